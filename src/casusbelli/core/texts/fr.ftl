# Ce que dit l’arbitre. Les codes et les références sont dans core/verdicts.py.

nobody = personne
you = vous
list-and = { $others } et { $last }
row = { COMMAS($items) }
also = { $one } ; { $other }
sentences = { $one } { $other }
list-or = { $others } ou { $last }

no-match = { $other } n’avait pas cet ordre
coast-mismatch = { $other } avait l’ordre d’aller sur l’autre côte
no-convoy = les flottes qui devaient convoyer ne relient pas { ACC($from) } { DAT($place) }
convoy-broken = le convoi a été rompu quand { $other } a été délogée
paradox = le convoi déciderait de son propre sort ; la règle des paradoxes l’arrête
friend-there = { $other } reste { INTO($place) } et ne peut pas être délogée par une puissance amie
own-there = { $other }, de la même puissance, reste { INTO($place) }, et aucune puissance ne déloge ses propres unités
repelled = { $other } a tenu { ACC($place) }
head-to-head = { $other } venait en sens inverse avec une force au moins égale
friendly-help = { THE($victim) } et ses amis n’aident pas à déloger { $other }
bounced = rebond avec { $other }
outnumbered = { $other } était plus forte
attacked = attaquée par { $other }
dislodged = délogée par { $other }
entered = { $other } est entrée { INTO($place) }
tied = { $other } a revendiqué { ACC($place) } avec la même force
snarled = à travers cette frontière, il dépend d’un soutien qui dépend lui-même de lui, et il reste donc sans effet
no-unit = il n’y a pas d’unité { INTO($place) }
not-yours = { $other } appartient { DAT($owner) }
wrong-kind = l’unité qui s’y trouve est { $other }
missing-kind = dites s’il s’agit d’une armée ou d’une flotte
wrong-coast = la flotte est { $other }
irrelevant-coast = la côte indiquée pour { ACC($place) } ne veut rien dire ici
wrong-phase = cet ordre appartient à une autre phase
same-place = { $unit } est déjà { INTO($place) }
not-adjacent = { $unit } ne peut pas aller { INTO($place) }
army-at-sea = { THE($place) } est une mer ; une armée ne peut pas y aller
fleet-inland = { THE($place) } n’a pas de côte ; une flotte ne peut pas y aller
no-route = aucune flotte en mer ne pourrait convoyer { $unit } vers { ACC($place) }
coast-needed = précisez la côte { OF($place) } : { OR($choices) }
coast-unreachable = { $unit } ne peut pas atteindre cette côte { OF($place) }
self-support = une unité ne peut pas se soutenir elle-même
no-target = il n’y a pas d’unité { INTO($place) }
cannot-reach = { $unit } ne pourrait pas aller elle-même { INTO($place) }
moves-only = { $unit } pourrait aller { INTO($place) }, mais cette frontière ne permet pas de soutien
own-province = une unité ne peut pas soutenir une attaque sur sa propre province
target-cannot = { $other } ne peut pas aller { INTO($place) }
convoyed-by-itself = { $other } n’atteint { ACC($place) } que si { $unit } la convoie
not-a-fleet = seule une flotte peut convoyer
not-at-sea = une flotte { INTO($place) } ne peut pas convoyer ; elle doit être en mer
not-an-army = seule une armée peut être convoyée ; { $other } est une flotte
superfluous = aucune route de { $other } vers { ACC($place) } n’a besoin de { $unit }
closed = on ne peut pas entrer { INTO($place) } avant : { $date }
permanently-closed = on ne peut entrer { INTO($place) } à aucun moment de la partie
second-order = { $unit } a un autre ordre qui compte
contradictory = { $unit } a plusieurs ordres ; aucun ne compte
missing-nation = dites à qui est { $other }
wrong-nation = { $other } appartient { DAT($owner) }
in-disorder = { $other } n’a pas de joueur et ne peut pas être soutenue ici
not-dislodged = { $unit } n’a pas été délogée
retreat-origin = l’attaquant venait { OF($place) }
retreat-contested = il y a eu un rebond { INTO($place) }
retreat-barred = { $unit } ne peut pas se retirer { INTO($place) }
retreat-occupied = il y a déjà une unité { INTO($place) }
retreat-collision = { $other } se retire aussi { INTO($place) }
retreat-yields = { $other } se retire aussi { INTO($place) }, par une frontière plus facile à franchir
no-retreat-order = aucune retraite n’a été ordonnée
nowhere = il n’y a aucune province de retraite
not-a-center = { THE($place) } n’est pas un centre de ravitaillement
not-home = { THE($place) } n’est pas un centre national { OF($owner) }
not-owned = { THE($owner) } ne possède pas { ACC($place) }
site-occupied = { $other } se trouve { INTO($place) }
build-inland = { THE($place) } n’a pas de côte ; construisez une armée
build-army-at-sea = on ne peut pas construire d’armée { INTO($place) }
build-coast-needed = précisez la côte { OF($place) } : { OR($choices) }
site-taken = une autre construction { INTO($place) } compte
too-many-builds = { THE($owner) } n’a plus d’unité à construire
too-many-disbands = { THE($owner) } n’a plus d’unité à dissoudre
kept = { $unit } n’est pas parmi les unités à dissoudre
removed-twice = { $unit } est déjà dissoute
civil-disorder = aucune dissolution n’a été ordonnée ; { $unit } est la première à partir

