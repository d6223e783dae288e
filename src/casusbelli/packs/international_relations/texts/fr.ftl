# Exhibitions in French; everything else is shown in English.

exhibition-treaty-that-held-title = Le traité qui a tenu
exhibition-treaty-that-held-s1901m = L’Autriche attaque l’Italie : c’est le premier coup de feu de la partie. Il lui coûte deux points de pénalité jusqu’en 1910.
exhibition-treaty-that-held-f1902m = L’Autriche attaque aussi la Russie. Mais la Russie a un traité de défense mutuelle avec la Turquie, qui peut maintenant lui venir en aide.
exhibition-treaty-that-held-s1903m = La Turquie tient parole et attaque les Autrichiens en Roumanie. L’Autriche est maintenant en guerre contre trois puissances.
exhibition-treaty-that-held-f1911m = La Russie et la Turquie ont respecté leur traité pendant onze ans. Leur revendication de victoire aboutit, et elles gagnent ensemble.
