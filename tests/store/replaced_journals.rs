//! What a sync client, a second window or a hasty hand does to the files of an open book. The window says so, “backed
//! up” stays true, and after a kill every entry comes back.

use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::common::simulated_disk::SimulatedDisk;
use crate::common::simulated_disk::open_book::{
    BOOK, JOURNAL, LOCK, Window, book_before, check_after_a_kill, count, counted, disk, edit, store_of, two_windows,
};
use topboard::store::JournalMode;

const OTHER: &[u8] = b"Chapter 1. It took four years to write this.\n";

#[test]
fn every_entry_comes_back_after_the_journal_was_deleted() {
    for types_on in [false, true] {
        let disk = disk();
        let mut window = Window::open(&disk);
        window.enter(0..20);
        disk.delete(JOURNAL);
        if types_on {
            window.enter(20..30);
        } else {
            window.wait_for("con.topboard-journal was removed");
        }
        window.wait_for("Topboard has written it again");
        let again = check_after_a_kill(&disk, 0..if types_on { 30 } else { 20 });
        assert!(again.engine.history().len() >= 20, "undo also works");
    }
}

#[test]
fn every_entry_comes_back_after_the_folder_was_deleted() {
    for types_on in [false, true] {
        let disk = disk();
        let mut window = Window::open(&disk);
        window.enter(0..20);
        disk.delete("/hall");
        if types_on {
            window.enter(20..30);
        }
        window.wait_for("/hall does not exist any more. Your changes are backed up in /home/ann/topboard/journals");
        check_after_a_kill(&disk, 0..if types_on { 30 } else { 20 });
    }
}

#[test]
fn every_entry_comes_back_after_an_older_journal_was_put_over_the_new_one() {
    for in_place in [false, true] {
        for types_on in [false, true] {
            let disk = disk();
            let mut window = Window::open(&disk);
            window.enter(0..5);
            let older = disk.get(JOURNAL).unwrap();
            window.enter(5..20);
            if in_place {
                disk.overwrite(JOURNAL, &older);
            } else {
                disk.put(JOURNAL, &older);
            }
            if types_on {
                window.enter(20..30);
            }
            window.wait_for("changed the journal con.topboard-journal. Topboard has written it again");
            check_after_a_kill(&disk, 0..if types_on { 30 } else { 20 });
        }
    }
}

#[test]
fn the_same_journal_as_a_new_file_is_used_without_a_word() {
    let disk = disk();
    let mut window = Window::open(&disk);
    window.enter(0..5);
    let same = disk.get(JOURNAL).unwrap();
    disk.put(JOURNAL, &same);
    window.enter(5..10);
    assert_eq!(window.writer.take_notices(), Vec::<String>::new());
    check_after_a_kill(&disk, 0..10);
}

#[test]
fn a_journal_that_became_a_foreign_file_is_left_alone() {
    let disk = disk();
    let mut window = Window::open(&disk);
    window.enter(0..5);
    disk.put(JOURNAL, OTHER);
    window.enter(5..10);
    window.wait_for("con.topboard-journal is a file of another program");
    assert_eq!(disk.get(JOURNAL).unwrap(), OTHER);
    check_after_a_kill(&disk, 0..10);
}

#[test]
fn a_book_that_was_deleted_is_noticed_and_comes_back() {
    let disk = disk();
    let mut window = Window::open(&disk);
    disk.delete(BOOK);
    window.wait_for("con.topboard does not exist any more");
    assert!(window.writer.is_file_missing());
    check_after_a_kill(&disk, 0..0);
    window.save();
    assert!(!window.writer.is_file_missing());
}

#[test]
fn a_lock_that_was_deleted_is_made_again() {
    let disk = disk();
    let window = Window::open(&disk);
    disk.delete(LOCK);
    thread::sleep(Duration::from_millis(1500));
    let second = store_of(&disk, "ann").open(Path::new(BOOK)).unwrap();
    assert!(matches!(second.journal_mode, JournalMode::ReadOnly(_)));
    drop(window);
}

#[test]
fn the_entries_of_two_windows_without_a_lock_come_together() {
    for kill in [false, true] {
        let disk = disk();
        let [mut ann, mut ben] = two_windows(&disk);
        for n in 0..10 {
            ann.apply(edit(2 * n));
            ben.apply(edit(2 * n + 1));
        }
        ben.wait_for("also writes to con.topboard-journal");
        if !kill {
            drop((ann, ben));
        }
        let again = check_after_a_kill(&disk, 0..20);
        assert!(again.notices.iter().any(|notice| notice.contains("They are here now")), "{:?}", again.notices);
        assert!(again.alternatives.entries.is_empty());
    }
}

