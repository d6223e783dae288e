# Was der Richter sagt.

nobody = niemand
list-and = { $others } und { $last }
row = { COMMAS($items) }
also = { $one }; { $other }
list-or = { $others } oder { $last }

no-match = { $other } hatte keinen solchen Befehl
coast-mismatch = { $other } hatte den Befehl zur anderen Küste
no-convoy = die Flotten mit Geleitbefehl reichen nicht von { $from } nach { $place }
convoy-broken = das Geleit zerbrach, als { $other } vertrieben wurde
paradox = das Geleit entschiede über sich selbst; die Regel für Paradoxe hält es auf
friend-there = { $other } bleibt in { $place } und wird von Freunden nicht vertrieben
own-there = die eigene Einheit { $other } bleibt in { $place }, und keine Macht vertreibt ihre eigenen
repelled = { $other } hielt { $place }
head-to-head = { $other } kam mit mindestens gleicher Stärke entgegen
friendly-help = { $victim } und Freunde helfen nicht, { $other } zu vertreiben
bounced = prallte mit { $other } zusammen
outnumbered = { $other } war stärker
attacked = angegriffen von { $other }
dislodged = vertrieben von { $other }
entered = { $other } rückte in { $place } ein
tied = { $other } beanspruchte { $place } mit gleicher Stärke
no-unit = in { $place } steht keine Einheit
not-yours = { $other } gehört { $owner }
wrong-kind = die Einheit dort ist { $other }
missing-kind = sage, ob eine Armee oder eine Flotte gemeint ist
wrong-coast = die Flotte ist { $other }
irrelevant-coast = die genannte Küste von { $place } bedeutet hier nichts
wrong-phase = dieser Befehl gehört in eine andere Phase
same-place = { $unit } steht schon in { $place }
not-adjacent = { $unit } kann nicht nach { $place } ziehen
army-at-sea = { $place } ist ein Meer; eine Armee kann nicht dorthin
fleet-inland = { $place } hat keine Küste; eine Flotte kann nicht dorthin
no-route = keine Flotten auf See könnten { $unit } nach { $place } geleiten
coast-needed = sage, welche Küste von { $place }: { OR($choices) }
coast-unreachable = { $unit } erreicht diese Küste von { $place } nicht
self-support = eine Einheit kann sich nicht selbst unterstützen
no-target = in { $place } steht keine Einheit
cannot-reach = { $unit } könnte selbst nicht nach { $place } ziehen
own-province = eine Einheit kann keinen Angriff auf ihre eigene Provinz unterstützen
target-cannot = { $other } kann nicht nach { $place } ziehen
convoyed-by-itself = { $other } kommt nur nach { $place }, wenn { $unit } sie befördert
not-a-fleet = nur eine Flotte kann geleiten
not-at-sea = eine Flotte in { $place } kann nicht geleiten; sie muss auf See sein
not-an-army = nur eine Armee kann geleitet werden; { $other } ist eine Flotte
superfluous = { $unit } steht auf keinem Weg von { $other } nach { $place }, der sie braucht
closed = { $place } ist geschlossen bis { $date }
permanently-closed = { $place } ist die ganze Partie über geschlossen
second-order = { $unit } hat einen anderen Befehl, der gilt
contradictory = { $unit } hat mehrere Befehle; keiner davon gilt
missing-nation = sage, wessen Einheit { $other } ist
wrong-nation = { $other } gehört { $owner }
in-disorder = { $other } ist in Unordnung und kann hier nicht unterstützt werden
not-dislodged = { $unit } wurde nicht vertrieben
retreat-origin = der Angreifer kam aus { $place }
retreat-contested = in { $place } prallten Einheiten zusammen
retreat-barred = { $place } steht { $unit } zum Rückzug nicht offen
retreat-occupied = { $place } ist besetzt
retreat-collision = { $other } zieht sich auch nach { $place } zurück
no-retreat-order = es wurde kein Rückzug befohlen
nowhere = es gibt keine Provinz für den Rückzug
not-a-center = { $place } ist kein Versorgungszentrum
not-home = { $place } ist kein Heimatzentrum von { $owner }
not-owned = { $owner } besitzt { $place } nicht
site-occupied = { $other } steht in { $place }
build-inland = { $place } hat keine Küste; baue eine Armee
build-army-at-sea = { $place } ist kein Ort für eine Armee
build-coast-needed = sage, welche Küste von { $place }: { OR($choices) }
site-taken = ein anderer Bau in { $place } gilt
too-many-builds = { $owner } hat keine Einheiten mehr zu bauen
too-many-disbands = { $owner } hat keine Einheiten mehr zu entfernen
kept = { $unit } gehört nicht zu den Einheiten, die gehen müssen
removed-twice = { $unit } ist schon entfernt
civil-disorder = keine Auflösung wurde befohlen; { $unit } geht zuerst

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
    [disrupted] gestört
    [dislodged] vertrieben
    [destroyed] vertrieben und vernichtet
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
    [disrupted] gestört
   *[other] { $result }
}
unordered = { $unit } hatte keinen Befehl und { $result ->
    [stands] bleibt
    [succeeds] hat Erfolg
    [fails] scheitert
   *[other] bleibt
}
because = { $start }, denn: { $why }
because-and-doomed = { $start }; die Einheit wird { $fate }
start-and-doomed = { $start }; { $unit } wird { $fate }
doomed = { $subject }: { $fate }
unordered-doomed = { $subject } hatte keinen Befehl und wird { $fate }
and-doomed = { $start } und wird { $fate }
and-so-doomed = { $start } und { $fate }
fate-dislodged = vertrieben
fate-dislodged-by = vertrieben von { $other }
fate-destroyed = vertrieben und vernichtet
fate-destroyed-by = vertrieben von { $other } und vernichtet

