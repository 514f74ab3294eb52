### What the app itself says: pages, menus, dialogs, hints.

## Several pages

window-common-weigh = Weigh
window-common-all = All
window-common-none = None
window-common-wins-between-sure = { $name } wins between { $low } and { $high } ({ $confidence } sure)
window-common-seed-dice = Seed of the dice
window-common-cancelled = Cancelled
window-common-cancel = Cancel
window-common-name-text = { $name }: { $text }
window-common-copy = Copy
window-common-yes = yes
window-common-sheet = Sheet
window-common-ships = Ships
window-common-ships-count =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
window-common-play = Play
window-common-begin = Begin
window-common-dice = Dice
window-common-add = Add { $name }
window-common-duplicate = Duplicate
window-common-remove = Remove
window-common-remove-name = Remove { $name }
window-common-next-panel = Next panel
window-common-panel-before = Panel before
window-common-search-parts = Search parts
window-common-elements = { $count } elements
window-common-one-more = One more
window-common-one-less = One less
window-common-rule = Rule { $rule }
window-common-cut = Cut
window-common-paste = Paste
window-common-open-rule = Open rule { $rule }
window-common-open-rule-key = Open rule { $rule } (F1)
window-common-more = { $names } and { $count } more
window-common-select-all-parts = Select all parts
window-common-rename = Rename
window-common-open = Open
window-common-event = Event
window-common-print = Print…
window-common-save = Save
window-common-more-count = and { $count } more
window-common-samples = Samples
window-common-progress = Progress
window-common-close = Close
window-common-choose = Choose…
window-common-designs =
    { $count ->
        [one] { $count } design
       *[other] { $count } designs
    }
window-common-table = Table
window-common-parts = Parts
window-common-play-again = Play again…
window-common-orders = Orders
window-common-open-documents = Open documents
window-common-error = Error
window-common-note = Note
window-common-back = Back
window-common-whole-page = Whole page
window-common-saved = Saved { $file }
window-common-share = Share
window-common-copy-picture = Copy as picture
window-common-start = Start
window-common-gallery = Gallery

## Balance

window-balance-weighed = What is weighed
window-balance-against-usual-field = against the &reference ships
window-balance-against-each-other = against each &other
window-balance-places = Places
window-balance-beats-whom = Who beats whom
window-balance-put-slot = What to put in a slot
window-balance-parts-balance = Parts of balance
window-balance-ship-changed = Ship to be changed
window-balance-ship = S&hip
window-balance-no-ship-weigh = There is no ship to weigh yet: design one first.
window-balance-tick-two-more = Select at least two different ships.
window-balance-tick-least-one = Tick at least one.
window-balance-weigh = WEIGH
window-balance-battles-heading = BATTLES
window-balance-changed-press-weigh = Changed: press “Weigh”
window-balance-draw-half-win = A draw is half a win; all opponents count alike
window-balance-live = &Live
window-balance-weigh-ship-anew = Update the rating after every edit
window-balance-rates-against-each = Rates against each opponent
window-balance-against = Against
window-balance-what-it-is = What it is
window-balance-against-field = Against the field
window-balance-rate-interval = Rate, { $confidence } interval
window-balance-win-rate-against = Win rate against the field: { $rate }
window-balance-battles = { $count } battles
window-balance-no-ship-canvas = There is no ship on the canvas.
window-balance-battles-against-each = Battles against each
window-balance-captain-all = Captain of all
window-balance-same-seed-same = Same seed, same dice
window-balance-number = &Number
window-balance-captain = Ca&ptain
window-balance-seed = S&eed
window-balance-battles-fought = Battles fought
window-balance-show-problem = Show the problem
window-balance-starting = Starting…
window-balance-battles-each = { $count } battles each
window-balance-cannot-weighed = Cannot be weighed: { $reason }.
window-balance-battles-done = { $done } of { $all } battles
window-balance-to-low = ({ $low } to { $high })
window-balance-won-drawn-lost = { $wins } won, { $draws } drawn, { $losses } lost of { $count } battles
window-balance-battles-come-pairs = Battles come in pairs that change sides with the same dice, and intervals count a pair as one try.
window-balance-not-sure = , not sure
window-balance-places-intervals-leave = The places that the intervals leave possible
window-balance-against-name = { $name } against { $other }: { $result }
window-balance-place = Place
window-balance-name = Name
window-balance-could = Could be
window-balance-battles-draw-half = { $done } of { $all } battles; a draw is half a win, and so is meeting itself; all opponents count alike.
window-balance-same-ship-weighed = { $name } is the same ship as { $other } and weighed as that.
window-balance-does-not-meet = { $name } does not meet itself: that is a half
window-balance-percent-won-row = Percent won, row against column
window-balance-text = As &text
window-balance-csv = As &CSV
window-balance-press-weigh-see = Tick ships and press “Weigh” to see how strong they are.
window-balance-from = from
window-balance-to = to
window-balance-choose-cell-see = Choose a cell to see what came of a pair.
window-balance-games = { $done } of { $all } games
window-balance-each-would-even = { $even } each would be even, and all may have that.
window-balance-brackets-where-true = In brackets: where the true share is in { $confidence } of cases
window-balance-play-games = Play { $count } games
window-balance-turn = { $place }. in turn: { $interval }
window-balance-each-would-even-even = { $even } each would be even.
window-balance-each-would-even-beyond = { $even } each would be even. Beyond doubt uneven: { $uneven }
window-balance-cannot-played-yet = It cannot be played on yet: see the problems.
window-balance-plain-captains-play = The computer plays many games here and counts how often each place in the turn order wins.
window-balance-drawn-games = Drawn: { $drawn } of { $count } games
window-balance-choice = Choice
window-balance-more-than-now = More than now, in points
window-balance-may-best = May be best
window-balance-all-these-intervals = All these intervals hold together at { $confidence }
window-balance-best-found-good = Best found: { $best }. As good, for all that is known: { $others }
window-balance-now = is there now
window-balance-empty = empty
window-balance-win-rate-interval = Win rate, { $confidence } interval
window-balance-best-beyond-doubt = Best: { $best }, beyond doubt
window-balance-slot-weighed = Slot to be weighed
window-balance-should-go = What should go in
window-balance-choices-slot = Choices for the slot
window-balance-find-out-lets = “Find out” tests each choice in battles against all the reference ships.
window-balance-put = Put it in
window-balance-find-out = Find out
window-balance-changed-press-find = Changed: press “Find out”
window-balance-no-ship-ask = There is no ship to ask about.

