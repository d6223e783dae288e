# International Relations: Verträge, Weltmeinung, Siegansprüche, die Internationale Konferenz.

# --- Wie die Regeln heißen

pack-international-relations = International Relations
pack-international-relations-about = Die Mächte schließen Verträge, verantworten ihre Angriffe vor der Weltmeinung, bilden Koalitionen und treffen sich zu internationalen Konferenzen.
pack-treaties = Nur Verträge
pack-treaties-about = Die Verträge von International Relations mit ihren Kriegen und verbündeten Einheiten, ohne Weltmeinung und Koalitionen.

# --- Ablehnungen

needs-permission = Um { $place } zu betreten, braucht eine Einheit die Erlaubnis des Verbündeten { $whom }: In derselben Jahreszeit muss { $whom } den Befehl „Permit { $who } into { $code }“ geben.
frozen = { $unit } erhält in diesem Frühjahr keine Befehle und keine Unterstützung, weil { $owner } der Macht gekündigt hat, in deren Heimat oder Zentrum die Einheit steht.
wrong-phase = „{ $what }“ können Sie nur { $when ->
    [winter] im Winter
    [claims] im Winter nach einer Herbstzählung
    [claims-into-spring] im Winter nach einer Herbstzählung und im Frühjahr darauf
   *[closing] in der letzten Zugphase des Jahres
} befehlen.
no-treaty = Zwischen { $powers } ist kein { $kind ->
    [mdt] Beistandspakt (MDT)
    [aat] Angriffspakt (AAT)
   *[any] Vertrag
} in Kraft.
on-notice = Sie haben { $whom } schon gekündigt.
coalition-frozen = Sie beanspruchen den Sieg gemeinsam mit { $whom }. So lange kann Ihr Vertrag nicht beendet werden.
not-owner = { $place } gehört Ihnen nicht, deshalb können Sie es nicht übergeben.
not-interned = { $unit } muss nicht aufgelöst werden und ist nicht interniert. Interniert ist eine Einheit in der Heimat eines Verbündeten, die ringsum von fremdem Gebiet umgeben ist und von diesem Verbündeten im ganzen Herbst keine Erlaubnis bekommen hat.
not-enough = Für diesen Anspruch sind { $needed } Siegpunkte nötig, die letzte Herbstzählung ergab { $total }.
penalty = { $power } hat noch Strafpunkte für einen Angriff auf { $whom }, deshalb können die beiden den Sieg nicht gemeinsam beanspruchen.
coalition-claimed = Sie waren an einem Koalitionsanspruch beteiligt. Vor der Zählung von { $year } können Sie keinen Alleinsieg beanspruchen.
claim-exists = Sie haben schon einen laufenden Sieganspruch, und jede Macht kann nur einen haben.
no-claim = Sie haben keinen Sieganspruch, den Sie zurückziehen könnten.
self = „{ $what }“ nennt Ihre eigene Macht. Nennen Sie eine andere.
eliminated = { $whom } ist ausgeschieden.
no-voice = { $whom } befehligt die Macht nicht und kann in ihrem Namen nichts unterschreiben oder erlauben.
no-coalition = Ein { $kind ->
    [two-way] Zweiersieg
    [three-way] Dreiersieg
   *[solo] Alleinsieg
} setzt ein Brett mit mindestens { $count } Mächten voraus. Dieses hat { $powers }.
all-left = Alle übrigen Mächte zusammen können den Sieg nicht beanspruchen. Mindestens eine muss außerhalb des Anspruchs stehen.
wrong-number = Einen { $kind ->
    [two-way] Zweiersieg
    [three-way] Dreiersieg
   *[solo] Alleinsieg
} beansprucht man { $count ->
    [0] allein
    [one] mit einer anderen Macht
   *[other] mit { $count } anderen Mächten
}. Genannt haben Sie { $given ->
    [0] keine
   *[other] { $given }
}.
not-a-center = { $place } ist kein Versorgungszentrum.
not-a-move = „{ $what }“ erlaubt keinen Zug. Nennen Sie den Zug einer Einheit, zum Beispiel „Permit Turkey A BUL - RUM“.
no-peace = So können Sie mit { $whom } keinen Frieden schließen: Entweder ist kein Krieg, oder Kriege enden in dieser Partie nicht auf diese Weise.
unanswered = { $whom } hat nicht dasselbe vorgeschlagen, also wurde nichts geschlossen.
war-born = Zwischen den beiden ist in diesem Herbst Krieg ausgebrochen, deshalb ist der Vertrag nichtig.
conundrum = Der Vertrag ist nichtig, weil eine der beiden Mächte mit einem Vertragspartner der anderen im Krieg ist.
not-there = { $whom } hatte am Ende des Herbstes keine Einheit in { $place } oder keinen Vertrag mit der Macht, der es gehört.
exists = Ein Vertrag mit { $whom } ist schon in Kraft. Um ihn zu beenden, kündigen Sie ihn im Winter.
barred = Eine Macht mit einem Sieganspruch kann außerhalb dieses Anspruchs keine Verträge schließen, und kein Anspruch umfasst Sie beide.

# --- Was geschah

