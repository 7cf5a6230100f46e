# Les règles d’Alhambra, le jeu de cartes : un message par règle numérotée. Les textes sont en Markdown : un simple
# retour à la ligne vaut une espace, une ligne vide ouvre un paragraphe. Le nom d’un chapitre précède ce qui en
# fait partie.

rules-title = Alhambra, le jeu de cartes
rules-intro =
    De 2 à 6 joueurs. Voici les règles que joue Insula, dans nos propres mots.

    Chaque règle porte un numéro ; quand un coup est refusé, on vous indique celui de la règle. Là où les règles
    publiées ne disent rien, il a fallu trancher ; la mention « notre décision » le signale. Martin est le
    troisième joueur imaginaire des parties à deux. Les enregistrements comptent les places autour de la table à
    partir de 0.

## Matériel

chapter-components = Matériel
rule-A1 =
    54 bâtiments de six types, aux prix suivants :

    - pavillon (bleu) : 2 3 4 5 6 7 8
    - sérail (rouge) : 3 4 5 6 7 8 9
    - arcades (brun) : 4 5 6 6 7 8 8 9 10
    - chambres (blanc) : 5 6 7 7 8 9 9 10 11
    - jardin (vert) : 6 7 8 8 8 9 10 10 10 11 12
    - tour (violet) : 7 8 9 9 9 10 11 11 11 12 13
rule-A2 =
    108 cartes d’argent : quatre monnaies (dans l’ordre du chantier : jaune, bleu, vert, orange), de valeur 1 à 9,
    chaque carte en trois exemplaires. À deux joueurs, on retire un exemplaire de chacune : il en reste 72.
rule-A3 =
    Deux cartes de décompte, A et B. Un chantier à quatre emplacements, un par monnaie.

## Mise en place

chapter-set-up = Mise en place
rule-A4 =
    On mélange les bâtiments. À deux joueurs, Martin reçoit les six premiers, posés face visible. Puis quatre
    bâtiments garnissent le chantier, de gauche à droite.
rule-A5 =
    En commençant par le joueur de la première place, puis dans l’ordre des places, chacun pioche de l’argent
    devant tout le monde, carte après carte, jusqu’à totaliser 20 ou plus (donc toujours de 20 à 28). Ensuite, les
    mains sont secrètes.
rule-A6 =
    Le joueur qui a le moins de cartes commence ; à égalité, parmi ceux-là, celui qui a le plus petit total. Si
    l’égalité persiste, le sort désigne l’un d’eux, à partir de la graine de la partie (notre décision, à la place
    du plus jeune).
rule-A7 =
    On dévoile quatre cartes d’argent. Le reste est réparti en cinq tas dont les tailles diffèrent d’une carte au
    plus, les plus gros d’abord (notre décision). La carte de décompte A est glissée dans le tas 2, à n’importe
    quelle hauteur, tout en haut et tout en bas compris, avec les mêmes chances ; la carte B de même dans le tas 4.
    Les tailles se comptent sans les cartes de décompte. On empile le tout, le tas 1 au-dessus, le tas 5 au fond.

## Un tour de jeu

chapter-turn = Un tour de jeu
rule-A8 =
    Un tour, c’est exactement une action, et elle est obligatoire : prendre de l’argent ou acheter un bâtiment.
    C’est ensuite au joueur suivant et, après le dernier, de nouveau au premier. Martin n’a pas de tour.
rule-A9 =
    Prendre de l’argent : une seule carte visible, quelle que soit sa valeur, ou plusieurs cartes visibles qui
    valent ensemble 5 au plus, monnaies mélangées ou non. (Passage rétabli : pris à la lettre, notre exemplaire du
    livret interdirait une carte seule de plus de 5, alors que son propre exemple en prend une.) Prendre de
    l’argent met fin au tour. L’argent visible occupe quatre places, et une carte prise laisse un vide. Entre
    cartes identiques, on prend celles qui sont le plus à gauche.
rule-A10 =
    Acheter un bâtiment du chantier : on le paie en cartes de la monnaie de son emplacement, pour au moins son
    prix. On ne rend pas la monnaie. Les cartes vont à la défausse, face visible.

    Notre décision : un paiement est valable si son total atteint le prix et si, sans sa carte la plus faible, il
    ne le dépasse pas. Payer davantage est refusé, puisque cela ne rapporte rien. On peut donc ajouter une carte à
    un paiement exact si elle n’est pas plus forte que la plus faible de ce paiement ; le tour s’arrête alors.

    Une carte payée quitte aussitôt la main. Le paiement achevé, les cartes rejoignent la défausse et le bâtiment
    quitte le chantier.
rule-A11 =
    Celui qui paie le prix exact gagne une action de plus, à choisir librement entre A9 et A10, et tout aussi
    obligatoire que la première. Entre-temps, ni le chantier ni l’argent ne sont complétés. Un tour compte donc au
    plus quatre achats exacts et une action de plus. (Passage rétabli : notre exemplaire du livret imprime un
    nombre d’actions qui contredit sa propre explication.)
