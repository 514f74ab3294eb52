### Ce qui est cherché par son nom sans être trouvé.

find-none = « { $name } » : introuvable ({ $kinds }){ $suggestion }
find-several = { $count } portent le nom « { $name } » ; désignez-en un par son identifiant : { $ids }