# --- Stärken, wie »warum?« sie erzählt

attack-strength = Angriffsstärke von { $unit }: { $value }
hold-strength = Haltestärke von { $unit }: { $value }
defend-strength = Gegenstärke von { $unit }: { $value }
prevent-strength = Sperrstärke von { $unit }: { $value }
claim-strength = Anspruchsstärke von { $unit }: { $value }
strength-helped = { $strength } (sie selbst + { PLUS($helpers) })
strength-remark = { $strength } ({ $remark })
strength-lost = { $strength }; die Unterstützung von { $helper } { $why }
spares-own = sie greift keine Einheit der eigenen Macht an
spares-friend = sie greift keine befreundete Einheit an
tried-to-move = sie versuchte zu ziehen
beaten-from-there = vertrieben von { $other }, die von dort kommt
was-dislodged = sie wurde von { $other } vertrieben
was-attacked = sie wurde von { $other } angegriffen
no-help-own = hilft nicht, die eigene Einheit { $unit } zu vertreiben
no-help-friend = hilft nicht, die befreundete Einheit { $unit } zu vertreiben
does-not-count = zählt nicht: { $why }
was-for-move = galt { $order }
was-for-hold = galt dem Halten von { $unit }
was-lost = ging verloren, als { $other } sie vertrieb
was-cut = wurde von { $other } unterbrochen

# --- Was sonst geschah, wie »warum?« es erzählt

claim = der Anspruch von { $unit } auf { $place }
claim-support = die Unterstützung von { $unit } für: { $claim }
may-retreat = sie kann sich zurückziehen nach { COMMAS($places) }
no-way-out = es gibt keine Provinz, in die sie sich zurückziehen könnte
stood-attacks = sie hielt { COUNT($units) ->
    [one] dem Angriff
   *[other] den Angriffen
} von { $units } stand
beleaguered = { $units } hielten einander ab: eine belagerte Besatzung bleibt
no-fleet = keine Flotte hatte Befehl, sie zu geleiten
by-convoy = sie fuhr im Geleit
by-land = sie ging über Land
it-dislodged = sie vertrieb { $other }
convoy-was = das Geleit von { $unit }: { $state }
convoy-was-when = das Geleit von { $unit }: { $state }, als { $other } die Flotte vertrieb
noted-because = { $note }, denn: { $why }
paradox-note = ob das Geleit hält, hinge davon ab, was ebendiese Armee bei der Landung tut; { $rule }
paradox-szykman = nach Szykmans Regel geleiten die Flotten im Paradox nicht
paradox-all-hold = nach der Regel dieses Tisches gelingt kein Zug im Paradox
paradox-else = die Regel von { $rule } sagt nichts dazu, so hält Szykmans Regel das Geleit auf
changed-places = sie tauschte den Platz mit { $other }
in-a-ring = sie zog im Kreis mit { $units }
came-by-convoy = { $other } kam im Geleit
does-not-cut = der Angriff von { $other } unterbricht sie nicht: { $why }
same-power = er kommt von derselben Macht
a-friends = er kommt von Freunden
comes-from-there = er kommt aus { $place } selbst und müsste sie vertreiben
convoy-does-not-cut = nach der Regel von { $rule } unterbricht eine Armee, die im Geleit kommt, sie nicht

