### Status of the parts of a universe pack in a fleet.

universe-state-added = new
universe-state-linked = already here
universe-state-updated = changed in the pack
universe-state-same = the same
universe-state-own = changed only here; stays
universe-state-absent = removed here; stays out
universe-state-both = changed here and in the pack
universe-state-dropped = no longer in the pack; stays here
universe-told = { $state }: { $lines }
