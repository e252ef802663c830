//! The report of an unexpected error in the program: the version, the system, the place in the source and the last
//! commands. It has no data of an event. The next start tells the user where it is.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, fs, io, panic, thread};

use jiff::Zoned;

use super::paths::TIMESTAMP_FORMAT;

/// The number of commands in a report.
const COMMANDS: usize = 20;

/// The end of the name of a report that no start has told about.
const UNREAD: &str = " (unread).txt";

/// The beginnings of the messages that have numbers and names of types only. Any other message can have a name or a
/// result in it, and is left out.
const MESSAGES_WITHOUT_DATA: [&str; 9] = [
    "index out of bounds",
    "attempt to ",
    "called `Option::unwrap()`",
    "already borrowed",
    "already mutably borrowed",
    "range start index",
    "range end index",
    "slice index starts",
    "capacity overflow",
];

/// The names of the last commands of the user, the oldest first.
static LAST_COMMANDS: Mutex<VecDeque<&'static str>> = Mutex::new(VecDeque::new());

/// The folder of the reports, in the user's data folder.
pub fn folder(data: &Path) -> PathBuf {
    data.join("error reports")
}

/// Notes that the user gave a command, for a report.
pub fn note_command(name: &'static str) {
    let mut commands = LAST_COMMANDS.lock().unwrap_or_else(PoisonError::into_inner);
    if commands.len() == COMMANDS {
        commands.pop_front();
    }
    commands.push_back(name);
}

/// From now on every panic of this process writes a report into `folder`, after what it does anyway.
pub fn report_panics(folder: PathBuf) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        usual(panic);
        let place = panic.location().map_or_else(|| "unknown".to_owned(), ToString::to_string);
        let message = panic.payload_as_str().unwrap_or_default();
        // There is nobody left to whom an error could be told.
        let _ = write_report(&folder, &report(&place, message));
    }));
}

/// The newest report that no start has told about, with the sentence for the user. It is told once.
pub fn take_unread_report(folder: &Path) -> Option<String> {
    let names = fs::read_dir(folder).ok()?.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut unread: Vec<String> = names.filter(|name| name.ends_with(UNREAD)).collect();
    unread.sort();
    let mut newest = None;
    for name in unread {
        let told = folder.join(format!("{}.txt", name.strip_suffix(UNREAD)?));
        // A report that cannot be renamed is told again.
        newest = Some(fs::rename(folder.join(&name), &told).map_or_else(|_| folder.join(&name), |()| told));
    }
    newest.map(|path| {
        format!(
            "No entry is lost: each one is backed up, and comes back when you open the book. The last time, Topboard \
             stopped at an error of its own. Please send {} to the programmers. It has no names and no results.",
            path.display()
        )
    })
}

/// The text of a report.
fn report(place: &str, message: &str) -> String {
    let message = match message.lines().next() {
        Some(line) if MESSAGES_WITHOUT_DATA.iter().any(|start| line.starts_with(start)) => line,
        _ => "left out, because it can have data of the event in it",
    };
    let (version, system, processor) = (env!("CARGO_PKG_VERSION"), env::consts::OS, env::consts::ARCH);
    let session = env::var("XDG_SESSION_TYPE").unwrap_or_default();
    let thread = thread::current();
    let mut text = format!(
        "Topboard stopped at an error of its own.\n\nVersion: {version}\nSystem: {system} {processor} {session}\n\
         Time: {}\nThread: {}\nPlace: {place}\nMessage: {message}\n\nThe last commands, the newest last:\n",
        Zoned::now().strftime("%Y-%m-%d %H:%M:%S"),
        thread.name().unwrap_or("without a name"),
    );
    // The thread that panics may hold the list.
    match LAST_COMMANDS.try_lock() {
        Ok(commands) => text.extend(commands.iter().flat_map(|command| ["  ", command, "\n"])),
        Err(_) => text.push_str("  (not known)\n"),
    }
    text
}

fn write_report(folder: &Path, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let time = Zoned::now().strftime(TIMESTAMP_FORMAT).to_string();
    fs::write(folder.join(format!("error {time}{UNREAD}")), text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_has_the_version_and_the_place_and_no_text_of_the_event() {
        let text =
            report("src/engine/x.rs:7:9", "byte index 3 is not a char boundary; it is inside 'é' of `Zoé Smith`");
        assert!(text.contains(concat!("Version: ", env!("CARGO_PKG_VERSION"))), "{text}");
        assert!(text.contains("Place: src/engine/x.rs:7:9"), "{text}");
        assert!(!text.contains("Smith"), "{text}");
        let text = report("", "index out of bounds: the len is 3 but the index is 7\nZoé Smith");
        assert!(text.contains("the index is 7") && !text.contains("Smith"), "{text}");
    }

    #[test]
    fn only_the_last_commands_are_in_a_report() {
        note_command("the first one");
        (0..COMMANDS).for_each(|_| note_command("SaveAs"));
        let text = report("", "");
        assert_eq!((text.matches("  SaveAs\n").count(), text.contains("the first one")), (COMMANDS, false), "{text}");
    }

    #[test]
    fn the_next_start_tells_about_a_report_once() {
        let folder = tempfile::tempdir().unwrap();
        let reports = folder.path().join("reports");
        assert_eq!(take_unread_report(&reports), None);
        write_report(&reports, "text").unwrap();
        let told = take_unread_report(&reports).unwrap();
        let path = fs::read_dir(&reports).unwrap().next().unwrap().unwrap().path();
        assert!(told.contains(&path.display().to_string()) && told.contains("No entry is lost"), "{told}");
        assert_eq!(fs::read_to_string(&path).unwrap(), "text");
        assert_eq!(take_unread_report(&reports), None);
    }
}
