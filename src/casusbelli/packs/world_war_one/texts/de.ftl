# World War I Diplomacy und The Great War II.

# --- Wie die Regeln heißen

pack-world-war-one = World War I Diplomacy
pack-world-war-one-about = Zwei Spieler führen die Entente und die Mittelmächte durch den Ersten Weltkrieg.
world-war-one-minute-idea = Zwei Spieler fechten den Ersten Weltkrieg aus. Einer führt England, Frankreich und Russland, der andere Deutschland, Österreich und die Türkei, jeder mit allen ihren Armeen und Flotten.
world-war-one-minute-turn = Sie führen die Einheiten aller Ihrer Länder zugleich. Zu zweit gibt es nichts zu verhandeln: Der bessere Plan gewinnt. Einige Länder sind anfangs geschlossen, und mit den Jahren öffnen sich neue Fronten. Im Winter 1914 entscheidet eine Münze, welcher Seite sich Italien anschließt.
world-war-one-minute-care = Ab Herbst 1917 gibt Russland keine Befehle mehr. Ab dem Winter 1917 landet jedes Jahr eine amerikanische Armee an den Küsten der Entente, wenn ein Seeweg offen ist. Die Mittelmächte müssen ihre Zeit nutzen, die Entente muss durchhalten.
world-war-one-minute-victory = Eine Seite gewinnt, wenn sie nach einem Winter zwei Drittel aller Einheiten hat oder nach einem Herbst alle feindlichen Hauptstädte besitzt. Die Zahl der Versorgungszentren allein entscheidet nichts.
pack-great-war = The Great War II
pack-great-war-about = Entente und Mittelmächte kämpfen ab Frühjahr 1914; eine Seite mit 24 Einheiten und 24 Versorgungszentren gewinnt.
great-war-minute-idea = Dies ist ein zweiter Entwurf des Ersten Weltkriegs für zwei Spieler: die Entente gegen die Mittelmächte, ab Frühjahr 1914.
great-war-minute-turn = Sie führen die Einheiten aller Ihrer Länder zugleich. Italien ist anfangs geschlossen; im Frühjahr 1915 entscheidet eine Münze, welcher Seite es sich anschließt, und es zieht noch in derselben Jahreszeit.
great-war-minute-care = Ab Herbst 1918 gibt Russland keine Befehle mehr. Ab Frühjahr 1917 hat die Entente zwei amerikanische Armeen, die außerhalb des Bretts warten und landen, wo ein Seeweg offen ist. Werden sie vernichtet, kommen sie wieder.
great-war-minute-victory = Eine Seite gewinnt, wenn sie nach einem Winter 24 Einheiten auf dem Brett und 24 Versorgungszentren hat.
chapter-sides = Die beiden Seiten
chapter-fronts = Fronten und geschlossene Länder
chapter-america = Amerikanische Armeen
chapter-victory = Sieg
chapter-peace = Unentschieden und Aufgabe

# --- Ablehnungen

italy-not-active = Niemand kann Italien befehlen, bevor es sich einer Seite angeschlossen hat.
civil-disorder = Russland ist in Unordnung; deshalb kann ihm niemand befehlen.
not-your-side = { THE($whom) } gehört nicht zu Ihrer Seite.
not-captain = Für Ihre Seite kann nur { $whom ->
    [Entente] der Anführer der Entente
   *[Central] der Anführer der Mittelmächte
} vorschlagen, abstimmen und aufgeben.
captains = Amerikanische Armeen kann nur der Anführer der Entente rufen.
not-home = { THE($place) } ist kein Heimatzentrum von { EITHER($whom) }.
us-not-yet = Amerikanische Armeen kommen im Winter, vom Winter 1917 an.
us-no-port = Amerikanische Armeen können nur in { OR($shores) } landen.
us-not-entente = { THE($place) } gehört { DAT($whom) }, keinem Land der Entente.
us-occupied = In { DAT($place) } steht schon { $other }.
us-blocked = Kein Seeweg von Amerika { INTO($place) } ist offen. Flotten der Mittelmächte sperren ihn: { COMMAS($fleets) }.
one-army = In jedem Winter landet nur eine amerikanische Armee.
map-lacks = Auf der Karte { $board } fehlt { COMMAS($places) }. Spielen Sie diese Regeln auf der Standardkarte oder auf einer Karte nach ihrem Vorbild.

