# Ce que dit toute partie, quelles que soient ses règles : phases, brouillons, livrets de règles.

# --- phases

movement = mouvements
retreats = retraites
adjustments = ajustements
step = { $step } { $season ->
    [S] de printemps
    [F] d’automne
    [W] d’hiver
   *[other] { $season }
}
phase = { $season ->
    [S] printemps
    [F] automne
    [W] hiver
   *[other] { $season }
} { $year }, { $step }
not-begun = pas encore commencée
silent-movement = Les unités sans ordre tiennent leur position.
silent-retreats = Les unités délogées sans ordre sont dissoutes.
silent-adjustments = Rien n’est construit. Si vous avez trop d’unités, certaines sont dissoutes d’office.

# --- options

value-true = Oui
value-false = Non
value-yes = Oui
value-no = Non
value-on = Oui
value-off = Non
draws-draw-label = Parties nulles
one-of = { EITHER($values) }
word-or-text = { OR($values) }
value-none = Aucune
value-as = { $value }
number = un nombre de { $low } à { $high }
number-in-steps = { $low }, { $next } … ou { $high }

# --- le livret de règles d’une partie

book-title = { $name } ({ $board })
book-about-players = C’est un jeu pour { $n } joueurs. { $seats ->
    [0] Chacun dirige une puissance : { COMMAS($names) }.
   *[other] Leurs places sont { COMMAS($names) }.
}
book-about-solo = Vous gagnez seul si vous possédez { $n } centres de ravitaillement, et plus que toute autre puissance, au moment où les centres changent de mains.
book-about-last = Vous gagnez aussi si votre puissance est la seule qui reste.
book-about-wins = La manière de gagner est expliquée dans { COUNT($titles) ->
    [one] le chapitre { $titles }
   *[other] les chapitres { $titles }
}.
book-about-length = Avec les échéances habituelles, une année de la partie dure au plus { $usually }. La plupart des parties durent plusieurs années ; autour d’une table, comptez environ une heure par année.
book-about-begins = La partie commence par : { $phase }.
book-seat = { $seat } (joue { COMMAS($powers) })
days = { $n } jours
hours = { $n } heures
book-chapter = { $title }
book-section = { $title }
book-example = Exemple : { $told }
book-elsewhere = { $told } (Sur la carte de l’Europe en 1901.)
chapter-board = La carte et les pièces
board-provinces = La carte a { $n } provinces : { $land } à l’intérieur des terres, { $coast } sur la côte et { $sea } mers. { $centers } provinces de terre ont un centre de ravitaillement, marqué d’une étoile.
board-centers = Les centres de ravitaillement décident du nombre d’unités qu’une puissance peut avoir. { $n ->
    [0] Au départ, tous ont un propriétaire.
    [one] Au départ, l’un d’eux n’appartient à personne.
   *[other] Au départ, { $n } d’entre eux n’appartiennent à personne.
}
board-units = Il y a deux sortes de pièces, ou unités. Une armée se tient sur terre, à l’intérieur ou sur la côte. Une flotte se tient en mer ou dans une province côtière. Toutes deux ont la même force, et chaque province a de la place pour une seule unité.
board-coasts = Deux côtes séparées : { $places }. Une flotte s’y trouve sur l’une des deux côtes et ne repart que de celle-ci. Une armée y est simplement dans la province.
board-home = Les centres nationaux d’une puissance sont les centres de ravitaillement qu’elle possède au départ.
board-start = Voici les positions de départ.
board-no-start = Au départ, les puissances possèdent ces centres. Elles n’ont pas encore d’unités sur la carte.
board-power = Puissance
board-home-centers = Centres de ravitaillement
board-starting-units = Unités
board-army = Armée { $place }
board-fleet = Flotte { $place }
board-fleet-coast = Flotte { $place } ({ $coast ->
    [NC] côte nord
    [SC] côte sud
    [EC] côte est
    [WC] côte ouest
   *[other] { $coast }
})
board-none = aucune
chapter-play = Comment on joue
play-secret = Tous les joueurs écrivent leurs ordres en secret. À l’échéance, tous les ordres sont révélés et exécutés en même temps. Personne ne joue en premier.
play-talk = Avant l’échéance, vous pouvez négocier avec les autres joueurs. Vous pouvez tout promettre et manquer à vos promesses, sauf si une règle vous y tient. Seuls les ordres comptent.
play-later = Ce chapitre explique le jeu de base. Les chapitres suivants ajoutent les règles de cette variante ; là où elles s’écartent de ce chapitre, ce sont elles qui valent.
play-examples = Les exemples et les images de ce chapitre montrent la carte de l’Europe en 1901.
section-orders = Ordres et force
play-orders = Vous donnez un ordre à chacune de vos unités : tenir sa position, se déplacer, soutenir une autre unité ou convoyer une armée. Une unité sans ordre tient sa position.
play-strength = Chaque unité a une force de 1. Chaque soutien qu’elle reçoit ajoute 1.
section-moves = Mouvements et rebonds
play-move = Une armée se déplace vers une province de terre voisine. Une flotte se déplace vers une mer voisine ou, le long de la côte, vers une province côtière voisine si les deux partagent un littoral.
play-move-example = L’armée autrichienne va par terre de Vienne en Galicie. La flotte quitte Trieste pour la mer Adriatique.
play-enter = Une unité entre dans une province si elle est plus forte que toute autre unité qui veut y entrer, et plus forte qu’une unité qui y reste. Une unité qui quitte sa province dans le même tour fait de la place.
play-bounce = Si les unités les plus fortes qui veulent entrer dans une province sont de force égale, aucune ne se déplace. Elles rebondissent : chacune reste où elle était.
play-bounce-example = L’Allemagne ordonne `A MUN - BUR` et la France `A PAR - BUR`. Les deux armées ont une force de 1 : elles rebondissent, et la Bourgogne reste vide. La flotte allemande va de Kiel en Hollande, où personne d’autre ne veut aller.
play-hold = Une unité qui tient, soutient ou convoie résiste avec sa propre force et les soutiens à sa position. Une unité qui a voulu se déplacer et n’a pas pu partir ne résiste qu’avec une force de 1.
play-head-to-head = Deux unités ne peuvent pas échanger leurs places en marchant l’une vers l’autre, sauf si l’une d’elles est convoyée. Si l’une est plus forte, elle se déplace et déloge l’autre ; sinon, toutes deux restent.
play-circle = Trois unités ou plus peuvent tourner en cercle, chacune vers la province que quitte la suivante, tant que personne n’en arrête une.
play-circle-example = La flotte allemande en Hollande va en Belgique, l’armée allemande dans la Ruhr va en Hollande, et l’armée française en Belgique va dans la Ruhr. Les trois mouvements réussissent.
section-support = Soutien
play-support = Une unité qui soutient ne se déplace pas. Elle prête sa force à une autre unité, de votre puissance ou de toute autre, qui n’a pas à donner son accord. On soutient une unité qui reste où elle est, ou un mouvement précis.
play-support-reach = Une unité ne peut soutenir que vers une province où elle pourrait aller sans convoi : la province de l’unité qui reste, ou la destination du mouvement. Elle n’a pas besoin d’être voisine de l’unité qu’elle soutient.
play-support-match = Le soutien ne compte que si l’autre unité fait ce que vous soutenez. Un soutien à la position vaut pour une unité qui tient, soutient ou convoie, mais pas pour une unité qui veut se déplacer.
play-support-example = L’Allemagne ordonne `A MUN - BUR` et `A RUH S A MUN - BUR`. L’armée française en Bourgogne tient sa position. L’attaque a une force de 2 contre 1 : l’Allemagne prend la Bourgogne, et l’armée française est délogée.
play-support-hold-example = La France ordonne en plus `A PAR S A BUR`. L’armée en Bourgogne résiste maintenant avec une force de 2. L’attaque allemande n’est pas plus forte et échoue.
play-joint-example = L’Autriche ordonne `A BUD - RUM`, et la Russie la soutient avec `F SEV S A BUD - RUM`. La Turquie ordonne `A BUL - RUM`. L’armée autrichienne a une force de 2 contre 1 et prend la Roumanie. Seule, elle aurait rebondi.
section-cut = Soutiens coupés
play-cut = Un soutien est coupé et n’ajoute rien si l’unité qui soutient est attaquée par une unité d’une autre puissance, même si cette attaque échoue.
play-cut-target = Une attaque venue de la province vers laquelle va le soutien ne le coupe pas. Elle n’y met fin que si elle déloge l’unité qui soutient.
play-cut-convoyed = Dans cette partie, une armée qui attaque par convoi coupe aussi le soutien donné vers sa propre province.
play-cut-own = Vous ne pouvez pas couper le soutien de vos propres unités.
play-cut-dislodged = Une unité délogée ne soutient personne, d’où que soit venue l’attaque.
play-cut-example = L’Allemagne attaque la Bourgogne avec le soutien de la Ruhr, comme plus haut. Cette fois, l’armée française en Belgique ordonne `A BEL - RUH`. Elle rebondit, mais elle coupe le soutien. L’attaque sur la Bourgogne a une force de 1 et échoue.
section-dislodged = Unités délogées
play-dislodge = Une unité est délogée si une unité plus forte entre dans sa province. Elle doit battre en retraite, ou elle est dissoute. Si elle voulait elle-même se déplacer, son mouvement n’a pas d’effet sur la province d’où vient son attaquant.
play-self = Vous ne pouvez pas déloger vos propres unités, et votre soutien n’aide jamais une autre puissance à les déloger.
play-beleaguered = Si deux attaques de force égale sur la même province rebondissent, l’unité qui s’y trouve reste, même si chacune d’elles, seule, l’aurait délogée.
section-convoys = Convois
play-convoy = Une flotte en mer peut porter une armée d’une province côtière à une autre. Vous ordonnez à l’armée d’aller à sa destination, et à la flotte de convoyer exactement ce mouvement. Plusieurs flottes dans des mers voisines peuvent former une chaîne. Les flottes peuvent appartenir à d’autres puissances.
play-convoy-army = Une armée convoyée attaque, rebondit et coupe les soutiens comme les autres. D’autres unités peuvent soutenir son mouvement. Les flottes dans les provinces côtières ne peuvent pas convoyer.
play-convoy-example = L’Angleterre ordonne `A LON - NWY` et `F NTH C A LON - NWY`. L’armée traverse la mer du Nord et débarque en Norvège.
play-convoy-broken = Un convoi échoue si une flotte qui porte l’armée est délogée. L’armée reste alors où elle est. Une flotte attaquée mais non délogée continue à convoyer.
play-convoy-all-routes = Si une armée a plusieurs routes, une route intacte suffit.
play-convoy-any-route = Si une armée a plusieurs routes, elle reste dès qu’une flotte sur l’une d’elles est délogée.
play-convoy-broken-example = L’Angleterre donne les mêmes ordres. L’Allemagne ordonne `F DEN - NTH` et `F HEL S F DEN - NTH`. La flotte anglaise est délogée, et l’armée reste à Londres.
play-intent-own-fleet = Une armée voisine de sa destination y va par terre. Elle n’y va par convoi que si une flotte de sa propre puissance a l’ordre de la convoyer, ou si son ordre dit `VIA`.
play-intent-swap = Une armée voisine de sa destination y va par terre. Elle n’y va par convoi que pour échanger sa place avec l’unité qui s’y trouve, ou si son ordre dit `VIA`.
play-intent-own-orders = Une armée voisine de sa destination y va par terre. Elle n’y va par convoi que si une flotte de sa propre puissance a l’ordre de la convoyer, pour échanger sa place avec une unité de sa propre puissance, ou si son ordre dit `VIA`.
play-intent-said = Une armée voisine de sa destination y va par terre. Elle n’y va par convoi que si son ordre dit `VIA`.
play-fallback = Si ce convoi manque ou échoue, l’armée y va par terre.
play-no-fallback = Si ce convoi manque ou échoue, l’armée reste où elle est.
play-paradox-szykman = Une armée convoyée peut attaquer une unité dont le soutien décide du sort de son propre convoi. Dans un tel paradoxe, le convoi échoue : l’armée reste et ne coupe aucun soutien (règle de Szykman).
play-paradox-1971 = Une armée convoyée peut attaquer une unité dont le soutien décide du sort de son propre convoi. Dans un tel paradoxe, cette partie suit les règles de 1971, et la règle de Szykman là où elles ne disent rien : le convoi échoue alors, et l’armée ne coupe aucun soutien.
play-paradox-1982 = Une armée convoyée peut attaquer une unité dont le soutien décide du sort de son propre convoi. Dans un tel paradoxe, cette partie suit les règles de 1982, et la règle de Szykman là où elles ne disent rien : le convoi échoue alors, et l’armée ne coupe aucun soutien.
play-paradox-2000 = Une armée convoyée peut attaquer une unité dont le soutien décide du sort de son propre convoi. Dans un tel paradoxe, cette partie suit les règles de 2000, et la règle de Szykman là où elles ne disent rien : le convoi échoue alors, et l’armée ne coupe aucun soutien.
play-paradox-all-hold = Une armée convoyée peut attaquer une unité dont le soutien décide du sort de son propre convoi. Dans un tel paradoxe, tous les mouvements qui en font partie échouent.
play-paradox-example = La France convoie une armée de Brest à Londres par sa flotte dans la Manche. La flotte anglaise à Londres soutient une attaque sur cette flotte. Si le débarquement coupait le soutien, le convoi survivrait ; si le convoi échoue, le soutien demeure.
section-retreats = Retraites
play-retreat = Après les mouvements, chaque unité délogée se retire dans une province voisine où elle pourrait aller sans convoi, ou elle est dissoute.
play-retreat-where = Elle ne peut aller ni là où se trouve une autre unité, ni dans la province d’où vient son attaquant, ni dans une province restée vide à cause d’un rebond dans le même tour.
play-retreat-open = Si l’attaquant est venu par convoi, l’unité délogée peut se retirer dans la province de l’attaquant.
play-retreat-clash = Si deux unités se retirent dans la même province, toutes deux sont dissoutes. Les retraites ne peuvent être ni soutenues ni convoyées.
play-retreat-silent = Une unité sans ordre de retraite valable est dissoute.
play-retreat-example = L’armée française délogée de Bourgogne ne peut aller ni à Munich, d’où venait son attaquant, ni à Paris, où se trouve une armée française. Elle se retire en Gascogne.
section-capture = Centres de ravitaillement
play-capture = Après les retraites { $season ->
    [S] de printemps
    [F] d’automne
    [W] d’hiver
   *[other] de la saison
}, chaque centre de ravitaillement où se trouve une unité appartient à la puissance de cette unité. Un centre vide garde son propriétaire.
play-capture-every = Après les retraites de chaque saison, chaque centre de ravitaillement où se trouve une unité appartient à la puissance de cette unité. Un centre vide garde son propriétaire.
play-capture-only = Une unité qui ne fait que traverser un centre dans une autre saison ne le prend pas.
play-capture-example = En automne, l’armée allemande va de Kiel en Hollande. Personne ne l’en chasse : la Hollande appartient désormais à l’Allemagne, même quand l’armée repart.
play-eliminated = Une puissance qui n’a plus ni unité ni centre de ravitaillement est éliminée.
section-adjust = Constructions et dissolutions
play-count = Puis chaque puissance compare ses unités à ses centres de ravitaillement. Une puissance qui a moins d’unités que de centres peut construire la différence. Une puissance qui a plus d’unités que de centres doit dissoudre la différence.
play-build-home = Vous construisez des armées et des flottes dans vos centres nationaux, s’ils vous appartiennent et sont libres, une unité dans chacun.
play-build-owned = Vous construisez des armées et des flottes dans tous les centres libres qui vous appartiennent, une unité dans chacun.
play-build-owned-with-home = Vous construisez des armées et des flottes dans tous les centres libres qui vous appartiennent, une unité dans chacun, tant que vous possédez au moins un de vos centres nationaux.
play-build-elsewhere = Où vous pouvez construire est expliqué dans { COUNT($titles) ->
    [one] le chapitre { $titles }
   *[other] les chapitres { $titles }
}. Chaque province a de la place pour une seule unité.
play-build-kind = On ne construit des flottes que sur la côte. Si une province a deux côtes, dites sur laquelle la flotte commence.
play-waive = Vous n’êtes pas obligé de construire. Une construction à laquelle vous renoncez peut se faire une autre année, si vous possédez encore assez de centres.
play-build-example = L’Allemagne possède cinq centres et a trois unités : elle peut en construire deux. Elle ordonne `F KIE B` et `A MUN B`. Berlin n’est pas libre, elle ne peut donc pas y construire.
play-remove-2023 = Si vous ordonnez trop peu de dissolutions, d’autres unités sont dissoutes d’office : d’abord les plus éloignées de vos centres de ravitaillement ; à distance égale, les flottes avant les armées, puis dans l’ordre alphabétique de leurs provinces.
play-remove-classic = Si vous ordonnez trop peu de dissolutions, d’autres unités sont dissoutes d’office : d’abord les plus éloignées de vos centres nationaux ; à distance égale, les flottes avant les armées, puis dans l’ordre alphabétique de leurs provinces.
play-remove-country = Si vous ordonnez trop peu de dissolutions, d’autres unités sont dissoutes d’office : d’abord les plus éloignées de votre territoire national ; à distance égale, les flottes avant les armées, puis dans l’ordre alphabétique de leurs provinces.
section-disorder = Puissances sans joueur
unplayed-rule-steered = Les unités d’une puissance que personne ne joue tiennent leur position, sauf si d’autres joueurs les commandent.
unplayed-rule = Les unités d’une puissance que personne ne joue tiennent leur position et ne se soutiennent pas.
unplayed-disbanded = Elles sont dissoutes quand elles sont délogées.
unplayed-support = Les autres joueurs peuvent soutenir leur position.
unplayed-no-support = Les autres joueurs ne peuvent pas soutenir leur position.
chapter-year = L’année
year-follows = Les étapes d’une année se suivent dans cet ordre. La durée indiquée est la durée habituelle ; une partie peut en fixer une autre.
year-step = Étape
year-time = Durée
year-do = Ce que vous faites
year-silent = Si vous ne faites rien
year-do-movement = Ordonnez à chacune de vos unités de tenir, de se déplacer, de soutenir ou de convoyer.
year-do-retreats = Retirez ou dissolvez vos unités délogées.
year-do-adjustments = Construisez ou dissolvez des unités jusqu’à en avoir autant que vos centres le permettent.
year-do-other = Vous pouvez utiliser { COUNT($orders) ->
    [one] l’ordre
   *[other] les ordres
} { COMMAS($orders) }.
year-do-nothing = Attendez la fin de l’étape.
year-nothing = Il ne se passe rien.
chapter-end = Comment la partie se termine
end-chapters = Cette variante a ses propres manières de terminer la partie. Elles sont expliquées dans { COUNT($titles) ->
    [one] le chapitre { $titles }
   *[other] les chapitres { $titles }
}.
chapter-orders = Ce qu’on écrit, et quand
orders-units = Ordres aux unités
orders-units-note = Écrivez une unité avec `A` (armée) ou `F` (flotte) et sa province. Vous pouvez écrire des codes ou des noms complets en anglais : `A PAR - BUR` et `Army Paris - Burgundy` sont le même ordre.
orders-elsewhere = Les exemples ci-dessous montrent la carte de l’Europe en 1901.
orders-order = Ordre
orders-example = Exemple
orders-when = Quand
orders-meaning = Ce qu’il fait
order-hold = Tenir
order-hold-meaning = L’armée à Paris reste où elle est.
order-move = Se déplacer
order-move-meaning = L’armée à Paris va en Bourgogne ou attaque l’unité qui s’y trouve.
order-coast = Aller sur une côte
order-coast-meaning = La flotte va sur la côte sud de l’Espagne.
order-via = Se déplacer par convoi
order-via-meaning = L’armée à Londres est portée en Norvège. `VIA` n’est nécessaire que là où elle pourrait aussi aller par terre.
order-support-hold = Soutenir une position
order-support-hold-meaning = L’armée à Paris aide l’unité en Bourgogne à y rester.
order-support-move = Soutenir un mouvement
order-support-move-meaning = L’armée à Paris aide l’armée à Marseille à entrer en Bourgogne.
order-convoy = Convoyer
order-convoy-meaning = La flotte en mer du Nord porte l’armée de Londres en Norvège.
order-retreat = Se retirer
order-retreat-meaning = L’armée délogée va de Bourgogne en Gascogne.
order-disband = Dissoudre
order-disband-meaning = L’armée en Bourgogne est retirée de la carte.
order-build = Construire
order-build-meaning = Une nouvelle flotte apparaît sur la côte nord de Saint-Pétersbourg.
order-waive = Renoncer à une construction
order-waive-meaning = Vous ne faites pas une construction.
orders-rules = Autres ordres
orders-rules-note = Remplacez les mots entre chevrons. Les majuscules n’importent pas.
orders-any-time = À tout moment
orders-movement = Mouvements
orders-retreats = Retraites
orders-adjustments = Ajustements
orders-both = Retraites, ajustements
orders-or = { $short }, ou { $long }
part-power = <puissance>
part-powers = <puissances>
part-place = <province>
part-places = <provinces>
part-unit = <unité>
part-units = <unités>
part-order = <ordre>
part-number = <nombre>
chapter-options = Options de cette partie
options-note = Voici comment se joue cette partie. Là où elle s’écarte de la règle imprimée, celle-ci est indiquée.
options-important = Options principales
options-advanced = Détails
options-rulings = Comment sont tranchés les cas discutés
options-option = Option
options-value = Dans cette partie
options-sentence = Ce que cela veut dire
options-key = Clé
options-changed = **{ $value }** (règle imprimée : { $printed })
book-played-as = Jouée comme `{ $spec }`.

