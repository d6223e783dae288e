# Masters Rules: Minor Powers, Variable Control, Rebellion, Annexation, Disarmament, Foreign Aid.

# --- what the rules are called

pack-masters = Masters Rules
pack-masters-about = All six Masters Rules together: minor powers, variable control, rebellion, annexation, disarmament and foreign aid.
pack-minor-powers = Minor powers
pack-minor-powers-about = Every neutral supply center is a minor power with an army of its own.
pack-variable-control = Variable control
pack-variable-control-about = Players write orders for powers in civil disorder; the order written most often is followed.
pack-rebellion = Rebellion
pack-rebellion-about = Instead of building a unit of your own, you may raise rebels in an unguarded center of another power.
pack-annexation = Annexation
pack-annexation-about = Instead of building a unit, you may turn a center that you have owned for a year into a home center.
pack-disarmament = Disarmament
pack-disarmament-about = You may disband your own units during adjustments, even when you do not have to.
pack-foreign-aid = Foreign aid
pack-foreign-aid-about = Instead of building a unit of your own, you may let another power build or keep one.

# --- who is meant

rebel = Rebel { $unit }
counted = { $what } { $n }
of = { $what }: { COMMAS($told) }

# --- refusals

ineligible = you may not order { $whom }: your { $unit } is in or next to { $place }
over-cap = { $n ->
    [0] you have no orders this turn
    [one] your one order this turn is used up; orders to your own units and copies count, too
   *[other] your { $n } orders this turn are used up; orders to your own units and copies count, too
}
conflicting = you write different orders for { $unit }; write only one of them
nested = { $whom } is in civil disorder and cannot be given such an order; order its units instead
not-cd = { $whom } is not in civil disorder
no-control = in this game nobody orders the units of others
one-vote = you have voted already: you have one vote for each retreat and adjustment
no-entitlement = nothing is left to pay for it: each unit due pays for one order
occupied = { $other } stands in { $place }
guarded = { $other } of { $whom } stands next to { $place }
not-others = { $place } is not a center of another power
not-center = { $place } is not a supply center
not-home = { $place } is not a home center of { $whom }
not-owned = { $whom } does not own { $place }
already-home = { $place } is a home center of { $whom } already
not-last-year = { $whom } did not own { $place } in the last adjustments
self-aid = a power cannot aid itself; name another one
no-recipient = { $whom } has neither a unit nor a center
no-rebel = no rebel unit stands in { $place }
disband-cd = { $whom } need not lose a unit, and others may not disarm it
out = without a unit or a center you write no orders
two-builds = another of your builds in { $place } counts
goes-already = { $unit } is to be removed already
no-loss = { $whom } has no more units to remove
not-required = the loss is no longer required
other-winter = { $order } is written in the adjustments at the end of the year
contest-tied = nothing is built in { $place }: { ALL($orders) } { COUNT($orders) ->
    [one] was
   *[other] were
} written as often
contest-lost = { $order } was written more often for { $place }
outvoted = other orders for { $whom } have as many votes or more

# --- all six: options

vacant = Great Powers that nobody plays from the start (MA-31).
vacant-kinds = none, or the names of powers with commas between
vacant-wrong = masters.vacant: name some of { COMMAS($powers) }, but not all, instead of { COMMAS($given) }
unplayed = Is such a power one power in civil disorder, or are its centers Minor Powers (MA-31)?
unplayed-cd-power = one power in civil disorder
unplayed-minors = Minor Powers
last-survivor-wins = Does the last player in the game win (MA-70)?
nobody-called = { $table }: nobody is called '{ $name }'

# --- all six: the rules

hold-rule = A unit without an order holds and may be supported, whoever it belongs to (MR0.4, MR0.5).
build-rule = In Winter a power with fewer units than centers may build in its vacant home centers, one for each.
build-anywhere-rule = In Winter a power with fewer units than centers may build in vacant centers of its own, one for each.
loss-rule = A power with more units than centers loses the difference.
out-rule = A power with neither a unit nor a center is eliminated; its player writes no more orders (MA-27).
at-once-rule = Adjustments are written and judged all at once, from the position after the Fall (MR5.3).
funding-rule = Each unit that is due pays for one order, from the top of a player's list to the bottom (MA-63).
unnamed-loss-rule = Where nobody says which units go, the rule for civil disorder decides (MA-22).
disorder-rule = A power in civil disorder neither wins nor has a share in a draw (MA-70, MA-73).
vacant-rule = { $power } is played by nobody from the start: { $minors ->
    [yes] its centers are Minor Powers
   *[no] it is a power in civil disorder
} (MA-31).
last-rule = The last player in the game wins, whatever others hold (MA-70).

