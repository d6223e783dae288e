# The words of pictures: the description for people who cannot see them, the legend, the replay.

the-end = { $phase }: the end

# --- the description

holds = { $owner ->
    [Neutral] { $count ->
        [one] One supply center is
       *[other] { $count } supply centers are
    } neutral
   *[power] { $owner } { COUNT($owner) ->
        [one] holds
       *[other] hold
    } { $count ->
        [one] one supply center
       *[other] { $count } supply centers
    }
}: { $places }.
has-units = { $owner ->
    [Neutral] Neutral units: { $units }.
   *[power] { $owner } { COUNT($owner) ->
        [one] has
       *[other] have
    } { $units }.
}
dislodged = { $unit } is dislodged and can retreat to { OR($places) }.
dislodged-nowhere = { $unit } is dislodged and cannot retreat.
may-build = { $owner } can build { $count ->
    [one] one unit
   *[other] { $count } units
}.
must-remove = { $owner } must remove { $count ->
    [one] one unit
   *[other] { $count } units
}.
orders-of = { $owner ->
    [Neutral] Orders of neutral units
   *[power] Orders of { $owner }
}:
order-result = { $order }. { $result }
no-order = { $order } (no order)
panel = { $title }:
item = - { $told }
mark = { COMMAS($places) }: { $what }
look = { $look ->
    [held] held
    [free] open
    [asks] by permission
    [hostile] an attack
    [closed] closed
    [later] closed for now
    [blocked] blocked
    [route] route
    [site] site
   *[other] { $look }
}

# --- the legend

legend-army = army
legend-fleet = fleet
legend-home = home center
legend-center = supply center
legend-holds = holds
legend-route = route
legend-moves = moves
legend-retreats = retreats
legend-fails = fails
legend-supports = supports
legend-convoys = convoys
legend-not-followed = not followed
legend-dislodged = dislodged
legend-built = built
legend-held = held
legend-free = may be entered
legend-asks = needs permission
legend-hostile = would be an attack
legend-closed = closed
legend-later = opens later
legend-blocked = route blocked
legend-site = may be placed
legend-others = { $n } other countries
legend-shown = Shown: { $titles }

# --- the replay

replay-title = { $spec } on { $board }
replay-of-master = { $title }, as the game master sees it
replay-of-seat = { $title }, as { $seat } sees it
replay-replay = Replay
replay-first = To the beginning (Home)
replay-back = One step back (left arrow)
replay-toggle = Play or stop (space)
replay-next = One step on (right arrow)
replay-last = To the end (End)
replay-phase = Phase
replay-zoom = Zoom
replay-play = Play
replay-stop = Stop
replay-centers = Supply centers
replay-story = What happened
replay-words = The position in words
replay-noscript = This replay needs JavaScript. It loads nothing from the network.
replay-parts = Parts, from:
