## Études des points
calibration-extra = une étude des points a besoin de filelock, numpy et scipy, qui ne sont pas tous installés : pip install filelock numpy scipy
calibration-other = { $folder } contient une autre étude ({ $file } ne correspond pas). Utilisez un dossier vide
calibration-under_way = une autre étude est en cours dans { $folder }. Attendez la fin, ou utilisez un autre dossier
calibration-field-tame = Jeu d’essai courant : écart à l’équilibre en points (intervalle), et part de rencontres équilibrées
calibration-field-broad = Jeu d’essai large : écart à l’équilibre en points (intervalle), et part de rencontres équilibrées
calibration-by = Flottes égales par
calibration-ships = { $count ->
    [one] { $number } vaisseau
   *[other] { $number } vaisseaux
}
calibration-by-fitted = la valeur ajustée
calibration-by-before = la valeur active
calibration-by-hull = les points de coque
calibration-by-fire = √(attaque × défense)
calibration-by-best = le meilleur nombre possible
calibration-numbers = Nombres des formules standard
calibration-no_better = Nombres des formules standard. Les nombres ajustés n’ont pas fait mieux sur de nouveaux vaisseaux : gardez les nombres actifs
calibration-entry = Entrée
calibration-before = Actif
calibration-after = Ajusté
