### Pourquoi quelque chose d’une flotte ne peut être modifié, posé ou déplacé.

edit-in-fleet = dans cette flotte
edit-unknown-weapon = La flotte n’a pas d’arme « { $name } ».
edit-unknown-starfighter = La flotte n’a pas de type d’escadrille « { $name } ».
edit-unknown-bay = La flotte n’a pas de hangar « { $name } ».
edit-unknown-class = La flotte n’a pas de classe « { $name } ».
edit-unknown-ship = La flotte n’a pas de vaisseau « { $name } ».
edit-unknown-squadron = La flotte n’a pas d’escadrille sans porteur « { $name } ».

edit-no-part = La flotte n’a pas d’élément « { $ref } ».
edit-no-section = { $design } n’a pas de { $section }.
edit-section-stands = { $design } a déjà une { $section }.
edit-folder-name = Le nom d’un dossier doit contenir des lettres, sans barre oblique.
edit-no-commander = « { $name } » n’est pas un vaisseau et ne peut pas en commander.
edit-own-commander = { $ship } ne peut pas être son propre chef.
edit-commander-of-commander = { $ship } est sous les ordres de { $above } et ne peut pas être son chef.
edit-no-bay = { $design } n’a pas de hangar « { $bay } ».
edit-no-fighter-weapon = La flotte n’a pas d’arme d’escadrille « { $ref } ».
edit-fixed-formula = Les règles fixent « { $entry } » ; une formule maison ne peut pas la remplacer.
edit-formula-line = Écrivez une formule maison par ligne, par exemple « { $example } ».
edit-word-line = Écrivez un mot maison par ligne, par exemple « { $example } ».
edit-copy-parts = Vous ne pouvez copier que des éléments d’un vaisseau.
edit-nothing-to-paste = Le presse-papiers ne contient aucun élément de vaisseau.
edit-copy-sections = Seules des sections entières peuvent être copiées.
edit-mirror-sides = Seule une section bâbord ou tribord a un bord opposé.

edit-unknown-kind = Les vaisseaux n’ont pas d’élément « { $kind } ».
edit-no-home = { $design } n’a pas de { $section } pour l’accueillir.
edit-on-ship = Cet élément ne se pose que sur un vaisseau.
edit-all-sections = { $design } a déjà toutes les sections qu’un vaisseau peut avoir.
edit-core-reactor = La section centrale a toujours son réacteur.
edit-own-reactor = La { $section } a déjà un réacteur.
edit-most-in-section =
    { $field ->
        [hull_hits] La { $section } a { $count } points de coque ; le maximum est { $most }.
        [hull_layers] La { $section } a { $count } couches de coque ; le maximum est { $most }.
        [crew_parties] La { $section } a { $count } équipes de bord ; le maximum est { $most }.
       *[marine_parties] La { $section } a { $count } équipes de fusiliers ; le maximum est { $most }.
    }
edit-most-in-arc =
    { $field ->
        [armour_rating] Arc { $arc } : { $count } points de blindage ; le maximum est { $most }.
        [ablative_plates] Arc { $arc } : { $count } plaques ablatives ; le maximum est { $most }.
       *[shield_hits] Arc { $arc } : { $count } points de bouclier ; le maximum est { $most }.
    }
edit-hits-of-layers =
    { $count ->
        [one] La { $section } a { $count } point de coque ; il en faut un par couche.
       *[other] La { $section } a { $count } points de coque ; il en faut un par couche.
    }
edit-no-arc = Chaque arc a déjà sa propre section, qui en porte les défenses.
edit-move-parts = Vous ne pouvez déplacer que des éléments d’un vaisseau.
edit-other-class = C’est un élément de la classe « { $design } » ; vous pouvez le copier dans une autre classe, pas l’y déplacer.
edit-no-such-target = Pour une cible, « { $property } » ne peut pas valoir { $value }.
