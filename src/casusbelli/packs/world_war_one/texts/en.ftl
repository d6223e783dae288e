# World War I Diplomacy, and The Great War II.

# --- what the rules are called

pack-world-war-one = World War I Diplomacy
pack-world-war-one-about = Two players lead the Entente and the Central Powers through the First World War.
world-war-one-minute-idea = Two players fight the First World War. One leads England, France and Russia, the other Germany, Austria and Turkey, each with all their armies and fleets.
world-war-one-minute-turn = You order the units of all your countries at once. With two players there is nobody to negotiate with: the better plan wins. Some lands are closed at first, and new fronts open with the years. In Winter 1914 a coin decides which side Italy joins.
world-war-one-minute-care = From Fall 1917 on, Russia gives no more orders. From Winter 1917 on, an American army lands every year on the Entente's coasts, if a sea route is open. The Central Powers must use their time, and the Entente must hold out.
world-war-one-minute-victory = A side wins with two thirds of all units on the board after a Winter, or by owning all enemy capitals after a Fall. The number of supply centers alone wins nothing.
pack-great-war = The Great War II
pack-great-war-about = The Entente and the Central Powers fight from Spring 1914; a side with 24 units and 24 supply centers wins.
great-war-minute-idea = This is a second design of the First World War for two players: the Entente against the Central Powers, from Spring 1914 on.
great-war-minute-turn = You order the units of all your countries at once. Italy is closed at first; in Spring 1915 a coin decides which side it joins, and it moves in the same season.
great-war-minute-care = From Fall 1918 on, Russia gives no more orders. From Spring 1917 on, the Entente has two American armies, which wait off the board and land wherever a sea route is open. They come back if they are destroyed.
great-war-minute-victory = A side wins with 24 units on the board and 24 supply centers after a Winter.
chapter-sides = The two sides
chapter-fronts = Fronts and closed lands
chapter-america = American armies
chapter-victory = Victory
chapter-peace = Draws and concessions

# --- refusals

italy-not-active = Nobody can order Italy before it has joined a side.
civil-disorder = Russia is in civil disorder, so nobody can order it.
not-your-side = { $whom } is not on your side.
not-captain = Only the captain of { $whom ->
    [Entente] the Entente
   *[Central] the Central Powers
} can propose, vote and concede for your side.
captains = Only the captain of the Entente can send for American armies.
not-home = { $place } is not a home center of { EITHER($whom) }.
us-not-yet = American armies arrive in Winter, from Winter 1917 on.
us-no-port = American armies can land only in { OR($shores) }.
us-not-entente = { $place } belongs to { $whom }, not to a country of the Entente.
us-occupied = { $other } is already in { $place }.
us-blocked = No sea route from America to { $place } is open. Fleets of the Central Powers block it in { $fleets }.
one-army = Only one American army lands each Winter.
map-lacks = The map { $board } has no { OR($places) }. Play these rules on the standard map or on a map based on it.

# --- options: sides

coin-label = Coin toss for Italy
coin = A coin decides which side Italy joins. It can be tossed after the builds of Winter 1914, or before they are written.
coin-with-w1914-result = After the builds of Winter 1914
coin-before-w1914-orders = Before the builds of Winter 1914
side-is-one-country-label = Attacks on partners
side-is-one-country = The countries of a side can be free to dislodge each other's units and cut each other's support, or be barred from it.
side-is-one-country-false = Allowed
side-is-one-country-true = Barred
russia-cd-from-label = Collapse of Russia
russia-cd-from = After the moves of Spring 1917 Russia falls into civil disorder. This can happen before or after the retreats of that Spring.
russia-cd-from-fall-1917 = From Fall 1917 on
russia-cd-from-s1917-retreats = From the retreats of Spring 1917 on
team-seats-label = Seats
team-seats = The game can have two players, one for each side, or a player for each country beside the captains of the two sides.
team-seats-false = Two players
team-seats-true = Two captains and a player for each country

# --- options: American armies

