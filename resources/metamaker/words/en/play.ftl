### Battles: sides, results, the interactive player, replays.

## The battle engine
play-engine = { $build ->
    [compiled] compiled battle engine
   *[plain] battle engine in plain Python
    }

## Sides
play-a_replay = a replay
play-two_fleets = { $found ->
    [0] give two fleets
   *[other] a battle needs two fleets, and you gave { $found }
    }
play-one_file = give one file; you gave { $found }
play-sides = give { $least } to { $most } sides, or one file that contains several; you gave { $found }
play-two_sides = this needs two sides, and you gave { $found }
play-one_survivor = a survival run needs one fleet, and you gave { $found }
play-no_survival = { $game } has no survival runs
play-names_wanted = write the names of ships or classes after #, not “#{ $found }”
play-flawed = { $problem }{ $more ->
    [0] { "" }
    [one] , and { $more } more error
   *[other] , and { $more } more errors
    }; use --anyway to fight with errors
play-flaws = { $problem }{ $more ->
    [0] { "" }
    [one] , and { $more } more error
   *[other] , and { $more } more errors
    }
play-captains = there is no captain “{ $found }”{ $meant }
play-captains_number = give one captain for all, or one for each of the { $sides } sides; you gave { $found }
play-one_captain = give one captain for all ships, not “{ $found }”
play-one_ship = --slot needs one ship, FILE#SHIP, and you gave { $found }
play-same_rules = this file has a different edition or different house rules from { $file }; all sides must use the same ones
play-no_ship = there are no ships
play-side_wanted = there is no side “{ $found }”; choose { $known }
play-fleets_or_replay = --replay cannot be combined with fleets
play-as_of_together = --replay, --as-of and -o can only be used together
play-among_alone = --among cannot be combined with --slot or --against
play-among_two = --among needs at least two different ships, and you gave { $found }
play-no_opponents = the ship has no opponents except itself
play-board_one = give exactly one file; you gave { $found }
play-board_no_sides = this game has no sides to choose from; leave out “{ $found }”

## Replays
play-encounter = Encounter
play-an_encounter = an existing encounter
play-wish = { $problem }
play-head_start_wanted = write the side and its points, such as b14, or b14@6 for equal points from turn 6 on, not “{ $found }”
play-table_wanted = write the length and width of the table in cm, such as 180x120, not “{ $found }”
play-no_encounter_there = this name belongs to a file that is not an encounter; choose another name
play-encounter_wanted = this is not the set-up of an encounter of this game
play-no_encounters = { $game } has no encounters
play-fleet_only = this is a fleet, not a replay; a battle needs two fleets
play-other_version = version { $written } wrote this replay; version { $ours } may fight a different battle
play-no_replay_there = this name belongs to a file that is not a replay; choose another name
play-game_wanted = this file is for another game
play-replay_captains = “captains” must be empty or name { $seats } of { $known }, not { $found }
play-replay_rulings = “rulings” must be a whole number from 1 to { $most }, not { $found }; a newer version of MetaMaker may have written this file
play-replay_option = there is no such option of a match{ $meant }
play-replay_damage = “damage” must have a play state or null for each of the { $sides } sides
play-replay_survival = “survival” must be true or false, not { $found }
play-replay_last_turn = “last_turn” must be a whole number from 0 to { $most }, not { $found }
play-replay_keys = the keys of the two players are damaged; ask for the file again
play-variation_of_replay = --variation can only be used with a replay
play-variation-at = “at” must be a whole number from 0 to { $most }, the number of choices of the match, not { $found }
play-variation-twice = two variations have the name “{ $name }”
play-variation-long = the variations must have at most { $most } choices together
play-variation-none = the match has no variation “{ $name }”{ $meant }
play-replay_dice = “dice” must be a list of pairs: the number of choices, and the seed of the dice from there
play-script = { $problem }. Version { $written } wrote this file, and version { $ours } may play differently
play-script-surplus = the file has { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
    } after the end of the battle
play-script-missing = the answer of { $of ->
    [side] a side
   *[other] { $of }
    } is missing ({ $kind })
