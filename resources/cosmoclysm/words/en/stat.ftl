### Numbers of types.

stat-type = attack { $attack }, defence { $defence }
