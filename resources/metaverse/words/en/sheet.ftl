### What a record sheet prints. Words in braces are replaced; names of components, qualities and the like stand in catalogue.toml,
### and a translation may give them here as name.<kind of entry>.<key>.

sheet-document-title = Metaverse record sheets

sheet-head-class_of = { $name } class
sheet-head-class = ship class
sheet-head-outside = no commander: crew quality { $quality } ({ $full } on its own)
sheet-head-squadron = squadron type
sheet-head-more = … and { $count } more
sheet-head-between = { "; " }

sheet-head-problem_count =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }

sheet-head-problems =
    { $count ->
        [one] { $count } problem: { $problems }
       *[other] { $count } problems: { $problems }
    }

sheet-foot-legal = Metaverse record sheet
sheet-foot-illegal = Metaverse record sheet  ·  not legal for play
sheet-foot-plot = plot on the plot sheet
sheet-foot-no_code = no room for a share code
sheet-foot-page = page { $page } of { $pages }
sheet-foot-made = MetaMaker

sheet-column-target_rating = target rating
sheet-column-ems = EMS · attackers a turn
sheet-column-combat_value = combat value
sheet-column-measured_value = measured value
sheet-column-mass_factor = mass factor
sheet-column-crew_quality = crew quality
sheet-column-command_quality = command quality
sheet-column-damage_control_quality = damage control
sheet-column-tier = tier
sheet-column-cinematic = max speed, cm
sheet-column-newtonian = newtonian
sheet-column-metallic_ceramic = metallic/ceramic hull
sheet-column-technological = technological hull
sheet-column-biological = biological hull

sheet-hull-metallic_ceramic = M/C
sheet-hull-technological = TECH
sheet-hull-biological = BIO

sheet-motion-title = POINTS A TURN
sheet-motion-ahead = ahead
sheet-motion-astern = astern
sheet-motion-turn_port = turn port
sheet-motion-turn_starboard = starboard
sheet-motion-drift_port = drift port
sheet-motion-drift_starboard = starboard

sheet-extras-charge = FTL CHARGE
sheet-extras-needs = BRING
sheet-extras-aboard = ABOARD

sheet-tokens-ship =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }

sheet-tokens-squadron =
    { $count ->
        [one] { $count } squadron
       *[other] { $count } squadrons
    }

sheet-tokens-salvo =
    { $count ->
        [one] { $count } salvo marker
       *[other] { $count } salvo markers
    }

sheet-section-fore = FORE
sheet-section-port = PORT
sheet-section-core = CORE
sheet-section-starboard = STARBOARD
sheet-section-aft = AFT
sheet-section-continued = { $section } – CONTINUED

sheet-place-fore = fore
sheet-place-port = port
sheet-place-core = core
sheet-place-starboard = starboard
sheet-place-aft = aft

sheet-weapons-title = WEAPONS
sheet-weapons-damage = damage
sheet-weapons-range = fire, range cm
sheet-weapons-area = area cm
sheet-weapons-piercing = piercing
sheet-weapons-effect = effect
sheet-weapons-rate = rate
sheet-weapons-targets = targets
sheet-weapons-qualities = qualities

sheet-bays-title = HANGAR BAYS
sheet-bays-aboard = { $place } × { $count }  ·  aboard
sheet-bays-open = { $place } × { $count }  ·  open
sheet-bays-download = { $place } × { $count }  ·  chosen for each ship
sheet-bays-none = { $bay }: none

sheet-bays-copies =
    { $count ->
        [one] { $count } bay  ·  launch/carry
       *[other] { $count } bays  ·  launch/carry
    }

sheet-squadrons-title = SQUADRONS
sheet-squadrons-tier = tier { $tier }
sheet-squadrons-strength = strength
sheet-squadrons-speed = speed, cm
sheet-squadrons-defence = defence
sheet-squadrons-target = target
sheet-squadrons-more = and { $count } more squadrons

sheet-plot-title = PLOT
sheet-plot-caption = orders above, speed and electronic warfare below

sheet-notes-title = NOTES
sheet-notes-own = SHIP NOTES

sheet-key-title = KEY
sheet-key-energy = energy
sheet-key-kinetic = kinetic
sheet-key-direct = direct fire
sheet-key-indirect = indirect, turns
sheet-key-range = range
sheet-key-aoe = area of effect
sheet-key-shield_piercing = pierces shields
sheet-key-armour_piercing = pierces armour
sheet-key-deflection_piercing = pierces deflectors
sheet-key-raking = raking
sheet-key-penetrating = penetrating
sheet-key-vulnerable = vulnerable
sheet-key-one_shot = one shot
sheet-key-limited = limited
sheet-key-unlimited = unlimited
sheet-key-target_starships = at starships
sheet-key-target_starfighters = at starfighters
sheet-key-target_direct = at direct fire
sheet-key-target_indirect = at indirect fire

