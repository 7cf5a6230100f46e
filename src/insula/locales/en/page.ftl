# What all pages of the browser share, and the table on which any title is played.

## Both pages

page-language = Language
page-theme = Theme
page-theme-system = same as system
page-theme-light = light
page-theme-dark = dark
page-home = Home
page-close = Close
page-show-all = Show all
page-held = Nothing goes on until you close it.
page-turn-shown = The last moves are being shown.
page-to-result = To the result
page-seat-has = What { $name } has
page-tool-try = Try out
page-try-heading = Trying out
page-try-ended = Your turn ends here, or what comes next cannot be known.
page-try-play = Do it
page-try-end = Put it back
page-try-worth = What it would bring
page-try-nothing = Nothing more than now
page-cancel = Cancel
page-copy = Copy
page-copied = Copied
page-copy-by-hand = It is selected: copy it by hand
page-yes = yes
page-no = no
page-player = Player
page-players = Players
page-my-name = Your name
page-bots-warming = The bots are getting ready: the rules are being compiled, once. That can take some minutes.
page-unreachable = The server does not answer. This page tries again by itself.
page-error-offline = The server does not answer right now.
page-error-server = Something went wrong on the way to the server.
page-error-storage = This browser keeps nothing for this page, so several people cannot share its screen. Let it keep data for this page, or play with links.
page-not-reachable = Only this computer can reach this server. To let friends connect, start it with:
page-watch-link = Link to watch

## The table: what to do

page-connecting = Connecting…
page-loading = Setting up the table…
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
page-move = { $verb } { $noun }
page-not-your-turn = It is not your turn.
page-reveals = something hidden comes to light
page-ends-turn = ends the turn
page-doubt = Make this move?
page-do-it = Do it
page-not-yet = Not yet
page-undo = Undo
page-restart-turn = Restart turn
page-ask-back = Ask to undo
page-take-back = Take back
page-ask-mine = You asked to undo. Still to agree: { $names }.
page-ask-of = { $name } asks to take back a move.
page-agree = Agree
page-refuse = Refuse
page-typed = Type a move
page-typed-go = Go
page-sit-down-hint = Enter your name and join in.
page-sending = On its way…
page-skip = Skip ahead
page-bot-for-me = A bot plays for you.
page-drawing-failed = The table could not be loaded. This page tries again by itself.
page-zoom = Size of the table
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = Fit to screen
page-one-less = { $name }: one less
page-one-more = { $name }: one more
page-tools = Tools
page-more = More
page-tool-log = Log
page-tool-sheet = Points
page-tool-to-come = To come
page-tool-seat = Seats
page-tool-advice = Advice
page-outdated = There is a newer version of this page. Load it to go on; nothing of the match is lost.
page-reload = Load it
page-hint = Hint
page-hint-close = Got it
page-hints-off = No more hints
page-guide = How it works
page-guide-close = To the table
page-advice = What would a bot do?
page-advice-hint = A bot thinks about this position with what this seat knows, and nothing more.
page-advice-ask = Ask
page-advice-made = played
page-key-skip = skip ahead

## The table: who and where

page-table = The table
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-points-hidden = points hidden
page-to-act = to act
page-you = you
page-kind-here = here
page-kind-away = away
page-kind-open = free seat
page-resigned = resigned
page-thinking = thinking
page-place-of = place { $place }
page-switcher = At this screen
page-curtain = { $name }’s turn
page-curtain-look = { $name } looks
page-curtain-hint = Hand the screen to { $name }. Nobody’s cards are on it now.
page-curtain-show = Show
page-curtain-others = Or somebody else looks:
page-my-seat = My seat
page-seat = Seats and links
page-own-link = Link to this seat, for another device of yours
page-own-link-hint = Whoever has it has the seat.
page-given-link = The host knows the link to this seat, too.
page-get-own-link = Get a link of my own
page-rename = Change name
page-level = Level
page-hand-over = Let a bot play
page-hand-over-hint = While a bot plays for you, the others can go back without asking you. You may then find other cards in your hand.
page-sit-again = Take my seat back
page-resign = Resign
page-resign-heading = Resign for good?
page-resign-hint = A bot plays on in your place, and the result says that you resigned. This cannot be taken back.
page-resigned-hint = You resigned; a bot plays on.
page-links = Links
page-host = As host
page-host-hint = A new link replaces the old one. Whoever sits there has to sit down again with it, and everybody is told.
page-reissue = New link
page-reissue-of = New link for { $name }
page-new-link = Link for { $name }
page-give-to-bot = Let a bot play
page-delete = Delete the match
page-delete-heading = Delete this match?
page-delete-hint = It is deleted for everybody, for good.
page-link-refused = This link is not valid
page-link-refused-hint = Perhaps it was used already: whoever sits down gets a link of their own. On another device, open the one under “Seats and links”; or ask whoever created the match for a new one.
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
page-log-newest = Jump to the latest
page-log-turn = Turn { $turn }: { $name }
page-look = Look at the table after this turn
page-note-position = The match began at a position that was given, not at a deal.
page-note-record = The match goes on from a record, after move { $text }. Whoever created it may know the cards in hand.
page-note-back = The match went back to an earlier position.
page-note-ask = { $name } asked to take back a move.
page-note-agree = { $name } agreed.
page-note-refuse = { $name } refused.
page-note-join = { $text } sat down.
page-note-bot = A bot plays for { $name } ({ $level }).
page-note-handed = A bot plays for { $name } ({ $level }); the host gave it the seat.
page-note-person = { $name } is back.
page-note-free = The seat of { $name } is free.
page-note-resign = { $name } resigned; a bot plays on ({ $level }).
page-note-link = The host made a new link for the seat of { $name }.
page-note-rematch = A rematch was created.

