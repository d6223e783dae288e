# Masters Rules: Minor Powers, Variable Control, Rebellion, Annexation, Disarmament, Foreign Aid.

# --- what the rules are called

pack-masters = Masters Rules
pack-masters-about = All six Masters Rules together: minor powers, variable control, rebellion, annexation, disarmament and foreign aid.
minute-idea = Every neutral supply center is a minor power with an army of its own, and anyone who keeps a distance may give it orders.
minute-turn = In each movement phase you have as many orders as you own supply centers. Orders for your own units come first, and you spend the rest on minor powers and on powers without a player. The order that all players together write most often is followed, and you may write the same order several times. In Winter, instead of building, you can raise rebels in another power's unguarded center, annex a center as a home center, or pay for another power's unit.
minute-care = You may not order a power if one of your units is in one of its centers or could move into one. Everyone can read afterward who ordered what. If orders are tied, the unit holds.
minute-victory = You win alone with 18 supply centers, or the players who are left agree on a draw. Minor powers never win, but their armies can decide the game.
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

chapter-base = Units, builds and losses
chapter-minors = Minor Powers
chapter-control = Variable Control
chapter-rebellion = Rebellion
chapter-annexation = Annexation
chapter-disarmament = Disarmament
chapter-aid = Foreign Aid

# --- who is meant

rebel = Rebel { $unit }
counted = { $you ->
    [what] you ({ $n })
   *[no] { $what } ({ $n })
}
role-rebel = Rebel
role-rebels = Rebels
role-rebels-article = the-plural
sentences = { $one } { $other }

# --- refusals

ineligible = You may not order units of { $whom } this phase: your { $unit } is in or next to { $place }, a center of that power.
over-cap = { $n ->
    [0] You have no orders this turn.
    [one] You have used up your one order this turn. Orders to your own units and copies count, too.
   *[other] You have used up your { $n } orders this turn. Orders to your own units and copies count, too.
}
conflicting = You wrote different orders for { $unit }. Write only one of them.
nested = { $whom } is in civil disorder and cannot be given such an order. Order its units instead.
not-cd = { $whom } is not in civil disorder, so only its own player orders its units.
no-control = In this game you can only order your own units.
one-vote = You have already voted. You have one vote for each retreat and each adjustment.
no-entitlement = You have no unit due left to use for this order. Each unit that is due to you can be used for one order.
occupied = { $other } is in { $place }.
guarded = { $other } of { $whom } is next to { $place } and guards it.
not-others = { $place } is not a center of another power.
not-center = { $place } is not a supply center.
not-home = { $place } is not a home center of { $whom }.
not-owned = { $whom } does not own { $place }.
already-home = { $place } is already a home center of { $whom }.
not-last-year = { $whom } did not own { $place } in the last adjustments, so it cannot be annexed yet.
self-aid = A power cannot aid itself. Name another power.
no-recipient = { $whom } has neither a unit nor a center, so it cannot be aided.
no-rebel = There is no rebel unit in { $place }.
disband-cd = { $whom } does not have to lose a unit, and other players cannot disarm it.
out = Your power has neither a unit nor a center, so you write no orders.
two-builds = Another of your builds in { $place } counts.
goes-already = { $unit } is already to be disbanded.
no-loss = { $whom } has no further unit to disband.
not-required = This loss is no longer required.
other-winter = You can write "{ $order }" only in the adjustments at the end of the year.
contest-tied = Nothing is built in { $place }, because { $orders } { COUNT($orders) ->
    [one] was
   *[other] were
} written just as often.
contest-lost = { $order } was written more often for { $place }.
outvoted = Other orders for { $whom } have as many votes or more.

# --- all six: options

vacant-label = Great Powers without a player
vacant = These Great Powers have no player when the game begins.
vacant-kinds = the names of powers with commas between them
vacant-wrong = { COMMAS($given) } cannot be left without a player. Name some of { COMMAS($powers) }, but not all of them.
unplayed-label = Great Powers that nobody plays
unplayed = A Great Power that nobody plays from the start remains one power in civil disorder, or each of its centers becomes a Minor Power.
unplayed-cd-power = One power in civil disorder
unplayed-minors = Minor Powers
last-survivor-wins-label = Victory of the last player
last-survivor-wins = If all other players are out of the game, the last one can win, whatever Minor Powers own, or the game can go on.
last-survivor-wins-true = The last player wins
last-survivor-wins-false = The game goes on
nobody-called = { $table }: nobody is called '{ $name }'

