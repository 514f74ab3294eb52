### Ce que dit le récit d’une bataille : un message par événement, d’après sa classe ; ses champs sont les valeurs. Une ligne n’a pas de point final.
### `digit` est le dernier chiffre d’un nombre, 0 de 11 à 13. `…_count` est le nombre d’éléments d’une liste, `cause_code` le code d’une cause ; vrai et faux sont yes et no.

story-semicolon =  ;{ " " }
story-place = ({ $x } ; { $y })
story-points = N NE E SE S SO O NO
story-halved = { $dice } pour un D{ $results }

story-ordinal =
    { $number ->
        [1] { $number }er
       *[other] { $number }{ $digit ->
           *[other] e
        }
    }

story-profiles = profil de capteurs { $sensor }, profil de cible { $target }
story-profiles_crossed = profil de capteurs { $sensor }, profil de cible { $target }, donc seul { $rating } touche

## Armes et autres systèmes

story-weapon = affût
story-hangar_bay = hangar
story-of_arc = { $component } { $arc }

story-weapon_damage =
    { $dice } { $type ->
        [kinetic] cinétique
       *[energy] énergie
    }, { $effect ->
        [raking] enfilade
       *[penetrating] pénétration
    }

story-piercing-armour = perforation du blindage { $rating }
story-piercing-shield = perforation des boucliers { $rating }
story-piercing-deflection = perforation des déflecteurs { $rating }
story-area = zone de { $radius } cm

## Sections et arcs tels que les phrases les disent, causes

story-section-fore = section avant
story-section-starboard = section tribord
story-section-aft = section arrière
story-section-port = section bâbord
story-section-core = section centrale

story-arc-fore = arc avant
story-arc-starboard = arc tribord
story-arc-aft = arc arrière
story-arc-port = arc bâbord

story-cause-fire = tir
story-cause-ram = éperonnage
story-cause-boarding = abordage
story-cause-strain = surcharge
story-cause-ftl_attack = attaque FTL
story-cause-ftl_drive = moteur FTL
story-cause-critical = critique
story-cause-detonation = explosion
story-cause-blast = souffle
story-cause-teleporter = téléporteur
story-cause-terrain = terrain
story-cause-radiation = rayonnement
story-cause-asteroids = astéroïdes

story-terrain-planet = planète
story-terrain-moon = lune
story-terrain-star = étoile
story-terrain-neutron_star = étoile à neutrons
story-terrain-pulsar = pulsar
story-terrain-magnetar = magnétar
story-terrain-singularity = singularité
story-terrain-asteroid_cluster = amas d’astéroïdes
story-terrain-asteroid_field = champ d’astéroïdes
story-terrain-emission_nebula = nébuleuse protoplanétaire
story-terrain-planetary_nebula = nébuleuse planétaire
story-terrain-dark_nebula = nébuleuse obscure
story-terrain-supernova_remnant = rémanent de supernova

story-parties-none = aucune

story-parties-crew =
    { $count ->
        [one] { $count } équipe de bord
       *[other] { $count } équipes de bord
    }

story-parties-marines =
    { $count ->
        [one] { $count } équipe de fusiliers
       *[other] { $count } équipes de fusiliers
    }

story-parties-boarders =
    { $count ->
        [one] { $count } équipe d’abordage
       *[other] { $count } équipes d’abordage
    }

story-boxes =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

## Début et fin, tours et étapes

story-battle_began = { $one } contre { $other }

story-mass_factor_shared = la formule d’origine donne les facteurs de masse des deux camps, un dixième de tous les points de coque ; les fiches de { $fleet } impriment la somme même

story-start_speed_rolled =
    vitesse de départ : { $dice } : { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } d’accélération pour tous les vaisseaux

story-ship_placed =
    { $ship }{ $named ->
        [yes] { "" }
       *[no] { " " }(classe { $ship_class })
    } commence en { $place }, cap { $heading }, vitesse { $speed }, qualité d’équipage { $crew_quality }

story-design_flawed = { $ship } n’est pas conforme aux règles et combat quand même : { $flaw }
story-turn_began = Tour { $turn }

story-step-plot_movement = Tracé des routes
story-step-indirect_movement = Mouvement indirect
story-step-starship_movement = Mouvement des vaisseaux
story-step-starfighter_operations = Opérations des chasseurs
story-step-starfighter_movement = Mouvement des chasseurs
story-step-electronic_warfare = Guerre électronique
story-step-starship_combat = Combat des vaisseaux
story-step-starfighter_combat = Combat des chasseurs
story-step-indirect_combat = Combat indirect
story-step-boarding_combat = Combat d’abordage
story-step-repair = Réparation
story-step-morale = Moral

story-battle_ended = Victoire pour { $winner } : { $reason }
story-battle_drawn = Partie nulle : { $reason }
story-end-points = { $equal ->
        [yes] { $won } points partout, et l’avance départage
        [early] { $won } points partout, avant le tour { $turn }
       *[no] { $won } points à { $lost }
    } ({ $reason })
