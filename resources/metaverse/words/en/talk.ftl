### What people are asked in a battle, what their answers mean, and what they see of ships.
### Typed words (wait, join, at, by, keep, order codes, fore, core) are the same in all languages.

## What several questions share.

talk-empty = Enter: { $otherwise }
talk-chance = { $percent }%
talk-why-plot = At { $distance } cm from { $enemy }, you take { $given }% of its boxes and lose { $taken }% of yours{ $same ->
    [yes] , as you would by drifting.
   *[no] ; drifting would take { $idle }% and lose { $suffered }%.
  }
talk-why-only = { $target } is the only target: { $boxes } boxes on average.
talk-why-fire = Firing at { $target } does { $boxes } boxes on average; at { $other } it would be { $instead }.

## Where a ship is and what it has to move with.

talk-course-cinematic = at { $place }, heading { $heading }, speed { $speed }
talk-course-newtonian = at { $place }, heading { $heading }, momenta { $momenta }, spin { $spin }
talk-thrust = thrust: { $points }
talk-thrust-drives = { $points } { $way ->
    [forward] ahead
    [starboard] to starboard
    [backward] astern
   *[port] to port
  }
talk-thrust-thrusters = { $points ->
    [one] { $points } thruster point
   *[other] { $points } thruster points
  } { $side }
talk-thrust-speed = speed from −{ $least } to { $most }
talk-thrust-bridge = no working bridge

## Plots.

talk-plot-question = plot for turn { $turn }
talk-plot-prompt = { $ship } plot
talk-plot-may = possible orders: { $orders }
talk-plot-may-nothing = possible orders: none
talk-plot-choice = { $least } to { $most }
talk-plot-hint = “help” explains the codes
talk-plot-enemy = { $enemy }; { $course }
talk-plot-risk-power = emergency power: a D6 of { $faces } disables the drives
talk-plot-risk-thrust = emergency thrust: a D6 of { $faces } disables the thrusters
talk-plot-pull = terrain turns it { $turns } × 22.5° to { $side ->
    [port] port
   *[starboard] starboard
  } first; each turn the other way cancels one
talk-plot-strikes = the ship hits the { $kind } and is lost
talk-plot-rocks = rocks of the { $kind } hit it; EM{ $most } would evade them
talk-plot-rocks-plain = rocks of the { $kind } hit it; { $most } evasive manoeuvres would evade them
talk-plot-drifts = drifts
talk-plot-drifts-rated = drifts, { $ratings }
talk-plot-result = moves { $length } cm: { $course }
talk-plot-outcome = { $orders }: moves { $length } cm: { $course }
talk-plot-outcome-drifts = drifts: moves { $length } cm: { $course }
talk-plot-target = target rating { $change } ({ $way ->
    [up] harder
   *[down] easier
  } to hit)
talk-plot-movement = movement rating { $change } (its own fire is { $way ->
    [up] less accurate
   *[down] more accurate
  })
talk-do-faster = { $stage ->
    [-1] thrust forward { $amount }
   *[other] thrust forward { $amount } after { $stage } × 45°
  }
talk-do-slower = { $stage ->
    [-1] thrust astern { $amount }
   *[other] thrust astern { $amount } after { $stage } × 45°
  }
talk-do-right = turn right { $amount }
talk-do-left = turn left { $amount }
talk-do-port = { $stage ->
    [-1] thrust to port { $amount }
   *[other] thrust to port { $amount } after { $stage } × 45°
  }
talk-do-starboard = { $stage ->
    [-1] thrust to starboard { $amount }
   *[other] thrust to starboard { $amount } after { $stage } × 45°
  }
talk-do-evasive = { $amount ->
    [one] 1 evasive manoeuvre
   *[other] { $amount } evasive manoeuvres
  }
talk-do-roll = roll
talk-do-flip = flip
talk-do-corkscrew = corkscrew
talk-do-emergency_power = emergency power from { $systems }
talk-do-emergency_thrust = emergency thrust from { $systems }
talk-do-ram = ram { $target }
talk-do-charge = charge { $systems }
talk-do-retreat = leave by FTL
talk-do-strategic_jump = strategic jump{ $attacks ->
    [yes] , attacking { $target }
   *[no] { "" }
  }
talk-do-tactical_jump = tactical jump with { $amount } dice{ $attacks ->
    [yes] , attacking { $target }
   *[no] { "" }
  }