sentences = { $one } { $other }
changed = { $powers }{ $before ->
    [war] , bisher im Krieg,
    [mdt] , bisher durch einen Beistandspakt verbunden,
    [aat] , bisher durch einen Angriffspakt verbunden,
   *[neutral] { "" }
} sind jetzt { $after ->
    [war] im Krieg
    [mdt] durch einen Beistandspakt (MDT) verbunden
    [aat] durch einen Angriffspakt (AAT) verbunden
   *[neutral] neutral
}. { $cause }
cause-treaty = Ihre Vereinbarung ist in Kraft getreten.
cause-notice = { $by } hatte den Vertrag gekündigt.
cause-noticed = Der Vertrag, den er ersetzen sollte, wurde gekündigt.
cause-attack = { $by } hat { $on } angegriffen.
cause-attack-by = { $by } hat { $on } angegriffen: { COMMAS($orders) }.
cause-mutual = { $powers } haben einander angegriffen.
cause-common-ally = { $by } hat { $victim } angegriffen, einen Verbündeten beider.
cause-out = { $power } ist ausgeschieden.
cause-claim = { COUNT($powers) ->
    [one] { $powers } hat
   *[other] { $powers } haben
} den Sieg beansprucht.
cause-conference = Die Internationale Konferenz hat alle Verträge für nichtig erklärt.
cause-conference-failed = Die Internationale Konferenz ist gescheitert.
right-gained = { $holder } ist in drohendem Krieg mit { $target } und darf { $basis } zu Hilfe kommen.
right-ended = { $holder } ist nicht mehr in drohendem Krieg mit { $target }.
lets-in = { $by } lässt Einheiten aus { $to } in das eigene Gebiet.
transfers = { $by } will { $place } an { $to } übergeben.
treaty-of = Der { $kind ->
    [peace] Frieden
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} zwischen { $powers }
signed = { $powers } schließen { $kind ->
    [peace] Frieden
    [mdt] einen Beistandspakt (MDT)
   *[aat] einen Angriffspakt (AAT)
}.
unsigned = { $by } hat { $to } { $kind ->
    [peace] Frieden
    [mdt] einen Beistandspakt
   *[aat] einen Angriffspakt
} vorgeschlagen. { $why }
in-force = { $treaty } tritt in Kraft.
lapsed = { $treaty } erlischt, bevor er in Kraft tritt. { $cause }
notice-given = { $by } kündigt den Vertrag mit { $against }.
notice-moot = Dass { $by } den Vertrag mit { $against } gekündigt hat, ist ohne Wirkung.
attacks = { $by } greift { $on }{ $provoked ->
    [yes] { " " }im drohenden Krieg
   *[no] { "" }
} an.
enters = { $by } geht gegen das neutrale { $place } vor.
penalty-told = { $power } erhält { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} bis { $until } für { $blame }.
worn-off = Die Welt verzeiht { $power } { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} für { $blame }.
blame = { $rule ->
    [E1] den Angriff auf { $victim }
    [E1S] den Angriff des Verbündeten { $ally } auf { $victim }
    [E2] das Vorgehen gegen das neutrale { $victim }
    [E3] den Angriffspakt mit { $victim }
    [E5] das Ende des Beistandspakts mit { $victim }
   *[E4] den ersten Schuss
}
first-shot = { COUNT($powers) ->
    [0] Der erste Schuss der Partie ist gefallen, und niemand zahlt dafür.
    [one] { $powers } gibt den ersten Schuss der Partie ab.
   *[other] { $powers } geben den ersten Schuss der Partie ab.
}
levels = { COUNT($levels) ->
    [0] Die Welt nennt keine Macht mehr expansionistisch.
   *[other] Die Welt nennt diese Mächte expansionistisch: { $levels }.
}
at-level = { $power } (Stufe { $level })
counted = Siegpunkte bei der Zählung von { $fall }: { COMMAS($counts) }.
score = { $power } { $n }
claims = { $power } beansprucht { $kind ->
    [two-way] einen Zweiersieg für { $members }
    [three-way] einen Dreiersieg für { $members }
   *[solo] einen Alleinsieg
}.
claim-complete = Alle Mitglieder haben den Sieganspruch von { $members } erklärt: Er läuft.
claim-withdrawn = { $power } zieht den Sieganspruch zurück.
claims-lapsed = Siegansprüche, die nicht alle Mitglieder erklärt haben, sind verfallen.
claim-won = Der Sieganspruch von { $members } hat Erfolg.
claim-failed = Der Sieganspruch von { $members } scheitert.
claim-void = Der Sieganspruch von { $members } ist nichtig.
conference-called = Für { $winter } wird eine Internationale Konferenz einberufen.
in-contact = Die Internationale Konferenz beginnt. { COUNT($pairs) ->
    [0] Keine Mächte sind in Kontakt.
   *[other] In Kontakt sind { $pairs }.
}
pair = { $powers }
two-in-contact = { COMMAS($powers) }
conference-closed = Die Internationale Konferenz { $how ->
    [succeeded] ist erfolgreich
    [failed] scheitert, weil alle Mächte in Kontakt wieder Verträge geschlossen haben
   *[off] fällt aus, weil nicht mehr alle Mächte in Kontakt Verträge haben
}.

# --- Was Befehle bewirken würden

