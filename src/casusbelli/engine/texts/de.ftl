# Was jede Partie sagt, nach welchen Regeln auch immer: Phasen, Entwürfe, Regelbücher.

# --- Phasen

movement = Züge
retreats = Rückzüge
adjustments = Auf- und Abbau
step = { $step } im { $season ->
    [S] Frühjahr
    [F] Herbst
    [W] Winter
   *[other] { $season }
}
phase = { $season ->
    [S] Frühjahr
    [F] Herbst
    [W] Winter
   *[other] { $season }
} { $year }, { $step }
not-begun = Noch nicht begonnen
silent-movement = Einheiten ohne Befehl halten.
silent-retreats = Verdrängte Einheiten ohne Befehl werden aufgelöst.
silent-adjustments = Nichts wird gebaut. Wenn Sie zu viele Einheiten haben, werden einige für Sie aufgelöst.

# --- Was kein Befehl ist

not-understood = { $other }
impassable = { $other }
unknown-order = Keine Regel dieser Partie kennt den Befehl { $other }.
too-late = Die Partie ist zu Ende, { $other } hat keine Wirkung mehr.
other-phase = { $other } können Sie nur in dieser Phase befehlen: { OR($steps) }.
no-phase = { $other } kann in keiner Phase dieser Partie befohlen werden.
other-hand = { THE($seat) } { COUNT($seat) ->
    [one] darf
   *[other] dürfen
} keine Befehle für { $other } schreiben.
send-again = Der Befehl { $other } war noch nicht möglich, als Sie ihn schrieben. Senden Sie ihn noch einmal.
forms = { OR($forms) }
too-long = Das ist zu lang für einen Befehl.
either = Das kann { EITHER($orders) } bedeuten.
void = { $order }{ $copies ->
    [1] { "" }
   *[other] { " " }x{ $copies }
} zählt nicht. { SENTENCE($why) }

# --- Optionen

value-true = Ja
value-false = Nein
value-yes = Ja
value-no = Nein
value-on = An
value-none = Keine
value-off = Aus
draws-draw-label = Unentschieden
one-of = { EITHER($values) }
word-or-text = { OR($values) }
value-as = { $value }
number = eine Zahl von { $low } bis { $high }
number-in-steps = eine der Zahlen { $low }, { $next } … { $high }

# --- Das Regelbuch einer Partie

