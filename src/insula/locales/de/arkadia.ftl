# Die Baumeister von Arkadia: was man am Tisch liest. Namen des Materials stehen im Nominativ. Was eine Id benennt, darf
# die anderen Angaben seines Ereignisses nutzen: `colour-…` richtet sich nach der Art des Gebäudes dieser Farbe; ohne
# Gebäude ist es das Hauptwort: „Rot“. Vor „Siegel“ und „Stein“ steht es als Adjektiv, die Endung gleich dahinter.

title = Die Baumeister von Arkadia
subtitle = Eine Stadt rund um ein Kastell
tagline = Schließe Gebäude ein und verdiene ihre Siegel, verändere die Preise durch den Bau am Kastell und verkaufe im richtigen Moment.
progress = Stockwerk { $floor } von 3{ $turns_left ->
        [none] { "" }
       *[other] , letzte Züge
    }
duration = 60 Min.
weight = eher leicht

## Material

kind-house = Wohnhaus
kind-farm = Bauernhof
kind-tavern = Wirtshaus
kind-mill = Mühle
kind-smithy = Schmiede
kind-trade_centre = Handelskontor
kind-monastery = Kloster

colour-red = { $kind ->
        [house] rotes
        [farm] roter
        [tavern] rotes
        [mill] rote
        [smithy] rote
        [trade_centre] rotes
        [monastery] rotes
       *[other] Rot
    }
colour-olive = { $kind ->
        [house] olivgrünes
        [farm] olivgrüner
        [tavern] olivgrünes
        [mill] olivgrüne
        [smithy] olivgrüne
        [trade_centre] olivgrünes
        [monastery] olivgrünes
       *[other] Oliv
    }
colour-black = { $kind ->
        [house] schwarzes
        [farm] schwarzer
        [tavern] schwarzes
        [mill] schwarze
        [smithy] schwarze
        [trade_centre] schwarzes
        [monastery] schwarzes
       *[other] Schwarz
    }
colour-silver = { $kind ->
        [house] silbernes
        [farm] silberner
        [tavern] silbernes
        [mill] silberne
        [smithy] silberne
        [trade_centre] silbernes
        [monastery] silbernes
       *[other] Silber
    }

thing-lot = der Kastell-Bauplatz
thing-worker = ein Arbeiter
thing-house = ein Wohnhaus
thing-farm = ein Bauernhof
thing-tavern = ein Wirtshaus
thing-mill = eine Mühle
thing-smithy = eine Schmiede
thing-trade_centre = ein Handelskontor
thing-monastery = ein Kloster

## Aufforderungen

phase-action = Baue oder setze Arbeiter ein.
phase-site = Lege das Plättchen auf freie Felder, neben ein Gebäude, den Kastell-Bauplatz oder einen Arbeiter.
phase-draw = Zieh eine Karte: eine offene oder vom Stapel.
phase-workers = Setze noch einen Arbeiter neben dasselbe Gebäude oder hör auf.
phase-tower = Ein Gebäude ist fertig: Setze einen Stein auf das Kastell.
phase-banner = Gib eine Fahne ab (2 Arbeiter, und du darfst Siegel verkaufen) oder beende den Zug.
phase-sell = Wähle, wie viele Siegel dieser Farbe du verkaufst.
phase-over = Die Partie ist zu Ende.

notation = Schritte zum Eintippen: build house red, site c3r0 (das erste Feld des Plättchens und seine Vierteldrehungen im Uhrzeigersinn; t0 bis t3 gewendet), draw 2, draw pile, own c3, neutral c3, stop, tower red g5, banner, sell red 2, end, pass.

## Spielverlauf

event-turn-began = Zug { $turn }: { $seat }
event-card-played = { $seat }: spielt die Karte „{ $colour } { $kind }“
event-built = { $seat }: baut auf { $square }: { $colour } { $kind }
event-camps-covered = { $seat }: bedeckt { $workers } Zeltlager und bekommt { $workers ->
        [one] { $workers } neutralen Arbeiter
       *[other] { $workers } neutrale Arbeiter
    }
event-card-taken = { $seat }: nimmt die offene Karte „{ $colour } { $kind }“
event-card-opened = Neue offene Karte: { $colour } { $kind }
event-card-drawn = { $seat }: zieht vom Stapel
event-card-seen = { $seat }: Die gezogene Karte ist „{ $colour } { $kind }“
event-worker-placed = { $seat }: setzt einen eigenen Arbeiter auf { $square } ein
event-neutral-placed = { $seat }: setzt einen neutralen Arbeiter auf { $square } ein
event-passed = { $seat }: passt
event-finished = { $seat }: stellt auf { $square } fertig: { $colour } { $kind }
event-seals-gained = { $seat }: bekommt { $workers } { $colour ->
        [Rot] rot
        [Oliv] olivgrün
        [Schwarz] schwarz
        [Silber] silbern
       *[other] { $colour }
    }{ $workers ->
        [one] es
       *[other] e
    } Siegel für { $workers } Arbeiter
