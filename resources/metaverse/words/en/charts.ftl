### Words of the charts: one table for each chart, inside it one for each section and entry of `charts/<chart>.toml`.

charts-turn_sequence-title = Turn sequence
charts-turn_sequence-subtitle = Each step is finished before the next begins. Steps for systems that neither side has are left out.
charts-turn_sequence-track = TURN

charts-turn_sequence-phase-movement = MOVEMENT PHASE
charts-turn_sequence-phase-combat = COMBAT PHASE
charts-turn_sequence-phase-end = END PHASE

charts-turn_sequence-order-together = all together
charts-turn_sequence-order-alternating = loser of a D6 first, then in turn
charts-turn_sequence-order-rising = lowest crew quality first
charts-turn_sequence-order-falling = highest crew quality first
charts-turn_sequence-order-strength = highest strength first
charts-turn_sequence-order-tokens = tokens against tokens first
charts-turn_sequence-order-each = ship by ship
charts-turn_sequence-order-listed = all ships, in this order

charts-turn_sequence-movement-plot-name = Plot movement
charts-turn_sequence-movement-plot-text = Write the orders of every ship in secret. A ship without a working bridge gets none and drifts. A ship that returns from a strategic jump next turn announces its place and facing now.

charts-turn_sequence-movement-indirect_movement-name = Indirect movement
charts-turn_sequence-movement-indirect_movement-text = Each salvo on the table turns up to { $turn }°, then moves straight ahead, up to its range. Moving 0 cm also counts as a move.

charts-turn_sequence-movement-starship_movement-name = Starship movement
charts-turn_sequence-movement-starship_movement-text = Ram permission · all moves as plotted · roll and flip take effect · dice for emergency power and thrust · FTL mishaps and departures · FTL attacks.

charts-turn_sequence-movement-starfighter_operations-name = Starfighter operations
charts-turn_sequence-movement-starfighter_operations-text = Launch, re-arm, recover (within { $recover } cm), then form CAP, strike and intercept missions. Within { $free } cm of the carrier changes are free; farther away roll 1D6, crew quality or less.

charts-turn_sequence-movement-starfighter_movement-name = Starfighter movement
charts-turn_sequence-movement-starfighter_movement-text = All strike missions, then all intercept missions; CAP moved with its ship. The slowest squadron sets the speed. Double speed is allowed, but a squadron that flies faster than its own speed cannot fire.

charts-turn_sequence-combat-electronic_warfare-name = Electronic warfare
charts-turn_sequence-combat-electronic_warfare-text = Switch arrays and generators on or off, aim ELINT and targeting arrays, name ansible links, use pods. Drop shields, or restore those dropped in an earlier turn.

charts-turn_sequence-combat-starship_combat-name = Starship combat
charts-turn_sequence-combat-starship_combat-text = Groups from crew quality { $first } down to { $last }, both sides at once. Declare, roll and mark damage. Launch salvos, use teleporters and energy grapplers. Roll the criticals of a group before the next one fires.

charts-turn_sequence-combat-starfighter_combat-name = Starfighter combat
charts-turn_sequence-combat-starfighter_combat-text = First weapons of range { $range } cm and indirect starfighter weapons. Then squadrons by strength, equal ones together, each with as many weapons as its crew quality.

charts-turn_sequence-combat-indirect_combat-name = Indirect combat
charts-turn_sequence-combat-indirect_combat-text = Each salvo may hit one target within { $reach } cm, less { $step } cm for each point of its EW: move it into contact, let the target fire at it, then roll the damage of the rest. Remove salvos that have hit or reached their limit.

charts-turn_sequence-combat-boarding_combat-name = Boarding combat
charts-turn_sequence-combat-boarding_combat-text = In each boarded section both sides roll for their parties and compare from the highest down; the lower of a pair is lost. In a section without defenders, each boarding party disables one system.

charts-turn_sequence-end-repair-name = Repair
charts-turn_sequence-end-repair-text = Assign crew and roll the damage control die: repaired if not above the crew assigned. Then biological gain · shields · adaptation · plates · pods spent · losses without life support · meltdowns.

charts-turn_sequence-end-morale-name = Morale
charts-turn_sequence-end-morale-text = A ship or squadron that meets a new condition rolls its command quality die, minus the number of conditions met; below { $least } it leaves the table.

charts-aboard-title = Systems aboard
charts-aboard-subtitle = Systems, weapons and qualities of these fleets.

charts-moves-title = Movement tables
charts-moves-subtitle = Several manoeuvres may go together if separate thrusters and drives pay for each; a thruster does one kind of thing a turn.

charts-manoeuvres-title = Manoeuvres and order codes
charts-manoeuvres-subtitle = Several manoeuvres may go together if separate thrusters and drives pay for each; a thruster does one kind of thing a turn.
charts-manoeuvres-special_panel = SPECIAL MANOEUVRES
charts-manoeuvres-codes_panel = ORDER CODES
charts-manoeuvres-evasive_panel = EVASIVE MANOEUVRES
charts-manoeuvres-legs_panel = LEGS OF A CINEMATIC MOVE
charts-manoeuvres-thrust_panel = NEWTONIAN THRUST
charts-manoeuvres-ramming_panel = RAM: CLOSING SPEED
charts-manoeuvres-movement_panel = TURNS AND THRUST

charts-manoeuvres-caption-cost = cost
charts-manoeuvres-caption-target =
    target
    rating
charts-manoeuvres-caption-movement =
    movement
    rating
charts-manoeuvres-caption-count = EM
charts-manoeuvres-caption-each = a side
charts-manoeuvres-caption-all = in all
charts-manoeuvres-caption-speed = speed
charts-manoeuvres-caption-turn =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
charts-manoeuvres-caption-present = momentum there
charts-manoeuvres-caption-next = points for the next
charts-manoeuvres-caption-thrust_target = target rating at speed

