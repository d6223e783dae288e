# Was in einer Partie geschah, Phase für Phase. $you ist "yes", wo es um die eigene Macht des Lesers geht.

fact = { $name }: { $fields }.
name = { $power }
written = { $seat }: { $order }
written-secret = { $seat }: { $order } (geheim)
refused = { $seat }: { $order } wurde abgelehnt. { SENTENCE($why) }
silent =
    { $you ->
        [yes] { COUNT($others) ->
            [0] Sie haben keine Befehle geschickt.
           *[other] Sie und { THE($others) } haben keine Befehle geschickt.
        }
       *[no] { COUNT($others) ->
            [one] { THE($others) } hat keine Befehle geschickt.
           *[other] { THE($others) } haben keine Befehle geschickt.
        }
    }
no-order = kein Befehl
routed =
    { $you ->
        [yes] Ihre Einheit { $unit } wurde von { $other } verdrängt. Sie kann sich hierhin zurückziehen: { OR($places) }.
       *[no] { $unit } wurde von { $other } verdrängt. Sie kann sich hierhin zurückziehen: { OR($places) }.
    }
routed-nowhere =
    { $you ->
        [yes] Ihre Einheit { $unit } wurde von { $other } verdrängt und kann sich nicht zurückziehen.
       *[no] { $unit } wurde von { $other } verdrängt und kann sich nicht zurückziehen.
    }
stand-offs = Zum Patt kam es hier: { $places }.
removed =
    { COUNT($units) ->
        [one] { $units } wurde { $cause ->
            [destroyed] vernichtet.
            [disbanded] aufgelöst.
            [disarmed] freiwillig aufgelöst.
            [removed] entfernt.
            [civil-disorder] wegen Unordnung entfernt.
            [interned] als interniert aufgelöst.
            [by-hand] von Hand vom Brett genommen.
           *[other] vom Brett genommen ({ $cause }).
        }
       *[other] { $units } wurden { $cause ->
            [destroyed] vernichtet.
            [disbanded] aufgelöst.
            [disarmed] freiwillig aufgelöst.
            [removed] entfernt.
            [civil-disorder] wegen Unordnung entfernt.
            [interned] als interniert aufgelöst.
            [by-hand] von Hand vom Brett genommen.
           *[other] vom Brett genommen ({ $cause }).
        }
    }
passed =
    { COUNT($units) ->
        [one] { $units } gehört jetzt { $you ->
            [yes] Ihnen.
           *[no] { DAT($owner) }.
        }
       *[other] { $units } gehören jetzt { $you ->
            [yes] Ihnen.
           *[no] { DAT($owner) }.
        }
    }
a-unit = eine Einheit
takes =
    { $you ->
        [yes] Sie haben { ACC($places) } eingenommen.
       *[no] { THE($owner) } hat { ACC($places) } eingenommen.
    }
nobody-owns =
    { COUNT($places) ->
        [one] { THE($places) } gehört keiner Macht mehr.
       *[other] { THE($places) } gehören keiner Macht mehr.
    }
rolled = Der Würfel für „{ $label }“ zeigte { $roll } (von { $sides }).
rolled-by-hand = Der Würfel für „{ $label }“ wurde von Hand auf { $roll } (von { $sides }) gesetzt.
eliminated =
    { $you ->
        [yes] Sie sind ausgeschieden.
       *[no] { COUNT($owners) ->
            [one] { THE($owners) } ist ausgeschieden.
           *[other] { THE($owners) } sind ausgeschieden.
        }
    }
vacated = Niemand spielt { ACC($seat) } mehr.
vacated-because =
    { $code ->
        [not-played] Niemand spielt { ACC($seat) } in dieser Partie.
        [in-civil-disorder] In { DAT($seat) } herrscht Unordnung.
        [set-up-by-hand] { THE($seat) } wurde ohne Spieler aufgestellt.
        [unfilled] { THE($seat) } beginnt ohne Spieler.
        [resigned] Der Spieler von { DAT($seat) } hat aufgegeben.
        [replaced] Der Spieler von { DAT($seat) } wurde ersetzt.
        [dismissed] Der Spielleiter hat den Spieler von { DAT($seat) } entfernt.
        [account-deleted] Der Spieler von { DAT($seat) } hat diese Seite verlassen.
        [bots-only] Der Bot von { DAT($seat) } spielt nicht mehr.
        [silent] Der Spieler von { DAT($seat) } hat zu viele Fristen versäumt.
        [abandoned] Der Spieler von { DAT($seat) } hat zu viele Fristen versäumt.
       *[other] Niemand spielt { ACC($seat) } mehr. Grund: { $why }
    }
seated = Ein neuer Spieler hat { ACC($seat) } übernommen.
placed = { $unit } ({ $owner }) kam hinzu
taken-away = { $unit } wurde entfernt
center-to = { $place } ging an { ACC($owner) }
edited =
    { $actor ->
        [gm] Der Spielleiter hat das Brett geändert: { $done }.
        [name] { THE($by) } hat das Brett geändert: { $done }.
       *[nobody] Das Brett wurde von Hand geändert: { $done }.
    }
