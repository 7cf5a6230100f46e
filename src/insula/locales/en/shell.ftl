# What all titles share: the terminal's prompts, menus and tables, and every error of the commands.

## People and bots

person = Player
person-number = Player { $number }
bot-names = Livia, Marcus, Octavia, Titus, Julia, Gaius
seat-number = Seat { $number }
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
level-random = plays at random
level-greedy = plans its turn
level-search = thinks ahead
level-beginner-hint = makes a beginner’s mistakes
level-casual-hint = makes mistakes now and then
level-skilled-hint = plays its turn very well
level-expert-hint = thinks ahead
level-master-hint = thinks far ahead
level-with-hint = { $level }: { $hint }
bot-of-level = bot, { $level }

## At the table

table-of = At the table: { $players }
resumed = The game resumes after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
heading = { $title } · turn { $turn }
to-come = to come
cards-in-hand = Money cards
thinking = { $name } is thinking…
hand-over = Hand over to { $name }, then press Enter.

## Choosing

turn-of = { $name }: { $prompt }
ask = Your choice:
keys = a number or a move · u undo · ? rule · w to come · a advice · h help · q quit
keys-back = Enter: back to the whole list
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
undone = Undone.
with-rule = { $sentence } (rule { $rule })
ask-for-rule = Type ? for the rule.
which-rule = Which rule? Try ? 1 for the rule behind choice 1 (up to { $last }), or ? and the number of a rule.
number-of-rule = Rule { $rule }
help =
    - **3**: make choice 3.
    - **a move**: instead of its number, in the notation of records, several separated by commas. Examples: { $moves }.
    - **u**: undo, as long as nothing hidden has come to light and the turn has not ended.
    - **?**: the rule behind the last refusal; **? 3**: behind choice 3; **? A9**: rule A9.
    - **w**: what is still to come.
    - **a**: what a bot would do here, at the level in play; **a master**: one of another level.
    - **t**: the table again.
    - **q**: quit. The game is saved after every move, so nothing is lost if you press Ctrl-C or close the window.

## What a bot thinks

advice-of = What a bot would do ({ $level })
advice-move = Move
advice-rank = Expected rank
advice-margin = Expected margin
advice-share = Share of thinking
advice-thinking = The bot is thinking…
decimal-mark = .

## The end

end-title = Points
total = Total
wins = { $name } wins.
shared = A shared victory: { $names }.
record-kept = The record is saved as { $file }
saved = The game is saved as { $file }. To continue: insula play --resume, or python3 run.py play --resume
not-kept = This game cannot be saved ({ $reason }). You can play on, but not resume it later.
ask-at-end = a play again, same seats · r review the game · Enter quit:

## Replay

replay-heading = Move { $move } of { $moves }, turn { $turn }
replay-start = The start
replay-keys = ← → a move · PgUp PgDn a turn · Home End · 1–5 what a bot thinks · q quit
replay-sound = { $file }: { $title }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. All moves are legal, the result is { $result }.
replay-unfinished = unfinished

## Menu

menu-title = Insula
menu-new = New game
menu-resume = { $games ->
        [one] Resume the saved game
       *[other] Resume a saved game ({ $games })
    }
menu-replay = Review a record
menu-rules = Rules
menu-language = Language: { $language }
menu-more = More commands
menu-quit = Quit
menu-ask = Your choice:
menu-which-title = Which game?
menu-seats = How many seats? ({ $from } to { $to })
menu-bots = How many of them are bots? (0 to { $seats })
menu-level = How strong are the bots?
menu-names = Names of the people, separated by commas (Enter: none):
menu-which-game = Which saved game?
menu-which-record = Which record? (a number, or a file’s path)
menu-no-records = No record is kept yet; finish a game, or give a file’s path.
menu-which-language = Which language?
menu-default = { $question } [{ $default }]
menu-no-such = Please choose one of the numbers, or press Enter.
language-name = English
warming = Compiling the rules, once…

## What can be done

