### What the window says of the things of a fleet: properties with their labels and hints, choices, fixes of problems, what hovering
### tells. Words in braces are replaced. Names and sentences of components, hull types and qualities stand in catalogue.toml; a
### translation gives them here as tooltip.<kind of entry>.<key>, and their names in sheet.toml.

window-changed = { $property } of { $element }
window-tier = tier { $tier }
window-alarm = ▲ { $line } is { $share } of the value

window-stat-combat_value = combat value
window-stat-target_rating = target rating
window-stat-ems = EMS
window-stat-mass_factor = mass factor
window-stat-hull_hits = hull hits
window-stat-max_speed = maximum speed
window-stat-reverse_speed = reverse speed
window-stat-tier = tier

window-weighing-kind = { $points } points, hull { $hull }
window-unit-0_or_1 = 0 or 1
window-unit-chance = chance
window-unit-coefficient = coefficient
window-unit-copies = copies
window-unit-damage = damage
window-unit-exponent = exponent
window-unit-factor = factor
window-unit-hits = hits
window-unit-levels = levels
window-unit-mass = mass
window-unit-parties = parties
window-unit-per_turn = per turn
window-unit-plates = plates
window-unit-points = points
window-unit-power = power
window-unit-pulses = pulses
window-unit-quality = quality
window-unit-rating = rating
window-unit-sectors = sectors
window-unit-share = share
window-unit-squadrons = squadrons
window-unit-steps = steps
window-unit-turns = turns
window-unit-types = types
window-unit-cm = cm

window-element-fleet = the fleet
window-element-component = the { $name }
window-element-section = the { $section } of { $ship }
window-element-arc = the { $arc } defences of { $ship }
window-element-arc_title = { $arc } defences
window-element-arc_place = { $arc } arc
window-element-of = { " " }of { $whole }
window-element-numbered_weapon = Weapon { $number }

window-section-core = core
window-section-fore = fore section
window-section-aft = aft section
window-section-port = port section
window-section-starboard = starboard section

window-kind-fleet = fleet
window-kind-class = ship class
window-kind-section = section
window-kind-arc = defences of an arc
window-kind-component = component
window-kind-mount = weapon mount
window-kind-fit = hangar bay
window-kind-weapon = weapon
window-kind-starfighter = squadron type
window-kind-fighter_weapon = squadron weapon
window-kind-bay = hangar bay type
window-kind-ship = ship of the roster
window-kind-squadron = squadrons without a carrier

window-property-limits-legal-label = Legal designs only
window-property-limits-legal-hint = No ship may break a rule.
window-property-limits-combat_value_most-label = Maximum points
window-property-limits-combat_value_most-hint = The highest combat value of a fleet.
window-property-limits-combat_value_least-label = Minimum points
window-property-limits-combat_value_least-hint = The lowest combat value of a fleet.
window-property-limits-ship_value_most-label = Maximum points of a ship
window-property-limits-ship_value_most-hint = The highest combat value of any one ship.
window-property-limits-tier_most-label = Highest tier
window-property-limits-tier_most-hint = No ship and no squadron may be above it.
window-property-limits-ships_most-label = Maximum ships
window-property-limits-ships_most-hint = The maximum number of ships in a fleet.
window-property-limits-ships_least-label = Minimum ships
window-property-limits-ships_least-hint = The minimum number of ships in a fleet.
window-property-limits-same_class_most-label = Maximum of one class
window-property-limits-same_class_most-hint = The maximum number of ships of the same class.
window-property-limits-hull_types-label = Allowed hulls (all if none is selected)
window-property-limits-hull_types-hint = The allowed hull types; choose none to allow all.
window-property-limits-movement_methods-label = Allowed movement (all if none is selected)
window-property-limits-movement_methods-hint = The allowed kinds of movement; choose none to allow all.
window-property-limits-banned_components-label = Banned systems
window-property-limits-banned_components-hint = Systems that no ship may have.
window-property-limits-banned_qualities-label = Banned qualities
window-property-limits-banned_qualities-hint = Qualities that no weapon of a ship or squadron may have.
window-property-limits-banned_weapons-label = Banned weapons
window-property-limits-banned_weapons-hint = The names of banned weapons; capital letters do not matter.
window-property-limits-measured_values-label = Measured combat values
window-property-limits-measured_values-hint = Fleets use combat values that battles have confirmed for every class.
window-property-limits-mass_factor-label = Mass factor formula
window-property-limits-mass_factor-hint = The formula that gives the mass factor of every ship from its hull hits.
window-property-limits-formula_rule-label = Custom formulas
window-property-limits-formula_rule-hint = The formulas of their own that fleets may have.
window-property-limits-formulas-label = Formulas of the event
window-property-limits-formulas-hint = One formula per line, such as “ship.ems = 3”; each fleet must have exactly these.

window-property-fleet-name-label = Name
window-property-fleet-name-hint = The name of the fleet, on its roster and in its files.
window-property-fleet-author-label = Author
window-property-fleet-author-hint = The author of the fleet.
window-property-fleet-licence-label = Licence
window-property-fleet-licence-hint = The terms for others who use it, such as CC0 or CC BY 4.0; galleries show them.
window-property-fleet-notes-label = Notes
window-property-fleet-notes-hint = Your own notes; sheets for opponents leave them out.
window-property-fleet-tags-label = Tags
window-property-fleet-tags-hint = Short words to find the fleet by.
window-property-fleet-public-label = Public
window-property-fleet-public-hint = Permission for others who get the file to show and print the fleet. MetaMaker does not publish it.
window-property-fleet-combat_value_limit-label = Combat value limit
window-property-fleet-combat_value_limit-hint = The maximum combat value that the players agreed on for a fleet.
window-property-fleet-tier_limit-label = Tier limit
window-property-fleet-tier_limit-hint = The highest tier that the players agreed on; no ship may be above it.
window-property-fleet-value_kind-label = Combat values
window-property-fleet-value_kind-hint = The values in totals and on sheets: by the formula, or confirmed by battles.
window-property-fleet-mass_factor-label = Mass factor formula
window-property-fleet-mass_factor-hint = The formula that gives the mass factor of every ship from its hull hits.
window-property-fleet-tonnes_per_hit-label = Tonnes per hull hit
window-property-fleet-tonnes_per_hit-hint = The scale of your universe; it affects only descriptions, not numbers.
window-property-fleet-formulas-label = Custom formulas
window-property-fleet-formulas-hint = Formulas that replace standard ones, one per line, such as “ship.ems = 3”.
window-property-fleet-words-label = Custom terms
window-property-fleet-words-hint = Your universe’s own words for systems and qualities, one per line, such as “sensor_array = Deep ear”.

