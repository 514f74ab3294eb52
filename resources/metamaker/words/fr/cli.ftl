### Ce que la ligne de commande dit d’elle-même.

cli-no-language = { $known } attendu, « { $found } » trouvé
