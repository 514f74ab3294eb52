### Pourquoi une réponse n’en est pas une, sans point final.

refusal-not_now = « { $found } » ne peut être choisi maintenant
refusal-type = « { $found } » n’est pas un type de vaisseau
refusal-type_limit = { $most ->
    [one] un seul { $ship } est
   *[other] { $most } vaisseaux du type { $ship } sont
} le plus que chacun puisse placer
refusal-occupied = { $hex } porte déjà un vaisseau
refusal-beside = { $hex } n’est pas à côté d’un de vos vaisseaux, ni aussi près que possible
refusal-first = { $rule ->
    [CL-PLC-01] { $hex } n’est pas un hexagone de bord libre, où se place le premier vaisseau de celui qui commence
   *[other] { $hex } n’est pas un hexagone de coin libre, où se placent les premiers vaisseaux, ou de bord si tous les coins sont pris
}
refusal-no_move = « { $found } » n’est pas un coup
refusal-no_draw_yet = vous ne pouvez réclamer la nulle qu’après { $rounds } manches sans vaisseau perdu au combat, ou quand la même position se présente pour la troisième fois
refusal-no_draw_here = sur ce plateau, on joue sans nulle
refusal-other_ship = { $phase ->
    [fly] le vaisseau en { $hex } a été annoncé et se déplace, non celui en { $start }
   *[other] le vaisseau en { $hex } sort, non un autre en { $start }
}
refusal-nobody = il n’y a pas de vaisseau en { $start }
refusal-not_yours = le vaisseau en { $start } ({ $ship }) n’est pas à vous
refusal-no_d4 = le vaisseau en { $start } ({ $ship }) ne lance pas de d4
refusal-announced = le vaisseau en { $start } ({ $ship }) ne peut être annoncé maintenant
refusal-same_hex = { $start } à { $end } n’est pas un coup : un vaisseau finit sur un autre hexagone que celui du départ
refusal-out_back = un vaisseau qui sort ne peut pas finir sur l’hexagone du combat, même par un trou de ver : { $start }
refusal-no_wormhole = aucun trou de ver ne mène de { $entry } à { $exit }
refusal-pair_twice = { $entry } à { $exit } franchit une paire une seconde fois : chacune se franchit une fois par déplacement
refusal-held_wormhole = un vaisseau en { $entry } y termine le déplacement, avant le trou de ver vers { $exit }
refusal-not_through = le vaisseau ({ $ship }) ne peut aller de { $start } à { $end } par ce trou de ver
refusal-out = { $start } à { $end } n’est pas une sortie : elle est d’un hexagone
refusal-row = { $start } à { $end } n’est pas un coup de Croiseur : il suit une rangée
refusal-diagonal = { $start } à { $end } n’est pas un coup de Destroyer : il suit une diagonale, par un sommet
refusal-leap = { $start } à { $end } n’est pas un coup de Sauteur : il saute à une distance de 2
refusal-step = { $start } à { $end } n’est pas un coup d’Exterminateur : il avance d’un hexagone
refusal-unannounced = { $start } à { $end } n’est pas un coup de { $ship } sans annonce : il avance d’un hexagone, ou tapez « { $start } d4 » pour lancer
refusal-too_far = { $start } à { $end } est plus loin que le { $rolled } du d4
refusal-blocked_path = aucun chemin de { $rolled ->
    [one] un hexagone
   *[other] { $rolled } hexagones
} ne mène de { $start } à { $end } : des vaisseaux ou des trous sont sur le chemin
refusal-gap = { $start } à { $end } n’est pas un coup de { $ship } : un hexagone manque sur le chemin
refusal-blocked = { $start } à { $end } n’est pas un coup de { $ship } : un vaisseau ({ $blocker }) en { $hex } est sur le chemin
refusal-no_way = aucun chemin ne mène de { $start } à { $end }
refusal-dice-part = { $count }d{ $faces }
refusal-dice = attendu { $parts ->
    [one] { $first }
   *[other] { $first } et { $second }
}, trouvé « { $found } »
