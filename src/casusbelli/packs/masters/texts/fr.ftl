# Les Règles Masters en français : petites puissances, contrôle variable, rébellion, annexion, désarmement, aide étrangère.

# --- comment s’appellent les règles

pack-masters = Règles Masters
pack-masters-about = Les six Règles Masters réunies : petites puissances, contrôle variable, rébellion, annexion, désarmement et aide étrangère.
minute-idea = Chaque centre de ravitaillement neutre est une petite puissance avec sa propre armée, et quiconque garde ses distances peut lui donner des ordres.
minute-turn = À chaque phase de mouvement, vous avez autant d’ordres que de centres de ravitaillement. Les ordres à vos propres unités passent d’abord ; les autres vont aux petites puissances et aux puissances sans joueur. L’ordre que tous les joueurs réunis écrivent le plus souvent est suivi, et vous pouvez écrire plusieurs fois le même. En hiver, au lieu de construire, vous pouvez lever des rebelles dans un centre non gardé d’une autre puissance, annexer un centre pour en faire un centre national, ou payer l’unité d’une autre puissance.
minute-care = Vous ne pouvez pas donner d’ordres à une puissance si une de vos unités est dans un de ses centres ou pourrait y entrer. Tout le monde peut lire ensuite qui a ordonné quoi. En cas d’égalité entre les ordres, l’unité tient sa position.
minute-victory = Vous gagnez seul avec 18 centres de ravitaillement, ou les joueurs qui restent s’accordent sur une nulle. Les petites puissances ne gagnent jamais, mais leurs armées peuvent décider de la partie.
pack-minor-powers = Petites puissances
pack-minor-powers-about = Chaque centre de ravitaillement neutre est une petite puissance avec sa propre armée.
pack-variable-control = Contrôle variable
pack-variable-control-about = Les joueurs écrivent des ordres pour les puissances en désordre civil ; l’ordre écrit le plus souvent est suivi.
pack-rebellion = Rébellion
pack-rebellion-about = Au lieu de construire une unité à vous, vous pouvez lever des rebelles dans un centre non gardé d’une autre puissance.
pack-annexation = Annexion
pack-annexation-about = Au lieu de construire une unité, vous pouvez faire d’un centre que vous possédez depuis un an un centre national.
pack-disarmament = Désarmement
pack-disarmament-about = Vous pouvez dissoudre vos propres unités pendant les ajustements, même sans y être obligé.
pack-foreign-aid = Aide étrangère
pack-foreign-aid-about = Au lieu de construire une unité à vous, vous pouvez permettre à une autre puissance d’en construire ou d’en garder une.

chapter-base = Unités, constructions et pertes
chapter-minors = Petites puissances
chapter-control = Contrôle variable
chapter-rebellion = Rébellion
chapter-annexation = Annexion
chapter-disarmament = Désarmement
chapter-aid = Aide étrangère

# --- de qui il s’agit

# $case : « unité rebelle » seul, et « l’unité rebelle » dans une phrase, après « à » et « de » aussi.

rebel = { $case ->
    [THE] l’unité rebelle
    [ACC] l’unité rebelle
    [DAT] l’unité rebelle
    [OF] l’unité rebelle
   *[label] unité rebelle
} { $unit }
counted = { $you ->
    [what] vous ({ $n })
   *[no] { $what } ({ $n })
}
role-rebel = Rebelle
role-rebels = Rebelles
role-rebels-article = les
sentences = { $one } { $other }

# --- refus

ineligible = Vous ne pouvez pas donner d’ordres aux unités { OF($whom) } pendant cette phase : votre { $unit } est { INTO($place) }, un centre de cette puissance, ou à côté.
over-cap = { $n ->
    [0] Vous n’avez pas d’ordres ce tour-ci.
    [one] Vous avez utilisé votre seul ordre de ce tour. Les ordres à vos propres unités et les copies comptent aussi.
   *[other] Vous avez utilisé vos { $n } ordres de ce tour. Les ordres à vos propres unités et les copies comptent aussi.
}
conflicting = Vous avez écrit plusieurs ordres différents pour { $unit }. N’en écrivez qu’un.
nested = { THE($whom) } est en désordre civil et ne peut pas recevoir un tel ordre. Donnez plutôt des ordres à ses unités.
not-cd = { THE($whom) } n’est pas en désordre civil : seul son joueur donne des ordres à ses unités.
no-control = Dans cette partie, vous ne pouvez donner d’ordres qu’à vos propres unités.
one-vote = Vous avez déjà voté. Vous avez une voix pour chaque retraite et chaque ajustement.
no-entitlement = Vous n’avez plus de droit à une unité pour cet ordre. Chaque unité à laquelle vous avez droit ne sert qu’à un seul ordre.
occupied = { $other } est { INTO($place) }.
guarded = { $other } { OF($whom) } est voisine { OF($place) } et garde ce centre.
not-others = { THE($place) } : ce n’est pas un centre d’une autre puissance.
not-center = { THE($place) } : ce n’est pas un centre de ravitaillement.
not-home = { THE($place) } : ce n’est pas un centre national { OF($whom) }.
not-owned = { THE($whom) } ne possède pas { ACC($place) }.
already-home = { THE($place) } : c’est déjà un centre national { OF($whom) }.
not-last-year = { THE($whom) } ne possédait pas { ACC($place) } aux derniers ajustements et ne peut donc pas encore annexer ce centre.
self-aid = Une puissance ne peut pas s’aider elle-même. Nommez une autre puissance.
no-recipient = { THE($whom) } n’a ni unité ni centre et ne peut donc pas recevoir d’aide.
no-rebel = Il n’y a pas d’unité rebelle { INTO($place) }.
disband-cd = { THE($whom) } n’a pas d’unité à perdre, et les autres joueurs ne peuvent pas désarmer cette puissance.
out = Votre puissance n’a ni unité ni centre : vous n’écrivez pas d’ordres.
two-builds = Une autre de vos constructions { INTO($place) } compte.
goes-already = { $unit } doit déjà être dissoute.
no-loss = { THE($whom) } n’a plus d’unité à dissoudre.
not-required = Cette perte n’est plus exigée.
other-winter = Vous ne pouvez écrire « { $order } » que pendant les ajustements, à la fin de l’année.
contest-tied = Rien n’est construit { INTO($place) }, car { $orders } { COUNT($orders) ->
    [one] a été écrit
   *[other] ont été écrits
} aussi souvent.
contest-lost = { $order } a été écrit plus souvent pour { ACC($place) }.
outvoted = D’autres ordres pour { ACC($whom) } ont autant de voix ou plus.

