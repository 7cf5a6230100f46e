# Ce que partagent toutes les pages du navigateur, et la table où se joue n’importe quel jeu.

## Les deux pages

page-language = Langue
page-theme = Apparence
page-theme-system = comme le système
page-theme-light = claire
page-theme-dark = sombre
page-home = Accueil
page-close = Fermer
page-show-all = Tout montrer
page-held = La suite attend que vous fermiez.
page-turn-shown = Les derniers coups sont en cours d’affichage.
page-to-result = Voir le résultat
page-seat-has = Ce que possède { $name }
page-cancel = Annuler
page-copy = Copier
page-copied = Copié
page-copy-by-hand = C’est sélectionné : copiez à la main
page-yes = oui
page-no = non
page-player = Joueur
page-players = Joueurs
page-my-name = Votre nom
page-bots-warming = Les robots se préparent : les règles sont compilées, une fois pour toutes. Cela prend environ une minute.
page-unreachable = Le serveur ne répond pas. Cette page réessaie toute seule.
page-error-offline = Le serveur ne répond pas en ce moment.
page-error-server = Un incident s’est produit sur le chemin du serveur.
page-error-storage = Ce navigateur ne garde rien pour cette page : on ne peut donc pas partager son écran à plusieurs. Autorisez-le à garder des données pour cette page, ou jouez avec des liens.
page-not-reachable = Seul cet ordinateur atteint ce serveur. Pour que vos amis l’atteignent, lancez-le ainsi :
page-watch-link = Lien pour regarder

## La table : que faire

page-connecting = Connexion …
page-loading = On met la table …
page-line-online = connecté
page-line-offline = hors ligne
page-line-connecting = connexion
page-offline = Hors ligne. La page se reconnecte toute seule.
page-offline-sending = Hors ligne. La page se reconnecte toute seule ; votre coup sera alors joué, une seule fois.
page-your-turn = À vous de jouer
page-turn-of = Au tour de : { $name }
page-turn-open = On attend que quelqu’un prenne cette place.
page-turn-waits = On attend ce coup.
page-choose = Choisissez un coup.
page-sit-down-first = Cette place est à vous
page-sit-down = S’asseoir
page-moves = Vos coups
page-not-your-turn = Ce n’est pas à vous de jouer.
page-reveals = dévoile quelque chose
page-ends-turn = finit le tour
page-doubt = Jouer ce coup ?
page-do-it = Jouer ce coup
page-not-yet = Pas encore
page-undo = Annuler le coup
page-restart-turn = Recommencer le tour
page-ask-back = Demander à annuler
page-take-back = Reprendre le coup
page-ask-mine = Vous avez demandé à annuler. Doivent encore accepter : { $names }.
page-ask-of = { $name } demande à annuler un coup.
page-agree = Accepter
page-refuse = Refuser
page-typed = Écrire un coup
page-typed-go = Jouer
page-sit-down-hint = Dites comment vous vous appelez, et jouez.
page-sending = En route …
page-skip = Passer
page-bot-for-me = Un robot joue pour vous.
page-drawing-failed = La table n’a pas pu être chargée. La page réessaie toute seule.
page-zoom = Taille de la table
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout voir
page-one-less = { $name } : un de moins
page-one-more = { $name } : un de plus
page-tools = Outils
page-more = Plus
page-tool-log = Journal
page-tool-sheet = Points
page-tool-to-come = À venir
page-tool-seat = Places
page-tool-advice = Avis
page-hint = Conseil
page-hint-close = Compris
page-hints-off = Ne plus en montrer
page-guide = Comment ça marche
page-guide-close = À la table
page-advice = Que ferait un robot ?
page-advice-hint = Un robot réfléchit à cette position avec ce que sait cette place, et rien de plus.
page-advice-ask = Demander
page-advice-made = joué
page-key-skip = passer les animations

## La table : qui et où

page-table = La table
page-nothing = Rien ici : { $fields }.
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-points-hidden = points cachés
page-to-act = doit jouer
page-you = vous
page-kind-here = présent
page-kind-away = absent
page-kind-open = place libre
page-resigned = abandon
page-thinking = réfléchit
page-place-of = rang { $place }
page-switcher = Devant cet écran
page-curtain = Au tour de : { $name }
page-curtain-look = { $name } regarde
page-curtain-hint = Passez l’écran à { $name }. Il ne montre à présent les cartes de personne.
page-curtain-show = Montrer
page-curtain-others = Ou quelqu’un d’autre regarde :
page-my-seat = Ma place
page-seat = Places et liens
page-own-link = Lien vers cette place, pour un autre de vos appareils
page-own-link-hint = Qui a ce lien a la place.
page-rename = Changer de nom
page-level = Niveau
page-hand-over = Laisser jouer un robot
page-sit-again = Reprendre ma place
page-resign = Abandonner
page-resign-heading = Abandonner pour de bon ?
page-resign-hint = Un robot joue à votre place, et le résultat dira que vous avez abandonné. C’est sans retour.
page-resigned-hint = Vous avez abandonné ; un robot continue.
page-links = Liens
page-host = En tant qu’hôte
page-host-hint = Un nouveau lien annule l’ancien.
page-reissue = Nouveau lien
page-reissue-of = Nouveau lien pour { $name }
page-new-link = Lien pour { $name }
page-give-to-bot = Laisser jouer un robot
page-delete = Supprimer la partie
page-delete-heading = Supprimer cette partie ?
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
page-log-newest = Au plus récent
page-log-turn = Tour n° { $turn } : { $name }
page-look = Voir la table après ce tour
page-note-back = La partie est revenue en arrière.
page-note-ask = { $name } a demandé à annuler un coup.
page-note-agree = { $name } a accepté.
page-note-refuse = { $name } a refusé.
page-note-join = { $text } prend place.
page-note-bot = Un robot joue pour { $name } ({ $level }).
page-note-person = { $name } est de retour.
page-note-resign = { $name } abandonne ; un robot continue ({ $level }).
page-note-rematch = Une revanche a été créée.

