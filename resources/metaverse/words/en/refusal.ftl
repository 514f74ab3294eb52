### Why an answer in a battle is not legal, and what cannot be read of what a person typed.
### What was named stands in the values; typed words (wait, join, at, by, order codes) are the same in all languages.

## What several decisions refuse.

refusal-broken = { $system } does not work
refusal-destroyed = { $system } is destroyed
refusal-twice = you named { $system } twice
refusal-has-none = { $ship } has no { $kind ->
    [switch] system to switch
    [pod] countermeasure pod
    [aimed] ELINT or targeting array
    [ansible] ansible
    [array] sensor array
    [grappler] energy grappler
    [teleporter] teleporter
   *[system] system
  } { $system }
refusal-has-not = { $ship } has no { $system }
refusal-no-ship = there is no ship { $ship }
refusal-off-table = { $ship } is not on the table
refusal-cloaked = { $ship } is cloaked
refusal-far = { $ship } is more than 100 cm away
refusal-section = { $place ->
    [core] core
    [fore] fore section
    [starboard] starboard section
    [aft] aft section
   *[port] port section
  }

## Plots.

refusal-plot-expected = the plot is missing
refusal-plot-length = a plot can have up to { $most } orders, and this one has { $count }
refusal-plot-shape = write each order as a code with its details
refusal-plot-repeated = plot { $code } only once, not { $count } times
refusal-plot-no-parts = { $code } must name at least one { $kind ->
    [drive] STL drive
   *[thruster] thruster
  }
refusal-plot-part = { $code } cannot use { $system }, which is not a working { $kind ->
    [drive] STL drive
   *[thruster] thruster
  }
refusal-plot-part-repeated = { $code } can name { $system } only once, not { $count } times
refusal-plot-part-both = { $system } can act as a drive or as a thruster in a turn, not both, so EP and ET cannot both use it
refusal-plot-no-target = { $kind ->
    [ram] a ram
   *[attack] an FTL attack
  } must name an enemy starship
refusal-plot-target = { $kind ->
    [ram] a ram
   *[attack] an FTL attack
  } must name an enemy starship, and { $target } is not one
refusal-plot-cloak-both = a ship cannot cloak and uncloak in the same turn
refusal-plot-cloak-again = the ship is already cloaked
refusal-plot-cloak-unable = the ship has no working cloak generator
refusal-plot-cloak-off = the ship is not cloaked
refusal-plot-hidden = a cloaked ship cannot carry out { $code }; uncloak it first
refusal-plot-speed = a speed of { $speed } cm is above the maximum of { $most }
refusal-plot-reverse = a reverse speed of { $speed } cm is above the maximum of { $most }
refusal-plot-sideways = a cinematic ship cannot thrust sideways
refusal-plot-stage = a cinematic ship changes its speed only before it moves, not during a rotation
refusal-plot-flip = only Newtonian ships can flip
refusal-plot-rotation = a ship can add rotation to only one side in a turn
refusal-plot-late-stage = the ship only turns { $steps } steps of 45°, so it cannot thrust at a later stage
refusal-plot-bridge = a ship without an active bridge cannot be given a plot; it drifts
refusal-plot-steady = a ship that jumps cannot change its heading or speed
refusal-plot-thrusters = the plot needs { $needed } points of { $side } thrusters, and the ship has { $given }
refusal-plot-drives = the plot needs { $needed } drive points { $way ->
    [forward] forward
    [starboard] to starboard
    [backward] backward
   *[port] to port
  }, and the ship has { $given }
refusal-plot-flip-cost = a flip needs { $cost } thruster points on each side, or 2 spare points each of aft and fore drives
refusal-plot-shared-advanced = an advanced drive can act as a drive or as a thruster in a turn, for one kind of action; you may divide its points between the sides
refusal-plot-shared-thruster = each thruster serves one kind of action per turn, so some of the points cannot be used
refusal-plot-shared-drive = each thrust needs drives of its own, so some of the points cannot be used
refusal-plot-needs-charge = charging needs a working FTL drive
refusal-plot-needs-retreat = an FTL retreat needs a working FTL drive
refusal-plot-needs-strategic = a strategic jump needs a working basic or advanced FTL drive
refusal-plot-needs-tactical = a tactical jump needs a working advanced FTL drive
refusal-plot-drives-named = { $code } names { $count } drives; give each drive an order of its own
refusal-plot-charged = the drive is fully charged, so it must jump or retreat now
refusal-plot-charge-count = no drive would have { $turns } turns of charge at the end of this turn
refusal-plot-charge-own = each order to charge needs a drive of its own
refusal-plot-uncharged = { $code } needs a fully charged FTL drive
refusal-plot-departures = a plot can contain only one jump or retreat
refusal-plot-dice = a tactical jump rolls at least { $least } dice, and you plotted { $count }

