# Formal Diplomacy: declared wars, surrender, spheres of influence, victory points.

# --- what the rules are called

pack-formal = Formal Diplomacy
pack-formal-about = Wars are declared before anyone may attack and end only by surrender; you can claim spheres of influence, and victory points win.
minute-idea = All powers begin at peace. Without a declared war you may not enter a province that another power controls, and you may not attack its units.
minute-turn = You order your units as in the classic game and may add declarations. You declare war with your movement orders, and the war begins at once. Instead of moving, a unit can claim a province as your sphere of influence, which others may not enter in peace. Only a surrender or an elimination ends a war.
minute-care = A move that needs a war you have not declared is void: the unit holds. Powers at war may not write private messages to each other. Once an enemy holds one of your home centers you may still surrender, but as long as you hold one of theirs you may not.
minute-victory = The game lasts ten years, and the power with the most victory points wins. Every Fall you gain a point for each foreign center that you own and lose a point for each of your home centers that another power owns. Declaring war costs a point; a surrender costs a point for each enemy, and each enemy gains one.
pack-formal-war = Formal wars only
pack-formal-war-about = The declared wars and surrenders of Formal Diplomacy, without its spheres of influence and victory points.
pack-formal-spheres = Formal wars and spheres
pack-formal-spheres-about = The declared wars and spheres of influence of Formal Diplomacy, without its victory points.
chapter-war = War and peace
chapter-spheres = Spheres of influence
chapter-points = Victory points

# --- refusals

no-war = This order needs a war with { $whom }.
not-all-at-war = Every power that wrote this order needs a war with { $whom }.
not-at-war = You are at war with nobody, so there is nobody to surrender to.
owns-enemy-home = You cannot surrender while you own { $place }, a home center of { $power }.
stands-in-enemy-home = You cannot surrender while your { $unit } is in the home country of { $power }.
already-at-war = You are already at war with { $whom }. This declaration is void and costs nothing.
self = You cannot declare war on your own power.
eliminated = { $whom } is out of the game.
no-voice = { $whom } does not command its power and cannot declare anything in its name.
no-power = { $whom } is not a Great Power. You may attack it without declaring war.
not-vacant = { $other } was in { THE($place) } when the turn began.
not-adjacent = { $unit } could not move to { THE($place) } itself.
none-near = None of your units could move to { THE($place) }, so none of them can declare a sphere there.
no-seas = { $place } is a sea province, and in this game no sphere can be declared at sea.
sphere-taken = { $place } is already a sphere of { $whom }.
ambiguous = Say which unit declares the sphere: { EITHER($choices) }.
name-it = name the unit
no-sphere = { $whom } has no sphere in { THE($place) }.
busy = { $unit } has another order. A unit that declares or supports a sphere does nothing else that turn.
unmatched = { $unit } made no valid declaration of a sphere in { THE($place) }.
barred = { $power } ({ COMMAS($whats) })
what-unit = its unit
what-territory = its territory
what-sphere = its sphere

# --- war and peace: options

