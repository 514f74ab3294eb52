### Why an answer in a battle is not legal, and what cannot be read of what a person typed.
### What was named stands in the values; typed words (wait, join, at, by, order codes) are the same in all languages.

## What several decisions refuse.

refusal-broken = { $system } does not work
refusal-destroyed = { $system } is destroyed
refusal-twice = { $system } is named twice
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

refusal-plot-expected = a plot was expected
refusal-plot-length = a plot has { $most } orders at most, { $count } are written
refusal-plot-shape = each order is a code with what belongs to it
refusal-plot-repeated = { $code } is plotted { $count } times, once is the most
refusal-plot-no-parts = { $code } has to name at least one { $kind ->
    [drive] STL drive
   *[thruster] thruster
  }
refusal-plot-part = { $code } names { $system }, which is no working { $kind ->
    [drive] STL drive
   *[thruster] thruster
  }
refusal-plot-part-repeated = { $code } names { $system } { $count } times, once is the most
refusal-plot-part-both = { $system } is drive or thruster in a turn, EP and ET cannot both double it
refusal-plot-no-target = { $kind ->
    [ram] a ram
   *[attack] an FTL attack
  } has to name an enemy starship
refusal-plot-target = { $kind ->
    [ram] a ram
   *[attack] an FTL attack
  } has to name an enemy starship, { $target } is none
refusal-plot-cloak-both = a ship cannot cloak and uncloak in one turn
refusal-plot-cloak-again = the ship is cloaked already
refusal-plot-cloak-unable = the ship has no working cloak generator
refusal-plot-cloak-off = the ship is not cloaked
refusal-plot-hidden = { $code } cannot be carried out under cloak, the ship has to be uncloaked
refusal-plot-speed = a speed of { $speed } cm is above the maximum of { $most }
refusal-plot-reverse = a reverse speed of { $speed } cm is above the maximum of { $most }
refusal-plot-sideways = a cinematic ship cannot be pushed sideways
refusal-plot-stage = a cinematic ship changes its speed before it moves, at no stage of a rotation
refusal-plot-flip = only Newtonian ships can flip
refusal-plot-rotation = rotation may be added to one side only in a turn
refusal-plot-late-stage = the ship turns { $steps } steps of 45°, so there is no later stage to thrust at
refusal-plot-bridge = without an active bridge the ship gets no plot and drifts
refusal-plot-steady = with a jump no change of heading or speed may be plotted
refusal-plot-thrusters = the plot takes { $needed } points of { $side } thrusters, which have { $given }
refusal-plot-drives = the plot takes { $needed } drive points { $way ->
    [forward] forward
    [starboard] to starboard
    [backward] backward
   *[port] to port
  }, the drives have { $given }
refusal-plot-flip-cost = a flip takes { $cost } thruster points of each side or 2 points of aft and 2 of fore drives that do nothing else
refusal-plot-shared-advanced = an advanced drive is drive or thruster in a turn, for one kind of action, its points divided between the sides
refusal-plot-shared-thruster = each thruster serves one kind of action in a turn, so some of the points cannot be used
refusal-plot-shared-drive = separate drives have to pay for each thrust, so some of the points cannot be used
refusal-plot-needs-charge = charging needs a working FTL drive
refusal-plot-needs-retreat = an FTL retreat needs a working FTL drive
refusal-plot-needs-strategic = a strategic jump needs a working basic or advanced FTL drive
refusal-plot-needs-tactical = a tactical jump needs a working advanced FTL drive
refusal-plot-drives-named = { $code } names { $count } drives, each needs an order of its own
refusal-plot-charged = the drive is fully charged: a jump or retreat has to follow
refusal-plot-charge-count = no drive would have { $turns } turns of charge at the end of this turn
refusal-plot-charge-own = each order to charge needs a drive of its own
refusal-plot-uncharged = { $code } needs an FTL drive that is fully charged
refusal-plot-departures = a plot has one jump or retreat at most
refusal-plot-dice = a tactical jump rolls at least { $least } dice, { $count } are plotted

## Returns from jumps, and their dice.