charts-manoeuvres-special-roll-name = Roll
charts-manoeuvres-special-roll-cost = { $each } thruster point a side ({ $all })
charts-manoeuvres-special-roll-effect = Port and starboard change places until she rolls again.

charts-manoeuvres-special-flip-name = Flip
charts-manoeuvres-special-flip-cost = { $each } thruster points a side ({ $all }) or { $drive } drive points fore and aft ({ $drives })
charts-manoeuvres-special-flip-effect = Newtonian ships only. Facing turns about; momentum and rotation stay, port and starboard keep pointing where they did.

charts-manoeuvres-special-corkscrew-name = Corkscrew
charts-manoeuvres-special-corkscrew-cost = { $each } thruster points a side ({ $all })
charts-manoeuvres-special-corkscrew-effect = Side weapons may also fire through the other side's arc, but not as a volley. Each hit on a side strikes port or starboard at random.

charts-manoeuvres-special-evasive-name = Evasive
charts-manoeuvres-special-evasive-cost = { $base } to the power of EM, a side
charts-manoeuvres-special-evasive-effect = Harder to hit by speed/{ $step }, rounded down, for each one; see the table below.
charts-manoeuvres-special-evasive-target = below
charts-manoeuvres-special-evasive-movement = + EM

charts-manoeuvres-special-emergency_power-name = Emergency power
charts-manoeuvres-special-emergency_power-cost = working STL drives
charts-manoeuvres-special-emergency_power-effect = Chosen drives give double points. { $die } after the move: above crew quality, they are disabled.

charts-manoeuvres-special-emergency_thrust-name = Emergency thrust
charts-manoeuvres-special-emergency_thrust-cost = working thrusters
charts-manoeuvres-special-emergency_thrust-effect = Chosen thrusters give double points. { $die } after the move: above crew quality, they are disabled.

charts-manoeuvres-special-ram-name = Ram
charts-manoeuvres-special-ram-cost = a named enemy
charts-manoeuvres-special-ram-effect = Command die { $plus } for each own section lost must beat crew quality. Within { $reach } cm on the way: unused thruster points + crew quality, higher than the target's.

charts-manoeuvres-special-ftl_warm_up-name = FTL warm-up
charts-manoeuvres-special-ftl_warm_up-cost = any working FTL drive
charts-manoeuvres-special-ftl_warm_up-effect = As many turns without a gap as the drive's rating. If the drive is disabled meanwhile, or left unused when charged: { $hits } hull hits, drive destroyed.

charts-manoeuvres-special-ftl_retreat-name = FTL retreat
charts-manoeuvres-special-ftl_retreat-cost = any FTL drive, charged
charts-manoeuvres-special-ftl_retreat-effect = Leaves the game; counts as lost for command and morale.

charts-manoeuvres-special-strategic_jump-name = Strategic jump
charts-manoeuvres-special-strategic_jump-cost = basic or advanced, charged
charts-manoeuvres-special-strategic_jump-effect = No turns, no thrust. Away for { $die } − crew quality turns (minimum { $least }). Announce place and facing one turn ahead.

charts-manoeuvres-special-tactical_jump-name = Tactical jump
charts-manoeuvres-special-tactical_jump-cost = advanced, charged
charts-manoeuvres-special-tactical_jump-effect = No turns, no thrust. Speed plus { $dice } or more; then discard or add up to crew quality dice.

charts-manoeuvres-special-ftl_attack-name = FTL attack
charts-manoeuvres-special-ftl_attack-cost = with a jump
charts-manoeuvres-special-ftl_attack-effect = Within { $reach } cm of the named enemy: sensor roll { $die }, its crew quality added to its target rating. D6s by mass factor on every outer section.

charts-manoeuvres-codes-faster-text = faster or slower by #

charts-manoeuvres-codes-turns-text = turn right or left, { $step }° each; rotation CW or CCW

charts-manoeuvres-codes-side_thrust-text = thrust to port or starboard (newtonian)

charts-manoeuvres-codes-evasive-text = evasive manoeuvres, # of them

charts-manoeuvres-codes-roll-text = roll

charts-manoeuvres-codes-flip-text = flip (newtonian)

charts-manoeuvres-codes-corkscrew-text = corkscrew

charts-manoeuvres-codes-power-text = emergency power; name the drives

charts-manoeuvres-codes-thrust-text = emergency thrust; name the thrusters

charts-manoeuvres-codes-ram-text = ram; name the target

charts-manoeuvres-codes-charge-text = charge FTL; # = turns charged after this one

charts-manoeuvres-codes-retreat-text = FTL retreat

charts-manoeuvres-codes-strategic-text = strategic FTL jump

charts-manoeuvres-codes-tactical-text = tactical FTL jump with # D10

charts-manoeuvres-codes-attack-text = jump with FTL attack; name the target

charts-manoeuvres-codes-cloak-text = cloak, uncloak

charts-manoeuvres-codes-drift-text = no orders: it drifts

charts-manoeuvres-ramming-fore-name = Struck fore
charts-manoeuvres-ramming-fore-text = rammer's speed + target's speed

charts-manoeuvres-ramming-side-name = Struck on a side
charts-manoeuvres-ramming-side-text = rammer's speed

charts-manoeuvres-ramming-aft-name = Struck aft
charts-manoeuvres-ramming-aft-text = rammer's speed − target's speed, minimum { $least }

charts-manoeuvres-ramming-damage-name = Damage
charts-manoeuvres-ramming-damage-text = closing speed × the other's mass factor: one kinetic raking pulse on the section that faces the other ship

charts-manoeuvres-movement-reverse-name = Astern
charts-manoeuvres-movement-reverse-text = at most half the maximum speed, rounded down

charts-manoeuvres-movement-sides-name = Cinematic turn
charts-manoeuvres-movement-sides-text = { $step }° a point; port thrusters turn to starboard, starboard thrusters to port

