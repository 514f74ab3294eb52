### What the verbs of the command line and their options do. A verb has its own text where an option means something else to it.

## The page of help
help-usage = Usage: { $rest }
help-section = { $name ->
    [Arguments] Arguments
    [Commands] Commands
   *[Options] Options
    }:
help-extra-default = default: { $value }
help-extra-variable = env var: { $value }
help-extra-required = required
help-extra-bounds = { $bounds ->
    [both] { $least } to { $most }
    [least] at least { $least }
   *[most] at most { $most }
    }
help-extra-both = { $first }; { $rest }

## Words in place of what is typed
help-place-address = ADDRESS
help-place-site = SITE
help-place-args = ARGS
help-place-class = CLASS
help-place-code = CODE
help-place-command = COMMAND
help-place-dir = DIR
help-place-file = FILE
help-place-folder = FOLDER
help-place-filled = FILLED
help-place-format = FORMAT
help-place-game = GAME
help-place-guide = GUIDE
help-place-in = IN
help-place-ink = INK
help-place-kind = KIND
help-place-kinds = KINDS
help-place-key = KEY
help-place-onto = ONTO
help-place-ref = REF
help-place-value = VALUE
help-place-what = WHAT
help-place-lang = LANG
help-place-name = NAME
help-place-options = OPTIONS
help-place-out = OUT
help-place-pack = PACK
help-place-parts = PARTS
help-place-ranges = RANGES
help-place-shell = SHELL
help-place-ship = SHIP
help-place-stat = STAT
help-place-turn = TURN
help-place-verb = VERB
help-place-words = WORDS

## Verbs
help-verb-metamaker = Design starships for tabletop games: every number explained, record sheets to print, fleets in one file.
help-verb-new = Start a fleet file with two small legal ships.
help-verb-add = Add a ship, a class, a weapon, or a part to a ship.
help-verb-rename = Give a ship, class or anything else another name.
help-verb-set = Change a property; without KEY, show what can be changed.
help-verb-merge = Bring all of several fleets into one.
help-verb-universe = Make a universe pack of the parts of a fleet.
help-verb-use = Bring a universe pack into a fleet.
help-verb-update = Bring what a fleet uses of a pack up to date.
help-verb-check =
    Name every problem of the designs and the fleet.

    The exit code is 1 if there is an error.
help-verb-state = Write a play state, out of sheets filled in on the screen.
help-verb-stats = Show the numbers of every ship and of the fleet.
help-verb-explain = Show why a number is what it is.
help-verb-sheets =
    Print record sheets, one for each ship; or proof-read them.

    With --proof the exit code is 1 if there is an error.
help-verb-pages = Print what a game needs beside sheets: roster, plots, charts.
help-verb-pack = Print all that one fleet or opposing ones need, as one PDF.
help-verb-picture = Draw a fleet as one picture to be shared, which opens again.
help-verb-gallery = Make pages out of folders of fleets, for anyone to host.
help-verb-text = Show ships in words, to be copied into chats and forums.
help-verb-code = Show a fleet or a ship as a share code for chats and forums.
help-verb-open = Write a fleet as JSON, out of a share code.
help-verb-convert = Write a fleet as JSON, out of a PDF or an old file.
help-verb-fleet = Show roster, totals, chain of command, miniatures.
help-verb-rules = Search the rules reference.
help-verb-diff = Show what differs between two fleets or designs.
help-verb-schema = Print the JSON Schema of files, or of a verb's answers.
help-verb-samples = List the samples of all games, or copy some to play with.
help-verb-battle = Let two fleets fight, and tell the battle turn by turn.
help-verb-duel = Fight many battles, sides changing, and count who wins.
help-verb-encounter = Set two fleets up to meet.
help-verb-forecast = Say how a meeting will end, and why, without a battle.
help-verb-weigh = Weigh two fleets: how often one beats the other.
help-verb-fair =
    Make a meeting fair by small changes, tried in battle.

    The exit code is 1 if none is known to be.
help-verb-balance =
    Weigh ships: how strong they are, what a slot should hold.

    Or, with --seats, boards and maps: what each seat wins.
help-verb-calibrate = Hold the points of ships against thousands of battles.
help-verb-play = Command one side of a battle in the terminal, or several.
help-verb-self-test =
    Try whether all of the program works here.

    The exit code is 1 if something does not.
help-verb-window = Design fleets with mouse and keyboard.
help-verb-help = Show what a verb does, and its options.
help-verb-guide = Read a guide, or list them.
help-verb-completion = Let the shell finish verbs, options, samples, ships.

