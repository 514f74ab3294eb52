# Numbers as English writes them; the decimal sign and that between thousands come from Unicode.
number-percent = { $number }%
# A change in percent with its error, such as “+6% ± 3”.
number-factor =
    { $way ->
        [more] +{ $percent }% ± { $margin }
        [less] −{ $percent }% ± { $margin }
       *[same] { $percent }% ± { $margin }
    }
number-unit = { $number } { $unit }
number-part = { $name }: { $number } ({ $share })
number-of = { $name }: { $number }
number-input = { $symbol } { $number }
number-only = { $number }
