### Questions to a player in a fight, the help for answers, and the outcome of an answer. Typed words are the same in all
### languages.

ask-as-plain = an empty line lets the plain captain choose

ask-ship = { $ship }: { $numbers }. Systems: { $systems }
ask-own = your ship: { $numbers }. Systems: { $systems }
ask-own-numbers = your ship: { $numbers }
ask-numbers = mass { $mass }, speed { $speed }, thrust { $thrust }, heat { $heat }, crew { $crew }{ $limited ->
        [True] { "" }
       *[other] , no mass limit for hits
    }
ask-late = the time limit has passed, so only ram, burn and pass are left (CF-ELIM-06)
ask-next-heat = at the present heat: { $odds }

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
    } left
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
    }: { $mean } hits on average ({ $chances }){ $weapon ->
        [missile] , depleted with { $extra }
        [laser] , own heat { $extra } on average
        [hangar] { $extra ->
            [1] { "" }
           *[other] , { $extra } damage per hit
        }
       *[other] { "" }
    }
ask-attack-chance = { $hits } or more: { $chance }

ask-action = { $left ->
        [1] choose the last action of this turn
       *[other] choose an action ({ $left } left)
    }
ask-action-word = action
ask-action-empty = an empty line passes
ask-action-help-weapons = “laser”, “missile”, “railgun” or “hangar” fires all working weapons of that type at the only enemy. “missile 2 B1” fires two of them at B1, “missile 3+5 B1” those in slots 3 and 5, “missile 5+ B1” only the one in slot 5
ask-action-help-upkeep = “burn +2” or “burn -1” changes speed and adds heat, “conserve” sheds heat. “heal” makes hurt crew ready, “heal 2” only crew 2
ask-action-help-repair = “repair 3 3 5” sends one free crew to each slot you name, “repair 2:5” sends crew 2 to slot 5
ask-action-help-others = “ram B1” rams and “strafe” names systems, if the rules allow it. “pass” or an empty line takes no action
ask-action-help-short = you can shorten words: m 2 b1
ask-action-burn = burns { $change }: speed { $speed }, heat { $heat }
ask-action-burn-collides = { $burn }. Then { $collision }
ask-action-ram = rams { $target }, which may burn to evade. { $odds }
ask-action-repair = sends { $sent }. Each takes off one mark at the start of the next turn
ask-action-repair-sent = { $token } to { $slot }
ask-action-conserve = sheds { $shed } heat and has { $left } left
ask-action-conserve-dice = rolls to shed heat, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $mean } heat on average
ask-action-heal = makes { $count ->
        [one] { $count } hurt token
       *[other] { $count } hurt tokens
    } ready
ask-action-strafe = makes a Strafe Run for 1 heat, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $mean } systems to name on average
ask-action-pass = passes

ask-relief = which crew return to Standby?
ask-relief-word = relief
ask-relief-hint = “all”, or crew by number, such as “1 2”; an empty line keeps all in place
ask-relief-help = “1 2” returns crew 1 and crew 2 to Standby, “all” returns all of them. An empty line keeps all in place
ask-relief-outcome = to Standby: { $tokens }

ask-cooling = how much heat do you shed?
ask-cooling-word = cooling
ask-cooling-hint = 0 to { $most }; an empty line sheds { $most }
ask-cooling-fact = heat { $heat }, { $odds }
ask-cooling-help = “2” sheds 2 heat; an empty line sheds as much as possible
ask-cooling-outcome = sheds { $shed } heat and has { $left } left

ask-evasion = { $rammer } rams: do you burn to evade?
ask-evasion-word = evasion
ask-evasion-hint = a change of up to { $most } (+{ $most }) costs { $heat } heat, and the ship gets away if it is then faster; an empty line stays on course
ask-evasion-fact = { $rammer }: speed { $speed }, mass { $mass }. { $odds }
ask-evasion-help = “+1”, “-2” or “0” burns for that change of speed; “stay” or an empty line does not evade
ask-evasion-stay = stays on course, and is hit
ask-evasion-outcome = { $burn }: { $end ->
        [dice] dice decide which ship is faster
        [away] gets away
       *[hit] is still hit
    }

ask-names = which systems do you name (up to { $count })?
ask-names-word = names
ask-names-hint = ships and slots, such as { $sign }:1 { $sign }:2; { ask-as-plain }
ask-names-help = “B1:3 B1:4” names these slots of B1, “none” names no system; { ask-as-plain }
ask-names-outcome = names { $systems }
ask-names-system = { $slot } of { $ship }

ask-damage = where does the damage go ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })?
ask-damage-word = damage
ask-damage-hint = { $points ->
        [1] a slot, such as { $slot }
       *[other] slots, one for each point, such as { $slot } { $slot }. If you name too few, you are asked for the rest
    }; { ask-as-plain }
ask-damage-slot = { $number } { $system }, { $free ->
        [one] { $free } box free
       *[other] { $free } boxes free
    }
