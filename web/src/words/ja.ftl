title-home = 花茣蓙 ― 二人から四人で遊ぶ花のゲーム
title-join = 席に着く ― 花茣蓙
title-you = あなた ― 花茣蓙
title-games = あなたのゲーム ― 花茣蓙
title-table = { $game } ― 花茣蓙
title-your-turn = あなたの番です ― { $game }

language = 言語
look = 外観

look-system = 自動
look-light = ライト
look-dark = ダーク

tempo = 動きの速さ

tempo-slow = ゆっくり
tempo-normal = ふつう
tempo-fast = 速い
tempo-off = 動かさない

sound = 控えめな音
yes = はい
no = いいえ
cancel = 取消
close = 閉じる
copy = コピー
copied = コピーしました
guest = ゲスト
you = あなた
opponent = 相手
somebody = 誰か

you-title = あなた
you-called = あなたは{ $name }さん
you-lead = アカウントはありません。サーバーはこのブラウザーであなたを見分けます。
you-rename = 変更
you-renamed = これからは{ $name }さんです。過去のゲームにもこの名前が出ます。
you-data = 保存されている情報
you-data-about = 今と以前の名前、あなたの卓、ボットのトークン。ひとつのJSONファイルです。
you-data-get = 自分のデータをダウンロード
you-delete = 自分を削除
you-delete-about = 名前、トークン、卓を開いたときのアドレスをすぐに削除します。ゲームはほかの人のために残り、あなたの席は「誰か」になります。続いているゲームではボットが代わりにプレイします。別の端末ではあなたは別のゲストなので、そちらでも削除してください。
you-delete-sure = 本当に削除しますか。席は失われ、元には戻せません。
you-backups = それより前のバックアップには名前が残っています。このサーバー自身のものは{ $days }日以内に消えます。ほかのものはサーバーの管理者に尋ねてください。
you-backups-host = それより前のバックアップには名前が残っています。いつまで残るかはサーバーの管理者に尋ねてください。
you-gone = 削除しました。これからこのブラウザーで遊ぶ人は新しいゲストです。

vacation-title = 休暇
vacation-about = 一手に何日か使えるゲームでは、休暇中はあなたの持ち時間が止まります。対局時計のゲームは止まりません。
vacation-left = 一年のうちあと{ $count }日取れます。
vacation-days = 今から取る日数
vacation-take = 休暇に入る
vacation-now = 休暇中です（残り{ $time }）。
vacation-end = 休暇を終える

bot-0 = つばき
bot-1 = もみじ
bot-2 = あやめ
bot-3 = ふじ

players = { $count }人用
players-range = { $few }〜{ $many }人用
minutes = 約{ $minutes }分

home-link = ゲーム一覧へ
home-preparing = ゲームを準備しています。初回は1分ほどかかることがあります。
home-play = すぐに遊ぶ
home-invite = 友だちを招く
home-lay = 席を用意する
home-players = 人数
home-public = 誰でも参加できる
home-mine = あなたのゲーム
home-all-mine = すべて見る
home-open-count = 参加者募集中の卓：{ $count }
home-open = 参加者募集中の卓
home-welcome = 二人から四人で遊ぶ花のゲーム
home-lead = 静かな卓で楽しむ、日本の小さなゲーム五つ。ボットとすぐに遊ぶことも、リンクを送って友だちを招くこともできます。登録もインストールも要りません。
home-watch = 観戦できる卓
home-none-open = いま募集中の卓はありません。友だちを招くか、誰でも参加できる卓を開いてみましょう。

lay-title = { $game }：席を用意する
lay-bots = ほかの席にはボットが座り、時間制限なしですぐに始まります。席に触れると、座る人を変えられます。
lay-friend = 友だちの席には、リンクを受け取った人が座れます。リンクは次の画面に出ます。
lay-anybody = 空席には誰でも座れます。卓は一覧に載り、友だちに送るリンクもあります。
lay-open = 卓を開く
lay-cards = 卓に置くカード
lay-turn = 裏返す

house-count = { $count }件
house-rulebook = ルールブックから
house-own = ハウスルール
house-variant = バリアント
house-usual = 標準
house-reset = 標準に戻す

