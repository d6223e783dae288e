# Factional Diplomacy: two factions in each country, elections, coups, revolutions and civil wars.

# --- what the rules are called

pack-factional = Factional Diplomacy
pack-factional-about = Two factions share each country and compete in elections, coups, revolutions and civil war.
minute-idea = Each country has two players: one leads the Government, the other the Opposition. You share a country, but only one of you will be its winner.
minute-turn = Only the Government orders the units. Its conquests raise its share of the Diplomacy Index, and its losses lower it. In the Winter of every third year an election is rolled with dice, weighted by the index. Between elections the Opposition may attempt a revolution, and a Government that has just lost an election may attempt a coup.
minute-care = A revolution or coup that succeeds can be answered by force. Then a civil war splits the country: each of its units and centers falls to one of the factions. The index moves by 5 points for each center abroad and by 10 for each home center.
minute-victory = A country wins with 18 supply centers. Of its two factions, the one that governed for more years is the winner, so it matters who holds office, and not only how the war goes.
role-government = Government
role-opposition = Opposition
chapter-politics = Factions, elections and revolutions
chapter-war = Civil war
chapter-endings = Victory, draws and concessions

# --- refusals

not-government = Only the Government gives orders. { $other } is the Government now.
not-opposition = Only the Opposition can do this, and you are the Government.
election-year = Your country holds an election this Winter, so you cannot attempt a revolution.
dictatorship = This is not possible during a military dictatorship.
one-party = This is not possible in a one-party state.
civil-war = This is not possible during a civil war.
not-losing = Only a Government that has just lost an election can attempt a coup.
nothing-to-answer = You have not been asked this question.
not-in-war = Your country is not in a civil war, so there is nothing to concede.
not-yours = { $other } belongs to the other faction.
cannot-propose = Only a Government can propose a draw or a concession. In a civil war neither faction can.
not-now = You can attempt a revolution only in the politics phase of the Winter.
out = { $other } is out of the game.
filed = You have already filed this instruction.
resigned = This seat is vacant.

# --- options

term-label = Years between elections
term = Every country elects its Government again after this number of years.
di-max-label = Highest index
di-max = No faction's index can rise above this number, and the other faction's index cannot fall below the rest of the 100 points.
band-label = Changes beyond the limits of the index
band = If the changes of a year would take the index beyond its limits, this decides how much of them counts.
band-clamp-net = Their sum stops at the limit
band-ignore-each = Each change that would cross a limit is ignored
band-clamp-each = Each change stops at the limit
politics-before-builds-label = Order of the Winter
politics-before-builds = Elections, coups and revolutions can take place before or after the builds and removals of the Winter.
politics-before-builds-true = Politics first, then builds
politics-before-builds-false = Builds first, then politics
responses-label = Answers to coups and revolutions
responses = Players can answer a coup or a revolution in a phase of its own, or only by standing instructions that they filed before.
responses-subphases = In phases of their own
responses-preorders-only = By standing instructions only
md-years-label = Length of a military dictatorship in years
md-years = The winner of a civil war governs as a military dictatorship for this number of years.
md-expiry-label = Election after a military dictatorship
md-expiry = When a military dictatorship expires, the country returns to elections. This sets when the first one is held.
md-expiry-election = In the Winter in which it expires
md-expiry-original-calendar = In the next election year of the calendar
md-expiry-new-term = After another full term
di-public-label = Who sees the index
di-public = The index, the years of control and the dice rolls of a country can be public or secret.
di-public-true = Everyone
di-public-own-country = Both factions of the country
di-public-gm = The game master only
nmr-backup-label = When the Government sends no orders
nmr-backup = If a Government sends no orders at all in a phase, its units hold, or the Opposition's draft is used.
nmr-backup-hold = Its units hold
nmr-backup-opposition-backup = The Opposition's draft is used
abandon-after-label = Missed deadlines before a seat is vacant
abandon-after = A player who misses this number of deadlines in a row has resigned. With 0, nobody loses a seat by missing deadlines.
one-party-until-label = How long a one-party state lasts
one-party-until = If one seat of a country is vacant, the other faction governs alone. This can go on until a replacement is found, or the game can halt when the next election is due.
one-party-until-replacement = Until a replacement is found
one-party-until-next-election-then-halt = Until the next election, when the game halts
no-nmr-label = Phases without all orders
no-nmr = A phase can end at its deadline, or it can wait until every player whose orders are due has sent them.
no-nmr-false = The phase ends at its deadline
no-nmr-true = The phase waits for all orders
unfilled-label = Factions without a player
unfilled = These factions have no player when the game begins. The other faction of the country governs alone, without a first election.
unfilled-kinds = seats such as "Italy B, Turkey A"
dice-source-label = Source of the dice rolls
dice-source = The rolls can come from a chain of keys that everyone can check, from the seed of the game alone (for tests), or from dice that the game master rolls.
dice-source-chain = A chain of published keys
dice-source-scripted = The seed of the game
dice-source-manual = The game master's dice
draw-scoring-label = Factions in a draw
draw-scoring = In a draw the two factions of a country share equally, or only the faction with more years of control has a share.
draw-scoring-share = Both factions share equally
draw-scoring-yc = Only the faction with more years of control
vote-default-label = Countries that do not vote
vote-default = This decides how a country that does not vote on a proposal counts.
vote-default-against = They count against the proposal
public-votes-label = Vetoes in the result of a vote
public-votes = The result of a vote can name the countries whose Opposition cast a veto, or leave the vetoes secret.
public-votes-false = Secret
public-votes-true = Public
no-such-seat = There is no seat called { COMMAS($unknown) }. The seats are { COMMAS($seats) }.
somebody-plays = At least one faction needs a player.

