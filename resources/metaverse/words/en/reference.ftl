### Words of the quick reference: one for each chapter and entry of `charts/turn_reference.toml`, and those of its tables.

reference-chapter-before = BEFORE THE BATTLE

reference-before-start-name = Start
reference-before-start-text = As in the scenario. Without one: on opposite long edges, at a speed up to 1D3 × acceleration, one roll for all. For a first duel: 60 cm apart, bow to bow, speed 8.

reference-before-outside-name = Outside the command
reference-before-outside-text = { $ships }: crew quality is 1 less than printed (minimum 0) for the whole battle. A ship that is the only one of its side keeps its full quality.

reference-before-chain-name = Commander lost
reference-before-chain-text = Destroyed, fled or away: crew quality −1 for all below, once in total, from the next group on. No other ship takes over.

reference-before-measure-name = Measuring
reference-before-measure-text = From centre to centre, in cm; “within” includes the limit.

reference-before-arcs-name = Arcs
reference-before-arcs-text = Fore, starboard, aft, port: 90° each, of two sectors. Exactly between two arcs is fore or aft.

reference-before-turn-name = Turn
reference-before-turn-text = Each step is finished before the next. Steps without effect for these fleets are left out.

reference-chapter-dice = DICE

reference-dice-halved-name = D2, D3, D5
reference-dice-halved-text = A D4, D6 or D10, halved, rounded up.

reference-dice-odd-name = Odd or even
reference-dice-odd-text = By the face rolled: a D6 that shows 3 is a D3 of 2, and odd.

reference-dice-one-name = D1
reference-dice-one-text = Not rolled: 1, and even.

reference-dice-round-name = Rounding, ties
reference-dice-round-text = “Rounded” is half up. Opposed rolls that tie are rolled again.


reference-plot-orders-name = Orders
reference-plot-orders-text = Write a line for each ship, in secret. Working drives and thrusters must pay for it all.

reference-plot-speed-name = Speed
reference-plot-speed-text = A point of a drive that faces aft is +1 cm, of one that faces fore −1 cm; a drive along the axis does either.

reference-plot-limits-name = Speed limits
reference-plot-limits-text = Ahead the maximum on the sheet, astern half of it, rounded down. From ahead to astern in one turn is allowed.

reference-plot-turns-name = Turns
reference-plot-turns-text = A thruster point is 22.5°: port thrusters turn right, starboard ones left.

reference-plot-thrust-name = Thrust
reference-plot-thrust-text = 1 more momentum costs 1 + a tenth of the present momentum, rounded down. Opposite momentum comes off first, 1 per point.

reference-plot-pushing-name = Drives
reference-plot-pushing-text = Push away from their own side of the ship, before, during or after its rotation.

reference-plot-spin-name = Spin
reference-plot-spin-text = A port thruster point adds 1 clockwise, a starboard one 1 the other way; old spin is undone first. One way only in a turn.

reference-plot-single-name = One use each
reference-plot-single-text = A thruster does one kind of action per turn, and unused points are lost. Each manoeuvre once a turn.

reference-plot-drift-name = Drift
reference-plot-drift-text = No orders, or no working bridge: speed and course stay.

reference-chapter-orders = ORDER CODES

reference-orders-faster-name = Speed
reference-orders-faster-text = Faster or slower by #.

reference-orders-turns-name = Turns
reference-orders-turns-text = # to the right or left, in the order written.

reference-orders-side-name = Side thrust
reference-orders-side-text = # to port or starboard, + and − along the facing. With @#: after # steps of 45°.

reference-orders-evasive-name = Evasive
reference-orders-evasive-text = 1, 2, 3 or 4 cost 2, 4, 8 or 16 points of each side. Target rating + tenths of the speed, rounded down, × EM; movement rating + EM.

reference-orders-roll-name = Roll
reference-orders-roll-text = 1 point of each side. After the move port and starboard are swapped until the next roll.

