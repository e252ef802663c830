//! Goes from one problem of the list to the next.

use super::{CursorPlace, Session, VisitedProblem};
use crate::app::commands::Command;
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::grid::CellPos;
use crate::app::views::ladder::commands::go_to_next_ladder_problem;
use crate::app::views::tab::Tab;
use crate::app::views::view::ProblemList;
use crate::book::typed_words::capitalize;
use crate::book::{BoardColumn, BoardRef, CellAddress, Problem};
use crate::languages::window_sentences::session as texts;

/// Whether the list of problems is open beside a tab that shows it only if there are problems. It does not open while the
/// user types into the grid, because the columns would move under the hands. The status bar then shows the number of
/// problems.
#[derive(Debug, Default)]
pub(super) struct ProblemListing {
    pub(super) is_open: bool,
    /// The tab and the revision of the book for which this was decided.
    decided_for: Option<(Tab, u64)>,
}

/// Where a problem or the cursor is, in the order of the tabs, of the boards and of the cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct ProblemPlace {
    /// The position of its tab.
    tab: Option<usize>,
    board: Option<BoardRef>,
    /// Row and column.
    cell: Option<(usize, usize)>,
}

/// The command that cures all problems of the kind of this one in one step.
fn common_cure(problem: &Problem) -> Option<Command> {
    match problem.address {
        CellAddress::BoardCell(_, BoardColumn::Ending) => Some(Command::EndAllAsAgreedDraws),
        CellAddress::BoardCell(_, BoardColumn::LastYear) => Some(Command::PlayAllToTheLastYear),
        _ => None,
    }
}

impl Session {
    /// Lets the user choose one of many problems of one kind, by the position of their line in the list of problems.
    pub fn choose_problem(&mut self, line: usize) {
        let Some(group) = self.view_cache.problem_groups().get(line) else { return };
        let (book, engine) = (self.book(), self.engine());
        let first = group.members.first().and_then(|at| engine.problems().get(*at));
        let cure = first.and_then(common_cure);
        let cure = cure.filter(|command| self.availability(*command).is_ok()).map(|command| {
            let action = Action::window(move |window, ctx| window.execute(ctx, command));
            ListItem::new(command.name(), texts::all_problems(), action)
        });
        let problems = group.members.iter().filter_map(|at| {
            let at = *at;
            let problem = engine.problems().get(at)?;
            let (sentence, location) = (capitalize(&problem.message), problem.location(book));
            // Where all have the same sentence, the place says which one it is.
            let (name, detail) = match problem.kind {
                Some(_) => (sentence, location),
                None => (location, String::new()),
            };
            Some(ListItem::new(name, detail, Action::session(move |session| session.go_to_problem(at))))
        });
        let items = cure.into_iter().chain(problems).collect();
        let chooser = ListChooser::new(texts::problems(), texts::problems_hint(), items);
        self.open_dialog(chooser);
    }

    /// Opens or closes the list of problems after a change of the tab or of the book, unless the change was typed into the grid.
    pub(super) fn follow_problems(&mut self) {
        let now = (self.tab, self.document.engine.revision());
        let decided = self.problem_listing.decided_for.replace(now);
        let is_typed = self.keeps_positions && decided.is_some_and(|(tab, _)| tab == self.tab);
        if decided != Some(now) && !is_typed {
            self.list_problems();
        }
    }

    /// Opens the list of problems if there are some.
    fn list_problems(&mut self) {
        self.problem_listing.is_open = self.view_cache.problem_count > 0;
    }

    /// Shows or hides the list of problems. One that was not opened while the user typed is opened.
    pub fn toggle_problem_list(&mut self) {
        let opens_itself = matches!(self.view().problem_list(&self.context()), ProblemList::IfAny(_));
        let is_waiting = opens_itself && !self.problem_listing.is_open && self.view_cache.problem_count > 0;
        if !(is_waiting && self.settings.show_problems) {
            self.settings.show_problems ^= true;
        }
        self.list_problems();
    }

    /// Goes to the problem that follows the cursor, and says what is wrong and how to correct it.
    pub fn go_to_next_problem(&mut self) {
        if matches!(self.tab, Tab::Ladder(_)) {
            return go_to_next_ladder_problem(self);
        }
        // A user who asks for the problems has finished typing the board.
        let has_waited = self.has_waiting_problem();
        if self.typed_board.take().is_some() {
            self.refresh();
        }
        let order = self.problem_order();
        let Some(position) = self.position_behind_cursor(&order, has_waited).checked_rem(order.len()) else { return };
        self.go_to_problem(order[position]);
    }

