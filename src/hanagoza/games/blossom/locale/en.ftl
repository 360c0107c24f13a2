title = Blossom
tagline = Feed flowers in your yard, arrange them in the garden when they are worth most. 66 points end the game.
hand = Hand
yard = Yard
garden = Garden
deck = Deck
removed = Removed
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
round = Round { $round }
action = Action { $action } of 2
start = First player
unseen = unseen
worth = worth { $points }
put-back = Put back

card-chrysanth = Chrysanth
card-camellia = Camellia
card-rose = Rose
card-lily = Lily
card-anemone = Anemone
card-cherry = Cherry

short-chrysanth = Chr
short-camellia = Cam
short-rose = Ros
short-lily = Lil
short-anemone = Ane
short-cherry = Che

action-down = Feed, face down
action-up = Feed, face up
action-flip = Turn up
action-arrange = Arrange
action-cherry = Arrange a cherry
action-pick = A cherry for cards of the garden
action-more = One more card
action-stop = No more cards
action-deck = Draw from the deck
action-garden = Take from the garden
action-return = Put back
action-keep = Keep all
action-draw = draw

move-down = Feed { $cards }, face down
move-up = Feed { $cards }, face up
move-flip = Turn up { $cards }
move-arrange = Arrange { $cards }
move-pick = Arrange a cherry for no points, and take { $cards }
move-garden = Take { $cards } from the garden
move-return = Put back { $cards }

help-down = any number of cards from your hand into your yard, face down
help-up = one card from your hand into your yard, face up
help-flip = turn up any number of your face-down cards
help-arrange = move face-up flowers of one kind to the garden; each brings what it is worth now
help-cherry = move one cherry to the garden for 6 points, or for none and up to 3 cards from the deck
help-pick = at some tables: with three cards or more in hand, take cards from the garden, as far as your hand has room, and move one cherry there for no points
help-more = draw another card for your cherry
help-stop = draw no more cards for your cherry
help-deck = draw the top card of the deck
help-garden = take a card from the garden: once a turn, and no kind you have just arranged
help-return = mulligan: put cards back before the garden is dealt, and get as many new ones
help-keep = mulligan: keep your hand
help-goal = A turn is two actions. Hand and yard hold at most five cards each. Points of an action are rounded up to a multiple of three. All yards count: a chrysanth brings 7 if more cards lie face up than face down, else 2; a camellia 4 for every two face-down cards; a rose 2, and 1 for each kind in the garden; a lily 2 for each face-up lily and 1 for each in the garden; an anemone 2 for every four cards that lie face up in yards and garden. When the deck runs out, the garden becomes the deck. Once somebody has 66 points, the round is finished; most points win, and a tie goes to whoever has fewer cards left.
help-signs =
    ✺ ❀ ✿ ♧ ✽ ❁  chrysanth, camellia, rose, lily, anemone, cherry
    ▮ card in the garden   ▒ face-down card   ?  how many you have not seen
    ① goes first in every round   ✕ may not be taken from the garden this turn
    “worth” is what each flower brings if it is arranged now; the total is rounded up to a multiple of three.
    Your own face-down cards are readable in their grey frame; the others see only their backs.

ask-act = feed, arrange or draw
ask-choose = draw another card for your cherry, or stop
ask-mulligan = put back any cards from your hand, or keep it

option-cherry_sequential = Cards of a cherry one by one
option-rose_counts_itself = Arranged roses count as a kind in the garden
option-mulligan = Mulligan before the game
option-cherry_fills = A cherry given for cards, with three or more in hand
option-cherry_fills-deck = brings cards of the deck
option-cherry_fills-garden = brings cards of the garden
option-cherry_sequential-about = A cherry’s cards are drawn one at a time, and you may stop after each.
option-rose_counts_itself-about = A rose is worth 2 and 1 for each kind in the garden; with this, the roses being arranged are one of these kinds.
option-mulligan-about = Before the garden is dealt, everybody in turn may put back any cards of their hand; these are shuffled into the deck, and all hands are filled up to three.
option-cherry_fills-about = Such a cherry brings cards of the deck as any other; or cards of your choice from the garden, as many as your hand has room for.

mulligan-first = first put back cards from your hand, with return, or keep it, with keep
mulligan-over = there is no mulligan now
more-or-stop = first say whether you draw another card for your cherry: more, or stop
nothing-to-stop = no cherry is waiting for cards
not-in-hand =
    { $count ->
        [one] it needs { $needed } of { $card } and you hold one (your hand: { $cards })
       *[other] it needs { $needed } of { $card } and you hold { $count } (your hand: { $cards })
    }
