### Les fiches de vaisseau, fiches vierges comprises, et les cartes.

sheet-edition-roster = édition roster
sheet-edition-web = édition web
sheet-edition-otherwise = { $edition }, avec règles maison

sheet-head-blank = Vaisseau
sheet-head-name = nom du vaisseau
sheet-head-class = classe : entourez-en une
sheet-head-problems = Enfreint les règles : { $problems }
sheet-head-problem_count = Enfreint les règles : { $count } problèmes

sheet-field-mass = masse
sheet-field-mass_formula = T × systèmes
sheet-field-speed = vitesse
sheet-field-speed_formula = 3 − T + poussée
sheet-field-complement = équipage
sheet-field-complement_formula = 1 + T × habitats
sheet-field-thrust = poussée
sheet-field-thrust_formula = moteurs + { $afterburner_thrust } × postcombustions
sheet-field-starting_heat = chaleur au départ
sheet-field-starting_heat_formula = 1 par propulseur
sheet-field-size_mod = T { $size_mod }
sheet-field-size_mod_spelt_out = Taille (T) { $size_mod }

sheet-short-mass = masse
sheet-short-speed = vitesse
sheet-short-complement = équipage
sheet-short-thrust = poussée
sheet-short-starting_heat = chaleur

sheet-tray-standby = En attente
sheet-tray-standby_hint = équipage qui ne répare pas
sheet-tray-heat = Chaleur
sheet-tray-heat_hint = pions de chaleur
sheet-tray-speed = Vitesse
sheet-tray-speed_hint = et centièmes

sheet-slot-empty = vide
sheet-slot-crew = équipage
sheet-slot-depleted = Épuisé
sheet-slot-armor = Blindage
sheet-slot-boxes = T { $size_mod }
sheet-slot-system = système

sheet-panel-systems = Systèmes
sheet-panel-universal = Systèmes de toute classe
sheet-panel-fighter = Chasseur seulement
sheet-panel-cruiser = Croiseur seulement
sheet-panel-capital_ship = Vaisseau de ligne seulement

sheet-foot-kind = Fiche de vaisseau Cosmoforce  ·  { $edition }
sheet-foot-card = { $edition }
sheet-foot-page = { $page } sur { $pages }
sheet-foot-made = MetaMaker

sheet-notes-code = pas de place pour son code de partage de { $count } caractères. Le fichier PDF contient le vaisseau
