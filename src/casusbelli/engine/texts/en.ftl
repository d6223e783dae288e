# What every game says, whatever its rules: phases, drafts, rulebooks.

# --- phases

movement = movement
retreats = retreats
adjustments = adjustments
step = { $season ->
    [S] Spring
    [F] Fall
    [W] Winter
   *[other] { $season }
} { $step }
phase = { $season ->
    [S] Spring
    [F] Fall
    [W] Winter
   *[other] { $season }
} { $year }, { $step }
not-begun = Not started
silent-movement = Units without orders hold.
silent-retreats = Dislodged units without orders are disbanded.
silent-adjustments = Nothing is built. If you have too many units, some are disbanded for you.

# --- what is no order

not-understood = { $other }
impassable = { $other }
unknown-order = No rule of this game knows the order { $other }.
too-late = The game is over, so { $other } has no effect.
other-phase = You can give { $other } only in { EITHER($steps) }.
no-phase = { $other } cannot be given in any phase of this game.
other-hand = { $seat } cannot write orders for { $other }.
send-again = { $other } was not possible when you wrote it. Send it again.
forms = { OR($forms) }
too-long = This is too long for one order.
either = This could mean { EITHER($orders) }.
void = { $order }{ $copies ->
    [1] { "" }
   *[other] { " " }x{ $copies }
} does not count. { SENTENCE($why) }

# --- options

value-true = Yes
value-false = No
value-yes = Yes
value-no = No
value-on = On
value-none = None
value-off = Off
draws-draw-label = Draws
one-of = { EITHER($values) }
word-or-text = { OR($values) }
value-as = { $value }
number = a number from { $low } to { $high }
number-in-steps = one of { $low }, { $next } ... { $high }

# --- the rulebook of a game

