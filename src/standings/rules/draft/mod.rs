//! A ruleset while it is being changed: the text of its file, field by field or as a whole, whether it can be used yet
//! or not.
//!
//! A field that cannot be read stands in the text as it was typed. A draft that cannot count yet is kept in the same
//! file, under `unfinished`, beside the last version that could: so nothing typed is lost, and the event goes on being
//! counted. Comments and the order of the lines stay as they are.

mod field_kind;
mod fields;

use std::fmt;

use toml_edit::{Array, ArrayOfTables, DocumentMut, Item, Table, TableLike, Value};

pub use field_kind::{Kind, Steps};
pub use fields::{AboutField, RulesField};

use super::Ruleset;

/// A ruleset as a director types it.
#[derive(Clone, Debug, Default)]
pub struct RulesDraft {
    text: String,
    /// `None` where the text is no TOML.
    document: Option<DocumentMut>,
}

/// Why a ruleset cannot be used: where, what, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesFault {
    pub field: Option<RulesField>,
    /// The line of the text, from 1.
    pub line: Option<usize>,
    /// What is wrong, as a sentence without its place.
    pub what: String,
    /// What to do about it, as a sentence.
    pub cure: String,
}

impl fmt::Display for RulesFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.field) {
            (Some(line), _) => write!(f, "line {line}: ")?,
            (None, Some(field)) => write!(f, "{}: ", field.whereabouts())?,
            (None, None) => {}
        }
        write!(f, "{}. {}", self.what, self.cure)
    }
}

impl std::error::Error for RulesFault {}

impl RulesFault {
    pub(super) fn at(field: RulesField, what: impl Into<String>, cure: impl Into<String>) -> RulesFault {
        RulesFault { field: Some(field), line: None, what: what.into(), cure: cure.into() }
    }
}

const UNFINISHED: &str = "unfinished";

impl RulesDraft {
    /// The draft in a ruleset's file: the unfinished version where there is one.
    pub fn read(file: &str) -> RulesDraft {
        let whole = RulesDraft::of_text(file);
        let unfinished = whole.document.as_ref().and_then(|document| document.get(UNFINISHED)?.as_str());
        unfinished.map_or(whole.clone(), RulesDraft::of_text)
    }

    /// A copy of the ruleset in this file under another name.
    pub fn copy_of(file: &str, name: &str) -> RulesDraft {
        let mut draft = RulesDraft::of_text(file);
        let base = draft.typed(RulesField::of("name"));
        draft.edit(|document| {
            document.remove(UNFINISHED);
        });
        draft.set(RulesField::of("name"), name);
        draft.set(RulesField::of("based_on"), &base);
        draft
    }

