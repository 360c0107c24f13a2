title = ブロッサム
tagline = 庭で花を育て、値打ちの高いときに花園へ生けましょう。66点で終了です。
hand = 手札
yard = 庭
garden = 花園
deck = 山札
removed = 除外
points = { $count }点
round = 第{ $round }ラウンド
action = アクション{ $action }/2
start = スタートプレイヤー
unseen = 未見
worth = 1枚{ $points }点
put-back = 戻したカード

card-chrysanth = 菊
card-camellia = 椿
card-rose = 薔薇
card-lily = 鈴蘭
card-anemone = アネモネ
card-cherry = 桜

short-chrysanth = 菊
short-camellia = 椿
short-rose = 薔
short-lily = 鈴
short-anemone = ア
short-cherry = 桜

action-down = 育てる（伏せる）
action-up = 育てる（表向き）
action-flip = 表にする
action-arrange = 生ける
action-cherry = 桜を生ける
action-pick = 桜で花園から取る
action-more = もう1枚引く
action-stop = 引き終える
action-deck = 山札から引く
action-garden = 花園から取る
action-return = 戻す
action-keep = そのまま
action-draw = 引く

help-down = 手札を好きな枚数、庭に伏せて置きます
help-up = 手札1枚を庭に表向きで置きます
help-flip = 庭に伏せた自分のカードを好きな枚数、表にします
help-arrange = 表向きの同じ花を好きな枚数、花園に移します。1枚ごとにいまの値打ちの点が入ります
help-cherry = 桜1枚を花園に移し、6点を得るか、0点で山札から3枚まで引きます
help-pick = 一部の卓のみ：手札が3枚以上のとき、手札の空きの分まで花園から取り、桜1枚を0点で花園に移します
help-more = 桜の効果でもう1枚引きます
help-stop = 桜の効果で引くのをやめます
help-deck = 山札の一番上を引きます
help-garden = 花園から1枚取ります。1手番に1回だけで、直前に生けた花は取れません
help-return = マリガン：花園を並べる前に手札を戻し、同じ枚数を配り直します
help-keep = マリガン：手札をそのまま使います
help-goal = 1手番に2アクション。手札と庭はそれぞれ5枚まで。1アクションの得点は3の倍数に切り上げます。全員の庭を数えます。菊は表向きが伏せ札より多ければ7点、そうでなければ2点。椿は伏せ札2枚ごとに4点。薔薇は2点と花園の花1種類ごとに1点。鈴蘭は庭の表向きの鈴蘭1枚ごとに2点と花園の鈴蘭1枚ごとに1点。アネモネは庭と花園の表向きのカード4枚ごとに2点。山札が尽きたら花園が山札になります。誰かが66点に届いたらそのラウンドの最後で終了。得点の最も多い人の勝ち、同点なら残りカードの少ない人の勝ちです。
help-signs =
    ✺ ❀ ✿ ♧ ✽ ❁  菊、椿、薔薇、鈴蘭、アネモネ、桜
    ▮ 花園のカード   ▒ 伏せたカード   ?  まだ見えていない枚数
    ① スタートプレイヤー   ✕ この手番では花園から取れない花
    「1枚○点」はいま生けたときの値打ちです。合計は3の倍数に切り上げます。
    自分の伏せ札は灰色の枠の中に読めます。ほかの人には裏しか見えません。

ask-act = 育てる、生ける、引くのどれかを選んでください
ask-choose = 桜の効果でもう1枚引くか、引き終えるか選んでください
ask-mulligan = 手札から戻すカードを選ぶか、そのまま使ってください

