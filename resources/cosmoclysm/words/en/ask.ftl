### What players are asked.

ask-place = Which ship do you place where (number { $number })?
ask-place-word = placement
ask-place-hint = type and hex, such as “{ $example }”
ask-place-help = a type of ship and a hex, such as “fighter A4”; at first on an edge or corner, then beside your own ships
ask-place-wanted = expected a type and a hex, such as “fighter A4”, found “{ $found }”
ask-unknown_type = expected one of { $known }, found “{ $found }”
ask-wormhole = Where do you place a wormhole?
ask-wormhole-word = wormhole
ask-wormhole-hint = pair and hex, such as “{ $example }”
ask-wormhole-help = a pair (1 or 2) and a hex, such as “1 B3”; both ends of a pair lie on different letters
ask-wormhole-wanted = expected a pair and a hex, such as “1 B3”, found “{ $found }”
ask-move = Which ship do you move?
ask-move-word = move
ask-move-hint = from and to, such as “{ $example }”; “A2 d4” announces a Fighter or Taker
ask-move-help = from hex to hex, such as “A5 to G” or “A5-G”; through a wormhole “D6-E2=B3”; “A2 d4” announces the Fighter or Taker on A2 and rolls for it
ask-move-wanted = expected a move such as “A5 to G”, “D6-E2=B3” or “A2 d4”, found “{ $found }”
ask-draw = draw
ask-draw_fact = draw: you may claim a draw, because { $is_repeated ->
    [True] this position has come for the third time
   *[other] no ship has been lost in a fight for { $rounds } rounds
}
ask-fly = Where does the { $ship } on { $hex } go, by { $rolled ->
    [one] one hex
   *[other] up to { $rolled } hexes
}?
ask-fly-word = flight
ask-fly-hint = { $known }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
ask-fly-help = the hex where the ship ends, such as “G”; through a wormhole “A2-B3=E2”
ask-out = Where does the { $ship } move out of { $hex }?
ask-out-word = move-out
ask-out-hint = { $known }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
ask-out-help = one of the hexes beside it, such as “A1”, wormholes before or behind that step; onto an enemy it attacks, an own ship there is destroyed
ask-capture = The Taker has won on { $hex }: does it capture the { $ship }?
ask-capture-word = capture
ask-capture-hint = capture or leave
ask-capture-help = “capture”: the ship is yours and moves out at once; “leave”: it is gone
ask-capture-yes = capture
ask-capture-no = leave
ask-capture-wanted = expected “{ $yes }” or “{ $no }”, found “{ $found }”
ask-dice = { $what ->
    [start] What does your d20 show, for who begins?
    [d4] What does the d4 show?
   *[other] What do the dice of the fight show?
}
ask-dice-word = dice
ask-dice-hint = { $dice } as real dice show, or nothing for the program to roll
ask-dice-help = the faces of real dice, those of the attacker first, such as “20 9 5 5 3 / 9 1”; nothing lets the program roll
ask-dice-wanted = expected faces of dice, such as “20 9 5 5 3 / 9 1”, found “{ $found }”
ask-dice-fact = { $attacker } attacks { $defender }: { $chance } to win
ask-fact = { $move }: { $outcome }

ask-outcome-pass = there is no move: the turn passes
ask-outcome-stay = the ship stays where it is, and the turn ends
ask-outcome-draw = you claim a draw, and the game ends
ask-outcome-announce = the { $ship } on { $hex } is announced, and a d4 says how far it may go
ask-outcome-own = { $ship } { $way }, which destroys your own { $other } there
ask-outcome-move = { $ship } { $way }
ask-outcome-fight = { $ship } { $way } onto { $enemy }: { $chance } to win
ask-outcome-place = { $ship } on { $hex }
ask-outcome-wormhole = a wormhole of pair { $pair } on { $hex }
ask-outcome-capture = { $is_taken ->
    [True] the ship is captured and moves out
   *[other] the ship is gone
}
ask-outcome-dice = { $is_typed ->
    [True] the dice show { $faces }
   *[other] the program rolls
}
