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
not-begun = not begun
silent-movement = Units without orders hold.
silent-retreats = Dislodged units without orders are disbanded.
silent-adjustments = Nothing is built; units that are due to go are removed by the rule for civil disorder.

# --- what is no order

not-understood = { $other }
impassable = { $other }
unknown-order = no rule of this game knows { $other }
too-late = the game is over; nothing came of { $other }
other-phase = { $other } can only be given in { EITHER($steps) }
no-phase = { $other } can only be given in no phase of this game
other-hand = orders of { $other } are not for { $seat } to write
send-again = { $other } was not possible when it was written; send it again
forms = { OR($forms) }
too-long = too long for one order
either = could be { EITHER($orders) }
void = { $order }{ $copies ->
    [1] { "" }
   *[other] { " " }x{ $copies }
} does not count: { $why }

# --- options

value-true = Yes
value-false = No
value-yes = Yes
value-no = No
value-on = On
value-off = Off
draws-draw-label = Draws
one-of = { EITHER($values) }
number = a number from { $low } to { $high }
number-in-steps = one of { $low }, { $next } ... { $high }

# --- the rulebook of a game (Markdown)

book-title = # { $spec } on { $board }
book-begins = The game begins in { $phase }. Seats: { COMMAS($seats) }.
book-seat = { $seat } (plays { COMMAS($powers) })
book-year = ## The year
book-step = { $number }. **{ $step }** ({ $phase }; usually { $usually }).
book-step-silent = { $number }. **{ $step }** ({ $phase }; usually { $usually }). { $silent }
days = { $n } days
hours = { $n } hours
book-chapter = ## { $title }
book-item = - { $told }
book-example = {"  "}Example: { $told }
book-orders = ## Orders beside those to units
book-order = - `{ $written }` ({ $when }): { $told }
any-time = at any time
book-house-rules = ## House rules
book-asterisk = What differs from the usual is marked with an asterisk.
book-option = - `{ $key } = { $value }`: { $told } ({ $type }; usually { $usually })
book-option-changed = - `{ $key } = { $value }` *: { $told } ({ $type }; usually { $usually })

# --- draws and concessions

no-draws = this game does not end in draws
no-concessions = this game is not conceded
only-all = a draw is between all that are left: { COMMAS($other) }
not-a-survivor = { COMMAS($other) } has neither a unit nor a centre
no-vote = only those who are still in the game propose and vote
proposed-already = proposal { $other } says the same
no-such-proposal = no such proposal is open; open are: { COMMAS($other) }
which-proposal = say which proposal: { COMMAS($other) }
voted-already = that is your vote already
draws-draw = A draw ends the game without a single winner. It is shared by all powers left or by the powers that a proposal names.
draws-concession = All other powers may agree to concede the game to one power.
draws-votes-label = Votes on draws and concessions
draws-votes = While a proposal is open, the votes on it are secret or public. Everyone knows who made the proposal.
propose-draw = Propose to end the game in a draw.
propose-concession = Propose that all others give the game to one.
vote-for = Agree to a proposal.
vote-against = Vote a proposal down.
draw-rule-all = The game is a draw between all powers that are left when everybody who is left agrees.
draw-rule-listed = The game is a draw between the powers that a proposal names when everybody who is left agrees.
concession-rule = All who are left may agree to concede the game to one of them.
vote-rule = Whoever proposes votes for it. One vote against ends a proposal, and so does the end of its year.
numbered = { $number } ({ $title })
none = none
game-would-end = if all others agree, the game ends: { $title }
proposal-off = the proposal is off: { $title }
proposals = Proposals to end the game
proposals-number = no.
proposals-title = proposal
proposals-by = by
proposals-votes = for it
proposes = { $seat } proposes a { $kind }: { COMMAS($powers) } (proposal { $number })
votes-for = { $seat } votes for proposal { $number }
votes-against = { $seat } votes against proposal { $number }
draw-between = draw between { COMMAS($powers) }
concession-to = concession to { COMMAS($powers) }
you = you

# --- movement and adjustments

ask-orders = orders
ask-builds = builds
ask-removals = removals
ask-builds-and-removals = builds and removals
idle-optional = Nothing is asked of you this phase, but there are orders you may write if you like.
idle-no-units = Nothing to decide this phase: you have no units to order.
idle-one-order = Nothing to decide this phase: there is only one order you could give each of your units.
idle-none-dislodged = Nothing to decide this phase: none of your units was dislodged.
idle-no-way-out = Nothing to decide this phase: your dislodged units have nowhere to go and are disbanded.
idle-no-adjustments = Nothing to decide this phase: you have nothing to build and nothing to remove.
idle-no-site = Nothing to decide this phase: you could build, but there is no place where you may.
idle-all-must-go = Nothing to decide this phase: all your units that can be removed have to go.
idle-no-site-and-all-must-go = Nothing to decide this phase: where you could build there is no place, and where you remove units, all have to go.
idle-nothing-open = Nothing to decide this phase: none of the orders you might give is open to you now.
idle-others = Nothing to decide this phase: it is for others.
movement-units = The powers begin with the units of the map or without units.
at-once-rule = Each season all orders are revealed and judged at once.
retreat-rule = Dislodged units retreat before the next season, or are disbanded.
unplayed-rule-steered = The units of a power that nobody plays hold unless others order them.
unplayed-rule = The units of a power that nobody plays hold and do not support each other.
unplayed-disbanded = They are disbanded when they are dislodged.
capture-rule = After the last retreats of the year a unit in a supply centre takes it for its power.
adjust-rule = In Winter whoever has fewer units than centres builds in his vacant home centres; whoever has more removes.
adjust-rule-anywhere = In Winter whoever has fewer units than centres builds in vacant centres of his own; whoever has more removes.
eliminated-rule = A power with neither a unit nor a centre is eliminated.

# --- what the map's dates do

closed-land = Closed land
closed-province = province
closed-opens = opens
open-ways = Open ways
ways-between = between
ways-for = for
never-opens = never opens
opens-in = opens in { $date }
closed-rule = { COMMAS($places) }: closed { $period }.
way-rule = Between { $places } is a way for { $who } { $period }.
way-ends = { $one } – { $other }
for-fleets = fleets
for-armies = armies
for-passage = { $who }, to move only: nobody supports, convoys or retreats across
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
sole-score = each counts points of its own, and a game has one score
sole-settled = each lets many players order one unit in its own way
sole-neutral-centers = both put armies into the same centers
sole-war = in one war is declared, in the other it begins with an attack

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
