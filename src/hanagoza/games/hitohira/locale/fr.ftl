title = Hitohira
tagline = Piochez des fleurs dans un sac, sans trop de gourmandise : trois d’une couleur, ou les cinq couleurs, et presque tout s’envole.

card-R = Rouge
card-Y = Jaune
card-L = Bleu clair
card-B = Bleu
card-W = Blanc
card-K = Noir

pouch = Sac
field = Champ
screen = Paravent
turn = Piochées
held = Capacité
removed = Écartées
stalled = Deux pièces au plus ce tour
points = { $points } pts
secret = secrètes
start = Premier joueur

group-warm = Chaud
group-cool = Froid

jokers = Jokers

ability-somei = Somei Yoshino
ability-komatsu = Komatsu Otome
ability-shin = Shin Sumizome
ability-sakuya = Sakuya Hime
ability-kenrokuen = Kenrokuen Kumagai
ability-kokonoe = Kokonoe
ability-none = aucune

trigger-four_colours = 4 couleurs
trigger-two_pairs = 2 paires
trigger-six_pieces = 6 pièces

none = rien

place-turn = ce tour
place-field = champ
place-screen = derrière le paravent

from-turn = de ce tour
from-field = du champ

action-stop = S’arrêter
action-grab = Piocher
action-keep = Garder
action-use = Capacité
action-hide = Cacher
action-give = Donner
action-take = Prendre
action-place = Placer
action-screen = Derrière le paravent
action-jokers = Jokers en chaud

move-grab =
    { $count ->
        [one] Piocher { $count } pièce
       *[other] Piocher { $count } pièces
    }
move-keep = Garder { $cards }
move-use = Utiliser { $cards }
move-hide-turn = Cacher { $card }, de ce tour
move-hide-field = Cacher { $card }, de votre champ
move-give-turn = Donner { $card }, de ce tour
move-give-field = Donner { $card }, de votre champ
move-take = Prendre { $card } chez { $name }
move-place-field = La mettre dans votre champ
move-place-screen = La mettre derrière votre paravent
move-place-theirs = La mettre chez { $name }
move-screen = Mettre { $cards } derrière le paravent
move-jokers =
    { $count ->
        [0] Ne compter aucun joker en chaud
        [one] Compter { $count } joker en chaud
       *[other] Compter { $count } jokers en chaud
    }

help-stop = arrêter de piocher : les pièces de ce tour sont à vous
help-grab = piocher autant de pièces d’un coup ; trois fois et huit pièces au plus par tour
help-keep = après un échec : les deux pièces de couleurs différentes qui restent ; avec Komatsu Otome : celle qui reste
help-use = utiliser une capacité dont la condition est remplie, ou aucune. Somei Yoshino cache une de vos pièces, Komatsu Otome en garde une sur trois piochées, Shin Sumizome en pioche une en secret, Sakuya Hime en échange une avec un adversaire, Kenrokuen Kumagai en pioche deux et les place, Kokonoe en prend deux aux adversaires
help-hide = Somei Yoshino : une pièce de ce tour ou de votre champ passe derrière votre paravent
help-give = Sakuya Hime : la pièce que vous donnez
help-take = une pièce du champ d’un adversaire ; +1 est le joueur suivant, +2 celui d’après
help-place = Kenrokuen Kumagai : placer la pièce dans votre champ, derrière votre paravent ou dans le champ d’un adversaire
help-screen = des pièces d’une couleur passent derrière votre paravent, les autres dans votre champ
help-jokers = combien de vos pièces blanches et noires cachées comptent en chaud ; les autres en froid
help-goal = La pioche échoue avec trois pièces d’une couleur ou avec les cinq couleurs ; le noir prend la couleur qui vous nuit le plus. Vous gardez alors deux pièces de couleurs différentes et rendez le reste. Réussie, elle est toute à vous : une capacité, une couleur derrière le paravent, le reste dans votre champ. Quand le sac est vide, les pièces chaudes (rouge, jaune) et froides (bleu clair, bleu) cachées rapportent selon le rang, chaque couleur du champ selon le nombre : une ou deux pièces coûtent des points, un grand nombre en rapporte beaucoup. Le plus haut total gagne.
help-signs =
    R● Y▲ L◆ B■ W○ K✚  les pièces : lettre, forme et couleur
    ○ capacité   ● sa condition est remplie   ◉ en cours   ✗ la pioche a échoué
    ▒ derrière un paravent   ✓ jokers répartis
    +1 est le joueur suivant, +2 celui d’après, +3 le troisième

