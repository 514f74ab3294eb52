### What stands on the pictures of a battle.

battle-picture-turn = Turn { $turn }
battle-picture-start = Before turn 1
battle-picture-against = against
battle-picture-scale = { $length } cm
battle-picture-ship = Ship
battle-picture-hull = Hull
battle-picture-fore = F
battle-picture-starboard = S
battle-picture-aft = A
battle-picture-port = P
battle-picture-speed = Speed
battle-picture-heading = Heading
battle-picture-gone_destroyed = destroyed
battle-picture-gone_retreated = retreated
battle-picture-gone_broken = broke off
battle-picture-gone_away = in a jump
battle-picture-gone_cloaked = cloaked
battle-picture-gone_stilled = time stands still
battle-picture-way = way of this turn
battle-picture-trail = turns before
battle-picture-hit = fire that hit
battle-picture-miss = fire that missed
battle-picture-missed = miss
battle-picture-lost = lost this turn
battle-picture-left = left this turn
battle-picture-mission = mission
battle-picture-boarded = boarders
battle-picture-salvo = salvo
battle-picture-arcs = F S A P: shields fore, starboard, aft, port

battle-strength-hull = hull boxes
battle-strength-value = combat value

battle-picture-band = { $distance } cm{ $loss ->
    [0] { "" }
   *[other] , { $loss } off
    }
battle-picture-about-hull = { $ship_class } class · hull { $left } of { $whole }
battle-picture-about-shields = shields: fore { $fore }, starboard { $starboard }, aft { $aft }, port { $port }
battle-picture-about-course = speed { $speed }, heading { $heading }
