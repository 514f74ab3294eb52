### What keeps a game from beginning.

play-no-homes = the map has too few resource systems for { $count } Homes
play-no-commander = there is no commander “{ $found }”; choose from { $known }
play-other-players = the map is made for { $players } players, and you gave { $found }
play-even = For an even game, let the weaker players start with tokens:
play-even-one = { $name } with { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