option-cherry_sequential = 桜のカードを1枚ずつ引く
option-rose_counts_itself = 生けた薔薇も花園の種類に数える
option-mulligan = 開始前のマリガン
option-cherry_fills = 手札が3枚以上で、桜を0点で生けるとき
option-cherry_fills-deck = 山札から引く
option-cherry_fills-garden = 花園から取る
option-cherry_sequential-about = 桜で引くカードを1枚ずつ引き、1枚ごとにやめることができます。
option-rose_counts_itself-about = 薔薇は2点と花園の花1種類ごとに1点です。これを選ぶと、いま生ける薔薇もその1種類に数えます。
option-mulligan-about = 花園を並べる前に、順番に手札を好きなだけ戻せます。戻したカードは山札に混ぜ、全員が3枚になるまで引きます。
option-cherry_fills-about = このときも山札から引きます。または、手札に入るだけ、花園から好きなカードを取ります。

mulligan-first = 先に return で手札を戻すか、keep でそのまま使ってください
mulligan-over = いまはマリガンできません
more-or-stop = 先に桜の効果でもう1枚引くか決めてください（more または stop）
nothing-to-stop = カードを待っている桜はありません
not-in-hand = { $card } が{ $needed }枚必要ですが、手札には{ $count }枚です（手札：{ $cards }）
not-face-down = { $card } が{ $needed }枚必要ですが、庭に伏せてあるのは{ $count }枚です（伏せ札：{ $cards }）
not-face-up = { $card } が{ $needed }枚必要ですが、庭に表向きなのは{ $count }枚です（表向き：{ $cards }）
no-room-in-yard = 庭は{ $limit }枚までです。空きは{ $count }枚分で、{ $needed }枚は置けません
say-how-many = 引く枚数を書いてください（例：cherry draw 2）
one-by-one = この卓では桜のカードは1枚ずつ引きます（cherry draw）
cherry-too-many = ここで桜の効果で引けるのは{ $count }枚までです（{ $needed }枚は引けません）
cherry-brings-none = ここでは桜の効果で引けるカードがありません（cherry draw 0）
cherry-draws = この卓では桜のカードは山札から引きます（cherry draw）
cherry-draws-first = 手札が{ $limit }枚より少ないとき、桜のカードは山札から引きます（cherry draw）
cherry-picks = この卓では、手札が{ $limit }枚以上のとき、桜のカードは花園から取ります（例：pick rose、取らないなら cherry draw 0）
garden-lacks = { $card } が{ $needed }枚必要ですが、花園には{ $count }枚です（花園：{ $cards }）
hand-full = 手札はすでに{ $limit }枚です
deck-empty = 山札も花園も空です
not-in-garden = 花園に { $card } はありません
garden-once = 花園から取れるのは1手番に1枚だけです
just-arranged = { $card } は生けたばかりです。この手番では花園から取れません

event-start =
    { $person ->
        [you] スタートプレイヤーはあなたです。
       *[named] スタートプレイヤーは{ $name }です。
    }
event-remove = 1枚を見ずに除外しました。
event-deal-known =
    { $person ->
        [you] あなたに{ $cards }が配られました。
       *[named] { $name }に{ $cards }が配られました。
    }
event-deal-hidden = { $name }に{ $count }枚配られました。
event-return-known =
    { $person ->
        [you] あなたは{ $cards }を戻しました。
       *[named] { $name }は{ $cards }を戻しました。
    }
event-return-hidden = { $name }は{ $count }枚を戻しました。
event-keep =
    { $person ->
        [you] あなたは手札をそのまま使います。
       *[named] { $name }は手札をそのまま使います。
    }
event-gather = 戻したカードを山札に混ぜました。
event-plant = 花園に{ $cards }が並びました。
event-round = 第{ $round }ラウンド
event-down-known =
    { $person ->
        [you] あなたは{ $cards }を伏せました。
       *[named] { $name }は{ $cards }を伏せました。
    }
event-down-hidden = { $name }は{ $count }枚を伏せました。
event-up =
    { $person ->
        [you] あなたは{ $cards }を表向きに置きました。
       *[named] { $name }は{ $cards }を表向きに置きました。
    }
event-flip =
    { $person ->
        [you] あなたは{ $cards }を表にしました。
       *[named] { $name }は{ $cards }を表にしました。
    }
