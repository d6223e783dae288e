# Factional Diplomacy: zwei Parteien in jedem Land, Wahlen, Putsche, Revolutionen und Bürgerkriege.

# --- Wie die Regeln heißen

pack-factional = Factional Diplomacy
pack-factional-about = Zwei Parteien teilen sich jedes Land und kämpfen mit Wahlen, Putschen, Revolutionen und Bürgerkriegen um die Macht.
minute-idea = Jedes Land hat zwei Spieler: Einer führt die Regierung, der andere die Opposition. Sie teilen sich ein Land, aber nur einer von Ihnen wird sein Sieger.
minute-turn = Nur die Regierung befehligt die Einheiten. Eroberungen heben ihren Anteil am Diplomatie-Index, Verluste senken ihn. Im Winter jedes dritten Jahres wird gewählt: Die Würfel entscheiden, gewichtet nach dem Index. Zwischen den Wahlen kann die Opposition eine Revolution versuchen, und eine Regierung, die gerade eine Wahl verloren hat, einen Putsch.
minute-care = Auf eine gelungene Revolution oder einen gelungenen Putsch kann die andere Seite mit Gewalt antworten. Dann zerreißt ein Bürgerkrieg das Land: Jede Einheit und jedes Zentrum fällt an eine der beiden Parteien. Der Index verschiebt sich um 5 Punkte für jedes Zentrum im Ausland und um 10 für jedes in der Heimat.
minute-victory = Ein Land gewinnt mit 18 Versorgungszentren. Von seinen beiden Parteien siegt die, die länger regiert hat. Es kommt also darauf an, wer im Amt ist, und nicht nur darauf, wie der Krieg verläuft.
role-government = Regierung
role-opposition = Opposition
chapter-politics = Parteien, Wahlen und Revolutionen
chapter-war = Bürgerkrieg
chapter-endings = Sieg, Unentschieden und Aufgabe

# --- Ablehnungen

not-government = Nur die Regierung gibt Befehle, und zurzeit regiert { THE($other) }.
not-opposition = Das kann nur die Opposition tun, und Sie regieren.
election-year = Ihr Land wählt in diesem Winter; deshalb können Sie keine Revolution versuchen.
dictatorship = Unter einer Militärdiktatur ist das nicht möglich.
one-party = In einem Einparteienstaat ist das nicht möglich.
civil-war = Während eines Bürgerkriegs ist das nicht möglich.
not-losing = Nur eine Regierung, die gerade eine Wahl verloren hat, kann einen Putsch versuchen.
nothing-to-answer = Diese Frage ist Ihnen nicht gestellt worden.
not-in-war = In Ihrem Land herrscht kein Bürgerkrieg, den Sie aufgeben könnten.
not-yours = { $other } gehört der anderen Partei.
cannot-propose = Nur eine Regierung kann ein Unentschieden oder eine Aufgabe vorschlagen. In einem Bürgerkrieg kann es keine der beiden Parteien.
not-now = Eine Revolution können Sie nur in der Politikphase des Winters versuchen.
out = { THE($other) } ist ausgeschieden.
filed = Diese Anweisung haben Sie schon hinterlegt.
resigned = Dieser Platz ist frei.

# --- Optionen

term-label = Jahre zwischen den Wahlen
term = Nach so vielen Jahren wählt jedes Land seine Regierung neu.
di-max-label = Höchster Index
di-max = Der Index keiner Partei kann über diese Zahl steigen, und der Index der anderen kann nicht unter den Rest der 100 Punkte fallen.
band-label = Änderungen über die Grenzen des Index hinaus
band = Würden die Änderungen eines Jahres den Index über seine Grenzen tragen, so entscheidet dies, wie viel von ihnen zählt.
band-clamp-net = Ihre Summe endet an der Grenze
band-ignore-each = Jede Änderung über eine Grenze hinaus entfällt
band-clamp-each = Jede Änderung endet an der Grenze
politics-before-builds-label = Reihenfolge im Winter
politics-before-builds = Wahlen, Putsche und Revolutionen können vor oder nach den Aufbauten und Auflösungen des Winters stattfinden.
politics-before-builds-true = Erst die Politik, dann die Aufbauten
politics-before-builds-false = Erst die Aufbauten, dann die Politik
responses-label = Antworten auf Putsche und Revolutionen
responses = Spieler können auf einen Putsch oder eine Revolution in einer eigenen Phase antworten oder nur durch vorher hinterlegte Anweisungen.
responses-subphases = In eigenen Phasen
responses-preorders-only = Nur durch hinterlegte Anweisungen
md-years-label = Dauer einer Militärdiktatur in Jahren
md-years = So viele Jahre regiert der Sieger eines Bürgerkriegs als Militärdiktatur.
md-expiry-label = Wahl nach einer Militärdiktatur
md-expiry = Wenn eine Militärdiktatur endet, kehrt das Land zu Wahlen zurück. Dies legt fest, wann die erste stattfindet.
md-expiry-election = In dem Winter, in dem sie endet
md-expiry-original-calendar = Im nächsten Wahljahr des Kalenders
md-expiry-new-term = Nach einer weiteren vollen Amtszeit
di-public-label = Wer den Index sieht
di-public = Index, Regierungsjahre und Würfe eines Landes können öffentlich oder geheim sein.
di-public-true = Alle
di-public-own-country = Beide Parteien des Landes
di-public-gm = Nur die Spielleitung
nmr-backup-label = Wenn die Regierung nichts befiehlt
nmr-backup = Schickt eine Regierung in einer Phase gar keine Befehle, so halten ihre Einheiten, oder es gilt der Entwurf der Opposition.
nmr-backup-hold = Ihre Einheiten halten
nmr-backup-opposition-backup = Der Entwurf der Opposition gilt
abandon-after-label = Versäumte Fristen, bis ein Platz frei wird
abandon-after = Wer so viele Fristen hintereinander versäumt, hat seinen Platz aufgegeben. Bei 0 verliert niemand seinen Platz durch versäumte Fristen.
one-party-until-label = Dauer eines Einparteienstaats
one-party-until = Ist ein Platz eines Landes frei, so regiert die andere Partei allein. Das kann dauern, bis Ersatz gefunden ist, oder die Partie kann anhalten, sobald die nächste Wahl fällig ist.
one-party-until-replacement = Bis Ersatz gefunden ist
one-party-until-next-election-then-halt = Bis zur nächsten Wahl; dann hält die Partie an
no-nmr-label = Phasen ohne alle Befehle
no-nmr = Eine Phase kann mit ihrer Frist enden oder warten, bis alle gefragten Spieler Befehle geschickt haben.
no-nmr-false = Die Phase endet mit ihrer Frist
no-nmr-true = Die Phase wartet auf alle Befehle
unfilled-label = Parteien ohne Spieler
unfilled = Diese Parteien haben am Anfang keinen Spieler. Die andere Partei des Landes regiert allein und ohne erste Wahl.
unfilled-kinds = Plätze wie „Italy B, Turkey A“
dice-source-label = Herkunft der Würfe
dice-source = Die Würfe können aus einer Kette von Schlüsseln stammen, die alle nachprüfen können, allein aus dem Startwert der Partie (für Tests) oder von den Würfeln der Spielleitung.
dice-source-chain = Eine Kette veröffentlichter Schlüssel
dice-source-scripted = Der Startwert der Partie
dice-source-manual = Die Würfel der Spielleitung
draw-scoring-label = Parteien bei einem Unentschieden
draw-scoring = Bei einem Unentschieden haben beide Parteien eines Landes gleichen Anteil, oder nur die Partei mit mehr Regierungsjahren.
draw-scoring-share = Beide Parteien haben gleichen Anteil
draw-scoring-yc = Nur die Partei mit mehr Regierungsjahren
vote-default-label = Länder, die nicht abstimmen
vote-default = So zählt ein Land, das über einen Vorschlag nicht abstimmt.
vote-default-against = Sie zählen gegen den Vorschlag
public-votes-label = Vetos im Ergebnis einer Abstimmung
public-votes = Das Ergebnis einer Abstimmung kann die Länder nennen, deren Opposition ein Veto eingelegt hat, oder die Vetos verschweigen.
public-votes-false = Geheim
public-votes-true = Öffentlich
no-such-seat = Es gibt keinen Platz namens { COMMAS($unknown) }. Die Plätze heißen { COMMAS($seats) }.
somebody-plays = Mindestens eine Partei braucht einen Spieler.

