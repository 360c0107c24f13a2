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

move-down = { $cards }を伏せて育てる
move-up = { $cards }を表向きで育てる
move-flip = { $cards }を表にする
move-arrange = { $cards }を生ける
move-pick = 桜を0点で生けて、{ $cards }を取る
move-garden = 花園から{ $cards }を取る
move-return = { $cards }を戻す

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

merit-goal = { $points }点を得て合計{ $total }点。66点に達し、このラウンドが最後になります。
merit-points = いま{ $points }点になります（{ $each }点 × { $count }枚）。
merit-points-rounded = いま{ $points }点になります（{ $each }点 × { $count }枚 = { $sum }点を3の倍数に切り上げ）。
merit-cherry-cards = 桜の効果で{ $count }枚が手札に入ります。
merit-deck = 山札にあるかもしれない{ $total }枚のうち{ $count }枚が{ $card }で、自分は{ $own }枚持っています。
merit-flower = { $card }が{ $count }枚になり、いまは1枚{ $each }点です。
merit-ready = 表向きの{ $card }{ $count }枚は、いまなら{ $points }点になります。
merit-raises = 自分の{ $card }が1枚{ $before }点から{ $after }点に上がります。
merit-lowers = ほかの人が表向きにしている{ $card }が1枚{ $before }点から{ $after }点に下がります。

event-start =
    { $person ->
        [you] スタートプレイヤーはあなたです。
       *[named] スタートプレイヤーは{ $name }です。
    }
event-remove = { $count }枚を見ずに除外しました。
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
        [you] あなたは{ $cards }を庭に伏せて育てます。
       *[named] { $name }は{ $cards }を庭に伏せて育てます。
    }
event-down-hidden = { $name }は{ $count }枚を庭に伏せて育てます。
event-up =
    { $person ->
        [you] あなたは{ $cards }を庭に表向きで育てます。
       *[named] { $name }は{ $cards }を庭に表向きで育てます。
    }
event-flip =
    { $person ->
        [you] あなたは{ $cards }を表にしました。
       *[named] { $name }は{ $cards }を表にしました。
    }
event-arrange =
    { $person ->
        [you] あなたは{ $cards }を生けて{ $points }点（{ $worth }点 × { $count }枚、3の倍数に切り上げ）。
       *[named] { $name }は{ $cards }を生けて{ $points }点（{ $worth }点 × { $count }枚、3の倍数に切り上げ）。
    }
