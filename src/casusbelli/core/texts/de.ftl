# Was der Richter sagt.

nobody =
    { $case ->
        [DAT] niemandem
        [ACC] niemanden
        [OF] niemandem
       *[other] niemand
    }
you =
    { $case ->
        [DAT] Ihnen
        [OF] Ihnen
       *[other] Sie
    }
list-and = { $others } und { $last }
row = { COMMAS($items) }
also = { $one }; { $other }
sentences = { $one } { $other }
list-or = { $others } oder { $last }

no-match = { $other } hatte keinen passenden Befehl
coast-mismatch = { $other } hatte den Befehl zur anderen Küste
no-convoy = die Flotten mit Geleitbefehl verbinden { ACC($from) } nicht mit { DAT($place) }
convoy-broken = das Geleit wurde unterbrochen, als { $other } verdrängt wurde
paradox = das Geleit hinge von seinem eigenen Erfolg ab; die Regel für Paradoxe hält es auf
friend-there = { $other } bleibt in { DAT($place) } und kann nicht von Freunden verdrängt werden
own-there = die eigene Einheit { $other } bleibt in { DAT($place) }, und eine Macht kann ihre eigenen Einheiten nicht verdrängen
repelled = { $other } hielt { ACC($place) }
head-to-head = { $other } kam entgegen und war mindestens gleich stark
friendly-help = { THE($victim) } und Verbündete helfen nicht, { $other } zu verdrängen
bounced = Patt mit { $other }
outnumbered = { $other } war stärker
attacked = angegriffen von { $other }
dislodged = verdrängt von { $other }
entered = { $other } rückte in { ACC($place) } ein
tied = { $other } beanspruchte { ACC($place) } mit gleicher Stärke
snarled = er hängt über diese Grenze von einer Unterstützung ab, die wiederum von ihm abhängt, und bleibt deshalb ohne Wirkung
no-unit = in { DAT($place) } steht keine Einheit
not-yours = { $other } gehört { DAT($owner) }
wrong-kind = die Einheit dort ist { $other }
missing-kind = geben Sie an, ob Sie eine Armee oder eine Flotte meinen
wrong-coast = die Flotte ist { $other }
irrelevant-coast = die Angabe einer Küste von { DAT($place) } hat hier keine Bedeutung
wrong-phase = dieser Befehl gehört in eine andere Phase
same-place = { $unit } steht schon in { DAT($place) }
not-adjacent = { $unit } kann nicht { INTO($place) } ziehen
army-at-sea = { THE($place) } ist ein Meer; dorthin kann keine Armee ziehen
fleet-inland = { THE($place) } hat keine Küste; dorthin kann keine Flotte ziehen
no-route = keine Flotten auf See könnten { $unit } { INTO($place) } geleiten
coast-needed = geben Sie die Küste von { DAT($place) } an: { OR($choices) }
coast-unreachable = { $unit } erreicht diese Küste von { DAT($place) } nicht
self-support = eine Einheit kann sich nicht selbst unterstützen
no-target = in { DAT($place) } steht keine Einheit
cannot-reach = { $unit } könnte selbst nicht { INTO($place) } ziehen
moves-only = { $unit } könnte { INTO($place) } ziehen, aber diese Grenze erlaubt keine Unterstützung
own-province = eine Einheit kann keinen Angriff auf ihre eigene Provinz unterstützen
target-cannot = { $other } kann nicht { INTO($place) } ziehen
convoyed-by-itself = { $other } kommt nur { INTO($place) }, wenn { $unit } sie geleitet
not-a-fleet = nur eine Flotte kann geleiten
not-at-sea = eine Flotte in { DAT($place) } kann nicht geleiten; sie muss auf See sein
not-an-army = nur eine Armee kann geleitet werden; { $other } ist eine Flotte
superfluous = kein Weg von { $other } { INTO($place) } braucht { $unit }
closed = { THE($place) } ist bis { $date } geschlossen
permanently-closed = { THE($place) } ist die ganze Partie über geschlossen
second-order = für { $unit } gilt ein anderer Befehl
contradictory = { $unit } hat mehrere Befehle, deshalb gilt keiner davon
missing-nation = geben Sie an, wessen Einheit { $other } ist
wrong-nation = { $other } gehört { DAT($owner) }
in-disorder = { $other } ist in Unordnung und kann hier nicht unterstützt werden
not-dislodged = { $unit } wurde nicht verdrängt
retreat-origin = der Angreifer kam aus { DAT($place) }
retreat-contested = in { DAT($place) } gab es ein Patt
retreat-barred = { $unit } darf sich nicht { INTO($place) } zurückziehen
retreat-occupied = { THE($place) } ist besetzt
retreat-collision = { $other } zieht sich auch { INTO($place) } zurück
retreat-yields = { $other } zieht sich auch { INTO($place) } zurück, über eine Grenze, die leichter zu überqueren ist
no-retreat-order = es wurde kein Rückzug befohlen
nowhere = es gibt keine Provinz für den Rückzug
not-a-center = { THE($place) } ist kein Versorgungszentrum
not-home = { THE($place) } ist kein Heimatzentrum { OF($owner) }
not-owned = { THE($owner) } besitzt { ACC($place) } nicht
site-occupied = { $other } steht in { DAT($place) }
build-inland = { THE($place) } hat keine Küste; bauen Sie dort eine Armee
build-army-at-sea = in { DAT($place) } kann keine Armee gebaut werden
build-coast-needed = geben Sie die Küste von { DAT($place) } an: { OR($choices) }
site-taken = stattdessen gilt ein anderer Aufbau in { DAT($place) }
too-many-builds = { THE($owner) } darf keine weiteren Einheiten aufbauen
too-many-disbands = { THE($owner) } muss keine weiteren Einheiten auflösen
kept = { $unit } gehört nicht zu den Einheiten, die aufgelöst werden dürfen
removed-twice = { $unit } wird bereits aufgelöst
civil-disorder = es wurde keine Auflösung befohlen, deshalb wird { $unit } zuerst aufgelöst

