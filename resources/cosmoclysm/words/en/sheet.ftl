### What stands on boards and counters.

sheet-sign-cruiser = C
sheet-sign-destroyer = D
sheet-sign-exterminator = E
sheet-sign-fighter = F
sheet-sign-jumper = J
sheet-sign-taker = T

sheet-rocket = Your turn
