### Numbers of ships and fleets: what they are called, the lines that they add up from, and where what goes into them comes from.

numbers-stat-combat_value = combat value
numbers-stat-combat_value_limit = combat value limit
numbers-stat-target_rating = target rating
numbers-stat-ems = EMS
numbers-stat-mass_factor = mass factor
numbers-stat-hull_hits = hull hits
numbers-stat-hull_layers = hull layers
numbers-stat-max_speed = maximum speed
numbers-stat-reverse_speed = reverse speed
numbers-stat-tier = tier
numbers-stat-tier_limit = tier limit
numbers-stat-crew_parties = crew parties
numbers-stat-marine_parties = marine parties
numbers-stat-power = power
numbers-stat-section_power = power drawn
numbers-stat-forward_thrust = forward thrust
numbers-stat-reverse_thrust = reverse thrust
numbers-stat-port_drive = port drive points
numbers-stat-starboard_drive = starboard drive points
numbers-stat-port_thrusters = port thruster points
numbers-stat-starboard_thrusters = starboard thruster points
numbers-stat-best_ftl = best FTL drive
numbers-stat-best_ftl_rating = best FTL rating
numbers-stat-reactor_rating = reactor rating
numbers-stat-life_support_rating = life support rating
numbers-stat-section = carried by
numbers-stat-shield_regeneration = shield regeneration
numbers-stat-adaptation = adaptation
numbers-stat-energy_deflector = energy deflector
numbers-stat-kinetic_deflector = kinetic deflector
numbers-stat-energy_kinetic_deflector = energy-kinetic deflector
numbers-stat-classes = classes
numbers-stat-ships = ships
numbers-stat-squadrons_beside = squadrons without a carrier
numbers-stat-count = squadrons
numbers-stat-crew_quality = crew quality
numbers-stat-command_quality = command quality
numbers-stat-damage_control_quality = damage-control quality

numbers-place-core = core
numbers-place-fore = fore
numbers-place-aft = aft
numbers-place-port = port
numbers-place-starboard = starboard
numbers-place-fore_aft = fore/aft
numbers-place-port_starboard = port/starboard

numbers-line-hull = { $place } hull
numbers-line-armour_rating = { $place } armour
numbers-line-ablative_plates = { $place } plates
numbers-line-shield_hits = { $place } shields
numbers-line-hull_hits = hull hits, { $place }
numbers-line-reactor = reactor, { $place }
numbers-line-rated = { $name } { $rating }
numbers-line-facing = { $name }, { $facing }
numbers-line-part = { $name } ({ $place })
numbers-line-of_part = { $name }, { $place }
numbers-line-copies = { $count } × { $part }
numbers-line-crew_parties = crew
numbers-line-marine_parties = marines
numbers-line-crew_quality = crew quality
numbers-line-command_quality = command quality
numbers-line-damage_control_quality = damage control
numbers-line-hull_type = hull type
numbers-line-tech_level = tech level
numbers-line-squadrons = squadrons of { $bay }
numbers-line-chosen = squadrons chosen for this ship
numbers-line-battles = battles: { $factor }
numbers-line-draw = { $name }, { $place }: { $formula }
numbers-line-of = { $formula } of { $given }

numbers-drawn_by-hull = Hull
numbers-drawn_by-shields = Shields

numbers-sum = the sum of the lines
numbers-highest = the highest of the lines

numbers-meaning-power = the power use of all systems, unrounded
numbers-meaning-section_power = the power use of the systems of the { $section } section
numbers-meaning-motion = the maximum that drives and thrusters give in this direction per turn
numbers-meaning-shield_regeneration = shield hits restored in each repair step
numbers-meaning-adaptation = highest level of adaptation of the arc
numbers-meaning-tier = the highest tier of everything aboard

numbers-origin-hull_hits = hull hits of all sections
numbers-origin-tech_level = the design's tech level
numbers-origin-reactor_total = ratings of all reactors
numbers-origin-power_total = the power use of all systems, unrounded
numbers-origin-offence = measured with exact dice odds: how fast it destroys each reference ship (geometric mean)
numbers-origin-fore_turns = measured with exact dice odds: how long the reference ships need to destroy it through its fore arc (geometric mean)
numbers-origin-side_turns = measured in the same way through its side arcs
numbers-origin-aft_turns = measured in the same way through its aft arc
numbers-origin-crew_quality = the design's crew quality
numbers-origin-command_steps = the design's command quality
numbers-origin-damage_control_steps = the design's damage-control quality
numbers-origin-technological = the design's hull type
numbers-origin-biological = the design's hull type
numbers-origin-shield_hits = shield hits of all four arcs
numbers-origin-generator_ratings = ratings of all shield generators
numbers-origin-penetrating_share = the penetrating share of the damage of all guns
numbers-origin-ems_continuous = power by tech level, without steps
numbers-origin-utility = the sum of everything useful that neither does nor absorbs damage, as a share of the rest
numbers-origin-hangar = the cost of its bays and of the squadrons aboard
numbers-origin-parties = crew and marine parties of the { $section } section

numbers-note-alarm = { $line } makes up { $percent }% of the value
numbers-note-chosen = the formula gives { $of_class } for the class, and { $ship } with the squadrons chosen for this ship
numbers-note-designed = chosen in the design of { $design }
numbers-note-battles = battles: { $factor }, not counted, because the fleet uses standard values
numbers-note-battles_outdated = the design has changed since its battles, so their result does not count
numbers-note-cut = the formula gives { $exact }; the rules need a whole number, so { $used } is used
numbers-note-utility =
    utility (whatever neither deals nor absorbs damage) adds { $percent }% to the rest, in { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }

numbers-ship_or_class = ship or class
numbers-of_parts = parts core.power
