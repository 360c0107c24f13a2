title = Setsugekka
tagline = Snow, moon and flower: lay more of two kinds than the other.

card-snow = Snow
card-moon = Moon
card-flower = Flower

action-lay = Lay

help-lay = lay a card of your hand open before you
help-goal = Who has laid more cards of a kind holds it. Hold more kinds than the other.

phase-lay = a card is drawn

ask-lay = lay a card

not-in-hand = you hold no { $card } (your hand: { $hand })

merit-leads-kind = You hold { $card } then: { $ours } to { $theirs }.

event-start = { $name } goes first.
event-draw-known = { $name } draws { $cards }.
event-draw-hidden =
    { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
event-lay = { $name } lays { $cards }.
event-over = The game is over: { $reason }.

reason-deck = the deck is empty

line = { $card }: cards { $ours }–{ $theirs }
