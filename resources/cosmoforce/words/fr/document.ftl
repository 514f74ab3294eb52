### Les noms des documents du jeu.

document-kind = Vaisseaux
document-new = Nouveaux vaisseaux
document-designs = modèles
document-about = Des vaisseaux à dix emplacements sur une piste de vitesse : un combat d’une demi-heure, seul ou entre amis.