what-else =
    What can be done:
    {"  "}insula                play in the browser; --no-browser leaves it closed
    {"  "}insula serve          let others play in their browsers: --host 0.0.0.0
    {"  "}insula menu           choose here in the terminal
    {"  "}insula play           play: --seats 3 --bots 2 --level expert --names Anna
    {"  "}insula play --resume  carry on where you left off
    {"  "}insula replay FILE    review a record; --verify checks it
    {"  "}insula rules TITLE    the rules; --lang en, fr, de or ru
    {"  "}insula demo           watch bots, e.g. insula alhambra --seats 2 --seed 7
    {"  "}insula warm           compile the rules once; then they are much faster
    {"  "}insula bench TITLE    how fast the rules are on this machine
    {"  "}insula arena TITLE    bots against bots: --bots expert,greedy --games 100
    {"  "}insula tune TITLE     better weights for the bots, found by play
    {"  "}insula dataset TITLE  bots’ decisions as Parquet, to train on: --games 1000 --out FOLDER
    {"  "}insula engine TITLE   our bots for other programs, in lines of text
    {"  "}insula fuzz TITLE     random games, every invariant checked at every move
    {"  "}insula perft TITLE    count all lines of play to a depth
    {"  "}insula show POSITION  a position written in words, drawn as text
    {"  "}insula content show   a title’s components and where they come from
    {"  "}insula COMMAND --help more about a command
    In Python:
    {"  "}import insula
    {"  "}insula.load_game("alhambra", seats=4).new_initial_state(seed=7)
stopped = stopped

## The server

serve-runs = Insula is running at { $address }
serve-already = Insula is already running at { $address }
serve-other-port = Port { $taken } is taken; using port { $port } this time.
serve-others = On this network: { $addresses }
serve-end = Press Ctrl-C to stop. Nothing is lost: every move is kept, and the next start picks up from there.
serve-terminal = To play in the terminal instead: insula menu, or python3 run.py menu
serve-warming = The rules are being compiled, once: bots join in after a minute or so.
serve-browser = The browser is opening.
serve-no-browser = Please open this address in a browser.
serve-ended = Insula has stopped; everything is saved.
worker-runs = This worker thinks for the bots of all servers on its database (processes: { $workers }). Press Ctrl-C to stop.
client-missing = The pages of this server are not built yet. In the folder with Insula’s sources, run this command; then load this page again.
db-made = Created a new database at revision { $after }.
db-current = The database has revision { $after }; there is nothing to do.
db-upgraded = The database went from revision { $before } to { $after }.
db-fault = Match { $match }: { $reason }
db-broken = A page of the database is damaged: { $reason }
db-checked = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } replayed, { $faults ->
        [0] no fault
        [one] { $faults } with a fault
       *[other] { $faults } with faults
    }.
db-restored = The database holds the backup now (matches: { $matches }).
db-backed-up = The database is copied to { $file } ({ $kilobytes } kB).

## Errors of a table

error-table-unknown-title = Unknown title “{ $title }”; choose from: { $known }.
error-table-broken-title = The title “{ $title }” of { $distribution } cannot be loaded: { $reason }
error-table-title-taken = Several distributions bring a title “{ $title }”: { $distributions }. Remove all but one.
error-table-seats = { $seats } seats are not possible here; possible are { $known }.
error-table-unknown-option = Unknown option “{ $option }”; choose from: { $known }.
error-table-option-value = The option { $option } cannot be “{ $value }”; it can be: { $known }.
error-table-seed = A seed is a whole number from 0 to 18446744073709551615, not { $seed }.
error-table-salt = A salt is made of letters, digits and dashes; “{ $salt }” is not.
error-table-no-such-seat = There is no seat { $seat } at a table with { $seats } seats.
error-table-no-observation = The title “{ $title }” brings no observation.
error-table-other-content = These components belong to “{ $title }”, not to { $expected }.
error-table-rng = Chance comes from a seed, a generator or a function, not from { $rng }.
error-bots-iterations = Search needs at least one iteration for each of its trees; { $iterations } is too few.
error-transcript-no-seed = A state without a seed has no transcript.
error-bots-unknown = Unknown bot “{ $name }”; choose from: { $known }.
error-engine-unknown = Unknown command “{ $command }”; choose from: { $known }.
error-engine-malformed = “{ $text }” was not understood; usage: { $usage }
error-engine-over = The game is over: there is no move to choose.
error-bots-engine-start = The engine “{ $command }” cannot be started: { $reason }.
error-bots-engine-silent = The engine “{ $command }” has not answered within { $seconds } s.
error-bots-engine-ended = The engine “{ $command }” has ended by itself (exit code { $status }).
error-bots-engine-error = The engine “{ $command }” refuses: { $reason }
error-bots-engine-move = The engine “{ $command }” answers “{ $answer }”: that is no legal move.
error-play-bots = { $bots } bots do not fit at a table of { $seats } seats.
error-play-names = { $names } names are too many for { $seats } seats.
error-play-option = An option is given as NAME=VALUE; “{ $text }” is not.
error-words-unknown-language = Unknown language “{ $language }”; choose from: { $known }.
error-table-word = A reroll draws from a whole number from 0 to 18446744073709551615, not from { $word }.
error-table-no-such-move = There is no position { $move }; there are those from { $low } to { $high }.

