### Ce qu’un document ne peut contenir.

broken-hex = des hexagones distincts étaient attendus, deux se trouvent en { $q }, { $r }
broken-colour = une couleur propre à chaque joueur était attendue, « { $colour } » sert deux fois
broken-no_hex = un hexagone du plateau était attendu, trouvé { $q }, { $r }
broken-two_ships = un seul vaisseau par hexagone était attendu, deux se trouvent en { $q }, { $r }
broken-pair = deux trous de ver par paire étaient attendus
broken-same_hex = les deux trous de ver d’une paire étaient attendus sur des hexagones différents
