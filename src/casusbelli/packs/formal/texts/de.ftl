# Formal Diplomacy: erklärte Kriege, Kapitulation, Einflusssphären, Siegpunkte.

# --- Wie die Regeln heißen

pack-formal = Formal Diplomacy
pack-formal-about = Vor jedem Angriff muss Krieg erklärt sein, und Kriege enden nur durch Kapitulation; es gibt Einflusssphären, und Siegpunkte entscheiden.
minute-idea = Zu Beginn herrscht überall Frieden. Ohne erklärten Krieg dürfen Sie keine Provinz betreten, die eine andere Macht beherrscht, und ihre Einheiten nicht angreifen.
minute-turn = Ihre Einheiten führen Sie wie im klassischen Spiel; dazu kommen Erklärungen. Den Krieg erklären Sie mit Ihren Zügen, und er beginnt sofort. Statt zu ziehen, kann eine Einheit eine Provinz zu Ihrer Einflusssphäre erklären, die andere im Frieden nicht betreten dürfen. Ein Krieg endet nur, wenn eine Seite kapituliert oder ausscheidet.
minute-care = Ein Zug, für den ein Krieg fehlt, ist ungültig: Die Einheit hält. Mächte im Krieg dürfen einander keine privaten Nachrichten schreiben. Besitzt ein Gegner eines Ihrer Heimatzentren, so dürfen Sie noch kapitulieren. Solange Sie selbst eines von seinen besitzen, dürfen Sie es nicht.
minute-victory = Die Partie dauert zehn Jahre, und die Macht mit den meisten Siegpunkten gewinnt. Jeden Herbst bringt jedes fremde Zentrum in Ihrem Besitz einen Punkt, und jedes Ihrer Heimatzentren im Besitz einer anderen Macht kostet einen. Eine Kriegserklärung kostet einen Punkt; eine Kapitulation kostet einen für jeden Gegner, und jeder Gegner gewinnt einen.
pack-formal-war = Nur erklärte Kriege
pack-formal-war-about = Die Kriegserklärungen und Kapitulationen von Formal Diplomacy, ohne Einflusssphären und Siegpunkte.
pack-formal-spheres = Erklärte Kriege und Einflusssphären
pack-formal-spheres-about = Die erklärten Kriege und Einflusssphären von Formal Diplomacy, ohne Siegpunkte.
chapter-war = Krieg und Frieden
chapter-spheres = Einflusssphären
chapter-points = Siegpunkte

# --- Ablehnungen

no-war = Dieser Befehl braucht einen Krieg mit { DAT($whom) }.
not-all-at-war = Jede Macht, die diesen Befehl geschrieben hat, braucht einen Krieg mit { DAT($whom) }.
not-at-war = Sie sind mit niemandem im Krieg und können vor niemandem kapitulieren.
owns-enemy-home = Sie können nicht kapitulieren, solange Ihnen { THE($place) } gehört, ein Heimatzentrum { OF($power) }.
stands-in-enemy-home = Sie können nicht kapitulieren, solange Ihre Einheit { $unit } im Heimatland { OF($power) } steht.
already-at-war = Sie sind mit { DAT($whom) } schon im Krieg. Diese Erklärung ist ungültig und kostet nichts.
self = Sie können Ihrer eigenen Macht nicht den Krieg erklären.
eliminated = { THE($whom) } ist ausgeschieden.
no-voice = { THE($whom) } befehligt die eigene Macht nicht und kann in ihrem Namen nichts erklären.
no-power = { THE($whom) } ist keine Großmacht. Ein Angriff braucht keine Kriegserklärung.
not-vacant = { $other } stand zu Beginn der Runde in { DAT($place) }.
not-adjacent = { $unit } könnte selbst nicht { INTO($place) } ziehen.
none-near = Keine Ihrer Einheiten könnte { INTO($place) } ziehen und dort eine Sphäre erklären.
no-seas = { THE($place) } ist eine Seeprovinz, und in dieser Partie kann auf See keine Sphäre erklärt werden.
sphere-taken = { THE($place) } ist schon eine Sphäre { OF($whom) }.
ambiguous = Schreiben Sie, welche Einheit die Sphäre erklärt: { EITHER($choices) }.
name-it = nennen Sie die Einheit
no-sphere = { THE($whom) } hat keine Sphäre in { DAT($place) }.
busy = { $unit } hat einen anderen Befehl. Eine Einheit, die eine Sphäre erklärt oder unterstützt, tut in dieser Runde sonst nichts.
unmatched = { $unit } hat in { DAT($place) } keine gültige Sphäre erklärt.
barred = { $power } ({ COMMAS($whats) })
what-unit = Einheit
what-territory = Gebiet
what-sphere = Sphäre

# --- Krieg und Frieden: Optionen

