title = La Légende du Cerisier
tagline = Pick flowers of the cherry tree that blooms every ten years, but not too greedily: three of a colour, or all five, and most of them are lost.

card-R = Pink
card-B = Dark blue

pouch = Bag
field = Front
turn = Picked
held = Bonus

ability-none = none

place-field = front
place-screen = behind the screen

trigger-six_pieces = 6 flowers

action-use = Mastery
action-grab = Pick

option-four_colours = Mastery for 4 colours
option-two_pairs = Mastery for 2 pairs
option-six_pieces = Mastery for 6 flowers

preset-classic = Classic (blue sides)
preset-advanced = Advanced (pink sides)

event-decline =
    { $person ->
        [you] You take no bonus.
       *[named] { $name } takes no bonus.
    }
event-field =
    { $person ->
        [you] You lay { $cards } in front of your screen.
       *[named] { $name } lays { $cards } in front of the screen.
    }
event-place-field =
    { $person ->
        [you] { $cards } goes in front of your screen.
        [somebody] { $cards } goes in front of somebody’s screen.
       *[named] { $cards } goes in front of { $name }’s screen.
    }
event-choose =
    { $person ->
        [you] You keep { $cards } in front of your screen.
       *[named] { $name } keeps { $cards } in front of the screen.
    }

not-in-field = there is no { $card } in front of your screen
not-in-their-field = there is no { $card } in front of that screen
line-field = In front, { $card }: { $count }
line-field-black = In front, { $card }: { $count } ({ $black } of them Black)

reason-pouch = the last flower has been picked

event-empty = The bag is empty. Everybody assigns their jokers in secret.

help-use = take the bonus of a mastery whose condition the picked flowers meet, or none. Somei Yoshino hides a flower of yours, Komatsu Otome keeps one of three drawn, Shin Sumizome draws one in secret, Sakuya Hime exchanges one with an opponent, Kenrokuen Kumagai draws two and places them, Kokonoe takes two from opponents
help-screen = all picked flowers of one colour go behind your screen, the others in front
help-goal = Picking fails with three flowers of a colour or with all five colours; Black counts as whatever colour is worst for you. Then you keep two flowers of different colours in front of your screen and return the rest. A success is all yours: take a bonus, put all flowers of one colour behind your screen, the rest in front. When the bag is empty, warm (pink, yellow) and cool (light and dark blue) flowers behind the screens pay by rank, each colour in front by number: one or two cost points, many are worth a lot. The highest total wins.
help-signs =
    R● Y▲ L◆ B■ W○ K✚  the flowers, each by letter, shape and colour
    ○ mastery   ● its condition is met   ◉ in use   ✗ picking has failed
    ▒ behind a screen   ✓ jokers assigned
    +1 is the next player, +2 the one after, +3 the third

stalled = Only two flowers this turn

help-stop = stop picking: the flowers of this turn are yours
help-grab = pick that many flowers at once; at most three times and eight flowers a turn
help-keep = after a failure: the two flowers of different colours you keep; with Komatsu Otome: the one you keep
help-hide = Somei Yoshino: a flower of this turn or in front of your screen goes behind it
help-give = Sakuya Hime: the flower you give away
help-take = a flower in front of an opponent’s screen; +1 is the next player, +2 the one after
help-place = Kenrokuen Kumagai: put the flower in front of your screen, behind it, or in front of an opponent’s
help-jokers = how many of your White and Black flowers behind the screen count as warm; the others are cool

ask-grab-first = say how many flowers you will pick
ask-grab = pick more flowers, or stop
ask-hide = choose the flower that goes behind your screen
ask-choose = choose the flower you keep
ask-give = choose the flower you give away
ask-gather = choose a flower to take

option-fail_take = Flowers kept after a failure
option-sakuya_in = Where Sakuya Hime’s flower goes
option-kokonoe_partial = Kokonoe may take a single flower
option-short_draw = Masteries with too few flowers in the bag
option-final_tiebreak-screen_count = most flowers behind the screen wins

now-grab = now pick flowers (grab), or stop
now-hide = Somei Yoshino: say which flower goes behind your screen (hide)
now-choose = Komatsu Otome: say which flower you keep
now-give = Sakuya Hime: say which flower you give
now-swap = Sakuya Hime: say which flower you take
now-place = Kenrokuen Kumagai: say where the flower goes (place)
now-gather = Kokonoe: say which flower you take
now-jokers = the bag is empty: say how many jokers count as warm (jokers)

grab-limit =
    { $count ->
        [one] you may pick one more flower at most
       *[other] you may pick { $count } more flowers at most
    }
not-drawn = there is no { $card } among the flowers of this turn
keep-exactly =
    { $count ->
        [one] only one colour can be kept here: keep one flower of it
       *[other] keep { $count } flowers, of different colours
    }
