### Ce qui est cherché par son nom sans être trouvé.

find-none = « { $name } » : introuvable ({ $kinds }){ $suggestion }
find-several = « { $name } » est ambigu : { $count } portent ce nom. Utilisez l’un des identifiants { $ids }
