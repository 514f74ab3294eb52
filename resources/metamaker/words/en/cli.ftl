### Messages of the command line.

cli-no-language = there is no language “{ $found }”; choose from { $known }

## Output
cli-sentence = metamaker: { $problem }
cli-no-output = could not write to standard output: { $reason }

## Arguments and options

cli-chosen-one = there is no “{ $found }”{ $meant }
cli-missing-argument = missing argument { $of }
cli-without = { $what } cannot be combined with { $others }

## Files and games
cli-once = give “-” only once
cli-settings-large = the file is too large
cli-settings-broken = the settings cannot be read: { $reason }
cli-settings-unknown = there is no setting “{ $found }”{ $meant }
cli-settings-value = a setting must be text, a number, true or false
cli-completion-which = the shell is unknown; name one of { $known }
cli-offered = this is a { $game } file; this command works with { $games }
cli-same_game = this is a { $found } file, but { $file } is a { $game } file; use files of one game
cli-json_name = choose a name that ends with .json; `metamaker sheets` prints to PDF
cli-png_name = choose a name that ends with .png
cli-short_whole = --short lists the whole fleet; it cannot be combined with { $other }
cli-print_name = choose a name that ends with { $known }
cli-new_file = the file already exists; choose another name
cli-foreign = the file exists and was not made by MetaMaker. Use --output to choose another name, or --force to overwrite it
cli-empty_folder = the folder contains no fleets
cli-watch = printing again whenever a file changes; press Ctrl+C to stop
cli-watch-files = --watch needs files on a disk
cli-new_template = there is no template “{ $found }”{ $meant }
cli-not_listed = there is no { $list ->
    [samples] sample
    [guide] guide
   *[help] command
    } “{ $name }”{ $meant ->
    [none] ;
   *[other] { $meant }
    } `metamaker { $list }` lists all
cli-one_page = there are { $count } pages; choose one with --pages, or write a PDF
cli-wrote = wrote { $file }
cli-wrote-what = wrote { $file }: { $what }
cli-wrote-document = wrote { $file }: { $title }, { $game }, format { $format }
cli-wrote-new = wrote { $file }: { $title }, { $game }
cli-wrote-completion = wrote { $file }: completion for { $shell }, active in new terminals
cli-wrote-encounter = wrote { $files }: the encounter
cli-wrote-review = wrote { $file }: the review
cli-wrote-replay = wrote { $file }: the replay
cli-wrote-pictures = wrote { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
    } to { $folder }
cli-wrote-damaged = wrote { $file }: { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
    } after turn { $turn }

## Samples
cli-samples-none = no samples
cli-samples-sample = sample
cli-samples-fleet = fleet
cli-samples-encounter = encounter
cli-samples-sides = sides
cli-samples-gist = set-up
cli-samples-universe = universe pack
cli-samples-version = version
cli-samples-number = { $symbol ->
    [combat_value] combat value
    [tier] tier
   *[ships] ships
    }
cli-samples-copy = metamaker samples NAME copies one to this folder

## Problems and numbers
cli-where = where
cli-problem = problem
cli-rule = rule
cli-severity = { $severity ->
    [error] error
    [warning] warning
   *[note] note
    }
cli-count = { $severity ->
    [error] { $count ->
        [one] { $count } error
       *[other] { $count } errors
        }
    [warning] { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
        }
   *[note] { $count ->
        [one] { $count } note
       *[other] { $count } notes
        }
    }
cli-no_problems = no problems

## Edits
cli-fix-alone = --output and --dry-run can only be used with --fix
cli-fix-one = --output can only be used with one file
cli-fix-done = { $where }: { $done }
cli-fix-count = { $count ->
    [0] nothing was fixed
    [one] { $count } problem was fixed
   *[other] { $count } problems were fixed
    }
cli-edit-added = added { $title } ({ $where })
cli-edit-set = { $what } of { $where }: { $after } instead of { $before }
cli-fill-done = { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
    }, { $value } of the limit
cli-confirm-done = { $title }: battles { $factor }
cli-confirm-other = { $title }: battles { $factor } instead of { $found } in the file
cli-confirm-unable = battles cannot confirm { $title }: it has errors, or the fleet has custom formulas of combat value
cli-confirm-stopped = stopped; the other classes are not confirmed
cli-fill-own = write a class and a number, such as cruiser=2, in place of { $found }
cli-log-one_fleet = --from needs exactly one fleet
cli-log-date = the date must be a day such as 2026-11-29, not “{ $found }”
cli-log-empty = no battles in the logs
cli-odds-title = The fire of { $attacker } at { $targets }
cli-odds-case = { $target }, { $distance } cm
cli-odds-figure = Figure
cli-odds-rules = Rules
cli-odds-ship = name one ship after a #, as in FILE#SHIP, in place of { $found }
cli-odds-unused = this game does not use it
cli-edit-merged = merged { $title }
cli-edit-renamed = renamed { $before } to { $after }
cli-edit-nothing = nothing to change
cli-edit-problem = { $severity ->
    [error] new error
    [warning] new warning
   *[note] new note
    }: { $where }: { $problem }