seats-free = 空席{ $count }

games-next = 次のゲームへ（{ $count }件があなたの番）
games-wait = 手番が{ $count }件
games-none-next = あなたの番のゲームはもうありません。
games-turn-yours = あなたの番
games-turn-theirs = { $name }の番
games-turn-open = 参加者待ち
games-turn-kept = 席が取ってあります
games-turn-paused = 一時停止中
games-left = 残り{ $time }
games-unfinished = 続いているゲーム
games-none-unfinished = 続いているゲームはありません。
games-finished = 終わったゲーム
games-none-finished = 終わったゲームはまだありません。
games-filter = ゲームの種類
games-every = すべて
games-more = さらに表示
games-dismiss = 一覧から外す
games-dismissed = 一覧から外しました：{ $game }
games-undo = 元に戻す
games-with = 相手：{ $names }
games-result-won = 勝ち
games-result-shared = 共同勝利
games-result-lost = 負け
games-result-place = { $count }人中{ $place }位
games-result-aborted = 勝敗なし
games-how-resigned =
    { $person ->
        [you] あなたが投了
       *[named] { $name }が投了
    }
games-how-out-of-time =
    { $person ->
        [you] あなたの時間切れ
       *[named] { $name }の時間切れ
    }

profile-title = これまでの成績
profile-lead = このブラウザーで終えたゲームの成績です。
profile-none = ゲームを終えると、ここに成績が出ます。
profile-by-game = ゲーム別
profile-by-level = ボットとの成績
profile-game = ゲーム
profile-played = 対戦
profile-won = 勝
profile-lost = 負
profile-people = 一緒に遊んだ人
profile-tally = { $played }戦{ $won }勝{ $lost }敗
profile-last = 最後は{ $date }
profile-again = もう一度遊ぶ
profile-again-with = { $name }さんともう一度遊ぶ
profile-block = { $name }さんをブロック
profile-block-sure = { $name }さんをブロックしますか。今後は互いの卓に座れなくなり、相手のひとことも表示されません。続いているゲームは最後まで遊べます。
profile-unblock = { $name }さんのブロックを解除
profile-unblock-sure = { $name }さんのブロックを解除しますか。また一緒に遊べるようになります。
profile-blocked = ブロック中

phase-running = 対戦中

setting-title = この卓の設定
setting-play = 遊び方
setting-rules = ルール
setting-usual = 標準
setting-memory = 記憶の補助
setting-spectators = 観戦を許可

memory-tracker = 見えたものすべて
memory-log = 記録のみ
memory-none = この手番だけ

setting-pace = 持ち時間
setting-out-of-time = 時間切れになったら

out-of-time-bot = ボットが続ける
out-of-time-loss = その人の負け

pace-none = 時間制限なし
pace-live = { $base }＋一手{ $increment }秒
pace-days = 一手{ $count }日
pace-live-group = 対局時計
pace-days-group = 日をかけて遊ぶ
pace-own = 別の時間…
pace-base = 持ち時間（分）
pace-increment = 一手ごとの加算（秒）
pace-own-note = 10秒から3時間まで、加算は一手180秒までです。

span-minutes = { $count }分
span-seconds = { $count }秒

clock-hours = { $hours }時間{ $minutes }分
clock-days = { $days }日{ $hours }時間

time-days = { $count }日
time-hours = { $count }時間
time-minutes = { $count }分
time-seconds = { $count }秒

join-who = 着席中：{ $names }
join-nobody = まだ誰も待っていません。
join-name = お名前
join-sit = 席に着く
join-look = 観戦する
join-full = 満席です。
join-kept = 空いている席はほかの人のために取ってあります。観戦するか、自分の卓を開いてください。

waiting-title = 参加者を待っています
waiting-link = このリンクを友だちに送ってください
waiting-send = 送る…
waiting-code = QRコードを表示
waiting-no-code = QRコードを隠す
waiting-invitation = いっしょに{ $game }で遊びませんか
waiting-send-away = { $name }さんは席を離れ、この卓には戻れなくなります。
waiting-last = 最後の空席です。ボットを座らせると、ゲームが始まります。
waiting-kept =
    { $person ->
        [somebody] 誰かの席
       *[named] { $name }さんの席
    }