# --- parties nulles et concessions

draws-draw = Une partie nulle se termine sans vainqueur unique. Elle est partagée entre toutes les puissances qui restent, ou entre celles qu’une proposition nomme.
draws-concession = Toutes les autres puissances peuvent s’accorder pour concéder la partie à l’une d’elles.
draws-votes-label = Votes sur les nulles et les concessions
draws-votes = Tant qu’une proposition est ouverte, les votes sont secrets ou publics. Tout le monde sait qui l’a faite.
draw-rule-all = La partie se termine par une nulle entre toutes les puissances qui restent si toutes l’acceptent.
draw-rule-listed = La partie se termine par une nulle entre les puissances qu’une proposition nomme si toutes celles qui restent l’acceptent.
concession-rule = Ceux qui restent peuvent s’accorder pour concéder la partie à l’une des puissances.
vote-rule = Qui fait une proposition a voté pour elle. Un seul vote contre met fin à une proposition, la fin de son année aussi.
vote-secret = Les votes sont secrets tant qu’une proposition est ouverte. Tout le monde sait qui l’a faite.
vote-public = Tout le monde voit les votes sur une proposition.
draws-example = L’Angleterre propose une nulle. Tous ceux qui restent votent pour, sauf la Turquie, qui vote contre. La proposition est rejetée, et la partie continue.
numbered = { $number } ({ $title })
none = aucune
draw-between = nulle entre { ACC($powers) }
concession-to = concession { DAT($powers) }
proposes-draw = { THE($seat) } propose une nulle entre { ACC($powers) }.
proposes-draw-all = { THE($seat) } propose une nulle entre toutes les puissances qui restent.
proposes-concession = { THE($seat) } propose de concéder la partie { DAT($powers) }.
means-end = La partie se termine dès que toutes les puissances qui restent ont accepté. Un seul refus met fin à la proposition.
until-year-end = jusqu’à la fin de { $year }
reply-accept = Accepter
reply-decline = Refuser
replied-accept = a accepté
replied-decline = a refusé
you = vous