refusal-arrival-expected = a place in whole 1/1000 cm and a heading were expected
refusal-arrival-off-table = the place is off the table, which is { $length } cm by { $width } cm
refusal-arrival-apart = ships that return together are within { $distance } cm of one another
refusal-arrival-heading = a heading from 0 to { $most } was expected, found { $heading }
refusal-arrival-compass = a Newtonian ship faces one of the eight compass points
refusal-dice-expected = dice to discard or a number of dice to roll were expected
refusal-dice-both = dice are discarded or more are rolled, not both
refusal-dice-most = at most { $most } dice may be discarded or rolled
refusal-dice-named = each die that is discarded is named once, by its place from 0

## Electronic warfare.

refusal-ew-unable = { $ship } is under cloak, off the table or without a working bridge
refusal-ew-arc-twice = the shields of the { $arc } arc are named twice
refusal-ew-switch = { $system } cannot be switched { $way ->
    [on] on
   *[off] off
  }: { $state ->
    [on] it is on
    [off] it is off
   *[broken] it does not work
  }
refusal-ew-pod = { $system } does not work or was used up
refusal-ew-target = { $target } is no enemy ship in sight within { $distance } cm
refusal-ew-served = { $system } serves at most { $most } ships
refusal-ew-served-twice = { $system } serves { $ship } twice
refusal-ew-friend = { $ship } is no other friendly ship within { $distance } cm
refusal-ew-nothing-up = there are no shields up in the { $arc } arc
refusal-ew-nothing-dropped = no shields were dropped in the { $arc } arc in an earlier turn
refusal-ew-stealth = with stealth on, or only now switched off, shields stay down

## Who waits and who joins.

refusal-muster-not-here = { $ship } is no ship of this group, or is named twice
refusal-muster-wait = { $ship } can only wait for a group below { $quality }
refusal-muster-no-commander = { $ship } has no commander in this group within 20 cm, or is named twice
refusal-muster-waits = { $ship } cannot fire with { $commander }, which waits

## Fire, and fire at fire.

refusal-fire-ahead = ahead of its group { $ship } may fire at { $target } alone
refusal-fire-ahead-only = ahead of its group a ship fires weapons and does nothing else
refusal-fire-unable = { $ship } cannot fire: it is { $state ->
    [cloaked] cloaked
   *[bridge] without a bridge
  }
