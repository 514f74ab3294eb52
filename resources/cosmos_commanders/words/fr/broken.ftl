### Ce qu’un document ne peut pas contenir.

broken-id = l’identifiant « { $found } » sert deux fois ; chacun doit être unique
broken-end = aucun système n’a l’identifiant « { $found } »
broken-loop = la ligne de « { $found } » mène à lui-même ; une ligne doit relier deux systèmes
broken-twice = « { $one } » et « { $other } » sont reliés deux fois ; une seule ligne suffit
