### What is told of ships and fleets outside the printed set: stat blocks for chats and forums, and the picture of a fleet.

outputs-text-heading-defences = Defences
outputs-text-heading-fore = Fore
outputs-text-heading-port = Port
outputs-text-heading-core = Core
outputs-text-heading-starboard = Starboard
outputs-text-heading-aft = Aft
outputs-text-heading-weapons = Weapons
outputs-text-heading-squadrons = Squadrons
outputs-text-heading-notes = Notes

outputs-text-arc-fore = fore
outputs-text-arc-port = port
outputs-text-arc-starboard = starboard
outputs-text-arc-aft = aft
outputs-text-arc-all = all round

outputs-text-sector-fore_starboard = fore/starboard
outputs-text-sector-starboard_fore = starboard/fore
outputs-text-sector-starboard_aft = starboard/aft
outputs-text-sector-aft_starboard = aft/starboard
outputs-text-sector-aft_port = aft/port
outputs-text-sector-port_aft = port/aft
outputs-text-sector-port_fore = port/fore
outputs-text-sector-fore_port = fore/port

outputs-text-axis-fore_aft = fore and aft
outputs-text-axis-port_starboard = to both sides

outputs-text-hull =
    { $count ->
        [one] { $count } hull hit in { $layers }
       *[other] { $count } hull hits in { $layers }
    }

outputs-text-layers =
    { $count ->
        [one] { $count } layer
       *[other] { $count } layers
    }

outputs-text-crew =
    { $count ->
        [one] { $count } crew party
       *[other] { $count } crew parties
    }

outputs-text-marines =
    { $count ->
        [one] { $count } marine party
       *[other] { $count } marine parties
    }

outputs-text-defence-line = { $arc }: { $all }
outputs-text-defence-armour = armour { $rating } ({ $type })
outputs-text-defence-plates =
    { $count ->
        [one] { $count } ablative plate
       *[other] { $count } ablative plates
    }
outputs-text-defence-shields = shields { $hits } ({ $type })
outputs-text-defence-energy = energy
outputs-text-defence-kinetic = kinetic
outputs-text-defence-energy_kinetic = both

outputs-text-part-life_support = Life support { $rating }
outputs-text-part-reactor = Reactor { $rating }
outputs-text-part-rated = { $name } { $rating }
outputs-text-part-facing = { $name } { $facing }
outputs-text-part-copies = { $part } × { $count }
outputs-text-part-mount = { $name } ({ $sectors })
outputs-text-part-bay = { $name } { $launch }/{ $carry }
outputs-text-part-carrying = { $bay } with { $squadrons }

outputs-text-weapon-line = { $name }: { $all }
outputs-text-weapon-energy = energy
outputs-text-weapon-kinetic = kinetic
outputs-text-weapon-damage = { $pulse } × { $die }{ $modifier }
outputs-text-weapon-raking = raking
outputs-text-weapon-penetrating = penetrating
outputs-text-weapon-direct = { $range } cm
outputs-text-weapon-indirect =
    { $count ->
        [one] { $range } cm indirect, { $count } turn
       *[other] { $range } cm indirect, { $count } turns
    }
outputs-text-weapon-area = area { $area } cm
outputs-text-weapon-one_shot = one shot
outputs-text-weapon-limited = limited fire
outputs-text-weapon-unlimited = unlimited fire
outputs-text-weapon-against = at { $targets }
outputs-text-weapon-shield_piercing = shield piercing { $value }
outputs-text-weapon-armour_piercing = armour piercing { $value }
outputs-text-weapon-deflection_piercing = deflection piercing { $value }
outputs-text-weapon-vulnerable = vulnerable
outputs-text-weapon-fighter_indirect = indirect

outputs-text-target-starships = starships
outputs-text-target-starfighters = starfighters
outputs-text-target-direct = direct fire
outputs-text-target-indirect = indirect fire
outputs-text-target-other = all other targets

outputs-text-squadron-line = { $name }: { $all }
outputs-text-squadron-strength = strength { $value }
outputs-text-squadron-speed = speed { $value } cm
outputs-text-squadron-defence = defence { $value }
outputs-text-squadron-target_rating = target rating { $value }
outputs-text-squadron-ftl = FTL
outputs-text-squadron-breaching = breaching
outputs-text-squadron-ecm = ECM

outputs-card-combat_value = combat value
outputs-card-tier = tier
outputs-card-ships = ships
outputs-card-squadrons = squadrons
outputs-card-by = by { $author }
outputs-card-more =
    { $count ->
        [one] and { $count } more class
       *[other] and { $count } more classes
    }
outputs-card-beside = without a carrier
outputs-card-opens = This picture opens as a fleet in MetaMaker
outputs-card-class = class
outputs-card-each = value each

outputs-notes-left_out = no room for its notes on the sheet. The page “Notes” has them in full
outputs-notes-code = no room for its share code of { $count } characters. The PDF file contains the ship
outputs-notes-charts = no room for { $charts }. See the page “{ $page }”
outputs-charts-bands = range bands
outputs-charts-hits = to-hit modifiers
outputs-charts-criticals = criticals

outputs-pages-sheets = Record sheets

outputs-list-heading-ships = Ships
outputs-list-heading-squadrons = Squadrons without a carrier
outputs-list-line =
    { $number ->
        [0] { $name }: { $value }
       *[other] { $number } × { $name }: { $value }
    }
outputs-list-value_left = { $value }, { $difference } left of the limit of { $limit }
outputs-list-value_over = { $value }, { $difference } above the limit of { $limit }
outputs-list-tier = { $tier }, limit { $limit }
