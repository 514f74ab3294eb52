### Battles: who meets, what came of it, the seat at the table, replays.

## Who meets whom
play-a_replay = a replay
play-two_fleets = expected two fleets, found { $found }
play-one_file = expected one file, found { $found }
play-sides = expected { $least } to { $most } sides, or one file with several, found { $found }
play-two_sides = expected two sides, found { $found }
play-one_survivor = expected one fleet for a survival run, found { $found }
play-no_survival = expected a game with survival runs, found { $game }
play-names_wanted = expected ships or classes by name behind #, found “#{ $found }”
play-flawed = { $problem }{ $more ->
    [0] { "" }
    [one] , and { $more } error more
   *[other] , and { $more } errors more
    }; it fights only with --anyway
play-flaws = { $problem }{ $more ->
    [0] { "" }
    [one] , and { $more } error more
   *[other] , and { $more } errors more
    }
play-captains = expected captains out of { $known }, found “{ $found }”{ $meant }
play-captains_number = expected one captain, or one for each of { $sides } sides, found { $found }
play-one_captain = expected one captain, who leads all ships, found “{ $found }”
play-one_ship = expected one ship for --slot, FILE#SHIP, found { $found }
play-same_rules = expected the edition and rules of { $file }, found others
play-no_ship = expected at least one ship, found none
play-side_wanted = expected { $known } for --side, found “{ $found }”
play-fleets_or_replay = expected fleets or --replay, found both
play-as_of_together = expected --replay, --as-of and -o together, found only some of them
play-among_alone = expected --among without --slot and --against, found both
play-among_two = expected two different ships at least for --among, found { $found }
play-no_opponents = expected opponents, found only the ship itself
play-board_one = expected one board, found { $found }
play-board_no_sides = there are no sides to choose on a board, found “{ $found }”

## Replays
play-encounter = Encounter
play-an_encounter = an encounter that is there
play-wish = { $problem }
play-table_wanted = expected length and width of the table in cm, such as 180x120, found “{ $found }”
play-no_encounter_there = expected a new name or an encounter to replace, found a file of another kind
play-encounter_wanted = expected how an encounter is set up, as this game knows it
play-no_encounters = { $game } has no encounters
play-fleet_only = expected a replay, found a fleet: a battle needs two of them
play-other_version = version { $written } wrote this replay, { $ours } may fight another battle
play-no_replay_there = expected a new name or a replay to replace, found a file of another kind
play-game_wanted = expected “{ $game }”, found “{ $found }”
play-replay_captains = expected none or { $seats } of { $known }, found { $found }
play-replay_rulings = rulings must be a whole number from 1 to { $most }, not { $found }; a newer MetaMaker may have written this file
play-replay_option = expected one of { $known }{ $meant }
play-replay_damage = expected a play state or null for each of { $sides } sides
play-replay_survival = expected true or false, found { $found }
play-replay_last_turn = expected a whole number from 0 to { $most }, found { $found }
play-replay_keys = the keys of both places are damaged: ask for the file again
play-script = { $problem }; version { $written } wrote this, { $ours } plays otherwise
play-script-surplus = expected no choice after the end of the battle, found { $count } more
play-script-missing = expected the answer of { $of ->
    [side] a side
   *[other] { $of }
    } ({ $kind }), found none
play-script-illegal = expected a legal answer: { $reason } ({ $rule })
play-answer = { $place }: { $problem }
play-answer-list = expected a list that begins with one of { $known }

## What is told of a battle
play-losses = Losses
play-losses_so_far = Losses so far; the choices of the replay end here
play-end = The end
play-end_so_far = The end so far; the choices of the replay end here
play-won = { $side } has won
play-drawn = nobody has won
play-none_fought = no battle was fought
play-stopped = stopped after { $fought } of { $asked } battles
play-interval = { $found } ({ $low } to { $high })
play-win_rate = win rate, { $confidence } % interval
play-side = side
play-captain = captain
play-wins = wins
play-draws = draws
play-of_battles = of battles

## Duels
play-duel-title = A { $one } against B { $other }
play-duel-itself = { $name } against itself
play-duel-same = both sides have the same ships and captain: only which of them begins as A or B can make a difference
play-duel-draws = draws
play-duel-half = each is half a win
play-duel-length = { $count } battles, { $turns } ± { $error } turns
play-duel-pairs = two battles each have the same dice, sides changed; the errors take such a pair for one observation
play-duel-ships = ships
play-duel-a_battle = a battle
play-duel-times = times
play-duel-fates = what became of ships
play-duel-other_ways = in { $count } other ways, which --all shows

