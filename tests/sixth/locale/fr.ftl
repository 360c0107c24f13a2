title = Setsugekka
tagline = Neige, lune et fleur : posez davantage de deux sortes que l’autre.

card-snow = Neige
card-moon = Lune
card-flower = Fleur

action-lay = Poser

help-lay = posez une carte de votre main devant vous
help-goal = Qui a posé plus de cartes d’une sorte la détient. Détenez plus de sortes que l’autre.

phase-lay = une carte est piochée

ask-lay = posez une carte

not-in-hand = vous n’avez pas de { $card } (votre main : { $hand })

merit-leads-kind = { $card } est alors à vous : { $ours } à { $theirs }.

event-start = { $name } commence.
event-draw-known = { $name } pioche { $cards }.
event-draw-hidden =
    { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
event-lay = { $name } pose { $cards }.
event-over = La partie est finie : { $reason }.

reason-deck = la pioche est vide

line = { $card } : cartes { $ours }–{ $theirs }