book-title = { $name } ({ $board })
book-about-players = Dies ist ein Spiel für { $n } Spieler. { $seats ->
    [0] Jeder führt eine Macht: { COMMAS($names) }.
   *[other] Es gibt diese Plätze: { COMMAS($names) }.
}
book-about-solo = Sie gewinnen allein, wenn Sie { $n } Versorgungszentren und mehr als jede andere Macht besitzen, sobald die Zentren den Besitzer gewechselt haben.
book-about-last = Sie gewinnen auch, wenn Ihre Macht als einzige übrig ist.
book-about-wins = Wie man gewinnt, steht in { COUNT($titles) ->
    [one] dem Kapitel „{ $titles }“
   *[other] diesen Kapiteln: { COMMAS($titles) }
}.
book-about-length = Mit den üblichen Fristen dauert ein Spieljahr höchstens { $usually }. Die meisten Partien gehen über mehrere Spieljahre; wenn alle an einem Tisch sitzen, rechnen Sie mit etwa einer Stunde je Spieljahr.
book-about-begins = Die Partie beginnt mit { DAT($start) }.
book-seat = { $seat } (spielt { COMMAS($powers) })
days = { $n } Tage
hours = { $n } Stunden
book-chapter = { $title }
book-section = { $title }
book-example = Beispiel: { $told }
book-elsewhere = { $told } (Auf der Karte von Europa im Jahr 1901.)
chapter-board = Das Brett und die Figuren
board-provinces = Das Brett hat { $n } Provinzen: { $land } Binnenprovinzen, { $coast } Küstenprovinzen und { $sea } Seegebiete. { $centers } Provinzen an Land haben ein Versorgungszentrum; ein Stern kennzeichnet es.
board-centers = Von den Versorgungszentren hängt ab, wie viele Einheiten eine Macht haben kann. { $n ->
    [0] Am Anfang haben alle einen Besitzer.
    [one] Am Anfang gehört eines davon niemandem.
   *[other] Am Anfang gehören { $n } davon niemandem.
}
board-units = Es gibt zwei Arten von Figuren, die man Einheiten nennt. Eine Armee steht an Land, im Binnenland oder an der Küste. Eine Flotte steht auf See oder in einer Küstenprovinz. Beide sind gleich stark, und in jeder Provinz ist Platz für eine Einheit.
board-coasts = { COUNT($places) ->
    [one] { THE($places) } hat
   *[other] { THE($places) } haben
} zwei getrennte Küsten. Eine Flotte steht dort an einer der Küsten und zieht nur von dieser aus weiter. Eine Armee steht dort einfach in der Provinz.
board-home = Die Heimatzentren einer Macht sind die Versorgungszentren, die ihr am Anfang gehören.
board-start = So stehen die Mächte am Anfang.
board-no-start = Am Anfang besitzen die Mächte diese Zentren. Einheiten haben sie noch keine.
board-power = Macht
board-home-centers = Versorgungszentren
board-starting-units = Einheiten
board-army = Armee { $place }
board-fleet = Flotte { $place }
board-fleet-coast = Flotte { $place } ({ $coast ->
    [NC] Nordküste
    [SC] Südküste
    [EC] Ostküste
    [WC] Westküste
   *[other] { $coast }
})
board-none = keine
chapter-play = So wird gespielt
play-secret = Alle Spieler schreiben ihre Befehle geheim. Wenn die Frist abläuft, werden alle Befehle aufgedeckt und gleichzeitig ausgeführt. Niemand zieht zuerst.
play-talk = Vor Ablauf der Frist dürfen Sie mit den anderen Spielern verhandeln. Sie dürfen alles versprechen, und Sie dürfen Versprechen brechen, wenn keine Regel Sie daran bindet. Nur Befehle zählen.
play-later = Dieses Kapitel erklärt das Grundspiel. Spätere Kapitel fügen die Regeln dieser Variante hinzu; wo sie von diesem Kapitel abweichen, gelten sie.
play-examples = Die Beispiele und Bilder dieses Kapitels zeigen die Karte von Europa im Jahr 1901.
section-orders = Befehle und Stärke
play-orders = Jede Ihrer Einheiten bekommt einen Befehl: halten, ziehen, eine andere Einheit unterstützen oder eine Armee geleiten. Eine Einheit ohne Befehl hält.
play-strength = Jede Einheit hat die Stärke 1. Jede Unterstützung, die sie erhält, erhöht ihre Stärke um 1.
section-moves = Züge und Patt
play-move = Eine Armee zieht über Land in eine benachbarte Provinz. Eine Flotte zieht in ein benachbartes Seegebiet oder an der Küste entlang in eine benachbarte Küstenprovinz, wenn beide eine gemeinsame Küstenlinie haben.
play-move-example = Die österreichische Armee zieht über Land von Wien nach Galizien. Die Flotte läuft von Triest in die Adria aus.
play-enter = Eine Einheit gelangt in eine Provinz, wenn sie stärker ist als jede andere Einheit, die hineinwill, und stärker als eine Einheit, die dort bleibt. Eine Einheit, die ihre Provinz im selben Zug verlässt, macht Platz.
play-bounce = Sind die stärksten Einheiten, die in eine Provinz wollen, gleich stark, so zieht keine von ihnen. Sie prallen ab, und jede bleibt, wo sie war. Das nennt man auch ein Patt.
play-bounce-example = Deutschland befiehlt `A MUN - BUR`, Frankreich `A PAR - BUR`. Beide Armeen haben die Stärke 1, also prallen sie ab, und Burgund bleibt leer. Die deutsche Flotte zieht von Kiel nach Holland, wohin sonst niemand will.
play-hold = Eine Einheit, die hält, unterstützt oder geleitet, wehrt sich mit ihrer eigenen Stärke und den Unterstützungen für ihr Halten. Eine Einheit, die ziehen wollte und nicht wegkam, wehrt sich nur mit der Stärke 1.
play-head-to-head = Zwei Einheiten können nicht die Plätze tauschen, indem sie aufeinander zuziehen, es sei denn, eine fährt im Geleit. Ist eine stärker, so zieht sie und verdrängt die andere; sonst bleiben beide.
play-circle = Drei oder mehr Einheiten können im Kreis ziehen, jede in die Provinz, die gerade von der nächsten verlassen wird, solange niemand eine von ihnen aufhält.
play-circle-example = Die deutsche Flotte in Holland zieht nach Belgien, die deutsche Armee im Ruhrgebiet nach Holland und die französische Armee in Belgien ins Ruhrgebiet. Alle drei Züge gelingen.
section-support = Unterstützung
play-support = Eine Einheit, die unterstützt, zieht nicht. Sie leiht ihre Stärke einer anderen Einheit: einer eigenen oder der einer anderen Macht, die dem nicht zustimmen muss. Unterstützt wird entweder das Halten einer Einheit oder ein bestimmter Zug.
play-support-reach = Eine Einheit kann nur in eine Provinz hinein unterstützen, in die sie ohne Geleit selbst ziehen könnte: in die Provinz der Einheit, die bleibt, oder in das Ziel des Zuges. Sie muss nicht neben der Einheit stehen, die sie unterstützt.
play-support-match = Die Unterstützung zählt nur, wenn die andere Einheit genau das tut. Unterstützung beim Halten zählt für eine Einheit, die hält, unterstützt oder geleitet, aber nicht für eine, die ziehen will.
play-support-example = Deutschland befiehlt `A MUN - BUR` und `A RUH S A MUN - BUR`. Die französische Armee in Burgund hält. Der Angriff hat die Stärke 2 gegen 1, also nimmt Deutschland Burgund ein, und die französische Armee wird verdrängt.
play-support-hold-example = Frankreich befiehlt außerdem `A PAR S A BUR`. Die Armee in Burgund wehrt sich nun mit der Stärke 2. Der deutsche Angriff ist nicht stärker und misslingt.
play-joint-example = Österreich befiehlt `A BUD - RUM`, und Russland unterstützt mit `F SEV S A BUD - RUM`. Die Türkei befiehlt `A BUL - RUM`. Die österreichische Armee hat die Stärke 2 gegen 1 und nimmt Rumänien ein. Allein wäre sie abgeprallt.
section-cut = Unterstützung unterbrechen
play-cut = Eine Unterstützung wird unterbrochen und zählt nicht, wenn eine Einheit einer anderen Macht die unterstützende Einheit angreift. Das gilt auch, wenn der Angriff misslingt.
play-cut-target = Ein Angriff aus der Provinz, in die hinein unterstützt wird, unterbricht die Unterstützung nicht. Er beendet sie nur, wenn er die unterstützende Einheit verdrängt.
play-cut-convoyed = In dieser Partie unterbricht eine Armee, die im Geleit angreift, auch eine Unterstützung in ihre eigene Provinz hinein.
play-cut-own = Die Unterstützung Ihrer eigenen Einheiten können Sie nicht unterbrechen.
play-cut-dislodged = Eine Einheit, die verdrängt wird, unterstützt niemanden, ganz gleich, woher der Angriff kam.
play-cut-example = Deutschland greift wie zuvor Burgund mit Unterstützung aus dem Ruhrgebiet an. Diesmal befiehlt die französische Armee in Belgien `A BEL - RUH`. Sie prallt ab, unterbricht aber die Unterstützung. Der Angriff auf Burgund hat die Stärke 1 und misslingt.
section-dislodged = Verdrängte Einheiten
play-dislodge = Eine Einheit wird verdrängt, wenn eine stärkere in ihre Provinz zieht. Sie muss sich zurückziehen oder wird aufgelöst. Wollte sie selbst ziehen, so wirkt ihr Zug nicht auf die Provinz, aus der ihr Angreifer kam.
play-self = Ihre eigenen Einheiten können Sie nicht verdrängen, und Ihre Unterstützung hilft auch keiner anderen Macht dabei.
play-beleaguered = Prallen zwei gleich starke Angriffe auf dieselbe Provinz ab, so bleibt die Einheit dort, auch wenn jeder Angriff allein sie verdrängt hätte.
section-convoys = Geleite
play-convoy = Eine Flotte auf See kann eine Armee von einer Küstenprovinz in eine andere tragen. Die Armee bekommt den Befehl, an ihr Ziel zu ziehen, und die Flotte den Befehl, genau diesen Zug zu geleiten. Mehrere Flotten in benachbarten Seegebieten können eine Kette bilden. Die Flotten dürfen anderen Mächten gehören.
play-convoy-army = Eine geleitete Armee greift an, prallt ab und unterbricht Unterstützung wie jede andere. Andere Einheiten können ihren Zug unterstützen. Flotten in Küstenprovinzen können nicht geleiten.
play-convoy-example = England befiehlt `A LON - NWY` und `F NTH C A LON - NWY`. Die Armee überquert die Nordsee und landet in Norwegen.
play-convoy-broken = Ein Geleit misslingt, wenn eine Flotte verdrängt wird, die die Armee trägt. Die Armee bleibt dann, wo sie ist. Eine Flotte, die angegriffen, aber nicht verdrängt wird, geleitet weiter.
play-convoy-all-routes = Hat eine Armee mehrere Wege, so genügt ein Weg, der nicht unterbrochen ist.
play-convoy-any-route = Hat eine Armee mehrere Wege, so bleibt sie stehen, sobald eine Flotte auf einem davon verdrängt wird.
play-convoy-broken-example = England gibt dieselben Befehle. Deutschland befiehlt `F DEN - NTH` und `F HEL S F DEN - NTH`. Die englische Flotte wird verdrängt, also bleibt die Armee in London.
play-intent-own-fleet = Eine Armee, die neben ihrem Ziel steht, geht über Land. Sie fährt nur dann im Geleit, wenn eine Flotte der eigenen Macht sie geleiten soll oder ihr Befehl `VIA` sagt.
play-intent-swap = Eine Armee, die neben ihrem Ziel steht, geht über Land. Sie fährt nur dann im Geleit, wenn sie mit der Einheit dort den Platz tauscht oder ihr Befehl `VIA` sagt.
play-intent-own-orders = Eine Armee, die neben ihrem Ziel steht, geht über Land. Sie fährt nur dann im Geleit, wenn eine Flotte der eigenen Macht sie geleiten soll, wenn sie mit einer eigenen Einheit den Platz tauscht oder ihr Befehl `VIA` sagt.
play-intent-said = Eine Armee, die neben ihrem Ziel steht, geht über Land. Sie fährt nur dann im Geleit, wenn ihr Befehl `VIA` sagt.
play-fallback = Fehlt dieses Geleit oder wird es unterbrochen, so geht die Armee über Land.
play-no-fallback = Fehlt dieses Geleit oder wird es unterbrochen, so bleibt die Armee, wo sie ist.
play-paradox-szykman = Eine geleitete Armee kann eine Einheit angreifen, von deren Unterstützung abhängt, ob ihr eigenes Geleit besteht. In einem solchen Paradox misslingt das Geleit: Die Armee bleibt stehen und unterbricht keine Unterstützung (Szykmans Regel).
play-paradox-1971 = Eine geleitete Armee kann eine Einheit angreifen, von deren Unterstützung abhängt, ob ihr eigenes Geleit besteht. Für ein solches Paradox gilt hier das Regelbuch von 1971 und, wo dieses schweigt, Szykmans Regel: Dann misslingt das Geleit, und die Armee unterbricht keine Unterstützung.
play-paradox-1982 = Eine geleitete Armee kann eine Einheit angreifen, von deren Unterstützung abhängt, ob ihr eigenes Geleit besteht. Für ein solches Paradox gilt hier das Regelbuch von 1982 und, wo dieses schweigt, Szykmans Regel: Dann misslingt das Geleit, und die Armee unterbricht keine Unterstützung.
play-paradox-2000 = Eine geleitete Armee kann eine Einheit angreifen, von deren Unterstützung abhängt, ob ihr eigenes Geleit besteht. Für ein solches Paradox gilt hier das Regelbuch von 2000 und, wo dieses schweigt, Szykmans Regel: Dann misslingt das Geleit, und die Armee unterbricht keine Unterstützung.
play-paradox-all-hold = Eine geleitete Armee kann eine Einheit angreifen, von deren Unterstützung abhängt, ob ihr eigenes Geleit besteht. In einem solchen Paradox misslingen alle Züge, die daran beteiligt sind.
play-paradox-example = Frankreich geleitet eine Armee mit seiner Flotte im Ärmelkanal von Brest nach London. Englands Flotte in London unterstützt einen Angriff auf diese Flotte. Unterbräche die Landung die Unterstützung, so bestünde das Geleit; misslingt das Geleit, so besteht die Unterstützung.
section-retreats = Rückzüge
play-retreat = Nach den Zügen zieht sich jede verdrängte Einheit in eine benachbarte Provinz zurück, in die sie ohne Geleit ziehen könnte, oder sie wird aufgelöst.
play-retreat-where = Sie darf nicht dorthin, wo eine andere Einheit steht, nicht in die Provinz, aus der ihr Angreifer kam, und nicht in eine Provinz, die im selben Zug wegen eines Patts leer blieb.
play-retreat-open = Kam der Angreifer im Geleit, so darf sich die verdrängte Einheit in dessen Provinz zurückziehen.
play-retreat-clash = Ziehen sich zwei Einheiten in dieselbe Provinz zurück, so werden beide aufgelöst. Rückzüge werden weder unterstützt noch geleitet.
play-retreat-silent = Eine Einheit ohne gültigen Rückzugsbefehl wird aufgelöst.
play-retreat-example = Die aus Burgund verdrängte französische Armee kann nicht nach München, woher ihr Angreifer kam, und nicht nach Paris, wo eine französische Armee steht. Sie zieht sich in die Gascogne zurück.
section-capture = Versorgungszentren
play-capture = Nach den Rückzügen im { $season } gehört jedes Versorgungszentrum, in dem eine Einheit steht, der Macht dieser Einheit. Ein leeres Zentrum behält seinen Besitzer.
play-capture-every = Nach den Rückzügen jeder Jahreszeit gehört jedes Versorgungszentrum, in dem eine Einheit steht, der Macht dieser Einheit. Ein leeres Zentrum behält seinen Besitzer.
play-capture-only = Eine Einheit, die in einer anderen Jahreszeit nur durch ein Zentrum zieht, nimmt es nicht ein.
play-capture-example = Im Herbst zieht die deutsche Armee von Kiel nach Holland. Niemand vertreibt sie; von nun an gehört Holland Deutschland, auch wenn die Armee weiterzieht.
play-eliminated = Eine Macht ohne Einheit und ohne Versorgungszentrum scheidet aus.
section-adjust = Auf- und Abbau
play-count = Danach vergleicht jede Macht ihre Einheiten mit ihren Versorgungszentren. Eine Macht mit weniger Einheiten als Zentren darf den Unterschied aufbauen. Eine Macht mit mehr Einheiten als Zentren muss den Unterschied auflösen.
play-build-home = Armeen und Flotten entstehen in freien Heimatzentren, die Ihnen gehören, in jedem eine Einheit.
play-build-owned = Armeen und Flotten entstehen in allen freien Versorgungszentren, die Ihnen gehören, in jedem eine Einheit.
play-build-owned-with-home = Armeen und Flotten entstehen in allen freien Versorgungszentren, die Ihnen gehören, in jedem eine Einheit, solange Ihnen mindestens eines Ihrer Heimatzentren gehört.
play-build-elsewhere = Wo Sie bauen dürfen, steht in { COUNT($titles) ->
    [one] dem Kapitel „{ $titles }“
   *[other] diesen Kapiteln: { COMMAS($titles) }
}. In jeder Provinz ist Platz für eine Einheit.
play-build-kind = Flotten entstehen nur an der Küste. Hat eine Provinz zwei Küsten, so sagen Sie, an welcher die Flotte beginnt.
play-waive = Sie müssen nicht bauen. Einen ausgelassenen Aufbau dürfen Sie in einem späteren Jahr nachholen, wenn Sie dann noch genug Zentren besitzen.
play-build-example = Deutschland besitzt fünf Zentren und hat drei Einheiten, darf also zwei bauen. Es befiehlt `F KIE B` und `A MUN B`. Berlin ist nicht frei, dort kann es nicht bauen.
play-remove-2023 = Befehlen Sie zu wenige Auflösungen, so werden weitere Einheiten für Sie aufgelöst: zuerst die von Ihren Versorgungszentren am weitesten entfernten, bei gleicher Entfernung Flotten vor Armeen, dann nach dem Alphabet ihrer Provinzen.
play-remove-classic = Befehlen Sie zu wenige Auflösungen, so werden weitere Einheiten für Sie aufgelöst: zuerst die von Ihren Heimatzentren am weitesten entfernten, bei gleicher Entfernung Flotten vor Armeen, dann nach dem Alphabet ihrer Provinzen.
play-remove-country = Befehlen Sie zu wenige Auflösungen, so werden weitere Einheiten für Sie aufgelöst: zuerst die von Ihrem Heimatland am weitesten entfernten, bei gleicher Entfernung Flotten vor Armeen, dann nach dem Alphabet ihrer Provinzen.
section-disorder = Mächte ohne Spieler
unplayed-rule-steered = Die Einheiten einer Macht, die niemand spielt, halten, wenn nicht andere Spieler ihnen befehlen.
unplayed-rule = Die Einheiten einer Macht, die niemand spielt, halten und unterstützen einander nicht.
unplayed-disbanded = Werden sie verdrängt, so werden sie aufgelöst.
unplayed-support = Andere Spieler dürfen sie beim Halten unterstützen.
unplayed-no-support = Andere Spieler können sie nicht beim Halten unterstützen.
chapter-year = Das Jahr
year-follows = Die Schritte eines Jahres folgen in dieser Reihenfolge. Die Frist ist die übliche; eine Partie kann eigene Fristen festlegen.
year-step = Schritt
year-time = Frist
year-do = Was Sie tun
year-silent = Wenn Sie nichts tun
year-do-movement = Befehlen Sie jeder Ihrer Einheiten, zu halten, zu ziehen, zu unterstützen oder zu geleiten.
year-do-retreats = Ziehen Sie Ihre verdrängten Einheiten zurück oder lösen Sie sie auf.
year-do-adjustments = Bauen Sie Einheiten auf oder lösen Sie welche auf, bis Sie so viele haben, wie Ihre Versorgungszentren erlauben.
year-do-other = Sie können { COUNT($orders) ->
    [one] den Befehl
   *[other] die Befehle
} { COMMAS($orders) } geben.
year-do-nothing = Warten Sie, bis der Schritt zu Ende ist.
year-nothing = Es passiert nichts.
chapter-end = So endet die Partie
end-chapters = Partien dieser Variante enden auf eigene Weise. Mehr dazu steht in { COUNT($titles) ->
    [one] dem Kapitel „{ $titles }“
   *[other] diesen Kapiteln: { COMMAS($titles) }
}.
chapter-orders = Was Sie schreiben und wann
orders-units = Befehle an Einheiten
orders-units-note = Schreiben Sie eine Einheit als `A` (Armee) oder `F` (Flotte) und ihre Provinz. Kürzel und volle englische Namen gelten: `A PAR - BUR` und `Army Paris - Burgundy` sind derselbe Befehl.
orders-elsewhere = Die folgenden Beispiele zeigen die Karte von Europa im Jahr 1901.
orders-order = Befehl
orders-example = Beispiel
orders-when = Wann
orders-meaning = Was er bewirkt
order-hold = Halten
order-hold-meaning = Die Armee in Paris bleibt, wo sie ist.
order-move = Ziehen
order-move-meaning = Die Armee in Paris zieht nach Burgund oder greift die Einheit dort an.
order-coast = An eine Küste ziehen
order-coast-meaning = Die Flotte zieht an die Südküste Spaniens.
order-via = Im Geleit ziehen
order-via-meaning = Die Armee in London wird nach Norwegen getragen. `VIA` ist nur nötig, wo sie auch über Land gehen könnte.
order-support-hold = Beim Halten unterstützen
order-support-hold-meaning = Die Armee in Paris hilft der Einheit in Burgund, dort zu bleiben.
order-support-move = Einen Zug unterstützen
order-support-move-meaning = Die Armee in Paris hilft der Armee in Marseille, nach Burgund zu gelangen.
order-convoy = Geleiten
order-convoy-meaning = Die Flotte in der Nordsee trägt die Armee von London nach Norwegen.
order-retreat = Zurückziehen
order-retreat-meaning = Die verdrängte Armee geht von Burgund in die Gascogne.
order-disband = Auflösen
order-disband-meaning = Die Armee in Burgund wird vom Brett genommen.
order-build = Aufbauen
order-build-meaning = An der Nordküste von Sankt Petersburg entsteht eine Flotte.
order-waive = Auf einen Aufbau verzichten
order-waive-meaning = Sie bauen eine Einheit weniger, als Ihnen zusteht.
orders-rules = Weitere Befehle
orders-rules-note = Ersetzen Sie die Wörter in spitzen Klammern. Groß- und Kleinschreibung spielt keine Rolle.
orders-any-time = Jederzeit
orders-movement = Züge
orders-retreats = Rückzüge
orders-adjustments = Auf- und Abbau
orders-both = Rückzüge, Auf- und Abbau
orders-or = { $short } oder { $long }
part-power = <Macht>
part-powers = <Mächte>
part-place = <Provinz>
part-places = <Provinzen>
part-unit = <Einheit>
part-units = <Einheiten>
part-order = <Befehl>
part-number = <Nummer>
chapter-options = Optionen dieser Partie
options-note = So wird diese Partie gespielt. Wo sie von der gedruckten Regel abweicht, ist die gedruckte Regel genannt.
options-important = Die wichtigsten Optionen
options-advanced = Feinheiten
options-rulings = Wie strittige Fälle entschieden werden
options-option = Option
options-value = In dieser Partie
options-sentence = Was es bedeutet
options-key = Schlüssel
options-changed = **{ $value }** (gedruckte Regel: { $printed })
book-played-as = Gespielt als `{ $spec }`.

