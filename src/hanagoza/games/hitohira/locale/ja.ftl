title = ひとひら
tagline = 袋から桜の花を引きます。欲張りは禁物。同じ色3個、または5色そろうと、ほとんどが散ってしまいます。

card-R = 赤
card-Y = 黄
card-L = 水色
card-B = 青
card-W = 白
card-K = 黒

pouch = 袋
field = 場
screen = 衝立
turn = 引いた花
held = 能力の花
removed = 除外
stalled = この手番は2個まで
points = { $points }点
secret = 秘密
start = スタートプレイヤー

group-warm = 暖色
group-cool = 寒色

jokers = ジョーカー

ability-somei = 染井吉野
ability-komatsu = 小松乙女
ability-shin = 新墨染
ability-sakuya = 咲耶姫
ability-kenrokuen = 兼六園熊谷
ability-kokonoe = 九重
ability-none = なし

trigger-four_colours = 4色
trigger-two_pairs = 2ペア
trigger-six_pieces = 6個

none = なし

place-turn = この手番
place-field = 場
place-screen = 衝立の裏

from-turn = この手番の
from-field = 場の

action-stop = やめる
action-grab = 引く
action-keep = 残す
action-use = 能力
action-hide = 隠す
action-give = 渡す
action-take = 取る
action-place = 置く
action-screen = 衝立の裏へ
action-jokers = 暖色とするジョーカー

move-grab = { $count }個引く
move-keep = { $cards }を残す
move-use = { $cards }を使う
move-hide-turn = この手番の{ $card }を隠す
move-hide-field = 自分の場の{ $card }を隠す
move-give-turn = この手番の{ $card }を渡す
move-give-field = 自分の場の{ $card }を渡す
move-take = { $name }から{ $card }を取る
move-place-field = 自分の場に置く
move-place-screen = 自分の衝立の裏に置く
move-place-theirs = { $name }の場に置く
move-screen = { $cards }を衝立の裏に置く
move-jokers =
    { $count ->
        [0] ジョーカーを暖色と数えない
       *[other] ジョーカー{ $count }個を暖色と数える
    }

help-stop = 引くのをやめ、この手番の花を手に入れます
help-grab = その数だけ一度に引きます。1手番に3回、8個まで
help-keep = 失敗したとき：残す異なる2色の花。小松乙女のとき：残す1個
help-use = 条件を満たした能力を1つ使います。使わなくてもかまいません。染井吉野：自分の花1個を隠す。小松乙女：3個引いて1個残す。新墨染：こっそり1個引く。咲耶姫：相手の花1個と交換する。兼六園熊谷：2個引いて置く。九重：相手から2個取る
help-hide = 染井吉野：この手番の花か自分の場の花1個を衝立の裏に置きます
help-give = 咲耶姫：相手に渡す花
help-take = 相手の場の花を取ります。+1は次のプレイヤー、+2はその次です
help-place = 兼六園熊谷：花の置き場所。自分の場、衝立の裏、相手の場
help-screen = 1色の花を衝立の裏に、残りを場に置きます
help-jokers = 衝立の裏の白と黒のうち、暖色として数える個数。残りは寒色です
help-goal = 同じ色3個、または5色すべてを引くと失敗です。黒は最も不利な色になります。失敗したら異なる2色を1個ずつ残し、他は袋に戻します。成功すればすべて自分のもの。能力を使い、1色を衝立の裏に、残りを場に置きます。袋が空になったら、衝立の裏の暖色（赤・黄）と寒色（水色・青）を順位で、場の花を色ごとの数で採点します。1、2個は減点、多いほど高得点。合計が最も高い人の勝ちです。
help-signs =
    R● Y▲ L◆ B■ W○ K✚  花：文字・形・色で見分けます
    ○ 能力   ● 条件を満たした   ◉ 使用中   ✗ 失敗
    ▒ 衝立の裏   ✓ ジョーカーを振り分けた
    +1は次のプレイヤー、+2はその次、+3は3人目

ask-grab-first = 引く数を選んでください
ask-grab = さらに引くか、やめるか選んでください
ask-keep = 失敗です。残す花を選んでください
ask-use = 使う能力を選ぶか、使わないかを決めてください
ask-hide = 衝立の裏に置く花を選んでください
ask-choose = 残す花を選んでください
ask-give = 渡す花を選んでください
ask-swap = 代わりに取る花を選んでください
ask-place = { $card }の置き場所を選んでください
ask-gather = 取る花を選んでください
ask-screen = 衝立の裏に置く花を選んでください
ask-jokers = 暖色として数えるジョーカーの数を選んでください

