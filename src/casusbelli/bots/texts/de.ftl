# --- the ranks of our bots (bots of others have only their own names)

rank-random = Rekrut
rank-random-about = Gibt irgendeinen erlaubten Befehl. Gut für die erste Partie.
rank-hold = Wachposten
rank-hold-about = Hält die Stellung und greift nie an.
rank-greedy = Hauptmann
rank-greedy-about = Marschiert geradewegs zu den nächsten Versorgungszentren.
rank-dumbbot = General
rank-dumbbot-about = Bewertet jede Provinz, unterstützt eigene Angriffe und denkt einen Zug voraus.
rank-search = Marschall
rank-search-about = Vergleicht viele Pläne mit dem, was Sie wahrscheinlich tun. Denkt länger nach.

# --- Charaktere

called = { $rank }, { $character }
called-among = { $rank }, { $character } ({ $n })
ranked = { $rank }
ranked-among = { $rank } ({ $n })
character-paladin = der Paladin
character-paladin-about = Hält jedes Versprechen und erwartet das auch von Ihnen.
character-diplomat = der Diplomat
character-diplomat-about = Schreibt mit allen und bricht selten eine Abmachung.
character-merchant = der Kaufmann
character-merchant-about = Macht mit jedem Geschäfte und hält sich daran, solange sie sich lohnen.
character-hermit = der Einsiedler
character-hermit-about = Sagt wenig, meint es ernst und will in Ruhe gelassen werden.
character-hussar = der Husar
character-hussar-about = Greift erst an und redet später.
character-avenger = der Rächer
character-avenger-about = Ein treuer Freund, der kein gebrochenes Versprechen vergisst.
character-fox = der Fuchs
character-fox-about = Charmant und schnell einverstanden. Die Hälfte der Versprechen ist gelogen.
character-gambler = der Spieler
character-gambler-about = Liebt das Risiko und lässt eine Abmachung fallen, sobald sich etwas Besseres bietet.

# --- warum ein Bot etwas getan hat

