# Masters Rules: Kleinmächte, wechselnde Kontrolle, Rebellion, Annexion, Abrüstung, Auslandshilfe.

# --- Wie die Regeln heißen

pack-masters = Masters Rules
pack-masters-about = Alle sechs Masters Rules zusammen: Kleinmächte, wechselnde Kontrolle, Rebellion, Annexion, Abrüstung und Auslandshilfe.
minute-idea = Jedes neutrale Versorgungszentrum ist eine Kleinmacht mit eigener Armee, und jeder, der Abstand hält, darf ihr Befehle geben.
minute-turn = In jeder Zugphase haben Sie so viele Befehle, wie Sie Versorgungszentren besitzen. Zuerst zählen die Befehle an Ihre eigenen Einheiten; die übrigen verwenden Sie für Kleinmächte und für Mächte ohne Spieler. Befolgt wird der Befehl, den alle Spieler zusammen am häufigsten schreiben, und Sie dürfen denselben Befehl mehrmals schreiben. Im Winter können Sie, statt aufzubauen, in einem unbewachten Zentrum einer anderen Macht Rebellen aufstellen, ein Zentrum als Heimatzentrum annektieren oder die Einheit einer anderen Macht bezahlen.
minute-care = Sie dürfen einer Macht nichts befehlen, wenn eine Ihrer Einheiten in einem ihrer Zentren steht oder in eines ziehen könnte. Hinterher kann jeder lesen, wer was befohlen hat. Bei Gleichstand hält die Einheit.
minute-victory = Sie gewinnen allein mit 18 Versorgungszentren, oder die verbliebenen Spieler einigen sich auf ein Unentschieden. Kleinmächte gewinnen nie, doch ihre Armeen entscheiden, wer gewinnt.
pack-minor-powers = Kleinmächte
pack-minor-powers-about = Jedes neutrale Versorgungszentrum ist eine Kleinmacht mit einer eigenen Armee.
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

chapter-base = Einheiten, Aufbau und Verluste
chapter-minors = Kleinmächte
chapter-control = Wechselnde Kontrolle
chapter-rebellion = Rebellion
chapter-annexation = Annexion
chapter-disarmament = Abrüstung
chapter-aid = Auslandshilfe

# --- Wer gemeint ist

rebel = Rebell { $unit }
counted = { $you ->
    [what] Sie ({ $n })
   *[no] { $what } ({ $n })
}
role-rebel = Rebell
role-rebels = Rebellen
role-rebels-article = die-plural
sentences = { $one } { $other }

# --- Ablehnungen

ineligible = Sie dürfen in dieser Phase den Einheiten { OF($whom) } nichts befehlen: Ihre Einheit { $unit } steht in oder neben { DAT($place) }, einem Zentrum dieser Macht.
over-cap = { $n ->
    [0] Sie haben in dieser Runde keine Befehle.
    [one] Ihr einziger Befehl in dieser Runde ist verbraucht. Befehle an eigene Einheiten und Wiederholungen zählen mit.
   *[other] Ihre { $n } Befehle in dieser Runde sind verbraucht. Befehle an eigene Einheiten und Wiederholungen zählen mit.
}
conflicting = Sie haben verschiedene Befehle für { $unit } geschrieben. Schreiben Sie nur einen davon.
nested = { THE($whom) } ist in Unordnung und kann keinen solchen Befehl bekommen. Befehlen Sie stattdessen den Einheiten.
not-cd = { THE($whom) } ist nicht in Unordnung; nur wer die Macht spielt, befiehlt ihren Einheiten.
no-control = In dieser Partie können Sie nur Ihren eigenen Einheiten befehlen.
one-vote = Sie haben schon abgestimmt. Sie haben eine Stimme für jeden Rückzug und jeden Auf- oder Abbau.
no-entitlement = Für diesen Befehl ist nichts mehr übrig. Jede Einheit, die Ihnen zusteht, bezahlt einen Befehl.
occupied = { $other } steht in { DAT($place) }.
guarded = { $other } von { DAT($whom) } steht neben { DAT($place) } und bewacht diese Provinz.
not-others = { THE($place) } ist kein Zentrum einer anderen Macht.
not-center = { THE($place) } ist kein Versorgungszentrum.
not-home = { THE($place) } ist kein Heimatzentrum { OF($whom) }.
not-owned = { THE($place) } gehört { DAT($whom) } nicht.
already-home = { THE($place) } ist schon ein Heimatzentrum { OF($whom) }.
not-last-year = { THE($place) } gehörte { DAT($whom) } beim letzten Auf- und Abbau nicht und kann noch nicht annektiert werden.
self-aid = Eine Macht kann sich nicht selbst helfen. Nennen Sie eine andere.
no-recipient = { THE($whom) } hat weder Einheit noch Zentrum und kann keine Hilfe bekommen.
no-rebel = In { DAT($place) } steht keine Rebelleneinheit.
disband-cd = { THE($whom) } muss keine Einheit verlieren, und andere Spieler können die Macht nicht abrüsten.
out = Ihre Macht hat weder Einheit noch Zentrum; Sie schreiben keine Befehle.
two-builds = Es gilt ein anderer Ihrer Aufbaubefehle für { $place }.
goes-already = { $unit } wird schon aufgelöst.
no-loss = { THE($whom) } hat keine weitere Einheit aufzulösen.
not-required = Dieser Verlust ist nicht mehr nötig.
other-winter = „{ $order }“ können Sie nur beim Auf- und Abbau am Ende des Jahres schreiben.
contest-tied = In { DAT($place) } wird nichts gebaut, denn { $orders } { COUNT($orders) ->
    [one] wurde
   *[other] wurden
} ebenso oft geschrieben.
contest-lost = { $order } wurde für { $place } öfter geschrieben.
outvoted = Andere Befehle für { ACC($whom) } haben mindestens ebenso viele Stimmen.

# --- Alle sechs: Optionen

