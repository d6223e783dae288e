# Masters Rules: Kleinmächte, wechselnde Kontrolle, Rebellion, Annexion, Abrüstung, Auslandshilfe.

# --- Wie die Regeln heißen

pack-masters = Masters Rules
pack-masters-about = Alle sechs Masters Rules zusammen: kleine Mächte, wechselnde Kontrolle, Rebellion, Annexion, Abrüstung und Auslandshilfe.
pack-minor-powers = Kleine Mächte
pack-minor-powers-about = Jedes neutrale Versorgungszentrum ist eine kleine Macht mit einer eigenen Armee.
pack-variable-control = Wechselnde Kontrolle
pack-variable-control-about = Spieler schreiben Befehle für Mächte in Unordnung; der am häufigsten geschriebene Befehl wird ausgeführt.
pack-rebellion = Rebellion
pack-rebellion-about = Statt eine eigene Einheit zu bauen, dürfen Sie in einem unbewachten Zentrum einer anderen Macht Rebellen aufstellen.
pack-annexation = Annexion
pack-annexation-about = Statt eine Einheit zu bauen, dürfen Sie ein Zentrum, das Ihnen seit einem Jahr gehört, zum Heimatzentrum machen.
pack-disarmament = Abrüstung
pack-disarmament-about = Sie dürfen beim Auf- und Abbau eigene Einheiten auflösen, auch wenn Sie es nicht müssen.
pack-foreign-aid = Auslandshilfe
pack-foreign-aid-about = Statt eine eigene Einheit zu bauen, dürfen Sie eine andere Macht eine bauen oder behalten lassen.

# --- Wer gemeint ist

rebel = Rebell { $unit }
counted = { $what } { $n }
of = { $what }: { COMMAS($told) }

# --- Ablehnungen

ineligible = du darfst nicht für { $whom } schreiben: deine Einheit { $unit } steht in oder neben { $place }
over-cap = { $n ->
    [0] du hast in diesem Zug keine Befehle
    [one] dein einziger Befehl in diesem Zug ist verbraucht; Befehle an eigene Einheiten und Wiederholungen zählen mit
   *[other] deine { $n } Befehle in diesem Zug sind verbraucht; Befehle an eigene Einheiten und Wiederholungen zählen mit
}
conflicting = du schreibst verschiedene Befehle für { $unit }; schreibe nur einen davon
nested = { $whom } ist in Unordnung und kann keinen solchen Befehl bekommen; befiehl den Einheiten
not-cd = { $whom } ist nicht in Unordnung
no-control = in dieser Partie befiehlt niemand den Einheiten anderer
one-vote = du hast schon abgestimmt: für jeden Rückzug und jeden Auf- oder Abbau hast du eine Stimme
no-entitlement = es ist nichts mehr da, womit du ihn bezahlen könntest: jede Einheit, die dir zusteht, bezahlt einen Befehl
occupied = { $other } steht in { $place }
guarded = { $other } von { $whom } steht neben { $place }
not-others = { $place } ist kein Zentrum einer anderen Macht
not-center = { $place } ist kein Versorgungszentrum
not-home = { $place } ist kein Heimatzentrum von { $whom }
not-owned = { $whom } besitzt { $place } nicht
already-home = { $place } ist schon ein Heimatzentrum von { $whom }
not-last-year = { $whom } besaß { $place } beim letzten Auf- und Abbau nicht
self-aid = eine Macht kann sich nicht selbst helfen; nenne eine andere
no-recipient = { $whom } hat weder Einheit noch Zentrum
no-rebel = in { $place } steht keine Rebelleneinheit
disband-cd = { $whom } muss keine Einheit verlieren, und andere dürfen die Macht nicht abrüsten
out = ohne Einheit und Zentrum schreibst du keine Befehle
two-builds = ein anderer Bau von dir in { $place } gilt
goes-already = { $unit } geht schon
no-loss = { $whom } hat keine Einheiten mehr zu entfernen
not-required = der Verlust ist nicht mehr nötig
other-winter = { $order } schreibt man beim Auf- und Abbau am Ende des Jahres
contest-tied = in { $place } wird nichts gebaut: { ALL($orders) } { COUNT($orders) ->
    [one] wurde
   *[other] wurden
} ebenso oft geschrieben
contest-lost = { $order } wurde für { $place } öfter geschrieben
outvoted = andere Befehle für { $whom } haben mindestens ebenso viele Stimmen

