# Was jede Partie sagt, nach welchen Regeln auch immer: Phasen, Entwürfe, Regelbücher.

# --- Phasen

movement = Züge
retreats = Rückzüge
adjustments = Auf- und Abbau
step = { $season ->
    [S] Frühjahr
    [F] Herbst
    [W] Winter
   *[other] { $season }
}: { $step }
phase = { $season ->
    [S] Frühjahr
    [F] Herbst
    [W] Winter
   *[other] { $season }
} { $year }, { $step }
not-begun = noch nicht begonnen
silent-movement = Einheiten ohne Befehl halten.
silent-retreats = Vertriebene Einheiten ohne Befehl werden aufgelöst.
silent-adjustments = Nichts wird gebaut; Einheiten, die gehen müssen, werden nach der Regel für Unordnung entfernt.

# --- Was kein Befehl ist

not-understood = { $other }
impassable = { $other }
unknown-order = keine Regel dieser Partie kennt { $other }
too-late = die Partie ist vorbei; aus { $other } wurde nichts
other-phase = { $other } geht nur in { OR($steps) }
no-phase = { $other } geht in keiner Phase dieser Partie
other-hand = Befehle von { $other } darf { $seat } nicht schreiben
send-again = { $other } ging nicht, als es geschrieben wurde; schick es noch einmal
forms = { OR($forms) }
too-long = zu lang für einen Befehl
either = kann { EITHER($orders) } sein
void = { $order }{ $copies ->
    [1] { "" }
   *[other] { " " }x{ $copies }
} zählt nicht: { $why }

# --- Optionen

value-true = Ja
value-false = Nein
value-yes = Ja
value-no = Nein
value-on = An
value-off = Aus
draws-draw-label = Unentschieden
one-of = { EITHER($values) }
number = eine Zahl von { $low } bis { $high }
number-in-steps = eine von { $low }, { $next } ... { $high }

# --- Das Regelbuch einer Partie (Markdown)

book-title = # { $spec } auf { $board }
book-begins = Die Partie beginnt in { $phase }. Plätze: { COMMAS($seats) }.
book-seat = { $seat } (spielt { COMMAS($powers) })
book-year = ## Das Jahr
book-step = { $number }. **{ $step }** ({ $phase }; gewöhnlich { $usually }).
book-step-silent = { $number }. **{ $step }** ({ $phase }; gewöhnlich { $usually }). { $silent }
days = { $n } Tage
hours = { $n } Stunden
book-chapter = ## { $title }
book-item = - { $told }
book-example = {"  "}Beispiel: { $told }
book-orders = ## Befehle neben denen an Einheiten
book-order = - `{ $written }` ({ $when }): { $told }
any-time = jederzeit
book-house-rules = ## Hausregeln
book-asterisk = Was vom Üblichen abweicht, trägt einen Stern.
book-option = - `{ $key } = { $value }`: { $told } ({ $type }; gewöhnlich { $usually })
book-option-changed = - `{ $key } = { $value }` *: { $told } ({ $type }; gewöhnlich { $usually })

# --- Unentschieden und Aufgabe

no-draws = diese Partie endet nicht unentschieden
no-concessions = diese Partie wird nicht aufgegeben
only-all = ein Unentschieden gilt zwischen allen, die noch dabei sind: { COMMAS($other) }
not-a-survivor = { COMMAS($other) } hat weder Einheit noch Zentrum
no-vote = nur wer noch dabei ist, schlägt vor und stimmt ab
proposed-already = Vorschlag { $other } sagt dasselbe
no-such-proposal = ein solcher Vorschlag ist nicht offen; offen sind: { COMMAS($other) }
which-proposal = sage, welcher Vorschlag: { COMMAS($other) }
voted-already = so hast du schon gestimmt
draws-draw = Ein Unentschieden beendet die Partie ohne einen einzelnen Sieger. Es gilt für alle verbliebenen Mächte oder für die Mächte, die ein Vorschlag nennt.
draws-concession = Alle anderen Mächte dürfen gemeinsam die Partie zugunsten einer Macht aufgeben.
draws-votes-label = Stimmen über Unentschieden und Aufgabe
draws-votes = Solange ein Vorschlag offen ist, sind die Stimmen darüber geheim oder öffentlich. Wer ihn gemacht hat, wissen alle.
propose-draw = Schlage vor, die Partie unentschieden zu beenden.
propose-concession = Schlage vor, dass alle anderen die Partie einem überlassen.
vote-for = Stimme einem Vorschlag zu.
vote-against = Stimme gegen einen Vorschlag.
draw-rule-all = Die Partie endet unentschieden zwischen allen Mächten, die noch dabei sind, wenn alle zustimmen, die noch dabei sind.
draw-rule-listed = Die Partie endet unentschieden zwischen den Mächten, die ein Vorschlag nennt, wenn alle zustimmen, die noch dabei sind.
concession-rule = Alle, die noch dabei sind, können die Partie einem von ihnen überlassen.
vote-rule = Wer vorschlägt, stimmt dafür. Eine Gegenstimme beendet einen Vorschlag, das Ende seines Jahres auch.
numbered = { $number } ({ $title })
none = keiner
game-would-end = wenn alle anderen zustimmen, endet die Partie: { $title }
proposal-off = der Vorschlag ist vom Tisch: { $title }
proposals = Vorschläge, die Partie zu beenden
proposals-number = Nr.
proposals-title = Vorschlag
proposals-by = von
proposals-votes = dafür
proposes = { $seat } schlägt { $kind ->
    [draw] ein Unentschieden
   *[concession] eine Aufgabe
} vor: { COMMAS($powers) } (Vorschlag { $number })
votes-for = { $seat } stimmt für Vorschlag { $number }
votes-against = { $seat } stimmt gegen Vorschlag { $number }
draw-between = Unentschieden zwischen { COMMAS($powers) }
concession-to = Aufgabe zugunsten von { COMMAS($powers) }
you = du

