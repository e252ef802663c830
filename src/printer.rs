//! Sends PDF files to the printer of the system, or opens them where no printer takes them.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::languages::list_in_window;
use crate::languages::window_sentences::posting as texts;
use crate::printable_text::printable_line;
use crate::publish::Paper;

/// A file with pages to print, and the paper of its pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintFile {
    pub path: PathBuf,
    pub paper: Paper,
}

/// What prints files. It returns sentences that say what was done; see [`print_files`].
pub type Printer = fn(&[PrintFile]) -> Vec<String>;

/// Sends each file to the printer. Files that no printer takes are opened, so that they can be printed there: one file by
/// itself, and of several the folder. Returns sentences that say what was done.
pub fn print_files(files: &[PrintFile]) -> Vec<String> {
    let name = |file: &PrintFile| file.path.file_name().unwrap_or(file.path.as_os_str()).display().to_string();
    let (mut sent, mut refused) = (Vec::new(), Vec::new());
    for file in files {
        match send_to_printer(file) {
            Ok(()) => sent.push(name(file)),
            Err(why) => refused.push((file, why)),
        }
    }
    let mut sentences = Vec::new();
    if !sent.is_empty() {
        sentences.push(texts::sent_to_printer(&list_in_window(&sent)));
    }
    if let [(first, why), others @ ..] = &refused[..] {
        let names: Vec<String> = refused.iter().map(|(file, _)| name(file)).collect();
        let what = if others.is_empty() { Some(first.path.as_path()) } else { first.path.parent() };
        let cure = match (what.map_or(Ok(()), open_in_other_program), others.is_empty()) {
            (Ok(()), true) => texts::file_opened().to_owned(),
            (Ok(()), false) => texts::folder_opened().to_owned(),
            (Err(error), true) => texts::file_not_opened(&error.to_string(), &shown_path(what)),
            (Err(error), false) => texts::folder_not_opened(&error.to_string(), &shown_path(what)),
        };
        sentences.push(texts::not_printed(names.len(), &list_in_window(&names), why, &cure));
    }
    sentences
}

fn shown_path(path: Option<&Path>) -> String {
    path.map(|path| printable_line(&path.display().to_string()).into_owned()).unwrap_or_default()
}

/// The error is a sentence that says why no printer takes the file.
fn send_to_printer(file: &PrintFile) -> Result<(), String> {
    let output = print_command(file).stdin(Stdio::null()).output();
    let output = output.map_err(|_| texts::no_program_for_printing().to_owned())?;
    if output.status.success() {
        return Ok(());
    }
    let answer = String::from_utf8_lossy(&output.stderr);
    Err(match answer.lines().map(str::trim).find(|line| !line.is_empty()) {
        Some(line) => texts::printing_program_says(&printable_line(line.trim_end_matches('.'))),
        None => texts::printing_program_silent().to_owned(),
    })
}

/// `lp` of CUPS takes a copy of the file at once.
#[cfg(not(windows))]
fn print_command(file: &PrintFile) -> Command {
    let mut command = Command::new("lp");
    let media = format!("media={}", file.paper.print_name());
    command.args(["-o", &media, "-o", "fit-to-page", "--"]).arg(absolute(&file.path));
    command
}

/// The program that opens PDF files has a verb for printing. It chooses the paper itself.
#[cfg(windows)]
fn print_command(file: &PrintFile) -> Command {
    shell_command(&file.path, "Start-Process -FilePath $env:TOPBOARD_FILE -Verb Print")
}

/// The longest time in which a program that cannot open a file says so.
const MOST_WAITING: Duration = Duration::from_secs(2);

/// Starts the program that opens files of this kind, and does not wait for its end.
fn open_in_other_program(path: &Path) -> std::io::Result<()> {
    let mut command = open_command(path);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    // Where nothing opens such a file, the program that looks for one ends soon with an error.
    let latest = Instant::now() + MOST_WAITING;
    while Instant::now() < latest {
        match child.try_wait()? {
            Some(status) if status.success() => return Ok(()),
            Some(_) => return Err(std::io::Error::other(texts::no_program_to_open())),
            None => std::thread::sleep(MOST_WAITING / 40),
        }
    }
    // Without this the program would stay in the list of processes after its end.
    std::thread::spawn(move || child.wait());
    Ok(())
}

#[cfg(not(windows))]
fn open_command(path: &Path) -> Command {
    let mut command = Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" });
    command.arg(absolute(path));
    command
}

#[cfg(windows)]
fn open_command(path: &Path) -> Command {
    shell_command(path, "Start-Process -FilePath $env:TOPBOARD_FILE")
}

/// The path goes through the environment, so that no sign of it is read as a command.
#[cfg(windows)]
fn shell_command(path: &Path, script: &str) -> Command {
    use std::os::windows::process::CommandExt;

    /// `CREATE_NO_WINDOW`: no console appears for a moment.
    const NO_CONSOLE: u32 = 0x0800_0000;

    let mut command = Command::new("powershell");
    command.creation_flags(NO_CONSOLE);
    command.args(["-NoProfile", "-NonInteractive", "-Command", script]).env("TOPBOARD_FILE", absolute(path));
    command
}

/// A path that begins with no hyphen.
fn absolute(path: &Path) -> OsString {
    std::path::absolute(path).map_or_else(|_| OsStr::new(path).to_owned(), PathBuf::into_os_string)
}
