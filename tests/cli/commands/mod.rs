//! Runs the program from the command line and checks its texts, its JSON and its exit codes.

mod books_merged;
mod imports_and_exports;
mod output;
mod rules_and_scores;

use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// The exit code and the output of one run of the program.
#[derive(Debug)]
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    #[track_caller]
    fn exits_with(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self:#?}");
        self
    }

    #[track_caller]
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap()
    }
}

/// A command that runs the program without a display.
fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").stdin(Stdio::null());
    command
}

fn topboard<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Run {
    let done = command().args(arguments).output().unwrap();
    Run {
        code: done.status.code(),
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
    }
}

/// The path of a published file.
fn data(name: &str) -> String {
    format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A temporary folder for one test.
struct TestFolder(TempDir);

impl TestFolder {
    fn new() -> Self {
        TestFolder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn name(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    /// Writes a plain table and returns its path.
    fn table(&self, name: &str, rows: &str) -> String {
        fs::write(self.path(name), format!("round,board,power,player,centres,out\n{rows}")).unwrap();
        self.name(name)
    }
}

/// A board without errors.
const VALID_BOARD: &str = "1,A,Austria,Ann,16,\n1,A,England,Ben,15,\n1,A,France,Cid,3,\n1,A,Germany,Dan,0,1904\n\
                     1,A,Italy,Eve,0,1906\n1,A,Russia,Flo,0,1906\n1,A,Turkey,Gus,0,1908\n";
