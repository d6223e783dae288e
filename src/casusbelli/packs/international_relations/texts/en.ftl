# International Relations: treaties, world opinion, claims to victory, the International Conference.

# --- what the rules are called

pack-international-relations = International Relations
pack-international-relations-about = Powers sign treaties, answer to world opinion for their attacks, form coalitions and meet in international conferences.
minute-idea = Every power begins neutral toward every other, and the world is watching. You may attack anyone, but an attack on a neutral power costs penalty points, which are deducted from your score until they wear off, years later.
minute-turn = You order your units as in the classic game. With your Fall orders you may also propose treaties, and a treaty is signed if both powers propose the same kind. Partners in a Mutual Defense Treaty may strike back together when one of them is attacked. Partners in an Aggressive Alliance Treaty share each other's wars, and the blame for them. To end a treaty, you give notice with your Winter orders.
minute-care = Entering a supply center that nobody owns costs a point, too. Firing the first shot of the game costs extra. With 5 penalty points you count as an expansionist, and everything that you do later costs more.
minute-victory = Your score is your supply centers minus your penalty points. With 7 points after a Fall you may claim victory alone; two powers need 12 together, and three need 16. A claim is public and is decided only a year or two later, so everyone else has time to stop you.
pack-treaties = Treaties only
pack-treaties-about = The treaties of International Relations with their wars and allied units, without world opinion and coalitions.

# --- refusals

needs-permission = To enter { $place }, a unit needs permission from { $whom }, its ally: { $whom } has to order "Permit { $who } into { $code }" in the same season.
frozen = { $unit } gets no orders and no support this Spring, because { $owner } gave notice to the power in whose territory or center the unit is.
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
not-interned = { $unit } does not have to be removed, and it is not interned. A unit is interned if it is in an ally's home territory, is surrounded by controlled territory, and got no permission from that ally all Fall.
not-enough = This claim needs { $needed } victory points, but the last Fall count gave { $total }.
penalty = { $power } still has penalty points for an attack on { $whom }, so the two cannot claim victory together.
coalition-claimed = You took part in a coalition claim, so you cannot claim a solo victory before the count of { $year }.
claim-exists = You already have a live claim, and a power can have only one.
no-claim = You have no claim to withdraw.
self = "{ $what }" names your own power. Name another one.
eliminated = { $whom } has been eliminated.
no-voice = { $whom } does not command its power, so it cannot sign or permit anything in its name.
no-coalition = A { $kind } victory needs a board with at least { $count } powers, and this one has { $powers }.
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
unanswered = { $you ->
    [whom] You did not propose the same treaty, so nothing was signed.
   *[no] { $whom } did not propose the same treaty, so nothing was signed.
}
war-born = War broke out between the two this Fall, so the treaty is void.
conundrum = The treaty is void, because one of the two is at war with a treaty partner of the other.
not-there = { $whom } had no unit in { $place } at the end of Fall, or no treaty with its owner.
exists = A treaty with { $whom } is already in force. To end it, give notice in Winter.
barred = A power that claims victory cannot sign treaties outside its claim, and no claim includes both of you.

# --- what happened

