# Was der Dienst ablehnt, und was man dagegen tun kann (key-hint neben key).

act-ask-for-a-hint = einen Rat einzuholen
act-ask-for-a-new-password = ein neues Kennwort anzufordern
act-come-as-a-guest = als Gast anzufangen
act-confirm-an-e-mail = Ihre E-Mail-Adresse zu bestätigen
act-create-a-game = eine Partie anzulegen
act-copy = eine Partie zu kopieren
act-draw-a-preview = ein Vorschaubild zu zeichnen
act-give-the-old-password = Ihr jetziges Kennwort einzugeben
act-import = eine Datei einzulesen
act-judge = einen Zug auswerten zu lassen
act-read = eine Seite zu laden
act-register = sich zu registrieren
act-send-a-bad-token = einen ungültigen API-Schlüssel zu verwenden
act-send-a-test = eine Testnachricht zu schicken
act-sign-in = sich anzumelden
act-upload-a-board = eine Karte hochzuladen
act-use-a-link = einen Link zu verwenden
act-write = etwas zu ändern
administrators-only = Das dürfen nur Administratoren.
already-invited = Für diesen Spieler gibt es schon eine offene Einladung in diese Partie.
already-invited-hint = Warten Sie auf die Antwort.
announce-instead = Ihre Nachrichten an alle Spieler sind Bekanntmachungen. Schreiben Sie sie dort.
appointed-by-administrators = Nur Administratoren können einen Spielleiter ernennen.
as-many-as-seats = Die Partie ist voll: Es gibt so viele Spieler wie Plätze.
bad-absence = Ein Urlaub muss nach seinem Beginn und in der Zukunft enden und darf höchstens sechzig Tage dauern.
bad-address-discord = An „{ $url }“ kann nichts geschickt werden.
bad-address-discord-hint = Kopieren Sie die Adresse des Webhooks aus Discord. Sie sieht so aus: https://discord.com/api/webhooks/...
bad-address-form = An „{ $url }“ kann nichts geschickt werden.
bad-address-form-hint = Geben Sie eine vollständige Adresse an, zum Beispiel https://example.org/casus.
bad-address-host = An „{ $url }“ kann nichts geschickt werden.
bad-address-host-hint = Die Adresse braucht einen Rechnernamen, aber weder Benutzernamen noch Kennwort.
bad-address-port = An „{ $url }“ kann nichts geschickt werden.
bad-address-port-hint = Verwenden Sie Port { OR($ports) } oder einen Port ab 1024.
bad-address-private = An „{ $url }“ kann nichts geschickt werden.
bad-address-private-hint = Die Adresse muss zu einem Rechner führen, der im Internet öffentlich erreichbar ist.
bad-address-scheme = An „{ $url }“ kann nichts geschickt werden.
bad-address-scheme-hint = Die Adresse muss mit https:// beginnen.
bad-address-signs = An „{ $url }“ kann nichts geschickt werden.
bad-address-signs-hint = Verwenden Sie höchstens { $most } einfache ASCII-Zeichen.
bad-channel = „{ $given }“ ist kein Kanal. Möglich sind { COMMAS($expected) }.
bad-filter = „{ $given }“ ist kein gültiger Wert für „{ $filter }“. Möglich sind { COMMAS($expected) }.
long-search = Der Suchtext ist zu lang. Erlaubt sind höchstens { $most } Zeichen.
invite-needs-email = Bestätigen Sie zuerst Ihre eigene E-Mail-Adresse. Sie finden sie in Ihren Einstellungen.
address-invited = Diese Adresse wurde zu dieser Partie schon eingeladen.
enough-mails = Sie können am Tag { $n } Adressen einladen.
enough-mails-of-game = Zu einer Partie können am Tag { $n } Adressen eingeladen werden.
bad-cursor = „{ $given }“ ist kein gültiger Wert für „after“. Nehmen Sie den, der mit der vorigen Seite kam.
bad-digest = Nachrichten können nicht { $minutes } Minuten lang gesammelt werden. Möglich sind { COMMAS($expected) }.
bad-email = „{ $given }“ ist keine E-Mail-Adresse.
bad-email-hint = Geben Sie eine Adresse wie name@example.org ein.
bad-extension = Die Frist kann nicht um { $minutes } Minuten verschoben werden. Möglich sind höchstens { $most } Minuten mehr oder eine negative Zahl.
bad-idempotency-key = Ein Idempotency-Key muss aus 1 bis { $longest } druckbaren ASCII-Zeichen bestehen.
bad-idempotency-key-hint = Verwenden Sie eine UUID.
bad-invitation = Diese Einladung gilt nicht mehr oder wurde schon beantwortet.
bad-minutes = { $minutes } Minuten sind nicht möglich. Erwartet werden 1 bis { $most } Minuten.
bad-motion = Über „{ $given }“ können die Spieler nicht abstimmen. Möglich sind { COMMAS($expected) }.
bad-name = Der Name „{ $name }“ ist hier nicht möglich.
bad-name-hint = Verwenden Sie 2 bis { $longest } Buchstaben und Ziffern. Dazwischen dürfen einzelne Leerzeichen, Punkte und Bindestriche stehen.
bad-option-line = „{ $given }“ ist keine Option mit ihrem Wert.
bad-option-line-hint = Schreiben Sie in jede Zeile eine Option, zum Beispiel key = value.
bad-options = { $why }
bad-options-hint = Die Optionen stehen im Regelbuch der Partie.
bad-position = „{ $given }“ ist keine Stelle in diesem Feed.
bad-position-hint = Beginnen Sie ohne Angabe einer Stelle.
bad-role = „{ $given }“ ist keine Rolle. Möglich sind { COMMAS($expected) }.
bad-rules = { $why }
bad-rules-hint = `casus variants` listet die Varianten und Karten auf.
rules-begin-apart = Jede lässt die Partie auf ihre eigene Weise beginnen.
bad-scopes =
    { COUNT($given) ->
        [0] Es ist keine Berechtigung angegeben.
        [one] { COMMAS($given) } ist keine Berechtigung.
       *[other] { COMMAS($given) } sind keine Berechtigungen.
    } Möglich sind { COMMAS($expected) }.