# --- Optionen: Seiten

coin-label = Münzwurf um Italien
coin = Eine Münze entscheidet, welcher Seite Italien sich anschließt. Sie kann nach den Aufbauten des Winters 1914 geworfen werden oder bevor diese geschrieben sind.
coin-with-w1914-result = Nach den Aufbauten des Winters 1914
coin-before-w1914-orders = Vor den Aufbauten des Winters 1914
side-is-one-country-label = Angriffe auf Partner
side-is-one-country = Die Länder einer Seite dürfen Einheiten ihrer Partner verdrängen und deren Unterstützung unterbrechen, oder es ist ihnen verwehrt.
side-is-one-country-false = Erlaubt
side-is-one-country-true = Nicht möglich
russia-cd-from-label = Zusammenbruch Russlands
russia-cd-from = Nach den Zügen des Frühjahrs 1917 verfällt Russland in Unordnung. Das kann vor oder nach den Rückzügen dieses Frühjahrs geschehen.
russia-cd-from-fall-1917 = Vom Herbst 1917 an
russia-cd-from-s1917-retreats = Von den Rückzügen des Frühjahrs 1917 an
team-seats-label = Plätze
team-seats = Die Partie kann zwei Spieler haben, einen je Seite, oder neben den Anführern der beiden Seiten einen Spieler für jedes Land.
team-seats-false = Zwei Spieler
team-seats-true = Zwei Anführer und ein Spieler je Land

# --- Optionen: amerikanische Armeen

us-default-label = Amerikanische Armee ohne Befehl
us-default = Nennt die Entente kein Zentrum, so landet die amerikanische Armee dieses Winters im ersten offenen Zentrum, oder sie kommt nicht.
us-default-auto = Sie landet im ersten offenen Zentrum
us-default-waive = Sie kommt nicht
us-centre-label = Wo amerikanische Armeen landen
us-centre = Das Zentrum, in dem eine amerikanische Armee landet, muss frei sein. Außerdem muss es vielleicht einem Land der Entente gehören.
us-centre-ep-owned = In einem freien Zentrum der Entente
us-centre-vacant = In jedem freien der vier Zentren
us-nationality-label = Land der amerikanischen Armeen
us-nationality = Eine amerikanische Armee gehört dem Land, dem das Zentrum gehört, in dem sie landet, oder Amerika selbst.
us-nationality-centre-owner = Besitzer des Zentrums
us-nationality-america = Amerika
us-upkeep-label = Versorgung amerikanischer Armeen
us-upkeep = Amerikanische Armeen werden aus Amerika versorgt, oder sie brauchen Versorgungszentren wie andere Einheiten.
us-upkeep-free = Aus Amerika
us-upkeep-counts = Durch Versorgungszentren
america-gates-label = Meere vor Amerika
america-gates = Aus diesen Meeren kommen die amerikanischen Armeen.
america-gates-NAO-MAO = Nordatlantik und Mittelatlantik
america-gates-NAO-MAO-NWG = Nordatlantik, Mittelatlantik und Europäisches Nordmeer

# --- Optionen: Sieg