# --- Alle sechs: Optionen

vacant = Großmächte, die von Anfang an niemand spielt (MA-31).
vacant-kinds = none oder die Namen von Mächten, mit Kommas dazwischen
vacant-wrong = masters.vacant: nenne einige von { COMMAS($powers) }, aber nicht alle, statt { COMMAS($given) }
unplayed = Ist eine solche Macht eine einzige Macht in Unordnung, oder sind ihre Zentren Kleinmächte (MA-31)?
unplayed-cd-power = eine Macht in Unordnung
unplayed-minors = Kleinmächte
last-survivor-wins = Gewinnt, wer als Letzter noch dabei ist (MA-70)?
nobody-called = { $table }: niemand heißt »{ $name }«

# --- Alle sechs: die Regeln

hold-rule = Eine Einheit ohne Befehl hält und darf unterstützt werden, wem sie auch gehört (MR0.4, MR0.5).
build-rule = Im Winter darf eine Macht mit weniger Einheiten als Zentren in ihren freien Heimatzentren bauen, je eine Einheit.
build-anywhere-rule = Im Winter darf eine Macht mit weniger Einheiten als Zentren in freien eigenen Zentren bauen, je eine Einheit.
loss-rule = Eine Macht mit mehr Einheiten als Zentren verliert die überzähligen.
out-rule = Eine Macht ohne Einheit und ohne Zentrum scheidet aus; wer sie spielte, schreibt keine Befehle mehr (MA-27).
at-once-rule = Auf- und Abbau schreiben alle zugleich, und er wird für alle zugleich nach der Stellung vom Ende des Herbstes ausgewertet (MR5.3).
funding-rule = Jede Einheit, die jemandem zusteht, bezahlt einen Befehl, von oben nach unten auf der Liste (MA-63).
unnamed-loss-rule = Wo niemand sagt, welche Einheiten gehen, entscheidet die Regel für Unordnung (MA-22).
disorder-rule = Eine Macht in Unordnung gewinnt nicht und ist an keinem Unentschieden beteiligt (MA-70, MA-73).
vacant-rule = { $power } spielt von Anfang an niemand: { $minors ->
    [yes] die Zentren sind Kleinmächte
   *[no] es ist eine Macht in Unordnung
} (MA-31).
last-rule = Wer als Letzter noch dabei ist, gewinnt, was die anderen auch halten (MA-70).

# --- Kleinmächte

minor-army-per = Hat eine Kleinmacht mit mehreren Zentren in jedem davon eine Armee oder insgesamt eine (MA-29)?
minor-army-per-sc = eine in jedem Zentrum
minor-army-per-power = insgesamt eine
minors-rule = Jedes Zentrum, in dem niemand zu Hause ist, ist eine Kleinmacht mit einer Armee: { COMMAS($powers) } (MR1.1, MR1.2).
minors-home-rule = Sie besitzt ihr Zentrum, das ihre Heimat ist, von Anfang an (MR1.3, MR1.4).
minors-disorder-rule = Kleinmächte sind immer in Unordnung: alle dürfen sie unterstützen (MR1.5, MR1.8).
minors-steered-rule = Sie halten, ziehen sich zurück und bauen nur, wie Spieler es befehlen (MR1.9-MR1.11).
minors-idle-rule = Sie halten, werden aufgelöst, wenn sie vertrieben werden, und bauen nichts (MR1.9-MR1.11).
minors-vote-rule = Sie gewinnen nie und haben keine Stimme (MR1.5).

# --- Wechselnde Kontrolle: Optionen