# --- all six: the rules

hold-rule = A unit without an order holds, and others may support it in holding (MR0.4, MR0.5).
due-rule = After the Fall, the number of units due to a power is the number of its supply centers minus the number of its units. It does not matter whether the power has a free place to build (MA-37).
build-rule = In the adjustments, a power may build one unit for each unit that is due, in vacant home centers that it owns.
build-anywhere-rule = In the adjustments, a power may build one unit for each unit that is due, in any vacant supply center that it owns.
loss-rule = A power with more units than supply centers must disband the difference. { $how ->
   *[classic] If its player does not say which units, the unit farthest from its nearest home center goes first; of units equally far away a fleet goes before an army, and then the alphabetical order of the provinces decides (MA-22).
    [2023] If its player does not say which units, the unit farthest from its nearest supply center goes first; of units equally far away a fleet goes before an army, and then the alphabetical order of the provinces decides (MA-22).
    [country] If its player does not say which units, the unit farthest from its home country goes first; of units equally far away a fleet goes before an army, and then the alphabetical order of the provinces decides (MA-22).
} This is the rule for civil disorder.
at-once-rule = All orders of the adjustments are adjudicated at the same time, from the position after the Fall retreats. A build or a loss changes nothing for other orders of the same adjustments (MR5.3).
funding-rule = { COUNT($uses) ->
    [one] Each unit that is due can be used for one build. If a player orders more builds, the first valid ones count (MA-62, MA-63).
   *[other] Each unit that is due can be used for one order: { OR($uses) }. A player's orders use them up from the top of the list to the bottom. An invalid order uses nothing, and an order for which no unit due is left is void (MA-62, MA-63).
}
use-build = a build
use-rebel = a rebel
use-annexation = an annexation
use-aid = aid
civil-disorder-rule = A power without a player is in civil disorder. If a player leaves the game, the power is in civil disorder from the next phase on, until somebody takes over; a player who only misses a deadline does not bring it into civil disorder (MA-5).
disorder-rule = A power in civil disorder does not win, has no vote, and has no share in a draw (MA-70, MA-73).
vacant-rule = { $minors ->
    [yes] Nobody plays { $power } from the start, so its centers are Minor Powers (MA-31).
   *[no] Nobody plays { $power } from the start, so it is in civil disorder (MA-31).
}
out-rule = A power with neither a unit nor a center is eliminated, and its player writes no more orders (MA-27).
last-rule = If only one player is left in the game, that player wins, whatever other powers own (MA-70).

# --- Minor Powers

minor-army-per-label = Armies of a Minor Power
minor-army-per = On some maps a Minor Power has several centers. It starts with an army in each of them, or with one army.
minor-army-per-sc = One in each center
minor-army-per-power = One for the whole power
minors-rule = Every supply center that is not a home center of a Great Power belongs to a Minor Power from the start and is its home center: { COMMAS($powers) } (MR1.1, MR1.3, MR1.4).
minors-army-rule = { $how ->
   *[sc] Each of its centers has an army of the Minor Power, or a fleet where an army cannot be (MR1.2, MA-29, MA-30).
    [power] Each Minor Power has one army in its first center, or a fleet where an army cannot be (MR1.2, MA-29, MA-30).
}
minors-taken-rule = As usual, a center changes hands only when a foreign unit is there after the Fall, so you have to defeat its army or lure it away (MR1.7).
minors-disorder-rule = Minor Powers are always in civil disorder: they have no player, no vote, and never win. Any power may support their units in holding (MR1.5, MR1.8).
minors-steered-rule = Their units hold unless players order them. They retreat, build and choose their losses as players vote (MR1.9-MR1.12).
minors-idle-rule = Their units hold and do not support each other. They are disbanded when they are dislodged, and Minor Powers build nothing (MR1.9-MR1.11).
minors-example = In Spring 1901 a German fleet moves from Kiel to Denmark. The Danish army holds, and the fleet bounces. With the support of one other unit, the fleet would dislodge the army.

# --- Variable Control: options