ask-grab-first = dites combien de pièces vous piochez
ask-grab = piochez encore, ou arrêtez-vous
ask-keep = la pioche a échoué, choisissez ce que vous gardez
ask-use = choisissez une capacité, ou aucune
ask-hide = choisissez la pièce à cacher derrière votre paravent
ask-choose = choisissez la pièce que vous gardez
ask-give = choisissez la pièce que vous donnez
ask-swap = choisissez ce que vous prenez en échange
ask-place = choisissez où va { $card }
ask-gather = choisissez une pièce à prendre
ask-screen = choisissez ce qui passe derrière votre paravent
ask-jokers = choisissez combien de jokers comptent en chaud

option-four_colours = Capacité des 4 couleurs
option-two_pairs = Capacité des 2 paires
option-six_pieces = Capacité des 6 pièces
option-screen_qty = Pièces de la couleur mises derrière le paravent
option-fail_take = Pièces gardées après un échec
option-sakuya_in = Où va la pièce de Sakuya Hime
option-sakuya_give_black = Sakuya Hime peut donner du noir
option-kokonoe_partial = Kokonoe peut prendre une seule pièce
option-tie_first = Première place partagée
option-final_tiebreak = Totaux égaux
option-two_p_tie = À deux : groupes égaux
option-short_draw = Capacités quand le sac ne suffit pas
option-field_black = Le noir dans le champ
option-screen_qty-any = au choix
option-screen_qty-all = toutes
option-fail_take-exact = exactement deux
option-fail_take-up_to = jusqu’à deux
option-sakuya_in-in_place = à la place de la pièce donnée
option-sakuya_in-field = dans le champ
option-sakuya_give_black-off = non
option-sakuya_give_black-on = oui
option-kokonoe_partial-off = non
option-kokonoe_partial-on = oui, si deux sont impossibles
option-tie_first-span = partage toutes les places occupées
option-tie_first-top_two = partage les deux premières
option-final_tiebreak-screen_count = le plus de pièces cachées l’emporte
option-final_tiebreak-none = victoire partagée
option-two_p_tie-split = la moitié chacun
option-two_p_tie-none = rien
option-two_p_tie-full = tout pour chacun
option-short_draw-partial = piochent ce qu’il y a
option-short_draw-forbid = ne s’utilisent pas
option-field_black-must = doit compter
option-field_black-may = peut compter
option-screen_qty-about = Vous choisissez combien de pièces d’une couleur passent derrière votre paravent ; avec « toutes », la couleur y passe entière, ou pas du tout.
option-fail_take-about = Après un échec, vous gardez deux pièces de couleurs différentes ; avec « jusqu’à deux », vous pouvez aussi n’en garder qu’une, ou aucune.
option-sakuya_in-about = La pièce apportée par Sakuya Hime prend la place de celle que vous donnez, parmi les pièces de ce tour ou dans votre champ ; ou bien elle va toujours dans votre champ.
option-sakuya_give_black-about = Sinon, aucune des deux pièces échangées n’est noire. On ne peut jamais prendre de noir.
option-kokonoe_partial-about = Quand deux pièces de couleurs différentes sont hors de portée, on peut en prendre une seule ; sinon, Kokonoe ne peut pas servir alors.
option-tie_first-about = À nombre égal de pièces, on partage les points de toutes les places occupées ; ou bien, à la première place, seulement ceux des deux premières.
option-final_tiebreak-about = À total égal, qui a le plus de pièces derrière le paravent l’emporte ; ou bien la victoire est partagée.
option-two_p_tie-about = Quand les deux joueurs ont autant de pièces chaudes, ou froides, chacun reçoit la moitié des points du groupe, rien, ou tous.
option-short_draw-about = Une capacité qui pioche plus de pièces que le sac n’en contient pioche celles qui restent ; ou bien elle ne s’utilise pas.
option-field_black-about = Un noir dans votre champ compte comme une pièce de plus de la couleur la plus avantageuse ; s’il « peut compter », on laisse de côté celui qui ne ferait que coûter des points.

preset-beginner = Débutants

