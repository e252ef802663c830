//! A scoring system while it is being changed: every field as it is typed, whether it can be used yet or not.
//!
//! A [`Draft`] is read from a system's file and printed into one again without loss. One that cannot score yet is kept
//! in the same file, under `unfinished`, behind the last version that could: so nothing typed is lost, and the event
//! goes on being scored.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::board_facts::FactName;
use super::system::{ExampleFile, SystemFile, ScoringSystem, SystemColumn, SystemError};
use crate::formula::{Expr, ExprKind, FormulaError, Span, fold_identifier, parse};

/// A system as a director types it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemDraft {
    pub name: String,
    /// The system it was copied from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub based_on: Option<String>,
    pub source: String,
    pub description: String,
    /// What a board without a solo sums to; empty where that is not constant.
    pub total: String,
    pub decimals: String,
    abandoned: f64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    open_ended: bool,
    /// Single numbers.
    #[serde(rename = "parameter", default, skip_serializing_if = "Vec::is_empty")]
    pub parameters: Vec<NamedText>,
    /// Lists of numbers.
    #[serde(rename = "table", default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<NamedText>,
    #[serde(rename = "event_mean", default, skip_serializing_if = "Vec::is_empty")]
    pub event_means: Vec<SystemColumn>,
    #[serde(rename = "column", default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<SystemColumn>,
    #[serde(rename = "example", default, skip_serializing_if = "Vec::is_empty")]
    examples: Vec<ExampleFile>,
}

/// A number or a list of numbers as it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NamedText {
    pub name: String,
    pub text: String,
}

/// A line of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraftPart {
    Name,
    Total,
    Decimals,
    Parameter(usize),
    Table(usize),
    EventMean(usize),
    Column(usize),
    /// None in particular.
    Whole,
}

/// Which text of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraftField {
    Name,
    Value,
}

/// Why a draft cannot score yet: where, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftError {
    pub part: DraftPart,
    pub field: DraftField,
    /// What is wrong, with its place in the text of that field.
    pub error: FormulaError,
}

impl fmt::Display for DraftError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for DraftError {}

type DraftErrorLocation<T> = Result<T, DraftError>;

impl SystemDraft {
    /// Reads a system's file: the unfinished version where there is one.
    ///
    /// # Errors
    /// When the text is not TOML of the right shape. A formula that cannot be read is no error here.
    pub fn read(text: &str) -> Result<SystemDraft, SystemError> {
        let file: SystemFile = toml::from_str(text)?;
        Ok(file.unfinished.clone().unwrap_or_else(|| SystemDraft::of(&file)))
    }

    /// A copy of a system under another name, its texts in one line each.
    pub fn copy_of(system: &ScoringSystem, name: impl Into<String>) -> SystemDraft {
        let mut draft = SystemDraft { name: name.into(), based_on: Some(system.name.clone()), ..SystemDraft::of(&system.file) };
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        for column in draft.columns.iter_mut().chain(&mut draft.event_means) {
            column.formula = one_line(&column.formula);
        }
        draft.description = one_line(&draft.description);
        draft
    }

    fn of(file: &SystemFile) -> SystemDraft {
        let list = |values: &[f64]| values.iter().map(f64::to_string).collect::<Vec<_>>().join(", ");
        let named = |(name, text): (&String, String)| NamedText { name: name.clone(), text };
        SystemDraft {
            name: file.name.clone(),
            based_on: file.based_on.clone(),
            source: file.source.clone(),
            description: file.description.clone(),
            total: file.total.map_or_else(String::new, |total| total.to_string()),
            decimals: file.decimals.to_string(),
            abandoned: file.abandoned,
            open_ended: file.open_ended,
            parameters: file.parameters.iter().map(|(name, value)| named((name, value.to_string()))).collect(),
            tables: file.tables.iter().map(|(name, values)| named((name, list(values)))).collect(),
            event_means: file.event_mean.clone(),
            columns: file.column.clone(),
            examples: file.example.clone(),
        }
    }

