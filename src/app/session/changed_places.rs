//! [`ChangedPlaces`], where it is seen what an edit changes: cells, a line of the notebook, tabs.

use crate::app::views::ladder::LadderPage;
use crate::app::views::tab::Tab;
use crate::book::fields::{EventField, RoundField};
use crate::book::{BoardId, Book, CellAddress, Edit, NewBoardPosition, RoundId, Team, TeamColumn, TeamIx};

/// The addresses of the players, teams, boards and seats that an edit of this book changes. What belongs to a whole round or to the
/// event has no cell of its own.
fn changed_addresses(book: &Book, edit: &Edit) -> Vec<CellAddress> {
    let mut addresses = Vec::new();
    let described = book.clone().apply_and_describe(edit.clone(), &mut |change| addresses.push(change.address));
    if described.is_err() {
        return Vec::new();
    }
    addresses.retain(|address| !matches!(address, CellAddress::Event | CellAddress::Round(_)));
    addresses.extend(changed_teams(&book.teams, edit));
    addresses
}

/// The cells of the list of teams that an edit changes.
fn changed_teams(before: &[Team], edit: &Edit) -> Vec<CellAddress> {
    let after = match edit {
        Edit::Teams(after) => after,
        Edit::Batch(edits) => return edits.iter().flat_map(|edit| changed_teams(before, edit)).collect(),
        _ => return Vec::new(),
    };
    let none = Team::default();
    (0..before.len().max(after.len()))
        .flat_map(|at| {
            let [old, new] = [before, after].map(|teams| teams.get(at).unwrap_or(&none));
            let members = (0..old.members.len().max(new.members.len()))
                .filter(|member| old.members.get(*member) != new.members.get(*member))
                .map(TeamColumn::Member);
            let other = [
                (TeamColumn::Name, old.name != new.name),
                (TeamColumn::Country, old.country != new.country),
                (TeamColumn::Captain, old.captain != new.captain),
            ];
            let other = other.into_iter().filter_map(|(column, is_changed)| is_changed.then_some(column));
            let cells = other.chain(members).map(move |column| CellAddress::Team(TeamIx(at), column));
            cells.collect::<Vec<_>>()
        })
        .collect()
}

/// The tabs that show what an edit changes where it has no cell, the best one first. Empty where every tab may show it.
fn changed_tabs(book: &Book, edit: &Edit) -> Vec<Tab> {
    let tab_of = |id: RoundId| book.round_position(id).map(Tab::Round);
    match edit {
        Edit::Batch(edits) => {
            edits.iter().map(|edit| changed_tabs(book, edit)).find(|tabs| !tabs.is_empty()).unwrap_or_default()
        }
        Edit::Systems(_) | Edit::Rulesets(_) | Edit::Event(EventField::Rules(_) | EventField::System(_)) => {
            vec![Tab::Rules]
        }
        Edit::Teams(_) => vec![Tab::Teams],
        Edit::TopBoard(_) => vec![Tab::TopBoard],
        Edit::Awards(_) => vec![Tab::Awards],
        Edit::ResultsYear(_) => vec![Tab::Ladder(LadderPage::Table)],
        Edit::Round(_, RoundField::Attendance(_)) => vec![Tab::RollCall],
        Edit::Round(id, RoundField::ScoresReleased(_)) => tab_of(*id).into_iter().chain([Tab::Standings]).collect(),
        Edit::AddRound { position: at, .. } => vec![Tab::Round(*at)],
        Edit::Round(id, _) => tab_of(*id).into_iter().collect(),
        Edit::AddBoard { position: NewBoardPosition { round, .. }, .. } | Edit::RemoveBoard(BoardId { round, .. }) => {
            tab_of(*round).into_iter().collect()
        }
        // What these change is seen at its cells, or in every tab.
        Edit::Event(_)
        | Edit::AddPerson { .. }
        | Edit::RemovePerson(_)
        | Edit::Person(..)
        | Edit::RemoveRound(_)
        | Edit::Board(..)
        | Edit::AddChart(..)
        | Edit::RemoveChart(..)
        | Edit::Count(..)
        | Edit::Seat(..)
        | Edit::Grade { .. }
        | Edit::Separations(_)
        | Edit::Neighbours(_)
        | Edit::AddNote { .. }
        | Edit::RemoveNote(_)
        | Edit::Note(..)
        | Edit::PublishedStandings(_)
        | Edit::UnplacedCells(_)
        | Edit::Book(_) => Vec::new(),
    }
}

/// The first line of the notebook that an edit changes.
fn changed_note(edit: &Edit) -> Option<usize> {
    match edit {
        Edit::AddNote { position: line, .. } | Edit::RemoveNote(line) | Edit::Note(line, _) => Some(*line),
        Edit::Batch(edits) => edits.iter().filter_map(changed_note).min(),
        _ => None,
    }
}

/// Where it is seen what an edit changes.
#[derive(Debug, Default)]
pub(super) struct ChangedPlaces {
    pub(super) cells: Vec<CellAddress>,
    /// A line of the notebook.
    pub(super) note: Option<usize>,
    pub(super) tabs: Vec<Tab>,
}

impl ChangedPlaces {
    /// The places of an edit of this book.
    pub(super) fn new(book: &Book, edit: &Edit) -> ChangedPlaces {
        ChangedPlaces { cells: changed_addresses(book, edit), note: changed_note(edit), tabs: changed_tabs(book, edit) }
    }
}
