### Ce qu’on demande aux joueurs.

ask-place = Quel vaisseau placez-vous, et où (numéro { $number }) ?
ask-place-word = placement
ask-place-hint = type et hexagone, comme « { $example } »
ask-place-help = un type de vaisseau et un hexagone, comme « chasseur A4 » ; d’abord sur un bord ou un coin, puis à côté de vos vaisseaux
ask-place-wanted = un type et un hexagone étaient attendus, comme « chasseur A4 », trouvé « { $found } »
ask-unknown_type = l’un de { $known } était attendu, trouvé « { $found } »
ask-wormhole = Où placez-vous un trou de ver ?
ask-wormhole-word = trou de ver
ask-wormhole-hint = paire et hexagone, comme « { $example } »
ask-wormhole-help = une paire (1 ou 2) et un hexagone, comme « 1 B3 » ; les deux bouts d’une paire sont sur des lettres différentes
ask-wormhole-wanted = une paire et un hexagone étaient attendus, comme « 1 B3 », trouvé « { $found } »
ask-move = Quel vaisseau déplacez-vous ?
ask-move-word = coup
ask-move-hint = d’où et vers où, comme « { $example } » ; « A2 d4 » annonce un Chasseur ou un Preneur
ask-move-help = d’un hexagone à l’autre, comme « A5 à G » ou « A5-G » ; par un trou de ver « D6-E2=B3 » ; « A2 d4 » annonce le Chasseur ou le Preneur en A2 et lance le dé
ask-move-wanted = un coup était attendu, comme « A5 à G », « D6-E2=B3 » ou « A2 d4 », trouvé « { $found } »
ask-draw = nulle
ask-draw_fact = nulle : vous pouvez réclamer la nulle, car { $is_repeated ->
    [True] cette position se présente pour la troisième fois
   *[other] aucun vaisseau n’a été perdu au combat depuis { $rounds } manches
}
ask-fly = Où va le vaisseau en { $hex } ({ $ship }), { $rolled ->
    [one] d’un hexagone
   *[other] de { $rolled } hexagones au plus
} ?
ask-fly-word = vol
ask-fly-hint = { $known }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
ask-fly-help = l’hexagone où le vaisseau finit, comme « G » ; par un trou de ver « A2-B3=E2 »
ask-out = Où le vaisseau ({ $ship }) sort-il de { $hex } ?
ask-out-word = sortie
ask-out-hint = { $known }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
ask-out-help = un des hexagones voisins, comme « A1 », des trous de ver avant ou après ce pas ; sur un ennemi il attaque, un vaisseau à vous y est détruit
ask-capture = Le Preneur a gagné en { $hex } : capture-t-il le vaisseau ({ $ship }) ?
ask-capture-word = capture
ask-capture-hint = capturer ou laisser
ask-capture-help = « capturer » : le vaisseau est à vous et sort aussitôt ; « laisser » : il est détruit
ask-capture-yes = capturer
ask-capture-no = laisser
ask-capture-wanted = « { $yes } » ou « { $no } » était attendu, trouvé « { $found } »
ask-dice = { $what ->
    [start] Que donne votre d20, pour savoir qui commence ?
    [d4] Que donne le d4 ?
   *[other] Que donnent les dés du combat ?
}
ask-dice-word = dés
ask-dice-hint = { $dice } selon de vrais dés, ou rien pour que le programme lance
ask-dice-help = les faces de vrais dés, celles de l’attaquant d’abord, comme « 20 9 5 5 3 / 9 1 » ; rien laisse le programme lancer
ask-dice-wanted = des faces de dés étaient attendues, comme « 20 9 5 5 3 / 9 1 », trouvé « { $found } »
ask-dice-fact = { $attacker } attaque { $defender } : { $chance } de gagner
ask-fact = { $move } : { $outcome }

ask-outcome-pass = il n’y a aucun coup : le tour passe
ask-outcome-stay = le vaisseau reste où il est, et le tour finit
ask-outcome-draw = vous réclamez la nulle, et la partie se termine
ask-outcome-announce = le vaisseau en { $hex } ({ $ship }) est annoncé, et un d4 dit jusqu’où il peut aller
ask-outcome-own = { $ship } { $way }, ce qui y détruit un vaisseau à vous ({ $other })
ask-outcome-move = { $ship } { $way }
ask-outcome-fight = { $ship } { $way } sur { $enemy } : { $chance } de gagner
ask-outcome-place = { $ship } en { $hex }
ask-outcome-wormhole = un trou de ver de la paire { $pair } en { $hex }
ask-outcome-capture = { $is_taken ->
    [True] le vaisseau est capturé et sort
   *[other] le vaisseau est détruit
}
ask-outcome-dice = { $is_typed ->
    [True] les dés donnent { $faces }
   *[other] le programme lance
}
