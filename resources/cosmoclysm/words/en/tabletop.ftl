# Pieces for virtual tabletops.

tabletop-shared = For all players
tabletop-rocket = Turn Rocket