charts-manoeuvres-movement-one_action-name = One thing each
charts-manoeuvres-movement-one_action-text = a thruster serves one kind of action a turn, whatever its size

charts-manoeuvres-movement-rotation-name = Newtonian rotation
charts-manoeuvres-movement-rotation-text = { $step }° each turn for each point, until it is cancelled

charts-manoeuvres-movement-braking-name = Newtonian braking
charts-manoeuvres-movement-braking-text = a thrust point against the momentum takes { $momentum } off, at any speed

charts-modifiers-title = To hit and damage
charts-modifiers-subtitle = Hit on 1D20: above the target profile, not above the sensor profile.
charts-modifiers-target_panel = TARGET RATING
charts-modifiers-movement_panel = MOVEMENT RATING OF THE FIRER
charts-modifiers-roll_panel = SENSOR ROLL
charts-modifiers-warfare_panel = EFFECTIVE EW OF THE TARGET
charts-modifiers-pulse_panel = DAMAGE, EACH PULSE
charts-modifiers-limits_panel = REACH AND LIMITS
charts-modifiers-bands_panel = RANGE BANDS
charts-modifiers-area_panel = AREA OF EFFECT

charts-modifiers-caption-start_target = as designed; 3 for the smallest ships
charts-modifiers-caption-start_movement = begins at 0; applies against every target
charts-modifiers-caption-range = range
charts-modifiers-caption-bands = distance in cm, with the number of bands counted. Kinetic: target rating +1 per band. Energy: −1 damage per band and pulse.
charts-modifiers-caption-area = area
charts-modifiers-caption-die = targets hit
charts-modifiers-caption-example = Array 15, EW 2: sensor profile 13. Target rating 3, movement rating −1: target profile 2. A roll of 3 to 13 hits.

charts-modifiers-target-drift-text = drift: no plot

charts-modifiers-target-standing-text = momentum of { $momentum }

charts-modifiers-target-ram-text = order to ram

charts-modifiers-target-jump-text = tactical jump this turn, or arrival from a strategic jump

charts-modifiers-target-kinetic-text = for each range band, if a kinetic weapon fires

charts-modifiers-target-evasive-text = evasive manoeuvres × speed/{ $step }, rounded down first

charts-modifiers-movement-drift-text = drift: no plot

charts-modifiers-movement-standing-text = momentum of { $momentum }

charts-modifiers-movement-evasive-text = for each evasive manoeuvre

charts-modifiers-movement-roll-text = roll

charts-modifiers-movement-flip-text = flip

charts-modifiers-movement-corkscrew-text = corkscrew

charts-modifiers-movement-jump-text = tactical jump this turn, or arrival from a strategic jump

charts-modifiers-roll-array-name = Choose a sensor array
charts-modifiers-roll-array-text = one array for each target; it engages nothing else this turn

charts-modifiers-roll-sensor_profile-name = Sensor profile
charts-modifiers-roll-sensor_profile-text = array's rating − effective EW of the target

charts-modifiers-roll-target_profile-name = Target profile
charts-modifiers-roll-target_profile-text = target rating + own movement rating

charts-modifiers-roll-hit-name = Roll 1D20: a hit
charts-modifiers-roll-hit-text = above the target profile and not above the sensor profile

charts-modifiers-roll-always-name = No number could hit
charts-modifiers-roll-always-text = then only the array's printed rating hits; 1 and 20 have no special effect

charts-modifiers-roll-volley-name = Volley
charts-modifiers-roll-volley-text = one roll for all weapons of the array; sensor profile −1 for each weapon type after the first

charts-modifiers-warfare-array-name = EW array
charts-modifiers-warfare-array-text = the best active array

charts-modifiers-warfare-stealth-name = or stealth
charts-modifiers-warfare-stealth-text = { $whole } rating; { $broken } rating once any other EW system is used

charts-modifiers-warfare-ecm-name = + ECM
charts-modifiers-warfare-ecm-text = { $plus } for each array of the best ship within { $radius } cm × rating

charts-modifiers-warfare-pods-name = + pods
charts-modifiers-warfare-pods-text = rating of each countermeasure pod used this turn

charts-modifiers-warfare-elint-name = − ELINT
charts-modifiers-warfare-elint-text = rating of the firer's best array on this target, within { $reach } cm; never below { $least }

charts-modifiers-warfare-nebula-name = + nebula
charts-modifiers-warfare-nebula-text = then what nebulae and distance add

charts-modifiers-pulse-die-text = roll the die

charts-modifiers-pulse-deflector-text = a die up to deflector less deflection piercing is ignored, never its highest number

charts-modifiers-pulse-quantum-text = QM doubles

charts-modifiers-pulse-bonus-text = add the modifier, then AM, DS and GR

charts-modifiers-pulse-distance-text = energy: − range bands; area of effect: − distance

charts-modifiers-pulse-halving-text = spinal or unstable: half, rounded down

charts-modifiers-pulse-shields-text = matching shields: PH odd dice skip them; adaptation less AP; shield piercing goes through; PO

charts-modifiers-pulse-armour-text = matching armour with plates less AP, or a squadron's defence

charts-modifiers-pulse-hull-text = hull: ML, then DM, then IO. Never below 0 at any stage

charts-modifiers-limits-direct-name = Direct fire
charts-modifiers-limits-direct-text = up to { $reach } cm, whatever the weapon's range

charts-modifiers-limits-contact-name = Range { $range } cm
charts-modifiers-limits-contact-text = not in the starship combat step; contact only

charts-modifiers-limits-attackers-name = EMS
charts-modifiers-limits-attackers-text = number of ships, missions and salvos that may fire on a ship in a turn

charts-modifiers-limits-missions-name = Mission
charts-modifiers-limits-missions-text = EMS = squadrons in it; { $furball } in a furball for those outside

