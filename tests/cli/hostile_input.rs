//! Input that is no input: lines and files of other bytes, pipes, devices, and folders that somebody else prepared.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::program::topboard_with_input;
use topboard::book::{Book, Person, PersonId};
use topboard::store;

fn saved_book(folder: &Path) -> String {
    let mut book = Book::default();
    book.event.name = "Baltic Open".into();
    for (id, name) in (1..).zip(["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus"]) {
        book.people.push(Person::new(PersonId(id), name));
    }
    let path = folder.join("con.topboard");
    store::save_book(&path, &book).unwrap();
    path.display().to_string()
}

#[test]
fn edit_refuses_a_line_that_is_no_text_and_saves_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let book = saved_book(folder.path());
    let mut lines = b"add player Hal\nadd player G\xf6ran\n".to_vec();
    lines.extend(vec![b'x'; 1_500_000]);
    lines.extend(b"\nadd player Ida\n");
    let run = topboard_with_input(&["edit", &book], &lines);
    let out = String::from_utf8(run.stdout).unwrap();
    assert!(out.contains("refused: the line is not UTF-8"), "{out}");
    assert!(out.contains("refused: the line is longer than 1000000 bytes"), "{out}");
    assert_eq!(run.status.code(), Some(1));
    let saved = store::open_book(Path::new(&book)).unwrap();
    let names: Vec<&str> = saved.people.iter().skip(7).map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Hal", "Ida"]);
}

#[test]
fn a_device_is_no_list_and_no_text_of_a_dispute() {
    let folder = tempfile::tempdir().unwrap();
    let book = saved_book(folder.path());
    for arguments in [
        &["rule", "/dev/zero"][..],
        &["draw", &book, "--round", "1", "--attendance", "/dev/zero"],
        &["draw", &book, "--round", "1", "--adjacency", "/dev/zero"],
    ] {
        let run = topboard_with_input(arguments, b"");
        let told = String::from_utf8(run.stderr).unwrap();
        assert!(told.contains("/dev/zero is not an ordinary file"), "{arguments:?}: {told}");
        assert_eq!(run.status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn post_touches_nothing_that_the_list_of_a_stranger_names() {
    let folder = tempfile::tempdir().unwrap();
    let book = saved_book(folder.path());
    let out = folder.path().join("posted");
    fs::create_dir(&out).unwrap();
    fs::write(folder.path().join("thesis"), "mine").unwrap();
    let list = r#"{"what is this": "", "files": {"../thesis": ["4 bytes, 00000000"]}}"#;
    fs::write(out.join("topboard-posting.json"), list).unwrap();
    let post = || {
        topboard_with_input(&["post", &book, "--what", "rules", "--format", "txt", "--out", out.to_str().unwrap()], b"")
    };
    let run = post();
    let told = String::from_utf8(run.stderr).unwrap();
    assert!(told.contains("Nothing was written, because topboard-posting.json"), "{told}");
    assert_eq!(fs::read_to_string(out.join("topboard-posting.json")).unwrap(), list);
    // What a killed posting left goes at the next one.
    fs::remove_file(out.join("topboard-posting.json")).unwrap();
    fs::write(out.join(".topboard-0123456789abcdef.tmp"), "half").unwrap();
    let run = post();
    assert!(out.join("topboard-posting.json").exists(), "{}", String::from_utf8(run.stderr).unwrap());
    assert!(!out.join(".topboard-0123456789abcdef.tmp").exists());
}

/// Whether the process that reads a file has given up its rights, which its status says while it waits for the file.
#[cfg(target_os = "linux")]
#[test]
fn the_process_that_reads_a_file_gets_no_new_rights() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_topboard"))
        .arg("read-sheets")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let status = || fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let has_given_up = || status().lines().any(|line| line.split_whitespace().eq(["NoNewPrivs:", "1"]));
    let wait = std::time::Instant::now();
    while !has_given_up() && wait.elapsed().as_secs() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(has_given_up(), "{}", status());
    drop(child.stdin.take());
    child.wait().unwrap();
}