russia-cd-pieces-label = Russische Einheiten nach dem Zusammenbruch
russia-cd-pieces = Ist Russland in Unordnung, so zählen seine Einheiten beim Auszählen für niemanden oder weiter für die Entente.
russia-cd-pieces-neutral = Sie zählen für niemanden
russia-cd-pieces-ep = Sie zählen für die Entente
russia-cd-capital-label = Russlands Hauptstadt nach dem Zusammenbruch
russia-cd-capital = Ist Russland in Unordnung, so brauchen die Mittelmächte für einen Sieg durch Hauptstädte seine Hauptstadt weiterhin oder nicht mehr.
russia-cd-capital-required = Weiterhin nötig
russia-cd-capital-dropped = Nicht mehr nötig
russian-capital-label = Hauptstadt Russlands
russian-capital = Dieses Zentrum gilt als die Hauptstadt Russlands.
russian-capital-STP = Sankt Petersburg
russian-capital-MOS = Moskau
occupy-label = Besetzung von Hauptstädten
occupy = Eine Seite hat die feindlichen Hauptstädte besetzt, wenn ihr nach einem Herbst alle gehören oder wenn nach irgendeiner Runde in allen ihre Einheiten stehen.
occupy-own = Durch Besitz nach einem Herbst
occupy-present = Durch Einheiten in allen nach irgendeiner Runde
majority-check-label = Wann Einheiten gezählt werden
majority-check = Eine Seite gewinnt mit zwei Dritteln aller Einheiten auf dem Brett. Gezählt wird nach jedem Winter oder nach jeder Runde.
majority-check-winter = Nach jedem Winter
majority-check-every-turn = Nach jeder Runde
simultaneous-label = Wenn beide Seiten zugleich gewinnen
simultaneous = Erfüllen beide Seiten im selben Augenblick eine Siegbedingung, so ist die Partie unentschieden, oder sie geht weiter.
simultaneous-draw = Die Partie ist unentschieden
simultaneous-continue = Die Partie geht weiter
armistice-label = Waffenstillstand
armistice-kinds = ein Herbst wie F1918
armistice = Ist hier ein Herbst genannt und hat bis dahin niemand gewonnen, so gewinnt die Seite mit mehr Einheiten.

# --- Optionen: Fronten

r1-reading-label = Offene Länder im Herbst 1914
r1-reading = Die Regel über den Herbst 1914 lässt sich als Liste der offenen Länder lesen. Sie lässt sich auch als Liste von Ausnahmen lesen; dann sind Albanien, Belgien, Nordafrika, Serbien und Tunis bis zum Frühjahr 1915 geschlossen.
r1-reading-permission = Die genannten Länder sind offen
r1-reading-exception = Die genannten Länder sind geschlossen
closed-blocks-retreats-label = Rückzüge in geschlossene Provinzen
closed-blocks-retreats = Eine geschlossene Provinz kann für Züge und Rückzüge geschlossen sein oder nur für Züge.
closed-blocks-retreats-true = Nicht möglich
closed-blocks-retreats-false = Erlaubt
bal-ska-label = Durchfahrt zwischen Ostsee und Skagerrak
bal-ska = Flotten fahren unmittelbar von der Ostsee in den Skagerrak und zurück. Sie können diese Durchfahrt für jede Art von Befehl nutzen oder nur für Züge.
bal-ska-full = Für jede Art von Befehl
bal-ska-move-only = Nur für Züge

# --- Befehle

establish-army = Nennen Sie das Zentrum, in dem die amerikanische Armee dieses Winters landet.
concede = Geben Sie die Partie an die andere Seite auf.
directive-establish-army = Amerikanische Armee
order-america-a = Amerikanische Armee in { DAT($place) }
ask-army = der Landeplatz der amerikanischen Armee

# --- das Regelbuch: Seiten

