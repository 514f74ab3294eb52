### Galleries: texts of their pages, and problems with the folders they are made from.

gallery-title = Starship gallery
gallery-skip = Skip to the content
gallery-pages = Pages
gallery-search = Search
gallery-all = All fleets
gallery-compare = Compare
gallery-compare_this = Compare with another
gallery-compare-design = Design { $number }
gallery-compare-table = All numbers side by side; the best one is marked.
gallery-meetings = Match-ups
gallery-meetings-told = { $count ->
    [0] Forecasts for every pair of fleets, without a battle.
   *[other] Forecasts for every pair of fleets, improved by { $count } simulated battles each.
    } The first number is the percentage of battles that the fleet in the row wins.
gallery-meetings-caption = Forecast for the fleet in each row against the one in each column
gallery-meetings-none = At least two fleets of a game with forecasts are needed.
gallery-feed = Feed
gallery-live = Record sheets to tick on a phone
gallery-made_with = Made with MetaMaker { $version }.
gallery-picture_of = Picture of { $name }
gallery-author = Author
gallery-licence = Licence
gallery-licence-none = none given
gallery-tags = Tags
gallery-seen = In this gallery since
gallery-id = Id
gallery-notes = Notes
gallery-numbers = Numbers
gallery-problems = Problems
gallery-problems-none = No problems.
gallery-severity = { $severity ->
    [error] Error
    [warning] Warning
   *[note] Note
    }
gallery-take = Downloads
gallery-open = Open in MetaMaker
gallery-download = { $what ->
    [tabletop] Table for Tabletop Simulator
    [json] File (JSON)
    [a4] Record sheets, A4 (PDF)
    [letter] Record sheets, Letter (PDF)
   *[png] Picture that MetaMaker can open (PNG)
    }
gallery-code = Share code
gallery-code-told = Paste this code into any chat; MetaMaker opens it as the same design.
gallery-copy = Copy
gallery-words = As text
gallery-why = Why { $label } is { $value }
gallery-why-table = The same as a table
gallery-why-line = Line
gallery-why-value = Adds
gallery-why-more = One more adds
gallery-why-formulas = Formulas
gallery-users = Ships of this class
gallery-users-none = No ship of the fleet is of this class.
gallery-versions = Other designs of this name
gallery-versions-same = the same design
gallery-designs = Designs
gallery-fleets = Fleets
gallery-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
    }
gallery-encounter = Encounter
gallery-encounters = Encounters
gallery-encounters-of = Encounters of this fleet
gallery-forces = Match-up
gallery-forces-other = The fleet in this gallery is a different version from the one in this encounter.
gallery-forces-file = The fleet in this encounter (JSON)
gallery-gist = Set-up
gallery-odds = Forecast
gallery-odds-rate = { $fleet } wins { $between } of battles, 19 times out of 20.
gallery-odds-basis = { $count ->
    [0] Forecast, without a battle.
   *[other] From the forecast and { $count } simulated battles.
    }
gallery-odds-reasons = Reasons
gallery-odds-moves = Moves the odds by
gallery-odds-moved = { $points } for { $fleet }
gallery-command = Ships and chain of command
gallery-problem_count = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
    }
gallery-problem_page = File problems
gallery-refused = Unusable files
gallery-flawed = Fleets with problems
gallery-counts = { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
    }, { $designs ->
    [one] { $designs } design
   *[other] { $designs } designs
    }{ $encounters ->
    [0] {""}
    [one] , { $encounters } encounter
   *[other] , { $encounters } encounters
    }.
gallery-empty = There is nothing here yet.
gallery-no_script = Search and comparison need scripts, which are turned off here. The rest works without them.
gallery-words_wanted = Name, author, tag or any other word
gallery-kind = Show
gallery-game = Game
gallery-tag = Tag
gallery-role = Role
gallery-range-another = Another number
gallery-quality = Quality
gallery-any = all
gallery-every-kind = All
gallery-range = Number from … to
gallery-range-number = Number
gallery-range-least = from
gallery-range-most = to
gallery-sort = Sort by
gallery-sort-name = name
gallery-sort-new = newest
gallery-sound = without problems

## Script of a gallery; it replaces “#”
gallery-script-found = { $count } found
gallery-script-none = No matches.
gallery-script-more = Show more
gallery-script-compare = compare
gallery-script-chosen = To compare: { $count }
gallery-script-problems = Problems: { $count }
gallery-script-better = better

## Problems
gallery-too_many = the folders contain more than { $most } files, the limit
gallery-no_place = there is no such folder or file
gallery-no_folder = the gallery needs a folder, and this is a file
gallery-other_folder = this folder contains other files and no { $manifest }; choose an empty folder, or the folder of a gallery
gallery-address = the address must begin with https:// or http://, not “{ $found }”

## Messages of the command
gallery-bar = fleets
gallery-wrote = { $fleets ->
    [one] { $fleets } fleet
   *[other] { $fleets } fleets
    }, { $designs ->
    [one] { $designs } design
   *[other] { $designs } designs
    }{ $encounters ->
    [0] {""}
    [one] , { $encounters } encounter
   *[other] , { $encounters } encounters
    } in { $folder }: { $changed } rebuilt, { $removed } removed. Open { $page } in a browser.
gallery-bad_address = the address of a gallery begins with https:// and has no user name or password
gallery-no_index = this is not the index of a gallery
gallery-entry_length = an entry of the index is damaged: it does not have { $count } parts
gallery-no_design = the design in the index is missing from this file
gallery-other_content = the index promises { $found }, but this is another document
gallery-unreachable = could not be downloaded: { $reason }
gallery-slow = could not be downloaded: it takes too long
gallery-silent = the web server does not answer; try again later
gallery-untrusted = the certificate of the web server is not trusted: { $reason }
gallery-bad_answer = the answer of the web server is damaged or incomplete, or its header is too long
gallery-redirects = could not be downloaded: the web server redirects more than { $most } times
gallery-leads_elsewhere = could not be downloaded: the web server redirects to { $place }, outside this gallery
gallery-tabletops_address = the pictures of pieces need the address of the gallery: add --address
