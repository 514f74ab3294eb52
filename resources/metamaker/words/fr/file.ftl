### Ce qui ne va pas dans un fichier, dit en une phrase ; le fichier et l’endroit se trouvent devant.

file-stdin = entrée standard
file-stdout = sortie standard
file-share_code = code de partage
file-link = lien
file-meant = , vouliez-vous dire « { $word } » ?

## Lire et écrire
file-unnamed = attendu : le nom d’un fichier ; trouvé : un nom vide
file-unreadable = lecture impossible : { $reason }
file-unreadable_before = lecture impossible avant le remplacement
file-unreadable_before_why = lecture impossible avant le remplacement : { $reason }
file-unwritable = écriture impossible : { $reason }
file-unusable = n’a pas pu servir : { $reason }
file-unmade = création impossible : { $reason }
file-unlocked = verrouillage impossible
file-gone = ce fichier n’existe plus
file-changed = attendu : le fichier qui a été ouvert ; trouvé : un fichier modifié depuis
file-other_game = attendu : un document { $game } ; trouvé : un document d’un autre jeu
file-other_kind = c’est un document d’une autre sorte ({ $found }), qui ne peut pas servir ici
file-unremovable = suppression impossible : { $reason }
file-too_long = attendu : au plus { $most } Mo ; trouvé : davantage
file-longer = attendu : au plus { $most } Mo ; trouvé : { $found } Mo
file-reason-no_such = ce fichier ou ce dossier n’existe pas
file-reason-folder = c’est un dossier
file-reason-circle = ses liens tournent en rond
file-reason-closed = le flux est fermé
file-reason-no_folder = une partie du chemin n’est pas un dossier
file-reason-denied = accès refusé
file-reason-read_only = le disque est en lecture seule
file-reason-full = le disque est plein
file-reason-quota = le quota du disque est épuisé
file-reason-large = le système ne permet pas cette taille
file-reason-long_name = le nom est trop long
file-reason-name = ce nom ne peut servir
file-reason-protected = il est protégé en écriture
file-reason-no_file = c’est un tube ou un périphérique, pas un fichier
file-reason-refused = le système l’a refusé

## JSON
file-json-place = ligne { $line }, colonne { $column }
file-json-byte = octet { $number }
file-json-utf_16 = attendu : du texte en UTF-8 ; trouvé : UTF-16
file-json-empty = attendu : du JSON ; trouvé : un fichier vide
file-json-not_utf_8 = attendu : du texte en UTF-8 ; trouvé : d’autres octets
file-json-binary = attendu : du texte ; trouvé : des données binaires
file-json-deep = attendu : au plus { $most } niveaux d’imbrication ; trouvé : davantage
file-json-containers = attendu : au plus { NUMBER($most, useGrouping: 1) } listes et enregistrements ; trouvé : davantage
file-json-keys = attendu : au plus { NUMBER($most, useGrouping: 1) } clés ; trouvé : { NUMBER($found, useGrouping: 1) }
file-json-twice = attendu : une clé employée une seule fois ; trouvé : la même deux fois
file-json-digits = attendu : un nombre d’au plus { $most } chiffres ; trouvé : { NUMBER($found, useGrouping: 1) }
file-json-large = attendu : un nombre fini ; trouvé : un nombre trop grand
file-json-constant = attendu : un nombre ; trouvé : { $found }
file-json-surrogate = attendu : des caractères entiers ; trouvé : une demi-paire de substitution
file-json-surrogate_key = attendu : des clés en caractères entiers ; trouvé : une demi-paire de substitution
file-json-cut_off = attendu : une suite ; le fichier s’arrête au milieu, il est tronqué
file-json-comment = attendu : du JSON ; trouvé : un commentaire, que JSON n’a pas
file-json-comma = attendu : pas de virgule avant { $found } ; trouvé : une virgule
file-json-broken = attendu : { $what ->
    [value] une valeur
    [key] une clé entre guillemets doubles
    [key_after_comma] une autre clé après la virgule
    [value_after_comma] une autre valeur après la virgule
    [colon] un deux-points après la clé
    [comma] une virgule
    [end] la fin du fichier
    [control] du texte sans caractères de contrôle
    [quote] le guillemet fermant de ce texte
    [escape] un échappement permis tel que \n
   *[json] du JSON
    } ; trouvé : { $found }

