# --- eine ausgewertete Runde als Text

title =
    { $kind ->
        [M] { $season }, Züge
        [R] { $season }, Rückzüge
       *[A] { $season }, Auf- und Abbau
    }
section-dislodged = Verdrängt
section-stand-offs = Pattsituationen
section-not-followed = Nicht befolgt
section-not-understood = Nicht verstanden
section-notes = Hinweise
section-advice = Ratschläge
no-order = { $order } (kein Befehl)
may-retreat = { $unit } kann sich hierhin zurückziehen: { COMMAS($places) }
destroyed = { $unit }: vernichtet
unordered = { $unit } hatte keinen Befehl und bleibt

# --- was an einer Datei falsch ist

line = Zeile { $n }
order-of = { $power }, Befehl { $n }
fault-in-line = Zeile { $n }: { SENTENCE($problem) }
fault-in-order = { $power }, Befehl { $n }: { SENTENCE($problem) }
fault-in-key = In { $key }: { SENTENCE($problem) }
this-value = dieser Wert
expected-text = Hier wird ein Text erwartet, nicht { $value }.
expected-list = Hier wird eine Liste erwartet, nicht { $value }.
expected-truth = Hier wird true oder false erwartet, nicht { $value }.
expected-table = Hier wird eine Tabelle erwartet, nicht { $value }.
expected-table-like = Hier wird eine Tabelle erwartet, zum Beispiel { $example }.
expected-builds = Hier wird eine Zahl von Aufbauten erwartet (unter 0: Auflösungen), nicht { $value }.
unknown-power = { $name } ist keine Macht von { $map }. Möglich sind { COMMAS($powers) }.
unknown-power-near = { $name } ist keine Macht von { $map }. Meinten Sie { $near }?
same-power = { $name } und { $other } sind dieselbe Macht. Fassen Sie beide zusammen.
unreadable = { $text } lässt sich nicht lesen. { SENTENCE($why) }
place-only = { $text } ist mehr als eine Einheit oder Provinz. Schreiben Sie hier nichts anderes.
province-only = { $text } ist eine Einheit. Schreiben Sie nur ihre Provinz.
whose-unit = { $text } steht bei { DAT($power) }, nennt aber eine Einheit { OF($nation) }. Entscheiden Sie sich für eine Macht.
whose-order = { $text } steht bei { DAT($power) }, nennt aber { ACC($nation) }. Entscheiden Sie sich für eine Macht.
kind-missing = { $text } sagt nicht, was für eine Einheit das ist. Schreiben Sie A oder F und den Ort, zum Beispiel A PAR.
no-army-there = { $text } ist unmöglich. Eine Armee kann nicht dort stehen: { $place }.
no-fleet-there = { $text } ist unmöglich. Eine Flotte kann nicht dort stehen: { $place }.
coast-missing = { $text } nennt keine Küste. Schreiben Sie { OR($coasts) }.
or-list-units = { SENTENCE($why) } Oder führen Sie die Einheiten { OF($power) } auf.
ownerless = Es ist nicht klar, wessen Befehl { $text } ist. Schreiben Sie die Macht davor.
ownerless-first = Es ist nicht klar, wessen Befehl { $text } ist. Schreiben Sie die Macht davor. Der erste Fehler steht in { $where }: { SENTENCE($why) }
text-too-long = Dieser Text ist zu lang für eine Zugdatei. Höchstens { $most } Zeichen werden gelesen.
setting-twice = Hier steht noch einmal { $key }, und zwar { $value }. Geben Sie das nur einmal an.
option-form = { $value } setzt keine Option. Schreiben Sie zum Beispiel: option base.convoy_paradox = 1982.
retreats-form = { $value } sagt nicht, wohin sich jede Einheit zurückziehen kann. Schreiben Sie zum Beispiel: A VIE (BOH TYR), F TRI ().
owed-twice = Für { ACC($power) } steht weiter oben schon { $n } als Zahl der Aufbauten. Geben Sie sie nur einmal an.
bad-json = Das ist kein gültiges JSON. Der Fehler steht in Zeile { $line }, Spalte { $column }.
bad-toml = Das ist kein gültiges TOML. Der Fehler steht in Zeile { $line }, Spalte { $column }. Texte brauchen Anführungszeichen, zum Beispiel phase = 'S1901M' (oder als einfacher Text: phase S1901M).
bad-toml-end = Das ist kein gültiges TOML. Die Datei endet zu früh.
bad-number = Das ist kein gültiges { $format }. Eine Zahl hat zu viele Stellen.
too-deep = Tabellen und Listen sind hier zu tief verschachtelt.
json-object = Eine Zugdatei in JSON ist ein einziges Objekt mit den Schlüsseln { COMMAS($keys) }.
nothing-to-judge = Es gibt nichts auszuwerten. Die Datei enthält weder Einheiten noch Befehle.
nothing-understood = Es gibt nichts auszuwerten. { SENTENCE($why) }
unknown-key = { $key } ist kein Schlüssel einer Zugdatei. Möglich sind { COMMAS($keys) }.
unknown-key-near = { $key } ist kein Schlüssel einer Zugdatei. Meinten Sie { $near }?
other-rules = Eine Zugdatei wird nach den Standardregeln ausgewertet, nicht nach { $rules }. Lassen Sie den Schlüssel weg.
unknown-phase = { $phase } ist keine Phase von { $map }. Die Phasen eines Jahres sind { COMMAS($phases) }.
position-word = { $value } ist keine Aufstellung. Schreiben Sie start für die Anfangsaufstellung der Karte, oder führen Sie die Einheiten auf.
position-and-units = Die Aufstellung start stellt alle Einheiten auf. Lassen Sie sie weg, wenn Sie die Einheiten aufführen.
unit-taken = { $unit } kann nicht stehen, wo { $other } steht. In einer Provinz ist Platz für nur eine Einheit.
dislodged-phase = In { $phase } kann sich niemand zurückziehen. Schreiben Sie die Phase der Rückzüge.
dislodged-twice = Zwei verdrängte Einheiten kommen aus derselben Provinz. Nur eine davon kann dort gestanden haben.
not-bordering = { $unit } kann sich nicht nach { $text } zurückziehen, denn das grenzt nicht an.
retreat-taken = { $text } ist für einen Rückzug nicht frei. Dort steht { $unit }.
not-a-center = { $place } ist kein Versorgungszentrum.
center-of-two = { $place } steht auch bei { DAT($owner) }. Führen Sie es nur einmal auf.
two-powers = { $value } nennt nicht zwei Mächte.
