# --- un tour résolu, en texte

title =
    { $kind ->
        [M] { $season }, mouvements
        [R] { $season }, retraites
       *[A] { $season }, ajustements
    }
section-dislodged = Délogées
section-stand-offs = Rebonds
section-not-followed = Ordres non suivis
section-not-understood = Ordres non compris
section-notes = Remarques
section-advice = Conseils
no-order = { $order } (pas d’ordre)
may-retreat = { $unit } : peut se retirer vers { COMMAS($places) }
destroyed = { $unit } : détruite
unordered = { $unit } n’avait pas d’ordre et reste sur place

# --- ce qui ne va pas dans un fichier

line = ligne { $n }
order-of = { $power }, ordre { $n }
fault-in-line = Ligne { $n } : { SENTENCE($problem) }
fault-in-order = { $power }, ordre { $n } : { SENTENCE($problem) }
fault-in-key = Dans { $key } : { SENTENCE($problem) }
this-value = cette valeur
expected-text = Un texte est attendu ici, et non { $value }.
expected-list = Une liste est attendue ici, et non { $value }.
expected-truth = La valeur true ou false est attendue ici, et non { $value }.
expected-table = Une table est attendue ici, et non { $value }.
expected-table-like = Une table est attendue ici, par exemple { $example }.
expected-builds = Un nombre de constructions est attendu ici (en dessous de 0 : des retraits), et non { $value }.
unknown-power = { $name } n’est pas une puissance de { $map }. Choisissez parmi { COMMAS($powers) }.
unknown-power-near = { $name } n’est pas une puissance de { $map }. Vouliez-vous dire { $near } ?
same-power = { $name } et { $other } sont la même puissance. Réunissez-les.
unreadable = { $text } est illisible. { SENTENCE($why) }
place-only = { $text } est plus qu’une unité ou une province. N’écrivez rien d’autre ici.
province-only = { $text } est une unité. Écrivez seulement sa province.
whose-unit = { $text } figure sous « { $power } », mais désigne une unité de la puissance « { $nation } ». Choisissez l’une des deux.
whose-order = { $text } figure sous « { $power } », mais nomme « { $nation } ». Choisissez l’une des deux.
kind-missing = { $text } ne dit pas de quelle sorte d’unité il s’agit. Écrivez A ou F et le lieu, par exemple A PAR.
no-army-there = { $text } est impossible. Une armée ne peut pas se trouver là : { $place }.
no-fleet-there = { $text } est impossible. Une flotte ne peut pas se trouver là : { $place }.
coast-missing = { $text } ne précise pas la côte. Écrivez { OR($coasts) }.
or-list-units = { SENTENCE($why) } Ou bien énumérez les unités de la puissance « { $power } ».
ownerless = On ne sait pas de qui est l’ordre { $text }. Écrivez la puissance devant.
ownerless-first = On ne sait pas de qui est l’ordre { $text }. Écrivez la puissance devant. La première erreur se trouve ici, { $where } : { SENTENCE($why) }
text-too-long = Ce texte est trop long pour un tour. Au plus { $most } caractères sont lus.
setting-twice = { $key } figure ici une deuxième fois, avec { $value }. Ne l’indiquez qu’une fois.
option-form = { $value } ne règle aucune option. Écrivez par exemple : option base.convoy_paradox = 1982.
retreats-form = { $value } ne dit pas où chaque unité peut se retirer. Écrivez par exemple : A VIE (BOH TYR), F TRI ().
owed-twice = Le nombre de constructions de « { $power } » est déjà indiqué plus haut : { $n }. Ne l’indiquez qu’une fois.
bad-json = Ce JSON n’est pas valide. L’erreur se trouve à la ligne { $line }, colonne { $column }.
bad-toml = Ce TOML n’est pas valide. L’erreur se trouve à la ligne { $line }, colonne { $column }. Les textes ont besoin de guillemets, par exemple phase = 'S1901M' (ou, en texte simple : phase S1901M).
bad-toml-end = Ce TOML n’est pas valide. Le fichier s’arrête trop tôt.
bad-number = Ce { $format } n’est pas valide. Un nombre a trop de chiffres.
too-deep = Des tables et des listes sont imbriquées trop profondément ici.
json-object = Un tour en JSON est un seul objet avec les clés { COMMAS($keys) }.
nothing-to-judge = Il n’y a rien à résoudre. Le fichier ne contient ni unités ni ordres.
nothing-understood = Il n’y a rien à résoudre. { SENTENCE($why) }
unknown-key = { $key } n’est pas une clé d’un tour. Choisissez parmi { COMMAS($keys) }.
unknown-key-near = { $key } n’est pas une clé d’un tour. Vouliez-vous dire { $near } ?
other-rules = Un fichier de tour est résolu selon les règles standard, et non selon { $rules }. Supprimez cette clé.
unknown-phase = { $phase } n’est pas une phase de { $map }. Les phases d’une année sont { COMMAS($phases) }.
position-word = { $value } n’est pas une position. Écrivez start pour la position de départ de la carte, ou énumérez les unités.
position-and-units = La position start place toutes les unités. Supprimez-la pour énumérer les unités.
unit-taken = { $unit } ne peut pas être là où se trouve { $other }. Une province n’a de place que pour une unité.
dislodged-phase = Personne ne peut se retirer en { $phase }. Écrivez la phase des retraites.
dislodged-twice = Deux unités délogées viennent de la même province. Une seule a pu s’y trouver.
not-bordering = { $unit } ne peut pas se retirer vers { $text }, qui ne lui est pas limitrophe.
retreat-taken = { $text } n’est pas libre pour une retraite. { $unit } s’y trouve.
not-a-center = { THE($place) } n’est pas un centre de ravitaillement.
center-of-two = { THE($place) } figure aussi sous « { $owner } ». Ne l’indiquez qu’une fois.
two-powers = { $value } ne nomme pas deux puissances.