not-face-down =
    { $count ->
        [one] it needs { $needed } of { $card } and one lies face down in your yard (face down: { $cards })
       *[other] it needs { $needed } of { $card } and { $count } lie face down in your yard (face down: { $cards })
    }
not-face-up =
    { $count ->
        [one] it needs { $needed } of { $card } and one lies face up in your yard (face up: { $cards })
       *[other] it needs { $needed } of { $card } and { $count } lie face up in your yard (face up: { $cards })
    }
no-room-in-yard =
    { $count ->
        [one] a yard holds { $limit } cards: there is room for one, not for { $needed }
       *[other] a yard holds { $limit } cards: there is room for { $count }, not for { $needed }
    }
say-how-many = say how many cards you draw: cherry draw 2
one-by-one = at this table a cherry’s cards come one by one: cherry draw
cherry-too-many =
    { $count ->
        [one] your cherry can bring one card here, not { $needed }
       *[other] your cherry can bring { $count } cards here, not { $needed }
    }
cherry-brings-none = no card can come for your cherry here: cherry draw 0
cherry-draws = at this table a cherry’s cards come from the deck, with cherry draw
cherry-draws-first = with fewer than { $limit } cards in hand, a cherry’s cards come from the deck, with cherry draw
cherry-picks = with { $limit } cards or more in hand, a cherry’s cards come from the garden at this table: pick rose, or cherry draw 0 for none
garden-lacks =
    { $count ->
        [one] it needs { $needed } of { $card } and one lies in the garden (garden: { $cards })
       *[other] it needs { $needed } of { $card } and { $count } lie in the garden (garden: { $cards })
    }
hand-full = you already have { $limit } cards in hand
deck-empty = deck and garden are empty
not-in-garden = there is no { $card } in the garden
garden-once = only one card a turn comes from the garden
just-arranged = you have just arranged { $card }: you cannot take that kind from the garden this turn

merit-goal = It brings { $points } points and takes you to { $total }: 66 are reached, and this round is the last.
merit-points = It brings { $points } points now: { $count } × { $each }.
merit-points-rounded = It brings { $points } points now: { $count } × { $each } = { $sum }, rounded up to a multiple of three.
merit-cherry-cards =
    { $count ->
        [one] The cherry brings a card into your hand.
       *[other] The cherry brings { $count } cards into your hand.
    }
merit-deck =
    { $total ->
        [one] One card may be in the deck: { $card }, of which you have { $own }.
       *[other] Of the { $total } cards that may be in the deck { $count } are { $card }, and you have { $own }.
    }
merit-flower = You then have { $count } × { $card }, worth { $each } each as things stand.
merit-ready = Face up, { $count } × { $card } would bring { $points } points as things stand.
merit-raises = It makes your { $card } worth { $after } instead of { $before }.
merit-lowers = It makes { $card }, which others have face up, worth { $after } instead of { $before }.

event-start =
    { $person ->
        [you] You go first.
       *[named] { $name } goes first.
    }
event-remove =
    { $count ->
        [one] One card is removed unseen.
       *[other] { $count } cards are removed unseen.
    }
event-deal-known =
    { $person ->
        [you] You are dealt { $cards }.
       *[named] { $name } is dealt { $cards }.
    }
event-deal-hidden =
    { $count ->
        [one] { $name } is dealt a card.
       *[other] { $name } is dealt { $count } cards.
    }
event-return-known =
    { $person ->
        [you] You put back { $cards }.
       *[named] { $name } puts back { $cards }.
    }
event-return-hidden =
    { $count ->
        [one] { $name } puts back one card.
       *[other] { $name } puts back { $count } cards.
    }
event-keep =
    { $person ->
        [you] You keep your hand.
       *[named] { $name } keeps their hand.
    }
event-gather = The cards put back are shuffled into the deck.
event-plant = In the garden: { $cards }.
event-round = Round { $round }
event-down-known =
    { $person ->
        [you] You feed { $cards }, face down.
       *[named] { $name } feeds { $cards }, face down.
    }
event-down-hidden =
    { $count ->
        [one] { $name } feeds one card, face down.
       *[other] { $name } feeds { $count } cards, face down.
    }
event-up =
    { $person ->
        [you] You feed { $cards }, face up.
       *[named] { $name } feeds { $cards }, face up.
    }
