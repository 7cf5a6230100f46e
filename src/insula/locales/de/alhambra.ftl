# Alhambra, das Kartenspiel: was man am Tisch liest. Namen des Materials stehen im Nominativ.

title = Alhambra
subtitle = Das Kartenspiel
tagline = Kaufe in vier Währungen mehr Gebäude jeder Art als die anderen – wer passend zahlt, ist gleich noch einmal dran.
progress = { $held ->
        [0] vor Wertung A
        [1] vor Wertung B
        [2] vor Wertung C
       *[other] beendet
    }
duration = 45–60 Min.
weight = leicht

## Material

kind-pavilion = Pavillon
kind-seraglio = Serail
kind-arcades = Arkaden
kind-chambers = Gemächer
kind-garden = Garten
kind-tower = Turm

currency-yellow = Gelb
currency-blue = Blau
currency-green = Grün
currency-orange = Orange

scoring-A = A
scoring-B = B
scoring-C = C

martin = Martin

## Aufforderungen

phase-action = Nimm Geld oder kaufe ein Gebäude.
phase-payment = Bezahle { $kind } { $price }: bisher { $total } von { $price }.
phase-gift = Behalte { $kind } { $price } oder gib die Karte an { martin }.
phase-over = Die Partie ist zu Ende.

## Auswahl

choice-take = { $cards } nehmen
choice-buy = { $kind } { $price } mit { $currency } kaufen
choice-pay = { $currency } { $value } zahlen
choice-stop = Bei { $total } aufhören: passt genau, noch eine Aktion
choice-keep = { $kind } { $price } behalten
choice-give = { $kind } { $price } an { martin } verschenken
choice-pass = Passen: nichts zu nehmen, nichts zu kaufen
notation = Schritte zum Eintippen: take 3, take 1+4 (Plätze der Geldauslage von links), buy blue, pay 7, stop, keep, give, pass.
reveals = neue Karten kommen von den Stapeln

## Spielverlauf

event-turn-began = Zug { $turn }: { $seat }
event-took = { $seat }: nimmt { $currency } { $value }
event-paid = { $seat }: zahlt { $currency } { $value }
event-bought = { $seat }: kauft { $kind } { $price } für { $total } in { $slot }
event-received = { $owner }: bekommt { $kind } { $price }
event-acts-again = { $seat }: zahlt passend und ist noch einmal dran
event-passed = { $seat }: passt
event-yard-filled = Neu im Bauhof: { $kind } { $price } ({ $slot })
event-money-opened = Neues Geld: { $currency } { $value }
event-discard-shuffled = Der Ablagestapel wird gemischt: neuer Geldstapel mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
event-scoring-held = Wertung { $scoring }
event-scored = { $seat }: { $kind }, { $buildings } Gebäude, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } (Wertung { $scoring })
event-martin-scored = { martin }: { $kind }, { $buildings } Gebäude, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } (Wertung { $scoring })
event-unclaimed = Niemand bekommt { $kind } { $price } ({ $slot }: Gleichstand oder gar kein Geld)
event-hand-laid-open = { $seat }: deckt { $total } in { $currency } auf
event-game-ended = Die Partie endet mit Zug { $turn }
told-took = { $seat }: nimmt { $cards }
told-paid = { $seat }: zahlt { $cards } in { $slot }
told-bought = { $seat }: kauft { $kind } { $price } für { $cards } in { $slot }
told-given = geschenkt an { martin }
told-again = passend: noch einmal dran
told-received = { $owner }: bekommt { $cards }
told-new = Neu: { $cards }
told-new-building = { $building } ({ $slot })

## Ablehnungen

refusal-game_over = Die Partie ist zu Ende; es gibt nichts mehr zu tun.
refusal-payment_first = Schließe erst die Zahlung ab: bisher { $total } von { $price } in { $slot }.
refusal-gift_first = Entscheide erst, ob du das gekaufte Gebäude behältst oder an { martin } verschenkst.
refusal-no_payment = Gerade gibt es nichts zu bezahlen; such dir erst ein Gebäude aus.
refusal-no_gift = Gerade gibt es kein Gebäude zu behalten oder zu verschenken; zu zweit steht diese Entscheidung gleich nach einem Kauf an.
refusal-gap = Einer dieser Plätze ist leer; wähle nur Plätze, auf denen eine Karte liegt.
refusal-over_five = Mehrere Karten dürfen zusammen höchstens 5 wert sein, und diese ergeben { $total }; eine einzelne Karte darf jeden Wert haben.
refusal-equal_card_further_left = Die gleiche Karte liegt weiter links; nimm die dort.
refusal-empty_slot = Das Feld { $slot } bleibt bis zum Ende des Zuges leer.
refusal-too_poor = Der Preis ist { $price } in { $slot }, und du hast in dieser Währung nur { $money }.
refusal-card_not_in_hand = Eine solche Karte in { $slot } hast du nicht auf der Hand.
refusal-above_last_card = Gezahlt wird von der höchsten Karte abwärts; nimm eine, die nicht höher ist als die zuletzt gelegte.
refusal-price_out_of_reach = Nach dieser Karte wäre { $price } nicht mehr zu erreichen, weil keine höhere folgen darf; nimm eine höhere.
refusal-below_price = Mit { $total } von { $price } ist noch nicht genug gezahlt; lege eine weitere Karte.
error-too-many-cards = Das wären mehr Karten, als der Preis verlangt, und Wechselgeld gibt es nicht: Nimm erst eine zurück.
error-other-currency = Dieses Gebäude wird nur mit Karten in { $slot } bezahlt.
refusal-can_act = Gepasst wird nur, wenn gar nichts geht; du kannst noch Geld nehmen oder ein Gebäude kaufen.