refusal-fire-primary = { $system } is a primary system
refusal-fire-section = { $system } is not in the section that faces { $ship }: { $place }
refusal-fire-friend = { $ship } is no enemy
refusal-fire-ems = { $count } others have fired at { $ship }: its EMS lets no more do so
refusal-fire-no-weapon = no weapon is named for { $system }
refusal-fire-no-array = { $system } is no sensor array
refusal-encounter-table = a table of { $least } to { $most } cm, its length not below its width, was expected, found “{ $found }”
refusal-encounter-offered = the dice offer { $known } (difference { $difference }), found “{ $kind }”
refusal-encounter-twice = “{ $found }” stands there twice
refusal-encounter-stranger = fleet { $side } has no ship “{ $ship }”
refusal-encounter-missing = the ship “{ $ship }” of fleet { $side } has no position
refusal-encounter-taken = a place of its own was expected for “{ $ship }”, found that of “{ $other }”
refusal-encounter-zone = “{ $ship }” stands in no deployment zone of its side
refusal-encounter-heading = a Newtonian ship heads to one of eight points: an even number was expected for “{ $ship }”, found { $found }
refusal-encounter-speed = “{ $ship }” begins with 0 to { $most } cm a turn, found { $found }
refusal-encounter-long_side = a table whose length, { $length } cm, is not below its width, { $width } cm, was expected
refusal-encounter-dice = a { $face } of a D{ $die } does not mean { $found }
refusal-encounter-winner = totals of { $one } and { $other } were rolled: the side that has won was expected, found “{ $found }”
refusal-encounter-used = each of { $count } dice at most once, from 0, was expected, found { $found }
refusal-encounter-unplaced = the ship “{ $ship }” of fleet { $side } is placed with no squadron
refusal-encounter-shape = terrain of the kind “{ $kind }” has no shape “{ $form }”
refusal-encounter-wind = an emission nebula alone has a wind of its own, not a “{ $kind }”
refusal-encounter-terrain_zone = a “{ $kind }” lies in a deployment zone of the side that has not won the initiative
refusal-encounter-on_body = “{ $ship }” stands on a “{ $kind }”, where it would be destroyed
refusal-encounter-towed = “{ $ship }” stands within 5 cm of the ship of its side that tows it
refusal-encounter-tug = “{ $tug }” cannot tow “{ $ship }” with all that it tows: it takes FTL drives, a grappler for each ship without one, five times whose mass is at most rating × own mass
refusal-encounter-cap = at most { $cap } % of fleet { $side } may stand in a zone, found { $share } %
refusal-rocks-no-array = no array guides the weapons
refusal-rocks-arc = the rocks do not come between two arcs, one of which is “{ $arc }”
refusal-rocks-weapon = { $system } is no direct weapon that is loaded
refusal-fire-no-squadrons = { $ship } is no mission with squadrons to aim at
refusal-fire-array-used = { $system } was used this turn
refusal-fire-array-engages = { $system } already engages { $ship }
refusal-fire-array-surgical = { $system } guides one surgical shot and nothing else
refusal-fire-array-volley = { $system } guides one volley and nothing else
refusal-fire-unserved = no ansible of { $lender } serves { $ship }
refusal-fire-lent-early = { $lender } has not used { $system } yet
refusal-fire-lent-use = { $lender } used { $system } for something else than salvo fire
refusal-fire-lent-target = { $lender } used { $system } against another target
refusal-fire-lent-one = { $lender } lends one of its arrays to a ship
refusal-fire-borrowed = { $system } is borrowed, for salvo fire only
refusal-fire-not-weapon = { $system } is no weapon
refusal-fire-starships = { $system } cannot fire at starships
refusal-fire-indirect-targets = { $system } cannot fire at salvos
refusal-fire-bears = { $system } does not bear on { $ship }
refusal-fire-indirect = { $system } is an indirect weapon, which no sensor array guides at a target
refusal-fire-no-range = { $system } has no range and does not fire in this step
refusal-fire-fired = { $system } has fired in turn { $turn }
refusal-fire-volley-size = a volley takes two weapons or more
refusal-fire-volley-mirrored = { $system } fires through the mirrored arc and joins no volley
refusal-fire-surgical-one = surgical fire takes one weapon
refusal-fire-surgical-system = surgical fire names a system of the target
refusal-fire-surgical-only = only surgical fire names a system of the target
refusal-fire-direct = { $system } cannot fire at direct fire
refusal-fire-screen-array = { $system } is no free sensor array, or is named twice
refusal-fire-screen-weapon = { $system } cannot fire at this fire now, or is named twice

## Salvos of indirect weapons.

refusal-launch-no-weapon = no weapon is named for { $system } to launch
refusal-launch-rating = { $system } launches { $most ->
    [one] one weapon
   *[other] { $most } weapons
  } at most
refusal-launch-direct = { $system } is no indirect weapon
refusal-launch-bears = { $system } does not bear along this line
refusal-launch-range = { $system } goes { $most } cm at most
refusal-salvo-none = there is no salvo { $salvo } of yours
refusal-salvo-immune = nothing may fire at the weapons of { $salvo }
refusal-salvo-contact = { $salvo } is in contact with { $ship }: only that ship and its CAP may fire at it
refusal-salvo-surgical = { $salvo } has no systems for surgical fire
refusal-salvo-direction = a direction goes from 0 to less than 360°
refusal-salvo-turn = { $salvo } turns by 45° at most
refusal-salvo-length = a salvo moves 0 to { $most } cm
refusal-salvo-onto = this line does not end on { $ship }
refusal-salvo-stays = { $salvo } is at its turn limit and moves no more
refusal-salvo-moved = { $salvo } has moved already
refusal-salvo-most = { $most ->
    [one] one salvo
   *[other] { $most } salvos
  } at a time
