# Relations internationales : traités, opinion mondiale, revendications de victoire, Conférence internationale.

# --- comment s’appellent les règles

pack-international-relations = Relations internationales
pack-international-relations-about = Les puissances signent des traités, répondent de leurs attaques devant l’opinion mondiale, forment des coalitions et se réunissent en conférences internationales.
minute-idea = Au départ, toutes les puissances sont neutres entre elles, et le monde entier regarde. Vous pouvez attaquer n’importe qui, mais attaquer une puissance neutre coûte des points de pénalité, déduits de votre score jusqu’à ce qu’ils expirent, des années plus tard.
minute-turn = Vous commandez vos unités comme dans le jeu classique. Avec vos ordres d’automne, vous pouvez aussi proposer des traités ; un traité est signé si les deux puissances proposent le même. Les partenaires d’un traité de défense mutuelle (MDT) peuvent riposter ensemble quand l’un d’eux est attaqué. Les partenaires d’un traité d’alliance offensive (AAT) partagent leurs guerres, et la réprobation qu’elles entraînent. Pour mettre fin à un traité, vous le dénoncez avec vos ordres d’hiver.
minute-care = Entrer dans un centre de ravitaillement sans propriétaire coûte aussi un point. Tirer le premier coup de feu de la partie coûte un supplément. À partir de 5 points de pénalité, vous passez pour expansionniste, et tout ce que vous faites ensuite coûte plus cher.
minute-victory = Votre score, ce sont vos centres de ravitaillement moins vos points de pénalité. Avec 7 points après un automne, vous pouvez revendiquer la victoire en solitaire ; à deux, il en faut 12, et à trois, 16. Une revendication est publique et n’est tranchée qu’un ou deux ans plus tard : tous les autres ont le temps de vous arrêter.
pack-treaties = Traités seulement
pack-treaties-about = Les traités des Relations internationales avec leurs guerres et leurs unités alliées, sans opinion mondiale ni coalitions.

# --- refus

needs-permission = Pour entrer { INTO($place) }, une unité a besoin de l’autorisation { OF($whom) }, puissance alliée, qui doit ordonner « Permit { $who } into { $code } » dans la même saison.
frozen = { $unit } ne reçoit ni ordre ni soutien ce printemps, parce que { THE($owner) } a dénoncé son traité avec la puissance qui contrôle cet endroit.
wrong-phase = Vous ne pouvez ordonner « { $what } » { $when ->
    [winter] qu’en hiver
    [claims] que pendant l’hiver qui suit un décompte d’automne
    [claims-into-spring] que pendant l’hiver qui suit un décompte d’automne et au printemps suivant
   *[closing] que pendant la dernière phase de mouvements de l’année
}.
no-treaty = Aucun { $kind ->
    [mdt] MDT
    [aat] AAT
   *[any] traité
} n’est en vigueur entre { ACC($powers) }.
on-notice = Vous avez déjà dénoncé votre traité avec { ACC($whom) }.
coalition-frozen = Vous revendiquez la victoire avec { ACC($whom) } : votre traité ne peut pas prendre fin maintenant.
not-owner = Vous ne possédez pas { ACC($place) }, vous ne pouvez donc pas céder ce centre.
not-interned = { $unit } n’a pas à être dissoute, et elle n’est pas internée. Une unité est internée si elle se trouve dans le territoire national d’un allié, est entourée de territoire contrôlé et n’a reçu aucune autorisation de cet allié de tout l’automne.
not-enough = Cette revendication demande { $needed } points de victoire, mais le dernier décompte d’automne en a donné { $total }.
penalty = { THE($power) } a encore des points de pénalité pour une attaque contre { ACC($whom) } : les deux puissances ne peuvent pas revendiquer la victoire ensemble.
coalition-claimed = Vous avez pris part à une revendication de coalition : vous ne pouvez pas revendiquer de victoire en solitaire avant le décompte de { $year }.
claim-exists = Vous avez déjà une revendication active, et une puissance ne peut en avoir qu’une.
no-claim = Vous n’avez aucune revendication à retirer.
self = « { $what } » nomme votre propre puissance. Nommez-en une autre.
eliminated = { THE($whom) } n’est plus en jeu.
no-voice = { THE($whom) } ne dirige pas sa puissance et ne peut donc rien signer ni autoriser en son nom.
no-coalition = Une victoire { $kind ->
    [two-way] à deux
    [three-way] à trois
   *[solo] en solitaire
} demande une carte d’au moins { $count } puissances ; celle-ci en a { $powers }.
all-left = Les puissances qui restent ne peuvent pas revendiquer la victoire toutes ensemble. Il faut qu’au moins l’une d’elles reste en dehors de la revendication.
wrong-number = Une victoire { $kind ->
    [two-way] à deux
    [three-way] à trois
   *[solo] en solitaire
} se revendique { $count ->
    [0] seul
    [one] avec une autre puissance
   *[other] avec { $count } autres puissances
}, mais vous { $given ->
    [0] n’en avez nommé aucune
   *[other] en avez nommé { $given }
}.
not-a-center = { THE($place) } n’est pas un centre de ravitaillement.
not-a-move = « { $what } » n’autorise aucun mouvement. Nommez le mouvement d’une unité, comme dans « Permit Turkey A BUL - RUM ».
no-peace = Vous ne pouvez pas faire la paix ainsi avec { ACC($whom) } : ou bien vous n’êtes pas en guerre, ou bien les guerres ne finissent pas de cette manière dans cette partie.
unanswered = { $you ->
    [whom] Vous n’avez pas proposé le même traité : rien n’a été signé.
   *[no] { THE($whom) } n’a pas proposé le même traité : rien n’a été signé.
}
war-born = La guerre a éclaté entre les deux puissances cet automne : le traité est nul.
conundrum = Le traité est nul, car l’une des deux puissances est en guerre avec un partenaire de traité de l’autre.
not-there = { THE($whom) } n’avait pas d’unité { INTO($place) } à la fin de l’automne, ou pas de traité avec le propriétaire du centre.
exists = Un traité avec { ACC($whom) } est déjà en vigueur. Pour y mettre fin, dénoncez-le en hiver.
barred = Une puissance qui revendique la victoire ne peut pas signer de traités en dehors de sa revendication, et aucune revendication ne vous réunit tous les deux.

# --- ce qui s’est passé

sentences = { $one } { $other }
changed = Entre { ACC($powers) }, { $after ->
    [war] c’est maintenant la guerre
    [mdt] un traité de défense mutuelle (MDT) est maintenant en vigueur
    [aat] un traité d’alliance offensive (AAT) est maintenant en vigueur
   *[neutral] c’est maintenant la neutralité
}{ $before ->
    [war] , après la guerre
    [mdt] , après un MDT
    [aat] , après un AAT
   *[neutral] { "" }
}.{ $told ->
    [yes] { " " }{ $cause }
   *[no] { "" }
}
cause-treaty = L’accord signé a pris effet.
cause-notice = { $you ->
    [by] Vous aviez dénoncé le traité.
   *[no] { THE($by) } avait dénoncé le traité.
}
cause-noticed = Le traité qu’il devait remplacer a été dénoncé.
cause-attack = { $you ->
    [by] Vous avez attaqué { ACC($on) }.
    [on] { THE($by) } vous a attaqué.
   *[no] { THE($by) } a attaqué { ACC($on) }.
}
cause-attack-by = { $you ->
    [by] Vous avez attaqué { ACC($on) } : { COMMAS($orders) }.
    [on] { THE($by) } vous a attaqué : { COMMAS($orders) }.
   *[no] { THE($by) } a attaqué { ACC($on) } : { COMMAS($orders) }.
}
cause-mutual = Attaque réciproque entre { ACC($powers) }.
cause-common-ally = { $you ->
    [by] Vous avez attaqué { ACC($victim) }, puissance alliée des deux.
    [victim] { THE($by) } vous a attaqué, vous, l’allié des deux.
   *[no] { THE($by) } a attaqué { ACC($victim) }, puissance alliée des deux.
}
cause-out = { $you ->
    [power] Vous n’êtes plus en jeu.
   *[no] { THE($power) } n’est plus en jeu.
}
cause-claim = La victoire a été revendiquée par { ACC($powers) }.
cause-conference = La Conférence internationale a annulé tous les traités.
cause-conference-failed = La Conférence internationale a échoué.
right-gained = { $you ->
    [holder] Vous êtes en guerre imminente avec { ACC($target) } et pouvez venir en aide { DAT($basis) }.
    [target] { THE($holder) } est en guerre imminente avec vous et peut venir en aide { DAT($basis) }.
    [basis] { THE($holder) } est en guerre imminente avec { ACC($target) } et peut vous venir en aide.
   *[no] { THE($holder) } est en guerre imminente avec { ACC($target) } et peut venir en aide { DAT($basis) }.
}
right-ended = { $you ->
    [holder] Vous n’êtes plus en guerre imminente avec { ACC($target) }.
    [target] { THE($holder) } n’est plus en guerre imminente avec vous.
   *[no] { THE($holder) } n’est plus en guerre imminente avec { ACC($target) }.
}
lets-in = { $you ->
    [by] Vous avez ouvert votre territoire { DAT($to) }.
   *[no] { THE($by) } a ouvert son territoire { DAT($to) }.
}
transfers = { $you ->
    [by] Vous avez accepté de céder { ACC($place) } { DAT($to) }.
    [to] { THE($by) } a accepté de vous céder { ACC($place) }.
   *[no] { THE($by) } a accepté de céder { ACC($place) } { DAT($to) }.
}
treaty-of = { $kind ->
    [peace] La paix
    [mdt] Le MDT
   *[aat] L’AAT
} entre { ACC($powers) }
signed = { $kind ->
    [peace] Accord de paix
    [mdt] Signature d’un traité de défense mutuelle (MDT)
   *[aat] Signature d’un traité d’alliance offensive (AAT)
} entre { ACC($powers) }.
unsigned = { $you ->
    [by] Vous avez proposé
    [to] { THE($by) } vous a proposé
   *[no] { THE($by) } a proposé
} { $kind ->
    [peace] la paix
    [mdt] un MDT
   *[aat] un AAT
}{ $you ->
    [to] { "" }
   *[no] { " " }{ DAT($to) }
}. { $why }
no-treaty-made = Cette proposition n’a abouti à aucun traité.
no-peace-made = Cette proposition n’a pas abouti à la paix.
in-force = { $treaty } entre en vigueur.
lapsed = { $treaty } : accord caduc avant d’avoir pris effet. { $cause }
notice-given = { $you ->
    [by] Vous dénoncez votre traité avec { ACC($against) }.
    [against] { THE($by) } dénonce son traité avec vous.
   *[no] { THE($by) } dénonce son traité avec { ACC($against) }.
}
notice-moot = { $you ->
    [by] Votre dénonciation du traité avec { ACC($against) } n’a plus d’effet.
    [against] { THE($by) } avait dénoncé son traité avec vous, mais cela n’a plus d’effet.
   *[no] { THE($by) } avait dénoncé son traité avec { ACC($against) }, mais cela n’a plus d’effet.
}
attacks = { $you ->
    [by] Vous attaquez { ACC($on) }{ $provoked ->
        [yes] , avec qui vous étiez en guerre imminente
       *[no] { "" }
    }.
    [on] { THE($by) } vous attaque{ $provoked ->
        [yes] { " " }à la suite d’une guerre imminente
       *[no] { "" }
    }.
   *[no] { THE($by) } attaque { ACC($on) }{ $provoked ->
        [yes] { " " }à la suite d’une guerre imminente
       *[no] { "" }
    }.
}
enters = { $you ->
    [by] Vous marchez sur { ACC($place) }, province neutre.
   *[no] { THE($by) } marche sur { ACC($place) }, province neutre.
}
penalty-told = { $you ->
    [power] Vous recevez
   *[no] { THE($power) } reçoit
} { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
} jusqu’{ DAT($until) }, pour { $blame }.
worn-off = { $you ->
    [power] Le monde vous pardonne
   *[no] Le monde pardonne { DAT($power) }
} { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}, pour { $blame }.
blame = { $you ->
    [power] { $rule ->
        [E1] l’attaque contre { ACC($victim) }
        [E1S] votre part dans l’attaque { OF($ally) } contre { ACC($victim) }
        [E2] l’entrée { INTO($victim) } (neutre)
        [E3] votre AAT avec { ACC($victim) }
        [E5] la fin de votre MDT avec { ACC($victim) }
       *[E4] le premier coup de feu
    }
    [victim] { $rule ->
        [E1] l’attaque contre vous
        [E1S] sa part dans l’attaque { OF($ally) } contre vous
        [E3] son AAT avec vous
       *[E5] la fin de son MDT avec vous
    }
    [ally] sa part dans votre attaque contre { ACC($victim) }
   *[no] { $rule ->
        [E1] l’attaque contre { ACC($victim) }
        [E1S] sa part dans l’attaque { OF($ally) } contre { ACC($victim) }
        [E2] l’entrée { INTO($victim) } (neutre)
        [E3] son AAT avec { ACC($victim) }
        [E5] la fin de son MDT avec { ACC($victim) }
       *[E4] le premier coup de feu
    }
}
first-shot = { COUNT($powers) ->
    [0] Le premier coup de feu de la partie a été tiré, et personne ne le paie.
   *[other] Le premier coup de feu de la partie est tiré par { ACC($powers) }.
}
levels = { COUNT($levels) ->
    [0] Le monde ne tient plus aucune puissance pour expansionniste.
   *[other] Le monde tient pour expansionnistes : { $levels }.
}
at-level = { $you ->
    [power] vous (niveau { $level })
   *[no] { $power } (niveau { $level })
}
counted = Points de victoire au décompte { OF($fall) } : { COMMAS($counts) }.
score = { $you ->
    [power] vous { $n }
   *[no] { $power } { $n }
}
claims = { $you ->
    [power] Vous revendiquez { $kind ->
        [two-way] une victoire à deux ({ $members })
        [three-way] une victoire à trois ({ $members })
       *[solo] une victoire en solitaire
    }.
    [members] { THE($power) } revendique { $kind ->
        [two-way] une victoire à deux avec vous
       *[three-way] une victoire à trois pour { ACC($members) }
    }.
   *[no] { THE($power) } revendique { $kind ->
        [two-way] une victoire à deux pour { ACC($members) }
        [three-way] une victoire à trois pour { ACC($members) }
       *[solo] une victoire en solitaire
    }.
}
claim-complete = { $you ->
    [members] Tous les membres ont déposé votre revendication de victoire : elle est active.
   *[no] Tous les membres ont déposé la revendication de victoire { OF($members) } : elle est active.
}
claim-withdrawn = { $you ->
    [power] Vous retirez votre revendication de victoire.
   *[no] { THE($power) } retire sa revendication de victoire.
}
claims-lapsed = Les revendications de victoire que certains membres n’avaient pas déposées sont caduques.
claim-won = { $you ->
    [members] Votre revendication de victoire aboutit.
   *[no] La revendication de victoire { OF($members) } aboutit.
}
claim-failed = { $you ->
    [members] Votre revendication de victoire échoue.
   *[no] La revendication de victoire { OF($members) } échoue.
}
claim-void = { $you ->
    [members] Votre revendication de victoire est nulle.
   *[no] La revendication de victoire { OF($members) } est nulle.
}
conference-called = Une Conférence internationale est convoquée pour { ACC($winter) }.
in-contact = La Conférence internationale s’ouvre. { COUNT($pairs) ->
    [0] Aucune puissance n’est en contact avec une autre.
   *[other] Ces puissances sont en contact : { COMMAS($pairs) }.
}
pair = { $powers }
two-in-contact = { $you ->
    [one] vous avec { ACC($other) }
    [other] { ACC($one) } avec vous
   *[no] { ACC($one) } avec { ACC($other) }
}
conference-closed = La Conférence internationale { $how ->
    [succeeded] réussit
    [failed] échoue, car toutes les puissances en contact ont de nouveau signé entre elles
   *[off] est annulée, car toutes les puissances en contact n’ont plus de traités entre elles
}.

