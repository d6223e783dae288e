# Ce qui s’est passé dans une partie, phase par phase. $you nomme la valeur qui désigne le lecteur.

fact = { $name } : { $fields }.
name = { $power }
written =
    { $you ->
        [seat] Vous : { $order }
       *[no] { $seat } : { $order }
    }
written-secret =
    { $you ->
        [seat] Vous : { $order } (secret)
       *[no] { $seat } : { $order } (secret)
    }
refused =
    { $you ->
        [seat] Votre ordre a été refusé : { $order }. { SENTENCE($why) }
       *[no] { $seat } : { $order } a été refusé. { SENTENCE($why) }
    }
silent = Aucun ordre n’est venu { OF($seats) }.
no-order = pas d’ordre
routed =
    { $you ->
        [unit] Votre { $unit } a été délogée par { $other }. Elle peut se retirer : { OR($places) }.
        [other] Votre { $other } a délogé { $unit }, qui peut se retirer : { OR($places) }.
       *[no] { $other } a délogé { $unit }, qui peut se retirer : { OR($places) }.
    }
routed-nowhere =
    { $you ->
        [unit] Votre { $unit } a été délogée par { $other } et n’a pas de retraite.
        [other] Votre { $other } a délogé { $unit }, qui n’a pas de retraite.
       *[no] { $other } a délogé { $unit }, qui n’a pas de retraite.
    }
stand-offs =
    { COUNT($places) ->
        [one] Il y a eu un rebond : { $places }.
       *[other] Il y a eu des rebonds dans ces provinces : { $places }.
    }
removed =
    { COUNT($units) ->
        [one] { $you ->
            [units] Votre { $units }
           *[no] { $units }
        } a été { $cause ->
            [destroyed] détruite.
            [disbanded] dissoute.
            [disarmed] dissoute volontairement.
            [removed] retirée.
            [civil-disorder] retirée d’office, faute d’ordres.
            [interned] dissoute comme internée.
            [upkeep] dissoute, faute de centre.
            [by-hand] retirée de la carte à la main.
           *[other] retirée de la carte ({ $cause }).
        }
       *[other] { $you ->
            [units] Vos unités { $units }
           *[no] { $units }
        } ont été { $cause ->
            [destroyed] détruites.
            [disbanded] dissoutes.
            [disarmed] dissoutes volontairement.
            [removed] retirées.
            [civil-disorder] retirées d’office, faute d’ordres.
            [interned] dissoutes comme internées.
            [upkeep] dissoutes, faute de centre.
            [by-hand] retirées de la carte à la main.
           *[other] retirées de la carte ({ $cause }).
        }
    }
passed =
    { $you ->
        [owner] Vous avez repris { $units }.
       *[no] { THE($owner) } a repris { $units }.
    }
a-unit = une unité
takes =
    { $you ->
        [owner] Vous avez pris { ACC($places) }.
       *[no] { THE($owner) } a pris { ACC($places) }.
    }
takes-from =
    { $you ->
        [owner] Vous avez pris { ACC($places) } { DAT($loser) }.
        [loser] { THE($owner) } vous a pris { ACC($places) }.
       *[no] { THE($owner) } a pris { ACC($places) } { DAT($loser) }.
    }
nobody-owns =
    { COUNT($places) ->
        [one] { THE($places) } n’appartient plus { $you ->
            [loser] à vous.
           *[no] à aucune puissance.
        }
       *[other] { THE($places) } n’appartiennent plus { $you ->
            [loser] à vous.
           *[no] à aucune puissance.
        }
    }
rolled = Le dé pour « { $label } » a donné { $roll } (sur { $sides }).
rolled-by-hand = Le dé pour « { $label } » a été fixé à { $roll } (sur { $sides }) à la main.
eliminated =
    { $you ->
        [owners] Vous avez été éliminé.
       *[no] { COUNT($owners) ->
            [one] { THE($owners) } a été éliminée.
           *[other] { THE($owners) } ont été éliminées.
        }
    }
vacated =
    { $you ->
        [seat] Personne ne joue plus votre puissance.
       *[no] Personne ne joue plus { ACC($seat) }.
    }
