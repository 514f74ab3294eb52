### What keeps a game from beginning.

play-no-homes = { $count } Homes were expected to fit on the map, found too few systems of a resource
play-no-sides = there are no sides to choose on a map, found “{ $found }”
play-one-map = expected one map, found { $found }
