title = Kasane no irome
tagline = Douze épaisseurs de kimono, portées dans l’ordre où elles ont été prises. Posez-les en combinaisons que personne ne pourra refaire.
grid = Terrain commun
row = Rangée { $row }
hand = Main
field = Terrain
deck = Pioche
discard = Défausse
melds = Combinaisons
no-boxes = pas de cases
box = Case
points = Points
pts = pts
colours = Couleurs
bonus = Bonus
round = Manche { $round }/{ $rounds }
turn = Tour { $turn }/12
start = Premier joueur
unseen = non vues
blocked = bloquée

card-1 = Prunier rouge
card-2 = Cerisier
card-3 = Corète
card-4 = Saule
card-5 = Glycine
card-6 = Œillet
card-7 = Campanule
card-8 = Érable
card-9 = Chrysanthème
card-plus1 = Plus un

meld-kasane = Kasane
meld-juu = Juu
meld-sakura = Sakura Chirashi
meld-chidori = Chidori
meld-asanoha = Asanoha
meld-kagen = Kagen no Tsuki
meld-jyougen = Jyougen no Tsuki
meld-katyuu = Katyuu Fugetsu
meld-setsu = Setsu Getsu Fuka

kanji-kasane = 襲ね
kanji-juu = 拾
kanji-sakura = 桜散らし
kanji-chidori = 千鳥
kanji-asanoha = 麻ノ葉
kanji-kagen = 下弦ノ月
kanji-jyougen = 上弦ノ月
kanji-katyuu = 花鳥風月
kanji-setsu = 雪月風花

needs-kasane = identiques
needs-juu = somme 10
needs-sakura = 1 2 6
needs-chidori = 3 8 9
needs-asanoha = 4 5 7
needs-kagen = 1–5 ↑ ou ↓
needs-jyougen = 5–9 ↑ ou ↓
needs-katyuu = impairs
needs-setsu = pairs

action-row = Rangée
action-meld = Poser
action-pass = Passer

move-row = Prendre la carte libre de la rangée { $row }
move-meld = Poser { $meld } en { $number } cartes
move-meld-field = Poser { $meld } en { $number } cartes, dont la première sur votre terrain

help-row = prenez la carte de droite d’une rangée : un nombre va sur votre main, un +1 sur votre terrain pour un point, ce qui termine votre tour
help-meld = posez les cartes du dessus de votre main, dans leur ordre, et remplissez une case de ce nombre de cartes ; la carte du dessus de votre terrain peut venir en tête
help-pass = gardez vos cartes
help-goal = Chacun prend douze cartes. Posez des combinaisons pour des points ; chaque case ne rapporte qu’une fois. À la fin, un terrain de huit cartes ou plus rapporte selon ses couleurs : 1 ou 9, cinq points ; 2 ou 8, quatre ; 3 ou 7, trois ; 4 ou 6, deux ; 5, rien. Les douze cartes posées : deux de plus. Qui a le plus de points gagne ; à égalité, qui a posé le plus de cartes.
help-signs =
    Une carte porte son nombre et un signe de sa couleur ; la carte du dessus d’une rangée ou d’une pile est à droite.
    2○1 case libre : deux cartes, un point   2● remplie   2× bloquée
    ▒ carte d’une autre main   │ terrain à gauche, main à droite
    (4⌇) 6♥ commence par la carte du dessus de votre terrain
    ◎ premier joueur de la manche   non vues : que vous ne voyez pas
    ▸ +3 la meilleure combinaison avec la carte de cette rangée
    ◇6 couleurs d’un terrain, (+2) ce qu’il rapporterait maintenant
    8+ 6◇2 dès huit cartes, six couleurs rapportent deux points

ask-take = prenez la carte de droite d’une rangée sur votre main
ask-meld = posez le dessus de votre main en combinaison, ou passez

option-meld_table = Cases des combinaisons (reconstructed, ou votre propre tableau)
option-hard3 = Plus difficile, à trois : une case à deux cartes de Kasane et de Juu est bloquée
option-plus1_meld = Plus facile : on peut poser aussi après un +1
option-open_hands = Mains visibles
option-meld_table-about = Combien de cases a chaque combinaison, et de quelles tailles. « reconstructed » est notre propre tableau ; le vôtre s’écrit comme le dit la page du jeu.
option-hard3-about = Ces deux cases sont fermées dès le début : les paires sont plus difficiles à poser.
option-plus1_meld-about = Après un +1, on peut poser une combinaison dans le même tour, avec sa main seule.
option-open_hands-about = Chacun voit toutes les mains : pour qui préfère ne pas compter.

