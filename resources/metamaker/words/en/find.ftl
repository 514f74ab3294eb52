### Names that were not found.

find-none = there is no { $kinds } “{ $name }”{ $suggestion }
find-several = “{ $name }” is ambiguous: { $count } have this name. Use one of the ids { $ids }
