### What cannot be found or played.

play-no_hex = the board has no hex “{ $name }”
play-no_player = expected a player of the board ({ $known }), found “{ $name }”
play-players = expected two to six players, found { $found }
play-other_board = expected sides of one board, found several boards
play-unplayable = expected a board that can be played on: { $problem } ({ $rule })
play-setting_up = Setting up
play-round = Round { $round }
play-no_slots = ships of this game have no slots
play-no_type = expected one of { $known }, found “{ $name }”