# --- Ergebnisse und Überschriften

result = { $result ->
    [stands] bleibt
    [succeeds] gelingt
    [fails] misslingt
    [invalid] passt nicht zu den anderen Befehlen
    [illegal] unmöglich
    [given] gegeben
    [cut] unterbrochen
    [available] bereit
    [disrupted] unterbrochen
    [dislodged] verdrängt
    [destroyed] verdrängt und vernichtet
   *[other] { $result }
}
outcome = { $subject }: { $result ->
    [stands] bleibt
    [succeeds] gelingt
    [fails] misslingt
    [invalid] passt nicht zu den anderen Befehlen
    [illegal] unmöglich
    [given] gegeben
    [cut] unterbrochen
    [available] bereit
    [disrupted] unterbrochen
   *[other] { $result }
}
unordered = { $unit } hatte keinen Befehl und { $result ->
    [stands] bleibt
    [succeeds] hat Erfolg
    [fails] scheitert
   *[other] bleibt
}
because = { $start }. { SENTENCE($why) }
because-and-doomed = { $start }; die Einheit wird { $fate }
start-and-doomed = { $start }; { $unit } wird { $fate }
doomed = { $subject }: { $fate }
unordered-doomed = { $subject } hatte keinen Befehl und wird { $fate }
and-doomed = { $start } und wird { $fate }
and-so-doomed = { $start } und { $fate }
fate-dislodged = verdrängt
fate-dislodged-by = verdrängt von { $other }
fate-destroyed = verdrängt und vernichtet
fate-destroyed-by = verdrängt von { $other } und vernichtet

# --- Ergebnisse von Befehlen, wie Spieler sie nennen

row-result = { $result ->
    [stands] Stellung gehalten.
    [succeeds] { $act ->
        [move] Zug gelungen.
        [retreat] Zurückgezogen.
        [build] Aufgebaut.
        [disband] Aufgelöst.
        [waive] Auf einen Aufbau verzichtet.
       *[other] Gelungen.
    }
    [fails] Misslungen.
    [invalid] Ungültig.
    [illegal] Ungültig.
    [given] Unterstützung gegeben.
    [cut] Unterstützung unterbrochen.
    [available] Geleit gestellt.
    [disrupted] Geleit unterbrochen.
   *[other] { SENTENCE($result) }
}
row-cut-by = Unterstützung unterbrochen durch { $other }.
row-why = { SENTENCE($why) }
row-fate = { $fate ->
    [destroyed] Verdrängt und vernichtet.
   *[other] Verdrängt.
}
row-fate-by = { $fate ->
    [destroyed] Von { $other } verdrängt und vernichtet.
   *[other] Von { $other } verdrängt.
}