story-end-last_turn = le dernier tour est terminé
story-end-nobody = il ne reste aucun vaisseau
story-end-wiped_out = { $fleet } a tout perdu

story-end-gone =
    { $fleet } n’a plus de vaisseau sur la table{ $destroyed ->
        [0] { "" }
        [one] , { $destroyed } détruit sur { $count }
       *[other] , { $destroyed } détruits sur { $count }
    }

## Mouvement

story-arrival_announced = { $ship } annonce son retour au tour suivant en { $place }, cap { $heading }
story-drifts = { $ship } dérive
story-drifts-way = { $ship } dérive : { $way }
story-plot_revealed = { $ship } a tracé { $codes }
story-plot_revealed-way = { $ship } a tracé { $codes } : { $way }
story-plot_voided = { $ship } ne peut plus suivre la route tracée, { $reason } ; il en garde { $codes }
story-plot_voided-drift = une dérive
story-moved = { $ship } { $way }
story-moved-way = parcourt { $length } jusqu’à { $place }, cap { $heading }, { $speed }
story-moved-nowhere = son point de départ
story-moved-speed = vitesse { $amount }
story-moved-momenta = élans { $amount }
story-moved-spin = rotation { $amount }
story-moved-target = indice de cible { $amount }
story-moved-movement = indice de mouvement { $amount }

story-purpose_shown =
    { $purpose ->
        [closes] { $ship } s’approche de { $target }, à { $gap }
        [draws_off] { $ship } s’éloigne de { $target }, à { $gap }
        [leaves] { $ship } s’apprête à partir par FTL, { $target } étant à { $gap }
        [waits] { $ship } attend, à { $gap } de { $target }
        [drifts] { $ship } dérive, à { $gap } de { $target }
       *[holds] { $ship } garde sa distance, à { $gap } de { $target }
    }

story-ram_dared =
    { $ship } demande à éperonner { $target } : { $dice }, { $total } en tout contre une qualité d’équipage de { $crew_quality } : { $dared ->
        [yes] l’équipage ose
       *[no] l’équipage refuse
    }

story-ram_met =
    { $ship } rejoint { $target } en { $place }, { $arc } contre { $target_arc } : { $rammer_total } contre { $target_total } : { $succeeds ->
        [yes] l’éperonnage portera, vitesse relative { $closing }
       *[no] l’éperonnage est évité
    }

story-jump_dice_rolled =
    { $ship } lance { $more ->
        [yes] en plus{ " " }
       *[no] { "" }
    }D10 { $faces } pour son saut tactique

story-jump_dice_kept =
    { $ship } { $faces_count ->
        [0] ne garde aucun dé
       *[other] garde { $faces }
    } : { $sum } cm

story-field_rolled =
    champ gravitique en { $place } : { $ship } lance D6 { $face }{ $more } contre { $crew_quality } : { $stopped ->
        [yes] le saut y prend fin
       *[no] le saut continue
    }

story-sides_swapped =
    { $ship } { $code ->
        [RL] fait un tonneau
        [FL] fait un renversement
       *[other] se retourne ({ $code })
    } : { $mirrored ->
        [yes] son bâbord est à tribord
       *[no] son bâbord est de nouveau à bâbord
    }

story-systems_strained =
    { $ship }, { $code ->
        [EP] surpuissance
       *[other] surpoussée
    } : D6 { $face } contre une qualité d’équipage de { $crew_quality } : { $systems } { $broken ->
        [yes] hors service
       *[no] { $systems_count ->
            [one] tient bon
           *[other] tiennent bon
        }
    }

story-drive_charged =
    { $ship } charge : { $system }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

story-charge_lost = { $ship } laisse tomber la charge : { $system }
story-charge_wasted = { $ship } n’a pas utilisé sa charge, explosion : { $system }
story-departed =
    { $ship } { $way ->
        [retreat] bat en retraite et ne reviendra pas
       *[strategic_jump] quitte la table par un saut stratégique
    }

