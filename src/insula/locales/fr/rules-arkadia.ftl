# Les règles des Bâtisseurs d’Arkadia : un message par règle numérotée. Les textes sont en Markdown : un simple retour
# à la ligne vaut une espace, une ligne vide ouvre un paragraphe. Le nom d’un chapitre précède ce qui en fait partie.

rules-title = Les Bâtisseurs d’Arkadia
rules-intro =
    De 2 à 4 joueurs. Voici les règles que joue Insula, dans nos propres mots.

    Ensemble, les joueurs élèvent une ville autour d’un château. Un bâtiment encerclé de tous côtés rapporte des
    sceaux à tous ceux dont les ouvriers le bordent, et chaque fois le château gagne une tourelle, ce qui fait
    bouger le prix des sceaux. Celui qui échange ses sceaux contre de l’or aux bons moments l’emporte.

    Chaque règle porte un numéro ; quand un coup est refusé, on vous indique celui de la règle. Là où les règles
    publiées, ou les textes dont nous disposions, ne disent rien, il a fallu trancher ; la mention « notre
    décision » le signale. Les enregistrements comptent les places autour de la table à partir de 0. L’ordre du
    tour est celui des places, à partir du premier joueur.

    Toucher, être voisin ou à côté, c’est toujours bord à bord ; un coin ne suffit pas. Une case se nomme par sa
    colonne, de a à p depuis la gauche, et sa ligne, de 1 à 12 depuis le haut : `a1` est en haut à gauche, `p12` en
    bas à droite.

    La plus grande partie du matériel est reconstituée, surtout le plan du plateau et les formes des bâtiments ;
    chaque règle précise quoi.

## Matériel

chapter-components = Matériel
rule-K1 =
    Le plateau a 16 × 12 cases, dont 24 campements. Leurs places sont reconstituées.

    Les fondations du château forment une plaque de 4 × 3 cases : un anneau de 10 cases pour les tourelles, les
    cases de l’anneau, autour d’une cour de 2 cases. Sur l’anneau sont imprimés deux sceaux de chacune des quatre
    couleurs, rouge, olive, noir et argenté ; deux de ses cases sont sans sceau. La place de chaque sceau est
    reconstituée. Ligne par ligne :

    - à l’horizontale : rouge, olive, argenté, noir / sans sceau, cour, cour, sans sceau / noir, argenté, olive,
      rouge
    - à la verticale, après un quart de tour dans le sens des aiguilles d’une montre, sceaux compris : noir, sans
      sceau, rouge / argenté, cour, olive / olive, cour, argenté / rouge, sans sceau, noir
rule-K2 =
    40 tuiles de bâtiment en sept types. Leurs noms et leurs nombres sont connus, leurs formes reconstituées :

    - maison : 8 tuiles de 2 cases
    - ferme : 8 tuiles de 3 cases en équerre
    - taverne : 8 tuiles de 3 cases en ligne
    - moulin : 4 tuiles de 4 cases, trois en ligne et une à côté de celle du milieu
    - forge : 4 tuiles de 4 cases, trois en ligne et une à côté d’un bout
    - comptoir : 4 tuiles de 4 cases, deux et deux, décalées d’une case
    - monastère : 4 tuiles de 4 cases en carré

    Le type n’a pas d’autre effet que sa forme. Les tuiles se tournent. L’option `flip` vaut `no` (par défaut) ou
    `yes` : avec `yes`, une tuile peut aussi être retournée, et sa forme est alors vue en miroir, ce qui change
    quelque chose pour la forge et le comptoir. Les textes dont nous disposions n’en parlent pas.
rule-K3 =
    40 cartes, une par tuile, chacune d’un type et d’une couleur. De chaque couleur, il y a 2 maisons, 2 fermes, 2
    tavernes et 1 carte de chacun des autres types. Nous tenons les couleurs pour également réparties, ce que les
    nombres de tuiles ne permettent que d’une seule façon.
rule-K4 =
    28 tourelles dans trois dépôts, un par étage du château : les dépôts 1 et 2 en ont 3 de chaque couleur, le
    dépôt 3 en a 1 de chaque.
rule-K5 =
    Chaque joueur a 11 ouvriers, 3 au départ et 8 que rapportent les étendards (K19), et 4 étendards. Il y a 24
    ouvriers neutres. Les sceaux et l’or ne s’épuisent jamais (notre décision).

## Mise en place