# --- Stärken, wie „warum?“ sie erzählt

attack-strength = Angriffsstärke von { $unit }: { $value }
hold-strength = Haltestärke von { $unit }: { $value }
defend-strength = Gegenstärke von { $unit }: { $value }
prevent-strength = Sperrstärke von { $unit }: { $value }
claim-strength = Anspruchsstärke von { $unit }: { $value }
strength-helped = { $strength } (sie selbst + { PLUS($helpers) })
strength-half-helped = { $strength } (sie selbst zur Hälfte + { PLUS($helpers) }, wegen der Grenze, die sie überquert)
strength-only-helped = { $strength } (nur { PLUS($helpers) }, weil ihr diese schwache Grenze keine eigene Stärke lässt)
crosses-half = über diese Grenze hat sie nur die Hälfte ihrer eigenen Stärke
crosses-weak = über diese schwache Grenze hat sie keine eigene Stärke
defends-itself = wo sie steht, hat sie immer ihre eigene Stärke
strength-remark = { $strength } ({ $remark })
strength-lost = { $strength }; die Unterstützung von { $helper } { $why }
spares-own = sie greift keine Einheit der eigenen Macht an
spares-friend = sie greift keine befreundete Einheit an
tried-to-move = sie versuchte zu ziehen
beaten-from-there = verdrängt von { $other }, die von dort kommt
was-dislodged = sie wurde von { $other } verdrängt
was-attacked = sie wurde von { $other } angegriffen
no-help-own = hilft nicht, die eigene Einheit { $unit } zu verdrängen
no-help-friend = hilft nicht, die befreundete Einheit { $unit } zu verdrängen
does-not-count = zählt nicht: { $why }
was-for-move = galt { $order }
was-for-hold = galt dem Halten von { $unit }
was-lost = ging verloren, als { $other } sie verdrängte
was-cut = wurde von { $other } unterbrochen

# --- Was sonst geschah, wie „warum?“ es erzählt

claim = der Anspruch von { $unit } auf { ACC($place) }
claim-support = die Unterstützung von { $unit } für: { $claim }
may-retreat = sie kann sich zurückziehen: { COMMAS($places) }
no-way-out = es gibt keine Provinz, in die sie sich zurückziehen könnte
stood-attacks = sie hielt { COUNT($units) ->
    [one] dem Angriff
   *[other] den Angriffen
} von { $units } stand
beleaguered = { $units } hielten einander ab, deshalb bleibt die belagerte Garnison
no-fleet = keine Flotte hatte den Befehl, sie zu geleiten
by-convoy = sie fuhr im Geleit
by-land = sie ging über Land
it-dislodged = sie verdrängte { $other }
convoy-was = das Geleit von { $unit }: { $state }
convoy-was-when = das Geleit von { $unit }: { $state }, als { $other } die Flotte verdrängte
noted-because = { $note }, denn: { $why }
paradox-note = der Erfolg des Geleits hinge davon ab, was diese Armee selbst bei der Landung tut; { $rule }
paradox-szykman = nach Szykmans Regel geleiten die Flotten im Paradox nicht
paradox-all-hold = nach der Regel dieser Partie gelingt kein Zug im Paradox
paradox-else = die Regel von { $rule } erfasst diesen Fall nicht, deshalb hält Szykmans Regel das Geleit auf
changed-places = sie tauschte den Platz mit { $other }
in-a-ring = sie zog im Kreis mit { $units }
came-by-convoy = { $other } kam im Geleit
does-not-cut = der Angriff von { $other } unterbricht sie nicht: { $why }
same-power = er kommt von derselben Macht
a-friends = er kommt von Freunden
comes-from-there = er kommt aus { DAT($place) } selbst und müsste sie verdrängen
weak-does-not-cut = er führt über eine schwache Grenze, ohne eine Unterstützung, die hier zählt
half-does-not-cut = über diese Grenze müsste er sie verdrängen
snarl-does-not-cut = über diese schwache Grenze hängt seine Stärke von einer Unterstützung ab, die wiederum von ihm abhängt
convoy-does-not-cut = nach der Regel von { $rule } unterbricht eine geleitete Armee sie nicht