## Forecasts, fleets weighed, meetings made fair
play-forecast-title = A { $one } against B { $other }, without a battle
play-forecast-rate = { $name } wins { $rate }
play-forecast-reason = { $letter } { $points }  { $reason }
play-forecast-counter = ▲  { $counter }
play-forecast-basis = { $basis }; the figures in front are points of win rate
play-weigh-so_far = { $rate }, { $fought } of { $asked } battles
play-weigh-rate = { $name } wins { $rate }
play-weigh-battles = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
    }: { $wins } won, { $losses } lost, { $draws } drawn; captains: { $one }, { $other }
play-weigh-verdict = { $verdict ->
    [first] { $one } is ahead
    [second] { $other } is ahead
    [even] an even meeting
   *[open] more battles are needed to say who is ahead
    }
play-weigh-forecast = the forecast was { $rate }
play-fair-so_far = { $tried } changes, { $fought } battles, { $fair } fair so far
play-fair-base = as it is { $name } wins { $rate }, { $count } battles
play-fair-change = change
play-fair-points = points
play-fair-rate = { $name } wins
play-fair-battles = battles
play-fair-sure = fair
play-fair-is = { $fair ->
    [yes] yes
   *[no] perhaps
    }
play-fair-tried = { $tried } changes tried in { $fought } battles; points: what the first side has more after it
play-fair-none = none of { $tried } changes was found to be fair in { $fought } battles: more seconds may find one
play-fair-given_up = none of { $tried } changes can be fair: { $fought } battles have ruled out all of them, and more seconds will not help. Add ships to { $weaker }, or leave some of { $stronger } at home.
play-fair-pick =
    { $most ->
        [one] only one proposal was found; leave out --pick { $found }
       *[other] --pick must be a whole number from 1 to { $most }, not { $found }
    }
play-fair-name = { $one } and { $other }, made fair
play-fair-told = { $change }: { $name } wins { $rate } of { $count } battles

## Ships weighed
play-balance-twin = { $name } is the same ship as { $other } and weighed as that
play-balance-fought = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
    }; captain: { $captain }
play-balance-fought_each = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
    }, { $each } for each two ships that meet; captain: { $captain }
play-balance-draws = a draw is half a win, and so is meeting itself; all opponents count alike
play-balance-slot = Slot { $slot } of { $ship } against a field of { $field }
play-balance-among = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
    } against each other
play-balance-field = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
    } against a field of { $field }
play-melee-title = { $sides } sides on one board: what each wins
play-melee-one = one seat
play-melee-others = the { $count } other seats together
play-melee-seat = side { $letter }
play-melee-captain = captain { $number }
play-melee-even = even
play-melee-games = { $count ->
        [one] 1 game
       *[other] { $count } games
    }, { $drawn } without a winner
play-melee-turns = captains change seats from game to game

play-seats = What each seat wins: { $players } players on { $name }
play-seats-turn = turn
play-seats-share = wins, { $confidence } % interval
play-seats-even = { $even } each would be even, and all seats may have that
play-seats-uneven = { $even } each would be even; beyond doubt uneven: { $seats }
play-seats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
    }, { $drawn } drawn; captain: { $captain }; dice say who begins
play-no_seats = nobody has a seat in this game: whole forces meet
play-seats_one = expected one board or map for --seats, found { $found }
play-seats_alone = --seats stands without --slot, --against, --among and --all
play-players_of_seats = --players goes with --seats
play-balance-place = place
play-balance-ship = ship
play-balance-kind = what it is
play-balance-rate = rate, { $confidence } % interval
play-balance-could_be = could be
play-balance-given = { $sign } is what was to be weighed; the others are the field
play-balance-not_met = not met yet
play-balance-against_each = { $ship } against each
play-balance-against = against
play-balance-matrix = Percent won, row against column
play-balance-held = is there now
play-balance-choice = choice
play-balance-gain = more than now, in points
play-balance-together = intervals of differences are so wide that all { $count } hold together at { $confidence } %
play-balance-best = best: { $name }, beyond doubt
play-balance-best_found = best found: { $name }; as good, for all that is known: { $rivals }
play-balance-gained = { $gain } ({ $low } to { $high }){ $sure ->
    [yes] { "" }
   *[no] , not sure
    }

