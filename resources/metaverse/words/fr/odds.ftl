### Deux flottes qui se rencontrent : l’issue probable et pourquoi, et ce qui rendrait la rencontre équilibrée.

## Pourquoi le pronostic est ce qu’il est. `fleet` est le camp pour lequel il parle.

odds-reason-value = { $fleet } vaut { $one } points, { $other } { $two }
odds-reason-concentration = { $fleet } a de plus grands vaisseaux, de { $one } points en moyenne, { $other } de { $two }
odds-reason-fire = { $fleet } tire { $one } points de dégâts par tour avant toute défense, { $other } { $two }
odds-reason-hits = { $one } % des tirs de { $fleet } touchent, contre { $two } % pour { $other }
odds-reason-passing = { $one } % des dégâts de { $fleet } traversent blindage et déflecteurs, contre { $two } % pour { $other }
odds-reason-bearing = { $one } % des canons de { $fleet } portent dans une position typique, contre { $two } % pour { $other }
odds-reason-shields = les boucliers font durer { $fleet } { $one } fois plus longtemps, { $other } { $two } fois
odds-reason-hull = { $fleet } a { $one } points de coque, { $other } { $two }
odds-reason-crew = les équipages de { $fleet } tirent les premiers : qualité { $one } contre { $two }
odds-reason-numbers = { $fleet } a { $one } vaisseaux, { $other } { $two }
odds-reason-reach = les canons de { $fleet } portent à { $one } cm, ceux de { $other } à { $two } cm
odds-reason-speed = { $fleet } a { $one } points de poussée par vaisseau, { $other } { $two }
odds-reason-squadrons = { $fleet } amène des escadrilles pour { $one } points, { $other } pour { $two }

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
odds-and = { $one } ; { $other }
odds-limit = { $fleet } n’a pas de vaisseau de { $limit } points ou moins