story-absence_rolled =
    { $ship }{ $others ->
        [0] { "" }
       *[other] { " " }avec { $group }
    } : D8 { $face } pour le saut : absence d’au moins { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

story-returned = { $ship } est de retour en { $place }, cap { $heading }, indice de cible { $target }, indice de mouvement { $movement }

story-cloaked =
    { $ship } disparaît sous occultation, pour { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } au plus

story-uncloaked =
    { $ship } lève l’occultation, { $reason ->
        [ordered] comme tracé
        [limit] car sa durée est écoulée
        [generator] car son générateur est en panne
       *[other] { $reason }
    }

story-ftl_attack_abandoned = attaque FTL, { $ship } sur { $target }, abandonnée : { $reason }
story-attack-gone = la cible n’est plus là
story-attack-cloaked = la cible est sous occultation
story-attack-far = la cible est à plus de 10 cm
story-attack-blind = aucun réseau de capteurs ne fonctionne

story-ftl_attack_rolled =
    { $ship } attaque { $target } par FTL avec { $array } : D20 { $face }, au-dessus de { $target_profile } et jusqu’à { $sensor_profile } : { $hits ->
        [yes] touché
       *[no] manqué
    }

story-ftl_pulses_rolled = impulsions D6 { $faces } sur { $target }, { $arc }

## Guerre électronique

story-electronics_order_rolled =
    qualité d’équipage { $crew_quality } des deux côtés, un D6 chacun : { $one }, { $other } : { $tie ->
        [yes] égalité
       *[no] { $first } agit d’abord
    }

story-systems_switched =
    { $ship } { $on_count ->
        [0] éteint : { $off }
       *[other] allume : { $on }{ $off_count ->
            [0] { "" }
           *[other]  ; éteint : { $off }
        }
    }

story-pod_activated = { $ship } déclenche : { $system }, GE +{ $rating } ce tour
story-pod_spent = { $ship } a épuisé : { $system }
story-array_aimed = { $ship } pointe sur { $target } : { $system }, indice { $rating }
story-ships_supported = { $ship } sert { $ships } par { $system }

story-shields_dropped =
    { $ship } baisse les boucliers de l’{ $arc }, { $hits ->
        [one] { $hits } point
       *[other] { $hits } points
    }

story-shields_raised =
    { $ship } relève les boucliers de l’{ $arc }, { $hits ->
        [one] { $hits } point
       *[other] { $hits } points
    }

story-stealth_compromised = { $ship } : furtivité compromise, GE { $rating }
story-stealth_restored = { $ship } : furtivité de nouveau entière, GE { $rating }

story-teleporter_rolled =
    { $teleporter }, { $ship } sur { $target }, { $distance } : D20 { $face }, { $profile } : { $hit ->
        [yes] touché, un critique pour la { $section }
       *[no] manqué
    }

story-grappler_rolled =
    { $grappler }, { $ship } sur { $target }, { $distance } : D20 { $face }, { $profile } : { $hit ->
        [yes] prise avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] manqué
    }

story-beam_wasted = rayon, { $ship } sur { $target } : sans effet, l’un des deux n’est plus là

story-grapple_moved =
    { $ship } et { $target }, grappin à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $moved } est déplacé de { $length } cm jusqu’à { $place }

## Tir

story-group_began = qualité d’équipage { $crew_quality } : { $ships }
story-fire_delayed = { $ship } attend le groupe de qualité d’équipage { $crew_quality }
story-fire_joined = { $ship } tire avec son chef, { $commander }

story-declaration_rolled =
    ordre des déclarations, un D6 chacun : { $one }, { $other } : { $tie ->
        [yes] égalité
       *[no] { $first } déclare d’abord
    }

story-fire_declared = { $ship } tire : { $fire }

story-fire_declared-attack =
    { $weapons } sur { $target }{ $mode ->
        [salvo] { "" }
        [volley] , volée
        [surgical] , tir chirurgical
       *[other] , { $mode }
    }{ $aimed ->
        [yes] { " " }contre { $system }
       *[no] { "" }
    }, par { $array }{ $lent ->
        [yes] { " " }chez { $lender }
       *[no] { "" }
    }

story-weapons_kept = { $ship } réserve { $weapons } à l’interception
story-shot_wasted = { $ship } gaspille { $weapons } : { $target } n’est plus là

story-sensor_rolled =
    { $weapons }, { $ship } sur { $target }, { $distance } : { $again ->
        [yes] de nouveau{ " " }
       *[no] { "" }
    }D20 { $face }, { $profile } : { $hit ->
        [yes] touché
       *[no] manqué
    }

story-sensor_rolled-weapons =
    { $count ->
        [one] { $count } arme
       *[other] { $count } armes
    }

story-side_rolled = { $ship } est en vrille : { $dice } : l’{ $arc } est touché

story-shot_struck =
    { $weapon } frappe { $target }, { $arc }{ $loss ->
        [0] { "" }
       *[other] , { $loss } de moins à chaque impulsion
    }{ $halved ->
        [yes] , moitié du reste
       *[no] { "" }
    }

story-shot_struck-dice = { $hit } : { $dice }
story-damage_dice = dégâts { $dice }

story-damage_dice-none =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, sans dé

story-damage_dice-judges = contre le déflecteur { $dice }
story-damage_dice-each = , { $modifier } chacun
story-damage_dice-extras = seconds dés { $dice }

story-area_rolled =
    zone : D{ $faces } { $face } : { $victims_count ->
        [0] rien d’autre n’est touché
       *[other] aussi { $victims }
    }

story-victim_picked = parmi { $candidates }, à égale distance, { $die } : { $ship }
story-line_pierced = { $weapon } transperce { $victims } sur sa ligne