sentences = { $one } { $other }
changed = { THE($powers) }{ $before ->
    [war] , until now at war,
    [mdt] , until now bound by an MDT,
    [aat] , until now bound by an AAT,
   *[neutral] { "" }
} are { $after ->
    [war] now at war
    [mdt] now bound by a Mutual Defense Treaty (MDT)
    [aat] now bound by an Aggressive Alliance Treaty (AAT)
   *[neutral] now neutral
}.{ $told ->
    [yes] { " " }{ $cause }
   *[no] { "" }
}
cause-treaty = Their agreement took effect.
cause-notice = { $you ->
    [by] You had given notice to end the treaty.
   *[no] { $by } had given notice to end the treaty.
}
cause-noticed = Notice was given to end the treaty that it would have replaced.
cause-attack = { $you ->
    [by] You attacked { $on }.
    [on] { $by } attacked you.
   *[no] { $by } attacked { $on }.
}
cause-attack-by = { $you ->
    [by] You attacked { $on }: { COMMAS($orders) }.
    [on] { $by } attacked you: { COMMAS($orders) }.
   *[no] { $by } attacked { $on }: { COMMAS($orders) }.
}
cause-mutual = { THE($powers) } attacked each other.
cause-common-ally = { $you ->
    [by] You attacked { $victim }, an ally of both.
    [victim] { $by } attacked you, an ally of both.
   *[no] { $by } attacked { $victim }, an ally of both.
}
cause-out = { $you ->
    [power] You are out of the game.
   *[no] { $power } is out of the game.
}
cause-claim = { THE($powers) } claimed victory.
cause-conference = The International Conference voided all treaties.
cause-conference-failed = The International Conference failed.
right-gained = { $you ->
    [holder] You are in imminent war with { $target } and may come to the aid of { $basis }.
    [target] { $holder } is in imminent war with you and may come to the aid of { $basis }.
    [basis] { $holder } is in imminent war with { $target } and may come to your aid.
   *[no] { $holder } is in imminent war with { $target } and may come to the aid of { $basis }.
}
right-ended = { $you ->
    [holder] You are no longer in imminent war with { $target }.
    [target] { $holder } is no longer in imminent war with you.
   *[no] { $holder } is no longer in imminent war with { $target }.
}
lets-in = { $you ->
    [by] You permitted { $to } to enter your territory.
   *[no] { $by } permitted { $to } to enter its territory.
}
transfers = { $you ->
    [by] You agreed to transfer { $place } to { $to }.
    [to] { $by } agreed to transfer { $place } to you.
   *[no] { $by } agreed to transfer { $place } to { $to }.
}
treaty-of = The { $kind ->
    [peace] peace
    [mdt] MDT
   *[aat] AAT
} between { $powers }
signed = { THE($powers) } { $kind ->
    [peace] agree to make peace
    [mdt] sign a Mutual Defense Treaty (MDT)
   *[aat] sign an Aggressive Alliance Treaty (AAT)
}.
unsigned = { $you ->
    [by] You
   *[no] { $by }
} proposed { $kind ->
    [peace] peace
    [mdt] an MDT
   *[aat] an AAT
} to { $you ->
    [to] you
   *[no] { $to }
}. { $why }
no-treaty-made = No treaty came of this proposal.
no-peace-made = No peace came of this proposal.
in-force = { $treaty } takes effect.
lapsed = { $treaty } lapses before it takes effect. { $cause }
notice-given = { $you ->
    [by] You give { $against } notice that your treaty will end.
    [against] { $by } gives you notice that your treaty will end.
   *[no] { $by } gives { $against } notice that their treaty will end.
}
notice-moot = { $you ->
    [by] The notice that you gave { $against } has no effect anymore.
    [against] { $by } gave you notice, but that has no effect anymore.
   *[no] The notice that { $by } gave { $against } has no effect anymore.
}
attacks = { $you ->
    [by] You attack { $on }{ $provoked ->
        [yes] , with which you were in imminent war
       *[no] { "" }
    }.
    [on] { $by } attacks you{ $provoked ->
        [yes] { " " }because of an imminent war
       *[no] { "" }
    }.
   *[no] { $by } attacks { $on }{ $provoked ->
        [yes] , with which it was in imminent war
       *[no] { "" }
    }.
}
enters = { $you ->
    [by] You move against neutral { $place }.
   *[no] { $by } moves against neutral { $place }.
}
penalty-told = { $you ->
    [power] You get
   *[no] { $power } gets
} { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
} until { $until }, for { $blame }.
worn-off = The world forgives { $you ->
    [power] you
   *[no] { $power }
} { $points ->
    [one] 1 penalty point
   *[other] { $points } penalty points
} for { $blame }.
blame = { $you ->
    [power] { $rule ->
        [E1] attacking { $victim }
        [E1S] the attack of your ally { $ally } on { $victim }
        [E2] entering neutral { $victim }
        [E3] your AAT with { $victim }
        [E5] ending your MDT with { $victim }
       *[E4] the first shot
    }
    [victim] { $rule ->
        [E1] attacking you
        [E1S] the attack of its ally { $ally } on you
        [E3] its AAT with you
       *[E5] ending its MDT with you
    }
    [ally] the attack on { $victim } by you, its ally
   *[no] { $rule ->
        [E1] attacking { $victim }
        [E1S] the attack of its ally { $ally } on { $victim }
        [E2] entering neutral { $victim }
        [E3] its AAT with { $victim }
        [E5] ending its MDT with { $victim }
       *[E4] the first shot
    }
}
first-shot = { COUNT($powers) ->
    [0] The first shot of the game has been fired, and nobody pays for it.
    [one] { THE($powers) } fires the first shot of the game.
   *[other] { THE($powers) } fire the first shot of the game.
}
levels = { COUNT($levels) ->
    [0] The world no longer calls any power expansionist.
   *[other] The world calls these powers expansionist: { $levels }.
}
at-level = { $you ->
    [power] you (level { $level })
   *[no] { $power } (level { $level })
}
counted = At the count of { $fall } the victory points are: { COMMAS($counts) }.
score = { $you ->
    [power] you { $n }
   *[no] { $power } { $n }
}
claims = { $you ->
    [power] You claim { $kind ->
        [two-way] a two-way victory ({ $members })
        [three-way] a three-way victory ({ $members })
       *[solo] a solo victory
    }.
    [members] { $power } claims { $kind ->
        [two-way] a two-way victory with you
       *[three-way] a three-way victory for { $members }
    }.
   *[no] { $power } claims { $kind ->
        [two-way] a two-way victory for { $members }
        [three-way] a three-way victory for { $members }
       *[solo] a solo victory
    }.
}
claim-complete = { $you ->
    [members] All members have posted your victory claim, so it is live.
   *[no] All members have posted the victory claim of { $members }, so it is live.
}
claim-withdrawn = { $you ->
    [power] You withdraw your victory claim.
   *[no] { $power } withdraws its victory claim.
}
claims-lapsed = Victory claims that some members had not posted have lapsed.
claim-won = { $you ->
    [members] Your victory claim succeeds.
   *[no] The victory claim of { $members } succeeds.
}
claim-failed = { $you ->
    [members] Your victory claim fails.
   *[no] The victory claim of { $members } fails.
}
claim-void = { $you ->
    [members] Your victory claim is void.
   *[no] The victory claim of { $members } is void.
}
conference-called = An International Conference is called for { $winter }.
in-contact = The International Conference opens. { COUNT($pairs) ->
    [0] No powers are in contact.
   *[other] These powers are in contact: { COMMAS($pairs) }.
}
pair = { $powers }
two-in-contact = { $you ->
    [one] you with { $other }
    [other] { $one } with you
   *[no] { $one } with { $other }
}
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
unless-permitted = { $attack } It is not an attack if { $host } permits it.
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
cost = { $n ->
    [one] 1 penalty point
   *[other] { $n } penalty points
}
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
panel-relations = Relations
tie-right = may attack, to aid { $basis }
tie-changed = { $before } → { $after }. { $because }
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
panel-ahead = Points in the coming Falls
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
    [asks] Permission needed
    [hostile] Attack
   *[free] Free
}
level = Level { $level }
panel-held = Frozen and interned units
held = { $unit } is { $how ->
    [interned] interned
   *[frozen] frozen
}.
held-of = { $power }: { $how ->
    [interned] interned
   *[frozen] frozen
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
card-claim = { $by } claims a { $kind ->
    [three-way] three-way
   *[two-way] two-way
} victory for { $members }.
card-claim-means = The claim is live once all of them have posted it. It succeeds if they have { $points } victory points together after { $fall }.
card-posted = posted it
card-until = until the { $deadline }
reply-claim = Join the claim
reply-withdraw-claim = Withdraw from the claim
claim-needs = { $points } { $kind ->
    [two-way] for two powers
    [three-way] for three powers
   *[solo] alone
}
claim-by = { $kind ->
    [two-way] Two-way victory for { $members }
    [three-way] Three-way victory for { $members }
   *[solo] Solo victory for { $members }
}
claim-state = { $status }, made after { $fall }{ COUNT($missing) ->
    [0] {""}
   *[other] , waiting for { $missing }
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
calendar-window = Victory claims based on the count of { $fall } close.
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

column-aat = Aggressive Alliance Treaty (AAT)
column-accumulated = Penalty points
column-after = After
column-at-the-count = Points at the count
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
column-level = Level
column-may-claim = May claim
column-may-you = Allowed
column-mdt = Mutual Defense Treaty (MDT)
column-members = Members
column-needed = Needed
column-needs = Needed alone
column-next-cost = Extra cost per penalty
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
column-whose = Controlled by
column-with = With

# --- the rules

chapter-treaties = Relations and treaties
chapter-opinion = World opinion
chapter-attacks = Attacks and wars
chapter-guests = Allied units
chapter-claims = Victory claims
chapter-conference = International Conference
section-relations = Relations
section-signing = Signing treaties and making peace
section-defense = Mutual Defense Treaties
section-alliance = Aggressive Alliance Treaties
section-torn = When allies fight each other
section-notice = Ending a treaty
section-friends = No harm among allies
section-permission = Permissions
section-transfer = Centers
section-interned = Interned units
section-score = Victory points
section-attacks = What is an attack
section-penalties = What costs penalty points
section-first-shot = The first shot
section-years = How long penalties last
section-expansion = Expansionism
section-points = Points needed
section-claiming = Claiming victory
section-deciding = Deciding claims
section-members = Members of a coalition

rule-relations = Any two powers are neutral, at war, or allied by one treaty: a Mutual Defense Treaty (MDT) or an Aggressive Alliance Treaty (AAT). The game begins with all powers neutral (B1, C1).
rule-allies = Allies may not attack each other. An order that would be such an attack is void: the unit holds, and nothing is charged for it (B2, C6, R-39).
rule-season = Movement orders are judged by the relations at the start of the season. Changes that they cause count from the retreats of the same season on (R-59).
rule-signing = Two powers sign a treaty if both propose the same kind with their Fall orders. The treaty is announced with the results and takes effect in the next Spring; until then it changes nothing (C2-C4).
rule-one-sided = A proposal that the other power does not match makes no treaty, but it is announced too. If you send several proposals to the same power, the last one counts (C5, R-22).
rule-secret-signing = Before the first Spring there is a phase of secret proposals. Treaties that both powers propose there are in force from the first Spring on; all other proposals stay secret, and you may withdraw yours until the deadline (H1-H7).
rule-upgrade = { $how ->
    [abrogate_first] Allies who want the other kind of treaty have to end the one they have first (R-22).
   *[allowed] Allies may sign the other kind of treaty. It then replaces the one they have, which ends without notice (R-22).
}
rule-conundrum = A new treaty is void if a third power would be an ally of one of the two and at war with the other. If several new treaties cause this together, all of them are void. Imminent war does not matter here (C19, R-24).
conundrum-example = Italy has an MDT with France, and France is at war with Germany. Italy cannot sign a treaty with Germany.
rule-no-peace = Powers that are at war with each other cannot sign a treaty (R-21).
rule-peace = Powers that are at war make peace by signing a treaty. The war goes on until the treaty takes effect (R-21).
rule-peace-order = When treaties are proposed, two powers that are at war may also both propose peace instead. They are then neutral from the next Spring on (R-21).
rule-war-born = { $how ->
    [stands] If war breaks out between two powers in the Fall in which they sign a treaty, the treaty still takes effect and ends that war (R-23).
   *[void] If war breaks out between two powers in the Fall in which they sign a treaty, the treaty is void (R-23).
}

rule-imminent-war = If a power is attacked, each of its MDT partners that is neutral toward the attacker is in imminent war with it from then on: it may attack the attacker without penalty, but it does not have to. The attacker gets no such right and pays if it attacks the partner too (C7-C9, R-20, R-26).
rule-imminent-war-alone = If a power is attacked, each of its MDT partners that is neutral toward the attacker is in imminent war with it from then on: it may come to the aid of the victim, but it does not have to (C7, R-20, R-26).
rule-imminent-war-ends = { $how ->
    [only_superseded] Imminent war ends only when the two powers go to war or sign a treaty with each other (R-26).
   *[with_basis] Imminent war ends when the two powers go to war or sign a treaty with each other, and also when the MDT behind it ends or the victim is no longer at war with the attacker (R-26).
}
rule-old-wars = A treaty has no part in wars that began before it took effect. Only an attack that starts a war can draw allies in (C10, C16).
defense-example = France and Germany have an MDT, and both are neutral toward England. England orders a fleet to Brest. England pays for this attack and is at war with France, and Germany is in imminent war with England: Germany may now attack England without penalty, but England pays again if it attacks Germany.
defense-example-alone = France and Germany have an MDT, and both are neutral toward England. England orders a fleet to Brest. England and France are at war, and Germany is in imminent war with England: it may come to the aid of France.

rule-shared-blame = If a power attacks another, its AAT partners are at war with the victim too and share the penalty. The victim may strike back at all of them without penalty (C11-C13).
rule-shared-wars = If a power attacks another, its AAT partners are at war with the victim too (C12, C13).
rule-attacked-partner = If a power is attacked, its AAT partners are at war with the attacker too (C14).
rule-cascade = { $how ->
    [principals] The AAT partners of the attacker are at war with the victim only, and those of the victim with the attacker only. Nobody else is drawn in (R-28).
    [transitive] AAT partners of AAT partners are drawn in as well. All powers on the attacker's side are then at war with all powers on the victim's side, except that a treaty between two of them remains in force. MDT partners of the powers on the victim's side are in imminent war with those on the attacker's side toward which they are neutral (R-28).
   *[bloc] The AAT partners of the attacker are also at war with the AAT partners of the victim, except that a treaty between two of them remains in force. MDT partners of the victim are in imminent war also with the attacker's AAT partners, where they are neutral toward them. Nobody else is drawn in: MDT partners of the attacker and AAT partners of AAT partners stay out (R-28).
}
alliance-example = Russia and Turkey have an AAT, and both are neutral toward Austria. Russia orders an army from the Ukraine to Galicia. Russia and Turkey are both at war with Austria; Russia gets 2 penalty points for 8 years, and Turkey gets 2 penalty points for 4 years.
alliance-example-alone = Russia and Turkey have an AAT, and both are neutral toward Austria. Russia orders an army from the Ukraine to Galicia. Russia and Turkey are both at war with Austria.
rule-provoked = { $how ->
    [all] An attack in imminent war starts a war between the two powers. The treaties of the attacked power answer it like any other attack, but the AAT partners of the attacking power do not join unless they have an AAT with the attacked power too (C8, R-42).
    [none] An attack in imminent war starts a war between the two powers, and draws in nobody else (C8, R-42).
   *[aat_only] An attack in imminent war starts a war between the two powers. It draws in the AAT partners of the attacked power, but not its MDT partners; and the AAT partners of the attacking power do not join unless they have an AAT with the attacked power too (C8, R-42).
}

rule-torn = If one power attacks another and a third has an MDT with each, the third stays with the victim: its MDT with the attacker ends at once, and the two are at war (C20).
rule-torn-mixed = If the third power has an MDT with one of the two and an AAT with the other, it stays with its AAT partner. The MDT ends at once, and the two are at war (C21).
rule-torn-aggressive = If the third power has an AAT with each, it stays with the attacker, shares the penalty, and is at war with the victim (C22).
rule-torn-aggressive-alone = If the third power has an AAT with each, it stays with the attacker and is at war with the victim (C22).
rule-mutual-common-ally = { $how ->
    [both_war] If two powers attack each other in the same season, a third power that has the same kind of treaty with both is drawn in by both attacks and is at war with both (R-29).
    [both_lapse] If two powers attack each other in the same season, a third power that has the same kind of treaty with both loses both treaties and is neutral toward both (R-29).
   *[cancel] If two powers attack each other in the same season, a third power that has the same kind of treaty with both keeps both treaties and takes no part (R-29).
}
torn-example = Italy has an MDT with France and an MDT with Germany. Germany attacks France. Italy's MDT with Germany ends, Italy is at war with Germany, and its MDT with France remains in force.

rule-notice = A power ends a treaty by giving notice with its Winter orders. Notices are published with the adjustments. The treaty ends after the retreats of the next Spring, and the two powers are then neutral, unless they are already at war (D1-D3).
rule-notice-pending = { $how ->
    [yes] A power can also give notice to end a treaty that was signed in the Fall just before. It then ends after its first Spring. If another treaty was signed to replace the one that is to end, that one lapses (R-25).
   *[no] A power can give notice to end a treaty only once it is in force. If another treaty was signed to replace it, that one lapses too (R-25).
}
rule-notice-spring = In that Spring the power that gave notice still may not attack its ally, but the ally may attack it: the ally's units can dislodge its units and cut their support, the ally pays the penalty for an attack, and the two are at war (D7, D8, R-53). In all other respects the treaty works as before.
rule-notice-spring-alone = In that Spring the power that gave notice still may not attack its ally, but the ally may attack it: the ally's units can dislodge its units and cut their support, and the two are at war (D7, D8, R-53). In all other respects the treaty works as before.
rule-frozen = In that Spring, units of the power that gave notice are frozen if they are in the ally's home territory or in a center that the ally owns: they hold, and they can be neither supported nor convoyed. { $how ->
    [disband] If one is dislodged, it is disbanded (D4, R-52).
   *[allowed] If one is dislodged, it may retreat (D4, R-52).
}
rule-notice-both = If both powers give notice, neither may attack the other in that Spring, and the units of both are frozen (R-52).
notice-example = In Winter 1903 Italy gives Austria notice that their treaty will end, while an Italian army is in Tyrolia. In Spring 1904 this army holds, and Italy may not attack Austria, but Austria may attack the army. From Fall 1904 on, the two are neutral or at war.
rule-eliminated = When a power is eliminated, its treaties, its wars and all imminent war that involves it end, and its home territory is no longer controlled by anyone (R-74).

rule-score = The victory points of a power are its supply centers minus its penalty points that have not worn off. They can be negative (A1-A4).
rule-attack = A power attacks another if, while the two are neutral, it orders a unit to move into the controlled territory of the other, to support a move there or to convoy there. The two are then at war. Powers that are at war may do all this freely (B3, B4, E1).
rule-territory = The controlled territory of a power is its home territory inside the thick borders of the map, the centers that it owns elsewhere, and every province or sea where one of its units is when the season begins, even if that unit leaves. { $captured ->
    [letter] A home center that it has captured from another power is not part of it (E1, R-30).
   *[owner_protected] A home center that it has captured from another power is part of it (E1, R-30).
}
rule-home = { $how ->
    [yes] A home center that its power has lost is not part of that power's controlled territory any longer (R-31).
   *[no] Home territory remains controlled territory even if its centers are lost. But a center that you own yourself is not the territory of the power whose home it was (R-31).
}
rule-enemy-there = Entering a power's home territory, or a center that it owns, is not an attack on that power while a unit of a third power with which you are at war{ $imminent ->
    [yes] { " " }or in imminent war
   *[no] { "" }
} is there (E1, R-32).
rule-nobody-there = Entering a sea, or land that no power controls, is not an attack, even if another power orders a unit there as well and one of the two bounces (E1).
rule-as-written = Orders are judged as they are written, and it does not matter whether they succeed. { $unmatched ->
    [free] But a support or convoy does not count if the unit that it helps was not ordered there, and an order that could not be carried out at all does not count either (E0, R-33, R-34).
   *[counts] A support or convoy counts even if the unit that it helps was ordered elsewhere. Only an order that could not be carried out at all does not count (E0, R-33, R-34).
}
rule-help = Supporting or convoying a power's own unit into its territory is not an attack, and neither is supporting or convoying the unit of an ally that it has permitted to come. Permission from a power that is not an ally of the unit's owner does not count (R-35, R-38).
rule-evict = { $how ->
    [yes] Entering a province of your own home territory where there is a unit of a neutral power is not an attack (R-56).
   *[no] Entering a province of your own home territory where there is a unit of a neutral power is an attack on that power (R-56).
}
rule-retreats = { $how ->
    [free] A retreat is never an attack, costs nothing and needs no permission (R-37).
    [forbidden] A unit cannot retreat where this would be an attack on a neutral power; if it has nowhere else to go, it is disbanded. In all other respects a retreat counts like a move, so it can need permission (R-37).
   *[as_orders] A retreat counts like a move, by the relations after the movement of its season: it can be an attack, and it can need permission (R-37).
}
rule-writers-answer = If others order a unit in civil disorder, the powers that wrote the order it follows are responsible for it as for an order of their own (C-2).
rule-power-answers = If others order a unit in civil disorder, its actions are blamed on the unit's own power, not on them (C-2).
rule-minors-blameless = A minor power or a rebel is blamed for nothing.
attack-example = In Spring 1901 Germany orders its army in Munich to Burgundy, and France orders its army in Paris there too. Both bounce. Burgundy is French home territory, so Germany has attacked France: it gets 2 penalty points for 8 years, and the two are at war. France has attacked nobody.
attack-example-alone = In Spring 1901 Germany orders its army in Munich to Burgundy, and France orders its army in Paris there too. Both bounce. Burgundy is French home territory, so Germany has attacked France, and the two are at war. France has attacked nobody.
rule-no-price = An attack costs nothing but the war, and signing or ending a treaty costs nothing.

