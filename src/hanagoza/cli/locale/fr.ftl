you = Vous
seat = Place { $seat }

bot-0 = Tsubaki
bot-1 = Momiji
bot-2 = Ayame
bot-3 = Fuji

players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-range = de { $few } à { $many } joueurs
your-turn = À vous : { $ask }.
their-turn = { $name } réfléchit…
take-back = { $name } va jouer · appuyez sur u pour reprendre votre coup
over = La partie est terminée. Tapez « new » pour une autre, « quit » pour quitter.
placeholder = tapez un coup, ou choisissez avec ↑ ↓ et Entrée
moves = Coups
log = Journal
no-match = aucun coup permis ne commence ainsi
moves-behind =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
refused = « { $text } » – { $why }
not-your-turn = C’est à { $name } de jouer.
undone = Coup repris : { $move }.
undo-theirs = Rien à reprendre : le dernier coup n’est pas le vôtre, ou on y a déjà répondu.
undo-revealed = Ce coup ne peut plus être repris : il vous a révélé quelque chose.
resumed = Vous reprenez la partie laissée en cours. (« new » en commence une autre.)
damaged = La sauvegarde était endommagée. Elle a été mise de côté ; voici une nouvelle partie.
save-failed = La partie n’a pas pu être enregistrée : { $why }.
lang-unknown = Langues : en, fr, ja.
unfinished = L’enregistrement s’arrête ici ; la partie n’est pas terminée.

luck-seed = Hasard : graine { $seed }
luck-secret = Hasard : engagement { $commitment }
luck-script = Hasard : fourni à la main

wins =
    { $person ->
        [you] Vous gagnez : { $reason }.
       *[named] { $name } gagne : { $reason }.
    }
shared = Victoire partagée : { $reason }.
kept-at = Partie conservée dans { $path }

hint-help = Aide
hint-log = Journal
hint-language = 日本語 / English
hint-paper = Thème
hint-undo = Reprendre
hint-quit = Quitter
hint-close = Fermer
hint-new = Nouvelle partie

help-title = Comment jouer à { $title }
help-goal = But du jeu
help-moves = Coups
help-signs = Sur la table
help-keys = Touches et commandes
help-keys-pick = choisir dans la liste (la souris convient aussi)
help-keys-enter = jouer ce qui est tapé ou choisi
help-keys-tab = compléter ce qui est tapé
help-keys-escape = recommencer la saisie
help-words = Vous pouvez aussi taper : help, log, undo, new, lang en | fr | ja, quit. La partie est enregistrée après chaque coup.

plain-ask = choisissez un coup
