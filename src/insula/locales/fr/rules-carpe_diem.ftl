# Les règles de Carpe Diem : un message par règle numérotée. Les textes sont en Markdown : un simple retour à la ligne
# vaut une espace, une ligne vide ouvre un paragraphe. Le nom d’un chapitre précède ce qui en fait partie.

rules-title = Carpe Diem
rules-intro =
    De 2 à 4 joueurs. Voici les règles que joue Insula, dans nos propres mots.

    Chaque règle porte un numéro ; quand un coup est refusé, on vous indique celui de la règle. Là où les règles
    publiées ne disent rien ou se contredisent, il a fallu trancher ; la mention « notre décision » le signale. Les
    enregistrements comptent les places autour de la table à partir de 0. L’ordre du tour est celui des places, à
    partir du premier joueur, qui détient le jeton de premier joueur.

    Marchand, boulanger, sénateur et artisan sont les quatre logis ; étang, jardin, vignoble et poulailler sont les
    quatre paysages. Un quartier est ce qu’un joueur bâtit. Une carte de décompte compte autant de fois que sa
    condition est remplie.

## Éditions et options

chapter-editions = Éditions et options
rule-C1 =
    L’option `edition` vaut `2020` (par défaut) ou `2018`. Les éditions diffèrent par le déplacement des patriciens
    (C11) et par le dos des tuiles : blanc et noir dans la plus récente, vert clair et vert foncé dans l’ancienne.
rule-C2 =
    L’option `villas` vaut `table` (par défaut, selon les deux livrets français) ou `linear` (selon le livret
    russe) : ce que vaut une villa terminée en fin de partie (C35).
rule-C3 =
    L’option `bread` vaut `once` (par défaut, à la lettre des trois livrets) ou `repeat` : combien de fois un
    joueur peut payer trois pains au cours d’un même décompte (C33).

## Matériel

chapter-components = Matériel
rule-C4 =
    Le matériel est décrit dans le fichier de contenu ; chacune de ses tables dit d’où elle vient.

    - 84 tuiles claires et 39 tuiles sombres
    - 60 cartes de décompte : les paquets A et B sont rouges, C et D verts
    - 24 cartes fontaine
    - 16 morceaux de cadre portant chacun deux tâches
    - 4 plateaux Bâtiment de 6 × 6 cases, chacun avec une case Pelle au milieu et 9 cases Banderole
    - une piste Banderole de 0 à 20
    - 7 dépôts, et 11 emplacements pour tuiles sombres : la rangée sombre
    - 12 emplacements de carte en 4 rangées de 3, avec un cercle entre deux cartes voisines
rule-C5 =
    Une tuile a quatre bords. Chacun est du pâturage ou appartient à l’un de ces types : villa, marchand,
    boulanger, sénateur, artisan, étang, jardin, vignoble, poulailler. Une tuile porte au plus deux ensembles ; les
    bords de même type d’une tuile forment un seul ensemble. Les tuiles de villa portent des cheminées. Les tuiles
    de marché, de fournil et de fontaine ont quatre bords de pâturage. Les tuiles se tournent mais ne se retournent
    jamais.

    Les cartes de décompte vont de `A01` à `A12`, de `B01` à `B11`, de `C01` à `C12` et de `D01` à `D25`, dans
    l’ordre du fichier de contenu. Les rangées et les colonnes se comptent à partir de 0. La ligne qui correspond à
    chaque repère du cadre figure dans le fichier de contenu.
rule-C6 =
    Nous n’avons pas disposé des images du jeu. Les tables marquées `reconstructed` concordent avec tous les
    nombres et tous les exemples imprimés, mais elles ne sont pas relevées sur une boîte. Un fichier de contenu
    peut être remplacé en entier ; il est vérifié avant usage.

## Mise en place

chapter-set-up = Mise en place
rule-C7 =
    Chaque joueur reçoit, tirés au sort sans remise, 4 morceaux de cadre dans un ordre aléatoire (haut, droite,
    bas, gauche) et 1 plateau Bâtiment, la pelle à l’endroit ; il reçoit aussi 9 banderoles pour les cases
    Banderole et 5 disques. Le premier joueur est tiré au sort (notre décision, à la place du plus jeune).
rule-C8 =
    On tire des quatre paquets les cartes de décompte suivantes :

    - à deux : 2 A, 2 B, 2 C, 2 D ; les quatre emplacements d’angle restent vides
    - à trois : 2 A, 3 B, 2 C, 3 D ; les emplacements (0, 0) et (3, 2), appelés `a1` et `c4`, restent vides (notre
      décision : une diagonale vaut l’autre)
    - à quatre : 3 A, 3 B, 2 C, 4 D ; tous les emplacements servent

    On les mélange toutes ensemble, puis on les dispose. Il y a donc 9, 13 ou 17 cercles. Les autres cartes de
    décompte vont dans la boîte sans être vues.
