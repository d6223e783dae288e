# International Relations: treaties, world opinion, claims to victory, the International Conference.

# --- what the rules are called

pack-international-relations = International Relations
pack-international-relations-about = Powers sign treaties, answer to world opinion for their attacks, form coalitions and meet in international conferences.
pack-treaties = Treaties only
pack-treaties-about = The treaties of International Relations with their wars and allied units, without world opinion and coalitions.

# --- refusals

needs-permission = To enter { $place }, a unit needs permission from { $whom }, its ally: { $whom } has to order "Permit { $who } into { $code }" in the same season.
frozen = { $unit } gets no orders and no support this Spring, because { $owner } gave notice to the power in whose territory or center the unit stands.
wrong-phase = You can order "{ $what }" only { $when ->
    [winter] in Winter
    [claims] in the Winter after a Fall count
    [claims-into-spring] in the Winter after a Fall count and in the Spring that follows
   *[closing] in the last movement phase of the year
}.
no-treaty = There is no { $kind ->
    [mdt] MDT
    [aat] AAT
   *[any] treaty
} in force between { $powers }.
on-notice = You have already given notice to { $whom }.
coalition-frozen = You and { $whom } claim victory together, so your treaty cannot be ended now.
not-owner = You do not own { $place }, so you cannot transfer it.
not-interned = { $unit } does not have to be removed, and it is not interned. A unit is interned if it stands in an ally's home territory, is surrounded by controlled territory, and got no permission from that ally all Fall.
not-enough = This claim needs { $needed } victory points, but the last Fall count gave { $total }.
penalty = { $power } still has penalty points for an attack on { $whom }, so the two cannot claim victory together.
coalition-claimed = You took part in a coalition claim, so you cannot claim a solo victory before the count of { $year }.
claim-exists = You already have a live claim, and a power can have only one.
no-claim = You have no claim that you could withdraw.
self = "{ $what }" names your own power. Name another one.
eliminated = { $whom } has been eliminated.
no-voice = { $whom } does not command its power, so it cannot sign or permit anything in its name.
no-coalition = A { $kind } victory takes a board with at least { $count } powers, and this one has { $powers }.
all-left = The powers that are left cannot all claim victory together. At least one of them has to be outside the claim.
wrong-number = A { $kind } victory is claimed { $count ->
    [0] alone
    [one] with one other power
   *[other] with { $count } other powers
}, but you named { $given ->
    [0] nobody
   *[other] { $given }
}.
not-a-center = { $place } is not a supply center.
not-a-move = "{ $what }" does not permit a move. Name the move of a unit, as in "Permit Turkey A BUL - RUM".
no-peace = You cannot make peace with { $whom } in this way: either you are not at war, or wars do not end like this in this game.
unanswered = { $whom } did not propose the same, so nothing was signed.
war-born = War broke out between the two this Fall, so the treaty is void.
conundrum = The treaty is void, because one of the two is at war with a treaty partner of the other.
not-there = { $whom } had no unit in { $place } at the end of Fall, or no treaty with its owner.
exists = A treaty with { $whom } is already in force. To end it, give notice in Winter.
barred = A power that claims victory cannot sign treaties outside its claim, and no claim includes both of you.

# --- what happened

