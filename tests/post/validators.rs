//! Validators of other programs: of workbooks for Excel, and of accessible PDFs. `tests/run` installs them and sets
//! `TOPBOARD_VALIDATORS` to their folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::event::{EventFolder, enter_event};
use topboard::engine::Engine;
use topboard::notices::{DueNotice, Notice, NoticeKind, PostedEvent};
use topboard::publish::{
    ExportOptions, PageSetup, TextSize, WorkbookNotice, write_pdf, write_posting_workbook, write_workbook,
};

/// What a validator says about a file, and whether it accepts it.
fn validated(program: &str, arguments: &[&str], file: &Path) -> (bool, String) {
    let folder = PathBuf::from(std::env::var_os("TOPBOARD_VALIDATORS").unwrap());
    let output = Command::new(folder.join("bin").join(program))
        .args(arguments)
        .arg(file)
        .env("PYTHONPATH", &folder)
        .output()
        .unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Events with teams, prizes, groups, a top board and a medal round.
fn events() -> [Engine; 3] {
    [
        enter_event(EventFolder("wdc-2006"), "WDC 2006", &[("5", "Top board")]),
        enter_event(EventFolder("eurodipcon-4"), "EuroDipCon 4", &[("5", "Final")]),
        enter_event(EventFolder("gunboat-cup"), "Gunboat Cup", &[]),
    ]
}

/// All notices of an event, each with its pages.
fn notices(event: &PostedEvent) -> Vec<(DueNotice, Vec<Notice>)> {
    let made = NoticeKind::ALL.into_iter().map(|kind| event.newest(kind, None));
    made.filter(|(_, notices)| !notices.is_empty()).collect()
}

#[test]
#[ignore = "needs a validator of workbooks; tests/run installs it"]
fn excel_accepts_every_workbook() {
    let folder = tempfile::tempdir().unwrap();
    for (number, engine) in events().iter().enumerate() {
        let event = PostedEvent::new(engine);
        let setup = PageSetup { size: TextSize::Poster, ..PageSetup::default() };
        let made = notices(&event);
        let chosen: Vec<WorkbookNotice<'_>> = made
            .iter()
            .filter(|(wanted, _)| !wanted.kind.is_for_director())
            .map(|(wanted, notices)| WorkbookNotice { wanted: *wanted, notices, setup: &setup })
            .collect();
        let posted = write_posting_workbook(&event, &chosen).unwrap();
        let exported = write_workbook(engine, &ExportOptions::default()).unwrap().bytes;
        for (name, bytes) in [("posted", posted), ("exported", exported)] {
            let path = folder.path().join(format!("{name}-{number}.xlsx"));
            std::fs::write(&path, bytes).unwrap();
            let (is_accepted, said) = validated("openxml-audit", &["--format", "microsoft365"], &path);
            assert!(is_accepted && said.contains("Errors: 0"), "{name} {number}: {said}");
        }
    }
}

#[test]
#[ignore = "needs a validator of accessible PDFs; tests/run installs it"]
fn every_pdf_is_accessible() {
    let folder = tempfile::tempdir().unwrap();
    for engine in events() {
        let event = PostedEvent::new(&engine);
        for (wanted, notices) in notices(&event) {
            let printed = write_pdf(&notices, &PageSetup::default()).unwrap();
            let path = folder.path().join(format!("{}.pdf", wanted.kind.name()));
            std::fs::write(&path, printed.bytes).unwrap();
            let (is_accepted, said) = validated("pdfua", &["check"], &path);
            assert!(is_accepted && said.contains("errors=0 warnings=0"), "{:?}: {said}", wanted.kind);
        }
    }
}
