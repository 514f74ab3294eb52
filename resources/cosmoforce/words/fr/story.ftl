### Le récit d’un combat, événement par événement comme au journal, sa situation et sa fin.

story-ThreatsRolled = Menaces pour { $ships ->
        [one] { $ships } vaisseau
       *[other] { $ships } vaisseaux
    }{ $survived ->
        [0] { "" }
        [one] { " " }et { $survived } combat survécu
       *[other] { " " }et { $survived } combats survécus
    } : { $faces } : { $met }

story-BattleBegan = { $fight ->
        [0] { $sides }
       *[other] Combat { $fight } : { $sides }
    }

story-ShipSetOut = { $ship }{ $renamed ->
        [True] { " " }({ $design })
       *[other] { "" }
    } entre en lice : masse { $mass }, vitesse { $speed }, chaleur { $heat }, équipage { $crew }{ $hurt ->
        [0] { "" }
        [one] , dont { $hurt } blessé
       *[other] , dont { $hurt } blessés
    }

story-TieRolled = Les vaisseaux à égalité lancent pour les centièmes : { $rolls } : { $speeds }
story-tie-roll = { $ship } { $faces }
story-tie-speed = { $ship } a la vitesse { $speed }

story-RoundBegan = Manche { $round } : { $order }
story-TurnBegan = { $ship }
story-AftermathBegan = Suites

story-BattleEnded = { $drawn ->
        [True] { $fight ->
            [0] Le combat est nul
           *[other] Le combat { $fight } est nul
        }
       *[other] { $fight ->
            [0] Victoire : { $winner }
           *[other] Combat { $fight }, victoire : { $winner }
        }
    } ({ $reason ->
        [last-ships] ce camp a les derniers vaisseaux
        [no-time] le temps est écoulé
       *[nobody-left] les derniers vaisseaux sont perdus ensemble
    })

story-FightSurvived = { $fight ->
        [one] { $fight } combat survécu
       *[other] { $fight } combats survécus
    } : { $awards }
story-award = { $slots ->
        [0] { $ship } { $base } points, { $total } en tout
       *[other] { $ship } { $base } + { $each } × { $slots } = { $points } points, { $total } en tout
    }

story-Attacked = { $ship } tire sur { $target } avec { $slots }, { $limit ->
        [CF-SHOT-04] masse sans limite, car sa vitesse est inférieure à 1
        [CF-SHOT-05] masse sans limite, car sa poussée est nulle
       *[other] masse { $mass }
    } : { $faces } : { $hits ->
        [0] rien ne touche
       *[other] { $kept }{ $free ->
            [0] { $count ->
                [1] { "" }
               *[other] { " " }= { $weight }
            }
           *[other] { " " }− { $free } = { $weight }, car les 1 ne pèsent rien
        }, { $hits ->
            [one] { $hits } touche
           *[other] { $hits } touches
        }{ $each ->
            [1] { $damage ->
                [one] , { $damage } dégât
               *[other] , { $damage } dégâts
            }
           *[other] { " " }× { $each } = { $damage } dégâts
        }
    }

story-HeatGained = { $ship } gagne { $gained } de chaleur et passe à { $heat }
story-HeatShed = { $ship } évacue { $shed } de chaleur{ $dice ->
        [0] { "" }
       *[other] { " " }({ $faces })
    }, reste { $heat }
story-HeatRolled = Chaleur de { $ship } : { $faces } : { $effective ->
        [0] aucun effet
        [one] { $effective } dé efficace
       *[other] { $effective } dés efficaces
    }
story-Collided = { $ship }, { $is_adrift ->
        [True] à la dérive
       *[other] trop rapide
    } à la vitesse { $speed }, risque une collision : { $faces } : { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }
story-Burned = { $ship } : poussée { $change }, vitesse { $speed }
story-RamDeclared = { $ship } éperonne { $target }, qui { $evaded ->
        [True] esquive par une poussée, { $connects ->
            [True] trop lentement
           *[other] et s’échappe
        }
       *[other] garde son cap
    }
story-Rammed = Ils se heurtent à la vitesse { $speed } : { $faces } : { $target_damage ->
        [one] { $target_damage } dégât
       *[other] { $target_damage } dégâts
    } à { $target }, { $own_damage } à { $ship }
