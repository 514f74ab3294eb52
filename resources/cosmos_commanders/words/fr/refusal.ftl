### Pourquoi une chose n’est pas possible.

refusal-loop = une ligne doit relier deux systèmes différents
refusal-joined = une ligne relie déjà les deux systèmes
refusal-crosses = la ligne croiserait { $line }
refusal-type = Le type d’un système ne peut pas être { $value }.