# --- Züge und Aufbau

ask-orders = Befehle
ask-builds = Bauten
ask-removals = Auflösungen
ask-builds-and-removals = Bauten und Auflösungen
idle-optional = In dieser Phase wird nichts von dir erwartet, du kannst aber Befehle schreiben, wenn du möchtest.
idle-no-units = In dieser Phase gibt es für dich nichts zu entscheiden: Du hast keine Einheiten.
idle-one-order = In dieser Phase gibt es für dich nichts zu entscheiden: Für jede deiner Einheiten kommt nur ein Befehl in Frage.
idle-none-dislodged = In dieser Phase gibt es für dich nichts zu entscheiden: Keine deiner Einheiten wurde vertrieben.
idle-no-way-out = In dieser Phase gibt es für dich nichts zu entscheiden: Deine vertriebenen Einheiten können nirgendwohin und werden aufgelöst.
idle-no-adjustments = In dieser Phase gibt es für dich nichts zu entscheiden: Du hast nichts zu bauen und nichts aufzulösen.
idle-no-site = In dieser Phase gibt es für dich nichts zu entscheiden: Du könntest bauen, darfst es aber nirgends.
idle-all-must-go = In dieser Phase gibt es für dich nichts zu entscheiden: Alle deine Einheiten, die aufgelöst werden können, müssen weg.
idle-no-site-and-all-must-go = In dieser Phase gibt es für dich nichts zu entscheiden: Wo du bauen könntest, ist kein Platz, und wo du Einheiten auflösen musst, müssen alle weg.
idle-nothing-open = In dieser Phase gibt es für dich nichts zu entscheiden: Keiner der Befehle, die du geben könntest, steht dir jetzt offen.
idle-others = In dieser Phase gibt es für dich nichts zu entscheiden: Sie gilt anderen.
movement-units = Die Mächte beginnen mit den Einheiten der Karte oder ohne Einheiten.
at-once-rule = In jeder Jahreszeit werden alle Befehle zugleich aufgedeckt und ausgewertet.
retreat-rule = Vertriebene Einheiten ziehen sich vor der nächsten Jahreszeit zurück oder werden aufgelöst.
unplayed-rule-steered = Die Einheiten einer Macht, die niemand spielt, halten, wenn nicht andere ihnen befehlen.
unplayed-rule = Die Einheiten einer Macht, die niemand spielt, halten und unterstützen einander nicht.
unplayed-disbanded = Werden sie vertrieben, so werden sie aufgelöst.
capture-rule = Nach den letzten Rückzügen des Jahres nimmt eine Einheit das Versorgungszentrum, in dem sie steht, für ihre Macht.
adjust-rule = Wer weniger Einheiten als Zentren hat, baut im Winter in seinen freien Heimatzentren; wer mehr hat, löst auf.
adjust-rule-anywhere = Wer weniger Einheiten als Zentren hat, baut im Winter in freien eigenen Zentren; wer mehr hat, löst auf.
eliminated-rule = Eine Macht ohne Einheit und ohne Zentrum scheidet aus.

# --- Was die Daten der Karte tun

closed-land = Geschlossenes Land
closed-province = Provinz
closed-opens = öffnet
open-ways = Offene Wege
ways-between = zwischen
ways-for = für
never-opens = öffnet nie
opens-in = öffnet: { $date }
closed-rule = { COMMAS($places) }: geschlossen { $period }.
way-rule = Zwischen { $places } ist { $period } ein Weg für { $who }.
way-ends = { $one } – { $other }
for-fleets = Flotten
for-armies = Armeen
for-passage = { $who }, nur für Züge: darüber unterstützt, geleitet und weicht niemand
period-from-until = von { $start } bis { $stop }
period-from = ab { $start } für die ganze Partie
period-until = bis { $stop }
period-always = für die ganze Partie
period-why = { $period } ({ $why })
land-opens = { COMMAS($places) } { COUNT($places) ->
    [one] öffnet
   *[other] öffnen
}

# Why two rules cannot be in one game: what each claims for itself.
sole-score = jede zählt eigene Punkte, und ein Spiel hat nur eine Wertung
sole-settled = jede lässt auf ihre Weise viele Spieler dieselbe Einheit befehligen
sole-neutral-centers = beide stellen Armeen in dieselben Zentren
sole-war = nach der einen wird Krieg erklärt, nach der anderen beginnt er mit einem Angriff

# --- wie die Werte von Optionen heißen

draws-draw-dias = Für alle verbliebenen Mächte
draws-draw-list = Zwischen den Mächten, die ein Vorschlag nennt
draws-draw-off = Kein Unentschieden
draws-concession-label = Aufgabe
draws-votes-secret = Geheim
draws-votes-public = Öffentlich
movement-units-label = Einheiten am Anfang
movement-units-map = Die der Karte
movement-units-none = Keine
