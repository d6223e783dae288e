# World War I Diplomacy und The Great War II.

# --- Wie die Regeln heißen

pack-world-war-one = World War I Diplomacy
pack-world-war-one-about = Zwei Spieler führen die Entente und die Mittelmächte durch den Ersten Weltkrieg.
pack-great-war = The Great War II
pack-great-war-about = Entente und Mittelmächte kämpfen ab Frühjahr 1914; eine Seite mit 24 Einheiten und 24 Versorgungszentren gewinnt.

# --- Ablehnungen

italy-not-active = niemand befiehlt Italien, bevor es sich einer Seite angeschlossen hat
civil-disorder = Russland ist in Unordnung; niemand befiehlt ihm
not-your-side = { $whom } gehört nicht zu deiner Seite
not-captain = { $whom } spricht für die Seite; { $seat } ist eines ihrer Länder
captains = nach amerikanischen Armeen schickt { $whom } selbst
not-home = { $place } ist kein Heimatzentrum von { EITHER($whom) }
us-not-yet = amerikanische Armeen kommen im Winter, vom Winter 1917 an
us-no-port = amerikanische Armeen kommen nur nach { COMMAS($shores) }
us-not-entente = { $place } gehört { $whom } und keinem Land der Entente
us-occupied = { $other } steht in { $place }
us-blocked = kein Weg von Amerika nach { $place } ist offen; Flotten sperren ihn in { COMMAS($fleets) }
one-army = jeden Winter landet eine Armee
map-lacks = { $board } hat kein { COMMAS($places) }; spiele es auf der Standardkarte oder einer daraus gemachten
unit-of = { $unit } von { $owner }

# --- Seiten

coin = Italiens Münze fällt nach den Aufbauten des Winters 1914 oder bevor sie geschrieben werden (WA-5).
side-is-one-country = Vertreiben und unterbrechen Partner einander nicht (WA-7)?
russia-cd-from = Russlands Unordnung beginnt im Herbst 1917 oder mit den Rückzügen des Frühjahrs 1917 (WA-13).
team-seats = Ein Platz für jedes Land neben den beiden Anführern (WA-34)?
sides-rule = England, Frankreich und Russland sind die Entente, Deutschland, Österreich und die Türkei die Mittelmächte.
countries-rule = Jedes Land besitzt, baut und löst für sich selbst auf (B-9).
partners-rule = { $friends ->
   *[true] Die Länder einer Seite vertreiben einander nicht und unterbrechen einander keine Unterstützung (WA-7).
    [false] Ein Land darf Einheiten seines Partners vertreiben und ihre Unterstützung unterbrechen (WA-7).
}
coin-rule = Eine Münze sagt { $when ->
   *[with_w1914_result] mit den Ergebnissen
    [before_w1914_orders] vor den Aufbauten
} des Winters 1914, auf wessen Seite Italien steht (R2). Bis dahin befiehlt ihm niemand.
collapse-rule = { $since ->
   *[fall_1917] Vom Herbst 1917
    [s1917_retreats] Von den Rückzügen des Frühjahrs 1917
} an ist Russland für den Rest der Partie in Unordnung (R5).
seats-rule = Jedes Land hat einen eigenen Platz; die Anführer befehlen denen, deren Platz leer ist (WA-34).
italy-joins = Italien: { $side } (die Münze zeigte { $roll }, { $parity ->
   *[odd] ungerade
    [even] gerade
})
russia-collapses = Russland ist in Unordnung
hurts-partner = { $order } kann { $unit } von { $owner } vertreiben oder ihre Unterstützung unterbrechen: sie ist von derselben Seite
takes = { $order }: nach dem Herbst gehörte { $place } zu { $owner } und nicht mehr zu { $other }
panel-sides = Seiten
sides-country = Land
sides-side = Seite
sides-centres = Zentren
sides-units = Einheiten
sides-owed = fällig
unassigned = offen
in-disorder = Unordnung: Einheiten halten und ziehen sich nicht zurück
not-active = noch nicht dabei; die Münze fällt: { $date }
coin-note = Die Münze { $label } zeigte { $roll }, { $parity ->
   *[odd] ungerade
    [even] gerade
}: { $side ->
    [entente] Entente
    [central] Mittelmächte
   *[other] { $side }
}; { $source ->
    [scripted] von Hand geworfen
   *[seed] folgt aus dem Startwert, dessen Hash veröffentlicht wurde
}.

# --- Amerikanische Armeen

