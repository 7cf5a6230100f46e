# Carpe Diem: was man am Tisch liest. Namen des Materials stehen im Nominativ. Was eine Kennung benennt, darf die anderen
# Angaben des Ereignisses verwenden, in dem sie steht: `good-…` sagt, wie viele.

title = Carpe Diem
subtitle = Ein Stadtviertel in Rom
tagline = Nimm Plättchen, baue dein eigenes Stadtviertel in Rom und wähle klug die zwei Karten, die du nach jedem Durchgang wertest.
progress =
    { $scoring ->
        [none] Durchgang { $game_phase } von 4, Runde { $round } von 7
       *[other] Wertung { $scoring } von 4
    }
duration = 45–75 Min.
weight = mittel

## Material

kind-villa = Villa
kind-merchant = Händler
kind-baker = Bäcker
kind-senator = Verwalter
kind-craftsman = Handwerker
kind-pond = Teich
kind-garden = Kräutergarten
kind-vineyard = Weinberg
kind-henyard = Hühnerhof
kind-market = Markt
kind-bakery = Backstube
kind-fountain = Brunnen

good-fish = { $number ->
        [one] { $number } Fisch
       *[other] { $number } Fische
    }
good-herbs = { $number ->
        [one] { $number } Kraut
       *[other] { $number } Kräuter
    }
good-grapes = { $number ->
        [one] { $number } Traube
       *[other] { $number } Trauben
    }
good-chickens = { $number ->
        [one] { $number } Huhn
       *[other] { $number } Hühner
    }

## Aufforderungen

phase-pawn = Stelle deinen Patrizier auf ein Depot.
phase-depot = Wähle ein Plättchen: Dein Patrizier geht zu seinem Depot und nimmt es.
phase-tile = Nimm ein Plättchen dieses Depots.
phase-square = Baue das Plättchen oder lagere es ein.
phase-first = Wähle, welche der fertigen Anlagen ihren Ertrag zuerst bringt.
phase-craft = Nimm ein Plättchen der dunklen Reihe.
phase-return = Wähle, welche Brunnenkarten du behältst: Eine kommt zurück unter den Stapel.
phase-circle = Lege eine Scheibe auf einen Kreis: Die zwei Karten daneben zählen für dich.
phase-card = Wähle, welche Karte du zuerst wertest.
phase-pay = Wähle, wie oft du die Karte erfüllst.
phase-bread = Für drei Brote zählt die Karte noch einmal: Gib die Brote ab oder behalte sie.
phase-over = Die Partie ist zu Ende.

notation = Schritte zum Eintippen: pawn 3, move 4, travel 0 (mit Brot), take 2, place c3r1 (Feld und Vierteldrehungen im Uhrzeigersinn), store, first merchant, craft 5, return villa, circle a1-b1, card a1, pay 2, bread, stop.
reveals = neue Plättchen werden verteilt
reveals-place = du siehst Brunnenkarten an

## Spielverlauf

event-phase-began = Durchgang { $number }: { $seat } beginnt
event-dealt = Neu in Depot { $depot }: { $other ->
        [none] { $one }
       *[other] { $one } und { $other }
    }
events-dealt = Neue Plättchen in den Depots: { $count }
event-turn-began = Zug { $turn }: { $seat }
event-pawn-placed = { $seat }: beginnt bei Depot { $depot }
event-moved = { $seat }: geht zu Depot { $depot }
event-travelled = { $seat }: zahlt 1 Brot und geht zu Depot { $depot }
event-took = { $seat }: nimmt { $other ->
        [none] { $one }
       *[other] { $one } und { $other }
    } aus Depot { $depot }
event-cleared = Aus Depot { $depot } in die Schachtel: { $other ->
        [none] { $one }
       *[other] { $one } und { $other }
    }
events-cleared = Plättchen in die Schachtel: { $count }
event-built = { $seat }: baut { $other ->
        [none] { $one }
       *[other] { $one } und { $other }
    } auf { $square }
event-stored = { $seat }: lagert { $other ->
        [none] { $one }
       *[other] { $one } und { $other }
    } ein
event-banderole-taken = { $seat }: nimmt die Banderole von { $square }
event-stepped = { $seat }: rückt auf der Leiste { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } vor, jetzt auf { $space }
event-finished = { $seat }: stellt fertig: { $kind } ({ $tiles } Plättchen{ $chimneys ->
        [0] )
        [one] , { $chimneys } Schornstein)
       *[other] , { $chimneys } Schornsteine)
    }
event-goods-gained = { $seat }: bekommt { $good }
event-goods-sold = { $seat }: { $goods ->
        [0] hat nichts zu verkaufen
        [one] verkauft { $goods } Ware
       *[other] verkauft { $goods } Waren
    } und bekommt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
event-coins-gained = { $seat }: bekommt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
event-bread-gained = { $seat }: bekommt { $bread ->
        [one] { $bread } Brot
       *[other] { $bread } Brote
    }
