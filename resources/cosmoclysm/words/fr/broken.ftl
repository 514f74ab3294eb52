### Ce qu’un document ne peut pas contenir.

broken-hex = deux hexagones sont en { $q }, { $r } ; chacun doit avoir sa propre place
broken-colour = deux joueurs ont la couleur « { $colour } » ; il en faut une différente pour chacun
broken-no_hex = le plateau n’a pas d’hexagone en { $q }, { $r }
broken-two_ships = deux vaisseaux sont en { $q }, { $r } ; un hexagone n’en porte qu’un
broken-pair = chaque paire doit avoir deux trous de ver
broken-same_hex = les deux trous de ver d’une paire doivent être sur des hexagones différents
