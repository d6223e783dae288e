# --- eine Partie, bei der alle an einer Tastatur sitzen

hand-over = Geben Sie die Tastatur an { ACC($seat) } weiter und schauen Sie weg. { $seat }: Drücken Sie die Eingabetaste.
halted = Die Partie war angehalten: { $why }. Sie geht jetzt weiter.
adjudicated = Ausgewertet: { $phase }. Als Nächstes: { $next }
number = Geben Sie eine Zahl von 1 bis { $most } ein.
news = Neuigkeiten für { ACC($seat) }
your-turn = { $seat }: { $owed } Eine leere Zeile beendet Ihre Eingabe. Mit ? erhalten Sie Hilfe.
enter = Bitte geben Sie ein: { $what }.
over = Die Partie ist zu Ende.
left-out = Ohne Befehle: { COMMAS($units) }
note = Hinweis: { $what }
none = keine
nothing-to-undo = Es gibt nichts rückgängig zu machen.
order-removed = entfernt: { $order }
order-restored = wiederhergestellt: { $order }
order-at-once = ausgeführt: { $order }
order-understood = verstanden: { $order }
order-replaced = ersetzt: { $order }
refused = ABGELEHNT: { $order }. { SENTENCE($why) }
misread = NICHT VERSTANDEN: { $fault }
turn-already = { THE($seat) } { COUNT($seat) ->
    [one] ist
   *[other] sind
} schon an der Reihe.
no-orders-for = Sie haben keine zulässigen Befehle für { ACC($place) }.
orders-of =
    { $n ->
        [one] { $unit }: 1 Befehl
       *[other] { $unit }: { $n } Befehle
    }
expected-unit = hier wird eine Einheit oder eine Provinz erwartet
help = Geben Sie Befehle ein, einen oder mehrere pro Zeile. Eine leere Zeile beendet Ihre Eingabe. Ein neuer Befehl für eine Einheit ersetzt den alten. Außerdem können Sie eingeben:
help-command =
    { $command ->
        [options] Ihre Einheiten mit der Zahl ihrer zulässigen Befehle; „options A PAR“ zeigt die einer Einheit
        [hint] was ein Bot für Sie befehlen würde, und warum; „hint marshal“ fragt einen anderen (captain, general, marshal)
        [orders] die Befehle, die Sie eingegeben haben
        [undo] nimmt die letzte Zeile zurück (aber keine Befehle, die sofort ausgeführt wurden)
        [board] zeigt die Stellung noch einmal
        [rules] zeigt das Regelbuch dieser Partie
        [pass] lässt einen anderen Spieler vor; danach machen Sie weiter
        [quit] speichert die Partie und beendet das Programm; Befehle der offenen Phase gehen verloren
       *[help] zeigt diese Hilfe
    }
hint-whom = Es gibt keinen Berater { $rank }. Fragen Sie { OR($known) }.
hint-plan = { $name }: { COMMAS($orders) }
hint-value = Erwarteter Vorsprung: { $value } Versorgungszentren. Alternativen:
you-play = Sie spielen { ALL($seats) }. Die anderen spielen Bots.
bots-play = { $phase }: Sie haben nichts zu befehlen. Weiter mit der Eingabetaste:
bot-fault = Der Bot { OF($seat) } hat keine Befehle: { $fault }
saved = Gespeichert in { $file }: bis { $phase }
saved-whole = Gespeichert in { $file }: die ganze Partie
not-saved = Nichts wurde gespeichert. Mit --save FILE speichern Sie eine Partie.
not-saved-yet = Nichts wurde gespeichert, weil die Partie noch nicht begonnen hatte
import-note = Hinweis: { SENTENCE($note) }