event-order-chosen = { $seat }: zuerst kommt { $class }
event-crafted = { $seat }: nimmt { $other ->
        [none] { $one }
       *[other] { $one } und { $other }
    } von Platz { $space } der dunklen Reihe
event-fountain-looked = { $seat }: nimmt { $cards ->
        [one] { $cards } Brunnenkarte
       *[other] { $cards } Brunnenkarten
    }
event-fountain-seen = { $seat }: Die Karte zeigt: { $kind }
event-fountain-returned = { $seat }: legt eine Brunnenkarte unter den Stapel
event-fountain-put-back = { $seat }: Die zurückgelegte Karte zeigt: { $kind }
event-scoring-began = Wertung { $number }
event-disc-laid = { $seat }: legt eine Scheibe auf Kreis { $circle }
event-card-begun = { $seat }: wertet eine Karte
event-good-paid = { $seat }: gibt { $good } ab
event-coins-paid = { $seat }: gibt { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } ab
event-bread-paid = { $seat }: gibt 3 Brote für die Karte ab
event-multiples-reached = { $seat }: Die Karte zählt { $multiples ->
        [1] einmal
       *[other] { $multiples }-mal
    }
event-card-scored = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für die Karte
event-card-failed = { $seat }: Die Karte ist nicht erfüllt: { $points ->
        [0] kein Punkt zu verlieren
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
event-villa-scored = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für eine Villa mit { $chimneys ->
        [one] { $chimneys } Schornstein
       *[other] { $chimneys } Schornsteinen
    }
event-store-scored = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $things ->
        [one] { $things } Teil
       *[other] { $things } Teile
    } im Lager
event-track-scored = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Feld { $space } der Leiste
event-fountain-scored = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für eine Brunnenkarte ({ $things } × { $kind })
event-task-scored = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für die Rahmenaufgabe { $kind } ({ $side })
event-game-ended = Die Partie endet mit Zug { $turn }
told-disc = { $seat }: legt eine Scheibe zwischen „{ $one }“ und „{ $other }“
told-card = { $seat }: „{ $card }“ zählt { $multiples ->
        [1] einmal
       *[other] { $multiples }-mal
    }: { $brings }{ $given ->
        [none] {""}
       *[other] {" "}für { $given }
    }
told-card-failed = { $seat }: „{ $card }“ ist nicht erfüllt, { $points ->
        [0] aber es ist kein Punkt zu verlieren
        [one] das kostet { $points } Punkt
       *[other] das kostet { $points } Punkte
    }

## Ablehnungen

refusal-game_over = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
refusal-not_now = Jetzt steht eine andere Entscheidung an. { $phase }
refusal-depot_occupied = Bei Depot { $depot } steht schon ein Patrizier; beginne bei einem anderen.
refusal-depot_empty = Depot { $depot } ist leer; geh zu einem, das ein Plättchen hat.
refusal-out_of_reach = Dein Patrizier kommt von hier nicht zu Depot { $depot }; für 1 Brot darfst du zu jedem Depot gehen, das ein Plättchen hat.
refusal-no_bread = Zu einem beliebigen Depot zu gehen kostet 1 Brot, und du hast keines.
refusal-reached_on_foot = Zu Depot { $depot } kommst du auch ohne Brot; geh einfach hin.
refusal-empty_place = Auf Platz { $place } liegt kein Plättchen mehr.
refusal-equal_tile = Das gleiche Plättchen wie auf Platz { $place } liegt weiter vorn; nimm jenes.
refusal-square_occupied = Auf { $square } liegt schon ein Plättchen; wähle ein freies Feld.
refusal-not_on_shovel = Das erste Plättchen kommt auf die Schaufel: { $shovel }, nicht { $square }.
refusal-touches_nothing = { $square } berührt keines deiner Plättchen; baue neben einem, Kante an Kante.
refusal-edge_mismatch = { $other ->
        [frame] Das passt nicht auf { $square }: Im { $side } läge { $own } am Rahmen; dort darf nur Wiese sein.
       *[other] Das passt nicht auf { $square }: Im { $side } passen { $own } und { $other } nicht zusammen.
    }
refusal-same_turning = Auf { $square } sieht das genauso aus wie Drehung { $same }; wähle diese.
refusal-not_finished = Das Plättchen hat keine Anlage dieser Klasse fertiggestellt: { $class }.
refusal-empty_space = Platz { $place } der dunklen Reihe ist leer.
refusal-card_not_held = Eine solche Brunnenkarte hast du nicht: { $kind }.
refusal-circle_not_used = Kreis { $circle } wird nicht benutzt: Neben ihm liegen keine zwei Karten.
refusal-circle_occupied = Auf Kreis { $circle } liegt schon eine Scheibe; wähle einen freien.
refusal-card_not_beside = Kartenfeld { $space } liegt nicht neben deiner Scheibe auf { $circle }.
refusal-cannot_pay = { $most ->
        [0] Du kannst diese Karte gar nicht erfüllen, also auch nicht { $multiples }-mal; wähle 0.
        [1] Du kannst diese Karte höchstens einmal erfüllen, nicht { $multiples }-mal.
       *[other] Du kannst diese Karte höchstens { $most }-mal erfüllen, nicht { $multiples }-mal.
    }
