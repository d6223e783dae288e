# International Relations: Verträge, Weltmeinung, Siegansprüche, die Internationale Konferenz.

# --- Wie die Regeln heißen

pack-international-relations = International Relations
pack-international-relations-about = Die Mächte schließen Verträge, verantworten ihre Angriffe vor der Weltmeinung, bilden Koalitionen und treffen sich zu internationalen Konferenzen.
pack-treaties = Nur Verträge
pack-treaties-about = Die Verträge von International Relations mit ihren Kriegen und verbündeten Einheiten, ohne Weltmeinung und Koalitionen.

# --- Ablehnungen

needs-permission = { $whom } ist mit dir verbündet: { $place } darfst du nur mit schriftlicher Erlaubnis von { $whom } in dieser Jahreszeit betreten (Permit { $who } into { $code })
frozen = { $unit } steht auf dem Boden einer Macht, deren Vertrag { $owner } gekündigt hat: keine Befehle und keine Unterstützung in diesem Frühjahr
wrong-phase = { $what } schreibt man { $when ->
    [winter] im Winter
    [claims] im Winter nach der Herbstzählung
    [claims-into-spring] im Winter nach der Herbstzählung und im Frühjahr darauf
   *[closing] in der letzten Zugphase des Jahres
}
no-treaty = zwischen { $powers } ist kein { $kind ->
    [mdt] Beistandspakt (MDT)
    [aat] Angriffspakt (AAT)
   *[any] Vertrag
} in Kraft
on-notice = { $whom } ist schon gekündigt
coalition-frozen = du beanspruchst den Sieg gemeinsam mit { $whom }; der Vertrag bleibt bestehen
not-owner = { $place } gehört dir nicht, du kannst es nicht übergeben
not-interned = { $unit } muss weder gehen noch ist die Einheit interniert: dazu liegt ringsum das Gebiet eines Verbündeten, der im ganzen Herbst nichts erlaubt hat
not-enough = { $total } Punkte bei der letzten Zählung; nötig sind { $needed }
penalty = { $power } wird noch ein Angriff auf { $whom } angelastet
coalition-claimed = du hast den Sieg mit anderen beansprucht; vor der Zählung von { $year } kannst du ihn nicht allein beanspruchen
claim-exists = du hast schon einen laufenden Sieganspruch; mehr als einer geht nicht
no-claim = du hast keinen Sieganspruch, den du zurückziehen könntest
self = { $what } nennt deine eigene Macht; gemeint sein muss eine andere
eliminated = { $whom } ist ausgeschieden
no-voice = { $whom } befehligt die Macht nicht und unterschreibt nichts in ihrem Namen
no-coalition = ein { $kind ->
    [two-way] Zweiersieg
    [three-way] Dreiersieg
   *[solo] Alleinsieg
} braucht ein Brett mit mindestens { $count } Mächten; dieses hat { $powers }
all-left = alle übrigen Mächte können den Sieg nicht gemeinsam beanspruchen; sie können sich auf ein Unentschieden einigen
wrong-number = einen { $kind ->
    [two-way] Zweiersieg
    [three-way] Dreiersieg
   *[solo] Alleinsieg
} beansprucht man { $count ->
    [0] allein
    [one] mit einer anderen Macht
   *[other] mit { $count } anderen Mächten
}, nicht mit { $given }
not-a-center = { $place } ist kein Versorgungszentrum
not-a-move = { $what }: erlaubt wird ein Zug, zum Beispiel Permit Turkey A BUL - RUM
no-peace = mit { $whom } ist kein Krieg, den das beenden würde, oder Kriege enden in dieser Partie nicht so
unanswered = { $whom } hat nicht dasselbe geschrieben: es gibt keinen Vertrag
war-born = nichtig: in diesem Herbst ist Krieg ausgebrochen
conundrum = nichtig: ein Vertragspartner der einen Seite ist im Krieg mit der anderen
not-there = { $whom } hat am Ende des Herbstes keine Einheit in { $place } oder keinen Vertrag
exists = mit { $whom } ist ein Vertrag in Kraft; soll er enden, kündige ihn im Winter
barred = wer den Sieg beansprucht, schließt außerhalb des Anspruchs keine Verträge; du und { $whom } habt keinen gemeinsamen

