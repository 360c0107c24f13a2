title = Blossom
tagline = Nourrissez vos fleurs dans votre cour, disposez-les au jardin quand elles valent le plus. 66 points terminent la partie.
hand = Main
yard = Cour
garden = Jardin
deck = Pioche
removed = Écartées
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
round = Manche { $round }
action = Action { $action } sur 2
start = Premier joueur
unseen = non vues
worth = vaut { $points }
put-back = Remises

card-chrysanth = Chrysanthème
card-camellia = Camélia
card-rose = Rose
card-lily = Muguet
card-anemone = Anémone
card-cherry = Cerisier

short-chrysanth = Chr
short-camellia = Cam
short-rose = Ros
short-lily = Mug
short-anemone = Ané
short-cherry = Cer

action-down = Nourrir, face cachée
action-up = Nourrir, face visible
action-flip = Retourner
action-arrange = Disposer
action-cherry = Disposer un cerisier
action-pick = Un cerisier pour des cartes du jardin
action-more = Encore une carte
action-stop = Ne plus piocher
action-deck = Piocher
action-garden = Prendre au jardin
action-return = Remettre
action-keep = Tout garder
action-draw = pioche

move-down = Nourrir { $cards }, face cachée
move-up = Nourrir { $cards }, face visible
move-flip = Retourner { $cards }
move-arrange = Disposer { $cards }
move-pick = Disposer un cerisier sans point, et prendre { $cards }
move-garden = Prendre { $cards } au jardin
move-return = Remettre { $cards }

help-down = autant de cartes de votre main que vous voulez dans votre cour, face cachée
help-up = une carte de votre main dans votre cour, face visible
help-flip = retournez autant de vos cartes face cachée que vous voulez
help-arrange = déplacez au jardin des fleurs visibles d’une même sorte ; chacune rapporte ce qu’elle vaut maintenant
help-cherry = déplacez un cerisier au jardin pour 6 points, ou pour aucun et jusqu’à 3 cartes de la pioche
help-pick = à certaines tables : avec trois cartes ou plus en main, prenez des cartes du jardin, selon la place dans votre main, et déplacez-y un cerisier pour aucun point
help-more = piochez encore une carte pour votre cerisier
help-stop = ne piochez plus de cartes pour votre cerisier
help-deck = piochez la première carte de la pioche
help-garden = prenez une carte du jardin : une fois par tour, et pas la sorte que vous venez de disposer
help-return = mulligan : remettez des cartes avant que le jardin soit distribué, et recevez-en autant
help-keep = mulligan : gardez votre main
help-goal = Un tour compte deux actions. La main et la cour contiennent cinq cartes au plus chacune. Les points d’une action sont arrondis au multiple de trois supérieur. Toutes les cours comptent : un chrysanthème rapporte 7 s’il y a plus de cartes visibles que cachées, sinon 2 ; un camélia 4 par paire de cartes cachées ; une rose 2, et 1 par sorte présente au jardin ; un muguet 2 par muguet visible et 1 par muguet du jardin ; une anémone 2 par groupe de quatre cartes visibles dans les cours et le jardin. Quand la pioche est vide, le jardin devient la pioche. Dès que quelqu’un a 66 points, on termine la manche ; le plus haut total gagne ; à égalité, qui a le moins de cartes l’emporte.
help-signs =
    ✺ ❀ ✿ ♧ ✽ ❁  chrysanthème, camélia, rose, muguet, anémone, cerisier
    ▮ carte au jardin   ▒ carte face cachée ?  cartes que vous n’avez pas vues
    ① joue en premier à chaque manche   ✕ ne peut être prise au jardin ce tour-ci
    « vaut » dit ce que rapporte chaque fleur disposée maintenant ; le total est arrondi au multiple de trois supérieur.
    Vos cartes face cachée se lisent dans leur cadre gris ; les autres n’en voient que le dos.

ask-act = nourrissez, disposez ou piochez
ask-choose = piochez encore une carte pour votre cerisier, ou arrêtez
ask-mulligan = remettez des cartes de votre main, ou gardez-la

