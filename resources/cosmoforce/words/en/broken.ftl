### What a document or a play state cannot hold.

broken-id = an id used once was expected, “{ $found }” is used twice
broken-design = the id of a design was expected, found “{ $found }”
broken-ship = a ship that is listed once was expected, “{ $found }” is listed twice
broken-unknown-ship = expected a ship of the document, found “{ $found }”
broken-marks = expected 0 to { $most } marks, found { $found }
broken-crew = expected { $most } crew at most, found { $hurt } hurt and { $killed } killed
