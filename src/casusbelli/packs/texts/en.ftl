# The standard game and the rules that are one module each.

# --- what the rules are called

pack-standard = Standard Diplomacy
pack-standard-about = The classic game: order armies and fleets, negotiate freely, and win alone with a majority of the supply centers.
pack-build-anywhere = Build anywhere
pack-build-anywhere-about = You may build in any vacant supply center that you own, not only in your home centers.
pack-calendar = Custom calendar
pack-calendar-about = The game begins in a phase of your choice, and units can be built and disbanded after every season.
pack-neutral-armies = Neutral armies
pack-neutral-armies-about = Every supply center that nobody owns at the start is guarded by an army that always holds.
pack-last-year = Final year
pack-last-year-about = The game ends after the Fall of a year chosen in advance, if nobody has won by then.
pack-free-builds = Free setup
pack-free-builds-about = The powers start without units and build the ones they want in their home centers.

# --- standard

solo-title = Solo victory
solo-kinds = a number of centers
solo-centers-label = Centers to win
solo-centers = A power that owns this many supply centers, and more than any other power, wins alone.
solo-centers-map = As many as the map says
solo-centers-none = No number wins
solo-none = No number of supply centers wins this game.
solo-rule = A power that owns { $n } supply centers after the centers have changed hands, and more than any other power, wins alone. If two powers are tied, the game goes on.
solo-panel = Supply centers
solo-power = Power
solo-owned = Centers
solo-units = Units
survivor-title = Last power left
survivor-rule = A power that is the only one left wins, however many supply centers it owns.
build-anywhere-title = Building anywhere
build-anywhere-needs-home-label = Home center needed to build

# --- build-anywhere

build-anywhere-needs-home = A power may build only while it owns at least one of its home centers.
build-anywhere-rule = You may build in any vacant supply center that you own, not only at home.
build-anywhere-home-rule = A power that owns none of its home centers cannot build.
build-anywhere-example = Germany owns Denmark, has one unit fewer than centers, and has no unit in Denmark. In Winter it may build an army or a fleet there.
calendar-title = Calendar

# --- calendar

calendar-kinds = a phase such as F1914M
calendar-start-label = First phase
calendar-start = The game begins with this phase.
calendar-start-map = As the map says
calendar-adjustments-label = Captures and adjustments
calendar-adjustments = Supply centers change hands, and units are built and removed, once a year or after every season.
calendar-begins = The first phase is { $phase }.
calendar-every-season = Supply centers change hands after the retreats of every season, and units are then built and removed at once.
calendar-not-in-winter = This happens in every season, also where another rule speaks of Winter.
calendar-wins = A power that then owns enough centers wins, whatever the season.
calendar-example = Italy moves an army to Tunis in Spring. After the Spring retreats Tunis belongs to Italy, which may build a unit before the Fall moves.
free-builds-title = First builds

# --- free-builds

free-builds-kinds = a year
free-builds-year-label = Year of the first builds
free-builds-year = The game begins in the Winter of this year.
free-builds-year-map = The year before the map's first
free-builds-silent-label = Powers that send no first builds
free-builds-silent = A power that sends no first builds starts with the units of the map or without units.
free-builds-begins = The first phase is { $phase }. The powers have no units on the board yet.
free-builds-rule = Each power builds armies and fleets in its home centers as it likes. A build that you leave out is not lost: you may make it in a later Winter.
free-builds-usual = A power that sends nothing starts with the units of the map.
free-builds-example = Russia builds armies in Warsaw and Moscow, a fleet in Sevastopol and a fleet on the north coast of St Petersburg.
last-year-title = Final year

# --- last-year

last-year-kinds = a year
last-year-year-label = Final year
last-year-year = The game ends after the Fall of this year if nobody has won before.
last-year-year-none = No final year
last-year-result-label = Result at the end
last-year-result = If nobody has won by the end of the final year, the game is a draw, or the power with the most centers wins.
last-year-none = No final year has been set.
last-year-rule = If nobody has won before, the game ends after the Fall of { $year }, as soon as the supply centers have changed hands.
last-year-draw = It is then a draw between all powers left.
last-year-leaders = The power that then owns the most supply centers wins. If several powers own equally many, the game is a draw between them.
last-year-example = After the final Fall France owns 11 centers and Turkey 9. Nobody has won, so the game is a draw between all powers left.
last-year-example-leaders = After the final Fall France owns 11 centers and Turkey 9. France wins.
last-year-too-early = The final year cannot be { $year }, because the first phase is { $phase }. Choose { $first } or a later year.
neutral-armies-title = Neutral armies

