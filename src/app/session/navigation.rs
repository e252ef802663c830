//! Moves between the tabs, and moves the cursor to an address of the book.

use std::collections::BTreeSet;

use super::Session;
use super::changed_places::ChangedPlaces;
use super::pending::NextStep;
use crate::app::grid::CellPos;
use crate::app::theme::Palette;
use crate::app::views::notebook::commands::go_to_note;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::tab::Tab;
use crate::book::{CellAddress, RoundIx};

impl Session {
    /// Opens a tab, unless the user has to correct a cell first.
    pub fn open_tab(&mut self, tab: Tab) {
        self.commit_typing();
        if tab != self.tab {
            self.finish_pending(NextStep::ChangeTab);
        }
        if self.is_correcting_cell() {
            return;
        }
        let tab = self.views.get(tab).nearest(tab, &self.document.engine);
        let just_opened = tab != self.tab;
        self.scroll_to_tab |= just_opened;
        if tab.kind() != self.tab.kind() {
            self.tab_before = self.tab;
        }
        self.tab = tab;
        if just_opened {
            self.note_waiting_paste();
        }
        if tab.is_on_demand() {
            self.kept_tabs.insert(tab.kind().to_owned());
        }
        self.refresh_view(just_opened);
        self.read_waiting_paste_again();
        // The tab has its cursor before the formula bar is painted.
        self.front_view(Palette::of(false));
    }

    /// The tabs of the event, from left to right.
    pub fn tabs(&self) -> Vec<Tab> {
        self.views.tabs(self.engine(), OpenTabs { current: self.tab, kept: &self.kept_tabs })
    }

    /// Whether the tab in view is in the strip only because it was opened.
    pub fn can_close_tab(&self) -> bool {
        let (current, none) = (Tab::default(), BTreeSet::new());
        let of_event = self.views.tabs(self.engine(), OpenTabs { current, kept: &none });
        self.tab.is_on_demand() && !of_event.iter().any(|tab| tab.kind() == self.tab.kind())
    }

    /// Takes the tab in view out of the strip, and goes back to the tab that was in view before it, or else to its neighbour.
    pub fn close_tab(&mut self) {
        let closed = self.tab;
        let tabs = self.tabs();
        let at = tabs.iter().position(|tab| *tab == closed).unwrap_or_default();
        let neighbour = tabs.get(at.saturating_sub(1)).copied();
        let before = Some(self.tab_before).filter(|tab| tab.kind() != closed.kind() && tabs.contains(tab));
        self.open_tab(before.or(neighbour).unwrap_or_default());
        if self.tab != closed {
            self.kept_tabs.remove(closed.kind());
        }
    }

    /// Opens the tab that is `by` places to the right.
    pub fn step_tab(&mut self, by: isize) {
        let tabs = self.tabs();
        let at = tabs.iter().position(|tab| *tab == self.tab).unwrap_or_default();
        let to = at.saturating_add_signed(by).min(tabs.len().saturating_sub(1));
        if let Some(tab) = tabs.get(to) {
            self.open_tab(*tab);
        }
    }

    /// Whether the tab strip must bring the tab in view into its visible part. True once after each change of tab.
    pub(in crate::app) fn take_scroll_to_tab(&mut self) -> bool {
        std::mem::take(&mut self.scroll_to_tab)
    }

    /// Opens the first round, or the list of players where there is no round.
    pub fn go_to_first_round(&mut self) {
        let first = if self.book().rounds.is_empty() { Tab::Players } else { Tab::Round(RoundIx(0)) };
        self.open_tab(first);
    }

    /// Moves the cursor of the tab in view, and gives the keyboard focus to the grid.
    pub fn move_cursor(&mut self, row: usize, column: usize) {
        self.show_row(row);
        let grid = self.grids.entry(self.tab).or_default();
        grid.go_to(row, column);
        grid.take_focus();
    }

    /// The cell of the tab in view that shows an address.
    pub(super) fn cell_of(&self, address: CellAddress) -> Option<CellPos> {
        self.table()?.cell_of(address)
    }

    /// The tab that shows an address: the one in view if it has its cell.
    pub(super) fn tab_of(&self, address: CellAddress) -> Option<Tab> {
        let in_front = self.view().tab_of_in_front(address);
        // A player without a game has no row in the standings.
        let in_front = in_front.filter(|_| self.cell_of(address).is_some());
        in_front.or_else(|| self.views.all().find_map(|view| view.tab_of(address)))
    }