rule-cost-attack = An attack on a neutral power costs 2 penalty points for 8 years. A power that attacks another by several orders in a season pays once, but one order can attack several powers (E1, R-36). An attack in imminent war costs nothing (C8).
rule-cost-mutual = { $how ->
    [nobody_pays] Two neutral powers that attack each other in the same season do not pay for it (R-49).
   *[both_pay] Two neutral powers that attack each other in the same season both pay (R-49).
}
rule-cost-double = { $how ->
    [yes] An attacker pays as much for each AAT partner of the victim that was neutral and is drawn into the war (R-27).
   *[no] An attacker pays only for the power that its orders attack, not for AAT partners that are drawn into the war (R-27).
}
rule-cost-share = Each AAT partner of the attacker gets 2 penalty points for 4 years, { $at_war ->
    [no] unless it was already at war with the victim
   *[yes] even if it was already at war with the victim
}. A power that attacks the same victim itself in that season pays for its own attack instead. Only penalties for attacks on major powers are shared (C11, C15, C18, R-46).
rule-cost-minor = Moving into a center that no major power owns, or supporting a move there, costs 1 penalty point for 7 years, { $repeat ->
    [once_per_sc] once for each center
   *[per_season] for each center and in every season
}; the order does not have to succeed. { $convoy ->
    [counts] Convoying there costs the same.
   *[free] Convoying there is free.
} Staying there is free (E2, R-40, R-41).
rule-cost-alliance = Entering an AAT costs each of the two powers 1 penalty point for 5 years, { $date ->
    [ratification] from the season in which it is signed
   *[in_force] from the Spring in which it takes effect
} (C17, E3, R-50).
rule-cost-abrogation = Giving notice to end an MDT costs 1 penalty point for 3 years, { $date ->
    [notice] from that Winter
   *[effect] from the Spring in which the treaty ends
}. Giving notice to end an AAT is free, and so is every other way in which a treaty ends (D5, D6, E5, R-51).
cost-example = In Fall 1902 Austria orders an army from Budapest to Serbia, which nobody owns, and Turkey supports it from Greece. Each of them gets 1 penalty point for 7 years, whether the army arrives or not.
rule-first-shot = The first shot is fired in the first season in which any power gets a penalty, except for an AAT. All powers that get such a penalty in that season, including its retreats and (in Spring) notices, also pay for the first shot. Nobody pays for it later (E4, R-45).
rule-first-shot-table = The first shot costs 2 penalty points for 10 years in { $s0 }, 9 years in { $f0 }, 8 years in { $s1 }, 7 years in { $f1 }, 6 years in { $y2 } and 5 years in { $y3 }. It costs 1 penalty point for 5 years in { $y4 } and for 3 years in { $y5 }, and nothing from { $y6 } on (E4).
rule-first-shot-share = { $how ->
    [full] A power that gets only the share of an AAT partner's penalty in that season pays for the first shot in full (R-43).
    [none] A power that gets only the share of an AAT partner's penalty in that season does not pay for the first shot (R-43).
   *[half] A power that gets only the share of an AAT partner's penalty in that season pays for the first shot for half the years, and half a year is { $half ->
        [down] rounded down
       *[up] rounded up
    } (R-4, R-43).
}
rule-first-shot-exempt = { $power } does not pay for the first shot for entering { $place } in { $year }. { $closes ->
    [yes] But that entry uses up the first shot: nobody pays for it in a later season (E4, R-44).
   *[no] The first shot remains open (E4, R-44).
}
rule-years = { $by ->
    [seasons] A penalty that is earned in Spring wears off at the Fall of its last year, just { $wears ->
        [before] before
       *[after] after
    } the count; one that is earned in Fall wears off at the end of the Spring that follows its last year. The year in which it is earned is its first (R-2, R-3).
   *[calendar] A penalty wears off at the Fall of its last year, just { $wears ->
        [before] before
       *[after] after
    } the count. The year in which it is earned is its first (R-2, R-3).
}
years-example = A penalty for 8 years that is earned in Spring 1902 { $wears ->
    [before] counts from Fall 1902 to Fall 1908, and wears off just before the count of Fall 1909.
   *[after] counts from Fall 1902 to Fall 1909, and is gone when that Fall is over.
}
rule-expansion = A power pursues unalloyed expansionism at level 1 if it has at least { $low } penalty points after a Fall count, and at level 2 if it has at least { $high }. { $measured ->
    [lifetime] All penalty points of the game are added up, also those that have worn off (E6, R-47).
   *[outstanding] Only penalty points that have not worn off before that count are added up (E6, R-47).
}
rule-expansion-level = From then on every penalty of that power, for whatever reason, is 1 point and 1 year more at level 1, or 2 points and 2 years more at level 2. Earlier penalties do not change. { $kept ->
    [no] A power that has fewer points at a later Fall count loses the level (E6, R-47, R-48).
   *[yes] A power keeps its level for the rest of the game (E6, R-47, R-48).
}
expansion-example = At the count of Fall 1903, Germany has 2 penalty points for attacking France, 1 for entering Holland and 2 for attacking Austria. In 1904 an attack on Russia costs Germany 3 penalty points for 9 years.
rule-year-end = At the end of Fall these steps follow each other: the retreats and their penalties, changes of centers, eliminations, { $wears ->
    [before] penalties that wear off, { $treaties ->
        [early] signed treaties and the penalties for AATs, the count of victory points, claims that are due and levels of expansionism (R-1).
       *[late] the count of victory points, claims that are due, levels of expansionism and signed treaties (R-1).
    }
   *[after] { $treaties ->
        [early] signed treaties and the penalties for AATs, the count of victory points, claims that are due, levels of expansionism and penalties that wear off (R-1).
       *[late] the count of victory points, claims that are due, levels of expansionism, penalties that wear off and signed treaties (R-1).
    }
}