chapter-set-up = Mise en place
rule-K6 =
    Les fondations se posent sur le plateau, bien alignées sur ses cases et sans couvrir de campement. Notre
    décision : leur place est tirée au sort parmi toutes celles qui conviennent, à l’horizontale et à la verticale
    confondues, avec les mêmes chances.
rule-K7 =
    On mélange les cartes. À partir du dessus, chaque joueur en reçoit 4, en commençant par la place 0, puis on en
    pose trois face visible ; le reste est la pioche. Le premier joueur est tiré au sort (notre décision, à la
    place du plus jeune).

## Un tour de jeu

chapter-turn = Un tour de jeu
rule-K8 =
    Un tour commence obligatoirement par l’une de ces deux actions, et une seule : construire (K9) ou placer des
    ouvriers (K13). Seul un joueur qui ne peut faire ni l’un ni l’autre passe cette partie du tour (notre
    décision).

    Ensuite, si on le veut et même après avoir passé, on peut rendre un étendard (K19). C’est alors au joueur
    suivant.
rule-K9 =
    Construire, dans cet ordre :

    - On joue une carte de sa main dont la tuile a un emplacement possible.
    - On pose sa tuile sur des cases libres. Une case est libre si elle ne porte ni bâtiment, ni ouvrier, ni
      fondations ; un campement est libre. La tuile doit toucher un bâtiment, les fondations ou un ouvrier, de qui
      que ce soit.
    - Viennent alors le sceau (K10), les campements (K11) et la nouvelle carte (K12).
    - Enfin on regarde quels bâtiments sont terminés (K14).
rule-K10 =
    Un sceau de la couleur de la carte est posé sur le nouveau bâtiment. La carte quitte le jeu.
rule-K11 =
    Pour chaque campement que couvre la tuile, le joueur qui l’a posée prend 1 ouvrier neutre. Il y en a toujours
    assez.
rule-K12 =
    On prend une carte, obligatoirement : l’une des cartes visibles ou le dessus de la pioche. Une carte visible
    prise est aussitôt remplacée, à sa place, depuis la pioche. Entre cartes visibles identiques, la première vaut
    pour toutes.

    Notre décision quand la pioche est vide : rien n’est remplacé, et l’on prend l’une des cartes visibles. S’il
    n’en reste pas non plus, on ne prend pas de carte, et la main diminue.
rule-K13 =
    Placer des ouvriers : un ou plusieurs de sa réserve, de sa couleur ou neutres, au choix, un par case. Les cases
    doivent être libres comme en K9 (la cour fait partie des fondations) et toucher toutes un seul et même
    bâtiment, terminé ou non. Les fondations sont aussi un bâtiment. On n’a pas à désigner ce bâtiment : il suffit
    qu’il y en ait un.

    C’est seulement une fois tous les ouvriers placés que l’on regarde quels bâtiments sont terminés (K14). Les
    ouvriers ne quittent jamais le plateau. Un campement sous un ouvrier ne rapporte rien et il est perdu. On ne
    prend pas de carte.

## Bâtiments terminés et château

chapter-finished = Bâtiments terminés et château
rule-K14 =
    Une fois l’action de K8 entièrement faite : un bâtiment qui a encore son sceau est terminé si chaque case qui
    partage un bord avec lui est occupée (par un ouvrier, un bâtiment ou les fondations) ou serait hors du plateau.
    Plusieurs bâtiments peuvent être terminés en même temps. Les fondations ne sont jamais terminées.
rule-K15 =
    Pour chaque bâtiment terminé :

    - Chaque joueur reçoit, pour chacun de ses ouvriers voisins du bâtiment, un sceau de la couleur du bâtiment,
      quel que soit le moment où l’ouvrier a été placé. Un ouvrier compte une fois par bâtiment, et pour chaque
      bâtiment qu’il aide à encercler.
    - Les ouvriers neutres ne rapportent rien.
    - Le joueur dont c’est le tour prend en outre le sceau posé sur le bâtiment, même sans y avoir d’ouvrier.
rule-K16 =
    On distribue d’abord les sceaux de tous les bâtiments terminés. Puis le joueur dont c’est le tour doit poser
    une tourelle pour chacun de ces bâtiments, l’une après l’autre : d’une couleur qui reste dans le dépôt de
    l’étage en cours, sur une case de l’anneau libre à cet étage.
