# La partie standard et les règles qui tiennent en un seul module.

# --- comment s’appellent les règles

pack-standard = Diplomacy standard
pack-standard-about = Le jeu classique : commandez armées et flottes, négociez librement et gagnez seul avec la majorité des centres de ravitaillement.
pack-build-anywhere = Constructions partout
pack-build-anywhere-about = Vous pouvez construire dans tout centre de ravitaillement libre que vous possédez, pas seulement dans vos centres nationaux.
pack-calendar = Calendrier libre
pack-calendar-about = La partie commence par la phase de votre choix, et on peut construire et dissoudre des unités après chaque saison.
pack-neutral-armies = Armées neutres
pack-neutral-armies-about = Chaque centre de ravitaillement sans propriétaire au départ est gardé par une armée qui tient toujours sa position.
pack-last-year = Dernière année
pack-last-year-about = La partie se termine après l’automne d’une année fixée d’avance, si personne n’a gagné avant.
pack-free-builds = Mise en place libre
pack-free-builds-about = Les puissances commencent sans unités et construisent celles qu’elles veulent dans leurs centres nationaux.

# --- standard

solo-title = Victoire en solitaire
solo-kinds = un nombre de centres
solo-centers-label = Centres pour gagner
solo-centers = Une puissance qui possède ce nombre de centres de ravitaillement, et plus que toute autre, gagne seule.
solo-centers-map = Autant que le dit la carte
solo-centers-none = Aucun nombre ne fait gagner
solo-none = Aucun nombre de centres de ravitaillement ne fait gagner cette partie.
solo-rule = Une puissance qui possède { $n } centres de ravitaillement après qu’ils ont changé de mains, et plus que toute autre puissance, gagne seule. Si deux puissances sont à égalité, la partie continue.
survivor-title = Dernière puissance en jeu
survivor-rule = Une puissance qui reste seule gagne, quel que soit le nombre de ses centres de ravitaillement.
build-anywhere-title = Constructions partout
build-anywhere-needs-home-label = Centre national nécessaire pour construire

# --- build-anywhere

build-anywhere-needs-home = Une puissance ne peut construire que tant qu’elle possède au moins un de ses centres nationaux.
build-anywhere-rule = Vous pouvez construire dans tout centre de ravitaillement libre que vous possédez, pas seulement chez vous.
build-anywhere-home-rule = Une puissance qui ne possède aucun de ses centres nationaux ne peut pas construire.
build-anywhere-example = L’Allemagne possède le Danemark, a une unité de moins que de centres, et n’a pas d’unité au Danemark. En hiver, elle peut y construire une armée ou une flotte.
calendar-title = Calendrier

# --- calendar

calendar-kinds = une phase comme F1914M
calendar-start-label = Première phase
calendar-start = La partie commence par cette phase.
calendar-start-map = Comme le dit la carte
calendar-adjustments-label = Captures et ajustements
calendar-adjustments = Les centres changent de mains, et les unités sont construites et dissoutes, une fois par an ou après chaque saison.
calendar-begins = La partie commence par : { $phase }.
calendar-every-season = Les centres de ravitaillement changent de mains après les retraites de chaque saison, et les unités sont alors construites et dissoutes aussitôt.
calendar-not-in-winter = Cela a lieu à chaque saison, même là où une autre règle parle de l’hiver.
calendar-wins = Une puissance qui possède alors assez de centres gagne, quelle que soit la saison.
calendar-example = L’Italie envoie une armée à Tunis au printemps. Après les retraites de printemps, Tunis appartient à l’Italie, qui peut construire une unité avant les mouvements d’automne.
free-builds-title = Premières constructions

# --- free-builds

free-builds-kinds = une année
free-builds-year-label = Année des premières constructions
free-builds-year = La partie commence à l’hiver de cette année.
free-builds-year-map = L’année avant la première de la carte
free-builds-silent-label = Puissances qui n’envoient pas de premières constructions
free-builds-silent = Une puissance qui n’envoie pas de premières constructions commence avec les unités de la carte ou sans unités.
free-builds-begins = La partie commence par : { $phase }. Les puissances n’ont pas encore d’unités sur la carte.
free-builds-rule = Chaque puissance construit des armées et des flottes à son gré dans ses centres nationaux. Une construction à laquelle vous renoncez n’est pas perdue : vous pourrez la faire un autre hiver.
free-builds-usual = Une puissance qui n’envoie rien reçoit ses unités de la carte.
free-builds-example = La Russie construit des armées à Varsovie et à Moscou, une flotte à Sébastopol et une flotte sur la côte nord de Saint-Pétersbourg.
last-year-title = Dernière année

# --- last-year

last-year-kinds = une année
last-year-year-label = Dernière année
last-year-year = La partie se termine après l’automne de cette année, si personne n’a gagné avant.
last-year-year-none = Pas de dernière année
last-year-result-label = Résultat à la fin
last-year-result = Si personne n’a gagné à la fin de la dernière année, la partie est nulle, ou la puissance qui a le plus de centres gagne.
last-year-none = Aucune dernière année n’a été fixée.
last-year-rule = Si personne n’a gagné avant, la partie se termine après l’automne { $year }, dès que les centres de ravitaillement ont changé de mains.
last-year-draw = C’est alors une nulle entre toutes les puissances qui restent.
last-year-leaders = La puissance qui possède alors le plus de centres de ravitaillement gagne. Si plusieurs en possèdent autant, la partie est nulle entre elles.
last-year-example = Après le dernier automne, la France possède 11 centres et la Turquie 9. Personne n’a gagné : la partie est nulle entre toutes les puissances qui restent.
last-year-example-leaders = Après le dernier automne, la France possède 11 centres et la Turquie 9. La France gagne.
last-year-too-early = La dernière année ne peut pas être { $year }, car la partie commence par : { $phase }. Choisissez { $first } ou une année plus tardive.
neutral-armies-title = Armées neutres

# --- neutral-armies

neutral-armies-stand = Une armée neutre se tient dans chaque centre de ravitaillement sans propriétaire au départ, si une armée peut s’y tenir.
neutral-armies-hold = Les armées neutres tiennent toujours leur position et ne se soutiennent pas. Les joueurs peuvent soutenir leur position.
neutral-armies-end = Une armée neutre délogée est dissoute. On ne construit jamais d’armée neutre.
neutral-armies-example = L’armée neutre en Belgique tient sa position. La France va de Bourgogne en Belgique sans soutien et rebondit. Avec le soutien d’une armée en Picardie, le mouvement réussit, et l’armée neutre disparaît.

# --- comment s’appellent les valeurs des options

calendar-adjustments-yearly = Une fois par an
calendar-adjustments-every-season = Après chaque saison
free-builds-silent-usual = Unités de la carte
free-builds-silent-nothing = Pas d’unités
last-year-result-draw = Une nulle entre toutes les puissances qui restent
last-year-result-leaders = La puissance qui a le plus de centres