story-interceptor_rolled =
    { $ship } intercepte avec { $name } : { $again ->
        [yes] de nouveau{ " " }
       *[no] { "" }
    }D20 { $face }, { $profile } : { $hit ->
        [yes] touché
       *[no] manqué
    }

story-interceptor_damaged =
    { $weapon } : { $faces_count ->
        [0] { "" }
       *[other] { $dice } :{ " " }
    }{ $damage } de dégâts au tir adverse

story-shot_intercepted =
    { $ship }, { $weapon } : arrêté par { $flies ->
        [yes] { $array }, il a fallu { $needed } de ses dégâts
       *[no] { $by }, il a fallu { $needed } des dégâts guidés par { $array }
    }
story-surgery_done = { $face } impair, { $target } : le tir chirurgical atteint { $system }
story-ram_struck = { $rammer } éperonne { $target }, { $rammer_arc } contre { $target_arc }, vitesse relative { $closing } cm : { $to_rammer } à l’éperonneur, { $to_target } à sa cible
story-ram_came_to_nothing = éperonnage, { $rammer } contre { $target } : sans suite, l’un des deux n’est plus là

## Salves d’armes indirectes

story-salvo = salve { $number } de { $ship }

story-salvo_order_rolled =
    ordre des salves, un D6 chacun : { $one }, { $other } : { $tie ->
        [yes] égalité
       *[no] { $first } commence
    }

story-salvo_launched =
    { $ship } lance { $weapons }, { $salvo }, guidée par { $array } : { $way } vers { $direction } jusqu’à { $place }{ $onto ->
        [yes] , sur { $contact }
       *[no] { "" }
    }

story-salvo_moved =
    { $salvo } : { $moves ->
        [yes] avance de { $way } vers { $direction } jusqu’à { $place }
       *[no] reste à { $place }, face à { $direction }
    }{ $onto ->
        [yes] , sur { $contact }
       *[no] { "" }
    }

story-salvo_strikes =
    { $salvo } frappe { $target }, à { $distance } pour une portée de frappe de { $reach }{ $on_ship ->
        [yes] , par l’{ $arc }
       *[no] { "" }
    }