# --- mouvements et ajustements

ask-orders = ordres
ask-builds = constructions
ask-removals = dissolutions
ask-builds-and-removals = constructions et dissolutions
movement-units = Les puissances commencent avec les unités de la carte ou sans unités.
season = { $season ->
    [S] printemps
    [F] automne
    [W] hiver
   *[other] { $season }
}
draws-title = Parties nulles et concessions
closures-title = Terres et passages qui s’ouvrent et se ferment
book-names = { PLUS($names) }

# --- comment s’appellent les valeurs des options

draws-draw-dias = Partagées entre toutes les puissances qui restent
draws-draw-list = Entre les puissances qu’une proposition nomme
draws-draw-off = Pas de parties nulles
draws-concession-label = Concessions
draws-votes-secret = Secrets
draws-votes-public = Publics
movement-units-label = Unités de départ
movement-units-map = Celles de la carte
movement-units-none = Aucune

# --- ce qui n’est pas un ordre

not-understood = { $other }
impassable = { $other }
unknown-order = Aucune règle de cette partie ne connaît l’ordre { $other }.
too-late = La partie est terminée : { $other } n’a pas d’effet.
other-phase = Vous ne pouvez donner { $other } que pendant { EITHER($steps) }.
no-phase = { $other } ne peut être donné dans aucune phase de cette partie.
other-hand = { THE($seat) } ne peut pas écrire d’ordres pour { $other }.
send-again = { $other } n’était pas possible quand vous l’avez écrit. Envoyez-le de nouveau.
forms = { OR($forms) }
too-long = C’est trop long pour un seul ordre.
either = Cela pourrait vouloir dire { EITHER($orders) }.
void = { $order }{ $copies ->
    [1] { "" }
   *[other] { " " }x{ $copies }
} ne compte pas. { SENTENCE($why) }

