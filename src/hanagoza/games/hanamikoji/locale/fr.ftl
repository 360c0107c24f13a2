title = Hanamikoji
tagline = Gagnez la faveur de quatre geishas, ou totalisez onze points de charme. L’un partage, l’autre choisit.
geisha = Geishas
charm = Charme
favour = Faveur
hand = Main
deck = Pioche
removed = Écartée
offer = Offre
round = Manche { $round }
turn = Tour { $turn } sur 8
start = Premier joueur
unseen = non vues

card-A = Flûte
card-B = Éventail
card-C = Rouleau
card-D = Shamisen
card-E = Ombrelle
card-F = Service à thé
card-G = Épingle

action-secret = Secret
action-discard = Compromis
action-gift = Cadeau
action-compete = Compétition
action-take = Réponse

move-secret = Garder { $cards } en secret
move-discard = Laisser { $cards } en compromis
move-gift = Offrir en cadeau { $cards }
move-compete = Proposer les paires { $cards }
move-take = Prendre { $cards }

help-secret = une carte face cachée ; elle compte à la fin de la manche
help-discard = deux cartes face cachée ; elles ne comptent pas pour cette manche
help-gift = montrez trois cartes ; l’adversaire en prend une, vous posez les deux autres
help-compete = montrez deux paires ; l’adversaire en prend une, vous posez l’autre
help-take = prenez une carte d’un cadeau, ou une paire d’une compétition
help-goal = Après huit tours, chaque geisha favorise le côté qui a le plus de ses cartes ; une égalité ne change rien. Quatre geishas donnent la victoire ; onze points de charme aussi, et l’emportent sur quatre geishas. Sinon, nouvelle manche : les faveurs restent.
help-signs =
    ○ action encore libre   ● utilisée   ▒ carte face cachée   ▮ carte posée
    ◆ sa faveur, et qui la détient   ◇ personne ne la détient encore
    ▲ ▼ le côté qui gagnerait sa faveur avec les cartes visibles
    ?  combien de ses cartes vous n’avez pas vues
    Le nombre dans son cadre est son charme, et combien de ses cartes existent.

ask-act = choisissez une action non utilisée et ses cartes
ask-answer = choisissez ce que vous prenez de l’offre

option-max_rounds = Nombre maximal de manches (3 selon le livret ; 0 : sans limite)
option-max_rounds-about = Après autant de manches sans vainqueur, qui a le plus de geishas l’emporte, puis qui a le plus de charme.

nothing-offered = aucune offre en attente : c’est à vous d’agir

marker-used-secret = votre marqueur « Secret » est déjà utilisé cette manche
marker-used-discard = votre marqueur « Compromis » est déjà utilisé cette manche
marker-used-gift = votre marqueur « Cadeau » est déjà utilisé cette manche
marker-used-compete = votre marqueur « Compétition » est déjà utilisé cette manche

not-in-hand = il faut { $needed } { $card } et vous en avez { $count } (votre main : { $hand })
answer-first = répondez d’abord à l’offre « { $offer } », avec take
take-a-card = l’offre est « { $offer } » : prenez l’une de ses cartes
take-a-pair = l’offre est « { $offer } » : prenez l’une de ses deux paires

merit-wins = La partie est décidée : quoi qu’il arrive, au moins { $geisha } geishas et { $charm } points de charme sont à vous.
merit-secured =
    { $theirs ->
        [0] Geisha { $card } : sa faveur vous reviendra quoi qu’il arrive ; aucune de ses cartes ne peut aller à l’adversaire.
       *[other] Geisha { $card } : sa faveur vous reviendra quoi qu’il arrive ; à la fin, vous aurez au moins { $ours } de ses cartes, l’adversaire au plus { $theirs }.
    }
merit-denied =
    { $theirs ->
        [0] Geisha { $card } : l’adversaire ne peut plus gagner sa faveur ; aucune de ses cartes ne peut lui revenir.
       *[other] Geisha { $card } : l’adversaire ne peut plus gagner sa faveur ; à la fin, vous aurez au moins { $ours } de ses cartes, lui au plus { $theirs }.
    }
