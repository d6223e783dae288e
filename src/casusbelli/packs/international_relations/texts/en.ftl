# International Relations: treaties, world opinion, claims to victory, the International Conference.

# --- what the rules are called

pack-international-relations = International Relations
pack-international-relations-about = Powers sign treaties, answer to world opinion for their attacks, form coalitions and meet in international conferences.
pack-treaties = Treaties only
pack-treaties-about = The treaties of International Relations with their wars and allied units, without world opinion and coalitions.

# --- refusals

needs-permission = { $whom } is your ally: { $place } needs permission, written by { $whom } this season (Permit { $who } into { $code })
frozen = { $unit } is on the ground of a power whose treaty { $owner } abrogates: no orders and no support this Spring
wrong-phase = { $what } is written in { $when ->
    [winter] Winter
    [claims] the Winter after a Fall count
    [claims-into-spring] the Winter after a Fall count, and in the Spring after it
   *[closing] the last movement phase of the year
}
no-treaty = there is no { $kind ->
    [mdt] MDT
    [aat] AAT
   *[any] treaty
} in force between { $powers }
on-notice = notice to { $whom } has been given already
coalition-frozen = { $whom } and you claim victory together; the treaty stands
not-owner = { $place } is not yours to transfer
not-interned = { $unit } is not due to go, nor interned: an ally's ground on every side, and no permission all Fall
not-enough = { $total } points at the last count; { $needed } are needed
penalty = { $power } is still blamed for an attack on { $whom }
coalition-claimed = the coalition you claimed with bars a solo until { $year } is counted
claim-exists = a claim of yours is live already; there is one at a time
no-claim = there is no claim of yours that could be withdrawn
self = { $what } names your own power; it takes another one
eliminated = { $whom } is out of the game
no-voice = { $whom } does not command its power, and signs nothing in its name
no-coalition = a { $kind } victory takes a board of at least { $count } powers; this one has { $powers }
all-left = all powers that are left cannot claim victory together; they may agree on a draw
wrong-number = a { $kind } victory is claimed { $count ->
    [0] alone
    [one] with one other power
   *[other] with { $count } other powers
}, not with { $given }
not-a-center = { $place } is no supply center
not-a-move = { $what }: permission is given to a move, as in Permit Turkey A BUL - RUM
no-peace = there is no war with { $whom } that this would end, or wars do not end so in this game
unanswered = { $whom } did not write the same: there is no treaty
war-born = void: war broke out in this Fall
conundrum = void: a treaty partner of one is at war with the other
not-there = { $whom } has no unit in { $place } at the end of the Fall, or no treaty
exists = a treaty with { $whom } is in force; if it shall end, give notice in Winter
barred = a claimant to victory signs with nobody outside the claim; { $whom } and you are not in one

# --- what happened

