### Comment les nombres s’appellent dans les tableaux, et de quoi ils se composent.

stat-size_mod = Size Mod
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
        [fighter] Fighter
        [cruiser] Cruiser
       *[capital_ship] Capital Ship
    }
stat-base-speed = 3 − Size Mod { $size_mod }
stat-base-complement = tout vaisseau
stat-slot = { $system }, emplacement { $number }
stat-whole-system = un système reste intact
stat-free-box = une case reste libre