vc-resolution-label = Which order for a unit is followed
vc-resolution = Several players can write orders for one unit in civil disorder. This decides which order the unit follows.
vc-resolution-plurality = The one written most often
vc-resolution-majority = The one written more often than all others together
vc-resolution-per-player = The one that most players wrote
vc-tie-label = Ties between orders
vc-tie = If several orders for a unit are written equally often, the unit holds, or the number of players who wrote them decides first.
vc-tie-hold = The unit holds
vc-tie-per-player-then-hold = More players win; otherwise the unit holds
vc-self-conflict-label = Different orders of one player
vc-self-conflict = A player can write different orders for the same unit in civil disorder. This decides which of them count.
vc-self-conflict-void = None of them
vc-self-conflict-count-all = All of them
vc-self-conflict-last = The last one
vc-on-nmr-label = Units of players who send nothing
vc-on-nmr = Orders that others write in advance for a Great Power can count if its player sends no orders.
vc-on-nmr-never = Others cannot order them
vc-on-nmr-speculative = Others can order them
limbo-counts-label = Dislodged units and influence
limbo-counts = A unit near a center bars its power from ordering the owner of that center. This decides whether a dislodged unit that waits for its retreat does so, too.
limbo-counts-false = Dislodged units do not count
limbo-counts-true = Dislodged units count
order-cap-label = Too many orders
order-cap = A player who writes too many orders loses those for other powers, or the last ones on the list.
order-cap-own-first = Orders for other powers are dropped
order-cap-strict = The last orders are dropped
cd-retreat-default-label = Retreats without a decisive vote
cd-retreat-default = A dislodged unit in civil disorder has no retreat if no vote decides on it.
cd-retreat-default-disband = The unit is disbanded
vc-publish-label = What is published about orders for others
vc-publish = After each phase everyone can see who wrote which orders for units in civil disorder, how often each was written, or only the orders that were followed.
vc-publish-authors = Who wrote what
vc-publish-counts = How often each order was written
vc-publish-winner-only = Only the orders that were followed

# --- Variable Control: the rules

