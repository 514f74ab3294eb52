### What is said of universe packs, in files, the window and on the command line.

universe-kind = Universe pack
universe-empty = The fleet has nothing that a universe pack could hold.
universe-by = by { $author }
universe-class = { $name }: { $value } points
universe-bay = { $name }: launches { $launch }, carries { $carry }, takes { $accepts }
universe-stock = as the rules have it
universe-entry = { $before } → { $after }
universe-word =
    { $given ->
        [yes] { $term }: { $word } (word)
       *[no] { $term } (word)
    }
universe-formula = { $entry } ({ $meaning })
universe-notes = Notes
universe-classes = Classes
universe-weapons = Weapons
universe-starfighters = Squadron types
universe-bays = Bays
universe-formulas = House formulas
universe-words = House words
