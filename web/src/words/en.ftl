title-home = Hanagoza: flower games for two to four
title-join = Take a seat – Hanagoza
title-you = You – Hanagoza
title-games = Your games – Hanagoza
title-table = { $game } – Hanagoza
title-your-turn = Your turn – { $game }

language = Language
look = Appearance

look-system = System
look-light = Light
look-dark = Dark

tempo = How fast things move

tempo-slow = slowly
tempo-normal = normally
tempo-fast = fast
tempo-off = not at all

sound = Soft sounds
yes = Yes
no = No
cancel = Cancel
close = Close
copy = Copy
copied = Copied
guest = Guest
you = You
opponent = Opponent
somebody = Somebody

you-title = You
you-called = You are { $name }
you-lead = There are no accounts: the server knows you by this browser.
you-rename = Change
you-renamed = You are { $name } now, in your past games too.
you-data = What is kept about you
you-data-about = Your name and the ones before it, your tables, the tokens of your bots: one file, in JSON.
you-data-get = Download my data
you-delete = Delete me
you-delete-about = Your name, your tokens and the addresses you opened tables from are deleted at once. Games stay for the others, with “Somebody” in your seat; where one goes on, a bot plays for you. On another device you are another guest: delete yourself there too.
you-delete-sure = Delete you for good? Your seats are lost, and nobody can bring them back.
you-backups = Backups made before that still hold your name. This server deletes its own within { $days } days; about any others, ask the host.
you-backups-host = Backups made before that still hold your name: ask the host how long they are kept.
you-gone = You have been deleted. Whoever plays in this browser from now on is a new guest.

vacation-title = Vacation
vacation-about = Where people have days for each move, your time stands still while you are away. Games with a clock go on.
vacation-left =
    { $count ->
        [one] You may still take { $count } day within a year.
       *[other] You may still take { $count } days within a year.
    }
vacation-days = Days to take, from now on
vacation-take = Go on vacation
vacation-now = You are on vacation: { $time } left.
vacation-end = End it now

bot-0 = Tsubaki
bot-1 = Momiji
bot-2 = Ayame
bot-3 = Fuji

players = { $count } players
players-range = { $few } to { $many } players
minutes = about { $minutes } minutes

home-link = All games
home-preparing = Getting the game ready. The first time, this takes up to a minute.
home-play = Play now
home-invite = Invite friends
home-lay = Set up the table
home-players = Players
home-public = Strangers may join
home-mine = Your games
home-all-mine = See all
home-open-count =
    { $count ->
        [one] { $count } open table
       *[other] { $count } open tables
    }
home-open = Open tables
home-welcome = Flower games for two to four
home-lead = Five small Japanese games at one quiet table. Play at once against bots, or send friends a link. No account, nothing to install.
home-watch = Games to watch
home-none-open = Nobody is waiting just now. Invite friends, and let strangers join if you like.

lay-title = { $game }: set up the table
lay-bots = Bots take the other seats: the game begins at once, without a clock. Touch a seat to give it to somebody else.
lay-friend = Seats for friends are for whoever has the link, which you get next.
lay-anybody = Free seats are for anybody: the table is listed for strangers, and has a link for friends as well.
lay-open = Open the table
lay-cards = Cards on the table
lay-turn = Turn over

house-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
house-rulebook = From the rulebook
house-own = House rules
house-variant = Variants
house-usual = Standard
house-reset = Back to standard

seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }

games-next =
    { $count ->
        [one] Next game: { $count } waits for you
       *[other] Next game: { $count } wait for you
    }
games-wait =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
games-none-next = No other game waits for you any more.
games-turn-yours = your turn
games-turn-theirs = { $name } to move
games-turn-open = waiting for players
games-turn-kept = a seat is kept for you
games-turn-paused = paused
games-left = { $time } left
games-unfinished = Going on
games-none-unfinished = No game goes on just now.
games-finished = Finished
games-none-finished = No finished games yet.
games-filter = Game
games-every = All games
games-more = Show more
games-dismiss = Remove from this list
games-dismissed = Removed from your list: { $game }.
games-undo = Undo
games-with = with { $names }
games-result-won = won
games-result-shared = shared victory
games-result-lost = lost
games-result-place = place { $place } of { $count }
games-result-aborted = without a result
games-how-resigned =
    { $person ->
        [you] you resigned
       *[named] { $name } resigned
    }
