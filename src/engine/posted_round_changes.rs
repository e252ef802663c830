//! What the posted sheet of a round says where an edit changes it: a remark at the moment of the edit. Nobody has to answer.

use super::computed_book::Engine;
use crate::book::{Edit, FieldChange, Round, RoundIx};

/// The changes of an edit to rounds that were posted, as they were before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PostedRoundChanges {
    rounds: Vec<PostedRound>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct PostedRound {
    at: RoundIx,
    title: String,
    /// What the posted sheet says in each changed cell.
    cells: Vec<String>,
}

impl PostedRoundChanges {
    /// The remark for the director after the edit: “Round 1 was posted 2006-08-12 14:05 with: board A, France, centres 8. …”.
    /// `None` where every posted sheet is still right.
    pub fn remark(&self, engine: &Engine) -> Option<String> {
        let (round, time) = self.rounds.iter().find_map(|round| Some((round, engine.outdated_posting(round.at)?)))?;
        let says = match &round.cells[..] {
            [] => "other entries".to_owned(),
            [cell] => cell.clone(),
            [cell, rest @ ..] => format!("{cell}, and {} more", rest.len()),
        };
        Some(format!(
            "{} was posted {time} with {says}. Post it again (Ctrl+P), and take the old sheet down.",
            round.title
        ))
    }
}

impl Engine {
    /// What the sheets of posted rounds say that this edit changes. Nothing is looked at where no posted round is changed.
    pub fn posted_round_changes(&self, edit: &Edit) -> PostedRoundChanges {
        let book = self.book();
        let mut rounds = edit.overwritten_rounds(book, &|_| false);
        rounds.sort_unstable();
        rounds.dedup();
        rounds.retain(|at| book.round(*at).is_some_and(|round| round.posted.is_some()));
        if rounds.is_empty() {
            return PostedRoundChanges::default();
        }
        let mut changes: Vec<FieldChange> = Vec::new();
        // An edit that fails changes nothing, and then nobody asks for the remark.
        let _ = book.clone().apply_and_describe(edit.clone(), &mut |change| changes.push(change));
        let posted = |at: RoundIx| {
            let title = book.round(at).map(Round::title)?;
            let inside = |change: &&FieldChange| {
                change.address.board().map(|board| board.round) == Some(at) && !change.old.is_empty()
            };
            let cells = changes.iter().filter(inside).map(|change| posted_cell(change, &title)).collect();
            Some(PostedRound { at, title, cells })
        };
        PostedRoundChanges { rounds: rounds.into_iter().filter_map(posted).collect() }
    }
}

/// “board A, France, centres 8”.
fn posted_cell(change: &FieldChange, title: &str) -> String {
    let place = change.location.strip_prefix(title).map_or(&*change.location, |rest| rest.trim_start_matches(", "));
    let parts: Vec<&str> = [place, &change.field].into_iter().filter(|part| !part.is_empty()).collect();
    format!("{} {}", parts.join(", "), change.old)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Book, CellEntry, Power, SeatField, Year};

    fn count(power: Power, centres: u16) -> Edit {
        Edit::Seat(BoardRef::new(0, 0).seat(power), SeatField::Centres(CellEntry::Value(centres)))
    }

    #[test]
    fn a_change_of_a_posted_round_says_at_once_what_the_posted_sheet_says() {
        let mut board = Board::new("A");
        for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
            board.seats[power].centres = CellEntry::Value(centres);
        }
        board.end_year = CellEntry::Value(Year(1908));
        let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
        let mut engine = Engine::new(Book { rounds: vec![round], ..Book::default() });
        for (power, name) in Power::ALL.into_iter().zip(["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"]) {
            let edit = engine.book().edit_to_seat(BoardRef::new(0, 0).seat(power), name);
            engine.apply("player", edit).unwrap();
        }
        let change = |engine: &mut Engine, edit: Edit| {
            let posted = engine.posted_round_changes(&edit);
            engine.apply("count", edit).unwrap();
            posted.remark(engine)
        };
        assert_eq!(change(&mut engine, count(Power::Austria, 9)), None, "nothing is posted");
        let snapshot = engine.posting_snapshot("2006-08-12 14:05");
        engine.record_posting(snapshot).unwrap();
        let remark = change(&mut engine, count(Power::England, 5)).unwrap();
        let says = "Round 1 was posted 2006-08-12 14:05 with board A, England, centres 7.";
        assert!(remark.starts_with(says) && remark.contains("Ctrl+P"), "{remark}");
        assert_eq!(change(&mut engine, count(Power::England, 7)), None, "the sheet is right again");
        let both = Edit::Batch(vec![count(Power::Italy, 2), count(Power::Turkey, 2)]);
        assert!(change(&mut engine, both).unwrap().contains("Italy, centres 4, and 1 more"), "two cells");
    }
}
