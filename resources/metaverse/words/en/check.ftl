### What is wrong with fleets and designs, each under its code, without a full stop; the names that stand in such sentences.

check-outside-fleet = { $ship } has no commander, so its crew fights one step worse
check-no-level =
    { $count ->
        [one] { $ship } commands { $count } unit and has no level; it needs one
       *[other] { $ship } commands { $count } units and has no level; it needs one
    }
check-no-cic = { $ship } is a command ship without a combat information centre; its class needs one
check-too-many-units =
    { $count ->
        [one] { $ship } commands { $count } unit; its largest combat information centre is for { $rating }
       *[other] { $ship } commands { $count } units; its largest combat information centre is for { $rating }
    }
check-second-flagship = { $ship } has a level and no commander, as has { $flagship }; a fleet can have only one flagship
check-no-flagship = the chain of command has no flagship; { $ship }, which has no commander, needs a level
check-level-not-lower = { $ship } is a { $level } commander under { $commander }, a { $above } commander; its level must be lower
check-flagship-home = the flagship { $flagship } stays at home; { $deputy } leads the fleet
check-flagship-home-alone = the flagship { $flagship } stays at home, and no other ship can lead the fleet; a leader needs a combat information centre
check-unused-cic = the combat information centre of { $design } is unused, as its ships command no other units
check-unused-soc = the starfighter operations command of { $design } is unused, as the fleet has neither hangar bays nor squadrons

check-combat-value-limit = the fleet is worth { $value } points, { $excess } above the limit of { $limit }
check-tier-limit = the tier limit is { $value }; it must be { $least } to { $most }
check-ship-tier = { $ship } is of tier { $tier }; the limit is { $limit }
check-squadron-tier = { $squadron } is of tier { $tier }; the limit is { $limit }

check-value-unconfirmed = no battles have confirmed the combat value of { $design }, so its standard value counts
check-value-outdated = { $design } has changed since battles confirmed its combat value, so its standard value counts
check-value-formulas = battles cannot confirm values by custom formulas of combat value, so the formulas alone count

check-contrary-formula =
    { $way ->
        [falls] the custom formula “{ $formula }” falls from { $value_before } to { $value_after } as { $input } grows from { $before } to { $after }, where the stock formula never falls
       *[other] the custom formula “{ $formula }” rises from { $value_before } to { $value_after } as { $input } grows from { $before } to { $after }, where the stock formula never rises
    }
check-repeated-formula = the custom formula “{ $formula }” is given { $count } times; the last one counts
check-house-result =
    { $entry ->
        [target_rating] the custom formula “{ $formula }” gives { $value } for { $design }, where the rules have a whole number of at most { $most }
       *[other] the custom formula “{ $formula }” gives { $value } for { $design }, where the rules have a whole number
    }

check-no-core = { $design } has no core section; every ship needs one
check-hull-layers =
    { $count ->
        [one] the { $section } of { $design } has { $count } hull layer; a section has { $least } to { $most }
       *[other] the { $section } of { $design } has { $count } hull layers; a section has { $least } to { $most }
    }
check-empty-layer =
    the { $section } of { $design } has { $hits ->
        [one] { $hits } hull hit
       *[other] { $hits } hull hits
    } for { $layers ->
        [one] { $layers } layer
       *[other] { $layers } layers
    }; each layer needs at least one
check-armour-rating = the { $arc } armour of { $design } is rated { $rating }; the maximum is { $most }
check-ablative-plates =
    { $count ->
        [one] { $design } has { $count } ablative plate { $arc }; the maximum is { $most }
       *[other] { $design } has { $count } ablative plates { $arc }; the maximum is { $most }
    }
check-shield-without-generator =
    { $count ->
        [one] { $design } has { $count } shield hit { $arc } but no shield generator faces { $arc }
       *[other] { $design } has { $count } shield hits { $arc } but no shield generator faces { $arc }
    }
check-idle-generator = the { $component } of { $design } that faces { $arc } has no shield hits to restore there

check-crew-quality = { $design } has crew quality { $value }; it must be { $least } to { $most }
check-tech-level = { $design } has tech level { $value }; it must be { $least } to { $most }

check-no-bridge = { $design } has no bridge; every ship needs one, in any section
check-no-sensor-array = { $design } has no sensor array; every ship needs one, in any section
check-needless-rating = the { $component } in the { $section } of { $design } is rated { $rating }; this kind does not use ratings
check-no-rating =
    { $bounds ->
        [both] the { $component } in the { $section } of { $design } has no rating; it needs one from { $least } to { $most }
       *[least] the { $component } in the { $section } of { $design } has no rating; it needs one of at least { $least }
    }
