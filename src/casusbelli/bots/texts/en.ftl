# --- the ranks of our bots (bots of others have only their own names)

rank-random = Recruit
rank-random-about = Gives any legal order. Good for a first game.
rank-hold = Sentry
rank-hold-about = Holds its ground and never attacks.
rank-greedy = Captain
rank-greedy-about = Marches straight to the nearest supply centers.
rank-dumbbot = General
rank-dumbbot-about = Weighs every province, supports its own attacks and looks one move ahead.
rank-search = Marshal
rank-search-about = Compares many plans with what you are likely to do. Takes longer to think.

# --- characters

called = { $rank }, { $character }
called-among = { $rank }, { $character } ({ $n })
ranked = { $rank }
ranked-among = { $rank } ({ $n })
character-paladin = the Paladin
character-paladin-about = Keeps every promise, and expects you to do the same.
character-diplomat = the Diplomat
character-diplomat-about = Writes to everybody, and rarely breaks an agreement.
character-merchant = the Merchant
character-merchant-about = Makes deals with anyone, and sticks to them while they pay.
character-hermit = the Hermit
character-hermit-about = Says little, means what it says, and wants to be left alone.
character-hussar = the Hussar
character-hussar-about = Attacks first and talks later.
character-avenger = the Avenger
character-avenger-about = A loyal friend who never forgets a broken promise.
character-fox = the Fox
character-fox-about = Charming and quick to agree. Half of its promises are lies.
character-gambler = the Gambler
character-gambler-about = Takes risks, and drops an agreement as soon as something better turns up.

# --- why a bot did what it did

aim-attack = It wanted to take centers from { THE($power) }.
aim-grow = It wanted to grow without attacking anybody in particular.
aim-danger = It felt most threatened by { THE($power) }.
aim-ally = It looked for help from { THE($power) }, who had the same enemy.
choice-retreats = From there, the bot thought, its units could be of most use next.
choice-builds = The bot built as close as it could to what it wanted to take next.
choice-removes = The bot removed the units that it would miss the least.
choice-other = The bot chose what looked best to it.
choice-nothing = The bot saw nothing worth ordering.
plan-breaks = This would have broken a promise to { THE($powers) }.
plan-overlooked = The bot did not think of this plan.
plan-helps-nobody = Instead, the bot gave an order that it had promised to { THE($powers) }.
plan-holds = All units hold.
plan-goes-for = This plan goes for { $places }.
plan-attacks = This plan attacks { THE($powers) }.
plan-positions = This plan takes no supply center yet, but brings units closer to the next ones.
plan-also = This plan also goes for { $places }.
plan-leaves = This plan does not go for { $places }.
plan-fights = This plan also attacks { THE($powers) }.
plan-spares = This plan does not attack { THE($powers) }.
plan-supports = Number of supports: { $n } instead of { $chosen }.
plan-omits = { $n ->
    [one] This plan leaves out one of the chosen orders.
   *[other] This plan leaves out { $n } of the chosen orders.
}
plan-differs = { $more ->
    [0] The difference: { $orders }.
    [one] The difference: { $orders }, and one more order.
   *[other] The difference: { $orders }, and { $more } more orders.
}
promise-broken-by = { THE($power) } had broken a promise to it.
promise-kept-peace = It kept the peace with { THE($power) } that was agreed until { $year }.
promise-kept-alliance = It stood by its alliance with { THE($power) }, which was agreed until { $year }.
promise-kept-joint-attack = It did not attack { THE($power) }, with whom it had planned an attack.
promise-kept-demilitarize = It stayed out of the province that was to be demilitarized by agreement with { THE($power) }.
promise-kept-ask-support = It gave the support that it had promised to { THE($power) }.
promise-kept-offer-support = It gave the support that it had offered to { THE($power) }.
promise-kept-ask-order = It gave the order that { THE($power) } had asked for.
promise-broken-peace = It broke the peace with { THE($power) } that was agreed until { $year }, because it gained more that way.
promise-broken-alliance = It betrayed its alliance with { THE($power) }, because it gained more that way.
promise-broken-joint-attack = It attacked { THE($power) }, with whom it had planned an attack.
promise-broken-demilitarize = It entered the province that was to be demilitarized by agreement with { THE($power) }.
promise-broken-ask-support = It did not give the support that it had promised to { THE($power) }.
promise-broken-offer-support = It did not give the support that it had offered to { THE($power) }.
promise-broken-ask-order = It did not give the order that it had promised to { THE($power) }.
promise-lie-peace = It never meant to keep the peace that it had promised to { THE($power) }.
promise-lie-alliance = It never meant to be an ally of { THE($power) }, although it had agreed.
promise-lie-joint-attack = It never meant to attack together with { THE($power) }, although it had agreed.
promise-lie-demilitarize = It never meant to stay out of the province, although it had promised that to { THE($power) }.
promise-lie-ask-support = It never meant to give the support that it had promised to { THE($power) }.
promise-lie-offer-support = It never meant to make use of the support that { THE($power) } had offered.
promise-lie-ask-order = It never meant to give the order that it had promised to { THE($power) }.

# --- what a person could do

why-centers = This could win you { $places }.
why-positions = No supply center is within reach of this plan yet; your units move closer to the next ones.
why-holds = No move looks better than staying where you are.
advice-retreats = From there, your units can be of most use next.
advice-builds = Built there, your new units are closest to what you can take next.
advice-removes = You will miss these units the least.
advice-other = Of what you can do now, this looks best.
advice-nothing = There is nothing worth ordering now.