vacated-because =
    { $you ->
        [seat] { $code ->
            [not-played] Personne ne joue votre puissance dans cette partie.
            [in-civil-disorder] Votre puissance n’a pas de joueur.
            [set-up-by-hand] Votre puissance a été mise en place sans joueur.
            [unfilled] Votre puissance commence sans joueur.
            [resigned] Le joueur de votre puissance a abandonné.
            [replaced] Le joueur de votre puissance a été remplacé.
            [dismissed] Le maître de jeu a retiré le joueur de votre puissance.
            [account-deleted] Le joueur de votre puissance a quitté ce site.
            [bots-only] Le bot de votre puissance ne joue plus.
            [silent] Le joueur de votre puissance a manqué trop d’échéances.
            [abandoned] Le joueur de votre puissance a manqué trop d’échéances.
           *[other] Personne ne joue plus votre puissance. Motif : { $why }
        }
       *[no] { $code ->
            [not-played] Personne ne joue { ACC($seat) } dans cette partie.
            [in-civil-disorder] { THE($seat) } n’a pas de joueur.
            [set-up-by-hand] { THE($seat) } a été mise en place sans joueur.
            [unfilled] { THE($seat) } commence sans joueur.
            [resigned] Le joueur { OF($seat) } a abandonné.
            [replaced] Le joueur { OF($seat) } a été remplacé.
            [dismissed] Le maître de jeu a retiré le joueur { OF($seat) }.
            [account-deleted] Le joueur { OF($seat) } a quitté ce site.
            [bots-only] Le bot { OF($seat) } ne joue plus.
            [silent] Le joueur { OF($seat) } a manqué trop d’échéances.
            [abandoned] Le joueur { OF($seat) } a manqué trop d’échéances.
           *[other] Personne ne joue plus { ACC($seat) }. Motif : { $why }
        }
    }
seated =
    { $you ->
        [seat] Un nouveau joueur a pris votre puissance.
       *[no] Un nouveau joueur a pris { ACC($seat) }.
    }
placed =
    { $you ->
        [owner] votre { $unit } a été ajoutée
       *[no] { $unit } { OF($owner) } a été ajoutée
    }
taken-away =
    { $you ->
        [unit] votre { $unit } a été retirée
       *[no] { $unit } a été retirée
    }
center-to =
    { $you ->
        [owner] le centre { OF($place) } vous a été attribué
       *[no] le centre { OF($place) } a été attribué { DAT($owner) }
    }
edited =
    { $actor ->
        [gm] Le maître de jeu a modifié la carte : { $done }.
        [name] { $by } a modifié la carte : { $done }.
       *[nobody] La carte a été modifiée à la main : { $done }.
    }
corrected =
    { $actor ->
        [gm] Le maître de jeu a corrigé l’état de la partie : { $done }.
        [name] { $by } a corrigé l’état de la partie : { $done }.
       *[nobody] L’état de la partie a été corrigé à la main : { $done }.
    }
overridden =
    { $actor ->
        [gm] Le maître de jeu a décidé de { $order } ({ $phase }) : cela vaut « { $ruling } ».
        [name] { $by } a décidé de { $order } ({ $phase }) : cela vaut « { $ruling } ».
       *[nobody] { $order } ({ $phase }) a été décidé à la main : cela vaut « { $ruling } ».
    }
halted =
    { $actor ->
        [gm] Le maître de jeu a arrêté la partie.
        [name] { $by } a arrêté la partie.
       *[nobody] La partie a été arrêtée.
    }
resumed =
    { $actor ->
        [gm] Le maître de jeu a repris la partie.
        [name] { $by } a repris la partie.
       *[nobody] La partie a repris.
    }
taken-back =
    { $actor ->
        [gm] Le maître de jeu est revenu { DAT($phase) }.
        [name] { $by } est revenu { DAT($phase) }.
       *[nobody] La partie est revenue { DAT($phase) }.
    }
with-why = { $act } Motif : { $why }
over =
    La partie est terminée. { $you ->
        [winners] { $kind ->
            [draw] C’est une partie nulle, partagée entre { ACC($winners) }.
            [concession] Les autres ont concédé la partie { DAT($winners) }.
            [survivor] Dernière puissance en jeu : { $winners }.
           *[other] Vainqueurs : { $winners }.
        }
       *[no] { $kind ->
            [solo] { THE($winners) } a gagné seule.
            [draw] { COUNT($winners) ->
                [0] C’est une partie nulle.
               *[other] C’est une partie nulle, partagée entre { ACC($winners) }.
            }
            [concession] Les autres ont concédé la partie { DAT($winners) }.
            [survivor] Dernière puissance en jeu : { $winners }.
            [nobody] Personne n’a gagné.
            [abandoned] Tous les joueurs sont partis, et personne n’a gagné.
           *[other] Vainqueurs : { $winners }.
        }
    }
