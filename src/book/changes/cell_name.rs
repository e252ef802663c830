//! The address of the cell that an edit changes, and its location and field in words, in the language of the window. Its content is
//! in `field_text`.

use crate::book::results_year::{IdentityVerdict, ResultLineField, ResultsYearEdit, YearEventField};
use crate::book::{
    BoardField, BoardId, BoardRef, Book, CellAddress, Chart, Edit, PersonId, Power, ProposalColumn, RoundField,
    RoundId, RoundIx, SeatColumn, SeatId, SeatRef,
};
use crate::languages::sentences::words;
use crate::languages::window_language;
use crate::languages::window_sentences::{changes as texts, fields, problems};

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
        let event = |field: &str| cell(CellAddress::Event, fields::event().to_owned(), field);
        let person =
            |id: PersonId, field: &str| cell(CellAddress::name_of(id), book.name_of(Some(id)).to_owned(), field);
        // An edit of what is not in the book is refused.
        let round_at = |id: RoundId| book.round_position(id).unwrap_or_default();
        let board_at = |id: BoardId| book.board_position(id).unwrap_or_default();
        let seat_at = |id: SeatId| board_at(id.board).seat(id.power);
        let round = |at: RoundIx, field: &str| cell(CellAddress::Round(at), book.round_title_in_window(at), field);
        let board = |at: BoardRef, field: &str| {
            let board = book.board_label_in_window(at);
            ChangedCell {
                address: CellAddress::Board(at),
                location: board.clone(),
                field: field.to_owned(),
                board,
                power: None,
            }
        };
        let seat = |at: SeatRef, column: SeatColumn, field: &str| {
            let board = book.board_label_in_window(at.board);
            let location = problems::place_seat(&board, at.power.name_in_window());
            ChangedCell {
                address: CellAddress::Seat(at, column),
                location,
                field: field.to_owned(),
                board,
                power: Some(at.power),
            }
        };
        match edit {
            Edit::Event(field) => event(field.key().name_in_window()),
            Edit::AddPerson { person, .. } => {
                cell(CellAddress::name_of(person.id), person.name.clone(), fields::player())
            }
            Edit::RemovePerson(id) => person(*id, fields::player()),
            Edit::Person(id, field) => {
                let address = CellAddress::Person(*id, field.key());
                ChangedCell { address, ..person(*id, field.key().name_in_window()) }
            }
            Edit::AddRound { position: at, round } => {
                cell(CellAddress::Round(*at), round.title_in_window(), fields::round())
            }
            Edit::RemoveRound(id) => round(round_at(*id), fields::round()),
            Edit::Round(id, field @ RoundField::SatOut(_)) => {
                let at = round_at(*id);
                ChangedCell { address: CellAddress::SitOuts(at), ..round(at, field.key().name_in_window()) }
            }
            Edit::Round(id, field) => round(round_at(*id), field.key().name_in_window()),
            Edit::AddBoard { position, board } => {
                let at = BoardRef { round: round_at(position.round), board: position.board };
                let (language, round) = (window_language(), book.round_title_in_window(at.round));
                let board = words::board_of_round(language, &round, &board.label_in(language));
                ChangedCell {
                    address: CellAddress::Board(at),
                    location: board.clone(),
                    field: fields::board().to_owned(),
                    board,
                    power: None,
                }
            }
            Edit::RemoveBoard(id) => board(board_at(*id), fields::board()),
            Edit::Board(id, field) => ChangedCell {
                address: address_of_board_field(book, board_at(*id), field),
                ..board(board_at(*id), field.key().name_in_window())
            },
            Edit::AddChart(id, Chart { year, .. }) | Edit::RemoveChart(id, year) => {
                board(board_at(*id), &texts::chart_of_year(&year.to_string()))
            }
            Edit::Count(id, year, _) => {
                seat(seat_at(*id), SeatColumn::Chart(*year), &SeatColumn::Chart(*year).name_in_window())
            }
            Edit::Seat(id, field) => {
                seat(seat_at(*id), field.key().description().address, &field.key().name_in_window())
            }
            Edit::Grade { board, skill, voter, rated, .. } => {
                seat(seat_at(board.seat(*rated)), SeatColumn::Player, &texts::vote_of(skill, voter.name_in_window()))
            }
            Edit::Systems(_) => event(texts::scoring_systems()),
            Edit::Rulesets(_) => event(texts::rulesets()),
            Edit::Teams(_) => event(texts::teams()),
            Edit::TopBoard(_) => event(fields::top_board()),
            Edit::Separations(_) => event(texts::separations()),
            Edit::Neighbours(_) => event(texts::neighbouring_powers()),
            Edit::Awards(_) => event(texts::prizes()),
            Edit::AddNote { .. } | Edit::RemoveNote(_) | Edit::Note(..) => {
                cell(CellAddress::Event, texts::notebook().to_owned(), texts::line())
            }
            Edit::ResultsYear(edit) => results_year_cell(book, edit),
            Edit::PublishedStandings(_) => event(texts::printed_standings()),
            Edit::UnplacedCells(_) => event(texts::unplaced_cells()),
            Edit::Book(_) => event(texts::everything()),
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
        ResultsYearEdit::Ladder(_) => cell(texts::ladder().to_owned(), fields::rules()),
        ResultsYearEdit::Choices(_) => cell(texts::ladder().to_owned(), texts::choices()),
        ResultsYearEdit::AddEvent { event, .. } => cell(event.name.clone(), texts::event_of_ladder()),
        ResultsYearEdit::RemoveEvent(at) => cell(event(*at), texts::event_of_ladder()),
        ResultsYearEdit::Event(at, field) => cell(
            event(*at),
            match field {
                YearEventField::Name(_) => fields::name(),
                YearEventField::Date(_) => fields::date(),
                YearEventField::IsGame(_) => texts::is_a_game(),
                YearEventField::Ended(_) => fields::ended(),
                YearEventField::Championship(_) => texts::championship(),
                YearEventField::Accredited(_) => fields::accredited(),
                YearEventField::Variant(_) => fields::variant(),
                YearEventField::Boards(_) => fields::boards(),
                YearEventField::Directors(_) => texts::directors(),
            },
        ),
        ResultsYearEdit::AddLine { event: at, line, .. } => {
            cell(format!("{}, {}", event(*at), line.name), texts::line())
        }
        ResultsYearEdit::RemoveLine { event, line: at } => cell(line(*event, *at), texts::line()),
        ResultsYearEdit::Line { event, line: at, field } => cell(
            line(*event, *at),
            match field {
                ResultLineField::Place(_) => fields::place(),
                ResultLineField::Name(_) => fields::name(),
                ResultLineField::Region(_) => fields::region(),
                ResultLineField::Games(_) => fields::games(),
                ResultLineField::Score(_) => fields::score(),
                ResultLineField::TakesNoPlace(_) => texts::takes_no_place(),
                ResultLineField::CountsAsDirector(_) => texts::counts_as_director(),
            },
        ),
        ResultsYearEdit::AddDecision { verdict, .. } | ResultsYearEdit::RemoveDecision { verdict, .. } => cell(
            texts::identity().to_owned(),
            match verdict {
                IdentityVerdict::Same => texts::one_person(),
                IdentityVerdict::Different => texts::different_people(),
            },
        ),
    }
}
