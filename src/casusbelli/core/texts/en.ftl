# What the judge says: core/verdicts.py has the codes and references.

nobody = nobody
list-and = { $others } and { $last }
row = { COMMAS($items) }
also = { $one }; { $other }
list-or = { $others } or { $last }

no-match = { $other } was not ordered so
coast-mismatch = { $other } was ordered to the other coast
no-convoy = the fleets ordered to convoy do not reach from { $from } to { $place }
convoy-broken = the convoy was broken when { $other } was dislodged
paradox = the convoy would decide about itself; the paradox rule stops it
friend-there = { $other } stays in { $place } and is not to be dislodged by a friend
own-there = its own { $other } stays in { $place }, and no power dislodges its own units
repelled = { $other } held { $place }
head-to-head = { $other } came the other way with at least the same strength
friendly-help = { $victim } and its friends do not help to dislodge { $other }
bounced = bounced with { $other }
outnumbered = { $other } was stronger
attacked = attacked by { $other }
dislodged = dislodged by { $other }
entered = { $other } entered { $place }
tied = { $other } claimed { $place } with the same strength
no-unit = there is no unit in { $place }
not-yours = { $other } belongs to { $owner }
wrong-kind = the unit there is { $other }
missing-kind = say whether an army or a fleet is meant
wrong-coast = the fleet is { $other }
irrelevant-coast = the coast named for { $place } means nothing here
wrong-phase = this order belongs to another phase
same-place = { $unit } is in { $place } already
not-adjacent = { $unit } cannot move to { $place }
army-at-sea = { $place } is a sea; an army cannot go there
fleet-inland = { $place } has no coast; a fleet cannot go there
no-route = no fleets at sea could convoy { $unit } to { $place }
coast-needed = say which coast of { $place }: { OR($choices) }
coast-unreachable = { $unit } cannot reach that coast of { $place }
self-support = a unit cannot support itself
no-target = there is no unit in { $place }
cannot-reach = { $unit } could not move to { $place } itself
own-province = a unit cannot support an attack on the province it is in
target-cannot = { $other } cannot move to { $place }
convoyed-by-itself = { $other } can reach { $place } only if { $unit } convoys it
not-a-fleet = only a fleet can convoy
not-at-sea = a fleet in { $place } cannot convoy; it must be at sea
not-an-army = only an army can be convoyed; { $other } is a fleet
superfluous = { $unit } is on no route of { $other } to { $place } that needs it
closed = { $place } is closed until { $date }
permanently-closed = { $place } is closed for the whole game
second-order = { $unit } has another order that counts
contradictory = { $unit } has several orders; none of them counts
missing-nation = say whose unit { $other } is
wrong-nation = { $other } belongs to { $owner }
in-disorder = { $other } is in civil disorder and cannot be supported here
not-dislodged = { $unit } was not dislodged
retreat-origin = the attacker came from { $place }
retreat-contested = there was a stand-off in { $place }
retreat-barred = { $place } is not open to the retreat of { $unit }
retreat-occupied = { $place } is occupied
retreat-collision = { $other } retreats to { $place } too
no-retreat-order = no retreat was ordered
nowhere = there is no province to retreat to
not-a-center = { $place } is no supply centre
not-home = { $place } is no home centre of { $owner }
not-owned = { $owner } does not control { $place }
site-occupied = { $other } stands in { $place }
build-inland = { $place } has no coast; build an army
build-army-at-sea = { $place } is no place for an army
build-coast-needed = say which coast of { $place }: { OR($choices) }
site-taken = another build in { $place } counts
too-many-builds = { $owner } has no more units to build
too-many-disbands = { $owner } has no more units to remove
kept = { $unit } is not among the units to remove
removed-twice = { $unit } is removed already
civil-disorder = no removal was ordered; { $unit } is the first to go

# --- results and headlines