story-salvo_spent = { $salvo } : dépensée
story-salvo_expired =
    { $salvo } : disparue, elle dure { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
story-salvo_came_to_nothing = { $salvo } : sans effet, { $target } n’est plus là

story-salvo_damaged =
    { $ship }, { $weapon } : { $dice } { $modifier ->
        [0] { "" }
       *[other] + { $modifier } chacun{ " " }
    }{ $loss ->
        [0] { "" }
       *[other] − { $loss } chacun{ " " }
    }{ $halved ->
        [yes] moitié{ " " }
       *[no] { "" }
    }= { $damage } de dégâts contre { $target }

story-missiles_downed =
    { $target }, { $weapons } : abattu, { $left ->
        [one] il reste { $left } arme
       *[other] il reste { $left } armes
    }
story-salvo_destroyed = { $target } : détruite
story-missile_burst =
    { $ship }, { $weapon } : instable, l’arme éclate { $on ->
        [yes] sur { $target }
       *[no] à { $place }
    }

## Ce que fait une impulsion

story-pulse = impulsion de { $result }
story-pulse-extra = second dé de { $result }
story-pulse-amount = { $pulse }, soit { $amount }
story-pulse-halved = { " " }par moitié
story-pulse-adapted = l’adaptation absorbe { $number }
story-pulse-shields = les boucliers absorbent { $number }{ $hits }
story-pulse-polarized = { " " }avec { $hits ->
        [one] { $hits } point
       *[other] { $hits } points
    } (polarisée)

story-pulse-left =
    { $left ->
        [0] plus de boucliers
       *[other] reste { $left }
    }

story-pulse-through =
    { $number ->
        [one] { $number } passe
       *[other] { $number } passent
    }

story-pulse-armour = le blindage absorbe { $number }
story-pulse-doubled = { $number } de plus dans la coque (moléculaire)
story-pulse-behind = { $number } de plus pour la section derrière
story-pulse-none = rien n’atteint la coque

story-pulse-discarded = { $number } sans effet

story-pulse-parties = avec { $parties }
story-pulse-section = la { $section } est détruite
story-pulse-critical = un critique pour la { $section }

story-boxes_lost =
    couche { $layer } { $where } −{ $boxes } ({ $left ->
        [0] vide
       *[other] reste { $left }
    })

story-loses_boxes = { $ship } perd { $boxes }

## Dégâts

story-damage_rolled =
    { $weapon } : { $faces_count ->
        [0] aucun dé de dégâts
       *[other] dés de dégâts { $faces }
    }{ $judges_count ->
        [0] { "" }
       *[other]  ; contre le déflecteur { $judges }
    }{ $extras_count ->
        [0] { "" }
       *[other]  ; seconds dés { $extras }
    }

story-pulse_deflected = impulsion de { $result }, déviée par l’indice { $deflector }

story-collision_struck =
    { $ship } subit { $amount } sur l’{ $arc } ({ $cause }){ $shields ->
        [0] { "" }
       *[other] , les boucliers absorbent { $shields }
    }, { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }

story-shields_lost =
    { $ship } perd { $hits ->
        [one] { $hits } point de bouclier
       *[other] { $hits } points de bouclier
    }, { $arc }, { $left ->
        [0] il n’en reste pas
       *[other] reste { $left }
    }

story-parties_lost = { $ship } perd { $lost }
story-parties_lost-layer = { $parties } de la couche { $layer }, { $where }

story-ionization_rolled =
    ionisée : D6 { $face }, { $face ->
        [6] un critique
       *[other] pas de critique
    }

story-critical_caused = { $ship } : un critique pour la { $section }

story-section_destroyed =
    { $ship } : { $section } détruite{ $cause_code ->
        [fire] { "" }
       *[other] { " " }({ $cause })
    }

story-ship_destroyed =
    { $ship } est détruit{ $named ->
        [yes] { " " }par { $by }{ $armed ->
            [yes] , { $weapon }
           *[no] { "" }
        }
       *[no] { $armed ->
            [yes] { " " }par { $weapon }
           *[no] { "" }
        }
    }{ $cause_code ->
        [fire] { "" }
       *[other] { " " }({ $cause })
    }

story-drive_blew_up = { $ship }, { $system } : explosion, D20 { $face } points de coque
story-reactor_detonated = { $ship } : le réacteur de la { $section } explose, indice { $rating }
story-blast_spread = { $ship } : il s’en échappe { $excess }, dans toutes les directions
story-blast_reached = souffle, { $source } sur { $ship } à { $distance } : { $amount } de dégâts

story-system_disabled =
    { $ship } : { $system } { $count ->
        [one] hors service
       *[other] hors service
    } ({ $cause })

story-power_lost =
    { $ship } : { $section } sans énergie{ $own_reactor ->
        [yes] { "" }
       *[no] , le réacteur de la { $supplier } ne la sert plus
    }

story-power_returned = { $ship } : { $section } de nouveau alimentée
story-bridges_lost = { $ship } n’a plus de passerelle en état : dérive
story-bridge_regained = { $ship } a de nouveau une passerelle en état
story-critical_rolled = critique sur { $ship }, { $section } : catégorie D{ $category_faces } { $category }, ligne { $row } : { $name }
story-sub_critical_rolled = composé : catégorie { $category }, ligne D6 { $row } : { $name }
story-critical_upgraded = sans objet, monte à la catégorie { $category } : { $name }

story-critical_ignored =
    { $count ->
        [one] le critique sur { $ship }, { $section }, reste
       *[other] { $count } critiques sur { $ship }, { $section }, restent
    } sans effet : { $reason }

story-ignored-section = la section est détruite
story-ignored-compound = le premier du composé a détruit la section
story-ignored-pinpoint = rien à frapper, et un critique ciblé ne monte pas plus haut
story-ignored-nothing = rien à frapper

story-count_rolled =
    D{ $faces } { $face } : { $number ->
        [one] { $number } système
       *[other] { $number } systèmes
    }

story-system_picked = D{ $thrown } { $face } : le { $which } sur { $choices } : { $system }
story-system_picked-only = un seul possible : { $system }
story-system_picked-disabled = { $picked } : hors service
story-reactor_melting = { $ship } : le réacteur de la { $section } entre en fusion et explosera après les réparations s’il n’est pas réparé
story-reactor_fluctuates = { $ship } : le réacteur de la { $section } fluctue, éteint pour ce tour
story-reactor_resumed = { $ship } : le réacteur de la { $section } fonctionne de nouveau

## Réparation

story-repair_rolled =
    { $ship }, { $system } : { $dice }, { $result } { $repaired ->
        [yes] ne dépasse pas
       *[no] dépasse
    } { $crew ->
        [one] { $crew } équipe de bord
       *[other] { $crew } équipes de bord
    } : { $repaired ->
        [yes] en état
       *[no] pas encore
    }

story-hull_restored =
    { $ship } regagne { $layers_count ->
        [one] { $layers_count } case de coque
       *[other] { $layers_count } cases de coque
    }, { $section }, { $layers_different ->
        [one] couche { $layers }
       *[other] couches { $layers }
    }

story-hull_sacrificed =
    { $ship } donne { $layers_count ->
        [one] { $layers_count } case de coque
       *[other] { $layers_count } cases de coque
    }{ $lost ->
        [0] { "" }
       *[other] , { $parties }
    }, { $section }, { $layers_different ->
        [one] couche { $layers }
       *[other] couches { $layers }
    }, pour : { $system }

story-system_healed = { $ship } guérit : { $system }
story-weapon_reloaded = { $ship } recharge : { $system }
story-shields_regenerated = { $ship } regagne des points de bouclier : { $arcs }
story-shields_regenerated-arc = { $hits } { $arc } (maintenant { $now })
story-generator_modulated = { $ship }, { $generator } : sert l’{ $arc }
story-shields_adapted = { $ship } adapte ses boucliers : { $arcs }, niveau { $level }

story-plate_lost =
    { $ship } perd une plaque ablative, { $arc }, { $left ->
        [0] il n’en reste pas
       *[other] reste { $left }
    }

story-air_fouled = { $ship } : plus d’air dans la { $section }, pertes : { $parties }

## Qualité d’équipage et moral

story-crew_quality_changed =
    { $ship } { $reason ->
        [linked] { $count ->
            [one] retrouve ses chefs
           *[other] retrouvent leurs chefs
        }
        [alone] { $count ->
            [one] n’est dans aucune chaîne de commandement
           *[other] ne sont dans aucune chaîne de commandement
        }
       *[cut_off] { $count ->
            [one] n’a plus de lien avec ses chefs
           *[other] n’ont plus de lien avec leurs chefs
        }
    } : qualité d’équipage { $now } désormais, au lieu de { $before }

story-morale_rolled =
    moral, { $ship } ({ $met }) : { $dice }{ $counted }{ $sum } : { $stays ->
        [yes] tient bon
       *[no] prend la fuite
    }

story-lost-flagship = vaisseau amiral perdu
story-lost-division = chef de division perdu
story-lost-wing = chef d’escadre perdu
story-lost-squadron = chef d’escadron perdu
story-lost-section = une section perdue
story-silent-flagship = plus de CIC au vaisseau amiral
story-silent-division = plus de CIC au chef de division
story-silent-wing = plus de CIC au chef d’escadre
story-silent-squadron = plus de CIC au chef d’escadron
story-lost_before = { $count } auparavant
story-lost_nothing = rien
story-morale_broke = { $ship } perd courage et prend la fuite

## Un tour en peu de mots, les pertes, l’état de tous

story-toll = { $ship } : { $toll }

story-toll-hits =
    { $hits } au but sur { $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    }

story-toll-shields =
    { $count ->
        [one] { $count } point de bouclier
       *[other] { $count } points de bouclier
    }

story-toll-boxes =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

story-toll-criticals =
    { $count ->
        [one] { $count } critique
       *[other] { $count } critiques
    }

story-toll-sections = pertes : { $sections }

story-score = Points : { $name } { $one }, { $name_other } { $other } (avec l’avance de { $given } pour { $side })
story-losses = { $side } : { $ships } ; { $value }

story-losses-ships =
    { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }

story-losses-destroyed =
    { $count ->
        [one] { $count } détruit
       *[other] { $count } détruits
    }

story-losses-broken = { $count } en fuite

story-losses-retreated =
    { $count ->
        [one] { $count } retiré
       *[other] { $count } retirés
    }

story-losses-none = aucune perte
story-losses-value = valeur de combat perdue { $value } sur { $whole } ({ $share })
story-losses-left = { $told }, { $value } ({ $share }) hors de la table

story-fate-retreated =
    { $ship } s’est retiré{ $turn ->
        [0] { "" }
       *[other] { " " }au tour { $turn }
    }

story-fate-broken =
    { $ship } a pris la fuite{ $turn ->
        [0] { "" }
       *[other] { " " }au tour { $turn }
    }

story-fate-destroyed =
    { $ship } a été détruit{ $turn ->
        [0] { "" }
       *[other] { " " }au tour { $turn }
    }{ $named ->
        [yes] { " " }par { $by }{ $armed ->
            [yes] , { $weapon }
           *[no] { "" }
        }
       *[no] { $armed ->
            [yes] { " " }par { $weapon }
           *[no] { "" }
        }
    }{ $cause_code ->
        [none] { "" }
       *[other] { " " }({ $cause })
    }

story-standing-sign = { "" }
story-standing-ship = vaisseau
story-standing-hull = coque
story-standing-sections = par section
story-standing-shields =
    boucliers
    Av Tr Ar Bb
story-standing-speed = vitesse
story-standing-heading = cap
story-standing-crew = équipage
story-standing-systems = hors service

story-letter-fore = Av
story-letter-port = Bb
story-letter-core = C
story-letter-starboard = Tr
story-letter-aft = Ar

## Escadrilles

story-squadron = { $type } { $signs }
story-mission = mission { $sign }
story-task-cap = CAP
story-task-strike = frappe
story-task-intercept = interception

story-squadron_launched =
    { $ship } lance { $squadron } depuis { $bay }{ $loaded ->
        [yes] , { $parties } à bord
       *[no] { "" }
    }{ $moves ->
        [yes] , { $way } jusqu’à { $place }
       *[no] , au contact du vaisseau
    }{ $onto ->
        [yes] , sur { $contact }
       *[no] { "" }
    }
story-squadron_readied =
    { $squadron } : de nouveau prête{ $reloaded ->
        [0] { "" }
        [one] , son arme dépensée rechargée
       *[other] , { $reloaded } armes dépensées rechargées
    }
story-squadrons_combined =
    { $ship } réunit { $some } : { $full_count ->
        [one] à pleine force { $full }
       *[other] à pleine force { $full }
    }{ $left_over ->
        [0] { "" }
       *[other] , { $left_over } de reste
    }
story-squadron_recovered =
    { $ship } reprend { $squadron } dans { $bay }{ $loaded ->
        [yes] , et { $parties } du bord
       *[no] { "" }
    }
story-squadron_absorbed = { $ship } absorbe { $squadron } : { $boxes } cases de coque
story-squadron_grown = { $ship } fait naître { $squadron } dans { $bay }
story-mission_rolled =
    { $mission } est loin de { $ship } : D6 { $face }, { $passed ->
        [yes] pas plus que
       *[no] plus que
    } sa qualité d’équipage { $quality } : { $passed ->
        [yes] elle obéit
       *[no] rien ne change
    }
story-mission_formed =
    { $mission }, { $task } : { $squadrons }, à { $place }{ $led ->
        [yes] , sous { $ship }
       *[no] , à son compte
    }
story-squadrons_gathered =
    { $outrun } { $count ->
        [one] vole
       *[other] volent
    } vers { $place }, plus loin que { $count ->
        [one] sa vitesse propre, et ne tire
       *[other] leur vitesse propre, et ne tirent
    } pas de ce tour
story-transfer_rolled =
    { $mission } à { $to_ship }, un D6 chacun : { $led ->
        [yes] { $from_ship }
       *[no] ses propres équipages
    } { $one }, { $to_ship } { $other } : { $passed ->
        [yes] reprise
       *[no] non reprise
    }
story-squadron_removed = { $squadron } disparaît : { $why }
story-squadron_removed-idle = elle n’a pas de mission
story-squadron_removed-outrun = son vaisseau l’a distancée
story-squadron_removed-bereft = son vaisseau est perdu
story-squadron_removed-wrecked = perdue avec son hangar
story-squadron_removed-broken = elle prend la fuite
story-flight_order_rolled =
    ordre des missions de qualité d’équipage { $quality }, un D6 chacun : { $one }, { $other } : { $tie ->
        [yes] égalité
       *[no] { $first } commence
    }
story-mission_moved =
    { $mission } : { $moves ->
        [yes] vole { $way } jusqu’à { $place }
       *[no] reste à { $place }
    }{ $onto ->
        [yes] , sur { $contact }
       *[no] { "" }
    }{ $attacked ->
        [yes] , contre l’{ $arc }
       *[no] { "" }
    }{ $too_far ->
        [yes] ; trop loin pour tirer : { $outrun }
       *[no] { "" }
    }
story-cap_outrun = { $ship } avance de { $momentum } cm, trop vite pour que sa CAP tire : { $squadrons }
story-squadron_morale_rolled =
    moral, { $squadron } ({ $met }) : { $dice }{ $counted }{ $sum } : { $stays ->
        [yes] tient bon
       *[no] prend la fuite
    }
story-lost-strength = force perdue
story-lost-carrier = porteur perdu

## Combat des escadrilles

story-strength_group_began = escadrilles de force { $strength }
story-squadron_fires =
    { $squadron } tire { $name } sur { $target }{ $attacked ->
        [yes] , contre l’{ $arc }
       *[no] { "" }
    }{ $surgical ->
        [yes] , visant { $system }
       *[no] { "" }
    }
story-squadron_surgery = un dé impair atteint la coque : { $system }, { $target }, est touché
story-squadron_fire_wasted = { $squadron } tire dans le vide : { $target } n’est plus là
story-squadron_struck_salvo =
    { $squadron }, { $name } : { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier } chacun
    } = { $damage } de dégâts contre { $target }
