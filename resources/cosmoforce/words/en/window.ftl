### Texts of the app for the items of a document: labels and hints of properties, choices, quick fixes and tooltips. Words in braces
### are replaced. Names and sentences of systems are in catalogue.toml; translations have them here as system.<kind>.name and
### system.<kind>.tooltip.

window-changed = { $property } of { $element }

window-element-fleet = the document
window-element-slot = slot { $number } of { $ship }

window-slot-brief-armor = soaks { $armor_boxes }
window-slot-brief-dissipator = sheds 1
window-slot-brief-engine = thrust 1
window-slot-brief-habitat = crew +{ $size_mod }
window-slot-brief-laser = 1 die, heats
window-slot-brief-missile = 3 dice
window-slot-brief-afterburner = thrust { $afterburner_thrust }
window-slot-brief-railgun = 1 or 3 dice
window-slot-brief-hangar = { $hangar_mode ->
        [0] 1 die, up to ×3
       *[other] 2 dice
    }

window-turn-title = Round { $number }
window-turn-reached = match, round { $turn }
window-turn-label = Round
window-turn-next = Next round

window-stat-size_mod = Size Mod
window-stat-mass = mass
window-stat-thrust = thrust
window-stat-speed = speed
window-stat-complement = complement
window-stat-starting_heat = heat
window-stat-boxes = damage boxes
window-stat-capacity = capacity
window-stat-empty_slots = empty slots

window-unit-time_limit = rounds
window-unit-crew = crew
window-unit-marks = marks

window-kind-fleet = document
window-kind-design = design
window-kind-slot = system slot
window-kind-team = team
window-kind-ship = ship of a team