## Errors of moves

error-malformed = “{ $text }” is not a move. The help shows how moves are written.
error-out-of-turn = It is not this seat’s turn.
error-too-far-ahead = After “{ $move }” something comes to light or the turn passes: nothing can be chosen beyond it yet.
error-stale = The game has moved on: it is at move { $expected }, not { $seq }.
error-undo-limit = There is nothing that could be taken back: the turn has ended, or something hidden has come to light.
error-undo-target = Nothing was chosen at position { $to }: it is no place to go back to.
error-take-back-over = The game is over: nothing can be taken back any more.
refusal-in_batch = { $count ->
        [one] One move of the batch is illegal
       *[other] { $count } moves of the batch are illegal
    }, in the games { $games }.

## Errors of files

error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-not-text = { $file } is not a text file (byte { $byte }).
error-save-none = There is no saved game.
error-save-engine = In this saved game a program plays along: { $command }. It is started only for games in your own folder, { $folder }. If you trust it, put the file there.
error-save-damaged = The saved game { $file } is damaged or of another version. It is left as it is. ({ $reason })
error-state-damaged = The saved state is damaged: { $reason }.
error-state-not-json = The saved state is not JSON: { $reason }.
error-state-other-table = The saved state belongs to another table: { $field } is { $found }, not { $expected }.

## Errors of records

error-record-unreadable = Line { $line } cannot be read: { $text }
error-record-header = Line { $line }: the header does not fit, or is no header of a record ({ $field }).
error-record-format = Line { $line }: a record of format { $found }; only format { $known } is known.
error-record-tag-twice = Line { $line }: the tag { $tag } appears twice.
error-record-commitment = Line { $line }: the seed is not the one that was committed to.
error-record-other-title = Line { $line }: a record of “{ $title }”, not of { $expected }.
error-record-other-rules = Line { $line }: played by version { $version } of the rules; here they have version { $expected }.
error-record-other-content = Line { $line }: played with other components ({ $content }, not { $expected }).
error-record-no-seed = Line { $line }: an unfinished record names no seed and cannot be replayed.
error-record-no-such-move = There is no move { $move }; the record has { $moves }.
error-record-wrong-turn = Line { $line }: turn { $turn } of seat { $seat } is out of order; expected: turn and seat { $expected }.
error-record-wrong-mark = Line { $line }: “{ $move }” is marked as forced and was not, or the other way round.
error-record-refused = Line { $line }: the move “{ $move }” is refused.
error-record-too-long = Line { $line }: no game of this title has more than { $most } moves.
error-record-wrong-result = The moves lead to the result { $expected }, the record claims { $result }.
error-record-reroll = Line { $line }: no such reroll can have been made there.

## Errors of components and machines