# --- Was geschah

changed = { $powers }, bisher { $before ->
    [war] im Krieg
    [mdt] durch einen Beistandspakt verbunden
    [aat] durch einen Angriffspakt verbunden
   *[neutral] neutral
}, sind jetzt { $after ->
    [war] im Krieg
    [mdt] durch einen Beistandspakt verbunden
    [aat] durch einen Angriffspakt verbunden
   *[neutral] neutral
} ({ $cause })
cause-treaty = durch Vertrag
cause-notice = gekündigt von { $by }
cause-noticed = es wurde gekündigt
cause-attack = { $by } hat { $on } angegriffen
cause-attack-by = { $by } hat { $on } angegriffen: { COMMAS($orders) }
cause-mutual = { $powers } haben einander angegriffen
cause-common-ally = { $by } hat { $victim } angegriffen, einen Verbündeten beider
cause-out = { $power } ist ausgeschieden
cause-claim = { COUNT($powers) ->
    [one] { $powers } hat
   *[other] { $powers } haben
} den Sieg beansprucht
cause-conference = die Internationale Konferenz
cause-conference-failed = die Konferenz ist gescheitert
right-gained = { $holder } darf { $target } wegen { $basis } angreifen
right-ended = { $holder } darf { $target } nicht mehr frei angreifen
lets-in = { $by } lässt { $to } herein
transfers = { $by } übergibt { $place } an { $to }
treaty-of = { $kind ->
    [peace] Frieden
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} zwischen { $powers }
signed = { $treaty } geschlossen
unsigned = { $by } hat { $to } { $kind ->
    [peace] Frieden
    [mdt] einen Beistandspakt
   *[aat] einen Angriffspakt
} vorgeschlagen; { $why }
in-force = { $treaty } in Kraft
lapsed = { $treaty } erlischt: { $cause }
notice-given = { $by } kündigt { $against }
notice-moot = die Kündigung von { $by } an { $against } ist gegenstandslos
notice-effective = die Kündigung von { $by } an { $against } wird wirksam
attacks = { $by } greift { $on } an{ $provoked ->
    [yes] { "," } im drohenden Krieg
   *[no] { "" }
}
enters = { $by } rückt in { $place } ein
penalty-of = { $power }: { $points } { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
} bis { $until } ({ $rule })
penalty-for = { $power }: { $points } { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
} bis { $until } ({ $rule }, { $victim })
worn-off = verjährt: { $penalty }
first-shot = der erste Schuss fällt in { $season }, abgegeben von { COUNT($powers) ->
    [0] niemandem, der dafür zahlt
   *[other] { COMMAS($powers) }
}
levels = Expansionismus: { COUNT($levels) ->
    [0] niemand
   *[other] { COMMAS($levels) }
}
counted = Zählung von { $year }: { COMMAS($counts) }
score = { $power } { $n }
claims = { $power } beansprucht { $kind ->
    [two-way] einen Zweiersieg
    [three-way] einen Dreiersieg
   *[solo] einen Alleinsieg
} für { $members }
claim-complete = der Sieganspruch von { $members } ist vollständig
claim-withdrawn = { $power } zieht den Sieganspruch zurück
claims-lapsed = Siegansprüche, die nicht alle Mitglieder erklärt haben, verfallen
claim-won = der Sieganspruch von { $members } hat sich erfüllt
claim-failed = der Sieganspruch von { $members } ist gescheitert
claim-void = der Sieganspruch von { $members } ist nichtig
conference-called = eine Internationale Konferenz ist einberufen für { $winter }
in-contact = in Kontakt: { $pairs }
pair = { $powers }
conference-closed = die Internationale Konferenz { $how ->
    [succeeded] war erfolgreich
    [failed] ist gescheitert
   *[off] fällt aus
}

# --- Was Befehle bewirken würden