rule-friends = The units of two allies treat each other like units of one power: they do not dislodge each other, cut each other's support, or help to dislodge each other. For everything else their orders count as usual, for example in a standoff with a third power (F).
rule-friends-in-pairs = This applies to each pair of allies separately: an ally of your ally is not your ally (R-58).
rule-permission = To move a unit into an ally's controlled territory, to support a move there or to convoy there, a power needs the ally's permission, written with the ally's orders of the same season. Without it the order is void: the unit holds, or is disbanded if it was to retreat. Permission never lets a unit dislodge a unit of the ally or cut its support (G1, G3, R-57).
rule-permits = An ally may permit a single move; certain provinces, which includes supports, convoys and retreats into them; or all its territory. If two allies control a province, both have to permit it. No permission is needed where the unit of an enemy is in the ally's home territory or center (R-38, R-62, R-63).
rule-permission-inside = A move from one province of the ally to another needs permission too. Staying, or leaving for other land or a sea, does not (G2).
rule-permission-of-units = A province or sea that is the ally's controlled territory only because its unit stands there can be entered without permission (R-57).
permission-example = Russia and Turkey have an AAT. Russia owns Rumania and has an army there. Turkey orders A BUL - RUM. If Russia orders "Permit Turkey A BUL - RUM" and its army leaves, Turkey's army moves in. If Russia's army stays, Turkey's army stays in Bulgaria, but it still stands off another power's attack on Rumania that is no stronger. Without Russia's permission Turkey's army just holds.
rule-guest = A unit that is in an ally's center at the end of Fall does not capture it (G5).
rule-transfer = But an ally may transfer a center with its Fall orders. It changes hands if a unit of the ally that gets it is there at the end of Fall; the order may be written before that unit arrives. The center stays with its new owner when the unit leaves, until it is captured or transferred again in the same way (G6-G9, R-61).
rule-squatters = { $how ->
    [no] A center of another power is captured in war only; a center that nobody owns is captured as usual (R-55).
   *[yes] A unit that is not an ally's captures the center in which it is at the end of Fall, as usual, even if the two powers are neutral, for example because their treaty has ended (R-55).
}
transfer-example = Germany permits an Italian army to enter Munich in Fall 1902 and orders "Transfer MUN to Italy". If the army is in Munich at the end of Fall, Munich is Italian, and it remains Italian when the army leaves. Without the transfer it would have remained German.
rule-interned = A unit in an ally's home territory is interned if every province that it could move to by itself is { $around ->
    [anyone_else] controlled territory of another power
   *[same_ally] controlled territory of the same ally
}, and the ally has given it no permission all Fall. Its owner may disband it in Winter, before builds are counted, so that it may build another unit at home (G4, R-60).