sentences = { $one } { $other }
changed = { $powers }{ $before ->
    [war] , until now at war,
    [mdt] , until now bound by an MDT,
    [aat] , until now bound by an AAT,
   *[neutral] { "" }
} are { $after ->
    [war] now at war
    [mdt] now bound by a Mutual Defense Treaty (MDT)
    [aat] now bound by an Aggressive Alliance Treaty (AAT)
   *[neutral] now neutral
}. { $cause }
cause-treaty = Their agreement took effect.
cause-notice = { $by } had given notice of the treaty.
cause-noticed = Notice was given of the treaty that it was to replace.
cause-attack = { $by } attacked { $on }.
cause-attack-by = { $by } attacked { $on }: { COMMAS($orders) }.
cause-mutual = { $powers } attacked each other.
cause-common-ally = { $by } attacked { $victim }, an ally of both.
cause-out = { $power } is out of the game.
cause-claim = { $powers } claimed victory.
cause-conference = The International Conference voided all treaties.
cause-conference-failed = The International Conference failed.
right-gained = { $holder } is in imminent war with { $target } and may come to the aid of { $basis }.
right-ended = { $holder } is no longer in imminent war with { $target }.
lets-in = { $by } lets units of { $to } into its territory.
transfers = { $by } agrees to transfer { $place } to { $to }.
treaty-of = The { $kind ->
    [peace] peace
    [mdt] MDT
   *[aat] AAT
} between { $powers }
signed = { $powers } sign { $kind ->
    [peace] a peace
    [mdt] a Mutual Defense Treaty (MDT)
   *[aat] an Aggressive Alliance Treaty (AAT)
}.
unsigned = { $by } proposed { $kind ->
    [peace] peace
    [mdt] an MDT
   *[aat] an AAT
} to { $to }. { $why }
in-force = { $treaty } takes effect.
lapsed = { $treaty } lapses before it takes effect. { $cause }
notice-given = { $by } gives { $against } notice that their treaty will end.
notice-moot = The notice that { $by } gave { $against } has no effect anymore.
attacks = { $by } attacks { $on }{ $provoked ->
    [yes] , with which it was in imminent war
   *[no] { "" }
}.
enters = { $by } moves against neutral { $place }.
penalty-told = { $power } gets { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
} until { $until }, for { $blame }.
worn-off = The world forgives { $power } { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
} for { $blame }.
blame = { $rule ->
    [E1] attacking { $victim }
    [E1S] the attack of its ally { $ally } on { $victim }
    [E2] entering neutral { $victim }
    [E3] its AAT with { $victim }
    [E5] ending its MDT with { $victim }
   *[E4] the first shot
}
first-shot = { COUNT($powers) ->
    [0] The first shot of the game has been fired, and nobody pays for it.
    [one] { $powers } fires the first shot of the game.
   *[other] { $powers } fire the first shot of the game.
}
levels = { COUNT($levels) ->
    [0] The world no longer calls any power expansionist.
   *[other] The world calls these powers expansionist: { $levels }.
}
at-level = { $power } (level { $level })
counted = Victory points at the count of { $fall } are: { COMMAS($counts) }.
score = { $power } { $n }
claims = { $power } claims { $kind ->
    [two-way] a two-way victory for { $members }
    [three-way] a three-way victory for { $members }
   *[solo] a solo victory
}.
claim-complete = All members have posted the victory claim of { $members }, so it is live.
claim-withdrawn = { $power } withdraws its victory claim.
claims-lapsed = Victory claims that not every member posted have lapsed.
claim-won = The victory claim of { $members } succeeds.
claim-failed = The victory claim of { $members } fails.
claim-void = The victory claim of { $members } is void.
conference-called = An International Conference is called for { $winter }.
in-contact = The International Conference opens. { COUNT($pairs) ->
    [0] No powers are in contact.
   *[other] In contact are { $pairs }.
}
pair = { $powers }
two-in-contact = { COMMAS($powers) }
conference-closed = The International Conference { $how ->
    [succeeded] succeeds
    [failed] fails, because all powers in contact have signed with each other again
   *[off] is called off, because not all powers in contact have treaties anymore
}.

# --- what orders would cause

