### The story of a fight, event by event as named in the log, its standing and its end.

story-ThreatsRolled = Threats for { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }{ $survived ->
        [0] { "" }
        [one] { " " }and { $survived } fight survived
       *[other] { " " }and { $survived } fights survived
    }: { $faces }: { $met }

story-BattleBegan = { $fight ->
        [0] { $sides }
       *[other] Fight { $fight }: { $sides }
    }

story-ShipSetOut = { $ship }{ $renamed ->
        [True] { " " }({ $design })
       *[other] { "" }
    } sets out: mass { $mass }, speed { $speed }, heat { $heat }, crew { $crew }{ $hurt ->
        [0] { "" }
       *[other] , { $hurt } hurt
    }

story-TieRolled = Tied ships roll for hundredths: { $rolls }: { $speeds }
story-tie-roll = { $ship } { $faces }
story-tie-speed = { $ship } has speed { $speed }

story-RoundBegan = Round { $round }: { $order }
story-TurnBegan = { $ship }
story-AftermathBegan = Aftermath

story-BattleEnded = { $drawn ->
        [True] { $fight ->
            [0] The fight is a draw
           *[other] Fight { $fight } is a draw
        }
       *[other] { $fight ->
            [0] { $winner } wins
           *[other] { $winner } wins fight { $fight }
        }
    }: { $reason ->
        [last-ships] they have the last ships
        [no-time] time has run out
       *[nobody-left] the last ships are lost together
    }

story-FightSurvived = { $fight ->
        [one] { $fight } fight
       *[other] { $fight } fights
    } survived: { $awards }
story-award = { $slots ->
        [0] { $ship } { $base } points, { $total } in all
       *[other] { $ship } { $base } + { $each } × { $slots } = { $points } points, { $total } in all
    }

story-Attacked = { $ship } fires { $slots } at { $target }, { $limit ->
        [CF-SHOT-04] no mass limit because its speed is below 1
        [CF-SHOT-05] no mass limit because its thrust is 0
       *[other] mass { $mass }
    }: { $faces }: { $hits ->
        [0] no hit
       *[other] { $kept }{ $free ->
            [0] { $count ->
                [1] { "" }
               *[other] { " " }= { $weight }
            }
           *[other] { " " }− { $free } = { $weight } because ones weigh nothing
        }, { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        }{ $each ->
            [1] , { $damage } damage
           *[other] { " " }× { $each } = { $damage } damage
        }
    }

story-HeatGained = { $ship } gains { $gained } heat, { $heat } now
story-HeatShed = { $ship } sheds { $shed } heat{ $dice ->
        [0] { "" }
       *[other] { " " }({ $faces })
    }, { $heat } now
story-HeatRolled = Heat in { $ship }: { $faces }: { $effective ->
        [0] no harm
        [one] { $effective } effective die
       *[other] { $effective } effective dice
    }
story-Collided = { $ship }, { $is_adrift ->
        [True] adrift
       *[other] too fast
    } at speed { $speed }, may collide: { $faces }: { $damage } damage
story-Burned = { $ship } burns { $change }, speed { $speed }
story-RamDeclared = { $ship } rams { $target }, which { $evaded ->
        [True] burns to evade and { $connects ->
            [True] is too slow
           *[other] gets away
        }
       *[other] stays on course
    }
story-Rammed = They meet at speed { $speed }: { $faces }: { $target_damage } damage to { $target }, { $own_damage } to { $ship }
story-Strafed = { $ship } makes a Strafe Run: { $faces }: it may name { $effective ->
        [one] { $effective } system
       *[other] { $effective } systems
    }
story-SystemNamed = Named: { $slot } of { $ship }
story-Passed = { $ship } passes

story-SystemMarked = { $ship }: { $slot } { $destroyed ->
        [True] is destroyed
       *[other] has { $marks ->
            [one] { $marks } mark
           *[other] { $marks } marks
        }
    }{ $rule ->
        [CF-STRF-02] , because it was named
       *[other] { "" }
    }
story-MissileDetonated = { $ship }: { $slot } detonates for { $damage } extra damage
story-MissilesDepleted = { $ship }: two 8s or more deplete { $slots }
story-CrewHarmed = { $ship }: { $token } is { $state ->
        [1] hurt
       *[0] killed
    }
story-CrewKilled = { $ship }: { $token } dies with the Habitat
story-CrewHealed = { $ship }: { $token } is healed
story-CrewPosted = { $ship }: { $token } { $rule ->
        [CF-REP-01] is sent to repair { $slot }
       *[other] returns to { $slot }
    }
story-SystemRepaired = { $ship }: { $token } repairs { $slot }, { $marks ->
        [0] it works again
        [one] { $marks } mark left
       *[other] { $marks } marks left
    }
story-ShipEliminated = { $ship } is eliminated{ $by ->
        [nobody] { "" }
       *[other] { " " }by { $by }
    } ({ $cause }): { $rule ->
        [CF-ELIM-01] its crew is dead
       *[other] every system is damaged
    }

### What a ship suffered in a round.

story-toll = { $ship }: { $toll }
story-toll-attacks = { $attacks ->
        [one] { $attacks } attack
       *[other] { $attacks } attacks
    } with { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
story-toll-boxes = { $count ->
        [one] { $count } box marked
       *[other] { $count } boxes marked
    }
story-toll-destroyed = { $count ->
        [one] { $count } system destroyed
       *[other] { $count } systems destroyed
    }
story-toll-depleted = { $count ->
        [one] { $count } Missile depleted
       *[other] { $count } Missiles depleted
    }
story-toll-harms = { $count ->
        [one] crew harmed { $count } time
       *[other] crew harmed { $count } times
    }
story-toll-killed = { $count } killed
story-toll-heat = heat { $count }

### The result of a fight, and the standing.

story-losses = { $side }: { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }, { $lost ->
        [0] all survive
       *[other] { $lost } eliminated
    }; mass { $lost_mass } of { $mass } lost
story-loss = { $ship } was eliminated{ $by ->
        [nobody] { "" }
       *[other] { " " }by { $by }
    } ({ $cause })
story-lost = { $ship } is lost to { $cause }{ $by ->
        [nobody] { "" }
       *[other] { " " }of { $by }
    }
story-score-fights = { $count ->
        [one] { $count } fight survived
       *[other] { $count } fights survived
    }
story-score = { $ship }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-gone = { $ship } is eliminated ({ $cause })
story-seen-slot = slot { $number }: { $system }, { $marks } of { $boxes } boxes marked
story-seen-crew = crew: { $crew }

story-column-sign = { "" }
story-column-ship = ship
story-column-mass = mass
story-column-speed = speed
story-column-thrust = thrust
story-column-heat = heat
story-column-crew = crew
story-column-systems = systems
story-eliminated = eliminated ({ $cause })
story-seen = { $ship }: { $numbers }