# --- Befehle

form-revolution = Versuchen Sie eine Revolution. Das kann nur die Opposition, in einem Winter ohne Wahl.
form-coup = Versuchen Sie einen Putsch. Das kann nur eine Regierung, die gerade eine Wahl verloren hat.
form-no-coup = Treten Sie nach einer verlorenen Wahl ohne Putsch ab.
form-accept = Nehmen Sie die gelungene Revolution oder den gelungenen Putsch hin.
form-accept-revolution = Nehmen Sie eine gelungene Revolution hin und gehen Sie in die Opposition.
form-accept-coup = Nehmen Sie einen gelungenen Putsch hin und bleiben Sie in der Opposition.
form-counter-revolution = Bekämpfen Sie eine gelungene Revolution. Damit beginnt ein Bürgerkrieg.
form-counter-coup = Bekämpfen Sie einen gelungenen Putsch. Damit beginnt ein Bürgerkrieg.
form-instruct = Hinterlegen Sie eine Anweisung. Sie antwortet für Sie, sobald sie zum ersten Mal passt; niemand sonst sieht sie.
form-resign = Geben Sie Ihren Platz für immer auf.
form-concede = Geben Sie den Bürgerkrieg auf. Alle Ihre Einheiten und Zentren gehen sofort an die andere Partei über.
form-propose-draw = Schlagen Sie ein Unentschieden vor. Das kann nur eine Regierung.
form-propose-concession = Schlagen Sie vor, dass alle die Partie an ein Land aufgeben. Das kann nur eine Regierung.
form-vote-for = Stimmen Sie für einen Vorschlag.
form-vote-against = Stimmen Sie gegen einen Vorschlag.
form-veto = Legen Sie gegen einen Vorschlag ein Veto ein; dann zählt Ihr Land dagegen. Das kann nur die Opposition.
form-withdraw-veto = Nehmen Sie Ihr Veto zurück.

# --- Befehle mit Namen

order-revolution = Eine Revolution versuchen
order-coup = Einen Putsch versuchen
order-no-coup = Keinen Putsch versuchen
order-accept = Hinnehmen
order-accept-revolution = Die Revolution hinnehmen
order-accept-coup = Den Putsch hinnehmen
order-counter-revolution = Die Revolution bekämpfen
order-counter-coup = Den Putsch bekämpfen
order-if-lose-election-coup = Wenn Sie die Wahl verlieren: einen Putsch versuchen
order-if-lose-election-no-coup = Wenn Sie die Wahl verlieren: keinen Putsch versuchen
order-if-revolution-succeeds-counter-revolution = Wenn die Revolution gelingt: sie bekämpfen
order-if-revolution-succeeds-accept-revolution = Wenn die Revolution gelingt: sie hinnehmen
order-if-coup-succeeds-counter-coup = Wenn der Putsch gelingt: ihn bekämpfen
order-if-coup-succeeds-accept-coup = Wenn der Putsch gelingt: ihn hinnehmen
order-resign = Den Platz aufgeben
order-veto = { $number ->
    [0] Veto gegen jeden Vorschlag
   *[other] Veto gegen Vorschlag { $number }
}
order-withdraw-veto = { $number ->
    [0] Das Veto zurücknehmen
   *[other] Das Veto gegen Vorschlag { $number } zurücknehmen
}

