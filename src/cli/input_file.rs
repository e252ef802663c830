//! The FILE of a command: a book, or results that are imported.

use std::path::Path;

use super::RuleOptions;
use super::error::CommandError;
use super::output::CommandOutput;
use crate::book::{
    BoardField, BoardRef, Book, CellAddress, Edit, EventField, GameStage, Problem, Round, RoundField, RoundIx,
};
use crate::engine::{DetectedRules, DetectionReason, Engine, PostedView, WithheldContent, detect_rules};
use crate::figures::join_with_and;
use crate::history::History;
use crate::import;
use crate::import::{FindingEffect, ImportedFile, ReadError, Recipe, SheetReader, SheetsOfFile};
use crate::scoring::SystemLibrary;
use crate::standings::RulesetLibrary;
use crate::store;

/// A file that was read and scored with the chosen rules.
pub(super) struct InputFile {
    pub(super) engine: Engine,
    /// The problems that may be shown, where the engine has only what may be posted of the event.
    posted_problems: Option<Vec<Problem>>,
    /// The report of the import, unless the file was a book.
    pub(super) import: Option<ImportSummary>,
    /// The number of changes that are in the journal beside the book and not in its file.
    unsaved: usize,
    /// The history of a book by its own rules. `None` where there is none.
    history: Option<History>,
    /// The message about a book that is not as Topboard saved it.
    checksum_notice: Option<String>,
    /// The rules of the book and the titles of the rounds that they hold back, where `--rules` does not.
    released_by_option: Option<(String, Vec<String>)>,
}

/// The report of an import.
pub(super) struct ImportSummary {
    pub(super) findings: Vec<import::Finding>,
    pub(super) cell_sources: import::CellSources,
    /// Where the parts of the file's tables are.
    pub(super) recipe: Recipe,
    /// The rules that were detected, where neither the file nor the command names any.
    detected_rules: Option<DetectedRules>,
    /// The scoring system of the command.
    system: Option<String>,
}

/// A problem and its place in words.
#[derive(Clone, Debug)]
pub(super) struct LocatedProblem {
    pub(super) place: String,
    pub(super) problem: Problem,
}

impl LocatedProblem {
    /// The problem that a finding of an import is: its first sentence is the message, and the others are the cure.
    fn of_finding(finding: &import::Finding) -> Option<LocatedProblem> {
        let first = finding.first_sentence();
        let cure = finding.message[first.len()..].trim_start();
        let problem = match finding.effect {
            FindingEffect::None => return None,
            FindingEffect::Merged => Problem::remark(CellAddress::Event, first, cure),
            FindingEffect::Refused | FindingEffect::Asked => Problem::error(CellAddress::Event, first, cure),
        };
        Some(LocatedProblem { place: finding.location(), problem })
    }
}

/// Reads a book, or imports results.
pub(super) fn read_input(path: &Path, rules: &RuleOptions) -> Result<InputFile, CommandError> {
    let bytes = store::read_whole_file(path)?;
    if store::should_read_as_book(&bytes, path) {
        let book = store::parse_book(&bytes, path)?;
        let summary = store::BookStore::for_current_user().journal_summary(path).ok().flatten();
        let unsaved = summary.as_ref().map_or(0, |summary| summary.unsaved_steps);
        // By other rules everybody may have another place.
        let has_own_rules = rules.rules.is_none() && rules.system.is_none();
        let history = summary.map(|summary| summary.history).filter(|_| has_own_rules);
        let checksum_notice = store::checksum_notice(&bytes, path);
        let own = rules.rules.is_some().then(|| Engine::new(book.clone()));
        let engine = Engine::new(apply_rules(book, rules)?);
        let released_by_option = own.as_ref().and_then(|own| {
            let released = (0..own.book().rounds.len())
                .map(RoundIx)
                .filter(|at| own.is_held_back(*at) && !engine.is_held_back(*at))
                .filter_map(|at| own.book().round(at).map(Round::title));
            let released: Vec<String> = released.collect();
            (!released.is_empty()).then(|| (own.rules().name.clone(), released))
        });
        return Ok(InputFile {
            engine,
            posted_problems: None,
            import: None,
            unsaved,
            history,
            checksum_notice,
            released_by_option,
        });
    }
    import_results(bytes, path, rules, &SheetReader::with_this_program(), None)
}

/// Understands the sheets of a file, by a recipe if there is one, with limited time and memory.
pub(super) fn understood(sheets: &SheetsOfFile, recipe: Option<&Recipe>) -> Result<ImportedFile, ReadError> {
    sheets.within_limits(&(), || match recipe {
        Some(recipe) => import::results_by_recipe(sheets, recipe),
        None => import::results_of_sheets(sheets),
    })?
}

