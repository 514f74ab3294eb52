### Events: what is said of them in files, problems, forms and on pages.

event-kind = Event
event-new = New event
event-element_limits = Limits
event-element_players = Player
event-element_rounds = Round
event-round = Round { $number }
event-players = Players
event-rounds = Rounds
event-standings = Standings
event-meeting = Encounter
event-terrain = terrain: { $terrain }
event-standing = { $place }. { $player }: { $points }
event-property_name = Name
event-hint_name = What it is called in lists and on sheets.
event-property_organiser = Organiser
event-hint_organiser = Who holds the event.
event-property_start = Begins
event-hint_start = Day and hour, as you say it.
event-property_place = Place
event-hint_place = Where it is, as you say it.
event-property_notes = Notes
event-hint_notes = What players should know besides.
event-property_win = Points for a win
event-hint_win = Match points; a bye counts as a win.
event-property_draw = Points for a draw
event-hint_draw = Match points for each of both.
event-property_loss = Points for a loss
event-hint_loss = Match points for taking part.
event-property_kind = Encounter
event-hint_kind = How fleets meet in every game; nothing: as the dice say.
event-property_terrain = Terrain
event-hint_terrain = How terrain comes onto the tables.
event-property_length_cm = Table length
event-hint_length_cm = How long each table is.
event-property_width_cm = Table width
event-hint_width_cm = How wide each table is.
event-property_withdrawn = Withdrawn
event-hint_withdrawn = Not paired any more; the results so far stay.
event-no_player = expected a player, found “{ $name }”
event-several_players = { $count } players are called “{ $name }”; choose one of { $known }
event-nothing_there = expected a property of the event, its limits or a player, found “{ $found }”
event-no_round = no round is drawn yet
event-no_game = { $player } has no game in round { $round }
event-round_not_over = round { $round } is not over: a game has no result yet
event-few_players = a round needs two players at least
event-most_rounds = an event has { $most } rounds at most
event-broken-player_twice = two players have the same id
event-broken-player_unknown = a pairing names a player who is not there
event-broken-paired_twice = a player is paired twice in the same round
event-broken-bye_result = a bye has no result
event-broken-word = expected one of { $known }, found “{ $found }”
event-of_player = { $player }: { $problem }
event-no_fleet = { $player } has not handed in a fleet
event-fleet_elsewhere = the fleet of { $player } is not in this file; it cannot be checked here
event-other_fleet = the fleet of { $player } is not the one that was handed in
event-unreadable = the fleet of { $player } cannot be read: { $problem }
event-same_name = { $count } players are called { $player }
event-unfinished =
    { $count ->
        [one] { $count } game of round { $round } has no result
       *[other] { $count } games of round { $round } have no result
    }
event-again = { $one } and { $other } meet again in round { $round }
event-page_checks = Check sheets
event-page_pairings = Pairings
event-page_standings = Standings
event-page_invitation = Invitation
event-page_of = page { $number } of { $count }
event-made = made with MetaMaker
event-column_place = Place
event-column_player = Player
event-column_fleet = Fleet
event-column_points = Points
event-column_wins = W
event-column_draws = D
event-column_losses = L
event-column_byes = Byes
event-column_buchholz = Buchholz
event-column_strength = Strength
event-column_table = Table
event-other_results = Other results of { $one } – { $other }
event-column_result = Result
event-column_limit = Limit
event-column_found = Found
event-column_ship = Ship
event-column_class = Class
event-bye = bye
event-drawn = draw
event-both_lose = both lose
event-not_played = not played
event-wins = wins
event-open = to be played
event-legend = Buchholz: match points of all opponents; strength of schedule: the share of their possible points that they won.
event-scoring = { $win } points for a win or a bye, { $draw } for a draw, { $loss } for a loss.
event-keeps = The fleet keeps to all limits
event-breaks =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
event-mark = Mark of the fleet: { $mark }
event-unlimited = There are no limits.
event-checked_by = Checked by
event-signed = Player
event-withdrawn = withdrawn
event-problems = Problems
event-ships = Ships
event-no_ships = There is no ship.
event-after_round =
    { $count ->
        [0] Before the first round
       *[other] After round { $count }
    }
event-wanted = expected an event, found another document
event-add_whom = expected fleets, or a player with --name; found neither
event-one_name = expected --name with one fleet, found several
event-other_game = expected a fleet of { $game }, as the event has, found another document
event-withdraw_whom = expected the player who leaves, found nobody
event-result_wanted = a result needs a player and win, draw, loss, both-lose, not-played or clear, such as “Ada win”
event-outcome_win = the player has won
event-outcome_draw = nobody has won
event-outcome_loss = the player has lost
event-outcome_both-lose = both have lost
event-outcome_not-played = the game was not played and counts for neither
event-outcome_clear = the game is to be played again
event-won = { $player } wins
event-fix = expected --event without --fix: what breaks a limit is for the player to mend
