# La Diplomatie des factions en français : deux factions dans chaque pays, élections, coups d’État, révolutions, guerres civiles.

# --- comment s’appellent les règles

pack-factional = Diplomatie des factions
pack-factional-about = Deux factions se partagent chaque pays et se disputent le pouvoir par les élections, les coups d’État, les révolutions et la guerre civile.
minute-idea = Chaque pays a deux joueurs : l’un dirige le gouvernement, l’autre l’opposition. Vous partagez le même pays, mais un seul de vous deux en sera le vainqueur.
minute-turn = Seul le gouvernement donne des ordres aux unités. Ses conquêtes augmentent sa part de l’indice diplomatique, et ses pertes la réduisent. En hiver, tous les trois ans, les dés décident des élections, et chaque faction a autant de chances sur 100 que de points d’indice. Entre les élections, l’opposition peut tenter une révolution, et un gouvernement qui vient de perdre les élections peut tenter un coup d’État.
minute-care = On peut répondre par la force à une révolution ou à un coup d’État qui réussit. Une guerre civile déchire alors le pays : chaque unité et chaque centre revient à l’une des deux factions. L’indice varie de 5 points par centre à l’étranger et de 10 par centre national.
minute-victory = Un pays gagne avec 18 centres de ravitaillement. De ses deux factions, celle qui a gouverné le plus d’années est le vainqueur. Il ne suffit donc pas de bien mener la guerre : il faut aussi être au pouvoir.
role-government = Gouvernement
role-opposition = Opposition
chapter-politics = Factions, élections et révolutions
chapter-war = Guerre civile
chapter-endings = Victoire, nulles et concessions

# --- refus

not-government = Seul le gouvernement donne des ordres. C’est { ACC($other) } qui gouverne en ce moment.
not-opposition = Seule l’opposition peut faire cela, et c’est vous qui gouvernez.
election-year = Votre pays tient des élections cet hiver : vous ne pouvez pas tenter de révolution.
dictatorship = C’est impossible sous une dictature militaire.
one-party = C’est impossible dans un État à parti unique.
civil-war = C’est impossible pendant une guerre civile.
not-losing = Seul un gouvernement qui vient de perdre les élections peut tenter un coup d’État.
nothing-to-answer = Cette question ne vous a pas été posée.
not-in-war = Votre pays n’est pas en guerre civile : il n’y a rien à abandonner.
not-yours = { $other } appartient à l’autre faction.
cannot-propose = Seul un gouvernement peut proposer une nulle ou une concession. Dans une guerre civile, aucune des deux factions ne le peut.
not-now = Vous ne pouvez tenter une révolution que pendant la phase politique de l’hiver.
out = { THE($other) } n’est plus en jeu.
filed = Vous avez déjà déposé cette instruction.
resigned = Cette place est vacante.

# --- options

term-label = Années entre les élections
term = Chaque pays élit de nouveau son gouvernement au bout de ce nombre d’années.
di-max-label = Indice le plus haut
di-max = L’indice d’une faction ne peut pas dépasser ce nombre, et celui de l’autre ne peut pas descendre au-dessous du reste des 100 points.
band-label = Variations au-delà des limites de l’indice
band = Si les variations d’une année devaient porter l’indice au-delà de ses limites, ceci décide de ce qui en compte.
band-clamp-net = Leur somme s’arrête à la limite
band-ignore-each = Toute variation qui passerait une limite est ignorée
band-clamp-each = Chaque variation s’arrête à la limite
politics-before-builds-label = Ordre de l’hiver
politics-before-builds = Les élections, les coups d’État et les révolutions ont lieu avant ou après les constructions et les dissolutions de l’hiver.
politics-before-builds-true = La politique d’abord, puis les constructions
politics-before-builds-false = Les constructions d’abord, puis la politique
responses-label = Réponses aux coups d’État et aux révolutions
responses = Les joueurs répondent à un coup d’État ou à une révolution dans une phase à part, ou seulement par des instructions permanentes déposées d’avance.
responses-subphases = Dans des phases à part
responses-preorders-only = Par instructions permanentes seulement
md-years-label = Durée d’une dictature militaire en années
md-years = Le vainqueur d’une guerre civile gouverne en dictature militaire pendant ce nombre d’années.
md-expiry-label = Élections après une dictature militaire
md-expiry = Quand une dictature militaire prend fin, le pays revient aux élections. Ceci décide de la date des premières.
md-expiry-election = L’hiver où elle prend fin
md-expiry-original-calendar = La prochaine année d’élections du calendrier
md-expiry-new-term = Après un autre mandat entier
di-public-label = Qui voit l’indice
di-public = L’indice, les années au pouvoir et les tirages d’un pays peuvent être publics ou secrets.
di-public-true = Tout le monde
di-public-own-country = Les deux factions du pays
di-public-gm = Le maître de jeu seulement
nmr-backup-label = Quand le gouvernement n’envoie pas d’ordres
nmr-backup = Si un gouvernement n’envoie aucun ordre pendant une phase, ses unités tiennent leur position, ou le brouillon de l’opposition est utilisé.
nmr-backup-hold = Ses unités tiennent leur position
nmr-backup-opposition-backup = Le brouillon de l’opposition est utilisé
abandon-after-label = Échéances manquées avant qu’une place soit vacante
abandon-after = Un joueur qui manque ce nombre d’échéances de suite a renoncé à sa place. Avec 0, personne ne perd sa place pour des échéances manquées.
one-party-until-label = Durée d’un État à parti unique
one-party-until = Si une place d’un pays est vacante, l’autre faction gouverne seule. Cela peut durer jusqu’à ce qu’un remplaçant soit trouvé, ou la partie peut s’arrêter dès que les prochaines élections doivent avoir lieu.
one-party-until-replacement = Jusqu’à ce qu’un remplaçant soit trouvé
one-party-until-next-election-then-halt = Jusqu’aux prochaines élections, puis la partie s’arrête
no-nmr-label = Phases sans tous les ordres
no-nmr = Une phase peut finir à son échéance, ou attendre que tous les joueurs dont les ordres sont demandés les aient envoyés.
no-nmr-false = La phase finit à son échéance
no-nmr-true = La phase attend tous les ordres
unfilled-label = Factions sans joueur
unfilled = Ces factions n’ont pas de joueur au début de la partie. L’autre faction du pays gouverne seule, sans premières élections.
unfilled-kinds = des places comme « Italy B, Turkey A »
dice-source-label = Origine des tirages
dice-source = Les tirages peuvent venir d’une chaîne de clés que tout le monde peut vérifier, de la seule graine de la partie (pour des essais), ou de dés que lance le maître de jeu.
dice-source-chain = Une chaîne de clés publiées
dice-source-scripted = La graine de la partie
dice-source-manual = Les dés du maître de jeu
draw-scoring-label = Factions et parties nulles
draw-scoring = Dans une nulle, les deux factions d’un pays ont la même part, ou seule celle qui a le plus d’années au pouvoir en a une.
draw-scoring-share = Les deux factions ont la même part
draw-scoring-yc = Seulement la faction qui a le plus d’années au pouvoir
vote-default-label = Pays qui ne votent pas
vote-default = Ceci décide comment compte un pays qui ne vote pas sur une proposition.
vote-default-against = Ils comptent contre la proposition
public-votes-label = Vetos dans le résultat d’un vote
public-votes = Le résultat d’un vote peut nommer les pays dont l’opposition a mis son veto, ou taire les vetos.
public-votes-false = Secrets
public-votes-true = Publics
no-such-seat = Aucune place ne s’appelle { COMMAS($unknown) }. Les places sont { COMMAS($seats) }.
somebody-plays = Une faction au moins doit avoir un joueur.