refusal-scored_already = Deine Wertung dieses Durchgangs ist vorbei, und bis zur nächsten gibt es keine Plättchen zu nehmen.

## Optionen

option-edition = Ausgabe
option-edition-2020 = 2020, Depot für Depot
option-edition-2018 = 2018, entlang des Sterns
option-villas = Villen am Spielende
option-villas-table = nach ansteigender Tabelle
option-villas-linear = 1 Punkt je Schornstein
option-bread = Drei Brote für eine Karte
option-bread-once = einmal je Wertung
option-bread-repeat = so oft man will

## Woher die Punkte kommen

points-card-scored = Wertungskarten
points-card-failed = Nicht erfüllte Karten
points-villa-scored = Villen
points-store-scored = Lager
points-track-scored = Banderolenleiste
points-fountain-scored = Brunnenkarten
points-task-scored = Rahmenaufgaben
points-other = { table-start }
final-villas = { points-villa-scored }
final-store = { points-store-scored }
final-track = { points-track-scored }
final-fountain = { points-fountain-scored }
final-tasks = { points-task-scored }

## Der Tisch für jedes Spiel: Verben und die Felder der Sicht

verb-pawn = Am Depot beginnen
verb-move = Zum Depot gehen
verb-travel = Für 1 Brot zum Depot
verb-take = Plättchen nehmen
verb-place = Bauen
verb-store = Plättchen einlagern
verb-first = Zuerst kommt
verb-craft = Dunkles Plättchen nehmen
verb-return = Zurücklegen
verb-circle = Scheibe auf Kreis
verb-card = Zuerst die Karte
verb-pay = Karte so oft erfüllen
verb-bread = Drei Brote abgeben
verb-stop = Brote behalten
field-game-phase = Durchgang
field-round = Runde
field-scoring = Wertung
field-start = Startspielermarker
field-discs = Scheiben auf der Leiste, die vorderste zuerst
field-order = Reihenfolge der Wertung
field-depots = Depots
field-row = Dunkle Reihe
field-in-hand = Gerade genommen
field-closing = Ließe sich nie mehr schließen
field-meets = Aufgaben, die erfüllt würden
field-outlook = Was jede Wahl bringt
field-waiting = Belohnungen, die noch kommen
field-settling = Laufende Wertung
field-cards = Wertungskarten
field-circles = Kreise
field-players = Besitz der Spieler
field-light-pile = Helle Plättchen, die noch kommen
field-dark-pile = Dunkle Plättchen, die noch kommen
field-light-to-come = Auf den hellen Plättchen, die noch kommen
field-dark-to-come = Auf den dunklen Plättchen, die noch kommen
field-unseen-tiles = Noch nicht ausgeteilte Plättchen
field-fountain-pile = Brunnenkarten im Stapel
field-fountain-each = Punkte einer Brunnenkarte je Stück
field-card-bread = Brot, für das eine Karte einmal zählt
field-penalty = Punkte, die eine nicht erfüllte Karte kostet
field-tile = Plättchen
field-edges = Kanten (Norden, Osten, Süden, Westen)
field-chimneys = Schornsteine
field-centre = In der Mitte
field-square = Feld
field-turning = Vierteldrehungen
field-side = Seite
field-kind = Art
field-squares = Felder
field-open-edges = Offene Kanten
field-finished = Fertig
field-mark = Marke
field-points = Punkte
field-line = Linie
field-met = Erfüllt
field-depot = Depot
field-tiles = Plättchen
field-patricians = Patrizier
field-multiples = Wie oft
field-coins = Münzen
field-bread = Brot
field-steps = Felder vor
field-space = Kartenfeld
players-space = Feld der Leiste
field-card = Karte
field-deck = Stapel
field-red = Farbe
red-true = rot
red-false = grün
field-need = Bedingung
field-reward = Belohnung
field-worth = Bringt dir jetzt
field-circle = Kreis
field-disc = Scheibe
field-patrician = Patrizier bei Depot
field-goods = Waren
field-board = Bautableau
field-shovel = Schaufel
field-banderoles = Banderolen noch auf
field-tasks = Rahmenaufgaben
field-district = Stadtviertel
field-features = Anlagen
field-built = Fertig oder gebaut
field-stored = Eingelagerte Plättchen
field-fountain-cards = Brunnenkarten
field-fountain-count = Anzahl Brunnenkarten
field-put-back = Unter den Stapel gelegt
field-final = Am Spielende, nach jetzigem Stand
field-faces = Plättchen in Sicht
field-in-game = Im ganzen Spiel
field-to-come = Kommen noch
field-sites = Passt auf
field-fitting = Plättchen, die noch passen
field-brings = Bringt, wenn fertig
field-to-take = Noch zu nehmen
field-lines = Linien zu Depots
field-reach = Depots in Reichweite
field-way = Weg
field-cost = Kostet
field-ways = Bringt dir jetzt
field-changes = Gewinn und Verlust
field-moves = Schritte
field-fountain-points = Brunnenkarten bringen
field-track = Zahlen der Leiste
thing-tile = { $centre ->
        [none] ↑ { $edges1 } → { $edges2 } ↓ { $edges3 } ← { $edges4 }
       *[other] { $centre }
    }{ $chimneys ->
        [0] {""}
        [one] {" "}({ $chimneys } Schornstein)
       *[other] {" "}({ $chimneys } Schornsteine)
    }