check-rating =
    the { $component } in the { $section } of { $design } is rated { $rating }; it must have a rating { $bounds ->
        [both] from { $least } to { $most }
       *[least] of at least { $least }
    }
check-no-thrust =
    { $design } is cinematic and cannot { $lacking ->
        [speed_up] speed up
        [slow_down] slow down
       *[both] speed up or slow down
    }; it needs a primitive STL drive aft and one fore, a fore and aft basic one or an advanced one
check-no-stl-drive = { $design } has no STL drive; it can only drift
check-idle-side-drive = the { $component } of { $design } that faces { $facing } does nothing, as the ship is cinematic
check-no-ftl-drive = { $design } has no FTL drive; it is not eligible for pickup games unless it is towed

check-misplaced = { $design }: { $reason }
check-needless-facing = the { $component } is given a facing; this kind faces nowhere
check-no-facing =
    { $allowed ->
        [arc] the { $component } faces nowhere; it must face fore, starboard, aft or port
        [side] the { $component } faces nowhere; it must face port or starboard
       *[axis] the { $component } faces nowhere; it must face along the ship (fore and aft) or across it (port and starboard)
    }
check-wrong-facing =
    { $allowed ->
        [arc] the { $component } faces { $facing }; it must face fore, starboard, aft or port
        [side] the { $component } faces { $facing }; it must face port or starboard
       *[axis] the { $component } faces { $facing }; it must face along the ship (fore and aft) or across it (port and starboard)
    }
check-covered-arc = the { $component } in the core faces { $arc }; it belongs in the { $section }, which covers that arc
check-foreign-arc = the { $component } in the { $section } faces { $arc }; it may only face its own arc, { $own }
check-no-side-here = the { $component } in the { $section } cannot face a side there; it belongs in the port or starboard section, or in the core
check-no-sector = { $weapon } in the { $section } of { $design } bears on no sector; it needs at least one
check-forbidden-sector = { $weapon } in the { $section } of { $design } bears { $sectors }; from there it cannot fire { $arc }, across the ship

check-overloaded-bay =
    { $count ->
        [one] { $bay } of { $owner } is loaded with { $count } squadron; there is room for { $room }
       *[other] { $bay } of { $owner } is loaded with { $count } squadrons; there is room for { $room }
    }
check-squadron-not-accepted = { $bay } of { $owner } is loaded with { $squadron }, a type that it does not accept
check-idle-loadout =
    { $count ->
        [one] { $count } squadron
       *[other] { $count } squadrons
    } listed for { $bay } of { $owner } will not be aboard, as { $reason ->
        [download] each ship chooses its own
        [open] its loadout is left open
        [class_open] the class leaves the loadout open
       *[class_permanent] the class has a permanent loadout
    }

check-bay-launch = the launch capacity of { $bay } is { $value }; it must be at least { $least }
check-bay-carry = the carry capacity of { $bay } is { $value }; it must be at least { $least }
check-bay-accepts-nothing = { $bay } accepts no squadron type; a bay needs at least one

check-squadron-strength = the strength of { $squadron } is { $value }; it must be at least { $least }
check-squadron-speed = the speed in cm of { $squadron } is { $value }; it must be { $least } to { $most } in steps of { $step }
check-squadron-defence = the defence of { $squadron } is { $value }; it must be { $least } to { $most }
check-squadron-target-rating = the target rating of { $squadron } is { $value }; it must be { $least } to { $most }
check-unarmed-squadron = { $squadron } has no weapon; a squadron needs at least one
check-squadron-weapon-pulse = the pulse of { $weapon } is { $value }; it must be at least { $least }
check-limited-squadron-weapon = { $weapon } has limited fire; a squadron's weapon needs unlimited or one-shot fire
check-no-squadron-target = { $weapon } has no target; it needs starships, all other targets, or both
check-idle-squadron-quality = { $weapon } does not benefit from { $qualities }, as squadrons need no sensor roll and cannot be intercepted
check-weapon-number = weapon { $number }
check-weapon-of-squadron = { $squadron }'s { $weapon }

check-squadron-without-ftl = { $squadron } has neither FTL nor a carrier; it needs one of them
check-squadron-crew-quality = the crew quality of { $squadron } (without a carrier) is { $value }; it must be { $least } to { $most }
check-marines-without-breaching = { $squadron } starts with marines aboard and is not breaching; only breaching squadrons carry marines