bad-status = „{ $given }“ ist kein Status. Möglich sind { COMMAS($expected) }.
bad-topic = „{ $given }“ ist kein Thema. Möglich sind { COMMAS($expected) }.
begun-already = Die Partie hat schon begonnen.
before-start-date = Die Partie beginnt nicht vor ihrem Starttermin.
before-start-date-hint = Wählen Sie einen anderen Termin oder löschen Sie ihn, um die Partie früher zu beginnen.
start-in-the-past = Der Starttermin ist schon vorbei.
start-in-the-past-hint = Wählen Sie einen Zeitpunkt in der Zukunft.
start-too-far = Der Starttermin liegt mehr als ein Jahr in der Zukunft.
start-too-far-hint = Wählen Sie einen Termin in den nächsten zwölf Monaten.
start-was = Die Partie hat begonnen. Ihr Starttermin lässt sich nicht mehr ändern.
start-without-players = Nur eine Partie, die auf Spieler wartet, kann einen Starttermin haben. Sandkästen, Partien an einem Bildschirm und Partien unter Bots beginnen sofort.
too-many-templates = Sie können bis zu { $n } Vorlagen speichern.
too-many-templates-hint = Löschen Sie zuerst eine, oder speichern Sie unter dem Namen einer vorhandenen.
template-name = Der Name einer Vorlage hat 1 bis { $longest } Zeichen.
template-by-gm = Nur wer eine Partie verwaltet, kann sie als Vorlage speichern.
board-too-large = Die Karte in dieser Datei hat { $n } Provinzen. Hier sind höchstens { $most } erlaubt.
channel-off = Über { $channel } wird nichts mehr geschickt: { $why }
channel-off-hint = Schalten Sie den Kanal wieder ein.
clocks-by-administrators = Nur Administratoren können die Fristen aller Partien anhalten, weiterlaufen lassen oder verlängern.
complaint = { $why }
confirmation-used = Dieser Link wurde schon verwendet oder ist abgelaufen.
confirmation-used-hint = Fordern Sie in Ihren Einstellungen einen neuen an.
did-you-mean = Meinten Sie { $name }?
email-confirmed = Diese E-Mail-Adresse ist schon bestätigt.
email-taken = Diese Adresse gehört inzwischen zu einem anderen Konto.
email-taken-hint = Melden Sie sich dort an oder fordern Sie ein neues Kennwort dafür an.
email-unconfirmed = Ihre E-Mail-Adresse ist noch nicht bestätigt. Folgen Sie dem Link, den wir dorthin geschickt haben.
empty-note = Die Notiz ist leer. Schreiben Sie zuerst etwas hinein.
ended-by-players = Eine laufende Partie kann nur durch eine Abstimmung der Spieler oder vom Spielleiter beendet werden.
enough-absences = Sie haben schon { $n } Urlaube eingetragen. Löschen Sie zuerst einen.
enough-invitations = Sie können pro Stunde { $n } Spieler mit Namen einladen.
enough-volunteers = Es haben sich schon { $n } Spieler angeboten.
enough-volunteers-hint = Die Spieler stimmen über sie ab.
expected-table = „{ $key }“ muss eine Tabelle sein.
expected-units = „{ $given }“ ist keine Liste von Einheiten. Erwartet wird eine Liste wie A PAR, F LON.
file-too-large = Die Datei hat { $n } Zeichen. Erlaubt sind höchstens { $most }.
for-somebody-else = Diese Einladung ist für einen anderen Spieler.
foreign-link = Dieser Link ist nicht gültig.
foreign-link-hint = Melden Sie sich an und wählen Sie Ihre Benachrichtigungen in den Einstellungen.
game-cancelled = Die Partie wurde abgebrochen.
game-name-address = Der Name einer Partie darf keine Webadresse enthalten.
game-name-address-hint = Setzen Sie nach jedem Punkt ein Leerzeichen und lassen Sie Links weg.
game-name-invisible = Der Name einer Partie braucht sichtbare Buchstaben oder Ziffern.
game-name-invisible-hint = Verwenden Sie einfache Buchstaben.
game-name-length = Der Name einer Partie muss 1 bis 80 Zeichen haben. Dieser hat { $n }.
game-over = Die Partie ist zu Ende.
gave-no-email = { $name } hat keine E-Mail-Adresse angegeben.
gm-already = Dieses Konto leitet die Partie bereits.
gm-announces = Nur der Spielleiter schreibt Bekanntmachungen.
gm-does-not-play = Sie leiten diese Partie und können deshalb nicht mitspielen.
gm-only = Das darf nur der Spielleiter dieser Partie.
gm-only-helper = Administratoren dürfen das nur in einer Partie, die einen Spielleiter braucht (needs-gm) und an der sie nicht beteiligt sind.
gm-plays = Ein Spielleiter kann in derselben Partie nicht mitspielen.
gm-plays-hint = Der Spieler muss zuerst seinen Platz verlassen.
guest-yourself = Sie sind selbst Gast.
guest-yourself-hint = Wählen Sie zuerst einen Namen und ein Kennwort.
guests-are-no-gms = Gäste können keine Partie leiten.
guests-are-no-gms-hint = Wählen Sie in Ihren Einstellungen zuerst einen Namen und ein Kennwort.
guests-do-not-invite = Gäste können niemanden einladen.
guests-do-not-invite-hint = Wählen Sie in Ihren Einstellungen zuerst einen Namen und ein Kennwort.
guests-no-bot-games = Gäste können keine Partien veranstalten, in denen nur Bots spielen.
guests-no-bot-games-hint = Registrieren Sie sich, oder nehmen Sie selbst einen Platz.
has-gm = Diese Partie hat einen Spielleiter.
has-gm-hint = Sie können sich für Partien anbieten, die einen brauchen.
has-password = Dieses Konto hat schon ein Kennwort.
has-password-hint = Ändern Sie es in Ihren Einstellungen, oder legen Sie ein anderes Konto an.
invitation-declined = Dieser Spieler hat eine Einladung in diese Partie abgelehnt.
invitation-declined-hint = In einer Woche können Sie ihn wieder einladen.
invited-is-gm = Dieser Spieler leitet diese Partie.
invited-only = An dieser Partie können nur Eingeladene teilnehmen.
invited-only-hint = Bitten Sie den Spieler, der sie angelegt hat, um eine Einladung.
invited-plays = Dieser Spieler ist schon in dieser Partie.
key-reused = Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.
key-reused-hint = Verwenden Sie für jede neue Anfrage einen neuen Schlüssel.
last-administrator = Es muss mindestens einen Administrator geben.
last-administrator-hint = Machen Sie zuerst ein anderes Konto zum Administrator.
later = Versuchen Sie es später noch einmal.
later-hours = Versuchen Sie es in { $n } Stunden noch einmal.
later-minutes =
    { $n ->
        [one] Versuchen Sie es in einer Minute noch einmal.
       *[other] Versuchen Sie es in { $n } Minuten noch einmal.
    }