# --- ce que causeraient les ordres

transfer-loses = { THE($place) } passe { DAT($power) } si une unité { OF($power) } s’y trouve à la fin de l’automne.
no-effect = « { $order } » n’a pas d’effet, car vous n’avez pas de traité avec { ACC($power) }.
right-free = { THE($holder) } peut alors attaquer { ACC($target) } sans pénalité, pour venir en aide { DAT($basis) }.
right-foreseen = { THE($holder) } est alors en guerre imminente avec { ACC($target) } et peut venir en aide { DAT($basis) }.
charged = { THE($power) } reçoit { $penalty }.
charged-you = Vous recevez { $penalty }.
points-until = { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
} jusqu’{ DAT($until) }
penalty-attack = { $price }, pour l’attaque contre { ACC($victim) }
penalty-shared = { $price }, pour sa part dans l’attaque { OF($ally) } contre { ACC($victim) }
penalty-minor = { $price }, pour l’entrée { INTO($place) } (neutre)
penalty-shot = { $price }, pour le premier coup de feu
if-followed = Si l’unité suit { $order } : { $what }
war-of = La guerre éclate entre { ACC($powers) }.
unneeded = L’armée n’a pas besoin de la flotte à laquelle vous avez ordonné de la convoyer ({ $order }), mais l’ordre compte tel qu’il est écrit.
asks = { $order } : il faut l’autorisation { OF($hosts) }. Sans elle, { $unit } tient sa position.
asks-to-retreat = { $order } : il faut l’autorisation { OF($hosts) }. Sans elle, l’unité est dissoute.
attack = { COMMAS($orders) } : { $whom ->
    [neutral] vous attaquez ainsi { ACC($on) }, puissance neutre
    [released] vous attaquez ainsi { ACC($on) }, qui a dénoncé son traité avec vous
   *[ally] vous attaquez ainsi { ACC($on) }, puissance alliée
}, et c’est la guerre.
attack-priced = { $attack } Coût : { $price }.
price-provoked = aucun point de pénalité, car vous êtes en guerre imminente
price-spared = aucun point de pénalité, car vous revendiquez la victoire ensemble
price-none = aucun autre point de pénalité
unless-permitted = { $attack } Ce n’est pas une attaque si { THE($host) } l’autorise.
treaty-ends-in-war = { $kind ->
    [mdt] Le MDT
   *[aat] L’AAT
} entre { ACC($powers) } finit par la guerre.
treaty-lapses = { $kind ->
    [mdt] Le MDT
   *[aat] L’AAT
} entre { ACC($powers) } devient caduc.
war-too = C’est alors aussi la guerre entre { ACC($powers) }.
gain = { THE($place) } est à vous si { $order } réussit.
gain-if-held = { THE($place) } est à vous si { $order } réussit et qu’une unité s’y trouve encore à la fin de l’automne.
cost = { $n ->
    [one] { $n } point de pénalité
   *[other] { $n } points de pénalité
}
cost-in-all = En tout, ces ordres coûtent { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
} { DAT($power) }.
cost-in-all-you = En tout, ces ordres vous coûtent { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
}.
total = Ce tour-ci : { $wars ->
    [0] aucune guerre
    [one] 1 guerre
   *[other] { $wars } guerres
}, { $points ->
    [0] aucun point de pénalité
    [one] 1 point de pénalité
   *[other] { $points } points de pénalité
}. { THE($power) } a ensuite { $left ->
    [one] { $left } point de victoire
   *[other] { $left } points de victoire
}.
total-you = Ce tour-ci : { $wars ->
    [0] aucune guerre
    [one] 1 guerre
   *[other] { $wars } guerres
}, { $points ->
    [0] aucun point de pénalité
    [one] 1 point de pénalité
   *[other] { $points } points de pénalité
}. Votre score ensuite : { $left }.
if-matched = Si { THE($power) } le propose aussi, le traité entre en vigueur { INTO($spring) }.
void-treaty = En l’état, le traité serait nul : { THE($third) } est en alliance avec l’un de vous et en guerre avec l’autre.
alliance-price = S’il est signé, vous recevez { $price }, pour l’AAT.
not-yet = Le traité n’a pas d’effet cette saison.
notice-ends = Votre traité avec { ACC($power) } prend fin au plus tard après { ACC($spring) }.
notice-exposes = { THE($power) } peut vous attaquer { INTO($spring) }, à moins de dénoncer aussi le traité.
notice-freezes = { $unit } ne reçoit ni ordre ni soutien { INTO($spring) }.
notice-price = Vous recevez { $price }, pour la fin du MDT.
claim-ends = Votre traité avec { ACC($power) } prend fin { $when ->
    [now] aussitôt
   *[complete] dès que tous les membres ont déposé la revendication
}, sans pénalité.
claim-ends-none = Vous n’avez aucun traité auquel cette revendication mettrait fin.

# --- à côté de la carte

relation = { $between ->
    [war] Guerre
    [mdt] MDT
    [aat] AAT
   *[neutral] Neutralité
}
treaty-word = { $kind ->
    [peace] Paix
    [mdt] MDT
   *[aat] AAT
}
kind = { $kind ->
    [two-way] À deux
    [three-way] À trois
   *[solo] En solitaire
}
panel-relations = Relations
tie-right = peut attaquer, pour aider { ACC($basis) }
tie-changed = { $before } → { $after }. { $because }
tie-pending = { $kind ->
    [peace] paix
    [mdt] MDT
   *[aat] AAT
} à partir { OF($spring) }
tie-ends = prend fin après { ACC($spring) } (dénonciation par { ACC($by) })
panel-history = Évolution des relations
panel-deeds = Attaques de la dernière saison
deed-attack = Attaque contre { ACC($on) }{ $how ->
    [provoked] , en guerre imminente
    [spared] , au sein d’une revendication de coalition
   *[plain] { "" }
}
deed-entry = Marche sur { ACC($place) }, province neutre
panel-rulings = Règles maison de cette partie
panel-points = Points de victoire
needs-less-later = { $now }, mais { $later } à partir { OF($since) }
panel-expansion = Expansionnisme
expansion-note = Les niveaux sont fixés après chaque automne, à { $marks } points de pénalité. Un niveau alourdit les pénalités suivantes, pas les précédentes.
surcharge = { $level ->
    [0] Rien
    [one] 1 point et 1 an
   *[other] { $level } points et { $level } ans
}
panel-ahead = Points aux prochains automnes
ahead-note = À condition qu’aucun centre ne change de mains et que personne ne reçoive de nouveaux points de pénalité.
fall = { $fall }
panel-coalitions = Coalitions qui ont assez de points
members = { PLUS($members) }
panel-penalties = Points de pénalité
deed = { $rule ->
    [E1] Attaque contre { ACC($victim) }
    [E1S] Part dans l’attaque { OF($ally) } contre { ACC($victim) }
    [E2] Entrée { INTO($victim) } (neutre)
    [E3] AAT avec { ACC($victim) }
    [E5] Fin du MDT avec { ACC($victim) }
   *[E4] Premier coup de feu
}
panel-shot = Premier coup de feu
shot-fired = Tiré { INTO($season) }{ COUNT($powers) ->
    [0] { "" }
   *[other] { " " }par { ACC($powers) }
}.
shot-open = Personne ne l’a encore tiré. { $costs }{ COUNT($powers) ->
    [0] { "" }
   *[other] { " " }Il est tiré en ce moment par { ACC($powers) }.
}
shot-costs = { $this ->
    [yes] Cette saison, il coûte
   *[no] Son coût { INTO($season) } sera de
} { $points ->
    [one] { $points } point de pénalité
   *[other] { $points } points de pénalité
} pour { $years } ans.
shot-free = Il ne coûte plus rien.
panel-territory = Territoire contrôlé par d’autres, pour { ACC($power) }
territory = { $holder } ({ $clause ->
    [unit] unité
    [home] territoire national
   *[owned] centre
}) : { $entering }
enter-asks = autorisation nécessaire
enter-free = entrée libre
enter-war = une attaque, et la guerre
enter-war-free = la guerre, sans points de pénalité
enter-attack = une attaque, { $points } points de pénalité pour { $years } ans
enter-attack-after-notice = une attaque, { $points } points de pénalité pour { $years } ans (cette puissance a dénoncé son traité avec vous)
look = { $look ->
    [asks] Autorisation nécessaire
    [hostile] Attaque
   *[free] Libre
}
level = Niveau { $level }
panel-held = Unités immobilisées et internées
held = { $unit } est { $how ->
    [interned] internée
   *[frozen] immobilisée
}.
held-of = { $power } : { $how ->
    [interned] internée
   *[frozen] immobilisée
}