dwo-label = When declared wars begin
dwo = A declaration of war starts a war at once, before the moves of the same turn, or with the next turn.
dwo-same-turn = Before the moves of the same turn
dwo-next-turn = With the next turn
sur-label = When a surrender ends wars
sur = A surrender ends the wars of the surrendering power before or after the moves of the same turn.
sur-before-moves = Before the moves
sur-after-moves = After the moves
sur-block-label = What prevents a surrender
sur-block = A power may not surrender while it owns an enemy's home center. A unit in an enemy's home country can prevent a surrender, too.
sur-block-own-or-occupy = An enemy's home center, or a unit in an enemy's home country
sur-block-own-only = Only an enemy's home center
peace-capture-label = Capturing centers in peace
peace-capture = A unit can still be on foreign land when a war is over. This decides whether it takes a center of a power with which its own power is at peace.
peace-capture-yes = Allowed
peace-capture-no = Not allowed
control-label = Provinces that a power controls
control = Without a war, a power may not enter what another power controls. A power always controls the supply centers that it owns; this decides what else it controls.
control-home-and-owned = Its centers and its home country
control-owned-only = Its centers only
control-last-fall = Its centers, and land that its unit was the last to occupy after a Fall
follow-label = Moving after a unit that leaves, in peace
follow = Without a war, a unit may not move to where a foreign unit was when the turn began. This can be allowed in provinces that nobody controls, in case the other unit leaves.
follow-forbidden = Not allowed
follow-allowed-if-vacated = Allowed where nobody controls the province, if the other unit leaves
neutral-convoy-label = Convoying attacks without a war
neutral-convoy = A fleet can convoy another power's attack on a power with which its own power is at peace, or it needs a war of its own for that.
neutral-convoy-allowed = Allowed
neutral-convoy-needs-war = Not allowed
steered-label = Units in civil disorder and wars
steered = Units without a player can be ordered by others. They can attack anyone freely, or every power that wrote the order has to be at war with the power that they attack.
steered-free = They attack freely
steered-writers = Every writer of the order needs the war
liberation-label = Entering an occupied province
liberation = One power's unit can be in a province that another power controls. A third power that wants to enter needs a war with both, or only with the power whose unit is there.
liberation-both = War with both
liberation-occupier-only = War with the power whose unit is there
press-at-war = { $one } and { $other } are at war, so they can't write to each other.
press-label = Messages between enemies
press = Powers at war cannot write to each other. This decides which messages that concerns.
press-private = Private messages are blocked
press-private-and-public = All messages are blocked
press-off = All messages are allowed
crowded = Wars are declared between powers, but { ALL($seats) } each play several powers.

# --- war and peace: orders

ask-declarations = declarations
declare-war = Declare war on another Great Power.
surrender = Surrender to all powers that you are at war with.

# --- war and peace: the rules

