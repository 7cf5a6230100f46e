# Die schlichten Seiten des Servers: die Startseite und der Tisch, an dem sich jedes Spiel spielen lässt.

## Beide Seiten

page-language = Sprache
page-theme = Aussehen
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-copy = Kopieren
page-copied = Kopiert
page-yes = ja
page-no = nein
page-player = Spieler
page-players = Spieler
page-my-name = Dein Name
page-bots-warming = Die Bots machen sich bereit: Die Regeln werden einmalig übersetzt. Das dauert etwa eine Minute.
page-unreachable = Der Server antwortet nicht. Die Seite versucht es von selbst weiter.
page-error-offline = Der Server antwortet gerade nicht.
page-error-server = Auf dem Weg zum Server ging etwas schief.
page-not-reachable = Nur dieser Rechner erreicht diesen Server. Damit Freunde es können, starte ihn mit:
page-watch-link = Link zum Zuschauen

page-level-random = Anfänger: spielt auf gut Glück
page-level-greedy = Gelegenheitsspieler: plant seinen Zug
page-level-search = denkt { $iterations } Partien durch
page-level-search-500 = Könner: denkt voraus
page-level-search-2000 = Experte: denkt weiter voraus

## Die Startseite

page-home-heading = Eine Stadt bauen
page-home-lead = Gegen Bots, mit Freunden per Link oder zu mehreren an diesem Bildschirm. Ohne Konto.
page-version = Insula { $version }
page-play-now = Los geht’s
page-bots = Bots
page-gather = Mit Freunden oder zu mehreren an diesem Bildschirm
page-gather-hint = Sag, wer wo sitzt. Freunde bekommen je einen geheimen Link; an diesem Bildschirm wechselt man sich hinter einem Vorhang ab.
page-make = Partie anlegen
page-name-of-seat = Name auf Platz { $number }
page-chair-me = ich
page-chair-here = jemand anderes an diesem Bildschirm
page-chair-friend = jemand per Link
page-chair-bot = Bot, { $level }
page-reconstructed = { $count ->
        [one] Material: eine Tabelle ist rekonstruiert
       *[other] Material: { $count } Tabellen sind rekonstruiert
    }
page-all-sourced = Material: alles gedruckt oder mehrfach belegt
page-components = Material
page-component = Tabelle
page-source = Herkunft
page-confidence = Wie sicher
page-confidence-printed = gedruckt
page-confidence-sourced = mehrfach belegt
page-confidence-reconstructed = rekonstruiert
page-made = { $title }: die Partie ist angelegt
page-made-hint = Gib jedem einen dieser Links. Wer den Link hat, hat den Platz; zeig ihn sonst niemandem.
page-to-table = Zum Tisch
page-mine = Partien auf diesem Gerät
page-status-mine = du bist dran
page-status-running = Schritt { $move }
page-status-over = zu Ende, { $scores }
page-remove = Entfernen
page-remove-match = Die Partie mit { $names } aus der Liste entfernen
page-record = Aufzeichnung öffnen
page-record-hint = Eine Aufzeichnung ist eine beendete Partie als Text. Sieh sie durch oder spiel von einer Stellung aus weiter.
page-record-text = Die Aufzeichnung
page-record-file = oder eine Datei
page-record-open = Durchsehen
page-go-on = Von einer Stellung aus weiterspielen
page-go-on-hint = Eine neue Partie beginnt nach so vielen Schritten. Was noch niemand gesehen hatte, wird neu gemischt.
page-go-on-move = Nach Schritt
page-go-on-make = Weiterspielen

## Der Tisch: was zu tun ist

page-connecting = Verbindung wird aufgebaut …
page-loading = Der Tisch wird gedeckt …
page-line-online = verbunden
page-line-offline = keine Verbindung
page-line-connecting = verbindet
page-offline = Keine Verbindung. Die Seite verbindet sich von selbst wieder.
page-offline-sending = Keine Verbindung. Die Seite verbindet sich von selbst wieder; dein Schritt wird dann gemacht, genau einmal.
page-your-turn = Du bist dran
page-turn-of = Am Zug: { $name }
page-turn-open = Hier fehlt noch jemand auf diesem Platz.
page-turn-waits = Alle warten auf diesen Schritt.
page-choose = Wähle einen Schritt.
page-sit-down-first = Dieser Platz ist deiner
page-sit-down = Platz nehmen
page-moves = Deine Möglichkeiten
page-not-your-turn = Du bist nicht dran.
page-reveals = deckt etwas auf
page-ends-turn = beendet den Zug
page-do-it = So machen
page-not-yet = Noch nicht
page-undo = Zurücknehmen
page-restart-turn = Zug von vorn
page-ask-back = Um Rücknahme bitten
page-take-back = Doch zurücknehmen
page-ask-mine = Du hast um Rücknahme gebeten. Es fehlt noch: { $names }.
page-ask-of = { $name } möchte zurück zu Schritt { $move }.
page-agree = Einverstanden
page-refuse = Ablehnen
page-typed = Schritt eintippen
page-typed-go = Los