vacant-label = Großmächte ohne Spieler
vacant = Diese Großmächte haben zu Beginn der Partie keinen Spieler.
vacant-kinds = die Namen von Mächten, mit Kommas dazwischen
vacant-wrong = { COMMAS($given) } kann nicht ohne Spieler bleiben. Nennen Sie einige von { COMMAS($powers) }, aber nicht alle.
unplayed-label = Was aus Großmächten ohne Spieler wird
unplayed = Eine Großmacht, die von Anfang an niemand spielt, bleibt eine Macht in Unordnung, oder jedes ihrer Zentren wird eine Kleinmacht.
unplayed-cd-power = Eine Macht in Unordnung
unplayed-minors = Kleinmächte
last-survivor-wins-label = Sieg des letzten Spielers
last-survivor-wins = Wenn alle anderen Spieler ausgeschieden sind, kann der letzte gewinnen, was auch immer Kleinmächten gehört, oder die Partie geht weiter.
last-survivor-wins-true = Der letzte Spieler gewinnt
last-survivor-wins-false = Die Partie geht weiter
nobody-called = { $table }: Niemand heißt „{ $name }“

# --- Alle sechs: die Regeln

hold-rule = Eine Einheit ohne Befehl hält, und andere dürfen sie beim Halten unterstützen (MR0.4, MR0.5).
due-rule = Nach dem Herbst stehen einer Macht so viele Einheiten zu, wie sie mehr Versorgungszentren als Einheiten hat. Ob sie einen freien Platz zum Bauen hat, spielt keine Rolle (MA-37).
build-rule = Beim Auf- und Abbau darf eine Macht für jede Einheit, die ihr zusteht, eine Einheit bauen, und zwar in freien Heimatzentren, die ihr gehören.
build-anywhere-rule = Beim Auf- und Abbau darf eine Macht für jede Einheit, die ihr zusteht, eine Einheit bauen, und zwar in beliebigen freien Versorgungszentren, die ihr gehören.
loss-rule = Eine Macht mit mehr Einheiten als Versorgungszentren muss die überzähligen auflösen. { $how ->
   *[classic] Sagt ihr Spieler nicht, welche, so wird zuerst die Einheit aufgelöst, die von ihrem nächsten Heimatzentrum am weitesten entfernt ist; bei gleicher Entfernung trifft es eine Flotte vor einer Armee, dann entscheidet das Alphabet (MA-22).
    [2023] Sagt ihr Spieler nicht, welche, so wird zuerst die Einheit aufgelöst, die vom nächsten eigenen Versorgungszentrum am weitesten entfernt ist; bei gleicher Entfernung trifft es eine Flotte vor einer Armee, dann entscheidet das Alphabet (MA-22).
    [country] Sagt ihr Spieler nicht, welche, so wird zuerst die Einheit aufgelöst, die vom Heimatland am weitesten entfernt ist; bei gleicher Entfernung trifft es eine Flotte vor einer Armee, dann entscheidet das Alphabet (MA-22).
} Das ist die Regel für Unordnung.
at-once-rule = Alle Befehle des Auf- und Abbaus werden gleichzeitig ausgewertet, nach der Stellung nach den Herbstrückzügen. Ein Aufbau oder ein Verlust ändert nichts für andere Befehle desselben Auf- und Abbaus (MR5.3).
funding-rule = { COUNT($uses) ->
    [one] Jede Einheit, die einer Macht zusteht, bezahlt einen Aufbau. Befiehlt ein Spieler mehr, so zählen die ersten gültigen (MA-62, MA-63).
   *[other] Jede Einheit, die einer Macht zusteht, bezahlt einen Befehl: { OR($uses) }. Die Befehle eines Spielers werden von oben nach unten bezahlt. Ein ungültiger Befehl kostet nichts, und ein Befehl, für den nichts mehr übrig ist, zählt nicht (MA-62, MA-63).
}
use-build = einen Aufbau
use-rebel = einen Rebellen
use-annexation = eine Annexion
use-aid = eine Hilfe
civil-disorder-rule = Eine Macht ohne Spieler ist in Unordnung. Verlässt ein Spieler die Partie, so ist seine Macht ab der nächsten Phase in Unordnung, bis jemand sie übernimmt; wer nur eine Frist versäumt, bringt sie nicht in Unordnung (MA-5).
disorder-rule = Eine Macht in Unordnung gewinnt nicht, hat keine Stimme und ist an keinem Unentschieden beteiligt (MA-70, MA-73).
vacant-rule = { $minors ->
    [yes] { THE($power) } wird von Anfang an nicht gespielt; die Zentren dieser Macht sind Kleinmächte (MA-31).
   *[no] { THE($power) } wird von Anfang an nicht gespielt und ist in Unordnung (MA-31).
}
out-rule = Eine Macht ohne Einheit und ohne Zentrum scheidet aus, und ihr Spieler schreibt keine Befehle mehr (MA-27).
last-rule = Ist nur noch ein Spieler in der Partie, so gewinnt er, was auch immer anderen Mächten gehört (MA-70).

# --- Kleinmächte

minor-army-per-label = Armeen einer Kleinmacht
minor-army-per = Auf manchen Karten hat eine Kleinmacht mehrere Zentren. Sie beginnt mit einer Armee in jedem davon oder mit einer einzigen.
minor-army-per-sc = Eine in jedem Zentrum
minor-army-per-power = Eine für die ganze Macht
minors-rule = Jedes Versorgungszentrum, das kein Heimatzentrum einer Großmacht ist, gehört von Anfang an einer Kleinmacht und ist ihr Heimatzentrum: { COMMAS($powers) } (MR1.1, MR1.3, MR1.4).
minors-army-rule = { $how ->
   *[sc] In jedem ihrer Zentren steht eine Armee der Kleinmacht; wo keine Armee stehen kann, ist es eine Flotte (MR1.2, MA-29, MA-30).
    [power] Jede Kleinmacht hat eine Armee in ihrem ersten Zentrum; wo keine Armee stehen kann, ist es eine Flotte (MR1.2, MA-29, MA-30).
}
minors-taken-rule = Wie sonst wechselt ein Zentrum den Besitzer nur, wenn nach dem Herbst eine fremde Einheit dort steht. Sie müssen seine Armee also schlagen oder weglocken (MR1.7).
minors-disorder-rule = Kleinmächte sind immer in Unordnung: Sie haben keinen Spieler und keine Stimme und gewinnen nie. Jede Macht darf ihre Einheiten beim Halten unterstützen (MR1.5, MR1.8).
minors-steered-rule = Ihre Einheiten halten, wenn Spieler nichts anderes befehlen. Über Rückzüge, Aufbau und Verluste stimmen die Spieler ab (MR1.9-MR1.12).
minors-idle-rule = Ihre Einheiten halten und unterstützen einander nicht. Sie werden aufgelöst, wenn sie verdrängt werden, und Kleinmächte bauen nichts (MR1.9-MR1.11).
minors-example = Im Frühjahr 1901 zieht eine deutsche Flotte von Kiel nach Dänemark. Die dänische Armee hält, und die Flotte prallt ab. Mit der Unterstützung einer weiteren Einheit würde die Flotte die Armee verdrängen.

