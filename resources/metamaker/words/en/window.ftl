### Texts of the app: pages, menus, dialogs, hints.

## Several pages

window-common-rate = Rate
window-common-all = All
window-common-none = None
window-common-wins-between-sure = { $name } wins { $between } of battles, 19 times out of 20
window-common-seed-dice = Dice seed
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
window-common-previous-panel = Previous panel
window-common-search-parts = Search parts
window-common-elements = { $count } items
window-common-one-more = One more
window-common-one-less = One less
window-common-rule = Rule { $rule }
window-common-cut = Cut
window-common-paste = Paste
window-common-open-rule = Open rule { $rule }
window-common-open-rule-key = Open rule { $rule } (F1)
window-common-more = { $names } and { $count } more
window-common-more-tools = More tools
window-common-select-all-parts = Select all parts
window-common-rename = Rename
window-common-open = Open
window-common-event = Tournament
window-common-print = Print…
window-common-save = Save
window-common-and-more = and { $count } more
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

window-balance-seconds = { $count } s
window-balance-minutes = { $count } min
window-balance-about-time = about { $time }
window-balance-time-left = about { $time } left
window-balance-done-and-left = { $done } · { $left }
window-balance-weighed = Items to rate
window-balance-against-usual-field = against the &reference opponents
window-balance-against-each-other = against each &other
window-balance-ranking = Ranking
window-balance-match-ups = Match-ups
window-balance-slot-choices = Best for a slot
window-balance-parts-balance = Views of the balance page
window-balance-ship-changed = Ship to change
window-balance-ship = S&hip
window-balance-no-ship-weigh = There are no ships to rate yet. Design one first.
window-balance-tick-two-more = Select at least two that are different.
window-balance-tick-least-one = Select at least one.
window-balance-rating-heading = RATING
window-balance-battles-heading = BATTLES
window-balance-changed-press-rate = Changed: press “Rate”
window-balance-draw-half-win = A draw counts as half a win; all opponents count equally
window-balance-live = &Live
window-balance-live-hint = Update the rating after every edit
window-balance-rates-against-each = Win rates against each opponent
window-balance-against = Against
window-balance-what-it-is = Description
window-balance-against-field = Win rates
window-balance-rate-interval = Win rate, { $confidence } interval
window-balance-win-rate-against = Win rate against the reference opponents: { $rate }
window-balance-battles = { $count } battles
window-balance-no-ship-canvas = No ship is displayed.
window-balance-battles-against-each = Battles per opponent
window-balance-captain-all = Captain for both sides
window-balance-same-seed-same = Same seed, same dice
window-balance-number = &Number
window-balance-captain = Ca&ptain
window-balance-seed = S&eed
window-balance-battles-fought = Battles fought
window-balance-show-problem = Show the problem
window-balance-starting = Starting…
window-balance-battles-each = { $count } battles per opponent
window-balance-cannot-weighed = Cannot be rated: { $reason }.
window-balance-battles-done = { $done } of { $all } battles
window-balance-limits-of-interval = ({ $low } to { $high })
window-balance-won-drawn-lost = { $wins } won, { $draws } drawn, { $losses } lost of { $count } battles
window-balance-battles-come-pairs = The two battles of a pair use the same dice with the sides swapped. Intervals count a pair as one trial.
window-balance-not-sure = , uncertain
window-balance-places-intervals-leave = Ranks that the intervals allow
window-balance-against-name = { $name } against { $other }: { $result }
window-balance-place = Rank
window-balance-name = Name
window-balance-possible-ranks = Possible ranks
window-balance-battles-draw-half = { $done } of { $all } battles. A draw counts as half a win, and so does a ship against itself. All opponents count equally.
window-balance-same-ship-weighed = { $name } is the same as { $other } and gets the same rating.
window-balance-does-not-meet = { $name } against itself counts as a draw
window-balance-percent-won-row = Win rate of row against column, in percent
window-balance-text = As &text
window-balance-csv = As &CSV
window-balance-press-rate-hint = Tick what you want to rate, then press “Rate”.
window-balance-from = from
window-balance-to = to
window-balance-choose-cell-see = Select a cell to see the details of a match-up.
window-balance-games = { $done } of { $all } games
window-balance-no-uneven-position = An even share is { $even }. No position clearly differs.
window-balance-brackets-where-true = In brackets: the { $confidence } confidence interval
window-balance-play-games = Play { $count } games
window-balance-turn = Position { $place }: { $interval }
window-balance-even-share = An even share is { $even }.
window-balance-uneven-positions =
    { $count ->
        [one] An even share is { $even }. Position { $uneven } clearly differs.
       *[other] An even share is { $even }. Positions { $uneven } clearly differ.
    }
window-balance-cannot-played-yet = Not playable yet: see the problems.
window-balance-positions-hint = The computer plays many games and counts how often each position in the turn order wins.
window-balance-drawn-games = Draws: { $drawn } of { $count } games
window-balance-choice = Choice
window-balance-more-than-now = Gain, percentage points
window-balance-may-best = Possibly best
window-balance-all-these-intervals = All these intervals hold simultaneously at { $confidence }
window-balance-best-found-good = Best so far: { $best }. Possibly as good: { $others }
window-balance-current-choice = current
window-balance-empty = empty
window-balance-best-beyond-doubt = Clearly best: { $best }
window-balance-slot-weighed = Slot to rate
window-balance-slot-label = Slot:
window-balance-choices-slot = Choices for the slot
window-balance-rate-choices-hint = “Rate” tests each choice in battles against all the reference opponents.
window-balance-install-choice = Install
window-balance-no-ship-ask = There are no ships to rate.

## Canvas

window-canvas-pages = Pages
window-canvas-smaller = Zoom out
window-canvas-show-real-size = Show at real size
window-canvas-larger = Zoom in
window-canvas-fit-width = Fit width
window-canvas-fit-page = Fit page

## Design

window-design-edit = Edit
window-design-selected = Selected
window-design-nothing-selected = Nothing selected
window-design-ship-class-canvas = Displayed ship or class
window-design-close-explanation = Close the explanation
window-design-parts = { $count } parts
window-design-removed-undo-brings = Removed { $name }. Undo to restore it.
window-design-cannot-changed-way = { $name } cannot be changed in this way
window-design-cannot-removed-here = { $name } cannot be removed here
window-design-adds-one = + adds one
window-design-points = { $points } of { $all } points
window-design-explain = Explain
window-design-changed-here-changed = Changes here apply to all of them.
window-design-cut-part = Cut part
window-design-copy-part = Copy part
window-design-paste-part = Paste part
window-design-duplicate-part = Duplicate part

## Elements

window-elements-move = Move { $name }
window-elements-duplicate = Duplicate { $name }
window-elements-move-up = Move up
window-elements-move-down = Move down
window-elements-stays-home = Stays at home
window-elements-leave-home = Leave { $name } at home
window-elements-take-along = Take { $name } along