event-flip =
    { $person ->
        [you] You turn up { $cards }.
       *[named] { $name } turns up { $cards }.
    }
event-arrange =
    { $person ->
        [you] You arrange { $cards } for { $points } points: { $count } × { $worth }, rounded up to a multiple of three.
       *[named] { $name } arranges { $cards } for { $points } points: { $count } × { $worth }, rounded up to a multiple of three.
    }
event-cherry =
    { $person ->
        [you]
            { $number ->
                [0] You give a cherry for no card and no points.
                [one] You give a cherry for one card from the deck.
               *[other] You give a cherry for { $number } cards from the deck.
            }
       *[named]
            { $number ->
                [0] { $name } gives a cherry for no card and no points.
                [one] { $name } gives a cherry for one card from the deck.
               *[other] { $name } gives a cherry for { $number } cards from the deck.
            }
    }
event-cherry-some =
    { $person ->
        [you] You give a cherry for cards from the deck.
       *[named] { $name } gives a cherry for cards from the deck.
    }
event-pick =
    { $person ->
        [you] You give a cherry for cards from the garden: { $cards }.
       *[named] { $name } gives a cherry for cards from the garden: { $cards }.
    }
event-stop =
    { $person ->
        [you] You draw no more.
       *[named] { $name } draws no more.
    }
event-fall =
    { $person ->
        [you] Your { $cards } goes to the garden.
       *[named] { $name }’s { $cards } goes to the garden.
    }
event-draw-known =
    { $person ->
        [you] You draw { $cards }.
       *[named] { $name } draws { $cards }.
    }
event-draw-hidden =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
event-garden =
    { $person ->
        [you] You take { $cards } from the garden.
       *[named] { $name } takes { $cards } from the garden.
    }
event-replenish = The deck has run out: the garden becomes the deck ({ $cards }).
event-over = The game is over: { $reason }.

reason-goal = 66 points are reached
reason-guard = a hundred rounds have been played

line-flower = { $card }
line-left = Hand and yard
left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

web-standing =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
web-mark-chrysanth = H
web-mark-camellia = M
web-mark-rose = R
web-mark-lily = L
web-mark-anemone = A
web-mark-cherry = C
web-rule-chrysanth = 7 if more cards lie face up than face down in the yards, else 2
web-rule-camellia = 4 for every two face-down cards in the yards
web-rule-rose = 2, and 1 for each kind in the garden
web-rule-lily = 2 for each face-up lily in the yards, 1 for each in the garden
web-rule-anemone = 2 for every four face-up cards in yards and garden
web-rule-cherry = 6, or none and up to three cards from the deck
web-rule-cherry-garden = 6, or none and up to three cards from the deck; with three or more in hand, from the garden
web-rule-rose-itself = 2, and 1 for each kind in the garden; the roses you arrange count as a kind of it
web-rule = Each brings { $rule }.
web-now-chrysanth = Face up in the yards: { $up }; face down: { $down }. So each is worth { $worth } now.
web-now-camellia = Face down in the yards: { $down }. So each is worth { $worth } now.
web-now-rose = Different kinds in the garden: { $kinds }. So each is worth { $worth } now.
web-now-lily = Lilies face up in the yards: { $same }; in the garden: { $planted }. So each is worth { $worth } now.
web-now-anemone = Face up in the yards: { $up }; in the garden: { $garden }. So each is worth { $worth } now.
web-now-cherry = It is always worth { $worth }, and cherries are arranged one at a time.
web-sum =
    { $count ->
        [one] { $number } × { $worth } brings { $count } point.
       *[other] { $number } × { $worth } brings { $count } points.
    }
web-sum-rounded =
    { $count ->
        [one] { $number } × { $worth } = { $product }, rounded up to a multiple of three: { $count } point.
       *[other] { $number } × { $worth } = { $product }, rounded up to a multiple of three: { $count } points.
    }
web-together = All of yours that lie face up: { $sum }
web-barred = For the rest of this turn none of it can be taken from the garden.
web-unseen =
    { $count ->
        [0] You can see every card of this kind.
        [one] There is one card of this kind that you cannot see.
       *[other] There are { $count } cards of this kind that you cannot see.
    }
web-deck-size =
    { $count ->
        [0] No card is left in it.
        [one] One card is left in it.
       *[other] { $count } cards are left in it.
    }