# --- votes et propositions

order-concede = Abandonner
order-propose-draw = Proposer une nulle
order-propose-concession-to = Proposer de concéder la partie { DAT($power) }
order-vote-for = { $number ->
    [0] Voter pour la proposition
   *[other] Voter pour la proposition { $number }
}
order-vote-against = { $number ->
    [0] Voter contre la proposition
   *[other] Voter contre la proposition { $number }
}
no-draws = Cette partie ne peut pas se terminer par une nulle.
no-concessions = Personne ne peut concéder cette partie.
only-all = Une nulle doit comprendre tous ceux qui restent : { COMMAS($other) }.
not-a-survivor = Plus d’unité ni de centre de ravitaillement : { COMMAS($other) }.
no-vote = Seuls les joueurs encore en jeu peuvent proposer et voter.
proposed-already = La proposition { $other } dit déjà la même chose.
no-such-proposal = Cette proposition n’est pas ouverte. Propositions ouvertes : { COMMAS($other) }.
which-proposal = Dites de quelle proposition il s’agit : { COMMAS($other) }.
voted-already = Vous avez déjà voté ainsi.
propose-draw = Proposez à tous les joueurs une nulle.
propose-concession = Proposez à tous les joueurs de concéder la partie à une puissance.
vote-for = Vous votez pour une proposition. Donnez son numéro si plusieurs sont ouvertes.
vote-against = Vous votez contre une proposition, ce qui y met fin.
game-would-end = Si tous les autres sont d’accord, la partie se termine : { $title }.
proposal-off = Votre vote met fin à la proposition : { $title }.
proposals = Propositions de terminer la partie
proposals-number = Nº
proposals-title = Proposition
proposals-by = De
proposals-votes = Votes pour
proposes = { $you ->
    [seat] Vous proposez
   *[no] { THE($seat) } propose
} { $kind ->
    [draw] une nulle entre { ACC($powers) }
   *[concession] une concession { DAT($powers) }
} (proposition { $number }).
votes-for = { $you ->
    [seat] Vous votez pour la proposition { $number }.
   *[no] { THE($seat) } vote pour la proposition { $number }.
}
votes-against = { $you ->
    [seat] Vous votez contre la proposition { $number }.
   *[no] { THE($seat) } vote contre la proposition { $number }.
}