window-log-title = Logs of ships
window-log-entries = Battles
window-log-standings = Standings
window-log-empty = No battles yet
window-log-campaign = Campaign
window-log-all-campaigns = All campaigns
window-log-fill = Add from a battle
window-log-from-file = From a file…
window-log-choose-file = Choose a match, a recorded game or a play state
window-log-add = Add an entry
window-log-select = Select a battle to see and change its entry
window-log-edit = Change the log of { $ship }
window-log-added = Add to the log of { $ship }
window-log-removed = Remove from the log of { $ship }
window-log-step = Write a battle to the logs
window-log-entered = { $count ->
    [0] { $fleet } has this battle in its logs already.
    [one] { $count } ship of { $fleet } has a new entry in its log.
   *[other] { $count } ships of { $fleet } have a new entry in their logs.
    }
window-log-nobody = No ship of this fleet fought in this battle.
window-log-no-fleet = Open the fleet of these ships first; its logs are in its file.
window-property-log-title-label = Battle
window-property-log-title-hint = The title of the battle.
window-property-log-date-label = Date
window-property-log-date-hint = The day of the battle, such as 2026-11-29.
window-property-log-campaign-label = Campaign
window-property-log-campaign-hint = Battles with the same name here have common standings.
window-property-log-opponent-label = Opponent
window-property-log-opponent-hint = The name of the other fleet or player.
window-property-log-result-label = Result
window-property-log-result-hint = The result for the side of this ship.
window-property-log-fate-label = Fate
window-property-log-fate-hint = The fate of the ship; a ship that lost half of its boxes is crippled.
window-property-log-boxes_lost-label = Boxes lost
window-property-log-boxes_lost-hint = The number of boxes that the ship lost.
window-property-log-squadrons_lost-label = Squadrons lost
window-property-log-squadrons_lost-hint = The number of its destroyed squadrons.
window-property-log-hits-label = Hits
window-property-log-hits-hint = The number of hits on enemies.
window-property-log-kills-label = Kills
window-property-log-kills-hint = The number of enemies that the ship destroyed.
window-property-log-points-label = Points
window-property-log-points-hint = The value of these enemies.
window-property-log-scars-label = Scars
window-property-log-scars-hint = Lasting damage, separated by commas.
window-property-log-repaired-label = Repaired
window-property-log-repaired-hint = Repaired scars, separated by commas.
window-property-log-note-label = Note
window-property-log-note-hint = Your own words about the battle.
window-elements-keep-library = Save to library
window-elements-what-to-do = What do you want to do with { $file }?
window-elements-do-nothing = Nothing
window-elements-dropped-data = the dropped data
window-elements-merge = Merge
window-elements-holds-nothing = { $file } contains nothing for { $game }.
window-elements-use-document = Use in this document
window-elements-document = a document
window-elements-document-already = This document already contains it.
window-elements-used-remove-too = { $name } – used by { $users }. Also remove it there?
window-elements-rename = Rename { $name } to { $to }
window-elements-remove-file-your = Remove { $title } and its file from your library?
window-elements-import-everything = Import everything from { $name }
window-elements-nothing-new = nothing new
window-elements-nothing-new-equals = nothing new, because identical items are already here
window-elements-import = Import { $name }
window-elements-brought-counts = Imported: { $counts }.
window-elements-your-library = { $name } is in your library: { $file }
window-elements-shared-equals-here = Already here, so not copied: { $counts }.
window-elements-renamed = Renamed: { $names }.
window-elements-your-library-name = { $name } are in your library
window-elements-import-another-file = Import another file…

## Tournaments

window-events-asked = Tournament settings
window-events-files = Files…
window-events-player-without-fleet = A player without a fleet
window-events-new-player = New player
window-events-add-player = Add a player
window-events-fleets-players = Fleets of players
window-events-limits = Limits
window-events-match-points = Match points
window-events-played = Match format
window-events-take-out-name = Remove { $name }
window-events-rename-player = Rename { $player } to { $name }
window-events-pair-round = Pair round { $number }
window-events-result = Result of { $one } – { $other }
window-events-reinstate-name = Reinstate { $name }
window-events-remove-round-number = Remove round { $number }
window-events-add-players = Add players
window-events-take-out = Remove
window-events-problems-player-all = Problems of the selected player, or of all players
window-events-players-their-places = Players by rank
window-events-worth = Value
window-events-fleets-keep-limits = { $count } of { $all } fleets are within the limits
window-events-reinstate = Reinstate
window-events-withdraw = Withdraw
window-events-drop-fleets-here = Drop fleets here, or click “Add players”
window-events-remove-round = Remove round
window-events-take-last-round = Remove the last round, to pair it again
window-events-wins-against = { $winner } wins against { $loser }
window-events-round-needs-two = A round needs at least two players.
window-events-nobody-paired-yet = No players are paired yet.
window-events-click-winner = Click the winner, or the draw. Games left: { $count }
window-events-draw = { $one } and { $other } draw

## Internal errors

window-faults-metamaker-crashed-during = MetaMaker crashed during its last run. Please copy the report, add what you were doing, and send it to us.
window-faults-something-went-wrong = An internal error occurred. Your work is safe in its recovery files. You can continue, or save now.
window-faults-report = Report
window-faults-copy-report = Copy report
window-faults-open-log-folder = Open log folder
window-faults-crash-report = Crash report
window-faults-fault-program = Internal error

## Files

window-files-file-changed-another = Another program changed the file of “{ $title }”. Overwrite it?
window-files-go-back-file = Revert “{ $title }” to its file? You can undo this.
window-files-documents = Documents
window-files-all-them = All
window-files-write-over = Overwrite
window-files-revert = Revert
window-files-documents-prints-cards = Documents, PDFs, picture cards and share codes
window-files-all-files = All files
window-files-save = Save as
window-files-carries-several-documents = “{ $file }” contains several documents. Which one do you want to open?
window-files-differs-file-window = Differences: file → app
window-files-nothing-file-window = No differences
window-files-save-changes-documents =
    { $count ->
        [one] Save your changes to { $count } document?
       *[other] Save your changes to { $count } documents?
    }
window-files-save-changes = Save your changes to “{ $title }”?
window-files-file-changed-another-program = Another program changed the file of “{ $title }”.
window-files-file-not-any = “{ $title }” was deleted or moved. Save to write it again.
window-files-clipboard = clipboard
window-files-share-code = share code
window-files-expected-share-code = This text is not a share code. Share codes begin with MM1-.
window-files-opening = Opening file { $done } of { $all }…
window-files-open-another-tab = “{ $name }” is open in another tab. Choose another name.
window-files-reload = Reload
window-files-keep-mine = Keep my version
window-files-show-differs = Show differences
window-files-reload-file = Reload file
window-files-files-could-not = { $count } files could not be opened:

## Search

