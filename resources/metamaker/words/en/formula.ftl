### Formulas: their words for readers, and errors in them.

formula-choice = { $yes } if { $test }, otherwise { $no }
formula-not = not { $test }
formula-and = { $left } and { $right }
formula-or = { $left } or { $right }
formula-case_for = for
formula-case_otherwise = otherwise

formula-counts_as = { $value } counts as { $least }
formula-origin_counts_as = { $origin }; { $counts }

formula-error = formula { $formula }: { $reason }
formula-error_at = formula { $formula }, column { $column }: { $reason }

formula-foreign-dot = a dot can only be used in a number; there are no attributes
formula-foreign-quotation = text in quotation marks cannot be used in a formula
formula-foreign-equals = use == to compare; a single = has no meaning here
formula-foreign-colon = a colon has no meaning in a formula
formula-foreign-remainder = % is not available; use a - b * floor(a / b)
formula-foreign-caret = ^ is not available; write powers as a ** b
formula-foreign-line = a formula must be on one line
formula-foreign-tab = use spaces instead of tabs
formula-foreign-sign = write { $right } for { $found }
formula-foreign-word = the word { $word } has no meaning in a formula
formula-foreign-character = the character { $character } has no meaning in a formula
formula-not_ascii = the character { $character } is not allowed; use plain ASCII
formula-not_decimal = this is not a plain decimal number

formula-too_long = it has more than { $most } characters
formula-empty = it is empty
formula-number_too_long = a number is longer than { $most } characters
formula-number_too_large = a number is larger than { $most }
formula-brackets_too_deep = brackets are nested too deeply; the limit is { $most } levels
formula-bracket_open = this bracket is never closed
formula-bracket_closes_nothing = this bracket has no opening bracket
formula-operations_too_deep = operations are nested too deeply; the limit is { $most } levels
formula-power_in_exponent = an exponent cannot contain a power
formula-exponents_too_large = the exponents of nested powers, multiplied together, are larger than { $most }
formula-unreadable = the text cannot be read from here on

formula-condition_for_number = a number is needed, and this is a condition; write a if condition else b
formula-number_for_condition = a condition is needed, and this is a number; compare it, as in x > 0
formula-list_for_number = one number is needed, and this is a list of numbers
formula-no_place = { $what } cannot be used in a formula
formula-constants = a formula can only contain plain numbers
formula-comparisons = only { $signs } can compare
formula-operators = only + - * / and ** can calculate
formula-floor_division = // is not available; write floor(a / b)
formula-calls = only the listed functions can be called
formula-function_without_brackets = the function { $name } needs brackets: { $signature }
formula-unknown_symbol = { $name } is not known here{ $suggestion }
formula-unknown_function = { $name } is not a function that formulas can use{ $suggestion }
formula-plain_arguments = { $name } only takes plain numbers: { $signature }
formula-arguments = { $count ->
    [one] { $name } has { $count } argument; it must be { $signature }
   *[other] { $name } has { $count } arguments; it must be { $signature }
    }
formula-did_you_mean = ; did you mean { $name }?

formula-measured = it is measured from the design, not calculated by a formula
formula-no_entry = there is no such formula{ $suggestion }
formula-fixed = the rules fix this value, so a custom formula cannot replace it
formula-circle = it depends on itself: { $path }

formula-not_finite = the result is not a finite number
formula-too_large = the result is larger than 1,000,000,000,000,000
formula-division_by_zero = division by zero
formula-undefined = { $operation } gives no finite real number for { $numbers }