## Canvas

window-canvas-pages = Pages
window-canvas-smaller = Smaller
window-canvas-show-real-size = Show in real size
window-canvas-larger = Larger
window-canvas-fit-width = Fit the width
window-canvas-fit-page = Fit the page

## Design

window-design-edit = Edit
window-design-selected = Selected
window-design-nothing-selected = Nothing selected
window-design-ship-class-canvas = Ship or class on the canvas
window-design-close-explanation = Close the explanation
window-design-parts = { $count } parts
window-design-removed-undo-brings = Removed { $name }; undo brings it back
window-design-cannot-changed-way = { $name } cannot be changed that way
window-design-cannot-removed-here = { $name } cannot be removed here
window-design-adds-one = + adds one
window-design-points = { $points } of { $all } points
window-design-explain = Explain
window-design-changed-here-changed = What is changed here is changed for all of them.
window-design-cut-part = Cut part
window-design-copy-part = Copy part
window-design-paste-part = Paste part
window-design-duplicate-part = Duplicate part

## Elements

window-elements-move = Move { $name }
window-elements-duplicate = Duplicate { $name }
window-elements-move-up = Move up
window-elements-move-down = Move down
window-elements-keep-library = Keep in library
window-elements-shall-done = What do you want to do with { $file }?
window-elements-nothing = Nothing
window-elements-brought = what was brought
window-elements-merge = Merge
window-elements-holds-nothing = { $file } holds nothing for { $game }.
window-elements-use-document = Use in this document
window-elements-document = a document
window-elements-document-already = It is in this document already.
window-elements-used-remove-too = { $name } – used by { $users }. Remove it from there too?
window-elements-rename = Rename { $name } to { $to }
window-elements-remove-file-your = Remove the file of { $title } from your library?
window-elements-bring = Bring in what { $name } has
window-elements-nothing-new = nothing new
window-elements-nothing-new-equals = nothing new, as equals were here
window-elements-bring-name = Bring in { $name }
window-elements-brought-counts = Brought: { $counts }.
window-elements-your-library = { $name } is in your library: { $file }
window-elements-shared-equals-here = Shared, as equals were here: { $counts }.
window-elements-more = { $names }, { $count } more
window-elements-renamed = Renamed: { $names }.
window-elements-your-library-name = { $name } are in your library
window-elements-bring-another-file = Bring in another file…

## Tournaments

window-events-asked = What is asked for
window-events-files = Files…
window-events-player-without-fleet = A player without a fleet
window-events-new-player = New player
window-events-add-player = Add a player
window-events-fleets-players = Fleets of players
window-events-limits = Limits
window-events-match-points = Match points
window-events-played = What is played
window-events-take-out-name = Remove { $name }
window-events-call = Call { $player } { $name }
window-events-draw-round = Draw round { $number }
window-events-result = Result of { $one } – { $other }
window-events-comes-back-name = { $name } comes back
window-events-take-back-round = Take back round { $number }
window-events-add-players = Add players
window-events-take-out = Take out
window-events-problems-player-all = Problems of the player, or of all
window-events-players-their-places = Players by their places
window-events-worth = Worth
window-events-fleets-keep-limits = { $count } of { $all } fleets keep to the limits
window-events-comes-back = Comes back
window-events-withdraw = Withdraw
window-events-drop-fleets-here = Drop fleets here, or add them
window-events-take-back = Take back
window-events-take-last-round = Take the last round back, to be drawn again
window-events-wins-against = { $winner } wins against { $loser }
window-events-round-needs-two = A round needs two players.
window-events-nobody-paired-yet = Nobody is paired yet.
window-events-press-won-draw = Press who has won, or the draw. Games to be played: { $count }
window-events-draw = { $one } and { $other } draw

## Internal errors

window-faults-metamaker-crashed-during = MetaMaker crashed during its last run. Please copy the report, add what you did before, and send it to us.
window-faults-something-went-wrong = Something went wrong inside the program. Your work was written to its recovery files. Go on, or save now.
window-faults-report = Report
window-faults-copy-report = Copy the report
window-faults-open-log-folder = Open the log folder
window-faults-crash-report = Crash report
window-faults-fault-program = A fault of the program

## Files

window-files-file-changed-another = The file of “{ $title }” was changed by another program. Write over it?
window-files-go-back-file = Go back to what is in the file of “{ $title }”? This can be undone.
window-files-documents = Documents
window-files-all-them = All of them
window-files-write-over = Write over it
window-files-revert = Revert
window-files-documents-prints-cards = Documents, prints, cards and share codes
window-files-all-files = All files
window-files-save = Save as
window-files-carries-several-documents = “{ $file }” carries several documents. Which one?
window-files-differs-file-window = Differences: file → app
window-files-nothing-file-window = None: the file and the app have the same content.
window-files-save-changes-documents =
    { $count ->
        [one] Save the changes of { $count } document?
       *[other] Save the changes of { $count } documents?
    }