error-content-unreadable = The content file { $file } cannot be read: { $reason }.
error-content-not-toml = The content file { $file } is not TOML: { $reason }.
error-content-faulty = The content file { $file } has faults:
error-position-faulty = The position has mistakes:
error-jit-unknown-mode = Unknown mode “{ $mode }”; choose from: { $known }.
error-jit-unknown-template = There is no template { $template }.
error-jit-cache-folder = The folder for compiled rules, { $folder }, cannot be used: { $reason }. INSULA_CACHE_DIR names another.
error-bench-arguments = The benchmark needs at least one thread, one game and some time, not { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    } and { $seconds } s.
error-bench-interpreted = Only compiled rules are measured; the mode is { $mode }.
error-fuzz-games = Fuzzing needs at least one game, not { $games }.
error-perft-depth = The depth is { $low } to { $high }, not { $depth }.
error-arena-bots = An arena needs at least two bots, each named once, not “{ $bots }”.
error-arena-own-bot = The bot “{ $name }” could not be made: { $reason }.
error-arena-two-bots = Only a contest of two bots can show which is stronger; { $bots } were given.
error-arena-numbers = An arena needs at least one game and one job, not { $games } and { $jobs }.
error-tune-numbers = Tuning needs at least one round, two games and one job, not { $rounds }, { $games } and { $jobs }.
error-arena-executor = Unknown executor “{ $executor }”; choose from: { $known }.
error-arena-extra = This needs { $package }: pip install 'insula[{ $extra }]'
error-arena-cluster = The Ray cluster “{ $address }” cannot be used: { $reason }
error-arena-worker-lost = A process that was playing a game has ended: a bot ended it, or something outside did. The games that were over are in the file of --record; the same command carries on from there.
error-arena-other-rules = A worker has other rules or components of { $title } than this machine (its version is { $version }). Install the same everywhere.
error-arena-other-contest = { $file } holds the games of another contest; what differs: { $fields }. Nothing was changed; name another file.
error-arena-record-line = { $file }, line { $line }: this is not a file of the arena, or it is damaged. Nothing was changed.
error-arena-file = { $file } cannot be used: { $reason }.
error-arena-file-in-use = { $file } is in use: another run of the arena writes its games there. Wait for it, or name another file.
error-arena-no-games = No shuffle has been played in all its rotations yet.
error-cuda-unavailable = No CUDA device can be used: { $reason }.
error-batch-size = A batch holds at least one game, not { $n }.
error-batch-device = Unknown device “{ $device }”; choose from: { $known }.
error-batch-threads = A batch needs at least one thread, not { $threads }.
error-batch-seeds = A batch needs one seed for each of its { $expected } games.
error-batch-tell = A batch can tell { $known }, not { $unknown }.
error-batch-autoreset = Unknown autoreset “{ $autoreset }”; choose from: { $known }.
error-batch-where = The games of a batch are given by their numbers below { $n }, each once, or by { $n } truth values.
error-batch-seats = A batch needs one seat below { $seats } for each of its { $expected } games.
error-batch-states = { $expected } games need as many states, not { $found }.
error-batch-unsound = No such state can be put into the batch: { $reason }.
error-moves-endless-force = { $moves } moves followed one another without a choice: a mistake in the title.
error-layout-field-twice = A field is declared twice: { $names }.
error-layout-reserved-name = The field name { $name } is taken.
error-layout-wrong-fields = These fields are missing or too many: { $names }.
error-layout-not-numbers = The field { $field } holds something other than numbers.
error-layout-wrong-shape = The field { $field } has the wrong shape: { $shape }.
error-layout-out-of-range = The field { $field } is not within { $low } to { $high }.
error-events-too-many-arguments = The event { $event } has too many arguments.
error-events-overflow = More happened than the log’s { $rows } rows hold: a mistake in the title.

## Errors of the server

error-folders-no-home = This user has no home folder. INSULA_DATA_DIR names a folder for the games.
error-settings-word = { $name } is one word without blanks, not “{ $value }”.
error-settings-folder = { $name } must name a folder, but is empty.
error-settings-number = { $name } is a whole number from { $low } to { $high }, not “{ $value }”.
error-settings-rate = { $name } is a number above 0, such as 40 or 2.5, not “{ $value }”.
error-settings-choice = { $name } is one of { $known }, not “{ $value }”.
error-settings-url = { $name } is an address such as https://games.example.org, without a path, not “{ $value }”.
error-settings-database = { $name } is a database’s address, such as sqlite:///file or postgresql+psycopg://host/name. Known are: { $known }.
error-settings-host-name = { $name } are names of hosts, separated by commas; “{ $value }” is not one.
error-settings-network = { $name } are addresses or networks, separated by commas, such as 10.0.0.1 or 10.0.0.0/8; “{ $value }” is not one.
error-serve-data-folder = The data folder { $folder } cannot be used: { $reason }. --data or INSULA_DATA_DIR names another.
error-serve-running = A server already has the data folder { $folder } (address: { $address }). End it first, or name another folder with --data.
error-serve-port-taken = Port { $port } is taken by another program. Choose another with --port; --port 0 is any free one.
error-serve-port-forbidden = This user may not listen on port { $port }. Choose another with --port; those from 1024 on are open to everyone.
error-serve-host = It is not possible to listen on “{ $host }”: { $reason }. --host is an address of this machine; 0.0.0.0 is all of them.
error-serve-failed = The server could not start. The lines above say why.
error-worker-no-server = Workers of their own need PostgreSQL: with SQLite a server thinks for its bots itself. --database names one.
error-cluster-no-proxy = A cluster needs the proxy Caddy before its servers, and the program caddy is not here. On Debian: apt install caddy
error-cluster-no-postgres = A cluster needs PostgreSQL, and its programs are not here. On Debian: apt install postgresql. Or name a database with --database.
error-cluster-failed = A process of the cluster did not start. Its log in { $folder } says why.
error-postgres-failed = PostgreSQL did not start. { $file } says why.
error-postgres-not-made = A PostgreSQL cannot be set up in { $folder }: { $reason }
error-postgres-root = PostgreSQL does not run as root, and there is no user “postgres” or “nobody” to lend it to. Run this as another user, or name a database with --database.
error-backup-exists = { $file } is already there. A backup overwrites nothing.
error-backup-failed = The backup { $file } cannot be written: { $reason }.
error-restore-not-empty = The database has matches already. A backup is restored into an empty one only, so nothing is overwritten.
error-storage-missing = There is no database { $file }.
error-storage-older = The database has revision { $found }, this version of the program needs revision { $known }. Make a backup, then run: insula db upgrade
error-storage-newer = The database has revision { $found }; this version of the program knows revision { $known }. It was written by a newer version: use that one.
error-storage-url = The database “{ $url }” cannot be used: its driver is not installed, or its address is wrong.
error-storage-failed = The database cannot be used now: { $reason }.
error-storage-taken = What was to be stored is there already: { $reason }.
error-storage-broken = The database is damaged ({ $reason }), and playing on could damage more. insula db check names the matches; a backup has them whole.
error-storage-full = The disk is full. Nothing was changed; try again once there is room.
error-storage-unavailable = The server cannot reach its database now. Nothing was changed; try again in a moment.
error-storage-damaged = What is stored of match { $match } is damaged ({ $cause }).
error-storage-gap = In the log of match { $match } entry { $seq } is missing.
error-storage-wrong-mark = Match { $match } is marked as over and is not, or the other way round.
error-storage-unknown-entry = The log holds an entry of an unknown kind.
error-storage-no-content = The components that this match was begun with are not stored ({ $digest }).
error-storage-other-rules = This match was begun with version { $version } of the rules; here they have version { $expected }.