# --- rien à décider

idle-optional = Aucun ordre n’est attendu de vous pendant cette phase, mais vous pouvez en écrire.
idle-no-units = Rien à faire pendant cette phase. Vous n’avez pas d’unités.
idle-one-order = Rien à faire pendant cette phase. Chacune de vos unités n’a qu’un ordre possible.
idle-none-dislodged = Rien à faire pendant cette phase. Aucune de vos unités n’a été délogée.
idle-no-way-out = Rien à faire pendant cette phase. Vos unités délogées n’ont nulle part où aller et sont dissoutes.
idle-no-adjustments = Rien à faire pendant cette phase. Vous n’avez rien à construire ni à dissoudre.
idle-no-site = Rien à faire pendant cette phase. Vous pourriez construire, mais aucun endroit permis n’est libre.
idle-all-must-go = Rien à faire pendant cette phase. Toutes vos unités qui peuvent être dissoutes doivent l’être.
idle-no-site-and-all-must-go = Rien à faire pendant cette phase. Aucun endroit n’est libre pour construire, et toutes les unités que vous pourriez dissoudre doivent l’être.
idle-nothing-open = Rien à faire pendant cette phase. Vous ne pouvez donner aucun de vos ordres maintenant.
idle-others = Rien à faire pendant cette phase. Elle concerne d’autres joueurs.
capture-rule = Après les dernières retraites de l’année, chaque centre de ravitaillement où se trouve une unité appartient à la puissance de cette unité.

