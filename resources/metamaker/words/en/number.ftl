# Numbers as English writes them; the decimal sign and that between thousands come from Unicode.
number-percent = { $number }%
number-unit = { $number } { $unit }
number-part = { $name }: { $number } ({ $share })
number-of = { $name }: { $number }
number-input = { $symbol } { $number }
number-only = { $number }