option-four_colours = 4色の能力
option-two_pairs = 2ペアの能力
option-six_pieces = 6個の能力
option-screen_qty = 衝立の裏に置ける個数
option-fail_take = 失敗時に残す花
option-sakuya_in = 咲耶姫で得た花の置き場所
option-sakuya_give_black = 咲耶姫で黒を渡せる
option-kokonoe_partial = 九重で1個だけ取れる
option-tie_first = 1位が同数のとき
option-final_tiebreak = 合計が同点のとき
option-two_p_tie = 2人のとき：同数の場合
option-short_draw = 袋の花が足りないときの能力
option-field_black = 場の黒
option-screen_qty-any = 好きな数
option-screen_qty-all = すべて
option-fail_take-exact = ちょうど2個
option-fail_take-up_to = 2個まで
option-sakuya_in-in_place = 渡した花のあった所
option-sakuya_in-field = 場
option-sakuya_give_black-off = いいえ
option-sakuya_give_black-on = はい
option-kokonoe_partial-off = いいえ
option-kokonoe_partial-on = 2個取れないときだけ
option-tie_first-span = 占める順位すべての点を分ける
option-tie_first-top_two = 1位と2位の点だけを分ける
option-final_tiebreak-screen_count = 衝立の裏が多い方の勝ち
option-final_tiebreak-none = 勝利を分け合う
option-two_p_tie-split = 半分ずつ
option-two_p_tie-none = なし
option-two_p_tie-full = 全点ずつ
option-short_draw-partial = あるだけ引く
option-short_draw-forbid = 使えない
option-field_black-must = 必ず数える
option-field_black-may = 数えなくてもよい
option-screen_qty-about = 1色のうち何個を衝立の裏に置くかを選べます。「すべて」なら、その色を全部置くか、まったく置かないかです。
option-fail_take-about = 失敗したら、異なる2色を1個ずつ残します。「2個まで」なら、1個だけ残しても、何も残さなくてもかまいません。
option-sakuya_in-about = 咲耶姫で受け取った花は、渡した花のあった所（この手番の花か自分の場）に置きます。「場」なら、いつも自分の場に置きます。
option-sakuya_give_black-about = 認めない場合、交換する花はどちらも黒にできません。黒を取ることは決してできません。
option-kokonoe_partial-about = 異なる色を2個取れないときに、1個だけ取れます。認めない場合、そのとき九重は使えません。
option-tie_first-about = 花が同数の人は、占める順位の点をすべて合わせて分けます。または、1位を分ける人は1位と2位の点だけを分けます。
option-final_tiebreak-about = 合計が同点なら、衝立の裏の花が多い人の勝ちです。または、勝利を分け合います。
option-two_p_tie-about = 暖色か寒色の数が2人とも同じとき、それぞれがその点の半分を得ます。または、どちらも得点しないか、どちらも全点を得ます。
option-short_draw-about = 能力で引く数より袋の花が少なければ、あるだけ引きます。または、その能力は使えません。
option-field_black-about = 場の黒は、最も有利な色の1個として数えます。「数えなくてもよい」なら、点を失うだけの黒は数えません。

preset-beginner = はじめての人向け

now-grab = いまは引く（grab）か、やめる（stop）番です
now-keep = 失敗です。残す花を keep で選んでください
now-use = 先に使う能力を use で選んでください
now-hide = 染井吉野：隠す花を hide で選んでください
now-choose = 小松乙女：残す花を keep で選んでください
now-give = 咲耶姫：渡す花を give で選んでください
now-swap = 咲耶姫：取る花を take で選んでください
now-place = 兼六園熊谷：置き場所を place で選んでください
now-gather = 九重：取る花を take で選んでください
now-screen = 衝立の裏に置く花を screen で選んでください
now-jokers = 袋は空です。暖色とするジョーカーの数を jokers で選んでください

