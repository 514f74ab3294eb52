### Ce qui est dit quand rien n’a un identifiant.

unknown-system = Il n’y a pas ici de système « { $name } ».
unknown-line = Il n’y a pas ici de ligne « { $name } ».
