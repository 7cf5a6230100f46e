# What all titles share: the terminal's prompts, menus and tables, and every error of the commands.

## People and bots

person = Player
person-number = Player { $number }
bot-names = Livia, Marcus, Octavia, Titus, Julia, Gaius
seat-number = Seat { $number }
level-random = bot, plays at random
level-greedy = bot, plans its turn
level-search = bot, thinks through { $iterations } games

## At the table

table-of = At the table: { $players }
resumed = The game goes on after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
heading = { $title } · turn { $turn }
to-come = to come
cards-in-hand = Money cards
thinking = { $name } is thinking …
hand-over = Hand over to { $name }, then press Enter.

## Choosing

turn-of = { $name }: { $prompt }
ask = Your choice:
keys = a number or a move · u undo · ? rule · w what is to come · h help · q leave
note-points = { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
note-ends-turn = ends the turn
note-ways = { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    }
note-reveals = new cards appear
no-such-choice = There is no choice { $number }; the last one is { $last }.
undone = Taken back.
with-rule = { $sentence } (rule { $rule })
ask-for-rule = ? tells the rule.
which-rule = Which rule? Try ? 1 for the rule behind choice 1 (up to { $last }), or ? and the number of a rule.
number-of-rule = Rule { $rule }
help =
    - **3**: make choice 3.
    - **a move**: instead of its number, in the notation of records, several with commas. Examples: { $moves }.
    - **u**: undo, as long as nothing hidden came to light and the turn did not end.
    - **?**: the rule behind the last refusal; **? 3**: behind choice 3; **? A9**: rule A9.
    - **w**: what is still to come.
    - **t**: the table again.
    - **q**: leave. The game is saved after every move, so Ctrl-C or a closed window lose nothing either.

## The end

end-title = Points
total = Total
wins = { $name } wins.
shared = A shared victory: { $names }.
record-kept = Saved the record as { $file }
saved = The game is saved as { $file }. To go on: insula play --resume, or python3 run.py play --resume
not-kept = This game cannot be saved ({ $reason }). It can be played on, but not resumed.
ask-at-end = a again with the same seats · r look through the game · Enter leave:

## Replay

replay-heading = Move { $move } of { $moves }, turn { $turn }
replay-start = The start
replay-keys = ← → a move · PgUp PgDn a turn · Home End · q leave
replay-sound = { $file }: { $title }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. Every move holds, the result is { $result }.
replay-unfinished = unfinished

## Menu

menu-title = Insula
menu-new = New game
menu-resume = { $games ->
        [one] Go on with the saved game
       *[other] Go on with a saved game ({ $games })
    }
menu-replay = Look through a record
menu-rules = Rules
menu-language = Language: { $language }
menu-more = What else can be done
menu-quit = Leave
menu-ask = Your choice:
menu-which-title = Which game?
menu-seats = How many seats? ({ $from } to { $to })
menu-bots = How many of them bots? (0 to { $seats })
menu-level = How strong are the bots?
menu-names = Names of the people, with commas (Enter: none):
menu-which-game = Which saved game?
menu-which-record = Which record? (a number, or a file’s path)
menu-no-records = No record is kept yet; finish a game, or give a file’s path.
menu-which-language = Which language?
menu-default = { $question } [{ $default }]
menu-no-such = Please choose one of the numbers, or press Enter.
menu-pick-random = random: any legal move
menu-pick-greedy = greedy: plans its own turn
menu-pick-search = search: thinks ahead (the first start compiles the rules, about a minute)
language-name = English
warming = Compiling the rules, once …

## What can be done

what-else =
    What can be done:
    {"  "}insula play           play: --seats 3 --bots 2 --level greedy --names Anna
    {"  "}insula play --resume  go on where you left
    {"  "}insula replay FILE    look through a record; --verify checks it
    {"  "}insula rules TITLE    the rules; --lang en, fr, de or ru
    {"  "}insula demo           watch bots, e.g. insula alhambra --seats 2 --seed 7
    {"  "}insula warm           compile the rules once; then they are much faster
    {"  "}insula bench TITLE    how fast the rules are on this machine
    {"  "}insula fuzz TITLE     random games, every invariant checked at every move
    {"  "}insula perft TITLE    count all lines of play to a depth
    {"  "}insula content show   a title’s components and where they come from
    {"  "}insula COMMAND --help tells more of a command
    In Python:
    {"  "}import insula
    {"  "}insula.load_game("alhambra", seats=4).new_initial_state(seed=7)
stopped = stopped

## Errors of a table

error-table-unknown-title = There is no title “{ $title }”; there is: { $known }.
error-table-seats = { $seats } seats are not possible here; possible are { $known }.
error-table-unknown-option = There is no option “{ $option }”; there is: { $known }.
error-table-option-value = The option { $option } cannot be “{ $value }”; it can be: { $known }.
error-table-seed = A seed is a whole number from 0 to 18446744073709551615, not { $seed }.
error-table-salt = A salt is made of letters, digits and dashes, unlike “{ $salt }”.
error-table-no-such-seat = There is no seat { $seat } at a table of { $seats }.
error-table-other-content = These components belong to “{ $title }”, not to { $expected }.
error-table-rng = Chance comes from a seed, a generator or a function, not from { $rng }.
error-bots-iterations = Search needs at least one iteration, not { $iterations }.
error-table-not-laid = No table is laid for { $title }: seats first.
error-transcript-no-seed = A state without a seed has no transcript.
error-bots-unknown = There is no bot “{ $name }”; there is: { $known }.
error-play-bots = { $bots } bots do not fit at a table of { $seats } seats.
error-play-names = { $names } names are too many for { $seats } seats.
error-play-option = An option is given as NAME=VALUE, unlike “{ $text }”.
error-words-unknown-language = There is no language “{ $language }”; there is: { $known }.

## Errors of moves

error-malformed = “{ $text }” is not a move. h shows how moves are written.
error-out-of-turn = It is not this seat’s turn.
error-stale = The game has gone on meanwhile: { $expected } moves, not { $seq }.
error-undo-limit = There is nothing that could be taken back: the turn has ended, or something hidden has come to light.
refusal-in-batch = { $count ->
        [one] One move of the batch is illegal
       *[other] { $count } moves of the batch are illegal
    }, in the games { $games }.

## Errors of files

error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-not-text = { $file } is not a text file (byte { $byte }).
error-save-none = There is no saved game.
error-save-damaged = The saved game { $file } is damaged or of another version. It is left as it is. ({ $reason })
error-state-damaged = The saved state is damaged: { $reason }.
error-state-not-json = The saved state is not JSON: { $reason }.
error-state-other-table = The saved state belongs to another table: { $field } is { $found }, not { $expected }.

## Errors of records

error-record-unreadable = Line { $line } cannot be read: { $text }
error-record-header = Line { $line }: the header does not fit, or is no header of a record ({ $field }).
error-record-format = Line { $line }: a record of format { $found }; known is { $known }.
error-record-tag-twice = Line { $line }: the tag { $tag } stands there twice.
error-record-commitment = Line { $line }: the seed is not the one that was committed to.
error-record-other-title = Line { $line }: a record of “{ $title }”, not of { $expected }.
error-record-other-rules = Line { $line }: played by version { $version } of the rules; here they have version { $expected }.
error-record-other-content = Line { $line }: played with other components ({ $content }, not { $expected }).
error-record-no-seed = Line { $line }: an unfinished record names no seed and cannot be replayed.
error-record-no-such-move = There is no move { $move }; the record has { $moves }.
error-record-wrong-turn = Line { $line }: turn { $turn } of seat { $seat } is not due; due is turn and seat { $expected }.
error-record-wrong-mark = Line { $line }: “{ $move }” is marked as forced and was not, or the other way round.
error-record-refused = Line { $line }: the move “{ $move }” is refused.
error-record-wrong-result = The moves lead to the result { $expected }, the record claims { $result }.

## Errors of components and machines

error-content-unreadable = The content file { $file } cannot be read: { $reason }.
error-content-not-toml = The content file { $file } is not TOML: { $reason }.
error-content-faulty = The content file { $file } has faults:
error-jit-unknown-mode = There is no mode “{ $mode }”; there is: { $known }.
error-jit-unknown-template = There is no template { $template }.
error-jit-cache-folder = The folder for compiled rules, { $folder }, cannot be used: { $reason }. INSULA_CACHE_DIR names another.
error-bench-arguments = The benchmark needs at least one thread, one game and some time, not { $threads } threads and { $seconds } s.
error-bench-interpreted = Only compiled rules are measured; the mode is { $mode }.
error-fuzz-games = Fuzzing needs at least one game, not { $games }.
error-perft-depth = The depth is { $low } to { $high }, not { $depth }.
error-cuda-unavailable = No CUDA device can be used: { $reason }.
error-batch-size = A batch holds at least one game, not { $n }.
error-batch-device = There is no device “{ $device }”; there is: { $known }.
error-batch-threads = A batch needs at least one thread, not { $threads }.
error-batch-seeds = A batch needs one seed for each of its { $expected } games.
error-moves-endless-force = { $moves } moves followed one another without a choice: a mistake in the title.
error-layout-field-twice = A field is declared twice: { $names }.
error-layout-reserved-name = The field name { $name } is taken.
error-layout-wrong-fields = These fields are missing or too many: { $names }.
error-layout-not-numbers = The field { $field } holds something else than numbers.
error-layout-wrong-shape = The field { $field } has the wrong shape: { $shape }.
error-layout-out-of-range = The field { $field } is not within { $low } to { $high }.
error-events-too-many-arguments = The event { $event } has too many arguments.
error-events-overflow = More happened than the log’s { $rows } rows hold: a mistake in the title.