# --- Daten der Karte

date = { $season ->
    [S] Frühjahr
    [F] Herbst
    [W] Winter
   *[other] { $season }
} { $year }
never = nie

# --- Entscheidungen: wie ein Tisch spielt, was Regelbücher offen lassen

ruling = { $told } (DATC { $issue })
ruling-convoy-disruption = Ein Geleit mit mehreren Wegen misslingt, wenn alle unterbrochen sind, oder sobald eine Flotte vertrieben wird.
ruling-convoy-paradox = Nach welcher Regel ein Geleitparadox aufgelöst wird: nach Szykman, nach dem Regelbuch von 1971, 1982 oder 2000 (nach Szykman, wo diese schweigen), oder alle Züge im Paradox halten.
ruling-convoy-intent = Eine Armee neben ihrem Ziel fährt im Geleit, wenn eine Flotte der eigenen Macht sie geleitet (2000, 2023), nur um Plätze zu tauschen (1971), wenn die Befehle ihrer Macht es so meinen (1982), oder nur, wenn sie VIA sagt (DPTG).
ruling-via-fallback = Geht eine Armee neben ihrem Ziel über Land, wenn das gemeinte Geleit fehlt oder gestört wird?
ruling-convoyed-cut = Unterbricht eine Armee, die im Geleit angreift, eine Unterstützung gegen die Provinz, aus der sie kommt?
ruling-convoyed-origin = Darf sich eine Einheit in die Provinz zurückziehen, aus der eine geleitete Armee sie vertrieben hat?
ruling-dislodged-effect = Hält eine vertriebene Einheit noch andere von der Provinz ihres Angreifers ab, wenn die beiden sich nicht begegnet sind, weil eine im Geleit fuhr?
ruling-coast-omitted = Ein Flottenzug ohne Küste, wo nur eine möglich ist.
ruling-coast-impossible = Ein Flottenzug mit einer Küste, die die Flotte nicht erreicht, während sie die andere erreicht.
ruling-coast-in-support = Muss eine Unterstützung für einen Flottenzug die Küste nennen: nie, nur für die Flotte einer anderen Macht, immer?
ruling-coast-wrong = Ein Befehl, der der befohlenen, unterstützten oder geleiteten Einheit die falsche Küste gibt.
ruling-coast-irrelevant = Ein Befehl mit einer Küste, die es nicht gibt oder auf die es nicht ankommt.
ruling-kind-missing = Ein Befehl, der nicht sagt, ob eine Armee oder eine Flotte gemeint ist.
ruling-kind-wrong = Ein Befehl, der eine Flotte Armee nennt oder eine Armee Flotte.
ruling-kind-missing-in-build = Ein Aufbau, der weder Armee noch Flotte sagt: eine Armee im Binnenland und eine Flotte, wo eine Küste genannt ist; nur eine Armee im Binnenland; nie.
ruling-fleet-inland = Eine Flotte, die in einer Provinz im Binnenland gebaut werden soll.
ruling-nation-missing = Eine Unterstützung oder ein Geleit für die Einheit einer anderen Macht, ohne die Macht zu nennen.
ruling-nation-wrong = Eine Unterstützung oder ein Geleit, das die falsche Macht nennt.
ruling-several-orders = Welcher von mehreren gültigen Befehlen an eine Einheit zählt.
ruling-extra-builds = Welche von zu vielen Aufbaubefehlen zählen.
ruling-builds-in-one-place = Welcher von mehreren Aufbauten in einer Provinz zählt.
ruling-extra-disbands = Welche von zu vielen Auflösungsbefehlen zählen.
ruling-cd-removal = Welche Einheit geht, wenn eine Macht es nicht sagt: die von den eigenen Zentren (2023), den Heimatzentren (classic: 1971, 1982) oder vom eigenen Land (2000) am weitesten entfernte.
ruling-cd-support = Kann eine Einheit in Unordnung beim Halten unterstützt werden?

# --- Was nicht verstanden wurde

