### Texts on boards and counters.

sheet-sign-cruiser = C
sheet-sign-destroyer = D
sheet-sign-exterminator = E
sheet-sign-fighter = F
sheet-sign-jumper = J
sheet-sign-taker = T

sheet-rocket = Your turn

sheet-chance = { $percent }%
sheet-chances = chance to win, in percent

sheet-dice-attacks = { $side }: { $ship } attacks
sheet-dice-defends = { $side }: { $ship } defends
sheet-dice-won = The attack is won
sheet-dice-defended = Held: the defender moves out
sheet-dice-announced = { $side }: { $ship }, up to
sheet-dice-start = { $side }: the lowest begins

sheet-hex-wormhole = wormhole { $pair } to { $hex }
sheet-hex-ship = { $ship }: attack { $attack }, defence { $defence }
sheet-hex-attacks = chances as attacker: { $odds }
sheet-hex-odds = { $ship } { $percent }%