option-cherry_sequential = Cartes d’un cerisier une à une
option-rose_counts_itself = Les roses disposées comptent comme sorte du jardin
option-mulligan = Mulligan avant la partie
option-cherry_fills = Un cerisier donné pour des cartes, avec trois ou plus en main
option-cherry_fills-deck = apporte des cartes de la pioche
option-cherry_fills-garden = apporte des cartes du jardin
option-cherry_sequential-about = Les cartes d’un cerisier se piochent une à une, et l’on peut s’arrêter après chacune.
option-rose_counts_itself-about = Une rose vaut 2, et 1 par sorte du jardin ; avec cette règle, les roses que l’on dispose sont l’une de ces sortes.
option-mulligan-about = Avant que le jardin soit mis en place, chacun à son tour peut rendre des cartes de sa main ; elles sont mélangées à la pioche, et toutes les mains sont complétées à trois.
option-cherry_fills-about = Un tel cerisier apporte des cartes de la pioche comme tout autre ; ou bien des cartes du jardin, à votre choix, autant que votre main peut en recevoir.

mulligan-first = remettez d’abord des cartes de votre main, avec return, ou gardez-la, avec keep
mulligan-over = il n’y a pas de mulligan maintenant
more-or-stop = dites d’abord si vous piochez encore une carte pour votre cerisier : more, ou stop
nothing-to-stop = aucun cerisier n’attend de cartes
not-in-hand = il faut { $needed } { $card } et vous en avez { $count } (votre main : { $cards })
not-face-down = il faut { $needed } { $card } et votre cour en a { $count } face cachée (face cachée : { $cards })
not-face-up = il faut { $needed } { $card } et votre cour en a { $count } face visible (face visible : { $cards })
no-room-in-yard =
    { $count ->
        [one] une cour contient { $limit } cartes : il reste { $count } place, pas { $needed }
       *[other] une cour contient { $limit } cartes : il reste { $count } places, pas { $needed }
    }
say-how-many = dites combien de cartes vous piochez : cherry draw 2
one-by-one = à cette table, les cartes d’un cerisier viennent une à une : cherry draw
cherry-too-many =
    { $count ->
        [one] votre cerisier peut apporter ici { $count } carte, pas { $needed }
       *[other] votre cerisier peut apporter ici { $count } cartes, pas { $needed }
    }
cherry-brings-none = votre cerisier ne peut apporter aucune carte ici : cherry draw 0
cherry-draws = à cette table, les cartes d’un cerisier viennent de la pioche, avec cherry draw
cherry-draws-first = avec moins de { $limit } cartes en main, les cartes d’un cerisier viennent de la pioche, avec cherry draw
cherry-picks = à cette table, avec { $limit } cartes ou plus en main, les cartes d’un cerisier viennent du jardin : pick rose, ou cherry draw 0 pour aucune
garden-lacks = il faut { $needed } { $card } et le jardin en a { $count } (jardin : { $cards })
hand-full = vous avez déjà { $limit } cartes en main
deck-empty = la pioche et le jardin sont vides
not-in-garden = il n’y a pas de { $card } au jardin
garden-once = une seule carte par tour vient du jardin
just-arranged = vous venez de disposer { $card } : vous ne pouvez pas prendre cette sorte au jardin ce tour-ci

merit-goal = Cela rapporte { $points } points et vous mène à { $total } : 66 sont atteints, et cette manche est la dernière.
merit-points = Cela rapporte { $points } points maintenant : { $count } × { $each }.
merit-points-rounded = Cela rapporte { $points } points maintenant : { $count } × { $each } = { $sum }, arrondi au multiple de trois supérieur.
merit-cherry-cards =
    { $count ->
        [one] Le cerisier apporte { $count } carte dans votre main.
       *[other] Le cerisier apporte { $count } cartes dans votre main.
    }
merit-deck =
    { $total ->
        [one] { $total } carte peut être dans la pioche : { $card }, et vous en avez { $own }.
       *[other] { $card } : { $count } des { $total } cartes qui peuvent être dans la pioche, et vous en avez { $own }.
    }
merit-flower = Vous avez alors { $count } × { $card }, et chaque carte vaut { $each } pour l’instant.
merit-ready = Face visible, { $count } × { $card } rapporterait { $points } points pour l’instant.
merit-raises = { $card } : chacune de vos cartes vaut { $after } au lieu de { $before }.
merit-lowers = { $card } : les cartes que d’autres ont face visible valent { $after } au lieu de { $before }.

