# Pieces for virtual tabletops.

tabletop-shared = For all players
tabletop-counter = Counter
tabletop-token = Victory Token, { $worth }