charts-modifiers-limits-salvos-name = Salvo
charts-modifiers-limits-salvos-text = EMS = pulses of its weapons; an array launches as many weapons as its rating

charts-modifiers-limits-salvo_reach-name = Salvo strikes
charts-modifiers-limits-salvo_reach-text = within { $reach } cm − { $step } cm for each point of EW, minimum { $least } cm; hits without a roll

charts-modifiers-limits-arrays-name = ELINT, targeting
charts-modifiers-limits-arrays-text = aimed at one enemy ship within { $reach } cm

charts-modifiers-limits-ansible-name = Ansible
charts-modifiers-limits-ansible-text = as many friends as its rating, within { $reach } cm

charts-modifiers-limits-squadron_fire-name = Squadron fire
charts-modifiers-limits-squadron_fire-text = ships within { $reach } cm of their commander may fire with it

charts-criticals-title = Critical hits
charts-criticals-subtitle = Roll 1D8 for the category and 1D6 for the result. Only what is in the section hit is struck.
charts-criticals-how_panel = ROLLING CRITICALS
charts-criticals-nothing = Neither side has these: use the next line.

charts-criticals-category-secondary = Secondary
charts-criticals-category-electronic_warfare = Electronic warfare
charts-criticals-category-propulsion = Propulsion
charts-criticals-category-weapon = Weapon
charts-criticals-category-crew = Crew
charts-criticals-category-primary = Primary
charts-criticals-category-structure = Structure
charts-criticals-category-compound = Compound

charts-criticals-secondary-engineering_disrupted-name = Engineering disrupted
charts-criticals-secondary-engineering_disrupted-text = Disable { $count } of these:

charts-criticals-secondary-secondary_command_net_disrupted-name = Secondary command net disrupted
charts-criticals-secondary-secondary_command_net_disrupted-text = Disable { $count } of these:

charts-criticals-secondary-standoff_systems_disrupted-name = Standoff systems disrupted
charts-criticals-secondary-standoff_systems_disrupted-text = Disable { $count } of these:

charts-criticals-secondary-engineering_failure-name = Engineering failure
charts-criticals-secondary-engineering_failure-text = Disable all of these:

charts-criticals-secondary-command_net_failure-name = Command net failure
charts-criticals-secondary-command_net_failure-text = Disable all of these:

charts-criticals-secondary-standoff_systems_failure-name = Standoff systems failure
charts-criticals-secondary-standoff_systems_failure-text = Disable all of these:

charts-criticals-electronic_warfare-secondary_ew_overload-name = Secondary EW overload
charts-criticals-electronic_warfare-secondary_ew_overload-text = Disable all of these:

charts-criticals-electronic_warfare-defence_array_overload-name = Defence array overload
charts-criticals-electronic_warfare-defence_array_overload-text = Disable { $count } of these:

charts-criticals-electronic_warfare-sensor_node_overload-name = Sensor node overload
charts-criticals-electronic_warfare-sensor_node_overload-text = Disable { $count } of these:

charts-criticals-electronic_warfare-defence_array_failure-name = Defence array failure
charts-criticals-electronic_warfare-defence_array_failure-text = Disable { $count } of these:

charts-criticals-electronic_warfare-sensor_node_failure-name = Sensor node failure
charts-criticals-electronic_warfare-sensor_node_failure-text = Disable { $count } of these:

charts-criticals-electronic_warfare-massive_ew_failure-name = Massive EW failure
charts-criticals-electronic_warfare-massive_ew_failure-text = Disable { $count } EW systems of any kind, including jamming arrays.

charts-criticals-propulsion-drive_housing_damage-name = Drive housing damage
charts-criticals-propulsion-drive_housing_damage-text = Disable { $count } STL drives.

charts-criticals-propulsion-thruster_manifold_damage-name = Thruster manifold damage
charts-criticals-propulsion-thruster_manifold_damage-text = Disable { $count } thrusters.

charts-criticals-propulsion-ftl_core_disruption-name = FTL core disruption
charts-criticals-propulsion-ftl_core_disruption-text = Disable { $count } FTL drive.

charts-criticals-propulsion-catastrophic_drive_damage-name = Catastrophic drive damage
charts-criticals-propulsion-catastrophic_drive_damage-text = Disable all STL drives.

charts-criticals-propulsion-massive_thruster_damage-name = Massive thruster damage
charts-criticals-propulsion-massive_thruster_damage-text = Disable all thrusters.

charts-criticals-propulsion-ftl_core_implosion-name = FTL core implosion
charts-criticals-propulsion-ftl_core_implosion-text = Disable the largest FTL drive; { $hits } hull hits.

charts-criticals-weapon-mounting_damaged-name = Mounting damaged
charts-criticals-weapon-mounting_damaged-text = Disable { $count } weapon.

charts-criticals-weapon-minor_power_loss-name = Minor power loss
charts-criticals-weapon-minor_power_loss-text = Disable { $count } weapons.

charts-criticals-weapon-containment_failure-name = Containment failure
charts-criticals-weapon-containment_failure-text = Disable { $count } weapons; { $hits } hull hits.

charts-criticals-weapon-power_node_burnout-name = Power node burnout
charts-criticals-weapon-power_node_burnout-text = Disable { $count } weapons.

charts-criticals-weapon-weapon_feed_detonation-name = Weapon feed detonation
charts-criticals-weapon-weapon_feed_detonation-text = Disable { $count } weapons; { $hits } hull hits.

charts-criticals-weapon-cascade_power_failure-name = Cascade power failure
charts-criticals-weapon-cascade_power_failure-text = Disable { $count } weapons.

charts-criticals-crew-minor_bulkhead_failure-name = Minor bulkhead failure
charts-criticals-crew-minor_bulkhead_failure-text = Lose { $count } life support rating in parties, evenly.

charts-criticals-crew-minor_venting-name = Minor venting
charts-criticals-crew-minor_venting-text = Lose { $count } life support rating in parties, evenly.

