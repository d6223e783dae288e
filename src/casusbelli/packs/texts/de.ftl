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

solo-title = Alleiniger Sieg
solo-kinds = eine Zahl von Zentren
solo-centers-label = Zentren zum Sieg
solo-centers = Eine Macht, die so viele Versorgungszentren besitzt und mehr als jede andere, gewinnt allein.
solo-centers-map = So viele, wie die Karte sagt
solo-centers-none = Keine Zahl gewinnt
solo-none = Keine Zahl von Versorgungszentren gewinnt diese Partie.
solo-rule = Eine Macht, die nach dem Besitzwechsel { $n } Versorgungszentren besitzt und mehr als jede andere, gewinnt allein. Haben zwei Mächte gleich viele, geht die Partie weiter.
survivor-title = Die letzte Macht
survivor-rule = Eine Macht, die als einzige übrig ist, gewinnt, wie viele Versorgungszentren sie auch besitzt.
build-anywhere-title = Überall bauen
build-anywhere-needs-home-label = Heimatzentrum nötig zum Bauen

# --- build-anywhere

build-anywhere-needs-home = Eine Macht darf nur bauen, solange sie mindestens eines ihrer Heimatzentren besitzt.
build-anywhere-rule = Sie dürfen in jedem freien Versorgungszentrum bauen, das Ihnen gehört, nicht nur in der Heimat.
build-anywhere-home-rule = Eine Macht, die keines ihrer Heimatzentren besitzt, darf nicht bauen.
build-anywhere-example = Deutschland besitzt Dänemark, hat eine Einheit weniger als Zentren und keine Einheit in Dänemark. Im Winter darf es dort eine Armee oder eine Flotte bauen.
calendar-title = Kalender

# --- calendar

calendar-kinds = eine Phase wie F1914M
calendar-start-label = Erste Phase
calendar-start = Mit dieser Phase beginnt die Partie.
calendar-start-map = Wie die Karte sagt
calendar-adjustments-label = Besitzwechsel, Auf- und Abbau
calendar-adjustments = Einmal im Jahr oder nach jeder Jahreszeit wechseln Versorgungszentren den Besitzer, und Einheiten werden auf- und abgebaut.
calendar-begins = Die erste Phase ist { $phase }.
calendar-every-season = Nach den Rückzügen jeder Jahreszeit wechseln Versorgungszentren den Besitzer, und danach wird sofort auf- und abgebaut.
calendar-not-in-winter = Das geschieht in jeder Jahreszeit, auch wenn eine andere Regel vom Winter spricht.
calendar-wins = Eine Macht, die dann genug Zentren besitzt, gewinnt, zu welcher Jahreszeit auch immer.
calendar-example = Italien zieht im Frühjahr eine Armee nach Tunis. Nach den Rückzügen des Frühjahrs gehört Tunis Italien, das noch vor den Zügen im Herbst eine Einheit bauen darf.
free-builds-title = Der erste Aufbau

# --- free-builds

free-builds-kinds = ein Jahr
free-builds-year-label = Jahr des ersten Aufbaus
free-builds-year = Im Winter dieses Jahres beginnt die Partie.
free-builds-year-map = Das Jahr vor dem ersten der Karte
free-builds-silent-label = Mächte ohne ersten Aufbau
free-builds-silent = Eine Macht, die keinen ersten Aufbau schickt, beginnt mit den Einheiten der Karte oder ohne Einheiten.
free-builds-begins = Die erste Phase ist { $phase }. Die Mächte haben noch keine Einheiten auf dem Brett.
free-builds-rule = Jede Macht baut Armeen und Flotten in ihren Heimatzentren, wie sie möchte. Ein ausgelassener Aufbau ist nicht verloren: Sie dürfen ihn in einem späteren Winter nachholen.
free-builds-usual = Eine Macht, die nichts schickt, bekommt ihre Einheiten der Karte.
free-builds-example = Russland baut Armeen in Warschau und Moskau, eine Flotte in Sewastopol und eine Flotte an der Nordküste von Sankt Petersburg.
last-year-title = Das letzte Jahr

# --- last-year

last-year-kinds = ein Jahr
last-year-year-label = Letztes Jahr
last-year-year = Die Partie endet nach dem Herbst dieses Jahres, wenn vorher niemand gewonnen hat.
last-year-year-none = Kein letztes Jahr
last-year-result-label = Ergebnis am Ende
last-year-result = Hat bis zum Ende des letzten Jahres niemand gewonnen, so endet die Partie unentschieden, oder die Macht mit den meisten Zentren gewinnt.
last-year-none = Es ist kein letztes Jahr festgelegt.
last-year-rule = Hat vorher niemand gewonnen, so endet die Partie nach dem Herbst { $year }, sobald die Versorgungszentren den Besitzer gewechselt haben.
last-year-draw = Sie endet dann unentschieden zwischen allen verbliebenen Mächten.
last-year-leaders = Die Macht, die dann die meisten Versorgungszentren besitzt, gewinnt. Besitzen mehrere Mächte gleich viele, so endet die Partie unentschieden zwischen ihnen.
last-year-example = Nach dem letzten Herbst besitzt Frankreich 11 Zentren und die Türkei 9. Niemand hat gewonnen, also endet die Partie unentschieden zwischen allen verbliebenen Mächten.
last-year-example-leaders = Nach dem letzten Herbst besitzt Frankreich 11 Zentren und die Türkei 9. Frankreich gewinnt.
last-year-too-early = Das letzte Jahr kann nicht { $year } sein, denn die erste Phase ist { $phase }. Wählen Sie { $first } oder ein späteres Jahr.
neutral-armies-title = Neutrale Armeen

# --- neutral-armies

neutral-armies-stand = In jedem Versorgungszentrum, das am Anfang niemandem gehört, steht eine neutrale Armee, wenn dort eine Armee stehen kann.
neutral-armies-hold = Neutrale Armeen halten immer und unterstützen einander nicht. Die Spieler dürfen sie beim Halten unterstützen.
neutral-armies-end = Eine neutrale Armee, die verdrängt wird, wird aufgelöst. Neutrale Armeen werden nie gebaut.
neutral-armies-example = Die neutrale Armee in Belgien hält. Frankreich zieht ohne Unterstützung aus Burgund nach Belgien und prallt ab. Mit der Unterstützung einer Armee in der Picardie gelingt der Zug, und die neutrale Armee verschwindet.

# --- wie die Werte von Optionen heißen

calendar-adjustments-yearly = Einmal im Jahr
calendar-adjustments-every-season = Nach jeder Jahreszeit
free-builds-silent-usual = Einheiten der Karte
free-builds-silent-nothing = Keine Einheiten
last-year-result-draw = Unentschieden aller verbliebenen Mächte
last-year-result-leaders = Die Macht mit den meisten Zentren gewinnt