story-Strafed = { $ship } fait un mitraillage : { $faces } : { $effective ->
        [one] { $effective } système à nommer
       *[other] { $effective } systèmes à nommer
    }
story-SystemNamed = Système nommé : { $slot } de { $ship }
story-Passed = { $ship } passe

story-SystemMarked = { $ship } : { $slot }, { $destroyed ->
        [True] détruit
       *[other] { $marks ->
            [one] { $marks } marque
           *[other] { $marks } marques
        }
    }{ $rule ->
        [CF-STRF-02] , car nommé
       *[other] { "" }
    }
story-MissileDetonated = { $ship } : { $slot } explose : { $damage ->
        [one] { $damage } dégât de plus
       *[other] { $damage } dégâts de plus
    }
story-MissilesDepleted = { $ship } : deux 8 ou plus épuisent { $slots }
story-CrewHarmed = { $ship } : { $token } { $state ->
        [1] subit une blessure
       *[0] meurt
    }
story-CrewKilled = { $ship } : { $token } meurt avec l’habitat
story-CrewHealed = { $ship } : { $token } se rétablit
story-CrewPosted = { $ship } : { $token } { $rule ->
        [CF-REP-01] va réparer l’{ $slot }
       *[other] revient { $slot }
    }
story-SystemRepaired = { $ship } : { $token } répare l’{ $slot }, { $marks ->
        [0] de nouveau en marche
        [one] reste { $marks } marque
       *[other] restent { $marks } marques
    }
story-ShipEliminated = { $ship } est éliminé{ $by ->
        [nobody] { "" }
       *[other] { " " }par { $by }
    } ({ $cause }) : { $rule ->
        [CF-ELIM-01] son équipage est mort
       *[other] tous les systèmes sont endommagés
    }

### Ce qu’un vaisseau a subi dans une manche.

story-toll = { $ship } : { $toll }
story-toll-attacks = { $attacks ->
        [one] { $attacks } attaque
       *[other] { $attacks } attaques
    } avec { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }
story-toll-boxes = { $count ->
        [one] { $count } case cochée
       *[other] { $count } cases cochées
    }
story-toll-destroyed = { $count ->
        [one] { $count } système détruit
       *[other] { $count } systèmes détruits
    }
story-toll-depleted = { $count ->
        [one] { $count } missile épuisé
       *[other] { $count } missiles épuisés
    }
story-toll-harms = { $count ->
        [one] équipage touché { $count } fois
       *[other] équipage touché { $count } fois
    }
story-toll-killed = { $count ->
        [one] { $count } mort
       *[other] { $count } morts
    }
story-toll-heat = chaleur { $count }

### Le résultat d’un combat, et la situation.

story-losses = { $side } : { $ships ->
        [one] { $ships } vaisseau
       *[other] { $ships } vaisseaux
    }, { $lost ->
        [0] aucune perte
        [one] { $lost } éliminé
       *[other] { $lost } éliminés
    } ; masse perdue : { $lost_mass } sur { $mass }
story-loss = { $ship } a été éliminé{ $by ->
        [nobody] { "" }
       *[other] { " " }par { $by }
    } ({ $cause })
story-lost = { $ship } éliminé : { $cause }{ $by ->
        [nobody] { "" }
       *[other] { " " }de { $by }
    }
story-score-fights = { $count ->
        [one] { $count } combat survécu
       *[other] { $count } combats survécus
    }
story-score = { $ship } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-gone = { $ship } est éliminé ({ $cause })
story-seen = { $ship } : { $numbers }
story-seen-slot = emplacement { $number } : { $system }, { $marks ->
        [one] { $marks } case cochée
       *[other] { $marks } cases cochées
    } sur { $boxes }
story-seen-crew = équipage : { $crew }

story-column-sign = { "" }
story-column-ship = vaisseau
story-column-mass = masse
story-column-speed = vitesse
story-column-thrust = poussée
story-column-heat = chaleur
story-column-crew = équipage
story-column-systems = systèmes
story-eliminated = éliminé ({ $cause })