rule-C9 =
    Points de départ, à partir du premier joueur : 8, 9 à deux ; 8, 9, 13 à trois ; 8, 9, 10, 11 à quatre. Un
    disque de chacun est posé sur la case 0 de la piste, le tout empilé dans l’ordre du tour : celui du premier
    joueur tout en bas, celui du dernier tout en haut. Il reste à chacun quatre disques pour les décomptes.
rule-C10 =
    On place 4 tuiles claires dans chaque dépôt et 1 tuile sombre sur chacun des 11 emplacements de la rangée
    sombre, toutes face visible. Puis, dans l’ordre du tour, chacun pose son patricien sur l’emplacement d’un dépôt
    qui n’en a pas encore (notre décision : une fois les tuiles visibles ; les livrets le font avant, ce qui serait
    un pur hasard).

## Un tour de jeu

chapter-turn = Un tour de jeu
rule-C11 =
    Une partie compte 4 phases de 7 manches ; à chaque manche, chacun a un tour. Les dépôts sont numérotés de 0 à 6
    dans le sens des aiguilles d’une montre.

    Édition 2020 : le patricien va au dépôt suivant ou au précédent. D’un dépôt vide, il continue aussitôt dans le
    même sens jusqu’à un dépôt qui a une tuile, au besoin jusqu’à celui où le tour a commencé. On peut entrer
    exprès dans un dépôt voisin vide.

    Édition 2018 : de même, mais le long de lignes qui mènent du dépôt i à i + 3 et à i − 3 (modulo 7), et d’un
    dépôt vide on peut prendre l’une ou l’autre ligne. Les choix sont donc le premier dépôt qui a une tuile dans
    chaque sens, et le dépôt où le tour a commencé s’il a une tuile et que l’un de ses deux voisins par une ligne
    est vide.

    Un déplacement porte le nom du dépôt où il finit. Deux chemins vers un même dépôt sont un seul déplacement.
rule-C12 =
    Plusieurs patriciens peuvent partager un dépôt. Un déplacement quitte le dépôt où il a commencé ; il ne peut y
    finir que comme le dit C11, ou avec du pain (C13).
rule-C13 =
    Au début du tour, on peut payer 1 pain au lieu du déplacement de C11 : le patricien va alors à n’importe quel
    dépôt qui a une tuile, y compris celui où il est. Ce n’est pas proposé pour un dépôt que C11 atteint (notre
    décision : on n’y gagne rien).
rule-C14 =
    On prend une tuile du dépôt atteint. On la construit aussitôt (C16) ou on la stocke définitivement, face
    cachée, par choix ou par nécessité.
rule-C15 =
    À deux : quand la deuxième tuile quitte un dépôt, les deux dernières vont aussitôt dans la boîte, à la vue de
    tous. À trois : quand la troisième le quitte, la dernière y va.

## Construire

chapter-building = Construire
rule-C16 =
    La première tuile qu’un joueur construit va sur la case Pelle (notre décision : la première tuile prise peut
    aussi être stockée). Chaque tuile suivante va sur une case libre voisine d’une de ses tuiles, bord à bord. Tous
    les bords qui se touchent doivent concorder, pâturage contre pâturage, type contre type. Le cadre est du
    pâturage, et n’est pas une tuile. Une pose peut laisser un ensemble qui ne pourra jamais être terminé.
rule-C17 =
    Sur une case Banderole : la banderole est retirée et le disque du joueur avance de 1 case sur la piste. Seul ce
    disque bouge, même de dessous les autres, qui gardent leur ordre ; à l’arrivée il se pose au-dessus de ce qui
    s’y trouve. La piste s’arrête à 20, les cases en trop sont perdues (notre décision) ; un disque qui ne bouge
    pas garde sa place dans la pile.
rule-C18 =
    Un bord est ouvert tant qu’aucune tuile ne se trouve au-delà. Un ensemble, relié par des bords qui concordent,
    est terminé quand il n’a plus de bord ouvert ; sa taille est le nombre de tuiles différentes sur lesquelles il
    s’étend. Les tuiles font qu’une villa terminée en compte au moins 2, un paysage de 2 à 4, un logis exactement
    2 ; c’est la vérification du fichier de contenu qui l’impose, pas les règles.
