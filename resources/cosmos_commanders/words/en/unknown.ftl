### What is said where nothing has an id.

unknown-system = There is no system “{ $name }” here.
unknown-line = There is no line “{ $name }” here.
