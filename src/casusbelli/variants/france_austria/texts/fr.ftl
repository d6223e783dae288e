# La France contre l’Autriche en français.

title = La France contre l’Autriche, 1901