turn-rule = A turn is one season of moves, such as a Spring or a Fall, together with its retreats (R-F1).
declare-rule = All Great Powers begin at peace. You declare war with an order such as "Declare war on Italy" or "DWO Italy" in a movement phase. You may declare several wars in one turn, even if you have no unit left (W1, W2, R-F29).
begins-rule = { $how ->
   *[same_turn] The war begins at once, before the moves of the same turn, and the other power does not have to agree (W2, R-F5).
    [next_turn] The war begins with the next turn, and the other power does not have to agree (W2, R-F5).
}
redundant-rule = You cannot declare war on your own power, on an eliminated power, or on a power with which you were already at war when the turn began; such a declaration is void. If two powers declare war on each other in the same turn, there is one war between them (R-F7).
enter-unit-rule = { $how ->
   *[forbidden] Without a war you may not order a unit to a province where a unit of another power was when the turn began, even if that unit leaves (W5, R-F16).
    [allowed_if_vacated] Without a war you may not order a unit to a province where a unit of another power was when the turn began, unless nobody controls the province. There your unit moves in if the other one leaves, but it does not dislodge that unit or cut its support (W5, R-F16).
}
enter-land-rule = Without a war you may not order a unit to a province that another power controls, even if it is empty and even if the move would only bounce (W6, R-F17).
control-rule = A power controls the supply centers that it owns{ $how ->
   *[home_and_owned] { " " }and the other provinces of its home country. A home center that another power owns is controlled by its owner
    [owned_only] { " " }and no other provinces. A home center that another power owns is controlled by its owner
    [last_fall] . Any other land province is controlled by the power whose unit was the last to occupy it at the end of a Fall, or else by the power whose home country it is part of
}. An eliminated power controls nothing (R-F13, R-F14).
control-example = In Spring 1901 a Russian army may not move from Warsaw to Galicia, because Galicia is part of Austria's home country. An Austrian army may move from Budapest to Rumania, because no Great Power owns Rumania.
liberation-rule = { $how ->
   *[both] If a unit of one power is in a province that another power controls, you need a war with both to attack it there (R-F15).
    [occupier_only] If a unit of one power is in a province that another power controls, a war with the first is enough to attack it there (R-F15).
}
free-rule = A vacant province that nobody controls{ $spheres ->
    [yes] , and that is not a sphere of another power,
   *[no] { "" }
} is open to everyone. Powers at peace may move there and bounce each other (R-F17).
retreat-rule = A retreat needs a war with the power that controls the province{ $spheres ->
    [yes] { " " }or that has a sphere there
   *[no] { "" }
}. A unit that has no legal retreat is disbanded (R-F28).
void-rule = A move made without the war that it needs is void. Its unit holds, may be supported in holding, and has no effect on any other province; supports for the void move are lost (R-F18).
void-example = { $how ->
   *[same_turn] Italy orders its army in Venice to attack the Austrian fleet in Trieste, but does not declare war. The move is void, and the army holds. If Austria declares war on Italy in the same turn, there is a war after all, and the attack takes place.
    [next_turn] Italy declares war on Austria and orders its army in Venice to attack the Austrian fleet in Trieste in the same turn. The move is void, and the army holds, because the war begins only with the next turn.
}
help-rule = { $how ->
   *[allowed] You may support attacks on any power and convoy them without a war of your own (W7, R-F19).
    [needs_war] You may support attacks on any power without a war of your own (W7). A convoy needs the same wars that an attack by your own unit would need, except with the power whose army it carries (R-F19).
}
help-example = Italy is at war with Austria, and Germany is at peace with both. A German army in Munich supports an Italian attack on Tyrolia. Austria cannot cut this support by attacking Munich unless Austria and Germany are at war.
great-powers-rule = Wars exist only between Great Powers. Units and provinces of anyone else may be attacked and entered without a war (C-1).
steered-rule = { $how ->
   *[free] Units that no player commands may be ordered by others to enter and attack anywhere without a war (C-1).
    [writers] If others order a unit that no player commands, the order is void unless every power that wrote it is at war with all powers that the unit attacks or whose land it enters (C-1).
}
surrender-rule = A war ends only when one side surrenders or is eliminated. You surrender with the order "Surrender" or "SUR" in a movement phase, always to all powers with which you were at war when the turn began (S1-S4, R-F12).
surrender-when-rule = { $how ->
   *[before_moves] The wars end before the moves, so attacks that needed one of them are void in that same turn. A war that is declared in the turn of the surrender is a new war and goes on (R-F6).
    [after_moves] The wars end after the moves, so attacks of that turn still take place. A war that is declared in the turn of the surrender is a new war and goes on (R-F6).
}
surrender-block-rule = { $how ->
   *[own_or_occupy] You may not surrender if you owned a home center of one of your enemies when the turn began, or had a unit in the home country of one of them (S5, R-F9).
    [own_only] You may not surrender if you owned a home center of one of your enemies when the turn began (S5, R-F9).
}
occupation-rule = A surrender moves no units. A unit on a former enemy's land may stay or leave{ $capture ->
   *[yes] , and it takes a supply center there at the end of Fall as usual
    [no] , but no unit takes a center of a Great Power with which its own power is at peace
} (R-F10).
surrender-example = Austria is at war with Italy and Russia and surrenders. Both wars end. { $how ->
   *[before_moves] An Italian attack on Vienna in the same turn is void.
    [after_moves] An Italian attack on Vienna in the same turn still takes place.
} If Austria had owned Venice when the turn began, it could have surrendered to neither.
silence-rule = If you send no orders, your units hold and your wars go on (R-F31).
press-rule = { $how ->
   *[private] Powers at war may not write private messages to each other, nor group messages to both of them. Public messages remain open (W4, R-F30).
    [private_and_public] Powers at war may not write to each other. A public message does not reach the sender's enemies either (W4, R-F30).
}

# --- war and peace: the story

