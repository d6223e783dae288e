# Exhibitions in French; everything else is shown in English.

exhibition-no-peace-title = Aucune paix ne dure
exhibition-no-peace-s1903m = La Turquie capitule devant la Russie, et l’Autriche déclare la guerre au vainqueur dans la même saison.
exhibition-no-peace-s1906m = L’Allemagne capitule devant trois ennemis à la fois, et l’Autriche devant la Russie. La Turquie recommence et déclare la guerre à la Russie.
exhibition-no-peace-f1908m = Six puissances déclarent la guerre dans la même saison. La France force deux sphères d’influence anglaises et prend Édimbourg.
