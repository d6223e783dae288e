# Europa mit einer Flotte in Rom auf Deutsch.

title = Europa mit einer Flotte in Rom, 1901
