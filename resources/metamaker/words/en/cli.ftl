### What the command line says by itself.

cli-no-language = { $known } was expected, found “{ $found }”

## How it begins and ends
cli-sentence = metamaker: { $problem }
cli-no-output = standard output could not be written: { $reason }

## Words of a command that cannot be used

cli-chosen-one = expected one of { $known }, found “{ $found }”{ $meant }
cli-chosen-some = expected some of { $known }, found “{ $found }”{ $meant }
cli-missing-argument = missing argument { $of }
cli-without = expected { $what } without { $others }, found both

## Files, and what their games have
cli-once = expected once among the files, found it again
cli-settings-large = it is too large
cli-settings-broken = expected settings in TOML: { $reason }
cli-settings-unknown = there is no setting “{ $found }”{ $meant }
cli-settings-value = expected a text, a number, true or false
cli-completion-which = expected one of { $known }, since this terminal does not tell which it is
cli-offered = expected a game { $part ->
    [checks] whose documents are checked
    [designs] with designs
    [sheets] with record sheets
    [play] whose battles the program knows
    [weighing] whose ships can be weighed
    [odds] that has forecasts
    [limits] with events
    [universes] that has universe packs
   *[prints] that prints
    }, found { $game }
cli-same_game = expected { $game } as in { $file }, found { $found }
cli-main_kind = expected a fleet, found another kind of document: { $found }
cli-same_kind = expected the same kind of document as { $file }, found another
cli-json_name = expected a name for a JSON file; `metamaker sheets` prints to PDF
cli-png_name = expected a name for a PNG file
cli-short_whole = --short lists the whole fleet; it cannot be combined with { $other }
cli-print_name = expected a name that ends with { $known }
cli-new_file = expected a new file, found one that exists
cli-foreign = expected no file, found one; --output gives the print another name, --force writes over it
cli-empty_folder = expected a folder with fleets in it
cli-watch = printing again whenever a file changes; Ctrl+C ends that
cli-watch-files = expected files to watch, which are on a disk
cli-new_template = expected a template out of { $known }, found “{ $found }”{ $meant }
cli-no_sample = there is no sample “{ $name }”{ $meant }
cli-one_page = expected one page or a PDF to write, found { $count } pages
cli-wrote = wrote { $file }
cli-wrote-what = wrote { $file }: { $what }
cli-wrote-document = wrote { $file }: { $title }, { $game }, format { $format }
cli-wrote-new = wrote { $file }: { $title }, { $game }
cli-wrote-completion = wrote { $file }: completion for { $shell }, from the next terminal on
cli-wrote-encounter = wrote { $files }: the encounter
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
cli-fix-alone = expected --output and --dry-run with --fix
cli-fix-one = expected one file with --output, found several
cli-fix-done = { $where }: { $done }
cli-fix-count = { $count ->
    [0] nothing was cured
    [one] { $count } problem was cured
   *[other] { $count } problems were cured
    }
cli-edit-added = added { $title } ({ $where })
cli-edit-set = { $what } of { $where }: { $after } instead of { $before }
cli-edit-merged = brought { $title }
cli-edit-renamed = { $before } is called { $after } now
cli-edit-nothing = nothing to change
cli-edit-problem = { $severity ->
    [error] new error
    [warning] new warning
   *[note] new note
    }: { $where }: { $problem }
cli-edit-no_file = expected --output, since this is no fleet file that could be written
cli-edit-no_such = there is nothing called “{ $found }” to add{ $meant }
cli-missing-sample = { $problem }; it is a sample: `metamaker samples { $sample }` copies it here
cli-missing-meant = { $problem }{ $meant }
cli-edit-nothing_there = there is nothing of this name
cli-edit-misspelt = nothing is called “{ $found }”{ $meant }
cli-edit-several = several are called “{ $found }”: name one of { $known }
cli-edit-nobody = { $problem }; other things are named by references, such as { $example }
cli-edit-no_key = expected one of { $known }, found “{ $found }”{ $meant }
cli-edit-key = key
cli-edit-label = what it is
cli-edit-value = value
cli-edit-choices = can be
cli-value-whole = expected a whole number, found “{ $found }”
cli-value-number = expected a number, found “{ $found }”
cli-value-flag = expected yes or no, found “{ $found }”

