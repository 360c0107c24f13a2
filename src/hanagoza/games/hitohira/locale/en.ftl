title = Hitohira
tagline = Draw blossoms from a pouch, but not too greedily: three of a colour, or all five, and most of them fly away.

card-R = Red
card-Y = Yellow
card-L = Light blue
card-B = Blue
card-W = White
card-K = Black

pouch = Pouch
field = Field
screen = Screen
turn = Drawn
held = Ability
removed = Removed
stalled = Only two pieces this turn
points = { $points } pts
secret = secret
start = First player

group-warm = Warm
group-cool = Cool

jokers = Jokers

ability-somei = Somei Yoshino
ability-komatsu = Komatsu Otome
ability-shin = Shin Sumizome
ability-sakuya = Sakuya Hime
ability-kenrokuen = Kenrokuen Kumagai
ability-kokonoe = Kokonoe
ability-none = none

trigger-four_colours = 4 colours
trigger-two_pairs = 2 pairs
trigger-six_pieces = 6 pieces

none = nothing

place-turn = this turn
place-field = field
place-screen = behind the screen

from-turn = just drawn
from-field = from field

action-stop = Stop
action-grab = Draw
action-keep = Keep
action-use = Ability
action-hide = Hide
action-give = Give
action-take = Take
action-place = Place
action-screen = Behind the screen
action-jokers = Jokers as warm

move-grab =
    { $count ->
        [one] Draw one piece
       *[other] Draw { $count } pieces
    }
move-keep = Keep { $cards }
move-use = Use { $cards }
move-hide-turn = Hide { $card } of this turn
move-hide-field = Hide { $card } of your field
move-give-turn = Give { $card } of this turn
move-give-field = Give { $card } of your field
move-take = Take { $card } from { $name }
move-place-field = Put it in your field
move-place-screen = Put it behind your screen
move-place-theirs = Put it in the field of { $name }
move-screen = Put { $cards } behind the screen
move-jokers =
    { $count ->
        [0] Count no joker as warm
        [one] Count one joker as warm
       *[other] Count { $count } jokers as warm
    }

help-stop = stop drawing: the pieces of this turn are yours
help-grab = draw that many pieces at once; at most three times and eight pieces a turn
help-keep = after a failure: the two pieces of different colours you keep; with Komatsu Otome: the one you keep
help-use = use an ability whose condition the drawn pieces meet, or none. Somei Yoshino hides a piece of yours, Komatsu Otome keeps one of three drawn, Shin Sumizome draws one in secret, Sakuya Hime exchanges one with an opponent, Kenrokuen Kumagai draws two and places them, Kokonoe takes two from opponents
help-hide = Somei Yoshino: a piece of this turn or of your field goes behind your screen
help-give = Sakuya Hime: the piece you give away
help-take = a piece from an opponent’s field; +1 is the next player, +2 the one after
help-place = Kenrokuen Kumagai: put the piece in your field, behind your screen, or in an opponent’s field
help-screen = pieces of one colour go behind your screen, the others to your field
help-jokers = how many of your White and Black pieces behind the screen count as warm; the others are cool
help-goal = A draw fails with three pieces of a colour or with all five colours; Black counts as whatever colour is worst for you. Then you keep two pieces of different colours and return the rest. A success is all yours: use an ability, put one colour behind your screen, the rest in your field. When the pouch is empty, warm (red, yellow) and cool (light blue, blue) pieces behind the screens pay by rank, each colour of your field by number: one or two cost points, many are worth a lot. The highest total wins.
help-signs =
    R● Y▲ L◆ B■ W○ K✚  the pieces, each by letter, shape and colour
    ○ ability   ● its condition is met   ◉ in use   ✗ the draw has failed
    ▒ behind a screen   ✓ jokers assigned
    +1 is the next player, +2 the one after, +3 the third

ask-grab-first = say how many pieces you will draw
ask-grab = draw more pieces, or stop
ask-keep = the draw has failed: choose what you keep
ask-use = choose an ability, or none
ask-hide = choose the piece that goes behind your screen
ask-choose = choose the piece you keep
ask-give = choose the piece you give away
ask-swap = choose what you take in exchange
ask-place = choose where { $card } goes
ask-gather = choose a piece to take
ask-screen = choose what goes behind your screen
ask-jokers = choose how many jokers count as warm