merit-lead = Geisha { $card } : avec les cartes que vous connaissez, sa faveur vous reviendrait, { $ours } à { $theirs }.
merit-lead-either = Geisha { $card } : quoi que prenne l’adversaire, sa faveur vous reviendrait avec les cartes que vous connaissez, { $ours } à { $theirs } au pire.
merit-level = Geisha { $card } : avec les cartes que vous connaissez, sa faveur n’ira plus à l’adversaire, { $ours } à { $theirs }.
merit-refused = Geisha { $card } : si vous laissiez ses cartes, sa faveur irait à l’adversaire avec les cartes que vous connaissez, { $theirs } à { $ours }.
merit-more =
    { $count ->
        [one] Quoi que prenne l’adversaire, { $count } geisha de plus vous reviendrait avec les cartes que vous connaissez.
       *[other] Quoi que prenne l’adversaire, { $count } geishas de plus vous reviendraient avec les cartes que vous connaissez.
    }
merit-alike = Quoi que prenne l’adversaire, vous recevez la même chose.
merit-at-least = Quoi que prenne l’adversaire, vous recevez au moins { $count } × { $card }.
merit-keeps = Vous gardez { $count } × { $card } en main.

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
event-remove = Une carte est écartée sans être vue.
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
event-secret-known =
    { $person ->
        [you] Vous gardez { $cards } en secret.
       *[named] { $name } garde { $cards } en secret.
    }
event-secret-hidden = { $name } garde une carte en secret.
event-discard-known =
    { $person ->
        [you] Vous laissez en compromis { $cards }.
       *[named] { $name } laisse en compromis { $cards }.
    }
event-discard-hidden = { $name } laisse deux cartes en compromis.
event-gift =
    { $person ->
        [you] Vous offrez en cadeau { $cards }.
       *[named] { $name } offre en cadeau { $cards }.
    }
event-compete =
    { $person ->
        [you] Vous proposez les paires { $pairs }.
       *[named] { $name } propose les paires { $pairs }.
    }
event-take =
    { $person ->
        [you] Vous prenez { $cards }.
       *[named] { $name } prend { $cards }.
    }
event-keep =
    { $person ->
        [you] Vous posez { $cards }.
       *[named] { $name } pose { $cards }.
    }
event-reveal =
    { $person ->
        [you] Vous révélez votre secret : { $cards }.
       *[named] { $name } révèle le secret : { $cards }.
    }
event-favour =
    { $person ->
        [you] Geisha { $cards } : sa faveur vous revient.
        [somebody] Geisha { $cards } : sa faveur revient à quelqu’un.
       *[named] Geisha { $cards } : sa faveur revient à { $name }.
    }
event-over = La partie est terminée : { $reason }.

reason-charm = onze points de charme
reason-geisha = quatre geishas
reason-rounds = toutes les manches sont jouées
reason-guard = la trentième manche est jouée

line-won = { $card } : cartes { $ours }–{ $theirs }
line-kept = { $card } : faveur conservée, cartes { $ours }–{ $theirs }
score =
    { $count ->
        [one] { $count } geisha, charme { $charm }
       *[other] { $count } geishas, charme { $charm }
    }

web-standing = { $geisha }/4 · { $charm }/11
web-goal = geishas { $geisha }/4 · charme { $charm }/11
web-nobody = personne
web-face-down = une carte face cachée
web-actions = Actions de jeu
web-used = utilisé
web-unused = pas encore utilisé
web-which-action = Choisissez maintenant une action pour ces cartes.
web-missing =
    { $count ->
        [one] Encore { $count } carte
       *[other] Encore { $count } cartes
    }
web-do-secret = Garder en secret
web-do-discard = Laisser en compromis
web-do-gift = Offrir ce cadeau
web-do-compete = Proposer ces paires
web-do-take = Prendre
web-clear = Recommencer
web-put-back = reprendre en main
web-pair = Paire { $pair }
web-take-card =
    { $person ->
        [somebody] Quelqu’un vous propose trois cartes : prenez-en une, laissez-en deux.
       *[named] { $name } vous propose trois cartes : prenez-en une, laissez-en deux.
    }