over-more = { $over } ({ $more })

# --- la position en texte

holding-units =
    { COUNT($units) ->
        [0] aucune unité
       *[other] { COMMAS($units) }
    }
holding-centers =
    { COUNT($centers) ->
        [0] 0 centre : aucun
        [one] 1 centre : { COMMAS($centers) }
       *[other] { COUNT($centers) } centres : { COMMAS($centers) }
    }
holding-nothing = n’a ni unité ni centre
heading-dislodged = Délogées
heading-adjustments = Ajustements
heading-scores = Points
may-retreat =
    { COUNT($places) ->
        [0] { $unit } ({ $owner }) ne peut se retirer nulle part
       *[other] { $unit } ({ $owner }) peut se retirer vers { COMMAS($places) }
    }
builds =
    { $n ->
        [one] { THE($owner) } construit 1 unité
       *[other] { THE($owner) } construit { $n } unités
    }
removes =
    { $n ->
        [one] { THE($owner) } retire 1 unité
       *[other] { THE($owner) } retire { $n } unités
    }
consequence =
    { $certain ->
        [yes] Certain : { $what }
       *[no] Possible : { $what }
    }

# --- panels

since = depuis { $when }
others = Tous les autres : { $state }

# --- ce qui ne va pas dans une position par laquelle une partie doit commencer

import-format = Le format { $format } ne peut pas être lu ici. Donnez un fichier de partie ({ $game }), un état exporté ({ $state }) ou un fichier de tour.
import-as-turn = { SENTENCE($why) } Ceci a été lu comme un fichier de tour ; on peut aussi importer un fichier de partie ({ $game }) ou un état exporté ({ $state }).
import-too-deep = Des tables et des listes sont imbriquées trop profondément ici.
import-key = { $key } n’est pas une clé d’un état. Choisissez parmi { COMMAS($keys) }.
import-key-near = { $key } n’est pas une clé d’un état. Vouliez-vous dire { $near } ?
import-key-missing = La clé { $key } manque. Un état a les clés { COMMAS($keys) }.
import-power = { $name } est la puissance { $power }. Écrivez son nom ainsi.
import-differs = Ceci contredit le reste de la position. Selon ces règles, ce serait { $made }.
import-no-treaties = Les règles standard ne connaissent pas de traités. Supprimez friends, ou résolvez le tour avec casus judge.
import-owed = Dans une partie, c’est le nombre de centres moins le nombre d’unités. Supprimez owed, ou énumérez les centres.
import-impossible = Aucune partie ne peut commencer ainsi. { SENTENCE($why) }
import-contradictory = Aucune partie ne peut commencer ainsi. La position contredit les règles.
import-phase = Personne n’a rien à faire en { $phase }. La partie continuerait en { $next }.
import-phase-form = { $phase } n’est pas une phase. Écrivez-en une comme S1901M.
import-no-state = Aucune règle de cette partie n’a d’état nommé { $name }.
import-fixed-state = Cet état ne peut pas être fixé à la main. Supprimez-le.
import-note-over = La partie était terminée. Ici, elle continue.
import-note-options = Le fichier ne nomme pas d’options. Ce sont celles de { $rules } dans sa forme habituelle.
import-note-seats = Toutes les places sont prises. Ce qu’un export ne montre pas recommence à zéro.
import-note-past = Ce qui ne raconte que le passé a été laissé de côté : { COMMAS($fields) }.
import-note-orders = Les ordres du fichier ne sont pas dans la partie. Donnez-les à nouveau.
import-rules = Cette partie ne peut pas être préparée. { SENTENCE($why) }

# --- ce qui ne va pas dans un fichier de partie

