### Why an answer is not legal, without a full stop.

refusal-not_now = you cannot choose “{ $found }” now
refusal-type = there is no ship type “{ $found }”
refusal-type_limit = { $most ->
    [one] each player may place only one { $ship }
   *[other] each player may place only { $most } ships of the type { $ship }
}
refusal-occupied = there is already a ship on { $hex }
refusal-beside = { $hex } is not next to one of your ships; if all those hexes are taken, choose one as close as possible
refusal-first = { $rule ->
    [CL-PLC-01] { $hex } is not a free edge hex; the first player starts on one
   *[other] { $hex } is not a free corner; first ships go on a corner, or on an edge if all corners are taken
}
refusal-no_move = “{ $found }” is not a move
refusal-offered_before = you can offer a draw again { $rounds } rounds after your last offer
refusal-no_draw_yet = you can claim a draw only after { $rounds } rounds without losses in fights, or when the same position occurs for the third time
refusal-no_draw_here = this board is played without draws
refusal-other_ship = { $phase ->
    [fly] you announced the ship on { $hex }, so move that one, not the one on { $start }
   *[other] the ship on { $hex } must move out, not one on { $start }
}
refusal-nobody = there is no ship on { $start }
refusal-not_yours = the { $ship } on { $start } is not yours
refusal-no_d4 = the { $ship } on { $start } does not roll a d4
refusal-announced = you cannot announce the { $ship } on { $start } now
refusal-same_hex = a ship cannot move from { $start } to { $end }: it must end on a different hex
refusal-out_back = a ship that moves out cannot end on { $start }, the hex of the fight, not even through a wormhole
refusal-no_wormhole = no wormhole leads from { $entry } to { $exit }
refusal-pair_twice = a ship cannot go from { $entry } to { $exit } again: it may pass each pair of wormholes once per move
refusal-held_wormhole = a ship on { $entry } would end the move there, before the wormhole to { $exit }
refusal-not_through = the { $ship } cannot go from { $start } to { $end } by that wormhole
refusal-out = a ship cannot move out from { $start } to { $end }: it moves out by one hex
refusal-row = a Cruiser cannot move from { $start } to { $end }: it moves along a row
refusal-diagonal = a Destroyer cannot move from { $start } to { $end }: it moves along a diagonal, through the corners of its hex
refusal-leap = a Jumper cannot move from { $start } to { $end }: it leaps to a hex at distance 2
refusal-step = an Exterminator cannot move from { $start } to { $end }: it moves one hex
refusal-unannounced = the { $ship } cannot move from { $start } to { $end } unannounced: it moves one hex, or type “{ $start } d4” to roll
refusal-too_far = the ship cannot reach { $end } from { $start }: the d4 shows { $rolled }
refusal-blocked_path = the ship cannot reach { $end } from { $start } in { $rolled ->
    [one] one hex
   *[other] { $rolled } hexes
}: ships or gaps are in the way
refusal-gap = the { $ship } cannot move from { $start } to { $end }: there is a gap in the way
refusal-blocked = the { $ship } cannot move from { $start } to { $end }: the { $blocker } on { $hex } is in the way
refusal-no_way = the ship cannot reach { $end } from { $start }
refusal-dice-part = { $count }d{ $faces }
refusal-dice = “{ $found }” does not match the dice; write the numbers of { $parts ->
    [one] { $first }
   *[other] { $first } and { $second }
}