powers-rule = Die Entente besteht aus England, Frankreich und Russland, die Mittelmächte aus Deutschland, Österreich und der Türkei. { $team ->
   *[false] Ein Spieler führt die Entente und einer die Mittelmächte, und jeder befiehlt allen Ländern seiner Seite.
    [true] Jede Seite hat einen Anführer, und jedes Land hat einen Spieler, der ihm befiehlt. Der Anführer befiehlt den Ländern, deren Platz frei ist; nur die Anführer stimmen ab, geben auf und rufen amerikanische Armeen (WA-34).
}
gw-sides-rule = Die Entente besteht aus England, Frankreich und Russland, die Mittelmächte aus Deutschland, Österreich und der Türkei. { $team ->
   *[false] Ein Spieler führt die Entente und einer die Mittelmächte, und jeder befiehlt allen Ländern seiner Seite.
    [true] Jede Seite hat einen Anführer, und jedes Land hat einen Spieler, der ihm befiehlt. Der Anführer befiehlt den Ländern, deren Platz frei ist; nur die Anführer stimmen ab und geben auf.
}
countries-rule = Die Länder einer Seite sind eigene Mächte. Jedes baut in seinen Heimatzentren für die Zentren auf, die es besitzt, und löst seine eigenen Einheiten auf. Nimmt eine Einheit ein Zentrum eines Partners ein, so gehört es danach ihrem eigenen Land (R8, WA-7, WA-8, WA-9).
gw-countries-rule = Die Länder einer Seite sind eigene Mächte. Jedes baut in seinen Heimatzentren für die Zentren auf, die es besitzt, und löst seine eigenen Einheiten auf. Nimmt eine Einheit ein Zentrum eines Partners ein, so gehört es danach ihrem eigenen Land.
capture-example = Am Ende des Herbstes 1916 steht eine englische Armee in Paris. Paris gehört jetzt England, das eine Einheit mehr haben darf, und Frankreich hat ein Zentrum weniger.
partners-rule = { $friends ->
   *[true] Die Länder einer Seite können weder Einheiten ihrer Partner verdrängen noch deren Unterstützung unterbrechen
    [false] Ein Land kann eine Einheit seines Partners verdrängen und ihre Unterstützung unterbrechen wie die eines Feindes
} (WA-7).
gw-partners-rule = { $friends ->
   *[true] Die Länder einer Seite können weder Einheiten ihrer Partner verdrängen noch deren Unterstützung unterbrechen.
    [false] Ein Land kann eine Einheit seines Partners verdrängen und ihre Unterstützung unterbrechen wie die eines Feindes.
}
coin-rule = Italien gehört anfangs zu keiner Seite: Niemand befiehlt ihm, und seine Einheiten halten. { $when ->
   *[with_w1914_result] Nach den Aufbauten des Winters 1914, und bevor Einheiten gezählt werden,
    [before_w1914_orders] Bevor die Aufbauten des Winters 1914 geschrieben werden,
} wird eine Münze geworfen. Eine gerade Zahl bringt Italien zur Entente, eine ungerade zu den Mittelmächten. Seine ersten Züge macht es im Frühjahr 1915 (R2, WA-5).
gw-coin-rule = Italien gehört anfangs zu keiner Seite: Niemand befiehlt ihm, und seine Einheiten halten. Bevor die Befehle des Frühjahrs 1915 geschrieben werden, wird eine Münze geworfen. Eine gerade Zahl bringt Italien zur Entente, eine ungerade zu den Mittelmächten. Es zieht schon in diesem Frühjahr.
collapse-rule = { $since ->
   *[fall_1917] Vom Herbst 1917
    [s1917_retreats] Von den Rückzügen des Frühjahrs 1917
} an ist Russland für den Rest der Partie in Unordnung. Niemand befiehlt ihm: Seine Einheiten halten, unterstützen einander nicht und werden aufgelöst, wenn sie verdrängt werden. Es baut nichts auf, und Einheiten, für die es keine Zentren hat, werden aufgelöst. Seine Einheiten nehmen aber weiter die Zentren ein, in denen sie am Ende eines Herbstes stehen, und beide Seiten dürfen seine Zentren einnehmen (R5, WA-13, WA-14).
gw-collapse-rule = Vom Herbst 1918 an ist Russland für den Rest der Partie in Unordnung. Niemand befiehlt ihm: Seine Einheiten halten, unterstützen einander nicht und werden aufgelöst, wenn sie verdrängt werden. Es baut nichts auf, und Einheiten, für die es keine Zentren hat, werden aufgelöst. Seine Einheiten nehmen aber weiter die Zentren ein, in denen sie am Ende eines Herbstes stehen, und beide Seiten dürfen seine Zentren einnehmen.
collapse-example = Russland ist in Unordnung. Eine deutsche Armee in Schlesien greift mit Unterstützung aus Preußen die russische Armee in Warschau an: Diese wird verdrängt und aufgelöst, obwohl die Ukraine frei ist.

# --- das Regelbuch: Fronten

fronts-rule = Manche Länder öffnen sich erst in einer bestimmten Jahreszeit, andere nie. Bis dahin darf keine Einheit dorthin ziehen, weder selbst noch im Geleit. Alle anderen Länder und alle Meere sind von der ersten Runde an offen (R1, R3, R4).
gw-fronts-rule = Italien ist anfangs geschlossen: Bis es sich öffnet, darf keine Einheit dorthin ziehen, weder selbst noch im Geleit. Alle anderen Länder und alle Meere sind von der ersten Runde an offen.
fronts-example = Bulgarien öffnet sich im Herbst 1915. Im Frühjahr 1915 ist ein Zug dorthin ungültig: Die Einheit bleibt, wo sie ist, und kann dort unterstützt werden.
retreats-rule = { $barred ->
   *[true] Auch Rückzüge in eine geschlossene Provinz sind nicht möglich. Was für die Züge einer Jahreszeit offen ist, ist auch für ihre Rückzüge offen
    [false] Eine verdrängte Einheit darf sich in eine geschlossene Provinz zurückziehen
} (WA-2, WA-35).
never-owned-rule = Ein Zentrum in einem Land, das sich nie öffnet, gehört nie jemandem (WA-10).

