# Die Seiten auf Deutsch: dieselben Schlüssel wie im Englischen.

# --- site

site-name = Casus Belli
site-language = Deutsch
site-pair = { $name }: { $value }
site-description = Diplomacy im Browser: das klassische Spiel und fünf Varianten mit Verträgen, Kriegen, Einflusssphären und Wahlen. Jedes Ergebnis wird erklärt. Kostenlos und ohne Konto.
site-skip = Zum Inhalt springen
site-foot = Ein Spiel um Verträge, Kriege und Versprechen.
site-api = API

# --- offline

offline-seen = Sie sind offline. Sie sehen die Seite, wie sie um { $time } war.
offline-title = Sie sind offline
offline-nothing = Diese Seite ist auf diesem Gerät nicht gespeichert. Gespeichert sind die Seiten Ihrer Partien, die Sie schon geöffnet haben.
offline-again = Erneut versuchen
unsent-stale = Nicht gesendet: Ihre Befehle wurden inzwischen anderswo geändert. Das hatten Sie geschrieben:
unsent-closed = Nicht gesendet: Die Phase ({ $phase }) war zu Ende, bevor Sie wieder verbunden waren. Das hatten Sie geschrieben:
unsent-again = Stattdessen diese senden
unsent-drop = Verwerfen
unsent-signout = Einige Ihrer Befehle wurden noch nicht gesendet und gehen beim Abmelden verloren. Trotzdem abmelden?

# --- share

share-game = { $rules }: { $when }. Verfolgen Sie die Partie auf Casus Belli, wo jedes Ergebnis erklärt wird.
share-seen = Das Spielbrett: { $when }

# --- nav

nav-main = Hauptmenü
nav-dashboard = Ihre Partien
nav-games = Partien
nav-boards = Karten
nav-learn = Anleitung
nav-lessons = Lernen
nav-rules = Regeln
nav-moderation = Moderation
nav-signin = Anmelden
nav-theme = Zwischen hell und dunkel wechseln

# --- ask

ask-yes = Ja
ask-no = Nein

# --- fault

fault-title = Das hat nicht geklappt
fault-home = Zur Startseite

# --- status

status-forming = Wartet auf Spieler
status-running = Läuft
status-paused = Angehalten
status-needs-gm = Braucht einen Spielleiter
status-finished = Beendet
status-cancelled = Abgebrochen

# --- board

board-title = Spielbrett
board-keys = Spielbrett. Die Pfeiltasten führen von Einheit zu Einheit und von Provinz zu Provinz, die Eingabetaste wählt, Escape geht zurück, Buchstaben wählen die Art des Befehls, Plus und Minus ändern die Größe. Die Listen neben dem Brett können dasselbe.
board-nearer = Vergrößern
board-farther = Verkleinern
board-whole = Das ganze Brett zeigen
board-names = Volle Namen zeigen
board-past = Sie sehen
board-tools = Werkzeuge des Bretts
board-layers = Ebenen
board-legend = Legende
board-words = Das Brett als Text
board-noscript = Ohne JavaScript ist das Brett nur ein Bild. Benutzen Sie die Listen und Texte daneben.
board-pick = Wählen Sie eine Einheit.
board-buildable = Hier dürfen Sie aufbauen: { $places }
board-unit-a = Armee
board-unit-f = Flotte
board-which = Welche?
board-whereto = { $place }: Wählen Sie das Ziel, oder noch einmal dieselbe Provinz, wenn die Einheit bleibt.
board-go = Wählen Sie das Ziel.
board-clear = Befehl löschen
board-cancel = Zurück
board-noorder = noch kein Befehl

# --- board.for

board-for-move = Wählen Sie das Ziel.
board-for-hold = Die Einheit hält.
board-for-support = Wählen Sie die Einheit, die unterstützt wird.
board-for-convoy = Wählen Sie die Armee, die geleitet wird.
board-for-retreat = Wählen Sie das Ziel des Rückzugs.
board-for-other = Wählen Sie eine Provinz.

# --- table

table-pass = Geben Sie den Bildschirm an { ACC($seat) } weiter. Alle anderen schauen bitte weg.
table-show = Ich spiele { ACC($seat) }: meine Seite zeigen
table-all = Zeigen, was alle sehen dürfen
table-everybody = alle

# --- time

time-in = in { $span }
time-ago = vor { $span }
time-title = Phasen
time-first = Erste Phase
time-earlier = Vorige Phase
time-slider = Phase
time-later = Nächste Phase
time-latest = Neueste Phase
time-end = Ende der Partie
time-play = Film
time-back = Zurück zur Gegenwart

# --- game

game-viewas = Ansicht von { $seat }
game-tabs = Angaben zur Partie
game-orders = Befehle
game-story = Ergebnisse
game-press = Nachrichten
game-tables = Tabellen
game-people = Partie
game-deadline = Frist:
game-nodeadline = Keine Frist
game-as = Sie spielen
game-go = Wechseln
game-rulebook = Regelbuch dieser Partie
game-rules = Regelbuch

# --- strip of powers, scenes, action bar

strip-title = Mächte
strip-centers = { $n ->
    [one] { $n } Versorgungszentrum
   *[other] { $n } Versorgungszentren
 }
strip-change = Veränderung seit dem letzten Jahr
strip-points = { $n } Pkt.
strip-player = gespielt von { $name }
strip-nobody = niemand spielt diese Macht
strip-standing = Zentren: { $centers }. Einheiten: { $units }.
strip-score = Punkte { OF($seat) }: { $n }.
strip-history = Wie es dazu kam
strip-message = Nachricht
strip-messageto = Nachricht an { ACC($seat) }
making-invite = Einladen
ended-centers = Versorgungszentren nach Jahren
ended-scores = Punkte nach Jahren
ended-again = Noch eine Partie mit diesen Leuten
scene-results = Ergebnisse: { $phase }
scene-again = Noch einmal
scene-continue = Weiter zu Ihren Befehlen
scene-on = Weiter
scene-waiting = Es fehlen noch: { $seats }.
bar-title = Aktionen
bar-grip = Höhe der Leiste ändern
bar-more = Mehr
bar-cost = Folgen: { $n }
bar-costs = Was diese Befehle bedeuten

# --- orders

orders-asked = { $kind ->
    [orders] Ihre Befehle werden erwartet.
    [builds] Ihre Aufbauten werden erwartet.
    [removals] Ihre Auflösungen werden erwartet.
    [treaties] Sie dürfen jetzt Verträge vorschlagen, müssen es aber nicht.
    [notices] Ihre Kündigungen werden erwartet.
    [declarations] Ihre Erklärungen werden erwartet.
   *[other] Von Ihnen werden erwartet: { $what }.
}
orders-you = Sie spielen { ACC($seat) }.
orders-notasked = In dieser Phase haben Sie nichts zu tun.
orders-none = Kein Befehl
orders-happens = Wenn es so kommt
orders-codes = Kürzel zeigen
orders-any = Ort oder Befehl eingeben
orders-of = Befehle: { $unit }
orders-choose = wählen
orders-clearof = Befehl löschen: { $unit }
orders-matches = { $n } Befehle
orders-astext = Als Text bearbeiten
orders-texthelp = Schreiben Sie einen Befehl je Zeile, in jeder üblichen Schreibweise. Ihre Befehle werden gespeichert, wenn Sie das Feld verlassen.
orders-savetext = Text speichern
orders-save = Befehle speichern
orders-further = Weitere Befehle für Ihre Einheiten ({ $n })
orders-lent = Einheiten anderer Mächte, denen Sie befehlen dürfen ({ $n })
orders-secret = geheim
orders-add = Hinzufügen …
orders-off = { $order } entfernen
orders-once = { $order }: einer mehr
orders-less = { $order }: einer weniger
orders-inorder = Reihenfolge
orders-inorderhelp = Wenn nicht alle ausgeführt werden können, haben die oberen Vorrang.
orders-earlier = { $order } nach oben
orders-later = { $order } nach unten
orders-atonce = Abstimmungen und Erklärungen
orders-atoncehelp = Sie wirken sofort.

# --- directives

directives-granted = Ihre Vorschläge und Erklärungen
directives-none = Noch nichts. Tippen Sie oben auf eine Macht, um zu sehen, was Sie ihr vorschlagen können, oder fügen Sie hier etwas hinzu.
directives-add = Hinzufügen
directives-find = Suchen
directives-propose = Vorschlagen oder erklären
directives-write = Zu den Befehlen
directives-again = Was markiert ist, steht in Ihren Befehlen. Tippen Sie es noch einmal an, um es zurückzunehmen.
directives-here = In { $place } ({ $n })

# --- count

count-orders = { $n } von { $of } Befehlen
count-retreats = { $n } von { $of } Rückzügen
count-builds = { $n } von { $of } Aufbauten
count-removals = { $n } von { $of } Auflösungen
count-adjustments = { $n } von { $of } Aufbauten und Auflösungen

# --- saved

saved-saved = Gespeichert.
saved-saving = Wird gespeichert …
saved-stale = Nicht gespeichert: Diese Befehle wurden anderswo geändert, vielleicht in einem anderen Fenster. Jetzt sehen Sie die aktuellen.
saved-closed = Nicht gespeichert: Die Phase ist zu Ende.
saved-offline = Noch nicht gesendet: Sie sind offline. Ihre Befehle sind auf diesem Gerät gespeichert und werden gesendet, sobald Sie wieder verbunden sind.
saved-unreached = Sie sind offline, es wurde nichts gesendet. Versuchen Sie es erneut, sobald Sie wieder verbunden sind.
saved-refused = Nicht gespeichert.

# --- kind

kind-move = Ziehen
kind-retreat = Rückzug
kind-hold = Halten
kind-support = Unterstützen
kind-convoy = Geleiten
kind-disband = Auflösen
kind-build = Aufbauen
kind-waive = Verzichten

# --- slot

slot-build = Aufbau
slot-disband = Auflösung
slot-waive = Aufbau
slot-aid = Auf- und Abbau

# --- ready

ready-do = Fertig
ready-undo = Doch nicht fertig
ready-is = Sie sind fertig.
ready-none = Ohne Befehle abgeben
ready-nonesure = Ohne Befehle abgeben? Die Befehle, die Sie geschrieben haben, werden gelöscht.
ready-empty = Sie haben noch keine Befehle gegeben. Trotzdem abgeben?
ready-faults = Einige Befehle sind ungültig. Trotzdem abgeben?
ready-costs = Diese Befehle haben ihren Preis. Trotzdem abgeben?

# --- act

act-do = Ausführen
act-finalsure = Das lässt sich nicht rückgängig machen. Trotzdem ausführen?
act-sure = { $order }: jetzt ausführen?

# --- sandbox

sandbox-name = Sandkasten: { $rules }
sandbox-judge = Diese Phase auswerten
sandbox-clone = Im Sandkasten ausprobieren
sandbox-clonehelp = Legt eine private Kopie der Stellung und Ihrer geschriebenen Befehle an. Sonst sieht sie niemand.

