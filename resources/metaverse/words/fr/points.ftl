### La page « Que valent les points ? » : ce qui a été mesuré de la valeur de combat et des pronostics.

points-title = Que valent les points ?
points-what = Deux flottes de même valeur de combat devraient faire une rencontre équilibrée. On a mesuré à quel point c’est vrai : beaucoup de flottes engendrées, de même valeur, se sont battues en changeant de camp, menées par des capitaines du programme.
points-goal = Aucun nombre par vaisseau ne peut être juste contre tous : qui l’on rencontre compte autant que ce que l’on est. La ligne « le meilleur nombre possible » dit jusqu’où l’on pourrait aller. Pour deux flottes données, le pronostic en dit plus, et surtout une évaluation au combat.
points-field-broad = Un champ large : des vaisseaux de toutes sortes
points-field-tame = Un champ sage : des vaisseaux comme ceux des exemples
points-distance = Écart à l’équilibre, en points de taux de victoire, sans la part des seuls dés (intervalle à 95 % du chiffre brut) · rencontres qui finissent entre 35 et 65 %. Moins, c’est mieux ; 0 serait parfait.
points-equal = Flottes égales par
points-ships = { $single ->
    [yes] { $number } vaisseau
   *[no] { $number } vaisseaux
}
points-by-before = la valeur de combat du livre
points-by-fitted = la valeur de combat, ajustée de nouveau à ces batailles
points-by-hull = les points de coque
points-by-fire = √(attaque × défense)
points-by-best = le meilleur nombre possible
points-decimal = { $whole },{ $rest }
points-cell-distance = { $off } ({ $low }–{ $high }) · { $fair } %
points-cell-foretold = { $off } · { $loss } · { $match_ups }
points-cell-share = { $share } %
points-cell-number = { NUMBER($number, useGrouping: 1) }
points-forecast-tame = Le pronostic sur un champ sage, ajusté sur d’autres vaisseaux
points-forecast-broad = Le pronostic sur un champ large, ajusté sur d’autres vaisseaux
points-forecast = Écart entre le pronostic et les batailles, en points de taux de victoire, sans la part des seuls dés · perte logarithmique (0,693 : à pile ou face) · rencontres.
points-shape = Le pronostic connaît
points-forecast-by-value = la valeur de combat et sa répartition sur les vaisseaux
points-forecast-by-parts = le tir, les coups au but, le blindage, la coque, etc.
points-forecast-by-edge = le cours de la bataille en moyenne
points-forecast-by-all = tout cela, comme le programme
points-reliability = Ce que vaut un pronostic
points-reliability-what = La part de victoires que le pronostic donnait à l’un des camps, et celle qu’il a eue dans les batailles. L’ajustement n’avait vu aucune de ces rencontres.
points-tenth = pronostic
points-foretold = en moyenne
points-fought = en bataille
points-match_ups = rencontres
points-aim = ce qui était visé
points-at_most = ≤ { $points }
points-tried = Formes de la valeur qui ont été essayées
points-tried-what = Avec quelle justesse une valeur de chaque forme, ajustée aux mêmes batailles, dit qui l’emporte : la perte logarithmique sur des vaisseaux que nul ajustement n’avait vus. Moins vaut mieux ; 0,693 serait à pile ou face.
points-shape-of-value = La valeur connaît
points-loss = perte
points-tried-hull = les points de coque
points-tried-first = ce que savait la première version de ce programme
points-tried-fire = √(attaque × défense)
points-tried-arcs = attaque et défense par arc, tout le reste en pour cent du vaisseau
points-tried-whole = de même avec la taille des impulsions, l’électronique, les armes limitées et les équipages : la valeur du livre
points-tried-best = tout ce qu’il y a à savoir : un nombre libre pour chaque vaisseau
points-protocol = Comment on a mesuré
points-program = Version { $program } ; capitaines des deux camps : { $captain } ; deux batailles à chaque fois avec les mêmes dés, camps échangés ; une nulle est une demi-victoire.
points-battles = { NUMBER($battles, useGrouping: 1) } batailles. Sur chaque champ, { $designs } vaisseaux engendrés pour les ajustements, { $unseen } autres pour le jugement ; lignes distantes de 30 à 96 cm, la moitié des vaisseaux avec leur propre cap.
points-confidence = Les intervalles contiennent le vrai chiffre dans { $confidence } cas sur 100.
points-again = `metamaker calibrate` le mesure de nouveau, sur votre machine, avec les mêmes chiffres.
points-not = Ce qui n’est pas mesuré
points-not-captains = Les gens jouent autrement que les capitaines : une flotte qui demande de la ruse vaut peut-être plus entre vos mains.
points-not-terrain = Le terrain, les scénarios à d’autres buts que la fin de l’ennemi, et les rencontres de plus de huit vaisseaux par camp.
points-truth = La vérité pour vos deux flottes est une pesée, et « Équilibrer » trouve ce qui les rend égales.
