//! The option `--attendance`: a file with the players present in each round.

use std::io;
use std::path::Path;

use crate::cli::error::CommandError;

/// The attendance of a player in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AttendanceCell {
    No,
    Yes,
    /// Offers to sit out.
    Volunteer,
    /// Plays two boards.
    Twice,
}

impl AttendanceCell {
    fn parse(cell: &str) -> Self {
        match cell.trim().to_lowercase().as_str() {
            "" | "-" | "0" | "no" | "n" | "absent" => AttendanceCell::No,
            "out" | "volunteer" | "standby" => AttendanceCell::Volunteer,
            "2" | "twice" | "two" => AttendanceCell::Twice,
            _ => AttendanceCell::Yes,
        }
    }
}

/// The headings of the rounds, and a row for each player.
#[derive(Debug)]
pub(super) struct AttendanceFile {
    pub(super) rounds: Vec<String>,
    pub(super) players: Vec<(String, Vec<AttendanceCell>)>,
}

impl AttendanceFile {
    pub(super) fn read(path: &Path) -> Result<Self, CommandError> {
        let file_error = |why: String| CommandError::Attendance { path: path.to_owned(), why };
        let rows = read_table(path).map_err(file_error)?;
        let (heading, rows) = rows.split_first().ok_or_else(|| file_error("It is empty.".to_owned()))?;
        let rounds: Vec<String> = heading.iter().skip(1).cloned().collect();
        let mut players: Vec<(String, Vec<AttendanceCell>)> = Vec::new();
        for row in rows {
            let Some(name) = row.first().filter(|name| !name.is_empty()) else { continue };
            if players.iter().any(|(known, _)| known == name) {
                return Err(file_error(format!("It has {name} twice. Give the players different names.")));
            }
            let word = |at: usize| row.get(at + 1).map_or(AttendanceCell::No, |cell| AttendanceCell::parse(cell));
            players.push((name.clone(), (0..rounds.len()).map(word).collect()));
        }
        Ok(AttendanceFile { rounds, players })
    }
}

/// The cells of a text file, without spaces around them. The first separator in the text is used for the whole file.
pub(super) fn read_table(path: &Path) -> Result<Vec<Vec<String>>, String> {
    let bytes = std::fs::read(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => "The file does not exist.".to_owned(),
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
