title = La Légende du Cerisier
tagline = Cueillez les fleurs du cerisier qui fleurit tous les dix ans, sans gourmandise : trois d’une couleur, ou les cinq couleurs, et presque tout est perdu.

card-R = Rose
card-B = Bleu foncé

pouch = Sac
field = Devant
turn = Cueillies
held = Bonus

ability-none = aucune

place-field = devant
place-screen = derrière

trigger-six_pieces = 6 fleurs

action-use = Maîtrise
action-grab = Cueillir

option-four_colours = Maîtrise des 4 couleurs
option-two_pairs = Maîtrise des 2 paires
option-six_pieces = Maîtrise des 6 fleurs

preset-classic = Classique (faces bleues)
preset-advanced = Avancée (faces roses)

event-decline =
    { $person ->
        [you] Vous ne prenez pas de bonus.
       *[named] { $name } ne prend pas de bonus.
    }
event-field =
    { $person ->
        [you] Vous posez { $cards } devant votre paravent.
       *[named] { $name } pose { $cards } devant son paravent.
    }
event-place-field =
    { $person ->
        [you] { $cards } va devant votre paravent.
       *[named] { $name } : { $cards } va devant le paravent.
    }
event-choose =
    { $person ->
        [you] Vous gardez { $cards } devant votre paravent.
       *[named] { $name } garde { $cards } devant son paravent.
    }

not-in-field = il n’y a pas de { $card } devant votre paravent
not-in-their-field = il n’y a pas de { $card } devant ce paravent
line-field = Devant, { $card } : { $count }
line-field-black = Devant, { $card } : { $count } (dont noir : { $black })

reason-pouch = la dernière fleur est cueillie

event-empty = Le sac est vide. Chacun répartit ses jokers en secret.

help-use = prendre le bonus d’une maîtrise dont la condition est remplie, ou aucun. Somei Yoshino cache une de vos fleurs, Komatsu Otome en garde une sur trois piochées, Shin Sumizome en pioche une en secret, Sakuya Hime en échange une avec un adversaire, Kenrokuen Kumagai en pioche deux et les place, Kokonoe en prend deux aux adversaires
help-screen = toutes les fleurs cueillies d’une couleur passent derrière votre paravent, les autres devant
help-goal = La cueillette est ratée avec trois fleurs d’une couleur ou avec les cinq couleurs ; le noir prend la couleur qui vous nuit le plus. Vous gardez alors deux fleurs de couleurs différentes devant votre paravent et rendez le reste. Réussie, elle est toute à vous : un bonus, toutes les fleurs d’une couleur derrière le paravent, le reste devant. Quand le sac est vide, les fleurs chaudes (rose, jaune) et froides (bleu clair, bleu foncé) cachées rapportent selon le rang, chaque couleur devant selon le nombre : une ou deux fleurs coûtent des points, un grand nombre en rapporte beaucoup. Le plus haut total gagne.
help-signs =
    R● Y▲ L◆ B■ W○ K✚  les fleurs : lettre, forme et couleur
    ○ maîtrise   ● sa condition est remplie   ◉ en cours   ✗ la cueillette est ratée
    ▒ derrière un paravent   ✓ jokers répartis
    +1 est le joueur suivant, +2 celui d’après, +3 le troisième

stalled = Deux fleurs au plus ce tour

help-stop = arrêter de cueillir : les fleurs de ce tour sont à vous
help-grab = cueillir autant de fleurs d’un coup ; trois fois et huit fleurs au plus par tour
help-keep = après un échec : les deux fleurs de couleurs différentes qui restent ; avec Komatsu Otome : celle qui reste
help-hide = Somei Yoshino : une fleur de ce tour ou de devant votre paravent passe derrière
help-give = Sakuya Hime : la fleur que vous donnez
help-take = une fleur devant le paravent d’un adversaire ; +1 est le joueur suivant, +2 celui d’après
help-place = Kenrokuen Kumagai : placer la fleur devant votre paravent, derrière, ou devant celui d’un adversaire
help-jokers = combien de vos fleurs blanches et noires cachées comptent en chaud ; les autres en froid

