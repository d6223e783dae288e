# Deutsch: was Benachrichtigungen sagen.

# --- frame

frame-greeting = Hallo { $name },
frame-settings = Welche Benachrichtigungen Sie wohin bekommen, stellen Sie hier ein: { $link }
frame-stop = Keine E-Mails dieser Art mehr: { $link }
frame-until = Die Frist endet am { $deadline }.
frame-reason = Grund: { $why }
frame-several = { $n } Benachrichtigungen von Casus Belli
frame-game = Eine Ihrer Partien
frame-endless = Es gibt keine Frist.

# --- dates

frame-moment-in = { $moment } (in { $span })
frame-span-days = { $days } Tagen
frame-span-hours = { $hours } Std. { $minutes } Min.
frame-span-minutes = { $minutes } Min.

# --- your-turn

your-turn-subject = { $game }: Sie sind am Zug, { $phase }
your-turn-text = Sie sind in „{ $game }“ am Zug: { $seat }, { $phase }. { $until } Geben Sie Ihre Befehle auf der Seite der Partie ein.

# --- muster

muster-subject = { $game }: Bestätigen Sie, dass Sie bereit sind
muster-text = „{ $game }“ beginnt, sobald alle bestätigt haben. Bitte bestätigen Sie auf der Seite der Partie, dass Sie { ACC($seat) } spielen, spätestens am { $due }. Sonst bekommt ein anderer Spieler Ihren Platz.

# --- reminder

reminder-subject = { $game }: Ihre Befehle für { ACC($phase) } fehlen
reminder-text = Sie haben für { ACC($seat) } in „{ $game }“ noch keine Befehle abgegeben ({ $phase }). { $until } Wenn Sie nichts befehlen möchten, geben Sie das auf der Seite der Partie an, damit die anderen nicht warten müssen.

# --- begun

begun-subject = { $game } hat begonnen
begun-text = „{ $game }“ hat begonnen. Sie spielen { ACC($seat) }.

# --- seat-left

seat-left-subject = { $game }: Sie spielen { ACC($seat) } nicht mehr
seat-left-text = Sie spielen { ACC($seat) } in „{ $game }“ nicht mehr.

# --- people, asleep: a game that nobody plays is paused

people-subject = { $game } pausiert: Niemand spielt mehr mit
people-text = Niemand spielt „{ $game }“ mehr, deshalb pausiert die Partie. { THE($seat) }, Ihre frühere Macht, ist noch frei: Übernehmen Sie sie wieder, und die Partie geht weiter.
asleep-subject = { $game } pausiert: Alle Spieler schweigen
asleep-text = In „{ $game }“ hat seit einiger Zeit kein Spieler Befehle gegeben, deshalb pausiert die Partie. Setzen Sie sie auf der Seite der Partie fort, wenn Sie als { $seat } weiterspielen möchten.

# --- game-over

game-over-subject = { $game } ist zu Ende
game-over-text = Die Partie „{ $game }“, in der Sie { ACC($seat) } gespielt haben, ist zu Ende. Das Ergebnis steht auf der Seite der Partie.

# --- closed

closed-subject = { $game } wurde abgebrochen
closed-text = „{ $game }“ wurde abgebrochen. Sie brauchen nichts zu tun.

# --- proposal

proposal-subject = { $game }: Ihre Antwort ist gefragt
proposal-text = „{ $game }“: { $what } Als { $seat } können Sie auf der Seite der Partie antworten.

# --- motion

motion-subject = { $game }: Stimmen Sie über einen Vorschlag ab
motion-text = { $by } schlägt für „{ $game }“ vor: { $motion ->
    [pause] die Partie anhalten
    [resume] die Partie fortsetzen
    [cancel] die Partie unbeendet abbrechen
   *[extend] die Phase verlängern
}. Als { $seat } können Sie auf der Seite der Partie abstimmen.

# --- volunteer

volunteer-subject = { $game }: Stimmen Sie über eine neue Spielleitung ab
volunteer-text = { $by } möchte „{ $game }“ leiten. Als { $seat } können Sie auf der Seite der Partie darüber abstimmen.

# --- invited

invited-subject = Sie sind zu einer Partie eingeladen
invited-text = { $by } lädt Sie ein, in „{ $game }“ mitzuspielen. Folgen Sie dem Link, um anzunehmen oder abzulehnen.

# --- email-invitation

email-invitation-subject = { $by } lädt Sie zu einer Partie Diplomacy ein
email-invitation-text = { $by } lädt Sie ein, auf Casus Belli, einer Website für Diplomacy, in „{ $game }“ ({ $rules }) mitzuspielen. Folgen Sie dem Link, um die Partie zu sehen und anzunehmen oder abzulehnen. Umsehen können Sie sich auch ohne Konto.
email-invitation-ignore = Sie kennen diese Person nicht oder möchten nicht spielen? Dann tun Sie einfach nichts. Ihre Adresse hat die genannte Person eingegeben; sie wird nicht gespeichert.
email-invitation-stop = Nie wieder Einladungen von dieser Website erhalten: { $link }

# --- offered

offered-subject = Ihnen wird ein Platz in einer Partie angeboten
offered-text = { $by } bietet Ihnen in „{ $game }“ den Platz { OF($offered) } an. Folgen Sie dem Link, um anzunehmen oder abzulehnen. Der Platz gehört Ihnen erst, wenn Sie annehmen.