## Returns from jumps, and their dice.

refusal-arrival-expected = give a position in thousandths of a cm (whole numbers) and a heading
refusal-arrival-off-table = the position is off the table, which is { $length } cm by { $width } cm
refusal-arrival-apart = ships that return together must be within { $distance } cm of each other
refusal-arrival-heading = the heading must be from 0 to { $most }, not { $heading }
refusal-arrival-compass = a Newtonian ship must face one of the eight compass points
refusal-dice-expected = choose dice to discard, or the number of extra dice to roll
refusal-dice-both = you can discard dice or roll extra dice, not both
refusal-dice-most = you can discard or roll up to { $most } dice
refusal-dice-named = name each discarded die once, by its position counted from 0

## Electronic warfare.

refusal-ew-unable = { $ship } is cloaked, off the table or without a working bridge
refusal-ew-arc-twice = you named the shields of the { $arc } arc twice
refusal-ew-switch = { $system } cannot be switched { $way ->
    [on] on
   *[off] off
  }: { $state ->
    [on] it is on
    [off] it is off
   *[broken] it does not work
  }
refusal-ew-pod = { $system } does not work or is used up
refusal-ew-target = { $target } is not an enemy ship in sight within { $distance } cm
refusal-ew-served = { $system } can serve up to { $most } ships
refusal-ew-served-twice = { $system } serves { $ship } twice
refusal-ew-friend = { $ship } is not another friendly ship within { $distance } cm
refusal-ew-nothing-up = the { $arc } arc has no raised shields
refusal-ew-nothing-dropped = the { $arc } arc has no shields that you dropped in an earlier turn
refusal-ew-stealth = shields stay down while stealth is on, and in the turn in which you switch it off

## Who waits and who joins.

refusal-muster-not-here = { $ship } is not in this group, or you named it twice
refusal-muster-wait = { $ship } can only wait for a group below { $quality }
refusal-muster-no-commander = { $ship } has no commander in this group within 20 cm, or you named it twice
refusal-muster-waits = { $ship } cannot fire with { $commander }, which waits

## Fire, and fire at fire.

refusal-fire-ahead = { $ship } can fire ahead of its group only at { $target }
refusal-fire-ahead-only = a ship that acts ahead of its group can only fire weapons
refusal-fire-unable = { $ship } cannot fire: it is { $state ->
    [cloaked] cloaked
   *[bridge] without a bridge
  }
