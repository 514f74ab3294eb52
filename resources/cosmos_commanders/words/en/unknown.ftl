### Messages about ids that do not exist.

unknown-system = The map does not have a system “{ $name }”.
unknown-line = The map does not have a line “{ $name }”.
