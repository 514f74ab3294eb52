### Why something cannot be.

refusal-loop = a line must join two different systems
refusal-joined = a line already joins the two systems
refusal-crosses = the line would cross { $line }
refusal-type = The type of a system cannot be { $value }.