window-property-fleet-name-label = Name
window-property-fleet-name-hint = The name of the document on its pages and files.
window-property-fleet-author-label = Author
window-property-fleet-author-hint = The person or group who made the document.
window-property-fleet-licence-label = Licence
window-property-fleet-licence-hint = Permission for others, such as CC0 or CC BY 4.0; galleries show it.
window-property-fleet-notes-label = Notes
window-property-fleet-notes-hint = Anything worth remembering; notes stay with you when an opponent gets the roster.
window-property-fleet-tags-label = Tags
window-property-fleet-tags-hint = Short words to find the document by.
window-property-fleet-public-label = Public
window-property-fleet-public-hint = Tells others who get the file that they may show and print it. MetaMaker does not publish it.
window-property-fleet-edition-label = Edition
window-property-fleet-edition-hint = The set of rules in play; choose it before you build ships.
window-property-fleet-afterburner_thrust-label = Afterburner thrust
window-property-fleet-afterburner_thrust-hint = The thrust of each working Afterburner.
window-property-fleet-burn_bonus-label = Burn bonus
window-property-fleet-burn_bonus-hint = Added to thrust for the greatest change of speed in a burn.
window-property-fleet-hangar_mode-label = Hangars
window-property-fleet-hangar_mode-hint = The effect of a Hangar’s drones on their target.
window-property-fleet-missile_depletion-label = Depleted Missiles
window-property-fleet-missile_depletion-hint = The fate of Missiles that two 8s have depleted.
window-property-fleet-missile_detonation-label = Missiles detonate
window-property-fleet-missile_detonation-hint = A mark on a Missile that is not depleted costs two extra damage.
window-property-fleet-passive_cooling-label = Passive cooling
window-property-fleet-passive_cooling-hint = Sets whether working Dissipators always shed heat each round, or only when the owner wants it.
window-property-fleet-conserve-label = Conserve Energy
window-property-fleet-conserve-hint = The heat that the action sheds for each working Dissipator.
window-property-fleet-heat_damage-label = Heat damage
window-property-fleet-heat_damage-hint = The damage from each effective die of a heat roll.
window-property-fleet-collision-label = Collisions
window-property-fleet-collision-hint = The ships that roll for collisions, and their dice.
window-property-fleet-infinite_mass-label = Easy targets
window-property-fleet-infinite_mass-hint = Ships that every effective die hits, whatever their mass.
window-property-fleet-tie_break-label = Tie-break
window-property-fleet-tie_break-hint = Decides which of two equally fast ships counts as faster.
window-property-fleet-round_shape-label = Parts of a round
window-property-fleet-round_shape-hint = Decides when ships shed heat, and when heat and collisions do damage.
window-property-fleet-attack_limit-label = Attacks
window-property-fleet-attack_limit-hint = The number of attacks that a ship may make in a turn.
window-property-fleet-ram-label = Rams
window-property-fleet-ram-hint = Ships may ram each other.
window-property-fleet-strafe_run-label = Strafe Runs
window-property-fleet-strafe_run-hint = Fighters with Afterburners may make Strafe Runs.
window-property-fleet-repair_scope-label = Repairs
window-property-fleet-repair_scope-hint = The systems that crew may go to in one Repair Systems action.
window-property-fleet-habitat_loss_kills-label = Lost Habitats kill
window-property-fleet-habitat_loss_kills-hint = When a Habitat is destroyed, crew without a place die.
window-property-fleet-crew_hurt_by_system_damage-label = Damage hurts crew
window-property-fleet-crew_hurt_by_system_damage-hint = Damage to a system harms the crew on its slot.
window-property-fleet-time_limit-label = Time limit
window-property-fleet-time_limit-hint = After this round, ships may only ram and burn engines.
window-property-fleet-repeat_action-label = Same action twice
window-property-fleet-repeat_action-hint = A ship may take the same action twice in a turn, except Attack.
window-property-fleet-hangar_uses_infinite_mass-label = No triple damage to easy targets
window-property-fleet-hangar_uses_infinite_mass-hint = Hits of Hangars do 1 damage to ships that every effective die hits, whatever their mass.
window-property-fleet-dynamic_order-label = Order changes at once
window-property-fleet-dynamic_order-hint = A change of speed affects the order of the current round, not only of the next.
window-property-fleet-equal_speed_is_level-label = Equal speed is level
window-property-fleet-equal_speed_is_level-hint = For Railguns and Rams, ships of equal speed are equally fast, whatever their mass.
window-property-fleet-evasion_needs_change-label = Evasion needs a change
window-property-fleet-evasion_needs_change-hint = A burn that keeps the speed does not evade a Ram.
window-property-fleet-collision_whole_speed-label = Collisions by whole speed
window-property-fleet-collision_whole_speed-hint = A speed of 10 and some hundredths does not cause a collision.
window-property-fleet-missile_detonates_once-label = Missiles detonate once
window-property-fleet-missile_detonates_once-hint = Only the first mark on a Missile costs extra damage, not every mark.
window-property-fleet-web_elimination-label = Out of the fight when
window-property-fleet-web_elimination-hint = Decides when a damaged ship is out of the fight.
window-property-fleet-empty_slot_bonus-label = Empty slots score
window-property-fleet-empty_slot_bonus-hint = Decides how often each empty slot adds 5 points in survival.
window-property-fleet-open_build-label = Open building
window-property-fleet-open_build-hint = Players see the ships while they build them, not only when the fight begins.
window-property-fleet-hero_crew-label = Hero crew
window-property-fleet-hero_crew-hint = Crew with a name repair even while hurt.
window-property-fleet-strict_baby_striker-label = Strict Baby Striker
window-property-fleet-strict_baby_striker-hint = The eighth threat has only systems that fit its numbers, and therefore lacks a weapon.

window-property-design-name-label = Name
window-property-design-name-hint = The name of the ship.
window-property-design-ship_class-label = Class
window-property-design-ship_class-hint = The size of the ship: larger ships house more crew, but are slower and easier to hit.
window-property-design-author-label = Author
window-property-design-author-hint = The person or group who designed the ship.
window-property-design-notes-label = Notes
window-property-design-notes-hint = The purpose of the ship, and how to fly it.
window-property-design-tags-label = Tags
window-property-design-tags-hint = Short words to find the ship by.
window-property-design-crew-label = Named crew
window-property-design-crew-hint = Names for some of the crew tokens; a name adds no crew.

window-property-slot-system-label = System
window-property-slot-system-hint = The system in the slot; it may stay empty.

window-property-team-name-label = Name
window-property-team-name-hint = The name of the side.
window-property-team-budget-label = Mass budget
window-property-team-budget-hint = The maximum mass of the team as a single ship; each further ship reduces it by 5. If left open, mass is unlimited.

