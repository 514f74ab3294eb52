### Ce qu’il est advenu des vaisseaux en de nombreuses batailles.

fate-end =
    { $end ->
        [survived] a survécu
        [destroyed] détruit
        [retreated] en retraite
       *[broken] a rompu
    }
fate-retreats = { $ship } bat en retraite
fate-breaks_off = { $ship } rompt le combat
fate-lost = { $ship } est perdu
fate-lost_to = { $ship } perdu : { $cause }
fate-lost_to_of = { $ship } perdu : { $cause }, par { $by }
fate-cause =
    { $cause ->
        [ram] éperonnage
        [strain] surcharge de ses moteurs
        [ftl_attack] attaque FTL
        [ftl_drive] son moteur FTL
        [critical] coup critique
        [detonation] son propre réacteur
        [blast] explosion d’un réacteur
        [terrain] collision
        [radiation] rayonnement
        [asteroids] astéroïdes
       *[other] { $cause }
    }
