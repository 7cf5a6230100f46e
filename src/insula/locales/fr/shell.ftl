# Ce que tous les jeux partagent : invites, menus et tableaux du terminal, et toutes les erreurs des commandes.

## Personnes et robots

person = Joueur
person-number = Joueur { $number }
bot-names = Livia, Marcus, Octavia, Titus, Julia, Gaius
seat-number = Place { $number }
level-beginner = débutant
level-casual = occasionnel
level-skilled = confirmé
level-expert = expert
level-master = maître
level-random = joue au hasard
level-greedy = prépare son tour
level-search = anticipe
level-beginner-hint = fait des erreurs de débutant
level-casual-hint = se trompe parfois
level-skilled-hint = joue très bien son tour
level-expert-hint = anticipe
level-master-hint = anticipe très loin
level-with-hint = { $level } : { $hint }
bot-of-level = robot, { $level }

## À la table

table-of = À la table : { $players }
resumed = La partie reprend après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
heading = { $title } · tour n° { $turn }
to-come = à venir
cards-in-hand = Cartes d’argent
thinking = { $name } réfléchit…
hand-over = Passez l’écran à { $name }, puis appuyez sur Entrée.

## Choisir

turn-of = { $name } : { $prompt }
ask = Votre choix :
keys = numéro, coup · u annuler · ? règle · w à venir · a conseil · h aide · q quitter
keys-back = Entrée : retour à la liste entière
note-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
note-ends-turn = finit le tour
note-ways = { $ways ->
        [one] { $ways } façon
       *[other] { $ways } façons
    }
note-reveals = nouvelles cartes
no-such-choice = Il n’y a pas de choix { $number } ; le dernier est le { $last }.
undone = Coup annulé.
with-rule = { $sentence } (règle { $rule })
ask-for-rule = ? affiche la règle.
which-rule = Quelle règle ? Essayez ? 1 pour la règle du choix 1 (jusqu’à { $last }), ou ? suivi du numéro d’une règle.
number-of-rule = Règle { $rule }
help =
    - **3** : faire le choix 3.
    - **un coup** : au lieu de son numéro, dans la notation des enregistrements ; plusieurs, séparés par des virgules. Exemples : { $moves }.
    - **u** : annuler, tant que rien de caché n’a été dévoilé et que le tour n’est pas fini.
    - **?** : la règle du dernier refus ; **? 3** : celle du choix 3 ; **? A9** : la règle A9.
    - **w** : ce qui est encore à venir.
    - **a** : ce que ferait un robot ici, au niveau de la partie ; **a master** : un robot d’un autre niveau.
    - **t** : revoir la table.
    - **q** : quitter. La partie est sauvegardée après chaque coup : ni Ctrl-C ni une fenêtre fermée ne font rien perdre.

## Ce que pense un robot

advice-of = Ce que ferait un robot ({ $level })
advice-move = Coup
advice-rank = Rang attendu
advice-margin = Écart attendu
advice-share = Part de réflexion
advice-thinking = Le robot réfléchit…
decimal-mark = ,

## La fin

end-title = Points
total = Total
wins = { $name } gagne.
shared = Victoire partagée : { $names }.
record-kept = Enregistrement de la partie : { $file }
saved = La partie est sauvegardée dans { $file }. Pour reprendre : insula play --resume, ou python3 run.py play --resume
not-kept = Impossible de sauvegarder cette partie ({ $reason }). Vous pouvez continuer à jouer, mais pas la reprendre plus tard.
ask-at-end = a rejouer avec les mêmes joueurs · r revoir la partie · Entrée quitter :

## Revoir

replay-heading = Coup { $move } sur { $moves }, tour n° { $turn }
replay-start = Le début
replay-keys = ← → un coup · PgPréc PgSuiv un tour · Début Fin · 1–5 ce que pense un robot · q quitter
replay-sound = { $file } : { $title }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Tous les coups sont valides, le résultat est { $result }.
replay-unfinished = inachevé

## Menu

menu-title = Insula
menu-new = Nouvelle partie
menu-resume = { $games ->
        [one] Reprendre la partie sauvegardée
       *[other] Reprendre une partie sauvegardée ({ $games })
    }
