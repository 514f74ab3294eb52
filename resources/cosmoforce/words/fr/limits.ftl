### Limites des tournois : les limites, les valeurs d’un document et les dépassements.

limits-asked-legal = Toutes les règles sont respectées
limits-asked-budget = Budget : { $most } au plus (chaque vaisseau après le premier coûte 5)
limits-asked-mass_most = Masse de tous les vaisseaux : { $most } au plus
limits-asked-mass_least = Masse de tous les vaisseaux : { $least } au moins
limits-asked-mass_between = Masse de tous les vaisseaux : de { $least } à { $most }
limits-asked-mass_exactly = Masse de tous les vaisseaux : { $most } exactement
limits-asked-ship_mass = Masse de chaque vaisseau : { $most } au plus
limits-asked-ships_most = Nombre de vaisseaux : { $most } au plus
limits-asked-ships_least = Nombre de vaisseaux : { $least } au moins
limits-asked-ships_between = Nombre de vaisseaux : de { $least } à { $most }
limits-asked-ships_exactly = Nombre de vaisseaux : { $most }
limits-asked-same_design = Vaisseaux d’un même modèle : { $most } au plus
limits-asked-classes = Classes : { $classes } seulement
limits-asked-systems = Systèmes interdits : { $systems }
limits-asked-system_most =
    { $most ->
        [one] Le même système dans { $most } emplacement au plus par vaisseau
       *[other] Le même système dans { $most } emplacements au plus par vaisseau
    }
limits-asked-edition = Édition : { $edition }
limits-asked-rules = Les règles de l’édition, sans changement
limits-found-mass = masse { $value }
limits-found-ships =
    { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }
limits-found-slots =
    { $count ->
        [one] { $count } emplacement
       *[other] { $count } emplacements
    }
limits-found-errors =
    { $count ->
        [0] aucune erreur
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
limits-found-changes =
    { $count ->
        [0] aucun changement
        [one] { $count } changement
       *[other] { $count } changements
    }
limits-found-listed = { $what }
limits-found-none = aucun
limits-budget = les vaisseaux demandent un budget de { $value }, soit { $excess } de plus que les { $limit } du tournoi
limits-mass-above = les vaisseaux ont une masse de { $value } ; le tournoi admet au plus { $limit }
limits-mass-below = les vaisseaux ont une masse de { $value } ; le tournoi exige au moins { $limit }
limits-ship-mass = { $ship } a une masse de { $value } ; le tournoi admet au plus { $limit } par vaisseau
limits-ships-above =
    { $count ->
        [one] il y a { $count } vaisseau ; le tournoi en admet au plus { $limit }
       *[other] il y a { $count } vaisseaux ; le tournoi en admet au plus { $limit }
    }
limits-ships-below =
    { $count ->
        [one] il y a { $count } vaisseau ; le tournoi en exige au moins { $limit }
       *[other] il y a { $count } vaisseaux ; le tournoi en exige au moins { $limit }
    }
limits-same-design = il y a { $count } vaisseaux du modèle { $design } ; le tournoi en admet au plus { $limit } d’un même modèle
limits-class = la classe de { $design } est { $class }, que le tournoi n’admet pas
limits-system = l’emplacement { $slot } de { $design } contient un système interdit par le tournoi : { $system }
limits-system-many = { $count } emplacements de { $design } contiennent le même système ({ $system }) ; le tournoi en admet au plus { $limit }
limits-edition = l’édition est { $edition } ; le tournoi se joue selon l’autre
limits-rules =
    { $count ->
        [one] { $count } règle diffère de l’édition, ce que le tournoi n’admet pas
       *[other] { $count } règles diffèrent de l’édition, ce que le tournoi n’admet pas
    }
limits-contrary-mass = la masse ne peut pas être à la fois d’au moins { $least } et d’au plus { $most }
limits-contrary-ships = le nombre de vaisseaux ne peut pas être à la fois d’au moins { $least } et d’au plus { $most }
limits-no-systems = tous les systèmes sont interdits : aucun vaisseau ne peut en avoir
