### What the story of a battle says: a message for each event, by its class; its fields are the values. A line has no full stop.
### `digit` is the last one of a number, 0 from 11 to 13. `…_count` is how many a list has, `cause_code` the code of a cause; what is true or false is yes or no.

story-semicolon = ;{ " " }
story-place = ({ $x }, { $y })
story-points = N NE E SE S SW W NW
story-halved = { $dice } for a D{ $results }

story-ordinal =
    { $digit ->
        [1] { $number }st
        [2] { $number }nd
        [3] { $number }rd
       *[other] { $number }th
    }

story-profiles = sensor profile { $sensor }, target profile { $target }
story-profiles_crossed = sensor profile { $sensor }, target profile { $target }, so only { $rating } hits

## Weapons and other systems

story-weapon = weapon
story-hangar_bay = hangar bay
story-of_arc = { $arc } { $component }

story-weapon_damage =
    { $dice } { $type ->
        [kinetic] kinetic
       *[energy] energy
    } { $effect ->
        [raking] raking
       *[penetrating] penetrating
    }

story-piercing-armour = armour piercing { $rating }
story-piercing-shield = shield piercing { $rating }
story-piercing-deflection = deflection piercing { $rating }
story-area = area of { $radius } cm

## Sections and arcs as sentences have them, causes

story-section-fore = fore
story-section-starboard = starboard
story-section-aft = aft
story-section-port = port
story-section-core = core

story-arc-fore = fore
story-arc-starboard = starboard
story-arc-aft = aft
story-arc-port = port

story-cause-fire = fire
story-cause-ram = ram
story-cause-boarding = boarding
story-cause-strain = strain
story-cause-ftl_attack = ftl attack
story-cause-ftl_drive = ftl drive
story-cause-critical = critical
story-cause-detonation = detonation
story-cause-blast = blast
story-cause-teleporter = teleporter
story-cause-terrain = terrain
story-cause-radiation = radiation
story-cause-asteroids = asteroids

story-terrain-planet = planet
story-terrain-moon = moon
story-terrain-star = star
story-terrain-neutron_star = neutron star
story-terrain-pulsar = pulsar
story-terrain-magnetar = magnetar
story-terrain-singularity = singularity
story-terrain-asteroid_cluster = asteroid cluster
story-terrain-asteroid_field = asteroid field
story-terrain-emission_nebula = emission nebula
story-terrain-planetary_nebula = planetary nebula
story-terrain-dark_nebula = dark nebula
story-terrain-supernova_remnant = supernova remnant

story-parties-none = none

story-parties-crew =
    { $count ->
        [one] { $count } crew party
       *[other] { $count } crew parties
    }

story-parties-marines =
    { $count ->
        [one] { $count } marine party
       *[other] { $count } marine parties
    }

story-parties-boarders =
    { $count ->
        [one] { $count } boarding party
       *[other] { $count } boarding parties
    }

story-boxes =
    { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    }

## Beginning and end, turns and steps

story-battle_began = { $one } against { $other }

story-mass_factor_shared = the stock formula gives the mass factors of both sides, a tenth of all hull hits; the sheets of { $fleet } print the sum itself

story-start_speed_rolled =
    for the speed at the start: { $dice }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } of acceleration for all ships

story-ship_placed =
    { $ship }{ $named ->
        [yes] { "" }
       *[no] { " " }({ $ship_class } class)
    } starts at { $place }, heading { $heading }, speed { $speed }, crew quality { $crew_quality }

story-design_flawed = { $ship } fights although its design has an error: { $flaw }
story-turn_began = Turn { $turn }

story-step-plot_movement = Plot movement
story-step-indirect_movement = Indirect fire movement
story-step-starship_movement = Starship movement
story-step-starfighter_operations = Starfighter operations
story-step-starfighter_movement = Starfighter movement
story-step-electronic_warfare = Electronic warfare
story-step-starship_combat = Starship combat
story-step-starfighter_combat = Starfighter combat
story-step-indirect_combat = Indirect fire combat
story-step-boarding_combat = Boarding combat
story-step-repair = Repair
story-step-morale = Morale

story-battle_ended = { $winner } wins: { $reason }
story-battle_drawn = The battle is a draw: { $reason }
story-end-points = { $equal ->
        [yes] equal points, { $won } each, and it has the head start
        [early] equal points, { $won } each, before turn { $turn }
       *[no] { $won } points to { $lost }
    } ({ $reason })
