title-home = Hanagoza : jeux de fleurs, de deux à quatre
title-join = Prendre place – Hanagoza
title-you = Vous – Hanagoza
title-games = Vos parties – Hanagoza
title-table = { $game } – Hanagoza
title-your-turn = À vous – { $game }

language = Langue
look = Apparence

look-system = Système
look-light = Clair
look-dark = Sombre

tempo = Vitesse des mouvements

tempo-slow = lente
tempo-normal = normale
tempo-fast = rapide
tempo-off = aucun mouvement

sound = Sons discrets
yes = Oui
no = Non
cancel = Annuler
close = Fermer
copy = Copier
copied = Copié
guest = Invité
you = Vous
opponent = Adversaire
somebody = Quelqu’un

you-title = Vous
you-called = Vous êtes { $name }
you-lead = Il n’y a pas de compte : le serveur vous reconnaît à ce navigateur.
you-rename = Changer
you-renamed = Vous êtes désormais { $name }, dans vos anciennes parties aussi.
you-data = Ce qui est conservé sur vous
you-data-about = Votre nom et les précédents, vos tables, les jetons de vos robots : un seul fichier, en JSON.
you-data-get = Télécharger mes données
you-delete = Me supprimer
you-delete-about = Votre nom, vos jetons et les adresses d’où vous avez ouvert des tables sont supprimés aussitôt. Les parties restent aux autres, avec « Quelqu’un » à votre place ; là où l’une continue, un robot joue pour vous. Sur un autre appareil, vous êtes un autre invité : supprimez-vous là aussi.
you-delete-sure = Vous supprimer pour de bon ? Vos places sont perdues, et personne ne pourra vous les rendre.
you-backups = Les sauvegardes faites auparavant contiennent encore votre nom. Ce serveur supprime les siennes sous { $days } jours ; pour les autres, demandez à l’hôte.
you-backups-host = Les sauvegardes faites auparavant contiennent encore votre nom : demandez à l’hôte combien de temps elles sont gardées.
you-gone = Vos données sont supprimées. Qui joue désormais dans ce navigateur est un nouvel invité.

vacation-title = Vacances
vacation-about = Là où l’on a des jours pour chaque coup, votre temps s’arrête pendant votre absence. Les parties à la pendule continuent.
vacation-left =
    { $count ->
        [one] Vous pouvez encore prendre { $count } jour cette année.
       *[other] Vous pouvez encore prendre { $count } jours cette année.
    }
vacation-days = Jours à prendre, dès maintenant
vacation-take = Partir en vacances
vacation-now = Vous êtes en vacances : encore { $time }.
vacation-end = Y mettre fin

bot-0 = Tsubaki
bot-1 = Momiji
bot-2 = Ayame
bot-3 = Fuji

players = { $count } joueurs
players-range = de { $few } à { $many } joueurs
minutes = environ { $minutes } minutes

home-link = Tous les jeux
home-preparing = Préparation du jeu. La première fois, cela prend jusqu’à une minute.
home-play = Jouer
home-invite = Inviter
home-lay = Préparer la table
home-players = Joueurs
home-public = Ouverte à tous
home-mine = Vos parties
home-all-mine = Tout voir
home-open-count =
    { $count ->
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
    }
home-open = Tables ouvertes
home-welcome = Jeux de fleurs, de deux à quatre
home-lead = Cinq petits jeux japonais autour d’une table tranquille. Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Sans compte, sans rien installer.
home-watch = Parties à regarder
home-none-open = Personne n’attend en ce moment. Invitez des amis, et ouvrez la table à tous si vous voulez.

lay-title = { $game } : préparer la table
lay-bots = Des robots prennent les autres places : la partie commence aussitôt, sans pendule. Touchez une place pour la donner à quelqu’un d’autre.
lay-friend = Les places d’amis sont à qui aura le lien ; vous le recevrez ensuite.
lay-anybody = Les places libres sont à tous : la table est dans la liste, et elle a aussi un lien pour vos amis.
lay-open = Ouvrir la table
lay-cards = Cartes sur la table
lay-turn = Retourner