## Optionen

option-tracking = Handkarten der anderen
option-tracking-memory = Verdeckt: Das Gedächtnis zählt
option-tracking-open = Für alle sichtbar

## Beschriftungen

label-yard = Bauhof
label-open-money = Geldauslage
label-hand = Hand
label-discard = Ablagestapel
label-money-pile = Geldstapel
label-building-pile = Gebäudestapel
label-buildings = Gebäude
label-points = Punkte
label-outlook = Wertung jetzt
label-due = Wertung { $scoring }: nach { $at_least } bis { $at_most ->
        [one] { $at_most } Karte
       *[other] { $at_most } Karten
    }
label-unseen-money = Verdecktes Geld
label-unseen-buildings = Gebäude, die noch kommen
label-payments = Mögliche Zahlungen
label-exact = passend: noch eine Aktion
label-over = { $over } zu viel: Der Zug endet
label-leader = in Führung

## Der Tisch für jedes Spiel: Verben, Aufforderungen und die Felder der Sicht

verb-take = Geld nehmen
verb-buy = Kaufen
verb-pay = Zahlen
verb-stop = Aufhören
verb-keep = Behalten
verb-give = Verschenken
verb-pass = Passen
nouns-take = { $count ->
        [one] von Platz { $noun }
       *[other] von den Plätzen { $noun }
    }
nouns-buy = mit { $noun }
prompt-payment = Zahle Karte für Karte, von der höchsten abwärts.
prompt-gift = Behalte das gekaufte Gebäude oder gib es an Martin.
field-paying = Laufende Zahlung
field-bought = Gerade gekauft
field-owners = Besitz der Spieler
field-martin = Martin
field-due = Wertungen noch im Geldstapel
field-held = Bisherige Wertungen
field-hand-size = Karten
field-slot = Feld
field-building = Gebäude
field-kind = Art
field-currency = Währung
field-value = Wert
field-price = Preis
field-cards = Karten
field-total = Summe
field-exact = Passend
field-scoring = Wertung
field-at-least = Darüber mindestens
field-at-most = höchstens
field-kinds = Arten von Gebäuden
field-pays = Punkte der Plätze
field-copies = Anzahl jeder Geldkarte
value-yellow = { currency-yellow }
value-blue = { currency-blue }
value-green = { currency-green }
value-orange = { currency-orange }
value-pavilion = { kind-pavilion }
value-seraglio = { kind-seraglio }
value-arcades = { kind-arcades }
value-chambers = { kind-chambers }
value-garden = { kind-garden }
value-tower = { kind-tower }

## Woher das Material stammt

table-buildings = Gebäude
table-money = Geld
table-scoring = Punkte der Wertungen
table-yard = Bauhof
source-buildings = fünf unabhängige Kartenlisten, die Karte für Karte übereinstimmen, eine davon genau zu dieser Ausgabe
source-money = Anleitung des Kartenspiels, samt dem Abschnitt für zwei Personen
source-scoring = die Übersichtskarte
source-yard = eine Abbildung des Bauhofs

## Der gezeichnete Tisch

board-building = { $kind } { $price }
board-money = { $currency } { $value }
board-slot = { $building }, Feld { $slot }
board-slot-empty = Feld { $slot }, leer
board-exact = passend
board-over = { $over } zu viel
board-may-exact = du kannst passend zahlen
board-may-over = du kannst zahlen, mindestens { $over } zu viel
board-have = du hast { $money } von { $price }
board-open = Geldauslage, Platz { $place }: { $card }
board-gap = Geldauslage, Platz { $place }: leer
board-sum = { $currency }: { $total }
board-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
board-discard = Ablagestapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
board-to-come = noch { $buildings } im Stapel
board-left = noch { $buildings }
board-has = { $buildings } Gebäude
board-no-money = Du hast kein Geld.
board-watching = Du schaust zu; die Handkarten sind geheim.
board-of = { $total } von { $price }
board-missing = noch { $total }
board-pick = Wähle Karten in { $slot }, in beliebiger Reihenfolge.
board-pay = { $payment } zahlen
board-purchase = { $kind } { $price } für { $cards } in { $slot } kaufen
board-held = vorbei
board-held-long = Wertung { $scoring } ist vorbei
board-end = am Ende
board-end-long = Wertung { $scoring } kommt, wenn die Gebäude ausgehen
board-scoring-A = Wertung A
board-scoring-B = Wertung B
board-scoring-C = Wertung C
board-by-kind = Punkte nach Art
board-none-held = Noch keine Wertung.
board-if-ended = Wenn jetzt Schluss wäre
board-if-ended-hint = Die Punkte bisher und was Wertung C jetzt bringen würde; die letzten Gebäude im Bauhof sind nicht verteilt.
board-unseen-hint = Diese Karten liegen im Stapel oder gehören zu Handkarten, die du nicht siehst.
board-copies = Geld: jede Karte { $cards }-mal, zu zweit { $value }-mal
board-places = Erster, zweiter und dritter Platz; bei Gleichstand wird geteilt.

