# World War I Diplomacy et The Great War II en français.

# --- comment s’appellent les règles

pack-world-war-one = Diplomatie de la Première Guerre mondiale
pack-world-war-one-about = Deux joueurs mènent l’Entente et les Empires centraux à travers la Première Guerre mondiale.
world-war-one-minute-idea = Deux joueurs livrent la Première Guerre mondiale. L’un mène l’Angleterre, la France et la Russie, l’autre l’Allemagne, l’Autriche et la Turquie, chacun avec toutes leurs armées et leurs flottes.
world-war-one-minute-turn = Vous donnez des ordres aux unités de tous vos pays à la fois. À deux, il n’y a personne avec qui négocier : le meilleur plan gagne. Certaines terres sont d’abord fermées, et de nouveaux fronts s’ouvrent au fil des ans. En hiver 1914, une pièce décide du camp que rejoint l’Italie.
world-war-one-minute-care = À partir de l’automne 1917, la Russie ne donne plus d’ordres. À partir de l’hiver 1917, une armée américaine débarque chaque année sur les côtes de l’Entente, si une route maritime est ouverte. Les Empires centraux doivent profiter de leur temps, et l’Entente doit tenir.
world-war-one-minute-victory = Un camp gagne avec les deux tiers de toutes les unités de la carte après un hiver, ou en possédant toutes les capitales ennemies après un automne. Le nombre de centres de ravitaillement seul ne fait rien gagner.
pack-great-war = La Grande Guerre II
pack-great-war-about = L’Entente et les Empires centraux s’affrontent à partir du printemps 1914 ; un camp qui a 24 unités et 24 centres de ravitaillement gagne.
great-war-minute-idea = Voici une seconde version de la Première Guerre mondiale pour deux joueurs : l’Entente contre les Empires centraux, à partir du printemps 1914.
great-war-minute-turn = Vous donnez des ordres aux unités de tous vos pays à la fois. L’Italie est d’abord fermée ; au printemps 1915, une pièce décide du camp qu’elle rejoint, et elle se déplace dès cette saison.
great-war-minute-care = À partir de l’automne 1918, la Russie ne donne plus d’ordres. À partir du printemps 1917, l’Entente dispose de deux armées américaines, qui attendent hors de la carte et débarquent partout où une route maritime est ouverte. Elles reviennent si elles sont détruites.
great-war-minute-victory = Un camp gagne avec 24 unités sur la carte et 24 centres de ravitaillement après un hiver.
chapter-sides = Les deux camps
chapter-fronts = Fronts et terres fermées
chapter-america = Armées américaines
chapter-victory = Victoire
chapter-peace = Nulles et concessions

# --- refus

italy-not-active = Personne ne peut donner d’ordres à l’Italie avant qu’elle ait rejoint un camp.
civil-disorder = La Russie est en désordre civil : personne ne peut lui donner d’ordres.
not-your-side = { THE($whom) } : ce pays n’est pas dans votre camp.
not-captain = Seul le capitaine { $whom ->
    [Entente] de l’Entente
   *[Central] des Empires centraux
} peut proposer, voter et concéder pour votre camp.
captains = Seul le capitaine de l’Entente peut faire venir des armées américaines.
not-home = { THE($place) } : ce n’est pas un centre national { EITHER($whom) }.
us-not-yet = Les armées américaines arrivent en hiver, à partir de l’hiver 1917.
us-no-port = Les armées américaines ne peuvent débarquer que dans ces lieux : { OR($shores) }.
us-not-entente = { THE($place) } appartient { DAT($whom) }, et non à un pays de l’Entente.
us-occupied = { $other } est déjà { INTO($place) }.
us-blocked = Aucune route maritime d’Amérique vers { ACC($place) } n’est ouverte. Des flottes des Empires centraux la bloquent : { $fleets }.
one-army = Une seule armée américaine débarque chaque hiver.
map-lacks = Il manque à la carte { $board } : { OR($places) }. Jouez ces règles sur la carte standard ou sur une carte qui en est tirée.

