# Factional Diplomacy: zwei Parteien je Land, Wahlen, Putsche, Revolutionen, Bürgerkrieg.

# --- Wie die Regeln heißen

pack-factional = Factional Diplomacy
pack-factional-about = Zwei Parteien teilen sich jedes Land und kämpfen mit Wahlen, Putschen, Revolutionen und Bürgerkriegen um die Macht.

# --- Ablehnungen

not-government = { $other } regiert; nur die Regierung befiehlt
not-opposition = das ist Sache der Opposition; du regierst
election-year = in diesem Winter ist eine Wahl fällig
dictatorship = nicht unter einer Militärdiktatur
one-party = nicht in einem Einparteienstaat
civil-war = es herrscht Bürgerkrieg
not-losing = nur eine Regierung, die gerade eine Wahl verloren hat, putscht
nothing-to-answer = danach fragt dich jetzt niemand
not-in-war = es gibt keinen Bürgerkrieg aufzugeben
not-yours = { $other } gehört der anderen Partei
cannot-propose = nur eine Regierung schlägt vor, wie die Partie endet
not-now = eine Revolution wird in der Politikphase des Winters versucht
out = { $other } ist ausgeschieden
filed = das ist schon deine stehende Anweisung
resigned = diesen Platz hat niemand inne

# --- politics

term = Jahre zwischen den Wahlen (FD6.4).
di-max = Der höchste Index; der niedrigste ist, was von 100 übrig bleibt (FD7.1).
politics-before-builds = Kommen Wahlen und Revolutionen vor den Aufbauten (FA-3)?
md-expiry = Was auf eine Diktatur folgt: sofort eine Wahl, der alte Kalender oder eine neue Amtszeit (FA-31).
di-public = Wer Indizes, Regierungsjahre und Würfe kennt (FA-39).
nmr-backup = Darf die Opposition für eine schweigende Regierung Befehle entwerfen (FA-45)?
abandon-after = So viele versäumte Fristen hintereinander sind ein Rücktritt; 0: keine (FA-45).
one-party-until = Ein Einparteienstaat dauert, bis Ersatz gefunden ist, oder hält die Partie bei der nächsten Wahl an (FD18.2).
no-nmr = Wartet die Partie auf die Befehle aller, wie spät es auch ist (FD18.1)?
unfilled = Parteien, die am Anfang niemand spielt; die andere regiert allein, ohne ersten Wurf (FA-46).

# --- orders

form-revolution = Die Opposition versucht eine Revolution (FD8.1).
form-coup = Eine Regierung, die gerade eine Wahl verloren hat, versucht einen Putsch (FD9.1).
form-no-coup = Tritt nach verlorener Wahl ab.
form-accept = Nimm eine gelungene Revolution oder einen gelungenen Putsch hin.
form-accept-revolution = Nimm eine Revolution hin (FD8.7).
form-accept-coup = Nimm einen Putsch hin (FD9.6).
form-counter-revolution = Bekämpfe eine Revolution: Bürgerkrieg (FD8.6).
form-counter-coup = Bekämpfe einen Putsch: Bürgerkrieg (FD9.5).
form-instruct = Eine stehende Anweisung: beantwortet die erste Frage, zu der sie passt; niemand sonst sieht sie (FA-13).
form-resign = Gib den Platz auf (FD16.1).
form-concede = Gib einen Bürgerkrieg auf; alles geht sofort über (FD12.3).
form-propose-draw = Eine Regierung schlägt ein Unentschieden vor.
form-propose-concession = Eine Regierung schlägt vor, die Partie aufzugeben.
form-vote-for = Stimme für einen Vorschlag.
form-vote-against = Stimme dagegen.
form-veto = Die Opposition kehrt die Stimme ihres Landes um (FD15.2).
form-withdraw-veto = Nimm ein Veto zurück.

# --- endings