window-find-find-anything = Find anything
window-find-find-ship-class = Find a ship, class, part, weapon, rule, command, file…
window-find-found = Search results
window-find-nothing-called-so = No matches.
window-find-command = command
window-find-recent-file = recent file
window-find-sample = sample
window-find-open-tab = open tab
window-find-rule = rule
window-find-chapter-rules = rules chapter

## Forms

window-form-of = { $label } of { $name }
window-form-rename = Rename to { $name }
window-form-several-values = several values
window-form-separated-commas = separated by commas
window-form-rule = Rule for { $label }
window-form-selection = Selected
window-form-is-selected = selected
window-form-is-not-selected = not selected
window-form-none = none
window-form-grey-sectors-cannot = You cannot select the grey sectors:

## Gallery

window-gallery-numbers-side-side = Numbers side by side, the better one in bold
window-gallery-being-worked-out = Calculating…
window-gallery-compared = { $one } compared with { $other }
window-gallery-differs = Differences from { $one } to { $other }
window-gallery-both-same = No differences
window-gallery-gallery = { $name } (gallery)
window-gallery-open-copy = Open a copy
window-gallery-copy-into = Copy into
window-gallery-compare = Compare with
window-gallery-sheet-printed = Printed sheet
window-gallery-chosen = Selected entry
window-gallery-nothing-chosen = Nothing selected
window-gallery-set-up-match = Set up a match
window-gallery-of = of { $fleet }
window-gallery-problems =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
window-gallery-no-document-game = No document of this game is open
window-gallery-entries-gallery = Gallery entries
window-gallery-search-gallery-name = Search by name, author, tag or any other word
window-gallery-shown = Kind
window-gallery-game = Game
window-gallery-tag = Tag
window-gallery-author = Author
window-gallery-licence = Licence
window-gallery-number-bounded = Number to filter by
window-gallery-from = From
window-gallery-to = To
window-gallery-without-problems = Without problems
window-gallery-order = Sort order
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
window-gallery-folder-documents-address = Folder of documents, or web address of a gallery
window-gallery-folder = Folder…
window-gallery-publish = Publish…
window-gallery-galleries = Galleries
window-gallery-open-folder-see = Open a folder to search and compare all designs, fleets, boards, maps and encounters in it.
window-gallery-open-address-hosted = Open the web address of a gallery. MetaMaker downloads its index, the pictures of the listed entries, and the entries that you open. They work offline afterwards.
window-gallery-nothing-fetched-before = MetaMaker downloads nothing until you ask, never runs what it downloads, and sends nothing about you.
window-gallery-publish-writes-gallery = Publish a gallery from a folder or from your open documents: plain web pages for any host.
window-gallery-gallery-cannot-reached = The gallery cannot be reached ({ $reason }). This is the copy from { $moment }.
window-gallery-nothing-shown = There is nothing to show here.
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
window-gallery-documents-published = Documents to publish
window-gallery-take-out-gallery = Remove everything else from the gallery
window-gallery-publish-key = &Publish
window-gallery-open-browser = Open in browser
window-gallery-show-here = Show here
window-gallery-result-hint = The result will appear here.
window-gallery-result = Result
window-gallery-gallery-folder = &Gallery folder
window-gallery-folder-documents = Document folder
window-gallery-folder-gallery = Gallery folder
window-gallery-title = &Title
window-gallery-address-if-will = Web &address, if any
window-gallery-address = Web address
window-gallery-choose = Choose: { $title }
window-gallery-publishing-gallery = Publishing the gallery
window-gallery-cancelled-made-so = Cancelled. Finished pages are kept for the next time.
window-gallery-gallery-documents = The gallery has { $documents } and { $designs }.
window-gallery-documents =
    { $count ->
        [one] { $count } document
       *[other] { $count } documents
    }
window-gallery-nothing-had-made = Everything was up to date.
window-gallery-left-out = Left out { $name }: { $reason }
window-gallery-updated = Updated: { $names }.
window-gallery-taken-out = Removed: { $names }.

## Names of pages

window-general-pages-sheets = Sheets
window-general-pages-print = Print
window-general-pages-balance = Balance
window-general-pages-log = Log
window-general-pages-text = Text
window-general-pages-table = At the table
window-general-pages-universe = Universe

## Lists

window-list-name = Name of { $name }

## Window, menus and dialogs

window-main-hit-key = &What do I need to hit?
window-main-rules = Rules
window-main-put-under-commander = Put under the commander above
window-main-put-under-ship = Put under the previous ship
window-main-new-document-same = New document of the same game
window-main-new-match-key = New &match…
window-main-new-event = New tour&nament
window-main-gallery = &Gallery
window-main-new-tab = New &tab
window-main-open = &Open…
window-main-open-clipboard = Open from clip&board
window-main-save = &Save
window-main-save-key = Save &as…
window-main-save-all = Save a&ll
window-main-duplicate = &Duplicate
window-main-revert-file = Re&vert to file
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
window-main-board-slots = On the slot board
window-main-looking-pages = When viewing pages
window-main-everywhere = Everywhere
window-main-click = { $key } and a click
window-main-about-metamaker = About MetaMaker
window-main-design-starships-tabletop = Design starships and fleets for tabletop games, see how every number is calculated, and print record sheets.
window-main-keys = Keys
window-main-search = Search
window-main-preferences = Preferences
window-main-open-documents-last = &Reopen the documents from last time
window-main-colours = &Colours
window-main-text-size = &Text size
window-main-language = &Language
window-main-paper = &Paper
window-main-own-library-key = &My library
window-main-start = At startup
window-main-free-software-under = Free software under the MIT licence. Qt { $version }, { $engine }.
window-main-show-fold-designs = Show or hide designs and parts
window-main-show-fold-problems = Show or hide problems
window-main-show-fold-slots = Show or hide slots, or the sheet below them
window-main-show-fold-numbers = Show or hide numbers and selection
window-main-fix-selected-problem = Fix the selected problem
window-main-add-another = Add another
window-main-cut-copy-paste = Cut, copy, paste
window-main-add-ship-class = Add a ship of the class
window-main-move-up-down = Move up or down
window-main-next-element = Next item
window-main-first-last-element = First and last item
window-main-select-one-more = Add to or remove from the selection
window-main-select-all-up = Select everything in between
window-main-select-next-element = Extend the selection to the next item
window-main-edit-place = Edit in place
window-main-take-element-away = Remove the item
window-main-select-nothing = Clear the selection
window-main-leave-sheet = Leave the sheet
window-main-slot-neighbouring = Neighbouring slot
window-main-slot-number = Slot by number
window-main-choose-system = Choose a system
window-main-change-places-slot = Swap with the neighbouring slot
window-main-empty-slot = Empty the slot
window-main-larger-smaller = Zoom in, zoom out
window-main-true-size = Real size
window-main-whole-width = Fit width
window-main-move-page = Move the page
window-main-up-down-page = Scroll the page
window-main-pull-page = Drag the page
window-main-space-mouse = Space and mouse
window-main-rule-focus = Rule for the focused field
window-main-next-control = Next control
window-main-number-grid = Next or previous allowed number
window-main-system = Same as the system
window-main-light = Light
window-main-dark = Dark
window-main-letter = { $key }, a letter
window-main-folder-own-library = Library folder
window-main-cut = Cu&t
window-main-copy = &Copy
window-main-paste = &Paste
window-main-delete = D&elete
window-main-select-all = Select &all
window-main-own-library = my library
window-main-guide = Guide
window-main-all-guides = All guides
window-main-not-any-more = These documents from last time no longer exist: { $names }
window-main-new-match = New match
window-main-document = &Document
window-main-edit = &Edit
window-main-view = &View
window-main-help = &Help
window-main-new-template = New from te&mplate
window-main-open-recent = Open &recent
window-main-file = &File
window-main-guides = Guides
window-main-dock-apart = Separate window
window-main-history = History
window-main-opened = As opened
window-main-unsaved-work-cannot = MetaMaker cannot write recovery files: { $reason }. Save your work.
window-main-settings-could-not = The settings are not valid, so MetaMaker uses the defaults: { $problem }
window-main-metamaker-crashed-during = MetaMaker crashed during its last run. You can recover your unsaved work.
window-main-metamaker-crashed-during-last = MetaMaker crashed during its last run. There is no unsaved work to recover.
window-main-show = Show
window-main-unsaved-work-earlier = There is unsaved work from last time.
window-main-show-report = Show report
window-main-move-new-window = Move to new window
window-main-edited = • edited
window-main-page = Page: { $title }
window-main-no-file-yet = Not saved yet