# --- ce qu’on peut écrire, et ce qui arrive à échéance

panel-proposals = Traités que vous pouvez proposer
proposals-secret = Un traité est signé si les deux puissances le proposent. Les propositions sans réponse restent secrètes.
proposals-public = Un traité est signé si les deux puissances le proposent. Toutes les propositions sont publiées avec les résultats de l’automne.
signable-in-force = En vigueur
signable-not = { $how ->
    [abrogate] À dénoncer d’abord
    [barred] Exclu par une revendication de victoire
   *[never] Impossible
}
signable-void = Nul en l’état : { THE($third) } est en alliance avec un côté et en guerre avec l’autre
signable-from = À partir { OF($spring) }
panel-notices = Traités auxquels vous pouvez mettre fin
notice-not-now = Pas tant que votre revendication est active
notice-after = Après { ACC($spring) }{ $given ->
    [yes] { " " }(dénoncé)
   *[no] { "" }
}
no-points = Aucun point de pénalité
frozen-in = { $unit } immobilisée { INTO($spring) }
panel-unsigned = Propositions qui n’ont abouti à aucun traité
panel-permissions = Autorisations dont les alliés ont besoin
panel-transfers = Centres que vous pouvez céder
transfers-note = Un centre change de mains si l’unité de l’allié s’y trouve à la fin de l’automne.
panel-papers = Autorisations et cessions { OF($season) }
transfer-of = Cession { OF($place) }
move-of = { $start } → { $end }
into = Entrée { INTO($place) }
anywhere = Partout
panel-claims = Revendications de victoire
claims-need = Points de victoire nécessaires : { COMMAS($needs) }.
card-claim = { THE($by) } revendique une victoire à { $kind ->
    [three-way] trois
   *[two-way] deux
} pour { ACC($members) }.
card-claim-means = La revendication est active une fois que tous l’ont déposée. Elle aboutit s’ils ont ensemble { $points } points de victoire après { ACC($fall) }.
card-posted = l’a déposée
card-until = jusqu’à l’{ $deadline }
reply-claim = Se joindre à la revendication
reply-withdraw-claim = Se retirer de la revendication
claim-needs = { $points } { $kind ->
    [two-way] à deux
    [three-way] à trois
   *[solo] en solitaire
}
claim-by = { $kind ->
    [two-way] Victoire à deux pour { ACC($members) }
    [three-way] Victoire à trois pour { ACC($members) }
   *[solo] Victoire en solitaire pour { ACC($members) }
}
claim-state = { $status }, déposée après { ACC($fall) }{ COUNT($missing) ->
    [0] {""}
   *[other] , en attente { OF($missing) }
}
claim-status = { $status ->
    [partial] Incomplète
    [live] Active
    [won] Aboutie
    [failed] Échec
   *[void] Nulle
}
panel-claimable = Victoires que vous pouvez revendiquer
claims-until = Le décompte { OF($fall) } dit qui peut revendiquer. Dernier jour pour revendiquer : { $deadline }.
winter-deadline = échéance d’hiver
spring-deadline = échéance { OF($spring) }
claim-may = Oui
claim-not = Non. { $why }
panel-calendar = Calendrier
after = Après { ACC($spring) }
calendar-window = On ne peut plus revendiquer de victoire d’après le décompte { OF($fall) }.
calendar-lapses = Victoire { $kind ->
    [two-way] à deux
    [three-way] à trois
   *[solo] en solitaire
} revendiquée par { ACC($posted) } : la revendication devient caduque, à moins d’être aussi déposée par { ACC($awaited) }.
calendar-notice = Le traité entre { ACC($powers) } prend fin après sa dénonciation par { ACC($by) }.
calendar-conference = La Conférence internationale se réunit, et tous les traités sont nuls.
calendar-decided = Victoire { $kind ->
    [two-way] à deux
    [three-way] à trois
   *[solo] en solitaire
} revendiquée par { ACC($members) } : la revendication est tranchée. Elle demande { $points } points de victoire.
panel-conference = Conférence internationale : puissances en contact
relation-noticed = { $between ->
    [war] Guerre
    [mdt] MDT
    [aat] AAT
   *[neutral] Neutralité
}, dénonciation par { ACC($by) }
conference-now = Elle se tient en ce moment. Si toutes ces puissances signent de nouveau entre elles, aucun traité n’entre en vigueur.
conference-to-come = Elle a été convoquée { INTO($called) } et se tiendra { INTO($held) }.
conference-not-called = Aucune conférence n’est convoquée. Si l’hiver finissait maintenant, { $would ->
    [yes] une conférence le serait, car toutes les puissances en contact ont des traités
   *[no] aucune ne le serait
}.{ $last ->
    [failed] { " " }La dernière a échoué.
    [succeeded] { " " }La dernière a réussi.
   *[none] { "" }
}

# --- en-têtes

column-aat = Traité d’alliance offensive (AAT)
column-accumulated = Points de pénalité
column-after = Après
column-at-the-count = Points au décompte
column-bar = Obstacle
column-base = Centres
column-because = Raison
column-before = Avant
column-blame = Pour
column-by = De
column-center = Centre
column-claim = Revendication
column-cost = Coût
column-counts-through = Compte jusqu’à
column-decided = Tranchée
column-ends = Prend fin
column-entering = Y entrer
column-how = Comment
column-into = Vers
column-level = Niveau
column-may-claim = Peut revendiquer
column-may-you = Permis
column-mdt = Traité de défense mutuelle (MDT)
column-members = Membres
column-needed = Nécessaires
column-needs = Nécessaires en solitaire
column-next-cost = Supplément par pénalité
column-next-mark = Prochain niveau à
column-of = Traité
column-option = Règle maison
column-orders = Ordres
column-outstanding = Points de pénalité
column-points = Points
column-points-now = Points actuels
column-power = Puissance
column-powers = Puissances
column-province = Province
column-relation = Relation
column-season = Saison
column-status = État
column-their-unit = Son unité
column-to = À
column-treaty = Traité
column-unit = Unité
column-value = Dans cette partie
column-victory = Victoire
column-what = Quoi
column-when = Quand
column-where = Où
column-whose = Contrôlé par
column-with = Avec

# --- les règles

chapter-treaties = Relations et traités
chapter-opinion = Opinion mondiale
chapter-attacks = Attaques et guerres
chapter-guests = Unités alliées
chapter-claims = Revendications de victoire
chapter-conference = Conférence internationale
section-relations = Relations
section-signing = Signer des traités et faire la paix
section-defense = Traités de défense mutuelle
section-alliance = Traités d’alliance offensive
section-torn = Quand des alliés se combattent
section-notice = Mettre fin à un traité
section-friends = Entre alliés, on ne se nuit pas
section-permission = Autorisations
section-transfer = Centres
section-interned = Unités internées
section-score = Points de victoire
section-attacks = Ce qui est une attaque
section-penalties = Ce qui coûte des points de pénalité
section-first-shot = Le premier coup de feu
section-years = Combien de temps durent les pénalités
section-expansion = Expansionnisme
section-points = Points nécessaires
section-claiming = Revendiquer la victoire
section-deciding = Trancher les revendications
section-members = Membres d’une coalition

rule-relations = Deux puissances sont neutres entre elles, en guerre, ou alliées par un traité : un traité de défense mutuelle (MDT) ou un traité d’alliance offensive (AAT). Au début de la partie, toutes les puissances sont neutres (B1, C1).
rule-allies = Des alliés ne peuvent pas s’attaquer. Un ordre qui serait une telle attaque est nul : l’unité tient sa position, et rien n’est compté pour lui (B2, C6, R-39).
rule-season = Les ordres de mouvement sont jugés d’après les relations du début de la saison. Les changements qu’ils causent comptent à partir des retraites de la même saison (R-59).
rule-signing = Deux puissances signent un traité si toutes deux proposent le même avec leurs ordres d’automne. Le traité est annoncé avec les résultats et entre en vigueur au printemps suivant ; jusque-là, il ne change rien (C2-C4).
rule-one-sided = Une proposition à laquelle l’autre puissance ne répond pas par la même ne donne aucun traité, mais elle est annoncée aussi. Si vous envoyez plusieurs propositions à la même puissance, la dernière compte (C5, R-22).
rule-secret-signing = Avant le premier printemps, il y a une phase de propositions secrètes. Les traités que les deux puissances y proposent sont en vigueur dès le premier printemps ; toutes les autres propositions restent secrètes, et vous pouvez retirer les vôtres jusqu’à l’échéance (H1-H7).
rule-upgrade = { $how ->
    [abrogate_first] Des alliés qui veulent l’autre sorte de traité doivent d’abord mettre fin à celui qu’ils ont (R-22).
   *[allowed] Des alliés peuvent signer l’autre sorte de traité. Il remplace alors celui qu’ils ont, qui prend fin sans dénonciation (R-22).
}
rule-conundrum = Un nouveau traité est nul si, à cause de lui, une troisième puissance est alliée à l’une des deux et en guerre avec l’autre. Si plusieurs nouveaux traités produisent cela ensemble, tous sont nuls. La guerre imminente ne compte pas ici (C19, R-24).
conundrum-example = L’Italie a un MDT avec la France, et la France est en guerre avec l’Allemagne. L’Italie ne peut pas signer de traité avec l’Allemagne.
rule-no-peace = Des puissances en guerre l’une avec l’autre ne peuvent pas signer de traité (R-21).
rule-peace = Des puissances en guerre font la paix en signant un traité. La guerre dure jusqu’à ce que le traité entre en vigueur (R-21).
rule-peace-order = Quand on propose des traités, deux puissances en guerre peuvent aussi proposer toutes deux la paix. Elles sont alors neutres à partir du printemps suivant (R-21).
rule-war-born = { $how ->
    [stands] Si la guerre éclate entre deux puissances dans l’automne même où elles signent un traité, le traité entre tout de même en vigueur et met fin à cette guerre (R-23).
   *[void] Si la guerre éclate entre deux puissances dans l’automne même où elles signent un traité, le traité est nul (R-23).
}