window-files-save-changes = Save your changes to “{ $title }”?
window-files-file-changed-another-program = Another program changed the file of “{ $title }”.
window-files-file-not-any = “{ $title }” was deleted or moved. Save to write it again.
window-files-clipboard = clipboard
window-files-share-code = share code
window-files-expected-share-code = Expected a share code, which begins with MM1-, found other text.
window-files-open-another-tab = “{ $name }” is open in another tab. Save under another name.
window-files-reload = Reload
window-files-keep-mine = Keep mine
window-files-show-differs = Show what differs
window-files-reload-file = Reload the file
window-files-files-could-not = { $count } files could not be opened:

## Search

window-find-find-anything = Find anything
window-find-find-ship-class = Find a ship, class, part, weapon, rule, command, file …
window-find-found = Search results
window-find-nothing-called-so = No matches.
window-find-command = command
window-find-recent-file = recent file
window-find-sample = sample
window-find-open-tab = open tab
window-find-rule = rule
window-find-chapter-rules = chapter of the rules

## Forms

window-form-of = { $label } of { $name }
window-form-rename = Rename to { $name }
window-form-several-values = several values
window-form-separated-commas = separated by commas
window-form-rule = Rule of { $label }
window-form-chosen = Chosen
window-form-chosen-2 = chosen
window-form-not-chosen = not chosen
window-form-none = none
window-form-grey-sectors-cannot = Grey sectors cannot be chosen:

## Gallery

window-gallery-numbers-side-side = Numbers side by side, the better one in bold
window-gallery-being-worked-out = Calculating…
window-gallery-beside = { $one } beside { $other }
window-gallery-differs = What differs, from { $one } to { $other }
window-gallery-both-same = There are no differences.
window-gallery-gallery = { $name } (gallery)
window-gallery-open-copy = Open a copy
window-gallery-copy-into = Copy into
window-gallery-compare = Compare with
window-gallery-sheet-printed = The sheet as it is printed
window-gallery-chosen = Selection
window-gallery-nothing-chosen = Nothing selected
window-gallery-set-up-match = Set up a match
window-gallery-of = of { $fleet }
window-gallery-problems =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
window-gallery-no-document-game = No document of this game is open
window-gallery-entries-gallery = Entries of the gallery
window-gallery-search-gallery-name = Search the gallery: name, author, tag or any other word
window-gallery-shown = What is shown
window-gallery-game = Game
window-gallery-tag = Tag
window-gallery-author = Author
window-gallery-licence = Licence
window-gallery-number-bounded = Number that is bounded
window-gallery-from = From
window-gallery-to = To
window-gallery-without-problems = Without problems
window-gallery-order = Order
window-gallery-found = { $count } found
window-gallery-all-kinds = All kinds
window-gallery-all-games = All games
window-gallery-all-tags = All tags
window-gallery-all-authors = All authors
window-gallery-all-licences = All licences
window-gallery-any-number = Any number
window-gallery-designs = Designs
window-gallery-fleets-boards-maps = Fleets, boards, maps
window-gallery-encounters = Encounters
window-gallery-name = By name
window-gallery-newest-first = Newest first
window-gallery-folder-documents-address = Folder of documents, or the address of a gallery
window-gallery-folder = Folder…
window-gallery-publish = Publish…
window-gallery-galleries = Galleries
window-gallery-open-folder-see = Open a folder to see all designs, fleets, boards, maps and encounters in it, search them and compare them.
window-gallery-open-address-hosted = Open the address of a hosted gallery: its index is fetched, pictures of what is listed, and what you look at. All that is there offline too.
window-gallery-nothing-fetched-before = MetaMaker downloads nothing until you ask, runs nothing that it downloads, and sends nothing about you.
window-gallery-publish-writes-gallery = Publish writes a gallery for others out of a folder or of what is open: plain pages for any web host.
window-gallery-gallery-cannot-reached = The gallery cannot be reached ({ $reason }). This is how it was on { $moment }.
window-gallery-nothing-shown = There is nothing there that can be shown.
window-gallery-open-folder-gallery = Open a folder as a gallery
window-gallery-go = Go to { $name }
window-gallery-files-cannot-used =
    { $count ->
        [one] { $count } file cannot be used:
       *[other] { $count } files cannot be used:
    }
window-gallery-publish-gallery = Publish a gallery
window-gallery-all-documents-folder = All documents of a &folder
window-gallery-open-documents = &Open documents
window-gallery-documents-published = Documents to be published
window-gallery-take-out-gallery = Take out of the gallery what is not among these
window-gallery-publish-key = &Publish
window-gallery-open-browser = Open in browser
window-gallery-show-here = Show here
window-gallery-became-told-here = The result will appear here.
window-gallery-became = Result
window-gallery-gallery-folder = &Gallery folder
window-gallery-folder-documents = Folder of the documents
window-gallery-folder-gallery = Folder of the gallery
window-gallery-title = &Title
window-gallery-address-if-will = &Address, if it will be hosted
window-gallery-address = Address
window-gallery-choose = Choose: { $title }
window-gallery-publishing-gallery = Publishing the gallery
window-gallery-cancelled-made-so = Cancelled. What was made so far need not be made again.
window-gallery-gallery-documents = { $documents }, { $designs } in the gallery.
window-gallery-documents =
    { $count ->
        [one] { $count } document
       *[other] { $count } documents
    }