transfer-loses = { $place } geht an { $power }, wenn dort am Ende des Herbstes eine Einheit von { $power } steht.
no-effect = „{ $order }“ ist ohne Wirkung, weil Sie mit { $power } keinen Vertrag haben.
right-free = { $holder } darf { $target } dann ohne Strafpunkte angreifen, um { $basis } zu Hilfe zu kommen.
right-foreseen = { $holder } ist dann in drohendem Krieg mit { $target } und darf { $basis } zu Hilfe kommen.
charged = { $power } erhält { $penalty }.
charged-you = Sie erhalten { $penalty }.
points-until = { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} bis { $until }
penalty-attack = { $price } für den Angriff auf { $victim }
penalty-shared = { $price } für den Angriff des Verbündeten { $ally } auf { $victim }
penalty-minor = { $price } für das Vorgehen gegen das neutrale { $place }
penalty-shot = { $price } für den ersten Schuss
if-followed = Wenn die Einheit { $order } befolgt: { $what }
war-of = Zwischen { $powers } bricht Krieg aus.
unneeded = Die Armee braucht die Flotte nicht, die sie geleiten soll ({ $order }), aber der Befehl zählt, wie er geschrieben ist.
asks = { $order } braucht die Erlaubnis von { ALL($hosts) }. Ohne sie hält { $unit }.
asks-to-retreat = { $order } braucht die Erlaubnis von { ALL($hosts) }. Ohne sie wird die Einheit aufgelöst.
attack = { COMMAS($orders) }: Das ist ein Angriff auf { $whom ->
    [neutral] die neutrale Macht { $on }
    [released] { $on }, von wo Ihnen gekündigt wurde,
   *[ally] Ihren Verbündeten { $on }
} und bedeutet Krieg.
attack-priced = { $attack } Er kostet { $price }.
price-provoked = keine Strafpunkte, weil Sie in drohendem Krieg sind
price-spared = keine Strafpunkte, weil Sie gemeinsam den Sieg beanspruchen
price-none = keine weiteren Strafpunkte
unless-permitted = { $attack } Es ist kein Angriff, wenn { $host } es erlaubt.
treaty-ends-in-war = Der { $kind ->
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} zwischen { $powers } endet im Krieg.
treaty-lapses = Der { $kind ->
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} zwischen { $powers } erlischt.
war-too = Auch { $powers } sind dann im Krieg.
gain = { $place } wird Ihr Zentrum, wenn { $order } gelingt.
gain-if-held = { $place } wird Ihr Zentrum, wenn { $order } gelingt und am Ende des Herbstes noch eine Einheit dort steht.
cost-in-all = Insgesamt kosten diese Befehle { $power } { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}.
cost-in-all-you = Insgesamt kosten Sie diese Befehle { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}.
total = In diesem Zug: { $wars ->
    [0] kein Krieg
    [one] 1 Krieg
   *[other] { $wars } Kriege
}, { $points ->
    [0] keine Strafpunkte
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}. { $power } hat danach { $left ->
    [one] 1 Siegpunkt
   *[other] { $left } Siegpunkte
}.
total-you = In diesem Zug: { $wars ->
    [0] kein Krieg
    [one] 1 Krieg
   *[other] { $wars } Kriege
}, { $points ->
    [0] keine Strafpunkte
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}. Ihre Siegpunkte danach: { $left }.
if-matched = Wenn { $power } dasselbe vorschlägt, gilt der Vertrag ab { $spring }.
void-treaty = Nach jetzigem Stand wäre der Vertrag nichtig: { $third } ist mit einem von Ihnen verbündet und mit dem anderen im Krieg.
alliance-price = Wenn er geschlossen wird, erhalten Sie { $price } für den Angriffspakt.
not-yet = In dieser Jahreszeit wirkt der Vertrag noch nicht.
notice-ends = Ihr Vertrag mit { $power } endet nach { $spring }, wenn nicht schon vorher.
notice-exposes = { $power } darf Sie in { $spring } angreifen, wenn nicht auch von dort gekündigt wird.
notice-freezes = { $unit } erhält in { $spring } keine Befehle und keine Unterstützung.
notice-price = Sie erhalten { $price } für das Ende des Beistandspakts.
claim-ends = Ihr Vertrag mit { $power } endet { $when ->
    [now] sofort und ohne Strafpunkte
   *[complete] ohne Strafpunkte, sobald alle Mitglieder den Anspruch erklärt haben
}.
claim-ends-none = Sie haben keine Verträge, die dieser Anspruch beenden würde.

# --- Neben dem Brett

relation = { $between ->
    [war] Krieg
    [mdt] MDT
    [aat] AAT
   *[neutral] Neutral
}
treaty-word = { $kind ->
    [peace] Frieden
    [mdt] MDT
   *[aat] AAT
}
kind = { $kind ->
    [two-way] Zu zweit
    [three-way] Zu dritt
   *[solo] Allein
}
name = { $power }
panel-relations = Beziehungen
tie-right = darf angreifen, um { $basis } zu helfen
tie-pending = { $kind ->
    [peace] Frieden
    [mdt] MDT
   *[aat] AAT
} ab { $spring }
tie-ends = endet nach { $spring } (gekündigt von { $by })
panel-history = Wie sich die Beziehungen änderten
panel-deeds = Angriffe der letzten Jahreszeit
deed-attack = Angriff auf { $on }{ $how ->
    [provoked] , im drohenden Krieg
    [spared] , innerhalb eines Koalitionsanspruchs
   *[plain] { "" }
}
deed-entry = Vorgehen gegen das neutrale { $place }
panel-rulings = Hausregeln dieser Partie
panel-points = Siegpunkte
needs-less-later = { $now }, aber { $later } ab { $since }
panel-expansion = Expansionismus
expansion-note = Nach jedem Herbst wird bei { $marks } Strafpunkten die Stufe festgestellt. Eine Stufe erschwert spätere Strafen, nicht frühere.
surcharge = { $level ->
    [0] Nichts
    [one] 1 Punkt und 1 Jahr
   *[other] { $level } Punkte und { $level } Jahre
}
panel-ahead = Punkte in den kommenden Herbsten
ahead-note = Vorausgesetzt, kein Zentrum wechselt die Macht und niemand erhält neue Strafpunkte.
fall = { $fall }
panel-coalitions = Koalitionen mit genug Punkten
members = { PLUS($members) }
panel-penalties = Strafpunkte
deed = { $rule ->
    [E1] Angriff auf { $victim }
    [E1S] Angriff des Verbündeten { $ally } auf { $victim }
    [E2] Vorgehen gegen das neutrale { $victim }
    [E3] Angriffspakt mit { $victim }
    [E5] Ende des Beistandspakts mit { $victim }
   *[E4] Erster Schuss
}
panel-shot = Erster Schuss
shot-fired = Gefallen in { $season }{ COUNT($powers) ->
    [0] { "" }
   *[other] , abgegeben von { $powers }
}.
shot-open = Er ist noch nicht gefallen. { $costs }{ COUNT($powers) ->
    [0] { "" }
    [one] { " " }{ $powers } gibt ihn gerade ab.
   *[other] { " " }{ $powers } geben ihn gerade ab.
}
shot-costs = { $this ->
    [yes] In dieser Jahreszeit
   *[no] In { $season }
} kostet er { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} für { $years } Jahre.
shot-free = Er kostet nichts mehr.
panel-territory = Gebiet anderer Mächte, für { $power }
territory = { $holder } ({ $clause ->
    [unit] Einheit
    [home] Heimat
   *[owned] Zentrum
}): { $entering }
enter-asks = Erlaubnis nötig
enter-free = frei
enter-war = ein Angriff und Krieg
enter-war-free = Krieg, ohne Strafpunkte
enter-attack = ein Angriff, { $points } Strafpunkte für { $years } Jahre
enter-attack-after-notice = ein Angriff, { $points } Strafpunkte für { $years } Jahre (Ihnen wurde gekündigt)
look = { $look ->
    [asks] Mit Erlaubnis
    [hostile] Als Angriff
   *[free] Frei
}
panel-held = Eingefrorene und internierte Einheiten
held = { $unit } ist { $how ->
    [interned] interniert
   *[frozen] eingefroren
}.
held-how = { $how ->
    [interned] Interniert
   *[frozen] Eingefroren
}

