over = ゲームは終了しています
outcome-due = 先に抽選の結果が必要です
outcome-impossible = ここではその結果は起こりえません
chance-only = それは抽選でのみ起こります

malformed-empty = 何も入力されていません。手の書き方：{ $verbs }
malformed-verb = 「{ $word }」という動詞はありません。手の書き方：{ $verbs }
malformed-nearly = 「{ $word }」という動詞はありません（{ $near } のことですか）。手の書き方：{ $verbs }
malformed-token = 「{ $word }」は { $verb } には使えません。書き方：{ $usage }
malformed-form = 書き方が違います。書き方：{ $usage }