## Options and arguments
help-option-against = Other opponents than the usual ones.
help-option-among = Weigh these ships against each other alone.
help-option-anyway = Illegal designs fight as well.
help-option-as_json = Answer in JSON.
help-option-as_of = Print sheets as damaged after this turn.
help-option-binding = More white where pages are bound.
help-option-blank = Empty sheets for designs by hand.
help-option-brief = Tell only what each ship suffered, and who was lost.
help-option-captains = Who commands each side, such as plain,careful; one for both.
help-option-classes = One for each class instead of each ship of the roster.
help-option-cluster = Fight on a dask cluster instead.
help-option-dots = Dots per inch of PNG pages.
help-option-embed = What the print carries to be opened again.
help-option-file = A fleet: JSON, PDF, PNG card, share code; - is standard input.
help-option-files = Fleets: JSON, PDF, PNG cards, codes; - is standard input.
help-option-fillable = With fields to tick and write in on the screen.
help-option-filled = The PDF file with ticks and texts.
help-option-fleets = Two fleets; FILE#SHIP,SHIP: some ships. Or one encounter.
help-option-font = A TrueType font for letters that the usual one lacks; can be given again.
help-option-force = Write over any file of this name.
help-option-game = Which game; the first one if none is named.
help-option-help = Show this message and exit.
help-option-dry_run = Tell what would be done; write nothing.
help-option-fix = Apply the cures that the window offers.
help-option-key = A property, as `metamaker set FILE REF` lists them.
help-option-onto = Where it goes: a reference, or a ship, class or team by name.
help-option-ref = A reference, or a ship, class, weapon or part by name; NAME/core.
help-option-value = Its new value; - for none.
help-option-what = class, weapon …; a part, such as bridge; a class, for a ship of it.
help-option-ink = A way of the game to print: usually colour, grey or line (little ink).
help-option-install = Put it where the shell finds it, instead of showing it.
help-option-kind = One PDF, or a file for each page; usually by the ending of OUT.
help-option-landscape = The paper lies on its side.
help-option-language = The language of answers and pages: { $languages }.
help-option-last_turn = Stop after turn N; 0: as usual.
help-option-length = Characters of a part at most.
help-option-margins = White edges: one, or left,top,right,bottom.
help-option-markdown = For places that know Markdown, or for any.
help-option-short = Only a list: the classes with their number and value, squadrons, totals, limit.
help-option-mirrored = Bound at the right on even pages, for both sides of paper.
help-option-name = The name of the document.  [default: New fleet, New ships, New board or New map]
help-option-names = Copy these; without any, list all.
help-option-new = Another one.
help-option-old = A fleet file; FILE#CLASS is one design of it.
help-option-one = A fleet; FILE#SHIP,SHIP is some ships of it, a class one ship.
help-option-only = These kinds only, such as roster,command.
help-option-other = A fleet; FILE#SHIP,SHIP is some ships of it, a class one ship.
help-option-output = The file to write, a folder for one per fleet, or -.
help-option-pages = These pages only, such as 1-3,7.
help-option-paper = Size of the paper.
help-option-pictures = Draw the table after every turn.
help-option-profile = Keep settings and recovery files in DIR.
help-option-proof = Proof-read the pages instead of printing them.
help-option-quiet = Say nothing but what went wrong.
help-option-replay = Fight the battle of a replay again.
help-option-rules = With the statements of the rules behind each line.
help-option-seed = The same seed, the same dice.
help-option-shell = bash, zsh, fish or powershell; usually your own.
help-option-show = Open it with the program that shows such files.
help-option-ship = This ship or class alone, by id or name.
help-option-side = The side that you command; again for more of them.
help-option-size = A format of the game: usually full, half (of a page) or card.
help-option-slot = What should slot N of this one ship hold?
help-option-source = A fleet of any version: JSON, PDF, PNG card, share code.
help-option-stat = A number as in `stats`: combat_value, core.reactor_rating …
help-option-state = A play state to pencil in.
help-option-strict = Warnings count as errors.
help-option-survival = One fleet fights again and again, for a score, where the game has that.
help-option-target = The JSON file to write; - is standard output.
help-option-template = What it begins with; made by dice where the game has that: players-4#17 is the map of these dice.
help-option-to = Where to copy them.
help-option-version = Show the version.
help-option-watch = Print again whenever a FILE changes; Ctrl+C ends.
help-option-words = All of them must occur; ids and chapters work too.
help-option-workers = Processes; 0: one a core.
help-option-besides = These kinds besides the usual ones, such as terrain.
help-option-without = All but these kinds, such as counters,templates.

