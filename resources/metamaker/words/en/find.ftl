### What is looked for by name and not found.

find-none = there is no { $kinds } “{ $name }”{ $suggestion }
find-several = { $count } are called “{ $name }”; name one by its id: { $ids }
