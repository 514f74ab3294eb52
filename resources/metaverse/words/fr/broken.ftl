### Ce qui était attendu dans un fichier ou un document, et ce qui s’y trouve : références, états de partie, emblèmes ; sans point final.

broken-id-twice = attendu : un identifiant employé une seule fois ; « { $id } » l’est deux fois
broken-term = un terme qu’un mot maison peut remplacer était attendu, « { $found } » n’en est pas un
broken-reference =
    attendu : l’identifiant { $group ->
        [weapons] d’une arme
        [starfighters] d’un type d’escadrille
        [bays] d’un type de hangar
        [classes] d’une classe
       *[ships] d’un vaisseau
    } de la flotte ; « { $id } » ne correspond à rien
broken-bay-of-class = attendu : l’identifiant d’un hangar de la classe « { $ship_class } » ; « { $id } » ne correspond à rien
broken-command = attendu : un vaisseau hors de son propre commandement ; « { $id } » mène à lui-même

broken-emblem-bytes = attendu : une image PNG d’au plus { $most } Kio en base64
broken-emblem-size = attendu : une image PNG d’au plus { $most } × { $most } pixels
broken-emblem-both = attendu : « paths » ou « png », mais pas les deux

broken-listed-twice = attendu : une entrée inscrite une seule fois ; « { $id } » l’est deux fois
broken-layers = attendu : des nombres pour au plus { $most } couches ; trouvé : { $found }
broken-copy = attendu : la référence { $what } ; « { $reference } » ne correspond à rien
broken-squadron-beside = d’une escadrille sans porteur
broken-squadron-aboard = d’une escadrille qui peut être à bord
broken-system-of-class = d’un exemplaire d’un système de la classe « { $ship_class } »
broken-limited-of-class = d’un exemplaire d’une arme limitée de la classe « { $ship_class } »
broken-amount = attendu : au plus { $most } ; trouvé : { $found }
