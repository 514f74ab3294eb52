### Limites des tournois : ce qui est demandé, ce qu’a une flotte, ce qui dépasse une limite.

limits-asked-legal = Chaque vaisseau respecte les règles
limits-asked-value_most = Valeur de combat : { $most } points au plus
limits-asked-value_least = Valeur de combat : { $least } points au moins
limits-asked-value_between = Valeur de combat : de { $least } à { $most } points
limits-asked-value_exactly = Valeur de combat : { $most } points exactement
limits-asked-ship_value = Chaque vaisseau : { $most } points au plus
limits-asked-tier = Palier : { $most } au plus
limits-asked-ships_most = Nombre de vaisseaux : { $most } au plus
limits-asked-ships_least = Nombre de vaisseaux : { $least } au moins
limits-asked-ships_between = Nombre de vaisseaux : de { $least } à { $most }
limits-asked-ships_exactly = Nombre de vaisseaux : { $most }
limits-asked-same_class = Vaisseaux d’une même classe : { $most } au plus
limits-asked-hulls = Coques : { $hulls } seulement
limits-asked-movements = Mouvement : { $methods } seulement
limits-asked-components = Systèmes interdits : { $components }
limits-asked-qualities = Aucune arme avec la qualité { $qualities }
limits-asked-weapons = Aucune arme nommée { $weapons }
limits-asked-measured = Valeurs de combat confirmées par des batailles
limits-asked-mass_factor = Facteur de masse – { $formula }
limits-asked-formulas_stock = Aucune formule maison
limits-asked-formulas_given =
    { $count ->
        [one] Cette formule maison et aucune autre : { $formulas }
       *[other] Ces formules maison et aucune autre : { $formulas }
    }
limits-found-points = { $value } points
limits-found-tier = palier { $tier }
limits-found-ships =
    { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }
limits-found-errors =
    { $count ->
        [0] aucune erreur
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
limits-found-weapons =
    { $count ->
        [0] aucune arme
        [one] { $count } arme
       *[other] { $count } armes
    }
limits-found-formulas =
    { $count ->
        [0] aucune
        [one] { $count } formule
       *[other] { $count } formules
    }
limits-found-values_standard = valeurs standard
limits-found-values_measured =
    { $count ->
        [one] { $count } classe confirmée
       *[other] { $count } classes confirmées
    }
limits-found-listed = { $what }
limits-found-none = aucun
limits-value-above = la flotte vaut { $value } points, { $excess } de plus que les { $limit } du tournoi
limits-value-below = la flotte vaut { $value } points ; le tournoi en demande au moins { $limit }
limits-ship-value = { $ship } vaut { $value } points ; le tournoi en permet { $limit } par vaisseau
limits-tier = { $what } est du palier { $tier } ; le tournoi permet { $limit }
limits-ships-above =
    { $count ->
        [one] la flotte a { $count } vaisseau ; le tournoi en permet { $limit }
       *[other] la flotte a { $count } vaisseaux ; le tournoi en permet { $limit }
    }
limits-ships-below =
    { $count ->
        [one] la flotte a { $count } vaisseau ; le tournoi en demande au moins { $limit }
       *[other] la flotte a { $count } vaisseaux ; le tournoi en demande au moins { $limit }
    }
limits-same-class = il y a { $count } vaisseaux de { $design } ; le tournoi en permet { $limit } d’une même classe
limits-hull = la coque de { $design } est { $hull }, ce que le tournoi ne permet pas
limits-movement = { $design } se meut par « { $method } », ce que le tournoi ne permet pas
limits-component = { $design } a un système que le tournoi interdit : { $component }
limits-quality = { $weapon } a une qualité que le tournoi interdit : { $qualities }
limits-weapon = le tournoi interdit l’arme { $weapon }
limits-values-standard = la flotte utilise les valeurs standard ; le tournoi veut des valeurs confirmées par des batailles
limits-values-unconfirmed = aucune bataille n’a confirmé la valeur de combat de { $design }
limits-mass-factor = le facteur de masse de la flotte est « { $found } » ; le tournoi veut l’autre formule
limits-formula-extra = la flotte a une formule maison pour « { $formula } », ce que le tournoi ne permet pas
limits-formula-other = la formule maison « { $formula } » est { $found } ; celle du tournoi est { $given }
limits-formula-lacking = la formule maison « { $formula } = { $given } » du tournoi manque
limits-contrary-combat_value = aucune flotte ne peut valoir au moins { $least } et au plus { $most } points
limits-contrary-ships = aucune flotte ne peut avoir au moins { $least } et au plus { $most } vaisseaux
limits-no-formulas = les formules maison doivent être celles du tournoi, qui n’en a pas ; retirez-les