menu-replay = Revoir un enregistrement
menu-rules = Règles
menu-language = Langue : { $language }
menu-more = Que peut-on faire d’autre ?
menu-quit = Quitter
menu-ask = Votre choix :
menu-which-title = Quel jeu ?
menu-seats = Combien de joueurs ? (de { $from } à { $to })
menu-bots = Dont combien de robots ? (de 0 à { $seats })
menu-level = De quelle force sont les robots ?
menu-names = Noms des joueurs, séparés par des virgules (Entrée : sans nom) :
menu-which-game = Quelle partie sauvegardée ?
menu-which-record = Quel enregistrement ? (un numéro, ou le chemin d’un fichier)
menu-no-records = Aucun enregistrement pour l’instant ; finissez une partie ou donnez le chemin d’un fichier.
menu-which-language = Quelle langue ?
menu-default = { $question } [{ $default }]
menu-no-such = Choisissez l’un des numéros, ou appuyez sur Entrée.
language-name = Français
warming = Compilation des règles, une seule fois…

## Ce qu’on peut faire

what-else =
    Ce qu’on peut faire :
    {"  "}insula                jouer dans le navigateur ; --no-browser n’en ouvre pas
    {"  "}insula serve          inviter d’autres joueurs : --host 0.0.0.0
    {"  "}insula menu           choisir ici, dans le terminal
    {"  "}insula play           jouer : --seats 3 --bots 2 --level expert --names Anna
    {"  "}insula play --resume  reprendre là où l’on s’était arrêté
    {"  "}insula replay FICHIER revoir un enregistrement ; --verify le vérifie
    {"  "}insula rules JEU      les règles ; --lang en, fr, de ou ru
    {"  "}insula demo           voir jouer des robots : insula alhambra --seats 2
    {"  "}insula warm           compiler les règles, bien plus rapides ensuite
    {"  "}insula bench JEU      la vitesse des règles sur cette machine
    {"  "}insula arena JEU      robots entre eux : --bots expert,greedy --games 100
    {"  "}insula tune JEU       trouver en jouant de meilleurs poids pour les robots
    {"  "}insula dataset JEU    les décisions des robots en Parquet, pour apprendre : --out DOSSIER
    {"  "}insula engine JEU     nos robots pour d’autres programmes, en lignes de texte
    {"  "}insula fuzz JEU       parties au hasard, tout est vérifié à chaque coup
    {"  "}insula perft JEU      compter toutes les suites de coups
    {"  "}insula show POSITION  dessiner en texte une position écrite en mots
    {"  "}insula content show   le matériel d’un jeu et d’où il vient
    {"  "}insula COMMANDE --help en dit plus sur une commande
    En Python :
    {"  "}import insula
    {"  "}insula.load_game("alhambra", seats=4).new_initial_state(seed=7)
stopped = arrêté

## Le serveur

serve-runs = Insula tourne à l’adresse { $address }
serve-already = Insula tourne déjà à l’adresse { $address }
serve-other-port = Le port { $taken } est pris ; cette fois, c’est le port { $port }.
serve-others = Sur ce réseau : { $addresses }
serve-end = Ctrl-C arrête le serveur. Rien n’est perdu : chaque coup est conservé, et le prochain lancement reprend là.
serve-terminal = Pour jouer plutôt dans le terminal : insula menu, ou python3 run.py menu
serve-warming = Les règles sont en cours de compilation, une seule fois : les robots joueront dans une minute environ.
serve-browser = Le navigateur s’ouvre.
serve-no-browser = Ouvrez cette adresse dans un navigateur.
serve-ended = Insula est arrêté ; tout est conservé.
worker-runs = Ce processus réfléchit pour les robots de tous les serveurs de sa base de données (processus : { $workers }). Ctrl-C l’arrête.
client-missing = Les pages de ce serveur ne sont pas encore construites. Dans le dossier des sources d’Insula, lancez cette commande, puis rechargez cette page.
db-made = Nouvelle base de données créée, à la révision { $after }.
db-current = La base de données est à la révision { $after } ; il n’y a rien à faire.
db-upgraded = La base de données est passée de la révision { $before } à la révision { $after }.
db-fault = Partie { $match } : { $reason }
db-broken = Une page de la base de données est endommagée : { $reason }
db-checked = { $matches ->
        [one] { $matches } partie rejouée
       *[other] { $matches } parties rejouées
    }, { $faults ->
        [0] aucune erreur
        [one] dont { $faults } avec une erreur
       *[other] dont { $faults } avec des erreurs
    }.
