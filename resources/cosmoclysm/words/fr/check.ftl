### Les problèmes des plateaux, sans point final.

check-number_of_hexes = le plateau a { $found } hexagones, et non { $wanted }
check-lonely_hex = { $hex } ne touche aucun autre hexagone
check-islands = le plateau se compose de { $count } îles ; on ne quitte celle de { $hex } ({ $hexes ->
        [one] un seul hexagone
       *[other] { $hexes } hexagones
    }) que d’un saut ou par un trou de ver
check-gaps = le plateau enferme { $count ->
    [one] un trou
   *[other] { $count } trous
} ({ $hexes ->
    [one] un hexagone
   *[other] { $hexes } hexagones
}) que seul un Sauteur peut franchir
check-few_corners = le plateau { $corners ->
        [0] n’a pas d’hexagone de coin
        [one] n’a qu’un hexagone de coin
       *[other] n’a que { $corners } hexagones de coin
    } pour { $players } joueurs ; tous, sauf le premier, commencent sur un coin, ou sur un bord si aucun n’est libre
check-without_letter = { $count ->
    [one] { $hex } n’a pas de lettre
   *[other] { $count } hexagones n’ont pas de lettre (le premier est { $hex })
}, alors que d’autres en ont une
check-one_letter = tous les hexagones ont la lettre { $letter } : aucune paire de trous de ver ne peut être posée
check-too_few_players = il faut de deux à six joueurs pour ce plateau
check-type_limit = chaque joueur place { $ships } vaisseaux, mais la limite par type n’en permet que { $most }
check-stranger = la position a des vaisseaux du joueur { $player }, mais le plateau n’a que { $players } joueurs
check-one_side = tous les vaisseaux de la position appartiennent au même joueur
check-pair = les deux trous de ver de la paire { $pair } sont sur la lettre { $letter }
check-many_of_type = le joueur { $player } a { $count } vaisseaux du type { $ship }, ce qui n’est possible qu’après des captures
