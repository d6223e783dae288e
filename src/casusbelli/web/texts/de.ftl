# Die Seiten auf Deutsch: dieselben Schlüssel wie im Englischen.

# --- site

site-name = Casus Belli
site-language = Deutsch
site-skip = Zum Inhalt
site-foot = Ein Spiel um Verträge, Kriege und Versprechen.
site-api = API

# --- nav

nav-main = Hauptmenü
nav-dashboard = Deine Partien
nav-games = Partien
nav-rules = Regeln
nav-moderation = Moderation
nav-signin = Anmelden
nav-theme = Hell/dunkel

# --- ask

ask-yes = Ja
ask-no = Nein, zurück

# --- fault

fault-title = Das ging nicht
fault-home = Zur ersten Seite

# --- status

status-forming = Wartet auf Spieler
status-running = Läuft
status-paused = Angehalten
status-needs-gm = Braucht die Spielleitung
status-finished = Beendet
status-cancelled = Abgesagt

# --- board

board-title = Das Spielbrett
board-keys = Das Spielbrett. Pfeiltasten gehen von Einheit zu Einheit und von Provinz zu Provinz, Eingabe wählt, Escape geht zurück, Buchstaben wählen die Art des Befehls, Plus und Minus vergrößern und verkleinern. Die Listen daneben können dasselbe.
board-nearer = Näher
board-farther = Weiter weg
board-whole = Das ganze Brett
board-names = Volle Namen
board-past = Du siehst
board-layer = Auf dem Brett zeigen
board-nolayer = Nur das Brett
board-words = Das Brett in Worten
board-noscript = Ohne JavaScript ist das Brett ein Bild: benutze die Listen und Texte daneben.
board-pick = Wähle eine Einheit.
board-which = Was davon?
board-whereto = { $place }: und wohin? Noch einmal dasselbe heißt: wo sie steht.
board-go = Wohin?
board-clear = Kein Befehl
board-cancel = Zurück
board-noorder = noch kein Befehl
board-consequences = Folgen: { $n }

# --- board.for

board-for-move = Wohin?
board-for-hold = Sie hält.
board-for-support = Welche Einheit wird unterstützt?
board-for-convoy = Welche Armee wird übergesetzt?
board-for-retreat = Wohin zieht sie sich zurück?
board-for-other = Wähle eine Provinz.

# --- table

table-pass = Der Bildschirm geht an { $seat }. Sonst schaut niemand.
table-show = Ich bin { $seat }: zeig mir meine Seite
table-all = Was alle sehen dürfen
table-everybody = alle

# --- time

time-in = in { $span }
time-ago = vor { $span }
time-title = Phasen
time-first = Erste Phase
time-earlier = Phase davor
time-slider = Phase
time-later = Nächste Phase
time-latest = Jetzt
time-play = Abspielen

# --- game

game-tabs = Neben dem Brett
game-orders = Befehle
game-story = Ergebnis
game-press = Briefe
game-tables = Tabellen
game-people = Partie
game-deadline = Frist
game-nodeadline = Keine Frist
game-as = als
game-go = Zeigen
game-rulebook = Regelbuch dieser Partie
game-rules = Regelbuch

# --- orders

orders-asked = Von dir erwartet: { $what }.
orders-notasked = In dieser Phase wird nichts von dir erwartet.
orders-none = – keiner –
orders-meant = wird verstanden als { $order }
orders-astext = Dasselbe als Text
orders-texthelp = Ein Befehl je Zeile, in jeder üblichen Schreibweise. Gespeichert, sobald du das Feld verlässt.
orders-savetext = Diesen Text speichern
orders-save = Befehle speichern
orders-further = Was deine Einheiten noch dürfen ({ $n })
orders-lent = Fremde Einheiten, für die du schreiben darfst ({ $n })
orders-secret = geheim
orders-add = Hinzufügen …
orders-off = { $order } zurücknehmen
orders-once = { $order }: einmal mehr
orders-less = { $order }: einmal weniger
orders-inorder = In welcher Reihenfolge
orders-inorderhelp = Wo Regeln nur einen Teil davon ausführen oder bezahlen, gehen die ersten vor.
orders-earlier = { $order }: früher
orders-later = { $order }: später
orders-atonce = Wird sofort ausgeführt
orders-atoncehelp = Abstimmungen und Erklärungen, die nicht auf die Frist warten.

# --- count

count-orders = { $n } von { $of } Befehlen
count-retreats = { $n } von { $of } Rückzügen
count-builds = { $n } von { $of } Bauten
count-removals = { $n } von { $of } Auflösungen
count-adjustments = { $n } von { $of } Bauten und Auflösungen