now-grab = il faut piocher (grab) ou s’arrêter (stop)
now-keep = la pioche a échoué : dites ce que vous gardez (keep)
now-use = dites d’abord quelle capacité vous utilisez (use)
now-hide = Somei Yoshino : dites quelle pièce vous cachez (hide)
now-choose = Komatsu Otome : dites quelle pièce vous gardez (keep)
now-give = Sakuya Hime : dites quelle pièce vous donnez (give)
now-swap = Sakuya Hime : dites quelle pièce vous prenez (take)
now-place = Kenrokuen Kumagai : dites où va la pièce (place)
now-gather = Kokonoe : dites quelle pièce vous prenez (take)
now-screen = dites ce qui passe derrière votre paravent (screen)
now-jokers = le sac est vide : dites combien de jokers comptent en chaud (jokers)

first-grab = la première pioche du tour est obligatoire
grab-limit =
    { $count ->
        [one] vous pouvez encore piocher { $count } pièce au plus
       *[other] vous pouvez encore piocher { $count } pièces au plus
    }
not-drawn = il n’y a pas de { $card } parmi les pièces de ce tour
keep-exactly =
    { $count ->
        [one] une seule couleur peut être gardée : gardez-en une pièce
       *[other] gardez { $count } pièces de couleurs différentes
    }
other-side = { $ability } est sur l’autre face de sa carte dans cette partie
needs-four_colours = { $ability } demande quatre couleurs différentes
needs-two_pairs = { $ability } demande deux paires
needs-six_pieces = { $ability } demande six pièces
cannot-use = { $ability } est impossible maintenant : il n’y a rien, ou pas assez, à prendre
no-ability = après un échec, aucune capacité ne s’utilise
not-in-turn = il n’y a pas de { $card } parmi les pièces de ce tour
not-in-field = il n’y a pas de { $card } dans votre champ
no-black = le noir ne peut pas être donné
no-effect = échanger { $card } contre { $card } ne changerait rien
choose-one = gardez exactement une des pièces montrées
not-shown = il n’y a pas de { $card } parmi les pièces montrées
no-such-player = il n’y a pas de joueur { $opponent } : vous n’êtes pas si nombreux
not-in-their-field = il n’y a pas de { $card } dans ce champ
leaves-no-other = si vous prenez { $card } là, aucune seconde pièce ne pourra être prise (autre couleur, joueur placé après)
second-pick = après « { $first } », la seconde pièce est d’une autre couleur et vient d’un joueur placé après (à deux : d’une couleur placée après)
equal-pieces = de deux pièces identiques, la seconde va au même endroit que la première (« { $first } ») ou plus loin
screen-all = les { $count } { $card } passent toutes derrière le paravent, ou aucune
screen-limit = il y a { $count } { $card } parmi les pièces de ce tour
jokers-forced = les jokers ne comptent que là où vous avez une pièce colorée cachée : la réponse est jokers { $number }
jokers-limit =
    { $count ->
        [one] vous avez { $count } joker derrière votre paravent
       *[other] vous avez { $count } jokers derrière votre paravent
    }

merit-grab-six = { $risk } % de risque d’échec ; sinon, six pièces permettent d’utiliser { $ability }.
merit-grab = { $risk } % de risque d’échec ; sinon, vous avez { $count } pièces.
merit-grab-safe =
    { $count ->
        [one] Cette pioche ne peut pas échouer.
       *[other] Cette pioche ne peut pas échouer, et vous avez { $count } pièces.
    }
merit-stop-ability = Si vous arrêtez maintenant, vous pouvez utiliser { $ability }.
merit-stop =
    { $count ->
        [one] { $count } pièce est acquise ; en piocher une autre échouerait dans { $risk } % des cas.
       *[other] { $count } pièces sont acquises ; en piocher une autre échouerait dans { $risk } % des cas.
    }
merit-leads-warm = Derrière votre paravent, { $count } en chaud : plus que tout autre, pour ce que vous en savez ({ $theirs } au plus).
merit-leads-cool = Derrière votre paravent, { $count } en froid : plus que tout autre, pour ce que vous en savez ({ $theirs } au plus).
merit-grows-warm = Derrière votre paravent, { $count } en chaud ; pour ce que vous en savez, personne d’autre n’en a plus de { $theirs }.
merit-grows-cool = Derrière votre paravent, { $count } en froid ; pour ce que vous en savez, personne d’autre n’en a plus de { $theirs }.
merit-surely-warm = Vous comptez { $count } en chaud ; personne d’autre ne peut en compter plus de { $theirs }.
merit-surely-cool = Vous comptez { $count } en froid ; personne d’autre ne peut en compter plus de { $theirs }.
merit-field =
    { $after ->
        [one] La valeur de votre champ passe de { $before } à { $after } point.
       *[other] La valeur de votre champ passe de { $before } à { $after } points.
    }
