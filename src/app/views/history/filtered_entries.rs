//! The filter and the order of the History tab, and the entries that pass the filter.

use super::columns::HistoryColumn;
use crate::app::views::sort_order::{SortOrder, compare_texts};
use crate::history::{History, HistoryEntry, HistoryFilter, HistoryTopic};
use crate::languages::window_sentences::history_tab as texts;
use crate::languages::{Language, window_language};

/// The filter of the History tab and the entries that pass it.
#[derive(Debug, Default)]
pub(super) struct FilteredEntries {
    /// The words that the user searches for.
    pub(super) search_text: String,
    /// The chosen topic. `None` shows every topic.
    pub(super) topic: Option<HistoryTopic>,
    /// The columns by which the entries are sorted. Without columns, the newest entry comes first.
    pub(super) sort: SortOrder<HistoryColumn>,
    /// The positions of the entries that pass the filter, in the order of the rows.
    shown: Vec<usize>,
    /// Whether more than one author made the changes.
    has_several_authors: bool,
    /// How often `shown` was computed.
    times_filtered: u64,
    /// What `shown` was computed for.
    filtered_for: Option<FilteredFor>,
}

/// The language, the number of entries, the words, the topic and the order.
type FilteredFor = (Language, usize, String, Option<HistoryTopic>, SortOrder<HistoryColumn>);

impl FilteredEntries {
    /// Filters and sorts the entries again if the history, the filter or the order has changed.
    pub(super) fn refresh(&mut self, history: &History) {
        let entries = history.cached_entries();
        let wanted = (window_language(), entries.len(), self.search_text.clone(), self.topic.clone(), self.sort);
        if self.filtered_for.as_ref() == Some(&wanted) {
            return;
        }
        let filter = HistoryFilter::new(self.topic.clone(), &self.search_text);
        self.has_several_authors = entries.windows(2).any(|pair| pair[0].author != pair[1].author);
        self.shown = (0..entries.len()).rev().filter(|at| filter.matches(&entries[*at])).collect();
        // The sort is stable. Equal entries stay newest first.
        self.shown.sort_by(|a, b| {
            self.sort.compare(|key| match key.column {
                // The entries are in the order of time.
                HistoryColumn::Time if key.reversed => a.cmp(b),
                HistoryColumn::Time => b.cmp(a),
                column => {
                    let text = |at: usize| column.text(&entries[at]).to_lowercase();
                    compare_texts(&text(*a), &text(*b), key.reversed)
                }
            })
        });
        self.filtered_for = Some(wanted);
        self.times_filtered += 1;
    }

    /// How often the entries were filtered. Each time the rows may be others.
    pub(super) fn times_filtered(&self) -> u64 {
        self.times_filtered
    }

    /// Whether the user has just chosen another order.
    pub(super) fn is_to_be_sorted(&self) -> bool {
        self.filtered_for.as_ref().is_some_and(|(.., sort)| *sort != self.sort)
    }

    /// Whether a topic is chosen or words are searched for.
    pub(super) fn has_filter(&self) -> bool {
        self.topic.is_some() || !self.search_text.is_empty()
    }

    /// Chooses a topic, without any words.
    pub(super) fn show_topic(&mut self, topic: Option<HistoryTopic>) {
        self.topic = topic;
        self.search_text.clear();
    }

    /// The position in the history of the entry in a row of the grid.
    pub(super) fn position_at(&self, row: usize) -> Option<usize> {
        self.shown.get(row.checked_sub(1)?).copied()
    }

    /// The row of the grid with the entry at a position in the history.
    pub(super) fn row_of(&self, position: usize) -> Option<usize> {
        self.shown.iter().position(|at| *at == position).map(|at| at + 1)
    }

    /// The number of entries that pass the filter.
    pub(super) fn len(&self) -> usize {
        self.shown.len()
    }

    /// Whether more than one author made the changes.
    pub(super) fn has_several_authors(&self) -> bool {
        self.has_several_authors
    }

    /// The entries that pass the filter, in the order of the rows.
    pub(super) fn entries<'a>(&'a self, history: &'a History) -> impl Iterator<Item = &'a HistoryEntry> {
        self.shown.iter().filter_map(|at| history.cached_entries().get(*at))
    }

    /// The entry in a row of the grid.
    pub(super) fn entry_at<'a>(&self, history: &'a History, row: usize) -> Option<&'a HistoryEntry> {
        history.cached_entries().get(self.position_at(row)?)
    }

    /// The number of entries shown: “37 of 1204 changes”.
    pub(super) fn count_text(&self, history: &History) -> String {
        let (shown, all) = (self.shown.len(), history.cached_entries().len());
        if shown == all { texts::changes(all) } else { texts::changes_shown(shown, all) }
    }
}
