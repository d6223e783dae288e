# What happened in a game, phase by phase.

fact = { $name }: { $fields }
name = { $power }
written = { $seat }: { $order }
written-secret = { $seat }: { $order } (secret)
refused = { $seat }: { $order }: refused: { $why }
silent = No orders from { $seats }
no-order = no order
result = { $result }: { $why }
routed = Dislodged: { $unit } by { $other }; may retreat to { COMMAS($places) }
routed-nowhere = Dislodged: { $unit } by { $other }; may retreat to{ " " }
stand-offs = Stand-offs: { COMMAS($places) }
removed = Off the board ({ $cause }): { COMMAS($units) }
passed = Now of { $owner }: { COMMAS($units) }
a-unit = a unit
takes = { $owner } takes { $places }
nobody-owns = Nobody owns { $places } any more
rolled = Dice: { $label }: { $roll } of { $sides }
rolled-by-hand = Dice: { $label }: { $roll } of { $sides } (given by hand)
eliminated = Eliminated: { $owners }
vacated = The seat of { $seat } is empty
vacated-because = { $code ->
    [not-played] nobody plays this power
    [in-civil-disorder] the power is in civil disorder
    [set-up-by-hand] set up by hand
    [unfilled] nobody plays it at the start
    [resigned] resigned
    [abandoned] too many deadlines missed
   *[other] { $why }
}
seated = Somebody new sits for { $seat }
placed = { $unit } of { $owner } placed
taken-away = { $unit } taken away
center-to = { $place } to { $owner }
edited = The board was changed by hand
corrected = Corrected by hand
ruled = Ruled by hand
overridden = { $act }: { $order } of { $phase } counts as: { $ruling }
halted = The game is halted
resumed = The game goes on
taken-back = The game was taken back to { $phase }
with-by = { $act } by { $by }
with-why = { $act }: { $why }
with-list = { $act }: { $done }
ending = { $kind }
over = The game is over: { $kind }: { $winners }
over-more = The game is over: { $kind }: { $winners } ({ $more })