event-seal-taken = { $seat }: nimmt das { $colour ->
        [Rot] rot
        [Oliv] olivgrün
        [Schwarz] schwarz
        [Silber] silbern
       *[other] { $colour }
    }e Siegel vom Gebäude
event-tower-placed = { $seat }: setzt einen { $colour ->
        [Rot] rot
        [Oliv] olivgrün
        [Schwarz] schwarz
        [Silber] silbern
       *[other] { $colour }
    }en Stein auf { $square }, Stockwerk { $floor }; { $covered_id ->
        [plain] darunter kein Siegel
       *[other] darunter: { $covered }
    }
event-floor-finished = Stockwerk { $floor } des Kastells ist voll
event-tower-left = Übrig, auf Ablageplatz 3: { $number } { $colour ->
        [Rot] rot
        [Oliv] olivgrün
        [Schwarz] schwarz
        [Silber] silbern
       *[other] { $colour }
    }{ $number ->
        [one] er Stein
       *[other] e Steine
    }
event-store-empty = { $seat }: Ablageplatz 3 ist leer, { $towers ->
        [one] { $towers } Stein wird
       *[other] { $towers } Steine werden
    } nicht gesetzt
event-end-began = { $seat } leitet das Ende ein: Alle haben noch einen Zug
event-banner-used = { $seat }: gibt eine Fahne ab und bekommt { $workers } Arbeiter
event-sold = { $seat }: verkauft { $number } { $colour ->
        [Rot] rot
        [Oliv] olivgrün
        [Schwarz] schwarz
        [Silber] silbern
       *[other] { $colour }
    }{ $number ->
        [one] es
       *[other] e
    } Siegel zum Preis { $price } und bekommt { $points } Gold
event-game-ended = Die Partie endet mit Zug { $turn }
event-all-passed = Alle haben gepasst: Die Partie endet mit Zug { $turn }
event-sold-out = { $seat }: verkauft am Spielende { $number } { $colour ->
        [Rot] rot
        [Oliv] olivgrün
        [Schwarz] schwarz
        [Silber] silbern
       *[other] { $colour }
    }{ $number ->
        [one] es
       *[other] e
    } Siegel zum Preis { $price } und bekommt { $points } Gold

## Ablehnungen

refusal-game-over = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
refusal-not-now = Jetzt steht eine andere Entscheidung an. { $phase }
refusal-card-not-held = Eine solche Karte hast du nicht auf der Hand: { $colour } { $kind }.
refusal-no-site = Für dieses Plättchen ({ $kind }) ist kein Platz mehr: Es passt nirgends neben ein Gebäude, den Kastell-Bauplatz oder einen Arbeiter.
refusal-not-flipped = In dieser Partie werden Plättchen nicht gewendet; wähle eine andere Drehung.
refusal-off-board = Dort passt das Plättchen nicht hin: Von { $square } aus ragt es über den Rand des Spielplans ({ $kind }).
refusal-square-occupied = Dort passt das Plättchen nicht hin: Auf { $square } ist schon { $thing }.
refusal-touches-nothing = Von { $square } aus würde das Plättchen nichts berühren; lege es neben ein Gebäude, den Kastell-Bauplatz oder einen Arbeiter, Kante an Kante.
refusal-same-turning = Dieselben Felder bedeckt die Form auch mit der Drehung „{ $turning }“; wähle diese.
refusal-no-open-card = Auf Platz { $place } liegt keine offene Karte.
refusal-equal-card = Die gleiche Karte liegt auf Platz { $place }; nimm die dort.
refusal-pile-empty = Der Stapel ist leer; nimm eine der offenen Karten.
refusal-no-own-worker = Du hast keinen eigenen Arbeiter mehr im Vorrat; eine Fahne bringt 2.
refusal-no-neutral-worker = Du hast keinen neutralen Arbeiter im Vorrat; bedeckte Zeltlager bringen welche.
refusal-worker-square-occupied = Auf { $square } ist schon { $thing }; wähle ein freies Feld.
refusal-no-building-beside = { $square } liegt weder neben einem Gebäude noch neben dem Kastell-Bauplatz, Kante an Kante.
refusal-no-common-building = Alle Arbeiter eines Zuges stehen neben demselben Gebäude, hier: { $thing } auf { $beside }; { $square } liegt nicht daneben.
refusal-can-act = Gepasst wird nur, wenn gar nichts geht; du kannst noch bauen oder einen Arbeiter einsetzen.
refusal-no-tower-due = Ein Stein wird nur für ein fertiges Gebäude gesetzt, und jetzt steht keiner aus.
refusal-not-on-ring = Kastell-Steine kommen auf den Ring des Kastells, und { $square } gehört nicht dazu.
refusal-not-in-store = Auf Ablageplatz { $floor } ist kein Stein dieser Farbe mehr: { $colour }.
refusal-tower-there = Auf { $square } steht schon ein Stein von Stockwerk { $floor }; wähle ein freies Ringfeld.
refusal-banner-later = Eine Fahne gibt man am Ende des Zuges ab, wenn alles andere getan ist.
refusal-no-banner-left = Du hast keine Fahne mehr.
refusal-banner-used = Nur eine Fahne je Zug, und in diesem hast du schon eine abgegeben.
refusal-no-sale = Siegel verkauft man nur mit einer Fahne, am Ende des Zuges.
refusal-other-colour = Siegel werden Farbe für Farbe verkauft; jetzt ist { $colour } an der Reihe.
refusal-too-few-seals = Du hast { $number ->
        [0] kein
       *[other] nur { $number }
    } { $colour ->
        [Rot] rot
        [Oliv] olivgrün
        [Schwarz] schwarz
        [Silber] silbern
       *[other] { $colour }
    }{ $number ->
        [0] es
        [one] es
       *[other] e
    } Siegel.