# --- résultats

result = { $result ->
    [stands] tient
    [succeeds] réussit
    [fails] échoue
    [cut] coupé
    [invalid] nul
    [illegal] nul
    [available] disponible
    [disrupted] rompu
    [given] donné
    [dislodged] délogée
    [destroyed] détruite
   *[other] { $result }
}
outcome = { $subject } : { $result ->
    [stands] tient
    [succeeds] réussit
    [fails] échoue
    [cut] coupé
    [invalid] nul
    [illegal] nul
    [available] disponible
    [disrupted] rompu
    [given] donné
   *[other] { $result }
}
unordered = { $unit }, sans ordre : { $result ->
    [stands] tient
    [succeeds] réussit
    [fails] échoue
   *[other] { $result }
}
because = { $start } : { $why }
because-and-doomed = { $start } ; elle est { $fate }
start-and-doomed = { $start } ; { $unit } est { $fate }
doomed = { $subject } est { $fate }
unordered-doomed = { $subject } n’avait pas d’ordre et est { $fate }
and-doomed = { $start } et est { $fate }
and-so-doomed = { $start } et { $fate }
fate-dislodged = délogée
fate-dislodged-by = délogée par { $other }
fate-destroyed = délogée et détruite
fate-destroyed-by = délogée par { $other } et détruite

# --- résultats des ordres, comme les joueurs les disent

row-result = { $result ->
    [stands] Position tenue.
    [succeeds] { $act ->
        [move] Déplacement réussi.
        [retreat] Retraite effectuée.
        [build] Unité construite.
        [disband] Unité dissoute.
        [waive] Construction abandonnée.
       *[other] Ordre réussi.
    }
    [fails] Échec.
    [invalid] Ordre nul.
    [illegal] Ordre nul.
    [given] Soutien donné.
    [cut] Soutien coupé.
    [available] Convoi assuré.
    [disrupted] Convoi rompu.
   *[other] { SENTENCE($result) }
}
row-cut-by = Soutien coupé par { $other }.
row-why = { SENTENCE($why) }
row-fate = { $fate ->
    [destroyed] Délogée et détruite.
   *[other] Délogée.
}
row-fate-by = { $fate ->
    [destroyed] Délogée par { $other } et détruite.
   *[other] Délogée par { $other }.
}

# --- forces, comme « pourquoi ? » les raconte

attack-strength = force d’attaque de { $unit } : { $value }
hold-strength = force de résistance de { $unit } : { $value }
defend-strength = force de défense de { $unit } : { $value }
prevent-strength = force d’empêchement de { $unit } : { $value }
claim-strength = force de revendication de { $unit } : { $value }
strength-helped = { $strength } (elle-même + { PLUS($helpers) })
strength-half-helped = { $strength } (la moitié d’elle-même + { PLUS($helpers) }, à cause de la frontière qu’elle franchit)
strength-only-helped = { $strength } (seulement { PLUS($helpers) }, car cette frontière faible ne lui laisse aucune force propre)
crosses-half = à travers cette frontière, elle n’a que la moitié de sa propre force
crosses-weak = à travers cette frontière faible, elle n’a aucune force propre
defends-itself = là où elle se trouve, elle a toujours sa propre force
strength-remark = { $strength } ({ $remark })
strength-lost = { $strength } ; le soutien de { $helper } { $why }
spares-own = elle n’attaque pas une unité de sa propre puissance
spares-friend = elle n’attaque pas une unité amie
tried-to-move = elle a voulu se déplacer
beaten-from-there = délogée par { $other }, qui vient de là
was-dislodged = elle a été délogée par { $other }
was-attacked = elle a été attaquée par { $other }
no-help-own = n’aide pas à déloger { $unit }, de sa propre puissance
no-help-friend = n’aide pas à déloger { $unit }, une unité amie
does-not-count = ne compte pas : { $why }
was-for-move = était pour { $order }
was-for-hold = était pour la position de { $unit }
was-lost = a été perdu quand { $other } l’a délogée
was-cut = a été coupé par { $other }