fault = { $word }: { $problem }
fault-hint = { $word }: { $problem }; { OR($hints) }?
no-sign = (ein Zeichen, das sich nicht zeigen lässt)
nothing = (nichts)
one-order = ein Befehl war erwartet, und { $order } ist einer
too-many-mistakes = zu viele Fehler; nach dieser Zeile wurde nichts gelesen
text-too-long = der Text ist zu lang für Befehle; höchstens { $limit } Zeichen werden gelesen
line-too-long = die Zeile ist zu lang für Befehle; höchstens { $limit } Zeichen werden gelesen
expected = erwartet: { $what }
expected-only = erwartet: { $what } und sonst nichts
expected-end = nach { $order } nicht verstanden; hier sollte der Befehl zu Ende sein
breaks-off = der Befehl bricht ab; erwartet: { $what }
verb-after = { OR($verbs) } nach { $unit }
where-to = - und wohin { $unit } geht
no-such-power = diese Macht gibt es nicht
no-such-province = diese Provinz gibt es nicht
no-such-thing = keine Provinz, keine Macht und kein Befehl heißt so
no-such-coast = { $place } hat keine solche Küste
nobody-may-enter = { $place } darf niemand betreten
could-be = kann { OR($meanings) } sein
stands-twice = { $what } steht zweimal da
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

note-no-coast = { $place } hat keine { $coast ->
    [NC] Nordküste
    [EC] Ostküste
    [SC] Südküste
    [WC] Westküste
   *[other] Küste { $coast }
}; übergangen
note-convoy-path = der Weg eines Geleits lässt sich nicht befehlen; { COMMAS($places) } wird übergangen
a-move-to = ein Zug nach { $place }

# --- wie die Werte von Optionen heißen

ruling-convoy-disruption-all-routes = erst wenn alle Wege unterbrochen sind
ruling-convoy-disruption-any-route = sobald irgendeine Flotte vertrieben wird
ruling-convoy-paradox-szykman = Szykmans Regel
ruling-convoy-paradox-all-hold = alle Züge des Paradoxes misslingen
ruling-convoy-intent-own-fleet = eine eigene Flotte geleitet sie
ruling-convoy-intent-swap = nur um Plätze zu tauschen
ruling-convoy-intent-own-orders = die Befehle ihrer Macht sehen es vor
ruling-convoy-intent-said = nur wenn VIA im Befehl steht
ruling-convoyed-origin-open = ja
ruling-convoyed-origin-closed = nein
ruling-dislodged-effect-no-battle = ja, wo sie nicht aufeinandertrafen
ruling-dislodged-effect-never = nie
ruling-coast-omitted-follow = gilt für die einzige Küste
ruling-coast-omitted-illegal = gilt nicht
ruling-coast-impossible-follow = gilt für die andere Küste
ruling-coast-impossible-illegal = gilt nicht
ruling-coast-in-support-optional = nie
ruling-coast-in-support-own-units = nur für Flotten anderer Mächte
ruling-coast-in-support-required = immer
ruling-coast-wrong-ignore = die Küste wird übergangen
ruling-coast-wrong-illegal = der Befehl gilt nicht
ruling-coast-irrelevant-ignore = die Küste wird übergangen
ruling-coast-irrelevant-illegal = der Befehl gilt nicht
ruling-kind-missing-follow = wird befolgt
ruling-kind-missing-illegal = gilt nicht
ruling-kind-wrong-follow = wird befolgt
ruling-kind-wrong-illegal = gilt nicht
ruling-kind-missing-in-build-guess = was Provinz oder Küste nahelegen
ruling-kind-missing-in-build-inland = eine Armee, nur im Binnenland
ruling-kind-missing-in-build-illegal = nie
ruling-fleet-inland-fails = der Bau misslingt
ruling-fleet-inland-army = es wird eine Armee gebaut
ruling-nation-missing-follow = wird befolgt
ruling-nation-missing-illegal = gilt nicht
ruling-nation-wrong-follow = wird befolgt
ruling-nation-wrong-illegal = gilt nicht
ruling-several-orders-first = der erste
ruling-several-orders-last = der letzte
ruling-several-orders-hold = keiner; die Einheit hält
ruling-extra-builds-first = die ersten
ruling-extra-builds-last = die letzten
ruling-extra-builds-none = keiner davon
ruling-builds-in-one-place-first = der erste
ruling-builds-in-one-place-last = der letzte
ruling-builds-in-one-place-none = keiner davon
ruling-extra-disbands-first = die ersten
ruling-extra-disbands-last = die letzten
ruling-extra-disbands-disorder = keiner; es entscheidet die Regel für Unordnung
ruling-cd-removal-classic = am weitesten von ihren Heimatzentren
ruling-cd-removal-country = am weitesten von ihrem Land
