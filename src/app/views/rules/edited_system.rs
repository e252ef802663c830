//! An own scoring system while it is edited: its draft, its errors, and the edit that saves it in the book.

use super::own_entries::RulesListKind;
use super::request::RulesTextField;
use crate::book::{BoardField, BoardRef, Edit, EventField, RoundField, RoundIx};
use crate::engine::Engine;
use crate::scoring::{DraftError, ScoringSystem, SystemDraft};

/// The own scoring system that is being edited.
#[derive(Debug)]
pub(super) struct EditedSystem {
    /// Its position in the book.
    pub index: usize,
    /// Its present text in the book, which `draft` represents.
    pub book_text: String,
    /// `None` if the text cannot be read as a scoring system.
    pub draft: Option<SystemDraft>,
    /// The draft as a usable system, or its first error.
    pub validation: Result<Box<ScoringSystem>, Box<DraftError>>,
    /// The error if the text cannot be read as a scoring system.
    pub parse_error: Option<String>,
    /// The field with figures in which the user is typing, and its text exactly as typed.
    pub typed_text: Option<(RulesTextField, String)>,
}

impl EditedSystem {
    pub(super) fn new(index: usize, text: &str) -> EditedSystem {
        let read = SystemDraft::read(text);
        let parse_error = read.as_ref().err().map(ToString::to_string);
        let draft = read.ok();
        let fault = ScoringSystem::parse(text).ok().and_then(|system| system.unfinished_error);
        let validation = match (&draft, fault) {
            (_, Some(fault)) => Err(fault),
            (Some(draft), None) => draft.check().map(Box::new).map_err(Box::new),
            (None, None) => Err(Box::new(SystemDraft::default().name_taken_error())),
        };
        EditedSystem { index, book_text: text.to_owned(), draft, validation, parse_error, typed_text: None }
    }

    /// The edit that saves the draft in the book. `usable_name` is the name under which the system scored before.
    /// `None` if the text stays the same.
    pub(super) fn save_edit(&mut self, engine: &Engine, usable_name: Option<String>) -> Option<Edit> {
        let draft = self.draft.as_ref()?;
        let text = match validate_system(engine, draft, usable_name.as_deref()) {
            Ok(system) => {
                let text = draft.to_text(&self.book_text);
                self.validation = Ok(system);
                text
            }
            Err(error) => {
                let text = draft.to_unfinished_text(&self.book_text);
                self.validation = Err(error);
                text
            }
        };
        // TOML can represent everything that a director can type. Otherwise the book and the draft would stay
        // unchanged.
        let text = text.ok()?;
        if text == self.book_text {
            return None;
        }
        self.book_text.clone_from(&text);
        let mut edit = RulesListKind::Systems.edit_of_text(engine.book(), self.index, text)?;
        if let (Ok(system), Some(before)) = (&self.validation, usable_name)
            && system.name != before
        {
            let mut edits = vec![edit];
            edits.extend(rename_edits(engine, &before, &system.name));
            edit = Edit::Batch(edits);
        }
        Some(edit)
    }
}

/// The draft as a usable system. Fails if another system has the same name.
fn validate_system(
    engine: &Engine,
    draft: &SystemDraft,
    before: Option<&str>,
) -> Result<Box<ScoringSystem>, Box<DraftError>> {
    let system = draft.check().map_err(Box::new)?;
    match engine.library().find(&system.name) {
        Some(other) if Some(other.name.as_str()) != before => Err(Box::new(draft.name_taken_error())),
        _ => Ok(Box::new(system)),
    }
}

/// The edits that replace `before` by `after` wherever the event, a round or a board names its scoring system.
fn rename_edits(engine: &Engine, before: &str, after: &str) -> Vec<Edit> {
    let book = engine.book();
    let same = |name: &Option<String>| name.as_deref() == Some(before);
    let name = || Some(after.to_owned());
    let mut edits = Vec::new();
    if same(&book.event.system) {
        edits.push(Edit::Event(EventField::System(name())));
    }
    for (at, round) in book.rounds.iter().enumerate() {
        if same(&round.system) {
            edits.push(Edit::Round(book.round_id(RoundIx(at)), RoundField::System(name())));
        }
        for (board_index, board) in round.boards.iter().enumerate() {
            if same(&board.system) {
                edits.push(Edit::Board(book.board_id(BoardRef::new(at, board_index)), BoardField::System(name())));
            }
        }
    }
    edits
}