db-restored = La base de données contient maintenant la sauvegarde (parties : { $matches }).
db-backed-up = La base de données est copiée dans { $file } ({ $kilobytes } ko).

## Erreurs d’une table

error-table-unknown-title = Jeu inconnu : « { $title } ». Disponibles : { $known }.
error-table-broken-title = Impossible de charger le jeu « { $title } » de { $distribution } : { $reason }
error-table-title-taken = Plusieurs paquets apportent un jeu « { $title } » : { $distributions }. N’en gardez qu’un.
error-table-seats = On ne joue pas à { $seats } ; nombres de joueurs possibles : { $known }.
error-table-unknown-option = Option inconnue : « { $option } ». Disponibles : { $known }.
error-table-option-value = L’option { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $known }.
error-table-seed = Une graine est un entier de 0 à 18446744073709551615, pas { $seed }.
error-table-salt = Un sel se compose de lettres, de chiffres et de tirets, ce qui n’est pas le cas de « { $salt } ».
error-table-no-such-seat = Il n’y a pas de place { $seat } à une table de { $seats } places.
error-table-no-observation = Le titre « { $title } » n’apporte pas d’observation.
error-table-other-content = Ce n’est pas le bon matériel : c’est « { $title } » au lieu de « { $expected } ».
error-table-rng = Le hasard vient d’une graine, d’un générateur ou d’une fonction, pas de { $rng }.
error-bots-iterations = La recherche demande au moins une itération pour chacun de ses arbres ; { $iterations }, c’est trop peu.
error-transcript-no-seed = Un état sans graine n’a pas de transcription.
error-bots-unknown = Robot inconnu : « { $name } ». Disponibles : { $known }.
error-engine-unknown = Commande inconnue : « { $command } ». Disponibles : { $known }.
error-engine-malformed = « { $text } » est incompréhensible. Syntaxe : { $usage }
error-engine-over = La partie est finie : il n’y a plus de coup à choisir.
error-bots-engine-start = Le moteur « { $command } » ne peut pas être lancé : { $reason }.
error-bots-engine-silent = Le moteur « { $command } » n’a pas répondu en { $seconds } s.
error-bots-engine-ended = Le moteur « { $command } » s’est arrêté de lui-même (code { $status }).
error-bots-engine-error = Le moteur « { $command } » refuse : { $reason }
error-bots-engine-move = Le moteur « { $command } » répond « { $answer } » : ce n’est pas un coup permis.
error-play-bots = { $bots } robots : impossible avec { $seats } joueurs.
error-play-names = { $names } noms, c’est trop pour { $seats } joueurs.
error-play-option = Une option s’écrit NOM=VALEUR, ce qui n’est pas le cas de « { $text } ».
error-words-unknown-language = Langue inconnue : « { $language } ». Disponibles : { $known }.
error-table-word = Un nouveau tirage part d’un entier de 0 à 18446744073709551615, pas de { $word }.
error-table-no-such-move = Il n’y a pas de position { $move } ; il y a celles de { $low } à { $high }.

## Erreurs de coups

error-malformed = « { $text } » n’est pas un coup. L’aide montre comment on écrit les coups.
error-out-of-turn = Ce n’est pas à ce joueur de jouer.
error-too-far-ahead = Après « { $move } », quelque chose est dévoilé ou c’est au joueur suivant : on ne peut encore rien choisir au-delà.
error-stale = La partie a continué entre-temps : elle en est au coup { $expected }, pas au coup { $seq }.
error-undo-limit = Il n’y a rien à annuler : le tour est fini, ou quelque chose de caché a été dévoilé.
error-undo-target = À la position { $to } il n’y avait rien à choisir : on ne peut pas y revenir.
error-take-back-over = La partie est finie : on ne peut plus rien annuler.
refusal-in_batch = { $count ->
        [one] Un coup du lot est interdit
       *[other] { $count } coups du lot sont interdits
    }, dans les parties { $games }.

## Erreurs de fichiers

