title = 花見小路
tagline = 芸者4人の心をつかむか、魅力の合計が11以上になれば勝ち。一方が分け、もう一方が選びます。
geisha = 芸者
charm = 魅力
favour = 好意
hand = 手札
deck = 山札
removed = 除外
offer = 提示
round = 第{ $round }ラウンド
turn = 手番 { $turn }/8
start = 先手
unseen = 未見

card-A = 笛
card-B = 扇
card-C = 巻物
card-D = 三味線
card-E = 和傘
card-F = 茶器
card-G = かんざし

action-secret = 密約
action-discard = 取捨
action-gift = 贈与
action-compete = 競争
action-take = 選択

move-secret = { $cards }を密約にする
move-discard = { $cards }を取捨にする
move-gift = { $cards }を贈与として提示する
move-compete = { $cards }の2組を提示する
move-take = { $cards }を取る

help-secret = 1枚を伏せます。ラウンドの終わりに自分の側に数えます
help-discard = 2枚を伏せます。このラウンドでは数えません
help-gift = 3枚を見せます。相手が1枚を取り、残り2枚を自分の側に置きます
help-compete = 2枚ずつ2組を見せます。相手が1組を取り、残りの組を自分の側に置きます
help-take = 贈与なら1枚、競争なら1組を取ります
help-goal = 8手番が終わると、各芸者は自分のカードを多く置いた側につきます。同数なら変わりません。芸者4人以上、または魅力11以上で勝ちです。両者が同時に満たしたときは魅力11以上が優先します。勝負がつかなければ、好意はそのままで次のラウンドへ進みます。
help-signs =
    ○ 未使用のアクション   ● 使用済み   ▒ 伏せたカード   ▮ 置かれたカード
    ◆ 好意とその持ち主   ◇ まだ誰のものでもない
    ▲ ▼ いま見えているカードで優勢な側
    ?  まだ見えていない枚数
    枠の数字は魅力であり、その道具の枚数でもあります。

ask-act = 未使用のアクションとカードを選んでください
ask-answer = 提示されたものから取るものを選んでください

option-max_rounds = ラウンド数の上限（ルールブックでは3、0は無制限）
option-max_rounds-about = この回数まで勝者が決まらなければ、芸者の多い人、次に魅力の多い人の勝ちです。

nothing-offered = 提示されているカードはありません。あなたがアクションを行う番です

marker-used-secret = 「密約」のマーカーはこのラウンドで使用済みです
marker-used-discard = 「取捨」のマーカーはこのラウンドで使用済みです
marker-used-gift = 「贈与」のマーカーはこのラウンドで使用済みです
marker-used-compete = 「競争」のマーカーはこのラウンドで使用済みです

not-in-hand = { $card } が{ $needed }枚必要ですが、手札には{ $count }枚です（手札：{ $hand }）
answer-first = 先に提示「{ $offer }」に take で答えてください
take-a-card = 提示は「{ $offer }」です。その中から1枚取ってください
take-a-pair = 提示は「{ $offer }」です。2組のうち1組を取ってください

merit-wins = これで勝負が決まります。この先どうなっても、少なくとも芸者{ $geisha }人と魅力{ $charm }があなたのものです。
merit-secured =
    { $theirs ->
        [0] この先どうなっても、{ $card }の芸者はあなたにつきます。彼女のカードはもう相手に渡りません。
       *[other] この先どうなっても、{ $card }の芸者はあなたにつきます。最後にあなたは{ $ours }枚以上、相手は多くても{ $theirs }枚です。
    }
merit-denied =
    { $theirs ->
        [0] この先どうなっても、{ $card }の芸者は相手につきません。彼女のカードはもう相手に渡りません。
       *[other] この先どうなっても、{ $card }の芸者は相手につきません。最後にあなたは{ $ours }枚以上、相手は多くても{ $theirs }枚です。
    }
merit-lead = いま分かっているカードでは、{ $card }の芸者はあなたにつきます（{ $ours }対{ $theirs }）。
merit-lead-either = 相手が何を取っても、いま分かっているカードでは、{ $card }の芸者はあなたにつきます（少なくとも{ $ours }対{ $theirs }）。
merit-level = いま分かっているカードでは、{ $card }の芸者はもう相手につきません（{ $ours }対{ $theirs }）。
merit-refused = 取らずに残すと、いま分かっているカードでは、{ $card }の芸者は相手につきます（{ $theirs }対{ $ours }）。
merit-more = 相手が何を取っても、いま分かっているカードでは、あなたにつく芸者が{ $count }人増えます。
merit-alike = 相手が何を取っても、受け取るものは同じです。
merit-at-least = 相手が何を取っても、{ $card }が少なくとも{ $count }枚こちらに来ます。
merit-keeps = { $card }{ $count }枚を手札に残せます。

event-start =
    { $person ->
        [you] 先手はあなたです。
       *[named] 先手は{ $name }です。
    }
event-round =
    { $person ->
        [you] 第{ $round }ラウンド開始。先手はあなたです。
       *[named] 第{ $round }ラウンド開始。先手は{ $name }です。
    }
event-remove = 1枚を見ずに除外しました。
event-deal-known =
    { $person ->
        [you] あなたに{ $cards }が配られました。
       *[named] { $name }に{ $cards }が配られました。
    }
event-deal-hidden = { $name }に{ $count }枚配られました。
event-draw-known =
    { $person ->
        [you] あなたは{ $cards }を引きました。
       *[named] { $name }は{ $cards }を引きました。
    }
event-draw-hidden = { $name }は{ $count }枚引きました。
event-secret-known =
    { $person ->
        [you] あなたは{ $cards }を密約として伏せました。
       *[named] { $name }は{ $cards }を密約として伏せました。
    }
