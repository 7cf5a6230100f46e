# Alhambra, das Kartenspiel: was man am Tisch liest. Namen des Materials stehen im Nominativ.

title = Alhambra
subtitle = Das Kartenspiel
tagline = Kaufe in vier Währungen mehr Gebäude jeder Art als die anderen – wer passend zahlt, ist gleich noch einmal dran.

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
event-unclaimed = { $kind } { $price } geht an niemanden ({ $slot }: Gleichstand oder gar kein Geld)
event-hand-laid-open = { $seat }: deckt { $total } in { $currency } auf
event-game-ended = Die Partie endet mit Zug { $turn }

## Ablehnungen

refusal-game-over = Die Partie ist zu Ende; es gibt nichts mehr zu ziehen.
refusal-payment-first = Schließe erst die Zahlung ab: bisher { $total } von { $price } in { $slot }.
refusal-gift-first = Entscheide erst, ob du das gekaufte Gebäude behältst oder an { martin } verschenkst.
refusal-no-payment = Gerade gibt es nichts zu bezahlen; such dir erst ein Gebäude aus.
refusal-no-gift = Gerade gibt es kein Gebäude zu behalten oder zu verschenken; zu zweit kommt diese Wahl gleich nach einem Kauf.
refusal-gap = Einer dieser Plätze ist leer; wähle nur Plätze, an denen eine Karte liegt.
refusal-over-five = Mehrere Karten dürfen zusammen höchstens 5 wert sein, und diese ergeben { $total }; eine einzelne Karte darf jeden Wert haben.
refusal-equal-card-further-left = Die gleiche Karte liegt weiter links; nimm die dort.
refusal-empty-slot = Das Feld { $slot } bleibt bis zum Ende des Zuges leer.
refusal-too-poor = Der Preis ist { $price } in { $slot }, und du hast davon nur { $money }.
refusal-card-not-in-hand = Eine solche Karte in { $slot } hast du nicht auf der Hand.
refusal-above-last-card = Gezahlt wird von der höchsten Karte abwärts; nimm eine, die nicht höher ist als die zuletzt gelegte.
refusal-price-out-of-reach = Nach dieser Karte wäre { $price } nicht mehr zu erreichen, weil keine höhere folgen darf; nimm eine höhere.
refusal-below-price = Mit { $total } von { $price } ist noch nicht genug gezahlt; lege eine weitere Karte.
refusal-can-act = Gepasst wird nur, wenn gar nichts geht; du kannst noch Geld nehmen oder ein Gebäude kaufen.

## Optionen

option-tracking = Handkarten der anderen
option-tracking-memory = Verdeckt: das Gedächtnis zählt
option-tracking-open = Für alle sichtbar

## Beschriftungen

label-yard = Bauhof
label-open-money = Offenes Geld
label-hand = Hand
label-discard = Ablagestapel
label-money-pile = Geldstapel
label-building-pile = Gebäudestapel
label-buildings = Gebäude
label-points = Punkte
label-outlook = Bei Wertung jetzt
label-due = Wertung { $scoring }: unter { $at_least } bis { $at_most ->
        [one] { $at_most } Karte
       *[other] { $at_most } Karten
    }
label-unseen-money = Geld, das nicht zu sehen ist
label-unseen-buildings = Gebäude, die noch kommen
label-payments = Mögliche Zahlungen
label-exact = passend: noch eine Aktion
label-over = { $over } zu viel: der Zug endet
label-leader = in Führung

## Der Tisch für jedes Spiel: Verben, Aufforderungen und die Felder der Sicht

verb-take = Geld nehmen
verb-buy = Kaufen
verb-pay = Zahlen
verb-stop = Aufhören
verb-keep = Behalten
verb-give = Verschenken
verb-pass = Passen
prompt-payment = Zahle Karte für Karte, von der höchsten abwärts.
prompt-gift = Behalte das gekaufte Gebäude oder gib es an Martin.
field-paying = Laufende Zahlung
field-bought = Gerade gekauft
field-owners = Was alle haben
field-martin = Martin
field-due = Wertungen noch im Geldstapel
field-held = Abgehaltene Wertungen
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
