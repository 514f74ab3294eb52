### What people are asked in a battle, what their answers mean, and what they see of ships.
### Typed words (wait, join, at, by, keep, order codes, fore, core) are the same in all languages.

## What several questions share.

talk-empty = empty: { $otherwise }
talk-chance = { $percent } %
talk-chance-expected = { $shots }: on average { $shields } shield hits, { $boxes } boxes
talk-chance-fatal = destroys { $place } { $section } %{ $ship ->
    [0] { "" }
   *[other] , the ship { $ship } %
    }
talk-chance-surgical = disables { $system } { $percent } %
talk-why-plot = { $enemy }, if she goes on: { $distance } cm away; fire takes { $given } % of what she has left, hers { $taken } % of ours. Without orders: { $idle } % and { $suffered } %.
talk-why-only = { $target } is the only target: { $boxes } boxes on average.
talk-why-fire = At { $target } { $boxes } boxes on average; at { $other } it would be { $instead }.
talk-chance-shot = { $chance } · { $boxes } boxes
talk-chance-loss = { $chance }{ $loss ->
    [0] { "" }
   *[other] , −{ $loss } a pulse
    }

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
talk-plot-may = may order: { $orders }
talk-plot-may-nothing = may order: nothing
talk-plot-choice = { $least } to { $most }
talk-plot-hint = “help” explains the codes
talk-plot-enemy = { $enemy }; { $course }
talk-plot-risk-power = emergency power: a D6 of { $faces } disables the drives
talk-plot-risk-thrust = emergency thrust: a D6 of { $faces } disables the thrusters
talk-plot-pull = it has to turn { $turns } × 22.5° to { $side ->
    [port] port
   *[starboard] starboard
  } first, as terrain will have it; each turn the other way cancels one
talk-plot-strikes = it strikes the { $kind } and is lost
talk-plot-rocks = rocks of the { $kind } strike it: EM{ $most } would evade them
talk-plot-drifts = drifts
talk-plot-drifts-rated = drifts, { $ratings }
talk-plot-outcome = { $orders }: moves { $length } cm: { $course }
talk-plot-outcome-drifts = drifts: moves { $length } cm: { $course }
talk-plot-target = target rating { $change } ({ $way ->
    [up] harder
   *[down] easier
  } to hit)
talk-plot-movement = movement rating { $change } (own fire { $way ->
    [up] worse
   *[down] better
  })
talk-help-plot = orders one behind the other: +2 R1; an empty line: the ship drifts
talk-code-faster = +3: thrust forward by 3, a cinematic ship is 3 cm a turn faster
talk-code-slower = -3: thrust astern by 3, slower; below 0 it goes in reverse
talk-code-right = R2: two turns to the right, 22.5° each; a Newtonian ship spins clockwise
talk-code-left = L2: two turns to the left; a Newtonian ship spins the other way
talk-code-port = P2: Newtonian thrust to port; +2@1: given after one turn of 45°
talk-code-starboard = S2: Newtonian thrust to starboard
talk-code-evasive = EM2: two evasive manoeuvres: harder to hit by the tens of its speed for each, own fire worse
talk-code-roll = RL: roll, port and starboard change places
talk-code-flip = FL: flip, the ship faces the other way
talk-code-corkscrew = CS: corkscrew, the weapons of both sides bear through either
talk-code-emergency_power = EP(12): emergency power, drive 12 gives more and may break
talk-code-emergency_thrust = ET(14): emergency thrust, thruster 14 gives more and may break
talk-code-ram = RM:B1 or ram B1: ram that ship, should the ways meet
talk-code-charge = FTL2: charge the FTL drive, 2 is the turns charged at the end of this one
talk-code-retreat = FTL-R: leave the battle with a charged FTL drive
talk-code-strategic_jump = FTL-S: strategic jump off the table; FTL-S/A:B1 comes back as an attack on B1
talk-code-tactical_jump = FTL-T4: tactical jump with 4 dice; FTL-T4/A:B1 as an attack on B1
talk-code-cloak = CL+: go under cloak
talk-code-uncloak = CL-: come out of it
talk-code-not-now = (not now) { $meaning }