story-squadron_hit = { $ship }, { $weapon }, touche { $target }
story-squadron_struck =
    { $squadron }, touchée par { $name } : { $rolled ->
        [yes] { $dice }
       *[no] sans dé
    }{ $reacts ->
        [yes] , encore { $again }
       *[no] { "" }
    }{ $loss ->
        [0] { "" }
       *[other] { " " }− { $loss } chacun
    }{ $halved ->
        [yes] { " " }moitié
       *[no] { "" }
    }{ $defence ->
        [0] { "" }
       *[other] , défense { $defence }
    } : { $taken } de force en moins, reste { $left }
story-squadron_destroyed = { $squadron } : détruite
story-squadron_screened =
    { $squadron } tire { $name } sur le tir de { $ship } : { $dice }{ $modifier ->
        [0] { "" }
       *[other] { " " }+ { $modifier } chacun
    } = { $damage } de dégâts

## Terrain

story-terrain_placed = sur la table : { $thing }
story-wind_rolled = { $terrain_kind } : le vent souffle vers { $direction } avec une force de { $strength } (D8 { $face }, D3 { $strength } de { $halved_face })
story-ship_pulled =
    { $terrain_kind }, force { $strength } : { $ship } { $way ->
        [momenta] a maintenant les élans { $momenta }
        [turns] doit tourner de { $turns } × 22,5° à { $side ->
            [port] bâbord
           *[starboard] tribord
        }
       *[speed] avance de { $change } cm { $sense ->
            [slower] de moins
           *[faster] de plus
        }
    }
