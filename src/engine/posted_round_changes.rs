//! What the posted sheet of a round says where an edit changes it: a remark at the moment of the edit. Nobody has to answer.

use super::book_engine::Engine;
use crate::book::{Edit, FieldChange, RoundIx};
use crate::languages::window_sentences::closed_rounds as texts;
use crate::languages::{list_in_window, recorded_moment_in_window};

/// The changes of edits to rounds that were posted, as they were before the first of them. What a posted sheet says is known only
/// where the sheet was right before the first change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PostedRoundChanges {
    rounds: Vec<PostedRound>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct PostedRound {
    at: RoundIx,
    title: String,
    /// The title in the language of the window.
    shown_title: String,
    /// When the round was posted.
    time: String,
    /// The names of the boards on the posted sheet. `None` where the sheet was not right any more before the first of these changes,
    /// so that nobody knows what it says.
    boards: Option<Vec<String>>,
    cells: Vec<PostedCell>,
    /// Whether the last edit changes this round.
    is_changed_now: bool,
}

/// A cell that has changed since the round was posted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PostedCell {
    /// The name of its board.
    board: String,
    /// “board A, France, centres”.
    name: String,
    /// What the posted sheet says. It is empty for a cell that was empty.
    posted: String,
    now: String,
}

impl PostedRoundChanges {
    /// Adds what was changed before, since the same postings.
    pub fn add_earlier(&mut self, earlier: PostedRoundChanges) {
        for mut before in earlier.rounds {
            let same = |round: &&mut PostedRound| round.at == before.at && round.title == before.title;
            let Some(round) = self.rounds.iter_mut().find(same) else {
                before.is_changed_now = false;
                self.rounds.push(before);
                continue;
            };
            if round.time != before.time || before.boards.is_none() {
                continue;
            }
            round.boards = before.boards;
            let newer = std::mem::replace(&mut round.cells, before.cells);
            for cell in newer {
                match round.cells.iter_mut().find(|known| known.name == cell.name) {
                    Some(known) => known.now = cell.now,
                    None => round.cells.push(cell),
                }
            }
            round.cells.retain(|cell| cell.posted != cell.now);
        }
    }

    /// The remark for the director after the edit: “Round 1 was posted 12 August 2006, 14:05 with: board A, France, centres 8. …”.
    /// `None` where every posted sheet is still right.
    pub fn remark(&self, engine: &Engine) -> Option<String> {
        let mut rounds = self.rounds.iter().filter(|round| round.is_changed_now);
        let (round, time) = rounds.find_map(|round| Some((round, engine.outdated_posting(round.at)?)))?;
        let time = recorded_moment_in_window(time);
        let is_posted = |cell: &&PostedCell| {
            !cell.posted.is_empty() && round.boards.as_ref().is_some_and(|boards| boards.contains(&cell.board))
        };
        let cells: Vec<String> =
            round.cells.iter().filter(is_posted).map(|cell| texts::posted_cell(&cell.name, &cell.posted)).collect();
        let says = match &cells[..] {
            [] => return Some(texts::changed_since_posted(&round.shown_title, &time)),
            few @ ([_] | [_, _] | [_, _, _]) => list_in_window(few),
            [first, second, rest @ ..] => texts::cells_and_more(first, second, &rest.len().to_string()),
        };
        Some(texts::posted_with(&round.shown_title, &time, &says))
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
            let round = book.round(at)?;
            let (title, shown_title, time) =
                (round.title(), round.title_in_window(), round.posted.as_ref()?.time.clone());
            let inside = |change: &&FieldChange| change.address.board().map(|board| board.round) == Some(at);
            let board = |change: &FieldChange| {
                let board = change.address.board().and_then(|at| book.board(at));
                board.map_or_else(String::new, |board| board.name.clone())
            };
            let cells = changes.iter().filter(inside);
            let cells = cells.map(|change| posted_cell(change, board(change), &shown_title)).collect();
            let is_right = self.outdated_posting(at).is_none();
            let boards = is_right.then(|| round.boards.iter().map(|board| board.name.clone()).collect());
            Some(PostedRound { at, title, shown_title, time, boards, cells, is_changed_now: true })
        };
        PostedRoundChanges { rounds: rounds.into_iter().filter_map(posted).collect() }
    }
}