form-influence = Order a unit of a power in civil disorder, as in "Portugal A POR H". Add "x2" to write the order twice.
little-rule = Without Minor Powers there is little to order: Great Powers without a player{ $rebels ->
    [yes] , and rebels
   *[no] { "" }
} (MA-71).
influence-rule = Besides your own units you may order the units of powers in civil disorder, from the first turn on. Name the power and write the order, as in { $minors ->
   *[yes] "Portugal A POR H"
    [no] "Italy A ROM H"
}. The unit may do whatever it is ordered to do: move, attack anyone, support, convoy or be convoyed (MR2.1, MR2.16, MA-23, MA-25).
near-rule = You may not order a power in civil disorder if one of your own units is in a supply center that it owns, or could move to such a center in one turn without a convoy. This is tested for each power separately, and counts all of its centers (MR2.2-MR2.4, MA-6).
near-when-rule = { $limbo ->
   *[false] What counts is the position when the phase begins; a unit of yours that waits for its retreat does not count (MR2.5, MA-9, MA-10).
    [true] What counts is the position when the phase begins; a unit of yours that waits for its retreat counts, too (MR2.5, MA-9, MA-10).
} Everyone may order a power in civil disorder that owns no center (MA-11).
near-example = In Spring 1901 the Austrian army in Budapest could move to Serbia and Rumania, so Austria may order neither of them. Austria may order Greece and Portugal.
own-first-rule = You may always order all of your own units (MA-12).
own-first-count-rule = In each movement phase you have as many orders as you owned supply centers after the last Fall, or at the start of the game. Orders to your own units, except holds, are deducted; the rest may be written for units of other powers, whose holds count, too. Orders beyond that are void (MR2.6, MA-13 to MA-15).
strict-rule = In each movement phase you have as many orders as you owned supply centers after the last Fall, or at the start of the game. They are for your own units and for those of others together, but a hold of your own unit costs nothing. Orders beyond that number are void, beginning at the end of your list (MR2.6, MA-12 to MA-15).
cap-example = In 1901 England has three orders in each movement phase. If England moves two of its units and its third holds, it has one order for a unit of another power.
copies-rule = { $counts ->
   *[yes] You may write the same order for a unit several times, for example with "x2". Each copy uses up one of your orders. Orders are the same if they mean the same, however they are written (MR2.7, MR2.14, MA-3).
    [no] Writing the same order several times does not give it more weight. Orders are the same if they mean the same, however they are written (MA-1, MA-3).
}
self-conflict-rule = { $how ->
   *[void] If you write different orders for one unit, none of them counts, and they cost you nothing (MA-4).
    [count_all] If you write different orders for one unit, all of them count (MA-4).
    [last] If you write different orders for one unit, only the last one counts (MA-4).
}
followed-rule = { $how ->
   *[plurality] A unit follows the order that was written most often, by all players together (MR2.13, MA-1).
    [majority] A unit follows an order that was written more often than all other orders for it together; otherwise it holds (MA-1).
    [per_player] A unit follows the order that most players wrote for it (MA-1).
}
tie-rule = { $how ->
   *[hold] If several orders are written equally often, the unit follows none of them: it holds and may be supported (MA-2).
    [per_player_then_hold] If several orders are written equally often, the unit follows the one that more players wrote; if that does not decide either, it holds and may be supported (MA-2).
}
followed-example = France orders the Portuguese army to support the French attack from Marseilles on Spain. Germany orders it once, and Italy twice, to support the Spanish army. { $how ->
   *[plurality] That is three orders against one
    [majority] Three orders out of four are a majority
    [per_player] That is two players against one
}, so Portugal supports Spain, and the French attack bounces.
nmr-rule = { $how ->
   *[never] You cannot order the units of a power whose player merely sends nothing (MA-5).
    [speculative] You may write orders for the units of another player in advance. They count if that player sends nothing (MA-5).
}
vote-rule = In a retreat phase you have one vote for each dislodged unit of a power that you may order: for a retreat or for disbanding it. In the adjustments you have one vote for each unit that such a power has due or has to lose. These votes do not count against your orders (MR2.9, MR2.11, MA-16).
retreat-rule = A dislodged unit of a power in civil disorder follows the vote that was cast most often. If there is none, or a tie, it is disbanded (MA-17).
adjustment-vote-rule = In the adjustments, the builds and losses with the most votes are carried out. Tied votes do not count: the unit is then not built, and the loss follows the rule for civil disorder. Builds need a vacant home center that the power owns (MA-20 to MA-22).
aided-vote-rule = Units that are due to it because of aid are voted on, too (MR6.5).
own-orders-rule = You cannot make a power in civil disorder order other powers, raise rebels, annex, or give aid (MR2.12, MA-24).
publish-rule = { $how ->
   *[authors] After each phase everyone sees who wrote which orders for units in civil disorder (MR2.17, MA-26).
    [counts] After each phase everyone sees how often each order for a unit in civil disorder was written, but not by whom (MA-26).
    [winner_only] After each phase everyone sees only which orders the units in civil disorder followed (MA-26).
}
ask-retreats = votes on retreats
ask-adjustments = votes on adjustments
ask-orders = orders for others
if-most = { $order } is followed if no other order for this unit is written as often.

# --- Rebellion

