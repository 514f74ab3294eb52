### Problems of a map.

check-no-systems = there is no system on the map
check-same-place = { $system } is at the very place of { $other }
check-lines-cross = the line from { $one } to { $other } crosses that from { $first } to { $second }
check-through = the line from { $one } to { $other } goes through { $system }
check-no-sector = { $system } lies on no sector: no lines enclose a region beside it
check-cut-off = { $others ->
        [0] { $system } is cut off from the other systems
        [one] { $system } is cut off from the other systems, with { $others } more
       *[other] { $system } is cut off from the other systems, with { $others } more
    }
check-few-homes = { $players } Homes were expected to fit, but { $count ->
        [0] no system is
        [one] only { $count } system is
       *[other] only { $count } systems are
    } of a resource
check-homes = { $players } Homes do not fit { $gap } steps apart, only { $fits }
check-lone-gate = { $system } is the only Gate: it leads nowhere
check-narrow = Homes may be { $gap } steps apart; the rules have { $usual }
check-twin-name = another system is called { $system } as well
