//! The process that reads one file: standard input has a request, and frames go to standard output.

use std::io::{self, Read, Write};
use std::process::{self, ExitCode};
use std::thread;
use std::time::Duration;

use super::frames::FrameSender;
use super::{GREETING, MEMORY_LIMIT_MB, NO_LIMIT, time_limit};
use crate::import::file_formats::read_sheets;
use crate::import::file_formats::sheet_writer::SheetWriter;
use crate::languages::{Language, set_window_language};

/// The longest file name in bytes, which only messages use.
const LONGEST_NAME: usize = 4096;

/// The process outlives its time limit by this, so that the other process notices the limit first.
const GRACE: Duration = Duration::from_secs(10);

/// The request to read a file: the greeting, the lengths of the language, the name and the file, the language in which the file is
/// talked about, the name, and the file's bytes.
pub(super) fn send_request(mut output: impl Write, language: Language, file: &str, bytes: &[u8]) -> io::Result<()> {
    let name = &file[..file.floor_char_boundary(LONGEST_NAME)];
    let tag = language.tag();
    output.write_all(GREETING)?;
    output.write_all(&u8::try_from(tag.len()).unwrap_or(0).to_le_bytes())?;
    output.write_all(&u16::try_from(name.len()).unwrap_or(0).to_le_bytes())?;
    output.write_all(&(bytes.len() as u64).to_le_bytes())?;
    output.write_all(tag.as_bytes())?;
    output.write_all(name.as_bytes())?;
    output.write_all(bytes)
}

/// Receives a request: the language, the file's name and its bytes. `None` if it is not a request of this version.
fn receive_request(mut input: impl Read) -> io::Result<Option<(Language, String, Vec<u8>)>> {
    let mut greeting = vec![0; GREETING.len()];
    if input.read_exact(&mut greeting).is_err() || greeting != GREETING {
        return Ok(None);
    }
    let (mut tag_length, mut name_length, mut length) = ([0; 1], [0; 2], [0; 8]);
    input.read_exact(&mut tag_length)?;
    input.read_exact(&mut name_length)?;
    input.read_exact(&mut length)?;
    let mut tag = vec![0; usize::from(u8::from_le_bytes(tag_length))];
    input.read_exact(&mut tag)?;
    let language = Language::of_tag(&String::from_utf8_lossy(&tag)).unwrap_or_default();
    let mut name = vec![0; usize::from(u16::from_le_bytes(name_length)).min(LONGEST_NAME)];
    input.read_exact(&mut name)?;
    let length = u64::from_le_bytes(length);
    let mut bytes = Vec::new();
    if bytes.try_reserve_exact(usize::try_from(length).unwrap_or(usize::MAX)).is_err() {
        // In these words the other process hears of any memory that is not there.
        let _ = writeln!(io::stderr(), "memory allocation of {length} bytes failed");
        return Err(io::ErrorKind::OutOfMemory.into());
    }
    input.read_to_end(&mut bytes)?;
    Ok(Some((language, String::from_utf8_lossy(&name).into_owned(), bytes)))
}

/// Reads the file on standard input. `limit_memory` limits the memory of the process, in bytes, and says whether it
/// could.
pub fn read_standard_input(limit_memory: &dyn Fn(usize) -> bool) -> ExitCode {
    if !limit_memory(MEMORY_LIMIT_MB * 1024 * 1024) {
        let _ = writeln!(io::stderr(), "{NO_LIMIT}");
        return ExitCode::from(2);
    }
    restrict();
    refuse_files();
    let Ok(Some((language, file, bytes))) = receive_request(io::stdin().lock()) else {
        // A user typed the subcommand, or another version of the program asks. The greeting tells the latter.
        let _ = io::stdout().write_all(GREETING);
        return ExitCode::from(2);
    };
    set_window_language(language);
    let longest = time_limit(bytes.len()).saturating_add(GRACE);
    // If the other process is gone, nobody else stops this one.
    let _ = thread::Builder::new().name("time limit".to_owned()).spawn(move || {
        thread::sleep(longest);
        process::exit(2);
    });
    // `StdoutLock` stays on this thread, and the reader of a workbook has its own.
    let Ok(mut frames) = FrameSender::new(io::stdout()) else { return ExitCode::from(2) };
    let result = read_sheets(&bytes, &mut SheetWriter::new(&mut frames, &file));
    match frames.finish(&result) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::from(2),
    }
}