talk-do-cloak = cloak
talk-do-uncloak = uncloak
talk-help-plot = Write orders one after another, such as +2 R1. Press Enter to let the ship drift.
talk-code-faster = +3: thrust forward by 3 (a cinematic ship gains 3 cm per turn)
talk-code-slower = -3: thrust astern by 3 to slow down (below 0 the ship reverses)
talk-code-right = R2: two turns of 22.5° to the right (a Newtonian ship spins clockwise)
talk-code-left = L2: two turns of 22.5° to the left (a Newtonian ship spins anticlockwise)
talk-code-port = P2: Newtonian thrust to port (+2@1 thrusts after one turn of 45°)
talk-code-starboard = S2: Newtonian thrust to starboard
talk-code-evasive = EM2: two evasive manoeuvres (each adds a tenth of the speed to the target rating, but makes own fire less accurate)
talk-code-roll = RL: roll, so that port and starboard change places
talk-code-flip = FL: flip, so that the ship faces the other way
talk-code-corkscrew = CS: corkscrew, so that side weapons bear to both sides
talk-code-emergency_power = EP(12): emergency power (drive 12 gives more but may break)
talk-code-emergency_thrust = ET(14): emergency thrust (thruster 14 gives more but may break)
talk-code-ram = RM:B1 or ram B1: ram that ship if you meet it on the way
talk-code-charge = FTL2: charge the FTL drive (2 is the number of charged turns at the end of this one)
talk-code-retreat = FTL-R: leave the battle with a charged FTL drive
talk-code-strategic_jump = FTL-S: strategic jump off the table (FTL-S/A:B1 returns with an attack on B1)
talk-code-tactical_jump = FTL-T4: tactical jump with 4 dice (FTL-T4/A:B1 attacks B1)
talk-code-cloak = CL+: cloak
talk-code-uncloak = CL-: uncloak
talk-code-not-now = (not now) { $meaning }

## Returns from jumps, and their dice.

talk-arrival-question = return from the jump next turn?
talk-arrival-prompt = { $ship } return
talk-arrival-table = the table goes from { $corner } to { $opposite }
talk-arrival-hint = cm east and north of the middle, then a heading in degrees, such as -12 30 22.5
talk-arrival-stays = stays away
talk-arrival-outcome = returns in turn { $turn } at { $place }, heading { $heading }
talk-help-arrival = -12 30 22.5: 12 cm west and 30 cm north of the middle of the table, heading 22.5° (clockwise from north)
talk-jump-question = jump dice: { $faces }, so { $sum } cm
talk-jump-prompt = { $ship } dice
talk-jump-most = you may discard up to { $most } dice, or roll as many extra ones
talk-jump-hint = discard 1 (the first die), or more { $most }
talk-jump-stay = keep the dice
talk-jump-discards = discards { $faces }
talk-jump-more = { $count ->
    [one] rolls { $count } extra die
   *[other] rolls { $count } extra dice
  }
talk-jump-leaves = keeps the dice
talk-help-jump_dice =
    discard 1 3: the first and the third die do not count
    more 2: roll two extra dice

## Electronic warfare.

talk-ew-question = electronic warfare
talk-ew-prompt = { $ship } EW
talk-ew-stays = no change
talk-ew-choice-plain = { $what }: { $does }
talk-ew-choice = { $verb }: { $what }
talk-ew-now = now: EW { $ew } against fire at this ship, EMS { $ems }
talk-ew-choice-does = { $verb }: { $what }; { $does }
talk-ew-choice-aim = aim: { $systems } at one of { $ships }; { $does }
talk-ew-choice-serve = serve: { $systems } for { $ships }; { $does }
talk-ew-does-ew_array = EW { $rating }, only the best array counts
talk-ew-does-ecm_array = EW +1 for own ships within { $cm } cm
talk-ew-does-ej_array = EMS −1 for all ships within { $cm } cm, friend and enemy
talk-ew-does-stealth_generator = EW { $whole } until this ship uses other electronics or a sensor, then { $rating }, with its shields down
talk-ew-does-gravity_well_projector = a gravity field of { $cm } cm
talk-ew-does-countermeasure_pod = EW +{ $rating } this turn, then used up
talk-ew-does-elint_array = −{ $rating } to the EW of its target for own fire
talk-ew-does-targeting_array = +{ $rating } to the EMS of its target for own fire
talk-ew-does-ansible = these ships share the aims of this ship’s arrays, and may use its sensors after it
talk-ew-on = switches on { $systems }
talk-ew-off = switches off { $systems }
talk-ew-pod = activates { $systems }
talk-ew-aims = aims { $system } at { $ship }
talk-ew-serves = serves { $ships } with { $system }
talk-ew-drops = drops the shields { $arcs }
talk-ew-raises = raises the shields { $arcs }
talk-ew-leaves = changes nothing
talk-help-electronics =
    on 4 5: switch systems on
    off 6: switch a system off
    pod 7: activate a countermeasure pod, which adds to the EW this turn
    aim 8 at B1: an ELINT array lowers the EW of a target, a targeting array lets more ships fire at it
    serve 9 at A2 A3: an ansible serves friendly ships
    drop fore aft: drop shields
    raise fore: raise shields

