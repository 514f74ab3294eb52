### Comment s’appelle un document du jeu.

document-kind = Plateau
document-new = Nouveau plateau
document-designs = plateaux
document-about = Des échecs aux dés sur 37 hexagones, de deux à six : une demi-heure d’enchaînements, de captures et de trous de ver.
document-nameless = Plateau sans nom
document-template = L’hexagone, { $players } joueurs
