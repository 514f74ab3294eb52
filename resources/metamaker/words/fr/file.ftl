### Problèmes de fichiers ; le fichier et l’endroit précèdent la phrase.

file-stdin = entrée standard
file-stdout = sortie standard
file-share_code = code de partage
file-link = lien
file-meant =  ; vouliez-vous dire « { $word } » ?
file-choose =  ; choisissez parmi { $known }
file-problem = { $place } : { $problem }

## Lire et écrire
file-unnamed = le nom du fichier est vide
file-unreadable = lecture impossible : { $reason }
file-unreadable_before = le fichier existant est illisible et n’a pas été remplacé
file-unreadable_before_why = le fichier existant est illisible et n’a pas été remplacé : { $reason }
file-unwritable = écriture impossible : { $reason }
file-unusable = utilisation impossible : { $reason }
file-unmade = création impossible : { $reason }
file-unlocked = verrouillage impossible
file-gone = ce fichier n’existe plus
file-changed = un autre programme a modifié ce fichier depuis que vous l’avez ouvert
file-other_game = ce n’est pas un fichier de { $game } ; utilisez un fichier de ce jeu
file-other_kind = c’est un document d’une autre sorte ({ $found }), inutilisable ici
file-unremovable = suppression impossible : { $reason }
file-too_long = le fichier dépasse la limite de { $most } Mo
file-longer = le fichier fait { $found } Mo ; la limite est de { $most } Mo
file-reason-no_such = ce fichier ou ce dossier n’existe pas
file-reason-folder = c’est un dossier
file-reason-circle = ses liens tournent en rond
file-reason-closed = le flux est fermé
file-reason-no_folder = une partie du chemin n’est pas un dossier
file-reason-exists = un fichier de ce nom existe
file-reason-address = cet ordinateur n’a pas cette adresse
file-reason-denied = accès refusé
file-reason-read_only = le disque est en lecture seule
file-reason-full = le disque est plein
file-reason-quota = le quota du disque est épuisé
file-reason-large = le système ne permet pas cette taille
file-reason-long_name = le nom est trop long
file-reason-name = ce nom est inutilisable
file-reason-protected = il est protégé en écriture
file-reason-no_file = c’est un tube ou un périphérique, pas un fichier
file-reason-refused = le système l’a refusé

## JSON
file-json-place = ligne { $line }, colonne { $column }
file-json-byte = octet { $number }
file-json-utf_16 = le fichier est en UTF-16 ; enregistrez-le en UTF-8
file-json-empty = le fichier est vide
file-json-not_utf_8 = le fichier n’est pas du texte en UTF-8
file-json-binary = le fichier contient des données binaires au lieu de texte
file-json-deep = trop de listes et d’enregistrements imbriqués ; la limite est de { $most } niveaux
file-json-containers = trop de listes et d’enregistrements ; la limite est de { NUMBER($most, useGrouping: 1) }
file-json-keys = un enregistrement a { NUMBER($found, useGrouping: 1) } clés ; la limite est de { NUMBER($most, useGrouping: 1) }
file-json-twice = cette clé est présente deux fois ; n’en gardez qu’une
file-json-digits = ce nombre a { NUMBER($found, useGrouping: 1) } chiffres ; la limite est de { $most }
file-json-large = ce nombre est trop grand
file-json-constant = { $found } n’existe pas en JSON ; mettez un nombre
file-json-surrogate = ce texte contient une moitié de caractère (une demi-paire de substitution)
file-json-surrogate_key = une clé contient une moitié de caractère (une demi-paire de substitution)
file-json-cut_off = le fichier est tronqué
file-json-comment = JSON n’admet pas de commentaires ; retirez celui-ci
file-json-comma = virgule en trop avant { $found }
file-json-broken = { $what ->
    [value] une valeur ne peut pas commencer par { $found }
    [key] une clé doit être entre guillemets doubles ; celle-ci commence par { $found }
    [key_after_comma] une autre clé doit suivre la virgule, et non { $found }
    [value_after_comma] une autre valeur doit suivre la virgule, et non { $found }
    [colon] après la clé, il y a { $found } au lieu d’un deux-points
    [comma] il manque une virgule avant { $found }
    [end] le JSON est complet, mais le fichier continue par { $found }
    [control] un texte ne peut pas contenir de caractères de contrôle comme { $found }
    [quote] il manque le guillemet fermant de ce texte
    [escape] { $found } ne commence pas un échappement permis tel que \n
   *[json] ce n’est pas du JSON : le texte commence par { $found }
    }

## L’enveloppe
file-envelope-other = c’est du JSON, mais pas un fichier de MetaMaker, qui a les entrées « game », « format » et « body »
file-envelope-key = l’entrée « { $key } » est inconnue{ $meant }
file-envelope-value = « { $entry } » { $found ->
    [nothing] manque ; il faut
   *[other] doit être
    } { $entry ->
    [game] le nom d’un jeu
    [format] un nombre entier à partir de 1
    [kind] un mot
   *[body] un enregistrement
    }{ $found ->
    [nothing] { "" }
   *[other] , et non { $found }
    }