result = { $result }
outcome = { $subject } { $result ->
    [stands] stands
    [succeeds] succeeds
    [fails] fails
   *[other] is { $result }
}
unordered = { $unit } had no order and { $result ->
    [stands] stands
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

# --- strengths, as "why?" tells them

attack-strength = attack strength of { $unit }: { $value }
hold-strength = hold strength of { $unit }: { $value }
defend-strength = defend strength of { $unit }: { $value }
prevent-strength = prevent strength of { $unit }: { $value }
claim-strength = claim strength of { $unit }: { $value }
strength-helped = { $strength } (itself + { PLUS($helpers) })
strength-remark = { $strength } ({ $remark })
strength-lost = { $strength }; the support of { $helper } { $why }
spares-own = it does not attack its own power's unit
spares-friend = it does not attack a friend's unit
tried-to-move = it tried to move
beaten-from-there = dislodged by { $other }, which comes from there
was-dislodged = it was dislodged by { $other }
was-attacked = it was attacked by { $other }
no-help-own = does not help to dislodge its own { $unit }
no-help-friend = does not help to dislodge its friend { $unit }
does-not-count = does not count: { $why }
was-for-move = was for { $order }
was-for-hold = was for { $unit } to hold
was-lost = was lost when { $other } dislodged it
was-cut = was cut by { $other }

# --- what happened besides, as "why?" tells it

claim = the claim of { $unit } to { $place }
claim-support = the support of { $unit } for { $claim }
may-retreat = it may retreat to { COMMAS($places) }
no-way-out = there is no province that it could retreat to
stood-attacks = it stood the { COUNT($units) ->
    [one] attack
   *[other] attacks
} of { $units }
beleaguered = { $units } stood each other off: a beleaguered garrison stays
no-fleet = no fleet was ordered to convoy it
by-convoy = it went by convoy
by-land = it went by land
it-dislodged = it dislodged { $other }
convoy-was = the convoy of { $unit } was { $state }
convoy-was-when = the convoy of { $unit } was { $state } when { $other } dislodged it
noted-because = { $note }: { $why }
paradox-note = whether the convoy holds would depend on what this very army does when it lands; { $rule }
paradox-szykman = by Szykman's rule the fleets in the paradox do not convoy
paradox-all-hold = by the rule of this table no move in the paradox succeeds
paradox-else = the rule of { $rule } says nothing about it, so Szykman's rule stops the convoy
changed-places = it changed places with { $other }
in-a-ring = it moved on in a ring with { $units }
came-by-convoy = { $other } came by convoy
does-not-cut = the attack of { $other } does not cut it: { $why }
same-power = it is of the same power
a-friends = it is a friend's
comes-from-there = it comes from { $place } itself and would have to dislodge it
convoy-does-not-cut = by the rule of { $rule } an army that comes by convoy does not cut it

# --- dates of the map

date = { $season ->
    [S] spring
    [F] fall
    [W] winter
   *[other] { $season }
} { $year }
never = never

# --- rulings: how a table plays the issues that rulebooks leave open

ruling = { $told } (DATC { $issue })
ruling-convoy-disruption = A convoy with several routes fails when all of them are broken, or as soon as any fleet is dislodged.
ruling-convoy-paradox = Which rule resolves a convoy paradox: Szykman's, or that of the rulebook of 1971, 1982 or 2000 (Szykman's for what they leave open), or that all moves of the paradox hold.
ruling-convoy-intent = An army beside its destination goes by convoy if a fleet of its own power convoys it (2000, 2023), only to change places (1971), if its power's orders intend it (1982), or only when it says VIA (DPTG).
ruling-via-fallback = Does an army beside its destination go by land when the intended convoy is not there or is disrupted?
ruling-convoyed-cut = Does an army attacking by convoy cut support given against the province it comes from?
ruling-convoyed-origin = May a unit retreat to the province from which it was dislodged by a convoyed army?
ruling-dislodged-effect = Does a dislodged unit still bounce others from its attacker's province when the two did not meet head to head because one was convoyed?
ruling-coast-omitted = A fleet move that names no coast, where only one is possible.
ruling-coast-impossible = A fleet move that names a coast it cannot reach, where it can reach the other.
ruling-coast-in-support = Must a support of a fleet move name the coast: never, only for another power's fleet, always?
ruling-coast-wrong = An order that names the wrong coast for the unit that it orders, supports or convoys.
ruling-coast-irrelevant = An order that names a coast which does not exist or does not matter.
ruling-kind-missing = An order that does not say whether it means an army or a fleet.
ruling-kind-wrong = An order that calls a fleet an army or an army a fleet.
ruling-kind-missing-in-build = A build that says neither army nor fleet: an army inland and a fleet where a coast is named; only an army inland; never.
ruling-fleet-inland = A fleet ordered to be built in an inland province.
ruling-nation-missing = A support or convoy of another power's unit that does not name the power.
ruling-nation-wrong = A support or convoy that names the wrong power.
ruling-several-orders = Which of several legal orders to one unit counts.
ruling-extra-builds = Which of too many build orders count.
ruling-builds-in-one-place = Which of several builds in one province counts.
ruling-extra-disbands = Which of too many disband orders count.
ruling-cd-removal = Which unit goes when a power does not say: the one farthest from its owned centres (2023), from its home centres (classic: 1971, 1982), or from its country (2000).
ruling-cd-support = Can a unit in civil disorder be supported in holding?

