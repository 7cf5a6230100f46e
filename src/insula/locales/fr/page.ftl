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
page-held = La partie reprend dès que vous fermez.
page-turn-shown = Les derniers coups sont en cours d’affichage.
page-to-result = Voir le résultat
page-seat-has = Ce que possède { $name }
page-tool-try = Essayer
page-try-heading = Essai
page-try-ended = Votre tour finit ici, ou personne ne peut connaître la suite.
page-try-play = Le jouer
page-try-end = Tout remettre
page-try-worth = Ce que cela rapporterait
page-try-nothing = Rien de plus que maintenant
page-cancel = Annuler
page-copy = Copier
page-copied = Copié
page-copy-by-hand = C’est sélectionné : copiez à la main
page-yes = oui
page-no = non
page-player = Joueur
page-players = Joueurs
page-my-name = Votre nom
page-bots-warming = Les robots se préparent : les règles sont compilées, une fois pour toutes. Cela peut prendre quelques minutes.
page-unreachable = Le serveur ne répond pas. Cette page réessaie toute seule.
page-error-offline = Le serveur ne répond pas en ce moment.
page-error-server = La communication avec le serveur a échoué.
page-error-storage = Ce navigateur ne garde rien pour cette page : on ne peut donc pas partager son écran à plusieurs. Autorisez-le à garder des données pour cette page, ou jouez avec des liens.
page-not-reachable = Ce serveur n’est accessible que depuis cet ordinateur. Pour que vos amis puissent s’y connecter, lancez-le ainsi :
page-watch-link = Lien spectateur

## La table : que faire

page-connecting = Connexion…
page-loading = Mise en place…
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
page-move = { $verb } : { $noun }
page-not-your-turn = Ce n’est pas à vous de jouer.
page-reveals = dévoile ce qui était caché
page-ends-turn = finit le tour
page-doubt = Jouer ce coup ?
page-do-it = Jouer ce coup
page-not-yet = Pas encore
page-undo = Annuler le coup
page-restart-turn = Recommencer le tour
page-ask-back = Demander à annuler
page-take-back = Revenir en arrière
page-ask-mine = Vous avez demandé à annuler. Doivent encore accepter : { $names }.
page-ask-of = { $name } demande à annuler un coup.
page-agree = Accepter
page-refuse = Refuser
page-typed = Saisir un coup
page-typed-go = Jouer
page-sit-down-hint = Dites comment vous vous appelez, et jouez.
page-sending = Envoi…
page-skip = Accélérer
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
page-tool-advice = Conseil
page-outdated = Il existe une version plus récente de cette page. Chargez-la pour continuer ; rien de la partie n’est perdu.
page-reload = Recharger
page-hint = Astuce
page-hint-close = Compris
page-hints-off = Ne plus en montrer
page-guide = Comment ça marche
page-guide-close = Aller à la table
page-advice = Que ferait un robot ?
page-advice-hint = Un robot réfléchit à cette position avec ce que sait le joueur de cette place, et rien de plus.
page-advice-ask = Demander
page-advice-made = joué
page-key-skip = accélérer les animations

## La table : qui et où

page-table = La table
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
page-own-link-hint = Celui qui a ce lien a la place.
page-given-link = L’hôte connaît aussi le lien de cette place.
page-get-own-link = Obtenir mon propre lien
page-rename = Changer de nom
page-level = Niveau
page-hand-over = Laisser jouer un robot
page-hand-over-hint = Tant qu’un robot joue à votre place, les autres peuvent revenir en arrière sans vous le demander. Vous trouverez alors peut-être d’autres cartes en main.
page-sit-again = Reprendre ma place
page-resign = Abandonner
page-resign-heading = Abandonner pour de bon ?
page-resign-hint = Un robot joue à votre place, et le résultat dira que vous avez abandonné. C’est définitif.
page-resigned-hint = Vous avez abandonné ; un robot continue.
page-links = Liens
page-host = En tant qu’hôte
page-host-hint = Un nouveau lien annule l’ancien. La personne assise à cette place doit s’y asseoir de nouveau avec ce lien, et tout le monde en est informé.
page-reissue = Nouveau lien
page-reissue-of = Nouveau lien pour { $name }
page-new-link = Lien pour { $name }
page-give-to-bot = Laisser jouer un robot
page-delete = Supprimer la partie
page-delete-heading = Supprimer cette partie ?
page-delete-hint = Elle est supprimée pour tout le monde, définitivement.
page-link-refused = Ce lien n’est pas valide
page-link-refused-hint = Il a peut-être déjà servi : en s’asseyant, on reçoit son propre lien. Sur un autre appareil, ouvrez celui de « Places et liens » ; ou demandez-en un nouveau à la personne qui a créé la partie.
page-match-gone = Cette partie n’existe pas
page-match-gone-hint = Elle a peut-être été supprimée, ou l’adresse est incomplète.
page-watch-only = Regarder en spectateur

## La table : ce qui s’est passé

