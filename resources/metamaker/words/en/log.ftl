### Logs of ships: their printed page, and problems.

log-title = Log of { $ship }
log-totals = { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
    }, { $won } won, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
    }, { $kills ->
    [one] { $kills } kill
   *[other] { $kills } kills
    }
log-column-date = Date
log-column-battle = Battle
log-column-result = Result
log-column-boxes = Boxes lost
log-column-squadrons = Squadrons lost
log-column-hits = Hits
log-column-kills = Kills
log-column-points = Points
log-column-scars = Scars and notes
log-column-name = Fleet or ship
log-column-battles = Battles
log-column-won = Won
log-column-lost = Lost
log-column-drawn = Drawn
log-column-ships_lost = Ships lost
log-fate-survived = survived
log-fate-crippled = crippled
log-fate-disengaged = disengaged
log-fate-destroyed = destroyed
log-result-won = won
log-result-lost = lost
log-result-drawn = drawn
log-repaired = { $what } (repaired)
log-against = against { $opponent }
log-full = the log of { $ship } has { $most } entries, the maximum; remove some
log-nobody = no ship of this fleet fought in this battle
log-entered = { $count ->
    [0] These battles are in the logs already
    [one] { $count } entry in the logs
   *[other] { $count } entries in the logs
    }
