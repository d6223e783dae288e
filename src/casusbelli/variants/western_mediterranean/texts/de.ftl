# Das westliche Mittelmeer auf Deutsch: Mächte, Provinzen und Meere.

title = Westliches Mittelmeer, 1494

France = Frankreich
Italy = Italien
Spain = Spanien

ADR = Adria
ADR-article = die
ALG = Algier
GRA = Granada
ARA = Aragonien
ATL = Atlantik
ATL-article = der
BUR = Burgund
CAS = Kastilien
GAS = Gascogne
GAS-article = die
LYO = Golf von Lyon
LYO-article = der
NAP = Neapel
PAR = Paris
POR = Portugal
PRO = Provence
PRO-article = die
ROM = Rom
SAR = Sardinien
SAV = Savoyen
SWI = Schweiz
SWI-article = die
TUN = Tunis
TUS = Toskana
TUS-article = die
TYS = Tyrrhenisches Meer
TYS-article = das
VAL = Valencia
VEN = Venedig
WES = Westliches Mittelmeer
WES-article = das