needs-six_pieces = { $ability } needs six flowers
not-in-turn = there is no { $card } among the flowers of this turn
choose-one = keep exactly one of the flowers shown
not-shown = there is no { $card } among the flowers shown
leaves-no-other = if you take { $card } there, no second flower can be taken (another colour, from a later player)
second-pick = after “{ $first }”, the second flower has another colour and comes from a later player (with two players: a later colour)
equal-pieces = of two equal flowers the second goes to the same place as the first (“{ $first }”) or a later one
screen-limit = there are { $count } of { $card } among the flowers of this turn
jokers-forced = jokers count only where you have a coloured flower behind the screen: the answer is jokers { $number }

event-remove =
    { $count ->
        [one] A flower is removed unseen.
       *[other] { $count } flowers are removed unseen.
    }
event-grab =
    { $person ->
        [you] You reach into the bag for { $number }.
       *[named] { $name } reaches into the bag for { $number }.
    }
event-return = Back into the bag: { $cards }.
event-secret-hidden = { $name } draws a flower in secret and puts it behind the screen.
event-show = Out of the bag: { $cards }.
event-guard =
    { $person ->
        [you] The bag has not shrunk for a whole round: you may pick two flowers at most.
        [somebody] The bag has not shrunk for a whole round: somebody may pick two flowers at most.
       *[named] The bag has not shrunk for a whole round: { $name } may pick two flowers at most.
    }

line-warm =
    { $count ->
        [one] Warm: { $count } flower, place { $place }
       *[other] Warm: { $count } flowers, place { $place }
    }
line-warm-shared =
    { $count ->
        [one] Warm: { $count } flower, place { $place } shared by { $sharing }
       *[other] Warm: { $count } flowers, place { $place } shared by { $sharing }
    }
line-cool =
    { $count ->
        [one] Cool: { $count } flower, place { $place }
       *[other] Cool: { $count } flowers, place { $place }
    }
line-cool-shared =
    { $count ->
        [one] Cool: { $count } flower, place { $place } shared by { $sharing }
       *[other] Cool: { $count } flowers, place { $place } shared by { $sharing }
    }

from-field = in front

ask-use = choose a mastery, or none

now-use = say first which mastery you use (use), if any

option-sakuya_in-field = in front of the screen
option-field_black = Black in front of the screen
option-screen_qty-about = You choose how many flowers of one colour go behind your screen; with “all of it”, either every flower of that colour goes there or none.
option-fail_take-about = After a failed pick you keep two flowers of different colours; with “up to two” you may also keep one, or none.
option-sakuya_in-about = The flower that Sakuya Hime brings lies where the one you gave lay, among those just picked or in front of your screen; or it always goes in front of your screen.
option-sakuya_give_black-about = Otherwise neither flower of the exchange is Black. Black can never be taken.
option-kokonoe_partial-about = Where two flowers of different colours are out of reach, one may be taken; otherwise Kokonoe cannot be used then.
option-tie_first-about = Players with equally many flowers share the points of all the places they take up; or those who share the first place share only the first two payments.
option-final_tiebreak-about = With equal totals, whoever has more flowers behind the screen wins; or the victory is shared.
option-two_p_tie-about = Where both have equally many warm or cool flowers, each gets half the points of the group, nothing, or all of them.
option-short_draw-about = A mastery that draws more flowers than the bag holds draws those that are left; or it cannot be used.
option-field_black-about = A Black in front of your screen counts as one more flower of the colour that is best for you; if it “may count”, one that would only cost points is left out.

from-turn = just picked

web-draw =
    { $person ->
        [you] Your flowers
       *[named] { $name }’s flowers
    }
web-elsewhere =
    { $count ->
        [one] one of these is not in the bag
       *[other] { $count } of these are not in the bag
    }
web-confirm-jokers = Count { $warm } as warm, { $cool } as cool
web-none-use = No mastery
web-none-screen = All in front of the screen
web-abilities = Masteries
web-effect-somei = Hide a flower just picked or from in front of your screen.
web-effect-komatsu = Draw three, keep one in front of your screen.
web-effect-shin = Draw one in secret, behind your screen.
web-effect-sakuya = Exchange a flower with one in front of an opponent’s screen.
web-effect-kenrokuen = Draw two; each goes behind your screen or in front of anybody’s.
web-effect-kokonoe = Take two colours from in front of opponents’ screens.

ask-keep = picking has failed: choose what you keep

now-keep = picking has failed: say what you keep

first-grab = the first picking of a turn is compulsory

event-draw =
    { $person ->
        [you] You pick { $cards }.
       *[named] { $name } picks { $cards }.
    }

no-ability = after a failed picking no bonus can be taken

web-mark-R = P
web-mark-B = D
web-field =
    { $person ->
        [you] In front of your screen
       *[named] In front of { $name }’s screen
    }
web-no-draw-left = no picking left
web-draws-left =
    { $count ->
        [one] one picking left
       *[other] { $count } pickings left
    }
web-ladder = What lies in front of the screens is worth
web-about-ladder = Each colour in front of a screen scores by how many flowers of it lie there. A Black counts as one more flower of the colour for which it brings most.
web-worth =
    { $count ->
        [one] One flower: { $points }.
       *[other] { $count } flowers: { $points }.
    }