rule-A12 =
    Un bâtiment acheté reste face visible devant son propriétaire. À deux joueurs, celui qui achète peut offrir la
    carte à Martin, tout de suite et carte par carte. Un paiement exact donne malgré tout droit à l’action
    suivante.
rule-A13 =
    Un joueur qui, au début de son tour, ne peut ni prendre ni acheter doit passer (notre décision ; cela n’arrive
    que si aucun argent n’est visible). Passer est un coup comme un autre, et le tour se termine selon A14. Si plus
    rien n’est possible après un achat exact, le tour s’arrête, tout simplement ; ce n’est pas passer.

    Si tout le monde passe à la suite, la partie se termine selon A18, avec les quatre bâtiments (simple
    précaution : dans une partie normalement distribuée, quelqu’un peut toujours acheter). Toute prise d’argent et
    tout achat remettent ce compte à zéro.

## Après le tour

chapter-after-turn = Après le tour
rule-A14 =
    On complète d’abord le chantier à quatre, emplacements vides de gauche à droite, puis l’argent visible à
    quatre, places vides de gauche à droite.
rule-A15 =
    S’il faut une carte d’argent alors que la pioche est vide, et seulement alors, la défausse mélangée redevient
    la pioche (elle ne contient jamais de carte de décompte). Si les deux sont vides, il reste moins de quatre
    cartes visibles (notre décision).
rule-A16 =
    Une carte de décompte tirée en complétant l’argent déclenche aussitôt son décompte (A20) ; à deux joueurs, A17
    s’applique juste après. Elle quitte ensuite le jeu et l’on continue de compléter.
rule-A17 =
    À deux joueurs : juste après le décompte A, Martin prend les six premiers bâtiments de la pioche ; juste après
    B, un tiers de la pioche, arrondi à l’inférieur (sur 5 il en prend 1, sur 2 aucun). Au décompte A, une pioche
    de moins de six lui revient tout entière (notre décision). On ne touche pas au chantier. Une pioche vide ne met
    pas fin à la partie.

## Fin de partie

chapter-end = Fin de partie
rule-A18 =
    La partie s’achève après le tour à la suite duquel le chantier ne peut plus être ramené à quatre. On le
    complète autant que possible. L’argent n’est pas complété (notre décision, d’après l’ordre de A14), et le
    décompte d’une carte encore dans la pioche n’a pas lieu (notre décision).

    Les mains sont dévoilées. Chaque bâtiment restant, de gauche à droite, revient au joueur qui possède le plus
    d’argent (somme des valeurs) dans la monnaie de son emplacement ; à personne en cas d’égalité ou si nul n’en a.
    On ne dépense rien, et l’argent pris au dernier tour compte. Un même joueur peut en recevoir plusieurs. Un
    bâtiment que personne ne reçoit ne compte pour personne. Martin n’en reçoit aucun, et ces cartes ne peuvent pas
    être offertes.
rule-A19 =
    Vient alors le décompte C. Le joueur qui a le plus de points l’emporte ; à égalité, la victoire est partagée.
    Les points de Martin sont affichés, mais il ne peut pas gagner (notre décision).

## Décomptes

chapter-scoring = Décomptes
rule-A20 =
    Dans chaque type, on classe les joueurs (et Martin) selon le nombre de bâtiments qu’ils y possèdent ; il en
    faut au moins un. Le décompte A récompense la première place, B les deux premières, C les trois premières :

    - pavillon : A 1 ; B 8, 1 ; C 16, 8, 1
    - sérail : A 2 ; B 9, 2 ; C 17, 9, 2
    - arcades : A 3 ; B 10, 3 ; C 18, 10, 3
    - chambres : A 4 ; B 11, 4 ; C 19, 11, 4
    - jardin : A 5 ; B 12, 5 ; C 20, 12, 5
    - tour : A 6 ; B 13, 6 ; C 21, 13, 6
rule-A21 =
    Les joueurs à égalité, Martin compris, se partagent les points des places qu’ils occupent, arrondis à
    l’inférieur ; une place qui ne rapporte rien vaut 0. La part de Martin lui revient et elle est perdue pour les
    joueurs. Le suivant au classement prend la première place libre. Les prix ne comptent jamais.

## Les choix

chapter-decisions = Les choix, dans l’ordre
rule-A22 =
    Prendre (quelles cartes visibles) ou acheter. Pour acheter : l’emplacement, puis le paiement, carte par carte,
    de la plus forte à la plus faible.

    - Sous le prix : une carte qui ne dépasse pas la précédente et à partir de laquelle le prix reste accessible.
    - Au prix juste : s’arrêter, ou ajouter une carte qui ne dépasse pas la précédente.
    - Au-dessus du prix, le paiement est terminé.

    À deux joueurs, on garde ensuite le bâtiment ou on l’offre ; jusque-là, il n’est à personne. Après un paiement
    exact, tout recommence. Il n’y a pas d’autre choix, et personne ne choisit pendant le tour d’un autre. Des
    choix de même effet (cartes identiques) n’en font qu’un.