file-envelope-format = « format » doit être un nombre entier à partir de 1, et non { $found }
file-envelope-kind = c’est { $found ->
    [fleet] une flotte
    [encounter] un engagement
    [replay] une bataille ou une partie
    [record] une partie sur papier
    [play] des dégâts sur papier
    [event] un tournoi
    [universe] un univers
   *[other] un fichier de la sorte « { $found } »
}, et non { $kind ->
    [fleet] une flotte
    [encounter] un engagement
    [replay] une bataille ou une partie
    [record] une partie sur papier
    [play] des dégâts sur papier
    [event] un tournoi
    [universe] un univers
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
file-envelope-newer = le fichier est au format { $found }, mais cette version de MetaMaker ne lit que les formats jusqu’à { $most }. Mettez MetaMaker à jour pour l’ouvrir
file-envelope-body = le contenu ne correspond pas au format { $format }, qu’indique le fichier
file-envelope-game = jeu « { $found } » inconnu{ $meant }
file-kind-truth = vrai ou faux
file-kind-number = un nombre
file-kind-text = du texte
file-kind-list = une liste
file-kind-record = un enregistrement

## Documents
file-expected = { $entry ->
    [none] cette entrée
   *[other] « { $entry } »
    } doit être { $what }, et non { $found }{ $meant }
file-expected-nothing = « { $entry } » manque ; il faut { $what }
file-expected-key = l’entrée « { $entry } » est inconnue{ $meant }
file-control = les caractères de contrôle ne sont pas admis ; le caractère { $place } est { $found }
file-day = doit être un jour comme 2026-11-29
file-found-list = une liste de { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
    }
file-found-record = un enregistrement
file-found-text = « { $found } »
file-found-long = « { $found }… » ({ $count } caractères)
file-want-one_of = l’un de { $known }
file-want-one_of_many = l’un de { $count } mots fixés
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

## Noms
file-name-no_number = { $of } n’a pas de nombre « { $found } »{ $meant ->
    [none] . Il y a
   *[other] { $meant } Il y a
    } { $known }, et pour { $parts } et d’autres

## Codes de partage
file-code-other = ce n’est pas un code de partage ; un code commence par MM1-
file-code-link = un lien doit contenir un seul code de partage, comme { $form }
file-code-too_much = un code de partage contient au plus { $most } Mo, et ceci fait { $found } Mo
file-code-too_much_inside = le contenu dépasse la limite de { $most } Mo
file-code-cut_off = le code est incomplet : copiez-le de nouveau jusqu’à la fin
file-code-wrong = le code est abîmé : un caractère est faux ou manque. Copiez-le de nouveau
file-code-damaged = le code est abîmé : sa somme de contrôle ne correspond pas. Copiez-le de nouveau
file-code-letters = le code est abîmé : il a d’autres caractères que A–Z et 2–7. Copiez-le de nouveau
file-code-too_many_parts = le code a { $found } parties ; la limite est de { $most }
file-code-too_long = le code a { $found } caractères ; la limite est de { $most }
file-code-newer = le code est de version { $found }, mais cette version de MetaMaker ne lit que les versions jusqu’à { $most }. Mettez MetaMaker à jour pour l’ouvrir
file-code-strangers = ces parties viennent de plusieurs codes de partage ; utilisez celles d’un seul
file-code-twice = deux parties différentes ont le numéro { $number } ; utilisez celles d’un seul code
file-code-numbers = une partie a un numéro qui n’est pas de 1 à { $count }
file-code-missing = le code a { $count } parties, et vous en avez donné { $found } ; il manque : { $missing }

## Images
file-picture-empty = cette image ne contient pas de flotte ; les messageries et les logiciels d’images l’enlèvent souvent
file-picture-cut_off = cette image est tronquée ; copiez-la de nouveau
file-picture-damaged = cette image est abîmée : une somme de contrôle ne correspond pas
file-picture-text = le texte de cette image est abîmé
file-picture-packed = le texte de cette image est compressé par une méthode inconnue
file-picture-too_long = le texte de cette image dépasse la limite de { $most } Mo

## PDF
file-pdf-several = ce PDF contient plusieurs flottes : { $fleets }. Choisissez-en une par # et son numéro, comme { $file }#1
file-pdf-none_such = il n’y a pas cette flotte dans ce PDF ; choisissez parmi { $fleets }
file-pdf-other = ce n’est pas un PDF ; seul un PDF peut avoir un numéro après #
file-pdf-empty = ce PDF ne contient pas de flotte : ni pièce jointe, ni code de partage dans son texte
file-pdf-no_form = ce PDF n’a pas de champs ; seules les fiches imprimées avec --fillable se remplissent à l’écran
file-pdf-much = ce PDF contient plus de données que MetaMaker n’en lit
file-pdf-damaged = ce PDF est abîmé ou verrouillé, et illisible
file-pdf-long = la pièce jointe a { $found } octets ; la limite est de { $most }
file-pdf-no_tree = la liste des pièces jointes de ce PDF est abîmée
file-pdf-checksum = la pièce jointe de ce PDF est abîmée : sa somme de contrôle ne correspond pas

## Fichiers de l’application
file-settings-other = c’est du JSON, mais pas un fichier de réglages
file-settings-format = cette version de MetaMaker ne lit que les réglages des formats 1 à { $most }
file-settings-shape = les réglages ne correspondent pas au format { $format }, qu’indique le fichier
file-recovery-format = ce n’est pas du travail récupéré de format { $format }
file-recovery-document = il manque l’heure ou le document du travail récupéré
file-recovery-title = il manque le titre ou le fichier du travail récupéré

## Polices
file-font-long = { $file } : la police a plus de { $most } octets
file-font-outlines = { $file } : il faut une seule police aux contours TrueType
file-font-damaged = { $file } : la police est abîmée
file-font-table = { $file } : il manque à la police la table « { $table } »
file-font-licence = { $file } : la licence de la police interdit de l’incorporer
file-universe = c’est l’univers « { $title } », et non une flotte ; importez-le dans une flotte avec `metamaker use`
file-universe-none = ce n’est pas un univers ; `metamaker universe` en fait un à partir d’une flotte
file-universe-made = un univers se fait à partir d’une flotte