reference-orders-corkscrew-name = Corkscrew
reference-orders-corkscrew-text = 2 points of each side. Side weapons may also fire out of the other side, but not in a volley. A hit on a side strikes port or starboard: 1D2.

reference-orders-flip-name = Flip
reference-orders-flip-text = 3 points of each side, or 2 each of fore and aft drives; Newtonian only. The bow turns round, while port and starboard point as before.

reference-orders-power-name = Emergency power
reference-orders-power-text = Named drives give double. After the move 1D6: above crew quality they are disabled.

reference-orders-emergency-name = Emergency thrust
reference-orders-emergency-text = The same for named thrusters.

reference-orders-ram-name = Ram
reference-orders-ram-text = Name an enemy. Before the move the command die, +1 for each own section lost, must beat own crew quality. Within 5 cm on the way: more unused thruster points + crew quality than the target, or it fails.

reference-orders-ramming-name = Ram damage
reference-orders-ramming-text = Before the first group, after the target has fired at the rammer: each takes the other's mass factor × closing speed, one kinetic raking pulse. Closing speed: the sum (fore), the rammer's (side) or the difference (aft).

reference-orders-charge-name = Charge FTL
reference-orders-charge-text = # = consecutive turns of charge. Fully charged after as many as the drive's rating. Use it in the very next turn. If it is disabled before, or not used: 1D20 hull hits to its section, drive destroyed.

reference-orders-retreat-name = FTL retreat
reference-orders-retreat-text = Drive charged. The ship leaves the game when starships move; a commander counts as lost.

reference-orders-strategic-name = Strategic jump
reference-orders-strategic-text = Drive charged; no turn or thrust. Away for 1D8 − crew quality turns (minimum 1), rolled hidden. Announce place and facing one turn ahead. On arrival, target and movement rating +2.

reference-orders-tactical-name = Tactical jump
reference-orders-tactical-text = Drive charged; no turn or thrust. Speed + # D10 (at least 6 dice), then discard or add up to crew quality dice. Target and movement rating +2.

reference-orders-attack-name = FTL attack
reference-orders-attack-text = With a jump, on a named enemy within 10 cm: sensor roll, its crew quality added to its target rating. Then D6 by the mass factor on each outer section, and on an open core: energy, raking, 1 pulse a die.

reference-orders-cloak-name = Cloak
reference-orders-cloak-text = On and off. In the first cloaked turn the model stays and you write two plots; then always one turn ahead, the model one turn behind. It lasts up to its rating in turns.


reference-indirect_movement-salvos-name = Salvos
reference-indirect_movement-salvos-text = Each turns up to 45°, then moves 0 cm up to its range straight ahead.


reference-starship_movement-move-name = Move
reference-starship_movement-move-text = All at once, exactly as written.

reference-starship_movement-legs-name = Legs
reference-starship_movement-legs-text = Change the speed first. n turns cut the move into n + 1 straight legs of whole cm. Odd cm go to the first legs: 11 cm and 2 turns are 4, 4, 3.

reference-starship_movement-astern-name = Astern
reference-starship_movement-astern-text = The same backwards; R still turns the bow to starboard.

reference-starship_movement-momenta-name = Newtonian
reference-starship_movement-momenta-text = Rotate 45° per point of spin, then go all momenta in full.

reference-starship_movement-after-name = Then
reference-starship_movement-after-text = Swap the sides of ships that rolled, roll for EP and ET, FTL mishaps, ships that leave.

reference-starship_movement-edge-name = Table edge
reference-starship_movement-edge-text = No border: ships beyond it play on.


reference-starfighter_operations-launch-name = Launch
reference-starfighter_operations-launch-text = Up to the bay's launch number, with kinetic shields down in some arc; out of an outer section one free straight move in its arc.

reference-starfighter_operations-rearm-name = Re-arm
reference-starfighter_operations-rearm-text = Squadrons recovered last turn are readied now and fly next turn. You may merge damaged squadrons of a type.

