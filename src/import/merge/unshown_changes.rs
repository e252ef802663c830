//! The sentences about a merge that no board shows: penalties and sit-outs that the file brings, and details of players and
//! rounds that differ. Conflicts of boards are in `board`.

use std::collections::{HashMap, HashSet};

use super::board::{ConflictWinner, shown_text};
use super::note::MergeNote;
use crate::book::fields::{MergeRule, RoundColumn};
use crate::book::{Board, Book, Person, PersonColumn, PersonId, Power, Round, RoundIx, SeatColumn};
use crate::import::whole_file::imported_file::ImportedFile;
use crate::languages::window_sentences::{import_merge as texts, problems};

impl ImportedFile {
    /// What [`ImportedFile::merge_edit`] adds to the players and rounds of `target` that changes totals, and the details that it
    /// leaves out because `target` has others. `winner` is whose values are taken in a conflict.
    pub fn merge_notes(&self, target: &Book, winner: ConflictWinner) -> Vec<MergeNote> {
        let people = self.people_edits(target, &mut Vec::new());
        let mut notes = Vec::new();
        for person in &self.book.people {
            let in_book = people.get(&person.id).and_then(|id| target.person(*id));
            self.note_person(person, in_book.map(|known| (known, target)), &mut notes);
        }
        let places = self.places_in(target);
        for (number, round) in self.book.rounds.iter().enumerate() {
            let in_book = places.round(RoundIx(number)).and_then(|at| target.round(at));
            self.note_round(round, in_book.map(|known| (known, target)), &people, &mut notes);
        }
        for (from, to) in places.boards() {
            let Some(board) = self.book.board(from) else { continue };
            let label = target
                .board(to)
                .map_or_else(|| self.book.board_label_in_window(from), |_| target.board_label_in_window(to));
            for power in Power::ALL {
                let known = target.board(to).is_some_and(|known| !known.seats[power].penalties.is_empty());
                let penalties = board.seats[power].value(SeatColumn::Penalties);
                if !known && !penalties.is_blank() {
                    let text = shown_text(penalties, &self.book);
                    notes.push(MergeNote::of_penalties(&problems::place_seat(&label, power.name_in_window()), &text));
                }
            }
        }
        self.note_sit_outs_with_seats(target, winner, &mut notes);
        self.note_decisions(target, &people, &mut notes);
        notes
    }

    /// Tells who has a seat in a round and also sits it out, by what the file adds.
    fn note_sit_outs_with_seats(&self, target: &Book, winner: ConflictWinner, notes: &mut Vec<MergeNote>) {
        let has_sit_outs = |book: &Book| book.rounds.iter().any(|round| !round.sat_out.is_empty());
        if !has_sit_outs(target) && !has_sit_outs(&self.book) {
            return;
        }
        let mut after = target.clone();
        if after.apply(self.merge_edit(target, winner)).is_err() {
            return;
        }
        for (at, round) in after.rounds.iter().enumerate() {
            let known = target.round(RoundIx(at)).map(seated_sit_outs).unwrap_or_default();
            for (player, board) in
                seated_sit_outs(round).into_iter().filter(|(player, _)| known.iter().all(|(known, _)| known != player))
            {
                let name = after.name_of(Some(player));
                let message = texts::sits_out_and_plays(name, board);
                notes.push(MergeNote { place: round.title_in_window(), message, is_problem: true });
            }
        }
    }

    fn note_person(&self, person: &Person, in_book: Option<(&Person, &Book)>, notes: &mut Vec<MergeNote>) {
        let filled = PersonColumn::ALL.into_iter().filter(|column| column.description().field.merge == MergeRule::Fill);
        for column in filled.filter(|column| !person.value(*column).is_blank()) {
            let text = shown_text(person.value(column), &self.book);
            let known = in_book.map(|(known, target)| shown_text(known.value(column), target)).unwrap_or_default();
            let place = in_book.map_or(person.name.as_str(), |(known, _)| known.name.as_str());
            if column == PersonColumn::Penalties && known.is_empty() {
                notes.push(MergeNote::of_penalties(place, &text));
            } else if in_book.is_some_and(|(known, _)| !known.value(column).is_blank()) {
                notes.extend(MergeNote::of_difference(place, column.name_in_window(), &known, &text));
            }
        }
    }

    /// `people` has the numbers that the people of the file have in the book.
    fn note_round(
        &self,
        round: &Round,
        in_book: Option<(&Round, &Book)>,
        people: &HashMap<PersonId, PersonId>,
        notes: &mut Vec<MergeNote>,
    ) {
        // The order of the people does not matter.
        let sat_out: HashSet<PersonId> = round.sat_out.iter().filter_map(|id| people.get(id).copied()).collect();
        let same_sat_out = in_book.is_some_and(|(known, _)| sat_out == known.sat_out.iter().copied().collect());
        for column in [RoundColumn::System, RoundColumn::Note, RoundColumn::SatOut] {
            if column == RoundColumn::SatOut && same_sat_out {
                continue;
            }
            let text = shown_text(round.value(column), &self.book);
            let known = in_book.map(|(known, target)| shown_text(known.value(column), target)).unwrap_or_default();
            let place = in_book.map_or_else(|| round.title_in_window(), |(known, _)| known.title_in_window());
            if column == RoundColumn::SatOut && known.is_empty() && !text.is_empty() {
                let message = texts::sit_outs_added(&text);
                notes.push(MergeNote { place, message, is_problem: false });
            } else {
                notes.extend(MergeNote::of_difference(&place, column.name_in_window(), &known, &text));
            }
        }
    }
}

