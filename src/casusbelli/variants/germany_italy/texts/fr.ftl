# L’Allemagne contre l’Italie en français.

title = L’Allemagne contre l’Italie, 1901