rule-imminent-war = Si une puissance est attaquée, chacun de ses partenaires de MDT qui est neutre envers l’attaquant est dès lors en guerre imminente avec lui : il peut attaquer l’attaquant sans pénalité, mais n’y est pas obligé. L’attaquant n’obtient pas ce droit, et il paie s’il attaque aussi le partenaire (C7-C9, R-20, R-26).
rule-imminent-war-alone = Si une puissance est attaquée, chacun de ses partenaires de MDT qui est neutre envers l’attaquant est dès lors en guerre imminente avec lui : il peut venir en aide à la victime, mais n’y est pas obligé (C7, R-20, R-26).
rule-imminent-war-ends = { $how ->
    [only_superseded] La guerre imminente ne prend fin que si les deux puissances entrent en guerre ou signent un traité entre elles (R-26).
   *[with_basis] La guerre imminente prend fin si les deux puissances entrent en guerre ou signent un traité entre elles, et aussi si le MDT dont elle découle prend fin ou si la victime n’est plus en guerre avec l’attaquant (R-26).
}
rule-old-wars = Un traité ne concerne pas les guerres commencées avant son entrée en vigueur. Seule une attaque qui commence une guerre peut y entraîner des alliés (C10, C16).
defense-example = La France et l’Allemagne ont un MDT, et toutes deux sont neutres envers l’Angleterre. L’Angleterre ordonne à une flotte d’aller à Brest. L’Angleterre paie pour cette attaque et est en guerre avec la France, et l’Allemagne est en guerre imminente avec l’Angleterre : l’Allemagne peut maintenant attaquer l’Angleterre sans pénalité, mais l’Angleterre paie de nouveau si elle attaque l’Allemagne.
defense-example-alone = La France et l’Allemagne ont un MDT, et toutes deux sont neutres envers l’Angleterre. L’Angleterre ordonne à une flotte d’aller à Brest. L’Angleterre et la France sont en guerre, et l’Allemagne est en guerre imminente avec l’Angleterre : elle peut venir en aide à la France.

rule-shared-blame = Si une puissance en attaque une autre, ses partenaires d’AAT sont aussi en guerre avec la victime et partagent la pénalité. La victime peut riposter contre eux tous sans pénalité (C11-C13).
rule-shared-wars = Si une puissance en attaque une autre, ses partenaires d’AAT sont aussi en guerre avec la victime (C12, C13).
rule-attacked-partner = Si une puissance est attaquée, ses partenaires d’AAT sont aussi en guerre avec l’attaquant (C14).
rule-cascade = { $how ->
    [principals] Les partenaires d’AAT de l’attaquant ne sont en guerre qu’avec la victime, et ceux de la victime qu’avec l’attaquant. Personne d’autre n’est entraîné (R-28).
    [transitive] Les partenaires d’AAT de partenaires d’AAT sont entraînés aussi. Toutes les puissances du côté de l’attaquant sont alors en guerre avec toutes celles du côté de la victime, sauf qu’un traité entre deux d’entre elles reste en vigueur. Les partenaires de MDT des puissances du côté de la victime sont en guerre imminente avec celles du côté de l’attaquant envers lesquelles ils sont neutres (R-28).
   *[bloc] Les partenaires d’AAT de l’attaquant sont aussi en guerre avec ceux de la victime, sauf qu’un traité entre deux d’entre eux reste en vigueur. Les partenaires de MDT de la victime sont aussi en guerre imminente avec les partenaires d’AAT de l’attaquant, s’ils sont neutres envers eux. Personne d’autre n’est entraîné : les partenaires de MDT de l’attaquant et les partenaires d’AAT de partenaires d’AAT restent à l’écart (R-28).
}
alliance-example = La Russie et la Turquie ont un AAT, et toutes deux sont neutres envers l’Autriche. La Russie ordonne à une armée d’aller d’Ukraine en Galicie. La Russie et la Turquie sont toutes deux en guerre avec l’Autriche ; la Russie reçoit 2 points de pénalité pour 8 ans, et la Turquie 2 points de pénalité pour 4 ans.
alliance-example-alone = La Russie et la Turquie ont un AAT, et toutes deux sont neutres envers l’Autriche. La Russie ordonne à une armée d’aller d’Ukraine en Galicie. La Russie et la Turquie sont toutes deux en guerre avec l’Autriche.
rule-provoked = { $how ->
    [all] Une attaque en guerre imminente commence une guerre entre les deux puissances. Les traités de la puissance attaquée y répondent comme à toute autre attaque, mais les partenaires d’AAT de la puissance qui attaque ne s’y joignent que s’ils ont aussi un AAT avec la puissance attaquée (C8, R-42).
    [none] Une attaque en guerre imminente commence une guerre entre les deux puissances et n’entraîne personne d’autre (C8, R-42).
   *[aat_only] Une attaque en guerre imminente commence une guerre entre les deux puissances. Elle entraîne les partenaires d’AAT de la puissance attaquée, mais pas ses partenaires de MDT ; et les partenaires d’AAT de la puissance qui attaque ne s’y joignent que s’ils ont aussi un AAT avec la puissance attaquée (C8, R-42).
}

rule-torn = Si une puissance en attaque une autre et qu’une troisième a un MDT avec chacune, la troisième reste avec la victime : son MDT avec l’attaquant prend fin aussitôt, et les deux sont en guerre (C20).
rule-torn-mixed = Si la troisième puissance a un MDT avec l’une des deux et un AAT avec l’autre, elle reste avec son partenaire d’AAT. Le MDT prend fin aussitôt, et les deux sont en guerre (C21).
rule-torn-aggressive = Si la troisième puissance a un AAT avec chacune, elle reste avec l’attaquant, partage la pénalité et est en guerre avec la victime (C22).
rule-torn-aggressive-alone = Si la troisième puissance a un AAT avec chacune, elle reste avec l’attaquant et est en guerre avec la victime (C22).
rule-mutual-common-ally = { $how ->
    [both_war] Si deux puissances s’attaquent l’une l’autre dans la même saison, une troisième qui a la même sorte de traité avec les deux est entraînée par les deux attaques et est en guerre avec les deux (R-29).
    [both_lapse] Si deux puissances s’attaquent l’une l’autre dans la même saison, une troisième qui a la même sorte de traité avec les deux perd les deux traités et est neutre envers les deux (R-29).
   *[cancel] Si deux puissances s’attaquent l’une l’autre dans la même saison, une troisième qui a la même sorte de traité avec les deux garde les deux traités et ne prend pas part à la guerre (R-29).
}
torn-example = L’Italie a un MDT avec la France et un MDT avec l’Allemagne. L’Allemagne attaque la France. Le MDT de l’Italie avec l’Allemagne prend fin, l’Italie est en guerre avec l’Allemagne, et son MDT avec la France reste en vigueur.

rule-notice = Une puissance met fin à un traité en le dénonçant avec ses ordres d’hiver. Les dénonciations sont publiées avec les ajustements. Le traité prend fin après les retraites du printemps suivant, et les deux puissances sont alors neutres, si elles ne sont pas déjà en guerre (D1-D3).
rule-notice-pending = { $how ->
    [yes] Une puissance peut aussi dénoncer un traité signé l’automne juste avant. Il prend alors fin après son premier printemps. Si un autre traité a été signé pour remplacer celui qui doit prendre fin, il devient caduc (R-25).
   *[no] Une puissance ne peut dénoncer un traité qu’une fois qu’il est en vigueur. Si un autre traité a été signé pour le remplacer, il devient caduc aussi (R-25).
}
rule-notice-spring = Ce printemps-là, la puissance qui a dénoncé le traité ne peut toujours pas attaquer son allié, mais celui-ci peut l’attaquer : les unités de l’allié peuvent déloger les siennes et couper leurs soutiens, l’allié paie la pénalité d’une attaque, et les deux sont en guerre (D7, D8, R-53). Pour tout le reste, le traité agit comme avant.
rule-notice-spring-alone = Ce printemps-là, la puissance qui a dénoncé le traité ne peut toujours pas attaquer son allié, mais celui-ci peut l’attaquer : les unités de l’allié peuvent déloger les siennes et couper leurs soutiens, et les deux sont en guerre (D7, D8, R-53). Pour tout le reste, le traité agit comme avant.
rule-frozen = Ce printemps-là, les unités de la puissance qui a dénoncé le traité sont immobilisées si elles se trouvent dans le territoire national de l’allié ou dans un centre qu’il possède : elles tiennent leur position, et on ne peut ni les soutenir ni les convoyer. { $how ->
    [disband] Si l’une d’elles est délogée, elle est dissoute (D4, R-52).
   *[allowed] Si l’une d’elles est délogée, elle peut se retirer (D4, R-52).
}
rule-notice-both = Si les deux puissances dénoncent le traité, aucune ne peut attaquer l’autre ce printemps-là, et les unités des deux sont immobilisées (R-52).
notice-example = En hiver 1903, l’Italie dénonce son traité avec l’Autriche alors qu’une armée italienne se trouve au Tyrol. Au printemps 1904, cette armée tient sa position, et l’Italie ne peut pas attaquer l’Autriche, mais l’Autriche peut attaquer l’armée. À partir de l’automne 1904, les deux sont neutres ou en guerre.
rule-eliminated = Quand une puissance est éliminée, ses traités, ses guerres et toute guerre imminente qui la concerne prennent fin, et plus personne ne contrôle son territoire national (R-74).

rule-score = Les points de victoire d’une puissance sont ses centres de ravitaillement moins ses points de pénalité qui n’ont pas expiré. Ils peuvent être négatifs (A1-A4).
rule-attack = Une puissance en attaque une autre si, alors que les deux sont neutres, elle ordonne à une unité d’entrer dans le territoire contrôlé de l’autre, d’y soutenir un mouvement ou d’y convoyer. Les deux sont alors en guerre. Des puissances en guerre peuvent faire tout cela librement (B3, B4, E1).
rule-territory = Le territoire contrôlé d’une puissance comprend son territoire national à l’intérieur des frontières épaisses de la carte, les centres qu’elle possède ailleurs, et toute province ou mer où se trouve une de ses unités au début de la saison, même si cette unité s’en va. { $captured ->
    [letter] Un centre national qu’elle a pris à une autre puissance n’en fait pas partie (E1, R-30).
   *[owner_protected] Un centre national qu’elle a pris à une autre puissance en fait partie (E1, R-30).
}
rule-home = { $how ->
    [yes] Un centre national que sa puissance a perdu ne fait plus partie du territoire contrôlé de celle-ci (R-31).
   *[no] Le territoire national reste territoire contrôlé même si ses centres sont perdus. Mais un centre que vous possédez vous-même n’est pas le territoire de la puissance dont il était un centre national (R-31).
}
rule-enemy-there = Entrer dans le territoire national d’une puissance, ou dans un centre qu’elle possède, n’est pas une attaque contre elle tant que s’y trouve une unité d’une troisième puissance avec laquelle vous êtes en guerre{ $imminent ->
    [yes] { " " }ou en guerre imminente
   *[no] { "" }
} (E1, R-32).
rule-nobody-there = Entrer dans une mer, ou dans une terre qu’aucune puissance ne contrôle, n’est pas une attaque, même si une autre puissance y envoie aussi une unité et que l’une des deux rebondit (E1).
rule-as-written = Les ordres sont jugés tels qu’ils sont écrits, qu’ils réussissent ou non. { $unmatched ->
    [free] Mais un soutien ou un convoi ne compte pas si l’unité qu’il aide n’avait pas l’ordre d’y aller, et un ordre tout à fait inexécutable ne compte pas non plus (E0, R-33, R-34).
   *[counts] Un soutien ou un convoi compte même si l’unité qu’il aide avait l’ordre d’aller ailleurs. Seul un ordre tout à fait inexécutable ne compte pas (E0, R-33, R-34).
}
rule-help = Soutenir ou convoyer l’unité d’une puissance vers son propre territoire n’est pas une attaque, et soutenir ou convoyer celle d’un allié que cette puissance a autorisé à venir non plus. L’autorisation d’une puissance qui n’est pas alliée au propriétaire de l’unité ne compte pas (R-35, R-38).
rule-evict = { $how ->
    [yes] Entrer dans une province de votre propre territoire national où se trouve une unité d’une puissance neutre n’est pas une attaque (R-56).
   *[no] Entrer dans une province de votre propre territoire national où se trouve une unité d’une puissance neutre est une attaque contre cette puissance (R-56).
}
rule-retreats = { $how ->
    [free] Une retraite n’est jamais une attaque, ne coûte rien et ne demande pas d’autorisation (R-37).
    [forbidden] Une unité ne peut pas se retirer là où ce serait une attaque contre une puissance neutre ; si elle ne peut aller nulle part ailleurs, elle est dissoute. Pour tout le reste, une retraite compte comme un mouvement et peut donc demander une autorisation (R-37).
   *[as_orders] Une retraite compte comme un mouvement, d’après les relations qui suivent les mouvements de sa saison : elle peut être une attaque, et elle peut demander une autorisation (R-37).
}
rule-writers-answer = Si d’autres commandent une unité sans joueur, les puissances qui ont écrit l’ordre qu’elle suit en répondent comme d’un ordre à elles (C-2).
rule-power-answers = Si d’autres commandent une unité sans joueur, ce qu’elle fait est reproché à la puissance de l’unité, et non à eux (C-2).
rule-minors-blameless = On ne reproche rien à une petite puissance ni à des rebelles.
attack-example = Au printemps 1901, l’Allemagne ordonne à son armée de Munich d’aller en Bourgogne, et la France donne le même ordre à son armée de Paris. Toutes deux rebondissent. La Bourgogne fait partie du territoire national de la France : l’Allemagne a donc attaqué la France. Elle reçoit 2 points de pénalité pour 8 ans, et les deux sont en guerre. La France n’a attaqué personne.
attack-example-alone = Au printemps 1901, l’Allemagne ordonne à son armée de Munich d’aller en Bourgogne, et la France donne le même ordre à son armée de Paris. Toutes deux rebondissent. La Bourgogne fait partie du territoire national de la France : l’Allemagne a donc attaqué la France, et les deux sont en guerre. La France n’a attaqué personne.
rule-no-price = Une attaque ne coûte rien d’autre que la guerre, et signer un traité ou y mettre fin ne coûte rien.