games-how-out-of-time =
    { $person ->
        [you] you ran out of time
       *[named] { $name } ran out of time
    }

profile-title = How your games went
profile-lead = Finished games in this browser.
profile-none = Once you have finished a game, this is where it counts.
profile-by-game = By game
profile-by-level = Against bots
profile-game = Game
profile-played = Played
profile-won = Won
profile-lost = Lost
profile-people = People you have played with
profile-tally = { $played } played, { $won } won, { $lost } lost
profile-last = last on { $date }
profile-again = Play again
profile-again-with = Play again with { $name }
profile-block = Block { $name }
profile-block-sure = Block { $name }? You will not sit at each other’s tables any more, and what they say is not shown to you. Games that go on are played to their end.
profile-unblock = Unblock { $name }
profile-unblock-sure = Unblock { $name }? You may play with each other again.
profile-blocked = blocked

phase-running = in progress

setting-title = This table
setting-play = How it is played
setting-rules = Rules
setting-usual = as usual
setting-memory = What the table remembers
setting-spectators = Others may watch

memory-tracker = everything that was seen
memory-log = the log
memory-none = only this turn

setting-pace = Time to think
setting-out-of-time = When somebody runs out of time

out-of-time-bot = a bot plays on
out-of-time-loss = they lose

pace-none = no clock
pace-live = { $base } + { $increment } s
pace-days =
    { $count ->
        [one] { $count } day for each move
       *[other] { $count } days for each move
    }
pace-live-group = A clock for the whole game
pace-days-group = Days for each move
pace-own = Another clock …
pace-base = Minutes for the game
pace-increment = Seconds more with each move
pace-own-note = From 10 seconds to 3 hours, and up to 180 seconds with each move.

span-minutes = { $count } min
span-seconds = { $count } s

clock-hours = { $hours }:{ $minutes } h
clock-days = { $days } d { $hours } h

time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

join-who = At the table: { $names }.
join-nobody = Nobody waits here yet.
join-name = Your name
join-sit = Sit down
join-look = Just watch
join-full = All seats are taken.
join-kept = The free seats are kept for others. You can watch, or open a table of your own.

waiting-title = Waiting for players
waiting-link = Send this link to your friends
waiting-send = Send it …
waiting-code = Show a QR code
waiting-no-code = Hide the QR code
waiting-invitation = Come and play { $game } with me
waiting-send-away = { $name } will have to leave for that, and cannot come back.
waiting-last = This is the last free seat: with a bot on it, the game begins.
waiting-kept =
    { $person ->
        [somebody] kept for somebody
       *[named] kept for { $name }
    }
waiting-start = Begin now, with bots in the free seats ({ $level })
waiting-until = Seats are kept for: { $names }. To begin without them, free their seats.
waiting-leave = Leave the table
waiting-call-off = Call the table off
waiting-call-off-sure = Call this table off? Nobody can sit down here any more, and the link leads nowhere.

seats = Players
table = The table
menu = What you can do
seat = Seat { $seat }

seat-who = Who sits here?
seat-change = – change
seat-friend = A friend
seat-friend-about = Whoever you send the link to.
seat-anybody = Anybody
seat-anybody-about = Strangers find the table in the list. This goes for all free seats.
seat-bot = Bot: { $level }
seat-for-friend = for whoever has the link
seat-for-anybody = for anybody
seat-empty = free
seat-thinking = thinking …
seat-to-move = to move
seat-resigned = resigned
seat-replaced = bot playing
seat-gone =
    { $person ->
        [somebody] Somebody has gone.
       *[named] { $name } has gone.
    }
seat-replace = Let a bot play on
seat-timed-out = out of time: bot playing
seat-lost-on-time = out of time
seat-paused = paused
seat-vacation = on vacation: { $time }

