# Pur en français : sept capitales.

title = Pur