# --- office

office-subject = Sie werden gebeten, eine Partie zu leiten
office-text = { $by } bittet Sie, „{ $game }“ zu leiten. Folgen Sie dem Link, um anzunehmen oder abzulehnen.

# --- appointed

appointed-subject = { $game }: Sie sind Spielleiter
appointed-text = Sie leiten „{ $game }“ von jetzt an. Wenn Sie das nicht möchten, können Sie die Spielleitung auf der Seite der Partie niederlegen.

# --- start-passed

start-passed-subject = { $game }: Der Starttermin ist da, aber es sind Plätze frei
start-passed-text = „{ $game }“ sollte jetzt beginnen, aber nicht alle Plätze sind besetzt. Die Partie beginnt, sobald sie es sind. Auf der Seite der Partie können Sie sie sofort mit Bots beginnen, einen anderen Termin wählen oder die Partie absagen.

# --- needs-gm

needs-gm-subject = { $game } braucht die Spielleitung
needs-gm-text = { THE($phase) } konnte in „{ $game }“ nicht ausgewertet werden. Die Uhr steht. Bitte öffnen Sie die Seite der Partie und entscheiden Sie, wie es weitergeht.

# --- game-waits

game-waits-subject = { $game } wartet auf die Spielleitung
game-waits-text = „{ $game }“ kann in { DAT($phase) } erst weitergehen, wenn Sie als Spielleiter etwas entscheiden. Bitte öffnen Sie die Seite der Partie.

# --- press

press-subject = { $game }: neue Nachricht
press-text = Sie haben eine neue Nachricht für { ACC($seat) } in „{ $game }“.
press-several = { $game }: { $n } neue Nachrichten
press-everywhere = { $n } neue Nachrichten in { $games } Partien
press-count = Sie haben { $n } neue Nachrichten für { ACC($seat) } in „{ $game }“.
press-letter = { $sender } an { $readers } ({ $phase }):
press-letter-early = { $sender } an { $readers } (vor Beginn):
press-more =
    { $n ->
        [one] Eine weitere Nachricht lesen Sie auf der Seite der Partie.
       *[other] { $n } weitere Nachrichten lesen Sie auf der Seite der Partie.
    }
press-plan = Angehängte Befehle: { $orders }
press-everybody = alle Spieler
press-grey = Anonym
press-master = Spielleitung

# --- email-known

email-known-subject = Sie haben bereits ein Konto bei Casus Belli
email-known-text = Jemand hat diese Adresse beim Registrieren oder als neue E-Mail-Adresse angegeben. Sie gehört zu Ihrem Konto, und es hat sich nichts geändert. Wenn Sie es waren, melden Sie sich dort an, oder fordern Sie ein neues Kennwort an, falls Sie Ihres vergessen haben. Wenn nicht, ignorieren Sie diese Nachricht.

# --- email-changed

email-changed-subject = Ihre E-Mail-Adresse bei Casus Belli wurde geändert
email-changed-text = Jemand, der Ihr Kennwort kennt, möchte diese Adresse durch eine andere ersetzen oder hat sie entfernt. Wenn Sie es waren, ignorieren Sie diese Nachricht. Wenn nicht, wählen Sie jetzt ein neues Kennwort. Damit werden alle Geräte abgemeldet, und alle Webhooks, Kalenderadressen und API-Schlüssel werden ungültig.

# --- confirm-email

confirm-email-subject = Bestätigen Sie Ihre E-Mail-Adresse für Casus Belli
confirm-email-text = Bestätigen Sie Ihre E-Mail-Adresse mit diesem Link. Er funktioniert einmal und läuft in zwei Tagen ab. Wenn Sie sich nicht registriert haben, ignorieren Sie diese Nachricht.

# --- password-reset

password-reset-subject = Ihr neues Kennwort für Casus Belli
password-reset-text = Wählen Sie mit diesem Link ein neues Kennwort. Er funktioniert einmal und läuft in zwei Stunden ab. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht. Ihr Kennwort bleibt dann gleich.

# --- warum etwas nicht zugestellt werden konnte

fault-status = Der Server hat mit dem Status { $status } geantwortet.
fault-timeout = Innerhalb von { $n } Sekunden kam keine Antwort.
fault-forbidden = Die Adresse führt zu einem Rechner, der nicht öffentlich ist.
fault-no-names = Zu viele Namensserver haben nicht geantwortet.
fault-no-time = Zum Senden war keine Zeit mehr.
fault-unwritable = An diese Adresse lässt sich keine E-Mail richten ({ $why }).
fault-no-address = Der Mailserver nimmt für diese Adresse keine E-Mails an ({ $why }).
fault-no-server = Der Mailserver { $host }, Port { $port }, war nicht erreichbar ({ $why }).
fault-mail-refused = Der Mailserver hat die E-Mail abgelehnt ({ $why }).
fault-other = Das Senden ist fehlgeschlagen ({ $why }).

# --- test

test-subject = Casus Belli: Testnachricht
test-text = Es klappt: Ihre Benachrichtigungen kommen hier an.

# --- news

news-subject = { $game }: Neuigkeiten
news-text = In „{ $game }“ gibt es etwas Neues.

# --- calendar

calendar-entry = { $game }: Frist für { ACC($phase) } ({ $seat })