declares = { $you ->
    [by] You declare war on { $on }.
    [on] { $by } declares war on you.
   *[no] { $by } declares war on { $on }.
}
declares-later = { $you ->
    [by] You declare war on { $on }.
    [on] { $by } declares war on you.
   *[no] { $by } declares war on { $on }.
} The war begins next turn.
surrenders = { $you ->
    [by] You surrender to { $foes }.
   *[no] { $by } surrenders to { $foes }.
}
wars-over = { $you ->
    [by] You are out of the game and no longer at war with { $foes }.
    [foes] { $by } is out of the game and no longer at war with { $foes }.
   *[no] { $by } is out of the game, and so { COUNT($foes) ->
        [one] its war with { $foes } is over.
       *[other] its wars with { $foes } are over.
    }
}

# --- victory points: options

turns-label = Turns
turns = The game ends after this number of turns. A year has two: Spring and Fall.
tie-label = Equal points
tie = This decides who wins if several powers have the most points.
tie-shared = They share the victory
tie-most-centres = The one with the most centers wins
tie-fewer-declarations = The one that declared the fewest wars wins
draw-label = Draw by agreement
draw = The game can end in a draw if all players agree, or only by points.
draw-off = Not possible
draw-unanimous = Possible if everyone agrees
dead-label = Victory of an eliminated power
dead = An eliminated power keeps its points. This decides whether it can win with them.
dead-ranked = Possible
dead-cannot-win = Not possible while others are left
vp-label = Counting points for centers
vp = The points for centers of every Fall can add up, or only the last count matters.
vp-cumulative = Every Fall
vp-final-snapshot = Only the last Fall
sur-cost-label = Price of a surrender
sur-cost = A surrender costs a point for each enemy, or one point in all.
sur-cost-per-enemy = 1 point for each enemy
sur-cost-once = 1 point in all

# --- victory points: the rules

end-rule = The game ends after { $n } turns, two a year{ $year ->
    [0] { "" }
   *[other] , with the count of Fall { $year }
}. The power with the most victory points then wins (V1, V2, R-F1).
start-rule = Every power begins with 0 points. Points are public and may become negative (R-F4).
fall-rule = At the end of each Fall, after centers have changed hands, you gain 1 point for each supply center that you own outside your home country, and you lose 1 point for each of your home centers that another Great Power owns (V3, V5).
vp-rule = { $how ->
   *[cumulative] The points of every Fall add up (R-F4).
    [final_snapshot] The points of a Fall do not add up: each count replaces that of the Fall before (R-F4).
}
count-example = After the Fall of 1904, Austria owns Serbia and Greece, and Italy owns Trieste and Vienna. Italy gains 2 points. Austria gains 2 points and loses 2.
price-rule = A declaration of war costs 1 point. If two powers declare war on each other, both pay; a void declaration costs nothing (V6, R-F7).
surrender-price-rule = { $how ->
   *[per_enemy] A surrender costs 1 point for each enemy, and each of these enemies gains 1 point (V4, V7, R-F8).
    [once] A surrender costs 1 point, however many enemies there are, and each of these enemies gains 1 point (V4, V7, R-F8).
}
surrender-points-example = Austria is at war with Italy and Russia and surrenders. Austria loses { $how ->
   *[per_enemy] 2 points
    [once] 1 point
}; Italy and Russia gain 1 each.
sphere-price-rule = You lose 1 point when a unit of another power enters one of your spheres (V8, R-F33).
tie-rule = { $how ->
   *[shared] If several powers have the most points, they win together (R-F2).
    [most_centres] If several powers have the most points, the one of them with the most supply centers wins. If they have equally many, they win together (R-F2).
    [fewer_declarations] If several powers have the most points, the one of them that declared the fewest wars wins. If they declared equally many, they win together (R-F2).
}
dead-rule = { $how ->
   *[ranked] An eliminated power keeps its points, still loses points for its home centers in every Fall, and can win (R-F12).
    [cannot_win] An eliminated power cannot win while other powers are left (R-F12).
}
alone-rule = If no more than one power is left, the game ends at once, and the points decide (R-F3).
no-solo-rule = No number of supply centers wins the game (Z1).

