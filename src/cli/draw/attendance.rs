//! `--attendance`: who is there in which round, as a file.

use std::io;
use std::path::Path;

use crate::cli::error::Fault;

/// A player's word in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum There {
    No,
    Yes,
    /// Would rather sit out.
    Volunteer,
    /// Plays two boards.
    Twice,
}

impl There {
    fn of(cell: &str) -> Self {
        match cell.trim().to_lowercase().as_str() {
            "" | "-" | "0" | "no" | "n" | "absent" => There::No,
            "out" | "volunteer" | "standby" => There::Volunteer,
            "2" | "twice" | "two" => There::Twice,
            _ => There::Yes,
        }
    }
}

/// A file of who is there: the headings of its rounds, and a row for each player.
#[derive(Debug)]
pub(super) struct Attendance {
    pub(super) rounds: Vec<String>,
    pub(super) players: Vec<(String, Vec<There>)>,
}

impl Attendance {
    pub(super) fn read(path: &Path) -> Result<Self, Fault> {
        let fault = |why: String| Fault::Attendance { path: path.to_owned(), why };
        let rows = table(path).map_err(fault)?;
        let (heading, rows) = rows.split_first().ok_or_else(|| fault("It is empty.".to_owned()))?;
        let rounds: Vec<String> = heading.iter().skip(1).cloned().collect();
        let mut players: Vec<(String, Vec<There>)> = Vec::new();
        for row in rows {
            let Some(name) = row.first().filter(|name| !name.is_empty()) else { continue };
            if players.iter().any(|(known, _)| known == name) {
                return Err(fault(format!("{name} is in it twice. Give them different names.")));
            }
            let word = |at: usize| row.get(at + 1).map_or(There::No, |cell| There::of(cell));
            players.push((name.clone(), (0..rounds.len()).map(word).collect()));
        }
        Ok(Attendance { rounds, players })
    }
}

/// The cells of a text file, without spaces around them; its first separator is the file's.
pub(super) fn table(path: &Path) -> Result<Vec<Vec<String>>, String> {
    let bytes = std::fs::read(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => "There is no such file.".to_owned(),
        _ => format!("{error}."),
    })?;
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}');
    let separator = text.bytes().find(|byte| b",;\t".contains(byte)).unwrap_or(b',');
    let mut reader =
        csv::ReaderBuilder::new().delimiter(separator).flexible(true).has_headers(false).from_reader(text.as_bytes());
    let rows = reader.records().map(|record| {
        let record = record.map_err(|error| format!("{error}."))?;
        Ok(record.iter().map(|cell| cell.trim().to_owned()).collect())
    });
    rows.collect()
}