# --- story

story-foryou = Für Sie, { $power }
story-yourorders = Ihre Befehle
story-everybody = Alle anderen
story-succeeded = { $n } von { $of } erfolgreich
story-unordered = kein Befehl
story-why = warum?
story-refused = Abgelehnte Befehle
story-others =
    { $n ->
        [one] 1 weiterer Befehl
       *[other] { $n } weitere Befehle
    }
story-secret = geheim
story-comments = Kommentare
story-variation = Was man hätte spielen können
story-nothing = Noch keine Ergebnisse. Sie erscheinen hier, sobald die erste Phase ausgewertet ist.

# --- panels

panels-bond = { $bond ->
    [war] Krieg
    [peace] Frieden
    [pact] Beistandspakt
    [alliance] Bündnis
    [control] Kontrolle
    [right] Darf angreifen
    [ending] Ändert sich bald
    [closed] Gesperrt
   *[neutral] Neutral
}
panels-since = seit { $when }
panels-until = bis { $when }
panels-fresh = neu
panels-rest = Alle anderen: { $state }
panels-expected = { $value }, wenn sich nichts ändert
panels-course = Von { $first } bis { $last }

# --- tables

tables-standing = Spielstand
tables-power = Macht
tables-points = Punkte
tables-centres = Zentren
tables-units = Einheiten
tables-onboard = Auf dem Brett zeigen

# --- card

card-answers = Bisher: { $answers }
card-one-answer = { $seat }: { $answer }
card-missing = Noch keine oder keine öffentliche Antwort: { $seats }
card-missingmany = { $n } Antworten fehlen oder sind geheim.
card-until = bis
card-until-phase = bis zum Ende dieser Phase
card-written = In Ihren Befehlen
card-undo = Rückgängig

# --- motions

motions-title = Die anderen Spieler fragen
motions-kind = Vorschlag
motions-do = Vorschlagen
motions-help = Ein Vorschlag ist angenommen, wenn mehr als die Hälfte der Spieler zustimmt. Um die Partie unbeendet abzubrechen, müssen alle zustimmen.
motions-pause = Die Partie anhalten
motions-resume = Die Partie fortsetzen
motions-extend = Diese Phase um einen Tag verlängern
motions-cancel = Die Partie unbeendet abbrechen
motions-game-master = { $name } möchte die Spielleitung übernehmen.
motions-asked = { THE($seat) } { COUNT($seat) ->
    [one] schlägt
   *[other] schlagen
} vor: { $what }.
motions-votes = { $yes } von { $needed } stimmen zu
motions-yes = Zustimmen
motions-no = Ablehnen

# --- statement

statement-title = Schlussworte der Spieler
statement-yours = Ihr Schlusswort zu dieser Partie (alle können es lesen)
statement-save = Veröffentlichen

# --- people

people-earlier = Frühere Einträge
people-game = Zurück zur Partie
people-empty = Unbesetzt
people-bot = { $emblem } Bot: { $name }
people-somebody = Anonymer Spieler
people-ready = fertig
people-owes = Befehle fehlen
people-take = Als { $seat } spielen
people-gm = Spielleiter: { $name }.
people-owner = Angelegt von { $name }.
people-rules = Regeln: { $rules }.
people-changed = Hausregeln
people-acts = Spielprotokoll
people-here = Bestätigen, dass Sie bereit sind
people-leave = Partie verlassen
people-goon = Partie fortsetzen
people-leavesure = Diese Partie verlassen? Ein anderer Spieler kann Ihren Platz übernehmen.

# --- press

press-unread = ungelesen
press-letter = Ihre Nachricht
press-grey = anonym
press-greyname = Anonym
press-send = Senden
press-none = Noch keine Nachrichten. Schreiben Sie unten die erste.
press-nonetoread = Noch keine Nachrichten.
press-export = Nachrichten als Text herunterladen
press-older = Ältere Nachrichten
press-block = Nachrichten von { $name } blockieren
press-blockgrey = Anonyme Nachrichten blockieren
press-blocked = In dieser Partie blockiert: { $name }
press-unblock = Nicht mehr blockieren
press-report = Melden
press-why = Was stimmt mit dieser Nachricht nicht?
press-all = Alle Unterhaltungen
press-announcements = Bekanntmachungen
press-announcementsabout = Vom Spielleiter an alle
press-attach = Befehle anhängen und mehr
press-audited = Der Spielleiter darf alle Nachrichten lesen.
press-back = Zurück zu allen Unterhaltungen
press-before = Vor Beginn
press-everybody = Alle
press-everybodyabout = Öffentlich: alle Spieler und Zuschauer lesen mit
press-found = Nachrichten mit „{ $search }“
press-hasplan = Befehle
press-here = gerade hier
press-inherited = Wer eine Macht übernimmt, liest ihre früheren Nachrichten.
press-markread = Als gelesen markieren
press-master = Spielleiter
press-more = Melden oder blockieren
press-newgroup = Neue Gruppenunterhaltung
press-notfound = Keine Nachricht enthält diese Wörter.
press-open = Unterhaltung beginnen
press-search = Nachrichten durchsuchen
press-seen = zuletzt hier: { $ago }
press-start = Noch keine Nachrichten
press-thread = Unterhaltung
press-with = Mit
press-you = Sie:
press-yours = Ihre Nachrichten in dieser Partie

# --- plan

plan-help = Ein Befehl pro Zeile, auch für fremde Einheiten. Die Empfänger können sie auf dem Brett anzeigen.
plan-orders = Befehle eines Plans
plan-own = Meine Befehle anhängen
plan-show = Auf dem Brett zeigen
plan-title = Plan für { $phase }
phrase-title = Schnellnachrichten
phrase-what = Nachricht
phrase-show = Vorschau anzeigen
phrase-accept = Annehmen
phrase-refuse = Ablehnen
phrase-close = Schnellnachrichten schließen
phrase-about = Alle lesen eine Schnellnachricht in ihrer Sprache, und Bots verstehen sie.
phrase-field-power = Macht
phrase-field-province = Provinz
phrase-field-year = Bis Ende
phrase-field-unit = Unterstützende Einheit
phrase-field-move = Unterstützter Zug
phrase-field-order = Befehl
phrase-kind-peace = Frieden vorschlagen
phrase-kind-demilitarize = Entmilitarisierte Provinz vorschlagen
phrase-kind-alliance = Bündnis vorschlagen
phrase-kind-joint-attack = Gemeinsamen Angriff vorschlagen
phrase-kind-ask-support = Um Unterstützung bitten
phrase-kind-offer-support = Unterstützung anbieten
phrase-kind-ask-order = Um einen Befehl bitten
phrase-kind-plan = Eigenen Plan mitteilen
phrase-kind-warn-power = Vor einer Macht warnen
phrase-kind-warn-province = Vor einem Angriff auf eine Provinz warnen
phrase-kind-threat = Einer Macht drohen
phrase-kind-breach = Wortbruch melden
phrase-kind-thank = Danke sagen
phrase-kind-use-phrases = Um Schnellnachrichten bitten

# --- notes

notes-title = Ihre Notizen
notes-help = Nur Sie können sie sehen.
notes-save = Notizen speichern

# --- export

export-title = Downloads
export-report = Bericht zum Drucken
export-dice = Würfel
export-replay = Film der Partie (eine HTML-Datei)
export-picture = Bild des Brettes (SVG)
export-story = Bisherige Ergebnisse (Text)
export-state = Stellung (JSON)
export-line = Stellung in einer Zeile (Text)
export-file = Vollständige Partiedatei
export-messages = Partiedatei mit Namen und Ihren Nachrichten

# --- live

live-lost = Keine Verbindung. Sie wird wiederhergestellt …
live-phase = Jetzt: { $phase }

# --- gm

gm-console = Spielleitung
gm-title = Konsole des Spielleiters
gm-public = Alles, was Sie hier tun, kommt ins Protokoll, und alle Spieler können es lesen.
gm-why = Begründung (für alle sichtbar)
gm-seat = Macht
gm-missing = Spieler
gm-bots = Bots ({ $n })
gm-newplayer = Neuer Spieler
gm-written = Befehle da
gm-due = Fällig: { $what }.
gm-nothingdue = Nichts ist fällig.
gm-seen = Zuletzt gesehen:
gm-missedphases =
    { $n ->
        [one] Eine Phase versäumt.
       *[other] { $n } Phasen nacheinander versäumt.
    }
gm-nudge = Erinnern
gm-day = 24 Stunden mehr
gm-waitsfor = { THE($seat) } { COUNT($seat) ->
    [one] hat
   *[other] haben
} noch keine Befehle gesendet.
gm-view = Als dieser Spieler ansehen
gm-clock = Uhr
gm-requests = Anfragen
gm-norequests = Die Spieler haben keine Anfragen.
gm-unread =
    { $n ->
        [one] Eine ungelesene Nachricht
       *[other] { $n } ungelesene Nachrichten
    }