option-four_colours = Ability for 4 colours
option-two_pairs = Ability for 2 pairs
option-six_pieces = Ability for 6 pieces
option-screen_qty = How many of the colour go behind the screen
option-fail_take = Pieces kept after a failure
option-sakuya_in = Where Sakuya Hime’s piece goes
option-sakuya_give_black = Sakuya Hime may give Black
option-kokonoe_partial = Kokonoe may take a single piece
option-tie_first = A shared first place
option-final_tiebreak = Equal totals
option-two_p_tie = Two players: equal groups
option-short_draw = Abilities with too few pieces in the pouch
option-field_black = Black in the field
option-screen_qty-any = any number
option-screen_qty-all = all of it
option-fail_take-exact = exactly two
option-fail_take-up_to = up to two
option-sakuya_in-in_place = where the given one was
option-sakuya_in-field = to the field
option-sakuya_give_black-off = no
option-sakuya_give_black-on = yes
option-kokonoe_partial-off = no
option-kokonoe_partial-on = yes, if two are impossible
option-tie_first-span = shares all the places it takes up
option-tie_first-top_two = shares first and second
option-final_tiebreak-screen_count = most pieces behind the screen wins
option-final_tiebreak-none = shared victory
option-two_p_tie-split = half each
option-two_p_tie-none = nothing
option-two_p_tie-full = the full points each
option-short_draw-partial = draw what is there
option-short_draw-forbid = cannot be used
option-field_black-must = must count
option-field_black-may = may count
option-screen_qty-about = You choose how many pieces of one colour go behind your screen; with “all of it”, either every piece of that colour goes there or none.
option-fail_take-about = After a failed draw you keep two pieces of different colours; with “up to two” you may also keep one, or none.
option-sakuya_in-about = The piece that Sakuya Hime brings lies where the one you gave lay, among this turn’s pieces or in your field; or it always goes to your field.
option-sakuya_give_black-about = Otherwise neither piece of the exchange is Black. Black can never be taken.
option-kokonoe_partial-about = Where two pieces of different colours are out of reach, one may be taken; otherwise Kokonoe cannot be used then.
option-tie_first-about = Players with equally many pieces share the points of all the places they take up; or those who share the first place share only the first two payments.
option-final_tiebreak-about = With equal totals, whoever has more pieces behind the screen wins; or the victory is shared.
option-two_p_tie-about = Where both have equally many warm or cool pieces, each gets half the points of the group, nothing, or all of them.
option-short_draw-about = An ability that draws more pieces than the pouch holds draws those that are left; or it cannot be used.
option-field_black-about = A Black in your field counts as one more piece of the colour that is best for you; if it “may count”, one that would only cost points is left out.

preset-beginner = Beginners

now-grab = now draw pieces (grab), or stop
now-keep = the draw has failed: say what you keep
now-use = say first which ability you use (use), if any
now-hide = Somei Yoshino: say which piece goes behind your screen (hide)
now-choose = Komatsu Otome: say which piece you keep
now-give = Sakuya Hime: say which piece you give
now-swap = Sakuya Hime: say which piece you take
now-place = Kenrokuen Kumagai: say where the piece goes (place)
now-gather = Kokonoe: say which piece you take
now-screen = say what goes behind your screen (screen)
now-jokers = the pouch is empty: say how many jokers count as warm (jokers)

first-grab = the first draw of a turn is compulsory
grab-limit =
    { $count ->
        [one] you may draw one more piece at most
       *[other] you may draw { $count } more pieces at most
    }
not-drawn = there is no { $card } among the pieces of this turn
keep-exactly =
    { $count ->
        [one] only one colour can be kept here: keep one piece of it
       *[other] keep { $count } pieces, of different colours
    }
other-side = { $ability } is on the other side of its card in this game
needs-four_colours = { $ability } needs four different colours
needs-two_pairs = { $ability } needs two pairs
needs-six_pieces = { $ability } needs six pieces
cannot-use = { $ability } could not be carried out now: there is nothing, or not enough, to take
no-ability = after a failed draw no ability can be used
not-in-turn = there is no { $card } among the pieces of this turn
not-in-field = there is no { $card } in your field
no-black = Black cannot be given away
no-effect = exchanging { $card } for { $card } would change nothing
choose-one = keep exactly one of the pieces shown
not-shown = there is no { $card } among the pieces shown
no-such-player = there is no player { $opponent }: not so many are at the table
not-in-their-field = there is no { $card } in that field
leaves-no-other = if you take { $card } there, no second piece can be taken (another colour, from a later player)
second-pick = after “{ $first }”, the second piece has another colour and comes from a later player (with two players: a later colour)
equal-pieces = of two equal pieces the second goes to the same place as the first (“{ $first }”) or a later one
screen-all = all { $count } of { $card } go behind the screen, or none
screen-limit = there are { $count } of { $card } among the pieces of this turn
jokers-forced = jokers count only where you have a coloured piece behind the screen: the answer is jokers { $number }
jokers-limit =
    { $count ->
        [one] you have one joker behind your screen
       *[other] you have { $count } jokers behind your screen
    }

