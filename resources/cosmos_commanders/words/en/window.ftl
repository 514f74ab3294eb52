### Words of the window.

window-template-players = { $count ->
       *[other] A map by dice for { $count } players
    }
window-template-wheel = The wheel of the rules
window-template-empty = Nothing yet

window-changed = { $property } of { $element }

window-element-map = the map

window-kind-map = map
window-kind-system = star system
window-kind-line = warp line

window-group-systems = { $count ->
        [one] { $count } system
       *[other] { $count } systems
    }
window-group-lines = { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }

window-summary-map-sentence = Star systems, the warp lines between them, and what a group plays otherwise.
window-summary-system-sentence = A place to hold: its type says what it gives.
window-summary-line-sentence = Two systems that are next to each other.

window-property-map-name-label = Name
window-property-map-name-hint = What the map is called on its pages and its files.
window-property-map-author-label = Author
window-property-map-author-hint = Who made it.
window-property-map-notes-label = Notes
window-property-map-notes-hint = Anything worth remembering.
window-property-map-tags-label = Tags
window-property-map-tags-hint = Short words to find it by.
window-property-map-public-label = Public
window-property-map-public-hint = A mark for others who get the file: they may show and print it. Nothing is published by it.
window-property-map-players-label = Players
window-property-map-players-hint = For how many the map is: so many homes have to fit.
window-property-map-home_gap-label = Steps between homes
window-property-map-home_gap-hint = How far any two Homes are apart at least, Gates counting as one step.
window-property-map-hazard_counts_for_capacity-label = Hazards make room
window-property-map-hazard_counts_for_capacity-hint = A Hazard counts for how many trade routes a sector beside it has room for.
window-property-map-home_counts-label = Homes count at once
window-property-map-home_counts-hint = The resource of a Home is one level more from the beginning.
window-property-map-ruins_on_every_capture-label = Ruins for every taker
window-property-map-ruins_on_every_capture-hint = Whoever takes Ruins searches them, not the first alone.
window-property-map-bank_ap-label = Action points stay
window-property-map-bank_ap-hint = What is not spent is there in the next turn.
window-property-map-directed_research-label = Directed Research
window-property-map-directed_research-hint = For one action point more a result of research is chosen.
window-property-map-ties_score-label = Ties score
window-property-map-ties_score-hint = Who has as many routes in a sector as the next scores for the most all the same.
window-property-map-monopoly_needs_full-label = Monopolies are full
window-property-map-monopoly_needs_full-hint = A sector with routes of one player alone scores only if there is no room left.
window-property-map-typed_dice-label = Real dice
window-property-map-typed_dice-hint = Dice are rolled at the table, and what they show is typed in.
window-property-system-name-label = Name
window-property-system-name-hint = What the system is called; without a name it goes by its number.
window-property-system-type-label = Type
window-property-system-type-hint = What the system gives; left open, it is rolled before each game.
window-property-system-x-label = East
window-property-system-x-hint = How far east the system is; neighbours are about 100 apart.
window-property-system-y-label = South
window-property-system-y-hint = How far south the system is; neighbours are about 100 apart.
window-property-line-one-label = From
window-property-line-one-hint = One of the two systems that it joins.
window-property-line-other-label = To
window-property-line-other-hint = The other of the two systems that it joins.

window-choice-system_type-unrolled-text = to be rolled
window-choice-system_type-unrolled-hint = A die says before each game what it is.
window-choice-system_type-metals-text = Metals
window-choice-system_type-metals-hint = Metal +1: more takeovers in a turn.
window-choice-system_type-population-text = Population
window-choice-system_type-population-hint = Population +1: more colonies in a turn.
window-choice-system_type-radioactives-text = Radioactives
window-choice-system_type-radioactives-hint = Radioactives +1: more research in a turn.
window-choice-system_type-luxuries-text = Luxuries
window-choice-system_type-luxuries-hint = Luxuries +1: more cultural achievements in a turn.
window-choice-system_type-organics-text = Organics
window-choice-system_type-organics-hint = Organics +1: more trade routes in a turn.
window-choice-system_type-nebula-text = Nebula
window-choice-system_type-nebula-hint = Rolls to take it have −2.
window-choice-system_type-void-text = Void
window-choice-system_type-void-hint = Gives nothing, but can be held.
window-choice-system_type-hazard-text = Hazard
window-choice-system_type-hazard-hint = Nobody can hold it; paths go round it.
window-choice-system_type-gate-text = Gate
window-choice-system_type-gate-hint = Next to every other Gate; one token more at the end.
window-choice-system_type-ruins-text = Ruins
window-choice-system_type-ruins-hint = Two rolls of research for who holds it first; two tokens more at the end.

