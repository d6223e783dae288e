# International Relations: Verträge, Weltmeinung, Siegansprüche, die Internationale Konferenz.

# --- Wie die Regeln heißen

pack-international-relations = International Relations
pack-international-relations-about = Die Mächte schließen Verträge, verantworten ihre Angriffe vor der Weltmeinung, bilden Koalitionen und treffen sich zu internationalen Konferenzen.
minute-idea = Zu Beginn sind alle Mächte neutral, und die Welt schaut zu. Angreifen dürfen Sie jeden, doch ein Angriff auf eine neutrale Macht kostet Strafpunkte. Sie werden von Ihrer Wertung abgezogen, bis sie nach Jahren verjähren.
minute-turn = Ihre Einheiten führen Sie wie im klassischen Spiel. Mit den Herbstzügen können Sie außerdem Verträge vorschlagen; ein Vertrag kommt zustande, wenn beide Mächte denselben vorschlagen. Partner in einem Beistandspakt (MDT) dürfen gemeinsam zurückschlagen, wenn einer von ihnen angegriffen wird. Partner in einem Angriffspakt (AAT) führen ihre Kriege gemeinsam und teilen sich die Schuld daran. Mit den Winterbefehlen können Sie einen Vertrag kündigen.
minute-care = Auch der Einmarsch in ein Versorgungszentrum, das niemandem gehört, kostet einen Punkt. Wer den ersten Schuss abgibt, zahlt mehr. Ab 5 Strafpunkten gelten Sie als expansionistisch, und alles Weitere wird teurer.
minute-victory = Ihre Wertung sind Ihre Versorgungszentren abzüglich Ihrer Strafpunkte. Mit 7 Punkten nach einem Herbst können Sie den Sieg beanspruchen; zwei Mächte brauchen zusammen 12, drei brauchen 16. Der Anspruch ist öffentlich und wird erst ein oder zwei Jahre später entschieden. So lange haben alle anderen Zeit, Sie aufzuhalten.
pack-treaties = Nur Verträge
pack-treaties-about = Die Verträge von International Relations mit ihren Kriegen und verbündeten Einheiten, ohne Weltmeinung und Koalitionen.

# --- Ablehnungen

needs-permission = Um { ACC($place) } zu betreten, braucht eine Einheit die Erlaubnis { OF($whom) }: Die verbündete Macht muss in derselben Jahreszeit den Befehl „Permit { $who } into { $code }“ geben.
frozen = { $unit } erhält in diesem Frühjahr keine Befehle und keine Unterstützung, weil { THE($owner) } der Macht gekündigt hat, in deren Heimat oder Zentrum die Einheit steht.
wrong-phase = „{ $what }“ können Sie nur { $when ->
    [winter] im Winter
    [claims] im Winter nach einer Herbstzählung
    [claims-into-spring] im Winter nach einer Herbstzählung und im Frühjahr darauf
   *[closing] in der letzten Zugphase des Jahres
} befehlen.
no-treaty = Zwischen { DAT($powers) } ist kein { $kind ->
    [mdt] Beistandspakt (MDT)
    [aat] Angriffspakt (AAT)
   *[any] Vertrag
} in Kraft.
on-notice = Sie haben { DAT($whom) } schon gekündigt.
coalition-frozen = Sie beanspruchen den Sieg gemeinsam mit { DAT($whom) }. So lange kann Ihr Vertrag nicht beendet werden.
not-owner = { THE($place) } gehört Ihnen nicht, also ist eine Übergabe nicht möglich.
not-interned = { $unit } muss nicht aufgelöst werden und ist nicht interniert. Interniert ist eine Einheit in der Heimat eines Verbündeten, die ringsum von fremdem Gebiet umgeben ist und von diesem Verbündeten im ganzen Herbst keine Erlaubnis bekommen hat.
not-enough = Für diesen Anspruch sind { $needed } Siegpunkte nötig, die letzte Herbstzählung ergab { $total }.
penalty = { THE($power) } hat noch Strafpunkte für einen Angriff auf { ACC($whom) }, deshalb können die beiden den Sieg nicht gemeinsam beanspruchen.
coalition-claimed = Sie waren an einem Koalitionsanspruch beteiligt. Vor der Zählung im Jahr { $year } können Sie keinen Alleinsieg beanspruchen.
claim-exists = Sie haben schon einen laufenden Sieganspruch, und jede Macht kann nur einen haben.
no-claim = Sie haben keinen Sieganspruch, den Sie zurückziehen könnten.
self = „{ $what }“ nennt Ihre eigene Macht. Nennen Sie eine andere.
eliminated = { THE($whom) } ist ausgeschieden.
no-voice = { THE($whom) } befehligt die eigene Macht nicht und kann in ihrem Namen nichts unterschreiben oder erlauben.
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
not-a-center = { THE($place) } ist kein Versorgungszentrum.
not-a-move = „{ $what }“ erlaubt keinen Zug. Nennen Sie den Zug einer Einheit, zum Beispiel „Permit Turkey A BUL - RUM“.
no-peace = So können Sie mit { DAT($whom) } keinen Frieden schließen: Entweder sind Sie nicht im Krieg, oder Kriege enden in dieser Partie nicht auf diese Weise.
unanswered = { $you ->
    [whom] Sie haben nicht dasselbe vorgeschlagen, also wurde nichts geschlossen.
   *[no] { THE($whom) } hat nicht dasselbe vorgeschlagen, also wurde nichts geschlossen.
}
war-born = Zwischen den beiden ist in diesem Herbst Krieg ausgebrochen, deshalb ist der Vertrag ungültig.
conundrum = Der Vertrag ist ungültig, weil eine der beiden Mächte mit einem Vertragspartner der anderen im Krieg ist.
not-there = { THE($whom) } hatte am Ende des Herbstes keine Einheit in { DAT($place) } oder keinen Vertrag mit der Macht, der die Provinz gehört.
exists = Ein Vertrag mit { DAT($whom) } ist schon in Kraft. Um ihn zu beenden, kündigen Sie ihn im Winter.
barred = Eine Macht mit einem Sieganspruch kann außerhalb dieses Anspruchs keine Verträge schließen, und kein Anspruch umfasst Sie beide.

# --- Was geschah