# --- orders

form-revolution = Attempt a revolution. Only the Opposition can, in a Winter without an election.
form-coup = Attempt a coup. Only a Government that has just lost an election can.
form-no-coup = Leave office after a lost election, without a coup.
form-accept = Accept the revolution or the coup that has succeeded.
form-accept-revolution = Accept a successful revolution and go into opposition.
form-accept-coup = Accept a successful coup and stay in opposition.
form-counter-revolution = Fight a successful revolution. This starts a civil war.
form-counter-coup = Fight a successful coup. This starts a civil war.
form-instruct = File a standing instruction. It answers for you the first time it applies, and nobody else sees it.
form-resign = Resign from your seat for good.
form-concede = Give up the civil war. All your units and supply centers pass to the other faction at once.
form-propose-draw = Propose a draw. Only a Government can.
form-propose-concession = Propose that all concede the game to one country. Only a Government can.
form-vote-for = Vote for a proposal.
form-vote-against = Vote against a proposal.
form-veto = Veto a proposal, so that your country counts against it. Only the Opposition can.
form-withdraw-veto = Withdraw your veto.

# --- orders by name

order-revolution = Attempt a revolution
order-coup = Attempt a coup
order-no-coup = Do not attempt a coup
order-accept = Accept
order-accept-revolution = Accept the revolution
order-accept-coup = Accept the coup
order-counter-revolution = Fight the revolution
order-counter-coup = Fight the coup
order-if-lose-election-coup = If you lose the election: attempt a coup
order-if-lose-election-no-coup = If you lose the election: do not attempt a coup
order-if-revolution-succeeds-counter-revolution = If the revolution succeeds: fight it
order-if-revolution-succeeds-accept-revolution = If the revolution succeeds: accept it
order-if-coup-succeeds-counter-coup = If the coup succeeds: fight it
order-if-coup-succeeds-accept-coup = If the coup succeeds: accept it
order-resign = Resign from your seat
order-veto = { $number ->
    [0] Veto every proposal
   *[other] Veto proposal { $number }
}
order-withdraw-veto = { $number ->
    [0] Withdraw your veto
   *[other] Withdraw your veto of proposal { $number }
}

# --- the rulebook: factions and the index

