### Why an element of a document cannot be changed, copied, moved or taken away.

edit-here = here
edit-unknown = There is nothing called “{ $name }” here.
edit-nothing-called = There is nothing called “{ $ref }” { $here }.
edit-nothing-to-copy = There is nothing called “{ $ref }” to copy.
edit-not-copied = { $name } cannot be copied by itself.
edit-no-place = { $name } has no place in a list.
edit-not-removed = { $name } cannot be taken away.
edit-gone = What was to be changed is no longer there.
edit-step-most = { $property }: { $value } is the most.
edit-step-least = { $property }: { $value } is the least.
edit-no-property = { $name } has no “{ $property }” to change.
edit-none-alone = There are no { $group } by themselves.
edit-none-such = “{ $property }” cannot be { $value }.
edit-id-stays = An id stays as it is for as long as its element does.
edit-no-neighbour = There is nothing called “{ $ref }” to stand in front of.

edit-refused-field = { $field }: { $reason }.
edit-no-such-field = { $field } must be a record without a field “{ $inner }”.
edit-must-be =
    { $given ->
        [text] { $field } must be { $allowed }, not “{ $found }”.
        [number] { $field } must be { $allowed }, not { $found }.
       *[other] { $field } must be { $allowed }.
    }
edit-field =
    { $property ->
       *[other] { $name }
    }
