title = 襲ノ色目
tagline = 取った順に重ねる十二単。二度と作れない役を作って着飾りましょう。
grid = 共通の場
row = { $row }列目
hand = 手札
field = 場
deck = 山札
discard = 捨て札
melds = 役
no-boxes = 枠なし
box = 枠
points = 点
pts = 点
colours = 色
bonus = ボーナス
round = ラウンド { $round }/{ $rounds }
turn = 手番 { $turn }/12
start = スタート
unseen = 未見
blocked = 使用不可

card-1 = 紅梅
card-2 = 桜
card-3 = 山吹
card-4 = 柳
card-5 = 藤
card-6 = 撫子
card-7 = 桔梗
card-8 = 紅葉
card-9 = 菊
card-plus1 = プラス1

meld-kasane = 襲ね
meld-juu = 拾
meld-sakura = 桜散らし
meld-chidori = 千鳥
meld-asanoha = 麻ノ葉
meld-kagen = 下弦ノ月
meld-jyougen = 上弦ノ月
meld-katyuu = 花鳥風月
meld-setsu = 雪月風花

kanji-kasane = 襲ね
kanji-juu = 拾
kanji-sakura = 桜散らし
kanji-chidori = 千鳥
kanji-asanoha = 麻ノ葉
kanji-kagen = 下弦ノ月
kanji-jyougen = 上弦ノ月
kanji-katyuu = 花鳥風月
kanji-setsu = 雪月風花

needs-kasane = 同じ数
needs-juu = 合計10
needs-sakura = 1 2 6
needs-chidori = 3 8 9
needs-asanoha = 4 5 7
needs-kagen = 1〜5の昇順・降順
needs-jyougen = 5〜9の昇順・降順
needs-katyuu = 奇数のみ
needs-setsu = 偶数のみ

action-row = 列
action-meld = 役
action-pass = パス

move-row = { $row }列目のカードを取る
move-meld = { $meld }を{ $number }枚で作る
move-meld-field = { $meld }を自分の場のカードから{ $number }枚で作る

help-row = 列の右端のカードを取ります。数字は手札の一番上へ、+1は自分の場の一番上に置いて1点を得て、手番を終えます
help-meld = 手札の上から順番を変えずにカードを出し、その枚数の枠を埋めます。自分の場の一番上のカードを先頭に使えます
help-pass = 役を作らずに手番を終えます
help-goal = 各自12枚のカードを取ります。役を作って得点します。各枠は一度しか使えません。最後に場のカードが8枚以上なら、色の数で得点します。1色か9色は5点、2色か8色は4点、3色か7色は3点、4色か6色は2点、5色は0点。12枚すべて出していればさらに2点。得点の多い人が勝ち、同点なら場のカードが多い人の勝ちです。
help-signs =
    カードは数字と色の印で表します。列や手札の一番上は右端です。
    2○1 空いている枠：2枚で1点   2● 使用済み   2× 使用不可
    ▒ 他の人の手札   │ 左が場、右が手札
    (4⌇) 6♥ 自分の場の一番上のカードで始まる役
    ◎ スタートプレイヤー   未見：自分に見えていない枚数
    ▸ +3 その列のカードで作れる最高の役
    ◇6 場の色の数、(+2) はいまの時点でのボーナス
    8+ 6◇2 8枚以上なら6色で2点

ask-take = 列の右端のカードを取り、手札の一番上に重ねてください
ask-meld = 手札の上からカードを使って役を作るか、パスしてください

option-meld_table = 役の枠（reconstructed、または自作の表）
option-hard3 = 3人用上級：襲ねと拾の2枚の枠が1つずつ使えません
option-plus1_meld = 初級：+1を取った手番でも役を作れます
option-open_hands = 手札を公開
option-meld_table-about = 役ごとの枠の数と枚数です。「reconstructed」は復元した表で、自作の表の書き方はゲームの説明ページにあります。
option-hard3-about = この2つの枠は最初から閉じていて、2枚の役を作りにくくなります。
option-plus1_meld-about = +1を取った手番でも、手札だけを使って役を作れます。
option-open_hands-about = 全員の手札が見えます。数えるのが苦手な人向けです。