changed = { $powers }, until now { $before ->
    [war] at war
    [mdt] bound by an MDT
    [aat] bound by an AAT
   *[neutral] neutral
}, are { $after ->
    [war] at war
    [mdt] bound by an MDT
    [aat] bound by an AAT
   *[neutral] neutral
} ({ $cause })
cause-treaty = treaty
cause-notice = abrogated by { $by }
cause-noticed = notice was given
cause-attack = { $by } attacked { $on }
cause-attack-by = { $by } attacked { $on }: { COMMAS($orders) }
cause-mutual = { $powers } attacked each other
cause-common-ally = { $by } attacked { $victim }, an ally of both
cause-out = { $power } is out
cause-claim = { $powers } claimed victory
cause-conference = the International Conference
cause-conference-failed = the conference failed
right-gained = { $holder } may attack { $target }, for { $basis }
right-ended = { $holder } may no longer attack { $target } free
lets-in = { $by } lets { $to } in
transfers = { $by } transfers { $place } to { $to }
treaty-of = { $kind ->
    [peace] peace
    [mdt] MDT
   *[aat] AAT
} of { $powers }
signed = { $treaty } signed
unsigned = { $by } proposed { $kind ->
    [peace] peace
    [mdt] an MDT
   *[aat] an AAT
} to { $to }; { $why }
in-force = { $treaty } in force
lapsed = { $treaty } lapses: { $cause }
notice-given = { $by } gives notice to { $against }
notice-moot = the notice of { $by } to { $against } is moot
notice-effective = the notice of { $by } to { $against } takes effect
attacks = { $by } attacks { $on }{ $provoked ->
    [yes] { " " }under imminent war
   *[no] { "" }
}
enters = { $by } enters { $place }
penalty-of = { $power }: { $points } { $points ->
    [one] point
   *[other] points
} through { $until } ({ $rule })
penalty-for = { $power }: { $points } { $points ->
    [one] point
   *[other] points
} through { $until } ({ $rule }, { $victim })
worn-off = worn off: { $penalty }
first-shot = the first shot is fired in { $season } by { COUNT($powers) ->
    [0] nobody who pays
   *[other] { COMMAS($powers) }
}
levels = expansionism: { COUNT($levels) ->
    [0] nobody
   *[other] { COMMAS($levels) }
}
counted = count of { $year }: { COMMAS($counts) }
score = { $power } { $n }
claims = { $power } claims a { $kind } victory for { $members }
claim-complete = the claim of { $members } is complete
claim-withdrawn = { $power } withdraws its claim
claims-lapsed = claims that not all members posted lapse
claim-won = the claim of { $members } succeeded
claim-failed = the claim of { $members } failed
claim-void = the claim of { $members } is void
conference-called = an International Conference is called for { $winter }
in-contact = in contact: { $pairs }
pair = { $powers }
conference-closed = the International Conference { $how ->
    [succeeded] succeeded
    [failed] failed
   *[off] is off
}

# --- what orders would cause

transfer-loses = { $place } goes to { $power } if a unit of { $power } is there at the end of the Fall
no-effect = { $order }: no effect, for there is no treaty with { $power }
right-free = { $holder } may attack { $target } free, for { $basis }
charged = { $power }: { $penalty }
points-until = { $points } penalty { $points ->
    [one] point
   *[other] points
} through { $until }
penalty-attack = { $price } (attack on { $victim })
penalty-shared = { $price } (shared from { $ally }, attack on { $victim })
penalty-minor = { $price } (entering neutral { $place })
penalty-shot = { $price } (first shot)
if-followed = { $order }, if that is followed: { $what }
war-of = war of { $powers }
unneeded = { $order }: the army does not need this fleet; the order counts as written
asks = { $order }: needs permission from { ALL($hosts) }; without it { $unit } holds
asks-to-retreat = { $order }: needs permission from { ALL($hosts) }; without it the unit is disbanded
attack = { COMMAS($orders) }: attack on { $whom ->
    [neutral] neutral { $on }
    [released] { $on }, which has given you notice
   *[ally] your ally { $on }
}: war
attack-priced = { $attack }, { $price }
price-provoked = without penalty (imminent war)
price-spared = without penalty (you claim victory together)
price-none = no further points
unless-permitted = { $attack }, unless { $host } permits it
treaty-ends-in-war = the { $kind ->
    [mdt] MDT
   *[aat] AAT
} of { $powers } ends in war
treaty-lapses = the { $kind ->
    [mdt] MDT
   *[aat] AAT
} of { $powers } lapses
war-too = war of { $powers } too
gain = { $place } becomes yours if { $order } succeeds
gain-if-held = { $place } becomes yours if { $order } succeeds and a unit is still there at the end of the Fall
cost-in-all = { $power }: { $points } penalty { $points ->
    [one] point
   *[other] points
} for these orders in all
total = { $power }: { $wars ->
    [0] no wars
    [one] 1 war
   *[other] { $wars } wars
}, { $points } penalty { $points ->
    [one] point
   *[other] points
} in all; score after it: { $left }
if-matched = if { $power } proposes it too, the { $kind ->
    [mdt] MDT
   *[aat] AAT
} starts in { $spring }
void-treaty = void as things stand: { $third } is an ally of one of you and the enemy of the other
alliance-price = if it is signed: { $price } (AAT)
not-yet = the treaty has no effect this season
notice-ends = the treaty with { $power } ends after { $spring }, if not before
notice-exposes = { $power } may attack you in { $spring }, unless it gives notice too
notice-freezes = { $unit } gets no orders and no support in { $spring }
notice-price = { $price } (abrogation)
claim-ends = your treaty with { $power } ends { $when ->
    [now] at once
   *[complete] once all have posted
}, without penalty
claim-ends-none = you have no treaties that would end { $when ->
    [now] at once
   *[complete] once all have posted
}