# --- Befehle mit Namen

order-concede = Aufgeben
order-propose-draw = Ein Unentschieden vorschlagen
order-propose-concession-to = Aufgabe zugunsten { OF($power) } vorschlagen
proposes-draw = { THE($seat) } { COUNT($seat) ->
    [one] schlägt
   *[other] schlagen
} ein Unentschieden zwischen { DAT($powers) } vor.
proposes-draw-all = { THE($seat) } { COUNT($seat) ->
    [one] schlägt
   *[other] schlagen
} ein Unentschieden zwischen allen verbliebenen Mächten vor.
proposes-concession = { THE($seat) } { COUNT($seat) ->
    [one] schlägt
   *[other] schlagen
} vor, die Partie zugunsten { OF($powers) } aufzugeben.
means-end = Die Partie endet, sobald alle zugestimmt haben, die noch dabei sind. Eine einzige Ablehnung beendet den Vorschlag.
until-year-end = bis Ende { $year }
reply-accept = Zustimmen
reply-decline = Ablehnen
replied-accept = zugestimmt
replied-decline = abgelehnt
order-vote-for = { $number ->
    [0] Für den Vorschlag stimmen
   *[other] Für Vorschlag { $number } stimmen
}
order-vote-against = { $number ->
    [0] Gegen den Vorschlag stimmen
   *[other] Gegen Vorschlag { $number } stimmen
}