# --- das Regelbuch: Parteien und Index

factions-rule = Jedes Land hat zwei Parteien, A und B, und jede Partei hat einen eigenen Spieler. Eine Partei ist die Regierung, die andere die Opposition (P2).
orders-rule = Nur die Regierung befiehlt den Einheiten des Landes und bestimmt über Aufbauten und Auflösungen (P3).
silent-rule = { $backup ->
   *[hold] Schickt die Regierung keine Befehle, so halten ihre Einheiten; die Opposition kann ihnen nichts befehlen (FA-45).
    [opposition_backup] Die Opposition darf Befehle entwerfen. Sie gelten nur in einer Phase, in der die Regierung gar keine Befehle schickt (FA-45).
}
press-eliminated = { THE($country) } ist ausgeschieden, daher können seine Parteien keine Nachrichten mehr schreiben oder erhalten.
press-rule = Beide Parteien eines Landes dürfen den anderen Spielern nach denselben Regeln schreiben, und auch einander. Eine Partei ist unter ihrem Namen zu erreichen, etwa „France (A)“, oder unter ihrem Amt, etwa „France (Government)“ für die Regierung oder „France (Opposition)“ für die Opposition (P2).
factions-example = Frankreich (A) regiert und zieht mit der Armee in Paris nach Burgund. Frankreich (B) ist in der Opposition, schreibt an Deutschland und an Frankreich (A) und kann an diesem Befehl nichts ändern.
index-rule = Der Diplomatie-Index verteilt 100 Punkte auf die beiden Parteien eines Landes. Beide beginnen mit 50, und was die eine gewinnt, verliert die andere (P4, P5).
seen-rule = { $seen ->
   *[true] Index, Regierungsjahre und Würfe eines Landes sind öffentlich
    [own_country] Index, Regierungsjahre und Würfe eines Landes sehen nur seine beiden Parteien
    [gm] Index, Regierungsjahre und Würfe eines Landes sieht nur die Spielleitung
} (FA-39).
abroad-rule = Einmal im Jahr werden die Zentren des Landes mit denen des Vorjahres verglichen. Für jedes Zentrum im Ausland, das es gewonnen hat, gewinnt die Regierung 5 Punkte; für jedes, das es verloren hat, verliert sie 5 (P5).
home-rule = Für ein Zentrum der eigenen Heimat, das zurückgewonnen oder verloren wurde, sind es stattdessen 10 Punkte. Heimatzentren anderer Mächte sind Ausland (P5).
credit-rule = Abgerechnet wird { $when ->
   *[true] nach dem Herbst, vor der Politik des Winters
    [false] nach den Aufbauten des Winters, vor seiner Politik
}. Die Punkte gehen an die Partei, die dann regiert, auch wenn sie im selben Winter eine Wahl verliert. Verlorene und gewonnene Zentren zählen alle (FA-3, FA-5, FA-6).
band-rule = Der Index jeder Partei bleibt zwischen { $low } und { $high }. { $band ->
   *[clamp_net] Die Änderungen eines Jahres werden zusammengezählt, und ihre Summe endet an der Grenze.
    [ignore_each] Eine Änderung über eine Grenze hinaus entfällt; zuerst kommen Gewinne im Ausland, dann Verluste im Ausland, zurückgewonnene und zuletzt verlorene Heimatzentren.
    [clamp_each] Jede Änderung endet an der Grenze; zuerst kommen Gewinne im Ausland, dann Verluste im Ausland, zurückgewonnene und zuletzt verlorene Heimatzentren.
} Dieselben Grenzen gelten für den Preis eines Putsches oder einer Revolution (P7, FA-8, FA-9).
index-example = In Frankreich regiert Partei A, und der Index steht bei 50 zu 50. Frankreich gewinnt Spanien und Portugal: 60 zu 40. Im Jahr darauf gewinnt es Belgien und verliert Marseille: 5 Punkte mehr, 10 Punkte weniger, und der Index steht bei 55 zu 45.

# --- das Regelbuch: Wahlen, Revolutionen und Putsche

