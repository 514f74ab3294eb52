### The rules on sheets, on cards and in the app; reference.toml of the game decides which lines are shown. A short name before a
### colon is printed in bold. Numbers in braces are those of the rules in play.

reference-materials-title = Materials
reference-materials-dice = About a dozen d8s; every roll uses d8s.
reference-materials-tokens = Two-sided crew tokens, tokens for heat, a sheet for each ship, something to write with.

reference-modes-title = Ways to play
reference-modes-duel = Duel: two players have one ship each. The last ship wins.
reference-modes-sides = Sides: several players fight in sides of one or more ships. The last side wins.
reference-modes-budget = Budget: agree on a mass for each side. A side of more than one ship may total 5 less for each ship after the first.
reference-modes-survival = Survival: one player leads the threats of the threat cards. The others fight them as one group, fight after fight, until all their ships are lost.
reference-modes-score = Score: each fight that a ship survives gives its player 10 points and 5 for each empty slot.
reference-modes-score_once = Score: each fight that a ship survives gives its player 10 points. The 5 for each empty slot count only once.

reference-building-title = Building a ship
reference-building-class = Choose a class, which has a Size Mod (SM): Fighter 1, Cruiser 2, Capital Ship 3.
reference-building-slots = Fill up to ten slots with one system each. You may use the same system as often as you like.
reference-building-special = Afterburners are for Fighters, Railguns for Cruisers, Hangars for Capital Ships.
reference-building-mass = Mass = SM × filled slots, even if systems break later.
reference-building-speed = Speed = 3 − SM + thrust. An Engine gives thrust 1, an Afterburner { $afterburner_thrust }.
reference-building-secret = Build in secret, and reveal all ships together when the fight begins.
reference-building-open = Build in the open, so that everyone sees the other ships.

reference-crew-title = Crew
reference-crew-start = Start with 1 + SM × Habitats ready crew in Standby.
reference-crew-harm = Harm turns ready crew to hurt, and kills hurt crew. The owner chooses the crew.
reference-crew-repair = Only ready crew repair.
reference-crew-heroes = Ready crew repair; crew with a name repair even while hurt.

reference-heat-title = Starting heat
reference-heat-start = Start with 1 heat for each Engine and each Afterburner.
reference-heat-stays = Heat tokens stay until you shed them.

reference-dice-title = Dice
reference-dice-effective = A die that shows 7 or 8 does not count. All others are effective.
reference-dice-cascade = Each 1 adds another die to the roll, and so on. The 1 itself stays effective.
reference-dice-added = Added dice work like all others.

reference-shooting-title = Shooting
reference-shooting-choose = Choose a weapon type, a target, and how many working systems of the type fire: one roll for all.
reference-shooting-inside = Drop effective dice until the sum of the others is not above the target's mass.
reference-shooting-hit = Each remaining die hits and does 1 damage, unless the weapon has its own rule.
reference-shooting-infinite = On a target slower than 1, or without thrust, every effective die hits.
reference-shooting-stationary = On a target slower than 1 every effective die hits.

reference-ties-title = Equal speed
reference-ties-mass = The lighter ship counts as faster.
reference-ties-dice = If mass is also equal, each rolls 1 die plus 1 for each point of thrust. Each effective die adds 0.01 speed. Repeat while tied.
reference-ties-engines = Each rolls a die for each working Engine, { $afterburner_thrust } for an Afterburner. Each effective die adds 0.01 speed. Repeat while tied.
reference-ties-none = If neither has a die to roll, each rolls 1.
reference-ties-kept = The hundredths last for the whole fight. Round down where whole speed counts.

reference-rounds-title = Rounds
reference-rounds-turns = Each ship takes one turn, the fastest first.
reference-rounds-fixed = The speeds at the start of the round decide the order.
reference-rounds-dynamic = The current speeds decide which ship is next.
reference-rounds-next = After the last turn a new round begins.
reference-rounds-aftermath = The Aftermath follows the last turn, then a new round begins.

