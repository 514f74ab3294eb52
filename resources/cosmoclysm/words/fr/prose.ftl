### Un plateau en mots.

prose-hexes = hexagones
prose-edges = hexagones de bord
prose-corners = hexagones de coin
prose-islands = îles
prose-gaps = trous
prose-players = joueurs
prose-mobility = hexagones à portée sur un plateau vide (Chasseur et Preneur selon le d4)
prose-reach = { $ship } : { $hexes }
prose-hex = hexagone
prose-letter = lettre
prose-place = position (q, r)
prose-neighbours = voisins

prose-part-hexes = Hexagones
prose-part-players = Joueurs
prose-part-options = Règles optionnelles
prose-part-position = Position
