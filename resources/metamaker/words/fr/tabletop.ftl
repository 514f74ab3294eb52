# Tables virtuelles : les noms dans leurs fichiers.

tabletop-pages = Pages pour la table
tabletop-vassal-module = Table de { $game }
tabletop-vassal-board = { $game } : { $board }
tabletop-vassal-about = Fait avec MetaMaker.
tabletop-vassal-encounter = Engagement de { $names }
tabletop-vassal-side = Joueur { $number }
tabletop-vassal-pieces = Pions
tabletop-vassal-pages = Pages
tabletop-vassal-turn = Tour
tabletop-vassal-ruler = Règle (cm)
tabletop-vassal-retire = Changer de camp
tabletop-vassal-next_face = Face suivante
tabletop-vassal-previous_face = Face précédente
tabletop-vassal-clockwise = Tourner à droite
tabletop-vassal-anticlockwise = Tourner à gauche
tabletop-vassal-note = Description
tabletop-vassal-copy = Copier
tabletop-vassal-delete = Supprimer

tabletop-bar = Images
tabletop-wrote = { $count ->
    [one] Un fichier écrit dans { $folder }
   *[other] { $count } fichiers écrits dans { $folder }
}
tabletop-foreign = un autre fichier porte déjà ce nom ; choisissez un autre dossier
tabletop-module_alone = seul VASSAL a des modules : à utiliser avec --for vassal
tabletop-folder = { $found } n’est pas un dossier ; nommez un dossier, ou ajoutez --module pour un module
tabletop-states = il y a { $found } fichiers de dégâts pour { $fleets ->
    [one] une flotte
   *[other] { $fleets } flottes
}
