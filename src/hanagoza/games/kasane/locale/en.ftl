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

move-row = Take the free card of row { $row }
move-meld = Lay { $meld } with { $number } cards
move-meld-field = Lay { $meld } with { $number } cards, the first of them on your field

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

ask-take = take a row’s right-hand card on top of your hand
ask-meld = lay the top cards of your hand as a meld, or pass

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

merit-plus = A +1 scores one point at once.
merit-could-lay =
    { $points ->
        [one] With it you can lay { $meld } with { $number } cards, for one point.
       *[other] With it you can lay { $meld } with { $number } cards, for { $points } points.
    }
merit-refused =
    { $points ->
        [one] With it the next player could lay { $meld } with { $number } cards, for one point.
       *[other] With it the next player could lay { $meld } with { $number } cards, for { $points } points.
    }
merit-ready =
    { $points ->
        [one] With { $next } on top, which is still in the common field, { $meld } with { $number } cards would score one point.
       *[other] With { $next } on top, which is still in the common field, { $meld } with { $number } cards would score { $points } points.
    }
merit-leaves =
    { $points ->
        [one] The next player can then lay nothing that scores more than one point.
       *[other] The next player can then lay nothing that scores more than { $points } points.
    }
merit-leaves-nothing = Whatever the next player takes then, they can lay nothing.
merit-last-box =
    { $points ->
        [one] It scores one point, and nobody else can lay { $meld } with { $number } cards any more.
       *[other] It scores { $points } points, and nobody else can lay { $meld } with { $number } cards any more.
    }
merit-first-box =
    { $points ->
        [one] It scores one point; the next { $meld } with { $number } cards scores only { $following }.
       *[other] It scores { $points } points; the next { $meld } with { $number } cards scores only { $following }.
    }
merit-meld =
    { $points ->
        [one] { $meld } with { $number } cards scores one point.
       *[other] { $meld } with { $number } cards scores { $points } points.
    }
merit-field =
    { $points ->
        [one] At the end your field would score one point more: { $laid } cards, { $number } colours.
       *[other] At the end your field would score { $points } points more: { $laid } cards, { $number } colours.
    }

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
event-deal = Row { $row }: { $sequence }.
event-undealt = The cards left in the deck are discarded unseen.
event-take =
    { $person ->
        [you] You take { $sequence } from row { $row }.
       *[named] { $name } takes { $sequence } from row { $row }.
    }
event-plus =
    { $person ->
        [you] You lay { $sequence } from row { $row }: +{ $points }.
       *[named] { $name } lays { $sequence } from row { $row }: +{ $points }.
    }
event-meld =
    { $person ->
        [you] You lay { $sequence }: { $meld } { $number }, +{ $points }.
       *[named] { $name } lays { $sequence }: { $meld } { $number }, +{ $points }.
    }
