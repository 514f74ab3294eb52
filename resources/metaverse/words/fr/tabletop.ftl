# Les pions pour tables virtuelles.

tabletop-whole = intact
tabletop-crippled = désemparé
tabletop-mat = Table
tabletop-squadron = Force { $strength }, { $speed }