# --- ce qui s’est passé d’autre, comme « pourquoi ? » le raconte

claim = la revendication { OF($place) } par { $unit }
claim-support = le soutien de { $unit } à { $claim }
may-retreat = elle peut se retirer en { OR($places) }
no-way-out = il n’y a aucune province où elle pourrait se retirer
stood-attacks = elle a résisté { COUNT($units) ->
    [one] à l’attaque de { $units }
   *[other] aux attaques de { $units }
}
beleaguered = { $units } se sont neutralisées : une garnison assiégée reste en place
no-fleet = aucune flotte n’avait l’ordre de la convoyer
by-convoy = elle est allée par convoi
by-land = elle est allée par terre
it-dislodged = elle a délogé { $other }
convoy-was = convoi de { $unit } : { $state }
convoy-was-when = convoi de { $unit } : { $state }, quand { $other } l’a délogée
noted-because = { $note } : { $why }
paradox-note = le sort du convoi dépendrait de ce que cette armée même fait en débarquant ; { $rule }
paradox-szykman = par la règle de Szykman, les flottes du paradoxe ne convoient pas
paradox-all-hold = par la règle de cette table, aucun mouvement du paradoxe ne réussit
paradox-else = la règle de { $rule } n’en dit rien, et la règle de Szykman arrête le convoi
changed-places = elle a échangé sa place avec { $other }
in-a-ring = elle a avancé en cercle avec { $units }
came-by-convoy = { $other } est venue par convoi
does-not-cut = l’attaque de { $other } ne le coupe pas : { $why }
same-power = elle est de la même puissance
a-friends = elle est d’une puissance amie
comes-from-there = elle vient elle-même { OF($place) } et devrait la déloger
weak-does-not-cut = elle franchit une frontière faible sans soutien qui compte ici
half-does-not-cut = à travers cette frontière, elle devrait la déloger
snarl-does-not-cut = à travers cette frontière faible, sa force dépend d’un soutien qui dépend lui-même d’elle
convoy-does-not-cut = par la règle de { $rule }, une armée venue par convoi ne le coupe pas

# --- dates de la carte

# $case : « printemps 1901 » seul, et « le printemps », « au », « du », « en automne » dans une phrase.

date = { $case ->
    [the] { $season ->
        [S] le{" "}
       *[other] l’
    }
    [acc] { $season ->
        [S] le{" "}
       *[other] l’
    }
    [dat] { $season ->
        [S] au{" "}
       *[other] à l’
    }
    [of] { $season ->
        [S] du{" "}
       *[other] de l’
    }
    [into] { $season ->
        [S] au{" "}
       *[other] en{" "}
    }
   *[label] {""}
}{ $season ->
    [S] printemps
    [F] automne
    [W] hiver
   *[other] { $season }
} { $year }
date-of-step = { $case ->
    [the] les{" "}
    [acc] les{" "}
    [dat] aux{" "}
    [of] des{" "}
    [into] pendant les{" "}
   *[label] {""}
}{ $kind ->
    [M] mouvements, { $date }
    [R] retraites, { $date }
    [A] ajustements, { $date }
   *[other] { $date } ({ $kind })
}
never = jamais

# --- unités et ordres par leurs noms

unit-named = { $kind ->
    [A] armée { $place }
    [F] flotte { $place }
   *[other] { $place }
}
place-on-coast = { $coast ->
    [NC] { $place } (côte nord)
    [EC] { $place } (côte est)
    [SC] { $place } (côte sud)
    [WC] { $place } (côte ouest)
   *[other] { $place } ({ $coast })
}
order-hold = { $unit } tient
order-move = { $unit } → { $to }
order-move-via = { $unit } → { $to } par convoi
order-support = { $unit } soutient { $target }
order-support-move = { $unit } soutient { $target } → { $to }
order-convoy = { $unit } convoie { $target } → { $to }
order-retreat = { $unit } se retire : { $to }
order-build = Construction : { $unit }
order-of = { $power } : { $order }
role-neutral = Neutre
order-disband = Dissolution : { $unit }
order-waive = Renoncer à une construction