# --- options : camps

coin-label = Tirage au sort de l’Italie
coin = Une pièce décide du camp que rejoint l’Italie. On peut la lancer après les constructions de l’hiver 1914, ou avant qu’elles soient écrites.
coin-with-w1914-result = Après les constructions de l’hiver 1914
coin-before-w1914-orders = Avant les constructions de l’hiver 1914
side-is-one-country-label = Attaques entre partenaires
side-is-one-country = Les pays d’un camp peuvent avoir le droit de déloger leurs unités et de couper leurs soutiens entre eux, ou en être empêchés.
side-is-one-country-false = Permises
side-is-one-country-true = Interdites
russia-cd-from-label = Effondrement de la Russie
russia-cd-from = Après les mouvements du printemps 1917, la Russie tombe en désordre civil. Cela peut avoir lieu avant ou après les retraites de ce printemps.
russia-cd-from-fall-1917 = À partir de l’automne 1917
russia-cd-from-s1917-retreats = À partir des retraites du printemps 1917
team-seats-label = Places
team-seats = La partie peut avoir deux joueurs, un par camp, ou un joueur par pays en plus des capitaines des deux camps.
team-seats-false = Deux joueurs
team-seats-true = Deux capitaines et un joueur par pays

# --- options : armées américaines

us-default-label = Armée américaine sans ordre
us-default = Si l’Entente ne nomme pas de centre, l’armée américaine de cet hiver débarque dans le premier centre ouvert, ou elle ne vient pas.
us-default-auto = Elle débarque dans le premier centre ouvert
us-default-waive = Elle ne vient pas
us-centre-label = Où débarquent les armées américaines
us-centre = Le centre où débarque une armée américaine doit être libre. Il peut en outre devoir appartenir à un pays de l’Entente.
us-centre-ep-owned = Dans un centre libre de l’Entente
us-centre-vacant = Dans n’importe quel centre libre parmi les quatre
us-nationality-label = Nationalité des armées américaines
us-nationality = Une armée américaine appartient au pays qui possède le centre où elle débarque, ou à l’Amérique elle-même.
us-nationality-centre-owner = Le propriétaire du centre
us-nationality-america = L’Amérique
us-upkeep-label = Ravitaillement des armées américaines
us-upkeep = Les armées américaines sont ravitaillées d’Amérique, ou il leur faut des centres de ravitaillement comme à toute autre unité.
us-upkeep-free = D’Amérique
us-upkeep-counts = Par des centres de ravitaillement
america-gates-label = Mers voisines de l’Amérique
america-gates = Ce sont les mers d’où viennent les armées américaines.
america-gates-NAO-MAO = Atlantique Nord et Atlantique central
america-gates-NAO-MAO-NWG = Atlantique Nord, Atlantique central et mer de Norvège

# --- options : victoire