reference-starfighter_operations-recover-name = Recover
reference-starfighter_operations-recover-text = Within 10 cm; launches and recoveries together up to the launch number.

reference-starfighter_operations-missions-name = Missions
reference-starfighter_operations-missions-text = Each squadron is on CAP, strike or intercept, the latter two at most SOC in number. Changes are free within 20 cm of the carrier, farther 1D6 ≤ crew quality.

reference-starfighter_operations-cap-name = CAP
reference-starfighter_operations-cap-text = Stays on its carrier and stops strikes and fire at it. No fire if the ship plots more than its speed; lost above twice that.

reference-starfighter_operations-aims-name = Strike, intercept
reference-starfighter_operations-aims-text = A strike attacks only starships; an intercept attacks squadrons and salvos, never starships.


reference-starfighter_movement-order-name = Order
reference-starfighter_movement-order-text = All strikes, then all intercepts; in each, lowest crew quality first, ties in turn, loser of 1D6 first.

reference-starfighter_movement-speed-name = Speed
reference-starfighter_movement-speed-text = The slowest leads. Double speed is allowed, but a squadron that exceeds its own speed cannot fire.

reference-starfighter_movement-contact-name = Contact
reference-starfighter_movement-contact-text = Begins a fight. At a starship, name the section and arc, and only weapons that bear there may answer. Or attack at large: each picks its own arc, and all weapons may answer.


reference-electronic_warfare-switch-name = Systems
reference-electronic_warfare-switch-text = Each ship switches and aims all its systems, lowest crew quality first (ties: loser of 1D6). Switches stay as they are. Aim again each turn.

reference-electronic_warfare-shields-name = Shields
reference-electronic_warfare-shields-text = Drop or raise them, not both in one turn. Dropped shields keep their hits but stop no damage.


reference-starship_combat-order-name = Order
reference-starship_combat-order-text = By crew quality, 5 down to 0. Equal ones of both sides are one group and fire together.

reference-starship_combat-delay-name = Waiting
reference-starship_combat-delay-text = A ship may wait for a lower group, which it names when its own comes up.

reference-starship_combat-together-name = Squadron fire
reference-starship_combat-together-text = Ships within 20 cm of their squadron commander may fire in its group.

reference-starship_combat-declare-name = Declare
reference-starship_combat-declare-text = First all shots of the group: weapon, array, target, and how. Ship by ship, sides in turn, loser of a D6 first. If the target is lost before, the shot is spent.

reference-starship_combat-resolve-name = Resolve
reference-starship_combat-resolve-text = Shot by shot in that order. Lost boxes, shields and sections count at once, but declared shots are still made, even by lost systems. All other effects count when the group is over.

reference-starship_combat-limits-name = Legal targets
reference-starship_combat-limits-text = Types of target that the weapon has, in the filled sectors of its wheel, up to 100 cm. Fire is never blocked.

reference-starship_combat-once-name = Once
reference-starship_combat-once-text = Each weapon fires once a turn, in any one step.

reference-starship_combat-ems-name = EMS
reference-starship_combat-ems-text = This many attackers, each counted once, may fire on a ship in one turn.

reference-starship_combat-arrays-name = Sensor arrays
reference-starship_combat-arrays-text = Each target needs a working array; an array guides any number of weapons at one target per turn. In a salvo, the normal way, each weapon rolls.

reference-starship_combat-contact-name = Range 0
reference-starship_combat-contact-text = Not in this step, but at squadrons and salvos in contact, in their steps, with a free array and a roll.

reference-starship_combat-launch-name = Launching
reference-starship_combat-launch-text = An array launches up to its rating in indirect weapons as one salvo, and is then used for this turn. Place it in their arc, from 0 cm up to their range. It lasts as many turns as its arrow shows, including this one.

reference-chapter-hit = TO HIT

reference-hit-roll-name = Hit
reference-hit-roll-text = If the roll is above the target profile and not above the sensor profile; 1 and 20 have no special effect.

reference-hit-sensor-name = Sensor profile
reference-hit-sensor-text = Rating of the array − electronic warfare (EW) of the target.