# --- les six règles : options

vacant-label = Grandes puissances sans joueur
vacant = Ces grandes puissances n’ont pas de joueur quand la partie commence.
vacant-kinds = les noms de puissances, séparés par des virgules
vacant-wrong = { COMMAS($given) } : cela ne peut pas rester sans joueur. Nommez certaines de ces puissances, mais pas toutes : { COMMAS($powers) }.
unplayed-label = Grandes puissances que personne ne joue
unplayed = Une grande puissance que personne ne joue dès le début reste une seule puissance en désordre civil, ou chacun de ses centres devient une petite puissance.
unplayed-cd-power = Une seule puissance en désordre civil
unplayed-minors = Des petites puissances
last-survivor-wins-label = Victoire du dernier joueur
last-survivor-wins = Si tous les autres joueurs sont éliminés, le dernier peut gagner, quoi que possèdent les petites puissances, ou la partie peut continuer.
last-survivor-wins-true = Le dernier joueur gagne
last-survivor-wins-false = La partie continue
nobody-called = { $table } : personne ne s’appelle « { $name } »

# --- les six règles : le livret

hold-rule = Une unité sans ordre tient sa position, et les autres peuvent soutenir cette position (MR0.4, MR0.5).
due-rule = Après l’automne, une puissance qui a plus de centres de ravitaillement que d’unités a droit à la différence. Peu importe qu’elle ait ou non une place libre pour construire (MA-37).
build-rule = Pendant les ajustements, une puissance peut construire chaque unité à laquelle elle a droit dans un centre national libre qu’elle possède.
build-anywhere-rule = Pendant les ajustements, une puissance peut construire chaque unité à laquelle elle a droit dans n’importe quel centre de ravitaillement libre qu’elle possède.
loss-rule = Une puissance qui a plus d’unités que de centres de ravitaillement doit dissoudre la différence. { $how ->
   *[classic] Si son joueur ne dit pas quelles unités partent, la plus éloignée de son centre national le plus proche part d’abord ; à distance égale, une flotte avant une armée, puis dans l’ordre alphabétique des provinces (MA-22).
    [2023] Si son joueur ne dit pas quelles unités partent, la plus éloignée de son centre de ravitaillement le plus proche part d’abord ; à distance égale, une flotte avant une armée, puis dans l’ordre alphabétique des provinces (MA-22).
    [country] Si son joueur ne dit pas quelles unités partent, la plus éloignée de son territoire national part d’abord ; à distance égale, une flotte avant une armée, puis dans l’ordre alphabétique des provinces (MA-22).
} C’est la règle d’office.
at-once-rule = Tous les ordres d’ajustement sont résolus en même temps, d’après la position après les retraites d’automne. Une construction ou une perte ne change rien pour les autres ordres des mêmes ajustements (MR5.3).
funding-rule = { COUNT($uses) ->
    [one] Chaque unité à laquelle un joueur a droit sert à une construction. S’il ordonne plus de constructions, les premières qui sont valables comptent (MA-62, MA-63).
   *[other] Chaque unité à laquelle un joueur a droit sert à un seul ordre : { OR($uses) }. Ses ordres les utilisent de haut en bas de sa liste. Un ordre invalide n’utilise rien, et un ordre pour lequel il ne reste aucune unité est nul (MA-62, MA-63).
}
use-build = une construction
use-rebel = une unité rebelle
use-annexation = une annexion
use-aid = une aide
civil-disorder-rule = Une puissance sans joueur est en désordre civil. Si un joueur quitte la partie, sa puissance est en désordre civil à partir de la phase suivante, jusqu’à ce que quelqu’un la reprenne ; un joueur qui manque seulement une échéance ne la met pas en désordre civil (MA-5).
disorder-rule = Une puissance en désordre civil ne gagne pas, ne vote pas et n’a pas de part dans une nulle (MA-70, MA-73).
vacant-rule = { $minors ->
    [yes] Personne ne joue { ACC($power) } depuis le début : ses centres sont donc des petites puissances (MA-31).
   *[no] Personne ne joue { ACC($power) } depuis le début : cette puissance est donc en désordre civil (MA-31).
}
out-rule = Une puissance qui n’a ni unité ni centre est éliminée, et son joueur n’écrit plus d’ordres (MA-27).
last-rule = S’il ne reste qu’un joueur dans la partie, il gagne, quoi que possèdent les autres puissances (MA-70).

# --- petites puissances