window-gallery-nothing-had-made = Everything was up to date.
window-gallery-left-out = Left out: { $name }: { $reason }
window-gallery-made-anew = Updated: { $names }.
window-gallery-taken-out = Removed: { $names }.

## Names of pages

window-general-pages-sheets = Sheets
window-general-pages-print = Print
window-general-pages-balance = Balance
window-general-pages-text = Text
window-general-pages-table = At the table
window-general-pages-universe = Universe

## Lists

window-list-name = Name of { $name }

## Window, menus and dialogs

window-main-rules = Rules
window-main-put-under-commander = Put under the commander above
window-main-put-under-ship = Put under the ship before
window-main-new-document-same = New document of the same game
window-main-new-match-key = New &match…
window-main-new-event = New eve&nt
window-main-gallery = &Gallery
window-main-new-tab = New &tab
window-main-open = &Open…
window-main-open-clipboard = Open from clip&board
window-main-save = &Save
window-main-save-key = Save &as…
window-main-save-all = Save a&ll
window-main-duplicate = &Duplicate
window-main-revert-file = Re&vert to the file
window-main-close = &Close
window-main-quit = &Quit
window-main-undo = Undo
window-main-redo = Redo
window-main-find-anything = Find a&nything…
window-main-history-key = &History
window-main-preferences-key = &Preferences…
window-main-larger-text = &Larger text
window-main-smaller-text = S&maller text
window-main-full-screen = &Full screen
window-main-next-tab = Ne&xt tab
window-main-previous-tab = Pre&vious tab
window-main-move-new-window-key = Move to new &window
window-main-print = &Print…
window-main-share = &Share…
window-main-your-first-ship = Your &first ship
window-main-guides-key = &Guides
window-main-rules-key = &Rules
window-main-keys-key = &Keys…
window-main-about-metamaker-key = &About MetaMaker
window-main-system-key = Same as the &system
window-main-light-key = &Light
window-main-dark-key = &Dark
window-main-find = &Find…
window-main-new-document = &New { $game } document
window-main-design-page = On the design page
window-main-lists-ships-designs = In lists of ships, designs and libraries
window-main-sheet = On the sheet
window-main-board-slots = On a board of slots
window-main-looking-pages = Looking at pages
window-main-everywhere = Everywhere
window-main-click = { $key } and a click
window-main-about-metamaker = About MetaMaker
window-main-design-starships-tabletop = Design starships for tabletop games: every number explained, record sheets to print, fleets in one file.
window-main-keys = Keys
window-main-search = Search
window-main-preferences = Preferences
window-main-open-documents-last = &Reopen the documents from last time
window-main-colours = &Colours
window-main-text-size = &Text size
window-main-language = &Language
window-main-paper = &Paper
window-main-own-library-key = &Own library
window-main-start = At the start
window-main-free-software-under = Free software under the MIT licence. Qt { $version }.
window-main-show-fold-designs = Show or fold designs and parts
window-main-show-fold-problems = Show or fold problems
window-main-show-fold-slots = Show or fold slots, or the sheet below them
window-main-show-fold-numbers = Show or fold numbers and selection
window-main-mend-problem-chosen = Fix the problem selected in the list
window-main-add-another = Add another
window-main-cut-copy-paste = Cut, copy, paste
window-main-add-ship-class = Add a ship of the class
window-main-move-up-down = Move up or down
window-main-next-element = Next element
window-main-first-last-element = First and last element
window-main-select-one-more = Add to the selection, or remove from it
window-main-select-all-up = Select all up to it
window-main-select-next-element = Select the next element as well
window-main-edit-place = Edit in place
window-main-take-element-away = Remove the element
window-main-select-nothing = Select nothing
window-main-leave-sheet = Leave the sheet
window-main-slot-beside = Neighbouring slot
window-main-slot-number = Slot of a number
window-main-choose-system = Choose a system
window-main-change-places-slot = Swap with the neighbouring slot
window-main-empty-slot = Empty the slot
window-main-larger-smaller = Larger, smaller
window-main-true-size = True size
window-main-whole-width = Whole width
window-main-move-page = Move the page
window-main-up-down-page = Up and down the page
window-main-pull-page = Pull the page
window-main-space-mouse = Space and mouse
window-main-rule-focus = Rule of what has the focus
window-main-next-control = Next control
window-main-number-grid = Number on its grid
window-main-system = Same as the system
window-main-light = Light
window-main-dark = Dark
window-main-letter = { $key }, a letter
window-main-folder-own-library = Folder of the own library
window-main-cut = Cu&t
window-main-copy = &Copy
window-main-paste = &Paste
window-main-delete = D&elete
window-main-select-all = Select &all
window-main-own-library = own library
window-main-guide = Guide
window-main-all-guides = All guides
window-main-not-any-more = Not there any more, of what was open the last time: { $names }
window-main-new-match = New match
window-main-document = &Document
window-main-edit = &Edit
window-main-view = &View
window-main-help = &Help
window-main-new-template = New from te&mplate
window-main-open-recent = Open &recent
window-main-file = &File
window-main-guides = Guides
window-main-history = History
window-main-opened = As it was opened
window-main-unsaved-work-cannot = Unsaved work cannot be kept for recovery: { $reason }. Save your work.
window-main-settings-could-not = The settings could not be used and were put aside: { $problem }
window-main-metamaker-crashed-during = MetaMaker crashed during its last run. You can recover your unsaved work.
window-main-metamaker-crashed-during-last = MetaMaker crashed during its last run. There is no unsaved work to recover.
window-main-show = Show
window-main-unsaved-work-earlier = There is unsaved work from last time.
window-main-show-report = Show report
window-main-move-new-window = Move to new window
window-main-edited = • edited
window-main-page = Page: { $title }
window-main-no-file-yet = In no file yet

