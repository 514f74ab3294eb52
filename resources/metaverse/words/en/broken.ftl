### What was expected in a file or a document, and what stands there: references, play states, emblems; without a full stop.

broken-id-twice = an id that is used once was expected, “{ $id }” is used twice
broken-reference = the id of one of the { $group } was expected, “{ $id }” is none
broken-term = a term that a house word can stand for was expected, “{ $found }” is none
broken-bay-of-class = the id of one of the bays of class “{ $ship_class }” was expected, “{ $id }” is none
broken-command = a ship outside its own command was expected, “{ $id }” leads to itself

broken-emblem-bytes = a PNG picture of at most { $most } KiB in base64 is expected
broken-emblem-size = a PNG picture of at most { $most } × { $most } pixels is expected
broken-emblem-both = either paths or png is expected

broken-listed-twice = an entry that is listed once was expected, “{ $id }” is listed twice
broken-layers = amounts for at most { $most } layers were expected, found { $found }
broken-copy = the reference of a { $what } was expected, “{ $reference }” is none
broken-squadron-beside = squadron beside the ships
broken-squadron-aboard = squadron that may be aboard
broken-system-of-class = copy of a system of class “{ $ship_class }”
broken-limited-of-class = copy of a limited weapon of class “{ $ship_class }”
broken-amount = at most { $most } was expected, found { $found }
