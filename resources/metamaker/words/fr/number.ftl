# Les nombres comme le français les écrit ; le signe décimal et celui des milliers viennent d’Unicode.
number-percent = { $number } %
# Un écart en pour cent avec son erreur, comme « +6 % ± 3 ».
number-factor =
    { $way ->
        [more] +{ $percent } % ± { $margin }
        [less] −{ $percent } % ± { $margin }
       *[same] { $percent } % ± { $margin }
    }
number-unit = { $number } { $unit }
number-part = { $name } : { $number } ({ $share })
number-of = { $name } : { $number }
number-input = { $symbol } { $number }
number-only = { $number }
