//! The end of a game by a draw: its members and its final counts. Proposals as data are in `incidents`.

use thiserror::Error;

use super::fields::InputError;
use super::{
    Board, BoardField, BoardRef, Book, CellEntry, Centres, DrawProposal, Edit, Ending, PerPower, Power,
    ProposalOutcome, SOLO_CENTRES, SeatField, Year,
};
use crate::languages::window_sentences::input_errors as texts;

/// The reason why a passed draw cannot end its game yet.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DrawVoteError {
    #[error("{}", texts::draw_of_removed_board())]
    NoBoard,
    #[error("{}", texts::draw_without_chart(season, &year.to_string()))]
    NoChart { year: Year, season: String },
    #[error("{}", texts::draw_too_early(season))]
    TooEarly { season: String },
    #[error("{}", texts::draw_of_power_without_centre(power.name_in_window(), &year.to_string()))]
    NotAlive { power: Power, year: Year },
}

/// The end of a game by a draw vote.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawVoteResult {
    /// The year of the final chart.
    pub year: Year,
    /// The members of the draw.
    pub members: Vec<Power>,
    /// The edit that sets the members, the final counts and the last year.
    pub edit: Edit,
}

impl Book {
    /// The end of a board's game when this draw passes. After a vote in fall the counts of that year are final. After a
    /// vote in spring the counts of the previous year are final (WDC 2006). Without members all survivors share the
    /// draw. Where no chart of that year is kept, the counts at the end are its counts.
    ///
    /// # Errors
    /// The chart is missing or incomplete and so are the counts at the end, or a member of the draw has no centre in it.
    pub fn draw_vote_result(&self, at: BoardRef, proposal: &DrawProposal) -> Result<DrawVoteResult, DrawVoteError> {
        let board = self.board(at).ok_or(DrawVoteError::NoBoard)?;
        let year = Year::try_from(proposal.chart_year())
            .map_err(|_| DrawVoteError::TooEarly { season: proposal.season_text_in_window() })?;
        let chart = board.charts.iter().find(|chart| chart.year == year);
        let counts = match chart {
            Some(chart) => chart.centres.values().map(CellEntry::get).collect::<Option<Vec<Centres>>>(),
            // Without a chart the counts at the end are those of the vote, unless later years were played.
            None if board.last_chart().is_none_or(|last| last.year < year) => {
                board.seats.values().map(|seat| seat.centres.get()).collect()
            }
            None => None,
        };
        let counts = counts.ok_or_else(|| DrawVoteError::NoChart { year, season: proposal.season_text_in_window() })?;
        let counts = PerPower::from_fn(|power: Power| counts[power.index()]);
        if let Some(power) = proposal.members.iter().copied().find(|power| counts[*power] == 0) {
            return Err(DrawVoteError::NotAlive { power, year });
        }
        let alive = |power: &Power| counts[*power] > 0;
        let members: Vec<Power> = if proposal.members.is_empty() {
            Power::ALL.into_iter().filter(alive).collect()
        } else {
            proposal.members.clone()
        };
        let id = self.board_id(at);
        let mut edits = vec![Edit::Board(id, BoardField::EndYear(CellEntry::Value(year)))];
        for power in Power::ALL {
            // The draw column stays empty for eliminated powers.
            let shares = alive(&power).then(|| members.contains(&power));
            edits.push(Edit::Seat(id.seat(power), SeatField::InDraw(shares)));
            edits.push(Edit::Seat(id.seat(power), SeatField::Centres(CellEntry::Value(counts[power]))));
        }
        Ok(DrawVoteResult { year, members, edit: Edit::Batch(edits) })
    }
}

impl Board {
    /// The newest passed draw that has not ended the game: its chart is not complete, or the director only recorded the vote.
    pub fn pending_draw_vote(&self) -> Option<(usize, &DrawProposal)> {
        let is_open = self.ending == Ending::Played && self.soloist().is_none() && !self.is_agreed_draw();
        let mut passed =
            self.proposals.iter().enumerate().filter(|(_, proposal)| proposal.outcome == ProposalOutcome::Passed);
        passed.next_back().filter(|_| is_open)
    }
}

impl Book {
    /// The boards with a passed draw that waits for its chart.
    pub fn draw_votes_without_chart(&self) -> Vec<BoardRef> {
        let waits = |(at, board): &(BoardRef, &Board)| {
            let pending = board.pending_draw_vote();
            pending.is_some_and(|(_, proposal)| {
                matches!(self.draw_vote_result(*at, proposal), Err(DrawVoteError::NoChart { .. }))
            })
        };
        self.boards().filter(waits).map(|(at, _)| at).collect()
    }