link-used = Dieser Link wurde schon verwendet oder ist abgelaufen.
link-used-hint = Fordern Sie einen neuen an.
links-of-today = Wir haben Ihnen für heute genug Links geschickt.
links-of-today-hint = Versuchen Sie es morgen noch einmal.
log-when-over = Das ganze Protokoll lässt sich herunterladen, wenn die Partie zu Ende ist.
log-when-over-hint = Bis dahin bekommen Sie die Ereignisse, die Sie kennen dürfen.
long-line = Eine Befehlszeile darf höchstens { $most } Zeichen haben. Diese hat { $n }.
long-nonce = Eine Nonce darf höchstens { $most } Zeichen haben.
long-notes = Notizen dürfen höchstens { $most } Zeichen haben. Diese haben { $n }.
long-preferences = Einstellungen dürfen höchstens { $most } Zeichen haben.
long-reason = Eine Begründung darf höchstens { $most } Zeichen haben. Diese hat { $n }.
mail-goes-to-email = E-Mails gehen an die Adresse Ihres Kontos.
mail-goes-to-email-hint = Ändern Sie stattdessen diese Adresse.
many-invitations = Dieser Spieler hat zu viele offene Einladungen.
many-invitations-hint = Versuchen Sie es später noch einmal.
many-lines = Sie können höchstens { $most } Befehlszeilen schreiben. Das sind { $n }.
many-options = Sie können höchstens { $most } Optionen setzen. Das sind { $n }.
message-length = Eine Nachricht muss 1 bis { $most } Zeichen haben. Diese hat { $n }.
messages-in-phase = Sie haben in dieser Phase { $n } Nachrichten geschickt. Mehr sind nicht möglich.
messages-in-phase-hint = Warten Sie auf die nächste Phase.
messages-of-all-games = Ihre Nachrichten in allen Partien haben zusammen die Grenze von { $most } Zeichen erreicht.
messages-of-all-games-hint = Schreiben Sie eine kürzere Nachricht.
messages-of-game = Ihre Nachrichten in dieser Partie haben die Grenze von { $most } Zeichen erreicht.
messages-of-game-hint = Schreiben Sie eine kürzere Nachricht.
mixed-alphabets = Der Name „{ $name }“ mischt Buchstaben mehrerer Alphabete.
mixed-alphabets-hint = Verwenden Sie nur eines davon.
moderators-only = Das dürfen nur Moderatoren und Administratoren.
motion-open = Darüber wird bereits abgestimmt ({ $kind }).
motion-open-hint = Stimmen Sie darüber ab.
name-taken = Dieser Name ist vergeben.
name-taken-hint = Wählen Sie einen anderen.
name-too-alike = Dieser Name sieht genauso aus wie der eines anderen Spielers.
name-too-alike-hint = Wählen Sie einen anderen.
names-as-spelled = Prüfen Sie die Schreibweise: Der Name muss so geschrieben sein wie im Profil des Spielers.
no-absence-called = Es gibt keinen Urlaub „{ $name }“.
no-account-called = Es gibt kein Konto „{ $name }“.
no-administrator = Es gibt noch keinen Administrator.
no-administrator-hint = Starten Sie einmal `casus serve`.
no-anonymous-messages = In dieser Partie gibt es keine anonymen Nachrichten.
no-answer-to-anonymous = Auf eine anonyme Nachricht können Sie nicht antworten.
no-battle-order = { $order } war kein Befehl an eine Einheit.
no-battle-order-hint = Das Ergebnis sagt alles, was es dazu zu wissen gibt.
no-battle-phase = In { DAT($phase) } wird nicht gekämpft.
no-battle-phase-hint = Die Ergebnisse sagen alles, was es dazu zu wissen gibt.
no-calendar = Unter dieser Adresse gibt es keinen Kalender, oder er wurde ersetzt.
no-calendar-hint = Holen Sie sich in Ihren Einstellungen die Adresse eines neuen.
no-channel-called = Es gibt keinen Kanal „{ $name }“.
no-deadline = Diese Phase hat keine Frist.
no-die = Die Partie wartet nicht darauf, dass der Spielleiter würfelt.
no-email = Es gibt keine E-Mail-Adresse zu bestätigen.
no-email-hint = Tragen Sie in Ihren Einstellungen eine ein.
no-free-seat = Es ist kein Platz frei.
no-game-called = Es gibt keine Partie „{ $name }“.
no-game-master-called = Diese Partie hat keinen Spielleiter.
no-gm-there = Sandkästen und Partien an einem Tisch haben keinen Spielleiter.
no-guest = In diesem Browser gibt es kein Gastkonto, dessen Partien Sie übernehmen könnten.
no-judged-order-called = „{ $name }“ ist nicht unter den ausgewerteten Befehlen.
no-message-called = Es gibt keine Nachricht „{ $name }“.
no-messages-to-all = In dieser Partie gibt es keine Nachrichten an alle Spieler.
no-messages-to-one = In dieser Partie gibt es keine Nachrichten an einzelne Spieler.
no-messages-to-several = In dieser Partie gibt es keine Nachrichten an mehrere Spieler.
no-muster = Die Spieler werden gerade nicht gefragt, ob sie bereit sind.
no-open-invitation-called = Es gibt keine offene Einladung „{ $name }“.
no-open-motion-called = Es gibt keine offene Abstimmung „{ $name }“.
no-open-report-called = Es gibt keine offene Meldung „{ $name }“.
no-orders-to-attach = Es gibt keine Befehle, die angehängt werden könnten.
no-other-player-called = Es gibt keinen anderen Spieler „{ $name }“.
no-other-seat-called = Es gibt keinen anderen Platz „{ $name }“.
no-part-of-the-film-called = Der Film hat keinen Teil „{ $name }“.
no-phase-called = Es gibt keine Phase „{ $name }“.
no-lesson-called = Es gibt keine Lektion „{ $name }“.
no-lesson-step-called = Die Lektion hat keinen Schritt { $name }.
no-plan-now = Befehle lassen sich nur anhängen, solange die Partie läuft.
no-player-called = Es gibt keinen Spieler „{ $name }“.
no-power-called = Es gibt keine Macht „{ $name }“.
no-reader = Wählen Sie mindestens einen Empfänger, und zwar nicht nur sich selbst.
no-picture-called = Es gibt kein Bild namens { $name }.
no-rules-called = Es gibt keine Variante „{ $name }“.
no-scope = Dieser API-Schlüssel hat die Berechtigung „{ $scope }“ nicht.
no-scope-hint = Erzeugen Sie einen mit der Berechtigung „{ $scope }“.
no-seat-called = Es gibt keinen Platz „{ $name }“.
no-seat-of-yours = Sie spielen in dieser Partie nicht mit.
no-settings = Das sind keine gültigen Einstellungen für eine Partie: { $why }
no-setup = Das ist keine gültige Beschreibung einer Partie: { $why }
no-thread-called = Es gibt keine Unterhaltung „{ $name }“.
no-token-called = Es gibt keinen API-Schlüssel „{ $name }“.
no-template-called = Es gibt keine Vorlage „{ $name }“.
nobody-sits =
    { COUNT($seats) ->
        [one] { THE($seats) } wird zurzeit nicht gespielt, und ein neuer Spieler könnte Ihre Nachricht nicht lesen.
       *[other] { THE($seats) } werden zurzeit nicht gespielt, und neue Spieler könnten Ihre Nachricht nicht lesen.
    }