window-property-ship-name-label = Name
window-property-ship-name-hint = The name of this ship; if left open, the name of its design.
window-property-ship-design-label = Design
window-property-ship-design-hint = The design that the ship is built to.
window-property-ship-at_home-label = At home
window-property-ship-at_home-hint = Keep the ship in the file, but leave it out of fights, printouts and totals.

window-choice-edition-roster-text = Roster
window-choice-edition-roster-hint = The newer edition, made for the roster sheet; each ship deals with its heat in its own turn.
window-choice-edition-web-text = Web
window-choice-edition-web-hint = The edition of 2018; all ships deal with heat and collisions in an Aftermath.

window-choice-ship_class-fighter-text = Fighter
window-choice-ship_class-fighter-hint = Size Mod 1, fast and hard to hit; may have Afterburners.
window-choice-ship_class-cruiser-text = Cruiser
window-choice-ship_class-cruiser-hint = Size Mod 2, the middle size; may have Railguns.
window-choice-ship_class-capital_ship-text = Capital Ship
window-choice-ship_class-capital_ship-hint = Size Mod 3, slow and sturdy; may have Hangars.

window-choice-hangar_mode-triple_damage-text = Triple damage
window-choice-hangar_mode-triple_damage-hint = One die for each Hangar; hits on mass 15 or less do 3 damage.
window-choice-hangar_mode-drone_strafe-text = Ones weigh nothing
window-choice-hangar_mode-drone_strafe-hint = Two dice for each Hangar; a 1 does not count against the target’s mass.

window-choice-time_limit-none-text = no limit
window-choice-time_limit-none-hint = Ships fight to the end.

window-choice-depletion-destroyed-text = Destroyed
window-choice-depletion-destroyed-hint = All their boxes are filled, and they cannot be repaired.
window-choice-depletion-circled-text = Unusable
window-choice-depletion-circled-hint = The word on their slot is circled, and they count as undamaged.

window-choice-cooling-mandatory-text = Always
window-choice-cooling-mandatory-hint = Each working Dissipator sheds 1 heat.
window-choice-cooling-optional-text = If the owner wants
window-choice-cooling-optional-hint = Each working Dissipator may shed 1 heat.

window-choice-conserve-flat-text = 1 heat each
window-choice-conserve-flat-hint = Without a roll.
window-choice-conserve-dice-text = A die each
window-choice-conserve-dice-hint = Every effective die sheds 1 heat.

window-choice-heat_damage-crew-text = Harms crew
window-choice-heat_damage-crew-hint = Each die harms 1 crew.
window-choice-heat_damage-crew_or_damage-text = Harms crew or a system
window-choice-heat_damage-crew_or_damage-hint = Each die harms 1 crew or does 1 damage; the owner chooses.

window-choice-collision-adrift_or_fast-text = Adrift, or faster than 10
window-choice-collision-adrift_or_fast-hint = A ship without thrust or faster than 10 rolls 1 die plus 1 for each point of whole speed.
window-choice-collision-adrift-text = Adrift
window-choice-collision-adrift-hint = A ship without working propulsion rolls a die for each point of whole speed.

window-choice-infinite_mass-slow_or_adrift-text = Slower than 1, or adrift
window-choice-infinite_mass-slow_or_adrift-hint = Ships without thrust cannot dodge.
window-choice-infinite_mass-slow-text = Slower than 1
window-choice-infinite_mass-slow-hint = Ships without thrust can dodge while they drift fast enough.

window-choice-tie_break-mass-text = Lower mass, then dice
window-choice-tie_break-mass-hint = The lighter ship is faster. At equal mass, each rolls 1 die plus 1 for each point of thrust, and more effective dice win.
window-choice-tie_break-engines-text = Only dice
window-choice-tie_break-engines-hint = Each rolls 1 die for each point of thrust, and more effective dice win.

window-choice-round_shape-turns-text = Only turns
window-choice-round_shape-turns-hint = Each ship acts on heat and collisions in its own turn, before its actions.
window-choice-round_shape-aftermath-text = Turns, then an Aftermath
window-choice-round_shape-aftermath-hint = All ships act on heat and collisions at the end of the round.

