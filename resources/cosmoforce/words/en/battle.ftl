### Texts on the pictures of a battle.

battle-picture-start = Start
battle-picture-against = against
battle-picture-round = Round { $round }
battle-picture-speed = speed
battle-picture-at = speed { $speed }
battle-picture-lost = eliminated
battle-picture-about = heat { $heat }, crew { $crew }, { $free } of { $boxes } boxes free

battle-dice-for = { $kind ->
        [laser] fires { $count ->
            [one] a Laser
           *[other] { $count } Lasers
        } at { $target }
        [missile] fires { $count ->
            [one] a Missile
           *[other] { $count } Missiles
        } at { $target }
        [railgun] fires { $count ->
            [one] a Railgun
           *[other] { $count } Railguns
        } at { $target }
        [hangar] sends { $count ->
            [one] a Hangar
           *[other] { $count } Hangars
        } at { $target }
        [rammed] rams { $target }
        [collided] collides
        [strafed] makes a Strafe Run
       *[other] suffers heat
    }
battle-dice-damage = { $count ->
        [0] no damage
       *[other] { $count } damage
    }
battle-dice-ram = { $count } and { $own } damage
battle-dice-effective = { $count } effective

battle-strength-boxes = system boxes
battle-strength-fights = fights survived
battle-strength-score = score
battle-strength-mass = mass
