### What a document cannot hold.

broken-id = an id used once was expected, “{ $found }” is used twice
broken-end = the id of a system was expected, found “{ $found }”
broken-loop = a line between two systems was expected, found one from “{ $found }” to itself
broken-twice = one line between two systems was expected, “{ $one }” and “{ $other }” are joined twice