# --- ordres

form-revolution = Tentez une révolution. Seule l’opposition le peut, un hiver sans élections.
form-coup = Tentez un coup d’État. Seul un gouvernement qui vient de perdre les élections le peut.
form-no-coup = Quittez le pouvoir après des élections perdues, sans coup d’État.
form-accept = Acceptez la révolution ou le coup d’État qui a réussi.
form-accept-revolution = Acceptez une révolution réussie et passez dans l’opposition.
form-accept-coup = Acceptez un coup d’État réussi et restez dans l’opposition.
form-counter-revolution = Combattez une révolution réussie. C’est le début d’une guerre civile.
form-counter-coup = Combattez un coup d’État réussi. C’est le début d’une guerre civile.
form-instruct = Déposez une instruction permanente. Elle répond pour vous la première fois qu’elle s’applique, et personne d’autre ne la voit.
form-resign = Renoncez définitivement à votre place.
form-concede = Abandonnez la guerre civile. Toutes vos unités et tous vos centres de ravitaillement passent aussitôt à l’autre faction.
form-propose-draw = Proposez une nulle. Seul un gouvernement le peut.
form-propose-concession = Proposez que tous concèdent la partie à un pays. Seul un gouvernement le peut.
form-vote-for = Votez pour une proposition.
form-vote-against = Votez contre une proposition.
form-veto = Mettez votre veto à une proposition : votre pays compte alors contre elle. Seule l’opposition le peut.
form-withdraw-veto = Retirez votre veto.

# --- les ordres par leur nom

order-revolution = Tenter une révolution
order-coup = Tenter un coup d’État
order-no-coup = Ne pas tenter de coup d’État
order-accept = Accepter
order-accept-revolution = Accepter la révolution
order-accept-coup = Accepter le coup d’État
order-counter-revolution = Combattre la révolution
order-counter-coup = Combattre le coup d’État
order-if-lose-election-coup = Si vous perdez les élections : tenter un coup d’État
order-if-lose-election-no-coup = Si vous perdez les élections : ne pas tenter de coup d’État
order-if-revolution-succeeds-counter-revolution = Si la révolution réussit : la combattre
order-if-revolution-succeeds-accept-revolution = Si la révolution réussit : l’accepter
order-if-coup-succeeds-counter-coup = Si le coup d’État réussit : le combattre
order-if-coup-succeeds-accept-coup = Si le coup d’État réussit : l’accepter
order-resign = Renoncer à votre place
order-veto = { $number ->
    [0] Mettre votre veto à toute proposition
   *[other] Mettre votre veto à la proposition { $number }
}
order-withdraw-veto = { $number ->
    [0] Retirer votre veto
   *[other] Retirer votre veto à la proposition { $number }
}

# --- le livret : les factions et l’indice