rule-solo = A power that has at least { $points } victory points at a Fall count may claim a solo victory (A5, A10).
rule-large = At counts before { $until }, { $powers } { COUNT($powers) ->
    [one] needs
   *[other] need
} { $points } victory points for a solo claim, because of a larger number of home centers. Coalitions never need more than others (A6, A9).
rule-coalition = { $kind ->
    [three-way] Three powers that have at least { $points } victory points together at a Fall count may claim a three-way victory (A8, A10).
   *[two-way] Two powers that have at least { $points } victory points together at a Fall count may claim a two-way victory (A7, A10).
}
rule-no-coalitions = There are no coalition victories on this board (C-3).
rule-not-all = The powers that are left cannot all claim victory together (C-3).
rule-window = Victory is claimed after the Fall count, until { $until ->
    [winter_deadline] the deadline of that Winter
   *[spring_deadline] the deadline of the next Spring orders
}. A claim is public at once, and no number of victory points wins without a claim (A11, A12, R-6, R-18).
rule-all-post = A coalition claim is live once each of its members has posted it, naming the same members. { $how ->
    [abrogates] But a member's post already ends all treaties that it has with powers outside the claim. A claim that is still incomplete lapses when claims close, and until then a post can be withdrawn or replaced (A13, R-8).
   *[nothing] Until then it changes nothing, and a post can be withdrawn or replaced. A claim that is still incomplete lapses when claims close (A13, R-8).
}
rule-one-claim = A power can take part in only one live claim at a time, { $withdraw ->
    [yes] and any member may withdraw the claim
   *[no] and it cannot withdraw it
} (R-9).
rule-claim-ends = When a claim is live, all treaties of its members with powers outside it end at once, and so do signed treaties that are not yet in force and pending notices. The powers are then neutral, so an attack costs as much as usual; but nobody pays for the end of these treaties, and no units are frozen. { $new ->
    [barred] While the claim is live its members cannot sign treaties with powers outside it (A17, A18, R-15).
   *[allowed] Its members may sign new treaties later (A17, A18, R-15).
}
rule-solo-wins = A solo claim wins if the power again has the victory points it needs at the next Fall count. Otherwise it fails, and the power may claim again (A15).
rule-coalition-wins = A coalition claim wins if its members together have the victory points they need at the second Fall count after it was made. The count between does not matter (A16, R-7).
rule-large-at-last = { $how ->
    [always_7] When a claim is decided, { $points } victory points are enough for every solo (R-5).
   *[by_year] When a solo claim is decided, the number of that year counts: a claim that is made before { $until } and decided then needs only { $points } (R-5).
}
claim-example = After Fall 1906 France has { $points } victory points and claims a solo victory. All its treaties end. If France has { $points } victory points again at the count of Fall 1907, it wins.
rule-members-treaties = { $how ->
    [yes] Members of a coalition claim have to be allies, each with each other (R-10).
   *[no] Members of a coalition claim need no treaties with each other (R-10).
}
rule-blamed-member = Powers cannot claim victory together while one of them has a penalty that has not worn off for { $how ->
    [e1_and_shares] an attack of its own, or of its AAT partner, on another of them
    [all_caused] an attack of its own, or of its AAT partner, on another of them, or for the first shot that was fired with such an attack
   *[own_e1] its own attack on another of them
} (A19, R-12).
rule-members-attack = { $how ->
    [free_stab] While a claim is live, its members may attack each other in spite of a treaty. This ends the treaty and starts a war, but costs no penalty (A21, A22, R-11).
   *[frozen] While a claim is live, treaties between its members cannot be ended, and members that are allies cannot attack each other. Members that are neutral may: this starts a war, but costs no penalty (A21, A22, R-11).
}
rule-no-solo-beside = A member of a live coalition claim cannot claim a solo victory before the count that decides the coalition claim, whatever becomes of it (A20, R-13).
rule-dead-partner = { $how ->
    [remaining_total] If a member of a live claim is eliminated, the points of the others decide (R-17).
   *[void] If a member of a claim is eliminated, the claim is void (R-17).
}
rule-joint = If several claims succeed at the same count, { $how ->
    [solo_first] a solo claim goes before coalitions, and then the claim with the most victory points wins
    [highest_vp] the claim with the most victory points wins
    [play_on] none of them wins, and the game goes on
   *[joint] all of them win together
} (A14, R-14).

