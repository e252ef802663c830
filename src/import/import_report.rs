//! The report of an import: findings about cells, and the errors for files that cannot be read.
//!
//! The findings are made by the layouts and by `draft_book`.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::raw_sheet::SheetRange;

/// The kind of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FindingKind {
    /// The cells are understood and in the book.
    Recognised,
    /// The cells are understood and not needed: headings, totals, repeated figures.
    Ignored,
    /// The cells are not understood. They are kept word for word among the book's unplaced cells.
    Unplaced,
    /// The director should look at this. The same cells also have a finding of another kind.
    Warning,
}

/// One remark of an import about a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub kind: FindingKind,
    pub sheet: String,
    /// The cells that the finding is about. Empty for the whole sheet.
    pub cells: Vec<SheetRange>,
    /// One or a few sentences, the first without a capital.
    pub message: String,
    pub effect: FindingEffect,
}

/// The effect of a finding on the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FindingEffect {
    /// The results are as in the file.
    #[default]
    None,
    /// Results of the file became one although it names them differently.
    Merged,
    /// Results of the file are not used.
    Refused,
}

impl Finding {
    /// The sheet and cells as text: “Round 2!C14”, “Round 2!C13, C24, …”, or the sheet's name.
    pub fn location(&self) -> String {
        const SHOWN: usize = 6;
        let mut location = self.sheet.clone();
        for (index, range) in self.cells.iter().take(SHOWN).enumerate() {
            location.push_str(if index == 0 { "!" } else { ", " });
            location.push_str(&range.to_string());
        }
        if self.cells.len() > SHOWN {
            location.push_str(", …");
        }
        location
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.location(), self.message)
    }
}

/// Findings with the same cause.
#[derive(Clone, Debug)]
pub struct FindingGroup<'a> {
    /// The first of them is the example.
    pub findings: Vec<&'a Finding>,
}

/// Fewer findings with the same cause are reported one by one.
const FEWEST_IN_GROUP: usize = 3;

/// Groups findings by their cause, those that cost results first.
pub fn group_findings<'a>(findings: impl Iterator<Item = &'a Finding>) -> Vec<FindingGroup<'a>> {
    let mut groups: Vec<FindingGroup<'a>> = Vec::new();
    let mut places: HashMap<(FindingKind, FindingEffect, String), usize> = HashMap::new();
    for finding in findings {
        let place = *places.entry((finding.kind, finding.effect, cause(&finding.message))).or_insert(groups.len());
        match groups.get_mut(place) {
            Some(group) => group.findings.push(finding),
            None => groups.push(FindingGroup { findings: vec![finding] }),
        }
    }
    let mut groups: Vec<FindingGroup<'a>> = groups.into_iter().flat_map(FindingGroup::split_small).collect();
    groups.sort_by_key(|group| match group.findings.first().map(|finding| finding.effect) {
        Some(FindingEffect::Refused) => 0,
        Some(FindingEffect::Merged) => 1,
        Some(FindingEffect::None) | None => 2,
    });
    groups
}

/// What findings of one cause have in common: the sentences after the first, which say what to do, else the message without
/// its names and numbers.
fn cause(message: &str) -> String {
    let text = message.split_once(". ").map_or(message, |(_, cure)| cure);
    let mut quoted = false;
    let mut outside = |c: char| {
        quoted = (quoted || c == '“') && c != '”';
        !quoted && !c.is_ascii_digit()
    };
    text.chars().filter(|c| outside(*c)).collect()
}

impl<'a> FindingGroup<'a> {
    fn split_small(self) -> Vec<FindingGroup<'a>> {
        if self.findings.len() >= FEWEST_IN_GROUP {
            return vec![self];
        }
        self.findings.into_iter().map(|finding| FindingGroup { findings: vec![finding] }).collect()
    }

    /// The kind of all of them.
    pub fn kind(&self) -> FindingKind {
        self.findings.first().map_or(FindingKind::Recognised, |finding| finding.kind)
    }

    /// The places of the first findings: “Round 1!C14, Round 1!C21, …”.
    pub fn location(&self) -> String {
        const SHOWN: usize = 4;
        let shown = self.findings.iter().take(SHOWN).map(|finding| finding.location());
        let more = (self.findings.len() > SHOWN).then(|| "…".to_owned());
        shown.chain(more).collect::<Vec<_>>().join(", ")
    }

    /// The message of a single finding, or the number of findings and an example.
    pub fn message(&self) -> Cow<'a, str> {
        match self.findings[..] {
            [] => Cow::Borrowed(""),
            [only] => Cow::Borrowed(&only.message),
            [first, ..] if first.kind == FindingKind::Ignored => Cow::Borrowed(&first.message),
            [first, ..] => Cow::Owned(format!("{} times, such as: {}", self.findings.len(), first.message)),
        }
    }
}

impl fmt::Display for FindingGroup<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.location(), self.message())
    }
}

