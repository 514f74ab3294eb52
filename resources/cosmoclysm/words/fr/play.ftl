### Ce qui ne peut être trouvé ou joué.

play-no_hex = le plateau n’a pas d’hexagone « { $name } »