# --- Was sich schreiben lässt, und was fällig wird

panel-proposals = Verträge, die Sie vorschlagen können
proposals-secret = Ein Vertrag ist geschlossen, wenn beide Mächte ihn vorschlagen. Vorschläge ohne Antwort bleiben geheim.
proposals-public = Ein Vertrag ist geschlossen, wenn beide Mächte ihn vorschlagen. Alle Vorschläge werden mit den Ergebnissen des Herbstes bekannt.
signable-in-force = In Kraft
signable-not = { $how ->
    [abrogate] Erst kündigen
    [barred] Durch einen Sieganspruch gesperrt
   *[never] Nicht möglich
}
signable-void = Nach jetzigem Stand nichtig: { $third } ist mit einer Seite verbündet und mit der anderen im Krieg
signable-from = Ab { $spring }
panel-notices = Verträge, die Sie kündigen können
notice-not-now = Nicht, solange Ihr Sieganspruch läuft
notice-after = Nach { $spring }{ $given ->
    [yes] { " " }(gekündigt)
   *[no] { "" }
}
no-points = Keine Strafpunkte
frozen-in = { $unit } eingefroren in { $spring }
panel-unsigned = Vorschläge, aus denen kein Vertrag wurde
panel-permissions = Erlaubnisse, die Verbündete brauchen
panel-transfers = Zentren, die Sie übergeben können
transfers-note = Ein Zentrum geht über, wenn die Einheit des Verbündeten am Ende des Herbstes dort steht.
panel-papers = Erlaubnisse und Übergaben in { $season }
transfer-of = Übergabe von { $place }
move-of = { $start } nach { $end }
into = Nach { $place }
anywhere = Überall
panel-claims = Siegansprüche
claims-need = Nötige Siegpunkte: { COMMAS($needs) }.
claim-needs = { $points } { $kind ->
    [two-way] zu zweit
    [three-way] zu dritt
   *[solo] allein
}
claim-status = { $status ->
    [partial] Unvollständig
    [live] Läuft
    [won] Erfüllt
    [failed] Gescheitert
   *[void] Nichtig
}
panel-claimable = Siegansprüche, die Sie erheben können
claims-until = Maßgeblich ist die Zählung von { $fall }. Ansprüche sind möglich bis: { $deadline }.
winter-deadline = Frist im Winter
spring-deadline = Frist von { $spring }
claim-may = Ja
claim-not = Nein. { $why }
panel-calendar = Kalender
after = Nach { $spring }
calendar-window = Danach kann auf die Zählung von { $fall } kein Sieg mehr beansprucht werden.
calendar-lapses = Der Anspruch von { $posted } auf einen { $kind ->
    [two-way] Zweiersieg
    [three-way] Dreiersieg
   *[solo] Alleinsieg
} verfällt, wenn { $awaited } ihn nicht auch { COUNT($awaited) ->
    [one] erklärt
   *[other] erklären
}.
calendar-notice = Der Vertrag zwischen { $powers } endet, weil { $by } gekündigt hat.
calendar-conference = Die Internationale Konferenz tagt, und alle Verträge sind nichtig.
calendar-decided = Der Anspruch von { $members } auf einen { $kind ->
    [two-way] Zweiersieg
    [three-way] Dreiersieg
   *[solo] Alleinsieg
} wird entschieden. Nötig sind { $points } Siegpunkte.
panel-conference = Internationale Konferenz: Mächte in Kontakt
relation-noticed = { $between ->
    [war] Krieg
    [mdt] MDT
    [aat] AAT
   *[neutral] Neutral
}, gekündigt von { $by }
conference-now = Sie findet jetzt statt. Schließen alle diese Mächte wieder Verträge miteinander, so tritt keiner in Kraft.
conference-to-come = Sie wurde in { $called } einberufen und findet in { $held } statt.
conference-not-called = Keine Konferenz ist einberufen. Endete der Winter jetzt, so würde { $would ->
    [yes] eine einberufen, weil alle Mächte in Kontakt Verträge haben
   *[no] keine einberufen
}.{ $last ->
    [failed] { " " }Die letzte ist gescheitert.
    [succeeded] { " " }Die letzte war erfolgreich.
   *[none] { "" }
}

