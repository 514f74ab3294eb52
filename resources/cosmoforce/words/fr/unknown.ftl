### Ce qui est dit quand rien ne porte un identifiant.

unknown-design = Il n’y a pas de modèle « { $name } » ici.
unknown-ship = Il n’y a pas de vaisseau « { $name } » ici.
unknown-team = Il n’y a pas d’équipe « { $name } » ici.
