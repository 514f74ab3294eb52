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
sheet-dice-won = attaque gagnée
sheet-dice-defended = défendu, doit sortir
sheet-dice-announced = { $side } a annoncé : { $ship } ; le d4 dit combien au plus
sheet-dice-start = { $side } lance pour savoir qui commence : le plus bas

sheet-hex-wormhole = trou de ver { $pair } vers { $hex }
sheet-hex-ship = { $ship } : attaque { $attack }, défense { $defence }
sheet-hex-attacks = gagne ses attaques : { $odds }
sheet-hex-odds = { $ship } { $percent } %
