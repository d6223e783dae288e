# What the judge says: core/verdicts.py has the codes and references.

nobody = nobody
you = you
list-and = { $others } and { $last }
row = { COMMAS($items) }
also = { $one }; { $other }
sentences = { $one } { $other }
list-or = { $others } or { $last }

no-match = { $other } did not have a matching order
coast-mismatch = { $other } was ordered to the other coast
no-convoy = the fleets ordered to convoy do not connect { THE($from) } with { THE($place) }
convoy-broken = the convoy was broken when { $other } was dislodged
paradox = the convoy would depend on its own result; the paradox rule stops it
friend-there = { $other } stays in { THE($place) }, and an ally cannot dislodge it
own-there = its own { $other } stays in { THE($place) }, and a power cannot dislodge its own units
repelled = { $other } held { THE($place) }
head-to-head = { $other } came the other way and was at least as strong
friendly-help = { $victim } and its allies do not help to dislodge { $other }
bounced = bounced with { $other }
outnumbered = { $other } was stronger
attacked = attacked by { $other }
dislodged = dislodged by { $other }
entered = { $other } entered { THE($place) }
tied = { $other } claimed { THE($place) } with equal strength
snarled = across this border it depends on a support that depends on it in turn, so it has no effect
no-unit = there is no unit in { THE($place) }
not-yours = { $other } belongs to { $owner }
wrong-kind = the unit there is { $other }
missing-kind = say whether you mean an army or a fleet
wrong-coast = the fleet is { $other }
irrelevant-coast = naming a coast of { $place } has no meaning here
wrong-phase = this order belongs to another phase
same-place = { $unit } is already in { THE($place) }
not-adjacent = { $unit } cannot move to { THE($place) }
army-at-sea = { $place } is a sea; an army cannot go there
fleet-inland = { $place } has no coast; a fleet cannot go there
no-route = no fleets at sea could convoy { $unit } to { $place }
coast-needed = say which coast of { $place }: { OR($choices) }
coast-unreachable = { $unit } cannot reach that coast of { $place }
self-support = a unit cannot support itself
no-target = there is no unit in { THE($place) }
cannot-reach = { $unit } could not move to { THE($place) } itself
moves-only = { $unit } could move to { THE($place) }, but this border allows no support
own-province = a unit cannot support an attack on the province it is in
target-cannot = { $other } cannot move to { THE($place) }
convoyed-by-itself = { $other } can reach { $place } only if { $unit } convoys it
not-a-fleet = only a fleet can convoy
not-at-sea = a fleet in { $place } cannot convoy; it must be at sea
not-an-army = only an army can be convoyed; { $other } is a fleet
superfluous = no route of { $other } to { $place } needs { $unit }
closed = { $place } is closed until { $date }
permanently-closed = { $place } is closed for the whole game
second-order = { $unit } has another order that counts
contradictory = { $unit } has several orders, so none of them counts
missing-nation = say whose unit { $other } is
wrong-nation = { $other } belongs to { $owner }
in-disorder = { $other } is in civil disorder and cannot be supported here
not-dislodged = { $unit } was not dislodged
retreat-origin = the attacker came from { THE($place) }
retreat-contested = there was a standoff in { THE($place) }
retreat-barred = { $unit } may not retreat to { THE($place) }
retreat-occupied = { $place } is occupied
retreat-collision = { $other } retreats to { THE($place) } too
retreat-yields = { $other } retreats to { THE($place) } too, across a border that is easier to cross
no-retreat-order = no retreat was ordered
nowhere = there is no province to retreat to
not-a-center = { $place } is not a supply center
not-home = { $place } is not a home center of { $owner }
not-owned = { $owner } does not control { $place }
site-occupied = { $other } occupies { THE($place) }
build-inland = { $place } has no coast; build an army
build-army-at-sea = an army cannot be built in { THE($place) }
build-coast-needed = say which coast of { $place }: { OR($choices) }
site-taken = another build in { $place } counts instead
too-many-builds = { $owner } may not build any more units
too-many-disbands = { $owner } does not have to disband any more units
kept = { $unit } is not one of the units that may be disbanded
removed-twice = { $unit } is already being disbanded
civil-disorder = no disband was ordered, so { $unit } is the first to go