check-pulse = the pulse of { $weapon } is { $value }; it must be at least { $least }
check-turn-limit = the turn limit of { $weapon }, which is indirect, is { $value }; it must be { $least } to { $most }
check-range = the range in cm of { $weapon } is { $value }; it must be { $least } to { $most } in steps of { $step }
check-range-0-targets = { $weapon } has range 0 and cannot fire at its targets; add starfighters or indirect fire to its targets, or give it a range
check-indirect-range-0 = { $weapon } is indirect and has range 0, so its token cannot move; it needs 5 cm or more
check-no-target = { $weapon } has no target type; it needs at least one
check-aoe = the area of effect in cm of { $weapon } is { $value }; it must be { $least } to { $most } in steps of { $step }
check-armour-piercing = the armour piercing of { $weapon } is { $value }; it must be { $least } to { $most }
check-shield-piercing = the shield piercing of { $weapon } is { $value }; it must be { $least } to { $most }
check-deflection-piercing = the deflection piercing of { $weapon } is { $value }; it must be { $least } to { $most }
check-direct-proximity = { $weapon } is direct and has PR Proximity, which only indirect weapons may have
check-indirect-spinal = { $weapon } is indirect, and SP Spinal works on direct weapons only
check-immune-unstable = { $weapon } is immune to interception, and UN Unstable acts only when it is intercepted
check-quality-without-modifier = { $qualities } can add no more than the damage modifier, and { $weapon } has none
check-quality-never-odd = { $qualities } can act only when the die shows an odd face, and the D1 of { $weapon } counts as even
check-feeble-fire = less than { $percent }% of the fire of { $design } would come through { $stopped } against both damage types; it needs heavier or piercing weapons
check-strongest-armour = armour { $rating }
check-strongest-deflector = a deflector of { $rating }

check-facing-fore = fore
check-facing-starboard = starboard
check-facing-aft = aft
check-facing-port = port
check-facing-fore_aft = fore and aft
check-facing-port_starboard = port and starboard

check-sector-fore_starboard = fore-starboard
check-sector-starboard_fore = starboard-fore
check-sector-starboard_aft = starboard-aft
check-sector-aft_starboard = aft-starboard
check-sector-aft_port = aft-port
check-sector-port_aft = port-aft
check-sector-port_fore = port-fore
check-sector-fore_port = fore-port

check-component-bridge = bridge
check-component-primitive_stl = primitive STL drive
check-component-basic_stl = basic STL drive
check-component-advanced_stl = advanced STL drive
check-component-thruster = thruster
check-component-primitive_ftl = primitive FTL drive
check-component-basic_ftl = basic FTL drive
check-component-advanced_ftl = advanced FTL drive
check-component-sensor_array = sensor array
check-component-ew_array = electronic warfare array
check-component-elint_array = electronic intelligence array
check-component-targeting_array = targeting array
check-component-ecm_array = ECM array
check-component-ej_array = electronic jamming array
check-component-ansible = ansible
check-component-cloak_generator = cloak generator
check-component-stealth_generator = stealth generator
check-component-countermeasure_pod = countermeasure pod
check-component-cic = combat information centre
check-component-soc = starfighter operations command
check-component-grappler = grappler
check-component-energy_grappler = energy grappler
check-component-gravity_well_projector = gravity well projector
check-component-basic_teleporter = basic teleporter
check-component-advanced_teleporter = advanced teleporter
check-component-basic_shield_generator = basic shield generator
check-component-adaptive_shield_generator = adaptive shield generator
check-component-modulated_shield_generator = modulated shield generator
check-component-energy_deflector = energy deflector
check-component-kinetic_deflector = kinetic deflector
check-component-energy_kinetic_deflector = energy-kinetic deflector

check-quality-antimatter = AM Antimatter
check-quality-dimensional = DM Dimensional
check-quality-disruptive = DS Disruptive
check-quality-gravitational = GR Gravitational
check-quality-ionized = IO Ionized
check-quality-molecular = ML Molecular
check-quality-phased = PH Phased
check-quality-polarized = PO Polarized
check-quality-proximity = PR Proximity
check-quality-quantum = QM Quantum
check-quality-reactive = RT Reactive
check-quality-spinal = SP Spinal
check-quality-temporal = TM Temporal
check-quality-unstable = UN Unstable
