### Texts of the app.

window-template-players = { $count ->
       *[other] Random map for { $count } players
    }
window-template-wheel = The wheel of the rules
window-template-empty = Empty map

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

window-summary-map-sentence = Star systems, the warp lines between them, and the house rules of a group.
window-summary-system-sentence = A system that a player can hold; its type decides what it gives.
window-summary-line-sentence = A link that makes two systems neighbours.

window-property-map-name-label = Name
window-property-map-name-hint = The name of the map on its pages and files.
window-property-map-author-label = Author
window-property-map-author-hint = The person or group who made the map.
window-property-map-notes-label = Notes
window-property-map-notes-hint = Anything worth remembering.
window-property-map-tags-label = Tags
window-property-map-tags-hint = Short words to find the map by.
window-property-map-public-label = Public
window-property-map-public-hint = Tells others who get the file that they may show and print it. MetaMaker does not publish it.
window-property-map-players-label = Players
window-property-map-players-hint = The number of players; the map needs room for one Home each.
window-property-map-home_gap-label = Steps between homes
window-property-map-home_gap-hint = The minimum number of steps between two Homes; a Gate counts as one step.
window-property-map-hazard_counts_for_capacity-label = Hazards add room
window-property-map-hazard_counts_for_capacity-hint = A Hazard adds room for one trade route to each sector next to it.
window-property-map-home_counts-label = Homes count at once
window-property-map-home_counts-hint = A Home adds one level of its resource from the start.
window-property-map-ruins_on_every_capture-label = Ruins for every taker
window-property-map-ruins_on_every_capture-hint = Every player who takes Ruins searches them, not only the first.
window-property-map-bank_ap-label = Keep action points
window-property-map-bank_ap-hint = Unspent action points stay for the next turn.
window-property-map-directed_research-label = Directed Research
window-property-map-directed_research-hint = For one extra action point, the player chooses the result of a research roll.
window-property-map-ties_score-label = Ties score
window-property-map-ties_score-hint = Players who tie for the most routes in a sector all score for it.
window-property-map-monopoly_needs_full-label = Full monopolies only
window-property-map-monopoly_needs_full-hint = A sector with routes of only one player scores only when it is full.
window-property-map-typed_dice-label = Real dice
window-property-map-typed_dice-hint = Players roll at the table and type in the results.
window-property-system-name-label = Name
window-property-system-name-hint = The name of the system; without one, its number is shown.
window-property-system-type-label = Type
window-property-system-type-hint = The type of the system; if left open, a die decides it before each game.
window-property-system-x-label = East
window-property-system-x-hint = Position towards the east; neighbours are about 100 apart.
window-property-system-y-label = South
window-property-system-y-hint = Position towards the south; neighbours are about 100 apart.
window-property-line-one-label = From
window-property-line-one-hint = One of the two systems that the line joins.
window-property-line-other-label = To
window-property-line-other-hint = The other system that the line joins.

window-choice-system_type-unrolled-text = to be rolled
window-choice-system_type-unrolled-hint = A die decides the type before each game.
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
window-choice-system_type-nebula-hint = Takeover rolls against it have −2.
window-choice-system_type-void-text = Void
window-choice-system_type-void-hint = Gives nothing, but players can hold it.
window-choice-system_type-hazard-text = Hazard
window-choice-system_type-hazard-hint = Players cannot hold it, and paths go around it.
window-choice-system_type-gate-text = Gate
window-choice-system_type-gate-hint = Next to every other Gate; worth one extra token at the end.
window-choice-system_type-ruins-text = Ruins
window-choice-system_type-ruins-hint = The first player to hold it makes two research rolls; worth two extra tokens at the end.

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
window-fact-borders = next to { $sectors }

window-text-systems = Systems
window-text-type = { $kind }, { $count }: { $names }
window-text-sectors = Sectors
window-text-sector = { $number }: { $names } (room for { $count ->
        [one] { $count } route
       *[other] { $count } routes
    })
window-text-options = House rules
window-text-option = { $option }: { $value }
window-text-yes = yes
window-text-no = no
window-text-notes = Notes

window-fix-cut = Remove { $line }
window-fix-lines = Draw { $count ->
        [one] a line
       *[other] { $count } lines
    } from { $system }
window-fix-remove = Remove { $system }
window-fix-void = Change { $system } to a Void
window-fix-join = Draw a line from { $one } to { $other }
window-fix-gap = Set the gap between Homes to { $gap } steps
window-fix-players = Set the number of players to { $count }
window-fix-nameless = Remove the name of { $system } and use its number

window-turn-title = Round { $number }
window-turn-reached = match, round { $turn }

window-captain-chance-label = chance
window-captain-chance-hint = picks a legal action at random
window-captain-plain-label = plain
window-captain-plain-hint = takes the action that is worth most, later gains included
window-captain-strong-label = strong
window-captain-strong-hint = plays through its whole turn and the replies many times before it acts

window-weighing-field = All commanders

## Several pages

window-common-players = Players
window-common-map = Map

## Map

window-map-each-seat-wins = Win rates by turn order
window-map-forms = Properties
window-map-players-new-map = Players of the new map
window-map-number-new-map = Seed of the new map
window-map-same-number-players = The same seed and number of players always make the same map
window-map-new-map = Make a map
window-map-another-one = Next seed
window-map-roll-all-types = Roll all types
window-map-leave-them-rolled = Leave types open
window-map-number = Seed
window-map-map-dice = Random map
window-map-types = Types
window-map-place-system = Place a system
window-map-is = { $name }: { $kind }
window-map-types-rolled-before = Types rolled before each game
window-map-line = Line from { $one } to { $other }
window-map-map-dice-seed = Random map { $seed }
window-map-select-move = Select and move
window-map-place-systems = Place systems
window-map-draw-lines = Draw lines
window-map-drag-systems-double = Drag systems to move them, double-click to place one, Shift+drag to draw a line.
window-map-click-places-system = Click to place a system.
window-map-drag-one-system = Drag from one system to another to draw a line. Lines never cross.
window-map-homes-fit-example = { $count } Homes fit, for example on the marked systems
window-map-homes-do-not = The Homes do not fit

## Matches

window-match-colour-of-a-player = Colour of a player
window-match-colour-of-player = Colour of player { $player }
window-match-name-of-player = Name of player { $player }
window-match-name-of-a-player = Name of a player
window-match-done-turn-level = { $done } of { $limit } used this turn: { $level } is at level { $limit }.
window-match-no-action-point = You have no action points left.
window-match-more = More
window-match-resign = Resign
window-match-end-turn = End the turn
window-match-nothing-more-done = You cannot do anything else this turn.
window-match-limit-reached = You have reached the limit.
window-match-no-target-reach = No target is in reach.
window-match-map = The map
window-match-player = Player { $player }
