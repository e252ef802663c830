//! The number of sheets of each notice in the dialog to post. The pages are laid out in the background, because those of a large
//! event take longer than a frame.

use std::collections::HashMap;

use eframe::egui::Context;

use crate::app::background::Job;
use crate::notices::{DueNotice, Notice};
use crate::publish::{PageSetup, Pages, Paper, TextSize};

/// A notice on a paper, in a size.
pub(super) type PrintedKey = (DueNotice, Paper, TextSize);

/// A notice with the number of its sheets; `None` if it cannot be counted.
type CountedNotice = (PrintedKey, Option<usize>);

/// The sheets that are known, and the job that counts more.
#[derive(Debug, Default)]
pub(super) struct SheetCounts {
    /// `None` for those that cannot be counted.
    known: HashMap<PrintedKey, Option<usize>>,
    job: Option<Job<Vec<CountedNotice>>>,
}

impl SheetCounts {
    /// A notice has changed.
    pub(super) fn forget(&mut self) {
        *self = SheetCounts::default();
    }

    pub(super) fn of(&self, key: PrintedKey) -> Option<usize> {
        self.known.get(&key).copied().flatten()
    }

    /// Takes the number of sheets from whoever has laid the notice out.
    pub(super) fn know(&mut self, key: PrintedKey, sheets: usize) {
        self.known.insert(key, Some(sheets));
    }

    /// Goes on with counting, and begins to count those of these notices that are not counted.
    pub(super) fn update<'n>(
        &mut self,
        ctx: &Context,
        notices: impl Iterator<Item = (PrintedKey, &'n [Notice])>,
        setup: impl Fn(PrintedKey) -> PageSetup,
    ) {
        if let Some(job) = &mut self.job {
            match job.poll() {
                None => return,
                Some(Ok(counts)) => self.known.extend(counts),
                // They stay without a number.
                Some(Err(_)) => {}
            }
            self.job = None;
        }
        let missing = notices.filter(|(key, _)| !self.known.contains_key(key));
        let missing: Vec<(PrintedKey, Vec<Notice>, PageSetup)> =
            missing.map(|(key, notices)| (key, notices.to_vec(), setup(key))).collect();
        if missing.is_empty() {
            return;
        }
        // Whatever comes of it, they are not counted again.
        self.known.extend(missing.iter().map(|(key, ..)| (*key, None)));
        self.job = Some(Job::spawn(ctx, "sheets", "counting the sheets", move |_| {
            let count = |notices: &[Notice], setup: &PageSetup| Pages::new(notices, setup).ok().map(|it| it.count());
            missing.iter().map(|(key, notices, setup)| (*key, count(notices, setup))).collect()
        }));
    }
}
