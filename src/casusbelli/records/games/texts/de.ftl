# Was in einer Partie geschah, Phase für Phase. $you ist "yes", wo es um die eigene Macht des Lesers geht.

fact = { $name }: { $fields }.
name = { $power }
written = { $seat }: { $order }
written-secret = { $seat }: { $order } (geheim)
refused = { $seat }: { $order } wurde abgelehnt. { $why }
silent =
    { $you ->
        [yes] { COUNT($others) ->
            [0] Sie haben keine Befehle geschickt.
           *[other] Sie und { $others } haben keine Befehle geschickt.
        }
       *[no] { COUNT($others) ->
            [one] { $others } hat keine Befehle geschickt.
           *[other] { $others } haben keine Befehle geschickt.
        }
    }
no-order = kein Befehl
result = { $result }: { $why }
routed =
    { $you ->
        [yes] Ihre Einheit { $unit } wurde von { $other } verdrängt. Sie kann sich nach { OR($places) } zurückziehen.
       *[no] { $unit } wurde von { $other } verdrängt. Sie kann sich nach { OR($places) } zurückziehen.
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
            [civil-disorder] wegen Unruhen entfernt.
            [interned] als interniert aufgelöst.
            [by-hand] von Hand vom Brett genommen.
           *[other] vom Brett genommen ({ $cause }).
        }
       *[other] { $units } wurden { $cause ->
            [destroyed] vernichtet.
            [disbanded] aufgelöst.
            [disarmed] freiwillig aufgelöst.
            [removed] entfernt.
            [civil-disorder] wegen Unruhen entfernt.
            [interned] als interniert aufgelöst.
            [by-hand] von Hand vom Brett genommen.
           *[other] vom Brett genommen ({ $cause }).
        }
    }
passed =
    { COUNT($units) ->
        [one] { $units } gehört jetzt { $you ->
            [yes] Ihnen.
           *[no] { $owner }.
        }
       *[other] { $units } gehören jetzt { $you ->
            [yes] Ihnen.
           *[no] { $owner }.
        }
    }
a-unit = eine Einheit
takes =
    { $you ->
        [yes] Sie haben { $places } eingenommen.
       *[no] { $owner } hat { $places } eingenommen.
    }
nobody-owns =
    { COUNT($places) ->
        [one] { $places } gehört keiner Macht mehr.
       *[other] { $places } gehören keiner Macht mehr.
    }
rolled = Der Würfel für „{ $label }“ zeigte { $roll } (von { $sides }).
rolled-by-hand = Der Würfel für „{ $label }“ wurde von Hand auf { $roll } (von { $sides }) gesetzt.
eliminated =
    { $you ->
        [yes] Sie sind ausgeschieden.
       *[no] { COUNT($owners) ->
            [one] { $owners } ist ausgeschieden.
           *[other] { $owners } sind ausgeschieden.
        }
    }
vacated = Niemand spielt { $seat } mehr.
vacated-because =
    { $code ->
        [not-played] Niemand spielt { $seat } in dieser Partie.
        [in-civil-disorder] In { $seat } herrschen Unruhen.
        [set-up-by-hand] { $seat } wurde ohne Spieler aufgestellt.
        [unfilled] { $seat } beginnt ohne Spieler.
        [resigned] { $seat }: Der Spieler hat aufgegeben.
        [replaced] { $seat }: Der Spieler wurde ersetzt.
        [dismissed] { $seat }: Der Spielleiter hat den Spieler entfernt.
        [dismissed-by-the-game-master] { $seat }: Der Spielleiter hat den Spieler entfernt.
        [account-deleted] { $seat }: Der Spieler hat diese Seite verlassen.
        [has-left-this-place] { $seat }: Der Spieler hat diese Seite verlassen.
        [bots-only] Der Bot von { $seat } spielt nicht mehr.
        [missed-deadlines] { $seat }: Der Spieler hat zu viele Fristen versäumt.
        [abandoned] { $seat }: Der Spieler hat zu viele Fristen versäumt.
       *[other] Niemand spielt { $seat } mehr. Grund: { $why }
    }
seated = Ein neuer Spieler hat { $seat } übernommen.
placed = { $unit } ({ $owner }) kam hinzu
taken-away = { $unit } wurde entfernt
center-to = { $place } ging an { $owner }
edited =
    { $actor ->
        [gm] Der Spielleiter hat das Brett geändert: { $done }.
        [name] { $by } hat das Brett geändert: { $done }.
       *[nobody] Das Brett wurde von Hand geändert: { $done }.
    }
corrected =
    { $actor ->
        [gm] Der Spielleiter hat den Stand der Partie berichtigt: { $done }.
        [name] { $by } hat den Stand der Partie berichtigt: { $done }.
       *[nobody] Der Stand der Partie wurde von Hand berichtigt: { $done }.
    }
overridden =
    { $actor ->
        [gm] Der Spielleiter hat über { $order } in { $phase } entschieden: Der Befehl zählt als „{ $ruling }“.
        [name] { $by } hat über { $order } in { $phase } entschieden: Der Befehl zählt als „{ $ruling }“.
       *[nobody] Über { $order } in { $phase } wurde von Hand entschieden: Der Befehl zählt als „{ $ruling }“.
    }
halted =
    { $actor ->
        [gm] Der Spielleiter hat die Partie angehalten.
        [name] { $by } hat die Partie angehalten.
       *[nobody] Die Partie wurde angehalten.
    }
resumed =
    { $actor ->
        [gm] Der Spielleiter hat die Partie fortgesetzt.
        [name] { $by } hat die Partie fortgesetzt.
       *[nobody] Die Partie wurde fortgesetzt.
    }
taken-back =
    { $actor ->
        [gm] Der Spielleiter hat die Partie auf { $phase } zurückgesetzt.
        [name] { $by } hat die Partie auf { $phase } zurückgesetzt.
       *[nobody] Die Partie wurde auf { $phase } zurückgesetzt.
    }
with-why = { $act } Grund: { $why }
over =
    Die Partie ist vorbei. { $kind ->
        [solo] { COUNT($winners) ->
            [one] { $winners } hat allein gewonnen.
           *[other] { $winners } haben gemeinsam gewonnen.
        }
        [draw] { COUNT($winners) ->
            [0] Sie endete unentschieden.
           *[other] Sie endete unentschieden. Beteiligt sind { $winners }.
        }
        [concession] Die anderen haben aufgegeben. Sieger: { $winners }.
        [survivor] { COUNT($winners) ->
            [one] { $winners } ist als letzte Macht übrig.
           *[other] { $winners } sind als letzte Mächte übrig.
        }
        [nobody] Niemand hat gewonnen.
        [abandoned] Alle Spieler sind gegangen, und niemand hat gewonnen.
        [points] Nach Punkten gewonnen: { $winners }.
        [capitals] Durch genügend Hauptstädte gewonnen: { $winners }.
        [majority] Mit einer Mehrheit gewonnen: { $winners }.
        [armistice] Beim Waffenstillstand lag vorn: { $winners }.
        [joint] { $winners } haben gemeinsam gewonnen.
        [two-way] { $winners } haben gemeinsam gewonnen.
        [three-way] { $winners } haben gemeinsam gewonnen.
       *[other] Sie endete mit „{ $kind }“: { $winners }.
    }
over-more = { $over } ({ $more })
