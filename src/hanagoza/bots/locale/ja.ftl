how = 書き方：random、greedy、flat:1000、search:1000、search@0.5s、level:3

level-1-name = つぼみ
level-1-about = 気の向くままに打ちます。子どもでも勝てます。
level-2-name = 咲き始め
level-2-about = 少し考えますが、間違えることもあります。
level-3-name = 五分咲き
level-3-about = 数手先まで読む、手堅い打ち手です。
level-4-name = 八分咲き
level-4-about = なかなか勝てません。
level-5-name = 満開
level-5-about = 一秒で考えられる最強の手を打ちます。
