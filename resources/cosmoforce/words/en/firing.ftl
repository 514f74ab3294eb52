### The die that an attack needs, and its likely effects: at a heat and at speeds.

firing-common = Ships
firing-number = { $number }
firing-speed = Speed of the attacker
firing-target-speed = Speed of the target
firing-mass = Mass limit for hits
firing-no-limit = none: all effective dice hit
firing-heat = Heat of the attacker
firing-heat-dice = Dice for its heat, next turn
firing-heat-once = Heat harms crew
firing-heat-twice = Heat harms crew twice
firing-weapons = Weapons
firing-dice = Dice
firing-faces = Effective faces
firing-faces-effective = 1 to 6; each 1 adds a die
firing-hits = Hits
firing-at-least = { $hits ->
    [one] At least { $hits } hit
   *[other] At least { $hits } hits
    }
firing-damage = Damage
firing-depleted = Missiles are depleted
firing-own-heat = Own heat
firing-target-heat = Heat of the target
firing-refused-empty = { $ship } has no system
firing-refused-several = “{ $name }” has several ships: name one of them
firing-refused-weapon = { $ship } has no weapon “{ $weapon }”
firing-refused-unarmed = { $ship } has no weapon
firing-refused-lost = { $ship } is destroyed