transfer-loses = { $place } goes to { $power } if a unit of { $power } is there at the end of Fall.
no-effect = "{ $order }" has no effect, because you have no treaty with { $power }.
right-free = { $holder } may then attack { $target } without penalty, to come to the aid of { $basis }.
right-foreseen = { $holder } is then in imminent war with { $target } and may come to the aid of { $basis }.
charged = { $power } gets { $penalty }.
charged-you = You get { $penalty }.
points-until = { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
} until { $until }
penalty-attack = { $price }, for attacking { $victim }
penalty-shared = { $price }, for the attack of its ally { $ally } on { $victim }
penalty-minor = { $price }, for entering neutral { $place }
penalty-shot = { $price }, for the first shot
if-followed = If the unit follows { $order }: { $what }
war-of = War breaks out between { $powers }.
unneeded = The army does not need the fleet that you ordered to convoy it ({ $order }), but the order counts as written.
asks = { $order } needs permission from { ALL($hosts) }. Without it, { $unit } holds.
asks-to-retreat = { $order } needs permission from { ALL($hosts) }. Without it, the unit is disbanded.
attack = { COMMAS($orders) }: this attacks { $whom ->
    [neutral] neutral { $on }
    [released] { $on }, which has given you notice
   *[ally] your ally { $on }
} and means war.
attack-priced = { $attack } It costs { $price }.
price-provoked = no penalty points, because you are in imminent war
price-spared = no penalty points, because you claim victory together
price-none = no further penalty points
unless-permitted = { $attack } It is no attack if { $host } permits it.
treaty-ends-in-war = The { $kind ->
    [mdt] MDT
   *[aat] AAT
} between { $powers } ends in war.
treaty-lapses = The { $kind ->
    [mdt] MDT
   *[aat] AAT
} between { $powers } lapses.
war-too = { $powers } are then at war too.
gain = { $place } becomes yours if { $order } succeeds.
gain-if-held = { $place } becomes yours if { $order } succeeds and a unit is still there at the end of Fall.
cost-in-all = In all, these orders cost { $power } { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}.
cost-in-all-you = In all, these orders cost you { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
}.
total = This turn: { $wars ->
    [0] no wars
    [one] 1 war
   *[other] { $wars } wars
}, { $points ->
    [0] no penalty points
    [one] 1 penalty point
   *[other] { $points } penalty points
}. { $power } then has { $left ->
    [one] 1 victory point
   *[other] { $left } victory points
}.
total-you = This turn: { $wars ->
    [0] no wars
    [one] 1 war
   *[other] { $wars } wars
}, { $points ->
    [0] no penalty points
    [one] 1 penalty point
   *[other] { $points } penalty points
}. Your score after it: { $left }.
if-matched = If { $power } proposes it too, the treaty starts in { $spring }.
void-treaty = As things stand, the treaty would be void: { $third } is an ally of one of you and at war with the other.
alliance-price = If it is signed, you get { $price }, for the AAT.
not-yet = The treaty has no effect this season.
notice-ends = Your treaty with { $power } ends after { $spring }, if not before.
notice-exposes = { $power } may attack you in { $spring }, unless it gives notice too.
notice-freezes = { $unit } gets no orders and no support in { $spring }.
notice-price = You get { $price }, for ending the MDT.
claim-ends = Your treaty with { $power } ends { $when ->
    [now] at once
   *[complete] as soon as every member has posted the claim
}, without penalty.
claim-ends-none = You have no treaties that this claim would end.

# --- beside the board

