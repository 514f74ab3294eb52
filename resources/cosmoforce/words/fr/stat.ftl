### Les noms des nombres dans les tableaux, et de leurs parts.

stat-size_mod = taille
stat-mass = masse
stat-thrust = poussée
stat-speed = vitesse au départ
stat-complement = équipage
stat-starting_heat = chaleur au départ
stat-boxes = cases de dégâts
stat-capacity = résistance
stat-empty_slots = emplacements vides
stat-system = système
stat-edition = édition
stat-designs = modèles
stat-teams = équipes
stat-ships = vaisseaux
stat-mass-of-all = masse de tous les vaisseaux
stat-mass-of-team = masse, { $team }
stat-mass-allowed = masse permise, { $team }

stat-class = { $ship_class ->
        [fighter] chasseur
        [cruiser] croiseur
       *[capital_ship] vaisseau de ligne
    }
stat-base-speed = 3 − taille { $size_mod }
stat-base-complement = base de tout vaisseau
stat-slot = { $system }, emplacement { $number }
stat-whole-system = un système doit rester intact
stat-free-box = une case doit rester libre