charts-criticals-crew-major_bulkhead_failure-name = Major bulkhead failure
charts-criticals-crew-major_bulkhead_failure-text = Lose { $count } life support rating in parties, evenly.

charts-criticals-crew-major_venting-name = Major venting
charts-criticals-crew-major_venting-text = Lose { $count } life support rating in parties, evenly.

charts-criticals-crew-catastrophic_bulkhead_failure-name = Catastrophic bulkhead failure
charts-criticals-crew-catastrophic_bulkhead_failure-text = Lose { $count } life support rating in parties, evenly.

charts-criticals-crew-complete_evacuation_of_air-name = Complete evacuation of air
charts-criticals-crew-complete_evacuation_of_air-text = Lose every own party in the section.

charts-criticals-primary-power_fluctuation-name = Power fluctuation
charts-criticals-primary-power_fluctuation-text = Reactor disabled until the end of the turn; no repair.

charts-criticals-primary-bridge_damage-name = Bridge damage
charts-criticals-primary-bridge_damage-text = Disable { $count } bridge.

charts-criticals-primary-coolant_leak-name = Coolant leak
charts-criticals-primary-coolant_leak-text = Disable the reactor.

charts-criticals-primary-internal_systems_malfunction-name = Internal systems malfunction
charts-criticals-primary-internal_systems_malfunction-text = Disable life support.

charts-criticals-primary-reactor_meltdown-name = Reactor meltdown
charts-criticals-primary-reactor_meltdown-text = Reactor disabled; it detonates at the end of the repair step unless repaired.

charts-criticals-primary-reactor_implosion-name = Reactor implosion
charts-criticals-primary-reactor_implosion-text = The reactor detonates.

charts-criticals-structure-minor_hull_breach-name = Minor hull breach
charts-criticals-structure-minor_hull_breach-text = { $hits } hull hits.

charts-criticals-structure-internal_buckling-name = Internal buckling
charts-criticals-structure-internal_buckling-text = { $hits } hull hits.

charts-criticals-structure-major_plasma_fire-name = Major plasma fire
charts-criticals-structure-major_plasma_fire-text = The topmost hull layer with boxes left is lost whole.

charts-criticals-structure-structural_failure-name = Structural failure
charts-criticals-structure-structural_failure-text = { $hits } hull hits.

charts-criticals-structure-major_hull_breach-name = Major hull breach
charts-criticals-structure-major_hull_breach-text = { $hits } hull hits.

charts-criticals-structure-cascade_structural_collapse-name = Cascade structural collapse
charts-criticals-structure-cascade_structural_collapse-text = The section is destroyed.

charts-criticals-compound-engineering_systems_disrupted-name = Engineering systems disrupted
charts-criticals-compound-engineering_systems_disrupted-text = One critical of each, a fresh D6 for the row:

charts-criticals-compound-secondary_command_net_disrupted-name = Secondary command net disrupted
charts-criticals-compound-secondary_command_net_disrupted-text = One critical of each, a fresh D6 for the row:

charts-criticals-compound-major_combat_systems_damage-name = Major combat systems damage
charts-criticals-compound-major_combat_systems_damage-text = One critical of each, a fresh D6 for the row:

charts-criticals-compound-cascade_weapon_destruction-name = Cascade weapon destruction
charts-criticals-compound-cascade_weapon_destruction-text = One critical of each, a fresh D6 for the row:

charts-criticals-compound-critical_structural_failure-name = Critical structural failure
charts-criticals-compound-critical_structural_failure-text = One critical of each, a fresh D6 for the row:

charts-criticals-compound-internal_explosions-name = Internal explosions
charts-criticals-compound-internal_explosions-text = One critical of each, a fresh D6 for the row:

charts-critical_rules-how-layer-name = When
charts-critical_rules-how-layer-text = Last box of a hull layer, or a penetrating point on the bottom layer; for the core, also the loss of an outer section.

charts-critical_rules-how-when-name = Rolled
charts-critical_rules-how-when-text = at the end of the step that caused them, in starship combat at the end of the group; outside combat at once.

charts-critical_rules-how-upgrade-name = No such system
charts-critical_rules-how-upgrade-text = Raise the category by one and keep the D6, but only once; if that also fails, ignore it.

charts-critical_rules-how-fewer-name = Too few systems
charts-critical_rules-how-fewer-text = Disable what there is. Hull hits of the same result count in full once anything was disabled.

charts-critical_rules-how-hits-name = Hull hits
charts-critical_rules-how-hits-text = pass shields, deflectors and armour, rake the section, go over to the core, and may cause further criticals.

charts-critical_rules-how-evenly-name = Evenly
charts-critical_rules-how-evenly-text = crew and marines in turn, crew first, from the upper layers down. Without parties: no effect.

charts-critical_rules-how-ems-name = EMS
charts-critical_rules-how-ems-text = as printed on the sheet, whatever jamming and targeting arrays do.

charts-critical_rules-how-detonation-name = Detonation
charts-critical_rules-how-detonation-text = the reactor's rating as energy damage to its section, the rest to the core; from a lost core outward, { $step } per cm.

charts-legend-title = Icon legend
charts-legend-subtitle = Pictures on the record sheets, with the chapter of their rule.
charts-legend-beside_panel = NEXT TO THE LEGEND

charts-legend-group-class_information = CLASS INFORMATION
charts-legend-group-ship_and_crew = SHIP AND CREW
charts-legend-group-weapons = WEAPONS
charts-legend-group-starfighters = STARFIGHTERS
charts-legend-group-primary = PRIMARY SYSTEMS
charts-legend-group-propulsion = PROPULSION
charts-legend-group-ew = ELECTRONIC WARFARE
charts-legend-group-secondary = SECONDARY SYSTEMS

charts-legend-class_information-target_rating-name = Target rating