nobody-sits-here = In dieser Partie spielt niemand.
nobody-to-agree = In dieser Partie spielt niemand, der zustimmen könnte.
nobody-to-agree-hint = Ein Administrator kann Sie ernennen.
not-asked = { THE($seat) } { COUNT($seat) ->
    [one] hat
   *[other] haben
} in { DAT($phase) } nichts zu tun.
not-begun = Die Partie hat noch nicht begonnen.
not-in-conversation = Sie können diese Unterhaltung lesen, nehmen aber nicht an ihr teil.
not-paused = Die Partie ist nicht angehalten.
not-running =
    { $status ->
        [forming] Die Partie hat noch nicht begonnen.
        [paused] Die Partie ist angehalten.
        [needs-gm] Die Partie wartet auf ihren Spielleiter.
        [finished] Die Partie ist zu Ende.
       *[cancelled] Die Partie wurde abgebrochen.
    }
not-with-token = Das geht nicht mit einem API-Schlüssel.
not-with-token-hint = Melden Sie sich mit Ihrem Kennwort an.
not-your-seat = Sie spielen { ACC($seat) } nicht.
nothing-due = { THE($seat) } { COUNT($seat) ->
    [one] muss
   *[other] müssen
} an nichts erinnert werden.
nothing-on-board = Die Partie hat noch nicht begonnen, deshalb ist das Brett leer.
nudged-already = { THE($seat) } { COUNT($seat) ->
    [one] wurde
   *[other] wurden
} schon erinnert. In einigen Stunden können Sie das wiederholen.
odd-signs = Der Name „{ $name }“ enthält Zeichen, die in keiner Sprache Buchstaben sind.
odd-signs-hint = Verwenden Sie gewöhnliche Buchstaben.
office-gone = Das Angebot gilt nicht mehr: Der Spieler, von dem es kam, leitet die Partie nicht mehr.
office-handed-over-by-gm = Nur der Spielleiter kann die Partie einem anderen Spielleiter übergeben.
office-laid-down-by-gm = Nur der Spielleiter kann die Spielleitung niederlegen.
old-password-wrong = Ihr jetziges Kennwort ist falsch.
or-private = Vielleicht ist es nicht öffentlich.
other-seed = Diese Seite ist veraltet: Die Würfel dieser Partie wurden inzwischen neu festgelegt.
other-seed-hint = Laden Sie die Partie neu und versuchen Sie es noch einmal.
own-game = Das ist eine Partie, an der Sie beteiligt sind.
own-game-hint = Bitten Sie einen anderen Administrator.
owner-names-gm = Vor Beginn der Partie bestimmt der Spieler, der sie angelegt hat, den Spielleiter.
owner-names-gm-hint = Bitten Sie ihn, Ihnen die Spielleitung anzubieten.
password-is-name = Das Kennwort darf nicht Ihr Name sein.
password-is-name-hint = Wählen Sie etwas, das schwer zu erraten ist.
password-length = Verwenden Sie { $shortest } bis { $longest } Zeichen für Ihr Kennwort. Dieses hat { $n }.
password-length-hint = Ein paar Wörter ohne Zusammenhang kann man sich leicht merken.
password-needed = Um Ihre E-Mail-Adresse zu ändern, geben Sie bitte Ihr jetziges Kennwort an.
password-needed-hint = Tragen Sie es ein und versuchen Sie es noch einmal.
password-repeats = Dieses Kennwort wiederholt immer dieselben wenigen Zeichen.
password-repeats-hint = Wählen Sie ein abwechslungsreicheres.
password-wrong = Das Kennwort ist falsch.
phase-missing = Die Phase fehlt: Geben Sie an, für welche das gilt.
phase-missing-hint = Gespielt wird gerade { THE($open) }.
phase-not-open = Gespielt wird gerade { THE($open) }, nicht { THE($phase) }.
phase-not-open-hint = Laden Sie die Partie neu.
plan-length = Ein Plan darf höchstens { $most } Zeichen haben. Dieser hat { $n }.
plan-order = Der Befehl „{ $order }“ in Ihrem Plan ist nicht verständlich: { $why }
plan-orders = Ein Plan darf höchstens { $most } Befehle enthalten. Dieser enthält { $n }.
phrase-or-text = Senden Sie entweder einen Text oder eine Schnellnachricht.
phrase-of-gm = Schnellnachrichten sind für Spieler. Schreiben Sie stattdessen eine Nachricht.
phrase-no-proposal = Diese Nachricht ist kein Vorschlag eines anderen Spielers. Sie können sie weder annehmen noch ablehnen.
phrase-to-proposer = Senden Sie Ihre Antwort an den Spieler, der den Vorschlag gemacht hat.
phrase-answered = Diese Antwort haben Sie schon gegeben.
phrase-nothing = Keine der Einheiten kann das jetzt tun.
phrase-no-order = kein Befehl
player-or-bot = Nennen Sie entweder einen Spieler oder einen Bot.
plays-with-you = Sie sind mit diesem Spieler in einer Partie.
plays-with-you-hint = Darüber muss ein anderer Moderator oder ein Administrator entscheiden.
press-closed = In { DAT($phase) } können keine Nachrichten geschickt werden.
reason-for-all-games = Geben Sie eine Begründung an. Die Spieler aller Partien können sie lesen.
reason-for-players = Geben Sie eine Begründung an. Alle Spieler können sie lesen.
reasons-hidden = In dieser Partie sehen die Spieler nicht alle Einheiten. Das Ergebnis sagt, was Sie wissen dürfen.
reports-closed-by-moderators = Nur Moderatoren können Meldungen schließen.
reports-read-by-moderators = Nur Moderatoren können Meldungen lesen.
reserved-name = Der Name „{ $name }“ ist den Betreibern dieser Seite vorbehalten.
reserved-name-hint = Wählen Sie einen anderen.
say-ruling = Geben Sie an, wie der Befehl zählt, zum Beispiel: succeeds.
say-what-is-wrong = Beschreiben Sie, was nicht stimmt.
seat-lost = Ein anderer Spieler hat { ACC($seat) } übernommen.
seat-taken = { THE($seat) } { COUNT($seat) ->
    [one] ist
   *[other] sind
} schon vergeben.
seat-taken-hint =
    { COUNT($free) ->
        [0] Es ist kein anderer Platz frei.
        [one] Frei ist { THE($free) }.
       *[other] Frei sind { THE($free) }.
    }
