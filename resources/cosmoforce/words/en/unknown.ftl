### Messages about ids that do not exist.

unknown-design = The document does not have a design “{ $name }”.
unknown-ship = The document does not have a ship “{ $name }”.
unknown-team = The document does not have a team “{ $name }”.
