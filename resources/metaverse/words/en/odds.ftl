### Two fleets that meet: how it will end and why, and what would make it even.

## Why the forecast is what it is. `fleet` is the side for which it speaks.

odds-reason-value = { $fleet } is worth { $one } points, { $other } { $two }
odds-reason-concentration = { $fleet } has its points in larger ships, { $one } each on the mean, { $other } { $two }
odds-reason-fire = { $fleet } fires { $one } points of damage a turn before any defence, { $other } { $two }
odds-reason-hits = { $fleet } hits with { $one } shots of a hundred, { $other } with { $two }
odds-reason-passing = { $one } % of what { $fleet } hits with passes armour and deflectors, of { $other }’s { $two } %
odds-reason-bearing = { $one } % of { $fleet }’s guns bear as ships mostly meet, of { $other }’s { $two } %
odds-reason-shields = shields make { $fleet } last { $one } times as long, { $other } { $two } times
odds-reason-hull = { $fleet } has { $one } hull hits, { $other } { $two }
odds-reason-crew = { $fleet }’s crews fire first: quality { $one } against { $two }
odds-reason-numbers = { $fleet } has { $one } ships, { $other } { $two }
odds-reason-reach = { $fleet }’s guns reach { $one } cm, { $other }’s { $two } cm
odds-reason-speed = { $fleet } moves with { $one } points of thrust a ship, { $other } with { $two }
odds-reason-squadrons = { $fleet } brings squadrons for { $one } points, { $other } for { $two }
odds-whole = { $number }
odds-decimal = { $whole }.{ $tenths }

## What a side can hardly do anything against.

odds-counter-armour = { $fleet }’s guns hardly pass { $other }’s armour { $armour }: { $part } % of what hits gets through
odds-counter-hits = { $fleet } hardly hits { $other }: { $part } shots of a hundred
odds-counter-bearing = { $fleet }’s guns hardly bear as ships meet: { $part } % of them

odds-basis = fitted on { $battles } battles of { $matchups } meetings

## What would make it even.

odds-none = As it is
odds-leave = { $fleet } leaves { $ships } at home
odds-more = { $fleet } brings { $ships } more
odds-ships = { $number ->
    [1] { $ship_class }
   *[other] { $number } × { $ship_class }
}
odds-crew = { $better ->
    [yes] { $fleet }’s crews are better by { $steps ->
        [1] one step
       *[other] { $steps } steps
    }
   *[no] { $fleet }’s crews are worse by { $steps ->
        [1] one step
       *[other] { $steps } steps
    }
  }
odds-distance = Begin { $distance } cm apart, on a table { $width } cm wide
odds-and = { $one }; { $other }
odds-limit = { $fleet }: no ship is worth { $limit } points or less
odds-no_slots = ships of this game have no slots to be weighed