sentences = { $one } { $other }
changed = { THE($powers) }{ $before ->
    [war] , bisher im Krieg,
    [mdt] , bisher durch einen Beistandspakt verbunden,
    [aat] , bisher durch einen Angriffspakt verbunden,
   *[neutral] { "" }
} sind jetzt { $after ->
    [war] im Krieg
    [mdt] durch einen Beistandspakt (MDT) verbunden
    [aat] durch einen Angriffspakt (AAT) verbunden
   *[neutral] neutral
}.{ $told ->
    [yes] { " " }{ $cause }
   *[no] { "" }
}
cause-treaty = Ihre Vereinbarung ist in Kraft getreten.
cause-notice = { $you ->
    [by] Sie hatten den Vertrag gekündigt.
   *[no] { THE($by) } hatte den Vertrag gekündigt.
}
cause-noticed = Der Vertrag, den er ersetzen sollte, wurde gekündigt.
cause-attack = { $you ->
    [by] Sie haben { ACC($on) } angegriffen.
    [on] { THE($by) } hat Sie angegriffen.
   *[no] { THE($by) } hat { ACC($on) } angegriffen.
}
cause-attack-by = { $you ->
    [by] Sie haben { ACC($on) } angegriffen: { COMMAS($orders) }.
    [on] { THE($by) } hat Sie angegriffen: { COMMAS($orders) }.
   *[no] { THE($by) } hat { ACC($on) } angegriffen: { COMMAS($orders) }.
}
cause-mutual = { THE($powers) } haben einander angegriffen.
cause-common-ally = { $you ->
    [by] Sie haben { ACC($victim) } angegriffen, einen Verbündeten beider.
    [victim] { THE($by) } hat Sie angegriffen, einen Verbündeten beider.
   *[no] { THE($by) } hat { ACC($victim) } angegriffen, einen Verbündeten beider.
}
cause-out = { $you ->
    [power] Sie sind ausgeschieden.
   *[no] { THE($power) } ist ausgeschieden.
}
cause-claim = { COUNT($powers) ->
    [one] { THE($powers) } hat
   *[other] { THE($powers) } haben
} den Sieg beansprucht.
cause-conference = Die Internationale Konferenz hat alle Verträge für ungültig erklärt.
cause-conference-failed = Die Internationale Konferenz ist gescheitert.
right-gained = { $you ->
    [holder] Sie sind in drohendem Krieg mit { DAT($target) } und dürfen { DAT($basis) } zu Hilfe kommen.
    [target] { THE($holder) } ist in drohendem Krieg mit Ihnen und darf { DAT($basis) } zu Hilfe kommen.
    [basis] { THE($holder) } ist in drohendem Krieg mit { DAT($target) } und darf Ihnen zu Hilfe kommen.
   *[no] { THE($holder) } ist in drohendem Krieg mit { DAT($target) } und darf { DAT($basis) } zu Hilfe kommen.
}
right-ended = { $you ->
    [holder] Sie sind nicht mehr in drohendem Krieg mit { DAT($target) }.
    [target] { THE($holder) } ist nicht mehr in drohendem Krieg mit Ihnen.
   *[no] { THE($holder) } ist nicht mehr in drohendem Krieg mit { DAT($target) }.
}
lets-in = { $you ->
    [by] Sie haben { DAT($to) } Ihr Gebiet geöffnet.
   *[no] { THE($by) } hat { DAT($to) } das eigene Gebiet geöffnet.
}
transfers = { $you ->
    [by] Sie wollen { ACC($place) } an { ACC($to) } übergeben.
    [to] { THE($by) } will Ihnen { ACC($place) } übergeben.
   *[no] { THE($by) } will { ACC($place) } an { ACC($to) } übergeben.
}
treaty-of = Der { $kind ->
    [peace] Frieden
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} zwischen { DAT($powers) }
signed = { THE($powers) } schließen { $kind ->
    [peace] Frieden
    [mdt] einen Beistandspakt (MDT)
   *[aat] einen Angriffspakt (AAT)
}.
unsigned = { $you ->
    [by] Sie haben
   *[no] { THE($by) } hat
} { $you ->
    [to] Ihnen
   *[no] { DAT($to) }
} { $kind ->
    [peace] Frieden
    [mdt] einen Beistandspakt
   *[aat] einen Angriffspakt
} vorgeschlagen. { $why }
no-treaty-made = Aus diesem Vorschlag wurde kein Vertrag.
no-peace-made = Aus diesem Vorschlag wurde kein Frieden.
in-force = { $treaty } tritt in Kraft.
lapsed = { $treaty } erlischt, bevor er in Kraft tritt. { $cause }
notice-given = { $you ->
    [by] Sie kündigen den Vertrag mit { DAT($against) }.
    [against] { THE($by) } kündigt den Vertrag mit Ihnen.
   *[no] { THE($by) } kündigt den Vertrag mit { DAT($against) }.
}
notice-moot = { $you ->
    [by] Ihre Kündigung des Vertrags mit { DAT($against) } hat keine Wirkung mehr.
    [against] { THE($by) } hat den Vertrag mit Ihnen gekündigt, aber das hat keine Wirkung mehr.
   *[no] { THE($by) } hat den Vertrag mit { DAT($against) } gekündigt, aber das hat keine Wirkung mehr.
}
attacks = { $you ->
    [by] Sie greifen { ACC($on) }{ $provoked ->
        [yes] { " " }im drohenden Krieg
       *[no] { "" }
    } an.
    [on] { THE($by) } greift Sie{ $provoked ->
        [yes] { " " }im drohenden Krieg
       *[no] { "" }
    } an.
   *[no] { THE($by) } greift { ACC($on) }{ $provoked ->
        [yes] { " " }im drohenden Krieg
       *[no] { "" }
    } an.
}
enters = { $you ->
    [by] Sie gehen gegen die neutrale Provinz { $place } vor.
   *[no] { THE($by) } geht gegen die neutrale Provinz { $place } vor.
}
penalty-told = { $you ->
    [power] Sie erhalten
   *[no] { THE($power) } erhält
} { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} bis { $until } für { $blame }.
worn-off = Die Welt verzeiht { $you ->
    [power] Ihnen
   *[no] { DAT($power) }
} { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} für { $blame }.
blame = { $you ->
    [power] { $rule ->
        [E1] den Angriff auf { ACC($victim) }
        [E1S] den Angriff Ihres Verbündeten { $ally } auf { ACC($victim) }
        [E2] das Vorgehen gegen die neutrale Provinz { $victim }
        [E3] Ihren Angriffspakt mit { DAT($victim) }
        [E5] das Ende Ihres Beistandspakts mit { DAT($victim) }
       *[E4] den ersten Schuss
    }
    [victim] { $rule ->
        [E1] den Angriff auf Sie
        [E1S] den Angriff des Verbündeten { $ally } auf Sie
        [E3] den Angriffspakt mit Ihnen
       *[E5] das Ende des Beistandspakts mit Ihnen
    }
    [ally] Ihren Angriff auf { ACC($victim) } als Verbündeter
   *[no] { $rule ->
        [E1] den Angriff auf { ACC($victim) }
        [E1S] den Angriff des Verbündeten { $ally } auf { ACC($victim) }
        [E2] das Vorgehen gegen die neutrale Provinz { $victim }
        [E3] den Angriffspakt mit { DAT($victim) }
        [E5] das Ende des Beistandspakts mit { DAT($victim) }
       *[E4] den ersten Schuss
    }
}
first-shot = { COUNT($powers) ->
    [0] Der erste Schuss der Partie ist gefallen, und niemand zahlt dafür.
    [one] { THE($powers) } gibt den ersten Schuss der Partie ab.
   *[other] { THE($powers) } geben den ersten Schuss der Partie ab.
}
levels = { COUNT($levels) ->
    [0] Die Welt nennt keine Macht mehr expansionistisch.
   *[other] Die Welt nennt diese Mächte expansionistisch: { $levels }.
}
at-level = { $you ->
    [power] Sie (Stufe { $level })
   *[no] { $power } (Stufe { $level })
}
counted = Die Siegpunkte bei der Zählung im { $fall } lauten: { COMMAS($counts) }.
score = { $you ->
    [power] Sie { $n }
   *[no] { $power } { $n }
}
claims = { $you ->
    [power] Sie beanspruchen { $kind ->
        [two-way] einen Zweiersieg ({ $members })
        [three-way] einen Dreiersieg ({ $members })
       *[solo] einen Alleinsieg
    }.
    [members] { THE($power) } beansprucht { $kind ->
        [two-way] einen Zweiersieg mit Ihnen
       *[three-way] einen Dreiersieg für { ACC($members) }
    }.
   *[no] { THE($power) } beansprucht { $kind ->
        [two-way] einen Zweiersieg für { ACC($members) }
        [three-way] einen Dreiersieg für { ACC($members) }
       *[solo] einen Alleinsieg
    }.
}
claim-complete = { $you ->
    [members] Alle Mitglieder haben Ihren Sieganspruch erklärt. Er läuft jetzt.
   *[no] Alle Mitglieder haben den Sieganspruch { OF($members) } erklärt. Er läuft jetzt.
}
claim-withdrawn = { $you ->
    [power] Sie ziehen Ihren Sieganspruch zurück.
   *[no] { THE($power) } zieht den Sieganspruch zurück.
}
claims-lapsed = Siegansprüche, die nicht alle Mitglieder erklärt haben, sind verfallen.
claim-won = { $you ->
    [members] Ihr Sieganspruch hat Erfolg.
   *[no] Der Sieganspruch { OF($members) } hat Erfolg.
}
claim-failed = { $you ->
    [members] Ihr Sieganspruch scheitert.
   *[no] Der Sieganspruch { OF($members) } scheitert.
}
claim-void = { $you ->
    [members] Ihr Sieganspruch ist ungültig.
   *[no] Der Sieganspruch { OF($members) } ist ungültig.
}
conference-called = Für den { $winter } wird eine Internationale Konferenz einberufen.
in-contact = Die Internationale Konferenz beginnt. { COUNT($pairs) ->
    [0] Keine Mächte sind in Kontakt.
   *[other] Diese Mächte sind in Kontakt: { COMMAS($pairs) }.
}
pair = { $powers }
two-in-contact = { $you ->
    [one] Sie mit { DAT($other) }
    [other] { $one } mit Ihnen
   *[no] { $one } mit { DAT($other) }
}
conference-closed = Die Internationale Konferenz { $how ->
    [succeeded] ist erfolgreich
    [failed] scheitert, weil alle Mächte in Kontakt wieder Verträge geschlossen haben
   *[off] fällt aus, weil nicht mehr alle Mächte in Kontakt Verträge haben
}.

# --- Was Befehle bewirken würden