#[test]
fn the_first_window_is_told_about_the_second() {
    let disk = disk();
    let [mut ann, ben] = two_windows(&disk);
    ann.wait_for("is also open in another window");
    drop(ben);
}

#[test]
fn two_values_for_one_cell_are_alternatives_until_one_is_chosen() {
    let disk = disk();
    let [mut ann, mut ben] = two_windows(&disk);
    ann.enter(0..5);
    ben.apply(count(0, 17));
    ben.apply(count(10, 9));
    drop((ann, ben));
    // The choice can wait.
    for _ in 0..2 {
        let window = Window::open(&disk);
        assert_eq!((counted(window.engine.book(), 0), counted(window.engine.book(), 10)), (Some(1), Some(9)));
        assert_eq!(window.alternatives.entries.len(), 1, "{:?}", window.notices);
    }
    let mut window = Window::open(&disk);
    let entry = window.alternatives.entries[0].clone();
    assert!(entry.describe().contains("Round 1, board A, Austria, centres: 1 here, 17 by "), "{}", entry.describe());
    window.apply(entry.edit);
    assert_eq!(window.store.settle_alternatives(&window.alternatives), Vec::<String>::new());
    drop(window);
    let window = Window::open(&disk);
    assert_eq!(counted(window.engine.book(), 0), Some(17));
    assert!(window.alternatives.entries.is_empty() && window.engine.history().len() >= 6);
}

#[test]
fn a_conflicting_copy_of_a_sync_client_is_read() {
    let disk = disk();
    let mut ann = Window::open(&disk);
    ann.enter(0..5);
    drop(ann);
    let other = disk.after_a_kill();
    let mut ben = Window::open_as(&other, "ben");
    ben.enter(5..10);
    drop(ben);
    let mut ann = Window::open(&disk);
    ann.enter(10..15);
    drop(ann);
    for name in [
        "con (Ben's conflicted copy 2026-11-22).topboard-journal",
        "con.sync-conflict-20261122-063000-ABCDEFG.topboard-journal",
        "con-HALL2.topboard-journal",
    ] {
        let disk = disk.after_a_kill();
        disk.put(&format!("/hall/{name}"), &other.get(JOURNAL).unwrap());
        check_after_a_kill(&disk, 0..15);
    }
}

#[test]
fn a_journal_of_another_computer_that_was_put_over_this_one_is_left_alone_and_read() {
    let disk = disk();
    let mut ann = Window::open(&disk);
    ann.enter(0..5);
    let other = disk.after_a_kill();
    let mut ben = Window::open_as(&other, "ben");
    ben.enter(5..10);
    disk.put(JOURNAL, &other.get(JOURNAL).unwrap());
    ann.enter(10..15);
    ann.wait_for("also writes to con.topboard-journal");
    assert_eq!(disk.get(JOURNAL), other.get(JOURNAL));
    check_after_a_kill(&disk, 0..15);
    // The window saves, and the other computer goes on.
    ann.save();
    ben.enter(15..20);
    disk.put(JOURNAL, &other.get(JOURNAL).unwrap());
    ann.enter(20..25);
    check_after_a_kill(&disk, 0..25);
}

#[test]
fn the_journal_of_a_copy_of_the_book_is_not_read() {
    let disk = disk();
    let mut ann = Window::open(&disk);
    ann.enter(0..5);
    drop(ann);
    disk.put("/hall/con 2.topboard", &disk.get(BOOK).unwrap());
    let mut copy = disk.get(JOURNAL).unwrap();
    disk.delete(JOURNAL);
    disk.put("/hall/con 2.topboard-journal", &copy);
    assert_eq!(Window::open(&disk).engine.book(), &book_before());
    // A journal of another book with a similar name.
    let text = String::from_utf8(copy).unwrap();
    assert!(text.contains("/hall/con.topboard"));
    copy = text.replace("/hall/con.topboard", "/hall/con 3.topboard").into_bytes();
    disk.put("/hall/con 3.topboard-journal", &copy);
    assert_eq!(Window::open(&disk).engine.book(), &book_before());
}