russia-cd-pieces-label = Unités russes après l’effondrement
russia-cd-pieces = Une fois la Russie en désordre civil, ses unités ne comptent pour personne quand on compte les unités, ou elles comptent encore pour l’Entente.
russia-cd-pieces-neutral = Elles ne comptent pour personne
russia-cd-pieces-ep = Elles comptent pour l’Entente
russia-cd-capital-label = Capitale de la Russie après l’effondrement
russia-cd-capital = Une fois la Russie en désordre civil, il faut encore sa capitale aux Empires centraux pour gagner par les capitales, ou il ne la leur faut plus.
russia-cd-capital-required = Encore nécessaire
russia-cd-capital-dropped = Plus nécessaire
russian-capital-label = Capitale de la Russie
russian-capital = C’est le centre qui compte comme capitale de la Russie.
russian-capital-STP = Saint-Pétersbourg
russian-capital-MOS = Moscou
occupy-label = Occupation des capitales
occupy = Un camp occupe les capitales ennemies s’il les possède toutes après un tour d’automne, ou s’il a des unités dans toutes après n’importe quel tour.
occupy-own = En les possédant après un tour d’automne
occupy-present = Par des unités dans toutes après n’importe quel tour
majority-check-label = Moment où l’on compte les unités
majority-check = Un camp gagne avec les deux tiers de toutes les unités de la carte. On les compte après chaque hiver ou après chaque tour.
majority-check-winter = Après chaque hiver
majority-check-every-turn = Après chaque tour
simultaneous-label = Si les deux camps gagnent à la fois
simultaneous = Si les deux camps remplissent une condition de victoire au même moment, la partie est nulle, ou elle continue.
simultaneous-draw = La partie est nulle
simultaneous-continue = La partie continue
armistice-label = Armistice
armistice-kinds = un automne comme F1918
armistice = Si un tour d’automne est nommé ici et que personne n’a gagné d’ici là, le camp qui a le plus d’unités gagne.

# --- options : fronts

r1-reading-label = Terres ouvertes en automne 1914
r1-reading = La règle sur l’automne 1914 peut se lire comme une liste des terres ouvertes. Elle peut aussi se lire comme une liste d’exceptions ; l’Afrique du Nord, l’Albanie, la Belgique, la Serbie et Tunis sont alors fermées jusqu’au printemps 1915.
r1-reading-permission = Les terres de la liste sont ouvertes
r1-reading-exception = Les terres de la liste sont fermées
closed-blocks-retreats-label = Retraites vers des provinces fermées
closed-blocks-retreats = Une province fermée peut l’être aux mouvements et aux retraites, ou aux mouvements seulement.
closed-blocks-retreats-true = Interdites
closed-blocks-retreats-false = Permises
bal-ska-label = Passage entre la mer Baltique et le Skagerrak
bal-ska = Les flottes passent directement de la mer Baltique au Skagerrak et inversement. Elles peuvent utiliser ce passage pour tous les ordres, ou pour les mouvements seulement.
bal-ska-full = Pour tous les ordres
bal-ska-move-only = Pour les mouvements seulement

# --- ordres

establish-army = Nommer le centre où débarque l’armée américaine de cet hiver.
concede = Concéder la partie à l’autre camp.
directive-establish-army = Armée américaine
order-america-a = Armée américaine { INTO($place) }
ask-army = le lieu de débarquement de l’armée américaine

# --- le livret : les camps