refusal-salvo-target = the weapons of { $salvo } may not strike { $ship }
refusal-salvo-reach = { $ship } is out of the reach of { $salvo }: { $most } cm
refusal-salvo-close = { $system } is no 0 cm weapon that can fire at { $salvo } now

## Energy grapplers and teleporters.

refusal-beam-bridge = { $ship } has no working bridge
refusal-beam-nothing = there is no ship, mission or salvo { $target }
refusal-beam-no-target = { $ship } is no other ship on the table
refusal-beam-array-used = { $system } is used for something else this turn
refusal-beam-once = { $system } is used once a turn
refusal-beam-no-grappler = no energy grappler is named
refusal-beam-no-direction = no direction is named
refusal-beam-lighter = { $ship } is the lighter one and moves
refusal-beam-arc = { $ship } is not in the arc of { $system }
refusal-beam-no-enemy = { $ship } is no enemy ship
refusal-beam-shields = { $ship } has shields up toward { $other }
refusal-beam-deflector = a deflector of { $ship } faces { $other }

## Repairs.

refusal-repair-expected = orders for repairs were expected
refusal-repair-technological = only a technological hull is restored by its crew
refusal-repair-heals = only a biological hull heals systems
refusal-repair-reloads = only a biological hull reloads weapons
refusal-repair-repeated = { $system } is named more than once
refusal-repair-no-crew = at least one crew party works on a system, not { $crew } on { $system }
refusal-repair-no-crew-hull = at least one crew party restores hull, not { $crew } in the { $place }
refusal-repair-boxes = { $boxes } parties restore a box each in the { $section }, where { $lost } are lost
refusal-repair-overworked = { $crew } parties would work in the { $section }, where { $most } may
refusal-repair-lent = the core lends { $lent } parties, so that { $left } are left for work of its own
refusal-repair-overspent = { $boxes } boxes would be given in the { $section }, which has { $left }; one must stay
refusal-repair-no-modulated = { $system } is no modulated shield generator
refusal-repair-no-neighbour = the { $arc } arc is no neighbour of the one that { $system } faces
refusal-repair-no-shields = the { $arc } arc has no shield generator of its own or no shield hits
refusal-repair-not-once = { $system } is no weapon that fires once
refusal-repair-not-spent = { $system } is not spent
refusal-repair-destroyed = { $system } is destroyed, which nothing repairs
refusal-repair-spent = { $system } is spent for good
refusal-repair-able = { $system } is not disabled
refusal-repair-fluctuates = the power of { $system } fluctuates until the turn is over
refusal-repair-nobody = nobody can repair { $system } in a section without hull or with boarders aboard

## What cannot be read.

refusal-read-ship = a ship such as { $example } was expected, found “{ $found }”{ $meant }
refusal-read-system = the number of a system of { $ship }, 1 to { $most }, was expected, found “{ $found }”
refusal-read-one-of = one of { $known } was expected, found “{ $found }”
refusal-read-whole = a whole number was expected, found “{ $found }”
refusal-read-length = an answer of at most { $most } characters was expected
refusal-read-arrival = three numbers, such as { $example }, were expected, found “{ $found }”
refusal-read-heading = a heading in steps of 22.5° was expected, found { $found }
refusal-read-dice = discard 1 3 or more 2 was expected, found “{ $found }”
refusal-read-die = dice are counted from 1, found 0
refusal-read-electronics = { $verbs } and what to do it with was expected, found “{ $found }”
refusal-read-systems-alone = systems alone were expected behind “{ $behind }”, found “{ $found }”
refusal-read-no-system = a system was expected behind “{ $behind }”
refusal-read-one-target = one target behind “at” was expected, found { $count }
refusal-read-muster = “wait”, a ship and a crew quality, or “join” and ships were expected, found “{ $found }”
refusal-read-fire = systems, “at” a ship, “by” an array were expected, found “{ $found }”
refusal-read-launch = behind “launch” weapons, “toward” or “onto” something, “by” an array were expected, found “{ $found }”
refusal-read-line = toward B2 20, onto B2, or for a salvo ahead 20, right 30 20, left 30 20 were expected, found “{ $found }”
refusal-read-salvo = a salvo on the table, such as A1s2, was expected, found “{ $found }”
refusal-read-strike = a salvo, “at” a ship or a salvo were expected, found “{ $found }”
refusal-read-defence = weapons, “at” a salvo, “by” an array were expected, found “{ $found }”
refusal-read-decimal = a number with three decimals at most was expected, found “{ $found }”
refusal-read-rocks = weapons, “by” an array were expected, found “{ $found }”
refusal-read-keep = the numbers of weapons, or none, were expected behind “keep”
refusal-read-behind = { $what ->
    [system] a system of the target
    [ship] a ship
    [east] a number, how far east,
   *[north] a number, how far north,
  } was expected behind “{ $behind }”, found nothing