factions-rule = Chaque pays a deux factions, A et B, et chaque faction a son propre joueur. L’une forme le gouvernement, l’autre l’opposition (P2).
orders-rule = Seul le gouvernement donne des ordres aux unités du pays et décide des constructions et des dissolutions (P3).
silent-rule = { $backup ->
   *[hold] Si le gouvernement n’envoie pas d’ordres, ses unités tiennent leur position ; l’opposition ne peut pas leur en donner (FA-45).
    [opposition_backup] L’opposition peut préparer un brouillon d’ordres. Il n’est utilisé que dans une phase où le gouvernement n’envoie aucun ordre (FA-45).
}
press-eliminated = { THE($country) } est hors de la partie : les factions de ce pays ne peuvent plus ni écrire ni recevoir de messages.
press-rule = Les deux factions d’un pays peuvent écrire aux autres joueurs selon les mêmes règles, et s’écrire l’une à l’autre. Vous pouvez vous adresser à une faction par son nom, comme « France (A) », ou par sa fonction, comme « France (Government) » pour le gouvernement ou « France (Opposition) » (P2).
factions-example = La France (A) gouverne, et son joueur envoie l’armée de Paris en Bourgogne. Le joueur de la France (B) est dans l’opposition : il écrit à l’Allemagne et à la France (A), et ne peut rien changer à cet ordre.
index-rule = L’indice diplomatique partage 100 points entre les deux factions d’un pays. Toutes deux commencent avec 50, et ce que l’une gagne, l’autre le perd (P4, P5).
seen-rule = L’indice, les années au pouvoir et les tirages d’un pays { $seen ->
   *[true] sont publics
    [own_country] ne sont vus que par ses deux factions
    [gm] ne sont vus que par le maître de jeu
} (FA-39).
abroad-rule = Une fois par an, on compare les centres que possède le pays à ceux de l’année précédente. Pour chaque centre à l’étranger que le pays a gagné, le gouvernement gagne 5 points ; pour chacun qu’il a perdu, le gouvernement en perd 5 (P5).
home-rule = Pour un de ses propres centres nationaux, repris ou perdu, c’est 10 points. Les centres nationaux des autres puissances sont des centres à l’étranger (P5).
credit-rule = On compte les points { $when ->
   *[true] quand le tour d’automne est terminé, avant la politique de l’hiver
    [false] après les constructions de l’hiver, avant sa politique
}. Ils vont à la faction qui gouverne alors, même si elle perd les élections du même hiver. Tous les centres perdus et tous les centres gagnés comptent (FA-3, FA-5, FA-6).
band-rule = L’indice d’une faction ne peut pas sortir des limites de { $low } et { $high }. { $band ->
   *[clamp_net] Les variations d’une année s’ajoutent, et leur somme s’arrête à la limite.
    [ignore_each] Une variation qui passerait une limite est ignorée ; viennent d’abord les gains à l’étranger, puis les pertes à l’étranger, les centres nationaux repris et les centres nationaux perdus.
    [clamp_each] Chaque variation s’arrête à la limite ; viennent d’abord les gains à l’étranger, puis les pertes à l’étranger, les centres nationaux repris et les centres nationaux perdus.
} Les mêmes limites valent pour le prix d’un coup d’État ou d’une révolution (P7, FA-8, FA-9).
index-example = La faction A gouverne la France, et l’indice est de 50 contre 50. La France gagne l’Espagne et le Portugal : 60 contre 40. Un an plus tard, elle gagne la Belgique et perd Marseille : 5 points de plus, 10 de moins, et l’indice est de 55 contre 45.

# --- le livret : élections, révolutions et coups d’État