window-property-class-name-label = Name
window-property-class-name-hint = The name of the class.
window-property-class-variant-label = Variant
window-property-class-variant-hint = The name of this version of the class, such as “Block 2”.
window-property-class-author-label = Author
window-property-class-author-hint = The designer of the class.
window-property-class-notes-label = Notes
window-property-class-notes-hint = Printed on the sheet if there is room.
window-property-class-tags-label = Tags
window-property-class-tags-hint = Short words to find the class by and to sort classes into folders.
window-property-class-public-label = Public
window-property-class-public-hint = Permission for others who get the file to show and print the design. MetaMaker does not publish it.
window-property-class-hull_type-label = Hull type
window-property-class-hull_type-hint = The material of the hull, which decides how it is repaired.
window-property-class-movement_method-label = Movement
window-property-class-movement_method-hint = Movement as in films, or by momentum; the value stays the same.
window-property-class-tech_level-label = Tech level
window-property-class-tech_level-hint = Higher levels need smaller reactors, so the EMS falls, and make a cinematic ship faster.
window-step-hint-hull_layers = + adds a layer
window-step-most-hull_layers = { $count ->
    [one] The maximum is one layer; each needs a hull hit.
   *[other] The maximum is { $count } layers; each needs a hull hit.
}
window-property-class-crew_quality-label = Crew quality
window-property-class-crew_quality-hint = Better crews fire first and keep their nerve; 5 is best.
window-property-class-command_quality-label = Command quality
window-property-class-command_quality-hint = The die of morale and boarding; a bigger die means a steadier commander.
window-property-class-damage_control_quality-label = Damage control
window-property-class-damage_control_quality-hint = The die of repairs; it must not roll more than the number of working parties, so a smaller die is better.
window-property-class-sections-label = Outboard sections
window-property-class-sections-hint = Sections that each cover one arc, with their own hull, defences and systems.

window-property-section-hull_hits-label = Hull hits
window-property-section-hull_hits-hint = The damage that destroys the section; the size and mass of the ship depend on it.
window-property-section-hull_layers-label = Hull layers
window-property-section-hull_layers-hint = Layers that share the hull hits. Few layers resist raking fire, many resist penetrating fire.
window-property-section-crew_parties-label = Crew parties
window-property-section-crew_parties-hint = Parties that repair systems and fight off boarders; they are lost with their layer.
window-property-section-marine_parties-label = Marine parties
window-property-section-marine_parties-hint = Parties that board enemies and defend the ship; they are lost with their layer.
window-property-section-reactor-label = Own reactor
window-property-section-reactor-hint = Powers only this section; without it, the reactor of the core does.

window-property-arc-armour_rating-label = Armour
window-property-arc-armour_rating-hint = Taken off the damage of every pulse that hits the hull through this arc.
window-property-arc-armour_type-label = Armour type
window-property-arc-armour_type-hint = The fire that armour and plates work against.
window-property-arc-ablative_plates-label = Ablative plates
window-property-arc-ablative_plates-hint = Plates that add one each to the armour; one is lost in each turn in which the hull is hit through this arc.
window-property-arc-shield_hits-label = Shield hits
window-property-arc-shield_hits-hint = Damage that the shields take before the hull; a shield generator must face this arc.
window-property-arc-shield_type-label = Shield type
window-property-arc-shield_type-hint = The fire that the shields stop.

window-property-component-kind-label = Kind
window-property-component-kind-hint = The kind of system; you can replace it with another of the same group.
window-property-component-rating-label = Rating
window-property-component-rating-hint = The strength of each copy; for FTL drives, lower is faster.
window-property-component-facing-label = Facing
window-property-component-facing-hint = The direction that it works in.
window-property-component-count-label = Copies
window-property-component-count-hint = The number of copies in this section; each can be lost separately.

window-property-mount-weapon-label = Weapon
window-property-mount-weapon-hint = The mounted weapon, one of the fleet's.
window-property-mount-sectors-label = Sectors
window-property-mount-sectors-hint = The sectors that it can fire into; an outboard mount cannot fire across the ship.
window-property-mount-count-label = Copies
window-property-mount-count-hint = The number of copies for the same sectors; each can be lost separately.

window-property-fit-bay-label = Bay
window-property-fit-bay-hint = The type of bay, one of the fleet's.
window-property-fit-count-label = Copies
window-property-fit-count-hint = The number of these bays in this section.
window-property-fit-loadout-label = Loadout
window-property-fit-loadout-hint = The time when the squadrons aboard are chosen.
window-property-fit-squadrons-label = Squadrons aboard
window-property-fit-squadrons-hint = The squadrons in all copies together; they are part of the design and its value.

window-property-weapon-name-label = Name
window-property-weapon-name-hint = The name of the weapon.
window-property-weapon-damage_type-label = Damage type
window-property-weapon-damage_type-hint = The type of defences that stop it.
window-property-weapon-pulse-label = Pulses
window-property-weapon-pulse-hint = The number of damage dice of each shot.
window-property-weapon-damage_die-label = Damage die
window-property-weapon-damage_die-hint = The die that each pulse rolls.
window-property-weapon-damage_modifier-label = Damage modifier
window-property-weapon-damage_modifier-hint = Added to the die of every pulse.
window-property-weapon-damage_effect-label = Effect
window-property-weapon-damage_effect-hint = The way in which damage passes through hull layers.
window-property-weapon-target_method-label = Fire
window-property-weapon-target_method-hint = Direct fire strikes at once along a line; indirect fire sends a salvo that moves to its target.
window-property-weapon-indirect_turns-label = Turn limit
window-property-weapon-indirect_turns-hint = The number of turns that an indirect salvo may stay on the table.
window-property-weapon-range_cm-label = Range band
window-property-weapon-range_cm-hint = The width of each range band, or the distance that an indirect salvo moves per turn.
window-property-weapon-vulnerable-label = Vulnerable
window-property-weapon-vulnerable-hint = Lets enemies intercept its fire, which makes it cheaper.
window-property-weapon-targets-label = Targets
window-property-weapon-targets-hint = The targets that it may fire at.
window-property-weapon-aoe_cm-label = Area of effect
window-property-weapon-aoe_cm-hint = The distance from the target at which other things may also be hit; 0 hits only the target.
window-property-weapon-rate_of_fire-label = Rate of fire
window-property-weapon-rate_of_fire-hint = The number of turns in which it may fire.
window-property-weapon-armour_piercing-label = Armour piercing
window-property-weapon-armour_piercing-hint = Taken off the armour of the target.
window-property-weapon-shield_piercing-label = Shield piercing
window-property-weapon-shield_piercing-hint = The part of a strong pulse that goes past the shields to the hull.
window-property-weapon-deflection_piercing-label = Deflection piercing
window-property-weapon-deflection_piercing-hint = Taken off the deflector rating of the target.
window-property-weapon-qualities-label = Qualities
window-property-weapon-qualities-hint = Special effects; some raise the tier.