event-join =
    { $person ->
        [you] You add { $sequence } to the card on your field: { $meld } { $number }, +{ $points }.
       *[named] { $name } adds { $sequence } to the card on the field: { $meld } { $number }, +{ $points }.
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

web-standing =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
web-offer =
    { $count ->
        [one] { $meld }, { $number } cards, { $cards }: { $count } point
       *[other] { $meld }, { $number } cards, { $cards }: { $count } points
    }
web-with-field = with your field’s top card
web-can-lay = What you can lay
web-pass = You keep your cards, and your turn is over.
web-only-pass = Nothing can be laid: pass
web-empty-hand = no cards yet
web-order = Hand, from the first card taken to the top
web-deepest = first taken
web-top = top
web-laid = { $laid } of 12 laid
web-laid-cards = Cards laid
web-cards = cards
web-board = Down, the melds; across, how many cards are laid; where they meet, the points. The first to lay that many fills the box, for everybody and for the whole game. A box that shows its points is open.
web-box = { $meld }, { $number } cards: { $state }
web-open =
    { $count ->
        [one] open for { $count } point
       *[other] open for { $count } points
    }
web-filled = filled
web-filled-by =
    { $person ->
        [you] filled by you
        [somebody] filled by somebody
       *[named] filled by { $name }
    }
web-box-open =
    { $number ->
        [one]
            { $count ->
                [one] An open box: { $count } point for whoever fills it.
               *[other] An open box: { $count } points for whoever fills it.
            }
       *[other]
            { $count ->
                [one] { $number } open boxes: { $count } point each for whoever fills them.
               *[other] { $number } open boxes: { $count } points each for whoever fills them.
            }
    }
web-box-filled =
    { $count ->
        [one] A filled box: it paid { $count } point.
       *[other] A filled box: it paid { $count } points.
    }
web-box-filled-by =
    { $person ->
        [you]
            { $count ->
                [one] You have filled a box, for { $count } point.
               *[other] You have filled a box, for { $count } points.
            }
        [somebody]
            { $count ->
                [one] Somebody has filled a box, for { $count } point.
               *[other] Somebody has filled a box, for { $count } points.
            }
       *[named]
            { $count ->
                [one] { $name } has filled a box, for { $count } point.
               *[other] { $name } has filled a box, for { $count } points.
            }
    }
web-box-filled-with-field =
    { $person ->
        [you]
            { $count ->
                [one] You have filled a box, for { $count } point, beginning with the card on your field.
               *[other] You have filled a box, for { $count } points, beginning with the card on your field.
            }
        [somebody]
            { $count ->
                [one] Somebody has filled a box, for { $count } point, beginning with the card on their field.
               *[other] Somebody has filled a box, for { $count } points, beginning with the card on their field.
            }
       *[named]
            { $count ->
                [one] { $name } has filled a box, for { $count } point, beginning with the card on their field.
               *[other] { $name } has filled a box, for { $count } points, beginning with the card on their field.
            }
    }
web-box-blocked = A blocked box: nobody can fill it.
web-box-exact = It takes exactly { $number } cards from the top of the hand, in their order. A number on top of your field may be the first of them.
web-rule-kasane = All cards have the same number.
web-rule-juu = The numbers add up to 10.
web-rule-sakura = A 1, a 2 and a 6, in any order.
web-rule-chidori = A 3, an 8 and a 9, in any order.
web-rule-asanoha = A 4, a 5 and a 7, in any order.
web-rule-kagen = Numbers from 1 to 5, only rising or only falling. Gaps are allowed, repeats are not.
web-rule-jyougen = Numbers from 5 to 9, only rising or only falling. Gaps are allowed, repeats are not.
web-rule-katyuu = All numbers are odd. They may repeat.
web-rule-setsu = All numbers are even. They may repeat.
web-buried = Only the card on the right of a row is free.
web-free-number = It goes on top of your hand.
web-free-plus = A +1 goes to your field at once and scores one point. It has no colour.
web-could-lay = With it you could lay:
web-could-lay-nothing = With it you could lay nothing now.
web-no-meld =
    { $count ->
        [one] The top card alone makes no meld that has an open box for one card.
       *[other] The top { $count } cards make no meld that has an open box for { $count } cards.
    }
web-own-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
web-fixed = The order of your hand never changes: what you take goes on top, at the right end.
web-from-top = A meld is made of the top cards, as many as you like, in their order.
web-their-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-their-order = They lie in the order in which they were taken; melds are laid from the top.
web-turned-up = In order: { $cards }.
web-not-taken = Taken by nobody
web-not-taken-about = A round ends with as many cards left in the common field as there are players.
web-never-dealt = Never dealt
web-never-dealt-about = With three players the deck has two more cards than the last round needs: they are discarded unseen.
web-all-turned-up = Everything is turned up: hands in their order, and what was never dealt.
web-layers = Every card laid is a layer of the robe, the first one innermost.
web-field-begins = If a number lies on top, it may be the first card of the next meld.
web-field-stays = It begins with the card on your field, which stays where it is.
web-fills = Its box is then filled for everybody, for the rest of the game.
web-worth =
    { $number ->
        [one] { $number } colour, bonus now +{ $count }
       *[other] { $number } colours, bonus now +{ $count }
    }
web-colours-when = At the end a field of eight cards or more pays by its colours. A +1 is a card without a colour.
web-colours-ladder = 1 or 9 colours pay 5 points, 2 or 8 pay 4, 3 or 7 pay 3, 4 or 6 pay 2, and 5 pay nothing.
web-colours-all = All twelve cards laid pay 2 more.
web-colours-now = Here and now: cards laid { $laid }, colours { $colours }.
web-starts = Whoever has the fan started this round; the player on their left starts the next.
web-parade = The festival
web-round-over = Round { $round } of { $rounds } is over
web-go-on = Press any key or touch anything to go on.