rule-K17 =
    Les tourelles s’empilent : l’étage 2 repose sur l’étage 1, l’étage 3 sur l’étage 2. Un étage commence quand
    celui du dessous a ses 10 tourelles. À la dixième tourelle de l’étage 1 et de l’étage 2, les 2 tourelles qui
    restent dans le dépôt de cet étage passent aussitôt au dépôt 3, même au milieu de K16.

    L’étage 3 a au plus 8 tourelles. Quand le dépôt 3 est vide, on ne pose pas de tourelle (notre décision).
rule-K18 =
    Le prix d’une couleur est le nombre de ses sceaux visibles d’en haut : ceux des tourelles sur lesquelles il n’y
    a rien, et ceux imprimés sur des cases encore découvertes. Tous les prix sont de 2 au départ ; un prix peut
    être de 0.

## Étendard

chapter-banner = Étendard
rule-K19 =
    À la fin de son tour, une fois toutes les tourelles posées, on peut rendre un étendard, pas plus :

    - L’étendard quitte le jeu.
    - On prend 2 ouvriers de sa couleur.
    - Puis on vend autant de sceaux que l’on veut, de toutes couleurs, ou aucun, aux prix du moment. Chaque sceau
      rapporte son prix en or.

    Il n’y a pas d’autre vente avant K21.

## Fin de partie

chapter-end = Fin de partie
rule-K20 =
    La dixième tourelle de l’étage 2 déclenche la fin. Ce tour est joué jusqu’au bout. Puis chacun a encore un
    tour ; le dernier revient au joueur qui a posé cette tourelle. Ces derniers tours sont des tours entiers,
    étendard compris. La fin ne se déclenche qu’une fois.
rule-K21 =
    Tous les sceaux sont alors vendus aux prix finaux ; personne ne choisit. Les ouvriers et les étendards qui
    restent ne valent rien. Le joueur qui a le plus d’or l’emporte ; à égalité, la victoire est partagée (notre
    décision).
rule-K22 =
    Quand, pendant autant de tours de suite qu’il y a de joueurs, on a passé sans rendre d’étendard, qu’il en reste
    ou non, la partie s’achève aussitôt par K21 (notre décision : sans cela, une partie, surtout à deux, pourrait
    rester bloquée). Après le dernier tour de la fin (K20), c’est K20 qui l’achève.

## Les choix

chapter-decisions = Les choix, dans l’ordre
rule-K23 =
    Voici ce qui se choisit :

    - L’action : une carte de la main dont la tuile a un emplacement possible, `build house red` ; ou un premier
      ouvrier, de sa couleur ou neutre, sur une case voisine d’un bâtiment ou des fondations, `own c3` ou
      `neutral c3` ; `pass` seulement s’il n’y a ni l’un ni l’autre.
    - Après une carte : où va la tuile, `site c3r0` ; puis la carte à prendre, `draw 1`, `draw 2`, `draw 3` ou
      `draw pile` (ce n’est pas demandé s’il n’y en a aucune).
    - Après un ouvrier : encore un, de sa couleur ou neutre, dans n’importe quel ordre, ou `stop`.
    - Pour chaque bâtiment terminé : la couleur et la case de la tourelle, `tower red g5`.
    - Enfin `banner` ou `end`. Avec un étendard, couleur par couleur (rouge, olive, noir, argenté), combien de
      sceaux on vend, de 0 à tous ceux que l’on a, même au prix 0 : `sell red 2`.

    Un emplacement se nomme par la première case de la tuile, la plus à gauche de sa ligne la plus haute, et par
    son orientation : `r0` à `r3` sont des quarts de tour, dans le sens des aiguilles d’une montre, de la forme
    telle que la dessine le fichier de contenu ; avec `flip`, il y a aussi `t0` à `t3` : la forme est d’abord vue
    en miroir, gauche et droite échangées, puis tournée.

    Les tourelles viennent dans n’importe quel ordre, et des cases différentes sont des choix différents. Personne
    ne choisit pendant le tour d’un autre. Des choix de même effet n’en font qu’un : cartes identiques ;
    orientations qui couvrent les mêmes cases (nommées par la première, `r` avant `t`).