rule-C19 =
    Les récompenses viennent aussitôt : d’abord la banderole (C17), puis ce qu’apporte la tuile elle-même (C25),
    puis les ensembles terminés.

    Si une même tuile termine deux ensembles de classes différentes parmi marchand, paysage et artisan, leur
    propriétaire choisit lequel rapporte en premier (notre décision ; seule la classe est demandée, donc rien ne
    l’est pour deux paysages). Sinon l’ordre ne change rien et n’est pas demandé ; un artisan vient en dernier. La
    tuile d’un artisan et tout ce qu’elle apporte sont résolus avant ce qui attend encore (notre décision).
rule-C20 =
    Une villa terminée n’apporte rien sur le moment. Un paysage terminé apporte autant de marchandises qu’il a de
    tuiles, moins 1 : un étang des poissons, un jardin des herbes, un vignoble des raisins, un poulailler des
    poulets.
rule-C21 =
    Marchand terminé : toutes les marchandises sont vendues, pour autant de pièces, plus 1.
rule-C22 =
    Boulanger terminé : 2 pains.
rule-C23 =
    Sénateur terminé : le disque du joueur avance de 2 cases (C17).
rule-C24 =
    Artisan terminé : on prend une tuile au choix de la rangée sombre, obligatoirement tant qu’il y en a une. On la
    construit aussitôt selon C16, avec ses propres récompenses, enchaînements compris, ou on la stocke (notre
    décision : comme en C14). La rangée n’est jamais complétée. Si elle est vide, un artisan n’apporte rien.
rule-C25 =
    Un marché construit apporte 1 pièce ; un fournil 1 pain. Une fontaine : on prend les deux premières cartes
    fontaine, on les regarde, puis on remet sous la pile, face cachée, l’une de toutes celles que l’on détient,
    ancienne ou nouvelle. Avec n fontaines, on garde donc n cartes. (Une pile de moins de deux cartes donne ce
    qu’elle a.) Une tuile stockée n’apporte rien avant C36.
rule-C26 =
    La réserve ne s’épuise jamais.

## Décomptes

chapter-scoring = Décompte, après chaque phase
rule-C27 =
    Le joueur le plus avancé sur la piste fait son décompte en premier ; dans une pile de disques, de haut en bas.
    L’ordre est celui de la piste au moment où le décompte commence.
rule-C28 =
    Le joueur pose un disque sur un cercle libre, obligatoirement, et résout les deux cartes voisines, l’une
    entièrement après l’autre, dans l’ordre de son choix. Seul compte le disque qui vient d’être posé ; les disques
    restent et bloquent leur cercle.
rule-C29 =
    Carte verte : ce que le joueur possède compte, autant de fois que la condition est entièrement remplie, sans
    choix. Une carte qui demande un set compte autant de fois que son élément le plus rare. Ce qui est compté est
    gardé, et compte de nouveau ailleurs.

    Carte rouge : le joueur choisit combien de fois il paie, de 0 au maximum possible. Une pièce peut tenir lieu de
    toute marchandise. On donne d’abord ses propres marchandises, des pièces seulement pour ce qui manque (notre
    décision : une pièce ne vaut jamais moins qu’une marchandise).
rule-C30 =
    On compte : les cheminées des villas terminées et inachevées ; les villas, les paysages et les logis seulement
    s’ils sont terminés ; les marchés, les fournils et les fontaines dès qu’ils sont construits.
rule-C31 =
    Les récompenses sont des points, des pièces, du pain et des cases sur la piste (C17), autant de fois que la
    carte compte, aussitôt. Ce qu’apporte une carte peut payer l’autre si celle-ci est résolue ensuite.
rule-C32 =
    Une carte qui ne compte aucune fois, ni réellement ni grâce au pain, n’est pas remplie : elle coûte 4 points et
    rien n’est donné. Deux cartes non remplies coûtent 8. Choisir 0 sur une carte rouge que l’on pourrait payer
    revient à ne pas la remplir (notre décision). Les points ne descendent jamais sous 0 (notre décision) ; cela se
    calcule carte par carte, dans l’ordre où elles sont résolues.
rule-C33 =
    Trois pains remplissent une fois la condition de l’une des deux cartes, verte ou rouge, à la place d’une
    condition réellement remplie ou en plus. Ils sont proposés une fois versées les récompenses réellement gagnées
    sur cette carte, donc le pain tout juste gagné compte, y compris pour elle. `once` : un seul paiement de ce
    genre par décompte, sur une seule carte. `repeat` : autant qu’on veut, sur les deux cartes, la question étant
    reposée tant qu’il reste trois pains.

## La phase suivante