error-file-unreadable = Impossible de lire { $file } : { $reason }.
error-file-not-text = { $file } n’est pas un fichier texte (octet { $byte }).
error-save-none = Aucune partie n’est sauvegardée.
error-save-engine = Dans cette partie sauvegardée joue un programme : { $command }. Il n’est lancé que pour les parties de votre propre dossier, { $folder }. Si vous lui faites confiance, placez-y le fichier.
error-save-damaged = La partie sauvegardée { $file } est endommagée ou d’une autre version. Elle est laissée telle quelle. ({ $reason })
error-state-damaged = L’état sauvegardé est endommagé : { $reason }.
error-state-not-json = L’état sauvegardé n’est pas du JSON : { $reason }.
error-state-other-table = L’état sauvegardé vient d’une autre table : { $field } est { $found }, pas { $expected }.

## Erreurs d’enregistrements

error-record-unreadable = Ligne { $line } illisible : { $text }
error-record-header = Ligne { $line } : l’en-tête ne convient pas, ou n’est pas celui d’un enregistrement ({ $field }).
error-record-format = Ligne { $line } : un enregistrement au format { $found } ; seul le format { $known } est connu.
error-record-tag-twice = Ligne { $line } : la balise { $tag } s’y trouve deux fois.
error-record-commitment = Ligne { $line } : la graine n’est pas celle sur laquelle on s’était engagé.
error-record-other-title = Ligne { $line } : un enregistrement de « { $title } » ; attendu : { $expected }.
error-record-other-rules = Ligne { $line } : partie jouée avec la version { $version } des règles ; ici, c’est la version { $expected }.
error-record-other-content = Ligne { $line } : partie jouée avec un autre matériel ({ $content }, pas { $expected }).
error-record-no-seed = Ligne { $line } : un enregistrement inachevé ne dit pas sa graine et ne peut pas être rejoué.
error-record-no-such-move = Il n’y a pas de coup { $move } ; l’enregistrement en a { $moves }.
error-record-wrong-turn = Ligne { $line } : ce n’est pas le tour { $turn } de la place { $seat } ; tour et place attendus : { $expected }.
error-record-wrong-mark = Ligne { $line } : « { $move } » est marqué comme forcé et ne l’était pas, ou l’inverse.
error-record-refused = Ligne { $line } : le coup « { $move } » est refusé.
error-record-too-long = Ligne { $line } : aucune partie de ce jeu n’a plus de { $most } coups.
error-record-wrong-result = Les coups mènent au résultat { $expected }, l’enregistrement annonce { $result }.
error-record-reroll = Ligne { $line } : aucun nouveau tirage de ce genre n’a pu avoir lieu là.

## Erreurs de matériel et de machines

error-content-unreadable = Impossible de lire le fichier de contenu { $file } : { $reason }.
error-content-not-toml = Le fichier de contenu { $file } n’est pas du TOML : { $reason }.
error-content-faulty = Le fichier de contenu { $file } contient des erreurs :
error-position-faulty = La position contient des erreurs :
error-jit-unknown-mode = Mode inconnu : « { $mode } ». Disponibles : { $known }.
error-jit-unknown-template = Il n’y a pas de modèle { $template }.
error-jit-cache-folder = Le dossier des règles compilées, { $folder }, est inutilisable : { $reason }. INSULA_CACHE_DIR en désigne un autre.
error-bench-arguments = La mesure demande au moins un fil d’exécution, une partie et un peu de temps, pas { $threads ->
        [one] { $threads } fil d’exécution
       *[other] { $threads } fils d’exécution
    } et { $seconds } s.
