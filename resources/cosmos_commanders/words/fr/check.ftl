### Problèmes d’une carte.

check-no-systems = il n’y a aucun système sur la carte
check-same-place = { $system } est au lieu même de { $other }
check-lines-cross = la ligne de { $one } à { $other } croise celle de { $first } à { $second }
check-through = la ligne de { $one } à { $other } traverse { $system }
check-no-sector = { $system } n’est au bord d’aucun secteur : nulle ligne n’enclôt de région à côté
check-cut-off = { $others ->
        [0] { $system } est coupé des autres systèmes
        [one] { $system } est coupé des autres systèmes, avec { $others } de plus
       *[other] { $system } est coupé des autres systèmes, avec { $others } de plus
    }
check-few-homes = { $players } Mondes d’origine devaient tenir, mais { $count ->
        [0] aucun système n’est
        [one] seul { $count } système est
       *[other] seuls { $count } systèmes sont
    } d’une ressource
check-homes = { $players } Mondes d’origine ne tiennent pas à { $gap } pas les uns des autres, seulement à { $fits }
check-lone-gate = { $system } est la seule Porte : elle ne mène nulle part
check-narrow = les Mondes d’origine peuvent être à { $gap } pas ; les règles en veulent { $usual }
check-twin-name = un autre système s’appelle aussi { $system }