house-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
house-rulebook = Du livret de règles
house-own = Règles maison
house-variant = Variantes
house-usual = Par défaut
house-reset = Tout par défaut

seats-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }

games-next =
    { $count ->
        [one] Partie suivante : { $count } vous attend
       *[other] Partie suivante : { $count } vous attendent
    }
games-wait =
    { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
games-none-next = Plus aucune autre partie ne vous attend.
games-turn-yours = à vous
games-turn-theirs =
    { $person ->
        [somebody] à quelqu’un
       *[named] à { $name }
    }
games-turn-open = en attente de joueurs
games-turn-kept = une place vous est gardée
games-turn-paused = en pause
games-left = encore { $time }
games-unfinished = En cours
games-none-unfinished = Aucune partie en cours.
games-finished = Terminées
games-none-finished = Pas encore de partie terminée.
games-filter = Jeu
games-every = Tous les jeux
games-more = En montrer plus
games-dismiss = Retirer de la liste
games-dismissed = Retirée de votre liste : { $game }.
games-undo = Remettre
games-with = avec { $names }
games-result-won = gagnée
games-result-shared = victoire partagée
games-result-lost = perdue
games-result-place = rang { $place } sur { $count }
games-result-aborted = sans résultat
games-how-resigned =
    { $person ->
        [you] vous avez abandonné
       *[named] { $name } a abandonné
    }
games-how-out-of-time =
    { $person ->
        [you] vous n’aviez plus de temps
       *[named] { $name } n’avait plus de temps
    }

profile-title = Bilan de vos parties
profile-lead = Les parties terminées dans ce navigateur.
profile-none = Dès votre première partie terminée, elle comptera ici.
profile-by-game = Par jeu
profile-by-level = Contre les robots
profile-game = Jeu
profile-played = Jouées
profile-won = Gagnées
profile-lost = Perdues
profile-people = Les gens avec qui vous avez joué
profile-tally = Parties : { $played }, victoires : { $won }, défaites : { $lost }
profile-last = la dernière le { $date }
profile-again = Rejouer
profile-again-with = Rejouer avec { $name }
profile-block = Bloquer { $name }
profile-block-sure = Bloquer { $name } ? Vous ne vous assiérez plus à la même table, et ses messages ne vous seront plus montrés. Les parties en cours iront à leur terme.
profile-unblock = Débloquer { $name }
profile-unblock-sure = Débloquer { $name } ? Vous pourrez de nouveau jouer ensemble.
profile-blocked = blocage actif

phase-running = en cours

setting-title = Cette table
setting-play = Comment on joue
setting-rules = Règles
setting-usual = celles du jeu
setting-memory = Mémoire de la table
setting-spectators = Spectateurs admis

memory-tracker = tout ce qui a été vu
memory-log = le journal
memory-none = ce tour seulement

setting-pace = Temps de réflexion
setting-out-of-time = Quand le temps de quelqu’un est écoulé

out-of-time-bot = un robot joue la suite
out-of-time-loss = la partie est perdue

pace-none = sans pendule
pace-live = { $base } et { $increment } s par coup
pace-days =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }
pace-live-group = Une pendule pour la partie
pace-days-group = Des jours pour chaque coup
pace-own = Une autre pendule…
pace-base = Minutes pour la partie
pace-increment = Secondes en plus à chaque coup
pace-own-note = De 10 secondes à 3 heures, et jusqu’à 180 secondes de plus à chaque coup.

span-minutes = { $count } min
span-seconds = { $count } s

clock-hours = { $hours } h { $minutes }
clock-days = { $days } j { $hours } h

time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

join-who = À la table : { $names }.
join-nobody = Personne n’attend encore ici.
join-name = Votre nom
join-sit = S’asseoir
join-look = Juste regarder
join-full = Toutes les places sont prises.
join-kept = Les places libres sont gardées pour d’autres. Vous pouvez regarder, ou ouvrir votre propre table.