take-first = prenez d’abord la carte libre d’une rangée
taken-already = vous avez pris votre carte : posez une combinaison (meld) ou passez (pass)
no-such-row = il n’y a pas de rangée { $row } : les rangées vont de 1 à { $rows }
row-empty = la rangée { $row } est vide
no-box = { $meld } n’a pas de case à { $number } cartes
box-filled = toutes les cases de { $meld } à { $number } cartes sont remplies
field-empty = votre terrain n’a pas de carte par laquelle commencer
field-plus = un +1 est sur le dessus de votre terrain : il ne peut pas servir
too-few = il faut { $needed } cartes de votre main, et vous en avez { $count }
not-kasane = { $cards } ne sont pas toutes du même nombre
not-juu = la somme de { $cards } n’est pas 10
not-sakura = { $cards } ne sont pas 1, 2 et 6
not-chidori = { $cards } ne sont pas 3, 8 et 9
not-asanoha = { $cards } ne sont pas 4, 5 et 7
not-kagen = { $cards } ne montent ni ne descendent entre 1 et 5 sans répétition
not-jyougen = { $cards } ne montent ni ne descendent entre 5 et 9 sans répétition
not-katyuu = { $cards } ne sont pas toutes impaires
not-setsu = { $cards } ne sont pas toutes paires

merit-plus = Un +1 rapporte un point aussitôt.
merit-could-lay =
    { $points ->
        [one] Avec elle, vous pouvez poser { $meld } en { $number } cartes, pour { $points } point.
       *[other] Avec elle, vous pouvez poser { $meld } en { $number } cartes, pour { $points } points.
    }
merit-refused =
    { $points ->
        [one] Avec elle, le joueur suivant pourrait poser { $meld } en { $number } cartes, pour { $points } point.
       *[other] Avec elle, le joueur suivant pourrait poser { $meld } en { $number } cartes, pour { $points } points.
    }
merit-ready =
    { $points ->
        [one] Avec { $next } sur le dessus, encore présent sur le terrain commun, { $meld } en { $number } cartes rapporterait { $points } point.
       *[other] Avec { $next } sur le dessus, encore présent sur le terrain commun, { $meld } en { $number } cartes rapporterait { $points } points.
    }
merit-leaves =
    { $points ->
        [one] Le joueur suivant ne pourra alors rien poser qui rapporte plus de { $points } point.
       *[other] Le joueur suivant ne pourra alors rien poser qui rapporte plus de { $points } points.
    }
merit-leaves-nothing = Quoi que prenne alors le joueur suivant, il ne pourra rien poser.
merit-last-box =
    { $points ->
        [one] Cela rapporte { $points } point, et personne d’autre ne pourra poser { $meld } en { $number } cartes.
       *[other] Cela rapporte { $points } points, et personne d’autre ne pourra poser { $meld } en { $number } cartes.
    }
merit-first-box =
    { $points ->
        [one] Cela rapporte { $points } point ; le prochain { $meld } en { $number } cartes n’en rapportera que { $following }.
       *[other] Cela rapporte { $points } points ; le prochain { $meld } en { $number } cartes n’en rapportera que { $following }.
    }
merit-meld =
    { $points ->
        [one] { $meld } en { $number } cartes rapporte { $points } point.
       *[other] { $meld } en { $number } cartes rapporte { $points } points.
    }
merit-field =
    { $points ->
        [one] À la fin, votre terrain rapporterait { $points } point de plus : { $laid } cartes, { $number } couleurs.
       *[other] À la fin, votre terrain rapporterait { $points } points de plus : { $laid } cartes, { $number } couleurs.
    }

event-start =
    { $person ->
        [you] Vous commencez.
       *[named] { $name } commence.
    }
event-round =
    { $person ->
        [you] La manche { $round } commence ; vous jouez en premier.
        [somebody] La manche { $round } commence ; quelqu’un joue en premier.
       *[named] La manche { $round } commence ; { $name } joue en premier.
    }
event-deal = Rangée { $row } : { $sequence }.
event-undealt = Les cartes restées dans la pioche sont défaussées sans être vues.
event-take =
    { $person ->
        [you] Vous prenez { $sequence } dans la rangée { $row }.
       *[named] { $name } prend { $sequence } dans la rangée { $row }.
    }