# --- Überschriften

column-accumulated = Strafpunkte
column-after = Nachher
column-at-the-count = Punkte bei der Zählung
column-awaits = Wartet auf
column-bar = Hindernis
column-base = Zentren
column-because = Grund
column-before = Vorher
column-blame = Wofür
column-by = Von
column-center = Zentrum
column-claim = Anspruch
column-cost = Kosten
column-counts-through = Zählt bis
column-decided = Entschieden
column-ends = Endet
column-entering = Betreten
column-how = Wie
column-into = Wohin
column-kind = Anspruch
column-level = Stufe
column-made-after = Erhoben nach
column-may-claim = Darf beanspruchen
column-may-you = Erlaubt
column-members = Mitglieder
column-needed = Nötig
column-needs = Nötig allein
column-next-cost = Jede Strafe kostet mehr um
column-next-mark = Nächste Stufe bei
column-of = Vertrag
column-option = Hausregel
column-orders = Befehle
column-outstanding = Strafpunkte
column-points = Punkte
column-points-now = Punkte jetzt
column-power = Macht
column-powers = Mächte
column-province = Provinz
column-relation = Beziehung
column-season = Jahreszeit
column-status = Stand
column-their-unit = Deren Einheit
column-to = An
column-treaty = Vertrag
column-unit = Einheit
column-value = In dieser Partie
column-victory = Sieg
column-what = Was
column-when = Wann
column-where = Wo
column-whose = Wessen
column-with = Mit

# --- Die Regeln

rule-relations = Zwei Mächte sind neutral, im Krieg oder verbündet: durch einen Beistandspakt (MDT) oder einen Angriffspakt (AAT).
rule-signing = Ein Vertrag ist geschlossen, wenn beide ihn mit ihren Herbstbefehlen vorschlagen; er gilt vom nächsten Frühjahr an (C2, C3).
rule-secret-signing = Vor dem ersten Frühjahr sind die Vorschläge geheim; die Verträge gelten sofort (H).
rule-imminent-war = Wird eine Macht angegriffen, so dürfen die Partner ihrer Beistandspakte den Angreifer ohne Strafpunkte angreifen: drohender Krieg (C7).
rule-shared-blame = Partner eines Angriffspakts teilen ihre Kriege und die Schuld an Angriffen auf Großmächte (C11, C14).
rule-imminent-war-alone = Wird eine Macht angegriffen, so sind die Partner ihrer Beistandspakte in drohendem Krieg mit dem Angreifer (C7).
rule-shared-wars = Partner eines Angriffspakts teilen ihre Kriege (C12, C14).
rule-torn = Greift ein Vertragspartner einen anderen Partner an, so endet einer der beiden Verträge im Krieg (C20-C22).
rule-notice = Gekündigt wird ein Vertrag im Winter; er endet nach dem folgenden Frühjahr (D1, D3).
rule-notice-spring = In diesem Frühjahr darf die Macht, die gekündigt hat, die andere nicht angreifen, diese sie aber schon; ihre Einheiten in Heimat und Zentren der anderen bekommen keine Befehle und keine Unterstützung (D4-D8).
rule-no-peace = Kein Vertrag beendet einen Krieg (R-21).
rule-peace = Ein Vertrag zwischen zwei Mächten, die im Krieg sind, beendet ihren Krieg (R-21).
rule-peace-order = Ebenso ein Frieden, den beide vorschlagen (R-21).

rule-friends = Einheiten von Verbündeten vertreiben einander nicht und unterbrechen einander keine Unterstützung (F).
rule-permission = Wer in das Gebiet eines Verbündeten zieht, dorthin unterstützt oder geleitet, braucht dessen schriftliche Erlaubnis aus derselben Jahreszeit (G1).
rule-permission-of-units = Wo nur eine Einheit des Verbündeten steht, braucht es keine Erlaubnis (R-57).
rule-guest = Eine Einheit in einem Zentrum eines Verbündeten nimmt es nicht ein, außer er übergibt es in diesem Herbst (G5, G6).
rule-squatters = Ein Zentrum einer anderen Macht wird nur im Krieg eingenommen (R-55).
rule-interned = Eine Einheit in der Heimat eines Verbündeten, um die ringsum { $around ->
    [same_ally] Gebiet dieses Verbündeten
   *[anyone_else] Gebiet anderer
} liegt und der er im ganzen Herbst nichts erlaubt hat, darf im Winter aufgelöst werden (G4).

rule-score = Siegpunkte sind Versorgungszentren weniger die Strafpunkte, die noch nicht verjährt sind (A1-A4).
rule-as-written = Strafpunkte gibt es für Befehle, wie sie geschrieben sind, was auch immer aus ihnen wird (E0).
rule-attack = Ein Angriff auf eine neutrale Großmacht kostet 2 Punkte für 8 Jahre, und es ist Krieg (E1).
rule-share = Partner des Angreifers in einem Angriffspakt teilen die Schuld: 2 Punkte für 4 Jahre (C15).
rule-mutual = Zwei neutrale Mächte, die einander in derselben Jahreszeit angreifen, zahlen dafür nichts (R-49).
rule-help = Einer Macht in ihrem eigenen Gebiet zu helfen, oder einer Einheit, die sie hereinlässt, ist kein Angriff (R-35).
rule-minor = In ein Zentrum zu ziehen oder zu unterstützen, das keiner Großmacht gehört, kostet 1 Punkt für 7 Jahre (E2).
rule-minor-convoy = Ebenso, dorthin zu geleiten (R-41).
rule-alliance = Einen Angriffspakt zu schließen kostet 1 Punkt für 5 Jahre (E3).
rule-abrogation = Einen Beistandspakt zu kündigen kostet 1 Punkt für 3 Jahre (E5).
rule-expansion = Eine Macht mit fünf Strafpunkten in einem Herbst zahlt von da an für jede Strafe einen Punkt und ein Jahr mehr, mit zwölf zwei Punkte und zwei Jahre mehr (E6).