vc-resolution = Welcher der Befehle für eine Einheit befolgt wird (MA-1).
vc-resolution-plurality = der am öftesten geschriebene
vc-resolution-majority = der mit mehr als der Hälfte von allen
vc-resolution-per-player = der der meisten Spieler
vc-tie = Gleichstand: die Einheit hält, oder der Befehl von mehr Spielern geht vor (MA-2).
vc-tie-hold = die Einheit hält
vc-tie-per-player-then-hold = der Befehl von mehr Spielern, sonst hält sie
vc-self-conflict = Verschiedene Befehle derselben Person für eine Einheit (MA-4).
vc-self-conflict-void = keiner zählt
vc-self-conflict-count-all = alle zählen
vc-self-conflict-last = der letzte zählt
vc-on-nmr = Zählen Befehle für die Einheiten eines Spielers, der selbst nichts schickt (MA-5)?
vc-on-nmr-never = nie
vc-on-nmr-speculative = ja, dann zählen sie
limbo-counts = Nimmt auch eine vertriebene Einheit ihrer Macht den Einfluss (MA-10)?
order-cap = Welche Befehle wegfallen, wenn es zu viele sind (MA-12, MA-13).
order-cap-own-first = die für andere
order-cap-strict = die letzten, für wen sie auch sind
cd-retreat-default = Was aus einer Einheit wird, über deren Rückzug nicht entschieden wurde (MA-17).
cd-retreat-default-disband = sie wird aufgelöst
vc-publish = Was über die Befehle für andere bekannt wird (MA-26).
vc-publish-authors = wer was geschrieben hat
vc-publish-counts = wie oft jeder geschrieben wurde
vc-publish-winner-only = nur, was befolgt wird

# --- Wechselnde Kontrolle: die Regeln

form-influence = Befiehl einer Einheit einer Macht in Unordnung, etwa »Portugal A POR H«; mehrmals mit »x2«.
little-rule = Ohne Kleinmächte gibt es wenig zu befehlen: Großmächte, die niemand spielt, und Rebellen (MA-71).
influence-rule = Spieler dürfen Befehle für die Einheiten von Mächten in Unordnung schreiben (MR2).
near-rule = Wer eine Einheit in oder neben irgendeinem Zentrum hat, das der Macht gehört, darf es nicht (MR2.2, MR2.3).
own-first-rule = Spieler dürfen immer allen eigenen Einheiten befehlen (MA-12).
own-first-count-rule = Für andere haben sie so viele Befehle je Zug, wie sie nach dem letzten Herbst Zentren besaßen, weniger die an eigene Einheiten, die nicht »halten« lauten (MR2.6, MA-14).
strict-rule = Alle Befehle eines Spielers, an eigene Einheiten und für andere, sind zusammen nicht mehr als die Zentren, die er nach dem letzten Herbst besaß; was darüber hinausgeht, ist ungültig. Einer eigenen Einheit »halten« zu befehlen kostet nichts (MR2.6, MA-13, MA-14).
followed-rule = { $how ->
   *[plurality] Derselbe Befehl darf mehrmals geschrieben werden; befolgt wird der am öftesten geschriebene (MR2.7, MR2.13).
    [majority] Derselbe Befehl darf mehrmals geschrieben werden; befolgt wird der mit mehr als der Hälfte von allen (MA-1).
    [per_player] Befolgt wird der Befehl, den die meisten Spieler für eine Einheit schreiben; Wiederholungen zählen nicht (MA-1).
}
tie-rule = { $how ->
   *[hold] Sind mehrere gleich oft geschrieben, so hält die Einheit (MA-2).
    [per_player_then_hold] Sind mehrere gleich oft geschrieben, so wird der von mehr Spielern befolgt, sonst hält die Einheit (MA-2).
}
retreat-rule = Wird über den Rückzug einer vertriebenen Einheit nicht entschieden, so wird sie aufgelöst (MA-17).
speculative-rule = Befehle für die Einheiten eines anderen Spielers zählen, wenn dieser nichts schickt (MA-5).
vote-rule = Außerdem hat ein Spieler für jeden Rückzug und jeden Auf- oder Abbau einer solchen Macht eine Stimme (MR2.9, MR2.11).
aided-vote-rule = Auch Einheiten, die ihr durch Hilfe zustehen, gehören dazu (MR6.5).
own-orders-rule = Niemand befiehlt einer solchen Macht Einfluss, Hilfe, Annexion oder Rebellion (MR2.12).
ask-retreats = Stimmen zu Rückzügen
ask-adjustments = Stimmen zum Auf- und Abbau
ask-orders = Befehle für andere
if-most = { $order }, wenn kein anderer Befehl ebenso oft geschrieben wird