setting-kind = „{ $value }“ ist für „{ $name }“ nicht gültig. Erwartet wird ein Großbuchstabe wie der letzte in S1901M.
setting-minutes = „{ $value }“ ist für „{ $name }“ nicht gültig. Erwartet werden 0 bis { $most } Minuten.
setting-number = „{ $value }“ ist für „{ $name }“ nicht gültig. Erwartet wird 0 bis { $most }.
setting-time = „{ $value }“ ist für „{ $name }“ nicht gültig. Erwartet wird eine Uhrzeit wie 20:30.
setting-weekdays = „{ $value }“ ist für „{ $name }“ nicht gültig. Erwartet wird mindestens eine Zahl von 0 (Montag) bis 6 (Sonntag).
setting-zone = „{ $value }“ ist für „{ $name }“ nicht gültig. Erwartet wird eine Zeitzone wie Europe/Berlin.
settings-by-gm = Nur der Spielleiter kann die Einstellungen einer laufenden Partie ändern.
sign-in-first = Dafür brauchen Sie ein Konto.
sign-in-first-hint = Melden Sie sich an, oder schicken Sie einen API-Schlüssel mit.
silenced = Die Regeln erlauben zurzeit keine Nachrichten von { DAT($sender) } an { ACC($readers) }.
silenced-to-all = Die Regeln erlauben zurzeit keine Nachrichten von { DAT($sender) } an alle Spieler.
spectator = Zuschauer können Nachrichten nicht als gelesen markieren.
stale-orders = Diese Befehle wurden anderswo geändert, seit Sie sie geladen haben.
stale-orders-hint = Laden Sie sie neu.
statement-length = Ein Schlusswort muss 1 bis { $most } Zeichen haben.
statements-when-over = Ein Schlusswort können Sie schreiben, wenn die Partie zu Ende ist.
stays-anonymous = Andere Spieler sind einer anonymen Partie beigetreten. Deshalb muss sie anonym bleiben.
stays-anonymous-hint = Legen Sie stattdessen eine neue Partie an.
stays-readable = Wer die Nachrichten einer Partie lesen kann, wird beim Anlegen der Partie festgelegt.
stays-readable-hint = Legen Sie stattdessen eine neue Partie an.
suspend-by-administrators = Nur Administratoren können Moderatoren und Administratoren sperren.
suspended = Dieses Konto ist gesperrt.
suspended-hint = Wenden Sie sich an die Betreiber dieser Seite.
takes-no-invitations = Dieser Spieler nimmt von Ihnen keine Einladungen an.
time-up = Die Frist für { ACC($phase) } ist abgelaufen.
time-up-hint = Warten Sie auf die Ergebnisse.
token-name = Ein API-Schlüssel braucht einen Namen aus 1 bis { $longest } Zeichen.
token-name-hint = Wählen Sie einen, der Ihnen später sagt, wofür der Schlüssel ist.
too-many-copies = Ihre Sandkästen haben zusammen die Grenze von { $most } Zeichen erreicht.
too-many-copies-hint = Brechen Sie einige ab. Abgebrochene Sandkästen werden nach einer Woche gelöscht.
long-sandboxes = Ihr Anteil an der Datenbank für Sandkästen ist aufgebraucht ({ $most } Ereignisse). Brechen Sie einige ab, die Sie nicht mehr brauchen.
too-many-motions = Sie haben in dieser Phase genug beantragt ({ $n } Anträge).
too-many-games = Sie haben { $n } Partien, die noch nicht zu Ende sind. Mehr sind nicht möglich.
too-many-games-hint = Beenden Sie zuerst eine, oder brechen Sie eine ab.
too-many-links = Für diese Partie gibt es { $n } offene Einladungslinks. Mehr sind nicht möglich.
too-many-links-hint = Ziehen Sie zuerst einige zurück.
too-many-reports = Sie haben { $n } offene Meldungen. Mehr sind nicht möglich.
too-many-reports-hint = Die Moderatoren kümmern sich darum.
too-many-tokens = Sie haben { $n } API-Schlüssel. Mehr sind nicht möglich.
too-many-tokens-hint = Widerrufen Sie zuerst einen.
too-often = Sie haben zu oft versucht, { $act }.
unit-not-there = Auf dem Brett steht keine Einheit { $unit }.
import-messages = Die Nachrichten und Kommentare dieser Partie haben { $n } Zeichen. In eine Partie passen höchstens { $most }.
unreadable-file = Diese Datei lässt sich nicht lesen: { $why }
other-log = Der Datensatz dieser Partie nennt { $n } Ereignisse und einen anderen Hash als ihr Protokoll.
unwanted-here = Sie können dieser Partie nicht beitreten: Jemand darin hat Sie blockiert.
volunteer-gone = Dieser Spieler steht nicht mehr zur Verfügung.
volunteered = Sie haben sich schon angeboten.
volunteered-hint = Die Spieler stimmen darüber ab.
which-seat = Sie spielen { ACC($seats) }. Geben Sie an, für welchen Platz das gilt.
who-begins = Die Partie kann nur starten, wer sie angelegt hat oder leitet.
who-begins-helper = Administratoren können eine Partie nur starten, wenn es weder den, der sie angelegt hat, noch ihren Spielleiter mehr gibt und sie nicht an ihr beteiligt sind.
who-invites = Spieler kann nur einladen, wer die Partie angelegt hat oder leitet.
who-sees-invitations = Die Einladungen kann nur sehen, wer die Partie angelegt hat oder leitet.
who-withdraws-invitations = Einladungen kann nur zurückziehen, wer die Partie angelegt hat oder leitet.
wrong-password = Name oder Kennwort ist falsch.
wrong-password-hint = Wenn Sie Ihr Kennwort vergessen haben, können Sie ein neues anfordern.
you-sit-here = Sie spielen schon in dieser Partie.
yourself = Das ist Ihr eigener Name.

