### Pourquoi quelque chose d’une flotte ne peut être modifié, posé ou déplacé.

edit-in-fleet = dans cette flotte
edit-unknown-weapon = Il n’y a pas d’arme « { $name } » dans cette flotte.
edit-unknown-starfighter = Il n’y a pas de type d’escadrille « { $name } » dans cette flotte.
edit-unknown-bay = Il n’y a pas de hangar « { $name } » dans cette flotte.
edit-unknown-class = Il n’y a pas de classe « { $name } » dans cette flotte.
edit-unknown-ship = Il n’y a pas de vaisseau « { $name } » dans cette flotte.
edit-unknown-squadron = Il n’y a pas d’escadrille sans porteur « { $name } » dans cette flotte.

edit-no-part = Il n’y a pas d’élément « { $ref } » dans cette flotte.
edit-no-section = { $design } n’a pas de { $section }.
edit-section-stands = { $design } a déjà une { $section }.
edit-folder-name = Le nom d’un dossier doit avoir des lettres et pas de barre oblique.
edit-own-commander = { $ship } ne peut pas être son propre chef.
edit-commander-of-commander = { $ship } est sous les ordres de { $above } et ne peut pas être son chef.
edit-no-bay = { $design } n’a pas de hangar « { $bay } ».
edit-no-fighter-weapon = Il n’y a pas d’arme d’escadrille « { $ref } » dans cette flotte.
edit-fixed-formula = Les règles fixent « { $entry } », et aucune formule maison ne peut la remplacer.
edit-formula-line = Une formule maison s’écrit « { $example } », une par ligne.
edit-word-line = Un mot maison s’écrit « { $example } », un par ligne.
edit-copy-parts = Seuls les éléments d’un vaisseau peuvent être copiés.
edit-nothing-to-paste = Il n’y a aucun élément de vaisseau à coller.
edit-copy-sections = Seules les sections d’un vaisseau peuvent être copiées en entier.
edit-mirror-sides = Seule une section bâbord ou tribord a un autre bord.

edit-unknown-kind = Rien de ce qui se pose sur un vaisseau ne s’appelle « { $kind } ».
edit-no-home = { $design } n’a pas de { $section } pour l’accueillir.
edit-on-ship = Sa place est sur un vaisseau.
edit-all-sections = { $design } a toutes les sections qu’un vaisseau peut avoir.
edit-core-reactor = La section centrale a toujours son réacteur.
edit-own-reactor = La { $section } a déjà un réacteur.
edit-most-in-section =
    { $field ->
        [hull_hits] La { $section } a { $count } points de coque ; { $most } est le maximum.
        [hull_layers] La { $section } a { $count } couches de coque ; { $most } est le maximum.
        [crew_parties] La { $section } a { $count } équipes de bord ; { $most } est le maximum.
       *[marine_parties] La { $section } a { $count } équipes de fusiliers ; { $most } est le maximum.
    }
edit-most-in-arc =
    { $field ->
        [armour_rating] Arc { $arc } : { $count } points de blindage ; { $most } est le maximum.
        [ablative_plates] Arc { $arc } : { $count } plaques ablatives ; { $most } est le maximum.
       *[shield_hits] Arc { $arc } : { $count } points de bouclier ; { $most } est le maximum.
    }
edit-hits-of-layers =
    { $count ->
        [one] La { $section } a { $count } point de coque ; il en faut un par couche.
       *[other] La { $section } a { $count } points de coque ; il en faut un par couche.
    }
edit-no-arc = Chaque arc a sa propre section, qui en porte les défenses.
edit-move-parts = Seuls les éléments d’un vaisseau peuvent être déplacés.
edit-other-class = C’est un élément de la classe « { $design } » ; il peut être copié dans une autre classe, pas déplacé.
edit-no-such-target = Une cible ne peut avoir { $value } pour « { $property } ».
