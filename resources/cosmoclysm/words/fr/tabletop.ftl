# Les pions pour tables virtuelles.

tabletop-shared = Pour tous les joueurs
tabletop-rocket = Fusée de tour