error-bench-interpreted = On ne mesure que des règles compilées ; le mode est { $mode }.
error-fuzz-games = Il faut au moins une partie au hasard, pas { $games }.
error-perft-depth = La profondeur va de { $low } à { $high }, pas { $depth }.
error-arena-bots = Une arène demande au moins deux robots, chacun nommé une seule fois, pas « { $bots } ».
error-arena-own-bot = Le robot « { $name } » n’a pas pu être créé : { $reason }.
error-arena-two-bots = On ne peut savoir lequel est le plus fort qu’entre deux robots ; il y en a { $bots }.
error-arena-numbers = Une arène demande au moins une partie et une tâche, pas { $games } et { $jobs }.
error-tune-numbers = Le réglage demande au moins une manche, deux parties et une tâche, et non { $rounds }, { $games } et { $jobs }.
error-arena-executor = Exécuteur inconnu : « { $executor } ». Disponibles : { $known }.
error-arena-extra = Il faut pour cela installer { $package } : pip install 'insula[{ $extra }]'
error-arena-cluster = La grappe Ray « { $address } » ne peut pas être utilisée : { $reason }
error-arena-worker-lost = Un processus qui jouait une partie s’est arrêté : un robot l’a arrêté, ou quelqu’un de l’extérieur. Les parties finies sont dans le fichier de --record ; la même commande reprend là.
error-arena-other-rules = Une machine a d’autres règles ou un autre matériel que celle-ci pour « { $title } » (sa version est { $version }). Installez partout la même chose.
error-arena-other-contest = { $file } contient les parties d’une autre rencontre ; ce qui diffère : { $fields }. Rien n’a été changé ; indiquez un autre fichier.
error-arena-record-line = { $file }, ligne { $line } : ce n’est pas un fichier de l’arène, ou il est endommagé. Rien n’a été changé.
error-arena-file = { $file } ne peut pas être utilisé : { $reason }.
error-arena-file-in-use = { $file } est en cours d’utilisation : une autre rencontre y écrit ses parties. Attendez qu’elle finisse, ou indiquez un autre fichier.
error-arena-no-games = Aucun mélange n’a encore été joué dans toutes ses rotations.
error-cuda-unavailable = Aucun appareil CUDA utilisable : { $reason }.
error-batch-size = Un lot contient au moins une partie, pas { $n }.
error-batch-device = Appareil inconnu : « { $device } ». Disponibles : { $known }.
error-batch-threads = Un lot demande au moins un fil d’exécution, pas { $threads }.
error-batch-seeds = Un lot demande une graine pour chacune de ses { $expected } parties.
error-batch-tell = Un lot peut donner { $known }, pas { $unknown }.
error-batch-autoreset = Reprise inconnue : « { $autoreset } ». Disponibles : { $known }.
error-batch-where = Les parties d’un lot se désignent par des numéros inférieurs à { $n }, chacun une fois, ou par { $n } valeurs de vérité.
error-batch-seats = Un lot demande, pour chacune de ses { $expected } parties, une place inférieure à { $seats }.
error-batch-states = { $expected } parties demandent autant d’états, pas { $found }.
error-batch-unsound = Un tel état n’a pas sa place dans le lot : { $reason }.
error-moves-endless-force = { $moves } coups se sont suivis sans aucun choix : une erreur du jeu.
error-layout-field-twice = Un champ est déclaré deux fois : { $names }.
error-layout-reserved-name = Le nom de champ { $name } est déjà pris.
error-layout-wrong-fields = Ces champs manquent ou sont de trop : { $names }.
error-layout-not-numbers = Le champ { $field } contient autre chose que des nombres.
error-layout-wrong-shape = Le champ { $field } n’a pas la bonne forme : { $shape }.
error-layout-out-of-range = Le champ { $field } n’est pas compris entre { $low } et { $high }.
error-events-too-many-arguments = L’événement { $event } a trop d’arguments.
error-events-overflow = Il s’est passé plus de choses que les { $rows } lignes du journal n’en contiennent : une erreur du jeu.

## Erreurs du serveur