## L’enveloppe
file-envelope-other = attendu : un fichier de MetaMaker, avec game, format et body ; trouvé : un autre JSON
file-envelope-key = attendu : une clé connue{ $meant }
file-envelope-value = attendu : { $entry ->
    [game] le nom d’un jeu
    [format] un nombre entier à partir de 1
    [kind] un mot
   *[body] un enregistrement
    } ; trouvé : { $found }
file-envelope-format = attendu : un nombre entier à partir de 1 ; trouvé : { $found }
file-envelope-kind = c’est { $found ->
    [fleet] une flotte
    [encounter] une rencontre
    [replay] une bataille ou une partie
    [record] une partie sur papier
    [play] des dégâts sur papier
    [event] un tournoi
    [universe] un pack d’univers
   *[other] un fichier de la sorte « { $found } »
}, et non { $kind ->
    [fleet] une flotte
    [encounter] une rencontre
    [replay] une bataille ou une partie
    [record] une partie sur papier
    [play] des dégâts sur papier
    [event] un tournoi
    [universe] un pack d’univers
   *[other] un fichier de la sorte « { $kind } »
}{ $found ->
    [encounter] { "" } ; « metamaker encounter » et « metamaker battle » le lisent
    [replay] { "" } ; « metamaker play » et « metamaker battle » le lisent
    [record] { "" } ; l’application l’ouvre
    [play] { "" } ; « metamaker sheets --state » le lit
    [event] { "" } ; « metamaker event » le lit
    [universe] { "" } ; « metamaker use » et « metamaker universe » le lisent
   *[other] { "" }
}
file-envelope-newer = attendu : { $most } ou moins ; trouvé : { $found }, écrit par une version plus récente de MetaMaker
file-envelope-body = attendu : un contenu de format { $format } ; trouvé : une autre forme
file-envelope-game = attendu : l’un de { $known } ; trouvé : « { $found } »{ $meant }
file-kind-nothing = rien
file-kind-truth = vrai ou faux
file-kind-number = un nombre
file-kind-text = du texte
file-kind-list = une liste
file-kind-record = un enregistrement

## Documents
file-expected = attendu : { $what } ; trouvé : { $found }{ $meant }
file-expected-nothing = attendu : { $what } ; trouvé : rien
file-expected-key = attendu : une clé connue{ $meant }
file-expected-key_of = attendu : une clé connue, l’une de { $known }
file-control = attendu : du texte sans caractères de contrôle ; trouvé : { $found } au caractère { $place }
file-found-list = une liste de { $count }
file-found-record = un enregistrement
file-found-long = { $found }… ({ $count } caractères)
file-want-one_of = l’un de { $known }
file-want-one_of_many = l’un de { $count } mots connus
file-want-whole = un nombre entier{ $bounds ->
    [both] { " " }de { $low } à { $high }
    [least] { " " }d’au moins { $low }
    [most] { " " }d’au plus { $high }
   *[none] { "" }
    }
file-want-number = un nombre{ $bounds ->
    [both] { " " }de { $low } à { $high }
    [least] { " " }d’au moins { $low }
    [most] { " " }d’au plus { $high }
   *[none] { "" }
    }
file-want-id = un identifiant en minuscules, chiffres et traits d’union simples
file-want-pattern = un texte de la forme { $pattern }
file-want-text = un texte{ $bounds ->
    [same] { " " }de { $low } caractères
    [both] { " " }de { $low } à { $high } caractères
    [least] { " " }d’au moins { $low } caractères
    [most] { " " }d’au plus { $high } caractères
   *[none] { "" }
    }
file-want-truth = vrai ou faux
file-want-list = une liste{ $bounds ->
    [same] { " " }de { $low } entrées
    [both] { " " }de { $low } à { $high } entrées
    [least] { " " }d’au moins { $low } entrées
    [most] { " " }d’au plus { $high } entrées
   *[none] { "" }
    }
file-want-kind = un enregistrement dont « { $key } » est l’un de { $known }
file-want-record = un enregistrement

## Ce qu’un document a sous un nom
file-name-no_number = { $of } n’a pas de nombre « { $found } »{ $meant ->
    [none] ;
   *[other] { $meant }
    } il y a { $known } ; pour les parties { $parts } et d’autres

