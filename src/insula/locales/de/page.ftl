# Was alle Seiten im Browser teilen, und der Tisch, an dem jedes Spiel gespielt wird.

## Beide Seiten

page-language = Sprache
page-theme = Aussehen
page-theme-system = wie das System
page-theme-light = hell
page-theme-dark = dunkel
page-home = Startseite
page-close = Schließen
page-show-all = Alles zeigen
page-held = Es geht erst weiter, wenn du das schließt.
page-turn-shown = Die letzten Schritte werden gezeigt.
page-to-result = Zum Ergebnis
page-seat-has = Besitz von { $name }
page-tool-try = Ausprobieren
page-try-heading = Du probierst aus
page-try-ended = Hier endet dein Zug, oder niemand kann wissen, wie es weitergeht.
page-try-play = So spielen
page-try-end = Zurücklegen
page-try-worth = Was es bringen würde
page-try-nothing = Nicht mehr als jetzt
page-cancel = Abbrechen
page-copy = Kopieren
page-copied = Kopiert
page-copy-by-hand = Der Text ist markiert: bitte von Hand kopieren
page-yes = ja
page-no = nein
page-player = Spieler
page-players = Spieler
page-my-name = Dein Name
page-bots-warming = Die Bots machen sich bereit: Die Regeln werden einmalig vorbereitet. Das kann einige Minuten dauern.
page-unreachable = Der Server antwortet nicht. Die Seite versucht es von selbst weiter.
page-error-offline = Der Server antwortet gerade nicht.
page-error-server = Auf dem Weg zum Server ging etwas schief.
page-error-storage = Dieser Browser merkt sich nichts für diese Seite; so können sich nicht mehrere einen Bildschirm teilen. Erlaube ihm, für diese Seite Daten zu speichern, oder verwende Links.
page-not-reachable = Nur dieser Rechner erreicht diesen Server. Damit auch Freunde ihn erreichen, starte ihn mit:
page-watch-link = Link zum Zuschauen

## Der Tisch: was zu tun ist

page-connecting = Verbindung wird aufgebaut …
page-loading = Das Spiel wird aufgebaut …
page-line-online = verbunden
page-line-offline = keine Verbindung
page-line-connecting = wird verbunden
page-offline = Keine Verbindung. Die Seite verbindet sich von selbst wieder.
page-offline-sending = Keine Verbindung. Die Seite verbindet sich von selbst wieder; dein Schritt wird dann ausgeführt, genau einmal.
page-your-turn = Du bist dran
page-turn-of = Am Zug: { $name }
page-turn-open = Auf diesem Platz fehlt noch jemand.
page-turn-waits = Alle warten auf diesen Schritt.
page-choose = Wähle einen Schritt.
page-sit-down-first = Das ist dein Platz
page-sit-down = Platz nehmen
page-moves = Deine Möglichkeiten
page-move = { $verb }: { $noun }
page-not-your-turn = Du bist nicht dran.
page-reveals = deckt etwas Verborgenes auf
page-ends-turn = beendet den Zug
page-doubt = Diesen Schritt ausführen?
page-do-it = Ausführen
page-not-yet = Noch nicht
page-undo = Zurücknehmen
page-restart-turn = Zug von vorn
page-ask-back = Um Rücknahme bitten
page-take-back = Schritt zurücknehmen
page-ask-mine = Du hast um Rücknahme gebeten. Noch nicht zugestimmt: { $names }.
page-ask-of = { $name } möchte einen Schritt zurücknehmen.
page-agree = Einverstanden
page-refuse = Ablehnen
page-typed = Schritt eintippen
page-typed-go = Los
page-sit-down-hint = Sag, wie du heißt, und spiel mit.
page-sending = Wird gesendet …
page-skip = Vorspulen
page-bot-for-me = Ein Bot spielt für dich.
page-drawing-failed = Der Tisch ließ sich nicht laden. Die Seite versucht es von selbst noch einmal.
page-zoom = Größe des Tisches
page-zoom-in = Größer
page-zoom-out = Kleiner
page-zoom-fit = Alles im Blick
page-one-less = { $name }: eins weniger
page-one-more = { $name }: eins mehr
page-tools = Werkzeuge
page-more = Mehr
page-tool-log = Verlauf
page-tool-sheet = Punkte
page-tool-to-come = Vorschau
page-tool-seat = Plätze
page-tool-advice = Rat
page-outdated = Es gibt eine neuere Version dieser Seite. Lade sie, um weiterzuspielen; von der Partie geht nichts verloren.
page-reload = Neu laden
page-hint = Tipp
page-hint-close = Alles klar
page-hints-off = Keine Tipps mehr
page-guide = So geht’s
page-guide-close = Zum Tisch
page-advice = Was würde ein Bot tun?
page-advice-hint = Ein Bot denkt über diese Stellung nach, mit dem, was dieser Platz weiß, und nicht mehr.
page-advice-ask = Fragen
page-advice-made = so gespielt
page-key-skip = vorspulen

## Der Tisch: wer und wo

