# Was alle Spiele teilen: Fragen, Menüs und Tafeln des Terminals und alle Fehler der Befehle.

## Menschen und Bots

person = Spieler
person-number = Spieler { $number }
bot-names = Livia, Marcus, Octavia, Titus, Julia, Gaius
seat-number = Platz { $number }
level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-skilled = Könner
level-expert = Experte
level-master = Meister
level-random = spielt auf gut Glück
level-greedy = plant seinen Zug
level-search = denkt voraus
level-beginner-hint = macht Anfängerfehler
level-casual-hint = irrt sich ab und zu
level-skilled-hint = spielt seinen Zug sehr gut
level-expert-hint = denkt voraus
level-master-hint = denkt weit voraus
level-with-hint = { $level }: { $hint }
bot-of-level = Bot, { $level }

## Am Tisch

table-of = Am Tisch: { $players }
resumed = Die Partie geht weiter nach { $moves ->
        [one] { $moves } Schritt
       *[other] { $moves } Schritten
    }.
heading = { $title } · Zug { $turn }
to-come = kommen noch
cards-in-hand = Geldkarten
thinking = { $name } überlegt …
hand-over = Gib an { $name } weiter, dann drück Enter.

## Wählen

turn-of = { $name }: { $prompt }
ask = Deine Wahl:
keys = Nummer oder Schritt · u zurück · ? Regel · w Vorschau · a Rat · h Hilfe · q Ende
keys-back = Enter: zurück zur ganzen Liste
note-points = { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
note-ends-turn = beendet den Zug
note-ways = { $ways ->
        [one] { $ways } Möglichkeit
       *[other] { $ways } Möglichkeiten
    }
note-reveals = neue Karten
no-such-choice = Nummer { $number } gibt es nicht; die letzte ist { $last }.
undone = Zurückgenommen.
with-rule = { $sentence } (Regel { $rule })
ask-for-rule = ? zeigt die Regel.
which-rule = Welche Regel? Etwa ? 1 für die Regel zu Möglichkeit 1 (bis { $last }) oder ? und die Nummer einer Regel.
number-of-rule = Regel { $rule }
help =
    - **3**: Möglichkeit 3 wählen.
    - **ein Schritt**: statt der Nummer in der Notation der Aufzeichnungen, mehrere durch Kommas getrennt. Beispiele: { $moves }.
    - **u**: zurücknehmen, solange nichts Verdecktes aufgedeckt wurde und der Zug nicht zu Ende ist.
    - **?**: die Regel zur letzten Ablehnung; **? 3**: zu Möglichkeit 3; **? A9**: Regel A9.
    - **w**: was noch kommt.
    - **a**: was ein Bot hier tun würde, in der Stärke dieser Partie; **a master**: einer von anderer Stärke.
    - **t**: den Tisch noch einmal zeigen.
    - **q**: aufhören. Die Partie wird nach jedem Schritt gespeichert; auch bei Strg+C oder einem geschlossenen Fenster geht nichts verloren.

## Was ein Bot denkt

advice-of = Was ein Bot tun würde ({ $level })
advice-move = Schritt
advice-rank = Erwarteter Rang
advice-margin = Erwarteter Vorsprung
advice-share = Anteil
advice-thinking = Der Bot überlegt …
decimal-mark = ,

## Das Ende

end-title = Punkte
total = Summe
wins = { $name } gewinnt.
shared = Geteilter Sieg: { $names }.
record-kept = Aufzeichnung gespeichert als { $file }
saved = Die Partie ist gespeichert als { $file }. Weiter geht es mit: insula play --resume, oder python3 run.py play --resume
not-kept = Diese Partie lässt sich nicht speichern ({ $reason }). Du kannst sie zu Ende spielen, aber nicht später fortsetzen.
ask-at-end = a noch einmal in gleicher Runde · r Partie ansehen · Enter aufhören:

## Nachspielen

replay-heading = Schritt { $move } von { $moves }, Zug { $turn }
replay-start = Der Anfang
replay-keys = ← → ein Schritt · Bild↑ Bild↓ ein Zug · Pos1 Ende · 1–5 was ein Bot denkt · q aufhören
replay-sound = { $file }: { $title }, { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, { $moves ->
        [one] { $moves } Schritt
       *[other] { $moves } Schritte
    }. Jeder Schritt stimmt, das Ergebnis ist { $result }.
replay-unfinished = offen

## Menü

menu-title = Insula
menu-new = Neue Partie
menu-resume = { $games ->
        [one] Gespeicherte Partie fortsetzen
       *[other] Eine gespeicherte Partie fortsetzen ({ $games })
    }
menu-replay = Eine Aufzeichnung ansehen
menu-rules = Regeln
menu-language = Sprache: { $language }
menu-more = Was man sonst noch tun kann
menu-quit = Aufhören
menu-ask = Deine Wahl:
menu-which-title = Welches Spiel?
menu-seats = Wie viele Plätze? ({ $from } bis { $to })
menu-bots = Wie viele davon Bots? (0 bis { $seats })
menu-level = Wie stark sind die Bots?
menu-names = Namen der Mitspieler, durch Kommas getrennt (Enter: keine):
menu-which-game = Welche gespeicherte Partie?
menu-which-record = Welche Aufzeichnung? (eine Nummer oder der Pfad einer Datei)
menu-no-records = Noch keine Aufzeichnung da; spiel eine Partie zu Ende oder nenne den Pfad einer Datei.
menu-which-language = Welche Sprache?
menu-default = { $question } [{ $default }]
menu-no-such = Bitte eine der Nummern wählen oder Enter drücken.
language-name = Deutsch
warming = Die Regeln werden kompiliert, nur dieses eine Mal …

## Was man tun kann

what-else =
    Was man tun kann:
    {"  "}insula                im Browser spielen; --no-browser öffnet keinen
    {"  "}insula serve          andere spielen in ihrem Browser mit: --host 0.0.0.0
    {"  "}insula menu           hier im Terminal wählen
    {"  "}insula play           spielen: --seats 3 --bots 2 --level expert --names Anna
    {"  "}insula play --resume  weiterspielen, wo man aufgehört hat
    {"  "}insula replay DATEI   eine Aufzeichnung ansehen; --verify prüft sie
    {"  "}insula rules SPIEL    die Regeln; --lang en, fr, de oder ru
    {"  "}insula demo           Bots zusehen, etwa insula alhambra --seats 2 --seed 7
    {"  "}insula warm           die Regeln kompilieren; danach sind sie viel schneller
    {"  "}insula bench SPIEL    wie schnell die Regeln auf diesem Rechner sind
    {"  "}insula arena SPIEL    Bots gegen Bots: --bots expert,greedy --games 100
    {"  "}insula tune SPIEL     bessere Gewichte für die Bots, durch Spielen gefunden
    {"  "}insula dataset SPIEL  Entscheidungen der Bots als Parquet, zum Trainieren: --out ORDNER
    {"  "}insula engine SPIEL   unsere Bots für andere Programme, in Textzeilen
    {"  "}insula fuzz SPIEL     Zufallspartien, in jedem Schritt wird alles geprüft
    {"  "}insula perft SPIEL    alle Schrittfolgen bis zu einer Tiefe zählen
    {"  "}insula show STELLUNG  eine in Worten geschriebene Stellung als Text zeigen
    {"  "}insula content show   das Material eines Spiels und woher es stammt
    {"  "}insula BEFEHL --help  sagt mehr über einen Befehl
    In Python:
    {"  "}import insula
    {"  "}insula.load_game("alhambra", seats=4).new_initial_state(seed=7)
stopped = abgebrochen

## Der Server

serve-runs = Insula läuft unter { $address }
serve-already = Insula läuft schon unter { $address }
serve-other-port = Port { $taken } ist belegt; diesmal ist es Port { $port }.
serve-others = In diesem Netz: { $addresses }
serve-end = Strg+C beendet den Server. Nichts geht verloren: Jeder Schritt ist gespeichert, beim nächsten Start geht es dort weiter.
serve-terminal = Lieber im Terminal spielen: insula menu oder python3 run.py menu
serve-warming = Die Regeln werden gerade kompiliert, nur einmal: In etwa einer Minute spielen Bots mit.
serve-browser = Der Browser öffnet sich.
serve-no-browser = Bitte öffne diese Adresse in einem Browser.
serve-ended = Insula ist beendet; alles ist gespeichert.
worker-runs = Hier wird für die Bots aller Server an dieser Datenbank gedacht (Prozesse: { $workers }). Strg+C beendet das.
client-missing = Die Seiten dieses Servers sind noch nicht gebaut. Führe diesen Befehl im Ordner mit den Quellen von Insula aus und lade diese Seite dann neu.
db-made = Eine neue Datenbank ist angelegt, Revision { $after }.
db-current = Die Datenbank hat Revision { $after }; es gibt nichts zu tun.
db-upgraded = Die Datenbank wurde von Revision { $before } auf { $after } gebracht.
db-fault = Partie { $match }: { $reason }
db-broken = Eine Seite der Datenbank ist beschädigt: { $reason }
db-checked = { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    } nachgespielt, { $faults ->
        [0] kein Fehler
        [one] { $faults } mit Fehler
       *[other] { $faults } mit Fehlern
    }.
db-restored = Die Sicherung ist eingespielt (Partien: { $matches }).
db-backed-up = Die Datenbank ist nach { $file } kopiert ({ $kilobytes } kB).

## Fehler am Tisch

error-table-unknown-title = Ein Spiel „{ $title }“ gibt es nicht; es gibt: { $known }.
error-table-broken-title = Das Spiel „{ $title }“ aus { $distribution } lässt sich nicht laden: { $reason }
error-table-title-taken = Mehrere Pakete bringen ein Spiel „{ $title }“ mit: { $distributions }. Nur eines davon darf bleiben.
error-table-seats = Anzahl der Plätze: { $seats } geht hier nicht; möglich: { $known }.
error-table-unknown-option = Eine Option „{ $option }“ gibt es nicht; es gibt: { $known }.
error-table-option-value = Die Option { $option } kann nicht „{ $value }“ sein; sie kann sein: { $known }.
error-table-seed = Ein Startwert muss eine ganze Zahl von 0 bis 18446744073709551615 sein, nicht { $seed }.
error-table-salt = Ein Salz besteht aus Buchstaben, Ziffern und Strichen, anders als „{ $salt }“.
error-table-no-such-seat = Einen Platz { $seat } gibt es an einem Tisch mit { $seats } Plätzen nicht.
error-table-no-observation = Der Titel „{ $title }“ bringt keine Beobachtung mit.
error-table-other-content = Dieses Material gehört zu „{ $title }“, nicht zu { $expected }.
error-table-rng = Der Zufall kommt aus einem Startwert, einem Generator oder einer Funktion, nicht aus { $rng }.
error-bots-iterations = Die Suche braucht mindestens einen Durchgang für jeden ihrer Bäume; { $iterations } ist zu wenig.
error-transcript-no-seed = Ein Zustand ohne Startwert hat keine Mitschrift.
error-bots-unknown = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }.
error-engine-unknown = Es gibt keinen Befehl „{ $command }“; es gibt: { $known }.
error-engine-malformed = „{ $text }“ ist unverständlich; geschrieben wird es so: { $usage }
error-engine-over = Die Partie ist zu Ende: Es gibt keinen Schritt mehr zu wählen.
error-bots-engine-start = Die Engine „{ $command }“ lässt sich nicht starten: { $reason }.
error-bots-engine-silent = Die Engine „{ $command }“ hat in { $seconds } s nicht geantwortet.
error-bots-engine-ended = Die Engine „{ $command }“ hat sich selbst beendet (Code { $status }).
error-bots-engine-error = Die Engine „{ $command }“ lehnt ab: { $reason }
error-bots-engine-move = Die Engine „{ $command }“ antwortet „{ $answer }“: Das ist kein erlaubter Schritt.
error-play-bots = { $bots } Bots passen nicht an einen Tisch mit { $seats } Plätzen.
error-play-names = { $names } Namen sind zu viele für { $seats } Plätze.
error-play-option = Eine Option wird als NAME=WERT angegeben, anders als „{ $text }“.
error-words-unknown-language = Eine Sprache „{ $language }“ gibt es nicht; es gibt: { $known }.
error-table-word = Neu gezogen wird aus einer ganzen Zahl von 0 bis 18446744073709551615, nicht aus { $word }.
error-table-no-such-move = Eine Stelle { $move } gibt es nicht; es gibt die von { $low } bis { $high }.

## Fehler bei Schritten

error-malformed = „{ $text }“ ist kein Schritt. Die Hilfe zeigt, wie man Schritte schreibt.
error-out-of-turn = Dieser Platz ist nicht am Zug.
error-too-far-ahead = Nach „{ $move }“ wird etwas aufgedeckt, oder der Zug endet: Weiter im Voraus lässt sich nichts wählen.
error-stale = Die Partie ist inzwischen weitergegangen: { $expected } Schritte, nicht { $seq }.
error-undo-limit = Es gibt nichts zurückzunehmen: Der Zug ist zu Ende, oder etwas Verdecktes wurde aufgedeckt.
error-undo-target = An der Stelle { $to } gab es nichts zu wählen: Dorthin führt kein Weg zurück.
error-take-back-over = Die Partie ist zu Ende: Zurückgenommen wird nichts mehr.
refusal-in_batch = { $count ->
        [one] Ein Schritt des Stapels ist nicht erlaubt
       *[other] { $count } Schritte des Stapels sind nicht erlaubt
    }, in den Partien { $games }.

## Fehler von Dateien

error-file-unreadable = { $file } lässt sich nicht lesen: { $reason }.
error-file-not-text = { $file } ist keine Textdatei (Byte { $byte }).
error-save-none = Es ist keine Partie gespeichert.
error-save-engine = In dieser gespeicherten Partie spielt ein Programm mit: { $command }. Es wird nur für Partien im eigenen Ordner gestartet, { $folder }. Wer ihm traut, legt die Datei dorthin.
error-save-damaged = Die gespeicherte Partie { $file } ist beschädigt oder von einer anderen Version. Sie bleibt, wie sie ist. ({ $reason })
error-state-damaged = Der gespeicherte Stand ist beschädigt: { $reason }.
error-state-not-json = Der gespeicherte Stand ist kein JSON: { $reason }.
error-state-other-table = Der gespeicherte Stand gehört an einen anderen Tisch: { $field } ist { $found }, nicht { $expected }.

## Fehler von Aufzeichnungen

error-record-unreadable = Zeile { $line } ist nicht zu lesen: { $text }
error-record-header = Zeile { $line }: Der Kopf passt nicht oder ist nicht der einer Aufzeichnung ({ $field }).
error-record-format = Zeile { $line }: eine Aufzeichnung im Format { $found }; bekannt ist { $known }.
error-record-tag-twice = Zeile { $line }: Die Angabe { $tag } steht zweimal da.
error-record-commitment = Zeile { $line }: Der Startwert ist nicht der, auf den man sich festgelegt hatte.
error-record-other-title = Zeile { $line }: eine Aufzeichnung von „{ $title }“, nicht von { $expected }.
error-record-other-rules = Zeile { $line }: gespielt nach Version { $version } der Regeln; hier haben sie Version { $expected }.
error-record-other-content = Zeile { $line }: gespielt mit anderem Material ({ $content }, nicht { $expected }).
error-record-no-seed = Zeile { $line }: Eine unfertige Aufzeichnung nennt keinen Startwert und lässt sich nicht nachspielen.
error-record-no-such-move = Einen Schritt { $move } gibt es nicht; die Aufzeichnung hat { $moves }.
error-record-wrong-turn = Zeile { $line }: Zug { $turn } von Platz { $seat } ist nicht dran; dran sind Zug und Platz { $expected }.
error-record-wrong-mark = Zeile { $line }: „{ $move }“ ist als erzwungen bezeichnet und war es nicht, oder umgekehrt.
error-record-refused = Zeile { $line }: Der Schritt „{ $move }“ wird abgelehnt.
error-record-too-long = Zeile { $line }: Keine Partie dieses Spiels hat mehr als { $most } Schritte.
error-record-wrong-result = Die Schritte führen zum Ergebnis { $expected }, die Aufzeichnung behauptet { $result }.
error-record-reroll = Zeile { $line }: So kann dort nicht neu gezogen worden sein.

## Fehler von Material und Maschinen

error-content-unreadable = Die Materialdatei { $file } lässt sich nicht lesen: { $reason }.
error-content-not-toml = Die Materialdatei { $file } ist kein TOML: { $reason }.
error-content-faulty = Die Materialdatei { $file } hat Fehler:
error-position-faulty = Die Stellung hat Fehler:
error-jit-unknown-mode = Einen Modus „{ $mode }“ gibt es nicht; es gibt: { $known }.
error-jit-unknown-template = Eine Vorlage { $template } gibt es nicht.
error-jit-cache-folder = Der Ordner für kompilierte Regeln, { $folder }, ist nicht zu benutzen: { $reason }. INSULA_CACHE_DIR nennt einen anderen.
error-bench-arguments = Die Messung braucht wenigstens einen Thread, eine Partie und etwas Zeit, nicht { $threads } Threads und { $seconds } s.
error-bench-interpreted = Gemessen werden nur kompilierte Regeln; der Modus ist { $mode }.
error-fuzz-games = Es braucht mindestens eine Zufallspartie, nicht { $games }.
error-perft-depth = Die Tiefe muss eine Zahl von { $low } bis { $high } sein, nicht { $depth }.
error-arena-bots = Eine Arena braucht mindestens zwei Bots, jeden einmal genannt, nicht „{ $bots }“.
error-arena-own-bot = Der Bot „{ $name }“ ließ sich nicht erzeugen: { $reason }.
error-arena-two-bots = Nur zwischen zwei Bots kann sich zeigen, welcher stärker ist; hier sind es { $bots }.
error-arena-numbers = Eine Arena braucht mindestens eine Partie und einen Prozess, nicht { $games } und { $jobs }.
error-tune-numbers = Zum Einstellen braucht es mindestens eine Runde, zwei Partien und einen Prozess, nicht { $rounds }, { $games } und { $jobs }.
error-arena-executor = Einen Executor „{ $executor }“ gibt es nicht; es gibt: { $known }.
error-arena-extra = Dafür muss { $package } installiert sein: pip install 'insula[{ $extra }]'
error-arena-cluster = Der Ray-Cluster „{ $address }“ ist nicht zu gebrauchen: { $reason }
error-arena-worker-lost = Ein Prozess, der eine Partie spielte, ist zu Ende: Ein Bot hat ihn beendet oder jemand von außen. Beendete Partien stehen in der Datei von --record; derselbe Befehl macht dort weiter.
error-arena-other-rules = Ein Rechner hat andere Regeln oder anderes Material von { $title } als dieser (seine Version ist { $version }). Überall muss dasselbe installiert sein.
error-arena-other-contest = { $file } enthält die Partien eines anderen Vergleichs; es unterscheiden sich: { $fields }. Nichts wurde geändert; bitte eine andere Datei nennen.
error-arena-record-line = { $file }, Zeile { $line }: Das ist keine Datei der Arena, oder sie ist beschädigt. Nichts wurde geändert.
error-arena-file = { $file } ist nicht zu gebrauchen: { $reason }.
error-arena-file-in-use = { $file } ist in Gebrauch: Ein anderer Lauf der Arena schreibt seine Partien dorthin. Bitte abwarten oder eine andere Datei nennen.
error-arena-no-games = Noch keine Mischung wurde in allen Sitzordnungen gespielt.
error-cuda-unavailable = Kein CUDA-Gerät ist zu benutzen: { $reason }.
error-batch-size = Ein Stapel hat wenigstens eine Partie, nicht { $n }.
error-batch-device = Ein Gerät „{ $device }“ gibt es nicht; es gibt: { $known }.
error-batch-threads = Ein Stapel braucht wenigstens einen Thread, nicht { $threads }.
error-batch-seeds = Ein Stapel braucht für jede seiner { $expected } Partien einen Startwert.
error-batch-tell = Ein Stapel kann { $known } mitteilen, nicht { $unknown }.
error-batch-autoreset = Einen Neubeginn „{ $autoreset }“ gibt es nicht; es gibt: { $known }.
error-batch-where = Die Partien eines Stapels nennt man mit Nummern unter { $n }, jede einmal, oder mit { $n } Wahrheitswerten.
error-batch-seats = Ein Stapel braucht für jede seiner { $expected } Partien einen Platz unter { $seats }.
error-batch-states = { $expected } Partien brauchen ebenso viele Zustände, nicht { $found }.
error-batch-unsound = Ein solcher Zustand passt nicht in den Stapel: { $reason }.
error-moves-endless-force = { $moves } Schritte folgten aufeinander, ohne dass etwas zu wählen war: ein Fehler im Spiel.
error-layout-field-twice = Ein Feld ist zweimal deklariert: { $names }.
error-layout-reserved-name = Der Feldname { $name } ist vergeben.
error-layout-wrong-fields = Diese Felder fehlen oder sind zu viel: { $names }.
error-layout-not-numbers = Das Feld { $field } enthält etwas anderes als Zahlen.
error-layout-wrong-shape = Das Feld { $field } hat die falsche Form: { $shape }.
error-layout-out-of-range = Das Feld { $field } liegt nicht zwischen { $low } und { $high }.
error-events-too-many-arguments = Das Ereignis { $event } hat zu viele Angaben.
error-events-overflow = Es geschah mehr, als in die { $rows } Zeilen des Protokolls passt: ein Fehler im Spiel.

## Fehler des Servers

error-folders-no-home = Dieser Benutzer hat kein eigenes Verzeichnis. INSULA_DATA_DIR nennt einen Ordner für die Partien.
error-settings-word = { $name } muss ein Wort ohne Leerzeichen sein, nicht „{ $value }“.
error-settings-folder = { $name } muss einen Ordner nennen und ist leer.
error-settings-number = { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht „{ $value }“.
error-settings-rate = { $name } muss eine Zahl über 0 sein, etwa 40 oder 2.5, nicht „{ $value }“.
error-settings-choice = { $name } muss eines von { $known } sein, nicht „{ $value }“.
error-settings-url = { $name } muss eine Adresse wie https://games.example.org sein, ohne Pfad, nicht „{ $value }“.
error-settings-database = { $name } muss die Adresse einer Datenbank sein, etwa sqlite:///datei oder postgresql+psycopg://rechner/name. Bekannt sind: { $known }.
error-settings-host-name = { $name } muss aus Rechnernamen bestehen, durch Kommas getrennt; „{ $value }“ ist keiner.
error-settings-network = { $name } muss aus Adressen oder Netzen bestehen, durch Kommas getrennt, etwa 10.0.0.1 oder 10.0.0.0/8; „{ $value }“ ist keines.
error-serve-data-folder = Der Datenordner { $folder } ist nicht zu benutzen: { $reason }. --data oder INSULA_DATA_DIR nennt einen anderen.
error-serve-running = Den Datenordner { $folder } benutzt schon ein Server (Adresse: { $address }). Beende ihn zuerst oder nenne mit --data einen anderen Ordner.
error-serve-port-taken = Port { $port } ist von einem anderen Programm belegt. --port wählt einen anderen; --port 0 ist irgendein freier.
error-serve-port-forbidden = Dieser Benutzer darf Port { $port } nicht benutzen. --port wählt einen anderen; ab 1024 dürfen es alle.
error-serve-host = Unter „{ $host }“ kann der Server nicht laufen: { $reason }. --host ist eine Adresse dieses Rechners; 0.0.0.0 sind alle.
error-serve-failed = Der Server konnte nicht starten. Die Zeilen darüber sagen, warum.
error-worker-no-server = Eigene Denker brauchen PostgreSQL: Mit SQLite denkt der Server selbst für seine Bots. --database nennt eine Datenbank.
error-cluster-no-proxy = Ein Verbund braucht vor seinen Servern den Proxy Caddy, und das Programm caddy ist nicht da. Unter Debian: apt install caddy
error-cluster-no-postgres = Ein Verbund braucht PostgreSQL, und dessen Programme sind nicht da. Unter Debian: apt install postgresql. Oder nenne mit --database eine Datenbank.
error-cluster-failed = Ein Prozess des Verbunds ist nicht gestartet. Sein Protokoll in { $folder } sagt, warum.
error-postgres-failed = PostgreSQL ist nicht gestartet. { $file } sagt, warum.
error-postgres-not-made = In { $folder } lässt sich kein PostgreSQL einrichten: { $reason }
error-postgres-root = PostgreSQL läuft nicht als root, und es gibt keinen Benutzer „postgres“ oder „nobody“, dem es überlassen werden könnte. Starte dies als anderer Benutzer, oder nenne mit --database eine Datenbank.
error-backup-exists = { $file } gibt es schon. Eine Sicherung überschreibt nichts.
error-backup-failed = Die Sicherung { $file } lässt sich nicht schreiben: { $reason }.
error-restore-not-empty = In der Datenbank sind schon Partien. Eine Sicherung wird nur in eine leere eingespielt; so wird nichts überschrieben.
error-storage-missing = Eine Datenbank { $file } gibt es nicht.
error-storage-older = Die Datenbank hat Revision { $found }, diese Version des Programms braucht Revision { $known }. Mache eine Sicherung, dann: insula db upgrade
error-storage-newer = Die Datenbank hat Revision { $found }; diese Version des Programms kennt Revision { $known }. Eine neuere Version hat sie geschrieben: Nimm jene.
error-storage-url = Die Datenbank „{ $url }“ ist nicht zu benutzen: Ihr Treiber ist nicht installiert, oder ihre Adresse stimmt nicht.
error-storage-failed = Die Datenbank ist gerade nicht zu benutzen: { $reason }.
error-storage-taken = Was gespeichert werden sollte, ist schon da: { $reason }.
error-storage-broken = Die Datenbank ist beschädigt ({ $reason }), und weiterzuspielen könnte mehr beschädigen. insula db check nennt die Partien; eine Sicherung hat sie heil.
error-storage-full = Die Platte ist voll. Nichts hat sich geändert; versuche es wieder, wenn Platz ist.
error-storage-unavailable = Der Server erreicht seine Datenbank gerade nicht. Nichts wurde verändert; versuche es gleich noch einmal.
error-storage-damaged = Was von Partie { $match } gespeichert ist, ist beschädigt ({ $cause }).
error-storage-gap = Im Protokoll von Partie { $match } fehlt Eintrag { $seq }.
error-storage-wrong-mark = Partie { $match } ist als beendet vermerkt und ist es nicht, oder umgekehrt.
error-storage-unknown-entry = Das Protokoll enthält einen Eintrag unbekannter Art.
error-storage-no-content = Das Material, mit dem diese Partie begann, ist nicht gespeichert ({ $digest }).
error-storage-other-rules = Diese Partie begann mit Version { $version } der Regeln; hier haben sie Version { $expected }.

## Was ein Tisch im Browser ablehnt

error-match-unknown = Diese Partie gibt es nicht. Vielleicht wurde sie gelöscht.
error-match-over = Die Partie ist zu Ende.
error-match-log-full = In dieser Partie ist neben den Zügen zu viel geschehen. Sie kann zu Ende gespielt werden, mehr nicht.
error-match-running = Die Partie ist noch nicht zu Ende.
error-access-token = Dieser Link ist ungültig oder gilt nicht mehr: Bitte den Gastgeber um einen neuen.
error-access-seat = Dafür braucht es den Link des Platzes.
error-access-host = Das darf nur der Gastgeber der Partie.
error-seat-bot = Auf diesem Platz spielt ein Bot.
error-seat-no-bot = Auf diesem Platz spielt kein Bot.
error-seat-open = Auf diesem Platz sitzt noch niemand.
error-seat-resigned = Dieser Platz wurde aufgegeben; ein Bot spielt ihn zu Ende.
error-undo-nothing = Es gibt keine Entscheidung von dir, zu der es zurückgehen könnte.
error-undo-is-free = Das kannst du noch selbst zurücknehmen, ohne jemanden zu fragen.
error-undo-asked = Jemand hat schon um eine Rücknahme gebeten; darauf muss zuerst geantwortet werden.
error-undo-handed = Der Gastgeber hat jemandes Platz einem Bot gegeben oder einen neuen Link dafür angelegt. Bis dort wieder jemand sitzt, kann niemand zurückgehen.
error-undo-not-asked = Es gibt nichts mehr, dem du zustimmen könntest.
error-bots-failed = Der Bot konnte keinen Schritt wählen. Er versucht es noch einmal.
error-bots-too-deep = Die Stärke „{ $level }“ ist dem Server zu hoch: höchstens { $most }.
error-bots-warming = Die Bots machen sich noch bereit. Bitte in einer Minute noch einmal versuchen.
error-bots-busy = Die Bots sind an anderen Tischen beschäftigt. Bitte gleich noch einmal versuchen.
error-advice-people = Solange andere Menschen mitspielen, geben Bots keinen Rat: Das wäre ihnen gegenüber nicht fair.
error-advice-cold = „{ $level }“ würde zu lange überlegen, solange die Regeln nicht kompiliert sind. Hör auf, ruf insula warm auf, dann insula play --resume.
error-name-unfit = „{ $name }“ geht nicht als Name: Erlaubt sind 1 bis { $longest } Zeichen, aber keine Sonderzeichen wie < > & " \ oder geschweifte Klammern.
error-record-missing = Um bei einem Schritt zu beginnen, braucht es eine Aufzeichnung.
error-imports-busy = Gerade werden andere Aufzeichnungen gelesen. Bitte gleich noch einmal versuchen.
error-record-unfinished = Diese Aufzeichnung ist von einer Partie, die nicht zu Ende ist.
error-record-other-table = Diese Aufzeichnung ist von einem anderen Tisch: { $title }, { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
error-body-malformed = Das hat der Server nicht verstanden: { $reason }.
error-body-too-large = Das ist zu lang: höchstens { $limit } Bytes.
error-head-too-large = Adresse und Kopfzeilen dieser Anfrage sind zu lang: höchstens { $limit } Bytes.
error-request-slow = Das hat zu lange gebraucht, um anzukommen.
error-route-unknown = Unter dieser Adresse gibt es nichts.
error-route-method = So lässt sich diese Adresse nicht benutzen.
error-host-unknown = Auf diesen Namen hört der Server nicht. Wer ihn betreibt, kann ihn mit --allowed-hosts erlauben.
error-origin-foreign = Das kam von einer Seite eines anderen Servers.
error-rate-limit = Zu viel auf einmal. Bitte warte einen Augenblick.
error-creations-limit = Zu viele neue Partien von deiner Adresse: { $most } in einer Stunde. Bitte in { $wait } s noch einmal versuchen.
error-imports-limit = Zu viele Aufzeichnungen von deiner Adresse: { $most } in einer Stunde. Bitte in { $wait } s noch einmal versuchen.
error-sockets-limit = Von deiner Adresse sind { $most } Partien geöffnet. Schließe eine Seite, bevor du noch eine öffnest.
error-connections-limit = Deine Adresse hat { $most } Verbindungen offen, mehr gehen nicht.
error-server-fault = Auf dem Server ging etwas schief. Nichts hat sich geändert.
error-server-starting = Der Server wird gerade gestartet. Bitte versuche es gleich noch einmal.
error-server-stopping = Der Server wird gerade beendet. Bitte versuche es gleich noch einmal.
error-socket-hello = Die Seite hat nicht gesagt, welche Partie sie sehen will.
error-socket-protocol = Diese Seite ist von einer anderen Version ({ $found }, nicht { $known }). Bitte lade sie neu.