# --- Unentschieden und Aufgabe

no-draws = Diese Partie kann nicht unentschieden enden.
no-concessions = In dieser Partie kann niemand zugunsten eines anderen aufgeben.
only-all = Ein Unentschieden muss alle einschließen, die noch dabei sind: { COMMAS($other) }.
not-a-survivor = { THE($other) } { COUNT($other) ->
    [one] hat
   *[other] haben
} weder eine Einheit noch ein Versorgungszentrum.
no-vote = Nur Spieler, die noch dabei sind, können vorschlagen und abstimmen.
proposed-already = Vorschlag { $other } sagt schon dasselbe.
no-such-proposal = Diesen Vorschlag gibt es nicht oder nicht mehr. Offene Vorschläge: { COMMAS($other) }.
which-proposal = Sagen Sie, welchen Vorschlag Sie meinen: { COMMAS($other) }.
voted-already = So haben Sie schon gestimmt.
draws-draw = Ein Unentschieden beendet die Partie ohne einen einzelnen Sieger. Es gilt für alle verbliebenen Mächte oder für die Mächte, die ein Vorschlag nennt.
draws-concession = Alle anderen Mächte dürfen gemeinsam die Partie zugunsten einer Macht aufgeben.
draws-votes-label = Stimmen über Unentschieden und Aufgabe
draws-votes = Solange ein Vorschlag offen ist, sind die Stimmen darüber geheim oder öffentlich. Wer ihn gemacht hat, wissen alle.
propose-draw = Schlagen Sie allen vor, sich auf ein Unentschieden zu einigen.
propose-concession = Schlagen Sie allen vor, die Partie zugunsten einer Macht aufzugeben.
vote-for = Sie stimmen für einen Vorschlag. Nennen Sie seine Nummer, wenn mehrere offen sind.
vote-against = Sie stimmen gegen einen Vorschlag und beenden ihn damit.
draw-rule-all = Die Partie endet unentschieden zwischen allen verbliebenen Mächten, wenn alle zustimmen, die noch dabei sind.
draw-rule-listed = Die Partie endet unentschieden zwischen den Mächten, die ein Vorschlag nennt, wenn alle zustimmen, die noch dabei sind.
concession-rule = Alle, die noch dabei sind, können gemeinsam die Partie zugunsten einer verbliebenen Macht aufgeben.
vote-rule = Wer etwas vorschlägt, stimmt damit dafür. Ein Vorschlag endet mit der ersten Gegenstimme, spätestens am Ende seines Jahres.
vote-secret = Die Stimmen sind geheim, solange ein Vorschlag offen ist. Wer ihn gemacht hat, wissen alle.
vote-public = Alle sehen die Stimmen zu einem Vorschlag.
draws-example = England schlägt ein Unentschieden vor. Alle anderen stimmen dafür, nur die Türkei stimmt dagegen. Der Vorschlag ist gescheitert, und die Partie geht weiter.
numbered = { $number } ({ $title })
none = keiner
game-would-end = Wenn alle anderen zustimmen, endet die Partie: { $title }.
proposal-off = Ihre Stimme beendet den Vorschlag: { $title }.
proposals = Vorschläge, die Partie zu beenden
proposals-number = Nr.
proposals-title = Vorschlag
proposals-by = Von
proposals-votes = Stimmen dafür
proposes = { $you ->
    [seat] Sie schlagen
   *[no] { THE($seat) } { COUNT($seat) ->
        [one] schlägt
       *[other] schlagen
    }
} { $kind ->
    [draw] ein Unentschieden zwischen { DAT($powers) }
   *[concession] eine Aufgabe zugunsten { OF($powers) }
} vor (Vorschlag { $number }).
votes-for = { $you ->
    [seat] Sie stimmen für Vorschlag { $number }.
   *[no] { THE($seat) } { COUNT($seat) ->
        [one] stimmt
       *[other] stimmen
    } für Vorschlag { $number }.
}
votes-against = { $you ->
    [seat] Sie stimmen gegen Vorschlag { $number }.
   *[no] { THE($seat) } { COUNT($seat) ->
        [one] stimmt
       *[other] stimmen
    } gegen Vorschlag { $number }.
}
draw-between = Unentschieden zwischen { DAT($powers) }
concession-to = Aufgabe zugunsten { OF($powers) }
you = Sie

