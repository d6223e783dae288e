# La Diplomatie formelle en français : guerres déclarées, capitulation, sphères d’influence, points de victoire.

# --- comment s’appellent les règles

pack-formal = Diplomatie formelle
pack-formal-about = Nul ne peut attaquer sans avoir déclaré la guerre, et une guerre ne finit que par une capitulation ; on peut revendiquer des sphères d’influence, et les points de victoire font gagner.
minute-idea = Toutes les puissances commencent en paix. Sans guerre déclarée, vous ne pouvez ni entrer dans une province qu’une autre puissance contrôle, ni attaquer ses unités.
minute-turn = Vous donnez des ordres à vos unités comme dans le jeu classique et pouvez y ajouter des déclarations. Une guerre se déclare avec les ordres de mouvement et commence aussitôt. Au lieu de se déplacer, une unité peut revendiquer une province comme votre sphère d’influence : en temps de paix, les autres n’y entrent pas. Seule une capitulation ou une élimination met fin à une guerre.
minute-care = Un mouvement qui exige une guerre que vous n’avez pas déclarée est nul : l’unité tient sa position. Les puissances en guerre ne peuvent pas s’écrire en privé. Même si un ennemi occupe l’un de vos centres nationaux, vous pouvez encore capituler ; mais tant que vous possédez l’un des siens, vous ne le pouvez pas.
minute-victory = La partie dure dix ans, et la puissance qui a le plus de points de victoire gagne. Chaque automne, vous gagnez un point par centre étranger que vous possédez et en perdez un par centre national que possède une autre puissance. Déclarer une guerre coûte un point ; capituler coûte un point par ennemi, et chaque ennemi en gagne un.
pack-formal-war = Guerres déclarées seules
pack-formal-war-about = Les guerres déclarées et les capitulations de la Diplomatie formelle, sans ses sphères d’influence ni ses points de victoire.
pack-formal-spheres = Guerres déclarées et sphères
pack-formal-spheres-about = Les guerres déclarées et les sphères d’influence de la Diplomatie formelle, sans ses points de victoire.
chapter-war = Guerre et paix
chapter-spheres = Sphères d’influence
chapter-points = Points de victoire

# --- refus

no-war = Cet ordre exige une guerre contre { ACC($whom) }.
not-all-at-war = Toutes les puissances qui ont écrit cet ordre doivent être en guerre contre { ACC($whom) }.
not-at-war = Vous n’êtes en guerre contre personne : vous n’avez devant qui capituler.
owns-enemy-home = Vous ne pouvez pas capituler tant que vous possédez { ACC($place) }, un centre national { OF($power) }.
stands-in-enemy-home = Vous ne pouvez pas capituler tant que votre { $unit } est dans le territoire national { OF($power) }.
already-at-war = Vous êtes déjà en guerre contre { ACC($whom) }. Cette déclaration est nulle et ne coûte rien.
self = Vous ne pouvez pas déclarer la guerre à votre propre puissance.
eliminated = { THE($whom) } : cette puissance est éliminée.
no-voice = { THE($whom) } ne commande pas sa puissance et ne peut rien déclarer en son nom.
no-power = { THE($whom) } : ce n’est pas une grande puissance. Vous pouvez l’attaquer sans lui déclarer la guerre.
not-vacant = { $other } était déjà { INTO($place) } au début du tour.
not-adjacent = { $unit } : cette unité ne pourrait pas aller elle-même { INTO($place) }.
none-near = Aucune de vos unités ne pourrait aller { INTO($place) } : aucune ne peut donc y déclarer de sphère.
no-seas = { THE($place) } : c’est une province maritime, et dans cette partie on ne peut pas déclarer de sphère en mer.
sphere-taken = { THE($place) } : c’est déjà une sphère { OF($whom) }.
ambiguous = Indiquez l’unité qui déclare la sphère : { EITHER($choices) }.
name-it = indiquez l’unité
no-sphere = { THE($whom) } n’a pas de sphère { INTO($place) }.
busy = { $unit } a un autre ordre. Une unité qui déclare ou soutient une sphère ne fait rien d’autre pendant ce tour.
unmatched = { $unit } n’a pas déclaré valablement de sphère { INTO($place) }.
barred = { $power } ({ COMMAS($whats) })
what-unit = son unité
what-territory = son territoire
what-sphere = sa sphère

# --- guerre et paix : options