waiting-start = 空席にボットを入れて始める（{ $level }）
waiting-until = 席を取ってある人：{ $names }。待たずに始めるには、その席を空けてください。
waiting-leave = 席を立つ
waiting-call-off = 卓を取りやめる
waiting-call-off-sure = この卓を取りやめますか。もう誰も席に着けず、リンクも使えなくなります。

seats = プレイヤー
table = 卓
menu = 操作
seat = 席{ $seat }

seat-who = この席に座るのは？
seat-change = 変更
seat-friend = 友だち
seat-friend-about = リンクを受け取った人が座れます。
seat-anybody = 誰でも
seat-anybody-about = 卓が一覧に載り、知らない人も座れます。すべての空席が対象です。
seat-bot = ボット：{ $level }
seat-for-friend = リンクを持つ人の席
seat-for-anybody = 誰でも座れます
seat-empty = 空席
seat-thinking = 考え中…
seat-to-move = 手番
seat-resigned = 投了
seat-replaced = ボットが代行中
seat-gone =
    { $person ->
        [somebody] 誰かが席を離れています。
       *[named] { $name }さんが席を離れています。
    }
seat-replace = ボットに代わってもらう
seat-timed-out = 時間切れ・ボットが代行中
seat-lost-on-time = 時間切れ
seat-paused = 一時停止中
seat-vacation = 休暇中（残り{ $time }）

clock-of = { $name }：残り{ $time }
clock-runs = { $name }：残り{ $time }、計測中
clock-warning = 残り{ $time }です。

connection-here = 接続中
connection-away = 離席中
connection-gone = 不在
connection-none = 未接続

turn-yours = あなたの番です。{ $ask }。
turn-bot =
    { $person ->
        [you] ボットがあなたの代わりに考えています…
       *[named] { $name }が考えています…
    }
turn-theirs =
    { $person ->
        [you] あなたの番です。
        [somebody] 誰かの番です。
       *[named] { $name }さんの番です。
    }
turn-round-over = ラウンドが終わりました。
turn-sending = 手を送っています…
turn-looking-on = 観戦中
turn-paused = 一時停止中です。時計は止まっています。

recap-step = 離席中のできごと（{ $at }／{ $count }）
recap-skip = 画面かキーを押すとスキップできます
recap-title = 離席中のできごと
recap-go-on = 続ける

frozen = ルールが更新されたため、このゲームは続けられません。記録はダウンロードできます。
moves = 選べる手

plain-ask = 手を選んでください
plain-wait = いまは選ぶことがありません。

view = 見えているもの
log = 記録
say = ひとこと
mute = ひとことを表示しない
undo = 一手戻す

undo-ask = 一手戻してよいか聞く
undo-no-why = 取り消せるのは自分の直前の一手だけで、それによって新しい情報を得ていない場合に限ります。
undo-free-why = 直前の一手では新しい情報を得ていないので、取り消せます。
undo-ask-why = 直前の一手では新しい情報を得ていないので、ほかの人が同意すれば取り消せます。

hint = ヒント

hint-thinking = 考えています…
hint-title = ボットのおすすめ
advised = { $label }（ボットのおすすめ）
hint-win = 勝率{ $chance }

return = 席に戻る
more = その他
resign = 投了する

resign-sure = このゲームを投了しますか。

abort = 勝敗なしで終える

abort-sure = 勝敗をつけずに全員のゲームを終えますか。ほかの人の同意が必要です。

pause = 一時停止を申し出る

pause-help = 全員が同意すると、すべての時計が止まります。

resume = 再開を申し出る
delegate = 一つしかない手は卓に任せる

delegate-help = ほかに手がないことが誰の目にも明らかなときだけです。あなたにしか分からない場合は、手の内が知られないよう、自分で選びます。

carry = 別の端末で続ける（あなた専用のリンク）
watch = 観戦用：この卓のリンク
rules = ルール