page-table = Der Tisch
page-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-points-hidden = Punkte verdeckt
page-to-act = am Zug
page-you = du
page-kind-here = da
page-kind-away = nicht da
page-kind-open = freier Platz
page-resigned = aufgegeben
page-thinking = denkt nach
page-place-of = Rang { $place }
page-switcher = An diesem Bildschirm
page-curtain = { $name } ist dran
page-curtain-look = { $name } schaut
page-curtain-hint = Gib den Bildschirm an { $name } weiter. Im Moment sind keine Handkarten zu sehen.
page-curtain-show = Zeigen
page-curtain-others = Oder jemand anderes schaut:
page-my-seat = Mein Platz
page-seat = Plätze und Links
page-own-link = Link zu diesem Platz, für ein anderes Gerät von dir
page-own-link-hint = Wer ihn hat, hat den Platz.
page-given-link = Auch der Gastgeber kennt den Link zu diesem Platz.
page-get-own-link = Eigenen Link anlegen
page-rename = Umbenennen
page-level = Stärke
page-hand-over = Einen Bot spielen lassen
page-hand-over-hint = Solange ein Bot für dich spielt, können die anderen zurückgehen, ohne dich zu fragen. Dann hast du vielleicht andere Karten auf der Hand.
page-sit-again = Wieder selbst spielen
page-resign = Aufgeben
page-resign-heading = Endgültig aufgeben?
page-resign-hint = Ein Bot spielt für dich weiter, und im Ergebnis steht, dass du aufgegeben hast. Ein Zurück gibt es nicht.
page-resigned-hint = Du hast aufgegeben; ein Bot spielt weiter.
page-links = Links
page-host = Als Gastgeber
page-host-hint = Ein neuer Link macht den alten ungültig. Wer dort sitzt, muss damit neu Platz nehmen, und alle erfahren davon.
page-reissue = Neuer Link
page-reissue-of = Neuer Link für { $name }
page-new-link = Link für { $name }
page-give-to-bot = Einen Bot spielen lassen
page-delete = Partie löschen
page-delete-heading = Diese Partie löschen?
page-delete-hint = Sie wird für alle gelöscht, endgültig.
page-link-refused = Dieser Link ist ungültig
page-link-refused-hint = Vielleicht wurde er schon benutzt: Wer Platz nimmt, bekommt einen eigenen Link. Öffne auf einem anderen Gerät den unter „Plätze und Links“ oder bitte die Person, die die Partie angelegt hat, um einen neuen.
page-match-gone = Diese Partie gibt es nicht
page-match-gone-hint = Vielleicht wurde sie gelöscht, oder die Adresse ist nicht vollständig.
page-watch-only = Ohne Platz zuschauen

## Der Tisch: der Spielverlauf

page-log = Spielverlauf
page-log-filter = Was gezeigt wird
page-log-all = alles
page-log-moves = Schritte
page-log-scores = Punkte
page-log-empty = Noch nichts.
page-log-earlier = Frühere Züge
page-log-newest = Zum Neuesten
page-log-turn = Zug { $turn }: { $name }
page-look = Den Tisch nach diesem Zug ansehen
page-note-position = Die Partie begann mit einer vorgegebenen Stellung, nicht mit dem üblichen Aufbau.
page-note-record = Die Partie geht von einer Aufzeichnung aus weiter, nach Schritt { $text }. Wer sie angelegt hat, kennt vielleicht die Handkarten.
page-note-back = Die Partie wurde zurückgesetzt.
page-note-ask = { $name } hat gebeten, einen Schritt zurücknehmen zu dürfen.
page-note-agree = { $name } hat zugestimmt.
page-note-refuse = { $name } hat abgelehnt.
page-note-join = { $text } hat Platz genommen.
page-note-bot = Ein Bot spielt für { $name } ({ $level }).
page-note-handed = Ein Bot spielt für { $name } ({ $level }); der Gastgeber hat ihm den Platz gegeben.
page-note-person = { $name } ist zurück.
page-note-free = Der Platz von { $name } ist frei.
page-note-resign = { $name } hat aufgegeben; ein Bot spielt weiter ({ $level }).
page-note-link = Der Gastgeber hat für den Platz von { $name } einen neuen Link angelegt.
page-note-rematch = Eine Revanche wurde angelegt.

## Ende und Nachspielen

page-result = Das Ergebnis
page-place = Rang
page-breakdown = Woher die Punkte kommen
page-by = Aufgeteilt nach
page-by-group = Abschnitt
page-by-source = Quelle
page-other-points = übrige
page-rematch = Noch einmal in gleicher Runde
page-to-rematch = Zur Revanche
page-review = Partie ansehen
page-download-text = Aufzeichnung als Text
page-download-ndjson = Aufzeichnung als NDJSON
page-share = Teilen
page-share-hint = Diese Adressen gehören zu keinem Platz: Wer sie öffnet, schaut nur zu.
page-record-now = Die Aufzeichnung
page-record-running = Solange die Partie läuft, steht nicht darin, wie gemischt wurde.
page-replay = Nachspielen
page-slider = Schritt
page-step-first = Zum Anfang
page-step-back = Einen Schritt zurück
page-step-forth = Einen Schritt weiter
page-step-last = Zum letzten Schritt
page-play-through = Abspielen
page-pause = Anhalten
page-back-to-now = Zurück zum aktuellen Stand
page-position-link = Adresse dieser Stellung
page-eyes = Gesehen von
page-eyes-mine = mir
page-eyes-all = Zuschauenden
page-go-on-here = Von hier weiterspielen