first-grab = 手番の最初の1回は必ず引きます
grab-limit = あと{ $count }個まで引けます
not-drawn = この手番の花に { $card } はありません
keep-exactly = 異なる色の花を1個ずつ、合わせて{ $count }個残してください
other-side = このゲームでは { $ability } は裏の面です
needs-four_colours = { $ability } には4色が必要です
needs-two_pairs = { $ability } には2ペアが必要です
needs-six_pieces = { $ability } には6個が必要です
cannot-use = 取るものが足りないので { $ability } はいまは使えません
no-ability = 失敗した手番では能力を使えません
not-in-turn = この手番の花に { $card } はありません
not-in-field = 自分の場に { $card } はありません
no-black = 黒は渡せません
no-effect = { $card } 同士の交換では何も変わりません
choose-one = 見せた花からちょうど1個残してください
not-shown = 見せた花に { $card } はありません
no-such-player = { $opponent } のプレイヤーはいません
not-in-their-field = その場に { $card } はありません
leaves-no-other = そこから { $card } を取ると、2個目（別の色、後のプレイヤー）が取れません
second-pick = 「{ $first }」の後は、別の色を後のプレイヤーから（2人のときは後の色を）取ります
equal-pieces = 同じ色2個のとき、2個目は1個目（「{ $first }」）と同じか後の場所に置きます
screen-all = { $card } は{ $count }個すべてを置くか、置かないかです
screen-limit = この手番の { $card } は{ $count }個です
jokers-forced = ジョーカーは色の花があるほうにしか数えられません。答えは jokers { $number } です
jokers-limit = 衝立の裏のジョーカーは{ $count }個です

merit-grab-six = 失敗する確率は{ $risk }%。成功すれば6個になり、{ $ability }を使えます。
merit-grab = 失敗する確率は{ $risk }%。成功すれば{ $count }個になります。
merit-grab-safe = 失敗することはなく、{ $count }個になります。
merit-stop-ability = ここで止めれば、{ $ability }を使えます。
merit-stop = { $count }個は確実に自分のものです。もう1個引くと{ $risk }%の確率で失敗します。
merit-leads-warm = 衝立の裏の暖色は{ $count }個で、分かっている限り誰よりも多くなります（ほかは多くて{ $theirs }個）。
merit-leads-cool = 衝立の裏の寒色は{ $count }個で、分かっている限り誰よりも多くなります（ほかは多くて{ $theirs }個）。
merit-grows-warm = 衝立の裏の暖色は{ $count }個になります。分かっている限り、ほかは多くて{ $theirs }個です。
merit-grows-cool = 衝立の裏の寒色は{ $count }個になります。分かっている限り、ほかは多くて{ $theirs }個です。
merit-surely-warm = 暖色を{ $count }個と数えます。ほかの人は多くても{ $theirs }個です。
merit-surely-cool = 寒色を{ $count }個と数えます。ほかの人は多くても{ $theirs }個です。
merit-field = 自分の場が{ $before }点から{ $after }点になります。
merit-their-field = ほかの人の場が{ $before }点から{ $after }点になります。
merit-spared = 自分の場に置くと{ $count }点を失います。
merit-best-field = ほかのどの選び方でも、自分の場は{ $after }点を超えません。

event-start =
    { $person ->
        [you] スタートプレイヤーはあなたです。
       *[named] スタートプレイヤーは{ $name }です。
    }
event-remove = { $count }個を見ずに除外しました。
event-grab =
    { $person ->
        [you] あなたは袋から{ $number }個引きます。
       *[named] { $name }は袋から{ $number }個引きます。
    }
event-draw =
    { $person ->
        [you] あなたは{ $cards }を引きました。
       *[named] { $name }は{ $cards }を引きました。
    }
event-stop =
    { $person ->
        [you] あなたはやめました。
       *[named] { $name }はやめました。
    }
event-why-three = 同じ色が3個そろいました：{ $cards }。
event-why-three-black = 黒{ $count }個を{ $cards }と数えると、同じ色が3個になります。
event-why-five = 5色すべてがそろいました。
event-why-five-black = 黒{ $count }個を{ $cards }と数えると、5色すべてがそろいます。
event-fail =
    { $person ->
        [you] 欲張りすぎ！あなたは失敗です。
       *[named] 欲張りすぎ！{ $name }は失敗です。
    }
event-keep =
    { $person ->
        [you] あなたは{ $cards }を残しました。
       *[named] { $name }は{ $cards }を残しました。
    }
event-keep-nothing =
    { $person ->
        [you] あなたは何も残しません。
       *[named] { $name }は何も残しません。
    }
event-return = 袋に戻る花：{ $cards }。
event-decline =
    { $person ->
        [you] あなたは能力を使いません。
       *[named] { $name }は能力を使いません。
    }
event-somei =
    { $person ->
        [you] あなたは「染井吉野」を使います。
       *[named] { $name }は「染井吉野」を使います。
    }
event-komatsu =
    { $person ->
        [you] あなたは「小松乙女」を使います。
       *[named] { $name }は「小松乙女」を使います。
    }
event-shin =
    { $person ->
        [you] あなたは「新墨染」を使います。
       *[named] { $name }は「新墨染」を使います。
    }