# --- what is not understood

fault = { $word }: { $problem }
fault-hint = { $word }: { $problem }; { OR($hints) }?
no-sign = (a sign that cannot be shown)
nothing = (nothing)
one-order = one order was expected, and { $order } is one
too-many-mistakes = too many mistakes; nothing was read after this line
text-too-long = the text is too long for orders; at most { $limit } characters are read
line-too-long = the line is too long for orders; at most { $limit } characters are read
expected = expected { $what }
expected-only = expected { $what } and nothing else
expected-end = not understood after { $order }; expected the end of the order
breaks-off = the order breaks off; expected { $what }
verb-after = { OR($verbs) } after { $unit }
where-to = - and where { $unit } goes
no-such-power = no such power
no-such-province = no such province
no-such-thing = no such province, power or order
no-such-coast = { $place } has no such coast
nobody-may-enter = nobody may enter { $place }
could-be = could be { OR($meanings) }
stands-twice = { $what } stands twice
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
note-convoy-path = the path of a convoy cannot be ordered; { COMMAS($places) } ignored
a-move-to = a move to { $place }

# --- what the values of options are called

ruling-convoy-disruption-all-routes = only when all routes are broken
ruling-convoy-disruption-any-route = as soon as any fleet is dislodged
ruling-convoy-paradox-szykman = Szykman's rule
ruling-convoy-paradox-all-hold = all moves of the paradox hold
ruling-convoy-intent-own-fleet = a fleet of its own power convoys it
ruling-convoy-intent-swap = only to change places
ruling-convoy-intent-own-orders = its power's orders intend it
ruling-convoy-intent-said = only when the order says VIA
ruling-convoyed-origin-open = yes
ruling-convoyed-origin-closed = no
ruling-dislodged-effect-no-battle = yes, where they did not meet head to head
ruling-dislodged-effect-never = never
ruling-coast-omitted-follow = takes the only coast
ruling-coast-omitted-illegal = is void
ruling-coast-impossible-follow = takes the other coast
ruling-coast-impossible-illegal = is void
ruling-coast-in-support-optional = never
ruling-coast-in-support-own-units = only for another power's fleet
ruling-coast-in-support-required = always
ruling-coast-wrong-ignore = the coast is ignored
ruling-coast-wrong-illegal = the order is void
ruling-coast-irrelevant-ignore = the coast is ignored
ruling-coast-irrelevant-illegal = the order is void
ruling-kind-missing-follow = is followed
ruling-kind-missing-illegal = is void
ruling-kind-wrong-follow = is followed
ruling-kind-wrong-illegal = is void
ruling-kind-missing-in-build-guess = what the province or coast suggests
ruling-kind-missing-in-build-inland = an army, only inland
ruling-kind-missing-in-build-illegal = never
ruling-fleet-inland-fails = the build fails
ruling-fleet-inland-army = an army is built
ruling-nation-missing-follow = is followed
ruling-nation-missing-illegal = is void
ruling-nation-wrong-follow = is followed
ruling-nation-wrong-illegal = is void
ruling-several-orders-first = the first
ruling-several-orders-last = the last
ruling-several-orders-hold = none; the unit holds
ruling-extra-builds-first = the first ones
ruling-extra-builds-last = the last ones
ruling-extra-builds-none = none of them
ruling-builds-in-one-place-first = the first
ruling-builds-in-one-place-last = the last
ruling-builds-in-one-place-none = none of them
ruling-extra-disbands-first = the first ones
ruling-extra-disbands-last = the last ones
ruling-extra-disbands-disorder = none; civil disorder decides
ruling-cd-removal-classic = farthest from its home centers
ruling-cd-removal-country = farthest from its country
