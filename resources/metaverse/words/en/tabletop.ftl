# Pieces for virtual tabletops.

tabletop-whole = undamaged
tabletop-crippled = crippled
tabletop-mat = Table
tabletop-squadron = Strength { $strength }, { $speed }
