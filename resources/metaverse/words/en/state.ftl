### What a sheet says of the state of its ship in a battle.

state-turn = turn { $turn }
state-speed = speed { $speed }
state-destroyed = destroyed

state-departure-jump = in a jump
state-departure-retreat = retreated
state-departure-broken_off = broke off

state-mark-disabled = disabled
state-mark-destroyed = destroyed
state-mark-expended = used up
state-mark-unpowered = no power
state-mark-switched_off = off
