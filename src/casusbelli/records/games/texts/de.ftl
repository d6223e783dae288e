# Was in einer Partie geschah, Phase für Phase. $you nennt den Wert, mit dem der Leser gemeint ist.

fact = { $name }: { $fields }.
name = { $power }
written =
    { $you ->
        [seat] Sie: { $order }
       *[no] { $seat }: { $order }
    }
written-secret =
    { $you ->
        [seat] Sie: { $order } (geheim)
       *[no] { $seat }: { $order } (geheim)
    }
refused =
    { $you ->
        [seat] Ihr Befehl wurde abgelehnt: { $order }. { SENTENCE($why) }
       *[no] { $seat }: { $order } wurde abgelehnt. { SENTENCE($why) }
    }
silent =
    { COUNT($seats) ->
        [one] { THE($seats) } hat keine Befehle geschickt.
       *[other] { THE($seats) } haben keine Befehle geschickt.
    }
no-order = kein Befehl
routed =
    { $you ->
        [unit] Ihre Einheit { $unit } wurde von { $other } verdrängt. Sie kann sich hierhin zurückziehen: { OR($places) }.
        [other] { $unit } wurde von Ihrer Einheit { $other } verdrängt. Sie kann sich hierhin zurückziehen: { OR($places) }.
       *[no] { $unit } wurde von { $other } verdrängt. Sie kann sich hierhin zurückziehen: { OR($places) }.
    }
routed-nowhere =
    { $you ->
        [unit] Ihre Einheit { $unit } wurde von { $other } verdrängt und kann sich nicht zurückziehen.
        [other] { $unit } wurde von Ihrer Einheit { $other } verdrängt und kann sich nicht zurückziehen.
       *[no] { $unit } wurde von { $other } verdrängt und kann sich nicht zurückziehen.
    }
stand-offs = Zum Patt kam es hier: { $places }.
removed =
    { COUNT($units) ->
        [one] { $you ->
            [units] Ihre Einheit { $units } wurde
           *[no] { $units } wurde
        }
       *[other] { $you ->
            [units] Ihre Einheiten { $units } wurden
           *[no] { $units } wurden
        }
    } { $cause ->
        [destroyed] vernichtet.
        [disbanded] aufgelöst.
        [disarmed] freiwillig aufgelöst.
        [removed] entfernt.
        [civil-disorder] wegen Unordnung entfernt.
        [interned] wegen Internierung aufgelöst.
        [upkeep] aufgelöst, da kein Zentrum sie unterhält.
        [by-hand] von Hand vom Brett genommen.
       *[other] vom Brett genommen ({ $cause }).
    }
passed =
    { COUNT($units) ->
        [one] { $units } gehört jetzt { $you ->
            [owner] Ihnen.
           *[no] { DAT($owner) }.
        }
       *[other] { $units } gehören jetzt { $you ->
            [owner] Ihnen.
           *[no] { DAT($owner) }.
        }
    }
a-unit = eine Einheit
takes =
    { $you ->
        [owner] Sie haben { ACC($places) } eingenommen.
       *[no] { THE($owner) } hat { ACC($places) } eingenommen.
    }
takes-from =
    { $you ->
        [owner] Sie haben { DAT($loser) } { ACC($places) } abgenommen.
        [loser] { THE($owner) } hat Ihnen { ACC($places) } abgenommen.
       *[no] { THE($owner) } hat { DAT($loser) } { ACC($places) } abgenommen.
    }
nobody-owns =
    { COUNT($places) ->
        [one] { THE($places) } gehört { $you ->
            [loser] Ihnen nicht mehr.
           *[no] keiner Macht mehr.
        }
       *[other] { THE($places) } gehören { $you ->
            [loser] Ihnen nicht mehr.
           *[no] keiner Macht mehr.
        }
    }
rolled = Der Würfel für „{ $label }“ zeigte { $roll } (von { $sides }).
rolled-by-hand = Der Würfel für „{ $label }“ wurde von Hand auf { $roll } (von { $sides }) gesetzt.
eliminated =
    { $you ->
        [owners] Sie sind ausgeschieden.
       *[no] { COUNT($owners) ->
            [one] { THE($owners) } ist ausgeschieden.
           *[other] { THE($owners) } sind ausgeschieden.
        }
    }
vacated =
    { $you ->
        [seat] Niemand spielt Ihre Macht mehr.
       *[no] Niemand spielt { ACC($seat) } mehr.
    }
