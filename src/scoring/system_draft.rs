//! Drafts of scoring systems: reading, checking, editing and writing them. The struct [`SystemDraft`] is in
//! `system_file`. A draft that cannot score yet is stored in the same file under `unfinished`, after the last version
//! that could score.

use std::collections::BTreeMap;

use super::ScoringSystem;
use super::board_facts::FactName;
use super::error::{DraftError, DraftField, DraftPart, SystemError};
use super::system_file::{NamedText, SystemColumn, SystemDraft, SystemFile};
use crate::figures::read_number;
use crate::formula::{Expr, ExprKind, FormulaError, TextSpan, fold_identifier, parse};
use crate::languages::FigureField;
use crate::languages::window_sentences::scoring_errors as texts;
use crate::limits::MOST_DECIMALS;

type DraftResult<T> = Result<T, DraftError>;

impl ScoringSystem {
    /// Reads and compiles a system from its file's text. The error of an unfinished draft in the file is noted.
    ///
    /// # Errors
    /// When the text is not TOML of the right shape, or a formula cannot be read.
    pub fn parse(text: &str) -> Result<ScoringSystem, SystemError> {
        let file: SystemFile = toml::from_str(text)?;
        let unfinished_error = file.unfinished.as_ref().map(|draft| Box::new(draft.current_error()));
        let mut system = ScoringSystem::compile(file)?;
        system.unfinished_error = unfinished_error;
        Ok(system)
    }
}

impl SystemDraft {
    /// Reads a system's file: the unfinished version if there is one.
    ///
    /// # Errors
    /// When the text is not TOML of the right shape. A formula that cannot be read is not an error here.
    pub fn read(text: &str) -> Result<SystemDraft, SystemError> {
        let file: SystemFile = toml::from_str(text)?;
        Ok(file.unfinished.clone().unwrap_or_else(|| SystemDraft::from_file(&file)))
    }

    /// A copy of a system under another name. Each formula and the description become one line.
    pub fn copy_of(system: &ScoringSystem, name: impl Into<String>) -> SystemDraft {
        let mut draft = SystemDraft {
            name: name.into(),
            based_on: Some(system.name.clone()),
            ..SystemDraft::from_file(&system.file)
        };
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        for column in draft.columns.iter_mut().chain(&mut draft.event_means) {
            column.formula = one_line(&column.formula);
        }
        draft.description = one_line(&draft.description);
        draft
    }