# --- das Regelbuch: amerikanische Armeen

army-rule = Vom Winter 1917 an kommt in jedem Winter eine amerikanische Armee auf der Seite der Entente. Sie landet in Edinburgh, Liverpool, London oder Brest; die Entente nennt das Zentrum in ihren Winterbefehlen, zum Beispiel „America A BRE“ (R6, WA-22).
centre-rule = { $which ->
   *[ep_owned] Das Zentrum muss frei sein und einem Land der Entente gehören
    [vacant] Das Zentrum muss frei sein
} (WA-23).
way-rule = Nach den Rückzügen des Herbstes muss ein Seeweg offen sein. Amerika grenzt an diese Meere: { $gates }. Von dort muss eine Kette benachbarter Meere ohne Flotten der Mittelmächte zu einem Meer am Zentrum führen. Flotten in Küstenprovinzen sperren nichts (R6, WA-24, WA-25).
way-example = Eine deutsche Flotte im Mittelatlantik sperrt den geraden Weg nach Brest. Die Armee kann aber durch den Nordatlantik, die Irische See und den Ärmelkanal kommen, wenn in keinem davon eine Flotte der Mittelmächte steht.
default-rule = Nennt die Entente kein Zentrum oder keines, in dem die Armee landen kann, so { $how ->
   *[auto] landet sie im ersten offenen von Edinburgh, Liverpool, London und Brest
    [waive] kommt sie nicht
}. Eine Armee, die nicht landen kann, ist verloren; sie kommt auch in keinem späteren Jahr (WA-22, WA-23).
landing-rule = Die Armee landet, bevor aufgebaut wird; in ihrem Zentrum kann deshalb nichts anderes aufgebaut werden (WA-28).
nationality-rule = { $whose ->
   *[centre_owner] Die Armee gehört dem Land der Entente, dem das Zentrum gehört, oder sonst dem Land, dessen Heimatzentrum es ist
    [america] Die Armee gehört Amerika, einem Land der Entente
}; sie { $upkeep ->
   *[free] wird aus Amerika versorgt, braucht kein Versorgungszentrum und wird nie aufgelöst
    [counts] braucht ein Versorgungszentrum wie jede andere Einheit
} (WA-26, WA-27).

# --- das Regelbuch: Sieg

majority-rule = Eine Seite gewinnt, wenn sie { $when ->
   *[winter] nach einem Winter
    [every_turn] nach irgendeiner Runde
} mindestens zwei Drittel aller Einheiten auf dem Brett hat. Alle Einheiten auf dem Brett zählen zur Gesamtzahl, auch die italienischen, bevor Italien sich einer Seite anschließt, und die russischen, wenn Russland in Unordnung ist (R7, WA-18, WA-19, WA-20).
majority-example = Auf dem Brett stehen 30 Einheiten. Mit 20 davon gewinnt eine Seite, mit 19 nicht.
russian-pieces-rule = Ist Russland in Unordnung, so zählen seine Einheiten { $whose ->
   *[neutral] zur Gesamtzahl, aber für keine Seite
    [ep] für die Entente
} (WA-15).
occupy-rule = Eine Seite gewinnt auch, wenn { $how ->
   *[own] ihren Ländern nach einem Herbst alle feindlichen Hauptstädte gehören, mit oder ohne Einheiten darin
    [present] ihre Einheiten nach den Zügen eines Frühjahrs oder Herbstes in allen feindlichen Hauptstädten zugleich stehen
} (R7, WA-17).
capitals-rule = Die Hauptstädte der Entente sind London, Paris und { $capital ->
   *[STP] Sankt Petersburg
    [MOS] Moskau
}, die der Mittelmächte Berlin, Wien und Konstantinopel. Rom ist eine weitere Hauptstadt der Seite, der sich Italien angeschlossen hat (WA-16).
dropped-capital-rule = Ist Russland in Unordnung, so brauchen die Mittelmächte seine Hauptstadt nicht mehr (WA-15).
both-rule = Gewinnen beide Seiten im selben Augenblick, so { $how ->
    [draw] ist die Partie unentschieden
   *[continue] geht die Partie weiter
}. Hauptstädte werden nach der Runde geprüft, bevor im Winter Einheiten gezählt werden (WA-21).
lost-rule = Eine Seite, die nach einem Winter weder eine Einheit noch ein Zentrum hat, hat verloren.
nobody-rule = Hat nach einem Winter keine Seite eine Einheit, so ist die Partie unentschieden.
armistice-rule = Nach { DAT($season) } ist Waffenstillstand: Hat bis dahin niemand gewonnen, so gewinnt die Seite mit mehr Einheiten auf dem Brett. Haben beide gleich viele, so ist die Partie unentschieden (WA-31).
no-centres-rule = Mit Versorgungszentren allein lässt sich nichts gewinnen (WA-42).
draw-rule = Die Partie ist unentschieden, wenn eine Seite es vorschlägt und die andere zustimmt (WA-41).
concede-rule = Jede Seite darf jederzeit aufgeben; dann gewinnt die andere (WA-41).

