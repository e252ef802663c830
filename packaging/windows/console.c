/* topboard.com: runs topboard.exe from a console and waits until it ends.

   A program with a window has no console of its own, so a console does not wait for it. A console looks for the ending
   .com before .exe, so that the command `topboard` is this program. It hands on the arguments as they are written, the
   input and the output, and gives the exit code of topboard.exe. */

#include <windows.h>

/* The longest command line of Windows, with its end. */
#define MOST_CHARACTERS 32768

/* The arguments behind the name of the program, as they were typed. */
static const wchar_t *arguments(const wchar_t *line) {
    wchar_t end = L' ';
    if (*line == L'"') {
        end = L'"';
        line++;
    }
    while (*line && *line != end && !(end == L' ' && *line == L'\t')) line++;
    return *line == L'"' ? line + 1 : line;
}

/* Ctrl+C is for topboard.exe, which has the same console. */
static BOOL WINAPI wait_on(DWORD event) {
    (void)event;
    return TRUE;
}

static int fail(const char *sentence) {
    DWORD written;
    WriteFile(GetStdHandle(STD_ERROR_HANDLE), sentence, lstrlenA(sentence), &written, NULL);
    return 2;
}

int main(void) {
    static wchar_t program[MOST_CHARACTERS], command[2 * MOST_CHARACTERS];
    STARTUPINFOW start = {.cb = sizeof start, .dwFlags = STARTF_USESTDHANDLES};
    PROCESS_INFORMATION process;
    DWORD length = GetModuleFileNameW(NULL, program, MOST_CHARACTERS), code = 2;

    if (length < 4 || length >= MOST_CHARACTERS) return fail("topboard: the folder of this program is not known.\r\n");
    lstrcpyW(program + length - 4, L".exe");
    lstrcpyW(command, L"\"");
    lstrcatW(command, program);
    lstrcatW(command, L"\"");
    lstrcatW(command, arguments(GetCommandLineW()));

    start.hStdInput = GetStdHandle(STD_INPUT_HANDLE);
    start.hStdOutput = GetStdHandle(STD_OUTPUT_HANDLE);
    start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    SetConsoleCtrlHandler(wait_on, TRUE);
    if (!CreateProcessW(program, command, NULL, NULL, TRUE, 0, NULL, NULL, &start, &process))
        return fail("topboard: topboard.exe is not in the folder of topboard.com. Unpack both into one folder.\r\n");
    WaitForSingleObject(process.hProcess, INFINITE);
    GetExitCodeProcess(process.hProcess, &code);
    return (int)code;
}