dwo-label = Beginn erklärter Kriege
dwo = Eine Kriegserklärung führt sofort zum Krieg, vor den Zügen derselben Runde, oder erst ab der nächsten Runde.
dwo-same-turn = Vor den Zügen derselben Runde
dwo-next-turn = Mit der nächsten Runde
sur-label = Wann eine Kapitulation Kriege beendet
sur = Eine Kapitulation beendet die Kriege der kapitulierenden Macht vor oder nach den Zügen derselben Runde.
sur-before-moves = Vor den Zügen
sur-after-moves = Nach den Zügen
sur-block-label = Was eine Kapitulation verhindert
sur-block = Eine Macht darf nicht kapitulieren, solange ihr ein Heimatzentrum eines Gegners gehört. Auch eine Einheit im Heimatland eines Gegners kann die Kapitulation verhindern.
sur-block-own-or-occupy = Ein Heimatzentrum eines Gegners oder eine Einheit in seinem Heimatland
sur-block-own-only = Nur ein Heimatzentrum eines Gegners
peace-capture-label = Zentren im Frieden einnehmen
peace-capture = Nach einem Krieg können Einheiten noch auf fremdem Land stehen. Dies legt fest, ob sie dort Zentren einer Macht einnehmen, mit der ihre eigene Macht Frieden hat.
peace-capture-yes = Erlaubt
peace-capture-no = Nicht erlaubt
control-label = Beherrschte Provinzen
control = Ohne Krieg darf eine Macht nicht betreten, was eine andere beherrscht. Ihre Versorgungszentren beherrscht eine Macht immer; dies legt fest, was sie außerdem beherrscht.
control-home-and-owned = Ihre Zentren und ihr Heimatland
control-owned-only = Nur ihre Zentren
control-last-fall = Ihre Zentren und das Land, in dem nach einem Herbst zuletzt ihre Einheit stand
follow-label = Einer Einheit im Frieden folgen
follow = Ohne Krieg darf eine Einheit nicht dorthin ziehen, wo zu Beginn der Runde eine fremde Einheit stand. In Provinzen, die niemand beherrscht, kann das für den Fall erlaubt sein, dass die andere Einheit abzieht.
follow-forbidden = Nicht erlaubt
follow-allowed-if-vacated = Erlaubt, wo niemand herrscht und die andere Einheit abzieht
neutral-convoy-label = Angriffe ohne Krieg geleiten
neutral-convoy = Eine Flotte darf einen fremden Angriff auf eine Macht geleiten, mit der ihre eigene Macht Frieden hat, oder sie braucht dazu einen eigenen Krieg.
neutral-convoy-allowed = Erlaubt
neutral-convoy-needs-war = Nicht erlaubt
steered-label = Einheiten in Unordnung und Kriege
steered = Einheiten ohne Spieler können von anderen befehligt werden. Sie dürfen jeden frei angreifen, oder jede Macht, die den Befehl schreibt, muss mit den Angegriffenen im Krieg sein.
steered-free = Sie greifen frei an
steered-writers = Jeder Schreiber des Befehls braucht den Krieg
liberation-label = Eine besetzte Provinz betreten
liberation = Eine Einheit kann in einer Provinz stehen, die eine andere Macht beherrscht. Eine dritte Macht, die dort angreifen will, braucht einen Krieg mit beiden oder nur mit der Macht, deren Einheit dort steht.
liberation-both = Krieg mit beiden
liberation-occupier-only = Krieg mit der Macht, deren Einheit dort steht
press-at-war = { $one } und { $other } führen Krieg und dürfen einander nicht schreiben.
press-label = Nachrichten zwischen Gegnern
press = Mächte im Krieg können einander nicht schreiben. Dies legt fest, für welche Nachrichten das gilt.
press-private = Private Nachrichten sind gesperrt
press-private-and-public = Alle Nachrichten sind gesperrt
press-off = Alle Nachrichten sind erlaubt
crowded = Kriege werden zwischen Mächten erklärt, aber { ALL($seats) } spielen je mehrere Mächte.

# --- Krieg und Frieden: Befehle

ask-declarations = Erklärungen
declare-war = Erklären Sie einer anderen Großmacht den Krieg.
surrender = Kapitulieren Sie vor allen Mächten, mit denen Sie im Krieg sind.

# --- Krieg und Frieden: die Regeln

