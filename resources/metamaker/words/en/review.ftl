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
review-usual = In two matches of three, luck stays within ± { $usual }.
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
    [behind] { $side } won, although it did no more damage than it took.
   *[against] { $side } did { $margin } more damage than it took, although the dice helped the other side.
    }
review-ahead = { $part ->
    [even] Both sides have the same score.
    [little] { $side } is { $margin } ahead. The dice decided hardly anything of this.
    [quarter] { $side } is { $margin } ahead. The dice decided about a quarter of this.
    [half] { $side } is { $margin } ahead. The dice decided about half of this.
    [most] { $side } is { $margin } ahead. The dice decided most of this.
    [turned] { $side } is { $margin } ahead. Without its luck, the other side would be ahead.
   *[against] { $side } is { $margin } ahead, although the dice helped the other side.
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
review-taken = Damage taken
review-target = Ship
review-taken-boxes = Taken
review-others = Other damage to { $side }
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
    [section] left in destroyed sections
    [ship] left in destroyed ships
    [morale] ships that broke off
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

## Record of matches
review-record = Record of matches
review-record-matches = { $count ->
    [0] No matches yet in { $file }
    [one] One match in { $file }
   *[other] { $count } matches in { $file }
    }
review-record-game = Game
review-record-players = Side
review-record-ships = Ship
review-record-player = Player
review-record-person = a person
review-record-battles = Battles
review-record-matches-played = Matches
review-record-won = Won
review-record-lost = Lost
review-record-survived = Survived
review-record-destroyed = Destroyed
review-record-result = Result
review-record-adjusted = Without luck
review-record-note = { $unit ->
    [all] Result: boxes or ships dealt minus those lost, or points minus those of the others, on average. Without luck: the same without the luck of the dice.
    [boxes] Result: boxes of damage dealt minus boxes taken in a match, on average. Without luck: the same without the luck of the dice.
    [ships] Result: ships taken from others minus own losses in a match, on average. Without luck: the same without the luck of the dice.
   *[other] Result: own points minus those of the others in a match, on average. Without luck: the same without the luck of the dice.
    }
review-record-other = this is not a record of matches; --record needs one, or the name of a new file
review-record-unfinished = the match is not over; only finished matches are recorded
review-record-variation = --record cannot be combined with --variation: only the match itself is recorded
review-record-nothing = name a match to review, or a record of matches with --record

## Win chances
review-chances = Win chances
review-chances-by = { $battles ->
    [0] Estimated from what is left of each side after each turn.
    [one] By one battle from each turn, with intervals of 95%.
   *[other] By { $battles } battles from each turn, with intervals of 95%.
    }
review-chances-none = { $why ->
    [survival] A run for survival has no win chances.
   *[points] Points decide this match, so what is left of the sides does not show who is ahead. Fight battles from each turn with --battles.
    }
review-chances-turn = After turn
review-start = start
review-turning-points = Turning points
review-turning-point = { $split ->
    [yes] Turn { $turn }: { $side } gains { $change } points of win chance (dice { $dice }, orders and ships { $orders }).
   *[no] Turn { $turn }: { $side } gains { $change } points of win chance.
    }
review-orders = Costly orders
review-orders-none = No other order of the strongest captain would certainly have been better.
review-order = Turn { $turn }, { $subject }: { $given }
review-order-better = { $better } instead: { $one }% rather than { $other }% (± { $error })