dwo-label = Début des guerres déclarées
dwo = Une déclaration ouvre la guerre aussitôt, avant les mouvements du même tour, ou seulement au tour suivant.
dwo-same-turn = Avant les mouvements du même tour
dwo-next-turn = Au tour suivant
sur-label = Moment où une capitulation met fin aux guerres
sur = Une capitulation met fin aux guerres de la puissance qui capitule avant ou après les mouvements du même tour.
sur-before-moves = Avant les mouvements
sur-after-moves = Après les mouvements
sur-block-label = Ce qui empêche de capituler
sur-block = Une puissance ne peut pas capituler tant qu’elle possède un centre national d’un ennemi. Une unité dans le territoire national d’un ennemi peut aussi l’en empêcher.
sur-block-own-or-occupy = Un centre national ennemi, ou une unité dans le territoire national d’un ennemi
sur-block-own-only = Seulement un centre national ennemi
peace-capture-label = Captures en temps de paix
peace-capture = Une unité peut se trouver encore en terre étrangère quand la guerre est finie. Ceci décide si elle prend un centre d’une puissance avec laquelle la sienne est en paix.
peace-capture-yes = Permises
peace-capture-no = Interdites
control-label = Provinces qu’une puissance contrôle
control = Sans guerre, une puissance ne peut pas entrer là où une autre exerce le contrôle. Une puissance contrôle toujours les centres de ravitaillement qu’elle possède ; ceci décide de ce qu’elle contrôle en outre.
control-home-and-owned = Ses centres et son territoire national
control-owned-only = Ses centres seulement
control-last-fall = Ses centres, et les terres que son unité a été la dernière à occuper après un automne
follow-label = Suivre en temps de paix une unité qui part
follow = Sans guerre, une unité ne peut pas aller là où se trouvait une unité étrangère au début du tour. On peut le permettre dans les provinces que personne ne contrôle, si l’autre unité s’en va.
follow-forbidden = Interdit
follow-allowed-if-vacated = Permis là où personne n’a le contrôle, si l’autre unité s’en va
neutral-convoy-label = Convoyer une attaque sans guerre
neutral-convoy = Une flotte peut convoyer l’attaque d’une autre puissance contre une puissance avec laquelle la sienne est en paix, ou il lui faut pour cela sa propre guerre.
neutral-convoy-allowed = Permis
neutral-convoy-needs-war = Interdit
steered-label = Unités en désordre civil et guerres
steered = Des unités sans joueur peuvent recevoir des ordres des autres. Elles peuvent attaquer n’importe qui, ou bien chaque puissance qui a écrit l’ordre doit être en guerre contre celle qu’elles attaquent.
steered-free = Elles attaquent librement
steered-writers = Chaque auteur de l’ordre doit être en guerre
liberation-label = Entrer dans une province occupée
liberation = L’unité d’une puissance peut se trouver dans une province qu’une autre contrôle. Une troisième puissance qui veut y entrer doit être en guerre contre les deux, ou seulement contre celle dont l’unité s’y trouve.
liberation-both = Guerre contre les deux
liberation-occupier-only = Guerre contre celle dont l’unité s’y trouve
press-at-war = { THE($one) } et { ACC($other) } sont en guerre et ne peuvent donc pas s’écrire.
press-label = Messages entre ennemis
press = Les puissances en guerre ne peuvent pas s’écrire. Ceci décide des messages concernés.
press-private = Les messages privés sont bloqués
press-private-and-public = Tous les messages sont bloqués
press-off = Tous les messages sont permis
crowded = Les guerres se déclarent entre puissances, mais { ALL($seats) } jouent chacun plusieurs puissances.

# --- guerre et paix : ordres

ask-declarations = déclarations
declare-war = Déclarer la guerre à une autre grande puissance.
surrender = Capituler devant toutes les puissances contre lesquelles vous êtes en guerre.

# --- guerre et paix : les règles