## Returns from jumps, and their dice.

talk-arrival-question = return from the jump next turn?
talk-arrival-prompt = { $ship } return
talk-arrival-table = the table goes from { $corner } to { $opposite }
talk-arrival-hint = east and north of the middle in cm and a heading in degrees, such as -12 30 22.5
talk-arrival-stays = stays away
talk-arrival-outcome = returns in turn { $turn } at { $place }, heading { $heading }
talk-help-arrival = -12 30 22.5: 12 cm west and 30 cm north of the middle of the table, heading 22.5° east of north
talk-jump-question = the jump fell { $faces }, { $sum } cm
talk-jump-prompt = { $ship } dice
talk-jump-most = up to { $most } of them can be discarded, or as many more rolled
talk-jump-hint = discard 1 (the first die), or more { $most }
talk-jump-stay = they stay
talk-jump-discards = discards { $faces }
talk-jump-more = { $count ->
    [one] rolls { $count } die more
   *[other] rolls { $count } dice more
  }
talk-jump-leaves = leaves the dice
talk-help-jump_dice =
    discard 1 3: the first and the third die do not count
    more 2: two more dice are rolled

## Electronic warfare.

talk-ew-question = electronic warfare
talk-ew-prompt = { $ship } EW
talk-ew-stays = all stays as it is
talk-ew-choice = { $verb }: { $what }
talk-ew-now = now: EW { $ew } against fire at this ship, EMS { $ems }
talk-ew-choice-does = { $verb }: { $what }; { $does }
talk-ew-choice-aim = aim: { $systems } at one of { $ships }; { $does }
talk-ew-choice-serve = serve: { $systems } at { $ships }; { $does }
talk-ew-does-ew_array = EW { $rating }, the best array counts
talk-ew-does-ecm_array = EW +1 for own ships within { $cm } cm
talk-ew-does-ej_array = EMS −1 for all ships within { $cm } cm, friend and enemy
talk-ew-does-stealth_generator = EW { $whole } until this ship uses other electronics or a sensor, then { $rating }; its shields are down
talk-ew-does-gravity_well_projector = a gravity field of { $cm } cm
talk-ew-does-countermeasure_pod = EW +{ $rating } this turn, then used up
talk-ew-does-elint_array = EW of its target −{ $rating } for own fire
talk-ew-does-targeting_array = EMS of its target +{ $rating } for own fire
talk-ew-does-ansible = these have the aims of this ship’s arrays, and may use its sensors behind it
talk-ew-on = switches on { $systems }
talk-ew-off = switches off { $systems }
talk-ew-pod = activates { $systems }
talk-ew-aims = aims { $system } at { $ship }
talk-ew-serves = serves { $ships } with { $system }
talk-ew-drops = drops the shields { $arcs }
talk-ew-raises = raises the shields { $arcs }
talk-ew-leaves = leaves all as it is
talk-help-electronics =
    on 4 5: switch systems on;  off 6: switch it off
    pod 7: activate a countermeasure pod, which adds to the EW for this turn
    aim 8 at B1: an ELINT array takes from the EW of a target, a targeting array adds to how many may fire at it
    serve 9 at A2 A3: an ansible serves friendly ships
    drop fore aft: drop shields;  raise fore: raise them again

## Who waits and who joins.

talk-muster-question = group of crew quality { $quality }
talk-muster-prompt = group
talk-muster-wait = could wait: { $ships }
talk-muster-join = { $ship } { $name } could join { $commander }
talk-muster-waits = { $ship } waits for crew quality { $quality }
talk-muster-joins = { $ship } { $name } fires with { $commander }
talk-muster-nobody = nobody waits or joins
talk-help-muster =
    wait A1 2: a ship fires with a later group, of a lower crew quality
    join A2: a ship of the squadron fires with its commander

