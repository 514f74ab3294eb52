### Pourquoi un élément d’un document ne peut être modifié, copié, déplacé ou retiré.

edit-here = ici
edit-unknown = Rien ne s’appelle « { $name } » ici.
edit-nothing-called = Rien ne s’appelle « { $ref } » { $here }.
edit-nothing-to-copy = Rien à copier ne s’appelle « { $ref } ».
edit-not-copied = { $name } : impossible à copier séparément.
edit-no-place = { $name } : aucune place dans une liste.
edit-not-removed = { $name } : impossible à retirer.
edit-gone = Ce qu’il fallait modifier n’est plus là.
edit-no-property = { $name } : rien à modifier sous le nom « { $property } ».
edit-none-alone = Il n’en existe pas séparément : « { $group } ».
edit-none-such = « { $property } » ne peut valoir { $value }.
edit-id-stays = Un identifiant reste le même aussi longtemps que son élément.
edit-no-neighbour = Rien ne s’appelle « { $ref } » pour servir de voisin.