## Matches

window-match-speed = Speed
window-match-ship = Ship
window-match-end-draw = The end: a draw
window-match-again = Again
window-match-same-sides-captains = The same sides and captains at once, with other dice
window-match-same-sides-captains-terms = The same sides, captains and terms, with other dice
window-match-just-happened = Latest events
window-match-captains-thinking = Captains are thinking
window-match-chart-threats = Chart of threats
window-match-shown-beside-table = What is shown beside the table
window-match-match-cannot-go = This match cannot go on
window-match-before-first-turn = Before the first turn
window-match-story = Story
window-match-strength = Strength
window-match-end = The end: { $reason }
window-match-end-side-won = The end: side { $side } has won
window-match-chart = Chart
window-match-end-won = The end: { $name } has won
window-match-record-sheet = Record sheet
window-match-happened = Events
window-match-why-came-so = Why it came so
window-match-these-rules = By these rules:
window-match-how-strong-sides = How strong the sides were
window-match-nothing-counted-game = Nothing is counted in this game.
window-match-whole-table = Whole table
window-match-show-all-table = Show all of the table
window-match-show-ships-large = Show the ships as large as they fit
window-match-ruler = Ruler
window-match-measure-one-thing = Measure from one thing to another
window-match-follow = Follow
window-match-keep-selected-ship = Keep the selected ship in the middle
window-match-reach-selected-ship = Reach of the selected ship
window-match-without-motion = Without motion
window-match-no-ranges = No ranges
window-match-arcs = Arcs
window-match-time-line = Time line
window-match-start = start
window-match-lost = Lost: { $names }
window-match-turn-back = Turn back
window-match-step-back = Step back
window-match-event-back = Event back
window-match-one-event = One event on
window-match-one-step = One step on
window-match-one-turn = One turn on
window-match-pause = Pause
window-match-speed-speed = { $speed } ×
window-match-turn = Turn { $number }

## Numbers

window-numbers-explanation = Explanation
window-numbers-open-rule = Open the rule
window-numbers-being-worked-out = being worked out…
window-numbers-all-steps-calculation = All steps of the calculation
window-numbers-if = what if
window-numbers-changes = changes it by
window-numbers-explanation-heading = EXPLANATION
window-numbers-press-number-see = Press a number to see why it is so.
window-numbers-of = { $stat } OF { $element }
window-numbers-no-ship = No ship
window-numbers-1-more = 1 more: { $difference }
window-numbers-one-more-adds = What one more adds to the value of the ship
window-numbers-found-trying-value = It was found by trying: a value nearer to the present one may do too.
window-numbers-just-above = With { $name } just above { $value } it is { $result }.
window-numbers-just-below = With { $name } just below { $value } it is { $result }.
window-numbers-no-makes-nearest = No { $name } between { $low } and { $high } gives { $goal }. The closest is { $nearest }, which gives { $result }.
window-numbers-no-tried-makes = No { $name } tried between { $low } and { $high } gives { $goal }. The closest is { $nearest }, which gives { $result }.
window-numbers-with-it-is = With { $name } { $value } it is { $result }.
window-numbers-value-reach = Value to reach
window-numbers-input-change = Input to change
window-numbers-reach = reach
window-numbers-by = by

## Forecasts

window-odds-another-file = From another file…
window-odds-points = Points
window-odds-points-points = { $points } points for { $name }: { $reason }
window-odds-wins-battles = { $name } wins { $rate } of { $count } battles: { $verdict }
window-odds-against = &Against
window-odds-forecast = Forecast
window-odds-even-meeting = an even meeting
window-odds-more-battles-needed = more battles are needed to say who is ahead
window-odds-choose-fleet-meet = Choose a fleet to meet.
window-odds-same-fleet-neither = This is the same fleet: neither is ahead.
window-odds-ahead = { $name } is ahead
window-odds-cannot-weighed = { $name } cannot be weighed: { $reason }.
window-odds-fleet-meet = Fleet to meet
window-odds-seconds = { $done } of { $all } seconds
window-odds-changes-tried-battles = { $tried } changes tried in { $battles } battles; “points” is what { $name } has more then.
window-odds-make-fair = Make it fair
window-odds-small-changes-make = Small changes that make this meeting even, each tried in battle.
window-odds-ways-make-fair = Ways to make it fair
window-odds-save-encounter-dots = Save as encounter…
window-odds-wins = Wins
window-odds-change = Change
window-odds-battles = Battles
window-odds-fair = Fair
window-odds-made-fair = { $one } and { $other }, made fair
window-odds-save-encounter = Save the encounter
window-odds-encounters-json = Encounters (*.json)
window-odds-wins-name = { $name } wins
window-odds-saved = Saved { $file }
window-odds-perhaps = perhaps

## Orders

