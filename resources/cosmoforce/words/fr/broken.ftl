### Ce qu’un document ou un état de partie ne peut pas contenir.

broken-id = un identifiant unique est attendu, « { $found } » sert deux fois
broken-design = l’identifiant d’un modèle est attendu, « { $found } » trouvé
broken-ship = un vaisseau n’est attendu qu’une fois, « { $found } » figure deux fois
broken-unknown-ship = un vaisseau du document est attendu, « { $found } » trouvé
broken-marks = de 0 à { $most } marques attendues, { $found } trouvées
broken-crew = équipage de { $most } au plus attendu, blessés : { $hurt }, morts : { $killed }
