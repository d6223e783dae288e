# --- was der Import der Karte eines anderen Programms übernommen, geraten und weggelassen hat

whole = { $powers } { $powers ->
        [one] Macht
       *[other] Mächte
    }, { $provinces } Provinzen, { $centers } Versorgungszentren, { $units } Einheiten zu Beginn und { $borders } Grenzen, jede Richtung gezählt.
one-way = Die Grenze { $unit } { $origin } - { $to } kann nur in dieser Richtung überschritten werden.
code = { $key } kann kein Kürzel einer Provinz sein. Hier heißt sie { $code }.
name = Der Name { $name } ist schon vergeben. Hier heißt die Provinz { $instead }.
aliases = { $place } verliert Namen, die zu kurz oder schon vergeben sind: { $names }.
power = Die Macht { $name } heißt hier { $instead }.
colors = Farben für { $powers }.
victory = Zum Sieg braucht es { $victory } von { $centers } Versorgungszentren, weil die Quelle keine mögliche Zahl nennt.
inland = { $place } hat keine Grenzen für Flotten und liegt hier im Binnenland.
coasts-unused = Keine Flotte erreicht diese Küsten von { $place }: { $coasts }.
coast-code = Das sind keine Küsten von { $place }: { $coasts }.
unreachable = Keine Einheit erreicht { $place }. Hier ist das Gebiet unpassierbar.
unreachable-center = Das Versorgungszentrum { $place } von { $power }, weil keine Einheit es erreicht.
home-center = { $place } ist ein Heimatzentrum und deshalb hier ein Versorgungszentrum.
unit-coast = { $unit }: Die Quelle nennt nicht die Küste, an der die Flotte steht.
unit = { $unit } von { $owner } kann dort nicht stehen.
unit-second = { $unit } von { $owner } beginnt in einer Provinz, die schon besetzt ist.
no-place = Eine Provinz { $place } gibt es nicht.
border-nowhere = Die Grenze { $unit } { $origin } - { $to }: Den Ort { $place } gibt es nicht.
border-misfit = Die Grenze { $unit } { $origin } - { $to }: Eine solche Einheit kann nicht in { $place } stehen.
border-itself = { $place } grenzt für { $unit } an sich selbst.

# --- Karten der Judges

from-board = Die Datei { $file } fehlt. An ihre Stelle tritt das Brett { $name }.
directive = Diese Zeile wird nicht übernommen: { $line }
rule = Die Regel { $rule } wird nicht übernommen.
used-twice = Die Datei { $file } wird zum zweiten Mal verwendet.
no-power-before = Vor dieser Zeile ist keine Macht genannt: { $line }
nothing-to-amend = { $place } wird geändert, bevor es beschrieben ist.
build-site = In { $place } darf nur unter besonderen Bedingungen gebaut werden.
bound-border = Die Grenze { $origin } - { $entry } steht nur manchen Mächten offen. Hier ist sie geschlossen.
dummy = Niemand spielt { $power }. Ihre Einheiten und Zentren sind hier neutral.
victory-last = Von den Zahlen der Zentren für den Sieg ({ $numbers }) gilt die letzte.
start = Die Quelle beginnt mit { $source }. Hier beginnt die Partie mit { $start }, nach unserem Kalender.

# --- warum eine Karte nicht importiert werden kann

no-provinces = Die Datei hat keine Provinzen.
no-powers = Die Datei hat keine Mächte.
too-many = Die Karte hat { $count } { $what ->
        [provinces] Provinzen
        [powers] Mächte
        [impassable] unpassierbare Gebiete
       *[other] Grenzen
    }; möglich sind höchstens { $most }.
refused = Das Ergebnis ist keine gültige Karte: { $why }
too-long = Die Datei hat { $count } Zeichen; möglich sind höchstens { $most }.
too-much = Die Datei und die von ihr verwendeten sagen zu viel für eine Karte.
too-many-files = Die Karte verwendet mehr als { $most } Dateien.

# --- Karten von jDip, webDiplomacy und diplicity

