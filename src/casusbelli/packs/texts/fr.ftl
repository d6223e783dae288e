# La partie standard et les règles qui tiennent en un seul module.

# --- comment s’appellent les règles

pack-standard = Diplomacy standard
pack-standard-about = Le jeu classique : commandez armées et flottes, négociez librement et gagnez seul avec la majorité des centres de ravitaillement.
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
solo-panel = Centres de ravitaillement
solo-power = Puissance
solo-owned = Centres
solo-units = Unités
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
calendar-begins = La partie commence par : { $phase }.
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
free-builds-begins = La partie commence par : { $phase }. Les puissances n’ont pas encore d’unités sur la carte.
free-builds-rule = Chaque puissance construit des armées et des flottes à son gré dans ses centres nationaux. Une construction à laquelle vous renoncez n’est pas perdue : vous pourrez la faire un autre hiver.
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
last-year-example = Après le dernier automne, la France possède 11 centres et la Turquie 9. Personne n’a gagné : la partie est nulle entre toutes les puissances qui restent.
last-year-example-leaders = Après le dernier automne, la France possède 11 centres et la Turquie 9. La France gagne.
last-year-too-early = La dernière année ne peut pas être { $year }, car la partie commence par : { $phase }. Choisissez { $first } ou une année plus tardive.
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

# --- les premiers pas