# --- saved

saved-saved = Gespeichert.
saved-saving = Wird gespeichert …
saved-stale = Nicht gespeichert: die Befehle wurden anderswo geändert, vielleicht in einem anderen Fenster. Das hier gilt jetzt.
saved-closed = Nicht gespeichert: die Phase ist vorbei.
saved-offline = Keine Verbindung. Deine Befehle werden gesendet, sobald es eine gibt.
saved-refused = Nicht gespeichert.

# --- kind

kind-move = Ziehen
kind-retreat = Rückzug
kind-hold = Halten
kind-support = Unterstützen
kind-convoy = Geleit
kind-disband = Auflösen
kind-build = Bauen
kind-waive = Verzichten

# --- slot

slot-build = Bauen
slot-disband = Entfernen
slot-waive = Bauen
slot-aid = Anpassung

# --- ready

ready-do = Fertig
ready-undo = Doch nicht fertig
ready-is = Du bist fertig.
ready-none = Ich habe keine Befehle
ready-nonesure = Wirklich keine Befehle schicken? Was du geschrieben hast, wird zurückgenommen.
ready-faults = Einige Zeilen gelten nicht. Trotzdem fertig?
ready-costs = Diese Befehle haben Folgen. Trotzdem fertig?

# --- act

act-do = Ausführen
act-sure = { $order }: jetzt ausführen?

# --- sandbox

sandbox-judge = Diese Phase auswerten
sandbox-clone = Was wäre, wenn? Im Sandkasten
sandbox-clonehelp = Eine Kopie für dich: die Stellung, und deine Befehle, wenn du welche geschrieben hast. Niemand sonst sieht sie.

# --- story

story-unordered = kein Befehl
story-why = warum?
story-refused = Nicht angenommen
story-silent = Keine Befehle kamen von { $seats }.
story-nothing = Noch ist nichts geschehen.

# --- tables

tables-standing = Stand
tables-power = Macht
tables-points = Punkte
tables-centres = Zentren
tables-units = Einheiten
tables-onboard = Auf dem Brett zeigen

# --- ballot

ballot-title = Deine Stimme ist gefragt
ballot-open = Offene Abstimmung
ballot-draw = Remis zwischen { $powers }
ballot-concession = Aufgabe zugunsten von { $powers }
ballot-all = { $first } und { $last }
ballot-by = vorgeschlagen von { $seat }
ballot-accept = Annehmen
ballot-decline = Ablehnen
ballot-accepted = Du hast angenommen.
ballot-declined = Du hast abgelehnt.
ballot-vote = Abstimmung

# --- motions

motions-title = Die anderen fragen
motions-help = Mehr als die Hälfte der Spieler muss zustimmen; um die Partie unbeendet abzubrechen, alle.
motions-pause = Die Uhr anhalten
motions-resume = Die Uhr weiterlaufen lassen
motions-extend = Ein Tag mehr für diese Phase
motions-cancel = Die Partie abbrechen
motions-game-master = { $name } möchte die Spielleitung übernehmen.
motions-asked = { $seat } fragt: { $what }
motions-votes = { $yes } von { $needed } stimmen zu
motions-yes = Zustimmen
motions-no = Ablehnen

# --- statement

statement-title = Was die Spieler sagen
statement-yours = Dein Wort zu dieser Partie, für alle zu lesen
statement-save = Veröffentlichen

# --- people

people-earlier = Frühere Einträge
people-game = Zurück zur Partie
people-empty = niemand
people-bot = Bot { $name }
people-somebody = jemand
people-ready = fertig
people-owes = schuldet Befehle
people-take = Diesen Platz nehmen
people-gm = Spielleitung: { $name }.
people-owner = Angelegt von { $name }.
people-rules = Regeln: { $rules }.
people-acts = Was Menschen mit dieser Partie gemacht haben
people-here = Ich bin da
people-leave = Die Partie verlassen
people-goon = Die Partie weitergehen lassen
people-leavesure = Wirklich gehen? Jemand anders kann deinen Platz nehmen.

# --- press

