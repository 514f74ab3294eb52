### What the charts of weapons, classes and comparisons say. Words in braces are replaced.

graphs-and = { $first } and { $second }

graphs-arc-fore = fore
graphs-arc-starboard = starboard
graphs-arc-aft = aft
graphs-arc-port = port

graphs-target-nothing = nothing
graphs-target-armour = armour { $rating }
graphs-target-energy_armour = energy armour { $rating }
graphs-target-kinetic_armour = kinetic armour { $rating }
graphs-target-shields = { $hits } shields
graphs-target-energy_shields = { $hits } energy shields
graphs-target-kinetic_shields = { $hits } kinetic shields
graphs-target-adaptation = adaptation { $rating }
graphs-target-deflector = deflector { $rating }
graphs-target-energy_deflector = energy deflector { $rating }
graphs-target-kinetic_deflector = kinetic deflector { $rating }
graphs-target-list = { $first }, { $second }

graphs-plates =
    { $count ->
        [one] { $count } plate
       *[other] { $count } plates
    }

graphs-weapon-hit = Effect of a hit
graphs-weapon-hit_against = against { $target }
graphs-weapon-hit_summary = On average { $boxes } hull boxes and { $shields } shield hits; no effect in { $nothing } of cases.
graphs-weapon-hit_summary_bare = On average { $boxes } hull boxes; no effect in { $nothing } of cases.
graphs-weapon-no_hull = no hull: { $nothing }
graphs-weapon-boxes = hull boxes
graphs-weapon-shield_hits = shield hits
graphs-weapon-mean = mean { $mean }
graphs-weapon-chance = { $what }: { $percent }
graphs-weapon-range = Damage per shot by range
graphs-weapon-range_against = Shield hits and hull boxes at { $target }; target rating { $rating }, array { $array }
graphs-weapon-if_hits = if it hits
graphs-weapon-with_chance = including the chance to hit
graphs-weapon-step = { $start }–{ $end } cm, { $what }: { $value }
graphs-weapon-hit_chance = { $percent } to hit
graphs-weapon-defences = Against other defences
graphs-weapon-defence_told = { $target }, { $what }: { $value }
graphs-weapon-none = no defences
graphs-weapon-all = { $a }, { $b }

graphs-value-title = Breakdown of the value
graphs-value-hull = hull
graphs-value-defence = armour and shields
graphs-value-weapon = weapons
graphs-value-propulsion = drives, FTL
graphs-value-electronic_warfare = sensors, EW
graphs-value-secondary = secondary systems
graphs-value-hangar = hangars
graphs-value-crew = crew, command
graphs-value-summary = { $value } points: { $parts }.
graphs-value-part = { $name } { $value }

graphs-design-range = Damage per turn by range
graphs-design-arcs = Damage per turn by arc
graphs-design-arcs_title = up to { $end } cm
graphs-design-turns = Toughness by arc
graphs-design-range_summary = Expected shield hits and hull boxes per turn at a reference cruiser, with all weapons that bear.
graphs-design-arcs_summary = Expected damage per turn at close range: { $parts }.
graphs-design-turns_summary = Turns until the core is destroyed if all fire comes through one arc, on average over the reference ships: { $parts }.
graphs-design-turns_value = { $turns } turns
graphs-design-part = { $arc } { $value }
graphs-design-step = { $start }–{ $end } cm, { $arc }: { $value }

graphs-comparison-radar = Shape
graphs-comparison-bars = Side by side
graphs-comparison-radar_summary = Each quality as a share of the largest.
graphs-comparison-told = { $name }, { $quality }: { $value }
graphs-comparison-offence = offence
graphs-comparison-defence = defence
graphs-comparison-speed = speed
graphs-comparison-thrust = thrust
graphs-comparison-electronic_warfare = electronic warfare
graphs-comparison-command = command
graphs-comparison-craft = carried craft
graphs-comparison-combat_value = combat value
graphs-comparison-hull = hull hits
graphs-comparison-shields = shield hits
graphs-comparison-cm = { $value } cm
graphs-comparison-turns = { $value } turns
graphs-comparison-most = most { $value }

graphs-account-title = Breakdown
graphs-account-rest = { $count } smaller ones
graphs-account-total = total
graphs-account-more = one more
graphs-account-line = { $text }: { $value }
graphs-account-line_more = { $text }: { $value } (one more adds { $more })

graphs-difference-added = Added: { $element }
graphs-difference-removed = Removed: { $element }
graphs-difference-moved = { $element }: moved from the { $before } to the { $after }
graphs-difference-changed = { $element }: { $label } { $before } → { $after }
graphs-difference-whole = { $label }: { $before } → { $after }
graphs-difference-text = { $label }: changed
graphs-difference-none = none
graphs-difference-yes = yes
graphs-difference-no = no
graphs-difference-counted = { $count } × { $element }

graphs-pair-at_least = Chance of at least this much damage
graphs-pair-at_least_told = { $name }, { $damage } or more: { $percent }
graphs-pair-at_least_summary = On average, a hit of { $first } does { $first_mean } and a hit of { $second } { $second_mean } against { $target }.
graphs-pair-range = Damage per shot by range, side by side
graphs-pair-range_summary = Shield hits and hull boxes against { $target }, including the chance to hit.

graphs-preset-bare = Bare hull
graphs-preset-reference = Reference cruiser, fore: { $defences }
graphs-preset-arc = { $arcs }: { $defences }

graphs-against-armour_rating-label = Armour
graphs-against-armour_rating-hint = The armour rating of the arc hit.
graphs-against-armour_type-label = Armour stops
graphs-against-armour_type-hint = The weapons that the armour stops.
graphs-against-plates-label = Plates
graphs-against-plates-hint = Ablative plates, which count as armour until they are lost.
graphs-against-shield_hits-label = Shields
graphs-against-shield_hits-hint = The shield hits of the arc, which are lost before the hull.
graphs-against-shield_type-label = Shields stop
graphs-against-shield_type-hint = The weapons that the shields stop.
graphs-against-adaptation-label = Adaptation
graphs-against-adaptation-hint = The level of the adaptive shields, which counts as armour.
graphs-against-deflector-label = Deflector
graphs-against-deflector-hint = The rating of the deflector; dice up to this rating are ignored.
graphs-against-deflector_type-label = Deflector stops
graphs-against-deflector_type-hint = The weapons that the deflector stops.
graphs-against-target_rating-label = Target rating
graphs-against-target_rating-hint = The difficulty of hitting the target; higher is harder.
graphs-against-ew-label = EW array
graphs-against-ew-hint = The rating of the target's electronic warfare, taken off sensor ratings.
graphs-against-ems-label = EMS
graphs-against-ems-hint = The target's EMS, which disruptive weapons use.
graphs-against-mass_factor-label = Mass factor
graphs-against-mass_factor-hint = The target's mass factor, which gravitational weapons use.
graphs-against-array_rating-label = Own sensors
graphs-against-array_rating-hint = The rating of the firing ship's sensor array.