rule-contact = Two powers are in contact if a unit of one could move, by itself, to the place of a unit of the other{ $how ->
    [common_target] , or if units of both could move to the same place
   *[adjacent] { "" }
} (R-65).
rule-conference = An International Conference is called at the end of a Winter, from { $first } on, if there are powers in contact, and every two powers that are in contact with each other have a treaty that neither has given notice to end (I1-I3, R-66).
rule-conference-held = It is held in the next Winter after the adjustments, { $recheck ->
    [yes] if the same is still true then
   *[no] whatever has changed until then
}. The powers in contact are published, and all treaties end without penalty, including signed ones that are not yet in force; so do notices and all imminent war. Wars go on (I4, I6, R-66, R-67).
rule-conference-phase = Then there is a phase of secret proposals: treaties that both powers propose are in force from the next Spring on, and all other proposals stay secret (I5).
rule-conference-fails = If all the published pairs of powers sign treaties again, the conference fails: no treaty takes effect, and { $wars ->
    [continue] wars go on
   *[end] all powers are neutral toward each other, so that wars end too
} (I7, R-68).
conference-example = In Winter 1903 only Germany's units are in contact with others, namely those of France and of Austria, and Germany has a treaty with each. The conference is called. All of 1904 is played under the treaties. In Winter 1904 they end. If only Germany and Austria sign again, their treaty is in force in Spring 1905; if Germany and France sign again as well, no treaty is.

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
abrogate-pending = Can a power give notice in Winter to end a treaty that was signed in Fall and takes effect in Spring (R-25)?
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
ally-entry-label = Spaces that hold only an ally's unit
ally-entry = When a power enters a space that is not the territory of an ally but holds one of its units, it needs permission, or it does not (R-57).
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
iw-counts-as-war = Entering a power's territory is not an attack on it if there is a unit of an enemy. A power in imminent war may count as an enemy (R-32).
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
evict-free = Attacking the unit of a neutral power in your own home territory is an attack on that power, or it is not (R-56).
evict-free-no = Entering is an attack
evict-free-yes = Entering is not an attack
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
eighteen-off = Not possible
eighteen-on = Possible
draw-label = Draws
draw = The game can end in a draw if everyone who is left agrees, or not at all (R-16).
draw-unanimous = If everyone agrees
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