    /// The position in the list of the problem that follows the cursor: of the one behind the problem at the cursor, of the one
    /// that came after the problem that was just solved there, or else of the first one behind the cell of the cursor. A problem
    /// that has waited at the cursor until now is new itself.
    fn position_behind_cursor(&self, order: &[usize], has_waited: bool) -> usize {
        // The list begins with what is worst.
        if self.visited_problem.is_none() && !has_waited {
            return 0;
        }
        let tabs = self.tabs();
        let problems = self.engine().problems();
        let places: Vec<ProblemPlace> = order.iter().map(|at| self.place_of(&tabs, problems[*at].address)).collect();
        let here = self.cursor_as_place(&tabs);
        let is_at_cursor = |position: &usize| Some(places[*position]) == here;
        if let Some(visited) = &self.visited_problem {
            let unsolved = self.unsolved_visited_problem().and_then(|at| order.iter().position(|of| *of == at));
            let is_shown = visited.shown_at == Some(self.place_of_cursor());
            if let Some(position) = unsolved.filter(|position| is_shown || is_at_cursor(position)) {
                return position + 1;
            }
            let solved = self.place_of(&tabs, visited.problem.address);
            let is_near = here.is_some_and(|here| (here.tab, here.board) == (solved.tab, solved.board));
            if unsolved.is_none() && is_near {
                return visited.position;
            }
        }
        if let Some(position) = (0..places.len()).find(is_at_cursor) {
            return if has_waited { position } else { position + 1 };
        }
        let behind = (0..places.len()).filter(|position| here.is_some_and(|here| places[*position] > here));
        behind.min_by_key(|position| places[*position]).unwrap_or_default()
    }

    /// Whether an error is not shown yet, because its board is being typed.
    pub fn has_waiting_problem(&self) -> bool {
        self.typed_board.is_some_and(|board| self.view_cache.has_waiting_error(board))
    }

    /// Where an address is. The cell is known only in the tab in view.
    fn place_of(&self, tabs: &[Tab], address: CellAddress) -> ProblemPlace {
        let tab = self.tab_of(address);
        let cell = self.cell_of(address).filter(|_| tab == Some(self.tab));
        ProblemPlace {
            tab: tabs.iter().position(|of| Some(*of) == tab),
            board: address.board(),
            cell: cell.map(|CellPos { row, column }| (row, column)),
        }
    }

    /// Where the cursor is. `None` in a tab without cells.
    fn cursor_as_place(&self, tabs: &[Tab]) -> Option<ProblemPlace> {
        let CellPos { row, column } = self.cursor()?;
        let tab = tabs.iter().position(|tab| *tab == self.tab);
        Some(ProblemPlace { tab, board: self.board_at_cursor(), cell: Some((row, column)) })
    }

    /// Goes to the problem at this position among the problems of the book.
    pub fn go_to_problem(&mut self, at: usize) {
        let Some(problem) = self.engine().problems().get(at).cloned() else { return };
        let position = self.problem_order().iter().position(|of| *of == at).unwrap_or_default();
        self.go_to(problem.address);
        self.list_problems();
        let (address, sentences) = (problem.address, problem.sentences());
        let shown_at = Some(self.place_of_cursor());
        self.visited_problem = Some(VisitedProblem { problem, position, shown_at });
        // It is said once: below the list of problems, else in the line of the cell, else in the status bar.
        let is_said_at_cell = self.address_at_cursor() == Some(address) && self.view_cache.problem(address) == Some(at);
        let is_said = self.shows_problem_text() || is_said_at_cell;
        self.set_status(if is_said { String::new() } else { sentences });
    }

    fn place_of_cursor(&self) -> CursorPlace {
        (self.tab, self.address_at_cursor().ok_or_else(|| self.cursor()))
    }

    /// How the side panel lists the problems beside the tab in view, if it does so now.
    pub(super) fn problem_list(&self) -> ProblemList {
        match self.view().problem_list(&self.context()) {
            _ if !self.settings.show_problems => ProblemList::Hidden,
            ProblemList::IfAny(_) if !self.problem_listing.is_open => ProblemList::Hidden,
            list => list,
        }
    }

    /// The position of the problem whose text is shown below the list.
    pub(super) fn shown_problem(&self) -> Option<usize> {
        let is_shown = self.visited_problem.as_ref().is_some_and(|visited| visited.shown_at.is_some());
        if is_shown { self.unsolved_visited_problem() } else { None }
    }

    /// Whether the text of a problem is in view, which Escape removes.
    pub fn shows_problem_text(&self) -> bool {
        self.shown_problem().is_some() && self.problem_list() != ProblemList::Hidden
    }

    /// Removes the text of the problem that the user went to last.
    pub fn hide_problem_text(&mut self) {
        if let Some(visited) = &mut self.visited_problem {
            visited.shown_at = None;
        }
    }

    /// Removes the text of a problem from which the cursor has moved away, or which is solved.
    pub(super) fn follow_visited_problem(&mut self) {
        let Some(shown_at) = self.visited_problem.as_ref().and_then(|visited| visited.shown_at) else { return };
        if shown_at != self.place_of_cursor() || self.unsolved_visited_problem().is_none() {
            self.hide_problem_text();
        }
    }

    /// The position of the problem that the user went to last. `None` once it is solved.
    pub(super) fn unsolved_visited_problem(&self) -> Option<usize> {
        let visited = self.visited_problem.as_ref()?;
        self.engine().problems().iter().position(|problem| *problem == visited.problem)
    }

    /// The positions of the problems, in the order of the list.
    fn problem_order(&self) -> Vec<usize> {
        self.view_cache.problem_groups().iter().flat_map(|group| &group.members).copied().collect()
    }
}
