title = 十年に一度咲く桜の伝説
tagline = 十年に一度咲く桜の花を摘みます。欲張りは禁物。同じ色3輪、または5色そろうと、ほとんどを失います。

card-R = 桃
card-B = 紺

pouch = 袋
field = 手前
turn = 摘んだ花
held = ボーナスの花

ability-none = なし

place-field = 手前
place-screen = 裏

trigger-six_pieces = 6輪

action-use = 極意
action-grab = 摘む

option-four_colours = 4色の極意
option-two_pairs = 2ペアの極意
option-six_pieces = 6輪の極意

preset-classic = 標準（青の面）
preset-advanced = 上級（桃の面）

event-decline =
    { $person ->
        [you] あなたはボーナスを使いません。
       *[named] { $name }はボーナスを使いません。
    }
event-field =
    { $person ->
        [you] あなたは{ $cards }を衝立の手前に置きました。
       *[named] { $name }は{ $cards }を衝立の手前に置きました。
    }
event-place-field =
    { $person ->
        [you] { $cards }はあなたの衝立の手前に置かれました。
       *[named] { $cards }は{ $name }の衝立の手前に置かれました。
    }
event-choose =
    { $person ->
        [you] あなたは{ $cards }を衝立の手前に置きました。
       *[named] { $name }は{ $cards }を衝立の手前に置きました。
    }

not-in-field = 自分の手前に { $card } はありません
not-in-their-field = 相手の手前に { $card } はありません
line-field = 手前の{ $card }：{ $count }輪
line-field-black = 手前の{ $card }：{ $count }輪（うち黒{ $black }輪）

reason-pouch = 袋が空

event-empty = 袋が空になりました。全員がジョーカーをこっそり振り分けます。

help-use = 条件を満たした極意のボーナスを1つ使います。使わなくてもかまいません。染井吉野：自分の花1輪を隠す。小松乙女：3輪引いて1輪残す。新墨染：こっそり1輪引く。咲耶姫：相手の花1輪と交換する。兼六園熊谷：2輪引いて置く。九重：相手から2輪取る
help-screen = 摘んだ花のうち1色をすべて衝立の裏に、残りを手前に置きます
help-goal = 同じ色3輪、または5色すべてを摘むと失敗です。黒は最も不利な色になります。失敗したら異なる2色を1輪ずつ衝立の手前に残し、他は袋に戻します。成功すればすべて自分のもの。ボーナスを使い、1色すべてを衝立の裏に、残りを手前に置きます。袋が空になったら、衝立の裏の暖色（桃・黄）と寒色（水色・紺）を順位で、手前の花を色ごとの数で採点します。1、2輪は減点、多いほど高得点。合計が最も高い人の勝ちです。
help-signs =
    R● Y▲ L◆ B■ W○ K✚  花：文字・形・色で見分けます
    ○ 極意   ● 条件を満たした   ◉ 使用中   ✗ 失敗
    ▒ 衝立の裏   ✓ ジョーカーを振り分けた
    +1は次のプレイヤー、+2はその次、+3は3人目

from-field = 手前の

ask-use = 使う極意を選ぶか、使わないかを決めてください

now-use = 先に使う極意を use で選んでください

help-hide = 染井吉野：この手番の花か自分の手前の花1輪を衝立の裏に置きます
help-take = 相手の手前の花を取ります。+1は次のプレイヤー、+2はその次です
help-place = 兼六園熊谷：花の置き場所。自分の手前、衝立の裏、相手の手前

option-sakuya_in-field = 手前
option-field_black = 手前の黒
option-short_draw = 袋の花が足りないときの極意

needs-six_pieces = { $ability } には6輪が必要です

event-remove = { $count }輪を見ずに除外しました。
event-grab =
    { $person ->
        [you] あなたは袋から{ $number }輪摘みます。
       *[named] { $name }は袋から{ $number }輪摘みます。
    }
event-secret-hidden = { $name }はこっそり1輪引き、衝立の裏に置きました。
event-guard =
    { $person ->
        [you] 1周のあいだ袋の花が減りませんでした。あなたは2輪まで摘めます。
       *[named] 1周のあいだ袋の花が減りませんでした。{ $name }は2輪まで摘めます。
    }