transfer-loses = { $place } geht an { $power }, wenn dort am Ende des Herbstes eine Einheit von { $power } steht
no-effect = { $order }: ohne Wirkung, denn mit { $power } gibt es keinen Vertrag
right-free = { $holder } darf { $target } wegen { $basis } ohne Strafpunkte angreifen
charged = { $power }: { $penalty }
points-until = { $points } { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
} bis { $until }
penalty-attack = { $price } (Angriff auf { $victim })
penalty-shared = { $price } (mit { $ally } geteilt, Angriff auf { $victim })
penalty-minor = { $price } (neutrales Zentrum { $place } betreten)
penalty-shot = { $price } (erster Schuss)
if-followed = { $order }, wenn das befolgt wird: { $what }
war-of = Krieg zwischen { $powers }
unneeded = { $order }: die Armee braucht diese Flotte nicht; der Befehl zählt, wie er geschrieben ist
asks = { $order }: braucht die Erlaubnis von { ALL($hosts) }; sonst hält { $unit }
asks-to-retreat = { $order }: braucht die Erlaubnis von { ALL($hosts) }; sonst wird die Einheit aufgelöst
attack = { COMMAS($orders) }: Angriff auf { $on } ({ $whom ->
    [neutral] neutral
    [released] hat dir gekündigt
   *[ally] mit dir verbündet
}): Krieg
attack-priced = { $attack }, { $price }
price-provoked = ohne Strafpunkte (drohender Krieg)
price-spared = ohne Strafpunkte (ihr beansprucht gemeinsam den Sieg)
price-none = keine weiteren Strafpunkte
unless-permitted = { $attack }, außer { $host } erlaubt es
treaty-ends-in-war = der { $kind ->
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} zwischen { $powers } endet im Krieg
treaty-lapses = der { $kind ->
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} zwischen { $powers } erlischt
war-too = auch Krieg zwischen { $powers }
gain = { $place } wird dein Zentrum, wenn { $order } gelingt
gain-if-held = { $place } wird dein Zentrum, wenn { $order } gelingt und am Ende des Herbstes noch eine Einheit dort steht
cost-in-all = { $power }: insgesamt { $points } { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
} für diese Befehle
total = { $power }: { $wars ->
    [0] kein Krieg
    [one] 1 Krieg
   *[other] { $wars } Kriege
}, insgesamt { $points } { $points ->
    [one] Strafpunkt
   *[other] Strafpunkte
}; Siegpunkte danach: { $left }
if-matched = wenn { $power } dasselbe vorschlägt, gilt der { $kind ->
    [mdt] Beistandspakt
   *[aat] Angriffspakt
} ab { $spring }
void-treaty = so, wie die Dinge stehen, nichtig: { $third } ist mit einem von euch verbündet und mit dem anderen im Krieg
alliance-price = wenn er geschlossen wird: { $price } (Angriffspakt)
not-yet = der Vertrag wirkt in dieser Jahreszeit noch nicht
notice-ends = der Vertrag mit { $power } endet nach { $spring }, wenn nicht schon vorher
notice-exposes = { $power } darf dich in { $spring } angreifen, wenn nicht auch von dort gekündigt wird
notice-freezes = { $unit } bekommt in { $spring } keine Befehle und keine Unterstützung
notice-price = { $price } (Kündigung)
claim-ends = dein Vertrag mit { $power } endet{ $when ->
    [now] { " " }sofort
   *[complete] { "," } sobald alle den Anspruch erklärt haben
}, ohne Strafpunkte
claim-ends-none = du hast keine Verträge, die { $when ->
    [now] sofort
   *[complete] mit dem vollständigen Anspruch
} enden würden

# --- Neben dem Brett

