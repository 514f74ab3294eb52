### What is said of universe packs, in files, the window and on the command line.

universe-kind = Universe pack
universe-empty = The fleet contains no parts for a universe pack.
universe-by = by { $author }
universe-class = { $name }: { $value } points
universe-bay = { $name }: launches { $launch }, carries { $carry }, takes { $accepts }
universe-stock = as in the rules
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
universe-formulas = Custom formulas
universe-words = Custom terms