reference-hit-warfare-name = EW of the target
reference-hit-warfare-text = Best active array, or stealth, + ECM + pods − ELINT, minimum 0.

reference-hit-target-name = Target profile
reference-hit-target-text = Target rating of the target + movement rating of the firer, which begins at 0. Add up everything that applies:

reference-hit-never-name = No face hits
reference-hit-never-text = If no roll could hit, a roll equal to the printed rating of the array does.

reference-hit-bands-name = Range bands
reference-hit-bands-text = As wide as the weapon's range; the first is free, each further one counts 1. Up to how many cm:

reference-hit-energy-name = Energy
reference-hit-energy-text = −1 to the damage of each die per band.

reference-hit-kinetic-name = Kinetic
reference-hit-kinetic-text = +1 to the target's rating per band; damage does not change.

reference-hit-volley-name = Volley
reference-hit-volley-text = Two or more weapons on one array: one roll for all. Sensor profile −1 for each type of weapon after the first. The worst target profile counts. The array is then used for this turn.

reference-hit-surgical-name = Surgical fire
reference-hit-surgical-text = One weapon, an array only for it, and a named system in the section that faces the firer; never a primary system.

reference-hit-disabled-name = Its effect
reference-hit-disabled-text = Normal damage. If the D20 that hits is odd and the section of the system loses a box, the system is disabled at the end of the group.

reference-hit-intercept-name = Interception
reference-hit-intercept-text = After the hit and before damage, by the ship hit: an array, a weapon that bears on the firer, first band. Sensor roll without EW. The target rating is the highest face of the incoming weapon's die.

reference-hit-stopped-name = Stopped
reference-hit-stopped-text = A weapon that takes its damage modifier (minimum 1) from one array or squadron; the rest passes to the next weapon of its salvo.

reference-chapter-damage = DAMAGE

reference-damage-dice-name = Dice
reference-damage-dice-text = As many as the pulse. The modifier is added to each. Lowest first, one by one.

reference-damage-struck-name = Struck
reference-damage-struck-text = The section of the arc that faces the firer; the core, if that section is missing or lost.

reference-damage-order-name = Each die meets
reference-damage-order-text = deflector · + modifier · − bands (energy) · shields · armour with plates · hull. Never below 0.

reference-damage-deflector-name = Deflector
reference-damage-deflector-text = Ignores the die itself, before the modifier, up to its rating less piercing, but never the highest face. A D1 rolls a D2: 1 is ignored.

reference-damage-shields-name = Shields
reference-damage-shields-text = Damage of their type takes their hits first; the rest passes to armour.

reference-damage-armour-name = Armour
reference-damage-armour-text = Its rating comes off each die of its type, for the arc hit.

reference-damage-plates-name = Plates
reference-damage-plates-text = +1 armour each, of the arc's type.

reference-damage-raking-name = Raking
reference-damage-raking-text = Boxes from left to right in the top remaining layer, then the next.

reference-damage-penetrating-name = Penetrating
reference-damage-penetrating-text = Each die takes the leftmost box of each layer from the top down, then one per layer of core and opposite section; the rest is lost.

reference-damage-layer-name = Layer lost
reference-damage-layer-text = With its last box, the crew and marines printed on it are also lost.

reference-damage-section-name = Section lost
reference-damage-section-text = With the last box of its bottom layer; with it go at once, for good, all its parties, systems, shields, armour and plates.

reference-damage-overflow-name = Left over
reference-damage-overflow-text = goes to the core in the same pattern. Later dice through that arc also strike the core, and meet armour 1 of both types.

reference-damage-ship-name = Ship lost
reference-damage-ship-text = With the last box of the core's bottom layer.

reference-chapter-criticals = CRITICAL HITS

reference-criticals-due-name = When
reference-criticals-due-text = One for each layer that loses its last box; one to the core for each outer section lost.

reference-criticals-bottom-name = Penetrating
reference-criticals-bottom-text = Also one for each such point on a section's bottom layer.