thing-square-turning = { $tile }
thing-circle-space = Kreis { $circle }{ $space ->
        [none] {""}
       *[other] , Karte auf { $space }
    }{ $multiples ->
        [0] {""}
       *[other] , ×{ $multiples }
    }
thing-side-square = { $square } { $side }{ $fitting ->
        [0] {" "}(bleibt für immer offen)
       *[other] {""}
    }
thing-depot-way = { $depot }{ $bread ->
        [0] {""}
       *[other] {" "}(mit Brot)
    }
thing-space-multiples = { $space } ×{ $multiples }
thing-cards-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $cards ->
        [0] {""}
        [1] {" "}({ $cards1 })
       *[other] {" "}({ $cards1 }, { $cards2 })
    }
edges-pasture = –
value-villa = { kind-villa }
value-merchant = { kind-merchant }
value-baker = { kind-baker }
value-senator = { kind-senator }
value-craftsman = { kind-craftsman }
value-pond = { kind-pond }
value-garden = { kind-garden }
value-vineyard = { kind-vineyard }
value-henyard = { kind-henyard }
value-market = { kind-market }
value-bakery = { kind-bakery }
value-fountain = { kind-fountain }
value-pasture = Wiese
value-landscape = Landschaft
value-dwelling = Unterkunft
value-chimney = Schornstein
value-fish = Fische
value-herbs = Kräuter
value-grapes = Trauben
value-chickens = Hühner
value-north = Norden
value-east = Osten
value-south = Süden
value-west = Westen
value-top = oben
value-right = rechts
value-bottom = unten
value-left = links
value-r0 = nicht gedreht
value-r1 = ¼ nach rechts
value-r2 = ½ Drehung
value-r3 = ¼ nach links
letter-V = { kind-villa }
letter-M = { kind-merchant }
letter-B = { kind-baker }
letter-S = { kind-senator }
letter-C = { kind-craftsman }
letter-P = { kind-pond }
letter-H = { kind-garden }
letter-G = { kind-vineyard }
letter-K = { kind-henyard }

## Woher das Material stammt

table-light-tiles = Helle Plättchen
table-dark-tiles = Dunkle Plättchen
table-scoring-cards = Wertungskarten
table-fountain-cards = Brunnenkarten
table-frame-pieces = Rahmenteile
table-frame-lines = Linien an den Marken des Rahmens
table-boards = Bautableaus
table-track = Banderolenleiste
table-villas = Punkte für Villen
table-depots = Depots und dunkle Reihe
table-card-spaces = Kartenfelder und Kreise
table-start = Punkte zu Beginn
source-light-tiles = Zahl der Plättchen: die Anleitungen; was auf ihnen ist: so zusammengestellt, dass es zu allen bekannten Anzahlen, Beispielen und Berichten passt
source-dark-tiles = Zahl der Plättchen und dass jedes nur eines zeigt: die Anleitungen; was sie zeigen: passend zusammengestellt
source-scoring-cards = Zahl der Karten, was die Stapel verlangen, zwölf der Karten: die Anleitungen; Größe der Stapel und der Rest: passend zusammengestellt
source-fountain-cards = 24 Karten, je zwei gleiche, und vier Beispiele mit 2 Punkten: die Anleitungen; daraus folgen zwölf Arten
source-frame-pieces = 16 Teile mit zwei Aufgaben, Bäcker 4, Villa 3: die Anleitungen; der Rest: so zusammengestellt, dass keine Art sich selbst gegenüberliegt
source-frame-lines = dass eine Aufgabe einer Reihe oder Spalte gilt: mehrere Besprechungen; welcher: passend zusammengestellt
source-boards = neun Banderolen und eine Schaufel: die Anleitungen; vier Tableaus von 6 × 6: Besprechungen; die Plätze: passend zusammengestellt
source-track = von 0 bis 20: eine Besprechung; ein Punkt je Feld: die Anleitungen
source-villas = 3 Schornsteine = 3 und 5 Schornsteine = 7: die Anleitungen; der Rest ist die gleichmäßige Folge durch beide
source-depots = die Anleitungen; dass eine Linie der ersten Ausgabe drei Depots weiterführt, folgt aus dem Stern, den sie beschreiben
source-card-spaces = Zahl der Karten und Kreise: die Anleitungen; das Raster: eine Besprechung, und kein anderes ergibt 9, 13 und 17 Kreise
source-start = die Anleitungen

