### Comment s’appelle un document du jeu : peu, pour que la page d’accueil lise peu.

document-kind = Carte
document-new = Nouvelle carte
document-designs = systèmes
document-about = Conquête de systèmes stellaires en sept manches : 2 à 6 commandants, lignes de saut, commerce et dés à dix faces.
document-nameless = Étoiles sans nom
