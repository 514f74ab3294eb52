### Ce qui est dit des vaisseaux et des flottes hors du jeu imprimé : descriptions pour discussions et forums, image d'une flotte.

outputs-text-heading-defences = Défenses
outputs-text-heading-fore = Avant
outputs-text-heading-port = Bâbord
outputs-text-heading-core = Centre
outputs-text-heading-starboard = Tribord
outputs-text-heading-aft = Arrière
outputs-text-heading-weapons = Armes
outputs-text-heading-squadrons = Escadrilles
outputs-text-heading-notes = Notes

outputs-text-arc-fore = avant
outputs-text-arc-port = bâbord
outputs-text-arc-starboard = tribord
outputs-text-arc-aft = arrière
outputs-text-arc-all = tous azimuts

outputs-text-sector-fore_starboard = avant/tribord
outputs-text-sector-starboard_fore = tribord/avant
outputs-text-sector-starboard_aft = tribord/arrière
outputs-text-sector-aft_starboard = arrière/tribord
outputs-text-sector-aft_port = arrière/bâbord
outputs-text-sector-port_aft = bâbord/arrière
outputs-text-sector-port_fore = bâbord/avant
outputs-text-sector-fore_port = avant/bâbord

outputs-text-axis-fore_aft = avant et arrière
outputs-text-axis-port_starboard = des deux bords

outputs-text-hull =
    { $count ->
        [one] { $count } point de coque en { $layers }
       *[other] { $count } points de coque en { $layers }
    }

outputs-text-layers =
    { $count ->
        [one] { $count } couche
       *[other] { $count } couches
    }

outputs-text-crew =
    { $count ->
        [one] { $count } équipe de bord
       *[other] { $count } équipes de bord
    }

outputs-text-marines =
    { $count ->
        [one] { $count } équipe de fusiliers
       *[other] { $count } équipes de fusiliers
    }

outputs-text-defence-line = { $arc } : { $all }
outputs-text-defence-armour = blindage { $rating } ({ $type })
outputs-text-defence-plates =
    { $count ->
        [one] { $count } plaque ablative
       *[other] { $count } plaques ablatives
    }
outputs-text-defence-shields = boucliers { $hits } ({ $type })
outputs-text-defence-energy = énergie
outputs-text-defence-kinetic = cinétique
outputs-text-defence-energy_kinetic = mixte

outputs-text-part-life_support = Support vital { $rating }
outputs-text-part-reactor = Réacteur { $rating }
outputs-text-part-rated = { $name } { $rating }
outputs-text-part-facing = { $name } { $facing }
outputs-text-part-copies = { $part } × { $count }
outputs-text-part-mount = { $name } ({ $sectors })
outputs-text-part-bay = { $name } { $launch }/{ $carry }
outputs-text-part-carrying = { $bay } avec { $squadrons }

outputs-text-weapon-line = { $name } : { $all }
outputs-text-weapon-energy = énergie
outputs-text-weapon-kinetic = cinétique
outputs-text-weapon-damage = { $pulse } × { $die }{ $modifier }
outputs-text-weapon-raking = enfilade
outputs-text-weapon-penetrating = pénétration
outputs-text-weapon-direct = { $range } cm
outputs-text-weapon-indirect =
    { $count ->
        [one] { $range } cm en tir indirect, { $count } tour
       *[other] { $range } cm en tir indirect, { $count } tours
    }
outputs-text-weapon-area = zone { $area } cm
outputs-text-weapon-one_shot = coup unique
outputs-text-weapon-limited = tir limité
outputs-text-weapon-unlimited = tir illimité
outputs-text-weapon-against = contre { $targets }
outputs-text-weapon-shield_piercing = perf. boucliers { $value }
outputs-text-weapon-armour_piercing = perf. blindage { $value }
outputs-text-weapon-deflection_piercing = perf. déflecteurs { $value }
outputs-text-weapon-vulnerable = vulnérable
outputs-text-weapon-fighter_indirect = indirecte

outputs-text-target-starships = vaisseaux
outputs-text-target-starfighters = chasseurs
outputs-text-target-direct = tir direct
outputs-text-target-indirect = tir indirect
outputs-text-target-other = toutes les autres cibles

outputs-text-squadron-line = { $name } : { $all }
outputs-text-squadron-strength = force { $value }
outputs-text-squadron-speed = vitesse { $value } cm
outputs-text-squadron-defence = défense { $value }
outputs-text-squadron-target_rating = indice de cible { $value }
outputs-text-squadron-ftl = FTL
outputs-text-squadron-breaching = abordage
outputs-text-squadron-ecm = CME

outputs-card-combat_value = valeur de combat
outputs-card-tier = palier
outputs-card-ships = vaisseaux
outputs-card-squadrons = escadrilles
outputs-card-by = par { $author }
outputs-card-more =
    { $count ->
        [one] et { $count } autre classe
       *[other] et { $count } autres classes
    }
outputs-card-beside = sans porteur
outputs-card-opens = Cette image s’ouvre comme une flotte dans MetaMaker
outputs-card-class = classe
outputs-card-each = valeur l’unité

outputs-notes-left_out = pas de place pour ses notes sur la fiche. La page « Notes » les a en entier
outputs-notes-code = pas de place pour son code de partage de { $count } caractères. Le fichier PDF contient le vaisseau
outputs-notes-charts = pas de place pour { $charts }. Voir la page « { $page } »
outputs-charts-bands = les tranches de portée
outputs-charts-hits = les modificateurs de tir
outputs-charts-criticals = les critiques

outputs-pages-sheets = Fiches de vaisseau

outputs-list-heading-ships = Vaisseaux
outputs-list-heading-squadrons = Escadrilles sans porteur
outputs-list-line =
    { $number ->
        [0] { $name } : { $value }
       *[other] { $number } × { $name } : { $value }
    }
outputs-list-value_left = { $value }, reste { $difference } sur la limite de { $limit }
outputs-list-value_over = { $value }, soit { $difference } au-dessus de la limite de { $limit }
outputs-list-tier = { $tier }, limite { $limit }