rebel-pool-types-label = Counting rebel builds in one center
rebel-pool-types = Players can write a rebel army and a rebel fleet for the same center. Against the owner's own build they count separately or together.
rebel-pool-types-false = Armies and fleets count separately
rebel-pool-types-true = Armies and fleets count together
rebel-identity-label = What rebels with a center become
rebel-identity = Rebels that own a center become a Minor Power. This decides which one.
rebel-identity-restore-or-new = The original Minor Power, or a new one
rebel-identity-always-new = Always a new Minor Power
rebel-identity-owner-cd-rejoin = As the first, but they rejoin a power in civil disorder
faction-is-other-power-label = Rebels in a civil war
faction-is-other-power = In a civil war, this decides whether one side can raise rebels in centers of the other side.
faction-is-other-power-true = Allowed
faction-is-other-power-false = Not allowed
form-rebel = Raise a rebel unit in a center of another power, instead of building a unit of your own.
rebel-rule = Instead of building a unit that is due, you may raise a rebel unit in a supply center of another power, with an order such as "Build Rebel A MOS". It is an army, or a fleet if the center is on a coast (MR3.1, MR3.2, MA-39).
rebel-site-rule = The center must belong to another power and be empty, and no unit of its owner may be able to move there in one turn without a convoy. Units of other powers do not guard it. A unit that is disbanded in the same adjustments still guards; one that is only being built does not (MR3.4-MR3.6, MA-40).
rebel-contest-rule = If different units are to be built in one center, by rebels or by the owner, the build that was written most often is carried out. On a tie nothing is built there (MR3.7, MA-43).
rebel-pool-rule = Rebel armies and rebel fleets for one center first count together against the owner's build, and then against each other (MA-41).
rebel-copies-rule = You may write the same build several times, and the same builds of all players count together. Only one unit is built, but every copy uses up a unit that is due, even if nothing is built (MR3.8-MR3.10, MA-43).
rebel-example = After the Fall of 1901 no Russian unit is in or next to Moscow. Russia orders a build of an army in Moscow. Turkey and Germany each order a rebel army there. That is two orders against one, so a rebel army rises in Moscow.
rebel-nation-rule = Each rebel unit is a nation of its own. It is always in civil disorder and owns no center at first; the center in which it was raised stays with its owner until the next Fall (MR3.3, MR3.11, MA-48).
rebels-steered-rule = Any player may order a rebel unit without a center by Variable Control, including the power against which it rose (MR3.3, MR3.17).
rebels-idle-rule = Rebel units hold, because nobody can order them here. They are disbanded when they are dislodged (MA-71).
rebel-minor-rule = { $how ->
   *[restore_or_new] A rebel unit that is in a supply center after a Fall takes it and becomes a Minor Power. It is the Minor Power to which the center originally belonged, or else a new one named after the center (MR3.14, MA-46).
    [always_new] A rebel unit that is in a supply center after a Fall takes it and becomes a new Minor Power named after the center (MR3.14, MA-46).
    [owner_cd_rejoin] A rebel unit that is in a supply center after a Fall takes it and becomes a Minor Power. It is the Minor Power to which the center originally belonged, or else a new one named after the center. In a home center of a Great Power in civil disorder it joins that power instead (MR3.14, MA-46).
} The center becomes home to the Minor Power, and remains a home center of the power that lost it.
rebel-upkeep-rule = { $aid ->
    [yes] A rebel unit that owns no center after the Fall of the year after it was raised is disbanded in the adjustments, unless it is aided (MR3.19, MA-49).
   *[no] A rebel unit that owns no center after the Fall of the year after it was raised is disbanded in the adjustments (MR3.19, MA-49).
}
rebel-rises = Rebel { $unit } rises if no other unit is written as often for this center.

# --- Annexation

annex-initial-label = Centers owned at the start
annex-initial = On some maps a power starts with centers outside its home country. They can count as owned in the adjustments before the first.
annex-initial-false = They do not count as owned before
annex-initial-true = They count as owned before
annex-persist-label = Annexed centers that are lost
annex-persist = An annexed center that is lost and regained can still be a home center, or has to be annexed again.
annex-persist-true = They remain home centers
annex-persist-false = They have to be annexed again
form-annex = Turn a center that you have owned for a year into a home center, instead of building a unit.
annex-rule = Instead of building a unit that is due, you may annex a supply center with an order such as "Annex Serbia". You must own it now, and must have owned it in the adjustments of the year before. You may annex several centers if several units are due (MR4.1-MR4.4).
annex-start-rule = { $initial ->
   *[false] What a power owns at the start does not count as owned in the year before, so nothing can be annexed in the first adjustments (MA-52).
    [true] What a power owns at the start counts as owned in the year before (MA-52).
}
annex-unit-rule = It does not matter whether there is a unit in the center (MR4.5).
annex-build-rule = An annexed center is a home center. Its owner may build there from the next adjustments on, if the center is vacant and the power still owns it (MR4.6, MR4.7).
annex-lapse-rule = { $persist ->
   *[true] It remains a home center of that power even if the power loses and regains it, and it remains a home center of the power to which it was home before (MA-53).
    [false] When that power loses it, it is no longer its home center. It remains a home center of the power to which it was home before (MA-53).
}
annex-example = Austria takes Serbia in the Fall of 1901. In Winter 1902 Austria owns five centers and has four units, and annexes Serbia instead of building. From Winter 1903 on, Austria may build in Serbia.

# --- Disarmament