story-end-last_turn = the last turn is over
story-end-nobody = no ship is left
story-end-wiped_out = { $fleet } is wiped out

story-end-gone =
    { $fleet } has left the table{ $destroyed ->
        [0] { "" }
       *[other] , { $destroyed } of { $count } ships destroyed
    }

## Movement

story-arrival_announced = { $ship } announces its return next turn at { $place }, heading { $heading }
story-drifts = { $ship } drifts
story-drifts-way = { $ship } drifts: { $way }
story-plot_revealed = { $ship } plotted { $codes }
story-plot_revealed-way = { $ship } plotted { $codes }: { $way }
story-plot_voided = { $ship } can no longer carry out its plot, { $reason }; it keeps { $codes }
story-plot_voided-drift = a drift
story-moved = { $ship } { $way }
story-moved-way = moves { $length } to { $place }, heading { $heading }, { $speed }
story-moved-nowhere = where it was
story-moved-speed = speed { $amount }
story-moved-momenta = momenta { $amount }
story-moved-spin = spin { $amount }
story-moved-target = target rating { $amount }
story-moved-movement = movement rating { $amount }

story-purpose_shown =
    { $purpose ->
        [closes] { $ship } closes on { $target }, { $gap } away
        [draws_off] { $ship } draws off from { $target }, { $gap } away
        [leaves] { $ship } makes ready to leave by FTL, { $target } being { $gap } away
        [waits] { $ship } waits, { $gap } from { $target }
        [drifts] { $ship } drifts, { $gap } from { $target }
       *[holds] { $ship } holds its range, { $gap } from { $target }
    }

story-ram_dared =
    { $ship } asks to ram { $target }: { $dice }, { $total } in all against crew quality { $crew_quality }: { $dared ->
        [yes] the crew dares it
       *[no] the crew refuses
    }

story-ram_met =
    { $ship } meets { $target } at { $place }, { $arc } arc to { $target_arc } arc: { $rammer_total } against { $target_total }: { $succeeds ->
        [yes] it will hit, closing at { $closing }
       *[no] it is evaded
    }

story-jump_dice_rolled =
    { $ship } rolls D10 { $faces }{ $more ->
        [yes] { " " }more
       *[no] { "" }
    } for its tactical jump

story-jump_dice_kept =
    { $ship } keeps { $faces_count ->
        [0] none
       *[other] { $faces }
    }: { $sum } cm

story-field_rolled =
    gravity field at { $place }: { $ship } rolls D6 { $face }{ $more } against { $crew_quality }: the jump { $stopped ->
        [yes] ends there
       *[no] continues
    }

story-sides_swapped =
    { $ship } { $code ->
        [RL] rolls
        [FL] flips
       *[other] turns over ({ $code })
    }: { $mirrored ->
        [yes] port lies to starboard
       *[no] port lies to port again
    }

story-systems_strained =
    { $ship }, emergency { $code ->
        [EP] power
       *[other] thrust
    }: D6 { $face } against crew quality { $crew_quality }: { $systems } { $broken ->
        [yes] disabled
       *[no] { $systems_count ->
            [one] holds
           *[other] hold
        }
    }

story-drive_charged =
    { $ship } charges its { $system }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

story-charge_lost = { $ship } lets the charge of its { $system } go
story-charge_wasted = { $ship } did not use its charged { $system }: it blows up
story-departed =
    { $ship } { $way ->
        [retreat] retreats and is gone for good
       *[strategic_jump] leaves the table by strategic jump
    }

