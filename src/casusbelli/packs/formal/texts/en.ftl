# Formal Diplomacy: declared wars, surrender, spheres of influence, victory points.

# --- what the rules are called

pack-formal = Formal Diplomacy
pack-formal-about = Wars are declared before anyone may attack and end only by surrender; you can claim spheres of influence, and victory points win.
pack-formal-war = Formal wars only
pack-formal-war-about = The declared wars and surrenders of Formal Diplomacy, without its spheres of influence and victory points.
pack-formal-spheres = Formal wars and spheres
pack-formal-spheres-about = The declared wars and spheres of influence of Formal Diplomacy, without its victory points.

# --- refusals

no-war = not at war with { ALL($whom) }
not-all-at-war = not everybody who wrote it is at war with { ALL($whom) }
not-at-war = there is no enemy to surrender to
owns-enemy-home = you cannot surrender: you own { $place }, which is { $whose } home territory
stands-in-enemy-home = you cannot surrender: your { $unit } stands in { $whose } home territory
already-at-war = war with { $whom } exists already; this costs nothing
self = nobody declares war on himself
eliminated = { $whom } is out of the game
no-voice = { $whom } does not command its power, and declares nothing in its name
no-power = nobody declares war on { $whom }, which is not a Great Power; it may be attacked freely
not-vacant = { $other } stood in { $place } at the start of the turn
not-adjacent = { $unit } could not move to { $place }
no-seas = { $place } is a sea, and no sphere is declared at sea here
sphere-taken = { $place } is a sphere of { $whom }
ambiguous = which unit? { EITHER($choices) }
name-it = name it
no-sphere = { $whom } has no sphere in { $place }
busy = { $unit } has another order; who declares or supports a sphere does nothing else
unmatched = { $unit } declares no sphere in { $place }
barred = { $power } ({ COMMAS($whats) })
what-unit = unit
what-territory = territory
what-sphere = sphere
none-of-your-units = none of your units

# --- war and peace: options

dwo = A declaration makes war before the moves of the same turn, or from the next turn on (R-F5).
sur = A surrender ends wars before or after the moves (R-F6).
sur-block = What bars a surrender: owning an enemy's home centre, or also a unit in an enemy's home (R-F9).
peace-capture = Does a unit take a centre of a power it is not at war with (R-F10)?
control = Controlled are owned centres and home land, owned centres only, or what one stood in last Fall (R-F13).
follow = May a unit move where the unit of a power one is not at war with leaves neutral ground (R-F16)?
neutral-convoy = May one convoy an attack on a power without war (R-F19)?
steered = Units that nobody commands and others order need no war, or each writer of the order needs it (C-1).
liberation = Whom must one fight to enter a home that another holds (R-F15)?
press = Which press between enemies is closed: private, all, or none (R-F30).
ask-declarations = declarations
declare-war = Declare war (W1).
surrender = Surrender to all enemies (S3).
crowded = wars are declared between powers, and { ALL($seats) } would speak for several

# --- war and peace: the rules

peace-rule = Without a state of war nobody attacks another's units or enters what he controls (W5, W6).
peace-rule-spheres = Without a state of war nobody attacks another's units or enters what he controls, or his spheres (W5, W6).
void-rule = An order that lacks a war is void and the unit holds; { $how ->
   *[same_turn] a declaration by either side that turn will do
    [next_turn] a declaration makes war from the next turn on (R-F5)
}.
help-rule = { $how ->
   *[allowed] Everybody may support and convoy against anybody (W7).
    [needs_war] Everybody may support against anybody (W7); convoying an attack needs a war, too (R-F19).
}
great-powers-rule = Wars are between Great Powers; units and land of anybody else are attacked and entered freely (C-1).
steered-rule = { $how ->
   *[free] Units that nobody commands may be ordered by others to enter and attack anywhere without war (C-1).
    [writers] An order to a unit that nobody commands is void unless everybody who wrote it is at war with whomever it attacks or whose land it enters (C-1).
}
surrender-rule = War ends only by surrender, to all enemies at once (S1, S3). Who holds an enemy's home may not (S5).
capture-rule = A unit takes no centre of a Great Power that its own is not at war with (R-F10).
press-rule = Enemies do not write to each other while they are at war (W4).
declares = { $by } declares war on { $on }
declares-later = { $by } declares war on { $on }, from the next turn on
surrenders = { $by } surrenders to { ALL($foes) }
wars-over = The wars of { $by } are over

