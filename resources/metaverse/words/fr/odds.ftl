### Deux flottes qui se rencontrent : l’issue probable et pourquoi, et ce qui rendrait la rencontre équilibrée.

## Pourquoi le pronostic est ce qu’il est : les grandeurs comparées, et le chiffre d’un camp.

odds-reason-value = Valeur de combat
odds-reason-concentration = Points par vaisseau
odds-reason-fire = Dégâts par tour
odds-reason-hits = Tirs qui touchent
odds-reason-passing = Dégâts qui percent les défenses
odds-reason-bearing = Canons qui portent
odds-reason-shields = Endurance avec boucliers
odds-reason-hull = Points de coque
odds-reason-crew = Qualité des équipages
odds-reason-numbers = Vaisseaux
odds-reason-reach = Portée des canons
odds-reason-speed = Poussée par vaisseau
odds-reason-squadrons = Points en escadrilles
odds-figure = { $unit ->
    [percent] { $amount } %
    [cm] { $amount } cm
    [times] × { $amount }
   *[none] { $amount }
}

## Un camp d’une rencontre.

odds-lineup-measure = valeur de combat
odds-lineup-size = { $ships ->
    [one] { $ships } vaisseau
   *[other] { $ships } vaisseaux
} · { $squadrons ->
    [0] sans escadrille
   *[other] { $squadrons } points en escadrilles
}
odds-lineup-class = { $flagship ->
    [yes] { $name } · vaisseau amiral
   *[no] { $name }
}

## Ce contre quoi un camp ne peut presque rien.

odds-counter-armour = les canons de { $fleet } percent à peine le blindage { $armour } de { $other } : { $part } % des dégâts passent
odds-counter-hits = { $fleet } touche à peine { $other } : { $part } % de ses tirs
odds-counter-bearing = peu de canons de { $fleet } portent dans une position typique : { $part } %

odds-basis = ajusté sur { $battles } batailles de { $matchups } rencontres

## Ce qui rendrait la rencontre équilibrée.

odds-none = Sans changement
odds-leave = { $fleet } laisse { $ships } au port
odds-more = { $fleet } ajoute { $ships }
odds-ships = { $number ->
    [1] { $ship_class }
   *[other] { $number } × { $ship_class }
}
odds-ground = { $fleet } laisse { $squadrons } à la base
odds-squadrons = { $number ->
    [1] une escadrille { $name }
   *[other] { $number } escadrilles { $name }
}
odds-crew = { $better ->
    [yes] Les équipages de { $fleet } gagnent { $steps ->
        [1] un cran
       *[other] { $steps } crans
    }
   *[no] Les équipages de { $fleet } perdent { $steps ->
        [1] un cran
       *[other] { $steps } crans
    }
  }
odds-distance = Commencer à { $distance } cm de distance, sur une table large de { $width } cm
odds-head_start = { $fleet } commence avec une avance de { $points } { $points ->
    [one] point
   *[other] points
}{ $turn ->
    [0] { "" }
   *[other] { " et gagne à égalité à partir du tour " }{ $turn }
}
odds-and = { $one } ; { $other }
odds-limit = { $fleet } n’a pas de vaisseau de { $limit ->
    [one] { $limit } point
   *[other] { $limit } points
    } ou moins
