### Ce qui est écrit sur les plateaux et les pions.

sheet-sign-cruiser = C
sheet-sign-destroyer = D
sheet-sign-exterminator = E
sheet-sign-fighter = Ch
sheet-sign-jumper = S
sheet-sign-taker = P

sheet-rocket = À vous