## What a table in the browser refuses

error-match-unknown = There is no such match. It may have been deleted.
error-match-over = The match is over.
error-match-log-full = Too much has happened in this match beside its moves. It can be played to its end, and nothing else.
error-match-running = The match is not over yet.
error-access-token = This link is not valid, or no longer is: ask the host for a new one.
error-access-seat = For this you need the seat’s link.
error-access-host = Only the host of the match may do this.
error-seat-bot = A bot plays this seat.
error-seat-no-bot = No bot plays this seat.
error-seat-open = Nobody sits on this seat yet.
error-seat-resigned = This seat was given up; a bot plays it to the end.
error-undo-nothing = There is no choice of yours to go back to.
error-undo-is-free = You can still take this back yourself; nobody needs to be asked.
error-undo-asked = Somebody has already asked to undo; answer that first.
error-undo-handed = The host gave somebody’s seat to a bot or made a new link for it. Until somebody sits there again, nobody can go back.
error-undo-not-asked = There is nothing to agree to any more.
error-bots-failed = The bot could not choose a move. It will try again.
error-bots-too-deep = “{ $level }” is stronger than this server allows: at most { $most }.
error-bots-warming = The bots are still getting ready. Please try again in a minute.
error-bots-busy = The bots are busy at other tables. Please try again in a moment.
error-advice-people = While other people play along, bots give no advice: it would not be fair to them.
error-advice-cold = “{ $level }” would think for too long before the rules are compiled. Quit, run insula warm, then insula play --resume.
error-name-unfit = “{ $name }” cannot be a name: a name has 1 to { $longest } characters, but no < > & " \ and no braces.
error-record-missing = To begin at a move, there must be a record.
error-imports-busy = Other records are being read just now. Please try again in a moment.
error-record-unfinished = This record is of a match that is not over.
error-record-other-table = This record belongs to another table: { $title }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
error-body-malformed = The server did not understand this: { $reason }.
error-body-too-large = This is too long: at most { $limit } bytes.
error-head-too-large = The address and headers of this request are too long: at most { $limit } bytes.
error-request-slow = This took too long to arrive.
error-route-unknown = There is nothing at this address.
error-route-method = This address cannot be used in this way.
error-host-unknown = The server does not answer to this name. Its operator can allow it with --allowed-hosts.
error-origin-foreign = This came from a page of another server.
error-rate-limit = Too many requests. Please wait a moment.
error-creations-limit = Too many new matches from your address: { $most } in an hour. Please try again in { $wait } s.
error-imports-limit = Too many records from your address: { $most } in an hour. Please try again in { $wait } s.
error-sockets-limit = Your address has { $most } matches open. Close a page before you open another.
error-connections-limit = Your address has { $most } connections open, and may have no more.
error-server-fault = Something went wrong on the server. Nothing was changed.
error-server-starting = The server is just starting. Please try again in a moment.
error-server-stopping = The server is shutting down. Please try again in a moment.
error-socket-hello = The page did not say which match it wants to see.
error-socket-protocol = This page is of another version ({ $found }, not { $known }). Please load it again.
