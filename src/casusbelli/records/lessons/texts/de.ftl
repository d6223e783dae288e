# Was an einer Lektionsdatei nicht stimmt.

bad-name = Der Name der Lektionsdatei „{ $lesson }.toml“ darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten.
bad-toml = lessons/{ $lesson }.toml ist kein gültiges TOML: { $why }
no-words = lessons/{ $lesson }.toml braucht den Text { $code }, der in { $file } fehlt.
two-of-a-name = Zwei installierte Pakete haben eine Lektion namens „{ $lesson }“. Eines davon braucht einen anderen Namen.
no-step = { $place }: Eine Lektion braucht mindestens ein [[step]].
step-twice = { $place }: Zwei Schritte heißen „{ $step }“.
no-number = { $place }: { $key } muss eine ganze Zahl sein.
no-hint = { $place }: Ein Schritt braucht mindestens ein [[step.hint]].
last-hint = { $place }: Nur der letzte Hinweis hat kein „when“: Er gilt für alles, was die anderen nicht abdecken.
hint-twice = { $place }: Zwei Hinweise haben dieselbe id.
no-wrong = { $place }: Mindestens ein Hinweis braucht „wrong“: typische Befehle, die ihn auslösen.
no-reached = { $place }: „reached“ muss angeben, was erwartet wird, zum Beispiel {"{"} units = {"{"} France = ["A SAV"] {"}"} {"}"}.
bad-step = { $place }: { $why }
no-table = { $place }: { $key } muss eine Tabelle von Erwartungen sein.
no-row = { $place }: Hier wurde eine Tabelle erwartet.
no-such-key = { $place }: Den Schlüssel „{ $key }“ gibt es nicht. Es gibt { $known }.
bad-id = { $place }: Die id „{ $given }“ darf nur aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.
no-text = { $place }: { $key } fehlt oder ist kein Text.
no-orders = { $place }: { $key } muss eine Liste von Befehlen sein, zum Beispiel ["A PRO - SAV"].