# --- victory points: the story

booked = { $you ->
    [power] You { $gained ->
        [yes] gain
       *[no] lose
    }
   *[no] { $power } { $gained ->
        [yes] gains
       *[no] loses
    }
} { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}. { $why }
booked-in-words = { $you ->
    [power] You { $gained ->
        [yes] gain
       *[no] lose
    }
   *[no] { $power } { $gained ->
        [yes] gains
       *[no] loses
    }
} { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}: { $why }.
why-declared = { $you ->
    [power] You declared war on { $on }.
    [on] It declared war on you.
   *[no] It declared war on { $on }.
}
why-surrendered = { $you ->
    [power] You surrendered to { $foes }.
   *[no] It surrendered to { $foes }.
}
why-enemy-surrendered = { $you ->
    [power] { $by } surrendered to you.
    [by] You surrendered to it.
   *[no] { $by } surrendered to it.
}
why-entered = { $you ->
    [power] A unit of { $by } entered your sphere in { THE($place) }.
    [by] Your unit entered its sphere in { THE($place) }.
   *[no] A unit of { $by } entered its sphere in { THE($place) }.
}
why-holds = { $you ->
    [power] Outside your home country you own { $centers }.
   *[no] Outside its home country it owns { $centers }.
}
why-lost = Others own { COUNT($centers) ->
    [one] { $you ->
        [power] your
       *[no] its
    } home center
   *[other] { $you ->
        [power] your
       *[no] its
    } home centers
} { $centers }.

# --- spheres of influence: options

soi-foreign-label = Spheres on foreign land
soi-foreign = A sphere in a province that another power controls can need a war with that power, or be declared in peace.
soi-foreign-enterable-only = Only in a war with that power
soi-foreign-letter = In peace, too
soi-sea-label = Spheres at sea
soi-sea = This decides whether a sea province can be a sphere of influence.
soi-sea-yes = Allowed
soi-sea-no = Not allowed
soi-vs-move-label = Declaration against move
soi-vs-move = A unit can move into a province in the same turn in which another power declares a sphere there. This decides which of them succeeds.
soi-vs-move-move-wins = The move succeeds
soi-vs-move-standoff = The stronger succeeds, or they bounce
soi-cut-label = What stops a declaration
soi-cut = A declaration fails if its unit is dislodged. It can also fail if the unit is only attacked.
soi-cut-dislodge = Only being dislodged
soi-cut-any-attack = Any attack
undo-label = When a sphere is given up
undo = A sphere that its holder gives up ends before or after the moves of the same turn.
undo-before-moves = Before the moves
undo-after-moves = After the moves

# --- spheres of influence: orders

declare-sphere = Declare a sphere of influence. The unit does nothing else this turn.
support-sphere = Support another unit's declaration of a sphere.
undo-sphere = Give up one of your spheres.

# --- spheres of influence: the rules