## La fin et la relecture

page-result = Le résultat
page-place = Rang
page-breakdown = D’où viennent les points
page-by = Répartis par
page-by-group = moment de la partie
page-by-source = origine
page-other-points = autres
page-rematch = Rejouer avec les mêmes places
page-to-rematch = À la revanche
page-review = Parcourir la partie
page-download-text = Partie écrite en texte
page-download-ndjson = Partie écrite en NDJSON
page-share = Partager
page-share-hint = Ces adresses ne contiennent aucune place : qui les ouvre ne fait que regarder.
page-record-now = La partie écrite
page-record-running = Tant que la partie dure, elle ne dit pas comment les cartes ont été mélangées.
page-replay = Revoir
page-slider = Coup
page-step-first = Au début
page-step-back = Un coup en arrière
page-step-forth = Un coup en avant
page-step-last = Au dernier coup
page-play-through = Faire défiler
page-pause = Mettre en pause
page-back-to-now = Retour au présent
page-position-link = Adresse de cette position
page-eyes = Vu par
page-eyes-mine = moi
page-eyes-all = tout le monde
page-go-on-here = Reprendre d’ici

## Réglages et aide

page-settings = Réglages
page-settings-hint = Pour cet appareil seulement ; tout prend effet aussitôt.
page-motion = Les pièces se déplacent
page-sound = Sons
page-notify = Une notification quand c’est à vous
page-notify-denied = Le navigateur interdit à cette page les notifications. Ses réglages peuvent les permettre.
page-notify-missing = Ce navigateur ne peut pas vous prévenir ici : il ne le fait qu’à une adresse https, ou sur votre propre ordinateur.
page-pace = Coups des autres
page-pace-slow = lents
page-pace-normal = à vitesse normale
page-pace-at-once = d’un coup
page-hints = Conseils aux choix nouveaux
page-hints-again = Revoir tous les conseils
page-hints-reset = Le guide et tous les conseils seront montrés de nouveau.
page-table-setting = La table est
page-table-drawn = dessinée
page-table-plain = en simples listes
page-confirm = Demander avant un coup qui finit le tour ou dévoile quelque chose
page-confirm-touch = sur un écran tactile
page-confirm-always = toujours
page-confirm-never = jamais
page-curtain-setting = Rideau quand l’écran change de mains
page-help = Aide
page-help-moves = Ce qu’on peut choisir est éclairé ; pointer dessus dit où cela mène. Tout le reste dit pourquoi non, avec le numéro de la règle.
page-help-about = Qu’est-ce que c’est ? Restez un instant sur une pièce, appuyez sur I ou laissez le doigt dessus : vous voyez son nom, sa règle et combien il y en a.
page-help-typed = Un coup peut aussi s’écrire comme dans les parties écrites, plusieurs avec des virgules.
page-help-undo = Annuler est libre tant que rien de caché n’apparaît et que le tour ne passe pas ; ensuite, les autres doivent accepter.
page-help-past = Toute position passée se revoit, par la relecture ou par le journal. Rien n’est perdu si vous partez : la partie attend à l’accueil.
page-keys = Touches
page-key-undo = annuler le coup
page-key-restart = recommencer le tour
page-key-typed = écrire un coup
page-key-moves = aux coups, puis les flèches
page-key-log = à ce qui s’est passé
page-key-advice = ce que ferait un robot
page-key-about = qu’est-ce que c’est ?
page-key-arrows = en relecture : un coup en arrière ou en avant ; Début et Fin
page-key-help = cette aide
page-key-escape = fermer, quitter la relecture
page-rules = Règles
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
        [0] Rien trouvé
        [one] { $count } passage
       *[other] { $count } passages
    }
page-sheet = Feuille de score
page-to-come = Encore à venir

## The plain table

page-plain-all = Tout afficher ({ $count })
page-plain-fewer = Afficher moins
page-plain-items = D’où viennent les points
page-plain-no-points = Pas encore de points.
page-plain-no-counts = Il n’y a rien à compter ici.
page-plain-board = Le plateau
page-plain-picked = En { $square }
page-plain-squares = sur le plateau, ou au choix parmi { $count }
page-plain-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

## Le matériel

page-components-of = { $title } : le matériel
page-components-lead = Chaque pièce telle que le fichier de matériel la donne, dessinée comme sur la table, avec son origine.
page-components-version = Version { $version } des règles · empreinte du matériel : { $digest }
page-components-loading = On ouvre la boîte…
page-confidence-derived = découle d’autres faits
page-reconstructed-table = Incertain : ces pièces sont notre meilleure supposition. Qui possède la boîte peut les vérifier ici.
page-as-printed = Tel que dans le fichier de matériel

## Page introuvable

page-lost = Cette page n’existe pas
page-lost-hint = L’adresse est peut-être incomplète, ou contient une faute de frappe.