roll-rule = Aux élections, on tire un nombre de 1 à 100. S’il ne dépasse pas l’indice de la faction A, la faction A gagne ; sinon, c’est la faction B, quelle que soit celle qui gouverne (P6).
first-election-rule = Chaque pays dont les deux factions ont un joueur tient des élections avant le premier tour (P5, FA-1).
unfilled-rule = { COUNT($seats) ->
    [one] { THE($seats) } n’a pas de joueur au début : l’autre faction du pays gouverne seule
   *[other] { THE($seats) } n’ont pas de joueur au début : dans chacun de ces pays, l’autre faction gouverne seule
} (FA-46).
elections-rule = Les élections suivantes ont lieu pendant les hivers { $first }, { $second } et ainsi de suite, { $term ->
    [one] chaque année
   *[other] tous les { $term } ans
}. Le vainqueur gouverne jusqu’aux prochaines élections (P6, FA-10).
no-election-rule = Un pays ne tient pas d’élections pendant une guerre civile, ni pendant la dictature militaire qui la suit, jusqu’à ce qu’elle prenne fin (FA-32).
election-example = L’indice de la France est de 50 contre 50. Un tirage de 50 ou moins élit la France (A), un tirage de 51 ou plus élit la France (B).
revolution-rule = Un hiver sans élections, l’opposition peut tenter une révolution. Elle cède d’abord 10 points d’indice au gouvernement, puis on tire un nombre comme aux élections. La révolution réussit si le tirage est favorable à l’opposition ; sinon, le gouvernement reste en place (P8).
revolution-answer-rule = Après une révolution réussie, le gouvernement l’accepte ou la combat par une contre-révolution. S’il l’accepte, les factions échangent leurs rôles, et le nouveau gouvernement reste au pouvoir jusqu’aux élections qui étaient prévues de toute façon. S’il la combat, c’est la guerre civile (P8).
revolution-example = La faction A gouverne l’Italie, et l’indice est de 50 contre 50. L’opposition tente une révolution : l’indice passe à 60 contre 40, et avec un tirage de 61 ou plus, la révolution réussit.
coup-rule = Un gouvernement qui vient de perdre les élections peut tenter un coup d’État, et à aucun autre moment. Il cède d’abord 10 points d’indice à l’autre faction, puis on tire un nombre comme aux élections. Le coup d’État réussit si le tirage est favorable au gouvernement battu ; sinon, c’est le vainqueur des élections qui gouverne (P9).
coup-answer-rule = Après un coup d’État réussi, le vainqueur des élections l’accepte ou le combat par un contre-coup d’État. S’il l’accepte, l’ancien gouvernement reste au pouvoir comme junte pour le nouveau mandat ; des révolutions contre une junte sont possibles. S’il le combat, c’est la guerre civile (P9).
coup-example = La faction A gouverne l’Autriche à 50 contre 50 ; aux élections, le tirage est de 63, et la faction B gagne. La faction A tente un coup d’État : l’indice passe à 40 contre 60, et avec un tirage de 40 ou moins, le coup d’État réussit.
answers-rule = { $responses ->
   *[subphases] Les révolutions, les coups d’État et les réponses qu’on y fait ont leurs propres phases en hiver. Si vous ne répondez pas, il n’y a pas de coup d’État, et vous acceptez ce qui a réussi. Vous pouvez aussi déposer à tout moment une instruction permanente, comme « If lose election: Coup » (élections perdues : coup d’État).
    [preorders_only] Les révolutions se tentent dans une phase à part de l’hiver. Les coups d’État et les réponses aux coups d’État et aux révolutions ne viennent que d’instructions permanentes, comme « If lose election: Coup » (élections perdues : coup d’État), que vous pouvez déposer à tout moment. Sans instruction, il n’y a pas de coup d’État, et vous acceptez ce qui a réussi.
} Une instruction ne sert qu’une fois, la première fois qu’elle s’applique ; personne d’autre ne la voit (FA-13, FA-14).
builds-rule = { $first ->
   *[true] Les constructions et les dissolutions de l’hiver viennent après sa politique : c’est un nouveau gouvernement qui en décide, ou chaque faction dans une guerre civile (FA-3).
    [false] Les constructions et les dissolutions de l’hiver viennent avant sa politique : c’est l’ancien gouvernement qui en décide (FA-3).
}

# --- le livret : les joueurs qui partent

leaving-rule = Si le joueur d’un gouvernement quitte la partie, l’opposition gouverne aussitôt, et son indice monte à { $high }. Si c’est celui d’une opposition, le gouvernement et l’indice restent tels quels. Dans les deux cas, le pays est un État à parti unique (P16, FA-41).
one-party-rule = Dans un État à parti unique, il n’y a ni révolutions ni coups d’État, et des élections qui doivent avoir lieu donnent au gouvernement un nouveau mandat sans tirage. L’indice continue de varier (P17).
replacement-rule = Un nouveau joueur entre toujours dans l’opposition, et l’indice reste tel quel. Dès lors, le pays a de nouveau deux factions (P17).
both-left-rule = Si les deux places d’un pays sont vacantes, personne ne le gouverne, et ses unités tiennent leur position (FA-43).
halting-rule = Si aucun remplaçant n’a été trouvé quand des élections doivent avoir lieu dans un État à parti unique, la partie s’arrête jusqu’à ce qu’il y en ait un ou que le maître de jeu la reprenne (P18).
abandoned-rule = { $misses ->
    [one] Un joueur qui manque une échéance de mouvement, de retraite ou d’ajustement a quitté la partie
   *[other] Un joueur qui manque { $misses } échéances de suite de mouvement, de retraite ou d’ajustement a quitté la partie
} (FA-45).
waiting-rule = Une phase de mouvements, de retraites ou d’ajustements ne finit pas avant que tous ses ordres soient là, quelle que soit l’échéance (P18).
dice-rule = { $source ->
   *[chain] Les tirages découlent d’une chaîne de clés sur laquelle la partie s’est engagée avant le premier tirage. Chaque clé est publiée après ses tirages : tout le monde peut donc les vérifier (FA-49).
    [scripted] Les tirages découlent de la graine de la partie (FA-49).
    [manual] Le maître de jeu lance les dés et saisit les résultats (FA-49).
}

# --- le livret : la guerre civile