gm-rare = Korrekturen
gm-rarehelp = Für Fehler und Notfälle. Jede Änderung steht mit Ihrer Begründung im Protokoll der Partie.
gm-rareopen = Korrekturen anzeigen
gm-templatename = Name der Vorlage
gm-templatehelp = Bewahrt Regeln und Einstellungen dieser Partie für neue Partien. Ihre Vorlagen finden Sie auf der Seite für eine neue Partie.
gm-heard = Eingegangen
gm-nothing = noch nichts
gm-trial = Probelauf
gm-trialhelp = Zeigt die Ergebnisse, wenn die Phase jetzt ausgewertet würde. Nichts wird gespeichert.
gm-trialdo = Ergebnisse zeigen
gm-judge = Jetzt auswerten
gm-judgesure = Diese Phase jetzt mit den bisher eingegangenen Befehlen auswerten?
gm-extend = Frist
gm-hours = Stunden
gm-more = Frist verlängern
gm-less = Frist verkürzen
gm-pause = Anhalten
gm-resume = Fortsetzen
gm-note = Mitteilung an alle Spieler
gm-publish = Veröffentlichen
gm-replace = Spieler ersetzen
gm-orbot = oder ein Bot
gm-vacate = Platz räumen
gm-vacatesure = Diesen Spieler aus der Partie entfernen?
gm-enter = Befehle für einen Spieler eintragen
gm-edit = Brett bearbeiten
gm-edithelp = Schreiben Sie eine Änderung je Zeile. Eine Begründung ist nötig.
gm-remove = Einheiten entfernen
gm-place = Einheiten hinzufügen
gm-centers = Besitzer von Zentren
gm-editsure = Das Brett ändern?
gm-correct = Werte der Regeln korrigieren
gm-correcthelp = Ändert, worüber die Regeln Buch führen, zum Beispiel Punkte. Schreiben Sie einen Wert je Zeile. Eine Begründung ist nötig; alle können sie lesen.
gm-field = Tabelle
gm-values = Neue Werte
gm-correctsure = Diese Werte korrigieren?
gm-override = Ergebnis ändern
gm-overridehelp = Ändert das Ergebnis eines Befehls in einer ausgewerteten Phase. Schreiben Sie, wie das Ergebnis lautet und was sich dadurch auf dem Brett ändert. Eine Begründung ist nötig.
gm-order = Befehl
gm-ruling = Neues Ergebnis
gm-overridesure = Dieses Ergebnis ändern?
gm-rollback = Zurücksetzen
gm-withorders = Die damaligen Befehle wiederherstellen
gm-rollbacksure = Die Partie zurücksetzen? Alles, was seitdem geschehen ist, wird rückgängig gemacht.
gm-throw = Würfeln
gm-roll = Ergebnis des Würfels
gm-options = Geltende Regeloptionen ({ $n })
gm-noacts = Noch keine Einträge. Hier steht, was Spielleiter und Spieler an dieser Partie ändern.
gm-bench = Bretteditor
gm-benchfor = Schreiben Sie Befehle für jeden Spieler auf dem Brett, ändern Sie Einheiten und Zentren, und probieren Sie die Ergebnisse aus.
gm-game = Zurück zur Partie
gm-does = Aufgabe
gm-ordersof = Befehle { OF($seat) }
gm-benchhelp = Schreiben Sie die Befehle auf dem Brett, in den Listen oder als Text, wie der Spieler es täte. Nichts wird gespeichert, bis Sie sie eintragen.
gm-tapedit = Tippen Sie auf eine Provinz des Bretts und sagen Sie, was Sie dort ändern möchten. Ihre Änderungen stehen darunter; dort können Sie sie auch von Hand schreiben. In der Partie ändert sich nichts, bis Sie bestätigen.
gm-texthelp = Schreiben Sie einen Befehl je Zeile, in jeder üblichen Schreibweise.
gm-undo = Änderungen verwerfen
gm-enterfor = Diese Befehle für { ACC($seat) } eintragen
gm-whatif = Probelauf
gm-whatifhelp = Wertet die Phase zur Probe aus und zeigt alle Stärken. Nichts wird gespeichert, und niemand wird benachrichtigt. Wird gewürfelt, fällt der echte Wurf anders aus.
gm-others = Andere Befehle anderer Spieler ausprobieren
gm-otherrules = Andere Regeloptionen ausprobieren
gm-otherruleshelp = Schreiben Sie eine je Zeile: Option = Wert
gm-asitis = Zurück zum aktuellen Brett
gm-pick = Wählen Sie die Provinz, die Sie ändern möchten.
gm-what = Was möchten Sie hier ändern?
gm-which = Welche Einheit soll hier stehen?
gm-which-army = Wessen Armee soll hier stehen?
gm-which-fleet = Wessen Flotte soll hier stehen?
gm-which-center = Wem soll dieses Zentrum gehören?
gm-edit-remove = Einheit entfernen
gm-edit-army = Armee aufstellen
gm-edit-fleet = Flotte aufstellen
gm-edit-center = Besitzer des Zentrums ändern

# --- home

home-title = Diplomacy mit Verträgen, Wahlen und Kriegszielen
home-lead = Ein Brettspiel um Bündnisse und Verrat in Europa: sieben Mächte, keine Würfel im Gefecht, und jeder Vertrag ist nur so gut wie die Spieler, die ihn schließen. Spielen Sie das klassische Spiel oder eine von fünf Varianten mit Kriegserklärungen, Einflusssphären, Wahlen, Verträgen und Weltmeinung.
home-try = Brett jetzt ausprobieren
home-learn = Spielen lernen
home-note = Ganz ohne Konto: Sie bekommen sofort eine Macht, Bots führen die anderen, und jede Phase wird ausgewertet, sobald Sie fertig sind. Jedes Ergebnis wird erklärt.
home-watch = Ansehen
home-join = Registrieren
home-picture = Das Spielbrett: Europa 1901 mit seinen Provinzen und Meeren
home-running = Laufende Partien
home-forming = Offene Partien
home-finished = Beendete Partien
home-variants = Varianten, die die Welt verändern
home-all = Alle zeigen
home-film = Bilderfolge
home-frame = Das Brett: { $phase }, mit Befehlen und Ergebnissen
home-back = Zurück
home-next = Weiter
home-pause = Anhalten
home-play = Abspielen
home-whole = Die ganze Partie ansehen
home-minute = In 60 Sekunden
home-years = { $n ->
    [one] { $n } Jahr
   *[other] { $n } Jahre
}
exhibition-tag = Schaupartie
exhibition-steps = Die Geschichte in drei Momenten

# --- games

games-new = Neue Partie
games-starts = beginnt
games-free = { $n } von { $of } Plätzen frei
games-none = Hier gibt es noch keine Partien.
games-more = Mehr zeigen

# --- lobby

lobby-filters = Liste filtern
lobby-all = Alle Partien
lobby-forming = Warten auf Spieler
lobby-running = Laufende
lobby-finished = Beendete
lobby-any = Beliebig
lobby-search = Nach Namen suchen
lobby-free = Nur mit freien Plätzen
lobby-apply = Filter anwenden
lobby-clear = Filter zurücksetzen
lobby-more = Weitere Filter
lobby-rules = Variante oder Regel
lobby-board = Karte
lobby-uploads = Hochgeladene Karten
lobby-pace = Tempo
lobby-pace-live = Live: bis zu einer Stunde je Phase
lobby-pace-evening = Abends: eine Phase am Tag, zu fester Uhrzeit
lobby-pace-daily = Täglich: etwa ein Tag je Phase
lobby-pace-relaxed = Gemütlich: zwei Tage oder mehr je Phase
lobby-pace-none = Ohne Fristen
lobby-press = Nachrichten
lobby-press-private = private Nachrichten
lobby-press-public = nur öffentliche Nachrichten
lobby-press-none = keine Nachrichten
lobby-names = Namen der Spieler
lobby-named = Sichtbar
lobby-anonymous = Anonym
lobby-invited = Auf Einladung
lobby-nomatch = Keine Partie passt zu diesen Filtern.
lobby-showall = Alle Partien zeigen
lobby-start = Partie beginnen
lobby-players = { $n ->
    [one] Mit { $names }
   *[other] Mit { $names }
}

# --- Karten

boards-title = Karten
boards-about = Wählen Sie eine Karte, auf der Sie spielen wollen. Einige sind enthalten, andere stammen von Spielern.
boards-all = Alle Karten
boards-mine = Ihre Karten
boards-upload = Karte hochladen
boards-players = Spieler
boards-size = Größe
boards-size-small = Klein: bis zu 40 Provinzen
boards-size-medium = Mittel: bis zu 80 Provinzen
boards-size-large = Groß: mehr als 80 Provinzen
boards-origin = Herkunft
boards-installed = Enthalten
boards-uploaded = Von Spielern
boards-counts = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
} · { $provinces } Provinzen
boards-by = Hochgeladen von { $name }
boards-private = Nur Sie
boards-unlisted = Mit dem Link
boards-public = Öffentlich
boards-hidden = Verborgen
boards-none = Keine Karte passt zu diesen Filtern.
boards-none-mine = Sie haben noch keine Karten. Laden Sie eine Kartendatei hoch, um auf Ihrer eigenen Karte zu spielen.
boards-play = Darauf spielen
boards-is-hidden = Ein Moderator hat diese Karte verborgen. Niemand kann darauf eine Partie beginnen. Begonnene Partien gehen weiter.
boards-picture = Bild der Karte
boards-enlarge = Nur das Bild zeigen
boards-centers = Zentren
boards-victory = { $centers }, davon { $n } zum Sieg
boards-start = Erste Phase
boards-author = Urheber
boards-licence = Lizenz
boards-licencehelp = Unter der andere die Karte benutzen dürfen, etwa CC BY 4.0. Eine öffentliche Karte braucht eine.
boards-source = Quelle
boards-sourcehelp = Woher die Karte stammt, falls sie nicht von Ihnen ist.
boards-powers = Mächte
boards-power = Macht
boards-home = Heimatzentren
boards-units = Einheiten am Anfang
boards-balance = Ausgewogenheit
boards-measured = In { $games } Partien von bis zu { $phases } Phasen, in denen der Bot { $bot } jede Macht spielte:
boards-solos = Alleinsiege
boards-share = Anteil an den Zentren am Ende
boards-unmeasured = Noch nicht gemessen. Enthaltene Karten werden in Partien zwischen Bots geprüft.
boards-rules = Varianten für diese Karte
boards-unfit = { $n ->
    [one] Eine Variante ist hier nicht spielbar
   *[other] { $n } Varianten sind hier nicht spielbar
}
boards-map = Kartendatei
boards-download = Kartendatei herunterladen
boards-version = Fassung { $n }
boards-yours = Ihre Karte
boards-yourshelp = Um die Karte selbst zu ändern, laden Sie eine Kartendatei mit demselben Namen hoch. Sie wird die nächste Fassung. Partien behalten die Fassung, mit der sie begonnen haben.
boards-change = Speichern
boards-withdraw = Karte zurückziehen
boards-withdrawhelp = Das löscht die Karte mit allen Fassungen. Begonnene Partien gehen weiter.
boards-visibility = Wer sie sehen kann
boards-for-private = Nur Sie
boards-for-unlisted = Alle, die den Link haben
boards-for-public = Alle: sie steht unter den Karten
boards-guest = Sie spielen als Gast. Gäste können keine Karten hochladen.
boards-sign-up = Registrieren
boards-uploadhelp = Eine Karte ist eine Kartendatei (map.toml) mit bis zu { $n } Zeichen. Enthält sie Fehler, sehen Sie jeden mit seiner Zeile. Ihre Karte wird am Namen in der Datei erkannt.
boards-foreign = Sie können auch eine Karte eines anderen Programms wählen: eine .map-Datei eines Judges, die variants.xml von jDip, die install.php von webDiplomacy oder ein DVAR-Dokument (.json). Besteht die Karte aus mehreren Dateien, wählen Sie alle zusammen aus. Sie sehen, was daraus wird, bevor Sie es hochladen.
boards-converted = Das wird aus der Karte. Noch ist nichts hochgeladen: Lesen Sie, was geraten und ausgelassen wurde, verbessern Sie den Text unten, und laden Sie ihn hoch.
boards-note-carried = Übernommen
boards-note-guessed = Geraten
boards-note-left-out = Ausgelassen
boards-line = (Zeile { $n })
boards-more-notes = und { $n } weitere
boards-file = Kartendatei oder alle Dateien einer Karte
boards-text = Oder ihr Text
boards-save = Hochladen
boards-why = Grund (für das Protokoll)
boards-hide = Karte verbergen
boards-show = Karte wieder zeigen
boards-choose = Alle Karten ansehen

