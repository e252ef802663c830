# Uses the Windows packages on Windows: installs without a question, runs the demo, opens the window, uninstalls.
#
#   packaging/windows/check.ps1 PACKAGES
param([Parameter(Mandatory)] [string] $Packages)
$ErrorActionPreference = 'Stop'

$setup = Get-Item "$Packages/topboard-*-windows-setup.exe"
Start-Process -Wait $setup '/S'
$folder = "$env:LOCALAPPDATA\Programs\Topboard"
$out = Join-Path $env:TEMP 'Événement 2026'

$standings = & "$folder\topboard.com" demo --no-window --out $out
if ($LASTEXITCODE -ne 0) { throw "the demo ended with $LASTEXITCODE" }
if (-not ($standings -match 'Cyrille Sevin')) { throw 'the demo prints no standings' }
& "$folder\topboard.com" import "$folder\edc2015-boards.xlsx" --out "$out\event.topboard"
'R2 A Austria centres 7' | & "$folder\topboard.com" edit "$out\event.topboard"

$window = Start-Process -PassThru "$folder\topboard.exe" "`"$out\event.topboard`""
Start-Sleep 15
# A computer without OpenGL shows a message instead of the window.
if ($window.HasExited) { Write-Warning 'the window did not stay open here' }
else { $window.Refresh(); "window: $($window.MainWindowTitle)"; "processor seconds: $($window.CPU)"; Stop-Process $window }

if ((Get-Item "HKCU:\Software\Classes\.topboard").GetValue('') -ne 'Topboard.Book') { throw '.topboard is not associated' }
Start-Process -Wait "$folder\uninstall.exe" '/S'
Start-Sleep 5
if (Test-Path "$folder\topboard.exe") { throw 'the program is still there' }
if (-not (Test-Path "$out\event.topboard")) { throw 'the uninstaller removed a book' }
'All is well.'