factions-rule = Each country has two factions, A and B, and each faction has a player of its own. One faction is the Government, the other is the Opposition (P2).
orders-rule = Only the Government gives orders to the country's units and decides about builds and removals (P3).
silent-rule = { $backup ->
   *[hold] If the Government sends no orders, its units hold; the Opposition cannot order them (FA-45).
    [opposition_backup] The Opposition may draft orders. They are used only in a phase in which the Government sends no orders at all (FA-45).
}
press-eliminated = { $country } has been eliminated, so its factions can't write messages or receive them.
press-rule = Both factions of a country may write to the other players under the same rules, and to each other. You can address a faction by its name, such as "France (A)", or by its office, such as "France (Government)" or "France (Opposition)" (P2).
factions-example = France (A) is the Government, and its player moves the army in Paris to Burgundy. The player of France (B) is the Opposition, writes to Germany and to France (A), and cannot change that order.
index-rule = The Diplomacy Index divides 100 points between the two factions of a country. Both begin with 50, and what one gains the other loses (P4, P5).
seen-rule = The index, the years of control and the dice rolls of a country are { $seen ->
   *[true] public
    [own_country] seen only by its two factions
    [gm] seen only by the game master
} (FA-39).
abroad-rule = Once a year the centers that the country owns are compared with those of the year before. For each center abroad that it has gained, the Government gains 5 points; for each that it has lost, the Government loses 5 (P5).
home-rule = For a center of its own home that the country has regained or lost, it is 10 points instead. Home centers of other powers are centers abroad (P5).
credit-rule = The points are counted { $when ->
   *[true] when the Fall turn is complete, before the politics of the Winter
    [false] after the builds of the Winter, before its politics
}. The points go to the faction that governs then, even if it loses an election in the same Winter. Centers that are lost and centers that are gained all count (FA-3, FA-5, FA-6).
band-rule = Neither faction's index can leave the range from { $low } to { $high }. { $band ->
   *[clamp_net] The changes of a year are added up, and their sum stops at the limit.
    [ignore_each] A change that would cross a limit is ignored; gains abroad come first, then losses abroad, home centers regained, and home centers lost.
    [clamp_each] Each change stops at the limit; gains abroad come first, then losses abroad, home centers regained, and home centers lost.
} The same limits hold for the cost of a coup or a revolution (P7, FA-8, FA-9).
index-example = Faction A governs France, and the index is 50 to 50. France gains Spain and Portugal: 60 to 40. A year later it gains Belgium and loses Marseilles: 5 points more, 10 points less, and the index is 55 to 45.

# --- the rulebook: elections, revolutions and coups