rule-cost-attack = Une attaque contre une puissance neutre coûte 2 points de pénalité pour 8 ans. Une puissance qui en attaque une autre par plusieurs ordres dans une saison paie une fois, mais un seul ordre peut attaquer plusieurs puissances (E1, R-36). Une attaque en guerre imminente ne coûte rien (C8).
rule-cost-mutual = { $how ->
    [nobody_pays] Deux puissances neutres qui s’attaquent l’une l’autre dans la même saison ne paient pas pour cela (R-49).
   *[both_pay] Deux puissances neutres qui s’attaquent l’une l’autre dans la même saison paient toutes deux (R-49).
}
rule-cost-double = { $how ->
    [yes] Un attaquant paie autant pour chaque partenaire d’AAT de la victime qui était neutre et qui est entraîné dans la guerre (R-27).
   *[no] Un attaquant ne paie que pour la puissance que ses ordres attaquent, pas pour les partenaires d’AAT qui sont entraînés dans la guerre (R-27).
}
rule-cost-share = Chaque partenaire d’AAT de l’attaquant reçoit 2 points de pénalité pour 4 ans, { $at_war ->
    [no] sauf s’il était déjà en guerre avec la victime
   *[yes] même s’il était déjà en guerre avec la victime
}. Une puissance qui attaque elle-même la victime dans cette saison paie pour sa propre attaque à la place. On ne partage que les pénalités pour des attaques contre de grandes puissances (C11, C15, C18, R-46).
rule-cost-minor = Entrer dans un centre qu’aucune grande puissance ne possède, ou y soutenir un mouvement, coûte 1 point de pénalité pour 7 ans, { $repeat ->
    [once_per_sc] une seule fois pour chaque centre
   *[per_season] pour chaque centre et à chaque saison
} ; l’ordre n’a pas besoin de réussir. { $convoy ->
    [counts] Y convoyer coûte autant.
   *[free] Y convoyer est gratuit.
} Y rester est gratuit (E2, R-40, R-41).
rule-cost-alliance = Conclure un AAT coûte à chacune des deux puissances 1 point de pénalité pour 5 ans, à partir { $date ->
    [ratification] de la saison où il est signé
   *[in_force] du printemps où il entre en vigueur
} (C17, E3, R-50).
rule-cost-abrogation = Dénoncer un MDT coûte 1 point de pénalité pour 3 ans, à partir { $date ->
    [notice] de cet hiver-là
   *[effect] du printemps où le traité prend fin
}. Dénoncer un AAT est gratuit, comme toute autre manière dont un traité prend fin (D5, D6, E5, R-51).
cost-example = En automne 1902, l’Autriche ordonne à une armée d’aller de Budapest en Serbie, qui n’appartient à personne, et la Turquie la soutient depuis la Grèce. Chacune reçoit 1 point de pénalité pour 7 ans, que l’armée arrive ou non.
rule-first-shot = Le premier coup de feu est tiré dans la première saison où une puissance reçoit une pénalité, sauf pour un AAT. Toutes les puissances qui reçoivent une telle pénalité dans cette saison, y compris pendant ses retraites et (au printemps) pour des dénonciations, paient aussi pour le premier coup de feu. Plus tard, personne ne paie pour lui (E4, R-45).
rule-first-shot-table = Le premier coup de feu coûte 2 points de pénalité pour 10 ans { INTO($s0) }, 9 ans { INTO($f0) }, 8 ans { INTO($s1) }, 7 ans { INTO($f1) }, 6 ans en { $y2 } et 5 ans en { $y3 }. Il coûte 1 point de pénalité pour 5 ans en { $y4 } et pour 3 ans en { $y5 }, et rien à partir de { $y6 } (E4).
rule-first-shot-share = { $how ->
    [full] Une puissance qui ne reçoit dans cette saison que sa part de la pénalité d’un partenaire d’AAT paie le premier coup de feu en entier (R-43).
    [none] Une puissance qui ne reçoit dans cette saison que sa part de la pénalité d’un partenaire d’AAT ne paie pas pour le premier coup de feu (R-43).
   *[half] Une puissance qui ne reçoit dans cette saison que sa part de la pénalité d’un partenaire d’AAT paie le premier coup de feu pour la moitié des années, et une demi-année est arrondie { $half ->
        [down] vers le bas
       *[up] vers le haut
    } (R-4, R-43).
}
rule-first-shot-exempt = { THE($power) } ne paie pas le premier coup de feu pour une entrée { INTO($place) } en { $year }. { $closes ->
    [yes] Mais cette entrée épuise le premier coup de feu : personne ne paie pour lui dans une saison suivante (E4, R-44).
   *[no] Le premier coup de feu reste à tirer (E4, R-44).
}
rule-years = { $by ->
    [seasons] Une pénalité encourue au printemps expire à l’automne de sa dernière année, juste { $wears ->
        [before] avant
       *[after] après
    } le décompte ; une pénalité encourue en automne expire à la fin du printemps qui suit sa dernière année. L’année où elle est encourue est sa première (R-2, R-3).
   *[calendar] Une pénalité expire à l’automne de sa dernière année, juste { $wears ->
        [before] avant
       *[after] après
    } le décompte. L’année où elle est encourue est sa première (R-2, R-3).
}
years-example = Une pénalité de 8 ans encourue au printemps 1902 { $wears ->
    [before] compte de l’automne 1902 à l’automne 1908 et expire juste avant le décompte de l’automne 1909.
   *[after] compte de l’automne 1902 à l’automne 1909 et a disparu une fois cet automne terminé.
}
rule-expansion = Une puissance pratique l’expansionnisme pur au niveau 1 si elle a au moins { $low } points de pénalité après un décompte d’automne, et au niveau 2 si elle en a au moins { $high }. { $measured ->
    [lifetime] Tous les points de pénalité de la partie sont additionnés, même ceux qui ont expiré (E6, R-47).
   *[outstanding] Seuls les points de pénalité qui n’ont pas expiré avant ce décompte sont additionnés (E6, R-47).
}
rule-expansion-level = Dès lors, toute pénalité de cette puissance, quelle qu’en soit la raison, est augmentée de 1 point et 1 an au niveau 1, ou de 2 points et 2 ans au niveau 2. Les pénalités antérieures ne changent pas. { $kept ->
    [no] Une puissance qui a moins de points à un décompte d’automne suivant perd le niveau (E6, R-47, R-48).
   *[yes] Une puissance garde son niveau jusqu’à la fin de la partie (E6, R-47, R-48).
}
expansion-example = Au décompte de l’automne 1903, l’Allemagne a 2 points de pénalité pour avoir attaqué la France, 1 pour être entrée en Hollande et 2 pour avoir attaqué l’Autriche. En 1904, une attaque contre la Russie coûte à l’Allemagne 3 points de pénalité pour 9 ans.
rule-year-end = À la fin de l’automne, ces étapes se suivent : les retraites et leurs pénalités, les changements de mains des centres, les éliminations, { $wears ->
    [before] les pénalités qui expirent, { $treaties ->
        [early] les traités signés et les pénalités pour les AAT, le décompte des points de victoire, les revendications à trancher et les niveaux d’expansionnisme (R-1).
       *[late] le décompte des points de victoire, les revendications à trancher, les niveaux d’expansionnisme et les traités signés (R-1).
    }
   *[after] { $treaties ->
        [early] les traités signés et les pénalités pour les AAT, le décompte des points de victoire, les revendications à trancher, les niveaux d’expansionnisme et les pénalités qui expirent (R-1).
       *[late] le décompte des points de victoire, les revendications à trancher, les niveaux d’expansionnisme, les pénalités qui expirent et les traités signés (R-1).
    }
}

rule-friends = Les unités de deux alliés se traitent comme des unités d’une même puissance : elles ne se délogent pas, ne coupent pas leurs soutiens et n’aident pas à se déloger. Pour tout le reste, leurs ordres comptent comme d’habitude, par exemple dans un rebond avec une troisième puissance (F).
rule-friends-in-pairs = Cela vaut pour chaque paire d’alliés séparément : un allié de votre allié n’est pas votre allié (R-58).
rule-permission = Pour faire entrer une unité dans le territoire contrôlé d’un allié, y soutenir un mouvement ou y convoyer, une puissance a besoin de l’autorisation de l’allié, écrite avec les ordres de celui-ci dans la même saison. Sans elle, l’ordre est nul : l’unité tient sa position, ou elle est dissoute si elle devait se retirer. Une autorisation ne permet jamais à une unité de déloger une unité de l’allié ni de couper son soutien (G1, G3, R-57).
rule-permits = Un allié peut autoriser un seul mouvement ; certaines provinces, ce qui comprend les soutiens, les convois et les retraites vers elles ; ou tout son territoire. Si deux alliés contrôlent une province, tous deux doivent donner leur autorisation. Aucune n’est nécessaire là où l’unité d’un ennemi se trouve dans le territoire national ou dans un centre de l’allié (R-38, R-62, R-63).
rule-permission-inside = Un mouvement d’une province de l’allié à une autre demande aussi une autorisation. Rester, ou partir vers une autre terre ou une mer, n’en demande pas (G2).
rule-permission-of-units = On peut entrer sans autorisation dans une province ou une mer qui n’est le territoire contrôlé de l’allié que parce que son unité s’y trouve (R-57).
permission-example = La Russie et la Turquie ont un AAT. La Russie possède la Roumanie et y a une armée. La Turquie ordonne A BUL - RUM. Si la Russie ordonne « Permit Turkey A BUL - RUM » et que son armée s’en va, l’armée turque entre. Si l’armée russe reste, l’armée turque reste en Bulgarie, mais elle fait tout de même rebondir l’attaque d’une autre puissance sur la Roumanie si celle-ci n’est pas plus forte. Sans l’autorisation de la Russie, l’armée turque ne fait que tenir sa position.
rule-guest = Une unité qui se trouve dans un centre d’un allié à la fin de l’automne ne le prend pas (G5).
rule-transfer = Mais un allié peut céder un centre avec ses ordres d’automne. Le centre change de mains si une unité de l’allié qui le reçoit s’y trouve à la fin de l’automne ; l’ordre peut être écrit avant l’arrivée de cette unité. Le centre reste à son nouveau propriétaire quand l’unité s’en va, jusqu’à ce qu’il soit pris ou cédé de nouveau de la même manière (G6-G9, R-61).
rule-squatters = { $how ->
    [no] On ne prend un centre d’une autre puissance qu’en guerre ; un centre sans propriétaire se prend comme d’habitude (R-55).
   *[yes] Une unité qui n’est pas celle d’un allié prend le centre où elle se trouve à la fin de l’automne, comme d’habitude, même si les deux puissances sont neutres, par exemple parce que leur traité a pris fin (R-55).
}
transfer-example = L’Allemagne autorise une armée italienne à entrer à Munich en automne 1902 et ordonne « Transfer MUN to Italy ». Si l’armée est à Munich à la fin de l’automne, Munich appartient à l’Italie et lui reste quand l’armée s’en va. Sans la cession, Munich serait restée allemande.
rule-interned = Une unité dans le territoire national d’un allié est internée si toute province où elle pourrait aller d’elle-même est { $around ->
    [anyone_else] un territoire contrôlé d’une autre puissance
   *[same_ally] un territoire contrôlé du même allié
}, et si l’allié ne lui a donné aucune autorisation de tout l’automne. Son propriétaire peut la dissoudre en hiver, avant que les constructions soient comptées, de sorte qu’il peut construire une autre unité chez lui (G4, R-60).

