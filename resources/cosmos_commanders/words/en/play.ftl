### What keeps a game from beginning.

play-no-homes = the map has too few resource systems for { $count } Homes
play-no-sides = a map does not have sides; “{ $found }” cannot be used here
play-one-map = give exactly one map; you gave { $found }
play-no-commander = there is no commander “{ $found }”; choose from { $known }
play-no-slots = a map does not have slots
play-other-players = the map is made for { $players } players, and you gave { $found }
play-even = For an even game, let the weaker players start with tokens:
play-even-one = { $name } with { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
