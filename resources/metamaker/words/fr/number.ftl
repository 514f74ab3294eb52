# Les nombres comme le français les écrit ; le signe décimal et celui des milliers viennent d’Unicode.
number-percent = { $number } %
number-unit = { $number } { $unit }
number-part = { $name } : { $number } ({ $share })
number-of = { $name } : { $number }
number-input = { $symbol } { $number }
number-only = { $number }
