### Deux flottes qui se rencontrent : l’issue probable et pourquoi, et ce qui rendrait la rencontre équilibrée.

## Pourquoi le pronostic est ce qu’il est. `fleet` est le camp pour lequel il parle.

odds-reason-value = { $fleet } vaut { $one } points, { $other } { $two }
odds-reason-concentration = { $fleet } a ses points dans de plus grands vaisseaux, { $one } chacun en moyenne, { $other } { $two }
odds-reason-fire = { $fleet } tire { $one } points de dégâts par tour avant toute défense, { $other } { $two }
odds-reason-hits = { $fleet } touche avec { $one } tirs sur cent, { $other } avec { $two }
odds-reason-passing = { $one } % de ce dont { $fleet } touche passe blindage et déflecteurs, pour { $other } { $two } %
odds-reason-bearing = { $one } % des canons de { $fleet } portent quand les vaisseaux se croisent, pour { $other } { $two } %
odds-reason-shields = les boucliers font durer { $fleet } { $one } fois plus longtemps, { $other } { $two } fois
odds-reason-hull = { $fleet } a { $one } points de coque, { $other } { $two }
odds-reason-crew = les équipages de { $fleet } tirent les premiers : qualité { $one } contre { $two }
odds-reason-numbers = { $fleet } a { $one } vaisseaux, { $other } { $two }
odds-reason-reach = les canons de { $fleet } portent à { $one } cm, ceux de { $other } à { $two } cm
odds-reason-speed = { $fleet } manœuvre avec { $one } points de poussée par vaisseau, { $other } avec { $two }
odds-reason-squadrons = { $fleet } amène des escadrilles pour { $one } points, { $other } pour { $two }
odds-whole = { $number }
odds-decimal = { $whole },{ $tenths }

## Ce contre quoi un camp ne peut presque rien.

odds-counter-armour = les canons de { $fleet } passent à peine le blindage { $armour } de { $other } : { $part } % de ce qui touche traverse
odds-counter-hits = { $fleet } touche à peine { $other } : { $part } tirs sur cent
odds-counter-bearing = les canons de { $fleet } portent à peine quand les vaisseaux se croisent : { $part } % d’entre eux

odds-basis = ajusté sur { $battles } batailles de { $matchups } rencontres

## Ce qui rendrait la rencontre équilibrée.

odds-none = Telle quelle
odds-leave = { $fleet } laisse { $ships } à quai
odds-more = { $fleet } amène { $ships } en plus
odds-ships = { $number ->
    [1] { $ship_class }
   *[other] { $number } × { $ship_class }
}
odds-crew = { $better ->
    [yes] Les équipages de { $fleet } sont meilleurs de { $steps ->
        [1] un degré
       *[other] { $steps } degrés
    }
   *[no] Les équipages de { $fleet } sont moins bons de { $steps ->
        [1] un degré
       *[other] { $steps } degrés
    }
  }
odds-distance = Commencer à { $distance } cm de distance, sur une table large de { $width } cm
odds-and = { $one } ; { $other }
odds-limit = { $fleet } : aucun vaisseau ne vaut { $limit } points ou moins
odds-no_slots = les vaisseaux de ce jeu n’ont pas d’emplacements à peser
