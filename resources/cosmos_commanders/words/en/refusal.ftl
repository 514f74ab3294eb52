### Why something cannot be.

refusal-loop = a line joins two different systems
refusal-joined = the two systems are joined already
refusal-crosses = it would cross { $line }
refusal-type = The type of a system cannot be { $value }.
