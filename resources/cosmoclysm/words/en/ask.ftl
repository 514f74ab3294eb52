### What players are asked.

ask-place = Which ship do you place where (number { $number })?
ask-place-word = placement
ask-place-hint = type and hex, such as “{ $example }”
ask-place-help = a type of ship and a hex, such as “fighter A4”. Place your first ship on an edge or a corner, later ships next to your own
ask-place-wanted = cannot read “{ $found }”; write a type and a hex, such as “fighter A4”
ask-unknown_type = there is no ship type “{ $found }”; choose from { $known }
ask-wormhole = Where do you place a wormhole?
ask-wormhole-word = wormhole
ask-wormhole-hint = pair and hex, such as “{ $example }”
ask-wormhole-help = a pair (1 or 2) and a hex, such as “1 B3”; the two ends of a pair need different letters
ask-wormhole-wanted = cannot read “{ $found }”; write a pair and a hex, such as “1 B3”
ask-move = Which ship do you move?
ask-move-word = move
ask-move-hint = from and to, such as “{ $example }”; “A2 d4” announces a Fighter or Taker
ask-move-help = start and end hex, such as “A5 to G” or “A5-G”; for a wormhole, “D6-E2=B3”. “A2 d4” announces the Fighter or Taker on A2 and rolls the die
ask-move-wanted = cannot read “{ $found }”; write a move such as “A5 to G”, “D6-E2=B3” or “A2 d4”
ask-draw = draw
ask-offer_draw = offer draw
ask-resign = resign
ask-draw_fact = draw: you may claim a draw, because { $is_repeated ->
    [True] this position has occurred for the third time
   *[other] no ship has been lost in a fight for { $rounds } rounds
}
ask-fly = Where does the { $ship } on { $hex } go ({ $rolled ->
    [one] one hex
   *[other] up to { $rolled } hexes
})?
ask-fly-word = flight
ask-fly-hint = { $known }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
ask-fly-help = the hex where the ship ends, such as “G”; for a wormhole, “A2-B3=E2”
ask-out = Where does the { $ship } move out of { $hex }?
ask-out-word = move-out
ask-out-hint = { $known }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
ask-out-help = a neighbouring hex, such as “A1”; the ship can also go through wormholes before or after this step. It attacks an enemy there, but destroys a ship of its own side
ask-capture = The Taker has won on { $hex }: does it capture the { $ship }?
ask-capture-word = capture
ask-capture-hint = capture or leave
ask-capture-help = “capture” makes the ship yours, and it moves out at once; “leave” removes it
ask-capture-yes = capture
ask-capture-no = leave
ask-capture-wanted = cannot read “{ $found }”; write “{ $yes }” or “{ $no }”
ask-dice = { $what ->
    [start] Which number does your d20 show? The lowest player begins.
    [d4] Which number does the d4 show?
   *[other] Which numbers do the dice of the fight show?
}
ask-dice-word = dice
ask-dice-hint = { $dice } from your own dice; an empty line lets MetaMaker roll
ask-dice-help = the numbers on your own dice, the attacker’s first, such as “20 9 5 5 3 / 9 1”; an empty line lets MetaMaker roll
ask-dice-wanted = cannot read “{ $found }”; write the numbers on the dice, such as “20 9 5 5 3 / 9 1”
ask-dice-fact = { $attacker } attacks { $defender }: { $chance } to win
ask-fact = { $move }: { $outcome }

ask-outcome-pass = you have no legal move, and your turn ends
ask-outcome-stay = the ship stays where it is, and the turn ends
ask-outcome-draw = you claim a draw, and the game ends
ask-outcome-announce = you announce the { $ship } on { $hex }, and a d4 decides how far it may go
ask-outcome-own = { $ship } { $way }, which destroys your own { $other } there
ask-outcome-move = { $ship } { $way }
ask-outcome-fight = { $ship } { $way } onto { $enemy }: { $chance } to win
ask-outcome-place = { $ship } on { $hex }
ask-outcome-wormhole = a wormhole of pair { $pair } on { $hex }
ask-outcome-capture = { $is_taken ->
    [True] you capture the ship, and it moves out
   *[other] the ship is destroyed
}
ask-outcome-dice = { $is_typed ->
    [True] the dice show { $faces }
   *[other] MetaMaker rolls
}

ask-offer = { $side } offers a draw. Do you accept?
ask-offer-word = draw offer
ask-offer-hint = accept or decline
ask-offer-help = “accept” ends the game as a draw if all other players accept too; “decline” continues it
ask-offer-accept = accept
ask-offer-decline = decline
ask-outcome-offer_draw = you offer a draw; if any player declines, you move
ask-outcome-resign = you resign, and all your ships leave the board
ask-outcome-offer = { $accepts ->
        [True] you accept the draw
       *[other] you decline, and the game continues
    }
