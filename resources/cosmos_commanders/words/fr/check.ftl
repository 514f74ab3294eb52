### Problèmes d’une carte.

check-no-systems = la carte n’a aucun système
check-same-place = { $system } et { $other } sont au même endroit
check-lines-cross = la ligne de { $one } à { $other } croise celle de { $first } à { $second }
check-through = la ligne de { $one } à { $other } traverse { $system }
check-no-sector = { $system } n’est au bord d’aucun secteur : aucune ligne n’entoure une région à côté
check-cut-off = { $others ->
        [0] { $system } est coupé des autres systèmes
        [one] { $system } et { $others } autre système sont coupés du reste
       *[other] { $system } et { $others } autres systèmes sont coupés du reste
    }
check-few-homes = la carte { $count ->
        [0] n’a aucun système de ressource
        [one] n’a que { $count } système de ressource
       *[other] n’a que { $count } systèmes de ressource
    } pour { $players } Mondes d’origine
check-homes = seuls { $fits } des { $players } Mondes d’origine peuvent être à { $gap } pas les uns des autres
check-lone-gate = { $system } est la seule Porte : elle ne mène nulle part
check-narrow = les Mondes d’origine peuvent être à { $gap } pas ; les règles habituelles en veulent { $usual }
check-twin-name = deux systèmes s’appellent { $system }
