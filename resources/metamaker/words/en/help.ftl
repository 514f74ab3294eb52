### Help of the commands and their options. A command has its own text where an option means something else for it.

## Help page
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

## Placeholders
help-place-attacker = ATTACKER
help-place-target = TARGET
help-place-orders = ORDERS
help-place-arc = ARC
help-place-word = WORD
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
help-place-verb = COMMAND
help-place-words = WORDS

## Commands
help-verb-metamaker = Design starships for tabletop games: every number explained, record sheets to print, fleets in one file.
help-verb-new = Create a fleet file with two small legal ships.
help-verb-add = Add a ship, a class, a weapon, or a part to a ship.
help-verb-rename = Rename a ship, a class or any other item.
help-verb-set = Change a property; without KEY, list the properties.
help-verb-merge = Merge several fleets into one.
help-verb-fill = Fill a fleet up to a limit.
help-verb-confirm =
    Confirm the combat values of classes in battles.

    The exit code is 1 if the file had other factors for the same designs.
help-verb-log = Show the logs of ships, or enter battles.
help-verb-universe = Make a universe pack from parts of a fleet, to share them.
help-verb-use = Add a universe pack (shared parts) to a fleet.
help-verb-update = Update a fleet to a new version of its universe pack.
help-verb-check =
    List all problems of the designs and the fleet.

    The exit code is 1 if there is an error.
help-verb-state = Read the damage from record sheets filled in on the screen.
help-verb-stats = Show the numbers of every ship and of the fleet.
help-verb-explain = Show how a number of a ship is calculated.
help-verb-sheets =
    Print record sheets, or check them for printing errors.

    With --proof, the exit code is 1 if there is an error.
help-verb-pages = Print the other pages of a game: roster, plots, charts.
help-verb-pack = Print everything for a game as one PDF.
help-verb-picture = Draw a fleet as a picture that MetaMaker can open again.
help-verb-tokens = Draw tokens for virtual tabletops.
help-verb-table = Lay a table for Tabletop Simulator or VASSAL.
help-verb-live = Make record sheets to tick on a phone.
help-verb-gallery = Make a web gallery from folders of fleets.
help-verb-text = Show ships as text for chats and forums.
help-verb-code = Show a fleet or a ship as a share code for chats and forums.
help-verb-open = Save a fleet from a share code as a JSON file.
help-verb-convert = Save a fleet from a PDF or an old file as a JSON file.
help-verb-fleet = Show the roster, totals, chain of command and miniatures.
help-verb-rules = Search the rules reference.
help-verb-diff =
    Show the differences between two fleets or designs.

    Three to five designs are shown side by side, with all their numbers.
help-verb-schema = Print the JSON Schema of files, or of a command.
help-verb-samples = List the samples of all games, or copy some.
help-verb-battle = Fight a battle between two fleets, reported turn by turn.
help-verb-duel = Fight many battles: win rates, and the fates of all ships.
help-verb-encounter = Roll the set-up of a battle: positions, terrain and speeds.
help-verb-odds =
    Show the die to hit a ship, and the likely effects.

    Several targets or distances are compared.
help-verb-forecast = Predict the result of a match-up, with reasons.
help-verb-review =
    Review a match: win chances, turning points, luck, damage.

    With --orders, find orders that cost win chance: battles with other orders of the strongest captain are compared.
    With --record, add the match to a record of matches; without a match, show this record.
help-verb-weigh = Estimate the win rate of a match-up in simulated battles.
help-verb-fair =
    Balance a match-up with small changes, tested in battles.

    The exit code is 1 if it finds no change that balances the match-up.
help-verb-balance =
    Rate ships in battles, or compare the choices for a slot.

    With --seats, show the win rate of each place in the turn order of a board or map.
help-verb-play = Command one or more sides of a battle in the terminal.
help-verb-self-test =
    Check that MetaMaker works on this computer.

    The exit code is 1 if a step fails.
help-verb-window = Open the desktop app.
help-verb-help = Show what a command does, and its options.
help-verb-guide = Read a guide, or list the guides.
help-verb-completion = Show or install the shell completion of commands and names.