minor-army-per-label = Armées d’une petite puissance
minor-army-per = Sur certaines cartes, une petite puissance a plusieurs centres. Elle commence avec une armée dans chacun d’eux, ou avec une seule armée.
minor-army-per-sc = Une dans chaque centre
minor-army-per-power = Une pour toute la puissance
minors-rule = Chaque centre de ravitaillement qui n’est pas un centre national d’une grande puissance appartient dès le début à une petite puissance, dont il est le centre national : { COMMAS($powers) } (MR1.1, MR1.3, MR1.4).
minors-army-rule = { $how ->
   *[sc] Dans chacun de ses centres se trouve une armée de la petite puissance, ou une flotte là où une armée ne peut pas se tenir (MR1.2, MA-29, MA-30).
    [power] Chaque petite puissance a une armée dans son premier centre, ou une flotte là où une armée ne peut pas se tenir (MR1.2, MA-29, MA-30).
}
minors-taken-rule = Comme d’habitude, un centre ne change de mains que si une unité étrangère s’y trouve après l’automne : il faut donc vaincre son armée ou l’attirer ailleurs (MR1.7).
minors-disorder-rule = Les petites puissances sont toujours en désordre civil : elles n’ont ni joueur ni voix et ne gagnent jamais. N’importe quelle puissance peut soutenir la position de leurs unités (MR1.5, MR1.8).
minors-steered-rule = Leurs unités tiennent leur position, sauf si des joueurs leur donnent des ordres. Les votes des joueurs décident de leurs retraites, de leurs constructions et de leurs pertes (MR1.9-MR1.12).
minors-idle-rule = Leurs unités tiennent leur position et ne se soutiennent pas. Elles sont dissoutes quand elles sont délogées, et les petites puissances ne construisent rien (MR1.9-MR1.11).
minors-example = Au printemps 1901, une flotte allemande va de Kiel au Danemark. L’armée danoise tient sa position, et la flotte rebondit. Avec le soutien d’une autre unité, la flotte délogerait l’armée.

# --- contrôle variable : options

vc-resolution-label = Ordre suivi par une unité
vc-resolution = Plusieurs joueurs peuvent écrire des ordres pour une même unité en désordre civil. Ceci décide lequel elle suit.
vc-resolution-plurality = Celui qui est écrit le plus souvent
vc-resolution-majority = Celui qui est écrit plus souvent que tous les autres réunis
vc-resolution-per-player = Celui que le plus de joueurs ont écrit
vc-tie-label = Égalités entre ordres
vc-tie = Si plusieurs ordres pour une unité sont écrits aussi souvent, l’unité tient sa position, ou le nombre de joueurs qui les ont écrits décide d’abord.
vc-tie-hold = L’unité tient sa position
vc-tie-per-player-then-hold = Le plus grand nombre de joueurs l’emporte ; sinon, l’unité tient sa position
vc-self-conflict-label = Ordres différents d’un même joueur
vc-self-conflict = Un joueur peut écrire des ordres différents pour la même unité en désordre civil. Ceci décide lesquels comptent.
vc-self-conflict-void = Aucun
vc-self-conflict-count-all = Tous
vc-self-conflict-last = Le dernier
vc-on-nmr-label = Unités des joueurs qui n’envoient rien
vc-on-nmr = Des ordres que d’autres écrivent d’avance pour une grande puissance peuvent compter si son joueur n’envoie pas d’ordres.
vc-on-nmr-never = Les autres ne peuvent pas leur donner d’ordres
vc-on-nmr-speculative = Les autres peuvent leur donner des ordres
limbo-counts-label = Unités délogées et influence
limbo-counts = Une unité près d’un centre empêche sa puissance de donner des ordres au propriétaire de ce centre. Ceci décide si une unité délogée qui attend sa retraite le fait aussi.
limbo-counts-false = Les unités délogées ne comptent pas
limbo-counts-true = Les unités délogées comptent
order-cap-label = Trop d’ordres
order-cap = Un joueur qui écrit trop d’ordres perd ceux qu’il donne à d’autres puissances, ou les derniers de sa liste.
order-cap-own-first = Les ordres à d’autres puissances sont perdus
order-cap-strict = Les derniers ordres sont perdus
cd-retreat-default-label = Retraites sans vote décisif
cd-retreat-default = Une unité délogée en désordre civil n’a pas de retraite si aucun vote n’en décide.
cd-retreat-default-disband = L’unité est dissoute
vc-publish-label = Ce qu’on publie des ordres pour d’autres
vc-publish = Après chaque phase, tout le monde peut voir qui a écrit quels ordres pour les unités en désordre civil, combien de fois chacun a été écrit, ou seulement les ordres suivis.
vc-publish-authors = Qui a écrit quoi
vc-publish-counts = Combien de fois chaque ordre a été écrit
vc-publish-winner-only = Seulement les ordres suivis

# --- contrôle variable : les règles