no-seed = Le dé pour « { $label } » ne peut pas être jeté. Le fichier de partie ne contient pas la graine des dés.
no-seed-for-key = La clé { $n } des dés ne peut pas être calculée. Le fichier de partie ne contient pas la graine des dés.
no-header = Ceci n’est pas l’en-tête d’un fichier de partie. Un en-tête est un objet JSON avec les clés { COMMAS($keys) }.
unknown-format = Le format { $format } ne peut pas être lu ici. Les fichiers de partie ont le format { OR($known) }.
header-key = { $name } n’est pas une clé de l’en-tête. Choisissez parmi { COMMAS($known) }.
header-key-near = { $name } n’est pas une clé de l’en-tête. Vouliez-vous dire { $near } ?
header-key-missing = La clé { $key } manque. Un en-tête a les clés { COMMAS($keys) }.
header-encoding = L’en-tête contient des caractères qui ne sont pas de l’UTF-8 valide.
expected-options = Une table de textes est attendue ici, comme « 18 » pour la clé solo.centers, et non { $value }.
expected-nonces = Une liste de textes est attendue ici, et non { $value }.
board-missing = Le texte de la carte manque. Le format { $format } l’exige, ou des annotations après les événements.
board-unexpected = Le format { $format } n’a pas de texte de carte ici. Supprimez la clé, ou utilisez { $other }.
notes-unexpected = Le format { $format } n’a pas d’annotations. Utilisez { $other }.
too-many-notes = Ce fichier a { $n } annotations. On en lit au plus { $most }.
note-line = Une annotation est une table avec les clés { COMMAS($keys) }.
note-form = Ce n’est pas une annotation que cette version connaît. Une autre version l’a peut-être écrite.
note-other-seal = Ce n’est pas l’annotation qui avait été scellée.
bad-map = Ce n’est pas une carte valide ({ $why }).
other-map = L’en-tête nomme la carte { $map }, mais le texte est ici celui de la carte { $board }.
seed-digits = { $value } n’est pas une graine. Écrivez { $n } chiffres hexadécimaux.
other-seed = La graine ne correspond pas à l’engagement de l’en-tête.
cut-line = Le fichier s’interrompt au milieu de cette ligne. Le reste de la partie est perdu.
cut-phase = La partie s’interrompt au milieu d’une phase. Le reste du fichier est perdu.
no-entry = Ceci n’est pas une entrée d’un fichier de partie. Une entrée est un objet JSON avec les clés { COMMAS($keys) }.
broken-first-link = La chaîne de hachage est rompue ici. Cette ligne ou l’en-tête a été modifié.
broken-chain = La chaîne de hachage est rompue ici. Une ligne a été modifiée, supprimée ou ajoutée.
no-event = Cette entrée n’a pas d’événement. Un événement est un objet JSON dont la clé event nomme la sorte.
event-form = L’événement { $name } n’a pas les champs que cette version attend. Une autre version l’a peut-être écrit.
event-of-other-version = L’événement { $name } dit plus ou autre chose que ce que cette version comprend. Une autre version l’a écrit.
unknown-event = Les règles de cette partie n’ont pas d’événement { $name }.
unknown-event-near = Les règles de cette partie n’ont pas d’événement { $name }. Vouliez-vous dire { $near } ?
impossible-event = Cet événement ne peut pas avoir eu lieu. Il contredit les événements précédents.
impossible-because = Ceci ne peut pas avoir eu lieu. { SENTENCE($why) }
no-such-roll = Aucun dé à { $sides } faces n’a été jeté pour « { $label } ».
no-such-key-of-dice = La clé { $n } des dés n’a jamais été révélée.

# the text record of a game

record-open-variation = Une variante n’est pas fermée. Mettez ) sur une ligne à part.
record-open-comment = Ce commentaire n’est pas fermé. Terminez-le par une accolade.
record-after-comment = { $text } suit un commentaire. Mettez-le sur une ligne à part.
record-line = { $text } n’est pas compris. Écrivez une phase comme S1901M, ou des ordres comme dans "France: A PAR - BUR; F BRE H".
record-text-too-long = Ce texte est trop long. On lit au plus { $most } caractères.
record-too-many-phases = Cet enregistrement a { $n } phases. On en lit au plus { $most }.
record-no-seed = Les dés de cette partie sont secrets jusqu’à sa fin ; elle ne peut pas être écrite en texte.
record-unrecordable = Ce qui s’est passé en { $phase } ne peut pas être dit dans un texte.
record-bad-headers = Aucune partie ne peut commencer ainsi. { SENTENCE($why) }
record-other-phase = L’enregistrement continue avec { $phase }, et la partie en est à { $here }.
record-game-over = aucune phase, car elle est finie
record-misread = { $text } n’est pas compris : { $why }.
record-refused = { $order } est refusé. { SENTENCE($why) }
record-bad-position = { $text } ne fait pas partie d’une position. Écrivez "S1901M standard standard | France: A PAR, F BRE = PAR BRE".