# --- results and headlines

result = { $result }
outcome = { $subject } { $result ->
    [stands] stands
    [succeeds] succeeds
    [fails] fails
   *[other] is { $result }
}
unordered = { $unit } had no order and { $result ->
    [stands] holds
    [succeeds] succeeds
    [fails] fails
   *[other] is { $result }
}
because = { $start }: { $why }
because-and-doomed = { $start }; it is { $fate }
start-and-doomed = { $start }; { $unit } is { $fate }
doomed = { $subject } is { $fate }
unordered-doomed = { $subject } had no order and is { $fate }
and-doomed = { $start } and is { $fate }
and-so-doomed = { $start } and { $fate }
fate-dislodged = dislodged
fate-dislodged-by = dislodged by { $other }
fate-destroyed = dislodged and destroyed
fate-destroyed-by = dislodged by { $other } and destroyed

# --- results of orders as players say them

row-result = { $result ->
    [stands] Held.
    [succeeds] { $act ->
        [move] Moved.
        [retreat] Retreated.
        [build] Built.
        [disband] Disbanded.
        [waive] Build waived.
       *[other] Succeeded.
    }
    [fails] Failed.
    [invalid] Void.
    [illegal] Void.
    [given] Support given.
    [cut] Support cut.
    [available] Convoy provided.
    [disrupted] Convoy disrupted.
   *[other] { SENTENCE($result) }
}
row-cut-by = Support cut by { $other }.
row-why = { SENTENCE($why) }
row-fate = { $fate ->
    [destroyed] Dislodged and destroyed.
   *[other] Dislodged.
}
row-fate-by = { $fate ->
    [destroyed] Dislodged by { $other } and destroyed.
   *[other] Dislodged by { $other }.
}

# --- strengths, as "why?" tells them

attack-strength = attack strength of { $unit }: { $value }
hold-strength = hold strength of { $unit }: { $value }
defend-strength = defend strength of { $unit }: { $value }
prevent-strength = prevent strength of { $unit }: { $value }
claim-strength = claim strength of { $unit }: { $value }
strength-helped = { $strength } (itself + { PLUS($helpers) })
strength-half-helped = { $strength } (half of itself + { PLUS($helpers) }, because of the border it crosses)
strength-only-helped = { $strength } ({ PLUS($helpers) } alone, because this weak border leaves it no strength of its own)
crosses-half = across this border it has half of its own strength
crosses-weak = across this weak border it has no strength of its own
defends-itself = where it stands, it always has its own strength
strength-remark = { $strength } ({ $remark })
strength-lost = { $strength }; the support of { $helper } { $why }
spares-own = it does not attack a unit of its own power
spares-friend = it does not attack an ally's unit
tried-to-move = it tried to move
beaten-from-there = dislodged by { $other }, which comes from there
was-dislodged = it was dislodged by { $other }
was-attacked = it was attacked by { $other }
no-help-own = does not help to dislodge its own { $unit }
no-help-friend = does not help to dislodge its ally's { $unit }
does-not-count = does not count: { $why }
was-for-move = was for { $order }
was-for-hold = was for { $unit } to hold
was-lost = was lost when { $other } dislodged it
was-cut = was cut by { $other }

# --- what happened besides, as "why?" tells it

claim = the claim of { $unit } to { THE($place) }
claim-support = the support of { $unit } for { $claim }
may-retreat = it may retreat to { COMMAS($places) }
no-way-out = there is no province to which it could retreat
stood-attacks = it withstood the { COUNT($units) ->
    [one] attack
   *[other] attacks
} of { $units }
beleaguered = { $units } bounced with each other, so the beleaguered garrison stays
no-fleet = no fleet was ordered to convoy it
by-convoy = it went by convoy
by-land = it went by land
it-dislodged = it dislodged { $other }
convoy-was = the convoy of { $unit } was { $state }
convoy-was-when = the convoy of { $unit } was { $state } when { $other } dislodged it
noted-because = { $note }: { $why }
paradox-note = whether the convoy succeeds would depend on what the army itself does when it lands; { $rule }
paradox-szykman = by Szykman's rule the fleets in the paradox do not convoy
paradox-all-hold = by the rule of this game no move in the paradox succeeds
paradox-else = the rule of { $rule } does not cover this case, so Szykman's rule stops the convoy
changed-places = it changed places with { $other }
in-a-ring = it moved in a circle with { $units }
came-by-convoy = { $other } came by convoy
does-not-cut = the attack of { $other } does not cut it: { $why }
same-power = it belongs to the same power
a-friends = it belongs to an ally
comes-from-there = it comes from { THE($place) } itself and would have to dislodge it
weak-does-not-cut = it crosses a weak border without support that counts here
half-does-not-cut = across this border it would have to dislodge it
snarl-does-not-cut = across this weak border its strength depends on a support that depends on it in turn
convoy-does-not-cut = by the rule of { $rule } a convoyed army does not cut it