page-log = Ce qui s’est passé
page-log-filter = Ce qui est montré
page-log-all = tout
page-log-moves = coups
page-log-scores = points
page-log-empty = Rien encore.
page-log-earlier = Tours précédents
page-log-newest = Aller au plus récent
page-log-turn = Tour n° { $turn } : { $name }
page-look = Voir la table après ce tour
page-note-position = La partie a commencé à une position donnée, pas par une distribution.
page-note-record = La partie reprend d’un enregistrement, après le coup n° { $text }. La personne qui l’a créée connaît peut-être les cartes en main.
page-note-back = La partie est revenue en arrière.
page-note-ask = { $name } a demandé à annuler un coup.
page-note-agree = { $name } a accepté.
page-note-refuse = { $name } a refusé.
page-note-join = { $text } prend place.
page-note-bot = Un robot joue pour { $name } ({ $level }).
page-note-handed = Un robot joue pour { $name } ({ $level }) ; l’hôte lui a donné la place.
page-note-person = { $name } est de retour.
page-note-free = La place de { $name } est libre.
page-note-resign = { $name } abandonne ; un robot continue ({ $level }).
page-note-link = L’hôte a créé un nouveau lien pour la place de { $name }.
page-note-rematch = Une revanche a été créée.

## La fin et la relecture

page-result = Le résultat
page-place = Rang
page-breakdown = D’où viennent les points
page-by = Répartis par
page-by-group = moment de la partie
page-by-source = origine
page-other-points = autres
page-rematch = Rejouer avec les mêmes joueurs
page-to-rematch = Rejoindre la revanche
page-review = Parcourir la partie
page-download-text = Enregistrement (texte)
page-download-ndjson = Enregistrement (NDJSON)
page-share = Partager
page-share-hint = Ces adresses ne donnent accès à aucune place : elles permettent seulement de regarder.
page-record-now = L’enregistrement
page-record-running = Tant que la partie dure, l’enregistrement ne dit pas comment les cartes ont été mélangées.
page-replay = Revoir
page-slider = Coup
page-step-first = Aller au début
page-step-back = Un coup en arrière
page-step-forth = Un coup en avant
page-step-last = Aller au dernier coup
page-play-through = Lecture
page-pause = Mettre en pause
page-back-to-now = Retour au présent
page-position-link = Adresse de cette position
page-eyes = Vu par
page-eyes-mine = moi
page-eyes-all = un spectateur
page-go-on-here = Reprendre à partir d’ici

## Réglages et aide

page-settings = Réglages
page-settings-hint = Pour cet appareil seulement ; tout prend effet aussitôt.
page-motion = Animation des pièces
page-sound = Sons
page-notify = Une notification quand c’est à vous
page-notify-denied = Le navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
page-notify-missing = Ce navigateur ne peut pas vous prévenir ici : il ne le fait qu’à une adresse https, ou sur votre propre ordinateur.
page-pace = Coups des autres
page-pace-slow = lentement
page-pace-normal = à vitesse normale
page-pace-at-once = instantanément
page-hints = Astuces lors des nouveaux choix
page-hints-again = Revoir toutes les astuces
page-hints-reset = Le guide et toutes les astuces seront montrés de nouveau.
page-table-setting = La table est
page-table-drawn = dessinée
page-table-plain = en simples listes
page-confirm = Demander confirmation avant un coup qui termine le tour ou dévoile ce qui était caché
page-confirm-touch = sur un écran tactile
page-confirm-always = toujours
page-confirm-never = jamais
page-curtain-setting = Rideau quand l’écran change de mains
page-help = Aide
page-help-moves = Ce que vous pouvez choisir est mis en évidence ; survolez-le pour voir ce qui en résulte. Pour tout le reste, on vous dit pourquoi c’est impossible, avec le numéro de la règle.
page-help-about = Qu’est-ce que c’est ? Restez un instant sur une pièce, appuyez sur I ou laissez le doigt dessus : vous voyez son nom, sa règle et combien il y en a.
page-help-typed = Un coup peut aussi se saisir comme dans les enregistrements ; plusieurs, séparés par des virgules.
page-help-undo = Vous annulez librement tant que rien de caché n’a été dévoilé et que votre tour n’est pas fini ; ensuite, les autres doivent accepter.
page-help-try = Essayez un tour à tout moment, même pendant que les autres jouent : posez vos pièces et voyez ce qu’elles rapporteraient. Personne d’autre ne le voit.
page-help-past = Vous pouvez revoir toute position passée, en relecture ou depuis le journal. Rien n’est perdu si vous partez : la partie attend à l’accueil.
page-keys = Raccourcis clavier
page-key-undo = annuler le coup
page-key-restart = recommencer le tour
page-key-typed = saisir un coup
page-key-moves = aller aux coups, puis les flèches
page-key-log = aller au journal
page-key-advice = ce que ferait un robot
page-key-about = qu’est-ce que c’est ?
page-key-try = essayer un tour, tout remettre
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

## La table simple

page-plain-all = Tout afficher ({ $count })
page-plain-fewer = Afficher moins
page-plain-items = D’où viennent les points
page-plain-no-points = Pas encore de points.
page-plain-no-counts = Il n’y a rien à compter ici.
page-plain-board = Le plateau
page-plain-picked = En { $square }
page-plain-folded = { $verb }…
page-plain-squares = sur le plateau, ou au choix parmi { $count }
page-plain-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

## Le matériel

page-components-of = { $title } : le matériel
page-components-lead = Chaque pièce telle que le fichier de contenu la donne, dessinée comme sur la table, avec son origine.
page-components-version = Version { $version } des règles · empreinte du matériel : { $digest }
page-components-loading = On ouvre la boîte…
page-confidence-derived = découle d’autres faits
page-reconstructed-table = Incertain : ces pièces sont reconstituées au mieux. Si vous possédez la boîte, vous pouvez les vérifier ici.
page-as-printed = Tel que dans le fichier de contenu

## Page introuvable

page-lost = Cette page n’existe pas
page-lost-hint = L’adresse est peut-être incomplète, ou contient une faute de frappe.