chapter-next-phase = La phase suivante
rule-C34 =
    Phases 2 et 3 : 28 tuiles claires, 4 par dépôt. Phase 4 : les 28 tuiles sombres qui ne sont pas dans la rangée
    sombre. Le jeton de premier joueur passe au joueur suivant, qui ouvre les manches. Tout le reste demeure.

## Fin de partie

chapter-end = Fin de partie, après le quatrième décompte
rule-C35 =
    Chaque villa terminée rapporte selon ses cheminées, et l’on additionne ; les villas inachevées ne rapportent
    rien.

    - `table` : 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 cheminées valent 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 26 points ;
      au-delà, n cheminées valent n × n / 4, arrondi à l’inférieur, plus 1. Seules les valeurs pour 3 cheminées (3
      points) et 5 cheminées (7 points) sont imprimées ; le reste est `reconstructed`.
    - `linear` : 1 point par cheminée.
rule-C36 =
    La moitié, arrondie à l’inférieur, de tout ce qui est en stock, pris ensemble : marchandises, pièces, pains et
    tuiles, mais ni les disques, ni les cartes fontaine, ni les points.
rule-C37 =
    Le numéro de la case de la piste où se trouve le disque du joueur.
rule-C38 =
    On dévoile les cartes fontaine. Chacune rapporte 2 points pour chaque élément de son type, compté comme en C30
    (une villa de toute taille une fois). Deux cartes du même type rapportent toutes les deux.
rule-C39 =
    Chaque tâche du cadre rapporte une fois, à la valeur imprimée, si la rangée ou la colonne de cases à son repère
    contient au moins une tuile d’un ensemble terminé de ce type. Un même ensemble peut servir à plusieurs tâches.
rule-C40 =
    Le joueur qui a le plus de points l’emporte. À égalité, c’est le joueur le plus en arrière sur la piste, puis
    celui dont le disque est le plus bas, qui l’emporte (notre décision) : celui qui ferait son décompte en
    dernier. La même comparaison règle toutes les places.

## Les choix

chapter-decisions = Les choix, dans l’ordre
rule-C41 =
    Voici ce qui se choisit :

    - Mise en place : chacun, dans l’ordre du tour, un dépôt sans patricien.
    - Tour : le dépôt, ou du pain et le dépôt ; la tuile ; la case et l’orientation, ou stocker ; si C19 le
      demande, quel ensemble en premier ; pour un artisan la tuile, puis la case et l’orientation, ou stocker ;
      pour une fontaine, quelle carte est remise.
    - Décompte, joueur après joueur : le cercle ; quelle carte en premier ; pour chaque carte, si elle est rouge,
      combien de fois, puis, avec 3 pains ou plus, si on les paie.

    Rien d’autre ne se choisit, et personne ne choisit pendant le tour d’un autre. Une orientation est un nombre de
    quarts de tour, dans le sens des aiguilles d’une montre, des bords tels qu’ils sont listés.

    Des choix de même effet n’en font qu’un : tuiles identiques (mêmes bords à une rotation près, mêmes cheminées,
    même centre) dans un dépôt ou dans la rangée sombre ; orientations d’aspect identique (nommées par la plus
    petite) ; cartes fontaine identiques. La carte à résoudre en premier est toujours demandée. `pay` est demandé
    sur toute carte rouge (`pay 0` quand on ne peut pas la payer) ; le pain, seulement avec 3 ou plus et tant que
    C33 le permet.

chapter-hidden = Informations cachées
rules-hidden =
    Secret pour tous : l’ordre des piles de tuiles et de la pile de cartes fontaine, et les cartes de décompte dans
    la boîte.

    Connues d’un seul joueur jusqu’à la fin : les cartes fontaine qu’il détient, celles qu’il a regardées et la
    place de celles qu’il a remises. Les autres voient combien il en détient, pas laquelle a été remise.

    Les tuiles stockées étaient visibles quand on les a prises, donc tous les connaissent. Tout le reste est
    visible, les points aussi (notre décision).

    Ce qu’un joueur a vu, il peut toujours le retrouver : dans le journal, dans une partie revue, ou en
    interrogeant un robot.

    On ne peut plus annuler une fois que des cartes fontaine ont été regardées, qu’une phase a été distribuée ou
    que le tour est fini.

## Exemples

chapter-examples = Des exemples qui font foi
example-1 = Marchand avec 2 poissons, 1 poulet et 1 raisin : 5 pièces. Sans rien : 1.
example-2 = Un étang de 3 tuiles : 2 poissons.
example-3 =
    7 cheminées : la carte « 2 cheminées → 1 pain » donne 3 pains ; « 3 cheminées → 1 pièce, 1 case » donne 2
    pièces et 2 cases.