# --- points que les livrets de règles laissent ouverts

ruling-convoy-disruption-label = Convois à plusieurs routes
ruling-convoy-disruption = Une armée peut avoir plusieurs routes par des flottes qui convoient. Ceci dit quand la perte d’une flotte l’arrête.
ruling-convoy-disruption-all-routes = Arrêté seulement si toutes les routes sont rompues
ruling-convoy-disruption-any-route = Arrêté si une de ses flottes est délogée
ruling-convoy-paradox-label = Paradoxes de convoi
ruling-convoy-paradox = C’est la règle pour un convoi dont la réussite dépendrait de son propre débarquement. Ce qu’un livret imprimé laisse ouvert est tranché par la règle de Szykman.
ruling-convoy-paradox-szykman = Règle de Szykman : le convoi échoue
ruling-convoy-paradox-1971 = Règles de 1971
ruling-convoy-paradox-1982 = Règles de 1982
ruling-convoy-paradox-2000 = Règles de 2000
ruling-convoy-paradox-all-hold = Tous les mouvements du paradoxe échouent
ruling-convoy-intent-label = Convoi ou route de terre
ruling-convoy-intent = Une armée peut être voisine de sa destination et y être convoyée. Ceci dit quand elle va par mer.
ruling-convoy-intent-own-fleet = Si une flotte de sa propre puissance la convoie
ruling-convoy-intent-swap = Seulement pour échanger sa place avec une autre unité
ruling-convoy-intent-own-orders = Si les ordres de sa propre puissance le prévoient
ruling-convoy-intent-said = Seulement si l’ordre dit « par convoi »
ruling-via-fallback-label = Route de terre si un convoi échoue
ruling-via-fallback = Une armée voisine de sa destination y va par terre si son convoi manque ou échoue.
ruling-convoyed-cut-label = Attaques par convoi contre un soutien visant leur province
ruling-convoyed-cut = Une attaque ne coupe pas un soutien donné contre la province de l’attaquant. Ceci dit si elle le coupe quand l’armée vient par convoi.
ruling-convoyed-origin-label = Retraites vers la province d’un attaquant convoyé
ruling-convoyed-origin = Une unité délogée ne peut pas se retirer dans la province d’où on l’a attaquée. Ceci dit si elle le peut quand l’attaquant est venu par convoi.
ruling-convoyed-origin-open = Permises
ruling-convoyed-origin-closed = Interdites
ruling-dislodged-effect-label = Unités délogées et province de leur attaquant
ruling-dislodged-effect = Une unité délogée n’a pas d’effet sur la province d’où vient son attaquant. Ceci dit si elle y fait encore rebondir d’autres unités quand les deux ne se sont pas rencontrées, l’une étant convoyée.
ruling-dislodged-effect-no-battle = Fait rebondir si elles ne se sont pas rencontrées
ruling-dislodged-effect-never = Ne fait jamais rebondir
ruling-coast-omitted-label = Côte omise, une seule possible
ruling-coast-omitted = Une flotte doit aller dans une province à deux côtes sans qu’on dise laquelle, et n’en atteint qu’une.
ruling-coast-omitted-follow = Elle va sur cette côte
ruling-coast-omitted-illegal = L’ordre est nul
ruling-coast-impossible-label = Côte hors d’atteinte
ruling-coast-impossible = Une flotte doit aller sur une côte qu’elle n’atteint pas, mais elle atteindrait l’autre.
ruling-coast-impossible-follow = Elle va sur l’autre côte
ruling-coast-impossible-illegal = L’ordre est nul
ruling-coast-in-support-label = Côtes dans les ordres de soutien
ruling-coast-in-support = Ceci dit quand un ordre de soutenir une flotte vers une province à deux côtes doit nommer la côte.
ruling-coast-in-support-optional = Jamais
ruling-coast-in-support-own-units = Seulement pour la flotte d’une autre puissance
ruling-coast-in-support-required = Toujours
ruling-coast-wrong-label = Mauvaise côte d’une unité
ruling-coast-wrong = Un ordre nomme la mauvaise côte de l’unité qu’il commande, soutient ou convoie.
ruling-coast-wrong-ignore = La côte est ignorée
ruling-coast-wrong-illegal = L’ordre est nul
ruling-coast-irrelevant-label = Côte sans objet
ruling-coast-irrelevant = Un ordre nomme une côte qui n’existe pas ou n’importe pas.
ruling-coast-irrelevant-ignore = La côte est ignorée
ruling-coast-irrelevant-illegal = L’ordre est nul
ruling-kind-missing-label = Type d’unité omis
ruling-kind-missing = Un ordre ne dit pas s’il s’agit d’une armée ou d’une flotte.
ruling-kind-missing-follow = L’ordre est suivi
ruling-kind-missing-illegal = L’ordre est nul
ruling-kind-wrong-label = Mauvais type d’unité
ruling-kind-wrong = Un ordre appelle armée une flotte, ou flotte une armée.
ruling-kind-wrong-follow = L’ordre est suivi
ruling-kind-wrong-illegal = L’ordre est nul
ruling-kind-missing-in-build-label = Type d’unité omis dans une construction
ruling-kind-missing-in-build = Un ordre de construction ne dit ni armée ni flotte. Une côte indiquée suggère une flotte, une province intérieure une armée.
ruling-kind-missing-in-build-guess = On construit ce que suggère la province ou la côte
ruling-kind-missing-in-build-inland = Une armée à l’intérieur, rien ailleurs
ruling-kind-missing-in-build-illegal = L’ordre est nul
ruling-fleet-inland-label = Flotte construite à l’intérieur
ruling-fleet-inland = On ordonne de construire une flotte dans une province intérieure.
ruling-fleet-inland-fails = La construction échoue
ruling-fleet-inland-army = Une armée est construite
ruling-nation-missing-label = Puissance omise
ruling-nation-missing = Un ordre de soutenir ou de convoyer l’unité d’une autre puissance ne nomme pas celle-ci.
ruling-nation-missing-follow = L’ordre est suivi
ruling-nation-missing-illegal = L’ordre est nul
ruling-nation-wrong-label = Mauvaise puissance
ruling-nation-wrong = Un ordre de soutenir ou de convoyer nomme la mauvaise puissance.
ruling-nation-wrong-follow = L’ordre est suivi
ruling-nation-wrong-illegal = L’ordre est nul
ruling-several-orders-label = Plusieurs ordres à une unité
ruling-several-orders = Une unité reçoit plusieurs ordres valables. Ceci dit lequel compte.
ruling-several-orders-first = Le premier
ruling-several-orders-last = Le dernier
ruling-several-orders-hold = Aucun ; l’unité tient sa position
ruling-extra-builds-label = Trop de constructions
ruling-extra-builds = Une puissance ordonne plus de constructions qu’elle n’en a le droit. Ceci dit lesquelles comptent.
ruling-extra-builds-first = Les premières
ruling-extra-builds-last = Les dernières
ruling-extra-builds-none = Aucune
ruling-builds-in-one-place-label = Plusieurs constructions dans une province
ruling-builds-in-one-place = Une puissance ordonne plusieurs constructions dans la même province. Ceci dit laquelle compte.
ruling-builds-in-one-place-first = La première
ruling-builds-in-one-place-last = La dernière
ruling-builds-in-one-place-none = Aucune
ruling-extra-disbands-label = Trop de dissolutions
ruling-extra-disbands = Une puissance ordonne plus de dissolutions qu’elle ne doit. Ceci dit quels ordres comptent.
ruling-extra-disbands-first = Les premiers
ruling-extra-disbands-last = Les derniers
ruling-extra-disbands-disorder = Aucun ; la règle d’office décide
ruling-cd-removal-label = Dissolutions sans ordres
ruling-cd-removal = Une puissance doit dissoudre des unités et ne dit pas lesquelles. La plus éloignée part d’abord ; ceci dit d’où l’on mesure la distance.
ruling-cd-removal-2023 = Des centres qu’elle possède (règles de 2023)
ruling-cd-removal-classic = De ses centres nationaux (règles de 1971 et de 1982)
ruling-cd-removal-country = De son territoire national (règles de 2000)
ruling-cd-support-label = Soutien aux unités sans joueur
ruling-cd-support = Une unité d’une puissance sans joueur tient sa position. Ceci dit si d’autres peuvent la soutenir.