web-take-pair =
    { $person ->
        [somebody] Quelqu’un vous propose deux paires : prenez-en une, laissez l’autre.
       *[named] { $name } vous propose deux paires : prenez-en une, laissez l’autre.
    }
web-taking =
    { $person ->
        [somebody] À vous : { $cards } ; à quelqu’un : { $others }.
       *[named] À vous : { $cards } ; à { $name } : { $others }.
    }
web-offered-card =
    { $person ->
        [you] Vous proposez trois cartes : { $other } en prend une, vous posez les deux autres.
        [somebody] Quelqu’un propose trois cartes : { $other } en prend une.
       *[named] { $name } propose trois cartes : { $other } en prend une.
    }
web-offered-pair =
    { $person ->
        [you] Vous proposez deux paires : { $other } en prend une, vous posez l’autre.
        [somebody] Quelqu’un propose deux paires : { $other } en prend une.
       *[named] { $name } propose deux paires : { $other } en prend une.
    }
web-answer-first = Prenez d’abord votre part de l’offre, au milieu.
web-scored = Fin de la manche { $round }
web-next-round = Manche suivante
web-offers = Offres de cette manche
web-revealed = Dévoilées à la fin
web-about-charm =
    { $charm ->
        [one] Il existe { $charm } de ses cartes, et sa faveur vaut autant de charme.
       *[other] Il existe { $charm } de ses cartes, et sa faveur vaut autant de charme.
    }
web-laid = Cartes posées devant elle
web-favour-open = Personne n’a encore sa faveur.
web-favour-held =
    { $person ->
        [you] Vous avez sa faveur.
        [somebody] Quelqu’un a sa faveur.
       *[named] { $name } a sa faveur.
    }
web-ahead-open = Avec les cartes visibles, elle resterait indécise. Qui a le plus de ses cartes gagne sa faveur ; une égalité ne change rien.
web-ahead =
    { $person ->
        [you] Avec les cartes visibles, sa faveur vous reviendrait. Une égalité ne change rien.
        [somebody] Avec les cartes visibles, sa faveur reviendrait à quelqu’un. Une égalité ne change rien.
       *[named] Avec les cartes visibles, sa faveur reviendrait à { $name }. Une égalité ne change rien.
    }
web-about-unseen-none = Vous avez vu toutes ses cartes.
web-about-unseen =
    { $count ->
        [one] Vous n’avez pas vu une de ses cartes (le nombre sur fond sombre) : elle est dans la pioche, écartée, face cachée ou dans une main.
       *[other] Vous n’avez pas vu { $count } de ses cartes (le nombre sur fond sombre) : elles sont dans la pioche, écartées, face cachée ou dans une main.
    }
web-about-secret = Posez une carte face cachée. Elle compte pour vous à la fin de la manche.
web-about-discard = Posez deux cartes face cachée. Elles sortent de la manche, et l’adversaire ne les voit qu’une fois la partie terminée.
web-about-gift = Montrez trois cartes. L’adversaire en prend une ; les deux autres sont à vous.
web-about-compete = Montrez quatre cartes en deux paires. L’adversaire prend une paire ; l’autre est à vous.
web-marker-used = Ce marqueur est utilisé. Il revient à la manche suivante.
web-marker-open = Ce marqueur n’est pas encore utilisé. Chacun sert une fois par manche.
web-under = Dessous : { $cards }.
web-about-deck-none = Il ne reste aucune carte à piocher.
web-about-deck =
    { $count ->
        [one] Il reste une carte. On en pioche une au début de chaque tour.
       *[other] Il reste { $count } cartes. On en pioche une au début de chaque tour.
    }
web-about-removed = Une carte de la manche est écartée sans être vue. Personne ne la connaît avant la fin de la partie.
web-about-goal = Onze points de charme donnent la victoire, quatre geishas aussi ; onze points de charme l’emportent sur quatre geishas.
web-offers-so-far = Offres de cette manche : { $count }