# --- Bedingungen einer Partie

terms-pace = Tempo
terms-messages = Nachrichten
terms-names = Spieler
terms-missed = Versäumte Fristen
terms-seats = Teilnahme
terms-hints = Rat
terms-run = Leitung
terms-lengths = Zeit: { $lengths }.
terms-length-all = { $span } je Phase
terms-length-m = { $span } für Züge
terms-length-r = { $span } für Rückzüge
terms-length-a = { $span } für Aufbauten
terms-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
terms-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
terms-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
terms-at = Fristen enden um { $time } Uhr ({ $zone }).
terms-weekdays = Fristen enden nur an diesen Tagen: { $days }.
terms-day-0 = Mo
terms-day-1 = Di
terms-day-2 = Mi
terms-day-3 = Do
terms-day-4 = Fr
terms-day-5 = Sa
terms-day-6 = So
terms-grace = Befehle zählen noch { $span } nach Ablauf der Frist.
terms-early = Eine Phase endet früher, sobald alle fertig sind.
terms-press = Erlaubt: { $kinds }.
terms-nopress = Die Spieler können einander nicht schreiben.
terms-press-private = private Nachrichten
terms-press-groups = Gruppennachrichten
terms-press-public = öffentliche Nachrichten
terms-press-grey = anonyme Nachrichten
terms-closed = Keine Nachrichten während { $kinds }.
terms-phase-m = der Züge
terms-phase-r = der Rückzüge
terms-phase-a = der Aufbauten
terms-anonymous = Bis zum Ende der Partie weiß nur der Spielleiter, wer spielt.
terms-named = Alle sehen, wer spielt.
terms-misses = { $n ->
    [one] Wer eine Frist versäumt, verliert den Platz.
   *[other] Wer { $n } Fristen in Folge versäumt, verliert den Platz.
}
terms-nomisses = Versäumte Fristen kosten niemanden den Platz.
terms-patience = { $n ->
    [one] Fehlen Befehle, wird die Phase einmal um { $span } verlängert.
   *[other] Fehlen Befehle, wird die Phase bis zu { $n } Mal um { $span } verlängert.
}
terms-holidays = Fristen warten auf Spieler im Urlaub.
terms-deal-chosen = Sie wählen einen freien Platz.
terms-deal-preferences = Sie nennen Ihre Wünsche, und die Plätze werden zu Beginn verteilt.
terms-deal-random = Die Plätze werden zu Beginn ausgelost.
terms-join-anybody = Alle können mitspielen.
terms-join-invited = Nur eingeladene Spieler können mitspielen.
terms-withhints = Spieler dürfen Bots um Rat fragen.
terms-nohints = Spieler können Bots nicht um Rat fragen.
terms-gm = { $name } leitet die Partie und spielt nicht mit.
terms-owner = Niemand: Die Partie läuft von selbst. Angelegt hat sie { $name }.
terms-visible-public = Alle können zusehen.
terms-visible-private = Nur die Beteiligten können sie sehen.
terms-side = Spielt { $powers }.
terms-shared = { $n ->
   *[other] Einer von { $n } Plätzen der Macht { $power }.
}

# --- rules

rules-about = Regeln lassen sich verbinden: Eine Partie kann mehrere davon zugleich verwenden. Jedes Regelbuch wird aus den Regeln selbst erzeugt.
rules-worlds = Das klassische Spiel und seine Varianten
rules-added = Regeln zum Hinzufügen
rules-addedabout = Jede davon ist eine einzelne Regel oder ein Teil einer Variante. Sie fügen sie beim Anlegen einer Partie hinzu.
rules-read = Regelbuch
rules-try = Im Sandkasten ausprobieren

# --- glossary

glossary-title = Glossar
glossary-lead = Wörter und Abkürzungen des Spiels, jedes in einem Satz erklärt.
glossary-aat = Angriffspakt (Aggressive Alliance Treaty): Die Partner führen ihre Kriege gemeinsam und teilen sich die Schuld an ihren Angriffen.
glossary-aat-word = AAT
glossary-adjudicate = Entscheiden, welche Befehle einer Phase gelingen und was mit den Einheiten geschieht.
glossary-adjudicate-word = auswerten
glossary-adjustments = Die Winterphase, in der Mächte Einheiten aufbauen oder auflösen, bis sie so viele wie Versorgungszentren haben.
glossary-adjustments-word = Auf- und Abbau
glossary-army = Eine Einheit, die über Land zieht oder von Flotten übers Meer geleitet wird; geschrieben A.
glossary-army-word = Armee
glossary-beleaguered = Eine Einheit, die ihre Provinz behält, weil sich gleich starke Angreifer gegenseitig aufhalten.
glossary-beleaguered-word = belagerte Garnison
glossary-bounce = Mit einem Zug scheitern: Die Einheit bleibt, wo sie war, weil eine andere mindestens ebenso stark war.
glossary-bounce-word = abprallen
glossary-build = Ein Befehl im Winter, mit dem in einem freien Heimatzentrum eine neue Einheit entsteht.
glossary-build-word = Aufbau
glossary-cd = Eine Macht, die niemand spielt (civil disorder); ihre Einheiten halten.
glossary-cd-word = CD
glossary-coalition = Zwei oder drei Mächte, die gemeinsam gewinnen.
glossary-coalition-word = Koalition
glossary-coast = Eine der getrennten Küsten einer Provinz wie Spanien; eine Flotte liegt dort immer an einer bestimmten.
glossary-coast-word = Küste
glossary-concession = Das Ende einer Partie, bei dem alle anderen Spieler einer Macht den Sieg überlassen.
glossary-concession-word = Aufgabe
glossary-convoy = Ein Befehl, mit dem Flotten auf See eine Armee von Küste zu Küste geleiten.
glossary-convoy-word = Geleit
glossary-cut = Eine Unterstützung, die nicht zählt, weil ihre Einheit angegriffen wurde.
glossary-cut-word = unterbrochen
glossary-datc = Die Diplomacy Adjudicator Test Cases, eine Sammlung schwieriger Fälle mit ihren Ergebnissen.
glossary-datc-word = DATC
glossary-di = Der Diplomacy-Index: Er verteilt 100 Punkte auf die beiden Parteien eines Landes und entscheidet ihre Wahlen.
glossary-di-word = DI
glossary-dislodge = Eine Einheit durch einen stärkeren Angriff aus ihrer Provinz drängen; sie muss sich zurückziehen oder wird aufgelöst.
glossary-dislodge-word = verdrängen
glossary-draw = Eine Partie, die nach Einigung der verbliebenen Spieler ohne einzelnen Sieger endet.
glossary-draw-word = Unentschieden
glossary-dwo = Der Befehl, mit dem Sie einer anderen Macht den Krieg erklären (declare war on).
glossary-dwo-word = DWO
glossary-faction = Eine der beiden Seiten eines Landes in Factional Diplomacy: Eine regiert, die andere ist Opposition.
glossary-faction-word = Partei
glossary-fleet = Eine Einheit, die auf See und entlang der Küsten zieht; geschrieben F.
glossary-fleet-word = Flotte
glossary-gm = Der Spielleiter (game master), der eine Partie leitet und keine Macht spielt.
glossary-gm-word = GM
glossary-grace = Zeit nach Ablauf der Frist, bevor die Phase ohne die fehlenden Befehle ausgewertet wird.
glossary-grace-word = Nachfrist
glossary-grey = Eine Nachricht, die ihren Absender nicht zeigt; auch graue Presse genannt.
glossary-grey-word = anonyme Nachricht
glossary-hold = Der Befehl zu bleiben; auch eine Einheit ohne Befehl hält.
glossary-hold-word = Halten
glossary-home = Ein Versorgungszentrum im eigenen Land, in dem eine Macht aufbauen kann.
glossary-home-word = Heimatzentrum
glossary-imminent = Eine Beziehung, in der eine Macht eine andere ohne Strafpunkte angreifen darf, weil diese ihren Vertragspartner angegriffen hat.
glossary-imminent-word = drohender Krieg
glossary-mdt = Beistandspakt (Mutual Defense Treaty): Die Partner dürfen einander helfen, wenn einer von ihnen angegriffen wird.
glossary-mdt-word = MDT
glossary-minor = Ein neutrales Land mit eigener Armee, das kein Spieler führt.
glossary-minor-word = Kleinmacht
glossary-move = Der Befehl, in eine andere Provinz zu ziehen; er greift jede Einheit an, die dort steht.
glossary-move-word = Zug
glossary-nmr = Eine Macht hat bis zur Frist keine Befehle geschickt (no moves received).
glossary-nmr-word = NMR
glossary-penalty = Ein Punkt für Vertragsbruch oder Angriff; er mindert einige Jahre lang die Wertung.
glossary-penalty-word = Strafpunkt
glossary-power = Eine der Nationen des Brettes, zum Beispiel Österreich.
glossary-power-word = Macht
glossary-press = So nennen erfahrene Spieler die Nachrichten untereinander.
glossary-press-word = Presse
glossary-province = Eines der benannten Gebiete des Brettes; darin steht höchstens eine Einheit.
glossary-province-word = Provinz
glossary-ready = Das Zeichen, dass Ihre Befehle endgültig sind; sind alle fertig, kann vorzeitig ausgewertet werden.
glossary-ready-word = fertig
glossary-retreat = Der Befehl, der eine verdrängte Einheit in eine freie Nachbarprovinz führt.
glossary-retreat-word = Rückzug
glossary-sandbox = Eine private Partie, in der Sie alle Mächte spielen und auswerten, wann Sie wollen.
glossary-sandbox-word = Sandkasten
glossary-seat = Der Platz eines Spielers in einer Partie, meist eine Macht.
glossary-seat-word = Platz
glossary-soi = Einflusssphäre (sphere of influence): eine Provinz, die andere nur im Krieg mit ihrem Inhaber betreten dürfen.
glossary-soi-word = SOI
glossary-solo = Der Sieg einer einzelnen Macht.
glossary-solo-word = Alleinsieg
glossary-standoff = Mehrere gleich starke Einheiten ziehen in dieselbe Provinz; keine kommt hinein.
glossary-standoff-word = Patt
glossary-supplycenter = Eine Provinz, die ihrem Besitzer den Unterhalt einer Einheit erlaubt.
glossary-supplycenter-word = Versorgungszentrum
glossary-support = Ein Befehl, der einer anderen Einheit beim Ziehen oder Halten Stärke gibt.
glossary-support-word = Unterstützung
glossary-sur = Der Befehl, mit dem Sie kapitulieren (surrender) und so einen Krieg beenden.
glossary-sur-word = SUR
glossary-trial = Ergebnisse, die berechnet, aber nicht gespeichert werden, um zu sehen, was passieren würde.
glossary-trial-word = Probelauf
glossary-variant = Ein Satz von Regeln, der vom Standardspiel abweicht.
glossary-variant-word = Variante
glossary-void = Ohne Wirkung; so heißt einen Befehl, den die Regeln nicht erlauben.
glossary-void-word = ungültig
glossary-vp = Siegpunkte (victory points): die Wertung, die einige Varianten entscheidet.
glossary-vp-word = VP
glossary-waive = Eine Einheit, die einem zusteht, nicht bauen.
glossary-waive-word = verzichten

