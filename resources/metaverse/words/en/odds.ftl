### Two fleets that meet: how it will end and why, and what would make it even.

## Why the forecast is what it is: the compared quantities, and the figure of a side.

odds-reason-value = Combat value
odds-reason-concentration = Points per ship
odds-reason-fire = Damage per turn
odds-reason-hits = Shots that hit
odds-reason-passing = Damage through defences
odds-reason-bearing = Guns that bear
odds-reason-shields = Endurance with shields
odds-reason-hull = Hull hits
odds-reason-crew = Crew quality
odds-reason-numbers = Ships
odds-reason-reach = Gun range
odds-reason-speed = Thrust per ship
odds-reason-squadrons = Points in squadrons
odds-figure = { $unit ->
    [percent] { $amount }%
    [cm] { $amount } cm
    [times] × { $amount }
   *[none] { $amount }
}

## A side of a match-up.

odds-lineup-measure = combat value
odds-lineup-size = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} · { $squadrons ->
    [0] no squadrons
   *[other] { $squadrons } points in squadrons
}
odds-lineup-class = { $flagship ->
    [yes] { $name } · flagship
   *[no] { $name }
}

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
odds-ground = { $fleet } leaves { $squadrons } at home
odds-squadrons = { $number ->
    [1] one { $name } squadron
   *[other] { $number } { $name } squadrons
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
odds-head_start = { $fleet } begins with a head start of { $points } { $points ->
    [one] point
   *[other] points
}{ $turn ->
    [0] { "" }
   *[other] { " and wins ties from turn " }{ $turn }
}
odds-and = { $one }; { $other }
odds-limit = { $fleet } has no ship worth { $limit ->
    [one] { $limit } point
   *[other] { $limit } points
    } or less
