//! The two lists at the left, of rulesets and of scoring systems, and their entries for the event's own.

use crate::book::{Book, Edit};
use crate::engine::Engine;
use crate::languages::WindowText;
use crate::languages::window_sentences::rules_tab as texts;
use crate::scoring::{ScoringSystem, SystemDraft};
use crate::standings::{RulesDraft, RulesField, Ruleset};

/// What a list at the left has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum RulesListKind {
    #[default]
    Rulesets,
    Systems,
}

impl RulesListKind {
    pub(super) const ALL: [RulesListKind; 2] = [RulesListKind::Rulesets, RulesListKind::Systems];

    /// The texts of the event's own entries.
    pub(super) fn own_texts(self, book: &Book) -> &[String] {
        match self {
            RulesListKind::Rulesets => &book.rulesets,
            RulesListKind::Systems => &book.systems,
        }
    }

    /// The edit after which these are the texts of the event's own entries.
    pub(super) fn edit(self, texts: Vec<String>) -> Edit {
        match self {
            RulesListKind::Rulesets => Edit::Rulesets(texts),
            RulesListKind::Systems => Edit::Systems(texts),
        }
    }

    /// The edit that changes the text of one of them.
    pub(super) fn edit_of_text(self, book: &Book, at: usize, text: String) -> Option<Edit> {
        let mut texts = self.own_texts(book).to_vec();
        *texts.get_mut(at)? = text;
        Some(self.edit(texts))
    }

    /// The name of the entry that the event uses.
    pub(super) fn name_of_event(self, engine: &Engine) -> Option<&str> {
        match self {
            RulesListKind::Rulesets => Some(engine.rules().name.as_str()),
            RulesListKind::Systems => engine.event_system().map(|system| system.name.as_str()),
        }
    }
}

/// The ruleset or the scoring system in view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ShownRules {
    /// One that comes with the program, by its name.
    Shipped(RulesListKind, String),
    /// One of the event's own, by its position in the book.
    Own(RulesListKind, usize),
}

/// An own system or ruleset of the event, as the list shows it.
#[derive(Clone, Debug)]
pub(super) struct OwnEntry {
    /// The name in its text, even if it is unfinished. `None` if the text cannot be read.
    name: Option<String>,
    /// What the list shows in place of the name of a text that cannot be read.
    cannot_be_read: WindowText,
    /// The name under which it can be used. `None` if no version of it is usable.
    pub usable_name: Option<String>,
    /// Whether its newest version has an error.
    pub unfinished: bool,
}

/// The event's own rulesets and scoring systems.
#[derive(Debug, Default)]
pub(super) struct OwnEntries([Vec<OwnEntry>; RulesListKind::ALL.len()]);

impl OwnEntries {
    pub(super) fn of(&self, kind: RulesListKind) -> &[OwnEntry] {
        &self.0[kind as usize]
    }

    /// Reads those of this kind from the book again.
    pub(super) fn read(&mut self, kind: RulesListKind, book: &Book) {
        let entry = |text: &String| match kind {
            RulesListKind::Rulesets => OwnEntry::from_ruleset_text(text),
            RulesListKind::Systems => OwnEntry::from_system_text(text),
        };
        self.0[kind as usize] = kind.own_texts(book).iter().map(entry).collect();
    }

    /// What the tab shows under this name: one of the event's own, else one that comes with the program.
    pub(super) fn named(&self, kind: RulesListKind, name: &str) -> ShownRules {
        let own = self.of(kind).iter().rposition(|own| own.usable_name.as_deref() == Some(name));
        own.map_or_else(|| ShownRules::Shipped(kind, name.to_owned()), |at| ShownRules::Own(kind, at))
    }
}

impl OwnEntry {
    /// The entry for the text of a scoring system.
    fn from_system_text(text: &str) -> OwnEntry {
        let system = ScoringSystem::parse(text).ok();
        let name = SystemDraft::read(text).ok().map(|draft| draft.name);
        let unfinished = system.as_ref().is_some_and(|system| system.unfinished_error.is_some());
        let cannot_be_read = texts::system_cannot_be_read;
        OwnEntry { name, cannot_be_read, usable_name: system.map(|system| system.name), unfinished }
    }

    /// The entry for the text of a ruleset.
    fn from_ruleset_text(text: &str) -> OwnEntry {
        let rules = Ruleset::parse(text).ok();
        let name = RulesDraft::from_file_text(text).field_text(RulesField::new("name"));
        let name = (!name.is_empty()).then_some(name);
        let unfinished = rules.as_ref().is_some_and(|rules| rules.unfinished.is_some());
        let cannot_be_read = texts::ruleset_cannot_be_read;
        OwnEntry { name, cannot_be_read, usable_name: rules.map(|rules| rules.name), unfinished }
    }

    /// What the list shows: the name, or that the text cannot be read.
    pub(super) fn title(&self) -> &str {
        self.name.as_deref().unwrap_or_else(|| (self.cannot_be_read)())
    }
}