# --- beside the board

relation = { $between ->
    [war] WAR
    [mdt] MDT
    [aat] AAT
   *[neutral] NEUTRAL
}
treaty-word = { $kind ->
    [peace] peace
    [mdt] MDT
   *[aat] AAT
}
kind = { $kind }
panel-relations = Relations
imminent = Imminent war: { $rights }
right = { $holder } → { $target }, for { $basis }
tie-right = may attack, for { $basis }
tie-pending = { $kind ->
    [peace] peace
    [mdt] MDT
   *[aat] AAT
} from { $spring }
tie-ends = ends after { $spring }, noticed by { $by }
panel-history = How relations came to be
panel-deeds = What the last orders amounted to
deed-attack = attack on { $on }{ $how ->
    [provoked] { "," } under imminent war
    [spared] { "," } within a claim
   *[plain] { "" }
}
deed-entry = enters { $place }
panel-rulings = Rulings in force
panel-points = Victory points
needs-less-later = { $now }, from { $since } { $later }
panel-expansion = Expansionism
expansion-note = Measured after each Fall at { $marks } points; entries of before do not change.
panel-ahead = Points at the Falls to come
ahead-note = If no center changes hands and nobody earns new penalties.
fall = { $fall }
panel-coalitions = Coalitions within reach
members = { PLUS($members) }
claim-barred = barred: { $why }
panel-penalties = Penalties
shared-from = shared from { $ally }
panel-shot = First shot
shot-fired = Fired { $season }{ COUNT($powers) ->
    [0] { "" }
   *[other] { " " }by { COMMAS($powers) }
}.
shot-open = Not fired. { $costs }{ COUNT($powers) ->
    [0] { "" }
   *[other] { " " }It is being fired by { COMMAS($powers) }.
}
shot-costs = { $this ->
    [yes] This season
   *[no] In { $season }
} it costs { $points } { $points ->
    [one] point
   *[other] points
} for { $years } years.
shot-free = It costs nothing any more.
panel-territory = Controlled territory towards { $power }
territory = { $holder } ({ $clause }): { $entering }
enter-asks = asks for permission
enter-free = free
enter-war = war
enter-war-free = war, without penalty
enter-attack = an attack, { $points } points for { $years } years
enter-attack-after-notice = an attack, { $points } points for { $years } years (notice was given)
look = { $look }
panel-held = Units held fast
held = { $unit } is { $how }
held-how = { $how }

# --- what can be written, and what falls due

panel-proposals = Treaties to propose
proposals-secret = If both propose the same. Nobody is told of proposals here that are not answered.
proposals-public = If both propose the same; all proposals are announced with the results of the Fall.
signable-in-force = in force
signable-not = { $how ->
    [abrogate] abrogate first
    [barred] barred by a claim
   *[never] never
}
signable-void = void as things stand: { $third } is an ally of one and the enemy of the other
signable-from = from { $spring }
panel-notices = Notice to give
notice-not-now = not while your claim is live
notice-after = after { $spring }{ $given ->
    [yes] { " " }(given)
   *[no] { "" }
}
no-points = no points
frozen-in = { $unit } frozen in { $spring }
panel-unsigned = Proposals that made no treaty
panel-permissions = Permissions to give and to ask for
panel-transfers = Centers to transfer
transfers-note = The ally's unit must be there at the end of the Fall.
panel-papers = Permissions and transfers of { $season }
transfer-of = transfer of { $place }
into = into { $place }
anywhere = anywhere
panel-claims = Claims to victory
claims-need = Needed: { COMMAS($needs) }.
claim-needs = { $points } { $kind ->
    [two-way] for two
    [three-way] for three
   *[solo] alone
}
claim-status = { $status }
panel-claimable = Victory to claim
claims-until = Claimed on the count of { $fall }, until { $deadline }.
winter-deadline = the Winter deadline
spring-deadline = the { $spring } deadline
claim-may = yes
claim-not = no: { $why }
panel-calendar = Calendar
after = after { $spring }
calendar-window = victory is claimed on the count of { $fall } until then
calendar-lapses = the { $kind } claim of { $posted } lapses, unless { $awaited } posts too
calendar-notice = the treaty of { $powers } ends, noticed by { $by }
calendar-conference = International Conference: all treaties are void
calendar-decided = the { $kind } claim of { $members } is decided: { $points } points are needed
panel-conference = International Conference: who is in contact
relation-noticed = { $between ->
    [war] WAR
    [mdt] MDT
    [aat] AAT
   *[neutral] NEUTRAL
}, notice by { $by }
conference-now = It is held now. If all these sign again, no treaty comes into force.
conference-to-come = Called in { $called }, to be held in { $held }.
conference-not-called = Not called; a Winter that ended now { $would ->
    [yes] would call it: all who are in contact have treaties
   *[no] would not call it
}.{ $last ->
    [failed] { " " }The last one failed.
    [succeeded] { " " }The last one succeeded.
   *[none] { "" }
}