# --- victory points

turns = The game ends after so many turns, two a year (V1, R-F1).
tie = Equal points: shared, or who has the edge (R-F2).
draw = May the game end in a draw if everybody agrees (R-F3)?
dead = Can an eliminated power win (R-F12)?
vp = Holdings count every Fall, or only those of the last (R-F4).
sur-cost = A surrender costs a point for each enemy, or one in all (R-F8).
end-rule = The game ends after { $n } turns; most victory points win (V1, V2).
alone-rule = It ends at once when no more than one power is left; the points decide then, too (R-F3).
tie-rule = { $how ->
   *[shared] Powers with equally many points win together (R-F2).
    [most_centres] Of powers with equally many points the one with most centres wins (R-F2).
    [fewer_declarations] Of powers with equally many points the one that declared fewest wars wins (R-F2).
}
dead-rule = { $how ->
   *[ranked] An eliminated power keeps its points, and may win with them (R-F12).
    [cannot_win] An eliminated power does not win while others are left (R-F12).
}
fall-rule = Every Fall: a point for each centre outside one's home, one less for each home centre lost (V3, V5).
snapshot-rule = Of these only what is held at the last count is worth anything (R-F4).
price-rule = A declaration of war and a sphere that a foreign unit enters cost a point each (V6, V8).
surrender-price-rule = { $how ->
   *[per_enemy] A surrender costs a point for each enemy (V7).
    [once] A surrender costs one point, however many enemies there are (V7, R-F8).
}
surrender-worth-rule = A surrender is worth a point to everybody who is surrendered to (V4).
no-solo-rule = No number of supply centres wins the game (Z1).
booked = { $power } { $change } ({ $rule }): { $why }
why-declared = declared war on { $on }
why-surrendered = surrendered to { COMMAS($foes) }
why-enemy-surrendered = { $by } surrendered
why-entered = { $by } entered the sphere in { $place }
why-holds = holds { COMMAS($centers) }
why-lost = others hold { COMMAS($centers) }

# --- spheres of influence

soi-foreign = A sphere in land that another power controls needs a war with it, or, by the letter, none (R-F21).
soi-sea = May a sea be a sphere (R-F21)?
soi-vs-move = A declaration against a move into the same province (R-F25).
soi-cut = What ends a declaration: dislodgement, or any attack (R-F24).
undo = A sphere is cancelled before or after the moves (R-F26).
declare-sphere = Declare a sphere of influence (O1).
support-sphere = Support a declaration (O5).
undo-sphere = Cancel one's own sphere (O8).
sphere-rule = A unit may declare a sphere of influence where it stands or, if that is vacant, could move (O2, O3).
contest-rule = It does nothing else that turn. The declaration may be supported; the strongest of several wins (O4-O6).
entry-rule = Nobody moves into another's sphere without war with its holder (O7).
sphere-end-rule = A sphere ends when its holder cancels it, or a foreign unit enters (O8-O10).
sphere-end-rule-points = A sphere ends when its holder cancels it, or a foreign unit enters, which costs him a point (O8-O10).
sphere-won = { $place } is a sphere of { $holder }
sphere-ended = The sphere of { $holder } in { $place } is { $cause }
sphere-ended-by = The sphere of { $holder } in { $place } is { $cause } by { $by }

# --- panels

