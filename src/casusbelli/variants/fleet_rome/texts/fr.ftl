# L’Europe avec une flotte à Rome en français.

title = Europe avec une flotte à Rome, 1901