## Codes de partage
file-code-other = attendu : un code de partage, qui commence par MM1- ; trouvé : un autre texte
file-code-link = attendu : un lien avec un code de partage seul, { $form } ; trouvé : un autre
file-code-too_much = attendu : au plus { $most } Mo à partager ; trouvé : { $found } Mo
file-code-too_much_inside = attendu : au plus { $most } Mo dedans ; trouvé : davantage
file-code-cut_off = code tronqué : la fin manque
file-code-wrong = code abîmé : une lettre au milieu est fausse ou manque
file-code-damaged = code abîmé : sa somme de contrôle ne correspond pas
file-code-letters = code abîmé : certaines de ses lettres ne sont ni A–Z ni 2–7
file-code-too_many_parts = attendu : un code d’au plus { $most } parties ; trouvé : { $found }
file-code-too_long = attendu : un code de partage d’au plus { $most } caractères ; trouvé : { $found }
file-code-newer = attendu : version { $most } ou moins ; trouvé : { $found }, fait par une version plus récente de MetaMaker
file-code-strangers = attendu : les parties d’un seul code de partage ; trouvé : celles de plusieurs
file-code-twice = attendu : les parties d’un seul code de partage ; trouvé : deux qui ont le numéro { $number }
file-code-numbers = attendu : des parties de 1 à { $count } ; trouvé : d’autres
file-code-missing = attendu : { $count } parties ; trouvé : { $found } ; il manque : { $missing }

## Images
file-picture-empty = cette image ne contient pas de flotte : les messageries et logiciels d’images enlèvent souvent ce qui n’est pas image
file-picture-cut_off = cette image est tronquée
file-picture-damaged = cette image est abîmée : une somme de contrôle ne correspond pas
file-picture-text = le texte de cette image est abîmé
file-picture-packed = le texte de cette image est compressé d’une façon inconnue
file-picture-too_long = attendu : un texte d’au plus { $most } Mo dans cette image ; trouvé : davantage

## PDF
file-pdf-several = attendu : un choix tel que { $file }#1, car ce fichier en contient plusieurs : { $fleets }
file-pdf-none_such = attendu : l’une des flottes qu’il contient : { $fleets }
file-pdf-other = attendu : un fichier PDF avant le # ; trouvé : un fichier d’une autre sorte
file-pdf-empty = ce fichier PDF ne contient ni flotte en pièce jointe, ni code de partage dans le texte de ses pages
file-pdf-no_form = attendu : des fiches à remplir à l’écran ; trouvé : un fichier PDF sans champs
file-pdf-much = ce fichier PDF contient plus qu’il n’est possible de lire
file-pdf-damaged = ce fichier PDF est abîmé ou verrouillé, lecture impossible
file-pdf-long = la pièce jointe a { $found } octets, { $most } au plus sont lus
file-pdf-no_tree = les noms des pièces jointes de ce fichier PDF ne forment pas un arbre
file-pdf-checksum = la pièce jointe de ce fichier PDF est abîmée : elle ne correspond pas à sa somme de contrôle

## Fichiers de la fenêtre
file-settings-other = attendu : des réglages ; trouvé : un autre JSON
file-settings-format = attendu : un nombre entier de 1 à { $most } ; trouvé : un autre
file-settings-shape = attendu : des réglages de format { $format } ; trouvé : une autre forme
file-recovery-format = attendu : du travail retrouvé de format { $format } ; trouvé : autre chose
file-recovery-document = attendu : l’heure et le document ; trouvé : autre chose
file-recovery-title = attendu : un titre et un fichier ; trouvé : autre chose

## Polices
file-font-long = { $file } : la police a plus de { $most } octets
file-font-outlines = { $file } : une seule police aux contours TrueType est attendue
file-font-damaged = { $file } : la police est abîmée
file-font-table = { $file } : il manque à la police la table « { $table } »
file-font-licence = { $file } : la licence de la police interdit de l’incorporer
file-universe = une flotte était attendue, et voici l’univers « { $title } », dont se servent les flottes
file-universe-none = un univers était attendu, et voici autre chose
file-universe-made = un univers se fait à partir d’une flotte
