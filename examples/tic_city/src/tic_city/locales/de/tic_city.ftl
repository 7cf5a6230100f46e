# Tic City auf Deutsch.

title = Tic City
subtitle = Eine kleine Stadt für zwei bis vier
tagline = Baut nebeneinander an einer Stadt – und verrate nie, was du dir wünschst.
duration = 10 Minuten
weight = leicht

phase-choice = Nimm eine Karte oder zieh eine.
phase-site = Wähle ein Feld zum Bauen.
phase-over = Das Spiel ist zu Ende.

verb-take = Nehmen:
verb-draw = Die oberste Karte ziehen
verb-build = Bauen auf
reveals-draw = deckt die oberste Karte auf

value-home = Wohnhaus
value-shop = Laden
value-park = Park
value-tower = Turm
value-fountain = Brunnen

field-market = Markt
field-in-hand = In der Hand
field-city = Stadt
field-empty = Freie Felder
field-players = Spieler
field-wish = Wunsch
field-buildings = Gebäude
field-deck = Karten im Stapel
field-unseen = Arten im Stapel

thing-empty = freies Feld
thing-kind = { $kind }
sign-kind = { $kind ->
        [home] W
        [shop] L
        [park] P
        [tower] T
       *[other] ◎
    }

event-taken = { $seat }: nimmt { $kind }
event-drawn = { $seat }: zieht { $kind }
event-built = { $seat }: baut { $kind } auf { $square }
event-neighbours-scored = { $seat }: +{ $points } für { $neighbours ->
        [one] einen Nachbarn
       *[other] { $neighbours } Nachbarn
    }
event-market-filled = Neu im Markt: { $kind }
event-turn-began = { $seat } ist am Zug.
event-wish-scored = { $seat }: Wunsch { $kind }, { $buildings } gebaut, +{ $points }
event-game-ended = Die Stadt ist voll.

points-neighbours-scored = Nachbarn
points-wish-scored = Wunsch

refusal-not_open = Von der Art { $kind } liegt keine Karte offen.
refusal-card_first = Erst eine Karte nehmen oder ziehen.
refusal-site_first = Erst die Karte in der Hand bauen.
refusal-occupied = Auf { $square } steht schon etwas.
refusal-game_over = Das Spiel ist zu Ende.
refusal-last_turn_had = Dieser Platz hatte seinen letzten Zug schon.

table-buildings = Gebäudekarten
table-neighbours = Punkte für Nachbarn
table-wishes = Wünsche
