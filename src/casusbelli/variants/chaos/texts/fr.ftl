# Chaos, 1901 : chaque centre est une puissance.

title = Chaos en Europe, 1901
