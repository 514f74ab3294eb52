### Fiches vierges pour les modèles faits à la main.

blank-title = Fiches de vaisseau vierges
blank-card = carte vierge
blank-page = fiche vierge
blank-half = fiche vierge pour petits vaisseaux

blank-head-name = nom du vaisseau
blank-head-class = classe et variante
blank-head-fleet = flotte
blank-head-player = joueur

blank-weapon-name = arme
blank-weapon-type = type
blank-weapon-pulse = impuls.
blank-weapon-die = dé
blank-weapon-modifier = modif.
blank-weapon-method = tir, tours
blank-weapon-range = portée cm
blank-weapon-aoe = zone cm
blank-weapon-aoe_die = dé de zone
blank-weapon-shield_piercing = perf. boucl.
blank-weapon-armour_piercing = perf. blind.
blank-weapon-deflection_piercing = perf. défl.
blank-weapon-effect = effet
blank-weapon-vulnerable = vulnér.
blank-weapon-rate = cadence
blank-weapon-targets = cibles
blank-weapon-qualities = codes de qualité

blank-bay-name = hangar
blank-bay-copies = nombre
blank-bay-launch = lance
blank-bay-carry = abrite
blank-bay-squadrons = escadrilles

blank-squadron-name = type d’escadrille
blank-squadron-tier = palier
blank-squadron-strength = force
blank-squadron-speed = vitesse cm
blank-squadron-defence = défense
blank-squadron-target = ind. de cible
blank-squadron-qualities = qualités
blank-squadron-weapon = arme

blank-column-cinematic = vitesse max., cm
blank-column-hull_type = type de coque
