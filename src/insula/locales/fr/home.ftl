# L’accueil : commencer une partie, en continuer une, ouvrir un enregistrement.

page-home-heading = Bâtissons une ville
page-home-lead = Des jeux de société contre des robots qui ne trichent pas, avec des amis grâce à un lien, ou à plusieurs devant le même écran. Aucun compte nécessaire.
page-version = Insula { $version }
page-licence = Logiciel libre sous licence MIT

## Un jeu

page-seat-range = { $from }–{ $to } { $to ->
        [one] joueur
       *[other] joueurs
    }
page-ways = Comment voulez-vous jouer ?
page-way-bots = Contre des robots
page-way-bots-hint = Commencez tout de suite. Les robots n’en voient pas plus que vous.
page-way-friends = Avec des amis
page-way-friends-hint = Chaque ami reçoit le lien secret de sa place. Personne n’a besoin d’un compte.
page-way-screen = Un seul écran
page-way-screen-hint = Vous vous passez l’écran. Entre les tours, un rideau cache les cartes jusqu’à ce que la personne suivante soit prête.
page-play-now = Jouer
page-make = Créer la partie
page-begin = Commencer la partie
page-bots = Robots
page-people-here = Personnes devant cet écran
page-seats = Qui s’assied où
page-name-of-seat = Nom à la place { $number }
page-chair-me = moi
page-chair-here = quelqu’un d’autre ici
page-chair-friend = un ami, par lien
page-duration = Durée
page-weight = Complexité
page-options = Options de règles
page-option-chosen = { $option } : { $value }

## L’origine du matériel

page-reconstructed = Reconstitué, donc incertain : { $tables }
page-all-sourced = Matériel : tout est imprimé ou confirmé par plusieurs sources
page-see-components = Voir tout le matériel
page-components = Matériel
page-confidence-printed = imprimé
page-confidence-sourced = plusieurs sources
page-confidence-reconstructed = reconstitué

## Une partie créée

page-made = { $title } : la partie est créée
page-made-hint = Donnez un de ces liens à chaque ami. Celui qui a le lien a la place : ne le montrez à personne d’autre.
page-reachable = Vos amis se connectent à l’adresse { $address }.
page-to-table = Aller à la table

## Les parties de cet appareil

page-running = Parties en cours
page-finished = Parties terminées
page-status-mine = à vous de jouer
page-status-running = coup { $move }
page-status-over = terminée
page-continue = Continuer
page-look-back = La revoir
page-more-matches = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
page-kept = Une partie inachevée que personne ne poursuit est supprimée au bout { $days ->
        [one] d’un jour
       *[other] de { $days } jours
    }. Les parties terminées restent.
page-due = Supprimée le { $date } si personne ne la poursuit
page-remove = Retirer
page-remove-match = Retirer de cette liste la partie avec { $names }
page-removed = Partie retirée : { $names }
page-put-back = La remettre

## Un enregistrement

page-record = Ouvrir un enregistrement
page-record-hint = Un enregistrement est une partie terminée, sous forme de texte. Parcourez-le, ou reprenez la partie à l’une de ses positions.
page-record-text = L’enregistrement
page-record-file = Choisir un fichier
page-record-of = { $title }, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
page-record-open = Le parcourir
page-go-on = Reprendre à partir d’une position
page-go-on-hint = Une nouvelle partie commence après ce nombre de coups. Ce que personne n’avait vu est mélangé de nouveau.
page-go-on-move = Après le coup
page-go-on-make = Reprendre