powers-rule = L’Entente se compose de l’Angleterre, de la France et de la Russie, les Empires centraux de l’Allemagne, de l’Autriche et de la Turquie. { $team ->
   *[false] Un joueur mène l’Entente et un autre les Empires centraux, et chacun donne des ordres à tous les pays de son camp.
    [true] Chaque camp a un capitaine, et chaque pays un joueur qui lui donne des ordres. Le capitaine donne des ordres aux pays dont la place est vacante ; seuls les capitaines votent, concèdent et font venir des armées américaines (WA-34).
}
gw-sides-rule = L’Entente se compose de l’Angleterre, de la France et de la Russie, les Empires centraux de l’Allemagne, de l’Autriche et de la Turquie. { $team ->
   *[false] Un joueur mène l’Entente et un autre les Empires centraux, et chacun donne des ordres à tous les pays de son camp.
    [true] Chaque camp a un capitaine, et chaque pays un joueur qui lui donne des ordres. Le capitaine donne des ordres aux pays dont la place est vacante ; seuls les capitaines votent et concèdent.
}
countries-rule = Les pays d’un camp sont des puissances distinctes. Chacun construit dans ses centres nationaux selon les centres qu’il possède et retire ses propres unités. Une unité qui prend le centre d’un partenaire le prend pour son propre pays (R8, WA-7, WA-8, WA-9).
gw-countries-rule = Les pays d’un camp sont des puissances distinctes. Chacun construit dans ses centres nationaux selon les centres qu’il possède et retire ses propres unités. Une unité qui prend le centre d’un partenaire le prend pour son propre pays.
capture-example = À la fin de l’automne 1916, une armée anglaise se trouve à Paris. Paris appartient désormais à l’Angleterre, qui peut avoir une unité de plus, tandis que la France a un centre de moins.
partners-rule = { $friends ->
   *[true] Les pays d’un camp ne peuvent ni déloger leurs unités ni couper leurs soutiens entre eux
    [false] Un pays peut déloger l’unité d’un partenaire et couper son soutien comme ceux d’un ennemi
} (WA-7).
gw-partners-rule = { $friends ->
   *[true] Les pays d’un camp ne peuvent ni déloger leurs unités ni couper leurs soutiens entre eux.
    [false] Un pays peut déloger l’unité d’un partenaire et couper son soutien comme ceux d’un ennemi.
}
coin-rule = L’Italie n’appartient d’abord à aucun camp : personne ne lui donne d’ordres, et ses unités tiennent leur position. { $when ->
   *[with_w1914_result] Après les constructions de l’hiver 1914, et avant que les unités soient comptées,
    [before_w1914_orders] Avant que les constructions de l’hiver 1914 soient écrites,
} on lance une pièce. Si le tirage est pair, l’Italie rejoint l’Entente ; s’il est impair, les Empires centraux. L’Italie fait ses premiers mouvements au printemps 1915 (R2, WA-5).
gw-coin-rule = L’Italie n’appartient d’abord à aucun camp : personne ne lui donne d’ordres, et ses unités tiennent leur position. Avant que les ordres du printemps 1915 soient écrits, on lance une pièce. Si le tirage est pair, l’Italie rejoint l’Entente ; s’il est impair, les Empires centraux. L’Italie se déplace ce même printemps.
collapse-rule = À partir { $since ->
   *[fall_1917] de l’automne 1917
    [s1917_retreats] des retraites du printemps 1917
}, la Russie est en désordre civil pour le reste de la partie. Personne ne lui donne d’ordres : ses unités tiennent leur position, ne se soutiennent pas et sont dissoutes quand elles sont délogées. Elle ne construit rien, et ses unités en surnombre sont retirées. Ses unités prennent encore les centres où elles se trouvent à la fin d’un tour d’automne, et les deux camps peuvent prendre ses centres (R5, WA-13, WA-14).
gw-collapse-rule = À partir de l’automne 1918, la Russie est en désordre civil pour le reste de la partie. Personne ne lui donne d’ordres : ses unités tiennent leur position, ne se soutiennent pas et sont dissoutes quand elles sont délogées. Elle ne construit rien, et ses unités en surnombre sont retirées. Ses unités prennent encore les centres où elles se trouvent à la fin d’un tour d’automne, et les deux camps peuvent prendre ses centres.
collapse-example = La Russie est en désordre civil. Une armée allemande en Silésie, soutenue depuis la Prusse, attaque l’armée russe à Varsovie : celle-ci est délogée et dissoute, bien que l’Ukraine soit libre.

# --- le livret : les fronts

fronts-rule = Certaines terres ne s’ouvrent qu’à une certaine saison, et d’autres jamais. Jusque-là, aucune unité ne peut y aller, ni par elle-même ni par convoi. Toutes les autres terres et toutes les mers sont ouvertes dès le premier tour (R1, R3, R4).
gw-fronts-rule = L’Italie est d’abord fermée : jusqu’à son ouverture, aucune unité ne peut y aller, ni par elle-même ni par convoi. Toutes les autres terres et toutes les mers sont ouvertes dès le premier tour.
fronts-example = La Bulgarie s’ouvre en automne 1915. Au printemps 1915, un ordre d’y aller est nul : l’unité reste où elle est et peut y être soutenue.
retreats-rule = { $barred ->
   *[true] Une unité délogée ne peut pas se retirer dans une province fermée. Ce qui est ouvert aux mouvements d’une saison l’est à ses retraites
    [false] Une unité délogée peut se retirer dans une province fermée
} (WA-2, WA-35).
never-owned-rule = Personne ne possède jamais un centre d’une terre qui ne s’ouvre jamais (WA-10).