## Fire.

talk-fire-question = fire
talk-fire-prompt = { $ship } fire
talk-fire-nothing-bears = { $ship }: no weapon bears on anybody in reach
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
talk-fire-keeps = keeps { $systems } to intercept
talk-help-fire =
    12 13 at B1 by 3: weapons 12 and 13 fire at B1, guided by array 3, each with a D20 of its own (a salvo)
    all at B1 by 3: all weapons that bear on B1 and are not named yet; where there is one target or one array, it need not be named: all
    12 13 at B1 by 3 volley: together, with one D20: all hit or all miss
    12 at B1 by 3 surgical 7: one shot at system 7 of B1, in the section that faces you
    12 at B1 by 3 lent A2: guided by an array that A2 lends
    12 13 at B1s2 by 3: fire at salvo 2 of B1; at B1f2: at squadron 2 of B1; at B1m1: at the first squadron of mission 1
    board 12 at B1 by 3 with 3 marines of core: teleporter 12 sends parties aboard B1; array 3 may guide several teleporters
    launch 14 15 toward B1 by 3: indirect weapons 14 and 15 as one salvo, to B1 or as far as they go; toward 135 20: 135° from north, 20 cm; onto B1: into contact
    an array guides fire at one target a turn
    keep 17: held back for fire that comes in; what is not named and can intercept is kept anyhow; keep none: nothing is
    teleport 18 at B1 by 6;  grapple 19 at B1 by 6 toward 1 -1 (east and north; itself: at equal mass this ship moves), also at salvo B1s2 or mission B1m1

## Fire at fire.

talk-intercept-question = intercept?
talk-intercept-prompt = { $ship } intercept
talk-intercept-coming = coming in: { $weapons } of { $ship } { $name }{ $at ->
    [yes] , at { $target }
   *[no] { "" }
  }
talk-intercept-array = array { $array }: hits { $chance }
talk-intercept-fires = fires { $weapons } by { $array } ({ $chance })
talk-intercept-nothing = lets it come
talk-help-intercept =
    12 13 by 3: weapons 12 and 13, guided by array 3, fire at what comes in
    A1f2 with 1 2: its weapons 1 and 2 fire at it, and no more this turn
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
    A1s2 toward B1: salvo 2 of A1 turns, up to 45°, and moves to B1 or as far as it goes
    A1s2 ahead 20; A1s2 right 45 20; A1s2 left 10: straight on for 20 cm, or turned by so many degrees first
    A1s2 onto B1: moves into contact: only B1 may then fire at it
    several are parted by semicolons; a salvo that is not named stays where it is
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
    A1s2 at B1: salvo 2 of A1 strikes B1; it hits for sure, and is spent
    several are parted by semicolons; who names none has no more to strike this turn
talk-defend-question = fire at salvos?
talk-defend-prompt = { $ship } defend
talk-defend-array = array { $array }: hits { $chance } with { $weapons }
talk-defend-fires = fires at { $salvo } with { $weapons } by { $array } ({ $chance })
talk-defend-nothing = lets them come
talk-help-defend = 12 13 at B1s2 by 3: 0 cm weapons 12 and 13, guided by array 3, fire at salvo 2 of B1

talk-rocks-question = { $terrain }, { $count }D{ $faces } ahead: fire at rocks? One die less for each { $enough } of highest damage
talk-rocks-weapon = { $weapon }: at most { $damage }
talk-rocks-arrays = arrays that may guide them, for nothing else this turn: { $arrays }
talk-rocks-arcs = they come between two arcs and strike the { $arcs } one, as you choose: the first if nothing is said
talk-rocks-on = they strike the { $arc } arc
talk-rocks-prompt = { $ship } rocks
talk-rocks-nothing = lets the rocks come
talk-rocks-fires = fires at the rocks with { $weapons } by { $array }: { $count } of { $most } { $most ->
        [one] die
       *[other] dice
    } less
