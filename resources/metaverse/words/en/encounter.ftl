# Pages to set up an encounter by.

encounter-title = Encounter
encounter-between = { $one } against { $other }
encounter-scale = 1 : { $scale }, table { $length } × { $width } cm, north up
encounter-zone = { $cap ->
    [100] { $side }
   *[other] { $side } ≤ { $cap }%
}
encounter-account = HOW IT WAS SET UP
encounter-tie = { $tie ->
    [defender] On equal dice in boarding combat, only the attacker loses a party.
   *[mutual] On equal dice in boarding combat, both sides lose a party.
}
encounter-boxes = One point for each percent of crossed-off boxes of the other side: side A has { $one } boxes, side B { $other }.
encounter-head_start = { $side } has a head start of { $points } { $points ->
        [one] point
       *[other] points
    }{ $turn ->
        [0] { "" }
       *[other] , ties from turn { $turn }
    }
encounter-terrain = TERRAIN
encounter-thing = feature
encounter-size = diameter
encounter-middle = cm from west | south
encounter-field = field beyond
encounter-everywhere = everywhere
encounter-edge = along an edge
encounter-wind = , wind { $wind } to { $direction }
encounter-cm = { $length } cm
encounter-west = from west
encounter-south = from south
encounter-heading = heading
encounter-speed = maximum
encounter-towed = { $ship }, towed by { $by }
encounter-templates = Terrain templates
encounter-templates_note = Cut these out. The outer edge of a ring is the edge of the template.
encounter-template = { $kind }, { $size } cm
encounter-template_part = { $label }: { $count } of these pieces make the ring
encounter-unequal = { $fleet } has a combat value of { $value }, but the agreed limit is { $limit }
encounter-harmless = Neither side can do damage except by ramming (no weapons, squadrons or boarding parties), so expect a draw on the last turn