us-default-label = American army without an order
us-default = If the Entente names no center, the American army of that Winter lands in the first center that is open, or it does not come.
us-default-auto = It lands in the first open center
us-default-waive = It does not come
us-centre-label = Where American armies land
us-centre = The center in which an American army lands must be vacant. It may also have to belong to a country of the Entente.
us-centre-ep-owned = In a vacant center of the Entente
us-centre-vacant = In any vacant center of the four
us-nationality-label = Nationality of American armies
us-nationality = An American army belongs to the country that owns the center in which it lands, or to America itself.
us-nationality-centre-owner = The owner of the center
us-nationality-america = America
us-upkeep-label = Supply of American armies
us-upkeep = American armies are supplied from America, or they need supply centers like any other unit.
us-upkeep-free = From America
us-upkeep-counts = By supply centers
america-gates-label = Seas next to America
america-gates = These are the seas from which American armies come.
america-gates-NAO-MAO = North Atlantic Ocean and Mid-Atlantic Ocean
america-gates-NAO-MAO-NWG = North Atlantic Ocean, Mid-Atlantic Ocean and Norwegian Sea

# --- options: victory

russia-cd-pieces-label = Russian units after the collapse
russia-cd-pieces = Once Russia is in civil disorder, its units count for nobody when units are counted, or they still count for the Entente.
russia-cd-pieces-neutral = They count for nobody
russia-cd-pieces-ep = They count for the Entente
russia-cd-capital-label = Russia's capital after the collapse
russia-cd-capital = Once Russia is in civil disorder, the Central Powers still need its capital for a victory by capitals, or they no longer need it.
russia-cd-capital-required = Still needed
russia-cd-capital-dropped = No longer needed
russian-capital-label = Capital of Russia
russian-capital = This is the center that counts as the capital of Russia.
russian-capital-STP = St Petersburg
russian-capital-MOS = Moscow
occupy-label = Occupation of capitals
occupy = A side occupies the enemy capitals if it owns all of them after a Fall turn, or if it has units in all of them after any turn.
occupy-own = By owning them after a Fall turn
occupy-present = By units in all of them after any turn
majority-check-label = When units are counted
majority-check = A side wins with two thirds of all units on the board. They are counted after every Winter or after every turn.
majority-check-winter = After every Winter
majority-check-every-turn = After every turn
simultaneous-label = If both sides win at once
simultaneous = If both sides meet a condition of victory at the same moment, the game is a draw, or it goes on.
simultaneous-draw = The game is a draw
simultaneous-continue = The game goes on
armistice-label = Armistice
armistice-kinds = a Fall such as F1918
armistice = If a Fall turn is named here and nobody has won by then, the side with more units wins.

# --- options: fronts

r1-reading-label = Open lands in Fall 1914
r1-reading = The rule about Fall 1914 can be read as a list of the lands that are open. It can also be read as a list of exceptions; then Albania, Belgium, North Africa, Serbia and Tunis are closed until Spring 1915.
r1-reading-permission = The listed lands are open
r1-reading-exception = The listed lands are closed
closed-blocks-retreats-label = Retreats to closed provinces
closed-blocks-retreats = A closed province can be closed to moves and retreats, or to moves only.
closed-blocks-retreats-true = Barred
closed-blocks-retreats-false = Allowed
bal-ska-label = Passage between the Baltic Sea and the Skagerrak
bal-ska = Fleets go directly from the Baltic Sea to the Skagerrak and back. They can use this passage for every kind of order, or for moves only.
bal-ska-full = For every kind of order
bal-ska-move-only = For moves only

# --- orders

establish-army = Name the center in which this Winter's American army lands.
concede = Concede the game to the other side.
directive-establish-army = American army
order-america-a = American army in { $place }
ask-army = the landing place of the American army

# --- the rulebook: sides

