### Ce qu’un document ou un état de partie ne peut pas contenir.

broken-id = l’identifiant « { $found } » sert deux fois ; chacun doit être unique
broken-design = aucun modèle n’a l’identifiant « { $found } »
broken-ship = le vaisseau « { $found } » figure deux fois ; il ne peut figurer qu’une fois
broken-unknown-ship = le document n’a pas de vaisseau « { $found } »
broken-marks = le nombre de marques doit être de 0 à { $most }, et non { $found }
broken-crew = trop de pertes pour un équipage de { $most } (blessés : { $hurt }, morts : { $killed })
