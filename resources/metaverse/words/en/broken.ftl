### Errors in files and documents: references, play states, emblems. Without a full stop.

broken-id-twice = the id “{ $id }” is used twice; ids must be unique
broken-reference =
    there is no { $group ->
        [weapons] weapon
        [starfighters] squadron type
        [bays] bay type
        [classes] class
       *[ships] ship
    } with the id “{ $id }”
broken-term = “{ $found }” is not a term that you can rename
broken-bay-of-class = class “{ $ship_class }” has no bay with the id “{ $id }”
broken-command = “{ $id }” cannot be under its own command, directly or through other ships

broken-emblem-bytes = an emblem must be a PNG picture of up to { $most } KiB, in base64
broken-emblem-size = an emblem must be a PNG picture of up to { $most } × { $most } pixels
broken-emblem-both = an emblem needs either “paths” or “png”

broken-listed-twice = “{ $id }” is listed twice; keep only one
broken-layers = there are only { $most } layers, and you gave amounts for { $found }
broken-copy = “{ $reference }” is not the reference of a { $what }
broken-squadron-beside = squadron without a carrier
broken-squadron-aboard = squadron that may be aboard
broken-system-of-class = copy of a system of class “{ $ship_class }”
broken-limited-of-class = copy of a limited weapon of class “{ $ship_class }”
broken-amount = must be at most { $most }, not { $found }