turn-rule = Eine Runde ist eine Jahreszeit, in der gezogen wird, etwa ein Frühjahr oder ein Herbst, mit ihren Rückzügen (R-F1).
declare-rule = Am Anfang haben alle Großmächte Frieden. Sie erklären den Krieg in einer Zugphase mit einem Befehl wie „Declare war on Italy“ oder „DWO Italy“. Sie dürfen in einer Runde mehrere Kriege erklären, auch wenn Sie keine Einheit mehr haben (W1, W2, R-F29).
begins-rule = { $how ->
   *[same_turn] Der Krieg beginnt sofort, vor den Zügen derselben Runde; die andere Macht muss nicht zustimmen (W2, R-F5).
    [next_turn] Der Krieg beginnt mit der nächsten Runde; die andere Macht muss nicht zustimmen (W2, R-F5).
}
redundant-rule = Sie können weder Ihrer eigenen noch einer ausgeschiedenen Macht den Krieg erklären und auch keiner, mit der Sie zu Beginn der Runde schon im Krieg waren; eine solche Erklärung ist ungültig. Erklären zwei Mächte einander in derselben Runde den Krieg, so ist das ein einziger Krieg (R-F7).
enter-unit-rule = { $how ->
   *[forbidden] Ohne Krieg dürfen Sie keine Einheit in eine Provinz ziehen lassen, in der zu Beginn der Runde eine Einheit einer anderen Macht stand, auch wenn diese abzieht (W5, R-F16).
    [allowed_if_vacated] Ohne Krieg dürfen Sie keine Einheit in eine Provinz ziehen lassen, in der zu Beginn der Runde eine Einheit einer anderen Macht stand, außer wenn niemand die Provinz beherrscht. Dort rückt Ihre Einheit ein, wenn die andere abzieht; sie verdrängt sie aber nicht und unterbricht ihre Unterstützung nicht (W5, R-F16).
}
enter-land-rule = Ohne Krieg dürfen Sie keine Einheit in eine Provinz ziehen lassen, die eine andere Macht beherrscht, auch wenn sie leer ist und auch wenn der Zug nur abprallen würde (W6, R-F17).
control-rule = Eine Macht beherrscht die Versorgungszentren, die ihr gehören{ $how ->
   *[home_and_owned] , und die übrigen Provinzen ihres Heimatlands. Ein Heimatzentrum, das einer anderen Macht gehört, beherrscht diese
    [owned_only] , und keine anderen Provinzen. Ein Heimatzentrum, das einer anderen Macht gehört, beherrscht diese
    [last_fall] . Jede andere Landprovinz beherrscht die Macht, deren Einheit dort am Ende eines Herbstes zuletzt stand, und sonst die Macht, zu deren Heimatland sie gehört
}. Eine ausgeschiedene Macht beherrscht nichts (R-F13, R-F14).
control-example = Im Frühjahr 1901 darf eine russische Armee nicht von Warschau nach Galizien ziehen, weil Galizien zum Heimatland Österreichs gehört. Eine österreichische Armee darf von Budapest nach Rumänien ziehen, weil Rumänien keiner Großmacht gehört.
liberation-rule = { $how ->
   *[both] Steht eine Einheit einer Macht in einer Provinz, die eine andere beherrscht, so brauchen Sie für einen Angriff einen Krieg mit beiden (R-F15).
    [occupier_only] Steht eine Einheit einer Macht in einer Provinz, die eine andere beherrscht, so genügt für einen Angriff ein Krieg mit der ersten (R-F15).
}
free-rule = Eine leere Provinz, die niemand beherrscht{ $spheres ->
    [yes] { " " }und die keine Sphäre einer anderen Macht ist
   *[no] { "" }
}, steht allen offen. Auch Mächte im Frieden dürfen dorthin ziehen und dort aneinander abprallen (R-F17).
retreat-rule = Ein Rückzug braucht einen Krieg mit der Macht, die die Provinz beherrscht{ $spheres ->
    [yes] { " " }oder dort eine Sphäre hat
   *[no] { "" }
}. Eine Einheit ohne erlaubten Rückzug wird aufgelöst (R-F28).
void-rule = Ein Zug, dem ein Krieg fehlt, ist ungültig. Die Einheit hält, darf beim Halten unterstützt werden und wirkt auf keine andere Provinz; Unterstützungen für den ungültigen Zug sind verloren (R-F18).
void-example = { $how ->
   *[same_turn] Italien lässt seine Armee in Venedig die österreichische Flotte in Triest angreifen, erklärt aber keinen Krieg. Der Zug ist ungültig, und die Armee hält. Erklärt Österreich in derselben Runde Italien den Krieg, so gibt es doch einen Krieg, und der Angriff findet statt.
    [next_turn] Italien erklärt Österreich den Krieg und lässt in derselben Runde seine Armee in Venedig die österreichische Flotte in Triest angreifen. Der Zug ist ungültig, und die Armee hält, denn der Krieg beginnt erst mit der nächsten Runde.
}
help-rule = { $how ->
   *[allowed] Sie dürfen Angriffe auf jede Macht ohne eigenen Krieg unterstützen und geleiten (W7, R-F19).
    [needs_war] Sie dürfen Angriffe auf jede Macht ohne eigenen Krieg unterstützen (W7). Ein Geleit braucht dieselben Kriege wie ein Angriff einer eigenen Einheit, außer mit der Macht, deren Armee geleitet wird (R-F19).
}
help-example = Italien ist mit Österreich im Krieg, und Deutschland hat mit beiden Frieden. Eine deutsche Armee in München unterstützt einen italienischen Angriff auf Tirol. Österreich kann diese Unterstützung nur dann durch einen Angriff auf München unterbrechen, wenn Österreich und Deutschland im Krieg sind.
great-powers-rule = Kriege gibt es nur zwischen Großmächten. Einheiten und Provinzen aller anderen dürfen ohne Krieg angegriffen und betreten werden (C-1).
steered-rule = { $how ->
   *[free] Einheiten, die kein Spieler befehligt, dürfen auf Befehl anderer überall ohne Krieg einrücken und angreifen (C-1).
    [writers] Befehligen andere eine Einheit ohne Spieler, so ist der Befehl ungültig, wenn nicht jede Macht, die ihn geschrieben hat, mit allen im Krieg ist, die die Einheit angreift oder deren Land sie betritt (C-1).
}
surrender-rule = Ein Krieg endet nur, wenn eine Seite kapituliert oder ausscheidet. Sie kapitulieren in einer Zugphase mit dem Befehl „Surrender“ oder „SUR“, und zwar immer vor allen Mächten, mit denen Sie zu Beginn der Runde im Krieg waren (S1-S4, R-F12).
surrender-when-rule = { $how ->
   *[before_moves] Die Kriege enden vor den Zügen; Angriffe, die einen von ihnen brauchen, sind also in derselben Runde schon ungültig. Ein Krieg, der in der Runde der Kapitulation erklärt wird, ist ein neuer Krieg und geht weiter (R-F6).
    [after_moves] Die Kriege enden nach den Zügen; Angriffe dieser Runde finden also noch statt. Ein Krieg, der in der Runde der Kapitulation erklärt wird, ist ein neuer Krieg und geht weiter (R-F6).
}
surrender-block-rule = { $how ->
   *[own_or_occupy] Sie dürfen nicht kapitulieren, wenn Ihnen zu Beginn der Runde ein Heimatzentrum eines Ihrer Gegner gehörte oder eine Ihrer Einheiten im Heimatland eines Gegners stand (S5, R-F9).
    [own_only] Sie dürfen nicht kapitulieren, wenn Ihnen zu Beginn der Runde ein Heimatzentrum eines Ihrer Gegner gehörte (S5, R-F9).
}
occupation-rule = Eine Kapitulation bewegt keine Einheiten. Eine Einheit auf dem Land eines früheren Gegners darf bleiben oder abziehen{ $capture ->
   *[yes] , und am Ende des Herbstes nimmt sie dort wie sonst ein Versorgungszentrum ein
    [no] , aber keine Einheit nimmt ein Zentrum einer Großmacht ein, mit der ihre eigene Macht Frieden hat
} (R-F10).
surrender-example = Österreich ist mit Italien und Russland im Krieg und kapituliert. Beide Kriege enden. { $how ->
   *[before_moves] Ein italienischer Angriff auf Wien in derselben Runde ist ungültig.
    [after_moves] Ein italienischer Angriff auf Wien in derselben Runde findet noch statt.
} Hätte Österreich zu Beginn der Runde Venedig gehört, so hätte es vor keinem von beiden kapitulieren können.
silence-rule = Wenn Sie keine Befehle schicken, halten Ihre Einheiten, und Ihre Kriege gehen weiter (R-F31).
press-rule = { $how ->
   *[private] Mächte im Krieg dürfen einander keine privaten Nachrichten schreiben, auch keine an eine Gruppe, zu der beide gehören. Öffentliche Nachrichten bleiben erlaubt (W4, R-F30).
    [private_and_public] Mächte im Krieg dürfen einander nicht schreiben. Auch eine öffentliche Nachricht erreicht die Gegner des Absenders nicht (W4, R-F30).
}