reference-steps-title = Your turn
reference-steps-repairs = Resolve Repairs: each ready crew on a slot takes off 1 mark, then returns to Standby or stays.
reference-steps-cooling = Manage Heat: shed 1 heat for each working Dissipator.
reference-steps-cooling_optional = Manage Heat: you may shed 1 heat for each working Dissipator.
reference-steps-heat = Suffer Heat Damage: roll 1 die for each heat. Each effective die harms 1 crew.
reference-steps-heat_choice = Suffer Heat Damage: roll 1 die for each heat. Each effective die harms 1 crew or does 1 damage.
reference-steps-collisions = Check for Collisions: with thrust 0 or speed above 10, roll 1 die plus 1 for each point of whole speed. Each effective die is 1 damage.
reference-steps-collisions_whole = Check for Collisions: with thrust 0 or whole speed above 10, roll 1 die plus 1 for each point of whole speed. Each effective die is 1 damage.
reference-steps-collisions_adrift = Check for Collisions: without working propulsion, roll a die for each point of whole speed. Each effective die is 1 damage.
reference-steps-actions = Two Actions: take one after the other. You may pass.

reference-aftermath-title = Aftermath, ship by ship
reference-aftermath-cooling = Manage Heat: shed 1 heat for each working Dissipator.
reference-aftermath-cooling_optional = Manage Heat: you may shed 1 heat for each working Dissipator.
reference-aftermath-heat = Suffer Heat Damage: roll 1 die for each heat. Each effective die harms 1 crew.
reference-aftermath-heat_choice = Suffer Heat Damage: roll 1 die for each heat. Each effective die harms 1 crew or does 1 damage.
reference-aftermath-collisions = Check for Collisions: with thrust 0 or speed above 10, roll 1 die plus 1 for each point of whole speed. Each effective die is 1 damage.
reference-aftermath-collisions_whole = Check for Collisions: with thrust 0 or whole speed above 10, roll 1 die plus 1 for each point of whole speed. Each effective die is 1 damage.
reference-aftermath-collisions_adrift = Check for Collisions: without working propulsion, roll a die for each point of whole speed. Each effective die is 1 damage.

reference-actions-title = Actions
reference-actions-attack = Attack: fire one weapon type at one ship. You may fire each type once per turn.
reference-actions-attack_once = Attack: fire one weapon type at one ship. You may attack once per turn.
reference-actions-burn = Burn Engines: gain SM heat, then change speed by up to thrust + { $burn_bonus }, up or down, never below 0.
reference-actions-burn_engines = Burn Engines: gain SM heat, then change speed, up or down, by up to 1 for each working Engine and { $afterburner_thrust } for each Afterburner, never below 0. You need at least one.
reference-actions-conserve = Conserve Energy: shed 1 heat for each working Dissipator.
reference-actions-conserve_dice = Conserve Energy: roll 1 die for each working Dissipator. Each effective die sheds 1 heat.
reference-actions-heal = Heal Crew: turn 1 hurt crew to ready for each working Habitat.
reference-actions-ram = Ram: the target may burn at once to evade. If it does not, or is still slower, roll 1 die plus 1 for each point of your whole speed. Each effective die does 1 damage to the target, and to you unless it shows 1.
reference-actions-repair = Repair Systems: move ready crew onto any damaged systems that are not destroyed.
reference-actions-repair_one = Repair Systems: move ready crew onto one damaged system that is not destroyed.
reference-actions-strafe = Strafe Run: gain 1 heat, and roll 2 dice for each working Afterburner used. Each effective die names an enemy system. Named systems take 1 extra damage when damaged this turn.
reference-actions-once = Except Attack: no action twice in one turn.

reference-damage-title = Damage
reference-damage-marks = For each point of damage, the owner marks a box of any system. A marked system does not work.
reference-damage-destroyed = Armor is destroyed at SM + 1 marks, other systems at 2. Destroyed systems cannot be repaired.
reference-damage-crew = Crew on a damaged slot are harmed and go to Standby.
reference-damage-crew_spared = Crew on a damaged slot go to Standby.
reference-damage-habitat = When a Habitat is destroyed, crew beyond 1 + SM × Habitats left die.
reference-damage-depleted = Two or more 8s in a Missile attack deplete all Missiles fired. Fill their boxes: they are destroyed.
reference-damage-circled = Two or more 8s in a Missile attack deplete all Missiles fired. Circle the word: they are not damaged.
reference-damage-detonation = Each mark on a Missile that is not depleted costs 2 extra damage, on any systems.
reference-damage-detonation_once = The first mark on a Missile that is not depleted costs 2 extra damage, on any systems.