window-property-starfighter-name-label = Name
window-property-starfighter-name-hint = The name of the squadron type.
window-property-starfighter-strength-label = Strength
window-property-starfighter-strength-hint = The damage that destroys a squadron.
window-property-starfighter-speed_cm-label = Speed
window-property-starfighter-speed_cm-hint = The distance that a squadron moves each turn.
window-property-starfighter-defence-label = Defence
window-property-starfighter-defence-hint = Taken off the damage of every pulse.
window-property-starfighter-target_rating-label = Target rating
window-property-starfighter-target_rating-hint = The difficulty of hitting it; higher is harder.
window-property-starfighter-qualities-label = Qualities
window-property-starfighter-qualities-hint = Special abilities of the squadron.

window-property-fighter_weapon-name-label = Name
window-property-fighter_weapon-name-hint = The name of the weapon.
window-property-fighter_weapon-damage_type-label = Damage type
window-property-fighter_weapon-damage_type-hint = The type of defences that stop it.
window-property-fighter_weapon-pulse-label = Pulses
window-property-fighter_weapon-pulse-hint = The number of damage dice of each attack.
window-property-fighter_weapon-damage_die-label = Damage die
window-property-fighter_weapon-damage_die-hint = The die that each pulse rolls.
window-property-fighter_weapon-damage_modifier-label = Damage modifier
window-property-fighter_weapon-damage_modifier-hint = Added to the die of every pulse.
window-property-fighter_weapon-rate_of_fire-label = Rate of fire
window-property-fighter_weapon-rate_of_fire-hint = Unlimited, or one shot.
window-property-fighter_weapon-targets-label = Targets
window-property-fighter_weapon-targets-hint = The targets that it may attack.
window-property-fighter_weapon-indirect-label = Indirect
window-property-fighter_weapon-indirect-hint = Attacks with missiles or bombs, which count as indirect fire.
window-property-fighter_weapon-qualities-label = Qualities
window-property-fighter_weapon-qualities-hint = Special effects; some raise the tier.

window-property-bay-name-label = Name
window-property-bay-name-hint = The name of the bay.
window-property-bay-launch-label = Launches a turn
window-property-bay-launch-hint = The number of squadrons that one bay launches and recovers per turn, in total.
window-property-bay-carry-label = Holds
window-property-bay-carry-hint = The number of squadrons that one bay holds.
window-property-bay-accepts-label = Accepts
window-property-bay-accepts-hint = The squadron types that fit into the bay; others cannot land.

window-property-ship-name-label = Name
window-property-ship-name-hint = The name of this ship.
window-property-ship-ship_class-label = Class
window-property-ship-ship_class-hint = The design of the ship.
window-property-ship-commander-label = Commander
window-property-ship-commander-hint = The ship directly above it in the chain of command.
window-property-ship-level-label = Command level
window-property-ship-level-hint = The level that it commands; a command ship needs a combat information centre.
window-property-ship-at_home-label = At home
window-property-ship-at_home-hint = Keep the ship in the file, but leave it out of battles, printouts and totals.
window-property-ship-notes-label = Notes
window-property-ship-notes-hint = Your own notes on this ship; sheets for opponents leave them out.
window-property-ship-loadout-label = Aboard { $bay }, { $section }
window-property-ship-loadout-hint = The squadrons that this ship carries there; they count towards its value.

window-property-squadron-starfighter-label = Type
window-property-squadron-starfighter-hint = The squadron type; only types with FTL can come without a carrier.
window-property-squadron-count-label = Squadrons
window-property-squadron-count-hint = The number of squadrons.
window-property-squadron-crew_quality-label = Crew quality
window-property-squadron-crew_quality-hint = The quality of their crews, as for a ship; 5 is best.
window-property-squadron-command_quality-label = Command quality
window-property-squadron-command_quality-hint = The die of morale; a bigger die is steadier.
window-property-squadron-marines_aboard-label = Marines aboard
window-property-squadron-marines_aboard-hint = Breaching squadrons that start fully loaded, for twice the cost.
window-property-squadron-at_home-label = At home
window-property-squadron-at_home-hint = Keep these squadrons in the file, but leave them out of battles, printouts and totals.

window-why_not-direct_turns = Only indirect fire has a turn limit.
window-why_not-direct_proximity = Only indirect weapons can have this quality.
window-why_not-limited_squadron_weapon = A squadron's weapon cannot have limited fire.
window-why_not-across = From here a weapon would fire across the ship.
window-why_not-loadout_open = The loadout is open, so no squadrons are aboard yet.
window-why_not-loadout_download = Each ship of the class chooses its own squadrons.
window-why_not-loadout_of_class = The class does not let its ships choose for this bay.
window-why_not-not_accepted = { $bay } does not accept this type.
window-why_not-circle = It is under the command of { $ship }.
window-why_not-no_ftl = Without FTL it needs a carrier.
window-why_not-no_breaching = Only breaching squadrons carry marines.

window-choice-formula_rule-free-text = Free
window-choice-formula_rule-free-hint = Each fleet may have its own.
window-choice-formula_rule-stock-text = None
window-choice-formula_rule-stock-hint = All numbers use the standard formulas.
window-choice-formula_rule-given-text = Those of the event
window-choice-formula_rule-given-hint = Each fleet has the same custom formulas, given below.

