# World War I Diplomacy, and The Great War II.

# --- what the rules are called

pack-world-war-one = World War I Diplomacy
pack-world-war-one-about = Two players lead the Entente and the Central Powers through the First World War.
pack-great-war = The Great War II
pack-great-war-about = The Entente and the Central Powers fight from Spring 1914; a side with 24 units and 24 supply centers wins.

# --- refusals

italy-not-active = nobody orders Italy before it has joined a side
civil-disorder = Russia is in civil disorder; nobody orders it
not-your-side = { $whom } is not of your side
not-captain = { $whom } speaks for its side; { $seat } is a country of it
captains = American armies are sent for by the captain, { $whom }
not-home = { $place } is no home centre of { EITHER($whom) }
us-not-yet = American armies come in Winter, from winter 1917 on
us-no-port = American armies come to { COMMAS($shores) } only
us-not-entente = { $place } belongs to { $whom }, and not to a country of the Entente
us-occupied = { $other } stands in { $place }
us-blocked = no way from America to { $place } is open; fleets bar it in { COMMAS($fleets) }
one-army = one army lands each winter
map-lacks = { $board } has no { COMMAS($places) }; play it on the standard map or on one made from it
unit-of = { $unit } of { $owner }

# --- sides

coin = Italy's coin falls after the builds of winter 1914, or before they are written (WA-5).
side-is-one-country = Do partners neither dislodge nor cut each other (WA-7)?
russia-cd-from = Russia's civil disorder begins in fall 1917, or with the retreats of spring 1917 (WA-13).
team-seats = A seat for each country beside the two captains (WA-34)?
sides-rule = England, France and Russia are the Entente, Germany, Austria and Turkey the Central Powers.
countries-rule = Each country owns, builds and removes for itself (B-9).
partners-rule = { $friends ->
   *[true] The countries of a side do not dislodge each other, nor cut each other's support (WA-7).
    [false] A country may dislodge its partner's units and cut their support (WA-7).
}
coin-rule = A coin says { $when ->
   *[with_w1914_result] with the results of
    [before_w1914_orders] before the builds of
} winter 1914 on whose side Italy is (R2). Until then nobody orders it.
collapse-rule = From { $since ->
   *[fall_1917] fall 1917
    [s1917_retreats] the retreats of spring 1917
} on Russia is in civil disorder, for the rest of the game (R5).
seats-rule = Each country has a seat of its own; the captains order those whose seat is empty (WA-34).
italy-joins = Italy: { $side } (the coin fell { $roll }, { $parity })
russia-collapses = Russia is in civil disorder
hurts-partner = { $order } may dislodge { $unit } of { $owner }, or cut its support: it is of the same side
takes = { $order }: after the fall { $place } would be { $owner }'s, and { $other }'s no more
panel-sides = Sides
sides-country = country
sides-side = side
sides-centres = centres
sides-units = units
sides-owed = owed
unassigned = unassigned
in-disorder = civil disorder: units hold and do not retreat
not-active = not active; the coin falls in { $date }
coin-note = The coin { $label } fell { $roll }, { $parity }: { $side ->
    [entente] entente
    [central] central
   *[other] { $side }
}; { $source ->
    [scripted] thrown by hand
   *[seed] follows from the seed whose hash was published
}.

# --- American armies

us-default = No centre named: the army goes to the first that is open, or stays (WA-22).
us-centre = The centre: owned by the Entente and vacant, or only vacant (WA-23).
us-nationality = The army is of the country that owns the centre, or of America itself (WA-26).
us-upkeep = Is the army supplied from America, or does it need a centre (WA-27)?
america-gates = The seas that America lies on (WA-24).
establish-army = Say where the American army of this winter lands (WA-22).
army-rule = From winter 1917 on an American army lands every year in Edinburgh, Liverpool, London or Brest (R6).
centre-rule = { $which ->
   *[ep_owned] The centre must be vacant and belong to a country of the Entente (WA-23).
    [vacant] The centre must be vacant (WA-23).
}
way-rule = From America, on { COMMAS($gates) }, a way over seas without Central fleets must lead there (WA-24).
default-rule = If the Entente names none, the army goes { $how ->
   *[auto] to the first of these that is open
    [waive] nowhere
} (WA-22). An army that cannot come is lost (WA-23).
upkeep-rule = The army is of { $whose ->
   *[centre_owner] the country that owns the centre
    [america] America
}; it { $upkeep ->
   *[free] needs no centre and is never removed
    [counts] needs a centre like any other
} (WA-26, WA-27).
american-army = American army
no-american-army = no American army
army-lands = an American army lands in { $place } by { COMMAS($route) }
america-waived = If none is named, no army comes (WA-22).
america-default = If none is named: { $place } (WA-22).
america-none = No army can come (WA-23).
panel-america = America
america-centre = centre
america-coast = coast
america-route = route or obstacle
from-america = from America to { $place }
may-land = an American army may land here
bars-the-way = { $unit } of { $owner } bars the way to { COMMAS($places) }
no-way-to = no way to { $codes }
barred-in = fleets bar it in { COMMAS($fleets) }

# --- peace

concede = Give the game to the other side.
draw-rule = The game is a draw when both sides agree (WA-41).
concede-rule = Either side may concede; then the other has won (WA-41).
conceded = the game ends: { $side } has won

# --- victory