charts-legend-class_information-ems-name = Electromagnetic signature

charts-legend-class_information-mass_factor-name = Mass factor

charts-legend-class_information-crew_quality-name = Crew quality

charts-legend-class_information-command_quality-name = Command quality

charts-legend-class_information-damage_control_quality-name = Damage control quality

charts-legend-class_information-tier_2-name = Tier

charts-legend-class_information-newtonian-name = Newtonian movement

charts-legend-class_information-cinematic-name = Cinematic movement

charts-legend-class_information-combat_value-name = Combat value

charts-legend-ship_and_crew-metallic_ceramic-name = Metallic or ceramic hull

charts-legend-ship_and_crew-technological-name = Technological hull

charts-legend-ship_and_crew-biological-name = Biological hull

charts-legend-ship_and_crew-hull_hit-name = Hull or shield hit

charts-legend-ship_and_crew-crew_party-name = Crew party

charts-legend-ship_and_crew-marine_party-name = Marine party

charts-legend-ship_and_crew-energy_shield-name = Energy shields

charts-legend-ship_and_crew-kinetic_shield-name = Kinetic shields

charts-legend-ship_and_crew-energy_kinetic_shield-name = Energy and kinetic shields

charts-legend-ship_and_crew-armour-name = Armour rating

charts-legend-ship_and_crew-ablative_plate-name = Ablative plate

charts-legend-weapons-energy-name = Energy

charts-legend-weapons-kinetic-name = Kinetic

charts-legend-weapons-raking-name = Raking

charts-legend-weapons-penetrating-name = Penetrating

charts-legend-weapons-direct-name = Direct

charts-legend-weapons-indirect_3-name = Indirect, with turns

charts-legend-weapons-range-name = Range in cm

charts-legend-weapons-vulnerable-name = Vulnerable to interception

charts-legend-weapons-target_starships-name = Targets starships

charts-legend-weapons-target_starfighters-name = Targets starfighters

charts-legend-weapons-target_direct-name = Targets direct fire

charts-legend-weapons-target_indirect-name = Targets indirect fire

charts-legend-weapons-aoe-name = Area of effect

charts-legend-weapons-unlimited-name = Unlimited fire

charts-legend-weapons-limited-name = Limited fire

charts-legend-weapons-one_shot-name = One shot

charts-legend-weapons-armour_piercing-name = Armour piercing

charts-legend-weapons-shield_piercing-name = Shield piercing

charts-legend-weapons-deflection_piercing-name = Deflection piercing

charts-legend-starfighters-strength-name = Strength

charts-legend-starfighters-speed-name = Speed

charts-legend-starfighters-defence-name = Defence

charts-legend-starfighters-starfighter_target_rating-name = Target rating

charts-legend-starfighters-ftl-name = FTL capable

charts-legend-starfighters-breaching-name = Breaching

charts-legend-starfighters-ecm-name = ECM

charts-legend-starfighters-launch_bay-name = Hangar bay

charts-legend-primary-life_support-name = Life support

charts-legend-primary-reactor-name = Reactor

charts-legend-primary-bridge-name = Bridge

charts-legend-propulsion-thruster-name = Thruster

charts-legend-propulsion-primitive_stl-name = Primitive STL drive

charts-legend-propulsion-basic_stl_port_starboard-name = Basic STL drive, across

charts-legend-propulsion-basic_stl_fore_aft-name = Basic STL drive, along

charts-legend-propulsion-advanced_stl-name = Advanced STL drive

charts-legend-propulsion-primitive_ftl-name = Primitive FTL drive

charts-legend-propulsion-basic_ftl-name = Basic FTL drive

charts-legend-propulsion-advanced_ftl-name = Advanced FTL drive

charts-legend-ew-sensor_array-name = Sensor array

charts-legend-ew-ew_array-name = Electronic warfare array

charts-legend-ew-ecm_array-name = ECM array

charts-legend-ew-elint_array-name = ELINT array

charts-legend-ew-ej_array-name = Electronic jamming array

charts-legend-ew-targeting_array-name = Targeting array

charts-legend-ew-ansible-name = Ansible

charts-legend-ew-cloak_generator-name = Cloak generator

charts-legend-ew-stealth_generator-name = Stealth generator

charts-legend-ew-countermeasure_pod-name = Countermeasure pod

charts-legend-secondary-basic_shield_generator-name = Basic shield generator

charts-legend-secondary-modulated_shield_generator-name = Modulated shield generator

charts-legend-secondary-adaptive_shield_generator-name = Adaptive shield generator

charts-legend-secondary-energy_deflector-name = Energy deflector

charts-legend-secondary-kinetic_deflector-name = Kinetic deflector

charts-legend-secondary-energy_kinetic_deflector-name = Energy-kinetic deflector

charts-legend-secondary-cic-name = Combat information centre

charts-legend-secondary-soc-name = Starfighter operations command

charts-legend-secondary-basic_teleporter-name = Basic teleporter

charts-legend-secondary-advanced_teleporter-name = Advanced teleporter

charts-legend-secondary-grappler-name = Grappler

charts-legend-secondary-energy_grappler-name = Energy grappler

charts-legend-secondary-gravity_well_projector-name = Gravity well projector

charts-legend-beside-facing-name = Facing: the wedge is the side that a part faces

charts-legend-beside-cardinal-name = Sections: the coloured one is here, white ones are others, dark ones are missing

charts-legend-beside-wheel-name = Firing arcs: the filled sectors

charts-legend-beside-adaptation-name = Adaptation gained

charts-legend-beside-tiers-name = Tier 1, 2 and 3

charts-legend-beside-turns-name = Turns that an indirect weapon lasts

charts-legend-beside-bubbles-name = Numbers in bubbles count: V 5, X 10, L 50, C 100