refusal-read-end = the end or a “;” was expected, found “{ $found }”
refusal-read-intercept = weapons, “by” an array were expected, found “{ $found }”
refusal-read-repair = a system and crew parties, such as 4 2, were expected, found “{ $found }”

## What cannot be read of a plot.

refusal-code-column = column { $column }: { $problem }
refusal-code-length = a plot of at most { $most } characters was expected
refusal-code-brackets = a closed pair of brackets was expected, found a single “(”
refusal-code-unknown = an order code was expected, found “{ $found }”
refusal-code-end = the order { $code } was expected to end, found “{ $found }”
refusal-code-surplus = { $what ->
    [amount] no number
    [stage] no stage of the rotation
    [parts] no component
    [attack] no FTL attack
   *[target] no target
  } was expected behind { $code }, found “{ $found }”
refusal-code-no-number = a number was expected behind { $code }, found none
refusal-code-number = a number from { $least } to { $most } was expected behind { $code }, found { $found }
refusal-code-name = the id of an element was expected, found “{ $found }”

## Who cannot come to a battle.

refusal-force-empty = “{ $fleet }” has neither ships nor classes
refusal-force-twice = the ship “{ $ship }” is named twice; a class can be named more than once
refusal-force-count = expected two fleets, found { $count }
refusal-force-no-ships = expected at least one ship in each fleet, found none

## Squadrons and missions.

refusal-launch-squadron = { $squadron } cannot be launched by { $ship } now
refusal-launch-arc = { $squadron } can fly only within the arc of the section that launches it
refusal-bay-launch = { $system } handles { $most ->
    [0] no more squadrons this turn
    [one] one more squadron this turn
   *[other] { $most } more squadrons this turn
  }
refusal-bay-room = { $system } holds { $most ->
    [one] one squadron
   *[other] { $most } squadrons
  } at most
refusal-load-breaching = { $squadron } carries no parties: it is not breaching
refusal-load-count = a number of parties is 0 or more
refusal-shift-way = parties cannot go from { $start } to { $section } now
refusal-disable-reach = no boarders hold the section of { $system } alone, or it is disabled already
refusal-disable-most = in the { $section } section at most { $most ->
    [one] one system
   *[other] { $most } systems
  } can be disabled, each once
refusal-board-most = { $system } sends from 1 to { $most } parties
refusal-squadron-unload = { $squadron } cannot unload at { $target } so: it needs parties aboard, an arc without kinetic shields, and does not fire
refusal-read-board = a teleporter, “at” a ship, “by” an array, “with” parties were expected, found “{ $found }”
refusal-load-most = { $squadron } carries { $most ->
    [one] one party
   *[other] { $most } parties
  } at most
refusal-load-section = there is no section { $section }
refusal-load-parties = the { $section } section has { $marines ->
    [one] one marine party
   *[other] { $marines } marine parties
  } and { $crew ->
    [one] one crew party
   *[other] { $crew } crew parties
  }
refusal-rearm-weak = together they do not make one of strength { $strength }
refusal-rearm-squadrons = damaged squadrons of one type that are ready aboard { $ship } are combined
refusal-recover-squadron = { $squadron } cannot be taken in by { $ship } now
refusal-recover-bay = { $system } is no bay that works
refusal-recover-type = { $system } is not built for { $squadron }
refusal-recover-absorb = only a biological hull absorbs, { $ship } has another
refusal-mission-none = there is no mission { $mission } of yours
refusal-mission-squadrons = a mission is made of own squadrons on the table
refusal-mission-same = { $mission } is under { $ship } already
refusal-mission-fixed = nothing can change { $mission }
refusal-mission-cap = { $mission } is CAP, which stays with its ship
refusal-mission-tried = { $mission } has been rolled for this turn
refusal-mission-other = { $mission } is not under { $ship }: it has to be handed over first
refusal-mission-carrier = none of these squadrons belongs to { $ship }
refusal-mission-far = CAP needs all of its squadrons within 20 cm of { $ship }
refusal-mission-launched = what has just been launched cannot join a change far from its ship
refusal-mission-gather = { $squadron } is too far away: it joins a mission from up to { $most } cm, twice its speed
refusal-mission-apart = far from their ship only missions at one place are put together
refusal-mission-command = { $ship } can run { $most ->
    [0] no mission
    [one] one mission
   *[other] { $most } missions
  } beside CAP, here there are { $count }
refusal-deploy-squadrons = only FTL squadrons begin on the table
refusal-deploy-free = only squadrons without a carrier fly under no ship, and not on CAP
refusal-deploy-command = { $ship } has no starfighter operations command
refusal-flight-arc = “{ $arc }” is no arc of an enemy ship in contact
refusal-flight-nothing = there is no { $target } on the table to be touched
refusal-flight-task = { $mission } may not move onto { $target }: it is { $task ->
    [strike] a strike, which begins combat with ships alone
    [intercept] an intercept, which begins none with ships
   *[cap] CAP, which stays with its ship
  }
refusal-flight-onto = this line does not end on { $target }
refusal-flight-moved = { $mission } does not move now
refusal-flight-most = { $most ->
    [one] one mission
   *[other] { $most } missions
  } at a time
refusal-grow = { $system } cannot grow a squadron { $squadron } now
refusal-read-mission = a mission on the table, such as A1m2, was expected, found “{ $found }”
refusal-read-squadron = a squadron, such as A1f2, was expected, found “{ $found }”
refusal-read-deploy = a task, squadrons, “under” a ship or “at” one were expected, found “{ $found }”
refusal-read-sortie = squadrons and where they go were expected, found “{ $found }”
refusal-read-load = numbers of “marines” or “crew” “of” sections were expected, found “{ $found }”
refusal-read-recovery = squadrons, “into” a bay were expected, found “{ $found }”
refusal-read-formation = a task and squadrons, or a mission “to” a ship were expected, found “{ $found }”
refusal-read-flight = a mission, “toward” or “onto” something were expected, found “{ $found }”
refusal-read-growth = a type of squadron, “in” a bay were expected, found “{ $found }”
refusal-fire-starfighters = { $system } does not fire at starfighters
refusal-fire-furball = { $mission } is in a furball: nobody outside may fire at it
refusal-fire-squadron = { $squadron } is not in { $mission }
refusal-fire-aims = each weapon is aimed at a squadron of { $mission }
refusal-fire-screen-squadron = { $squadron } cannot fire at this fire
refusal-squadron-weapons = { $squadron } fires { $most ->
    [0] no more weapons this turn
    [one] one more weapon this turn at most
   *[other] { $most } more weapons this turn at most
  }, each once
refusal-squadron-weapon = { $squadron } has no such weapon for this target now
refusal-squadron-target = { $squadron } cannot fire at { $target } now
refusal-squadron-arc = { $squadron } does not attack through the arc “{ $arc }”
refusal-squadron-system = { $system } of { $target } cannot be named for a surgical strike there
refusal-squadron-now = { $squadron } does not fire now
refusal-flak-mission = { $ship } cannot fire 0 cm weapons at { $mission } now
refusal-flak-weapon = { $system } is no 0 cm weapon that can fire at { $mission } now
refusal-read-squadron_fire = squadrons, “at” a target, an arc of a ship were expected, found “{ $found }”
