# --- ce que l’import de la carte d’un autre programme a repris, deviné et laissé de côté

whole = { $powers } { $powers ->
        [one] puissance
       *[other] puissances
    }, { $provinces } provinces, { $centers } centres, { $units } unités de départ et { $borders } frontières, chaque sens compté.
one-way = La frontière { $unit } { $origin } - { $to } ne se franchit que dans ce sens.
code = { $key } ne peut pas être le code d’une province. Elle s’appelle ici { $code }.
name = Le nom { $name } est déjà pris. La province s’appelle ici { $instead }.
aliases = { $place } perd des noms trop courts ou déjà pris : { $names }.
power = La puissance { $name } s’appelle ici { $instead }.
colors = Couleurs pour { $powers }.
victory = La victoire demande { $victory } centres sur { $centers }, car la source ne donne pas de nombre possible.
inland = { $place } n’a pas de frontière pour les flottes et se trouve ici à l’intérieur des terres.
coasts-unused = Aucune flotte n’atteint ces côtes de { $place } : { $coasts }.
coast-code = Ce ne sont pas des côtes de { $place } : { $coasts }.
unreachable = Aucune unité n’atteint { $place }. La zone est ici infranchissable.
unreachable-center = Le centre { $place } (à { $power }), car aucune unité ne peut l’atteindre.
home-center = { $place } est un centre national, donc ici un centre.
unit-coast = { $unit } : la source ne dit pas sur quelle côte se trouve la flotte.
unit = { $unit } de { $owner } ne peut pas s’y trouver.
unit-second = { $unit } de { $owner } commence dans une province déjà occupée.
no-place = Il n’y a pas de province { $place }.
border-nowhere = La frontière { $unit } { $origin } - { $to } : le lieu { $place } n’existe pas.
border-misfit = La frontière { $unit } { $origin } - { $to } : une telle unité ne peut pas se trouver en { $place }.
border-itself = { $place } est voisine d’elle-même pour { $unit }.

# --- les cartes des judges

from-board = Le fichier { $file } manque. Le plateau { $name } prend sa place.
directive = Cette ligne n’est pas reprise : { $line }
rule = La règle { $rule } n’est pas reprise.
used-twice = Le fichier { $file } est utilisé une seconde fois.
no-power-before = Aucune puissance n’est nommée avant cette ligne : { $line }
nothing-to-amend = { $place } est modifié avant d’être décrit.
build-site = On ne construit en { $place } que sous certaines conditions.
bound-border = La frontière { $origin } - { $entry } n’est ouverte qu’à certaines puissances. Elle est ici fermée.
dummy = Personne ne joue { $power }. Ses unités et ses centres sont ici neutres.
victory-last = Des nombres de centres pour la victoire ({ $numbers }), c’est le dernier qui compte.
start = La source commence en { $source }. La partie commence ici en { $start }, avec notre calendrier.

# --- pourquoi une carte ne peut pas être importée

no-provinces = Le fichier n’a pas de provinces.
no-powers = Le fichier n’a pas de puissances.
too-many = La carte a { $count } { $what ->
        [provinces] provinces
        [powers] puissances
        [impassable] zones infranchissables
       *[other] frontières
    } ; il peut y en avoir au plus { $most }.
refused = Le résultat n’est pas une carte valable : { $why }
too-long = Le fichier a { $count } caractères ; il peut y en avoir au plus { $most }.
too-much = Le fichier et ceux qu’il utilise en disent trop pour une carte.
too-many-files = La carte utilise plus de { $most } fichiers.

# --- cartes de jDip, webDiplomacy et diplicity

not-xml = Ce n’est pas du XML : { $reason }.
xml-too-large = Ce fichier XML est plus grand ou plus profondément imbriqué qu’une carte ne peut l’être.
xml-entity = Le fichier déclare l’entité { $name }. Les entités ne sont pas lues.
php-too-large = Ce fichier PHP est plus grand ou plus profondément imbriqué qu’une carte ne peut l’être.
php-unclosed = Un texte, un commentaire ou une parenthèse qui commence ici ne se ferme jamais.
php-other-variant = Cette variante utilise la carte d’une autre. Importez plutôt { $name }.
dvar-too-large = Ce fichier JSON est plus grand qu’une carte ne peut l’être.
not-dvar = Ce n’est pas un document DVAR : { $reason }.
dvar-version = Ce document DVAR a la version { $version } du format. Seule la version 1 peut être lue.
missing-file = Il manque le fichier { $name }. Mettez-le dans le même dossier, ou choisissez-le avec les autres.
missing-attribute = Une province n’a pas de { $name }.
twice = { $name } est défini deux fois.
unknown-place = { $name } n’est ni une province ni une côte de cette carte.
terrain = { $name } a le terrain { $terrain }. Il faut terre, côte ou mer.
jdip-no-variant = Le fichier n’a pas de variante.
jdip-unknown-variant = Le fichier n’a pas de variante nommée { $name }. Il a : { $known }.
jdip-other-variants = Autres variantes du même fichier : { $names }.
jdip-unknown-row = Les frontières du genre { $name }.
jdip-border-rule = Les restrictions des frontières de { $name } ({ $rule }).
jdip-ending = La fin de la partie par { $name } ({ $value }).
jdip-wings = Les avions.
passive-power = La puissance { $name }, que personne ne joue.
unit-of-nobody = Une unité en { $place }, car son genre, sa puissance ou son lieu est inconnu.
coast-guessed = La frontière { $origin } - { $place } mène à la côte { $coast }, car la source n’en nomme pas.
island-guessed = { $province } n’a de frontières que pour les flottes. C’est ici une île et non une mer.
start-guessed = La partie commence en { $phase }, car la source ne dit pas quand.
year-guessed = La partie commence en l’an 1 au lieu de { $turn }.
calendar-guessed = Une année a les phases { $phases }, car celles de la source n’ont pas d’équivalent.
file-beside = Les noms des puissances sont inconnus, car { $name } manque.
units-guessed = Les unités de départ sont inconnues, car { $name } n’en nomme aucune : une armée dans chaque centre national, et une flotte là où aucune armée ne pourrait aller.
dvar-rule = La règle { $name }.
dvar-one-way = La frontière { $unit } { $origin } - { $to }, qui ne se franchit que dans un sens.
dvar-not-said = { $what ->
        [passage] Les passages sont des frontières ordinaires dans le fichier.
        [weak] Les frontières qui affaiblissent les mouvements sont ordinaires dans le fichier.
        [impassable] Les zones infranchissables.
        [builds] Les constructions hors des centres nationaux demandent un centre national.
        [neutral] Les unités qui ne sont à personne.
        [shared] Les centres nationaux de plusieurs puissances sont dans le fichier à la première d’entre elles.
       *[other] Les changements à certaines dates.
    }
dvar-convoys = Si les flottes peuvent convoyer en { $province }.
dvar-territory = Le territoire de { $power } hors de ses centres nationaux.
unknown-format = { $name } n’a pas de format connu. Indique un fichier .map d’un judge, un variants.xml de jDip, un install.php de webDiplomacy ou un document DVAR (.json).