take-first = 先に列からカードを取ってください
taken-already = カードはもう取りました。役を作る（meld）か、パス（pass）してください
no-such-row = { $row }列目はありません。列は1から{ $rows }までです
row-empty = { $row }列目は空です
no-box = { $meld } に{ $number }枚の枠はありません
box-filled = { $meld } の{ $number }枚の枠はすべて埋まっています
field-empty = 自分の場に先頭にするカードがありません
field-plus = 自分の場の一番上が+1なので使えません
too-few = 手札が{ $needed }枚必要ですが、{ $count }枚しかありません
not-kasane = { $cards } は同じ数ではありません
not-juu = { $cards } の合計は10ではありません
not-sakura = { $cards } は1・2・6ではありません
not-chidori = { $cards } は3・8・9ではありません
not-asanoha = { $cards } は4・5・7ではありません
not-kagen = { $cards } は1から5までの重複のない昇順・降順ではありません
not-jyougen = { $cards } は5から9までの重複のない昇順・降順ではありません
not-katyuu = { $cards } は奇数だけではありません
not-setsu = { $cards } は偶数だけではありません

merit-plus = 「+1」はすぐに1点になります。
merit-could-lay = これを取ると、{ $meld }（{ $number }枚）を出して{ $points }点を得られます。
merit-refused = これがあれば、次の人は{ $meld }（{ $number }枚）を出して{ $points }点を得られます。
merit-ready = 共通の場にまだある{ $next }が上に重なれば、{ $meld }（{ $number }枚）で{ $points }点になります。
merit-leaves = 次の人は{ $points }点を超える役を出せなくなります。
merit-leaves-nothing = 次の人は何を取っても役を出せません。
merit-last-box = { $points }点になり、ほかの人はもう{ $meld }（{ $number }枚）を出せません。
merit-first-box = { $points }点になります。次の{ $meld }（{ $number }枚）は{ $following }点だけです。
merit-meld = { $meld }（{ $number }枚）は{ $points }点になります。
merit-field = 終了時の得点が{ $points }点増える場になります（{ $laid }枚、{ $number }色）。

event-start =
    { $person ->
        [you] スタートプレイヤーはあなたです。
       *[named] スタートプレイヤーは{ $name }です。
    }
event-round =
    { $person ->
        [you] 第{ $round }ラウンド開始。スタートプレイヤーはあなたです。
       *[named] 第{ $round }ラウンド開始。スタートプレイヤーは{ $name }です。
    }
event-deal = { $row }列目：{ $sequence }。
event-undealt = 山札の残りを見ずに捨て札にしました。
event-take =
    { $person ->
        [you] あなたは{ $row }列目から{ $sequence }を取りました。
       *[named] { $name }は{ $row }列目から{ $sequence }を取りました。
    }
event-plus =
    { $person ->
        [you] あなたは{ $row }列目の{ $sequence }を場に置きました（+{ $points }点）。
       *[named] { $name }は{ $row }列目の{ $sequence }を場に置きました（+{ $points }点）。
    }
event-meld =
    { $person ->
        [you] あなたは{ $sequence }で{ $meld }{ $number }枚（+{ $points }点）。
       *[named] { $name }は{ $sequence }で{ $meld }{ $number }枚（+{ $points }点）。
    }
event-join =
    { $person ->
        [you] あなたは場のカードに{ $sequence }を続けて{ $meld }{ $number }枚（+{ $points }点）。
       *[named] { $name }は場のカードに{ $sequence }を続けて{ $meld }{ $number }枚（+{ $points }点）。
    }
event-pass =
    { $person ->
        [you] あなたはパスしました。
       *[named] { $name }はパスしました。
    }
event-sweep = 残りは捨て札：{ $cards }。
event-shuffle = 最終ラウンドのため、捨て札を山札に混ぜました。
event-bonus =
    { $person ->
        [you] あなた：場に{ $laid }枚、{ $colours }色（+{ $points }点）。
       *[named] { $name }：場に{ $laid }枚、{ $colours }色（+{ $points }点）。
    }
event-over = ゲーム終了：{ $reason }。

reason-rounds = 全ラウンド終了

line-meld = { $meld }、{ $number }枚
line-plus = +1カード：{ $count }枚
line-colours = { $colours }色（場に{ $laid }枚）
line-all-laid = 12枚すべて
score-points = { $count }点
score-laid = 場に{ $count }枚

