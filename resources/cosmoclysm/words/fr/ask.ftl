### Ce qu’on demande aux joueurs.

ask-place = Quel vaisseau placez-vous, et où (numéro { $number }) ?
ask-place-word = placement
ask-place-hint = type et hexagone, comme « { $example } »
ask-place-help = un type de vaisseau et un hexagone, par exemple « chasseur A4 » ; le premier vaisseau va sur un bord ou un coin, les suivants à côté des vôtres
ask-place-wanted = écrivez un type et un hexagone, par exemple « chasseur A4 », et non « { $found } »
ask-unknown_type = type de vaisseau « { $found } » inconnu ; choisissez parmi { $known }
ask-wormhole = Où placez-vous un trou de ver ?
ask-wormhole-word = trou de ver
ask-wormhole-hint = paire et hexagone, comme « { $example } »
ask-wormhole-help = une paire (1 ou 2) et un hexagone, par exemple « 1 B3 » ; les deux extrémités d’une paire sont sur des lettres différentes
ask-wormhole-wanted = écrivez une paire et un hexagone, par exemple « 1 B3 », et non « { $found } »
ask-move = Quel vaisseau déplacez-vous ?
ask-move-word = coup
ask-move-hint = départ et arrivée, par exemple « { $example } » ; « A2 d4 » annonce un Chasseur ou un Preneur
ask-move-help = l’hexagone de départ et celui d’arrivée, par exemple « A5 à G » ou « A5-G » ; par un trou de ver, « D6-E2=B3 ». « A2 d4 » annonce le Chasseur ou le Preneur en A2 et lance le dé
ask-move-wanted = écrivez un coup, par exemple « A5 à G », « D6-E2=B3 » ou « A2 d4 », et non « { $found } »
ask-draw = nulle
ask-offer_draw = proposer la nulle
ask-resign = abandonner
ask-draw_fact = nulle : vous pouvez réclamer la nulle, car { $is_repeated ->
    [True] cette position se présente pour la troisième fois
   *[other] aucun vaisseau n’a été perdu au combat depuis { $rounds } manches
}
ask-fly = Où va le vaisseau en { $hex } ({ $ship }) ? Il avance { $rolled ->
    [one] d’un hexagone
   *[other] de { $rolled } hexagones au plus
}.
ask-fly-word = vol
ask-fly-hint = { $known }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
ask-fly-help = l’hexagone d’arrivée, par exemple « G » ; par un trou de ver, « A2-B3=E2 »
ask-out = Où le vaisseau ({ $ship }) sort-il de { $hex } ?
ask-out-word = sortie
ask-out-hint = { $known }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
ask-out-help = un hexagone voisin, par exemple « A1 » ; le vaisseau peut aussi passer par des trous de ver avant ou après ce pas. Il y attaque un ennemi, mais y détruit un vaisseau de son camp
ask-capture = Le Preneur a gagné en { $hex } : capture-t-il le vaisseau ({ $ship }) ?
ask-capture-word = capture
ask-capture-hint = capturer ou laisser
ask-capture-help = « capturer » : le vaisseau est à vous et sort aussitôt ; « laisser » : il est détruit
ask-capture-yes = capturer
ask-capture-no = laisser
ask-capture-wanted = écrivez « { $yes } » ou « { $no } », et non « { $found } »
ask-dice = { $what ->
    [start] Quel est le résultat de votre d20 ? Le plus bas commence.
    [d4] Quel est le résultat du d4 ?
   *[other] Quels sont les résultats des dés du combat ?
}
ask-dice-word = dés
ask-dice-hint = { $dice } avec vos propres dés ; une ligne vide laisse MetaMaker lancer
ask-dice-help = les résultats de vos propres dés, ceux de l’attaquant d’abord, par exemple « 20 9 5 5 3 / 9 1 » ; une ligne vide laisse MetaMaker lancer
ask-dice-wanted = écrivez les résultats des dés, par exemple « 20 9 5 5 3 / 9 1 », et non « { $found } »
ask-dice-fact = { $attacker } attaque { $defender } : { $chance } de gagner
ask-fact = { $move } : { $outcome }

ask-outcome-pass = vous n’avez aucun coup permis, et votre tour se termine
ask-outcome-stay = le vaisseau reste où il est, et le tour se termine
ask-outcome-draw = vous réclamez la nulle, et la partie se termine
ask-outcome-announce = vous annoncez le vaisseau en { $hex } ({ $ship }), et un d4 fixe sa portée
ask-outcome-own = { $ship } { $way }, ce qui y détruit un vaisseau à vous ({ $other })
ask-outcome-move = { $ship } { $way }
ask-outcome-fight = { $ship } { $way } sur { $enemy } : { $chance } de gagner
ask-outcome-place = { $ship } en { $hex }
ask-outcome-wormhole = un trou de ver de la paire { $pair } en { $hex }
ask-outcome-capture = { $is_taken ->
    [True] vous capturez le vaisseau, et il sort
   *[other] le vaisseau est détruit
}
ask-outcome-dice = { $is_typed ->
    [True] les dés donnent { $faces }
   *[other] MetaMaker lance
}

ask-offer = { $side } propose la nulle. Acceptez-vous ?
ask-offer-word = proposition de nulle
ask-offer-hint = accepter ou refuser
ask-offer-help = « accepter » termine la partie par la nulle si tous les autres joueurs acceptent aussi ; « refuser » la continue
ask-offer-accept = accepter
ask-offer-decline = refuser
ask-outcome-offer_draw = vous proposez la nulle ; si un joueur refuse, vous jouez
ask-outcome-resign = vous abandonnez, et tous vos vaisseaux quittent le plateau
ask-outcome-offer = { $accepts ->
        [True] vous acceptez la nulle
       *[other] vous refusez, et la partie continue
    }