refusal-fire-primary = { $system } is a primary system
refusal-fire-section = { $system } is not in the section that faces { $ship }: { $place }
refusal-fire-friend = { $ship } is not an enemy
refusal-fire-ems = { $count } other ships have fired at { $ship }; its EMS allows no more
refusal-fire-no-weapon = name at least one weapon for { $system }
refusal-fire-no-array = { $system } is not a sensor array
refusal-encounter-table = the table must be { $least } to { $most } cm, and at least as long as it is wide, not “{ $found }”
refusal-encounter-head_start = a head start must be from 0 to { $most } points, not { $found }
refusal-encounter-head_start_turn = a head start can decide ties from turns 0 to { $most }, not { $found }
refusal-encounter-offered = the dice allow { $known } (difference { $difference }), not “{ $kind }”
refusal-encounter-twice = “{ $found }” is listed twice
refusal-encounter-stranger = fleet { $side } has no ship “{ $ship }”
refusal-encounter-missing = give the ship “{ $ship }” of fleet { $side } a position
refusal-encounter-taken = “{ $ship }” is at the same position as “{ $other }”; give it another
refusal-encounter-zone = “{ $ship }” is not in a deployment zone of its side
refusal-encounter-heading = a Newtonian ship faces one of eight points, so the heading of “{ $ship }” must be an even number, not { $found }
refusal-encounter-speed = the starting speed of “{ $ship }” must be from 0 to { $most } cm per turn, not { $found }
refusal-encounter-long_side = the table is { $length } cm long and { $width } cm wide; its length must not be less than its width
refusal-encounter-dice = a { $face } on a D{ $die } does not mean { $found }
refusal-encounter-winner = the totals are { $one } and { $other }, so “{ $found }” did not win the initiative
refusal-encounter-used = use each of the { $count } dice only once, counted from 0, not { $found }
refusal-encounter-unplaced = the ship “{ $ship }” of fleet { $side } is not placed with a squadron
refusal-encounter-shape = terrain of the kind “{ $kind }” cannot have the shape “{ $form }”
refusal-encounter-wind = only an emission nebula has a wind of its own, not a “{ $kind }”
refusal-encounter-terrain_zone = a “{ $kind }” is in a deployment zone of the side that lost the initiative
refusal-encounter-on_body = “{ $ship }” is on a “{ $kind }”, which would destroy it
refusal-encounter-towed = “{ $ship }” must be within 5 cm of the ship of its side that tows it
refusal-encounter-tug = “{ $tug }” cannot tow “{ $ship }” as well as its other tows. It needs FTL drives and a grappler for each ship without one; five times the towed mass must not exceed rating × own mass
refusal-encounter-cap = up to { $cap }% of fleet { $side } may be in a zone, not { $share }%
refusal-rocks-no-array = name an array to guide the weapons
refusal-rocks-arc = the rocks do not come in between the “{ $arc }” arc and another one
refusal-rocks-weapon = { $system } is not a loaded direct weapon
refusal-fire-no-squadrons = { $ship } is not a mission with squadrons to aim at
refusal-fire-array-used = { $system } was already used this turn
refusal-fire-array-engages = { $system } already engages { $ship }
refusal-fire-array-surgical = { $system } guides a surgical shot and is not free for other fire
refusal-fire-array-volley = { $system } guides a volley and is not free for other fire
refusal-fire-unserved = no ansible of { $lender } serves { $ship }
refusal-fire-lent-early = { $lender } has not used { $system } yet
refusal-fire-lent-use = { $lender } used { $system } for something other than salvo fire
refusal-fire-lent-target = { $lender } used { $system } against another target
refusal-fire-lent-one = { $lender } can lend only one of its arrays to a ship
refusal-fire-borrowed = { $system } is borrowed and can only be used for salvo fire
refusal-fire-not-weapon = { $system } is not a weapon
refusal-fire-starships = { $system } cannot fire at starships
refusal-fire-indirect-targets = { $system } cannot fire at salvos
refusal-fire-bears = { $system } does not bear on { $ship }
refusal-fire-indirect = { $system } is an indirect weapon; sensor arrays cannot guide it at a target
refusal-fire-no-range = { $system } has no range and does not fire in this step
refusal-fire-fired = { $system } has fired in turn { $turn }
refusal-fire-volley-size = a volley needs at least two weapons
refusal-fire-volley-mirrored = { $system } fires through the mirrored arc and cannot join a volley
refusal-fire-surgical-one = surgical fire needs exactly one weapon
refusal-fire-surgical-system = surgical fire must name a system of the target
refusal-fire-surgical-only = only surgical fire can name a system of the target
refusal-fire-direct = { $system } cannot fire at direct fire
refusal-fire-screen-array = { $system } is not a free sensor array, or you named it twice
refusal-fire-screen-weapon = { $system } cannot fire at this fire now, or you named it twice

## Salvos of indirect weapons.

refusal-launch-no-weapon = name at least one weapon for { $system } to launch
refusal-launch-rating = { $system } can launch up to { $most ->
    [one] one weapon
   *[other] { $most } weapons
  }
refusal-launch-direct = { $system } is not an indirect weapon
refusal-launch-bears = { $system } does not bear along this line
refusal-launch-range = { $system } can move up to { $most } cm
refusal-salvo-none = you have no salvo { $salvo }
refusal-salvo-immune = the weapons of { $salvo } cannot be fired at
refusal-salvo-contact = { $salvo } is in contact with { $ship }, so only that ship and its CAP may fire at it
refusal-salvo-surgical = { $salvo } has no systems for surgical fire
refusal-salvo-direction = a direction must be from 0 to less than 360°
refusal-salvo-turn = { $salvo } can turn by up to 45°
refusal-salvo-length = a salvo can move 0 to { $most } cm
refusal-salvo-onto = this line does not end on { $ship }
refusal-salvo-stays = { $salvo } is at its turn limit and cannot move any further
refusal-salvo-moved = { $salvo } has already moved
refusal-salvo-most = move { $most ->
    [one] one salvo
   *[other] up to { $most } salvos
  } at a time
