### Ce que disent les formules des nombres d’un vaisseau ; l’anglais est dans formulas.toml.

formulas-ship = nombres d’un vaisseau au début d’un combat
formulas-ship-input-size_mod = Size Mod de la classe
formulas-ship-input-filled = emplacements remplis, systèmes intacts ou cassés
formulas-ship-input-engines = Engines montés
formulas-ship-input-afterburners = Afterburners montés
formulas-ship-input-afterburner_thrust = poussée d’un Afterburner selon les règles en vigueur
formulas-ship-input-habitats = Habitats montés
formulas-ship-input-armor = Armor montés
formulas-ship-input-all_boxes = 1 si un vaisseau n’est éliminé que toutes cases cochées
formulas-ship-mass = somme maximale des dés d’un tir qui touchent
formulas-ship-thrust = ce que donne toute la propulsion tant qu’elle marche
formulas-ship-speed = vitesse au début d’un combat
formulas-ship-starting_heat = chaleur au début d’un combat
formulas-ship-complement = pions d’équipage au début d’un combat
formulas-ship-boxes = cases de dégâts de tous les emplacements
formulas-ship-kept_whole = cases du plus petit système, qui doit rester intact ; une seule là où toutes les cases doivent être cochées
formulas-ship-capacity = le plus grand nombre de marques que le vaisseau supporte
