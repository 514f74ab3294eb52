### Reviews of matches: the result, luck, damage, weapons that did not fire.

review-title = Review
review-match = { $one } – { $other }
review-result = { $won ->
    [yes] { $side } won in { $turns ->
        [one] one turn
       *[other] { $turns } turns
        }
    [drawn] The match was drawn after { $turns ->
        [one] one turn
       *[other] { $turns } turns
        }
   *[no] The match was not over after { $turns ->
        [one] one turn
       *[other] { $turns } turns
        }
    }
review-problem = The replay ends early: { $problem }.
review-none = { $game } has no reviews yet.

## Luck
review-luck = Luck
review-amount = { $amount } { $unit ->
    [boxes] { $count ->
        [one] box
       *[other] boxes
        }
    [ships] { $count ->
        [one] ship
       *[other] ships
        }
    [tokens] { $count ->
        [one] token
       *[other] tokens
        }
   *[other] { $unit }
    }
review-luck-for = { $amount } for { $side }
review-dice = The dice gave { $side } { $luck } more than the average.
review-dice-even = The dice helped neither side.
review-usual = Two matches in three end within ± { $usual }.
review-degree = { $degree ->
    [usual] no unusual luck
    [little] a little lucky
    [much] lucky
   *[rare] very lucky
    }
review-part = { $part ->
    [even] Both sides did the same damage.
    [little] { $side } did { $margin } more damage than it took. The dice decided hardly anything of this.
    [quarter] { $side } did { $margin } more damage than it took. The dice decided about a quarter of this.
    [half] { $side } did { $margin } more damage than it took. The dice decided about half of this.
    [most] { $side } did { $margin } more damage than it took. The dice decided most of this.
    [turned] { $side } did { $margin } more damage than it took. Without its luck, the other side would have done more.
   *[against] { $side } did { $margin } more damage than it took, although the dice helped the other side.
    }
review-kind = { $kind ->
    [hit] Hits
    [damage] Damage
    [interception] Interception
    [critical] Criticals
    [morale] Morale
    [repair] Repairs
    [boarding] Boarding
    [squadron] Damage to squadrons
    [terrain] Terrain
    [movement] Drives, FTL and rams
    [heat] Heat
    [collision] Collisions
    [encounter] Threats
    [reach] Reach of Fighters and Takers
    [fight] Fights
    [culture] Culture
    [research] Research
   *[other] { $kind }
    }
review-by-kind = Luck by kind of roll
review-by-turn = Luck by turn
review-turn = Turn { $turn }
review-side = Side
review-total = Total

## Damage
review-damage = Damage
review-ship = Ship and weapon
review-shots = Shots
review-hits = Hits
review-dealt = Dealt
review-mean = Average
review-shields = Shields
review-armour = Armour
review-intercepted = Intercepted
review-wasted = Wasted
review-mark = The line on a bar is the average of the same shots. Averages count damage after shields and armour.
review-cause = { $cause ->
    [fire] fire
    [salvo] missiles
    [squadron] squadrons
    [area] area of effect
    [line] line of fire
    [wreck] wreck of a shot
    [defence] fire at weapons
    [section] lost with sections
    [ship] lost with ships
    [morale] ships that broke
    [ram] ram
    [boarding] boarding
    [strain] strain
    [ftl_attack] FTL attack
    [ftl_drive] FTL drive
    [critical] criticals
    [detonation] detonation
    [blast] blast
    [teleporter] teleporter
    [terrain] terrain
    [radiation] radiation
    [asteroids] asteroids
    [collision] collision
    [heat] heat
    [depletion] depleted Missiles
    [crew] crew with systems
    [habitat] crew with Habitats
    [strafe] named systems
    [own] own ships
   *[other] { $cause }
    }

## Weapons that did not fire
review-idle = Weapons that could have fired
review-idle-ship = Ship
review-idle-weapon = Weapon
review-idle-target = Best target
review-idle-turns = Turns
review-idle-none = Every weapon with a target in arc and range fired.

## Pages
review-page = Review
review-made = Made with MetaMaker
review-page-of = Page { $number } of { $count }
review-lacks = Not in this review
