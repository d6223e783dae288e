# Europa 1898 auf Deutsch.

title = Europa, 1898