powers-rule = The Entente consists of England, France and Russia, the Central Powers of Germany, Austria and Turkey. { $team ->
   *[false] One player leads the Entente and one the Central Powers, and each gives orders to all countries of the side.
    [true] Each side has a captain, and each country has a player who gives it orders. The captain gives orders to the countries whose seats are vacant; only the captains vote, concede and send for American armies (WA-34).
}
gw-sides-rule = The Entente consists of England, France and Russia, the Central Powers of Germany, Austria and Turkey. { $team ->
   *[false] One player leads the Entente and one the Central Powers, and each gives orders to all countries of the side.
    [true] Each side has a captain, and each country has a player who gives it orders. The captain gives orders to the countries whose seats are vacant; only the captains vote and concede.
}
countries-rule = The countries of a side are separate powers. Each builds in its own home centers for the centers that it owns, and removes its own units. A unit that takes a partner's center takes it for its own country (R8, WA-7, WA-8, WA-9).
gw-countries-rule = The countries of a side are separate powers. Each builds in its own home centers for the centers that it owns, and removes its own units. A unit that takes a partner's center takes it for its own country.
capture-example = At the end of Fall 1916 there is an English army in Paris. Paris now belongs to England, which may have one more unit, while France has one center less.
partners-rule = { $friends ->
   *[true] The countries of a side cannot dislodge each other's units or cut each other's support
    [false] A country can dislodge a partner's unit and cut its support, as if it were an enemy's
} (WA-7).
gw-partners-rule = { $friends ->
   *[true] The countries of a side cannot dislodge each other's units or cut each other's support.
    [false] A country can dislodge a partner's unit and cut its support, as if it were an enemy's.
}
coin-rule = Italy belongs to neither side at first: nobody gives it orders, and its units hold. { $when ->
   *[with_w1914_result] After the builds of Winter 1914, and before units are counted,
    [before_w1914_orders] Before the builds of Winter 1914 are written
} a coin is tossed. If the roll is even, Italy joins the Entente; if it is odd, the Central Powers. Italy makes its first moves in Spring 1915 (R2, WA-5).
gw-coin-rule = Italy belongs to neither side at first: nobody gives it orders, and its units hold. Before the orders of Spring 1915 are written, a coin is tossed. If the roll is even, Italy joins the Entente; if it is odd, the Central Powers. Italy moves in the same Spring.
collapse-rule = From { $since ->
   *[fall_1917] Fall 1917
    [s1917_retreats] the retreats of Spring 1917
} on, Russia is in civil disorder for the rest of the game. Nobody gives it orders: its units hold, do not support each other, and are disbanded when they are dislodged. It builds nothing, and units beyond its centers are removed. Its units still take the centers in which they are at the end of a Fall turn, and both sides may take its centers (R5, WA-13, WA-14).
gw-collapse-rule = From Fall 1918 on, Russia is in civil disorder for the rest of the game. Nobody gives it orders: its units hold, do not support each other, and are disbanded when they are dislodged. It builds nothing, and units beyond its centers are removed. Its units still take the centers in which they are at the end of a Fall turn, and both sides may take its centers.
collapse-example = Russia is in civil disorder. A German army in Silesia, supported from Prussia, attacks the Russian army in Warsaw: it is dislodged and disbanded, although Ukraine is vacant.

# --- the rulebook: fronts

fronts-rule = Some lands open only in a certain season, and some never open. Until then no unit may move there, on its own or by convoy. All other lands and all seas are open from the first turn (R1, R3, R4).
gw-fronts-rule = Italy is closed at first: until it opens, no unit may move there, on its own or by convoy. All other lands and all seas are open from the first turn.
fronts-example = Bulgaria opens in Fall 1915. In Spring 1915 an order to move there is void: the unit stays where it is and can be supported there.
retreats-rule = { $barred ->
   *[true] A dislodged unit cannot retreat to a closed province. What is open to the moves of a season is open to its retreats
    [false] A dislodged unit may retreat to a closed province
} (WA-2, WA-35).
never-owned-rule = Nobody ever owns a center in a land that never opens (WA-10).

# --- the rulebook: American armies

