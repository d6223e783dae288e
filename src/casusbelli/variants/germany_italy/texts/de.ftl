# Deutschland gegen Italien auf Deutsch.

title = Deutschland gegen Italien, 1901