## Who waits and who joins.

talk-muster-question = group of crew quality { $quality }
talk-muster-prompt = group
talk-muster-wait = could wait: { $ships }
talk-muster-join = { $ship } { $name } could join { $commander }
talk-muster-waits = { $ship } waits for crew quality { $quality }
talk-muster-joins = { $ship } { $name } fires with { $commander }
talk-muster-nobody = no ship waits or joins
talk-help-muster =
    wait A1 2: A1 fires with a later group, of crew quality 2
    join A2: A2 fires with its commander

## Fire.

talk-fire-question = fire
talk-fire-prompt = { $ship } fire
talk-fire-nothing-bears = { $ship }: no weapon bears on a target in reach
talk-fire-array = { $system } rating { $rating }
talk-fire-arrays = arrays, each for one target: { $arrays }
talk-fire-no-arrays = arrays, each for one target: none free
talk-fire-lent = lent: { $array } of { $ship }
talk-fire-beams = beams: { $systems }
talk-fire-attacks = fires at { $ship } { $name }{ $mode ->
    [volley] , a volley
    [surgical] , surgical, at { $system }
   *[salvo] { "" }
  } by { $array }: { $shots }
talk-fire-together = { $weapons } (together { $chance })
talk-fire-chance = { $count ->
    [one] { $weapons } ({ $chance })
   *[other] { $weapons } ({ $chance } each)
  }
talk-fire-teleports = teleports to { $ship } by { $system }
talk-fire-boards = sends { $parties } aboard { $ship } by { $system }
talk-fire-grapples = grapples { $ship } with { $systems }
talk-fire-launches = launches { $weapons } { $line } by { $array }
talk-fire-mission = { $sign } ({ $squadrons }), { $distance } away: { $weapons } hit { $chance }
talk-fire-salvo = { $sign } { $name }, { $distance } away: { $weapons } hit { $chance }
talk-fire-holds = holds fire
talk-fire-keeps = holds back { $systems } to intercept
talk-fire-sum = { $count ->
    [1] { $weapon }
    [2] Both weapons
   *[other] { $count } weapons
  } at { $target }{ $mode ->
    [volley] , in one volley
   *[other] { "" }
  }: { $boxes } boxes expected{ $losses }