cli-ship = ship
cli-class = class
cli-command = command
cli-beside = beside the ships
cli-miniatures = miniatures
cli-miniatures-of = of
cli-miniatures-kind = { $kind }
cli-label = { $label } ({ $unit })
cli-decimal = .
cli-group = ,

## Why a number is what it is
cli-explain-of = { $of }: { $label } { $value }
cli-explain-from = comes from
cli-explain-part = part
cli-explain-one_more = one more copy adds
cli-explain-what_if = what if
cli-explain-changes = changes it by
cli-explain-formula = formula { $name }:
cli-explain-house = house formula { $name }:
cli-explain-failed = in place of the house formula, since { $reason }

## What differs
cli-diff-none = no differences
cli-diff-fleet = fleet
cli-diff-number = number
cli-diff-before = before
cli-diff-after = after
cli-diff-moved = from { $place }
cli-diff-entries = { $count } entries
cli-diff-yes = yes
cli-diff-no = no
cli-diff-nothing = nothing

## Rules
cli-rules-none = no rule has “{ $words }”{ $meant }

## What it finds when it tries itself
cli-self_test-step = { $step ->
    [open] opens a sample
    [check] checks it
    [explain] explains a number
    [print] prints its sheets
    [fight] fights a battle
    [share] fights in processes of their own
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
    }, { $size } kB, which open as the fleet again
cli-self_test-other = what is in the print is not the fleet that was printed
cli-self_test-fought = over after { $turns } turns, { $events } events
cli-self_test-no_end = not over after { $turns } turns
cli-self_test-shared = { $count } battles
cli-self_test-lost = { $fought } of { $asked } battles were fought
cli-self_test-window = drawn where nobody sees it, in { $colours } colours
cli-self_test-empty_window = nothing is drawn in it
cli-self_test-no_window = left out, since the window is not installed
cli-self_test-end = { $failed ->
    [0] All { $count } steps passed
    [one] One of { $count } steps failed
   *[other] { $failed } of { $count } steps failed
    }, in { $seconds } s.

## The window, bars that move
cli-window-install = the window needs PySide6-Essentials, which is not installed: { $command }
cli-window-display = the window needs a display, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set
cli-window-library = the window cannot be opened, since a library is missing: { $reason }
cli-bar-battles = battles
cli-bar-sheets = sheets

cli-usage-see = { $asks ->
    [yes] { $problem } See { $command } --help
   *[no] { $problem }; see { $command } --help
    }
cli-usage-missing =
    { $kind ->
        [option] missing option { $name }
        [argument] missing argument { $name }
       *[other] missing parameter { $name }
    }
cli-usage-no_option = no such option: { $name }
cli-usage-no_verb =
    { $guessed ->
        [yes] no such command “{ $name }”, perhaps { $meant }
       *[no] no such command “{ $name }”
    }
cli-usage-no_value = option “{ $name }” requires an argument
cli-usage-needless_value = option “{ $name }” does not take a value
cli-usage-too_many = got unexpected extra arguments ({ $found })
cli-usage-invalid = invalid value for { $name }: { $reason }
cli-usage-invalid_word = { $reason }
cli-usage-too_large = expected at most { $most }
cli-usage-too_small = expected at least { $least }
cli-usage-no_whole_number = expected a whole number
cli-usage-no_number = expected a number
cli-usage-no_truth = expected true or false
cli-fault = a fault of the program, please report it ({ $what }); METAMAKER_DEBUG=1 shows where

## Universe packs
cli-universe-versions = { $before ->
    [0] { $name } { $after }
   *[other] { $name }: from { $before } to { $after }
    }
cli-universe-quiet = { $count ->
    [one] { $count } part is here as the pack has it
   *[other] { $count } parts are here as the pack has them
    }
cli-universe-value = combat value
cli-universe-unused = the fleet does not use “{ $name }” yet: metamaker use brings it in
cli-universe-undecided = { $count ->
    [one] { $count } part is another here and in the pack, so nothing was written: say --take mine or --take theirs
   *[other] { $count } parts are others here and in the pack, so nothing was written: say --take mine or --take theirs
    }
