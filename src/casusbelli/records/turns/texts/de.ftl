# --- eine ausgewertete Runde als Text

title =
    { $kind ->
        [M] { $season }, Züge
        [R] { $season }, Rückzüge
       *[A] { $season }, Anpassungen
    }
section-dislodged = Verdrängt
section-stand-offs = Pattsituationen
section-not-followed = Nicht befolgt
section-not-understood = Nicht verstanden
section-notes = Hinweise
section-advice = Ratschläge
no-order = { $order } (kein Befehl)
may-retreat = { $unit }: kann sich zurückziehen nach { COMMAS($places) }
destroyed = { $unit }: vernichtet
unordered = { $unit } hatte keinen Befehl und bleibt