## Einstellungen und Hilfe

page-settings = Einstellungen
page-settings-hint = Nur für dieses Gerät; alles gilt sofort.
page-motion = Animationen
page-sound = Töne
page-notify = Eine Benachrichtigung, wenn du dran bist
page-notify-denied = Der Browser verbietet dieser Seite Benachrichtigungen. In seinen Einstellungen lässt sich das ändern.
page-notify-missing = Dieser Browser kann dich hier nicht benachrichtigen: Das tut er nur bei https-Adressen oder auf dem eigenen Rechner.
page-pace = Schritte der anderen
page-pace-slow = langsam
page-pace-normal = mittel
page-pace-at-once = sofort
page-hints = Tipps bei neuen Entscheidungen
page-hints-again = Alle Tipps noch einmal zeigen
page-hints-reset = Die Einführung und alle Tipps werden wieder gezeigt.
page-table-setting = Darstellung des Tisches
page-table-drawn = gezeichnet
page-table-plain = einfache Listen
page-confirm = Nachfragen vor einem Schritt, der den Zug beendet oder etwas Verborgenes aufdeckt
page-confirm-touch = auf einem Touchscreen
page-confirm-always = immer
page-confirm-never = nie
page-curtain-setting = Vorhang, wenn der Bildschirm weitergegeben wird
page-help = Hilfe
page-help-moves = Was man wählen kann, leuchtet; wer darauf zeigt, erfährt, wozu es führt. Bei allem anderen steht, warum es nicht geht, mit der Nummer der Regel.
page-help-about = Was ist das? Zeig einen Moment auf ein Teil, drück dort I oder lass den Finger darauf liegen: Dann siehst du seinen Namen, seine Regel und wie viele es davon gibt.
page-help-typed = Ein Schritt lässt sich auch eintippen wie in Aufzeichnungen, mehrere durch Kommas getrennt.
page-help-undo = Zurücknehmen geht ohne Rückfrage, bis etwas Verdecktes aufgedeckt wird oder der Zug endet; danach werden die anderen gefragt.
page-help-try = Probiere jederzeit einen Zug aus, auch während andere spielen: Leg deine Teile hin und sieh, was sie bringen würden. Sonst sieht das niemand.
page-help-past = Jede frühere Stellung lässt sich ansehen, beim Nachspielen oder aus dem Verlauf. Wer geht, verliert nichts: Die Partie wartet auf der Startseite.
page-keys = Tasten
page-key-undo = zurücknehmen
page-key-restart = den Zug von vorn beginnen
page-key-typed = einen Schritt eintippen
page-key-moves = zu den Möglichkeiten, dann die Pfeiltasten
page-key-log = zum Spielverlauf
page-key-advice = was ein Bot tun würde
page-key-about = was ist das?
page-key-try = etwas ausprobieren, zurücklegen
page-key-arrows = beim Nachspielen: ein Schritt zurück oder weiter; Pos1 und Ende
page-key-help = diese Hilfe
page-key-escape = schließen, das Nachspielen verlassen
page-rules = Regeln
page-rules-search = In den Regeln suchen
page-rules-found = { $count ->
        [0] Nichts gefunden
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
page-sheet = Wertungsbogen
page-to-come = Was noch kommt

## Der Tisch als einfache Listen

page-plain-all = Alle { $count } zeigen
page-plain-fewer = Weniger zeigen
page-plain-items = Wofür es Punkte gab
page-plain-no-points = Noch keine Punkte.
page-plain-no-counts = Hier lässt sich nichts zählen.
page-plain-board = Der Spielplan
page-plain-picked = Auf { $square }
page-plain-folded = { $verb } …
page-plain-squares = auf dem Spielplan oder eins von { $count } Feldern
page-plain-moves = { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }

## Das Material

page-components-of = { $title }: das Material
page-components-lead = Jedes Stück, wie es in der Materialdatei steht, gezeichnet wie am Tisch, und woher es stammt.
page-components-version = Regelversion { $version } · Prüfsumme des Materials: { $digest }
page-components-loading = Die Schachtel wird geöffnet …
page-confidence-derived = folgt aus anderen Angaben
page-reconstructed-table = Nicht sicher: Diese Stücke sind nach bestem Wissen rekonstruiert. Wer die Schachtel hat, kann sie hier prüfen.
page-as-printed = Wie es in der Materialdatei steht

## Keine solche Seite

page-lost = Diese Seite gibt es nicht
page-lost-hint = Vielleicht ist die Adresse unvollständig oder enthält einen Tippfehler.
