### Ce qui se dit des univers, dans les fichiers, la fenêtre et la ligne de commande.

universe-kind = Univers
universe-empty = La flotte ne contient rien à mettre dans un univers.
universe-by = par { $author }
universe-class = { $name } : { $value } points
universe-bay = { $name } : lance { $launch }, contient { $carry }, prend { $accepts }
universe-stock = comme dans les règles
universe-entry = { $before } → { $after }
universe-word =
    { $given ->
        [yes] { $term } : { $word } (mot)
       *[no] { $term } (mot)
    }
universe-formula = { $entry } ({ $meaning })
universe-notes = Notes
universe-classes = Classes
universe-weapons = Armes
universe-starfighters = Types d’escadrille
universe-bays = Hangars
universe-formulas = Formules maison
universe-words = Mots maison