# --- headings

column-accumulated = accumulated
column-after = after
column-at-the-count = points at the count
column-awaits = awaits
column-bar = bar
column-base = base
column-because = because
column-before = before
column-by = by
column-cause = cause
column-center = center
column-claim = claim
column-cost = cost
column-counts-through = counts through
column-decided = decided
column-ends = ends
column-entering = entering
column-how = how
column-into = into
column-kind = kind
column-level = level
column-made-after = made after
column-may-claim = may claim
column-may-you = may you
column-members = members
column-needed = needed
column-needs = needs
column-next-cost = next penalties
column-next-mark = next mark
column-of = of
column-option = option
column-orders = orders
column-outstanding = outstanding
column-points = points
column-points-now = points now
column-power = power
column-powers = powers
column-province = province
column-relation = relation
column-rule = rule
column-season = season
column-status = status
column-their-unit = their unit
column-to = to
column-treaty = treaty
column-unit = unit
column-value = value
column-victim = victim
column-victory = victory
column-what = what
column-when = when
column-where = where
column-whose = whose
column-with = with

# --- the rules

rule-relations = Two powers are neutral, at war, or allied: by a Mutual Defense (MDT) or an Aggressive Alliance Treaty (AAT).
rule-signing = A treaty is signed if both propose it with their Fall orders; it is in force from the next Spring (C2, C3).
rule-secret-signing = Before the first Spring proposals are made in secret; the treaties are in force at once (H).
rule-imminent-war = If a power is attacked, its MDT partners may attack the attacker without penalty: imminent war (C7).
rule-shared-blame = AAT partners share each other's wars and the blame for attacks on major powers (C11, C14).
rule-imminent-war-alone = If a power is attacked, its MDT partners are in imminent war with the attacker (C7).
rule-shared-wars = AAT partners share each other's wars (C12, C14).
rule-torn = If a treaty partner attacks another partner, one of the two treaties ends in war (C20-C22).
rule-notice = Notice of the end of a treaty is given in Winter; the treaty ends after the following Spring (D1, D3).
rule-notice-spring = In that Spring the power that gave notice may not attack the other, which may attack it; its units in the other's home territory and centers get no orders and no support (D4-D8).
rule-no-peace = No treaty ends a war (R-21).
rule-peace = A treaty between two powers at war ends their war (R-21).
rule-peace-order = So does a peace that both propose (R-21).

rule-friends = Units of allies do not dislodge each other and do not cut each other's support (F).
rule-permission = Moving, supporting or convoying into an ally's controlled territory needs the ally's written permission of that season (G1).
rule-permission-of-units = A place where only a unit of the ally stands needs no permission (R-57).
rule-guest = A unit in a center of an ally does not take it, unless the ally transfers the center that Fall (G5, G6).
rule-squatters = A center of another power is captured in war only (R-55).
rule-interned = A unit in an ally's home territory that is surrounded by { $around ->
    [same_ally] the ally's
   *[anyone_else] others'
} controlled territory, and that the ally gave no permission all Fall, may be disbanded in Winter (G4).