## Matches

window-match-speed = Speed
window-match-ship = Ship
window-match-end-draw = Match over: a draw
window-match-again = Again
window-match-same-sides-captains = Start the same match again with new dice
window-match-same-sides-captains-terms = Set up the same match again with new dice
window-match-sound = Sound
window-match-sound-hint = Short sounds for dice, moves, losses and the end of the match
window-match-no-sound = This system has no program that plays sounds (pw-play, paplay or aplay).
window-match-skip = Skip
window-match-skip-hint = Show the present position at once (Ctrl+End)
window-match-review = Review
window-match-review-hint = Win chances, luck, damage and orders of this match
window-match-save-hint = Save this match with all its events
window-match-log = Write to logs
window-match-log-hint = Write this battle to the logs of the ships in your open fleets
window-match-standing = Turn and remaining strength
window-match-points = { $points } { $points ->
        [one] point
       *[other] points
    }{ $given ->
        [0] { "" }
       *[other] , { $given } of them head start
    }
window-match-points-short = { $points } { $points ->
        [one] point
       *[other] points
    }{ $given ->
        [0] { "" }
       *[other] { " " }({ $given } + { $earned })
    }
window-match-points-against = { $won } points{ $given ->
        [0] { "" }
       *[other] , { $given } of them head start,
    } to { $lost }{ $given_other ->
        [0] .
       *[other] , { $given_other } of them head start.
    }
window-match-the-end = the end
window-match-wins-in = { $name } wins in { $rounds ->
    [True] { $turns ->
        [one] { $turns } round
       *[other] { $turns } rounds
    }
   *[other] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
}
window-match-side-wins-in = Side { $side } wins in { $rounds ->
    [True] { $turns ->
        [one] { $turns } round
       *[other] { $turns } rounds
    }
   *[other] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
}
window-match-drawn-after = A draw after { $rounds ->
    [True] { $turns ->
        [one] { $turns } round
       *[other] { $turns } rounds
    }
   *[other] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
}
window-match-left-against = { $left } of { $whole } { $what } left on the table against { $other } of { $whole_other }.
window-match-even = even
window-match-see = See it
window-match-on-paper = Paper
window-match-on-paper-hint = Show the table on paper instead of by night
window-match-just-happened = Latest events
window-match-captains-thinking = Captains are thinking
window-match-chart-threats = Threat chart
window-match-shown-beside-table = Panels next to the table
window-match-match-cannot-go = This match cannot continue
window-match-before-first-turn = Before the first turn
window-match-story = Story
window-match-strength = Strength
window-match-end = Match over: { $reason }
window-match-end-side-won = Match over: side { $side } wins
window-match-chart = Chart
window-match-end-won = Match over: { $name } wins
window-match-record-sheet = Record sheet
window-match-happened = Events
window-match-explanation = Explanation
window-match-these-rules = Rules:
window-match-how-strong-sides = Strength of the sides
window-match-nothing-counted-game = This game has no strength chart.
window-match-whole-table = Whole table
window-match-show-all-table = Show the whole table
window-match-show-ships-large = Zoom in on the ships
window-match-ruler = Ruler
window-match-measure-one-thing = Measure the distance between two objects
window-match-follow = Follow
window-match-keep-selected-ship = Keep the selected ship in the centre
window-match-reach-selected-ship = Ranges of the selected ship
window-match-without-motion = No animation
window-match-no-ranges = No ranges
window-match-arcs = Arcs
window-match-time-line = Time line
window-match-start = start
window-match-lost = Lost: { $names }
window-match-previous-turn = Previous turn
window-match-previous-step = Previous step
window-match-previous-event = Previous event
window-match-next-event = Next event
window-match-next-step = Next step
window-match-next-turn = Next turn
window-match-pause = Pause
window-match-times-speed = { $speed } ×
window-match-turn = Turn { $number }

## Numbers

window-numbers-explanation = Explanation
window-numbers-open-rule = Open the rule
window-numbers-being-worked-out = calculating…
window-numbers-all-steps-calculation = All steps of the calculation
window-numbers-what-if = what if
window-numbers-changes-by = changes it by
window-numbers-explanation-heading = EXPLANATION
window-numbers-press-number-see = Click a number to see how it is calculated.
window-numbers-of = { $stat } OF { $element }
window-numbers-no-ship = No ship
window-numbers-1-more = 1 more: { $difference }
window-numbers-one-more-adds = Value that one more adds to the ship
window-numbers-found-trying-value = Found by trial: a value closer to the current one may also work.
window-numbers-just-above = With { $name } just above { $value }, the result is { $result }.
window-numbers-just-below = With { $name } just below { $value }, the result is { $result }.
window-numbers-no-makes-nearest = No { $name } from { $low } to { $high } gives { $goal }. The closest is { $nearest }, which gives { $result }.
window-numbers-no-tried-makes = None of the tested values of { $name } from { $low } to { $high } gives { $goal }. The closest is { $nearest }, which gives { $result }.
window-numbers-with-it-is = With { $name } { $value }, the result is { $result }.
window-numbers-value-reach = Target value
window-numbers-input-change = Input to change
window-numbers-target-value = target value
window-numbers-by-changing = by changing
window-numbers-confirm-by-battles = Confirm by battles
window-numbers-battles = Battles: { $factor }
window-numbers-confirmed-one = Confirm { $title } by battles
window-numbers-confirmed-several = Confirm { $count } classes by battles