# --- le livret : les armées américaines

army-rule = À partir de l’hiver 1917, une armée américaine arrive chaque hiver du côté de l’Entente. Elle débarque à Édimbourg, à Liverpool, à Londres ou à Brest ; l’Entente nomme le centre dans ses ordres d’hiver, par exemple « America A BRE » (R6, WA-22).
centre-rule = { $which ->
   *[ep_owned] Le centre doit être libre et appartenir à un pays de l’Entente
    [vacant] Le centre doit être libre
} (WA-23).
way-rule = Une route maritime doit être ouverte après les retraites d’automne. Voici les mers voisines de l’Amérique : { $gates }. De là, une suite de mers voisines sans flottes des Empires centraux doit mener à une mer voisine du centre. Les flottes dans des provinces côtières ne bloquent rien (R6, WA-24, WA-25).
way-example = Une flotte allemande dans l’Atlantique central bloque la route directe vers Brest. L’armée peut encore passer par l’Atlantique Nord, la mer d’Irlande et la Manche, si aucune flotte des Empires centraux ne s’y trouve.
default-rule = Si l’Entente ne nomme pas de centre, ou en nomme un où l’armée ne peut pas débarquer, l’armée { $how ->
   *[auto] débarque dans le premier centre ouvert parmi Édimbourg, Liverpool, Londres et Brest
    [waive] ne vient pas
}. Une armée qui ne peut pas débarquer est perdue ; elle ne vient pas une autre année (WA-22, WA-23).
landing-rule = L’armée débarque avant toute construction : rien d’autre ne peut donc être construit dans le même centre (WA-28).
nationality-rule = { $whose ->
   *[centre_owner] L’armée appartient au pays de l’Entente qui possède le centre, ou à défaut à celui dont c’est un centre national
    [america] L’armée appartient à l’Amérique, un pays de l’Entente
} ; { $upkeep ->
   *[free] elle est ravitaillée d’Amérique, ne demande aucun centre de ravitaillement et n’est jamais retirée
    [counts] il lui faut un centre de ravitaillement comme à toute autre unité
} (WA-26, WA-27).

# --- le livret : la victoire

majority-rule = Un camp gagne s’il a au moins les deux tiers de toutes les unités de la carte { $when ->
   *[winter] après un hiver
    [every_turn] après n’importe quel tour
}. Toutes les unités de la carte entrent dans le total, y compris celles de l’Italie avant qu’elle rejoigne un camp et celles de la Russie en désordre civil (R7, WA-18, WA-19, WA-20).
majority-example = Il y a 30 unités sur la carte. Un camp gagne avec 20 d’entre elles, mais pas avec 19.
russian-pieces-rule = Une fois la Russie en désordre civil, ses unités comptent { $whose ->
   *[neutral] dans le total, mais pour aucun camp
    [ep] pour l’Entente
} (WA-15).
occupy-rule = Un camp gagne aussi si { $how ->
   *[own] ses pays possèdent toutes les capitales ennemies après un tour d’automne, avec ou sans unités
    [present] ses unités sont dans toutes les capitales ennemies à la fois après un tour de printemps ou d’automne
} (R7, WA-17).
capitals-rule = Les capitales de l’Entente sont Londres, Paris et { $capital ->
   *[STP] Saint-Pétersbourg
    [MOS] Moscou
}, celles des Empires centraux Berlin, Vienne et Constantinople. Rome est une capitale de plus du camp que l’Italie a rejoint (WA-16).
dropped-capital-rule = Une fois la Russie en désordre civil, il ne faut plus sa capitale aux Empires centraux (WA-15).
both-rule = Si les deux camps gagnent au même moment, la partie { $how ->
    [draw] est nulle
   *[continue] continue
}. Les capitales sont examinées après un tour, avant que les unités soient comptées en hiver (WA-21).
lost-rule = Un camp qui n’a ni unité ni centre après un hiver a perdu.
nobody-rule = Si aucun des deux camps n’a d’unité après un hiver, la partie est nulle.
armistice-rule = Si personne n’a gagné à la fin de cette saison : { $season }, le camp qui a le plus d’unités sur la carte gagne. S’ils en ont autant, la partie est nulle (WA-31).
no-centres-rule = Le nombre de centres de ravitaillement seul ne fait rien gagner (WA-42).
draw-rule = La partie est nulle si un camp le propose et que l’autre accepte (WA-41).
concede-rule = Chaque camp peut concéder à tout moment ; l’autre camp gagne alors (WA-41).

