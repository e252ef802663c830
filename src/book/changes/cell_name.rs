//! The address of the cell that an edit changes, and its location and field in words. Its content is in `field_text`.

use crate::book::results_year::{IdentityVerdict, ResultLineField, ResultsYearEdit, YearEventField};
use crate::book::{
    BoardField, BoardRef, Book, CellAddress, Chart, Edit, PersonId, Power, ProposalColumn, Round, RoundField, RoundIx,
    SeatColumn, SeatRef,
};

/// The cell that an edit changes.
pub(super) struct ChangedCell {
    pub(super) address: CellAddress,
    pub(super) location: String,
    pub(super) field: String,
    pub(super) board: String,
    pub(super) power: Option<Power>,
}

impl ChangedCell {
    /// The cell that an edit is about to change.
    // One arm per edit.
    #[allow(clippy::too_many_lines)]
    pub(super) fn new(book: &Book, edit: &Edit) -> ChangedCell {
        let cell = |address: CellAddress, location: String, field: &str| ChangedCell {
            address,
            location,
            field: field.to_owned(),
            board: String::new(),
            power: None,
        };
        let event = |field: &str| cell(CellAddress::Event, "event".to_owned(), field);
        let person =
            |id: PersonId, field: &str| cell(CellAddress::name_of(id), book.name_of(Some(id)).to_owned(), field);
        let round = |at: RoundIx, field: &str| {
            let title = book.round(at).map_or_else(|| format!("Round {}", book.round_number(at)), Round::title);
            cell(CellAddress::Round(at), title, field)
        };
        let board = |at: BoardRef, field: &str| {
            let board = book.board_label(at);
            ChangedCell {
                address: CellAddress::Board(at),
                location: board.clone(),
                field: field.to_owned(),
                board,
                power: None,
            }
        };
        let seat = |at: SeatRef, column: SeatColumn, field: &str| {
            let board = book.board_label(at.board);
            let location = format!("{board}, {}", at.power);
            ChangedCell {
                address: CellAddress::Seat(at, column),
                location,
                field: field.to_owned(),
                board,
                power: Some(at.power),
            }
        };
        match edit {
            Edit::Event(field) => event(field.key().description().name),
            Edit::AddPerson { person, .. } => cell(CellAddress::name_of(person.id), person.name.clone(), "player"),
            Edit::RemovePerson(id) => person(*id, "player"),
            Edit::Person(id, field) => {
                ChangedCell { address: CellAddress::Person(*id, field.key()), ..person(*id, field.key().name()) }
            }
            Edit::AddRound { position: at, round } => cell(CellAddress::Round(*at), round.title(), "round"),
            Edit::RemoveRound(at) => round(*at, "round"),
            Edit::Round(at, field @ RoundField::SatOut(_)) => {
                ChangedCell { address: CellAddress::SitOuts(*at), ..round(*at, field.key().description().name) }
            }
            Edit::Round(at, field) => round(*at, field.key().description().name),
            Edit::AddBoard { position: at, board } => {
                let title =
                    book.round(at.round).map_or_else(|| format!("Round {}", book.round_number(at.round)), Round::title);
                let board = format!("{title}, {}", board.label());
                ChangedCell {
                    address: CellAddress::Board(*at),
                    location: board.clone(),
                    field: "board".to_owned(),
                    board,
                    power: None,
                }
            }
            Edit::RemoveBoard(at) => board(*at, "board"),
            Edit::Board(at, field) => ChangedCell {
                address: address_of_board_field(book, *at, field),
                ..board(*at, field.key().description().field.name)
            },
            Edit::AddChart(at, Chart { year, .. }) | Edit::RemoveChart(at, year) => {
                board(*at, &format!("chart of {year}"))
            }
            Edit::Count(at, year, _) => seat(*at, SeatColumn::Chart(*year), &SeatColumn::Chart(*year).name()),
            Edit::Seat(at, field) => seat(*at, field.key().description().address, &field.key().name()),
            Edit::Grade { board, skill, voter, rated, .. } => {
                seat(board.seat(*rated), SeatColumn::Player, &format!("{skill}, vote of {voter}"))
            }
            Edit::Systems(_) => event("scoring systems"),
            Edit::Rulesets(_) => event("rulesets"),
            Edit::Teams(_) => event("teams"),
            Edit::TopBoard(_) => event("top board"),
            Edit::Separations(_) => event("separations"),
            Edit::Neighbours(_) => event("neighbouring powers"),
            Edit::Awards(_) => event("prizes"),
            Edit::AddNote { .. } | Edit::RemoveNote(_) | Edit::Note(..) => {
                cell(CellAddress::Event, "notebook".to_owned(), "line")
            }
            Edit::ResultsYear(edit) => results_year_cell(book, edit),
            Edit::PublishedStandings(_) => event("printed standings"),
            Edit::UnplacedCells(_) => event("unplaced cells"),
            Edit::Book(_) => event("everything"),
            Edit::Batch(_) => event(""),
        }
    }
}