reference-criticals-wait-name = Rolled
reference-criticals-wait-text = At the end of the group or step, in the order caused; outside combat at once. Those of a lost section are dropped.

reference-criticals-roll-name = Roll
reference-criticals-roll-text = 1D8 for the line, 1D6 for the column of the table on page 2. Only systems of that section are hit.

reference-criticals-upgrade-name = None there
reference-criticals-upgrade-text = Missing or not working: use the next line down in the same column, but only once (“see” is that line). If that also fails, ignore it.

reference-criticals-fewer-name = Too few
reference-criticals-fewer-text = All there are; hull hits then count in full.

reference-criticals-which-name = Which of them
reference-criticals-which-text = By a die with as many faces, in the order of the sheet.

reference-criticals-hits-name = Hull hits
reference-criticals-hits-text = pass all defences, rake, go over to the core and may cause more criticals. EMS is the number on the sheet.

reference-criticals-parties-name = Parties
reference-criticals-parties-text = Times the section's life support rating; crew and marines in turn, crew first, from the top layer down.

reference-criticals-reactor-name = Reactor off
reference-criticals-reactor-text = Systems that it feeds stop, except life support. A fluctuation ends after Morale and cannot be repaired.

reference-criticals-blast-name = Detonation
reference-criticals-blast-text = Its rating as hull hits to its section, the rest to the core; from a lost core to ships around, −5 per cm.

reference-criticals-compound-name = Compound
reference-criticals-compound-text = Both of its lines, each with its own D6; the second only if the section still exists.


reference-starfighter_combat-fire-name = Fire
reference-starfighter_combat-fire-text = Hits its target in contact without a roll, with up to crew quality weapons.

reference-starfighter_combat-order-name = Order
reference-starfighter_combat-order-text = Range 0 weapons of ships, then by strength, equal ones together. Defence −1 against a squadron of higher target rating.

reference-starfighter_combat-strength-name = Damage
reference-starfighter_combat-strength-text = Each die less the defence comes off the strength of the target squadron; at 0 it is lost.


reference-indirect_combat-strike-name = Strike
reference-indirect_combat-strike-text = A salvo may strike one legal target within 15 cm, less 1 per point of its EW (minimum 1): move it into contact. It hits without a roll.

reference-indirect_combat-defence-name = Defence
reference-indirect_combat-defence-text = Range 0 weapons of the target, then its CAP, may fire at it; the rest rolls damage.

reference-indirect_combat-damage-name = Damage
reference-indirect_combat-damage-text = Salvos against salvos first. Section by the arc that it came from; no range bands.

reference-indirect_combat-gone-name = Removed
reference-indirect_combat-gone-text = Salvos that have hit, and salvos at the end of their turns.


reference-boarding_combat-dice-name = Dice
reference-boarding_combat-dice-text = Marines D6 in defence, D5 in attack; crew the command die, −1 in attack.

reference-boarding_combat-pairs-name = Pairs
reference-boarding_combat-pairs-text = From the highest down: the lower is lost, equals both.

reference-boarding_combat-section-name = Section
reference-boarding_combat-section-text = Without defenders, each boarding party disables a system. Next turn, first defenders may arrive, then boarders may move to an adjoining section.


reference-repair-assign-name = Assign
reference-repair-assign-text = Before any roll: crew parties of the section, and core crew up to the same number, each to one disabled system. Not in a section without boxes or with boarders.

reference-repair-roll-name = Roll
reference-repair-roll-text = Repaired if the damage control die is at most the parties assigned. One roll for each system.

reference-repair-never-name = Never
reference-repair-never-text = Destroyed systems. Marines do not repair.

reference-repair-shields-name = Shields
reference-repair-shields-text = Then each arc regains the ratings of its working generators, up to its full number.

reference-repair-plates-name = Plates
reference-repair-plates-text = Each arc whose armour weapons fire reached loses one.

