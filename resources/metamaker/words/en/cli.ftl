### What the command line says by itself.

cli-no-language = { $known } was expected, found “{ $found }”