# --- Daten der Karte

# $case: „Frühjahr 1901“ als Beschriftung, im Satz „das Frühjahr 1901“ (the, acc), „dem Frühjahr 1901“ (dat).

date = { $case ->
    [the] { $season ->
        [S] das{" "}
       *[other] der{" "}
    }
    [acc] { $season ->
        [S] das{" "}
       *[other] den{" "}
    }
    [dat] dem{" "}
   *[label] {""}
}{ $season ->
    [S] Frühjahr
    [F] Herbst
    [W] Winter
   *[other] { $season }
} { $year }
date-of-step = { $kind ->
    [M] { $case ->
        [the] die Zugphase
        [acc] die Zugphase
        [dat] der Zugphase
       *[label] Züge
    } im { $date }
    [R] { $case ->
        [the] die Rückzugsphase
        [acc] die Rückzugsphase
        [dat] der Rückzugsphase
       *[label] Rückzüge
    } im { $date }
    [A] { $case ->
        [the] der Auf- und Abbau
        [acc] den Auf- und Abbau
        [dat] dem Auf- und Abbau
       *[label] Auf- und Abbau
    } im { $date }
   *[other] { $date } ({ $kind })
}
never = nie

# --- Einheiten und Befehle mit Namen

unit-named = { $kind ->
    [A] Armee { $place }
    [F] Flotte { $place }
   *[other] { $place }
}
place-on-coast = { $coast ->
    [NC] { $place } (Nordküste)
    [EC] { $place } (Ostküste)
    [SC] { $place } (Südküste)
    [WC] { $place } (Westküste)
   *[other] { $place } ({ $coast })
}
order-hold = { $unit } hält
order-move = { $unit } → { $to }
order-move-via = { $unit } → { $to } per Geleit
order-support = { $unit } unterstützt { $target }
order-support-move = { $unit } unterstützt { $target } → { $to }
order-convoy = { $unit } geleitet { $target } → { $to }
order-retreat = { $unit } zieht sich zurück: { $to }
order-build = Aufbau: { $unit }
order-of = { $power }: { $order }
role-neutral = Neutral
order-disband = Auflösung: { $unit }
order-waive = Verzicht auf einen Aufbau

# --- Entscheidungen: wie ein Tisch spielt, was Regelbücher offen lassen

