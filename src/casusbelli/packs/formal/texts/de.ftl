# Formal Diplomacy: erklärte Kriege, Kapitulation, Einflusssphären, Siegpunkte.

# --- Wie die Regeln heißen

pack-formal = Formal Diplomacy
pack-formal-about = Vor jedem Angriff muss Krieg erklärt sein, und Kriege enden nur durch Kapitulation; es gibt Einflusssphären, und Siegpunkte entscheiden.
pack-formal-war = Nur erklärte Kriege
pack-formal-war-about = Die Kriegserklärungen und Kapitulationen von Formal Diplomacy, ohne Einflusssphären und Siegpunkte.
pack-formal-spheres = Erklärte Kriege und Einflusssphären
pack-formal-spheres-about = Die erklärten Kriege und Einflusssphären von Formal Diplomacy, ohne Siegpunkte.

# --- Ablehnungen

no-war = kein Krieg mit { ALL($whom) }
not-all-at-war = nicht alle, die ihn geschrieben haben, sind im Krieg mit { ALL($whom) }
not-at-war = es gibt keinen Gegner, vor dem du kapitulieren könntest
owns-enemy-home = du kannst nicht kapitulieren: dir gehört { $place }, Heimat von { $power }
stands-in-enemy-home = du kannst nicht kapitulieren: deine Einheit { $unit } steht in der Heimat von { $power }
already-at-war = Krieg mit { $whom } gibt es schon; das kostet nichts
self = niemand erklärt sich selbst den Krieg
eliminated = { $whom } ist ausgeschieden
no-voice = { $whom } befehligt die Macht nicht und erklärt nichts in ihrem Namen
no-power = { $whom } ist keine Großmacht: man erklärt ihr keinen Krieg und darf sie ohne Weiteres angreifen
not-vacant = { $other } stand am Anfang des Zuges in { $place }
not-adjacent = { $unit } könnte nicht nach { $place } ziehen
no-seas = { $place } ist ein Meer, und auf See wird hier keine Sphäre erklärt
sphere-taken = { $place } ist eine Sphäre von { $whom }
ambiguous = welche Einheit? { EITHER($choices) }
name-it = nenne sie
no-sphere = { $whom } hat keine Sphäre in { $place }
busy = { $unit } hat einen anderen Befehl; wer eine Sphäre erklärt oder unterstützt, tut sonst nichts
unmatched = { $unit } erklärt keine Sphäre in { $place }
barred = { $power } ({ COMMAS($whats) })
what-unit = Einheit
what-territory = Gebiet
what-sphere = Sphäre
none-of-your-units = keine deiner Einheiten

# --- Krieg und Frieden: Optionen

dwo = Eine Erklärung bringt Krieg vor den Zügen desselben Zuges oder vom nächsten an (R-F5).
sur = Eine Kapitulation beendet Kriege vor oder nach den Zügen (R-F6).
sur-block = Was eine Kapitulation verbietet: ein Heimatzentrum eines Gegners zu besitzen, oder auch eine Einheit in seiner Heimat (R-F9).
peace-capture = Nimmt eine Einheit ein Zentrum einer Macht, mit der kein Krieg ist (R-F10)?
control = Beherrscht werden eigene Zentren und die Heimat, nur eigene Zentren, oder worin man im letzten Herbst stand (R-F13).
follow = Darf eine Einheit dorthin ziehen, wo die Einheit einer Macht, mit der kein Krieg ist, neutralen Boden verlässt (R-F16)?
neutral-convoy = Darf man einen Angriff auf eine Macht geleiten, mit der kein Krieg ist (R-F19)?
steered = Einheiten, die niemand befehligt und denen andere befehlen, brauchen keinen Krieg, oder jeder, der den Befehl schreibt, braucht ihn (C-1).
liberation = Mit wem muss man Krieg führen, um eine Heimat zu betreten, die ein anderer hält (R-F15)?
press = Welche Nachrichten zwischen Gegnern gesperrt sind: private, alle oder keine (R-F30).
ask-declarations = Erklärungen
declare-war = Erkläre Krieg (W1).
surrender = Kapituliere vor allen Gegnern (S3).
crowded = Kriege werden zwischen Mächten erklärt, und { ALL($seats) } spräche für mehrere

# --- Krieg und Frieden: die Regeln