# --- dates of the map

date = { $season ->
    [S] Spring
    [F] Fall
    [W] Winter
   *[other] { $season }
} { $year }
date-of-step = { $kind ->
    [M] { $date } moves
    [R] { $date } retreats
    [A] { $date } adjustments
   *[other] { $date } ({ $kind })
}
never = never

# --- units and orders by name

unit-named = { $kind ->
    [A] Army { $place }
    [F] Fleet { $place }
   *[other] { $place }
}
place-on-coast = { $coast ->
    [NC] { $place } (north coast)
    [EC] { $place } (east coast)
    [SC] { $place } (south coast)
    [WC] { $place } (west coast)
   *[other] { $place } ({ $coast })
}
order-hold = { $unit } holds
order-move = { $unit } → { $to }
order-move-via = { $unit } → { $to } via convoy
order-support = { $unit } supports { $target }
order-support-move = { $unit } supports { $target } → { $to }
order-convoy = { $unit } convoys { $target } → { $to }
order-retreat = { $unit } retreats to { $to }
order-build = Build { $unit }
order-of = { $power }: { $order }
role-neutral = Neutral
order-disband = Disband { $unit }
order-waive = Waive a build

# --- rulings: how a table plays the issues that rulebooks leave open

ruling-convoy-disruption-label = Convoys with several routes
ruling-convoy-disruption = An army may have several routes over convoying fleets. This says when losing a fleet stops it.
ruling-convoy-disruption-all-routes = Stopped only if every route is broken
ruling-convoy-disruption-any-route = Stopped if any of its fleets is dislodged
ruling-convoy-paradox-label = Convoy paradoxes
ruling-convoy-paradox = This is the rule for a convoy whose success would depend on its own landing. Where a printed rulebook leaves a case open, Szykman's rule decides.
ruling-convoy-paradox-szykman = Szykman's rule: the convoy fails
ruling-convoy-paradox-1971 = Rulebook of 1971
ruling-convoy-paradox-1982 = Rulebook of 1982
ruling-convoy-paradox-2000 = Rulebook of 2000
ruling-convoy-paradox-all-hold = All moves of the paradox fail
ruling-convoy-intent-label = Convoy or land route
ruling-convoy-intent = An army may be next to its destination and still be convoyed there. This says when it goes by sea.
ruling-convoy-intent-own-fleet = If a fleet of its own power convoys it
ruling-convoy-intent-swap = Only to change places with another unit
ruling-convoy-intent-own-orders = If its own power's orders intend it
ruling-convoy-intent-said = Only if the order says "via convoy"
ruling-via-fallback-label = Land route if a convoy fails
ruling-via-fallback = An army that is next to its destination goes by land if its convoy is missing or broken.
ruling-convoyed-cut-label = Convoyed attacks cut support against their own province
ruling-convoyed-cut = An attack does not cut support that is given against the attacker's own province. This says whether it does if the attacking army comes by convoy.
ruling-convoyed-origin-label = Retreats to a convoyed attacker's province
ruling-convoyed-origin = A dislodged unit may not retreat to the province from which it was attacked. This says whether it may if the attacker came by convoy.
ruling-convoyed-origin-open = Allowed
ruling-convoyed-origin-closed = Not allowed
ruling-dislodged-effect-label = Dislodged units in their attacker's province
ruling-dislodged-effect = A dislodged unit has no effect on the province its attacker came from. This says whether it still bounces other units there if the two did not meet because one was convoyed.
ruling-dislodged-effect-no-battle = Bounces others if the two did not meet
ruling-dislodged-effect-never = Never bounces others
ruling-coast-omitted-label = Coast missing, one possible
ruling-coast-omitted = A fleet is ordered to a province with two coasts without naming one, and can reach only one of them.
ruling-coast-omitted-follow = It goes to that coast
ruling-coast-omitted-illegal = The order is void
ruling-coast-impossible-label = Coast out of reach
ruling-coast-impossible = A fleet is ordered to a coast that it cannot reach, but it could reach the other coast.
ruling-coast-impossible-follow = It goes to the other coast
ruling-coast-impossible-illegal = The order is void
ruling-coast-in-support-label = Coasts in support orders
ruling-coast-in-support = This says when an order to support a fleet's move to a province with two coasts must name the coast.
ruling-coast-in-support-optional = Never
ruling-coast-in-support-own-units = Only for another power's fleet
ruling-coast-in-support-required = Always
ruling-coast-wrong-label = Wrong coast of a unit
ruling-coast-wrong = An order names the wrong coast for the unit that it orders, supports or convoys.
ruling-coast-wrong-ignore = The coast is ignored
ruling-coast-wrong-illegal = The order is void
ruling-coast-irrelevant-label = Meaningless coast
ruling-coast-irrelevant = An order names a coast that does not exist or does not matter.
ruling-coast-irrelevant-ignore = The coast is ignored
ruling-coast-irrelevant-illegal = The order is void
ruling-kind-missing-label = Unit type missing
ruling-kind-missing = An order does not say whether it means an army or a fleet.
ruling-kind-missing-follow = The order is followed
ruling-kind-missing-illegal = The order is void
ruling-kind-wrong-label = Wrong unit type
ruling-kind-wrong = An order calls a fleet an army or an army a fleet.
ruling-kind-wrong-follow = The order is followed
ruling-kind-wrong-illegal = The order is void
ruling-kind-missing-in-build-label = Unit type missing in a build
ruling-kind-missing-in-build = A build order says neither army nor fleet. A named coast suggests a fleet, an inland province an army.
ruling-kind-missing-in-build-guess = What the province or coast suggests is built
ruling-kind-missing-in-build-inland = An army is built inland, nothing elsewhere
ruling-kind-missing-in-build-illegal = The order is void
ruling-fleet-inland-label = Fleet ordered inland
ruling-fleet-inland = A fleet is ordered to be built in an inland province.
ruling-fleet-inland-fails = The build fails
ruling-fleet-inland-army = An army is built
ruling-nation-missing-label = Power missing
ruling-nation-missing = An order to support or convoy another power's unit does not name the power.
ruling-nation-missing-follow = The order is followed
ruling-nation-missing-illegal = The order is void
ruling-nation-wrong-label = Wrong power
ruling-nation-wrong = An order to support or convoy names the wrong power.
ruling-nation-wrong-follow = The order is followed
ruling-nation-wrong-illegal = The order is void
ruling-several-orders-label = Several orders to one unit
ruling-several-orders = A unit is given several legal orders. This says which one counts.
ruling-several-orders-first = The first
ruling-several-orders-last = The last
ruling-several-orders-hold = None; the unit holds
ruling-extra-builds-label = Too many builds
ruling-extra-builds = A power orders more builds than it is due. This says which ones count.
ruling-extra-builds-first = The first ones
ruling-extra-builds-last = The last ones
ruling-extra-builds-none = None of them
ruling-builds-in-one-place-label = Several builds in one province
ruling-builds-in-one-place = A power orders several builds in the same province. This says which one counts.
ruling-builds-in-one-place-first = The first
ruling-builds-in-one-place-last = The last
ruling-builds-in-one-place-none = None of them
ruling-extra-disbands-label = Too many disbands
ruling-extra-disbands = A power orders more units to be removed than it must remove. This says which orders count.
ruling-extra-disbands-first = The first ones
ruling-extra-disbands-last = The last ones
ruling-extra-disbands-disorder = None; the rule for civil disorder decides
ruling-cd-removal-label = Removals without orders
ruling-cd-removal = A power must remove units and does not say which. The unit that is farthest away goes first; this says from where the distance is measured.
ruling-cd-removal-2023 = From the centers it owns (rulebook of 2023)
ruling-cd-removal-classic = From its home centers (rulebooks of 1971 and 1982)
ruling-cd-removal-country = From its home country (rulebook of 2000)
ruling-cd-support-label = Support for units in civil disorder
ruling-cd-support = A unit in civil disorder holds. This says whether others may support it in holding.