# --- Krieg und Frieden: was geschehen ist

declares = { $you ->
    [by] Sie erklären { DAT($on) } den Krieg.
    [on] { THE($by) } erklärt Ihnen den Krieg.
   *[no] { THE($by) } erklärt { DAT($on) } den Krieg.
}
declares-later = { $you ->
    [by] Sie erklären { DAT($on) } den Krieg.
    [on] { THE($by) } erklärt Ihnen den Krieg.
   *[no] { THE($by) } erklärt { DAT($on) } den Krieg.
} Er beginnt mit der nächsten Runde.
surrenders = { $you ->
    [by] Sie kapitulieren vor { DAT($foes) }.
   *[no] { THE($by) } kapituliert vor { DAT($foes) }.
}
wars-over = { $you ->
    [by] Sie sind ausgeschieden und nicht mehr im Krieg mit { DAT($foes) }.
    [foes] { THE($by) } ist ausgeschieden und nicht mehr im Krieg mit { DAT($foes) }.
   *[no] { THE($by) } ist ausgeschieden; damit { COUNT($foes) ->
        [one] endet der Krieg mit { DAT($foes) }.
       *[other] enden die Kriege mit { DAT($foes) }.
    }
}

# --- Siegpunkte: Optionen

turns-label = Runden
turns = Die Partie endet nach so vielen Runden. Ein Jahr hat zwei: Frühjahr und Herbst.
tie-label = Gleich viele Punkte
tie = Dies legt fest, wer gewinnt, wenn mehrere Mächte die meisten Punkte haben.
tie-shared = Sie gewinnen gemeinsam
tie-most-centres = Die mit den meisten Zentren gewinnt
tie-fewer-declarations = Die mit den wenigsten Kriegserklärungen gewinnt
draw-label = Vereinbartes Unentschieden
draw = Die Partie kann unentschieden enden, wenn alle Spieler zustimmen, oder nur durch Punkte entschieden werden.
draw-off = Nicht möglich
draw-unanimous = Möglich, wenn alle zustimmen
dead-label = Sieg einer ausgeschiedenen Macht
dead = Eine ausgeschiedene Macht behält ihre Punkte. Dies legt fest, ob sie damit gewinnen kann.
dead-ranked = Möglich
dead-cannot-win = Nicht möglich, solange andere übrig sind
vp-label = Wertung der Zentren
vp = Die Punkte für Zentren werden in jedem Herbst dazugezählt, oder es gilt nur die letzte Zählung.
vp-cumulative = Jeder Herbst
vp-final-snapshot = Nur der letzte Herbst
sur-cost-label = Preis einer Kapitulation
sur-cost = Eine Kapitulation kostet einen Punkt je Gegner oder einen Punkt im Ganzen.
sur-cost-per-enemy = 1 Punkt je Gegner
sur-cost-once = 1 Punkt im Ganzen

# --- Siegpunkte: die Regeln

end-rule = Die Partie endet nach { $n } Runden, zwei im Jahr{ $year ->
    [0] { "" }
   *[other] , mit der Zählung im Herbst { $year }
}. Dann gewinnt die Macht mit den meisten Siegpunkten (V1, V2, R-F1).
start-rule = Jede Macht beginnt mit 0 Punkten. Die Punkte sind öffentlich und können negativ werden (R-F4).
fall-rule = Am Ende jedes Herbstes, wenn Zentren den Besitzer gewechselt haben, gewinnen Sie 1 Punkt für jedes Versorgungszentrum, das Ihnen außerhalb Ihres Heimatlands gehört, und verlieren 1 Punkt für jedes Ihrer Heimatzentren, das einer anderen Großmacht gehört (V3, V5).
vp-rule = { $how ->
   *[cumulative] Die Punkte aller Herbste werden zusammengezählt (R-F4).
    [final_snapshot] Die Punkte der Herbste werden nicht zusammengezählt: Jede Zählung ersetzt die des Herbstes davor (R-F4).
}
count-example = Nach dem Herbst 1904 besitzt Österreich Serbien und Griechenland, und Italien besitzt Triest und Wien. Italien gewinnt 2 Punkte. Österreich gewinnt 2 Punkte und verliert 2.
price-rule = Eine Kriegserklärung kostet 1 Punkt. Erklären zwei Mächte einander den Krieg, so zahlen beide; eine ungültige Erklärung kostet nichts (V6, R-F7).
surrender-price-rule = { $how ->
   *[per_enemy] Eine Kapitulation kostet 1 Punkt je Gegner, und jeder dieser Gegner gewinnt 1 Punkt (V4, V7, R-F8).
    [once] Eine Kapitulation kostet 1 Punkt, wie viele Gegner es auch sind, und jeder dieser Gegner gewinnt 1 Punkt (V4, V7, R-F8).
}
surrender-points-example = Österreich ist mit Italien und Russland im Krieg und kapituliert. Österreich verliert { $how ->
   *[per_enemy] 2 Punkte
    [once] 1 Punkt
}; Italien und Russland gewinnen je 1.
sphere-price-rule = Sie verlieren 1 Punkt, wenn eine Einheit einer anderen Macht in eine Ihrer Sphären einrückt (V8, R-F33).
tie-rule = { $how ->
   *[shared] Haben mehrere Mächte die meisten Punkte, so gewinnen sie gemeinsam (R-F2).
    [most_centres] Haben mehrere Mächte die meisten Punkte, so gewinnt von ihnen die mit den meisten Versorgungszentren; haben sie gleich viele, so gewinnen sie gemeinsam (R-F2).
    [fewer_declarations] Haben mehrere Mächte die meisten Punkte, so gewinnt von ihnen die, welche die wenigsten Kriege erklärt hat; haben sie gleich viele erklärt, so gewinnen sie gemeinsam (R-F2).
}
dead-rule = { $how ->
   *[ranked] Eine ausgeschiedene Macht behält ihre Punkte, verliert weiterhin in jedem Herbst Punkte für ihre Heimatzentren und kann gewinnen (R-F12).
    [cannot_win] Eine ausgeschiedene Macht kann nicht gewinnen, solange andere Mächte übrig sind (R-F12).
}
alone-rule = Ist nicht mehr als eine Macht übrig, so endet die Partie sofort, und die Punkte entscheiden (R-F3).
no-solo-rule = Mit Versorgungszentren allein lässt sich die Partie nicht gewinnen (Z1).