event-secret-hidden = { $name }は1枚を密約として伏せました。
event-discard-known =
    { $person ->
        [you] あなたは取捨で{ $cards }を伏せました。
       *[named] { $name }は取捨で{ $cards }を伏せました。
    }
event-discard-hidden = { $name }は取捨で2枚を伏せました。
event-gift =
    { $person ->
        [you] あなたは贈与として{ $cards }を提示しました。
       *[named] { $name }は贈与として{ $cards }を提示しました。
    }
event-compete =
    { $person ->
        [you] あなたは{ $pairs }の2組を提示しました。
       *[named] { $name }は{ $pairs }の2組を提示しました。
    }
event-take =
    { $person ->
        [you] あなたは{ $cards }を取りました。
       *[named] { $name }は{ $cards }を取りました。
    }
event-keep =
    { $person ->
        [you] あなたは{ $cards }を置きました。
       *[named] { $name }は{ $cards }を置きました。
    }
event-reveal =
    { $person ->
        [you] あなたの密約は{ $cards }でした。
       *[named] { $name }の密約は{ $cards }でした。
    }
event-favour =
    { $person ->
        [you] { $cards }の芸者はあなたの側につきました。
       *[named] { $cards }の芸者は{ $name }の側につきました。
    }
event-over = ゲーム終了：{ $reason }。

reason-charm = 魅力11以上
reason-geisha = 芸者4人
reason-rounds = 規定ラウンド終了
reason-guard = 第30ラウンド終了

line-won = { $card }：{ $ours }枚対{ $theirs }枚
line-kept = { $card }：好意を維持、{ $ours }枚対{ $theirs }枚
score = 芸者{ $count }人、魅力{ $charm }

web-standing = { $geisha }/4 · { $charm }/11
web-goal = 芸者 { $geisha }/4・魅力 { $charm }/11
web-nobody = なし
web-face-down = 伏せたカード
web-actions = アクション
web-used = 使用済み
web-unused = 未使用
web-which-action = このカードで行うアクションを選んでください。
web-missing = あと{ $count }枚
web-do-secret = 密約にする
web-do-discard = 取捨にする
web-do-gift = 贈与を提示する
web-do-compete = 2組を提示する
web-do-take = これを取る
web-clear = 選び直す
web-put-back = 手札に戻す
web-pair = { $pair }組目
web-take-card = { $name }が3枚を提示しています。1枚取り、2枚を残してください。
web-take-pair = { $name }が2組を提示しています。1組取り、もう1組を残してください。
web-taking = あなたは{ $cards }、{ $name }は{ $others }を受け取ります。
web-offered-card =
    { $person ->
        [you] あなたは3枚を提示しています。{ $other }が1枚取り、残り2枚はあなたのものです。
       *[named] { $name }が3枚を提示しています。{ $other }が1枚取ります。
    }
web-offered-pair =
    { $person ->
        [you] あなたは2組を提示しています。{ $other }が1組取り、残りの1組はあなたのものです。
       *[named] { $name }が2組を提示しています。{ $other }が1組取ります。
    }
web-answer-first = 先に、中央の提示から取ってください。
web-scored = 第{ $round }ラウンド終了
web-next-round = 次のラウンドへ
web-offers = このラウンドの提示
web-revealed = 最後に公開
web-about-charm = 彼女のカードは全部で{ $charm }枚あり、好意も同じだけの魅力になります。
web-laid = 置かれたカード
web-favour-open = 彼女の好意はまだ誰のものでもありません。
web-favour-held =
    { $person ->
        [you] 彼女の好意はあなたのものです。
        [somebody] 彼女の好意は誰かのものです。
       *[named] 彼女の好意は{ $name }のものです。
    }
web-ahead-open = いま見えているカードでは、彼女は誰のものにもなりません。多く置いた側につき、同数なら変わりません。
web-ahead =
    { $person ->
        [you] いま見えているカードでは、彼女はあなたにつきます。同数なら変わりません。
        [somebody] いま見えているカードでは、彼女は誰かにつきます。同数なら変わりません。
       *[named] いま見えているカードでは、彼女は{ $name }につきます。同数なら変わりません。
    }
web-about-unseen-none = 彼女のカードはすべて見えています。
web-about-unseen = 彼女のカードのうち{ $count }枚（濃い色の数字）は見えていません。山札か、除外されたか、伏せてあるか、手札の中です。
web-about-secret = 1枚を伏せて置きます。ラウンドの得点計算で自分の側に数えます。
web-about-discard = 2枚を伏せて置きます。このラウンドでは数えず、相手に見せるのはゲームが終わってからです。
web-about-gift = 3枚を見せます。相手が1枚を取り、残りの2枚は自分のものになります。
web-about-compete = 4枚を2枚ずつ2組にして見せます。相手が1組を取り、もう1組は自分のものになります。
web-marker-used = このマーカーは使用済みです。次のラウンドでまた使えます。
web-marker-open = このマーカーはまだ使われていません。どれも1ラウンドに1回ずつ使います。
web-under = この下のカード：{ $cards }
web-about-deck-none = 山札は残っていません。
web-about-deck = 山札は残り{ $count }枚です。手番の初めに1枚引きます。
web-about-removed = ラウンドごとに1枚が見ないまま除外されます。ゲームが終わるまで誰にも分かりません。
web-about-goal = 魅力11以上、または芸者4人以上で勝ちです。両者が同時に満たしたときは魅力11以上が優先します。
web-offers-so-far = このラウンドの提示：{ $count }件
