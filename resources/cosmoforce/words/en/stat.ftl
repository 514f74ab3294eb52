### Names of numbers in tables, and of their parts.

stat-size_mod = Size Mod
stat-mass = mass
stat-thrust = thrust
stat-speed = starting speed
stat-complement = crew complement
stat-starting_heat = starting heat
stat-boxes = damage boxes
stat-capacity = damage capacity
stat-empty_slots = empty slots
stat-system = system
stat-edition = edition
stat-designs = designs
stat-teams = teams
stat-ships = ships
stat-mass-of-all = mass of all ships
stat-mass-of-team = mass of { $team }
stat-mass-allowed = mass allowed for { $team }

stat-class = { $ship_class ->
        [fighter] fighter
        [cruiser] cruiser
       *[capital_ship] capital ship
    }
stat-base-speed = 3 − Size Mod { $size_mod }
stat-base-complement = every ship
stat-slot = { $system }, slot { $number }
stat-whole-system = one system must stay whole
stat-free-box = one box must stay free
