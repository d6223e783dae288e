# Exhibitions in French; everything else is shown in English.

exhibition-tossed-coin-title = La pièce décide pour l’Italie
exhibition-tossed-coin-w1914a = Le tirage est impair : l’Italie rejoint les Empires centraux.
exhibition-tossed-coin-s1917m = L’Autriche chasse les Français de Munich, la Turquie chasse les Russes de Moscou. Puis la Russie tombe en désordre civil.
exhibition-tossed-coin-f1917m = Paris tombe aux mains de l’Allemagne, Marseille de l’Autriche et Moscou de la Turquie. Après l’hiver, les Empires centraux ont 21 unités sur 29 et gagnent.

exhibition-four-times-paris-title = Quatre fois Paris
exhibition-four-times-paris-f1914m = L’Allemagne prend Paris, la Russie Berlin et la Turquie Sébastopol. Paris changera encore trois fois de mains.
exhibition-four-times-paris-s1918m = L’Autriche chasse les Français de Kiel, et dans la même saison la Russie tombe en désordre civil.
exhibition-four-times-paris-f1918m = Deux flottes anglaises perdent la Suède et la Belgique. La France reprend Paris, mais l’hiver donne la victoire aux Empires centraux.
