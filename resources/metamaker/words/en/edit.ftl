### Why an element of a document cannot be changed, copied, moved or removed.

edit-here = here
edit-unknown = There is no “{ $name }” here.
edit-nothing-called = There is no “{ $ref }” { $here }.
edit-nothing-to-copy = There is no “{ $ref }” to copy.
edit-not-copied = { $name } cannot be copied separately.
edit-no-place = { $name } is not in a list.
edit-not-removed = { $name } cannot be removed.
edit-gone = The item to change no longer exists.
edit-step-most = { $property } cannot be more than { $value }.
edit-step-least = { $property } cannot be less than { $value }.
edit-no-property = { $name } has no property “{ $property }”.
edit-none-alone = Add “{ $group }” as part of another item.
edit-none-such = “{ $property }” cannot be { $value }.
edit-id-stays = An id cannot be changed.
edit-no-neighbour = There is no “{ $ref }” to put this next to.

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
