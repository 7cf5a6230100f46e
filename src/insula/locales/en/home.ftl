# The home page: start a match, go on with one, open a record.

page-home-heading = Let’s build a city
page-home-lead = Board games against bots that play fair, with friends by link, or together at one screen. No account needed.
page-version = Insula { $version }
page-licence = Free software under the MIT licence

## A title

page-seat-range = { $from }–{ $to } { $to ->
        [one] player
       *[other] players
    }
page-ways = How do you want to play?
page-way-bots = Against bots
page-way-bots-hint = Start at once. The bots see no more than you do.
page-way-friends = With friends
page-way-friends-hint = Every friend gets a secret link to a seat. Nobody needs an account.
page-way-screen = One screen
page-way-screen-hint = You pass the screen around. Between turns a curtain hides the cards until the next player is ready.
page-play-now = Play now
page-make = Create the match
page-begin = Begin the match
page-bots = Bots
page-people-here = People at this screen
page-seats = Who sits where
page-name-of-seat = Name at seat { $number }
page-chair-me = me
page-chair-here = someone else here
page-chair-friend = a friend, by link
page-duration = Duration
page-weight = Complexity
page-options = Rule options
page-option-chosen = { $option }: { $value }

## Where its components come from

page-reconstructed = Reconstructed, so not certain: { $tables }
page-all-sourced = Components: all from print or several sources
page-see-components = See every component
page-components = Components
page-confidence-printed = printed
page-confidence-sourced = several sources
page-confidence-reconstructed = reconstructed

## A match that was created

page-made = { $title }: the match has been created
page-made-hint = Give each friend one of these links. Whoever has a link has the seat, so do not show it to others.
page-reachable = Friends reach this server at { $address }.
page-to-table = To the table

## Matches of this device

page-running = Matches in progress
page-finished = Finished matches
page-status-mine = your turn
page-status-running = move { $move }
page-status-over = over
page-continue = Continue
page-look-back = Review it
page-more-matches = { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
page-kept = An unfinished match that nobody goes on with is deleted after { $days ->
        [one] one day
       *[other] { $days } days
    }. Finished matches stay.
page-due = Deleted on { $date } unless somebody goes on
page-remove = Remove
page-remove-match = Remove the match with { $names } from this list
page-removed = Removed: { $names }
page-put-back = Put it back

## A record

page-record = Open a record
page-record-hint = A record is a finished match as text. Review it, or play on from one of its positions.
page-record-text = The record
page-record-file = Choose a file
page-record-of = { $title }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
page-record-open = Review it
page-go-on = Play on from a position
page-go-on-hint = A new match begins after this many moves of the record. What nobody had seen is reshuffled.
page-go-on-move = After move
page-go-on-make = Play on