press-unread = ungelesen
press-to = An
press-thread = Gespräch
press-everything = alle Briefe
press-closed = zu
press-silenced = Die Regeln erlauben dorthin jetzt keine Briefe
press-all = alle
press-gm = die Spielleitung
press-letter = Dein Brief
press-grey = ohne Namen
press-greyname = Niemand Bestimmtes
press-send = Senden
press-none = Noch keine Briefe.
press-export = Alle Briefe als Text
press-older = Ältere Nachrichten
press-block = Nachrichten von { $name } sperren
press-blockgrey = Anonyme Nachrichten sperren
press-blocked = In dieser Partie gesperrt: { $name }
press-unblock = Nicht mehr sperren
press-report = Melden
press-why = Was stimmt damit nicht?

# --- notes

notes-title = Deine Notizen
notes-help = Nur für deine Augen.
notes-save = Notizen behalten

# --- export

export-title = Zum Mitnehmen
export-report = Bericht zum Drucken
export-dice = Würfel
export-replay = Wiedergabe als eine Datei
export-picture = Bild des Brettes
export-story = Die Geschichte bisher als Text
export-state = Die Stellung als Daten
export-file = Die ganze Partie als Datei

# --- live

live-lost = Keine Verbindung. Sie kommt von selbst zurück.
live-phase = Jetzt: { $phase }

# --- gm

gm-console = Konsole
gm-title = Konsole der Spielleitung
gm-public = Was du hier tust, wird festgehalten, und alle Spieler können es lesen.
gm-why = Grund, für alle zu lesen
gm-seat = Platz
gm-player = Spieler
gm-asked = Erwartet
gm-heard = Geschrieben
gm-nothing = noch nichts
gm-missed = Versäumt
gm-missing = Wer fehlt
gm-trial = Probelauf
gm-trialhelp = Was herauskäme, wenn die Phase jetzt ausgewertet würde. Nichts wird geschrieben.
gm-trialdo = Zeigen, was geschähe
gm-judge = Jetzt auswerten
gm-judgesure = Die Phase jetzt auswerten, mit dem, was geschrieben ist?
gm-extend = Frist
gm-hours = Stunden
gm-more = Mehr Zeit
gm-less = Weniger Zeit
gm-pause = Anhalten
gm-resume = Weiter
gm-note = Eine Nachricht für alle
gm-publish = Veröffentlichen
gm-replace = Einen Spieler ersetzen
gm-orbot = oder ein Bot
gm-vacate = Einen Platz für leer erklären
gm-vacatesure = Diesem Spieler wirklich seinen Platz nehmen?
gm-enter = Befehle für einen Platz eintragen
gm-edit = Das Brett ändern
gm-edithelp = Eines je Zeile. Ein Grund ist nötig.
gm-remove = Einheiten, die verschwinden
gm-place = Einheiten, die aufgestellt werden
gm-centers = Besitzer von Zentren
gm-editsure = Das Brett ändern?
gm-correct = Punkte berichtigen
gm-correcthelp = Was die Regeln sich merken, eines je Zeile. Ein Grund ist nötig; alle können ihn lesen.
gm-field = Tabelle
gm-values = Neue Werte
gm-correctsure = Das berichtigen?
gm-override = Ein Urteil ändern
gm-overridehelp = Ein Befehl einer entschiedenen Phase zählt anders: wie, und was das auf dem Brett ändert. Ein Grund ist nötig.
gm-order = Befehl
gm-ruling = Zählt als
gm-overridesure = Das Urteil ändern?
gm-rollback = Die Partie zurücksetzen
gm-withorders = mit den Befehlen von damals
gm-rollbacksure = Die Partie zurücksetzen? Was seitdem geschah, zählt nicht mehr.
gm-throw = Würfeln
gm-roll = Was zeigt der Würfel?
gm-options = Geltende Regeloptionen ({ $n })
gm-noacts = Noch nichts.
gm-bench = Werkbank
gm-benchfor = Das Brett für dich: Befehle für jeden Platz, wie sein Spieler sie schriebe, Einheiten und Zentren durch Antippen, was wäre wenn.
gm-game = Zur Partie
gm-does = Du
gm-ordersof = Befehle von { $seat }
gm-benchhelp = Schreibe, wie der Spieler es täte: auf dem Brett, in Listen, als Text. Nichts bleibt, bis du es einträgst.
gm-tapedit = Tippe auf eine Provinz und dann, was dort sein soll. Das Formular darunter sagt, was du getippt hast, und lässt sich auch von Hand schreiben.
gm-texthelp = Ein Befehl je Zeile, in jeder üblichen Schreibweise.
gm-undo = Diese Änderungen vergessen
gm-enterfor = Diese Befehle für { $seat } eintragen
gm-whatif = Was geschähe
gm-whatifhelp = Die Phase zur Probe ausgewertet, mit allen Stärken. Nichts bleibt, und niemand erfährt davon. Würfel fallen anders, wenn es zählt.
gm-others = Andere Befehle für andere Plätze
gm-otherrules = Andere Optionen der Regeln
gm-otherruleshelp = Eine je Zeile: Option = Wert
gm-asitis = Zurück zum Brett, wie es ist
gm-pick = Wähle eine Provinz.
gm-edit-remove = Wegnehmen
gm-edit-army = Armee
gm-edit-fleet = Flotte
gm-edit-center = Besitzer des Zentrums