roll-rule = Bei einer Wahl wird eine Zahl von 1 bis 100 gewürfelt. Ist sie nicht höher als der Index von Partei A, so gewinnt Partei A, sonst Partei B, gleich welche von beiden regiert (P6).
first-election-rule = Jedes Land, in dem beide Parteien einen Spieler haben, wählt vor der ersten Runde (P5, FA-1).
unfilled-rule = { COUNT($seats) ->
    [one] { THE($seats) } hat am Anfang keinen Spieler: Die andere Partei des Landes regiert allein
   *[other] { THE($seats) } haben am Anfang keinen Spieler: In jedem dieser Länder regiert die andere Partei allein
} (FA-46).
elections-rule = Die nächsten Wahlen sind in den Wintern { $first }, { $second } und so fort, { $term ->
    [one] jedes Jahr
   *[other] alle { $term } Jahre
}. Wer gewinnt, regiert bis zur nächsten Wahl (P6, FA-10).
no-election-rule = Während eines Bürgerkriegs wählt ein Land nicht, auch nicht während der Militärdiktatur danach, bis sie endet (FA-32).
election-example = Der Index von Frankreich steht bei 50 zu 50. Ein Wurf von höchstens 50 wählt Frankreich (A), ein Wurf von mindestens 51 Frankreich (B).
revolution-rule = In einem Winter ohne Wahl darf die Opposition eine Revolution versuchen. Zuerst verliert sie 10 Punkte des Index an die Regierung, dann wird wie bei einer Wahl gewürfelt. Die Revolution gelingt, wenn der Wurf für die Opposition ausgeht; sonst bleibt die Regierung (P8).
revolution-answer-rule = Nach einer gelungenen Revolution gibt die Regierung nach oder kämpft mit einer Gegenrevolution. Gibt sie nach, so tauschen die Parteien die Plätze, und die neue Regierung amtiert bis zu der Wahl, die ohnehin fällig war. Kämpft sie, so gibt es Bürgerkrieg (P8).
revolution-example = In Italien regiert Partei A, und der Index steht bei 50 zu 50. Die Opposition versucht eine Revolution: Der Index steht nun bei 60 zu 40, und bei einem Wurf von mindestens 61 gelingt sie.
coup-rule = Eine Regierung, die gerade eine Wahl verloren hat, darf einen Putsch versuchen, zu keiner anderen Zeit. Zuerst verliert sie 10 Punkte des Index an die andere Partei, dann wird wie bei einer Wahl gewürfelt. Der Putsch gelingt, wenn der Wurf für die abgewählte Regierung ausgeht; sonst regiert der Wahlsieger (P9).
coup-answer-rule = Nach einem gelungenen Putsch gibt der Wahlsieger nach oder kämpft mit einem Gegenputsch. Gibt er nach, so bleibt die alte Regierung für die neue Amtszeit als Junta im Amt; Revolutionen gegen eine Junta sind möglich. Kämpft er, so gibt es Bürgerkrieg (P9).
coup-example = In Österreich regiert Partei A bei 50 zu 50; die Wahl bringt den Wurf 63, und Partei B gewinnt. Partei A versucht einen Putsch: Der Index steht nun bei 40 zu 60, und bei einem Wurf von höchstens 40 gelingt er.
answers-rule = { $responses ->
   *[subphases] Revolutionen, Putsche und die Antworten darauf haben im Winter eigene Phasen. Wer nicht antwortet, putscht nicht und nimmt hin, was gelungen ist. Sie können jederzeit auch eine Anweisung hinterlegen, etwa „If lose election: Coup“ (bei verlorener Wahl: Putsch).
    [preorders_only] Revolutionen werden in einer eigenen Phase des Winters versucht. Putsche und die Antworten auf Putsche und Revolutionen kommen nur aus Anweisungen, etwa „If lose election: Coup“ (bei verlorener Wahl: Putsch), die Sie jederzeit hinterlegen können. Ohne Anweisung gibt es keinen Putsch, und was gelungen ist, wird hingenommen.
} Eine Anweisung gilt einmal, sobald sie zum ersten Mal passt; niemand sonst sieht sie (FA-13, FA-14).
builds-rule = { $first ->
   *[true] Die Aufbauten und Auflösungen des Winters kommen nach seiner Politik: Über sie bestimmt schon die neue Regierung oder im Bürgerkrieg jede Partei (FA-3).
    [false] Die Aufbauten und Auflösungen des Winters kommen vor seiner Politik: Über sie bestimmt noch die alte Regierung (FA-3).
}

# --- das Regelbuch: Spieler, die gehen

leaving-rule = Verlässt der Spieler einer Regierung die Partie, so regiert sofort die Opposition, und ihr Index steigt auf { $high }. Verlässt der Spieler einer Opposition sie, so bleiben Regierung und Index, wie sie sind. In beiden Fällen ist das Land ein Einparteienstaat (P16, FA-41).
one-party-rule = In einem Einparteienstaat gibt es weder Revolutionen noch Putsche, und eine fällige Wahl gibt der Regierung ohne Wurf eine neue Amtszeit. Der Index ändert sich weiter (P17).
replacement-rule = Ein neuer Spieler beginnt immer in der Opposition, und der Index bleibt, wie er ist. Von da an hat das Land wieder zwei Parteien (P17).
both-left-rule = Sind beide Plätze eines Landes frei, so regiert dort niemand, und seine Einheiten halten (FA-43).
halting-rule = Ist in einem Einparteienstaat kein Ersatz gefunden, wenn eine Wahl fällig ist, so hält die Partie an, bis Ersatz gefunden ist oder die Spielleitung sie fortsetzt (P18).
abandoned-rule = { $misses ->
    [one] Wer eine Frist für Züge, Rückzüge oder Aufbauten versäumt, verliert seinen Platz
   *[other] Wer { $misses } Fristen hintereinander für Züge, Rückzüge oder Aufbauten versäumt, verliert seinen Platz
} (FA-45).
waiting-rule = Eine Phase mit Zügen, Rückzügen oder Aufbauten endet nicht, bevor alle Befehle da sind, gleich welche Frist gilt (P18).
dice-rule = { $source ->
   *[chain] Die Würfe folgen aus einer Kette von Schlüsseln, auf die sich die Partie vor dem ersten Wurf festlegt. Jeder Schlüssel wird nach seinen Würfen veröffentlicht, so dass alle sie nachprüfen können (FA-49).
    [scripted] Die Würfe folgen aus dem Startwert der Partie (FA-49).
    [manual] Die Spielleitung würfelt und trägt die Würfe ein (FA-49).
}

# --- das Regelbuch: Bürgerkrieg