chapter-hidden = Informations cachées
rules-hidden =
    Secret pour tous : l’ordre de la pioche.

    Connues de leur seul propriétaire : les cartes en main distribuées ou prises dans la pioche. Une carte prise
    parmi les trois visibles est connue de tous jusqu’à ce qu’elle soit jouée. Les cartes de même type et de même
    couleur se valent ; en jouer une, c’est jouer celle qui est connue.

    Les ouvriers en réserve, les sceaux et l’or sont derrière un paravent, mais tout le monde voit chaque
    changement. L’option `tracking` règle ce que montre la table : `memory` (par défaut) ne fait que les ôter de la
    vue ; `open`, pensé pour les parties qui durent des jours, les montre, ainsi que les cartes connues des mains.

    Visible de tous : le plateau, le château, les dépôts, les étendards, les cartes visibles et les cartes jouées,
    la taille des mains et de la pioche.

    Ce qu’un joueur a vu, il peut toujours le retrouver : dans le journal, dans une partie revue, ou en
    interrogeant un robot.

    On ne peut plus annuler une fois qu’une carte a été prise, tant que la pioche n’est pas vide, ni une fois que
    le tour est fini.

## Exemples

chapter-examples = Des exemples qui font foi
example-1 = Au départ, les quatre prix sont de 2.
example-2 = 7 sceaux rouges au prix de 3 et 5 argentés au prix de 4 se vendent 41 pièces d’or.
example-3 = Un ouvrier dans le creux d’un bâtiment en équerre le touche par deux côtés et compte une fois.
example-4 =
    Une tuile posée dans un espace clos est terminée aussitôt : le joueur qui l’a posée prend le sceau qu’elle
    porte et pose une tourelle.
example-5 =
    Un ouvrier achève d’encercler deux bâtiments : tous deux rapportent, on pose deux tourelles, et cet ouvrier
    rapporte pour les deux.
example-6 = Quand l’étage 1 est complet, ses 2 tourelles restantes sont dans le dépôt 3.
example-7 =
    La 10e tourelle de l’étage 2, et encore un bâtiment terminé : la tourelle suivante vient du dépôt 3 et va à
    l’étage 3.
example-8 =
    Un bâtiment sur deux campements rapporte 2 ouvriers neutres ; un ouvrier sur un campement n’en rapporte aucun.
example-9 =
    Le joueur A achève d’encercler un bâtiment que ne bordent que des ouvriers neutres et ceux des autres : A
    reçoit le sceau posé dessus, les autres un par ouvrier.
example-10 = Un ouvrier à côté de deux bâtiments de même couleur, terminés tous deux à l’instant : 2 sceaux.
example-11 = Un bâtiment dans un coin du plateau n’a besoin que de ses voisins intérieurs.
example-12 =
    L’étage 1 est complet, il reste une tourelle rouge et une argentée : le dépôt 3 en a 2 rouges, 2 argentées, 1
    olive et 1 noire.
example-13 = Une tourelle noire sur un sceau rouge visible : le prix du rouge baisse de 1, celui du noir monte de 1.
example-14 = La pioche est vide : prendre une carte visible en laisse deux.
example-15 = Un joueur qui ne peut ni construire ni placer d’ouvrier passe, puis rend un étendard : 2 ouvriers.
example-16 = Tout le monde passe sans rendre d’étendard : la partie s’achève, tous les sceaux sont vendus.
example-17 = Celui qui a déclenché la fin a le dernier tour.

chapter-provenance = D’où viennent ces règles
rules-provenance =
    - Le déroulement : un résumé français des règles, en une page, complété par les pages des règles anglaises
      publiées que nous avons pu lire en partie, et par des critiques du jeu. Nous avions des textes, pas d’images.
    - Que celui qui a déclenché la fin ait lui aussi un dernier tour (K20) : le résumé, pris à la lettre.
    - Les nombres de tuiles, de tourelles, d’ouvriers et d’étendards (K2, K4, K5) : la liste du matériel et des
      critiques. La taille du plateau et le nombre de campements (K1) : deux critiques.
    - Les couleurs des cartes (K3) : déduites des nombres de tuiles.
    - Les places des campements et des sceaux imprimés (K1) et les formes des tuiles (K2) sont reconstituées :
      elles concordent avec tout ce qui en est dit, mais elles ne sont pas relevées sur une boîte.
    - Les décisions sont les nôtres.

    Le matériel est décrit dans le fichier de contenu, qui peut être remplacé en entier et est vérifié avant usage.
    La commande `insula content show arkadia` affiche la source de chaque table du matériel et son degré de
    certitude.
chapter-credits = Crédits
rules-credits =
    Les Bâtisseurs d’Arkadia (Die Baumeister von Arkadia) est un jeu de Rüdiger Dorn publié par Ravensburger, et en
    anglais par Rio Grande Games. Le nom et l’œuvre appartiennent à leurs ayants droit. Insula n’a aucun lien avec
    eux, et aucune phrase d’un livret publié n’est reprise ici.