talk-fire-sum-section = , { $percent }% to destroy its { $place } section
talk-fire-sum-ship = , { $percent }% to destroy the ship
talk-fire-sum-system = , { $percent }% to disable { $system }
talk-silent-destroyed = Destroyed.
talk-silent-expended = Used up.
talk-silent-disabled = Disabled. Repair it to use it again.
talk-silent-unpowered = Without power. Repair a reactor to use it.
talk-silent-off = Switched off.
talk-silent-fired = Reloading. It can fire again in turn { $turn }.
talk-silent-cloaked = The ship is cloaked.
talk-silent-bridge = No bridge works.
talk-silent-array = No sensor array is free to guide it.
talk-silent-starships = Fires at salvos and squadrons only.
talk-silent-reach = No enemy within reach.
talk-silent-arc = No enemy in its arc. Turn the ship to use it.
talk-silent-launch = No enemy in front of its mount.
talk-help-fire =
    12 13 at B1 by 3: weapons 12 and 13 fire at B1, guided by array 3, each with its own D20 (a salvo)
    all at B1 by 3: all weapons that bear on B1 and that you have not used yet
    all: the same, if there is only one target and one array
    12 13 at B1 by 3 volley: one D20 for both, so that all hit or all miss
    12 at B1 by 3 surgical 7: one shot at system 7 of B1, in the section that faces you
    12 at B1 by 3 lent A2: guided by an array that A2 lends
    12 13 at B1s2 by 3: fire at salvo 2 of B1
    12 13 at B1f2 by 3: fire at squadron 2 of B1
    12 13 at B1m1 by 3: fire at the first squadron of mission 1
    board 12 at B1 by 3 with 3 marines of core: teleporter 12 sends parties aboard B1 (array 3 may guide several teleporters)
    launch 14 15 toward B1 by 3: indirect weapons 14 and 15 move as one salvo to B1, or as far as they can
    launch 14 toward 135 20 by 3: the salvo moves 20 cm, at 135° from north
    launch 14 onto B1 by 3: the salvo moves into contact
    keep 17: weapon 17 is held back to intercept
    keep none: no weapon is held back (weapons that can intercept are held back unless you fire them)
    teleport 18 at B1 by 6: teleport to B1
    grapple 19 at B1 by 6 toward 1 -1: grapple B1, a salvo (B1s2) or a mission (B1m1) and pull it 1 east and 1 south
    grapple 19 at B1 by 6 toward 1 -1 itself: at equal mass, this ship moves instead
    An array guides fire at one target per turn.

## Fire at fire.

talk-intercept-question = intercept?
talk-intercept-prompt = { $ship } intercept
talk-intercept-coming = coming in: { $weapons } of { $ship } { $name }{ $at ->
    [yes] , at { $target }
   *[no] { "" }
  }
talk-intercept-array = array { $array }: hits { $chance }
talk-intercept-fires = fires { $weapons } by { $array } ({ $chance })
talk-intercept-nothing = lets it through
talk-help-intercept =
    12 13 by 3: weapons 12 and 13, guided by array 3, fire at the incoming weapons
    A1f2 with 1 2: weapons 1 and 2 of squadron A1f2 fire at them, and cannot fire again this turn
talk-intercept-squadron = { $sign } { $type }: { $weapons }, { $most ->
    [one] one of them
   *[other] up to { $most }
  }
talk-intercept-flies = { $squadron } fires { $weapons }

## Salvos.

talk-salvo-line = { $way } toward { $direction }{ $onto ->
    [yes] , onto { $ship }
   *[no] { "" }
  }
talk-salvo = { $sign }: { $weapons }, at { $place }, facing { $direction }, moves up to { $range } cm, turn { $turn } of { $turns }
talk-guide-question = { $most ->
    [one] move a salvo ({ $count ->
        [one] one is left
       *[other] { $count } are left
      })
   *[other] move salvos
  }
talk-guide-prompt = salvos
talk-guide-stays = no salvo moves
talk-guide-moves = { $salvo }: { $line }
talk-help-guide =
    A1s2 toward B1: salvo 2 of A1 turns up to 45° and moves to B1, or as far as it can
    A1s2 ahead 20: it moves straight on for 20 cm
    A1s2 right 45 20: it turns 45° to the right, then moves 20 cm
    A1s2 left 10: it turns 10° to the left, then moves as far as it can
    A1s2 onto B1: it moves into contact, after which only B1 may fire at it
    Separate several salvos with semicolons. Salvos that you do not name stay where they are.
talk-strike-question = { $most ->
    [one] { $count ->
        [one] strike?
       *[other] strike with one of { $count } salvos?
      }
   *[other] strike with salvos?
  }
talk-strike-prompt = strike
talk-strike-target = { $sign } { $name } ({ $distance })
talk-strike-strikes = { $salvo } strikes { $target }
talk-strike-none = no salvo strikes
talk-help-strike =
    A1s2 at B1: salvo 2 of A1 strikes B1. It always hits, and is spent.
    Separate several salvos with semicolons. If you name none, no more of your salvos strike this turn.
talk-defend-question = fire at salvos?
talk-defend-prompt = { $ship } defend
talk-defend-array = array { $array }: hits { $chance } with { $weapons }
talk-defend-fires = fires at { $salvo } with { $weapons } by { $array } ({ $chance })
talk-defend-nothing = lets them through
talk-help-defend = 12 13 at B1s2 by 3: 0 cm weapons 12 and 13, guided by array 3, fire at salvo 2 of B1