corrected =
    { $actor ->
        [gm] Der Spielleiter hat den Stand der Partie berichtigt: { $done }.
        [name] { THE($by) } hat den Stand der Partie berichtigt: { $done }.
       *[nobody] Der Stand der Partie wurde von Hand berichtigt: { $done }.
    }
overridden =
    { $actor ->
        [gm] Der Spielleiter hat über { $order } in { $phase } entschieden: Der Befehl zählt als „{ $ruling }“.
        [name] { THE($by) } hat über { $order } in { $phase } entschieden: Der Befehl zählt als „{ $ruling }“.
       *[nobody] Über { $order } in { $phase } wurde von Hand entschieden: Der Befehl zählt als „{ $ruling }“.
    }
halted =
    { $actor ->
        [gm] Der Spielleiter hat die Partie angehalten.
        [name] { THE($by) } hat die Partie angehalten.
       *[nobody] Die Partie wurde angehalten.
    }
resumed =
    { $actor ->
        [gm] Der Spielleiter hat die Partie fortgesetzt.
        [name] { THE($by) } hat die Partie fortgesetzt.
       *[nobody] Die Partie wurde fortgesetzt.
    }
taken-back =
    { $actor ->
        [gm] Der Spielleiter hat die Partie auf { $phase } zurückgesetzt.
        [name] { THE($by) } hat die Partie auf { $phase } zurückgesetzt.
       *[nobody] Die Partie wurde auf { $phase } zurückgesetzt.
    }
with-why = { $act } Grund: { $why }
over =
    Die Partie ist vorbei. { $kind ->
        [solo] { COUNT($winners) ->
            [one] { THE($winners) } hat allein gewonnen.
           *[other] { THE($winners) } haben gemeinsam gewonnen.
        }
        [draw] { COUNT($winners) ->
            [0] Sie endete unentschieden.
           *[other] Sie endete unentschieden. Beteiligt sind { ACC($winners) }.
        }
        [concession] Die anderen haben aufgegeben. { COUNT($winners) ->
            [one] { THE($winners) } hat gewonnen.
           *[other] { THE($winners) } haben gewonnen.
        }
        [survivor] { COUNT($winners) ->
            [one] { THE($winners) } ist als letzte Macht übrig.
           *[other] { THE($winners) } sind als letzte Mächte übrig.
        }
        [nobody] Niemand hat gewonnen.
        [abandoned] Alle Spieler sind gegangen, und niemand hat gewonnen.
        [points] { COUNT($winners) ->
            [one] { THE($winners) } hat nach Punkten gewonnen.
           *[other] { THE($winners) } haben nach Punkten gewonnen.
        }
        [capitals] { COUNT($winners) ->
            [one] { THE($winners) } hat durch genügend Hauptstädte gewonnen.
           *[other] { THE($winners) } haben durch genügend Hauptstädte gewonnen.
        }
        [majority] { COUNT($winners) ->
            [one] { THE($winners) } hat mit einer Mehrheit gewonnen.
           *[other] { THE($winners) } haben mit einer Mehrheit gewonnen.
        }
        [armistice] { COUNT($winners) ->
            [one] { THE($winners) } lag beim Waffenstillstand vorn.
           *[other] { THE($winners) } lagen beim Waffenstillstand vorn.
        }
        [joint] { THE($winners) } haben gemeinsam gewonnen.
        [two-way] { THE($winners) } haben gemeinsam gewonnen.
        [three-way] { THE($winners) } haben gemeinsam gewonnen.
       *[other] Sie endete mit „{ $kind }“: { $winners }.
    }
over-more = { $over } ({ $more })

# --- die Stellung als Text

holding-units =
    { COUNT($units) ->
        [0] keine Einheiten
       *[other] { COMMAS($units) }
    }
holding-centers =
    { COUNT($centers) ->
        [0] 0 Zentren: keine
        [one] 1 Zentrum: { COMMAS($centers) }
       *[other] { COUNT($centers) } Zentren: { COMMAS($centers) }
    }
holding-nothing = hat keine Einheiten und keine Zentren
heading-dislodged = Verdrängt
heading-adjustments = Anpassungen
heading-scores = Punkte
may-retreat =
    { COUNT($places) ->
        [0] { $unit } ({ $owner }) kann sich nirgendwohin zurückziehen
       *[other] { $unit } ({ $owner }) kann sich zurückziehen nach { COMMAS($places) }
    }
builds =
    { $n ->
        [one] { $owner } baut 1 Einheit
       *[other] { $owner } baut { $n } Einheiten
    }
removes =
    { $n ->
        [one] { $owner } löst 1 Einheit auf
       *[other] { $owner } löst { $n } Einheiten auf
    }
consequence =
    { $certain ->
        [yes] Sicher: { $what }
       *[no] Möglich: { $what }
    }

# --- panels

since = seit { $when }
others = Alle anderen: { $state }