example-4 =
    7 paysages terminés, dont 2 étangs et 1 jardin : la carte « étang + jardin → 7 points » donne 7 ; « 3 paysages
    → 1 pièce, 1 pain » donne 2 pièces et 2 pains.
example-5 =
    La carte des quatre marchandises « → 8 points », avec 3 pains, et 3 pièces, 2 poissons, 2 herbes et 1 poulet :
    24 points.
example-6 =
    La carte « 3 herbes → 7 points » avec 2 herbes, sans pièce ni pain : on perd 4 points et on garde les herbes.
example-7 = Villas terminées de 3, 5 et 5 cheminées, inachevées de 4 et 4 : 17 points selon le barème, 13 avec `linear`.
example-8 =
    Morceaux de cadre `F11` en haut, `F01` à droite, `F07` en bas, `F16` à gauche : les tâches boulanger 4 et villa
    3 sont remplies, les autres non : 7 points.
example-9 = Cercles à deux, trois et quatre joueurs : 9, 13, 17.
example-10 = Égalité sur la piste : le joueur dont le disque est au-dessus fait son décompte en premier.
example-11 = Mise en place à trois : 2 A, 3 B, 2 C, 3 D, donc 10 cartes.
example-12 =
    La carte « 2 herbes → 4 points » : 2, 4, 6 herbes ou pièces, mêlées ou non, donnent 4, 8, 12. « 3 poulets → 7
    points » : 3, 6 donnent 7, 14.
example-13 = La carte « poulet + raisin + poisson → 5 points » : deux sets donnent 10.
example-14 =
    La carte « 1 villa → 3 points » : 2 villas terminées donnent 6. « 2 villas → 1 pièce, 1 pain, 1 case » : 5
    villas donnent 2 de chaque.
example-15 =
    La carte « 1 marchand → 3 points » : 2 marchands donnent 6. « 2 fournils → 3 points » : 5 fournils donnent 6.
example-16 = Deux cartes non remplies : on perd 8 points.
example-17 =
    2 pains, et la carte « 2 cheminées → 1 pain » avec 2 cheminées est résolue en premier : les 3 pains remplissent
    une fois la condition de l’autre carte.
example-18 = Deux cartes fontaine identiques rapportent deux fois.
example-19 = La tuile sombre d’un artisan qui termine un autre artisan en apporte une de plus.
example-20 = Tuiles prises par phase à deux, trois et quatre joueurs : 14, 21, 28.
example-21 = Un bord d’étang contre un pâturage ou contre une villa : refusé.
example-22 =
    Seul le dépôt du joueur a des tuiles : le déplacement y finit de nouveau, dans les deux éditions. Dans
    l’édition 2018, on peut aussi revenir au départ par un voisin vide.
example-23 = Un disque sur 19 qui avance de 2 cases : 20.
example-24 =
    Un marchand et un étang de 2 tuiles terminés par une même tuile, avec 1 marchandise : 2 pièces et 1 poisson, ou
    3 pièces.
example-25 = 2 points, une carte non remplie et une qui en vaut 7 : 7 ou 5 points, selon l’ordre.

chapter-provenance = D’où viennent ces règles
rules-provenance =
    - Le déroulement : le livret français de l’édition 2020, et les livrets français et russe de l’édition 2018. Là
      où ils se contredisent, il y a une option (C1, C2). Nous en avions les textes, pas les images.
    - Le texte russe donne à deux joueurs ce qui revient à trois, et il manque un nombre dans la somme d’un exemple
      français ; les autres textes rétablissent les deux.
    - La grille des emplacements de carte découle des nombres de cercles de C8 ; qu’une ligne de l’édition 2018
      mène trois dépôts plus loin (C11) découle de l’étoile que décrivent les livrets ; que la piste s’arrête à 20
      vient d’une critique du jeu.
    - Ce que montrent les tuiles, la plupart des cartes de décompte et des tâches, les cases des plateaux et
      presque tout le barème des villas sont reconstitués (C6).
    - Les décisions sont les nôtres.

    La commande `insula content show carpe_diem` affiche la source de chaque table du matériel et son degré de
    certitude.
chapter-credits = Crédits
rules-credits =
    Carpe Diem est un jeu de Stefan Feld publié par alea, une marque de Ravensburger. Le nom et l’œuvre
    appartiennent à leurs ayants droit. Insula n’a aucun lien avec eux, et aucune phrase d’un livret publié n’est
    reprise ici.