/// The error for a file that cannot be read. Nothing is imported, and the file is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum ReadError {
    #[error("“{file}” is empty. Choose the file again, or save it again in the program that made it.")]
    Empty { file: String },
    #[error(
        "“{file}” is {what}, not a workbook. Choose an .xlsx, .xls, .xlsb or .ods workbook, or a .csv, .tsv or .txt \
         table."
    )]
    NotAWorkbook { file: String, what: Cow<'static, str> },
    #[error("“{file}” is a book of Topboard itself. Open it with Open instead of Import.")]
    OwnBook { file: String },
    #[error(
        "“{file}” is protected with a password. Open it in your spreadsheet program, save a copy without the \
         password, and import the copy."
    )]
    PasswordProtected { file: String },
    #[error("“{file}” is cut short: its end is missing. Copy or download it again, then import it.")]
    Truncated { file: String },
    #[error(
        "“{file}” is damaged and cannot be read ({detail}). Open it in your spreadsheet program, save a copy as \
         .xlsx, and import the copy."
    )]
    Damaged { file: String, detail: String },
    #[error(
        "“{file}” unpacks to more than {limit} MB, far more than a tournament needs. Copy the sheets with the \
         results into a new workbook and import that."
    )]
    TooLarge { file: String, limit: u64 },
    #[error(
        "“{file}” holds more than {what}, far more than a tournament needs. Copy the sheets with the results into a \
         new workbook and import that."
    )]
    TooMuch { file: String, what: Cow<'static, str> },
    #[error(
        "“{file}” holds boards, and more than half a million cells that are no results. Copy the sheets with the results \
         into a new workbook and import that."
    )]
    TooManyUnplaced { file: String },
    #[error(
        "“{file}” asks for more than {limit} MB of memory, far more than a tournament needs. It may be damaged, or made \
         to do harm. If you know where it comes from, open it in your spreadsheet program, save a copy as .csv, and \
         import the copy."
    )]
    TooMuchMemory { file: String, limit: usize },
    #[error(
        "“{file}” was not read within {limit} seconds, so Topboard stopped reading it. Copy the sheets with the results \
         into a new workbook and import that."
    )]
    TooSlow { file: String, limit: u64 },
    #[error("“{file}” was not read, because reading was stopped. Import it again.")]
    Stopped { file: String },
    #[error(
        "“{file}” was not read: Topboard reads files in a process of its own, and that process could not be started \
         ({detail}). Start Topboard again, and import the file again."
    )]
    NotStarted { file: String, detail: String },
    #[error(
        "“{file}” was written by a newer Topboard (layout {format}). Import it there, or install that version here; \
         the file is unchanged."
    )]
    NewerFormat { file: String, format: String },
    #[error(
        "nothing in “{file}” was recognised as boards, games or standings.\n{}\nGive each table a heading row such as: \
         Round, Board, Power, Player, Centres; then import it again.",
        list(sheets)
    )]
    NothingRecognised { file: String, sheets: Vec<UnrecognisedSheet> },
}

impl ReadError {
    /// The error about a damaged file. The detail may quote the file, so it is cut and has no control characters.
    pub(super) fn damaged(file: &str, detail: impl fmt::Display) -> ReadError {
        const LONGEST: usize = 200;
        let detail: String = detail
            .to_string()
            .chars()
            .map(|letter| if letter.is_control() { ' ' } else { letter })
            .take(LONGEST)
            .collect();
        ReadError::Damaged { file: file.to_owned(), detail }
    }
}

/// A sheet in which nothing was recognised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnrecognisedSheet {
    pub sheet: String,
    /// The reason, as a sentence.
    pub reason: String,
}

fn list(sheets: &[UnrecognisedSheet]) -> String {
    sheets.iter().map(|sheet| format!("  {}: {}", sheet.sheet, sheet.reason)).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_of_one_cause_are_one_line() {
        let finding = |sheet: &str, message: &str, effect| Finding {
            kind: FindingKind::Warning,
            sheet: sheet.to_owned(),
            cells: Vec::new(),
            message: message.to_owned(),
            effect,
        };
        let mark = |sheet: &str, count: u8| {
            let message =
                format!("“{count}*” is read as {count}, without the mark after it. If a footnote explains it, say so.");
            finding(sheet, &message, FindingEffect::None)
        };
        let refused = "“Spain” is not a power. The row is not used.";
        let all = [
            mark("R1", 5),
            mark("R1", 6),
            finding("R2", refused, FindingEffect::Refused),
            mark("R3", 7),
            mark("R4", 8),
            mark("R5", 9),
            finding("R6", "this sheet does not name its round. It is read as round 2.", FindingEffect::None),
            finding("R7", "this sheet does not name its round. It is read as round 3.", FindingEffect::None),
        ];
        let lines: Vec<String> = group_findings(all.iter()).iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            [
                "R2: “Spain” is not a power. The row is not used.",
                "R1, R1, R3, R4, …: 5 times, such as: “5*” is read as 5, without the mark after it. If a footnote explains it, \
                 say so.",
                "R6: this sheet does not name its round. It is read as round 2.",
                "R7: this sheet does not name its round. It is read as round 3.",
            ]
        );
    }
}
