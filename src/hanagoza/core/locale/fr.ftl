over = la partie est terminée
outcome-due = le hasard doit d’abord trancher
outcome-impossible = ce tirage est impossible ici
chance-only = seul le hasard peut faire cela

malformed-empty = il n’y a rien ici ; un coup s’écrit { $verbs }
malformed-verb = le verbe « { $word } » n’existe pas ; un coup s’écrit { $verbs }
malformed-nearly = le verbe « { $word } » n’existe pas (vouliez-vous dire { $near } ?) ; un coup s’écrit { $verbs }
malformed-token = « { $word } » ne va pas avec { $verb } : écrivez { $usage }
malformed-form = cela ne s’écrit pas ainsi : écrivez { $usage }
