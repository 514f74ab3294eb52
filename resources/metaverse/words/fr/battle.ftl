### Ce qui figure sur les images d'une bataille.

battle-picture-turn = Tour { $turn }
battle-picture-start = Avant le tour 1
battle-picture-against = contre
battle-picture-scale = { $length } cm
battle-picture-ship = Vaisseau
battle-picture-hull = Coque
battle-picture-fore = Av
battle-picture-starboard = Tr
battle-picture-aft = Ar
battle-picture-port = Bb
battle-picture-speed = Vitesse
battle-picture-heading = Cap
battle-picture-gone_destroyed = détruit
battle-picture-gone_retreated = retiré
battle-picture-gone_broken = en fuite
battle-picture-gone_away = en saut
battle-picture-gone_cloaked = occulté
battle-picture-gone_stilled = hors du temps
battle-picture-way = route de ce tour
battle-picture-trail = tours précédents
battle-picture-hit = tir au but
battle-picture-miss = tir manqué
battle-picture-missed = manqué
battle-picture-lost = perdu ce tour
battle-picture-left = parti ce tour
battle-picture-mission = mission
battle-picture-boarded = abordeurs
battle-picture-salvo = salve
battle-picture-arcs = Av Tr Ar Bb : boucliers

battle-strength-hull = points de coque
battle-strength-value = valeur de combat

battle-picture-band = { $distance } cm{ $loss ->
    [0] { "" }
   *[other] , { $loss } de moins
    }
battle-picture-about-hull = classe { $ship_class } · coque { $left } sur { $whole }
battle-picture-about-shields = boucliers : avant { $fore }, tribord { $starboard }, arrière { $aft }, bâbord { $port }
battle-picture-about-course = vitesse { $speed }, cap { $heading }
