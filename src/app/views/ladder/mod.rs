//! The Ladder tab and its pages: the table, the events, one result list, the identities, the problems and the plot.
//! It keeps the compiled ladder and compiles it again in the background. The computation is in [`crate::ladder`].

pub mod commands;
pub mod compiled_year;
pub mod cursor;
pub mod events;
pub mod explanation;
pub mod identities;
pub mod problems;
pub mod result_import;
pub mod result_list;
pub mod table;
pub mod table_order;
pub mod toolbar;
pub mod view;

use std::collections::HashSet;
use std::path::PathBuf;
use std::time::Duration;

use eframe::egui;

use compiled_year::{CompiledYear, LadderCacheKey};
use table_order::TableOrder;

use crate::app::background::{Job, JobError};
use crate::book::results_year::{ListedName, ResultsYear};
use crate::engine::Engine;
use crate::languages::window_language;
use crate::languages::window_sentences::ladder_tab as texts;

/// A ladder that compiles faster than this is compiled in the frame that needs it.
const MOST_TIME_IN_FRAME: Duration = Duration::from_millis(5);

/// The longest time that a key press waits until the ladder is compiled.
const LONGEST_WAIT: Duration = Duration::from_millis(500);

/// A page of the Ladder tab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LadderPage {
    #[default]
    Table,
    Events,
    /// The result list of an event.
    List(usize),
    Identities,
    Problems,
    Year,
}

/// The state of the Ladder tab, with the compiled ladder.
#[derive(Debug, Default)]
pub struct LadderView {
    /// The page that is shown when the tab is opened again.
    pub page: LadderPage,
    /// The number of events after which the table is shown. `None` means all events.
    pub after_events: Option<usize>,
    /// Pairs of names that the user postponed.
    pub postponed_pairs: HashSet<(ListedName, ListedName)>,
    /// The remarks of reading the lists: the location and the message.
    pub reading_remarks: Vec<(String, String)>,
    /// Files that were dropped on the window. They are read when the current job has ended.
    pub dropped_files: Vec<PathBuf>,
    /// The order of the rows of the Table page.
    table_order: TableOrder,
    compiled_year: Option<CompiledYear>,
    /// The rows of the page with problems or identities that is in view, with the key of their ladder.
    followed_rows: Option<(LadderPage, LadderCacheKey, Vec<String>)>,
    /// The ladder that is being compiled in the background, with its key.
    compiling: Option<(LadderCacheKey, Job<CompiledYear>)>,
    /// The reason why the ladder with this key was not compiled in the background.
    failure: Option<(LadderCacheKey, JobError)>,
    ctx: Option<egui::Context>,
}

impl LadderView {
    /// Stores the context, which repaints the window when the ladder is compiled.
    pub fn set_context(&mut self, ctx: &egui::Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
    }

    /// The ladder that was compiled last. It can be older than the book.
    pub fn compiled_year(&self) -> Option<&CompiledYear> {
        self.compiled_year.as_ref()
    }

    /// Whether the ladder of the book as it is now is still being compiled.
    pub fn is_compiling(&self) -> bool {
        self.compiling.is_some()
    }

    /// Whether an error in Topboard prevented the compilation. The ladder of an earlier state stays in view.
    pub fn has_failed(&self) -> bool {
        self.failure.is_some()
    }

    /// Compiles the ladder if the book has changed. A slow ladder is compiled in the background.
    pub fn compile_if_changed(&mut self, engine: &Engine) {
        self.take_compiled(Duration::ZERO);
        let results_year = &engine.book().results_year;
        let key = (engine.revision(), self.after_events, window_language());
        let failure = self.failure.take().filter(|(failed, _)| *failed == key);
        if self.compiled_year.as_ref().is_some_and(|compiled_year| compiled_year.key == key)
            || self.compiling.as_ref().is_some_and(|(compiling, _)| *compiling == key)
        {
            return;
        }
        let has_same_texts =
            |of: &LadderCacheKey, results: &ResultsYear| (of.1, of.2) == (key.1, key.2) && results == results_year;
        if let Some(compiled_year) = self
            .compiled_year
            .as_mut()
            .filter(|compiled_year| has_same_texts(&compiled_year.key, &compiled_year.results_year))
        {
            // The change does not concern the ladder.
            compiled_year.key = key;
            self.compiling = None;
            return;
        }
        let in_frame = match failure {
            None => {
                self.compiled_year.as_ref().is_none_or(|compiled_year| compiled_year.compile_time < MOST_TIME_IN_FRAME)
            }
            // Without another thread the ladder is compiled here.
            Some((_, JobError::NoThread(_))) => true,
            Some((_, JobError::Panicked)) => {
                // The same book would lead to the same error.
                self.failure = failure;
                return;
            }
        };
        let Some(ladder) = compiled_year::ladder_for(results_year) else { return };
        let results_year = results_year.clone();
        let Some(ctx) = self.ctx.clone().filter(|_| !in_frame) else {
            self.compiling = None;
            self.compiled_year = Some(CompiledYear::new(results_year, ladder, key));
            return;
        };
        let compile = move |_: &_| CompiledYear::new(results_year, ladder, key);
        self.compiling = Some((key, Job::spawn(&ctx, "ladder", texts::compiling_the_ladder(), compile)));
    }

    /// Waits for the ladder that is being compiled. The next key press then acts on the new table.
    pub fn wait_for_ladder(&mut self, engine: &Engine) {
        self.take_compiled(LONGEST_WAIT);
        self.compile_if_changed(engine);
    }

    /// Takes the ladder that was compiled in the background, if it arrives within this time.
    fn take_compiled(&mut self, longest_wait: Duration) {
        let Some((key, job)) = &mut self.compiling else { return };
        let Some(result) = job.wait(longest_wait) else { return };
        match result {
            Ok(compiled_year) => self.compiled_year = Some(compiled_year),
            Err(error) => self.failure = Some((*key, error)),
        }
        self.compiling = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Book;

    /// A ladder tab whose background job ends with this result.
    fn state_after(engine: &Engine, result: fn() -> CompiledYear) -> LadderView {
        let ctx = egui::Context::default();
        let mut state = LadderView::default();
        state.set_context(&ctx);
        let key = (engine.revision(), None, window_language());
        state.compiling = Some((key, Job::spawn(&ctx, "test", "compiling the ladder", move |_: &_| result())));
        state.take_compiled(Duration::from_secs(20));
        state
    }

    #[test]
    fn a_ladder_that_stops_with_a_panic_is_not_compiled_again_before_the_next_change() {
        let engine = Engine::new(Book::default());
        let mut state = state_after(&engine, || panic!("a panic on purpose"));
        for _ in 0..2 {
            state.compile_if_changed(&engine);
            assert!(state.has_failed() && !state.is_compiling() && state.compiled_year().is_none());
        }
        state.after_events = Some(0);
        state.compile_if_changed(&engine);
        assert!(!state.has_failed() && state.compiled_year().is_some());
    }

    #[test]
    fn without_another_thread_the_ladder_is_compiled_in_the_frame() {
        let engine = Engine::new(Book::default());
        let failure = ((engine.revision(), None, window_language()), JobError::NoThread("no more threads".to_owned()));
        let mut state = LadderView { failure: Some(failure), ..LadderView::default() };
        state.compile_if_changed(&engine);
        assert!(!state.has_failed() && !state.is_compiling() && state.compiled_year().is_some());
    }
}