# --- was eine Partie aufhält

waits-die = Die Partie wartet darauf, dass der Spielleiter würfelt.
waits-muster = Die Partie wartet darauf, dass alle Spieler bestätigen, dass sie bereit sind.
waits-start = Alle Spieler haben bestätigt, dass sie bereit sind. Die Partie wartet auf ihren Starttermin.
halted-by-rules = { COMMAS($why) }
waits-people = Niemand spielt diese Partie mehr. Sie geht weiter, sobald jemand einen Platz übernimmt.
held-by-operators = Die Betreiber dieser Website haben die Partie angehalten: { $why }
not-held = Kein Betreiber hält diese Partie an.
waits-asleep = Seit einiger Zeit hat sich kein Spieler mehr gerührt. Deshalb ist die Partie angehalten. Jeder Spieler kann sie fortsetzen.
waits-orders = Es fehlen Befehle, und diese Phase hat keine Frist.
waits-gm = Die Partie wartet auf ihren Spielleiter.
waits-players = Die Partie wartet auf Spieler.

# --- Gründe, die der Dienst selbst angibt

why-resigned = Der Spieler hat aufgegeben.
why-replaced = Der Spieler wurde ersetzt.
why-dismissed = Der Spielleiter hat den Spieler entfernt.
why-account-deleted = Der Spieler hat diese Seite verlassen.
why-abandoned = Der Spieler hat zu viele Fristen versäumt.
why-silent =
    { $n ->
        [one] Der Spieler hat in einer Phase nichts geschickt.
       *[other] Der Spieler hat in { $n } Phasen hintereinander nichts geschickt.
    }