chapter-hidden = Informations cachées
rules-hidden =
    Secret pour tous : l’ordre des deux pioches, et la place de chaque carte de décompte dans son cinquième.

    Les mains sont secrètes par règle, mais chacune de leurs cartes a été visible un jour. Ce qu’un joueur a vu, il
    peut toujours le retrouver : dans le journal, dans une partie revue, ou en interrogeant un robot. On ne tire
    donc de nouveau au sort que ce que personne ne peut savoir : les deux ordres, jamais les mains. Une carte de
    décompte encore à venir est placée n’importe où dans la partie non découverte de son cinquième, avec les mêmes
    chances.

    L’option `tracking` règle ce que montre la table : `memory` (par défaut) cache les mains des autres, `open` les
    montre.

    Visible de tous : la taille des mains et des pioches, la défausse, les bâtiments, les points et les cartes de
    Martin. La taille de la pioche d’argent comprend les cartes de décompte qui s’y trouvent.

    On peut annuler librement jusqu’au moment où le chantier et l’argent sont complétés.

## Exemples

chapter-examples = Des exemples qui font foi
example-1 = Décompte A : le joueur seul en tête en chambres (blanc) reçoit 4.
example-2 = Décompte B, tour (violet) : le premier reçoit 13, le deuxième 6 ; deux premiers à égalité reçoivent 9 chacun.
example-3 = Décompte C, jardin (vert) : deux à égalité en tête, puis deux à égalité : 16, 16, 2, 2.
example-4 =
    Prix 10, payé 7 + 4 : le tour est fini et rien n’est rendu. Payé 7 + 3 : on rejoue.
example-5 =
    Égalités en tête. Décompte B, trois à égalité en tour : 6 chacun. Décompte C, quatre à égalité en tour : 10
    chacun. Décompte A, deux à égalité en pavillon (bleu) : 0 chacun.
example-6 = Argent visible 2, 3, 7, 9 : on prend 2 et 3 ensemble, ou une seule carte au choix ; jamais 2 et 7 ensemble.
example-7 = Prix 10 : 7 + 3 + 1 est valable et met fin au tour ; 7 + 4 + 3 est refusé.
example-8 =
    Décompte B en sérail (rouge), un premier et deux deuxièmes à égalité : 9, 1, 1. Décompte C en pavillon, deux
    troisièmes à égalité : 0 chacun.
example-9 = Quatre achats exacts, puis de l’argent : cinq actions en un seul tour.
example-10 = Un paiement exact dont le bâtiment est offert à Martin donne droit à l’action suivante.
example-11 = Fin de partie : 7, 7 et 3 dans la monnaie de l’emplacement : personne ne reçoit le bâtiment.
example-12 = 20 bâtiments dans la pioche au décompte B : Martin en prend 6.
example-13 =
    Un achat exact, puis de l’argent ; le chantier reste incomplet et B se trouve sur le dessus de la pioche
    d’argent : l’argent n’est pas complété, le décompte B n’a pas lieu.
example-14 = Une pioche de 5 bâtiments au décompte B : Martin en prend 1.
example-15 = On passe, on passe, on achète : le compteur est de nouveau à zéro.
example-16 = Prix 10 : 9 + 7 + 3 est refusé, 7 + 3 + 3 est valable.
example-17 =
    Argent visible 1 bleu, 1 bleu, 1 vert, 5 bleu : six prises possibles (chaque sorte de carte seule, les deux 1
    bleus, un 1 bleu avec le 1 vert, les trois 1).

chapter-provenance = D’où viennent ces règles
rules-provenance =
    - Le déroulement, la distribution, les égalités, la fin et le jeu à deux : le livret français du jeu de cartes.
      Notre exemplaire était abîmé par endroits. A9 et A11 sont rétablies, comme indiqué là, à l’aide du livret du
      jeu de plateau de la même famille, qui dit aussi clairement qu’il faut au moins un bâtiment pour marquer
      (A20).
    - Les points de A20 : la carte récapitulative.
    - Les prix de A1 : plusieurs listes indépendantes qui concordent carte par carte, dont une de cette édition
      même.
    - L’ordre des monnaies de A2 : une numérisation du chantier.
    - Les décisions sont les nôtres.

    La commande `insula content show alhambra` affiche la source de chaque table du matériel et son degré de
    certitude.
chapter-credits = Crédits
rules-credits =
    Alhambra – Le jeu de cartes (Alhambra – Das Kartenspiel) est un jeu de Dirk Henn publié par Queen Games. Le nom
    et l’œuvre appartiennent à leurs ayants droit. Insula n’a aucun lien avec eux, et aucune phrase d’un livret
    publié n’est reprise ici.