## Options and arguments
help-option-against = Fleet or FILE#SHIP to use instead of the reference opponents; repeatable.
help-option-among = Rate these ships only against each other.
help-option-anyway = Accept designs with errors.
help-option-as_json = Answer in JSON.
help-option-as_of = With --replay: print sheets with the damage after this turn.
help-option-binding = Extra margin on the binding edge.
help-option-blank = Print empty sheets, to fill in with a pen.
help-option-brief = Show only the damage and the losses of each ship.
help-option-decide = Stop as soon as it is clear which side is better, or that neither is; -n is the limit.
help-option-captains = Captain (computer player) for each side, such as plain,careful; one name for both.
help-option-classes = Show each class once, instead of every ship.
help-option-cluster = Run the battles on a Dask cluster of several computers.
help-option-dots = Resolution of PNG files, in dots per inch.
help-option-embed = Data in the file, so that MetaMaker can open it again: the fleet, only the printed ships, or none.
help-option-file = Fleet to read (JSON, PDF, PNG or share code; - for standard input).
help-option-files = Fleets to read (JSON, PDF, PNG or share codes; - for standard input).
help-option-fillable = Add fields to tick and fill in on the screen.
help-option-filled = Filled-in PDF.
help-option-fleets = Two fleets, or an encounter file; FILE#SHIP,SHIP selects some ships.
help-option-font = TrueType font for characters that the bundled font does not have; repeatable.
help-option-force = Overwrite any file of this name.
help-option-game = Game: metaverse (the default), cosmoforce, cosmoclysm or cosmos_commanders.
help-option-head_start = Victory by points, with a head start for a side, such as b14; with b14@6, it wins with equal points from turn 6 on.
help-option-help = Show this message and exit.
help-option-dry_run = Show what would be done, but write nothing.
help-option-fix = Apply the quick fixes of the app.
help-option-key = Property, from the list of `metamaker set FILE REF`.
help-option-onto = Place for the new item: a reference, or the name of a ship, class or team.
help-option-ref = Reference, such as NAME/core, or name of a ship, class, weapon or part.
help-option-value = New value; - for none.
help-option-what = Type of the new item, such as class or weapon; a part, such as bridge; or the name of a class, to add a ship of it.
help-option-ink = Print style, in most games colour, grey or line (saves ink).
help-option-install = Install the completion for the shell instead of showing it.
help-option-files_kind = One PDF, or one file per page (svg or png); by default from the file extension of OUT.
help-option-landscape = Page orientation.
help-option-language = Language of answers and pages: { $languages }.
help-option-last_turn = Stop after turn N (0: the usual limit).
help-option-length = Maximum number of characters per part.
help-option-margins = Margins: one number, or left,top,right,bottom.
help-option-markdown = Use Markdown, or plain text for places without it.
help-option-short = Show a short list: each class with its number and value, squadrons, totals and limit.
help-option-mirrored = Mirror margins on even pages (double-sided printing).
help-option-name = Name of the document.  [default: New fleet, New ships, New board or New map]
help-option-names = Samples to copy; without names, list all.
help-option-more = More designs, for a table of all numbers.
help-odds-attacker = Attacking ship: FILE#SHIP, or FILE#CLASS.
help-odds-targets = One or more targets to compare: FILE#SHIP, or FILE#CLASS.
help-odds-distance = Distance in cm (by default 30). Can be repeated to compare distances.
help-odds-arc = Arc of the target that is struck: fore, port, starboard or aft.
help-odds-facing = Arc of the attacker toward the target; by default the one with the most fire.
help-odds-weapon = Weapon that fires, by name or id; by default all that bear. Can be repeated.
help-odds-volley = One roll for all weapons (volley fire).
help-odds-manoeuvre = Movement orders of the attacker, such as "EM2 RL", or drift.
help-odds-target_manoeuvre = Movement orders of the target.
help-odds-speed = Speed of the attacker after its move; by default 20 cm, or the starting speed (Cosmoforce).
help-odds-target_speed = Speed of the target after its move.
help-odds-heat = Heat of the attacker (Cosmoforce).
help-odds-ew = Electronic warfare: silent, elint, stealth, compromised or pods. Can be repeated.
help-odds-terrain = Surroundings of both ships: clear, nebula or ionised.
help-odds-trials = Number of rolls for the effects of the whole attack; 0 for none.
help-review-replay = Match or replay to review.
help-review-as_csv = Print a row for each shot as comma-separated values.
help-review-battles = Number of battles from each turn, for better win chances. With --orders, also with each order.
help-review-orders = Compare orders of the most expensive turns.
help-review-output = File to write (.pdf, .png, .svg or .csv), or - for standard output.
help-review-record = JSON file with your record of matches, to which the match is added. Without MATCH, its players and ships are shown.
help-fill-files = Fleets with the classes to choose from.
help-fill-output = JSON file to write; - for standard output.
help-fill-seconds = Maximum time for the strongest fleet.
help-fill-event = Tournament whose limits the fleet should meet.
help-fill-to = Limit: combat value, or mass for Cosmoforce.
help-confirm-classes = Classes (id or name); all without a name.
help-log-files = Fleets; one fleet with --from.
help-log-battles = Enter a battle (match, recorded game or play state); repeatable.
help-log-campaign = Name of the campaign, for new entries or to show only this one.
help-log-date = Date of the battle; without it, today.
help-log-title = Title of the battle.
help-log-opponent = Opponent, if the file does not name one.
help-log-result = Result, if the file has none.
help-log-standings = Show the standings of fleets and ships.
help-confirm-output = File to write instead of FILE; - for standard output.
help-option-way = Choice of classes: random, like (as often as in the roster), or strongest (by forecasts).
help-option-tier = Highest tier of classes; 0 for any.
help-option-own = Number of ships of a class that you own. Can be repeated.
help-option-keep = Keep the ships of the roster and add others.
help-option-new = Another fleet file or design.
help-option-old = Fleet file; FILE#CLASS means one of its designs.
help-option-one = Fleet, or FILE#SHIP,SHIP for some of its ships; a class name stands for one ship of the class.
help-option-only = Print only these kinds of pages, such as roster,command.
help-option-other = Fleet, or FILE#SHIP,SHIP for some of its ships; a class name stands for one ship of the class.
help-option-output = File to write, a folder for one file per fleet, or - for standard output.
help-option-pages = Print only these pages, such as 1-3,7.
help-option-paper = Paper size.
help-option-pictures = Draw the table after every turn.
help-option-profile = Folder for settings and recovery files.
help-option-proof = Check the pages for printing errors instead of printing them.
help-option-quiet = Print errors only.
help-option-replay = Fight the battle of a replay again.
help-option-rules = Show the numbers of the rules after each line.
help-option-seed = Random seed: the same seed gives the same dice.
help-option-shell = Shell: bash, zsh, fish or powershell; by default your own.
help-option-show = Open the result in its default program.
help-option-ship = Show only this ship or class (id or name).
help-option-side = Side that you command; repeatable.
help-option-size = Size of the sheets, in most games full, half (of a page) or card.
help-option-slot = Compare the choices for slot N of a single ship (0: no slot).
help-option-source = Fleet of any version (JSON, PDF, PNG or share code).
help-option-stat = Number from `stats`, such as combat_value or core.reactor_rating.
help-option-state = Mark the damage from this play state or filled-in PDF.
help-option-strict = Treat warnings as errors.
help-option-survival = Fight with one fleet again and again, for a score (in games that have this).
help-option-target = JSON file to write; - for standard output.
help-option-template = Template to start from, such as frigate; players-4#17 is the random map of seed 17.
help-option-to = Folder for the copies.
help-option-version = Show the version.
help-option-watch = Print again whenever a FILE changes, until you press Ctrl+C.
help-option-words = Words to search for (all must occur), rule ids or chapters.
help-option-variation = Variation of the match, by its name.
help-option-workers = Number of processes (0: one per CPU core).
help-option-besides = Also print these kinds of pages, such as terrain.
help-option-without = Leave out these kinds of pages, such as counters,templates.