merit-their-field =
    { $after ->
        [one] La valeur d’un champ adverse passe de { $before } à { $after } point.
       *[other] La valeur d’un champ adverse passe de { $before } à { $after } points.
    }
merit-spared =
    { $count ->
        [one] Dans votre champ, cela coûterait { $count } point.
       *[other] Dans votre champ, cela coûterait { $count } points.
    }
merit-best-field =
    { $after ->
        [one] Aucun autre choix ne laisse plus de valeur à votre champ : { $after } point.
       *[other] Aucun autre choix ne laisse plus de valeur à votre champ : { $after } points.
    }

event-start =
    { $person ->
        [you] Vous commencez.
       *[named] { $name } commence.
    }
event-remove =
    { $count ->
        [one] Une pièce est écartée sans être vue.
       *[other] { $count } pièces sont écartées sans être vues.
    }
event-grab =
    { $person ->
        [you] Vous plongez la main dans le sac : { $number }.
       *[named] { $name } plonge la main dans le sac : { $number }.
    }
event-draw =
    { $person ->
        [you] Vous piochez { $cards }.
       *[named] { $name } pioche { $cards }.
    }
event-stop =
    { $person ->
        [you] Vous vous arrêtez.
       *[named] { $name } s’arrête.
    }
event-why-three = Trois d’une même couleur : { $cards }.
event-why-three-black =
    { $count ->
        [one] Le noir compte comme { $cards } : il y en a donc trois d’une même couleur.
       *[other] Les { $count } noirs comptent comme { $cards } : il y en a donc trois d’une même couleur.
    }
event-why-five = Les cinq couleurs y sont.
event-why-five-black =
    { $count ->
        [one] Le noir compte comme { $cards } : les cinq couleurs y sont donc.
       *[other] Les { $count } noirs comptent comme { $cards } : les cinq couleurs y sont donc.
    }
event-fail =
    { $person ->
        [you] Trop de gourmandise : vous échouez.
        [somebody] Trop de gourmandise : quelqu’un échoue.
       *[named] Trop de gourmandise : { $name } échoue.
    }
event-keep =
    { $person ->
        [you] Vous gardez { $cards }.
       *[named] { $name } garde { $cards }.
    }
event-keep-nothing =
    { $person ->
        [you] Vous ne gardez rien.
       *[named] { $name } ne garde rien.
    }
event-return = Retour dans le sac : { $cards }.
event-decline =
    { $person ->
        [you] Vous n’utilisez pas de capacité.
       *[named] { $name } n’utilise pas de capacité.
    }
event-somei =
    { $person ->
        [you] Vous utilisez Somei Yoshino.
       *[named] { $name } utilise Somei Yoshino.
    }
event-komatsu =
    { $person ->
        [you] Vous utilisez Komatsu Otome.
       *[named] { $name } utilise Komatsu Otome.
    }
event-shin =
    { $person ->
        [you] Vous utilisez Shin Sumizome.
       *[named] { $name } utilise Shin Sumizome.
    }
event-sakuya =
    { $person ->
        [you] Vous utilisez Sakuya Hime.
       *[named] { $name } utilise Sakuya Hime.
    }
event-kenrokuen =
    { $person ->
        [you] Vous utilisez Kenrokuen Kumagai.
       *[named] { $name } utilise Kenrokuen Kumagai.
    }
event-kokonoe =
    { $person ->
        [you] Vous utilisez Kokonoe.
       *[named] { $name } utilise Kokonoe.
    }
event-secret-known =
    { $person ->
        [you] Vous piochez { $cards } en secret, derrière votre paravent.
       *[named] { $name } pioche { $cards } en secret.
    }
event-secret-hidden = { $name } pioche une pièce en secret et la met derrière son paravent.
event-show = Sorties du sac : { $cards }.
event-choose =
    { $person ->
        [you] Vous gardez { $cards } dans votre champ.
       *[named] { $name } garde { $cards } dans son champ.
    }
event-hide =
    { $person ->
        [you] Vous cachez { $cards } derrière votre paravent.
       *[named] { $name } cache { $cards } derrière son paravent.
    }
event-give =
    { $person ->
        [you] Vous proposez { $cards }.
       *[named] { $name } propose { $cards }.
    }
event-swap =
    { $person ->
        [you] Vous prenez { $cards } en échange.
       *[named] { $name } prend { $cards } en échange.
    }
event-receive =
    { $person ->
        [you] Vous recevez { $cards } à la place.
       *[named] { $name } reçoit { $cards } à la place.
    }