refusal-salvo-target = the weapons of { $salvo } may not strike { $ship }
refusal-salvo-reach = { $ship } is more than { $most } cm away, out of the reach of { $salvo }
refusal-salvo-close = { $system } is not a 0 cm weapon that can fire at { $salvo } now

## Energy grapplers and teleporters.

refusal-beam-bridge = { $ship } has no working bridge
refusal-beam-nothing = there is no ship, mission or salvo { $target }
refusal-beam-no-target = { $ship } is not another ship on the table
refusal-beam-array-used = { $system } is already used for something else this turn
refusal-beam-once = use { $system } only once a turn
refusal-beam-no-grappler = name an energy grappler
refusal-beam-no-direction = give a direction
refusal-beam-lighter = { $ship } is the lighter ship, so it is the one that moves
refusal-beam-arc = { $ship } is not in the arc of { $system }
refusal-beam-no-enemy = { $ship } is not an enemy ship
refusal-beam-shields = { $ship } has raised shields towards { $other }
refusal-beam-deflector = a deflector of { $ship } faces { $other }

## Repairs.

refusal-repair-expected = give orders for repairs
refusal-repair-technological = crew parties can restore hull only on a technological hull
refusal-repair-heals = only a biological hull can heal systems
refusal-repair-reloads = only a biological hull can reload weapons
refusal-repair-repeated = you named { $system } more than once
refusal-repair-no-crew = put at least one crew party to work on { $system }, not { $crew }
refusal-repair-no-crew-hull = put at least one crew party to work on the hull ({ $place }), not { $crew }
refusal-repair-boxes = { $boxes } parties would restore one box each in the { $section }, where only { $lost } are lost
refusal-repair-overworked = { $crew } parties would work in the { $section }, where only { $most } may work
refusal-repair-lent = the core lends { $lent } parties, so it has only { $left } left for its own work
refusal-repair-overspent = you would spend { $boxes } boxes in the { $section }, which has { $left }; at least one must stay
refusal-repair-no-modulated = { $system } is not a modulated shield generator
refusal-repair-no-neighbour = the { $arc } arc is not next to the one that { $system } faces
refusal-repair-no-shields = the { $arc } arc has no shield generator of its own, or no shield hits
refusal-repair-not-once = { $system } is not a one-shot weapon
refusal-repair-not-spent = { $system } is not spent
refusal-repair-destroyed = { $system } is destroyed and cannot be repaired
refusal-repair-spent = { $system } is spent and cannot be reloaded
refusal-repair-able = { $system } is not disabled
refusal-repair-fluctuates = the power of { $system } fluctuates until the end of the turn
refusal-repair-nobody = { $system } cannot be repaired: its section has no hull left or has boarders aboard

## What cannot be read.

refusal-read-ship = there is no ship “{ $found }” (labels are like { $example }){ $meant }
refusal-read-system = { $ship } has no system “{ $found }”; its systems are numbered 1 to { $most }
refusal-read-one-of = cannot read “{ $found }”; choose from { $known }
refusal-read-whole = “{ $found }” is not a whole number
refusal-read-length = the answer is too long; write up to { $most } characters
refusal-read-arrival = cannot read “{ $found }”. Write three numbers, such as { $example }
refusal-read-heading = a heading must be a multiple of 22.5°, not { $found }
refusal-read-dice = cannot read “{ $found }”. Write, for example, discard 1 3 or more 2
refusal-read-die = dice are counted from 1, not from 0
refusal-read-electronics = cannot read “{ $found }”. Begin with one of on, off, pod, aim, serve, drop, raise, then name systems, arcs or ships
refusal-read-muster = cannot read “{ $found }”. Write “wait”, a ship and a crew quality (wait A1 3), or “join” and ships (join A2)
refusal-read-fire = cannot read “{ $found }”. Write weapons, a target and an array: 12 13 at B1 by 3
refusal-read-line = cannot read “{ $found }”. Write toward B2 20 or onto B2; for a salvo also ahead 20, right 30 20 or left 30 20
refusal-read-salvo = there is no salvo “{ $found }”; write a salvo on the table, such as A1s2
refusal-read-strike = cannot read “{ $found }”. Write a salvo and its target, a ship or a salvo: A1s2 at B1
refusal-read-defence = cannot read “{ $found }”. Write weapons, a salvo and an array: 12 13 at A1s2 by 3
refusal-read-decimal = “{ $found }” is not a number with up to three decimals
refusal-read-rocks = cannot read “{ $found }”. Write weapons and an array: 12 13 by 3
refusal-read-behind = add { $what ->
    [system] a system
    [target_system] a system of the target
    [ship] a ship
    [salvo] a salvo
    [mission] a mission
    [squadron] a squadron
    [arc] an arc
    [section] a section
    [task] a task
    [number] a number
    [parties] parties, such as 3 marines of core,
    [line] a destination
    [weapons] weapons, or “none”,
   *[target] a target
  } after “{ $behind }”
