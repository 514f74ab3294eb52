### What a document or a play state cannot hold.

broken-id = the id “{ $found }” is used twice; ids must be unique
broken-design = there is no design with the id “{ $found }”
broken-ship = the ship “{ $found }” is listed twice; list it once
broken-unknown-ship = the document has no ship “{ $found }”
broken-marks = the marks must be a number from 0 to { $most }, not { $found }
broken-crew = { $hurt } hurt and { $killed } killed are too many; the crew is { $most }