    /// The edit that ends a board's game as an agreed draw of all survivors.
    ///
    /// # Errors
    /// A count is missing, or one power has won alone.
    pub fn agreed_draw_edit(&self, at: BoardRef) -> Result<Edit, InputError> {
        let counts = |board: &Board| -> Option<Vec<Centres>> {
            Power::ALL.into_iter().map(|power| board.current_count(power)).collect()
        };
        let counts = self.board(at).and_then(counts).ok_or(InputError::DrawWithoutCounts)?;
        if let Some(soloist) = Power::ALL.into_iter().find(|power| counts[power.index()] >= SOLO_CENTRES) {
            return Err(InputError::DrawAfterSolo { soloist });
        }
        let id = self.board_id(at);
        let mut edits = vec![Edit::Board(id, BoardField::Ending(Ending::Played))];
        // The vote says when.
        let voted = self.board(at).filter(|board| board.last_year().is_none() && board.end_year.is_blank());
        let passed = voted.and_then(|board| board.proposals.iter().rfind(|one| one.outcome == ProposalOutcome::Passed));
        if let Some(year) = passed.and_then(|passed| Year::try_from(passed.chart_year()).ok()) {
            edits.push(Edit::Board(id, BoardField::EndYear(CellEntry::Value(year))));
        }
        edits.extend(Power::ALL.into_iter().map(|power| {
            // The draw column stays empty for eliminated powers.
            let shares = (counts[power.index()] > 0).then_some(true);
            Edit::Seat(id.seat(power), SeatField::InDraw(shares))
        }));
        Ok(Edit::Batch(edits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, GameStage, Round, RoundIx, Season};

    const A: BoardRef = BoardRef::new(0, 0);

    /// A board with charts of 1904 and 1905. Italy is eliminated in 1905.
    fn book() -> Book {
        let mut book = Book::default();
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
        for (year, counts) in [(1904, [6, 5, 5, 5, 1, 6, 6]), (1905, [7, 5, 5, 5, 0, 6, 6])] {
            for power in Power::ALL {
                book.apply(book.edit_to_enter_count(
                    A.seat(power),
                    Year(year),
                    CellEntry::Value(counts[power.index()]),
                ))
                .unwrap();
            }
        }
        book
    }

    fn proposal(season: Season, year: u16, members: &[Power]) -> DrawProposal {
        let (by, outcome, note) = (None, ProposalOutcome::Passed, String::new());
        DrawProposal { year: Year(year), season, proposer: by, members: members.to_vec(), outcome, note }
    }

    #[test]
    fn a_fall_vote_uses_the_chart_of_its_year_and_a_spring_vote_the_previous_chart() {
        for (season, year, chart, italy, members) in
            [(Season::Fall, 1905, 1905, 0, 6), (Season::Spring, 1906, 1905, 0, 6), (Season::Spring, 1905, 1904, 1, 7)]
        {
            let mut book = book();
            let result = book.draw_vote_result(A, &proposal(season, year, &[])).unwrap();
            assert_eq!((result.year, result.members.len()), (Year(chart), members));
            let before = book.clone();
            let back = book.apply(result.edit).unwrap();
            let board = book.board(A).unwrap();
            assert_eq!(board.seats[Power::Italy].centres, CellEntry::Value(italy));
            assert_eq!(board.seats[Power::Italy].in_draw, (italy > 0).then_some(true));
            assert_eq!((board.stage(), board.is_agreed_draw()), (GameStage::Ended, true));
            book.apply(back).unwrap();
            assert_eq!(book, before);
        }
    }

    #[test]
    fn a_draw_with_members_excludes_the_other_survivors() {
        let mut book = book();
        let result = book.draw_vote_result(A, &proposal(Season::Fall, 1905, &[Power::Austria, Power::Russia])).unwrap();
        book.apply(result.edit).unwrap();
        let shares = |power: Power| book.board(A).unwrap().seats[power].in_draw;
        assert_eq!([Power::Austria, Power::France, Power::Italy].map(shares), [Some(true), Some(false), None]);
    }

    #[test]
    fn an_agreed_draw_is_shared_by_the_powers_that_hold_a_centre() {
        let mut book = book();
        book.apply(book.agreed_draw_edit(A).unwrap()).unwrap();
        let board = book.board(A).unwrap();
        assert!(board.is_agreed_draw());
        let shares = [Power::Austria, Power::Italy, Power::Turkey].map(|power| board.seats[power].in_draw);
        assert_eq!(shares, [Some(true), None, Some(true)]);
    }

    #[test]
    fn without_charts_the_counts_at_the_end_are_those_of_the_vote() {
        let mut book = book();
        for chart in [1905, 1904] {
            book.apply(Edit::RemoveChart(A.first_id(), Year(chart))).unwrap();
        }
        let vote = proposal(Season::Spring, 1906, &[]);
        assert!(matches!(book.draw_vote_result(A, &vote), Err(DrawVoteError::NoChart { .. })));
        for (power, count) in Power::ALL.into_iter().zip([7, 5, 5, 5, 0, 6, 6]) {
            book.apply(Edit::Seat(A.seat(power).first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
        }
        assert_eq!(book.draw_vote_result(A, &vote).unwrap().year, Year(1905));
        // An ending that is typed as a draw has the year of the vote.
        book.apply(Edit::Board(A.first_id(), BoardField::Proposals(vec![vote]))).unwrap();
        book.apply(book.agreed_draw_edit(A).unwrap()).unwrap();
        assert_eq!(book.board(A).unwrap().last_year(), Some(Year(1905)));
    }

    #[test]
    fn a_draw_without_its_chart_is_refused() {
        let book = book();
        let error = |season, year, members: &[Power]| {
            book.draw_vote_result(A, &proposal(season, year, members)).unwrap_err().to_string()
        };
        assert!(error(Season::Fall, 1906, &[]).starts_with("the draw of Fall 1906 needs the complete chart of 1906"));
        assert!(error(Season::Spring, 1901, &[]).starts_with("a draw of Spring 1901 comes before the first chart"));
        assert!(error(Season::Fall, 1905, &[Power::Italy]).starts_with("Italy has no centre in 1905"));
    }
}
