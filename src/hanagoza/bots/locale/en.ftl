how = write random, greedy, flat:1000, search:1000, search@0.5s or level:3

level-1-name = Bud
level-1-about = Plays what looks nice. A child can win.
level-2-name = First bloom
level-2-about = Thinks a little, and makes mistakes.
level-3-name = Half bloom
level-3-about = A sound player who looks a few moves ahead.
level-4-name = Nearly full
level-4-about = Hard to beat.
level-5-name = Full bloom
level-5-about = As strong as we can make it in a second.
