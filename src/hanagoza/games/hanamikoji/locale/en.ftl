title = Hanamikoji
tagline = Win the favour of four geisha, or eleven points of charm. One divides, the other chooses.
geisha = Geisha
charm = Charm
favour = Favour
hand = Hand
deck = Deck
removed = Set aside
offer = Offer
round = Round { $round }
turn = Turn { $turn } of 8
start = First player
unseen = unseen

card-A = Flute
card-B = Fan
card-C = Scroll
card-D = Shamisen
card-E = Parasol
card-F = Tea set
card-G = Hairpin

action-secret = Secret
action-discard = Trade-off
action-gift = Gift
action-compete = Competition
action-take = Answer

move-secret = Keep { $cards } secret
move-discard = Trade off { $cards }
move-gift = Offer the gift { $cards }
move-compete = Offer the pairs { $cards }
move-take = Take { $cards }

help-secret = one card face down; it counts at the end of the round
help-discard = two cards face down; they do not count this round
help-gift = show three cards; your opponent takes one, you place the other two
help-compete = show two pairs; your opponent takes one pair, you place the other
help-take = take one card from a gift, or one pair from a competition
help-goal = After eight turns each geisha favours the side with more of her cards; a tie changes nothing. Four geisha win; eleven charm win too, and beat four geisha. Otherwise another round is played, and favours stay.
help-signs =
    ○ action still to be used   ● used   ▒ face-down card   ▮ card placed
    ◆ her favour, and who holds it   ◇ nobody holds it yet
    ▲ ▼ the side that would win her with the cards open now
    ?  how many of her cards you have not seen
    The number in her frame is her charm, and how many of her cards there are.

ask-act = choose an unused action and its cards
ask-answer = choose what you take from the offer

option-max_rounds = Rounds at most (the rulebook’s limit is 3; 0: no limit)
option-max_rounds-about = After so many rounds without a winner, whoever has most geisha wins, then whoever has most charm.

nothing-offered = there is no offer to take from: it is your turn to act

marker-used-secret = your Secret marker is already used this round
marker-used-discard = your Trade-off marker is already used this round
marker-used-gift = your Gift marker is already used this round
marker-used-compete = your Competition marker is already used this round

not-in-hand =
    { $count ->
        [one] it needs { $needed } of { $card } and you hold one (your hand: { $hand })
       *[other] it needs { $needed } of { $card } and you hold { $count } (your hand: { $hand })
    }
answer-first = you have to answer the offer “{ $offer }” first, with take
take-a-card = the offer is “{ $offer }”: take one of its cards
take-a-pair = the offer is “{ $offer }”: take one of its two pairs

merit-wins = This decides the game: whatever comes, at least { $geisha } geisha and { $charm } charm are yours.
merit-secured =
    { $theirs ->
        [0] Whatever comes, { $card } will favour you: none of her cards can come to your opponent.
       *[other] Whatever comes, { $card } will favour you: at the end you have { $ours } or more of her cards, your opponent { $theirs } at most.
    }
merit-denied =
    { $theirs ->
        [0] Whatever comes, your opponent cannot win { $card }: none of her cards can come to them.
       *[other] Whatever comes, your opponent cannot win { $card }: at the end you have { $ours } or more of her cards, they { $theirs } at most.
    }
merit-lead = By the cards you know, { $card } would favour you: { $ours } to { $theirs }.
merit-lead-either = Whatever your opponent takes, { $card } would favour you by the cards you know: at worst { $ours } to { $theirs }.
merit-level = By the cards you know, your opponent no longer wins { $card }: { $ours } to { $theirs }.
merit-refused = If you left it, { $card } would favour your opponent by the cards you know: { $theirs } to { $ours }.
merit-more =
    { $count ->
        [one] Whatever your opponent takes, one more geisha would favour you by the cards you know.
       *[other] Whatever your opponent takes, { $count } more geisha would favour you by the cards you know.
    }
merit-alike = Whatever your opponent takes, you get the same.
merit-at-least =
    { $count ->
        [one] Whatever your opponent takes, at least one { $card } comes to your side.
       *[other] Whatever your opponent takes, at least { $count } × { $card } come to your side.
    }
merit-keeps = You keep { $count } × { $card } in your hand.

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
event-remove = One card is set aside unseen.
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
event-secret-known =
    { $person ->
        [you] You keep { $cards } secret.
       *[named] { $name } keeps { $cards } secret.
    }
event-secret-hidden = { $name } keeps a card secret.
event-discard-known =
    { $person ->
        [you] You trade off { $cards }.
       *[named] { $name } trades off { $cards }.
    }
event-discard-hidden = { $name } trades off two cards.
event-gift =
    { $person ->
        [you] You offer the gift { $cards }.
       *[named] { $name } offers the gift { $cards }.
    }