merit-grab-six = { $risk } % risk that the draw fails; if not, six pieces let you use { $ability }.
merit-grab = { $risk } % risk that the draw fails; if not, you have { $count } pieces.
merit-grab-safe =
    { $count ->
        [one] This draw cannot fail.
       *[other] This draw cannot fail, and you have { $count } pieces.
    }
merit-stop-ability = If you stop now, you can use { $ability }.
merit-stop =
    { $count ->
        [one] One piece is safe; to draw another would fail with { $risk } %.
       *[other] { $count } pieces are safe; to draw another would fail with { $risk } %.
    }
merit-leads-warm =
    { $count ->
        [one] One warm piece of yours is behind the screen, more than anybody else has as far as you know.
       *[other] { $count } warm pieces of yours are behind the screen, more than anybody else has as far as you know: { $theirs } at most.
    }
merit-leads-cool =
    { $count ->
        [one] One cool piece of yours is behind the screen, more than anybody else has as far as you know.
       *[other] { $count } cool pieces of yours are behind the screen, more than anybody else has as far as you know: { $theirs } at most.
    }
merit-grows-warm =
    { $count ->
        [one] One warm piece of yours is behind the screen; as far as you know, nobody else has more than { $theirs }.
       *[other] { $count } warm pieces of yours are behind the screen; as far as you know, nobody else has more than { $theirs }.
    }
merit-grows-cool =
    { $count ->
        [one] One cool piece of yours is behind the screen; as far as you know, nobody else has more than { $theirs }.
       *[other] { $count } cool pieces of yours are behind the screen; as far as you know, nobody else has more than { $theirs }.
    }
merit-surely-warm =
    { $count ->
        [one] You count one warm piece; nobody else can count any.
       *[other] You count { $count } warm pieces; nobody else can count more than { $theirs }.
    }
merit-surely-cool =
    { $count ->
        [one] You count one cool piece; nobody else can count any.
       *[other] You count { $count } cool pieces; nobody else can count more than { $theirs }.
    }
merit-field =
    { $after ->
        [one] Your field is worth { $after } point instead of { $before }.
       *[other] Your field is worth { $after } points instead of { $before }.
    }
merit-their-field =
    { $after ->
        [one] A field of another player is worth { $after } point instead of { $before }.
       *[other] A field of another player is worth { $after } points instead of { $before }.
    }
merit-spared =
    { $count ->
        [one] In your field it would cost one point.
       *[other] In your field it would cost { $count } points.
    }
merit-best-field =
    { $after ->
        [one] No other choice leaves your field worth more: { $after } point.
       *[other] No other choice leaves your field worth more: { $after } points.
    }

event-start =
    { $person ->
        [you] You go first.
       *[named] { $name } goes first.
    }
event-remove =
    { $count ->
        [one] A piece is removed unseen.
       *[other] { $count } pieces are removed unseen.
    }
event-grab =
    { $person ->
        [you] You reach into the pouch for { $number }.
       *[named] { $name } reaches into the pouch for { $number }.
    }
event-draw =
    { $person ->
        [you] You draw { $cards }.
       *[named] { $name } draws { $cards }.
    }
event-stop =
    { $person ->
        [you] You stop.
       *[named] { $name } stops.
    }
event-why-three = Three of one colour: { $cards }.
event-why-three-black =
    { $count ->
        [one] The Black counts as { $cards }, and so there are three of one colour.
       *[other] The { $count } Blacks count as { $cards }, and so there are three of one colour.
    }
event-why-five = All five colours are there.
event-why-five-black =
    { $count ->
        [one] The Black counts as { $cards }, and so all five colours are there.
       *[other] The { $count } Blacks count as { $cards }, and so all five colours are there.
    }
event-fail =
    { $person ->
        [you] Too greedy: you fail.
        [somebody] Too greedy: somebody fails.
       *[named] Too greedy: { $name } fails.
    }
event-keep =
    { $person ->
        [you] You keep { $cards }.
       *[named] { $name } keeps { $cards }.
    }
event-keep-nothing =
    { $person ->
        [you] You keep nothing.
       *[named] { $name } keeps nothing.
    }
event-return = Back into the pouch: { $cards }.
event-decline =
    { $person ->
        [you] You use no ability.
       *[named] { $name } uses no ability.
    }
event-somei =
    { $person ->
        [you] You use Somei Yoshino.
       *[named] { $name } uses Somei Yoshino.
    }
