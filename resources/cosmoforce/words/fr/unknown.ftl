### Messages sur des identifiants inconnus.

unknown-design = Le document n’a pas de modèle « { $name } ».
unknown-ship = Le document n’a pas de vaisseau « { $name } ».
unknown-team = Le document n’a pas d’équipe « { $name } ».