vacated-because =
    { $you ->
        [seat] { $code ->
            [not-played] Niemand spielt Ihre Macht in dieser Partie.
            [in-civil-disorder] In Ihrer Macht herrscht Unordnung.
            [set-up-by-hand] Ihre Macht wurde ohne Spieler aufgestellt.
            [unfilled] Ihre Macht beginnt ohne Spieler.
            [resigned] Der Spieler Ihrer Macht hat aufgegeben.
            [replaced] Der Spieler Ihrer Macht wurde ersetzt.
            [dismissed] Der Spielleiter hat den Spieler Ihrer Macht entfernt.
            [account-deleted] Der Spieler Ihrer Macht hat diese Seite verlassen.
            [bots-only] Der Bot Ihrer Macht spielt nicht mehr.
            [silent] Der Spieler Ihrer Macht hat zu viele Fristen versäumt.
            [abandoned] Der Spieler Ihrer Macht hat zu viele Fristen versäumt.
           *[other] Niemand spielt Ihre Macht mehr. Grund: { $why }
        }
       *[no] { $code ->
            [not-played] Niemand spielt { ACC($seat) } in dieser Partie.
            [in-civil-disorder] In { DAT($seat) } herrscht Unordnung.
            [set-up-by-hand] { THE($seat) } { COUNT($seat) ->
                [one] wurde
               *[other] wurden
            } ohne Spieler aufgestellt.
            [unfilled] { THE($seat) } { COUNT($seat) ->
                [one] beginnt
               *[other] beginnen
            } ohne Spieler.
            [resigned] Der Spieler { OF($seat) } hat aufgegeben.
            [replaced] Der Spieler { OF($seat) } wurde ersetzt.
            [dismissed] Der Spielleiter hat den Spieler { OF($seat) } entfernt.
            [account-deleted] Der Spieler { OF($seat) } hat diese Seite verlassen.
            [bots-only] Der Bot { OF($seat) } spielt nicht mehr.
            [silent] Der Spieler { OF($seat) } hat zu viele Fristen versäumt.
            [abandoned] Der Spieler { OF($seat) } hat zu viele Fristen versäumt.
           *[other] Niemand spielt { ACC($seat) } mehr. Grund: { $why }
        }
    }
seated =
    { $you ->
        [seat] Ein neuer Spieler hat Ihre Macht übernommen.
       *[no] Ein neuer Spieler hat { ACC($seat) } übernommen.
    }
placed =
    { $you ->
        [owner] Ihre Einheit { $unit } kam hinzu
       *[no] { $unit } ({ $owner }) kam hinzu
    }
taken-away =
    { $you ->
        [unit] Ihre Einheit { $unit } wurde entfernt
       *[no] { $unit } wurde entfernt
    }
center-to =
    { $you ->
        [owner] { $place } ging an Sie
       *[no] { $place } ging an { ACC($owner) }
    }
edited =
    { $actor ->
        [gm] Der Spielleiter hat das Brett geändert: { $done }.
        [name] { THE($by) } hat das Brett geändert: { $done }.
       *[nobody] Das Brett wurde von Hand geändert: { $done }.
    }
corrected =
    { $actor ->
        [gm] Der Spielleiter hat den Stand der Partie korrigiert: { $done }.
        [name] { THE($by) } hat den Stand der Partie korrigiert: { $done }.
       *[nobody] Der Stand der Partie wurde von Hand korrigiert: { $done }.
    }
overridden =
    { $actor ->
        [gm] Der Spielleiter hat über { $order } in { DAT($phase) } entschieden: Der Befehl zählt als „{ $ruling }“.
        [name] { THE($by) } hat über { $order } in { DAT($phase) } entschieden: Der Befehl zählt als „{ $ruling }“.
       *[nobody] Über { $order } in { DAT($phase) } wurde von Hand entschieden: Der Befehl zählt als „{ $ruling }“.
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
        [gm] Der Spielleiter hat die Partie auf { ACC($phase) } zurückgesetzt.
        [name] { THE($by) } hat die Partie auf { ACC($phase) } zurückgesetzt.
       *[nobody] Die Partie wurde auf { ACC($phase) } zurückgesetzt.
    }