#[test]
fn one_damaged_record_costs_that_record_and_none_behind_it() {
    let whole = disk();
    let mut window = Window::open(&whole);
    window.enter(0..20);
    drop(window);
    let bytes = whole.get(JOURNAL).unwrap();
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    for lost in 1..=20 {
        let disk = whole.after_a_kill();
        let mut damaged: Vec<Vec<u8>> = lines.iter().map(|line| line.to_vec()).collect();
        damaged[lost][30] ^= 1;
        let damaged = damaged.concat();
        disk.put(JOURNAL, &damaged);
        let window = Window::open(&disk);
        let missing: Vec<usize> = (0..20).filter(|n| counted(window.engine.book(), *n).is_none()).collect();
        // The last record could also have been cut off by a power failure.
        assert_eq!(missing, [lost - 1], "{:?}", window.notices);
        if lost == 20 {
            continue;
        }
        let expected = format!("The journal is damaged. Entry {lost} is not readable. All others are here.");
        assert!(window.notices[0].starts_with(&expected), "{:?}", window.notices);
        let copy = disk.names().into_iter().find(|name| name.contains("con (damaged ")).unwrap();
        assert_eq!(disk.get(&copy).unwrap(), damaged);
        drop(window);
        let again = Window::open(&disk);
        assert_eq!((0..20).filter(|n| counted(again.engine.book(), *n).is_none()).count(), 1);
        assert!(!again.notices.iter().any(|notice| notice.contains("is damaged")), "{:?}", again.notices);
    }
}

#[test]
fn a_damaged_record_of_a_saved_entry_costs_nothing() {
    let whole = disk();
    let mut window = Window::open(&whole);
    window.enter(0..10);
    window.save();
    window.enter(10..15);
    drop(window);
    let bytes = whole.get(JOURNAL).unwrap();
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    // Line 11 notes the save.
    for lost in 1..=11 {
        let disk = whole.after_a_kill();
        let mut damaged: Vec<Vec<u8>> = lines.iter().map(|line| line.to_vec()).collect();
        damaged[lost][30] ^= 1;
        disk.put(JOURNAL, &damaged.concat());
        check_after_a_kill(&disk, 0..15);
    }
}

#[test]
fn the_entries_of_two_windows_in_one_journal_all_come_back() {
    let first = disk();
    let mut ann = Window::open(&first);
    ann.enter(0..3);
    let second = first.after_a_kill();
    let common = first.get(JOURNAL).unwrap().len();
    let mut ben = Window::open_as(&second, "ben");
    ben.enter(10..14);
    ann.enter(3..7);
    let lines = |disk: &SimulatedDisk| -> Vec<Vec<u8>> {
        let bytes = disk.get(JOURNAL).unwrap()[common..].to_vec();
        bytes.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
    };
    let both: Vec<u8> =
        lines(&first).into_iter().zip(lines(&second)).flat_map(|(one, other)| [one, other].concat()).collect();
    let disk = first.after_a_kill();
    disk.put(JOURNAL, &[&first.get(JOURNAL).unwrap()[..common], &both].concat());
    let opened = Window::open(&disk);
    let there: Vec<usize> = (0..20).filter(|n| counted(opened.engine.book(), *n).is_some()).collect();
    assert_eq!(there, [0, 1, 2, 3, 4, 5, 6, 10, 11, 12, 13], "{:?}", opened.notices);
}

/// Real programs on the real disk, which are killed.
mod programs {
    use std::fs;
    use std::io::{BufRead as _, BufReader, Lines, Write as _};
    use std::path::{Path, PathBuf};
    use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
    use std::sync::Arc;

    use topboard::book::{Book, Power};
    use topboard::languages::Language;
    use topboard::store::{BookStore, OpenedBook, disk::LocalDisk};

    struct Folder(tempfile::TempDir);

    impl Folder {
        fn new() -> Self {
            let folder = Folder(tempfile::tempdir().unwrap());
            fs::create_dir(folder.0.path().join("hall")).unwrap();
            let mut first = Program::start(&folder);
            assert!(first.answer("add round 1").starts_with("kept: "));
            assert!(first.answer("add board R1 A").starts_with("kept: "));
            drop(first.input);
            assert!(first.child.wait().unwrap().success());
            folder
        }

        fn hall(&self, name: &str) -> PathBuf {
            self.0.path().join("hall").join(name)
        }

        fn open(&self) -> OpenedBook {
            let store = BookStore::new(Arc::new(LocalDisk), Some(self.0.path().join("data/topboard")));
            store.open(&self.hall("con.topboard")).unwrap()
        }
    }

    struct Program {
        child: Child,
        input: ChildStdin,
        output: Lines<BufReader<ChildStdout>>,
    }

    impl Program {
        fn start(folder: &Folder) -> Self {
            let mut child = Command::new(env!("CARGO_BIN_EXE_topboard"))
                .arg("edit")
                .arg(folder.hall("con.topboard"))
                .env("XDG_DATA_HOME", folder.0.path().join("data"))
                .env("HOME", folder.0.path())
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let input = child.stdin.take().unwrap();
            let output = BufReader::new(child.stdout.take().unwrap()).lines();
            Program { child, input, output }
        }