window-order-why = Why?
window-order-add = Add
window-order-give-these-orders = Give these orders
window-order-change-them = Change them
window-order-these-orders-become = These orders become final
window-order-asked = What is asked
window-order-nothing-do = nothing to do
window-order-open = open
window-order-no-orders = no orders
window-order-your-orders-sealed = Your orders are sealed: the file has a seal of them, not the orders.
window-order-write-file-other = Write the file for the other side…
window-order-read-file-came = Read the file that came back…
window-order-write-match = Write the match
window-order-matches-json = Matches (*.json)
window-order-read-match = Read the match
window-order-side-answer-elsewhere = Waiting for side { $side }, who plays on another computer.
window-order-send-file-mail = Send the file by mail or chat; the answer comes as a file.
window-order-other-side = For the other side: { $file }
window-order-remove-again = Remove this again
window-order-something-still-chosen = Something is still to be chosen.
window-order-all-answers = All answers
window-order-click-marked-place = Click a marked place on the table: there are { $count } more answers.
window-order-captain = Captain
window-order-order = This order
window-order-captain-gives-all = The captain gives all orders until the turn is over.
window-order-captain-decides-now = The captain decides from now on: { $kind }
window-order-you-decide-again = You decide again: { $kind }
window-order-you-had-chosen = What you had chosen was added; Ready gives these orders.
window-order-written-refused-change = What is written for { $of } is refused: change it, or clear the line.
window-order-orders-side-sealed = The orders of side { $side } are sealed.
window-order-i-command-side = I command side { $side }
window-order-side = Side { $side }:{ " " }
window-order-all-open = All open orders
window-order-everything-until-turn = The rest of this turn
window-order-always = Always: { $kind }
window-order-captain-decides = Captain decides ▾
window-order-captain-2 = Captain ▾
window-order-captain-thinking-you = The captain “{ $captain }” is thinking. You can go on.
window-order-advice-captain = Advice of the captain “{ $captain }”:
window-order-orders-captain-would = The orders that the captain “{ $captain }” would give
window-order-nothing-done-passed = Nothing to be done, passed over: { $names }
window-order-nothing-numbers-speaks = There are no figures for or against these orders.
window-order-pass-mouse-side = Pass the mouse to side { $side }.
window-order-ready = Ready
window-order-advice = Advice
window-order-speaks-these-orders = What speaks for these orders

## Palette

window-palette-favourites = Favourites
window-palette-parts = PARTS
window-palette-highest-tier = Highest tier
window-palette-show-parts-up = Show parts up to this tier
window-palette-any-tier = Any tier
window-palette-enter-adds-selection = Enter adds to the selection; drag onto the sheet
window-palette-no-part-called = No part is called so; make one:
window-palette-no-part-called-so = No part is called so.
window-palette-tier = tier { $tier }
window-palette-tier-tier = Tier ≤ { $tier }

## Printing

window-print-print-heading = PRINT
window-print-print = What to print
window-print-printed = What is printed
window-print-print-all-them = Print all of them
window-print-print-none-them = Print none of them
window-print-paper-heading = PAPER
window-print-paper = Paper
window-print-how-page-lies = How the page lies
window-print-page = Page
window-print-left = Left
window-print-top = Top
window-print-right = Right
window-print-bottom = Bottom
window-print-binding = Binding
window-print-room-binding = Room for the binding
window-print-binding-right-even = Binding at the right on even pages
window-print-these-margins-leave = These margins leave less than half of the page.
window-print-look = LOOK
window-print-size-sheet = Size of a sheet
window-print-size = Size
window-print-ink = Ink
window-print-share-codes-cameras = Share codes for cameras
window-print-filled-screen-pdf = Can be filled in on a screen (PDF)
window-print-damage-file = Damage from a file…
window-print-choose-file-game = Choose the file of a game in play; its damage is marked on the sheets
window-print-new = As new
window-print-files = FILES
window-print-pdf-carries-inside = What a PDF carries inside
window-print-carries = Carries
window-print-dpi = { " " }dpi
window-print-dots-per-inch = Dots per inch of PNG pictures
window-print-png = PNG
window-print-mm = { " " }mm
window-print-upright = Upright
window-print-landscape = Landscape
window-print-millimetres = { $edge }, in millimetres
window-print-sheets-size-no = Sheets of this size have no room for them
window-print-margin = { $edge } margin
window-print-pages-sheets-paper =
    { $pages ->
        [one] 1 page
       *[other] { $sheets ->
            [one] { $pages } pages · 1 sheet of paper, printed on both sides
           *[other] { $pages } pages · { $sheets } sheets of paper, printed on both sides
        }
    }
window-print-record-sheets-ships = Record sheets of ships
window-print-pages-table = Pages for the table
window-print-blank-sheets = Blank sheets
window-print-whole-document = The whole document
window-print-printed-ships-alone = The printed ships alone
window-print-nothing = Nothing
window-print-a4 = A4
window-print-us-letter = US Letter
window-print-two-page = Two on a page
window-print-cards = Cards
window-print-colour = Colour
window-print-grey = Grey
window-print-lines-little-ink = Lines, little ink
window-print-outside-paper = outside the paper
window-print-outside-box = outside its box
window-print-too-small-read = too small to read
window-print-overlapping = overlapping
window-print-letter-missing-font = a letter is missing in the font
window-print-too-faint = too faint
window-print-made-smaller-fit = made smaller to fit
window-print-shortened-fit = shortened to fit
window-print-record-sheets = Record sheets of { $count }
window-print-findings-proof-reader = Findings of the proof-reader
window-print-reading-proofs = Reading proofs …
window-print-pages =
    { $count ->
        [one] page { $numbers }
       *[other] pages { $numbers }
    }
window-print-no-printing-errors = No printing errors
window-print-printing-errors =
    { $count ->
        [one] 1 printing error
       *[other] { $count } printing errors
    }
window-print-printing-notes =
    { $count ->
        [one] 1 printing note
       *[other] { $count } printing notes
    }
window-print-counters-templates-rulers = Counters, templates and rulers will then not be to scale. Larger paper keeps their real size.
window-print-print-smaller = Print smaller
window-print-paper-printer-too = The paper in the printer is too small for these pages. Print them at { $percent }%?
window-print-printer-cannot-used = The printer cannot be used.
window-print-printer-takes-no = The printer takes no further page.
window-print-saving-sheets = Saving sheets
window-print-printed-pages =
    { $count ->
        [one] Printed 1 page
       *[other] Printed { $count } pages
    }
