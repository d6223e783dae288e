# Exhibitions in French; everything else is shown in English.

exhibition-five-civil-wars-title = Cinq guerres civiles
exhibition-five-civil-wars-w1901q = Après un an seulement, des révolutions divisent l’Allemagne et la Turquie : chaque unité et chaque centre revient à l’une des deux factions.
exhibition-five-civil-wars-f1906m = Trois gouvernements perdent les élections. En Autriche et en Italie, ils répondent par un coup d’État, et les deux pays tombent dans la guerre civile.
exhibition-five-civil-wars-w1909p = Un coup d’État fait de la Russie le cinquième pays en guerre civile. La France a 17 centres et n’a plus besoin que d’un seul.
