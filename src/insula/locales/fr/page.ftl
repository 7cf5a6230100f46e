# Les pages simples du serveur : l’accueil et la table où se joue n’importe quel jeu.

## Les deux pages

page-language = Langue
page-theme = Apparence
page-theme-system = comme le système
page-theme-light = claire
page-theme-dark = sombre
page-home = Accueil
page-close = Fermer
page-cancel = Annuler
page-copy = Copier
page-copied = Copié
page-yes = oui
page-no = non
page-player = Joueur
page-players = Joueurs
page-my-name = Votre nom
page-bots-warming = Les robots se préparent : les règles sont compilées, une fois pour toutes. Cela prend environ une minute.
page-unreachable = Le serveur ne répond pas. Cette page réessaie toute seule.
page-error-offline = Le serveur ne répond pas en ce moment.
page-error-server = Un incident s’est produit sur le chemin du serveur.
page-not-reachable = Seul cet ordinateur atteint ce serveur. Pour que vos amis l’atteignent, lancez-le ainsi :
page-watch-link = Lien pour regarder

page-level-random = débutant : joue au hasard
page-level-greedy = occasionnel : prépare son tour
page-level-search = réfléchit sur { $iterations } parties
page-level-search-500 = habile : réfléchit à l’avance
page-level-search-2000 = expert : réfléchit plus loin

## Accueil

page-home-heading = Bâtir une ville
page-home-lead = Contre des robots, avec des amis par lien, ou à plusieurs devant cet écran. Sans compte.
page-version = Insula { $version }
page-play-now = Jouer
page-bots = Robots
page-gather = Avec des amis, ou à plusieurs devant cet écran
page-gather-hint = Dites qui s’assied où. Chaque ami reçoit un lien secret ; devant cet écran, on joue tour à tour derrière un rideau.
page-make = Créer la partie
page-name-of-seat = Nom à la place { $number }
page-chair-me = moi
page-chair-here = quelqu’un d’autre devant cet écran
page-chair-friend = un ami, par lien
page-chair-bot = robot, { $level }
page-reconstructed = { $count ->
        [one] Matériel : un tableau est reconstitué
       *[other] Matériel : { $count } tableaux sont reconstitués
    }
page-all-sourced = Matériel : tout vient de l’imprimé ou de plusieurs sources
page-components = Matériel
page-component = Tableau
page-source = Origine
page-confidence = Certitude
page-confidence-printed = imprimé
page-confidence-sourced = plusieurs sources
page-confidence-reconstructed = reconstitué
page-made = { $title } : la partie est créée
page-made-hint = Donnez un de ces liens à chaque ami. Qui a le lien a la place : ne le montrez à personne d’autre.
page-to-table = À la table
page-mine = Parties sur cet appareil
page-status-mine = à vous de jouer
page-status-running = coup { $move }
page-status-over = terminée, { $scores }
page-remove = Retirer
page-remove-match = Retirer de cette liste la partie avec { $names }
page-record = Ouvrir une partie écrite
page-record-hint = C’est une partie terminée, sous forme de texte. Parcourez-la, ou reprenez-la à l’une de ses positions.
page-record-text = La partie écrite
page-record-file = ou un fichier
page-record-open = La parcourir
page-go-on = Reprendre à une position
page-go-on-hint = Une nouvelle partie commence après ce nombre de coups. Ce que personne n’avait vu est mélangé de nouveau.
page-go-on-move = Après le coup
page-go-on-make = Reprendre

## La table : que faire

page-connecting = Connexion …
page-loading = On met la table …
page-line-online = connecté
page-line-offline = hors ligne
page-line-connecting = connexion
page-offline = Hors ligne. La page se reconnecte toute seule.
page-offline-sending = Hors ligne. La page se reconnecte toute seule ; votre coup sera alors joué, une seule fois.
page-your-turn = À vous de jouer
page-turn-of = Au tour de : { $name }
page-turn-open = On attend que quelqu’un prenne cette place.
page-turn-waits = On attend ce coup.
page-choose = Choisissez un coup.
page-sit-down-first = Cette place est à vous
page-sit-down = S’asseoir
page-moves = Vos coups
page-not-your-turn = Ce n’est pas à vous de jouer.
page-reveals = dévoile quelque chose
page-ends-turn = finit le tour
page-do-it = Jouer ce coup
page-not-yet = Pas encore
page-undo = Annuler le coup
page-restart-turn = Recommencer le tour
page-ask-back = Demander à annuler
page-take-back = Reprendre le coup
page-ask-mine = Vous avez demandé à annuler. Doivent encore accepter : { $names }.
page-ask-of = { $name } demande à revenir au coup { $move }.
page-agree = Accepter
page-refuse = Refuser
page-typed = Écrire un coup
page-typed-go = Jouer