# --- das Regelbuch: The Great War II

gw-armies-rule = Vom Frühjahr 1917 an warten zwei amerikanische Armeen außerhalb des Bretts, in den Feldern USA und USB. Mehr als zwei gibt es nie.
gw-landing-rule = Sie werden wie andere Armeen an Land befohlen: an jede Küste des Nordatlantiks, der Irischen See oder des Mittelatlantiks. Dazu muss ein Seeweg offen sein: Eine Kette benachbarter Meere ohne Flotten der Mittelmächte muss vom Nordatlantik oder vom Mittelatlantik zu einem Meer an dieser Küste führen. Flotten in Küstenprovinzen sperren nichts. Keine Armee kehrt dorthin zurück.
gw-landing-example = Der Befehl „A USA - BRE“ landet eine amerikanische Armee in Brest. Eine deutsche Flotte im Mittelatlantik verhindert das nicht, solange Nordatlantik, Irische See und Ärmelkanal von solchen Flotten frei sind.
gw-french-rule = Sie sind französische Einheiten und nehmen Zentren für Frankreich ein, brauchen aber keine Versorgungszentren und werden nie aufgelöst.
gw-replaced-rule = Eine amerikanische Armee, die verdrängt wird und sich nirgendwohin zurückziehen kann, wird vor dem nächsten Frühjahr ersetzt. Eine, die sich auflöst, statt sich zurückzuziehen, wird nicht ersetzt.
gw-won-rule = Eine Seite gewinnt, wenn sie nach einem Winter 24 Einheiten auf dem Brett und 24 Zentren hat. Russland in Unordnung zählt für keine Seite.
gw-lost-rule = Eine Seite, die nach einem Winter weder eine Einheit noch ein Zentrum hat, hat verloren.
gw-nobody-rule = Hat nach einem Winter keine Seite eine Einheit auf dem Brett, so ist die Partie unentschieden.

# --- die Geschichte

italy-joins = Um Italien wird eine Münze geworfen. Der Wurf ist { $roll }, eine { $parity ->
   *[odd] ungerade
    [even] gerade
} Zahl: Italien schließt sich { $you ->
    [side] Ihnen
   *[no] { $side ->
        [Entente] der Entente
       *[Central] den Mittelmächten
    }
} an.
russia-collapses = Russland verfällt in Unordnung.
sentences = { $one } { $other }
holds-none = Keine Seite hat eine feindliche Hauptstadt besetzt.
holds = { $you ->
    [side] { COUNT($places) ->
        [0] Sie haben keine feindliche Hauptstadt besetzt.
       *[other] Sie haben { ACC($places) } besetzt.
    }
   *[no] { $side ->
        [Entente] { COUNT($places) ->
            [0] Die Entente hat keine feindliche Hauptstadt besetzt.
           *[other] Die Entente hat { ACC($places) } besetzt.
        }
       *[Central] { COUNT($places) ->
            [0] Die Mittelmächte haben keine feindliche Hauptstadt besetzt.
           *[other] Die Mittelmächte haben { ACC($places) } besetzt.
        }
    }
}
pieces-counted = Die Entente hat { $entente ->
    [one] eine Einheit
   *[other] { $entente } Einheiten
}, die Mittelmächte haben { $central }{ $neutral ->
    [0] .
    [one] ; eine Einheit zählt für keine Seite.
   *[other] ; { $neutral } Einheiten zählen für keine Seite.
} Zwei Drittel sind { $needed }.
pieces-of = { $you ->
    [seat] { $n } für Sie
   *[no] { $side ->
        [entente] { $n } für die Entente
        [central] { $n } für die Mittelmächte
        [neutral] { $n } für keine Seite
       *[other] { $side } { $n }
    }
}
ended-with = Einheiten: { COMMAS($pieces) }