roll-rule = In an election a number from 1 to 100 is rolled. If it is not higher than the index of faction A, faction A wins; otherwise faction B wins, whichever of them governs (P6).
first-election-rule = Every country in which both factions have a player holds an election before the first turn (P5, FA-1).
unfilled-rule = { COUNT($seats) ->
    [one] { $seats } has no player at the start: the other faction of the country governs alone
   *[other] { $seats } have no player at the start: in each country the other faction governs alone
} (FA-46).
elections-rule = The next elections are in the Winters of { $first }, { $second } and so on, { $term ->
    [one] every year
   *[other] every { $term } years
}. The winner governs until the next election (P6, FA-10).
no-election-rule = A country holds no election during a civil war, nor during the military dictatorship that follows until it expires (FA-32).
election-example = The index of France is 50 to 50. A roll of 50 or less elects France (A), a roll of 51 or more elects France (B).
revolution-rule = In a Winter without an election the Opposition may attempt a revolution. First it loses 10 points of the index to the Government, and then a number is rolled as in an election. The revolution succeeds if the roll favors the Opposition; if not, the Government stays (P8).
revolution-answer-rule = After a successful revolution the Government accepts it or fights it with a counter-revolution. If it accepts, the factions change places, and the new Government serves until the election that was due anyway. If it fights, there is civil war (P8).
revolution-example = Faction A governs Italy, and the index is 50 to 50. The Opposition attempts a revolution: the index becomes 60 to 40, and a roll of 61 or more lets the revolution succeed.
coup-rule = A Government that has just lost an election may attempt a coup, and at no other time. First it loses 10 points of the index to the other faction, and then a number is rolled as in an election. The coup succeeds if the roll favors the Government that lost; if not, the winner of the election governs (P9).
coup-answer-rule = After a successful coup the winner of the election accepts it or fights it with a counter-coup. If it accepts, the old Government stays in office as a junta for the new term; revolutions against a junta are possible. If it fights, there is civil war (P9).
coup-example = Faction A governs Austria at 50 to 50, a 63 is rolled in the election, and faction B wins. Faction A attempts a coup: the index becomes 40 to 60, and a roll of 40 or less lets the coup succeed.
answers-rule = { $responses ->
   *[subphases] Revolutions, coups and the answers to them have phases of their own in the Winter. If you do not answer, there is no coup, and you accept what has succeeded. You can also file a standing instruction at any time, such as "If lose election: Coup".
    [preorders_only] Revolutions are attempted in a phase of their own in the Winter. Coups and the answers to coups and revolutions come only from standing instructions, such as "If lose election: Coup", which you can file at any time. Without an instruction there is no coup, and you accept what has succeeded.
} An instruction is used once, the first time it applies; nobody else sees it (FA-13, FA-14).
builds-rule = { $first ->
   *[true] The builds and removals of the Winter come after its politics: a new Government decides about them, or in a civil war each faction (FA-3).
    [false] The builds and removals of the Winter come before its politics: the old Government decides about them (FA-3).
}

# --- the rulebook: players who leave

leaving-rule = If the player of a Government leaves, the Opposition governs at once, and its index rises to { $high }. If the player of an Opposition leaves, the Government and the index stay as they are. Either way the country is a one-party state (P16, FA-41).
one-party-rule = In a one-party state there are no revolutions and no coups, and an election that is due gives the Government a new term without a roll. The index continues to change (P17).
replacement-rule = A new player always enters in opposition, and the index stays as it is. From then on the country has two factions again (P17).
both-left-rule = If both seats of a country are vacant, nobody governs it, and its units hold (FA-43).
halting-rule = If no replacement has been found when an election is due in a one-party state, the game halts until one is found or the game master resumes it (P18).
abandoned-rule = { $misses ->
    [one] A player who misses a deadline for movement, retreats or adjustments has left
   *[other] A player who misses { $misses } deadlines in a row for movement, retreats or adjustments has left
} (FA-45).
waiting-rule = A phase of movement, retreats or adjustments does not end before all its orders are in, whatever the deadline (P18).
dice-rule = { $source ->
   *[chain] The rolls follow from a chain of keys to which the game is committed before the first roll. Each key is published after its rolls, so that everyone can check them (FA-49).
    [scripted] The rolls follow from the seed of the game (FA-49).
    [manual] The game master rolls the dice and enters the results (FA-49).
}

# --- the rulebook: civil war

