### Journaux des vaisseaux : leur page imprimée, et les problèmes.

log-title = Journal de { $ship }
log-totals = { $battles ->
    [one] { $battles } bataille
   *[other] { $battles } batailles
    }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
    }, { $hits ->
    [one] { $hits } coup au but
   *[other] { $hits } coups au but
    }, { $kills ->
    [one] { $kills } ennemi détruit
   *[other] { $kills } ennemis détruits
    }
log-column-date = Date
log-column-battle = Bataille
log-column-result = Résultat
log-column-boxes = Cases perdues
log-column-squadrons = Escadrilles perdues
log-column-hits = Coups au but
log-column-kills = Ennemis détruits
log-column-points = Points
log-column-scars = Cicatrices et notes
log-column-name = Flotte ou vaisseau
log-column-battles = Batailles
log-column-won = Gagnées
log-column-lost = Perdues
log-column-drawn = Nulles
log-column-ships_lost = Vaisseaux perdus
log-fate-survived = a survécu
log-fate-crippled = gravement endommagé
log-fate-disengaged = a rompu le combat
log-fate-destroyed = détruit
log-result-won = gagnée
log-result-lost = perdue
log-result-drawn = nulle
log-repaired = { $what } (réparé)
log-against = contre { $opponent }
log-full = le journal de { $ship } contient { $most } entrées, le maximum : supprimez-en quelques-unes
log-nobody = aucun vaisseau de cette flotte n’a combattu dans cette bataille
log-entered = { $count ->
    [0] Ces batailles sont déjà dans les journaux
    [one] { $count } entrée dans les journaux
   *[other] { $count } entrées dans les journaux
    }
