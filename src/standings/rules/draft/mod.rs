//! A draft of a ruleset: its TOML text, edited field by field or as a whole. Comments and the order of lines stay.
//!
//! A draft that is not valid yet is saved under `unfinished` beside the last valid version, which the event goes on
//! using.

mod field_kind;
mod field_list;

use std::fmt;

use toml_edit::{Array, ArrayOfTables, DocumentMut, Item, Table, TableLike, Value};

pub use field_kind::{RulesFieldKind, TieBreakList};
pub use field_list::{ChoiceTexts, RulesField, RulesFieldInfo};

use super::Ruleset;
use super::older_files::in_present_fields;
use crate::languages::window_sentences::rules_errors as texts;

/// A ruleset as a director types it.
#[derive(Clone, Debug, Default)]
pub struct RulesDraft {
    text: String,
    /// `None` where the text is not valid TOML.
    document: Option<DocumentMut>,
}

/// Why a ruleset cannot be used: the field or line, the fault, and the cure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesFault {
    pub field: Option<RulesField>,
    /// The line of the text, from 1.
    pub line: Option<usize>,
    /// The fault, without its field or line.
    pub message: String,
    /// The cure, as a sentence.
    pub cure: String,
}

impl fmt::Display for RulesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match (self.line, self.field) {
            (Some(line), _) => texts::in_line(&line.to_string(), &self.message, &self.cure),
            (None, Some(field)) => texts::in_field(&field.location(), &self.message, &self.cure),
            (None, None) => texts::at_no_place(&self.message, &self.cure),
        })
    }
}

impl std::error::Error for RulesFault {}

impl RulesFault {
    pub(super) fn in_field(field: RulesField, message: impl Into<String>, cure: impl Into<String>) -> RulesFault {
        RulesFault { field: Some(field), line: None, message: message.into(), cure: cure.into() }
    }
}

const UNFINISHED: &str = "unfinished";

/// The fields whose absence in a copy means that an older version wrote it.
const NEWER_FIELDS: [&str; 2] = ["games_at_once", "draws.one_vote_a_season"];

impl RulesDraft {
    /// Reads the draft from a ruleset's file: the unfinished version where there is one.
    pub fn from_file_text(file: &str) -> RulesDraft {
        let whole = RulesDraft::from_text(file);
        let unfinished = whole.document.as_ref().and_then(|document| document.get(UNFINISHED)?.as_str());
        unfinished.map_or(whole.clone(), RulesDraft::from_text)
    }

    /// A copy of the ruleset in this file under another name.
    pub fn copy_of(file: &str, name: &str) -> RulesDraft {
        let mut draft = RulesDraft::from_text(file);
        let base = draft.field_text(RulesField::new("name"));
        draft.edit(|document| {
            document.remove(UNFINISHED);
        });
        draft.set_field(RulesField::new("name"), name);
        draft.set_field(RulesField::new("based_on"), &base);
        draft
    }

