# Deutsch: was Benachrichtigungen sagen.

# --- frame

frame-greeting = Hallo { $name },
frame-settings = Was du wohin geschickt bekommst, bestimmst du hier: { $link }
frame-stop = Keine Mails mehr darüber: { $link }
frame-until = Befehle werden bis { $deadline } angenommen.
frame-several = { $n } Nachrichten von Casus Belli
frame-game = Eines deiner Spiele
frame-endless = Es gibt keine Frist.

# --- your-turn

your-turn-subject = { $game }: du bist am Zug, { $phase }
your-turn-text = Du bist als { $seat } in „{ $game }“ am Zug, { $phase }. { $until }

# --- muster

muster-subject = { $game }: bist du da?
muster-text = „{ $game }“ beginnt, sobald alle gesagt haben, dass sie da sind. Sag es für { $seat } bis { $due }, sonst bekommt jemand anderes den Platz.

# --- reminder

reminder-subject = { $game }: Befehle fehlen, { $phase }
reminder-text = Von dir als { $seat } in „{ $game }“, { $phase }, ist noch nichts gekommen. { $until }

# --- begun

begun-subject = { $game } hat begonnen
begun-text = „{ $game }“ hat begonnen. Du spielst { $seat }.

# --- seat-left

seat-left-subject = { $game }: du spielst { $seat } nicht mehr
seat-left-text = Du spielst { $seat } in „{ $game }“ nicht mehr.

# --- game-over

game-over-subject = { $game } ist zu Ende
game-over-text = „{ $game }“, wo du { $seat } gespielt hast, ist zu Ende.

# --- closed

closed-subject = { $game } wurde geschlossen
closed-text = „{ $game }“ wurde geschlossen: { $why }.

# --- volunteer

volunteer-subject = { $game }: jemand möchte Spielleiter werden
volunteer-text = { $by } möchte „{ $game }“ leiten. Du stimmst als { $seat } darüber ab.

# --- invited

invited-subject = Du bist zu einem Spiel eingeladen
invited-text = { $by } lädt dich ein, in „{ $game }“ mitzuspielen. Annehmen oder ablehnen kannst du auf deiner Übersicht.

# --- offered

offered-subject = Dir wird ein Platz in einem Spiel angeboten
offered-text = { $by } bietet dir in „{ $game }“ den Platz von { $offered } an. Annehmen oder ablehnen kannst du auf deiner Übersicht; bis dahin gehört er dir nicht.

# --- office

office-subject = Du sollst ein Spiel leiten
office-text = { $by } bittet dich, „{ $game }“ zu leiten. Annehmen oder ablehnen kannst du auf deiner Übersicht.

# --- appointed

appointed-subject = { $game }: du bist Spielleiter
appointed-text = Du leitest „{ $game }“ von jetzt an. Wenn du nicht möchtest, kannst du die Spielleitung niederlegen.

# --- needs-gm

needs-gm-subject = { $game } braucht seinen Spielleiter
needs-gm-text = „{ $game }“, { $phase }, konnte nicht ausgewertet werden. Die Uhr steht, bis du es dir angesehen hast.

# --- game-waits

game-waits-subject = { $game } wartet auf seinen Spielleiter
game-waits-text = „{ $game }“ kann in { $phase } nicht weitergehen, bevor du es dir angesehen hast.

# --- press

press-subject = { $game }: ein Brief
press-text = Für { $seat } in „{ $game }“ ist ein Brief da.
press-several = { $game }: { $n } Briefe
press-everywhere = { $n } Briefe in { $games } Spielen
press-count = Für { $seat } in „{ $game }“ sind { $n } Briefe da.
press-letter = Von { $sender } an { $readers }, { $phase }:
press-more = ... und { $n } weitere.
press-everybody = alle
press-grey = niemand Bestimmtem
press-master = der Spielleitung

# --- email-known

email-known-subject = Sie haben bereits ein Konto bei Casus Belli
email-known-text = Jemand hat diese Adresse beim Anlegen eines Kontos oder als neue E-Mail-Adresse genannt. Sie gehört zu Ihrem Konto und bleibt dort. Wenn Sie es waren, melden Sie sich dort an oder wählen Sie ein neues Passwort, falls Sie es vergessen haben. Wenn nicht, ignorieren Sie diese Nachricht.

# --- email-changed

email-changed-subject = Ihre E-Mail-Adresse bei Casus Belli wurde geändert
email-changed-text = Jemand, der Ihr Passwort kennt, möchte diese Adresse durch eine andere ersetzen oder hat sie entfernt. Wenn Sie es waren, ignorieren Sie diese Nachricht. Wenn nicht, wählen Sie jetzt ein neues Passwort: Damit werden alle abgemeldet, und Webhooks, Kalenderadressen und API-Schlüssel enden.

# --- confirm-email

confirm-email-subject = Bestätige deine E-Mail-Adresse für Casus Belli
confirm-email-text = Mit diesem Link zeigst du, dass du liest, was an diese Adresse geschickt wird. Er gilt zwei Tage und einmal. Wenn du bei uns kein Konto hast, tu nichts: mehr wird nicht geschickt.

# --- password-reset

password-reset-subject = Ein neues Passwort für Casus Belli
password-reset-text = Mit diesem Link kannst du ein neues Passwort wählen. Er gilt zwei Stunden und einmal. Wenn du ihn nicht angefordert hast, tu nichts: Niemand sonst hat ihn bekommen.

# --- test

test-subject = Casus Belli: eine Probe
test-text = Es klappt: Benachrichtigungen kommen hier an.

# --- news

news-subject = { $game }: es gibt Neues
news-text = In „{ $game }“ gibt es etwas Neues.
