### How parts of a universe pack stand to a fleet.

universe-state-added = new
universe-state-linked = was here already
universe-state-updated = changed in the pack
universe-state-same = the same
universe-state-own = changed here alone, stays
universe-state-absent = taken out here, stays out
universe-state-both = changed here and in the pack
universe-state-dropped = no longer in the pack, stays here
universe-told = { $state }: { $lines }