sphere-rule = A sphere of influence is a province that other powers may not enter without a war with its holder. It gives its holder no ownership and no builds, and it remains when the holder's units leave. A power may hold any number of spheres, but each province is the sphere of at most one power (O7, O11).
sphere-declare-rule = In a movement phase, a unit may declare a sphere in the province where it is. It may also do so in a province that was vacant when the turn began and to which it could move without a convoy. The order is, for example, "A BUD SOI SER" (O1-O3, R-F22).
sphere-bare-rule = You may leave out the unit ("SOI SER") if only one of your units can be meant (R-F20).
sphere-sea-rule = { $how ->
   *[yes] A sea province can be a sphere, too (R-F21).
    [no] A sea province cannot be a sphere (R-F21).
}
sphere-foreign-rule = { $how ->
   *[enterable_only] You need a war to declare a sphere in a province that another power controls, even if your unit is already there (R-F21).
    [letter] You may declare a sphere in a province that another power controls, even without a war (R-F21).
} No declaration can replace an existing sphere of another power (R-F23).
sphere-support-rule = A unit that declares a sphere holds and does nothing else that turn. Units of any power may support the declaration if they could move to the province themselves, with an order such as "A TRI S A BUD SOI SER". This support is cut like any other (O4, O5, R-F23).
sphere-contest-rule = A declaration has a strength of 1, plus 1 for each support that is not cut. If several powers declare a sphere in the same province, the strongest declaration succeeds; if the strongest are equal, none does. Two declarations by the same power do not hinder each other (O6, R-F23).
contest-example = The Austrian army in Budapest and the Turkish army in Bulgaria both declare a sphere in Serbia. Neither succeeds. If an Austrian army in Trieste supports the declaration from Budapest, Serbia becomes a sphere of Austria.
sphere-cut-rule = { $how ->
   *[dislodge] A declaration fails if its unit is dislodged. An attack on the unit that does not dislodge it has no effect on the declaration (R-F24).
    [any_attack] A declaration fails if its unit is attacked, even if it is not dislodged (R-F24).
}
sphere-move-rule = { $how ->
   *[move_wins] A declaration also fails if a unit of another power moves into the province in the same turn. A move that bounces does not hinder it (R-F25).
    [standoff] A declaration and a move to the same province bounce like two moves: the stronger succeeds, and if they are equal, neither does (R-F25).
}
sphere-binds-rule = A new sphere is already closed to retreats of the same turn (R-F25).
entry-rule = Without a war with its holder, you may not order a unit to move or retreat into a sphere. A war with another power is not enough, even if you pursue that power's unit (O7, R-F36).
sphere-end-rule = A sphere ends when its holder gives it up, when the holder is eliminated, or when a unit of another power moves or retreats into it{ $points ->
    [yes] . Only in this last case does the holder lose a point
   *[no] { "" }
} (O8-O10, R-F12, R-F27).
sphere-undo-rule = You give up a sphere with an order such as "Undo SOI in SER", for which you need no unit. { $how ->
   *[before_moves] It ends before the moves, so others may enter in the same turn, and you may declare it again at once (O8, R-F26).
    [after_moves] It ends after the moves and is closed while they are adjudicated (O8, R-F26).
}
sphere-stays-rule = A sphere does not end because of a declaration of war, a surrender, a new owner of the province or an attack that fails (R-F11, R-F32, R-F34).
entry-example = Serbia is vacant and a sphere of Austria. A Turkish army in Bulgaria may not enter it in peace. If the two powers are at war and the army moves in, the sphere ends{ $points ->
    [yes] { " " }and Austria loses 1 point
   *[no] { "" }
}. If an Austrian army bounces the attack, the sphere remains.

# --- spheres of influence: the story

sphere-won = { $you ->
    [holder] { THE($place) } becomes your sphere.
   *[no] { THE($place) } becomes a sphere of { $holder }.
}
sphere-ended = { $you ->
    [holder] { $cause ->
        [undone] You give up your sphere in { THE($place) }.
        [eliminated] You are out of the game, and your sphere in { THE($place) } ends.
       *[entered] A foreign unit enters your sphere in { THE($place) }, and the sphere ends.
    }
   *[no] { $cause ->
        [undone] { $holder } gives up its sphere in { THE($place) }.
        [eliminated] { $holder } is out of the game, and its sphere in { THE($place) } ends.
       *[entered] A foreign unit enters the sphere of { $holder } in { THE($place) }, and the sphere ends.
    }
}
sphere-ended-by = { $you ->
    [holder] A unit of { $by } enters your sphere in { THE($place) }, and the sphere ends.
    [by] Your unit enters the sphere of { $holder } in { THE($place) }, and the sphere ends.
   *[no] A unit of { $by } enters the sphere of { $holder } in { THE($place) }, and the sphere ends.
}

# --- panels