event-cherry =
    { $person ->
        [you]
            { $number ->
                [0] あなたは桜を0点で生け、何も引きません。
               *[other] あなたは桜で山札から{ $number }枚引きます。
            }
       *[named]
            { $number ->
                [0] { $name }は桜を0点で生け、何も引きません。
               *[other] { $name }は桜で山札から{ $number }枚引きます。
            }
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
web-rule-rose-itself = 2点と、花園の花1種類ごとに1点（生ける薔薇も1種類に数えます）
web-rule = 1枚につき、{ $rule }。
web-now-chrysanth = 庭の表向きは{ $up }枚、伏せ札は{ $down }枚なので、いまは1枚{ $worth }点です。
web-now-camellia = 庭の伏せ札は{ $down }枚なので、いまは1枚{ $worth }点です。
web-now-rose = 花園の花は{ $kinds }種類なので、いまは1枚{ $worth }点です。
web-now-lily = 鈴蘭は庭に表向きで{ $same }枚、花園に{ $planted }枚あるので、いまは1枚{ $worth }点です。
web-now-anemone = 表向きのカードは庭に{ $up }枚、花園に{ $garden }枚あるので、いまは1枚{ $worth }点です。
web-now-cherry = いつでも1枚{ $worth }点です。桜は1枚ずつ生けます。
web-sum = { $worth }点 × { $number }枚で{ $count }点。
web-sum-rounded = { $worth }点 × { $number }枚 = { $product }点、3の倍数に切り上げて{ $count }点。
web-together = 表向きの自分の花をすべて生けると：{ $sum }
web-barred = この手番ではもう花園から取れません。
web-unseen =
    { $count ->
        [0] この花はすべて見えています。
       *[other] この花のうち{ $count }枚がまだ見えていません。
    }
web-deck-size =
    { $count ->
        [0] もう残っていません。
       *[other] 残り{ $count }枚です。
    }
web-deck-rule = 引くのは1アクションで、一番上のカードが手札に入ります。山札が尽きたら、花園全体を混ぜて山札にします。
web-removed = ほかに{ $count }枚が開始前に除外されました。誰も見ていません。
web-garden-size =
    { $count ->
        [0] 花園にはカードがありません。
       *[other] 花園には{ $count }枚あります。
    }
web-garden-rule = 引くのは1アクションで、花園のどの花でも取れます。ただし1手番に1枚だけで、直前に生けた花は取れません。
web-tally = 庭全体：表{ $up }枚・伏せ{ $down }枚
web-progress = 66点中{ $count }点
web-goal-rule = 石1つが3点です。誰かが66点に届いたら、全員の手番の数が同じになるようにそのラウンドの最後で終わります。得点の最も多い人の勝ち、同点なら手札と庭の残りカードの少ない人の勝ちです。
web-put-back =
    { $count ->
        [0] 戻したカードはありません。
       *[other] { $count }枚を戻しました。全員が決めたら同じ枚数を配り直します。
    }
web-yard-size = 表向き{ $up }枚、伏せ札{ $down }枚。
web-yard-rule = 庭は5枚までです。花の値打ちには全員の庭を数えます。
web-down-own = 自分の伏せ札は見られます。ほかの人に見えるのは枚数だけです。
web-down-others = 伏せ札が何の花かは、表になるまで持ち主しか知りません。枚数は菊と椿の値打ちに数えます。
web-hand-size =
    { $count ->
        [0] 手札なし
       *[other] 手札{ $count }枚
    }
web-turned-up = 最後に公開：{ $cards }
web-deck-cards = 残りのカード：{ $cards }
web-removed-cards = 開始前に除外：{ $cards }
web-was-down = { $card }、最後まで伏せ札
web-several =
    { $count ->
        [1] { $card }
       *[other] { $card } ×{ $count }
    }
web-all-turned-up = 手札、伏せ札、山札の残りがすべて公開されました。
web-hand-rule = 手札は5枚までです。
web-actions = 1手番は2アクションで、同じものを2回でもかまいません。済んだアクションの花はしおれます。
web-mulligan-first = 先に手札を戻すか、そのまま使うかを決めてください。
web-more-or-stop = 先に桜の効果でもう1枚引くかどうかを決めてください。
web-pick-act = 手札か庭のカード、花園の花、または山札を選んでください。
web-pick-choose = 桜の効果で1枚ずつ引きます。
web-pick-mulligan = 戻すカードを選ぶか、そのまま使ってください。
web-pick-cherry = 桜で花園から取るカードを選ぶか、点を取ってください。
web-pick-arrange = { $card }：{ $sum }
web-pick-garden = もう一度{ $card }を選ぶと手札に入ります。花園から取れるのは1手番に1枚です。
web-pick-deck = もう一度選ぶと一番上を引きます。見たカードは取り消せません。
web-arrange = 生けて{ $count }点
web-cherry-points = 桜を生けて{ $count }点を得る
web-cherry-points-short = { $count }点
web-cherry-cards =
    { $count ->
        [0] 桜を0点で生けて、引かない
       *[other] 桜を0点で生けて、山札から{ $count }枚引く
    }
web-cherry-cards-short =
    { $count ->
        [0] 引かない
       *[other] { $count }枚引く
    }
web-cherry-some = 桜を0点で生けて、1枚ずつ引く
web-cherry-some-short = 1枚ずつ引く
web-cherry-picked-short = { $cards }を取る
web-up = { $card }、表向き、1枚{ $count }点
web-down = { $card }、伏せ札
web-hidden = 伏せたカード
web-held = { $card }、確実に手札
web-kept = { $cards }：花園から取られ、いまは手札か伏せ札です。
web-bed =
    { $count ->
        [0] { $card }、花園にはありません
       *[other] { $card }、花園に{ $count }枚
    }
web-worth = { $card }、1枚{ $count }点
web-deck =
    { $count ->
        [0] 山札、残りなし
       *[other] 山札、残り{ $count }枚
    }
web-about = { $name }：{ $rule }。
web-gain = +{ $points }
web-gained = 直前の手番で{ $count }点を得ました。
web-ledger = 花とこれまでの得点
web-flower = 花
web-stock = 前回混ぜた山札
web-draws = その後に引いた枚数
web-fresh = うち未見