window-choice-value_kind-standard-text = Standard: by the formula
window-choice-value_kind-standard-hint = The formula of combat value.
window-choice-value_kind-measured-text = Measured: confirmed by battles
window-choice-value_kind-measured-hint = The formula, multiplied by a factor from battles against reference ships.
window-choice-mass_factor_formula-stock-text = Standard: a tenth of the hull hits
window-choice-mass_factor_formula-stock-hint = Hull hits divided by ten, rounded up.
window-choice-mass_factor_formula-literal-text = Literal: the hull hits
window-choice-mass_factor_formula-literal-hint = The sum of all hull hits.

window-choice-movement_method-cinematic-text = Cinematic
window-choice-movement_method-cinematic-hint = Turns and stops like an aircraft, and has a maximum speed.
window-choice-movement_method-newtonian-text = Newtonian
window-choice-movement_method-newtonian-hint = Keeps its momentum and has no maximum speed.

window-choice-damage_type-energy-text = Energy
window-choice-damage_type-energy-hint = Stopped by energy armour, shields and deflectors.
window-choice-damage_type-kinetic-text = Kinetic
window-choice-damage_type-kinetic-hint = Stopped by kinetic armour, shields and deflectors.

window-choice-defence_type-energy-text = Energy
window-choice-defence_type-energy-hint = Works only against energy weapons.
window-choice-defence_type-kinetic-text = Kinetic
window-choice-defence_type-kinetic-hint = Works only against kinetic weapons.
window-choice-defence_type-energy_kinetic-text = Energy and kinetic
window-choice-defence_type-energy_kinetic-hint = Works against all weapons.

window-choice-damage_effect-raking-text = Raking
window-choice-damage_effect-raking-hint = Wears down one layer after the other.
window-choice-damage_effect-penetrating-text = Penetrating
window-choice-damage_effect-penetrating-hint = Each pulse takes one hit from every layer on its way in.

window-choice-target_method-direct-text = Direct
window-choice-target_method-direct-hint = Strikes in the turn in which it fires.
window-choice-target_method-indirect-text = Indirect
window-choice-target_method-indirect-hint = Sends a salvo that moves on the table until it finds its target.

window-choice-target-starships-text = Starships
window-choice-target-starships-hint = Ships of all sizes.
window-choice-target-starfighters-text = Starfighters
window-choice-target-starfighters-hint = Missions of squadrons.
window-choice-target-direct-text = Direct fire
window-choice-target-direct-hint = Shots of direct weapons, to intercept them.
window-choice-target-indirect-text = Indirect fire
window-choice-target-indirect-hint = Salvos on the table, to intercept them.

window-choice-fighter_target-starships-text = Starships
window-choice-fighter_target-starships-hint = Ships of all sizes.
window-choice-fighter_target-other-text = All other targets
window-choice-fighter_target-other-hint = Starfighters, direct and indirect fire.

window-choice-rate_of_fire-one_shot-text = One shot
window-choice-rate_of_fire-one_shot-hint = Fires once in a battle.
window-choice-rate_of_fire-limited-text = Limited
window-choice-rate_of_fire-limited-hint = Never fires in two consecutive turns.
window-choice-rate_of_fire-unlimited-text = Unlimited
window-choice-rate_of_fire-unlimited-hint = Fires every turn.

window-choice-loadout_kind-permanent-text = Permanent
window-choice-loadout_kind-permanent-hint = Part of the design, and the same for every ship.
window-choice-loadout_kind-download-text = Chosen for each ship
window-choice-loadout_kind-download-hint = Every ship of the roster has its own.
window-choice-loadout_kind-open-text = Open
window-choice-loadout_kind-open-hint = Chosen at the table; the price is not included yet.

window-choice-command_level-squadron-text = Squadron
window-choice-command_level-squadron-hint = Leads ships directly.
window-choice-command_level-wing-text = Wing
window-choice-command_level-wing-hint = Leads squadron commanders.
window-choice-command_level-division-text = Division
window-choice-command_level-division-hint = Leads wing commanders.
window-choice-command_level-fleet-text = Fleet
window-choice-command_level-fleet-hint = Leads division commanders, and is the flagship.

window-choice-command_die-D2-text = D2
window-choice-command_die-D2-hint = Unsteady.
window-choice-command_die-D3-text = D3
window-choice-command_die-D3-hint = Nervous.
window-choice-command_die-D4-text = D4
window-choice-command_die-D4-hint = Steady.
window-choice-command_die-D5-text = D5
window-choice-command_die-D5-hint = Cool.
window-choice-command_die-D6-text = D6
window-choice-command_die-D6-hint = Unshakeable.

window-choice-damage_control_die-D6-text = D6
window-choice-damage_control_die-D6-hint = Poor.
window-choice-damage_control_die-D5-text = D5
window-choice-damage_control_die-D5-hint = Fair.
window-choice-damage_control_die-D4-text = D4
window-choice-damage_control_die-D4-hint = Good.

window-choice-facing-fore-text = Fore
window-choice-facing-starboard-text = Starboard
window-choice-facing-aft-text = Aft
window-choice-facing-port-text = Port
window-choice-facing-fore_aft-text = Fore and aft
window-choice-facing-port_starboard-text = Port and starboard

window-choice-sector-fore_starboard-text = Fore, starboard half
window-choice-sector-starboard_fore-text = Starboard, fore half
window-choice-sector-starboard_aft-text = Starboard, aft half
window-choice-sector-aft_starboard-text = Aft, starboard half
window-choice-sector-aft_port-text = Aft, port half
window-choice-sector-port_aft-text = Port, aft half
window-choice-sector-port_fore-text = Port, fore half
window-choice-sector-fore_port-text = Fore, port half