form-disarm = Disband one of your units, whether a loss is required or not.
form-remove = Disband this unit only if a loss is still required when all aid is known.
disarm-rule = In the adjustments you may disband any of your own units with an order such as "Disband A YOR" (MR5.1).
disarm-site-rule = This brings no further build and frees no place before the adjustments of the next year (MR5.2, MA-57).
remove-rule = "Disband" is carried out in any case and counts toward a required loss. "Remove A YOR" is carried out only if a loss is still required{ $aid ->
    [yes] { " " }after all aid
   *[no] { "" }
} (MA-58).
disarm-disorder-rule = Powers in civil disorder lose no more units than they have to (MR5.4).
disarm-example = In Winter 1901 England owns four centers and has three units. It builds a fleet in Liverpool and disbands its army in Yorkshire, and so has three units again.

# --- Foreign Aid

aid-funds-rebels-label = Rebels raised with aid
aid-funds-rebels = This decides whether aid that a power receives can be used for rebels.
aid-funds-rebels-false = Not allowed
aid-funds-rebels-true = Allowed
form-aid = Let another power build or keep a unit, instead of building one yourself.
form-aid-rebel = Let a rebel unit survive, instead of building a unit yourself.
aid-rule = For each unit that is due to you and that you do not use otherwise, you may give aid to { $rebels ->
    [yes] another power or to a rebel unit, with an order such as "Aid Italy" or "Aid Rebel A ARM"
   *[no] another power, with an order such as "Aid Italy"
}. You may aid several, or the same one several times (MR6.1-MR6.4).
aid-recipient-rule = A recipient must have a unit or a center. Powers in civil disorder may be aided, too, but they cannot give aid (MR6.2, MA-64).
aid-use-rule = For each aid, the recipient's adjustments are made as if it owned one more supply center. It may { $annexes ->
    [yes] build, annex, or keep a unit that it would have to lose
   *[no] build, or keep a unit that it would have to lose
} (MR6.5-MR6.8).
aid-spares-rule = Nobody builds for powers in civil disorder here, so aid only spares them losses (MA-71).
aid-end-rule = Aid lasts only for these adjustments: it gives no center, and what the recipient does not use is lost. { $control ->
    [yes] It changes nobody's number of orders. Everyone sees who aided whom (MR6.9, MR6.10, MA-65, MA-66).
   *[no] Everyone sees who aided whom (MR6.9, MA-65, MA-66).
}
aid-ahead-rule = { $annexes ->
    [yes] You may write builds and annexations in the hope of aid; they are carried out if it comes.
   *[no] You may write builds in the hope of aid; they are carried out if it comes.
} { $rebels ->
    [no] Aid that you receive cannot be used for aid to others (MR6.12, MA-63).
    [funded] Aid that you receive can also be used for rebels, but not for aid to others (MR6.12, MA-63).
   *[yes] Aid that you receive cannot be used for rebels or for aid to others (MR6.12, MA-63).
}
aid-example = In Winter 1905 France owns eight centers and has six units. France aids Italy once{ $rebels ->
    [yes] { " " }and a rebel army in Armenia once
   *[no] { " " }and builds one unit
}. Italy owns four centers, has four units, and has ordered a build in Venice. The build is carried out{ $rebels ->
    [yes] , and the rebels fight on in 1906
   *[no] { "" }
}.

# --- what orders would cause

orders-used = { $n ->
    [one] You have used { $used } of your one order.
   *[other] You have used { $used } of your { $n } orders.
}
cost = { $n ->
    [one] 1 unit used
   *[other] { $n } units used
}
paid = { $n ->
    [one] { $order } uses the one unit that is due to you.
   *[other] { $order } uses one of the { $n } units that are due to you.
}
if-aided = { $order } is carried out only if { $power } receives aid.
goes = { $unit } is disbanded in any case.
goes-if-required = { $unit } is disbanded if a loss is still required.
go-by-rule = { $n ->
    [one] 1 more unit of { $power } is
   *[other] { $n } more units of { $power } are
} chosen by the rule for civil disorder and disbanded{ $aid ->
    [yes] , unless { $power } is aided
   *[no] { "" }
}.
idle = { $n ->
    [one] The one unit due to { $power } is not used.
   *[other] { $idle } of the { $n } units due to { $power } { $idle ->
        [one] is
       *[other] are
    } not used.
}
is-spared = { $power } is spared a loss.
may-spend = { $power } may build { $annexes ->
    [yes] or annex once more
   *[no] once more
}.

# --- the story