ballot-rule = Quand une guerre civile éclate, on tire un nombre pour chaque unité du pays comme aux élections, avec l’indice du moment ; l’unité revient à la faction que le tirage favorise. Un centre où se trouve une unité suit cette unité. Tout autre centre a son propre tirage (P10, FA-19).
ballot-order-rule = Les tirages suivent l’ordre alphabétique des noms de provinces : d’abord les unités, puis les centres sans unité (FA-20).
ballot-example = L’indice de l’Allemagne est de 50 contre 50. Un tirage de 12 donne l’armée de Bourgogne à l’Allemagne (A). Un tirage de 71 donne la flotte du Danemark, et le Danemark avec elle, à l’Allemagne (B). Un tirage de 33 donne Berlin, où il n’y a pas d’unité, à l’Allemagne (A).
two-powers-rule = Chaque faction donne alors des ordres à ses propres unités, comme une puissance à part. Les deux peuvent s’attaquer, couper leurs soutiens et se prendre des centres, ou se soutenir l’une l’autre (P3, P11).
war-builds-rule = Chaque faction construit et dissout des unités d’après les centres qu’elle possède elle-même. Elle ne construit que dans les centres nationaux libres du pays qu’elle possède (P11, FA-26).
war-suspended-rule = Pendant une guerre civile, l’indice du pays ne change pas, et aucune faction ne gagne d’année au pouvoir (P12, P14).
war-end-rule = La guerre finit quand une faction tient toutes les unités et tous les centres qui restent au pays. On le vérifie après les retraites de chaque saison et après les constructions (P12, FA-27).
war-concede-rule = Une faction peut abandonner à tout moment. Ses unités et ses centres passent alors aussitôt à l’autre faction, et ses ordres sont nuls. Un joueur qui renonce à sa place pendant une guerre civile l’abandonne aussi (P12, FA-29, FA-42).
dictatorship-rule = Le vainqueur devient le gouvernement et règne en dictature militaire pendant { $years ->
    [one] un an
   *[other] { $years } ans
}, à compter de l’hiver de l’année où la guerre finit. Pendant ce temps, il n’y a ni révolutions ni élections, mais l’indice varie comme d’habitude (P13).
expiry-rule = Quand la dictature prend fin, { $expiry ->
   *[election] des élections ont lieu le même hiver, et un nouveau mandat commence
    [original_calendar] il y a de nouveau des élections pendant les hivers où les autres pays tiennent les leurs, à commencer par celui-là s’il en fait partie
    [new_term] le gouvernement accomplit encore un mandat entier avant les prochaines élections
} (P13, FA-31).
dictatorship-leaving-rule = Si le joueur qui gouverne en dictateur quitte la partie, la dictature prend fin, et l’autre faction gouverne seule jusqu’à l’année où elle aurait pris fin. Si c’est le joueur de l’opposition qui part, la dictature continue (FA-58, FA-61).
war-index-rule = Les centres que le pays a gagnés ou perdus pendant la guerre ne changent pas son indice par la suite (FA-33).

# --- le livret : la fin de la partie

victory-rule = Un pays gagne si ses deux factions possèdent ensemble { $n } centres après un tour d’automne, et plus que tout autre pays. Il peut gagner pendant une guerre civile ; une faction ne peut pas gagner à elle seule (P11, P14).
alone-rule = Un pays qui reste seul gagne aussi.
years-rule = Au début de chaque hiver, avant sa politique, la faction qui gouverne gagne une année au pouvoir pour l’année qui vient d’être jouée. Dans une guerre civile, aucune n’en gagne (P14).
winner-rule = Dans le pays qui gagne, la faction qui a le plus d’années au pouvoir est le vainqueur, et l’autre finit deuxième. Si elles en ont autant, elles sont à égalité (P14).
winner-example = La France gagne la partie en 1907. La faction A a gouverné 4 ans et la faction B 3 ans : le joueur de la France (A) est le vainqueur, celui de la France (B) finit deuxième.
propose-rule = Seul un gouvernement peut proposer une nulle, ou proposer que tous concèdent la partie à un pays. Sa proposition vaut aussi vote pour elle (P15).
all-rule = On compte les votes à la fin de la phase, avant de résoudre ses ordres. La proposition n’est acceptée que si tous les pays qui ont encore un joueur et des unités ou des centres votent pour elle. Un pays qui n’a pas voté compte contre. Si la proposition est acceptée, la partie finit aussitôt (P15, FA-37).
veto-rule = L’opposition peut mettre son veto à une proposition, à tout moment et même d’avance. Son pays compte alors contre la proposition, même si le gouvernement vote pour. Un veto ne peut pas changer un vote contre en vote pour (P15).
veto-secret-rule = { $public ->
   *[false] Le résultat nomme les pays qui étaient pour et ceux qui étaient contre, mais pas les vetos (FA-37).
    [true] Le résultat nomme les pays qui étaient pour, ceux qui étaient contre et ceux où il y a eu un veto (FA-37).
}
war-votes-rule = Dans une guerre civile, aucune des deux factions ne peut rien proposer, et le pays n’est pour une proposition que si toutes deux votent pour elle (P15).
share-rule = { $scoring ->
   *[share] Dans une nulle, les deux factions de chaque pays qui y participe ont la même part.
    [yc] Dans une nulle, la part d’un pays revient à celle de ses factions qui a le plus d’années au pouvoir ; si elles en ont autant, toutes deux se la partagent.
} Après une concession, les années au pouvoir décident comme après une victoire (FA-36).

# --- les phases de l’hiver

ask-lost-election = une décision sur un coup d’État
ask-revolution = une réponse à la révolution
ask-coup = une réponse au coup d’État
ask-to-revolt = une décision sur une révolution
step-politics = politique
step-answers = coups d’État et réponses
step-counter-answers = réponses aux coups d’État
silent-politics = Sans ordre, aucune révolution n’est tentée.
silent-answers = Sans réponse, il n’y a pas de coup d’État, et une révolution est acceptée.
silent-counter-answers = Sans réponse, un coup d’État est accepté.
election-without = Des élections doivent avoir lieu { INTO($country) }, et il n’y a pas de joueur pour { ACC($empty) }.
waits-for-all = Aucune échéance ne termine cette phase avant que tous les ordres soient là.

# --- le récit

