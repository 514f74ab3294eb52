### What is said where nothing has an id.

unknown-design = There is no design “{ $name }” here.
unknown-ship = There is no ship “{ $name }” here.
unknown-team = There is no team “{ $name }” here.