aim-attack = Der Bot wollte { DAT($power) } Zentren abnehmen.
aim-grow = Der Bot wollte wachsen, ohne jemanden gezielt anzugreifen.
aim-danger = Die größte Bedrohung sah der Bot in { DAT($power) }.
aim-ally = Der Bot hoffte auf Hilfe von { DAT($power) }, denn beide hatten denselben Gegner.
choice-retreats = Von dort aus, meinte der Bot, nützten ihm die Einheiten als Nächstes am meisten.
choice-builds = Der Bot baute so nah wie möglich an dem auf, was er als Nächstes erobern wollte.
choice-removes = Der Bot entfernte die Einheiten, die er am wenigsten vermissen würde.
choice-other = Der Bot wählte, was ihm am besten erschien.
choice-nothing = Der Bot sah keinen Befehl, der sich gelohnt hätte.
plan-breaks = Damit wäre ein Versprechen gebrochen worden, das der Bot { DAT($powers) } gegeben hatte.
plan-overlooked = An diesen Plan hatte der Bot nicht gedacht.
plan-helps-nobody = Stattdessen gab der Bot einen Befehl, den er { DAT($powers) } versprochen hatte.
plan-holds = Alle Einheiten halten.
plan-goes-for = Dieser Plan zielt auf { $places }.
plan-attacks = Dieser Plan greift { ACC($powers) } an.
plan-positions = Dieser Plan erobert noch kein Versorgungszentrum, bringt aber Einheiten näher an die nächsten heran.
plan-also = Dieser Plan zielt auch auf { $places }.
plan-leaves = Dieser Plan verzichtet auf { $places }.
plan-fights = Dieser Plan greift auch { ACC($powers) } an.
plan-spares = Dieser Plan greift { ACC($powers) } nicht an.
plan-supports = Unterstützungen: { $n } statt { $chosen }.
plan-omits = { $n ->
    [one] In diesem Plan fehlt einer der gewählten Befehle.
   *[other] In diesem Plan fehlen { $n } der gewählten Befehle.
}
plan-differs = { $more ->
    [0] Der Unterschied: { $orders }.
    [one] Der Unterschied: { $orders } und ein weiterer Befehl.
   *[other] Der Unterschied: { $orders } und { $more } weitere Befehle.
}
promise-broken-by = { THE($power) } hatte ein Versprechen gegenüber dem Bot gebrochen.
promise-kept-peace = Der Bot hielt den Frieden mit { DAT($power) }, der bis { $year } vereinbart war.
promise-kept-alliance = Der Bot stand zum Bündnis mit { DAT($power) }, das bis { $year } vereinbart war.
promise-kept-joint-attack = Der Bot griff { ACC($power) } nicht an, denn es war ein gemeinsamer Angriff vereinbart.
promise-kept-demilitarize = Der Bot blieb aus dem Gebiet heraus, das er mit { DAT($power) } entmilitarisieren wollte.
promise-kept-ask-support = Der Bot gab die Unterstützung, die er { DAT($power) } versprochen hatte.
promise-kept-offer-support = Der Bot gab die Unterstützung, die er { DAT($power) } angeboten hatte.
promise-kept-ask-order = Der Bot gab den Befehl, um den { THE($power) } gebeten hatte.
promise-broken-peace = Der Bot brach den Frieden mit { DAT($power) }, der bis { $year } vereinbart war, weil er so mehr gewann.
promise-broken-alliance = Der Bot verriet das Bündnis mit { DAT($power) }, weil er so mehr gewann.
promise-broken-joint-attack = Der Bot griff { ACC($power) } an, obwohl ein gemeinsamer Angriff vereinbart war.
promise-broken-demilitarize = Der Bot rückte in das Gebiet ein, das er mit { DAT($power) } entmilitarisieren wollte.
promise-broken-ask-support = Der Bot gab die Unterstützung nicht, die er { DAT($power) } versprochen hatte.
promise-broken-offer-support = Der Bot gab die Unterstützung nicht, die er { DAT($power) } angeboten hatte.
promise-broken-ask-order = Der Bot gab den Befehl nicht, den er { DAT($power) } versprochen hatte.
promise-lie-peace = Der Bot wollte den Frieden, den er { DAT($power) } versprochen hatte, nie halten.
promise-lie-alliance = Der Bot stimmte dem Bündnis mit { DAT($power) } zu, meinte es aber nie ernst.
promise-lie-joint-attack = Der Bot sagte { DAT($power) } einen gemeinsamen Angriff zu, meinte es aber nie ernst.
promise-lie-demilitarize = Der Bot versprach { DAT($power) }, aus dem Gebiet herauszubleiben, meinte es aber nie ernst.
promise-lie-ask-support = Der Bot wollte die Unterstützung, die er { DAT($power) } versprochen hatte, nie geben.
promise-lie-offer-support = Der Bot wollte die Unterstützung, die { THE($power) } angeboten hatte, nie nutzen.
promise-lie-ask-order = Der Bot wollte den Befehl, den er { DAT($power) } versprochen hatte, nie geben.

# --- was man selbst tun könnte

why-centers = Damit könnten Sie { $places } gewinnen.
why-positions = Noch ist für diesen Plan kein Versorgungszentrum erreichbar; Ihre Einheiten rücken näher an die nächsten.
why-holds = Kein Zug sieht besser aus, als stehen zu bleiben.
advice-retreats = Von dort aus nützen Ihnen die Einheiten als Nächstes am meisten.
advice-builds = Dort aufgebaut sind Ihre neuen Einheiten dem am nächsten, was Sie als Nächstes erobern können.
advice-removes = Diese Einheiten werden Sie am wenigsten vermissen.
advice-other = Von dem, was Sie jetzt tun können, sieht das am besten aus.
advice-nothing = Zurzeit lohnt sich kein Befehl.