army-rule = From Winter 1917 on, one American army arrives every Winter on the side of the Entente. It lands in Edinburgh, Liverpool, London or Brest; the Entente names the center in its Winter orders, for instance "America A BRE" (R6, WA-22).
centre-rule = { $which ->
   *[ep_owned] The center must be vacant and belong to a country of the Entente
    [vacant] The center must be vacant
} (WA-23).
way-rule = A sea route must be open after the Fall retreats. America is next to { THE($gates) }: from there a chain of adjacent seas without fleets of the Central Powers must lead to a sea next to the center. Fleets in coastal provinces block nothing (R6, WA-24, WA-25).
way-example = A German fleet in the Mid-Atlantic Ocean blocks the direct way to Brest. The army can still go by the North Atlantic Ocean, the Irish Sea and the English Channel if no fleet of the Central Powers is in any of them.
default-rule = If the Entente names no center, or none where the army can land, the army { $how ->
   *[auto] lands in the first of Edinburgh, Liverpool, London and Brest that is open
    [waive] does not come
}. An army that cannot land is lost; it does not come in a later year (WA-22, WA-23).
landing-rule = The army lands before anything is built, so nothing else can be built in the same center (WA-28).
nationality-rule = { $whose ->
   *[centre_owner] The army belongs to the country of the Entente that owns the center, or else to the country whose home center it is
    [america] The army belongs to America, a country of the Entente
}; it { $upkeep ->
   *[free] is supplied from America, needs no supply center and is never removed
    [counts] needs a supply center like any other unit
} (WA-26, WA-27).

# --- the rulebook: victory

majority-rule = A side wins if it has at least two thirds of all units on the board { $when ->
   *[winter] after a Winter
    [every_turn] after any turn
}. Every unit on the board counts in the total, including those of Italy before it joins a side and those of Russia in civil disorder (R7, WA-18, WA-19, WA-20).
majority-example = There are 30 units on the board. A side wins with 20 of them, but not with 19.
russian-pieces-rule = Once Russia is in civil disorder, its units count { $whose ->
   *[neutral] in the total, but for neither side
    [ep] for the Entente
} (WA-15).
occupy-rule = A side also wins if { $how ->
   *[own] its countries own all enemy capitals after a Fall turn, with or without units in them
    [present] its units are in all enemy capitals at once after a Spring or Fall turn
} (R7, WA-17).
capitals-rule = The capitals of the Entente are London, Paris and { $capital ->
   *[STP] St Petersburg
    [MOS] Moscow
}, those of the Central Powers Berlin, Vienna and Constantinople. Rome is another capital of the side that Italy has joined (WA-16).
dropped-capital-rule = Once Russia is in civil disorder, the Central Powers no longer need its capital (WA-15).
both-rule = If both sides win at the same moment, the game { $how ->
    [draw] is a draw
   *[continue] goes on
}. Capitals are checked after a turn before units are counted in Winter (WA-21).
lost-rule = A side that has neither a unit nor a center after a Winter has lost.
nobody-rule = If neither side has a unit after a Winter, the game is a draw.
armistice-rule = If nobody has won by the end of { $season }, the side with more units on the board wins. If both have equally many, the game is a draw (WA-31).
no-centres-rule = The number of supply centers alone wins nothing (WA-42).
draw-rule = The game is a draw if one side proposes it and the other agrees (WA-41).
concede-rule = Each side may concede at any time; then the other side wins (WA-41).

# --- the rulebook: The Great War II