# --- le livret : La Grande Guerre II

gw-armies-rule = À partir du printemps 1917, deux armées américaines attendent hors de la carte, dans les cases USA et USB. Il n’y en a jamais plus de deux.
gw-landing-rule = Elles reçoivent l’ordre de débarquer comme toute autre armée : sur n’importe quelle côte de l’Atlantique Nord, de la mer d’Irlande ou de l’Atlantique central. Une route maritime doit être ouverte : une suite de mers voisines sans flottes des Empires centraux doit mener de l’Atlantique Nord ou de l’Atlantique central à une mer voisine de cette côte. Les flottes dans des provinces côtières ne bloquent rien. Aucune armée ne peut repartir.
gw-landing-example = L’ordre « A USA - BRE » fait débarquer une armée américaine à Brest. Une flotte allemande dans l’Atlantique central ne l’empêche pas tant que l’Atlantique Nord, la mer d’Irlande et la Manche sont libres de telles flottes.
gw-french-rule = Ce sont des unités françaises, qui prennent des centres pour la France, mais elles ne demandent aucun centre de ravitaillement et ne sont jamais retirées.
gw-replaced-rule = Une armée américaine délogée qui n’a nulle part où se retirer est remplacée avant le printemps suivant. Celle qui se dissout au lieu de se retirer ne l’est pas.
gw-won-rule = Un camp gagne s’il a 24 unités sur la carte et 24 centres après un hiver. La Russie en désordre civil ne compte pour aucun camp.
gw-lost-rule = Un camp qui n’a ni unité ni centre après un hiver a perdu.
gw-nobody-rule = Si aucun des deux camps n’a d’unité sur la carte après un hiver, la partie est nulle.

# --- le récit

italy-joins = On lance une pièce pour l’Italie. Le tirage est { $roll }, un nombre { $parity ->
   *[odd] impair
    [even] pair
} : l’Italie { $you ->
    [side] vous rejoint
   *[no] { $side ->
        [Entente] rejoint l’Entente
       *[Central] rejoint les Empires centraux
    }
}.
russia-collapses = La Russie tombe en désordre civil.
sentences = { $one } { $other }
holds-none = Aucun camp n’occupe de capitale ennemie.
holds = { $you ->
    [side] { COUNT($places) ->
        [0] Vous n’occupez aucune capitale ennemie.
       *[other] Vous occupez { ACC($places) }.
    }
   *[no] { $side ->
        [Entente] { COUNT($places) ->
            [0] L’Entente n’occupe aucune capitale ennemie.
           *[other] L’Entente occupe { ACC($places) }.
        }
       *[Central] { COUNT($places) ->
            [0] Les Empires centraux n’occupent aucune capitale ennemie.
           *[other] Les Empires centraux occupent { ACC($places) }.
        }
    }
}
pieces-counted = L’Entente a { $entente ->
    [one] { $entente } unité
   *[other] { $entente } unités
} et les Empires centraux en ont { $central }{ $neutral ->
    [0] .
    [one] ; { $neutral } unité ne compte pour aucun camp.
   *[other] ; { $neutral } unités ne comptent pour aucun camp.
} Pour les deux tiers, il en faut { $needed } à un camp.
pieces-of = { $you ->
    [seat] { $n } pour vous
   *[no] { $side ->
        [entente] { $n } pour l’Entente
        [central] { $n } pour les Empires centraux
        [neutral] { $n } pour aucun camp
       *[other] { $side } { $n }
    }
}
ended-with = le compte des unités était : { COMMAS($pieces) }