# --- home

home-title = Diplomacy, und was daraus werden kann
home-lead = Sieben Mächte, keine Würfel im Gefecht, und jeder Vertrag ist so viel wert wie die, die ihn schließen. Nach den gewöhnlichen Regeln oder nach solchen mit Kriegen und Einflusszonen, Parteien und Wahlen, Bündnissen und öffentlicher Meinung.
home-one = Tippe auf eine Einheit und dann, wohin sie soll. Jedes Ergebnis sagt, warum.
home-two = Gegen Menschen, mit Bots oder um einen Tisch. Eine Spielleitung kann alles von Hand führen.
home-three = Jede Partie hat ihr eigenes Regelbuch, gemacht aus den Regeln, nach denen sie gespielt wird.
home-try = Das Brett ausprobieren
home-watch = Bei einer Partie zusehen
home-join = Konto anlegen
home-picture = Das Spielbrett: Europa 1901, mit seinen Provinzen und Meeren
home-running = Laufende Partien
home-forming = Partien, die auf Spieler warten
home-finished = Beendete Partien
home-variants = Spielarten
home-all = Alle

# --- games

games-new = Neue Partie
games-free = { $n } von { $of } Plätzen frei
games-none = Hier gibt es noch keine Partien.
games-elsewhere = Sieh hier nach:
games-more = Mehr

# --- rules

rules-about = Regeln lassen sich verbinden: eine Partie kann nach mehreren zugleich gespielt werden. Jedes Regelbuch ist aus den Regeln selbst gemacht (auf Englisch).
rules-read = Regelbuch
rules-try = Im Sandkasten ausprobieren

# --- text

text-back = Zurück

# --- player

player-role = Rolle
player-playing = Laufende Partien
player-finished = Zu Ende gespielt
player-left = Verlassen
player-phases = Phasen
player-missed = Versäumt
player-reliability = Verlässlichkeit

# --- invite

invite-title = Einladung
invite-help = Wer diese Adresse öffnet, darf einen Platz nehmen, einmal.

# --- making

making-file = Oder eine Partie aus einer Datei
making-filehelp = Eine gespeicherte Partie, eine Stellung oder ein Zug als Text, bis zu 4 MiB. Daraus wird ein Sandkasten.
making-choose = Datei
making-bring = Einen Sandkasten daraus machen
making-rules = 1. Regeln
making-ruleshelp = Wähle eine oder mehrere; was nicht zusammenpasst, wird gesagt.
making-packs = Regeln
making-map = Karte
making-show = Die Optionen dieser Regeln zeigen
making-game = 2. Die Partie
making-for = Regeln: { $rules }. Plätze: { $seats }.
making-name = Name
making-kind = Art
making-kind-game = eine Partie zwischen Menschen, oder mit Bots
making-kind-sandbox = ein Sandkasten: du spielst alle Plätze und wertest aus, wann du willst
making-kind-table = um einen Tisch: der Bildschirm geht von Hand zu Hand
making-visibility = Wer sie sieht
making-public = alle dürfen zusehen
making-private = nur wer dabei ist
making-join = Wer einen Platz nehmen darf
making-anybody = alle
making-invited = wer eingeladen ist
making-deal = Wie die Plätze verteilt werden
making-deal-chosen = jeder wählt
making-deal-preferences = nach Wünschen
making-deal-random = durch das Los
making-gm = Ich leite sie und spiele nicht mit
making-anonymous = Wer was spielt, wird am Ende gesagt
making-clock = 3. Die Uhr
making-length = Zeit für eine Phase
making-usual = wie üblich: 24 Stunden in einer Partie, keine Frist im Sandkasten oder an einem Tisch
making-nolength = keine Frist
making-minutes = { $n } Minuten
making-hours = { $n } Stunden
making-days = { $n } Tage
making-at = Fristen um
making-zone = Zeitzone
making-grace = Nachfrist, Minuten
making-misses = Versäumte Phasen, bis ein Platz leer ist
making-early = Auswerten, sobald alle fertig sind
making-press-private = Briefe an einen
making-press-groups = Briefe an mehrere
making-press-public = Briefe an alle
making-press-grey = Briefe ohne Namen
making-bots = Plätze für Bots
making-person = ein Mensch
making-options = 4. Optionen dieser Regeln
making-advanced = Alle anderen Optionen ({ $n })
making-free = Geben Sie ein: { $what }.
making-printed = { $value } (gedruckte Regel)
making-printedvalue = Gedruckte Regel: { $value }.
making-make = Partie anlegen