panel-war = War and peace
panel-war-note = at war: who declared it, and when
war = war
next-turn = { $declared }, next turn
declared = { COMMAS($by) } { $since }
panel-press = Closed press
between = between
and = and
why = why
public-open = public messages are open
public-closed = public messages are closed between enemies too
at-war = at war
at-war-since = at war: { $declared }
panel-points = Victory points
power = power
points = points
each-fall = each Fall
at-the-end = at the end
counter = { $turn } of { $turns }: { $left } { $left ->
    [one] turn
   *[other] turns
}, { $falls } { $falls ->
    [one] Fall
   *[other] Falls
} left
panel-log = Points log
log-season = season
log-power = power
log-points = points
log-rule = rule
log-why = why
panel-spheres = Spheres
spheres-province = province
spheres-holder = holder
spheres-since = since
spheres-undo = yours to undo
mark-held = sphere of { $holder }
panel-ways = Where may I go
panel-ways-note = free; DWO: not without war; sphere: a sphere of influence, not without war with its holder
ways-power = power
ways-unit = unit
ways-way = way
ways-foes = war with
ways-provinces = provinces
way-free = free
way-dwo = DWO
way-sphere = sphere
panel-last-acts = Last turn: diplomacy
panel-last-void = Last turn: void orders
panel-last-spheres = Last turn: spheres declared
panel-last-silent = Last turn: no orders
last-step = step
last-power = power
last-of = of or on
last-order = order
last-why = why
last-strength = strength
last-result = result
result = { $words }: { $why }
phase = phase
seat = seat
panel-options = Options of Formal Diplomacy
option = option
value = value

# --- what orders would cause

war-ends = war with { $foes } ends { $when } the moves
costs-a-point = { $order } costs 1 point
gain = { $power } +1
surrender-costs = Surrender: { $n } ({ COMMAS($gains) })
cost-in-all = these declarations cost { $n } points in all
war-begins = war with { $foe } begins next turn
war-may-begin = war with { $foe } begins next turn, if both of you are still in the game
illegal-if = { $order } is illegal if { $foe } surrenders this turn
illegal-unless = { $order } is illegal unless { ALL($ways) }
illegal-after = { $order } is illegal after your surrender to { ALL($whom) }
illegal-no-war = { $order } is illegal: not at war with { ALL($whom) }
illegal-taken = { $order } is illegal: { $place } is a sphere of { $holder }
out-by = { $way } ({ COMMAS($whats) })
one-or-other = { $one }, or { $other }
undoes = { $power } undoes its sphere
you-declare = you declare war this turn
either-declares = you or { $power } declare war this turn
foe-declares = { $power } declares war this turn
will-not-move = your { $unit } will not move
changes-nothing = { $order } changes nothing: { $place } is your sphere already
could-contest = SOI { $place }: { COMMAS($powers) } could contest
could-move-in = SOI { $place }: { COMMAS($powers) } could move in
could-stop = SOI { $place }: { COMMAS($powers) } could stop it by { $how ->
    [dislodge] dislodging
   *[any_attack] attacking
} { $unit }
still-yours = { $order }: { $place } is still your sphere during the moves
may-enter = { $order }: { COUNT($powers) ->
    [0] nobody
   *[other] { COMMAS($powers) }
} may enter this turn without declaring war

# --- what the values of options are called

dwo-same-turn = before the moves of the same turn
dwo-next-turn = from the next turn on
sur-before-moves = before the moves
sur-after-moves = after the moves
sur-block-own-or-occupy = an owned home center, or a unit in an enemy's home
sur-block-own-only = only an owned home center
control-home-and-owned = owned centers and home land
control-owned-only = owned centers only
control-last-fall = what one stood in last Fall
follow-forbidden = no
follow-allowed-if-vacated = yes, if that unit leaves
neutral-convoy-allowed = yes
neutral-convoy-needs-war = no, it needs war
steered-free = they need no war
steered-writers = each writer needs it
liberation-both = both the owner and the occupier
liberation-occupier-only = the occupier only
press-private = private messages
press-private-and-public = all messages
soi-foreign-enterable-only = a war with that power
soi-foreign-letter = none, by the letter
soi-vs-move-move-wins = the move succeeds
soi-vs-move-standoff = both fail
soi-cut-dislodge = dislodgement
soi-cut-any-attack = any attack
undo-before-moves = before the moves
undo-after-moves = after the moves
tie-shared = the victory is shared
tie-most-centres = most centers win
tie-fewer-declarations = fewer declarations of war win
draw-unanimous = yes
dead-ranked = yes, it is ranked like the others
dead-cannot-win = no
vp-cumulative = every Fall
vp-final-snapshot = only the last Fall
sur-cost-per-enemy = a point for each enemy
sur-cost-once = one point in all