# --- Minor Powers

minor-army-per = Has a Minor Power with several centers an army in each of them, or one in all (MA-29)?
minor-army-per-sc = one in each center
minor-army-per-power = one in all
minors-rule = Every center that is nobody's home is a Minor Power with an army: { COMMAS($powers) } (MR1.1, MR1.2).
minors-home-rule = It owns its center, which is its home, from the start (MR1.3, MR1.4).
minors-disorder-rule = Minor Powers are always in civil disorder: they may be supported by anybody (MR1.5, MR1.8).
minors-steered-rule = They hold, retreat and build only as players order it (MR1.9-MR1.11).
minors-idle-rule = They hold, are disbanded when they are dislodged, and build nothing (MR1.9-MR1.11).
minors-vote-rule = They never win, and have no vote (MR1.5).

# --- Variable Control: options

vc-resolution = Which of the orders for one unit is followed (MA-1).
vc-resolution-plurality = the one written most often
vc-resolution-majority = the one with more than half of all
vc-resolution-per-player = the one of most players
vc-tie = A tie: the unit holds, or the order of more players comes first (MA-2).
vc-tie-hold = the unit holds
vc-tie-per-player-then-hold = the order of more players, else it holds
vc-self-conflict = Different orders of one player for one unit (MA-4).
vc-self-conflict-void = none counts
vc-self-conflict-count-all = all count
vc-self-conflict-last = the last one counts
vc-on-nmr = Do orders count for a player who sends nothing (MA-5)?
vc-on-nmr-never = never
vc-on-nmr-speculative = yes, then they count
limbo-counts = Does a dislodged unit bar its power from influence (MA-10)?
order-cap = Which orders are dropped when there are too many (MA-12, MA-13).
order-cap-own-first = those for others
order-cap-strict = the last ones, whoever they are for
cd-retreat-default = What becomes of a unit without a decisive vote on its retreat (MA-17).
cd-retreat-default-disband = it is disbanded
vc-publish = What is told of the orders for others (MA-26).
vc-publish-authors = who wrote what
vc-publish-counts = how often each was written
vc-publish-winner-only = only what is followed

# --- Variable Control: the rules

form-influence = Order a unit of a power in civil disorder, as "Portugal A POR H"; several times with "x2".
little-rule = Without Minor Powers there is little to order: Great Powers without a player, and rebels (MA-71).
influence-rule = Players may write orders for the units of powers in civil disorder (MR2).
near-rule = A player with a unit in or next to any center that the power owns may not (MR2.2, MR2.3).
own-first-rule = Players may always order all of their own units (MA-12).
own-first-count-rule = For others they have as many orders a turn as they owned centers after the last Fall, less those to their own units that are not holds (MR2.6, MA-14).
strict-rule = A player's orders, to their own units and for others together, may not outnumber the centers they owned after the last Fall; those beyond that are void. Ordering a unit of their own to hold costs nothing (MR2.6, MA-13, MA-14).
followed-rule = { $how ->
   *[plurality] The same order may be written several times; that written most often is followed (MR2.7, MR2.13).
    [majority] The same order may be written several times; that of more than half of all is followed (MA-1).
    [per_player] The order that most players write for a unit is followed; copies do not count (MA-1).
}
tie-rule = { $how ->
   *[hold] If several are written equally often, the unit holds (MA-2).
    [per_player_then_hold] If several are written equally often, that of more players is followed, else the unit holds (MA-2).
}
retreat-rule = Without a decisive vote on its retreat a dislodged unit is disbanded (MA-17).
speculative-rule = Orders for the units of another player count if that player sends nothing (MA-5).
vote-rule = Besides, a player has one vote on each retreat and each adjustment of such a power (MR2.9, MR2.11).
aided-vote-rule = Units that are due to it by aid are adjustments, too (MR6.5).
own-orders-rule = Nobody orders such a power to use influence, aid, annexation or rebellion (MR2.12).
ask-retreats = votes on retreats
ask-adjustments = votes on adjustments
ask-orders = orders for others
if-most = { $order } if no other order is written as often

# --- Rebellion