# --- mod

mod-health = Wie es dem Dienst geht
mod-reports = Meldungen
mod-open = Offene
mod-closed = Abgeschlossene
mod-game = Die Partie
mod-verdict = Urteil
mod-close = Abschließen
mod-none = Keine.
mod-people = Leute
mod-like = Name beginnt mit
mod-find = Suchen
mod-since = Seit
mod-acts = Tun
mod-set = Setzen
mod-suspended = gesperrt
mod-suspend = Sperren
mod-unsuspend = Wieder einlassen
mod-sure = { $name }: wirklich?
mod-link = Verweis für ein neues Kennwort
mod-linkhelp = Für { $name }, zum Überreichen. Er wird nur einmal gezeigt.

# --- account

account-emailpassword = Um die E-Mail-Adresse zu ändern, brauchst du dein Kennwort. Die neue Adresse gilt, sobald du dem Link gefolgt bist, den wir dorthin schicken; an die alte geht ein Hinweis.
account-emailuntil = Bis die neue Adresse bestätigt ist, gehen Nachrichten an { $email }.
account-name = Name
account-confirm = Eine E-Mail-Adresse bestätigen
account-confirmhelp = Das zeigt, dass du liest, was an diese Adresse geschickt wird.
account-confirmed = Danke. Nachrichten gehen von jetzt an dorthin.
account-confirmold = Dieser Link wurde schon benutzt oder ist zu alt. Melde dich an und verlange in den Einstellungen einen neuen.
account-unconfirmed = Diese Adresse ist noch nicht bestätigt: folge dem Link, der an sie ging. Bis dahin wird sonst nichts dorthin geschickt.
account-confirmagain = Den Link noch einmal schicken
account-nameoremail = Name oder bestätigte E-Mail
account-email = E-Mail
account-emailhelp = Nicht nötig; ohne sie kann dir niemand Erinnerungen oder ein neues Kennwort schicken.
account-password = Kennwort
account-register = Konto anlegen
account-forgotten = Neues Kennwort
account-newpassword = Neues Kennwort
account-sent = Wenn es ein solches Konto mit E-Mail gibt, ist ein Verweis unterwegs.
account-sendlink = Verweis schicken
account-keep = Behalten
account-badlink = Dieser Verweis wurde schon benutzt oder ist zu alt.

# --- guest

guest-title = Was du als Gast gespielt hast
guest-help = In diesem Browser hast du als { $guest } gespielt: { $n } Partien und Sandkästen. Sollen sie in dein Konto übernommen werden?
guest-take = Übernehmen
guest-leave = Zurücklassen
guest-leavesure = Zurücklassen? Es gibt keinen Weg zurück zu ihnen.
guest-taken = Übernommen: { $n }.
guest-left = Zurück blieben:
guest-on = Weiter

# --- asked

asked-title = Einladungen
asked-play = { $by } lädt dich ein mitzuspielen.
asked-playseat = { $by } lädt dich ein, { $seat } zu spielen.
asked-seat = { $by } bietet dir { $seat } an. Der Platz gehört dir, sobald du annimmst.
asked-office = { $by } bittet dich um die Spielleitung.
asked-accept = Annehmen
asked-decline = Ablehnen
asked-until = offen bis

# --- lost

lost-told = Du spielst { $seat } in { $game } nicht mehr: { $why }.
lost-again = Zurücknehmen
lost-taken = Du kannst den Platz nicht zurücknehmen: Er ist vergeben, oder die Spielleitung hat dich entlassen.

# --- invitations

invitations-title = Einladungen
invitations-any = egal
invitations-at = Verschickt
invitations-state = Antwort
invitations-open = offen
invitations-accepted = angenommen
invitations-declined = abgelehnt
invitations-withdrawn = zurückgezogen
invitations-expired = abgelaufen
invitations-link = Link
invitations-withdraw = Zurückziehen
invitations-none = Noch ist niemand eingeladen.

# --- office