error-folders-no-home = Cet utilisateur n’a pas de dossier personnel. INSULA_DATA_DIR désigne un dossier pour les parties.
error-settings-word = { $name } est un seul mot sans espace, pas « { $value } ».
error-settings-folder = { $name } doit désigner un dossier, mais la valeur est vide.
error-settings-number = { $name } est un entier de { $low } à { $high }, pas « { $value } ».
error-settings-rate = { $name } est un nombre supérieur à 0, comme 40 ou 2.5, pas « { $value } ».
error-settings-choice = { $name } est l’une de ces valeurs : { $known }, pas « { $value } ».
error-settings-url = { $name } est une adresse comme https://games.example.org, sans chemin, pas « { $value } ».
error-settings-database = { $name } est l’adresse d’une base de données, comme sqlite:///fichier ou postgresql+psycopg://hôte/nom. Disponibles : { $known }.
error-settings-host-name = { $name } : des noms d’hôtes séparés par des virgules ; « { $value } » n’en est pas un.
error-settings-network = { $name } : des adresses ou des réseaux séparés par des virgules, comme 10.0.0.1 ou 10.0.0.0/8 ; « { $value } » n’en est pas un.
error-serve-data-folder = Le dossier de données { $folder } est inutilisable : { $reason }. --data ou INSULA_DATA_DIR en désigne un autre.
error-serve-running = Un serveur occupe déjà le dossier de données { $folder } (adresse : { $address }). Arrêtez-le d’abord, ou désignez un autre dossier avec --data.
error-serve-port-taken = Le port { $port } est pris par un autre programme. --port en choisit un autre ; --port 0 prend n’importe quel port libre.
error-serve-port-forbidden = Cet utilisateur n’a pas le droit d’écouter sur le port { $port }. --port en choisit un autre ; à partir de 1024, tous y ont droit.
error-serve-host = Impossible d’écouter sur « { $host } » : { $reason }. --host est une adresse de cette machine ; 0.0.0.0 les désigne toutes.
error-serve-failed = Le serveur n’a pas pu démarrer. Les lignes ci-dessus disent pourquoi.
error-worker-no-server = Il faut PostgreSQL pour faire réfléchir les robots ailleurs : avec SQLite, le serveur s’en charge lui-même. --database nomme une base.
error-cluster-no-proxy = Devant ses serveurs, une grappe a besoin du serveur mandataire Caddy, et le programme caddy n’est pas installé. Sous Debian : apt install caddy
error-cluster-no-postgres = Une grappe a besoin de PostgreSQL, dont les programmes ne sont pas installés. Sous Debian : apt install postgresql. Ou bien nommez une base avec --database.
error-cluster-failed = Un processus de la grappe n’a pas démarré. Son journal dans { $folder } dit pourquoi.
error-postgres-failed = PostgreSQL n’a pas démarré. { $file } dit pourquoi.
error-postgres-not-made = On ne peut pas installer de PostgreSQL dans { $folder } : { $reason }
error-postgres-root = PostgreSQL refuse de tourner sous root, et il n’y a ni utilisateur « postgres » ni « nobody » à qui le confier. Lancez ceci sous un autre utilisateur, ou nommez une base avec --database.
error-backup-exists = { $file } existe déjà. Une sauvegarde n’écrase rien.
error-backup-failed = Impossible d’écrire la sauvegarde { $file } : { $reason }.
error-restore-not-empty = La base de données contient déjà des parties. Une sauvegarde n’est rétablie que dans une base vide ; rien n’est donc écrasé.
error-storage-missing = Il n’y a pas de base de données { $file }.
error-storage-older = La base de données est à la révision { $found } ; cette version du programme demande la révision { $known }. Faites une sauvegarde, puis lancez : insula db upgrade
error-storage-newer = La base de données est à la révision { $found } ; cette version du programme connaît la révision { $known }. Une version plus récente l’a écrite : utilisez celle-là.
error-storage-url = La base de données « { $url } » est inutilisable : son pilote n’est pas installé, ou son adresse est fausse.
error-storage-failed = La base de données est inutilisable en ce moment : { $reason }.
error-storage-taken = Ce qui devait être conservé l’est déjà : { $reason }.
error-storage-broken = La base de données est endommagée ({ $reason }) ; continuer à jouer pourrait aggraver les dégâts. insula db check nomme les parties ; une sauvegarde les a intactes.
error-storage-full = Le disque est plein. Rien n’a changé ; réessayez quand il y aura de la place.
error-storage-unavailable = Le serveur ne parvient pas à se connecter à sa base de données en ce moment. Rien n’a été changé ; réessayez dans un instant.
error-storage-damaged = Ce qui est conservé de la partie { $match } est endommagé ({ $cause }).
error-storage-gap = Dans le journal de la partie { $match }, il manque l’entrée { $seq }.
error-storage-wrong-mark = La partie { $match } est marquée comme finie et ne l’est pas, ou l’inverse.
error-storage-unknown-entry = Le journal contient une entrée d’un type inconnu.
error-storage-no-content = Le matériel avec lequel cette partie a commencé n’est pas conservé ({ $digest }).
error-storage-other-rules = Cette partie a commencé avec la version { $version } des règles ; ici, c’est la version { $expected }.