peace-rule = Ohne Kriegszustand greift niemand fremde Einheiten an oder betritt, was andere beherrschen (W5, W6).
peace-rule-spheres = Ohne Kriegszustand greift niemand fremde Einheiten an oder betritt, was andere beherrschen, oder deren Sphären (W5, W6).
void-rule = Ein Befehl, dem ein Krieg fehlt, ist ungültig, und die Einheit hält; { $how ->
   *[same_turn] eine Erklärung von einer der Seiten im selben Zug genügt
    [next_turn] eine Erklärung bringt Krieg vom nächsten Zug an (R-F5)
}.
help-rule = { $how ->
   *[allowed] Alle dürfen gegen jeden unterstützen und geleiten (W7).
    [needs_war] Alle dürfen gegen jeden unterstützen (W7); einen Angriff zu geleiten braucht auch einen Krieg (R-F19).
}
great-powers-rule = Kriege gibt es zwischen Großmächten; Einheiten und Land aller anderen darf man frei angreifen und betreten (C-1).
steered-rule = { $how ->
   *[free] Einheiten, die niemand befehligt, dürfen auf Befehl anderer überall ohne Krieg einrücken und angreifen (C-1).
    [writers] Ein Befehl an eine Einheit, die niemand befehligt, ist ungültig, wenn nicht alle, die ihn geschrieben haben, mit denen im Krieg sind, die sie angreift oder deren Land sie betritt (C-1).
}
surrender-rule = Krieg endet nur durch Kapitulation vor allen Gegnern zugleich (S1, S3). Wer die Heimat eines Gegners hält, darf nicht (S5).
capture-rule = Eine Einheit nimmt kein Zentrum einer Großmacht, mit der ihre eigene nicht im Krieg ist (R-F10).
press-rule = Gegner schreiben einander nicht, solange sie im Krieg sind (W4).
declares = { $by } erklärt { $on } den Krieg
declares-later = { $by } erklärt { $on } den Krieg, vom nächsten Zug an
surrenders = { $by } kapituliert vor { ALL($foes) }
wars-over = Die Kriege von { $by } sind vorbei

# --- Siegpunkte

turns = Die Partie endet nach so vielen Zügen, zwei im Jahr (V1, R-F1).
tie = Gleich viele Punkte: geteilt, oder wer den Vorteil hat (R-F2).
draw = Darf die Partie unentschieden enden, wenn alle zustimmen (R-F3)?
dead = Kann eine ausgeschiedene Macht gewinnen (R-F12)?
vp = Besitz zählt in jedem Herbst, oder nur im letzten (R-F4).
sur-cost = Eine Kapitulation kostet einen Punkt je Gegner, oder einen im Ganzen (R-F8).
end-rule = Die Partie endet nach { $n } Zügen; die meisten Siegpunkte gewinnen (V1, V2).
alone-rule = Sie endet sofort, wenn nicht mehr als eine Macht übrig ist; auch dann entscheiden die Punkte (R-F3).
tie-rule = { $how ->
   *[shared] Mächte mit gleich vielen Punkten gewinnen gemeinsam (R-F2).
    [most_centres] Von Mächten mit gleich vielen Punkten gewinnt die mit den meisten Zentren (R-F2).
    [fewer_declarations] Von Mächten mit gleich vielen Punkten gewinnt die, welche die wenigsten Kriege erklärt hat (R-F2).
}
dead-rule = { $how ->
   *[ranked] Eine ausgeschiedene Macht behält ihre Punkte und kann mit ihnen gewinnen (R-F12).
    [cannot_win] Eine ausgeschiedene Macht gewinnt nicht, solange andere übrig sind (R-F12).
}
fall-rule = In jedem Herbst: ein Punkt für jedes Zentrum außerhalb der Heimat, einer weniger für jedes verlorene Heimatzentrum (V3, V5).
snapshot-rule = Davon ist nur etwas wert, was bei der letzten Zählung gehalten wird (R-F4).
price-rule = Eine Kriegserklärung und eine Sphäre, in die eine fremde Einheit einrückt, kosten je einen Punkt (V6, V8).
surrender-price-rule = { $how ->
   *[per_enemy] Eine Kapitulation kostet einen Punkt je Gegner (V7).
    [once] Eine Kapitulation kostet einen Punkt, wie viele Gegner es auch sind (V7, R-F8).
}
surrender-worth-rule = Eine Kapitulation ist allen, vor denen kapituliert wird, einen Punkt wert (V4).
no-solo-rule = Keine Zahl von Versorgungszentren gewinnt die Partie (Z1).
booked = { $power } { $change } ({ $rule }): { $why }
why-declared = hat { $on } den Krieg erklärt
why-surrendered = hat vor { COMMAS($foes) } kapituliert
why-enemy-surrendered = { $by } hat kapituliert
why-entered = { $by } ist in die Sphäre in { $place } eingerückt
why-holds = hält { COMMAS($centers) }
why-lost = andere halten { COMMAS($centers) }

