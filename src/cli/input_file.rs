//! The FILE of a command: a book, or results that are imported on the way.

use std::path::Path;

use super::Rules;
use super::error::Fault;
use super::output::Output;
use crate::book::{BoardField, BoardRef, Book, Edit, EventField, Problem, RoundField, RoundIx};
use crate::engine::{Engine, Likely, Why, likely_rules};
use crate::import;
use crate::import::Import;
use crate::scoring::Library;
use crate::standings::Rulesets;
use crate::store;

/// A file that was read, scored by the rules asked for.
pub(super) struct Input {
    pub(super) engine: Engine,
    /// What the import says, unless the file was a book.
    pub(super) import: Option<Read>,
    /// How many changes stand in the journal beside the book and not in it.
    unsaved: usize,
}

/// What an import says beside its book.
pub(super) struct Read {
    pub(super) findings: Vec<import::Finding>,
    pub(super) origins: import::Origins,
    /// The rules that were taken because neither the file nor the command names any.
    taken: Option<Likely>,
}

/// Reads `path`, whatever it is.
pub(super) fn read(path: &Path, rules: &Rules) -> Result<Input, Fault> {
    let bytes = store::read_whole(path)?;
    if store::is_meant_as_book(&bytes, path) {
        let book = store::parse(&bytes, path)?;
        let told = store::Shelf::of_user().told(path).ok().flatten();
        let unsaved = told.map_or(0, |told| told.unsaved);
        return Ok(Input { engine: Engine::new(by_rules(book, rules)?), import: None, unsaved });
    }
    import(&bytes, path, rules)
}

/// Imports results.
pub(super) fn import(bytes: &[u8], path: &Path, rules: &Rules) -> Result<Input, Fault> {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    let Import { mut book, findings, origins, .. } = import::read(bytes, &name)?;
    // Judged before a system that was asked for: the printed figures are by the one that was played.
    let taken = rules.rules.is_none().then(|| likely_rules(&book)).filter(|likely| likely.why != Why::Named);
    if let Some(likely) = &taken {
        book.event.rules.clone_from(&likely.rules);
    }
    Ok(Input {
        engine: Engine::new(by_rules(book, rules)?),
        import: Some(Read { findings, origins, taken }),
        unsaved: 0,
    })
}

impl Input {
    /// Says, beside the result, by which rules a file is scored that names none, and what of it is not looked at.
    pub(super) fn say_rules(&self, output: &mut Output) {
        if self.unsaved > 0 {
            let changes = if self.unsaved == 1 { "1 change".to_owned() } else { format!("{} changes", self.unsaved) };
            output.message(format_args!(
                "{changes} typed into this book stand in its journal and not in its file yet, and are not counted here; open \
                 and save it first."
            ));
        }
        if let Some(Likely { rules, why }) = self.import.as_ref().and_then(|import| import.taken.as_ref()) {
            output.message(format_args!("The file names no rules; taken are {rules}, {why}. --rules takes others."));
        }
    }

    /// Where a problem is: the cell of the imported file, or else in words.
    pub(super) fn whereabouts(&self, problem: &Problem) -> String {
        self.import
            .as_ref()
            .and_then(|import| import.origins.say(problem.place))
            .unwrap_or_else(|| problem.whereabouts(self.engine.book()))
    }
}

/// The book, to be scored and ranked as asked.
pub(super) fn by_rules(mut book: Book, rules: &Rules) -> Result<Book, Fault> {
    let mut edits = Vec::new();
    if let Some(name) = &rules.rules {
        edits.push(Edit::Event(EventField::Rules(ruleset_named(&book, name)?)));
        // The whole ruleset was asked for, its system too.
        edits.push(Edit::Event(EventField::System(None)));
    } else if book.event.rules.trim().is_empty() {
        edits.push(Edit::Event(EventField::Rules(Rulesets::shipped().usual().name.clone())));
    }
    if let Some(name) = &rules.system {
        let system = system_named(&book, name)?;
        edits.push(Edit::Event(EventField::System(Some(system))));
        for (at, round) in book.rounds.iter().enumerate() {
            edits.push(Edit::Round(RoundIx(at), RoundField::System(None)));
            for board in 0..round.boards.len() {
                edits.push(Edit::Board(BoardRef::new(at, board), BoardField::System(None)));
            }
        }
    }
    book.apply(Edit::Batch(edits))?;
    Ok(book)
}

/// The system of this name as it is written in the library.
pub(super) fn system_named(book: &Book, name: &str) -> Result<String, Fault> {
    let (library, _) = Library::shipped().with_own(&book.systems);
    library.find(name).map(|system| system.name.clone()).ok_or_else(|| {
        let known: Vec<&str> = library.systems().iter().map(|system| system.name.as_str()).collect();
        unknown("scoring system", name, &known)
    })
}

/// The ruleset of this name as it is written in the library.
fn ruleset_named(book: &Book, name: &str) -> Result<String, Fault> {
    let (rulesets, _) = Rulesets::shipped().with_own(&book.rulesets);
    rulesets.find(name).map(|rules| rules.name.clone()).ok_or_else(|| {
        let known: Vec<&str> = rulesets.all().iter().map(|rules| rules.name.as_str()).collect();
        unknown("ruleset", name, &known)
    })
}

pub(super) fn unknown(kind: &'static str, name: &str, known: &[&str]) -> Fault {
    Fault::UnknownName {
        kind,
        name: name.to_owned(),
        nearest: nearest(name, known).map(str::to_owned),
        known: known.join(", "),
    }
}

/// The known name that was probably meant.
fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    /// Below this, names have little more in common than their length.
    const ALIKE: f64 = 0.6;
    let name = name.to_lowercase();
    known
        .iter()
        .map(|&candidate| (strsim::normalized_damerau_levenshtein(&name, &candidate.to_lowercase()), candidate))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_finds_its_name_and_a_stranger_none() {
        let known = ["WDC 2006", "EDC 2015", "EuroDipCon 4"];
        assert_eq!(nearest("wcd 2006", &known), Some("WDC 2006"));
        assert_eq!(nearest("eurodipcon", &known), Some("EuroDipCon 4"));
        assert_eq!(nearest("Carnage", &known), None);
    }
}