rule-solo = Une puissance qui a au moins { $points } points de victoire à un décompte d’automne peut revendiquer une victoire en solitaire (A5, A10).
rule-large = Aux décomptes d’avant { ACC($until) }, { ACC($powers) } { COUNT($powers) ->
    [one] a besoin
   *[other] ont besoin
} de { $points } points de victoire pour une revendication en solitaire, à cause d’un plus grand nombre de centres nationaux. Les coalitions n’ont jamais besoin de plus que d’autres (A6, A9).
rule-coalition = { $kind ->
    [three-way] Trois puissances qui ont ensemble au moins { $points } points de victoire à un décompte d’automne peuvent revendiquer une victoire à trois (A8, A10).
   *[two-way] Deux puissances qui ont ensemble au moins { $points } points de victoire à un décompte d’automne peuvent revendiquer une victoire à deux (A7, A10).
}
rule-no-coalitions = Il n’y a pas de victoires de coalition sur cette carte (C-3).
rule-not-all = Les puissances qui restent ne peuvent pas revendiquer la victoire toutes ensemble (C-3).
rule-window = La victoire se revendique après le décompte d’automne, jusqu’à l’échéance { $until ->
    [winter_deadline] de cet hiver
   *[spring_deadline] des ordres du printemps suivant
}. Une revendication est publique aussitôt, et aucun nombre de points de victoire ne fait gagner sans revendication (A11, A12, R-6, R-18).
rule-all-post = Une revendication de coalition est active une fois que chacun de ses membres l’a déposée en nommant les mêmes membres. { $how ->
    [abrogates] Mais le dépôt d’un membre met déjà fin à tous ses traités avec des puissances en dehors de la revendication. Une revendication encore incomplète devient caduque quand il n’est plus temps de revendiquer, et jusque-là, un dépôt peut être retiré ou remplacé (A13, R-8).
   *[nothing] Jusque-là, elle ne change rien, et un dépôt peut être retiré ou remplacé. Une revendication encore incomplète devient caduque quand il n’est plus temps de revendiquer (A13, R-8).
}
rule-one-claim = Une puissance ne peut prendre part qu’à une revendication active à la fois, { $withdraw ->
    [yes] et tout membre peut retirer la revendication
   *[no] et elle ne peut pas la retirer
} (R-9).
rule-claim-ends = Quand une revendication est active, tous les traités de ses membres avec des puissances en dehors d’elle prennent fin aussitôt, comme les traités signés qui ne sont pas encore en vigueur et les dénonciations en cours. Les puissances sont alors neutres, une attaque coûte donc autant que d’habitude ; mais personne ne paie pour la fin de ces traités, et aucune unité n’est immobilisée. { $new ->
    [barred] Tant que la revendication est active, ses membres ne peuvent pas signer de traités avec des puissances en dehors d’elle (A17, A18, R-15).
   *[allowed] Ses membres peuvent signer de nouveaux traités plus tard (A17, A18, R-15).
}
rule-solo-wins = Une revendication en solitaire gagne si la puissance a de nouveau, au décompte d’automne suivant, les points de victoire qu’il lui faut. Sinon, elle échoue, et la puissance peut revendiquer de nouveau (A15).
rule-coalition-wins = Une revendication de coalition gagne si ses membres ont ensemble les points de victoire qu’il leur faut au deuxième décompte d’automne après elle. Le décompte entre les deux n’a pas d’importance (A16, R-7).
rule-large-at-last = { $how ->
    [always_7] Quand une revendication est tranchée, { $points } points de victoire suffisent à toute victoire en solitaire (R-5).
   *[by_year] Quand une revendication en solitaire est tranchée, c’est le nombre de cette année-là qui compte : une revendication faite avant { ACC($until) } et tranchée alors ne demande que { $points } points (R-5).
}
claim-example = Après l’automne 1906, la France a { $points } points de victoire et revendique une victoire en solitaire. Tous ses traités prennent fin. Si la France a de nouveau { $points } points de victoire au décompte de l’automne 1907, elle gagne.
rule-members-treaties = { $how ->
    [yes] Les membres d’une revendication de coalition doivent être alliés, chacun avec chacun (R-10).
   *[no] Les membres d’une revendication de coalition n’ont pas besoin de traités entre eux (R-10).
}
rule-blamed-member = Des puissances ne peuvent pas revendiquer la victoire ensemble tant que l’une d’elles a une pénalité qui n’a pas expiré pour { $how ->
    [e1_and_shares] une attaque, la sienne ou celle de son partenaire d’AAT, contre une autre d’entre elles
    [all_caused] une attaque, la sienne ou celle de son partenaire d’AAT, contre une autre d’entre elles, ou pour le premier coup de feu tiré par une telle attaque
   *[own_e1] sa propre attaque contre une autre d’entre elles
} (A19, R-12).
rule-members-attack = { $how ->
    [free_stab] Tant qu’une revendication est active, ses membres peuvent s’attaquer malgré un traité. Cela met fin au traité et commence une guerre, mais ne coûte aucune pénalité (A21, A22, R-11).
   *[frozen] Tant qu’une revendication est active, on ne peut pas mettre fin aux traités entre ses membres, et ceux qui sont alliés ne peuvent pas s’attaquer. Ceux qui sont neutres le peuvent : cela commence une guerre, mais ne coûte aucune pénalité (A21, A22, R-11).
}
rule-no-solo-beside = Un membre d’une revendication de coalition active ne peut pas revendiquer de victoire en solitaire avant le décompte qui tranche la revendication de coalition, quoi qu’il advienne de celle-ci (A20, R-13).
rule-dead-partner = { $how ->
    [remaining_total] Si un membre d’une revendication active est éliminé, les points des autres décident (R-17).
   *[void] Si un membre d’une revendication est éliminé, la revendication est nulle (R-17).
}
rule-joint = Si plusieurs revendications aboutissent au même décompte, { $how ->
    [solo_first] une revendication en solitaire passe avant les coalitions, puis celle qui a le plus de points de victoire gagne
    [highest_vp] celle qui a le plus de points de victoire gagne
    [play_on] aucune ne gagne, et la partie continue
   *[joint] toutes gagnent ensemble
} (A14, R-14).

rule-contact = Deux puissances sont en contact si une unité de l’une pourrait aller, d’elle-même, à l’endroit d’une unité de l’autre{ $how ->
    [common_target] , ou si des unités des deux pourraient aller au même endroit
   *[adjacent] { "" }
} (R-65).
rule-conference = Une Conférence internationale est convoquée à la fin d’un hiver, à partir { OF($first) }, s’il y a des puissances en contact et que toutes celles qui sont en contact l’une avec l’autre ont un traité que ni l’une ni l’autre n’a dénoncé (I1-I3, R-66).
rule-conference-held = Elle se tient l’hiver suivant, après les ajustements, { $recheck ->
    [yes] si c’est alors toujours le cas
   *[no] quoi qu’il ait changé entre-temps
}. Les puissances en contact sont publiées, et tous les traités prennent fin sans pénalité, même ceux qui sont signés mais pas encore en vigueur, comme les dénonciations et toute guerre imminente. Les guerres continuent (I4, I6, R-66, R-67).
rule-conference-phase = Vient alors une phase de propositions secrètes : les traités que les deux puissances proposent sont en vigueur à partir du printemps suivant, et toutes les autres propositions restent secrètes (I5).
rule-conference-fails = Si toutes les paires de puissances publiées signent de nouveau des traités, la conférence échoue : aucun traité n’entre en vigueur, et { $wars ->
    [continue] les guerres continuent
   *[end] toutes les puissances sont neutres entre elles, de sorte que les guerres prennent fin aussi
} (I7, R-68).
conference-example = En hiver 1903, seules les unités de l’Allemagne sont en contact avec d’autres, celles de la France et de l’Autriche, et l’Allemagne a un traité avec chacune. La conférence est convoquée. Toute l’année 1904 se joue sous ces traités. En hiver 1904, ils prennent fin. Si seules l’Allemagne et l’Autriche signent de nouveau, leur traité est en vigueur au printemps 1905 ; si l’Allemagne et la France signent de nouveau aussi, aucun traité ne l’est.

# --- options

