### Formulas: their words as people read them, and what is wrong with one.

formula-choice = { $yes } if { $test }, else { $no }
formula-not = not { $test }
formula-and = { $left } and { $right }
formula-or = { $left } or { $right }
formula-case_for = for
formula-case_otherwise = otherwise

formula-counts_as = { $value } counts as { $least }
formula-origin_counts_as = { $origin }; { $counts }

formula-error = formula { $formula }: { $reason }
formula-error_at = formula { $formula }, column { $column }: { $reason }

formula-foreign-dot = a dot stands outside a number, and there are no attributes
formula-foreign-quotation = text in quotation marks has no place in a formula
formula-foreign-equals = a single = assigns nothing here; compare with ==
formula-foreign-colon = a colon has no meaning in a formula
formula-foreign-remainder = % is not available; use a - b * floor(a / b)
formula-foreign-caret = ^ is not available; write powers as a ** b
formula-foreign-line = a formula stands on one line
formula-foreign-tab = a tab stands between the words; use spaces
formula-foreign-sign = write { $right } for { $found }
formula-foreign-word = the word { $word } has no meaning in a formula
formula-foreign-character = the character { $character } has no meaning in a formula
formula-not_ascii = the character { $character } is not allowed; only plain ASCII is
formula-not_decimal = this is not a plain decimal number

formula-too_long = it has more than { $most } characters
formula-empty = it is empty
formula-number_too_long = a number is longer than { $most } characters
formula-number_too_large = a number is larger than { $most }
formula-brackets_too_deep = brackets are nested more than { $most } deep
formula-bracket_open = this bracket is never closed
formula-bracket_closes_nothing = this bracket closes nothing
formula-operations_too_deep = operations are nested more than { $most } deep
formula-power_in_exponent = a power stands in an exponent
formula-exponents_too_large = exponents, multiplied where powers are nested, pass { $most }
formula-unreadable = the text cannot be read from here on

formula-condition_for_number = a condition stands where a number is needed; write a if condition else b
formula-number_for_condition = a number stands where a condition is needed; compare it, as in x > 0
formula-list_for_number = a list of numbers stands where one number is needed
formula-no_place = { $what } has no place in a formula
formula-constants = only plain numbers can stand in a formula
formula-comparisons = only { $signs } compare
formula-operators = only + - * / and ** calculate
formula-floor_division = // is not available; write floor(a / b)
formula-calls = only the listed functions can be called
formula-function_without_brackets = the function { $name } is written with brackets: { $signature }
formula-unknown_symbol = { $name } is not known here{ $suggestion }
formula-unknown_function = { $name } is not a function that formulas may use{ $suggestion }
formula-plain_arguments = { $name } takes plain numbers only: { $signature }
formula-arguments = { $name } is called with { $count } arguments, not as { $signature }
formula-did_you_mean = ; did you mean { $name }?

formula-measured = it is measured from the design, not calculated by a formula
formula-no_entry = the formula book has no such entry{ $suggestion }
formula-fixed = the rules fix it, so no house formula can replace it
formula-circle = it needs itself: { $path }

formula-not_finite = the result is not a finite number
formula-too_large = the result is beyond 1,000,000,000,000,000
formula-division_by_zero = division by zero
formula-undefined = { $operation } gives no finite real number for { $numbers }