refusal-no-turn-left = Du hast deinen letzten Zug schon gehabt.


## Optionen

option-flip = Plättchen wenden
option-flip-no = nein
option-flip-yes = ja
option-tracking = Hinter den Sichtschirmen
option-tracking-memory = Verdeckt: Das Gedächtnis zählt
option-tracking-open = Für alle sichtbar

## Woher die Punkte kommen

points-sold = Verkäufe mit einer Fahne
points-sold-out = Verkauf am Spielende

## Der Tisch für jedes Spiel: Verben und die Felder der Sicht

verb-build = Bauen
verb-site = Plättchen legen
verb-draw = Karte ziehen
verb-own = Eigenen Arbeiter einsetzen
verb-neutral = Neutralen Arbeiter einsetzen
verb-stop = Aufhören
verb-tower = Stein setzen
verb-banner = Fahne abgeben
verb-sell = Verkaufen
verb-end = Zug beenden
verb-pass = Passen
field-columns = Spalten des Spielplans
field-rows = Reihen des Spielplans
field-shapes = Die Form jedes Plättchens
field-castle = Kastell
field-prices = Preise
field-next-towers = Der nächste Stein und die Preise danach
field-towers-due = Jetzt zu setzende Steine
field-towers-to-end = Steine bis zum Beginn des Endes
field-camps = Zeltlager
field-buildings = Gebäude
field-workers = Arbeiter
field-open-cards = Offene Baukarten
field-hand = Deine Hand
field-card = Soeben gespielte Karte
field-tile = Das Plättchen und seine Drehungen
field-turning = Drehung
field-playable = Was du bauen kannst
field-turnings = Drehungen
field-cells = Form
field-closes = Wird fertig
field-closes-now = Fertig, wenn du aufhörst
field-closed-by = Fertig durch einen weiteren Arbeiter
field-building = Gebäude
field-new-towers = Steine dafür
field-pile-size = Karten im Stapel
field-unseen-cards = Verdeckte Karten
field-players = Besitz der Spieler
field-selling = Jetzt zu verkaufen
field-start = Startspieler
field-turns-left = Züge nach diesem
field-passes = In Folge gepasst
field-kind = Art
field-colour = Farbe
field-number = Anzahl
field-square = Feld
castle-square = Ecke
field-owner = Arbeiter von
field-squares = Felder
next-towers-squares = Wo
next-towers-colour = Stein
field-is-finished = Fertig
field-open-squares = Noch frei
field-earns = Siegel, wenn jetzt fertig
field-printed = Aufgedruckt
field-towers = Steine von unten
field-top = Von oben sichtbar
field-is-upright = Lage
is-upright-true = hochkant
is-upright-false = quer
field-ring = Ring
field-courtyard = Innenhof
field-floor = Stockwerk im Bau
field-stores = Ablageplätze
field-covers = Bedeckt
field-banners = Fahnen
field-workers-on-board = Arbeiter auf dem Spielplan
field-hand-size = Karten
field-own-workers = Eigene Arbeiter
field-neutral-workers = Neutrale Arbeiter
field-seals = Siegel
field-seals-worth = Siegel zu jetzigen Preisen
field-gold = Gold
field-known-cards = Bekannte Karten
thing-kind-colour = { $colour } { $kind }
thing-kind-colour-number = { $number } × { $colour } { $kind }
thing-kind-colour-squares = { $colour } { $kind }, { $is_finished ->
        [true] fertig
       *[other] noch { $open_squares ->
            [one] { $open_squares } Feld
           *[other] { $open_squares } Felder
        } frei
    }