gw-armies-rule = From Spring 1917 on, two American armies wait off the board, in the spaces USA and USB. There are never more than two.
gw-landing-rule = They are ordered ashore like any other army: to any coast of the North Atlantic Ocean, the Irish Sea or the Mid-Atlantic Ocean. A sea route must be open: a chain of adjacent seas without fleets of the Central Powers must lead from the North Atlantic Ocean or the Mid-Atlantic Ocean to a sea next to that coast. Fleets in coastal provinces block nothing. No army can go back.
gw-landing-example = The order "A USA - BRE" lands an American army in Brest. A German fleet in the Mid-Atlantic Ocean does not prevent it as long as the North Atlantic Ocean, the Irish Sea and the English Channel are clear of such fleets.
gw-french-rule = They are French units and take centers for France, but they need no supply centers and are never removed.
gw-replaced-rule = An American army that is dislodged and has nowhere to retreat is replaced before the next Spring. One that disbands instead of retreating is not replaced.
gw-won-rule = A side wins if it has 24 units on the board and 24 centers after a Winter. Russia in civil disorder does not count for either side.
gw-lost-rule = A side that has neither a unit nor a center after a Winter has lost.
gw-nobody-rule = If neither side has a unit on the board after a Winter, the game is a draw.

# --- the story

italy-joins = A coin is tossed for Italy. The roll is { $roll }, an { $parity ->
   *[odd] odd
    [even] even
} number: Italy joins { $you ->
    [side] you
   *[no] { $side ->
        [Entente] the Entente
       *[Central] the Central Powers
    }
}.
russia-collapses = Russia falls into civil disorder.
sentences = { $one } { $other }
holds-none = Neither side occupies an enemy capital.
holds = { $you ->
    [side] { COUNT($places) ->
        [0] You occupy no enemy capital.
       *[other] You occupy { $places }.
    }
   *[no] { $side ->
        [Entente] { COUNT($places) ->
            [0] The Entente occupies no enemy capital.
           *[other] The Entente occupies { $places }.
        }
       *[Central] { COUNT($places) ->
            [0] The Central Powers occupy no enemy capital.
           *[other] The Central Powers occupy { $places }.
        }
    }
}
pieces-counted = The Entente has { $entente ->
    [one] 1 unit
   *[other] { $entente } units
} and the Central Powers have { $central }{ $neutral ->
    [0] .
    [one] ; 1 unit counts for neither side.
   *[other] ; { $neutral } units count for neither side.
} A side needs { $needed } for two thirds.
pieces-of = { $you ->
    [seat] { $n } for you
   *[no] { $side ->
        [entente] { $n } for the Entente
        [central] { $n } for the Central Powers
        [neutral] { $n } for neither side
       *[other] { $side } { $n }
    }
}
ended-with = the count of units was { COMMAS($pieces) }

# --- what orders would cause

hurts-partner = { $order }: this order attacks your partner's unit { $unit } ({ $owner }). It can dislodge the unit or cut its support.
takes = { $order }: after this Fall turn { $place } would belong to { $owner } instead of { $other }.
army-lands = An American army lands in { $place }, by way of { $route }.
conceded = The game ends, and { $side ->
    [Entente] the Entente wins
   *[Central] the Central Powers win
}.

# --- panels