event-place-field =
    { $person ->
        [you] { $cards } va dans votre champ.
       *[named] { $name } : { $cards } va dans le champ.
    }
event-place-screen =
    { $person ->
        [you] { $cards } passe derrière votre paravent.
       *[named] { $name } : { $cards } passe derrière le paravent.
    }
event-lose =
    { $person ->
        [you] Vous perdez { $cards }.
       *[named] { $name } perd { $cards }.
    }
event-screen =
    { $person ->
        [you] Vous mettez { $cards } derrière votre paravent.
       *[named] { $name } met { $cards } derrière son paravent.
    }
event-field =
    { $person ->
        [you] Vous posez { $cards } dans votre champ.
       *[named] { $name } pose { $cards } dans son champ.
    }
event-guard =
    { $person ->
        [you] Le sac n’a pas diminué depuis un tour de table : vous pouvez piocher deux pièces au plus.
        [somebody] Le sac n’a pas diminué depuis un tour de table : quelqu’un peut piocher deux pièces au plus.
       *[named] Le sac n’a pas diminué depuis un tour de table : { $name } peut piocher deux pièces au plus.
    }
event-empty = Le sac est vide. Chacun répartit ses jokers en secret.
event-commit =
    { $person ->
        [you] Vous avez réparti vos jokers.
       *[named] { $name } a réparti ses jokers.
    }
event-reveal =
    { $person ->
        [you] Vous levez votre paravent : { $cards }. Chaud { $warm }, froid { $cool }.
       *[named] { $name } lève son paravent : { $cards }. Chaud { $warm }, froid { $cool }.
    }
event-reveal-nothing =
    { $person ->
        [you] Vous levez votre paravent : rien.
       *[named] { $name } lève son paravent : rien.
    }
event-over = La partie est terminée : { $reason }.

reason-pouch = le sac est vide

line-field = Champ, { $card } : { $count }
line-field-black = Champ, { $card } : { $count } (dont noir : { $black })
line-warm =
    { $count ->
        [one] Chaud : { $count } pièce, rang { $place }
       *[other] Chaud : { $count } pièces, rang { $place }
    }
line-warm-shared =
    { $count ->
        [one] Chaud : { $count } pièce, rang { $place } partagé à { $sharing }
       *[other] Chaud : { $count } pièces, rang { $place } partagé à { $sharing }
    }
line-cool =
    { $count ->
        [one] Froid : { $count } pièce, rang { $place }
       *[other] Froid : { $count } pièces, rang { $place }
    }
line-cool-shared =
    { $count ->
        [one] Froid : { $count } pièce, rang { $place } partagé à { $sharing }
       *[other] Froid : { $count } pièces, rang { $place } partagé à { $sharing }
    }
line-screen = Derrière le paravent, à égalité de points : { $count }
score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-behind = { $behind } derrière le paravent
score-tie = { $points } points, { $behind } derrière le paravent

web-now-place = Kenrokuen Kumagai : choisissez où elle va
web-second-pick = la seconde est d’une autre couleur et vient d’un joueur placé après (à deux : d’une couleur placée après)
web-equal-pieces = de deux pareilles, la seconde va au même endroit que la première, ou plus loin
web-jokers-forced = les jokers ne comptent que là où vous avez une couleur cachée

web-standing =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
web-mark-R = R
web-mark-Y = J
web-mark-L = C
web-mark-B = U
web-mark-W = B
web-mark-K = N
web-field =
    { $person ->
        [you] Votre champ
       *[named] Champ : { $name }
    }
web-behind =
    { $person ->
        [you] Derrière votre paravent
       *[named] Derrière le paravent : { $name }
    }
web-draw =
    { $person ->
        [you] Votre pioche
       *[named] Pioche : { $name }
    }
web-no-draw-left = plus de pioche
web-draws-left =
    { $count ->
        [one] encore une pioche
       *[other] encore { $count } pioches
    }
web-elsewhere =
    { $count ->
        [one] dont une n’est pas dans le sac
       *[other] dont { $count } ne sont pas dans le sac
    }
web-fails = échoue dans { $chance } des cas
web-put = Mettre { $card } ici
web-confirm-use = L’utiliser
web-confirm-jokers = Compter { $warm } en chaud, { $cool } en froid
web-none-keep = Ne rien garder
web-none-use = Aucune capacité
web-none-screen = Tout dans le champ
web-abilities = Capacités
web-lit = condition remplie
web-left = Pas encore vues
web-counted = jokers répartis
web-count = Les paravents sont levés
web-ladder = Ce que valent les champs
web-about-ladder = Chaque couleur d’un champ compte selon le nombre de ses pièces. Un noir compte comme une pièce de plus de la couleur où il rapporte le plus.
web-worth =
    { $count ->
        [one] { $count } pièce : { $points }.
       *[other] { $count } pièces : { $points }.
    }