window-palette-hull = Hull and people
window-palette-primary = Primary systems
window-palette-propulsion = Propulsion
window-palette-electronic_warfare = Electronic warfare
window-palette-secondary = Secondary systems
window-palette-weapon = Weapons
window-palette-hangar = Hangar bays
window-palette-section_hint = An outboard section that covers its arc, with its own hull, defences and systems.
window-palette-hull_hit-text = Hull hit
window-palette-hull_hit-hint = One more hit that the section can take.
window-palette-hull_layer-text = Hull layer
window-palette-hull_layer-hint = Adds a hull layer; the hull hits are spread over all layers.
window-palette-crew_party-text = Crew party
window-palette-crew_party-hint = Repairs systems and fights off boarders.
window-palette-marine_party-text = Marine party
window-palette-marine_party-hint = Boards enemies and defends the ship.
window-palette-armour-text = Armour
window-palette-armour-hint = Takes one more point off every pulse through this arc.
window-palette-plate-text = Ablative plate
window-palette-plate-hint = Adds one point of armour until the hull is hit through this arc.
window-palette-shield_hit-text = Shield hit
window-palette-shield_hit-hint = Takes damage before the hull; a generator must face the arc.
window-palette-weapons = Weapon: { $brief }
window-palette-bays = Hangar bay: { $brief }
window-palette-new_weapons-text = Make a weapon…
window-palette-new_weapons-hint = Mounts a new weapon; then choose its numbers.
window-palette-new_bays-text = Make a bay type…
window-palette-new_bays-hint = Adds a new hangar bay, with fighters if the fleet has none yet.
window-palette-new_starfighters-text = Make a squadron…
window-palette-new_starfighters-hint = Adds a new squadron, aboard a new hangar bay.

window-group-ships =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
window-group-classes =
    { $count ->
        [one] 1 class
       *[other] { $count } classes
    }
window-group-weapons =
    { $count ->
        [one] 1 weapon
       *[other] { $count } weapons
    }
window-group-starfighters =
    { $count ->
        [one] 1 squadron type
       *[other] { $count } squadron types
    }
window-group-bays =
    { $count ->
        [one] 1 bay type
       *[other] { $count } bay types
    }
window-group-squadrons =
    { $count ->
        [one] 1 entry of squadrons
       *[other] { $count } entries of squadrons
    }

window-new-classes = New class
window-new-variant = Block { $number }
window-new-weapons = New weapon
window-new-bays = New bay
window-new-starfighters = New squadron
window-new-first_starfighters = Fighters

window-fix-set = Set { $property } to { $value } { $unit }
window-fix-confirm = Confirm by battles
window-fix-confirm_all =
    { $count ->
        [one] Confirm { $count } class by battles
       *[other] Confirm { $count } classes by battles
    }
window-fix-remove_facing = Remove the facing
window-fix-remove_rating = Remove the rating
window-fix-remove_quality = Remove { $qualities }
window-fix-aim = Let it fire at { $target }
window-fix-unlimited = Make its fire unlimited
window-fix-one_shot = Make it a one-shot weapon
window-fix-no_marines = Start without marines
window-fix-turn = Turn it { $facing }
window-fix-move = Move it to the { $section }
window-fix-rate = Give it rating { $rating }
window-fix-bear = Let it bear on its own arc
window-fix-bear_not_across = Remove the sectors across the ship
window-fix-shield = Add { $hits } shield hits { $arc }
window-fix-remove = Remove the { $name }
window-fix-add_core = Add a core
window-fix-add = Add a { $name } to the { $section }
window-fix-add_facing = Add a { $name } facing { $facing } to the { $section }
window-fix-raise = Raise the { $name } to { $rating }
window-fix-level = Make { $ship } a { $level } commander
window-fix-no_level = Remove the level of { $ship }
window-fix-under = Put { $ship } under { $flagship }
window-fix-under_larger = Raise the combat information centre of { $flagship } to { $rating } and put { $ship } under it
window-fix-bring = Take { $ship } along
window-fix-fit_aboard = Keep the first { $room }
window-fix-accept = Let { $bay } accept { $squadrons }
window-fix-leave_behind = Leave { $squadrons } behind
window-fix-clear_list = Clear the list
window-fix-accept_all = Accept all squadron types
window-fix-first_squadron = Add a squadron type for it
window-fix-arm = Give it a weapon
window-fix-new_weapon = Gun
window-fix-give_ftl = Give { $squadron } FTL
window-fix-stock_formula = Return to the standard formula
window-fix-last_formula = Keep only the last one

window-summary-target_rating-title = Target rating
window-summary-target_rating-sentence = The difficulty of hitting the ship; bigger ships have a lower rating.
window-summary-ems-title = EMS
window-summary-ems-sentence = The number of enemy ships, missions and salvos that may fire on the ship in one turn.
window-summary-mass_factor-title = Mass factor
window-summary-mass_factor-sentence = The size of the ship for ramming, towing and grappling.
window-summary-combat_value-title = Combat value
window-summary-combat_value-sentence = The worth of the ship in points, calculated from everything aboard.
window-summary-tier-title = Tier
window-summary-tier-sentence = The highest tier of anything aboard.
window-summary-ftl_charge-title = FTL charge
window-summary-ftl_charge-sentence = Mark a circle for each turn in which the drive charges; when all are marked, it is ready.
window-summary-deflector-title = Deflector
window-summary-deflector-sentence = Ignores damage dice that roll its rating or less; the highest face always gets through.
window-summary-adaptation-title = Adaptation
window-summary-adaptation-sentence = The number of levels by which these shields can harden, one per turn under fire.

window-summary-fleet-sentence = Definitions, classes, ships and their chain of command.

window-summary-class-sentence = A design for any number of ships.

window-summary-section-sentence = A part of the ship with its own hull, crew and systems.

window-summary-arc-sentence = Defences against fire from this side, in order: deflectors, shields, armour.

window-summary-mount-sentence = A weapon that bears on these sectors.

window-summary-fit-sentence = Carries, launches and recovers starfighter squadrons.

window-summary-weapon-sentence = A weapon of the fleet's own design.

window-summary-starfighter-sentence = A type of starfighter squadron.

window-summary-fighter_weapon-sentence = One entry covers this weapon on all craft of the squadron.

window-summary-bay-sentence = A type of hangar bay, for the squadron types that it accepts.

window-summary-ship-sentence = A ship of the fleet.

window-summary-squadron-sentence = Squadrons with FTL that come without a carrier.