# --- ce que des ordres causeraient

hurts-partner = { $order } : cet ordre attaque l’unité { $unit } de votre partenaire ({ $owner }). Il peut la déloger ou couper son soutien.
takes = { $order } : après ce tour d’automne, { ACC($place) } appartiendrait { DAT($owner) } et non plus { DAT($other) }.
army-lands = Une armée américaine débarque { INTO($place) }, par cette route : { $route }.
conceded = La partie se termine, et { $side ->
    [Entente] l’Entente gagne
   *[Central] les Empires centraux gagnent
}.

# --- panneaux

panel-sides = Camps
sides-country = Pays
sides-side = Camp
sides-centres = Centres
sides-units = Unités
sides-owed = Constructions ou retraits
sides-now = État
side-named = { $side ->
    [Entente] Entente
   *[Central] Empires centraux
}
unassigned = Pas encore de camp
in-disorder = Désordre civil : ses unités tiennent leur position et ne se retirent pas
not-active = Personne ne lui donne d’ordres avant le tirage au sort ({ $date })
coin-note = Le tirage pour l’Italie était { $roll }, un nombre { $parity ->
   *[odd] impair
    [even] pair
} : l’Italie a donc rejoint { $side ->
    [entente] l’Entente
   *[central] les Empires centraux
}. { $source ->
    [scripted] La pièce a été lancée à la main.
   *[seed] Le tirage découle de la graine de la partie, dont l’empreinte a été publiée avant le début.
}
panel-america = Amérique
america-centre = Centre
america-coast = Côte
america-landings = Débarquement
america-landing = { $open ->
    [yes] ✓ Une armée peut débarquer
   *[no] ✗ Aucune armée ne peut débarquer
}
america-route = Route ou obstacle
america-waived = Si l’Entente ne nomme pas de centre, aucune armée ne vient.
america-default = Si l’Entente ne nomme pas de centre, l’armée débarque { INTO($place) }.
america-none = Aucune armée américaine ne peut débarquer.
from-america = C’est la route d’Amérique vers { ACC($place) }.
may-land = Une armée américaine peut débarquer ici.
american-army = Armée américaine
no-american-army = Pas d’armée américaine
bars-the-way = { $unit } ({ $owner }) bloque la route vers { $places }.
no-way-to = Pas de route vers { $codes }
barred-in = Bloquée par des flottes : { $fleets }
gw-waiting = { COUNT($units) ->
    [one] Une armée américaine de la France attend
   *[other] Des armées américaines de la France attendent
} outre-mer : { $units }.
of = { $n } sur { $of }
of-capitals = { $n } sur { $of } : { COMMAS($capitals) }
capital-held = { $place } ★
panel-war = La guerre
war-note = Un camp gagne avec les deux tiers de toutes les unités, ou avec toutes les capitales ennemies.
war-side = Camp
war-pieces = Unités
war-needed = Nécessaires pour gagner
war-capitals = Capitales ennemies
war-units = Unités
war-centres = Centres
war-each = Nécessaires de chaque sorte
war-neither = Aucun camp
capital = ★ Capitale { $side ->
    [Entente] de l’Entente
   *[Central] des Empires centraux
}
capital-taken = ★ Capitale { $side ->
    [Entente] de l’Entente, tenue par les Empires centraux
   *[Central] des Empires centraux, tenue par l’Entente
}
star = ★ { $side ->
    [Entente] Entente
   *[Central] Empires centraux
}
panel-events = Événements à venir
events-when = Quand
events-what = Quoi
event-coin = Une pièce décide du camp que rejoint l’Italie
event-collapse = La Russie tombe en désordre civil
event-army = La première armée américaine peut débarquer
event-armistice = Armistice : le camp qui a le plus d’unités gagne
gw-event-armies = Deux armées américaines peuvent venir