ruling-convoy-disruption-label = Geleite mit mehreren Wegen
ruling-convoy-disruption = Eine Armee kann mehrere Wege über geleitende Flotten haben. Dies legt fest, wann der Verlust einer Flotte sie aufhält.
ruling-convoy-disruption-all-routes = Nur wenn alle Wege unterbrochen sind
ruling-convoy-disruption-any-route = Sobald eine ihrer Flotten verdrängt wird
ruling-convoy-paradox-label = Geleitparadoxe
ruling-convoy-paradox = Diese Regel gilt für ein Geleit, dessen Erfolg von seiner eigenen Landung abhinge. Was ein gedrucktes Regelbuch offenlässt, entscheidet Szykmans Regel.
ruling-convoy-paradox-szykman = Szykmans Regel: das Geleit misslingt
ruling-convoy-paradox-1971 = Regelbuch von 1971
ruling-convoy-paradox-1982 = Regelbuch von 1982
ruling-convoy-paradox-2000 = Regelbuch von 2000
ruling-convoy-paradox-all-hold = Alle Züge des Paradoxes misslingen
ruling-convoy-intent-label = Geleit oder Landweg
ruling-convoy-intent = Eine Armee kann neben ihrem Ziel stehen und trotzdem dorthin geleitet werden. Dies legt fest, wann sie über See geht.
ruling-convoy-intent-own-fleet = Wenn eine Flotte der eigenen Macht sie geleitet
ruling-convoy-intent-swap = Nur um mit einer Einheit den Platz zu tauschen
ruling-convoy-intent-own-orders = Wenn die Befehle ihrer Macht es so vorsehen
ruling-convoy-intent-said = Nur wenn der Befehl „via convoy“ sagt
ruling-via-fallback-label = Landweg, wenn das Geleit ausfällt
ruling-via-fallback = Eine Armee, die neben ihrem Ziel steht, geht über Land, wenn ihr Geleit fehlt oder unterbrochen wird.
ruling-convoyed-cut-label = Geleitete Angriffe unterbrechen Unterstützung gegen ihre Provinz
ruling-convoyed-cut = Ein Angriff unterbricht keine Unterstützung, die gegen die Provinz des Angreifers gegeben wird. Dies legt fest, ob eine Armee, die im Geleit angreift, sie doch unterbricht.
ruling-convoyed-origin-label = Rückzug in die Provinz eines geleiteten Angreifers
ruling-convoyed-origin = Eine verdrängte Einheit darf sich nicht in die Provinz zurückziehen, aus der sie angegriffen wurde. Dies legt fest, ob sie es darf, wenn der Angreifer im Geleit kam.
ruling-convoyed-origin-open = Erlaubt
ruling-convoyed-origin-closed = Nicht erlaubt
ruling-dislodged-effect-label = Wirkung verdrängter Einheiten auf die Provinz ihres Angreifers
ruling-dislodged-effect = Eine verdrängte Einheit wirkt nicht auf die Provinz, aus der ihr Angreifer kam. Dies legt fest, ob sie dort noch andere abhält, wenn die beiden sich nicht begegnet sind, weil eine im Geleit fuhr.
ruling-dislodged-effect-no-battle = Hält andere ab, wenn sie sich nicht begegnet sind
ruling-dislodged-effect-never = Hält nie andere ab
ruling-coast-omitted-label = Küste fehlt, nur eine möglich
ruling-coast-omitted = Eine Flotte soll in eine Provinz mit zwei Küsten ziehen. Der Befehl nennt keine, und nur eine ist erreichbar.
ruling-coast-omitted-follow = Sie zieht zu dieser Küste
ruling-coast-omitted-illegal = Der Befehl ist ungültig
ruling-coast-impossible-label = Unerreichbare Küste
ruling-coast-impossible = Eine Flotte soll zu einer Küste ziehen, die sie nicht erreicht. Die andere könnte sie erreichen.
ruling-coast-impossible-follow = Sie zieht zur anderen Küste
ruling-coast-impossible-illegal = Der Befehl ist ungültig
ruling-coast-in-support-label = Küsten in Unterstützungen
ruling-coast-in-support = Dies legt fest, wann die Unterstützung eines Flottenzugs in eine Provinz mit zwei Küsten die Küste nennen muss.
ruling-coast-in-support-optional = Nie
ruling-coast-in-support-own-units = Nur für die Flotte einer anderen Macht
ruling-coast-in-support-required = Immer
ruling-coast-wrong-label = Falsche Küste einer Einheit
ruling-coast-wrong = Ein Befehl nennt die falsche Küste der Einheit, der er gilt, die er unterstützt oder geleitet.
ruling-coast-wrong-ignore = Die Küste wird übergangen
ruling-coast-wrong-illegal = Der Befehl ist ungültig
ruling-coast-irrelevant-label = Bedeutungslose Küste
ruling-coast-irrelevant = Ein Befehl nennt eine Küste, die es nicht gibt oder auf die es nicht ankommt.
ruling-coast-irrelevant-ignore = Die Küste wird übergangen
ruling-coast-irrelevant-illegal = Der Befehl ist ungültig
ruling-kind-missing-label = Art der Einheit fehlt
ruling-kind-missing = Ein Befehl sagt nicht, ob er eine Armee oder eine Flotte meint.
ruling-kind-missing-follow = Der Befehl gilt
ruling-kind-missing-illegal = Der Befehl ist ungültig
ruling-kind-wrong-label = Falsche Art der Einheit
ruling-kind-wrong = Ein Befehl nennt eine Flotte Armee oder eine Armee Flotte.
ruling-kind-wrong-follow = Der Befehl gilt
ruling-kind-wrong-illegal = Der Befehl ist ungültig
ruling-kind-missing-in-build-label = Art der Einheit fehlt beim Aufbau
ruling-kind-missing-in-build = Ein Aufbaubefehl nennt weder Armee noch Flotte. Eine genannte Küste legt eine Flotte nahe, eine Binnenprovinz eine Armee.
ruling-kind-missing-in-build-guess = Gebaut wird, was Provinz oder Küste nahelegen
ruling-kind-missing-in-build-inland = Im Binnenland eine Armee, sonst nichts
ruling-kind-missing-in-build-illegal = Der Befehl ist ungültig
ruling-fleet-inland-label = Flotte im Binnenland
ruling-fleet-inland = In einer Binnenprovinz soll eine Flotte gebaut werden.
ruling-fleet-inland-fails = Der Aufbau misslingt
ruling-fleet-inland-army = Es wird eine Armee gebaut
ruling-nation-missing-label = Macht fehlt
ruling-nation-missing = Eine Unterstützung oder ein Geleit für die Einheit einer anderen Macht nennt die Macht nicht.
ruling-nation-missing-follow = Der Befehl gilt
ruling-nation-missing-illegal = Der Befehl ist ungültig
ruling-nation-wrong-label = Falsche Macht
ruling-nation-wrong = Eine Unterstützung oder ein Geleit nennt die falsche Macht.
ruling-nation-wrong-follow = Der Befehl gilt
ruling-nation-wrong-illegal = Der Befehl ist ungültig
ruling-several-orders-label = Mehrere Befehle an eine Einheit
ruling-several-orders = Eine Einheit erhält mehrere gültige Befehle. Dies legt fest, welcher zählt.
ruling-several-orders-first = Der erste
ruling-several-orders-last = Der letzte
ruling-several-orders-hold = Keiner; die Einheit hält
ruling-extra-builds-label = Zu viele Aufbauten
ruling-extra-builds = Eine Macht befiehlt mehr Aufbauten, als ihr zustehen. Dies legt fest, welche zählen.
ruling-extra-builds-first = Die ersten
ruling-extra-builds-last = Die letzten
ruling-extra-builds-none = Keiner davon
ruling-builds-in-one-place-label = Mehrere Aufbauten in einer Provinz
ruling-builds-in-one-place = Eine Macht befiehlt mehrere Aufbauten in derselben Provinz. Dies legt fest, welcher zählt.
ruling-builds-in-one-place-first = Der erste
ruling-builds-in-one-place-last = Der letzte
ruling-builds-in-one-place-none = Keiner davon
ruling-extra-disbands-label = Zu viele Auflösungen
ruling-extra-disbands = Eine Macht befiehlt, mehr Einheiten aufzulösen, als sie muss. Dies legt fest, welche Befehle zählen.
ruling-extra-disbands-first = Die ersten
ruling-extra-disbands-last = Die letzten
ruling-extra-disbands-disorder = Keiner; die Regel für Unordnung entscheidet
ruling-cd-removal-label = Auflösungen ohne Befehl
ruling-cd-removal = Eine Macht muss Einheiten auflösen und sagt nicht, welche. Die am weitesten entfernte wird zuerst aufgelöst; dies legt fest, von wo aus gemessen wird.
ruling-cd-removal-2023 = Von ihren eigenen Zentren (Regelbuch von 2023)
ruling-cd-removal-classic = Von ihren Heimatzentren (Regelbücher von 1971 und 1982)
ruling-cd-removal-country = Von ihrem Heimatland (Regelbuch von 2000)
ruling-cd-support-label = Unterstützung für Einheiten in Unordnung
ruling-cd-support = Eine Einheit in Unordnung hält. Dies legt fest, ob andere sie beim Halten unterstützen dürfen.

