//! The history: everything that was done, the newest first, with what each cell held before.

use std::borrow::Cow;

use jiff::Zoned;

use crate::app::grid::{CellStyle, CellView, ColumnSpec, GridModel, CellTone};
use crate::book::CellAddress;
use crate::history::{History, HistoryEntry, HistoryFilter, HistoryTopic};

/// What of the history is shown.
#[derive(Debug, Default)]
pub struct HistoryState {
    /// The words that are looked for.
    pub words: String,
    /// What it is about; everything where nothing was chosen.
    pub about: Option<HistoryTopic>,
    /// The lines that are wanted, the newest first.
    shown: Vec<usize>,
    /// Whether more than one made the changes.
    several: bool,
    /// What this was chosen for.
    made_for: Option<(usize, String, Option<HistoryTopic>)>,
    /// Whether the field of words is to have the keys.
    pub take_focus: bool,
    /// Whether Enter was pressed on a line.
    pub opens: bool,
}

impl HistoryState {
    /// Brings what is shown up to the chronicle and the wish.
    pub fn refresh(&mut self, chronicle: &mut History) {
        let wanted = (chronicle.len(), self.words.clone(), self.about.clone());
        if self.made_for.as_ref() == Some(&wanted) {
            return;
        }
        let filter = HistoryFilter::new(self.about.clone(), &self.words);
        let lines = chronicle.entries();
        self.several = lines.windows(2).any(|pair| pair[0].author != pair[1].author);
        self.shown = (0..lines.len()).rev().filter(|at| filter.matches(&lines[*at])).collect();
        self.made_for = Some(wanted);
    }

    /// The lines that are wanted, the newest first.
    pub fn lines<'a>(&'a self, chronicle: &'a History) -> impl Iterator<Item = &'a HistoryEntry> {
        self.shown.iter().filter_map(|at| chronicle.cached_entries().get(*at))
    }

    /// The line at a row of the grid.
    pub fn line<'a>(&self, chronicle: &'a History, row: usize) -> Option<&'a HistoryEntry> {
        chronicle.cached_entries().get(*self.shown.get(row.checked_sub(1)?)?)
    }

    /// Where in the book the change of a row was.
    pub fn place(&self, chronicle: &History, row: usize) -> Option<CellAddress> {
        self.line(chronicle, row).map(|line| line.change.address)
    }

    /// “37 of 1,204 changes”.
    pub fn extent(&self, chronicle: &History) -> String {
        let (shown, all) = (self.shown.len(), chronicle.cached_entries().len());
        match (shown == all, all) {
            (true, 1) => "1 change".to_owned(),
            (true, _) => format!("{all} changes"),
            (false, _) => format!("{shown} of {all} changes"),
        }
    }
}

/// A column of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HistoryRowKind {
    Time,
    Who,
    Place,
    Field,
    Old,
    New,
    Reason,
}

impl HistoryRowKind {
    const ALL: [HistoryRowKind; 7] = [HistoryRowKind::Time, HistoryRowKind::Place, HistoryRowKind::Field, HistoryRowKind::Old, HistoryRowKind::New, HistoryRowKind::Reason, HistoryRowKind::Who];

    const fn name(self) -> &'static str {
        match self {
            HistoryRowKind::Time => "Time",
            HistoryRowKind::Who => "Who",
            HistoryRowKind::Place => "Where",
            HistoryRowKind::Field => "What",
            HistoryRowKind::Old => "Before",
            HistoryRowKind::New => "After",
            HistoryRowKind::Reason => "Reason",
        }
    }

    /// The width that it needs, and its share of what is left.
    const fn width(self) -> (f32, f32) {
        match self {
            HistoryRowKind::Time => (150.0, 0.0),
            HistoryRowKind::Who => (130.0, 0.0),
            HistoryRowKind::Place => (210.0, 0.2),
            HistoryRowKind::Field => (130.0, 0.1),
            HistoryRowKind::Old | HistoryRowKind::New => (130.0, 0.25),
            HistoryRowKind::Reason => (110.0, 0.2),
        }
    }
}

/// The history as a grid.
#[derive(Debug)]
pub struct HistoryModel<'a> {
    state: &'a HistoryState,
    chronicle: &'a History,
    /// The state that is shown, where one of the past is.
    past: Option<usize>,
    /// Today, which is not said.
    today: String,
    kinds: Vec<HistoryRowKind>,
    columns: Vec<ColumnSpec>,
}

impl<'a> HistoryModel<'a> {
    /// `width` is the sheet's, so that long texts have what there is.
    pub fn new(state: &'a HistoryState, chronicle: &'a History, past: Option<usize>, width: f32) -> Self {
        let kinds: Vec<HistoryRowKind> = HistoryRowKind::ALL.into_iter().filter(|kind| *kind != HistoryRowKind::Who || state.several).collect();
        let needed: f32 = kinds.iter().map(|kind| kind.width().0).sum();
        let left = (width - needed).max(0.0);
        let columns = kinds.iter().map(|kind| ColumnSpec { width: kind.width().0 + kind.width().1 * left }).collect();
        let today = Zoned::now().strftime("%Y-%m-%d ").to_string();
        HistoryModel { state, chronicle, past, today, kinds, columns }
    }

    /// “14:03:05” of today, “2026-11-20 14:03:05” of another day.
    fn time(&self, line: &HistoryEntry) -> String {
        let time = line.local_time();
        time.strip_prefix(&self.today).map_or(time.clone(), str::to_owned)
    }
}

impl GridModel for HistoryModel<'_> {
    fn rows(&self) -> usize {
        1 + self.state.shown.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(kind) = self.kinds.get(column).copied() else { return CellView::default() };
        let Some(line) = self.state.line(self.chronicle, row) else {
            let style = CellStyle { tone: CellTone::Heading, ..CellStyle::default() };
            return CellView { text: kind.name().into(), style, ..CellView::default() };
        };
        let change = &line.change;
        let text: Cow<'_, str> = match kind {
            HistoryRowKind::Time => self.time(line).into(),
            HistoryRowKind::Who => line.author.as_str().into(),
            HistoryRowKind::Place => change.location.as_str().into(),
            HistoryRowKind::Field if line.origin_text().is_empty() => change.field.as_str().into(),
            HistoryRowKind::Field => format!("{} ({})", change.field, line.origin_text()).into(),
            HistoryRowKind::Old => change.old.as_str().into(),
            HistoryRowKind::New => change.new.as_str().into(),
            HistoryRowKind::Reason => line.reason.as_str().into(),
        };
        let style = CellStyle {
            tone: CellTone::Computed,
            bold: self.past == Some(line.steps_after),
            // What came later is not in the state that is shown.
            italic: self.past.is_some_and(|past| line.steps_after > past),
            ..CellStyle::default()
        };
        CellView { text, style, ..CellView::default() }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let name = self.kinds.get(column).map_or("", |kind| kind.name());
        match row {
            0 => format!("History heading {name}"),
            _ => format!("History {row} {name}"),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }
}