# --- ce qui n’est pas compris

fault = { $word } : { $problem }
fault-hint = { $word } : { $problem } ; vouliez-vous dire { OR($hints) } ?
no-sign = (un caractère qui ne peut pas être affiché)
nothing = (rien)
one-order = un seul ordre était attendu, mais { $order } en est déjà un
too-many-mistakes = trop d’erreurs ; rien n’a été lu après cette ligne
text-too-long = le texte est trop long pour des ordres ; { $limit } caractères au plus sont lus
line-too-long = la ligne est trop longue pour des ordres ; { $limit } caractères au plus sont lus
expected = attendu : { $what }
expected-only = attendu : { $what } et rien d’autre
expected-end = rien de plus n’était attendu après { $order }
breaks-off = l’ordre est incomplet ; attendu : { $what }
verb-after = { OR($verbs) } après { $unit }
where-to = - et où va { $unit }
no-such-power = cette puissance n’existe pas
no-such-province = cette province n’existe pas
no-such-thing = aucune province, aucune puissance et aucun ordre ne porte ce nom
no-such-coast = { THE($place) } n’a pas cette côte
nobody-may-enter = aucune unité ne peut entrer { INTO($place) }
could-be = pourrait être { OR($meanings) }
stands-twice = { $what } figure deux fois
a-power = une puissance
powers = des puissances
a-province = une province
provinces = des provinces
a-unit = une unité
units = des unités
an-order = un ordre
a-number = un nombre
a-coast = une côte

