### The formula book: English meanings stand in formulas.toml itself.

formulas-input = { $symbol }: { $meaning }