    /// The system that the draft is.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(&self) -> DraftErrorLocation<ScoringSystem> {
        let file = self.file()?;
        ScoringSystem::compile(file).map_err(|error| self.locate(error))
    }

    /// What is wrong with a draft that was kept as unfinished. Where nothing is wrong with the draft by itself, its
    /// name is another system's.
    pub(super) fn fault(&self) -> DraftError {
        self.check().err().unwrap_or_else(|| self.name_taken())
    }

    /// The error of a draft whose name is another system's.
    pub fn name_taken(&self) -> DraftError {
        let what = format!("there is a system “{}” already", self.name);
        wrong(DraftPart::Name, DraftField::Name, &self.name, what, "Give this one another name.")
    }

    /// The draft as the text of a file; `kept` is the text it replaces. While the draft cannot score, the version in
    /// `kept` stays and the draft is put behind it.
    ///
    /// # Errors
    /// When `kept` is no system's file, or the draft has something that TOML cannot hold.
    pub fn print(&self, kept: &str) -> Result<String, SystemError> {
        match self.check() {
            Ok(system) => Ok(toml::to_string_pretty(&system.file)?),
            Err(_) => self.print_unfinished(kept),
        }
    }

    /// The text of `kept` with this draft behind it as unfinished.
    ///
    /// # Errors
    /// As [`Draft::print`].
    pub fn print_unfinished(&self, kept: &str) -> Result<String, SystemError> {
        let mut file: SystemFile = toml::from_str(kept)?;
        file.unfinished = Some(self.clone());
        Ok(toml::to_string_pretty(&file)?)
    }

    /// Whether a line may be called so: a word that formulas can use and nothing else has.
    pub fn may_be_called(&self, part: DraftPart, name: &str) -> bool {
        self.check_name(part, name).is_ok()
    }

    fn check_name(&self, part: DraftPart, name: &str) -> DraftErrorLocation<()> {
        let folded = fold_identifier(name);
        let fault = |what: String, cure: &str| Err(wrong(part, DraftField::Name, name, what, cure));
        if folded.is_empty() {
            return fault("a name is missing".into(), "Type one.");
        }
        if !matches!(parse(&folded).map(|expr| expr.kind), Ok(ExprKind::Name(read)) if read == folded) {
            return fault(
                format!("formulas cannot use the name “{name}”"),
                "Use letters, figures and spaces, a letter first.",
            );
        }
        let taken = FactName::all().any(|fact| fact.word() == folded)
            || self.names().any(|(other, taken)| other != part && fold_identifier(taken) == folded);
        if taken {
            return fault(format!("the name “{name}” is taken"), "Give this another.");
        }
        Ok(())
    }

    /// Every name that formulas can use and that is the draft's own.
    fn names(&self) -> impl Iterator<Item = (DraftPart, &str)> {
        let parameters = self.parameters.iter().enumerate().map(|(n, p)| (DraftPart::Parameter(n), p.name.as_str()));
        let tables = self.tables.iter().enumerate().map(|(n, t)| (DraftPart::Table(n), t.name.as_str()));
        let means = self.event_means.iter().enumerate().map(|(n, m)| (DraftPart::EventMean(n), m.name.as_str()));
        let columns = self.columns.iter().enumerate().map(|(n, c)| (DraftPart::Column(n), c.name.as_str()));
        parameters.chain(tables).chain(means).chain(columns)
    }

    /// The names that the formula of a column may use besides facts and functions.
    pub fn names_before(&self, part: DraftPart) -> impl Iterator<Item = &str> {
        self.names()
            .filter(move |(of, _)| match (*of, part) {
                (DraftPart::Column(of), DraftPart::Column(at)) => of < at,
                (DraftPart::Column(_) | DraftPart::EventMean(_), DraftPart::EventMean(_)) => false,
                _ => true,
            })
            .map(|(_, name)| name)
    }

    /// Makes formulas and examples that speak of `from` speak of `to`.
    pub fn rename(&mut self, from: &str, to: &str) {
        let (old, new) = (fold_identifier(from), fold_identifier(to));
        for column in self.columns.iter_mut().chain(&mut self.event_means) {
            let Ok(expr) = parse(&column.formula) else { continue };
            let mut spans = Vec::new();
            spans_of(&expr, &old, &mut spans);
            spans.sort_by_key(|span| std::cmp::Reverse(span.start));
            for span in spans {
                column.formula.replace_range(span.start..span.end, &new);
            }
        }
        for example in &mut self.examples {
            let known = example.columns.keys().find(|name| fold_identifier(name) == old).cloned();
            if let Some(values) = known.and_then(|name| example.columns.remove(&name)) {
                example.columns.insert(to.to_owned(), values);
            }
        }
    }

    /// Takes a column out, and what examples expect of it.
    pub fn remove_column(&mut self, at: usize) {
        if at < self.columns.len() {
            let gone = fold_identifier(&self.columns.remove(at).name);
            for example in &mut self.examples {
                example.columns.retain(|name, _| fold_identifier(name) != gone);
            }
        }
    }

    /// Takes a worked example out.
    pub fn remove_example(&mut self, at: usize) {
        if at < self.examples.len() {
            self.examples.remove(at);
        }
    }

    /// Makes what `system`, which this draft is, computes for an example the values that it must have.
    pub fn accept_example(&mut self, at: usize, system: &ScoringSystem) {
        let (Some(example), Some(worked)) = (self.examples.get_mut(at), system.examples.get(at)) else { return };
        let computed = system.score_among(&worked.board, &worked.others);
        let exact = |values: &[f64; 7]| values.iter().all(|value| value.is_finite()).then(|| values.map(nine_decimals));
        for (column, values) in system.columns.iter().zip(&computed) {
            if let (Some(expected), Some(values)) = (example.columns.get_mut(&column.name), exact(values)) {
                *expected = values;
            }
        }
        if let Some(values) = computed.last().and_then(exact) {
            example.score = Some(values);
        }
    }

    /// A name for a new line that nothing has yet: “column”, “column 2”.
    pub fn free_name(&self, stem: &str) -> String {
        let mut name = stem.to_owned();
        let mut n = 1;
        while !self.may_be_called(DraftPart::Whole, &name) {
            n += 1;
            name = format!("{stem} {n}");
        }
        name
    }

    fn file(&self) -> DraftErrorLocation<SystemFile> {
        if self.name.trim().is_empty() {
            return Err(wrong(DraftPart::Name, DraftField::Name, "", "the system has no name", "Type one."));
        }
        for (part, name) in self.names() {
            self.check_name(part, name)?;
        }
        let total = if self.total.trim().is_empty() { None } else { Some(number(DraftPart::Total, &self.total)?) };
        let decimals = self.decimals.trim().parse().ok().filter(|decimals| *decimals <= 9).ok_or_else(|| {
            let what = format!("“{}” is not a number of decimals", self.decimals.trim());
            wrong(DraftPart::Decimals, DraftField::Value, &self.decimals, what, "Type 0 to 9.")
        })?;
        let mut parameters = BTreeMap::new();
        for (n, parameter) in self.parameters.iter().enumerate() {
            parameters.insert(parameter.name.clone(), number(DraftPart::Parameter(n), &parameter.text)?);
        }
        let mut tables = BTreeMap::new();
        for (n, table) in self.tables.iter().enumerate() {
            tables.insert(table.name.clone(), numbers(DraftPart::Table(n), &table.text)?);
        }
        Ok(SystemFile {
            name: self.name.trim().to_owned(),
            based_on: self.based_on.clone(),
            source: self.source.clone(),
            description: self.description.clone(),
            total,
            decimals,
            abandoned: self.abandoned,
            open_ended: self.open_ended,
            parameters,
            tables,
            event_mean: self.event_means.clone(),
            column: self.columns.clone(),
            example: self.examples.clone(),
            unfinished: None,
        })
    }

    /// Where in the draft an error of the system is.
    fn locate(&self, error: SystemError) -> DraftError {
        let SystemError::Formula { error, .. } = error else {
            let what = match &error {
                SystemError::NoColumn { .. } => "there is no column".to_owned(),
                SystemError::Example { example, what, .. } => format!("in the example “{example}”, {what}"),
                other => other.to_string(),
            };
            let cure =
                if matches!(error, SystemError::NoColumn { .. }) { "Add one; the last is the score." } else { "" };
            return wrong(DraftPart::Whole, DraftField::Value, "", what, cure);
        };
        let at = |columns: &[SystemColumn]| columns.iter().position(|c| Some(&c.name) == error.column.as_ref());
        let part = match (at(&self.columns), at(&self.event_means)) {
            (Some(column), _) => DraftPart::Column(column),
            (None, Some(mean)) => DraftPart::EventMean(mean),
            (None, None) => DraftPart::Whole,
        };
        DraftError { part, field: DraftField::Value, error }
    }
}