web-standing = { $count }点
web-offer = { $meld }、{ $number }枚、{ $cards }：{ $count }点
web-with-field = 自分の場の一番上から続ける
web-can-lay = 作れる役
web-pass = カードを手札に残して、手番を終えます。
web-only-pass = 作れる役がありません：パス
web-empty-hand = まだカードがありません
web-order = 手札（最初に取ったカードから一番上まで）
web-deepest = 最初の1枚
web-top = 一番上
web-laid = 12枚中{ $laid }枚
web-laid-cards = 場のカード
web-cards = 枚数
web-board = 縦に役、横に枚数、交わるところが点数です。その枚数で最初に役を作った人が枠を埋めます。枠は全員に共通で、ゲームの終わりまで埋まったままです。点数が見えている枠は空いています。
web-box = { $meld }、{ $number }枚：{ $state }
web-open = 空き、{ $count }点
web-filled = 埋まっています
web-filled-by =
    { $person ->
        [you] あなたが埋めました
       *[named] { $name }が埋めました
    }
web-box-open = 空いている枠{ $number }つ：埋めた人に{ $count }点。
web-box-filled = 埋まった枠：{ $count }点になりました。
web-box-filled-by =
    { $person ->
        [you] あなたが枠を埋めました（{ $count }点）。
       *[named] { $name }が枠を埋めました（{ $count }点）。
    }
web-box-filled-with-field =
    { $person ->
        [you] あなたが場のカードから続けて枠を埋めました（{ $count }点）。
       *[named] { $name }が場のカードから続けて枠を埋めました（{ $count }点）。
    }
web-box-blocked = 使用不可の枠：誰も埋められません。
web-box-exact = 手札の上から順番どおりに、ちょうど{ $number }枚必要です。自分の場の一番上が数字なら、先頭の1枚にできます。
web-rule-kasane = すべて同じ数です。
web-rule-juu = 数の合計が10です。
web-rule-sakura = 1と2と6。順番は自由です。
web-rule-chidori = 3と8と9。順番は自由です。
web-rule-asanoha = 4と5と7。順番は自由です。
web-rule-kagen = 1から5までの数で、昇順だけ、または降順だけ。数が飛んでもかまいませんが、同じ数は使えません。
web-rule-jyougen = 5から9までの数で、昇順だけ、または降順だけ。数が飛んでもかまいませんが、同じ数は使えません。
web-rule-katyuu = すべて奇数です。同じ数があってもかまいません。
web-rule-setsu = すべて偶数です。同じ数があってもかまいません。
web-buried = 取れるのは、各列の右端のカードだけです。
web-free-number = 手札の一番上に加わります。
web-free-plus = +1はすぐに自分の場に置かれ、1点になります。色はありません。
web-could-lay = 取ると作れる役：
web-could-lay-nothing = 取っても、いま作れる役はありません。
web-no-meld = 手札の上から{ $count }枚では、{ $count }枚の枠が空いている役になりません。
web-own-hand = あなたの手札：{ $count }枚
web-fixed = 手札の並べ替えはできません。取ったカードは一番上（右端）に重なります。
web-from-top = 役は、手札の上から好きな枚数を、並びの順のまま使って作ります。
web-their-hand = 手札{ $count }枚
web-their-order = 取った順に重なっています。役は上から作ります。
web-turned-up = 順に：{ $cards }
web-not-taken = 誰も取らなかったカード
web-not-taken-about = ラウンドは、共通の場に人数と同じ枚数が残ったところで終わります。
web-never-dealt = 配られなかったカード
web-never-dealt-about = 3人のときは、最後のラウンドで山札が2枚余ります。見ないまま捨てられます。
web-all-turned-up = 手札が順番どおりに、配られなかったカードとともに公開されました。
web-layers = 場に出したカードは衣の1枚で、最初の1枚が一番内側です。
web-field-begins = 一番上が数字なら、次の役の先頭の1枚にできます。
web-field-stays = 自分の場のカードから始まります。そのカードは場に残ります。
web-fills = その枠は全員に共通で、ゲームの終わりまで埋まります。
web-worth = { $number }色、いまのボーナス+{ $count }
web-colours-when = 最後に場のカードが8枚以上なら、色の数で得点します。+1は色のないカードです。
web-colours-ladder = 1色か9色は5点、2色か8色は4点、3色か7色は3点、4色か6色は2点、5色は0点です。
web-colours-all = 12枚すべて出すと、さらに2点です。
web-colours-now = いまの場：{ $laid }枚、{ $colours }色。
web-starts = 扇のある人がこのラウンドのスタートプレイヤーです。次のラウンドは左隣の人です。
web-parade = 晴れの宴
web-round-over = ラウンド{ $round }/{ $rounds }終了
web-go-on = どこかを押すと続けます。
