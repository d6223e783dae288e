# Chaos, 1901: jedes Versorgungszentrum ist eine Macht.

title = Chaos in Europa, 1901