reference-elimination-title = Elimination
reference-elimination-crew = A ship without living crew is out.
reference-elimination-systems = A ship is out when every system has a mark.
reference-elimination-boxes = A ship is out when every box is marked.

reference-hits-title = Attack: which dice hit
reference-hits-dice = Dice: discard each 7 and 8. The others are effective. Keep each 1 and add a die to the roll.
reference-hits-inside = Mass: discard effective dice until the sum of the others is not above the target's mass. Each remaining die does 1 damage, unless the weapon has its own rule.
reference-hits-infinite = Stationary: a target slower than 1, or without thrust, is hit by every effective die.
reference-hits-stationary = Stationary: a target slower than 1 is hit by every effective die.

reference-harm-title = Damage and elimination
reference-harm-marks = Damage: the owner marks a box of any system for each point. A marked system does not work. When all its boxes are marked, it is destroyed for good. Crew on it are harmed and go to Standby.
reference-harm-marks_spared = Damage: the owner marks a box of any system for each point. A marked system does not work. When all its boxes are marked, it is destroyed for good. Crew on it go to Standby.
reference-harm-crew = Harm: ready crew become hurt, hurt crew are killed.
reference-harm-out = Out: a ship without living crew, or whose systems all have a mark.
reference-harm-out_boxes = Out: a ship without living crew, or whose boxes are all marked.

reference-time-title = Time limit
reference-time-limit = After round { $time_limit } ships may only Ram and Burn Engines.
reference-time-limit_without_ram = After round { $time_limit } ships may only Burn Engines.
reference-time-none = None.

reference-victory-title = Victory
reference-victory-last = The last ship wins, or the last side in a team fight.
reference-victory-draw = If the last ships are lost together, the fight is a draw.

reference-size-mod = SM
reference-size-armor_boxes = SM + 1

reference-effect-armor-soaks = Soaks { $armor_boxes } marks.

reference-effect-dissipator-turn = Sheds 1 heat in each of its turns.
reference-effect-dissipator-turn_optional = May shed 1 heat in each of its turns.
reference-effect-dissipator-aftermath = Sheds 1 heat in each Aftermath.
reference-effect-dissipator-aftermath_optional = May shed 1 heat in each Aftermath.
reference-effect-dissipator-conserve = Conserve Energy sheds 1 more heat.
reference-effect-dissipator-conserve_dice = Conserve Energy rolls 1 die.

reference-effect-engine-thrust = Thrust 1; 1 heat at the start.

reference-effect-habitat-crew = Houses { $size_mod } crew. Heal Crew heals 1.
reference-effect-habitat-kills = When destroyed, it kills crew without a place.

reference-effect-laser-heats = 1 die. The target gains 1 heat for each hit, the shooter 1 for each 7 or 8.

reference-effect-missile-destroyed = 3 dice. Two 8s destroy the Missiles fired.
reference-effect-missile-circled = 3 dice. Two 8s deplete the Missiles fired.
reference-effect-missile-detonates = Each mark on one costs 2 extra damage.
reference-effect-missile-detonates_once = The first mark on one costs 2 extra damage.

reference-effect-afterburner-thrust = Thrust { $afterburner_thrust }; 1 heat at the start.

reference-effect-railgun-slower = 1 die, or 3 against a slower target.

reference-effect-hangar-triple = 1 die. Each hit on mass 15 or less does 3 damage.
reference-effect-hangar-triple_unless_limitless = 1 die. Each hit on mass 15 or less does 3 damage, unless every effective die hits.
reference-effect-hangar-drones = 2 dice. Dice showing 1 weigh nothing.