## Forecasts

window-odds-another-file = From another file…
window-odds-choose-fleet-meet = Choose an opposing fleet.
window-odds-same-fleet-neither = This is the same fleet, so the match-up is even.
window-odds-cannot-weighed = { $name } cannot be rated: { $reason }.
window-odds-fleet-meet = Opposing fleet
window-odds-fleet-of-side = Fleet of side { $side }
window-odds-change-fleet = Change…
window-odds-no-fleet = No fleet chosen
window-odds-samples = Samples
window-odds-number = { $count } battles
window-odds-and-more = and { $count } more
window-odds-stands = How it stands
window-odds-forecast = Forecast, without a battle
window-odds-looked = Forecast and { $count } battles
window-odds-after-battles = { $count ->
    [one] After { $count } battle
   *[other] After { $count } battles
}
window-odds-until-decided = until the better side is known
window-odds-decided = { $decision ->
    [even] { $count } battles: neither is much better
    [open] { $count } battles: still undecided
   *[better] { $count } battles: { $name } is better
}
window-odds-between = { $between }, 19 times out of 20
window-odds-reasons = Reasons for the forecast
window-odds-moves = moves the odds by
window-odds-moved = { $points } { $name }
window-odds-look-changes = Look for changes
window-odds-doubt = ± { $points }
window-odds-proved = { $count ->
    [one] ✓ proved by { $count } battle
   *[other] ✓ proved by { $count } battles
}
window-odds-tried = { $count ->
    [one] { $count } battle so far
   *[other] { $count } battles so far
}
window-odds-study = A study checked { $offers } such offers: { $narrow } were within 45–55%, and { $wide } within 42–58%.
window-odds-watch = Watch one
window-odds-even = even
window-odds-perhaps-even = perhaps even
window-odds-changes-tried-battles = { $tried ->
    [one] { $tried } change
   *[other] { $tried } changes
    } tested in { $battles } battles. Choose one; neither document is changed.
window-odds-make-even = Make it even
window-odds-small-changes-make = Small changes to this match-up, each tested in battles. The search takes up to { $time } and changes neither document.
window-odds-save-encounter-dots = Save as encounter…
window-odds-balanced-name = { $one } and { $other }, balanced
window-odds-save-encounter = Save the encounter
window-odds-encounters-json = Encounters (*.json)

## Orders

window-order-why = Why?
window-order-add = Add
window-order-give-these-orders = Give these orders
window-order-change-them = Change orders
window-order-these-orders-become = These orders become final
window-order-asked = Decisions
window-order-nothing-do = nothing to do
window-order-remaining = Orders · { $open ->
    [0] all written
   *[other] { $open } of { $count } left
  }
window-order-written = written
window-order-type = Type orders
window-order-type-tip = Type orders with numbers and codes, as in the terminal
window-order-open = open
window-order-your-orders-sealed = Your orders are sealed: the other player cannot read them, and you cannot change them.
window-order-save-for-other = Save the file for the other player…
window-order-open-reply = Open the reply…
window-order-save-match = Save match
window-order-matches-json = Matches (*.json)
window-order-open-match = Open match
window-order-side-answer-elsewhere = Waiting for side { $side }, who plays on another computer.
window-order-send-file-mail = Send the file by mail or chat. The other player answers with a file.
window-order-other-side = Saved for the other player: { $file }
window-order-remove-again = Remove
window-order-something-still-chosen = Some choices are still missing.
window-order-all-answers = All answers
window-order-click-marked-place = Click a marked place on the table for { $count } more answers.
window-order-captain = Captain
window-order-captain-this-order = Let the captain give this order
window-order-captain-gives-all = The captain gives all orders for the rest of this turn.
window-order-captain-decides-now = The captain decides from now on: { $kind }
window-order-you-decide-again = You decide again: { $kind }
window-order-you-had-chosen = Your selection was added. Click “Ready” to give these orders.
window-order-written-refused-change = The typed orders for { $of } are not legal. Change them, or clear the line.
window-order-orders-side-sealed = The orders of side { $side } are sealed.
window-order-i-command-side = I command side { $side }
window-order-side = Side { $side }:{ " " }
window-order-captain-all-open = Let the captain give all open orders
window-order-captain-rest-of-turn = Let the captain play the rest of this turn
window-order-captain-always = Always let the captain decide: { $kind }
window-order-captain-decides = Captain decides ▾
window-order-captain-menu = Captain ▾
window-order-captain-thinking-you = The captain “{ $captain }” is thinking. You can continue.
window-order-advice-captain = Advice from the captain “{ $captain }”:
window-order-orders-captain-would = Shows the orders that the captain “{ $captain }” would give
window-order-nothing-done-passed = Skipped, because there is nothing to do: { $names }
window-order-nothing-numbers-speaks = There are no figures for or against these orders.
window-order-pass-mouse-side = Pass the mouse to side { $side }.
window-order-ready = Ready
window-order-advice = Advice
window-order-speaks-these-orders = Shows the reasons for and against these orders

## Palette

window-palette-favourites = Favourites
window-palette-parts = PARTS
window-palette-highest-tier = Highest tier
window-palette-show-parts-up = Show parts up to this tier
window-palette-any-tier = Any tier
window-palette-enter-adds-selection = Enter adds to the selection; drag onto the sheet
window-palette-no-part-called = No part by that name. Make one:
window-palette-no-part-called-so = No part by that name.
window-palette-tier = tier { $tier }
window-palette-tier-tier = Tier ≤ { $tier }

## Printing

window-print-print-heading = PRINT
window-print-print = Content
window-print-printed = Items to print
window-print-print-all-them = Print all
window-print-print-none-them = Print none
window-print-paper-heading = PAPER
window-print-paper = Paper
window-print-orientation = Orientation
window-print-page = Page
window-print-left = Left
window-print-top = Top
window-print-right = Right
window-print-bottom = Bottom
window-print-binding = Binding
window-print-room-binding = Binding margin
window-print-binding-right-even = Mirror margins on even pages
window-print-these-margins-leave = These margins leave less than half of the page.
window-print-look = APPEARANCE
window-print-size-sheet = Sheet size
window-print-size = Size
window-print-ink = Style
window-print-share-codes-cameras = Share codes to scan
window-print-filled-screen-pdf = Fillable on screen (PDF)
window-print-logs = Logs of ships
window-print-logs-hint = Print the log of a ship after its sheet, for the back of the paper
window-print-damage-file = Damage from a file…
window-print-choose-file-game = Mark the damage of a game in play, from its file
window-print-new = Undamaged
window-print-files = FILES
window-print-pdf-carries-inside = Data in the PDF
window-print-carries = PDF includes
window-print-dpi = { " " }dpi
window-print-dots-per-inch = Dots per inch of PNG pictures
window-print-png = PNG
window-print-mm = { " " }mm
window-print-upright = Portrait
window-print-landscape = Landscape
window-print-millimetres = { $edge }, in millimetres
window-print-sheets-size-no = Sheets of this size have no room for share codes
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
window-print-only-printed-ships = Only the printed ships
window-print-nothing = Nothing
window-print-a4 = A4
window-print-us-letter = US Letter
window-print-two-page = Two on a page
window-print-cards = Cards
window-print-colour = Colour
window-print-grey = Grey
window-print-lines-save-ink = Lines (saves ink)
window-print-outside-paper = outside the paper
window-print-outside-box = outside its box
window-print-too-small-read = too small to read
window-print-overlapping = overlapping
window-print-letter-missing-font = the font lacks a character
window-print-too-faint = too faint
window-print-made-smaller-fit = made smaller to fit
window-print-shortened-fit = shortened to fit
window-print-record-sheets = Record sheets of { $count }
window-print-check-findings = Print check
window-print-checking-pages = Checking the pages…
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
window-print-counters-templates-rulers = Counters, templates and rulers will not be to scale. Use larger paper to print them at real size.
window-print-print-smaller = Print smaller
window-print-paper-printer-too = The paper in the printer is too small for these pages. Print them at { $percent }%?
window-print-printer-cannot-used = The printer is not available.
window-print-printer-takes-no = The printer accepts no more pages.
window-print-saving-sheets = Saving sheets
window-print-printed-pages =
    { $count ->
        [one] Printed 1 page
       *[other] Printed { $count } pages
    }