# --- Rebellion

rebel-pool-types = Zählen Armeen und Flotten von Rebellen gegen den Besitzer zusammen (MA-41)?
rebel-identity = Was aus Rebellen mit einem Zentrum wird (MA-46).
rebel-identity-restore-or-new = die Kleinmacht, die dort war, oder eine neue
rebel-identity-always-new = immer eine neue Kleinmacht
rebel-identity-owner-cd-rejoin = wie das Erste, aber einer Macht in Unordnung schließen sie sich wieder an
faction-is-other-power = Darf in einem Bürgerkrieg eine Seite Rebellen in den Zentren der anderen aufstellen?
form-rebel = Stelle statt einer eigenen Einheit eine Rebelleneinheit in einem Zentrum einer anderen Macht auf.
rebel-rule = Statt eine Einheit zu bauen, die ihm zusteht, darf ein Spieler in einem Zentrum einer anderen Macht einen Rebellen aufstellen (MR3.1).
rebel-site-rule = Das Zentrum muss leer sein, und keine Einheit des Besitzers darf daneben stehen (MR3.4, MR3.5).
rebel-contest-rule = Sollen an einem Ort verschiedene Einheiten gebaut werden, so wird die am öftesten geschriebene gebaut, bei Gleichstand keine (MR3.7).
rebel-copies-rule = Wiederholungen eines Befehls werden zusammengezählt und ergeben eine Einheit; bezahlt werden alle (MR3.8-MR3.10).
rebel-nation-rule = Jede Rebelleneinheit ist eine Macht für sich, in Unordnung und ohne Zentrum (MR3.3, MA-48).
rebel-minor-rule = Eine Rebelleneinheit, die nach dem Herbst in einem Zentrum steht, besitzt es als Kleinmacht (MR3.14).
rebel-upkeep-rule = { $aid ->
    [yes] Ein Rebell ohne Zentrum geht beim Auf- und Abbau des nächsten Jahres, wenn ihm niemand hilft (MR3.19, MA-49).
   *[no] Ein Rebell ohne Zentrum geht beim Auf- und Abbau des nächsten Jahres (MR3.19, MA-49).
}
rebels-idle-rule = Rebellen befiehlt hier niemand: sie halten und werden aufgelöst, wenn sie vertrieben werden (MA-71).
rebel-rises = Rebell { $unit }, wenn niemand dort eine andere Einheit ebenso oft schreibt

# --- Annexion

annex-initial = Gelten Zentren, die man am Anfang besitzt, als schon vorher besessen (MA-52)?
annex-persist = Bleibt ein annektiertes Zentrum Heimat, wenn es verloren geht (MA-53)?
form-annex = Mache statt einer eigenen Einheit ein Zentrum, das du seit einem Jahr besitzt, zum Heimatzentrum.
annex-rule = Statt eine Einheit zu bauen, die ihm zusteht, darf ein Spieler ein Zentrum annektieren, das er seit einem Jahr besitzt (MR4.1).
annex-unit-rule = Ob eine Einheit dort steht, ist gleich (MR4.5).
annex-home-rule = Von da an ist es ein Heimatzentrum (MR4.6).
annex-build-rule = Vom nächsten Auf- und Abbau an darf dort gebaut werden, solange es nicht verloren geht (MR4.6, MR4.7).
annex-lapse-rule = Geht es verloren, so ist es keine Heimat mehr (MA-53).

# --- Abrüstung

form-disarm = Löse eine eigene Einheit auf, ob ein Verlust nötig ist oder nicht.
form-remove = Verliere diese Einheit, wenn ein Verlust nötig ist, sobald alle Hilfe bekannt ist.
disarm-rule = Beim Auf- und Abbau dürfen Spieler beliebige eigene Einheiten auflösen: Disband (MR5.1).
disarm-site-rule = Das ermöglicht keine weitere Einheit und macht vor dem nächsten Auf- und Abbau keinen Bauplatz frei (MR5.2).
remove-rule = Remove nennt eine Einheit, die nur geht, wenn dann noch ein Verlust nötig ist (MA-58).
disarm-disorder-rule = Mächte in Unordnung verlieren nicht mehr Einheiten als nötig (MR5.4).