event-start =
    { $person ->
        [you] Vous commencez.
       *[named] { $name } commence.
    }
event-remove =
    { $count ->
        [one] Une carte est écartée sans être vue.
       *[other] { $count } cartes sont écartées sans être vues.
    }
event-deal-known =
    { $person ->
        [you] Vous recevez { $cards }.
       *[named] { $name } reçoit { $cards }.
    }
event-deal-hidden =
    { $count ->
        [one] { $name } reçoit une carte.
       *[other] { $name } reçoit { $count } cartes.
    }
event-return-known =
    { $person ->
        [you] Vous remettez { $cards }.
       *[named] { $name } remet { $cards }.
    }
event-return-hidden =
    { $count ->
        [one] { $name } remet { $count } carte.
       *[other] { $name } remet { $count } cartes.
    }
event-keep =
    { $person ->
        [you] Vous gardez votre main.
       *[named] { $name } garde sa main.
    }
event-gather = Les cartes remises sont mélangées à la pioche.
event-plant = Au jardin : { $cards }.
event-round = Manche { $round }
event-down-known =
    { $person ->
        [you] Vous nourrissez { $cards }, face cachée.
       *[named] { $name } nourrit { $cards }, face cachée.
    }
event-down-hidden =
    { $count ->
        [one] { $name } nourrit { $count } carte, face cachée.
       *[other] { $name } nourrit { $count } cartes, face cachée.
    }
event-up =
    { $person ->
        [you] Vous nourrissez { $cards }, face visible.
       *[named] { $name } nourrit { $cards }, face visible.
    }
event-flip =
    { $person ->
        [you] Vous retournez { $cards }.
       *[named] { $name } retourne { $cards }.
    }
event-arrange =
    { $person ->
        [you]
            { $points ->
                [one] Vous disposez { $cards } pour { $points } point : { $count } × { $worth }, arrondi au multiple de trois supérieur.
               *[other] Vous disposez { $cards } pour { $points } points : { $count } × { $worth }, arrondi au multiple de trois supérieur.
            }
       *[named]
            { $points ->
                [one] { $name } dispose { $cards } pour { $points } point : { $count } × { $worth }, arrondi au multiple de trois supérieur.
               *[other] { $name } dispose { $cards } pour { $points } points : { $count } × { $worth }, arrondi au multiple de trois supérieur.
            }
    }
event-cherry =
    { $person ->
        [you]
            { $number ->
                [0] Vous donnez un cerisier, sans carte ni point.
                [one] Vous donnez un cerisier pour une carte de la pioche.
               *[other] Vous donnez un cerisier pour { $number } cartes de la pioche.
            }
       *[named]
            { $number ->
                [0] { $name } donne un cerisier, sans carte ni point.
                [one] { $name } donne un cerisier pour une carte de la pioche.
               *[other] { $name } donne un cerisier pour { $number } cartes de la pioche.
            }
    }
event-cherry-some =
    { $person ->
        [you] Vous donnez un cerisier pour des cartes de la pioche.
       *[named] { $name } donne un cerisier pour des cartes de la pioche.
    }
event-pick =
    { $person ->
        [you] Vous donnez un cerisier pour des cartes du jardin : { $cards }.
       *[named] { $name } donne un cerisier pour des cartes du jardin : { $cards }.
    }
event-stop =
    { $person ->
        [you] Vous ne piochez plus.
       *[named] { $name } ne pioche plus.
    }
event-fall =
    { $person ->
        [you] { $cards } : de votre cour au jardin.
       *[named] { $name } : { $cards } passe de la cour au jardin.
    }
event-draw-known =
    { $person ->
        [you] Vous piochez { $cards }.
       *[named] { $name } pioche { $cards }.
    }
event-draw-hidden =
    { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
event-garden =
    { $person ->
        [you] Vous prenez { $cards } au jardin.
       *[named] { $name } prend { $cards } au jardin.
    }
event-replenish = La pioche est vide : le jardin devient la pioche ({ $cards }).
event-over = La partie est terminée : { $reason }.

reason-goal = 66 points sont atteints
reason-guard = la centième manche est jouée

line-flower = { $card }
line-left = Main et cour
left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }

