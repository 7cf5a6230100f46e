# Die Baumeister von Arkadia: was man am Tisch liest. Namen des Materials stehen im Nominativ. Was eine Id benennt, darf
# die anderen Angaben seines Ereignisses nutzen: `colour-…` richtet sich nach der Art des Gebäudes dieser Farbe; ohne
# Gebäude ist es das Hauptwort: „Rot“. Vor „Siegel“ und „Stein“ steht es als Adjektiv, die Endung gleich dahinter.

title = Die Baumeister von Arkadia
subtitle = Eine Stadt rund um ein Kastell
tagline = Schließe Gebäude ein und verdiene ihre Siegel, verändere die Preise durch den Bau am Kastell und verkaufe im richtigen Moment.
progress = Stockwerk { $floor }: { $turns_left ->
        [none] { $towers_to_end ->
            [one] Ende in { $towers_to_end } Stein
           *[other] Ende in { $towers_to_end } Steinen
        }
        [0] der letzte Zug
       *[other] letzte Züge, noch { $turns_left }
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
reveals-draw = eine Karte kommt vom Stapel

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
events-worker-placed = { $seat }: setzt { $count } eigene Arbeiter ein, auf { $square }
event-neutral-placed = { $seat }: setzt einen neutralen Arbeiter auf { $square } ein
events-neutral-placed = { $seat }: setzt { $count } neutrale Arbeiter ein, auf { $square }
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

refusal-game_over = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
refusal-not_now = Jetzt steht eine andere Entscheidung an. { $phase }
refusal-card_not_held = Eine solche Karte hast du nicht auf der Hand: { $colour } { $kind }.
refusal-no_site = Für dieses Plättchen ({ $kind }) ist kein Platz mehr: Es passt nirgends neben ein Gebäude, den Kastell-Bauplatz oder einen Arbeiter.
refusal-not_flipped = In dieser Partie werden Plättchen nicht gewendet; wähle eine andere Drehung.
refusal-off_board = Dort passt das Plättchen nicht hin: Von { $square } aus ragt es über den Rand des Spielplans ({ $kind }).
refusal-square_occupied = Dort passt das Plättchen nicht hin: Auf { $square } ist schon { $thing }.
refusal-touches_nothing = Von { $square } aus würde das Plättchen nichts berühren; lege es neben ein Gebäude, den Kastell-Bauplatz oder einen Arbeiter, Kante an Kante.
refusal-same_turning = Dieselben Felder bedeckt die Form auch mit der Drehung „{ $turning }“; wähle diese.
refusal-no_open_card = Auf Platz { $place } liegt keine offene Karte.
refusal-equal_card = Die gleiche Karte liegt auf Platz { $place }; nimm die dort.
refusal-pile_empty = Der Stapel ist leer; nimm eine der offenen Karten.
refusal-no_own_worker = Du hast keinen eigenen Arbeiter mehr im Vorrat; eine Fahne bringt 2.
refusal-no_neutral_worker = Du hast keinen neutralen Arbeiter im Vorrat; bedeckte Zeltlager bringen welche.
refusal-worker_square_occupied = Auf { $square } ist schon { $thing }; wähle ein freies Feld.
refusal-no_building_beside = { $square } liegt weder neben einem Gebäude noch neben dem Kastell-Bauplatz, Kante an Kante.
refusal-no_common_building = Alle Arbeiter eines Zuges stehen neben demselben Gebäude, hier: { $thing } auf { $beside }; { $square } liegt nicht daneben.
refusal-can_act = Gepasst wird nur, wenn gar nichts geht; du kannst noch bauen oder einen Arbeiter einsetzen.
refusal-no_tower_due = Ein Stein wird nur für ein fertiges Gebäude gesetzt, und jetzt steht keiner aus.
refusal-not_on_ring = Kastell-Steine kommen auf den Ring des Kastells, und { $square } gehört nicht dazu.
refusal-not_in_store = Auf Ablageplatz { $floor } ist kein Stein dieser Farbe mehr: { $colour }.
refusal-tower_there = Auf { $square } steht schon ein Stein von Stockwerk { $floor }; wähle ein freies Ringfeld.
refusal-banner_later = Eine Fahne gibt man am Ende des Zuges ab, wenn alles andere getan ist.
refusal-no_banner_left = Du hast keine Fahne mehr.
refusal-banner_used = Nur eine Fahne je Zug, und in diesem hast du schon eine abgegeben.
refusal-no_sale = Siegel verkauft man nur mit einer Fahne, am Ende des Zuges.
refusal-other_colour = Siegel werden Farbe für Farbe verkauft; jetzt ist { $colour } an der Reihe.
refusal-too_few_seals = Du hast { $number ->
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
refusal-no_turn_left = Du hast deinen letzten Zug schon gehabt.

## Optionen

option-flip = Plättchen wenden
option-flip-no = nein
option-flip-yes = ja
option-tracking = Hinter den Sichtschirmen
option-tracking-memory = Verdeckt: Das Gedächtnis zählt
option-tracking-open = Für alle sichtbar

## Woher das Gold kommt

points-sold = Verkäufe mit einer Fahne
points-sold-out = Verkauf am Spielende
points-seals-red = Rote Siegel
points-seals-olive = Olivgrüne Siegel
points-seals-black = Schwarze Siegel
points-seals-silver = Silberne Siegel

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

## Gold, wo die Seiten für alle Spiele von Punkten sprechen

title-page-tool-sheet = Gold
title-page-points = { $points } Gold
title-page-points-hidden = Gold verdeckt
title-page-log-scores = Gold
title-page-breakdown = Woher das Gold kommt
title-page-plain-items = Wofür es Gold gab
title-page-plain-no-points = Noch kein Gold.
title-note-points = +{ $points } Gold
title-end-title = Gold

## Dinge auf dem gezeichneten Tisch, und Schritte in Worten

board-seals = { $number } { $colour ->
        [Rot] rot
        [Oliv] olivgrün
        [Schwarz] schwarz
        [Silber] silbern
       *[other] { $colour }
    }{ $number ->
        [one] es
       *[other] e
    } Siegel
board-towers = { $number } { $colour ->
        [Rot] rot
        [Oliv] olivgrün
        [Schwarz] schwarz
        [Silber] silbern
       *[other] { $colour }
    }{ $number ->
        [one] er Stein
       *[other] e Steine
    }
board-pile = { $cards ->
        [0] Der Stapel ist leer
        [one] Stapel: { $cards } Karte
       *[other] Stapel: { $cards } Karten
    }
board-hand-of = { $seat }: { $cards ->
        [0] keine Handkarte
        [one] { $cards } Handkarte
       *[other] { $cards } Handkarten
    }
board-store = Ablageplatz { $floor }
board-store-empty = Kein Stein mehr da
board-price = Preis für { $colour }: { $price }
board-banners-of = { $seat }: { $banners ->
        [0] keine Fahne mehr
        [one] noch { $banners } Fahne
       *[other] noch { $banners } Fahnen
    }
board-gold-of = { $seat }: { $gold } Gold
board-gold-hidden = { $seat }: Gold hinter dem Sichtschirm
board-move-build = Bauen: { $card }
board-move-site = Plättchen legen: { $square }, { $turning }
board-move-take = Offene Karte nehmen: { $card }
board-move-draw = Vom Stapel ziehen
board-move-tower = Stein in { $colour } auf { $square } setzen
board-move-sell = { $seals } verkaufen

## Was die Dinge auf dem gezeichneten Tisch sind

about-building = { $open ->
        [one] Ein Feld ringsum ist noch frei.
       *[other] { $open } Felder ringsum sind noch frei.
    } Wer es schließt, nimmt das Siegel, das darauf liegt, und setzt einen Stein auf das Kastell.
about-building-earns = Für Arbeiter, würde es jetzt geschlossen: { $earned }
about-building-earns-none = Seine Arbeiter würden jetzt niemandem ein Siegel bringen
about-building-finished = Fertig. Seine Siegel sind verteilt, mehr bringt es nicht; daneben darf weiter gebaut und eingesetzt werden.
about-card = Spiel sie aus und lege ihr Plättchen neben ein Gebäude, den Kastell-Bauplatz oder einen Arbeiter. Auf das Gebäude kommt ein Siegel ihrer Farbe. Die Art bestimmt nur die Form.
about-card-counts = Bisher gebaut: { $built }. Verdeckt, im Stapel oder auf Händen: { $unseen }
about-pile = Wer baut, zieht eine Karte: eine offene, die dann von hier ersetzt wird, oder die oberste, die sonst niemand sieht.
about-pile-empty = Offene Karten werden nicht mehr ersetzt. Sind auch sie weg, zieht niemand mehr.
about-hand = Wer baut, spielt eine Karte aus der Hand und zieht eine neue.
about-hand-known = Allen bekannt: { $known }
about-castle = Für jedes fertige Gebäude kommt ein Stein dazu. Die von oben sichtbaren Siegel sind die Preise. Mit dem zehnten Stein von Stockwerk 2 beginnt das Ende.
about-ring = Hier ist Platz für einen Stein von Stockwerk { $floor }. Für die Preise zählt nur, was von oben sichtbar ist.
about-ring-taken = Hier liegt schon ein Stein von Stockwerk { $floor }; der nächste kommt mit dem nächsten Stockwerk. Für die Preise zählt nur, was von oben sichtbar ist.
about-ring-below = Darunter, von unten nach oben: { $below }
about-store = Von hier kommen die Steine für Stockwerk { $floor }. Ist es voll, kommt der Rest auf Ablageplatz 3.
about-store-last = Von hier kommen die Steine für Stockwerk { $floor }. Ist er leer, werden keine Steine mehr gesetzt.
about-price = So viel, wie Siegel dieser Farbe auf dem Kastell von oben sichtbar sind. Ein Stein dieser Farbe hebt den Preis um 1; ein andersfarbiger Stein darauf senkt ihn um 1.
about-price-counts = { $towers ->
        [one] { $towers } Stein dieser Farbe liegt noch bereit
       *[other] { $towers } Steine dieser Farbe liegen noch bereit
    }
about-seal = Wird ein Gebäude dieser Farbe geschlossen, bringt jeder Arbeiter daneben eines; wer es schließt, nimmt auch das, das darauf liegt. Verkauft bringt ein Siegel seinen Preis in Gold.
about-seal-counts = Preis jetzt: { $price } Gold. Unfertige Gebäude dieser Farbe: { $open }
about-worker = Bringt ein Siegel von jedem Gebäude, das neben ihm geschlossen wird. Arbeiter bleiben bis zum Ende stehen.
about-neutral = Schließt ein Gebäude wie jeder Arbeiter, bringt aber niemandem ein Siegel. Neutrale Arbeiter kommen aus Zeltlagern.
about-workers-placed = Auf dem Spielplan: { $placed }
about-workers-counts = Auf dem Spielplan: { $placed }. Im Vorrat: { $stock }
about-banner = Einmal je Zug, an seinem Ende: eine Fahne abgeben, 2 Arbeiter nehmen und beliebig viele Siegel zu den Preisen dieses Augenblicks verkaufen.
about-gold = Wer am Ende das meiste hat, gewinnt. Siegel werden beim Verkauf zu Gold: mit einer Fahne, und alle übrigen am Spielende.
about-gold-worth = Alle Siegel würden jetzt { $gold } Gold bringen
about-camp = Bedecke es mit einem Gebäude, und du bekommst 1 neutralen Arbeiter. Unter einem Arbeiter ist es verloren.
about-camp-counts = Noch freie Zeltlager: { $camps }

## Hinweise beim ersten Spiel

hint-build = Baue neben das, was schon da ist, oder setze Arbeiter ein. Ein Gebäude bringt Siegel, wenn alle Felder ringsum besetzt sind: für jeden Arbeiter daneben eines in seiner Farbe.
hint-worker = Ein Arbeiter verdient an jedem Gebäude, das neben ihm geschlossen wird. Such dir Felder zwischen zwei Gebäuden.
hint-site = Tippe auf ein leuchtendes Feld oder dreh das Plättchen zuerst. Jedes bedeckte Zeltlager bringt einen neutralen Arbeiter.
hint-draw = Welche offene Karte du nimmst, sehen alle. Was vom Stapel kommt, weißt nur du.
hint-more-workers = Weitere Arbeiter dürfen folgen, alle neben demselben Gebäude. Neutrale schließen es, verdienen aber nichts. Dann hör auf: Erst danach wird geprüft, was fertig ist.
hint-tower = Der Stein hebt den Preis seiner Farbe um 1; die Farbe, die er bedeckt, fällt um 1. Heb, was du hast, und bedecke, was die anderen haben.
hint-banner = Eine Fahne bringt 2 Arbeiter, und du darfst jetzt Siegel verkaufen. Du hast nur wenige, und was heute viel kostet, kann morgen bedeckt sein.
hint-sale = Verkauf, was kaum noch steigt. Was du behältst, wird am Spielende zu den letzten Preisen verkauft.
hint-pass = Du kannst weder bauen noch einen Arbeiter einsetzen. Eine Fahne würde 2 Arbeiter bringen.
hint-last-turns = Alle haben noch einen letzten Zug. Dann werden alle Siegel zu den Schlusspreisen verkauft; übrige Arbeiter und Fahnen sind nichts wert.

## Die Einführung

guide-build = In deinem Zug baust du oder setzt Arbeiter ein. Zum Bauen spielst du eine Karte und legst ihr Plättchen neben ein Gebäude, das Kastell oder einen Arbeiter. Darauf liegt ein Siegel ihrer Farbe. Dann ziehst du eine Karte.
guide-camps = Jedes Zeltlager, das dein Gebäude bedeckt, gibt dir einen neutralen Arbeiter.
guide-workers = Oder du setzt Arbeiter ein: beliebig viele, eigene und neutrale, alle neben ein und dasselbe Gebäude. Dort bleiben sie für immer.
guide-finish = Ein Gebäude ist fertig, wenn alle Felder ringsum besetzt sind. Jeder Arbeiter daneben bringt seinem Besitzer ein Siegel in der Farbe des Gebäudes. Wer es schließt, nimmt auch das Siegel darauf.
guide-towers = Für jedes fertige Gebäude setzt du einen Stein auf das Kastell. Der Preis einer Farbe ist die Zahl ihrer von oben sichtbaren Siegel: Der Stein hebt seine Farbe und bedeckt eine andere.
guide-end = Eine Fahne am Ende deines Zuges bringt 2 Arbeiter, und du darfst Siegel gegen Gold verkaufen. Ist Stockwerk 2 voll, haben alle noch einen Zug; dann werden alle Siegel verkauft. Das meiste Gold gewinnt.

## Die Abrechnung, und was noch kommt

board-gold-so-far = Gold bisher
board-sealed-at = { $colour }, Preis { $price }
board-seals-worth = Siegel zu diesen Preisen
board-ended-now = Wäre jetzt Schluss
board-behind-screen = „?“ liegt hinter einem Sichtschirm. Was gewonnen und verkauft wurde, steht im Spielverlauf.
board-screened = Arbeiter, Siegel und Gold liegen hinter dem Sichtschirm.
board-stock-own = Eigene Arbeiter im Vorrat
board-stock-neutral = Neutrale Arbeiter im Vorrat
board-known-cards = Bekannte Karten
board-cards-unseen = Verdeckte Karten
board-cards-hint = Sie sind im Stapel oder auf Händen, die du nicht siehst. Im Stapel: { $pile }
board-towers-to-come = Steine auf den Ablageplätzen
board-to-end = { $towers ->
        [0] Das Ende hat begonnen.
        [one] Noch { $towers } Stein, und das Ende beginnt.
       *[other] Noch { $towers } Steine, und das Ende beginnt.
    }
board-turns-left = { $turns ->
        [0] Das ist der letzte Zug.
        [one] Nach diesem noch ein Zug.
       *[other] Nach diesem noch { $turns } Züge.
    }
board-camps-left = { $camps ->
        [0] Kein Zeltlager ist mehr frei.
        [one] { $camps } Zeltlager ist noch frei.
       *[other] { $camps } Zeltlager sind noch frei.
    }

## Bilder zu den Regeln

picture-K2 = Die sieben Formen, jede mit dem Zeichen ihrer Art.
picture-K9 = Ein neues Plättchen darf ein Gebäude, das Kastell oder irgendeinen Arbeiter berühren (✓). Eine Ecke genügt nicht (✗).
picture-K11 = Das Wirtshaus bedeckt zwei Zeltlager: 2 neutrale Arbeiter. Der Arbeiter auf einem Zeltlager bringt keinen.
picture-K13 = Drei Arbeiter eines Zuges, alle neben der schwarzen Schmiede. Das vierte Feld berührt nur ein anderes Gebäude.
picture-K14 = Der Bauernhof in der Ecke ist fertig: Jenseits des Spielplanrands ist nichts frei. Neben dem Wohnhaus ist noch ein Feld frei.
picture-K15 = Der neue Arbeiter (★) schließt beide Gebäude und bringt von jedem ein Siegel; im Winkel des Bauernhofs zählt er nur einmal. Neutrale Arbeiter bringen nichts. Wer ihn eingesetzt hat, nimmt auch die zwei Siegel, die dort liegen.
picture-K16 = Zwei Gebäude wurden fertig: zuerst alle ihre Siegel, dann zwei Steine.
picture-K17 = Stockwerk 1 ist voll: Die zwei übrigen Steine kommen auf Ablageplatz 3, und Stockwerk 2 beginnt.
picture-K18 = Ein schwarzer Stein auf einem sichtbaren roten Siegel: Rot fällt von 2 auf 1, Schwarz steigt von 2 auf 3.
picture-K19 = 7 rote Siegel zum Preis 3 und 5 silberne zum Preis 4 bringen 41 Gold.

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

## Der gezeichnete Tisch

drawn-land = Der Spielplan
drawn-nobody = niemand
drawn-share-own = du { $number }
drawn-share = { $name } { $number }
drawn-closes = schließt { $building }: { $shares }
drawn-closes-nothing = noch wird nichts geschlossen
drawn-towers = { $towers ->
        [one] { $towers } Stein
       *[other] { $towers } Steine
    }
drawn-covers = bedeckt { $workers } Zeltlager: { $workers ->
        [one] { $workers } neutraler Arbeiter
       *[other] { $workers } neutrale Arbeiter
    }
drawn-building = { $building }: noch { $open ->
        [one] { $open } Feld
       *[other] { $open } Felder
    } frei; Siegel für Arbeiter: { $shares }
drawn-building-finished = { $building }, fertig
drawn-ring = { $square }: { $towers ->
        [0] kein Stein
        [one] { $towers } Stein
       *[other] { $towers } Steine
    }, von oben sichtbar: { $top }
drawn-lay-on = Plättchen auf { $square } legen
drawn-worker-own = Eigener Arbeiter auf { $square }
drawn-worker-neutral = Neutraler Arbeiter auf { $square }
drawn-tower-on = Stein auf { $square }
drawn-camp = Zeltlager auf { $square }
drawn-map = Der ganze Spielplan im Kleinen: antippen, um dorthin zu springen
drawn-stores = Das Kastell: Stockwerk { $floor } im Bau
drawn-floor = Stockwerk { $floor }
drawn-floor-finished = alle 10 gesetzt
drawn-towers-to-end = { $towers ->
        [0] Das Ende hat begonnen
        [one] Noch { $towers } Stein bis zum Ende
       *[other] Noch { $towers } Steine bis zum Ende
    }
drawn-last-turns = { $turns ->
        [0] Letzter Zug
       *[other] Letzte Züge: noch { $turns }
    }
drawn-stack = { $colour }: { $number ->
        [one] { $number } Stein
       *[other] { $number } Steine
    } auf dem Ablageplatz
drawn-prices = Preise
drawn-price = { $colour }: Preis { $price }
drawn-price-held = { $colour }: Preis { $price }, du hast { $number }, wert { $worth }
drawn-your-seals = Deine Siegel
drawn-hand = Deine Hand
drawn-draw = Zieh eine
drawn-open-cards = Offene Baukarten
drawn-pile-name = { $cards ->
        [one] Stapel mit { $cards } Karte
       *[other] Stapel mit { $cards } Karten
    }
drawn-own-things = Was du hast
drawn-workers-own = Eigene Arbeiter: { $number }
drawn-workers-neutral = Neutrale Arbeiter: { $number }
drawn-seals = Siegel in { $colour }: { $number }
drawn-banners = Fahnen: { $number }
drawn-gold = Gold: { $number }
drawn-turn-left = Nach links drehen
drawn-turn-right = Nach rechts drehen
drawn-turn-over = Wenden
drawn-lay = Hinlegen
drawn-put-back = Zurücklegen
drawn-done = fertig
drawn-later = wenn geschlossen
drawn-sell-heading = Fahne: 2 Arbeiter und ein Verkauf
drawn-sell-open = Fahne …
drawn-sell-of = Zu verkaufende Siegel in { $colour }
drawn-sell = { $gold ->
        [0] Fahne abgeben, nichts verkaufen
       *[other] Für { $gold } Gold verkaufen
    }
drawn-settled = Fertige Gebäude
drawn-settled-workers = { $workers } für Arbeiter
drawn-settled-taken = 1 vom Gebäude
drawn-floor-done = Stockwerk { $floor } ist voll
drawn-end-begun = Die letzten Züge beginnen
drawn-final = Der Verkauf am Spielende
drawn-before-final = Gold bisher
drawn-floor-left = Die übrigen Steine kommen auf Ablageplatz 3:
drawn-end-of = { $name } hat das Ende eingeleitet: Alle haben noch einen Zug.
drawn-open = { $open ->
        [one] noch { $open } Feld frei
       *[other] noch { $open } Felder frei
    }
drawn-you = du
drawn-earns-nobody = niemand hat hier eigene Arbeiter
drawn-prompt-lay = { $card }: Wähle einen leuchtenden Platz.
drawn-prompt-lay-again = { $card }: Tippe noch einmal, um es zu legen.
drawn-prompt-colour = Wähle jetzt eine Farbe vom Ablageplatz; der Stein kommt auf { $square }.
drawn-prompt-square = Wähle jetzt ein Feld des Kastells.
drawn-prompt-sale = Wähle, welche Siegel du verkaufst; die Fahne bringt auch 2 Arbeiter.
