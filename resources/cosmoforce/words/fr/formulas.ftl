### Les formules des nombres d’un vaisseau ; l’anglais est dans formulas.toml.

formulas-ship = nombres d’un vaisseau au début d’un combat
formulas-ship-input-size_mod = taille de la classe
formulas-ship-input-filled = emplacements remplis, systèmes intacts ou cassés
formulas-ship-input-engines = moteurs montés
formulas-ship-input-afterburners = postcombustions montées
formulas-ship-input-afterburner_thrust = poussée d’une postcombustion selon les règles en vigueur
formulas-ship-input-habitats = habitats montés
formulas-ship-input-armor = blindages montés
formulas-ship-input-all_boxes = 1 si un vaisseau n’est éliminé que lorsque toutes ses cases sont cochées
formulas-ship-mass = somme maximale des dés d’un tir qui touchent
formulas-ship-thrust = poussée de toute la propulsion, tant qu’elle marche
formulas-ship-speed = vitesse au début d’un combat
formulas-ship-starting_heat = chaleur au début d’un combat
formulas-ship-complement = pions d’équipage au début d’un combat
formulas-ship-boxes = cases de dégâts de tous les emplacements
formulas-ship-kept_whole = cases du plus petit système, qui doit rester intact ; une seule là où toutes les cases doivent être cochées
formulas-ship-capacity = le plus grand nombre de marques que le vaisseau supporte