waiting-title = En attente de joueurs
waiting-link = Envoyez ce lien à vos amis
waiting-send = Envoyer…
waiting-code = Afficher un code QR
waiting-no-code = Masquer le code QR
waiting-invitation = Venez jouer à { $game } avec moi
waiting-send-away = { $name } devra alors partir, sans pouvoir revenir.
waiting-last = C’est la dernière place libre : si un robot la prend, la partie commence.
waiting-kept =
    { $person ->
        [somebody] réservée à quelqu’un
       *[named] réservée à { $name }
    }
waiting-start = Commencer, avec des robots aux places libres ({ $level })
waiting-until = Places gardées pour : { $names }. Pour commencer sans eux, libérez leurs places.
waiting-leave = Quitter la table
waiting-call-off = Annuler la table
waiting-call-off-sure = Annuler cette table ? Plus personne ne pourra s’y asseoir, et le lien ne mènera nulle part.

seats = Joueurs
table = La table
menu = Ce que vous pouvez faire
seat = Place { $seat }

seat-who = À qui cette place ?
seat-change = – changer
seat-friend = Un ami
seat-friend-about = La personne à qui vous enverrez le lien.
seat-anybody = Ouverte à tous
seat-anybody-about = Tout le monde trouve la table dans la liste. Cela vaut pour toutes les places libres.
seat-bot = Robot : { $level }
seat-for-friend = pour qui a le lien
seat-for-anybody = pour tous
seat-empty = libre
seat-thinking = en réflexion…
seat-to-move = à jouer
seat-resigned = abandon
seat-replaced = un robot joue
seat-gone =
    { $person ->
        [somebody] Quelqu’un n’est plus là.
       *[named] { $name } n’est plus là.
    }
seat-replace = Faire jouer un robot
seat-timed-out = temps écoulé : un robot joue
seat-lost-on-time = temps écoulé
seat-paused = en pause
seat-vacation = en vacances : { $time }

clock-of = { $name } : encore { $time }
clock-runs = { $name } : encore { $time }, le temps court
clock-warning = Il vous reste { $time }.

connection-here = en ligne
connection-away = s’absente
connection-gone = n’est plus là
connection-none = pas encore là

turn-yours = À vous : { $ask }.
turn-bot =
    { $person ->
        [you] Un robot réfléchit pour vous…
       *[named] { $name } réfléchit…
    }
turn-theirs =
    { $person ->
        [you] C’est à vous de jouer.
        [somebody] C’est à quelqu’un de jouer.
       *[named] C’est à { $name } de jouer.
    }
turn-round-over = La manche est terminée.
turn-sending = Votre coup est en route…
turn-looking-on = Vous regardez
turn-paused = Partie en pause : les pendules sont arrêtées.

recap-step = En votre absence : { $at } sur { $count }
recap-skip = Une touche ou un geste suffit pour passer
recap-title = En votre absence
recap-go-on = Continuer

frozen = Cette partie ne peut pas continuer : ses règles ont changé depuis. Vous pouvez encore la télécharger.
moves = Coups

plain-ask = choisissez un coup
plain-wait = Rien à décider pour l’instant.

view = Ce que vous voyez
log = Journal
say = Dire un mot
mute = Masquer les messages
undo = Reprendre le coup

undo-ask = Demander à reprendre le coup
undo-no-why = Seul votre dernier coup peut être repris, et seulement s’il ne vous a rien montré que vous ne saviez déjà.
undo-free-why = Votre dernier coup ne vous a rien appris : vous pouvez le reprendre.
undo-ask-why = Votre dernier coup ne vous a rien appris : vous pouvez le reprendre si les autres sont d’accord.

hint = Conseil

hint-thinking = Réflexion…
hint-title = Ce que ferait un robot
advised = { $label } – choix d’un robot
hint-win = { $chance } de chances de gagner

return = Revenir à votre place
more = Plus
resign = Abandonner

resign-sure = Abandonner cette partie ?

abort = Arrêter sans résultat

abort-sure = Arrêter la partie pour tout le monde, sans résultat ? Les autres doivent d’abord accepter.

