### What keeps a game from beginning.

play-no-homes = { $count } Homes were expected to fit on the map, found too few systems of a resource
play-no-sides = there are no sides to choose on a map, found “{ $found }”
play-one-map = expected one map, found { $found }
play-no-commander = a commander was expected, one of { $known }; found “{ $found }”
play-no-slots = a map has no slots
play-other-players = expected { $players } players, as the map is made for, found { $found }
play-even = For an even game, let those who are behind begin with tokens:
play-even-one = { $name } with { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
