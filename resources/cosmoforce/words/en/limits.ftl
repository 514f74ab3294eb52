### Limits of tournaments: the limits, the values of a document, and messages about broken limits.

limits-asked-legal = All rules are kept
limits-asked-budget = Budget: at most { $most } (each ship after the first costs 5)
limits-asked-mass_most = Mass of all ships: at most { $most }
limits-asked-mass_least = Mass of all ships: at least { $least }
limits-asked-mass_between = Mass of all ships: { $least } to { $most }
limits-asked-mass_exactly = Mass of all ships: exactly { $most }
limits-asked-ship_mass = Mass of each ship: at most { $most }
limits-asked-ships_most = Number of ships: at most { $most }
limits-asked-ships_least = Number of ships: at least { $least }
limits-asked-ships_between = Number of ships: { $least } to { $most }
limits-asked-ships_exactly = Number of ships: { $most }
limits-asked-same_design = Ships of the same design: at most { $most }
limits-asked-classes = Classes: { $classes } only
limits-asked-systems = No { $systems }
limits-asked-system_most =
    { $most ->
        [one] The same system in at most { $most } slot of a ship
       *[other] The same system in at most { $most } slots of a ship
    }
limits-asked-edition = Edition: { $edition }
limits-asked-rules = The rules of the edition, unchanged
limits-found-mass = mass { $value }
limits-found-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
limits-found-slots =
    { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }
limits-found-errors =
    { $count ->
        [0] no error
        [one] { $count } error
       *[other] { $count } errors
    }
limits-found-changes =
    { $count ->
        [0] no change
        [one] { $count } change
       *[other] { $count } changes
    }
limits-found-listed = { $what }
limits-found-none = none
limits-budget = the ships need a budget of { $value }, { $excess } above the { $limit } of the event
limits-mass-above = the ships have a mass of { $value }; the event allows up to { $limit }
limits-mass-below = the ships have a mass of { $value }; the event requires at least { $limit }
limits-ship-mass = { $ship } has a mass of { $value }; the event allows up to { $limit } per ship
limits-ships-above =
    { $count ->
        [one] there is { $count } ship; the event allows up to { $limit }
       *[other] there are { $count } ships; the event allows up to { $limit }
    }
limits-ships-below =
    { $count ->
        [one] there is { $count } ship; the event requires at least { $limit }
       *[other] there are { $count } ships; the event requires at least { $limit }
    }
limits-same-design = there are { $count } ships of { $design }; the event allows up to { $limit } of one design
limits-class = { $design } is a { $class }, which the event does not allow
limits-system = slot { $slot } of { $design } holds a system that the event bans: { $system }
limits-system-many = { $count } slots of { $design } hold the same system ({ $system }); the event allows up to { $limit }
limits-edition = the edition is { $edition }; the event uses the other one
limits-rules =
    { $count ->
        [one] { $count } rule differs from the edition, which the event does not allow
       *[other] { $count } rules differ from the edition, which the event does not allow
    }
limits-contrary-mass = the mass of the ships cannot be both at least { $least } and at most { $most }
limits-contrary-ships = the number of ships cannot be both at least { $least } and at most { $most }
limits-no-systems = every system is banned, so ships cannot have any