web-standing =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
web-mark-chrysanth = H
web-mark-camellia = É
web-mark-rose = R
web-mark-lily = M
web-mark-anemone = A
web-mark-cherry = C
web-rule-chrysanth = 7 s’il y a plus de cartes visibles que cachées dans les cours, sinon 2
web-rule-camellia = 4 par paire de cartes cachées dans les cours
web-rule-rose = 2, et 1 par sorte présente au jardin
web-rule-lily = 2 par muguet visible dans les cours, 1 par muguet du jardin
web-rule-anemone = 2 par groupe de quatre cartes visibles, cours et jardin
web-rule-cherry = 6, ou aucun et jusqu’à trois cartes de la pioche
web-rule-cherry-garden = 6, ou aucun et jusqu’à trois cartes de la pioche ; avec trois ou plus en main, du jardin
web-rule-rose-itself = 2, et 1 par sorte présente au jardin ; les roses que vous disposez y comptent comme une sorte
web-rule = Chaque carte rapporte { $rule }.
web-now-chrysanth = Dans les cours, face visible : { $up } ; face cachée : { $down }. Chaque carte vaut donc { $worth }.
web-now-camellia = Dans les cours, face cachée : { $down }. Chaque carte vaut donc { $worth }.
web-now-rose = Sortes différentes au jardin : { $kinds }. Chaque carte vaut donc { $worth }.
web-now-lily = Muguets visibles dans les cours : { $same } ; au jardin : { $planted }. Chaque carte vaut donc { $worth }.
web-now-anemone = Cartes visibles dans les cours : { $up } ; au jardin : { $garden }. Chaque carte vaut donc { $worth }.
web-now-cherry = Il vaut toujours { $worth }, et les cerisiers se disposent un à la fois.
web-sum =
    { $count ->
        [one] { $number } × { $worth } rapporte { $count } point.
       *[other] { $number } × { $worth } rapporte { $count } points.
    }
web-sum-rounded =
    { $count ->
        [one] { $number } × { $worth } = { $product }, arrondi au multiple de trois supérieur : { $count } point.
       *[other] { $number } × { $worth } = { $product }, arrondi au multiple de trois supérieur : { $count } points.
    }
web-together = Toutes les vôtres qui sont visibles : { $sum }
web-barred = Jusqu’à la fin de ce tour, aucune ne peut être prise au jardin.
web-unseen =
    { $count ->
        [0] Vous voyez toutes les cartes de cette sorte.
        [one] Il y a une carte de cette sorte que vous ne voyez pas.
       *[other] Il y a { $count } cartes de cette sorte que vous ne voyez pas.
    }
web-deck-size =
    { $count ->
        [0] Il n’y reste aucune carte.
        [one] Il y reste une carte.
       *[other] Il y reste { $count } cartes.
    }
web-deck-rule = Piocher est une action : la première carte vient dans votre main. Quand la pioche est vide, tout le jardin est mélangé et devient la pioche.
web-removed =
    { $count ->
        [one] Une autre carte a été écartée avant la partie ; personne ne l’a vue.
       *[other] { $count } autres cartes ont été écartées avant la partie ; personne ne les a vues.
    }
web-garden-size =
    { $count ->
        [0] Le jardin est vide.
        [one] Une carte se trouve au jardin.
       *[other] { $count } cartes se trouvent au jardin.
    }
web-garden-rule = Piocher est une action : vous pouvez prendre une fleur du jardin, mais une seule carte par tour, et pas la sorte que vous venez de disposer.
web-tally = Cours : face visible { $up }, cachée { $down }
web-progress =
    { $count ->
        [one] { $count } point sur 66
       *[other] { $count } points sur 66
    }
web-goal-rule = Chaque pierre vaut trois points. Dès que quelqu’un en a 66, on termine la manche, pour que tous aient joué autant de tours. Le plus haut total gagne ; à égalité, qui a le moins de cartes en main et dans sa cour.
web-put-back =
    { $count ->
        [0] Aucune carte n’a été remise.
        [one] Une carte a été remise ; elle est remplacée quand tous ont choisi.
       *[other] { $count } cartes ont été remises ; elles sont remplacées quand tous ont choisi.
    }