talk-help-rocks = 12 13 by 3: weapons 12 and 13, guided by array 3, fire at the rocks ahead; on starboard: they strike that arc, where they come between two

## Weapons and targets.

talk-weapon = { $numbers }  { $name }: { $profile }{ $rate ->
    [limited] , every other turn
    [one_shot] , one shot
   *[unlimited] { "" }
  }, bands of { $range } cm
talk-shots = { $weapons }: { $chance }{ $loss ->
    [0] { "" }
   *[other] , −{ $loss } a pulse by distance
  }
talk-shots-hit = hits { $chances }
talk-shots-by = { $chance } by { $arrays }
talk-shots-unguided = no array to guide it
talk-target = { $ship } { $name }, { $distance }, its { $arc } arc: { $defence }; target rating { $rating }, EW { $ew }
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
talk-repair-nothing = nothing is repaired
talk-repair-crew = { $place }: { $crew ->
    [one] { $crew } crew party
   *[other] { $crew } crew parties
  }{ $lent ->
    [0] { "" }
   *[other] , { $lent } more from the core
  }
talk-repair-system = { $system }; { $chances } (parties: chance)
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
    hull core 3: three crew parties restore a box each, on a technological hull
    heal 5: a biological hull gives a box for system 5;  reload 6: and boxes for a spent weapon
    turn 7 fore: a modulated shield generator serves a neighbouring arc this turn

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
talk-deploy-question = what begins on the table?
talk-deploy-prompt = deployment
talk-deploy-usual = what has no carrier flies a strike
talk-deploy-none = all begin aboard
talk-deploy-begins = { $task } of { $squadrons } beside { $ship }{ $led ->
    [yes] , under its command
   *[no] , which nothing can change
  }
talk-help-deploy =
    strike Af1 Af2 at A1: both begin beside A1 on a strike that nothing can change
    intercept A1f1 under A1; cap A1f2 under A1: FTL squadrons of a carrier, under its command
    what has no carrier and is not named flies a strike beside the first ship; others begin aboard