office-title = Spielleitung
office-volunteer = Spielleitung übernehmen
office-to = Übergeben an
office-offer = Spielleitung anbieten
office-lay = Spielleitung niederlegen
office-laysure = Spielleitung niederlegen? Die Partie geht ohne weiter, bis sich jemand meldet.
office-new = Neue Spielleitung
office-appoint = Ernennen

# --- dashboard

dashboard-owed = Was auf dich wartet
dashboard-saved = Befehle gespeichert
dashboard-nothing = Nichts wartet auf dich.
dashboard-games = Deine Partien

# --- signout

signout-title = Abmelden und dieses Konto verlieren?
signout-help = Du bist Gast: Ohne Namen und Kennwort kommst du nicht zurück. Du würdest verlieren:
signout-sandboxes-one = dein Sandkasten
signout-sandboxes-more = deine { $n } Sandkästen
signout-games-one = deinen Platz in einer Partie mit anderen
signout-games-more = deine Plätze in { $n } Partien mit anderen
signout-rest = deine Nachrichten, Notizen und Einstellungen
signout-save = Erst dieses Konto sichern
signout-lose = Abmelden und verlieren
signout-stay = Angemeldet bleiben
signout-other = Du spielst als Gast. Wenn du angemeldet bist, kannst du mitnehmen, was du als Gast gemacht hast.

# --- settings

settings-title = Einstellungen
settings-you = Du bist { $name } ({ $role }).
settings-profile = Was andere von dir sehen
settings-out = Abmelden
settings-everywhere = Überall abmelden
settings-claim = Dieses Konto behalten
settings-claimhelp = Du bist Gast in diesem Browser. Mit eigenem Namen und Kennwort kommst du von überall zurück.
settings-old = Altes Kennwort
settings-away = Abwesenheiten
settings-awayhelp = Fristen von Partien, die Urlaub erlauben, warten auf dich.
settings-since = von
settings-until = bis
settings-cancel = Streichen
settings-tokens = API-Schlüssel
settings-made = Das wird nur jetzt gezeigt:
settings-revoke = Widerrufen
settings-newtoken = Neuer Schlüssel
settings-block = Jemanden sperren
settings-blockhelp = Du siehst keine Nachrichten dieses Kontos, und es kann deinen Partien nicht beitreten. Wo niemand weiß, wer spielt, wirkt das nicht: Sperre dort den Platz.
settings-unblock = Nicht sperren
settings-delete = Konto löschen
settings-deletesure = Dein Konto wirklich löschen? Es gibt kein Zurück.

# --- forming

forming-wants = Was du gern spielen würdest, das Liebste zuerst
forming-join = Beitreten
forming-signin = Anmelden, um beizutreten
forming-yours = Deine Partie
forming-invitename = Ein Spieler beim Namen, oder niemand für einen Verweis
forming-invite = Einladen
forming-fill = Freie Plätze spielt
forming-start = Jetzt beginnen
forming-cancel = Die Partie absagen
forming-cancelsure = Diese Partie wirklich absagen?

# --- dice

dice-proof = Der Keim war durch diesen Hash festgelegt, bevor jemand beitrat, und der Browser jedes Spielers hat eine eigene Zufallszahl hinzugefügt. Darum kann kein Spieler und kein Spielleiter einen Wurf wählen oder vorhersehen. Wer diese Seite betreibt, kennt den Keim; ehrlich hält ihn jede Zahl eines Spielers, die er vorher nicht kennen konnte, es sei denn, er fügt selbst die letzte hinzu.
dice-nonces = Zufallszahlen der Spieler
dice-yours = Die Zahl deines Browsers ist darunter, und der Hash ist der, der dir beim Beitritt gezeigt wurde.
dice-notyours = Die Zahl deines Browsers fehlt, oder der Hash hat sich seit deinem Beitritt geändert. Frag die Spielleitung danach.
dice-dealt = Wie die Plätze vergeben wurden
dice-wanted = gewünscht:
dice-rolls = Würfe
dice-commitment = Auf den Keim wurde man festgelegt mit
dice-seed = Der Keim:
dice-later = Der Keim wird gesagt, wenn die Partie vorbei ist; dann lässt sich jeder Wurf nachprüfen.
dice-roll = Wurf
dice-result = Ergebnis
dice-source = Quelle
dice-none = Es wurde nicht gewürfelt.

# --- notify

