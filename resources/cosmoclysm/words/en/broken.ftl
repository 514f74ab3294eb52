### What a document cannot hold.

broken-hex = hexes that lie apart were expected, two lie at { $q }, { $r }
broken-colour = a colour of its own was expected for each player, “{ $colour }” is used twice
broken-no_hex = a hex of the board was expected, found { $q }, { $r }
broken-two_ships = one ship on a hex was expected, found two at { $q }, { $r }
broken-pair = two wormholes for each pair were expected
broken-same_hex = both wormholes of a pair on different hexes were expected