window-print-real-size = { $text } at { $percent }% of the real size
window-print-pages-they-printed = Print preview
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
window-print-for-phone = For a phone…
window-print-save-page = Save record sheets for a phone
window-print-pages-html = Web pages (*.html)
window-print-making-page = Making the page for a phone
window-print-save-pdf = Save PDF…
window-print-save-pictures = Save pictures
window-print-open-file = Open
window-print-show-folder = Show folder
window-print-copied-share-code = Copied as share code: { $count } characters
window-print-copy-short-list = Copy as a short list
window-print-pages-small = Page thumbnails
window-print-page-number = Page { $number }
window-print-printer = Print…
window-print-nothing-chosen-printed = Select something to print
window-print-damage-game-play = Damage of a game in play
window-print-play-states-filled = Play states and filled sheets (*.json *.pdf)
window-print-png-pictures = PNG pictures…
window-print-svg-drawings = SVG drawings…
window-print-laying-out-pages = Fitting the pages to the paper in the printer

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
window-problems-no-problems-legal = No problems: legal to play
window-problems-problems-heading = PROBLEMS
window-problems-number-problems = Number of problems
window-problems-ship-only = This ship only
window-problems-no-problems-ship = No problems with this ship
window-problems-nothing-check-yet = Nothing to check yet: there are no ships
window-problems-go = Go to

## Games on paper

window-record-rolls-so-far = Rolls
window-record-roll-d = Roll a D{ $faces }
window-record-record-sheet-ticked = Interactive record sheet
window-record-ticked = ticked
window-record-not-ticked = not ticked
window-record-faces-dice = Dice results
window-record-critical-hit = Critical hit on
window-record-critical = Critical
window-record-section-struck = Section that was hit
window-record-blast-reactor = Reactor explosion, arc hit
window-record-blast = Explosion
window-record-arc-faces-reactor = Arc towards the reactor
window-record-left-over = damage left:{ " " }
window-record-detonation-had-left = Damage left when the explosion burst out of the ship
window-record-cm-away = { " " }cm away
window-record-complete-cm-between = Distance between the two ships, in whole centimetres
window-record-repairs-crew = Repairs by the crew
window-record-repair = Repair
window-record-system-repaired = System to repair
window-record-crew-works = Crew parties for the repair
window-record-crew-parties-each = Crew parties. Each works on one system a turn.
window-record-faces-such-empty = your dice, e.g. { $example }
window-record-expected-faces-dice = Type the dice results as numbers.
window-record-write-sheet = Mark it on the sheet
window-record-note-tried = Record the attempt
window-record-damage-left-over = Damage left
window-record-distance = Distance
window-record-no-d = There is no { $number } on a D{ $faces }.
window-record-happened-when-turn = Events at the end of the turn
window-record-points = { $lost } of { $whole } boxes crossed off: { $points } { $points ->
        [one] point
       *[other] points
    } for the other side
window-record-points-hint = For a victory by points. Add the head start of your encounter. All boxes of lost ships count. Cross off squadrons lost with their carrier.
window-record-fight-damage = Fight on with this damage…
window-record-match-against-captains = Sets up a match against captains or people, without the lost ships
window-record-import-damage-file = Import damage from a file…
window-record-pdf-sheets-filled = Reads a filled-in PDF of these sheets, or a saved damage file
window-record-import-code = Import code from the clipboard
window-record-import-code-hint = Reads the marks of record sheets on a phone: copy the code there, and send it here
window-record-code = code
window-record-no-code = The clipboard contains no code of record sheets. Copy the code on the phone: it begins with MS1-
window-phones-dots = Phones…
window-phones-hint = Lets phones and tablets in the room mark these sheets
window-phones-title = Phones at the table
window-phones-about = Players in the same network scan the code, and mark these sheets on their phones. Everyone with the code can see all ships. The code is valid until you stop, close this record, or quit MetaMaker.
window-phones-address = Address
window-phones-only-here = { $address } (this computer only)
window-phones-code = QR code of the page
window-phones-start = Start
window-phones-stop = Stop
window-phones-close = Close
window-phones-making = Making the page for phones
window-phones-joined = Joined: { $names }
window-phones-nobody = No phone has joined yet.
window-phones-tick = Marks from phones
window-phones-problem = Phones cannot connect: { $reason }. Choose another address.
window-record-save-damage-dots = Save the damage…
window-record-log = Write to logs
window-record-file-damaged-sheets = Saves a file to print the damaged sheets from
window-record-hit = Note hits
window-record-import-damage = Import damage
window-record-save-damage = Save the damage
window-record-damage-json = Damage (*.json)
window-record-turn = Turn
window-record-next-turn = Next turn
window-record-turn-key = &Turn
window-record-tick-sheet = Mark damage of { $name }
window-record-read = Import { $file }
window-record-damage = Damage saved in { $file }
window-record-roll = roll
window-record-not-yet = Not yet
window-record-before-turn-1 = Before turn 1
window-record-ticks-sheets-let = The ticks come from the sheets and your notes. Change any that are wrong.
window-record-end-turn = End of turn { $turn }
window-record-type-faces-your = Type the results of your dice, or let MetaMaker roll them.
window-record-go-to-turn = Go to turn { $turn }
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
window-rules-rules = Game
window-rules-search-rules = Search the rules
window-rules-rules-found = Matching rules
window-rules-chapters-rules = Chapters
window-rules-text-rules = Rule text
window-rules-forward = Forward
window-rules-copy-rule = Copy rule
window-rules-tables = Tables
window-rules-no-rule = No rules contain “{ $text }”