talk-rocks-question = { $terrain }, { $count }D{ $faces } ahead: fire at rocks? Every { $enough } points of highest damage remove one die
talk-rocks-weapon = { $weapon }: up to { $damage }
talk-rocks-arrays = arrays that can guide them (and do nothing else this turn): { $arrays }
talk-rocks-arcs = choose which arc the rocks hit, as they come in between two: { $arcs } (the first by default)
talk-rocks-on = they hit the { $arc } arc
talk-rocks-prompt = { $ship } rocks
talk-rocks-nothing = does not fire at the rocks
talk-rocks-fires = fires at the rocks with { $weapons } by { $array }: { $count } of { $most } { $most ->
        [one] die
       *[other] dice
    } less
talk-help-rocks =
    12 13 by 3: weapons 12 and 13, guided by array 3, fire at the rocks ahead
    12 13 by 3 on starboard: the remaining rocks hit the starboard arc, if they come in between two arcs

## Weapons and targets.

talk-weapon = { $numbers }  { $name }: { $profile }{ $rate ->
    [limited] , every other turn
    [one_shot] , one shot
   *[unlimited] { "" }
  }, range bands of { $range } cm
talk-shots = { $weapons }: { $chance }{ $loss ->
    [0] { "" }
   *[other] , −{ $loss } per pulse at this distance
  }
talk-shots-hit = hits { $chances }
talk-shots-by = { $chance } by { $arrays }
talk-shots-unguided = no array can guide it
talk-target = { $ship } { $name }, { $distance }, target rating { $rating }, EW { $ew }, { $arc } arc: { $defence }
talk-defence-shields = shields { $left }/{ $most }{ $against ->
    [energy] { " " }(energy only)
    [kinetic] { " " }(kinetic only)
   *[both] { "" }
  }
talk-defence-adaptation = adaptation { $level }
talk-defence-dropped = dropped
talk-defence-armour = armour { $rating }{ $against ->
    [energy] { " " }(energy only)
    [kinetic] { " " }(kinetic only)
   *[both] { "" }
  }
talk-defence-plates = { $plates ->
    [one] { $plates } plate
   *[other] { $plates } plates
  } of { $most }
talk-defence-deflector = { $kind ->
    [energy] energy
   *[kinetic] kinetic
  } deflector { $rating }
talk-defence-hull = hull { $left }/{ $most } ({ $place })

## Repairs.

talk-repair-question = repairs
talk-repair-prompt = { $ship } repair
talk-repair-nothing = no repairs
talk-repair-crew = { $place }: { $crew ->
    [one] { $crew } crew party
   *[other] { $crew } crew parties
  }{ $lent ->
    [0] { "" }
   *[other] , { $lent } more from the core
  }
talk-repair-system = { $system }: { $chances } (parties: chance)
talk-repair-chance = { $crew }: { $chance }
talk-repair-no-crew = no crew
talk-repair-hull = hull { $section }: { $lost } boxes lost
talk-repair-heal = heal: { $systems }
talk-repair-reload = reload { $system } for { $boxes } boxes
talk-repair-works = { $crew ->
    [one] { $crew } party
   *[other] { $crew } parties
  } on { $system } ({ $chance })
talk-repair-restores = { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
  } of hull in the { $place }
talk-repair-heals = heals { $systems }
talk-repair-reloads = reloads { $systems }
talk-repair-turns = turns { $system } to { $arc }
talk-repair-leaves = repairs nothing
talk-help-repair =
    4 2: two crew parties work on system 4
    hull core 3: three crew parties restore one box each (technological hull)
    heal 5: spend a box to repair system 5 (biological hull)
    reload 6: spend boxes to reload a one-shot weapon (biological hull)
    turn 7 fore: modulated shield generator 7 serves a neighbouring arc this turn

## Squadrons.

talk-squadron = { $sign }: { $type }, strength { $strength } of { $full }, speed { $speed } cm{ $marines ->
    [0] { "" }
    [one] , one marine party aboard
   *[other] , { $marines } marine parties aboard
  }{ $crew ->
    [0] { "" }
    [one] , one crew party aboard
   *[other] , { $crew } crew parties aboard
  }
talk-mission = { $sign }, { $task }: { $squadrons }, at { $place }, speed { $speed } cm{ $onto ->
    [yes] , in contact with { $contact }
   *[no] { "" }
  }