draw-scoring = Bei Unentschieden: zählen Regierungsjahre innerhalb eines Landes (FA-36)?
vote-default = Was keine Stimme bedeutet (FA-37).
public-votes = Sagt das Ergebnis, wo ein Veto eine Stimme umgekehrt hat (FA-37)?
alone-rule = Auch ein Land, das als einziges übrig ist, gewinnt.
winner-rule = Von seinen Parteien siegt die mit mehr Regierungsjahren; bei gleich vielen beide (P14).
propose-rule = Nur eine Regierung schlägt ein Unentschieden oder eine Aufgabe vor; das ist ihre Stimme dafür (P15).
all-rule = Alle Länder müssen dafür sein, wenn die Phase endet; keine Stimme ist eine Gegenstimme.
veto-rule = Die Opposition kann die Stimme ihrer Regierung durch ein Veto umkehren. Im Bürgerkrieg müssen beide Parteien zustimmen (P15).

# --- civil_war

md-years = Jahre, die eine Militärdiktatur dauert (FD13.1).
ballot-rule = Im Bürgerkrieg fällt jede Einheit und jedes Zentrum ohne Einheit durch einen eigenen Wurf an eine Partei (P10).
two-powers-rule = Die Parteien sind dann wie zwei Mächte; für den Sieg zählen die Zentren des Landes aber zusammen (P11).
war-end-rule = Der Krieg endet, wenn eine Partei alle Einheiten und Zentren hält oder die andere aufgibt (P12).

# --- politics_state

factions-rule = Jedes Land hat zwei Parteien, A und B, jede mit einem Spieler. Nur die Befehle der Regierung zählen (P2, P3).
index-rule = Der Diplomatieindex ist am Anfang für beide 50; was die eine gewinnt, verliert die andere (P4, P5).
abroad-rule = Nach jedem Herbst gewinnt die Regierung 5 Punkte für jedes im Ausland gewonnene Zentrum und verliert 5 für jedes verlorene (P5).
home-rule = Für jedes wiedergewonnene oder verlorene Heimatzentrum sind es 10 Punkte (P5).
first-election-rule = Vor dem ersten Zug gibt es eine Wahl: ein Wurf von 1 bis 100, der nicht über dem Index von A liegt, lässt A gewinnen (P6).
no-election-rule = Im Bürgerkrieg gibt es keine, auch nicht in der Diktatur danach, bevor sie abläuft (FA-31, FA-32).
revolution-rule = Revolution: in einem Winter ohne Wahl kann die Opposition 10 Punkte zahlen und ebenso würfeln (P8).
revolution-answer-rule = Eine Regierung, die sie stürzt, nimmt es hin oder kämpft im Bürgerkrieg weiter (P8).
coup-rule = Putsch: eine Regierung, die gerade eine Wahl verloren hat, kann 10 Punkte zahlen und würfeln (P9).
coup-answer-rule = Gelingt er, so nimmt der Wahlsieger die Junta hin oder kämpft im Bürgerkrieg weiter (P9).
years-rule = Nach jedem Herbst gewinnt die regierende Partei ein Regierungsjahr; im Bürgerkrieg niemand (P14).
leaving-rule = Auf wen geht, folgt die andere Partei in einem Einparteienstaat; ein neuer Spieler beginnt in der Opposition (P16).

# --- weitere Optionen

band = Die Änderungen des Jahres werden summiert und enden an den Grenzen; oder jede, die sie überschritte, entfällt, oder endet dort (FA-8).
responses = Putsche und Revolutionen werden in eigenen Phasen beantwortet oder nur durch stehende Anweisungen (FA-14).
dice-source = Woher die Würfe kommen: aus einer Kette von Schlüsseln, die nach ihren Würfen bekannt werden; nur aus dem Startwert, für Tests; oder von den Würfeln der Spielleitung (FA-49).
unfilled-kinds = none oder Plätze wie "Italy B, Turkey A"
no-such-seat = factional.unfilled: kein Platz heißt { COMMAS($unknown) }; es gibt { COMMAS($seats) }
somebody-plays = factional.unfilled: jemand muss spielen
election-without = in { $country } ist eine Wahl fällig, und niemand spielt { ALL($empty) }

# --- mehr von den Regeln

band-rule = Der Index bleibt zwischen { $low } und { $high } (P7).
elections-rule = Weitere gibt es in den Wintern { $first }, { $second } und so fort, alle { $term } Jahre (P6, FA-10).

# --- Bürgerkrieg