relation = { $between ->
    [war] War
    [mdt] MDT
    [aat] AAT
   *[neutral] Neutral
}
treaty-word = { $kind ->
    [peace] Peace
    [mdt] MDT
   *[aat] AAT
}
kind = { $kind ->
    [two-way] Two-way
    [three-way] Three-way
   *[solo] Solo
}
name = { $power }
panel-relations = Relations
tie-right = may attack, to aid { $basis }
tie-pending = { $kind ->
    [peace] peace
    [mdt] MDT
   *[aat] AAT
} from { $spring }
tie-ends = ends after { $spring } (notice by { $by })
panel-history = How relations changed
panel-deeds = Attacks of the last season
deed-attack = Attack on { $on }{ $how ->
    [provoked] , in imminent war
    [spared] , within a coalition claim
   *[plain] { "" }
}
deed-entry = Move against neutral { $place }
panel-rulings = House rules of this game
panel-points = Victory points
needs-less-later = { $now }, but { $later } from { $since } on
panel-expansion = Expansionism
expansion-note = Levels are set after each Fall, at { $marks } penalty points. A level makes later penalties heavier, not earlier ones.
surcharge = { $level ->
    [0] Nothing
    [one] 1 point and 1 year
   *[other] { $level } points and { $level } years
}
panel-ahead = Points in the Falls to come
ahead-note = This assumes that no center changes hands and nobody gets new penalty points.
fall = { $fall }
panel-coalitions = Coalitions with enough points
members = { PLUS($members) }
panel-penalties = Penalty points
deed = { $rule ->
    [E1] Attack on { $victim }
    [E1S] Attack of its ally { $ally } on { $victim }
    [E2] Entering neutral { $victim }
    [E3] AAT with { $victim }
    [E5] Ending the MDT with { $victim }
   *[E4] First shot
}
panel-shot = First shot
shot-fired = Fired in { $season }{ COUNT($powers) ->
    [0] { "" }
   *[other] { " " }by { $powers }
}.
shot-open = Nobody has fired it yet. { $costs }{ COUNT($powers) ->
    [0] { "" }
    [one] { " " }{ $powers } is firing it now.
   *[other] { " " }{ $powers } are firing it now.
}
shot-costs = { $this ->
    [yes] This season
   *[no] In { $season }
} it costs { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
} for { $years } years.
shot-free = It no longer costs anything.
panel-territory = Territory that others control, for { $power }
territory = { $holder } ({ $clause ->
    [unit] unit
    [home] home territory
   *[owned] center
}): { $entering }
enter-asks = permission needed
enter-free = free to enter
enter-war = an attack, and war
enter-war-free = war, without penalty points
enter-attack = an attack, { $points } penalty points for { $years } years
enter-attack-after-notice = an attack, { $points } penalty points for { $years } years (it has given you notice)
look = { $look ->
    [asks] With permission
    [hostile] As an attack
   *[free] Freely
}
panel-held = Frozen and interned units
held = { $unit } is { $how ->
    [interned] interned
   *[frozen] frozen
}.
held-how = { $how ->
    [interned] Interned
   *[frozen] Frozen
}

# --- what can be written, and what falls due

panel-proposals = Treaties you can propose
proposals-secret = A treaty is signed if both powers propose it. Proposals that are not answered stay secret.
proposals-public = A treaty is signed if both powers propose it. All proposals are published with the Fall results.
signable-in-force = In force
signable-not = { $how ->
    [abrogate] Give notice first
    [barred] Barred by a victory claim
   *[never] Not possible
}
signable-void = Void as things stand: { $third } is an ally of one side and at war with the other
signable-from = Starts in { $spring }
panel-notices = Treaties you can end
notice-not-now = Not while your claim is live
notice-after = After { $spring }{ $given ->
    [yes] { " " }(notice given)
   *[no] { "" }
}
no-points = No penalty points
frozen-in = { $unit } frozen in { $spring }
panel-unsigned = Proposals that led to no treaty
panel-permissions = Permissions that allies need
panel-transfers = Centers you can transfer
transfers-note = A center changes hands if the ally's unit is there at the end of Fall.
panel-papers = Permissions and transfers of { $season }
transfer-of = Transfer of { $place }
move-of = { $start } to { $end }
into = Into { $place }
anywhere = Anywhere
panel-claims = Victory claims
claims-need = Victory points needed: { COMMAS($needs) }.
claim-needs = { $points } { $kind ->
    [two-way] for two powers
    [three-way] for three powers
   *[solo] alone
}
claim-status = { $status ->
    [partial] Incomplete
    [live] Live
    [won] Successful
    [failed] Failed
   *[void] Void
}
panel-claimable = Victory you can claim
claims-until = The count of { $fall } decides who may claim. Claims close with the { $deadline }.
winter-deadline = Winter deadline
spring-deadline = { $spring } deadline
claim-may = Yes
claim-not = No. { $why }
panel-calendar = Calendar
after = After { $spring }
calendar-window = Victory claims on the count of { $fall } close.
calendar-lapses = The { $kind } claim of { $posted } lapses, unless { $awaited } { COUNT($awaited) ->
    [one] posts
   *[other] post
} it too.
calendar-notice = The treaty between { $powers } ends, because { $by } gave notice.
calendar-conference = The International Conference meets, and all treaties are void.
calendar-decided = The { $kind } claim of { $members } is decided. It needs { $points } victory points.
panel-conference = International Conference: powers in contact
relation-noticed = { $between ->
    [war] War
    [mdt] MDT
    [aat] AAT
   *[neutral] Neutral
}, notice by { $by }
conference-now = It is being held now. If all these powers sign with each other again, no treaty takes effect.
conference-to-come = It was called in { $called } and will be held in { $held }.
conference-not-called = No conference has been called. If the Winter ended now, { $would ->
    [yes] one would be called, because all powers in contact have treaties
   *[no] none would be called
}.{ $last ->
    [failed] { " " }The last one failed.
    [succeeded] { " " }The last one succeeded.
   *[none] { "" }
}