event-arrange =
    { $person ->
        [you] あなたは{ $cards }を生けました（1枚{ $worth }点）：{ $points }点。
       *[named] { $name }は{ $cards }を生けました（1枚{ $worth }点）：{ $points }点。
    }
event-cherry =
    { $person ->
        [you] あなたは桜で山札から{ $number }枚引きます。
       *[named] { $name }は桜で山札から{ $number }枚引きます。
    }
event-cherry-some =
    { $person ->
        [you] あなたは桜で山札から引きます。
       *[named] { $name }は桜で山札から引きます。
    }
event-pick =
    { $person ->
        [you] あなたは桜で花園から{ $cards }を取ります。
       *[named] { $name }は桜で花園から{ $cards }を取ります。
    }
event-stop =
    { $person ->
        [you] あなたは引き終えました。
       *[named] { $name }は引き終えました。
    }
event-fall =
    { $person ->
        [you] あなたの{ $cards }が花園に移りました。
       *[named] { $name }の{ $cards }が花園に移りました。
    }
event-draw-known =
    { $person ->
        [you] あなたは{ $cards }を引きました。
       *[named] { $name }は{ $cards }を引きました。
    }
event-draw-hidden = { $name }は{ $count }枚引きました。
event-garden =
    { $person ->
        [you] あなたは花園から{ $cards }を取りました。
       *[named] { $name }は花園から{ $cards }を取りました。
    }
event-replenish = 山札が尽き、花園が山札になりました（{ $cards }）。
event-over = ゲーム終了：{ $reason }。

reason-goal = 66点に到達
reason-guard = 第100ラウンド終了

line-flower = { $card }
line-left = 手札と庭
left = 残り{ $count }枚

web-standing = { $count }点
web-mark-chrysanth = 菊
web-mark-camellia = 椿
web-mark-rose = 薔
web-mark-lily = 鈴
web-mark-anemone = ア
web-mark-cherry = 桜
web-rule-chrysanth = 庭の表向きが伏せ札より多ければ7点、そうでなければ2点
web-rule-camellia = 庭の伏せ札2枚ごとに4点
web-rule-rose = 2点と、花園の花1種類ごとに1点
web-rule-lily = 庭の表向きの鈴蘭1枚ごとに2点、花園の鈴蘭1枚ごとに1点
web-rule-anemone = 庭と花園の表向きのカード4枚ごとに2点
web-rule-cherry = 6点、または0点で山札から3枚まで
web-rule-cherry-garden = 6点、または0点で山札から3枚まで（手札が3枚以上なら花園から）
web-mulligan-first = 先に手札を戻すか、そのまま使うかを決めてください。
web-more-or-stop = 先に桜の効果でもう1枚引くかどうかを決めてください。
web-pick-act = 手札か庭のカードを選ぶか、山札か花園の花を引いてください。
web-pick-choose = 桜の効果で1枚ずつ引きます。
web-pick-mulligan = 戻すカードを選ぶか、そのまま使ってください。
web-pick-cherry = 桜で花園から取るカードを選ぶか、点を取ってください。
web-rounded = 合計は3の倍数に切り上げます。
web-arrange = 生ける（{ $worth }点 × { $number }枚で{ $count }点）
web-cherry-points = 生けて{ $count }点
web-cherry-cards = { $count }枚引く
web-cherry-some = 1枚ずつ引く
web-cherry-picked = { $cards }を取る
web-up = { $card }、表向き、1枚{ $points }点
web-down = { $card }、伏せ札
web-hidden = 伏せたカード
web-held = { $card }、確実に手札
web-kept = 手札か伏せ札
web-hand-size = 手札{ $count }枚
web-bed = { $card }、花園に{ $count }枚
web-about = { $name }：{ $rule }。
web-tally = 庭全体：表{ $up }枚・伏せ{ $down }枚
web-gain = +{ $points }
web-goal = /66点
web-advised = ボットのおすすめ
web-ledger = 花とこれまでの得点
web-flower = 花
web-stock = 前回混ぜた山札
web-draws = その後に引いた枚数
web-fresh = うち未公開