# --- Wechselnde Kontrolle: Optionen

vc-resolution-label = Welcher Befehl an eine Einheit befolgt wird
vc-resolution = Mehrere Spieler können derselben Einheit in Unordnung Befehle schreiben. Dies legt fest, welchem sie folgt.
vc-resolution-plurality = Der am häufigsten geschriebene
vc-resolution-majority = Der häufiger als alle anderen zusammen geschriebene
vc-resolution-per-player = Der von den meisten Spielern geschriebene
vc-tie-label = Gleichstand zwischen Befehlen
vc-tie = Wurden mehrere Befehle für eine Einheit gleich oft geschrieben, so hält sie, oder es entscheidet zuerst, wie viele Spieler sie geschrieben haben.
vc-tie-hold = Die Einheit hält
vc-tie-per-player-then-hold = Mehr Spieler entscheiden, sonst hält sie
vc-self-conflict-label = Verschiedene Befehle eines Spielers
vc-self-conflict = Ein Spieler kann derselben Einheit in Unordnung verschiedene Befehle schreiben. Dies legt fest, welche davon zählen.
vc-self-conflict-void = Keiner davon
vc-self-conflict-count-all = Alle
vc-self-conflict-last = Der letzte
vc-on-nmr-label = Einheiten von Spielern, die nichts schicken
vc-on-nmr = Befehle, die andere im Voraus für eine Großmacht schreiben, können zählen, wenn ihr Spieler keine Befehle schickt.
vc-on-nmr-never = Andere können ihnen nichts befehlen
vc-on-nmr-speculative = Andere können ihnen befehlen
limbo-counts-label = Verdrängte Einheiten und Einfluss
limbo-counts = Eine Einheit bei einem Zentrum hindert ihre Macht daran, dem Besitzer dieses Zentrums zu befehlen. Dies legt fest, ob das auch für eine verdrängte Einheit gilt, die auf ihren Rückzug wartet.
limbo-counts-false = Verdrängte Einheiten zählen nicht
limbo-counts-true = Verdrängte Einheiten zählen
order-cap-label = Zu viele Befehle
order-cap = Wer zu viele Befehle schreibt, verliert die für andere Mächte oder die letzten auf der Liste.
order-cap-own-first = Befehle für andere Mächte fallen weg
order-cap-strict = Die letzten Befehle fallen weg
cd-retreat-default-label = Rückzüge ohne Entscheidung
cd-retreat-default = Eine verdrängte Einheit in Unordnung hat keinen Rückzug, wenn keine Abstimmung darüber entscheidet.
cd-retreat-default-disband = Die Einheit wird aufgelöst
vc-publish-label = Was über Befehle für andere bekannt wird
vc-publish = Nach jeder Phase können alle sehen, wer welche Befehle für Einheiten in Unordnung geschrieben hat, wie oft jeder geschrieben wurde oder nur die befolgten Befehle.
vc-publish-authors = Wer was geschrieben hat
vc-publish-counts = Wie oft jeder Befehl geschrieben wurde
vc-publish-winner-only = Nur die befolgten Befehle

# --- Wechselnde Kontrolle: die Regeln