/// The address of the cell of a board that shows a field. Proposals have a line each.
fn address_of_board_field(book: &Book, at: BoardRef, field: &BoardField) -> CellAddress {
    match field {
        BoardField::Proposals(proposals) => {
            let before = book.board(at).map_or(&[][..], |board| &board.proposals);
            let is_same = |line: &usize| before.get(*line) == proposals.get(*line);
            let line = (0..before.len().max(proposals.len())).find(|line| !is_same(line)).unwrap_or_default();
            CellAddress::Proposal(at, line, ProposalColumn::When)
        }
        BoardField::Votes(_) => CellAddress::Board(at),
        field => CellAddress::BoardCell(at, field.key()),
    }
}

/// The cell that an edit of the results year changes.
fn results_year_cell(book: &Book, edit: &ResultsYearEdit) -> ChangedCell {
    let cell = |location: String, field: &str| ChangedCell {
        address: CellAddress::Event,
        location,
        field: field.to_owned(),
        board: String::new(),
        power: None,
    };
    let event = |at: usize| book.results_year.events.get(at).map(|event| event.name.clone()).unwrap_or_default();
    let line = |at: usize, line: usize| {
        let name =
            book.results_year.events.get(at).and_then(|event| event.lines.get(line)).map(|line| line.name.as_str());
        format!("{}, {}", event(at), name.unwrap_or_default())
    };
    match edit {
        ResultsYearEdit::Ladder(_) => cell("ladder".to_owned(), "rules"),
        ResultsYearEdit::Choices(_) => cell("ladder".to_owned(), "choices"),
        ResultsYearEdit::AddEvent { event, .. } => cell(event.name.clone(), "event of the ladder"),
        ResultsYearEdit::RemoveEvent(at) => cell(event(*at), "event of the ladder"),
        ResultsYearEdit::Event(at, field) => cell(
            event(*at),
            match field {
                YearEventField::Name(_) => "name",
                YearEventField::Date(_) => "date",
                YearEventField::IsGame(_) => "is a game",
                YearEventField::Ended(_) => "ended",
                YearEventField::Championship(_) => "championship",
                YearEventField::Accredited(_) => "accredited",
                YearEventField::Variant(_) => "variant",
                YearEventField::Boards(_) => "boards",
                YearEventField::Directors(_) => "directors",
            },
        ),
        ResultsYearEdit::AddLine { event: at, line, .. } => cell(format!("{}, {}", event(*at), line.name), "line"),
        ResultsYearEdit::RemoveLine { event, line: at } => cell(line(*event, *at), "line"),
        ResultsYearEdit::Line { event, line: at, field } => cell(
            line(*event, *at),
            match field {
                ResultLineField::Place(_) => "place",
                ResultLineField::Name(_) => "name",
                ResultLineField::Region(_) => "region",
                ResultLineField::Games(_) => "games",
                ResultLineField::Score(_) => "score",
                ResultLineField::TakesNoPlace(_) => "takes no place",
                ResultLineField::CountsAsDirector(_) => "counts as director",
            },
        ),
        ResultsYearEdit::AddDecision { verdict, .. } | ResultsYearEdit::RemoveDecision { verdict, .. } => cell(
            "identity".to_owned(),
            match verdict {
                IdentityVerdict::Same => "one person",
                IdentityVerdict::Different => "different people",
            },
        ),
    }
}