transfer-loses = { THE($place) } geht an { ACC($power) }, wenn dort am Ende des Herbstes eine Einheit { OF($power) } steht.
no-effect = „{ $order }“ ist ohne Wirkung, weil Sie mit { DAT($power) } keinen Vertrag haben.
right-free = { THE($holder) } darf { ACC($target) } dann ohne Strafpunkte angreifen, um { DAT($basis) } zu Hilfe zu kommen.
right-foreseen = { THE($holder) } ist dann in drohendem Krieg mit { DAT($target) } und darf { DAT($basis) } zu Hilfe kommen.
charged = { THE($power) } erhält { $penalty }.
charged-you = Sie erhalten { $penalty }.
points-until = { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} bis { $until }
penalty-attack = { $price } für den Angriff auf { ACC($victim) }
penalty-shared = { $price } für den Angriff des Verbündeten { $ally } auf { ACC($victim) }
penalty-minor = { $price } für das Vorgehen gegen die neutrale Provinz { $place }
penalty-shot = { $price } für den ersten Schuss
if-followed = Wenn die Einheit { $order } befolgt: { $what }
war-of = Zwischen { DAT($powers) } bricht Krieg aus.
unneeded = Die Armee braucht die Flotte nicht, die sie geleiten soll ({ $order }), aber der Befehl zählt, wie er geschrieben ist.
asks = { $order } braucht die Erlaubnis { OF($hosts) }. Ohne sie hält { $unit }.
asks-to-retreat = { $order } braucht die Erlaubnis { OF($hosts) }. Ohne sie wird die Einheit aufgelöst.
attack = { COMMAS($orders) }: Das ist ein Angriff auf { $whom ->
    [neutral] die neutrale Macht { $on }
    [released] { ACC($on) } nach einer Kündigung
   *[ally] Ihren Verbündeten { $on }
} und bedeutet Krieg.
attack-priced = { $attack } Er kostet { $price }.
price-provoked = keine Strafpunkte, weil Sie in drohendem Krieg sind
price-spared = keine Strafpunkte, weil Sie gemeinsam den Sieg beanspruchen
price-none = keine weiteren Strafpunkte
unless-permitted = { $attack } Es ist kein Angriff, wenn { THE($host) } es erlaubt.
treaty-ends-in-war = Der { $kind ->
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} zwischen { DAT($powers) } endet im Krieg.
treaty-lapses = Der { $kind ->
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} zwischen { DAT($powers) } erlischt.
war-too = Auch { THE($powers) } sind dann im Krieg.
gain = { THE($place) } wird Ihr Zentrum, wenn { $order } gelingt.
gain-if-held = { THE($place) } wird Ihr Zentrum, wenn { $order } gelingt und am Ende des Herbstes noch eine Einheit dort steht.
cost = { $n ->
    [one] 1 Strafpunkt
   *[other] { $n } Strafpunkte
}
cost-in-all = Insgesamt kosten diese Befehle { ACC($power) } { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}.
cost-in-all-you = Insgesamt kosten Sie diese Befehle { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}.
total = In dieser Runde: { $wars ->
    [0] kein Krieg
    [one] 1 Krieg
   *[other] { $wars } Kriege
}, { $points ->
    [0] keine Strafpunkte
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}. { THE($power) } hat danach { $left ->
    [one] 1 Siegpunkt
   *[other] { $left } Siegpunkte
}.
total-you = In dieser Runde: { $wars ->
    [0] kein Krieg
    [one] 1 Krieg
   *[other] { $wars } Kriege
}, { $points ->
    [0] keine Strafpunkte
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
}. Ihre Siegpunkte danach: { $left }.
if-matched = Wenn { THE($power) } dasselbe vorschlägt, gilt der Vertrag ab { $spring }.
void-treaty = Nach jetzigem Stand wäre der Vertrag ungültig, denn { THE($third) } ist mit einem von Ihnen verbündet und mit dem anderen im Krieg.
alliance-price = Wenn er geschlossen wird, erhalten Sie { $price } für den Angriffspakt.
not-yet = In dieser Jahreszeit wirkt der Vertrag noch nicht.
notice-ends = Ihr Vertrag mit { DAT($power) } endet nach dem { $spring }, wenn nicht schon vorher.
notice-exposes = { THE($power) } darf Sie im { $spring } angreifen, es sei denn, auch diese Macht kündigt.
notice-freezes = { $unit } erhält im { $spring } keine Befehle und keine Unterstützung.
notice-price = Sie erhalten { $price } für das Ende des Beistandspakts.
claim-ends = Ihr Vertrag mit { DAT($power) } endet { $when ->
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
panel-relations = Beziehungen
tie-right = darf angreifen, um { DAT($basis) } zu helfen
tie-changed = { $before } → { $after }. { $because }
tie-pending = { $kind ->
    [peace] Frieden
    [mdt] MDT
   *[aat] AAT
} ab { $spring }
tie-ends = endet nach dem { $spring } (gekündigt von { DAT($by) })
panel-history = Wie sich die Beziehungen änderten
panel-deeds = Angriffe der letzten Jahreszeit
deed-attack = Angriff auf { ACC($on) }{ $how ->
    [provoked] , im drohenden Krieg
    [spared] , innerhalb eines Koalitionsanspruchs
   *[plain] { "" }
}
deed-entry = Vorgehen gegen die neutrale Provinz { $place }
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
    [E1] Angriff auf { ACC($victim) }
    [E1S] Angriff des Verbündeten { $ally } auf { ACC($victim) }
    [E2] Vorgehen gegen die neutrale Provinz { $victim }
    [E3] Angriffspakt mit { DAT($victim) }
    [E5] Ende des Beistandspakts mit { DAT($victim) }
   *[E4] Erster Schuss
}
panel-shot = Erster Schuss
shot-fired = Gefallen im { $season }{ COUNT($powers) ->
    [0] { "" }
   *[other] , abgegeben von { DAT($powers) }
}.
shot-open = Er ist noch nicht gefallen. { $costs }{ COUNT($powers) ->
    [0] { "" }
    [one] { " " }{ THE($powers) } gibt ihn gerade ab.
   *[other] { " " }{ THE($powers) } geben ihn gerade ab.
}
shot-costs = { $this ->
    [yes] In dieser Jahreszeit
   *[no] Im { $season }
} kostet er { $points ->
    [one] 1 Strafpunkt
   *[other] { $points } Strafpunkte
} für { $years } Jahre.
shot-free = Er kostet nichts mehr.
panel-territory = Gebiet anderer Mächte, für { ACC($power) }
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
    [asks] Erlaubnis nötig
    [hostile] Angriff
   *[free] Frei
}
level = Stufe { $level }
panel-held = Eingefrorene und internierte Einheiten
held = { $unit } ist { $how ->
    [interned] interniert
   *[frozen] eingefroren
}.
held-of = { $power }: { $how ->
    [interned] interniert
   *[frozen] eingefroren
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
signable-void = Nach jetzigem Stand ungültig, denn { THE($third) } ist mit einer Seite verbündet und mit der anderen im Krieg
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
transfer-of = Übergabe { OF($place) }
move-of = { $start } → { $end }
into = { INTO($place) }
anywhere = Überall
panel-claims = Siegansprüche
claims-need = Nötige Siegpunkte: { COMMAS($needs) }.
card-claim = { THE($by) } beansprucht einen { $kind ->
    [three-way] Dreiersieg
   *[two-way] Zweiersieg
} für { ACC($members) }.
card-claim-means = Der Anspruch gilt, sobald ihn alle erklärt haben. Er hat Erfolg, wenn sie nach dem { $fall } zusammen { $points } Siegpunkte haben.
card-posted = hat ihn erklärt
card-until = bis: { $deadline }
reply-claim = Sich dem Anspruch anschließen
reply-withdraw-claim = Anspruch zurückziehen
claim-needs = { $points } { $kind ->
    [two-way] zu zweit
    [three-way] zu dritt
   *[solo] allein
}
claim-by = { $kind ->
    [two-way] Zweiersieg für { ACC($members) }
    [three-way] Dreiersieg für { ACC($members) }
   *[solo] Alleinsieg für { ACC($members) }
}
claim-state = { $status }, erklärt nach dem { $fall }{ COUNT($missing) ->
    [0] {""}
   *[other] ; es fehlt noch: { $missing }
}
claim-status = { $status ->
    [partial] Unvollständig
    [live] Läuft
    [won] Erfüllt
    [failed] Gescheitert
   *[void] Ungültig
}
panel-claimable = Siegansprüche, die Sie erklären können
claims-until = Maßgeblich ist die Zählung im { $fall }. Ansprüche sind möglich bis: { $deadline }.
winter-deadline = Frist im Winter
spring-deadline = Frist im { $spring }
claim-may = Ja
claim-not = Nein. { $why }
panel-calendar = Kalender
after = Nach dem { $spring }
calendar-window = Danach kann auf die Zählung im { $fall } kein Sieg mehr beansprucht werden.
calendar-lapses = Der Anspruch { OF($posted) } auf einen { $kind ->
    [two-way] Zweiersieg
    [three-way] Dreiersieg
   *[solo] Alleinsieg
} verfällt, wenn { THE($awaited) } ihn nicht auch { COUNT($awaited) ->
    [one] erklärt
   *[other] erklären
}.
calendar-notice = Der Vertrag zwischen { DAT($powers) } endet, weil { THE($by) } gekündigt hat.
calendar-conference = Die Internationale Konferenz tagt, und alle Verträge sind ungültig.
calendar-decided = Der Anspruch { OF($members) } auf einen { $kind ->
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
}, gekündigt von { DAT($by) }
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

column-aat = Angriffspakt (AAT)
column-accumulated = Strafpunkte
column-after = Nachher
column-at-the-count = Punkte bei der Zählung
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
column-level = Stufe
column-may-claim = Darf beanspruchen
column-may-you = Erlaubt
column-mdt = Beistandspakt (MDT)
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
column-whose = Gebiet von
column-with = Mit

# --- Die Regeln

chapter-treaties = Beziehungen und Verträge
chapter-opinion = Weltmeinung
chapter-attacks = Angriffe und Kriege
chapter-guests = Verbündete Einheiten
chapter-claims = Siegansprüche
chapter-conference = Internationale Konferenz
section-relations = Beziehungen
section-signing = Verträge und Frieden schließen
section-defense = Beistandspakte
section-alliance = Angriffspakte
section-torn = Wenn Verbündete gegeneinander kämpfen
section-notice = Einen Vertrag beenden
section-friends = Verbündete schaden einander nicht
section-permission = Erlaubnisse
section-transfer = Zentren
section-interned = Internierte Einheiten
section-score = Siegpunkte
section-attacks = Was ein Angriff ist
section-penalties = Was Strafpunkte kostet
section-first-shot = Der erste Schuss
section-years = Wie lange Strafen dauern
section-expansion = Expansionismus
section-points = Nötige Punkte
section-claiming = Den Sieg beanspruchen
section-deciding = Ansprüche entscheiden
section-members = Mitglieder einer Koalition

rule-relations = Je zwei Mächte sind neutral, im Krieg oder durch einen Vertrag verbündet: einen Beistandspakt (MDT) oder einen Angriffspakt (AAT). Am Anfang sind alle Mächte neutral (B1, C1).
rule-allies = Verbündete dürfen einander nicht angreifen. Ein Befehl, der ein solcher Angriff wäre, ist ungültig: Die Einheit hält, und angerechnet wird dafür nichts (B2, C6, R-39).
rule-season = Für Zugbefehle gelten die Beziehungen vom Beginn der Jahreszeit. Was sich durch sie ändert, gilt ab den Rückzügen derselben Jahreszeit (R-59).
rule-signing = Zwei Mächte schließen einen Vertrag, wenn beide mit ihren Herbstbefehlen dieselbe Art vorschlagen. Der Vertrag wird mit den Ergebnissen bekannt gegeben und tritt im nächsten Frühjahr in Kraft; bis dahin ändert er nichts (C2-C4).
rule-one-sided = Ein Vorschlag, den die andere Macht nicht erwidert, ergibt keinen Vertrag, wird aber auch bekannt gegeben. Von mehreren Vorschlägen an dieselbe Macht zählt der letzte (C5, R-22).
rule-secret-signing = Vor dem ersten Frühjahr gibt es eine Phase geheimer Vorschläge. Verträge, die dort beide Mächte vorschlagen, gelten vom ersten Frühjahr an; alle anderen Vorschläge bleiben geheim, und bis zum Ende der Frist können Sie Ihre zurücknehmen (H1-H7).
rule-upgrade = { $how ->
    [abrogate_first] Verbündete, die die andere Art von Vertrag wollen, müssen ihren jetzigen erst beenden (R-22).
   *[allowed] Verbündete können die andere Art von Vertrag schließen. Er ersetzt dann den jetzigen, der ohne Kündigung endet (R-22).
}
rule-conundrum = Ein neuer Vertrag ist ungültig, wenn eine dritte Macht mit einer der beiden verbündet und mit der anderen im Krieg wäre. Führen mehrere neue Verträge gemeinsam dazu, so sind sie alle ungültig. Drohender Krieg schadet nicht (C19, R-24).
conundrum-example = Italien hat einen Beistandspakt mit Frankreich, und Frankreich ist mit Deutschland im Krieg. Italien kann mit Deutschland keinen Vertrag schließen.
rule-no-peace = Mächte, die miteinander im Krieg sind, können keinen Vertrag schließen (R-21).
rule-peace = Mächte, die im Krieg sind, schließen Frieden, indem sie einen Vertrag schließen. Der Krieg dauert, bis der Vertrag in Kraft tritt (R-21).
rule-peace-order = Zwei Mächte, die im Krieg sind, können stattdessen auch beide Frieden vorschlagen, wenn Verträge vorgeschlagen werden. Vom nächsten Frühjahr an sind sie dann neutral (R-21).
rule-war-born = { $how ->
    [stands] Bricht zwischen zwei Mächten in dem Herbst Krieg aus, in dem sie einen Vertrag schließen, so tritt der Vertrag trotzdem in Kraft und beendet diesen Krieg (R-23).
   *[void] Bricht zwischen zwei Mächten in dem Herbst Krieg aus, in dem sie einen Vertrag schließen, so ist der Vertrag ungültig (R-23).
}

rule-imminent-war = Wird eine Macht angegriffen, so ist jeder ihrer Partner im Beistandspakt, der gegenüber dem Angreifer neutral ist, von da an in drohendem Krieg mit ihm: Er darf den Angreifer ohne Strafe angreifen, muss es aber nicht. Der Angreifer bekommt dieses Recht nicht und zahlt, wenn er auch den Partner angreift (C7-C9, R-20, R-26).
rule-imminent-war-alone = Wird eine Macht angegriffen, so ist jeder ihrer Partner im Beistandspakt, der gegenüber dem Angreifer neutral ist, von da an in drohendem Krieg mit ihm: Er darf dem Opfer zu Hilfe kommen, muss es aber nicht (C7, R-20, R-26).
rule-imminent-war-ends = { $how ->
    [only_superseded] Drohender Krieg endet nur, wenn zwischen den beiden Mächten Krieg ausbricht oder ein Vertrag in Kraft tritt (R-26).
   *[with_basis] Drohender Krieg endet, wenn zwischen den beiden Mächten Krieg ausbricht oder ein Vertrag in Kraft tritt, und auch, wenn der Beistandspakt dahinter endet oder das Opfer mit dem Angreifer nicht mehr im Krieg ist (R-26).
}
rule-old-wars = Mit Kriegen, die vor ihm begonnen haben, hat ein Vertrag nichts zu tun. Nur ein Angriff, der einen Krieg beginnt, kann Verbündete hineinziehen (C10, C16).
defense-example = Frankreich und Deutschland haben einen Beistandspakt, und beide sind gegenüber England neutral. England befiehlt einer Flotte, nach Brest zu ziehen. England zahlt für diesen Angriff und ist mit Frankreich im Krieg, und Deutschland ist in drohendem Krieg mit England: Deutschland darf England jetzt ohne Strafe angreifen, England aber zahlt noch einmal, wenn es Deutschland angreift.
defense-example-alone = Frankreich und Deutschland haben einen Beistandspakt, und beide sind gegenüber England neutral. England befiehlt einer Flotte, nach Brest zu ziehen. England und Frankreich sind im Krieg, und Deutschland ist in drohendem Krieg mit England: Es darf Frankreich zu Hilfe kommen.

rule-shared-blame = Greift eine Macht eine andere an, so sind auch ihre Partner im Angriffspakt mit dem Opfer im Krieg und teilen die Strafe. Das Opfer darf gegen alle ohne Strafe zurückschlagen (C11-C13).
rule-shared-wars = Greift eine Macht eine andere an, so sind auch ihre Partner im Angriffspakt mit dem Opfer im Krieg (C12, C13).
rule-attacked-partner = Wird eine Macht angegriffen, so sind auch ihre Partner im Angriffspakt mit dem Angreifer im Krieg (C14).
rule-cascade = { $how ->
    [principals] Die Angriffspaktpartner des Angreifers sind nur mit dem Opfer im Krieg, die des Opfers nur mit dem Angreifer. Sonst wird niemand hineingezogen (R-28).
    [transitive] Auch Angriffspaktpartner von Angriffspaktpartnern werden hineingezogen. Alle Mächte auf der Seite des Angreifers sind dann mit allen auf der Seite des Opfers im Krieg, nur ein Vertrag zwischen zweien von ihnen bleibt bestehen. Beistandspaktpartner der Mächte auf der Seite des Opfers sind in drohendem Krieg mit denen auf der Seite des Angreifers, denen gegenüber sie neutral sind (R-28).
   *[bloc] Die Angriffspaktpartner des Angreifers sind auch mit den Angriffspaktpartnern des Opfers im Krieg, nur ein Vertrag zwischen zweien von ihnen bleibt bestehen. Beistandspaktpartner des Opfers sind auch mit den Angriffspaktpartnern des Angreifers in drohendem Krieg, wenn sie ihnen gegenüber neutral sind. Sonst wird niemand hineingezogen: Beistandspaktpartner des Angreifers und Angriffspaktpartner von Angriffspaktpartnern bleiben draußen (R-28).
}
alliance-example = Russland und die Türkei haben einen Angriffspakt, und beide sind gegenüber Österreich neutral. Russland befiehlt einer Armee, aus der Ukraine nach Galizien zu ziehen. Russland und die Türkei sind beide mit Österreich im Krieg; Russland erhält 2 Strafpunkte für 8 Jahre, die Türkei 2 Strafpunkte für 4 Jahre.
alliance-example-alone = Russland und die Türkei haben einen Angriffspakt, und beide sind gegenüber Österreich neutral. Russland befiehlt einer Armee, aus der Ukraine nach Galizien zu ziehen. Russland und die Türkei sind beide mit Österreich im Krieg.
rule-provoked = { $how ->
    [all] Ein Angriff im drohenden Krieg beginnt einen Krieg zwischen den beiden Mächten. Die Verträge der angegriffenen Macht wirken wie bei jedem anderen Angriff, aber die Angriffspaktpartner der angreifenden Macht schließen sich nur an, wenn sie auch mit der angegriffenen einen Angriffspakt haben (C8, R-42).
    [none] Ein Angriff im drohenden Krieg beginnt einen Krieg zwischen den beiden Mächten und zieht sonst niemanden hinein (C8, R-42).
   *[aat_only] Ein Angriff im drohenden Krieg beginnt einen Krieg zwischen den beiden Mächten. Er zieht die Angriffspaktpartner der angegriffenen Macht hinein, aber nicht ihre Beistandspaktpartner; und die Angriffspaktpartner der angreifenden Macht schließen sich nur an, wenn sie auch mit der angegriffenen einen Angriffspakt haben (C8, R-42).
}

rule-torn = Greift eine Macht eine andere an, und hat eine dritte mit jeder einen Beistandspakt, so bleibt die dritte beim Opfer: Ihr Beistandspakt mit dem Angreifer endet sofort, und die beiden sind im Krieg (C20).
rule-torn-mixed = Hat die dritte Macht mit einer der beiden einen Beistandspakt und mit der anderen einen Angriffspakt, so bleibt sie bei ihrem Angriffspaktpartner. Der Beistandspakt endet sofort, und die beiden sind im Krieg (C21).
rule-torn-aggressive = Hat die dritte Macht mit jeder einen Angriffspakt, so bleibt sie beim Angreifer, teilt die Strafe und ist mit dem Opfer im Krieg (C22).
rule-torn-aggressive-alone = Hat die dritte Macht mit jeder einen Angriffspakt, so bleibt sie beim Angreifer und ist mit dem Opfer im Krieg (C22).
rule-mutual-common-ally = { $how ->
    [both_war] Greifen zwei Mächte einander in derselben Jahreszeit an, so wird eine dritte, die mit beiden dieselbe Art von Vertrag hat, durch beide Angriffe hineingezogen und ist mit beiden im Krieg (R-29).
    [both_lapse] Greifen zwei Mächte einander in derselben Jahreszeit an, so verliert eine dritte, die mit beiden dieselbe Art von Vertrag hat, beide Verträge und ist gegenüber beiden neutral (R-29).
   *[cancel] Greifen zwei Mächte einander in derselben Jahreszeit an, so behält eine dritte, die mit beiden dieselbe Art von Vertrag hat, beide Verträge und bleibt unbeteiligt (R-29).
}
torn-example = Italien hat je einen Beistandspakt mit Frankreich und mit Deutschland. Deutschland greift Frankreich an. Italiens Beistandspakt mit Deutschland endet, Italien ist mit Deutschland im Krieg, und sein Beistandspakt mit Frankreich bleibt bestehen.

rule-notice = Eine Macht beendet einen Vertrag, indem sie ihn mit ihren Winterbefehlen kündigt. Kündigungen werden mit den Aufbauten und Auflösungen bekannt gegeben. Der Vertrag endet nach den Rückzügen des nächsten Frühjahrs, und die beiden Mächte sind dann neutral, wenn sie nicht schon im Krieg sind (D1-D3).
rule-notice-pending = { $how ->
    [yes] Auch ein Vertrag, der im Herbst davor geschlossen wurde, kann schon gekündigt werden. Er endet dann nach seinem ersten Frühjahr. Ein Vertrag, der den gekündigten ersetzen sollte, erlischt (R-25).
   *[no] Nur ein Vertrag, der in Kraft ist, kann gekündigt werden. Wurde schon ein anderer geschlossen, der ihn ersetzen sollte, so erlischt auch dieser (R-25).
}
rule-notice-spring = In diesem Frühjahr darf die Macht, die gekündigt hat, ihren Verbündeten weiterhin nicht angreifen, der Verbündete aber sie: Seine Einheiten können ihre verdrängen und deren Unterstützung unterbrechen, er zahlt die Strafe für einen Angriff, und die beiden sind im Krieg (D7, D8, R-53). Sonst wirkt der Vertrag wie zuvor.
rule-notice-spring-alone = In diesem Frühjahr darf die Macht, die gekündigt hat, ihren Verbündeten weiterhin nicht angreifen, der Verbündete aber sie: Seine Einheiten können ihre verdrängen und deren Unterstützung unterbrechen, und die beiden sind im Krieg (D7, D8, R-53). Sonst wirkt der Vertrag wie zuvor.
rule-frozen = In diesem Frühjahr sind Einheiten der Macht, die gekündigt hat, eingefroren, wenn sie in der Heimat oder in einem Zentrum des Verbündeten stehen: Sie halten und können weder unterstützt noch geleitet werden. { $how ->
    [disband] Wird eine verdrängt, so wird sie aufgelöst (D4, R-52).
   *[allowed] Wird eine verdrängt, so darf sie sich zurückziehen (D4, R-52).
}
rule-notice-both = Kündigen beide Mächte, so darf in diesem Frühjahr keine die andere angreifen, und die Einheiten beider sind eingefroren (R-52).
notice-example = Im Winter 1903 kündigt Italien seinen Vertrag mit Österreich, während eine italienische Armee in Tirol steht. Im Frühjahr 1904 hält diese Armee, und Italien darf Österreich nicht angreifen, aber Österreich darf die Armee angreifen. Vom Herbst 1904 an sind die beiden neutral oder im Krieg.
rule-eliminated = Scheidet eine Macht aus, so enden ihre Verträge, ihre Kriege und aller drohende Krieg, an dem sie beteiligt ist, und ihre Heimat ist niemandes Gebiet mehr (R-74).

rule-score = Die Siegpunkte einer Macht sind ihre Versorgungszentren abzüglich ihrer Strafpunkte, die noch nicht verjährt sind. Sie können negativ sein (A1-A4).
rule-attack = Eine Macht greift eine andere an, wenn sie, während die beiden neutral sind, einer Einheit befiehlt, in das Gebiet der anderen zu ziehen, einen Zug dorthin zu unterstützen oder dorthin zu geleiten. Die beiden sind dann im Krieg. Mächte, die im Krieg sind, dürfen all das uneingeschränkt (B3, B4, E1).
rule-territory = Das Gebiet einer Macht sind ihre Heimat innerhalb der dicken Grenzen der Karte, die Zentren, die ihr anderswo gehören, und jede Provinz und jedes Meer, wo zu Beginn der Jahreszeit eine ihrer Einheiten steht, auch wenn diese Einheit fortzieht. { $captured ->
    [letter] Ein Heimatzentrum, das sie von einer anderen Macht erobert hat, gehört nicht dazu (E1, R-30).
   *[owner_protected] Ein Heimatzentrum, das sie von einer anderen Macht erobert hat, gehört dazu (E1, R-30).
}
rule-home = { $how ->
    [yes] Ein Heimatzentrum, das seine Macht verloren hat, gehört nicht mehr zu ihrem Gebiet (R-31).
   *[no] Die Heimat bleibt Gebiet ihrer Macht, auch wenn deren Zentren verloren sind. Ein Zentrum aber, das Ihnen selbst gehört, ist nicht Gebiet der Macht, deren Heimat es war (R-31).
}
rule-enemy-there = Die Heimat oder ein Zentrum einer Macht zu betreten ist kein Angriff auf sie, solange dort die Einheit einer dritten Macht steht, mit der Sie im Krieg{ $imminent ->
    [yes] { " " }oder in drohendem Krieg
   *[no] { "" }
} sind (E1, R-32).
rule-nobody-there = Ein Meer oder Land zu betreten, das niemandes Gebiet ist, ist kein Angriff, auch wenn eine andere Macht ebenfalls eine Einheit dorthin befiehlt und eine der beiden abprallt (E1).
rule-as-written = Befehle gelten, wie sie geschrieben sind, gleich, ob sie gelingen. { $unmatched ->
    [free] Eine Unterstützung oder ein Geleit zählt aber nicht, wenn die Einheit, der sie helfen, nicht dorthin ziehen sollte, und auch ein Befehl nicht, der gar nicht ausführbar war (E0, R-33, R-34).
   *[counts] Eine Unterstützung oder ein Geleit zählt auch, wenn die Einheit, der sie helfen, einen anderen Befehl hatte. Nur ein Befehl, der gar nicht ausführbar war, zählt nicht (E0, R-33, R-34).
}
rule-help = Kein Angriff ist es, der Einheit einer Macht in deren eigenes Gebiet zu helfen, oder der Einheit eines Verbündeten, dem sie das erlaubt hat. Die Erlaubnis einer Macht, die mit dem Besitzer der Einheit nicht verbündet ist, zählt nicht (R-35, R-38).
rule-evict = { $how ->
    [yes] Eine Provinz der eigenen Heimat zu betreten, in der die Einheit einer neutralen Macht steht, ist kein Angriff (R-56).
   *[no] Eine Provinz der eigenen Heimat zu betreten, in der die Einheit einer neutralen Macht steht, ist ein Angriff auf diese Macht (R-56).
}
rule-retreats = { $how ->
    [free] Ein Rückzug ist nie ein Angriff, kostet nichts und braucht keine Erlaubnis (R-37).
    [forbidden] Eine Einheit kann sich nicht dorthin zurückziehen, wo das ein Angriff auf eine neutrale Macht wäre; hat sie keinen anderen Weg, so wird sie aufgelöst. Sonst zählt ein Rückzug wie ein Zug, kann also eine Erlaubnis brauchen (R-37).
   *[as_orders] Ein Rückzug zählt wie ein Zug, nach den Beziehungen nach den Zügen seiner Jahreszeit: Er kann ein Angriff sein und eine Erlaubnis brauchen (R-37).
}
rule-writers-answer = Die Mächte, die den Befehl schreiben, dem eine Einheit in Unordnung folgt, stehen dafür ein wie für einen eigenen Befehl (C-2).
rule-power-answers = Was andere einer Einheit in Unordnung befehlen, wird ihrer eigenen Macht angelastet, nicht ihnen (C-2).
rule-minors-blameless = Kleinmächten und Rebellen wird nichts angelastet.
attack-example = Im Frühjahr 1901 befiehlt Deutschland seiner Armee in München, nach Burgund zu ziehen, und Frankreich seiner Armee in Paris ebenso. Beide prallen ab. Burgund ist französische Heimat, also hat Deutschland Frankreich angegriffen: Es erhält 2 Strafpunkte für 8 Jahre, und die beiden sind im Krieg. Frankreich hat niemanden angegriffen.
attack-example-alone = Im Frühjahr 1901 befiehlt Deutschland seiner Armee in München, nach Burgund zu ziehen, und Frankreich seiner Armee in Paris ebenso. Beide prallen ab. Burgund ist französische Heimat, also hat Deutschland Frankreich angegriffen, und die beiden sind im Krieg. Frankreich hat niemanden angegriffen.
rule-no-price = Ein Angriff kostet nichts als den Krieg, und einen Vertrag zu schließen oder zu beenden kostet nichts.

rule-cost-attack = Ein Angriff auf eine neutrale Macht kostet 2 Strafpunkte für 8 Jahre. Eine Macht, die eine andere in einer Jahreszeit durch mehrere Befehle angreift, zahlt einmal, aber ein einziger Befehl kann mehrere Mächte angreifen (E1, R-36). Ein Angriff im drohenden Krieg kostet nichts (C8).
rule-cost-mutual = { $how ->
    [nobody_pays] Zwei neutrale Mächte, die einander in derselben Jahreszeit angreifen, zahlen dafür nicht (R-49).
   *[both_pay] Zwei neutrale Mächte, die einander in derselben Jahreszeit angreifen, zahlen beide (R-49).
}
rule-cost-double = { $how ->
    [yes] Ein Angreifer zahlt ebenso viel für jeden Angriffspaktpartner des Opfers, der neutral war und in den Krieg hineingezogen wird (R-27).
   *[no] Ein Angreifer zahlt nur für die Macht, die seine Befehle angreifen, nicht für deren Angriffspaktpartner, die in den Krieg hineingezogen werden (R-27).
}
rule-cost-share = Jeder Angriffspaktpartner des Angreifers erhält 2 Strafpunkte für 4 Jahre, { $at_war ->
    [no] wenn er mit dem Opfer nicht schon im Krieg war
   *[yes] auch wenn er mit dem Opfer schon im Krieg war
}. Eine Macht, die dasselbe Opfer in dieser Jahreszeit selbst angreift, zahlt stattdessen für den eigenen Angriff. Nur Strafen für Angriffe auf Großmächte werden geteilt (C11, C15, C18, R-46).
rule-cost-minor = In ein Zentrum zu ziehen, das keiner Großmacht gehört, oder einen Zug dorthin zu unterstützen kostet 1 Strafpunkt für 7 Jahre, { $repeat ->
    [once_per_sc] einmal für jedes Zentrum
   *[per_season] für jedes Zentrum und in jeder Jahreszeit
}; der Befehl muss nicht gelingen. { $convoy ->
    [counts] Dorthin zu geleiten kostet dasselbe.
   *[free] Dorthin zu geleiten kostet nichts.
} Dort zu bleiben kostet nichts (E2, R-40, R-41).
rule-cost-alliance = Ein Angriffspakt kostet jede der beiden Mächte 1 Strafpunkt für 5 Jahre, { $date ->
    [ratification] von der Jahreszeit an, in der er geschlossen wird
   *[in_force] vom Frühjahr an, in dem er in Kraft tritt
} (C17, E3, R-50).
rule-cost-abrogation = Einen Beistandspakt zu kündigen kostet 1 Strafpunkt für 3 Jahre, { $date ->
    [notice] von diesem Winter an
   *[effect] vom Frühjahr an, in dem der Vertrag endet
}. Die Kündigung eines Angriffspakts kostet nichts, ebenso wenig jedes andere Ende eines Vertrags (D5, D6, E5, R-51).
cost-example = Im Herbst 1902 befiehlt Österreich einer Armee, von Budapest nach Serbien zu ziehen, das niemandem gehört, und die Türkei unterstützt sie von Griechenland aus. Jede der beiden erhält 1 Strafpunkt für 7 Jahre, ob die Armee ankommt oder nicht.
rule-first-shot = Die erste Jahreszeit, in der irgendeine Macht eine Strafe erhält, außer für einen Angriffspakt, ist die des ersten Schusses. Alle Mächte, die in ihr eine solche Strafe erhalten, auch für Rückzüge und (im Frühjahr) für Kündigungen, zahlen dazu für den ersten Schuss. Später zahlt dafür niemand mehr (E4, R-45).
rule-first-shot-table = Der erste Schuss kostet 2 Strafpunkte: im { $s0 } für 10 Jahre, im { $f0 } für 9, im { $s1 } für 8, im { $f1 } für 7, im Jahr { $y2 } für 6 und im Jahr { $y3 } für 5 Jahre. Er kostet 1 Strafpunkt für 5 Jahre im Jahr { $y4 } und für 3 Jahre im Jahr { $y5 }, und von { $y6 } an nichts (E4).
rule-first-shot-share = { $how ->
    [full] Eine Macht, die in dieser Jahreszeit nur die Strafe eines Angriffspaktpartners teilt, zahlt den ersten Schuss voll (R-43).
    [none] Eine Macht, die in dieser Jahreszeit nur die Strafe eines Angriffspaktpartners teilt, zahlt für den ersten Schuss nicht (R-43).
   *[half] Eine Macht, die in dieser Jahreszeit nur die Strafe eines Angriffspaktpartners teilt, zahlt für den ersten Schuss die halbe Zeit, und ein halbes Jahr wird { $half ->
        [down] abgerundet
       *[up] aufgerundet
    } (R-4, R-43).
}
rule-first-shot-exempt = Für ein Vorgehen gegen { ACC($place) } im Jahr { $year } zahlt { THE($power) } nicht für den ersten Schuss. { $closes ->
    [yes] Es verbraucht ihn aber: In einer späteren Jahreszeit zahlt niemand mehr dafür (E4, R-44).
   *[no] Der erste Schuss bleibt offen (E4, R-44).
}
rule-years = { $by ->
    [seasons] Eine Strafe, die im Frühjahr verhängt wird, verjährt im Herbst ihres letzten Jahres, gleich { $wears ->
        [before] vor
       *[after] nach
    } der Zählung; eine, die im Herbst verhängt wird, verjährt am Ende des Frühjahrs, das auf ihr letztes Jahr folgt. Das Jahr, in dem sie verhängt wird, ist ihr erstes (R-2, R-3).
   *[calendar] Eine Strafe verjährt im Herbst ihres letzten Jahres, gleich { $wears ->
        [before] vor
       *[after] nach
    } der Zählung. Das Jahr, in dem sie verhängt wird, ist ihr erstes (R-2, R-3).
}
years-example = Eine Strafe für 8 Jahre, die im Frühjahr 1902 verhängt wird, { $wears ->
    [before] zählt vom Herbst 1902 bis zum Herbst 1908 und verjährt kurz vor der Zählung im Herbst 1909.
   *[after] zählt vom Herbst 1902 bis zum Herbst 1909 und ist nach diesem Herbst verjährt.
}
rule-expansion = Eine Macht, die nach einer Herbstzählung mindestens { $low } Strafpunkte hat, betreibt reinen Expansionismus der Stufe 1, mit mindestens { $high } der Stufe 2. { $measured ->
    [lifetime] Alle Strafpunkte der Partie werden zusammengezählt, auch die verjährten (E6, R-47).
   *[outstanding] Nur Strafpunkte, die vor dieser Zählung nicht verjährt sind, werden zusammengezählt (E6, R-47).
}
rule-expansion-level = Von da an ist jede Strafe dieser Macht, wofür auch immer, in Stufe 1 um 1 Punkt und 1 Jahr höher, in Stufe 2 um 2 Punkte und 2 Jahre. Frühere Strafen ändern sich nicht. { $kept ->
    [no] Eine Macht, die bei einer späteren Herbstzählung weniger Punkte hat, verliert die Stufe (E6, R-47, R-48).
   *[yes] Eine Stufe gilt für den Rest der Partie (E6, R-47, R-48).
}
expansion-example = Deutschland hat bei der Zählung im Herbst 1903 2 Strafpunkte für den Angriff auf Frankreich, 1 für das Vorgehen gegen Holland und 2 für den Angriff auf Österreich. Ein Angriff auf Russland kostet Deutschland 1904 schon 3 Strafpunkte für 9 Jahre.
rule-year-end = Am Ende des Herbstes folgen aufeinander: die Rückzüge und ihre Strafen, der Wechsel der Zentren, das Ausscheiden von Mächten, { $wears ->
    [before] das Verjähren von Strafen, { $treaties ->
        [early] geschlossene Verträge und die Strafen für Angriffspakte, die Zählung der Siegpunkte, fällige Ansprüche und die Stufen des Expansionismus (R-1).
       *[late] die Zählung der Siegpunkte, fällige Ansprüche, die Stufen des Expansionismus und geschlossene Verträge (R-1).
    }
   *[after] { $treaties ->
        [early] geschlossene Verträge und die Strafen für Angriffspakte, die Zählung der Siegpunkte, fällige Ansprüche, die Stufen des Expansionismus und das Verjähren von Strafen (R-1).
       *[late] die Zählung der Siegpunkte, fällige Ansprüche, die Stufen des Expansionismus, das Verjähren von Strafen und geschlossene Verträge (R-1).
    }
}

rule-friends = Die Einheiten zweier Verbündeter behandeln einander wie Einheiten einer einzigen Macht: Sie verdrängen einander nicht, unterbrechen einander keine Unterstützung und helfen nicht, einander zu verdrängen. Für alles andere zählen ihre Befehle wie üblich, zum Beispiel bei einem Patt mit einer dritten Macht (F).
rule-friends-in-pairs = Das gilt für je zwei Verbündete für sich: Ein Verbündeter Ihres Verbündeten ist nicht Ihr Verbündeter (R-58).
rule-permission = Um eine Einheit in das Gebiet eines Verbündeten zu ziehen, einen Zug dorthin zu unterstützen oder dorthin zu geleiten, braucht eine Macht die Erlaubnis des Verbündeten, geschrieben mit dessen Befehlen derselben Jahreszeit. Ohne sie ist der Befehl ungültig: Die Einheit hält, oder sie wird aufgelöst, wenn sie sich zurückziehen sollte. Eine Erlaubnis lässt nie eine Einheit des Verbündeten verdrängen oder deren Unterstützung unterbrechen (G1, G3, R-57).
rule-permits = Ein Verbündeter kann einen einzelnen Zug erlauben, oder Provinzen, samt Unterstützungen, Geleiten und Rückzügen dorthin, oder sein ganzes Gebiet. Ist eine Provinz das Gebiet zweier Verbündeter, so müssen beide es erlauben. Keine Erlaubnis braucht es, wo in der Heimat oder einem Zentrum des Verbündeten die Einheit eines Kriegsgegners steht (R-38, R-62, R-63).
rule-permission-inside = Auch ein Zug von einer Provinz des Verbündeten in eine andere braucht eine Erlaubnis. Zu bleiben oder sein Gebiet zu verlassen braucht keine (G2).
rule-permission-of-units = Eine Provinz oder ein Meer, das nur deshalb Gebiet des Verbündeten ist, weil dort seine Einheit steht, kann man ohne Erlaubnis betreten (R-57).
permission-example = Russland und die Türkei haben einen Angriffspakt. Russland gehört Rumänien, und dort steht eine russische Armee. Die Türkei befiehlt A BUL - RUM. Befiehlt Russland „Permit Turkey A BUL - RUM“ und zieht seine Armee fort, so rückt die türkische ein. Bleibt die russische Armee, so bleibt die türkische in Bulgarien, hält aber einen Angriff einer anderen Macht auf Rumänien auf, der nicht stärker ist. Ohne die Erlaubnis Russlands hält die türkische Armee nur.
rule-guest = Eine Einheit, die am Ende des Herbstes im Zentrum eines Verbündeten steht, nimmt es nicht ein (G5).
rule-transfer = Ein Verbündeter kann ein Zentrum aber mit seinen Herbstbefehlen übergeben. Es geht über, wenn am Ende des Herbstes eine Einheit des Verbündeten dort steht, der es erhält; der Befehl kann schon vorher geschrieben sein. Das Zentrum bleibt beim neuen Besitzer, auch wenn die Einheit fortzieht, bis es erobert oder auf dieselbe Weise wieder übergeben wird (G6-G9, R-61).
rule-squatters = { $how ->
    [no] Ein Zentrum einer anderen Macht wird nur im Krieg eingenommen; ein Zentrum, das niemandem gehört, wie üblich (R-55).
   *[yes] Eine Einheit, die keinem Verbündeten gehört, nimmt das Zentrum ein, in dem sie am Ende des Herbstes steht, wie üblich und auch, wenn die beiden Mächte neutral sind, zum Beispiel weil ihr Vertrag geendet hat (R-55).
}
transfer-example = Deutschland erlaubt im Herbst 1902 einer italienischen Armee, nach München zu ziehen, und befiehlt „Transfer MUN to Italy“. Steht die Armee am Ende des Herbstes in München, so ist München italienisch und bleibt es, wenn sie fortzieht. Ohne die Übergabe wäre es deutsch geblieben.
rule-interned = Eine Einheit in der Heimat eines Verbündeten ist interniert, wenn jede Provinz, in die sie von sich aus ziehen könnte, { $around ->
    [anyone_else] Gebiet einer anderen Macht
   *[same_ally] Gebiet desselben Verbündeten
} ist und der Verbündete ihr im ganzen Herbst nichts erlaubt hat. Ihr Besitzer darf sie im Winter auflösen, bevor die Aufbauten gezählt werden, und kann dafür vielleicht zu Hause eine andere aufbauen (G4, R-60).

rule-solo = Eine Macht, die bei einer Herbstzählung mindestens { $points } Siegpunkte hat, darf einen Alleinsieg beanspruchen (A5, A10).
rule-large = Bei Zählungen vor dem { $until } { COUNT($powers) ->
    [one] braucht { THE($powers) }
   *[other] brauchen { THE($powers) }
} für einen Alleinsieg { $points } Siegpunkte, wegen der größeren Zahl von Heimatzentren. Koalitionen brauchen nie mehr als andere (A6, A9).
rule-coalition = { $kind ->
    [three-way] Drei Mächte, die bei einer Herbstzählung zusammen mindestens { $points } Siegpunkte haben, dürfen einen Dreiersieg beanspruchen (A8, A10).
   *[two-way] Zwei Mächte, die bei einer Herbstzählung zusammen mindestens { $points } Siegpunkte haben, dürfen einen Zweiersieg beanspruchen (A7, A10).
}
rule-no-coalitions = Auf diesem Brett gibt es keine gemeinsamen Siege (C-3).
rule-not-all = Alle übrigen Mächte zusammen können den Sieg nicht beanspruchen (C-3).
rule-window = Der Sieg wird nach der Herbstzählung beansprucht, bis { $until ->
    [winter_deadline] zum Ende der Winterfrist
   *[spring_deadline] zum Ende der Frist für die nächsten Frühjahrsbefehle
}. Ein Anspruch ist sofort öffentlich. Ohne Anspruch gewinnt niemand, bei noch so vielen Siegpunkten (A11, A12, R-6, R-18).
rule-all-post = Ein Koalitionsanspruch läuft, sobald jedes seiner Mitglieder ihn mit denselben Mitgliedern erklärt hat. { $how ->
    [abrogates] Aber schon die Erklärung eines Mitglieds beendet alle seine Verträge mit Mächten außerhalb des Anspruchs. Ein Anspruch, der dann noch unvollständig ist, verfällt mit dem Ende der Frist; bis dahin kann eine Erklärung zurückgezogen oder ersetzt werden (A13, R-8).
   *[nothing] Bis dahin ändert er nichts, und eine Erklärung kann zurückgezogen oder ersetzt werden. Ein Anspruch, der dann noch unvollständig ist, verfällt mit dem Ende der Frist (A13, R-8).
}
rule-one-claim = Eine Macht kann immer nur an einem laufenden Anspruch beteiligt sein, { $withdraw ->
    [yes] und jedes Mitglied darf den Anspruch zurückziehen
   *[no] und sie kann ihn nicht zurückziehen
} (R-9).
rule-claim-ends = Läuft ein Anspruch, so enden sofort alle Verträge seiner Mitglieder mit Mächten außerhalb, samt bereits geschlossenen und den Kündigungen von Verträgen. Die Mächte sind dann neutral, ein Angriff kostet also so viel wie sonst; für das Ende dieser Verträge aber zahlt niemand, und keine Einheiten sind eingefroren. { $new ->
    [barred] Solange der Anspruch läuft, können seine Mitglieder mit Mächten außerhalb keine Verträge schließen (A17, A18, R-15).
   *[allowed] Später dürfen seine Mitglieder neue Verträge schließen (A17, A18, R-15).
}
rule-solo-wins = Ein Alleinanspruch gewinnt, wenn die Macht die nötigen Siegpunkte bei der nächsten Herbstzählung wieder hat. Sonst scheitert er, und sie darf neu beanspruchen (A15).
rule-coalition-wins = Ein Koalitionsanspruch gewinnt, wenn seine Mitglieder die nötigen Siegpunkte bei der zweiten Herbstzählung danach zusammen haben. Die Zählung dazwischen ist ohne Bedeutung (A16, R-7).
rule-large-at-last = { $how ->
    [always_7] Wenn ein Alleinanspruch entschieden wird, genügen immer { $points } Siegpunkte (R-5).
   *[by_year] Wenn ein Alleinanspruch entschieden wird, gilt die Zahl dieses Jahres: Ein Anspruch, der vor dem { $until } erklärt und dann entschieden wird, braucht nur noch { $points } (R-5).
}
claim-example = Nach dem Herbst 1906 hat Frankreich { $points } Siegpunkte und beansprucht einen Alleinsieg. Alle seine Verträge enden. Hat Frankreich bei der Zählung im Herbst 1907 wieder { $points } Siegpunkte, so gewinnt es.
rule-members-treaties = { $how ->
    [yes] Die Mitglieder eines Koalitionsanspruchs müssen verbündet sein, jedes mit jedem (R-10).
   *[no] Die Mitglieder eines Koalitionsanspruchs brauchen keine Verträge miteinander (R-10).
}
rule-blamed-member = Mächte können den Sieg nicht gemeinsam beanspruchen, solange eine von ihnen eine noch nicht verjährte Strafe hat für { $how ->
    [e1_and_shares] einen Angriff auf eine andere von ihnen, den eigenen oder den eines Angriffspaktpartners
    [all_caused] einen Angriff auf eine andere von ihnen, den eigenen oder den eines Angriffspaktpartners, oder für den ersten Schuss, der mit einem solchen Angriff fiel
   *[own_e1] ihren eigenen Angriff auf eine andere von ihnen
} (A19, R-12).
rule-members-attack = { $how ->
    [free_stab] Solange ein Anspruch läuft, dürfen seine Mitglieder einander trotz eines Vertrags angreifen. Das beendet den Vertrag und beginnt einen Krieg, kostet aber keine Strafe (A21, A22, R-11).
   *[frozen] Solange ein Anspruch läuft, können Verträge zwischen seinen Mitgliedern nicht enden, und verbündete Mitglieder können einander nicht angreifen. Neutrale dürfen es: Das beginnt einen Krieg, kostet aber keine Strafe (A21, A22, R-11).
}
rule-no-solo-beside = Ein Mitglied eines laufenden Koalitionsanspruchs kann vor der Zählung, die ihn entscheidet, keinen Alleinsieg beanspruchen, was auch immer aus dem Koalitionsanspruch wird (A20, R-13).
rule-dead-partner = { $how ->
    [remaining_total] Scheidet ein Mitglied eines laufenden Anspruchs aus, so entscheiden die Punkte der übrigen (R-17).
   *[void] Scheidet ein Mitglied eines Anspruchs aus, so ist der Anspruch ungültig (R-17).
}
rule-joint = Sind bei derselben Zählung mehrere Ansprüche erfüllt, so { $how ->
    [solo_first] geht ein Alleinanspruch vor, und dann gewinnt der Anspruch mit den meisten Siegpunkten
    [highest_vp] gewinnt der Anspruch mit den meisten Siegpunkten
    [play_on] gewinnt keiner, und das Spiel geht weiter
   *[joint] gewinnen alle gemeinsam
} (A14, R-14).

rule-contact = Zwei Mächte sind in Kontakt, wenn eine Einheit der einen von sich aus an den Ort einer Einheit der anderen ziehen könnte{ $how ->
    [common_target] , oder wenn Einheiten beider an denselben Ort ziehen könnten
   *[adjacent] { "" }
} (R-65).
rule-conference = Eine Internationale Konferenz wird am Ende eines Winters, frühestens im { $first }, einberufen, wenn Mächte in Kontakt sind und alle, die miteinander in Kontakt sind, einen ungekündigten Vertrag haben (I1-I3, R-66).
rule-conference-held = Sie findet im nächsten Winter nach den Aufbauten und Auflösungen statt, { $recheck ->
    [yes] wenn das dann noch zutrifft
   *[no] was auch immer sich bis dahin geändert hat
}. Die Mächte in Kontakt werden bekannt gegeben, und alle Verträge enden ohne Strafe, samt bereits geschlossenen Verträgen, Kündigungen und allem drohenden Krieg. Kriege gehen weiter (I4, I6, R-66, R-67).
rule-conference-phase = Dann gibt es eine Phase geheimer Vorschläge: Verträge, die beide Mächte vorschlagen, gelten vom nächsten Frühjahr an, alle anderen Vorschläge bleiben geheim (I5).
rule-conference-fails = Schließen alle veröffentlichten Paare von Mächten wieder Verträge, so scheitert die Konferenz: Kein Vertrag tritt in Kraft, und { $wars ->
    [continue] Kriege gehen weiter
   *[end] alle Mächte sind neutral, auch die Kriege enden also
} (I7, R-68).
conference-example = Im Winter 1903 sind nur deutsche Einheiten mit anderen in Kontakt, mit französischen und österreichischen, und Deutschland hat mit beiden Mächten Verträge. Die Konferenz wird einberufen. Das ganze Jahr 1904 wird unter diesen Verträgen gespielt. Im Winter 1904 enden sie. Schließen nur Deutschland und Österreich wieder einen, so gilt er im Frühjahr 1905; schließen auch Deutschland und Frankreich wieder einen, so gilt keiner.

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
sign-and-attack = Bricht zwischen zwei Mächten in dem Herbst Krieg aus, in dem sie einen Vertrag schließen, so ist der Vertrag ungültig, oder er tritt in Kraft und beendet den Krieg (R-23).
sign-and-attack-void = Der Vertrag ist ungültig
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
retreats-free = Kosten nichts
retreats-forbidden = Gesperrt, wenn sie Angriffe wären
ally-entry-label = Orte mit nichts als der Einheit eines Verbündeten
ally-entry = Um einen Ort zu betreten, der einem Verbündeten nicht gehört, an dem aber seine Einheit steht, braucht eine Macht eine Erlaubnis oder nicht (R-57).
ally-entry-permission = Erlaubnis nötig
ally-entry-f-only = Keine Erlaubnis nötig
squatter-capture-label = Zentren ohne Krieg einnehmen
squatter-capture = Kann eine Einheit das Zentrum einer Macht einnehmen, mit der sie nicht im Krieg ist, zum Beispiel das eines früheren Verbündeten (R-55)?
squatter-capture-yes = Möglich
squatter-capture-no = Nicht möglich
interned-label = Was eine internierte Einheit umgibt
interned = Alle Wege aus der Provinz der Einheit müssen in das Gebiet des Verbündeten führen oder in das Gebiet irgendeiner anderen Macht (R-60).
interned-same-ally = Gebiet des Verbündeten
interned-anyone-else = Gebiet irgendeiner anderen Macht
years-label = Jahre einer Strafe
years = Die Jahre einer Strafe sind Kalenderjahre, oder sie zählen nach Jahreszeiten ab der, in der sie verhängt wurde (R-2).
years-calendar = Kalenderjahre
years-seasons = Nach Jahreszeiten
wear-off-label = Letzter Herbst einer Strafe
wear-off = Eine Strafe verjährt gleich nach der Herbstzählung ihres letzten Jahres oder gleich davor (R-3).
wear-off-after-count = Zählt noch
wear-off-before-count = Zählt nicht mehr
half-label = Die Hälfte einer ungeraden Zahl von Jahren
half = Ein Partner im Angriffspakt, der den ersten Schuss teilt, zahlt für die halbe Zeit. Die Hälfte einer ungeraden Zahl wird auf- oder abgerundet (R-4).
half-up = Aufgerundet
half-down = Abgerundet
e2-repeat-label = Wieder gegen dasselbe neutrale Zentrum
e2-repeat = Eine Macht, die erneut in ein Zentrum zieht oder unterstützt, das niemandem gehört, zahlt in jeder Jahreszeit oder nur einmal für jedes Zentrum (R-40).
e2-repeat-per-season = Kostet in jeder Jahreszeit wieder
e2-repeat-once-per-sc = Kostet nur einmal
e2-convoy-label = Geleite in neutrale Zentren
e2-convoy = Eine Flotte, die in ein Zentrum geleitet, das niemandem gehört, zahlt nichts oder so viel wie eine Einheit, die dorthin zieht (R-41).
e2-convoy-free = Kosten nichts
e2-convoy-counts = Kosten eine Strafe
aat-double-label = Preis für den Angriff auf Angriffspaktpartner
aat-double = Ein Angriff auf eine Macht ist auch Krieg mit ihren Partnern im Angriffspakt. Der Angreifer zahlt nur für die angegriffene Macht oder auch für die Partner (R-27).
aat-double-no = Nur für die angegriffene Macht
aat-double-yes = Auch für die Partner
mutual-attack-label = Neutrale Mächte, die einander angreifen
mutual-attack = Greifen zwei neutrale Mächte einander in derselben Jahreszeit an, so zahlen beide dafür oder keine von beiden (R-49).
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
expansion-sticky = Eine Macht behält eine Stufe des Expansionismus für den Rest der Partie oder verliert sie, wenn sie wieder weniger Strafpunkte hat (R-47).
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
captured-home = Ein Heimatzentrum, das eine andere Macht erobert hat, ist Gebiet des neuen Besitzers oder nicht (R-30).
captured-home-owner-protected = Gebiet des neuen Besitzers
captured-home-letter = Nicht Gebiet des neuen Besitzers
home-lapses-when-lost-label = Verlorene Heimatzentren
home-lapses-when-lost = Ein Heimatzentrum, das eine Macht verloren hat, bleibt ihr Gebiet oder nicht (R-31).
home-lapses-when-lost-no = Bleiben ihr Gebiet
home-lapses-when-lost-yes = Sind nicht mehr ihr Gebiet
evict-free-label = Neutrale Einheiten in Ihrer Heimat
evict-free = Die Einheit einer neutralen Macht in der eigenen Heimat anzugreifen ist ein Angriff auf diese Macht oder nicht (R-56).
evict-free-no = Betreten ist ein Angriff
evict-free-yes = Betreten ist kein Angriff
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
mutual-common-ally = Eine Macht, die mit beiden die gleiche Art von Vertrag hat, behält beide Verträge, wird durch beide Angriffe in den Krieg gezogen oder verliert beide Verträge (R-29).
mutual-common-ally-cancel = Behält beide Verträge
mutual-common-ally-both-war = Wird durch beide Angriffe hineingezogen
mutual-common-ally-both-lapse = Verliert beide Verträge
provoked-label = Wer auf einen Angriff im drohenden Krieg antwortet
provoked = Ein Angriff im drohenden Krieg betrifft die Angriffspaktpartner der angegriffenen Macht, alle ihre Vertragspartner oder sonst niemanden (R-42).
provoked-aat-only = Angriffspaktpartner der angegriffenen Macht
provoked-all = Alle Vertragspartner der angegriffenen Macht
provoked-none = Sonst niemand
steered-label = Schuld von Einheiten in Unordnung
steered = Wenn andere einer Einheit in Unordnung befehlen, werden ihre Angriffe ihrer eigenen Macht angelastet oder den Mächten, die den Befehl geschrieben haben (C-2).
steered-free = Ihrer eigenen Macht
steered-share = Den Mächten, die den Befehl geschrieben haben
russia-confirm-label = Entscheidung über den Anspruch einer großen Macht
russia-confirm = Wird der Alleinanspruch einer Macht entschieden, die einen Punkt mehr braucht, so braucht sie, was die Regeln in diesem Jahr verlangen, oder nicht mehr als andere (R-5).
russia-confirm-by-year = Was die Regeln in diesem Jahr verlangen
russia-confirm-always-7 = Nicht mehr als andere
claim-close-label = Letzter Tag für Siegansprüche
claim-close = Nach einer Herbstzählung kann der Sieg bis zum Ende der Winterfrist beansprucht werden oder bis zum Ende der Frist für die nächsten Frühjahrsbefehle (R-6).
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
coalition-intra-free-stab = Angriffe kosten nichts
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
eighteen = Gewinnt eine Macht auch mit so vielen Versorgungszentren wie im Standardspiel, mit 18 auf dessen Brett (R-16)?
eighteen-off = Nicht möglich
eighteen-on = Möglich
draw-label = Unentschieden
draw = Die Partie kann unentschieden enden, wenn alle Verbliebenen zustimmen, oder gar nicht (R-16).
draw-unanimous = Wenn alle zustimmen
draw-off = Nicht möglich
dead-partner-label = Ausgeschiedenes Mitglied eines Anspruchs
dead-partner = Scheidet ein Mitglied eines laufenden Anspruchs aus, so ist der Anspruch ungültig, oder die Punkte der übrigen Mitglieder entscheiden (R-17).
dead-partner-void = Der Anspruch ist ungültig
dead-partner-remaining-total = Die Punkte der übrigen entscheiden
contact-label = Einheiten in Kontakt
contact = Zwei Einheiten sind in Kontakt, wenn eine an den Ort der anderen ziehen könnte, oder auch, wenn beide an denselben Ort ziehen könnten (R-65).
contact-adjacent = Eine könnte an den Ort der anderen ziehen
contact-common-target = Beide könnten an denselben Ort ziehen
conference-recheck-label = Zweite Prüfung vor der Konferenz
conference-recheck = Eine einberufene Konferenz findet auf jeden Fall statt oder nur, wenn ein Jahr später alle Mächte in Kontakt noch Verträge haben (R-66).
conference-recheck-no = Sie findet auf jeden Fall statt
conference-recheck-yes = Sie findet nur statt, wenn alle noch Verträge haben
conference-fail-wars-label = Kriege nach einer gescheiterten Konferenz
conference-fail-wars = Scheitert die Konferenz, so enden auch alle Kriege, oder sie gehen weiter (R-68).
conference-fail-wars-end = Enden
conference-fail-wars-continue = Gehen weiter

threshold-type = eine Zahl von Punkten
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

form-enter-mdt = Schlagen Sie einen Beistandspakt (MDT) vor.
form-enter-aat = Schlagen Sie einen Angriffspakt (AAT) vor.
form-withdraw-mdt = Nehmen Sie vor dem Ende der Frist den Vorschlag eines Beistandspakts zurück.
form-withdraw-aat = Nehmen Sie vor dem Ende der Frist den Vorschlag eines Angriffspakts zurück.
form-withdraw = Nehmen Sie vor dem Ende der Frist Ihren Vorschlag zurück, welcher Art er auch ist.
form-peace = Schlagen Sie Frieden ohne Vertrag vor.
form-abrogate-mdt = Kündigen Sie einen Beistandspakt.
form-abrogate-aat = Kündigen Sie einen Angriffspakt.
form-abrogate = Kündigen Sie den Vertrag mit einer Macht, welcher Art er auch ist.
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

crowded = Verträge werden zwischen Mächten geschlossen, aber { ALL($seats) } { COUNT($seats) ->
    [one] würde
   *[other] würden je
} für mehrere sprechen.
asks-treaties = Verträge
asks-notices = Kündigungen
step-creation = Vertragsschlüsse
step-conference = Konferenz
silent-creation = Mächte, die nichts senden, schlagen nichts vor. Diesen Schritt gibt es nur einmal, vor dem ersten Frühjahr.
silent-conference = Mächte, die nichts senden, schlagen nichts vor. Diesen Schritt gibt es nur vor dem ersten Frühjahr und wenn eine Internationale Konferenz stattfindet.

# --- Befehle mit Namen

directive-permit-move = Zug erlauben
directive-permit-into = Betreten erlauben
directive-transfer = Übergeben
directive-disband-interned = Internierte Einheit auflösen
order-enter-mdt-with = Beistandspakt vorschlagen: { $power }
order-enter-aat-with = Angriffspakt vorschlagen: { $power }
order-peace-with = Frieden vorschlagen: { $power }
order-withdraw-mdt-with = MDT-Vorschlag zurücknehmen: { $power }
order-withdraw-aat-with = AAT-Vorschlag zurücknehmen: { $power }
order-withdraw-with = Vorschlag zurücknehmen: { $power }
order-abrogate-mdt-with = MDT kündigen: { $power }
order-abrogate-aat-with = AAT kündigen: { $power }
order-abrogate-treaty-with = Vertrag kündigen: { $power }
order-claim-solo-victory = Alleinsieg beanspruchen
order-claim-two-way-victory-with = Zweiersieg mit { DAT($power) } beanspruchen
order-claim-three-way-victory-with = Dreiersieg mit { DAT($power) } beanspruchen
order-withdraw-claim = Anspruch zurückziehen
order-permit-into = Erlaubnis für { ACC($power) }: Betreten { OF($place) }
order-permit-anywhere = Erlaubnis für { ACC($power) }: Betreten des ganzen Gebiets
order-permit = Erlaubnis für { ACC($power) }: { $order }
order-transfer-to = Übergabe { OF($place) } an { ACC($power) }

# --- what a game master can correct

record-levels = Stufen des Expansionismus
record-penalties = Strafpunkte
record-relations = Beziehungen
record-wars = Kriegsausbrüche

# --- phases

date-of-t = { $case ->
    [the] die Vertragsphase
    [acc] die Vertragsphase
    [dat] der Vertragsphase
   *[label] Verträge
} im { $date }

# --- die Lektion

lesson-treaties-title = Verträge
lesson-treaties-about = International Relations: Schließen Sie einen Vertrag, kündigen Sie ihn, greifen Sie den früheren Partner an, und sehen Sie, was das kostet.
lesson-treaties-sign-title = Einen Vertrag schließen
lesson-treaties-sign-aim = Sie sind Österreich. Vor dem ersten Frühjahr können die Mächte auf einer Konferenz Verträge schließen. Italien bietet Ihnen einen Beistandspakt (MDT) an: Keiner darf den anderen angreifen, und wird einer angegriffen, so darf der andere eingreifen. Ein Vertrag braucht beide Unterschriften. Machen Sie also denselben Vorschlag: Wählen Sie in der Liste „Hinzufügen …“ den Eintrag „Beistandspakt vorschlagen: Italien“. Geschrieben: „Enter MDT with Italy“.
lesson-treaties-sign-done = Sie und Italien haben denselben Vertrag vorgeschlagen, also gilt er ab Frühjahr 1901. Anders als ein Versprechen bindet er: Ein Angriff auf Italien ist nun unmöglich, bis Sie den Vertrag ordentlich beenden.
lesson-treaties-sign-hint-how = Noch gibt es keinen Vertrag. Beide Mächte müssen einander dieselbe Art vorschlagen, und Italien schlägt einen MDT vor. Wählen Sie „Beistandspakt vorschlagen: Italien“, oder schreiben Sie „Enter MDT with Italy“.
lesson-treaties-break-title = Einen Vertrag kündigen
lesson-treaties-break-aim = Drei Jahre später ist Italien abgezogen, und Venedig ist leer. Ein Vertrag endet nicht von selbst: Sie müssen ihn im Winter vor aller Augen kündigen. Wählen Sie in der Liste „Hinzufügen …“ den Eintrag „MDT kündigen: Italien“. Geschrieben: „Abrogate MDT with Italy“. Aufbauen dürfen Sie auch, aber für diesen Schritt müssen Sie es nicht.
lesson-treaties-break-done = Sie haben gekündigt, und alle wissen es. Im Frühjahr endet der Vertrag, und Sie zahlen drei Jahre lang einen Strafpunkt: Strafpunkte werden von Ihren Punkten abgezogen. In diesem Frühjahr können Sie Italien noch nicht angreifen, Italien aber Sie. Der nächste Schritt ist der Herbst danach.
lesson-treaties-break-hint-how = Der Vertrag gilt noch. Die Kündigung ist ein Befehl für den Winter: Wählen Sie „MDT kündigen: Italien“, oder schreiben Sie „Abrogate MDT with Italy“.
lesson-treaties-strike-title = Angreifen
lesson-treaties-strike-aim = Es ist Herbst, und Sie und Italien sind wieder neutral. Ein Krieg beginnt mit einem Angriff; eine Erklärung braucht er hier nicht. Venedig ist immer noch leer: Befehlen Sie A TRI - VEN. Die Seite sagt Ihnen vorher, was der Angriff kostet.
lesson-treaties-strike-done = Venedig gehört Ihnen, und Sie sind im Krieg. Aber Sie haben eine neutrale Macht ohne Grund angegriffen, und das kostet acht Jahre lang zwei Strafpunkte. Verrat ist in dieser Variante möglich, aber er hat seinen Preis.
lesson-treaties-strike-hint-how = Venedig ist noch leer. Tippen Sie auf Triest, dann auf Venedig, oder schreiben Sie A TRI - VEN.

exhibition-treaty-that-held-title = Der Vertrag, der hielt
exhibition-treaty-that-held-s1901m = Österreich greift Italien an und gibt den ersten Schuss der Partie ab. Das kostet zwei Strafpunkte bis 1910.
exhibition-treaty-that-held-f1902m = Österreich greift auch Russland an. Russland hat aber einen Beistandspakt mit der Türkei, die ihm nun zu Hilfe kommen darf.
exhibition-treaty-that-held-s1903m = Die Türkei hält Wort und greift die Österreicher in Rumänien an. Österreich ist nun mit drei Mächten im Krieg.
exhibition-treaty-that-held-f1911m = Russland und die Türkei haben ihren Vertrag elf Jahre lang gehalten. Ihr Siegesanspruch hat Erfolg, und sie gewinnen gemeinsam.