play-script-illegal = this answer is not legal: { $reason } ({ $rule })
play-answer = { $place }: { $problem }
play-answer-list = an answer must be a list that begins with one of { $known }

## Results
play-losses = Losses
play-losses_so_far = Losses so far; the replay ends here
play-end = The end
play-end_so_far = The situation so far; the replay ends here
play-won = { $side } has won
play-drawn = the battle is a draw
play-none_fought = no battles were fought
play-stopped = stopped after { $fought } of { $asked } battles
play-interval = { $found } ({ $low } to { $high })
play-win_rate = win rate, { $confidence }% interval
play-side = side
play-captain = captain
play-wins = wins
play-draws = draws
play-of_battles = of battles

## Duels
play-duel-title = A { $one } against B { $other }
play-duel-itself = { $name } against itself
play-duel-same = both sides have the same ships and captain, so only the places of A and B can make a difference
play-duel-draws = draws
play-duel-half = each counts as half a win
play-duel-length = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
    }, { $turns } ± { $error } turns
play-duel-pairs = battles are fought in pairs with the same dice and the sides swapped; the errors count each pair as one observation
play-duel-ships = ships
play-duel-a_battle = per battle
play-duel-times = times
play-duel-fates = fates of ships
play-duel-other_ways = in { $count ->
    [one] { $count } other way; --all shows it
   *[other] { $count } other ways; --all shows them
    }

## Forecasts, ratings, balancing
play-forecast-points = forecasts do not cover victory by points; use weigh
play-forecast-title = A { $one } against B { $other }, { $battles ->
    [0] without a battle
    [one] with { $battles } battle
   *[other] with { $battles } battles
    }
play-outlook = { $word ->
    [certain] almost certain: { $name }
    [very_likely] very likely: { $name }
    [likely] likely: { $name }
    [edge] slight edge: { $name }
    [even] even
   *[open] too close to call
    }
play-ratio = { $one } : { $other }
play-between = { $low } to { $high }%
play-forecast-rate = { $outlook } ({ $ratio }; A wins { $between } of battles, 19 times out of 20)
play-forecast-reason = reason
play-forecast-moves = moves the odds by
play-forecast-moved = { $points } for { $letter }
play-forecast-counter = ▲  { $counter }
play-forecast-basis = { $basis }; reasons move the odds by percentage points of the win rate
play-weigh-so_far = { $rate }, { $fought } of { $asked } battles
play-weigh-rate = { $name } wins { $rate } of battles
play-weigh-battles = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
    }: { $wins } won, { $losses } lost, { $draws } drawn; captains: { $one }, { $other }
play-decided = { $decision ->
    [even] decided after { $count } battles: neither side is much better
    [open] undecided after { $count ->
        [one] { $count } battle
       *[other] { $count } battles
        }; more battles (-n) can decide it
   *[better] decided after { $count } battles: { $name } is better
    }
play-decide_itself = --decide can only be used with sides that differ in ships or captain
play-decide_two = --decide can only be used with two sides
play-weigh-forecast = forecast: { $outlook }, { $ratio }
play-fair-so_far = { $tried ->
    [one] { $tried } change
   *[other] { $tried } changes
    }, { $fought } battles, { $fair } balanced so far
play-fair-base = without changes, { $name } wins { $rate } of { $count } battles
play-fair-change = change
play-fair-points = points
play-fair-rate = { $name } wins
play-fair-battles = battles
play-fair-sure = balanced
play-fair-is = { $fair ->
    [yes] yes
   *[no] perhaps
    }
play-fair-tried = { $tried ->
    [one] { $tried } change
   *[other] { $tried } changes
    } tested in { $fought } battles; points: the lead of the first side after the change
play-fair-reliable = in a study of { $offers } { $kind ->
        [head_start] head starts
       *[change] such changes
    }, fresh battles gave { $narrow } of them a win rate within 45–55%, and { $wide } within 42–58%