story-dust_rolled = la poussière ralentit { $ship } de { $loss } (D6 { $face } − 2)
story-crashed = { $ship } percute : { $terrain_kind }
story-radiation_reached = { $terrain_kind } : le rayonnement atteint { $ship } à la force { $strength } : { $amount }
story-radiation_deflected = le déflecteur ({ $arc }) retire { $deflector }, reste { $left }
story-magnetism_rolled = magnétisme, section { $section } de { $ship } : { $faces }, chaque 6 est un coup critique
story-remnant_struck = le rémanent frappe { $ship } : D6 { $face }, D4 { $arc_face } ({ $arc })
story-rocks_struck =
    { $terrain_kind } : des rochers frappent l’{ $arc } de { $ship }{ $random ->
        [yes] { " " }(D4 { $arc_face })
       *[no] { "" }
    }, D{ $dice_faces } : { $faces }
story-rocks_cleared =
    { $terrain_kind } : { $ship } se fraie un chemin avec { $weapons } par { $array } ({ $damages }) : { $dice } { $dice ->
        [one] dé
       *[other] dés
    } de moins
story-time_stood =
    { $terrain_kind }, force { $strength } : le temps s’arrête pour { $ship }, { $turns ->
        [1] ce tour
       *[other] ce tour et { $more ->
            [1] le suivant
           *[other] les { $more } suivants
        }
    }
