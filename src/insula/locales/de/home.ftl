# Die Startseite: eine Partie anfangen, eine fortsetzen, eine Aufzeichnung öffnen.

page-home-heading = Bauen wir eine Stadt
page-home-lead = Brettspiele gegen Bots, die nicht schummeln, mit Freunden per Link oder zusammen an einem Bildschirm. Ohne Konto.
page-version = Insula { $version }
page-licence = Freie Software unter der MIT-Lizenz

## Ein Spiel

page-seat-range = { $from }–{ $to } { $to ->
        [one] Spieler
       *[other] Spieler
    }
page-ways = Wie möchtest du spielen?
page-way-bots = Gegen Bots
page-way-bots-hint = Es geht sofort los. Die Bots sehen nicht mehr als du.
page-way-friends = Mit Freunden
page-way-friends-hint = Alle bekommen einen geheimen Link zu ihrem Platz. Niemand braucht ein Konto.
page-way-screen = Ein Bildschirm
page-way-screen-hint = Ihr reicht den Bildschirm weiter. Zwischen den Zügen verdeckt ein Vorhang die Karten, bis die nächste Person bereit ist.
page-play-now = Los geht’s
page-make = Partie anlegen
page-begin = Partie beginnen
page-bots = Bots
page-people-here = Personen an diesem Bildschirm
page-seats = Wer wo sitzt
page-name-of-seat = Name auf Platz { $number }
page-chair-me = ich
page-chair-here = jemand anderes hier
page-chair-friend = jemand per Link
page-duration = Dauer
page-weight = Anspruch
page-options = Regelvarianten
page-option-chosen = { $option }: { $value }

## Woher das Material kommt

page-reconstructed = Rekonstruiert, also nicht sicher: { $tables }
page-all-sourced = Material: alles gedruckt oder mehrfach belegt
page-see-components = Das ganze Material ansehen
page-components = Material
page-confidence-printed = gedruckt
page-confidence-sourced = mehrfach belegt
page-confidence-reconstructed = rekonstruiert

## Eine angelegte Partie

page-made = { $title }: Die Partie ist angelegt
page-made-hint = Gib jedem einen dieser Links. Wer den Link hat, hat den Platz; zeig ihn sonst niemandem.
page-reachable = Freunde erreichen diesen Server unter { $address }.
page-to-table = Zum Tisch

## Partien auf diesem Gerät

page-running = Laufende Partien
page-finished = Beendete Partien
page-status-mine = du bist dran
page-status-running = Schritt { $move }
page-status-over = zu Ende
page-continue = Fortsetzen
page-look-back = Ansehen
page-more-matches = { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
page-kept = Eine unfertige Partie, die niemand weiterspielt, wird nach { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } gelöscht. Beendete Partien bleiben.
page-due = Wird am { $date } gelöscht, wenn niemand weiterspielt
page-remove = Entfernen
page-remove-match = Die Partie mit { $names } aus der Liste entfernen
page-removed = Entfernt: { $names }
page-put-back = Zurückholen

## Eine Aufzeichnung

page-record = Aufzeichnung öffnen
page-record-hint = Eine Aufzeichnung ist eine beendete Partie als Text. Sieh sie an oder spiel von einer Stellung aus weiter.
page-record-text = Die Aufzeichnung
page-record-file = Datei auswählen
page-record-of = { $title }, { $seats ->
        [one] { $seats } Spieler
       *[other] { $seats } Spieler
    }
page-record-open = Ansehen
page-go-on = Von einer Stellung aus weiterspielen
page-go-on-hint = Eine neue Partie beginnt nach dieser Zahl von Schritten. Was noch niemand gesehen hatte, wird neu gemischt.
page-go-on-move = Nach Schritt
page-go-on-make = Weiterspielen
