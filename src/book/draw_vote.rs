//! A draw that passed ends its game: who is in it, and whose counts are final.

use thiserror::Error;

use super::{BoardField, BoardRef, Book, Centres, Edit, Entry, PerPower, Power, Proposal, Season, SeatField, Year};

/// Why a draw that passed cannot end its game yet.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsettled {
    #[error("the board is not there any more")]
    NoBoard,
    #[error(
        "the chart of {year}, by which a draw of {when} ends the game, is not complete; enter it, then empty the outcome \
         and type passed again"
    )]
    NoChart { year: Year, when: String },
    #[error("a draw of {when} comes before the first chart; correct when it was proposed")]
    TooEarly { when: String },
    #[error("{power} has no centre in {year} and cannot be in the draw; correct who shares it")]
    NotAlive { power: Power, year: Year },
}

/// How a game ends by a draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Settled {
    /// The chart that is final.
    pub year: Year,
    /// Who shares the draw.
    pub members: Vec<Power>,
    /// Sets the members, the final counts and the last year.
    pub edit: Edit,
}

impl Book {
    /// What follows for a board when this draw passes: after a vote in fall that year's counts are final, after one in
    /// spring the previous year's (WDC 2006). Without members the draw is all survivors'.
    ///
    /// # Errors
    /// When the chart is not there, or somebody in the draw has no centre in it.
    pub fn settle_draw(&self, at: BoardRef, proposal: &Proposal) -> Result<Settled, Unsettled> {
        let board = self.board(at).ok_or(Unsettled::NoBoard)?;
        let year = match proposal.season {
            Season::Fall => Ok(proposal.year),
            Season::Spring => Year::try_from(proposal.year.0 - 1),
        };
        let year = year.map_err(|_| Unsettled::TooEarly { when: proposal.when() })?;
        let chart = board.charts.iter().find(|chart| chart.year == year);
        let counts = chart.and_then(|chart| {
            let known: Option<Vec<Centres>> = chart.centres.values().map(Entry::get).collect();
            known
        });
        let counts = counts.ok_or_else(|| Unsettled::NoChart { year, when: proposal.when() })?;
        let counts = PerPower::from_fn(|power: Power| counts[power.index()]);
        if let Some(power) = proposal.members.iter().copied().find(|power| counts[*power] == 0) {
            return Err(Unsettled::NotAlive { power, year });
        }
        let alive = |power: &Power| counts[*power] > 0;
        let members: Vec<Power> = if proposal.members.is_empty() {
            Power::ALL.into_iter().filter(alive).collect()
        } else {
            proposal.members.clone()
        };
        let mut edits = vec![Edit::Board(at, BoardField::Ended(Entry::Value(year)))];
        for power in Power::ALL {
            // The draw column has nothing to say of the dead.
            let shares = alive(&power).then(|| members.contains(&power));
            edits.push(Edit::Seat(at.seat(power), SeatField::InDraw(shares)));
            edits.push(Edit::Seat(at.seat(power), SeatField::Centres(Entry::Value(counts[power]))));
        }
        Ok(Settled { year, members, edit: Edit::Batch(edits) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Outcome, Round, RoundIx, Stage};

    const A: BoardRef = BoardRef::new(0, 0);

    /// Charts of 1904 and 1905; Italy goes in 1905.
    fn book() -> Book {
        let mut book = Book::default();
        let round = Round { name: "1".into(), boards: vec![Board::named("A")], ..Round::default() };
        book.apply(Edit::AddRound { at: RoundIx(0), round }).unwrap();
        for (year, counts) in [(1904, [6, 5, 5, 5, 1, 6, 6]), (1905, [7, 5, 5, 5, 0, 6, 6])] {
            for power in Power::ALL {
                book.apply(book.count_in(A.seat(power), Year(year), Entry::Value(counts[power.index()]))).unwrap();
            }
        }
        book
    }

    fn proposal(season: Season, year: u16, members: &[Power]) -> Proposal {
        let (by, outcome, note) = (None, Outcome::Passed, String::new());
        Proposal { year: Year(year), season, by, members: members.to_vec(), outcome, note }
    }

    #[test]
    fn a_vote_in_fall_ends_by_that_chart_and_one_in_spring_by_the_one_before() {
        for (season, year, chart, italy, members) in
            [(Season::Fall, 1905, 1905, 0, 6), (Season::Spring, 1906, 1905, 0, 6), (Season::Spring, 1905, 1904, 1, 7)]
        {
            let mut book = book();
            let settled = book.settle_draw(A, &proposal(season, year, &[])).unwrap();
            assert_eq!((settled.year, settled.members.len()), (Year(chart), members));
            let before = book.clone();
            let back = book.apply(settled.edit).unwrap();
            let board = book.board(A).unwrap();
            assert_eq!(board.seats[Power::Italy].centres, Entry::Value(italy));
            assert_eq!(board.seats[Power::Italy].in_draw, (italy > 0).then_some(true));
            assert_eq!((board.stage(), board.is_agreed_draw()), (Stage::Ended, true));
            book.apply(back).unwrap();
            assert_eq!(book, before);
        }
    }

    #[test]
    fn a_draw_of_some_leaves_the_other_survivors_out() {
        let mut book = book();
        let settled = book.settle_draw(A, &proposal(Season::Fall, 1905, &[Power::Austria, Power::Russia])).unwrap();
        book.apply(settled.edit).unwrap();
        let shares = |power: Power| book.board(A).unwrap().seats[power].in_draw;
        assert_eq!([Power::Austria, Power::France, Power::Italy].map(shares), [Some(true), Some(false), None]);
    }

    #[test]
    fn without_its_chart_a_draw_waits() {
        let book = book();
        let error = |season, year, members: &[Power]| {
            book.settle_draw(A, &proposal(season, year, members)).unwrap_err().to_string()
        };
        assert!(error(Season::Fall, 1906, &[]).starts_with("the chart of 1906, by which a draw of Fall 1906 ends"));
        assert!(error(Season::Spring, 1901, &[]).starts_with("a draw of Spring 1901 comes before the first chart"));
        assert!(error(Season::Fall, 1905, &[Power::Italy]).starts_with("Italy has no centre in 1905"));
    }
}