form-influence = Befehlen Sie einer Einheit einer Macht in Unordnung, zum Beispiel „Portugal A POR H“. Mit „x2“ schreiben Sie den Befehl zweimal.
little-rule = Ohne Kleinmächte gibt es wenig zu befehlen: Großmächte ohne Spieler{ $rebels ->
    [yes] { " " }und Rebellen
   *[no] { "" }
} (MA-71).
influence-rule = Außer Ihren eigenen Einheiten dürfen Sie von der ersten Runde an den Einheiten von Mächten in Unordnung befehlen. Nennen Sie die Macht und schreiben Sie den Befehl, zum Beispiel { $minors ->
   *[yes] „Portugal A POR H“
    [no] „Italy A ROM H“
}. Die Einheit darf alles tun, was ihr befohlen wird: ziehen, jeden angreifen, unterstützen, geleiten und sich geleiten lassen (MR2.1, MR2.16, MA-23, MA-25).
near-rule = Sie dürfen einer Macht in Unordnung nicht befehlen, wenn eine Ihrer eigenen Einheiten in einem ihrer Versorgungszentren steht oder in einer Runde ohne Geleit in eines ziehen könnte. Das wird für jede Macht einzeln geprüft, und alle ihre Zentren zählen (MR2.2-MR2.4, MA-6).
near-when-rule = { $limbo ->
   *[false] Es gilt die Stellung zu Beginn der Phase; eine Ihrer Einheiten, die auf ihren Rückzug wartet, zählt nicht (MR2.5, MA-9, MA-10).
    [true] Es gilt die Stellung zu Beginn der Phase; auch eine Ihrer Einheiten, die auf ihren Rückzug wartet, zählt (MR2.5, MA-9, MA-10).
} Einer Macht in Unordnung ohne Zentrum dürfen alle befehlen (MA-11).
near-example = Im Frühjahr 1901 könnte die österreichische Armee in Budapest nach Serbien und Rumänien ziehen; Österreich darf also beiden nichts befehlen. Griechenland und Portugal darf es befehlen.
own-first-rule = Allen Ihren eigenen Einheiten dürfen Sie immer befehlen (MA-12).
own-first-count-rule = In jeder Zugphase haben Sie so viele Befehle, wie Ihnen nach dem letzten Herbst oder zu Beginn der Partie Versorgungszentren gehörten. Davon gehen die Befehle an Ihre eigenen Einheiten ab, außer wenn diese halten; die übrigen dürfen Sie an Einheiten anderer Mächte schreiben, bei denen auch das Halten zählt. Weitere Befehle sind ungültig (MR2.6, MA-13 bis MA-15).
strict-rule = In jeder Zugphase haben Sie so viele Befehle, wie Ihnen nach dem letzten Herbst oder zu Beginn der Partie Versorgungszentren gehörten. Sie gelten für Ihre eigenen Einheiten und die anderer zusammen; eine eigene Einheit halten zu lassen kostet nichts. Befehle darüber hinaus sind ungültig, vom Ende Ihrer Liste her (MR2.6, MA-12 bis MA-15).
cap-example = Im Jahr 1901 hat England in jeder Zugphase drei Befehle. Zieht England mit zwei Einheiten und lässt die dritte halten, so bleibt ein Befehl für eine Einheit einer anderen Macht.
copies-rule = { $counts ->
   *[yes] Sie dürfen denselben Befehl für eine Einheit mehrmals schreiben, zum Beispiel mit „x2“. Jede Wiederholung verbraucht einen Ihrer Befehle. Befehle sind gleich, wenn sie dasselbe bedeuten, wie auch immer sie geschrieben sind (MR2.7, MR2.14, MA-3).
    [no] Denselben Befehl mehrmals zu schreiben gibt ihm nicht mehr Gewicht. Befehle sind gleich, wenn sie dasselbe bedeuten, wie auch immer sie geschrieben sind (MA-1, MA-3).
}
self-conflict-rule = { $how ->
   *[void] Wenn Sie verschiedene Befehle für eine Einheit schreiben, zählt keiner davon, und sie kosten Sie nichts (MA-4).
    [count_all] Wenn Sie verschiedene Befehle für eine Einheit schreiben, zählen alle (MA-4).
    [last] Wenn Sie verschiedene Befehle für eine Einheit schreiben, zählt nur der letzte (MA-4).
}
followed-rule = { $how ->
   *[plurality] Eine Einheit folgt dem Befehl, der von allen Spielern zusammen am häufigsten geschrieben wurde (MR2.13, MA-1).
    [majority] Eine Einheit folgt einem Befehl, der häufiger als alle anderen Befehle für sie zusammen geschrieben wurde; sonst hält sie (MA-1).
    [per_player] Eine Einheit folgt dem Befehl, den die meisten Spieler für sie geschrieben haben (MA-1).
}
tie-rule = { $how ->
   *[hold] Wurden mehrere Befehle gleich oft geschrieben, so folgt die Einheit keinem davon: Sie hält und darf unterstützt werden (MA-2).
    [per_player_then_hold] Wurden mehrere Befehle gleich oft geschrieben, so folgt die Einheit dem, den mehr Spieler geschrieben haben; entscheidet auch das nicht, so hält sie und darf unterstützt werden (MA-2).
}
followed-example = Frankreich befiehlt der portugiesischen Armee, den französischen Angriff von Marseille auf Spanien zu unterstützen. Deutschland befiehlt ihr einmal und Italien zweimal, die spanische Armee zu unterstützen. { $how ->
   *[plurality] Drei Befehle stehen gegen einen
    [majority] Drei von vier Befehlen sind eine Mehrheit
    [per_player] Zwei Spieler stehen gegen einen
}; also unterstützt Portugal Spanien, und der französische Angriff prallt ab.
nmr-rule = { $how ->
   *[never] Sie können den Einheiten einer Macht nicht befehlen, deren Spieler nur nichts schickt (MA-5).
    [speculative] Sie dürfen im Voraus Befehle für die Einheiten eines anderen Spielers schreiben. Sie zählen, wenn dieser Spieler nichts schickt (MA-5).
}
vote-rule = In einer Rückzugsphase haben Sie eine Stimme für jede verdrängte Einheit einer Macht, der Sie befehlen dürfen: für einen Rückzug oder für die Auflösung. Beim Auf- und Abbau haben Sie eine Stimme für jede Einheit, die einer solchen Macht zusteht oder die sie verlieren muss. Diese Stimmen zählen nicht zu Ihren Befehlen (MR2.9, MR2.11, MA-16).
retreat-rule = Eine verdrängte Einheit einer Macht in Unordnung tut, wofür die meisten Stimmen abgegeben wurden. Gibt es keine oder steht es gleich, so wird sie aufgelöst (MA-17).
adjustment-vote-rule = Beim Auf- und Abbau wird ausgeführt, was die meisten Stimmen hat. Bei Gleichstand zählen die Stimmen nicht: Dann wird die Einheit nicht gebaut, und für den Verlust gilt die Regel für Unordnung. Ein Aufbau braucht ein freies Heimatzentrum, das der Macht gehört (MA-20 bis MA-22).
aided-vote-rule = Auch über Einheiten, die ihr durch Hilfe zustehen, wird abgestimmt (MR6.5).
own-orders-rule = Eine Macht in Unordnung kann auch auf Befehl von Spielern weder anderen Mächten befehlen noch Rebellen aufstellen, annektieren oder helfen (MR2.12, MA-24).
publish-rule = { $how ->
   *[authors] Nach jeder Phase sehen alle, wer welche Befehle für Einheiten in Unordnung geschrieben hat (MR2.17, MA-26).
    [counts] Nach jeder Phase sehen alle, wie oft jeder Befehl für eine Einheit in Unordnung geschrieben wurde, aber nicht, von wem (MA-26).
    [winner_only] Nach jeder Phase sehen alle nur, welchen Befehlen die Einheiten in Unordnung gefolgt sind (MA-26).
}
ask-retreats = Abstimmungen über Rückzüge
ask-adjustments = Abstimmungen über Auf- und Abbau
ask-orders = Befehle für andere
if-most = { $order } wird befolgt, wenn kein anderer Befehl für diese Einheit ebenso oft geschrieben wird.

# --- Rebellion