pause = Demander une pause

pause-help = Toutes les pendules s’arrêtent si tout le monde est d’accord.

resume = Proposer de continuer
delegate = Laisser la table jouer les coups forcés

delegate-help = Seulement là où tout le monde voit qu’il n’y a pas de choix. Ce que vous seul savez vous est laissé : sinon, cela montrerait votre jeu.

carry = Jouer sur un autre appareil : votre lien privé
watch = Laisser regarder : le lien de cette table
rules = Règles

explain-rules = Ce que disent les règles
explain-keys = Explications (?) : les flèches passent d’une chose à l’autre, Entrée ouvre les règles, Échap revient.

wish-undo = { $name } aimerait reprendre un coup.
wish-abort = { $name } aimerait arrêter la partie sans résultat.
wish-pause = { $name } aimerait faire une pause.
wish-resume = { $name } aimerait continuer.
wish-agree = D’accord
wish-decline = Refuser
wish-waiting = On demande aux autres…
wish-withdraw = Retirer la demande
wish-declined = { $name } n’est pas d’accord.

result-wins =
    { $person ->
        [you] Vous gagnez avec { $ours } contre { $theirs } : { $reason }.
       *[named] { $name } gagne avec { $ours } contre { $theirs } : { $reason }.
    }
result-shared = Victoire partagée : { $reason }.
result-aborted = La partie s’est arrêtée sans résultat.
result-called-off = L’hôte a annulé cette table.
result-resigned =
    { $person ->
        [you] Vous avez abandonné.
       *[named] { $name } a abandonné.
    }
result-left-resigned =
    { $you ->
        [loser] Vous avez abandonné. { $winner } gagne.
        [winner] { $loser } a abandonné. Vous gagnez.
       *[neither] { $loser } a abandonné. { $winner } gagne.
    }
result-timed-out =
    { $person ->
        [you] Vous avez perdu au temps.
       *[named] { $name } a perdu au temps.
    }
result-left-timed-out =
    { $you ->
        [loser] Vous avez perdu au temps. { $winner } gagne.
        [winner] { $loser } a perdu au temps. Vous gagnez.
       *[neither] { $loser } a perdu au temps. { $winner } gagne.
    }
result-count = D’où vient chaque point
result-over = La partie est terminée
result-total = Total
result-rematch = Rejouer
result-join-rematch = Rejoindre la revanche
result-waits = À la table de la revanche : { $names }.
result-missed = La revanche a commencé sans vous, ou a été annulée.
result-another = Ouvrir une autre table
result-record = Télécharger la partie
result-transcript = Télécharger tout ce que votre place a reçu

result-look-back = Revoir la table

result-decisive = Ce qui a tout décidé
result-decisive-turn =
    { $person ->
        [you] Selon l’estimation rapide de nos robots, ce tour a porté vos chances de { $before } à { $after }.
        [somebody] Selon l’estimation rapide de nos robots, ce tour a porté les chances du vainqueur de { $before } à { $after }.
       *[named] Selon l’estimation rapide de nos robots, ce tour a porté les chances de { $name } de { $before } à { $after }.
    }
result-decisive-round =
    { $person ->
        [you] Selon l’estimation rapide de nos robots, cette manche a porté vos chances de { $before } à { $after }.
        [somebody] Selon l’estimation rapide de nos robots, cette manche a porté les chances du vainqueur de { $before } à { $after }.
       *[named] Selon l’estimation rapide de nos robots, cette manche a porté les chances de { $name } de { $before } à { $after }.
    }

share = Partager
share-making = Un instant…
share-failed = Ce navigateur ne peut pas faire d’image de la table.

socket-lost = Connexion perdue. Nouvelle tentative…
socket-kept = Connexion perdue. Votre coup est gardé et sera envoyé.

goodbye-closed = La table a été fermée.
goodbye-no-spectators = La partie a commencé, sans spectateurs.
goodbye-banned = Vous ne pouvez plus jouer ici.
goodbye-unknown = Cette table n’existe plus.

