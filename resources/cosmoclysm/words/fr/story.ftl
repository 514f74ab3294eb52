### Ce qui se passe dans une partie, raconté.

story-began = { $sides }{ $is_set_up ->
    [True] , à partir d’une position
   *[other] { "" }
}
story-start_rolled = { $side } obtient { $face }
story-first = { $side } a le plus bas et commence ; chacun place { $ships } vaisseaux
story-placed = { $side } place : { $ship } en { $hex }
story-bored = { $side } place un trou de ver de la paire { $pair } en { $hex }
story-round = Manche { $round }
story-turn = { $side }
story-announced = { $ship } en { $hex } est annoncé ; le d4 donne { $face }
story-moved-move = { $ship } va { $way }
story-moved-out = { $ship } a tenu et sort { $way }
story-moved-captured = { $ship }, capturé, sort { $way }
story-own = { $side } perd ainsi un de ses vaisseaux : { $ship } en { $hex }
story-fought = { $link ->
    [1] { "" }
   *[other] Enchaînement { $link } :{ " " }
}{ $attacker } attaque { $defender } en { $hex } : { $attack } contre { $defence }, { $won ->
    [True] l’attaquant gagne
   *[other] { $tie ->
        [True] égalité : le défenseur gagne
       *[other] le défenseur gagne
    }
}
story-destroyed = { $ship } est détruit
story-captured = { $side } capture : { $ship } en { $hex }
story-passed = { $side } n’a aucun coup permis et passe
story-stayed = { $side } ne déplace aucun vaisseau : celui qui est annoncé ne pourrait que détruire des vaisseaux de son camp
story-out = { $side } n’a plus de vaisseau et quitte la partie
story-won = { $by_rounds ->
    [True] Après { $round } manches, { $side } a le plus de vaisseaux et gagne
   *[other] { $side } a les derniers vaisseaux et gagne
}
story-drawn = Après { $round } manches, plusieurs joueurs ont le plus de vaisseaux : partie nulle
story-draw_claimed = { $side } réclame la nulle : { $is_repeated ->
    [True] cette position se présente pour la troisième fois
   *[other] aucun vaisseau n’a été perdu au combat depuis { $rounds } manches
}
story-draw_offered = { $side } propose la nulle
story-offer_answered = { $accepts ->
        [True] { $side } accepte la nulle
       *[other] { $side } refuse la nulle
    }
story-resigned = { $side } abandonne
story-draw = Partie nulle
story-left = { $side } : { $ships ->
    [0] aucun vaisseau
    [one] un vaisseau
   *[other] { $ships } vaisseaux
}

story-column-side = camp
story-column-count = vaisseaux
story-column-ships = types et hexagones

story-view-key = { $sides }. { $ships } ; 1 et 2 sont des trous de ver.
story-view-ship = { $hex } : { $ship }, { $side } (A{ $attack } D{ $defence }, mouvement : { $move })
story-view-empty = { $hex } : aucun vaisseau
story-view-wormhole = trou de ver { $pair } vers { $end }
story-view-near = à côté de { $hexes }
story-view-move-cruiser = le long d’une rangée, aussi loin qu’il veut
story-view-move-destroyer = le long d’une diagonale, aussi loin qu’il veut
story-view-move-exterminator = 1 hexagone
story-view-move-fighter = jusqu’au d4
story-view-move-jumper = un saut de 2 hexagones
story-view-move-taker = jusqu’au d4, capture