# --- was Befehle bewirken würden

hurts-partner = { $order }: Dieser Befehl greift die Einheit { $unit } Ihres Partners an ({ $owner }). Er kann sie verdrängen oder ihre Unterstützung unterbrechen.
takes = { $order }: Nach diesem Herbst gehört { THE($place) } dann { DAT($owner) } und nicht mehr { DAT($other) }.
army-lands = Eine amerikanische Armee landet in { DAT($place) }. Ihr Weg: { COMMAS($route) }.
conceded = Die Partie endet, und { $side ->
    [Entente] die Entente gewinnt
   *[Central] die Mittelmächte gewinnen
}.

# --- Tafeln

panel-sides = Seiten
sides-country = Land
sides-side = Seite
sides-centres = Zentren
sides-units = Einheiten
sides-owed = Aufbauten oder Auflösungen
sides-now = Lage
side-named = { $side ->
    [Entente] Entente
   *[Central] Mittelmächte
}
unassigned = Noch keine
in-disorder = Unordnung: Die Einheiten halten und ziehen sich nicht zurück
not-active = Niemand befiehlt ihm, bevor die Münze geworfen ist ({ $date })
coin-note = Der Münzwurf um Italien ergab { $roll }, eine { $parity ->
   *[odd] ungerade
    [even] gerade
} Zahl; Italien schloss sich { $side ->
    [entente] der Entente
   *[central] den Mittelmächten
} an. { $source ->
    [scripted] Die Münze wurde von Hand geworfen.
   *[seed] Der Wurf folgt aus dem Startwert der Partie, dessen Hash vor Beginn veröffentlicht wurde.
}
panel-america = Amerika
america-centre = Zentrum
america-coast = Küste
america-landings = Landung
america-landing = { $open ->
    [yes] ✓ Eine Armee kann landen
   *[no] ✗ Keine Armee kann landen
}
america-route = Weg oder Hindernis
america-waived = Nennt die Entente kein Zentrum, so kommt keine Armee.
america-default = Nennt die Entente kein Zentrum, so landet die Armee in { DAT($place) }.
america-none = Keine amerikanische Armee kann landen.
from-america = Das ist der Weg von Amerika { INTO($place) }.
may-land = Hier kann eine amerikanische Armee landen.
american-army = Amerikanische Armee
no-american-army = Keine Landung möglich
bars-the-way = { $unit } ({ $owner }) sperrt den Weg { INTO($places) }.
no-way-to = Kein Weg nach { $codes }
barred-in = Von Flotten gesperrt: { COMMAS($fleets) }
gw-waiting = { COUNT($units) ->
    [one] Jenseits des Ozeans wartet eine amerikanische Armee Frankreichs
   *[other] Jenseits des Ozeans warten amerikanische Armeen Frankreichs
}: { $units }.
of = { $n } von { $of }
of-capitals = { $n } von { $of }: { COMMAS($capitals) }
capital-held = { $place } ★
panel-war = Der Krieg
war-note = Eine Seite gewinnt mit zwei Dritteln aller Einheiten oder mit allen feindlichen Hauptstädten.
war-side = Seite
war-pieces = Einheiten
war-needed = Nötig zum Sieg
war-capitals = Feindliche Hauptstädte
war-units = Einheiten
war-centres = Zentren
war-each = Nötig von jedem
war-neither = Keine Seite
capital = ★ Hauptstadt { $side ->
    [Entente] der Entente
   *[Central] der Mittelmächte
}
capital-taken = ★ Hauptstadt { $side ->
    [Entente] der Entente, besetzt von den Mittelmächten
   *[Central] der Mittelmächte, besetzt von der Entente
}
star = ★ { $side ->
    [Entente] Entente
   *[Central] Mittelmächte
}
panel-events = Nächste Ereignisse
events-when = Wann
events-what = Was
event-coin = Eine Münze entscheidet, welcher Seite Italien sich anschließt
event-collapse = Russland verfällt in Unordnung
event-army = Die erste amerikanische Armee kann landen
event-armistice = Waffenstillstand: Die Seite mit mehr Einheiten gewinnt
gw-event-armies = Zwei amerikanische Armeen können kommen

