### Ce que la ligne de commande dit d’elle-même.

cli-no-language = { $known } attendu, « { $found } » trouvé

## Comment elle commence et finit
cli-sentence = metamaker : { $problem }
cli-no-output = impossible d’écrire sur la sortie standard : { $reason }

## Mots d’une commande qui ne peuvent servir

cli-chosen-one = attendu : l’un de { $known } ; trouvé : « { $found } »{ $meant }
cli-chosen-some = attendu : un choix parmi { $known } ; trouvé : « { $found } »{ $meant }
cli-missing-argument = argument manquant : { $of }
cli-without = attendu : { $what } sans { $others } ; trouvé : les deux

## Fichiers, et ce qu’ont leurs jeux
cli-once = attendu une seule fois parmi les fichiers, trouvé une deuxième fois
cli-settings-large = il est trop grand
cli-settings-broken = attendu : des réglages en TOML : { $reason }
cli-settings-unknown = il n’y a pas de réglage « { $found } »{ $meant }
cli-settings-value = attendu : un texte, un nombre, true ou false
cli-completion-which = attendu : un de { $known }, car ce terminal ne dit pas lequel il est
cli-offered = attendu : un jeu { $part ->
    [checks] dont les documents sont vérifiés
    [designs] à plans de vaisseaux
    [sheets] à fiches de vaisseau
    [play] dont le programme connaît les batailles
    [weighing] dont les vaisseaux peuvent être pesés
    [odds] qui a des pronostics
    [limits] qui a des tournois
    [universes] qui a des univers
   *[prints] qui s’imprime
    } ; trouvé : { $game }
cli-same_game = attendu : { $game } comme dans { $file } ; trouvé : { $found }
cli-main_kind = attendu : une flotte ; trouvé : un document d’une autre sorte, { $found }
cli-same_kind = attendu : la même sorte de document que { $file } ; trouvé : une autre
cli-json_name = attendu : le nom d’un fichier JSON ; `metamaker sheets` imprime en PDF
cli-png_name = attendu : le nom d’un fichier PNG
cli-short_whole = --short liste toute la flotte ; il ne peut pas être combiné avec { $other }
cli-print_name = attendu : un nom qui finit par { $known }
cli-new_file = attendu : un nouveau fichier ; trouvé : un fichier qui existe déjà
cli-foreign = attendu : aucun fichier ; trouvé : un fichier ; --output donne un autre nom à l’impression, --force écrit par-dessus
cli-empty_folder = attendu : un dossier avec des flottes
cli-watch = impression à chaque changement d’un fichier ; Ctrl+C y met fin
cli-watch-files = attendu : des fichiers à surveiller, sur un disque
cli-new_template = attendu : un modèle parmi { $known } ; trouvé : « { $found } »{ $meant }
cli-no_sample = il n’y a pas d’exemple « { $name } »{ $meant }
cli-one_page = attendu : une page ou un PDF à écrire ; trouvé : { $count ->
    [one] { $count } page
   *[other] { $count } pages
    }
cli-wrote = { $file } : écrit
cli-wrote-what = { $file } : écrit ({ $what })
cli-wrote-document = { $file } : écrit ({ $title }, { $game }, format { $format })
cli-wrote-new = { $file } : écrit ({ $title }, { $game })
cli-wrote-completion = { $file } écrit : complétion pour { $shell }, dès le prochain terminal
cli-wrote-encounter = { $files } : engagement écrit
cli-wrote-replay = { $file } : bataille enregistrée
cli-wrote-pictures = { $folder } : { $count ->
    [one] { $count } image écrite
   *[other] { $count } images écrites
    }
cli-wrote-damaged = { $file } : { $count ->
    [one] { $count } fiche écrite
   *[other] { $count } fiches écrites
    }, état après le tour { $turn }

## Exemples
cli-samples-none = aucun exemple
cli-samples-sample = exemple
cli-samples-fleet = flotte
cli-samples-encounter = engagement
cli-samples-sides = camps
cli-samples-gist = mise en place
cli-samples-universe = univers
cli-samples-version = version
cli-samples-number = { $symbol ->
    [combat_value] valeur
    [tier] palier
   *[ships] vaisseaux
    }