/// Imports results, by a recipe if there is one.
pub(super) fn import_results(
    bytes: Vec<u8>,
    path: &Path,
    rules: &RuleOptions,
    reader: &SheetReader,
    recipe: Option<&Recipe>,
) -> Result<InputFile, CommandError> {
    let name = path.file_name().unwrap_or(path.as_os_str()).display().to_string();
    let sheets = reader.read(&bytes, &name, &())?;
    drop(bytes);
    let read = understood(&sheets, recipe)?;
    let ImportedFile { mut book, findings, cell_sources, recipe, .. } = read;
    drop(sheets);
    // The rules are detected before `--system` is applied: the printed figures come from the system that was played.
    let (mut detected_rules, mut computed) = (None, None);
    if rules.rules.is_none() {
        let (likely, engine) = detect_rules(&book);
        if likely.reason != DetectionReason::Named {
            // With `--system` the boards are scored by that system alone, so no ruleset is set.
            if likely.agree_with_figures() && rules.system.is_none() {
                book.event.rules.clone_from(&likely.rules);
            }
            (detected_rules, computed) = (Some(likely), engine);
        }
    }
    let book = apply_rules(book, rules)?;
    let engine = match &detected_rules {
        Some(detected) if book.event.rules.is_empty() => Engine::ranked_by(&detected.rules, book),
        _ => Engine::reuse_or_compute(computed, book),
    };
    let system = rules.system.as_ref().and(engine.book().event.system.clone());
    let import = Some(ImportSummary { findings, cell_sources, recipe, detected_rules, system });
    Ok(InputFile {
        engine,
        posted_problems: None,
        import,
        unsaved: 0,
        history: None,
        checksum_notice: None,
        released_by_option: None,
    })
}

impl InputFile {
    /// Replaces the event by what may be posted of it. Returns what was left out. The problems stay those of the whole
    /// event, without those that reveal a round that is held back: what is left out may answer a question.
    pub(super) fn keep_what_may_be_posted(&mut self) -> WithheldContent {
        let view = self.engine.posted_view();
        self.keep_posted_problems(&view);
        let (engine, withheld) = view.into_parts();
        self.engine = engine;
        withheld
    }

    /// Checks that `--rules` does not release a round that the rules of the book hold back.
    ///
    /// # Errors
    /// When it does. A file for players would show what the director has not released.
    pub(super) fn check_held_back_rounds(&self) -> Result<(), CommandError> {
        match &self.released_by_option {
            Some((rules, rounds)) => {
                Err(CommandError::ReleasedByRules { rounds: join_with_and(rounds), rules: rules.clone() })
            }
            None => Ok(()),
        }
    }

    /// The book as it was at the last posting, where the places now can be compared with those.
    pub(super) fn book_at_last_posting(&self) -> Option<Book> {
        self.history.as_ref()?.book_at_last_posting()
    }

    /// Leaves out the problems that reveal what may not be posted.
    pub(super) fn keep_posted_problems(&mut self, view: &PostedView) {
        self.posted_problems = Some(self.engine.problems_without_rounds(view.held_back()));
        // The findings quote the file, for the director.
        self.import.iter_mut().for_each(|import| import.findings.clear());
    }

    /// Prints the rules that were detected, whether the file is as it was saved, and the number of unsaved changes that are not counted.
    pub(super) fn report_rules(&self, output: &mut CommandOutput) {
        if let Some(notice) = &self.checksum_notice {
            output.message(notice);
        }
        if self.unsaved > 0 {
            let (changes, are) = if self.unsaved == 1 {
                ("1 change".to_owned(), "is")
            } else {
                (format!("{} changes", self.unsaved), "are")
            };
            output.message(format_args!(
                "{changes} typed into this book {are} in its journal but not in its file yet, and {are} not counted here. \
                 Open the book and save it first."
            ));
        }
        let Some(import) = &self.import else {
            let has_begun = self.engine.book().boards().any(|(at, _)| self.engine.stage(at) != GameStage::NotStarted);
            if let Some(sentence) = self.engine.no_rules_sentence().filter(|_| has_begun) {
                output.message(sentence);
            }
            return;
        };
        let Some(DetectedRules { rules, reason: why }) = &import.detected_rules else { return };
        match &import.system {
            Some(system) => output.message(format_args!(
                "The file names no rules; {system} scores its boards, and {rules} ranks the players, {why}. Choose \
                 another ruleset with --rules."
            )),
            None => output.message(format_args!(
                "The file names no rules; {rules} is used, {why}. Choose another ruleset with --rules."
            )),
        }
    }