window-print-real-size = { $text } at { $percent }% of the real size
window-print-pages-they-printed = Pages as they are printed
window-print-copied-text = Copied as text
window-print-copied-short-list = Copied as a short list
window-print-copied-markdown = Copied as Markdown
window-print-copied-picture = Copied as picture
window-print-save-picture = Save picture
window-print-png-pictures-png = PNG pictures (*.png)
window-print-drawing-picture = Drawing the picture
window-print-copy-text = Copy as text
window-print-copy-markdown = Copy as Markdown
window-print-copy-share-code = Copy share code
window-print-save-picture-dots = Save picture…
window-print-copied-share-code = Copied as share code: { $count } letters
window-print-copy-short-list = Copy as a short list
window-print-pages-small = Pages in small
window-print-page-number = Page { $number }
window-print-printer = To the printer…
window-print-save-pdf-pictures = Save as PDF or pictures
window-print-nothing-chosen-printed = Nothing is chosen to be printed
window-print-damage-game-play = Damage from a game in play
window-print-play-states-filled = Play states and filled sheets (*.json *.pdf)
window-print-pdf = PDF…
window-print-png-pictures = PNG pictures…
window-print-svg-drawings = SVG drawings…
window-print-laying-out-pages = Laying out the pages for the paper in the printer

## Problems

window-problems-problems = Problems
window-problems-warning = Warning
window-problems-errors =
    { $count ->
        [one] 1 error
       *[other] { $count } errors
    }
window-problems-warnings =
    { $count ->
        [one] 1 warning
       *[other] { $count } warnings
    }
window-problems-notes =
    { $count ->
        [one] 1 note
       *[other] { $count } notes
    }
window-problems-no-problems-legal = No problems: legal for play
window-problems-problems-heading = PROBLEMS
window-problems-number-problems = Number of problems
window-problems-ship-only = This ship only
window-problems-no-problems-ship = No problems with this ship
window-problems-nothing-check-yet = Nothing to check yet: there is no ship
window-problems-go = Go to

## Games on paper

window-record-rolls-so-far = Rolls so far
window-record-roll-d = Roll a D{ $faces }
window-record-record-sheet-ticked = Record sheet that can be ticked
window-record-ticked = ticked
window-record-not-ticked = not ticked
window-record-faces-dice = Faces of the dice
window-record-critical-hit = A critical hit on
window-record-critical = Critical
window-record-section-struck = Section that is struck
window-record-blast-reactor = A blast of a reactor
window-record-blast = Blast
window-record-arc-faces-reactor = Arc that faces the reactor
window-record-left-over = left over:{ " " }
window-record-detonation-had-left = What a detonation had left when it burst out of the ship
window-record-cm-away = { " " }cm away
window-record-complete-cm-between = Complete cm between the two ships
window-record-repairs-crew = Repairs by the crew
window-record-repair = Repair
window-record-system-repaired = System that is repaired
window-record-crew-works = Crew that works on it
window-record-crew-parties-each = Crew parties; each works on one system in a turn
window-record-faces-such-empty = faces, such as { $example }, or empty
window-record-expected-faces-dice = Expected faces of dice as numbers.
window-record-write-sheet = Write it on the sheet
window-record-note-tried = Note that it was tried
window-record-damage-left-over = Damage left over
window-record-distance = Distance
window-record-no-d = There is no { $number } on a D{ $faces }.
window-record-happened-when-turn = What happened when the turn was over
window-record-fight-damage = Fight on with this damage…
window-record-match-against-captains = A match against captains or people; ships that are lost stay at home
window-record-read-ticks-file = Read ticks from a file…
window-record-pdf-sheets-filled = A PDF of sheets that was filled in, or damage that was saved
window-record-save-damage-dots = Save the damage…
window-record-file-damaged-sheets = A file from which damaged sheets are printed
window-record-hit = What was hit
window-record-read-ticks = Read ticks
window-record-save-damage = Save the damage
window-record-damage-json = Damage (*.json)
window-record-turn = Turn
window-record-next-turn = Next turn
window-record-turn-key = &Turn
window-record-tick-sheet = Tick on the sheet of { $name }
window-record-read = Read { $file }
window-record-damage = The damage is in { $file }
window-record-roll = roll
window-record-not-yet = Not yet
window-record-before-turn-1 = Before turn 1
window-record-ticks-sheets-let = The ticks come from the sheets and your notes. Change any that are wrong.
window-record-end-turn = End of turn { $turn }
window-record-type-faces-your = Type the faces of your dice, or have them rolled.
window-record-turn-turn = On to turn { $turn }
window-record-in-this-turn = In this turn

## Recovery

window-recovery-recovered-work = Recovered work

## Rules

window-rules-design = design
window-rules-derived = derived
window-rules-sheet = sheet
window-rules-play = play
window-rules-fleet = fleet
window-rules-encounter = encounter
window-rules-terrain = terrain
window-rules-rules = Rules of
window-rules-search-rules = Search the rules
window-rules-rules-found = Rules found
window-rules-chapters-rules = Chapters of the rules
window-rules-text-rules = Text of the rules
window-rules-forward = Forward
window-rules-copy-rule = Copy this rule
window-rules-tables = Tables
window-rules-no-rule = No rule has “{ $text }”

## Setting up a match