form-influence = Donnez un ordre à une unité d’une puissance en désordre civil, par exemple « Portugal A POR H ». Ajoutez « x2 » pour écrire l’ordre deux fois.
little-rule = Sans petites puissances, il n’y a guère à qui donner des ordres : aux grandes puissances sans joueur{ $rebels ->
    [yes] { " " }et aux rebelles
   *[no] { "" }
} (MA-71).
influence-rule = Outre vos propres unités, vous pouvez donner des ordres dès le premier tour aux unités des puissances en désordre civil. Nommez la puissance et écrivez l’ordre, par exemple { $minors ->
   *[yes] « Portugal A POR H »
    [no] « Italy A ROM H »
}. L’unité peut faire tout ce qu’on lui ordonne : se déplacer, attaquer n’importe qui, soutenir, convoyer ou être convoyée (MR2.1, MR2.16, MA-23, MA-25).
near-rule = Vous ne pouvez pas donner d’ordres à une puissance en désordre civil si une de vos propres unités est dans un centre de ravitaillement qu’elle possède, ou pourrait aller dans un tel centre en un tour et sans convoi. Cela se vérifie pour chaque puissance à part, et tous ses centres comptent (MR2.2-MR2.4, MA-6).
near-when-rule = { $limbo ->
   *[false] C’est la position au début de la phase qui compte ; une de vos unités qui attend sa retraite ne compte pas (MR2.5, MA-9, MA-10).
    [true] C’est la position au début de la phase qui compte ; une de vos unités qui attend sa retraite compte aussi (MR2.5, MA-9, MA-10).
} Tout le monde peut donner des ordres à une puissance en désordre civil qui ne possède aucun centre (MA-11).
near-example = Au printemps 1901, l’armée autrichienne à Budapest pourrait aller en Serbie et en Roumanie : l’Autriche ne peut donc donner d’ordres à aucune des deux. Elle peut en donner à la Grèce et au Portugal.
own-first-rule = Vous pouvez toujours donner des ordres à toutes vos propres unités (MA-12).
own-first-count-rule = À chaque phase de mouvement, vous avez autant d’ordres que vous possédiez de centres de ravitaillement après le dernier automne, ou au début de la partie. On en déduit les ordres à vos propres unités, sauf ceux de tenir ; vous pouvez écrire les autres pour des unités d’autres puissances, et là, les ordres de tenir comptent aussi. Les ordres au-delà sont nuls (MR2.6, MA-13 à MA-15).
strict-rule = À chaque phase de mouvement, vous avez autant d’ordres que vous possédiez de centres de ravitaillement après le dernier automne, ou au début de la partie. Ils valent pour vos propres unités et celles des autres ensemble, mais l’ordre de tenir à une unité à vous ne coûte rien. Les ordres au-delà de ce nombre sont nuls, à commencer par la fin de votre liste (MR2.6, MA-12 à MA-15).
cap-example = En 1901, l’Angleterre a trois ordres à chaque phase de mouvement. Si elle déplace deux de ses unités et que la troisième tient sa position, il lui reste un ordre pour une unité d’une autre puissance.
copies-rule = { $counts ->
   *[yes] Vous pouvez écrire plusieurs fois le même ordre pour une unité, par exemple avec « x2 ». Chaque copie utilise un de vos ordres. Des ordres sont les mêmes s’ils veulent dire la même chose, de quelque façon qu’ils soient écrits (MR2.7, MR2.14, MA-3).
    [no] Écrire plusieurs fois le même ordre ne lui donne pas plus de poids. Des ordres sont les mêmes s’ils veulent dire la même chose, de quelque façon qu’ils soient écrits (MA-1, MA-3).
}
self-conflict-rule = { $how ->
   *[void] Si vous écrivez des ordres différents pour une même unité, aucun ne compte, et ils ne vous coûtent rien (MA-4).
    [count_all] Si vous écrivez des ordres différents pour une même unité, tous comptent (MA-4).
    [last] Si vous écrivez des ordres différents pour une même unité, seul le dernier compte (MA-4).
}
followed-rule = { $how ->
   *[plurality] Une unité suit l’ordre que tous les joueurs réunis ont écrit le plus souvent (MR2.13, MA-1).
    [majority] Une unité suit l’ordre qui a été écrit plus souvent que tous les autres ordres pour elle réunis ; sinon, elle tient sa position (MA-1).
    [per_player] Une unité suit l’ordre que le plus de joueurs ont écrit pour elle (MA-1).
}
tie-rule = { $how ->
   *[hold] Si plusieurs ordres sont écrits aussi souvent, l’unité n’en suit aucun : elle tient sa position et peut être soutenue (MA-2).
    [per_player_then_hold] Si plusieurs ordres sont écrits aussi souvent, l’unité suit celui que plus de joueurs ont écrit ; si cela ne décide pas non plus, elle tient sa position et peut être soutenue (MA-2).
}
followed-example = La France ordonne à l’armée portugaise de soutenir l’attaque française de Marseille contre l’Espagne. L’Allemagne lui ordonne une fois, et l’Italie deux fois, de soutenir l’armée espagnole. { $how ->
   *[plurality] Cela fait trois ordres contre un
    [majority] Trois ordres sur quatre sont une majorité
    [per_player] Cela fait deux joueurs contre un
} : le Portugal soutient l’Espagne, et l’attaque française rebondit.
nmr-rule = { $how ->
   *[never] Vous ne pouvez pas donner d’ordres aux unités d’une puissance dont le joueur n’envoie simplement rien (MA-5).
    [speculative] Vous pouvez écrire d’avance des ordres pour les unités d’un autre joueur. Ils comptent si ce joueur n’envoie rien (MA-5).
}
vote-rule = Pendant une phase de retraites, vous avez une voix pour chaque unité délogée d’une puissance à laquelle vous pouvez donner des ordres : pour une retraite ou pour la dissolution. Pendant les ajustements, vous avez une voix pour chaque unité à laquelle une telle puissance a droit ou qu’elle doit perdre. Ces voix ne comptent pas parmi vos ordres (MR2.9, MR2.11, MA-16).
retreat-rule = Une unité délogée d’une puissance en désordre civil suit le vote qui a recueilli le plus de voix. S’il n’y en a pas, ou en cas d’égalité, elle est dissoute (MA-17).
adjustment-vote-rule = Pendant les ajustements, les constructions et les pertes qui ont le plus de voix ont lieu. En cas d’égalité, les voix ne comptent pas : l’unité n’est alors pas construite, et la perte suit la règle d’office. Une construction demande un centre national libre que la puissance possède (MA-20 à MA-22).
aided-vote-rule = On vote aussi sur les unités auxquelles elle a droit grâce à une aide (MR6.5).
own-orders-rule = Vous ne pouvez pas faire donner à une puissance en désordre civil des ordres à d’autres puissances, ni lui faire lever des rebelles, annexer ou aider (MR2.12, MA-24).
publish-rule = { $how ->
   *[authors] Après chaque phase, tout le monde voit qui a écrit quels ordres pour les unités en désordre civil (MR2.17, MA-26).
    [counts] Après chaque phase, tout le monde voit combien de fois chaque ordre pour une unité en désordre civil a été écrit, mais pas par qui (MA-26).
    [winner_only] Après chaque phase, tout le monde voit seulement quels ordres les unités en désordre civil ont suivis (MA-26).
}
ask-retreats = votes sur les retraites
ask-adjustments = votes sur les ajustements
ask-orders = ordres pour d’autres
if-most = { $order } est suivi si aucun autre ordre pour cette unité n’est écrit aussi souvent.

# --- rébellion