reference-repair-air-name = Air
reference-repair-air-text = Life support still disabled: all parties in the section are lost.

reference-repair-melt-name = Meltdown
reference-repair-melt-text = A melting reactor that is still disabled detonates.


reference-morale-conditions-name = Conditions
reference-morale-conditions-text = Flagship lost · division commander lost · wing commander lost · squadron commander lost (for those below) · a section of the ship lost · squadron below strength · carrier lost (its squadrons).

reference-morale-who-name = Who
reference-morale-who-text = Ships and squadrons that meet a new kind of condition when this step begins. A second lost section is not new.

reference-morale-roll-name = Roll
reference-morale-roll-text = Command die, −1 for each kind met so far, this one included. Below 1 the ship leaves the game.

reference-morale-later-name = For others
reference-morale-later-text = Ships that leave now count as lost from the next turn on. Commanders that are away or whose CiC is disabled count as lost.

reference-chapter-end = END OF THE BATTLE

reference-end-over-name = Over
reference-end-over-text = When a fleet is wiped out or has left (FTL, morale), or when the aim of the scenario, printed on the roster, is reached.

reference-rating-drift = drift
reference-rating-standing = speed 0
reference-rating-evasive = evasive (v: speed)
reference-rating-roll = roll
reference-rating-flip = flip
reference-rating-corkscrew = corkscrew
reference-rating-ram = ram
reference-rating-jump = FTL jump
reference-rating-kinetic = kinetic, per band

reference-outside-many = { $count } ships
reference-formula = target profile < 1D20 ≤ sensor profile
reference-caption-target = target
reference-caption-movement = movement
reference-caption-range = range
reference-criticals-title = CRITICAL HITS: 1D8 FOR THE LINE, 1D6 FOR THE COLUMN
reference-criticals-note = Disabled unless stated otherwise. –: no effect.  EMS as on the sheet.
reference-critical-see = see { $line }
reference-critical-some = { $count } × { $what }
reference-critical-some_hits = { $count } × { $what }, { $hits } hull hits
reference-critical-all = all: { $what }
reference-critical-hits = { $hits } hull hits
reference-critical-parties = { $count } life support in parties lost
reference-critical-parts = one { $first }, one { $second }
reference-critical-massive_ew_failure = 1D8 × any EW system
reference-critical-ftl_core_implosion = largest FTL drive, EMS×1 hull hits
reference-critical-complete_evacuation_of_air = all parties lost
reference-critical-power_fluctuation = reactor, until end of turn
reference-critical-coolant_leak = reactor
reference-critical-internal_systems_malfunction = life support
reference-critical-reactor_meltdown = reactor; detonates if not repaired
reference-critical-reactor_implosion = reactor detonates
reference-critical-major_plasma_fire = top layer lost
reference-critical-cascade_structural_collapse = section lost
reference-group-stl = STL drive
reference-group-ftl = FTL drive
reference-group-thruster = thruster
reference-group-weapons = weapon
reference-kind-basic_shield_generator = shield generator
reference-kind-modulated_shield_generator = shield generator
reference-kind-adaptive_shield_generator = shield generator
reference-kind-energy_deflector = deflector
reference-kind-kinetic_deflector = deflector
reference-kind-energy_kinetic_deflector = deflector
reference-kind-basic_teleporter = teleporter
reference-kind-advanced_teleporter = teleporter
reference-kind-grappler = grappler
reference-kind-energy_grappler = grappler
reference-kind-gravity_well_projector = projector
reference-kind-hangar_bay = hangar bay
reference-kind-cic = CiC
reference-kind-soc = SOC
reference-kind-cloak_generator = cloak
reference-kind-stealth_generator = stealth generator
reference-kind-sensor_array = sensor array
reference-kind-elint_array = ELINT
reference-kind-targeting_array = targeting
reference-kind-ansible = ansible
reference-kind-ew_array = EW array
reference-kind-ecm_array = ECM
reference-kind-countermeasure_pod = pod
reference-group-bridge = bridge
