### Why an answer is none, without a full stop.

refusal-not_now = “{ $found }” cannot be chosen now
refusal-type = “{ $found }” is no type of ship
refusal-type_limit = { $most ->
    [one] one { $ship } is
   *[other] { $most } ships of the type { $ship } are
} the most that everybody may place
refusal-occupied = { $hex } holds a ship already
refusal-beside = { $hex } is not beside one of your ships, or as near to one as can be
refusal-first = { $rule ->
    [CL-PLC-01] { $hex } is no free edge hex, where the first ship of whoever begins stands
   *[other] { $hex } is no free corner hex, where first ships stand, or edge hex if all corners are taken
}
refusal-no_move = “{ $found }” is no move
refusal-no_draw_yet = you can claim a draw only after { $rounds } rounds without a ship lost in a fight, or when the same position comes for the third time
refusal-no_draw_here = this board is played without draws
refusal-other_ship = { $phase ->
    [fly] the ship on { $hex } was announced and moves, not the one on { $start }
   *[other] the ship on { $hex } moves out, not one on { $start }
}
refusal-nobody = there is no ship on { $start }
refusal-not_yours = the { $ship } on { $start } is not yours
refusal-no_d4 = the { $ship } on { $start } rolls no d4
refusal-announced = the { $ship } on { $start } cannot be announced now
refusal-same_hex = { $start } to { $end } is no move: a ship ends on another hex than it began
refusal-out_back = a ship that moves out cannot end in the hex of the fight, not even through a wormhole: { $start }
refusal-no_wormhole = no wormhole leads from { $entry } to { $exit }
refusal-pair_twice = { $entry } to { $exit } passes a pair a second time: each can be passed once in a move
refusal-held_wormhole = a ship on { $entry } ends the move there, before the wormhole to { $exit }
refusal-not_through = the { $ship } cannot go from { $start } to { $end } by that wormhole
refusal-out = { $start } to { $end } is no move-out: it goes one hex
refusal-row = { $start } to { $end } is no move of a Cruiser: it goes along a row
refusal-diagonal = { $start } to { $end } is no move of a Destroyer: it goes along a diagonal, out through a corner
refusal-leap = { $start } to { $end } is no move of a Jumper: it leaps to a hex at distance 2
refusal-step = { $start } to { $end } is no move of an Exterminator: it goes one hex
refusal-unannounced = { $start } to { $end } is no move of a { $ship } that was not announced: it goes one hex, or type “{ $start } d4” to roll
refusal-too_far = { $start } to { $end } is farther than the { $rolled } that the d4 shows
refusal-blocked_path = no path of { $rolled ->
    [one] one hex
   *[other] { $rolled } hexes
} leads from { $start } to { $end }: ships or gaps are in the way
refusal-gap = { $start } to { $end } is no move of a { $ship }: a hex is missing on the way
refusal-blocked = { $start } to { $end } is no move of a { $ship }: the { $blocker } on { $hex } is in the way
refusal-no_way = no way leads from { $start } to { $end }
refusal-dice-part = { $count }d{ $faces }
refusal-dice = expected { $parts ->
    [one] { $first }
   *[other] { $first } and { $second }
}, found “{ $found }”