# --- Auslandshilfe

aid-funds-rebels = Darf empfangene Hilfe Rebellen bezahlen (MA-63)?
form-aid = Gib einer anderen Macht, was du selbst bauen könntest.
form-aid-rebel = Gib einer Rebelleneinheit, was du selbst bauen könntest.
aid-rule = Für jede Einheit, die ihm zusteht und die er nicht baut, darf ein Spieler { $rebels ->
    [yes] einer anderen Macht oder einem Rebellen
   *[no] einer anderen Macht
} helfen (MR6.1-MR6.3).
aid-use-rule = { $annexes ->
    [yes] Wer die Hilfe bekommt, baut, annektiert oder bleibt von einem Verlust verschont, als besäße er ein Zentrum mehr (MR6.5-MR6.7).
   *[no] Wer die Hilfe bekommt, baut oder bleibt von einem Verlust verschont, als besäße er ein Zentrum mehr (MR6.5-MR6.7).
}
aid-spares-rule = Für Mächte in Unordnung baut hier niemand: Hilfe erspart ihnen nur Verluste (MA-71).
aid-end-rule = Hilfe endet mit dem Auf- und Abbau und ändert an niemandes Zahl von Befehlen etwas (MR6.9, MR6.10).
aid-ahead-rule = { $annexes ->
    [yes] Bauten und Annexionen
   *[no] Bauten
} darf man in Erwartung von Hilfe schreiben (MR6.12). Hilfe lässt sich nicht weitergeben (MA-63).

# --- Was Befehle bewirken würden

orders-used = { $used } von { $n } Befehlen verbraucht
paid = { $order }: bezahlt mit { $n ->
    [one] der einen Einheit, die dir zusteht
   *[other] einer der { $n } Einheiten, die dir zustehen
}
if-aided = { $order }: nur, wenn jemand { $power } hilft
goes = { $unit } geht, was auch nötig ist
goes-if-required = { $unit } geht, wenn dann noch ein Verlust nötig ist
go-by-rule = { $n ->
    [one] 1 weitere Einheit von { $power } geht
   *[other] { $n } weitere Einheiten von { $power } gehen
} nach der Regel für Unordnung{ $aid ->
    [yes] , wenn niemand { $power } hilft
   *[no] { "" }
}
idle = { $idle } von { $n ->
    [one] einer Einheit
   *[other] { $n } Einheiten
}, die { $power } { $n ->
    [one] zusteht
   *[other] zustehen
}, { $idle ->
    [one] bezahlt
   *[other] bezahlen
} nichts
is-spared = { $power } bleibt von einem Verlust verschont
may-spend = { $power } darf einmal mehr bauen{ $annexes ->
    [yes] { " " }oder annektieren
   *[no] { "" }
}

# --- Die Geschichte

founded = { $name } ist eine Kleinmacht mit der Heimat { $places }
in-disorder = In Unordnung: { $powers }
allowances = Befehle je Zug: { COMMAS($counts) }
tallied = Stimmen für andere: { $rows }
cast = Wer für andere schrieb: { $rows }
decided = Befolgt für andere: { $rows }
followed = { $order }
tied = { $unit }: keiner, Gleichstand
lapsed = { $place } ist kein Heimatzentrum von { $power } mehr
booked = Auf- und Abbau: { $rows }
nothing-due = Auf- und Abbau: nichts stand an
due = es stehen zu: { COMMAS($counts) }
aids = { $donor } hilft { $power }
contest = in { $place } { $won } ({ COMMAS($bids) })
nothing-built = wird nichts gebaut
annexes = { $power } annektiert { $place }
loses = { $power } verliert { $unit } ({ $cause })
cause = { $cause ->
    [voluntary] freiwillig
    [required] nötig
    [upkeep] ohne Zentrum
    [civil-disorder] Unordnung
   *[other] { $cause }
}

# --- Tafeln

