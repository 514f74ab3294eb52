; Inno Setup: iscc /DVersion=1.0.0 packaging\windows\metamaker.iss makes dist\MetaMaker-1.0.0-setup.exe of dist\metamaker.
; For one user, without rights of an administrator; with them for all, if that is chosen.
#ifndef Version
  #error Say which version: iscc /DVersion=1.0.0
#endif

[Setup]
AppId={{6C2E0B52-6A0C-4C1E-9D55-3E7C8F0B7A11}
AppName=MetaMaker
AppVersion={#Version}
AppPublisher=The MetaMaker authors
DefaultDirName={autopf}\MetaMaker
DefaultGroupName=MetaMaker
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
ChangesEnvironment=yes
Compression=lzma2
SolidCompression=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\metamaker.ico
UninstallDisplayIcon={app}\metamaker-window.exe
OutputDir=..\..\dist
OutputBaseFilename=MetaMaker-{#Version}-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.CommandLine=Use metamaker on the command line
fr.CommandLine=Utiliser metamaker en ligne de commande
en.Document=MetaMaker document
fr.Document=Document MetaMaker

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "commandline"; Description: "{cm:CommandLine}"; Flags: unchecked

[Files]
Source: "..\..\dist\metamaker\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\MetaMaker"; Filename: "{app}\metamaker-window.exe"; AppUserModelID: "org.metamaker.MetaMaker"
Name: "{autodesktop}\MetaMaker"; Filename: "{app}\metamaker-window.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.metamaker"; ValueType: string; ValueName: ""; ValueData: "MetaMaker.Document"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.metamaker"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-metamaker+json"
Root: HKA; Subkey: "Software\Classes\MetaMaker.Document"; ValueType: string; ValueName: ""; ValueData: "{cm:Document}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\MetaMaker.Document\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\metamaker-window.exe,0"
Root: HKA; Subkey: "Software\Classes\MetaMaker.Document\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\metamaker-window.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\metamaker"; ValueType: string; ValueName: ""; ValueData: "URL:MetaMaker"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\metamaker"; ValueType: string; ValueName: "URL Protocol"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\metamaker\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\metamaker-window.exe"" ""%1"""
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: commandline; Check: IsMissing('{app}')

[Run]
Filename: "{app}\metamaker.exe"; Parameters: "self-test"; Flags: runhidden; StatusMsg: "metamaker self-test"
Filename: "{app}\metamaker-window.exe"; Description: "{cm:LaunchProgram,MetaMaker}"; Flags: nowait postinstall skipifsilent

[Code]
function IsMissing(Folder: string): Boolean;
var
  Path: string;
begin
  if not RegQueryStringValue(HKCU, 'Environment', 'Path', Path) then
    Path := '';
  Result := Pos(';' + Lowercase(ExpandConstant(Folder)) + ';', ';' + Lowercase(Path) + ';') = 0;
end;