## Was ist das?

about-kind = Wer bei einer Wertung die meisten Gebäude einer Art hat, bekommt Punkte dafür; die Preise spielen dabei keine Rolle. Die Plätze bringen: A { $a }; B { $b }; C { $c }.
about-kind-counts = { $total } im Spiel, noch { $buildings } im Stapel
about-kind-prices = { $kind }: { $prices }
about-money = Damit wird ein Gebäude im Feld { $currency } bezahlt. Wechselgeld gibt es nicht.
about-money-counts = { $total } davon im Spiel, { $cards } nicht zu sehen
about-slot-name = Feld { $slot }
about-slot = Was hier liegt, wird in { $slot } bezahlt. Am Ende des Zuges wird das Feld wieder aufgefüllt.
about-building-pile = Er füllt am Ende eines Zuges den Bauhof auf. Reicht er nicht mehr für alle vier Felder, endet die Partie.
about-money-pile = Er füllt am Ende eines Zuges die Geldauslage auf. Darin liegen verborgen die Wertungskarten A und B.
about-discard = Geld, das bezahlt wurde. Ist der Geldstapel leer, wird daraus ein neuer gemischt.
about-scoring-A = Sie belohnt bei jeder Art nur den ersten Platz. Ihre Karte liegt verborgen im Geldstapel.
about-scoring-B = Sie belohnt bei jeder Art die ersten beiden Plätze. Ihre Karte liegt verborgen im Geldstapel.
about-scoring-C = Sie belohnt bei jeder Art die ersten drei Plätze, dann ist die Partie zu Ende.
about-martin = Zu zweit spielt er mit: Er ist nie am Zug, bekommt aber Gebäude und wird gewertet wie alle. Gewinnen kann er nicht.
about-hand = Handkarten sind geheim, ihre Zahl ist es nicht.
about-outlook = Was jede Wertung, die noch kommt, jetzt bringen würde.

## Hinweise für die erste Partie

hint-action = Nimm Geld oder kaufe ein Gebäude mit Geld in der Farbe seines Feldes. Eine einzelne offene Karte darf jeden Wert haben, mehrere zusammen höchstens 5.
hint-payment = Wähle die Karten in beliebiger Reihenfolge oder eine der angebotenen Zahlungen. Wechselgeld gibt es nicht, und wer zu viel zahlt, dessen Zug endet.
hint-exact = Wo „passend“ oder „=“ steht, kannst du genau den Preis zahlen. Dann bist du noch einmal dran.
hint-again = Passend gezahlt: Du bist noch einmal dran. Bauhof und Geld werden erst am Ende deines Zuges aufgefüllt.
hint-gift = Behalte das Gebäude oder gib es an { martin }, damit er am Gegner vorbeizieht. Er wird gewertet wie alle, kann aber nicht gewinnen.
hint-due = Mit den nächsten Karten kann eine Wertung kommen. Sie belohnt alle, die dann die meisten Gebäude einer Art haben; die Tafel zeigt, was jetzt jeder bekäme.

## Die Einführung

guide-kinds = Es gibt sechs Arten von Gebäuden. Wer bei einer Wertung die meisten einer Art hat, bekommt Punkte dafür; je mehr Rauten, desto mehr Punkte. Die Preise spielen dabei keine Rolle.
guide-money = Wenn du dran bist, nimmst du Geld oder kaufst ein Gebäude. Nimm eine offene Karte von beliebigem Wert oder mehrere, die zusammen höchstens 5 wert sind.
guide-exact = Ein Gebäude wird in der Farbe seines Feldes bezahlt. Wechselgeld gibt es nicht; aber wer passend zahlt, ist gleich noch einmal dran.
guide-scorings = Die Wertungen A und B liegen verborgen im Geldstapel, C kommt, wenn die Gebäude ausgehen. Jede bringt mehr als die vorige, B für zwei Plätze und C für drei.
guide-martin = Zu zweit spielt { martin } mit. Er ist nie am Zug, bekommt aber Gebäude und wird gewertet wie alle; und was du kaufst, darfst du ihm geben.
