# Parties d’autres programmes lues ici, et là où elles s’écartent de nos règles.

unknown-format = Ce n’est pas une partie dans un format lisible. Donnez un fichier de partie, une partie enregistrée en JSON, un texte de Droidippy ou les résultats envoyés par un judge.
several-games = Ce fichier contient plusieurs parties. Convertissez-le avec casus convert et importez-les une par une.
no-phases = Cet enregistrement n’a pas de phases.
too-many-phases = Cet enregistrement a { $n } phases. On en lit au plus { $most }.
too-many-games = Ce fichier a { $n } parties. On en lit au plus { $most }.
no-json = La ligne { $n } n’est pas du JSON. { SENTENCE($why) }
no-saved-game = La partie { $n } n’est pas une partie enregistrée : { $why }.
bad-line = La ligne { $n } n’est pas comprise : { $text }.
bad-number = { $value } n’existe pas sur la carte classique de webDiplomacy.
other-variant = C’est la variante { $variant } de webDiplomacy. Seules les variantes { $known }, qui ont la carte classique, sont lues.
unknown-power = { $at } : aucune puissance ne s’appelle { $name }. Il y a { $powers }.
unknown-phase = { $name } n’est pas une phase de cette partie. { SENTENCE($why) }
gap = L’enregistrement continue avec { $phase }, et cette partie en est à { $here }. Trop de phases manquent entre les deux.
impossible = La position de { $phase } ne peut pas être placée. { SENTENCE($why) }
other-course = La partie suit un autre cours que les règles ne le permettent. { SENTENCE($why) }

units = { $phase } : { $power } a { $theirs } dans l’enregistrement, et { $ours } selon ces règles.
units-there = { $phase } : { $power } a { $theirs } seulement dans l’enregistrement, pas selon ces règles.
units-here = { $phase } : { $power } a { $ours } selon ces règles, pas dans l’enregistrement.
center = { $phase } : propriétaire de { $place } dans l’enregistrement : { $theirs } ; selon ces règles : { $ours }.
dislodged-there = { $phase } : { $unit } ({ $power }) est délogée seulement dans l’enregistrement, pas selon ces règles.
dislodged-here = { $phase } : { $unit } ({ $power }) est délogée selon ces règles, pas dans l’enregistrement.
misread = { $phase } : un ordre { OF($power) } n’est pas compris et manque ici : { $text }.
repeated = { $phase } figure deux fois dans l’enregistrement. La seconde a été ignorée.
no-choice = { $phase } n’est pas jouée ici : personne n’a de choix.
no-such-phase = Dans l’enregistrement, { $phase } a des ordres. Selon ces règles, la partie en est alors à { $here }.
left-out = { $missing } ne figure pas dans l’enregistrement, qui continue avec { $phase }. La phase a été jouée sans ordres.
orders-missing = { $phase } : les ordres manquent dans l’enregistrement ({ $power }). Ils suivent de la position suivante : { $orders }.
unjudged = { $phase } est la dernière phase de l’enregistrement, qui n’en dit pas le résultat. Ses ordres n’ont pas été résolus.
over-here = Selon ces règles, la partie est terminée après { $phase }. { $n ->
        [one] Une autre phase de l’enregistrement a été omise.
       *[other] Les { $n } autres phases de l’enregistrement ont été omises.
    }
not-drawn = { $phase } : l’enregistrement finit par une nulle ({ $powers }) que ces règles ne permettent pas.