problem-unreachable = Le serveur est injoignable. Le réseau fonctionne-t-il ?
problem-forbidden = Accès refusé : le lien est incorrect, ou l’hôte vous l’a interdit.
problem-no-table = Cette table n’existe pas. Le lien est-il complet ?
problem-no-page = Il n’y a rien à cette adresse. Le lien est-il complet ?
problem-too-many = C’est trop à la fois. Terminez une partie ou attendez une minute.
problem-failed = Cela n’a pas marché. Veuillez réessayer.

refused-why = { $why }.
refused-malformed = Le serveur n’a pas compris.
refused-unknown-protocol = Cette page n’est plus à jour : rechargez-la.
refused-not-seated = Vous regardez : prenez place pour jouer.
refused-wrong-phase = Impossible maintenant : la partie n’a pas commencé, ou est finie.
refused-out-of-turn = Ce n’est pas à vous de jouer.
refused-stale = La partie a avancé : regardez et choisissez de nouveau.
refused-illegal = Les règles ne le permettent pas.
refused-not-possible = C’est impossible ici.
refused-too-fast = Trop vite : attendez un instant.
refused-busy = Beaucoup de robots réfléchissent : attendez un instant.
refused-not-saved = Impossible d’enregistrer : réessayez.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-nice = Que c’est joli !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-bye = Au revoir !

event-table-sat =
    { $person ->
        [you] Vous vous asseyez.
       *[named] { $name } s’assied.
    }
event-table-hired = { $name }, un robot, s’assied.
event-table-rose =
    { $person ->
        [you] Vous quittez la table.
       *[named] { $name } quitte la table.
    }
event-table-sent-away =
    { $person ->
        [you] L’hôte libère votre place.
        [somebody] L’hôte libère la place de quelqu’un.
       *[named] L’hôte libère la place occupée par { $name }.
    }
event-table-began = La partie commence.
event-table-asked-undo =
    { $person ->
        [you] Vous demandez à reprendre un coup.
       *[named] { $name } demande à reprendre un coup.
    }
event-table-asked-abort =
    { $person ->
        [you] Vous demandez à arrêter la partie.
       *[named] { $name } demande à arrêter la partie.
    }
event-table-asked-pause =
    { $person ->
        [you] Vous demandez une pause.
       *[named] { $name } demande une pause.
    }
event-table-asked-resume =
    { $person ->
        [you] Vous proposez de continuer.
       *[named] { $name } propose de continuer.
    }
event-table-paused = Toutes les pendules s’arrêtent.
event-table-resumed = Les pendules repartent.
event-table-timed-out =
    { $person ->
        [you] Votre temps est écoulé.
       *[named] { $name } n’a plus de temps.
    }
event-table-agreed =
    { $person ->
        [you] Vous êtes d’accord.
       *[named] { $name } est d’accord.
    }
event-table-declined =
    { $person ->
        [you] Vous refusez.
       *[named] { $name } refuse.
    }
event-table-withdrew =
    { $person ->
        [you] Vous retirez votre demande.
       *[named] { $name } retire sa demande.
    }
event-table-took-back =
    { $person ->
        [you] Vous reprenez votre dernier coup.
       *[named] { $name } reprend son dernier coup.
    }
event-table-resigned =
    { $person ->
        [you] Vous abandonnez.
       *[named] { $name } abandonne.
    }
event-table-replaced =
    { $person ->
        [you] Un robot joue pour vous.
        [somebody] Un robot joue pour quelqu’un.
       *[named] Un robot joue pour { $name }.
    }
event-table-returned =
    { $person ->
        [you] Vous êtes de retour.
       *[named] { $name } est de retour.
    }
event-table-aborted = La partie s’arrête sans résultat.
event-table-called-off = La table est annulée.
event-table-said = { $name } : { $phrase }
event-table-rematch = Une table attend pour une revanche.
event-table-restored = Table restaurée d’une sauvegarde : quelqu’un connaît peut-être le hasard à venir. Vous pouvez demander l’arrêt de la partie.