cli-edit-no_file = this file cannot be changed in place; use --output to write the result to another file
cli-edit-no_such = there is no “{ $found }” to add{ $meant }
cli-missing-sample = { $problem }; to copy the sample of this name here, run `metamaker samples { $sample }`
cli-missing-meant = { $problem }{ $meant }
cli-edit-nothing_there = there is no such item
cli-edit-misspelt = there is no “{ $found }”{ $meant }
cli-edit-several = “{ $found }” is ambiguous; use one of { $known }
cli-edit-nobody = { $problem }; use a reference for anything else, such as { $example }
cli-edit-no_key = there is no property “{ $found }”{ $meant }
cli-edit-key = key
cli-edit-label = property
cli-edit-value = value
cli-edit-choices = values
cli-value-whole = the value must be a whole number, not “{ $found }”
cli-value-number = the value must be a number, not “{ $found }”
cli-value-flag = the value must be yes or no, not “{ $found }”

cli-ship = ship
cli-class = class
cli-command = command
cli-beside = not in a ship
cli-at_home = at home: { $names } ({ $label } with them { $value })
cli-miniatures = miniatures
cli-miniatures-of = of
cli-miniatures-kind = { $kind }
cli-label = { $label } ({ $unit })

## Explanations
cli-explain-of = { $of }: { $label } { $value }
cli-explain-from = source
cli-explain-part = part
cli-explain-one_more = one more copy adds
cli-explain-what_if = what if
cli-explain-changes = change
cli-explain-formula = formula { $name }:
cli-explain-house = custom formula { $name }:
cli-explain-failed = standard formula, because the custom formula failed: { $reason }

## Differences
cli-diff-none = no differences
cli-diff-fleet = fleet
cli-diff-number = number
cli-diff-before = before
cli-diff-after = after
cli-diff-moved = from { $place }
cli-diff-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
    }
cli-diff-yes = yes
cli-diff-no = no
cli-diff-nothing = nothing
cli-diff-most = at most { $most } designs fit side by side, not { $found }
cli-diff-one_design = a table compares single designs; name one with FILE#CLASS

## Rules
cli-rules-none = no rule contains “{ $words }”{ $meant }

## Self-test
cli-self_test-step = { $step ->
    [open] opens a sample
    [check] checks it
    [explain] explains a number
    [print] prints its sheets
    [fight] fights a battle
    [share] fights battles in parallel
   *[window] opens the window
    } ({ $seconds } s): { $told }
cli-self_test-checked = { $count ->
    [0] no problems
    [one] no error, one hint
   *[other] no errors, { $count } hints
    }
cli-self_test-explained = { $label } of { $of } is { $value }
cli-self_test-printed = { $pages ->
    [one] one page
   *[other] { $pages } pages
    }, { $size } kB; the PDF opens as the same fleet
cli-self_test-other = the fleet in the PDF is not the one that was printed
cli-self_test-fought = over after { $turns } turns, { $events } events
cli-self_test-no_end = not over after { $turns } turns
cli-self_test-shared = { $count } battles
cli-self_test-lost = { $fought } of { $asked } battles were fought
cli-self_test-window = drawn off screen, in { $colours } colours
cli-self_test-empty_window = the window is blank
cli-self_test-no_window = skipped, because the window is not installed
cli-self_test-end = { $failed ->
    [0] All { $count } steps passed
    [one] One of { $count } steps failed
   *[other] { $failed } of { $count } steps failed
    }, in { $seconds } s.

## App, progress bars
cli-window-install = the window needs PySide6-Essentials, which is not installed: { $command }
cli-window-display = the window needs a display, but neither DISPLAY nor WAYLAND_DISPLAY is set
cli-window-library = the window cannot be opened, because a library is missing: { $reason }
cli-bar-battles = battles
cli-bar-sheets = sheets

cli-usage-see = { $asks ->
    [yes] { $problem } See { $command } --help
   *[no] { $problem }. See { $command } --help
    }
cli-usage-missing =
    { $kind ->
        [option] missing option { $name }
        [argument] missing argument { $name }
       *[other] missing parameter { $name }
    }
cli-usage-no_option =
    { $guessed ->
        [yes] there is no option { $name }; try { $meant }
       *[no] there is no option { $name }
    }
cli-usage-no_verb =
    { $guessed ->
        [yes] there is no command “{ $name }”; try { $meant }
       *[no] there is no command “{ $name }”
    }
cli-usage-no_value = the option { $name } needs a value
cli-usage-needless_value = the option { $name } does not take a value
cli-usage-too_many = too many arguments: { $found }
cli-usage-invalid = { $name }: { $reason }
cli-usage-invalid_word = { $reason }
cli-usage-too_large = the maximum is { $most }
cli-usage-too_small = the minimum is { $least }
cli-usage-no_whole_number = the value must be a whole number
cli-usage-no_number = the value must be a number
cli-usage-no_truth = the value must be true or false
cli-fault = internal error: { $what }. Please report it; METAMAKER_DEBUG=1 shows the traceback

## Universe packs
cli-universe-versions = { $before ->
    [0] { $name } { $after }
   *[other] { $name }: from { $before } to { $after }
    }
cli-universe-quiet = { $count ->
    [one] { $count } part is the same as in the pack
   *[other] { $count } parts are the same as in the pack
    }
cli-universe-value = combat value
cli-universe-unused = the fleet does not use “{ $name }” yet; add the pack with `metamaker use`
cli-universe-undecided = { $count ->
    [one] { $count } part was changed both here and in the pack. Nothing was written; use --take mine or --take theirs
   *[other] { $count } parts were changed both here and in the pack. Nothing was written; use --take mine or --take theirs
    }
