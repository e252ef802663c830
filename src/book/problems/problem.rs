//! [`Problem`], an error or a remark about one cell of a book: its severity, its kind, and how long it waits.

use super::super::typed_words::{capitalize, without_stop};
use super::super::{Book, CellAddress};
use super::summary_lines::ManyProblems;
use crate::languages::window_sentences::{awards_tab, ladder_tab, notebook_tab, players_tab, problems as texts};

/// The severity of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A contradiction. Scores that depend on it are unreliable.
    Error,
    /// Possible, but worth checking.
    Remark,
}

/// An error or a remark about one cell of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub severity: Severity,
    /// The cell that cures the problem.
    pub address: CellAddress,
    /// The sentence that says what is wrong, without the location: “35 centres; a board has 34”.
    pub message: String,
    /// The sentence that says how to correct it.
    pub cure: String,
    /// The kind of a remark that may come many times. `None` for a problem that is always listed by itself.
    pub kind: Option<ProblemKind>,
    /// How long somebody who types the results is not told about it.
    pub wait: ProblemWait,
}

/// How long a problem waits while the results are typed, because it may ask only for what is not typed yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProblemWait {
    /// It is wrong whatever is typed next.
    #[default]
    None,
    /// Until the user has left the board.
    Board,
    /// Until the games of the round are over, or a later round has begun.
    Round,
}

/// A kind of remark that may come many times. Many of one kind are one line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemKind {
    /// What several of them are.
    pub many: ManyProblems,
    /// The name of this one in the list: of the player, or of the board.
    pub name: String,
}

impl Problem {
    /// A contradiction.
    pub fn error(address: CellAddress, message: impl Into<String>, cure: impl Into<String>) -> Self {
        let (severity, message, cure) = (Severity::Error, without_stop(message.into()), cure.into());
        Problem { severity, address, message, cure, kind: None, wait: ProblemWait::None }
    }

    /// Something worth checking.
    pub fn remark(address: CellAddress, message: impl Into<String>, cure: impl Into<String>) -> Self {
        Problem { severity: Severity::Remark, ..Problem::error(address, message, cure) }
    }

    /// The same problem, as one of a kind that may come many times.
    #[must_use]
    pub fn of_kind(self, many: ManyProblems, name: impl Into<String>) -> Self {
        Problem { kind: Some(ProblemKind { many, name: name.into() }), ..self }
    }

    /// The same problem, which waits while the results are typed.
    #[must_use]
    pub fn waiting(self, wait: ProblemWait) -> Self {
        Problem { wait, ..self }
    }

    /// The whole problem for users: what is wrong, and how to correct it.
    pub fn sentences(&self) -> String {
        format!("{}. {}", capitalize(&self.message), self.cure)
    }

    /// The location of the problem, for users.
    pub fn location(&self, book: &Book) -> String {
        match self.address {
            CellAddress::Event => texts::place_event().to_owned(),
            CellAddress::Person(id, _) => texts::place_player(book.name_of(Some(id))),
            CellAddress::NewPerson(..) => players_tab::title().to_owned(),
            CellAddress::TopBoardClaim(id, _) => texts::place_top_board(book.name_of(Some(id))),
            CellAddress::Team(at, _) => texts::place_team(book.teams.get(at.0).map_or("", |team| team.name.as_str())),
            CellAddress::Note(..) | CellAddress::NewNote(..) => notebook_tab::name().to_owned(),
            CellAddress::Award(..) => awards_tab::name().to_owned(),
            CellAddress::YearEvent(..) | CellAddress::ResultLine(..) => ladder_tab::name().to_owned(),
            CellAddress::Attendance(_, id) | CellAddress::ReservedPower(_, id) => {
                texts::place_roll_call(book.name_of(Some(id)))
            }
            CellAddress::Round(round) | CellAddress::SitOuts(round) => book.round_title_in_window(round),
            CellAddress::Board(board) | CellAddress::BoardCell(board, _) | CellAddress::Proposal(board, ..) => {
                book.board_label_in_window(board)
            }
            CellAddress::Vote { seat, .. } => book.board_label_in_window(seat.board),
            CellAddress::Seat(seat, _) => {
                texts::place_seat(&book.board_label_in_window(seat.board), seat.power.name_in_window())
            }
        }
    }
}