/// The players who sit a round out although they have a seat in it, each with the name of the board.
fn seated_sit_outs(round: &Round) -> Vec<(PersonId, &str)> {
    let board_of = |player: PersonId| {
        let has_seat = |board: &&Board| board.seats.values().any(|seat| seat.player == Some(player));
        round.boards.iter().find(has_seat).map(|board| (player, board.name.as_str()))
    };
    round.sat_out.iter().filter_map(|player| board_of(*player)).collect()
}

#[cfg(test)]
mod tests {
    use crate::book::{Book, Edit, Person, PersonField, RoundField, RoundIx};
    use crate::import::{ConflictWinner, ImportedFile, read_results};

    const ROUND_1: &str = "round,board,power,player,centres\n1,A,Italy,Loïs Martin,5\n1,A,Russia,Ben,4\n";

    fn book(fields: &[PersonField], sat_out: &[usize]) -> Book {
        let mut book = read_results(ROUND_1.as_bytes(), "x.csv").unwrap().book;
        let ids: Vec<_> = book.people.iter().map(|person| person.id).collect();
        for field in fields {
            book.apply(Edit::Person(ids[0], field.clone())).unwrap();
        }
        let sat_out = sat_out.iter().map(|at| ids[*at]).collect();
        book.apply(Edit::Round(RoundIx(0).first_id(), RoundField::SatOut(sat_out))).unwrap();
        book
    }

    fn notes(file: Book, target: &Book) -> Vec<(String, bool)> {
        let notes = ImportedFile::of_book("theirs.topboard", file, 0).merge_notes(target, ConflictWinner::Book);
        notes.into_iter().map(|note| (format!("{}: {}", note.place, note.message), note.is_problem)).collect()
    }

    #[test]
    fn details_that_differ_are_told_and_the_book_keeps_its_own() {
        let town = |town: &str| PersonField::Town(town.to_owned());
        let ours = book(&[town("Lyon"), PersonField::Region("Wales".to_owned())], &[0]);
        let theirs = book(&[town("Paris"), PersonField::Region("WALES".to_owned())], &[1]);
        let expected = [
            "Loïs Martin: town: the book has Lyon, the file has Paris. The book keeps its own.",
            "Round 1: sat out: the book has Loïs Martin, the file has Ben. The book keeps its own.",
        ];
        assert_eq!(notes(theirs.clone(), &ours), expected.map(|text| (text.to_owned(), true)));
        assert_eq!(notes(ours.clone(), &ours), []);
        let import = ImportedFile::of_book("theirs.topboard", theirs, 0);
        let mut after = ours.clone();
        after.apply(import.merge_edit(&ours, ConflictWinner::File)).unwrap();
        assert_eq!((after.people[0].town.as_str(), &after.rounds[0].sat_out), ("Lyon", &ours.rounds[0].sat_out));
    }

    #[test]
    fn the_order_of_those_who_sat_out_does_not_matter() {
        let town = PersonField::Town("Lyon".to_owned());
        assert_eq!(notes(book(&[town], &[1, 0]), &book(&[], &[0, 1])), []);
        // The people may have other numbers and another spelling in the file.
        let rows = "round,board,power,player,centres\n1,A,Italy,Ben,5\n1,A,Russia,Lois Martin,4\n";
        let mut theirs = read_results(rows.as_bytes(), "y.csv").unwrap().book;
        let ids = theirs.people.iter().map(|person| person.id).collect();
        theirs.apply(Edit::Round(RoundIx(0).first_id(), RoundField::SatOut(ids))).unwrap();
        assert_eq!(notes(theirs, &book(&[], &[0, 1])), []);
        assert_eq!(notes(book(&[], &[1, 0]), &book(&[], &[0])).len(), 1);
    }

    #[test]
    fn sit_outs_that_fill_a_blank_are_told() {
        // Ben has a seat in the round too.
        let contradiction = "Round 1: Ben sits out and plays at board A. Remove one of the two after the import.";
        let expected =
            [("Round 1: the file says who sat out: Ben.".to_owned(), false), (contradiction.to_owned(), true)];
        assert_eq!(notes(book(&[], &[1]), &book(&[], &[])), expected);
        assert_eq!(notes(book(&[], &[1]), &Book::default()), expected);
        // The file says that Ann sat in for Ben. If its values are taken, Ben has no seat.
        let replaced = ROUND_1.replace("Ben", "Ann");
        let mut theirs = read_results(replaced.as_bytes(), "y.csv").unwrap().book;
        let ben = theirs.next_person_id();
        theirs.apply(Edit::AddPerson { position: 2, person: Person::new(ben, "Ben") }).unwrap();
        theirs.apply(Edit::Round(RoundIx(0).first_id(), RoundField::SatOut(vec![ben]))).unwrap();
        let import = ImportedFile::of_book("theirs.topboard", theirs, 0);
        let told = |winner| import.merge_notes(&book(&[], &[]), winner).iter().any(|note| note.is_problem);
        assert!(told(ConflictWinner::Book) && !told(ConflictWinner::File));
        // The book knew this already.
        assert_eq!(notes(book(&[], &[1]), &book(&[], &[1])), []);
    }
}
