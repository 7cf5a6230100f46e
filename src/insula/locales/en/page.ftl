# The plain pages of the server: the front page and the table on which any title can be played.

## Both pages

page-language = Language
page-theme = Look
page-theme-system = like the system
page-theme-light = light
page-theme-dark = dark
page-home = Front page
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-yes = yes
page-no = no
page-player = Player
page-players = Players
page-my-name = Your name
page-bots-warming = The bots are getting ready: the rules are being compiled, once. That takes about a minute.
page-unreachable = The server does not answer. This page tries again by itself.
page-error-offline = The server does not answer right now.
page-error-server = Something went wrong on the way to the server.
page-not-reachable = Only this computer reaches this server. So that friends can, start it with:
page-watch-link = Link to watch

page-level-random = beginner: plays at random
page-level-greedy = casual: plans its own turn
page-level-search = thinks through { $iterations } games
page-level-search-500 = skilled: thinks ahead
page-level-search-2000 = expert: thinks further ahead

## The front page

page-home-heading = Build a city
page-home-lead = Against bots, with friends by link, or several of you at this screen. No account needed.
page-version = Insula { $version }
page-play-now = Play now
page-bots = Bots
page-gather = With friends, or several at this screen
page-gather-hint = Say who sits where. Each friend gets a secret link; people at this screen take turns behind a curtain.
page-make = Make the match
page-name-of-seat = Name at seat { $number }
page-chair-me = me
page-chair-here = someone else at this screen
page-chair-friend = a friend, by link
page-chair-bot = bot, { $level }
page-reconstructed = { $count ->
        [one] Components: one table is reconstructed
       *[other] Components: { $count } tables are reconstructed
    }
page-all-sourced = Components: all from print or several sources
page-components = Components
page-component = Table
page-source = Where it comes from
page-confidence = How sure
page-confidence-printed = printed
page-confidence-sourced = several sources
page-confidence-reconstructed = reconstructed
page-made = { $title }: the match is made
page-made-hint = Give each friend one of these links. Whoever has a link has the seat, so do not show it to others.
page-to-table = To the table
page-mine = Matches on this device
page-status-mine = your turn
page-status-running = move { $move }
page-status-over = over, { $scores }
page-remove = Remove
page-remove-match = Remove the match with { $names } from this list
page-record = Open a record
page-record-hint = A record is a finished match as text. Look through it, or play on from one of its positions.
page-record-text = The record
page-record-file = or a file
page-record-open = Look through it
page-go-on = Play on from a position
page-go-on-hint = A new match begins after so many moves of the record. What nobody had seen is shuffled anew.
page-go-on-move = After move
page-go-on-make = Play on

## The table: what to do

page-connecting = Connecting …
page-loading = The table is being laid …
page-line-online = connected
page-line-offline = offline
page-line-connecting = connecting
page-offline = Offline. The page reconnects by itself.
page-offline-sending = Offline. The page reconnects by itself; your move will then be made, once.
page-your-turn = Your turn
page-turn-of = { $name } to act
page-turn-open = Waiting for someone to take this seat.
page-turn-waits = Waiting for this move.
page-choose = Choose a move.
page-sit-down-first = This seat is yours
page-sit-down = Sit down
page-moves = Your moves
page-not-your-turn = It is not your turn.
page-reveals = reveals something
page-ends-turn = ends the turn
page-do-it = Do it
page-not-yet = Not yet
page-undo = Undo
page-restart-turn = Restart turn
page-ask-back = Ask to undo
page-take-back = Take back
page-ask-mine = You asked to undo. Still to agree: { $names }.
page-ask-of = { $name } asks to go back to move { $move }.
page-agree = Agree
page-refuse = Refuse
page-typed = Type a move
page-typed-go = Go

## The table: who and where

page-table = The table
page-nothing = Nothing there: { $fields }.
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-to-act = to act
page-you = you
page-kind-here = here
page-kind-away = away
page-kind-open = free seat
page-kind-bot = bot, { $level }
page-resigned = resigned
page-switcher = At this screen
page-curtain = { $name }’s turn
page-curtain-hint = Hand the screen to { $name }. Nobody’s cards are on it now.
page-curtain-show = Show
page-my-seat = My seat
page-rename = Change name
page-level = Level
page-hand-over = Let a bot play
page-sit-again = Take my seat back
page-resign = Resign
page-resign-heading = Resign for good?
page-resign-hint = A bot plays on in your place, and the result says that you resigned. This cannot be taken back.
page-resigned-hint = You resigned; a bot plays on.
page-links = Links
page-host = As host
page-host-hint = A new link makes the old one void.
page-reissue = New link
page-reissue-of = New link for { $name }
page-new-link = Link for { $name }
page-give-to-bot = Let a bot play
page-delete = Delete the match
page-delete-heading = Delete this match?
page-delete-hint = It is deleted for everybody, for good.
page-link-refused = This link is not valid
page-link-refused-hint = Perhaps it was replaced by a new one. Ask whoever made the match for it.
page-match-gone = There is no such match
page-match-gone-hint = Perhaps it was deleted, or the address is not complete.
page-watch-only = Watch without a seat

## The table: what happened

page-log = What happened
page-log-filter = What is shown
page-log-all = all
page-log-moves = moves
page-log-scores = points
page-log-empty = Nothing yet.
page-log-earlier = Earlier turns
page-log-turn = Turn { $turn }: { $name }
page-look = Look at the table after this turn
page-note-back = The match went back to move { $text }.
page-note-ask = { $name } asked to go back to move { $text }.
page-note-agree = { $name } agreed.
page-note-refuse = { $name } refused.
page-note-join = { $text } sat down.
page-note-bot = A bot plays for { $name } ({ $level }).
page-note-person = { $name } is back.
page-note-resign = { $name } resigned; a bot plays on ({ $level }).
page-note-rematch = A rematch was made.

## The end and replay

page-result = The result
page-place = Place
page-rematch = Again with the same seats
page-to-rematch = To the rematch
page-review = Look through the match
page-download-text = Record as text
page-download-ndjson = Record as NDJSON
page-replay = Replay
page-slider = Move
page-step-first = To the beginning
page-step-back = One move back
page-step-forth = One move on
page-step-last = To the last move
page-back-to-now = Back to now
page-position-link = Address of this position
page-eyes = Seen by
page-eyes-mine = me
page-eyes-all = everybody
page-go-on-here = Play on from here

## Settings and help

page-settings = Settings
page-confirm = Ask before a move that ends the turn or reveals something
page-confirm-touch = on a touch screen
page-confirm-always = always
page-confirm-never = never
page-curtain-setting = Curtain when the screen changes hands
page-curtain-on = yes
page-curtain-off = no
page-help = Help
page-help-moves = Every move is a button with what it leads to. A move can also be typed as in records, several with commas; what is not allowed is explained with its rule.
page-key-undo = undo
page-key-restart = restart the turn
page-key-typed = type a move
page-key-moves = to the moves, then the arrow keys
page-key-arrows = in a replay: a move back or on; Home and End
page-key-help = this help
page-key-escape = close, leave the replay