# --- text

text-back = Zurück
text-contents = Inhalt
text-print = Drucken

# --- player

player-role = Rolle
player-playing = Laufende Partien
player-finished = Beendete Partien
player-left = Vorzeitig verlassene Partien
player-phases = Gespielte Phasen
player-missed = Versäumte Phasen
player-reliability = Verlässlichkeit

# --- role

role-player = Spieler
role-moderator = Moderator
role-administrator = Administrator

# --- making

making-file = Mit einer Datei beginnen
making-filehelp = Laden Sie eine Partie dieses oder eines anderen Programms, eine Textaufzeichnung, eine Stellung oder eine Zugdatei von höchstens 4 MiB hoch. Sie öffnet sich als Sandkasten.
making-choose = Datei
making-paste = Oder fügen Sie den Text ein
making-bring = Als Sandkasten öffnen
making-world = Welche Welt?
making-combine = Regeln kombinieren
making-combinehelp = Kreuzen Sie an, was hinzukommen soll. Passt etwas nicht, steht es gleich daneben.
making-othervariants = Andere Varianten
making-clash = Das lässt sich nicht kombinieren mit: { COMMAS($others) }.
making-clash-board = { $rules } lässt sich auf diesem Brett nicht spielen: { $board }. Wählen Sie ein anderes.
making-pace = Wie schnell?
making-pace-live = Live
making-pace-live-about = { $movement } zum Ziehen, { $others } für Rückzüge, Auf- und Abbau. Alle spielen in einer Sitzung.
making-pace-evening = Abends
making-pace-evening-about = Eine Phase am Tag, abends zu fester Zeit.
making-pace-daily = Täglich
making-pace-daily-about = Ein Tag für jede Phase.
making-pace-relaxed = Gemütlich
making-pace-relaxed-about = { $movement } zum Ziehen, { $others } für Rückzüge, Auf- und Abbau.
making-pace-none = Keine Fristen
making-pace-none-about = Eine Phase endet, wenn alle fertig sind.
making-pace-custom = Eigene Fristen
making-pace-custom-about = Eigene Längen, ein Starttermin, eine Nachfrist.
making-evening = Frist
making-zonehelp = Zum Beispiel Europe/Berlin oder America/New_York.
making-length-r = Zeit für Rückzüge
making-length-a = Zeit für Auf- und Abbau
making-samelength = Wie für Züge
making-company = Mit wem?
making-company-public = Offen für alle
making-company-public-about = Alle können mitspielen und zusehen.
making-company-invited = Eingeladene Spieler
making-company-invited-about = Sie laden mit Namen, Link oder E-Mail ein. Nur diese Spieler können mitspielen und zusehen.
making-guest-invites = Sie spielen als Gast, und Gäste können niemanden einladen.
making-guest-saves = Zuerst Ihr Konto sichern
making-company-bots = Gegen Bots
making-company-bots-about = Sie spielen eine Macht, Bots die übrigen. Die Partie beginnt sofort.
making-company-sandbox = Sandkasten
making-company-sandbox-about = Sie führen alle Mächte und werten aus, wann Sie wollen.
making-company-table = An einem Tisch
making-company-table-about = Sie teilen sich einen Bildschirm und reichen ihn herum.
making-rank = Wie stark sind die Bots?
making-seat = Sie spielen
making-seat-random = Eine ausgeloste Macht
making-talk = Nachrichten
making-talk-full = Alle Nachrichten
making-talk-full-about = Privat, an mehrere und an alle.
making-talk-public = Nur öffentlich
making-talk-public-about = Was Sie schreiben, lesen alle.
making-talk-none = Keine Nachrichten
making-talk-none-about = Nur Befehle sprechen.
making-talk-gunboat = Gunboat
making-talk-gunboat-about = Keine Nachrichten, und niemand weiß, wer welche Macht spielt.
making-talk-custom = Eigene Auswahl
making-talk-custom-about = Wählen Sie jede Art von Nachricht einzeln.
making-visibility-usual = Wie oben gewählt
making-group-people = Spieler und Spielleiter
making-group-rulings = Regelauslegungen der Auswertung
making-group-others = Weitere Regeln
making-suggested = { $rules } mit { $name }
making-suggested-anonymous = { $rules }, anonym
making-sum-clash = Einige dieser Regeln lassen sich noch nicht kombinieren.
making-sum-world = { COMMAS($rules) } auf { $board }
making-sum-none = keine Fristen
making-sum-daily = eine Phase am Tag
making-sum-evening = eine Phase am Tag um { $at } Uhr ({ $zone })
making-sum-at = { $span } je Phase, bis { $at } Uhr ({ $zone })
making-sum-span = { $span } je Zugphase
making-who-public = { $n } Spieler, offen für alle
making-who-invited = { $n } eingeladene Spieler
making-who-bots = { $bots ->
    [one] Sie gegen einen Bot
   *[other] Sie gegen { $bots } Bots
}
making-who-sandbox = ein Sandkasten für Sie
making-who-table = { $n } Mächte an einem Bildschirm
making-heard-full = alle Nachrichten
making-heard-public = nur öffentliche Nachrichten
making-heard-none = keine Nachrichten
making-heard-gunboat = Gunboat
making-heard-custom = ausgewählte Nachrichten
making-sum-anonymous = anonym
making-sum-changed = { $n ->
    [one] eine Regel geändert
   *[other] { $n } Regeln geändert
}
making-bots = Bots für einzelne Mächte
making-advanced = Weitere Einstellungen
making-map = Karte
making-show = Optionen dieser Regeln zeigen
making-name = Name der Partie
making-visibility = Wer zusehen kann
making-public = Alle
making-private = Nur die Beteiligten
making-deal = Verteilung der Mächte
making-deal-chosen = Die Spieler wählen
making-deal-preferences = Nach Wunschlisten
making-deal-random = Durch Los
making-gm = Ich bin Spielleiter und spiele nicht mit
making-hints = Spieler dürfen Bots um Rat fragen
making-anonymous = Die Spieler bleiben bis zum Ende der Partie anonym
making-length = Zeit je Phase
making-nolength = Keine Frist
making-minutes = { $n } Minuten
making-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
making-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
making-at = Uhrzeit
making-zone = Zeitzone
making-grace = Nachfrist in Minuten
making-misses = Versäumte Phasen, bis ein Platz frei wird
making-start = Starttermin (freiwillig)
making-starthelp = Vor diesem Zeitpunkt (in der Zeitzone oben) beginnt die Partie nicht. Sind dann alle Plätze besetzt, beginnt sie.
making-early = Vorzeitig auswerten, wenn alle fertig sind
making-press-private = Private Nachrichten
making-press-groups = Nachrichten an mehrere
making-press-public = Öffentliche Nachrichten
making-press-grey = Anonyme Nachrichten
making-press-inherit = Wer eine Macht übernimmt, liest ihre früheren Nachrichten
making-press-audit = Der Spielleiter darf alle Nachrichten lesen
making-person = Mensch
making-free = Oder { $what }:
making-printed = { $value } (gedruckte Regel)
making-printedvalue = Gedruckte Regel: { $value }.
making-make = Partie anlegen
making-templates = Ihre Vorlagen
making-drop = Löschen
making-droptemplate = Die Vorlage { $name } löschen
making-savetemplate = Als Vorlage speichern
making-templatehelp = Eine Vorlage bewahrt all das außer dem Starttermin, unter dem Namen der Partie.

# --- mod

mod-health = Zustand des Dienstes
health-ok = Alles in Ordnung
health-problems = Probleme
health-version = Version
health-worker-version = Version des Arbeitsprozesses
health-schema = Letzte Migration der Datenbank
health-database = Art der Datenbank
health-overdue = Partien, deren Frist verstrichen ist
health-needs-gm = Partien, die auf ihre Spielleitung warten
health-unsent = Noch nicht versandte Benachrichtigungen
health-yes = ja
health-no = nein
mod-reports = Meldungen
mod-open = Offene Meldungen zeigen
mod-closed = Erledigte Meldungen zeigen
mod-game = Partie öffnen
mod-verdict = Entscheidung
mod-close = Meldung schließen
mod-none = Keine Meldungen. Wenn Spieler eine Nachricht oder einen Spieler melden, sehen Sie es hier.
mod-people = Konten
mod-like = Name beginnt mit
mod-find = Suchen
mod-since = Dabei seit
mod-acts = Aktionen
mod-set = Rolle ändern
mod-suspended = gesperrt
mod-suspend = Sperren
mod-unsuspend = Sperre aufheben
mod-sure = { $name } sperren?
mod-surenot = Sperre von { $name } aufheben?
mod-link = Kennwort-Link
mod-linkhelp = Geben Sie { $name } diesen Link, um ein neues Kennwort zu wählen. Er wird nur einmal gezeigt.
audit-title = Protokoll der Verwaltung
audit-help = Was Administratoren und Moderatoren kraft ihres Amtes getan haben und was an der Kommandozeile getan wurde. Einträge sind unveränderlich. Netze werden nach 90 Tagen gelöscht.
audit-none = Noch keine Einträge. Hier erscheint, was jemand kraft seines Amtes tut.
audit-gone = ein gelöschtes Konto
audit-operator = { $user } (Kommandozeile)
audit-from = aus { $network }
audit-role = { $by } hat { $whom } zum { $role } gemacht.
audit-suspended = { $by } hat { $whom } gesperrt.
audit-restored = { $by } hat die Sperre von { $whom } aufgehoben.
audit-created = { $by } hat das Konto { $whom } angelegt.
audit-link = { $by } hat einen Kennwort-Link für { $whom } erzeugt.
audit-confirmed = { $by } hat die E-Mail-Adresse von { $whom } bestätigt.
audit-closed-report = { $by } hat eine Meldung über { $whom } geschlossen.
audit-first-link = { $by } hat bei einem Start den Kennwort-Link des ersten Administrators erzeugt.
audit-begun = { $by } hat eine Partie ohne Besitzer begonnen.
audit-vacated = { $by } hat einen Platz frei gemacht.
audit-clocks-stopped = { $by } hat die Uhren aller Partien angehalten.
audit-clocks-started = { $by } hat die Uhren aller Partien wieder gestartet.
audit-held = { $by } hat Partien auf unbestimmte Zeit angehalten.
audit-released = { $by } hat angehaltene Partien wieder freigegeben.
audit-clocks-extended = { $by } hat alle Partien um { $minutes } Minuten verlängert.
audit-backed-up = { $by } hat die Datenbank gesichert.
audit-put-back = { $by } hat eine Sicherung zurückgespielt.
audit-restart = { $by } hat einen Prozess neu gestartet.
audit-drain = { $by } hat einen Prozess beendet.
audit-board-hidden = { $by } hat eine Karte von { $whom } verborgen.
audit-board-shown = { $by } hat eine verborgene Karte von { $whom } wieder gezeigt.
mod-why = Grund

