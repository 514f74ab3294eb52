<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About MetaMaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design starships for tabletop games: every number explained, record sheets to print, fleets in one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Qt %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open from clip&amp;board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vert to the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to new &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Share…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About MetaMaker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arrival</name>
    <message>
        <source>Brought: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared, as equals were here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renamed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rules of the two fleets differ, so numbers may too: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arrivals</name>
    <message>
        <source>what was brought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shall be done with %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring its classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no Metaverse fleet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CanvasBar</name>
    <message>
        <source>Ship or class on the canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 class</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>PRINT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print none of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the page lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room for the binding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binding at the right on even pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These margins leave less than half of the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LOOK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of a sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share codes for cameras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be filled in on a screen (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pencil in damage…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file of a game in play; its damage is marked on the sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a PDF carries inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots per inch of PNG pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in millimetres</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandTree</name>
    <message>
        <source>Chain of command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareChoice</name>
    <message>
        <source>Classes to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From another file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COMPARE</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Tick two classes or more to compare them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with a class of another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That file is of another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No differences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DefinitionEditor</name>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts another weapon in its place on all mounts of the fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DefinitionList</name>
    <message>
        <source>Search %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are none yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DefinitionStrip</name>
    <message>
        <source>ON THE SHEET</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stands on a printed sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DesignPage</name>
    <message>
        <source>Close the explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet and parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers and selection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Save the changes of “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Save the changes of %n fleet(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file of “%1” was changed by another program. Write over it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to what is in the file of “%1”? This can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” carries several fleets. Which one?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>What differs: file → window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing: file and window hold the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawingView</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ElementActions</name>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ElementCard</name>
    <message>
        <source>%1 of %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ adds one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ElementMenu</name>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being worked out…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All steps of the calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EXPLANATION</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press a number to see why it is so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 OF %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes it by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaultDialog</name>
    <message>
        <source>A fault of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your work was written to its recovery files. Go on, or save now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1 since the last edit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileWork</name>
    <message>
        <source>New fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected a share code, which begins with MM1-, found other text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of “%1” was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of “%1” is not there any more. Saving writes it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Findings of the proof-reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading proofs …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 printing error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 printing errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 printing note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 printing notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FleetCommands</name>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New squadron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New bay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – used by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace %1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to folder %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 out of its folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in what %1 has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fleet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FleetEdits</name>
    <message>
        <source>%1 elements</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FleetPage</name>
    <message>
        <source>FLEET</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SELECTED</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a ship to see and change what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a fleet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FleetPanel</name>
    <message>
        <source>FLEET</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a ship</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FleetRows</name>
    <message>
        <source>flagship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside the fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 squadrons without a carrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 squadron without a carrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points over the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tier %1 over the limit of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used %1 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>launches %1, carries %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FleetTabs</name>
    <message>
        <source>Open fleets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to new window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message>
        <source>Rule of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1 (F1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormulaCard</name>
    <message>
        <source>Begin with the book&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the book&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THE BOOK SAYS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THIS FLEET SAYS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IT MAY USE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an entry of the book to see its formula, and to write one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book has no such entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers and other entries of its chapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House formula of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules fix this one: no house formula can replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be used, and is in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book&apos;s formula is in force.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GraphsPage</name>
    <message>
        <source>Graphs &amp;of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class or weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This fleet has neither classes nor weapons yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Groups</name>
    <message>
        <source>1 ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 squadron type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 squadron types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 bay type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bay types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 entry of squadrons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entries of squadrons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseFormulas</name>
    <message>
        <source>Formula book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the formula book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House formulas only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House formula of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>edit weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain the combat value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit bay type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edit squadron type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace everywhere by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryPanel</name>
    <message>
        <source>Classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries of this fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New squadron type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New bay type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveCard</name>
    <message>
        <source>No ship</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept for recovery: %1. Save your work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be used and were put aside: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work of an earlier run was found.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;leet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Output</name>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed 1 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed %1 pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageSwitch</name>
    <message>
        <source>Page: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PagesView</name>
    <message>
        <source>Pages as they are printed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Favourites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PARTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show parts up to this tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier ≤ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No part is called so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter adds to the selection; drag onto the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tier %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaletteView</name>
    <message>
        <source>Parts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another language is used from the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>The printer cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer takes no further page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>PROBLEMS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ship only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems with this ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems: legal for play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Recovered work</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there any more: opens as a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed since: opens as a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterCommands</name>
    <message>
        <source>Add a ship of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a squadron of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 under no commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put %1 under %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command level of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the class of %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterTable</name>
    <message>
        <source>Ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 squadrons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 squadron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the roster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add squadrons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring in a fleet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This fleet has no squadron types</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowPainter</name>
    <message>
        <source>Name of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encounter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDock</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule has “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectionAdders</name>
    <message>
        <source>+ fore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a fore section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a port section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ starboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a starboard section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ aft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an aft section</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SectorWheel</name>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShareMenu</name>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy share code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Copied as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as share code: %1 letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetCanvas</name>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetEditor</name>
    <message>
        <source>New ship class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate part</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetEdits</name>
    <message>
        <source>There is no ship to add it to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a ship class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be changed that way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be removed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed %1; undo brings it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no part on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 came along under another id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs on a ship.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Record sheets of ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record sheets of classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages for the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed ships alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two on a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines, little ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside the paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside its box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too small to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a letter is missing in the font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too faint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made smaller to fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shortened to fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pages · %2 sheets of paper on both sides</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetsPage</name>
    <message>
        <source>Page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages in small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF or pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is chosen to be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage from a game in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play states (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShipActions</name>
    <message>
        <source>Add a ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put under the commander above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put under the ship before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no class yet that a ship could be of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add squadrons without a carrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a ship under %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the class of this squadron (%1 ships)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select this squadron</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideDocks</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SquadronWeapons</name>
    <message>
        <source>WEAPONS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a weapon to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SquadronsPage</name>
    <message>
        <source>New squadron type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squadron types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bay types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New bay type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This fleet has no squadrons and no bays yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent fleets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files can be dropped anywhere: fleets, prints, picture cards, share codes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New fleet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open share code from clipboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TagsField</name>
    <message>
        <source>separated by commas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TargetBar</name>
    <message>
        <source>&amp;Armour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Plates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adap&amp;tation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deflector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target &amp;rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;EW</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TargetPanel</name>
    <message>
        <source>Take from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AGAINST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>• edited</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UsedBy</name>
    <message>
        <source>USED BY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing uses it yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>WHERE THE VALUE COMES FROM</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WeaponCard</name>
    <message>
        <source>Move %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WeaponCharts</name>
    <message>
        <source>Lay another weapon over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no other</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WeaponsPage</name>
    <message>
        <source>Weapons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IDENTITY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DAMAGE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REACH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AREA AND FIRE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIERCING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SPECIAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This fleet has no weapons yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ZoomBox</name>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in real size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Drops</name>
    <message>
        <source>Only ships and classes have a place in the chain of command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in this fleet already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A class cannot be put in front of itself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