ask-damage-whole = { $count ->
        [one] { $count } system
       *[other] { $count } systems
    } without a mark; without any, the ship is lost
ask-damage-help = “3” marks slot 3, “3 3 5” makes three marks in this order; { ask-as-plain }
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
        [True] , which detonates for 2 extra damage per mark
       *[other] { "" }
    }{ $harms ->
        [True] , which harms the crew there
       *[other] { "" }
    }
ask-damage-outcome = { $marks }{ $lost ->
        [True] . Every system then has a mark, and the ship is lost
       *[other] { "" }
    }

ask-harm = which crew suffer harm ({ $count ->
        [one] { $count } time
       *[other] { $count } times
    })?
ask-harm-word = harm
ask-harm-hint = { $count ->
        [1] crew by number, such as “1”
       *[other] crew by number, such as “1 2”, or “1 1” for the same twice
    }; { ask-as-plain }
ask-harm-help = “1 2” harms crew 1 and crew 2, “1 1” harms crew 1 twice and kills it if ready; { ask-as-plain }
ask-harm-outcome = harmed: { $tokens }

ask-surplus = which crew die with the Habitat ({ $count } of them)?
ask-surplus-word = loss
ask-surplus-hint = { $count ->
        [1] crew by number, such as “1”
       *[other] crew by number, such as “1 2”
    }; { ask-as-plain }
ask-surplus-help = “1 2” names crew 1 and crew 2; { ask-as-plain }
ask-surplus-outcome = lost: { $tokens }

ask-heat = { $count } harms by heat: how many damage systems instead of crew?
ask-heat-word = heat
ask-heat-hint = 0 to { $count }; an empty line means 0
ask-heat-help = “1” lets one die damage a system, and the others harm crew; an empty line lets all harm crew
ask-heat-outcome = { $harms ->
        [one] { $harms } harm
       *[other] { $harms } harms
    } to crew, { $damage } damage to systems
ask-names-ship = { $ship }: { $systems }

### Short lists of choices.

ask-offer-fire = { $count ->
        [one] Fire { $count } { $system }
       *[other] Fire { $count } { $system }s
    } at { $target }
ask-offer-damage = { $damage } damage on average
ask-offer-weapons = Weapons in slots
ask-offer-ram = Ram { $target }
ask-offer-ram-result = { $damage } damage to it on average, { $own } to your ship, unless it evades
ask-offer-burn = Burn engines { $change }
ask-offer-burn-result = speed { $speed }, heat { $heat }{ $collides ->
        [True] { ". " }{ $collision }
       *[other] { "" }
    }
ask-offer-speeds = Change of speed
ask-offer-conserve = Shed heat
ask-offer-conserve-result = { $rolled ->
        [True] { $shed } of { $heat } heat on average
       *[other] heat { $heat } falls to { $left }
    }
ask-offer-heal = Heal { $crew }
ask-offer-heal-result = ready again
ask-offer-crew = Hurt crew
ask-offer-repair = { $count ->
        [one] Repair a system
       *[other] Repair { $count } systems
    }
ask-offer-slots = Crew → slot
ask-offer-strafe = Strafe Run
ask-offer-strafe-result = { $systems } systems named on average, 1 heat
ask-offer-afterburners = Afterburners
ask-offer-pass = Pass
ask-offer-pass-result = { $left ->
        [0] gives up the last action of this turn
        [one] gives up this action; one is left
       *[other] gives up this action; { $left } are left
    }
ask-offer-stay = Stay on course
ask-offer-stay-result = { $rammer } hits. { $odds }
ask-offer-evade = Burn { $change }
ask-offer-evade-result = { $end ->
        [away] gets away from { $rammer }
        [dice] dice decide whether it gets away from { $rammer }
       *[hit] { $rammer } still hits
    }. Speed { $speed }, heat { $heat }{ $collides ->
        [True] { ". " }{ $collision }
       *[other] { "" }
    }
ask-offer-evasions = { $some ->
        [True] Burns (✓ gets away from { $rammer })
       *[other] { $dice ->
            [True] Burns (? dice decide about { $rammer })
           *[other] No burn gets away from { $rammer }
        }
    }
ask-offer-shed = Shed { $shed } heat
ask-offer-shed-result = { $left } left
ask-offer-suffer = { $harms ->
        [0] No harm to the crew
        [one] { $harms } harm to the crew
       *[other] { $harms } harms to the crew
    }
ask-offer-suffer-result = { $damage ->
        [0] no damage to systems
       *[other] { $damage } damage to systems
    }
ask-tick-left = { $left ->
        [0] All points are placed
        [one] { $left } point left to place
       *[other] { $left } points left to place
    }
ask-tick-crew-left = { $left ->
        [0] All chosen
        [one] { $left } left to choose
       *[other] { $left } left to choose
    }
ask-tick-chosen = { $count } of up to { $most } chosen
ask-tick-suggested = Suggested