story-absence_rolled =
    { $ship }{ $others ->
        [0] { "" }
       *[other] { " " }with { $group }
    }: D8 { $face } for the jump: away for at least { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

story-returned = { $ship } is back at { $place }, heading { $heading }, target rating { $target }, movement rating { $movement }

story-cloaked =
    { $ship } vanishes under its cloak, for up to { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

story-uncloaked =
    { $ship } comes out from under its cloak, { $reason ->
        [ordered] as plotted
        [limit] its time is over
        [generator] its generator fails
       *[other] { $reason }
    }

story-ftl_attack_abandoned = the FTL attack of { $ship } on { $target } does not go ahead: { $reason }
story-attack-gone = the target is gone
story-attack-cloaked = the target is cloaked
story-attack-far = the target is more than 10 cm away
story-attack-blind = no sensor array works

story-ftl_attack_rolled =
    { $ship } attacks { $target } by FTL with its { $array }: D20 { $face }, over { $target_profile } and up to { $sensor_profile }: { $hits ->
        [yes] hit
       *[no] miss
    }

story-ftl_pulses_rolled = pulses D6 { $faces } on the { $arc } arc of { $target }

## Electronic warfare

story-electronics_order_rolled =
    both sides have crew quality { $crew_quality }, a D6 each: { $one }, { $other }: { $tie ->
        [yes] a tie
       *[no] { $first } acts first
    }

story-systems_switched =
    { $ship } switches { $on_count ->
        [0] { $off } off
       *[other] { $on } on{ $off_count ->
            [0] { "" }
           *[other] ; { $off } off
        }
    }

story-pod_activated = { $ship } activates its { $system }: EW +{ $rating } this turn
story-pod_spent = { $system } of { $ship } is spent
story-array_aimed = { $ship } aims its { $system }, rating { $rating }, at { $target }
story-ships_supported = { $ship } serves { $ships } with its { $system }

story-shields_dropped =
    { $ship } drops its { $arc } shields, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }

story-shields_raised =
    { $ship } raises its { $arc } shields, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }

story-stealth_compromised = the stealth of { $ship } is compromised: EW { $rating }
story-stealth_restored = the stealth of { $ship } is whole again: EW { $rating }

story-teleporter_rolled =
    { $teleporter }, { $ship } at { $target }, { $distance }: D20 { $face }, { $profile }: { $hit ->
        [yes] hit, a critical for the { $section } section
       *[no] miss
    }

story-grappler_rolled =
    { $grappler }, { $ship } at { $target }, { $distance }: D20 { $face }, { $profile }: { $hit ->
        [yes] locked with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] miss
    }

story-beam_wasted = the beam of { $ship } on { $target } acts on nothing: one of them is gone

story-grapple_moved =
    { $ship } and { $target }, grappled with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $moved } is moved { $length } cm to { $place }

## Fire

story-group_began = crew quality { $crew_quality }: { $ships }
story-fire_delayed = { $ship } waits for the group of crew quality { $crew_quality }
story-fire_joined = { $ship } fires with { $commander }, its commander

story-declaration_rolled =
    order of declarations, a D6 each: { $one }, { $other }: { $tie ->
        [yes] a tie
       *[no] { $first } declares first
    }

story-fire_declared = { $ship } fires { $fire }

story-fire_declared-attack =
    { $weapons } at { $target }{ $mode ->
        [salvo] { "" }
        [volley] , volley
        [surgical] , surgical
       *[other] , { $mode }
    }{ $aimed ->
        [yes] { " " }at its { $system }
       *[no] { "" }
    }, by { $array }{ $lent ->
        [yes] { " " }of { $lender }
       *[no] { "" }
    }

story-weapons_kept = { $ship } keeps { $weapons } to intercept
story-shot_wasted = { $ship } wastes { $weapons }: { $target } is gone

story-sensor_rolled =
    { $weapons }, { $ship } at { $target }, { $distance }: { $again ->
        [yes] again{ " " }
       *[no] { "" }
    }D20 { $face }, { $profile }: { $hit ->
        [yes] hit
       *[no] miss
    }

story-sensor_rolled-weapons =
    { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }

story-side_rolled = { $ship } corkscrews: { $dice }: the { $arc } arc is struck

story-shot_struck =
    { $weapon } strikes the { $arc } arc of { $target }{ $loss ->
        [0] { "" }
       *[other] , { $loss } off each pulse
    }{ $halved ->
        [yes] , halved
       *[no] { "" }
    }

story-shot_struck-dice = { $hit }: { $dice }
story-damage_dice = damage { $dice }

story-damage_dice-none =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, no dice

story-damage_dice-judges = against the deflector { $dice }
story-damage_dice-each = , { $modifier } each
story-damage_dice-extras = second dice { $dice }

story-area_rolled =
    area: D{ $faces } { $face }: { $victims_count ->
        [0] no other target is hit
       *[other] also { $victims }
    }

story-victim_picked = of { $candidates }, equally near, { $die }: { $ship }
story-line_pierced = { $weapon } pierces { $victims } on its line

story-interceptor_rolled =
    { $ship } intercepts with { $name }: { $again ->
        [yes] again{ " " }
       *[no] { "" }
    }D20 { $face }, { $profile }: { $hit ->
        [yes] hit
       *[no] miss
    }

