### What stands on boards and counters.

sheet-sign-cruiser = C
sheet-sign-destroyer = D
sheet-sign-exterminator = E
sheet-sign-fighter = F
sheet-sign-jumper = J
sheet-sign-taker = T

sheet-rocket = Your turn

sheet-chance = { $percent } %
sheet-chances = chance to win, in percent

sheet-dice-attacks = { $side }: { $ship } attacks
sheet-dice-defends = { $side }: { $ship } defends
sheet-dice-won = attack won
sheet-dice-defended = defended, moves out
sheet-dice-announced = { $side } has announced a { $ship }: the d4 is its most
sheet-dice-start = { $side } rolls who begins: the lowest does

sheet-hex-wormhole = wormhole { $pair } to { $hex }
sheet-hex-ship = { $ship }: attack { $attack }, defence { $defence }
sheet-hex-attacks = wins attacks: { $odds }
sheet-hex-odds = { $ship } { $percent } %