clock-of = { $name }: { $time } left
clock-runs = { $name }: { $time } left, running
clock-warning = You have { $time } left.

connection-here = here
connection-away = away
connection-gone = gone
connection-none = not here yet

turn-yours = Your turn: { $ask }.
turn-bot =
    { $person ->
        [you] A bot is thinking for you …
       *[named] { $name } is thinking …
    }
turn-theirs =
    { $person ->
        [you] It is your turn.
        [somebody] It is somebody’s turn.
       *[named] It is { $name }’s turn.
    }
turn-round-over = The round is over.
turn-sending = Your move is on its way …
turn-looking-on = You are watching
turn-paused = The game is paused: the clocks stand still.

recap-step = While you were away: { $at } of { $count }
recap-skip = Press anything to skip
recap-title = While you were away
recap-go-on = Go on

frozen = This game cannot go on: its rules have changed since. You can still download its record.
moves = Moves

plain-ask = choose a move
plain-wait = Nothing to decide just now.

view = What you can see
log = Log
say = Say something
mute = Mute
undo = Take back

undo-ask = Ask to take back
undo-no-why = Only your own last move can be taken back, and only while it has shown you nothing that you did not know.
undo-free-why = Your last move showed you nothing new: you may take it back.
undo-ask-why = Your last move showed you nothing new: you may take it back if the others agree.

hint = Hint

hint-thinking = Thinking …
hint-title = What a bot would do
advised = { $label } – a bot’s choice
hint-win = wins { $chance } of the time

return = Take your seat back
more = More
resign = Resign

resign-sure = Give up this game?

abort = End without a result

abort-sure = End this game for everybody, without a result? The others are asked first.

pause = Ask for a pause

pause-help = All clocks stand still if everybody agrees.

resume = Ask to go on
delegate = Leave forced moves to the table

delegate-help = Only where everybody can see that there is no choice. Whatever only you can know is left to you: else it would show what you hold.

carry = Play on another device: your private link
watch = Let others watch: the link to this table
rules = Rules

explain-rules = What the rules say
explain-keys = Explanations (?): the arrow keys go from one thing to the next, Enter opens the rules, Esc goes back.

wish-undo = { $name } would like to take back a move.
wish-abort = { $name } would like to end the game without a result.
wish-pause = { $name } would like a pause.
wish-resume = { $name } would like to go on.
wish-agree = Agree
wish-decline = Decline
wish-waiting = The others are being asked …
wish-withdraw = Withdraw
wish-declined = { $name } does not agree.

result-wins =
    { $person ->
        [you] You win with { $ours } against { $theirs }: { $reason }.
       *[named] { $name } wins with { $ours } against { $theirs }: { $reason }.
    }
result-shared = A shared victory: { $reason }.
result-aborted = The game ended without a result.
result-called-off = The host has called this table off.
result-resigned =
    { $person ->
        [you] You have resigned.
       *[named] { $name } has resigned.
    }
result-left-resigned =
    { $you ->
        [loser] You have resigned. { $winner } wins.
        [winner] { $loser } has resigned. You win.
       *[neither] { $loser } has resigned. { $winner } wins.
    }
result-timed-out =
    { $person ->
        [you] You have lost on time.
       *[named] { $name } has lost on time.
    }
result-left-timed-out =
    { $you ->
        [loser] You have lost on time. { $winner } wins.
        [winner] { $loser } has lost on time. You win.
       *[neither] { $loser } has lost on time. { $winner } wins.
    }
result-count = Where every point comes from
result-over = The game is over
result-total = Total
result-rematch = Play again
result-join-rematch = Join the rematch
result-waits = At the table of the rematch: { $names }.
result-missed = The rematch has begun without you, or was called off.
result-another = Open another table
result-record = Download the record
result-transcript = Download everything your seat was sent

result-look-back = Look back

result-decisive = What decided it
result-decisive-turn =
    { $person ->
        [you] By our bots’ quick estimate, this turn raised your chances from { $before } to { $after }.
        [somebody] By our bots’ quick estimate, this turn raised the winner’s chances from { $before } to { $after }.
       *[named] By our bots’ quick estimate, this turn raised the chances of { $name } from { $before } to { $after }.
    }
