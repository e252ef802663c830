; The setup program for Windows, for the current user: no administrator is asked.
;
;   makensis -DVERSION=0.1.0 -DFOLDER=files -DOUTPUT=topboard-setup.exe topboard.nsi
;
; FOLDER has what is installed. packaging/build calls this. `topboard-setup.exe /S` installs without a question.

Unicode true
; A 64-bit setup program also runs where the system has no 32-bit part, as Wine on a server.
Target amd64-unicode
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh

Name "Topboard"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Topboard"
InstallDirRegKey HKCU "Software\Topboard" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Topboard"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Setup of Topboard"
VIAddVersionKey LegalCopyright "MIT or Apache-2.0"

!define MUI_ICON "topboard.ico"
!define MUI_UNICON "topboard.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\topboard.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Start Topboard"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Topboard"

; A file with results can be opened with Topboard, and keeps the program that opens it now.
!macro OpenWith ENDING
  WriteRegStr HKCU "${CLASSES}\Applications\topboard.exe\SupportedTypes" "${ENDING}" ""
  WriteRegStr HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "Topboard.Results" ""
!macroend

!macro NotOpenWith ENDING
  DeleteRegValue HKCU "${CLASSES}\${ENDING}\OpenWithProgids" "Topboard.Results"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${ENDING}"
!macroend

!macro EachKindOfResults MACRO
  !insertmacro ${MACRO} ".xlsx"
  !insertmacro ${MACRO} ".xls"
  !insertmacro ${MACRO} ".xlsb"
  !insertmacro ${MACRO} ".ods"
  !insertmacro ${MACRO} ".csv"
!macroend

Section
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Topboard.lnk" "$INSTDIR\topboard.exe"

  WriteRegStr HKCU "Software\Topboard" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${CLASSES}\.topboard" "" "Topboard.Book"
  WriteRegStr HKCU "${CLASSES}\.topboard" "Content Type" "application/x-topboard"
  WriteRegStr HKCU "${CLASSES}\Topboard.Book" "" "Topboard book"
  WriteRegStr HKCU "${CLASSES}\Topboard.Book\DefaultIcon" "" "$INSTDIR\topboard.exe,0"
  WriteRegStr HKCU "${CLASSES}\Topboard.Book\shell\open\command" "" '"$INSTDIR\topboard.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\Topboard.Results" "" "Results for Topboard"
  WriteRegStr HKCU "${CLASSES}\Topboard.Results\shell\open\command" "" '"$INSTDIR\topboard.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\Applications\topboard.exe" "FriendlyAppName" "Topboard"
  WriteRegStr HKCU "${CLASSES}\Applications\topboard.exe\shell\open\command" "" '"$INSTDIR\topboard.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\Applications\topboard.exe\SupportedTypes" ".topboard" ""
  !insertmacro EachKindOfResults OpenWith

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Topboard"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\topboard.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Topboard authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Removes exactly what was installed. Books, journals and backups stay, also in the folder of the program.
Section un.Topboard
  Delete "$INSTDIR\topboard.exe"
  Delete "$INSTDIR\topboard.com"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\LICENSE-MIT.txt"
  Delete "$INSTDIR\LICENSE-APACHE.txt"
  Delete "$INSTDIR\licences.txt"
  Delete "$INSTDIR\edc2015-boards.xlsx"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Topboard.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\.topboard" ""
  StrCmp $0 "Topboard.Book" 0 +2
    DeleteRegKey HKCU "${CLASSES}\.topboard"
  DeleteRegKey HKCU "${CLASSES}\Topboard.Book"
  DeleteRegKey HKCU "${CLASSES}\Topboard.Results"
  DeleteRegKey HKCU "${CLASSES}\Applications\topboard.exe"
  !insertmacro EachKindOfResults NotOpenWith
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Topboard"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
