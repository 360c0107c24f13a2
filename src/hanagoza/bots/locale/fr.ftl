how = écrivez random, greedy, flat:1000, search:1000, search@0.5s ou level:3

level-1-name = Bouton
level-1-about = Joue ce qui lui plaît. Un enfant peut gagner.
level-2-name = Éclosion
level-2-about = Réfléchit un peu, et se trompe.
level-3-name = Mi-floraison
level-3-about = Joue juste et voit quelques coups d’avance.
level-4-name = Presque épanoui
level-4-about = Difficile à battre.
level-5-name = Pleine floraison
level-5-about = Aussi fort que possible en une seconde.