# --- Siegpunkte: was geschehen ist

booked = { $you ->
    [power] Sie { $gained ->
        [yes] gewinnen
       *[no] verlieren
    }
   *[no] { THE($power) } { $gained ->
        [yes] gewinnt
       *[no] verliert
    }
} { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}. { $why }
booked-in-words = { $you ->
    [power] Sie { $gained ->
        [yes] gewinnen
       *[no] verlieren
    }
   *[no] { THE($power) } { $gained ->
        [yes] gewinnt
       *[no] verliert
    }
} { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}: { $why }.
why-declared = { $you ->
    [power] Grund ist Ihre Kriegserklärung an { ACC($on) }.
    [on] Grund ist die Kriegserklärung an Sie.
   *[no] Grund ist die Kriegserklärung an { ACC($on) }.
}
why-surrendered = { $you ->
    [power] Grund ist Ihre Kapitulation vor { DAT($foes) }.
   *[no] Grund ist die eigene Kapitulation vor { DAT($foes) }.
}
why-enemy-surrendered = { $you ->
    [power] Grund ist, dass { THE($by) } vor Ihnen kapituliert hat.
    [by] Grund ist Ihre Kapitulation.
   *[no] Grund ist die Kapitulation { OF($by) }.
}
why-entered = { $you ->
    [power] Eine Einheit { OF($by) } ist in Ihre Sphäre in { DAT($place) } eingerückt.
    [by] Ihre Einheit ist in die Sphäre in { DAT($place) } eingerückt.
   *[no] Eine Einheit { OF($by) } ist in die Sphäre in { DAT($place) } eingerückt.
}
why-holds = { $you ->
    [power] Dafür zählen Ihre Zentren außerhalb Ihres Heimatlands: { $centers }.
   *[no] Dafür zählen Zentren außerhalb des eigenen Heimatlands: { $centers }.
}
why-lost = Andere besitzen { COUNT($centers) ->
    [one] { $you ->
        [power] Ihr
       *[no] das
    } Heimatzentrum
   *[other] { $you ->
        [power] Ihre
       *[no] die
    } Heimatzentren
} { $centers }.

# --- Einflusssphären: Optionen

soi-foreign-label = Sphären auf fremdem Land
soi-foreign = Eine Sphäre in einer Provinz, die eine andere Macht beherrscht, braucht einen Krieg mit dieser Macht oder kann auch im Frieden erklärt werden.
soi-foreign-enterable-only = Nur im Krieg mit dieser Macht
soi-foreign-letter = Auch im Frieden
soi-sea-label = Sphären auf See
soi-sea = Dies legt fest, ob eine Seeprovinz eine Einflusssphäre sein kann.
soi-sea-yes = Erlaubt
soi-sea-no = Nicht erlaubt
soi-vs-move-label = Erklärung gegen Zug
soi-vs-move = In derselben Runde kann eine Einheit in eine Provinz ziehen, in der eine andere Macht eine Sphäre erklärt. Dies legt fest, was gelingt.
soi-vs-move-move-wins = Der Zug gelingt
soi-vs-move-standoff = Das Stärkere gelingt, oder beide misslingen
soi-cut-label = Was eine Erklärung aufhält
soi-cut = Eine Erklärung misslingt, wenn ihre Einheit verdrängt wird. Sie kann auch misslingen, wenn die Einheit nur angegriffen wird.
soi-cut-dislodge = Nur eine Verdrängung
soi-cut-any-attack = Jeder Angriff
undo-label = Wann eine aufgegebene Sphäre endet
undo = Eine Sphäre, die ihr Inhaber aufgibt, endet vor oder nach den Zügen derselben Runde.
undo-before-moves = Vor den Zügen
undo-after-moves = Nach den Zügen

# --- Einflusssphären: Befehle

declare-sphere = Erklären Sie eine Einflusssphäre. Die Einheit tut in dieser Runde sonst nichts.
support-sphere = Unterstützen Sie die Erklärung einer anderen Einheit.
undo-sphere = Geben Sie eine Ihrer Sphären auf.

# --- Einflusssphären: die Regeln