threshold-type = a number of points
threshold-solo-label = Victory points for a solo victory
threshold-solo = One power needs this many victory points to win alone: a number fitted to the board, the { $printed } of the rulebook, or any other.
threshold-solo-map = Fitted to the board
threshold-solo-printed = As in the rulebook
threshold-two-label = Victory points for a two-way victory
threshold-two = Two powers need this many victory points to win together: a number fitted to the board, the { $printed } of the rulebook, or any other.
threshold-two-map = Fitted to the board
threshold-two-printed = As in the rulebook
threshold-three-label = Victory points for a three-way victory
threshold-three = Three powers need this many victory points to win together: a number fitted to the board, the { $printed } of the rulebook, or any other.
threshold-three-map = Fitted to the board
threshold-three-printed = As in the rulebook

# --- orders and phases

form-enter-mdt = Propose a Mutual Defense Treaty (MDT).
form-enter-aat = Propose an Aggressive Alliance Treaty (AAT).
form-withdraw-mdt = Withdraw the proposal of an MDT before the deadline.
form-withdraw-aat = Withdraw the proposal of an AAT before the deadline.
form-withdraw = Withdraw your proposal, whatever it is, before the deadline.
form-peace = Propose peace without a treaty.
form-abrogate-mdt = Give notice that an MDT will end.
form-abrogate-aat = Give notice that an AAT will end.
form-abrogate = Give notice that the treaty with a power will end, whatever its kind.
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
silent-creation = Powers that send nothing propose nothing. This step takes place only once, before the first Spring.
silent-conference = Powers that send nothing propose nothing. This step takes place only before the first Spring and when an International Conference is held.