window-setup-other-dice = Reroll
window-setup-record-game-paper = Record a game on paper
window-setup-again-other-dice = Again, with other dice
window-setup-play-again-sides = Play again with the sides exchanged…
window-setup-fight-damage-against = Fight on with this damage against…
window-setup-fight-against-title = Fight “{ $title }” against…
window-setup-play = Play on this…
window-setup-fight-against = Fight this against…
window-setup-fight-although-designs = Fight although designs have errors
window-setup-last-time = As last time
window-setup-first-duel = A first duel
window-setup-another-side = Another side
window-setup-open-match = Open a match…
window-setup-choose-meets-each = Choose a fleet for each side.
window-setup-designs-errors-mend = Designs have errors. Fix them, or let them fight anyway.
window-setup-small-sample-you = A small sample: you play one side, plain captains the others
window-setup-new-match = A new match
window-setup-setting-up-match = Setting up the match
window-setup-match-cannot-begin = This match cannot begin: { $reason }
window-setup-threats = the threats
window-setup-open-document-file = An open document, a file or a sample. Files can be dropped here.
window-setup-choose-side = Choose a side
window-setup-side = Side { $side }
window-setup-side-side = Who is side { $side }
window-setup-no-ship-comes = No ship comes.
window-setup-change = Change…
window-setup-come = { $count } of { $all } ships
window-setup-nobody-yet = No fleet chosen
window-setup-match-alone-document = For this match alone: the document stays as it is
window-setup-damaged-game-paper = damaged as in the game on paper
window-setup-recent-files = Recent files
window-setup-another-file = Another file…
window-setup-samples = Samples of { $game }
window-setup-person = A person
window-setup-person-elsewhere-files = A person elsewhere, by files
window-setup-run-survival-fight = A run for survival, fight after fight
window-setup-how-they-meet = How they meet
window-setup-terrain = Terrain
window-setup-how-they-meet-key = How they &meet
window-setup-terrain-key = &Terrain
window-setup-lined-up-both = Lined up on both sides
window-setup-encounter-dice-say = An encounter: the dice say which
window-setup-plays-side = Who plays side { $side }
window-setup-match = The match
window-setup-same-number-same = Same number, same dice
window-setup-captain = Captain: { $captain }
window-setup-encounter = Encounter: { $encounter }
window-setup-side-2 = Side { $side }: { $name }

## Start page

window-start-new = New
window-start-recover = Recover
window-start-discard = Discard
window-start-never-saved = never saved
window-start-recover-title = Recover { $title }
window-start-discard-title = Discard { $title }
window-start-not-any-more = { $file } is not there any more: opens as a copy
window-start-changed-since-opens = { $file } was changed since: opens as a copy
window-start-changes =
    { $count ->
        [one] { $count } change to { $file }
       *[other] { $count } changes to { $file }
    }
window-start-good-begin = Good to begin with
window-start-no-sample-like = No sample is like that.
window-start-template = From template
window-start-unsaved-work-found = Unsaved work was found
window-start-files-dropped-anywhere = Files can be dropped anywhere: documents, prints, picture cards, share codes.
window-start-recent = Recent
window-start-same-folder = In the same folder
window-start-search-your-files = Search your files and the samples
window-start-size-fleet = Size of a fleet
window-start-play = Play…
window-start-set-up-match = Set up a match: watch captains fight, or command a side
window-start-look-through-designs = Look through designs of a folder or a hosted gallery; publish your own
window-start-your-first-ship = Your first ship
window-start-open = Open…
window-start-open-share-code = Open share code from clipboard
window-start-new-document = New { $game } document
window-start-new-document-template = New { $game } document from template
window-start-any-size = Any size
window-start-up-points = Up to { $points } points
window-start-points = { $low } to { $high } points
window-start-points-points = From { $points } points

## Universes

window-universes-class = Class
window-universes-fleet = Fleet
window-universes-make-universe-pack = Make a universe pack
window-universes-parts-need-comes = What the parts need comes along. Author, licence and notes are those of the fleet.
window-universes-save = Save…
window-universes-name = &Name
window-universes-version = &Version
window-universes-parts = &Parts
window-universes-wrote = Wrote { $file }
window-universes-pack-needs-parts = A pack needs parts: tick some.
window-universes-parts-pack = Parts of the pack
window-universes-combat-values = Combat values
window-universes-version-name = { $name }: from version { $old } to { $new }
window-universes-back-version = { $name }: back from version { $old } to { $new }
window-universes-part = Part
window-universes-becomes = What becomes of it
window-universes-before = Before
window-universes-after = After
window-universes-use = Use
window-universes-update = Update
window-universes-use-name = Use { $name }
window-universes-update-name = Update to { $name }
window-universes-tick-parts-packs = Select the parts to replace with the pack’s version. The rest stay unchanged.
window-universes-all-parts-here = All parts are here as the pack has them.
window-universes-no-combat-value = No combat values change.
window-universes-here-pack-parts =
    { $count ->
        [one] Here as in the pack: { $count } part.
       *[other] Here as in the pack: { $count } parts.
    }
window-universes-use-in = Use in
window-universes-pack-made-out = A pack is made out of a fleet, and so is its next version.
window-universes-no-fleet-open = No fleet is open
window-universes-use-universe-pack-dots = Use a universe pack…
window-universes-make-universe-pack-dots = Make a universe pack…
window-universes-use-universe-pack = Use a universe pack
window-universes-update-dots = Update { $name } { $version }…
window-universes-another-version = Another version of { $name }
window-universes-pack = The pack is for { $game }.
window-universes-not = This is “{ $found }”, not “{ $name }”.

## Fields and buttons

window-widgets-chart = Chart
window-widgets-since-last-edit = { $change } since the last edit
window-widgets-clear-search = Clear the search
window-widgets-folded-away-too = folded away: there is too little room