web-about-black = Black in front of a screen counts as one more flower of any colour, here where it brings most.
web-about-draws =
    { $count ->
        [one] One picks one to three times in a turn, { $count } flower at most in all.
       *[other] One picks one to three times in a turn, { $count } flowers at most in all.
    }
web-about-failing = Picking fails with three of one colour, or with all five colours. Each Black counts as whatever colour is worst. Then all but two flowers go back.
web-about-risk = The risk is counted over every bag that is possible after all that has been in sight.
web-began-with = All flowers of this game: { $cards }.
web-set-aside =
    { $count ->
        [one] One flower was removed unseen before the game.
       *[other] { $count } flowers were removed unseen before the game.
    }
web-unknown =
    { $count ->
        [one] One flower was drawn with Shin Sumizome: only its owner knows it.
       *[other] { $count } flowers were drawn with Shin Sumizome: only their owner knows them.
    }
web-no-place = Without a flower of these colours there is no place, and no points.
web-about-jokers = White and Black behind a screen: when the bag is empty, everybody decides in secret how many of theirs count as warm, and the others are cool. They join only a group of which there is a coloured flower.
web-stop-first = Its condition is met: stop picking, and you can use it.
about-somei = Put a flower just picked or from in front of your screen behind it.
about-komatsu = Draw three flowers openly, keep one that is not Black in front of your screen, and return the others.
about-shin = Draw one flower that only you see: it goes behind your screen.
about-sakuya = Exchange a flower just picked or from in front of your screen for one in front of an opponent’s that is not Black.
about-kenrokuen = Draw two flowers openly and put each behind your screen or in front of anybody’s.
about-kokonoe = Take a flower each from in front of two opponents’ screens, of different colours and not Black. With two players, take both from in front of your opponent’s.

merit-grab-six = { $risk }% risk that picking fails; if not, six flowers let you use { $ability }.
merit-grab = { $risk }% risk that picking fails; if not, you have { $count } flowers.
merit-grab-safe =
    { $count ->
        [one] This pick cannot fail.
       *[other] This pick cannot fail, and you have { $count } flowers.
    }
merit-stop =
    { $count ->
        [one] One flower is safe; picking another would fail { $risk }% of the time.
       *[other] { $count } flowers are safe; picking another would fail { $risk }% of the time.
    }
merit-leads-warm =
    { $count ->
        [one] One warm flower of yours is behind the screen, more than anybody else has as far as you know.
       *[other] { $count } warm flowers of yours are behind the screen, more than anybody else has as far as you know: { $theirs } at most.
    }
merit-leads-cool =
    { $count ->
        [one] One cool flower of yours is behind the screen, more than anybody else has as far as you know.
       *[other] { $count } cool flowers of yours are behind the screen, more than anybody else has as far as you know: { $theirs } at most.
    }
merit-grows-warm =
    { $count ->
        [one] One warm flower of yours is behind the screen; as far as you know, nobody else has more than { $theirs }.
       *[other] { $count } warm flowers of yours are behind the screen; as far as you know, nobody else has more than { $theirs }.
    }
merit-grows-cool =
    { $count ->
        [one] One cool flower of yours is behind the screen; as far as you know, nobody else has more than { $theirs }.
       *[other] { $count } cool flowers of yours are behind the screen; as far as you know, nobody else has more than { $theirs }.
    }
merit-surely-warm =
    { $count ->
        [one] You count one warm flower; nobody else can count any.
       *[other] You count { $count } warm flowers; nobody else can count more than { $theirs }.
    }
merit-surely-cool =
    { $count ->
        [one] You count one cool flower; nobody else can count any.
       *[other] You count { $count } cool flowers; nobody else can count more than { $theirs }.
    }
merit-field =
    { $after ->
        [one] What lies in front of your screen is worth { $after } point instead of { $before }.
       *[other] What lies in front of your screen is worth { $after } points instead of { $before }.
    }
merit-their-field =
    { $after ->
        [one] What lies in front of another player’s screen is worth { $after } point instead of { $before }.
       *[other] What lies in front of another player’s screen is worth { $after } points instead of { $before }.
    }
merit-spared =
    { $count ->
        [one] In front of your screen it would cost one point.
       *[other] In front of your screen it would cost { $count } points.
    }
merit-best-field =
    { $after ->
        [one] No other choice makes what lies in front of your screen worth more: { $after } point.
       *[other] No other choice makes what lies in front of your screen worth more: { $after } points.
    }

move-grab =
    { $count ->
        [one] Pick one flower
       *[other] Pick { $count } flowers
    }
move-hide-turn = Hide { $card }, just picked
move-hide-field = Hide { $card } in front of your screen
move-give-turn = Give { $card }, just picked
move-give-field = Give { $card } in front of your screen
move-place-field = Put it in front of your screen
move-place-theirs = Put it in front of the screen of { $name }