web-deck-rule = Drawing is an action: its top card comes into your hand. When it runs out, the whole garden is shuffled and becomes the deck.
web-removed =
    { $count ->
        [one] One more card was removed before the game; nobody has seen it.
       *[other] { $count } more cards were removed before the game; nobody has seen them.
    }
web-garden-size =
    { $count ->
        [0] No card lies in the garden.
        [one] One card lies in the garden.
       *[other] { $count } cards lie in the garden.
    }
web-garden-rule = Drawing is an action: you may take any flower of the garden, but only one card a turn, and no kind that you have just arranged.
web-tally = In the yards: { $up } face up, { $down } face down
web-progress =
    { $count ->
        [one] { $count } point of 66
       *[other] { $count } points of 66
    }
web-goal-rule = Each stone is three points. Once somebody has 66, the round is finished, so that everybody has had the same number of turns. Most points win; a tie goes to whoever has fewer cards left in hand and yard.
web-put-back =
    { $count ->
        [0] No card has been put back.
        [one] One card has been put back; it is replaced once all have chosen.
       *[other] { $count } cards have been put back; they are replaced once all have chosen.
    }
web-yard-size = Face up: { $up }; face down: { $down }.
web-yard-rule = A yard holds at most five cards. For what a flower is worth all yards count.
web-down-own = You may look at your face-down cards; the others see only how many they are.
web-down-others = Which flowers lie face down is known to their owner alone, until they are turned up; how many they are counts for chrysanths and camellias.
web-hand-size =
    { $count ->
        [0] No card in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
web-turned-up = Turned up in the end: { $cards }.
web-deck-cards = They are { $cards }.
web-removed-cards = Removed before the game: { $cards }
web-was-down = { $card }, face down until the end
web-several =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
web-all-turned-up = Everything is turned up: hands, face-down cards and what is left in the deck.
web-hand-rule = A hand holds at most five cards.
web-actions = A turn is two actions, the same one twice if you like. A flower wilts when its action is done.
web-mulligan-first = First put back cards from your hand, or keep it.
web-more-or-stop = First say whether you draw another card for your cherry.
web-pick-act = Choose cards of your hand or yard, a flower of the garden, or the deck.
web-pick-choose = Your cherry brings cards one by one.
web-pick-mulligan = Choose the cards to put back, or keep them all.
web-pick-cherry = Choose what to take from the garden for your cherry, or take the points.
web-pick-arrange = { $card }: { $sum }
web-pick-garden = Choose { $card } again to take it into your hand: one card a turn comes from the garden.
web-pick-deck = Choose it again to draw the top card. Once you have seen it, it stays drawn.
web-arrange =
    { $count ->
        [one] Arrange for { $count } point
       *[other] Arrange for { $count } points
    }
web-cherry-points =
    { $count ->
        [one] Arrange a cherry for { $count } point
       *[other] Arrange a cherry for { $count } points
    }
web-cherry-points-short =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-cherry-cards =
    { $count ->
        [0] Arrange a cherry for no points and no card
        [one] Arrange a cherry for no points and 1 card of the deck
       *[other] Arrange a cherry for no points and { $count } cards of the deck
    }
web-cherry-cards-short =
    { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }
web-cherry-some = Arrange a cherry for no points and cards, one by one
web-cherry-some-short = cards, one by one
web-cherry-picked-short = take { $cards }
web-up =
    { $count ->
        [one] { $card }, face up, worth { $count } point
       *[other] { $card }, face up, worth { $count } points
    }
web-down = { $card }, face down
web-hidden = A card face down
web-held = { $card }, certainly in hand
web-kept = { $cards }: seen to be taken from the garden, and since then in hand or face down.
web-bed =
    { $count ->
        [0] { $card }: none in the garden
       *[other] { $card }: { $count } in the garden
    }
web-worth =
    { $count ->
        [one] { $card }: each is worth { $count } point
       *[other] { $card }: each is worth { $count } points
    }
web-deck =
    { $count ->
        [0] Deck: no card left
        [one] Deck: 1 card left
       *[other] Deck: { $count } cards left
    }
web-about = { $name }: { $rule }.
web-gain = +{ $points }
web-gained =
    { $count ->
        [one] The latest turn has brought { $count } point.
       *[other] The latest turn has brought { $count } points.
    }
web-ledger = Flowers and points so far
web-flower = Flower
web-stock = in the deck when last shuffled
web-draws = drawn since
web-fresh = of these still unseen
