### The story of a game.

story-began = { $sides }{ $is_set_up ->
    [True] , from a position
   *[other] { "" }
}
story-start_rolled = { $side } rolls { $face }
story-first = { $side } rolls lowest and begins; each player places { $ships } ships
story-placed = { $side } places: { $ship } on { $hex }
story-bored = { $side } places a wormhole of pair { $pair } on { $hex }
story-round = Round { $round }
story-turn = { $side }
story-announced = { $ship } on { $hex } is announced; the d4 shows { $face }
story-moved-move = { $ship } goes { $way }
story-moved-out = { $ship } has held and moves out { $way }
story-moved-captured = { $ship }, captured, moves out { $way }
story-own = { $side } thereby loses its own { $ship } on { $hex }
story-fought = { $link ->
    [1] { "" }
   *[other] Chain { $link }:{ " " }
}{ $attacker } attacks { $defender } on { $hex }: { $attack } against { $defence }, { $won ->
    [True] the attacker wins
   *[other] { $tie ->
        [True] a tie: the defender wins
       *[other] the defender wins
    }
}
story-destroyed = { $ship } is destroyed
story-captured = { $side } captures the { $ship } on { $hex }
story-passed = { $side } has no legal move and passes
story-stayed = { $side } does not move: the announced ship could only destroy ships of its own side
story-out = { $side } has lost all ships and is out
story-won = { $by_rounds ->
    [True] After { $round } rounds { $side } has the most ships and wins
   *[other] { $side } has the last ships and wins
}
story-drawn = After { $round } rounds several players share the lead: a draw
story-draw_claimed = { $side } claims a draw: { $is_repeated ->
    [True] this position has occurred for the third time
   *[other] no ship has been lost in a fight for { $rounds } rounds
}
story-draw_offered = { $side } offers a draw
story-offer_answered = { $accepts ->
        [True] { $side } accepts the draw
       *[other] { $side } declines the draw
    }
story-resigned = { $side } resigns
story-draw = The game is a draw
story-left = { $side }: { $ships ->
    [0] no ships left
    [one] one ship left
   *[other] { $ships } ships left
}

story-column-side = side
story-column-count = ships
story-column-ships = types and hexes

story-view-key = { $sides }. { $ships }; 1 and 2 are wormholes.
story-view-ship = { $hex }: { $ship } of { $side } (A{ $attack } D{ $defence }, moves { $move })
story-view-empty = { $hex }: no ship
story-view-wormhole = wormhole { $pair } to { $end }
story-view-near = next to { $hexes }
story-view-move-cruiser = any distance along a row
story-view-move-destroyer = any distance along a diagonal
story-view-move-exterminator = 1 hex
story-view-move-fighter = up to the d4
story-view-move-jumper = a leap of 2 hexes
story-view-move-taker = up to the d4, captures