role-entente = Entente
role-entente-article = die
role-central = Mittelmächte
role-central-article = die-plural
role-america = Amerika
role-america-s-second-port = Amerikas zweiter Hafen

# --- die Lektion

lesson-front-title = Eine Front eröffnen
lesson-front-about = World War I: zwei Seiten, mehrere Länder für jeden Spieler und Länder, die bis zu einer bestimmten Jahreszeit geschlossen sind.
lesson-front-wait-title = Geschlossene Länder
lesson-front-wait-aim = Sie führen die Mittelmächte: Deutschland, Österreich und die Türkei. Es ist Frühjahr 1915, und Bulgarien öffnet sich erst im Herbst. Rumänien bleibt noch länger geschlossen. Stellen Sie sich zu beiden Seiten Bulgariens bereit: Ziehen Sie von Budapest nach Serbien und von Smyrna nach Konstantinopel.
lesson-front-wait-done = Ihre Armeen stehen zu beiden Seiten Bulgariens. Ein geschlossenes Land kann niemand betreten, weder im Zug noch im Rückzug. Sie wissen also schon, wo die nächste Front entsteht, bevor sie sich öffnet.
lesson-front-wait-hint-closed = Rumänien ist bis Herbst 1916 geschlossen, also blieb Ihre Armee in Budapest. Ziehen Sie mit ihr nach Serbien, das von Anfang an offen ist.
lesson-front-wait-hint-how = Beide Armeen sollen neben Bulgarien stehen: A BUD - SER und A SMY - CON.
lesson-front-open-title = Die Front öffnet sich
lesson-front-open-aim = Herbst 1915: Bulgarien ist offen. Schicken Sie Ihre Armee aus Konstantinopel dorthin, bevor die Entente es tut. Die Armee in Serbien kann sie unterstützen, obwohl sie einem anderen Ihrer Länder gehört.
lesson-front-open-done = Bulgarien ist türkisch, und Sie haben eine neue Front auf dem Balkan. Jedes Land behält seine Zentren und baut seine Einheiten, aber Sie planen für alle zusammen.
lesson-front-open-hint-how = Noch hat niemand Bulgarien betreten. Befehlen Sie A CON - BUL, und lassen Sie Serbien den Zug unterstützen: A SER S A CON - BUL.

# --- positions

no-such-american-army = Auf dem Brett steht keine amerikanische Armee { $army }.

exhibition-tossed-coin-title = Die Münze entscheidet für Italien
exhibition-tossed-coin-w1914a = Der Wurf ist ungerade: Italien tritt auf die Seite der Mittelmächte.
exhibition-tossed-coin-s1917m = Österreich vertreibt die Franzosen aus München, die Türkei die Russen aus Moskau. Danach gerät Russland in Unordnung.
exhibition-tossed-coin-f1917m = Paris fällt an Deutschland, Marseille an Österreich und Moskau an die Türkei. Nach dem Winter haben die Mittelmächte 21 von 29 Einheiten und siegen.

exhibition-four-times-paris-title = Viermal Paris
exhibition-four-times-paris-f1914m = Deutschland nimmt Paris, Russland Berlin und die Türkei Sewastopol. Paris wird noch dreimal den Besitzer wechseln.
exhibition-four-times-paris-s1918m = Österreich vertreibt die Franzosen aus Kiel, und in derselben Jahreszeit gerät Russland in Unordnung.
exhibition-four-times-paris-f1918m = Zwei englische Flotten verlieren Schweden und Belgien. Frankreich gewinnt Paris zurück, doch der Winter bringt den Mittelmächten den Sieg.