# --- ce qui est lu et ignoré

note-no-coast = { THE($place) } n’a pas de côte { $coast ->
    [NC] nord
    [EC] est
    [SC] sud
    [WC] ouest
   *[other] { $coast }
} ; ignoré
note-convoy-path = on ne peut pas ordonner la route d’un convoi ; ignoré : { COMMAS($places) }
a-move-to = un mouvement vers { ACC($place) }

# --- ces ordres vont-ils ensemble ?

coherence-support-of-mover = { $target } a l’ordre d’aller { INTO($place) } : le soutien de { $unit } à sa position ne sert à rien.
coherence-support-elsewhere = { $target } a l’ordre d’aller { INTO($elsewhere) } : { $unit } ne peut pas soutenir un mouvement vers { ACC($place) }.
coherence-support-of-nobody = { $target } n’a pas l’ordre d’aller { INTO($place) } : le soutien de { $unit } ne sert à rien.
coherence-support-against-own = { $unit } soutient une attaque sur { ACC($place) }, mais votre propre unité { $victim } y reste, et votre soutien ne peut pas aider à la déloger.
coherence-convoy-of-nobody = { $target } n’a pas l’ordre d’aller { INTO($place) } : { $unit } n’a rien à convoyer.
coherence-convoy-by-others = { $unit } n’atteint { ACC($place) } que si des flottes d’autres puissances la convoient.
coherence-convoy-missing = Pour aller { INTO($place) }, { $unit } doit être convoyée par { $fleets }.
coherence-own-stays = Votre propre unité { $other } reste { INTO($place) } : { $unit } ne peut pas y aller.
coherence-swap = { $unit } et { $other } ne peuvent pas échanger leurs places sans convoi.
coherence-yours-already = { THE($place) } vous appartient déjà, et aucune unité d’une autre puissance n’est à côté.
coherence-bounce = { ALL($units) } ont l’ordre d’aller dans la même province, { $place }, et rebondiront si aucune n’a plus de soutien.
coherence-retreats = { ALL($units) } se retirent ensemble { INTO($place) } et seront toutes dissoutes.
coherence-builds = Vous pouvez encore construire { $n ->
    [one] une unité
   *[other] { $n } unités
}.
coherence-removals = Vous devez encore dissoudre { $n ->
    [one] une unité
   *[other] { $n } unités
} ; sinon, la règle d’office choisit.

# --- dates et heures

moment-this-year = { $weekday } { $day } { $month }, { $time } { $zone }
moment = { $weekday } { $day } { $month } { $year }, { $time } { $zone }
weekday =
    { $n ->
        [1] lun.
        [2] mar.
        [3] mer.
        [4] jeu.
        [5] ven.
        [6] sam.
       *[7] dim.
    }
month =
    { $n ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }

# --- décisions et cartes désignées par leur nom

unknown-map = Aucune carte ne s’appelle { $name }. Il y a { COMMAS($known) }.
unknown-map-near = Aucune carte ne s’appelle { $name }. Vouliez-vous dire { $near } ?
unknown-preset = Il n’y a pas de préréglage { $preset }. Choisissez parmi { COMMAS($presets) }.
unknown-ruling = Il n’y a pas d’option { $key } pour un tour. Choisissez parmi { COMMAS($known) }.
unknown-ruling-near = Il n’y a pas d’option { $key } pour un tour. Vouliez-vous dire { $near } ?
bad-ruling = L’option { $key } = { $value } est impossible. Choisissez { OR($values) }.