# --- headings

column-accumulated = Penalty points
column-after = After
column-at-the-count = Points at the count
column-awaits = Waiting for
column-bar = Obstacle
column-base = Centers
column-because = Reason
column-before = Before
column-blame = For
column-by = From
column-center = Center
column-claim = Claim
column-cost = Cost
column-counts-through = Counts until
column-decided = Decided
column-ends = Ends
column-entering = Entering
column-how = How
column-into = Into
column-kind = Claim
column-level = Level
column-made-after = Made after
column-may-claim = May claim
column-may-you = Allowed
column-members = Members
column-needed = Needed
column-needs = Needed alone
column-next-cost = Each penalty costs more by
column-next-mark = Next level at
column-of = Treaty
column-option = House rule
column-orders = Orders
column-outstanding = Penalty points
column-points = Points
column-points-now = Points now
column-power = Power
column-powers = Powers
column-province = Province
column-relation = Relation
column-season = Season
column-status = Status
column-their-unit = Their unit
column-to = To
column-treaty = Treaty
column-unit = Unit
column-value = In this game
column-victory = Victory
column-what = What
column-when = When
column-where = Where
column-whose = Whose
column-with = With

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

# --- options

peace-label = How wars end
peace = A war between two powers ends when both sign a treaty. Both may also be able to order peace without a treaty, or wars may never end (R-21).
peace-treaty = By a treaty
peace-treaty-or-peace-order = By a treaty or by peace orders of both
peace-never = Never
upgrade-label = Changing the kind of a treaty
upgrade = Two allies may replace an MDT with an AAT, or an AAT with an MDT, while it is in force, or they have to end it first (R-22).
upgrade-allowed = While it is in force
upgrade-abrogate-first = Only after it has ended
sign-and-attack-label = Treaty and war in one Fall
sign-and-attack = If war breaks out between two powers in the very Fall in which they sign a treaty, the treaty is void, or it takes effect and ends the war (R-23).
sign-and-attack-void = The treaty is void
sign-and-attack-stands = The treaty takes effect
abrogate-pending-label = Notice before a treaty takes effect
abrogate-pending = Can a power give notice in Winter of a treaty that was signed in Fall and takes effect in Spring (R-25)?
abrogate-pending-no = Not possible
abrogate-pending-yes = Possible
iw-end-label = End of imminent war
iw-end = Imminent war ends when war or a treaty takes its place. It may also end as soon as the treaty or the war behind it ends (R-26).
iw-end-with-basis = With the treaty or the war behind it
iw-end-only-superseded = Only when war or a treaty takes its place
frozen-retreat-label = Dislodged units that are frozen
frozen-retreat = A unit that gets no orders in the Spring after a notice may still retreat when it is dislodged, or it is disbanded (R-52).
frozen-retreat-allowed = May retreat
frozen-retreat-disband = Are disbanded
retreats-label = Retreats into controlled territory
retreats = A retreat counts like a move, or it costs nothing and needs no permission, or it is closed if it would attack a neutral power (R-37).
retreats-as-orders = Count like moves
retreats-free = Free
retreats-forbidden = Closed if they would be attacks
ally-entry-label = Entering a space only because an ally is there
ally-entry = To enter a space that is not the territory of an ally but holds one of its units, a power needs permission, or it does not (R-57).
ally-entry-permission = Needs permission
ally-entry-f-only = Needs no permission
squatter-capture-label = Capturing centers without war
squatter-capture = Can a unit capture the center of a power with which it is not at war, for example of a former ally (R-55)?
squatter-capture-yes = Possible
squatter-capture-no = Not possible
interned-label = What surrounds an interned unit
interned = Every way out of the unit's province has to lead into territory that the ally controls, or into territory that any other power controls (R-60).
interned-same-ally = The ally's territory
interned-anyone-else = Territory of any other power
years-label = Years of a penalty
years = The years of a penalty are calendar years, or they are counted by seasons from the season in which it was earned (R-2).
years-calendar = Calendar years
years-seasons = Counted by seasons
wear-off-label = Last Fall of a penalty
wear-off = A penalty wears off just after the Fall count of its last year, or just before it (R-3).
wear-off-after-count = It still counts
wear-off-before-count = It no longer counts
half-label = Half of an odd number of years
half = An AAT partner that shares the first shot pays for half the years. Half of an odd number is rounded up or down (R-4).
half-up = Rounded up
half-down = Rounded down
e2-repeat-label = Entering the same neutral center again
e2-repeat = A power that again moves or supports into a center that nobody owns pays in every season, or only once for each center (R-40).
e2-repeat-per-season = Costs again in every season
e2-repeat-once-per-sc = Costs only once
e2-convoy-label = Convoys into neutral centers
e2-convoy = A fleet that convoys into a center that nobody owns pays nothing, or pays like a unit that moves there (R-41).
e2-convoy-free = Free
e2-convoy-counts = Cost a penalty
aat-double-label = Price of an attack on AAT partners
aat-double = An attack on a power is war with its AAT partners too. The attacker pays only for the power it attacked, or for the partners as well (R-27).
aat-double-no = For the attacked power only
aat-double-yes = For the partners as well
mutual-attack-label = Neutral powers that attack each other
mutual-attack = If two neutral powers attack each other in the same season, both pay for it, or neither does (R-49).
mutual-attack-both-pay = Both pay
mutual-attack-nobody-pays = Neither pays
share-if-at-war-label = AAT partner already at war with the victim
share-if-at-war = An AAT partner of the attacker shares the blame even if it was already at war with the victim, or only if it was not (R-46).
share-if-at-war-yes = Shares the blame
share-if-at-war-no = Pays nothing
fs-share-label = First shot of an AAT partner
fs-share = A power that shares the blame for its AAT partner's first shot pays for half the years, in full, or not at all (R-43).
fs-share-half = Half the years
fs-share-full = In full
fs-share-none = Not at all
tur-bul-closes-label = Turkey in Bulgaria in the first year
tur-bul-closes = Turkey never pays the first-shot penalty for entering Bulgaria in the first year. That entry leaves the first shot open, or uses it up, so that nobody pays for it later (R-44).
tur-bul-closes-no = Leaves the first shot open
tur-bul-closes-yes = Uses up the first shot
expansion-label = What expansionism is measured by
expansion = A level of expansionism depends on the penalty points that have not worn off, or on all penalty points of the game (R-47).
expansion-outstanding = Points that have not worn off
expansion-lifetime = All points of the game
expansion-sticky-label = Levels of expansionism
expansion-sticky = A power keeps a level of expansionism for the rest of the game, or loses it when it has fewer penalty points again (R-47).
expansion-sticky-yes = Permanent
expansion-sticky-no = Lost with the points
e3-date-label = Start of the penalty for an AAT
e3-date = The years of the penalty for an AAT begin in the Spring in which the treaty takes effect, or in the Fall in which it is signed (R-50).
e3-date-in-force = When the treaty takes effect
e3-date-ratification = When the treaty is signed
e5-date-label = Start of the penalty for ending an MDT
e5-date = The years of the penalty for ending an MDT begin in the Spring in which it ends, or in the Winter in which notice is given (R-51).
e5-date-effect = When the treaty ends
e5-date-notice = When notice is given
iw-counts-as-war-label = Imminent war in the territory of others
iw-counts-as-war = To enter a power's territory is no attack on it if the unit of an enemy stands there. A power in imminent war may count as an enemy (R-32).
iw-counts-as-war-yes = Counts as war
iw-counts-as-war-no = Does not count as war
captured-home-label = Captured home centers
captured-home = A home center that another power has captured is controlled territory of its new owner, or not (R-30).
captured-home-owner-protected = Territory of the new owner
captured-home-letter = Not territory of the new owner
home-lapses-when-lost-label = Lost home centers
home-lapses-when-lost = A home center that a power has lost is still its controlled territory, or no longer (R-31).
home-lapses-when-lost-no = Still its territory
home-lapses-when-lost-yes = No longer its territory
evict-free-label = Neutral units in your home territory
evict-free = To attack the unit of a neutral power in your own home territory is an attack on that power, or it is not (R-56).
evict-free-no = An attack
evict-free-yes = No attack
unmatched-label = Supports and convoys without a matching order
unmatched = A support or convoy into the territory of others counts even if the unit that it helps has another order, or it counts only if the orders match (R-33).
unmatched-counts = Count
unmatched-free = Do not count
cascade-label = Who is drawn into a war
cascade = An attack draws the AAT partners of both sides into the war. They fight the whole other side, or only the attacker or the victim, and AAT partners of AAT partners may have to join too (R-28).
cascade-bloc = AAT partners, against the whole other side
cascade-principals = AAT partners, against the attacker or the victim only
cascade-transitive = AAT partners and their AAT partners
mutual-common-ally-label = Common ally of two powers that attack each other
mutual-common-ally = A power that has the same kind of treaty with both keeps both treaties, is drawn into the war by both attacks, or loses both treaties (R-29).
mutual-common-ally-cancel = Keeps both treaties
mutual-common-ally-both-war = Is drawn in by both attacks
mutual-common-ally-both-lapse = Loses both treaties
provoked-label = Who answers an attack in imminent war
provoked = An attack in imminent war concerns the AAT partners of the attacked power, all its treaty partners, or nobody else (R-42).
provoked-aat-only = AAT partners of the attacked power
provoked-all = All treaty partners of the attacked power
provoked-none = Nobody else
steered-label = Blame for units in civil disorder
steered = When others order a unit in civil disorder, its attacks are blamed on its own power, or on the powers that wrote the order (C-2).
steered-free = On its own power
steered-share = On the powers that wrote the order
russia-confirm-label = Deciding the claim of a large power
russia-confirm = When the solo claim of a power that needs an extra point is decided, it needs what the rules ask in that year, or no more than others (R-5).
russia-confirm-by-year = It needs what the rules ask in that year
russia-confirm-always-7 = It needs no more than others
claim-close-label = Last day for victory claims
claim-close = After a Fall count, victory can be claimed until the Winter deadline, or until the deadline of the next Spring orders (R-6).
claim-close-spring-deadline = Spring deadline
claim-close-winter-deadline = Winter deadline
partial-claim-label = Incomplete coalition claims
partial-claim = A coalition claim that not all members have posted changes nothing yet, or already ends the treaties that those who posted it have with others (R-8).
partial-claim-nothing = Change nothing
partial-claim-abrogates = End treaties with others
withdraw-claim-label = Withdrawing a live claim
withdraw-claim = Can a power withdraw a claim that all its members have posted (R-9)?
withdraw-claim-no = Not possible
withdraw-claim-yes = Possible
coalition-needs-treaty-label = Treaties between the members of a claim
coalition-needs-treaty = Do the members of a coalition claim need treaties with each other (R-10)?
coalition-needs-treaty-no = Not needed
coalition-needs-treaty-yes = Needed
coalition-intra-label = Breaking with the members of a claim
coalition-intra = While a claim is live, treaties between its members cannot end, or members may attack each other in spite of a treaty, without penalty (R-11).
coalition-intra-frozen = Treaties cannot end
coalition-intra-free-stab = Attacks are free
coalition-block-label = Penalties that bar a coalition claim
coalition-block = Powers cannot claim victory together while one has a penalty for its own attack on another. Penalties that are shared with an AAT partner, or also the first shot, may count as well (R-12).
coalition-block-own-e1 = For a member's own attacks
coalition-block-e1-and-shares = For own and shared attacks
coalition-block-all-caused = For own and shared attacks and their first shot
claimant-new-treaties-label = New treaties of claimants
claimant-new-treaties = Can a power with a live claim sign treaties with powers outside the claim (R-15)?
claimant-new-treaties-allowed = Possible
claimant-new-treaties-barred = Not possible
joint-label = Several successful claims
joint = If several claims succeed at the same count, all of them win, or a solo goes before a coalition, or the most points win, or the game goes on (R-14).
joint-joint = All of them win
joint-solo-first = A solo wins first, then the most points
joint-highest-vp = The most points win
joint-play-on = None wins, and the game goes on
eighteen-label = Victory by supply centers
eighteen = Does a power also win with as many supply centers as in the standard game, 18 on the standard board (R-16)?
eighteen-off = Does not win
eighteen-on = Wins too
draw-label = Draws
draw = The game can end in a draw if everybody who is left agrees, or not at all (R-16).
draw-unanimous = If everybody agrees
draw-off = Not possible
dead-partner-label = Eliminated member of a claim
dead-partner = If a member of a live claim is eliminated, the claim is void, or the points of the other members decide (R-17).
dead-partner-void = The claim is void
dead-partner-remaining-total = The others' points decide
contact-label = Units in contact
contact = Two units are in contact if one could move to the place of the other, or also if both could move to the same place (R-65).
contact-adjacent = One could move to the other's place
contact-common-target = Both could move to the same place
conference-recheck-label = Second test before the conference
conference-recheck = A conference that was called is held in any case, or only if all powers in contact still have treaties a year later (R-66).
conference-recheck-no = It is held in any case
conference-recheck-yes = It is held only if they still have treaties
conference-fail-wars-label = Wars after a failed conference
conference-fail-wars = If the conference fails, all wars end too, or they go on (R-68).
conference-fail-wars-end = End
conference-fail-wars-continue = Go on