# --- what is not understood

fault = { $word }: { $problem }
fault-hint = { $word }: { $problem }; { OR($hints) }?
no-sign = (a character that cannot be shown)
nothing = (nothing)
one-order = expected a single order, but { $order } already is one
too-many-mistakes = too many mistakes; nothing was read after this line
text-too-long = the text is too long for orders; at most { $limit } characters are read
line-too-long = the line is too long for orders; at most { $limit } characters are read
expected = expected { $what }
expected-only = expected { $what } and nothing else
expected-end = expected nothing more after { $order }
breaks-off = the order is incomplete; expected { $what }
verb-after = { OR($verbs) } after { $unit }
where-to = - and where { $unit } goes
no-such-power = no such power
no-such-province = no such province
no-such-thing = no such province, power or order
no-such-coast = { $place } has no such coast
nobody-may-enter = no unit may enter { $place }
could-be = could be { OR($meanings) }
stands-twice = { $what } appears twice
a-power = a power
powers = powers
a-province = a province
provinces = provinces
a-unit = a unit
units = units
an-order = an order
a-number = a number
a-coast = a coast

# --- what is read and ignored

note-no-coast = { $place } has no { $coast ->
    [NC] north
    [EC] east
    [SC] south
    [WC] west
   *[other] { $coast }
} coast; ignored
note-convoy-path = the route of a convoy cannot be ordered; { COMMAS($places) } ignored
a-move-to = a move to { $place }