## The end and replay

page-result = The result
page-place = Place
page-breakdown = Where the points come from
page-by = Grouped by
page-by-group = part of the game
page-by-source = source
page-other-points = other
page-rematch = Again with the same seats
page-to-rematch = To the rematch
page-review = Review the match
page-download-text = Record as text
page-download-ndjson = Record as NDJSON
page-share = Share
page-share-hint = These links give no seat: whoever opens one can only watch.
page-record-now = The record
page-record-running = As long as the match runs, the record does not say how the cards were shuffled.
page-replay = Replay
page-slider = Move
page-step-first = To the beginning
page-step-back = One move back
page-step-forth = One move forward
page-step-last = To the last move
page-play-through = Play through
page-pause = Pause
page-back-to-now = Back to now
page-position-link = Address of this position
page-eyes = Seen by
page-eyes-mine = me
page-eyes-all = a spectator
page-go-on-here = Play on from here

## Settings and help

page-settings = Settings
page-settings-hint = For this device only; everything applies at once.
page-motion = Animate pieces
page-sound = Sounds
page-notify = A notification when it is your turn
page-notify-denied = The browser blocks notifications from this page. You can allow them in its settings.
page-notify-missing = This browser cannot notify you here: it does so only at https addresses, or on your own computer.
page-pace = Moves of the others
page-pace-slow = slow
page-pace-normal = normal
page-pace-at-once = at once
page-hints = Hints at new decisions
page-hints-again = Show all hints again
page-hints-reset = The guide and all hints will be shown again.
page-table-setting = The table is
page-table-drawn = drawn
page-table-plain = plain lists
page-confirm = Ask before a move that ends the turn or uncovers something hidden
page-confirm-touch = on a touch screen
page-confirm-always = always
page-confirm-never = never
page-curtain-setting = Curtain when the screen changes hands
page-help = Help
page-help-moves = What you may choose is lit; point at it to see what it does. Anything else tells you why it cannot be chosen, with the number of its rule.
page-help-about = What is this? Point at a piece for a moment, press I on it, or keep a finger on it, and you see its name, its rule and how many there are.
page-help-typed = A move can also be typed as in records, several separated by commas.
page-help-undo = Undo is free until something hidden comes to light or the turn passes; after that the others are asked.
page-help-try = Try out a turn at any time, even while others play: lay out your pieces and see what they would bring. Nobody else sees it.
page-help-past = Every earlier position can be looked at, in the replay or from the log. Nothing is lost when you leave: the match waits on the home page.
page-keys = Keys
page-key-undo = undo
page-key-restart = restart the turn
page-key-typed = type a move
page-key-moves = to the moves, then the arrow keys
page-key-log = to what happened
page-key-advice = what a bot would do
page-key-about = what is this?
page-key-try = try something out, put it back
page-key-arrows = in a replay: a move back or forward; Home and End
page-key-help = this help
page-key-escape = close, leave the replay
page-rules = Rules
page-rules-search = Search the rules
page-rules-found = { $count ->
        [0] Nothing found
        [one] { $count } passage
       *[other] { $count } passages
    }
page-sheet = Score sheet
page-to-come = Still to come

## The plain table

page-plain-all = Show all { $count }
page-plain-fewer = Show fewer
page-plain-items = What the points are for
page-plain-no-points = No points yet.
page-plain-no-counts = Nothing here can be counted.
page-plain-board = The board
page-plain-picked = On { $square }
page-plain-folded = { $verb }…
page-plain-squares = on the board, or one of { $count }
page-plain-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## Components

page-components-of = { $title }: components
page-components-lead = Every piece as the content file has it, drawn as at the table, with where it comes from.
page-components-version = Rules version { $version } · fingerprint of the components: { $digest }
page-components-loading = The box is being opened…
page-confidence-derived = follows from other facts
page-reconstructed-table = Not certain: these pieces are our best guess. Whoever has the box can check them here.
page-as-printed = As it stands in the content file

## No such page

page-lost = There is no such page
page-lost-hint = Perhaps the address is not complete, or it was typed with a mistake.
