### What a document cannot hold.

broken-id = the id “{ $found }” is used twice; ids must be unique
broken-end = there is no system with the id “{ $found }”
broken-loop = the line from “{ $found }” leads to itself; a line must join two systems
broken-twice = “{ $one }” and “{ $other }” are joined twice; one line is enough