stalled = この手番は2輪まで
grab-limit = あと{ $count }輪まで摘めます
choose-one = 見せた花からちょうど1輪残してください
screen-all = { $card } は{ $count }輪すべてを置くか、置かないかです
screen-limit = この手番の { $card } は{ $count }輪です
line-warm = 暖色：{ $count }輪、{ $place }位
line-warm-shared = 暖色：{ $count }輪、{ $sharing }人で{ $place }位
line-cool = 寒色：{ $count }輪、{ $place }位
line-cool-shared = 寒色：{ $count }輪、{ $sharing }人で{ $place }位

help-grab = その数だけ一度に摘みます。1手番に3回、8輪まで
help-keep = 失敗したとき：残す異なる2色の花。小松乙女のとき：残す1輪

option-fail_take-exact = ちょうど2輪
option-fail_take-up_to = 2輪まで
option-kokonoe_partial = 九重で1輪だけ取れる
option-kokonoe_partial-on = 2輪取れないときだけ
option-screen_qty = 衝立の裏に置ける数
option-screen_qty-about = 1色のうち何輪を衝立の裏に置くかを選べます。「すべて」なら、その色を全部置くか、まったく置かないかです。
option-fail_take-about = 失敗したら、異なる2色を1輪ずつ残します。「2輪まで」なら、1輪だけ残しても、何も残さなくてもかまいません。
option-sakuya_in-about = 咲耶姫で受け取った花は、渡した花のあった所（摘んだ花の中か手前）に置きます。「手前」なら、いつも手前に置きます。
option-sakuya_give_black-about = 認めない場合、交換する2輪はどちらも黒にできません。黒を取ることは決してできません。
option-kokonoe_partial-about = 異なる色を2輪取れないときに、1輪だけ取れます。認めない場合、そのとき九重は使えません。
option-short_draw-about = 極意で引く数より袋の花が少なければ、あるだけ引きます。または、その極意は使えません。
option-field_black-about = 手前の黒は、最も有利な色の1輪として数えます。「数えなくてもよい」なら、点を失うだけの黒は数えません。

keep-exactly = 異なる色の花を1輪ずつ、合わせて{ $count }輪残してください
leaves-no-other = そこから { $card } を取ると、2輪目（別の色、後のプレイヤー）が取れません
equal-pieces = 同じ色2輪のとき、2輪目は1輪目（「{ $first }」）と同じか後の場所に置きます

help-jokers = 衝立の裏の白と黒のうち、暖色として数える数。残りは寒色です

jokers-limit = 衝立の裏のジョーカーは{ $count }輪です

web-draw =
    { $person ->
        [you] あなたの手番
       *[named] { $name }の手番
    }
web-elsewhere = うち{ $count }輪は袋の外です
web-confirm-jokers = 暖色{ $warm }輪、寒色{ $cool }輪として数える
web-none-use = 極意を使わない
web-none-screen = すべて手前に置く
web-abilities = 極意カード
web-effect-somei = 摘んだ花か手前の花1輪を衝立の裏に隠す。
web-effect-komatsu = 3輪引き、1輪を手前に残す。
web-effect-shin = こっそり1輪引き、衝立の裏に置く。
web-effect-sakuya = 自分の花1輪を相手の手前の1輪と交換する。
web-effect-kenrokuen = 2輪引き、手前か衝立の裏に置く。相手の手前でもよい。
web-effect-kokonoe = 相手の手前から異なる色を2輪取る。

help-stop = 摘むのをやめ、この手番の花を手に入れます

ask-grab-first = 摘む数を選んでください
ask-grab = さらに摘むか、やめるか選んでください

now-grab = いまは摘む（grab）か、やめる（stop）番です

first-grab = 手番の最初の1回は必ず摘みます

event-draw =
    { $person ->
        [you] あなたは{ $cards }を摘みました。
       *[named] { $name }は{ $cards }を摘みました。
    }

no-ability = 失敗した手番ではボーナスを使えません

web-mark-R = 桃
web-mark-B = 紺
web-field =
    { $person ->
        [you] あなたの衝立の手前
       *[named] { $name }の衝立の手前
    }