panel-war = War and peace
panel-war-note = For each war, the powers that declared it and the season in which they did.
war = At war
at-peace = At peace
war-by = War, declared by { $by }
next-turn = { $declared } (begins next turn)
declared = { $by }, { $since }
panel-press = Blocked messages
why = Why
public-open = Public messages are open.
public-closed = Public messages do not reach enemies either.
at-war = At war
at-war-since = At war (declared by { $declared })
panel-points = Victory points
power = Power
points = Points
each-fall = Each Fall
at-the-end = At the end
counter = Turn { $turn } of { $turns }. { $left } { $left ->
    [one] turn and
   *[other] turns and
} { $falls } { $falls ->
    [one] Fall count
   *[other] Fall counts
} are still to come. "At the end" assumes that centers no longer change hands.
panel-log = Points log
log-season = Season
log-power = Power
log-points = Points
log-rule = Rule
log-why = Why
panel-spheres = Spheres
spheres-province = Province
spheres-holder = Holder
spheres-since = Since
spheres-undo = Order to give it up
mark-held = sphere of { $holder }
panel-ways = Where units may go
panel-ways-note = Moves that need a war or lead into a foreign sphere are void without a war with the power named.
ways-province = Province
ways-units = Units
ways-way = Access
way-free = Free
way-dwo = Needs a war with { $foes }
way-sphere = Sphere, needs a war with { $foes }
panel-last-acts = Last turn: diplomacy
panel-last-void = Last turn: void orders
panel-last-spheres = Last turn: declared spheres
panel-last-silent = Last turn: no orders sent
act-sur = Surrender
act-dwo = Declaration of war
act-undo = Sphere given up
last-step = Action
last-power = Power
last-of = Target
last-order = Order
last-why = Why
last-strength = Strength
last-result = Result
phase = Phase
seat = Seat
panel-options = Options of Formal Diplomacy
option = Option
value = Value

# --- what orders would cause

war-ends = { COUNT($foes) ->
    [one] Your war with { $foes } ends
   *[other] Your wars with { $foes } end
} { $when ->
    [before] before
   *[after] after
} this turn's moves.
cost = { $n ->
    [one] −1 point
   *[other] −{ $n } points
}
costs-a-point = Declaring war on { $foe } costs you 1 victory point.
surrender-costs = Your surrender costs you { $lost ->
    [one] 1 victory point
   *[other] { $lost } victory points
}. { COUNT($foes) ->
    [one] { $foes } gains 1.
   *[other] { $foes } gain 1 each.
}
cost-in-all = { $surrender ->
    [yes] Your surrender and your declarations
   *[no] Your declarations
} cost you { $n } victory points in all.
war-begins = Your war with { $foe } begins next turn.
war-may-begin = Your war with { $foe } begins next turn, if both of you are still in the game.
illegal-if = { $order } is void if { $foe } surrenders this turn.
illegal-unless = { $order } needs a war with { $whom }. It is void unless { ALL($ways) }.
illegal-after = { $order } is void after your surrender, because it needs a war with { $whom }.
illegal-no-war = { $order } is void, because it needs a war with { $whom }.
illegal-taken = { $order } is void, because { $place } is a sphere of { $holder }.
illegal-unless-undone = { $order } is void unless { $holder } gives up its sphere in { $place } this turn.
one-or-other = { $one } or { $other }
undoes = { $power } gives up its sphere
you-declare = you declare war this turn
either-declares = you or { $power } declares war this turn
foe-declares = { $power } declares war this turn
will-not-move = Your { $unit } will hold, because a unit that declares a sphere does nothing else.
changes-nothing = { $order } changes nothing, because { $place } is already your sphere.
could-contest = { $powers } could declare a sphere in { THE($place) }, too.
could-move-in = { $powers } could move into { THE($place) }, which would stop your declaration.
could-stop = { $powers } could stop your declaration of a sphere in { THE($place) } by { $how ->
    [dislodge] dislodging
   *[any_attack] attacking
} your { $unit }.
still-yours = { THE($place) } is still your sphere during this turn's moves.
may-enter = { COUNT($powers) ->
    [0] No power can enter { THE($place) } this turn without declaring war.
   *[other] { $powers } may enter { THE($place) } this turn without declaring war.
}