peace-label = Comment finissent les guerres
peace = Une guerre entre deux puissances prend fin quand toutes deux signent un traité. Il peut aussi être possible d’ordonner la paix sans traité, des deux côtés, ou les guerres peuvent ne jamais finir (R-21).
peace-treaty = Par un traité
peace-treaty-or-peace-order = Par un traité ou par des ordres de paix des deux côtés
peace-never = Jamais
upgrade-label = Changer de sorte de traité
upgrade = Deux alliés peuvent remplacer un MDT par un AAT, ou un AAT par un MDT, pendant qu’il est en vigueur, ou ils doivent d’abord y mettre fin (R-22).
upgrade-allowed = Pendant qu’il est en vigueur
upgrade-abrogate-first = Seulement une fois qu’il a pris fin
sign-and-attack-label = Traité et guerre dans le même automne
sign-and-attack = Si la guerre éclate entre deux puissances dans l’automne même où elles signent un traité, le traité est nul, ou il entre en vigueur et met fin à la guerre (R-23).
sign-and-attack-void = Le traité est nul
sign-and-attack-stands = Le traité entre en vigueur
abrogate-pending-label = Dénoncer un traité avant qu’il n’entre en vigueur
abrogate-pending = Une puissance peut-elle dénoncer en hiver un traité signé en automne et qui entre en vigueur au printemps (R-25) ?
abrogate-pending-no = Impossible
abrogate-pending-yes = Possible
iw-end-label = Fin de la guerre imminente
iw-end = La guerre imminente prend fin quand une guerre ou un traité la remplace. Elle peut aussi prendre fin dès que finit le traité ou la guerre dont elle découle (R-26).
iw-end-with-basis = Avec le traité ou la guerre dont elle découle
iw-end-only-superseded = Seulement quand une guerre ou un traité la remplace
frozen-retreat-label = Unités immobilisées qui sont délogées
frozen-retreat = Une unité qui ne reçoit pas d’ordres le printemps après une dénonciation peut tout de même se retirer quand elle est délogée, ou elle est dissoute (R-52).
frozen-retreat-allowed = Peuvent se retirer
frozen-retreat-disband = Sont dissoutes
retreats-label = Retraites en territoire contrôlé
retreats = Une retraite compte comme un mouvement, ou elle ne coûte rien et ne demande pas d’autorisation, ou elle est interdite si elle attaquait une puissance neutre (R-37).
retreats-as-orders = Comptent comme des mouvements
retreats-free = Gratuites
retreats-forbidden = Interdites si ce sont des attaques
ally-entry-label = Endroits où il n’y a qu’une unité d’un allié
ally-entry = Quand une puissance entre dans un endroit qui n’est pas le territoire d’un allié mais où se trouve une de ses unités, elle a besoin d’une autorisation, ou non (R-57).
ally-entry-permission = Autorisation nécessaire
ally-entry-f-only = Aucune autorisation nécessaire
squatter-capture-label = Prendre des centres sans guerre
squatter-capture = Une unité peut-elle prendre le centre d’une puissance avec laquelle elle n’est pas en guerre, par exemple d’un ancien allié (R-55) ?
squatter-capture-yes = Possible
squatter-capture-no = Impossible
interned-label = Ce qui entoure une unité internée
interned = Tout chemin hors de la province de l’unité doit mener dans un territoire que l’allié contrôle, ou dans un territoire que contrôle toute autre puissance (R-60).
interned-same-ally = Le territoire de l’allié
interned-anyone-else = Le territoire de toute autre puissance
years-label = Années d’une pénalité
years = Les années d’une pénalité sont des années civiles, ou elles se comptent en saisons à partir de celle où elle a été encourue (R-2).
years-calendar = Années civiles
years-seasons = Comptées en saisons
wear-off-label = Dernier automne d’une pénalité
wear-off = Une pénalité expire juste après le décompte d’automne de sa dernière année, ou juste avant (R-3).
wear-off-after-count = Elle y compte encore
wear-off-before-count = Elle n’y compte plus
half-label = Moitié d’un nombre impair d’années
half = Un partenaire d’AAT qui partage le premier coup de feu paie pour la moitié des années. La moitié d’un nombre impair est arrondie vers le haut ou vers le bas (R-4).
half-up = Arrondie vers le haut
half-down = Arrondie vers le bas
e2-repeat-label = Entrer de nouveau dans le même centre neutre
e2-repeat = Une puissance qui de nouveau entre dans un centre sans propriétaire, ou y soutient, paie à chaque saison, ou une seule fois pour chaque centre (R-40).
e2-repeat-per-season = Coûte de nouveau à chaque saison
e2-repeat-once-per-sc = Ne coûte qu’une fois
e2-convoy-label = Convois vers des centres neutres
e2-convoy = Une flotte qui convoie vers un centre sans propriétaire ne paie rien, ou paie comme une unité qui y entre (R-41).
e2-convoy-free = Gratuits
e2-convoy-counts = Coûtent une pénalité
aat-double-label = Prix d’une attaque pour les partenaires d’AAT
aat-double = Une attaque contre une puissance, c’est aussi la guerre avec ses partenaires d’AAT. L’attaquant ne paie que pour la puissance qu’il a attaquée, ou pour les partenaires aussi (R-27).
aat-double-no = Pour la puissance attaquée seulement
aat-double-yes = Pour les partenaires aussi
mutual-attack-label = Puissances neutres qui s’attaquent l’une l’autre
mutual-attack = Si deux puissances neutres s’attaquent l’une l’autre dans la même saison, toutes deux paient pour cela, ou aucune (R-49).
mutual-attack-both-pay = Toutes deux paient
mutual-attack-nobody-pays = Aucune ne paie
share-if-at-war-label = Partenaire d’AAT déjà en guerre avec la victime
share-if-at-war = Un partenaire d’AAT de l’attaquant partage la réprobation même s’il était déjà en guerre avec la victime, ou seulement s’il ne l’était pas (R-46).
share-if-at-war-yes = Partage la réprobation
share-if-at-war-no = Ne paie rien
fs-share-label = Premier coup de feu d’un partenaire d’AAT
fs-share = Une puissance qui partage la réprobation pour le premier coup de feu de son partenaire d’AAT paie pour la moitié des années, en entier, ou pas du tout (R-43).
fs-share-half = La moitié des années
fs-share-full = En entier
fs-share-none = Pas du tout
tur-bul-closes-label = La Turquie en Bulgarie la première année
tur-bul-closes = La Turquie ne paie jamais la pénalité du premier coup de feu pour une entrée en Bulgarie la première année. Cette entrée laisse le premier coup de feu à tirer, ou l’épuise, de sorte que personne ne le paie plus tard (R-44).
tur-bul-closes-no = Laisse le premier coup de feu à tirer
tur-bul-closes-yes = Épuise le premier coup de feu
expansion-label = À quoi se mesure l’expansionnisme
expansion = Un niveau d’expansionnisme dépend des points de pénalité qui n’ont pas expiré, ou de tous les points de pénalité de la partie (R-47).
expansion-outstanding = Les points qui n’ont pas expiré
expansion-lifetime = Tous les points de la partie
expansion-sticky-label = Niveaux d’expansionnisme
expansion-sticky = Une puissance garde un niveau d’expansionnisme jusqu’à la fin de la partie, ou le perd quand elle a de nouveau moins de points de pénalité (R-47).
expansion-sticky-yes = Définitifs
expansion-sticky-no = Perdus avec les points
e3-date-label = Début de la pénalité pour un AAT
e3-date = Les années de la pénalité pour un AAT commencent au printemps où le traité entre en vigueur, ou à l’automne où il est signé (R-50).
e3-date-in-force = Quand le traité entre en vigueur
e3-date-ratification = Quand le traité est signé
e5-date-label = Début de la pénalité pour la fin d’un MDT
e5-date = Les années de la pénalité pour la fin d’un MDT commencent au printemps où il prend fin, ou en hiver, quand il est dénoncé (R-51).
e5-date-effect = Quand le traité prend fin
e5-date-notice = Quand le traité est dénoncé
iw-counts-as-war-label = Guerre imminente dans le territoire d’autrui
iw-counts-as-war = Entrer dans le territoire d’une puissance n’est pas une attaque contre elle si une unité d’un ennemi s’y trouve. Une puissance en guerre imminente peut compter comme ennemie (R-32).
iw-counts-as-war-yes = Compte comme la guerre
iw-counts-as-war-no = Ne compte pas comme la guerre
captured-home-label = Centres nationaux pris
captured-home = Un centre national qu’une autre puissance a pris est un territoire contrôlé de son nouveau propriétaire, ou non (R-30).
captured-home-owner-protected = Territoire du nouveau propriétaire
captured-home-letter = Pas le territoire du nouveau propriétaire
home-lapses-when-lost-label = Centres nationaux perdus
home-lapses-when-lost = Un centre national qu’une puissance a perdu est encore son territoire contrôlé, ou ne l’est plus (R-31).
home-lapses-when-lost-no = Encore son territoire
home-lapses-when-lost-yes = N’est plus son territoire
evict-free-label = Unités neutres dans votre territoire national
evict-free = Attaquer l’unité d’une puissance neutre dans votre propre territoire national est une attaque contre cette puissance, ou n’en est pas une (R-56).
evict-free-no = Entrer est une attaque
evict-free-yes = Entrer n’est pas une attaque
unmatched-label = Soutiens et convois sans ordre correspondant
unmatched = Un soutien ou un convoi vers le territoire d’autrui compte même si l’unité qu’il aide a un autre ordre, ou ne compte que si les ordres se correspondent (R-33).
unmatched-counts = Comptent
unmatched-free = Ne comptent pas
cascade-label = Qui est entraîné dans une guerre
cascade = Une attaque entraîne dans la guerre les partenaires d’AAT des deux côtés. Ils combattent tout l’autre côté, ou seulement l’attaquant ou la victime, et des partenaires d’AAT de partenaires d’AAT peuvent devoir s’y joindre (R-28).
cascade-bloc = Partenaires d’AAT, contre tout l’autre côté
cascade-principals = Partenaires d’AAT, contre l’attaquant ou la victime seulement
cascade-transitive = Partenaires d’AAT et leurs partenaires d’AAT
mutual-common-ally-label = Allié commun de deux puissances qui s’attaquent
mutual-common-ally = Une puissance qui a la même sorte de traité avec les deux garde les deux traités, est entraînée par les deux attaques, ou perd les deux traités (R-29).
mutual-common-ally-cancel = Garde les deux traités
mutual-common-ally-both-war = Est entraînée par les deux attaques
mutual-common-ally-both-lapse = Perd les deux traités
provoked-label = Qui répond à une attaque en guerre imminente
provoked = Une attaque en guerre imminente concerne les partenaires d’AAT de la puissance attaquée, tous ses partenaires de traité, ou personne d’autre (R-42).
provoked-aat-only = Les partenaires d’AAT de la puissance attaquée
provoked-all = Tous les partenaires de traité de la puissance attaquée
provoked-none = Personne d’autre
steered-label = Réprobation pour les unités sans joueur
steered = Quand d’autres commandent une unité sans joueur, ses attaques sont reprochées à sa propre puissance, ou aux puissances qui ont écrit l’ordre (C-2).
steered-free = À sa propre puissance
steered-share = Aux puissances qui ont écrit l’ordre
russia-confirm-label = Trancher la revendication d’une grande puissance
russia-confirm = Quand on tranche la revendication en solitaire d’une puissance à laquelle il faut un point de plus, elle a besoin de ce que les règles demandent cette année-là, ou pas de plus que d’autres (R-5).
russia-confirm-by-year = Ce que les règles demandent cette année-là
russia-confirm-always-7 = Pas plus que d’autres
claim-close-label = Dernier jour pour revendiquer la victoire
claim-close = Après un décompte d’automne, on peut revendiquer la victoire jusqu’à l’échéance d’hiver, ou jusqu’à l’échéance des ordres du printemps suivant (R-6).
claim-close-spring-deadline = Échéance de printemps
claim-close-winter-deadline = Échéance d’hiver
partial-claim-label = Revendications de coalition incomplètes
partial-claim = Une revendication de coalition que tous les membres n’ont pas déposée ne change encore rien, ou met déjà fin aux traités que ceux qui l’ont déposée ont avec d’autres (R-8).
partial-claim-nothing = Ne changent rien
partial-claim-abrogates = Mettent fin aux traités avec d’autres
withdraw-claim-label = Retirer une revendication active
withdraw-claim = Une puissance peut-elle retirer une revendication que tous ses membres ont déposée (R-9) ?
withdraw-claim-no = Impossible
withdraw-claim-yes = Possible
coalition-needs-treaty-label = Traités entre les membres d’une revendication
coalition-needs-treaty = Les membres d’une revendication de coalition ont-ils besoin de traités entre eux (R-10) ?
coalition-needs-treaty-no = Pas nécessaires
coalition-needs-treaty-yes = Nécessaires
coalition-intra-label = Rompre avec les membres d’une revendication
coalition-intra = Tant qu’une revendication est active, les traités entre ses membres ne peuvent pas prendre fin, ou ses membres peuvent s’attaquer malgré un traité, sans pénalité (R-11).
coalition-intra-frozen = Les traités ne peuvent pas prendre fin
coalition-intra-free-stab = Les attaques sont gratuites
coalition-block-label = Pénalités qui empêchent une revendication de coalition
coalition-block = Des puissances ne peuvent pas revendiquer la victoire ensemble tant que l’une d’elles a une pénalité pour sa propre attaque contre une autre. Les pénalités partagées avec un partenaire d’AAT, ou aussi le premier coup de feu, peuvent compter également (R-12).
coalition-block-own-e1 = Pour les propres attaques d’un membre
coalition-block-e1-and-shares = Pour ses propres attaques et celles qu’il partage
coalition-block-all-caused = Pour ses propres attaques, celles qu’il partage et leur premier coup de feu
claimant-new-treaties-label = Nouveaux traités de qui revendique la victoire
claimant-new-treaties = Une puissance dont la revendication est active peut-elle signer des traités avec des puissances en dehors de celle-ci (R-15) ?
claimant-new-treaties-allowed = Possibles
claimant-new-treaties-barred = Impossibles
joint-label = Plusieurs revendications qui aboutissent
joint = Si plusieurs revendications aboutissent au même décompte, toutes gagnent, ou une victoire en solitaire passe avant une coalition, ou le plus de points gagne, ou la partie continue (R-14).
joint-joint = Toutes gagnent
joint-solo-first = D’abord la victoire en solitaire, puis le plus de points
joint-highest-vp = Le plus de points gagne
joint-play-on = Aucune ne gagne, et la partie continue
eighteen-label = Victoire par les centres de ravitaillement
eighteen = Une puissance gagne-t-elle aussi avec autant de centres de ravitaillement que dans la partie standard, 18 sur la carte standard (R-16) ?
eighteen-off = Impossible
eighteen-on = Possible
draw-label = Parties nulles
draw = La partie peut se terminer par une nulle si tous ceux qui restent sont d’accord, ou pas du tout (R-16).
draw-unanimous = Si tous sont d’accord
draw-off = Impossibles
dead-partner-label = Membre d’une revendication éliminé
dead-partner = Si un membre d’une revendication active est éliminé, la revendication est nulle, ou les points des autres membres décident (R-17).
dead-partner-void = La revendication est nulle
dead-partner-remaining-total = Les points des autres décident
contact-label = Unités en contact
contact = Deux unités sont en contact si l’une pourrait aller à l’endroit de l’autre, ou aussi si toutes deux pourraient aller au même endroit (R-65).
contact-adjacent = L’une pourrait aller à l’endroit de l’autre
contact-common-target = Toutes deux pourraient aller au même endroit
conference-recheck-label = Second examen avant la conférence
conference-recheck = Une conférence convoquée se tient dans tous les cas, ou seulement si toutes les puissances en contact ont encore des traités un an plus tard (R-66).
conference-recheck-no = Elle se tient dans tous les cas
conference-recheck-yes = Elle ne se tient que si elles ont encore des traités
conference-fail-wars-label = Guerres après l’échec d’une conférence
conference-fail-wars = Si la conférence échoue, toutes les guerres prennent fin aussi, ou elles continuent (R-68).
conference-fail-wars-end = Prennent fin
conference-fail-wars-continue = Continuent

