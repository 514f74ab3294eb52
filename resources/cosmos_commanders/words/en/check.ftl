### Problems of a map.

check-no-systems = the map is empty; a game needs systems
check-same-place = { $system } and { $other } are at the same place
check-lines-cross = the line from { $one } to { $other } crosses the line from { $first } to { $second }
check-through = the line from { $one } to { $other } goes through { $system }
check-no-sector = { $system } does not border a sector: no lines enclose a region next to it
check-cut-off = { $others ->
        [0] { $system } is cut off from the other systems
        [one] { $system } and { $others } more system are cut off from the others
       *[other] { $system } and { $others } more systems are cut off from the others
    }
check-few-homes = the map has { $count ->
        [0] no resource systems
        [one] only { $count } resource system
       *[other] only { $count } resource systems
    } for { $players } Homes
check-homes = only { $fits } of { $players } Homes can be { $gap } steps apart
check-lone-gate = { $system } is the only Gate: it leads nowhere
check-narrow = Homes may be { $gap } steps apart; the standard rules require { $usual }
check-twin-name = two systems are called { $system }