rebel-pool-types-label = Compte des rebelles dans un centre
rebel-pool-types = Des joueurs peuvent écrire une armée rebelle et une flotte rebelle pour le même centre. Face à la construction du propriétaire, elles comptent séparément ou ensemble.
rebel-pool-types-false = Armées et flottes comptent séparément
rebel-pool-types-true = Armées et flottes comptent ensemble
rebel-identity-label = Ce que deviennent les rebelles qui ont un centre
rebel-identity = Des rebelles qui possèdent un centre deviennent une petite puissance. Ceci décide laquelle.
rebel-identity-restore-or-new = La petite puissance d’origine, ou une nouvelle
rebel-identity-always-new = Toujours une nouvelle petite puissance
rebel-identity-owner-cd-rejoin = Comme la première, mais ils rejoignent une puissance en désordre civil
faction-is-other-power-label = Rebelles dans une guerre civile
faction-is-other-power = Ceci décide si, dans une guerre civile, un camp peut lever des rebelles dans les centres de l’autre.
faction-is-other-power-true = Permis
faction-is-other-power-false = Interdit
form-rebel = Levez une unité rebelle dans un centre d’une autre puissance, au lieu de construire une unité à vous.
rebel-rule = Au lieu de construire une unité à laquelle vous avez droit, vous pouvez lever une unité rebelle dans un centre de ravitaillement d’une autre puissance, par un ordre comme « Build Rebel A MOS ». C’est une armée, ou une flotte si le centre est sur une côte (MR3.1, MR3.2, MA-39).
rebel-site-rule = Le centre doit appartenir à une autre puissance et être vide, et aucune unité de son propriétaire ne doit pouvoir y aller en un tour et sans convoi. Les unités d’autres puissances ne le gardent pas. Une unité dissoute pendant les mêmes ajustements le garde encore ; une unité qu’on ne fait que construire ne le garde pas (MR3.4-MR3.6, MA-40).
rebel-contest-rule = Si des unités différentes doivent être construites dans un même centre, par des rebelles ou par le propriétaire, la construction écrite le plus souvent a lieu. En cas d’égalité, rien n’y est construit (MR3.7, MA-43).
rebel-pool-rule = Les armées et les flottes rebelles pour un même centre comptent d’abord ensemble face à la construction du propriétaire, puis les unes contre les autres (MA-41).
rebel-copies-rule = Vous pouvez écrire plusieurs fois la même construction, et les mêmes constructions de tous les joueurs comptent ensemble. Une seule unité est construite, mais chaque copie utilise une unité à laquelle vous avez droit, même si rien n’est construit (MR3.8-MR3.10, MA-43).
rebel-example = Après l’automne 1901, aucune unité russe n’est à Moscou ni à côté. La Russie ordonne d’y construire une armée. La Turquie et l’Allemagne y ordonnent chacune une armée rebelle. Cela fait deux ordres contre un : une armée rebelle se lève à Moscou.
rebel-nation-rule = Chaque unité rebelle est une nation à part. Elle est toujours en désordre civil et ne possède d’abord aucun centre ; le centre où elle a été levée reste à son propriétaire jusqu’à l’automne suivant (MR3.3, MR3.11, MA-48).
rebels-steered-rule = Tout joueur peut donner des ordres à une unité rebelle sans centre par le contrôle variable, y compris la puissance contre laquelle elle s’est levée (MR3.3, MR3.17).
rebels-idle-rule = Les unités rebelles tiennent leur position, car ici personne ne peut leur donner d’ordres. Elles sont dissoutes quand elles sont délogées (MA-71).
rebel-minor-rule = { $how ->
   *[restore_or_new] Une unité rebelle qui se trouve dans un centre de ravitaillement après un automne le prend et devient une petite puissance. C’est la petite puissance à laquelle le centre appartenait à l’origine, ou sinon une nouvelle, qui porte le nom du centre (MR3.14, MA-46).
    [always_new] Une unité rebelle qui se trouve dans un centre de ravitaillement après un automne le prend et devient une nouvelle petite puissance, qui porte le nom du centre (MR3.14, MA-46).
    [owner_cd_rejoin] Une unité rebelle qui se trouve dans un centre de ravitaillement après un automne le prend et devient une petite puissance. C’est la petite puissance à laquelle le centre appartenait à l’origine, ou sinon une nouvelle, qui porte le nom du centre. Dans un centre national d’une grande puissance en désordre civil, elle rejoint cette puissance (MR3.14, MA-46).
} Le centre devient un centre national de la petite puissance et reste un centre national de la puissance qui l’a perdu.
rebel-upkeep-rule = { $aid ->
    [yes] Une unité rebelle qui ne possède aucun centre après l’automne de l’année qui suit sa levée est dissoute pendant les ajustements, sauf si elle reçoit de l’aide (MR3.19, MA-49).
   *[no] Une unité rebelle qui ne possède aucun centre après l’automne de l’année qui suit sa levée est dissoute pendant les ajustements (MR3.19, MA-49).
}
rebel-rises = L’unité rebelle { $unit } se lève si aucune autre unité n’est écrite aussi souvent pour ce centre.

# --- annexion

annex-initial-label = Centres possédés au départ
annex-initial = Sur certaines cartes, une puissance commence avec des centres hors de son territoire national. Ils peuvent compter comme possédés aux ajustements d’avant les premiers.
annex-initial-false = Ils ne comptent pas comme possédés auparavant
annex-initial-true = Ils comptent comme possédés auparavant
annex-persist-label = Centres annexés qui sont perdus
annex-persist = Un centre annexé qui est perdu puis repris peut rester un centre national, ou doit être annexé à nouveau.
annex-persist-true = Ils restent des centres nationaux
annex-persist-false = Ils doivent être annexés à nouveau
form-annex = Faites d’un centre que vous possédez depuis un an un centre national, au lieu de construire une unité.
annex-rule = Au lieu de construire une unité à laquelle vous avez droit, vous pouvez annexer un centre de ravitaillement par un ordre comme « Annex Serbia ». Vous devez le posséder maintenant et l’avoir déjà possédé aux ajustements de l’année précédente. Vous pouvez annexer plusieurs centres si vous avez droit à plusieurs unités (MR4.1-MR4.4).
annex-start-rule = { $initial ->
   *[false] Ce qu’une puissance possède au départ ne compte pas comme possédé l’année précédente : rien ne peut donc être annexé aux premiers ajustements (MA-52).
    [true] Ce qu’une puissance possède au départ compte comme possédé l’année précédente (MA-52).
}
annex-unit-rule = Peu importe qu’il y ait ou non une unité dans le centre (MR4.5).
annex-build-rule = Un centre annexé est un centre national. Son propriétaire peut y construire à partir des ajustements suivants, si le centre est libre et lui appartient encore (MR4.6, MR4.7).
annex-lapse-rule = { $persist ->
   *[true] Il reste un centre national de cette puissance, même si elle le perd et le reprend, et il reste un centre national de la puissance dont il l’était auparavant (MA-53).
    [false] Quand cette puissance le perd, il n’est plus son centre national. Il reste un centre national de la puissance dont il l’était auparavant (MA-53).
}
annex-example = L’Autriche prend la Serbie à l’automne 1901. À l’hiver 1902, elle possède cinq centres et a quatre unités, et elle annexe la Serbie au lieu de construire. À partir de l’hiver 1903, l’Autriche peut construire en Serbie.

