### Les fiches de vaisseau, vierges aussi, et les cartes.

sheet-edition-roster = édition roster
sheet-edition-web = édition web
sheet-edition-otherwise = { $edition }, avec règles maison

sheet-head-blank = Vaisseau
sheet-head-name = nom du vaisseau
sheet-head-class = classe : entourez-en une
sheet-head-problems = Non conforme : { $problems }
sheet-head-problem_count = Non conforme : { $count } problèmes

sheet-field-mass = masse
sheet-field-mass_formula = SM × systèmes
sheet-field-speed = vitesse
sheet-field-speed_formula = 3 − SM + poussée
sheet-field-complement = équipage
sheet-field-complement_formula = 1 + SM × Habitats
sheet-field-thrust = poussée
sheet-field-thrust_formula = Engines + { $afterburner_thrust } × Afterburners
sheet-field-starting_heat = chaleur au départ
sheet-field-starting_heat_formula = 1 par propulseur
sheet-field-size_mod = SM { $size_mod }
sheet-field-size_mod_spelt_out = Size Mod (SM) { $size_mod }

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
sheet-slot-armor = Armor
sheet-slot-boxes = SM { $size_mod }
sheet-slot-system = système

sheet-panel-systems = Systèmes
sheet-panel-universal = Systèmes de toute classe
sheet-panel-fighter = Fighter seulement
sheet-panel-cruiser = Cruiser seulement
sheet-panel-capital_ship = Capital Ship seulement

sheet-foot-kind = Fiche de vaisseau Cosmoforce  ·  { $edition }
sheet-foot-card = { $edition }
sheet-foot-page = { $page } sur { $pages }
sheet-foot-made = MetaMaker

sheet-notes-code = Le code de partage de { $count } lettres n’a pas { $room } mm de place et a été omis.
