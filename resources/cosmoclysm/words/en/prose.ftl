### A board in words.

prose-hexes = hexes
prose-edges = edge hexes
prose-corners = corner hexes
prose-islands = islands
prose-gaps = gaps
prose-players = players
prose-mobility = hexes in reach on an empty board (Fighter and Taker per d4 roll)
prose-reach = { $ship }: { $hexes }
prose-hex = hex
prose-letter = letter
prose-place = position (q, r)
prose-neighbours = neighbours

prose-part-hexes = Hexes
prose-part-players = Players
prose-part-options = Optional rules
prose-part-position = Position