ballot-rule = When a civil war breaks out, a number is rolled for each unit of the country as in an election, with the current index; the unit goes to the faction that wins the roll. A center with a unit in it goes with the unit. Each other center has a roll of its own (P10, FA-19).
ballot-order-rule = The rolls follow the names of the provinces in alphabetical order: first the units, then the centers without a unit (FA-20).
ballot-example = The index of Germany is 50 to 50. A roll of 12 gives the army in Burgundy to Germany (A). A roll of 71 gives the fleet in Denmark, and Denmark with it, to Germany (B). A roll of 33 gives Berlin, where there is no unit, to Germany (A).
two-powers-rule = Each faction then orders its own units like a power of its own. The two may attack each other, cut each other's support and take each other's centers, or support each other (P3, P11).
war-builds-rule = Each faction builds and removes units for the centers that it owns itself. It builds only in vacant home centers of the country that it owns (P11, FA-26).
war-suspended-rule = During a civil war the index of the country does not change, and neither faction gains a year of control (P12, P14).
war-end-rule = The war ends when one faction holds all units and centers that the country has left. This is checked after the retreats of each season and after the builds (P12, FA-27).
war-concede-rule = A faction may concede at any time. Its units and centers then pass to the other faction at once, and its orders are void. A player who resigns during a civil war concedes it (P12, FA-29, FA-42).
dictatorship-rule = The winner becomes the Government and rules as a military dictatorship for { $years ->
    [one] one year
   *[other] { $years } years
}, counted from the Winter of the year in which the war ends. During that time there are no revolutions and no elections, while the index changes as usual (P13).
expiry-rule = When the dictatorship expires, { $expiry ->
   *[election] an election is held in the same Winter, and a new term begins
    [original_calendar] elections are held again in the Winters in which the other countries hold theirs, beginning with that Winter if it is one
    [new_term] the Government serves one more full term before the next election
} (P13, FA-31).
dictatorship-leaving-rule = If the player who governs as a dictator leaves, the dictatorship ends, and the other faction governs alone until the year in which it would have expired. If the player of the Opposition leaves, the dictatorship goes on (FA-58, FA-61).
war-index-rule = Centers that the country gained or lost during the war do not change its index afterward (FA-33).

# --- the rulebook: the end of the game

victory-rule = A country wins if its two factions together own { $n } centers after a Fall turn, and more than any other country. It can win during a civil war; a faction cannot win by itself (P11, P14).
alone-rule = A country that is the only one left wins as well.
years-rule = At the beginning of each Winter, before its politics, the faction that governs gains a year of control for the year that has just been played. In a civil war neither faction does (P14).
winner-rule = In the country that wins, the faction with more years of control is the winner and the other is the runner-up. If they have equally many, they tie (P14).
winner-example = France wins the game in 1907. Faction A has governed for 4 years and faction B for 3: the player of France (A) is the winner, the player of France (B) is the runner-up.
propose-rule = Only a Government may propose a draw, or propose that all concede the game to one country. Its proposal is also its vote for it (P15).
all-rule = Votes are counted when the phase ends, before its orders are adjudicated. The proposal passes only if it has the vote of every country that still has a player and any units or centers. A country that has not voted counts as against it. If the proposal passes, the game ends at once (P15, FA-37).
veto-rule = The Opposition may veto a proposal, at any time and also in advance. Its country then counts against the proposal, even if the Government votes for it. A veto cannot turn a vote against into a vote for (P15).
veto-secret-rule = { $public ->
   *[false] The result names the countries that were for and against, but not the vetoes (FA-37).
    [true] The result names the countries that were for and against, and those in which a veto was cast (FA-37).
}
war-votes-rule = In a civil war neither faction may propose anything, and the country is for a proposal only if both vote for it (P15).
share-rule = { $scoring ->
   *[share] In a draw both factions of each country in it share equally.
    [yc] In a draw the faction with more years of control has its country's share; if they have equally many, both share.
} After a concession the years of control decide as after a victory (FA-36).

# --- the phases of the winter

ask-lost-election = a decision about a coup
ask-revolution = an answer to the revolution
ask-coup = an answer to the coup
ask-to-revolt = a decision about a revolution
step-politics = politics
step-answers = coups and answers
step-counter-answers = answers to coups
silent-politics = Without an order no revolution is attempted.
silent-answers = Without an answer there is no coup, and a revolution is accepted.
silent-counter-answers = Without an answer a coup is accepted.
election-without = An election is due in { $country }, and nobody plays { ALL($empty) }.
waits-for-all = No deadline ends this phase before all orders are in.

# --- the story

