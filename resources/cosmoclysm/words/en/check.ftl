### Problems of boards, without a full stop.

check-number_of_hexes = the board has { $found } hexes, not { $wanted }
check-lonely_hex = { $hex } touches no other hex
check-islands = the board is { $count } islands; ships leave that of { $hex } ({ $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    }) only by a leap or a wormhole
check-gaps = { $count ->
    [one] the board encloses a gap
   *[other] the board encloses { $count } gaps
} ({ $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}) that only a Jumper can cross
check-few_corners = the board has { $corners ->
        [0] no corner hexes
        [one] one corner hex
       *[other] { $corners } corner hexes
    } for { $players } players; all except the first begin on a corner, or on an edge when corners run out
check-without_letter = { $count ->
    [one] { $hex } has no letter, but others have one
   *[other] { $count } hexes have no letter (the first is { $hex }), but others have one
}
check-one_letter = all hexes have the letter { $letter }, so wormhole pairs cannot be placed
check-too_few_players = the board needs two to six players
check-type_limit = each player places { $ships } ships, but the limit per type allows only { $most }
check-stranger = the position has ships of player { $player }, but the board has only { $players } players
check-one_side = all ships of the position belong to one player
check-pair = both wormholes of pair { $pair } have the letter { $letter }
check-many_of_type = player { $player } has { $count } ships of the type { $ship }, which is only possible after captures