notify-title = Benachrichtigungen
notify-what = Was
notify-turn = Du bist am Zug
notify-reminder = Deine Befehle fehlen
notify-press = Briefe
notify-game = Eine Partie beginnt, endet, oder du bekommst oder verlierst einen Platz
notify-invitation = Einladungen
notify-gm = Eine Partie braucht dich als Spielleitung
notify-everything = alles
notify-mail = E-Mail
notify-webhook = Webhook
notify-discord = Discord
notify-digest = Briefe per E-Mail und auf Discord kommen
notify-every0 = jeder sofort
notify-every10 = gesammelt, alle zehn Minuten
notify-every60 = gesammelt, jede Stunde
notify-every1440 = gesammelt, einmal am Tag
notify-letters = E-Mails enthalten den Text der Briefe
notify-channels = Wo man dir Bescheid sagt
notify-off = Abgeschaltet
notify-on = Noch einmal versuchen
notify-test = Eine Probe schicken
notify-remove = Entfernen
notify-kind = Art
notify-address = Adresse
notify-secret = Mit diesem Geheimnis wird der Webhook unterschrieben; es wird nur jetzt gezeigt:
notify-calendar = Fristen in deinem Kalender
notify-calendarhelp = Eine geheime Adresse, die Kalenderprogramme abonnieren. Eine neue macht die alte unbrauchbar.
notify-newcalendar = Neue Adresse
notify-stop = Keine E-Mails mehr
notify-stopall = Überhaupt keine E-Mails
notify-about = Die E-Mails darüber abstellen? { $topic }
notify-stopped = Darüber bekommst du keine E-Mails mehr: { $topic }

# --- deed

deed-nobody = Der Dienst
deed-nobody-there = niemand
deed-extended = { $by } hat die Frist von { $phase } von { $before } auf { $deadline } verlegt
deed-extended-to = { $by } hat die Frist von { $phase } auf { $deadline } verlegt
deed-paused = { $by } hat die Uhr angehalten
deed-resumed = { $by } hat die Uhr weiterlaufen lassen
deed-judged = { $by } hat { $phase } vor der Frist ausgewertet
deed-replaced = { $by } hat den Platz von { $seat } mit dem Bot { $bot } besetzt (bisher: { $was })
deed-replaced-somehow = { $by } hat den Platz von { $seat } neu besetzt
deed-offered = { $by } hat den Platz von { $seat } jemand anderem angeboten (bisher: { $was })
deed-entered = { $by } hat Befehle für { $seat } eingetragen
deed-edited = { $by } hat das Brett geändert: { $changes }
deed-corrected = { $by } hat berichtigt, was die Regeln sich merken: { $values }
deed-overridden = { $by } hat über { $order } in { $of } entschieden: { $ruling }
deed-overridden-unseen = { $by } hat über einen Befehl in { $of } entschieden
deed-rolled-back = { $by } hat die Partie auf { $to } zurückgesetzt, ohne die damaligen Befehle
deed-rolled-back-with-orders = { $by } hat die Partie auf { $to } zurückgesetzt, mit den damaligen Befehlen
deed-note = { $by } hat eine Notiz geschrieben
deed-settings = { $by } hat die Einstellungen geändert: { $changed }
deed-settings-somehow = { $by } hat die Einstellungen geändert
deed-bot-ended = Der Bot von { $seat } wurde angehalten
deed-abandoned = Die Partie wurde aufgegeben
deed-clocks-stopped = { $by } hat die Uhren aller Partien angehalten
deed-clocks-started = { $by } hat die Uhren aller Partien weiterlaufen lassen, die Frist ist { $deadline }
deed-clocks-extended = { $by } hat allen Partien { $minutes } Minuten mehr gegeben, die Frist ist { $deadline }
deed-put-off = Die Frist wurde auf { $deadline } verschoben
deed-prolonged = { $phase } wurde um { $minutes } Minuten verlängert
deed-left = Der Platz von { $seat } ist leer
deed-voted-extend = Die Spieler haben für mehr Zeit gestimmt
deed-voted-pause = Die Spieler haben dafür gestimmt, die Uhr anzuhalten
deed-voted-resume = Die Spieler haben dafür gestimmt, die Uhr weiterlaufen zu lassen
deed-gm-took-over = { $by } hat die Spielleitung übernommen
deed-gm-left = { $by } hat die Spielleitung abgegeben
deed-gm-volunteered = { $by } hat sich als Spielleiter gemeldet
deed-gm-appointed = { $by } hat einen Spielleiter ernannt
deed-needs-gm = Die Partie braucht ihren Spielleiter
deed-cancelled = { $by } hat die Partie abgesagt
deed-looked = { $by } hat diese Partie als Administrator angesehen
deed-exported = { $by } hat diese Partie als Administrator ausgeleitet
deed-removed = { $units } entfernt
deed-placed = { $units } für { $owner } aufgestellt
deed-center = das Versorgungszentrum { $code } an { $owner }