result-decisive-round =
    { $person ->
        [you] By our bots’ quick estimate, this round raised your chances from { $before } to { $after }.
        [somebody] By our bots’ quick estimate, this round raised the winner’s chances from { $before } to { $after }.
       *[named] By our bots’ quick estimate, this round raised the chances of { $name } from { $before } to { $after }.
    }

share = Share
share-making = One moment …
share-failed = This browser cannot make a picture of the table.

socket-lost = Connection lost. Trying again …
socket-kept = Connection lost. Your move is kept and will be sent.

goodbye-closed = The table has been closed.
goodbye-no-spectators = The game has begun, without spectators.
goodbye-banned = You may not play here any more.
goodbye-unknown = This table is not there any more.

problem-unreachable = The server cannot be reached. Are you online?
problem-forbidden = Not allowed: the link is wrong, or the host has banned you.
problem-no-table = There is no such table. Is the link complete?
problem-no-page = There is nothing at this address. Is the link complete?
problem-too-many = That was too much at once. Finish a game, or wait a minute.
problem-failed = That did not work. Please try again.

refused-why = { $why }.
refused-malformed = The server did not understand that.
refused-unknown-protocol = This page is out of date: reload it.
refused-not-seated = You are watching: take a seat to play.
refused-wrong-phase = That is not possible now: the game has not begun, or is over.
refused-out-of-turn = It is not your turn.
refused-stale = The game has moved on: look and choose again.
refused-illegal = The rules do not allow that.
refused-not-possible = That is not possible here.
refused-too-fast = Too fast: wait a moment.
refused-busy = Many bots are thinking: wait a moment.
refused-not-saved = That could not be saved: try again.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-nice = How lovely!
phrase-one-moment = One moment, please.
phrase-bye = Goodbye!

event-table-sat =
    { $person ->
        [you] You sit down.
       *[named] { $name } sits down.
    }
event-table-hired = { $name }, a bot, sits down.
event-table-rose =
    { $person ->
        [you] You leave the table.
       *[named] { $name } leaves the table.
    }
event-table-sent-away =
    { $person ->
        [you] The host frees your seat.
        [somebody] The host frees somebody’s seat.
       *[named] The host frees { $name }’s seat.
    }
event-table-began = The game begins.
event-table-asked-undo =
    { $person ->
        [you] You ask to take back a move.
       *[named] { $name } asks to take back a move.
    }
event-table-asked-abort =
    { $person ->
        [you] You ask to end the game.
       *[named] { $name } asks to end the game.
    }
event-table-asked-pause =
    { $person ->
        [you] You ask for a pause.
       *[named] { $name } asks for a pause.
    }
event-table-asked-resume =
    { $person ->
        [you] You ask to go on.
       *[named] { $name } asks to go on.
    }
event-table-paused = All clocks stand still.
event-table-resumed = The clocks go on.
event-table-timed-out =
    { $person ->
        [you] You are out of time.
       *[named] { $name } is out of time.
    }
event-table-agreed =
    { $person ->
        [you] You agree.
       *[named] { $name } agrees.
    }
event-table-declined =
    { $person ->
        [you] You decline.
       *[named] { $name } declines.
    }
event-table-withdrew =
    { $person ->
        [you] You withdraw your request.
       *[named] { $name } withdraws the request.
    }
event-table-took-back =
    { $person ->
        [you] You take your last move back.
       *[named] { $name } takes the last move back.
    }
event-table-resigned =
    { $person ->
        [you] You resign.
       *[named] { $name } resigns.
    }
event-table-replaced =
    { $person ->
        [you] A bot plays for you.
        [somebody] A bot plays for somebody.
       *[named] A bot plays for { $name }.
    }
event-table-returned =
    { $person ->
        [you] You are back.
       *[named] { $name } is back.
    }
event-table-aborted = The game ends without a result.
event-table-called-off = The table is called off.
event-table-said = { $name }: { $phrase }
event-table-rematch = There is a table for another game.
event-table-restored = Restored from a backup: luck yet to come may be known to somebody. You may ask to end the game.
