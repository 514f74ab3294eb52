# Virtual tabletops: names in their files.

tabletop-pages = Pages for the table
tabletop-vassal-module = { $game } table
tabletop-vassal-board = { $game }: { $board }
tabletop-vassal-about = Made with MetaMaker.
tabletop-vassal-encounter = Encounter of { $names }
tabletop-vassal-side = Player { $number }
tabletop-vassal-pieces = Pieces
tabletop-vassal-pages = Pages
tabletop-vassal-turn = Turn
tabletop-vassal-ruler = Ruler (cm)
tabletop-vassal-retire = Change side
tabletop-vassal-next_face = Next side
tabletop-vassal-previous_face = Previous side
tabletop-vassal-clockwise = Turn clockwise
tabletop-vassal-anticlockwise = Turn anticlockwise
tabletop-vassal-note = Description
tabletop-vassal-copy = Copy
tabletop-vassal-delete = Delete

tabletop-bar = Pictures
tabletop-wrote = { $count ->
    [one] Wrote a file to { $folder }
   *[other] Wrote { $count } files to { $folder }
}
tabletop-foreign = another file with this name is there; choose another folder
tabletop-module_alone = only VASSAL has modules: use it with --for vassal
tabletop-folder = { $found } is not a folder; name a folder, or add --module for a module
tabletop-states = there are { $found } files of damage for { $fleets ->
    [one] one fleet
   *[other] { $fleets } fleets
}