web-no-draw-left = もう摘めません
web-ladder = 衝立の手前の点数
web-about-ladder = 衝立の手前の花は、色ごとの数で得点が決まります。黒は、最も得になる色の1輪として数えます。
web-worth = { $count }輪：{ $points }。
web-worth-more = もう1輪あれば{ $points }です。
web-joined = 黒{ $count }輪をここでは{ $card }と数えています。
web-about-black = 手前の黒は好きな色の1輪として数えます。ここでは最も得になる色に入れています。
web-about-draws = 1手番に1回から3回、合わせて{ $count }輪まで摘めます。
web-about-failing = 同じ色が3輪、または5色すべてがそろうと失敗です。黒は最も不利な色として数えます。失敗すると、2輪を残してすべて袋に戻ります。
web-set-aside = ゲームの前に{ $count }輪を見ずに除外しました。
web-unknown = 新墨染で引いた花が{ $count }輪あります。何かを知っているのは持ち主だけです。
web-stop-first = 条件を満たしています。摘むのをやめれば使えます。
about-somei = 摘んだ花か手前の花を1輪、衝立の裏に置きます。
about-komatsu = 3輪引いて全員に見せ、黒でない1輪を手前に残し、ほかは袋に戻します。
about-shin = 自分だけが見る花を1輪引き、衝立の裏に置きます。
about-sakuya = 摘んだ花か手前の花を1輪、相手の手前の黒でない花1輪と交換します。
about-kenrokuen = 2輪引いて全員に見せ、それぞれ自分の衝立の裏か、誰かの衝立の手前に置きます。
about-kokonoe = 2人の相手の手前から1輪ずつ、異なる色の黒でない花を取ります。2人で遊ぶときは、相手の手前から2輪取ります。

merit-grab-six = 失敗する確率は{ $risk }%。成功すれば6輪になり、{ $ability }のボーナスを使えます。
merit-grab = 失敗する確率は{ $risk }%。成功すれば{ $count }輪になります。
merit-grab-safe = 失敗することはなく、{ $count }輪になります。
merit-stop = { $count }輪は確実に自分のものです。もう1輪摘むと{ $risk }%の確率で失敗します。
merit-leads-warm = 衝立の裏の暖色は{ $count }輪で、分かっている限り誰よりも多くなります（ほかは多くて{ $theirs }輪）。
merit-leads-cool = 衝立の裏の寒色は{ $count }輪で、分かっている限り誰よりも多くなります（ほかは多くて{ $theirs }輪）。
merit-grows-warm = 衝立の裏の暖色は{ $count }輪になります。分かっている限り、ほかは多くて{ $theirs }輪です。
merit-grows-cool = 衝立の裏の寒色は{ $count }輪になります。分かっている限り、ほかは多くて{ $theirs }輪です。
merit-surely-warm = 暖色を{ $count }輪と数えます。ほかの人は多くても{ $theirs }輪です。
merit-surely-cool = 寒色を{ $count }輪と数えます。ほかの人は多くても{ $theirs }輪です。
merit-field = 自分の衝立の手前が{ $before }点から{ $after }点になります。
merit-their-field = ほかの人の衝立の手前が{ $before }点から{ $after }点になります。
merit-spared = 衝立の手前に置くと{ $count }点を失います。
merit-best-field = ほかのどの選び方でも、自分の衝立の手前は{ $after }点を超えません。
event-why-three = 同じ色が3輪そろいました：{ $cards }。
event-why-three-black = 黒{ $count }輪を{ $cards }と数えると、同じ色が3輪になります。
event-why-five-black = 黒{ $count }輪を{ $cards }と数えると、5色すべてがそろいます。
line-screen = 同点のとき、衝立の裏：{ $count }輪
score-behind = 衝立の裏{ $behind }輪
score-tie = { $points }点、衝立の裏{ $behind }輪
web-second-pick = 2輪目は別の色を後のプレイヤーから（2人のときは後の色を）取ります
web-equal-pieces = 同じ色が2輪のとき、2輪目は1輪目と同じか後の場所に置きます
web-no-place = これらの色の花が1輪もなければ、順位も得点もありません。

move-grab = { $count }輪摘む
move-hide-turn = 摘んだ{ $card }を隠す
move-hide-field = 自分の手前の{ $card }を隠す
move-give-turn = 摘んだ{ $card }を渡す
move-give-field = 自分の手前の{ $card }を渡す
move-place-field = 自分の手前に置く
move-place-theirs = { $name }の手前に置く
move-jokers =
    { $count ->
        [0] ジョーカーを暖色と数えない
       *[other] ジョーカー{ $count }輪を暖色と数える
    }