event-komatsu =
    { $person ->
        [you] You use Komatsu Otome.
       *[named] { $name } uses Komatsu Otome.
    }
event-shin =
    { $person ->
        [you] You use Shin Sumizome.
       *[named] { $name } uses Shin Sumizome.
    }
event-sakuya =
    { $person ->
        [you] You use Sakuya Hime.
       *[named] { $name } uses Sakuya Hime.
    }
event-kenrokuen =
    { $person ->
        [you] You use Kenrokuen Kumagai.
       *[named] { $name } uses Kenrokuen Kumagai.
    }
event-kokonoe =
    { $person ->
        [you] You use Kokonoe.
       *[named] { $name } uses Kokonoe.
    }
event-secret-known =
    { $person ->
        [you] You draw { $cards } in secret; it goes behind your screen.
       *[named] { $name } draws { $cards } in secret.
    }
event-secret-hidden = { $name } draws a piece in secret and puts it behind the screen.
event-show = Out of the pouch: { $cards }.
event-choose =
    { $person ->
        [you] You keep { $cards } in your field.
       *[named] { $name } keeps { $cards } in the field.
    }
event-hide =
    { $person ->
        [you] You hide { $cards } behind your screen.
       *[named] { $name } hides { $cards } behind the screen.
    }
event-give =
    { $person ->
        [you] You offer { $cards }.
       *[named] { $name } offers { $cards }.
    }
event-swap =
    { $person ->
        [you] You take { $cards } in exchange.
       *[named] { $name } takes { $cards } in exchange.
    }
event-receive =
    { $person ->
        [you] You get { $cards } for it.
       *[named] { $name } gets { $cards } for it.
    }
event-place-field =
    { $person ->
        [you] { $cards } goes to your field.
        [somebody] { $cards } goes to somebody’s field.
       *[named] { $cards } goes to { $name }’s field.
    }
event-place-screen =
    { $person ->
        [you] { $cards } goes behind your screen.
        [somebody] { $cards } goes behind somebody’s screen.
       *[named] { $cards } goes behind { $name }’s screen.
    }
event-lose =
    { $person ->
        [you] You lose { $cards }.
       *[named] { $name } loses { $cards }.
    }
event-screen =
    { $person ->
        [you] You put { $cards } behind your screen.
       *[named] { $name } puts { $cards } behind the screen.
    }
event-field =
    { $person ->
        [you] You lay { $cards } in your field.
       *[named] { $name } lays { $cards } in the field.
    }
event-guard =
    { $person ->
        [you] The pouch has not shrunk for a whole round: you may draw two pieces at most.
        [somebody] The pouch has not shrunk for a whole round: somebody may draw two pieces at most.
       *[named] The pouch has not shrunk for a whole round: { $name } may draw two pieces at most.
    }
event-empty = The pouch is empty. Everybody assigns their jokers in secret.
event-commit =
    { $person ->
        [you] You have assigned your jokers.
       *[named] { $name } has assigned the jokers.
    }
event-reveal =
    { $person ->
        [you] You lift your screen: { $cards }. Warm { $warm }, cool { $cool }.
       *[named] { $name } lifts the screen: { $cards }. Warm { $warm }, cool { $cool }.
    }
event-reveal-nothing =
    { $person ->
        [you] You lift your screen: nothing.
       *[named] { $name } lifts the screen: nothing.
    }
event-over = The game is over: { $reason }.

reason-pouch = the pouch is empty

line-field = Field, { $card }: { $count }
line-field-black = Field, { $card }: { $count } ({ $black } of them Black)
line-warm =
    { $count ->
        [one] Warm: { $count } piece, place { $place }
       *[other] Warm: { $count } pieces, place { $place }
    }
line-warm-shared =
    { $count ->
        [one] Warm: { $count } piece, place { $place } shared by { $sharing }
       *[other] Warm: { $count } pieces, place { $place } shared by { $sharing }
    }
line-cool =
    { $count ->
        [one] Cool: { $count } piece, place { $place }
       *[other] Cool: { $count } pieces, place { $place }
    }
line-cool-shared =
    { $count ->
        [one] Cool: { $count } piece, place { $place } shared by { $sharing }
       *[other] Cool: { $count } pieces, place { $place } shared by { $sharing }
    }
line-screen = Behind the screen, if points are equal: { $count }
score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-behind = { $behind } behind the screen
score-tie = { $points } points, { $behind } behind the screen

web-now-place = Kenrokuen Kumagai: choose where it goes
web-second-pick = the second one has another colour and comes from a later player (with two players: a later colour)
web-equal-pieces = of two equal ones the second goes to the same place as the first, or to a later one
web-jokers-forced = jokers count only where a coloured one of yours lies behind the screen

