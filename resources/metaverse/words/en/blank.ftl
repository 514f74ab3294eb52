### Blank sheets for designs by hand.

blank-title = Blank record sheets
blank-card = blank card
blank-page = blank sheet
blank-half = blank sheet for small ships

blank-head-name = name of the ship
blank-head-class = class and variant
blank-head-fleet = fleet
blank-head-player = player

blank-weapon-name = weapon
blank-weapon-type = type
blank-weapon-pulse = pulse
blank-weapon-die = die
blank-weapon-modifier = modifier
blank-weapon-method = fire, turns
blank-weapon-range = range cm
blank-weapon-aoe = area cm
blank-weapon-aoe_die = area die
blank-weapon-shield_piercing = shield p.
blank-weapon-armour_piercing = armour p.
blank-weapon-deflection_piercing = deflector p.
blank-weapon-effect = effect
blank-weapon-vulnerable = vulnerable
blank-weapon-rate = rate of fire
blank-weapon-targets = targets
blank-weapon-qualities = quality codes

blank-bay-name = hangar bay
blank-bay-copies = bays
blank-bay-launch = launch
blank-bay-carry = carry
blank-bay-squadrons = squadrons

blank-squadron-name = squadron type
blank-squadron-tier = tier
blank-squadron-strength = strength
blank-squadron-speed = speed cm
blank-squadron-defence = defence
blank-squadron-target = target rating
blank-squadron-qualities = qualities
blank-squadron-weapon = weapon

blank-column-cinematic = max speed, cm
blank-column-hull_type = hull type