    fn of_text(text: &str) -> RulesDraft {
        RulesDraft { text: text.to_owned(), document: text.parse().ok() }
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Puts another text in the place of the whole.
    pub fn set_text(&mut self, text: &str) {
        *self = RulesDraft::of_text(text);
    }

    /// Whether the text can be looked at field by field.
    pub fn has_fields(&self) -> bool {
        self.document.is_some()
    }

    /// A field as it would be typed; empty where nothing is filled in.
    pub fn typed(&self, field: RulesField) -> String {
        let Some(about) = field.about() else { return String::new() };
        self.item(field).map_or_else(String::new, |item| match item.as_table_like() {
            Some(table) if about.kind == Kind::Numbers => {
                let entry = |(name, item): (&str, &Item)| format!("{name} {}", Kind::Number.typed(item));
                table.iter().map(entry).collect::<Vec<_>>().join(", ")
            }
            _ => about.kind.typed(item),
        })
    }

    /// Fills a field in; nothing typed takes it out.
    pub fn set(&mut self, field: RulesField, typed: &str) {
        let Some(about) = field.about() else { return };
        let value = about.kind.value(typed);
        let steps = field.steps();
        self.edit(|document| {
            let Some((last, parents)) = steps.split_last() else { return };
            let mut item = document.as_item_mut();
            for step in parents {
                // A value where a table should be stays, and is told.
                match step.enter(item, value.is_some()) {
                    Some(next) => item = next,
                    None => return,
                }
            }
            put(item, last, value);
        });
    }

    /// How many a list has: parts of what counts, prizes, tie-breaks.
    pub fn count(&self, list: &str) -> usize {
        match self.find(list) {
            Some(Item::ArrayOfTables(tables)) => tables.len(),
            Some(Item::Value(Value::Array(array))) => array.len(),
            _ => 0,
        }
    }

    /// Whether the ruleset has such a part: a top board, teams.
    pub fn has(&self, table: &str) -> bool {
        self.find(table).is_some()
    }

    /// Gives the ruleset such a part with these fields filled in, or takes it out with all that it says.
    pub fn set_part(&mut self, table: &str, filled: Option<&[(&'static str, &str)]>) {
        self.edit(|document| match filled {
            Some(_) => drop(document.entry(table).or_insert_with(|| Item::Table(Table::new()))),
            None => drop(document.remove(table)),
        });
        for (path, typed) in filled.unwrap_or_default() {
            self.set(RulesField::of(path), typed);
        }
    }

    /// Adds an entry to a list of tables, with these fields filled in.
    pub fn add(&mut self, list: &'static str, filled: &[(&'static str, &str)]) {
        let at = self.count(list);
        self.edit(|document| {
            let Some(item) = list_in(document, list) else { return };
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
            self.set(RulesField::nth(path, at), typed);
        }
    }

    /// Takes an entry out of a list.
    pub fn remove(&mut self, list: &str, at: usize) {
        self.edit(|document| {
            let Some(item) = list_in(document, list) else { return };
            match item {
                Item::ArrayOfTables(tables) if at < tables.len() => {
                    tables.remove(at);
                    if tables.is_empty() {
                        // “None” is not the same as saying nothing.
                        *item = Item::Value(Array::new().into());
                    }
                }
                Item::Value(Value::Array(array)) if at < array.len() => drop(array.remove(at)),
                _ => {}
            }
        });
    }

    /// Moves an entry of a list one up.
    pub fn raise(&mut self, list: &str, at: usize) {
        let Some(above) = at.checked_sub(1) else { return };
        self.edit(|document| {
            let Some(item) = list_in(document, list) else { return };
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

    /// Puts a tie-break of the ranking in the place of another, or after the last.
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

    /// The ruleset that the draft is.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(&self) -> Result<Ruleset, Box<RulesFault>> {
        let located = |mut fault: RulesFault| {
            fault.line = fault.line.or_else(|| self.line_of(fault.field?));
            Box::new(fault)
        };
        let Some(document) = &self.document else {
            let error = self.text.parse::<DocumentMut>().err();
            let line = error.as_ref().and_then(toml_edit::TomlError::span).map(|span| line_at(&self.text, span.start));
            let what = error.map_or_else(String::new, |error| error.message().trim().replace('\n', ", "));
            let what = format!("the text is not in order: {what}");
            return Err(Box::new(RulesFault { field: None, line, what, cure: "Mend the line.".into() }));
        };
        if let Some(fault) = self.unreadable_field() {
            return Err(located(fault));
        }
        let read = toml::from_str::<Ruleset>(&self.text).map_err(|error| {
            let line = error.span().map(|span| line_at(&self.text, span.start));
            let what = error.message().trim().replace('\n', ", ").replace('`', "”").replacen('”', "“", 1);
            Box::new(RulesFault { field: None, line, what, cure: "Mend the line.".into() })
        })?;
        debug_assert!(document.get(UNFINISHED).is_none(), "a draft holds no other draft");
        match read.check().into_iter().next() {
            Some(fault) => Err(located(fault)),
            None => Ok(read),
        }
    }

    /// The error of a draft whose name is another ruleset's.
    pub fn name_taken(&self) -> RulesFault {
        let field = RulesField::of("name");
        let what = format!("there is a ruleset “{}” already", self.typed(field));
        RulesFault { line: self.line_of(field), ..RulesFault::at(field, what, "Give this one another name.") }
    }

    /// The draft as the text of a file; `kept` is the text it replaces. While the draft cannot be used, the version in
    /// `kept` stays and the draft is put beside it.
    pub fn print(&self, kept: &str) -> String {
        if self.check().is_ok() { self.text.clone() } else { self.print_unfinished(kept) }
    }

    /// The text of `kept` with this draft beside it as unfinished. Where `kept` cannot be used either, the draft alone.
    pub fn print_unfinished(&self, kept: &str) -> String {
        let Ok(mut document) = kept.parse::<DocumentMut>() else { return self.text.clone() };
        if Ruleset::parse(kept).is_err() {
            return self.text.clone();
        }
        document.insert(UNFINISHED, toml_edit::value(self.text.as_str()));
        document.to_string()
    }

    fn edit(&mut self, change: impl FnOnce(&mut DocumentMut)) {
        if let Some(document) = &mut self.document {
            change(document);
            self.text = document.to_string();
            // Once more from the text, so that what is shown is what the text says.
            self.document = self.text.parse().ok();
        }
    }

    /// The first field that holds what it cannot.
    fn unreadable_field(&self) -> Option<RulesFault> {
        RulesField::all().find_map(|field| {
            let many = field.list().map_or(1, |(list, _)| self.count(list));
            (0..many).find_map(|at| {
                let field = RulesField { at, ..field };
                let (what, cure) = field.about()?.kind.fault(self.item(field)?)?;
                Some(RulesFault::at(field, what, cure))
            })
        })
    }

    fn item(&self, field: RulesField) -> Option<&Item> {
        let document = self.document.as_ref()?;
        field.steps().iter().try_fold(document.as_item(), |item, step| step.look(item))
    }

    fn find(&self, path: &str) -> Option<&Item> {
        let document = self.document.as_ref()?;
        path.split('.').try_fold(document.as_item(), |item, key| item.as_table_like()?.get(key))
    }

    /// The line on which a field stands, or the part it belongs to.
    fn line_of(&self, field: RulesField) -> Option<usize> {
        let document = toml_edit::Document::parse(self.text.as_str()).ok()?;
        let mut item = document.as_item();
        let mut span = None;
        for step in field.steps() {
            let Some(next) = step.look(item) else { break };
            item = next;
            span = item.span().or(span);
        }
        span.map(|span| line_at(&self.text, span.start))
    }
}

/// One step from the whole document to a field.
#[derive(Clone, Copy, Debug)]
enum Step {
    Key(&'static str),
    Nth(usize),
}

impl RulesField {
    fn steps(self) -> Vec<Step> {
        self.path.split('.').map(|key| if key == "*" { Step::Nth(self.at) } else { Step::Key(key) }).collect()
    }
}

impl Step {
    fn look(self, item: &Item) -> Option<&Item> {
        match self {
            Step::Key(key) => item.as_table_like()?.get(key),
            Step::Nth(at) => item.get(at),
        }
    }

    /// The item at this step, a table made where there is none and one is wanted.
    fn enter(self, item: &mut Item, make: bool) -> Option<&mut Item> {
        match self {
            Step::Key(key) => {
                let table: &mut dyn TableLike = item.as_table_like_mut()?;
                if make && table.get(key).is_none() {
                    table.insert(key, Item::Table(Table::new()));
                }
                table.get_mut(key).filter(|item| !item.is_none())
            }
            Step::Nth(at) => item.get_mut(at),
        }
    }
}

/// Puts a value at the last step; what stands round the old one stays.
fn put(item: &mut Item, step: &Step, value: Option<Value>) {
    let (Some(table), Step::Key(key)) = (item.as_table_like_mut(), step) else { return };
    let Some(mut value) = value else {
        table.remove(key);
        return;
    };
    if let Some(Item::Value(old)) = table.get(key) {
        *value.decor_mut() = old.decor().clone();
    }
    match table.get_mut(key) {
        Some(held) => *held = Item::Value(value),
        None => drop(table.insert(key, Item::Value(value))),
    }
}

fn list_in<'a>(document: &'a mut DocumentMut, path: &str) -> Option<&'a mut Item> {
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

/// The line of a byte, from 1.
fn line_at(text: &str, byte: usize) -> usize {
    text.get(..byte).map_or(1, |before| before.matches('\n').count() + 1)
}
