### Ce qui ne peut pas être trouvé ou joué.

play-no_hex = le plateau n’a pas d’hexagone « { $name } »
play-no_player = joueur « { $name } » inconnu ; le plateau a { $known }
play-players = il faut de deux à six joueurs pour une partie ; vous en avez donné { $found }
play-other_board = tous les camps doivent être du même plateau ; vous en avez donné plusieurs
play-unplayable = ce plateau n’est pas jouable : { $problem } ({ $rule })
play-setting_up = Mise en place
play-round = Manche { $round }
play-no_type = type de vaisseau « { $name } » inconnu ; choisissez parmi { $known }