play-fair-none = none of { $tried } changes was found to be balanced in { $fought } battles; try again with more seconds
play-fair-given_up = none of { $tried } changes can balance this: { $fought } battles have ruled all of them out, and more seconds will not help. Add ships to { $weaker }, or leave some ships of { $stronger } out.
play-fair-no_more = No other change can balance this, and more seconds will not help. Add ships to { $weaker }, or leave some ships of { $stronger } out.
play-fair-pick =
    { $most ->
        [one] only one proposal was found; leave out --pick { $found }
       *[other] --pick must be a whole number from 1 to { $most }, not { $found }
    }
play-fair-name = { $one } and { $other }, balanced
play-fair-told = { $change }: { $name } wins { $rate } of { $count } battles

## Ratings of ships
play-balance-twin = { $name } is the same ship as { $other } and shares its result
play-balance-fought = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
    }; captain: { $captain }
play-balance-fought_each = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
    }, { $each } for each pair of ships; captain: { $captain }
play-balance-draws = a draw is half a win, as is a ship against itself; all opponents count equally
play-balance-slot = Slot { $slot } of { $ship } against { $field ->
    [one] { $field } reference opponent
   *[other] { $field } reference opponents
    }
play-balance-among = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
    } against each other
play-balance-field = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
    } against { $field ->
    [one] { $field } reference opponent
   *[other] { $field } reference opponents
    }
play-melee-title = Win rates of { $sides } sides on one board
play-melee-one = one player
play-melee-others = the { $count } other players together
play-melee-seat = side { $letter }
play-melee-captain = captain { $number }
play-melee-even = equal share
play-melee-games = { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $drawn } without a winner
play-melee-turns = captains change places from game to game

play-seats = Win rate by turn order: { $players } players on { $name }
play-seats-turn = place
play-seats-share = win rate, { $confidence }% interval
play-seats-even = an equal share would be { $even } each, and all places may have that
play-seats-uneven = an equal share would be { $even } each; clearly unequal: { $seats }
play-seats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
    }, { $drawn } drawn; captain: { $captain }; the dice decide who starts
play-no_slots = this game has no slots to compare
play-no_seats = --seats needs a board or a map; this game is played by whole fleets
play-seats_one = --seats needs one board or map, and you gave { $found }
play-seats_alone = --seats cannot be combined with --slot, --against, --among or --all
play-players_of_seats = --players can only be used with --seats
play-balance-place = rank
play-balance-ship = ship
play-balance-kind = kind
play-balance-rate = win rate, { $confidence }% interval
play-balance-could_be = possible ranks
play-balance-given = { $sign } marks your ships; the others are reference opponents
play-balance-not_met = no battle yet
play-balance-against_each = { $ship } against each opponent
play-balance-against = against
play-balance-matrix = Win rate in percent, row against column
play-balance-held = current
play-balance-choice = choice
play-balance-gain = gain in percentage points
play-balance-together = the { $count } intervals of the differences hold together at { $confidence }%
play-balance-best = clearly the best: { $name }
play-balance-best_found = best so far: { $name }; perhaps equally good: { $rivals }
play-balance-gained = { $gain } ({ $low } to { $high }){ $sure ->
    [yes] { "" }
   *[no] , uncertain
    }

## Interactive player
play-help-short = Type an answer or a command: help, view, view A1, table, undo, captain, same, save FILE, quit. Press Enter to accept the hint.
play-help-view = view: your ships and the enemy; view A1: details of a ship, hex or system; table: an overview
play-help-undo = undo: back to the last question, unless something has been revealed since
play-help-captain = captain: the strongest captain, “{ $captain }”, answers this question; captain ship, turn or rest: it also answers for this ship, this turn or the rest of the battle; captain off: you answer again
play-help-same = same: repeat your last answer to this question; ask all: answer every question; ask less: only those with a choice; save FILE: write a replay; quit: leave
play-seat-of = { $of }: { $text }
play-seat-advice = { $of }, suggested by the captain “{ $captain }”: { $text }
play-seat-yes = yes
play-seat-no = no
play-seat-left = you leave the battle
play-seat-keep = Save the battle as a replay? Type a file name, or press Enter to discard it
play-seat-not_kept = the replay was not saved; --save FILE always saves it
play-seat-file_wanted = add the name of a file, such as: save battle.json
play-seat-taken_back = undone; no dice have been rolled since
play-seat-nothing_to_undo = there is nothing to undo
play-seat-confirm = give these orders? yes, or undo
play-seat-confirm_wanted = type yes, undo or a command from “help”
play-seat-captain_off = you answer all questions again
play-seat-ask_all = you are asked every question
play-seat-ask_less = questions with only one sensible answer are skipped
play-seat-not_before = you have not answered a question like this yet
play-seat-not_understood = not understood: { $problem }
play-seat-not_allowed = not allowed: { $problem }

