### Ce qu’un document ne peut contenir.

broken-id = un identifiant employé une fois était attendu, « { $found } » l’est deux fois
broken-end = l’identifiant d’un système était attendu, « { $found } » trouvé
broken-loop = une ligne entre deux systèmes était attendue, en voici une de « { $found } » à lui-même
broken-twice = une seule ligne entre deux systèmes était attendue, « { $one } » et « { $other } » sont reliés deux fois
