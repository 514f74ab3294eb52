### Ce qui était attendu dans un fichier ou un document, et ce qui s’y trouve : références, états de partie, emblèmes ; sans point final.

broken-id-twice = l’identifiant « { $id } » est employé deux fois ; il doit être unique
broken-term = « { $found } » n’est pas un terme que l’on peut remplacer
broken-reference =
    la flotte n’a pas { $group ->
        [weapons] d’arme
        [starfighters] de type d’escadrille
        [bays] de type de hangar
        [classes] de classe
       *[ships] de vaisseau
    } avec l’identifiant « { $id } »
broken-bay-of-class = la classe « { $ship_class } » n’a pas de hangar avec l’identifiant « { $id } »
broken-command = « { $id } » ne peut pas dépendre de son propre commandement, même par d’autres vaisseaux

broken-emblem-bytes = un emblème doit être une image PNG d’au plus { $most } Kio, en base64
broken-emblem-size = un emblème doit être une image PNG d’au plus { $most } × { $most } pixels
broken-emblem-both = un emblème a besoin de « paths » ou de « png », mais pas des deux

broken-listed-twice = « { $id } » figure deux fois ; n’en gardez qu’une entrée
broken-layers = il n’y a que { $most } couches, et vous avez donné { $found } nombres
broken-copy = « { $reference } » n’est pas la référence { $what }
broken-squadron-beside = d’une escadrille sans porteur
broken-squadron-aboard = d’une escadrille qui peut être à bord
broken-system-of-class = d’un exemplaire d’un système de la classe « { $ship_class } »
broken-limited-of-class = d’un exemplaire d’une arme limitée de la classe « { $ship_class } »
broken-amount = la valeur doit être d’au plus { $most }, et non { $found }
