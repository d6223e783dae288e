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

solo-kinds = map, none or a number of centres
solo-centers = Centres that win the game; map: as many as the map says; none: however many, they do not win.
solo-none = No number of supply centres wins the game.
solo-rule = Whoever controls { $n } supply centres after the Fall, and more than anybody else, wins alone.
survivor-rule = A power that is the only one left has won, however many supply centres it owns.

# --- build-anywhere

build-anywhere-needs-home = Must a power own one of its home centres to build at all?
build-anywhere-rule = Units are built in any vacant supply centre of one's own, not only at home.
build-anywhere-home-rule = Who owns none of his home centres builds nothing.

# --- calendar

calendar-kinds = map or a phase such as F1914M
calendar-start = The phase in which the game begins; map: the one that the map names.
calendar-adjustments = Do centres change hands, and are units built and removed, once a year or after each season?
calendar-begins = The game begins in { $phase }.
calendar-every-season = Centres change hands, and units are built and removed, after the retreats of every season.
calendar-not-in-winter = That is not in Winter only, whatever other rules say of the year.
calendar-wins = Whoever then has enough centres has won, whatever the season.

# --- free-builds

free-builds-kinds = map or a year
free-builds-year = The year in whose Winter the game begins; map: the one before the map's first.
free-builds-silent = What those begin with who send nothing: the map's units or none.
free-builds-begins = The game begins in { $phase } with no units of the powers on the board.
free-builds-rule = Every power builds armies and fleets in its home centres as it likes. What it leaves out is not lost.
free-builds-usual = A power that sends nothing gets the units that usually stand on the board.

# --- last-year

last-year-kinds = none or a year
last-year-year = The year after whose Fall the game ends.
last-year-result = Who wins when it ends: all that are left, or who owns most centres.
last-year-none = No year is the last.
last-year-rule = If nobody has won by then, the game ends after the Fall of { $year }, when centres have changed hands.
last-year-draw = It is a draw between all that are left.
last-year-leaders = Whoever owns most supply centres wins; if several own as many, it is a draw between them.
last-year-too-early = last-year.year = { $year }: the game begins in { $phase }; name { $first } or a later year

# --- neutral-armies

neutral-armies-stand = An army stands in every supply centre that nobody owns at the start. It keeps the centre for nobody.
neutral-armies-hold = These armies always hold, without supporting each other, and may be supported.
neutral-armies-end = Dislodged, they are disbanded. None is built anew.

# --- what the values of options are called

calendar-adjustments-yearly = once a year
calendar-adjustments-every-season = after each season
free-builds-silent-usual = the units of the map
free-builds-silent-nothing = no units
last-year-result-draw = all that are left
last-year-result-leaders = who owns most centers