## Where they mean something else
help-balance-captain = Who commands all ships.
help-calibrate-captain = Who commands all ships.
help-calibrate-folder = Where the study is kept; one that was stopped goes on.
help-calibrate-small = A study of two minutes, to try it.
help-balance-everything = Show who beats whom in full.
help-balance-files = Ships: all of a FILE, or FILE#SHIP,SHIP.
help-balance-players = For so many players with --seats; 0: as many as the document says.
help-balance-seats = What each seat on a board or map wins, in the order of turns.
help-balance-number = How many battles of each two.
help-add-name = What it is called.
help-rename-name = Its new name.
help-merge-files = The fleet that takes the others, and these.
help-option-pack = The universe pack: a file or a share code.
help-option-take = Of parts that are others here: mine keeps them, theirs takes the pack’s where both changed, all everywhere.
help-universe-output = The pack to write, or its next version; or -.
help-universe-name = What the universe is called.
help-universe-version = The version, a whole number; usually one more than OUT has.
help-universe-only = These parts and all that they need: classes, weapons/lance, formulas, words.
help-use-output = Write it there instead of in place; - is standard output.
help-update-output = Write it there instead of in place; - is standard output.
help-check-output = Write the cured fleet there instead of in place.
help-add-output = Write it there instead of in place; - is standard output.
help-rename-output = Write it there instead of in place; - is standard output.
help-set-output = Write it there instead of in place; - is standard output.
help-merge-output = Write it there instead of in place; - is standard output.
help-gallery-address = Where it will be hosted: previews of links and the feed need it.
help-gallery-anew = Make everything again, not only what has changed.
help-gallery-meetings = Fleets of a game whose meetings are forecast, each with each.
help-gallery-output = The folder of the gallery: empty, new, or made by this verb.
help-gallery-places = Folders with JSON files at any depth, or single files.
help-gallery-title = What the gallery is called.
help-battle-as_json = Tell events, each as a line of JSON.
help-battle-kind = Kind of pictures.
help-battle-output = The PDF of these sheets; or -.
help-battle-save = Write a replay.
help-encounter-fleets = Two fleets; FILE#SHIP,SHIP: some ships. Or an encounter.
help-encounter-kind = One that the dice offer: meeting, flank, divided, rear, surrounded.
help-encounter-terrain = The die of the terrain chart; usually d20.
help-encounter-table = Length and width of the table; usually 180x120.
help-encounter-name = What the encounter is called.
help-encounter-output = A file: .json to share and play, .pdf, .svg, .png to set up by.
help-encounter-files_kind = Kind of pages; usually by the ending of OUT.
help-duel-everything = Show rare losses as well.
help-duel-number = How many battles.
help-weigh-number = How many battles.
help-fair-limit = Draw both sides up anew, out of their designs, to this value.
help-fair-number = How many proposals.
help-fair-output = The encounter of a proposal: a JSON file to share and play; or -.
help-option-pick = Which proposal is written, from 1.
help-option-seconds = How long it may take.
help-option-limit = Combat value at most.
help-help-verb = A verb; without one, all of them.
help-guide-name = A guide, by its name in the list; without one, the list.
help-explain-ship = A ship or class, by id or name.
help-new-file = The file to write; it must not exist.
help-open-codes = A share code or its parts, or text files with them; -.
help-open-output = The JSON file to write; - is standard output.
help-pack-files = A fleet, or opposing ones.
help-pages-files = A fleet, or opposing ones.
help-picture-output = The PNG file to write; - is standard output.
help-state-output = The JSON file to write; - is standard output.
help-state-fleet = The fleet, if the PDF file does not carry it.
help-play-captain = Who commands the other side.
help-play-files = Two fleets, or an encounter; or one replay to go on with.
help-play-save = Write a replay at the end, or when you quit.
help-rules-game = One game only.
help-samples-force = Write over a file of this name; the old one stays as .bak.
help-samples-game = One game only.
help-schema-of = A verb; without one, the file format.
help-schema-kind = Of which documents: fleet, event, or universe for packs.
help-sheets-codes = With share codes for cameras.
help-sheets-files = Fleets; none with --blank.
help-sheets-ship = This ship only; may be repeated.
help-window-files = Fleets to open: JSON, PDF, PNG cards, codes.

## Events
help-place-action = ACTION
help-place-event = EVENT
help-verb-event = Hold an event: players, Swiss rounds, results, standings.
help-event-action = new, add, withdraw, pair, unpair, result or standings.
help-event-file = The event; `metamaker check`, `set` and `pages` take it as well.
help-event-words = add: fleets. withdraw: players. result: a player and win, draw, loss, both-lose, not-played or clear.
help-event-name = What the event is called; with add, the player.
help-event-seed = The lots that decide between equals; the same seed, the same pairings.
help-event-number = The round of a result, if it is not the last.
help-event-output = Write it there instead of in place; - is standard output.
help-event-without_fleets = Leave out the fleets, whose marks stay: what may be shown to all.
help-check-event = Say only what breaks the limits of an event.