# --- orders by name

directive-declare-sphere = Declare sphere
directive-support-sphere = Support sphere
directive-undo-sphere = Give up sphere
order-dwo = Declare war on { $power }
order-sur = Surrender
order-soi = { $unit } declares a sphere in { $place }
order-s-soi = { $unit } supports the sphere of { $target } in { $place }
order-undo-soi = Give up the sphere in { $place }

# --- what a game master can correct

record-points = Victory points

# --- the lesson

lesson-war-title = Declare a war
lesson-war-about = Formal Diplomacy: nobody may attack without a declared war. Declare one, guard a province with a sphere of influence, and end a war that you are losing.
lesson-war-declare-title = First the declaration, then the attack
lesson-war-declare-aim = You are Italy, and Austria has left Trieste empty. In Formal Diplomacy you may enter a province that another power controls only if you are at war with it. A declaration takes effect before the moves of the same turn, so order both: choose “Declare war on Austria” in the list “Add …”, and move from Venice to Trieste. Typed, that is DWO Austria and A VEN - TRI.
lesson-war-declare-done = The war began with your declaration, and your army marched into Trieste in the same turn. The declaration costs a victory point, and the war ends only when one side surrenders. Do not start more wars than you can win.
lesson-war-declare-hint-no-war = Your army may not enter Trieste, because Austria controls it and you are at peace. Add the declaration: choose “Declare war on Austria”, or write DWO Austria.
lesson-war-declare-hint-no-move = Trieste is not yours yet. You need both orders in the same turn: DWO Austria and A VEN - TRI.
lesson-war-sphere-title = A sphere of influence
lesson-war-sphere-aim = A new game. Tunis belongs to nobody, and a French fleet is on its way. You may claim a vacant province next to one of your units as your sphere of influence: others may enter it only if they are at war with you. The fleet that claims it stays where it is. Claim Tunis with your fleet in the Ionian Sea: tap the fleet, then the button for the sphere below the board, then Tunis. Typed, it is F ION SOI TUN.
lesson-war-sphere-done = Tunis is your sphere. From now on France would have to declare war on you first, and that costs a victory point. A sphere gives you no supply center, but it buys time without a war. If an enemy enters it all the same, the sphere ends and you lose a point.
lesson-war-sphere-hint-went = Your fleet went to Tunis itself. That is allowed, but it leaves the Ionian Sea. This time keep the fleet where it is and claim the province: F ION SOI TUN.
lesson-war-sphere-hint-how = Tunis is nobody's sphere yet. The order names your fleet and the province: F ION SOI TUN.
lesson-war-surrender-title = End a war
lesson-war-surrender-aim = The war with Austria goes badly: two Austrian armies attack your only one in Venice, and the declaration cannot be taken back. A war ends only when one side surrenders, and a surrender takes effect before the moves. Save your army: choose “Surrender” in the list “Add …”, or write Surrender.
lesson-war-surrender-done = The war is over. It cost you a victory point and gave one to Austria, but the attack is void and your army still stands in Venice. A surrender always goes to all your enemies at once, and you cannot surrender while you hold one of their home provinces.
lesson-war-surrender-hint-beaten = Two against one: your army was driven out of Venice, and the war goes on. A surrender would have stopped the attack in the same turn. Write Surrender.
lesson-war-surrender-hint-how = You are still at war with Austria. Choose “Surrender” in the list “Add …”, or write Surrender.

exhibition-no-peace-title = No peace lasts
exhibition-no-peace-s1903m = Turkey surrenders to Russia, and in the same season Austria declares war on the winner.
exhibition-no-peace-s1906m = Germany surrenders to three enemies at once, and Austria to Russia. Turkey tries again and declares war on Russia.
exhibition-no-peace-f1908m = Six powers declare war in one season. France breaks into two English spheres of influence and takes Edinburgh.