rule-attack-is-war = Ein Angriff auf eine neutrale Macht ist Krieg mit ihr (B3).
rule-attack-as-written = Ein Angriff ist einer, wie er geschrieben ist, was auch immer aus dem Befehl wird (E0).
rule-no-price = Ein Angriff kostet nichts als den Krieg, und ein Vertrag und sein Ende kosten nichts.
rule-provoked = Ein Angriff im drohenden Krieg zieht { $how ->
    [none] niemanden sonst
    [all] die Partner der angegriffenen Macht
   *[aat_only] nur die Partner der angegriffenen Macht in einem Angriffspakt
} hinein{ $how ->
    [all] { "," } wie jeder andere Angriff
   *[other] { "" }
} (R-42).
rule-territory = Ein Angriff ist ein Befehl, in das Gebiet einer Macht zu ziehen, zu unterstützen oder zu geleiten: in ihre Heimat, ein Zentrum, das ihr gehört, oder wo eine ihrer Einheiten steht (E1).
rule-enemy-there = Heimat oder ein Zentrum zu betreten, wo eine Einheit eines Kriegsgegners steht, ist kein Angriff auf die Macht, der es gehört (E1).
rule-captured-home = Ein Heimatzentrum, das eine andere Macht erobert hat, ist nicht deren Gebiet (R-30).
rule-lost-home = Ein Heimatzentrum, das seine Macht verloren hat, ist nicht mehr ihr Gebiet (R-31).
rule-evict = Die Einheit einer neutralen Macht in der eigenen Heimat anzugreifen ist kein Angriff (R-56).
rule-unmatched = Unterstützungen und Geleite, zu denen kein Befehl passt, sind kein Angriff (R-33).
rule-retreats = { $how ->
    [free] Rückzüge sind keine Angriffe
    [forbidden] Ein Rückzug, der ein Angriff auf eine neutrale Macht wäre, steht nicht offen
   *[as_orders] Ein Rückzug zählt wie ein Zug
} (R-37).
rule-writers-answer = Wer den Befehl schreibt, dem eine Einheit in Unordnung folgt, steht dafür ein wie für einen eigenen (C-2).
rule-power-answers = Was andere einer Einheit in Unordnung befehlen, wird ihrer Macht angelastet, nicht ihnen (C-2).
rule-minors-blameless = Einer kleinen Macht oder Rebellen wird nichts angelastet.
rule-first-shot = Alle, die sich die erste Strafe der Partie verdienen, außer für einen Angriffspakt, zahlen dazu für den ersten Schuss: 2 Punkte für 10 Jahre im Frühjahr { $year }, von Jahreszeit zu Jahreszeit weniger, von { $end } an nichts (E4).
rule-first-shot-exempt = Ein Angriff von { $power } auf { $place } im Jahr { $year } ist kein erster Schuss (E4).

rule-solo = Eine Macht mit { $points } Siegpunkten bei der Herbstzählung darf einen Alleinsieg beanspruchen (A5).
rule-large = { $powers } { COUNT($powers) ->
    [one] braucht
   *[other] brauchen
} dafür bis { $until } { $points } (A6).
rule-large-at-last = Wenn der Anspruch entschieden wird, genügen allen { $points } (R-5).
rule-window = Der Sieg wird { $until ->
    [winter_deadline] im Winter nach der Herbstzählung
   *[spring_deadline] nach der Herbstzählung und vor dem Ende der folgenden Frühjahrsfrist
} beansprucht (A11).
rule-solo-wins = Der Anspruch auf einen Alleinsieg gewinnt, wenn die Punkte bei der nächsten Herbstzählung da sind (A15).
rule-coalition-wins = Der Anspruch einer Koalition gewinnt, wenn die Punkte bei der zweiten Herbstzählung danach da sind (A16).
rule-joint = Sind bei einer Zählung mehrere Ansprüche erfüllt, so { $how ->
    [solo_first] geht ein Alleinsieg vor, dann entscheiden die Punkte
    [highest_vp] gewinnt der mit den meisten Punkten
    [play_on] gewinnt keiner
   *[joint] gewinnen alle
} (R-14).
rule-claim-ends = Ein Anspruch beendet sofort die Verträge der Beteiligten mit allen anderen (A17).
rule-coalition = { $kind ->
    [three-way] Drei
   *[two-way] Zwei
} Mächte, die zusammen { $points } haben, dürfen einen Sieg als Koalition beanspruchen; jede erklärt es (A7-A13).
rule-no-coalitions = Auf diesem Brett gibt es keine Siege als Koalition (C-3).
rule-not-all = Alle übrigen Mächte zusammen können den Sieg nicht beanspruchen (C-3).
rule-no-solo-beside = Wer einem Anspruch als Koalition angehört, darf keinen Alleinsieg beanspruchen, bis er entschieden ist (A20).
rule-blamed-member = Ein Mitglied, dem noch ein Angriff auf ein anderes angelastet wird, verhindert den Anspruch (A19).
rule-members-frozen = Solange der Anspruch läuft, endet kein Vertrag zwischen den Mitgliedern; Angriffe aufeinander kosten nichts (A21, A22).
rule-members-free = Solange der Anspruch läuft, dürfen die Mitglieder einander angreifen, mit Vertrag oder ohne, und es kostet nichts (R-11).

