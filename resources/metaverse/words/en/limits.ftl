### Limits of events: what is asked, what a fleet has, and what breaks a limit.

limits-asked-legal = Every design keeps to the rules
limits-asked-value_most = Combat value: at most { $most } points
limits-asked-value_least = Combat value: at least { $least } points
limits-asked-value_between = Combat value: { $least } to { $most } points
limits-asked-value_exactly = Combat value: exactly { $most } points
limits-asked-ship_value = Each ship: at most { $most } points
limits-asked-tier = Tier: at most { $most }
limits-asked-ships_most = Number of ships: at most { $most }
limits-asked-ships_least = Number of ships: at least { $least }
limits-asked-ships_between = Number of ships: { $least } to { $most }
limits-asked-ships_exactly = Number of ships: { $most }
limits-asked-same_class = Ships of the same class: at most { $most }
limits-asked-hulls = Hulls: { $hulls } only
limits-asked-movements = Movement: { $methods } only
limits-asked-components = No { $components }
limits-asked-qualities = No weapon with the quality { $qualities }
limits-asked-weapons = No weapon called { $weapons }
limits-asked-measured = Combat values confirmed by battles
limits-asked-mass_factor = Mass factor – { $formula }
limits-asked-formulas_stock = No custom formulas
limits-asked-formulas_given =
    { $count ->
        [one] This custom formula and no other: { $formulas }
       *[other] These custom formulas and no others: { $formulas }
    }
limits-found-points = { $value } points
limits-found-tier = tier { $tier }
limits-found-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
limits-found-errors =
    { $count ->
        [0] no error
        [one] { $count } error
       *[other] { $count } errors
    }
limits-found-weapons =
    { $count ->
        [0] no weapon
        [one] { $count } weapon
       *[other] { $count } weapons
    }
limits-found-formulas =
    { $count ->
        [0] none
        [one] { $count } formula
       *[other] { $count } formulas
    }
limits-found-values_standard = standard values
limits-found-values_measured =
    { $count ->
        [one] { $count } class confirmed
       *[other] { $count } classes confirmed
    }
limits-found-listed = { $what }
limits-found-none = none
limits-value-above = the fleet is worth { $value } points, { $excess } above the { $limit } of the event
limits-value-below = the fleet is worth { $value } points; the event wants at least { $limit }
limits-ship-value = { $ship } is worth { $value } points; the event allows a ship { $limit }
limits-tier = { $what } is of tier { $tier }; the event allows { $limit }
limits-ships-above =
    { $count ->
        [one] the fleet has { $count } ship; the event allows { $limit }
       *[other] the fleet has { $count } ships; the event allows { $limit }
    }
limits-ships-below =
    { $count ->
        [one] the fleet has { $count } ship; the event wants at least { $limit }
       *[other] the fleet has { $count } ships; the event wants at least { $limit }
    }
limits-same-class = there are { $count } ships of { $design }; the event allows { $limit } of one class
limits-hull = the hull of { $design } is { $hull }, which the event does not allow
limits-movement = { $design } moves by “{ $method }”, which the event does not allow
limits-component = { $design } has a system that the event bans: { $component }
limits-quality = { $weapon } has a quality that the event bans: { $qualities }
limits-weapon = the event bans the weapon { $weapon }
limits-values-standard = the fleet uses standard combat values; the event wants values that battles have confirmed
limits-values-unconfirmed = battles have not confirmed the combat value of { $design }
limits-mass-factor = the mass factor of the fleet is “{ $found }”; the event wants the other formula
limits-formula-extra = the fleet has a custom formula for “{ $formula }”, which the event does not allow
limits-formula-other = the custom formula “{ $formula }” is { $found }; that of the event is { $given }
limits-formula-lacking = the custom formula “{ $formula } = { $given }” of the event is missing
limits-contrary-combat_value = no fleet can be worth at least { $least } and at most { $most } points
limits-contrary-ships = no fleet can have at least { $least } and at most { $most } ships
limits-no-formulas = custom formulas must be those of the event, which has none; remove them