# --- ce que font les dates de la carte

closed-land = Terres fermées
closed-province = Province
closed-opens = S’ouvre
open-ways = Passages ouverts
ways-between = Entre
ways-for = Pour
never-opens = Ne s’ouvre jamais
opens-in = S’ouvre : { $date }
closed-rule = { COUNT($places) ->
    [one] Fermée
   *[other] Fermées
} { $period } : { $places }.
way-rule = Le passage entre { ACC($places) } est ouvert aux { $who } { $period }.
way-ends = { $one } – { $other }
way-of = { $ends } ({ $who })
weak-rule = Certaines frontières sont faibles : { $ways }. Un mouvement qui en franchit une n’a aucune force propre : seuls ses soutiens comptent, et sans soutien il n’en coupe aucun. Personne ne peut soutenir à travers une frontière faible, et une retraite qui la franchit cède devant les autres.
half-rule = Certaines frontières se franchissent à demi-force : { $ways }. Un mouvement qui en franchit une n’a que la moitié de sa propre force et ne coupe un soutien que s’il déloge l’unité qui le donne. Personne ne peut soutenir à travers une telle frontière, et une retraite qui la franchit cède devant les retraites ordinaires.
for-fleets = flottes
for-armies = armées
for-passage = { $who } (mouvements seulement : ni soutiens, ni convois, ni retraites)
period-from-until = à partir de { $start } et jusqu’à { $stop }
period-from = à partir de { $start } et pour toute la partie
period-until = jusqu’à { $stop }
period-always = pour toute la partie
period-why = { $period } ({ $why })
land-opens = { COUNT($places) ->
    [one] S’ouvre
   *[other] S’ouvrent
} : { COMMAS($places) }

# --- pourquoi deux règles ne vont pas ensemble

unknown-rules = Aucune règle ne s’appelle { $name } ; il y a { COMMAS($known) }.
unknown-rules-near = Aucune règle ne s’appelle { $name }. Vouliez-vous dire { $near } ?
clash = { $one } ne va pas avec { $other } : { $why }
clash-of-options = { $key } vaut { $value } pour { $first } et { $another } pour { $second }. Dites ce qui vaut.
unknown-option = Option { $key } : aucune règle de cette partie ne l’a. Il y a { COMMAS($near) }.
unknown-option-of = Option { $key } : aucune règle de cette partie ne l’a. Il y a des options de { COMMAS($beginnings) }.
bad-value = Option { $key } = { $value } : attendu { $type }.
sole-score = Chacune tient son propre score, et une partie n’en a qu’un.
sole-settled = Chacune laisse plusieurs joueurs commander la même unité à sa manière.
sole-neutral-centers = Toutes deux mettent des armées dans les mêmes centres.
sole-war = Dans l’une, on déclare les guerres ; dans l’autre, elles commencent par une attaque.