## Texts for one command
help-balance-captain = Captain (computer player) for all ships.
help-balance-everything = Show the win rate of every ship against every opponent.
help-balance-files = Ships: all of a FILE, or FILE#SHIP,SHIP.
help-balance-players = Number of players with --seats (0: as in the file).
help-balance-seats = Show the win rate of each place in the turn order of a board or map.
help-balance-number = Number of battles for each pair.
help-add-name = Name of the new item.
help-rename-name = New name.
help-merge-files = Fleet to merge into, then the fleets to add.
help-option-pack = Universe pack: a file or a share code.
help-option-take = Version to use for parts that differ: mine (yours), theirs (the pack’s where both changed) or all (always the pack’s).
help-universe-output = Pack to write or to update; - for standard output.
help-universe-name = Name of the universe.
help-universe-version = Version, a whole number; by default the one of OUT plus one.
help-universe-only = Include only these parts and all they need: classes, weapons/lance, formulas, words (custom terms).
help-use-output = File to write instead of FILE; - for standard output.
help-update-output = File to write instead of FILE; - for standard output.
help-check-output = File for the fixed fleet, instead of FILE.
help-add-output = File to write instead of FILE; - for standard output.
help-rename-output = File to write instead of FILE; - for standard output.
help-set-output = File to write instead of FILE; - for standard output.
help-merge-output = File to write instead of the first FILE; - for standard output.
help-gallery-address = Address of the finished gallery; link previews and the feed need it.
help-gallery-anew = Rebuild everything, not only the changes.
help-gallery-live = Add record sheets for phones, which can be installed and used offline.
help-gallery-meetings = Forecast every match-up among up to N fleets per game (0: none).
help-gallery-battles = Battles of each match-up, combined with its forecast (0: forecasts only).
help-gallery-output = Folder of the gallery: empty, new, or made by this command.
help-gallery-places = Folders with JSON files at any depth, or single files.
help-gallery-title = Name of the gallery.
help-battle-as_json = Print the events, one line of JSON each.
help-battle-kind = Format of the pictures.
help-battle-output = PDF of these sheets; - for standard output.
help-battle-save = Write a replay.
help-encounter-fleets = Two fleets, or an encounter file; FILE#SHIP,SHIP selects some ships.
help-encounter-kind = Encounter: meeting, flank, divided, rear or surrounded.
help-encounter-terrain = Die for the terrain chart (default: d20).
help-encounter-table = Length and width of the table (default: 180x120).
help-encounter-name = Name of the encounter.
help-encounter-output = File to write: .json to share and play; .pdf, .svg or .png to set up the table.
help-encounter-files_kind = Format of the pages; by default from the file extension of OUT.
help-duel-everything = Show all fates of ships, not only the most frequent ones.
help-duel-number = Number of battles.
help-forecast-battles = Fight this many battles, and combine their results with the forecast; 20 take about a second.
help-weigh-number = Number of battles.
help-fair-limit = First choose new ships for both sides from their designs, up to this combat value (0: keep the ships).
help-fair-number = Number of proposals.
help-fair-output = File for a proposal: an encounter (JSON) to share and play; - for standard output.
help-option-pick = Number of the proposal to save, from 1.
help-option-seconds = Maximum time, in seconds.
help-option-limit = Maximum combat value.
help-help-verb = Command; without one, all commands.
help-guide-name = Guide, by its name in the list; without one, the list.
help-explain-ship = Ship or class, by id or name.
help-new-file = File to write; it must not exist yet.
help-open-codes = Share code or its parts, or text files with them; - for standard input.
help-open-output = JSON file to write; - for standard output.
help-pack-files = Fleet, or opposing fleets.
help-pages-files = Fleet, or opposing fleets.
help-picture-output = PNG file to write; - for standard output.
help-tokens-files = Fleets of opposing sides, a board, or an encounter; FILE#SHIP,SHIP selects some ships.
help-table-files = Fleets of opposing sides, a board, or an encounter; FILE#SHIP,SHIP selects some ships.
help-tokens-output = Folder for the pictures.
help-table-output = Folder for the files; with --module also a file that ends with .vmod.
help-table-state = Damage of the first fleet (play state, filled-in PDF or text with codes), again for the next one.
help-option-encounter = Encounter, for terrain, zones and starting places; without FILE its own fleets are used.
help-option-base = Shape of the bases of ships: round or square.
help-option-per_cm = Pixels for a cm of the table; VASSAL has 20.
help-option-program = Program: tts (Tabletop Simulator) or vassal.
help-option-images = Place of the pictures for Tabletop Simulator: local (this folder), or an address where you host them.
help-option-tabletops = Add the pieces of each document for Tabletop Simulator; needs --address.
help-option-module = Also write the module of the game for VASSAL, which all extensions need.
help-live-files = Fleet, or fleets of one game.
help-live-output = Web page (HTML) to write; - for standard output.
help-state-output = JSON file for the damage (a play state); - for standard output.
help-state-fleet = Fleet, if the PDF does not contain it.
help-play-captain = Captain (computer player) for the other side.
help-play-files = Two fleets, an encounter, or a replay to continue.
help-play-save = Write a replay at the end, or when you quit.
help-rules-game = Search only this game.
help-samples-force = Overwrite files of this name; the old ones stay as .bak.
help-samples-game = List only this game.
help-schema-of = Command; without one, the file format.
help-schema-kind = Kind of document: fleet, event (tournament) or universe (pack).
help-sheets-classes = Print one sheet per class instead of one per ship.
help-sheets-codes = Add QR codes with the design (share codes for cameras).
help-sheets-everyone = Also print the ships that stay at home.
help-sheets-logs = Print the log of a ship after its sheet.
help-sheets-files = Fleets to print; none with --blank.
help-sheets-ship = Print only this ship; repeatable.
help-window-files = Fleets to open (JSON, PDF, PNG or share codes).

## Tournaments
help-place-action = ACTION
help-place-event = EVENT
help-verb-event = Run a tournament: players, rounds, results and standings.
help-event-action = Action: new, add, withdraw, pair, unpair, result or standings.
help-event-file = Tournament file; `metamaker check`, `set` and `pages` also accept it.
help-event-words = For add: fleets. For withdraw: players. For result: a player and win, draw, loss, both-lose, not-played or clear.
help-event-name = Name of the tournament; with add, of the player.
help-event-seed = Seed of the random tie-breaks: the same seed gives the same pairings.
help-event-number = Round of the result; by default the last one.
help-event-output = File to write instead of FILE; - for standard output.
help-event-without_fleets = Remove the fleets but keep their fingerprints, to publish the file.
help-check-event = List only problems with the limits of a tournament.
