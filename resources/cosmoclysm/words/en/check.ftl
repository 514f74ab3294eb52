### Problems of boards, without a full stop.

check-number_of_hexes = the board has { $found } hexes, not { $wanted }
check-lonely_hex = { $hex } touches no other hex
check-islands = the board is { $count } islands; from { $hex } ({ $hexes ->
        [one] one hex
       *[other] an island of { $hexes } hexes
    }) only a leap or a wormhole leads away
check-gaps = { $count ->
        [one] a gap is shut in
       *[other] { $count } gaps are shut in
    } ({ $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    }): only a Jumper crosses it
check-few_corners = there { $corners ->
        [0] is no corner hex
        [one] is one corner hex
       *[other] are { $corners } corner hexes
    } for { $players } players, of whom all but the first begin on one: who finds none begins on an edge
check-without_letter = { $count ->
        [one] { $hex } has no letter
       *[other] { $count } hexes have no letter, { $hex } first
    } though others have
check-one_letter = all hexes have the letter { $letter }, so no pair of wormholes can lie anywhere
check-too_few_players = two to six players are needed
check-type_limit = everybody places { $ships } ships, and the limit of a type leaves { $most }
check-stranger = the position has player { $player }, and { $players } play
check-one_side = the ships of the position are all of one player
check-pair = both wormholes of pair { $pair } lie on the letter { $letter }
check-many_of_type = player { $player } has { $count } ships of the type { $ship }, as only captures can bring about