ask-grab-first = dites combien de fleurs vous cueillez
ask-hide = choisissez la fleur à cacher derrière votre paravent
ask-choose = choisissez la fleur que vous gardez
ask-give = choisissez la fleur que vous donnez
ask-gather = choisissez une fleur à prendre

option-fail_take = Fleurs gardées après un échec
option-sakuya_in = Où va la fleur de Sakuya Hime
option-kokonoe_partial = Kokonoe peut prendre une seule fleur
option-sakuya_in-in_place = à la place de la fleur donnée
option-final_tiebreak-screen_count = le plus de fleurs cachées l’emporte

now-hide = Somei Yoshino : dites quelle fleur vous cachez (hide)
now-choose = Komatsu Otome : dites quelle fleur vous gardez (keep)
now-give = Sakuya Hime : dites quelle fleur vous donnez (give)
now-swap = Sakuya Hime : dites quelle fleur vous prenez (take)
now-place = Kenrokuen Kumagai : dites où va la fleur (place)
now-gather = Kokonoe : dites quelle fleur vous prenez (take)

grab-limit =
    { $count ->
        [one] vous pouvez encore cueillir { $count } fleur au plus
       *[other] vous pouvez encore cueillir { $count } fleurs au plus
    }
not-drawn = il n’y a pas de { $card } parmi les fleurs de ce tour
keep-exactly =
    { $count ->
        [one] une seule couleur peut être gardée : gardez-en une fleur
       *[other] gardez { $count } fleurs de couleurs différentes
    }
needs-six_pieces = { $ability } demande six fleurs
not-in-turn = il n’y a pas de { $card } parmi les fleurs de ce tour
choose-one = gardez exactement une des fleurs montrées
not-shown = il n’y a pas de { $card } parmi les fleurs montrées
leaves-no-other = si vous prenez { $card } là, aucune seconde fleur ne pourra être prise (autre couleur, joueur placé après)
second-pick = après « { $first } », la seconde fleur est d’une autre couleur et vient d’un joueur placé après (à deux : d’une couleur placée après)
equal-pieces = de deux fleurs identiques, la seconde va au même endroit que la première (« { $first } ») ou plus loin
screen-limit = il y a { $count } { $card } parmi les fleurs de ce tour
jokers-forced = les jokers ne comptent que là où vous avez une fleur colorée cachée : la réponse est jokers { $number }

event-remove =
    { $count ->
        [one] Une fleur est écartée sans être vue.
       *[other] { $count } fleurs sont écartées sans être vues.
    }
event-secret-hidden = { $name } pioche une fleur en secret et la met derrière son paravent.
event-guard =
    { $person ->
        [you] Le sac n’a pas diminué depuis un tour de table : vous pouvez cueillir deux fleurs au plus.
        [somebody] Le sac n’a pas diminué depuis un tour de table : quelqu’un peut cueillir deux fleurs au plus.
       *[named] Le sac n’a pas diminué depuis un tour de table : { $name } peut cueillir deux fleurs au plus.
    }

line-warm =
    { $count ->
        [one] Chaud : { $count } fleur, rang { $place }
       *[other] Chaud : { $count } fleurs, rang { $place }
    }
line-warm-shared =
    { $count ->
        [one] Chaud : { $count } fleur, rang { $place } partagé à { $sharing }
       *[other] Chaud : { $count } fleurs, rang { $place } partagé à { $sharing }
    }
line-cool =
    { $count ->
        [one] Froid : { $count } fleur, rang { $place }
       *[other] Froid : { $count } fleurs, rang { $place }
    }
line-cool-shared =
    { $count ->
        [one] Froid : { $count } fleur, rang { $place } partagé à { $sharing }
       *[other] Froid : { $count } fleurs, rang { $place } partagé à { $sharing }
    }

from-field = de devant

ask-use = choisissez une maîtrise, ou aucune

now-use = dites d’abord quelle maîtrise vous utilisez (use)