not-xml = Das ist kein XML: { $reason }.
xml-too-large = Diese XML-Datei ist größer oder tiefer verschachtelt, als eine Karte sein kann.
xml-entity = Die Datei deklariert die Entität { $name }. Entitäten werden nicht gelesen.
php-too-large = Diese PHP-Datei ist größer oder tiefer verschachtelt, als eine Karte sein kann.
php-unclosed = Ein Text, ein Kommentar oder eine Klammer, die hier beginnen, hören nicht auf.
php-other-variant = Diese Variante benutzt die Karte einer anderen. Importieren Sie stattdessen { $name }.
dvar-too-large = Diese JSON-Datei ist größer, als eine Karte sein kann.
not-dvar = Das ist kein DVAR-Dokument: { $reason }.
dvar-version = Dieses DVAR-Dokument hat Version { $version } des Formats. Nur Version 1 kann gelesen werden.
missing-file = Die Datei { $name } fehlt. Legen Sie sie in denselben Ordner, oder wählen Sie sie zusammen mit den anderen aus.
missing-attribute = Einer Provinz fehlt { $name }.
twice = { $name } ist zweimal definiert.
unknown-place = { $name } ist keine Provinz oder Küste dieser Karte.
terrain = { $name } hat das Gelände { $terrain }. Möglich sind Land, Küste oder Meer.
jdip-no-variant = Die Datei hat keine Variante.
jdip-unknown-variant = Die Datei hat keine Variante namens { $name }. Sie hat: { $known }.
jdip-other-variants = Andere Varianten in derselben Datei: { $names }.
jdip-unknown-row = Grenzen der Art { $name }.
jdip-border-rule = Einschränkungen der Grenzen von { $name } ({ $rule }).
jdip-ending = Das Ende des Spiels durch { $name } ({ $value }).
jdip-wings = Flugzeuge.
passive-power = Die Macht { $name }, die niemand spielt.
unit-of-nobody = Eine Einheit in { $place }, weil ihre Art, ihre Macht oder ihr Ort unbekannt ist.
coast-guessed = Die Grenze { $origin } - { $place } führt zur Küste { $coast }, weil die Quelle keine nennt.
island-guessed = { $province } hat nur Grenzen für Flotten. Hier ist es eine Insel und kein Meer.
start-guessed = Das Spiel beginnt in { $phase }, weil die Quelle nicht sagt, wann.
year-guessed = Das Spiel beginnt im Jahr 1 statt in { $turn }.
calendar-guessed = Ein Jahr hat die Phasen { $phases }, weil die der Quelle keine Entsprechung haben.
file-beside = Die Namen der Mächte sind unbekannt, weil { $name } fehlt.
units-guessed = Die Einheiten zu Beginn sind unbekannt, weil { $name } keine nennt: eine Armee in jedem Heimatzentrum, und eine Flotte, wo keine Armee ziehen könnte.
dvar-rule = Die Regel { $name }.
dvar-one-way = Die Grenze { $unit } { $origin } - { $to }, die nur in einer Richtung überschritten werden kann.
dvar-not-said = { $what ->
        [passage] Durchfahrten sind in der Datei gewöhnliche Grenzen.
        [weak] Grenzen, die Züge schwächen, sind in der Datei gewöhnliche.
        [impassable] Unpassierbare Gebiete.
        [builds] Für Aufbauten außerhalb der Heimatzentren braucht es ein Heimatzentrum.
        [neutral] Einheiten, die niemandem gehören.
        [shared] Heimatzentren mehrerer Mächte gehören in der Datei der ersten von ihnen.
       *[other] Änderungen an bestimmten Daten.
    }
dvar-convoys = Ob Flotten in { $province } Geleitzüge fahren können.
dvar-territory = Das Gebiet von { $power } außerhalb der Heimatzentren.
unknown-format = { $name } hat kein bekanntes Format. Nennen Sie die .map-Datei eines Judges, eine variants.xml von jDip, eine install.php von webDiplomacy oder ein DVAR-Dokument (.json).