# --- Züge und Aufbau

ask-orders = Befehle
ask-builds = Aufbauten
ask-removals = Auflösungen
ask-builds-and-removals = Aufbauten und Auflösungen
idle-optional = In dieser Phase werden keine Befehle von Ihnen erwartet, Sie dürfen aber welche schreiben.
idle-no-units = In dieser Phase ist nichts zu tun. Sie haben keine Einheiten.
idle-one-order = In dieser Phase ist nichts zu tun. Für jede Ihrer Einheiten gibt es nur einen Befehl.
idle-none-dislodged = In dieser Phase ist nichts zu tun. Keine Ihrer Einheiten wurde verdrängt.
idle-no-way-out = In dieser Phase ist nichts zu tun. Ihre verdrängten Einheiten können nirgendwohin und werden aufgelöst.
idle-no-adjustments = In dieser Phase ist nichts zu tun. Sie haben nichts aufzubauen und nichts aufzulösen.
idle-no-site = In dieser Phase ist nichts zu tun. Sie dürften bauen, aber es ist kein erlaubter Platz frei.
idle-all-must-go = In dieser Phase ist nichts zu tun. Alle Ihre Einheiten, die aufgelöst werden können, müssen aufgelöst werden.
idle-no-site-and-all-must-go = In dieser Phase ist nichts zu tun. Zum Bauen ist nirgends Platz, und alle Einheiten, die Sie auflösen könnten, müssen aufgelöst werden.
idle-nothing-open = In dieser Phase ist nichts zu tun. Sie können gerade keinen Ihrer Befehle geben.
idle-others = In dieser Phase ist nichts zu tun. Sie betrifft andere Spieler.
movement-units = Die Mächte beginnen mit den Einheiten der Karte oder ohne Einheiten.
capture-rule = Nach den letzten Rückzügen des Jahres gehört jedes Versorgungszentrum, in dem eine Einheit steht, der Macht dieser Einheit.