book-title = { $name } ({ $board })
book-about-players = This is a game for { $n } players. { $seats ->
    [0] Each of them leads one power: { COMMAS($names) }.
   *[other] Their seats are { COMMAS($names) }.
}
book-about-solo = You win alone if you own { $n } supply centers, and more than any other power, when the centers change hands.
book-about-last = You also win if your power is the only one left.
book-about-wins = How to win is explained in { COUNT($titles) ->
    [one] the chapter { $titles }
   *[other] the chapters { $titles }
}.
book-about-length = With the usual deadlines, one year of the game takes at most { $usually }. Most games take several years of the game; around one table, plan about an hour for each.
book-about-begins = The first phase is { $phase }.
book-seat = { $seat } (plays { COMMAS($powers) })
days = { $n } days
hours = { $n } hours
book-chapter = { $title }
book-section = { $title }
book-example = Example: { $told }
book-elsewhere = { $told } (This is on the map of Europe in 1901.)
chapter-board = The board and the pieces
board-provinces = The board has { $n } provinces: { $land } inland provinces, { $coast } coastal provinces and { $sea } seas. { $centers } provinces on land have a supply center, marked with a star.
board-centers = Supply centers decide how many units a power can have. { $n ->
    [0] All of them have an owner at the start.
    [one] One of them has no owner at the start.
   *[other] { $n } of them have no owner at the start.
}
board-units = There are two kinds of pieces, or units. An army is on land, in an inland or coastal province. A fleet is at sea or in a coastal province. Both are equally strong, and each province has room for one unit.
board-coasts = { COUNT($places) ->
    [one] { $places } has
   *[other] { $places } have
} two separate coasts. A fleet there is on one of its coasts and moves on from that coast only. An army there is simply in the province.
board-home = Each power's home centers are the supply centers that it owns at the start.
board-start = These are the positions at the start.
board-no-start = The powers own these centers at the start. They have no units on the board yet.
board-power = Power
board-home-centers = Supply centers
board-starting-units = Units
board-army = Army { $place }
board-fleet = Fleet { $place }
board-fleet-coast = Fleet { $place } ({ $coast ->
    [NC] north coast
    [SC] south coast
    [EC] east coast
    [WC] west coast
   *[other] { $coast }
})
board-none = none
chapter-play = How to play
play-secret = All players write their orders in secret. At the deadline, all orders are revealed and carried out at the same time. Nobody moves first.
play-talk = Before the deadline you may negotiate with the other players. You may promise anything, and you may break your promises unless a rule binds you to them. Only orders count.
play-later = This chapter explains the basic game. Later chapters add the rules of this variant; where they differ from this chapter, they apply.
play-examples = The examples and pictures in this chapter show the map of Europe in 1901.
section-orders = Orders and strength
play-orders = You give each of your units one order: to hold, to move, to support another unit, or to convoy an army. A unit without an order holds.
play-strength = Each unit has a strength of 1. Each support that it is given adds 1.
section-moves = Moves and bounces
play-move = An army moves to an adjacent province on land. A fleet moves to an adjacent sea, or along the coast to an adjacent coastal province if the two share a coastline.
play-move-example = The Austrian army goes from Vienna to Galicia by land. The fleet leaves Trieste for the Adriatic Sea.
play-enter = A unit enters a province if it is stronger than every other unit that tries to enter, and stronger than a unit that stays there. A unit that leaves its province in the same turn makes room.
play-bounce = If the strongest units that try to enter a province are equally strong, none of them moves. They bounce: each stays where it was. This is also called a standoff.
play-bounce-example = Germany orders `A MUN - BUR` and France orders `A PAR - BUR`. Both armies have a strength of 1, so they bounce, and Burgundy stays empty. The German fleet moves from Kiel to Holland, which nobody else wants.
play-hold = A unit that holds, supports or convoys resists with its own strength and the supports for it to hold. A unit that tried to move and could not leave resists with a strength of 1 only.
play-head-to-head = Two units cannot change places by moving toward each other, unless one of them is convoyed. If one of them is stronger, it moves and dislodges the other; if not, both stay.
play-circle = Three or more units can move in a circle, each to the province that the next one leaves, as long as nobody stops one of them.
play-circle-example = Germany's fleet in Holland moves to Belgium, its army in Ruhr moves to Holland, and the French army in Belgium moves to Ruhr. All three moves succeed.
section-support = Support
play-support = A unit that supports does not move. It lends its strength to another unit, of your own or of any other power, which does not have to agree. You support a unit to stay where it is, or to make one particular move.
play-support-reach = A unit can support only into a province that it could move to without a convoy: the province of the unit that stays, or the destination of the move. It need not be next to the unit that it supports.
play-support-match = The support counts only if the other unit does what you support. Support to hold counts for a unit that holds, supports or convoys, but not for one that tries to move.
play-support-example = Germany orders `A MUN - BUR` and `A RUH S A MUN - BUR`. The French army in Burgundy holds. The attack has a strength of 2 against 1, so Germany takes Burgundy and the French army is dislodged.
play-support-hold-example = France also orders `A PAR S A BUR`. The army in Burgundy now resists with a strength of 2. The German attack is no stronger and fails.
play-joint-example = Austria orders `A BUD - RUM`, and Russia supports it with `F SEV S A BUD - RUM`. Turkey orders `A BUL - RUM`. The Austrian army has a strength of 2 against 1 and takes Rumania. Alone, it would have bounced.
section-cut = Cutting support
play-cut = A support is cut, and adds nothing, if the supporting unit is attacked by another power's unit. The attack cuts the support even if it fails.
play-cut-target = An attack from the province into which the support is given does not cut it. It ends the support only if it dislodges the supporting unit.
play-cut-convoyed = In this game an army that attacks by convoy cuts support that is given into its own province, too.
play-cut-own = You cannot cut the support of your own units.
play-cut-dislodged = A unit that is dislodged gives no support, wherever the attack came from.
play-cut-example = Germany attacks Burgundy with support from Ruhr, as before. This time the French army in Belgium orders `A BEL - RUH`. It bounces, but it cuts the support. The attack on Burgundy has a strength of 1 and fails.
section-dislodged = Dislodged units
play-dislodge = A unit is dislodged if a stronger unit enters its province. It must retreat or is disbanded. If it tried to move itself, that move has no effect on the province that its attacker came from.
play-self = You cannot dislodge your own units, and your support never helps another power to dislodge them.
play-beleaguered = If two equally strong attacks on the same province bounce, the unit there stays, even if each attack alone would have dislodged it.
section-convoys = Convoys
play-convoy = A fleet at sea can carry an army from one coastal province to another. You order the army to move to its destination and the fleet to convoy exactly that move. Several fleets in adjacent seas can form a chain. The fleets may belong to other powers.
play-convoy-army = A convoyed army attacks, bounces and cuts support like any other. Other units can support its move. Fleets in coastal provinces cannot convoy.
play-convoy-example = England orders `A LON - NWY` and `F NTH C A LON - NWY`. The army crosses the North Sea and lands in Norway.
play-convoy-broken = A convoy fails if a fleet that carries the army is dislodged. The army then stays where it is. A fleet that is attacked but not dislodged carries on.
play-convoy-all-routes = If an army has several routes, one unbroken route is enough.
play-convoy-any-route = If an army has several routes, it stays as soon as a fleet on any of them is dislodged.
play-convoy-broken-example = England gives the same orders. Germany orders `F DEN - NTH` and `F HEL S F DEN - NTH`. The English fleet is dislodged, so the army stays in London.
play-intent-own-fleet = An army that is next to its destination goes by land. It goes by convoy only if a fleet of its own power is ordered to convoy it, or if its order says `VIA`.
play-intent-swap = An army that is next to its destination goes by land. It goes by convoy only to change places with the unit there, or if its order says `VIA`.
play-intent-own-orders = An army that is next to its destination goes by land. It goes by convoy only if a fleet of its own power is ordered to convoy it, to change places with a unit of its own power, or if its order says `VIA`.
play-intent-said = An army that is next to its destination goes by land. It goes by convoy only if its order says `VIA`.
play-fallback = If that convoy is missing or broken, the army goes by land.
play-no-fallback = If that convoy is missing or broken, the army stays where it is.
play-paradox-szykman = A convoyed army may attack a unit whose support decides whether its own convoy survives. In such a paradox the convoy fails: the army stays and cuts no support (Szykman's rule).
play-paradox-1971 = A convoyed army may attack a unit whose support decides whether its own convoy survives. In such a paradox this game follows the rulebook of 1971, and Szykman's rule where that says nothing: then the convoy fails, and the army cuts no support.
play-paradox-1982 = A convoyed army may attack a unit whose support decides whether its own convoy survives. In such a paradox this game follows the rulebook of 1982, and Szykman's rule where that says nothing: then the convoy fails, and the army cuts no support.
play-paradox-2000 = A convoyed army may attack a unit whose support decides whether its own convoy survives. In such a paradox this game follows the rulebook of 2000, and Szykman's rule where that says nothing: then the convoy fails, and the army cuts no support.
play-paradox-all-hold = A convoyed army may attack a unit whose support decides whether its own convoy survives. In such a paradox all moves that are part of it fail.
play-paradox-example = France convoys an army from Brest to London over its fleet in the English Channel. England's fleet in London supports an attack on that fleet. If the landing cut the support, the convoy would survive; if the convoy fails, the support counts.
section-retreats = Retreats
play-retreat = After the moves, each dislodged unit retreats to an adjacent province that it could move to without a convoy, or is disbanded.
play-retreat-where = It cannot go where another unit is, to the province that its attacker came from, or to a province that stayed empty because of a bounce in the same turn.
play-retreat-open = If the attacker came by convoy, the dislodged unit may retreat to the attacker's province.
play-retreat-clash = If two units retreat to the same province, both are disbanded. Retreats cannot be supported or convoyed.
play-retreat-silent = A unit without a legal retreat order is disbanded.
play-retreat-example = The French army that was dislodged from Burgundy cannot go to Munich, where its attacker came from, or to Paris, where there is a French army. It retreats to Gascony.
section-capture = Supply centers
play-capture = After the { $season } retreats, each supply center with a unit in it belongs to the power of that unit. A center keeps its owner while it is empty.
play-capture-every = After the retreats of every season, each supply center with a unit in it belongs to the power of that unit. A center keeps its owner while it is empty.
play-capture-only = A unit that only passes through a center in another season does not take it.
play-capture-example = In the Fall, the German army moves from Kiel to Holland. Nobody drives it out, so Holland belongs to Germany from then on, even when the army leaves.
play-eliminated = A power that has neither a unit nor a supply center is eliminated.
section-adjust = Building and disbanding
play-count = After that, each power compares its units with its supply centers. A power with fewer units than centers may build the difference. A power with more units than centers must disband the difference.
play-build-home = You build armies and fleets in home centers that you own and that are vacant, one unit in each.
play-build-owned = You build armies and fleets in any supply centers that you own and that are vacant, one unit in each.
play-build-owned-with-home = You build armies and fleets in any supply centers that you own and that are vacant, one unit in each, as long as you own at least one of your home centers.
play-build-elsewhere = Where you may build is explained in { COUNT($titles) ->
    [one] the chapter { $titles }
   *[other] the chapters { $titles }
}. There is room for one unit in each province.
play-build-kind = Fleets are built only on the coast. If a province has two coasts, say on which of them the fleet is built.
play-waive = You need not build. A build that you leave out can be made in a later year, if you still own enough centers.
play-build-example = Germany owns five centers and has three units, so it may build two. It orders `F KIE B` and `A MUN B`. Berlin is not vacant, so it cannot build there.
play-remove-2023 = If you order too few units to disband, others are disbanded for you: first those that are farthest from your supply centers; of equally distant ones fleets before armies, and then in alphabetical order of their provinces.
play-remove-classic = If you order too few units to disband, others are disbanded for you: first those that are farthest from your home centers; of equally distant ones fleets before armies, and then in alphabetical order of their provinces.
play-remove-country = If you order too few units to disband, others are disbanded for you: first those that are farthest from your home country; of equally distant ones fleets before armies, and then in alphabetical order of their provinces.
section-disorder = Powers without a player
unplayed-rule-steered = The units of a power that nobody plays hold unless other players order them.
unplayed-rule = The units of a power that nobody plays hold and do not support each other.
unplayed-disbanded = They are disbanded when they are dislodged.
unplayed-support = Other players may support them in holding.
unplayed-no-support = Other players cannot support them in holding.
chapter-year = The year
year-follows = The steps of a year follow each other in this order. The times are the usual ones; a game may set its own.
year-step = Step
year-time = Time
year-do = What you do
year-silent = If you do nothing
year-do-movement = Order each of your units to hold, move, support or convoy.
year-do-retreats = Retreat or disband your dislodged units.
year-do-adjustments = Build or disband units until you have as many as your supply centers allow.
year-do-other = You can use { COUNT($orders) ->
    [one] the order { COMMAS($orders) }
   *[other] the orders { COMMAS($orders) }
}.
year-do-nothing = Wait for the step to end.
year-nothing = Nothing happens.
chapter-end = How the game ends
end-chapters = This variant has its own ways to end the game. They are explained in { COUNT($titles) ->
    [one] the chapter { $titles }
   *[other] the chapters { $titles }
}.
chapter-orders = What to write and when
orders-units = Orders to units
orders-units-note = Write a unit as `A` (army) or `F` (fleet) and its province. You may write codes or full names: `A PAR - BUR` and `Army Paris - Burgundy` are the same order.
orders-elsewhere = The examples below show the map of Europe in 1901.
orders-order = Order
orders-example = Example
orders-when = When
orders-meaning = What it does
order-hold = Hold
order-hold-meaning = The army in Paris stays where it is.
order-move = Move
order-move-meaning = The army in Paris moves to Burgundy, or attacks the unit there.
order-coast = Move to a coast
order-coast-meaning = The fleet goes to the south coast of Spain.
order-via = Move by convoy
order-via-meaning = The army in London is carried to Norway. `VIA` is needed only where it could also go by land.
order-support-hold = Support to hold
order-support-hold-meaning = The army in Paris helps the unit in Burgundy to stay there.
order-support-move = Support a move
order-support-move-meaning = The army in Paris helps the army in Marseilles to enter Burgundy.
order-convoy = Convoy
order-convoy-meaning = The fleet in the North Sea carries the army from London to Norway.
order-retreat = Retreat
order-retreat-meaning = The dislodged army goes from Burgundy to Gascony.
order-disband = Disband
order-disband-meaning = The army in Burgundy is removed from the board.
order-build = Build
order-build-meaning = A new fleet appears on the north coast of St Petersburg.
order-waive = Waive a build
order-waive-meaning = You leave out one build.
orders-rules = Other orders
orders-rules-note = Replace the words in angle brackets. Capital letters do not matter.
orders-any-time = At any time
orders-movement = Movement
orders-retreats = Retreats
orders-adjustments = Adjustments
orders-both = Retreats, adjustments
orders-or = { $short }, or { $long }
part-power = <power>
part-powers = <powers>
part-place = <province>
part-places = <provinces>
part-unit = <unit>
part-units = <units>
part-order = <order>
part-number = <number>
chapter-options = Options of this game
options-note = This is how this game is played. Where it differs from the printed rule, the printed rule is named.
options-important = Main options
options-advanced = Fine points
options-rulings = How disputed cases are decided
options-option = Option
options-value = In this game
options-sentence = What it means
options-key = Key
options-changed = **{ $value }** (printed rule: { $printed })
book-played-as = Played as `{ $spec }`.

# --- orders by name

order-concede = Concede
order-propose-draw = Propose a draw
order-propose-concession-to = Propose to concede the game to { $power }
proposes-draw = { $seat } proposes a draw between { $powers }.
proposes-draw-all = { $seat } proposes a draw between all powers that are left.
proposes-concession = { $seat } proposes to concede the game to { $powers }.
means-end = The game ends as soon as everyone who is left has accepted. A single player who declines ends the proposal.
until-year-end = until the end of { $year }
reply-accept = Accept
reply-decline = Decline
replied-accept = accepted
replied-decline = declined
order-vote-for = { $number ->
    [0] Vote for the proposal
   *[other] Vote for proposal { $number }
}
order-vote-against = { $number ->
    [0] Vote against the proposal
   *[other] Vote against proposal { $number }
}

# --- draws and concessions

no-draws = This game cannot end in a draw.
no-concessions = Nobody can concede this game.
only-all = A draw must include everyone who is left: { COMMAS($other) }.
not-a-survivor = { COMMAS($other) } has neither a unit nor a supply center.
no-vote = Only players who are still in the game can propose and vote.
proposed-already = Proposal { $other } already says the same.
no-such-proposal = No such proposal is open. Open proposals: { COMMAS($other) }.
which-proposal = Say which proposal you mean: { COMMAS($other) }.
voted-already = You have already voted this way.
draws-draw = A draw ends the game without a single winner. It is shared by all powers left or by the powers that a proposal names.
draws-concession = All other powers may agree to concede the game to one power.
draws-votes-label = Votes on draws and concessions
draws-votes = While a proposal is open, the votes on it are secret or public. Everyone knows who made the proposal.
propose-draw = Ask all players to agree to a draw.
propose-concession = Ask all players to concede the game to one power.
vote-for = You vote for a proposal. Give its number if several are open.
vote-against = You vote against a proposal, which ends it.
draw-rule-all = The game ends in a draw between all powers that are left if everyone who is left agrees.
draw-rule-listed = The game ends in a draw between the powers that a proposal names if everyone who is left agrees.
concession-rule = Everyone who is left may agree to concede the game to one of the powers left.
vote-rule = If you propose it, you have voted for it. One vote against ends a proposal, and so does the end of its year.
vote-secret = Votes are secret while a proposal is open. Everyone knows who made it.
vote-public = Everyone sees the votes on a proposal.
draws-example = England proposes a draw. Everyone else votes for it except Turkey, which votes against it. The proposal fails, and the game goes on.
numbered = { $number } ({ $title })
none = none
game-would-end = If everyone else agrees, the game ends in a { $title }.
proposal-off = Your vote ends the proposal of a { $title }.
proposals = Proposals to end the game
proposals-number = No.
proposals-title = Proposal
proposals-by = By
proposals-votes = Votes for it
proposes = { $you ->
    [seat] You propose
   *[no] { $seat } proposes
} { $kind ->
    [draw] a draw between
   *[concession] a concession to
} { $powers } (proposal { $number }).
votes-for = { $you ->
    [seat] You vote for proposal { $number }.
   *[no] { $seat } votes for proposal { $number }.
}
votes-against = { $you ->
    [seat] You vote against proposal { $number }.
   *[no] { $seat } votes against proposal { $number }.
}
draw-between = draw between { $powers }
concession-to = concession to { $powers }
you = you

# --- movement and adjustments

ask-orders = orders
ask-builds = builds
ask-removals = removals
ask-builds-and-removals = builds and removals
idle-optional = You have no orders due this phase, but you may write some.
idle-no-units = Nothing to do this phase. You have no units.
idle-one-order = Nothing to do this phase. There is only one order for each of your units.
idle-none-dislodged = Nothing to do this phase. None of your units was dislodged.
idle-no-way-out = Nothing to do this phase. Your dislodged units have nowhere to go and are disbanded.
idle-no-adjustments = Nothing to do this phase. You have nothing to build or to disband.
idle-no-site = Nothing to do this phase. You could build, but there is no vacant place where you may.
idle-all-must-go = Nothing to do this phase. All your units that can be removed have to go.
idle-no-site-and-all-must-go = Nothing to do this phase. There is no vacant place where you could build, and all the units that you could remove have to go.
idle-nothing-open = Nothing to do this phase. You can give none of your orders now.
idle-others = Nothing to do this phase. It is for other players.
movement-units = The powers begin with the units of the map or without units.
capture-rule = After the last retreats of the year, each supply center with a unit in it belongs to the power of that unit.

# --- what the map's dates do

closed-land = Closed land
closed-province = Province
closed-opens = Opens
open-ways = Open passages
ways-between = Passage between
ways-for = For
never-opens = Never opens
opens-in = Opens in { $date }
closed-rule = { $places } { COUNT($places) ->
    [one] is
   *[other] are
} closed { $period }.
way-rule = The passage between { THE($places) } is open to { $who } { $period }.
way-ends = { $one } – { $other }
way-of = { $ends } ({ $who })
weak-rule = Some borders are weak: { $ways }. Across them a move has no strength of its own, so that only its supports count, and without support it does not cut any. Nobody can support across a weak border, and a retreat across it gives way to others.
half-rule = Some borders are crossed at half strength: { $ways }. Across them a move has half of its own strength and cuts a support only if it dislodges the supporter. Nobody can support across such a border, and a retreat across it gives way to ordinary ones.
for-fleets = fleets
for-armies = armies
for-passage = { $who } (for moves only: no supports, convoys or retreats)
period-from-until = from { $start } until { $stop }
period-from = from { $start } for the whole game
period-until = until { $stop }
period-always = for the whole game
period-why = { $period } ({ $why })
land-opens = { COMMAS($places) } { COUNT($places) ->
    [one] opens
   *[other] open
}

# Why two rules cannot be in one game: what each claims for itself.
sole-score = Each of them keeps its own score, and a game has only one.
sole-settled = Each of them lets several players order the same unit in its own way.
sole-neutral-centers = Both put armies into the same centers.
sole-war = In one of them wars are declared; in the other they begin with an attack.

# --- what the values of options are called

draws-draw-dias = Shared by all powers left
draws-draw-list = Between the powers that a proposal names
draws-draw-off = No draws
draws-concession-label = Concessions
draws-votes-secret = Secret
draws-votes-public = Public
movement-units-label = Starting units
movement-units-map = Those of the map
movement-units-none = None
book-names = { PLUS($names) }
season = { $season ->
    [S] Spring
    [F] Fall
    [W] Winter
   *[other] { $season }
}
draws-title = Draws and concessions
closures-title = Land and passages that open and close

# --- why rules cannot be used as they were chosen

unknown-rules = no rules are called { $name }; there are { COMMAS($known) }
unknown-rules-near = no rules are called { $name }; did you mean { $near }?
clash = { $one } cannot be played with { $other }: { $why }
clash-of-options = { $key } is { $value } for { $first } and { $another } for { $second }; say which
unknown-option = option { $key }: no rule of this game has it; there are { COMMAS($near) }
unknown-option-of = option { $key }: no rule of this game has it; there are options of { COMMAS($beginnings) }
bad-value = option { $key } = { $value }: expected { $type }

# --- corrections by the game master

cannot-stand = { $unit } can't be placed there.
no-center = { $place } is not a supply center on the board { $board }.
not-corrigible =
    { COUNT($fields) ->
        [0] { $field } can't be corrected by hand, and neither can anything else in this game.
       *[other] { $field } can't be corrected by hand. You can correct { COMMAS($fields) }.
    }
corrected-otherwise = The rules don't accept this value for { $field }.
not-judged = There was no order “{ $order }” in { $phase }.

# --- what rules and games refuse

steps-named-alike = Two steps of the year have the same name: { COMMAS($names) }.
step-beside-none = The step { $step } is placed beside { $other }, but this game has no such step.
steps-in-a-circle = The steps { COMMAS($names) } go in a circle: each is to come before another of them.
steps-in-one-phase = The steps { $names } would both be the phase { $phase }.
no-such-phase = There is no phase { $phase } in this game, which has { COMMAS($known) }.
rules-twice = These rules are listed twice: { COMMAS($names) }.
every-game = every game
events-named-alike = Two different events are called { $tag }: one of { $one } and one of { $other }.
order-twice = The rules { $one } and { $other } both define the order { $order }.
option-of-two = The option { $key } means one thing to { $name } and another to another rule.
contests-of-two = Two rules each set up a contest for the units in { COMMAS($places) }.
sides-of-two = Two rules put unit { $unit } on different sides.
rule-says = { $rule } says { $answer }
rules-disagree = The rules disagree on the { $what }: { COMMAS($answers) }.
option-in-two = The option { $key } is { $first } in { $one } and { $second } in { $other }. Set it once.
spec-too-long = A list of rules with { $n } characters is too long.
no-rule-in-spec = { $term } in { $spec } is not a rule; expected a rule such as factional(term=2).
rule-twice-in-spec = The rule { $name } appears twice in { $spec }.
no-setting-in-spec = { $part } in { $spec } is not a setting; expected key=value.
setting-twice = The option { $key } is both { $first } and { $second } in { $spec }. Set it once.
rules-named-alike = The packs { $one } and { $other } define two different rules called { $name }.
options-in-a-circle = These options keep setting each other: { COMMAS($names) }. Set one of them.
bad-implied-value = The option { $key } = { $value }, as { $name } = { $chosen } implies, is impossible; expected { $type }.
option-implied-twice = The option { $key } is set twice: { $one } = { $one_value } makes it { $first }, and { $other } = { $other_value } makes it { $second }. Set it yourself.
endless-reactions = The rules keep reacting to each other. The last event was { $event }.
game-halted = The game is halted: { COMMAS($why) }
orders-awaited = No deadline ends a phase of this game; orders are missing from { COMMAS($seats) }.
no-die-awaited = The game does not wait for a die.
bad-roll = { $label }: a die of { $sides } sides shows 1 to { $sides }, not { $roll }.
game-not-halted = The game is not halted.
seed-public = The game is over and its seed is public. Make a copy of it instead.
game-over = The game is over.
dice-thrown = The phase is closed and the dice have been rolled: { $die }
phase-not-open = The phase { $phase } is not open; { $current } is.
never-opened = The phase { $phase } was never opened; there were { COMMAS($known) }.
unreadable-state = The table state.{ $rule } does not have the form that this rule shows. Copy its form from an exported state.

# --- quick phrases

phrase-unreadable = This is not a quick phrase: { $why }
phrase-unknown-kind = There is no quick phrase { $kind }. The phrases are { COMMAS($known) }.
phrase-needs = The phrase { $kind } needs the field { $field }.
phrase-has-no = The phrase { $kind } does not have the field { $field }.
phrase-wording = There is no wording { $n }. The last one is { $last }.
phrase-most-orders = The phrase { $kind } can have at most { $most } { $most ->
    [one] order
   *[other] orders
}, not { $n }.
phrase-too-long = { $text } is too long. At most { $most } characters are possible.
phrase-no-game = Quick phrases can be sent while the game is being played.
phrase-no-power = { $name } is not a power in this game. The powers are { COMMAS($known) }.
phrase-own-power = { THE($power) } is you. Choose another power.
phrase-no-province = There is no province { $name } on this board.
phrase-year = The year must be between { $first } and { $last }, not { $year }.
phrase-one-order = expected a single order
phrase-order = { $order } is not an order: { $why }
phrase-no-support = { $order } is not an order to support a unit.
phrase-no-unit = There is no unit { $unit }.
phrase-not-yours = { $unit } is not your unit, so you can't offer its support.
phrase-yours = { $unit } is your own unit, so you can't ask others for its support.
phrase-peace = { $wording ->
    [0] Shall we keep the peace until the end of { $year }?
    [1] I propose peace between us until the end of { $year }.
   *[2] No attacks on each other until the end of { $year }. Agreed?
}
phrase-demilitarize = { $wording ->
    [0] Shall we keep our units out of { THE($place) } until the end of { $year }?
    [1] I propose to keep { THE($place) } demilitarized until the end of { $year }.
   *[2] No units in { THE($place) } until the end of { $year }. Agreed?
}
phrase-alliance = { $wording ->
    [0] Shall we be allies until the end of { $year }?
    [1] I propose an alliance until the end of { $year }.
   *[2] Let's work together until the end of { $year }.
}
phrase-joint-attack = { $wording ->
    [0] Shall we attack { THE($power) } together?
    [1] I propose a joint attack on { THE($power) }.
   *[2] Let's move against { THE($power) } together.
}
phrase-ask-support = { $wording ->
    [0] Could { $unit } support { $move }?
    [1] I need the support of { $unit } for { $move }. Will you give it?
   *[2] Would you order { $unit } to support { $move }?
}
phrase-ask-support-hold = { $wording ->
    [0] Could { $unit } support { $target } in place?
    [1] I need the support of { $unit } so that { $target } can hold. Will you give it?
   *[2] Would you order { $unit } to support { $target } in place?
}
phrase-offer-support = { $wording ->
    [0] Shall { $unit } support { $move }?
    [1] I can support { $move } with { $unit }.
   *[2] I offer you the support of { $unit } for { $move }.
}
phrase-offer-support-hold = { $wording ->
    [0] Shall { $unit } support { $target } in place?
    [1] I can support { $target } in place with { $unit }.
   *[2] I offer you the support of { $unit } so that { $target } can hold.
}
phrase-ask-order = { $wording ->
    [0] Could you give this order: { $orders }?
    [1] Please give this order: { $orders }.
   *[2] I suggest that you give this order: { $orders }.
}
phrase-plan = { $wording ->
    [0] My plan: { COMMAS($orders) }.
    [1] This is what I intend to do: { COMMAS($orders) }.
   *[2] My orders will be: { COMMAS($orders) }.
}
phrase-warn-power = { $wording ->
    [0] Watch out for { THE($power) }.
    [1] I don't trust { THE($power) }. Be careful.
   *[2] Be careful with { THE($power) }.
}
phrase-warn-province = { $wording ->
    [0] I am worried about { THE($place) }.
    [1] I expect an attack on { THE($place) }.
   *[2] Keep an eye on { THE($place) }.
}
phrase-threat = { $wording ->
    [0] If units of { THE($power) } enter { THE($place) }, I will strike back.
    [1] An attack by { THE($power) } on { THE($place) } would mean war with me.
   *[2] I will not accept units of { THE($power) } in { THE($place) }.
}
phrase-breach = { $wording ->
    [0] { THE($power) } broke a promise.
    [1] { THE($power) } did not keep a promise.
   *[2] You can't rely on the word of { THE($power) }.
}
phrase-thank = { $wording ->
    [0] Thank you!
    [1] Thank you, I won't forget that.
   *[2] Much appreciated.
}
phrase-use-phrases = { $wording ->
    [0] I read quick phrases only. Please choose one, and I will answer.
    [1] I am sorry, I understand quick phrases only. Could you choose one?
   *[2] Please write that as a quick phrase, so that I understand it.
}
phrase-accept = { $wording ->
    [0] Agreed.
    [1] Yes, I accept.
   *[2] You can count on me.
}
phrase-refuse = { $wording ->
    [0] No, thank you.
    [1] I can't agree to that.
   *[2] Not this time.
}