# --- do these orders fit together?

coherence-support-of-mover = { $target } is ordered to { THE($place) }, so the support of { $unit } to hold it does nothing.
coherence-support-elsewhere = { $target } is ordered to { THE($elsewhere) }, so { $unit } cannot support its move to { THE($place) }.
coherence-support-of-nobody = { $target } is not ordered to { THE($place) }, so the support of { $unit } does nothing.
coherence-support-against-own = { $unit } supports an attack on { THE($place) }, but your own { $victim } stays there, and your support cannot help to dislodge it.
coherence-convoy-of-nobody = { $target } is not ordered to { $place }, so { $unit } has nothing to convoy.
coherence-convoy-by-others = { $unit } reaches { $place } only if fleets of other powers convoy it.
coherence-convoy-missing = { $unit } needs { $fleets } to convoy it to { $place }.
coherence-own-stays = Your own { $other } stays in { THE($place) }, so { $unit } cannot move there.
coherence-swap = { $unit } and { $other } cannot change places without a convoy.
coherence-yours-already = { $place } is already yours, and no unit of another power is next to it.
coherence-bounce = { ALL($units) } are ordered to the same province, { THE($place) }, and will bounce unless one of them has more support.
coherence-retreats = { ALL($units) } retreat to { THE($place) } together, so they will all be disbanded.
coherence-builds = You may build { $n ->
    [one] one more unit
   *[other] { $n } more units
}.
coherence-removals = You still have to disband { $n ->
    [one] one unit
   *[other] { $n } units
}; otherwise the rule for civil disorder chooses.

# --- points in time

moment-this-year = { $weekday }, { $month } { $day }, { $time } { $zone }
moment = { $weekday }, { $month } { $day }, { $year }, { $time } { $zone }
weekday =
    { $n ->
        [1] Mon
        [2] Tue
        [3] Wed
        [4] Thu
        [5] Fri
        [6] Sat
       *[7] Sun
    }
month =
    { $n ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }

# --- rulings and maps by name

unknown-map = no map is called { $name }; there are { COMMAS($known) }
unknown-map-near = no map is called { $name }; did you mean { $near }?
unknown-preset = There is no preset { $preset }. Choose one of { COMMAS($presets) }.
unknown-ruling = There is no option { $key } in a turn. Choose one of { COMMAS($known) }.
unknown-ruling-near = There is no option { $key } in a turn. Did you mean { $near }?
bad-ruling = The option { $key } = { $value } is impossible. Choose { OR($values) }.
