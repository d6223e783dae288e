# Was in einer Partie geschah, Phase für Phase.

fact = { $name }: { $fields }
name = { $power }
written = { $seat }: { $order }
written-secret = { $seat }: { $order } (geheim)
refused = { $seat }: { $order }: abgelehnt: { $why }
silent = Keine Befehle von { $seats }
no-order = kein Befehl
result = { $result }: { $why }
routed = Vertrieben: { $unit } von { $other }; Rückzug möglich nach { COMMAS($places) }
routed-nowhere = Vertrieben: { $unit } von { $other }; kein Rückzug möglich
stand-offs = Zusammenstöße: { COMMAS($places) }
removed = Vom Brett: { COMMAS($units) }
passed = Jetzt von { $owner }: { COMMAS($units) }
a-unit = eine Einheit
takes = { $owner } nimmt { $places }
nobody-owns = { $places } gehört niemandem mehr
rolled = Würfel: { $label }: { $roll } von { $sides }
rolled-by-hand = Würfel: { $label }: { $roll } von { $sides } (von Hand)
eliminated = Ausgeschieden: { $owners }
vacated = Der Platz von { $seat } ist leer
vacated-because = { $code ->
    [not-played] niemand spielt diese Macht
    [in-civil-disorder] die Macht ist in Unordnung
    [set-up-by-hand] von Hand aufgestellt
    [unfilled] am Anfang spielt sie niemand
    [resigned] zurückgetreten
    [abandoned] zu viele Fristen versäumt
   *[other] { $why }
}
seated = Jemand Neues sitzt für { $seat }
placed = { $unit } von { $owner } gesetzt
taken-away = { $unit } weggenommen
center-to = { $place } an { $owner }
edited = Das Brett wurde von Hand geändert
corrected = Von Hand berichtigt
ruled = Von Hand entschieden
overridden = { $act }: { $order } in { $phase } zählt als: { $ruling }
halted = Die Partie ruht
resumed = Die Partie geht weiter
taken-back = Die Partie wurde auf { $phase } zurückgesetzt
with-by = { $act }, von { $by }
with-why = { $act }: { $why }
with-list = { $act }: { $done }
ending = { $kind ->
    [solo] Alleinsieg
    [draw] Unentschieden
    [concession] Aufgabe
    [survivor] als Letzte übrig
    [nobody] niemand
    [abandoned] aufgegeben
    [points] nach Punkten
    [capitals] Hauptstädte
    [majority] Mehrheit
    [armistice] Waffenstillstand
    [joint] gemeinsam
    [two-way] zu zweit
    [three-way] zu dritt
   *[other] { $kind }
}
over = Die Partie ist vorbei: { $kind }: { $winners }
over-more = Die Partie ist vorbei: { $kind }: { $winners } ({ $more })
