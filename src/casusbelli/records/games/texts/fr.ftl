# Ce qui s’est passé dans une partie, phase par phase. $you vaut « yes » quand la phrase parle de la puissance du lecteur.

fact = { $name } : { $fields }.
name = { $power }
written = { $seat } : { $order }
written-secret = { $seat } : { $order } (secret)
refused = { $seat } : { $order } a été refusé. { SENTENCE($why) }
silent =
    { $you ->
        [yes] { COUNT($others) ->
            [0] Vous n’avez envoyé aucun ordre.
           *[other] Vous et { $others } n’avez envoyé aucun ordre.
        }
       *[no] Aucun ordre n’est venu de { $others }.
    }
no-order = pas d’ordre
routed =
    { $you ->
        [yes] Votre { $unit } a été délogée par { $other }. Elle peut se retirer : { OR($places) }.
       *[no] { $other } a délogé { $unit }, qui peut se retirer : { OR($places) }.
    }
routed-nowhere =
    { $you ->
        [yes] Votre { $unit } a été délogée par { $other } et n’a pas de retraite.
       *[no] { $other } a délogé { $unit }, qui n’a pas de retraite.
    }
stand-offs =
    { COUNT($places) ->
        [one] Il y a eu un rebond : { $places }.
       *[other] Il y a eu des rebonds dans ces provinces : { $places }.
    }
removed =
    { COUNT($units) ->
        [one] { $units } a été { $cause ->
            [destroyed] détruite.
            [disbanded] dissoute.
            [disarmed] dissoute volontairement.
            [removed] retirée.
            [civil-disorder] retirée d’office, faute d’ordres.
            [interned] dissoute comme internée.
           *[other] retirée de la carte ({ $cause }).
        }
       *[other] { $units } ont été { $cause ->
            [destroyed] détruites.
            [disbanded] dissoutes.
            [disarmed] dissoutes volontairement.
            [removed] retirées.
            [civil-disorder] retirées d’office, faute d’ordres.
            [interned] dissoutes comme internées.
           *[other] retirées de la carte ({ $cause }).
        }
    }
passed =
    { $you ->
        [yes] Vous avez repris { $units }.
       *[no] { $owner } a repris { $units }.
    }
a-unit = une unité
takes =
    { $you ->
        [yes] Vous avez pris { $places }.
       *[no] { $owner } a pris { $places }.
    }
nobody-owns =
    { COUNT($places) ->
        [one] { $places } n’appartient plus à aucune puissance.
       *[other] { $places } n’appartiennent plus à aucune puissance.
    }
rolled = Le dé pour « { $label } » a donné { $roll } (sur { $sides }).
rolled-by-hand = Le dé pour « { $label } » a été fixé à { $roll } (sur { $sides }) à la main.
eliminated =
    { $you ->
        [yes] Vous avez été éliminé.
       *[no] { COUNT($owners) ->
            [one] { $owners } a été éliminée.
           *[other] { $owners } ont été éliminées.
        }
    }
vacated = Personne ne joue plus { $seat }.
vacated-because =
    { $code ->
        [not-played] Personne ne joue { $seat } dans cette partie.
        [in-civil-disorder] { $seat } n’a pas de joueur.
        [set-up-by-hand] { $seat } a été mis en place sans joueur.
        [unfilled] { $seat } commence sans joueur.
        [resigned] Le joueur de { $seat } a abandonné.
        [replaced] Le joueur de { $seat } a été remplacé.
        [dismissed] Le maître de jeu a retiré le joueur de { $seat }.
        [account-deleted] Le joueur de { $seat } a quitté ce site.
        [bots-only] Le bot de { $seat } ne joue plus.
        [silent] Le joueur de { $seat } a manqué trop d’échéances.
        [abandoned] Le joueur de { $seat } a manqué trop d’échéances.
       *[other] Personne ne joue plus { $seat }. Motif : { $why }
    }
seated = Un nouveau joueur a pris { $seat }.
placed = { $unit } de { $owner } a été ajoutée
taken-away = { $unit } a été retirée
center-to = { $place } a été attribué à { $owner }
edited =
    { $actor ->
        [gm] Le maître de jeu a modifié la carte : { $done }.
        [name] { $by } a modifié la carte : { $done }.
       *[nobody] La carte a été modifiée à la main : { $done }.
    }
corrected =
    { $actor ->
        [gm] Le maître de jeu a corrigé l’état de la partie : { $done }.
        [name] { $by } a corrigé l’état de la partie : { $done }.
       *[nobody] L’état de la partie a été corrigé à la main : { $done }.
    }
overridden =
    { $actor ->
        [gm] Le maître de jeu a décidé de { $order } ({ $phase }) : cela vaut « { $ruling } ».
        [name] { $by } a décidé de { $order } ({ $phase }) : cela vaut « { $ruling } ».
       *[nobody] { $order } ({ $phase }) a été décidé à la main : cela vaut « { $ruling } ».
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
        [gm] Le maître de jeu est revenu à { $phase }.
        [name] { $by } est revenu à { $phase }.
       *[nobody] La partie est revenue à { $phase }.
    }
with-why = { $act } Motif : { $why }
over =
    La partie est terminée. { $kind ->
        [solo] { $winners } a gagné seul.
        [draw] { COUNT($winners) ->
            [0] C’est une partie nulle.
           *[other] C’est une partie nulle, partagée entre { $winners }.
        }
        [concession] Les autres ont concédé la partie : { $winners }.
        [survivor] Dernière puissance en jeu : { $winners }.
        [nobody] Personne n’a gagné.
        [abandoned] Tous les joueurs sont partis, et personne n’a gagné.
       *[other] Vainqueurs : { $winners }.
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
        [0] 0 centre : aucun
        [one] 1 centre : { COMMAS($centers) }
       *[other] { COUNT($centers) } centres : { COMMAS($centers) }
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
        [one] { $owner } construit 1 unité
       *[other] { $owner } construit { $n } unités
    }
removes =
    { $n ->
        [one] { $owner } retire 1 unité
       *[other] { $owner } retire { $n } unités
    }
consequence =
    { $certain ->
        [yes] Certain : { $what }
       *[no] Possible : { $what }
    }

# --- panels

since = depuis { $when }
others = Tous les autres : { $state }
