### Pourquoi une réponse n’est pas permise, sans point final.

refusal-not_now = vous ne pouvez pas choisir « { $found } » maintenant
refusal-type = type de vaisseau « { $found } » inconnu
refusal-type_limit = { $most ->
    [one] chaque joueur ne place qu’un vaisseau du type { $ship }
   *[other] chaque joueur ne place que { $most } vaisseaux du type { $ship }
}
refusal-occupied = il y a déjà un vaisseau en { $hex }
refusal-beside = { $hex } n’est pas à côté d’un de vos vaisseaux ; si tous ces hexagones sont pris, choisissez-en un aussi près que possible
refusal-first = { $rule ->
    [CL-PLC-01] { $hex } n’est pas un bord libre ; le premier vaisseau du premier joueur va sur un bord
   *[other] { $hex } n’est pas un coin libre ; les premiers vaisseaux vont sur un coin, ou sur un bord si tous les coins sont pris
}
refusal-no_move = « { $found } » n’est pas un coup
refusal-offered_before = vous pourrez proposer la nulle à nouveau { $rounds } manches après votre dernière proposition
refusal-no_draw_yet = vous ne pouvez réclamer la nulle qu’après { $rounds } manches sans vaisseau perdu au combat, ou quand la même position se présente pour la troisième fois
refusal-no_draw_here = la nulle n’existe pas sur ce plateau
refusal-other_ship = { $phase ->
    [fly] vous avez annoncé le vaisseau en { $hex } : déplacez-le, et non celui en { $start }
   *[other] c’est le vaisseau en { $hex } qui doit sortir, et non celui en { $start }
}
refusal-nobody = il n’y a pas de vaisseau en { $start }
refusal-not_yours = le vaisseau en { $start } ({ $ship }) n’est pas à vous
refusal-no_d4 = le vaisseau en { $start } ({ $ship }) ne lance pas de d4
refusal-announced = vous ne pouvez pas annoncer maintenant le vaisseau en { $start } ({ $ship })
refusal-same_hex = un vaisseau ne peut pas aller de { $start } à { $end } : il doit finir sur un autre hexagone
refusal-out_back = un vaisseau qui sort ne peut pas finir en { $start }, l’hexagone du combat, même par un trou de ver
refusal-no_wormhole = aucun trou de ver ne mène de { $entry } à { $exit }
refusal-pair_twice = un vaisseau ne peut pas repasser de { $entry } à { $exit } : chaque paire se franchit une fois par déplacement
refusal-held_wormhole = un vaisseau en { $entry } y terminerait son déplacement, avant le trou de ver vers { $exit }
refusal-not_through = le vaisseau ({ $ship }) ne peut pas aller de { $start } à { $end } par ce trou de ver
refusal-out = un vaisseau ne peut pas sortir de { $start } en { $end } : il sort d’un seul hexagone
refusal-row = un Croiseur ne peut pas aller de { $start } à { $end } : il suit une rangée
refusal-diagonal = un Destroyer ne peut pas aller de { $start } à { $end } : il suit une diagonale, par les sommets des hexagones
refusal-leap = un Sauteur ne peut pas aller de { $start } à { $end } : il saute à une distance de 2
refusal-step = un Exterminateur ne peut pas aller de { $start } à { $end } : il avance d’un hexagone
refusal-unannounced = le vaisseau ({ $ship }) ne peut pas aller de { $start } à { $end } sans annonce : il avance d’un hexagone, ou tapez « { $start } d4 » pour lancer
refusal-too_far = le vaisseau ne peut pas atteindre { $end } depuis { $start } : le d4 donne { $rolled }
refusal-blocked_path = le vaisseau ne peut pas atteindre { $end } depuis { $start } en { $rolled ->
    [one] un hexagone
   *[other] { $rolled } hexagones
} : des vaisseaux ou des trous barrent le chemin
refusal-gap = le vaisseau ({ $ship }) ne peut pas aller de { $start } à { $end } : il y a un trou sur le chemin
refusal-blocked = le vaisseau ({ $ship }) ne peut pas aller de { $start } à { $end } : un vaisseau ({ $blocker }) en { $hex } est sur le chemin
refusal-no_way = le vaisseau ne peut pas atteindre { $end } depuis { $start }
refusal-dice-part = { $count }d{ $faces }
refusal-dice = « { $found } » ne correspond pas aux dés ; écrivez les résultats de { $parts ->
    [one] { $first }
   *[other] { $first } et { $second }
}