rebel-pool-types-label = Zählung der Rebellen in einem Zentrum
rebel-pool-types = Für dasselbe Zentrum können eine Rebellenarmee und eine Rebellenflotte geschrieben werden. Gegen den Aufbau des Besitzers zählen sie einzeln oder zusammen.
rebel-pool-types-false = Armeen und Flotten zählen einzeln
rebel-pool-types-true = Armeen und Flotten zählen zusammen
rebel-identity-label = Was aus Rebellen mit einem Zentrum wird
rebel-identity = Rebellen, denen ein Zentrum gehört, werden eine Kleinmacht. Dies legt fest, welche.
rebel-identity-restore-or-new = Die ursprüngliche Kleinmacht oder eine neue
rebel-identity-always-new = Immer eine neue Kleinmacht
rebel-identity-owner-cd-rejoin = Wie die erste, aber sie kehren zu einer Macht in Unordnung zurück
faction-is-other-power-label = Rebellen im Bürgerkrieg
faction-is-other-power = Dies legt fest, ob im Bürgerkrieg eine Seite in den Zentren der anderen Rebellen aufstellen darf.
faction-is-other-power-true = Erlaubt
faction-is-other-power-false = Nicht erlaubt
form-rebel = Stellen Sie eine Rebelleneinheit in einem Zentrum einer anderen Macht auf, statt eine eigene Einheit zu bauen.
rebel-rule = Statt eine Einheit zu bauen, die Ihnen zusteht, dürfen Sie in einem Versorgungszentrum einer anderen Macht eine Rebelleneinheit aufstellen, mit einem Befehl wie „Build Rebel A MOS“. Es ist eine Armee oder, wenn das Zentrum an einer Küste liegt, eine Flotte (MR3.1, MR3.2, MA-39).
rebel-site-rule = Das Zentrum muss einer anderen Macht gehören und leer sein, und keine Einheit seines Besitzers darf in einer Runde ohne Geleit dorthin ziehen können. Einheiten anderer Mächte bewachen es nicht. Eine Einheit, die beim selben Auf- und Abbau aufgelöst wird, bewacht es noch, eine erst gebaute nicht (MR3.4-MR3.6, MA-40).
rebel-contest-rule = Sollen in einem Zentrum verschiedene Einheiten gebaut werden, von Rebellen oder vom Besitzer, so wird der am häufigsten geschriebene Aufbau ausgeführt. Bei Gleichstand wird dort nichts gebaut (MR3.7, MA-43).
rebel-pool-rule = Rebellenarmeen und Rebellenflotten für ein Zentrum zählen erst zusammen gegen den Aufbau des Besitzers und dann gegeneinander (MA-41).
rebel-copies-rule = Sie dürfen denselben Aufbau mehrmals schreiben, und gleiche Aufbaubefehle aller Spieler zählen zusammen. Es entsteht nur eine Einheit, aber jede Wiederholung wird bezahlt, auch wenn nichts gebaut wird (MR3.8-MR3.10, MA-43).
rebel-example = Nach dem Herbst 1901 steht keine russische Einheit in oder neben Moskau. Russland befiehlt dort den Aufbau einer Armee. Die Türkei und Deutschland befehlen dort je eine Rebellenarmee. Zwei Befehle stehen gegen einen, also entsteht in Moskau eine Rebellenarmee.
rebel-nation-rule = Jede Rebelleneinheit ist eine Nation für sich. Sie ist immer in Unordnung und besitzt zunächst kein Zentrum; das Zentrum, in dem sie entstand, gehört bis zum nächsten Herbst weiter seinem Besitzer (MR3.3, MR3.11, MA-48).
rebels-steered-rule = Einer Rebelleneinheit ohne Zentrum dürfen alle Spieler durch wechselnde Kontrolle befehlen, auch die Macht, gegen die sie sich erhob (MR3.3, MR3.17).
rebels-idle-rule = Rebelleneinheiten halten, denn hier kann ihnen niemand befehlen. Sie werden aufgelöst, wenn sie verdrängt werden (MA-71).
rebel-minor-rule = { $how ->
   *[restore_or_new] Eine Rebelleneinheit, die nach einem Herbst in einem Versorgungszentrum steht, nimmt es ein und wird eine Kleinmacht: die, der das Zentrum ursprünglich gehörte, oder sonst eine neue, die nach dem Zentrum heißt (MR3.14, MA-46).
    [always_new] Eine Rebelleneinheit, die nach einem Herbst in einem Versorgungszentrum steht, nimmt es ein und wird eine neue Kleinmacht, die nach dem Zentrum heißt (MR3.14, MA-46).
    [owner_cd_rejoin] Eine Rebelleneinheit, die nach einem Herbst in einem Versorgungszentrum steht, nimmt es ein und wird eine Kleinmacht: die, der das Zentrum ursprünglich gehörte, oder sonst eine neue, die nach dem Zentrum heißt. In einem Heimatzentrum einer Großmacht in Unordnung schließt sie sich stattdessen dieser an (MR3.14, MA-46).
} Das Zentrum wird Heimatzentrum der Kleinmacht und bleibt auch eines der Macht, die es verloren hat.
rebel-upkeep-rule = { $aid ->
    [yes] Eine Rebelleneinheit, der im Jahr nach ihrer Aufstellung auch nach dem Herbst kein Zentrum gehört, wird beim Auf- und Abbau aufgelöst, wenn sie keine Hilfe bekommt (MR3.19, MA-49).
   *[no] Eine Rebelleneinheit, der im Jahr nach ihrer Aufstellung auch nach dem Herbst kein Zentrum gehört, wird beim Auf- und Abbau aufgelöst (MR3.19, MA-49).
}
rebel-rises = Rebell { $unit } entsteht, wenn keine andere Einheit für dieses Zentrum ebenso oft geschrieben wird.

# --- Annexion

annex-initial-label = Zentren von Anfang an
annex-initial = Auf manchen Karten beginnt eine Macht mit Zentren außerhalb ihrer Heimat. Sie können so zählen, als hätten sie ihr schon beim Auf- und Abbau davor gehört.
annex-initial-false = Sie zählen nicht als früherer Besitz
annex-initial-true = Sie zählen als früherer Besitz
annex-persist-label = Verlorene annektierte Zentren
annex-persist = Ein annektiertes Zentrum, das verloren und zurückgewonnen wird, kann noch Heimatzentrum sein oder muss neu annektiert werden.
annex-persist-true = Sie bleiben Heimatzentren
annex-persist-false = Sie müssen neu annektiert werden
form-annex = Machen Sie ein Zentrum, das Ihnen seit einem Jahr gehört, zum Heimatzentrum, statt eine Einheit zu bauen.
annex-rule = Statt eine Einheit zu bauen, die Ihnen zusteht, dürfen Sie ein Versorgungszentrum annektieren, mit einem Befehl wie „Annex Serbia“. Es muss Ihnen jetzt gehören und schon beim Auf- und Abbau des Vorjahrs gehört haben. Stehen Ihnen mehrere Einheiten zu, so dürfen Sie mehrere Zentren annektieren (MR4.1-MR4.4).
annex-start-rule = { $initial ->
   *[false] Was einer Macht zu Beginn der Partie gehört, zählt nicht als Besitz des Vorjahrs; beim ersten Auf- und Abbau kann also nichts annektiert werden (MA-52).
    [true] Was einer Macht zu Beginn der Partie gehört, zählt als Besitz des Vorjahrs (MA-52).
}
annex-unit-rule = Ob dort eine Einheit steht, spielt keine Rolle (MR4.5).
annex-build-rule = Ein annektiertes Zentrum ist ein Heimatzentrum. Sein Besitzer darf dort vom nächsten Auf- und Abbau an bauen, wenn es frei ist und ihm noch gehört (MR4.6, MR4.7).
annex-lapse-rule = { $persist ->
   *[true] Es bleibt Heimatzentrum dieser Macht, auch wenn sie es verliert und zurückgewinnt, und es bleibt Heimatzentrum der Macht, für die es das vorher war (MA-53).
    [false] Verliert diese Macht es, so ist es nicht mehr ihr Heimatzentrum. Es bleibt Heimatzentrum der Macht, für die es das vorher war (MA-53).
}
annex-example = Österreich nimmt im Herbst 1901 Serbien ein. Im Winter 1902 gehören Österreich fünf Zentren, es hat vier Einheiten und annektiert Serbien, statt zu bauen. Vom Winter 1903 an darf Österreich in Serbien bauen.

