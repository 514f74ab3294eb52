# Pages to set up an encounter by.

encounter-title = Encounter
encounter-between = { $one } against { $other }
encounter-scale = 1 : { $scale }, table { $length } × { $width } cm, north up
encounter-zone = { $cap ->
    [100] { $side }
   *[other] { $side } ≤ { $cap } %
}
encounter-account = HOW IT CAME ABOUT
encounter-tie = { $tie ->
    [defender] Equal dice in boarding combat take the attacker’s party alone.
   *[mutual] Equal dice in boarding combat take both parties.
}
encounter-terrain = TERRAIN
encounter-thing = thing
encounter-size = across
encounter-middle = cm from west | south
encounter-field = field beyond
encounter-everywhere = everywhere
encounter-edge = along an edge
encounter-wind = , wind { $wind } to { $direction }
encounter-cm = { $length } cm
encounter-west = from west
encounter-south = from south
encounter-heading = heading
encounter-speed = at most
encounter-towed = { $ship }, towed by { $by }
encounter-templates = Terrain templates
encounter-templates_note = To cut out. The outer edge of a ring is the edge of the template.
encounter-template = { $kind }, { $size } cm
encounter-template_part = { $label }: { $count } such pieces go round
encounter-unequal = { $fleet } has a combat value of { $value }, the agreed limit is { $limit }
encounter-harmless = Neither side has a weapon, a squadron or a way to board: unless somebody rams, nobody can be harmed and the last turn ends it undecided
