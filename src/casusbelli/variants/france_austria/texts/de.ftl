# Frankreich gegen Österreich auf Deutsch.

title = Frankreich gegen Österreich, 1901