## Das Terminal

terminal-round = Durchgang { $phase } von { $phases } · Runde { $round } von { $rounds } · Zug { $turn }
terminal-scoring = Wertung { $phase } von { $phases } · Zug { $turn }
terminal-large = t 1 bis t { $seats }: der Tisch mit diesem Stadtviertel groß
terminal-finished = fertig
terminal-unfinished = unfertig
terminal-banderole = Banderole
terminal-shovel = Schaufel
terminal-met = Aufgabe erfüllt
terminal-track = Leiste
terminal-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
terminal-coins = { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
terminal-bread = { $number ->
        [one] { $number } Brot
       *[other] { $number } Brote
    }
terminal-steps = { $number ->
        [one] { $number } Feld vor
       *[other] { $number } Felder vor
    }
terminal-points-short = { $number } Pkt
terminal-coins-short = { $number }M
terminal-bread-short = { $number }B
terminal-steps-short = { $number }F
terminal-chimney-short = { $number }× Sch.
terminal-landscape-short = { $number }× Land.
terminal-dwelling-short = { $number }× Unt.
terminal-end = +{ $points } am Ende
terminal-before-end = Vor dem Ende
terminal-to-come = Anzahl auf den Plättchen, die noch kommen
terminal-light = helle
terminal-dark = dunkle
terminal-has-points = Punkte
terminal-has-goods = Waren
terminal-has-coins = Münzen
terminal-has-bread = Brot
terminal-has-chimneys = Schornsteine
terminal-has-stored = eingelagert
terminal-has-fountain-cards = Brunnenkarten
terminal-has-built = fertig oder gebaut

## Das Stadtviertel auf dem gezeichneten Tisch

board-district = Stadtviertel von { $name }
board-build-on = Auf { $square } bauen
board-task = Aufgabe { $side }: { $kind }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; von { $from } bis { $to }, noch nicht erfüllt
board-task-met = Aufgabe { $side }: { $kind }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; von { $from } bis { $to }, erfüllt
board-store-of = Lager von { $name }
board-ended-now = Wäre jetzt Schluss
board-turn-left = Nach links drehen
board-turn-right = Nach rechts drehen
board-build = Bauen
board-store = Einlagern
board-in-hand = Plättchen in der Hand: { $tile }
board-count-fountains = { $number ->
        [one] { $number } Brunnenkarte
       *[other] { $number } Brunnenkarten
    }
board-points-now = { $number ->
        [one] jetzt { $number } Punkt
       *[other] jetzt { $number } Punkte
    }
board-feature-finished = { $kind }: { $squares }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } Schornstein
       *[other] , { $chimneys } Schornsteine
    }, fertig
board-feature = { $kind }: { $squares }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } Schornstein
       *[other] , { $chimneys } Schornsteine
    }, offen: { $open }
board-edge-dead = { $edge } (lässt sich nie mehr schließen)
board-closes-off = Wird nie mehr fertig: { $kinds }

## Der gezeichnete Tisch: Forum, Karten, Leiste