ballot-rule = Bricht ein Bürgerkrieg aus, so wird für jede Einheit des Landes wie bei einer Wahl gewürfelt, mit dem Index, wie er steht; die Einheit fällt an die Partei, für die der Wurf ausgeht. Ein Zentrum, in dem eine Einheit steht, geht mit der Einheit. Für jedes andere Zentrum wird eigens gewürfelt (P10, FA-19).
ballot-order-rule = Die Würfe folgen den Namen der Provinzen nach dem Alphabet: zuerst die Einheiten, dann die Zentren ohne Einheit (FA-20).
ballot-example = Der Index von Deutschland steht bei 50 zu 50. Ein Wurf von 12 gibt die Armee in Burgund an Deutschland (A). Ein Wurf von 71 gibt die Flotte in Dänemark, und mit ihr Dänemark, an Deutschland (B). Ein Wurf von 33 gibt Berlin, wo keine Einheit steht, an Deutschland (A).
two-powers-rule = Jede Partei befiehlt dann ihren eigenen Einheiten wie eine eigene Macht. Die beiden dürfen einander angreifen, einander die Unterstützung unterbrechen und Zentren nehmen, aber auch einander unterstützen (P3, P11).
war-builds-rule = Jede Partei baut auf und löst auf nach den Zentren, die sie selbst besitzt. Sie baut nur in freien Heimatzentren des Landes, die ihr gehören (P11, FA-26).
war-suspended-rule = Während eines Bürgerkriegs ändert sich der Index des Landes nicht, und keine der Parteien gewinnt ein Regierungsjahr (P12, P14).
war-end-rule = Der Krieg endet, wenn eine Partei alle Einheiten und Zentren hält, die dem Land geblieben sind. Geprüft wird das nach den Rückzügen jeder Jahreszeit und nach den Aufbauten (P12, FA-27).
war-concede-rule = Eine Partei darf jederzeit aufgeben. Ihre Einheiten und Zentren gehen dann sofort an die andere Partei über, und ihre Befehle verfallen. Wer im Bürgerkrieg seinen Platz aufgibt, gibt auch den Krieg auf (P12, FA-29, FA-42).
dictatorship-rule = Der Sieger wird Regierung und herrscht als Militärdiktatur, { $years ->
    [one] ein Jahr
   *[other] { $years } Jahre
} lang vom Winter des Jahres an, in dem der Krieg endet. In dieser Zeit gibt es weder Revolutionen noch Wahlen; der Index ändert sich wie sonst (P13).
expiry-rule = { $expiry ->
   *[election] Endet die Diktatur, so wird im selben Winter gewählt, und eine neue Amtszeit beginnt
    [original_calendar] Endet die Diktatur, so wird wieder in den Wintern gewählt, in denen auch die anderen Länder wählen, auch in diesem, wenn er einer davon ist
    [new_term] Endet die Diktatur, so regiert die Regierung noch eine volle Amtszeit bis zur nächsten Wahl
} (P13, FA-31).
dictatorship-leaving-rule = Verlässt der Spieler, der als Diktator regiert, die Partie, so endet die Diktatur, und die andere Partei regiert allein bis zu dem Jahr, in dem sie geendet hätte. Verlässt der Spieler der Opposition sie, so dauert die Diktatur an (FA-58, FA-61).
war-index-rule = Zentren, die das Land im Krieg gewonnen oder verloren hat, ändern seinen Index auch danach nicht (FA-33).

# --- das Regelbuch: das Ende der Partie

victory-rule = Ein Land gewinnt, wenn seine beiden Parteien nach einem Herbst zusammen { $n } Zentren besitzen und mehr als jedes andere Land. Es kann auch mitten in einem Bürgerkrieg gewinnen; eine Partei allein kann nicht gewinnen (P11, P14).
alone-rule = Auch ein Land, das als einziges übrig ist, gewinnt.
years-rule = Zu Beginn jedes Winters, vor seiner Politik, gewinnt die regierende Partei ein Regierungsjahr für das gerade gespielte Jahr. Im Bürgerkrieg gewinnt es keine (P14).
winner-rule = In dem Land, das gewinnt, ist die Partei mit mehr Regierungsjahren der Sieger, die andere der Zweite. Haben beide gleich viele, so siegen sie gemeinsam (P14).
winner-example = Frankreich gewinnt die Partie im Jahr 1907. Partei A hat 4 Jahre regiert, Partei B 3 Jahre: Frankreich (A) ist der Sieger, Frankreich (B) der Zweite.
propose-rule = Nur eine Regierung darf ein Unentschieden vorschlagen oder dass alle die Partie an ein Land aufgeben. Ihr Vorschlag ist zugleich ihre Stimme dafür (P15).
all-rule = Gezählt wird am Ende der Phase, bevor deren Befehle ausgewertet werden. Der Vorschlag ist nur angenommen, wenn jedes Land dafür ist, das noch Einheiten oder Zentren und einen Spieler hat; ein Land, das nicht abgestimmt hat, ist dagegen. Dann endet die Partie sofort (P15, FA-37).
veto-rule = Die Opposition darf gegen einen Vorschlag ein Veto einlegen, jederzeit und auch im Voraus. Ihr Land zählt dann gegen den Vorschlag, auch wenn die Regierung dafür stimmt. Aus einer Gegenstimme kann ein Veto keine Stimme dafür machen (P15).
veto-secret-rule = { $public ->
   *[false] Das Ergebnis nennt die Länder, die dafür und dagegen waren, aber keine Vetos (FA-37).
    [true] Das Ergebnis nennt die Länder, die dafür und dagegen waren, und die, in denen ein Veto eingelegt wurde (FA-37).
}
war-votes-rule = In einem Bürgerkrieg darf keine der beiden Parteien etwas vorschlagen, und das Land ist nur für einen Vorschlag, wenn beide dafür stimmen (P15).
share-rule = { $scoring ->
   *[share] Bei einem Unentschieden haben beide Parteien jedes beteiligten Landes gleichen Anteil.
    [yc] Bei einem Unentschieden gehört der Anteil jedes Landes der Partei mit mehr Regierungsjahren; haben beide gleich viele, so teilen sie ihn.
} Nach einer Aufgabe entscheiden die Regierungsjahre wie nach einem Sieg (FA-36).

# --- die Phasen des Winters

ask-lost-election = eine Entscheidung über einen Putsch
ask-revolution = eine Antwort auf die Revolution
ask-coup = eine Antwort auf den Putsch
ask-to-revolt = eine Entscheidung über eine Revolution
step-politics = Politik
step-answers = Putsche und Antworten
step-counter-answers = Antworten auf Putsche
silent-politics = Ohne Befehl wird keine Revolution versucht.
silent-answers = Ohne Antwort gibt es keinen Putsch, und eine Revolution wird hingenommen.
silent-counter-answers = Ohne Antwort wird ein Putsch hingenommen.
election-without = { $country }: Eine Wahl ist fällig, und niemand spielt { ALL($empty) }.
waits-for-all = Keine Frist beendet diese Phase, bevor alle Befehle da sind.

