# L’Europe de 1898 en français.

title = Europe, 1898
