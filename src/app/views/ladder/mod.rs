//! The Ladder tab and its pages: the table, the events, one result list, the identities, the problems and the plot.
//! It keeps the compiled ladder and compiles it again in the background. The computation is in [`crate::ladder`].

mod commands;
pub mod compiled_year;
mod cursor;
pub mod events;
pub mod explanation;
pub mod identities;
pub mod plot;
pub mod problems;
mod result_import;
pub mod result_list;
pub mod table;
pub mod toolbar;
mod view;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use eframe::egui;

pub use commands::{
    can_add_own_event, can_remove_from_ladder, choose_event, choose_ladder, choose_year, decide_different_people,
    decide_same_person, needs_decision, needs_ladder_result, needs_pair, needs_result_lists, needs_year_event,
    open_identities, open_ladder, open_ladder_problems, open_result_list, paste_result_list, postpone_pair,
    remove_from_ladder, retract_verdict, split_person,
};
pub use compiled_year::CompiledYear;
pub use result_import::{add_own_event, add_pasted_list, add_year_results, ladder_kind};

use crate::book::results_year::ListedName;
use crate::engine::Engine;

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
    compiled_year: Option<CompiledYear>,
    /// The ladder that is being compiled on another thread, with its key.
    compiling: Option<(LadderCacheKey, Receiver<CompiledYear>)>,
    ctx: Option<egui::Context>,
}

/// The compiled ladder depends on the revision of the book and on the number of events.
type LadderCacheKey = (u64, Option<usize>);

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

    /// Compiles the ladder if the book has changed. A slow ladder is compiled on another thread.
    pub fn refresh(&mut self, engine: &Engine) {
        self.take_compiled();
        let results_year = &engine.book().results_year;
        let key = (engine.revision(), self.after_events);
        if self.compiled_year.as_ref().is_some_and(|compiled_year| compiled_year.key == key)
            || self.compiling.as_ref().is_some_and(|(compiling, _)| *compiling == key)
        {
            return;
        }
        if let Some(compiled_year) = self
            .compiled_year
            .as_mut()
            .filter(|compiled_year| compiled_year.key.1 == key.1 && compiled_year.results_year == *results_year)
        {
            // The change does not concern the ladder.
            compiled_year.key = key;
            self.compiling = None;
            return;
        }
        let Some(ladder) = compiled_year::ladder_for(results_year) else { return };
        let results_year = results_year.clone();
        let quick =
            self.compiled_year.as_ref().is_none_or(|compiled_year| compiled_year.compile_time < MOST_TIME_IN_FRAME);
        let Some(ctx) = self.ctx.clone().filter(|_| !quick) else {
            self.compiling = None;
            self.compiled_year = Some(CompiledYear::new(results_year, ladder, key));
            return;
        };
        let (send, receive) = channel();
        let work = move || {
            // The receiver is gone if the book has changed again.
            let _ = send.send(CompiledYear::new(results_year, ladder, key));
            ctx.request_repaint();
        };
        self.compiling = std::thread::Builder::new().name("ladder".to_owned()).spawn(work).ok().map(|_| (key, receive));
        if self.compiling.is_none() {
            // Without another thread the ladder is compiled here.
            self.compiled_year = Some(CompiledYear::new(engine.book().results_year.clone(), ladder, key));
        }
    }

    /// Waits for the ladder that is being compiled. The next key press then acts on the new table.
    pub fn wait_for_ladder(&mut self, engine: &Engine) {
        if let Some((_, receive)) = &self.compiling
            && let Ok(compiled_year) = receive.recv_timeout(LONGEST_WAIT)
        {
            self.compiled_year = Some(compiled_year);
            self.compiling = None;
        }
        self.refresh(engine);
    }

    /// Takes the ladder that the other thread has compiled.
    fn take_compiled(&mut self) {
        let Some((_, receive)) = &self.compiling else { return };
        match receive.try_recv() {
            Ok(compiled_year) => {
                self.compiled_year = Some(compiled_year);
                self.compiling = None;
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => self.compiling = None,
        }
    }
}