dictatorship-rule = Der Sieger regiert { $years } Jahre als Militärdiktatur; Revolutionen gibt es dann nicht (P13).
all-passes = alle Einheiten und Zentren gehen sofort an { $victor } über, mit { $years } Jahren Diktatur

# --- Enden

victory-rule = Ein Land, das nach dem Herbst mit beiden Parteien zusammen { $n } Zentren hat und mehr als jedes andere, gewinnt.
carried = Vorschlag { $number } ist angenommen
rejected = Vorschlag { $number } ist abgelehnt
votes-for = { $country } stimmt dafür
votes-against = { $country } stimmt dagegen
turns = die Opposition von { $country } kehrt die Stimme um
vetoes = { $seat } legt gegen { $number ->
    [0] jeden Vorschlag
   *[other] Vorschlag { $number }
} ein Veto ein
unvetoes = { $seat } nimmt das Veto gegen { $number ->
    [0] jeden Vorschlag
   *[other] Vorschlag { $number }
} zurück
proposals-note = Gezählt wird, wenn die Phase endet. Die Opposition kann ein Veto einlegen.
your-vote = deine Stimme
own-veto = Veto
own-for = dafür
own-against = dagegen

# --- Die Phasen des Winters

ask-lost-election = ein Putsch oder keiner
ask-revolution = Hinnehmen oder Gegenrevolution
ask-coup = Hinnehmen oder Gegenputsch
ask-to-revolt = eine Revolution oder keine
step-politics = Politik
step-answers = Antworten
step-counter-answers = Gegenantworten
silent-politics = Es wird keine Revolution versucht.
silent-answers = Schweigen nimmt hin: kein Putsch, keine Gegenrevolution (FA-13).
silent-counter-answers = Schweigen nimmt hin: kein Gegenputsch (FA-13).

# --- Die Geschichte

year-counted = { $faction } vollendet ein Jahr an der Macht ({ $year })
waits = { $country } wartet auf einen neuen Spieler
goes-on = { $country } spielt weiter
instruction = Stehende Anweisung von { $seat }, wenn { $condition }: { $answer }
no-instruction = Stehende Anweisung von { $seat }, wenn { $condition }: keine mehr
is-at-war = In { $country } herrscht Bürgerkrieg
governs = { $faction } regiert { $title ->
    [elected] als gewählte Regierung
    [revolutionary] als Revolutionsregierung
    [junta] als Junta
    [dictator] als Diktator
   *[other] allein
}
is-one-party = es ist ein Einparteienstaat
next-election-in = die nächste Wahl ist { $year }
dictatorship-until = die Militärdiktatur dauert bis { $year }
index-told = Parteienindex von { $country }: A { $a }, B { $b }
for-government = { $why }: { $n } für die Regierung
revolution-attempted = Revolution versucht
coup-attempted = Putsch versucht
peaceful-transition = friedlicher Übergang
center-gained = { $place } gewonnen
center-regained = { $place } zurückgewonnen
center-lost = { $place } verloren
center-lost-home = { $place } (Heimat) verloren
if-lose-election = die Wahl verloren geht
if-revolution-succeeds = die Revolution gelingt
if-coup-succeeds = der Putsch gelingt

# --- Was Befehle bewirken würden, und Tafeln