rule-conference = Haben am Ende eines Winters von { $year } an je zwei Mächte, deren Einheiten in Kontakt sind, einen Vertrag, und ist keiner davon gekündigt, so wird eine Internationale Konferenz einberufen (I1-I3).
rule-conference-held = Sie findet im nächsten Winter statt: alle Verträge sind nichtig, und es gibt geheime Vorschläge (I4, I5).
rule-conference-held-as-before = Sie findet im nächsten Winter statt: alle Verträge sind nichtig, und es gibt geheime Vorschläge wie vor dem ersten Frühjahr (I4, I5).
rule-conference-fails = Schließen alle Mächte, die in Kontakt sind, wieder Verträge, so tritt keiner in Kraft, und { $wars ->
    [end] alle sind neutral
   *[continue] die Kriege gehen weiter
} (I7).

# --- Optionen, Befehle und Phasen

peace = Wie Kriege enden (R-21).
upgrade = Dürfen Beistandspakt und Angriffspakt einander ersetzen (R-22)?
sign-and-attack = Ein Vertrag, der in dem Herbst geschlossen wird, in dem Krieg ausbricht (R-23).
abrogate-pending = Darf ein Vertrag gekündigt werden, der noch nicht in Kraft ist (R-25)?
iw-end = Wann drohender Krieg endet (R-26).
frozen-retreat = Darf sich eine eingefrorene Einheit zurückziehen, wenn sie vertrieben wird (R-52)?
retreats = Rückzüge: beurteilt wie Züge, frei, oder für Angriffe gesperrt (R-37).
ally-entry = Was es braucht, um einen Ort zu betreten, an dem nur eine Einheit eines Verbündeten steht (R-57).
squatter-capture = Nimmt ein früherer Verbündeter im Frieden ein Zentrum ein (R-55)?
interned = Wessen Gebiet eine internierte Einheit umgibt (R-60).
years = Wann die Jahre einer Strafe enden: nach Jahren oder nach Jahreszeiten (R-2).
wear-off = Zählt der letzte Herbst einer Strafe noch (R-3)?
half = Die Hälfte einer ungeraden Zahl von Jahren (R-4).
e2-repeat = Was ein zweiter Angriff auf eine kleine Macht kostet (R-40).
e2-convoy = Kostet ein Geleit in eine kleine Macht (R-41)?
aat-double = Kostet ein Angriff auf einen Partner eines Angriffspakts doppelt (R-27)?
mutual-attack = Zwei neutrale Mächte greifen einander an (R-49).
share-if-at-war = Teilt ein Partner, der mit dem Opfer schon im Krieg ist, die Schuld (R-46)?
fs-share = Der erste Schuss eines Partners in einem Angriffspakt (R-43).
tur-bul-closes = Beendet Bulgarien im ersten Jahr den ersten Schuss (R-44)?
expansion = Was Expansionismus zusammenzählt (R-47).
expansion-sticky = Bleibt eine Stufe des Expansionismus für immer (R-47)?
e3-date = Wann die Strafe für einen Angriffspakt beginnt (R-50).
e5-date = Wann die Strafe für eine Kündigung beginnt (R-51).
iw-counts-as-war = Darf man bei drohendem Krieg einen Gegner auf fremdem Boden angreifen (R-32)?
captured-home = Ist ein erobertes Heimatzentrum Gebiet dessen, dem es gehört (R-30)?
home-lapses-when-lost = Ist ein verlorenes Heimatzentrum nicht mehr Gebiet der alten Macht (R-31)?
evict-free = Darf man eine neutrale Einheit ohne Strafpunkte aus der eigenen Heimat vertreiben (R-56)?
unmatched = Zählen Unterstützungen und Geleite, zu denen kein Befehl passt (R-33)?
cascade = Wer in einen Krieg hineingezogen wird (R-28).
mutual-common-ally = Zwei greifen einander an: ihr gemeinsamer Verbündeter (R-29).
provoked = Was ein Angriff im drohenden Krieg auslöst (R-42).
steered = Wer für das einsteht, was andere Einheiten in Unordnung befehlen: niemand außer ihrer Macht, oder wer den Befehl schreibt (C-2).
russia-confirm = Was eine Macht, die einen Punkt mehr braucht, bei der Entscheidung braucht (R-5).
claim-close = Bis wann der Sieg beansprucht wird (R-6).
partial-claim = Ein Anspruch als Koalition, den nicht alle Mitglieder erklärt haben (R-8).
withdraw-claim = Darf ein vollständiger Anspruch zurückgezogen werden (R-9)?
coalition-needs-treaty = Müssen Partner in einem Anspruch verbündet sein (R-10)?
coalition-intra = Verträge innerhalb eines Anspruchs (R-11).
coalition-block = Welche Strafen einen Anspruch als Koalition verhindern (R-12).
claimant-new-treaties = Darf, wer den Sieg beansprucht, Verträge mit anderen schließen (R-15)?
joint = Mehrere Ansprüche sind in demselben Herbst erfüllt (R-14).
eighteen = Gewinnen so viele Zentren wie im gewöhnlichen Spiel, achtzehn auf dessen Brett (R-16)?
draw = Darf die Partie unentschieden enden (R-16)?
dead-partner = Ein Mitglied eines Anspruchs scheidet aus (R-17).
contact = Welche Einheiten in Kontakt sind (R-65).
conference-recheck = Fällt die Konferenz aus, wenn die Blockade inzwischen gebrochen ist (R-66)?
conference-fail-wars = Kriege nach einer Konferenz, die gescheitert ist (R-68).

threshold-type = map, printed oder eine Zahl von Punkten
threshold = Siegpunkte, die { $kind ->
    [two-way] zwei Mächte für einen gemeinsamen Sieg brauchen
    [three-way] drei Mächte für einen gemeinsamen Sieg brauchen
   *[solo] eine Macht für einen Alleinsieg braucht
}; map: dem Brett angepasst; printed: die { $printed } des Regelbuchs auf jedem Brett.