role-entente = Entente
role-entente-article = l’
role-central = camp des Empires centraux
role-central-article = le
role-america = Amérique
role-america-s-second-port = second port de l’Amérique

# --- la leçon

lesson-front-title = Ouvrir un front
lesson-front-about = Première Guerre mondiale : deux camps, plusieurs pays par joueur, et des terres fermées jusqu’à une certaine saison.
lesson-front-wait-title = Terres fermées
lesson-front-wait-aim = Vous menez les Empires centraux : l’Allemagne, l’Autriche et la Turquie. C’est le printemps 1915, et la Bulgarie ne s’ouvre qu’en automne. La Roumanie reste fermée plus longtemps encore. Préparez-vous des deux côtés de la Bulgarie : allez de Budapest en Serbie et de Smyrne à Constantinople.
lesson-front-wait-done = Vos armées sont des deux côtés de la Bulgarie. Rien ne peut entrer sur une terre fermée, ni par un mouvement ni par une retraite : vous savez donc où sera le prochain front avant qu’il s’ouvre.
lesson-front-wait-hint-closed = La Roumanie est fermée jusqu’à l’automne 1916 : votre armée est donc restée à Budapest. Envoyez-la en Serbie, ouverte depuis le début.
lesson-front-wait-hint-how = Il vous faut les deux armées à côté de la Bulgarie : A BUD - SER et A SMY - CON.
lesson-front-open-title = Le front s’ouvre
lesson-front-open-aim = Automne 1915 : la Bulgarie est ouverte. Envoyez-y votre armée de Constantinople avant que l’Entente le fasse. L’armée en Serbie peut la soutenir, bien qu’elle appartienne à un autre de vos pays.
lesson-front-open-done = La Bulgarie est turque, et vous avez un nouveau front dans les Balkans. Chaque pays garde ses propres centres et construit ses propres unités, mais vous faites des plans pour tous ensemble.
lesson-front-open-hint-how = Personne n’est encore entré en Bulgarie. Ordonnez A CON - BUL, et faites-la soutenir depuis la Serbie : A SER S A CON - BUL.

# --- positions

no-such-american-army = Il n’y a pas d’armée américaine { $army } sur la carte.

exhibition-tossed-coin-title = La pièce décide pour l’Italie
exhibition-tossed-coin-w1914a = Le tirage est impair : l’Italie rejoint les Empires centraux.
exhibition-tossed-coin-s1917m = L’Autriche chasse les Français de Munich, la Turquie chasse les Russes de Moscou. Puis la Russie tombe en désordre civil.
exhibition-tossed-coin-f1917m = Paris tombe aux mains de l’Allemagne, Marseille de l’Autriche et Moscou de la Turquie. Après l’hiver, les Empires centraux ont 21 unités sur 29 et gagnent.

exhibition-four-times-paris-title = Quatre fois Paris
exhibition-four-times-paris-f1914m = L’Allemagne prend Paris, la Russie Berlin et la Turquie Sébastopol. Paris changera encore trois fois de mains.
exhibition-four-times-paris-s1918m = L’Autriche chasse les Français de Kiel, et dans la même saison la Russie tombe en désordre civil.
exhibition-four-times-paris-f1918m = Deux flottes anglaises perdent la Suède et la Belgique. La France reprend Paris, mais l’hiver donne la victoire aux Empires centraux.