us-default = Kein Zentrum genannt: die Armee geht in das erste offene oder bleibt (WA-22).
us-centre = Das Zentrum: im Besitz der Entente und frei, oder nur frei (WA-23).
us-nationality = Die Armee gehört dem Land, dem das Zentrum gehört, oder Amerika selbst (WA-26).
us-upkeep = Wird die Armee aus Amerika versorgt, oder braucht sie ein Zentrum (WA-27)?
america-gates = Die Meere, an denen Amerika liegt (WA-24).
establish-army = Sage, wo die amerikanische Armee dieses Winters landet (WA-22).
army-rule = Vom Winter 1917 an landet jedes Jahr eine amerikanische Armee in Edinburgh, Liverpool, London oder Brest (R6).
centre-rule = { $which ->
   *[ep_owned] Das Zentrum muss frei sein und einem Land der Entente gehören (WA-23).
    [vacant] Das Zentrum muss frei sein (WA-23).
}
way-rule = Von Amerika, an { COMMAS($gates) }, muss ein Weg über Meere ohne Flotten der Mittelmächte dorthin führen (WA-24).
default-rule = Nennt die Entente keines, so geht die Armee { $how ->
   *[auto] in das erste davon, das offen ist
    [waive] nirgendwohin
} (WA-22). Eine Armee, die nicht kommen kann, ist verloren (WA-23).
upkeep-rule = Die Armee gehört { $whose ->
   *[centre_owner] dem Land, dem das Zentrum gehört
    [america] Amerika
}; sie { $upkeep ->
   *[free] braucht kein Zentrum und wird nie aufgelöst
    [counts] braucht ein Zentrum wie jede andere
} (WA-26, WA-27).
american-army = amerikanische Armee
no-american-army = keine amerikanische Armee
army-lands = eine amerikanische Armee landet in { $place } über { COMMAS($route) }
america-waived = Wird keines genannt, so kommt keine Armee (WA-22).
america-default = Wird keines genannt: { $place } (WA-22).
america-none = Keine Armee kann kommen (WA-23).
panel-america = Amerika
america-centre = Zentrum
america-coast = Küste
america-route = Weg oder Hindernis
from-america = von Amerika nach { $place }
may-land = hier darf eine amerikanische Armee landen
bars-the-way = { $unit } von { $owner } sperrt den Weg nach { COMMAS($places) }
no-way-to = kein Weg nach { $codes }
barred-in = Flotten sperren ihn in { COMMAS($fleets) }

# --- Frieden

concede = Überlasse die Partie der anderen Seite.
draw-rule = Die Partie endet unentschieden, wenn beide Seiten zustimmen (WA-41).
concede-rule = Jede Seite darf aufgeben; dann hat die andere gewonnen (WA-41).
conceded = die Partie endet: { $side } hat gewonnen

# --- Sieg

russia-cd-pieces = Für wen Russlands Einheiten zählen, sobald es in Unordnung ist (WA-15).
russia-cd-capital = Müssen die Mittelmächte Russlands Hauptstadt dann noch nehmen (WA-15)?
russian-capital = Russlands Hauptstadt (WA-16).
occupy = Hauptstädte sind besetzt, wenn sie nach einem Herbst im Besitz sind, oder wenn nach irgendeinem Zug in allen Einheiten stehen (WA-17).
majority-check = Zwei Drittel werden nach jedem Winter oder nach jedem Zug gezählt (WA-18).
simultaneous = Beide Seiten gewinnen zugleich: unentschieden, oder der Krieg geht weiter (WA-21).
armistice-kinds = none oder ein Herbst wie F1918
armistice = Der Herbst, nach dem die Seite mit mehr Einheiten gewonnen hat (WA-31).
majority-rule = Die erste Seite, die { $when ->
   *[winter] nach dem Winter
    [every_turn] nach irgendeinem Zug
} zwei Drittel aller Einheiten auf dem Brett hat, hat gewonnen (R7).
capitals-rule = Hauptstädte: London, Paris und { $capital ->
   *[STP] Sankt Petersburg
    [MOS] Moskau
}; Berlin, Wien und Konstantinopel; Rom für die Seite Italiens.
occupy-rule = Die erste Seite, die { $how ->
   *[own] nach einem Herbst alle feindlichen Hauptstädte besitzt
    [present] in allen zugleich steht
}, hat gewonnen (R7).
both-rule = Seiten, die im selben Augenblick gewinnen, { $how ->
    [draw] spielen unentschieden
   *[continue] spielen weiter
} (WA-21).
russian-pieces-rule = Russlands Einheiten in Unordnung zählen unter allen und für niemanden (WA-15).
lost-rule = Eine Seite ohne Einheit und ohne Zentrum nach dem Winter hat verloren.
nobody-rule = Hat nach dem Winter keine Seite eine Einheit, so ist die Partie unentschieden.
armistice-rule = Hat bis { $season } niemand gewonnen, so die Seite mit mehr Einheiten; bei gleich vielen ist es unentschieden (WA-31).
no-centres-rule = Keine Zahl von Zentren gewinnt (WA-42).
of = { $n } von { $of }
of-capitals = { $n } von { $of }: { COMMAS($capitals) }
panel-war = Der Krieg
war-note = Zwei Drittel aller Einheiten oder alle feindlichen Hauptstädte gewinnen (R7).
war-side = Seite
war-pieces = Einheiten
war-needed = nötig
war-capitals = feindliche Hauptstädte
war-units = Einheiten
war-centres = Zentren
war-each = nötig von jedem
holds = { $side } { COUNT($places) ->
    [0] keine
   *[other] { COMMAS($places) }
}
capitals-occupied = Besetzte feindliche Hauptstädte: { COMMAS($sides) }
pieces-of = { $side ->
    [entente] Entente
    [central] Mittelmächte
    [neutral] neutral
   *[other] { $side }
} { $n }
ended-with = Einheiten: { COMMAS($pieces) }
pieces-counted = Einheiten: { COMMAS($counted) }; zwei Drittel sind { $needed }
capital = ★ Hauptstadt von { $side }
capital-taken = ★ Hauptstadt von { $side }; gehalten von { $foe }
star = ★ { $side }
event-coin = die Münze entscheidet über Italien (R2)
event-collapse = Russland ist in Unordnung (R5)
event-army = erste amerikanische Armee (R6)
event-armistice = Waffenstillstand (WA-31)