turn-rule = Un tour est une saison de mouvements, comme un printemps ou un automne, avec ses retraites (R-F1).
declare-rule = Toutes les grandes puissances commencent en paix. Vous déclarez la guerre par un ordre comme « Declare war on Italy » ou « DWO Italy » pendant une phase de mouvement. Vous pouvez déclarer plusieurs guerres dans le même tour, même s’il ne vous reste aucune unité (W1, W2, R-F29).
begins-rule = { $how ->
   *[same_turn] La guerre commence aussitôt, avant les mouvements du même tour, et l’autre puissance n’a pas à l’accepter (W2, R-F5).
    [next_turn] La guerre commence au tour suivant, et l’autre puissance n’a pas à l’accepter (W2, R-F5).
}
redundant-rule = Vous ne pouvez pas déclarer la guerre à votre propre puissance, à une puissance éliminée, ni à une puissance contre laquelle vous étiez déjà en guerre au début du tour ; une telle déclaration est nulle. Si deux puissances se déclarent la guerre au même tour, il n’y a entre elles qu’une guerre (R-F7).
enter-unit-rule = { $how ->
   *[forbidden] Sans guerre, vous ne pouvez pas envoyer d’unité dans une province où se trouvait une unité d’une autre puissance au début du tour, même si cette unité s’en va (W5, R-F16).
    [allowed_if_vacated] Sans guerre, vous ne pouvez pas envoyer d’unité dans une province où se trouvait une unité d’une autre puissance au début du tour, sauf si personne ne contrôle la province. Votre unité y entre alors si l’autre s’en va, mais elle ne la déloge pas et ne coupe pas son soutien (W5, R-F16).
}
enter-land-rule = Sans guerre, vous ne pouvez pas envoyer d’unité dans une province qu’une autre puissance contrôle, même si elle est vide et même si le mouvement ne faisait que rebondir (W6, R-F17).
control-rule = Une puissance contrôle les centres de ravitaillement qu’elle possède{ $how ->
   *[home_and_owned] { " " }et les autres provinces de son territoire national. Un centre national que possède une autre puissance est contrôlé par son propriétaire
    [owned_only] { " " }et aucune autre province. Un centre national que possède une autre puissance est contrôlé par son propriétaire
    [last_fall] . Toute autre province terrestre est contrôlée par la puissance dont l’unité l’a occupée la dernière à la fin d’un automne, ou à défaut par celle dont le territoire national la comprend
}. Une puissance éliminée ne contrôle rien (R-F13, R-F14).
control-example = Au printemps 1901, une armée russe ne peut pas aller de Varsovie en Galicie, car la Galicie fait partie du territoire national de l’Autriche. Une armée autrichienne peut aller de Budapest en Roumanie, car aucune grande puissance ne possède la Roumanie.
liberation-rule = { $how ->
   *[both] Si l’unité d’une puissance se trouve dans une province qu’une autre contrôle, il vous faut une guerre contre les deux pour l’y attaquer (R-F15).
    [occupier_only] Si l’unité d’une puissance se trouve dans une province qu’une autre contrôle, une guerre contre la première suffit pour l’y attaquer (R-F15).
}
free-rule = Une province vide que personne ne contrôle{ $spheres ->
    [yes] , et qui n’est pas la sphère d’une autre puissance,
   *[no] { "" }
} est ouverte à tous. Des puissances en paix peuvent y aller et y rebondir l’une contre l’autre (R-F17).
retreat-rule = Une retraite exige une guerre contre la puissance qui contrôle la province{ $spheres ->
    [yes] { " " }ou qui y a une sphère
   *[no] { "" }
}. Une unité qui n’a aucune retraite permise est dissoute (R-F28).
void-rule = Un mouvement sans la guerre qu’il exige est nul. Son unité tient sa position, peut y être soutenue et n’a aucun effet sur une autre province ; les soutiens à ce mouvement sont perdus (R-F18).
void-example = { $how ->
   *[same_turn] L’Italie ordonne à son armée de Venise d’attaquer la flotte autrichienne à Trieste, mais ne déclare pas la guerre. Le mouvement est nul, et l’armée tient. Si l’Autriche déclare la guerre à l’Italie au même tour, la guerre existe tout de même, et l’attaque a lieu.
    [next_turn] L’Italie déclare la guerre à l’Autriche et ordonne au même tour à son armée de Venise d’attaquer la flotte autrichienne à Trieste. Le mouvement est nul, et l’armée tient, car la guerre ne commence qu’au tour suivant.
}
help-rule = { $how ->
   *[allowed] Vous pouvez soutenir et convoyer des attaques contre n’importe quelle puissance sans être vous-même en guerre (W7, R-F19).
    [needs_war] Vous pouvez soutenir des attaques contre n’importe quelle puissance sans être vous-même en guerre (W7). Un convoi exige les mêmes guerres qu’une attaque de votre propre unité, sauf contre la puissance dont il transporte l’armée (R-F19).
}
help-example = L’Italie est en guerre contre l’Autriche, et l’Allemagne est en paix avec les deux. Une armée allemande à Munich soutient une attaque italienne contre le Tyrol. L’Autriche ne peut pas couper ce soutien en attaquant Munich, sauf si l’Autriche et l’Allemagne sont en guerre.
great-powers-rule = Il n’y a de guerres qu’entre grandes puissances. Les unités et provinces de tous les autres peuvent être attaquées et envahies sans guerre (C-1).
steered-rule = { $how ->
   *[free] Des unités qu’aucun joueur ne commande peuvent recevoir des autres l’ordre d’entrer et d’attaquer partout sans guerre (C-1).
    [writers] Si d’autres donnent des ordres à une unité qu’aucun joueur ne commande, l’ordre est nul, sauf si chaque puissance qui l’a écrit est en guerre contre toutes celles que l’unité attaque ou dont elle envahit le territoire (C-1).
}
surrender-rule = Une guerre ne finit que lorsqu’un des deux camps capitule ou est éliminé. Vous capitulez par l’ordre « Surrender » ou « SUR » pendant une phase de mouvement, toujours devant toutes les puissances contre lesquelles vous étiez en guerre au début du tour (S1-S4, R-F12).
surrender-when-rule = { $how ->
   *[before_moves] Les guerres finissent avant les mouvements : les attaques qui en avaient besoin sont donc nulles dès ce tour. Une guerre déclarée au tour de la capitulation est une nouvelle guerre et continue (R-F6).
    [after_moves] Les guerres finissent après les mouvements : les attaques de ce tour ont donc encore lieu. Une guerre déclarée au tour de la capitulation est une nouvelle guerre et continue (R-F6).
}
surrender-block-rule = { $how ->
   *[own_or_occupy] Vous ne pouvez pas capituler si, au début du tour, vous possédiez un centre national d’un de vos ennemis ou aviez une unité dans son territoire national (S5, R-F9).
    [own_only] Vous ne pouvez pas capituler si, au début du tour, vous possédiez un centre national d’un de vos ennemis (S5, R-F9).
}
occupation-rule = Une capitulation ne déplace aucune unité. Une unité sur les terres d’un ancien ennemi peut rester ou partir{ $capture ->
   *[yes] , et elle y prend comme d’habitude un centre de ravitaillement à la fin de l’automne
    [no] , mais aucune unité ne prend un centre d’une grande puissance avec laquelle la sienne est en paix
} (R-F10).
surrender-example = L’Autriche est en guerre contre l’Italie et la Russie et capitule. Les deux guerres prennent fin. { $how ->
   *[before_moves] Une attaque italienne contre Vienne au même tour est nulle.
    [after_moves] Une attaque italienne contre Vienne au même tour a encore lieu.
} Si l’Autriche avait possédé Venise au début du tour, elle n’aurait pu capituler devant aucune des deux.
silence-rule = Si vous n’envoyez pas d’ordres, vos unités tiennent leur position et vos guerres continuent (R-F31).
press-rule = { $how ->
   *[private] Les puissances en guerre ne peuvent pas s’envoyer de messages privés, ni de messages de groupe qui les réunissent. Les messages publics restent possibles (W4, R-F30).
    [private_and_public] Les puissances en guerre ne peuvent pas s’écrire. Un message public ne parvient pas non plus aux ennemis de son auteur (W4, R-F30).
}