# --- désarmement

form-disarm = Dissolvez une de vos unités, qu’une perte soit exigée ou non.
form-remove = Ne dissolvez cette unité que si une perte est encore exigée quand toute l’aide est connue.
disarm-rule = Pendant les ajustements, vous pouvez dissoudre n’importe laquelle de vos propres unités par un ordre comme « Disband A YOR » (MR5.1).
disarm-site-rule = Cela ne donne droit à aucune construction de plus et ne libère aucune place avant les ajustements de l’année suivante (MR5.2, MA-57).
remove-rule = « Disband » est exécuté dans tous les cas et compte pour une perte exigée. « Remove A YOR » n’est exécuté que si une perte est encore exigée{ $aid ->
    [yes] { " " }après toute l’aide
   *[no] { "" }
} (MA-58).
disarm-disorder-rule = Les puissances en désordre civil ne perdent pas plus d’unités qu’elles ne doivent (MR5.4).
disarm-example = À l’hiver 1901, l’Angleterre possède quatre centres et a trois unités. Elle construit une flotte à Liverpool et dissout son armée du Yorkshire : elle a donc de nouveau trois unités.

# --- aide étrangère

aid-funds-rebels-label = Rebelles levés grâce à une aide
aid-funds-rebels = Ceci décide si une puissance peut employer l’aide qu’elle reçoit pour des rebelles.
aid-funds-rebels-false = Interdit
aid-funds-rebels-true = Permis
form-aid = Permettez à une autre puissance de construire ou de garder une unité, au lieu d’en construire une vous-même.
form-aid-rebel = Permettez à une unité rebelle de survivre, au lieu de construire une unité vous-même.
aid-rule = Pour chaque unité à laquelle vous avez droit et que vous n’utilisez pas autrement, vous pouvez aider { $rebels ->
    [yes] une autre puissance ou une unité rebelle, par un ordre comme « Aid Italy » ou « Aid Rebel A ARM »
   *[no] une autre puissance, par un ordre comme « Aid Italy »
}. Vous pouvez en aider plusieurs, ou plusieurs fois la même (MR6.1-MR6.4).
aid-recipient-rule = Pour recevoir de l’aide, il faut avoir une unité ou un centre. Les puissances en désordre civil peuvent aussi recevoir de l’aide, mais elles ne peuvent pas en donner (MR6.2, MA-64).
aid-use-rule = À chaque aide, les ajustements de la puissance qui la reçoit se font comme si elle possédait un centre de ravitaillement de plus. Elle peut { $annexes ->
    [yes] construire, annexer ou garder une unité qu’elle devrait perdre
   *[no] construire ou garder une unité qu’elle devrait perdre
} (MR6.5-MR6.8).
aid-spares-rule = Ici, personne ne construit pour les puissances en désordre civil : l’aide leur épargne seulement des pertes (MA-71).
aid-end-rule = L’aide ne vaut que pour ces ajustements : elle ne donne aucun centre, et ce que la puissance aidée n’utilise pas est perdu. { $control ->
    [yes] Elle ne change le nombre d’ordres de personne. Tout le monde voit qui a aidé qui (MR6.9, MR6.10, MA-65, MA-66).
   *[no] Tout le monde voit qui a aidé qui (MR6.9, MA-65, MA-66).
}
aid-ahead-rule = { $annexes ->
    [yes] Vous pouvez écrire des constructions et des annexions dans l’espoir d’une aide ; elles ont lieu si elle vient.
   *[no] Vous pouvez écrire des constructions dans l’espoir d’une aide ; elles ont lieu si elle vient.
} { $rebels ->
    [no] L’aide que vous recevez ne peut pas servir à aider d’autres puissances (MR6.12, MA-63).
    [funded] L’aide que vous recevez peut servir aussi à des rebelles, mais pas à aider d’autres puissances (MR6.12, MA-63).
   *[yes] L’aide que vous recevez ne peut servir ni à des rebelles ni à aider d’autres puissances (MR6.12, MA-63).
}
aid-example = À l’hiver 1905, la France possède huit centres et a six unités. Elle aide une fois l’Italie{ $rebels ->
    [yes] { " " }et une fois une armée rebelle en Arménie
   *[no] { " " }et construit une unité
}. L’Italie possède quatre centres, a quatre unités et a ordonné une construction à Venise. La construction a lieu{ $rebels ->
    [yes] , et les rebelles continuent à se battre en 1906
   *[no] { "" }
}.

# --- ce que des ordres causeraient