explain-rules = ルールを見る
explain-keys = 説明（?）：矢印キーで次のものへ、Enterでルール、Escで戻ります。

wish-undo =
    { $person ->
        [somebody] 誰かが一手戻したいそうです。
       *[named] { $name }さんが一手戻したいそうです。
    }
wish-abort =
    { $person ->
        [somebody] 誰かが勝敗なしで終えたいそうです。
       *[named] { $name }さんが勝敗なしで終えたいそうです。
    }
wish-pause =
    { $person ->
        [somebody] 誰かが一時停止したいそうです。
       *[named] { $name }さんが一時停止したいそうです。
    }
wish-resume =
    { $person ->
        [somebody] 誰かが再開したいそうです。
       *[named] { $name }さんが再開したいそうです。
    }
wish-agree = 同意する
wish-decline = 断る
wish-waiting = ほかの人の返事を待っています…
wish-withdraw = 取り下げる
wish-declined =
    { $person ->
        [somebody] 同意を得られませんでした。
       *[named] { $name }さんは同意しませんでした。
    }

result-wins =
    { $person ->
        [you] あなたの勝ちです（{ $ours } 対 { $theirs }、{ $reason }）。
       *[named] { $name }の勝ちです（{ $ours } 対 { $theirs }、{ $reason }）。
    }
result-shared = 勝利を分け合いました（{ $reason }）。
result-aborted = 勝敗なしで終わりました。
result-called-off = 主催者がこの卓を取りやめました。
result-resigned =
    { $person ->
        [you] あなたは投了しました。
       *[named] { $name }が投了しました。
    }
result-left-resigned =
    { $you ->
        [loser] あなたは投了しました。{ $winner }の勝ちです。
        [winner] { $loser }が投了しました。あなたの勝ちです。
       *[neither] { $loser }が投了しました。{ $winner }の勝ちです。
    }
result-timed-out =
    { $person ->
        [you] 時間切れで負けました。
       *[named] { $name }の時間切れ負けです。
    }
result-left-timed-out =
    { $you ->
        [loser] 時間切れで負けました。{ $winner }の勝ちです。
        [winner] { $loser }の時間切れです。あなたの勝ちです。
       *[neither] { $loser }の時間切れです。{ $winner }の勝ちです。
    }
result-count = 得点の内訳
result-over = ゲーム終了
result-total = 合計
result-rematch = もう一戦
result-join-rematch = 再戦に加わる
result-waits = 再戦の卓にいる人：{ $names }
result-missed = 再戦はあなた抜きで始まったか、取りやめになりました。
result-another = 別の卓を開く
result-record = 記録をダウンロード
result-transcript = 自分の席に送られた全データをダウンロード

result-look-back = 卓を見返す

result-decisive = 勝負の決め手
result-decisive-turn =
    { $person ->
        [you] ボットのおおまかな見積もりでは、この手番であなたの勝率が{ $before }から{ $after }に上がりました。
        [somebody] ボットのおおまかな見積もりでは、この手番で勝者の勝率が{ $before }から{ $after }に上がりました。
       *[named] ボットのおおまかな見積もりでは、この手番で{ $name }の勝率が{ $before }から{ $after }に上がりました。
    }
result-decisive-round =
    { $person ->
        [you] ボットのおおまかな見積もりでは、このラウンドであなたの勝率が{ $before }から{ $after }に上がりました。
        [somebody] ボットのおおまかな見積もりでは、このラウンドで勝者の勝率が{ $before }から{ $after }に上がりました。
       *[named] ボットのおおまかな見積もりでは、このラウンドで{ $name }の勝率が{ $before }から{ $after }に上がりました。
    }

share = 共有
share-making = 少々お待ちください…
share-failed = このブラウザーでは卓の画像を作れません。

socket-lost = 接続が切れました。再接続しています…
socket-kept = 接続が切れました。あなたの手は保存してあり、つながり次第送ります。

goodbye-closed = この卓は閉じられました。
goodbye-no-spectators = ゲームが始まりました。観戦はできません。
goodbye-banned = このサーバーでは遊べなくなりました。
goodbye-unknown = この卓はもうありません。

