### Words of the pages about fleets: roster, command, squadrons, plots, missions and quick reference.

pages-nameless = Fleet without a name
pages-class = { $name } class
pages-notes = NOTES
pages-note_page = Notes

pages-foot-page = page { $number } of { $count }
pages-foot-pack = pack { $number } / { $count }
pages-foot-kind = Metaverse  ·  { $kind }

pages-roster-title = Fleet roster
pages-roster-by = by { $author }
pages-roster-ships = SHIPS
pages-roster-squadrons = SQUADRONS BESIDE THE SHIPS
pages-roster-outside = outside the fleet
pages-roster-marines = marines aboard
pages-roster-more_notes = … the rest of the notes is in the file
pages-roster-forecast = Going by combat value only: { $percent }% to win against { $other }, worth { $value }

pages-roster-aboard =
    { $count ->
        [one] { $count } squadron aboard
       *[other] { $count } squadrons aboard
    }

pages-roster-total-no_limit = combat value, no limit agreed
pages-roster-total-limit = combat value of { $limit }, { $left } left
pages-roster-total-over_limit = combat value, { $left } above the limit of { $limit }
pages-roster-total-tier = highest tier
pages-roster-total-tier_limit = tier, limit { $limit }
pages-roster-total-ships = ships
pages-roster-total-squadrons = squadrons
pages-roster-total-hull_hits = hull hits

pages-roster-column-count = number
pages-roster-column-combat_value = value
pages-roster-column-tier = tier
pages-roster-column-crew_quality = crew
pages-roster-column-command_quality = command
pages-roster-column-target_rating = target
pages-roster-column-ems = EMS
pages-roster-column-mass_factor = mass
pages-roster-column-speed = cm
pages-roster-column-strength = strength
pages-roster-column-defence = defence
pages-roster-column-qualities = qualities
pages-roster-column-commander = under

pages-problems-title = PROBLEMS
pages-problems-none = None. This fleet is legal for play.

pages-problems-error =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }

pages-problems-warning =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }

pages-problems-note =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }

pages-command-title = Chain of command
pages-command-outside = OUTSIDE THE FLEET, CREW QUALITY ONE LESS IN BATTLE UNLESS ALONE
pages-command-stray = under { $name }, not below its level
pages-command-note = Filled dots are units under a commander. Open dots are further units that its largest combat information centre could command, so 5/6 is five of six. Numbers on cards are crew and command quality. Mark a lost ship: all ships below it count one less in crew quality for the rest of the battle (MV-3.8.0-02), and check morale in the Morale Step (MV-2.3.2-02). Ships within 20 cm may fire together with their squadron commander (MV-3.8.1-02).

pages-command-level-fleet = FLEET
pages-command-level-division = DIVISION
pages-command-level-wing = WING
pages-command-level-squadron = SQUADRON
pages-command-level-ships = SHIPS

pages-plot_cinematic-title = Plot, cinematic ships

pages-plot_newtonian-title = Plot, newtonian ships

pages-plot-codes = ORDERS
pages-plot-orders = orders
pages-plot-delta = ΔV
pages-plot-turn = turn
pages-plot-limits = { $ahead } ahead, { $astern } astern
pages-plot-start = start
pages-plot-spin = spin

pages-plot-point-n = N
pages-plot-point-ne = NE
pages-plot-point-e = E
pages-plot-point-se = SE
pages-plot-point-s = S
pages-plot-point-sw = SW
pages-plot-point-w = W
pages-plot-point-nw = NW

pages-plot-order-speed-code = +#  −#
pages-plot-order-speed-text = go # faster, # slower: 1 drive point each

pages-plot-order-sideways-code = P#  S#
pages-plot-order-sideways-text = thrust to port, to starboard by drives there

pages-plot-order-turn-code = R#  L#
pages-plot-order-turn-text = # turns of 22.5° right, left: 1 thruster point each

pages-plot-order-spin-code = R#  L#
pages-plot-order-spin-text = # points of spin CW, CCW: 1 thruster point each

pages-plot-order-evasive-code = EM#
pages-plot-order-evasive-text = # evasives: 2 to the power of # thruster points a side

pages-plot-order-roll-code = RL
pages-plot-order-roll-text = roll: 1 thruster point a side