orders-used = { $n ->
    [one] Vous avez utilisé { $used } ordre sur { $n }.
   *[other] Vous avez utilisé { $used } de vos { $n } ordres.
}
cost = { $n ->
    [one] { $n } unité utilisée
   *[other] { $n } unités utilisées
}
paid = { $n ->
    [one] { $order } utilise la seule unité à laquelle vous avez droit.
   *[other] { $order } utilise une des { $n } unités auxquelles vous avez droit.
}
if-aided = { $order } n’est exécuté que si { ACC($power) } reçoit de l’aide.
goes = { $unit } est dissoute dans tous les cas.
goes-if-required = { $unit } est dissoute si une perte est encore exigée.
go-by-rule = La règle d’office choisit encore { $n ->
    [one] { $n } unité { OF($power) }, qui est dissoute
   *[other] { $n } unités { OF($power) }, qui sont dissoutes
}{ $aid ->
    [yes] , sauf si cette puissance reçoit de l’aide
   *[no] { "" }
}.
idle = { $n ->
    [one] { THE($power) } n’utilise pas la seule unité à laquelle cette puissance a droit.
   *[other] { THE($power) } n’utilise pas { $idle } des { $n } unités auxquelles cette puissance a droit.
}
is-spared = Une perte est épargnée { DAT($power) }.
may-spend = { THE($power) } peut construire { $annexes ->
    [yes] ou annexer une fois de plus
   *[no] une fois de plus
}.

# --- le récit

founded = { $you ->
    [name] Vous êtes une petite puissance établie { INTO($places) }.
   *[no] { THE($name) } est une petite puissance établie { INTO($places) }.
}
in-disorder = { COUNT($powers) ->
    [0] Aucune grande puissance n’est en désordre civil.
    [one] { THE($powers) } est en désordre civil.
   *[other] { THE($powers) } sont en désordre civil.
}
allowances = Nombre d’ordres par tour : { COMMAS($counts) }.
tallied = Les joueurs ont écrit ces ordres pour des puissances en désordre civil : { $rows }.
cast = { SENTENCE($rows) }
wrote = { $you ->
    [seat] vous avez écrit { $told }
   *[no] { ACC($seat) } a écrit { $told }
}
decided = Les unités en désordre civil suivent ces ordres : { $rows }.
followed = { $order }
tied = { $unit } ne suit aucun de ses ordres, car ils sont à égalité
lapsed = { $you ->
    [power] { THE($place) } n’est plus votre centre national.
   *[no] { THE($place) } n’est plus un centre national { OF($power) }.
}
nothing-due = Personne n’avait droit à une unité pendant les ajustements.
due-builds = Unités auxquelles les puissances ont droit pendant les ajustements : { COMMAS($counts) }.
due-losses = Unités qu’elles doivent perdre : { COMMAS($counts) }.
aids = { $you ->
    [donor] Vous aidez { ACC($power) }.
    [power] { THE($donor) } vous aide.
   *[no] { THE($donor) } aide { ACC($power) }.
}
contest = Constructions écrites pour { ACC($place) } : { COMMAS($bids) }. { $won } a lieu.
contest-nothing = Constructions écrites pour { ACC($place) } : { COMMAS($bids) }. Rien n’est construit.
annexes = { $you ->
    [power] Vous annexez { ACC($place) }.
   *[no] { THE($power) } annexe { ACC($place) }.
}
loses = { $you ->
    [power] { $cause ->
        [voluntary] Vous dissolvez volontairement { $unit }.
        [required] Vous devez dissoudre { $unit }.
        [upkeep] Vous ne possédez aucun centre et êtes dissous.
        [civil-disorder] Vous perdez { $unit } par la règle d’office.
       *[other] Vous perdez { $unit }.
    }
   *[no] { $cause ->
        [voluntary] { THE($power) } dissout volontairement { $unit }.
        [required] { THE($power) } doit dissoudre { $unit }.
        [upkeep] { THE($power) } ne possède aucun centre et est dissoute.
        [civil-disorder] { THE($power) } perd { $unit } par la règle d’office.
       *[other] { THE($power) } perd { $unit }.
    }
}
cause = { $cause ->
    [voluntary] Volontaire
    [required] Exigée
    [upkeep] Rebelles sans centre
    [civil-disorder] Règle d’office
   *[other] { $cause }
}

# --- panneaux

yes = Oui
no = Non : { $why }
none = aucun
nothing = Rien
column-power = Puissance
column-center = Centre
column-centers = Centres
column-unit = Unité
column-units = Unités
column-orders = Ordres
column-due = Solde
column-of = Puissance
column-now = Maintenant

panel-influence = Votre influence
note-influence = { $n ->
    [0] Vous n’avez aucun ordre par tour.
    [one] Vous avez un ordre par tour. Les ordres à vos propres unités comptent, sauf ceux de tenir.
   *[other] Vous avez { $n } ordres par tour. Les ordres à vos propres unités comptent, sauf ceux de tenir.
}
column-you-may-write = Ordres permis
nearby = { $unit } est { INTO($place) } ou à côté.
mark-free = { $power } (centres : { $centers }) : vous pouvez lui donner des ordres
mark-barred = { $power } (centres : { $centers }) : vous ne pouvez pas lui donner d’ordres. { $why }
panel-writers = Influence des joueurs
column-may-write = Joueurs qui le peuvent
column-may-not = Joueurs qui ne le peuvent pas
barred = { $seat } ({ $unit } près { OF($place) })
mark-writers = { $power } ; peuvent lui donner des ordres : { $seats }
panel-allowances = Ordres par tour
column-centers-now = Centres actuels
note-next-year = Ces nombres valent pour l’année qui vient.
panel-retreats = Votes sur les retraites
column-ways = Retraites possibles
column-you-may-vote = Vote permis
note-retreats = Sans vote, ou en cas d’égalité, l’unité est dissoute.
mark-retreat = { $unit } peut se retirer ici : vous pouvez voter
panel-votes = Votes sur les ajustements
note-adjustments = Vous avez une voix pour chaque unité à construire ou à perdre. Sans votes, rien n’est construit, et les pertes suivent la règle d’office.
panel-results = Ordres pour d’autres
column-for = Pour
column-followed = Ordre suivi
column-votes = Ordres et voix
note-last = De la dernière phase.
see-adjustments = Voir les ajustements
tie = Aucun : égalité
panel-authors = Auteurs des ordres pour d’autres
column-seat = Place
panel-powers = Puissances
column-is = Statut
column-lost-homes = Centres nationaux perdus
owned = { $place }{ $how ->
    [home] { " " }(national)
    [annexed] { " " }(annexé)
   *[taken] { "" }
}
kind = { $kind ->
    [rebel] Unité rebelle
    [minor] Petite puissance
   *[great] Grande puissance
}{ $state ->
    [disorder] , en désordre civil
    [dormant] , en sommeil
    [eliminated] , éliminée
   *[plays] { "" }
}
panel-rebels = Rebelles
column-stands = Lieu
column-raised = Lieu de levée