    fn from_file(file: &SystemFile) -> SystemDraft {
        let list = |values: &[f64]| values.iter().map(f64::to_string).collect::<Vec<_>>().join(", ");
        let named = |(name, text): (&String, String)| NamedText { name: name.clone(), text };
        SystemDraft {
            name: file.name.clone(),
            based_on: file.based_on.clone(),
            source: file.source.clone(),
            description: file.description.clone(),
            board_sum: file.board_sum.map_or_else(String::new, |sum| sum.to_string()),
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

    /// Compiles the draft into a system.
    ///
    /// # Errors
    /// The first error in the draft.
    pub fn check(&self) -> DraftResult<ScoringSystem> {
        let file = self.to_file()?;
        ScoringSystem::compile(file).map_err(|error| self.locate_error(error))
    }

    /// The error of a draft that was stored as unfinished. If the draft has no error of its own, another system has the
    /// same name.
    fn current_error(&self) -> DraftError {
        self.check().err().unwrap_or_else(|| self.name_taken_error())
    }

    /// The error of a draft that has the name of another system.
    pub fn name_taken_error(&self) -> DraftError {
        let (message, cure) = (texts::name_taken::name(&self.name), texts::name_taken::cure());
        draft_error(DraftPart::Name, DraftField::Name, &self.name, message, cure)
    }

    /// The draft as the text of a file that replaces `previous`. While the draft cannot score, the version in
    /// `previous` stays, and the draft is added as unfinished.
    ///
    /// # Errors
    /// When `previous` is not a system's file, or the draft has a value that TOML cannot hold.
    pub fn to_text(&self, previous: &str) -> Result<String, SystemError> {
        match self.check() {
            Ok(system) => Ok(toml::to_string_pretty(&system.file)?),
            Err(_) => self.to_unfinished_text(previous),
        }
    }

    /// The text of `previous` with this draft added as unfinished.
    ///
    /// # Errors
    /// As for [`SystemDraft::to_text`].
    pub fn to_unfinished_text(&self, previous: &str) -> Result<String, SystemError> {
        let mut file: SystemFile = toml::from_str(previous)?;
        file.unfinished = Some(self.clone());
        Ok(toml::to_string_pretty(&file)?)
    }

    /// Whether an entry may have this name: formulas can use it, and no other entry has it.
    pub fn is_name_available(&self, part: DraftPart, name: &str) -> bool {
        self.check_name(part, name).is_ok()
    }

    fn check_name(&self, part: DraftPart, name: &str) -> DraftResult<()> {
        let folded = fold_identifier(name);
        let name_error = |message: String, cure: &str| Err(draft_error(part, DraftField::Name, name, message, cure));
        if folded.is_empty() {
            return name_error(texts::name_missing::name().to_owned(), texts::name_missing::cure());
        }
        if !matches!(parse(&folded).map(|expr| expr.kind), Ok(ExprKind::Name(read)) if read == folded) {
            return name_error(texts::name_not_usable::name(name), texts::name_not_usable::cure());
        }
        let is_taken = FactName::all().any(|fact| fact.word() == folded)
            || self.names().any(|(other, taken)| other != part && fold_identifier(taken) == folded);
        if is_taken {
            return name_error(texts::name_used::name(name), texts::name_used::cure());
        }
        Ok(())
    }

    /// Every name that the draft defines for formulas.
    fn names(&self) -> impl Iterator<Item = (DraftPart, &str)> {
        let parameters = self.parameters.iter().enumerate().map(|(n, p)| (DraftPart::Parameter(n), p.name.as_str()));
        let tables = self.tables.iter().enumerate().map(|(n, t)| (DraftPart::Table(n), t.name.as_str()));
        let means = self.event_means.iter().enumerate().map(|(n, m)| (DraftPart::EventMean(n), m.name.as_str()));
        let columns = self.columns.iter().enumerate().map(|(n, c)| (DraftPart::Column(n), c.name.as_str()));
        parameters.chain(tables).chain(means).chain(columns)
    }

    /// The draft's names that the formula of an entry may use; facts and functions are not among them.
    pub fn names_usable_in(&self, part: DraftPart) -> impl Iterator<Item = &str> {
        self.names()
            .filter(move |(owner, _)| match (*owner, part) {
                (DraftPart::Column(owner), DraftPart::Column(at)) => owner < at,
                (DraftPart::Column(_) | DraftPart::EventMean(_), DraftPart::EventMean(_)) => false,
                _ => true,
            })
            .map(|(_, name)| name)
    }

    /// Replaces the name `from` by `to` in all formulas and examples.
    pub fn rename_references(&mut self, from: &str, to: &str) {
        let (old, new) = (fold_identifier(from), fold_identifier(to));
        for column in self.columns.iter_mut().chain(&mut self.event_means) {
            let Ok(expr) = parse(&column.formula) else { continue };
            let mut spans = Vec::new();
            name_spans(&expr, &old, &mut spans);
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

    /// Removes a column, and the values that examples expect for it.
    pub fn remove_column(&mut self, at: usize) {
        if at < self.columns.len() {
            let removed = fold_identifier(&self.columns.remove(at).name);
            for example in &mut self.examples {
                example.columns.retain(|name, _| fold_identifier(name) != removed);
            }
        }
    }

    /// Removes a worked example.
    pub fn remove_example(&mut self, at: usize) {
        if at < self.examples.len() {
            self.examples.remove(at);
        }
    }

    /// Makes the values that `system` computes the expected values of an example. `system` is this draft, compiled.
    pub fn accept_example(&mut self, at: usize, system: &ScoringSystem) {
        let (Some(example), Some(worked)) = (self.examples.get_mut(at), system.examples.get(at)) else { return };
        let computed = system.score_with_others(&worked.board, &worked.others);
        let exact = |values: &[f64; 7]| {
            values.iter().all(|value| value.is_finite()).then(|| values.map(round_to_nine_decimals))
        };
        for (column, values) in system.columns.iter().zip(&computed) {
            if let (Some(expected), Some(values)) = (example.columns.get_mut(&column.name), exact(values)) {
                *expected = values;
            }
        }
        if let Some(values) = computed.last().and_then(exact) {
            example.score = Some(values);
        }
    }

    /// An unused name for a new entry: “column”, “column 2”.
    pub fn unused_name(&self, stem: &str) -> String {
        let mut name = stem.to_owned();
        let mut n = 1;
        while !self.is_name_available(DraftPart::Whole, &name) {
            n += 1;
            name = format!("{stem} {n}");
        }
        name
    }

    fn to_file(&self) -> DraftResult<SystemFile> {
        if self.name.trim().is_empty() {
            let (message, cure) = (texts::no_name::name(), texts::no_name::cure());
            return Err(draft_error(DraftPart::Name, DraftField::Name, "", message, cure));
        }
        for (part, name) in self.names() {
            self.check_name(part, name)?;
        }
        let sum = self.board_sum.trim();
        let board_sum = if sum.is_empty() { None } else { Some(parse_number(DraftPart::BoardSum, &self.board_sum)?) };
        let decimals =
            self.decimals.trim().parse().ok().filter(|decimals| *decimals <= MOST_DECIMALS).ok_or_else(|| {
                let message = texts::no_number_of_decimals::name(self.decimals.trim());
                let cure = texts::no_number_of_decimals::cure();
                draft_error(DraftPart::Decimals, DraftField::Value, &self.decimals, message, cure)
            })?;
        let mut parameters = BTreeMap::new();
        for (n, parameter) in self.parameters.iter().enumerate() {
            parameters.insert(parameter.name.clone(), parse_number(DraftPart::Parameter(n), &parameter.text)?);
        }
        let mut tables = BTreeMap::new();
        for (n, table) in self.tables.iter().enumerate() {
            tables.insert(table.name.clone(), parse_number_list(DraftPart::Table(n), &table.text)?);
        }
        Ok(SystemFile {
            name: self.name.trim().to_owned(),
            based_on: self.based_on.clone(),
            source: self.source.clone(),
            description: self.description.clone(),
            board_sum,
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

    /// The error of a compiled system as an error of the draft's entry that causes it.
    fn locate_error(&self, error: SystemError) -> DraftError {
        let SystemError::Formula { error, .. } = error else {
            let (message, cure) = match &error {
                SystemError::NoColumn { .. } => (texts::no_column::name().to_owned(), texts::no_column::cure()),
                SystemError::Example { example, problem, .. } => (texts::in_example(example, problem), ""),
                other => (other.to_string(), ""),
            };
            return draft_error(DraftPart::Whole, DraftField::Value, "", message, cure);
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

fn round_to_nine_decimals(value: f64) -> f64 {
    (value * 1e9).round() / 1e9
}

fn draft_error(part: DraftPart, field: DraftField, text: &str, message: impl Into<String>, cure: &str) -> DraftError {
    let span = TextSpan { start: 0, end: text.len() };
    DraftError { part, field, error: FormulaError::new(text, span, message, cure) }
}

/// Says that a text is no number, with the decimal sign with which the window shows it.
fn no_number(typed: &str) -> String {
    texts::no_number::name(&FigureField::One.shown(typed))
}

fn parse_number(part: DraftPart, text: &str) -> DraftResult<f64> {
    let typed = text.trim();
    read_number(typed).ok_or_else(|| {
        let message = if typed.is_empty() { texts::number_missing().to_owned() } else { no_number(typed) };
        draft_error(part, DraftField::Value, text, message, texts::no_number::cure())
    })
}

/// Parses a list of numbers that are separated by commas or semicolons.
fn parse_number_list(part: DraftPart, text: &str) -> DraftResult<Vec<f64>> {
    let mut values = Vec::new();
    let mut start = 0;
    for piece in text.split([',', ';']) {
        let value = piece.trim().parse().ok().filter(|value: &f64| value.is_finite()).ok_or_else(|| {
            let typed = piece.trim();
            let message =
                if typed.is_empty() { texts::number_missing_in_list::name().to_owned() } else { no_number(typed) };
            let blank = piece.len() - piece.trim_start().len();
            let span = TextSpan { start: start + blank, end: start + blank + typed.len() };
            let error = FormulaError::new(text, span, message, texts::number_missing_in_list::cure());
            DraftError { part, field: DraftField::Value, error }
        })?;
        values.push(value);
        start += piece.len() + 1;
    }
    Ok(values)
}

/// The places in a formula where a name is used.
fn name_spans(expr: &Expr, name: &str, spans: &mut Vec<TextSpan>) {
    match &expr.kind {
        ExprKind::Name(found) if found == name => spans.push(expr.span),
        ExprKind::Unary(_, operand) => name_spans(operand, name, spans),
        ExprKind::Binary(_, left, right) => {
            name_spans(left, name, spans);
            name_spans(right, name, spans);
        }
        ExprKind::Call(_, arguments) => arguments.iter().for_each(|argument| name_spans(argument, name, spans)),
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

    fn file_text(system: &ScoringSystem) -> String {
        toml::to_string_pretty(&system.file).unwrap()
    }

    #[test]
    fn every_system_is_written_and_read_back_without_loss() {
        for system in SystemLibrary::shipped().systems() {
            let text = file_text(system);
            let draft = SystemDraft::read(&text).unwrap();
            assert_eq!(draft.check().unwrap().file, system.file, "{}", system.name);
            let written = draft.to_text(&text).unwrap();
            assert_eq!(written, text);
            let read = ScoringSystem::parse(&written).unwrap();
            assert_eq!(read.file, system.file);
            assert_eq!(read.examples, system.examples);
        }
    }

    #[test]
    fn an_unfinished_version_is_stored_after_the_version_that_scores() {
        let previous = file_text(shipped("EuroDipCon 4"));
        let mut draft = SystemDraft::copy_of(shipped("EuroDipCon 4"), "Ours");
        draft.columns[1].formula = "rank_bonus + centres + ".into();
        draft.parameters[0].text = "73x".into();
        let text = draft.to_text(&previous).unwrap();
        assert_eq!(SystemDraft::read(&text).unwrap(), draft, "no typed text is lost");
        let system = ScoringSystem::parse(&text).unwrap();
        assert_eq!(system.name, "EuroDipCon 4", "the last version without an error");
        assert!(system.examples.iter().all(|example| system.example_mismatches(example).is_empty()));
        let error = system.unfinished_error.unwrap();
        assert_eq!((error.part, error.error.message.as_str()), (DraftPart::Parameter(0), "“73x” is not a number"));
        let (_, errors) = SystemLibrary::shipped().with_event_systems(std::slice::from_ref(&text));
        assert!(errors[0].to_string().starts_with("EuroDipCon 4 is unfinished: "), "{}", errors[0]);

        let mut corrected = SystemDraft::read(&text).unwrap();
        corrected.parameters[0].text = "73".into();
        let error = corrected.check().unwrap_err();
        assert_eq!((error.part, error.field), (DraftPart::Column(1), DraftField::Value));
        assert_eq!(error.error.character, 24);
        corrected.columns[1].formula.push('1');
        let text = corrected.to_text(&text).unwrap();
        assert!(!text.contains("unfinished"));
        assert_eq!(ScoringSystem::parse(&text).unwrap().based_on.as_deref(), Some("EuroDipCon 4"));
    }

    #[test]
    fn an_error_in_a_list_names_the_position_of_the_number() {
        let mut draft = SystemDraft::copy_of(shipped("EuroDipCon 4"), "Ours");
        draft.tables[0].text = "32, sixteen, 8".into();
        let error = draft.check().unwrap_err();
        assert_eq!((error.part, error.error.span), (DraftPart::Table(0), TextSpan { start: 4, end: 11 }));
        draft.tables[0].text = "32; 16; 8".into();
        let system = draft.check().unwrap();
        assert_eq!(system.score(&system.examples[0].board)[1][1], 44.0);
        assert!(!system.example_mismatches(&system.examples[0]).is_empty(), "the example no longer matches");
        draft.accept_example(0, &system);
        assert!(draft.check().is_ok_and(|system| system.example_mismatches(&system.examples[0]).is_empty()));
    }

    #[test]
    fn renaming_an_entry_changes_formulas_and_examples() {
        let mut draft = SystemDraft::copy_of(shipped("EuroDipCon 4"), "Ours");
        for taken in ["place", "score", "", "2nd", "a+b", "Solo Points"] {
            assert!(!draft.is_name_available(DraftPart::Column(0), taken), "{taken}");
        }
        assert!(draft.is_name_available(DraftPart::Column(0), "Rank bonus"));
        draft.columns[0].name = "Prämie".into();
        draft.rename_references("rank bonus", "Prämie");
        draft.tables[0].name = "podium".into();
        draft.rename_references("bonuses", "podium");
        let system = draft.check().unwrap();
        assert!(system.columns[1].formula.contains("prämie + centres"), "{}", system.columns[1].formula);
        assert!(system.examples.iter().all(|example| system.example_mismatches(example).is_empty()));
        assert_eq!(
            draft.names_usable_in(DraftPart::Column(1)).collect::<Vec<_>>(),
            ["solo_points", "podium", "Prämie"]
        );
        draft.remove_column(0);
        let error = draft.check().unwrap_err();
        assert_eq!(error.part, DraftPart::Column(0));
        assert!(error.to_string().contains("there is no name “prämie”"), "{error}");
        assert_eq!(draft.unused_name("column"), "column");
        assert_eq!(draft.unused_name("score"), "score 2");
    }
}