window-choice-attack_limit-each_type-text = Once with each type
window-choice-attack_limit-each_type-hint = Both actions may be attacks, with different weapons.
window-choice-attack_limit-once-text = Once
window-choice-attack_limit-once-hint = One attack per turn, with one type of weapon.

window-choice-repair_scope-any_systems-text = To any systems
window-choice-repair_scope-any_systems-hint = Several systems in one action.
window-choice-repair_scope-one_system-text = To one system
window-choice-repair_scope-one_system-hint = As many crew as you like, all to the same system.

window-choice-elimination-all_damaged-text = All systems are damaged
window-choice-elimination-all_damaged-hint = As soon as every system has a mark.
window-choice-elimination-all_boxes-text = All boxes are marked
window-choice-elimination-all_boxes-hint = Only when every box of every system is marked.

window-choice-slot_bonus-per_fight-text = In every fight
window-choice-slot_bonus-per_fight-hint = Points for each fight that the ship survives.
window-choice-slot_bonus-once-text = Once
window-choice-slot_bonus-once-hint = Points only for the first fight.

window-choice-slot-empty-text = Empty
window-choice-slot-empty-hint = No system: less mass, and more points in survival.

window-captain-chance-label = chance
window-captain-chance-hint = picks a legal action at random
window-captain-plain-label = plain
window-captain-plain-hint = takes the action worth most by exact odds: weapons, burns, heat, repairs, rams
window-captain-careful-label = careful
window-captain-careful-hint = tries its actions a few rounds ahead and improves on the plain captain where another action is clearly better; slower

window-palette-support = Support
window-palette-propulsion = Propulsion
window-palette-weapon = Weapons

window-why_not-class = only a { $class } can mount { $system }
window-why_not-full = { $ship } has no empty slot
window-why_not-same = the slot already holds { $system }

window-group-designs =
    { $count ->
        [one] 1 design
       *[other] { $count } designs
    }
window-group-teams =
    { $count ->
        [one] 1 team
       *[other] { $count } teams
    }
window-group-ships =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }

window-new-designs = New ship
window-new-teams = New team
window-new-copy = { $name } copy

window-fix-set = Set { $property } to { $value }
window-fix-empty = Empty the slot
window-fix-class = Change { $ship } to a { $class }
window-fix-add = Put { $system } in slot { $number }
window-fix-remove = Remove { $name }
window-fix-last = Remove { $ship } from { $team }
window-fix-names = Keep the first { $count } names
window-fix-no_limit = Remove the time limit

window-summary-fleet-sentence = Designs, and teams of ships built to them.

window-summary-design-sentence = A class and ten slots; all numbers follow from them.

window-summary-team-sentence = Ships that fight together.

window-summary-ship-sentence = One ship of a team, built to a design of this document.

window-summary-slot-sentence = An empty slot: room for a system.

window-summary-number-mass-title = Mass
window-summary-number-mass-sentence = The dice of a shot hit as long as their sum is not above the target's mass: light ships are hard to hit.
window-summary-number-speed-title = Speed
window-summary-number-speed-sentence = The faster ship acts first; a ship slower than 1 is hit by every effective die.
window-summary-number-thrust-title = Thrust
window-summary-number-thrust-sentence = Adds to starting speed; the more thrust works, the more a burn can change speed.
window-summary-number-complement-title = Crew
window-summary-number-complement-sentence = Crew repair systems; a ship without living crew is out of the fight.
window-summary-number-starting_heat-title = Starting heat
window-summary-number-starting_heat-sentence = Heat does harm every round until Dissipators shed it.
window-summary-number-capacity-title = Capacity
window-summary-number-capacity-sentence = The maximum number of damage marks with which the ship can still fight.

window-weighing-field = The eight threats of the chart and the six sample ships

window-fact-now = Now { $value }
window-fact-numbers = mass { $mass }, speed { $speed }, thrust { $thrust }, crew { $crew }, heat { $heat }
window-fact-boxes = { $count } damage boxes
window-fact-mass = mass { $mass }
window-fact-allowed = mass { $mass } of { $allowed }

window-fact-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }

window-fact-designs =
    { $count ->
        [one] { $count } design
       *[other] { $count } designs
    }