# --- die Geschichte

rolled-first-election = { $country }: Die Würfel zeigen { $roll } bei der ersten Wahl.
rolled-election = { $country }: Die Würfel zeigen { $roll } bei der Wahl.
rolled-revolution = { $country }: Die Opposition versucht eine Revolution, und die Würfel zeigen { $roll }.
rolled-coup = { $country }: Die abgewählte Regierung versucht einen Putsch, und die Würfel zeigen { $roll }.
rolled-ballot = { $country }: Die Würfel zeigen { $roll } für { $place } im Bürgerkrieg.
opened-lost-election = { $country }: Die Regierung verliert die Wahl.
opened-revolution = { $country }: Die Revolution gelingt.
opened-coup = { $country }: Der Putsch gelingt.
year-counted = { $you ->
    [faction] Sie gewinnen ein Regierungsjahr für { $year }.
   *[no] { THE($faction) } gewinnt ein Regierungsjahr für { $year }.
}
waits = { $country }: Eine Wahl ist fällig, und das Land wartet auf einen neuen Spieler.
goes-on = { $country }: Das Land wartet nicht mehr auf einen neuen Spieler.
instruction = { $you ->
    [seat] Ihre Anweisung lautet: Wenn { $condition }, { $answer }.
   *[no] Die Anweisung { OF($seat) } lautet: Wenn { $condition }, { $answer }.
}
no-instruction = { $you ->
    [seat] Ihre Anweisung gilt nicht mehr (wenn { $condition }).
   *[no] Die Anweisung { OF($seat) } gilt nicht mehr (wenn { $condition }).
}
is-at-war = { $country }: Ein Bürgerkrieg bricht aus.
governs = { $you ->
    [faction] { $title ->
        [elected] Sie sind die gewählte Regierung
        [revolutionary] Sie sind nach einer Revolution die Regierung
        [junta] Sie bleiben als Junta im Amt
        [dictator] Sie regieren nach der Militärdiktatur weiter
        [dictatorship] Sie haben den Bürgerkrieg gewonnen und herrschen als Militärdiktatur
        [one-party] Sie regieren allein in einem Einparteienstaat
       *[joined] Sie haben wieder eine Opposition und bleiben im Amt
    }
   *[no] { $title ->
        [elected] { THE($faction) } ist die gewählte Regierung
        [revolutionary] { THE($faction) } ist nach einer Revolution die Regierung
        [junta] { THE($faction) } bleibt als Junta im Amt
        [dictator] { THE($faction) } regiert nach der Militärdiktatur weiter
        [dictatorship] { THE($faction) } hat den Bürgerkrieg gewonnen und herrscht als Militärdiktatur
        [one-party] { THE($faction) } regiert allein in einem Einparteienstaat
       *[joined] { THE($faction) } hat wieder eine Opposition und bleibt im Amt
    }
}{ $year ->
    [0] .
   *[other] { $title ->
        [dictatorship] { " " }bis zum Winter { $year }.
       *[other] ; die nächste Wahl ist im Winter { $year }.
    }
}
index-told = { $country }: Der Index steht jetzt bei { $a } für A und { $b } für B. Der Regierung werden { $reasons } gutgeschrieben.
for-government = { $n } ({ $why })
revolution-attempted = Revolution versucht
coup-attempted = Putsch versucht
peaceful-transition = Machtwechsel nach einem Rücktritt
center-gained = { $place } gewonnen
center-regained = { $place } zurückgewonnen
center-lost = { $place } verloren
center-lost-home = Heimatzentrum { $place } verloren
if-lose-election = Sie die Wahl verlieren
if-revolution-succeeds = die Revolution gelingt
if-coup-succeeds = der Putsch gelingt
answer-coup = einen Putsch versuchen
answer-no-coup = keinen Putsch versuchen
answer-accept-revolution = die Revolution hinnehmen
answer-counter-revolution = sie mit einer Gegenrevolution bekämpfen
answer-accept-coup = den Putsch hinnehmen
answer-counter-coup = ihn mit einem Gegenputsch bekämpfen
carried = Vorschlag { $number } ist angenommen.
rejected = Vorschlag { $number } ist abgelehnt.
voted = { $told } { COUNT($yes) ->
    [0] Kein Land stimmt dafür
    [one] { THE($yes) } stimmt dafür
   *[other] { THE($yes) } stimmen dafür
}{ COUNT($no) ->
    [0] , und keines stimmt dagegen.
    [one] ; { THE($no) } stimmt dagegen.
   *[other] ; { THE($no) } stimmen dagegen.
}
turned = { $told } In { COUNT($countries) ->
    [one] einem Land legte
   *[other] diesen Ländern legte
} die Opposition ein Veto ein: { $countries }.
vetoes = { $you ->
    [seat] Sie legen
   *[no] { THE($seat) } legt
} gegen { $number ->
    [0] jeden Vorschlag
   *[other] Vorschlag { $number }
} ein Veto ein.
unvetoes = { $you ->
    [seat] Sie nehmen Ihr Veto
   *[no] { THE($seat) } nimmt das Veto
} gegen { $number ->
    [0] jeden Vorschlag
   *[other] Vorschlag { $number }
} zurück.

# --- was Befehle bewirken würden

