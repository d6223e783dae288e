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
free-builds-usual = A power that sends nothing gets its units of the map.
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

neutral-armies-stand = A neutral army stands in every supply center that nobody owns at the start, if an army can stand there.
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
