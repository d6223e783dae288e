# Partien anderer Programme, die hier gelesen werden, und wo sie von unseren Regeln abweichen.

unknown-format = Das ist keine Partie in einem lesbaren Format. Möglich sind eine Partiedatei, eine gespeicherte Partie als JSON, ein Text von Droidippy oder Ergebnismails eines Judge.
several-games = Diese Datei enthält mehrere Partien. Wandle sie mit casus convert um und importiere sie einzeln.
no-phases = Diese Aufzeichnung hat keine Phasen.
too-many-phases = Diese Aufzeichnung hat { $n } Phasen. Höchstens { $most } werden gelesen.
too-many-games = Diese Datei hat { $n } Partien. Höchstens { $most } werden gelesen.
no-json = Zeile { $n } ist kein JSON. { SENTENCE($why) }
no-saved-game = Partie { $n } ist keine gespeicherte Partie: { $why }.
bad-line = Zeile { $n } ist nicht verständlich: { $text }.
bad-number = { $value } gibt es auf der klassischen Karte von webDiplomacy nicht.
other-variant = Das ist die Variante { $variant } von webDiplomacy. Nur die Varianten { $known } mit der klassischen Karte werden gelesen.
unknown-power = { $at }: Keine Macht heißt { $name }. Es gibt { $powers }.
unknown-phase = { $name } ist keine Phase dieser Partie. { SENTENCE($why) }
gap = Die Aufzeichnung geht mit { $phase } weiter, und diese Partie steht in { $here }. Dazwischen fehlen zu viele Phasen.
impossible = Die Stellung von { $phase } lässt sich nicht aufbauen. { SENTENCE($why) }
other-course = Die Partie nimmt einen anderen Verlauf, als die Regeln erlauben. { SENTENCE($why) }

units = { $phase }: { $power } hat in der Aufzeichnung { $theirs } und nach diesen Regeln { $ours }.
units-there = { $phase }: { $power } hat { $theirs } nur in der Aufzeichnung, nicht nach diesen Regeln.
units-here = { $phase }: { $power } hat { $ours } nach diesen Regeln, nicht in der Aufzeichnung.
center = { $phase }: { $place } gehört in der Aufzeichnung { DAT($theirs) } und nach diesen Regeln { DAT($ours) }.
dislodged-there = { $phase }: { $unit } ({ $power }) ist nur in der Aufzeichnung verdrängt, nicht nach diesen Regeln.
dislodged-here = { $phase }: { $unit } ({ $power }) ist nach diesen Regeln verdrängt, nicht in der Aufzeichnung.
misread = { $phase }: Ein Befehl { OF($power) } ist unverständlich und fehlt hier: { $text }.
repeated = { $phase } steht zweimal in der Aufzeichnung. Das zweite Mal wurde übergangen.
no-choice = { $phase } wird hier nicht gespielt: Niemand hat eine Wahl.
no-such-phase = In der Aufzeichnung hat { $phase } Befehle. Nach diesen Regeln steht die Partie dann in { $here }.
left-out = { $missing } fehlt in der Aufzeichnung, die mit { $phase } weitergeht. Die Phase wurde ohne Befehle gespielt.
orders-missing = { $phase }: In der Aufzeichnung fehlen die Befehle für { ACC($power) }. Sie folgen aus der nächsten Stellung: { $orders }.
unjudged = { $phase } ist die letzte Phase der Aufzeichnung, die ihr Ergebnis nicht nennt. Ihre Befehle wurden nicht ausgewertet.
over-here = Nach diesen Regeln ist die Partie nach { $phase } vorbei. { $n ->
        [one] Eine weitere Phase der Aufzeichnung wurde weggelassen.
       *[other] Die { $n } weiteren Phasen der Aufzeichnung wurden weggelassen.
    }
not-drawn = { $phase }: Die Aufzeichnung endet mit einem Remis von { $powers }, das diese Regeln nicht erlauben.