/// From now on this process and its threads can change, open and run no file, reach no other process and no network, and get no
/// rights that they did not have, as far as this Linux knows how. Returns whether it knows.
#[cfg(target_os = "linux")]
fn restrict() -> bool {
    use landlock::{ABI, Access, AccessFs, AccessNet, Ruleset, RulesetAttr, RulesetStatus, Scope};
    const NEWEST: ABI = ABI::V6;
    // An older kernel takes what it knows. Without any of it the limits below remain.
    let restricted = Ruleset::default()
        .handle_access(AccessFs::from_all(NEWEST))
        .and_then(|rules| rules.handle_access(AccessNet::from_all(NEWEST)))
        .and_then(|rules| rules.scope(Scope::from_all(NEWEST)))
        .and_then(Ruleset::create)
        .and_then(landlock::RulesetCreated::restrict_self);
    restricted.is_ok_and(|status| status.ruleset != RulesetStatus::NotEnforced)
}

/// The system offers nothing of this without unsafe code or a large crate.
#[cfg(not(target_os = "linux"))]
const fn restrict() -> bool {
    false
}

/// From now on this process cannot open a file, and it leaves no copy of its memory behind.
#[cfg(unix)]
fn refuse_files() {
    use rustix::process::{Resource, Rlimit, setrlimit};
    for resource in [Resource::Nofile, Resource::Core] {
        // Without this limit the process opens no file either.
        let _ = setrlimit(resource, Rlimit { current: Some(0), maximum: Some(0) });
    }
}

/// The system has no such limit.
#[cfg(not(unix))]
const fn refuse_files() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_arrives_and_anything_else_is_none() {
        let mut request = Vec::new();
        send_request(&mut request, Language::Italian, "Größe.csv", b"a,b\n").unwrap();
        let received = receive_request(&request[..]).unwrap();
        assert_eq!(received, Some((Language::Italian, "Größe.csv".to_owned(), b"a,b\n".to_vec())));
        assert_eq!(receive_request(&b"a,b\n"[..]).unwrap(), None);
        assert!(receive_request(&request[..GREETING.len() + 3]).is_err());
        let mut absurd = GREETING.to_vec();
        absurd.extend([0; 3]);
        absurd.extend([0xFF; 8]);
        assert!(receive_request(&absurd[..]).is_err_and(|error| error.kind() == io::ErrorKind::OutOfMemory));
        let long = "ö".repeat(5000);
        request.clear();
        send_request(&mut request, Language::English, &long, b"").unwrap();
        assert!(receive_request(&request[..]).unwrap().is_some_and(|(_, name, _)| long.starts_with(&name)));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_thread_with_the_rights_of_this_process_reads_writes_and_runs_nothing() {
        use std::fs;
        use std::process::Command;

        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (folder.path().join("old"), folder.path().join("new"));
        fs::write(&old, "kept").unwrap();
        let program = std::env::current_exe().unwrap();
        let runs = || Command::new(&program).arg("--list").output().is_ok();
        assert!(runs());
        // The rules are those of a thread and of what it starts, so the other tests keep theirs.
        let outcome = thread::scope(|scope| {
            let restricted = scope.spawn(|| {
                restrict().then(|| {
                    let done = [
                        ("read", fs::read(&old).is_ok()),
                        ("listed a folder", fs::read_dir(folder.path()).is_ok()),
                        ("wrote", fs::write(&old, "changed").is_ok()),
                        ("made a file", fs::write(&new, "new").is_ok()),
                        ("removed a file", fs::remove_file(&old).is_ok()),
                        ("ran a program", runs()),
                    ];
                    done.into_iter().filter(|(_, is_done)| *is_done).map(|(what, _)| what).collect::<Vec<_>>()
                })
            });
            restricted.join().unwrap()
        });
        // A kernel without these rules has nothing to show. One that has them says so.
        let modules = fs::read_to_string("/sys/kernel/security/lsm").unwrap_or_default();
        assert!(outcome.is_some() || !modules.contains("landlock"), "{modules}");
        let Some(done) = outcome else { return };
        assert!(done.is_empty(), "{done:?}");
        assert_eq!(fs::read_to_string(&old).unwrap(), "kept");
        assert!(!new.exists());
    }
}