# --- Was nicht verstanden wurde

fault = { $word }: { SENTENCE($problem) }
fault-hint = { $word }: { SENTENCE($problem) } Meinten Sie { OR($hints) }?
no-sign = (ein Zeichen, das sich nicht zeigen lässt)
nothing = (nichts)
one-order = ein einzelner Befehl wurde erwartet, aber { $order } ist schon einer
too-many-mistakes = zu viele Fehler; nach dieser Zeile wurde nichts gelesen
text-too-long = der Text ist zu lang für Befehle; höchstens { $limit } Zeichen werden gelesen
line-too-long = die Zeile ist zu lang für Befehle; höchstens { $limit } Zeichen werden gelesen
expected = erwartet: { $what }
expected-only = erwartet: { $what } und sonst nichts
expected-end = nach { $order } wurde nichts mehr erwartet
breaks-off = der Befehl ist unvollständig; erwartet: { $what }
verb-after = { OR($verbs) } nach { $unit }
where-to = - und wohin { $unit } geht
no-such-power = diese Macht gibt es nicht
no-such-province = diese Provinz gibt es nicht
no-such-thing = es gibt keine Provinz, keine Macht und keinen Befehl mit diesem Namen
no-such-coast = { THE($place) } hat keine solche Küste
nobody-may-enter = niemand darf { ACC($place) } betreten
could-be = könnte { OR($meanings) } sein
stands-twice = { $what } kommt zweimal vor
a-power = eine Macht
powers = Mächte
a-province = eine Provinz
provinces = Provinzen
a-unit = eine Einheit
units = Einheiten
an-order = ein Befehl
a-number = eine Zahl
a-coast = eine Küste

