# Pur auf Deutsch: sieben Hauptstädte.

title = Pur
