### Ce qui empêche une partie de commencer.

play-no-homes = { $count } Mondes d’origine devaient tenir sur la carte, trop peu de systèmes d’une ressource trouvés
play-no-sides = il n’y a pas de camps à choisir sur une carte, « { $found } » trouvé
play-one-map = une carte était attendue, { $found } trouvées
play-no-commander = un commandant était attendu, l’un de { $known } ; « { $found } » trouvé
play-no-slots = une carte n’a pas d’emplacements
play-other-players = { $players } joueurs étaient attendus, pour qui la carte est faite, { $found } trouvés
play-even = Pour une partie équilibrée, les moins forts commencent avec des jetons :
play-even-one = { $name } avec { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
