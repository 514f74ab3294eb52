### Ce qui empêche une partie de commencer.

play-no-homes = { $count } Mondes d’origine devaient tenir sur la carte, trop peu de systèmes d’une ressource trouvés
play-no-sides = il n’y a pas de camps à choisir sur une carte, « { $found } » trouvé
play-one-map = une carte était attendue, { $found } trouvées