web-yard-size = Face visible : { $up } ; face cachée : { $down }.
web-yard-rule = Une cour contient cinq cartes au plus. Toutes les cours comptent pour la valeur des fleurs.
web-down-own = Vous pouvez regarder vos cartes face cachée ; les autres voient seulement combien il y en a.
web-down-others = Qui les a posées est seul à savoir quelles fleurs sont face cachée, jusqu’à ce qu’elles soient retournées ; leur nombre compte pour les chrysanthèmes et les camélias.
web-hand-size =
    { $count ->
        [0] Aucune carte en main
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
web-turned-up = Dévoilées à la fin : { $cards }.
web-deck-cards = Cartes restantes : { $cards }.
web-removed-cards = Écartées avant la partie : { $cards }
web-was-down = { $card }, face cachée jusqu’à la fin
web-several =
    { $count ->
        [one] { $card }
       *[other] { $card } ×{ $count }
    }
web-all-turned-up = Tout est dévoilé : les mains, les cartes face cachée et ce qui reste dans la pioche.
web-hand-rule = Une main contient cinq cartes au plus.
web-actions = Un tour compte deux actions, deux fois la même si vous voulez. Une fleur se fane quand son action est faite.
web-mulligan-first = Remettez d’abord des cartes de votre main, ou gardez-la.
web-more-or-stop = Dites d’abord si vous piochez encore une carte pour votre cerisier.
web-pick-act = Choisissez des cartes de votre main ou de votre cour, une fleur du jardin, ou la pioche.
web-pick-choose = Votre cerisier apporte des cartes une à une.
web-pick-mulligan = Choisissez les cartes à remettre, ou gardez-les toutes.
web-pick-cherry = Choisissez ce que vous prenez au jardin pour votre cerisier, ou prenez les points.
web-pick-arrange = { $card } : { $sum }
web-pick-garden = { $card } : choisissez encore pour la prendre en main ; une carte par tour vient du jardin.
web-pick-deck = Choisissez-la encore pour piocher. Une carte que vous avez vue reste piochée.
web-arrange =
    { $count ->
        [one] Disposer pour { $count } point
       *[other] Disposer pour { $count } points
    }
web-cherry-points =
    { $count ->
        [one] Disposer un cerisier pour { $count } point
       *[other] Disposer un cerisier pour { $count } points
    }
web-cherry-points-short =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-cherry-cards =
    { $count ->
        [0] Disposer un cerisier sans point et pour aucune carte
        [one] Disposer un cerisier sans point et pour 1 carte de la pioche
       *[other] Disposer un cerisier sans point et pour { $count } cartes de la pioche
    }
web-cherry-cards-short =
    { $count ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $count } cartes
    }
web-cherry-some = Disposer un cerisier sans point et pour des cartes, une à une
web-cherry-some-short = cartes, une à une
web-cherry-picked-short = prendre { $cards }
web-up =
    { $count ->
        [one] { $card }, face visible, vaut { $count } point
       *[other] { $card }, face visible, vaut { $count } points
    }
web-down = { $card }, face cachée
web-hidden = Une carte face cachée
web-held = { $card }, en main à coup sûr
web-kept = { $cards } : au vu de tous, du jardin à la main, et depuis en main ou face cachée.
web-bed =
    { $count ->
        [0] { $card } : aucune carte au jardin
       *[other] { $card } : { $count } au jardin
    }
web-worth =
    { $count ->
        [one] { $card } : chaque carte vaut { $count } point
       *[other] { $card } : chaque carte vaut { $count } points
    }
web-deck =
    { $count ->
        [0] Pioche : aucune carte
        [one] Pioche : 1 carte
       *[other] Pioche : { $count } cartes
    }
web-about = { $name } : { $rule }.
web-gain = +{ $points }
web-gained =
    { $count ->
        [one] Le dernier tour a rapporté { $count } point.
       *[other] Le dernier tour a rapporté { $count } points.
    }
web-ledger = Fleurs et points jusqu’ici
web-flower = Fleur
web-stock = dans la pioche au dernier mélange
web-draws = piochées depuis
web-fresh = dont encore non vues