# --- Einflusssphären

soi-foreign = Eine Sphäre in Land, das eine andere Macht beherrscht, braucht einen Krieg mit ihr, oder, nach dem Wortlaut, keinen (R-F21).
soi-sea = Darf ein Meer eine Sphäre sein (R-F21)?
soi-vs-move = Eine Erklärung gegen einen Zug in dieselbe Provinz (R-F25).
soi-cut = Was eine Erklärung beendet: wenn die Einheit vertrieben wird, oder jeder Angriff (R-F24).
undo = Eine Sphäre wird vor oder nach den Zügen aufgegeben (R-F26).
declare-sphere = Erkläre eine Einflusssphäre (O1).
support-sphere = Unterstütze eine Erklärung (O5).
undo-sphere = Gib eine eigene Sphäre auf (O8).
sphere-rule = Eine Einheit darf eine Einflusssphäre erklären, wo sie steht oder, wenn dort niemand ist, hinziehen könnte (O2, O3).
contest-rule = In diesem Zug tut sie sonst nichts. Die Erklärung darf unterstützt werden; von mehreren gewinnt die stärkste (O4-O6).
entry-rule = Niemand zieht ohne Krieg mit dem Inhaber in eine fremde Sphäre (O7).
sphere-end-rule = Eine Sphäre endet, wenn ihr Inhaber sie aufgibt oder eine fremde Einheit einrückt (O8-O10).
sphere-end-rule-points = Eine Sphäre endet, wenn ihr Inhaber sie aufgibt oder eine fremde Einheit einrückt, was den Inhaber einen Punkt kostet (O8-O10).
sphere-won = { $place } ist eine Sphäre von { $holder }
sphere-ended = Die Sphäre von { $holder } in { $place } ist { $cause ->
    [undone] aufgegeben
    [eliminated] mit der Macht verschwunden
   *[entered] betreten worden
}
sphere-ended-by = Die Sphäre von { $holder } in { $place } wurde { $cause ->
    [undone] aufgegeben
   *[entered] betreten
} von { $by }

# --- Tafeln

panel-war = Krieg und Frieden
panel-war-note = im Krieg: wer ihn erklärt hat, und wann
war = Krieg
next-turn = { $declared }, nächster Zug
declared = { COMMAS($by) } { $since }
panel-press = Gesperrte Nachrichten
between = zwischen
and = und
why = warum
public-open = öffentliche Nachrichten sind frei
public-closed = auch öffentliche Nachrichten sind zwischen Gegnern gesperrt
at-war = im Krieg
at-war-since = im Krieg: { $declared }
panel-points = Siegpunkte
power = Macht
points = Punkte
each-fall = je Herbst
at-the-end = am Ende
counter = { $turn } von { $turns }: noch { $left } { $left ->
    [one] Zug
   *[other] Züge
}, { $falls } { $falls ->
    [one] Herbst
   *[other] Herbste
}
panel-log = Punktebuch
log-season = Jahreszeit
log-power = Macht
log-points = Punkte
log-rule = Regel
log-why = warum
panel-spheres = Sphären
spheres-province = Provinz
spheres-holder = Inhaber
spheres-since = seit
spheres-undo = von dir aufzugeben
mark-held = Sphäre von { $holder }
panel-ways = Wohin darf ich
panel-ways-note = frei; DWO: nicht ohne Krieg; Sphäre: eine Einflusssphäre, nicht ohne Krieg mit ihrem Inhaber
ways-power = Macht
ways-unit = Einheit
ways-way = wie
ways-foes = Krieg mit
ways-provinces = Provinzen
way-free = frei
way-dwo = DWO
way-sphere = Sphäre
panel-last-acts = Letzter Zug: Diplomatie
panel-last-void = Letzter Zug: ungültige Befehle
panel-last-spheres = Letzter Zug: erklärte Sphären
panel-last-silent = Letzter Zug: keine Befehle
last-step = Schritt
last-power = Macht
last-of = von oder an
last-order = Befehl
last-why = warum
last-strength = Stärke
last-result = Ergebnis
result = { $words }: { $why }
phase = Phase
seat = Platz
panel-options = Optionen von Formal Diplomacy
option = Option
value = Wert