## Setting up a match

window-setup-other-dice = Reroll
window-setup-record-game-paper = Record a game on paper
window-setup-again-other-dice = Again with new dice
window-setup-play-again-sides = Play again with sides swapped…
window-setup-fight-damage-against = Fight on with this damage against…
window-setup-fight-against-title = Fight “{ $title }” against…
window-setup-play = Play…
window-setup-fight-against = Fight this against…
window-setup-fight-although-designs = Fight even if designs have errors
window-setup-last-time = As last time
window-setup-first-duel = A first duel
window-setup-another-side = Add a side
window-setup-open-match = Open a match…
window-setup-choose-meets-each = Choose a fleet for each side.
window-setup-designs-errors = Designs have errors. Fix them, or let them fight as they are.
window-setup-small-sample-you = Small sample match: you play one side, and plain captains play the others
window-setup-setting-up-match = Setting up the match
window-setup-match-cannot-begin = This match cannot begin: { $reason }
window-setup-threats = the threats
window-setup-open-document-file = Choose an open document, a file or a sample, or drop a file here.
window-setup-choose-side = Choose a fleet
window-setup-side = Side { $side }
window-setup-fleet-of-side = Fleet of side { $side }
window-setup-no-ship-comes = No ships selected.
window-setup-change = Change…
window-setup-ships-of = { $count } of { $all } ships
window-setup-no-fleet = No fleet chosen
window-setup-match-only = For this match only; the document does not change
window-setup-damaged-game-paper = damaged as in the game on paper
window-setup-recent-files = Recent files
window-setup-another-file = Another file…
window-setup-samples = Samples of { $game }
window-setup-person = A person
window-setup-remote-player = Remote player (exchange files)
window-setup-run-survival-fight = Survival run
window-setup-encounter-label = Encounter
window-setup-terrain = Terrain
window-setup-how-they-meet-key = &Encounter
window-setup-victory = Victory
window-setup-victory-key = &Victory
window-setup-victory-last-fleet = Last fleet on the table
window-setup-victory-points = Points, head start for { $side }
window-setup-victory-hint = By points, the side that crosses off the larger percentage of the other side’s boxes wins. The head start is added to the points of one side, which also wins a tie.
window-setup-head-start-points = Points of the head start
window-setup-head-start-turn = Turn from which equal points win
window-setup-turn-prefix = { "equal points win from turn " }
window-setup-every-turn = equal points always win
window-setup-points-suffix = { " " }points
window-setup-terrain-key = &Terrain
window-setup-lined-up-both = None: fleets in line
window-setup-encounter-dice-say = Random encounter
window-setup-plays-side = Player of side { $side }
window-setup-match = Match
window-setup-same-number-same = Same number, same dice
window-setup-captain = Captain: { $captain }
window-setup-encounter = Encounter: { $encounter }
window-setup-side-fleet = Side { $side }: { $name }

## Start page

window-start-new = New
window-start-hero = Design a starship, print its sheet, fight it out
window-start-hero-about = Four tabletop games of ships in space. Everything works offline.
window-start-first-duel = Play a first duel
window-start-first-duel-about = One click, about ten minutes
window-start-first-design = Design a first ship
window-start-first-design-about = Five minutes to a printed page
window-start-watch = Watch this battle
window-start-duel = First duel
window-start-duel-of = First duel of { $game }
window-start-open-card = Open
window-start-recover = Recover
window-start-discard = Discard
window-start-never-saved = never saved
window-start-recover-title = Recover { $title }
window-start-discard-title = Discard { $title }
window-start-not-any-more = { $file } no longer exists; opens as a copy
window-start-changed-since-opens = { $file } has changed since; opens as a copy
window-start-changes =
    { $count ->
        [one] { $count } change to { $file }
       *[other] { $count } changes to { $file }
    }
window-start-good-begin = Good to begin with
window-start-no-sample-like = No matching samples.
window-start-template = Templates
window-start-unsaved-work-found = Unsaved work
window-start-files-dropped-anywhere = Drop files anywhere: documents, PDFs, picture cards, share codes.
window-start-recent = Recent
window-start-same-folder = In the same folder
window-start-search-your-files = Search your files and the samples
window-start-size-fleet = Fleet size
window-start-play = Play…
window-start-set-up-match = Set up a match: watch captains fight, or command a side
window-start-look-through-designs = Browse designs in a folder or an online gallery, or publish your own
window-start-your-first-ship = Your first ship
window-start-open = Open…
window-start-open-share-code = Open share code from clipboard
window-start-new-document = New { $game } document
window-start-new-document-template = New { $game } document from template
window-start-any-size = Any size
window-start-up-points = Up to { $points } points
window-start-points-between = { $low } to { $high } points
window-start-points-from = From { $points } points

## Universes

window-universes-class = Class
window-universes-fleet = Fleet
window-universes-make-universe-pack = Make a universe pack
window-universes-parts-need-comes = Everything these parts depend on is included. Author, licence and notes come from the fleet.
window-universes-save = Save…
window-universes-name = &Name
window-universes-version = &Version
window-universes-parts = &Parts
window-universes-pack-needs-parts = Select at least one part for the pack.
window-universes-parts-pack = Parts of the pack
window-universes-combat-values = Combat values
window-universes-version-name = { $name }: from version { $old } to { $new }
window-universes-back-version = { $name }: from version { $old } back to { $new }
window-universes-part = Part
window-universes-change = Change
window-universes-before = Before
window-universes-after = After
window-universes-use = Use
window-universes-update = Update
window-universes-use-name = Use { $name }
window-universes-update-name = Update to { $name }
window-universes-tick-parts-packs = Select the parts to replace with the pack’s version. The rest stay unchanged.
window-universes-all-parts-here = All parts are the same as in the pack.
window-universes-no-combat-value = No combat values change.
window-universes-same-parts =
    { $count ->
        [one] { $count } part is the same as in the pack.
       *[other] { $count } parts are the same as in the pack.
    }
window-universes-use-in = Use in
window-universes-pack-made-out = Make a pack, and each new version of it, from a fleet.
window-universes-no-fleet-open = No fleet is open
window-universes-use-universe-pack-dots = Use a universe pack…
window-universes-make-universe-pack-dots = Make a universe pack…
window-universes-use-universe-pack = Use a universe pack
window-universes-update-dots = Update { $name } { $version }…
window-universes-another-version = Another version of { $name }
window-universes-pack = This pack is for { $game }.
window-universes-not = This is “{ $found }”, not “{ $name }”.

## Fields and buttons

window-widgets-chart = Chart
window-widgets-since-last-edit = { $change } since the last edit
window-widgets-clear-search = Clear the search
window-widgets-folded-away-too = hidden, because there is not enough room