web-worth-more = Une de plus, et ce serait { $points }.
web-joined =
    { $count ->
        [one] Un noir compte ici comme { $card }.
       *[other] { $count } noirs comptent ici comme { $card }.
    }
web-about-black = Dans un champ, le noir compte comme une pièce de plus de n’importe quelle couleur, ici de celle où il rapporte le plus.
web-about-draws =
    { $count ->
        [one] On pioche une à trois fois par tour, { $count } pièce au plus en tout.
       *[other] On pioche une à trois fois par tour, { $count } pièces au plus en tout.
    }
web-about-failing = La pioche échoue avec trois pièces d’une couleur ou avec les cinq couleurs. Chaque noir prend la couleur qui nuit le plus. Toutes les pièces sauf deux retournent alors dans le sac.
web-about-risk = Le risque est compté sur tous les sacs possibles, d’après tout ce qui a été vu.
web-about-pouch = S’il est vide à la fin d’un tour, la partie est terminée et les paravents sont levés.
web-may-hold = Pas encore vues : { $cards }.
web-began-with = Toutes les pièces de la partie : { $cards }.
web-set-aside =
    { $count ->
        [one] { $count } pièce a été écartée sans être vue avant la partie.
       *[other] { $count } pièces ont été écartées sans être vues avant la partie.
    }
web-about-screen = À la fin, ce qui est derrière les paravents est comparé, le chaud avec le chaud et le froid avec le froid.
web-lay-behind = Il y avait derrière : { $cards }.
web-idle =
    { $person ->
        [you] Dans aucun de vos groupes
        [somebody] Hors de tout groupe chez quelqu’un
       *[named] Hors de tout groupe chez { $name }
    }
web-known = Vues y passer : { $cards }.
web-unknown =
    { $count ->
        [one] Une pièce a été piochée avec Shin Sumizome : seul son propriétaire la connaît.
       *[other] { $count } pièces ont été piochées avec Shin Sumizome : seul leur propriétaire les connaît.
    }
web-forgotten = Tout le monde a vu ce qui y est passé. À vous de vous en souvenir.
web-about-group = Ces couleurs, derrière les paravents : { $cards }.
web-pays-one = Qui en a le plus marque { $points } points, l’autre rien.
web-pays = Qui en a le plus marque { $points } points, une place après l’autre.
web-no-place = Sans pièce de ces couleurs, pas de place ni de points.
web-about-jokers = Le blanc et le noir derrière un paravent : quand le sac est vide, chacun décide en secret combien des siens comptent en chaud, les autres étant froids. Ils ne rejoignent qu’un groupe où se trouve une pièce colorée.
web-agreed = { $option } : { $value }.
web-stop-first = Sa condition est remplie : arrêtez de piocher, et vous pourrez l’utiliser.
web-touch-it = Elle peut être utilisée maintenant.
web-effect-somei = Cachez une pièce de ce tour ou de votre champ.
web-effect-komatsu = Piochez-en trois, gardez-en une dans votre champ.
web-effect-shin = Piochez-en une en secret, derrière votre paravent.
web-effect-sakuya = Échangez une pièce avec un champ adverse.
web-effect-kenrokuen = Piochez-en deux ; chacune va dans un champ ou derrière votre paravent.
web-effect-kokonoe = Prenez deux couleurs dans les champs adverses.
about-somei = Mettez une pièce de ce tour ou de votre champ derrière votre paravent.
about-komatsu = Piochez trois pièces à la vue de tous, gardez-en une qui ne soit pas noire dans votre champ et rendez les autres.
about-shin = Piochez une pièce que vous seul voyez : elle va derrière votre paravent.
about-sakuya = Échangez une pièce de ce tour ou de votre champ contre une pièce d’un champ adverse qui ne soit pas noire.
about-kenrokuen = Piochez deux pièces à la vue de tous et mettez chacune dans votre champ, derrière votre paravent ou dans un champ adverse.
about-kokonoe = Prenez une pièce dans les champs de deux adversaires, de couleurs différentes et sans noir. À deux joueurs, prenez les deux dans le champ adverse.