# --- account

account-emailpassword = Um Ihre E-Mail-Adresse zu ändern, geben Sie Ihr Kennwort ein. Die neue Adresse gilt, sobald Sie dem Link gefolgt sind, den wir dorthin schicken. An die alte geht ein Hinweis.
account-emailuntil = Bis die neue Adresse bestätigt ist, gehen E-Mails an { $email }.
account-name = Name
account-confirm = E-Mail-Adresse bestätigen
account-confirmhelp = Damit bestätigen Sie, dass diese Adresse Ihnen gehört.
account-confirmed = Vielen Dank. Benachrichtigungen gehen von jetzt an an diese Adresse.
account-confirmold = Dieser Link ist abgelaufen oder wurde schon benutzt. Melden Sie sich an und fordern Sie in den Einstellungen einen neuen an.
account-unconfirmed = Ihre E-Mail-Adresse ist nicht bestätigt. Folgen Sie dem Link, den wir Ihnen geschickt haben. Bis dahin bekommen Sie dort keine anderen E-Mails.
account-confirmagain = Link noch einmal senden
account-nameoremail = Name oder bestätigte E-Mail-Adresse
account-email = E-Mail-Adresse
account-emailhelp = Freiwillig. Nötig für Erinnerungen und um das Kennwort zurückzusetzen.
account-password = Kennwort
account-passwordhelp = Mindestens 10 Zeichen. Tipp: Ein paar Wörter, die nicht zusammengehören, lassen sich leicht merken.
account-register = Registrieren
account-forgotten = Kennwort vergessen?
account-reset = Kennwort zurücksetzen
account-newpassword = Neues Kennwort
account-sent = Wenn es dieses Konto gibt und es eine E-Mail-Adresse hat, haben wir dorthin einen Link geschickt.
account-sendlink = Link senden
account-keep = Speichern
account-badlink = Dieser Link ist abgelaufen oder wurde schon benutzt.
account-another = Neuen Link anfordern

# --- guest

guest-title = Partien, die Sie als Gast gespielt haben
guest-help = In diesem Browser haben Sie als { $guest } gespielt ({ $n ->
    [0] Fortschritt in Lektionen oder Vorlagen
    [one] eine Partie oder ein Sandkasten
   *[other] { $n } Partien und Sandkästen
}). Möchten Sie das in Ihr Konto übernehmen?
guest-register = Sie spielen als Gast ({ $name }). Wenn Sie sich registrieren, behalten Sie Ihre Partien, Ihre Nachrichten und Ihren Fortschritt in den Lektionen.
guest-take = In mein Konto übernehmen
guest-leave = Zurücklassen
guest-leavesure = Zurücklassen? Sie können sie nicht zurückholen.
guest-taken = { $n ->
    [one] Eine Partie wurde in Ihr Konto übernommen.
   *[other] { $n } Partien wurden in Ihr Konto übernommen.
}
guest-left = Diese wurden zurückgelassen:
guest-on = Weiter

# --- asked

asked-title = Einladungen
asked-play = { $by } lädt Sie ein mitzuspielen.
asked-playseat = { $by } lädt Sie ein, { ACC($seat) } zu spielen.
asked-seat = { $by } bietet Ihnen { ACC($seat) } an. Sie übernehmen, sobald Sie annehmen.
asked-office = { $by } bittet Sie, die Spielleitung zu übernehmen.
asked-accept = Annehmen
asked-decline = Ablehnen
asked-until = offen bis

# --- lost

lost-told = Sie spielen { ACC($seat) } in „{ $game }“ nicht mehr. Grund: { $why }
lost-again = Wieder { ACC($seat) } spielen
lost-taken = Sie können nicht zurückkehren: Ein anderer Spieler hat diese Macht übernommen, oder der Spielleiter hat Sie entfernt.

# --- invitations

invitations-title = Einladungen
invitations-any = beliebig
invitations-player = Spieler
invitations-at = Verschickt
invitations-state = Antwort
invitations-open = offen
invitations-accepted = angenommen
invitations-declined = abgelehnt
invitations-withdrawn = zurückgezogen
invitations-expired = abgelaufen
invitations-link = Link
invitations-withdraw = Zurückziehen
invitations-by-name = Mit Namen
invitations-by-email = Per E-Mail
invitations-by-link = Mit einem Link
invitations-help-name = Für Spieler, die hier ein Konto haben. Sie finden die Einladung auf ihrer Übersicht.
invitations-help-email = Wir senden eine E-Mail mit einem Link und speichern die Adresse nicht.
invitations-help-link = Wer den Link hat, kann einen Platz einnehmen. Er gilt einmal.
invitations-field-name = Name des Spielers
invitations-field-email = E-Mail-Adresse
invitations-do-name = Einladen
invitations-do-email = Einladung senden
invitations-do-link = Link erstellen
invitations-copy = Kopieren
invitations-copied = Kopiert
invitations-share = Teilen
invitations-nomore = Diese Einladung wurde schon verwendet oder gilt nicht mehr.
invitations-youdeclined = Sie haben die Einladung abgelehnt.
invitations-refuse = Keine Einladungen mehr
invitations-refusehelp = Diese Website sendet dann nie wieder eine Einladung an Ihre Adresse.
invitations-refused = Erledigt. Ihre Adresse erhält keine Einladungen von dieser Website mehr.
invitations-none = Noch keine Einladungen.

# --- office

office-title = Spielleitung
office-volunteer = Spielleitung übernehmen
office-to = Übergeben an
office-offer = Anbieten
office-lay = Spielleitung niederlegen
office-laysure = Spielleitung niederlegen? Die Partie geht ohne Spielleiter weiter, bis sich jemand meldet.
office-new = Neuer Spielleiter
office-appoint = Ernennen

# --- dashboard

dashboard-owed = Sie sind am Zug
dashboard-saved = Befehle gespeichert
dashboard-nothing = Alles erledigt.
dashboard-games = Ihre Partien
dashboard-none = Noch keine Partien. Beginnen Sie eine gegen Bots, oder spielen Sie in einer offenen mit.
dashboard-open = Offene Partien

# --- signout

signout-title = Abmelden und dieses Konto verlieren?
signout-help = Sie sind Gast. Ohne Namen und Kennwort können Sie nicht zurückkehren. Sie würden verlieren:
signout-sandboxes-one = Ihren Sandkasten
signout-sandboxes-more = Ihre { $n } Sandkästen
signout-games-one = Ihren Platz in einer Partie mit anderen
signout-games-more = Ihre Plätze in { $n } Partien mit anderen
signout-rest = Ihre Nachrichten, Notizen und Einstellungen
signout-save = Erst dieses Konto sichern
signout-lose = Abmelden und verlieren
signout-stay = Angemeldet bleiben
signout-other = Sie spielen als Gast. Nach der Anmeldung können Sie Ihre Gastpartien in Ihr Konto übernehmen.
signin-needed = Für diese Seite melden Sie sich bitte an oder registrieren sich. Oder probieren Sie das Spiel zuerst aus: Gegen Bots spielen Sie ohne Konto.

# --- settings

settings-title = Einstellungen
settings-you = Sie sind angemeldet als { $name } ({ $role }).
settings-profile = Ihr öffentliches Profil
settings-out = Abmelden
settings-everywhere = Auf allen Geräten abmelden
settings-claim = Dieses Konto sichern
settings-claimhelp = Sie sind in diesem Browser Gast. Wählen Sie Namen und Kennwort, um von überall zurückzukehren.
settings-old = Bisheriges Kennwort
settings-away = Urlaub
settings-awayhelp = In Partien, die Urlaub erlauben, warten die Fristen, bis Sie zurück sind.
settings-since = Von
settings-until = Bis
settings-addaway = Urlaub eintragen
settings-cancel = Löschen
settings-tokens = API-Schlüssel
settings-tokenshelp = Mit einem Schlüssel können Programme in Ihrem Namen handeln.
settings-tokenname = Name des Schlüssels
settings-made = Kopieren Sie ihn jetzt, er wird nur einmal gezeigt:
settings-revoke = Widerrufen
settings-newtoken = Schlüssel erzeugen
settings-block = Spieler blockieren
settings-blockname = Name des Spielers
settings-blockdo = Blockieren
settings-blockhelp = Sie sehen die Nachrichten dieses Spielers nicht mehr, und er kann Ihren Partien nicht beitreten. In anonymen Partien wirkt das nicht: Blockieren Sie dort die Macht.
settings-unblock = Nicht mehr blockieren
settings-delete = Konto löschen
settings-deletehelp = Ihre Partien bleiben erhalten, Ihr Name wird daraus entfernt. Geben Sie zur Bestätigung Ihr Kennwort ein.
settings-deletesure = Ihr Konto löschen? Das lässt sich nicht rückgängig machen.

# --- scope

scope-read = lesen
scope-play = spielen
scope-press = Nachrichten
scope-manage = Partien verwalten

# --- forming

forming-wants = Mächte, die Sie gern spielen würden, die liebste zuerst
forming-visitor = Möchten Sie mitspielen? Registrieren Sie sich oder melden Sie sich an, und wählen Sie dann einen Platz. Als Gast können Sie sofort beginnen und sich später registrieren.
forming-register = Zum Mitspielen registrieren
forming-asguest = Als Gast fortfahren
forming-seats = Plätze
forming-you = Sie
forming-applicants = Es warten auf einen Platz: { $names }.
forming-minute = Die Regeln in einer Minute
forming-board = Die Karte zu Beginn
forming-printed = Keine: Die Partie folgt den gedruckten Regeln.
forming-join = Mitspielen
forming-yours = Diese Partie verwalten
forming-invite = Einladen
forming-fill = Freie Plätze besetzen mit
forming-nobody = niemandem
forming-start = Jetzt beginnen
forming-startdate = Starttermin:
forming-startcame = Der Termin ist da, aber es sind noch Plätze frei. Die Partie beginnt, sobald alle besetzt sind.
forming-startwaits = Die Partie beginnt zu diesem Termin, wenn dann alle Plätze besetzt sind. Sonst beginnt sie, sobald sie es sind.
forming-savedate = Termin speichern
forming-startzone = In der Zeitzone { $zone }. Vor diesem Termin beginnt die Partie nicht. Lassen Sie das Feld leer, wenn es keinen Starttermin gibt.
forming-cancel = Partie abbrechen
forming-cancelsure = Diese Partie abbrechen? Das lässt sich nicht rückgängig machen.

# --- dice

