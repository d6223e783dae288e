# Das klassische Spiel und die Regeln, die je ein Modul sind.

# --- Wie die Regeln heißen

pack-standard = Standard-Diplomacy
pack-standard-about = Das klassische Spiel: Sie befehligen Armeen und Flotten, verhandeln frei und gewinnen allein mit der Mehrheit der Versorgungszentren.
pack-build-anywhere = Überall bauen
pack-build-anywhere-about = Sie dürfen in jedem freien Versorgungszentrum bauen, das Ihnen gehört, nicht nur in Ihren Heimatzentren.
pack-calendar = Eigener Kalender
pack-calendar-about = Die Partie beginnt in einer Phase Ihrer Wahl, und Einheiten können nach jeder Jahreszeit auf- und abgebaut werden.
pack-neutral-armies = Neutrale Armeen
pack-neutral-armies-about = In jedem Versorgungszentrum, das am Anfang niemandem gehört, steht eine Armee, die immer hält.
pack-last-year = Letztes Jahr
pack-last-year-about = Die Partie endet nach dem Herbst eines vorher gewählten Jahres, wenn bis dahin niemand gewonnen hat.
pack-free-builds = Freie Aufstellung
pack-free-builds-about = Die Mächte beginnen ohne Einheiten und bauen in ihren Heimatzentren, welche sie möchten.

# --- standard

solo-kinds = map, none oder eine Zahl von Zentren
solo-centers = Zentren, mit denen man gewinnt; map: so viele, wie die Karte sagt; none: so viele es auch sind, sie gewinnen nicht.
solo-none = Keine Zahl von Versorgungszentren gewinnt die Partie.
solo-rule = Wer nach dem Herbst { $n } Versorgungszentren besitzt und mehr als alle anderen, gewinnt allein.
survivor-rule = Eine Macht, die als einzige übrig ist, hat gewonnen, wie viele Versorgungszentren sie auch besitzt.

# --- build-anywhere

build-anywhere-needs-home = Muss eine Macht eines ihrer Heimatzentren besitzen, um überhaupt zu bauen?
build-anywhere-rule = Einheiten werden in jedem freien eigenen Versorgungszentrum gebaut, nicht nur in der Heimat.
build-anywhere-home-rule = Wer keines seiner Heimatzentren besitzt, baut nichts.

# --- calendar

calendar-kinds = map oder eine Phase wie F1914M
calendar-start = Die Phase, in der die Partie beginnt; map: die, welche die Karte nennt.
calendar-adjustments = Wechseln Zentren den Besitzer und wird auf- und abgebaut einmal im Jahr oder nach jeder Jahreszeit?
calendar-begins = Die Partie beginnt in { $phase }.
calendar-every-season = Nach den Rückzügen jeder Jahreszeit wechseln Zentren den Besitzer, und es wird auf- und abgebaut.
calendar-not-in-winter = Das gilt nicht nur im Winter, was andere Regeln auch über das Jahr sagen.
calendar-wins = Wer dann genug Zentren hat, hat gewonnen, zu welcher Jahreszeit auch immer.

# --- free-builds

free-builds-kinds = map oder ein Jahr
free-builds-year = Das Jahr, in dessen Winter die Partie beginnt; map: das vor dem ersten der Karte.
free-builds-silent = Womit beginnt, wer nichts schickt: mit den Einheiten der Karte oder mit keinen.
free-builds-begins = Die Partie beginnt in { $phase }, ohne Einheiten der Mächte auf dem Brett.
free-builds-rule = Jede Macht baut Armeen und Flotten in ihren Heimatzentren, wie sie möchte. Was sie auslässt, ist nicht verloren.
free-builds-usual = Eine Macht, die nichts schickt, bekommt die Einheiten, die gewöhnlich auf dem Brett stehen.

# --- last-year

last-year-kinds = none oder ein Jahr
last-year-year = Das Jahr, nach dessen Herbst die Partie endet.
last-year-result = Wer am Ende gewinnt: alle, die noch dabei sind, oder wer die meisten Zentren besitzt.
last-year-none = Kein Jahr ist das letzte.
last-year-rule = Hat bis dahin niemand gewonnen, so endet die Partie nach dem Herbst { $year }, wenn die Zentren den Besitzer gewechselt haben.
last-year-draw = Es ist ein Unentschieden zwischen allen, die noch dabei sind.
last-year-leaders = Wer die meisten Versorgungszentren besitzt, gewinnt; besitzen mehrere gleich viele, so ist es zwischen ihnen unentschieden.
last-year-too-early = last-year.year = { $year }: die Partie beginnt in { $phase }; nenne { $first } oder ein späteres Jahr

# --- neutral-armies

neutral-armies-stand = In jedem Versorgungszentrum, das am Anfang niemandem gehört, steht eine Armee. Sie hält das Zentrum für niemanden.
neutral-armies-hold = Diese Armeen halten immer, ohne einander zu unterstützen, und dürfen unterstützt werden.
neutral-armies-end = Werden sie vertrieben, so werden sie aufgelöst. Keine wird neu gebaut.

# --- wie die Werte von Optionen heißen

calendar-adjustments-yearly = einmal im Jahr
calendar-adjustments-every-season = nach jeder Jahreszeit
free-builds-silent-usual = die Einheiten der Karte
free-builds-silent-nothing = keine Einheiten
last-year-result-draw = alle, die noch dabei sind
last-year-result-leaders = wer die meisten Zentren besitzt
