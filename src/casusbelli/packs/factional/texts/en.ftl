# Factional Diplomacy: two factions a country, elections, Coups, Revolutions, civil war.

# --- what the rules are called

pack-factional = Factional Diplomacy
pack-factional-about = Two factions share each country and compete in elections, coups, revolutions and civil war.

# --- refusals

not-government = { $other } governs; only the Government orders
not-opposition = that is for the Opposition; you govern
election-year = an election falls due this winter
dictatorship = not under a Military Dictatorship
one-party = not in a one-party state
civil-war = there is a civil war
not-losing = only a Government that has just lost an election attempts a Coup
nothing-to-answer = nobody asks you that now
not-in-war = there is no civil war to concede
not-yours = { $other } belongs to the other faction
cannot-propose = only a Government proposes how the game ends
not-now = a Revolution is attempted in the politics phase of the winter
out = { $other } is out of the game
filed = that is your standing instruction already
resigned = nobody holds that seat

# --- politics

term = Years between elections (FD6.4).
di-max = The highest index; the lowest is what is left of 100 (FD7.1).
politics-before-builds = Do elections and Revolutions come before the builds (FA-3)?
md-expiry = What follows a Dictatorship: an election at once, the old calendar, or a new term (FA-31).
di-public = Who knows indices, years of control and rolls (FA-39).
nmr-backup = May the Opposition draft orders for a silent Government (FA-45)?
abandon-after = Missed deadlines in a row that are a resignation; 0: none (FA-45).
one-party-until = A one-party state goes on until a replacement is found, or halts the game at its next election (FD18.2).
no-nmr = Does the game wait for everybody's orders, whatever the time is (FD18.1)?
unfilled = Factions that nobody plays at the start; the other one governs alone, without a first roll (FA-46).

# --- orders

form-revolution = The Opposition attempts a Revolution (FD8.1).
form-coup = A Government that has just lost an election attempts a Coup (FD9.1).
form-no-coup = Leave office after a lost election.
form-accept = Accept a successful Revolution or Coup.
form-accept-revolution = Accept a Revolution (FD8.7).
form-accept-coup = Accept a Coup (FD9.6).
form-counter-revolution = Fight a Revolution: civil war (FD8.6).
form-counter-coup = Fight a Coup: civil war (FD9.5).
form-instruct = A standing instruction: answers the first question it fits; nobody else sees it (FA-13).
form-resign = Give up the seat (FD16.1).
form-concede = Give up a civil war; everything passes at once (FD12.3).
form-propose-draw = A Government proposes a draw.
form-propose-concession = A Government proposes to concede the game.
form-vote-for = Vote for a proposal.
form-vote-against = Vote against it.
form-veto = The Opposition turns its country's vote (FD15.2).
form-withdraw-veto = Take a veto back.

# --- endings

draw-scoring = In a draw: do years of control count inside a country (FA-36)?
vote-default = What no vote means (FA-37).
public-votes = Does the result say where a veto turned a vote (FA-37)?
alone-rule = A country that is the only one left wins too.
winner-rule = Of its factions the one with more years of control is the Winner; with as many they tie (P14).
propose-rule = Only a Government proposes a draw or a concession; that is its vote for it (P15).
all-rule = All countries must be for it when the phase closes; no vote is a vote against.
veto-rule = The Opposition may turn its Government's vote by a veto. In a civil war both factions must agree (P15).

# --- civil_war

md-years = Years that a Military Dictatorship lasts (FD13.1).
ballot-rule = In a civil war each unit, and each centre without one, falls to a faction by a roll of its own (P10).
two-powers-rule = The factions are then like two powers; but the country's centres count together for victory (P11).
war-end-rule = The war ends when one faction holds every unit and centre, or when the other concedes (P12).

# --- politics_state