dice-proof = Der Startwert war durch diesen Hash festgelegt, bevor jemand beitrat, und der Browser jedes Spielers hat eine eigene Zufallszahl hinzugefügt. Darum kann weder ein Spieler noch ein Spielleiter einen Wurf wählen oder vorhersehen. Der Betreiber dieser Seite kennt den Startwert, aber nicht im Voraus die Zufallszahlen der Spieler, es sei denn, er fügt selbst die letzte hinzu.
dice-nonces = Zufallszahlen der Spieler
dice-yours = Die Zahl Ihres Browsers ist darunter, und der Hash ist derselbe wie bei Ihrem Beitritt.
dice-notyours = Die Zahl Ihres Browsers fehlt, oder der Hash hat sich seit Ihrem Beitritt geändert. Fragen Sie den Spielleiter danach.
dice-dealt = Verteilung der Mächte
dice-wanted = gewünscht:
dice-rolls = Würfe
dice-commitment = Hash des Startwerts:
dice-seed = Startwert:
dice-later = Der Startwert wird veröffentlicht, wenn die Partie zu Ende ist. Dann kann jeder alle Würfe nachprüfen.
dice-roll = Wurf
dice-result = Ergebnis
dice-source = Quelle
dice-origin = { $source ->
    [chain] Schlüsselkette
    [seed] Startwert
    [scripted] Von der Spielleitung gewählt
    [manual] Spielleitung
    [before-fork] Kopierte Partie
   *[other] { $source }
}
dice-none = Es wurde noch nicht gewürfelt.
dice-details = Hash und Zufallszahlen

# --- notify

notify-title = Benachrichtigungen
notify-what = Ereignis
notify-turn = Sie sind am Zug
notify-reminder = Erinnerungen an fehlende Befehle
notify-press = Neue Nachrichten
notify-vote = Vorschläge und Abstimmungen
notify-game = Beginn und Ende von Partien, Spielerwechsel
notify-invitation = Einladungen
notify-gm = Partien, die Sie als Spielleiter brauchen
notify-everything = alle Benachrichtigungen
notify-mail = E-Mail
notify-webhook = Webhook
notify-discord = Discord
notify-digest = Nachrichten per E-Mail und auf Discord
notify-every0 = Jede sofort
notify-every10 = Gesammelt alle zehn Minuten
notify-every60 = Gesammelt jede Stunde
notify-every1440 = Gesammelt einmal am Tag
notify-letters = Den Text von Nachrichten in E-Mails aufnehmen
notify-channels = Wo Sie benachrichtigt werden
notify-off = Abgeschaltet
notify-on = Wieder einschalten
notify-test = Test senden
notify-remove = Entfernen
notify-kind = Art
notify-address = Adresse
notify-add = Hinzufügen
notify-secret = Der Webhook wird mit diesem Geheimnis signiert. Kopieren Sie es jetzt, es wird nur einmal gezeigt:
notify-calendar = Fristen in Ihrem Kalender
notify-calendarhelp = Abonnieren Sie in Ihrer Kalender-App eine geheime Adresse. Erzeugen Sie eine neue, wird die alte ungültig.
notify-newcalendar = Adresse erzeugen
notify-stop = Abbestellen
notify-stopall = Alle E-Mails abbestellen
notify-about = E-Mails dieser Art abbestellen? { $topic }
notify-stopped = Sie bekommen keine E-Mails dieser Art mehr: { $topic }.

# --- deed

deed-nobody = Der Server
deed-nobody-there = niemand
deed-why = Grund: { $why }
deed-extended = { $by } hat die Frist für { ACC($phase) } von { $before } auf { $deadline } verlegt.
deed-extended-to = { $by } hat die Frist für { ACC($phase) } auf { $deadline } verlegt.
deed-paused = { $by } hat die Partie angehalten.
deed-resumed = { $by } hat die Partie fortgesetzt.
deed-judged = { $by } hat { ACC($phase) } vor der Frist ausgewertet.
deed-replaced = { $by } hat den Platz { OF($seat) } mit dem Bot { $bot } besetzt (bisher: { $was }).
deed-replaced-somehow = { $by } hat den Platz { OF($seat) } neu besetzt.
deed-offered = { $by } hat den Platz { OF($seat) } einem anderen Spieler angeboten (bisher: { $was }).
deed-entered = { $by } hat Befehle für { ACC($seat) } eingetragen.
deed-edited = { $by } hat das Brett bearbeitet: { $changes }.
deed-corrected = { $by } hat Werte der Regeln korrigiert: { $values }.
deed-overridden = { $by } hat das Ergebnis von { $order } in { DAT($of) } geändert: { $ruling }.
deed-overridden-unseen = { $by } hat das Ergebnis eines Befehls in { DAT($of) } geändert.
deed-rolled-back = { $by } hat die Partie auf { ACC($to) } zurückgesetzt, ohne die damaligen Befehle.
deed-rolled-back-with-orders = { $by } hat die Partie auf { ACC($to) } zurückgesetzt, mit den damaligen Befehlen.
deed-note = { $by } hat eine Mitteilung veröffentlicht.
deed-settings = { $by } hat die Einstellungen geändert: { $changed }.
deed-settings-somehow = { $by } hat die Einstellungen geändert.
deed-bot-ended = Der Bot { OF($seat) } wurde angehalten.
deed-abandoned = Die Partie wurde aufgegeben.
deed-held = { $by } hat die Partie angehalten.
deed-released = { $by } hat die Partie wieder freigegeben.
deed-clocks-stopped = { $by } hat die Uhren aller Partien angehalten.
deed-clocks-started = { $by } hat die Uhren aller Partien wieder gestartet. Neue Frist: { $deadline }.
deed-clocks-extended = { $by } hat alle Partien um { $minutes } Minuten verlängert. Neue Frist: { $deadline }.
deed-put-off = Die Frist wurde auf { $deadline } verschoben.
deed-prolonged = { THE($phase) } wurde um { $minutes } Minuten verlängert.
deed-left = Der Platz { OF($seat) } ist frei.
deed-voted-extend = Die Spieler haben für eine Verlängerung gestimmt.
deed-voted-pause = Die Spieler haben dafür gestimmt, die Partie anzuhalten.
deed-voted-resume = Die Spieler haben dafür gestimmt, die Partie fortzusetzen.
deed-gm-took-over = { $by } hat die Spielleitung übernommen.
deed-gm-left = { $by } hat die Spielleitung niedergelegt.
deed-gm-volunteered = { $by } hat sich als Spielleiter gemeldet.
deed-gm-appointed = { $by } hat einen Spielleiter ernannt.
deed-needs-gm = Die Partie braucht ihren Spielleiter.
deed-cancelled = { $by } hat die Partie abgebrochen.
deed-looked = { $by } hat diese Partie als Administrator angesehen.
deed-exported = { $by } hat diese Partie als Administrator exportiert.
deed-removed = { $units } entfernt
deed-placed = { $units } für { ACC($owner) } hinzugefügt
deed-center = { $code } an { ACC($owner) }

# --- setting

setting-clock-length = Minuten je Phase
setting-clock-lengths = Minuten nach Art der Phase
setting-clock-at = Uhrzeit der Fristen
setting-clock-zone = Zeitzone
setting-clock-weekdays = Wochentage
setting-clock-grace = Nachfrist in Minuten
setting-clock-early = vorzeitig auswerten
setting-clock-patience = Verlängerungen bei fehlenden Befehlen
setting-clock-extension = Minuten je Verlängerung
setting-press-private = private Nachrichten
setting-press-groups = Nachrichten an mehrere
setting-press-public = öffentliche Nachrichten
setting-press-grey = anonyme Nachrichten
setting-press-closed = Phasen ohne Nachrichten
setting-press-gm = Nachrichten mit dem Spielleiter
setting-press-inherit = neue Spieler lesen frühere Nachrichten
setting-press-audit = der Spielleiter darf alle Nachrichten lesen
setting-anonymous = anonyme Partie
setting-misses = versäumte Phasen, bis ein Platz frei wird
setting-holidays = Fristen warten auf Urlauber
setting-muster = Minuten zum Bestätigen
setting-start = Starttermin
setting-join = wer mitspielen kann
setting-hints = Rat von Bots
setting-deal = Verteilung der Mächte

# --- refused

refused-accept-or-decline = Eine Einladung können Sie nur annehmen oder ablehnen.
refused-bad-field = { $field }: { $why }
refused-bad-field-hint = Siehe /api/v1/openapi.json.
refused-bad-date = „{ $given }“ ist kein Zeitpunkt.
refused-bad-date-hint = Schreiben Sie ihn so: 2027-01-31T18:00.
refused-bad-form = Dieses Formular lässt sich nicht lesen: { $why }
refused-bad-form-hint = Laden Sie die Seite neu und senden Sie das Formular von dort ab.
refused-bad-choice = „{ $given }“ steht nicht zur Wahl.
refused-bad-choice-hint = Wählen Sie: { COMMAS($choices) }.
refused-no-number = „{ $given }“ ist keine Zahl.
refused-no-number-hint = Geben Sie nur Ziffern ein.
refused-bad-length = Der Header Content-Length ist keine Zahl.
refused-bad-token = Dieser API-Schlüssel ist ungültig oder wurde widerrufen.
refused-bad-token-hint = Erzeugen Sie in Ihren Einstellungen einen neuen.
refused-bad-turn = { $why }
refused-bad-turn-hint = Das Format von Zugdateien steht in docs/turn-files.md.
refused-clash = Jemand anderes hat im selben Augenblick etwas geändert. Nichts wurde gespeichert.
refused-clash-hint = Laden Sie die Seite neu und versuchen Sie es noch einmal.
refused-csrf = Die Seite, von der das kam, ist abgelaufen oder nicht von uns.
refused-csrf-hint = Laden Sie die Seite neu und versuchen Sie es noch einmal. Programme senden das Token als Feld „{ $field }“ oder im Header { $header }; GET /api/v1/me liefert es.
refused-database-down = Die Datenbank antwortet nicht. Nichts wurde gespeichert.
refused-database-down-hint = Versuchen Sie es gleich noch einmal.
refused-figures = Die Messwerte können nur Administratoren lesen, und nur von diesem Rechner aus.
refused-many-fields = Dieses Formular hat mehr als { $n } Felder.
refused-many-fields-hint = Senden Sie weniger auf einmal.
refused-many-requests = Zu viele Anfragen: { $n } von Ihrer Adresse sind noch in Arbeit.
refused-many-streams = Zu viele Spieler verfolgen gerade Partien live.
refused-many-streams-hint = Versuchen Sie es später noch einmal.
refused-no-colon = In „{ $given }“ fehlt ein Doppelpunkt.
refused-no-colon-hint = Schreiben Sie es so: France: F BRE, oder BEL: France.
refused-no-day = „{ $given }“ ist kein Datum.
refused-no-day-hint = Schreiben Sie es so: 2027-08-01.
refused-no-file = Sie haben keine Datei gewählt.
refused-no-file-hint = Wählen Sie eine Datei und versuchen Sie es noch einmal.
refused-no-gm-act = Die Konsole des Spielleiters kennt keine Aktion „{ $given }“.
refused-no-name = Geben Sie den Namen eines Spielers ein.
refused-no-office-act = „{ $given }“ ist hier nicht möglich.
refused-no-such-method = Diese Adresse kennt diese HTTP-Methode nicht.
refused-no-such-method-hint = Die Methoden stehen in /api/v1/openapi.json.
refused-nothing-here = Diese Seite gibt es nicht.
refused-nothing-here-hint = Prüfen Sie die Adresse. Die API ist unter /api/v1/openapi.json beschrieben.
refused-nul-in-address = In der Adresse steht ein NUL-Zeichen.
refused-nul-in-address-hint = Entfernen Sie es.
refused-other-site = Diese Anfrage kommt von einer fremden Website.
refused-other-site-hint = Öffnen Sie unsere Seite und versuchen Sie es dort noch einmal.
refused-our-fault = Bei uns ist leider etwas schiefgegangen. Nichts wurde gespeichert.
refused-our-fault-hint = Wenn es wieder passiert, nennen Sie uns diesen Fehlercode: { $number }
refused-streams-open = Sie haben schon { $n } Live-Verbindungen offen.
refused-streams-open-hint = Schließen Sie eines der Fenster.
refused-token-on-page = API-Schlüssel gelten nicht für Webseiten.
refused-token-on-page-hint = Benutzen Sie die API unter /api/v1.
refused-too-large = Die Anfrage ist größer als { $most }.
refused-too-large-hint = Senden Sie weniger auf einmal.