rolled-first-election = Les dés donnent { $roll } aux premières élections { INTO($country) }.
rolled-election = Les dés donnent { $roll } aux élections { INTO($country) }.
rolled-revolution = L’opposition tente une révolution { INTO($country) }, et les dés donnent { $roll }.
rolled-coup = Le gouvernement battu tente un coup d’État { INTO($country) }, et les dés donnent { $roll }.
rolled-ballot = Les dés donnent { $roll } pour { ACC($place) } dans la guerre civile { INTO($country) }.
opened-lost-election = Le gouvernement perd les élections { INTO($country) }.
opened-revolution = La révolution réussit { INTO($country) }.
opened-coup = Le coup d’État réussit { INTO($country) }.
year-counted = { $you ->
    [faction] Vous gagnez une année au pouvoir pour { $year }.
   *[no] { THE($faction) } gagne une année au pouvoir pour { $year }.
}
waits = Des élections doivent avoir lieu { INTO($country) }, et ce pays attend un nouveau joueur.
goes-on = { THE($country) } n’attend plus de nouveau joueur.
instruction = { $you ->
    [seat] Votre instruction permanente : si { $condition }, { $answer }.
   *[no] { THE($seat) } a déposé une instruction permanente : si { $condition }, { $answer }.
}
no-instruction = { $you ->
    [seat] Votre instruction permanente ne s’applique plus (si { $condition }).
   *[no] L’instruction permanente { OF($seat) } ne s’applique plus (si { $condition }).
}
is-at-war = La guerre civile éclate { INTO($country) }.
governs = { $you ->
    [faction] { $title ->
        [elected] Vous êtes le gouvernement élu
        [revolutionary] Vous êtes le gouvernement après une révolution
        [junta] Vous restez au pouvoir comme junte
        [dictator] Vous restez au pouvoir après votre dictature militaire
        [dictatorship] Vous avez gagné la guerre civile et régnez en dictature militaire
        [one-party] Vous gouvernez seul dans un État à parti unique
       *[joined] Vous avez de nouveau une opposition et restez au pouvoir
    }
   *[no] { $title ->
        [elected] { THE($faction) } est le gouvernement élu
        [revolutionary] { THE($faction) } est le gouvernement après une révolution
        [junta] { THE($faction) } reste au pouvoir comme junte
        [dictator] { THE($faction) } reste au pouvoir après sa dictature militaire
        [dictatorship] { THE($faction) } a gagné la guerre civile et règne en dictature militaire
        [one-party] { THE($faction) } gouverne sans partage dans un État à parti unique
       *[joined] { THE($faction) } a de nouveau une opposition et reste au pouvoir
    }
}{ $year ->
    [0] .
   *[other] { $title ->
        [dictatorship] { " " }jusqu’à l’hiver { $year }.
       *[other] {" "}; prochaines élections : hiver { $year }.
    }
}
index-told = L’indice { OF($country) } est maintenant de { $a } pour A et de { $b } pour B. Au compte du gouvernement : { $reasons }.
for-government = { $n } ({ $why })
revolution-attempted = tentative de révolution
coup-attempted = tentative de coup d’État
peaceful-transition = passation de pouvoir après une démission
center-gained = gain { OF($place) }
center-regained = reprise { OF($place) }
center-lost = perte { OF($place) }
center-lost-home = perte { OF($place) }, centre national
if-lose-election = les élections sont perdues
if-revolution-succeeds = la révolution réussit
if-coup-succeeds = le coup d’État réussit
answer-coup = tenter un coup d’État
answer-no-coup = ne pas tenter de coup d’État
answer-accept-revolution = accepter la révolution
answer-counter-revolution = la combattre par une contre-révolution
answer-accept-coup = accepter le coup d’État
answer-counter-coup = le combattre par un contre-coup d’État
carried = La proposition { $number } est acceptée.
rejected = La proposition { $number } est rejetée.
voted = { $told } { COUNT($yes) ->
    [0] Aucun pays ne vote pour
    [one] { THE($yes) } vote pour
   *[other] { THE($yes) } votent pour
}{ COUNT($no) ->
    [0] , et aucun ne vote contre.
    [one] {" "}; { ACC($no) } vote contre.
   *[other] {" "}; { ACC($no) } votent contre.
}
turned = { $told } L’opposition a mis son veto { INTO($countries) }.
vetoes = { $you ->
    [seat] Vous mettez votre veto
   *[no] { THE($seat) } met son veto
} à { $number ->
    [0] toute proposition
   *[other] la proposition { $number }
}.
unvetoes = { $you ->
    [seat] Vous retirez votre veto
   *[no] { THE($seat) } retire son veto
} à { $number ->
    [0] toute proposition
   *[other] la proposition { $number }
}.

# --- ce que des ordres causeraient