# --- guerre et paix : le récit

declares = { $you ->
    [by] Vous déclarez la guerre { DAT($on) }.
    [on] { THE($by) } vous déclare la guerre.
   *[no] { THE($by) } déclare la guerre { DAT($on) }.
}
declares-later = { $you ->
    [by] Vous déclarez la guerre { DAT($on) }.
    [on] { THE($by) } vous déclare la guerre.
   *[no] { THE($by) } déclare la guerre { DAT($on) }.
} La guerre commence au tour suivant.
surrenders = { $you ->
    [by] Vous capitulez devant { ACC($foes) }.
   *[no] { THE($by) } capitule devant { ACC($foes) }.
}
wars-over = { $you ->
    [by] Vous êtes éliminé et n’êtes plus en guerre contre { ACC($foes) }.
    [foes] { THE($by) } est hors de la partie et n’est plus en guerre contre { ACC($foes) }.
   *[no] { THE($by) } est hors de la partie, et { COUNT($foes) ->
        [one] sa guerre contre { ACC($foes) } est finie.
       *[other] ses guerres contre { ACC($foes) } sont finies.
    }
}

# --- points de victoire : options

turns-label = Tours
turns = La partie finit après ce nombre de tours. Une année en compte deux : printemps et automne.
tie-label = Égalité de points
tie = Ceci décide qui gagne si plusieurs puissances ont le plus de points.
tie-shared = Elles partagent la victoire
tie-most-centres = Celle qui a le plus de centres gagne
tie-fewer-declarations = Celle qui a déclaré le moins de guerres gagne
draw-label = Nulle d’un commun accord
draw = La partie peut finir par une nulle si tous les joueurs sont d’accord, ou seulement aux points.
draw-off = Impossible
draw-unanimous = Possible si tous sont d’accord
dead-label = Victoire d’une puissance éliminée
dead = Une puissance éliminée garde ses points. Ceci décide si elle peut gagner avec eux.
dead-ranked = Possible
dead-cannot-win = Impossible tant que d’autres restent
vp-label = Compte des points pour les centres
vp = Les points pour les centres s’ajoutent d’automne en automne, ou seul le dernier compte vaut.
vp-cumulative = Chaque automne
vp-final-snapshot = Seulement le dernier automne
sur-cost-label = Prix d’une capitulation
sur-cost = Une capitulation coûte un point par ennemi, ou un point en tout.
sur-cost-per-enemy = 1 point par ennemi
sur-cost-once = 1 point en tout

# --- points de victoire : les règles

end-rule = La partie finit après { $n } tours, deux par an{ $year ->
    [0] { "" }
   *[other] , avec le compte de l’automne { $year }
}. La puissance qui a le plus de points de victoire gagne alors (V1, V2, R-F1).
start-rule = Chaque puissance commence avec 0 point. Les points sont publics et peuvent devenir négatifs (R-F4).
fall-rule = À la fin de chaque automne, une fois que les centres ont changé de mains, vous gagnez 1 point par centre de ravitaillement que vous possédez hors de votre territoire national, et vous en perdez 1 par centre national que possède une autre grande puissance (V3, V5).
vp-rule = { $how ->
   *[cumulative] Les points de tous les automnes s’ajoutent (R-F4).
    [final_snapshot] Les points des automnes ne s’ajoutent pas : chaque compte remplace celui de l’automne précédent (R-F4).
}
count-example = Après l’automne 1904, l’Autriche possède la Serbie et la Grèce, et l’Italie possède Trieste et Vienne. L’Italie gagne 2 points. L’Autriche en gagne 2 et en perd 2.
price-rule = Une déclaration de guerre coûte 1 point. Si deux puissances se déclarent la guerre, les deux paient ; une déclaration nulle ne coûte rien (V6, R-F7).
surrender-price-rule = { $how ->
   *[per_enemy] Une capitulation coûte 1 point par ennemi, et chacun de ces ennemis gagne 1 point (V4, V7, R-F8).
    [once] Une capitulation coûte 1 point, quel que soit le nombre d’ennemis, et chacun de ces ennemis gagne 1 point (V4, V7, R-F8).
}
surrender-points-example = L’Autriche est en guerre contre l’Italie et la Russie et capitule. L’Autriche perd { $how ->
   *[per_enemy] 2 points
    [once] 1 point
} ; l’Italie et la Russie en gagnent 1 chacune.
sphere-price-rule = Vous perdez 1 point quand une unité d’une autre puissance entre dans l’une de vos sphères (V8, R-F33).
tie-rule = { $how ->
   *[shared] Si plusieurs puissances ont le plus de points, elles gagnent ensemble (R-F2).
    [most_centres] Si plusieurs puissances ont le plus de points, celle d’entre elles qui a le plus de centres de ravitaillement gagne. Si elles en ont autant, elles gagnent ensemble (R-F2).
    [fewer_declarations] Si plusieurs puissances ont le plus de points, celle d’entre elles qui a déclaré le moins de guerres gagne. Si elles en ont déclaré autant, elles gagnent ensemble (R-F2).
}
dead-rule = { $how ->
   *[ranked] Une puissance éliminée garde ses points, continue à en perdre chaque automne pour ses centres nationaux, et peut gagner (R-F12).
    [cannot_win] Une puissance éliminée ne peut pas gagner tant que d’autres restent (R-F12).
}
alone-rule = S’il reste une seule puissance ou aucune, la partie finit aussitôt, et les points décident (R-F3).
no-solo-rule = Aucun nombre de centres de ravitaillement ne fait gagner la partie (Z1).

