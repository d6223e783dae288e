# Games of other programs that are read here, and where they part from our rules.

unknown-format = This is not a game in any format that can be read here. Use a game file, a saved game as JSON, a text of Droidippy, or result mails of a judge.
several-games = This file has several games. Convert it with casus convert, and import them one by one.
no-phases = This record has no phases.
too-many-phases = This record has { $n } phases. At most { $most } are read.
too-many-games = This file has { $n } games. At most { $most } are read.
no-json = Line { $n } is not JSON. { SENTENCE($why) }
no-saved-game = Game { $n } is not a saved game: { $why }.
bad-line = Line { $n } is not understood: { $text }.
bad-number = webDiplomacy's classic map has no { $value }.
other-variant = This is variant { $variant } of webDiplomacy. Only its variants { $known } are read, which have the classic map.
unknown-power = { $at }: no power is called { $name }. There are { $powers }.
unknown-phase = { $name } is not a phase of this game. { SENTENCE($why) }
gap = The record goes on with { $phase }, and this game is in { $here }. Too many phases are missing in between.
impossible = The position of { $phase } cannot be set up. { SENTENCE($why) }
other-course = The game goes on in a way that the rules do not allow. { SENTENCE($why) }

units = { $phase }: { $power } has { $theirs } in the record, and { $ours } by these rules.
units-there = { $phase }: { $power } has { $theirs } in the record only, not by these rules.
units-here = { $phase }: { $power } has { $ours } by these rules, not in the record.
center = { $phase }: { $place } is owned by { $theirs } in the record, and by { $ours } by these rules.
dislodged-there = { $phase }: { $unit } of { $power } is dislodged in the record only, not by these rules.
dislodged-here = { $phase }: { $unit } of { $power } is dislodged by these rules, not in the record.
misread = { $phase }: an order of { $power } is not understood, and was left out: { $text }.
repeated = { $phase } is in the record twice. The second time was skipped.
no-choice = { $phase } is not played here: nobody has a choice in it.
no-such-phase = { $phase } has orders in the record. By these rules the game is in { $here } then.
left-out = { $missing } is not in the record, which goes on with { $phase }. It was played without orders.
orders-missing = { $phase }: the orders of { $power } are not in the record. They follow from the next position: { $orders }.
unjudged = { $phase } is the last phase of the record, which does not say how it ended. Its orders were not adjudicated.
over-here = The game is over after { $phase } by these rules. The record goes on for { $n ->
        [one] one more phase, which was left out.
       *[other] { $n } more phases, which were left out.
    }
not-drawn = { $phase }: the record ends with a draw between { $powers }, which these rules do not allow.