cli-samples-copy = metamaker samples NOM en copie un dans ce dossier

## Problèmes et nombres
cli-where = endroit
cli-problem = problème
cli-rule = règle
cli-severity = { $severity ->
    [error] erreur
    [warning] avertissement
   *[note] remarque
    }
cli-count = { $severity ->
    [error] { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
        }
    [warning] { $count ->
        [one] { $count } avertissement
       *[other] { $count } avertissements
        }
   *[note] { $count ->
        [one] { $count } remarque
       *[other] { $count } remarques
        }
    }
cli-no_problems = aucun problème

## Edits
cli-fix-alone = attendu : --output et --dry-run avec --fix
cli-fix-one = attendu : un seul fichier avec --output ; trouvé : plusieurs
cli-fix-done = { $where } : { $done }
cli-fix-count = { $count ->
    [0] rien n’a été corrigé
    [one] { $count } problème corrigé
   *[other] { $count } problèmes corrigés
    }
cli-edit-added = { $title } ajouté ({ $where })
cli-edit-set = { $what } de { $where } : { $after } au lieu de { $before }
cli-edit-merged = { $title } ajoutée
cli-edit-renamed = { $before } s’appelle désormais { $after }
cli-edit-nothing = rien à changer
cli-edit-problem = { $severity ->
    [error] nouvelle erreur
    [warning] nouvel avertissement
   *[note] nouvelle remarque
    } : { $where } : { $problem }
cli-edit-no_file = attendu : --output, car ce n’est pas un fichier de flotte qui puisse être écrit
cli-edit-no_such = il n’y a rien qui s’appelle « { $found } » à ajouter{ $meant }
cli-missing-sample = { $problem } ; c’est un exemple : `metamaker samples { $sample }` le copie ici
cli-missing-meant = { $problem }{ $meant }
cli-edit-nothing_there = il n’y a rien de ce nom
cli-edit-misspelt = rien ne s’appelle « { $found } »{ $meant }
cli-edit-several = plusieurs s’appellent « { $found } » : nommez-en un, de { $known }
cli-edit-nobody = { $problem } ; le reste se nomme par des références, comme { $example }
cli-edit-no_key = attendu : un de { $known } ; trouvé : « { $found } »{ $meant }
cli-edit-key = clé
cli-edit-label = ce que c’est
cli-edit-value = valeur
cli-edit-choices = peut être
cli-value-whole = attendu : un nombre entier ; trouvé : « { $found } »
cli-value-number = attendu : un nombre ; trouvé : « { $found } »
cli-value-flag = attendu : yes ou no ; trouvé : « { $found } »

cli-ship = vaisseau
cli-class = classe
cli-command = commandement
cli-beside = hors vaisseaux
cli-miniatures = figurines
cli-miniatures-of = de
cli-miniatures-kind = { $kind ->
    [ship] vaisseau
    [squadron] escadrille
    [marker] marqueur
   *[other] { $kind }
    }
cli-label = { $label } ({ $unit })
cli-decimal = ,
cli-group = { "\u202F" }

## Pourquoi un nombre est ce qu’il est
cli-explain-of = { $of } : { $label } { $value }
cli-explain-from = vient de
cli-explain-part = part
cli-explain-one_more = un exemplaire de plus ajoute
cli-explain-what_if = et si
cli-explain-changes = cela changerait de
cli-explain-formula = formule { $name } :
cli-explain-house = formule maison { $name } :
cli-explain-failed = au lieu de la formule maison : { $reason }

## Ce qui diffère
cli-diff-none = aucune différence
cli-diff-fleet = flotte
cli-diff-number = nombre
cli-diff-before = avant
cli-diff-after = après
cli-diff-moved = venu de { $place }
cli-diff-entries = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
    }
cli-diff-yes = oui
cli-diff-no = non
cli-diff-nothing = rien

## Règles
cli-rules-none = aucune règle ne contient « { $words } »{ $meant }

