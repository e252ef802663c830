//! The edit that turns one book into another. Used to go back to an earlier state.

use super::results_year::{IdentityVerdict, ResultsYear, ResultsYearEdit, YearEvent};
use super::{Board, BoardId, BoardRef, Book, Chart, Edit, PersonId, Power, RoundField, RoundIx};

impl Book {
    /// The edit that makes this book equal to `target`. It contains only the fields that differ. If people, rounds or
    /// boards were added or removed, it replaces the whole book. Postings stay as they are in this book.
    pub fn edit_to_match(&self, target: &Book) -> Edit {
        let mut target = target.clone();
        for (round, now) in target.rounds.iter_mut().zip(&self.rounds) {
            if round.name == now.name {
                round.posted.clone_from(&now.posted);
            }
        }
        let edit = Edit::Batch(self.fields_to(&target));
        let mut trial = self.clone();
        // Field edits fail in some cases, for example if two people exchange their names.
        if trial.apply(edit.clone()).is_ok() && trial == target { edit } else { Edit::Book(Box::new(target)) }
    }

    /// The edits for all fields that differ.
    fn fields_to(&self, target: &Book) -> Vec<Edit> {
        let mut edits: Vec<Edit> = self.event.differences(&target.event).into_iter().map(Edit::Event).collect();
        for (now, then) in self.people.iter().zip(&target.people) {
            let id: PersonId = now.id;
            edits.extend(now.differences(then).into_iter().map(|field| Edit::Person(id, field)));
        }
        for (at, (now, then)) in self.rounds.iter().zip(&target.rounds).enumerate() {
            let fields = now.differences(then).into_iter().filter(|field| !matches!(field, RoundField::Posted(_)));
            let id = self.round_id(RoundIx(at));
            edits.extend(fields.map(|field| Edit::Round(id, field)));
            for (board, (now, then)) in now.boards.iter().zip(&then.boards).enumerate() {
                board_to(now, then, self.board_id(BoardRef::new(at, board)), &mut edits);
            }
        }
        let mut whole = |differs: bool, edit: &dyn Fn() -> Edit| {
            if differs {
                edits.push(edit());
            }
        };
        whole(self.systems != target.systems, &|| Edit::Systems(target.systems.clone()));
        whole(self.rulesets != target.rulesets, &|| Edit::Rulesets(target.rulesets.clone()));
        whole(self.teams != target.teams, &|| Edit::Teams(target.teams.clone()));
        whole(self.top_board != target.top_board, &|| Edit::TopBoard(target.top_board.clone()));
        whole(self.separations != target.separations, &|| Edit::Separations(target.separations.clone()));
        whole(self.neighbours != target.neighbours, &|| Edit::Neighbours(target.neighbours.clone()));
        whole(self.awards != target.awards, &|| Edit::Awards(target.awards.clone()));
        whole(self.published_standings != target.published_standings, &|| {
            Edit::PublishedStandings(target.published_standings.clone())
        });
        whole(self.unplaced_cells != target.unplaced_cells, &|| Edit::UnplacedCells(target.unplaced_cells.clone()));
        notebook_to(self, target, &mut edits);
        results_year_to(&self.results_year, &target.results_year, &mut edits);
        edits
    }
}

fn board_to(now: &Board, then: &Board, at: BoardId, edits: &mut Vec<Edit>) {
    edits.extend(now.differences(then).into_iter().map(|field| Edit::Board(at, field)));
    for power in Power::ALL {
        let fields = now.seats[power].differences(&then.seats[power]);
        edits.extend(fields.into_iter().map(|field| Edit::Seat(at.seat(power), field)));
    }
    let of_year = |charts: &[Chart], year| charts.iter().find(|chart| chart.year == year).cloned();
    for chart in &now.charts {
        match of_year(&then.charts, chart.year) {
            None => edits.push(Edit::RemoveChart(at, chart.year)),
            Some(other) => edits.extend(
                Power::ALL
                    .into_iter()
                    .filter(|power| chart.centres[*power] != other.centres[*power])
                    .map(|power| Edit::Count(at.seat(power), chart.year, other.centres[power].clone())),
            ),
        }
    }
    let new = then.charts.iter().filter(|chart| of_year(&now.charts, chart.year).is_none());
    edits.extend(new.map(|chart| Edit::AddChart(at, chart.clone())));
}

/// Entries of the notebook are added and removed at its end, and changed in place.
fn notebook_to(now: &Book, then: &Book, edits: &mut Vec<Edit>) {
    let (now, then) = (&now.notebook, &then.notebook);
    for (at, (line, other)) in now.iter().zip(then).enumerate() {
        if line != other {
            edits.push(Edit::Note(at, other.clone()));
        }
    }
    edits.extend((then.len()..now.len()).rev().map(Edit::RemoveNote));
    edits.extend(
        then.iter().enumerate().skip(now.len()).map(|(at, note)| Edit::AddNote { position: at, note: note.clone() }),
    );
}