rolled-first-election = The dice show { $roll } in the first election of { $country }.
rolled-election = The dice show { $roll } in the election of { $country }.
rolled-revolution = The Opposition of { $country } attempts a revolution, and the dice show { $roll }.
rolled-coup = The defeated Government of { $country } attempts a coup, and the dice show { $roll }.
rolled-ballot = The dice show { $roll } for { $place } in the civil war of { $country }.
opened-lost-election = The Government of { $country } loses the election.
opened-revolution = The revolution in { $country } succeeds.
opened-coup = The coup in { $country } succeeds.
year-counted = { $you ->
    [faction] You gain a year of control for { $year }.
   *[no] { $faction } gains a year of control for { $year }.
}
waits = An election is due in { $country }, which waits for a new player.
goes-on = { $country } no longer waits for a new player.
instruction = { $you ->
    [seat] Your standing instruction is: if { $condition }, { $answer }.
   *[no] { $seat } has filed a standing instruction: if { $condition }, { $answer }.
}
no-instruction = { $you ->
    [seat] Your standing instruction no longer applies (if { $condition }).
   *[no] The standing instruction of { $seat } no longer applies (if { $condition }).
}
is-at-war = Civil war breaks out in { $country }.
governs = { $you ->
    [faction] { $title ->
        [elected] You are the elected Government
        [revolutionary] You are the Government after a revolution
        [junta] You stay in office as a junta
        [dictator] You stay in office after your military dictatorship
        [dictatorship] You have won the civil war and rule as a military dictatorship
        [one-party] You govern alone in a one-party state
       *[joined] You have an Opposition again and stay in office
    }
   *[no] { $title ->
        [elected] { $faction } is the elected Government
        [revolutionary] { $faction } is the Government after a revolution
        [junta] { $faction } stays in office as a junta
        [dictator] { $faction } stays in office after its military dictatorship
        [dictatorship] { $faction } has won the civil war and rules as a military dictatorship
        [one-party] { $faction } governs alone in a one-party state
       *[joined] { $faction } has an Opposition again and stays in office
    }
}{ $year ->
    [0] .
   *[other] { $title ->
        [dictatorship] { " " }until Winter { $year }.
       *[other] ; the next election is in Winter { $year }.
    }
}
index-told = The index of { $country } is now { $a } for A and { $b } for B. The Government is credited with { $reasons }.
for-government = { $n } ({ $why })
revolution-attempted = revolution attempted
coup-attempted = coup attempted
peaceful-transition = transfer of power after a resignation
center-gained = { $place } gained
center-regained = { $place } regained
center-lost = { $place } lost
center-lost-home = home center { $place } lost
if-lose-election = the election is lost
if-revolution-succeeds = the revolution succeeds
if-coup-succeeds = the coup succeeds
answer-coup = attempt a coup
answer-no-coup = do not attempt a coup
answer-accept-revolution = accept the revolution
answer-counter-revolution = fight it with a counter-revolution
answer-accept-coup = accept the coup
answer-counter-coup = fight it with a counter-coup
carried = Proposal { $number } is accepted.
rejected = Proposal { $number } is rejected.
voted = { $told } { COUNT($yes) ->
    [0] No country votes for it
    [one] { $yes } votes for it
   *[other] { $yes } vote for it
}{ COUNT($no) ->
    [0] , and none votes against it.
    [one] ; { $no } votes against it.
   *[other] ; { $no } vote against it.
}
turned = { $told } The Opposition of { $countries } cast a veto.
vetoes = { $you ->
    [seat] You veto
   *[no] { $seat } vetoes
} { $number ->
    [0] every proposal
   *[other] proposal { $number }
}.
unvetoes = { $you ->
    [seat] You withdraw your veto of
   *[no] { $seat } withdraws its veto of
} { $number ->
    [0] every proposal
   *[other] proposal { $number }
}.

# --- what orders would cause

