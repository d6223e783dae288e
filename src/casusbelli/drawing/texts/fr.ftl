# Les mots des images : la description pour ceux qui ne les voient pas, la légende, le film.

the-end = { $phase } : la fin

# --- la description

holds = { $owner ->
    [Neutral] { $count ->
        [one] Un centre de ravitaillement neutre
       *[other] { $count } centres de ravitaillement neutres
    }
   *[power] { THE($owner) } { COUNT($owner) ->
        [one] possède
       *[other] possèdent
    } { $count ->
        [one] un centre de ravitaillement
       *[other] { $count } centres de ravitaillement
    }
} : { $places }.
has-units = { $owner ->
    [Neutral] Unités neutres
   *[power] Unités { OF($owner) }
} : { COMMAS($units) }.
dislodged = { $unit } est délogée et peut se retirer : { OR($places) }.
dislodged-nowhere = { $unit } est délogée et ne peut pas se retirer.
may-build = { THE($owner) } peut construire { $count ->
    [one] une unité
   *[other] { $count } unités
}.
must-remove = { THE($owner) } doit dissoudre { $count ->
    [one] une unité
   *[other] { $count } unités
}.
orders-of = { $owner ->
    [Neutral] Ordres des unités neutres
   *[power] Ordres { OF($owner) }
} :
order-result = { $order }. { $result }
no-order = { $order } (pas d’ordre)
panel = { $title } :
item = - { $told }
mark = { COMMAS($places) } : { $what }
look = { $look ->
    [held] tenue
    [free] libre
    [asks] avec permission
    [hostile] une attaque
    [closed] fermée
    [later] fermée pour l’instant
    [blocked] barrée
    [route] route
    [site] emplacement
   *[other] { $look }
}

# --- la légende

legend-army = armée
legend-fleet = flotte
legend-home = centre national
legend-center = centre de ravitaillement
legend-holds = tient
legend-route = route
legend-moves = se déplace
legend-retreats = se retire
legend-fails = échoue
legend-supports = soutient
legend-convoys = convoie
legend-not-followed = non suivi
legend-dislodged = délogée
legend-built = construite
legend-held = tenue
legend-free = entrée libre
legend-asks = demande une permission
legend-hostile = serait une attaque
legend-closed = fermée
legend-later = s’ouvre plus tard
legend-blocked = route barrée
legend-site = emplacement possible
legend-others = { $n } autres pays
legend-shown = Affiché : { $titles }

# --- le film

replay-title = { $spec } sur { $board }
replay-of-master = { $title }, vu par le maître de jeu
replay-of-seat = { $title }, vu par { $seat }
replay-replay = Film
replay-first = Au début (Début)
replay-back = Un pas en arrière (flèche gauche)
replay-toggle = Lire ou arrêter (espace)
replay-next = Un pas en avant (flèche droite)
replay-last = À la fin (Fin)
replay-phase = Phase
replay-zoom = Zoom
replay-play = Lire
replay-stop = Arrêter
replay-centers = Centres de ravitaillement
replay-story = Ce qui s’est passé
replay-words = La position en texte
replay-noscript = Ce film a besoin de JavaScript. Il ne charge rien depuis le réseau.
replay-parts = Étapes, à partir de :