# --- Was die Daten der Karte tun

closed-land = Geschlossenes Land
closed-province = Provinz
closed-opens = Öffnet sich
open-ways = Offene Wege
ways-between = Zwischen
ways-for = Für
never-opens = Öffnet sich nie
opens-in = Öffnet sich: { $date }
closed-rule = { THE($places) } { COUNT($places) ->
    [one] ist
   *[other] sind
} { $period } geschlossen.
way-rule = Der Weg zwischen { DAT($places) } ist { $period } für { ACC($who) } offen.
way-ends = { $one } – { $other }
way-of = { $ends } ({ $who })
weak-rule = Einige Grenzen sind schwach: { $ways }. Ein Zug über eine solche Grenze hat keine eigene Stärke, so dass nur seine Unterstützungen zählen; ohne Unterstützung unterbricht er keine andere. Niemand kann über eine schwache Grenze unterstützen, und ein Rückzug darüber weicht anderen.
half-rule = Einige Grenzen werden mit halber Stärke überquert: { $ways }. Ein Zug über eine solche Grenze hat nur die Hälfte seiner eigenen Stärke und unterbricht eine Unterstützung nur, wenn er die unterstützende Einheit verdrängt. Niemand kann über eine solche Grenze unterstützen, und ein Rückzug darüber weicht gewöhnlichen.
for-fleets = Flotten
for-armies = Armeen
for-passage = { $who } (nur für Züge: keine Unterstützung, kein Geleit, kein Rückzug)
period-from-until = von { $start } bis { $stop }
period-from = ab { $start } bis zum Ende der Partie
period-until = bis { $stop }
period-always = die ganze Partie über
period-why = { $period } ({ $why })
land-opens = { COMMAS($places) } { COUNT($places) ->
    [one] öffnet
   *[other] öffnen
} sich

# Warum zwei Regeln nicht zusammen in eine Partie passen: was jede für sich beansprucht.
sole-score = Jede zählt eigene Punkte, und eine Partie hat nur eine Wertung.
sole-settled = Jede lässt auf ihre Weise mehrere Spieler dieselbe Einheit befehligen.
sole-neutral-centers = Beide stellen Armeen in dieselben Zentren.
sole-war = Nach der einen wird Krieg erklärt, nach der anderen beginnt er mit einem Angriff.

# --- wie die Werte von Optionen heißen

draws-draw-dias = Für alle verbliebenen Mächte
draws-draw-list = Zwischen den Mächten, die ein Vorschlag nennt
draws-draw-off = Kein Unentschieden
draws-concession-label = Aufgabe
draws-votes-secret = Geheim
draws-votes-public = Öffentlich
movement-units-label = Einheiten am Anfang
movement-units-map = Die der Karte
movement-units-none = Keine
book-names = { PLUS($names) }
season = { $season ->
    [S] Frühjahr
    [F] Herbst
    [W] Winter
   *[other] { $season }
}
draws-title = Unentschieden und Aufgabe
closures-title = Land und Wege, die sich öffnen und schließen

# --- warum Regeln so nicht gewählt werden können

unknown-rules = Regeln namens { $name } gibt es nicht, wohl aber { COMMAS($known) }.
unknown-rules-near = Regeln namens { $name } gibt es nicht. Meinten Sie { $near }?
clash = { $one } lässt sich nicht mit { $other } verbinden: { $why }
clash-of-options = { $key } ist { $value } bei { $first } und { $another } bei { $second }. Geben Sie an, was gilt.
unknown-option = Option { $key }: Keine Regel dieser Partie hat sie. Es gibt { COMMAS($near) }.
unknown-option-of = Option { $key }: Keine Regel dieser Partie hat sie. Es gibt Optionen von { COMMAS($beginnings) }.
bad-value = Option { $key } = { $value }: Erwartet wird { $type }.

# --- Korrekturen des Spielleiters

cannot-stand = { $unit } kann dort nicht stehen.
no-center = { THE($place) } ist kein Versorgungszentrum auf dem Brett „{ $board }“.
not-corrigible =
    { COUNT($fields) ->
        [0] { $field } kann nicht von Hand korrigiert werden, ebenso wenig wie alles andere in dieser Partie.
       *[other] { $field } kann nicht von Hand korrigiert werden. Korrigieren können Sie { COMMAS($fields) }.
    }
corrected-otherwise = Die Regeln lassen diesen Wert für { $field } nicht zu.
not-judged = In { DAT($phase) } gab es keinen Befehl „{ $order }“.

# --- was Regeln und Partien ablehnen

steps-named-alike = Zwei Schritte des Jahres heißen gleich: { COMMAS($names) }.
step-beside-none = Der Schritt { $step } soll neben { $other } stehen, aber diese Partie hat keinen solchen Schritt.
steps-in-a-circle = Von den Schritten { COMMAS($names) } will jeder vor einem anderen stehen.
steps-in-one-phase = Die Schritte { $names } wären beide die Phase { $phase }.
no-such-phase = Eine Phase { $phase } gibt es in dieser Partie nicht, wohl aber { COMMAS($known) }.
rules-twice = Diese Regeln sind doppelt aufgeführt: { COMMAS($names) }.
every-game = jeder Partie
events-named-alike = Zwei verschiedene Ereignisse heißen { $tag }: eines von { $one } und eines von { $other }.
order-twice = Die Regeln { $one } und { $other } bringen beide den Befehl { $order } mit.
option-of-two = Die Option { $key } bedeutet für { $name } etwas anderes als für eine andere Regel.
contests-of-two = Zwei Regeln geben den Einheiten in { COMMAS($places) } je einen eigenen Wettstreit.
sides-of-two = Zwei Regeln stellen die Einheit { $unit } auf verschiedene Seiten.
rule-says = { $rule } sagt { $answer }
rules-disagree = Die Regeln sind sich uneinig ({ $what }): { COMMAS($answers) }.
option-in-two = Die Option { $key } ist in { $one } { $first } und in { $other } { $second }. Geben Sie sie nur einmal an.
spec-too-long = Eine Liste von Regeln mit { $n } Zeichen ist zu lang.
no-rule-in-spec = { $term } in { $spec } ist keine Regel. Erwartet wird eine Regel wie factional(term=2).
rule-twice-in-spec = Die Regel { $name } steht doppelt in { $spec }.
no-setting-in-spec = { $part } in { $spec } ist keine Einstellung. Erwartet wird key=value.
setting-twice = Die Option { $key } ist in { $spec } sowohl { $first } als auch { $second }. Geben Sie sie nur einmal an.
rules-named-alike = Die Pakete { $one } und { $other } bringen zwei verschiedene Regeln mit dem Namen { $name } mit.
options-in-a-circle = Diese Optionen setzen sich immer wieder gegenseitig: { COMMAS($names) }. Setzen Sie eine davon.
bad-implied-value = Die Option { $key } = { $value }, die aus { $name } = { $chosen } folgt, ist unmöglich. Erwartet wird { $type }.
option-implied-twice = Die Option { $key } wird doppelt gesetzt: { $one } = { $one_value } macht sie zu { $first }, { $other } = { $other_value } macht sie zu { $second }. Setzen Sie sie selbst.
endless-reactions = Die Regeln reagieren immer wieder aufeinander. Das letzte Ereignis war { $event }.
game-halted = Die Partie ist angehalten: { COMMAS($why) }
orders-awaited = In dieser Partie endet keine Phase durch eine Frist. Es fehlen Befehle von { COMMAS($seats) }.
no-die-awaited = Die Partie wartet nicht auf einen Wurf.
bad-roll = { $label }: Ein Würfel mit { $sides } Seiten zeigt 1 bis { $sides }, nicht { $roll }.
game-not-halted = Die Partie ist nicht angehalten.
seed-public = Die Partie ist zu Ende, und ihr Startwert ist öffentlich. Legen Sie stattdessen eine Kopie an.
game-over = Die Partie ist zu Ende.
dice-thrown = Die Phase ist geschlossen, und es wird gewürfelt: { $die }
phase-not-open = Offen ist die Phase { $current }, nicht { $phase }.
never-opened = Die Phase { $phase } war nie offen. Offen waren { COMMAS($known) }.
unreadable-state = Die Tabelle state.{ $rule } ist nicht so aufgebaut, wie diese Regel sie zeigt. Übernehmen Sie den Aufbau aus einem exportierten Stand.

# --- Schnellnachrichten