will-answer = Si la question vous est posée, votre réponse sera : { $answer }.
stays = { THE($faction) } reste au pouvoir comme junte jusqu’aux élections de l’hiver { $year }.
will-govern = { THE($faction) } gouverne jusqu’aux élections de l’hiver { $year }.
nobody-governs = Il ne reste personne pour gouverner { ACC($country) }, et les unités du pays tiennent leur position.
wins-war = { THE($faction) } gagne la guerre civile.
governs-alone-high = { THE($faction) } gouverne sans partage, avec l’indice le plus haut possible.
governs-alone = { THE($faction) } gouverne sans partage.
cost = −{ $n } sur l’indice
ten-less = Vous perdez dix points d’indice avant le tirage.
index-becomes = L’indice passe à { $a } pour A et à { $b } pour B.
you-win = { $chance ->
    [0] Aucun tirage ne vous fait gagner.
   *[other] Vous gagnez si le tirage va de { $low } à { $high } ({ $chance } %).
}
ballots = { $chance ->
    [0] La guerre civile éclate, et toutes les unités et tous les centres vont à la faction B.
    [100] La guerre civile éclate, et toutes les unités et tous les centres vont à la faction A.
   *[other] La guerre civile éclate. Chaque unité, et chaque centre sans unité, va à la faction A si son tirage va de 1 à { $chance } ({ $chance } %), et sinon à la faction B.
}
ballots-hidden = La guerre civile éclate. Pour chaque unité, et pour chaque centre sans unité, un tirage comparé à l’indice décide de la faction qui l’obtient.
all-passes = Toutes vos unités et tous vos centres passent aussitôt { DAT($victor) }, qui règne en dictature militaire pendant { $years ->
    [one] un an
   *[other] { $years } ans
}.

# --- panneaux

panel-governments = Gouvernements
governments-country = Pays
governments-office = Gouvernement
governments-index = Indice (A/B)
governments-years = Années au pouvoir (A/B)
governments-election = Prochaines élections
office-war = Guerre civile
office = { $title ->
    [elected] Faction { $letter }, élue
    [revolutionary] Faction { $letter }, par révolution
    [junta] Faction { $letter }, une junte
    [dictator] Faction { $letter }, victorieuse d’une guerre civile
    [one-party] Faction { $letter }, seule
   *[other] Faction { $letter }
}
office-regime = { $office } ({ $regime ->
    [dictatorship] dictature militaire
   *[one-party] État à parti unique
})
office-open = { $office }. Encore en suspens : { $question }
panel-calendar = Élections à venir
calendar-when = Quand
calendar-what = Quoi
calendar-stop = { $what ->
    [dictatorship] Fin de la dictature militaire { INTO($countries) }
   *[election] Élections { INTO($countries) }
}
panel-halves = Moitiés des pays en guerre civile
halves-center = Centre
halves-faction = Faction
panel-wars = Guerres civiles
wars-note = Une guerre civile finit quand une faction tient toutes les unités et tous les centres, ou quand l’autre abandonne.
wars-country = Pays
wars-a = Centres de A
wars-b = Centres de B
wars-together = Ensemble
wars-needed = Nécessaires pour gagner
panel-dice = Tirages de cette année
dice-roll = Tirage pour
dice-result = Résultat
dice-for-first-election = { $country } : premières élections
dice-for-election = { $country } : élections
dice-for-revolution = { $country } : révolution
dice-for-coup = { $country } : coup d’État
dice-for-ballot = { $country } : { $place } dans la guerre civile
dice-note = { $source ->
    [scripted] Les tirages découlent de la seule graine de la partie.
    [manual] C’est le maître de jeu qui a lancé ces dés.
   *[chain] Tout le monde peut vérifier ces tirages avec les clés publiées en même temps que les résultats.
}
panel-own-war = { $faction } : guerre civile
panel-own-government = { $faction } : gouvernement
panel-own-opposition = { $faction } : opposition
own-if = Si { $condition }
own-index = Votre indice
own-between = { $n } (entre { $low } et { $high })
own-points = { $points } pour le gouvernement
own-years = Années au pouvoir
own-years-of = { $yours } pour vous, { $theirs } pour l’autre faction
own-dictatorship = Dictature militaire jusqu’à
own-election = Prochaines élections
own-winter = Hiver { $year }
own-attempt = { $what ->
    [Coup] Si vous tentez un coup d’État
   *[Revolution] Si vous tentez une révolution
}
own-orders = Vos ordres aux unités
own-draft = C’est un brouillon, qui n’est utilisé que si le gouvernement n’envoie aucun ordre.
revolution-war = Le pays est en guerre civile : aucune révolution n’est possible.
revolution-dictatorship = Aucune révolution n’est possible avant la fin de la dictature militaire, à l’hiver { $year }.
revolution-one-party = Aucune révolution n’est possible dans un État à parti unique.
revolution-over = La politique de cet hiver est terminée : aucune révolution n’est possible.
revolution-election = Des élections ont lieu cet hiver : aucune révolution n’est possible.
revolution-feared = L’opposition peut tenter une révolution cet hiver.
revolution-possible = Vous pouvez tenter une révolution cet hiver.
proposals-note = On compte les votes à la fin de la phase. L’opposition peut mettre son veto.
means-end = On compte les votes à la fin de cette phase. La partie finit si tous les gouvernements ont accepté et qu’aucune opposition n’a mis son veto.
reply-veto = Mettre votre veto
reply-withdraw-veto = Retirer votre veto
replied-veto = veto opposé
question-lost-election = Vous avez perdu les élections.
question-revolution = La révolution de l’opposition a réussi.
question-coup = Le gouvernement battu s’est emparé du pouvoir par un coup d’État.
means-question = Si vous acceptez : { $peaceful } { $cost ->
    [1] Une tentative de coup d’État vous coûte dix points d’indice, et un tirage décide si elle réussit.
   *[0] Si vous combattez, la guerre civile éclate.
}
reply-accept-lost-election = Accepter le résultat
reply-fight-lost-election = Tenter un coup d’État
reply-accept-revolution = Accepter la révolution
reply-fight-revolution = Combattre la révolution
reply-accept-coup = Accepter le coup d’État
reply-fight-coup = Combattre le coup d’État
your-vote = Votre vote
own-veto = Veto
own-for = Pour
own-against = Contre