will-answer = Wenn Sie gefragt werden, lautet Ihre Antwort: { $answer }.
stays = { THE($faction) } bleibt als Junta bis zur Wahl im Winter { $year } im Amt.
will-govern = { THE($faction) } regiert bis zur Wahl im Winter { $year }.
nobody-governs = { $country }: Niemand bleibt, um zu regieren, und die Einheiten halten.
wins-war = { THE($faction) } gewinnt den Bürgerkrieg.
governs-alone-high = { THE($faction) } regiert allein, mit dem höchsten möglichen Index.
governs-alone = { THE($faction) } regiert allein.
cost = −{ $n } im Index
ten-less = Sie verlieren vor dem Wurf zehn Punkte des Index.
index-becomes = Der Index steht dann bei { $a } für A und { $b } für B.
you-win = { $chance ->
    [0] Mit keinem Wurf können Sie gewinnen.
   *[other] Sie gewinnen bei einem Wurf von { $low } bis { $high } ({ $chance } %).
}
ballots = { $chance ->
    [0] Ein Bürgerkrieg bricht aus, und alle Einheiten und Zentren fallen an Partei B.
    [100] Ein Bürgerkrieg bricht aus, und alle Einheiten und Zentren fallen an Partei A.
   *[other] Ein Bürgerkrieg bricht aus. Jede Einheit und jedes Zentrum ohne Einheit fällt bei einem Wurf von 1 bis { $chance } ({ $chance } %) an Partei A und sonst an Partei B.
}
ballots-hidden = Ein Bürgerkrieg bricht aus. Für jede Einheit und jedes Zentrum ohne Einheit entscheidet ein Wurf gegen den Index, an welche Partei sie fallen.
all-passes = Alle Ihre Einheiten und Zentren gehen sofort an { ACC($victor) } über. Diese Partei herrscht dann { $years ->
    [one] ein Jahr
   *[other] { $years } Jahre
} lang als Militärdiktatur.

# --- Tafeln

panel-governments = Regierungen
governments-country = Land
governments-office = Regierung
governments-index = Index (A/B)
governments-years = Regierungsjahre (A/B)
governments-election = Nächste Wahl
office-war = Bürgerkrieg
office = { $title ->
    [elected] Partei { $letter }, gewählt
    [revolutionary] Partei { $letter }, durch Revolution
    [junta] Partei { $letter }, als Junta
    [dictator] Partei { $letter }, Sieger eines Bürgerkriegs
    [one-party] Partei { $letter }, allein
   *[other] Partei { $letter }
}
office-regime = { $office } ({ $regime ->
    [dictatorship] Militärdiktatur
   *[one-party] Einparteienstaat
})
office-open = { $office }. Noch offen: { $question }
panel-calendar = Kommende Wahlen
calendar-when = Wann
calendar-what = Was
calendar-stop = { $what ->
    [dictatorship] Die Militärdiktatur endet: { $countries }
   *[election] Wahl: { $countries }
}
panel-halves = Hälften der Länder im Bürgerkrieg
halves-center = Zentrum
halves-faction = Partei
panel-wars = Bürgerkriege
wars-note = Ein Bürgerkrieg endet, wenn eine Partei alle Einheiten und Zentren hält oder die andere aufgibt.
wars-country = Land
wars-a = Zentren von A
wars-b = Zentren von B
wars-together = Zusammen
wars-needed = Nötig zum Sieg
panel-dice = Würfe dieses Jahres
dice-roll = Wurf für
dice-result = Ergebnis
dice-for-first-election = { $country }: erste Wahl
dice-for-election = { $country }: Wahl
dice-for-revolution = { $country }: Revolution
dice-for-coup = { $country }: Putsch
dice-for-ballot = { $country }: { $place } im Bürgerkrieg
dice-note = { $source ->
    [scripted] Die Würfe folgen allein aus dem Startwert der Partie.
    [manual] Die Spielleitung hat gewürfelt.
   *[chain] Alle können diese Würfe mit den Schlüsseln nachprüfen, die mit den Ergebnissen veröffentlicht werden.
}
panel-own-war = { $faction }: Bürgerkrieg
panel-own-government = { $faction }: Regierung
panel-own-opposition = { $faction }: Opposition
own-if = Wenn { $condition }
own-index = Ihr Index
own-between = { $n } (zwischen { $low } und { $high })
own-points = { $points } für die Regierung
own-years = Regierungsjahre
own-years-of = { $yours } für Sie, { $theirs } für die andere Partei
own-dictatorship = Militärdiktatur bis
own-election = Nächste Wahl
own-winter = Winter { $year }
own-attempt = { $what ->
    [Coup] Wenn Sie einen Putsch versuchen
   *[Revolution] Wenn Sie eine Revolution versuchen
}
own-orders = Ihre Befehle an Einheiten
own-draft = Sie sind ein Entwurf, der nur gilt, wenn die Regierung gar keine Befehle schickt.
revolution-war = Es herrscht Bürgerkrieg; deshalb ist keine Revolution möglich.
revolution-dictatorship = Bis die Militärdiktatur im Winter { $year } endet, ist keine Revolution möglich.
revolution-one-party = In einem Einparteienstaat ist keine Revolution möglich.
revolution-over = Die Politik dieses Winters ist vorbei; deshalb ist keine Revolution möglich.
revolution-election = In diesem Winter ist eine Wahl fällig; deshalb ist keine Revolution möglich.
revolution-feared = Die Opposition darf in diesem Winter eine Revolution versuchen.
revolution-possible = Sie dürfen in diesem Winter eine Revolution versuchen.
proposals-note = Gezählt wird am Ende der Phase. Die Opposition kann ein Veto einlegen.
means-end = Die Stimmen werden am Ende dieser Phase gezählt. Die Partie endet, wenn alle Regierungen zugestimmt haben und keine Opposition ein Veto eingelegt hat.
reply-veto = Veto einlegen
reply-withdraw-veto = Veto zurückziehen
replied-veto = Veto eingelegt
question-lost-election = Sie haben die Wahl verloren.
question-revolution = Die Revolution der Opposition hatte Erfolg.
question-coup = Die abgewählte Regierung hat sich durch einen Putsch an der Macht gehalten.
means-question = Wenn Sie es hinnehmen: { $peaceful } { $cost ->
    [1] Ein Putschversuch kostet Sie zehn Punkte des Index, und ein Wurf entscheidet, ob er gelingt.
   *[0] Wenn Sie kämpfen, bricht ein Bürgerkrieg aus.
}
reply-accept-lost-election = Ergebnis hinnehmen
reply-fight-lost-election = Putsch versuchen
reply-accept-revolution = Revolution hinnehmen
reply-fight-revolution = Revolution bekämpfen
reply-accept-coup = Putsch hinnehmen
reply-fight-coup = Putsch bekämpfen
your-vote = Ihre Stimme
own-veto = Veto
own-for = Dafür
own-against = Dagegen