story-interceptor_damaged =
    { $weapon }: { $faces_count ->
        [0] { "" }
       *[other] { $dice }:{ " " }
    }{ $damage } damage to the incoming fire

story-shot_intercepted =
    { $weapon } of { $ship } is stopped by { $flies ->
        [yes] { $array }: { $needed } of its damage was needed
       *[no] { $by }: { $needed } of the damage guided by its { $array } was needed
    }
story-surgery_done = odd { $face }: { $system } of { $target } is struck
story-ram_struck = { $rammer } rams { $target }, { $rammer_arc } arc to { $target_arc } arc, closing at { $closing } cm: { $to_rammer } to the rammer, { $to_target } to its target
story-ram_came_to_nothing = the ram of { $rammer } on { $target } fails: one of them is gone

## Salvos of indirect weapons

story-salvo = salvo { $number } of { $ship }

story-salvo_order_rolled =
    order of salvos, a D6 each: { $one }, { $other }: { $tie ->
        [yes] a tie
       *[no] { $first } is first
    }

story-salvo_launched =
    { $ship } launches { $weapons } as { $salvo }, guided by { $array }: { $way } toward { $direction } to { $place }{ $onto ->
        [yes] , onto { $contact }
       *[no] { "" }
    }

story-salvo_moved =
    { $salvo } { $moves ->
        [yes] moves { $way } toward { $direction } to { $place }
       *[no] stays at { $place }, facing { $direction }
    }{ $onto ->
        [yes] , onto { $contact }
       *[no] { "" }
    }

story-salvo_strikes =
    { $salvo } strikes { $target }, { $distance } away of a reach of { $reach }{ $on_ship ->
        [yes] , from its { $arc } arc
       *[no] { "" }
    }