# --- neutral-armies

neutral-armies-stand = There is a neutral army in every supply center that nobody owns at the start and that an army can enter.
neutral-armies-hold = Neutral armies always hold and do not support each other. Players may support them in holding.
neutral-armies-end = A neutral army that is dislodged is disbanded. No neutral army is ever built.
neutral-armies-example = The neutral army in Belgium holds. France moves from Burgundy to Belgium without support and bounces. With the support of an army in Picardy the move succeeds, and the neutral army is gone.

# --- what the values of options are called

calendar-adjustments-yearly = Once a year
calendar-adjustments-every-season = After every season
free-builds-silent-usual = Units of the map
free-builds-silent-nothing = No units
last-year-result-draw = A draw between all powers left
last-year-result-leaders = The power with the most centers wins

# --- the tutorial

lesson-tutorial-title = First steps
lesson-tutorial-about = Eight short positions on a small board: moving, fighting for a province, support, convoys, retreats, builds, and a stab in the back. No experience needed.
lesson-tutorial-move-title = Move an army
lesson-tutorial-move-aim = You are France, and this is your only army. It may move to any neighboring land. Send it from Provence to Savoy: tap your army in Provence, then Savoy, then “Check”. You can also type the order: A PRO - SAV (A is an army, and every province has a code of three letters).
lesson-tutorial-move-done = Your army marched into Savoy. The star marks a supply center. A power that has a unit there at the end of a Fall owns it, and each center you own feeds one army or fleet.
lesson-tutorial-move-hint-hold = Your army stayed in Provence. Tap it, then tap Savoy, its neighbor to the east, and check again.
lesson-tutorial-move-hint-elsewhere = Your army moved, but not to Savoy. Savoy is east of Provence. Tap your army first, then Savoy.
lesson-tutorial-bounce-title = Standoff
lesson-tutorial-bounce-aim = All powers write their orders in secret, and all orders are carried out at the same moment. Italy is about to move from Venice to Savoy. Keep it out: order your army in Provence to Savoy, too.
lesson-tutorial-bounce-done = Two armies of equal strength tried to enter Savoy, so neither got in: they bounced, and both stayed where they were. A move can be worth making just to stop somebody else.
lesson-tutorial-bounce-hint-let-in = Italy walked into Savoy because nothing was in its way. Order your own army from Provence to Savoy: with equal strength, neither of you gets in.
lesson-tutorial-support-title = Support
lesson-tutorial-support-aim = An Italian army holds Savoy. Every unit has the same strength, so one army alone cannot drive it out. A second one can help with its own order: move Provence to Savoy and let Burgundy support that move. Tap Burgundy, choose “Support”, tap Provence, then Savoy. Typed, it is A BUR S A PRO - SAV.
lesson-tutorial-support-done = Two against one: the attack had strength 2, the defender 1. The Italian army is dislodged and has to retreat. The unit that gave support stayed where it was.
lesson-tutorial-support-hint-alone = One against one is a standoff, so your army bounced. Let the army in Burgundy support it: tap Burgundy, “Support”, Provence, Savoy.
lesson-tutorial-support-hint-both = Two armies that move to the same province do not add up: they bounce off each other. Let only one move, and order Burgundy to support it: tap Burgundy, “Support”, Provence, Savoy.
lesson-tutorial-support-hint-walked = Burgundy tried to walk into Provence, where your own army is. To help instead of moving, tap Burgundy, then the button “Support” below the board, then Provence, then Savoy.
lesson-tutorial-support-hint-how = The Italian army is still in Savoy. You need two orders. Tap Provence, then Savoy. Then tap Burgundy, “Support”, Provence, Savoy. (Typed: A PRO - SAV and A BUR S A PRO - SAV.)
lesson-tutorial-cut-title = Cut a support
lesson-tutorial-cut-aim = Now you are under attack: Italy moves from Savoy to Provence, and its fleet in the Gulf of Lyon (LYO) supports the move. A unit that is attacked itself cannot give support. Save Provence: order your fleet in Sardinia to attack the Gulf of Lyon. Your army in Provence needs no order, since a unit without one holds.
lesson-tutorial-cut-done = Your fleet bounced, but that was enough: by attacking the Gulf of Lyon it cut the support, and the attack on Provence failed one against one.
lesson-tutorial-cut-hint-uncut = Provence fell, two against one, because nobody disturbed the Italian fleet. Attack it where it is: F SAR - LYO. The attack does not have to succeed.
lesson-tutorial-convoy-title = Convoy
lesson-tutorial-convoy-aim = Fleets carry armies over the sea. Bring your army from Provence to Tuscany: order the army to Tuscany (A PRO - TUS), and order your fleet in the Gulf of Lyon to convoy it: tap the fleet, “Convoy”, Provence, Tuscany. Meanwhile Spain is up to something near Aragon. You will take care of that in the next step.
lesson-tutorial-convoy-done = Your army landed in Tuscany in a single turn. The fleet stayed where it was. With several fleets in a row, an army can cross the whole sea. But Spain has dislodged your army in Aragon.
lesson-tutorial-convoy-hint-no-fleet = Your army waited on the shore, because no fleet carried it. The fleet needs an order as well: F LYO C A PRO - TUS.
lesson-tutorial-convoy-hint-how = A convoy needs two orders that name the same journey: A PRO - TUS for the army, and F LYO C A PRO - TUS for the fleet.
lesson-tutorial-retreat-title = Retreat
lesson-tutorial-retreat-aim = Your army was dislodged from Aragon. It may retreat to an empty neighboring province, but not to the one from which the attack came. Choose where it goes: Provence is empty and one of your supply centers. Tap your army, then Provence.
lesson-tutorial-retreat-done = Your army is safe, and it guards Provence. A dislodged unit that cannot or will not retreat is disbanded.
lesson-tutorial-retreat-hint-gascony = That saved the army, too. But Provence stayed empty, and the next enemy may just walk in. Try again, and retreat to Provence.
lesson-tutorial-retreat-hint-lost = Your army was disbanded, and you did not have to lose it. Retreat to Provence: A ARA R PRO.
lesson-tutorial-build-title = Build
lesson-tutorial-build-aim = It is Winter. You own five supply centers and have four units, so you may build one more, in a home center of yours that is empty. Build an army in Paris: tap Paris, then “Build Army Paris”. Typed, it is Build A PAR.
lesson-tutorial-build-done = A new army stands in Paris. With fewer centers than units you would have had to disband one instead. Winter is the only season in which units are built.
lesson-tutorial-build-hint-occupied = Gascony is one of your home centers, but your own army is already there. Build in Paris, which is empty.
lesson-tutorial-build-hint-burgundy = The army in Burgundy is a good build, too. This lesson asks for Paris, so tap Paris and choose “Build Army Paris”.
lesson-tutorial-build-hint-fleet = Paris got a fleet. Armies march on land, fleets sail: for this step choose “Build Army Paris”.
lesson-tutorial-build-hint-how = There is no new army in Paris yet. Only home centers that you own and that are empty will do: order Build A PAR.
lesson-tutorial-stab-title = The stab
lesson-tutorial-stab-aim = Spain is your ally, trusts you, and sends its units out to sea and to Portugal. Promises bind nobody in Diplomacy. You own five supply centers, and on this small board seven win. Take Castile from Gascony and Valencia from Aragon in one turn.
lesson-tutorial-stab-done = Seven supply centers, and the game is yours. Spain will remember. Knowing when to keep your word and when to break it is what Diplomacy is about, and you now know all the orders you need for it.
lesson-tutorial-stab-hint-loyal = You kept your word, and nothing changed. That is often wise, but not now: Castile and Valencia are empty this Fall. A ARA - VAL and A GAS - CAS take both.
lesson-tutorial-stab-hint-same = Both armies went to Castile, so they bounced off each other. Send the one from Gascony to Castile and the one from Aragon to Valencia.
lesson-tutorial-stab-hint-one-more = You stabbed Spain, but with only half a knife: six centers do not win, and now Spain is warned. Take Valencia with A ARA - VAL and Castile with A GAS - CAS in the same turn.

exhibition-road-to-eighteen-title = The road to eighteen
exhibition-road-to-eighteen-f1901m = Seven centers change hands in the first fall. Turkey strikes at once and takes Sevastopol from Russia.
exhibition-road-to-eighteen-f1903m = Nobody is safe at home: Germany takes Moscow, Russia takes Smyrna, England takes Brest and Italy takes Marseilles.
exhibition-road-to-eighteen-f1907m = Germany takes Brest and St Petersburg from England and has twelve centers. Behind its back, France slips into Kiel.
exhibition-road-to-eighteen-f1910m = France loses its last center and is out of the game, while Turkey wins back Constantinople and loses Ankara.
exhibition-road-to-eighteen-f1911m = Edinburgh, Tunis and Vienna fall in one season: Germany has eighteen centers and wins alone.