# --- points de victoire : le récit

booked = { $you ->
    [power] Vous { $gained ->
        [yes] gagnez
       *[no] perdez
    }
   *[no] { THE($power) } { $gained ->
        [yes] gagne
       *[no] perd
    }
} { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
}. { $why }
booked-in-words = { $you ->
    [power] Vous { $gained ->
        [yes] gagnez
       *[no] perdez
    }
   *[no] { THE($power) } { $gained ->
        [yes] gagne
       *[no] perd
    }
} { $n ->
    [one] { $n } point de victoire
   *[other] { $n } points de victoire
} : { $why }.
why-declared = { $you ->
    [power] Vous avez déclaré la guerre { DAT($on) }.
    [on] Elle vous a déclaré la guerre.
   *[no] Elle a déclaré la guerre { DAT($on) }.
}
why-surrendered = { $you ->
    [power] Vous avez capitulé devant { ACC($foes) }.
   *[no] Elle a capitulé devant { ACC($foes) }.
}
why-enemy-surrendered = { $you ->
    [power] { THE($by) } a capitulé devant vous.
    [by] Vous avez capitulé devant elle.
   *[no] { THE($by) } a capitulé devant elle.
}
why-entered = { $you ->
    [power] Une unité { OF($by) } est entrée dans votre sphère { INTO($place) }.
    [by] Votre unité est entrée dans sa sphère { INTO($place) }.
   *[no] Une unité { OF($by) } est entrée dans sa sphère { INTO($place) }.
}
why-holds = { $you ->
    [power] Hors de votre territoire national, vous possédez { ACC($centers) }.
   *[no] Hors de son territoire national, elle possède { ACC($centers) }.
}
why-lost = D’autres possèdent { COUNT($centers) ->
    [one] { $you ->
        [power] votre
       *[no] son
    } centre national
   *[other] { $you ->
        [power] vos
       *[no] ses
    } centres nationaux
} { $centers }.

# --- sphères d’influence : options

soi-foreign-label = Sphères en terre étrangère
soi-foreign = Une sphère dans une province qu’une autre puissance contrôle peut exiger une guerre contre elle, ou se déclarer en paix.
soi-foreign-enterable-only = Seulement en guerre contre cette puissance
soi-foreign-letter = En paix aussi
soi-sea-label = Sphères en mer
soi-sea = Ceci décide si une province maritime peut être une sphère d’influence.
soi-sea-yes = Permises
soi-sea-no = Interdites
soi-vs-move-label = Déclaration contre mouvement
soi-vs-move = Une unité peut entrer dans une province au tour même où une autre puissance y déclare une sphère. Ceci décide lequel des deux réussit.
soi-vs-move-move-wins = Le mouvement réussit
soi-vs-move-standoff = Le plus fort réussit, ou ils rebondissent
soi-cut-label = Ce qui arrête une déclaration
soi-cut = Une déclaration échoue si son unité est délogée. Elle peut aussi échouer si l’unité est seulement attaquée.
soi-cut-dislodge = Seulement être délogée
soi-cut-any-attack = Toute attaque
undo-label = Moment où une sphère abandonnée finit
undo = Une sphère que son détenteur abandonne finit avant ou après les mouvements du même tour.
undo-before-moves = Avant les mouvements
undo-after-moves = Après les mouvements

# --- sphères d’influence : ordres

declare-sphere = Déclarer une sphère d’influence. L’unité ne fait rien d’autre pendant ce tour.
support-sphere = Soutenir la déclaration de sphère d’une autre unité.
undo-sphere = Abandonner l’une de vos sphères.

# --- sphères d’influence : les règles