story-salvo_spent = { $salvo } is spent
story-salvo_expired =
    { $salvo } is gone: it lasts { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
story-salvo_came_to_nothing = { $salvo } comes to nothing: { $target } is gone

story-salvo_damaged =
    { $weapon } of { $ship }: { $dice } { $modifier ->
        [0] { "" }
       *[other] + { $modifier } each{ " " }
    }{ $loss ->
        [0] { "" }
       *[other] − { $loss } each{ " " }
    }{ $halved ->
        [yes] halved{ " " }
       *[no] { "" }
    }= { $damage } damage to { $target }

story-missiles_downed =
    { $weapons } of { $target }: shot down, { $left ->
        [one] { $left } weapon is left
       *[other] { $left } weapons are left
    }
story-salvo_destroyed = { $target } is destroyed
story-missile_burst =
    { $weapon } of { $ship } is unstable and goes off { $on ->
        [yes] on { $target }
       *[no] at { $place }
    }

## What a pulse does

story-pulse = pulse of { $result }
story-pulse-extra = second die of { $result }
story-pulse-amount = { $pulse } comes to { $amount }
story-pulse-halved = { " " }halved
story-pulse-adapted = adaptation takes { $number }
story-pulse-shields = shields take { $number }{ $hits }
story-pulse-polarized = { " " }with { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } (polarized)

story-pulse-left =
    { $left ->
        [0] no shields left
       *[other] { $left } left
    }

story-pulse-through =
    { $number ->
        [one] { $number } comes through
       *[other] { $number } come through
    }

story-pulse-armour = armour takes { $number }
story-pulse-doubled = { $number } doubled in the hull
story-pulse-behind = { $number } more for the section behind
story-pulse-none = none comes to the hull
story-pulse-discarded = { $number } discarded
story-pulse-parties = with { $parties }
story-pulse-section = the { $section } section is destroyed
story-pulse-critical = a critical for { $section }

story-boxes_lost =
    { $where } layer { $layer } −{ $boxes } ({ $left ->
        [0] gone
       *[other] { $left } left
    })

story-loses_boxes = { $ship } loses { $boxes }

## Damage

story-damage_rolled =
    { $weapon }: { $faces_count ->
        [0] no damage dice to roll
       *[other] damage dice { $faces }
    }{ $judges_count ->
        [0] { "" }
       *[other] ; against the deflector { $judges }
    }{ $extras_count ->
        [0] { "" }
       *[other] ; second dice { $extras }
    }

story-pulse_deflected = pulse of { $result }, deflected by rating { $deflector }

story-collision_struck =
    { $ship } takes { $amount } on the { $arc } arc ({ $cause }){ $shields ->
        [0] { "" }
       *[other] , shields take { $shields }
    }, { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }

story-shields_lost =
    { $ship } loses { $hits ->
        [one] { $hits } shield hit
       *[other] { $hits } shield hits
    } { $arc }, { $left ->
        [0] none left
       *[other] { $left } left
    }

story-parties_lost = { $ship } loses { $lost }
story-parties_lost-layer = { $parties } of layer { $layer }, { $where }

story-ionization_rolled =
    ionized: D6 { $face }, { $face ->
        [6] a critical
       *[other] no critical
    }

story-critical_caused = a critical for the { $section } section of { $ship }

story-section_destroyed =
    the { $section } section of { $ship } is destroyed{ $cause_code ->
        [fire] { "" }
       *[other] { " " }({ $cause })
    }

story-ship_destroyed =
    { $ship } is destroyed{ $named ->
        [yes] { " " }by { $by }{ $armed ->
            [yes] , { $weapon }
           *[no] { "" }
        }
       *[no] { $armed ->
            [yes] { " " }by { $weapon }
           *[no] { "" }
        }
    }{ $cause_code ->
        [fire] { "" }
       *[other] { " " }({ $cause })
    }

story-drive_blew_up = { $system } of { $ship } blows up: D20 { $face } hull hits
story-reactor_detonated = the { $section } reactor of { $ship } detonates with { $rating }
story-blast_spread = { $excess } of it bursts out of { $ship } in all directions
story-blast_reached = the blast of { $source } reaches { $ship } at { $distance } with { $amount }

story-system_disabled =
    { $system } of { $ship } { $count ->
        [one] is
       *[other] are
    } disabled ({ $cause })

story-power_lost =
    the { $section } section of { $ship } is without power{ $own_reactor ->
        [yes] { "" }
       *[no] { " " }of the { $supplier } reactor
    }

story-power_returned = the { $section } section of { $ship } has power again
story-bridges_lost = { $ship } has no working bridge: it drifts
story-bridge_regained = { $ship } has a working bridge again
story-critical_rolled = critical on { $ship }, { $section }: category D{ $category_faces } { $category }, row { $row }: { $name }
story-sub_critical_rolled = compound: category { $category }, row D6 { $row }: { $name }
story-critical_upgraded = not applicable, upgraded to category { $category }: { $name }

story-critical_ignored =
    { $count ->
        [one] the critical on { $ship }, { $section }, comes
       *[other] { $count } criticals on { $ship }, { $section }, come
    } to nothing: { $reason }

story-ignored-section = the section is destroyed
story-ignored-compound = the first one of the compound destroyed the section
story-ignored-pinpoint = it cannot be applied, and a pinpoint critical goes no further
story-ignored-nothing = it cannot be applied

story-count_rolled =
    D{ $faces } { $face }: { $number ->
        [one] { $number } system
       *[other] { $number } systems
    }

story-system_picked = D{ $thrown } { $face }: the { $which } of { $choices }: { $system }
story-system_picked-only = the only one: { $system }
story-system_picked-disabled = { $picked }: disabled
story-reactor_melting = the { $section } reactor of { $ship } melts down: it detonates after the repair step unless it is repaired
story-reactor_fluctuates = the { $section } reactor of { $ship } fluctuates: it is off for this turn
story-reactor_resumed = the { $section } reactor of { $ship } works again

## Repair

story-repair_rolled =
    { $ship }, { $system }: { $dice }, { $result } { $repaired ->
        [yes] up to
       *[no] over
    } { $crew ->
        [one] { $crew } crew party
       *[other] { $crew } crew parties
    }: { $repaired ->
        [yes] repaired
       *[no] not yet
    }

story-hull_restored =
    { $ship } gets { $layers_count ->
        [one] { $layers_count } hull box
       *[other] { $layers_count } hull boxes
    } back in the { $section }, { $layers_different ->
        [one] layer { $layers }
       *[other] layers { $layers }
    }

story-hull_sacrificed =
    { $ship } gives { $layers_count ->
        [one] { $layers_count } hull box
       *[other] { $layers_count } hull boxes
    }{ $lost ->
        [0] { "" }
       *[other] { " " }and { $parties }
    } of the { $section }, { $layers_different ->
        [one] layer { $layers }
       *[other] layers { $layers }
    }, for its { $system }

story-system_healed = { $system } of { $ship } is healed
story-weapon_reloaded = { $system } of { $ship } is reloaded
story-shields_regenerated = { $ship } regains shield hits: { $arcs }
story-shields_regenerated-arc = { $hits } { $arc } ({ $now } now)
story-generator_modulated = { $generator } of { $ship } serves the { $arc } arc
story-shields_adapted = the { $arcs } shields of { $ship } adapt, level { $level }

story-plate_lost =
    { $ship } loses an ablative plate { $arc }, { $left ->
        [0] none left
       *[other] { $left } left
    }

story-air_fouled = the air of the { $section } section of { $ship } fails: { $parties } lost

## Crew quality and morale

story-crew_quality_changed =
    { $ship } { $reason ->
        [linked] { $count ->
            [one] is linked to its commanders again
           *[other] are linked to their commanders again
        }
        [alone] { $count ->
            [one] belongs to no chain of command
           *[other] belong to no chain of command
        }
       *[cut_off] { $count ->
            [one] is cut off from its commanders
           *[other] are cut off from their commanders
        }
    }: crew quality { $now } from now on, not { $before }

story-morale_rolled =
    morale of { $ship } ({ $met }): { $dice }{ $counted }{ $sum }: { $stays ->
        [yes] stays
       *[no] breaks off
    }

story-lost-flagship = flagship lost
story-lost-division = division commander lost
story-lost-wing = wing commander lost
story-lost-squadron = squadron commander lost
story-lost-section = a section lost
story-silent-flagship = no CiC left on the flagship
story-silent-division = no CiC left to the division commander
story-silent-wing = no CiC left to the wing commander
story-silent-squadron = no CiC left to the squadron commander
story-lost_before = { $count } before
story-lost_nothing = nothing
story-morale_broke = { $ship } loses its nerve and breaks off

## A turn in few words, losses, how all stand

story-toll = { $ship }: { $toll }

story-toll-hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } of { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }

story-toll-shields =
    { $count ->
        [one] { $count } shield hit
       *[other] { $count } shield hits
    }

story-toll-boxes =
    { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    }

story-toll-criticals =
    { $count ->
        [one] { $count } critical
       *[other] { $count } criticals
    }

story-toll-sections = { $sections } lost

story-score = Points: { $name } { $one }, { $name_other } { $other } (with the head start of { $given } for { $side })
story-losses = { $side }: { $ships }; { $value }

story-losses-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }

story-losses-destroyed = { $count } destroyed
story-losses-broken = { $count } broke off
story-losses-retreated = { $count } retreated
story-losses-none = none lost
story-losses-value = combat value { $value } of { $whole } lost ({ $share })
story-losses-left = { $told }, { $value } ({ $share }) off the table

story-fate-retreated =
    { $ship } retreated{ $turn ->
        [0] { "" }
       *[other] { " " }in turn { $turn }
    }

story-fate-broken =
    { $ship } broke off{ $turn ->
        [0] { "" }
       *[other] { " " }in turn { $turn }
    }

story-fate-destroyed =
    { $ship } was destroyed{ $turn ->
        [0] { "" }
       *[other] { " " }in turn { $turn }
    }{ $named ->
        [yes] { " " }by { $by }{ $armed ->
            [yes] , { $weapon }
           *[no] { "" }
        }
       *[no] { $armed ->
            [yes] { " " }by { $weapon }
           *[no] { "" }
        }
    }{ $cause_code ->
        [none] { "" }
       *[other] { " " }({ $cause })
    }

story-standing-sign = { "" }
story-standing-ship = ship
story-standing-hull = hull
story-standing-sections = by section
story-standing-shields =
    shields
    F S A P
story-standing-speed = speed
story-standing-heading = heading
story-standing-crew = crew
story-standing-systems = systems out

story-letter-fore = F
story-letter-port = P
story-letter-core = C
story-letter-starboard = S
story-letter-aft = A

## Squadrons

story-squadron = { $type } { $signs }
story-mission = mission { $sign }
story-task-cap = CAP
story-task-strike = strike
story-task-intercept = intercept

story-squadron_launched =
    { $ship } launches { $squadron } from { $bay }{ $loaded ->
        [yes] { " " }with { $parties } aboard
       *[no] { "" }
    }{ $moves ->
        [yes] , { $way } to { $place }
       *[no] , in contact with it
    }{ $onto ->
        [yes] , onto { $contact }
       *[no] { "" }
    }
story-squadron_readied =
    { $squadron } is ready again{ $reloaded ->
        [0] { "" }
        [one] , its spent weapon loaded
       *[other] , { $reloaded } spent weapons loaded
    }