    /// The text of an older version gets the fields of the present one.
    fn from_text(text: &str) -> RulesDraft {
        let text = in_present_fields(text).unwrap_or_else(|| text.to_owned());
        RulesDraft { document: text.parse().ok(), text }
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Replaces the whole text.
    pub fn set_text(&mut self, text: &str) {
        *self = RulesDraft { text: text.to_owned(), document: text.parse().ok() };
    }

    /// Whether the text is valid TOML, so that its fields can be edited.
    pub fn has_fields(&self) -> bool {
        self.document.is_some()
    }

    /// The text of a field as a user would type it. Empty where the field is missing.
    pub fn field_text(&self, field: RulesField) -> String {
        let Some(info) = field.info() else { return String::new() };
        self.item(field).map_or_else(String::new, |item| match item.as_table_like() {
            Some(table) if info.kind == RulesFieldKind::NamedNumbers => {
                let entry = |(name, item): (&str, &Item)| format!("{name} {}", RulesFieldKind::Number.input_text(item));
                table.iter().map(entry).collect::<Vec<_>>().join(", ")
            }
            _ => info.kind.input_text(item),
        })
    }

    /// The text of a field as the window shows it: [`RulesDraft::field_text`] with the decimal sign of its language.
    pub fn shown_text(&self, field: RulesField) -> String {
        let Some(info) = field.info() else { return String::new() };
        info.kind.shown_text(&self.field_text(field))
    }

    /// Sets a field from what was typed in the window, with whichever decimal sign. See [`RulesDraft::set_field`].
    pub fn set_typed_text(&mut self, field: RulesField, typed: &str) {
        let Some(info) = field.info() else { return };
        self.set_field(field, &info.kind.stored_text(typed));
    }

    /// Sets a field from typed text. An empty text removes the field. A field that older copies do not have gets its
    /// default instead.
    pub fn set_field(&mut self, field: RulesField, typed: &str) {
        let Some(info) = field.info() else { return };
        let typed =
            if typed.trim().is_empty() && NEWER_FIELDS.contains(&field.path) { info.default_text } else { typed };
        let value = info.kind.parse_value(typed);
        let steps = field.steps();
        self.edit(|document| {
            let Some((last, parents)) = steps.split_last() else { return };
            let mut item = document.as_item_mut();
            for step in parents {
                // A value where a table should be stays. `validate` reports it.
                match step.item_in_mut(item, value.is_some()) {
                    Some(next) => item = next,
                    None => return,
                }
            }
            put_value(item, last, value);
        });
    }

    /// Length of a list: parts of what counts, awards, tie-breaks.
    pub fn count(&self, list: &str) -> usize {
        match self.find(list) {
            Some(Item::ArrayOfTables(tables)) => tables.len(),
            Some(Item::Value(Value::Array(array))) => array.len(),
            _ => 0,
        }
    }

    /// Whether the ruleset has this section: a top board, teams.
    pub fn has(&self, table: &str) -> bool {
        self.find(table).is_some()
    }

    /// Adds a section with these fields, or removes the section with all its fields.
    pub fn set_section(&mut self, table: &str, filled: Option<&[(&'static str, &str)]>) {
        self.edit(|document| match filled {
            Some(_) => drop(document.entry(table).or_insert_with(|| Item::Table(Table::new()))),
            None => drop(document.remove(table)),
        });
        for (path, typed) in filled.unwrap_or_default() {
            self.set_field(RulesField::new(path), typed);
        }
    }

    /// Adds an entry with these fields to a list of tables.
    pub fn add(&mut self, list: &'static str, filled: &[(&'static str, &str)]) {
        let at = self.count(list);
        self.edit(|document| {
            let Some(item) = list_item_mut(document, list) else { return };
            match item {
                Item::ArrayOfTables(tables) => tables.push(Table::new()),
                Item::Value(Value::Array(array)) => array.push(toml_edit::InlineTable::new()),
                other => {
                    let mut tables = ArrayOfTables::new();
                    tables.push(Table::new());
                    *other = Item::ArrayOfTables(tables);
                }
            }
        });
        for (path, typed) in filled {
            self.set_field(RulesField::in_list(path, at), typed);
        }
    }

    /// Removes an entry from a list.
    pub fn remove(&mut self, list: &str, at: usize) {
        self.edit(|document| {
            let Some(item) = list_item_mut(document, list) else { return };
            match item {
                Item::ArrayOfTables(tables) if at < tables.len() => {
                    tables.remove(at);
                    if tables.is_empty() {
                        // An empty list is not the same as a missing one.
                        *item = Item::Value(Array::new().into());
                    }
                }
                Item::Value(Value::Array(array)) if at < array.len() => drop(array.remove(at)),
                _ => {}
            }
        });
    }

    /// Moves an entry of a list up by one.
    pub fn move_entry_up(&mut self, list: &str, at: usize) {
        let Some(above) = at.checked_sub(1) else { return };
        self.edit(|document| {
            let Some(item) = list_item_mut(document, list) else { return };
            match item {
                Item::ArrayOfTables(tables) => {
                    let (Some(mut upper), Some(mut lower)) = (tables.get(above).cloned(), tables.get(at).cloned())
                    else {
                        return;
                    };
                    let (first, second) = (upper.position(), lower.position());
                    lower.set_position(first);
                    upper.set_position(second);
                    tables.replace(above, lower);
                    tables.replace(at, upper);
                }
                Item::Value(Value::Array(array)) if at < array.len() => {
                    let entry = array.remove(at);
                    array.insert(above, entry);
                    array.fmt();
                }
                _ => {}
            }
        });
    }

    /// The tie-breaks of the ranking, first to last.
    pub fn tie_breaks(&self) -> Vec<String> {
        let Some(Item::Value(Value::Array(array))) = self.find("tie_breaks") else { return Vec::new() };
        array.iter().map(|step| step.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Replaces a tie-break of the ranking, or adds one after the last.
    pub fn set_tie_break(&mut self, at: usize, step: &str) {
        self.edit(|document| {
            let item = document.entry("tie_breaks").or_insert_with(|| Item::Value(Array::new().into()));
            let Some(array) = item.as_array_mut() else { return };
            if at < array.len() {
                array.replace(at, step);
            } else {
                array.push(step);
            }
        });
    }

    /// Reads and validates the ruleset of this draft.
    ///
    /// # Errors
    /// The first fault of the draft.
    pub fn validate(&self) -> Result<Ruleset, Box<RulesFault>> {
        let located = |mut fault: RulesFault| {
            fault.line = fault.line.or_else(|| self.line_of(fault.field?));
            Box::new(fault)
        };
        let Some(document) = &self.document else {
            let error = self.text.parse::<DocumentMut>().err();
            let line = error.as_ref().and_then(toml_edit::TomlError::span).map(|span| line_at(&self.text, span.start));
            let detail = error.map_or_else(String::new, |error| error.message().trim().replace('\n', ", "));
            let (message, cure) = (texts::no_toml::name(&detail), texts::no_toml::cure().to_owned());
            return Err(Box::new(RulesFault { field: None, line, message, cure }));
        };
        if let Some(fault) = self.unreadable_field() {
            return Err(located(fault));
        }
        let read = Ruleset::read(&self.text).map_err(|error| {
            let line = error.span().map(|span| line_at(&self.text, span.start));
            let message = error.message().trim().replace('\n', ", ").replace('`', "”").replacen('”', "“", 1);
            Box::new(RulesFault { field: None, line, message, cure: texts::no_toml::cure().to_owned() })
        })?;
        debug_assert!(document.get(UNFINISHED).is_none(), "a draft has no draft inside");
        match read.validate().into_iter().next() {
            Some(fault) => Err(located(fault)),
            None => Ok(read),
        }
    }

    /// The fault of a draft whose name belongs to another ruleset.
    pub fn name_taken_fault(&self) -> RulesFault {
        let field = RulesField::new("name");
        let (message, cure) = (texts::name_taken::name(&self.field_text(field)), texts::name_taken::cure());
        RulesFault { line: self.line_of(field), ..RulesFault::in_field(field, message, cure) }
    }

    /// The text of the file with this draft. `old_text` is the text that it replaces. While the draft is not valid, the
    /// version in `old_text` stays and the draft is put beside it.
    pub fn file_text(&self, old_text: &str) -> String {
        if self.validate().is_ok() { self.text.clone() } else { self.unfinished_file_text(old_text) }
    }

    /// The text `old_text` with this draft beside it as unfinished. Where `old_text` is not valid either, only the
    /// draft.
    pub fn unfinished_file_text(&self, old_text: &str) -> String {
        let Ok(mut document) = old_text.parse::<DocumentMut>() else { return self.text.clone() };
        if Ruleset::parse(old_text).is_err() {
            return self.text.clone();
        }
        document.insert(UNFINISHED, toml_edit::value(self.text.as_str()));
        document.to_string()
    }

    fn edit(&mut self, change: impl FnOnce(&mut DocumentMut)) {
        if let Some(document) = &mut self.document {
            change(document);
            self.text = document.to_string();
            // Parse the text again: the fields show what the text says.
            self.document = self.text.parse().ok();
        }
    }

    /// The first field with a value that cannot be read.
    fn unreadable_field(&self) -> Option<RulesFault> {
        RulesField::all().find_map(|field| {
            let many = field.list_path().map_or(1, |(list, _)| self.count(list));
            (0..many).find_map(|index| {
                let field = RulesField { index, ..field };
                let (message, cure) = field.info()?.kind.find_fault(self.item(field)?)?;
                Some(RulesFault::in_field(field, message, cure))
            })
        })
    }

    fn item(&self, field: RulesField) -> Option<&Item> {
        let document = self.document.as_ref()?;
        field.steps().iter().try_fold(document.as_item(), |item, step| step.item_in(item))
    }

    fn find(&self, path: &str) -> Option<&Item> {
        let document = self.document.as_ref()?;
        path.split('.').try_fold(document.as_item(), |item, key| item.as_table_like()?.get(key))
    }

    /// The line of a field, or of the section it belongs to.
    fn line_of(&self, field: RulesField) -> Option<usize> {
        let document = toml_edit::Document::parse(self.text.as_str()).ok()?;
        let mut item = document.as_item();
        let mut span = None;
        for step in field.steps() {
            let Some(next) = step.item_in(item) else { break };
            item = next;
            span = item.span().or(span);
        }
        span.map(|span| line_at(&self.text, span.start))
    }
}

/// One step from the whole document to a field.
#[derive(Clone, Copy, Debug)]
enum PathStep {
    Key(&'static str),
    Nth(usize),
}

impl RulesField {
    fn steps(self) -> Vec<PathStep> {
        self.path
            .split('.')
            .map(|key| if key == "*" { PathStep::Nth(self.index) } else { PathStep::Key(key) })
            .collect()
    }
}

impl PathStep {
    fn item_in(self, item: &Item) -> Option<&Item> {
        match self {
            PathStep::Key(key) => item.as_table_like()?.get(key),
            PathStep::Nth(at) => item.get(at),
        }
    }

    /// The item at this step. Where it is missing and `make` is set, a table is added.
    fn item_in_mut(self, item: &mut Item, make: bool) -> Option<&mut Item> {
        match self {
            PathStep::Key(key) => {
                let table: &mut dyn TableLike = item.as_table_like_mut()?;
                if make && table.get(key).is_none() {
                    table.insert(key, Item::Table(Table::new()));
                }
                table.get_mut(key).filter(|item| !item.is_none())
            }
            PathStep::Nth(at) => item.get_mut(at),
        }
    }
}

/// Sets a value at the last step. Spaces and comments around the old value stay.
fn put_value(item: &mut Item, step: &PathStep, value: Option<Value>) {
    let (Some(table), PathStep::Key(key)) = (item.as_table_like_mut(), step) else { return };
    let Some(mut value) = value else {
        table.remove(key);
        return;
    };
    if let Some(Item::Value(old)) = table.get(key) {
        *value.decor_mut() = old.decor().clone();
    }
    match table.get_mut(key) {
        Some(old) => *old = Item::Value(value),
        None => drop(table.insert(key, Item::Value(value))),
    }
}

fn list_item_mut<'a>(document: &'a mut DocumentMut, path: &str) -> Option<&'a mut Item> {
    let (parents, last) = path.rsplit_once('.').map_or((None, path), |(parents, last)| (Some(parents), last));
    let mut item = document.as_item_mut();
    for key in parents.into_iter().flat_map(|parents| parents.split('.')) {
        let table = item.as_table_like_mut()?;
        if table.get(key).is_none() {
            let mut made = Table::new();
            made.set_implicit(true);
            table.insert(key, Item::Table(made));
        }
        item = table.get_mut(key)?;
    }
    Some(item.as_table_like_mut()?.entry(last).or_insert(Item::None))
}

/// The line number of a byte, from 1.
fn line_at(text: &str, byte: usize) -> usize {
    text.get(..byte).map_or(1, |before| before.matches('\n').count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::languages::{Language, in_language};
    use crate::standings::rules::RulesetLibrary;

    #[test]
    fn a_field_has_the_decimal_sign_of_the_window_and_its_number_is_stored_with_a_point() {
        let mut draft = RulesDraft::from_file_text(RulesetLibrary::shipped_text("WDC 2006").unwrap());
        let bonus = RulesField::new("top_board.bonus_percent");
        let weights = RulesField::new("total.counts.*.weights");
        let rounds = RulesField::new("teams.rounds");
        for (field, typed, shown, stored) in [
            (bonus, "12,5", "12,5", "12.5"),
            (bonus, "7.5", "7,5", "7.5"),
            (weights, "1; 0,8; 1/3", "1; 0,8; ⅓", "1, 0.8, ⅓"),
            (weights, "1, 1, 0.8", "1; 1; 0,8", "1, 1, 0.8"),
            (rounds, "3-4", "3–4", "3 to 4"),
        ] {
            in_language(Language::French, || {
                draft.set_typed_text(field, typed);
                assert_eq!(draft.shown_text(field), shown, "{typed}");
            });
            assert_eq!([draft.shown_text(field), draft.field_text(field)], [stored, stored], "{typed}");
            assert!(draft.validate().is_ok(), "{typed}");
        }
        assert_eq!(draft.validate().unwrap().top_board.unwrap().bonus_percent, 7.5);
        in_language(Language::French, || {
            draft.set_typed_text(weights, "1; x");
            assert_eq!(draft.shown_text(weights), "1; x");
            let fault = draft.validate().unwrap_err();
            assert!(fault.message.contains("1; x"), "{fault}");
        });
    }

    #[test]
    fn an_entry_that_is_not_in_the_list_any_more_is_not_removed() {
        let mut draft = RulesDraft::from_file_text(RulesetLibrary::shipped_text("WDC 2006").unwrap());
        for (list, left) in [("tie_breaks", draft.count("tie_breaks")), ("award", draft.count("award"))] {
            draft.remove(list, left);
            assert_eq!(draft.count(list), left);
            draft.remove(list, left - 1);
            assert_eq!(draft.count(list), left - 1);
            draft.remove(list, left - 1);
            assert_eq!(draft.count(list), left - 1);
        }
    }
}