sphere-rule = Une sphère d’influence est une province où les autres puissances ne peuvent pas entrer sans guerre contre son détenteur. Elle ne donne à celui-ci ni propriété ni construction, et elle demeure quand ses unités s’en vont. Une puissance peut détenir autant de sphères qu’elle veut, mais chaque province est la sphère d’une seule puissance au plus (O7, O11).
sphere-declare-rule = Pendant une phase de mouvement, une unité peut déclarer une sphère dans la province où elle se trouve. Elle peut aussi le faire dans une province qui était vide au début du tour et où elle pourrait aller sans convoi. L’ordre est par exemple « A BUD SOI SER » (O1-O3, R-F22).
sphere-bare-rule = Vous pouvez omettre l’unité (« SOI SER ») si une seule de vos unités peut être visée (R-F20).
sphere-sea-rule = { $how ->
   *[yes] Une province maritime peut aussi être une sphère (R-F21).
    [no] Une province maritime ne peut pas être une sphère (R-F21).
}
sphere-foreign-rule = { $how ->
   *[enterable_only] Il vous faut une guerre pour déclarer une sphère dans une province qu’une autre puissance contrôle, même si votre unité y est déjà (R-F21).
    [letter] Vous pouvez déclarer une sphère dans une province qu’une autre puissance contrôle, même sans guerre (R-F21).
} Aucune déclaration ne peut remplacer une sphère existante d’une autre puissance (R-F23).
sphere-support-rule = Une unité qui déclare une sphère tient sa position et ne fait rien d’autre pendant ce tour. Des unités de n’importe quelle puissance peuvent soutenir la déclaration si elles pouvaient aller elles-mêmes dans la province, par un ordre comme « A TRI S A BUD SOI SER ». Ce soutien se coupe comme tout autre (O4, O5, R-F23).
sphere-contest-rule = Une déclaration a une force de 1, plus 1 pour chaque soutien qui n’est pas coupé. Si plusieurs puissances déclarent une sphère dans la même province, la déclaration la plus forte réussit ; si les plus fortes sont égales, aucune ne réussit. Deux déclarations de la même puissance ne se gênent pas (O6, R-F23).
contest-example = L’armée autrichienne à Budapest et l’armée turque en Bulgarie déclarent toutes deux une sphère en Serbie. Aucune ne réussit. Si une armée autrichienne à Trieste soutient la déclaration de Budapest, la Serbie devient une sphère de l’Autriche.
sphere-cut-rule = { $how ->
   *[dislodge] Une déclaration échoue si son unité est délogée. Une attaque qui ne la déloge pas n’a aucun effet sur la déclaration (R-F24).
    [any_attack] Une déclaration échoue si son unité est attaquée, même sans être délogée (R-F24).
}
sphere-move-rule = { $how ->
   *[move_wins] Une déclaration échoue aussi si une unité d’une autre puissance entre dans la province au même tour. Un mouvement qui rebondit ne la gêne pas (R-F25).
    [standoff] Une déclaration et un mouvement vers la même province rebondissent comme deux mouvements : le plus fort réussit, et s’ils sont égaux, aucun (R-F25).
}
sphere-binds-rule = Une nouvelle sphère est déjà fermée aux retraites du même tour (R-F25).
entry-rule = Sans guerre contre son détenteur, vous ne pouvez ni envoyer ni retirer une unité dans une sphère. Une guerre contre une autre puissance ne suffit pas, même si vous poursuivez une de ses unités (O7, R-F36).
sphere-end-rule = Une sphère prend fin quand son détenteur l’abandonne, quand il est éliminé, ou quand une unité d’une autre puissance y entre ou s’y retire{ $points ->
    [yes] . Dans ce dernier cas seulement, le détenteur perd un point
   *[no] { "" }
} (O8-O10, R-F12, R-F27).
sphere-undo-rule = Vous abandonnez une sphère par un ordre comme « Undo SOI in SER », pour lequel il ne faut pas d’unité. { $how ->
   *[before_moves] Elle finit avant les mouvements : d’autres peuvent donc entrer au même tour, et vous pouvez la déclarer à nouveau aussitôt (O8, R-F26).
    [after_moves] Elle finit après les mouvements et reste fermée pendant leur résolution (O8, R-F26).
}
sphere-stays-rule = Une sphère ne prend pas fin à cause d’une déclaration de guerre, d’une capitulation, d’un nouveau propriétaire de la province ou d’une attaque qui échoue (R-F11, R-F32, R-F34).
entry-example = La Serbie est vide et c’est une sphère de l’Autriche. Une armée turque en Bulgarie ne peut pas y entrer en temps de paix. Si les deux puissances sont en guerre et que l’armée entre, la sphère prend fin{ $points ->
    [yes] { " " }et l’Autriche perd 1 point
   *[no] { "" }
}. Si une armée autrichienne fait rebondir l’attaque, la sphère demeure.

# --- sphères d’influence : le récit

sphere-won = { $you ->
    [holder] { THE($place) } devient votre sphère.
   *[no] { THE($place) } devient une sphère { OF($holder) }.
}
sphere-ended = { $you ->
    [holder] { $cause ->
        [undone] Vous abandonnez votre sphère { INTO($place) }.
        [eliminated] Vous êtes éliminé, et votre sphère { INTO($place) } prend fin.
       *[entered] Une unité étrangère entre dans votre sphère { INTO($place) }, et la sphère prend fin.
    }
   *[no] { $cause ->
        [undone] { THE($holder) } abandonne sa sphère { INTO($place) }.
        [eliminated] { THE($holder) } est hors de la partie, et sa sphère { INTO($place) } prend fin.
       *[entered] Une unité étrangère entre dans la sphère { OF($holder) } { INTO($place) }, et la sphère prend fin.
    }
}
sphere-ended-by = { $you ->
    [holder] Une unité { OF($by) } entre dans votre sphère { INTO($place) }, et la sphère prend fin.
    [by] Votre unité entre dans la sphère { OF($holder) } { INTO($place) }, et la sphère prend fin.
   *[no] Une unité { OF($by) } entre dans la sphère { OF($holder) } { INTO($place) }, et la sphère prend fin.
}

# --- panneaux