factions-rule = Each country has two factions, A and B, each with a player. Only the Government's orders count (P2, P3).
index-rule = The Diplomacy Index is 50 for both at the start; what one wins the other loses (P4, P5).
abroad-rule = After each Fall the Government wins 5 points for each centre gained abroad and loses 5 for each lost (P5).
home-rule = For each centre of the country's own homes that is regained or lost it is 10 points (P5).
first-election-rule = There is an election before the first move: a roll of 1 to 100 that is not above A's index makes A win (P6).
no-election-rule = None is held in a civil war, nor in the dictatorship after it before that expires (FA-31, FA-32).
revolution-rule = Revolution: in a winter without an election the Opposition may pay 10 points and roll likewise (P8).
revolution-answer-rule = A Government that it brings down accepts, or fights on in a civil war (P8).
coup-rule = Coup: a Government that has just lost an election may pay 10 points and roll (P9).
coup-answer-rule = If it wins, the winner of the election accepts the Junta, or fights on in a civil war (P9).
years-rule = After each Fall the governing faction gains a year of control; nobody does in a civil war (P14).
leaving-rule = Who leaves is followed by the other faction, in a one-party state; a new player enters in Opposition (P16).

# --- more options

band = The year's changes are summed up and stop at the limits; or each that would cross them is ignored, or stops there (FA-8).
responses = Coups and Revolutions are answered in phases of their own, or by standing instructions only (FA-14).
dice-source = Where rolls come from: a chain of keys, each told after its rolls; the seed alone, for tests; or the game-master's own dice (FA-49).
unfilled-kinds = none, or seats such as "Italy B, Turkey A"
no-such-seat = factional.unfilled: no seat is called { COMMAS($unknown) }; there are { COMMAS($seats) }
somebody-plays = factional.unfilled: somebody has to play
election-without = an election falls due in { $country }, where nobody plays { ALL($empty) }

# --- more of the rules

band-rule = The index stays between { $low } and { $high } (P7).
elections-rule = There are others in the winters of { $first }, { $second } and so on, every { $term } years (P6, FA-10).

# --- civil war

dictatorship-rule = The victor governs as a Military Dictatorship for { $years } years; there are no Revolutions then (P13).
all-passes = every unit and centre passes to { $victor } at once, which governs as a dictator for { $years } years

# --- endings

victory-rule = A country with { $n } centres after the Fall, both factions together, and more than any other, wins.
carried = Proposal { $number } is carried
rejected = Proposal { $number } is rejected
votes-for = { $country } votes for
votes-against = { $country } votes against
turns = the Opposition of { $country } turns its vote
vetoes = { $seat } vetoes { $number ->
    [0] every proposal
   *[other] proposal { $number }
}
unvetoes = { $seat } takes back the veto of { $number ->
    [0] every proposal
   *[other] proposal { $number }
}
proposals-note = Counted when the phase closes. The Opposition may veto.
your-vote = your vote
own-veto = veto
own-for = for
own-against = against

# --- the phases of the winter

ask-lost-election = a Coup, or none
ask-revolution = Accept or Counter-Revolution
ask-coup = Accept or Counter-Coup
ask-to-revolt = a Revolution, or none
step-politics = politics
step-answers = answers
step-counter-answers = counter answers
silent-politics = No Revolution is attempted.
silent-answers = Silence accepts: no Coup, no Counter-Revolution (FA-13).
silent-counter-answers = Silence accepts: no Counter-Coup (FA-13).

# --- the story

year-counted = { $faction } completes a year of control ({ $year })
waits = { $country } waits for a new player
goes-on = { $country } goes on
instruction = Standing instruction of { $seat } for { $condition }: { $answer }
no-instruction = Standing instruction of { $seat } for { $condition }: none any more
is-at-war = { $country } is in a civil war
governs = { $faction } governs as { $title ->
    [elected] the elected Government
    [revolutionary] the revolutionary Government
    [junta] a Junta
    [dictator] a Dictator
   *[other] the Government
}
is-one-party = it is a one-party state
next-election-in = the next election is in { $year }
dictatorship-until = the Military Dictatorship lasts until { $year }
index-told = Factional index of { $country }: A { $a }, B { $b }
for-government = { $why }: { $n } for the Government
revolution-attempted = Revolution attempted
coup-attempted = Coup attempted
peaceful-transition = peaceful transition
center-gained = { $place } gained
center-regained = { $place } regained
center-lost = { $place } lost
center-lost-home = { $place } lost (home)
if-lose-election = lose election
if-revolution-succeeds = revolution succeeds
if-coup-succeeds = coup succeeds