window-template-duel-title = Two ships for a duel
window-template-empty-title = Empty document
window-template-threats-title = The eight threats

window-difference-added = Added: { $element }
window-difference-removed = Removed: { $element }
window-difference-changed = { $element }: { $label } { $before } → { $after }
window-difference-text = { $element }: { $label } changed
window-difference-none = none
window-difference-left = as in the edition
window-difference-yes = yes
window-difference-no = no
window-difference-slot = slot { $number }

window-text-system = { $system }{ $count }: { $does }
window-text-systems = Systems
window-text-crew = Crew
window-text-notes = Notes

window-weighing-nothing = nothing

## Limits of events

window-property-limits-legal-label = Legal ships only
window-property-limits-legal-hint = Ships must not break any rule.
window-property-limits-budget_most-label = Budget
window-property-limits-budget_most-hint = The maximum cost of all ships: their mass, plus 5 for each ship after the first.
window-property-limits-mass_most-label = Maximum mass
window-property-limits-mass_most-hint = The maximum mass of all ships together.
window-property-limits-mass_least-label = Minimum mass
window-property-limits-mass_least-hint = The minimum mass of all ships together.
window-property-limits-ship_mass_most-label = Maximum mass of a ship
window-property-limits-ship_mass_most-hint = The maximum mass of each ship.
window-property-limits-ships_most-label = Maximum ships
window-property-limits-ships_most-hint = The maximum number of ships that a player may bring.
window-property-limits-ships_least-label = Minimum ships
window-property-limits-ships_least-hint = The minimum number of ships that a player must bring.
window-property-limits-same_design_most-label = Maximum of a design
window-property-limits-same_design_most-hint = The maximum number of ships of the same design.
window-property-limits-ship_classes-label = Allowed classes (all if none is selected)
window-property-limits-ship_classes-hint = The classes that players may bring; choose none to allow all.
window-property-limits-banned_systems-label = Banned systems
window-property-limits-banned_systems-hint = Systems that players may not use.
window-property-limits-system_most-label = Maximum of a system
window-property-limits-system_most-hint = The maximum number of slots of a ship with the same system.
window-property-limits-edition-label = Edition
window-property-limits-edition-hint = The edition that all players use.
window-property-limits-rules-label = Rules
window-property-limits-rules-hint = Decides whether documents may change the rules of their edition.
window-choice-rules_of_play-free-text = Free choice
window-choice-rules_of_play-free-hint = Toggles and options may differ from those of the edition.
window-choice-rules_of_play-edition-text = As in the edition
window-choice-rules_of_play-edition-hint = All toggles and options must be those of the edition.

## Several pages

window-common-sort-slots = Sort the slots
window-common-slots = Slots
window-common-add-design = Add a design
window-common-all-edition = Reset to the edition
window-common-add-team = Add a team
window-common-add-ship = Add a ship
window-common-teams = Teams

## Board

window-board-find-system = Find a system
window-board-no-such-system = No matches
window-board-next-class = Next class
window-board-previous-class = Previous class
window-board-should-slot-hold = Choose a system for this slot
window-board-next-system = Next system
window-board-previous-system = Previous system
window-board-sort = Sort
window-board-put-systems-order = Sort the systems in the order of the rules, with empty slots last
window-board-slots = { $count } of { $all } slots
window-board-cut-system = Cut system
window-board-copy-system = Copy system
window-board-paste-system = Paste system
window-board-duplicate-system = Duplicate system
window-board-slot-holds = Content of slot { $number }
window-board-slots-name = Slots of { $name }
window-board-slot-boxes = Slot { $number }: { $name }, { $boxes } boxes
window-board-slot-empty = Slot { $number }: empty
window-board-enter-chooses-go = Enter opens the list; + and − change the system

## Edits

window-commands-bring-designs = Import its designs
window-commands-add-ship = Add a ship of { $design } to { $team }
window-commands-change-design = Change the design of { $name } to { $design }
window-commands-move = Move { $name } to { $team }

## Design