panel-war = Guerre et paix
panel-war-note = Pour chaque guerre, les puissances qui l’ont déclarée et la saison où elles l’ont fait.
war = En guerre
at-peace = En paix
war-by = Guerre, déclarée par { ACC($by) }
next-turn = { $declared } (commence au tour suivant)
declared = { $by }, { $since }
panel-press = Messages bloqués
why = Pourquoi
public-open = Les messages publics sont possibles.
public-closed = Les messages publics ne parviennent pas non plus aux ennemis.
at-war = En guerre
at-war-since = En guerre (déclarée par { $declared })
panel-points = Points de victoire
power = Puissance
points = Points
each-fall = Chaque automne
at-the-end = À la fin
counter = Tour { $turn } sur { $turns }. Il reste { $left } { $left ->
    [one] tour et
   *[other] tours et
} { $falls } { $falls ->
    [one] compte d’automne
   *[other] comptes d’automne
}. « À la fin » suppose que les centres ne changent plus de mains.
panel-log = Journal des points
log-season = Saison
log-power = Puissance
log-points = Points
log-rule = Règle
log-why = Pourquoi
panel-spheres = Sphères
spheres-province = Province
spheres-holder = Détenteur
spheres-since = Depuis
spheres-undo = Ordre pour l’abandonner
mark-held = sphère { OF($holder) }
panel-ways = Où vos unités peuvent aller
panel-ways-note = Les mouvements qui exigent une guerre ou mènent dans une sphère étrangère sont nuls sans guerre contre la puissance indiquée.
ways-province = Province
ways-units = Unités
ways-way = Accès
way-free = Libre
way-dwo = Exige une guerre contre { ACC($foes) }
way-sphere = Sphère, exige une guerre contre { ACC($foes) }
panel-last-acts = Dernier tour : diplomatie
panel-last-void = Dernier tour : ordres nuls
panel-last-spheres = Dernier tour : sphères déclarées
panel-last-silent = Dernier tour : aucun ordre envoyé
act-sur = Capitulation
act-dwo = Déclaration de guerre
act-undo = Sphère abandonnée
last-step = Acte
last-power = Puissance
last-of = Visée
last-order = Ordre
last-why = Pourquoi
last-strength = Force
last-result = Résultat
phase = Phase
seat = Place
panel-options = Options de la Diplomatie formelle
option = Option
value = Valeur

# --- ce que des ordres causeraient

war-ends = { COUNT($foes) ->
    [one] Votre guerre contre { ACC($foes) } finit
   *[other] Vos guerres contre { ACC($foes) } finissent
} { $when ->
    [before] avant
   *[after] après
} les mouvements de ce tour.
cost = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
costs-a-point = Déclarer la guerre { DAT($foe) } vous coûte 1 point de victoire.
surrender-costs = Votre capitulation vous coûte { $lost ->
    [one] { $lost } point de victoire
   *[other] { $lost } points de victoire
}. { COUNT($foes) ->
    [one] { THE($foes) } en gagne 1.
   *[other] { THE($foes) } en gagnent 1 chacune.
}
cost-in-all = { $surrender ->
    [yes] Votre capitulation et vos déclarations
   *[no] Vos déclarations
} vous coûtent { $n } points de victoire en tout.
war-begins = Votre guerre contre { ACC($foe) } commence au tour suivant.
war-may-begin = Votre guerre contre { ACC($foe) } commence au tour suivant, si vous êtes alors tous deux encore en jeu.
illegal-if = { $order } est nul si { ACC($foe) } capitule pendant ce tour.
illegal-unless = { $order } exige une guerre contre { ACC($whom) }. L’ordre est nul, sauf si { ALL($ways) }.
illegal-after = { $order } est nul après votre capitulation, car il exige une guerre contre { ACC($whom) }.
illegal-no-war = { $order } est nul, car il exige une guerre contre { ACC($whom) }.
illegal-taken = { $order } est nul, car { ACC($place) } est une sphère { OF($holder) }.
illegal-unless-undone = { $order } est nul, sauf si { ACC($holder) } abandonne sa sphère { INTO($place) } pendant ce tour.
one-or-other = { $one } ou { $other }
undoes = { ACC($power) } abandonne sa sphère
you-declare = vous déclarez la guerre pendant ce tour
either-declares = vous ou { ACC($power) } déclarez la guerre pendant ce tour
foe-declares = { ACC($power) } déclare la guerre pendant ce tour
will-not-move = Votre { $unit } tiendra sa position, car une unité qui déclare une sphère ne fait rien d’autre.
changes-nothing = { $order } ne change rien, car { ACC($place) } est déjà votre sphère.
could-contest = { THE($powers) } : de là aussi, une sphère pourrait être déclarée { INTO($place) }.
could-move-in = { THE($powers) } : de là, une unité pourrait entrer { INTO($place) }, ce qui arrêterait votre déclaration.
could-stop = { THE($powers) } : de là, votre déclaration de sphère { INTO($place) } pourrait être arrêtée, si votre { $unit } était { $how ->
    [dislodge] délogée
   *[any_attack] attaquée
}.
still-yours = { THE($place) } est encore votre sphère pendant les mouvements de ce tour.
may-enter = { COUNT($powers) ->
    [0] Aucune puissance ne peut entrer { INTO($place) } pendant ce tour sans déclarer la guerre.
    [one] { THE($powers) } peut entrer { INTO($place) } pendant ce tour sans déclarer la guerre.
   *[other] { THE($powers) } peuvent entrer { INTO($place) } pendant ce tour sans déclarer la guerre.
}

