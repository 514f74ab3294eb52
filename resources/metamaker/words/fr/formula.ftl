### Les formules : leurs mots tels qu’on les lit, et ce qui ne va pas dans une formule.

formula-choice = { $yes } si { $test }, sinon { $no }
formula-not = non { $test }
formula-and = { $left } et { $right }
formula-or = { $left } ou { $right }
formula-case_for = si
formula-case_otherwise = sinon

formula-counts_as = { $value } compte comme { $least }
formula-origin_counts_as = { $origin } ; { $counts }

formula-error = formule { $formula } : { $reason }
formula-error_at = formule { $formula }, colonne { $column } : { $reason }

formula-foreign-dot = un point ne s’emploie que dans un nombre ; il n’y a pas d’attributs
formula-foreign-quotation = un texte entre guillemets n’a pas sa place dans une formule
formula-foreign-equals = un seul = n’affecte rien ici ; comparez avec ==
formula-foreign-colon = un deux-points n’a pas de sens dans une formule
formula-foreign-remainder = % n’existe pas ; écrivez a - b * floor(a / b)
formula-foreign-caret = ^ n’existe pas ; une puissance s’écrit a ** b
formula-foreign-line = une formule tient sur une ligne
formula-foreign-tab = remplacez les tabulations par des espaces
formula-foreign-sign = écrivez { $right } au lieu de { $found }
formula-foreign-word = le mot { $word } n’a pas de sens dans une formule
formula-foreign-character = le caractère { $character } n’a pas de sens dans une formule
formula-not_ascii = le caractère { $character } n’est pas admis ; utilisez l’ASCII simple
formula-not_decimal = ce n’est pas un simple nombre décimal

formula-too_long = elle a plus de { $most } caractères
formula-empty = elle est vide
formula-number_too_long = un nombre a plus de { $most } caractères
formula-number_too_large = un nombre dépasse { $most }
formula-brackets_too_deep = plus de { $most } parenthèses s’emboîtent
formula-bracket_open = cette parenthèse n’est jamais fermée
formula-bracket_closes_nothing = cette parenthèse n’a pas de parenthèse ouvrante
formula-operations_too_deep = plus de { $most } opérations s’emboîtent
formula-power_in_exponent = un exposant ne peut pas contenir de puissance
formula-exponents_too_large = le produit des exposants de puissances emboîtées dépasse { $most }
formula-unreadable = le texte est illisible à partir d’ici

formula-condition_for_number = il faut un nombre, et ceci est une condition ; écrivez a if condition else b
formula-number_for_condition = il faut une condition, et ceci est un nombre ; comparez-le, comme dans x > 0
formula-list_for_number = il faut un seul nombre, et ceci est une liste de nombres
formula-no_place = { $what } n’a pas sa place dans une formule
formula-constants = une formule ne contient que de simples nombres
formula-comparisons = seuls { $signs } comparent
formula-operators = seuls + - * / et ** calculent
formula-floor_division = // n’existe pas ; écrivez floor(a / b)
formula-calls = une formule ne peut appeler que les fonctions de la liste
formula-function_without_brackets = la fonction { $name } s’écrit avec des parenthèses : { $signature }
formula-unknown_symbol = { $name } n’est pas connu ici{ $suggestion }
formula-unknown_function = { $name } n’est pas une fonction que les formules peuvent employer{ $suggestion }
formula-plain_arguments = { $name } ne prend que de simples nombres : { $signature }
formula-arguments =
    { $count ->
        [one] { $name } est appelé avec { $count } argument, et non comme { $signature }
       *[other] { $name } est appelé avec { $count } arguments, et non comme { $signature }
    }
formula-did_you_mean =  ; vouliez-vous dire { $name } ?

formula-measured = cela se mesure sur le modèle et ne se calcule par aucune formule
formula-no_entry = cette formule n’existe pas{ $suggestion }
formula-fixed = les règles fixent cette valeur, et une formule maison ne peut pas la remplacer
formula-circle = elle dépend d’elle-même : { $path }

formula-not_finite = le résultat n’est pas un nombre fini
formula-too_large = le résultat dépasse 1 000 000 000 000 000
formula-division_by_zero = division par zéro
formula-undefined = { $operation } ne donne aucun nombre réel fini pour { $numbers }