fn nine_decimals(value: f64) -> f64 {
    (value * 1e9).round() / 1e9
}

fn wrong(part: DraftPart, field: DraftField, text: &str, what: impl Into<String>, cure: &str) -> DraftError {
    let span = Span { start: 0, end: text.len() };
    DraftError { part, field, error: FormulaError::new(text, span, what, cure) }
}

fn number(part: DraftPart, text: &str) -> DraftErrorLocation<f64> {
    let typed = text.trim();
    typed.parse().ok().filter(|value: &f64| value.is_finite()).ok_or_else(|| {
        let what =
            if typed.is_empty() { "a number is missing".to_owned() } else { format!("“{typed}” is not a number") };
        wrong(part, DraftField::Value, text, what, "Numbers are written like 38 or 0.5.")
    })
}

/// A list of numbers, between commas or semicolons.
fn numbers(part: DraftPart, text: &str) -> DraftErrorLocation<Vec<f64>> {
    let mut values = Vec::new();
    let mut start = 0;
    for piece in text.split([',', ';']) {
        let value = piece.trim().parse().ok().filter(|value: &f64| value.is_finite()).ok_or_else(|| {
            let typed = piece.trim();
            let what = if typed.is_empty() {
                "a number is missing in the list".to_owned()
            } else {
                format!("“{typed}” is not a number")
            };
            let blank = piece.len() - piece.trim_start().len();
            let span = Span { start: start + blank, end: start + blank + typed.len() };
            let error = FormulaError::new(text, span, what, "Write the list like 38, 14, 7.");
            DraftError { part, field: DraftField::Value, error }
        })?;
        values.push(value);
        start += piece.len() + 1;
    }
    Ok(values)
}

