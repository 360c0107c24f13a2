title = Kasane no irome
tagline = Twelve layers of kimono, worn in the order they were taken. Lay them in melds that nobody can lay again.
grid = Common field
row = Row { $row }
hand = Hand
field = Field
deck = Deck
discard = Discards
melds = Melds
no-boxes = no boxes
box = Box
points = Points
pts = pts
colours = Colours
bonus = Bonus
round = Round { $round } of { $rounds }
turn = Turn { $turn } of 12
start = First player
unseen = unseen
blocked = blocked

card-1 = Red plum
card-2 = Cherry
card-3 = Kerria
card-4 = Willow
card-5 = Wisteria
card-6 = Pink
card-7 = Bellflower
card-8 = Maple
card-9 = Chrysanthemum
card-plus1 = Plus one

meld-kasane = Kasane
meld-juu = Juu
meld-sakura = Sakura Chirashi
meld-chidori = Chidori
meld-asanoha = Asanoha
meld-kagen = Kagen no Tsuki
meld-jyougen = Jyougen no Tsuki
meld-katyuu = Katyuu Fugetsu
meld-setsu = Setsu Getsu Fuka

kanji-kasane = 襲ね
kanji-juu = 拾
kanji-sakura = 桜散らし
kanji-chidori = 千鳥
kanji-asanoha = 麻ノ葉
kanji-kagen = 下弦ノ月
kanji-jyougen = 上弦ノ月
kanji-katyuu = 花鳥風月
kanji-setsu = 雪月風花

needs-kasane = all alike
needs-juu = sum is 10
needs-sakura = 1 2 6
needs-chidori = 3 8 9
needs-asanoha = 4 5 7
needs-kagen = 1–5 up or down
needs-jyougen = 5–9 up or down
needs-katyuu = all odd
needs-setsu = all even

action-row = Row
action-meld = Meld
action-pass = Pass

help-row = take the card on the right of a row: a number goes on top of your hand, a +1 on top of your field for one point, which ends your turn
help-meld = lay the top cards of your hand, in their order, and fill a box with that many cards; the top card of your field may come first
help-pass = keep your cards
help-goal = Everybody takes twelve cards. Lay melds for points; each box pays once. At the end a field of eight cards or more pays by its colours: 1 or 9 five points, 2 or 8 four, 3 or 7 three, 4 or 6 two, 5 nothing. All twelve cards laid: two more. Most points win, then most cards laid.
help-signs =
    Cards are written with their number and a sign of their colour; the top card of a row or stack is on the right.
    2○1 an open box: two cards, one point   2● filled   2× blocked
    ▒ card in another hand   │ field to the left, hand to the right
    (4⌇) 6♥ begins with the top card of your field
    ◎ first player of the round   unseen: what you cannot see
    ▸ +3 the best meld with that row’s card
    ◇6 colours in a field, and (+2) what it would pay now
    8+ 6◇2 from eight cards on, six colours pay two points

ask-take = take the card on the right of a row
ask-meld = lay a meld, or pass

option-meld_table = Boxes of the melds (reconstructed, or a table of your own)
option-hard3 = Harder, for three: one box for two cards of Kasane and of Juu is blocked
option-plus1_meld = Easier: a meld is allowed after a +1, too
option-open_hands = Hands lie open
option-meld_table-about = How many boxes each meld has, and of which sizes. “reconstructed” is our own table; yours is written as the page of the game tells.
option-hard3-about = These two boxes are closed from the beginning, so pairs are harder to lay.
option-plus1_meld-about = After a +1 you may lay a meld in the same turn, from your hand alone.
option-open_hands-about = Everybody sees all hands: for those who would rather not count.

take-first = take the free card of a row first
taken-already = you have taken your card: lay a meld, or pass
no-such-row = there is no row { $row }: the rows are 1 to { $rows }
row-empty = row { $row } is empty
no-box = { $meld } has no box for { $number } cards
box-filled = every box of { $meld } for { $number } cards is filled
field-empty = your field has no card to start with
field-plus = a +1 lies on top of your field, so its card cannot be used
too-few =
    { $count ->
        [one] it takes { $needed } cards from your hand, and you hold one
       *[other] it takes { $needed } cards from your hand, and you hold { $count }
    }