rebel-pool-types = Do rebel armies and fleets count together against the owner (MA-41)?
rebel-identity = What rebels with a center become (MA-46).
rebel-identity-restore-or-new = the Minor Power that was there, or a new one
rebel-identity-always-new = always a new Minor Power
rebel-identity-owner-cd-rejoin = as the first, but they rejoin a power in civil disorder
faction-is-other-power = May one side of a civil war raise rebels in the other's centers?
form-rebel = Instead of a unit of your own, raise a rebel unit in a center of another power.
rebel-rule = Instead of building a unit that is due, a player may raise a rebel in a center of another power (MR3.1).
rebel-site-rule = The center must be empty, and no unit of its owner may stand next to it (MR3.4, MR3.5).
rebel-contest-rule = Of different units to be built in one place the one written most often is built; on a tie none is (MR3.7).
rebel-copies-rule = Copies of one order are counted together and yield one unit; all of them are paid for (MR3.8-MR3.10).
rebel-nation-rule = Each rebel unit is a power of its own, in civil disorder, without a center (MR3.3, MA-48).
rebel-minor-rule = A rebel unit that stands in a center after the Fall owns it as a Minor Power (MR3.14).
rebel-upkeep-rule = { $aid ->
    [yes] A rebel without a center goes in the adjustments of the next year, unless it is aided (MR3.19, MA-49).
   *[no] A rebel without a center goes in the adjustments of the next year (MR3.19, MA-49).
}
rebels-idle-rule = Nobody orders rebels here: they hold, and are disbanded when they are dislodged (MA-71).
rebel-rises = Rebel { $unit }, if nobody writes another unit there as often

# --- Annexation

annex-initial = Do centers owned at the start count as owned before it (MA-52)?
annex-persist = Does an annexed center stay home when it is lost (MA-53)?
form-annex = Instead of a unit of your own, make a center that you own for a year a home center.
annex-rule = Instead of building a unit that is due, a player may annex a center owned for a year (MR4.1).
annex-unit-rule = It does not matter whether a unit stands there (MR4.5).
annex-home-rule = It is a home center from then on (MR4.6).
annex-build-rule = Its owner may build there from the next adjustments on, as long as it is not lost (MR4.6, MR4.7).
annex-lapse-rule = When it is lost, it is no longer home (MA-53).

# --- Disarmament

form-disarm = Disband a unit of your own, whether a loss is required or not.
form-remove = Lose this unit if a loss is required when all aid is known.
disarm-rule = In the adjustments players may disband any of their own units: Disband (MR5.1).
disarm-site-rule = That enables no further unit and frees no site before the next adjustments (MR5.2).
remove-rule = Remove names a unit that goes only if a loss is still required (MA-58).
disarm-disorder-rule = Powers in civil disorder lose no more units than are required (MR5.4).

# --- Foreign Aid

aid-funds-rebels = May received Aid pay for rebels (MA-63)?
form-aid = Give what you could build to another power.
form-aid-rebel = Give what you could build to a rebel unit.
aid-rule = For each unit that is due and not built a player may aid { $rebels ->
    [yes] another power or a rebel
   *[no] another power
} (MR6.1-MR6.3).
aid-use-rule = { $annexes ->
    [yes] The recipient builds, annexes, or is spared a loss as if it owned one center more (MR6.5-MR6.7).
   *[no] The recipient builds, or is spared a loss as if it owned one center more (MR6.5-MR6.7).
}
aid-spares-rule = Nobody builds for powers in civil disorder here: aid only spares them losses (MA-71).
aid-end-rule = Aid ends with the adjustments, and changes nobody's number of orders (MR6.9, MR6.10).
aid-ahead-rule = { $annexes ->
    [yes] Builds and annexations
   *[no] Builds
} may be written in anticipation of aid (MR6.12). Aid cannot be passed on (MA-63).

# --- what orders would cause

orders-used = { $used } of { $n } orders used
paid = { $order }: paid for with { $n ->
    [one] the one unit due
   *[other] one of the { $n } units due
}
if-aided = { $order }: only if { $power } is aided
goes = { $unit } goes, whatever is required
goes-if-required = { $unit } goes if a loss is still required
go-by-rule = { $n ->
    [one] 1 more unit of { $power } goes
   *[other] { $n } more units of { $power } go
} by the rule for civil disorder{ $aid ->
    [yes] , unless { $power } is aided
   *[no] { "" }
}
idle = { $idle } of the { $n ->
    [one] one unit
   *[other] { $n } units
} due to { $power } { $idle ->
    [one] pays
   *[other] pay
} for nothing
is-spared = { $power } is spared a loss
may-spend = { $power } may build { $annexes ->
    [yes] or annex once more
   *[no] once more
}