story-squadrons_combined =
    { $ship } combines { $some }: { $full } { $full_count ->
        [one] is
       *[other] are
    } at full strength{ $left_over ->
        [0] { "" }
       *[other] , { $left_over } left over
    }
story-squadron_recovered =
    { $ship } takes { $squadron } into { $bay }{ $loaded ->
        [yes] , and { $parties } from aboard
       *[no] { "" }
    }
story-squadron_absorbed = { $ship } absorbs { $squadron }: { $boxes } boxes of hull
story-squadron_grown = { $ship } grows { $squadron } in { $bay }
story-mission_rolled =
    { $mission } is far from { $ship }: D6 { $face }, { $passed ->
        [yes] up to
       *[no] over
    } its crew quality { $quality }: { $passed ->
        [yes] it obeys
       *[no] all stays as it was
    }
story-mission_formed =
    { $mission }, { $task }: { $squadrons }, at { $place }{ $led ->
        [yes] , under { $ship }
       *[no] , on its own
    }
story-squadrons_gathered =
    { $outrun } { $count ->
        [one] flies
       *[other] fly
    } to { $place }, farther than { $count ->
        [one] its
       *[other] their
    } own speed, and { $count ->
        [one] does
       *[other] do
    } not fire this turn
story-transfer_rolled =
    { $mission } to { $to_ship }, a D6 each: { $led ->
        [yes] { $from_ship }
       *[no] its own crews
    } { $one }, { $to_ship } { $other }: { $passed ->
        [yes] taken over
       *[no] not taken over
    }
story-squadron_removed = { $squadron } is gone: { $why }
story-squadron_removed-idle = it has no mission
story-squadron_removed-outrun = its ship outran it
story-squadron_removed-bereft = its ship is lost
story-squadron_removed-wrecked = lost with its bay
story-squadron_removed-broken = it breaks off
story-flight_order_rolled =
    order of missions of crew quality { $quality }, a D6 each: { $one }, { $other }: { $tie ->
        [yes] a tie
       *[no] { $first } is first
    }
story-mission_moved =
    { $mission } { $moves ->
        [yes] flies { $way } to { $place }
       *[no] stays at { $place }
    }{ $onto ->
        [yes] , onto { $contact }
       *[no] { "" }
    }{ $attacked ->
        [yes] , at its { $arc } arc
       *[no] { "" }
    }{ $too_far ->
        [yes] ; too far to fire: { $outrun }
       *[no] { "" }
    }
story-cap_outrun = { $ship } moves { $momentum } cm, too fast for its CAP to fire: { $squadrons }
story-squadron_morale_rolled =
    morale of { $squadron } ({ $met }): { $dice }{ $counted }{ $sum }: { $stays ->
        [yes] stays
       *[no] breaks off
    }
story-lost-strength = strength lost
story-lost-carrier = carrier lost

## Squadrons in combat

story-strength_group_began = squadrons of strength { $strength }
story-squadron_fires =
    { $squadron } fires { $name } at { $target }{ $attacked ->
        [yes] , its { $arc } arc
       *[no] { "" }
    }{ $surgical ->
        [yes] , at { $system }
       *[no] { "" }
    }
story-squadron_surgery = an odd die reaches the hull: { $system } of { $target } is struck
story-squadron_fire_wasted = { $squadron } fires at nothing: { $target } is gone
story-squadron_struck_salvo =
    { $squadron }, { $name }: { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier } each
    } = { $damage } damage to { $target }
story-squadron_hit = { $weapon } of { $ship } strikes { $target }
story-squadron_struck =
    { $squadron }, struck by { $name }: { $rolled ->
        [yes] { $dice }
       *[no] no dice
    }{ $reacts ->
        [yes] , again { $again }
       *[no] { "" }
    }{ $loss ->
        [0] { "" }
       *[other] { " " }− { $loss } each
    }{ $halved ->
        [yes] { " " }halved
       *[no] { "" }
    }{ $defence ->
        [0] { "" }
       *[other] , defence { $defence }
    }: { $taken } off its strength, { $left } left
story-squadron_destroyed = { $squadron } is destroyed
story-squadron_screened =
    { $squadron } fires { $name } at the incoming fire of { $ship }: { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier } each
    } = { $damage } damage

## Terrain