fn results_year_to(now: &ResultsYear, then: &ResultsYear, edits: &mut Vec<Edit>) {
    let mut add = |edit: ResultsYearEdit| edits.push(Edit::ResultsYear(edit));
    if now.ladder != then.ladder {
        add(ResultsYearEdit::Ladder(then.ladder.clone()));
    }
    if now.choices != then.choices {
        add(ResultsYearEdit::Choices(then.choices));
    }
    for (at, (event, other)) in now.events.iter().zip(&then.events).enumerate() {
        // Fields that no edit changes alone.
        let read =
            |event: &'_ YearEvent| (event.source.clone(), event.scored_by.clone(), event.has_ended, event.outcome);
        if event.lines.len() != other.lines.len() || read(event) != read(other) {
            add(ResultsYearEdit::RemoveEvent(at));
            add(ResultsYearEdit::AddEvent { position: at, event: Box::new(other.clone()) });
            continue;
        }
        event.differences(other).into_iter().for_each(|field| add(ResultsYearEdit::Event(at, field)));
        for (line, (now, then)) in event.lines.iter().zip(&other.lines).enumerate() {
            now.differences(then).into_iter().for_each(|field| add(ResultsYearEdit::Line { event: at, line, field }));
        }
    }
    (then.events.len()..now.events.len()).rev().for_each(|at| add(ResultsYearEdit::RemoveEvent(at)));
    for (at, event) in then.events.iter().enumerate().skip(now.events.len()) {
        add(ResultsYearEdit::AddEvent { position: at, event: Box::new(event.clone()) });
    }
    let groups = [
        (IdentityVerdict::Same, &now.decisions.same, &then.decisions.same),
        (IdentityVerdict::Different, &now.decisions.different, &then.decisions.different),
    ];
    for (verdict, now, then) in groups {
        let kept = now.iter().zip(then).take_while(|(one, other)| one == other).count();
        (kept..now.len()).rev().for_each(|at| add(ResultsYearEdit::RemoveDecision { verdict, position: at }));
        for (at, group) in then.iter().enumerate().skip(kept) {
            add(ResultsYearEdit::AddDecision { verdict, position: at, group: group.clone() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{CellEntry, Person, Round, RoundPosting, SeatField, Year};

    fn book() -> Book {
        let boards = vec![Board::new("A"), Board::new("B")];
        let mut book = Book { rounds: vec![Round { name: "1".into(), boards, ..Round::default() }], ..Book::default() };
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seated = book.edit_to_seat(BoardRef::new(0, 0).seat(power), &format!("Player {n}"));
            book.apply(seated).unwrap();
        }
        book
    }

    #[test]
    fn different_fields_give_field_edits_and_postings_stay() {
        let then = book();
        let mut now = book();
        let at = BoardRef::new(0, 0);
        now.apply(Edit::Seat(at.seat(Power::Italy).first_id(), SeatField::Centres(CellEntry::Value(5)))).unwrap();
        now.apply(now.edit_to_enter_count(at.seat(Power::Italy), Year(1901), CellEntry::Value(4))).unwrap();
        now.apply(Edit::AddNote { position: 0, note: crate::book::NotebookEntry::default() }).unwrap();
        now.rounds[0].posted = Some(RoundPosting { time: "now".into(), checksum: 1 });
        let edit = now.edit_to_match(&then);
        assert!(matches!(&edit, Edit::Batch(edits) if edits.len() == 3), "{edit:?}");
        now.apply(edit).unwrap();
        assert!(now.rounds[0].posted.take().is_some());
        assert_eq!(now, then);
    }

    #[test]
    fn added_or_removed_rounds_or_people_give_a_whole_book() {
        let then = book();
        for change in [
            Edit::RemoveBoard(BoardRef::new(0, 1).first_id()),
            Edit::AddRound { position: RoundIx(0), round: Round::default() },
            Edit::AddPerson { position: 0, person: Person::new(PersonId(99), "Zoe") },
        ] {
            let mut now = book();
            now.apply(change).unwrap();
            let edit = now.edit_to_match(&then);
            assert!(matches!(edit, Edit::Book(_)));
            let back = now.apply(edit).unwrap();
            assert_eq!(now, then);
            assert!(matches!(back, Edit::Book(_)));
        }
        // Two people exchange their names.
        let mut now = book();
        now.people[0].name = "Player 1".into();
        now.people[1].name = "Player 0".into();
        now.apply(now.edit_to_match(&then)).unwrap();
        assert_eq!(now, then);
    }

    #[test]
    fn an_invalid_book_is_refused_as_an_edit() {
        let mut stranger = book();
        stranger.people.clear();
        let mut now = book();
        assert!(now.apply(Edit::Book(Box::new(stranger))).is_err());
        assert_eq!(now, book());
    }
}
