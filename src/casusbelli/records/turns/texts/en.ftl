# --- an adjudicated turn as text

title =
    { $kind ->
        [M] { $season }, movement
        [R] { $season }, retreats
       *[A] { $season }, adjustments
    }
section-dislodged = Dislodged
section-stand-offs = Standoffs
section-not-followed = Not followed
section-not-understood = Not understood
section-notes = Notes
section-advice = Advice
no-order = { $order } (no order)
may-retreat = { $unit }: may retreat to { COMMAS($places) }
destroyed = { $unit }: destroyed
unordered = { $unit } had no order and stays

# --- what is wrong with a file

line = line { $n }
order-of = { $power }, order { $n }
fault-in-line = Line { $n }: { SENTENCE($problem) }
fault-in-order = { $power }, order { $n }: { SENTENCE($problem) }
fault-in-key = In { $key }: { SENTENCE($problem) }
this-value = this value
expected-text = A text is expected here, not { $value }.
expected-list = A list is expected here, not { $value }.
expected-truth = Either true or false is expected here, not { $value }.
expected-table = A table is expected here, not { $value }.
expected-table-like = A table is expected here, such as { $example }.
expected-builds = A number of builds is expected here (below 0: removals), not { $value }.
unknown-power = { $name } is not a power of { $map }. Choose one of { COMMAS($powers) }.
unknown-power-near = { $name } is not a power of { $map }. Did you mean { $near }?
same-power = { $name } and { $other } are the same power. Put them together.
unreadable = { $text } cannot be read. { SENTENCE($why) }
place-only = { $text } is more than a unit or a province. Write nothing else here.
province-only = { $text } is a unit. Write only its province.
whose-unit = { $text } is listed for { $power }, but names a unit of { $nation }. Decide on one of them.
whose-order = { $text } is listed for { $power }, but names { $nation }. Decide on one of them.
kind-missing = { $text } does not say what kind of unit this is. Write A or F and where, as in A PAR.
no-army-there = { $text } is impossible. An army cannot be in { THE($place) }.
no-fleet-there = { $text } is impossible. A fleet cannot be in { $place }.
coast-missing = { $text } does not name the coast. Write { OR($coasts) }.
or-list-units = { SENTENCE($why) } Or list the units of { $power }.
ownerless = It is not clear whose order { $text } is. Write the power before it.
ownerless-first = It is not clear whose order { $text } is. Write the power before it. The first mistake is in { $where }: { SENTENCE($why) }
text-too-long = This text is too long for a turn. At most { $most } characters are read.
setting-twice = There is a second { $key } here, { $value }. Give it only once.
option-form = { $value } does not set an option. Write it like this: option base.convoy_paradox = 1982.
retreats-form = { $value } does not say where each unit may retreat. Write it like this: A VIE (BOH TYR), F TRI ().
owed-twice = The number of builds for { $power } was already given as { $n }. Give it only once.
bad-json = This is not valid JSON. The mistake is in line { $line }, column { $column }.
bad-toml = This is not valid TOML. The mistake is in line { $line }, column { $column }. Texts need quotes, as in phase = 'S1901M' (or, in plain text: phase S1901M).
bad-toml-end = This is not valid TOML. The file ends too early.
bad-number = This is not valid { $format }. A number has too many digits.
too-deep = Tables and lists are nested too deeply here.
json-object = A turn in JSON is one object with the keys { COMMAS($keys) }.
nothing-to-judge = There is nothing to adjudicate. The file has no units and no orders.
nothing-understood = There is nothing to adjudicate. { SENTENCE($why) }
unknown-key = { $key } is not a key of a turn. Choose one of { COMMAS($keys) }.
unknown-key-near = { $key } is not a key of a turn. Did you mean { $near }?
other-rules = A turn file is adjudicated by the standard rules, not by { $rules }. Leave the key out.
unknown-phase = { $phase } is not a phase of { $map }. Its phases in a year are { COMMAS($phases) }.
position-word = { $value } is not a position. Write start for the starting units of the map, or list the units.
position-and-units = The position start sets up all units. Leave it out to list the units.
unit-taken = { $unit } cannot be where { $other } is. A province holds only one unit.
dislodged-phase = Nobody can retreat in { $phase }. Write the phase of the retreats.
dislodged-twice = Two dislodged units come from the same province. Only one can have been there.
not-bordering = { $unit } cannot retreat to { $text }, which it does not border.
retreat-taken = { $text } is not free to retreat to. { $unit } is there.
not-a-center = { $place } is not a supply center.
center-of-two = { $place } is also listed for { $owner }. List it once.
two-powers = { $value } does not name two powers.