# --- setting

setting-clock-length = Minuten für eine Phase
setting-clock-lengths = Minuten nach Art der Phase
setting-clock-at = Uhrzeit der Fristen
setting-clock-zone = Zeitzone
setting-clock-weekdays = Wochentage
setting-clock-grace = Minuten Nachfrist
setting-clock-early = vorzeitig auswerten
setting-clock-patience = Verlängerungen bei Schweigen
setting-clock-extension = Minuten einer Verlängerung
setting-press-private = Nachrichten an einen
setting-press-groups = Nachrichten an mehrere
setting-press-public = Nachrichten an alle
setting-press-grey = anonyme Nachrichten
setting-press-closed = Phasen ohne Nachrichten
setting-press-gm = Nachrichten mit dem Spielleiter
setting-anonymous = anonyme Partie
setting-misses = versäumte Phasen, bis ein Platz frei wird
setting-holidays = Fristen warten auf Abwesende
setting-muster = Minuten zum Bestätigen
setting-join = wer mitspielen darf
setting-deal = wie die Mächte verteilt werden

# --- refused

refused-accept-or-decline = eine Einladung wird angenommen oder abgelehnt
refused-bad-field = { $field }: { $why }
refused-bad-field-hint = siehe /api/v1/openapi.json
refused-bad-form = dieses Formular lässt sich nicht lesen: { $why }
refused-bad-form-hint = schick es von unserer Seite ab
refused-bad-kind = „{ $given }“: erwartet wird game, sandbox oder table
refused-bad-length = Content-Length ist keine Zahl
refused-bad-token = dieses API-Token gilt nicht (mehr)
refused-bad-token-hint = erzeuge in deinen Einstellungen ein neues
refused-bad-turn = { $why }
refused-bad-turn-hint = docs/turn-files.md beschreibt solche Dateien
refused-clash = jemand war schneller; nichts wurde geändert
refused-clash-hint = sieh noch einmal nach und versuch es dann wieder
refused-csrf = die Seite, von der das kam, ist zu alt oder nicht von uns
refused-csrf-hint = schick es als Feld „{ $field }“ oder im Kopf { $header }; GET /api/v1/me nennt es
refused-database-down = die Datenbank antwortet nicht; nichts wurde geändert
refused-database-down-hint = versuch es noch einmal
refused-figures = diese Zahlen sind für Administratoren und für diese Maschine selbst
refused-many-fields = das Formular hat mehr als { $n } Felder
refused-many-fields-hint = schick weniger auf einmal
refused-many-requests = von deiner Adresse laufen { $n } Anfragen zugleich
refused-many-streams = zu viele hören gerade zu
refused-many-streams-hint = versuch es später wieder
refused-no-colon = „{ $given }“: erwartet wird ein Doppelpunkt
refused-no-colon-hint = zum Beispiel France: F BRE oder BEL: France
refused-no-day = „{ $given }“ ist kein Tag
refused-no-day-hint = zum Beispiel 2027-08-01
refused-no-file = mit diesem Formular kam keine Datei
refused-no-file-hint = wähle eine
refused-no-gm-act = „{ $given }“ ist nichts, was die Spielleitung hier tut
refused-no-office-act = „{ $given }“ ist nichts, was man mit einem Amt tut
refused-no-such-method = das geht hier nicht
refused-no-such-method-hint = welche Methode passt, steht in /api/v1/openapi.json
refused-nothing-here = hier ist nichts
refused-nothing-here-hint = die API ist unter /api/v1/openapi.json beschrieben
refused-nul-in-address = in der Adresse steht ein NUL
refused-nul-in-address-hint = nimm es heraus
refused-other-site = diese Anfrage kommt von der Seite eines anderen Anbieters
refused-other-site-hint = öffne unsere eigene Seite und tu es dort
refused-our-fault = hier ist etwas kaputt; nichts wurde geändert
refused-our-fault-hint = nenn uns die Nummer { $number }
refused-streams-open = du hast { $n } Verbindungen für Neuigkeiten offen
refused-streams-open-hint = schließ eine
refused-token-on-page = ein API-Token öffnet keine Seiten
refused-token-on-page-hint = schick es an die API unter /api/v1
refused-too-large = die Anfrage ist größer als { $most }
refused-too-large-hint = schick weniger auf einmal