/// Where a formula speaks of a name.
fn spans_of(expr: &Expr, name: &str, spans: &mut Vec<Span>) {
    match &expr.kind {
        ExprKind::Name(found) if found == name => spans.push(expr.span),
        ExprKind::Unary(_, of) => spans_of(of, name, spans),
        ExprKind::Binary(_, left, right) => {
            spans_of(left, name, spans);
            spans_of(right, name, spans);
        }
        ExprKind::Call(_, arguments) => arguments.iter().for_each(|argument| spans_of(argument, name, spans)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoring::SystemLibrary;

    fn shipped(name: &str) -> &'static ScoringSystem {
        SystemLibrary::shipped().find(name).unwrap()
    }

    fn printed(system: &ScoringSystem) -> String {
        toml::to_string_pretty(&system.file).unwrap()
    }

    #[test]
    fn every_system_is_printed_and_read_back_without_loss() {
        for system in SystemLibrary::shipped().systems() {
            let text = printed(system);
            let draft = SystemDraft::read(&text).unwrap();
            assert_eq!(draft.check().unwrap().file, system.file, "{}", system.name);
            let again = draft.print(&text).unwrap();
            assert_eq!(again, text);
            let read = ScoringSystem::parse(&again).unwrap();
            assert_eq!(read.file, system.file);
            assert_eq!(read.examples, system.examples);
        }
    }

    #[test]
    fn an_unfinished_version_is_kept_behind_the_one_that_scores() {
        let kept = printed(shipped("EuroDipCon 4"));
        let mut draft = SystemDraft::copy_of(shipped("EuroDipCon 4"), "Ours");
        draft.columns[1].formula = "rank_bonus + centres + ".into();
        draft.parameters[0].text = "73x".into();
        let text = draft.print(&kept).unwrap();
        assert_eq!(SystemDraft::read(&text).unwrap(), draft, "nothing typed is lost");
        let system = ScoringSystem::parse(&text).unwrap();
        assert_eq!(system.name, "EuroDipCon 4", "the last version without an error");
        assert!(system.examples.iter().all(|example| system.broken(example).is_empty()));
        let error = system.unfinished.unwrap();
        assert_eq!((error.part, error.error.what.as_str()), (DraftPart::Parameter(0), "“73x” is not a number"));
        let (_, told) = SystemLibrary::shipped().with_own(std::slice::from_ref(&text));
        assert!(told[0].to_string().starts_with("EuroDipCon 4 is unfinished: "), "{}", told[0]);

        let mut mended = SystemDraft::read(&text).unwrap();
        mended.parameters[0].text = "73".into();
        let error = mended.check().unwrap_err();
        assert_eq!((error.part, error.field), (DraftPart::Column(1), DraftField::Value));
        assert_eq!(error.error.character, 24);
        mended.columns[1].formula.push('1');
        let text = mended.print(&text).unwrap();
        assert!(!text.contains("unfinished"));
        assert_eq!(ScoringSystem::parse(&text).unwrap().based_on.as_deref(), Some("EuroDipCon 4"));
    }

    #[test]
    fn a_wrong_number_in_a_list_is_found_at_its_place() {
        let mut draft = SystemDraft::copy_of(shipped("EuroDipCon 4"), "Ours");
        draft.tables[0].text = "32, sixteen, 8".into();
        let error = draft.check().unwrap_err();
        assert_eq!((error.part, error.error.span), (DraftPart::Table(0), Span { start: 4, end: 11 }));
        draft.tables[0].text = "32; 16; 8".into();
        let system = draft.check().unwrap();
        assert_eq!(system.score(&system.examples[0].board)[1][1], 44.0);
        assert!(!system.broken(&system.examples[0]).is_empty(), "the example no longer holds");
        draft.accept_example(0, &system);
        assert!(draft.check().is_ok_and(|system| system.broken(&system.examples[0]).is_empty()));
    }

    #[test]
    fn a_new_name_is_taken_over_by_formulas_and_examples() {
        let mut draft = SystemDraft::copy_of(shipped("EuroDipCon 4"), "Ours");
        for taken in ["place", "score", "", "2nd", "a+b", "Solo Points"] {
            assert!(!draft.may_be_called(DraftPart::Column(0), taken), "{taken}");
        }
        assert!(draft.may_be_called(DraftPart::Column(0), "Rank bonus"));
        draft.columns[0].name = "Prämie".into();
        draft.rename("rank bonus", "Prämie");
        draft.tables[0].name = "podium".into();
        draft.rename("bonuses", "podium");
        let system = draft.check().unwrap();
        assert!(system.columns[1].formula.contains("prämie + centres"), "{}", system.columns[1].formula);
        assert!(system.examples.iter().all(|example| system.broken(example).is_empty()));
        assert_eq!(draft.names_before(DraftPart::Column(1)).collect::<Vec<_>>(), ["solo_points", "podium", "Prämie"]);
        draft.remove_column(0);
        let error = draft.check().unwrap_err();
        assert_eq!(error.part, DraftPart::Column(0));
        assert!(error.to_string().contains("there is no name “prämie”"), "{error}");
        assert_eq!(draft.free_name("column"), "column");
        assert_eq!(draft.free_name("score"), "score 2");
    }
}
