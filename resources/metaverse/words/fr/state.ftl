### Ce qu'une fiche dit de l'état de son vaisseau pendant une bataille.

state-turn = tour { $turn }
state-speed = vitesse { $speed }
state-destroyed = détruit

state-departure-jump = en saut
state-departure-retreat = retiré
state-departure-broken_off = en fuite

state-mark-disabled = hors service
state-mark-destroyed = détruit
state-mark-expended = épuisé
state-mark-unpowered = sans énergie
state-mark-switched_off = éteint