problem-unreachable = サーバーに接続できません。ネットワークを確認してください。
problem-forbidden = 許可されていません。リンクが正しくないか、サーバーの管理者に利用を止められています。
problem-no-table = その卓は見つかりません。リンクを確認してください。
problem-no-page = このアドレスには何もありません。リンクを確認してください。
problem-too-many = 操作が多すぎます。ゲームを終えるか、少し待ってください。
problem-failed = うまくいきませんでした。もう一度お試しください。

refused-why = { $why }。
refused-malformed = サーバーが内容を理解できませんでした。
refused-unknown-protocol = ページが古くなっています。再読み込みしてください。
refused-not-seated = 観戦中です。遊ぶには席に着いてください。
refused-wrong-phase = いまはできません。ゲームが始まっていないか、もう終わっています。
refused-out-of-turn = あなたの番ではありません。
refused-stale = ゲームが進みました。もう一度選んでください。
refused-illegal = ルール上できません。
refused-not-possible = ここではできません。
refused-too-fast = 速すぎます。少し待ってください。
refused-busy = ボットが混み合っています。少し待ってください。
refused-not-saved = 保存できませんでした。もう一度お試しください。

phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-well-played = お見事！
phrase-thanks = ありがとう！
phrase-oops = おっと！
phrase-nice = すてき！
phrase-one-moment = 少々お待ちください。
phrase-bye = さようなら！

event-table-sat =
    { $person ->
        [you] あなたは席に着きました。
       *[named] { $name }が席に着きました。
    }
event-table-hired = ボットの{ $name }が席に着きました。
event-table-rose =
    { $person ->
        [you] あなたは席を立ちました。
       *[named] { $name }が席を立ちました。
    }
event-table-sent-away =
    { $person ->
        [you] 主催者があなたの席を空けました。
       *[named] 主催者が{ $name }の席を空けました。
    }
event-table-began = ゲームを始めます。
event-table-asked-undo =
    { $person ->
        [you] あなたは一手戻したいと申し出ました。
       *[named] { $name }が一手戻したいと申し出ました。
    }
event-table-asked-abort =
    { $person ->
        [you] あなたは勝敗なしで終えたいと申し出ました。
       *[named] { $name }が勝敗なしで終えたいと申し出ました。
    }
event-table-asked-pause =
    { $person ->
        [you] あなたは一時停止を申し出ました。
       *[named] { $name }が一時停止を申し出ました。
    }
event-table-asked-resume =
    { $person ->
        [you] あなたは再開を申し出ました。
       *[named] { $name }が再開を申し出ました。
    }
event-table-paused = すべての時計が止まりました。
event-table-resumed = 時計が動き出しました。
event-table-timed-out =
    { $person ->
        [you] あなたの時間が切れました。
       *[named] { $name }の時間が切れました。
    }
event-table-agreed =
    { $person ->
        [you] あなたは同意しました。
       *[named] { $name }が同意しました。
    }
event-table-declined =
    { $person ->
        [you] あなたは断りました。
       *[named] { $name }が断りました。
    }
event-table-withdrew =
    { $person ->
        [you] あなたは取り下げました。
       *[named] { $name }が取り下げました。
    }
event-table-took-back =
    { $person ->
        [you] あなたは一手戻しました。
       *[named] { $name }が一手戻しました。
    }
event-table-resigned =
    { $person ->
        [you] あなたは投了しました。
       *[named] { $name }が投了しました。
    }
event-table-replaced =
    { $person ->
        [you] ボットがあなたの代わりにプレイします。
       *[named] ボットが{ $name }の代わりにプレイします。
    }
event-table-returned =
    { $person ->
        [you] あなたは戻りました。
       *[named] { $name }が戻りました。
    }
event-table-aborted = 勝敗なしで終わりました。
event-table-called-off = 卓は取りやめになりました。
event-table-said = { $name }「{ $phrase }」
event-table-rematch = 再戦の卓ができました。
event-table-restored = バックアップから復元された卓です。この先の運を知っている人がいるかもしれません。中止を提案できます。