event-sakuya =
    { $person ->
        [you] あなたは「咲耶姫」を使います。
       *[named] { $name }は「咲耶姫」を使います。
    }
event-kenrokuen =
    { $person ->
        [you] あなたは「兼六園熊谷」を使います。
       *[named] { $name }は「兼六園熊谷」を使います。
    }
event-kokonoe =
    { $person ->
        [you] あなたは「九重」を使います。
       *[named] { $name }は「九重」を使います。
    }
event-secret-known =
    { $person ->
        [you] あなたはこっそり{ $cards }を引き、衝立の裏に置きました。
       *[named] { $name }はこっそり{ $cards }を引きました。
    }
event-secret-hidden = { $name }はこっそり1個引き、衝立の裏に置きました。
event-show = 袋から出た花：{ $cards }。
event-choose =
    { $person ->
        [you] あなたは{ $cards }を場に置きました。
       *[named] { $name }は{ $cards }を場に置きました。
    }
event-hide =
    { $person ->
        [you] あなたは{ $cards }を衝立の裏に隠しました。
       *[named] { $name }は{ $cards }を衝立の裏に隠しました。
    }
event-give =
    { $person ->
        [you] あなたは{ $cards }を差し出しました。
       *[named] { $name }は{ $cards }を差し出しました。
    }
event-swap =
    { $person ->
        [you] あなたは代わりに{ $cards }を取りました。
       *[named] { $name }は代わりに{ $cards }を取りました。
    }
event-receive =
    { $person ->
        [you] あなたには{ $cards }が渡りました。
       *[named] { $name }には{ $cards }が渡りました。
    }
event-place-field =
    { $person ->
        [you] { $cards }はあなたの場に置かれました。
       *[named] { $cards }は{ $name }の場に置かれました。
    }
event-place-screen =
    { $person ->
        [you] { $cards }はあなたの衝立の裏に置かれました。
       *[named] { $cards }は{ $name }の衝立の裏に置かれました。
    }
event-lose =
    { $person ->
        [you] あなたは{ $cards }を取られました。
       *[named] { $name }は{ $cards }を取られました。
    }
event-screen =
    { $person ->
        [you] あなたは{ $cards }を衝立の裏に置きました。
       *[named] { $name }は{ $cards }を衝立の裏に置きました。
    }
event-field =
    { $person ->
        [you] あなたは{ $cards }を場に置きました。
       *[named] { $name }は{ $cards }を場に置きました。
    }
event-guard =
    { $person ->
        [you] 1周のあいだ袋の花が減りませんでした。あなたは2個まで引けます。
       *[named] 1周のあいだ袋の花が減りませんでした。{ $name }は2個まで引けます。
    }
event-empty = 袋が空になりました。全員がジョーカーをこっそり振り分けます。
event-commit =
    { $person ->
        [you] あなたはジョーカーを振り分けました。
       *[named] { $name }はジョーカーを振り分けました。
    }
event-reveal =
    { $person ->
        [you] あなたの衝立の裏：{ $cards }。暖色{ $warm }、寒色{ $cool }。
       *[named] { $name }の衝立の裏：{ $cards }。暖色{ $warm }、寒色{ $cool }。
    }
event-reveal-nothing =
    { $person ->
        [you] あなたの衝立の裏には何もありません。
       *[named] { $name }の衝立の裏には何もありません。
    }
event-over = ゲーム終了：{ $reason }。

reason-pouch = 袋が空

line-field = 場の{ $card }：{ $count }個
line-field-black = 場の{ $card }：{ $count }個（うち黒{ $black }個）
line-warm = 暖色：{ $count }個、{ $place }位
line-warm-shared = 暖色：{ $count }個、{ $sharing }人で{ $place }位
line-cool = 寒色：{ $count }個、{ $place }位
line-cool-shared = 寒色：{ $count }個、{ $sharing }人で{ $place }位
line-screen = 同点のとき、衝立の裏：{ $count }個
score = { $count }点
score-behind = 衝立の裏{ $behind }個
score-tie = { $points }点、衝立の裏{ $behind }個

web-now-place = 兼六園熊谷：置き場所を選んでください
web-second-pick = 2個目は別の色を後のプレイヤーから（2人のときは後の色を）取ります
web-equal-pieces = 同じ色が2個のとき、2個目は1個目と同じか後の場所に置きます
web-jokers-forced = ジョーカーは、色の花が衝立の裏にあるほうにしか数えられません