# --- corrections du maître de jeu

cannot-stand = { $unit } ne peut pas être placée là.
no-center = { THE($place) } n’est pas un centre de la carte { $board }.
not-corrigible =
    { COUNT($fields) ->
        [0] { $field } ne peut pas être corrigé à la main, ni rien d’autre dans cette partie.
       *[other] { $field } ne peut pas être corrigé à la main. Vous pouvez corriger { COMMAS($fields) }.
    }
corrected-otherwise = Les règles n’acceptent pas cette valeur pour { $field }.
not-judged = Il n’y avait pas d’ordre « { $order } » { INTO($phase) }.

# --- ce que refusent les règles et les parties

steps-named-alike = Deux étapes de l’année portent le même nom : { COMMAS($names) }.
step-beside-none = L’étape { $step } doit se placer près de { $other }, mais cette partie n’a pas cette étape.
steps-in-a-circle = Les étapes { COMMAS($names) } veulent chacune en précéder une autre.
steps-in-one-phase = Les étapes { $names } seraient toutes deux la phase { $phase }.
no-such-phase = La phase { $phase } n’existe pas dans cette partie, qui a { COMMAS($known) }.
rules-twice = Ces règles figurent deux fois : { COMMAS($names) }.
every-game = toute partie
events-named-alike = Deux événements différents s’appellent { $tag } : l’un de { $one }, l’autre de { $other }.
order-twice = Les règles { $one } et { $other } apportent toutes deux l’ordre { $order }.
option-of-two = L’option { $key } a un sens pour { $name } et un autre pour une autre règle.
contests-of-two = Deux règles donnent chacune leur propre lutte aux unités de { COMMAS($places) }.
sides-of-two = Deux règles placent l’unité { $unit } dans des camps différents.
rule-says = { $rule } dit { $answer }
rules-disagree = Les règles se contredisent ({ $what }) : { COMMAS($answers) }.
option-in-two = L’option { $key } vaut { $first } dans { $one } et { $second } dans { $other }. Indiquez-la une seule fois.
spec-too-long = Une liste de règles de { $n } caractères est trop longue.
no-rule-in-spec = { $term } dans { $spec } n’est pas une règle. Une règle telle que factional(term=2) est attendue.
rule-twice-in-spec = La règle { $name } figure deux fois dans { $spec }.
no-setting-in-spec = { $part } dans { $spec } n’est pas un réglage. La forme key=value est attendue.
setting-twice = L’option { $key } vaut à la fois { $first } et { $second } dans { $spec }. Indiquez-la une seule fois.
rules-named-alike = Les paquets { $one } et { $other } apportent deux règles différentes nommées { $name }.
options-in-a-circle = Ces options se fixent sans cesse l’une l’autre : { COMMAS($names) }. Fixez-en une.
bad-implied-value = L’option { $key } = { $value }, qui découle de { $name } = { $chosen }, est impossible. Attendu : { $type }.
option-implied-twice = L’option { $key } est fixée deux fois : { $one } = { $one_value } donne { $first }, { $other } = { $other_value } donne { $second }. Fixez-la vous-même.
endless-reactions = Les règles réagissent sans fin les unes aux autres. Le dernier événement était { $event }.
game-halted = La partie est arrêtée : { COMMAS($why) }
orders-awaited = Aucune échéance ne termine une phase de cette partie. Il manque les ordres de { COMMAS($seats) }.
no-die-awaited = La partie n’attend aucun dé.
bad-roll = { $label } : un dé à { $sides } faces donne de 1 à { $sides }, pas { $roll }.
game-not-halted = La partie n’est pas arrêtée.
seed-public = La partie est terminée et sa graine est publique. Faites-en plutôt une copie.
game-over = La partie est terminée.
dice-thrown = La phase est close et les dés sont jetés : { $die }
phase-not-open = La phase { $phase } n’est pas ouverte ; c’est { $current } qui l’est.
never-opened = La phase { $phase } n’a jamais été ouverte ; il y a eu { COMMAS($known) }.
unreadable-state = La table state.{ $rule } n’a pas la forme que montre cette règle. Reprenez sa forme d’un état exporté.

# --- messages rapides

