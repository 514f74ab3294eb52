### Ce qui est écrit sur les plateaux et les pions.

sheet-sign-cruiser = C
sheet-sign-destroyer = D
sheet-sign-exterminator = E
sheet-sign-fighter = Ch
sheet-sign-jumper = S
sheet-sign-taker = P

sheet-rocket = À vous

sheet-chance = { $percent } %
sheet-chances = chances de gagner, en pour cent

sheet-dice-attacks = { $side } : { $ship }, attaque
sheet-dice-defends = { $side } : { $ship }, défense
sheet-dice-won = L’attaque est gagnée
sheet-dice-defended = Tenu : le défenseur sort
sheet-dice-announced = { $side } : { $ship }, jusqu’à
sheet-dice-start = { $side } : le plus bas commence

sheet-hex-wormhole = trou de ver { $pair } vers { $hex }
sheet-hex-ship = { $ship } : attaque { $attack }, défense { $defence }
sheet-hex-attacks = chances en attaque : { $odds }
sheet-hex-odds = { $ship } { $percent } %