thing-square-owner = { $owner ->
        [none] neutraler Arbeiter
       *[other] Arbeiter von { $owner }
    }
thing-square-printed = Kastell, { $towers ->
        [0] kein Stein
        [one] { $towers } Stein
       *[other] { $towers } Steine
    }: { $top }
thing-camps = Zeltlager
thing-courtyard = Innenhof
sign-kind-colour-squares = { $place }{ $is_finished ->
        [true] {" "}✓
       *[other] {""}
    }
sign-square-printed = { $towers ->
        [0] ·
       *[other] { $towers }
    }
sign-camps = △
sign-courtyard = ▒
value-house = { kind-house }
value-farm = { kind-farm }
value-tavern = { kind-tavern }
value-mill = { kind-mill }
value-smithy = { kind-smithy }
value-trade_centre = { kind-trade_centre }
value-monastery = { kind-monastery }
value-red = Rot
value-olive = Oliv
value-black = Schwarz
value-silver = Silber
value-plain = ohne Siegel
value-court = Innenhof
value-pile = vom Stapel
value-r0 = nicht gedreht
value-r1 = ¼ nach rechts
value-r2 = ½ Drehung
value-r3 = ¼ nach links
value-t0 = gewendet
value-t1 = gewendet, ¼ nach rechts
value-t2 = gewendet, ½ Drehung
value-t3 = gewendet, ¼ nach links

## Woher das Material stammt

table-board = Spielplan und Zeltlager
table-lot = Kastell-Bauplatz
table-buildings = Gebäudeplättchen
table-cards = Baukarten
table-stores = Kastell-Steine auf den Ablageplätzen
table-pieces = Arbeiter und Fahnen
source-board = 16 × 12 Felder und 24 Zeltlager aus zwei Besprechungen; die Plätze der Zeltlager haben wir festgelegt: ungleich verteilt, keins neben dem anderen, sodass das Kastell nur nahe der Mitte Platz hat, wie es Spieler erzählen
source-lot = 4 × 3 Felder, ein Ring von zehn und zwei Siegel jeder Farbe aus mehreren Besprechungen; wo die Siegel sind, haben wir festgelegt
source-buildings = Namen und Anzahlen aus der Materialliste; 2 bis 4 Felder, gerade oder gewinkelt, aus zwei Besprechungen; welche Formen das sind, haben wir festgelegt
source-cards = 40 Karten für 40 Plättchen; gleichmäßig nach Farben, was die Anzahlen der Plättchen nur auf eine Art erlauben
source-stores = die Materialliste und mehrere Besprechungen
source-pieces = die Materialliste und mehrere Besprechungen

## Das Terminal

terminal-turn = Zug { $turn }
terminal-floor = Stockwerk { $floor }: { $towers } von { $places } Steinen
terminal-pile = Stapel { $cards }
terminal-last-turns = { $turns ->
        [0] der letzte Zug
       *[other] letzte Züge: { $turns } nach diesem
    }
terminal-store = Ablageplatz { $number }
terminal-your-seals = Deine Siegel
terminal-has-hand = Karten
terminal-has-workers = Arbeiter
terminal-has-worth = Wert
terminal-has-gold = Gold
terminal-unfinished = Unfertig
terminal-earns = noch offen, Siegel für Arbeiter
terminal-more = … { $number } weitere: w
terminal-neutral = neutraler Arbeiter
terminal-camp = Zeltlager
terminal-seal = Siegel liegt noch darauf
terminal-tower = sichtbares Siegel, Stockwerk
terminal-banner = Fahnen
terminal-named = das Feld, das im Schritt genannt wird
terminal-row = Reihe { $row }
terminal-own-worker = { $squares ->
        [one] Eigenen Arbeiter einsetzen: { $squares } Feld
       *[other] Eigenen Arbeiter einsetzen: { $squares } Felder
    }
terminal-neutral-worker = { $squares ->
        [one] Neutralen Arbeiter einsetzen: { $squares } Feld
       *[other] Neutralen Arbeiter einsetzen: { $squares } Felder
    }
terminal-open = { $building }: dann noch { $squares } offen
terminal-closes = schließt { $building }: { $seals } Siegel für dich
terminal-camps = { $workers ->
        [one] { $workers } neutraler Arbeiter
       *[other] { $workers } neutrale Arbeiter
    }
terminal-covers = { $colour }, bedeckt { $covered }
terminal-no-seal = kein Siegel
terminal-yours = deine Siegel { $before }→{ $after }
terminal-selling = { $colour }: Preis { $price }, du hast { $seals }.
terminal-sale = { $number } verkaufen: { $gold } Gold
terminal-worth = alle deine Siegel: jetzt { $gold } Gold