russia-cd-pieces = For whom Russia's pieces count once it is in disorder (WA-15).
russia-cd-capital = Must the Central Powers still take Russia's capital (WA-15)?
russian-capital = Russia's capital (WA-16).
occupy = Capitals are occupied by owning them after a Fall, or by units in all of them after any turn (WA-17).
majority-check = Two thirds are counted after each Winter, or after every turn (WA-18).
simultaneous = Both sides win at once: a draw, or the war goes on (WA-21).
armistice-kinds = none or a fall such as F1918
armistice = The Fall after which the side with more pieces has won (WA-31).
majority-rule = The first side to have two thirds of all pieces on the board { $when ->
   *[winter] after Winter
    [every_turn] after any turn
} has won (R7).
capitals-rule = Capitals: London, Paris and { $capital ->
   *[STP] St Petersburg
    [MOS] Moscow
}; Berlin, Vienna and Constantinople; Rome for the side of Italy.
occupy-rule = The first side that { $how ->
   *[own] owns all enemy capitals after a Fall
    [present] stands in all at once
} has won (R7).
both-rule = Sides that win at the same moment { $how ->
    [draw] draw the game
   *[continue] go on
} (WA-21).
russian-pieces-rule = Russia's pieces in disorder count among all, and for nobody (WA-15).
lost-rule = A side with neither a piece nor a centre after Winter has lost.
nobody-rule = If neither side has a piece after Winter, the game is a draw.
armistice-rule = If nobody has won by { $season }, the side with more pieces has; with as many it is a draw (WA-31).
no-centres-rule = No number of centres wins (WA-42).
of = { $n } of { $of }
of-capitals = { $n } of { $of }: { COMMAS($capitals) }
panel-war = The war
war-note = Two thirds of all pieces, or all enemy capitals, win (R7).
war-side = side
war-pieces = pieces
war-needed = needed
war-capitals = enemy capitals
war-units = units
war-centres = centres
war-each = needed of each
holds = { $side } { COUNT($places) ->
    [0] none
   *[other] { COMMAS($places) }
}
capitals-occupied = Enemy capitals occupied: { COMMAS($sides) }
pieces-of = { $side ->
    [entente] entente
    [central] central
    [neutral] neutral
   *[other] { $side }
} { $n }
ended-with = pieces { COMMAS($pieces) }
pieces-counted = Pieces: { COMMAS($counted) }; two thirds are { $needed }
capital = ★ capital of { $side }
capital-taken = ★ capital of { $side }; held by { $foe }
star = ★ { $side }
event-coin = the coin assigns Italy (R2)
event-collapse = Russia is in civil disorder (R5)
event-army = first American army (R6)
event-armistice = armistice (WA-31)

# --- fronts

panel-events = Next events
events-when = when
events-what = what
r1-reading = R1 lists what may be entered in 1914, or the exceptions to it (WA-1).
closed-blocks-retreats = Are closed provinces closed to retreats too (WA-2)?
bal-ska = Fleets pass between the Baltic and the Skagerrak in every way, or only by moves (WA-11).
retreats-rule = Retreats to a closed province are { $barred ->
   *[true] barred
    [false] possible
} (WA-2).
never-owned-rule = Nobody ever owns a centre in land that never opens (WA-10).

# --- The Great War II

gw-countries-rule = Each country owns, builds and removes for itself.
gw-coin-rule = A coin says in spring 1915 on whose side Italy is; it moves that season. Until then nobody orders it.
gw-collapse-rule = From fall 1918 on Russia is in civil disorder.
gw-partners-rule = The countries of a side do not dislodge each other, nor cut each other's support.
gw-seats-rule = Each country has a seat of its own; the captains order those whose seat is empty.
gw-armies-rule = From spring 1917 on two American armies wait off the board, in USA and USB; no more than two are in the game.
gw-landing-rule = They may be ordered to any coast of NAO, IRI or MAO if a way over seas without Central fleets leads there.
gw-french-rule = They are French units, and need no centres of France.
gw-replaced-rule = One that is dislodged with nowhere to retreat is replaced before the next spring; one disbanded is not.
gw-won-rule = A side with 24 units on the board and 24 centres after Winter has won.
gw-lost-rule = A side with neither a unit nor a centre after Winter has lost.
gw-nobody-rule = If neither side has a unit on the board after Winter, the game is a draw.
gw-waiting = Waiting beyond the ocean: { COMMAS($units) }, of France.
gw-event-coin = the coin assigns Italy
gw-event-armies = two American armies may come

# --- what the values of options are called

r1-reading-permission = what may be entered
r1-reading-exception = the exceptions
bal-ska-full = in every way
bal-ska-move-only = only by moves
coin-with-w1914-result = after the builds
coin-before-w1914-orders = before they are written
russia-cd-from-fall-1917 = in fall 1917
russia-cd-from-s1917-retreats = with the retreats of spring 1917
us-default-auto = goes to the first that is open
us-default-waive = stays
us-centre-ep-owned = owned by the Entente and vacant
us-centre-vacant = only vacant
us-nationality-centre-owner = the country that owns the center
us-nationality-america = America itself
us-upkeep-free = supplied from America
us-upkeep-counts = needs a center
russia-cd-pieces-neutral = for nobody
russia-cd-pieces-ep = for the Entente
russia-cd-capital-required = yes
russia-cd-capital-dropped = no
russian-capital-STP = St Petersburg
russian-capital-MOS = Moscow
occupy-own = by owning them after a Fall
occupy-present = by units in all of them after any turn
majority-check-winter = after each Winter
majority-check-every-turn = after every turn
simultaneous-draw = a draw
simultaneous-continue = the war goes on
