# What happened in a game, phase by phase. $you is "yes" where the sentence is about the reader's own power.

fact = { $name }: { $fields }.
name = { $power }
written = { $seat }: { $order }
written-secret = { $seat }: { $order } (secret)
refused = { $seat }: { $order } was refused. { SENTENCE($why) }
silent =
    { $you ->
        [yes] { COUNT($others) ->
            [0] You sent no orders.
           *[other] You and { THE($others) } sent no orders.
        }
       *[no] { THE($others) } sent no orders.
    }
no-order = no order
routed =
    { $you ->
        [yes] Your { $unit } was dislodged by { $other }. It may retreat to { OR($places) }.
       *[no] { $unit } was dislodged by { $other }. It may retreat to { OR($places) }.
    }
routed-nowhere =
    { $you ->
        [yes] Your { $unit } was dislodged by { $other } and has no retreat.
       *[no] { $unit } was dislodged by { $other } and has no retreat.
    }
stand-offs =
    { COUNT($places) ->
        [one] There was a standoff in { $places }.
       *[other] There were standoffs in these provinces: { $places }.
    }
removed =
    { COUNT($units) ->
        [one] { $units } was { $cause ->
            [destroyed] destroyed.
            [disbanded] disbanded.
            [disarmed] disbanded voluntarily.
            [removed] removed.
            [civil-disorder] removed because of civil disorder.
            [interned] disbanded as an interned unit.
            [by-hand] taken off the board by hand.
           *[other] taken off the board ({ $cause }).
        }
       *[other] { $units } were { $cause ->
            [destroyed] destroyed.
            [disbanded] disbanded.
            [disarmed] disbanded voluntarily.
            [removed] removed.
            [civil-disorder] removed because of civil disorder.
            [interned] disbanded as interned units.
            [by-hand] taken off the board by hand.
           *[other] taken off the board ({ $cause }).
        }
    }
passed =
    { $you ->
        [yes] You took over { $units }.
       *[no] { THE($owner) } took over { $units }.
    }
a-unit = a unit
takes =
    { $you ->
        [yes] You took control of { $places }.
       *[no] { THE($owner) } took control of { $places }.
    }
nobody-owns =
    { COUNT($places) ->
        [one] { $places } no longer belongs to any power.
       *[other] { $places } no longer belong to any power.
    }
rolled = The die for “{ $label }” came up { $roll } (of { $sides }).
rolled-by-hand = The die for “{ $label }” was set to { $roll } (of { $sides }) by hand.
eliminated =
    { $you ->
        [yes] You were eliminated.
       *[no] { COUNT($owners) ->
            [one] { THE($owners) } was eliminated.
           *[other] { THE($owners) } were eliminated.
        }
    }
vacated = Nobody plays { THE($seat) } any more.
vacated-because =
    { $code ->
        [not-played] Nobody plays { THE($seat) } in this game.
        [in-civil-disorder] { COUNT($seat) ->
            [one] { THE($seat) } is in civil disorder.
           *[other] { THE($seat) } are in civil disorder.
        }
        [set-up-by-hand] { THE($seat) } was set up without a player.
        [unfilled] { THE($seat) } starts without a player.
        [resigned] The player of { THE($seat) } has resigned.
        [replaced] The player of { THE($seat) } was replaced.
        [dismissed] The game master has removed the player of { THE($seat) }.
        [account-deleted] The player of { THE($seat) } has left this site.
        [bots-only] The bot of { THE($seat) } no longer plays.
        [silent] The player of { THE($seat) } missed too many deadlines.
        [abandoned] The player of { THE($seat) } missed too many deadlines.
       *[other] Nobody plays { THE($seat) } any more. Reason: { $why }
    }
seated = A new player has taken over { THE($seat) }.
placed = { $unit } of { THE($owner) } was added
taken-away = { $unit } was removed
center-to = { $place } was given to { THE($owner) }
edited =
    { $actor ->
        [gm] The game master changed the board: { $done }.
        [name] { $by } changed the board: { $done }.
       *[nobody] The board was changed by hand: { $done }.
    }
corrected =
    { $actor ->
        [gm] The game master corrected the state of the game: { $done }.
        [name] { $by } corrected the state of the game: { $done }.
       *[nobody] The state of the game was corrected by hand: { $done }.
    }
overridden =
    { $actor ->
        [gm] The game master ruled on { $order } in { $phase }: it counts as "{ $ruling }".
        [name] { $by } ruled on { $order } in { $phase }: it counts as "{ $ruling }".
       *[nobody] { $order } in { $phase } was ruled by hand: it counts as "{ $ruling }".
    }
halted =
    { $actor ->
        [gm] The game master stopped the game.
        [name] { $by } stopped the game.
       *[nobody] The game was stopped.
    }
resumed =
    { $actor ->
        [gm] The game master resumed the game.
        [name] { $by } resumed the game.
       *[nobody] The game was resumed.
    }
taken-back =
    { $actor ->
        [gm] The game master rolled the game back to { $phase }.
        [name] { $by } rolled the game back to { $phase }.
       *[nobody] The game was rolled back to { $phase }.
    }
with-why = { $act } Reason: { $why }
over =
    The game is over. { $kind ->
        [solo] { COUNT($winners) ->
            [one] { THE($winners) } won alone.
           *[other] { THE($winners) } won together.
        }
        [draw] { COUNT($winners) ->
            [0] It ended in a draw.
           *[other] It ended in a draw, shared by { THE($winners) }.
        }
        [concession] The others conceded the game to { THE($winners) }.
        [survivor] { COUNT($winners) ->
            [one] { THE($winners) } is the last power left.
           *[other] { THE($winners) } are the last powers left.
        }
        [nobody] Nobody won.
        [abandoned] All players have left, and nobody won.
        [points] { THE($winners) } won on points.
        [capitals] { THE($winners) } won by holding enough capitals.
        [majority] { THE($winners) } won with a majority.
        [armistice] { COUNT($winners) ->
            [one] { THE($winners) } was ahead when the armistice came.
           *[other] { THE($winners) } were ahead when the armistice came.
        }
        [joint] { THE($winners) } won together.
        [two-way] { THE($winners) } won together.
        [three-way] { THE($winners) } won together.
       *[other] It ended with “{ $kind }”: { THE($winners) }.
    }
over-more = { $over } ({ $more })

# --- the position as text

holding-units =
    { COUNT($units) ->
        [0] no units
       *[other] { COMMAS($units) }
    }
holding-centers =
    { COUNT($centers) ->
        [0] 0 centers: none
        [one] 1 center: { COMMAS($centers) }
       *[other] { COUNT($centers) } centers: { COMMAS($centers) }
    }
holding-nothing = has no units and no centers
heading-dislodged = Dislodged
heading-adjustments = Adjustments
heading-scores = Scores
may-retreat =
    { COUNT($places) ->
        [0] { $unit } ({ $owner }) may retreat to nowhere
       *[other] { $unit } ({ $owner }) may retreat to { COMMAS($places) }
    }
builds =
    { $n ->
        [one] { $owner } builds 1 unit
       *[other] { $owner } builds { $n } units
    }
removes =
    { $n ->
        [one] { $owner } removes 1 unit
       *[other] { $owner } removes { $n } units
    }
consequence =
    { $certain ->
        [yes] Certain: { $what }
       *[no] Possible: { $what }
    }

# --- panels

since = since { $when }
others = All others: { $state }