sphere-rule = Eine Einflusssphäre ist eine Provinz, die andere Mächte ohne Krieg mit ihrem Inhaber nicht betreten dürfen. Sie bringt dem Inhaber weder Besitz noch Aufbau und bleibt bestehen, wenn seine Einheiten abziehen. Eine Macht darf beliebig viele Sphären haben, aber jede Provinz ist die Sphäre höchstens einer Macht (O7, O11).
sphere-declare-rule = In einer Zugphase darf eine Einheit dort eine Sphäre erklären, wo sie steht, oder in einer Provinz, die zu Beginn der Runde leer war und in die sie ohne Geleit ziehen könnte. Der Befehl lautet zum Beispiel „A BUD SOI SER“ (O1-O3, R-F22).
sphere-bare-rule = Sie dürfen die Einheit weglassen („SOI SER“), wenn nur eine Ihrer Einheiten gemeint sein kann (R-F20).
sphere-sea-rule = { $how ->
   *[yes] Auch eine Seeprovinz kann eine Sphäre sein (R-F21).
    [no] Eine Seeprovinz kann keine Sphäre sein (R-F21).
}
sphere-foreign-rule = { $how ->
   *[enterable_only] Für eine Sphäre in einer Provinz, die eine andere Macht beherrscht, brauchen Sie einen Krieg mit ihr, auch wenn Ihre Einheit schon dort steht (R-F21).
    [letter] In einer Provinz, die eine andere Macht beherrscht, dürfen Sie auch ohne Krieg eine Sphäre erklären (R-F21).
} Keine Erklärung ersetzt eine bestehende Sphäre einer anderen Macht (R-F23).
sphere-support-rule = Eine Einheit, die eine Sphäre erklärt, hält und tut in dieser Runde sonst nichts. Einheiten jeder Macht dürfen die Erklärung unterstützen, wenn sie selbst in die Provinz ziehen könnten, mit einem Befehl wie „A TRI S A BUD SOI SER“. Diese Unterstützung wird wie jede andere unterbrochen (O4, O5, R-F23).
sphere-contest-rule = Eine Erklärung hat die Stärke 1 und 1 mehr für jede Unterstützung, die nicht unterbrochen wird. Erklären mehrere Mächte in derselben Provinz eine Sphäre, so gelingt die stärkste Erklärung; sind die stärksten gleich stark, so gelingt keine. Zwei Erklärungen derselben Macht behindern einander nicht (O6, R-F23).
contest-example = Die österreichische Armee in Budapest und die türkische Armee in Bulgarien erklären beide eine Sphäre in Serbien. Keine der Erklärungen gelingt. Unterstützt eine österreichische Armee in Triest die Erklärung aus Budapest, so wird Serbien eine Sphäre Österreichs.
sphere-cut-rule = { $how ->
   *[dislodge] Eine Erklärung misslingt, wenn ihre Einheit verdrängt wird. Ein Angriff, der die Einheit nicht verdrängt, berührt die Erklärung nicht (R-F24).
    [any_attack] Eine Erklärung misslingt, wenn ihre Einheit angegriffen wird, auch wenn sie nicht verdrängt wird (R-F24).
}
sphere-move-rule = { $how ->
   *[move_wins] Eine Erklärung misslingt auch, wenn eine Einheit einer anderen Macht in derselben Runde in die Provinz zieht. Ein Zug, der abprallt, behindert sie nicht (R-F25).
    [standoff] Eine Erklärung und ein Zug in dieselbe Provinz prallen aneinander ab wie zwei Züge: Das Stärkere gelingt; sind sie gleich stark, so gelingt keines (R-F25).
}
sphere-binds-rule = Eine neue Sphäre ist schon für die Rückzüge derselben Runde geschlossen (R-F25).
entry-rule = Ohne Krieg mit dem Inhaber darf keine Ihrer Einheiten in eine Sphäre ziehen oder sich dorthin zurückziehen. Ein Krieg mit einer anderen Macht genügt nicht, auch wenn Sie deren Einheit verfolgen (O7, R-F36).
sphere-end-rule = Eine Sphäre endet, wenn ihr Inhaber sie aufgibt, wenn der Inhaber ausscheidet oder wenn eine Einheit einer anderen Macht in sie zieht oder sich in sie zurückzieht{ $points ->
    [yes] . Nur in diesem letzten Fall verliert der Inhaber einen Punkt
   *[no] { "" }
} (O8-O10, R-F12, R-F27).
sphere-undo-rule = Sie geben eine Sphäre mit einem Befehl wie „Undo SOI in SER“ auf; dazu brauchen Sie keine Einheit. { $how ->
   *[before_moves] Sie endet vor den Zügen, so dass andere in derselben Runde einrücken und Sie sie sofort neu erklären können (O8, R-F26).
    [after_moves] Sie endet nach den Zügen und ist während der Züge noch geschlossen (O8, R-F26).
}
sphere-stays-rule = Eine Sphäre endet nicht durch eine Kriegserklärung, eine Kapitulation, einen neuen Besitzer der Provinz oder einen misslungenen Angriff (R-F11, R-F32, R-F34).
entry-example = Serbien ist leer und eine Sphäre Österreichs. Eine türkische Armee in Bulgarien darf es im Frieden nicht betreten. Sind beide Mächte im Krieg und rückt die Armee ein, so endet die Sphäre{ $points ->
    [yes] , und Österreich verliert 1 Punkt
   *[no] { "" }
}. Wehrt eine österreichische Armee den Angriff ab, so bleibt die Sphäre bestehen.

# --- Einflusssphären: was geschehen ist

sphere-won = { $you ->
    [holder] { THE($place) } wird Ihre Sphäre.
   *[no] { THE($place) } wird eine Sphäre { OF($holder) }.
}
sphere-ended = { $you ->
    [holder] { $cause ->
        [undone] Sie geben Ihre Sphäre in { DAT($place) } auf.
        [eliminated] Sie sind ausgeschieden, und Ihre Sphäre in { DAT($place) } endet.
       *[entered] Eine fremde Einheit rückt in Ihre Sphäre in { DAT($place) } ein, und die Sphäre endet.
    }
   *[no] { $cause ->
        [undone] { THE($holder) } gibt die Sphäre in { DAT($place) } auf.
        [eliminated] { THE($holder) } ist ausgeschieden, und die Sphäre in { DAT($place) } endet.
       *[entered] Eine fremde Einheit rückt in die Sphäre { OF($holder) } in { DAT($place) } ein, und die Sphäre endet.
    }
}
sphere-ended-by = { $you ->
    [holder] Eine Einheit { OF($by) } rückt in Ihre Sphäre in { DAT($place) } ein, und die Sphäre endet.
    [by] Ihre Einheit rückt in die Sphäre { OF($holder) } in { DAT($place) } ein, und die Sphäre endet.
   *[no] Eine Einheit { OF($by) } rückt in die Sphäre { OF($holder) } in { DAT($place) } ein, und die Sphäre endet.
}

# --- Tafeln

panel-war = Krieg und Frieden
panel-war-note = Zu jedem Krieg die Mächte, die ihn erklärt haben, und die Jahreszeit, in der sie es taten.
war = Im Krieg
at-peace = Im Frieden
war-by = Krieg, erklärt von { DAT($by) }
next-turn = { $declared } (beginnt in der nächsten Runde)
declared = { $by }, { $since }
panel-press = Gesperrte Nachrichten
why = Grund
public-open = Öffentliche Nachrichten sind erlaubt.
public-closed = Auch öffentliche Nachrichten erreichen Gegner nicht.
at-war = Im Krieg
at-war-since = Im Krieg (erklärt von { $declared })
panel-points = Siegpunkte
power = Macht
points = Punkte
each-fall = Je Herbst
at-the-end = Am Ende
counter = Runde { $turn } von { $turns }. Es { $left ->
    [one] folgt noch { $left } Runde
   *[other] folgen noch { $left } Runden
} mit { $falls } { $falls ->
    [one] Herbstzählung
   *[other] Herbstzählungen
}. „Am Ende“ gilt, wenn kein Zentrum mehr den Besitzer wechselt.
panel-log = Punkteprotokoll
log-season = Jahreszeit
log-power = Macht
log-points = Punkte
log-rule = Regel
log-why = Grund
panel-spheres = Sphären
spheres-province = Provinz
spheres-holder = Inhaber
spheres-since = Seit
spheres-undo = Befehl zum Aufgeben
mark-held = Sphäre { OF($holder) }
panel-ways = Wohin Einheiten dürfen
panel-ways-note = Züge, die einen Krieg brauchen oder in eine fremde Sphäre führen, sind ohne Krieg mit der genannten Macht ungültig.
ways-province = Provinz
ways-units = Einheiten
ways-way = Zugang
way-free = Frei
way-dwo = Braucht einen Krieg mit { DAT($foes) }
way-sphere = Sphäre, braucht einen Krieg mit { DAT($foes) }
panel-last-acts = Letzte Runde: Diplomatie
panel-last-void = Letzte Runde: ungültige Befehle
panel-last-spheres = Letzte Runde: erklärte Sphären
panel-last-silent = Letzte Runde: keine Befehle geschickt
act-sur = Kapitulation
act-dwo = Kriegserklärung
act-undo = Sphäre aufgegeben
last-step = Handlung
last-power = Macht
last-of = Betrifft
last-order = Befehl
last-why = Grund
last-strength = Stärke
last-result = Ergebnis
phase = Phase
seat = Platz
panel-options = Optionen von Formal Diplomacy
option = Option
value = Wert

# --- Was Befehle bewirken würden

war-ends = { COUNT($foes) ->
    [one] Ihr Krieg mit { DAT($foes) } endet
   *[other] Ihre Kriege mit { DAT($foes) } enden
} { $when ->
    [before] vor
   *[after] nach
} den Zügen dieser Runde.
cost = { $n ->
    [one] −1 Punkt
   *[other] −{ $n } Punkte
}
costs-a-point = Die Kriegserklärung an { ACC($foe) } kostet Sie 1 Siegpunkt.
surrender-costs = Ihre Kapitulation kostet Sie { $lost ->
    [one] 1 Siegpunkt
   *[other] { $lost } Siegpunkte
}. { COUNT($foes) ->
    [one] { THE($foes) } gewinnt 1.
   *[other] { THE($foes) } gewinnen je 1.
}
cost-in-all = { $surrender ->
    [yes] Ihre Kapitulation und Ihre Kriegserklärungen
   *[no] Ihre Kriegserklärungen
} kosten Sie zusammen { $n } Siegpunkte.
war-begins = Ihr Krieg mit { DAT($foe) } beginnt in der nächsten Runde.
war-may-begin = Ihr Krieg mit { DAT($foe) } beginnt in der nächsten Runde, wenn Sie dann beide noch dabei sind.
illegal-if = { $order } ist ungültig, wenn { THE($foe) } in dieser Runde kapituliert.
illegal-unless = { $order } braucht einen Krieg mit { DAT($whom) }. Der Befehl ist ungültig, wenn nicht { ALL($ways) }.
illegal-after = { $order } ist nach Ihrer Kapitulation ungültig, denn der Befehl braucht einen Krieg mit { DAT($whom) }.
illegal-no-war = { $order } ist ungültig, denn der Befehl braucht einen Krieg mit { DAT($whom) }.
illegal-taken = { $order } ist ungültig, denn { THE($place) } ist eine Sphäre { OF($holder) }.
illegal-unless-undone = { $order } ist ungültig, wenn nicht { THE($holder) } in dieser Runde die Sphäre in { DAT($place) } aufgibt.
one-or-other = { $one } oder { $other }
undoes = zugleich { THE($power) } die Sphäre aufgibt
you-declare = Sie in dieser Runde den Krieg erklären
either-declares = Sie oder { THE($power) } in dieser Runde den Krieg erklären
foe-declares = in dieser Runde { THE($power) } den Krieg erklärt
will-not-move = Ihre Einheit { $unit } hält, denn eine Einheit, die eine Sphäre erklärt, tut sonst nichts.
changes-nothing = { $order } ändert nichts, denn { THE($place) } ist schon Ihre Sphäre.
could-contest = { THE($powers) } { COUNT($powers) ->
    [one] könnte
   *[other] könnten
} auch in { DAT($place) } eine Sphäre erklären.
could-move-in = { THE($powers) } { COUNT($powers) ->
    [one] könnte
   *[other] könnten
} { INTO($place) } ziehen und so Ihre Erklärung aufhalten.
could-stop = { THE($powers) } { COUNT($powers) ->
    [one] könnte
   *[other] könnten
} Ihre Einheit { $unit } { $how ->
    [dislodge] verdrängen
   *[any_attack] angreifen
} und so Ihre Erklärung einer Sphäre in { DAT($place) } aufhalten.
still-yours = { THE($place) } ist während der Züge dieser Runde noch Ihre Sphäre.
may-enter = { COUNT($powers) ->
    [0] Keine Macht kann in dieser Runde ohne Kriegserklärung in { ACC($place) } einrücken.
    [one] { THE($powers) } kann in dieser Runde ohne Kriegserklärung in { ACC($place) } einrücken.
   *[other] { THE($powers) } können in dieser Runde ohne Kriegserklärung in { ACC($place) } einrücken.
}