## Virtual tabletops
window-tabletop-open = Virtual tabletop…
window-tabletop-title = Virtual tabletop
window-tabletop-preview = The table from above
window-tabletop-tokens = Tokens
window-tabletop-tts = Tabletop Simulator
window-tabletop-vassal = VASSAL
window-tabletop-where-tokens = Pictures for Owlbear Rodeo, Roll20, Foundry or paper. The size of each token is in the name of its file.
window-tabletop-where-tts = Copy the .json and the .png file into “Saves/Saved Objects” of Tabletop Simulator, and open them there under Objects, Saved Objects.
window-tabletop-where-vassal = Open the module in VASSAL. The folder that ends with “_ext” belongs next to it. A .vsav file is a game to load.
window-tabletop-square = Square bases
window-tabletop-module = With the module of the game
window-tabletop-address = Address of the pictures, if you host them
window-tabletop-folder = Folder
window-tabletop-encounter = Encounter…
window-tabletop-write = Write files
window-tabletop-writing = Writing the table
window-tabletop-wrote = { $count ->
    [one] Wrote a file.
   *[other] Wrote { $count } files.
}

## Filling a fleet
window-fill-open = Fill to a limit…
window-fill-title = Fill to a limit
window-fill-limit = Limit
window-fill-tier = Highest tier
window-fill-any-tier = Any
window-fill-random = At random
window-fill-like = Like this fleet
window-fill-strongest = The strongest, by forecasts (ten seconds)
window-fill-keep = Keep the present ships
window-fill-another = Another
window-fill-ships = Ships
window-fill-choosing = Choosing ships…
window-fill-found = { $ships ->
    [one] One ship, { $value }
   *[other] { $ships } ships, { $value }
}
window-fill-fill = Fill
window-fill-step = Fill to a limit

## What do I need to hit?
window-hit-title = What do I need to hit?
window-hit-nothing = Open a fleet of Metaverse or Cosmoforce, or a game on paper.
window-hit-firer = Firing ship
window-hit-target = Target
window-hit-one = { $name }
window-hit-second = { $name }, second attack
window-hit-weapons = Weapons
window-hit-weapons-none = All that bear
window-hit-volley = As a volley
window-hit-volley-hint = One roll counts for all weapons
window-hit-distance = Distance
window-hit-arc = Arc that is hit
window-hit-facing = Arc of the firer
window-hit-manoeuvre = Orders of the firer
window-hit-target_manoeuvre = Orders of the target
window-hit-orders-hint = such as EM2 RL, or drift
window-hit-speed = Speed of the firer
window-hit-target_speed = Speed of the target
window-hit-heat = Heat of the firer
window-hit-ew = Electronic warfare
window-hit-ew-none = Normal
window-hit-terrain = Terrain
window-hit-usual = as usual
window-hit-cm = { " " }cm
window-hit-more = More circumstances
window-hit-compare = Compare with…
window-hit-fewer = Fewer circumstances
window-hit-compare-end = Don’t compare
window-hit-compare-hint = Shows a second target or distance next to the first
window-hit-figures = Figures of the attack
window-hit-figure = Figure
window-hit-far = { $distance } cm
window-hit-heading = { $far } · { $name }
window-hit-choose-figure = Select a figure to see its rules.
window-hit-damaged = Ships of a game on paper have the damage on their sheets.
window-hit-undamaged = Both ships are undamaged.
window-hit-no-ship = choose a firing ship and a target

## Review of a match
window-review-chances = Win chances
window-review-graph = Win chances after each turn
window-review-chance-of = { $name } { $chance }
window-review-no-chances = { $survival ->
    [True] A run for survival has no win chances.
   *[False] This match has no win chances, because its sides do not count their strength.
    }
window-review-no-turns = No turn has changed the chances by more than a few points so far.
window-review-good-for = { $turn }, good for { $name }
window-review-points = { $points } points of win chance
window-review-lost = { $count ->
    [one] { $names } is lost
   *[other] { $names } are lost
}
window-review-best-shot = { $ship } hits { $target } with { $weapon }
window-review-turn-dice = dice { $dice }
window-review-see-turn = See turning point { $number }, { $turn }
window-review-so-far = The match goes on. The review covers the finished turns.
window-review-step-count = Counting dice and damage…
window-review-step-chances = Fighting on from each turn: { $done } of { $every } battles
window-review-step-orders = Looking for better orders…
window-review-basis = { $battles } battles from each turn, 95% intervals
window-review-basis-quick = Estimated from what is left
window-review-stop = Stop
window-review-stop-hint = Stop the battles; the results so far stay
window-review-on-table = On the table
window-review-on-table-hint = Show this moment on the page of the match
window-review-try = Try it from here
window-review-try-hint = Play on from this moment with other orders, as a variation of the match
window-review-luck = Luck
window-review-counting = Counting dice and damage…
window-review-not-counted = Luck and damage are not counted in this game.
window-review-dice-for = Dice: { $amount } for { $name }
window-review-dice-of = { $name } { $amount }
window-review-band = Two matches in three end inside the band in the middle.
window-review-dealt-for = { $name } dealt { $dealt }; the average of the same shots is { $mean }.
window-review-damage = Damage by ship
window-review-ship = Ship and weapon
window-review-shots = Shots
window-review-hits = Hits
window-review-dealt = Dealt
window-review-mean = Average
window-review-mark-hint = The mark on a bar is the average of the same shots. Select a row to see where its damage went.
window-review-damage-detail = { $name }: shields stopped { $shields }, armour { $armour }, interceptors { $intercepted }. { $wasted } hit destroyed parts.
window-review-idle = { $count ->
    [one] It had a target, but did not fire, in turn { $turns }.
   *[other] It had a target, but did not fire, in turns { $turns }.
}
window-review-panels = Orders and variations
window-review-better = { $order } instead: { $better } rather than { $given } (± { $error })
window-review-given = { $turn }, { $name }: { $subject } had { $order }
window-review-orders-waiting = The most expensive orders are shown here once battles have been fought from them.
window-review-orders-stopped = The search for better orders was stopped.
window-review-orders-later = Orders are compared after the end of the match.
window-review-orders-none = No order has certainly cost win chance.
window-review-variations = Variations
window-review-no-variations = Click “Try it from here” to play on from a moment with other orders. The variation is kept in the file of the match.
window-review-compare = Compare
window-review-save-table = Save table (CSV)…
window-review-variation-title = { $name } ({ $match })
window-review-from = From { $turn }
window-review-goes-on = not finished
window-review-no-more = The match cannot have another variation here.
window-review-numbered = { $name } ({ $number })
window-review-try-step = Try “{ $name }”
window-review-rename-step = Rename a variation to “{ $name }”
window-review-delete-step = Delete the variation “{ $name }”

## Record of matches
window-record-matches = Matches
window-record-keep = &Keep a record of my matches
window-record-keep-hint = Adds each match that you finish to a file of your own: results with and without luck.
window-record-off = No record is kept.
window-record-show = Show…
window-record-choose = Record of matches
window-record-match = the match
window-record-added = Added to your record, which has { $count ->
    [one] one match
   *[other] { $count } matches
    } now.
