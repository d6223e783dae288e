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
coalition-claimed = Sie waren an einem Koalitionsanspruch beteiligt. Vor der Zählung im Jahr { $year } können Sie keinen Alleinsieg beanspruchen.
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
counted = Siegpunkte bei der Zählung im { $fall }: { COMMAS($counts) }.
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
conference-called = Für den { $winter } wird eine Internationale Konferenz einberufen.
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
notice-ends = Ihr Vertrag mit { $power } endet nach dem { $spring }, wenn nicht schon vorher.
notice-exposes = { $power } darf Sie im { $spring } angreifen, wenn nicht auch von dort gekündigt wird.
notice-freezes = { $unit } erhält im { $spring } keine Befehle und keine Unterstützung.
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
tie-ends = endet nach dem { $spring } (gekündigt von { $by })
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
shot-fired = Gefallen im { $season }{ COUNT($powers) ->
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
   *[no] Im { $season }
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
notice-after = Nach dem { $spring }{ $given ->
    [yes] { " " }(gekündigt)
   *[no] { "" }
}
no-points = Keine Strafpunkte
frozen-in = { $unit } eingefroren im { $spring }
panel-unsigned = Vorschläge, aus denen kein Vertrag wurde
panel-permissions = Erlaubnisse, die Verbündete brauchen
panel-transfers = Zentren, die Sie übergeben können
transfers-note = Ein Zentrum geht über, wenn die Einheit des Verbündeten am Ende des Herbstes dort steht.
panel-papers = Erlaubnisse und Übergaben im { $season }
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
claims-until = Maßgeblich ist die Zählung im { $fall }. Ansprüche sind möglich bis: { $deadline }.
winter-deadline = Frist im Winter
spring-deadline = Frist im { $spring }
claim-may = Ja
claim-not = Nein. { $why }
panel-calendar = Kalender
after = Nach dem { $spring }
calendar-window = Danach kann auf die Zählung im { $fall } kein Sieg mehr beansprucht werden.
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
conference-to-come = Sie wurde im { $called } einberufen und findet im { $held } statt.
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

# --- Optionen

peace-label = Wie Kriege enden
peace = Ein Krieg zwischen zwei Mächten endet, wenn beide einen Vertrag schließen. Auch ein Frieden ohne Vertrag kann möglich sein, oder Kriege enden nie (R-21).
peace-treaty = Durch einen Vertrag
peace-treaty-or-peace-order = Durch einen Vertrag oder Friedensbefehle beider
peace-never = Nie
upgrade-label = Wechsel der Vertragsart
upgrade = Zwei Verbündete dürfen einen geltenden Beistandspakt durch einen Angriffspakt ersetzen oder umgekehrt, oder sie müssen den alten Vertrag erst beenden (R-22).
upgrade-allowed = Während der Vertrag gilt
upgrade-abrogate-first = Erst nach seinem Ende
sign-and-attack-label = Vertrag und Krieg im selben Herbst
sign-and-attack = Bricht zwischen zwei Mächten in dem Herbst Krieg aus, in dem sie einen Vertrag schließen, so ist der Vertrag nichtig, oder er tritt in Kraft und beendet den Krieg (R-23).
sign-and-attack-void = Der Vertrag ist nichtig
sign-and-attack-stands = Der Vertrag tritt in Kraft
abrogate-pending-label = Kündigung vor dem Inkrafttreten
abrogate-pending = Kann eine Macht im Winter einen Vertrag kündigen, der im Herbst geschlossen wurde und erst im Frühjahr in Kraft tritt (R-25)?
abrogate-pending-no = Nicht möglich
abrogate-pending-yes = Möglich
iw-end-label = Ende des drohenden Krieges
iw-end = Drohender Krieg endet, wenn ein Krieg oder ein Vertrag an seine Stelle tritt. Er kann auch schon enden, wenn der Vertrag oder der Krieg dahinter endet (R-26).
iw-end-with-basis = Mit dem Vertrag oder dem Krieg dahinter
iw-end-only-superseded = Nur durch einen Krieg oder Vertrag
frozen-retreat-label = Verdrängte Einheiten, die eingefroren sind
frozen-retreat = Eine Einheit, die im Frühjahr nach einer Kündigung keine Befehle erhält, darf sich trotzdem zurückziehen, wenn sie verdrängt wird, oder sie wird aufgelöst (R-52).
frozen-retreat-allowed = Dürfen sich zurückziehen
frozen-retreat-disband = Werden aufgelöst
retreats-label = Rückzüge in das Gebiet anderer
retreats = Ein Rückzug zählt wie ein Zug, oder er kostet nichts und braucht keine Erlaubnis, oder er ist gesperrt, wenn er eine neutrale Macht angreifen würde (R-37).
retreats-as-orders = Zählen wie Züge
retreats-free = Frei
retreats-forbidden = Gesperrt, wenn sie Angriffe wären
ally-entry-label = Orte, an denen nur eine Einheit eines Verbündeten steht
ally-entry = Um einen Ort zu betreten, der einem Verbündeten nicht gehört, an dem aber seine Einheit steht, braucht eine Macht eine Erlaubnis oder nicht (R-57).
ally-entry-permission = Erlaubnis nötig
ally-entry-f-only = Keine Erlaubnis nötig
squatter-capture-label = Zentren ohne Krieg einnehmen
squatter-capture = Kann eine Einheit das Zentrum einer Macht einnehmen, mit der kein Krieg ist, zum Beispiel das eines früheren Verbündeten (R-55)?
squatter-capture-yes = Möglich
squatter-capture-no = Nicht möglich
interned-label = Was eine internierte Einheit umgibt
interned = Alle Wege aus der Provinz der Einheit müssen in das Gebiet des Verbündeten führen, oder in das Gebiet irgendeiner anderen Macht (R-60).
interned-same-ally = Gebiet des Verbündeten
interned-anyone-else = Gebiet irgendeiner anderen Macht
years-label = Jahre einer Strafe
years = Die Jahre einer Strafe sind Kalenderjahre, oder sie zählen nach Jahreszeiten ab der, in der sie verdient wurde (R-2).
years-calendar = Kalenderjahre
years-seasons = Nach Jahreszeiten
wear-off-label = Letzter Herbst einer Strafe
wear-off = Eine Strafe verjährt gleich nach der Herbstzählung ihres letzten Jahres, oder gleich davor (R-3).
wear-off-after-count = Zählt noch
wear-off-before-count = Zählt nicht mehr
half-label = Die Hälfte einer ungeraden Zahl von Jahren
half = Ein Partner im Angriffspakt, der den ersten Schuss teilt, zahlt für die halbe Zeit. Die Hälfte einer ungeraden Zahl wird auf- oder abgerundet (R-4).
half-up = Aufgerundet
half-down = Abgerundet
e2-repeat-label = Wieder gegen dasselbe neutrale Zentrum
e2-repeat = Eine Macht, die erneut in ein Zentrum zieht oder unterstützt, das niemandem gehört, zahlt in jeder Jahreszeit, oder nur einmal für jedes Zentrum (R-40).
e2-repeat-per-season = Kostet in jeder Jahreszeit wieder
e2-repeat-once-per-sc = Kostet nur einmal
e2-convoy-label = Geleite in neutrale Zentren
e2-convoy = Eine Flotte, die in ein Zentrum geleitet, das niemandem gehört, zahlt nichts, oder so viel wie eine Einheit, die dorthin zieht (R-41).
e2-convoy-free = Frei
e2-convoy-counts = Kosten eine Strafe
aat-double-label = Preis für den Angriff auf Angriffspaktpartner
aat-double = Ein Angriff auf eine Macht ist auch Krieg mit ihren Partnern im Angriffspakt. Der Angreifer zahlt nur für die angegriffene Macht, oder auch für die Partner (R-27).
aat-double-no = Nur für die angegriffene Macht
aat-double-yes = Auch für die Partner
mutual-attack-label = Neutrale Mächte, die einander angreifen
mutual-attack = Greifen zwei neutrale Mächte einander in derselben Jahreszeit an, so zahlen beide dafür, oder keine von beiden (R-49).
mutual-attack-both-pay = Beide zahlen
mutual-attack-nobody-pays = Keine zahlt
share-if-at-war-label = Angriffspaktpartner schon im Krieg mit dem Opfer
share-if-at-war = Ein Angriffspaktpartner des Angreifers teilt die Schuld, auch wenn er mit dem Opfer schon im Krieg war, oder nur, wenn er es nicht war (R-46).
share-if-at-war-yes = Teilt die Schuld
share-if-at-war-no = Zahlt nichts
fs-share-label = Erster Schuss eines Angriffspaktpartners
fs-share = Eine Macht, die die Schuld am ersten Schuss ihres Angriffspaktpartners teilt, zahlt für die halbe Zeit, voll oder gar nicht (R-43).
fs-share-half = Halbe Zeit
fs-share-full = Voll
fs-share-none = Gar nicht
tur-bul-closes-label = Türkei in Bulgarien im ersten Jahr
tur-bul-closes = Für ein Vorgehen gegen Bulgarien im ersten Jahr zahlt die Türkei nie die Strafe für den ersten Schuss. Es lässt den ersten Schuss offen, oder es verbraucht ihn, und später zahlt niemand mehr dafür (R-44).
tur-bul-closes-no = Lässt den ersten Schuss offen
tur-bul-closes-yes = Verbraucht den ersten Schuss
expansion-label = Woran Expansionismus gemessen wird
expansion = Die Stufe des Expansionismus richtet sich nach den Strafpunkten, die noch nicht verjährt sind, oder nach allen Strafpunkten der Partie (R-47).
expansion-outstanding = Nicht verjährte Punkte
expansion-lifetime = Alle Punkte der Partie
expansion-sticky-label = Stufen des Expansionismus
expansion-sticky = Eine Macht behält eine Stufe des Expansionismus für den Rest der Partie, oder verliert sie, wenn sie wieder weniger Strafpunkte hat (R-47).
expansion-sticky-yes = Bleiben
expansion-sticky-no = Sinken mit den Punkten
e3-date-label = Beginn der Strafe für einen Angriffspakt
e3-date = Die Jahre der Strafe für einen Angriffspakt beginnen im Frühjahr, in dem er in Kraft tritt, oder im Herbst, in dem er geschlossen wird (R-50).
e3-date-in-force = Wenn der Vertrag in Kraft tritt
e3-date-ratification = Wenn der Vertrag geschlossen wird
e5-date-label = Beginn der Strafe für das Ende eines Beistandspakts
e5-date = Die Jahre der Strafe für das Ende eines Beistandspakts beginnen im Frühjahr, in dem er endet, oder im Winter, in dem er gekündigt wird (R-51).
e5-date-effect = Wenn der Vertrag endet
e5-date-notice = Wenn er gekündigt wird
iw-counts-as-war-label = Drohender Krieg im Gebiet anderer
iw-counts-as-war = Das Gebiet einer Macht zu betreten ist kein Angriff auf sie, wenn dort die Einheit eines Kriegsgegners steht. Eine Macht in drohendem Krieg kann als Kriegsgegner gelten (R-32).
iw-counts-as-war-yes = Gilt als Krieg
iw-counts-as-war-no = Gilt nicht als Krieg
captured-home-label = Eroberte Heimatzentren
captured-home = Ein Heimatzentrum, das eine andere Macht erobert hat, ist Gebiet des neuen Besitzers, oder nicht (R-30).
captured-home-owner-protected = Gebiet des neuen Besitzers
captured-home-letter = Nicht Gebiet des neuen Besitzers
home-lapses-when-lost-label = Verlorene Heimatzentren
home-lapses-when-lost = Ein Heimatzentrum, das eine Macht verloren hat, bleibt ihr Gebiet, oder nicht (R-31).
home-lapses-when-lost-no = Bleiben ihr Gebiet
home-lapses-when-lost-yes = Sind nicht mehr ihr Gebiet
evict-free-label = Neutrale Einheiten in Ihrer Heimat
evict-free = Die Einheit einer neutralen Macht in der eigenen Heimat anzugreifen ist ein Angriff auf diese Macht, oder nicht (R-56).
evict-free-no = Ein Angriff
evict-free-yes = Kein Angriff
unmatched-label = Unterstützungen und Geleite ohne passenden Befehl
unmatched = Eine Unterstützung oder ein Geleit in das Gebiet anderer zählt auch, wenn die Einheit, der sie helfen, einen anderen Befehl hat, oder nur, wenn die Befehle zusammenpassen (R-33).
unmatched-counts = Zählen
unmatched-free = Zählen nicht
cascade-label = Wer in einen Krieg hineingezogen wird
cascade = Ein Angriff zieht die Angriffspaktpartner beider Seiten in den Krieg. Sie kämpfen gegen die ganze andere Seite oder nur gegen den Angreifer oder das Opfer, und auch Partner von Partnern können folgen müssen (R-28).
cascade-bloc = Angriffspaktpartner, gegen die ganze andere Seite
cascade-principals = Angriffspaktpartner, nur gegen Angreifer oder Opfer
cascade-transitive = Angriffspaktpartner und deren Angriffspaktpartner
mutual-common-ally-label = Gemeinsamer Verbündeter zweier Mächte, die einander angreifen
mutual-common-ally = Eine Macht, die mit beiden die gleiche Art von Vertrag hat, behält beide Verträge, wird durch beide Angriffe in den Krieg gezogen, oder verliert beide Verträge (R-29).
mutual-common-ally-cancel = Behält beide Verträge
mutual-common-ally-both-war = Wird durch beide Angriffe hineingezogen
mutual-common-ally-both-lapse = Verliert beide Verträge
provoked-label = Wer auf einen Angriff im drohenden Krieg antwortet
provoked = Ein Angriff im drohenden Krieg betrifft die Angriffspaktpartner der angegriffenen Macht, alle ihre Vertragspartner, oder sonst niemanden (R-42).
provoked-aat-only = Angriffspaktpartner der angegriffenen Macht
provoked-all = Alle Vertragspartner der angegriffenen Macht
provoked-none = Sonst niemand
steered-label = Schuld von Einheiten in Unordnung
steered = Wenn andere einer Einheit in Unordnung befehlen, werden ihre Angriffe ihrer eigenen Macht angelastet, oder den Mächten, die den Befehl geschrieben haben (C-2).
steered-free = Ihrer eigenen Macht
steered-share = Den Mächten, die den Befehl geschrieben haben
russia-confirm-label = Entscheidung über den Anspruch einer großen Macht
russia-confirm = Wird der Alleinanspruch einer Macht entschieden, die einen Punkt mehr braucht, so braucht sie, was die Regeln in diesem Jahr verlangen, oder nicht mehr als andere (R-5).
russia-confirm-by-year = Was die Regeln in diesem Jahr verlangen
russia-confirm-always-7 = Nicht mehr als andere
claim-close-label = Letzter Tag für Siegansprüche
claim-close = Nach einer Herbstzählung kann der Sieg bis zum Ende der Winterfrist beansprucht werden, oder bis zum Ende der Frist für die nächsten Frühjahrsbefehle (R-6).
claim-close-spring-deadline = Frist im Frühjahr
claim-close-winter-deadline = Frist im Winter
partial-claim-label = Unvollständige Koalitionsansprüche
partial-claim = Ein Koalitionsanspruch, den nicht alle Mitglieder erklärt haben, ändert noch nichts, oder er beendet schon die Verträge der Erklärenden mit anderen (R-8).
partial-claim-nothing = Ändern nichts
partial-claim-abrogates = Beenden Verträge mit anderen
withdraw-claim-label = Einen laufenden Anspruch zurückziehen
withdraw-claim = Kann eine Macht einen Anspruch zurückziehen, den alle Mitglieder erklärt haben (R-9)?
withdraw-claim-no = Nicht möglich
withdraw-claim-yes = Möglich
coalition-needs-treaty-label = Verträge zwischen den Mitgliedern eines Anspruchs
coalition-needs-treaty = Brauchen die Mitglieder eines Koalitionsanspruchs Verträge miteinander (R-10)?
coalition-needs-treaty-no = Nicht nötig
coalition-needs-treaty-yes = Nötig
coalition-intra-label = Bruch mit den Mitgliedern eines Anspruchs
coalition-intra = Solange ein Anspruch läuft, können Verträge zwischen seinen Mitgliedern nicht enden, oder die Mitglieder dürfen einander trotz Vertrag und ohne Strafe angreifen (R-11).
coalition-intra-frozen = Verträge können nicht enden
coalition-intra-free-stab = Angriffe sind frei
coalition-block-label = Strafen, die einen Koalitionsanspruch verhindern
coalition-block = Mächte können den Sieg nicht gemeinsam beanspruchen, solange eine eine Strafe für ihren eigenen Angriff auf eine andere hat. Auch eine geteilte Strafe oder der erste Schuss können zählen (R-12).
coalition-block-own-e1 = Für eigene Angriffe
coalition-block-e1-and-shares = Für eigene und geteilte Angriffe
coalition-block-all-caused = Für eigene und geteilte Angriffe und ihren ersten Schuss
claimant-new-treaties-label = Neue Verträge bei laufendem Anspruch
claimant-new-treaties = Kann eine Macht mit laufendem Anspruch Verträge mit Mächten außerhalb des Anspruchs schließen (R-15)?
claimant-new-treaties-allowed = Möglich
claimant-new-treaties-barred = Nicht möglich
joint-label = Mehrere erfüllte Ansprüche
joint = Sind bei derselben Zählung mehrere Ansprüche erfüllt, so gewinnen alle, oder ein Alleinsieg geht vor, oder die meisten Punkte gewinnen, oder das Spiel geht weiter (R-14).
joint-joint = Alle gewinnen
joint-solo-first = Ein Alleinsieg geht vor, dann die meisten Punkte
joint-highest-vp = Die meisten Punkte gewinnen
joint-play-on = Keiner gewinnt, das Spiel geht weiter
eighteen-label = Sieg durch Versorgungszentren
eighteen = Gewinnt eine Macht auch mit so vielen Versorgungszentren wie im gewöhnlichen Spiel, mit 18 auf dessen Brett (R-16)?
eighteen-off = Gewinnt nicht
eighteen-on = Gewinnt auch
draw-label = Unentschieden
draw = Die Partie kann unentschieden enden, wenn alle Verbliebenen zustimmen, oder gar nicht (R-16).
draw-unanimous = Wenn alle zustimmen
draw-off = Nicht möglich
dead-partner-label = Ausgeschiedenes Mitglied eines Anspruchs
dead-partner = Scheidet ein Mitglied eines laufenden Anspruchs aus, so ist der Anspruch nichtig, oder die Punkte der übrigen Mitglieder entscheiden (R-17).
dead-partner-void = Der Anspruch ist nichtig
dead-partner-remaining-total = Die Punkte der übrigen entscheiden
contact-label = Einheiten in Kontakt
contact = Zwei Einheiten sind in Kontakt, wenn eine an den Ort der anderen ziehen könnte, oder auch, wenn beide an denselben Ort ziehen könnten (R-65).
contact-adjacent = Eine könnte an den Ort der anderen ziehen
contact-common-target = Beide könnten an denselben Ort ziehen
conference-recheck-label = Zweite Prüfung vor der Konferenz
conference-recheck = Eine einberufene Konferenz findet auf jeden Fall statt, oder nur, wenn ein Jahr später alle Mächte in Kontakt noch Verträge haben (R-66).
conference-recheck-no = Sie findet auf jeden Fall statt
conference-recheck-yes = Sie findet nur statt, wenn alle noch Verträge haben
conference-fail-wars-label = Kriege nach einer gescheiterten Konferenz
conference-fail-wars = Scheitert die Konferenz, so enden auch alle Kriege, oder sie gehen weiter (R-68).
conference-fail-wars-end = Enden
conference-fail-wars-continue = Gehen weiter

threshold-type = map, printed oder eine Zahl von Punkten
threshold-solo-label = Siegpunkte für einen Alleinsieg
threshold-solo = So viele Siegpunkte braucht eine Macht, um allein zu gewinnen: eine Zahl, die dem Brett angepasst ist, die { $printed } des Regelbuchs oder eine andere.
threshold-solo-map = Dem Brett angepasst
threshold-solo-printed = Wie im Regelbuch
threshold-two-label = Siegpunkte für einen Zweiersieg
threshold-two = So viele Siegpunkte brauchen zwei Mächte, um gemeinsam zu gewinnen: eine Zahl, die dem Brett angepasst ist, die { $printed } des Regelbuchs oder eine andere.
threshold-two-map = Dem Brett angepasst
threshold-two-printed = Wie im Regelbuch
threshold-three-label = Siegpunkte für einen Dreiersieg
threshold-three = So viele Siegpunkte brauchen drei Mächte, um gemeinsam zu gewinnen: eine Zahl, die dem Brett angepasst ist, die { $printed } des Regelbuchs oder eine andere.
threshold-three-map = Dem Brett angepasst
threshold-three-printed = Wie im Regelbuch

# --- Befehle und Phasen

form-enter = Schlagen Sie einen Vertrag vor.
form-withdraw = Nehmen Sie vor dem Ende der Frist einen Vorschlag zurück.
form-peace = Schlagen Sie Frieden ohne Vertrag vor.
form-abrogate = Kündigen Sie einen Vertrag.
form-permit-army = Erlauben Sie den Zug oder Rückzug einer Armee eines Verbündeten.
form-permit-fleet = Erlauben Sie den Zug oder Rückzug einer Flotte eines Verbündeten.
form-permit-into = Erlauben Sie einem Verbündeten, in dieser Jahreszeit diese Provinzen zu betreten.
form-permit-anywhere = Erlauben Sie einem Verbündeten, in dieser Jahreszeit Ihr ganzes Gebiet zu betreten.
form-transfer = Übergeben Sie eines Ihrer Zentren dem Verbündeten, dessen Einheit am Ende des Herbstes dort steht.
form-disband = Lösen Sie eine Einheit auf, die in der Heimat eines Verbündeten interniert ist.
form-claim-alone = Beanspruchen Sie einen Alleinsieg.
form-claim-two = Beanspruchen Sie einen Zweiersieg.
form-claim-three = Beanspruchen Sie einen Dreiersieg.
form-withdraw-claim = Ziehen Sie Ihren Sieganspruch zurück, wenn das noch möglich ist.

crowded = Verträge werden zwischen Mächten geschlossen, aber { ALL($seats) } würde für mehrere sprechen.
asks-treaties = Verträge
asks-notices = Kündigungen
step-creation = Bündnisschlüsse
step-conference = Konferenz
silent = Mächte, die nichts senden, schlagen nichts vor.