# --- Abrüstung

form-disarm = Lösen Sie eine Ihrer Einheiten auf, ob ein Verlust nötig ist oder nicht.
form-remove = Lösen Sie diese Einheit nur auf, wenn noch ein Verlust nötig ist, sobald alle Hilfe bekannt ist.
disarm-rule = Beim Auf- und Abbau dürfen Sie beliebige eigene Einheiten auflösen, mit einem Befehl wie „Disband A YOR“ (MR5.1).
disarm-site-rule = Das erlaubt keinen weiteren Aufbau und macht vor dem Auf- und Abbau des nächsten Jahres keinen Platz frei (MR5.2, MA-57).
remove-rule = „Disband“ wird auf jeden Fall ausgeführt und zählt zu einem nötigen Verlust. „Remove A YOR“ wird nur ausgeführt, wenn ein Verlust{ $aid ->
    [yes] { " " }auch nach aller Hilfe
   *[no] { "" }
} noch nötig ist (MA-58).
disarm-disorder-rule = Mächte in Unordnung verlieren nicht mehr Einheiten, als sie müssen (MR5.4).
disarm-example = Im Winter 1901 gehören England vier Zentren, und es hat drei Einheiten. Es baut eine Flotte in Liverpool, löst seine Armee in Yorkshire auf und hat wieder drei Einheiten.

# --- Auslandshilfe

aid-funds-rebels-label = Rebellen aus Hilfe
aid-funds-rebels = Dies legt fest, ob erhaltene Hilfe Rebellen bezahlen kann.
aid-funds-rebels-false = Nicht erlaubt
aid-funds-rebels-true = Erlaubt
form-aid = Lassen Sie eine andere Macht eine Einheit bauen oder behalten, statt selbst eine zu bauen.
form-aid-rebel = Lassen Sie eine Rebelleneinheit überleben, statt selbst eine Einheit zu bauen.
aid-rule = Für jede Einheit, die Ihnen zusteht und die Sie nicht anders verwenden, dürfen Sie { $rebels ->
    [yes] einer anderen Macht oder einer Rebelleneinheit helfen, mit einem Befehl wie „Aid Italy“ oder „Aid Rebel A ARM“
   *[no] einer anderen Macht helfen, mit einem Befehl wie „Aid Italy“
}. Sie dürfen mehreren helfen oder derselben Macht mehrmals (MR6.1-MR6.4).
aid-recipient-rule = Wer Hilfe bekommt, muss eine Einheit oder ein Zentrum haben. Auch Mächten in Unordnung darf geholfen werden, aber sie selbst können nicht helfen (MR6.2, MA-64).
aid-use-rule = Jede Hilfe wirkt beim Auf- und Abbau so, als gehörte der Macht, die sie bekommt, ein Versorgungszentrum mehr. Sie darf { $annexes ->
    [yes] bauen, annektieren oder eine Einheit behalten, die sie verlieren müsste
   *[no] bauen oder eine Einheit behalten, die sie verlieren müsste
} (MR6.5-MR6.8).
aid-spares-rule = Für Mächte in Unordnung baut hier niemand; Hilfe erspart ihnen nur Verluste (MA-71).
aid-end-rule = Hilfe gilt nur für diesen Auf- und Abbau: Sie bringt kein Zentrum, und was nicht genutzt wird, ist verloren. { $control ->
    [yes] Sie ändert an niemandes Zahl von Befehlen etwas. Alle sehen, wer wem geholfen hat (MR6.9, MR6.10, MA-65, MA-66).
   *[no] Alle sehen, wer wem geholfen hat (MR6.9, MA-65, MA-66).
}
aid-ahead-rule = { $annexes ->
    [yes] Sie dürfen Aufbau und Annexion in der Hoffnung auf Hilfe schreiben; kommt sie, so wird beides ausgeführt.
   *[no] Sie dürfen einen Aufbau in der Hoffnung auf Hilfe schreiben; kommt sie, so wird er ausgeführt.
} { $rebels ->
    [no] Erhaltene Hilfe kann keine Hilfe für andere bezahlen (MR6.12, MA-63).
    [funded] Erhaltene Hilfe kann auch Rebellen bezahlen, aber keine Hilfe für andere (MR6.12, MA-63).
   *[yes] Erhaltene Hilfe kann weder Rebellen noch Hilfe für andere bezahlen (MR6.12, MA-63).
}
aid-example = Im Winter 1905 gehören Frankreich acht Zentren, und es hat sechs Einheiten. Frankreich hilft einmal Italien{ $rebels ->
    [yes] { " " }und einmal einer Rebellenarmee in Armenien
   *[no] { " " }und baut eine Einheit
}. Italien gehören vier Zentren, es hat vier Einheiten und hat einen Aufbau in Venedig befohlen. Der Aufbau wird ausgeführt{ $rebels ->
    [yes] , und die Rebellen kämpfen 1906 weiter
   *[no] { "" }
}.

# --- Was Befehle bewirken würden