not-kasane = { $cards } are not all the same number
not-juu = { $cards } do not add up to 10
not-sakura = { $cards } are not 1, 2 and 6
not-chidori = { $cards } are not 3, 8 and 9
not-asanoha = { $cards } are not 4, 5 and 7
not-kagen = { $cards } do not rise or fall within 1 to 5 without repeating
not-jyougen = { $cards } do not rise or fall within 5 to 9 without repeating
not-katyuu = { $cards } are not all odd
not-setsu = { $cards } are not all even

event-start =
    { $person ->
        [you] You go first.
       *[named] { $name } goes first.
    }
event-round =
    { $person ->
        [you] Round { $round } begins; you start.
        [somebody] Round { $round } begins; somebody starts.
       *[named] Round { $round } begins; { $name } starts.
    }
event-deal = Row { $row }: { $cards }.
event-undealt = The cards left in the deck are discarded unseen.
event-take =
    { $person ->
        [you] You take { $cards } from row { $row }.
       *[named] { $name } takes { $cards } from row { $row }.
    }
event-plus =
    { $person ->
        [you] You lay { $cards } from row { $row }: +{ $points }.
       *[named] { $name } lays { $cards } from row { $row }: +{ $points }.
    }
event-meld =
    { $person ->
        [you] You lay { $cards }: { $meld } { $number }, +{ $points }.
       *[named] { $name } lays { $cards }: { $meld } { $number }, +{ $points }.
    }
event-join =
    { $person ->
        [you] You add { $cards } to the card on your field: { $meld } { $number }, +{ $points }.
       *[named] { $name } adds { $cards } to the card on the field: { $meld } { $number }, +{ $points }.
    }
event-pass =
    { $person ->
        [you] You pass.
       *[named] { $name } passes.
    }
event-sweep = Left over and discarded: { $cards }.
event-shuffle = The discards are shuffled into the deck for the last round.
event-bonus =
    { $person ->
        [you] You: cards laid { $laid }, colours { $colours }: +{ $points }.
       *[named] { $name }: cards laid { $laid }, colours { $colours }: +{ $points }.
    }
event-over = The game is over: { $reason }.

reason-rounds = all rounds have been played

line-meld = { $meld }, { $number } cards
line-plus = +1 cards: { $count }
line-colours = Colours: { $colours }, cards laid: { $laid }
line-all-laid = All twelve cards laid
score-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-laid =
    { $count ->
        [one] { $count } card laid
       *[other] { $count } cards laid
    }

web-standing = { $count } pts
web-offer =
    { $count ->
        [one] { $meld }, { $number } cards, { $cards }: { $count } point
       *[other] { $meld }, { $number } cards, { $cards }: { $count } points
    }
web-with-field = with your field’s top card
web-advised = a bot’s choice
web-can-lay = What you can lay
web-pass = Pass, keep the cards
web-empty-hand = no cards yet
web-order = Hand, from the first card taken to the top
web-deepest = first taken
web-top = top
web-laid = { $laid } of 12 laid
web-laid-cards = Cards laid
web-open = open
web-filled = filled
web-filled-by =
    { $person ->
        [you] filled by you
        [somebody] filled by somebody
       *[named] filled by { $name }
    }
web-box =
    { $count ->
        [one] { $meld }, { $number } cards, { $count } point: { $state }
       *[other] { $meld }, { $number } cards, { $count } points: { $state }
    }
web-buried = Only the card on the right of a row is free.
web-no-meld =
    { $count ->
        [one] The top card alone makes no meld with an open box.
       *[other] The top { $count } cards make no meld with an open box.
    }
web-parade = The festival
web-last-turn = last turn
web-fixed = The order of your hand never changes.
web-take = Take the card on the right of a row.