## Boards
play-board-you = you
play-board-not_now = { $answer } cannot be chosen now
play-board-or = { $first } or { $last }
play-board-wanted = choose { $known }, not “{ $found }”
play-board-help = { $known }; press Enter for { $usual }
play-board-piece = there is no piece “{ $found }”; choose from { $known }
play-board-chance = moves at random

## Simulation
play-many-failed = battle { $battle }{ $of ->
    [none] { "" }
   *[other] { " " }of { $of }
    } (seed { $seed }) could not be fought: { $reason }
play-many-all_lost = all worker processes have stopped; the first { $fought } battles are finished
play-many-ended = the worker processes have ended with the program
play-many-lost = the worker processes have stopped: { $reason }
play-many-worker_lost = the worker process for battles { $first } to { $last }{ $of ->
    [none] { "" }
   *[other] { " " }of { $of }
    }{ $more ->
    [yes] { " " }and others
   *[no] { "" }
    } has stopped: { $reason }
play-many-cut_off = it was interrupted
play-cluster-extra = a cluster needs the library distributed, which is not installed: pip install distributed
play-cluster-address = “{ $found }” is not the address of a dask scheduler, such as { "tcp://host:8786" }
play-cluster-no_answer = there is no dask cluster at { $address }: { $reason }
play-cluster-no_certificate = the dask settings have no certificate for tls://; set distributed.comm.tls
play-cluster-no_workers = the dask cluster at { $address } has no workers

## Matches as documents
play-match = Match
play-match-new = New match
play-match-set_up = a new match needs sides: set it up with two fleets or a board
play-match-nothing_called = there is no “{ $name }” in a match
play-match-over = match, over
play-match-turn = match, turn { $turn }

play-record = Game on paper
play-record-title = { $fleet } at the table
play-record-state = this is not a play state; it must be the whole content of a play state file, with “game”, “format”, “kind” and “body”
play-record-fleet = a game on paper begins with a fleet: open one and record its sheets

## Matches by files
play-captains_lost = the captains of this match have stopped twice at the same decision
play-sent-other = this file belongs to another match
play-sent-changed = this file does not continue your match: it changes earlier choices
play-sent-unsealed = the orders in this file are not the sealed ones
play-sent-nothing = this file does not continue your match
play-sent-version = this file was written by MetaMaker { $theirs }, but your match uses { $ours }. Both players must install the same version, then write the file again
play-sent-terms = this file changes the terms of your match: { $option ->
    [captains] the players of the sides
    [last_turn] the last turn
    [damage] the damage before the match
    [encounter] the encounter
    [survival] the survival run
   *[other] an unknown option
}
play-sent-seal = the seal in this file does not match the orders of the other side
play-sent-yours = this file has orders for your side that you did not give
play-sent-incomplete = the reply in this file does not answer all questions to the other side
play-sent-outdated = the reply in this file belongs to other orders than those you sealed; write the file for the other side again
play-sent-keys = the keys in this file are not those of your match; the other player has to write the file again

play-fill_nothing = no class without errors fits a limit of { $limit }
play-fill_taken = the ships of the roster take { $taken } of the limit of { $limit }, and no other ship fits
play-fill_no_roster = the roster has no ships, so no class can be chosen as often as in it; choose another way
