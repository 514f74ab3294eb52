<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Details</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <source>Save the changes of %n document(s)?</source>
        <translation>
            <numerusform>Save the changes of %n document?</numerusform>
            <numerusform>Save the changes of %n documents?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message numerus="yes">
        <source>%n file(s) cannot be used:</source>
        <translation>
            <numerusform>%n file cannot be used:</numerusform>
            <numerusform>%n files cannot be used:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PublishDialog</name>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n design</numerusform>
            <numerusform>%n designs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message numerus="yes">
        <source>%n design(s)</source>
        <translation>
            <numerusform>%n design</numerusform>
            <numerusform>%n designs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryRow</name>
    <message numerus="yes">
        <source>%n change(s) to %1</source>
        <translation>
            <numerusform>%n change to %1</numerusform>
            <numerusform>%n changes to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UniverseDialog</name>
    <message numerus="yes">
        <source>Here as in the pack: %n part(s).</source>
        <translation>
            <numerusform>Here as in the pack: %n part.</numerusform>
            <numerusform>Here as in the pack: %n parts.</numerusform>
        </translation>
    </message>
</context>
</TS>
