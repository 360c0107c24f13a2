you = あなた
seat = 席{ $seat }

bot-0 = つばき
bot-1 = もみじ
bot-2 = あやめ
bot-3 = ふじ

players = { $count }人用
players-range = { $few }〜{ $many }人用
your-turn = あなたの番です。{ $ask }。
their-turn = { $name }が考えています…
take-back = まもなく{ $name }の番です。u キーで一手戻せます
over = ゲームは終了しました。new で新しいゲーム、quit で終了します。
placeholder = 手を入力するか、↑↓とEnterで選びます
moves = 選べる手
log = 記録
no-match = そのように始まる手はありません
moves-behind = { $count }通り
refused = 「{ $text }」― { $why }
not-your-turn = いまは{ $name }の番です。
undone = 一手戻しました：{ $move }
undo-theirs = 戻せる手がありません。最後の手はあなたの手ではないか、または相手がすでに応じています。
undo-revealed = その手はもう戻せません。新しい情報が明らかになっています。
resumed = 前回の続きから再開します。（「new」で新しいゲームを始めます）
damaged = 保存データが壊れていたため、別の場所に移し、新しいゲームを始めました。
save-failed = ゲームを保存できませんでした：{ $why }
lang-unknown = 使える言語は en、fr、ja です。
unfinished = 記録はここまでです。ゲームは終わっていません。

luck-seed = 乱数：シード { $seed }
luck-secret = 乱数：事前コミットメント { $commitment }
luck-script = 乱数：手入力

wins =
    { $person ->
        [you] あなたの勝ちです（{ $reason }）。
       *[named] { $name }の勝ちです（{ $reason }）。
    }
shared = 勝利を分け合いました（{ $reason }）。
kept-at = 保存先：{ $path }

hint-help = ヘルプ
hint-log = 記録
hint-language = English / français
hint-paper = 墨 / 和紙
hint-undo = 一手戻す
hint-quit = 終了
hint-close = 閉じる
hint-new = 新しいゲーム

help-title = { $title }の遊び方
help-goal = 目的
help-moves = 手
help-signs = 盤面の記号
help-keys = キーとコマンド
help-keys-pick = 一覧から選ぶ（マウスも使えます）
help-keys-enter = 入力した手、または選んだ手を実行する
help-keys-tab = 入力を補完する
help-keys-escape = 入力をやり直す
help-words = help、log、undo、new、lang en | fr | ja、quit も入力できます。ゲームは一手ごとに保存されます。

plain-ask = 手を選んでください