will-answer = If you are asked, your answer will be: { $answer }.
stays = { $faction } stays in office as a junta until the election in Winter { $year }.
will-govern = { $faction } governs until the election in Winter { $year }.
nobody-governs = Nobody is left to govern { $country }, and its units hold.
wins-war = { $faction } wins the civil war.
governs-alone-high = { $faction } governs alone, with the highest index possible.
governs-alone = { $faction } governs alone.
cost = −{ $n } on the index
ten-less = You lose ten points of the index before the roll.
index-becomes = The index becomes { $a } for A and { $b } for B.
you-win = { $chance ->
    [0] No roll lets you win.
   *[other] You win if the roll is { $low } to { $high } ({ $chance }%).
}
ballots = { $chance ->
    [0] Civil war breaks out, and every unit and center goes to faction B.
    [100] Civil war breaks out, and every unit and center goes to faction A.
   *[other] Civil war breaks out. Each unit, and each center without a unit, goes to faction A if its roll is 1 to { $chance } ({ $chance }%), and otherwise to faction B.
}
ballots-hidden = Civil war breaks out. A roll against the index decides for each unit, and for each center without a unit, which faction gets it.
all-passes = All your units and centers pass at once to { $victor }, which rules as a military dictatorship for { $years ->
    [one] one year
   *[other] { $years } years
}.

# --- panels

panel-governments = Governments
governments-country = Country
governments-office = Government
governments-index = Index (A/B)
governments-years = Years of control (A/B)
governments-election = Next election
office-war = Civil war
office = { $title ->
    [elected] Faction { $letter }, elected
    [revolutionary] Faction { $letter }, by revolution
    [junta] Faction { $letter }, a junta
    [dictator] Faction { $letter }, winner of a civil war
    [one-party] Faction { $letter }, alone
   *[other] Faction { $letter }
}
office-regime = { $office } ({ $regime ->
    [dictatorship] military dictatorship
   *[one-party] one-party state
})
office-open = { $office }. Still open: { $question }
panel-calendar = Coming elections
calendar-when = When
calendar-what = What
calendar-stop = { $what ->
    [dictatorship] The military dictatorship in { $countries } ends.
   *[election] Election in { $countries }
}
panel-halves = Halves of countries in civil war
halves-center = Center
halves-faction = Faction
panel-wars = Civil wars
wars-note = A civil war ends when one faction holds all units and centers, or when the other concedes.
wars-country = Country
wars-a = Centers of A
wars-b = Centers of B
wars-together = Together
wars-needed = Needed to win
panel-dice = This year's dice
dice-roll = Roll for
dice-result = Result
dice-for-first-election = { $country }: first election
dice-for-election = { $country }: election
dice-for-revolution = { $country }: revolution
dice-for-coup = { $country }: coup
dice-for-ballot = { $country }: { $place } in the civil war
dice-note = { $source ->
    [scripted] The rolls follow from the seed of the game alone.
    [manual] The game master rolled these dice.
   *[chain] Everyone can check these rolls with the keys that are published with the results.
}
panel-own-war = { $faction }: Civil war
panel-own-government = { $faction }: Government
panel-own-opposition = { $faction }: Opposition
own-if = If { $condition }
own-index = Your index
own-between = { $n } (between { $low } and { $high })
own-points = { $points } for the Government
own-years = Years of control
own-years-of = { $yours } for you, { $theirs } for the other faction
own-dictatorship = Military dictatorship until
own-election = Next election
own-winter = Winter { $year }
own-attempt = { $what ->
    [Coup] If you attempt a coup
   *[Revolution] If you attempt a revolution
}
own-orders = Your orders to units
own-draft = They are a draft, which is used only if the Government sends no orders at all.
revolution-war = There is a civil war, so no revolution is possible.
revolution-dictatorship = No revolution is possible until the military dictatorship expires in Winter { $year }.
revolution-one-party = No revolution is possible in a one-party state.
revolution-over = The politics of this Winter are over, so no revolution is possible.
revolution-election = An election is due this Winter, so no revolution is possible.
revolution-feared = The Opposition may attempt a revolution this Winter.
revolution-possible = You may attempt a revolution this Winter.
proposals-note = Votes are counted when the phase ends. The Opposition may cast a veto.
means-end = The votes are counted when this phase ends. The game ends if every Government has accepted and no Opposition has cast a veto.
reply-veto = Veto
reply-withdraw-veto = Withdraw veto
replied-veto = vetoed
question-lost-election = You lost the election.
question-revolution = The Opposition's revolution succeeded.
question-coup = The defeated Government has seized power in a coup.
means-question = If you accept: { $peaceful } { $cost ->
    [1] An attempted coup costs you ten points of the index, and a roll decides whether it succeeds.
   *[0] If you fight, civil war breaks out.
}
reply-accept-lost-election = Accept the result
reply-fight-lost-election = Attempt a coup
reply-accept-revolution = Accept the revolution
reply-fight-revolution = Fight the revolution
reply-accept-coup = Accept the coup
reply-fight-coup = Fight the coup
your-vote = Your vote
own-veto = Veto
own-for = For
own-against = Against