orders-used = { $n ->
    [one] Sie haben { $used } von einem Befehl verbraucht.
   *[other] Sie haben { $used } von { $n } Befehlen verbraucht.
}
cost = { $n ->
    [one] 1 Einheit verbraucht
   *[other] { $n } Einheiten verbraucht
}
paid = { $n ->
    [one] { $order } verbraucht die eine Einheit, die Ihnen zusteht.
   *[other] { $order } verbraucht eine der { $n } Einheiten, die Ihnen zustehen.
}
if-aided = { $order } wird nur ausgeführt, wenn { THE($power) } Hilfe bekommt.
goes = { $unit } wird auf jeden Fall aufgelöst.
goes-if-required = { $unit } wird aufgelöst, wenn noch ein Verlust nötig ist.
go-by-rule = { $n ->
    [one] 1 weitere Einheit { OF($power) } wird
   *[other] { $n } weitere Einheiten { OF($power) } werden
} nach der Regel für Unordnung aufgelöst{ $aid ->
    [yes] , wenn { THE($power) } keine Hilfe bekommt
   *[no] { "" }
}.
idle = { $n ->
    [one] Die eine Einheit, die { DAT($power) } zusteht, wird nicht genutzt.
   *[other] Von den { $n } Einheiten, die { DAT($power) } zustehen, { $idle ->
        [one] wird { $idle }
       *[other] werden { $idle }
    } nicht genutzt.
}
is-spared = Ein Verlust bleibt { DAT($power) } erspart.
may-spend = { THE($power) } darf einmal mehr bauen{ $annexes ->
    [yes] { " " }oder annektieren
   *[no] { "" }
}.

# --- Was geschehen ist

founded = { $you ->
    [name] Sie sind eine Kleinmacht mit Heimat in { DAT($places) }.
   *[no] { $name } ist eine Kleinmacht mit Heimat in { DAT($places) }.
}
in-disorder = { COUNT($powers) ->
    [0] Keine Großmacht ist in Unordnung.
    [one] { THE($powers) } ist in Unordnung.
   *[other] { THE($powers) } sind in Unordnung.
}
allowances = So viele Befehle hat jede Macht je Runde: { COMMAS($counts) }.
tallied = Spieler haben für Mächte in Unordnung geschrieben: { $rows }.
cast = Geschrieben haben { $rows }.
wrote = { $you ->
    [seat] Sie ({ $told })
   *[no] { $seat } ({ $told })
}
decided = Einheiten in Unordnung folgen diesen Befehlen: { $rows }.
followed = { $order }
tied = { $unit } folgt wegen Gleichstands keinem
lapsed = { $you ->
    [power] { THE($place) } ist nicht mehr Ihr Heimatzentrum.
   *[no] { THE($place) } ist kein Heimatzentrum { OF($power) } mehr.
}
nothing-due = Beim Auf- und Abbau hatte niemand Anspruch auf eine Einheit.
due-builds = Beim Auf- und Abbau dürfen Einheiten bauen: { COMMAS($counts) }.
due-losses = Einheiten verlieren müssen: { COMMAS($counts) }.
aids = { $you ->
    [donor] Sie helfen { DAT($power) }.
    [power] { THE($donor) } hilft Ihnen.
   *[no] { THE($donor) } hilft { DAT($power) }.
}
contest = Für { $place } wurde geschrieben: { COMMAS($bids) }. Ausgeführt wird { $won }.
contest-nothing = Für { $place } wurde geschrieben: { COMMAS($bids) }. Es wird nichts gebaut.
annexes = { $you ->
    [power] Sie annektieren { ACC($place) }.
   *[no] { THE($power) } annektiert { ACC($place) }.
}
loses = { $you ->
    [power] { $cause ->
        [voluntary] Sie lösen { $unit } freiwillig auf.
        [required] Sie müssen { $unit } auflösen.
        [upkeep] Sie besitzen kein Zentrum und werden aufgelöst.
        [civil-disorder] Sie verlieren { $unit } nach der Regel für Unordnung.
       *[other] Sie verlieren { $unit }.
    }
   *[no] { $cause ->
        [voluntary] { THE($power) } löst { $unit } freiwillig auf.
        [required] { THE($power) } muss { $unit } auflösen.
        [upkeep] { THE($power) } besitzt kein Zentrum und wird aufgelöst.
        [civil-disorder] { THE($power) } verliert { $unit } nach der Regel für Unordnung.
       *[other] { THE($power) } verliert { $unit }.
    }
}
cause = { $cause ->
    [voluntary] Freiwillig
    [required] Nötig
    [upkeep] Rebellen ohne Zentrum
    [civil-disorder] Regel für Unordnung
   *[other] { $cause }
}

# --- Tafeln

yes = Ja
no = Nein: { $why }
none = keine
nothing = Nichts
column-power = Macht
column-center = Zentrum
column-centers = Zentren
column-unit = Einheit
column-units = Einheiten
column-orders = Befehle
column-due = Saldo
column-of = Von
column-now = Jetzt

panel-influence = Wo Sie Einfluss haben
note-influence = { $n ->
    [one] Sie haben einen Befehl je Runde. Befehle an eigene Einheiten zählen mit, außer wenn sie halten.
   *[other] Sie haben { $n } Befehle je Runde. Befehle an eigene Einheiten zählen mit, außer wenn sie halten.
}
column-you-may-write = Sie dürfen befehlen
nearby = { $unit } steht in oder neben { DAT($place) }.
mark-free = { $power } (Zentren: { $centers }): Sie dürfen befehlen
mark-barred = { $power } (Zentren: { $centers }): Sie dürfen nicht befehlen. { $why }
panel-writers = Wer wem befehlen darf
column-may-write = Wer darf
column-may-not = Wer nicht darf
barred = { $seat } ({ $unit } bei { DAT($place) })
mark-writers = { $power }: befehlen darf { $seats }
panel-allowances = Befehle je Runde
column-centers-now = Zentren jetzt
note-next-year = Diese Zahlen gelten für das kommende Jahr.
panel-retreats = Abstimmungen über Rückzüge
column-ways = Mögliche Rückzüge
column-you-may-vote = Sie dürfen abstimmen
note-retreats = Ohne Stimme oder bei Gleichstand wird die Einheit aufgelöst.
mark-retreat = { $unit } kann sich hierher zurückziehen: Sie dürfen abstimmen
panel-votes = Abstimmungen über Auf- und Abbau
note-adjustments = Sie haben eine Stimme für jede Einheit, die gebaut werden darf oder verloren geht. Ohne Stimmen wird nichts gebaut, und Verluste folgen der Regel für Unordnung.
panel-results = Befehle für andere
column-for = Für
column-followed = Befolgt
column-votes = Befehle und Stimmen
note-last = Aus der letzten Phase.
see-adjustments = Siehe Auf- und Abbau
tie = Keiner: Gleichstand
panel-authors = Wer für andere geschrieben hat
column-seat = Platz
panel-powers = Mächte
column-is = Stand
column-lost-homes = Verlorene Heimatzentren
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
    [dormant] , erloschen
    [eliminated] , ausgeschieden
   *[plays] { "" }
}
panel-rebels = Rebellen
column-stands = Steht in
column-raised = Entstanden in

