### Analyses de parties.

review-rulings = Cette partie suit des décisions d’arbitrage antérieures ({ $rulings } sur { $present }) : quelques décisions des chasseurs étaient différentes.