## Fields of sheets that are filled in on the screen, as they are called to who cannot see them
sheet-form-field = { $kind ->
    [some] { $owner }: { $what } { $number }
   *[one] { $owner }: { $what }
    }
sheet-form-of_section = { $kind ->
    [some] { $owner }, { $section }: { $what } { $number }
   *[one] { $owner }, { $section }: { $what }
    }
sheet-form-what = { $part ->
    [hull_hits] hull box
    [crew_parties] crew party
    [marine_parties] marine party
    [shield_hits] shield box
    [ablative_plates] ablative plate
    [adaptation] adaptation level
    [ftl_charge] FTL charge
    [life_support] life support
    [reactor] reactor
    [dropped] shields down
    [rolled] rolled
    [crew_quality_lost] crew quality lost
    [fired] fired last turn
    [orders] orders of turn
    [speed] speed after turn
    [notes] notes
    [name] name
   *[other] { $name }
    }

sheet-status-crew_quality = CREW QUALITY
sheet-status-rolled = ROLLED
sheet-status-dropped = SHIELDS DOWN
sheet-status-conditions = MORALE, −1 EACH
sheet-status-condition-flagship = flagship
sheet-status-condition-division = division
sheet-status-condition-wing = wing
sheet-status-condition-squadron = squadron
sheet-status-condition-section = own section

sheet-critical-title = CRITICALS
sheet-critical-caption = D8 category, D6 result, in the section hit: the named system is disabled. None works here: next category, same number, once (“see”: already moved)
sheet-critical-category-secondary = Secondary
sheet-critical-category-electronic_warfare = Electronic warfare
sheet-critical-category-propulsion = Propulsion
sheet-critical-category-weapon = Weapon
sheet-critical-category-crew = Crew
sheet-critical-category-primary = Primary
sheet-critical-category-structure = Structure
sheet-critical-category-compound = Compound
sheet-critical-weapon = weapon
sheet-critical-ew = EW system
sheet-critical-or = { " / " }
sheet-critical-nothing = nothing
sheet-critical-next = see { $category }
sheet-critical-some = { $count } × { $names }
sheet-critical-all = all { $names }
sheet-critical-and_hits =
    { $hits ->
        [one] { $effect } + { $hits } hull hit
       *[other] { $effect } + { $hits } hull hits
    }

sheet-critical-hits =
    { $hits ->
        [one] { $hits } hull hit
       *[other] { $hits } hull hits
    }

sheet-critical-parties = { $times } × life support rating in parties
sheet-critical-pair = one each of { $first } and { $second }
sheet-critical-largest = largest FTL drive
sheet-critical-everybody = all parties lost
sheet-critical-fluctuation = Reactor until the end of the turn
sheet-critical-meltdown = Reactor; detonates if not repaired this turn
sheet-critical-detonation = Reactor detonates: its rating in hull hits
sheet-critical-layer = top layer lost
sheet-critical-collapse = section destroyed

sheet-bands-title = RANGE BANDS
sheet-bands-energy = energy: damage of each pulse
sheet-bands-kinetic = kinetic: target rating
sheet-bands-upto = ≤ { $distance }

sheet-hit-title = TO HIT
sheet-hit-caption = D20: above the target profile, not above the sensor profile
sheet-hit-profiles-title = profiles
sheet-hit-profiles = sensor: array’s rating − target’s effective EW  ·  target: target rating + own movement rating  ·  no number could hit: the array’s rating alone does
sheet-hit-target-title = target rating
sheet-hit-target = as printed  ·  drift −1  ·  momentum 0 −1  ·  ram −2  ·  jump +2  ·  kinetic +1 per range band  ·  evasive × speed/10, rounded down
sheet-hit-movement-title = own movement rating
sheet-hit-movement = 0  ·  drift −1  ·  momentum 0 −1  ·  evasive +1 each  ·  roll +1  ·  flip +1  ·  corkscrew +2  ·  jump +2


sheet-key-hull = 5th, 10th box
sheet-key-layer = below: next layer
sheet-key-crew = crew party
sheet-key-marine = marine party
sheet-key-shield = shield hit
sheet-key-adaptation = adaptation reached
sheet-key-armour = armour
sheet-key-plate = plate
sheet-key-deflector = deflector
sheet-key-diagram = this, other sections
sheet-key-fired = fired last turn
sheet-key-squadron_quality = { $name }: { $effect }
