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

solo-title = Alleinsieg
solo-kinds = eine Zahl von Zentren
solo-centers-label = Zentren zum Sieg
solo-centers = Eine Macht, die so viele Versorgungszentren besitzt und mehr als jede andere, gewinnt allein.
solo-centers-map = So viele, wie die Karte sagt
solo-centers-none = Kein Sieg durch Zentren
solo-none = Mit Versorgungszentren allein lässt sich diese Partie nicht gewinnen.
solo-rule = Eine Macht, die nach dem Besitzwechsel { $n } Versorgungszentren besitzt und mehr als jede andere, gewinnt allein. Haben zwei Mächte gleich viele, geht die Partie weiter.
solo-panel = Versorgungszentren
solo-power = Macht
solo-owned = Zentren
solo-units = Einheiten
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
calendar-begins = Die Partie beginnt mit { DAT($phase) }.
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
free-builds-begins = Die Partie beginnt mit { DAT($phase) }. Die Mächte haben noch keine Einheiten auf dem Brett.
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
last-year-too-early = Das letzte Jahr kann nicht { $year } sein, denn die Partie beginnt mit { DAT($phase) }. Wählen Sie { $first } oder ein späteres Jahr.
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

# --- der Einführungskurs

lesson-tutorial-title = Die ersten Schritte
lesson-tutorial-about = Acht kurze Stellungen auf einem kleinen Brett: ziehen, um eine Provinz kämpfen, unterstützen, geleiten, sich zurückziehen, aufbauen und ein Verrat. Vorkenntnisse brauchen Sie keine.
lesson-tutorial-move-title = Eine Armee ziehen
lesson-tutorial-move-aim = Sie sind Frankreich, und das ist Ihre einzige Armee. Sie kann in jedes angrenzende Land ziehen. Schicken Sie sie von der Provence nach Savoyen: Tippen Sie auf Ihre Armee in der Provence, dann auf Savoyen und dann auf „Prüfen“. Sie können den Befehl auch schreiben: A PRO - SAV (A steht für Armee, und jede Provinz hat ein Kürzel aus drei Buchstaben).
lesson-tutorial-move-done = Ihre Armee ist in Savoyen einmarschiert. Der Stern kennzeichnet ein Versorgungszentrum: Wer dort am Ende des Herbstes eine Einheit hat, dem gehört es, und jedes eigene Zentrum versorgt eine Armee oder Flotte.
lesson-tutorial-move-hint-hold = Ihre Armee ist in der Provence geblieben. Tippen Sie auf die Armee, dann auf Savoyen im Osten, und prüfen Sie noch einmal.
lesson-tutorial-move-hint-elsewhere = Ihre Armee ist gezogen, aber nicht nach Savoyen. Savoyen liegt östlich der Provence. Tippen Sie zuerst auf die Armee, dann auf Savoyen.
lesson-tutorial-bounce-title = Patt
lesson-tutorial-bounce-aim = Alle Mächte schreiben ihre Befehle heimlich auf, und alle Befehle werden im selben Augenblick ausgeführt. Italien will gerade von Venedig nach Savoyen ziehen. Halten Sie es auf: Befehlen Sie Ihrer Armee in der Provence ebenfalls, nach Savoyen zu ziehen.
lesson-tutorial-bounce-done = Zwei gleich starke Armeen wollten nach Savoyen, also kam keine hinein: ein Patt, beide blieben stehen. Ein Zug kann sich schon lohnen, um jemand anderen aufzuhalten.
lesson-tutorial-bounce-hint-let-in = Italien ist nach Savoyen gezogen, weil ihm niemand im Weg stand. Schicken Sie Ihre Armee aus der Provence ebenfalls nach Savoyen: Bei gleicher Stärke kommt keiner von beiden hinein.
lesson-tutorial-support-title = Unterstützung
lesson-tutorial-support-aim = Eine italienische Armee hält Savoyen. Alle Einheiten sind gleich stark, eine Armee allein kann sie also nicht vertreiben. Eine zweite kann mit ihrem eigenen Befehl helfen: Ziehen Sie aus der Provence nach Savoyen und lassen Sie Burgund diesen Zug unterstützen. Tippen Sie auf Burgund, wählen Sie „Unterstützen“ und tippen Sie dann auf die Provence und auf Savoyen. Geschrieben: A BUR S A PRO - SAV.
lesson-tutorial-support-done = Zwei gegen eins: Der Angriff hatte Stärke 2, die Verteidigung Stärke 1. Die italienische Armee ist verdrängt und muss sich zurückziehen. Die unterstützende Einheit ist stehen geblieben.
lesson-tutorial-support-hint-alone = Eins gegen eins ergibt ein Patt, also kam Ihre Armee nicht hinein. Lassen Sie die Armee in Burgund helfen: Tippen Sie auf Burgund, „Unterstützen“, Provence, Savoyen.
lesson-tutorial-support-hint-both = Zwei Armeen, die in dieselbe Provinz ziehen, zählen nicht zusammen: Sie stehen einander im Weg. Ziehen Sie nur mit einer, und lassen Sie Burgund helfen: Tippen Sie auf Burgund, „Unterstützen“, Provence, Savoyen.
lesson-tutorial-support-hint-walked = Burgund wollte in die Provence ziehen, wo Ihre eigene Armee steht. Damit es hilft, statt zu ziehen: Tippen Sie auf Burgund, dann unter dem Brett auf „Unterstützen“, dann auf die Provence und auf Savoyen.
lesson-tutorial-support-hint-how = Die italienische Armee steht noch in Savoyen. Sie brauchen zwei Befehle. Tippen Sie auf die Provence, dann auf Savoyen. Tippen Sie danach auf Burgund, „Unterstützen“, Provence, Savoyen. (Geschrieben: A PRO - SAV und A BUR S A PRO - SAV.)
lesson-tutorial-cut-title = Unterstützung unterbrechen
lesson-tutorial-cut-aim = Jetzt werden Sie selbst angegriffen: Italien zieht von Savoyen in die Provence, und seine Flotte im Golf von Lyon (LYO) unterstützt den Zug. Eine Einheit, die selbst angegriffen wird, kann niemanden unterstützen. Retten Sie die Provence: Befehlen Sie Ihrer Flotte in Sardinien, den Golf von Lyon anzugreifen. Ihre Armee in der Provence braucht keinen Befehl, denn ohne Befehl hält eine Einheit.
lesson-tutorial-cut-done = Ihre Flotte kam nicht hinein, aber das hat genügt: Der Angriff auf den Golf von Lyon hat die Unterstützung unterbrochen, und der Zug in die Provence scheiterte eins gegen eins.
lesson-tutorial-cut-hint-uncut = Die Provence fiel, zwei gegen eins, weil niemand die italienische Flotte angegriffen hat. Greifen Sie sie an, wo sie steht: F SAR - LYO. Der Angriff braucht nicht zu gelingen.
lesson-tutorial-convoy-title = Geleit
lesson-tutorial-convoy-aim = Flotten bringen Armeen über das Meer. Bringen Sie Ihre Armee aus der Provence in die Toskana: Schicken Sie die Armee in die Toskana (A PRO - TUS) und lassen Sie die Flotte im Golf von Lyon sie geleiten: Tippen Sie auf die Flotte, „Geleiten“, Provence, Toskana. Unterdessen hat Spanien bei Aragonien etwas vor. Darum geht es im nächsten Schritt.
lesson-tutorial-convoy-done = Ihre Armee ist in einem einzigen Zug in der Toskana gelandet. Die Flotte ist stehen geblieben. Mit mehreren Flotten hintereinander kommt eine Armee über das ganze Meer. Aber Spanien hat Ihre Armee aus Aragonien verdrängt.
lesson-tutorial-convoy-hint-no-fleet = Ihre Armee hat am Ufer gewartet, weil keine Flotte sie mitnahm. Auch die Flotte braucht einen Befehl: F LYO C A PRO - TUS.
lesson-tutorial-convoy-hint-how = Ein Geleit braucht zwei Befehle, die denselben Zug nennen: A PRO - TUS für die Armee und F LYO C A PRO - TUS für die Flotte.
lesson-tutorial-retreat-title = Rückzug
lesson-tutorial-retreat-aim = Ihre Armee wurde aus Aragonien verdrängt. Sie darf sich in eine leere angrenzende Provinz zurückziehen, aber nicht dorthin, woher der Angriff kam. Sie bestimmen, wohin: Die Provence ist leer und eines Ihrer Versorgungszentren. Tippen Sie auf Ihre Armee, dann auf die Provence.
lesson-tutorial-retreat-done = Ihre Armee ist in Sicherheit und bewacht die Provence. Eine verdrängte Einheit, die sich nicht zurückziehen kann oder will, wird aufgelöst.
lesson-tutorial-retreat-hint-gascony = Auch das hat die Armee gerettet. Aber die Provence ist leer geblieben, und der nächste Gegner kann dort einfach einmarschieren. Versuchen Sie es noch einmal mit einem Rückzug in die Provence.
lesson-tutorial-retreat-hint-lost = Ihre Armee wurde aufgelöst, und das war nicht nötig. Ziehen Sie sich in die Provence zurück: A ARA R PRO.
lesson-tutorial-build-title = Aufbau
lesson-tutorial-build-aim = Es ist Winter. Ihnen gehören fünf Versorgungszentren, und Sie haben vier Einheiten. Also dürfen Sie eine weitere aufbauen, und zwar in einem leeren Heimatzentrum, das Ihnen gehört. Bauen Sie eine Armee in Paris: Tippen Sie auf Paris und dann auf „Aufbau: Armee Paris“. Geschrieben: Build A PAR.
lesson-tutorial-build-done = In Paris steht eine neue Armee. Mit weniger Zentren als Einheiten hätten Sie stattdessen eine auflösen müssen. Nur im Winter werden Einheiten aufgebaut.
lesson-tutorial-build-hint-occupied = Die Gascogne ist zwar eines Ihrer Heimatzentren, aber dort steht schon Ihre eigene Armee. Bauen Sie in Paris, das ist frei.
lesson-tutorial-build-hint-burgundy = Auch in Burgund ist eine Armee gut aufgehoben. Hier geht es um Paris: Tippen Sie auf Paris und wählen Sie „Aufbau: Armee Paris“.
lesson-tutorial-build-hint-fleet = In Paris liegt nun eine Flotte. Armeen marschieren an Land, Flotten fahren zur See: Wählen Sie hier „Aufbau: Armee Paris“.
lesson-tutorial-build-hint-how = In Paris steht noch keine neue Armee. Es kommen nur leere Heimatzentren infrage, die Ihnen gehören: Befehlen Sie Build A PAR.
lesson-tutorial-stab-title = Der Verrat
lesson-tutorial-stab-aim = Spanien ist Ihr Verbündeter, vertraut Ihnen und schickt seine Einheiten aufs Meer und nach Portugal. In Diplomacy bindet ein Versprechen niemanden. Ihnen gehören fünf Versorgungszentren, und auf diesem kleinen Brett gewinnt man mit sieben. Nehmen Sie in einem einzigen Zug Kastilien von der Gascogne aus und Valencia von Aragonien aus ein.
lesson-tutorial-stab-done = Sieben Versorgungszentren: Sie haben gewonnen. Spanien wird es sich merken. Wann man sein Wort hält und wann man es bricht, darum geht es in Diplomacy, und die Befehle dafür kennen Sie jetzt alle.
lesson-tutorial-stab-hint-loyal = Sie haben Wort gehalten, und nichts hat sich geändert. Das ist oft klug, aber nicht jetzt: Kastilien und Valencia sind in diesem Herbst leer. A ARA - VAL und A GAS - CAS nehmen beide ein.
lesson-tutorial-stab-hint-same = Beide Armeen zogen nach Kastilien und standen einander im Weg. Schicken Sie die aus der Gascogne nach Kastilien und die aus Aragonien nach Valencia.
lesson-tutorial-stab-hint-one-more = Sie haben Spanien verraten, aber nur halb: Sechs Zentren genügen nicht zum Sieg, und jetzt ist Spanien gewarnt. Nehmen Sie Valencia mit A ARA - VAL und Kastilien mit A GAS - CAS im selben Zug ein.

exhibition-road-to-eighteen-title = Der Weg zur Achtzehn
exhibition-road-to-eighteen-f1901m = Sieben Versorgungszentren wechseln im ersten Herbst den Besitzer. Die Türkei schlägt sofort zu und nimmt Russland Sewastopol ab.
exhibition-road-to-eighteen-f1903m = Niemand ist zu Hause sicher: Deutschland nimmt Moskau, Russland Smyrna, England Brest und Italien Marseille.
exhibition-road-to-eighteen-f1907m = Deutschland nimmt England Brest und Sankt Petersburg ab und hat zwölf Zentren. In seinem Rücken besetzt Frankreich Kiel.
exhibition-road-to-eighteen-f1910m = Frankreich verliert sein letztes Zentrum und scheidet aus. Die Türkei gewinnt Konstantinopel zurück und verliert Ankara.
exhibition-road-to-eighteen-f1911m = Edinburgh, Tunis und Wien fallen in einer einzigen Jahreszeit: Deutschland hat achtzehn Zentren und siegt allein.