panel-due = Ajustements
column-threat = Sans autre ordre
nobody-builds = Personne ne peut construire pour elle
doom-out = Éliminée{ $aid ->
    [yes] { " " }sans aide
   *[no] { "" }
}
doom-loses = { $n ->
    [one] Perd { $n } unité
   *[other] Perd { $n } unités
}{ $aid ->
    [yes] { " " }sans aide
   *[no] { "" }
}
mark-threat = { $power } : { $doom }
panel-sites = Lieux de construction
panel-your-sites = Vos lieux de construction
mark-build = { THE($power) } peut construire ici
mark-you-build = vous pouvez construire ici
panel-rising = Lieux de rébellion
column-owner = Propriétaire
column-guard = Gardé par
mark-guarded = centre gardé par { $unit } { OF($power) }
not-now = { $power } : pas maintenant
rising = { $guarded ->
    [yes] Gardés
   *[no] On peut y lever des rebelles
}
mark-rising = on peut lever des rebelles ici
panel-annexable = Centres que l’on peut annexer
panel-you-annex = Centres que vous pouvez annexer
column-since = Possédé depuis
this-year = Cette année
before = Auparavant
mark-annex = { THE($power) } peut annexer ce centre
mark-you-annex = vous pouvez annexer ce centre
panel-annexed = Centres annexés
column-builds-from = Constructions à partir de
panel-contests = Constructions disputées des derniers ajustements
column-built = Construit
panel-aid = Aide des derniers ajustements
column-from = De
column-to = À
panel-last-annexed = Annexés aux derniers ajustements
panel-losses = Pertes des derniers ajustements
column-cause = Raison

# --- les ordres par leur nom

directive-influence = Influence
directive-annex = Annexer
directive-aid = Aider
directive-raise-rebel = Lever des rebelles
directive-disarm = Désarmer
directive-remove = Dissoudre si nécessaire
order-influence = Influence : { $order }
order-influence-for = Influence sur { ACC($power) } : { $order }
order-for = { $order } pour { ACC($power) }
order-annex = Annexer { ACC($place) }
order-aid = Aider { ACC($power) }
order-aid-rebel = Aider l’unité rebelle { $unit }
order-build-rebel = Lever une unité rebelle : { $unit }
order-remove = Dissoudre { $unit } si une perte est exigée

# --- ce qu’un maître de jeu peut corriger

record-allowance = Ordres par tour

# --- la leçon

lesson-minors-title = Diriger une petite puissance
lesson-minors-about = Règles Masters : les petits pays n’ont pas de joueur. Celui qui écrit le plus d’ordres pour eux décide de ce qu’ils font.
lesson-minors-steer-title = Emprunter une armée
lesson-minors-steer-aim = Vous êtes l’Allemagne, et l’Autriche vous barre la route. La Serbie est une petite puissance sans joueur : son armée fait donc ce que les grandes puissances écrivent pour elle. L’Italie a promis de soutenir une attaque de la Serbie contre Budapest. Écrivez-la : Serbia A SER - BUD. Sur la carte, touchez la Serbie, puis Budapest.
lesson-minors-steer-done = L’armée serbe a pris Budapest avec le soutien de l’Italie, et vous n’avez pas déplacé une seule de vos unités. Une grande puissance qui a une unité à côté de la Serbie n’aurait pas pu écrire cet ordre : seuls ceux qui gardent leurs distances ont de l’influence.
lesson-minors-steer-hint-how = L’armée serbe n’a pas attaqué, car personne ne le lui a ordonné. Écrivez : Serbia A SER - BUD.
lesson-minors-outvote-title = L’emporter sur un rival
lesson-minors-outvote-aim = Maintenant, la Russie veut que la Serbie tienne sa position, et l’écrit une fois. L’ordre écrit le plus souvent est suivi, et en cas d’égalité l’armée tient simplement sa position. Vous pouvez écrire deux fois le même ordre : Serbia A SER - BUD x2.
lesson-minors-outvote-done = Deux contre un : la Serbie vous a suivi. La Russie aussi aurait pu écrire son ordre plusieurs fois. Chaque ordre pour une petite puissance compte parmi ceux que vous pouvez écrire pendant un tour.
lesson-minors-outvote-hint-tie = Un contre un, c’est une égalité : l’armée serbe a donc tenu sa position. Écrivez votre ordre deux fois : Serbia A SER - BUD x2.
lesson-minors-outvote-hint-how = L’armée serbe n’a pas attaqué Budapest. La Russie a écrit un ordre pour elle, il vous en faut donc deux : Serbia A SER - BUD x2.

exhibition-minor-powers-march-title = Les petites puissances en marche
exhibition-minor-powers-march-f1902m = Les joueurs envoient l’armée de la Norvège à Saint-Pétersbourg : une petite puissance prend un centre national à la Russie.
exhibition-minor-powers-march-f1905m = L’armée de la Grèce marche de Bulgarie sur Constantinople et la prend à la Turquie.
exhibition-minor-powers-march-f1913m = Berlin tombe encore, mais aux mains de la Hollande. La Turquie reprend Ankara à l’Italie, et l’Italie prend Vienne à l’Autriche.
exhibition-minor-powers-march-f1920m = L’Italie chasse les petites puissances de Munich et d’Espagne, et gagne seule avant la fin de l’année.