# --- what orders would cause, and panels

will-answer = if you are asked, you will answer { $answer }
stays = { $faction } stays in office as a Junta until the election of { $year }
will-govern = { $faction } governs until the election of { $year }
nobody-governs = nobody is left to govern { $country }; its units hold
wins-war = { $faction } wins the civil war
governs-alone-high = { $faction } governs alone, with the highest index there is
governs-alone = { $faction } governs alone
ten-less = ten points less for you, before the roll
index-becomes = the index becomes { $a }/{ $b }
you-win = you win on { $odds }
no-roll = no roll, 0 %
range = { $low }-{ $high }, { $chance } %
ballots = civil war: each unit, and each centre without one, falls to A on { $odds }
ballots-hidden = civil war: each unit, and each centre without one, falls by the index
panel-governments = Governments
governments-country = country
governments-office = Government
governments-index = index A/B
governments-years = years A/B
governments-election = next election
panel-wars = Civil wars
wars-note = A war ends when one side holds every unit and centre, or concedes.
wars-country = country
wars-a = centres A
wars-b = centres B
wars-together = together
wars-needed = to win
panel-dice = Dice of the year
dice-roll = roll
dice-result = result
dice-note = { $source ->
    [scripted] They follow from the seed of the game alone (FA-49).
    [manual] The game-master threw them (FA-49).
   *[chain] Anybody can roll them again from the keys that are told with the results (FA-49).
}
office-war = civil war
office = { $letter } ({ $title })
office-regime = { $office }, { $regime ->
    [dictatorship] dictatorship
   *[one-party] one party
}
office-open = { $office }; open: { $question }
panel-own-war = { $faction }: at war
panel-own-government = { $faction }: Government
panel-own-opposition = { $faction }: Opposition
own-if = If { $condition }
own-index = your index
own-between = { $n }, between { $low } and { $high }
own-points = { $points } to the Government
own-years = years of control
own-years-of = yours { $yours }, theirs { $theirs }
own-dictatorship = Dictatorship until
own-election = next election
own-attempt = if you attempt a { $what }
own-orders = your orders to units
own-draft = a draft, used in a phase in which the Government orders nothing
revolution-war = Revolution this winter: no, there is a civil war.
revolution-dictatorship = Revolution this winter: no; the Dictatorship ends in { $year }.
revolution-one-party = Revolution this winter: no, this is a one-party state.
revolution-over = Revolution this winter: no, its politics are over.
revolution-election = Revolution this winter: no, an election falls due.
revolution-feared = Revolution this winter: yours to fear.
revolution-possible = Revolution this winter: possible.
waits-for-all = no deadline ends a phase until every seat has sent orders (FD18.1)

# --- what the values of options are called

band-clamp-net = summed up, then stopped at the limits
band-ignore-each = each that would cross them is ignored
band-clamp-each = each stops at the limits
responses-subphases = in phases of their own
responses-preorders-only = by standing instructions only
md-expiry-election = an election at once
md-expiry-original-calendar = the old calendar
md-expiry-new-term = a new term
di-public-true = everybody
di-public-own-country = both factions of the country
di-public-gm = only the game master
nmr-backup-hold = no, its units hold
nmr-backup-opposition-backup = yes
one-party-until-replacement = until a replacement is found
one-party-until-next-election-then-halt = until the next election, which halts the game
dice-source-chain = a chain of keys
dice-source-scripted = the seed alone
dice-source-manual = the game master's dice
draw-scoring-share = no, the two share
draw-scoring-yc = yes
vote-default-against = a vote against

# --- the end

ended-ahead = winner { $first }; runner-up { $second }
ended-tied = tied: { $factions }
ended-factions = shared by { $factions }
ended-years = years of control { COMMAS($years) }
ended-years-in = { $country } { COMMAS($years) }
ended-years-of = { $letter }: { $n }
