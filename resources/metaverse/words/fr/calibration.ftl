## Études des points
calibration-extra = une étude des points a besoin de filelock, numpy et scipy, qui ne sont pas tous installés : pip install filelock numpy scipy
calibration-other = { $folder } contient une autre étude : { $file } ne convient pas ; prenez un dossier vide
calibration-under_way = { $folder } est le dossier d’une étude en cours : attendez qu’elle soit finie, ou prenez un autre dossier
calibration-field-tame = Champ sage : écart à l’égalité, en points (intervalle), et rencontres équitables
calibration-field-broad = Champ large : écart à l’égalité, en points (intervalle), et rencontres équitables
calibration-by = Flottes égales par
calibration-ships = { $count ->
    [one] { $number } vaisseau
   *[other] { $number } vaisseaux
}
calibration-by-fitted = la valeur ajustée
calibration-by-before = la valeur en vigueur
calibration-by-hull = les points de coque
calibration-by-fire = √(attaque × défense)
calibration-by-best = le meilleur nombre possible
calibration-numbers = Nombres du formulaire
calibration-no_better = Nombres du livre des formules : les nombres ajustés n’ont pas fait mieux sur des vaisseaux que nul ajustement n’avait vus, rien ne plaide donc pour un changement
calibration-entry = Entrée
calibration-before = En vigueur
calibration-after = Ajusté
