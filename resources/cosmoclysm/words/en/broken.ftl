### What a document cannot hold.

broken-hex = two hexes are at { $q }, { $r }; each hex needs its own place
broken-colour = two players have the colour “{ $colour }”; each needs a different one
broken-no_hex = the board has no hex at { $q }, { $r }
broken-two_ships = two ships are at { $q }, { $r }; a hex has room for one ship
broken-pair = each pair must have two wormholes
broken-same_hex = the two wormholes of a pair must be on different hexes
