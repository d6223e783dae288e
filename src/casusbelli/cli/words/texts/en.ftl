# --- a game with all players at one keyboard

hand-over = Pass the keyboard to { $seat }, and look away. { $seat }: press Enter.
halted = The game was halted: { $why }. It continues now.
adjudicated = Adjudicated: { $phase }. Next: { $next }
number = Enter a number from 1 to { $most }.
news = News for { $seat }
your-turn = { $seat }: { $owed } An empty line ends your turn. Type ? for help.
enter = Please enter { $what }.
over = The game is over.
left-out = Without orders: { COMMAS($units) }
note = Note: { $what }
none = none
nothing-to-undo = There is nothing to undo.
order-removed = removed: { $order }
order-restored = restored: { $order }
order-at-once = took effect: { $order }
order-understood = understood: { $order }
order-replaced = replaced: { $order }
refused = REFUSED: { $order }. { SENTENCE($why) }
misread = NOT UNDERSTOOD: { $fault }
turn-already = It is already the turn of { $seat }.
no-orders-for = You have no legal orders for { $place }.
orders-of =
    { $n ->
        [one] { $unit }: 1 order
       *[other] { $unit }: { $n } orders
    }
expected-unit = expected a unit or a province
help = Enter orders, one or more per line. An empty line ends your turn. A new order for a unit replaces the old one. You can also type:
help-command =
    { $command ->
        [options] your units with their number of legal orders; "options A PAR" lists those of a unit
        [hint] what a bot would order for you, and why; "hint marshal" asks another one (captain, general, marshal)
        [orders] the orders you have entered
        [undo] undo the last line (but not orders that took effect immediately)
        [board] show the position again
        [rules] show the rulebook of this game
        [pass] let another player go first; you continue afterward
        [quit] save the game and quit; orders for the open phase are lost
       *[help] show this help
    }
hint-whom = There is no adviser { $rank }. Ask one of { OR($known) }.
hint-plan = { $name }: { COMMAS($orders) }
hint-value = Expected lead: { $value } supply centers. Alternatives:
you-play = You play { ALL($seats) }. Bots play the others.
bots-play = { $phase }: you have no orders to give. Press Enter to go on:
bot-fault = The bot of { $seat } has no orders: { $fault }
saved = Saved in { $file }: up to { $phase }
saved-whole = Saved in { $file }: the whole game
not-saved = Nothing was saved. To save a game, use --save FILE.
not-saved-yet = Nothing was saved, because the game had not started
import-note = Note: { SENTENCE($note) }
