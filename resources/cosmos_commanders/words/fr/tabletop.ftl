# Les pions pour tables virtuelles.

tabletop-shared = Pour tous les joueurs
tabletop-counter = Pion
tabletop-token = Jeton de victoire, { $worth }
