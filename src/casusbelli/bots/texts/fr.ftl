# --- the ranks of our bots (bots of others have only their own names)

rank-random = Recrue
rank-random-about = Donne n’importe quel ordre permis. Idéal pour une première partie.
rank-hold = Sentinelle
rank-hold-about = Tient sa position et n’attaque jamais.
rank-greedy = Capitaine
rank-greedy-about = Marche droit vers les centres les plus proches.
rank-dumbbot = Général
rank-dumbbot-about = Évalue chaque province, soutient ses attaques et prévoit un coup d’avance.
rank-search = Maréchal
rank-search-about = Compare de nombreux plans à ce que vous ferez sans doute. Réfléchit plus longtemps.

# --- caractères

called = { $rank }, { $character }
called-among = { $rank }, { $character } ({ $n })
ranked = { $rank }
ranked-among = { $rank } ({ $n })
character-paladin = le Paladin
character-paladin-about = Tient toutes ses promesses et attend la même chose de vous.
character-diplomat = le Diplomate
character-diplomat-about = Écrit à tout le monde et rompt rarement un accord.
character-merchant = le Marchand
character-merchant-about = Conclut des accords avec chacun et s’y tient tant qu’ils rapportent.
character-hermit = l’Ermite
character-hermit-about = Parle peu, pense ce qu’il dit et veut qu’on le laisse tranquille.
character-hussar = le Hussard
character-hussar-about = Attaque d’abord et discute ensuite.
character-avenger = le Vengeur
character-avenger-about = Un ami loyal qui n’oublie jamais une promesse rompue.
character-fox = le Renard
character-fox-about = Charmant et vite d’accord. La moitié de ses promesses sont des mensonges.
character-gambler = le Joueur
character-gambler-about = Aime le risque et abandonne un accord dès qu’il trouve mieux.

# --- pourquoi un bot a fait ce qu’il a fait

aim-attack = Le bot voulait prendre des centres { OF($power) }.
aim-grow = Le bot voulait s’agrandir sans attaquer personne en particulier.
aim-danger = La plus grande menace venait, selon le bot, { OF($power) }.
aim-ally = Le bot espérait l’aide { OF($power) }, car les deux avaient le même ennemi.
choice-retreats = De là, pensait le bot, ses unités lui seraient ensuite le plus utiles.
choice-builds = Le bot a construit au plus près de ce qu’il voulait prendre ensuite.
choice-removes = Le bot a retiré les unités qui lui manqueraient le moins.
choice-other = Le bot a choisi ce qui lui semblait le mieux.
choice-nothing = Le bot ne voyait aucun ordre qui en vaille la peine.
plan-breaks = Ce plan aurait rompu une promesse faite { DAT($powers) }.
plan-overlooked = Le bot n’avait pas pensé à ce plan.
plan-helps-nobody = Le bot a préféré donner un ordre promis { DAT($powers) }.
plan-holds = Toutes les unités tiennent.
plan-goes-for = Objectif de ce plan : { $places }.
plan-attacks = Ce plan attaque { THE($powers) }.
plan-positions = Ce plan ne prend encore aucun centre, mais rapproche les unités des suivants.
plan-also = Autre objectif de ce plan : { $places }.
plan-leaves = Ce plan renonce à ceci : { $places }.
plan-fights = Ce plan attaque aussi { THE($powers) }.
plan-spares = Ce plan n’attaque pas { THE($powers) }.
plan-supports = Soutiens : { $n } au lieu de { $chosen }.
plan-omits = { $n ->
    [one] Il manque à ce plan un des ordres choisis.
   *[other] Il manque à ce plan { $n } des ordres choisis.
}
plan-differs = { $more ->
    [0] La différence : { $orders }.
    [one] La différence : { $orders } et un autre ordre.
   *[other] La différence : { $orders } et { $more } autres ordres.
}
promise-broken-by = Une promesse faite au bot avait été rompue. Responsable : { THE($power) }.
promise-kept-peace = Le bot a respecté la paix avec { THE($power) }, convenue jusqu’en { $year }.
promise-kept-alliance = Le bot est resté fidèle à son alliance avec { THE($power) }, convenue jusqu’en { $year }.
promise-kept-joint-attack = Le bot n’a pas attaqué { THE($power) }, avec qui il avait prévu une attaque.
promise-kept-demilitarize = Le bot est resté hors de la province qu’il avait convenu de démilitariser avec { THE($power) }.
promise-kept-ask-support = Le bot a donné le soutien promis { DAT($power) }.
promise-kept-offer-support = Le bot a donné le soutien proposé { DAT($power) }.
promise-kept-ask-order = Le bot a donné l’ordre demandé par { THE($power) }.
promise-broken-peace = Le bot a rompu la paix avec { THE($power) }, convenue jusqu’en { $year }, car il y gagnait davantage.
promise-broken-alliance = Le bot a trahi son alliance avec { THE($power) }, car il y gagnait davantage.
promise-broken-joint-attack = Le bot a attaqué { THE($power) }, avec qui il avait prévu une attaque.
promise-broken-demilitarize = Le bot est entré dans la province qu’il avait convenu de démilitariser avec { THE($power) }.
promise-broken-ask-support = Le bot n’a pas donné le soutien promis { DAT($power) }.
promise-broken-offer-support = Le bot n’a pas donné le soutien proposé { DAT($power) }.
promise-broken-ask-order = Le bot n’a pas donné l’ordre promis { DAT($power) }.
promise-lie-peace = Le bot n’a jamais eu l’intention de respecter la paix promise { DAT($power) }.
promise-lie-alliance = Le bot a accepté l’alliance avec { THE($power) } sans jamais y croire.
promise-lie-joint-attack = Le bot a accepté d’attaquer avec { THE($power) } sans jamais en avoir l’intention.
promise-lie-demilitarize = Le bot a promis { DAT($power) } de rester hors de la province sans jamais en avoir l’intention.
promise-lie-ask-support = Le bot n’a jamais eu l’intention de donner le soutien promis { DAT($power) }.
promise-lie-offer-support = Le bot n’a jamais eu l’intention d’utiliser le soutien proposé par { THE($power) }.
promise-lie-ask-order = Le bot n’a jamais eu l’intention de donner l’ordre promis { DAT($power) }.

# --- ce que l’on pourrait faire soi-même

why-centers = Gain possible : { $places }.
why-positions = Aucun centre n’est encore à la portée de ce plan ; vos unités se rapprochent des suivants.
why-holds = Aucun mouvement ne semble valoir mieux que de rester sur place.
advice-retreats = De là, vos unités vous seront ensuite le plus utiles.
advice-builds = Construites là, vos nouvelles unités seront au plus près de ce que vous pourrez prendre ensuite.
advice-removes = Ce sont les unités qui vous manqueront le moins.
advice-other = Parmi ce que vous pouvez faire maintenant, c’est ce qui semble le mieux.
advice-nothing = Aucun ordre n’en vaut la peine pour le moment.
