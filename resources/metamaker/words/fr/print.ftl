### Impression : problèmes, contrôle avant impression, textes des fichiers.

print-nothing = il n’y a rien à imprimer : la flotte n’a rien pour ces pages
print-no_page = choisissez au moins une page ; il y en a { $count }
print-no_ships = il n’y a rien à imprimer : la flotte n’a ni vaisseaux ni classes
print-as_of = --as-of doit être un tour de 0 à { $last }, et non { $found }
print-one_state = --state ne s’utilise qu’avec une seule flotte
print-margins = les marges doivent être des nombres en mm, un seul ou gauche,haut,droite,bas, et non « { $found } »
print-margins_wide = les marges sont trop larges : il doit rester au moins la moitié de la largeur et de la hauteur
print-ranges = les pages doivent être des numéros ou des intervalles comme 1-3,7, et non « { $found } »
print-ranges_rise = les pages commencent à 1 et un intervalle est croissant, contrairement à « { $found } »
print-other_file = ce nom est celui d’un fichier qui n’est pas { $kind } ; choisissez un autre nom
print-pages = { $count ->
    [one] { $count } page
   *[other] { $count } pages
    }
print-lacking = { $count ->
    [one] { $count } texte contient des caractères
   *[other] { $count } textes contiennent des caractères
    } que la police n’a pas, imprimés comme �. Ajoutez avec --font FICHIER une police qui les a
print-system_fonts = les caractères qui manquent à la police fournie viennent de polices de cet ordinateur : { $fonts }. Choisissez-en d’autres avec --font FICHIER
print-no_codes = { $count ->
    [one] le code de partage de { $count } fiche est omis, car un appareil photo ne pourrait pas le lire
   *[other] les codes de partage de { $count } fiches sont omis, car un appareil photo ne pourrait pas les lire
    } ; --proof indique lesquels
print-sheets = { $sheets ->
    [one] { $sheets } fiche
   *[other] { $sheets } fiches
    } sur { $pages }

## Textes des fichiers
print-subject = Fiches de vaisseaux et pages pour la table de jeu
print-attached = La flotte de ces fiches, à ouvrir avec MetaMaker

## Contrôle avant impression
print-proof-page = page
print-proof-finding = constat
print-proof-what = contenu
print-proof-of = de
print-proof-smallest = plus petit corps
print-proof-contrast = contraste
print-proof-ink = encre (estimée)
print-proof-no_errors = aucune erreur
print-proof-paper = { $errors } ; { $single ->
    [one] { $single } feuille
   *[other] { $single } feuilles
    } en recto, { $double } en recto verso
print-proof-line = un trait
print-proof-group = un groupe
print-proof-mark = une marque
print-fault-faint = trop pâle
print-fault-outside_the_paper = hors du papier
print-fault-outside_its_box = hors de son cadre
print-fault-too_small = trop petit
print-fault-overlapping = chevauchement
print-fault-missing_glyph = signe absent de la police
print-fault-words_lost = mots perdus
print-fault-shrunk = réduit
print-fault-shortened = raccourci
print-state-unused = { $file } : { $count ->
    [one] { $count } champ rempli ne correspond pas à cette flotte et n’a pas servi : { $names }
   *[other] { $count } champs remplis ne correspondent pas à cette flotte et n’ont pas servi : { $names }
    }
print-state-foreign = { $file } : { $count ->
    [one] { $count } champ rempli appartient à une autre flotte de ce PDF
   *[other] { $count } champs remplis appartiennent à d’autres flottes de ce PDF
    }
print-state-several = plusieurs flottes de ce PDF peuvent être « { $title } ». Choisissez-en une par # et son numéro, comme rempli.pdf#2
print-state-other = aucune flotte de ce PDF n’est « { $title } ». Choisissez une autre flotte, ou une de ce PDF par # et son numéro, comme rempli.pdf#2