with-why = { $act } Grund: { $why }
over =
    Die Partie ist zu Ende. { $you ->
        [winners] { $kind ->
            [draw] Sie endete unentschieden. Beteiligt sind { ACC($winners) }.
            [concession] Die anderen haben aufgegeben. { THE($winners) } haben gewonnen.
            [survivor] Nur { THE($winners) } sind noch übrig.
            [points] { THE($winners) } haben nach Punkten gewonnen.
            [capitals] { THE($winners) } haben durch genügend Hauptstädte gewonnen.
            [majority] { THE($winners) } haben mit einer Mehrheit gewonnen.
            [armistice] { THE($winners) } lagen beim Waffenstillstand vorn.
           *[other] { THE($winners) } haben die Partie gewonnen.
        }
       *[no] { $kind ->
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
heading-adjustments = Auf- und Abbau
heading-scores = Punkte
may-retreat =
    { COUNT($places) ->
        [0] { $unit } ({ $owner }) kann sich nirgendwohin zurückziehen
       *[other] { $unit } ({ $owner }) kann sich hierhin zurückziehen: { COMMAS($places) }
    }
builds =
    { $n ->
        [one] { THE($owner) } baut 1 Einheit
       *[other] { THE($owner) } baut { $n } Einheiten
    }
removes =
    { $n ->
        [one] { THE($owner) } löst 1 Einheit auf
       *[other] { THE($owner) } löst { $n } Einheiten auf
    }
consequence =
    { $certain ->
        [yes] Sicher: { $what }
       *[no] Möglich: { $what }
    }

# --- panels

since = seit { $when }
others = Alle anderen: { $state }

# --- was an einer Stellung falsch ist, mit der eine Partie beginnen soll

import-format = Das Format { $format } ist hier nicht lesbar. Geben Sie eine Partiedatei ({ $game }), einen exportierten Stand ({ $state }) oder eine Zugdatei an.
import-as-turn = { SENTENCE($why) } Das wurde als Zugdatei gelesen; auch eine Partiedatei ({ $game }) oder ein exportierter Stand ({ $state }) lässt sich importieren.
import-too-deep = Tabellen und Listen sind hier zu tief verschachtelt.
import-key = { $key } ist kein Schlüssel eines Stands. Möglich sind { COMMAS($keys) }.
import-key-near = { $key } ist kein Schlüssel eines Stands. Meinten Sie { $near }?
import-key-missing = Der Schlüssel { $key } fehlt. Ein Stand hat die Schlüssel { COMMAS($keys) }.
import-power = { $name } ist die Macht { $power }. Schreiben Sie den Namen so.
import-differs = Das widerspricht dem Rest der Stellung. Nach diesen Regeln wäre es { $made }.
import-no-treaties = Die Standardregeln kennen keine Verträge. Lassen Sie friends weg, oder werten Sie die Zugdatei mit casus judge aus.
import-owed = In einer Partie ist das die Zahl der Zentren abzüglich der Einheiten. Lassen Sie owed weg, oder führen Sie die Zentren auf.
import-impossible = So kann keine Partie beginnen. { SENTENCE($why) }
import-contradictory = So kann keine Partie beginnen. Die Stellung widerspricht den Regeln.
import-phase = In { $phase } hat niemand etwas zu tun. Die Partie ginge in { $next } weiter.
import-phase-form = { $phase } ist keine Phase. Schreiben Sie eine wie S1901M.
import-no-state = Keine Regel dieser Partie hat einen Zustand namens { $name }.
import-fixed-state = Dieser Zustand lässt sich nicht von Hand setzen. Lassen Sie ihn weg.
import-note-over = Die Partie war beendet. Hier geht sie weiter.
import-note-options = Die Datei nennt keine Optionen. Es gelten die üblichen von { $rules }.
import-note-seats = Jeder Platz ist besetzt. Was ein Export nicht zeigt, beginnt von vorn.
import-note-past = Was nur von Vergangenem erzählt, fehlt: { COMMAS($fields) }.
import-note-orders = Die Befehle der Datei sind nicht in der Partie. Geben Sie sie noch einmal.
import-rules = Diese Partie lässt sich nicht aufstellen. { SENTENCE($why) }

# --- was an einer Partiedatei nicht stimmt

no-seed = Für „{ $label }“ lässt sich nicht würfeln. Die Partiedatei enthält den Startwert der Würfel nicht.
no-seed-for-key = Der Schlüssel { $n } der Würfel lässt sich nicht berechnen. Die Partiedatei enthält den Startwert der Würfel nicht.
no-header = Das ist nicht der Kopf einer Partiedatei. Ein Kopf ist ein JSON-Objekt mit den Schlüsseln { COMMAS($keys) }.
unknown-format = Das Format { $format } lässt sich hier nicht lesen. Partiedateien haben das Format { OR($known) }.
header-key = { $name } ist kein Schlüssel des Kopfes. Möglich sind { COMMAS($known) }.
header-key-near = { $name } ist kein Schlüssel des Kopfes. Meinten Sie { $near }?
header-key-missing = Der Schlüssel { $key } fehlt. Ein Kopf hat die Schlüssel { COMMAS($keys) }.
header-encoding = Der Kopf enthält Zeichen, die kein gültiges UTF-8 sind.
expected-options = Hier wird eine Tabelle von Texten erwartet, etwa "solo.centers": "18", nicht { $value }.
expected-nonces = Hier wird eine Liste von Texten erwartet, nicht { $value }.
board-missing = Der Text der Karte fehlt. Das Format { $format } verlangt ihn oder Anmerkungen nach den Ereignissen.
board-unexpected = Im Format { $format } steht hier kein Text einer Karte. Lassen Sie den Schlüssel weg oder verwenden Sie { $other }.
notes-unexpected = Im Format { $format } gibt es keine Anmerkungen. Verwenden Sie { $other }.
too-many-notes = Diese Datei hat { $n } Anmerkungen. Höchstens { $most } werden gelesen.
note-line = Eine Anmerkung ist eine Tabelle mit den Schlüsseln { COMMAS($keys) }.
note-form = Das ist keine Anmerkung, die diese Version kennt. Vielleicht hat eine andere Version sie geschrieben.
note-other-seal = Das ist nicht die Anmerkung, die versiegelt wurde.
bad-map = Das ist keine gültige Karte ({ $why }).
other-map = Der Kopf nennt die Karte { $map }, der Text hier ist aber die Karte { $board }.
seed-digits = { $value } ist kein Startwert. Schreiben Sie { $n } hexadezimale Ziffern.
other-seed = Der Startwert passt nicht zur Festlegung im Kopf.
cut-line = Die Datei bricht mitten in dieser Zeile ab. Der Rest der Partie ist verloren.
cut-phase = Die Partie bricht mitten in einer Phase ab. Der Rest der Datei ist verloren.
no-entry = Das ist kein Eintrag einer Partiedatei. Ein Eintrag ist ein JSON-Objekt mit den Schlüsseln { COMMAS($keys) }.
broken-first-link = Die Hashkette ist hier unterbrochen. Diese Zeile oder der Kopf wurde geändert.
broken-chain = Die Hashkette ist hier unterbrochen. Eine Zeile wurde geändert, entfernt oder eingefügt.
no-event = Dieser Eintrag hat kein Ereignis. Ein Ereignis ist ein JSON-Objekt, dessen Schlüssel event seine Art nennt.
event-form = Das Ereignis { $name } hat nicht die Felder, die diese Version erwartet. Vielleicht hat eine andere Version es geschrieben.
event-of-other-version = Das Ereignis { $name } sagt mehr oder etwas anderes, als diese Version versteht. Eine andere Version hat es geschrieben.
unknown-event = Die Regeln dieser Partie kennen kein Ereignis { $name }.
unknown-event-near = Die Regeln dieser Partie kennen kein Ereignis { $name }. Meinten Sie { $near }?
impossible-event = Dieses Ereignis kann nicht eingetreten sein. Es widerspricht den Ereignissen davor.
impossible-because = Das kann nicht geschehen sein. { SENTENCE($why) }
no-such-roll = Für „{ $label }“ fiel kein Würfel mit { $sides } Seiten.
no-such-key-of-dice = Der Schlüssel { $n } der Würfel wurde nie offengelegt.

# the text record of a game

record-open-variation = Eine Variante ist nicht geschlossen. Schreiben Sie ) in eine eigene Zeile.
record-open-comment = Dieser Kommentar ist nicht geschlossen. Beenden Sie ihn mit einer geschweiften Klammer.
record-after-comment = { $text } steht hinter einem Kommentar. Schreiben Sie es in eine eigene Zeile.
record-line = { $text } ist nicht verständlich. Schreiben Sie eine Phase wie S1901M oder Befehle wie in "France: A PAR - BUR; F BRE H".
record-text-too-long = Dieser Text ist zu lang. Höchstens { $most } Zeichen werden gelesen.
record-too-many-phases = Diese Aufzeichnung hat { $n } Phasen. Höchstens { $most } werden gelesen.
record-no-seed = Die Würfel dieser Partie sind geheim, bis sie vorbei ist. Deshalb gibt es keine Textaufzeichnung von ihr.
record-unrecordable = Was in { $phase } geschah, lässt sich in einer Textaufzeichnung nicht sagen.
record-bad-headers = Wie der Kopf es sagt, kann keine Partie beginnen. { SENTENCE($why) }
record-other-phase = Die Aufzeichnung geht mit { $phase } weiter, und die Partie steht in { $here }.
record-game-over = keiner Phase, weil sie vorbei ist
record-misread = { $text } ist nicht verständlich: { $why }.
record-refused = { $order } wird abgelehnt. { SENTENCE($why) }
record-bad-position = { $text } ist kein Teil einer Stellung. Schreiben Sie "S1901M standard standard | France: A PAR, F BRE = PAR BRE".
