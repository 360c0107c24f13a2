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

event-start =
    { $person ->
        [you] You go first.
       *[named] { $name } goes first.
    }
event-remove = One card is removed unseen.
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
        [you] You put { $cards } face down.
       *[named] { $name } puts { $cards } face down.
    }
event-down-hidden =
    { $count ->
        [one] { $name } puts one card face down.
       *[other] { $name } puts { $count } cards face down.
    }
event-up =
    { $person ->
        [you] You put { $cards } face up.
       *[named] { $name } puts { $cards } face up.
    }
event-flip =
    { $person ->
        [you] You turn up { $cards }.
       *[named] { $name } turns up { $cards }.
    }
event-arrange =
    { $person ->
        [you] You arrange { $cards }, worth { $worth } each: { $points } points.
       *[named] { $name } arranges { $cards }, worth { $worth } each: { $points } points.
    }
event-cherry =
    { $person ->
        [you] You give a cherry for cards from the deck: { $number }.
       *[named] { $name } gives a cherry for cards from the deck: { $number }.
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

web-standing = { $count } pts
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
web-mulligan-first = First put back cards from your hand, or keep it.
web-more-or-stop = First say whether you draw another card for your cherry.
web-pick-act = Choose cards from your hand or yard – or draw from the deck or the garden.
web-pick-choose = Your cherry brings cards one by one.
web-pick-mulligan = Choose the cards to put back, or keep them all.
web-pick-cherry = Choose what to take from the garden for your cherry, or take the points.
web-rounded = The total is rounded up to a multiple of three.
web-arrange =
    { $count ->
        [one] Arrange { $number } × { $worth } for { $count } point
       *[other] Arrange { $number } × { $worth } for { $count } points
    }
web-cherry-points =
    { $count ->
        [one] Arrange for { $count } point
       *[other] Arrange for { $count } points
    }
web-cherry-cards =
    { $count ->
        [one] for { $count } card
       *[other] for { $count } cards
    }
web-cherry-some = for cards, one by one
web-cherry-picked = for { $cards }
web-up = { $card }, face up, worth { $points }
web-down = { $card }, face down
web-hidden = A card face down
web-held = { $card }, certainly in hand
web-kept = In hand or face down
web-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
web-bed = { $card }: { $count } in the garden
web-about = { $name }: { $rule }.
web-tally = In the yards: { $up } face up, { $down } face down
web-gain = +{ $points }
web-goal = of 66
web-advised = a bot would choose this
web-ledger = Flowers and points so far
web-flower = Flower
web-stock = in the deck when last shuffled
web-draws = drawn since
web-fresh = of these still unseen
