### Les problèmes des plateaux, sans point final.

check-number_of_hexes = le plateau a { $found } hexagones, et non { $wanted }
check-lonely_hex = { $hex } ne touche aucun autre hexagone
check-islands = le plateau se compose de { $count } îles ; de { $hex } ({ $hexes ->
        [one] un seul hexagone
       *[other] une île de { $hexes } hexagones
    }) on ne part que d’un saut ou par un trou de ver
check-gaps = { $count ->
        [one] un trou est enclos
       *[other] { $count } trous sont enclos
    } ({ $hexes ->
        [one] un hexagone
       *[other] { $hexes } hexagones
    }) : seul un Sauteur le franchit
check-few_corners = il y a { $corners ->
        [0] zéro hexagone de coin
        [one] un hexagone de coin
       *[other] { $corners } hexagones de coin
    } pour { $players } joueurs, qui tous, sauf le premier, y commencent : qui n’en trouve pas commence sur un bord
check-without_letter = { $count ->
        [one] { $hex } n’a pas de lettre
       *[other] { $count } hexagones n’ont pas de lettre, { $hex } le premier
    }, alors que d’autres en ont
check-one_letter = tous les hexagones ont la lettre { $letter } : aucune paire de trous de ver ne peut être posée
check-too_few_players = il faut de deux à six joueurs
check-type_limit = chacun place { $ships } vaisseaux, et la limite par type n’en laisse que { $most }
check-stranger = la position a un joueur { $player }, et { $players } jouent
check-one_side = les vaisseaux de la position sont tous au même joueur
check-pair = les deux trous de ver de la paire { $pair } sont sur la lettre { $letter }
check-many_of_type = le joueur { $player } a { $count } vaisseaux du type { $ship }, ce que seules des captures peuvent donner