yes = ja
no = nein: { $why }
none = keine
nothing = nichts
column-power = Macht
column-center = Zentrum
column-centers = Zentren
column-unit = Einheit
column-units = Einheiten
column-orders = Befehle
column-due = Anspruch
column-of = von
column-now = jetzt

panel-influence = Wo du Einfluss hast
note-influence = { $n ->
    [one] Du hast einen Befehl je Zug; die an eigene Einheiten zählen mit.
   *[other] Du hast { $n } Befehle je Zug; die an eigene Einheiten zählen mit.
}
column-you-may-write = du darfst schreiben
nearby = { $unit } steht in oder neben { $place }
mark-free = { $power } (Zentren: { $centers }): du darfst dafür schreiben
mark-barred = { $power } (Zentren: { $centers }): du darfst nicht dafür schreiben: { $why }
panel-writers = Wer für wen schreiben darf
column-may-write = darf schreiben
column-may-not = darf nicht
barred = { $seat } ({ $unit } bei { $place })
mark-writers = { $power }: dafür dürfen schreiben: { $seats }
panel-allowances = Befehle je Zug
column-centers-now = Zentren jetzt
note-next-year = Die des kommenden Jahres.
panel-retreats = Stimmen zu Rückzügen
column-ways = kann nach
column-you-may-vote = du darfst abstimmen
note-retreats = Bei Gleichstand oder ohne Stimme wird die Einheit aufgelöst.
mark-retreat = { $unit } kann sich hierher zurückziehen: du darfst abstimmen
panel-votes = Stimmen zum Auf- und Abbau
note-adjustments = Je Einheit, die zu bauen oder zu verlieren ist, eine Stimme. Ohne Stimmen wird nichts gebaut, und Verluste gehen nach der Regel.
panel-results = Befehle für andere
column-for = für
column-followed = befolgt
column-votes = Befehle und Stimmen
note-last = Aus der letzten Phase.
see-adjustments = siehe Auf- und Abbau
tie = keiner: Gleichstand
panel-authors = Wer für andere schrieb
column-seat = Platz
panel-powers = Mächte
column-is = ist
column-lost-homes = verlorene Heimatzentren
owned = { $place }{ $how ->
    [home] { " " }(Heimat)
    [annexed] { " " }(annektiert)
   *[taken] { "" }
}
kind = { $kind ->
    [rebel] Rebell
    [minor] Kleinmacht
   *[great] Großmacht
}{ $state ->
    [disorder] , in Unordnung
    [dormant] , ruht
    [eliminated] , ausgeschieden
   *[plays] { "" }
}
panel-rebels = Rebellen
column-stands = steht in
column-raised = aufgestellt in

panel-due = Auf- und Abbau
column-threat = was droht
nobody-builds = niemand darf dafür bauen
doom-out = { $aid ->
    [yes] scheidet ohne Hilfe aus
   *[no] scheidet aus
}
doom-loses = { $aid ->
    [yes] verliert ohne Hilfe
   *[no] verliert
} { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}
mark-threat = { $power } { $doom }
panel-sites = Wo sie bauen dürfen
panel-your-sites = Wo du bauen darfst
mark-build = { $power } darf hier bauen
mark-you-build = hier darfst du bauen
panel-rising = Wo Rebellen aufgestellt werden können
column-owner = gehört
column-guard = bewacht von
mark-guarded = { $unit } von { $power } bewacht es
mark-rising = hier können Rebellen aufstehen
panel-annexable = Was sie annektieren dürfen
panel-you-annex = Was du annektieren darfst
column-since = in Besitz seit
this-year = diesem Jahr
before = früher
mark-annex = { $power } darf es annektieren
mark-you-annex = du darfst es annektieren
panel-annexed = Annektierte Zentren
column-builds-from = baut ab
panel-contests = Umstrittene Bauten des letzten Auf- und Abbaus
column-built = gebaut
panel-aid = Hilfe beim letzten Auf- und Abbau
column-from = von
column-to = für
panel-last-annexed = Beim letzten Auf- und Abbau annektiert
panel-losses = Verluste beim letzten Auf- und Abbau
column-cause = Grund
