### What the commander of a side sees of the table and of one ship.

outlook-ship = { $sign } { $ship }, { $course }

outlook-course =
    { $course }{ $cloaked ->
        [yes] , under cloak
        [stilled] , time stands still
       *[no] { "" }
    }

outlook-crew_quality = crew quality { $rating }
outlook-ew = EW { $rating }
outlook-ems = EMS { $rating }
outlook-charge = FTL charged { $turns }

outlook-section_gone = { $section } section: destroyed

outlook-section =
    { $section } { $core ->
        [yes] { "" }
       *[no] section{ " " }
    }hull { $layers }, { $crew } crew{ $marines ->
        [0] { "" }
       *[other] , { $marines } marine parties
    }

outlook-arc = its { $arc } arc is protected by { $defence }
outlook-array = { $array } rating { $rating }

outlook-arrays =
    arrays: { $count ->
        [0] none working
       *[other] { $arrays }
    }

outlook-weapon =
    { $numbers }  { $weapons }: { $profile }{ $rate ->
        [one_shot] , one shot
        [limited] , every other turn
       *[unlimited] { "" }
    }, { $turns ->
        [0] range bands of { $bands } cm
        [one] indirect, { $bands } cm, { $turns } turn
       *[other] indirect, { $bands } cm a turn, { $turns } turns
    }, bears { $bears }{ $loaded ->
        [yes] { "" }
       *[no] ; not loaded
    }

outlook-all_round = all round
outlook-nowhere = nowhere
outlook-down = { $state }: { $systems }
outlook-state-destroyed = destroyed
outlook-state-disabled = disabled
outlook-state-expended = used up
outlook-state-unpowered = without power
outlook-state-switched_off = off
outlook-terrain =
    { $kind }{ $named ->
        [yes] { " " }{ $name }
       *[no] { "" }
    }: { $form ->
        [everywhere] everywhere
        [edge] its surface along an edge of the table
        [band] { $width } cm wide from { $place } to { $end }
       *[disc] { $width } cm across around { $place }
    }{ $field ->
        [0] { "" }
       *[other] , gravity up to { $field } cm from it
    }{ $wind ->
        [0] { "" }
       *[other] , wind { $wind } to { $direction }
    }
outlook-lie =
    { $inside ->
        [yes] in the { $kind }
       *[no] { $distance } from the { $kind }, at { $angle }° on the table
    }{ $strength ->
        [0] { "" }
       *[other] , gravity { $strength }
    }
outlook-compass-0 = north
outlook-compass-1 = north-east
outlook-compass-2 = east
outlook-compass-3 = south-east
outlook-compass-4 = south
outlook-compass-5 = south-west
outlook-compass-6 = west
outlook-compass-7 = north-west
outlook-bearing = { $sign } { $distance }, bearing { $angle }°, shows its { $shown } arc
outlook-more = and { $count } farther away
outlook-seen = { $sign } { $ship }: { $distance } away, bearing { $angle }° in the { $arc } arc, { $course }. It shows its { $shown } arc: { $defence }