threshold-type = un nombre de points
threshold-solo-label = Points pour une victoire en solitaire
threshold-solo = Une puissance a besoin de ce nombre de points de victoire pour gagner seule : un nombre adapté à la carte, les { $printed } du livret de règles, ou tout autre.
threshold-solo-map = Adapté à la carte
threshold-solo-printed = Comme dans le livret de règles
threshold-two-label = Points pour une victoire à deux
threshold-two = Deux puissances ont besoin de ce nombre de points de victoire pour gagner ensemble : un nombre adapté à la carte, les { $printed } du livret de règles, ou tout autre.
threshold-two-map = Adapté à la carte
threshold-two-printed = Comme dans le livret de règles
threshold-three-label = Points pour une victoire à trois
threshold-three = Trois puissances ont besoin de ce nombre de points de victoire pour gagner ensemble : un nombre adapté à la carte, les { $printed } du livret de règles, ou tout autre.
threshold-three-map = Adapté à la carte
threshold-three-printed = Comme dans le livret de règles

# --- ordres et phases

form-enter-mdt = Proposez un traité de défense mutuelle (MDT).
form-enter-aat = Proposez un traité d’alliance offensive (AAT).
form-withdraw-mdt = Retirez la proposition d’un MDT avant l’échéance.
form-withdraw-aat = Retirez la proposition d’un AAT avant l’échéance.
form-withdraw = Retirez votre proposition, quelle qu’elle soit, avant l’échéance.
form-peace = Proposez la paix sans traité.
form-abrogate-mdt = Dénoncez un MDT.
form-abrogate-aat = Dénoncez un AAT.
form-abrogate = Dénoncez le traité avec une puissance, quelle qu’en soit la sorte.
form-permit-army = Autorisez le mouvement ou la retraite de l’armée d’un allié.
form-permit-fleet = Autorisez le mouvement ou la retraite de la flotte d’un allié.
form-permit-into = Autorisez un allié à entrer dans ces provinces cette saison.
form-permit-anywhere = Autorisez un allié à entrer dans tout votre territoire cette saison.
form-transfer = Cédez un de vos centres à l’allié dont l’unité s’y trouve à la fin de l’automne.
form-disband = Dissolvez une unité internée dans le territoire national d’un allié.
form-claim-alone = Revendiquez une victoire en solitaire.
form-claim-two = Revendiquez une victoire à deux.
form-claim-three = Revendiquez une victoire à trois.
form-withdraw-claim = Retirez votre revendication de victoire, si c’est encore possible.

crowded = Les traités se signent entre puissances, mais { ALL($seats) } parleraient pour plusieurs d’entre elles.
asks-treaties = traités
asks-notices = dénonciations
step-creation = création des alliances
step-conference = conférence
silent-creation = Les puissances qui n’envoient rien ne proposent rien. Cette étape n’a lieu qu’une fois, avant le premier printemps.
silent-conference = Les puissances qui n’envoient rien ne proposent rien. Cette étape n’a lieu qu’avant le premier printemps et quand une Conférence internationale se tient.

# --- ordres par leurs noms

directive-permit-move = Autoriser un mouvement
directive-permit-into = Autoriser une entrée
directive-transfer = Céder
directive-disband-interned = Dissoudre une unité internée
order-enter-mdt-with = Proposer un traité de défense mutuelle { DAT($power) }
order-enter-aat-with = Proposer un traité d’alliance offensive { DAT($power) }
order-peace-with = Proposer la paix { DAT($power) }
order-withdraw-mdt-with = Retirer le MDT proposé { DAT($power) }
order-withdraw-aat-with = Retirer l’AAT proposé { DAT($power) }
order-withdraw-with = Retirer ce que vous avez proposé { DAT($power) }
order-abrogate-mdt-with = Dénoncer le MDT avec { ACC($power) }
order-abrogate-aat-with = Dénoncer l’AAT avec { ACC($power) }
order-abrogate-treaty-with = Dénoncer le traité avec { ACC($power) }
order-claim-solo-victory = Revendiquer une victoire en solitaire
order-claim-two-way-victory-with = Revendiquer une victoire à deux avec { ACC($power) }
order-claim-three-way-victory-with = Revendiquer une victoire à trois avec { ACC($power) }
order-withdraw-claim = Retirer votre revendication
order-permit-into = Autoriser { ACC($power) } à entrer { INTO($place) }
order-permit-anywhere = Autoriser { ACC($power) } à entrer dans tout le territoire
order-permit = Autoriser { ACC($power) } : { $order }
order-transfer-to = Céder { ACC($place) } { DAT($power) }

# --- ce qu’un maître de jeu peut corriger

record-levels = Niveaux d’expansionnisme
record-penalties = Points de pénalité
record-relations = Relations
record-wars = Débuts des guerres

# --- phases

date-of-t = { $case ->
    [the] la phase de traités,{" "}
    [acc] la phase de traités,{" "}
    [dat] à la phase de traités,{" "}
    [of] de la phase de traités,{" "}
    [into] pendant la phase de traités,{" "}
   *[label] traités,{" "}
}{ $date }

# --- la leçon

lesson-treaties-title = Les traités
lesson-treaties-about = Relations internationales : signez un traité, dénoncez-le, attaquez votre ancien partenaire, et voyez ce que cela coûte.
lesson-treaties-sign-title = Signer un traité
lesson-treaties-sign-aim = Vous êtes l’Autriche. Avant le premier printemps, les puissances peuvent signer des traités lors d’une conférence. L’Italie vous offre un traité de défense mutuelle (MDT) : aucun de vous ne peut attaquer l’autre, et si quelqu’un attaque l’un, l’autre peut intervenir. Un traité demande les deux signatures : faites donc la même proposition. Dans la liste « Ajouter… », choisissez « Proposer un traité de défense mutuelle à l’Italie ». Par écrit : Enter MDT with Italy.
lesson-treaties-sign-done = Vous et l’Italie avez proposé le même traité : il est en vigueur dès le printemps 1901. Contrairement à une promesse, il engage : une attaque contre l’Italie est désormais impossible tant que vous n’avez pas mis fin au traité dans les règles.
lesson-treaties-sign-hint-how = Il n’y a pas encore de traité. Les deux puissances doivent se proposer la même sorte, et l’Italie propose un MDT. Choisissez « Proposer un traité de défense mutuelle à l’Italie », ou écrivez : Enter MDT with Italy.
lesson-treaties-break-title = Mettre fin à un traité
lesson-treaties-break-aim = Trois ans plus tard, l’Italie s’est éloignée, et Venise est vide. Un traité ne disparaît pas tout seul : vous devez le dénoncer en hiver, au vu de tous. Dans la liste « Ajouter… », choisissez « Dénoncer le MDT avec l’Italie ». Par écrit : Abrogate MDT with Italy. Vous pouvez aussi construire, mais cette étape n’en a pas besoin.
lesson-treaties-break-done = Vous avez dénoncé le traité, et tout le monde le sait. Au printemps, le traité prend fin, et vous payez un point de pénalité pendant trois ans : les points de pénalité sont déduits de votre score. Ce printemps-là, vous ne pouvez pas encore attaquer l’Italie, mais l’Italie pourrait vous attaquer. L’étape suivante est l’automne qui suit.
lesson-treaties-break-hint-how = Le traité est encore en vigueur. La dénonciation est un ordre d’hiver : choisissez « Dénoncer le MDT avec l’Italie », ou écrivez Abrogate MDT with Italy.
lesson-treaties-strike-title = Attaquer
lesson-treaties-strike-aim = C’est l’automne, et l’Italie et vous êtes de nouveau neutres. Une guerre commence par une attaque ; ici, pas besoin de la déclarer. Venise est toujours vide : ordonnez A TRI - VEN. La page vous dit d’avance ce que coûte l’attaque.
lesson-treaties-strike-done = Venise est à vous, et vous êtes en guerre. Mais vous avez attaqué une puissance neutre sans raison, et cela coûte deux points de pénalité pendant huit ans. Dans cette variante, la trahison est possible, et elle a son prix.
lesson-treaties-strike-hint-how = Venise est toujours vide. Touchez Trieste, puis Venise, ou écrivez A TRI - VEN.

exhibition-treaty-that-held-title = Le traité qui a tenu
exhibition-treaty-that-held-s1901m = L’Autriche attaque l’Italie : c’est le premier coup de feu de la partie. Il lui coûte deux points de pénalité jusqu’en 1910.
exhibition-treaty-that-held-f1902m = L’Autriche attaque aussi la Russie. Mais la Russie a un traité de défense mutuelle avec la Turquie, qui peut maintenant lui venir en aide.
exhibition-treaty-that-held-s1903m = La Turquie tient parole et attaque les Autrichiens en Roumanie. L’Autriche est maintenant en guerre contre trois puissances.
exhibition-treaty-that-held-f1911m = La Russie et la Turquie ont respecté leur traité pendant onze ans. Leur revendication de victoire aboutit, et elles gagnent ensemble.
