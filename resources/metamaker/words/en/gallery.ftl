### Galleries: what their pages say, and what is wrong with the folders that they are made of.

gallery-title = Starship gallery
gallery-skip = To the content
gallery-pages = Pages
gallery-search = Search
gallery-all = All fleets
gallery-compare = Compare
gallery-compare_this = Compare with another
gallery-compare-one = First
gallery-compare-other = Second
gallery-compare-table = All numbers side by side; what is better is marked.
gallery-meetings = Meetings
gallery-meetings-told = How fleets are likely to fare against each other, without a battle: the share of meetings that the fleet of the line wins.
gallery-meetings-caption = Win rate of the fleet of each line against that of each column
gallery-meetings-none = There are no two fleets here of which that can be said.
gallery-feed = Feed
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
gallery-problems-none = No problem was found.
gallery-severity = { $severity ->
    [error] Error
    [warning] Warning
   *[note] Note
    }
gallery-take = Take along
gallery-open = Open in MetaMaker
gallery-download = { $what ->
    [json] File (JSON)
    [a4] Print, A4 (PDF)
    [letter] Print, Letter (PDF)
   *[png] Picture that opens again (PNG)
    }
gallery-code = Share code
gallery-code-told = MetaMaker opens this code as the same design; it can be pasted into any chat.
gallery-copy = Copy
gallery-words = In words
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
gallery-forces = Who meets whom
gallery-forces-other = The fleet of this gallery is another version than the one that fights here.
gallery-forces-file = The fleet as it fights here (JSON)
gallery-gist = Set-up
gallery-odds = Forecast
gallery-odds-rate = { $fleet } is likely to win { $percent } % of battles.
gallery-command = Ships and chain of command
gallery-problem_count = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
    }
gallery-problem_page = Problems of the files
gallery-refused = Files that cannot be shown
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
gallery-no_script = Searching and comparing need scripts, which are not run here; all else works without.
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

## What the script of a gallery says; “#” stands for what it puts in.
gallery-script-found = { $count } found
gallery-script-none = Nothing was found.
gallery-script-more = Show more
gallery-script-compare = compare
gallery-script-chosen = To compare: { $count }
gallery-script-problems = Problems: { $count }
gallery-script-forecast = The first fleet is likely to win { $count } of the meetings.
gallery-script-better = better

## Problems
gallery-too_many = expected { $most } files at most, found more
gallery-no_place = expected a folder or a file, found neither
gallery-no_folder = expected a folder for the gallery, found a file
gallery-other_folder = expected an empty folder or a gallery, found other files and no { $manifest }
gallery-address = expected a whole address, with https or http before it, found “{ $found }”

## What the verb tells
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
    } in { $folder }: { $changed } made now, { $removed } taken out. Open { $page } in a browser.
gallery-bad_address = expected the address of a gallery, which begins with https:// and has no name and password in it
gallery-no_index = expected the index of a gallery, found something else
gallery-entry_length = expected an entry of { $count } parts, found another number of them
gallery-no_design = expected the design that the index names, found a file without it
gallery-other_content = expected { $found }, as the index says, found another document
gallery-unreachable = could not be fetched: { $reason }
gallery-slow = could not be fetched: it takes too long
gallery-silent = the host does not answer
gallery-untrusted = the certificate of the host is not trusted: { $reason }
gallery-bad_answer = the answer of the host is damaged or incomplete, or its header is too long
gallery-redirects = could not be fetched: the host leads from one address to the next more than { $most } times
gallery-leads_elsewhere = could not be fetched: the host leads to { $place }, which is outside this gallery