talk-deploy-question = which squadrons begin on the table?
talk-deploy-prompt = deployment
talk-deploy-usual = squadrons without a carrier fly strikes
talk-deploy-none = all begin aboard
talk-deploy-begins = { $task } of { $squadrons } next to { $ship }{ $led ->
    [yes] , under its command
   *[no] , which cannot be changed later
  }
talk-help-deploy =
    strike Af1 Af2 at A1: both begin next to A1 on a strike that cannot be changed later
    intercept A1f1 under A1: FTL squadrons of a carrier, under its command
    cap A1f2 under A1: the same, on CAP
    Squadrons without a carrier that you do not name fly a strike next to the first ship. All others begin aboard.
talk-launch-question = launch squadrons?
talk-launch-prompt = { $ship } launch
talk-launch-bay = { $squadron }, in { $bay }, which can launch { $most ->
    [one] one
   *[other] { $most }
  } now{ $free ->
    [yes] , with a free move
   *[no] { "" }
  }
talk-launch-goes = { $squadron }: { $line }{ $marines ->
    [0] { "" }
    [one] , with one marine party
   *[other] , with { $marines } marine parties
  }{ $crew ->
    [0] { "" }
    [one] , with one crew party
   *[other] , with { $crew } crew parties
  }
talk-launch-nothing = launches none
talk-help-launch =
    f1 f2 toward B1: squadrons 1 and 2 fly toward B1 as far as they can, within the arc of their section
    f1 toward 135 20: it flies 20 cm, at 135° from north
    f3: it stays in contact with the ship, as all squadrons from the core do
    f3 onto A1m1: it joins this mission
    f4 with 3 marines of core 1 crew of aft: a breaching squadron takes parties along
    all toward B1: all squadrons that can launch
talk-rearm-question = combine damaged squadrons?
talk-rearm-prompt = { $ship } combine
talk-rearm-combines = { $squadrons } are combined
talk-rearm-nothing = combines none
talk-help-rearm = f1 f2: combine them into one squadron at full strength (any remainder is lost)
talk-recover-question = recover squadrons?
talk-recover-prompt = { $ship } recover
talk-recover-bay = bay { $bay }: { $most ->
    [one] one more squadron
   *[other] { $most } more squadrons
  } this turn, room for { $room }
talk-recover-takes = { $squadron } into { $bay }{ $absorbed ->
    [yes] , absorbed
   *[no] { "" }
  }
talk-recover-nothing = recovers none
talk-help-recover =
    f1 f2 into 12: bay 12 recovers both
    f1 into 12 absorbed: a biological hull regains boxes for it
talk-missions-question = { $count ->
    [0] change missions?
   *[other] which missions?
  }
talk-missions-prompt = missions
talk-missions-command = { $ship } can run { $most ->
    [one] one mission
   *[other] { $most } missions
  } in addition to CAP
talk-missions-usual = launched squadrons join the mission they touch, or else CAP; the rest stay the same
talk-missions-hands = { $ship } takes over { $mission } (a D6 each)
talk-missions-forms = { $task } of { $squadrons } under { $ship }{ $rolled ->
    [yes] , if a D6 does not exceed its crew quality
   *[no] { "" }
  }
talk-missions-none = missions stay as they are
talk-help-missions =
    strike A1f1 A1f2: a mission against ships
    intercept A1f1 A1f2: a mission against squadrons and salvos
    cap A1f1 A1f2: a mission that stays with its ship
    strike A1f3 as A1m1: it joins mission 1 of A1
    cap as A1m1: the whole mission changes its task
    strike A1f1 under A2: A2 commands it (by default, the carrier of its first squadron does)
    A1m1 to A2: A2 takes over the mission, if a D6 of each ship does not exceed its crew quality
    Changes are free within 20 cm of the ship and need a D6 beyond. A squadron without a mission is lost.
    none: no new missions and no changes
talk-fly-question = { $most ->
    [one] move a mission ({ $count ->
        [one] one is left
       *[other] { $count } are left
      })
   *[other] move missions
  }
talk-fly-prompt = missions
talk-fly-stays = no mission moves
talk-fly-target = { "  " }{ $sign } { $name }: { $distance }{ $outrun ->
    [yes] , too far for { $squadrons } to fire there
   *[no] { "" }
  }