## The seat at the table
play-help-short = an answer, or: help, view, view A1, table, undo, captain, same, save FILE, quit; an empty line: what the hint says
play-help-view = view: own ships and the enemy; view A1: all about a ship, hex or system; table: how all stand
play-help-undo = undo: the question before, as long as nothing is revealed
play-help-captain = captain: the captain “{ $captain }”, the strongest, answers this; captain ship, turn, rest: and everything for this ship, this turn, the battle; captain off: nothing more
play-help-same = same: what you answered here last; ask all: put every question, ask less: only those with a choice; save FILE; quit
play-seat-of = { $of }: { $text }
play-seat-advice = { $of }, by the captain “{ $captain }”: { $text }
play-seat-yes = yes
play-seat-no = no
play-seat-left = the battle is left
play-seat-keep = keep the battle as a replay? the name of a file, or an empty line to let it go
play-seat-not_kept = the replay was not kept; --save FILE always keeps it
play-seat-file_wanted = the name of a file was expected: save battle.json
play-seat-taken_back = taken back, as no die was rolled since
play-seat-nothing_to_undo = there is nothing to undo
play-seat-confirm = give these orders? yes, or undo
play-seat-confirm_wanted = not understood: yes, undo or a word of “help” was expected
play-seat-captain_off = you answer all questions
play-seat-ask_all = every question is put
play-seat-ask_less = what has no sensible choice is passed over
play-seat-not_before = nothing of the kind was answered before
play-seat-not_understood = not understood: { $problem }
play-seat-not_allowed = not allowed: { $problem }

## Boards
play-board-you = you
play-board-not_now = { $answer } cannot be chosen now
play-board-or = { $first } or { $last }
play-board-wanted = { $known } was expected, found “{ $found }”
play-board-help = { $known }; an empty line: { $usual }
play-board-piece = one of { $known } was expected, found “{ $found }”
play-board-chance = moves by chance

## Many battles
play-many-failed = battle { $battle }{ $of ->
    [none] { "" }
   *[other] { " " }of { $of }
    } (seed { $seed }) could not be fought: { $reason }
play-many-all_lost = all workers are lost, the first { $fought } battles were fought
play-many-lost = the workers are lost: { $reason }
play-many-worker_lost = the worker that fought battles { $first } to { $last }{ $of ->
    [none] { "" }
   *[other] { " " }of { $of }
    }{ $more ->
    [yes] { " " }and others
   *[no] { "" }
    } is lost: { $reason }
play-many-cut_off = it was cut off
play-cluster-extra = a cluster needs the library distributed, which is not installed: pip install distributed
play-cluster-address = expected the address of a dask scheduler such as { "tcp://host:8786" }, found “{ $found }”
play-cluster-no_answer = no dask cluster answers at { $address }: { $reason }
play-cluster-no_certificate = the settings of dask name no certificate for tls://; set distributed.comm.tls
play-cluster-no_workers = the dask cluster at { $address } has no workers

## Calibration
play-calibrate-stopped = stopped: what was fought is kept in { $folder }, and the same command goes on with it
play-calibrate-written = written: report.json and report.md in { $folder }

## Matches as documents
play-match = Match
play-match-new = New match
play-match-set_up = expected sides that meet, found none: a match is set up
play-match-nothing_called = a match has nothing called “{ $name }”
play-match-over = match, over
play-match-turn = match, turn { $turn }

play-record = Record
play-record-title = { $fleet } at the table
play-record-state = this is not a play state; it must be the whole content of a play state file, with “game”, “format”, “kind” and “body”
play-record-fleet = expected a fleet whose sheets are kept, found none: a record is begun from it

## Matches that go to and fro
play-captains_lost = the captains of this match cannot be reached: their process has ended twice at the same decision
play-sent-other = this is the file of another match
play-sent-changed = this file does not go on from your match: choices that were made are others in it
play-sent-unsealed = the orders in this file are not those that were sealed
play-sent-nothing = nothing in this file goes on from your match
play-sent-version = this file was written by MetaMaker { $theirs } and your match is played with { $ours }: install the same version at both places, then write the file again
play-sent-terms = this file has other terms than your match: { $option ->
    [captains] who plays the sides
    [last_turn] the last turn
    [damage] the damage before the match
    [encounter] the encounter
    [survival] the run for survival
   *[other] an unknown option
}
play-sent-seal = the seal in this file does not cover the orders of the other side, all of them and no others
play-sent-yours = this file has orders for your side that you did not give
play-sent-incomplete = the reply in this file does not answer every question to the other side
play-sent-outdated = the reply in this file is to other orders than those that you sealed: write the file for the other side again
play-sent-keys = the keys in this file are not those of your match: the other side has to write the file again
