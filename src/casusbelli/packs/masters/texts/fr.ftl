# Exhibitions in French; everything else is shown in English.

exhibition-minor-powers-march-title = Les petites puissances en marche
exhibition-minor-powers-march-f1902m = Les joueurs envoient l’armée de la Norvège à Saint-Pétersbourg : une petite puissance prend un centre national à la Russie.
exhibition-minor-powers-march-f1905m = L’armée de la Grèce marche de Bulgarie sur Constantinople et la prend à la Turquie.
exhibition-minor-powers-march-f1913m = Berlin tombe encore, mais aux mains de la Hollande. La Turquie reprend Ankara à l’Italie, et l’Italie prend Vienne à l’Autriche.
exhibition-minor-powers-march-f1920m = L’Italie chasse les petites puissances de Munich et d’Espagne, et gagne seule avant la fin de l’année.