event-plus =
    { $person ->
        [you] Vous posez le { $sequence } de la rangée { $row } : +{ $points }.
       *[named] { $name } pose le { $sequence } de la rangée { $row } : +{ $points }.
    }
event-meld =
    { $person ->
        [you] Vous posez { $sequence } : { $meld } { $number }, +{ $points }.
       *[named] { $name } pose { $sequence } : { $meld } { $number }, +{ $points }.
    }
event-join =
    { $person ->
        [you] Vous posez { $sequence } à la suite de votre terrain : { $meld } { $number }, +{ $points }.
       *[named] { $name } pose { $sequence } à la suite de son terrain : { $meld } { $number }, +{ $points }.
    }
event-pass =
    { $person ->
        [you] Vous passez.
       *[named] { $name } passe.
    }
event-sweep = Cartes restantes défaussées : { $cards }.
event-shuffle = La défausse est mélangée à la pioche pour la dernière manche.
event-bonus =
    { $person ->
        [you] Vous : cartes posées { $laid }, couleurs { $colours } : +{ $points }.
       *[named] { $name } : cartes posées { $laid }, couleurs { $colours } : +{ $points }.
    }
event-over = La partie est terminée : { $reason }.

reason-rounds = toutes les manches sont jouées

line-meld = { $meld }, { $number } cartes
line-plus = Cartes +1 : { $count }
line-colours = Couleurs : { $colours }, cartes posées : { $laid }
line-all-laid = Les douze cartes posées
score-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
score-laid =
    { $count ->
        [one] { $count } carte posée
       *[other] { $count } cartes posées
    }

web-standing =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
web-offer =
    { $count ->
        [one] { $meld }, { $number } cartes, { $cards } : { $count } point
       *[other] { $meld }, { $number } cartes, { $cards } : { $count } points
    }
web-with-field = avec la carte du dessus de votre terrain
web-can-lay = Ce que vous pouvez poser
web-pass = Vous gardez vos cartes, et votre tour est fini.
web-only-pass = Rien à poser : passer
web-empty-hand = pas encore de cartes
web-order = Main, de la première carte prise à celle du dessus
web-deepest = prise en premier
web-top = dessus
web-laid = { $laid } posées sur 12
web-laid-cards = Cartes posées
web-cards = cartes
web-board = De haut en bas, les combinaisons ; de gauche à droite, le nombre de cartes posées ; au croisement, les points. Qui pose ce nombre de cartes en premier remplit la case, pour tout le monde et pour toute la partie. Une case qui montre ses points est libre.
web-box = { $meld }, { $number } cartes : { $state }
web-open =
    { $count ->
        [one] libre, pour { $count } point
       *[other] libre, pour { $count } points
    }
web-filled = remplie
web-filled-by =
    { $person ->
        [you] remplie par vous
        [somebody] remplie par quelqu’un
       *[named] remplie par { $name }
    }
web-box-open =
    { $number ->
        [one]
            { $count ->
                [one] Une case libre : { $count } point pour qui la remplit.
               *[other] Une case libre : { $count } points pour qui la remplit.
            }
       *[other]
            { $count ->
                [one] { $number } cases libres : { $count } point chacune pour qui la remplit.
               *[other] { $number } cases libres : { $count } points chacune pour qui la remplit.
            }
    }
web-box-filled =
    { $count ->
        [one] Une case remplie : elle a rapporté { $count } point.
       *[other] Une case remplie : elle a rapporté { $count } points.
    }
web-box-filled-by =
    { $person ->
        [you]
            { $count ->
                [one] Vous avez rempli une case, pour { $count } point.
               *[other] Vous avez rempli une case, pour { $count } points.
            }
        [somebody]
            { $count ->
                [one] Quelqu’un a rempli une case, pour { $count } point.
               *[other] Quelqu’un a rempli une case, pour { $count } points.
            }
       *[named]
            { $count ->
                [one] { $name } a rempli une case, pour { $count } point.
               *[other] { $name } a rempli une case, pour { $count } points.
            }
    }
