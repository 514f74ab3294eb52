### Messages sur des identifiants inconnus.

unknown-system = La carte n’a pas de système « { $name } ».
unknown-line = La carte n’a pas de ligne « { $name } ».
