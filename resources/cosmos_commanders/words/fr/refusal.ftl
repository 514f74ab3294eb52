### Pourquoi une chose ne peut être.

refusal-loop = une ligne relie deux systèmes différents
refusal-joined = les deux systèmes sont déjà reliés
refusal-crosses = elle croiserait { $line }
refusal-type = Le type d’un système ne peut être { $value }.