window-fact-now = Now { $value }
window-fact-players = { $count ->
       *[other] { $count } players
    }
window-fact-systems = { $count ->
        [one] { $count } system
       *[other] { $count } systems
    }
window-fact-lines = { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
window-fact-sectors = { $count ->
        [one] { $count } sector
       *[other] { $count } sectors
    }
window-fact-borders = beside { $sectors }

window-text-systems = Systems
window-text-type = { $kind }, { $count }: { $names }
window-text-sectors = Sectors
window-text-sector = { $number }: { $names }; room for { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
window-text-options = Played otherwise
window-text-option = { $option }: { $value }
window-text-yes = yes
window-text-no = no
window-text-notes = Notes

window-fix-cut = Cut { $line }
window-fix-lines = Draw { $count ->
        [one] a line
       *[other] { $count } lines
    } from { $system }
window-fix-remove = Take { $system } away
window-fix-void = Make { $system } a Void
window-fix-join = Draw a line from { $one } to { $other }
window-fix-gap = Put Homes at least { $gap } steps apart
window-fix-players = Let { $count } play
window-fix-nameless = Let { $system } go by its number

window-turn-title = Round { $number }
window-turn-reached = match, round { $turn }

window-captain-chance-label = chance
window-captain-chance-hint = does anything that it may
window-captain-plain-label = plain
window-captain-plain-hint = takes what is worth most now, and thinks of what grows of it
window-captain-strong-label = strong
window-captain-strong-hint = plays its whole turn and the replies to it in its head, many times, before it moves

window-weighing-field = All commanders

## Several pages

window-common-players = Players
window-common-map = Map

## Map

window-map-each-seat-wins = What each seat wins
window-map-forms = Forms
window-map-players-new-map = Players of the new map
window-map-number-new-map = Number of the new map
window-map-same-number-players = The same number and players, the same map
window-map-new-map = New map
window-map-another-one = Another one
window-map-roll-all-types = Roll all types
window-map-leave-them-rolled = Leave them to be rolled
window-map-number = Number
window-map-map-dice = A map by dice
window-map-types = Types
window-map-place-system = Place a system
window-map-is = { $name } is { $kind }
window-map-types-rolled-before = Types are rolled before each game
window-map-line = Line from { $one } to { $other }
window-map-map-dice-seed = Map { $seed } by dice
window-map-select-move = Select and move
window-map-place-systems = Place systems
window-map-draw-lines = Draw lines
window-map-drag-systems-double = Drag systems; a double click places one; Shift and drag draws a line.
window-map-click-places-system = A click places a system.
window-map-drag-one-system = Drag from one system to another. Lines never cross.
window-map-homes-fit-example = { $count } Homes fit, for example those that are marked
window-map-homes-do-not = The Homes do not fit

## Matches

window-match-colour-of-a-player = Colour of a player
window-match-colour-of-player = Colour of player { $player }
window-match-name-of-player = Name of player { $player }
window-match-name-of-a-player = Name of a player
window-match-done-turn-level = { $done } of { $limit } done in this turn: { $level } is at level { $limit }.
window-match-no-action-point = No action point is left.
window-match-end-turn = End the turn
window-match-nothing-more-done = Nothing more can be done in this turn.
window-match-limit-reached = The limit is reached.
window-match-no-target-reach = There is no target in reach.
window-match-map = The map
window-match-player = Player { $player }
