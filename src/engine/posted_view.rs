//! The part of a book that may be posted now, as a book of its own: the source of every file for players. What of the book that is
//! stands in `posted_filter`.

use std::collections::BTreeSet;
use std::fmt;

use super::book_engine::Engine;
use super::posted_filter::{PostedFilter, PostedPart};
use crate::book::{Board, BoardRef, RoundIx};
use crate::languages::list_in_window;
use crate::languages::window_sentences::closed_rounds as texts;

/// What may be posted of an event, with everything computed from it alone.
#[derive(Debug)]
pub struct PostedView {
    engine: Engine,
    /// The same with the seats of the rounds that are held back. `None` where no round is.
    call: Option<Box<Engine>>,
    held_back: Vec<RoundIx>,
    withheld: WithheldContent,
}

impl PostedView {
    /// The engine of the book that may be posted. Its positions are those of the whole book.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The engine for the call of a round: who sits where, and who sits out. Players must find their boards, also in a round
    /// whose results are held back. It has the seats of such a round, and no entry.
    pub fn call_engine(&self) -> &Engine {
        self.call.as_deref().unwrap_or(&self.engine)
    }

    /// The rounds of which only the name is left, except in their calls.
    pub fn held_back(&self) -> &[RoundIx] {
        &self.held_back
    }

    /// What the whole book has beside it.
    pub fn withheld(&self) -> &WithheldContent {
        &self.withheld
    }

    /// The engine alone, and what was left out.
    pub fn into_parts(self) -> (Engine, WithheldContent) {
        (self.engine, self.withheld)
    }
}

/// What a posted view leaves out. Its text is the sentence for the director.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WithheldContent {
    /// The titles of the rounds that are held back, in the language of the window.
    pub rounds: Vec<String>,
    pub kinds: BTreeSet<WithheldKind>,
}

/// A kind of data that is never posted, or not yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WithheldKind {
    Notes,
    CardNotes,
    ProposalNotes,
    DeclinedSeatNotes,
    /// The notes at boards and seats, which can be printed if the director chooses so.
    BoardNotes,
    Colours,
    FamilyNames,
    Regions,
    Towns,
    Separations,
    PenaltyReasons,
    Votes,
    TopBoardDecisions,
    DecidedAwards,
    Notebook,
    Attendance,
    DrawSettings,
    Draws,
    PrintedFigures,
    UnplacedCells,
    ResultLists,
}

impl WithheldKind {
    /// The kind in a list of kinds: “notes”.
    fn name(self) -> &'static str {
        match self {
            WithheldKind::Notes => texts::notes(),
            WithheldKind::CardNotes => texts::card_notes(),
            WithheldKind::ProposalNotes => texts::proposal_notes(),
            WithheldKind::DeclinedSeatNotes => texts::declined_seat_notes(),
            WithheldKind::BoardNotes => texts::board_notes(),
            WithheldKind::Colours => texts::colours(),
            WithheldKind::FamilyNames => texts::family_names(),
            WithheldKind::Regions => texts::regions(),
            WithheldKind::Towns => texts::towns(),
            WithheldKind::Separations => texts::separations(),
            WithheldKind::PenaltyReasons => texts::penalty_reasons(),
            WithheldKind::Votes => texts::votes(),
            WithheldKind::TopBoardDecisions => texts::top_board_decisions(),
            WithheldKind::DecidedAwards => texts::decided_awards(),
            WithheldKind::Notebook => texts::notebook(),
            WithheldKind::Attendance => texts::attendance(),
            WithheldKind::DrawSettings => texts::draw_settings(),
            WithheldKind::Draws => texts::draws(),
            WithheldKind::PrintedFigures => texts::printed_figures(),
            WithheldKind::UnplacedCells => texts::unplaced_cells(),
            WithheldKind::ResultLists => texts::result_lists(),
        }
    }
}

impl WithheldContent {
    /// Whether everything in the book may be posted.
    pub fn is_empty(&self) -> bool {
        self.rounds.is_empty() && self.kinds.is_empty()
    }
}

impl fmt::Display for WithheldContent {
    /// “Left out: Round 3 is held back; notes about players, towns.” Empty if nothing was left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounds = || texts::held_back(self.rounds.len(), &list_in_window(&self.rounds));
        let kinds = || self.kinds.iter().map(|kind| kind.name()).collect::<Vec<&str>>().join(", ");
        let what = match (self.rounds.is_empty(), self.kinds.is_empty()) {
            (true, true) => return Ok(()),
            (true, false) => kinds(),
            (false, true) => rounds(),
            (false, false) => texts::rounds_and_kinds(&rounds(), &kinds()),
        };
        f.write_str(&texts::left_out(&what))
    }
}

impl Engine {
    /// What may be posted of the event now. Its scores and standings are computed from that alone.
    pub fn posted_view(&self) -> PostedView {
        let mut filter = PostedFilter::default();
        let parts: Vec<PostedPart> = (0..self.book.rounds.len()).map(|at| self.posted_part(RoundIx(at))).collect();
        let book = filter.book(self, &parts);
        let held_back =
            (0..).map(RoundIx).zip(&parts).filter(|(_, part)| **part == PostedPart::Name).map(|(at, _)| at).collect();
        let engine = self.for_other_book(book, self.posted_boards_scored_by_file(&parts));
        let call = parts.contains(&PostedPart::Name).then(|| {
            let seats = parts.iter().map(|part| if *part == PostedPart::Name { PostedPart::Seats } else { *part });
            let book = PostedFilter::default().book(self, &seats.collect::<Vec<_>>());
            Box::new(self.for_other_book(book, self.posted_boards_scored_by_file(&parts)))
        });
        PostedView { engine, call, held_back, withheld: filter.withheld }
    }

    /// The boards on posted sheets that are scored by their file. The posted book leaves their printed scores out, but a game
    /// is provisional for the players only if it is for the director.
    fn posted_boards_scored_by_file(&self, parts: &[PostedPart]) -> Vec<BoardRef> {
        let is_posted = |at: BoardRef| parts.get(at.round.0) == Some(&PostedPart::Sheet);
        let is_scored = |at: BoardRef, board: &Board| board.has_printed_scores() || self.scored_by_file.contains(&at);
        let boards = self.book.boards().filter(|(at, board)| is_posted(*at) && is_scored(*at, board));
        boards.map(|(at, _)| at).collect()
    }

    fn posted_part(&self, at: RoundIx) -> PostedPart {
        if !self.is_held_back(at) {
            PostedPart::Sheet
        } else if self.standings_context().shows_only_the_name(at) {
            PostedPart::Name
        } else {
            PostedPart::Seats
        }
    }
}
