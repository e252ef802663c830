//! A search that a dialog runs in the background: how it starts, its progress bar, and how it ends. The searches
//! themselves are in [`crate::draw`].

use std::ops::ControlFlow;

use eframe::egui::{Context, ProgressBar, Ui};

use crate::app::background::{Job, JobError, JobHandle};
use crate::draw::DrawProgress;
use crate::draw::gunboat::ScheduleProgress;
use crate::languages::window_sentences::draw_dialog as texts;

/// The progress report of a search.
pub trait SearchProgress: Copy + Send + 'static {
    /// The moves tried so far, and the number of moves after which the search stops.
    fn moves(&self) -> (u64, u64);

    /// A sentence about the best result so far.
    fn best_so_far(&self) -> String;

    /// The sentence about a search that the system refuses to start. The error is its reason.
    fn cannot_start(error: &str) -> String;

    /// The sentence about a search that an unexpected error has stopped.
    fn stopped() -> &'static str;
}

impl SearchProgress for DrawProgress {
    fn moves(&self) -> (u64, u64) {
        (self.moves_tried, self.move_limit)
    }

    fn best_so_far(&self) -> String {
        let repeats = usize::try_from(self.repeated_meetings).unwrap_or(usize::MAX);
        texts::best_boards(repeats, &self.lower_bound.to_string())
    }

    fn cannot_start(error: &str) -> String {
        texts::draw_cannot_start(error)
    }

    fn stopped() -> &'static str {
        texts::draw_stopped()
    }
}

impl SearchProgress for ScheduleProgress {
    fn moves(&self) -> (u64, u64) {
        (self.moves_tried, self.move_limit)
    }

    fn best_so_far(&self) -> String {
        texts::best_games(usize::try_from(self.missing_meetings).unwrap_or(usize::MAX))
    }

    fn cannot_start(error: &str) -> String {
        texts::search_cannot_start(error)
    }

    fn stopped() -> &'static str {
        texts::search_stopped()
    }
}

/// A running search. Dropping it stops the search.
#[derive(Debug)]
pub struct Search<T, P> {
    job: Job<T, P>,
}

impl<T: Send + 'static, P: SearchProgress> Search<T, P> {
    /// Starts a search on a thread of this name. The description is shown until there is a result: “Searching for boards …”.
    /// `find` reports its progress to the function that it gets, and ends early if that function says so.
    pub fn start(
        ctx: &Context,
        thread: &str,
        description: &str,
        find: impl FnOnce(&mut dyn FnMut(P) -> ControlFlow<()>) -> T + Send + 'static,
    ) -> Self {
        let job =
            Job::spawn(ctx, thread, description, |handle: &JobHandle<P>| find(&mut |progress| handle.go_on(progress)));
        Search { job }
    }

    /// The result, once, when the search has ended. The error says why the search itself failed.
    pub fn poll(&mut self) -> Option<Result<T, String>> {
        Some(self.job.poll()?.map_err(|error| match error {
            JobError::NoThread(error) => P::cannot_start(&error),
            JobError::Panicked => P::stopped().to_owned(),
        }))
    }

    /// Ends the search early. Its best result still arrives.
    pub fn stop(&self) {
        self.job.cancel();
    }

    /// Shows the best result so far and a progress bar.
    pub fn show_progress(&self, ui: &mut Ui) {
        let (part, text) = match self.job.progress() {
            Some(progress) => {
                let (done, limit) = progress.moves();
                // The loss of precision cannot be seen.
                #[allow(clippy::cast_precision_loss)]
                let part = done as f32 / limit.max(1) as f32;
                (part, progress.best_so_far())
            }
            None => (0.0, self.job.description().to_owned()),
        };
        ui.label(text);
        ui.add(ProgressBar::new(part));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn result<T: Send + 'static>(mut search: Search<T, DrawProgress>) -> Result<T, String> {
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            match search.poll() {
                Some(result) => return result,
                None => assert!(Instant::now() < until, "the search gives no result"),
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_stopped_search_returns_the_best_result_so_far() {
        let progress = DrawProgress { moves_tried: 1, move_limit: 2, repeated_meetings: 3, lower_bound: 0 };
        let search = Search::start(&Context::default(), "draw", "searching", move |watch| {
            let mut moves = 0_u64;
            while watch(progress).is_continue() {
                moves += 1;
            }
            moves
        });
        search.stop();
        assert!(result(search).is_ok());
    }

    #[test]
    fn a_panic_in_a_search_becomes_a_sentence() {
        let search: Search<(), DrawProgress> =
            Search::start(&Context::default(), "draw", "searching", |_| panic!("a panic on purpose"));
        let error = "The draw stopped because of an unexpected error. Try another seed.";
        assert_eq!(result(search), Err(error.to_owned()));
    }
}
