### Ce qui empêche une partie de commencer.

play-no-homes = la carte a trop peu de systèmes de ressource pour { $count } Mondes d’origine
play-no-commander = commandant « { $found } » inconnu ; choisissez parmi { $known }
play-other-players = la carte est faite pour { $players } joueurs ; vous en avez donné { $found }
play-even = Pour une partie équilibrée, donnez des jetons de départ aux moins forts :
play-even-one = { $name } avec { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