charts-encounters-title = Encounters
charts-encounters-subtitle = For two fleets of equal combat value. The side that wins the initiative chooses the encounter and attacks.
charts-encounters-initiative_panel = SETTING UP
charts-encounters-roll_panel = TERRAIN ROLL
charts-encounters-roll_note = 1D12, or 1D20 by agreement
charts-encounters-attacker = A
charts-encounters-defender = D
charts-encounters-either = A/D
charts-encounters-difference = difference { $least }
charts-encounters-difference_or_more = difference { $least } or more
charts-encounters-key = A = attacker (won the initiative). D = defender. The long edges are at the top and the bottom; turn and mirror as you like.

charts-encounters-initiative-limit-name = Agree
charts-encounters-initiative-limit-text = on the combat value; neither fleet exceeds it.

charts-encounters-initiative-roll-name = Initiative
charts-encounters-initiative-roll-text = flagship's command die ({ $lone } without a flagship), { $slow } if the enemy has a ship without FTL drive.

charts-encounters-initiative-winner-name = Choose
charts-encounters-initiative-winner-text = the higher roll picks an encounter that the difference offers; a tie is a meeting engagement.

charts-encounters-initiative-terrain-name = Terrain
charts-encounters-initiative-terrain-text = optional: the winner rolls difference + { $plus } dice, uses at least { $least } and places it, never in the enemy's zone.

charts-encounters-initiative-placing-name = Place ships
charts-encounters-initiative-placing-text = both roll the command die; the lower places a squadron, on a tie who did not place last. Ships in no squadron go together.

charts-encounters-initiative-towed-name = Towed ships
charts-encounters-initiative-towed-text = within { $reach } cm of the ship that tows them.

charts-encounters-initiative-velocity-name = Velocity
charts-encounters-initiative-velocity-text = { $die } turns of acceleration for all, ahead, or less; in a flank zone of a flank attack or when surrounding the roll { $flank }.

charts-encounters-roll-void-text = void

charts-encounters-roll-few_clusters-text = { $count } asteroid clusters, up to { $size } cm each

charts-encounters-roll-many_clusters-text = { $count } asteroid clusters, up to { $size } cm each

charts-encounters-roll-narrow_field-text = asteroid field { $size } cm wide, edge to edge

charts-encounters-roll-wide_field-text = asteroid field { $size } cm wide, edge to edge

charts-encounters-roll-small_planet-text = small planet or moon, up to { $size } cm

charts-encounters-roll-medium_planet-text = medium planet, { $size } cm

charts-encounters-roll-large_planet-text = large planet, { $size } cm

charts-encounters-roll-protoplanetary-text = protoplanetary nebula, { $size } cm or more

charts-encounters-roll-planetary-text = planetary nebula, { $size } cm or more

charts-encounters-roll-dark-text = dark nebula, { $size } cm or more

charts-encounters-roll-remnant-text = supernova remnant, { $size } cm or more

charts-encounters-roll-dwarf-text = dwarf star, { $size } cm; may lie off the table

charts-encounters-roll-giant-text = giant star, at least { $size } cm; may be partly off the table

charts-encounters-roll-neutron-text = neutron star, pulsar or magnetar, { $size } cm

charts-encounters-roll-singularity-text = singularity, { $size } cm

charts-deployment-meeting-name = Meeting engagement
charts-deployment-meeting-text = Both: 80% of a long edge, 10% of the width deep.

charts-deployment-flank-name = Flank attack
charts-deployment-flank-text = A: the meeting zone and one short edge, at most 50% of the value there. D: half the length, away from the flank.

charts-deployment-divided-name = Divided
charts-deployment-divided-text = A: both short edges, at most 60% in one. D: the middle half of a long edge.

charts-deployment-rear-name = Rear attack
charts-deployment-rear-text = A: both long edges, at most 75% in one. D: along the centre line, any facing.

charts-deployment-surrounded-name = Surrounded
charts-deployment-surrounded-text = A: three edges, at most 40% in one. D: the middle half of the fourth.

charts-terrain-title = Terrain
charts-terrain-subtitle = Terrain on the table and its effect on ships nearby.
charts-terrain-planet_panel = PLANETS AND MOONS
charts-terrain-star_panel = STARS
charts-terrain-singularity_panel = SINGULARITIES
charts-terrain-asteroids_panel = ASTEROIDS AND DEBRIS
charts-terrain-nebula_panel = NEBULAE
charts-terrain-strength_panel = STRENGTH OF GRAVITY
charts-terrain-wind_panel = WIND AND BEARINGS
charts-terrain-wind = 1D8 for a direction: north first, then clockwise.

charts-terrain-caption-depth = cm into the field
charts-terrain-caption-planet = planet, star
charts-terrain-caption-neutron = neutron star
charts-terrain-caption-radiation = radiation of a star

charts-terrain-planet-destroyed-name = Contact
charts-terrain-planet-destroyed-text = A ship that ends on the template or crosses it is destroyed.

charts-terrain-planet-field-name = Gravity field
charts-terrain-planet-field-text = reaches as far from the edge as the planet is wide; FTL is hindered as by a gravity well projector.

charts-terrain-planet-strength-name = Strength
charts-terrain-planet-strength-text = depth in the field / { $step }, rounded down, + { $plus }; read where the ship rests before it moves.

charts-terrain-planet-cinematic-name = Cinematic
charts-terrain-planet-cinematic-text = Planet in the front { $arc }°: velocity + strength. In the rear: velocity − strength. To a side: one { $turn }° turn towards it per point, cancelled by a plotted turn the other way.

charts-terrain-planet-newtonian-name = Newtonian
charts-terrain-planet-newtonian-text = Momentum + strength in the compass direction nearest the planet.

charts-terrain-planet-scale-name = Scale
charts-terrain-planet-scale-text = { $scale } km a cm, if you like.

charts-terrain-star-star-name = Star
charts-terrain-star-star-text = as a planet; a table edge may be its surface.