talk-fly-moves = { $mission }: { $way } toward { $direction }{ $onto ->
    [yes] , onto { $target }
   *[no] { "" }
  }{ $attacked ->
    [yes] , at its { $arc } arc
   *[no] { "" }
  }{ $too_far ->
    [yes] , too far to fire this turn: { $outrun }
   *[no] { "" }
  }
talk-help-fly =
    A1m1 onto B1 aft: into contact with B1, at its aft arc
    A1m1 onto B1: a generalised attack at any arc, which all weapons of B1 may answer
    A1m1 onto B1m2: an intercept moves onto a mission
    A1m1 onto B1s1: an intercept moves onto a salvo
    A1m1 toward B1 20: up to twice its speed in any direction (squadrons that go farther than their speed cannot fire)
    A1m1 toward 135 20: 20 cm, at 135° from north
    Separate several missions with semicolons. Missions that you do not name stay where they are.
talk-grow-question = grow squadrons?
talk-grow-prompt = { $ship } grow
talk-grow-grows = { $id } ({ $type }) in { $bay }, for { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
  } of hull
talk-grow-nothing = grows none
talk-help-grow = petal in 12: grow a squadron of the type petal in bay 12, for boxes of its section (the last box must stay)

## Squadrons in combat.

talk-squadrons-question = { $indirect ->
    [yes] fire indirect weapons of squadrons?
   *[no] fire squadrons?
  }
talk-squadrons-prompt = squadrons
talk-squadrons-nothing = holds its fire
talk-squadrons-arms = { $sign } { $type }, strength { $strength }, fires { $most ->
    [one] one weapon
   *[other] up to { $most } weapons
  }: { $weapons }
talk-squadrons-ship = { "  " }{ $sign } { $name }, { $arc }: { $defence }
talk-squadrons-squadron = { "  " }{ $sign } { $type }: strength { $strength }, defence { $defence }
talk-squadrons-salvo = { "  " }{ $sign } { $name }
talk-squadrons-fires = { $squadron } { $unloads ->
    [yes] unloads its parties
   *[no] fires { $weapons }
  } at { $target }{ $attacked ->
    [yes] , its { $arc } arc
   *[no] { "" }
  }{ $surgical ->
    [yes] , at { $system }
   *[no] { "" }
  }
talk-help-squadrons =
    A1f1 A1f2 at B1 aft: fire all their weapons at the aft arc of B1 (they hit without a roll)
    A1f1 at B1f2 with 1 2: fire weapons 1 and 2 at squadron 2 of B1
    A1f1 at B1s1: fire at a salvo
    A1f1 at B1 aft surgical 7: odd dice that reach the hull disable system 7 instead of taking boxes
    A1f1 at B1 aft unload: its parties go aboard instead of firing
talk-squadron_defence-question = fire squadrons at striking salvos?
talk-squadron_defence-salvo = { $sign } { $name }: { $squadrons }
talk-help-squadron_defence =
    A1f1 A1f2 at B1s1: fire all their weapons at salvo 1 of B1
    A1f1 at B1s1 with 2: fire only weapon 2
talk-flak-question = fire 0 cm weapons at squadrons?
talk-help-flak = 12 13 at B1f2 by 3: 0 cm weapons 12 and 13, guided by array 3, fire at squadron 2 of B1

## Boarding.

talk-reinforce-question = send help against boarders?
talk-reinforce-prompt = { $ship } help
talk-help-reinforce =
    3 marines of aft to core: three marine parties move to a section where boarders fight
    1 crew of fore to core: one crew party moves
talk-advance-question = move boarders to another section?
talk-advance-prompt = boarders in { $ship }
talk-help-advance = 2 marines of fore to core: boarders move to an adjoining section (every section adjoins all but the opposite one)
talk-shifts-way = { $start } to { $section } ({ $boarders } enemy { $boarders ->
    [one] party
   *[other] parties
  } there): { $parties }
talk-shifts-moves = { $parties } from { $start } to { $section }
talk-shifts-nothing = all stay where they are
talk-disable-question = disable systems?
talk-disable-prompt = { $ship } disable
talk-help-disable = 4 7: boarders disable systems 4 and 7 (one per party, in a section without defenders)
talk-disable-section = { $section }, up to { $most }: { $systems }
talk-disable-breaks = disables { $systems }
talk-disable-nothing = disables nothing