founded = { $you ->
    [name] You are a Minor Power at home in { $places }.
   *[no] { $name } is a Minor Power at home in { $places }.
}
in-disorder = { COUNT($powers) ->
    [0] No Great Power is in civil disorder.
    [one] { THE($powers) } is in civil disorder.
   *[other] { THE($powers) } are in civil disorder.
}
allowances = The powers have this many orders per turn: { COMMAS($counts) }.
tallied = Players wrote these orders for powers in civil disorder: { $rows }.
cast = { SENTENCE($rows) }
wrote = { $you ->
    [seat] you wrote { $told }
   *[no] { $seat } wrote { $told }
}
decided = Units in civil disorder follow these orders: { $rows }.
followed = { $order }
tied = { $unit } follows none of its orders, because they are tied
lapsed = { $you ->
    [power] { $place } is no longer your home center.
   *[no] { $place } is no longer a home center of { $power }.
}
nothing-due = No units were due in the adjustments.
due-builds = In the adjustments, units are due to { COMMAS($counts) }.
due-losses = Units have to be lost by { COMMAS($counts) }.
aids = { $you ->
    [donor] You aid { $power }.
    [power] { $donor } aids you.
   *[no] { $donor } aids { $power }.
}
contest = These builds were written for { $place }: { COMMAS($bids) }. { $won } is carried out.
contest-nothing = These builds were written for { $place }: { COMMAS($bids) }. Nothing is built.
annexes = { $you ->
    [power] You annex { $place }.
   *[no] { $power } annexes { $place }.
}
loses = { $you ->
    [power] { $cause ->
        [voluntary] You disband { $unit } voluntarily.
        [required] You have to disband { $unit }.
        [upkeep] You own no center and are disbanded.
        [civil-disorder] You lose { $unit } by the rule for civil disorder.
       *[other] You lose { $unit }.
    }
   *[no] { $cause ->
        [voluntary] { $power } voluntarily disbands { $unit }.
        [required] { $power } has to disband { $unit }.
        [upkeep] { $power } owns no center and is disbanded.
        [civil-disorder] { $power } loses { $unit } by the rule for civil disorder.
       *[other] { $power } loses { $unit }.
    }
}
cause = { $cause ->
    [voluntary] Voluntary
    [required] Required
    [upkeep] Rebels without a center
    [civil-disorder] Rule for civil disorder
   *[other] { $cause }
}

# --- panels

yes = Yes
no = No: { $why }
none = none
nothing = Nothing
column-power = Power
column-center = Center
column-centers = Centers
column-unit = Unit
column-units = Units
column-orders = Orders
column-due = Due
column-of = Of
column-now = Now

panel-influence = Your influence
note-influence = { $n ->
    [one] You have one order per turn. Orders to your own units count, except holds.
   *[other] You have { $n } orders per turn. Orders to your own units count, except holds.
}
column-you-may-write = You may order it
nearby = { $unit } is in or next to { $place }.
mark-free = { $power } (centers: { $centers }): you may order it
mark-barred = { $power } (centers: { $centers }): you may not order it. { $why }
panel-writers = Influence of the players
column-may-write = Players who may
column-may-not = Players who may not
barred = { $seat } ({ $unit } near { $place })
mark-writers = { $power }: { $seats } may order it
panel-allowances = Orders per turn
column-centers-now = Centers now
note-next-year = These numbers are for the coming year.
panel-retreats = Votes on retreats
column-ways = May retreat to
column-you-may-vote = You may vote
note-retreats = Without a vote, or on a tie, the unit is disbanded.
mark-retreat = { $unit } may retreat here: you may vote
panel-votes = Votes on adjustments
note-adjustments = You have one vote for each unit to build or to lose. Without votes nothing is built, and losses follow the rule for civil disorder.
panel-results = Orders for others
column-for = For
column-followed = Followed
column-votes = Orders and votes
note-last = From the last phase.
see-adjustments = See the adjustments
tie = None: a tie
panel-authors = Authors of orders for others
column-seat = Seat
panel-powers = Powers
column-is = Status
column-lost-homes = Lost home centers
owned = { $place }{ $how ->
    [home] { " " }(home)
    [annexed] { " " }(annexed)
   *[taken] { "" }
}
kind = { $kind ->
    [rebel] Rebel
    [minor] Minor Power
   *[great] Great Power
}{ $state ->
    [disorder] , in civil disorder
    [dormant] , dormant
    [eliminated] , eliminated
   *[plays] { "" }
}
panel-rebels = Rebels
column-stands = Location
column-raised = Raised in

