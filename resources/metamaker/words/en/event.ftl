### Tournaments: files, problems, forms and pages.

event-kind = Tournament
event-new = New tournament
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
event-hint_name = The name in lists and on sheets.
event-property_organiser = Organiser
event-hint_organiser = The person or club that runs the tournament.
event-property_start = Start
event-hint_start = Day and time, in your own words.
event-property_place = Place
event-hint_place = Venue, in your own words.
event-property_notes = Notes
event-hint_notes = Other information for the players.
event-property_win = Points for a win
event-hint_win = Match points; a bye counts as a win.
event-property_draw = Points for a draw
event-hint_draw = Match points for each of the two players.
event-property_loss = Points for a loss
event-hint_loss = Match points for taking part.
event-property_kind = Encounter
event-hint_kind = Encounter for every game; if empty, the dice decide.
event-property_terrain = Terrain
event-hint_terrain = Terrain on the tables.
event-property_length_cm = Table length
event-hint_length_cm = Length of each table.
event-property_width_cm = Table width
event-hint_width_cm = Width of each table.
event-property_withdrawn = Withdrawn
event-hint_withdrawn = No longer paired; earlier results stay.
event-no_player = there is no player “{ $name }”{ $meant }
event-several_players = “{ $name }” is ambiguous, as { $count } players have this name; choose from { $known }
event-nothing_there = there is no “{ $found }” in a tournament, its limits or its players
event-no_round = there are no pairings yet
event-no_game = { $player } has no game in round { $round }
event-round_not_over = round { $round } is not over: a game has no result yet
event-few_players = a round needs at least two players
event-most_rounds = a tournament can have up to { $most } rounds
event-broken-player_twice = two players have the same id
event-broken-player_unknown = a pairing has a player who is not in the tournament
event-broken-paired_twice = a player is paired twice in the same round
event-broken-bye_result = a bye cannot have a result
event-broken-word = there is no “{ $found }”; choose from { $known }
event-of_player = { $player }: { $problem }
event-no_fleet = { $player } has not handed in a fleet
event-fleet_elsewhere = the fleet of { $player } is not in this file; it cannot be checked here
event-other_fleet = the fleet of { $player } is not the one that { $player } handed in
event-unreadable = the fleet of { $player } cannot be read: { $problem }
event-same_name = { $count } players are called { $player }
event-unfinished =
    { $count ->
        [one] { $count } game of round { $round } has no result
       *[other] { $count } games of round { $round } have no result
    }
event-again = { $one } and { $other } play each other again in round { $round }
event-page_checks = Check sheets
event-page_pairings = Pairings
event-page_standings = Standings
event-page_invitation = Invitation
event-page_of = page { $number } of { $count }
event-made = made with MetaMaker
event-column_place = Rank
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
event-column_found = Actual
event-column_ship = Ship
event-column_class = Class
event-bye = bye
event-drawn = draw
event-both_lose = both lose
event-not_played = not played
event-wins = wins
event-open = to be played
event-legend = Buchholz: match points of all opponents. Strength of schedule: the share of their possible points that they won.
event-scoring = { $win } points for a win or a bye, { $draw } for a draw, { $loss } for a loss.
event-keeps = The fleet is within all limits
event-breaks =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
event-mark = Fingerprint of the fleet: { $mark }
event-unlimited = There are no limits.
event-checked_by = Checked by
event-signed = Player
event-withdrawn = withdrawn
event-problems = Problems
event-ships = Ships
event-no_ships = There are no ships.
event-after_round =
    { $count ->
        [0] Before the first round
       *[other] After round { $count }
    }
event-wanted = this is not a tournament; `metamaker event new` makes one
event-add_whom = name fleets to add, or a player with --name
event-one_name = --name can only be used with one fleet
event-other_game = this is not a { $game } fleet, which this tournament needs
event-withdraw_whom = name the player who leaves
event-result_wanted = give a player and win, draw, loss, both-lose, not-played or clear, such as: Ada win
event-outcome_win = the player won
event-outcome_draw = the game is a draw
event-outcome_loss = the player lost
event-outcome_both-lose = both players lost
event-outcome_not-played = the game was not played and does not count
event-outcome_clear = the game still has to be played
event-won = { $player } wins
event-fix = --fix cannot be combined with --event: only the player may change a fleet that breaks a limit