lesson-tutorial-title = Premiers pas
lesson-tutorial-about = Huit courtes positions sur une petite carte : se déplacer, se disputer une province, soutenir, convoyer, battre en retraite, construire et trahir. Aucune expérience n’est nécessaire.
lesson-tutorial-move-title = Déplacer une armée
lesson-tutorial-move-aim = Vous êtes la France, et voici votre seule armée. Elle peut entrer dans n’importe quel territoire voisin. Envoyez-la de Provence en Savoie : touchez votre armée en Provence, puis la Savoie, puis « Vérifier ». Vous pouvez aussi écrire l’ordre : A PRO - SAV (A désigne une armée, et chaque province a trois lettres).
lesson-tutorial-move-done = Votre armée est entrée en Savoie. L’étoile marque un centre de ravitaillement : il appartient à la puissance qui y a une unité à la fin de l’automne, et chaque centre fait vivre une armée ou une flotte.
lesson-tutorial-move-hint-hold = Votre armée est restée en Provence. Touchez-la, puis touchez la Savoie, à l’est, et vérifiez de nouveau.
lesson-tutorial-move-hint-elsewhere = Votre armée est en route, mais pas vers la Savoie. La Savoie est à l’est de la Provence. Touchez d’abord l’armée, puis la Savoie.
lesson-tutorial-bounce-title = Égalité de forces
lesson-tutorial-bounce-aim = Toutes les puissances écrivent leurs ordres en secret, et tous sont exécutés au même instant. L’Italie s’apprête à passer de Venise en Savoie. Arrêtez-la : ordonnez vous aussi à votre armée de Provence d’aller en Savoie.
lesson-tutorial-bounce-done = Deux armées de même force voulaient entrer en Savoie : aucune n’y est parvenue, et chacune est restée où elle était. Un déplacement peut servir uniquement à arrêter quelqu’un d’autre.
lesson-tutorial-bounce-hint-let-in = L’Italie est entrée en Savoie parce que personne ne lui barrait la route. Envoyez-y votre armée de Provence : à forces égales, personne n’entre.
lesson-tutorial-support-title = Le soutien
lesson-tutorial-support-aim = Une armée italienne tient la Savoie. Toutes les unités ont la même force : une armée seule ne peut pas la chasser. Une autre peut l’aider par son propre ordre. Attaquez la Savoie depuis la Provence et faites soutenir ce déplacement par la Bourgogne : touchez la Bourgogne, choisissez « Soutien », touchez la Provence, puis la Savoie. Par écrit : A BUR S A PRO - SAV.
lesson-tutorial-support-done = Deux contre un : l’attaque avait une force de 2, la défense une force de 1. L’armée italienne est délogée et doit battre en retraite. L’unité qui soutenait n’a pas bougé.
lesson-tutorial-support-hint-alone = À un contre un, votre armée est repoussée. Faites-la soutenir par l’armée de Bourgogne : touchez la Bourgogne, « Soutien », la Provence, la Savoie.
lesson-tutorial-support-hint-both = Deux armées qui entrent dans la même province ne s’additionnent pas : elles se repoussent. N’en déplacez qu’une, et faites-la soutenir : touchez la Bourgogne, « Soutien », la Provence, la Savoie.
lesson-tutorial-support-hint-walked = La Bourgogne a voulu entrer en Provence, où se trouve votre propre armée. Pour qu’elle aide au lieu de se déplacer : touchez la Bourgogne, puis « Soutien » sous la carte, puis la Provence et la Savoie.
lesson-tutorial-support-hint-how = L’armée italienne est toujours en Savoie. Il faut deux ordres. Touchez la Provence, puis la Savoie. Touchez ensuite la Bourgogne, « Soutien », la Provence, la Savoie. (Par écrit : A PRO - SAV et A BUR S A PRO - SAV.)
lesson-tutorial-cut-title = Couper un soutien
lesson-tutorial-cut-aim = C’est vous qu’on attaque : l’Italie va de Savoie en Provence, et sa flotte du golfe du Lion soutient ce déplacement. Une unité attaquée ne peut soutenir personne. Sauvez la Provence : ordonnez à votre flotte de Sardaigne d’attaquer le golfe du Lion (F SAR - LYO).
lesson-tutorial-cut-done = Votre flotte a été repoussée, mais cela a suffi : en attaquant le golfe du Lion, elle a coupé le soutien, et l’attaque de la Provence a échoué à un contre un.
lesson-tutorial-cut-hint-uncut = La Provence est tombée à deux contre un, car personne n’a gêné la flotte italienne. Attaquez-la là où elle est : F SAR - LYO. L’attaque n’a pas besoin de réussir.
lesson-tutorial-convoy-title = Le convoi
lesson-tutorial-convoy-aim = Les flottes font passer la mer aux armées. Amenez votre armée de Provence en Toscane : ordonnez-lui d’y aller (A PRO - TUS), et ordonnez à votre flotte du golfe du Lion de la convoyer : touchez la flotte, « Convoi », la Provence, la Toscane. Pendant ce temps, l’Espagne prépare quelque chose près de l’Aragon : ce sera l’étape suivante.
lesson-tutorial-convoy-done = Votre armée a débarqué en Toscane en un seul tour. La flotte n’a pas bougé. Avec plusieurs flottes à la suite, une armée peut traverser toute la mer. Mais l’Espagne a délogé votre armée d’Aragon.
lesson-tutorial-convoy-hint-no-fleet = Votre armée a attendu sur le rivage, car aucune flotte ne l’a transportée. La flotte aussi a besoin d’un ordre : F LYO C A PRO - TUS.
lesson-tutorial-convoy-hint-how = Un convoi demande deux ordres qui nomment le même trajet : A PRO - TUS pour l’armée et F LYO C A PRO - TUS pour la flotte.
lesson-tutorial-retreat-title = La retraite
lesson-tutorial-retreat-aim = Votre armée a été délogée d’Aragon. Elle peut se retirer dans une province voisine inoccupée, mais pas dans celle d’où venait l’attaque. À vous de choisir : la Provence est libre, et c’est l’un de vos centres de ravitaillement. Touchez votre armée, puis la Provence.
lesson-tutorial-retreat-done = Votre armée est sauve et garde la Provence. Une unité délogée qui ne peut ou ne veut pas battre en retraite est dissoute.
lesson-tutorial-retreat-hint-gascony = Cela aussi a sauvé l’armée. Mais la Provence est restée vide, et le prochain ennemi peut y entrer sans combat. Recommencez, et retirez-vous en Provence.
lesson-tutorial-retreat-hint-lost = Votre armée a été dissoute, et ce n’était pas nécessaire. Retirez-vous en Provence : A ARA R PRO.
lesson-tutorial-build-title = Construire
lesson-tutorial-build-aim = C’est l’hiver. Vous possédez cinq centres de ravitaillement et quatre unités : vous pouvez donc en construire une de plus, dans un de vos centres nationaux qui vous appartient et qui est libre. Construisez une armée à Paris : touchez Paris, puis « Construction : armée Paris ». Par écrit : Build A PAR.
lesson-tutorial-build-done = Une nouvelle armée est à Paris. Avec moins de centres que d’unités, vous auriez dû en dissoudre une. On ne construit des unités qu’en hiver.
lesson-tutorial-build-hint-occupied = La Gascogne est bien l’un de vos centres nationaux, mais votre propre armée l’occupe déjà. Construisez à Paris, qui est libre.
lesson-tutorial-build-hint-burgundy = Une armée en Bourgogne est aussi une bonne construction. Cette étape demande Paris : touchez Paris et choisissez « Construction : armée Paris ».
lesson-tutorial-build-hint-fleet = Une flotte est à Paris. Les armées marchent, les flottes naviguent : choisissez ici « Construction : armée Paris ».
lesson-tutorial-build-hint-how = Il n’y a pas encore de nouvelle armée à Paris. Seuls conviennent vos centres nationaux qui vous appartiennent et qui sont libres : ordonnez Build A PAR.
lesson-tutorial-stab-title = La trahison
lesson-tutorial-stab-aim = L’Espagne est votre alliée, vous fait confiance, et envoie ses unités en mer et au Portugal. À Diplomacy, une promesse n’engage personne. Vous avez cinq centres, et sur cette petite carte il en faut sept pour gagner. Prenez en un seul tour la Castille depuis la Gascogne et Valence depuis l’Aragon.
lesson-tutorial-stab-done = Sept centres de ravitaillement : la partie est à vous. L’Espagne s’en souviendra. Savoir quand tenir parole et quand la trahir, voilà Diplomacy, et vous connaissez maintenant tous les ordres qu’il faut.
lesson-tutorial-stab-hint-loyal = Vous avez tenu parole, et rien n’a changé. C’est souvent sage, mais pas ici : la Castille et Valence sont vides cet automne. A ARA - VAL et A GAS - CAS prennent les deux.
lesson-tutorial-stab-hint-same = Les deux armées sont allées en Castille et se sont repoussées. Envoyez celle de Gascogne en Castille et celle d’Aragon à Valence.
lesson-tutorial-stab-hint-one-more = Vous avez trahi l’Espagne, mais à moitié : six centres ne suffisent pas pour gagner, et la voilà prévenue. Prenez Valence par A ARA - VAL et la Castille par A GAS - CAS dans le même tour.

exhibition-road-to-eighteen-title = La route vers dix-huit
exhibition-road-to-eighteen-f1901m = Sept centres changent de mains dès le premier automne. La Turquie frappe aussitôt et prend Sébastopol à la Russie.
exhibition-road-to-eighteen-f1903m = Personne n’est en sécurité chez soi : l’Allemagne prend Moscou, la Russie Smyrne, l’Angleterre Brest et l’Italie Marseille.
exhibition-road-to-eighteen-f1907m = L’Allemagne prend Brest et Saint-Pétersbourg à l’Angleterre et possède douze centres. Dans son dos, la France occupe Kiel.
exhibition-road-to-eighteen-f1910m = La France perd son dernier centre et quitte la partie ; la Turquie reprend Constantinople et perd Ankara.
exhibition-road-to-eighteen-f1911m = Édimbourg, Tunis et Vienne tombent en une seule saison : l’Allemagne a dix-huit centres et gagne seule.