pages-plot-order-flip-code = FL
pages-plot-order-flip-text = flip: 3 thruster points a side, or 2 drive fore + aft

pages-plot-order-corkscrew-code = CS
pages-plot-order-corkscrew-text = corkscrew: 2 thruster points a side

pages-plot-order-power-code = EP
pages-plot-order-power-text = emergency power: name the drives that double

pages-plot-order-thrust-code = ET
pages-plot-order-thrust-text = emergency thrust: name the thrusters that double

pages-plot-order-ram-code = RM
pages-plot-order-ram-text = ram: name the ship, plot the movement too

pages-plot-order-charge-code = FTL#
pages-plot-order-charge-text = charge FTL: # turns charged when this one ends

pages-plot-order-retreat-code = FTL-R
pages-plot-order-retreat-text = retreat by FTL, fully charged

pages-plot-order-strategic-code = FTL-S
pages-plot-order-strategic-text = strategic jump, fully charged

pages-plot-order-tactical-code = FTL-T#
pages-plot-order-tactical-text = tactical jump with # dice, minimum 6

pages-plot-order-attack-code = FTL-S/A, FTL-T#/A
pages-plot-order-attack-text = attack by jump: name the ship

pages-plot-order-cloak-code = CL+  CL−
pages-plot-order-cloak-text = cloak, uncloak

pages-plot-order-blank-code = blank
pages-plot-order-blank-text = drift: target and movement rating −1

pages-squadrons-title = Squadrons without a carrier
pages-squadrons-group = Group { $letter }: { $counted }
pages-squadrons-crew = crew quality
pages-squadrons-command = command quality
pages-squadrons-marines = { $count } marine parties aboard each
pages-squadrons-value = worth { $value }

pages-squadrons-count =
    { $count ->
        [one] { $count } squadron
       *[other] { $count } squadrons
    }

pages-missions-title = Squadron missions
pages-missions-carriers = CARRIERS
pages-missions-group = group { $letter }
pages-missions-bought =
    { $count ->
        [one] { $count } squadron to buy at the table
       *[other] { $count } squadrons to buy at the table
    }
pages-missions-squadrons = squadrons
pages-missions-target = order, target
pages-missions-strength = strength
pages-missions-turn = turn

pages-missions-kind-cap = CAP
pages-missions-kind-strike = strike
pages-missions-kind-intercept = intercept

pages-missions-column-missions = missions at once
pages-missions-column-launch = launches a turn
pages-missions-column-squadrons = squadrons with strength, speed and crew quality

## The quick reference. Components, hulls and qualities have their first sentence from the catalogue.

pages-quick_reference-title = Quick reference

pages-reference-chapter-movement = HULLS
pages-reference-chapter-primary = PRIMARY SYSTEMS
pages-reference-chapter-propulsion = PROPULSION
pages-reference-chapter-electronic_warfare = ELECTRONIC WARFARE
pages-reference-chapter-secondary = SECONDARY SYSTEMS
pages-reference-chapter-hangar = HANGARS
pages-reference-chapter-weapon = WEAPONS
pages-reference-chapter-quality = WEAPON QUALITIES
pages-reference-chapter-squadron = SQUADRONS

pages-reference-feature-area-name = Area of effect
pages-reference-feature-area-text = On a hit roll the die for the number of targets in all: 10 cm D4, 20 D6, 30 D8, 40 D10, 50 D12. The next nearest, friend or foe, take −1 per 5 cm or part of it.

pages-reference-feature-limited-name = Limited
pages-reference-feature-limited-text = Never in two turns running.

pages-reference-feature-one_shot-name = One shot
pages-reference-feature-one_shot-text = Once in a battle, or until it is loaded again.

pages-reference-feature-armour_piercing-name = Armour piercing
pages-reference-feature-armour_piercing-text = Every pulse ignores this many points of armour, plates, adaptation or defence.

pages-reference-feature-shield_piercing-name = Shield piercing
pages-reference-feature-shield_piercing-text = The first 5 points of a pulse go to the shields, the next, up to this number, to the hull, the rest to the shields again.

pages-reference-feature-deflection_piercing-name = Deflection piercing
pages-reference-feature-deflection_piercing-text = Comes off the rating of the deflector.