refusal-read-end = “{ $found }” does not belong here. End the answer, or write “;” before the next part
refusal-read-intercept = cannot read “{ $found }”. Write weapons and an array: 12 13 by 3
refusal-read-repair = cannot read “{ $found }”. Write a system and a number of crew parties: 4 2

## What cannot be read of a plot.

refusal-code-column = column { $column }: { $problem }
refusal-code-length = the plot is too long; write up to { $most } characters
refusal-code-brackets = a bracket “(” is not closed
refusal-code-unknown = there is no order code “{ $found }”
refusal-code-end = “{ $found }” does not belong after the order { $code }
refusal-code-surplus = { $code } takes { $what ->
    [amount] no number
    [stage] no stage of the rotation
    [parts] no component
    [attack] no FTL attack
   *[target] no target
  }; remove “{ $found }”
refusal-code-no-number = { $code } needs a number after it
refusal-code-number = the number after { $code } must be from { $least } to { $most }, not { $found }
refusal-code-name = “{ $found }” is not the id of an element

## Who cannot come to a battle.

refusal-force-empty = “{ $fleet }” has no ships and no classes
refusal-force-twice = you named the ship “{ $ship }” twice; only a class can appear more than once
refusal-force-count = a battle needs two fleets, and you gave { $count }
refusal-force-no-ships = a battle needs at least one ship in each fleet

## Squadrons and missions.

refusal-launch-squadron = { $ship } cannot launch { $squadron } now
refusal-launch-arc = { $squadron } can fly only within the arc of the section that launches it
refusal-bay-launch = { $system } can handle { $most ->
    [0] no more squadrons this turn
    [one] only one more squadron this turn
   *[other] only { $most } more squadrons this turn
  }
refusal-bay-room = { $system } holds up to { $most ->
    [one] one squadron
   *[other] { $most } squadrons
  }
refusal-load-breaching = { $squadron } cannot carry parties: it is not breaching
refusal-load-count = the number of parties must be 0 or more
refusal-shift-way = parties cannot go from { $start } to { $section } now
refusal-disable-reach = { $system } is already disabled, or its section is not in the hands of boarders
refusal-disable-most = in the { $section } section boarders can disable { $most ->
    [one] one system
   *[other] up to { $most } systems
  }, each only once
refusal-board-most = { $system } can send 1 to { $most } parties
refusal-squadron-unload = { $squadron } cannot unload at { $target }: it needs parties aboard and an arc without kinetic shields, and must not fire
refusal-load-most = { $squadron } carries up to { $most ->
    [one] one party
   *[other] { $most } parties
  }
refusal-load-section = this ship has no section { $section }
refusal-load-parties = the { $section } section has { $marines ->
    [one] one marine party
   *[other] { $marines } marine parties
  } and { $crew ->
    [one] one crew party
   *[other] { $crew } crew parties
  }
refusal-rearm-weak = together these squadrons do not make one of strength { $strength }
refusal-rearm-squadrons = you can combine only damaged squadrons of one type, ready aboard { $ship }
refusal-recover-squadron = { $ship } cannot recover { $squadron } now
refusal-recover-bay = { $system } is not a working bay
refusal-recover-type = { $system } is not built for { $squadron }
refusal-recover-absorb = only a biological hull can absorb squadrons, and { $ship } has another kind of hull
refusal-mission-none = you have no mission { $mission }
refusal-mission-squadrons = a mission can only contain your own squadrons on the table
refusal-mission-same = { $mission } is already under { $ship }
refusal-mission-fixed = { $mission } cannot be changed
refusal-mission-cap = { $mission } is CAP, which stays with its ship
refusal-mission-tried = you have already rolled for { $mission } this turn
refusal-mission-other = { $mission } is not under { $ship }; hand it over first
refusal-mission-carrier = none of these squadrons belongs to { $ship }
refusal-mission-far = CAP needs all of its squadrons within 20 cm of { $ship }
refusal-mission-launched = squadrons launched this turn cannot join missions far from their ship
refusal-mission-gather = { $squadron } is too far away; it can join a mission from up to { $most } cm, twice its speed
refusal-mission-apart = far from their ship, you can combine missions only at the same place
refusal-mission-command = { $ship } can run { $most ->
    [0] no missions
    [one] one mission
   *[other] { $most } missions
  } in addition to CAP, and there would be { $count }
refusal-deploy-squadrons = only FTL squadrons can begin on the table
refusal-deploy-free = only squadrons without a carrier can fly under no ship, and not on CAP
refusal-deploy-command = { $ship } has no starfighter operations command
refusal-flight-arc = “{ $arc }” is not an arc of an enemy ship in contact
refusal-flight-nothing = there is no { $target } on the table to move onto
refusal-flight-task = { $mission } cannot move onto { $target }: it is { $task ->
    [strike] a strike, which attacks only ships
    [intercept] an intercept, which does not attack ships
   *[cap] CAP, which stays with its ship
  }
refusal-flight-onto = this line does not end on { $target }
refusal-flight-moved = { $mission } cannot move now
refusal-flight-most = move { $most ->
    [one] one mission
   *[other] up to { $most } missions
  } at a time
refusal-grow = { $system } cannot grow a squadron { $squadron } now
refusal-read-mission = there is no mission “{ $found }”; write a mission on the table, such as A1m2
refusal-read-squadron = there is no squadron “{ $found }”; write a squadron such as A1f2
refusal-read-deploy = cannot read “{ $found }”. Write a task, squadrons and a ship: intercept A1f1 under A1, or strike Af1 Af2 at A1
refusal-read-sortie = cannot read “{ $found }”. Write squadrons and their destination: f1 f2 toward B1
refusal-read-load = cannot read “{ $found }”. Write how many parties of which section: 3 marines of core
refusal-read-recovery = cannot read “{ $found }”. Write squadrons and a bay: f1 f2 into 12
refusal-read-formation = cannot read “{ $found }”. Write a task and squadrons (strike A1f1 A1f2), or a mission and its new ship (A1m1 to A2)
refusal-read-flight = cannot read “{ $found }”. Write a mission and its destination: A1m1 toward B1 20, or A1m1 onto B1
refusal-read-growth = cannot read “{ $found }”. Write a type of squadron and a bay: petal in 12
refusal-fire-starfighters = { $system } does not fire at starfighters
refusal-fire-furball = { $mission } is in a furball; weapons outside it may not fire at it
refusal-fire-squadron = { $squadron } is not in { $mission }
refusal-fire-aims = aim each weapon at a squadron of { $mission }
refusal-fire-screen-squadron = { $squadron } cannot fire at this fire
refusal-squadron-weapons = { $squadron } can fire { $most ->
    [0] no more weapons this turn
    [one] only one more weapon this turn
   *[other] only { $most } more weapons this turn
  }, each once
refusal-squadron-weapon = { $squadron } has no such weapon for this target now
refusal-squadron-target = { $squadron } cannot fire at { $target } now
refusal-squadron-arc = { $squadron } cannot attack through the “{ $arc }” arc
refusal-squadron-system = { $system } of { $target } cannot be the target of a surgical strike there
refusal-squadron-now = { $squadron } cannot fire now
refusal-flak-mission = { $ship } cannot fire 0 cm weapons at { $mission } now
refusal-flak-weapon = { $system } is not a 0 cm weapon that can fire at { $mission } now
refusal-read-squadron_fire = cannot read “{ $found }”. Write squadrons, a target and its arc: A1f1 A1f2 at B1 aft
