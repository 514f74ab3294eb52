### Ce qui ne peut être trouvé ou joué.

play-no_hex = le plateau n’a pas d’hexagone « { $name } »
play-no_player = un joueur du plateau était attendu ({ $known }), trouvé « { $name } »
play-players = de deux à six joueurs étaient attendus, trouvé { $found }
play-other_board = les camps d’un même plateau étaient attendus, trouvé plusieurs plateaux
play-unplayable = un plateau jouable était attendu : { $problem } ({ $rule })
play-setting_up = Mise en place
play-round = Manche { $round }
play-no_slots = les vaisseaux de ce jeu n’ont pas d’emplacements
play-no_type = l’un de { $known } était attendu, trouvé « { $name } »