will-answer = wenn du gefragt wirst, antwortest du { $answer }
stays = { $faction } bleibt als Junta bis zur Wahl { $year } im Amt
will-govern = { $faction } regiert bis zur Wahl { $year }
nobody-governs = niemand ist übrig, um { $country } zu regieren; die Einheiten halten
wins-war = { $faction } gewinnt den Bürgerkrieg
governs-alone-high = { $faction } regiert allein, mit dem höchsten Index, den es gibt
governs-alone = { $faction } regiert allein
ten-less = zehn Punkte weniger für dich, vor dem Wurf
index-becomes = der Index wird { $a }/{ $b }
you-win = du gewinnst bei { $odds }
no-roll = keinem Wurf, 0 %
range = { $low }-{ $high }, { $chance } %
ballots = Bürgerkrieg: jede Einheit und jedes Zentrum ohne Einheit fällt an A bei { $odds }
ballots-hidden = Bürgerkrieg: jede Einheit und jedes Zentrum ohne Einheit fällt nach dem Index
panel-governments = Regierungen
governments-country = Land
governments-office = Regierung
governments-index = Index A/B
governments-years = Jahre A/B
governments-election = nächste Wahl
panel-wars = Bürgerkriege
wars-note = Ein Krieg endet, wenn eine Seite alle Einheiten und Zentren hält oder aufgibt.
wars-country = Land
wars-a = Zentren A
wars-b = Zentren B
wars-together = zusammen
wars-needed = zum Sieg
panel-dice = Würfel des Jahres
dice-roll = Wurf
dice-result = Ergebnis
dice-note = { $source ->
    [scripted] Sie folgen allein aus dem Startwert der Partie (FA-49).
    [manual] Die Spielleitung hat sie geworfen (FA-49).
   *[chain] Jeder kann sie aus den Schlüsseln nachwürfeln, die mit den Ergebnissen bekannt werden (FA-49).
}
office-war = Bürgerkrieg
office = { $letter } ({ $title ->
    [elected] gewählt
    [revolutionary] Revolution
    [junta] Junta
    [dictator] Diktatur
    [one-party] Einparteienstaat
   *[other] { $title }
})
office-regime = { $office }, { $regime ->
    [dictatorship] Diktatur
   *[one-party] eine Partei
}
office-open = { $office }; offen: { $question }
panel-own-war = { $faction }: im Krieg
panel-own-government = { $faction }: Regierung
panel-own-opposition = { $faction }: Opposition
own-if = Wenn { $condition }
own-index = dein Index
own-between = { $n }, zwischen { $low } und { $high }
own-points = { $points } für die Regierung
own-years = Regierungsjahre
own-years-of = deine { $yours }, die der anderen { $theirs }
own-dictatorship = Diktatur bis
own-election = nächste Wahl
own-attempt = wenn du { $what ->
    [Coup] einen Putsch versuchst
   *[Revolution] eine Revolution versuchst
}
own-orders = deine Befehle an Einheiten
own-draft = ein Entwurf, der gilt, wenn die Regierung in einer Phase nichts befiehlt
revolution-war = Revolution in diesem Winter: nein, es herrscht Bürgerkrieg.
revolution-dictatorship = Revolution in diesem Winter: nein; die Diktatur endet { $year }.
revolution-one-party = Revolution in diesem Winter: nein, das ist ein Einparteienstaat.
revolution-over = Revolution in diesem Winter: nein, seine Politik ist vorbei.
revolution-election = Revolution in diesem Winter: nein, eine Wahl ist fällig.
revolution-feared = Revolution in diesem Winter: sie droht dir.
revolution-possible = Revolution in diesem Winter: möglich.
waits-for-all = keine Frist beendet eine Phase, bevor alle Befehle geschickt haben (FD18.1)

# --- wie die Werte von Optionen heißen

band-clamp-net = summiert, dann an den Grenzen angehalten
band-ignore-each = jede, die sie überschritte, entfällt
band-clamp-each = jede endet an den Grenzen
responses-subphases = in eigenen Phasen
responses-preorders-only = nur durch stehende Anweisungen
md-expiry-election = sofort eine Wahl
md-expiry-original-calendar = der alte Kalender
md-expiry-new-term = eine neue Amtszeit
di-public-true = alle
di-public-own-country = beide Parteien des Landes
di-public-gm = nur die Spielleitung
nmr-backup-hold = nein, ihre Einheiten halten
nmr-backup-opposition-backup = ja
one-party-until-replacement = bis Ersatz gefunden ist
one-party-until-next-election-then-halt = bis zur nächsten Wahl, die die Partie anhält
dice-source-chain = eine Kette von Schlüsseln
dice-source-scripted = nur der Startwert
dice-source-manual = die Würfel der Spielleitung
draw-scoring-share = nein, beide teilen
draw-scoring-yc = ja
vote-default-against = eine Stimme dagegen

# --- das Ende

ended-ahead = vorn { $first }; dahinter { $second }
ended-tied = gleichauf: { $factions }
ended-factions = geteilt von { $factions }
ended-years = Regierungsjahre { COMMAS($years) }
ended-years-in = { $country } { COMMAS($years) }
ended-years-of = { $letter }: { $n }