why-pause-over = Länger als bis jetzt darf eine Pause nicht dauern.
why-plays-again = Ein Spieler hat einen Platz übernommen.
why-voted = Die Spieler haben dafür gestimmt.
why-deserted = Niemand spielt diese Partie mehr. Sie geht weiter, sobald jemand einen Platz übernimmt.
why-asleep = In { $n } Phasen hintereinander hat kein Spieler Befehle gegeben.
why-not-adjudicated = Die Phase konnte nicht ausgewertet werden. Der Spielleiter ist benachrichtigt.
why-downtime =
    { $n ->
        [one] Der Dienst war eine Minute lang nicht erreichbar.
       *[other] Der Dienst war { $n } Minuten lang nicht erreichbar.
    }
why-no-orders = Es fehlten Befehle { OF($seats) }.
why-not-confirmed = Der Spieler dieses Platzes hat nicht rechtzeitig bestätigt.
why-no-players = Die Partie hatte zu lange auf Spieler gewartet.
why-neglected = Die Partie wartet seit drei Tagen auf ihren Spielleiter. Ein anderer kann sich anbieten.
why-bots-of-guest = Nur Bots waren übrig, und die Partie gehört einem Gast.
why-bots-no-deadline = Nur Bots waren übrig, und ohne Frist hätte kein Spieler übernehmen können.
why-bots-long = Nur Bots spielen, und Partien zwischen Bots enden nach { $n } Jahren.
why-bots-quiet = Nur Bots spielen, und seit { $n } Jahren hat kein Versorgungszentrum den Besitzer gewechselt.
why-bot-failed = Der Bot { OF($seat) } ist ausgefallen und hat in { DAT($phase) } keine Befehle.
why-bot-hung = Der Bot { OF($seat) } hat { $n } Sekunden lang nicht geantwortet und hat in { DAT($phase) } keine Befehle.
why-nobody-for-a-month = In dieser Partie hatte seit einem Monat niemand mehr gespielt.
no-hints = In dieser Partie gibt es keinen Rat von Bots.
no-hints-hint = Holen Sie sich Rat in einer Partie gegen Bots oder in einem Sandkasten.
no-adviser = Es gibt keinen Berater { $rank }. Wählen Sie { OR($known) }.
hints-busy = Gerade holen sich zu viele Spieler Rat.
no-hint = Der Berater hat nicht rechtzeitig geantwortet.