rule-score = Victory points are supply centers less penalty points that have not worn off (A1-A4).
rule-as-written = Penalties are for orders as they are written, whatever becomes of them (E0).
rule-attack = Attacking a neutral major power costs 2 points for 8 years, and it is war (E1).
rule-share = AAT partners of the attacker share the blame: 2 points for 4 years (C15).
rule-mutual = Two neutral powers that attack each other in one season pay nothing for it (R-49).
rule-help = Helping a power on its own territory, or a unit that it lets in, is no attack (R-35).
rule-minor = Moving or supporting into a center that no major power owns costs 1 point for 7 years (E2).
rule-minor-convoy = So does convoying into it (R-41).
rule-alliance = Signing an AAT costs 1 point for 5 years (E3).
rule-abrogation = Giving notice of an MDT costs 1 point for 3 years (E5).
rule-expansion = A power with five penalty points at a Fall pays one point and one year more for each penalty from then on, with twelve two points and two years more (E6).

rule-attack-is-war = Attacking a neutral power is war with it (B3).
rule-attack-as-written = An attack is one as it is written, whatever becomes of the order (E0).
rule-no-price = An attack costs nothing but the war, and a treaty and its end cost nothing.
rule-provoked = An attack in imminent war brings { $how ->
    [none] nobody else
    [all] the partners of the attacked power
   *[aat_only] only the AAT partners of the attacked power
} into it{ $how ->
    [all] { " " }like any other attack
   *[other] { "" }
} (R-42).
rule-territory = An attack is an order to move, support or convoy into a power's controlled territory: its home territory, a center that it owns, or wherever one of its units stands (E1).
rule-enemy-there = Entering home territory or a center where a unit of an enemy stands is no attack on the power that it belongs to (E1).
rule-captured-home = A home center that another power has captured is not its captor's territory (R-30).
rule-lost-home = A home center that its power has lost is its territory no more (R-31).
rule-evict = Attacking a neutral's unit in one's own home territory is no attack (R-56).
rule-unmatched = Supports and convoys that match no order are no attack (R-33).
rule-retreats = { $how ->
    [free] Retreats are no attacks
    [forbidden] A retreat that would be an attack on a neutral is not open
   *[as_orders] A retreat counts as a move does
} (R-37).
rule-writers-answer = Whoever writes the order that a unit in civil disorder follows answers for it as for their own (C-2).
rule-power-answers = What others order a unit in civil disorder to do is blamed on its power, not on them (C-2).
rule-minors-blameless = A minor power, or a rebel, is blamed for nothing.
rule-first-shot = Everybody who earns the first penalty of the game, other than for an AAT, pays for the first shot besides: 2 points for 10 years in the Spring of { $year }, less from season to season, nothing from { $end } on (E4).
rule-first-shot-exempt = An attack of { $power } on { $place } in { $year } is no first shot (E4).

rule-solo = A power that has { $points } victory points at the Fall count may claim a solo victory (A5).
rule-large = { $powers } { COUNT($powers) ->
    [one] needs
   *[other] need
} { $points } for it until { $until } (A6).
rule-large-at-last = When the claim is decided { $points } are enough for everybody (R-5).
rule-window = Victory is claimed { $until ->
    [winter_deadline] in the Winter after the Fall count
   *[spring_deadline] after the Fall count and before the following Spring deadline
} (A11).
rule-solo-wins = A solo claim wins if the points are there at the next Fall count (A15).
rule-coalition-wins = A coalition claim wins if the points are there at the second Fall count after it (A16).
rule-joint = If several claims succeed at one count, { $how ->
    [solo_first] a solo goes before a coalition, then more points
    [highest_vp] the one with most points wins
    [play_on] none of them wins
   *[joint] all of them win
} (R-14).
rule-claim-ends = A claim ends the claimants' treaties with everybody else at once (A17).
rule-coalition = { $kind ->
    [three-way] Three
   *[two-way] Two
} powers that have { $points } together may claim a coalition victory; each posts it (A7-A13).
rule-no-coalitions = There are no coalition victories on this board (C-3).
rule-not-all = All powers that are left cannot claim victory together (C-3).
rule-no-solo-beside = Members of a coalition claim may not claim a solo victory until it has been decided (A20).
rule-blamed-member = A member who is still blamed for an attack on another member bars the claim (A19).
rule-members-frozen = While the claim is live no treaty between members ends; attacks on each other cost nothing (A21, A22).
rule-members-free = While the claim is live members may attack each other, treaty or not, at no cost (R-11).