window-design-panels-below-sheet = Panels below the sheet
window-design-design = { $name } (design)
window-design-how-strong = How strong is it?
window-design-ships-systems = Ships and systems
window-design-problems-strength = Problems and strength
window-design-numbers-selection = Numbers and selection
window-design-name-other = { $name } ({ $other })
window-design-explain-number = Explain this number
window-design-system-slot = System in the slot
window-design-go-through-choices = + and − change the choice
window-design-new-ship = New ship
window-design-no-ship-add = There is no ship to add it to.
window-design-paste = Paste { $name }
window-design-next = { $name }: next
window-design-previous = { $name }: previous
window-design-no-system-copy = There is no system to copy
window-design-no-system-clipboard = There is no system on the clipboard
window-design-went-into-slot = { $system } is now in slot { $slot }

## Fleet

window-fleet-add-threat-ship = Add a threat ship
window-fleet-add-sample-ship = Add a sample ship
window-fleet-new-design = New design
window-fleet-add-ship-last = Add a ship of this design to the last team
window-fleet-add-a-ship-of-it-to = Add a ship of this design to
window-fleet-no-team-yet = There are no teams yet. Add one first.
window-fleet-design = Design
window-fleet-mass = Mass
window-fleet-thrust = Thrust
window-fleet-crew = Crew
window-fleet-heat = Heat
window-fleet-capacity = Capacity
window-fleet-empty = Empty
window-fleet-designs-their-numbers = Designs and their figures
window-fleet-search-designs = Search designs
window-fleet-designs = DESIGNS
window-fleet-search-ships = Search ships
window-fleet-add-team-ship = Add a team or a ship
window-fleet-teams = TEAMS
window-fleet-forms = Properties
window-fleet-designs-document = Designs of the document
window-fleet-design-cannot-put = You cannot move a design in front of itself.
window-fleet-ships-their-place = Ships belong to teams: drop the ship on one.
window-fleet-ship-cannot-put = You cannot move a ship in front of itself.
window-fleet-team-cannot-put = A team cannot be part of another team.
window-fleet-teams-put-front = Drop a team in front of another team.
window-fleet-ships-team = Ships of the team
window-fleet-game = THE GAME
window-fleet-turns-speed = TURNS AND SPEED
window-fleet-attacks = ATTACKS
window-fleet-heat-collisions = HEAT AND COLLISIONS
window-fleet-crew-heading = CREW
window-fleet-edition = As in the edition
window-fleet-differs-edition-says = Changed; in the edition: { $value }
window-fleet-differs-usual = Changed; default: { $value }
window-fleet-yes = Yes
window-fleet-no = No
window-fleet-put-back = Reset
window-fleet-edition-value = Edition: { $value }
window-fleet-move-team-before = Move to the previous team
window-fleet-move-next-team = Move to the next team
window-fleet-edit-design = Edit the design
window-fleet-change-design = Change the design
window-fleet-move-team = Move to team
window-fleet-no-design-yet = There are no designs yet. Add one first.
window-fleet-select-design-team = Select a design, a team or a ship to see and edit it.
window-fleet-open-ship = Open the ship
window-fleet-leave-every-toggle = Reset all toggles and options to the edition
window-fleet-document = Document
window-fleet-shown-below = Content of the panel
window-fleet-rules-differ-edition =
    { $count ->
        [one] 1 rule differs from the edition.
       *[other] { $count } rules differ from the edition.
    }
window-fleet-change-all-them = Changes apply to all of them.
window-fleet-all-played-edition = All rules follow the edition.
window-fleet-done-team = Actions for this team
window-fleet-mass-no-budget = mass, no budget
window-fleet-mass-home = { $mass } more at home
window-fleet-mass-budget = Mass budget…
window-fleet-move-left = Move left
window-fleet-move-right = Move right
window-fleet-budget = Budget of { $name }: { $caption }
window-fleet-no-ships-yet = no ships yet
window-fleet-too-much-budget = { $over } over budget { $budget }
window-fleet-mass-budget-budget = mass, budget { $budget }
window-fleet-too-much-each = { $over } over budget: { $budget } − { $mass } per extra ship
window-fleet-mass-budget-each = mass, budget { $budget } − { $mass } per extra ship
window-fleet-no-ships-yet-budget = no ships yet, budget { $budget }
window-fleet-there-is-no-design-yet = There are no designs yet

## Names of pages

window-pages-design = Design