panel-due = Adjustments
column-threat = Without further orders
nobody-builds = Nobody may build for it
doom-out = Eliminated{ $aid ->
    [yes] { " " }without aid
   *[no] { "" }
}
doom-loses = Loses { $n }{ $aid ->
    [yes] { " " }without aid
   *[no] { "" }
}
mark-threat = { $power }: { $doom }
panel-sites = Build sites
panel-your-sites = Your build sites
mark-build = { $power } may build here
mark-you-build = you may build here
panel-rising = Rebellion sites
column-owner = Owner
column-guard = Guarded by
mark-guarded = { $unit } of { $power } guards it
not-now = { $power }: not now
rising = { $guarded ->
    [yes] Guarded
   *[no] Rebels may be raised
}
mark-rising = rebels may be raised here
panel-annexable = Centers that can be annexed
panel-you-annex = Centers you can annex
column-since = Owned since
this-year = This year
before = Before
mark-annex = { $power } may annex it
mark-you-annex = you may annex it
panel-annexed = Annexed centers
column-builds-from = Builds from
panel-contests = Contests of the last adjustments
column-built = Built
panel-aid = Aid of the last adjustments
column-from = From
column-to = To
panel-last-annexed = Annexed in the last adjustments
panel-losses = Losses of the last adjustments
column-cause = Cause

# --- orders by name

directive-influence = Influence
directive-annex = Annex
directive-aid = Aid
directive-raise-rebel = Raise rebels
directive-disarm = Disarm
directive-remove = Remove if required
order-influence = Influence: { $order }
order-influence-for = Influence on { $power }: { $order }
order-for = { $order } for { $power }
order-annex = Annex { $place }
order-aid = Aid { $power }
order-aid-rebel = Aid the rebel { $unit }
order-build-rebel = Raise the rebel { $unit }
order-remove = Remove { $unit } if a loss is required

# --- what a game master can correct

record-allowance = Orders per turn

# --- the lesson

lesson-minors-title = Steer a Minor Power
lesson-minors-about = Masters: small countries have no player. The player who writes the most orders for them decides what they do.
lesson-minors-steer-title = Borrow an army
lesson-minors-steer-aim = You are Germany, and Austria is in your way. Serbia is a Minor Power without a player, so its army does what the Great Powers write for it. Italy has promised to support an attack from Serbia on Budapest. Write it: Serbia A SER - BUD. On the board, tap Serbia, then Budapest.
lesson-minors-steer-done = The Serbian army took Budapest with Italian support, and you did not move a single unit of your own. A Great Power with a unit next to Serbia could not have written that order: only those who keep their distance have influence.
lesson-minors-steer-hint-how = The Serbian army did not attack, because nobody ordered it to. Write: Serbia A SER - BUD.
lesson-minors-outvote-title = Outvote a rival
lesson-minors-outvote-aim = Now Russia wants Serbia to hold, and writes that once. The order that was written most often is followed, and in a tie the army just holds. You may write the same order twice: Serbia A SER - BUD x2.
lesson-minors-outvote-done = Two against one: Serbia followed you. Russia could have written its order more often, too. Each order for a Minor Power uses up one of those that you may write in a turn.
lesson-minors-outvote-hint-tie = One against one is a tie, so the Serbian army held. Write your order twice: Serbia A SER - BUD x2.
lesson-minors-outvote-hint-how = The Serbian army did not attack Budapest. Russia wrote one order for it, so you need two: Serbia A SER - BUD x2.

exhibition-minor-powers-march-title = The minor powers march
exhibition-minor-powers-march-f1902m = The players send the army of Norway to St Petersburg: a minor power takes a home center from Russia.
exhibition-minor-powers-march-f1905m = The army of Greece marches from Bulgaria to Constantinople and takes it from Turkey.
exhibition-minor-powers-march-f1913m = Berlin falls again, but to Holland. Turkey takes Ankara back from Italy, and Italy takes Vienna from Austria.
exhibition-minor-powers-march-f1920m = Italy drives the minor powers out of Munich and Spain, and wins alone before the year is over.