## Der Tisch: wer und wo

page-table = Der Tisch
page-nothing = Nichts da: { $fields }.
page-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-to-act = am Zug
page-you = du
page-kind-here = da
page-kind-away = nicht da
page-kind-open = freier Platz
page-kind-bot = Bot, { $level }
page-resigned = aufgegeben
page-switcher = An diesem Bildschirm
page-curtain = { $name } ist dran
page-curtain-hint = Gib den Bildschirm an { $name }. Gerade zeigt er niemandes Karten.
page-curtain-show = Zeigen
page-my-seat = Mein Platz
page-rename = Umbenennen
page-level = Stärke
page-hand-over = Einen Bot spielen lassen
page-sit-again = Wieder selbst spielen
page-resign = Aufgeben
page-resign-heading = Endgültig aufgeben?
page-resign-hint = Ein Bot spielt für dich weiter, und im Ergebnis steht, dass du aufgegeben hast. Ein Zurück gibt es nicht.
page-resigned-hint = Du hast aufgegeben; ein Bot spielt weiter.
page-links = Links
page-host = Als Gastgeber
page-host-hint = Ein neuer Link macht den alten ungültig.
page-reissue = Neuer Link
page-reissue-of = Neuer Link für { $name }
page-new-link = Link für { $name }
page-give-to-bot = Einen Bot spielen lassen
page-delete = Partie löschen
page-delete-heading = Diese Partie löschen?
page-delete-hint = Sie wird für alle gelöscht, endgültig.
page-link-refused = Dieser Link gilt nicht
page-link-refused-hint = Vielleicht wurde er durch einen neuen ersetzt. Frag, wer die Partie angelegt hat.
page-match-gone = Diese Partie gibt es nicht
page-match-gone-hint = Vielleicht wurde sie gelöscht, oder die Adresse ist nicht vollständig.
page-watch-only = Ohne Platz zuschauen

## Der Tisch: was geschah

page-log = Was geschah
page-log-filter = Was gezeigt wird
page-log-all = alles
page-log-moves = Schritte
page-log-scores = Punkte
page-log-empty = Noch nichts.
page-log-earlier = Frühere Züge
page-log-turn = Zug { $turn }: { $name }
page-look = Den Tisch nach diesem Zug ansehen
page-note-back = Die Partie ging zurück zu Schritt { $text }.
page-note-ask = { $name } bat, zu Schritt { $text } zurückzugehen.
page-note-agree = { $name } war einverstanden.
page-note-refuse = { $name } lehnte ab.
page-note-join = { $text } hat Platz genommen.
page-note-bot = Ein Bot spielt für { $name } ({ $level }).
page-note-person = { $name } ist zurück.
page-note-resign = { $name } hat aufgegeben; ein Bot spielt weiter ({ $level }).
page-note-rematch = Eine Revanche wurde angelegt.

## Ende und Nachspielen

page-result = Das Ergebnis
page-place = Rang
page-rematch = Noch einmal in gleicher Runde
page-to-rematch = Zur Revanche
page-review = Partie durchsehen
page-download-text = Aufzeichnung als Text
page-download-ndjson = Aufzeichnung als NDJSON
page-replay = Nachspielen
page-slider = Schritt
page-step-first = Zum Anfang
page-step-back = Einen Schritt zurück
page-step-forth = Einen Schritt weiter
page-step-last = Zum letzten Schritt
page-back-to-now = Zurück zur Gegenwart
page-position-link = Adresse dieser Stellung
page-eyes = Gesehen von
page-eyes-mine = mir
page-eyes-all = allen
page-go-on-here = Von hier weiterspielen

## Einstellungen und Hilfe

page-settings = Einstellungen
page-confirm = Nachfragen vor einem Schritt, der den Zug beendet oder etwas aufdeckt
page-confirm-touch = auf einem Touchscreen
page-confirm-always = immer
page-confirm-never = nie
page-curtain-setting = Vorhang, wenn der Bildschirm weitergeht
page-curtain-on = ja
page-curtain-off = nein
page-help = Hilfe
page-help-moves = Jeder Schritt ist ein Knopf, auf dem steht, wozu er führt. Ein Schritt lässt sich auch eintippen wie in Aufzeichnungen, mehrere mit Kommas; was nicht erlaubt ist, wird mit seiner Regel erklärt.
page-key-undo = zurücknehmen
page-key-restart = den Zug von vorn beginnen
page-key-typed = einen Schritt eintippen
page-key-moves = zu den Möglichkeiten, dann die Pfeiltasten
page-key-arrows = beim Nachspielen: ein Schritt zurück oder weiter; Pos1 und Ende
page-key-help = diese Hilfe
page-key-escape = schließen, das Nachspielen verlassen