story-terrain_placed = on the table: { $thing }
story-wind_rolled = the wind in the { $terrain_kind } blows to { $direction } with strength { $strength } (D8 { $face }, D3 { $strength } from { $halved_face })
story-ship_pulled =
    { $terrain_kind }, strength { $strength }: { $ship } { $way ->
        [momenta] now has momenta { $momenta }
        [turns] has to turn { $turns } × 22.5° to { $side ->
            [port] port
           *[starboard] starboard
        }
       *[speed] is { $change } cm { $sense ->
            [slower] slower
           *[faster] faster
        }
    }
story-dust_rolled = dust slows { $ship } by { $loss } (D6 { $face } − 2)
story-crashed = { $ship } strikes the { $terrain_kind }
story-radiation_reached = radiation of the { $terrain_kind } reaches { $ship } at strength { $strength }: { $amount }
story-radiation_deflected = the { $arc } deflector takes off { $deflector }, { $left } left
story-magnetism_rolled = magnetism, { $section } section of { $ship }: { $faces }, each 6 is a critical
story-remnant_struck = the remnant strikes { $ship }: D6 { $face }, D4 { $arc_face } ({ $arc } arc)
story-rocks_struck =
    { $terrain_kind }: rocks strike the { $arc } arc of { $ship }{ $random ->
        [yes] { " " }(D4 { $arc_face })
       *[no] { "" }
    }, D{ $dice_faces }: { $faces }
story-rocks_cleared =
    { $terrain_kind }: { $ship } clears its way with { $weapons } by { $array } ({ $damages }): { $dice } { $dice ->
        [one] die
       *[other] dice
    } less
story-time_stood =
    { $terrain_kind }, strength { $strength }: time stands still for { $ship }, { $turns ->
        [1] this turn
       *[other] this turn and { $more ->
            [1] the next one
           *[other] { $more } more
        }
    }
story-rocks_evaded = { $terrain_kind }: { $ship } evades all rocks

## The way to a battle

story-initiative_rolled = initiative: { $one }; { $other }: { $won ->
        [yes] { $winner } wins it
       *[no] a tie
    }
story-initiative-roll = { $side } { $total } ({ $dice }{ $bonus ->
        [0] { "" }
       *[other] , + { $bonus } against ships without FTL drive
    })
story-initiative-none = no flagship
story-encounter_chosen = { $won ->
        [yes] { $side } chooses { $kind }
       *[no] { $kind }
    }{ $number ->
        [1] { "" }
       *[other] { " " }out of { $kinds }
    }
story-encounter-meeting = a meeting engagement
story-encounter-flank = a flank attack
story-encounter-divided = divided attackers
story-encounter-rear = a rear attack
story-encounter-surrounded = a surrounded enemy
story-chart_rolled = terrain, { $faces_count }D{ $dice_faces }: { $faces }; { $won ->
        [yes] { $side } uses { $used }
       *[no] both agree on { $used }
    }
story-squadron_deployed = { $results_count ->
        [0] { $side } places
       *[other] command dice { $results }: { $side } places
    } { $ships }
story-ship_towed = { $ship } was towed here by { $by }
story-head_start_given = victory by points: the side with more points wins. { $side } has a head start of { $points } { $points ->
        [one] point
       *[other] points
    }, and wins with equal points{ $from_turn ->
        [0] { "" }
       *[other] { " " }from turn { $from_turn } on
    }
story-speeds_rolled = { $dice }: at most { $turns } { $turns ->
        [one] turn
       *[other] turns
    } of acceleration{ $flank_turns ->
        [0] { "" }
       *[other] , { $flank_turns } from a flank
    }

## Boarding

story-parties_teleported =
    { $teleporter }, { $ship } sends { $parties } to { $target }, { $distance }: D20 { $face }, { $profile }: { $hit ->
        [yes] they land in the { $section } section
       *[no] they are lost
    }
story-parties_unloaded = { $squadron } unloads { $parties } into the { $section } section of { $target }
story-parties_shifted = { $boarders ->
        [yes] boarders of { $ship } go on from { $start } to { $section }: { $parties }
       *[no] help comes to { $section } of { $ship } from { $start }: { $parties }
    }
story-boarding_fought = { $section } section of { $ship }, defenders { $defence_dice } against { $attack_dice }: lost { $lost } at home and { $boarders_lost } aboard
story-party_die = { $kind ->
        [marine] marine
       *[crew] crew
    } { $result }{ $same ->
        [True] { "" }
       *[other] { " " }(rolled { $face })
    }
story-system_sabotaged = boarders of { $ship } reach { $system }