# --- Befehle mit Namen

directive-declare-sphere = Sphäre erklären
directive-support-sphere = Sphäre unterstützen
directive-undo-sphere = Sphäre aufgeben
order-dwo = Kriegserklärung an { ACC($power) }
order-sur = Kapitulieren
order-soi = { $unit } erklärt eine Sphäre in { DAT($place) }
order-s-soi = { $unit } unterstützt die Sphäre von { $target } in { DAT($place) }
order-undo-soi = Sphäre in { DAT($place) } aufgeben

# --- what a game master can correct

record-points = Siegpunkte

# --- die Lektion

lesson-war-title = Einen Krieg erklären
lesson-war-about = Formal Diplomacy: Niemand darf ohne erklärten Krieg angreifen. Erklären Sie einen, schützen Sie eine Provinz durch eine Einflusssphäre, und beenden Sie einen Krieg, den Sie verlieren.
lesson-war-declare-title = Erst die Erklärung, dann der Angriff
lesson-war-declare-aim = Sie sind Italien, und Österreich hat Triest leer gelassen. In Formal Diplomacy dürfen Sie eine Provinz, die eine andere Macht beherrscht, nur betreten, wenn Sie mit ihr im Krieg sind. Eine Kriegserklärung wirkt vor den Zügen derselben Runde. Befehlen Sie also beides: Wählen Sie „Kriegserklärung an Österreich“ in der Liste „Hinzufügen …“, und ziehen Sie von Venedig nach Triest. Geschrieben: „DWO Austria“ und „A VEN - TRI“.
lesson-war-declare-done = Der Krieg begann mit Ihrer Erklärung, und Ihre Armee zog in derselben Runde in Triest ein. Die Erklärung kostet einen Siegpunkt, und der Krieg endet erst, wenn eine Seite kapituliert. Fangen Sie nicht mehr Kriege an, als Sie gewinnen können.
lesson-war-declare-hint-no-war = Ihre Armee darf Triest nicht betreten, weil Österreich es beherrscht und Frieden herrscht. Fügen Sie die Erklärung hinzu: Wählen Sie „Kriegserklärung an Österreich“, oder schreiben Sie „DWO Austria“.
lesson-war-declare-hint-no-move = Triest gehört Ihnen noch nicht. Sie brauchen beide Befehle in derselben Runde: „DWO Austria“ und „A VEN - TRI“.
lesson-war-sphere-title = Eine Einflusssphäre
lesson-war-sphere-aim = Eine neue Partie. Tunis gehört niemandem, und eine französische Flotte ist unterwegs. Sie dürfen eine leere Provinz neben einer Ihrer Einheiten zu Ihrer Einflusssphäre erklären: Andere dürfen sie dann nur betreten, wenn sie mit Ihnen im Krieg sind. Die Einheit bleibt dabei stehen. Erklären Sie Tunis mit Ihrer Flotte im Ionischen Meer zur Sphäre: Tippen Sie auf die Flotte, dann unter dem Brett auf den Knopf für die Sphäre, dann auf Tunis. Geschrieben: F ION SOI TUN.
lesson-war-sphere-done = Tunis ist Ihre Sphäre. Von jetzt an müsste Frankreich Ihnen erst den Krieg erklären, und das kostet einen Siegpunkt. Eine Sphäre bringt kein Versorgungszentrum, aber sie verschafft Ihnen Zeit ohne Krieg. Betritt ein Gegner sie trotzdem, so endet die Sphäre, und Sie verlieren einen Punkt.
lesson-war-sphere-hint-went = Ihre Flotte ist selbst nach Tunis gefahren. Das ist erlaubt, aber nun fehlt sie im Ionischen Meer. Lassen Sie die Flotte diesmal stehen, und erklären Sie die Provinz zur Sphäre: F ION SOI TUN.
lesson-war-sphere-hint-how = Noch ist Tunis niemandes Sphäre. Der Befehl nennt Ihre Flotte und die Provinz: F ION SOI TUN.
lesson-war-surrender-title = Einen Krieg beenden
lesson-war-surrender-aim = Der Krieg gegen Österreich steht schlecht: Zwei österreichische Armeen greifen Ihre einzige in Venedig an, und eine Erklärung lässt sich nicht zurücknehmen. Ein Krieg endet erst, wenn eine Seite kapituliert, und das wirkt vor den Zügen. Retten Sie Ihre Armee: Wählen Sie „Kapitulieren“ in der Liste „Hinzufügen …“, oder schreiben Sie Surrender.
lesson-war-surrender-done = Der Krieg ist vorbei. Er hat Sie einen Siegpunkt gekostet, den Österreich bekommt, aber der Angriff ist ungültig, und Ihre Armee steht noch in Venedig. Man kapituliert immer vor allen Gegnern zugleich, und man kann es nicht, solange man eine ihrer Heimatprovinzen hält.
lesson-war-surrender-hint-beaten = Zwei gegen eins: Ihre Armee wurde aus Venedig verdrängt, und der Krieg geht weiter. Hätten Sie kapituliert, so wäre der Angriff in derselben Runde ausgefallen. Schreiben Sie Surrender.
lesson-war-surrender-hint-how = Sie sind noch im Krieg mit Österreich. Wählen Sie „Kapitulieren“ in der Liste „Hinzufügen …“, oder schreiben Sie Surrender.

exhibition-no-peace-title = Kein Frieden hält
exhibition-no-peace-s1903m = Die Türkei kapituliert vor Russland, und in derselben Jahreszeit erklärt Österreich dem Sieger den Krieg.
exhibition-no-peace-s1906m = Deutschland kapituliert vor drei Gegnern zugleich, Österreich vor Russland. Die Türkei versucht es noch einmal und erklärt Russland den Krieg.
exhibition-no-peace-f1908m = Sechs Mächte erklären in einer Jahreszeit den Krieg. Frankreich bricht in zwei englische Einflusssphären ein und nimmt Edinburgh.