threshold-type = map, printed or a number of points
threshold-solo-label = Victory points for a solo victory
threshold-solo = One power needs this many victory points to win alone: a number that is fitted to the board, the { $printed } of the rulebook, or any other.
threshold-solo-map = Fitted to the board
threshold-solo-printed = As in the rulebook
threshold-two-label = Victory points for a two-way victory
threshold-two = Two powers need this many victory points to win together: a number that is fitted to the board, the { $printed } of the rulebook, or any other.
threshold-two-map = Fitted to the board
threshold-two-printed = As in the rulebook
threshold-three-label = Victory points for a three-way victory
threshold-three = Three powers need this many victory points to win together: a number that is fitted to the board, the { $printed } of the rulebook, or any other.
threshold-three-map = Fitted to the board
threshold-three-printed = As in the rulebook

# --- orders and phases

form-enter = Propose a treaty.
form-withdraw = Take back a proposal before the deadline.
form-peace = Propose peace without a treaty.
form-abrogate = Give notice that a treaty will end.
form-permit-army = Permit the move or retreat of an ally's army.
form-permit-fleet = Permit the move or retreat of an ally's fleet.
form-permit-into = Permit an ally to enter these provinces this season.
form-permit-anywhere = Permit an ally to enter all your territory this season.
form-transfer = Give one of your centers to the ally whose unit is there at the end of Fall.
form-disband = Disband a unit that is interned in an ally's home territory.
form-claim-alone = Claim a solo victory.
form-claim-two = Claim a two-way victory.
form-claim-three = Claim a three-way victory.
form-withdraw-claim = Withdraw your victory claim, if that is still possible.

crowded = Treaties are signed between powers, but { ALL($seats) } would speak for several of them.
asks-treaties = treaties
asks-notices = notices
step-creation = alliance creation
step-conference = conference
silent = Powers that send nothing propose nothing.