# --- the end

ended-ahead = { $you ->
    [first] you are the winner and { $second } the runner-up
    [second] { $first } is the winner and you are the runner-up
   *[no] { $first } is the winner and { $second } the runner-up
}
ended-tied = { $factions } tie
ended-factions = { $factions } share the draw
ended-years = the years of control were { COMMAS($years) }
ended-years-in = { $country } { COMMAS($years) }
ended-years-of = { $letter } { $n }

# --- phases

date-of-p = { $date } politics
date-of-q = { $date } coups and answers
date-of-x = { $date } answers to coups

# --- the lesson

lesson-coup-title = Election and coup
lesson-coup-about = Factional: two factions share each country. Lose an election, do not accept the result, and fight a civil war.
lesson-coup-election-title = The election
lesson-coup-election-aim = You lead faction A, which governs Austria. Each country has an index that shows how popular its factions are, and centers that you gain help the Government. An election is due this Winter. Win something for your voters first: take empty Serbia with A BUD - SER.
lesson-coup-election-done = Serbia is yours, and your faction is more popular than the other. But an election is a roll of the dice, and this one went against you: faction B has won. You have one way left to stay in office.
lesson-coup-election-hint-how = The Winter election is coming, and you have nothing to show for it. Take Serbia: A BUD - SER.
lesson-coup-coup-title = The coup
lesson-coup-coup-aim = A Government that has just lost an election may attempt a coup, and at no other time. It costs ten points of the index first, and then the dice decide. Do not give in: choose “Attempt a coup” in the list “Add …”, or write Coup.
lesson-coup-coup-done = The coup has succeeded, at a price: ten points of your index have gone to faction B. Now B chooses. If it accepts, you rule on as a junta; if it fights, a civil war divides the units of the country.
lesson-coup-coup-hint-gave-up = You left office, and faction B governs Austria. In this lesson you try the other way: choose “Attempt a coup”, or write Coup.
lesson-coup-civil-war-title = Civil war
lesson-coup-civil-war-aim = Faction B did not accept the coup, and the dice have divided the units of Austria: Budapest, Serbia and Trieste follow you, Vienna follows B. In a civil war the factions order their own units only, and they may attack each other. Drive B out of Vienna: move from Budapest to Vienna, and let Trieste support the move.
lesson-coup-civil-war-done = Vienna is yours. The civil war ends when one faction has lost all its units and centers, and the winner governs the whole country. Until then each faction fights for itself, so other powers will look for friends on either side.
lesson-coup-civil-war-hint-alone = One against one is a standoff in a civil war, too. Let Trieste support the move: A TRI S A BUD - VIE.
lesson-coup-civil-war-hint-how = The army of faction B is still in Vienna. You need two orders: A BUD - VIE, and A TRI S A BUD - VIE to support it.

exhibition-five-civil-wars-title = Five civil wars
exhibition-five-civil-wars-w1901q = After only one year revolutions split Germany and Turkey: each of their units and centers falls to one of two factions.
exhibition-five-civil-wars-f1906m = Three Governments lose the election. In Austria and Italy they answer with a coup, and both countries fall into civil war.
exhibition-five-civil-wars-w1909p = A coup makes Russia the fifth country at war with itself, while France has 17 centers and needs one more.