pages-reference-hull-technological = One hit per party, without a roll.
pages-reference-hull-biological = Regains the section's life support rating per turn. One hit repairs a system. (Die + modifier) × pulse hits load a one-shot weapon. Its cost in hits grows a squadron.

pages-reference-component-bridge = Shields and electronic warfare keep working.
pages-reference-component-primitive_stl = Side drives move newtonian ships only.
pages-reference-component-advanced_stl = One or the other in a plot.
pages-reference-component-elint_array = Never below 0; the best one on a target counts.
pages-reference-component-targeting_array = By its rating; the best one on a target counts.
pages-reference-component-ecm_array = Arrays of one ship add up, those of different ships do not.
pages-reference-component-ej_array = Never below 1, friend and foe alike; a targeting array adds after that.
pages-reference-component-ansible = Also an array that salvo-fired, against the same target, once its own ship has fired.
pages-reference-component-cloak_generator = No fire by it or at it.
pages-reference-component-stealth_generator = Once another such system is used only its rating, until a whole turn without.
pages-reference-component-countermeasure_pod = Several add up. Crossed off in the Repair Step.
pages-reference-component-cic = While it is disabled, units below check morale as if their commander were lost.
pages-reference-component-soc = Several add up; CAP does not count.
pages-reference-component-grappler = Five times the towed mass is at most rating × own mass.
pages-reference-component-energy_grappler = Needs an array and a sensor roll, electronic warfare +1 per 10 cm. Twice or three times the points if one side is twice or three times as heavy; the lighter one moves.
pages-reference-component-gravity_well_projector = Every 10 cm inside: 1D6 above crew quality ends the jump there. Each further field adds 1.
pages-reference-component-basic_teleporter = Needs a sensor roll, electronic warfare +1 per 10 cm, and own energy shields down. Up to its rating in parties, lost on a miss; or a critical, 1D6 for the category, D(rating) for the row.
pages-reference-component-advanced_teleporter = Up to its rating in parties, or a critical with 1D6 for the category and D(rating) for the row.
pages-reference-component-basic_shield_generator = Without a working one its shield hits are lost.
pages-reference-component-adaptive_shield_generator = Level +1 in the Repair Step after losing shield hits, up to the ratings of the arc; it works like armour on them.
pages-reference-component-modulated_shield_generator = Rounded down, and the other arc needs a generator of its own.

pages-reference-quality-antimatter = Not counting plates.
pages-reference-quality-dimensional = From the core to the far side.
pages-reference-quality-ionized = One roll for each such pulse.
pages-reference-quality-proximity = Within 15 cm, 20 if temporal; it need not be removed at its limit.
pages-reference-quality-spinal = Rolls again for each victim; if the target is destroyed, the line continues to 100 cm.
pages-reference-quality-reactive = Without qualities of its own.
pages-reference-quality-unstable = Rounded down.

pages-reference-squadron-breaching = Loaded aboard the carrier; needs a side without kinetic shields. Unloading replaces fire.
pages-reference-squadron-ecm = Several do not add up.

## The formula book.

pages-notes_page-title = Notes
pages-formulas-title = Formula book
pages-formulas-chapter = { $name }: { $meaning }
pages-formulas-input = { $name }: { $meaning }
pages-formulas-unit = { $unit }  ·  { $rule }
pages-formulas-house = Custom formula of { $fleet }
pages-formulas-stock = The book’s own: { $formula }

pages-hit_tables-title = What do I need to hit?
pages-hit_tables-about = { $fleet }  ·  what do I need to hit?  ·  sensor array { $rating }
pages-hit_tables-damage = DAMAGE OF A HIT BY DISTANCE
pages-hit_tables-damage-hint = before shields and armour
pages-hit_tables-cm = { $distance } cm
pages-hit_tables-ew = EW { $ew }
pages-hit_tables-profile = target profile
pages-hit_tables-energy = ENERGY WEAPONS: D20 TO HIT
pages-hit_tables-energy-hint = rows: target rating and movement of both ships  ·  columns: effective EW of the target
pages-hit_tables-kinetic = KINETIC WEAPONS, { $width } CM BANDS: D20 TO HIT
pages-hit_tables-kinetic-hint = for EW 0: each point lowers the upper number  ·  range bands are counted
pages-hit_tables-temporal = temporal: a miss is rolled again