event-compete =
    { $person ->
        [you] You offer the pairs { $pairs }.
       *[named] { $name } offers the pairs { $pairs }.
    }
event-take =
    { $person ->
        [you] You take { $cards }.
       *[named] { $name } takes { $cards }.
    }
event-keep =
    { $person ->
        [you] You place { $cards }.
       *[named] { $name } places { $cards }.
    }
event-reveal =
    { $person ->
        [you] You reveal your secret: { $cards }.
       *[named] { $name } reveals the secret: { $cards }.
    }
event-favour =
    { $person ->
        [you] { $cards } now favours you.
        [somebody] { $cards } now favours somebody.
       *[named] { $cards } now favours { $name }.
    }
event-over = The game is over: { $reason }.

reason-charm = eleven charm
reason-geisha = four geisha
reason-rounds = all rounds have been played
reason-guard = thirty rounds have been played

line-won = { $card }: cards { $ours }–{ $theirs }
line-kept = { $card }: favour kept, cards { $ours }–{ $theirs }
score = { $count } geisha, { $charm } charm

web-standing = { $geisha }/4 · { $charm }/11
web-goal = { $geisha }/4 geisha · { $charm }/11 charm
web-nobody = nobody
web-face-down = a card face down
web-actions = Actions
web-used = used
web-unused = not used yet
web-which-action = Now choose an action for these cards.
web-missing =
    { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }
web-do-secret = Keep it secret
web-do-discard = Trade them off
web-do-gift = Offer this gift
web-do-compete = Offer these pairs
web-do-take = Take it
web-clear = Start over
web-put-back = put back
web-pair = Pair { $pair }
web-take-card =
    { $person ->
        [somebody] Somebody offers you three cards: take one, leave two.
       *[named] { $name } offers you three cards: take one, leave two.
    }
web-take-pair =
    { $person ->
        [somebody] Somebody offers you two pairs: take one, leave one.
       *[named] { $name } offers you two pairs: take one, leave one.
    }
web-taking =
    { $person ->
        [somebody] You take { $cards }; somebody gets { $others }.
       *[named] You take { $cards }; { $name } gets { $others }.
    }
web-offered-card =
    { $person ->
        [you] You offer three cards: { $other } takes one, you place two.
        [somebody] Somebody offers three cards: { $other } takes one of them.
       *[named] { $name } offers three cards: { $other } takes one of them.
    }
web-offered-pair =
    { $person ->
        [you] You offer two pairs: { $other } takes one, you place one.
        [somebody] Somebody offers two pairs: { $other } takes one of them.
       *[named] { $name } offers two pairs: { $other } takes one of them.
    }
web-answer-first = First take something from the offer in the middle.
web-scored = End of round { $round }
web-next-round = Next round
web-offers = Offers of this round
web-revealed = Turned up in the end
web-about-charm =
    { $charm ->
        [one] There is { $charm } card of hers, and her favour is worth as much charm.
       *[other] There are { $charm } cards of hers, and her favour is worth as much charm.
    }
web-laid = Cards laid before her
web-favour-open = Nobody has her favour yet.
web-favour-held =
    { $person ->
        [you] You have her favour.
        [somebody] Somebody has her favour.
       *[named] { $name } has her favour.
    }
web-ahead-open = As the open cards lie, she would stay undecided. More cards win her; a tie changes nothing.
web-ahead =
    { $person ->
        [you] As the open cards lie, she would favour you. A tie changes nothing.
        [somebody] As the open cards lie, she would favour somebody. A tie changes nothing.
       *[named] As the open cards lie, she would favour { $name }. A tie changes nothing.
    }
web-about-unseen-none = You have seen all of her cards.
web-about-unseen =
    { $count ->
        [one] You have not seen one of her cards (the dark number): it is in the deck, set aside, face down or in a hand.
       *[other] You have not seen { $count } of her cards (the dark number): they are in the deck, set aside, face down or in a hand.
    }
web-about-secret = Lay one card face down. It counts for you when the round is scored.
web-about-discard = Lay two cards face down. They are out of the round, and your opponent sees them only when the game is over.
web-about-gift = Show three cards. Your opponent takes one; the other two are yours.
web-about-compete = Show four cards as two pairs. Your opponent takes one pair; the other is yours.
web-marker-used = This marker has been used. It comes back with the next round.
web-marker-open = This marker has not been used. Each is used once in a round.
web-under = Under it: { $cards }.
web-about-deck-none = No card is left to draw.
web-about-deck =
    { $count ->
        [one] One card is left. At the start of a turn one is drawn.
       *[other] { $count } cards are left. At the start of a turn one is drawn.
    }
web-about-removed = One card of the round is set aside unseen. Nobody knows it until the game is over.
web-about-goal = Eleven charm win, and so do four geisha; eleven charm beat four geisha.
web-offers-so-far = Offers of this round: { $count }