# --- Fronten

panel-events = Nächste Ereignisse
events-when = wann
events-what = was
r1-reading = R1 zählt auf, was 1914 betreten werden darf, oder die Ausnahmen davon (WA-1).
closed-blocks-retreats = Sind geschlossene Provinzen auch für Rückzüge geschlossen (WA-2)?
bal-ska = Flotten kommen zwischen Ostsee und Skagerrak auf jede Weise durch, oder nur mit Zügen (WA-11).
retreats-rule = Rückzüge in eine geschlossene Provinz sind { $barred ->
   *[true] nicht möglich
    [false] möglich
} (WA-2).
never-owned-rule = Ein Zentrum in Land, das nie öffnet, gehört nie jemandem (WA-10).

# --- The Great War II

gw-countries-rule = Jedes Land besitzt, baut und löst für sich selbst auf.
gw-coin-rule = Eine Münze sagt im Frühjahr 1915, auf wessen Seite Italien steht; es zieht in dieser Jahreszeit. Bis dahin befiehlt ihm niemand.
gw-collapse-rule = Vom Herbst 1918 an ist Russland in Unordnung.
gw-partners-rule = Die Länder einer Seite vertreiben einander nicht und unterbrechen einander keine Unterstützung.
gw-seats-rule = Jedes Land hat einen eigenen Platz; die Anführer befehlen denen, deren Platz leer ist.
gw-armies-rule = Vom Frühjahr 1917 an warten zwei amerikanische Armeen außerhalb des Bretts, in USA und USB; mehr als zwei sind nicht im Spiel.
gw-landing-rule = Man darf sie an jede Küste von NAO, IRI oder MAO befehlen, wenn ein Weg über Meere ohne Flotten der Mittelmächte dorthin führt.
gw-french-rule = Sie sind französische Einheiten und brauchen keine Zentren Frankreichs.
gw-replaced-rule = Eine, die vertrieben wird und nirgendwohin kann, wird vor dem nächsten Frühjahr ersetzt; eine aufgelöste nicht.
gw-won-rule = Eine Seite mit 24 Einheiten auf dem Brett und 24 Zentren nach dem Winter hat gewonnen.
gw-lost-rule = Eine Seite ohne Einheit und ohne Zentrum nach dem Winter hat verloren.
gw-nobody-rule = Hat nach dem Winter keine Seite eine Einheit auf dem Brett, so ist die Partie unentschieden.
gw-waiting = Jenseits des Ozeans warten: { COMMAS($units) }, von Frankreich.
gw-event-coin = die Münze entscheidet über Italien
gw-event-armies = zwei amerikanische Armeen können kommen

# --- wie die Werte von Optionen heißen

r1-reading-permission = was betreten werden darf
r1-reading-exception = die Ausnahmen
bal-ska-full = auf jede Weise
bal-ska-move-only = nur mit Zügen
coin-with-w1914-result = nach den Aufbauten
coin-before-w1914-orders = bevor sie geschrieben werden
russia-cd-from-fall-1917 = im Herbst 1917
russia-cd-from-s1917-retreats = mit den Rückzügen des Frühjahrs 1917
us-default-auto = geht in das erste offene
us-default-waive = bleibt
us-centre-ep-owned = im Besitz der Entente und frei
us-centre-vacant = nur frei
us-nationality-centre-owner = das Land, dem das Zentrum gehört
us-nationality-america = Amerika selbst
us-upkeep-free = aus Amerika versorgt
us-upkeep-counts = braucht ein Zentrum
russia-cd-pieces-neutral = für niemanden
russia-cd-pieces-ep = für die Entente
russia-cd-capital-required = ja
russia-cd-capital-dropped = nein
russian-capital-STP = Sankt Petersburg
russian-capital-MOS = Moskau
occupy-own = durch Besitz nach einem Herbst
occupy-present = durch Einheiten in allen nach irgendeinem Zug
majority-check-winter = nach jedem Winter
majority-check-every-turn = nach jedem Zug
simultaneous-draw = unentschieden
simultaneous-continue = der Krieg geht weiter
