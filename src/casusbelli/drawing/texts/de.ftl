# Die Wörter der Bilder: die Beschreibung für alle, die sie nicht sehen, die Legende, der Film.

the-end = { $phase }: das Ende

# --- die Beschreibung

holds = { $owner ->
    [Neutral] { $count ->
        [one] Ein neutrales Versorgungszentrum
       *[other] { $count } neutrale Versorgungszentren
    }
   *[power] { THE($owner) } { COUNT($owner) ->
        [one] besitzt
       *[other] besitzen
    } { $count ->
        [one] ein Versorgungszentrum
       *[other] { $count } Versorgungszentren
    }
}: { $places }.
has-units = { $owner ->
    [Neutral] Neutrale Einheiten
   *[power] Einheiten { OF($owner) }
}: { COMMAS($units) }.
dislodged = { $unit } ist verdrängt; mögliche Rückzüge: { COMMAS($places) }.
dislodged-nowhere = { $unit } ist verdrängt und kann sich nicht zurückziehen.
may-build = { THE($owner) } darf { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
} aufbauen.
must-remove = { THE($owner) } muss { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
} auflösen.
orders-of = { $owner ->
    [Neutral] Befehle neutraler Einheiten
   *[power] Befehle { OF($owner) }
}:
order-result = { $order }. { $result }
no-order = { $order } (kein Befehl)
panel = { $title }:
item = - { $told }
mark = { COMMAS($places) }: { $what }
look = { $look ->
    [held] gehalten
    [free] offen
    [asks] mit Erlaubnis
    [hostile] ein Angriff
    [closed] geschlossen
    [later] noch geschlossen
    [blocked] versperrt
    [route] Weg
    [site] Bauplatz
   *[other] { $look }
}

# --- die Legende

legend-army = Armee
legend-fleet = Flotte
legend-home = Heimatzentrum
legend-center = Versorgungszentrum
legend-holds = hält
legend-route = Weg
legend-moves = zieht
legend-retreats = zieht sich zurück
legend-fails = misslingt
legend-supports = unterstützt
legend-convoys = geleitet
legend-not-followed = nicht befolgt
legend-dislodged = verdrängt
legend-built = aufgebaut
legend-held = gehalten
legend-free = darf betreten werden
legend-asks = braucht Erlaubnis
legend-hostile = wäre ein Angriff
legend-closed = geschlossen
legend-later = öffnet später
legend-blocked = Weg versperrt
legend-site = Aufstellung möglich
legend-others = { $n } weitere Länder
legend-shown = Gezeigt: { $titles }

# --- der Film

replay-title = { $spec } auf { $board }
replay-of-master = { $title }, aus der Sicht der Spielleitung
replay-of-seat = { $title }, aus der Sicht { OF($seat) }
replay-replay = Film
replay-first = Zum Anfang (Pos1)
replay-back = Ein Schritt zurück (Pfeil links)
replay-toggle = Abspielen oder anhalten (Leertaste)
replay-next = Ein Schritt weiter (Pfeil rechts)
replay-last = Zum Ende (Ende)
replay-phase = Phase
replay-zoom = Zoom
replay-play = Abspielen
replay-stop = Anhalten
replay-centers = Versorgungszentren
replay-story = Was geschah
replay-words = Die Stellung in Worten
replay-noscript = Dieser Film braucht JavaScript. Er lädt nichts aus dem Netz.
replay-parts = Teile, ab:
