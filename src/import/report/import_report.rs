//! The report of an import: findings about cells, and the errors for files that cannot be read.
//!
//! The findings are made by the layouts and by `draft_book`.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::import::cells::sheet_address::SheetRange;
use crate::languages::window_sentences::{import_errors, import_report as texts};

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

impl FindingKind {
    /// The name of the kind for the director.
    pub fn name(self) -> &'static str {
        match self {
            FindingKind::Recognised => texts::recognised(),
            FindingKind::Ignored => texts::not_needed(),
            FindingKind::Unplaced => texts::not_understood(),
            FindingKind::Warning => texts::please_check(),
        }
    }
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
    pub cause: FindingCause,
}

/// The cause of a finding. Many findings of one cause are one line of the report, with an example. So there is a cause only
/// for cells whose texts need not be told one by one: cells that were left out, and footnote marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FindingCause {
    /// The finding is told with its own sentence: which names were joined, which values differ, why a sheet was not read.
    #[default]
    OwnSentence,
    /// A footnote mark after a value.
    FootnoteMark,
    /// A town or a club in a bracket after several names.
    PlaceBesideName,
    /// A name with a sign that names do not have.
    SignInName,
    NotAPower,
    NotAScore,
    NotAPlace,
    /// A cell that should say whether a power shared in a draw.
    NotYesOrNo,
    /// A cell that should say how a game ended.
    NotAnEnding,
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
    /// Results of the file may mean something else, and nothing in the file decides.
    Asked,
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

    /// The first sentence, which says what is wrong. The others say what becomes of the cells of a file, and what to do.
    pub fn first_sentence(&self) -> &str {
        // The quotation mark that ends what is quoted. Languages have different ones.
        let mut end_of_quote = None;
        for (at, letter) in self.message.char_indices() {
            match letter {
                _ if end_of_quote == Some(letter) => end_of_quote = None,
                '“' => end_of_quote = Some('”'),
                '„' => end_of_quote = Some('“'),
                '«' => end_of_quote = Some('»'),
                '.' if end_of_quote.is_none() && self.message[at + 1..].starts_with(' ') => {
                    return &self.message[..=at];
                }
                _ => {}
            }
        }
        &self.message
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

/// Fewer findings with the same cause and different sentences are reported one by one.
const FEWEST_IN_GROUP: usize = 3;

/// Groups findings by their cause, those that cost results first. Findings with one and the same sentence are a group too.
pub fn group_findings<'a>(findings: impl Iterator<Item = &'a Finding>) -> Vec<FindingGroup<'a>> {
    let mut groups: Vec<FindingGroup<'a>> = Vec::new();
    let mut places: HashMap<(FindingKind, FindingEffect, FindingCause, &str), usize> = HashMap::new();
    for finding in findings {
        let sentence = match finding.cause {
            FindingCause::OwnSentence => finding.message.as_str(),
            FindingCause::FootnoteMark
            | FindingCause::SignInName
            | FindingCause::PlaceBesideName
            | FindingCause::NotAPower
            | FindingCause::NotAScore
            | FindingCause::NotAPlace
            | FindingCause::NotYesOrNo
            | FindingCause::NotAnEnding => "",
        };
        let cause = (finding.kind, finding.effect, finding.cause, sentence);
        let place = *places.entry(cause).or_insert(groups.len());
        match groups.get_mut(place) {
            Some(group) => group.findings.push(finding),
            None => groups.push(FindingGroup { findings: vec![finding] }),
        }
    }
    let mut groups: Vec<FindingGroup<'a>> = groups.into_iter().flat_map(FindingGroup::split_small).collect();
    groups.sort_by_key(|group| match group.findings.first().map(|finding| finding.effect) {
        Some(FindingEffect::Refused | FindingEffect::Asked) => 0,
        Some(FindingEffect::Merged) => 1,
        Some(FindingEffect::None) | None => 2,
    });
    groups
}

impl<'a> FindingGroup<'a> {
    fn split_small(self) -> Vec<FindingGroup<'a>> {
        let is_one_sentence = self.findings.iter().all(|finding| finding.message == self.findings[0].message);
        if is_one_sentence || self.findings.len() >= FEWEST_IN_GROUP {
            return vec![self];
        }
        self.findings.into_iter().map(|finding| FindingGroup { findings: vec![finding] }).collect()
    }

    /// The kind of all of them.
    pub fn kind(&self) -> FindingKind {
        self.findings.first().map_or(FindingKind::Recognised, |finding| finding.kind)
    }

    /// The places of the first findings, and how many more there are: “Round 1!C14, Round 1!C21 and 3 more”.
    pub fn location(&self) -> String {
        const SHOWN: usize = 4;
        let shown = self.findings.iter().take(SHOWN).map(|finding| finding.location()).collect::<Vec<_>>().join(", ");
        match self.findings.len().checked_sub(SHOWN) {
            Some(more @ 1..) => texts::places_and_more(&shown, more),
            _ => shown,
        }
    }

    /// The sentence that all findings have, or the number of findings and an example.
    pub fn message(&self) -> Cow<'a, str> {
        let Some(first) = self.findings.first() else { return Cow::Borrowed("") };
        if self.findings.iter().all(|finding| finding.message == first.message) {
            return Cow::Borrowed(&first.message);
        }
        Cow::Owned(texts::many_such_as(self.findings.len(), &first.message))
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
    #[error("{}", import_errors::file_is_empty(.file))]
    Empty { file: String },
    #[error("{}", import_errors::not_a_workbook(.file, .what))]
    NotAWorkbook { file: String, what: Cow<'static, str> },
    #[error("{}", import_errors::own_book(.file))]
    OwnBook { file: String },
    #[error("{}", import_errors::password(.file))]
    PasswordProtected { file: String },
    #[error("{}", import_errors::cut_short(.file))]
    Truncated { file: String },
    #[error("{}", import_errors::damaged(.file, .detail))]
    Damaged { file: String, detail: String },
    #[error("{}", import_errors::too_large(.file, &.limit.to_string()))]
    TooLarge { file: String, limit: u64 },
    #[error("{}", import_errors::too_much(.file, .what))]
    TooMuch { file: String, what: Cow<'static, str> },
    #[error("{}", import_errors::too_many_unplaced(.file))]
    TooManyUnplaced { file: String },
    #[error("{}", import_errors::too_much_memory(.file, &.limit.to_string()))]
    TooMuchMemory { file: String, limit: usize },
    #[error("{}", import_errors::too_slow(.file, &.limit.to_string()))]
    TooSlow { file: String, limit: u64 },
    #[error("{}", import_errors::stopped(.file))]
    Stopped { file: String },
    #[error("{}", import_errors::not_started(.file, .detail))]
    NotStarted { file: String, detail: String },
    #[error("{}", import_errors::newer_format(.file, .format))]
    NewerFormat { file: String, format: String },
    #[error("{}", import_errors::nothing_recognised(.file, &list(.sheets)))]
    NothingRecognised { file: String, sheets: Vec<UnrecognisedSheet> },
}

impl ReadError {
    /// The error about a damaged file. The detail may quote the file, so it is cut and has no control characters.
    pub(in crate::import) fn damaged(file: &str, detail: impl fmt::Display) -> ReadError {
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

    fn finding(sheet: &str, message: impl Into<String>, cause: FindingCause) -> Finding {
        let effect = FindingEffect::None;
        Finding {
            kind: FindingKind::Warning,
            sheet: sheet.to_owned(),
            cells: Vec::new(),
            message: message.into(),
            effect,
            cause,
        }
    }

    fn lines(findings: &[Finding]) -> Vec<String> {
        group_findings(findings.iter()).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn findings_of_one_cause_are_one_line() {
        let mark = |sheet: &str, count: u8| {
            finding(sheet, format!("“{count}*” is read as {count}."), FindingCause::FootnoteMark)
        };
        let refused = Finding {
            effect: FindingEffect::Refused,
            ..finding("R2", "“Spain” is not a power. The row is not used.", FindingCause::NotAPower)
        };
        let all = [mark("R1", 5), mark("R1", 6), refused, mark("R3", 7), mark("R4", 8), mark("R5", 9)];
        assert_eq!(
            lines(&all),
            [
                "R2: “Spain” is not a power. The row is not used.",
                "R1, R1, R3, R4 and 1 more: 5 times, such as: “5*” is read as 5.",
            ]
        );
        assert_eq!(lines(&all[..2]), ["R1: “5*” is read as 5.", "R1: “6*” is read as 6."]);
    }

    #[test]
    fn findings_with_facts_of_their_own_are_told_one_by_one() {
        let facts = [
            ("R1", "“Jose Garcia” is taken to be José García. If they are two people, make their names differ."),
            ("R2", "“Ann LEE” is taken to be Ann Lee. If they are two people, make their names differ."),
            ("R3", "“Bo Ek” is taken to be Bö Ek. If they are two people, make their names differ."),
            ("R1", "Italy was eliminated in 1904 and in 1905. Correct it after the import."),
            ("R2", "Spring was eliminated in 1906 and in 1907. Correct it after the import."),
            ("R3", "France was eliminated in 1908 and in 1909. Correct it after the import."),
            ("R5", "this sheet does not name its round. It is read as round 5."),
            ("R6", "this sheet does not name its round. It is read as round 6."),
            ("R7", "this sheet does not name its round. It is read as round 7."),
        ];
        let all = facts.map(|(sheet, message)| finding(sheet, message, FindingCause::OwnSentence));
        assert_eq!(lines(&all), facts.map(|(sheet, message)| format!("{sheet}: {message}")));
    }

    #[test]
    fn one_sentence_about_many_cells_is_one_line() {
        let all: Vec<Finding> =
            (1..=31).map(|n| finding(&format!("R{n}"), "this row is blank.", FindingCause::OwnSentence)).collect();
        assert_eq!(lines(&all), ["R1, R2, R3, R4 and 27 more: this row is blank."]);
    }
}