talk-launch-question = launch squadrons?
talk-launch-prompt = { $ship } launch
talk-launch-bay = { $squadron }, in { $bay }, which launches { $most ->
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
talk-launch-nothing = nothing is launched
talk-help-launch =
    f1 f2 toward B1: squadrons 1 and 2 leave toward B1, as far as they go, within the arc of their section; toward 135 20: 135° from north, 20 cm
    f3: stays in contact with the ship, as all from the core do; f3 onto A1m1: joins this mission
    f4 with 3 marines of core 1 crew of aft: a breaching squadron takes parties along
    all toward B1: all that can
talk-rearm-question = combine damaged squadrons?
talk-rearm-prompt = { $ship } combine
talk-rearm-combines = { $squadrons } are combined
talk-rearm-nothing = none is combined
talk-help-rearm = f1 f2: become one at full strength; what is left over is lost
talk-recover-question = take squadrons in?
talk-recover-prompt = { $ship } recover
talk-recover-bay = bay { $bay }: { $most ->
    [one] one more
   *[other] { $most } more
  } this turn, room for { $room }
talk-recover-takes = { $squadron } into { $bay }{ $absorbed ->
    [yes] , absorbed
   *[no] { "" }
  }
talk-recover-nothing = none is taken in
talk-help-recover = f1 f2 into 12: both are taken into bay 12; f1 into 12 absorbed: a biological hull regains boxes for it
talk-missions-question = { $count ->
    [0] change missions?
   *[other] which missions?
  }
talk-missions-prompt = missions
talk-missions-command = { $ship } can run { $most ->
    [one] one mission
   *[other] { $most } missions
  } beside CAP
talk-missions-usual = what was launched joins what it touches or is CAP, all else stays as it is
talk-missions-hands = { $mission } goes over to { $ship }, by a D6 of each
talk-missions-forms = { $task } of { $squadrons } under { $ship }{ $rolled ->
    [yes] , if a D6 is not over its crew quality
   *[no] { "" }
  }
talk-missions-none = missions stay as they are
talk-help-missions =
    strike A1f1 A1f2: a mission against ships; intercept …: against squadrons and salvos; cap …: stays with its ship
    strike A1f3 as A1m1: joins mission 1 of A1; cap as A1m1: all of it changes its task
    under A2: the ship that commands it, usually the carrier of its first squadron
    A1m1 to A2: A2 takes the mission over, if a D6 of each ship is not over its crew quality
    within 20 cm of the ship changes are free, beyond they take a D6; squadrons without a mission are lost
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
    A1m1 onto B1 aft: into contact with B1, at its aft arc; A1m1 onto B1: a generalised attack, at any arc, which all weapons of B1 may answer
    A1m1 onto B1m2; A1m1 onto B1s1: intercepts move onto missions and salvos
    A1m1 toward B1 20; A1m1 toward 135 20: anywhere, up to twice its speed; squadrons that go farther than their own speed do not fire
    several are parted by semicolons; a mission that is not named stays where it is
talk-grow-question = grow squadrons?
talk-grow-prompt = { $ship } grow
talk-grow-grows = { $id } ({ $type }) in { $bay }, for { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
  } of hull
talk-grow-nothing = none is grown
talk-help-grow = petal in 12: a squadron of the type petal grows in bay 12, for boxes of its section; the last box stays

## Squadrons in combat.

talk-squadrons-question = { $indirect ->
    [yes] fire indirect weapons of squadrons?
   *[no] fire squadrons?
  }
talk-squadrons-prompt = squadrons
talk-squadrons-nothing = they hold their fire
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
    A1f1 A1f2 at B1 aft: all weapons that they may fire, at the aft arc of B1; nothing is rolled to hit
    A1f1 at B1f2 with 1 2: weapons 1 and 2 at squadron 2 of B1; A1f1 at B1s1: at a salvo
    A1f1 at B1 aft surgical 7: odd dice that reach the hull disable system 7 instead of taking boxes
    A1f1 at B1 aft unload: its parties go aboard there, instead of firing
talk-squadron_defence-question = fire squadrons at salvos that strike?
talk-squadron_defence-salvo = { $sign } { $name }: { $squadrons }
talk-help-squadron_defence = A1f1 A1f2 at B1s1: all weapons that they may fire, at salvo 1 of B1; A1f1 at B1s1 with 2: its weapon 2
talk-flak-question = fire 0 cm weapons at squadrons?
talk-help-flak = 12 13 at B1f2 by 3: 0 cm weapons 12 and 13, guided by array 3, fire at squadron 2 of B1

## Boarding.

talk-reinforce-question = bring help against boarders?
talk-reinforce-prompt = { $ship } help
talk-help-reinforce = 3 marines of aft to core; 1 crew of fore to core: own parties go where boarders fight on
talk-advance-question = send boarders on?
talk-advance-prompt = { $ship } on
talk-help-advance = 2 marines of fore to core: boarders go on to a section that adjoins; all do but the one exactly opposite
talk-shifts-way = { $start } to { $section } ({ $boarders } enemy { $boarders ->
    [one] party
   *[other] parties
  } there): { $parties }
talk-shifts-moves = { $parties } from { $start } to { $section }
talk-shifts-nothing = all stay where they are
talk-disable-question = disable systems?
talk-disable-prompt = { $ship } disable
talk-help-disable = 4 7: boarders disable systems 4 and 7; one for each party in a section that nobody defends
talk-disable-section = { $section }, up to { $most }: { $systems }
talk-disable-breaks = disables { $systems }
talk-disable-nothing = nothing is touched