phrase-unreadable = Das ist keine Schnellnachricht: { $why }
phrase-unknown-kind = Die Schnellnachricht { $kind } gibt es nicht. Es gibt { COMMAS($known) }.
phrase-needs = Die Schnellnachricht { $kind } braucht das Feld { $field }.
phrase-has-no = Die Schnellnachricht { $kind } hat kein Feld { $field }.
phrase-wording = Die Formulierung { $n } gibt es nicht. Die letzte ist { $last }.
phrase-most-orders = Die Schnellnachricht { $kind } kann höchstens { $most } { $most ->
    [one] Befehl
   *[other] Befehle
} haben, nicht { $n }.
phrase-too-long = { $text } ist zu lang. Möglich sind höchstens { $most } Zeichen.
phrase-no-game = Schnellnachrichten können Sie senden, während die Partie läuft.
phrase-no-power = { $name } ist keine Macht dieser Partie. Es gibt { COMMAS($known) }.
phrase-own-power = Das sind Sie selbst: { $power }. Wählen Sie eine andere Macht.
phrase-no-province = Auf diesem Brett gibt es keine Provinz { $name }.
phrase-year = Das Jahr muss zwischen { $first } und { $last } liegen. { $year } geht nicht.
phrase-one-order = erwartet wird ein einzelner Befehl
phrase-order = { $order } ist kein Befehl: { $why }
phrase-no-support = { $order } ist kein Befehl, eine Einheit zu unterstützen.
phrase-no-unit = Es gibt keine Einheit { $unit }.
phrase-not-yours = { $unit } ist nicht Ihre Einheit. Deshalb können Sie ihre Unterstützung nicht anbieten.
phrase-yours = { $unit } ist Ihre eigene Einheit. Deshalb können Sie andere nicht um ihre Unterstützung bitten.
phrase-peace = { $wording ->
    [0] Wollen wir bis Ende { $year } Frieden halten?
    [1] Ich schlage Frieden zwischen uns bis Ende { $year } vor.
   *[2] Bis Ende { $year } greifen wir einander nicht an – einverstanden?
}
phrase-demilitarize = { $wording ->
    [0] Wollen wir bis Ende { $year } keine Einheiten { INTO($place) } schicken?
    [1] Mein Vorschlag: { THE($place) } bleibt bis Ende { $year } entmilitarisiert.
   *[2] Halten wir uns bis Ende { $year } aus { DAT($place) } heraus?
}
phrase-alliance = { $wording ->
    [0] Wollen wir uns bis Ende { $year } verbünden?
    [1] Ich schlage ein Bündnis bis Ende { $year } vor.
   *[2] Arbeiten wir bis Ende { $year } zusammen?
}
phrase-joint-attack = { $wording ->
    [0] Wollen wir { ACC($power) } gemeinsam angreifen?
    [1] Ich schlage einen gemeinsamen Angriff auf { ACC($power) } vor.
   *[2] Gehen wir gemeinsam gegen { ACC($power) } vor?
}
phrase-ask-support = { $wording ->
    [0] Könnte { $unit } den Zug { $move } unterstützen?
    [1] Ich brauche die Unterstützung durch { $unit } für den Zug { $move }. Geht das?
   *[2] Ich bitte um Unterstützung durch { $unit } für den Zug { $move }.
}
phrase-ask-support-hold = { $wording ->
    [0] Könnte { $target } im Halten von { $unit } unterstützt werden?
    [1] Ich brauche die Unterstützung durch { $unit }, damit { $target } hält. Geht das?
   *[2] Ich bitte um Unterstützung durch { $unit }, damit { $target } halten kann.
}
phrase-offer-support = { $wording ->
    [0] Soll { $unit } den Zug { $move } unterstützen?
    [1] Ich kann den Zug { $move } mit { $unit } unterstützen.
   *[2] Mein Angebot: { $unit } unterstützt den Zug { $move }.
}
phrase-offer-support-hold = { $wording ->
    [0] Soll { $target } im Halten von { $unit } unterstützt werden?
    [1] Ich kann { $target } mit { $unit } im Halten unterstützen.
   *[2] Mein Angebot: Unterstützung durch { $unit }, damit { $target } hält.
}
phrase-ask-order = { $wording ->
    [0] Wäre dieser Befehl möglich: { $orders }?
    [1] Ich bitte um diesen Befehl: { $orders }.
   *[2] Mein Vorschlag für einen Befehl: { $orders }.
}
phrase-plan = { $wording ->
    [0] Mein Plan: { COMMAS($orders) }.
    [1] Das habe ich vor: { COMMAS($orders) }.
   *[2] Das werden meine Befehle sein: { COMMAS($orders) }.
}
phrase-warn-power = { $wording ->
    [0] Vorsicht vor { DAT($power) }!
    [1] Ich traue { DAT($power) } nicht.
   *[2] Bei { DAT($power) } ist Vorsicht geboten.
}
phrase-warn-province = { $wording ->
    [0] Ich mache mir Sorgen um { ACC($place) }.
    [1] Ich rechne mit einem Angriff auf { ACC($place) }.
   *[2] Wir sollten { ACC($place) } im Auge behalten.
}
phrase-threat = { $wording ->
    [0] Wenn Einheiten { OF($power) } { INTO($place) } ziehen, schlage ich zurück.
    [1] Ein Angriff { OF($power) } auf { ACC($place) } bedeutet Krieg mit mir.
   *[2] Einheiten { OF($power) } dulde ich in { DAT($place) } nicht.
}
phrase-breach = { $wording ->
    [0] Ein Versprechen { OF($power) } wurde gebrochen.
    [1] Eine Zusage { OF($power) } wurde nicht eingehalten.
   *[2] Auf das Wort { OF($power) } ist kein Verlass.
}
phrase-thank = { $wording ->
    [0] Vielen Dank!
    [1] Danke, das werde ich nicht vergessen.
   *[2] Herzlichen Dank dafür.
}
phrase-use-phrases = { $wording ->
    [0] Ich lese nur Schnellnachrichten. Darauf antworte ich gern.
    [1] Leider verstehe ich nur Schnellnachrichten. Geht es auch so?
   *[2] Bitte als Schnellnachricht, damit ich es verstehe.
}
phrase-accept = { $wording ->
    [0] Einverstanden.
    [1] Ja, ich nehme an.
   *[2] Auf mich ist Verlass.
}
phrase-refuse = { $wording ->
    [0] Nein, danke.
    [1] Dem kann ich nicht zustimmen.
   *[2] Diesmal nicht.
}