## Ce qu’une table refuse dans le navigateur

error-match-unknown = Cette partie n’existe pas. Elle a peut-être été supprimée.
error-match-over = La partie est finie.
error-match-log-full = Il s’est passé trop de choses dans cette partie en dehors des coups. On peut la jouer jusqu’au bout, rien de plus.
error-match-running = La partie n’est pas encore finie.
error-access-token = Ce lien n’est pas valide, ou ne l’est plus : demandez-en un autre à l’hôte.
error-access-seat = Il faut pour cela le lien de la place.
error-access-host = Seul l’hôte de la partie peut le faire.
error-seat-bot = Un robot joue à cette place.
error-seat-no-bot = Aucun robot ne joue à cette place.
error-seat-open = Personne n’est encore assis à cette place.
error-seat-resigned = Cette place a été abandonnée ; un robot y joue jusqu’à la fin.
error-undo-nothing = Il n’y a aucun choix de votre part sur lequel revenir.
error-undo-is-free = Vous pouvez encore annuler cela vous-même, sans demander à personne.
error-undo-asked = Quelqu’un a déjà demandé à revenir en arrière ; il faut d’abord lui répondre.
error-undo-handed = L’hôte a confié une place à un robot ou créé un nouveau lien pour elle. Tant que personne n’y est de nouveau assis, personne ne peut revenir en arrière.
error-undo-not-asked = Il n’y a plus rien à accepter.
error-bots-failed = Le robot n’a pas pu choisir de coup. Il va réessayer.
error-bots-too-deep = Ce serveur ne propose pas le niveau « { $level } » : { $most } au plus.
error-bots-warming = Les robots se préparent encore. Réessayez dans une minute.
error-bots-busy = Les robots sont occupés à d’autres tables. Réessayez dans un instant.
error-advice-people = Tant que d’autres personnes jouent, les robots ne donnent pas de conseil : ce ne serait pas juste envers elles.
error-advice-cold = « { $level } » réfléchirait trop longtemps tant que les règles ne sont pas compilées. Quittez, lancez insula warm, puis insula play --resume.
error-name-unfit = « { $name } » ne peut pas être un nom : il faut de 1 à { $longest } caractères, sans < > & " \ ni accolades.
error-record-missing = Pour partir d’un coup, il faut un enregistrement.
error-imports-busy = D’autres enregistrements sont en cours de lecture. Réessayez dans un instant.
error-record-unfinished = Cet enregistrement est celui d’une partie qui n’est pas finie.
error-record-other-table = Cet enregistrement vient d’une autre table : { $title }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }.
error-body-malformed = Le serveur n’a pas compris : { $reason }.
error-body-too-large = C’est trop long : { $limit } octets au plus.
error-head-too-large = L’adresse et les en-têtes de cette demande sont trop longs : { $limit } octets au plus.
error-request-slow = Cette demande a mis trop de temps à arriver.
error-route-unknown = Il n’y a rien à cette adresse.
error-route-method = Cette adresse ne s’utilise pas ainsi.
error-host-unknown = Le serveur ne répond pas à ce nom. Son administrateur peut l’autoriser avec --allowed-hosts.
error-origin-foreign = Cela vient d’une page d’un autre serveur.
error-rate-limit = Trop de demandes à la fois. Attendez un instant.
error-creations-limit = Trop de nouvelles parties depuis votre adresse : { $most } par heure. Réessayez dans { $wait } s.
error-imports-limit = Trop d’enregistrements depuis votre adresse : { $most } par heure. Réessayez dans { $wait } s.
error-sockets-limit = Votre adresse a { $most } parties ouvertes. Fermez une page avant d’en ouvrir une autre.
error-connections-limit = Votre adresse a { $most } connexions ouvertes et ne peut en avoir davantage.
error-server-fault = Quelque chose n’a pas marché sur le serveur. Rien n’a changé.
error-server-starting = Le serveur est en train de démarrer. Réessayez dans un instant.
error-server-stopping = Le serveur est en train de s’arrêter. Réessayez dans un instant.
error-socket-hello = La page n’a pas dit quelle partie elle veut voir.
error-socket-protocol = Cette page est d’une autre version ({ $found }, pas { $known }). Rechargez-la.
