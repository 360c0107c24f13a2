you = You
seat = Seat { $seat }

bot-0 = Tsubaki
bot-1 = Momiji
bot-2 = Ayame
bot-3 = Fuji

players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-range = { $few } to { $many } players
your-turn = Your turn: { $ask }.
their-turn = { $name } is thinking …
take-back = { $name } is about to move · press u to take your move back
over = The game is over. Type “new” for another, “quit” to leave.
placeholder = type a move, or choose with ↑ ↓ and Enter
moves = Moves
log = Log
no-match = no legal move begins like that
moves-behind =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
refused = “{ $text }” – { $why }
not-your-turn = It is { $name }’s turn.
undone = Taken back: { $move }.
undo-theirs = Nothing to take back: the last move is not yours, or was already answered.
undo-revealed = That move cannot be taken back: it has shown you something new.
resumed = You go on with the game you left. (“new” begins another.)
damaged = The saved game was damaged. It has been put aside, and this is a new one.
save-failed = The game could not be saved: { $why }.
lang-unknown = Languages: en, fr, ja.
unfinished = The record ends here; the game is not over.

luck-seed = Luck: seed { $seed }
luck-secret = Luck: committed to as { $commitment }
luck-script = Luck: supplied by hand

wins =
    { $person ->
        [you] You win: { $reason }.
       *[named] { $name } wins: { $reason }.
    }
shared = A shared victory: { $reason }.
kept-at = Kept at { $path }

hint-help = Help
hint-log = Log
hint-language = 日本語 / français
hint-paper = Ink / washi
hint-undo = Undo
hint-quit = Quit
hint-close = Close
hint-new = New game

help-title = How to play { $title }
help-goal = Aim
help-moves = Moves
help-signs = On the table
help-keys = Keys and words
help-keys-pick = choose from the list (the mouse works too)
help-keys-enter = play what is typed or chosen
help-keys-tab = complete what is typed
help-keys-escape = start the input afresh
help-words = You may also type: help, log, undo, new, lang en | fr | ja, quit. The game is saved after every move.

plain-ask = choose a move