# --- how to play

learn-title = So wird gespielt
learn-lead = Das ganze Spiel in zehn Bildern. Man liest es in fünf Minuten und lernt ein Leben lang dazu.
learn-of = { $n } von { $all }
learn-back = Zurück
learn-next = Weiter
learn-board = Sieben Mächte, ein Kontinent
learn-board-text = Wir schreiben das Jahr 1901. Österreich, England, Frankreich, Deutschland, Italien, Russland und die Türkei ringen um Europa, und eine dieser Mächte führen Sie. Das Brett besteht aus Provinzen an Land und auf See. In jeder ist Platz für eine Einheit.
learn-centers = Versorgungszentren gewinnen das Spiel
learn-centers-text = Einige Provinzen an Land tragen einen Stern: Das sind die Versorgungszentren. Jedes Zentrum, das Ihnen gehört, versorgt eine Einheit; mehr Zentren bedeuten also mehr Einheiten. Ein Zentrum nehmen Sie ein, wenn am Ende eines Herbstes eine Ihrer Einheiten darin steht. Wer 18 der 34 Zentren besitzt, gewinnt allein.
learn-units = Armeen und Flotten
learn-units-text = Armeen ziehen über Land, Flotten über See und an der Küste entlang. Eine Einheit kommt in einem Zug eine Provinz weit, und alle Einheiten sind gleich stark. Jeder Ihrer Einheiten geben Sie einen Befehl: halten, ziehen, unterstützen oder geleiten.
learn-bounce = Alle ziehen zugleich
learn-bounce-text = Alle schreiben ihre Befehle geheim, und zur Frist werden alle gemeinsam ausgeführt. Ziehen zwei gleich starke Einheiten in dieselbe Provinz, kommt keine hinein: Sie prallen ab, und jede bleibt, wo sie war.
learn-support = Unterstützung macht stark
learn-support-text = Statt zu ziehen, kann eine Einheit einer anderen ihre Stärke leihen. Hier unterstützt die deutsche Armee im Ruhrgebiet den Angriff aus München. Zwei gegen eins genügt: Der Angriff gelingt, und die französische Armee wird verdrängt. Ebenso können Sie eine Einheit unterstützen, die hält, und auch Einheiten anderer Mächte.
learn-cut = Unterstützung lässt sich unterbrechen
learn-cut-text = Wer angegriffen wird, kann niemanden unterstützen. Hier greift eine französische Armee das Ruhrgebiet an. Sie prallt ab, unterbricht aber die Unterstützung, und der deutsche Angriff auf Burgund misslingt. Oft ist die beste Verteidigung ein Angriff an anderer Stelle.
learn-convoy = Flotten geleiten Armeen
learn-convoy-text = Eine Flotte auf See kann eine Armee in einem einzigen Zug von einer Küste zur anderen bringen. Befehlen Sie der Armee den Zug und der Flotte das Geleit. Mehrere Flotten können eine Kette bilden. Wird eine Flotte der Kette verdrängt, bleibt die Armee zu Hause.
learn-retreat = Verdrängte Einheiten ziehen sich zurück
learn-retreat-text = Eine verdrängte Einheit zieht sich in eine freie Nachbarprovinz zurück, aber nicht dorthin, woher ihr Angreifer kam, und nicht dorthin, wo gerade Einheiten abgeprallt sind. Gibt es keine solche Provinz oder ist es Ihnen lieber, wird die Einheit aufgelöst.
learn-year = Ein Jahr hat drei Jahreszeiten
learn-year-text = Im Frühjahr und im Herbst ziehen Sie. Nach dem Herbst gehört jedes Versorgungszentrum der Macht, deren Einheit darin steht. Im Winter vergleichen Sie Ihre Einheiten mit Ihren Zentren: Sie bauen neue Einheiten in Ihren Heimatzentren auf oder lösen auf, was Sie nicht mehr versorgen können.
learn-talk = Erst reden, dann schreiben
learn-talk-text = Allein stehen Sie gegen sechs. Hier nimmt Österreich Rumänien, weil Russland es unterstützt. Reden Sie mit allen, schmieden Sie Pläne, geben Sie Ihr Wort. Niemand muss seines halten, außer in den Varianten mit Verträgen. Dann schreiben Sie Ihre Befehle und erfahren, wer die Wahrheit gesagt hat.
learn-lesson = Zur Lektion
learn-start = Das ist schon das ganze Spiel
learn-start-text = Sie müssen sich nicht alles merken. Das Brett zeigt, wohin jede Einheit kann, die Seite warnt, wenn Befehle nicht zusammenpassen, und jedes Ergebnis wird erklärt.
learn-variants = Jede Variante in einer Minute
learn-minute = Was anders ist, in einer Minute
learn-minute-idea = Die Idee
learn-minute-turn = Was Sie tun
learn-minute-care = Worauf Sie achten sollten
learn-minute-victory = Wie Sie gewinnen

# --- a game against bots

play-now = Jetzt spielen
play-start = Gegen Bots spielen
play-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
play-minute = Regeln in einer Minute
play-name = Gegen Bots: { $rules }

# --- Lektionen

lesson-title = Spielen lernen
lesson-lead = Sie führen eine Großmacht. Alle Spieler schreiben ihre Befehle im Geheimen, und alle Befehle werden gleichzeitig ausgeführt. Wer gut plant, Verbündete findet und den richtigen Augenblick wählt, gewinnt. In diesen kurzen Lektionen schreiben Sie die Befehle auf einem echten Brett, und die echten Regeln entscheiden, was daraus wird.
lesson-first = Fangen Sie hier an
lesson-variants = Die eigene Regel jeder Variante
lesson-count = { $n ->
    [one] Ein Schritt
   *[other] { $n } Schritte
}
lesson-screens = Zehn Bilder
lesson-anytime = Bereit für eine ganze Partie?
lesson-playabout = Sechs Bots spielen die anderen Mächte und lassen Sie nie warten. Das Brett zeigt, wohin jede Einheit ziehen kann, und jedes Ergebnis wird erklärt.
lesson-whatnext = Wie geht es weiter?
lesson-playvariant = Diese Variante gegen Bots spielen
lesson-skipped = Den übersprungenen Schritt nachholen: { $step }
lesson-minute = Die Regeln dieser Variante in einer Minute lesen
lesson-following = Nächste Lektion: { $lesson }

# --- the first game

first-title = Ihre erste Partie
first-order = Tippen Sie auf eine Einheit mit gepunktetem Ring und dann auf ihr Ziel. Knöpfe unter dem Brett bieten an, was sie sonst noch kann.
first-ready = Wenn Sie fertig sind, drücken Sie „Fertig“. Sobald alle fertig sind, zeigen die Ergebnisse, was daraus wurde und warum.
first-win = Was in dieser Partie anders ist und wie Sie gewinnen:
first-rules = die Regeln in einer Minute
first-dismiss = Verstanden
lesson-howto = Die Spielanleitung in zehn Bildern lesen
lesson-start = Anfangen
lesson-on = Weitermachen
lesson-again = Noch einmal spielen
lesson-done = Geschafft
lesson-steps = { $n } von { $of } Schritten geschafft
lesson-of = Schritt { $n } von { $of }
lesson-check = Prüfen
lesson-checkhelp = Tippen Sie auf das Brett, wählen Sie aus den Listen oder schreiben Sie Ihre Befehle hier auf, einen je Zeile.
lesson-nothing = Noch nichts. Wählen Sie aus der Liste.
lesson-text = Ihre Befehle als Text
lesson-reached = Geschafft!
lesson-missed = Noch nicht.
lesson-next = Nächster Schritt
lesson-try = Noch einmal versuchen
lesson-skip = Diesen Schritt überspringen
lesson-prev = Voriger Schritt
lesson-all = Alle Lektionen
lesson-tables = Tabellen der Regeln

# --- ein Bot

bot-title = { $seat }: der Bot
bot-called = { $rank }, { $character }
bot-why = Warum hast du das getan?
bot-later = Wenn die Partie zu Ende ist, steht hier, was der Bot in jeder Phase vorhatte, welche anderen Pläne er erwogen und welche Versprechen er gehalten oder gebrochen hat.
bot-nothing = Dieser Bot hat nicht aufgeschrieben, warum er so gespielt hat.
bot-plans = Pläne, die er erwogen hat. Der Wert ist der Vorsprung vor den anderen, den er erwartete, in Versorgungszentren.
bot-plan = Befehle
bot-value = Wert
bot-chosen = Gewählt:

# --- Rat von einem Bot

hint-title = Was würdest du tun?
hint-about = Fragen Sie einen Bot, was er für { $seat } in { $phase } befehlen würde. Er sieht nur, was Sie sehen. Sonst erfährt niemand, dass Sie gefragt haben.
hint-whom = Wen fragen Sie?
hint-ask = Fragen
hint-advice = Der Rat: { $rank }
hint-value = Wert: { $value }.
hint-others = Alternativen
hint-adopt = Diese Befehle übernehmen
hint-values = Der Wert ist der erwartete Vorsprung vor den anderen, in Versorgungszentren. Er ist geschätzt: Der Bot rät, was die anderen befehlen.
hint-draft = Der Knopf speichert diese Befehle anstelle Ihrer eigenen. Sie können sie weiter ändern und gelten noch nicht als fertig.