form-enter = Schlage einen Vertrag vor.
form-withdraw = Nimm einen Vorschlag vor dem Ende der Frist zurück.
form-peace = Schlage Frieden ohne Vertrag vor.
form-abrogate = Kündige einen Vertrag.
form-permit-army = Lass eine Armee eines Verbündeten herein.
form-permit-fleet = Lass eine Flotte eines Verbündeten herein.
form-permit-into = Lass einen Verbündeten für diese Jahreszeit in Provinzen herein.
form-permit-anywhere = Lass einen Verbündeten für diese Jahreszeit überall herein.
form-transfer = Übergib ein Zentrum dem Verbündeten, dessen Einheit darin steht (G6).
form-disband = Löse eine Einheit auf, die ein Verbündeter festhält (G4).
form-claim-alone = Beanspruche den Sieg allein.
form-claim-two = Beanspruche den Sieg zu zweit.
form-claim-three = Beanspruche den Sieg zu dritt.
form-withdraw-claim = Nimm deinen Anspruch zurück, wenn das noch geht.

crowded = Verträge werden zwischen Mächten geschlossen, und { ALL($seats) } spräche für mehrere
asks-treaties = Verträge
asks-notices = Kündigungen
step-creation = Bündnisschlüsse
step-conference = Konferenz
silent = Wer nichts schreibt, schlägt nichts vor.

# --- Wie die Werte von Optionen heißen

peace-treaty = durch einen Vertrag
peace-treaty-or-peace-order = durch einen Vertrag oder einen Frieden, den beide vorschlagen
peace-never = nie
upgrade-allowed = ja
upgrade-abrogate-first = erst nach Kündigung
sign-and-attack-void = ist nichtig
sign-and-attack-stands = gilt
iw-end-with-basis = mit dem Vertrag oder dem Krieg dahinter
iw-end-only-superseded = erst, wenn eine andere Beziehung an seine Stelle tritt
frozen-retreat-allowed = ja
frozen-retreat-disband = nein, sie wird aufgelöst
retreats-as-orders = beurteilt wie Züge
retreats-free = frei
retreats-forbidden = für Angriffe gesperrt
ally-entry-permission = eine Erlaubnis
ally-entry-f-only = nichts
interned-same-ally = das des Verbündeten
interned-anyone-else = das irgendeiner anderen Macht
years-calendar = nach Kalenderjahren
years-seasons = nach Jahreszeiten
wear-off-after-count = ja, sie endet nach der Zählung
wear-off-before-count = nein, sie endet vor der Zählung
half-up = aufgerundet
half-down = abgerundet
e2-repeat-per-season = in jeder Jahreszeit dasselbe
e2-repeat-once-per-sc = nichts: jedes Zentrum kostet einmal
e2-convoy-free = nein
e2-convoy-counts = ja
mutual-attack-both-pay = beide zahlen
mutual-attack-nobody-pays = niemand zahlt
fs-share-half = die Hälfte der Jahre
fs-share-full = der volle Preis
fs-share-none = nichts
expansion-outstanding = Strafen, die noch nicht verjährt sind
expansion-lifetime = alle Strafen der Partie
e3-date-in-force = wenn er in Kraft tritt
e3-date-ratification = wenn er geschlossen wird
e5-date-effect = wenn der Vertrag endet
e5-date-notice = mit der Kündigung
captured-home-owner-protected = ja
captured-home-letter = nein, nach dem Wortlaut der Regeln
unmatched-counts = ja
unmatched-free = nein
cascade-bloc = die Angriffspaktpartner beider Seiten, jeder mit der ganzen Gegenseite
cascade-principals = die Angriffspaktpartner beider Seiten, nur mit dem Angreifer oder dem Opfer
cascade-transitive = auch die Angriffspaktpartner von Angriffspaktpartnern
mutual-common-ally-cancel = behält beide Verträge
mutual-common-ally-both-war = wird durch beide Angriffe hineingezogen
mutual-common-ally-both-lapse = verliert beide Verträge
provoked-aat-only = nur Krieg mit den Angriffspaktpartnern des Opfers
provoked-all = alles, was jeder Angriff auslöst
provoked-none = nichts weiter
steered-free = niemand außer ihrer Macht
steered-share = wer den Befehl schreibt
russia-confirm-by-year = was die Regeln in jenem Jahr verlangen
russia-confirm-always-7 = nicht mehr als andere
claim-close-spring-deadline = bis zur Frist im Frühjahr
claim-close-winter-deadline = bis zur Frist im Winter
partial-claim-nothing = ändert nichts
partial-claim-abrogates = beendet Verträge mit anderen
coalition-intra-frozen = können nicht enden
coalition-intra-free-stab = dürfen ohne Kosten gebrochen werden
coalition-block-own-e1 = für eigene Angriffe eines Mitglieds auf ein anderes
coalition-block-e1-and-shares = auch für geteilte Schuld
coalition-block-all-caused = alle, die ein solcher Angriff nach sich zog
claimant-new-treaties-allowed = ja
claimant-new-treaties-barred = nein
joint-joint = alle gewinnen
joint-solo-first = ein Alleinsieg geht vor, dann entscheiden die Punkte
joint-highest-vp = die meisten Punkte gewinnen
joint-play-on = keiner gewinnt
eighteen-off = nein
eighteen-on = ja
draw-unanimous = ja, wenn alle zustimmen
draw-off = nein
dead-partner-void = beendet den Anspruch
dead-partner-remaining-total = die Punkte der übrigen entscheiden
contact-adjacent = Einheiten, die nebeneinander stehen
contact-common-target = auch Einheiten, die an denselben Ort ziehen könnten
conference-fail-wars-end = enden
conference-fail-wars-continue = gehen weiter