rule-conference = If every two powers with units in contact have a treaty when a Winter from { $year } on ends, and notice was given of none of these, an International Conference is called (I1-I3).
rule-conference-held = It is held in the next Winter: all treaties are void, and there are secret proposals (I4, I5).
rule-conference-held-as-before = It is held in the next Winter: all treaties are void, and there are secret proposals as before the first Spring (I4, I5).
rule-conference-fails = If all powers in contact sign again, no treaty comes into force and { $wars ->
    [end] everybody is neutral
   *[continue] wars go on
} (I7).

# --- options, orders and phases

peace = How wars end (R-21).
upgrade = May MDT and AAT replace each other (R-22)?
sign-and-attack = A treaty signed in the Fall in which war breaks out (R-23).
abrogate-pending = May notice be given to a treaty that is not yet in force (R-25)?
iw-end = When imminent war ends (R-26).
frozen-retreat = May a frozen unit retreat when it is dislodged (R-52)?
retreats = Retreats: judged, free, or closed to attacks (R-37).
ally-entry = What entering an ally's mere presence needs (R-57).
squatter-capture = Does a former ally capture a centre in peace (R-55)?
interned = Whose ground surrounds an interned unit (R-60).
years = When the years of a penalty end: by years, or by seasons (R-2).
wear-off = Does the last Fall of a penalty still count (R-3)?
half = Half of an odd number of years (R-4).
e2-repeat = What a second attack on a minor costs (R-40).
e2-convoy = Does a convoy into a minor cost (R-41)?
aat-double = Does an attack on one AAT partner cost twice (R-27)?
mutual-attack = Two neutrals attack each other (R-49).
share-if-at-war = Does a partner at war with the victim already share the blame (R-46)?
fs-share = The first shot of an AAT partner (R-43).
tur-bul-closes = Does Bulgaria in the first year close the first shot (R-44)?
expansion = What expansionism adds up (R-47).
expansion-sticky = Is a level of expansionism for ever (R-47)?
e3-date = When the penalty for an AAT begins (R-50).
e5-date = When the penalty for abrogation begins (R-51).
iw-counts-as-war = Does imminent war let one strike an enemy in others' ground (R-32)?
captured-home = Is a captured home centre its owner's ground (R-30)?
home-lapses-when-lost = Is a lost home centre its old power's ground no more (R-31)?
evict-free = May one evict a neutral from one's own home free (R-56)?
unmatched = Do supports and convoys that match no order count (R-33)?
cascade = Who is dragged into a war (R-28).
mutual-common-ally = Two attack each other: their common ally (R-29).
provoked = What an attack under imminent war triggers (R-42).
steered = Who answers for what others order units in civil disorder to do: nobody but their power, or the writers (C-2).
russia-confirm = What a power that needs a point more needs when it is decided (R-5).
claim-close = Until when victory is claimed (R-6).
partial-claim = A coalition claim that not all members have posted (R-8).
withdraw-claim = May a complete claim be withdrawn (R-9)?
coalition-needs-treaty = Must partners in a claim be allied (R-10)?
coalition-intra = Treaties inside a claim (R-11).
coalition-block = Which penalties bar a coalition claim (R-12).
claimant-new-treaties = May a claimant sign with outsiders (R-15)?
joint = Several claims succeed in one Fall (R-14).
eighteen = Do as many centres win as in the standard game, eighteen on its board (R-16)?
draw = May the game end in a draw (R-16)?
dead-partner = A member of a claim is eliminated (R-17).
contact = Which units are in contact (R-65).
conference-recheck = Is the conference off if the blockade is broken meanwhile (R-66)?
conference-fail-wars = Wars after a conference that failed (R-68).

threshold-type = map, printed or a number of points
threshold = Victory points that { $kind ->
    [two-way] two powers need to win together
    [three-way] three powers need to win together
   *[solo] one power needs to win alone
}; map: fitted to the board; printed: the rulebook's { $printed } on any board.