## Ce qu’il constate quand il se vérifie
cli-self_test-step = { $step ->
    [open] ouvre un exemple
    [check] le vérifie
    [explain] explique un nombre
    [print] imprime ses fiches
    [fight] livre une bataille
    [share] en livre dans d’autres processus
   *[window] ouvre la fenêtre
    } ({ $seconds } s) : { $told }
cli-self_test-checked = { $count ->
    [0] aucun problème
    [one] aucune erreur, une remarque
   *[other] aucune erreur, { $count } remarques
    }
cli-self_test-explained = { $label } de { $of } : { $value }
cli-self_test-printed = { $pages ->
    [one] une page
   *[other] { $pages } pages
    }, { $size } ko, d’où la flotte s’ouvre à nouveau
cli-self_test-other = ce que contient l’impression n’est pas la flotte imprimée
cli-self_test-fought = finie après { $turns } tours, { $events } événements
cli-self_test-no_end = pas finie après { $turns } tours
cli-self_test-shared = { $count } batailles
cli-self_test-lost = { $fought } batailles livrées sur { $asked }
cli-self_test-window = dessinée sans être montrée, en { $colours } couleurs
cli-self_test-empty_window = rien n’y est dessiné
cli-self_test-no_window = omise, car la fenêtre n’est pas installée
cli-self_test-end = { $failed ->
    [0] Les { $count } étapes ont réussi
    [one] Une étape sur { $count } a échoué
   *[other] { $failed } étapes sur { $count } ont échoué
    }, en { $seconds } s.

## La fenêtre, les barres qui avancent
cli-window-install = la fenêtre a besoin de PySide6-Essentials, qui n’est pas installé : { $command }
cli-window-display = la fenêtre a besoin d’un écran, et il n’y en a pas : ni DISPLAY ni WAYLAND_DISPLAY n’est défini
cli-window-library = la fenêtre ne peut s’ouvrir, car une bibliothèque manque : { $reason }
cli-bar-battles = batailles
cli-bar-sheets = fiches

cli-usage-see = { $asks ->
    [yes] { $problem } Voir { $command } --help
   *[no] { $problem } ; voir { $command } --help
    }
cli-usage-missing =
    { $kind ->
        [option] il manque l’option { $name }
        [argument] il manque l’argument { $name }
       *[other] il manque le paramètre { $name }
    }
cli-usage-no_option = option inconnue : { $name }
cli-usage-no_verb =
    { $guessed ->
        [yes] commande inconnue : { $name }, peut-être { $meant }
       *[no] commande inconnue : { $name }
    }
cli-usage-no_value = l’option { $name } demande une valeur
cli-usage-needless_value = l’option { $name } n’a pas de valeur
cli-usage-too_many = mots en trop ({ $found })
cli-usage-invalid = valeur impossible pour { $name } : { $reason }
cli-usage-invalid_word = { $reason }
cli-usage-too_large = au plus { $most } attendu
cli-usage-too_small = au moins { $least } attendu
cli-usage-no_whole_number = un nombre entier est attendu
cli-usage-no_number = un nombre est attendu
cli-usage-no_truth = attendu : true ou false
cli-fault = une erreur du programme, merci de la signaler ({ $what }) ; METAMAKER_DEBUG=1 montre où

## Univers
cli-universe-versions = { $before ->
    [0] { $name } { $after }
   *[other] { $name } : de { $before } à { $after }
    }
cli-universe-quiet = { $count ->
    [one] { $count } élément est ici comme dans l’univers
   *[other] { $count } éléments sont ici comme dans l’univers
    }
cli-universe-value = valeur de combat
cli-universe-unused = la flotte ne se sert pas encore de « { $name } » : metamaker use l’y apporte
cli-universe-undecided = { $count ->
    [one] { $count } élément diffère ici et dans l’univers, donc rien n’est écrit : dites --take mine ou --take theirs
   *[other] { $count } éléments diffèrent ici et dans l’univers, donc rien n’est écrit : dites --take mine ou --take theirs
    }