window-fact-now = Now { $value }
window-fact-rating = rating { $rating }
window-fact-facing = faces { $facing }
window-fact-bears = bears { $sectors }
window-fact-range = range bands of { $range } cm
window-fact-bay = launches { $launch }, carries { $carry }
window-fact-accepts = accepts { $squadrons }
window-fact-aboard = { $count } × { $squadron }
window-fact-regeneration = { $hits } restored each turn
window-fact-adaptation = adapts up to { $levels }
window-fact-deflector = deflector { $rating } ({ $type })
window-fact-power = Draws { $power } power
window-fact-supplies = supplies { $power } power
window-fact-worth = Worth { $points } points on its own
window-fact-one_more = One more adds { $points } points
window-fact-value = { $points } points
window-fact-cost = costs { $points } points
window-fact-tier = tier { $tier }

window-fact-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }

window-fact-hits =
    { $count ->
        [one] { $count } hull hit
       *[other] { $count } hull hits
    }

window-fact-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }

window-fact-squadrons =
    { $count ->
        [one] { $count } squadron
       *[other] { $count } squadrons
    }

window-fact-mounted =
    { $count ->
        [one] { $count } mounted
       *[other] { $count } mounted
    }

window-template-scouts-title = Two scouts
window-template-empty-title = Empty fleet
window-template-frigate-title = One frigate
window-template-frigate-name = Frigate
window-template-squadron-title = A cruiser and two frigates
window-template-squadron-name = Cruiser
window-template-ship_1 = First Light
window-template-ship_2 = Second Wind
window-template-ship_3 = Third Bell

## Captains of battles. Their names are typed as they are in English.

window-captain-chance-label = chance
window-captain-chance-hint = picks a legal action at random
window-captain-plain-label = plain
window-captain-plain-hint = closes to its best range, turns its best broadside, and spreads its fire
window-captain-careful-label = careful
window-captain-careful-hint = looks a turn ahead, uses electronics and evasion, and knows when to leave
window-captain-admiral-label = admiral
window-captain-admiral-hint = predicts what a careful opponent will do and counters it, turns damaged arcs away, and targets the ships the enemy fleet depends on; slower


window-encounter-meeting = a meeting engagement
window-encounter-flank = a flank attack
window-encounter-divided = divided attackers
window-encounter-rear = a rear attack
window-encounter-surrounded = a surrounded enemy
window-terrain-d20 = Roll a D20 on the terrain chart
window-terrain-d12 = Roll a D12 on the terrain chart (less terrain)
window-terrain-none = none

## Orders in a match
window-order-faster = faster
window-order-slower = slower
window-order-right = turn right
window-order-left = turn left
window-order-port = thrust to port
window-order-starboard = thrust to starboard
window-order-evasive = evasive manoeuvres
window-order-roll = roll
window-order-flip = flip
window-order-corkscrew = corkscrew
window-order-emergency_power = emergency power
window-order-emergency_thrust = emergency thrust
window-order-ram = ram
window-order-charge = charge the FTL drive
window-order-retreat = retreat by FTL
window-order-strategic_jump = strategic jump
window-order-tactical_jump = tactical jump
window-order-cloak = cloak
window-order-uncloak = uncloak
window-dial-faster = change of speed
window-dial-right = turn
window-dial-starboard = sideways
window-orders-salvo = salvo
window-orders-volley = volley
window-orders-surgical = surgical fire
window-orders-lent = with a lent array
window-orders-launch = launch
window-orders-onto = launch onto
window-orders-boarding = boarding
window-orders-load = parties
window-orders-grapple = grapple
window-orders-attacks = other fire
window-orders-launches = launches
window-orders-teleports = teleporters
window-orders-grapples = grapplers
window-orders-boardings = boarding parties
window-orders-kept = kept to intercept
window-orders-weapons = weapons
window-orders-array = array
window-orders-target = target
window-orders-system = system
window-orders-delayed = wait
window-orders-joined = fire with their commander
window-orders-orders = orders
window-orders-stay = stay away
window-orders-return = return
window-orders-discard = discard
window-orders-roll = roll extra dice
window-orders-missions = missions
window-orders-squadrons = squadrons
window-orders-loads = parties
window-orders-formation = mission
window-orders-formations = missions
window-orders-deployment = mission
window-orders-deployments = missions
window-orders-cap = CAP
window-orders-strike = strike
window-orders-intercept = intercept
window-orders-aims = aim at an enemy
window-orders-arc = arc
window-orders-at = target
window-orders-attack = attack
window-orders-by_squadron = squadrons
window-orders-combination = combine
window-orders-combinations = combined squadrons
window-orders-contact = onto
window-orders-course = move
window-orders-courses = moves
window-orders-crew = crew parties
window-orders-direction = direction
window-orders-dropped = drop shields
window-orders-east = east
window-orders-flight = move
window-orders-flights = moves
window-orders-grapplers = grapplers
window-orders-growths = grown squadrons
window-orders-heading = heading
window-orders-healed = heal
window-orders-lender = lent by
window-orders-length = length
window-orders-marines = marine parties
window-orders-mission = mission
window-orders-modulations = turn shields
window-orders-more = extra dice
window-orders-north = north
window-orders-off = switch off
window-orders-on = switch on
window-orders-other = other squadron
window-orders-pods = activate pods
window-orders-pulls_itself = moves itself
window-orders-raised = raise shields
window-orders-recoveries = recover
window-orders-reloaded = reload
window-orders-restorations = restore hull
window-orders-screen = interception
window-orders-screens = interceptions
window-orders-section = section
window-orders-shift = move parties
window-orders-shifts = moved parties
window-orders-ship = ship
window-orders-ships = ships
window-orders-shot = shot
window-orders-shots = shots
window-orders-sortie = launch
window-orders-sorties = launches
window-orders-squadron = squadron
window-orders-start = start
window-orders-strikes = strikes
window-orders-support = support
window-orders-supports = support friends
window-orders-systems = systems
window-orders-task = task
window-orders-teleporter = teleporter
window-orders-unload = unload
window-orders-works = repair systems
window-orders-x = cm east of the middle
window-orders-y = cm north of the middle
window-orders-transfers = hand over

window-decision-advance = move boarders
window-decision-arrival = return from a jump
window-decision-defend = defend against salvos
window-decision-deploy = deploy squadrons
window-decision-disable = boarders disable systems
window-decision-electronics = electronics
window-decision-fire = fire
window-decision-flak = flak
window-decision-fly = move missions
window-decision-grow = grow squadrons
window-decision-guide = move salvos
window-decision-intercept = intercept fire
window-decision-jump_dice = jump dice
window-decision-launch = launch squadrons
window-decision-missions = form missions
window-decision-muster = wait or join
window-decision-plot = plots
window-decision-rearm = combine squadrons
window-decision-recover = recover squadrons
window-decision-reinforce = send help against boarders
window-decision-repair = repairs
window-decision-rocks = clear rocks
window-decision-squadron_defence = fire squadrons at salvos
window-decision-squadrons = fire squadrons
window-decision-strike = strike with salvos