web-standing = { $count }点
web-mark-R = 赤
web-mark-Y = 黄
web-mark-L = 水
web-mark-B = 青
web-mark-W = 白
web-mark-K = 黒
web-field =
    { $person ->
        [you] あなたの場
       *[named] { $name }の場
    }
web-behind =
    { $person ->
        [you] あなたの衝立の裏
       *[named] { $name }の衝立の裏
    }
web-draw =
    { $person ->
        [you] あなたの手番
       *[named] { $name }の手番
    }
web-no-draw-left = もう引けません
web-draws-left = あと{ $count }回
web-elsewhere = うち{ $count }個は袋の外です
web-fails = 失敗する確率{ $chance }
web-put = { $card }をここに置く
web-confirm-use = 使う
web-confirm-jokers = 暖色{ $warm }個、寒色{ $cool }個として数える
web-none-keep = 何も残さない
web-none-use = 能力を使わない
web-none-screen = すべて場に置く
web-abilities = 能力カード
web-lit = 条件を満たしています
web-left = まだ見えていない花
web-counted = ジョーカー決定済み
web-count = 衝立を外しました
web-ladder = 場の点数
web-about-ladder = 場の花は、色ごとの数で得点が決まります。黒は、最も得になる色の1個として数えます。
web-worth = { $count }個：{ $points }。
web-worth-more = もう1個あれば{ $points }です。
web-joined = 黒{ $count }個をここでは{ $card }と数えています。
web-about-black = 場の黒は好きな色の1個として数えます。ここでは最も得になる色に入れています。
web-about-draws = 1手番に1回から3回、合わせて{ $count }個まで引けます。
web-about-failing = 同じ色が3個、または5色すべてがそろうと失敗です。黒は最も不利な色として数えます。失敗すると、2個を残してすべて袋に戻ります。
web-about-risk = 確率は、これまでに見えた花から考えられるすべての袋について数えています。
web-about-pouch = 手番の終わりに空になるとゲーム終了で、衝立を外します。
web-may-hold = まだ見えていない花：{ $cards }。
web-began-with = このゲームのすべての花：{ $cards }。
web-set-aside = ゲームの前に{ $count }個を見ずに除外しました。
web-about-screen = 衝立の裏の花は最後に、暖色どうし、寒色どうしで比べます。
web-lay-behind = 裏にあった花：{ $cards }
web-idle =
    { $person ->
        [you] あなたのどの組にも入らない花
        [somebody] 誰かのどの組にも入らない花
       *[named] { $name }のどの組にも入らない花
    }
web-known = 置かれるのが見えた花：{ $cards }。
web-unknown = 新墨染で引いた花が{ $count }個あります。何かを知っているのは持ち主だけです。
web-forgotten = 置かれた花は全員に見えていました。覚えておくのはあなたです。
web-about-group = 衝立の裏のこれらの色：{ $cards }。
web-pays-one = 多い方が{ $points }点、もう一方は0点です。
web-pays = 多い順に{ $points }点です。
web-no-place = これらの色の花が1個もなければ、順位も得点もありません。
web-about-jokers = 衝立の裏の白と黒です。袋が空になったら、いくつを暖色と数えるか、それぞれがこっそり決めます。残りは寒色です。色の花がある組にしか入れません。
web-agreed = { $option }：{ $value }。
web-stop-first = 条件を満たしています。引くのをやめれば使えます。
web-touch-it = いま使えます。
web-effect-somei = この手番か自分の場の花1個を衝立の裏に隠す。
web-effect-komatsu = 3個引き、1個を場に残す。
web-effect-shin = こっそり1個引き、衝立の裏に置く。
web-effect-sakuya = 自分の花1個を相手の場の1個と交換する。
web-effect-kenrokuen = 2個引き、場か衝立の裏に置く。相手の場でもよい。
web-effect-kokonoe = 相手の場から異なる色を2個取る。
about-somei = この手番の花か自分の場の花を1個、衝立の裏に置きます。
about-komatsu = 3個引いて全員に見せ、黒でない1個を自分の場に残し、ほかは袋に戻します。
about-shin = 自分だけが見る花を1個引き、衝立の裏に置きます。
about-sakuya = この手番の花か自分の場の花を1個、相手の場の黒でない花1個と交換します。
about-kenrokuen = 2個引いて全員に見せ、それぞれ自分の場、自分の衝立の裏、相手の場のどこかに置きます。
about-kokonoe = 2人の相手の場から1個ずつ、異なる色の黒でない花を取ります。2人で遊ぶときは、相手の場から2個取ります。