# --- orders by name

directive-permit-move = Permit move
directive-permit-into = Permit entry
directive-transfer = Transfer
directive-disband-interned = Disband interned unit
order-enter-mdt-with = Propose a Mutual Defense Treaty to { $power }
order-enter-aat-with = Propose an Aggressive Alliance Treaty to { $power }
order-peace-with = Propose peace to { $power }
order-withdraw-mdt-with = Withdraw the MDT proposed to { $power }
order-withdraw-aat-with = Withdraw the AAT proposed to { $power }
order-withdraw-with = Withdraw what you proposed to { $power }
order-abrogate-mdt-with = Give notice to end the MDT with { $power }
order-abrogate-aat-with = Give notice to end the AAT with { $power }
order-abrogate-treaty-with = Give notice to end the treaty with { $power }
order-claim-solo-victory = Claim a solo victory
order-claim-two-way-victory-with = Claim a two-way victory with { $power }
order-claim-three-way-victory-with = Claim a three-way victory with { $power }
order-withdraw-claim = Withdraw your claim
order-permit-into = Permit { $power } to enter { $place }
order-permit-anywhere = Permit { $power } to enter all territory
order-permit = Permit { $power }: { $order }
order-transfer-to = Transfer { $place } to { $power }

# --- what a game master can correct

record-levels = Levels of expansionism
record-penalties = Penalty points
record-relations = Relations
record-wars = Beginnings of wars

# --- phases

date-of-t = { $date } treaties

# --- the lesson

lesson-treaties-title = Treaties
lesson-treaties-about = International Relations: sign a treaty, end it, and attack your former partner, and see what that costs.
lesson-treaties-sign-title = Sign a treaty
lesson-treaties-sign-aim = You are Austria. Before the first Spring the powers may sign treaties at a conference. Italy offers you a Mutual Defense Treaty (MDT): neither of you may attack the other, and if somebody attacks one, the other may step in. A treaty needs both signatures, so make the same proposal: in the list “Add …” choose “Propose a Mutual Defense Treaty to Italy”. Typed, it is Enter MDT with Italy.
lesson-treaties-sign-done = You and Italy proposed the same treaty, so it is in force from Spring 1901. Unlike a promise, it binds: an attack on Italy is now impossible until you end the treaty properly.
lesson-treaties-sign-hint-how = There is no treaty yet. Both powers have to propose the same kind to each other, and Italy proposes an MDT. Choose “Propose a Mutual Defense Treaty to Italy”, or write: Enter MDT with Italy.
lesson-treaties-break-title = End a treaty
lesson-treaties-break-aim = Three years later Italy has moved away, and Venice is empty. A treaty does not just go away: you have to give notice in Winter, in public. In the list “Add …” choose “Give notice to end the MDT with Italy”. Typed, it is Abrogate MDT with Italy. You may build, too, but this step does not need it.
lesson-treaties-break-done = You gave notice, and everybody knows. In Spring the treaty ends, and you pay a penalty point for three years: penalty points are deducted from your score. In that Spring you cannot attack Italy yet, but Italy could attack you. The next step is the Fall after it.
lesson-treaties-break-hint-how = The treaty is still in force. Notice is an order for the Winter: choose “Give notice to end the MDT with Italy”, or write Abrogate MDT with Italy.
lesson-treaties-strike-title = Attack
lesson-treaties-strike-aim = It is Fall, and you and Italy are neutral again. A war begins with an attack; here it needs no declaration. Venice is still empty: order A TRI - VEN. The page tells you beforehand what the attack costs.
lesson-treaties-strike-done = Venice is yours, and you are at war. But you attacked a neutral power without a reason, and that costs two penalty points for eight years. In this variant a betrayal is possible, and it has its price.
lesson-treaties-strike-hint-how = Venice is still empty. Tap Trieste, then Venice, or type A TRI - VEN.

exhibition-treaty-that-held-title = The treaty that held
exhibition-treaty-that-held-s1901m = Austria attacks Italy with the first shot of the game. It pays two penalty points, which last until 1910.
exhibition-treaty-that-held-f1902m = Austria attacks Russia as well. But Russia has a Mutual Defense Treaty with Turkey, which may now come to its aid.
exhibition-treaty-that-held-s1903m = Turkey keeps its word and attacks the Austrians in Rumania. Austria is now at war with three powers.
exhibition-treaty-that-held-f1911m = Russia and Turkey have kept their treaty for eleven years. Their victory claim succeeds, and they win together.
