### What cannot be found or played.

play-no_hex = the board has no hex “{ $name }”
