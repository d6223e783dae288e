# --- what an import of another program's map carried over, guessed and left out

whole = { $powers } { $powers ->
        [one] power
       *[other] powers
    }, { $provinces } provinces, { $centers } supply centers, { $units } starting units and { $borders } borders, each direction counted.
one-way = The border { $unit } { $origin } - { $to } can be crossed in this direction only.
code = { $key } cannot be a province's code. It is { $code } here.
name = The name { $name } is already taken. It is { $instead } here.
aliases = { $place } loses names that are too short or belong to another: { $names }.
power = The power { $name } is called { $instead } here.
colors = Colors for { $powers }.
victory = A victory needs { $victory } of { $centers } supply centers, because the source gives no possible number.
inland = { $place } has no fleet borders, and is inland here.
coasts-unused = No fleet can reach these coasts of { $place }: { $coasts }.
coast-code = { $place } cannot have these coasts: { $coasts }.
unreachable = No unit can reach { $place }. It is impassable here.
unreachable-center = The supply center { $place } of { $power }, because no unit can reach it.
home-center = { $place } is a home, and therefore a supply center here.
unit-coast = { $unit }: the source doesn't say on which coast the fleet is.
unit = { $unit } of { $owner } cannot be there.
unit-second = { $unit } of { $owner } starts in a province that is already occupied.
no-place = There is no province { $place }.
border-nowhere = The border { $unit } { $origin } - { $to }: there is no place { $place }.
border-misfit = The border { $unit } { $origin } - { $to }: such a unit cannot be in { $place }.
border-itself = { $place } borders itself for { $unit }.

# --- maps of the judges

from-board = The file { $file } is missing. The board { $name } takes its place.
directive = This line is not carried over: { $line }
rule = The rule { $rule } is not carried over.
used-twice = The file { $file } is used a second time.
no-power-before = No power is named before this line: { $line }
nothing-to-amend = { $place } is amended before it is described.
build-site = { $place } is a place for builds under special conditions.
bound-border = The border { $origin } - { $entry } is open to some powers only. It is closed here.
dummy = Nobody plays { $power }. Its units and centers are neutral here.
victory-last = Of the numbers of centers for a victory ({ $numbers }), the last one counts.
start = The source begins in { $source }. The game begins in { $start } here, with our calendar.

# --- why a map cannot be imported

no-provinces = The file has no provinces.
no-powers = The file has no powers.
too-many = The map has { $count } { $what ->
        [provinces] provinces
        [powers] powers
        [impassable] impassable areas
       *[other] borders
    }; at most { $most } are possible.
refused = The result is not a valid map: { $why }
too-long = The file has { $count } characters; at most { $most } are possible.
too-much = The file and those that it uses say too much for a map.
too-many-files = The map uses more than { $most } files.

# --- maps of jDip, webDiplomacy and diplicity

not-xml = This is not XML: { $reason }.
xml-too-large = This XML file is larger or more deeply nested than a map can be.
xml-entity = The file declares the entity { $name }. Entities are not read.
php-too-large = This PHP file is larger or more deeply nested than a map can be.
php-unclosed = A text, a comment or a bracket that opens here is never closed.
php-other-variant = This variant uses the map of another one. Import { $name } instead.
dvar-too-large = This JSON file is larger than a map can be.
not-dvar = This is not a DVAR document: { $reason }.
dvar-version = This DVAR document has version { $version } of the format. Only version 1 can be read.
missing-file = The file { $name } is missing. Put it into the same folder, or choose it together with the others.
missing-attribute = A province has no { $name }.
twice = { $name } is defined twice.
unknown-place = { $name } is not a province or coast of this map.
terrain = { $name } has the terrain { $terrain }. It must be land, coast or sea.
jdip-no-variant = The file has no variant.
jdip-unknown-variant = The file has no variant called { $name }. It has: { $known }.
jdip-other-variants = Other variants in the same file: { $names }.
jdip-unknown-row = Borders of the kind { $name }.
jdip-border-rule = Restrictions of the borders of { $name } ({ $rule }).
jdip-ending = The game's end by { $name } ({ $value }).
jdip-wings = Wing units.
passive-power = The power { $name }, which nobody plays.
unit-of-nobody = A unit in { $place }, because its kind, its power or its place is unknown.
coast-guessed = The border { $origin } - { $place } leads to the coast { $coast }, because the source doesn't say which one.
island-guessed = { $province } has borders for fleets only. It is an island here, not a sea.
start-guessed = The game begins in { $phase }, because the source doesn't say when.
year-guessed = The game begins in year 1 instead of { $turn }.
calendar-guessed = A year has the phases { $phases }, because those of the source have no counterpart.
file-beside = The powers' names are unknown, because { $name } is missing.
units-guessed = The starting units are unknown, because { $name } has none: an army in each home center, and a fleet where no army could move.
dvar-rule = The rule { $name }.
dvar-one-way = The border { $unit } { $origin } - { $to }, which can be crossed in one direction only.
dvar-not-said = { $what ->
        [passage] Passages are ordinary borders in the file.
        [weak] Borders that weaken moves are ordinary ones in the file.
        [impassable] Impassable areas.
        [builds] Builds outside of the home centers need a home center.
        [neutral] Units of nobody.
        [shared] Home centers of several powers belong to the first of them in the file.
       *[other] Changes on certain dates.
    }
dvar-convoys = Whether fleets can convoy in { $province }.
dvar-territory = The territory of { $power } outside of its home centers.
unknown-format = { $name } has no known format. Name a .map file of a judge, a variants.xml of jDip, an install.php of webDiplomacy, or a DVAR document (.json).