        fn answer(&mut self, line: &str) -> String {
            self.input.write_all(format!("{line}\n").as_bytes()).unwrap();
            self.output.next().unwrap().unwrap()
        }

        fn count(&mut self, power: Power, centres: u16) {
            let answer = self.answer(&format!("R1 A {power} centres {centres}"));
            assert!(answer.starts_with("kept: "), "{answer}");
        }

        fn kill(mut self) {
            self.child.kill().unwrap();
            self.child.wait().unwrap();
        }
    }

    fn counts(book: &Book) -> Vec<Option<u16>> {
        Power::ALL.iter().map(|power| book.rounds[0].boards[0].current_count(*power)).collect()
    }

    #[test]
    fn edit_keeps_every_entry_whatever_happens_to_its_files() {
        let older = |folder: &Folder| fs::read(folder.hall("con.topboard-journal")).unwrap();
        let put = |path: &Path, bytes: &[u8]| {
            fs::write(path.with_extension("part"), bytes).unwrap();
            fs::rename(path.with_extension("part"), path).unwrap();
        };
        for attack in ["delete the journal", "delete the folder", "an older journal", "an older journal in place"] {
            let folder = Folder::new();
            let mut program = Program::start(&folder);
            program.count(Power::Austria, 1);
            let before = older(&folder);
            program.count(Power::England, 2);
            match attack {
                "delete the journal" => fs::remove_file(folder.hall("con.topboard-journal")).unwrap(),
                "delete the folder" => {
                    // It goes away at once, so the program cannot add a file while it is being emptied.
                    let away = folder.hall("").with_file_name("away");
                    fs::rename(folder.hall(""), &away).unwrap();
                    fs::remove_dir_all(away).unwrap();
                }
                "an older journal" => put(&folder.hall("con.topboard-journal"), &before),
                _ => fs::write(folder.hall("con.topboard-journal"), &before).unwrap(),
            }
            program.count(Power::France, 3);
            if attack == "delete the folder" {
                let answer = program.answer("save");
                assert!(answer.starts_with("not saved: There is no folder "), "{answer}");
            }
            program.count(Power::Germany, 4);
            program.kill();
            let opened = folder.open();
            let there = counts(&opened.book);
            assert_eq!(there[..4], [Some(1), Some(2), Some(3), Some(4)], "{attack}: {:?}", opened.notices);
        }
    }

    #[test]
    fn two_programs_without_a_lock_keep_every_entry() {
        let folder = Folder::new();
        let mut first = Program::start(&folder);
        first.count(Power::Austria, 1);
        fs::remove_file(folder.hall("con.topboard-lock")).unwrap();
        let mut second = Program::start(&folder);
        second.count(Power::England, 2);
        first.count(Power::France, 3);
        second.count(Power::France, 4);
        second.count(Power::Turkey, 5);
        first.count(Power::Italy, 6);
        first.kill();
        second.kill();
        let opened = folder.open();
        let mut there = counts(&opened.book);
        let france = there.remove(2);
        assert_eq!(there, [Some(1), Some(2), None, Some(6), None, Some(5)], "{:?}", opened.notices);
        assert_eq!(opened.alternatives.entries.len(), 1);
        let other = &opened.alternatives.entries[0].change.new;
        assert!(matches!((france, other.as_str()), (Some(3), "4") | (Some(4), "3")), "{france:?} or {other}");
        drop(opened);

        // The choice on the command line.
        let mut chooser = Program::start(&folder);
        assert!(chooser.answer("take 2").starts_with("refused: there is no alternative 2"));
        assert!(chooser.answer("take 1").starts_with("kept: Round 1, board A, France, centres"));
        assert!(chooser.answer("keep 1").starts_with("refused: "));
        drop(chooser.input);
        assert_eq!(chooser.child.wait().unwrap().code(), Some(1), "two lines were refused");
        let opened = folder.open();
        assert_ne!(counts(&opened.book)[2], france);
        assert!(opened.alternatives.entries.is_empty(), "{:?}", opened.notices);
        let steps = opened.history.steps().iter();
        let names: Vec<String> = steps.map(|step| step.step_name.text(Language::German).into_owned()).collect();
        assert!(names.iter().any(|name| name == "Zentren: Frankreich (Runde 1, Brett A)"), "{names:?}");
        assert!(names.iter().all(|name| !name.contains("France")), "{names:?}");
    }
}