web-standing =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
web-mark-R = R
web-mark-Y = Y
web-mark-L = L
web-mark-B = B
web-mark-W = W
web-mark-K = K
web-field =
    { $person ->
        [you] Your field
       *[named] { $name }’s field
    }
web-behind =
    { $person ->
        [you] Behind your screen
       *[named] Behind { $name }’s screen
    }
web-draw =
    { $person ->
        [you] Your draw
       *[named] { $name }’s draw
    }
web-no-draw-left = no draws left
web-draws-left =
    { $count ->
        [one] one draw left
       *[other] { $count } draws left
    }
web-elsewhere =
    { $count ->
        [one] one of these is not in the pouch
       *[other] { $count } of these are not in the pouch
    }
web-fails = fails { $chance } of the time
web-put = Put { $card } here
web-confirm-use = Use it
web-confirm-jokers = Count { $warm } as warm, { $cool } as cool
web-none-keep = Keep nothing
web-none-use = No ability
web-none-screen = All to the field
web-abilities = Abilities
web-lit = condition met
web-left = Not yet seen
web-counted = jokers assigned
web-count = The screens are lifted
web-ladder = What fields are worth
web-about-ladder = Each colour of a field scores by how many pieces of it lie there. A Black counts as one more piece of the colour for which it brings most.
web-worth =
    { $count ->
        [one] One piece: { $points }.
       *[other] { $count } pieces: { $points }.
    }
web-worth-more = One more would make it { $points }.
web-joined =
    { $count ->
        [one] One Black counts as { $card } here.
       *[other] { $count } Blacks count as { $card } here.
    }
web-about-black = Black in a field counts as one more piece of any colour, here where it brings most.
web-about-draws =
    { $count ->
        [one] One draws one to three times in a turn, { $count } piece at most in all.
       *[other] One draws one to three times in a turn, { $count } pieces at most in all.
    }
web-about-failing = The draw fails with three of one colour, or with all five colours. Each Black counts as whatever colour is worst. Then all but two pieces go back.
web-about-risk = The risk is counted over every pouch that is possible after all that has been in sight.
web-about-pouch = When it is empty at the end of a turn, the game is over and the screens are lifted.
web-may-hold = Not yet seen: { $cards }.
web-began-with = All pieces of this game: { $cards }.
web-set-aside =
    { $count ->
        [one] One piece was removed unseen before the game.
       *[other] { $count } pieces were removed unseen before the game.
    }
web-about-screen = What lies behind the screens is compared at the end, warm with warm and cool with cool.
web-lay-behind = Behind it lay: { $cards }.
web-idle =
    { $person ->
        [you] In no group of yours
        [somebody] In no group of somebody’s
       *[named] In no group of { $name }
    }
web-known = Seen to go there: { $cards }.
web-unknown =
    { $count ->
        [one] One piece was drawn with Shin Sumizome: only its owner knows it.
       *[other] { $count } pieces were drawn with Shin Sumizome: only their owner knows them.
    }
web-forgotten = What went there was in sight of all. To remember it is up to you.
web-about-group = These colours behind the screens: { $cards }.
web-pays-one = Whoever has most of them gets { $points } points, the other nothing.
web-pays = Whoever has most of them gets { $points } points, one place after the other.
web-no-place = Without a piece of these colours there is no place, and no points.
web-about-jokers = White and Black behind a screen: when the pouch is empty, everybody decides in secret how many of theirs count as warm, and the others are cool. They join only a group of which there is a coloured piece.
web-agreed = { $option }: { $value }.
web-stop-first = Its condition is met: stop drawing, and you can use it.
web-touch-it = It can be used now.
web-effect-somei = Hide a piece of this turn or of your field.
web-effect-komatsu = Draw three, keep one in your field.
web-effect-shin = Draw one in secret, behind your screen.
web-effect-sakuya = Exchange a piece with an opponent’s field.
web-effect-kenrokuen = Draw two and put each in a field or behind your screen.
web-effect-kokonoe = Take two colours from opponents’ fields.
about-somei = Put a piece of this turn or of your field behind your screen.
about-komatsu = Draw three pieces openly, keep one that is not Black in your field, and return the others.
about-shin = Draw one piece that only you see: it goes behind your screen.
about-sakuya = Exchange a piece of this turn or of your field for one in an opponent’s field that is not Black.
about-kenrokuen = Draw two pieces openly and put each in your field, behind your screen, or in an opponent’s field.
about-kokonoe = Take a piece each from two opponents’ fields, of different colours and not Black. With two players, take both from your opponent’s field.