phrase-unreadable = Ce n’est pas un message rapide : { $why }
phrase-unknown-kind = Il n’y a pas de message rapide { $kind }. Les messages rapides sont : { COMMAS($known) }.
phrase-needs = Le message rapide { $kind } a besoin du champ { $field }.
phrase-has-no = Le message rapide { $kind } n’a pas de champ { $field }.
phrase-wording = Il n’y a pas de formulation { $n }. La dernière est { $last }.
phrase-most-orders = Le message rapide { $kind } peut avoir au plus { $most } { $most ->
    [one] ordre
   *[other] ordres
}, et non { $n }.
phrase-too-long = { $text } est trop long. Au plus { $most } caractères sont possibles.
phrase-no-game = Les messages rapides peuvent être envoyés pendant que la partie se joue.
phrase-no-power = { $name } n’est pas une puissance de cette partie. Les puissances sont : { COMMAS($known) }.
phrase-own-power = C’est vous-même : { $power }. Choisissez une autre puissance.
phrase-no-province = Il n’y a pas de province { $name } sur ce plateau.
phrase-year = L’année doit être comprise entre { $first } et { $last }. { $year } n’est pas possible.
phrase-one-order = un seul ordre est attendu
phrase-order = { $order } n’est pas un ordre : { $why }
phrase-no-support = { $order } n’est pas un ordre de soutien.
phrase-no-unit = Il n’y a pas d’unité { $unit }.
phrase-not-yours = { $unit } n’est pas votre unité, vous ne pouvez donc pas offrir son soutien.
phrase-yours = { $unit } est votre propre unité, vous ne pouvez donc pas demander son soutien à d’autres.
phrase-peace = { $wording ->
    [0] Voulez-vous que nous restions en paix jusqu’à la fin de { $year } ?
    [1] Je propose la paix entre nous jusqu’à la fin de { $year }.
   *[2] Pas d’attaque entre nous jusqu’à la fin de { $year }. D’accord ?
}
phrase-demilitarize = { $wording ->
    [0] N’envoyons aucune unité { INTO($place) } avant la fin de { $year }, d’accord ?
    [1] Je propose que { THE($place) } reste une zone démilitarisée jusqu’à la fin de { $year }.
   *[2] Aucune unité { INTO($place) } jusqu’à la fin de { $year } : cela vous convient-il ?
}
phrase-alliance = { $wording ->
    [0] Voulez-vous que nous soyons alliés jusqu’à la fin de { $year } ?
    [1] Je propose une alliance jusqu’à la fin de { $year }.
   *[2] Travaillons ensemble jusqu’à la fin de { $year }.
}
phrase-joint-attack = { $wording ->
    [0] Voulez-vous attaquer { ACC($power) } avec moi ?
    [1] Je propose une attaque commune contre { ACC($power) }.
   *[2] Marchons ensemble contre { ACC($power) }.
}
phrase-ask-support = { $wording ->
    [0] Pourriez-vous soutenir { $move } avec { $unit } ?
    [1] J’ai besoin du soutien de { $unit } pour { $move }. Puis-je y compter ?
   *[2] Un soutien de { $unit } pour { $move } est-il possible ?
}
phrase-ask-support-hold = { $wording ->
    [0] Pourriez-vous soutenir { $target } sur place avec { $unit } ?
    [1] J’ai besoin du soutien de { $unit } pour que { $target } tienne. Puis-je y compter ?
   *[2] Un soutien de { $unit } pour { $target }, sur place, est-il possible ?
}
phrase-offer-support = { $wording ->
    [0] Voulez-vous que { $unit } soutienne { $move } ?
    [1] Je peux soutenir { $move } avec { $unit }.
   *[2] Je vous offre le soutien de { $unit } pour { $move }.
}
phrase-offer-support-hold = { $wording ->
    [0] Voulez-vous que { $unit } soutienne { $target } sur place ?
    [1] Je peux soutenir { $target } sur place avec { $unit }.
   *[2] Je vous offre le soutien de { $unit } pour que { $target } tienne.
}
phrase-ask-order = { $wording ->
    [0] Pourriez-vous donner cet ordre : { $orders } ?
    [1] Merci de donner cet ordre : { $orders }.
   *[2] Je vous propose de donner cet ordre : { $orders }.
}
phrase-plan = { $wording ->
    [0] Mon plan : { COMMAS($orders) }.
    [1] Voici ce que je compte faire : { COMMAS($orders) }.
   *[2] Mes ordres seront : { COMMAS($orders) }.
}
phrase-warn-power = { $wording ->
    [0] Méfiez-vous { OF($power) }.
    [1] Je ne fais pas confiance { DAT($power) }.
   *[2] Prenez garde { DAT($power) }.
}
phrase-warn-province = { $wording ->
    [0] Je crains pour { ACC($place) }.
    [1] Je m’attends à une attaque contre { ACC($place) }.
   *[2] Surveillons { ACC($place) }.
}
phrase-threat = { $wording ->
    [0] Si des unités { OF($power) } entrent { INTO($place) }, je riposterai.
    [1] Une attaque { OF($power) } contre { ACC($place) } signifierait la guerre avec moi.
   *[2] Je ne tolérerai pas d’unités { OF($power) } { INTO($place) }.
}
phrase-breach = { $wording ->
    [0] Une promesse { OF($power) } a été rompue.
    [1] La parole { OF($power) } n’a pas été tenue.
   *[2] On ne peut pas se fier à la parole { OF($power) }.
}
phrase-thank = { $wording ->
    [0] Merci beaucoup !
    [1] Merci, je ne l’oublierai pas.
   *[2] Un grand merci.
}
phrase-use-phrases = { $wording ->
    [0] Je ne lis que les messages rapides. J’y répondrai volontiers.
    [1] Malheureusement, je ne comprends que les messages rapides. Est-ce possible ainsi ?
   *[2] Un message rapide, s’il vous plaît, pour que je comprenne.
}
phrase-accept = { $wording ->
    [0] D’accord.
    [1] Oui, j’accepte.
   *[2] Vous pouvez compter sur moi.
}
phrase-refuse = { $wording ->
    [0] Non, merci.
    [1] Je ne peux pas accepter.
   *[2] Pas cette fois.
}
