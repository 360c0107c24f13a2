title = 雪月花
tagline = 雪、月、花。相手より多く二種類を並べましょう。

card-snow = 雪
card-moon = 月
card-flower = 花

action-lay = 並べる

help-lay = 手札を1枚、自分の前に並べる
help-goal = ある札を多く並べた人がその種類を取ります。相手より多くの種類を取りましょう。

phase-lay = 札を引いた

ask-lay = 札を1枚並べてください

not-in-hand = { $card }を持っていません（手札：{ $hand }）

merit-leads-kind = { $card }が自分のものになります：{ $ours }対{ $theirs }。

event-start = { $name }が先手です。
event-draw-known = { $name }は{ $cards }を引きました。
event-draw-hidden = { $name }は札を{ $count }枚引きました。
event-lay = { $name }は{ $cards }を並べました。
event-over = ゲーム終了：{ $reason }。

reason-deck = 山札がなくなった

line = { $card }：{ $ours }対{ $theirs }