relation = { $between ->
    [war] KRIEG
    [mdt] MDT
    [aat] AAT
   *[neutral] NEUTRAL
}
treaty-word = { $kind ->
    [peace] Frieden
    [mdt] MDT
   *[aat] AAT
}
kind = { $kind ->
    [two-way] zu zweit
    [three-way] zu dritt
   *[solo] allein
}
panel-relations = Beziehungen
imminent = Drohender Krieg: { $rights }
right = { $holder } → { $target }, wegen { $basis }
tie-right = darf angreifen, wegen { $basis }
tie-pending = { $kind ->
    [peace] Frieden
    [mdt] MDT
   *[aat] AAT
} ab { $spring }
tie-ends = endet nach { $spring }, gekündigt von { $by }
panel-history = Wie die Beziehungen entstanden
panel-deeds = Was die letzten Befehle bedeuteten
deed-attack = Angriff auf { $on }{ $how ->
    [provoked] { "," } im drohenden Krieg
    [spared] { "," } innerhalb eines Sieganspruchs
   *[plain] { "" }
}
deed-entry = rückt in { $place } ein
panel-rulings = Geltende Auslegungen
panel-points = Siegpunkte
needs-less-later = { $now }, ab { $since } { $later }
panel-expansion = Expansionismus
expansion-note = Gemessen nach jedem Herbst bei { $marks } Punkten; frühere Einträge ändern sich nicht.
panel-ahead = Punkte in den kommenden Herbsten
ahead-note = Wenn kein Zentrum den Besitzer wechselt und niemand neue Strafpunkte bekommt.
fall = { $fall }
panel-coalitions = Mögliche Koalitionen
members = { PLUS($members) }
claim-barred = gesperrt: { $why }
panel-penalties = Strafpunkte
shared-from = mit { $ally } geteilt
panel-shot = Erster Schuss
shot-fired = Gefallen in { $season }{ COUNT($powers) ->
    [0] { "" }
   *[other] { "," } abgegeben von { COMMAS($powers) }
}.
shot-open = Noch nicht gefallen. { $costs }{ COUNT($powers) ->
    [0] { "" }
   *[other] { " " }Gerade gibt ihn ab: { COMMAS($powers) }.
}
shot-costs = { $this ->
    [yes] In dieser Jahreszeit
   *[no] In { $season }
} kostet er { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für { $years } Jahre.
shot-free = Er kostet nichts mehr.
panel-territory = Gebiet anderer aus der Sicht von { $power }
territory = { $holder } ({ $clause ->
    [unit] Einheit
    [home] Heimat
   *[owned] Besitz
}): { $entering }
enter-asks = braucht Erlaubnis
enter-free = frei
enter-war = Krieg
enter-war-free = Krieg, ohne Strafpunkte
enter-attack = ein Angriff, { $points } Punkte für { $years } Jahre
enter-attack-after-notice = ein Angriff, { $points } Punkte für { $years } Jahre (es wurde gekündigt)
look = { $look ->
    [asks] mit Erlaubnis
    [hostile] feindlich
   *[free] frei
}
panel-held = Festgehaltene Einheiten
held = { $unit } ist { $how ->
    [interned] interniert
   *[frozen] eingefroren
}
held-how = { $how ->
    [interned] interniert
   *[frozen] eingefroren
}

# --- Was sich schreiben lässt, und was fällig wird

panel-proposals = Verträge, die du vorschlagen kannst
proposals-secret = Wenn beide dasselbe vorschlagen. Von Vorschlägen ohne Antwort erfährt hier niemand.
proposals-public = Wenn beide dasselbe vorschlagen; alle Vorschläge werden mit den Ergebnissen des Herbstes bekannt.
signable-in-force = in Kraft
signable-not = { $how ->
    [abrogate] erst kündigen
    [barred] durch einen Sieganspruch gesperrt
   *[never] nie
}
signable-void = so, wie die Dinge stehen, nichtig: { $third } ist mit einem verbündet und mit dem anderen im Krieg
signable-from = ab { $spring }
panel-notices = Verträge, die du kündigen kannst
notice-not-now = nicht, solange euer Sieganspruch läuft
notice-after = nach { $spring }{ $given ->
    [yes] { " " }(gekündigt)
   *[no] { "" }
}
no-points = keine Punkte
frozen-in = { $unit } eingefroren in { $spring }
panel-unsigned = Vorschläge, aus denen kein Vertrag wurde
panel-permissions = Erlaubnisse zu geben und zu erbitten
panel-transfers = Zentren, die du übergeben kannst
transfers-note = Die Einheit des Verbündeten muss am Ende des Herbstes dort stehen.
panel-papers = Erlaubnisse und Übergaben in { $season }
transfer-of = Übergabe von { $place }
into = nach { $place }
anywhere = überall
panel-claims = Siegansprüche
claims-need = Nötig: { COMMAS($needs) }.
claim-needs = { $points } { $kind ->
    [two-way] zu zweit
    [three-way] zu dritt
   *[solo] allein
}
claim-status = { $status ->
    [partial] unvollständig
    [live] läuft
    [won] erfüllt
    [failed] gescheitert
   *[void] nichtig
}
panel-claimable = Siegansprüche, die du erheben kannst
claims-until = Nach der Zählung von { $fall }, bis { $deadline }.
winter-deadline = zum Ende der Winterfrist
spring-deadline = zum Ende der Frist von { $spring }
claim-may = ja
claim-not = nein: { $why }
panel-calendar = Kalender
after = nach { $spring }
calendar-window = so lange kann nach der Zählung von { $fall } der Sieg beansprucht werden
calendar-lapses = der Anspruch von { $posted } auf einen { $kind ->
    [two-way] Zweiersieg
    [three-way] Dreiersieg
   *[solo] Alleinsieg
} verfällt, wenn nicht auch { $awaited } ihn erklärt
calendar-notice = der Vertrag zwischen { $powers } endet, gekündigt von { $by }
calendar-conference = Internationale Konferenz: alle Verträge sind nichtig
calendar-decided = der Anspruch von { $members } auf einen { $kind ->
    [two-way] Zweiersieg
    [three-way] Dreiersieg
   *[solo] Alleinsieg
} wird entschieden: nötig sind { $points } Punkte
panel-conference = Internationale Konferenz: wer in Kontakt ist
relation-noticed = { $between ->
    [war] KRIEG
    [mdt] MDT
    [aat] AAT
   *[neutral] NEUTRAL
}, gekündigt von { $by }
conference-now = Sie findet jetzt statt. Schließen alle hier wieder Verträge, so tritt keiner in Kraft.
conference-to-come = Einberufen in { $called }, Beginn in { $held }.
conference-not-called = Nicht einberufen; endete der Winter jetzt, { $would ->
    [yes] würde sie einberufen, denn alle, die in Kontakt sind, haben Verträge
   *[no] würde sie nicht einberufen
}.{ $last ->
    [failed] { " " }Die letzte ist gescheitert.
    [succeeded] { " " }Die letzte war erfolgreich.
   *[none] { "" }
}

# --- Überschriften

column-accumulated = angesammelt
column-after = nachher
column-at-the-count = Punkte bei der Zählung
column-awaits = wartet auf
column-bar = gesperrt durch
column-base = Zentren
column-because = weil
column-before = vorher
column-by = von
column-cause = Ursache
column-center = Zentrum
column-claim = Anspruch
column-cost = Preis
column-counts-through = zählt bis
column-decided = entschieden
column-ends = endet
column-entering = betreten
column-how = wie
column-into = wohin
column-kind = Art
column-level = Stufe
column-made-after = erhoben nach
column-may-claim = darf beanspruchen
column-may-you = darfst du
column-members = Mitglieder
column-needed = nötig
column-needs = braucht
column-next-cost = nächste Strafen
column-next-mark = nächste Schwelle
column-of = was
column-option = Option
column-orders = Befehle
column-outstanding = offene Strafpunkte
column-points = Punkte
column-points-now = Punkte jetzt
column-power = Macht
column-powers = Mächte
column-province = Provinz
column-relation = Beziehung
column-rule = Regel
column-season = Jahreszeit
column-status = Stand
column-their-unit = ihre Einheit
column-to = an
column-treaty = Vertrag
column-unit = Einheit
column-value = Wert
column-victim = Opfer
column-victory = Sieg
column-what = was
column-when = wann
column-where = wo
column-whose = wessen
column-with = mit

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
