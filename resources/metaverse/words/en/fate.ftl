### What became of ships in many battles.

fate-end =
    { $end ->
        [survived] survived
        [destroyed] destroyed
        [retreated] retreated
       *[broken] broke off
    }
fate-retreats = { $ship } retreats
fate-breaks_off = { $ship } breaks off
fate-lost = { $ship } is lost
fate-lost_to = { $ship } is lost to { $cause }
fate-lost_to_of = { $ship } is lost to { $cause } of { $by }
fate-cause =
    { $cause ->
        [ram] a ram
        [strain] the strain of its drives
        [ftl_attack] an FTL attack
        [ftl_drive] its FTL drive
        [critical] a critical hit
        [detonation] its own reactor
        [blast] the blast of a reactor
        [terrain] a collision
       *[other] { $cause }
    }