# --- Was Befehle bewirken würden

war-ends = der Krieg mit { $foes } endet { $when ->
    [before] vor
   *[after] nach
} den Zügen
costs-a-point = { $order } kostet 1 Punkt
gain = { $power } +1
surrender-costs = Kapitulation: { $n } ({ COMMAS($gains) })
cost-in-all = diese Erklärungen kosten zusammen { $n } Punkte
war-begins = der Krieg mit { $foe } beginnt im nächsten Zug
war-may-begin = der Krieg mit { $foe } beginnt im nächsten Zug, wenn ihr dann beide noch dabei seid
illegal-if = { $order } ist ungültig, wenn { $foe } in diesem Zug kapituliert
illegal-unless = { $order } ist ungültig, außer { ALL($ways) }
illegal-after = { $order } ist nach deiner Kapitulation ungültig: { ALL($whom) }
illegal-no-war = { $order } ist ungültig: kein Krieg mit { ALL($whom) }
illegal-taken = { $order } ist ungültig: { $place } ist eine Sphäre von { $holder }
out-by = { $way } ({ COMMAS($whats) })
one-or-other = { $one }, oder { $other }
undoes = { $power } gibt die Sphäre auf
you-declare = du erklärst in diesem Zug den Krieg
either-declares = du oder { $power } erklärt in diesem Zug den Krieg
foe-declares = { $power } erklärt in diesem Zug den Krieg
will-not-move = deine Einheit { $unit } zieht nicht
changes-nothing = { $order } ändert nichts: { $place } ist schon deine Sphäre
could-contest = SOI { $place }: { COMMAS($powers) } könnte sie streitig machen
could-move-in = SOI { $place }: { COMMAS($powers) } könnte einrücken
could-stop = SOI { $place }: { COMMAS($powers) } könnte sie aufhalten, indem { $unit } { $how ->
    [dislodge] vertrieben
   *[any_attack] angegriffen
} wird
still-yours = { $order }: { $place } ist während der Züge noch deine Sphäre
may-enter = { $order }: { COUNT($powers) ->
    [0] niemand
   *[other] { COMMAS($powers) }
} darf in diesem Zug ohne Kriegserklärung einrücken

# --- wie die Werte von Optionen heißen

dwo-same-turn = vor den Zügen desselben Zuges
dwo-next-turn = vom nächsten Zug an
sur-before-moves = vor den Zügen
sur-after-moves = nach den Zügen
sur-block-own-or-occupy = ein eigenes Heimatzentrum des Gegners oder eine Einheit in seiner Heimat
sur-block-own-only = nur ein eigenes Heimatzentrum des Gegners
control-home-and-owned = eigene Zentren und die Heimat
control-owned-only = nur eigene Zentren
control-last-fall = worin man im letzten Herbst stand
follow-forbidden = nein
follow-allowed-if-vacated = ja, wenn jene Einheit abzieht
neutral-convoy-allowed = ja
neutral-convoy-needs-war = nein, dazu braucht es Krieg
steered-free = sie brauchen keinen Krieg
steered-writers = wer schreibt, braucht ihn
liberation-both = mit Besitzer und Besatzer
liberation-occupier-only = nur mit dem Besatzer
press-private = private Nachrichten
press-private-and-public = alle Nachrichten
soi-foreign-enterable-only = einen Krieg mit dieser Macht
soi-foreign-letter = keinen, nach dem Wortlaut
soi-vs-move-move-wins = der Zug gelingt
soi-vs-move-standoff = beide misslingen
soi-cut-dislodge = wenn die Einheit vertrieben wird
soi-cut-any-attack = jeder Angriff
undo-before-moves = vor den Zügen
undo-after-moves = nach den Zügen
tie-shared = der Sieg wird geteilt
tie-most-centres = die meisten Zentren entscheiden
tie-fewer-declarations = weniger Kriegserklärungen entscheiden
draw-unanimous = ja
dead-ranked = ja, sie zählt wie die anderen
dead-cannot-win = nein
vp-cumulative = in jedem Herbst
vp-final-snapshot = nur im letzten Herbst
sur-cost-per-enemy = einen Punkt je Gegner
sur-cost-once = einen Punkt im Ganzen
