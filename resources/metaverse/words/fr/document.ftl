### Comment s’appelle un document du jeu.

document-kind = Flotte
document-new = Nouvelle flotte
document-designs = classes
document-about = Des flottes sur une table nue : chaque coup a sa case, chaque arme son arc. Concevoir, composer, imprimer tout ce qu’il faut pour jouer.
