### The standard formulas; their English meanings are in formulas.toml.

formulas-input = { $symbol }: { $meaning }
