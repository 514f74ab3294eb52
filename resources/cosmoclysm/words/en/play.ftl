### What cannot be found or played.

play-no_hex = the board has no hex “{ $name }”
play-no_player = there is no player “{ $name }”; the board has { $known }
play-players = a game needs two to six players, and you gave { $found }
play-other_board = all sides must be from the same board, and you gave several boards
play-unplayable = this board cannot be played: { $problem } ({ $rule })
play-setting_up = Setting up
play-round = Round { $round }
play-no_type = there is no ship type “{ $name }”; choose from { $known }