option-sakuya_in-field = devant le paravent
option-short_draw = Maîtrises quand le sac ne suffit pas
option-field_black = Le noir devant le paravent
option-screen_qty = Fleurs de la couleur mises derrière le paravent
option-screen_qty-about = Vous choisissez combien de fleurs d’une couleur passent derrière votre paravent ; avec « toutes », la couleur y passe entière, ou pas du tout.
option-fail_take-about = Après une cueillette ratée, vous gardez deux fleurs de couleurs différentes ; avec « jusqu’à deux », vous pouvez aussi n’en garder qu’une, ou aucune.
option-sakuya_in-about = La fleur apportée par Sakuya Hime prend la place de celle que vous donnez, parmi les fleurs cueillies ou devant votre paravent ; ou bien elle va toujours devant votre paravent.
option-sakuya_give_black-about = Sinon, aucune des deux fleurs échangées n’est noire. On ne peut jamais prendre de noir.
option-kokonoe_partial-about = Quand deux fleurs de couleurs différentes sont hors de portée, on peut en prendre une seule ; sinon, Kokonoe ne peut pas servir alors.
option-tie_first-about = À nombre égal de fleurs, on partage les points de toutes les places occupées ; ou bien, à la première place, seulement ceux des deux premières.
option-final_tiebreak-about = À total égal, qui a le plus de fleurs derrière le paravent l’emporte ; ou bien la victoire est partagée.
option-two_p_tie-about = Quand les deux joueurs ont autant de fleurs chaudes, ou froides, chacun reçoit la moitié des points du groupe, rien, ou tous.
option-short_draw-about = Une maîtrise qui pioche plus de fleurs que le sac n’en contient pioche celles qui restent ; ou bien elle ne s’utilise pas.
option-field_black-about = Un noir devant votre paravent compte comme une fleur de plus de la couleur la plus avantageuse ; s’il « peut compter », on laisse de côté celui qui ne ferait que coûter des points.

web-draw =
    { $person ->
        [you] Vos fleurs
       *[named] Fleurs : { $name }
    }
web-elsewhere =
    { $count ->
        [one] dont une n’est pas dans le sac
       *[other] dont { $count } ne sont pas dans le sac
    }
web-confirm-jokers = Compter { $warm } en chaud, { $cool } en froid
web-none-use = Aucune maîtrise
web-none-screen = Tout devant le paravent
web-abilities = Maîtrises
web-effect-somei = Cachez une fleur cueillie ou de devant votre paravent.
web-effect-komatsu = Piochez-en trois, gardez-en une devant votre paravent.
web-effect-shin = Piochez-en une en secret, derrière votre paravent.
web-effect-sakuya = Échangez une fleur avec une autre, devant un paravent adverse.
web-effect-kenrokuen = Piochez-en deux ; chacune va derrière votre paravent ou devant n’importe lequel.
web-effect-kokonoe = Prenez deux couleurs devant les paravents adverses.

ask-grab = cueillez encore, ou arrêtez-vous
ask-keep = la cueillette est ratée, choisissez ce que vous gardez

now-grab = il faut cueillir (grab) ou s’arrêter (stop)
now-keep = la cueillette est ratée : dites ce que vous gardez (keep)

first-grab = la première cueillette du tour est obligatoire

event-draw =
    { $person ->
        [you] Vous cueillez { $cards }.
       *[named] { $name } cueille { $cards }.
    }

no-ability = après une cueillette ratée, aucun bonus ne se prend

web-mark-R = R
web-mark-B = F
web-field =
    { $person ->
        [you] Devant votre paravent
       *[named] Devant le paravent : { $name }
    }
web-no-draw-left = plus de cueillette
web-draws-left =
    { $count ->
        [one] encore une cueillette
       *[other] encore { $count } cueillettes
    }
web-ladder = Ce que vaut le devant des paravents
web-about-ladder = Chaque couleur devant un paravent compte selon le nombre de ses fleurs. Un noir compte comme une fleur de plus de la couleur où il rapporte le plus.
web-worth =
    { $count ->
        [one] { $count } fleur : { $points }.
       *[other] { $count } fleurs : { $points }.
    }
web-about-black = Devant un paravent, le noir compte comme une fleur de plus de n’importe quelle couleur, ici de celle où il rapporte le plus.
web-about-draws =
    { $count ->
        [one] On cueille une à trois fois par tour, { $count } fleur au plus en tout.
       *[other] On cueille une à trois fois par tour, { $count } fleurs au plus en tout.
    }
