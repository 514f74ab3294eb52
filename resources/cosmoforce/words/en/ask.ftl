### What a person is asked in a fight, how it is answered, and what an answer comes to. Words that are typed are the same in all
### languages.

ask-as-plain = empty: as the plain captain would

ask-ship = { $ship }: { $numbers }; { $systems }
ask-own = own: { $numbers }; { $systems }
ask-own-numbers = own: { $numbers }
ask-numbers = mass { $mass }, speed { $speed }, thrust { $thrust }, heat { $heat }, crew { $crew }{ $limited ->
        [True] { "" }
       *[other] , no mass limit for hits
    }
ask-late = the time limit is over: only ram, burn and pass are left (CF-ELIM-06)
ask-next-heat = at the next roll, with the heat of now: { $odds }

ask-heat-odds = { $dice ->
        [0] no roll for heat
        [one] { $dice } die for heat: { $once } to harm crew, { $twice } to harm it twice
       *[other] { $dice } dice for heat: { $once } to harm crew, { $twice } to harm it twice
    }
ask-collision-odds = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } for a collision { $late ->
        [True] in the Aftermath
       *[other] at the start of its next turn
    }: { $damage } damage on average, of { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    } that it can bear
ask-ram-odds = { $dice ->
        [one] { $dice } die on contact
       *[other] { $dice } dice on contact
    }: { $damage } damage to the target, { $recoil } to the rammer on average

ask-attack = { $count ->
        [one] { $count } { $system }
       *[other] { $count } { $system }s
    } at { $target }, { $mass ->
        [-1] no mass limit
       *[other] mass { $mass }
    }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $mean } hits on average; { $chances }{ $weapon ->
        [missile] ; depleted with { $besides }
        [laser] ; own heat { $besides } on average
        [hangar] { $besides ->
            [1] { "" }
           *[other] ; { $besides } damage a hit
        }
       *[other] { "" }
    }
ask-attack-chance = { $hits } or more { $chance }

ask-action = { $left ->
        [1] the last action of this turn
       *[other] an action, { $left } are left
    }
ask-action-word = action
ask-action-empty = empty: pass
ask-action-help-weapons = laser, missile, railgun, hangar: all that work at the only enemy; missile 2 B1: two of them at B1; missile 3+5 B1: slots
ask-action-help-upkeep = burn +2, burn -1: change speed, for heat; conserve: shed heat; heal: make hurt crew ready; heal 2: this token
ask-action-help-repair = repair 3 3 5: free crew to these slots, one for each number; repair 2:5: crew 2 to slot 5
ask-action-help-others = ram B1: ram, if the game has it; strafe: name systems, if the game has it; pass, or an empty line: no action
ask-action-help-short = words may be cut short: m 2 b1
ask-action-burn = burns { $change }: speed { $speed }, heat { $heat }
ask-action-burn-collides = { $burn }; { $collision }
ask-action-ram = rams { $target }, which may burn to evade; { $odds }
ask-action-repair = sends { $sent }; a mark each comes off at the start of the next turn
ask-action-repair-sent = { $token } to { $slot }
ask-action-conserve = sheds { $shed } heat, { $left } is left
ask-action-conserve-dice = rolls to shed heat, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $mean } heat on average
ask-action-heal = makes { $count ->
        [one] { $count } hurt token
       *[other] { $count } hurt tokens
    } ready
ask-action-strafe = makes a Strafe Run for a heat, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $mean } systems to name on average
ask-action-pass = passes

ask-relief = which crew goes back to Standby?
ask-relief-word = relief
ask-relief-hint = all, or crew by number: 1 2; empty: all stay
ask-relief-help = 1 2: crew 1 and crew 2 leave their slots; all: everybody; an empty line: all stay
ask-relief-outcome = to Standby: { $tokens }

ask-cooling = how much heat is shed?
ask-cooling-word = cooling
ask-cooling-hint = 0 to { $most }; empty: { $most }
ask-cooling-fact = heat { $heat }; { $odds }
ask-cooling-help = 2: shed 2 heat; an empty line: as much as can be
ask-cooling-outcome = sheds { $shed }, heat { $left } is left

ask-evasion = { $rammer } rams: evade by a burn?
ask-evasion-word = evasion
ask-evasion-hint = a burn for { $heat } heat, speed changed by { $most } at most: +{ $most }; who ranks faster then gets away; empty: stay
ask-evasion-fact = { $rammer }: speed { $speed }, mass { $mass }; { $odds }
ask-evasion-help = +1, -2, 0: burn to change speed so; stay, or an empty line: no evasion
ask-evasion-stay = stays, and is hit
ask-evasion-outcome = { $burn }; { $end ->
        [dice] dice tell who is faster
        [away] gets away
       *[hit] is hit all the same
    }

ask-names = which systems are named? { $count } at most
ask-names-word = names
ask-names-hint = ships and slots: { $sign }:1 { $sign }:2; { ask-as-plain }
ask-names-help = B1:3 B1:4: these slots of B1; none: no system; an empty line: the plain captain chooses
ask-names-outcome = names { $systems }
ask-names-system = { $slot } of { $ship }

ask-damage = where does the damage go? { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ask-damage-word = damage
ask-damage-hint = { $points ->
        [1] a slot: { $slot }
       *[other] slots, one for each point: { $slot } { $slot }; fewer than are due, and the rest is asked again
    }; { ask-as-plain }
ask-damage-slot = { $number } { $system }, { $free ->
        [one] { $free } box free
       *[other] { $free } boxes free
    }
ask-damage-whole = { $count ->
        [one] { $count } system
       *[other] { $count } systems
    } without a mark: with the last of them the ship is lost
ask-damage-help = 3: a mark on slot 3; 3 3 5: marks in this order; an empty line: the plain captain chooses
ask-damage-mark = a mark on { $slot }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } times)
    }{ $destroyed ->
        [True] , which destroys it{ $kills ->
            [True] { " " }and kills crew without a place
           *[other] { "" }
        }
       *[other] { "" }
    }{ $detonates ->
        [True] , which detonates: 2 damage more for each mark
       *[other] { "" }
    }{ $harms ->
        [True] , which harms the crew there
       *[other] { "" }
    }
ask-damage-outcome = { $marks }{ $lost ->
        [True] ; no system is without a mark then: the ship is lost
       *[other] { "" }
    }

ask-harm = who of the crew is harmed? { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
ask-harm-word = harm
ask-harm-hint = { $count ->
        [1] crew by number: 1
       *[other] crew by number: 1 2; the same twice: 1 1
    }; { ask-as-plain }
ask-harm-help = 1 2: crew 1 and crew 2; 1 1: crew 1 twice, which kills a ready one; an empty line: the plain captain chooses
ask-harm-outcome = harmed: { $tokens }

ask-surplus = who dies with the Habitat? { $count } of the crew
ask-surplus-word = loss
ask-surplus-hint = { $count ->
        [1] crew by number: 1
       *[other] crew by number: 1 2
    }; { ask-as-plain }
ask-surplus-help = 1 2: crew 1 and crew 2; an empty line: the plain captain chooses
ask-surplus-outcome = lost: { $tokens }

ask-heat = of { $count } harms by heat, how many damage systems in place of crew?
ask-heat-word = heat
ask-heat-hint = 0 to { $count }; empty: 0
ask-heat-help = 1: one die damages a system, the rest harm crew; an empty line: all harm crew
ask-heat-outcome = { $harms ->
        [one] { $harms } harm
       *[other] { $harms } harms
    } to crew, { $damage } damage to systems
ask-names-ship = { $ship }: { $systems }