# --- the story

founded = { $name } is a Minor Power, at home in { $places }
in-disorder = In civil disorder: { $powers }
allowances = Orders a turn: { COMMAS($counts) }
tallied = Votes for others: { $rows }
cast = Who wrote for others: { $rows }
decided = Followed for others: { $rows }
followed = { $order }
tied = { $unit }: none, a tie
lapsed = { $place } is no longer a home center of { $power }
booked = Adjustments: { $rows }
nothing-due = Adjustments: nothing was due
due = due { COMMAS($counts) }
aids = { $donor } aids { $power }
contest = in { $place } { $won } ({ COMMAS($bids) })
nothing-built = nothing is built
annexes = { $power } annexes { $place }
loses = { $power } loses { $unit } ({ $cause })
cause = { $cause ->
    [voluntary] voluntary
    [required] required
    [upkeep] upkeep
    [civil-disorder] civil disorder
   *[other] { $cause }
}

# --- panels

yes = yes
no = no: { $why }
none = none
nothing = nothing
column-power = power
column-center = center
column-centers = centers
column-unit = unit
column-units = units
column-orders = orders
column-due = due
column-of = of
column-now = now

panel-influence = Where you have influence
note-influence = { $n ->
    [one] You may give one order a turn; those to your own units count.
   *[other] You may give { $n } orders a turn, your own among them.
}
column-you-may-write = you may write
nearby = { $unit } is in or next to { $place }
mark-free = { $power } (centers: { $centers }): you may write for it
mark-barred = { $power } (centers: { $centers }): you may not write for it: { $why }
panel-writers = Who may write for whom
column-may-write = may write
column-may-not = may not
barred = { $seat } ({ $unit } at { $place })
mark-writers = { $power }: { $seats } may write for it
panel-allowances = Orders a turn
column-centers-now = centers now
note-next-year = Those of the coming year.
panel-retreats = Votes on retreats
column-ways = may go to
column-you-may-vote = you may vote
note-retreats = On a tie, or without a vote, the unit is disbanded.
mark-retreat = { $unit } may retreat here: you may vote
panel-votes = Votes on adjustments
note-adjustments = There is a vote for each unit to build or lose. Without votes nothing is built, and losses go by the rule.
panel-results = Orders for others
column-for = for
column-followed = followed
column-votes = orders and votes
note-last = Of the last phase.
see-adjustments = see the adjustments
tie = none: a tie
panel-authors = Who wrote for others
column-seat = seat
panel-powers = Powers
column-is = is
column-lost-homes = lost home centers
owned = { $place }{ $how ->
    [home] { " " }(home)
    [annexed] { " " }(annexed)
   *[taken] { "" }
}
kind = { $kind ->
    [rebel] rebel
    [minor] minor
   *[great] great
}{ $state ->
    [disorder] , in civil disorder
    [dormant] , dormant
    [eliminated] , eliminated
   *[plays] { "" }
}
panel-rebels = Rebels
column-stands = stands in
column-raised = raised in

panel-due = Adjustments
column-threat = what threatens
nobody-builds = nobody may build for it
doom-out = is out{ $aid ->
    [yes] { " " }without aid
   *[no] { "" }
}
doom-loses = loses { $n }{ $aid ->
    [yes] { " " }without aid
   *[no] { "" }
}
mark-threat = { $power } { $doom }
panel-sites = Where they may build
panel-your-sites = Where you may build
mark-build = { $power } may build here
mark-you-build = you may build here
panel-rising = Where rebels may be raised
column-owner = owner
column-guard = guarded by
mark-guarded = { $unit } of { $power } guards it
mark-rising = rebels may rise here
panel-annexable = What they may annex
panel-you-annex = What you may annex
column-since = owned since
this-year = this year
before = before
mark-annex = { $power } may annex it
mark-you-annex = you may annex it
panel-annexed = Annexed centers
column-builds-from = builds from
panel-contests = Contests of the last adjustments
column-built = built
panel-aid = Aid of the last adjustments
column-from = from
column-to = to
panel-last-annexed = Annexed in the last adjustments
panel-losses = Losses of the last adjustments
column-cause = cause