## Several pages

window-common-search = Search { $title }
window-common-new-squadron-type = New squadron type
window-common-new-bay-type = New bay type
window-common-new-weapon = New weapon
window-common-weapons = Weapons
window-common-new-class = New class
window-common-squadrons = Squadrons

## Edits

window-commands-fleet = a fleet
window-commands-fleet-already = This fleet already has it.
window-commands-bring-classes = Import its classes
window-commands-house-rules-two = The house rules of the two fleets differ, so numbers may change: { $differences }.
window-commands-add-ship-name = Add a ship of class { $name }
window-commands-add-squadron = Add a squadron of type { $name }
window-commands-command-level = Command level of { $name }
window-commands-change-class = Change the class of { $name } to { $to }
window-commands-replace = Replace { $old } with { $new }
window-commands-put-under-no = Remove the commander of { $name }
window-commands-put-under = Put { $name } under { $commander }
window-commands-move-folder = Move { $name } to folder { $folder }
window-commands-take-out-folder = Remove { $name } from its folder
window-commands-rename-folder = Rename folder { $folder }

## Definitions

window-definitions-used = USED BY
window-definitions-replace = Replace with
window-definitions-puts-another-weapon = Replace this weapon with another one on all mounts of the fleet
window-definitions-nothing-uses-yet = Not used yet.
window-definitions-stands-printed-sheet = Appearance on a printed sheet
window-definitions-nothing-here-called = No matches
window-definitions-none-yet = The list is empty.
window-definitions-sheet = ON THE SHEET
window-definitions-fleet-no-squadrons = This fleet has no squadrons and no bays yet.
window-definitions-move-up = Move { $name } up
window-definitions-move-down = Move { $name } down
window-definitions-weapons = WEAPONS
window-definitions-add-weapon = Add a weapon
window-definitions-gun = Gun
window-definitions-add-weapon-name = Add a weapon to { $name }
window-definitions-squadron-types = Squadron types
window-definitions-bay-types = Bay types
window-definitions-weapon = Weapon { $number }
window-definitions-take = Copy from
window-definitions-against = TARGET
window-definitions-less = Done
window-definitions-change = Change
window-definitions-lay-another-weapon = Weapon to compare with
window-definitions-being-worked-out = Calculating…
window-definitions-no-other = none
window-definitions-fleet-no-weapons = This fleet has no weapons yet.
window-definitions-identity = IDENTITY
window-definitions-damage = DAMAGE
window-definitions-reach = REACH
window-definitions-area-fire = AREA AND FIRE
window-definitions-piercing = PIERCING
window-definitions-special = SPECIAL

## Design

window-design-panels-below-the-sheet = Panels below the sheet
window-design-how-strong-is-it = How strong is it?
window-design-problems-and-strength = Problems and strength
window-design-numbers-and-selection = Numbers and selection
window-design-there-is-no-ship-to-add = There is no ship to add it to.
window-design-paste-name = Paste { $name }
window-design-fleet-parts = Fleet and parts
window-design-class = { $name } (class)
window-design-edit-weapon = edit weapon
window-design-ships-value = The ship’s value…
window-design-explain-combat-value = Explain the combat value
window-design-all-parts-scaled = Shares add up to the ship’s value. “On its own” is what the ship would lose without this part.
window-design-edit-bay-type = edit bay type
window-design-edit-squadron-type = edit squadron type
window-design-belongs-section-cannot = { $name } belongs to its section, so you cannot move it.
window-design-add-ship-class = Add a ship class
window-design-paste-into = Paste into { $section }
window-design-one-more = { $name }: one more
window-design-one-less = { $name }: one less
window-design-no-part-clipboard = There is no part on the clipboard
window-design-no-section-clipboard = There is no section on the clipboard
window-design-mirror = Mirror { $section }
window-design-belongs-ship = This item must be on a ship.
window-design-came-along-under = { $name } was added under another id
window-design-left-out-rules = Not added, because the rules do not allow it there: { $names }
window-design-where-value-comes = SHARES OF THE VALUE
window-design-sections-added = Sections to add
window-design-copy-section = Copy the section
window-design-paste-into-section = Paste into the section
window-design-move-section = Move to section
window-design-used = Used by
window-design-new-ship-class = New ship class
window-design-fore = + fore
window-design-add-fore-section = Add a fore section
window-design-port = + port
window-design-add-port-section = Add a port section
window-design-starboard = + starboard
window-design-add-starboard-section = Add a starboard section
window-design-aft = + aft
window-design-add-aft-section = Add an aft section
window-design-mirror-other-side = Mirror to the other side
window-design-edit-name = Edit { $name }
window-design-keep-library = Save { $name } to the library

## Fleet

window-fleet-name-other = { $name } ({ $other })
window-fleet-add-ship = Add a ship
window-fleet-outside-fleet-no = Outside the fleet: it has no commander and no command level, so its crew quality is one lower in battle
window-fleet-squadrons-without-carrier =
    { $count ->
        [one] 1 squadron without a carrier
       *[other] { $count } squadrons without a carrier
    }