    /// Moves the cursor to an address of the book, on the tab that shows it.
    pub fn go_to(&mut self, address: CellAddress) {
        let Some(tab) = self.tab_of(address) else { return };
        self.commit_typing();
        if self.is_correcting_cell() {
            return;
        }
        self.views.get_mut(tab).reveal(address);
        self.open_tab(tab);
        if self.is_correcting_cell() {
            return;
        }
        if let Some(CellPos { row, column }) = self.cell_of(address) {
            self.move_cursor(row, column);
        }
        self.front_view(Palette::of(false)).grid.take_focus();
    }

    /// Moves the cursor to an address, if the book has it.
    pub fn go_to_if_there(&mut self, address: CellAddress) {
        let book = self.book();
        let is_there = match address {
            CellAddress::Person(id, _)
            | CellAddress::TopBoardClaim(id, _)
            | CellAddress::Attendance(_, id)
            | CellAddress::ReservedPower(_, id) => book.person(id).is_some(),
            CellAddress::Round(at) | CellAddress::SitOuts(at) => book.round(at).is_some(),
            CellAddress::Note(line, _) => book.notebook.len() > line,
            CellAddress::Award(at, _) => self.engine().prizes().len() > at,
            CellAddress::YearEvent(at, _) | CellAddress::ResultLine(at, ..) => book.results_year.events.len() > at,
            CellAddress::Team(at, _) => book.teams.len() > at.0,
            CellAddress::Event | CellAddress::NewPerson(..) | CellAddress::NewNote(..) => false,
            CellAddress::Board(_)
            | CellAddress::BoardCell(..)
            | CellAddress::Proposal(..)
            | CellAddress::Vote { .. }
            | CellAddress::Seat(..) => address.board().is_some_and(|at| book.board(at).is_some()),
        };
        if is_there {
            self.go_to(address);
        }
    }

    /// Goes to the newest change in the history of the book: to its cell, its line of the notebook or its tab. Stays on the tab in
    /// view where it is seen in no place of its own.
    pub fn go_to_newest_change(&mut self) {
        let history = self.document.history_mut();
        let Some(newest) = history.entries().last() else { return };
        let (address, at) = (newest.change.address, newest.steps_after.saturating_sub(1));
        let Some(edit) = history.steps().get(at).map(|step| step.edit.clone()) else { return };
        let ChangedPlaces { cells, note, tabs } = ChangedPlaces::new(&history.book_after(at), &edit);
        let cell = cells.contains(&address).then_some(address).or(cells.last().copied());
        match (cell, note, tabs.first()) {
            (Some(cell), ..) => self.go_to_if_there(cell),
            (None, Some(line), _) => go_to_note(self, line),
            (None, None, Some(tab)) => self.open_tab(*tab),
            (None, None, None) => {}
        }
    }

    /// Goes to the first of the cells, to the line of the notebook or to the tab that undo or redo has changed, and lights the
    /// cells up. Stays on the tab in view if it shows one of them.
    pub(super) fn show_changed(&mut self, changed: &ChangedPlaces) {
        self.refresh();
        let ChangedPlaces { cells: changed, note, tabs } = changed;
        if let Some(line) = note.filter(|_| changed.is_empty()) {
            go_to_note(self, line);
            let at = self.cursor().unwrap_or_default();
            self.front_view(Palette::of(false)).grid.light_up(vec![at]);
            return;
        }
        if changed.is_empty() {
            // Each page of the ladder shows its changes, and every score those of the rules.
            let shows = |tab: &Tab| {
                let in_view = (tab, self.tab);
                *tab == self.tab
                    || matches!(
                        in_view,
                        (Tab::Ladder(_), Tab::Ladder(_)) | (Tab::Rules, Tab::Round(_) | Tab::Standings)
                    )
            };
            if let Some(tab) = tabs.first().filter(|_| !tabs.iter().any(shows)) {
                self.open_tab(*tab);
            }
            return;
        }
        let shown = |session: &Session, address: &CellAddress| {
            session.view().tab_of_in_front(*address).is_some() || session.view().tab_of(*address) == Some(session.tab)
        };
        // Of the cells in view the first one, as they are read.
        let place = |address: &&CellAddress| {
            let at = self.cell_of(**address);
            at.map_or((usize::MAX, usize::MAX), |at| (at.row, at.column))
        };
        let here = changed.iter().filter(|address| shown(self, address)).min_by_key(place);
        if let Some(first) = here.or(changed.first()) {
            self.go_to_if_there(*first);
        }
        let front = self.front_view(Palette::of(false));
        let model = front.view.grid_model(&front.context);
        let cells = changed.iter().filter_map(|address| model.as_ref()?.cell_of(*address)).collect();
        front.grid.light_up(cells);
    }

    /// Forgets the cursors of this round and of all later rounds, because their positions change.
    pub fn forget_rounds_from(&mut self, first: RoundIx) {
        self.grids.retain(|tab, _| tab.round().is_none_or(|round| round < first));
        self.views.round.forget_rounds_from(first);
    }
}