web-box-filled-with-field =
    { $person ->
        [you]
            { $count ->
                [one] Vous avez rempli une case, pour { $count } point, en commençant par la carte de votre terrain.
               *[other] Vous avez rempli une case, pour { $count } points, en commençant par la carte de votre terrain.
            }
        [somebody]
            { $count ->
                [one] Quelqu’un a rempli une case, pour { $count } point, en commençant par la carte de son terrain.
               *[other] Quelqu’un a rempli une case, pour { $count } points, en commençant par la carte de son terrain.
            }
       *[named]
            { $count ->
                [one] { $name } a rempli une case, pour { $count } point, en commençant par la carte de son terrain.
               *[other] { $name } a rempli une case, pour { $count } points, en commençant par la carte de son terrain.
            }
    }
web-box-blocked = Une case bloquée : personne ne peut la remplir.
web-box-exact = Il faut exactement { $number } cartes du dessus de la main, dans leur ordre. Si un nombre est sur le dessus de votre terrain, il peut être la première.
web-rule-kasane = Toutes les cartes ont le même nombre.
web-rule-juu = La somme des nombres est 10.
web-rule-sakura = Un 1, un 2 et un 6, dans n’importe quel ordre.
web-rule-chidori = Un 3, un 8 et un 9, dans n’importe quel ordre.
web-rule-asanoha = Un 4, un 5 et un 7, dans n’importe quel ordre.
web-rule-kagen = Des nombres de 1 à 5, seulement croissants ou seulement décroissants. On peut en sauter, mais pas en répéter.
web-rule-jyougen = Des nombres de 5 à 9, seulement croissants ou seulement décroissants. On peut en sauter, mais pas en répéter.
web-rule-katyuu = Tous les nombres sont impairs. Ils peuvent se répéter.
web-rule-setsu = Tous les nombres sont pairs. Ils peuvent se répéter.
web-buried = Dans une rangée, seule la carte de droite est libre.
web-free-number = Elle va sur le dessus de votre main.
web-free-plus = Un +1 va tout de suite sur votre terrain et rapporte un point. Il n’a pas de couleur.
web-could-lay = Avec elle, vous pourriez poser :
web-could-lay-nothing = Avec elle, vous ne pourriez rien poser pour l’instant.
web-no-meld =
    { $count ->
        [one] La carte du dessus, seule, ne forme aucune combinaison qui ait une case libre pour une carte.
       *[other] Les { $count } cartes du dessus ne forment aucune combinaison qui ait une case libre pour { $count } cartes.
    }
web-own-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
web-fixed = L’ordre de votre main ne change jamais : ce que vous prenez va sur le dessus, à droite.
web-from-top = Une combinaison est faite des cartes du dessus, autant que vous voulez, dans leur ordre.
web-their-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-their-order = Elles restent dans l’ordre où elles ont été prises ; on pose depuis le dessus.
web-turned-up = Dans l’ordre : { $cards }.
web-not-taken = Prises par personne
web-not-taken-about = Une manche finit quand il reste sur le terrain commun autant de cartes qu’il y a de joueurs.
web-never-dealt = Jamais distribuées
web-never-dealt-about = À trois joueurs, la pioche a deux cartes de plus qu’il n’en faut à la dernière manche : elles sont défaussées sans être vues.
web-all-turned-up = Tout est dévoilé : les mains dans leur ordre, et ce qui n’a jamais été distribué.
web-layers = Chaque carte posée est une épaisseur de la robe, la première tout à l’intérieur.
web-field-begins = Si un nombre est sur le dessus, il peut être la première carte de la prochaine combinaison.
web-field-stays = Elle commence par la carte de votre terrain, qui reste à sa place.
web-fills = Sa case est alors remplie pour tout le monde, jusqu’à la fin de la partie.
web-worth =
    { $number ->
        [one] { $number } couleur, bonus actuel +{ $count }
       *[other] { $number } couleurs, bonus actuel +{ $count }
    }
web-colours-when = À la fin, un terrain de huit cartes ou plus rapporte selon ses couleurs. Un +1 est une carte sans couleur.
web-colours-ladder = 1 ou 9 couleurs rapportent 5 points, 2 ou 8 en rapportent 4, 3 ou 7 en rapportent 3, 4 ou 6 en rapportent 2, et 5 ne rapportent rien.
web-colours-all = Les douze cartes posées rapportent 2 points de plus.
web-colours-now = Ici, pour l’instant : cartes posées { $laid }, couleurs { $colours }.
web-starts = Qui a l’éventail a commencé cette manche ; la personne à sa gauche commence la suivante.
web-parade = La fête
web-round-over = La manche { $round } sur { $rounds } est finie
web-go-on = Une touche ou un geste suffit pour continuer.