# --- das Ende

ended-ahead = { $you ->
    [first] Sieger sind Sie, Zweiter ist { $second }
    [second] Sieger ist { $first }, Zweiter sind Sie
   *[no] Sieger ist { $first }, Zweiter ist { $second }
}
ended-tied = { THE($factions) } siegen gemeinsam
ended-factions = { THE($factions) } teilen sich das Unentschieden
ended-years = Regierungsjahre: { COMMAS($years) }
ended-years-in = { $country } { COMMAS($years) }
ended-years-of = { $letter } { $n }

# --- phases

date-of-p = { $case ->
    [the] die Politikphase
    [acc] die Politikphase
    [dat] der Politikphase
   *[label] Politik
} im { $date }
date-of-q = { $case ->
    [the] die Putschphase
    [acc] die Putschphase
    [dat] der Putschphase
   *[label] Putsche und Antworten
} im { $date }
date-of-x = { $case ->
    [the] die Antwortphase
    [acc] die Antwortphase
    [dat] der Antwortphase
   *[label] Antworten auf Putsche
} im { $date }

# --- die Lektion

lesson-coup-title = Wahl und Putsch
lesson-coup-about = Factional: Zwei Parteien teilen sich jedes Land. Verlieren Sie eine Wahl, finden Sie sich nicht damit ab, und führen Sie einen Bürgerkrieg.
lesson-coup-election-title = Die Wahl
lesson-coup-election-aim = Sie führen Partei A, die Österreich regiert. In jedem Land zeigt ein Index, wie beliebt die Parteien sind, und gewonnene Zentren helfen der Regierung. In diesem Winter wird gewählt. Bringen Sie Ihren Wählern vorher etwas mit: Nehmen Sie das leere Serbien mit A BUD - SER ein.
lesson-coup-election-done = Serbien gehört Ihnen, und Ihre Partei ist beliebter als die andere. Aber eine Wahl ist ein Würfelwurf, und dieser ging gegen Sie aus: Partei B hat gewonnen. Es bleibt Ihnen ein Weg, im Amt zu bleiben.
lesson-coup-election-hint-how = Im Winter wird gewählt, und Sie haben nichts vorzuweisen. Nehmen Sie Serbien ein: A BUD - SER.
lesson-coup-coup-title = Der Putsch
lesson-coup-coup-aim = Eine Regierung, die gerade eine Wahl verloren hat, darf einen Putsch versuchen, sonst niemand. Er kostet zuerst zehn Punkte des Index, dann entscheiden die Würfel. Geben Sie nicht nach: Wählen Sie „Einen Putsch versuchen“ in der Liste „Hinzufügen …“, oder schreiben Sie Coup.
lesson-coup-coup-done = Der Putsch ist gelungen, aber er hat seinen Preis: Zehn Punkte Ihres Index sind an Partei B gegangen. Jetzt entscheidet B. Nimmt sie ihn hin, so regieren Sie als Junta weiter; wehrt sie sich, so teilt ein Bürgerkrieg die Einheiten des Landes.
lesson-coup-coup-hint-gave-up = Sie haben das Amt abgegeben, und Partei B regiert Österreich. In dieser Lektion gehen Sie den anderen Weg: Wählen Sie „Einen Putsch versuchen“, oder schreiben Sie Coup.
lesson-coup-civil-war-title = Bürgerkrieg
lesson-coup-civil-war-aim = Partei B hat den Putsch nicht hingenommen, und die Würfel haben die Einheiten Österreichs geteilt: Budapest, Serbien und Triest folgen Ihnen, Wien folgt B. Im Bürgerkrieg befiehlt jede Partei nur ihre eigenen Einheiten, und beide dürfen einander angreifen. Vertreiben Sie B aus Wien: Ziehen Sie von Budapest nach Wien, und lassen Sie Triest den Zug unterstützen.
lesson-coup-civil-war-done = Wien gehört Ihnen. Der Bürgerkrieg endet, wenn eine Partei alle Einheiten und Zentren verloren hat, und die andere regiert das ganze Land. Bis dahin kämpft jede für sich, und andere Mächte suchen sich Freunde auf beiden Seiten.
lesson-coup-civil-war-hint-alone = Eins gegen eins ergibt auch im Bürgerkrieg ein Patt. Lassen Sie Triest den Zug unterstützen: A TRI S A BUD - VIE.
lesson-coup-civil-war-hint-how = Die Armee von Partei B steht noch in Wien. Sie brauchen zwei Befehle: A BUD - VIE und zur Unterstützung A TRI S A BUD - VIE.

exhibition-five-civil-wars-title = Fünf Bürgerkriege
exhibition-five-civil-wars-w1901q = Schon nach einem Jahr spalten Revolutionen Deutschland und die Türkei: Jede Einheit und jedes Zentrum fällt an eine der beiden Parteien.
exhibition-five-civil-wars-f1906m = Drei Regierungen verlieren die Wahl. In Österreich und Italien antworten sie mit einem Putsch, und in beiden Ländern bricht Bürgerkrieg aus.
exhibition-five-civil-wars-w1909p = Ein Putsch macht Russland zum fünften Land im Bürgerkrieg. Frankreich hat 17 Zentren und braucht nur noch eines.