panel-sides = Sides
sides-country = Country
sides-side = Side
sides-centres = Centers
sides-units = Units
sides-owed = Builds or removals
sides-now = Status
side-named = { $side ->
    [Entente] Entente
   *[Central] Central Powers
}
unassigned = Neither yet
in-disorder = Civil disorder: its units hold and do not retreat
not-active = Nobody orders it before the coin is tossed in { $date }
coin-note = The coin toss for Italy was { $roll }, an { $parity ->
   *[odd] odd
    [even] even
} number, so Italy joined { $side ->
    [entente] the Entente
   *[central] the Central Powers
}. { $source ->
    [scripted] The coin was tossed by hand.
   *[seed] The toss follows from the seed of the game, whose hash was published before the game began.
}
panel-america = America
america-centre = Center
america-coast = Coast
america-landings = Landing
america-landing = { $open ->
    [yes] ✓ An army can land
   *[no] ✗ No army can land
}
america-route = Route or obstacle
america-waived = If the Entente names no center, no army comes.
america-default = If the Entente names no center, the army lands in { $place }.
america-none = No American army can land.
from-america = This is the route from America to { $place }.
may-land = An American army can land here.
american-army = American army
no-american-army = No American army
bars-the-way = { $unit } ({ $owner }) blocks the way to { $places }.
no-way-to = No way to { $codes }
barred-in = Blocked by fleets in { $fleets }
gw-waiting = { COUNT($units) ->
    [one] An American army of France waits
   *[other] American armies of France wait
} beyond the ocean: { $units }.
of = { $n } of { $of }
of-capitals = { $n } of { $of }: { COMMAS($capitals) }
capital-held = { $place } ★
panel-war = The war
war-note = A side wins with two thirds of all units, or with all enemy capitals.
war-side = Side
war-pieces = Units
war-needed = Needed to win
war-capitals = Enemy capitals
war-units = Units
war-centres = Centers
war-each = Needed of each
war-neither = Neither side
capital = ★ Capital of { $side ->
    [Entente] the Entente
   *[Central] the Central Powers
}
capital-taken = ★ Capital of { $side ->
    [Entente] the Entente, held by the Central Powers
   *[Central] the Central Powers, held by the Entente
}
star = ★ { $side ->
    [Entente] Entente
   *[Central] Central Powers
}
panel-events = Next events
events-when = When
events-what = What
event-coin = A coin decides which side Italy joins
event-collapse = Russia falls into civil disorder
event-army = The first American army may land
event-armistice = Armistice: the side with more units wins
gw-event-armies = Two American armies may come

role-entente = Entente
role-entente-article = the
role-central = Central Powers
role-central-article = the-plural
role-america = America
role-america-s-second-port = America's second port

# --- the lesson

lesson-front-title = Open a front
lesson-front-about = World War I: two sides, several countries for each player, and lands that are closed until a certain season.
lesson-front-wait-title = Closed lands
lesson-front-wait-aim = You lead the Central Powers: Germany, Austria and Turkey. It is Spring 1915, and Bulgaria opens only in the Fall. Rumania stays closed even longer. Get ready on both sides of Bulgaria: move from Budapest to Serbia and from Smyrna to Constantinople.
lesson-front-wait-done = Your armies are on both sides of Bulgaria. Nothing can enter land that is closed, neither by a move nor by a retreat, so you know where the next front will be before it opens.
lesson-front-wait-hint-closed = Rumania is closed until Fall 1916, so your army stayed in Budapest. Move it to Serbia, which has been open from the start.
lesson-front-wait-hint-how = You need both armies next to Bulgaria: A BUD - SER and A SMY - CON.
lesson-front-open-title = The front opens
lesson-front-open-aim = Fall 1915: Bulgaria is open. Send your army from Constantinople there before the Entente does. The army in Serbia can support it, although it belongs to another of your countries.
lesson-front-open-done = Bulgaria is Turkish, and you have a new front in the Balkans. Each country keeps its own centers and builds its own units, but you plan for all of them together.
lesson-front-open-hint-how = Nobody has entered Bulgaria yet. Order A CON - BUL, and let Serbia support it: A SER S A CON - BUL.

# --- positions

no-such-american-army = There is no American army { $army } on the board.

exhibition-tossed-coin-title = The coin decides for Italy
exhibition-tossed-coin-w1914a = The roll is odd: Italy joins the Central Powers.
exhibition-tossed-coin-s1917m = Austria drives the French out of Munich, and Turkey drives the Russians out of Moscow. Then Russia falls into civil disorder.
exhibition-tossed-coin-f1917m = Paris falls to Germany, Marseilles to Austria and Moscow to Turkey. After the winter the Central Powers have 21 of 29 units and win.

exhibition-four-times-paris-title = Four times Paris
exhibition-four-times-paris-f1914m = Germany takes Paris, Russia takes Berlin and Turkey takes Sevastopol. Paris will change hands three more times.
exhibition-four-times-paris-s1918m = Austria drives the French out of Kiel, and in the same season Russia falls into civil disorder.
exhibition-four-times-paris-f1918m = Two English fleets lose Sweden and Belgium. The French win Paris back, but the winter brings victory to the Central Powers.
