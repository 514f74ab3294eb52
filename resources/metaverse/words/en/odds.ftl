### Two fleets that meet: how it will end and why, and what would make it even.

## Why the forecast is what it is. `fleet` is the side for which it speaks.

odds-reason-value = { $fleet } is worth { $one } points, { $other } { $two }
odds-reason-concentration = { $fleet } has larger ships, worth { $one } points each on average, { $other } { $two }
odds-reason-fire = { $fleet } fires { $one } points of damage per turn before defences, { $other } { $two }
odds-reason-hits = { $one }% of { $fleet }’s shots hit, and { $two }% of { $other }’s
odds-reason-passing = { $one }% of { $fleet }’s damage gets through armour and deflectors, and { $two }% of { $other }’s
odds-reason-bearing = { $one }% of { $fleet }’s guns bear in a typical position, and { $two }% of { $other }’s
odds-reason-shields = shields make { $fleet } last { $one } times as long, { $other } { $two } times
odds-reason-hull = { $fleet } has { $one } hull hits, { $other } { $two }
odds-reason-crew = { $fleet }’s crews fire first: quality { $one } against { $two }
odds-reason-numbers = { $fleet } has { $one } ships, { $other } { $two }
odds-reason-reach = { $fleet }’s guns reach { $one } cm, { $other }’s { $two } cm
odds-reason-speed = { $fleet } has { $one } points of thrust per ship, { $other } { $two }
odds-reason-squadrons = { $fleet } brings squadrons for { $one } points, { $other } for { $two }

## What a side can hardly do anything against.

odds-counter-armour = { $fleet }’s guns hardly get through { $other }’s armour { $armour }: { $part }% of the damage passes
odds-counter-hits = { $fleet } hardly hits { $other }: { $part }% of its shots
odds-counter-bearing = few of { $fleet }’s guns bear in a typical position: { $part }%

odds-basis = fitted to { $battles } battles of { $matchups } match-ups

## What would make it even.

odds-none = No change
odds-leave = { $fleet } leaves { $ships } at home
odds-more = { $fleet } also brings { $ships }
odds-ships = { $number ->
    [1] { $ship_class }
   *[other] { $number } × { $ship_class }
}
odds-crew = { $better ->
    [yes] { $fleet }’s crews improve by { $steps ->
        [1] one step
       *[other] { $steps } steps
    }
   *[no] { $fleet }’s crews worsen by { $steps ->
        [1] one step
       *[other] { $steps } steps
    }
  }
odds-distance = Begin { $distance } cm apart on a table { $width } cm wide
odds-and = { $one }; { $other }
odds-limit = { $fleet } has no ship worth { $limit } points or less