form-enter = Propose a treaty.
form-withdraw = Take a proposal back before the deadline.
form-peace = Propose peace without a treaty.
form-abrogate = Give notice of the end of a treaty.
form-permit-army = Let an ally's army in.
form-permit-fleet = Let an ally's fleet in.
form-permit-into = Let an ally into provinces, for the season.
form-permit-anywhere = Let an ally in everywhere, for the season.
form-transfer = Give a center to the ally whose unit stands in it (G6).
form-disband = Disband a unit that an ally holds fast (G4).
form-claim-alone = Claim victory alone.
form-claim-two = Claim victory for two.
form-claim-three = Claim victory for three.
form-withdraw-claim = Take your claim back, if it can still be taken back.

crowded = treaties are signed between powers, and { ALL($seats) } would speak for several
asks-treaties = treaties
asks-notices = notices
step-creation = alliance creation
step-conference = conference
silent = A power that sends nothing proposes nothing.

# --- what the values of options are called

peace-treaty = by a treaty
peace-treaty-or-peace-order = by a treaty, or a peace that both propose
peace-never = never
upgrade-allowed = yes
upgrade-abrogate-first = only after notice
sign-and-attack-void = is void
sign-and-attack-stands = is valid
iw-end-with-basis = with the treaty or the war behind it
iw-end-only-superseded = only when another relation replaces it
frozen-retreat-allowed = yes
frozen-retreat-disband = no, it is disbanded
retreats-as-orders = judged like moves
retreats-free = free
retreats-forbidden = closed to attacks
ally-entry-permission = permission
ally-entry-f-only = nothing
interned-same-ally = the ally's
interned-anyone-else = that of any other power
years-calendar = by calendar years
years-seasons = by seasons
wear-off-after-count = yes, it ends after the count
wear-off-before-count = no, it ends before the count
half-up = rounded up
half-down = rounded down
e2-repeat-per-season = the same in every season
e2-repeat-once-per-sc = nothing: each center costs once
e2-convoy-free = no
e2-convoy-counts = yes
mutual-attack-both-pay = both pay
mutual-attack-nobody-pays = nobody pays
fs-share-half = half the years
fs-share-full = the full price
fs-share-none = nothing
expansion-outstanding = penalties that have not worn off
expansion-lifetime = all penalties of the game
e3-date-in-force = when it comes into force
e3-date-ratification = when it is signed
e5-date-effect = when the treaty ends
e5-date-notice = when notice is given
captured-home-owner-protected = yes
captured-home-letter = no, by the letter of the rules
unmatched-counts = yes
unmatched-free = no
cascade-bloc = the AAT partners of both sides, each with all of the other side
cascade-principals = the AAT partners of both sides, only with the attacker or the victim
cascade-transitive = also the AAT partners of AAT partners
mutual-common-ally-cancel = keeps both treaties
mutual-common-ally-both-war = is drawn in by both attacks
mutual-common-ally-both-lapse = loses both treaties
provoked-aat-only = only war with the victim's AAT partners
provoked-all = everything that any attack does
provoked-none = nothing else
steered-free = nobody but their power
steered-share = the writers
russia-confirm-by-year = what the rules ask for in that year
russia-confirm-always-7 = no more than others
claim-close-spring-deadline = until the Spring deadline
claim-close-winter-deadline = until the Winter deadline
partial-claim-nothing = changes nothing
partial-claim-abrogates = ends treaties with outsiders
coalition-intra-frozen = cannot end
coalition-intra-free-stab = may be broken at no cost
coalition-block-own-e1 = for a member's own attacks on another
coalition-block-e1-and-shares = shared blame as well
coalition-block-all-caused = any that such an attack caused
claimant-new-treaties-allowed = yes
claimant-new-treaties-barred = no
joint-joint = all of them win
joint-solo-first = a solo goes first, then more points
joint-highest-vp = most points win
joint-play-on = none of them wins
eighteen-off = no
eighteen-on = yes
draw-unanimous = yes, if everybody agrees
draw-off = no
dead-partner-void = ends the claim
dead-partner-remaining-total = the points of the others decide
contact-adjacent = units next to each other
contact-common-target = also units that could move to the same place
conference-fail-wars-end = end
conference-fail-wars-continue = go on
