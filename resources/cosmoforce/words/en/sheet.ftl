### Roster sheets, blank ones included, and ship cards.

sheet-edition-roster = roster edition
sheet-edition-web = web edition
sheet-edition-otherwise = { $edition }, with house rules

sheet-head-blank = Ship
sheet-head-name = ship name
sheet-head-class = class: circle one
sheet-head-problems = Breaks the rules: { $problems }
sheet-head-problem_count = Breaks the rules: { $count } problems

sheet-field-mass = mass
sheet-field-mass_formula = SM × filled slots
sheet-field-speed = speed
sheet-field-speed_formula = 3 − SM + thrust
sheet-field-complement = crew complement
sheet-field-complement_formula = 1 + SM × Habitats
sheet-field-thrust = thrust
sheet-field-thrust_formula = Engines + { $afterburner_thrust } × Afterburners
sheet-field-starting_heat = starting heat
sheet-field-starting_heat_formula = 1 per propulsion system
sheet-field-size_mod = SM { $size_mod }
sheet-field-size_mod_spelt_out = Size Mod (SM) { $size_mod }

sheet-short-mass = mass
sheet-short-speed = speed
sheet-short-complement = crew
sheet-short-thrust = thrust
sheet-short-starting_heat = heat

sheet-tray-standby = Standby
sheet-tray-standby_hint = crew that do not repair
sheet-tray-heat = Heat
sheet-tray-heat_hint = heat tokens
sheet-tray-speed = Speed now
sheet-tray-speed_hint = with hundredths

sheet-slot-empty = empty
sheet-slot-crew = crew
sheet-slot-depleted = Depleted
sheet-slot-armor = Armor
sheet-slot-boxes = SM { $size_mod }
sheet-slot-system = system

sheet-panel-systems = Systems
sheet-panel-universal = Systems for every class
sheet-panel-fighter = Fighter only
sheet-panel-cruiser = Cruiser only
sheet-panel-capital_ship = Capital Ship only

sheet-foot-kind = Cosmoforce ship roster  ·  { $edition }
sheet-foot-card = { $edition }
sheet-foot-page = { $page } of { $pages }
sheet-foot-made = MetaMaker

sheet-notes-code = no room for its share code of { $count } characters. The PDF file contains the ship