# --- la fin

ended-ahead = { $you ->
    [first] vous gagnez, et { ACC($second) } finit deuxième
    [second] { ACC($first) } gagne, et vous finissez deuxième
   *[no] { ACC($first) } gagne, et { ACC($second) } finit deuxième
}
ended-tied = { ACC($factions) } sont à égalité
ended-factions = { ACC($factions) } se partagent la nulle
ended-years = années au pouvoir : { COMMAS($years) }
ended-years-in = { $country } { COMMAS($years) }
ended-years-of = { $letter } { $n }

# --- les phases

date-of-p = { $case ->
    [the] la phase politique,{" "}
    [acc] la phase politique,{" "}
    [dat] à la phase politique,{" "}
    [of] de la phase politique,{" "}
    [into] pendant la phase politique,{" "}
   *[label] politique,{" "}
}{ $date }
date-of-q = { $case ->
    [the] la phase des coups d’État,{" "}
    [acc] la phase des coups d’État,{" "}
    [dat] à la phase des coups d’État,{" "}
    [of] de la phase des coups d’État,{" "}
    [into] pendant la phase des coups d’État,{" "}
   *[label] coups d’État et réponses,{" "}
}{ $date }
date-of-x = { $case ->
    [the] la phase des réponses,{" "}
    [acc] la phase des réponses,{" "}
    [dat] à la phase des réponses,{" "}
    [of] de la phase des réponses,{" "}
    [into] pendant la phase des réponses,{" "}
   *[label] réponses aux coups d’État,{" "}
}{ $date }

# --- la leçon

lesson-coup-title = Élections et coup d’État
lesson-coup-about = Diplomatie des factions : deux factions se partagent chaque pays. Perdez les élections, n’acceptez pas le résultat et livrez une guerre civile.
lesson-coup-election-title = Les élections
lesson-coup-election-aim = Vous dirigez la faction A, qui gouverne l’Autriche. Dans chaque pays, un indice montre la popularité des factions, et les centres que vous gagnez servent le gouvernement. Des élections ont lieu cet hiver. Gagnez d’abord quelque chose pour vos électeurs : prenez la Serbie, qui est vide, avec A BUD - SER.
lesson-coup-election-done = La Serbie est à vous, et votre faction est plus populaire que l’autre. Mais des élections sont un coup de dés, et celui-ci vous a été contraire : la faction B a gagné. Il vous reste un moyen de garder le pouvoir.
lesson-coup-election-hint-how = Les élections d’hiver approchent, et vous n’avez rien à montrer. Prenez la Serbie : A BUD - SER.
lesson-coup-coup-title = Le coup d’État
lesson-coup-coup-aim = Un gouvernement qui vient de perdre les élections peut tenter un coup d’État, et à aucun autre moment. Cela coûte d’abord dix points d’indice, puis les dés décident. Ne cédez pas : choisissez « Tenter un coup d’État » dans la liste « Ajouter… », ou écrivez Coup.
lesson-coup-coup-done = Le coup d’État a réussi, mais il a un prix : dix points de votre indice sont allés à la faction B. C’est à elle de choisir maintenant. Si elle accepte, vous restez au pouvoir comme junte ; si elle combat, une guerre civile divise les unités du pays.
lesson-coup-coup-hint-gave-up = Vous avez quitté le pouvoir, et la faction B gouverne l’Autriche. Dans cette leçon, essayez l’autre voie : choisissez « Tenter un coup d’État », ou écrivez Coup.
lesson-coup-civil-war-title = La guerre civile
lesson-coup-civil-war-aim = La faction B n’a pas accepté le coup d’État, et les dés ont divisé les unités de l’Autriche : Budapest, la Serbie et Trieste vous suivent, Vienne suit B. Dans une guerre civile, chaque faction ne donne d’ordres qu’à ses propres unités, et les deux peuvent s’attaquer. Chassez B de Vienne : allez de Budapest à Vienne, avec le soutien de Trieste.
lesson-coup-civil-war-done = Vienne est à vous. La guerre civile finit quand une faction a perdu toutes ses unités et tous ses centres, et le vainqueur gouverne tout le pays. D’ici là, chaque faction se bat pour elle-même, et les autres puissances chercheront des amis dans les deux camps.
lesson-coup-civil-war-hint-alone = Un contre un, c’est un rebond, même dans une guerre civile. Faites soutenir le mouvement par Trieste : A TRI S A BUD - VIE.
lesson-coup-civil-war-hint-how = L’armée de la faction B est toujours à Vienne. Il vous faut deux ordres : A BUD - VIE, et A TRI S A BUD - VIE pour le soutenir.

exhibition-five-civil-wars-title = Cinq guerres civiles
exhibition-five-civil-wars-w1901q = Après un an seulement, des révolutions divisent l’Allemagne et la Turquie : chaque unité et chaque centre revient à l’une des deux factions.
exhibition-five-civil-wars-f1906m = Trois gouvernements perdent les élections. En Autriche et en Italie, ils répondent par un coup d’État, et les deux pays tombent dans la guerre civile.
exhibition-five-civil-wars-w1909p = Un coup d’État fait de la Russie le cinquième pays en guerre civile. La France a 17 centres et n’a plus besoin que d’un seul.