story-rocks_evaded = { $terrain_kind } : { $ship } évite tous les rochers

## Avant la bataille

story-initiative_rolled = initiative : { $one } ; { $other } : { $won ->
        [yes] { $winner } l’emporte
       *[no] égalité
    }
story-initiative-roll = { $side } { $total } ({ $dice }{ $bonus ->
        [0] { "" }
       *[other] , + { $bonus } contre des vaisseaux sans moteur FTL
    })
story-initiative-none = sans vaisseau amiral
story-encounter_chosen = { $won ->
        [yes] { $side } choisit { $kind }
       *[no] { $kind }
    }{ $number ->
        [1] { "" }
       *[other] { " " }parmi { $kinds }
    }
story-encounter-meeting = une rencontre
story-encounter-flank = une attaque de flanc
story-encounter-divided = une attaque divisée
story-encounter-rear = une attaque à revers
story-encounter-surrounded = un encerclement
story-chart_rolled = terrain, { $faces_count }D{ $dice_faces } : { $faces } ; { $won ->
        [yes] { $side } retient { $used }
       *[no] les deux retiennent { $used }
    }
story-squadron_deployed = { $results_count ->
        [0] { $side } place
       *[other] dés de commandement { $results } : { $side } place
    } { $ships }
story-ship_towed = { $ship } a été remorqué jusqu’ici par { $by }
story-head_start_given = victoire aux points : le camp qui a le plus de points gagne. { $side } a une avance de { $points } { $points ->
        [one] point
       *[other] points
    }, et gagne à égalité{ $from_turn ->
        [0] { "" }
       *[other] { " " }à partir du tour { $from_turn }
    }
story-speeds_rolled = { $dice } : { $turns } { $turns ->
        [one] tour
       *[other] tours
    } d’accélération au plus{ $flank_turns ->
        [0] { "" }
       *[other] , { $flank_turns } depuis un flanc
    }

## Abordage

story-parties_teleported =
    { $teleporter }, { $ship } envoie { $parties } sur { $target }, { $distance } : D20 { $face }, { $profile } : { $hit ->
        [yes] débarquées dans la { $section }
       *[no] perdues
    }
story-parties_unloaded = { $squadron } débarque { $parties } dans la { $section } de { $target }
story-parties_shifted = { $boarders ->
        [yes] les abordeurs de { $ship } avancent, { $start } vers { $section } : { $parties }
       *[no] du renfort dans { $ship }, { $start } vers { $section } : { $parties }
    }
story-boarding_fought = { $section } de { $ship }, défense { $defence_dice } contre { $attack_dice } : pertes à bord { $lost }, pertes des abordeurs { $boarders_lost }
story-party_die = { $kind ->
        [marine] fusiliers
       *[crew] équipage
    } { $result }{ $same ->
        [True] { "" }
       *[other] { " " }(lancé { $face })
    }
story-system_sabotaged = les abordeurs de { $ship } atteignent { $system }