panel-due = Auf- und Abbau
column-threat = Ohne weitere Befehle
nobody-builds = Niemand darf für sie bauen
doom-out = Scheidet{ $aid ->
    [yes] { " " }ohne Hilfe
   *[no] { "" }
} aus
doom-loses = Verliert { $n }{ $aid ->
    [yes] { " " }ohne Hilfe
   *[no] { "" }
}
mark-threat = { $power }: { $doom }
panel-sites = Wo Mächte bauen dürfen
panel-your-sites = Wo Sie bauen dürfen
mark-build = { THE($power) } darf hier bauen
mark-you-build = Sie dürfen hier bauen
panel-rising = Wo Rebellen entstehen können
column-owner = Besitzer
column-guard = Bewacht von
mark-guarded = { $unit } von { DAT($power) } bewacht das Zentrum
not-now = { $power }: derzeit nicht
rising = { $guarded ->
    [yes] Bewacht
   *[no] Rebellen können sich erheben
}
mark-rising = hier können Rebellen entstehen
panel-annexable = Was Mächte annektieren dürfen
panel-you-annex = Was Sie annektieren dürfen
column-since = Besitz seit
this-year = Diesem Jahr
before = Früher
mark-annex = { THE($power) } darf das Zentrum annektieren
mark-you-annex = Sie dürfen das Zentrum annektieren
panel-annexed = Annektierte Zentren
column-builds-from = Aufbau ab
panel-contests = Strittige Aufbauten des letzten Auf- und Abbaus
column-built = Gebaut
panel-aid = Hilfe beim letzten Auf- und Abbau
column-from = Von
column-to = Für
panel-last-annexed = Beim letzten Auf- und Abbau annektiert
panel-losses = Verluste des letzten Auf- und Abbaus
column-cause = Grund

# --- orders by name

directive-influence = Einfluss
directive-annex = Annektieren
directive-aid = Hilfe
directive-raise-rebel = Rebellen aufstellen
directive-disarm = Abrüsten
directive-remove = Bei Bedarf auflösen
order-influence = Einfluss: { $order }
order-influence-for = Einfluss auf { ACC($power) }: { $order }
order-for = { $order } für { ACC($power) }
order-annex = Annexion { OF($place) }
order-aid = Hilfe für { ACC($power) }
order-aid-rebel = Hilfe für die Rebellen: { $unit }
order-build-rebel = Rebellen aufstellen: { $unit }
order-remove = { $unit } entfernen, falls ein Verlust nötig ist

# --- what a game master can correct

record-allowance = Befehle je Runde

# --- die Lektion

lesson-minors-title = Eine Kleinmacht lenken
lesson-minors-about = Masters: Kleine Länder haben keinen Spieler. Wer ihnen die meisten Befehle schreibt, bestimmt, was sie tun.
lesson-minors-steer-title = Eine Armee ausleihen
lesson-minors-steer-aim = Sie sind Deutschland, und Österreich steht Ihnen im Weg. Serbien ist eine Kleinmacht ohne Spieler, also tut seine Armee, was die Großmächte ihr schreiben. Italien hat versprochen, einen serbischen Angriff auf Budapest zu unterstützen. Schreiben Sie ihn: „Serbia A SER - BUD“. Auf dem Brett tippen Sie auf Serbien, dann auf Budapest.
lesson-minors-steer-done = Die serbische Armee hat Budapest mit italienischer Unterstützung eingenommen, und Sie haben keine eigene Einheit bewegt. Eine Großmacht mit einer Einheit neben Serbien hätte diesen Befehl nicht schreiben dürfen: Einfluss hat nur, wer Abstand hält.
lesson-minors-steer-hint-how = Die serbische Armee hat nicht angegriffen, weil es ihr niemand befohlen hat. Schreiben Sie: „Serbia A SER - BUD“.
lesson-minors-outvote-title = Jemanden überstimmen
lesson-minors-outvote-aim = Nun will Russland, dass Serbien stehen bleibt, und schreibt das einmal. Befolgt wird der Befehl, der am häufigsten geschrieben wurde, und bei Gleichstand bleibt die Armee stehen. Sie dürfen denselben Befehl zweimal schreiben: „Serbia A SER - BUD x2“.
lesson-minors-outvote-done = Zwei gegen einen: Serbien ist Ihnen gefolgt. Auch Russland hätte seinen Befehl öfter schreiben können. Jeder Befehl für eine Kleinmacht zählt zu denen, die Sie in einer Runde schreiben dürfen.
lesson-minors-outvote-hint-tie = Eins gegen eins ist Gleichstand, also blieb die serbische Armee stehen. Schreiben Sie Ihren Befehl zweimal: „Serbia A SER - BUD x2“.
lesson-minors-outvote-hint-how = Die serbische Armee hat Budapest nicht angegriffen. Russland hat ihr einen Befehl geschrieben, Sie brauchen also zwei: „Serbia A SER - BUD x2“.

exhibition-minor-powers-march-title = Die Kleinmächte marschieren
exhibition-minor-powers-march-f1902m = Die Spieler schicken die norwegische Armee nach Sankt Petersburg: Eine Kleinmacht nimmt Russland ein Heimatzentrum ab.
exhibition-minor-powers-march-f1905m = Die griechische Armee marschiert von Bulgarien nach Konstantinopel und nimmt es der Türkei ab.
exhibition-minor-powers-march-f1913m = Berlin fällt wieder, aber an Holland. Die Türkei holt sich Ankara von Italien zurück, und Italien nimmt Österreich Wien ab.
exhibition-minor-powers-march-f1920m = Italien vertreibt die Kleinmächte aus München und Spanien und gewinnt allein, noch ehe das Jahr um ist.
