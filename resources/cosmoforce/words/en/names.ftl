### Names of slots, systems, crew, dice and numbers in stories and questions.

names-between = { "; " }
names-slot = slot { $number } ({ $system })
names-slots = { $system } { $count ->
        [one] slot { $slots }
       *[other] slots { $slots }
    }
names-empty = empty
names-standby = Standby
names-token = crew { $number }
names-token-named = { $name } (crew { $number })
names-crew = { $hurt ->
        [0] { $ready } ready
       *[other] { $ready } ready, { $hurt } hurt
    }
names-crew-member = { $token } { $state ->
        [1] hurt
       *[2] ready
    }{ $posted ->
        [True] { " " }on { $slot }
       *[other] { "" }
    }
names-system = { $state ->
        [destroyed] { $system } destroyed
        [depleted] { $system } depleted
        [marked] { $system } ({ $marks }/{ $boxes })
       *[whole] { $system }
    }{ $posted ->
        [0] { "" }
       *[other] { " " }with crew { $crew }
    }
names-cause = { $cause }
names-dice = { $count ->
        [0] no dice
        [one] { $count } die{ $added ->
            [0] { "" }
           *[other] { " " }and { $added } added
        }: { $faces }
       *[other] { $count } dice{ $added ->
            [0] { "" }
           *[other] { " " }and { $added } added
        }: { $faces }
    }
names-over = over { $chance }
names-nobody = none
names-nothing = nothing