window-fleet-flagship = flagship
window-fleet-outside-fleet = outside the fleet
window-fleet-tier-over-limit = tier { $tier } over the limit of { $limit }
window-fleet-with-all = { $value } with those at home
window-fleet-chain-command = Chain of command
window-fleet-only-ships-classes = Only ships and classes can be in the chain of command.
window-fleet-points-over-limit = { $points } points over the limit
window-fleet-add-squadrons-without = Add squadrons without a carrier
window-fleet-limits-points-tier = Limits for points and tier
window-fleet-house-formulas = Custom formulas
window-fleet-fleet = FLEET
window-fleet-roster = Roster
window-fleet-against-another-fleet = Against another fleet
window-fleet-parts-fleet = Parts of the fleet
window-fleet-selected = SELECTED
window-fleet-change-all-them-name = { $name }: changes apply to all of them
window-fleet-select-ship-see = Select a ship to see and edit it.
window-fleet-bring-fleet = Import a fleet
window-fleet-house = custom
window-fleet-wrong = error
window-fleet-not-book = unknown entries
window-fleet-fixed = fixed
window-fleet-begin-book-s = Start from the standard formula
window-fleet-use-book-s = Use the standard formula
window-fleet-formula-book = Formula book
window-fleet-search-formula-book = Search the formula book
window-fleet-house-formulas-only = Custom formulas only
window-fleet-book-says = STANDARD FORMULA
window-fleet-fleet-says = FORMULA OF THIS FLEET
window-fleet-may-use = AVAILABLE VALUES
window-fleet-choose-entry-book = Select an entry to see its formula and write your own.
window-fleet-book-no-such = The formula book has no such entry.
window-fleet-numbers-other-entries = Numbers and other entries of the chapter.
window-fleet-house-formula = Custom formula: { $name }
window-fleet-rules-fix-one = The rules fix this value, so a custom formula cannot replace it.
window-fleet-used-force = The formula is valid and in use.
window-fleet-book-s-formula = The standard formula is in use.
window-fleet-not-used = not used
window-fleet-used-times =
    { $count ->
        [one] used once
       *[other] used { $count } times
    }
window-fleet-launches-carries = launches { $launch } a turn, holds { $carry }
window-fleet-folder = Folder
window-fleet-add-roster = Add to the roster
window-fleet-move-folder = Move to folder
window-fleet-new-folder = New folder
window-fleet-class-cannot-put = You cannot move a class in front of itself.
window-fleet-classes = Classes
window-fleet-bays = Bays
window-fleet-libraries-fleet = Libraries of this fleet
window-fleet-universe-packs = Universe packs
window-fleet-own-library = My library
window-fleet-folder-number = Folder { $number }
window-fleet-bring-into-fleet = Import into this fleet
window-fleet-remove-library = Remove from the library
window-fleet-replace-everywhere = Replace everywhere with
window-fleet-no-folder = No folder
window-fleet-value = Value
window-fleet-tier = Tier
window-fleet-base-value = Base value
window-fleet-commander = Commander
window-fleet-level = Level
window-fleet-aboard = Aboard
window-fleet-squadrons =
    { $count ->
        [one] 1 squadron
       *[other] { $count } squadrons
    }
window-fleet-total = Total
window-fleet-no-ships-yet-add = No ships yet: click “Add a ship” below
window-fleet-search-roster = Search the roster
window-fleet-import-fleet = Import a fleet…
window-fleet-nothing-roster-called = No matches
window-fleet-usual-columns = Default columns
window-fleet-add-squadrons = Add squadrons
window-fleet-columns = Columns
window-fleet-fleet-no-classes = This fleet has no classes yet
window-fleet-fleet-no-squadron = This fleet has no squadron types
window-fleet-add-ship-led = Add a ship led by { $name }
window-fleet-command-level = Command level
window-fleet-none = None
window-fleet-change-class = Change the class
window-fleet-change-class-squadron = Change the class of this squadron ({ $count } ships)
window-fleet-select-squadron = Select this squadron
window-fleet-no-class-yet = There are no classes yet. Add one first.

## Graphs

window-graphs-classes-compare = Classes to compare
window-graphs-compare = COMPARE
window-graphs-tick-two-classes = Select at least two classes to compare.
window-graphs-all-numbers = All numbers
window-graphs-all-weapons = All weapons
window-graphs-differences = Differences
window-graphs-compare-class-another = Compare with a class of another file
window-graphs-file-another-game = This file belongs to another game.
window-graphs-from-to = From { $one } to { $other }
window-graphs-no-differences = No differences
window-graphs-armour = &Armour
window-graphs-plates = &Plates
window-graphs-shields = &Shields
window-graphs-adaptation = Adap&tation
window-graphs-deflector = &Deflector
window-graphs-target-rating = Target &rating
window-graphs-ew = &EW
window-graphs-graphs = Graphs &of
window-graphs-class-weapon = Class or weapon
window-graphs-fleet-neither-classes = This fleet has neither classes nor weapons yet.

## Matches

window-match-way-fire = Fire mode
window-match-system-aimed = Target system
window-match-fires = { $weapon } fires
window-match-column-weapon = Weapon
window-match-column-target = Target
window-match-column-chance = Chance
window-match-column-boxes = Boxes
window-match-kind-energy = energy
window-match-kind-kinetic = kinetic
window-match-kind-indirect = indirect
window-match-percent = { $percent }%
window-match-loss = Each pulse loses { $loss } at this distance
window-match-hold-fire = Hold fire
window-match-array-about = { $section } · rating { $rating }
window-match-array-free = free
window-match-array-launches = guides a salvo
window-match-fire-about = { $ship_class } class · { $arrays ->
    [0] no sensor array is free
    [1] all weapons aim at one target a turn
   *[other] weapons aim at up to { $arrays } targets a turn
  }
window-match-target = Target of { $title }
window-match-click-sheet-target = You can also click the system on the sheet of the target
window-match-salvo = salvo
window-match-each-weapon-d20 = Each weapon rolls its own D20
window-match-volley = volley
window-match-all-weapons-one = All weapons share one D20: all hit or all miss
window-match-surgical = surgical
window-match-one-weapon-one = One weapon at one system: an odd die that hits and takes a box of the section disables the system
window-match-all-likeliest-target = Aim all at the easiest target
window-match-cost = { $cost } of { $points } { $pool }
window-match-pool-port_thrusters = port thrusters
window-match-pool-starboard_thrusters = starboard thrusters
window-match-pool-drives_forward = drive points ahead
window-match-pool-drives_to_starboard = drive points to starboard
window-match-pool-drives_backward = drive points astern
window-match-pool-drives_to_port = drive points to port
window-match-drag-ship-where = Drag the ship on the table, or press +, −, L or R.
window-match-choose-where-each = Choose a destination for each, or click its target on the table.
window-match-where-they-fly = Destination
window-match-beside-ship = next to the ship
window-match-stays = stays
window-match-where-goes = Destination of { $sign }
window-pages-design = Design

## Names of pages

window-pages-compare = Compare
window-pages-graphs = Graphs

## Points

window-points-how-true-points = How true are the points?