# --- Karten, die Spieler hochladen

bad-map = Die Kartendatei enthält Fehler:
    { $why }
bad-map-hint = Beheben Sie sie, und laden Sie die Datei noch einmal hoch.
map-provinces = Die Karte hat { $n } Provinzen. Hier sind höchstens { $most } erlaubt.
map-powers = Die Karte hat { $n } Mächte. Hier sind höchstens { $most } erlaubt.
map-borders = Die Karte hat { $n } Grenzen. Hier sind höchstens { $most } erlaubt.
map-length = Die Kartendatei hat { $n } Zeichen. Hier sind höchstens { $most } erlaubt.
board-name-installed = „{ $name }“ ist der Name einer enthaltenen Karte.
board-name-installed-hint = Wählen Sie in der ersten Zeile Ihrer Kartendatei einen anderen Namen.
guests-upload-nothing = Gäste können keine Karten hochladen.
guests-upload-nothing-hint = Wählen Sie in Ihren Einstellungen zuerst einen Namen und ein Kennwort.
board-detail-length = Der Text für „{ $field }“ kann bis zu { $most } Zeichen haben.
detail-author = Urheber
detail-licence = Lizenz
detail-source = Quelle
board-visibility = „{ $given }“ sagt nicht, wer die Karte sehen kann. Möglich sind { COMMAS($expected) }.
board-needs-licence = Eine öffentliche Karte braucht eine Lizenz.
board-needs-licence-hint = Geben Sie an, unter welcher Lizenz andere sie benutzen dürfen, etwa CC BY 4.0, oder machen Sie sie nicht öffentlich.
too-many-boards = Sie können bis zu { $n } Karten haben.
too-many-boards-hint = Ziehen Sie zuerst eine zurück.
too-many-board-versions = Eine Karte kann bis zu { $n } Fassungen haben.
too-many-board-versions-hint = Ziehen Sie die Karte zurück, oder laden Sie sie unter einem anderen Namen hoch.
boards-too-large = Ihre Karten haben zusammen die Grenze von { $most } Zeichen erreicht.
boards-too-large-hint = Ziehen Sie zuerst eine zurück.
board-of-another = Eine Karte kann nur ändern, wem sie gehört.
board-of-your-own = Ihre eigenen Karten können Sie nicht als Moderator verbergen oder zeigen.
board-hidden = Ein Moderator hat die Karte { $title } verborgen. Niemand kann darauf eine Partie beginnen.
no-board-called = Es gibt keine Karte „{ $name }“.
no-board-version-called = Die Karte hat keine Fassung { $name }.
foreign-map-refused = Diese Karte kann nicht umgewandelt werden{ $line ->
        [0] { "" }
       *[other] { " " }(Zeile { $line })
    }: { $why }
act-convert-a-map = eine Karte umzuwandeln