/// The cell of a change in the round of this title, which its name does not repeat.
fn posted_cell(change: &FieldChange, board: String, title: &str) -> PostedCell {
    let place = change.location_in_window();
    let place = place.strip_prefix(title).map_or(place, |rest| rest.trim_start_matches(", "));
    let parts: Vec<&str> = [place, change.field_in_window()].into_iter().filter(|part| !part.is_empty()).collect();
    let (posted, now) = (change.old_in_window().to_owned(), change.new_in_window().to_owned());
    PostedCell { board, name: parts.join(", "), posted, now }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Book, CellEntry, Power, Round, SeatField, Year};

    fn count(power: Power, centres: u16) -> Edit {
        Edit::Seat(BoardRef::new(0, 0).seat(power).first_id(), SeatField::Centres(CellEntry::Value(centres)))
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
        let says = "Round 1 was posted 12 August 2006, 14:05 with board A, England, centres 7.";
        assert!(remark.starts_with(says) && remark.contains("Ctrl+P"), "{remark}");
        assert_eq!(change(&mut engine, count(Power::England, 7)), None, "the sheet is right again");
        let both = Edit::Batch(vec![count(Power::Italy, 2), count(Power::Turkey, 2)]);
        let remark = change(&mut engine, both).unwrap();
        assert!(remark.contains("board A, Italy, centres 4 and board A, Turkey, centres 1."), "{remark}");
    }

    #[test]
    fn what_was_entered_after_the_posting_is_not_told_as_posted() {
        let counted = |name: &str| {
            let mut board = Board::new(name);
            for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
                board.seats[power].centres = CellEntry::Value(centres);
            }
            board.end_year = CellEntry::Value(Year(1908));
            board
        };
        let rounds = ["1", "2"].map(|name| Round { name: name.into(), boards: vec![counted("A")], ..Round::default() });
        let mut engine = Engine::new(Book { rounds: rounds.into(), ..Book::default() });
        let snapshot = engine.posting_snapshot("2006-08-12 14:05");
        engine.record_posting(snapshot).unwrap();
        let mut earlier = PostedRoundChanges::default();
        let mut change = |engine: &mut Engine, edit: Edit| {
            let mut posted = engine.posted_round_changes(&edit);
            engine.apply("change", edit).unwrap();
            posted.add_earlier(std::mem::take(&mut earlier));
            let remark = posted.remark(engine);
            earlier = posted;
            remark
        };
        let of_d = |centres: u16| {
            Edit::Seat(
                BoardRef::new(0, 1).seat(Power::France).first_id(),
                SeatField::Centres(CellEntry::Value(centres)),
            )
        };
        change(
            &mut engine,
            Edit::AddBoard { position: BoardRef::new(0, 1).first_place(), board: Box::new(counted("D")) },
        );
        let says = "Round 1 has changed since it was posted 12 August 2006, 14:05. Post it again";
        let remark = change(&mut engine, of_d(9)).unwrap();
        assert!(remark.starts_with(says), "{remark}");
        // A change elsewhere in between forgets nothing.
        let elsewhere =
            Edit::Seat(BoardRef::new(1, 0).seat(Power::Italy).first_id(), SeatField::Centres(CellEntry::Value(2)));
        assert!(change(&mut engine, elsewhere).unwrap().starts_with("Round 2 was posted"));
        let remark = change(&mut engine, of_d(7)).unwrap();
        assert!(remark.starts_with(says), "{remark}");
        assert!(change(&mut engine, count(Power::Italy, 3)).unwrap().contains("with board A, Italy, centres 4."));
        // Where nobody has seen the changes, as after the book was opened again, the posted sheet is not known.
        let mut opened = Engine::new(engine.book().clone());
        let edit = count(Power::Italy, 2);
        let posted = opened.posted_round_changes(&edit);
        opened.apply("change", edit).unwrap();
        assert!(posted.remark(&opened).unwrap().starts_with(says));
    }

    #[test]
    fn two_corrections_are_told_together_until_a_cell_is_again_as_posted() {
        let cells = |cells: &[(&str, &str, &str)]| PostedRoundChanges {
            rounds: vec![PostedRound {
                at: RoundIx(0),
                title: "Round 1".into(),
                shown_title: "Round 1".into(),
                time: "14:05".into(),
                boards: Some(vec!["A".into()]),
                is_changed_now: true,
                cells: cells
                    .iter()
                    .map(|(name, posted, now)| PostedCell {
                        board: "A".into(),
                        name: (*name).into(),
                        posted: (*posted).into(),
                        now: (*now).into(),
                    })
                    .collect(),
            }],
        };
        let mut changes = cells(&[("Italy", "4", "5")]);
        changes.add_earlier(cells(&[("France", "8", "7")]));
        assert_eq!(changes, cells(&[("France", "8", "7"), ("Italy", "4", "5")]));
        let mut again = cells(&[("France", "7", "8")]);
        again.add_earlier(changes.clone());
        assert_eq!(again, cells(&[("Italy", "4", "5")]));
        let mut other = cells(&[("Italy", "5", "6")]);
        other.rounds[0].time = "15:00".into();
        let alone = other.clone();
        other.add_earlier(changes);
        assert_eq!(other, alone, "the round was posted again");
    }
}