    /// The problem that most printed figures agree with no ruleset, and nobody chose one.
    pub(super) fn rules_problem(&self) -> Option<Problem> {
        let import = self.import.as_ref().filter(|import| import.system.is_none())?;
        let DetectionReason::NoneAgrees { figures, agreeing } = import.detected_rules.as_ref()?.reason else {
            return None;
        };
        let what = format!(
            "the file names no rules, and no ruleset agrees with most of its {figures} printed figures (the best with \
             {agreeing})"
        );
        let cure = "Choose a ruleset with --rules, or a scoring system with --system.";
        Some(Problem::error(CellAddress::Event, what, cure))
    }

    /// The problems of the event, each with its place: the cell of the imported file, or a description.
    pub(super) fn problems(&self) -> Vec<LocatedProblem> {
        let of_event = self.posted_problems.as_deref().unwrap_or_else(|| self.engine.problems());
        let all = self.rules_problem().into_iter().chain(of_event.iter().cloned());
        all.map(|problem| LocatedProblem { place: self.problem_location(&problem), problem }).collect()
    }

    /// The problems of the event, after those of the import: rows of the file that are not used or that were merged.
    pub(super) fn problems_with_import(&self) -> Vec<LocatedProblem> {
        let findings = self.import.iter().flat_map(|import| &import.findings);
        findings.filter_map(LocatedProblem::of_finding).chain(self.problems()).collect()
    }

    fn problem_location(&self, problem: &Problem) -> String {
        self.import
            .as_ref()
            .and_then(|import| import.cell_sources.location(problem.address))
            .unwrap_or_else(|| problem.location(self.engine.book()))
    }
}

/// The book with the chosen rules.
pub(super) fn apply_rules(mut book: Book, rules: &RuleOptions) -> Result<Book, CommandError> {
    let mut edits = Vec::new();
    if let Some(name) = &rules.rules {
        edits.push(Edit::Event(EventField::Rules(ruleset_named(&book, name)?)));
        // The ruleset includes its scoring system.
        edits.push(Edit::Event(EventField::System(None)));
    }
    if let Some(name) = &rules.system {
        let system = system_named(&book, name)?;
        edits.push(Edit::Event(EventField::System(Some(system))));
        for (at, round) in book.rounds.iter().enumerate() {
            edits.push(Edit::Round(book.round_id(RoundIx(at)), RoundField::System(None)));
            for board in 0..round.boards.len() {
                edits.push(Edit::Board(book.board_id(BoardRef::new(at, board)), BoardField::System(None)));
            }
        }
    }
    book.apply(Edit::Batch(edits))?;
    Ok(book)
}

/// The scoring system of this name, as the library spells it.
pub(super) fn system_named(book: &Book, name: &str) -> Result<String, CommandError> {
    let (library, _) = SystemLibrary::shipped().with_event_systems(&book.systems);
    library.find(name).map(|system| system.name.clone()).ok_or_else(|| {
        let known: Vec<&str> = library.systems().iter().map(|system| system.name.as_str()).collect();
        unknown_name("scoring system", name, &known)
    })
}

/// The ruleset of this name, as the library spells it.
fn ruleset_named(book: &Book, name: &str) -> Result<String, CommandError> {
    let (rulesets, _) = RulesetLibrary::shipped().with_event_rulesets(&book.rulesets);
    rulesets.find(name).map(|rules| rules.name.clone()).ok_or_else(|| {
        let known: Vec<&str> = rulesets.all().iter().map(|rules| rules.name.as_str()).collect();
        unknown_name("ruleset", name, &known)
    })
}

pub(super) fn unknown_name(kind: &'static str, name: &str, known: &[&str]) -> CommandError {
    CommandError::UnknownName {
        kind,
        name: name.to_owned(),
        nearest: nearest_name(name, known).map(str::to_owned),
        known: known.join(", "),
    }
}

/// The known name that is most similar, if it is similar enough.
fn nearest_name<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    /// The least similarity for a suggestion, from 0 to 1.
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
    fn a_misspelt_name_gets_a_suggestion_and_an_unknown_one_none() {
        let known = ["WDC 2006", "EDC 2015", "EuroDipCon 4"];
        assert_eq!(nearest_name("wcd 2006", &known), Some("WDC 2006"));
        assert_eq!(nearest_name("eurodipcon", &known), Some("EuroDipCon 4"));
        assert_eq!(nearest_name("Carnage", &known), None);
    }
}