# --- les ordres par leur nom

directive-declare-sphere = Déclarer une sphère
directive-support-sphere = Soutenir une sphère
directive-undo-sphere = Abandonner une sphère
order-dwo = Déclarer la guerre { DAT($power) }
order-sur = Capituler
order-soi = { $unit } déclare une sphère { INTO($place) }
order-s-soi = { $unit } soutient la sphère { OF($target) } { INTO($place) }
order-undo-soi = Abandonner la sphère { INTO($place) }

# --- ce qu’un maître de jeu peut corriger

record-points = Points de victoire

# --- la leçon

lesson-war-title = Déclarer une guerre
lesson-war-about = Diplomatie formelle : nul ne peut attaquer sans guerre déclarée. Déclarez-en une, gardez une province par une sphère d’influence et mettez fin à une guerre que vous êtes en train de perdre.
lesson-war-declare-title = D’abord la déclaration, puis l’attaque
lesson-war-declare-aim = Vous êtes l’Italie, et l’Autriche a laissé Trieste sans défense. En Diplomatie formelle, vous n’entrez dans une province qu’une autre puissance contrôle que si vous êtes en guerre contre elle. Une déclaration prend effet avant les mouvements du même tour : donnez donc les deux ordres. Choisissez « Déclarer la guerre à l’Autriche » dans la liste « Ajouter… », et allez de Venise à Trieste. En notation : DWO Austria et A VEN - TRI.
lesson-war-declare-done = La guerre a commencé par votre déclaration, et votre armée est entrée à Trieste au même tour. La déclaration coûte un point de victoire, et la guerre ne finit que lorsqu’un des deux camps capitule. N’ouvrez pas plus de guerres que vous ne pouvez en gagner.
lesson-war-declare-hint-no-war = Votre armée ne peut pas entrer à Trieste, car l’Autriche contrôle la ville et vous êtes en paix. Ajoutez la déclaration : choisissez « Déclarer la guerre à l’Autriche », ou écrivez DWO Austria.
lesson-war-declare-hint-no-move = Trieste n’est pas encore à vous. Il vous faut les deux ordres au même tour : DWO Austria et A VEN - TRI.
lesson-war-sphere-title = Une sphère d’influence
lesson-war-sphere-aim = Une nouvelle partie. Tunis n’est à personne, et une flotte française approche. Vous pouvez revendiquer comme sphère d’influence une province vide voisine d’une de vos unités : les autres n’y entrent que s’ils sont en guerre contre vous. La flotte qui la revendique reste où elle est. Revendiquez Tunis avec votre flotte de la mer Ionienne : touchez la flotte, puis le bouton de la sphère sous la carte, puis Tunis. En notation : F ION SOI TUN.
lesson-war-sphere-done = Tunis est votre sphère. Désormais, la France devrait d’abord vous déclarer la guerre, et cela coûte un point de victoire. Une sphère ne vous donne pas de centre de ravitaillement, mais elle fait gagner du temps sans guerre. Si un ennemi y entre tout de même, la sphère prend fin et vous perdez un point.
lesson-war-sphere-hint-went = Votre flotte est allée elle-même à Tunis. C’est permis, mais elle quitte la mer Ionienne. Cette fois, laissez la flotte où elle est et revendiquez la province : F ION SOI TUN.
lesson-war-sphere-hint-how = Tunis n’est encore la sphère de personne. L’ordre nomme votre flotte et la province : F ION SOI TUN.
lesson-war-surrender-title = Mettre fin à une guerre
lesson-war-surrender-aim = La guerre contre l’Autriche tourne mal : deux armées autrichiennes attaquent votre seule armée, à Venise, et on ne peut pas reprendre une déclaration. Une guerre ne finit que lorsqu’un des deux camps capitule, et une capitulation prend effet avant les mouvements. Sauvez votre armée : choisissez « Capituler » dans la liste « Ajouter… », ou écrivez Surrender.
lesson-war-surrender-done = La guerre est finie. Elle vous a coûté un point de victoire et en a donné un à l’Autriche, mais l’attaque est nulle et votre armée est toujours à Venise. On capitule toujours devant tous ses ennemis à la fois, et on ne le peut pas tant qu’on tient une de leurs provinces nationales.
lesson-war-surrender-hint-beaten = Deux contre un : votre armée a été chassée de Venise, et la guerre continue. Une capitulation aurait arrêté l’attaque au même tour. Écrivez Surrender.
lesson-war-surrender-hint-how = Vous êtes encore en guerre contre l’Autriche. Choisissez « Capituler » dans la liste « Ajouter… », ou écrivez Surrender.

exhibition-no-peace-title = Aucune paix ne dure
exhibition-no-peace-s1903m = La Turquie capitule devant la Russie, et l’Autriche déclare la guerre au vainqueur dans la même saison.
exhibition-no-peace-s1906m = L’Allemagne capitule devant trois ennemis à la fois, et l’Autriche devant la Russie. La Turquie recommence et déclare la guerre à la Russie.
exhibition-no-peace-f1908m = Six puissances déclarent la guerre dans la même saison. La France force deux sphères d’influence anglaises et prend Édimbourg.