# --- was gelesen und übergangen wird

note-no-coast = { THE($place) } hat keine { $coast ->
    [NC] Nordküste
    [EC] Ostküste
    [SC] Südküste
    [WC] Westküste
   *[other] Küste { $coast }
}; übergangen
note-convoy-path = der Weg eines Geleits lässt sich nicht befehlen; übergangen: { COMMAS($places) }
a-move-to = ein Zug { INTO($place) }

# --- passen diese Befehle zusammen?

coherence-support-of-mover = { $target } zieht { INTO($place) }; die Unterstützung von { $unit } zum Halten bewirkt nichts.
coherence-support-elsewhere = { $target } zieht { INTO($elsewhere) }; { $unit } kann den Zug { INTO($place) } nicht unterstützen.
coherence-support-of-nobody = { $target } zieht nicht { INTO($place) }; die Unterstützung von { $unit } bewirkt nichts.
coherence-support-against-own = { $unit } unterstützt einen Angriff auf { ACC($place) }, aber Ihre eigene Einheit { $victim } bleibt dort; Ihre Unterstützung kann nicht helfen, sie zu verdrängen.
coherence-convoy-of-nobody = { $target } zieht nicht { INTO($place) }; { $unit } hat nichts zu geleiten.
coherence-convoy-by-others = { $unit } erreicht { ACC($place) } nur, wenn Flotten anderer Mächte das Geleit geben.
coherence-convoy-missing = { $unit } braucht das Geleit von { $fleets } { INTO($place) }.
coherence-own-stays = Ihre eigene Einheit { $other } bleibt in { DAT($place) }; { $unit } kann nicht dorthin ziehen.
coherence-swap = { $unit } und { $other } können ohne Geleit nicht die Plätze tauschen.
coherence-yours-already = { THE($place) } gehört Ihnen bereits, und keine Einheit einer anderen Macht steht daneben.
coherence-bounce = { ALL($units) } ziehen in dieselbe Provinz, { $place }, und es gibt ein Patt, wenn nicht eine von ihnen mehr Unterstützung hat.
coherence-retreats = { ALL($units) } ziehen sich gemeinsam { INTO($place) } zurück und werden deshalb alle aufgelöst.
coherence-builds = Sie dürfen noch { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} aufbauen.
coherence-removals = Sie müssen noch { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
} auflösen; sonst entscheidet die Regel für Mächte ohne Befehle.

# --- Zeitpunkte

moment-this-year = { $weekday }, { $day }. { $month }, { $time } { $zone }
moment = { $weekday }, { $day }. { $month } { $year }, { $time } { $zone }
weekday =
    { $n ->
        [1] Mo
        [2] Di
        [3] Mi
        [4] Do
        [5] Fr
        [6] Sa
       *[7] So
    }
month =
    { $n ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }

# --- Entscheidungen und Karten nach ihrem Namen

unknown-map = Keine Karte heißt { $name }. Es gibt { COMMAS($known) }.
unknown-map-near = Keine Karte heißt { $name }. Meinten Sie { $near }?
unknown-preset = Es gibt keine Voreinstellung { $preset }. Möglich sind { COMMAS($presets) }.
unknown-ruling = In einer Zugdatei gibt es keine Option { $key }. Möglich sind { COMMAS($known) }.
unknown-ruling-near = In einer Zugdatei gibt es keine Option { $key }. Meinten Sie { $near }?
bad-ruling = Die Option { $key } = { $value } ist unmöglich. Möglich sind { OR($values) }.
