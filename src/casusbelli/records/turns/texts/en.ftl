# --- an adjudicated turn as text

title =
    { $kind ->
        [M] { $season }, movement
        [R] { $season }, retreats
       *[A] { $season }, adjustments
    }
section-dislodged = Dislodged
section-stand-offs = Stand-offs
section-not-followed = Not followed
section-not-understood = Not understood
section-notes = Notes
section-advice = Advice
no-order = { $order } (no order)
may-retreat = { $unit }: may retreat to { COMMAS($places) }
destroyed = { $unit }: destroyed
unordered = { $unit } had no order and stays
