//! The year's ladder: result lists of a year, who is who across them, and the table that follows.
//!
//! One tab with pages: the table, the events, the list of one of them, who is who, what is wrong, and the year as lines.

pub mod compiled_year;
pub mod events;
pub mod explanation;
pub mod identities;
pub mod plot;
pub mod problems;
pub mod result_list;
pub mod table;
pub mod toolbar;

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use eframe::egui;

pub use compiled_year::CompiledYear;

use crate::book::results_year::ListedName;
use crate::engine::Engine;

/// What compiles faster than this is compiled in the frame that needs it.
const AT_ONCE: Duration = Duration::from_millis(5);

/// So long somebody waits who presses the next key before the last one has shown.
const PATIENCE: Duration = Duration::from_millis(500);

/// A page of the ladder's tab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LadderPage {
    #[default]
    Table,
    Events,
    /// The result list of an event.
    List(usize),
    People,
    Problems,
    Year,
}

/// How the ladder is looked at, and what was compiled of it.
#[derive(Debug, Default)]
pub struct LadderState {
    /// The page that is shown when the tab is opened again.
    pub page: LadderPage,
    /// The table after so many events, where that was asked for.
    pub after: Option<usize>,
    /// Pairs that are to be asked about later.
    pub later: HashSet<(ListedName, ListedName)>,
    /// What deserved a look when lists were read: where, and what.
    pub read: Vec<(String, String)>,
    /// Files that were dropped and are to be read as soon as another reading is done.
    pub dropped: Vec<PathBuf>,
    worked: Option<CompiledYear>,
    /// What is being compiled on another thread, with the revision it is of.
    coming: Option<(LadderCacheKey, Receiver<CompiledYear>)>,
    ctx: Option<egui::Context>,
}

/// What the compiled ladder depends on.
type LadderCacheKey = (u64, Option<usize>);

impl LadderState {
    /// Knows whom to tell when something has been compiled elsewhere.
    pub fn told(&mut self, ctx: &egui::Context) {
        if self.ctx.is_none() {
            self.ctx = Some(ctx.clone());
        }
    }

    /// What was compiled last: of the book as it is, or as it was a moment ago.
    pub fn worked(&self) -> Option<&CompiledYear> {
        self.worked.as_ref()
    }

    /// Whether the ladder of the book as it is now is still being compiled.
    pub fn is_behind(&self) -> bool {
        self.coming.is_some()
    }

    /// Compiles the ladder if the book has changed: here where that is quick, else on another thread.
    pub fn refresh(&mut self, engine: &Engine) {
        self.take();
        let season = &engine.book().results_year;
        let key = (engine.revision(), self.after);
        if self.worked.as_ref().is_some_and(|worked| worked.key == key)
            || self.coming.as_ref().is_some_and(|(coming, _)| *coming == key)
        {
            return;
        }
        if let Some(worked) = self.worked.as_mut().filter(|worked| worked.key.1 == key.1 && worked.season == *season) {
            // Something else of the book has changed.
            worked.key = key;
            self.coming = None;
            return;
        }
        let Some(ladder) = compiled_year::ladder_of(season) else { return };
        let season = season.clone();
        let quick = self.worked.as_ref().is_none_or(|worked| worked.took < AT_ONCE);
        let Some(ctx) = self.ctx.clone().filter(|_| !quick) else {
            self.coming = None;
            self.worked = Some(CompiledYear::new(season, ladder, key));
            return;
        };
        let (send, receive) = channel();
        let work = move || {
            // Nobody listens any more when the book has changed again.
            let _ = send.send(CompiledYear::new(season, ladder, key));
            ctx.request_repaint();
        };
        self.coming = std::thread::Builder::new().name("ladder".to_owned()).spawn(work).ok().map(|_| (key, receive));
        if self.coming.is_none() {
            // A machine that gives no thread compiles it here.
            self.worked = Some(CompiledYear::new(engine.book().results_year.clone(), ladder, key));
        }
    }

    /// Waits for what is being compiled, so that the next key means what it will show.
    pub fn catch_up(&mut self, engine: &Engine) {
        if let Some((_, receive)) = &self.coming
            && let Ok(worked) = receive.recv_timeout(PATIENCE)
        {
            self.worked = Some(worked);
            self.coming = None;
        }
        self.refresh(engine);
    }

    /// Takes what was compiled elsewhere.
    fn take(&mut self) {
        let Some((_, receive)) = &self.coming else { return };
        match receive.try_recv() {
            Ok(worked) => {
                self.worked = Some(worked);
                self.coming = None;
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => self.coming = None,
        }
    }
}