charts-terrain-star-radiation-name = Radiation
charts-terrain-star-radiation-text = strength / { $step }, rounded down, as energy damage on the arc that faces the star, each turn in the field.

charts-terrain-star-neutron-name = Neutron star
charts-terrain-star-neutron-text = field { $radius } diameter, strength { $strength } a star's.

charts-terrain-star-pulsar-name = Pulsar
charts-terrain-star-pulsar-text = a neutron star with radiation { $times }.

charts-terrain-star-magnetar-name = Magnetar
charts-terrain-star-magnetar-text = a neutron star: one D6 for each point of radiation past the shields, each { $face } a critical.

charts-terrain-singularity-field-name = Field
charts-terrain-singularity-field-text = { $radius } diameter from the edge; as a star without radiation.

charts-terrain-singularity-dilation-name = Slow time
charts-terrain-singularity-dilation-text = From strength { $step } on everything acts only every strength / { $step } + { $plus } turns, and cannot be attacked meanwhile.

charts-terrain-asteroids-field-name = Field
charts-terrain-asteroids-field-text = As many D6 of kinetic damage as the velocity, on the fore arc (Newtonian: the arc of the greatest velocity). A ship at rest takes { $least } on any arc.

charts-terrain-asteroids-avoid-name = Avoid
charts-terrain-asteroids-avoid-text = One evasive manoeuvre in the field: no damage.

charts-terrain-asteroids-fire-name = Clear a way
charts-terrain-asteroids-fire-text = With a sensor array, each weapon with a maximum damage of { $damage } removes a die; weaker ones add up.

charts-terrain-asteroids-cluster-name = Cluster
charts-terrain-asteroids-cluster-text = The same with D12s; three evasive manoeuvres avoid it, { $damage } maximum damage removes a die.

charts-terrain-nebula-all-name = In all of them
charts-terrain-nebula-all-text = fire counts as at double range, up to { $reach } cm as ever.

charts-terrain-nebula-protoplanetary-name = Protoplanetary
charts-terrain-nebula-protoplanetary-text = Wind { $strength } in one direction all game: fore or aft changes velocity, from a side that many turns away from it.

charts-terrain-nebula-planetary-name = Planetary
charts-terrain-nebula-planetary-text = EW of targets { $plus } for each range band.

charts-terrain-nebula-dark-name = Dark
charts-terrain-nebula-dark-text = Each ship that plots inside rolls { $die } (minimum { $least }) and loses that much of every velocity.

charts-terrain-nebula-remnant-name = Supernova remnant
charts-terrain-nebula-remnant-text = New wind every turn, and { $damage } energy damage on a random arc each turn.

charts-counters-title = Counters
charts-counters-front = Print at 100%. Fronts; the backs follow on the next page.
charts-counters-back = Backs: print on the other side of the fronts and turn the paper over sideways. Ships are rolled, squadrons may not fire.
charts-counters-fold = Print at 100%. Glue to thin card, fold at the dashed line, then cut: each counter has its back behind it.
charts-counters-ships = SHIPS · { $count }
charts-counters-squadrons = SQUADRONS · { $count }
charts-counters-missions = MISSIONS · { $count }
charts-counters-salvos = SALVOS · { $count }
charts-counters-marks = MARKS · { $count }
charts-counters-number = No { $number }
charts-counters-port = P
charts-counters-starboard = S
charts-counters-rolled = rolled
charts-counters-speed = { $speed } cm
charts-counters-no_fire = no fire
charts-counters-strike = STRIKE
charts-counters-intercept = INTERCEPT
charts-counters-cap = CAP
charts-counters-cap_waits = CAP, no fire

charts-counters-drift-name = DRIFTS
charts-counters-drift-back = NO BRIDGE

charts-counters-evasive-name = EM 1
charts-counters-evasive-back = EM 2

charts-counters-fired-name = FIRED
charts-counters-fired-back = WAITS

charts-counters-charge-name = FTL 1
charts-counters-charge-back = FTL 2

charts-counters-cloak-name = CLOAKED
charts-counters-cloak-back = CLOAKED

charts-counters-stealth-name = 4 × rating
charts-counters-stealth-back = 1 × rating

charts-counters-jamming-name = JAMS
charts-counters-jamming-back = JAMS

charts-counters-shields-name = NO SHIELD
charts-counters-shields-back = NO SHIELD

charts-templates-title = Templates
charts-templates-subtitle = In true size: print at 100%, with no fitting to the page, on card or glued to it. Distances count from the centre of a ship.
charts-templates-calibration = 100 mm: measure it. If it differs, print at 100%.
charts-templates-turn_cinematic = cinematic: 22.5° a point
charts-templates-turn_newtonian = newtonian: 45° a step
charts-templates-turn_newtonian_indirect = newtonian and salvos: 45° a step
charts-templates-turn_indirect = salvos: 45° a step
charts-templates-area = area of effect { $distance } cm · { $die }
charts-templates-glue = glue under the next strip

charts-templates-distance = { $distance } cm · { $uses }
charts-templates-use-ram = ram
charts-templates-use-tow = tow
charts-templates-use-recover = recover
charts-templates-use-ftl_attack = FTL attack
charts-templates-use-salvos = salvo strikes
charts-templates-use-squadron_fire = squadron fire
charts-templates-use-missions = missions

charts-templates-arc-fore = FORE
charts-templates-arc-starboard = STARBOARD
charts-templates-arc-aft = AFT
charts-templates-arc-port = PORT

charts-templates-sector-fore_starboard = fore starboard
charts-templates-sector-starboard_fore = starboard fore
charts-templates-sector-starboard_aft = starboard aft
charts-templates-sector-aft_starboard = aft starboard
charts-templates-sector-aft_port = aft port
charts-templates-sector-port_aft = port aft
charts-templates-sector-port_fore = port fore
charts-templates-sector-fore_port = fore port
