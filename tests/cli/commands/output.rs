//! Where the output goes: the demo, a closed pipe, a full disk, no display, the manual.

use super::{TestFolder, command, data, topboard};
use std::fs;
use std::process::Stdio;

#[test]
fn the_demo_prints_the_standings_and_never_overwrites_a_file() {
    let folder = TestFolder::new();
    let out = folder.name("new folder");
    let written = folder.path("new folder/topboard-demo.xlsx");
    let run = topboard(["demo", "--out", &out, "--no-window"]).exits_with(0);
    assert!(run.out.contains("    1  Cyrille Sevin"), "{}", run.out);
    assert!(run.err.contains(written.to_str().unwrap()), "{}", run.err);
    let workbook = fs::read(&written).unwrap();
    assert!(workbook.starts_with(b"PK"));

    topboard(["demo", "--out", &out, "--no-window"]).exits_with(0);
    assert_eq!(fs::read_dir(&out).unwrap().count(), 1, "the second demo writes the same file again");

    fs::write(&written, "a director's own").unwrap();
    topboard(["demo", "--out", &out, "--no-window"]).exits_with(0);
    assert_eq!(fs::read_to_string(&written).unwrap(), "a director's own");
    assert_eq!(fs::read(folder.path("new folder/topboard-demo-2.xlsx")).unwrap(), workbook);
}

#[test]
fn without_a_display_the_demo_prints_one_line_and_the_window_is_refused() {
    let folder = TestFolder::new();
    let run = topboard(["demo", "--out", &folder.name("")]).exits_with(0);
    assert_eq!(
        run.err.lines().filter(|line| line.starts_with("The window cannot be opened: ")).count(),
        1,
        "{}",
        run.err
    );
    for arguments in [&[][..], &[data("edc2015-boards.xlsx")]] {
        let run = topboard(arguments).exits_with(2);
        assert!(run.err.starts_with("topboard: The window cannot be opened: "), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
    let run = topboard([folder.name("gone.topboard")]).exits_with(2);
    assert!(run.err.contains("There is no file"), "{}", run.err);
}

#[test]
fn a_closed_output_pipe_is_not_an_error() {
    let mut child = command()
        .args(["score", &data("edc2015-boards.xlsx"), "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The pipe is closed before the program can write its output of about 40 kB.
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(0));
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_written_is_an_error() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let done = command().arg("systems").stdout(full).output().unwrap();
    assert_eq!(done.status.code(), Some(2));
    let message = String::from_utf8(done.stderr).unwrap();
    assert!(message.starts_with("topboard: The result could not be written: "), "{message}");
}

#[test]
fn the_manual_prints_its_pages() {
    let list = topboard(["manual"]).exits_with(0).out;
    assert!(list.lines().any(|line| line.starts_with("drawing ") && line.ends_with("Drawing boards")), "{list}");
    assert!(topboard(["manual", "drawing"]).exits_with(0).out.starts_with("# Drawing boards\n"));
    let page = topboard(["manual", "rounds"]).exits_with(0).out;
    assert!(page.contains("\nPicture: ") && !page.contains(".png"), "{page}");
    let page = topboard(["manual", "first-minute", "--language", "fr"]).exits_with(0).out;
    assert!(page.starts_with("# La première minute\n"), "{page}");
    let list = topboard(["manual", "--language", "de"]).exits_with(0).out;
    assert!(list.lines().any(|line| line.ends_with("  Bretter auslosen")), "{list}");
    let refused = topboard(["manual", "drawin"]).exits_with(2).err;
    assert!(refused.contains("There is no page of the manual “drawin”. Did you mean “drawing”?"), "{refused}");
}