board-forum = Forum
board-cards = Wertungskarten
board-amount = { $number } × { $thing }
board-amount-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
board-amount-coins = { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
board-amount-bread = { $number ->
        [one] { $number } Brot
       *[other] { $number } Brote
    }
board-amount-steps = { $number ->
        [one] { $number } Feld vor
       *[other] { $number } Felder vor
    }
board-tile = { $other ->
        [none] { $one }
       *[other] { $one } und { $other }
    }{ $chimneys ->
        [0] {""}
        [one] , { $chimneys } Schornstein
       *[other] , { $chimneys } Schornsteine
    }
board-depot = Depot { $depot }
board-depot-empty = Depot { $depot }: leer
board-depot-with = { $place }: { $tiles }
board-tile-in = { $tile }, { $place }
board-tile-by-bread = { $tile }, { $place }: Der Weg kostet 1 Brot
board-fits-nowhere = Passt nirgends in dein Viertel: Es wird sofort gelagert, und dein Zug endet.
board-row-tile = { $tile }, Platz { $space } der dunklen Reihe
board-row-empty = Platz { $space } der dunklen Reihe: leer
board-pile-light = Helle Plättchen, die noch kommen: { $count }
board-pile-dark = Dunkle Plättchen, die noch kommen: { $count }
board-pile-fountain = Brunnenkarten im Stapel: { $count }
board-patrician = Patrizier von { $seat } bei Depot { $depot }
board-patrician-waits = Patrizier von { $seat }, noch an keinem Depot
board-first = Zuerst kommt: { $kind }
board-fountain-card = Brunnenkarte: { $kind }, jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert
board-keep = Was behältst du?
board-keep-these = { $kept } behalten, jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert; zurücklegen: { $back }
board-card-red = { $need } abgeben: { $reward }
board-card-green = Je { $need }: { $reward }
board-card-first = Diese Karte zuerst: zusammen { $worth }. { $card }
board-orders-alike = Welche Karte zuerst? So oder so: { $worth }.
board-orders-differ = Welche Karte zuerst? Die Reihenfolge ändert, was beide bringen.
board-circle-brings = ergibt { $worth }
board-circle-picked = Beide Karten ergeben { $worth }. Drücke noch einmal auf den Kreis, um deine Scheibe zu legen.
board-not-now = jetzt nicht erreichbar
board-circle = Kreis zwischen „{ $one }“ und „{ $other }“
board-circle-taken = { $circle }: Scheibe von { $seat }
board-circle-worth = { $circle }: { $worth }
board-times = Wie oft erfüllen
board-pay-times = { $times ->
        [0] Nicht erfüllen
        [one] Einmal erfüllen
       *[other] { $times }-mal erfüllen
    }
board-pay-bread = { $bread } Brote abgeben, damit die Karte noch einmal zählt
board-once-more = noch einmal
board-once = einmal zählen
board-in-all = Mit dem Besten, was folgen kann
board-track = Banderolenleiste
board-start = { $seat } hat den Startspielermarker
board-disc = { $seat }: Feld { $space }, wertet als { $place }.
board-parts = Teile des Tisches
board-part-depots = Depots
board-part-district = Viertel
board-part-cards = Karten
board-final = Das Ende der Partie
board-before-final = Vor dem Ende

## Was die Dinge auf dem gezeichneten Tisch sind

board-frame = Rahmen
board-shovel = Schaufel
board-banderole = Banderole
about-kind-villa = Bringt nicht sofort etwas. Am Ende gibt jede fertige Villa Punkte für ihre Schornsteine: Je mehr es sind, desto mehr ist jeder wert.
about-kind-merchant = Ist seine Unterkunft fertig, werden alle deine Waren verkauft: Du bekommst für jede eine Münze und noch eine dazu.
about-kind-baker = Ist seine Unterkunft fertig, bringt er 2 Brote.
about-kind-senator = Ist seine Unterkunft fertig, rückt deine Scheibe auf der Leiste 2 Felder vor.
about-kind-craftsman = Ist seine Unterkunft fertig, nimmst du ein beliebiges Plättchen der dunklen Reihe und baust es sofort oder lagerst es ein.
about-kind-pond = Ist er fertig, bringt er Fische: einen weniger, als er Plättchen hat.
about-kind-garden = Ist er fertig, bringt er Kräuter: eins weniger, als er Plättchen hat.
about-kind-vineyard = Ist er fertig, bringt er Trauben: eine weniger, als er Plättchen hat.
about-kind-henyard = Ist er fertig, bringt er Hühner: eins weniger, als er Plättchen hat.
about-kind-market = Bringt 1 Münze, sobald er gebaut ist.
about-kind-bakery = Bringt 1 Brot, sobald sie gebaut ist.
about-kind-fountain = Sobald er gebaut ist, nimmst du zwei Brunnenkarten und legst eine von allen deinen zurück.
about-kind-counts = Auf { $total } Plättchen des Spiels; es kommen noch { $light } helle, { $dark } dunkle
about-tile-counts = Solche Plättchen: { $total } im Spiel, { $tiles } kommen noch
about-stored = Verdeckt eingelagert, für immer. Am Ende ist es eines der Teile im Lager; je zwei davon sind 1 Punkt wert.
about-feature-brings = In dieser Größe bringt das: { $brings }
about-task = Gibt am Ende ihre Punkte, wenn in ihrer Reihe oder Spalte ein Plättchen einer fertigen Anlage dieser Art liegt.
about-frame = Er zählt als Wiese: An ihm dürfen deine Plättchen nur Wiese haben.
about-shovel = Hierher kommt dein erstes Plättchen.
about-banderole = Baust du hier, rückt deine Scheibe auf der Leiste 1 Feld vor.
about-good = Rote Wertungskarten verlangen Waren. Ein Händler verkauft alle, die du hast.
about-coins = Bei einer roten Karte ersetzt jede Münze eine beliebige Ware. Händler und Märkte bringen Münzen.
about-bread = 1 Brot bringt dich zu Beginn des Zuges zu jedem Depot, das ein Plättchen hat. Für 3 Brote zählt bei der Wertung eine Karte noch einmal.
about-fountain-card-name = Brunnenkarte: { $kind }
about-fountain-card = Gibt am Ende Punkte für alles, was du davon hast: { $kind }. Punkte für jedes: { $points }. Anlagen zählen nur, wenn sie fertig sind.
about-fountain-cards = Sie sind bis zum Ende geheim. Dann gibt jede Punkte für alles, was du von ihrer Art hast. Punkte für jedes: { $points }.
about-final = Die Punkte bis jetzt und was am Ende dazukäme: Villen, Rahmenaufgaben, Leiste, Brunnenkarten und die Hälfte aller Teile im Lager.
about-depot-ring = Von hier geht man zum nächsten Depot oder zum vorigen und nimmt dort ein Plättchen. An leeren Depots geht man vorbei.
about-depot-star = Von hier geht man auf einer Linie zu einem anderen Depot und nimmt dort ein Plättchen. An leeren Depots geht man vorbei.
about-depot-counts = { $tiles ->
        [0] Hier ist nichts mehr zu holen
        [one] Hier lässt sich noch { $tiles } Plättchen nehmen
       *[other] Hier lassen sich noch { $tiles } Plättchen nehmen
    }
about-patrician = Geht in jedem Zug zu einem anderen Depot. An einem Depot dürfen mehrere stehen.
about-pile-light = Er füllt die Depots zu Beginn der Durchgänge 2 und 3.
about-pile-dark = Er füllt die Depots zu Beginn von Durchgang 4.
about-pile-fountain = Wer einen Brunnen baut, nimmt zwei Karten davon und legt eine darunter.
about-progress = Es gibt 4 Durchgänge zu 7 Runden. Jeder endet mit einer Wertung; danach werden die Depots neu gefüllt.
about-track = Wer am weitesten vorn liegt, wertet zuerst; in einem Stapel die oberste Scheibe. Am Ende zählt die Zahl deines Feldes als Punkte.
about-start = Beginnt jede Runde dieses Durchgangs. Im nächsten Durchgang ist die nächste Person an der Reihe.
about-card-red = Du wählst, wie oft du sie erfüllst. Münzen ersetzen fehlende Waren.
about-card-green = Zählt so oft, wie du hast, was sie verlangt. Du behältst alles.
about-circle = Bei der Wertung legst du eine Scheibe auf einen freien Kreis; die zwei Karten daneben zählen für dich, in der Reihenfolge, die du willst. Die Scheibe bleibt liegen und sperrt den Kreis.
about-penalty-name = Karte nicht erfüllt
about-penalty = Eine Karte, die kein einziges Mal zählt, kostet Punkte: { $points }. Unter 0 fällst du nie.

## Tipps in der ersten Partie

hint-pawn = Dein Patrizier beginnt hier und geht in jedem Zug von seinem Depot weiter. Achte auf Plättchen in den Depots daneben.
hint-depot = Tippe auf ein Plättchen: Dein Patrizier geht hin und nimmt es. Wohin er kommt, das leuchtet.
hint-travel = Für 1 Brot kommst du zu jedem Depot, das ein Plättchen hat. Aber 3 Brote retten auch eine Karte bei der Wertung.
hint-tile = Nimm ein Plättchen, das eine deiner offenen Kanten schließt: Eine fertige Anlage bringt sofort ihre Belohnung.
hint-square = Tippe auf ein leuchtendes Feld oder drehe zuerst das Plättchen: Alle Kanten, die sich berühren, müssen passen. Was du einlagerst, ist nur noch einen halben Punkt wert.
hint-first = Die Reihenfolge zählt: Waren, die vor dem Händler kommen, werden mitverkauft.
hint-craft = Nimm ein beliebiges Plättchen der Reihe. Es wird sofort gebaut und kann noch etwas fertigstellen.
hint-return = Behalte die Arten, von denen du viel haben wirst: Jedes gibt am Ende Punkte. Eine Karte kommt zurück.
hint-circle = Die Zahl auf einem Kreis sagt, was beide Karten dir jetzt bringen. Eine Karte, die kein einziges Mal zählt, kostet Punkte.
hint-card = Was die erste Karte bringt, darfst du für die zweite verwenden.
hint-pay = Waren gibst du ab, Münzen für das, was fehlt. Was du behältst, kann in einer späteren Wertung noch zählen.
hint-bread = Für 3 Brote zählt die Karte noch einmal. Am Ende ist ein übriges Brot einen halben Punkt wert.

## Kurz erklärt

guide-walk = In deinem Zug geht dein Patrizier zu einem der beiden Depots, zu denen der Weg führt, im Ring oder in der Ausgabe von 2018 im Stern, und nimmt dort ein Plättchen. An leeren Depots geht er vorbei. Für 1 Brot kommt er zu jedem Depot, das ein Plättchen hat.
guide-build = Baue das Plättchen sofort neben deine anderen: Kanten, die sich berühren, müssen passen, Wiese an Wiese, Villa an Villa. Das erste kommt auf die Schaufel. Was du nicht baust, wird für immer eingelagert.
guide-finish = Eine Anlage ohne offene Kante ist fertig und bringt sofort etwas: Landschaften Waren, der Händler verkauft sie für Münzen, der Bäcker bringt Brot, der Verwalter Felder auf der Leiste, der Handwerker ein dunkles Plättchen.
guide-track = Baust du auf eine Banderole, rückt deine Scheibe auf der Leiste vor. Wer am weitesten vorn liegt, wertet zuerst; in einem Stapel die oberste Scheibe.
guide-scoring = Alle 7 Runden legt jeder eine Scheibe zwischen zwei Karten und wertet beide. Rot: Waren abgeben. Grün: zählen, was man hat. Eine Karte, die kein einziges Mal zählt, kostet 4 Punkte; für 3 Brote zählt sie einmal.
guide-end = Nach vier Wertungen gibt das Ende Punkte für die Schornsteine fertiger Villen, die Rahmenaufgaben, dein Feld auf der Leiste und die Brunnenkarten, dazu 1 Punkt für je zwei Teile im Lager. Wer die meisten Punkte hat, gewinnt.

## Der Wertungsbogen, und was noch kommt

board-fountain-hidden = „?“ steht für Brunnenkarten, die du nicht siehst.
board-none-scored = Noch keine Wertung: Nach jedem Durchgang kommt eine.
board-times-met = { $multiples ->
        [0] nicht erfüllt
        [one] einmal gezählt
       *[other] { $multiples }-mal gezählt
    }
board-light = helle
board-dark = dunkle
board-unseen-hint = Wie viele der Plättchen, die noch kommen, die Art zeigen; ein Plättchen kann zwei zeigen.
board-row-hint = Wer eine Unterkunft (Handwerker) fertigstellt, nimmt eines. Die Reihe wird nie aufgefüllt.
board-fountain-unseen = Im Stapel: { $count }. Bei den anderen: { $hidden }.
board-put-back = Von dir unter den Stapel gelegt:

## Die Materialseite

board-with-players = { $seats } Personen
board-depots-hold = { $tiles } Plättchen je Depot; Plätze der dunklen Reihe: { $count }

## Die Bilder der Regeln: was jedes zeigt

picture-C5 = Das Zeichen jeder Art und drei Plättchen: zwei Anlagen auf einem Plättchen, eine Villa mit zwei Schornsteinen, Kanten aus Wiese.
picture-C11 = Auf der einen Seite geht es zum nächsten Depot. Auf der anderen ist das nächste leer, also geht es weiter: in der Ausgabe 2020 in derselben Richtung, in der Ausgabe 2018 auf einer Linie nach Wahl.
picture-C13 = Für ein Brot kommt der Patrizier quer über das Forum.
picture-C15 = Zu zweit: Hier wurden zwei Plättchen genommen, die anderen zwei kommen in die Schachtel.
picture-C16 = Links: Bäcker an Bäcker, Kräutergarten an Kräutergarten. Rechts läge ein Verwalter am Bäcker: Das Plättchen passt nicht.
picture-C17 = Die untere Scheibe rückt ein Feld vor, unter der anderen hervor, und liegt dort zuoberst.
picture-C18 = Eine Villa mit offener Kante, gestrichelt, wo sie weitergehen muss; eine fertige mit goldenem Rand; eine, die nichts mehr schließen kann, mit gekreuzten Brettern.
picture-C20 = Ein fertiger Teich auf drei Plättchen bringt zwei Fische.
picture-C21 = Eine fertige Unterkunft (Händler): Drei Waren werden für vier Münzen verkauft.
picture-C22 = Eine fertige Unterkunft (Bäcker) bringt zwei Brote.
picture-C23 = Eine fertige Unterkunft (Verwalter): zwei Felder.
picture-C24 = Eine fertige Unterkunft (Handwerker): ein Plättchen der dunklen Reihe nach Wahl.
picture-C25 = Ein Markt bringt eine Münze, eine Backstube ein Brot. Ein Brunnen zeigt zwei Karten, und eine geht zurück.
picture-C27 = Die vorderste Scheibe wertet zuerst; im Stapel die obere vor der unteren.
picture-C28 = Eine Scheibe zwischen zwei Karten: Beide werden gewertet.
picture-C29 = Grün: In fünf Schornsteinen stecken zweimal zwei, also zweimal 1 Brot, und nichts wird abgegeben. Rot: Drei Fische und eine Münze bezahlen zweimal zwei Fische, also zweimal 4 Punkte.
picture-C32 = Zwei Kräuter sind keine drei: Die Karte ist nicht erfüllt, und die Kräuter bleiben.
picture-C33 = Für drei Brote zählt diese Karte einmal, was auch immer im Stadtviertel liegt.
picture-C35 = Eine fertige Villa mit fünf Schornsteinen ist nach der Tabelle sieben Punkte wert, eine unfertige keinen.
picture-C36 = Sieben Teile sind übrig: Die Hälfte davon, abgerundet, ist drei.
picture-C38 = Zwei fertige Teiche zählen auf einer Karte für Teiche zweimal.
picture-C39 = Von der fertigen Unterkunft (Bäcker) liegt ein Plättchen in der Spalte ihrer Aufgabe: erfüllt. Der Teich liegt in der Reihe der seinen, ist aber nicht fertig: nicht erfüllt.