## La table : qui et où

page-table = La table
page-nothing = Rien ici : { $fields }.
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-to-act = doit jouer
page-you = vous
page-kind-here = présent
page-kind-away = absent
page-kind-open = place libre
page-kind-bot = robot, { $level }
page-resigned = abandon
page-switcher = Devant cet écran
page-curtain = Au tour de : { $name }
page-curtain-hint = Passez l’écran à { $name }. Il ne montre à présent les cartes de personne.
page-curtain-show = Montrer
page-my-seat = Ma place
page-rename = Changer de nom
page-level = Niveau
page-hand-over = Laisser jouer un robot
page-sit-again = Reprendre ma place
page-resign = Abandonner
page-resign-heading = Abandonner pour de bon ?
page-resign-hint = Un robot joue à votre place, et le résultat dira que vous avez abandonné. C’est sans retour.
page-resigned-hint = Vous avez abandonné ; un robot continue.
page-links = Liens
page-host = En tant qu’hôte
page-host-hint = Un nouveau lien annule l’ancien.
page-reissue = Nouveau lien
page-reissue-of = Nouveau lien pour { $name }
page-new-link = Lien pour { $name }
page-give-to-bot = Laisser jouer un robot
page-delete = Supprimer la partie
page-delete-heading = Supprimer cette partie ?
page-delete-hint = Elle est supprimée pour tout le monde, définitivement.
page-link-refused = Ce lien n’est pas valable
page-link-refused-hint = Il a peut-être été remplacé. Demandez le nouveau à qui a créé la partie.
page-match-gone = Cette partie n’existe pas
page-match-gone-hint = Elle a peut-être été supprimée, ou l’adresse est incomplète.
page-watch-only = Regarder sans place

## La table : ce qui s’est passé

page-log = Ce qui s’est passé
page-log-filter = Ce qui est montré
page-log-all = tout
page-log-moves = coups
page-log-scores = points
page-log-empty = Rien encore.
page-log-earlier = Tours précédents
page-log-turn = Tour n° { $turn } : { $name }
page-look = Voir la table après ce tour
page-note-back = La partie est revenue au coup { $text }.
page-note-ask = { $name } a demandé à revenir au coup { $text }.
page-note-agree = { $name } a accepté.
page-note-refuse = { $name } a refusé.
page-note-join = { $text } prend place.
page-note-bot = Un robot joue pour { $name } ({ $level }).
page-note-person = { $name } est de retour.
page-note-resign = { $name } abandonne ; un robot continue ({ $level }).
page-note-rematch = Une revanche a été créée.

## La fin et la relecture

page-result = Le résultat
page-place = Rang
page-rematch = Rejouer avec les mêmes places
page-to-rematch = À la revanche
page-review = Parcourir la partie
page-download-text = Partie écrite en texte
page-download-ndjson = Partie écrite en NDJSON
page-replay = Revoir
page-slider = Coup
page-step-first = Au début
page-step-back = Un coup en arrière
page-step-forth = Un coup en avant
page-step-last = Au dernier coup
page-back-to-now = Retour au présent
page-position-link = Adresse de cette position
page-eyes = Vu par
page-eyes-mine = moi
page-eyes-all = tout le monde
page-go-on-here = Reprendre d’ici

## Réglages et aide

page-settings = Réglages
page-confirm = Demander avant un coup qui finit le tour ou dévoile quelque chose
page-confirm-touch = sur un écran tactile
page-confirm-always = toujours
page-confirm-never = jamais
page-curtain-setting = Rideau quand l’écran change de mains
page-curtain-on = oui
page-curtain-off = non
page-help = Aide
page-help-moves = Chaque coup est un bouton qui dit à quoi il mène. Un coup peut aussi s’écrire comme dans les parties écrites, plusieurs avec des virgules ; ce qui n’est pas permis est expliqué avec sa règle.
page-key-undo = annuler le coup
page-key-restart = recommencer le tour
page-key-typed = écrire un coup
page-key-moves = aux coups, puis les flèches
page-key-arrows = en relecture : un coup en arrière ou en avant ; Début et Fin
page-key-help = cette aide
page-key-escape = fermer, quitter la relecture