web-about-failing = La cueillette est ratée avec trois fleurs d’une couleur ou avec les cinq couleurs. Chaque noir prend la couleur qui nuit le plus. Toutes les fleurs sauf deux retournent alors dans le sac.
web-began-with = Toutes les fleurs de la partie : { $cards }.
web-set-aside =
    { $count ->
        [one] { $count } fleur a été écartée sans être vue avant la partie.
       *[other] { $count } fleurs ont été écartées sans être vues avant la partie.
    }
web-unknown =
    { $count ->
        [one] Une fleur a été piochée avec Shin Sumizome : seul son propriétaire la connaît.
       *[other] { $count } fleurs ont été piochées avec Shin Sumizome : seul leur propriétaire les connaît.
    }
web-no-place = Sans fleur de ces couleurs, pas de place ni de points.
web-about-jokers = Le blanc et le noir derrière un paravent : quand le sac est vide, chacun décide en secret combien des siens comptent en chaud, les autres étant froids. Ils ne rejoignent qu’un groupe où se trouve une fleur colorée.
web-stop-first = Sa condition est remplie : arrêtez de cueillir, et vous pourrez l’utiliser.
about-somei = Mettez une fleur cueillie ou de devant votre paravent derrière celui-ci.
about-komatsu = Piochez trois fleurs à la vue de tous, gardez-en une qui ne soit pas noire devant votre paravent et rendez les autres.
about-shin = Piochez une fleur que vous seul voyez : elle va derrière votre paravent.
about-sakuya = Échangez une fleur cueillie ou de devant votre paravent contre une fleur de devant un paravent adverse qui ne soit pas noire.
about-kenrokuen = Piochez deux fleurs à la vue de tous et mettez chacune derrière votre paravent ou devant n’importe lequel.
about-kokonoe = Prenez une fleur devant les paravents de deux adversaires, de couleurs différentes et sans noir. À deux joueurs, prenez les deux devant le paravent adverse.

merit-grab-six = { $risk } % de risque de rater la cueillette ; sinon, six fleurs permettent d’utiliser { $ability }.
merit-grab = { $risk } % de risque de rater la cueillette ; sinon, vous avez { $count } fleurs.
merit-grab-safe =
    { $count ->
        [one] Cette cueillette ne peut pas être ratée.
       *[other] Cette cueillette ne peut pas être ratée, et vous avez { $count } fleurs.
    }
merit-stop =
    { $count ->
        [one] { $count } fleur est acquise ; en cueillir une autre serait un échec dans { $risk } % des cas.
       *[other] { $count } fleurs sont acquises ; en cueillir une autre serait un échec dans { $risk } % des cas.
    }
merit-field =
    { $after ->
        [one] La valeur de ce qui est devant votre paravent passe de { $before } à { $after } point.
       *[other] La valeur de ce qui est devant votre paravent passe de { $before } à { $after } points.
    }
merit-their-field =
    { $after ->
        [one] La valeur de ce qui est devant un paravent adverse passe de { $before } à { $after } point.
       *[other] La valeur de ce qui est devant un paravent adverse passe de { $before } à { $after } points.
    }
merit-spared =
    { $count ->
        [one] Devant votre paravent, cela coûterait { $count } point.
       *[other] Devant votre paravent, cela coûterait { $count } points.
    }
merit-best-field =
    { $after ->
        [one] Aucun autre choix ne donne plus de valeur à ce qui est devant votre paravent : { $after } point.
       *[other] Aucun autre choix ne donne plus de valeur à ce qui est devant votre paravent : { $after } points.
    }
event-fail =
    { $person ->
        [you] Trop de gourmandise : c’est raté pour vous.
        [somebody] Trop de gourmandise : c’est raté pour quelqu’un.
       *[named] Trop de gourmandise : c’est raté pour { $name }.
    }
web-fails = ratée dans { $chance } des cas

move-grab =
    { $count ->
        [one] Cueillir { $count } fleur
       *[other] Cueillir { $count } fleurs
    }
move-hide-field = Cacher { $card }, devant votre paravent
move-give-field = Donner { $card }, devant votre paravent
move-place-field = La mettre devant votre paravent
move-place-theirs = La mettre devant, chez { $name }
