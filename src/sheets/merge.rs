//! Adds an import to a book that may hold something already, as one edit.

use std::collections::{HashMap, HashSet};

use super::Import;
use crate::book::{
    Board, BoardRef, Book, Edit, EventField, PersonField, PersonId, Published, Round, RoundField, RoundIx, fold_name,
};

/// What is ours, what is theirs, and the field to set with ours where they have nothing.
type Field<'a, F> = (&'a String, &'a String, fn(String) -> F);

impl Import {
    /// The one edit that adds all of this to `onto`.
    ///
    /// People are those of `onto` where the name is the same but for case and accents. Boards go to the round of the same
    /// name, or with their round to the end. Boards that are there already, seat for seat, are not added again. The event's
    /// fields are set where `onto` has none. Into an empty book this gives exactly the draft.
    pub fn into_edit(&self, onto: &Book) -> Edit {
        let mut edits = Vec::new();
        self.event_edits(onto, &mut edits);
        let people = self.people_edits(onto, &mut edits);
        let new = self.book.systems.iter().filter(|text| !onto.systems.contains(text));
        let systems: Vec<_> = onto.systems.iter().chain(new).cloned().collect();
        if systems.len() > onto.systems.len() {
            edits.push(Edit::Systems(systems));
        }
        let rounds = self.round_edits(onto, &people, &mut edits);
        if !self.book.published.is_empty() {
            edits.push(Edit::Published(self.published(onto, &people, &rounds)));
        }
        let new = self.book.unplaced.iter().filter(|cell| !onto.unplaced.contains(cell));
        let unplaced: Vec<_> = onto.unplaced.iter().chain(new).cloned().collect();
        if unplaced.len() > onto.unplaced.len() {
            edits.push(Edit::Unplaced(unplaced));
        }
        Edit::Batch(edits)
    }

    /// The draft under the rules and the scoring systems that will hold for it in `onto`.
    pub fn as_received_by(&self, onto: &Book) -> Book {
        let mut book = self.book.clone();
        if !onto.event.rules.is_empty() {
            book.event.rules.clone_from(&onto.event.rules);
        }
        if onto.event.system.is_some() {
            book.event.system.clone_from(&onto.event.system);
        }
        book.systems.retain(|text| !onto.systems.contains(text));
        book.systems.splice(0..0, onto.systems.iter().cloned());
        for round in &mut book.rounds {
            let name = fold_name(&round.name);
            let theirs = onto.rounds.iter().find(|theirs| fold_name(&theirs.name) == name);
            if let Some(system) = theirs.and_then(|theirs| theirs.system.as_ref()) {
                round.system = Some(system.clone());
            }
        }
        book
    }

    fn event_edits(&self, onto: &Book, edits: &mut Vec<Edit>) {
        let (ours, theirs) = (&self.book.event, &onto.event);
        let fields: [Field<'_, EventField>; 4] = [
            (&ours.name, &theirs.name, EventField::Name),
            (&ours.venue, &theirs.venue, EventField::Venue),
            (&ours.dates, &theirs.dates, EventField::Dates),
            (&ours.rules, &theirs.rules, EventField::Rules),
        ];
        for (ours, theirs, field) in fields {
            if theirs.is_empty() && !ours.is_empty() {
                edits.push(Edit::Event(field(ours.clone())));
            }
        }
        if theirs.system.is_none() && ours.system.is_some() {
            edits.push(Edit::Event(EventField::System(ours.system.clone())));
        }
    }

    /// Matches or adds everybody. Gives each one's number in `onto`.
    fn people_edits(&self, onto: &Book, edits: &mut Vec<Edit>) -> HashMap<PersonId, PersonId> {
        let exact: HashMap<&str, PersonId> = onto.people.iter().map(|p| (p.name.as_str(), p.id)).collect();
        let mut folded: HashMap<String, PersonId> = HashMap::with_capacity(onto.people.len());
        for person in onto.people.iter().rev() {
            folded.insert(fold_name(&person.name), person.id);
        }
        // Whoever is meant by his exact name is nobody else's.
        let mut taken: HashSet<PersonId> =
            self.book.people.iter().filter_map(|person| exact.get(person.name.as_str()).copied()).collect();
        let mut numbers = HashMap::with_capacity(self.book.people.len());
        let mut next = onto.next_person_id();
        let mut new = Vec::new();
        for person in &self.book.people {
            let known = exact
                .get(person.name.as_str())
                .copied()
                .or_else(|| folded.get(&fold_name(&person.name)).copied().filter(|id| taken.insert(*id)));
            let id = known.unwrap_or(next);
            numbers.insert(person.id, id);
            let Some(theirs) = known.and_then(|id| onto.person(id)) else {
                let mut person = person.clone();
                person.id = id;
                new.push(person);
                next.0 += 1;
                continue;
            };
            let fields: [Field<'_, PersonField>; 3] = [
                (&person.family, &theirs.family, PersonField::Family),
                (&person.region, &theirs.region, PersonField::Region),
                (&person.note, &theirs.note, PersonField::Note),
            ];
            for (ours, theirs, field) in fields {
                if theirs.is_empty() && !ours.is_empty() {
                    edits.push(Edit::Person(id, field(ours.clone())));
                }
            }
        }
        let positions = onto.people.len()..;
        edits.extend(positions.zip(new).map(|(at, person)| Edit::AddPerson { at, person }));
        numbers
    }

    /// Adds rounds and boards. Gives where each of our rounds comes to stand.
    fn round_edits(&self, onto: &Book, people: &HashMap<PersonId, PersonId>, edits: &mut Vec<Edit>) -> Vec<RoundIx> {
        let mut places = Vec::with_capacity(self.book.rounds.len());
        let mut new_rounds = Vec::new();
        for round in &self.book.rounds {
            let boards = round.boards.iter().map(|board| renumbered(board, people));
            let name = fold_name(&round.name);
            let Some(at) = onto.rounds.iter().position(|theirs| fold_name(&theirs.name) == name) else {
                places.push(RoundIx(onto.rounds.len() + new_rounds.len()));
                new_rounds.push(Round { boards: boards.collect(), ..round.clone() });
                continue;
            };
            let at = RoundIx(at);
            places.push(at);
            let Some(theirs) = onto.round(at) else { continue };
            if theirs.system.is_none() && round.system.is_some() {
                edits.push(Edit::Round(at, RoundField::System(round.system.clone())));
            }
            if theirs.note.is_empty() && !round.note.is_empty() {
                edits.push(Edit::Round(at, RoundField::Note(round.note.clone())));
            }
            let new = boards.filter(|board| !theirs.boards.contains(board));
            for (position, board) in (theirs.boards.len()..).zip(new) {
                edits.push(Edit::AddBoard { at: BoardRef::new(at.0, position), board: Box::new(board) });
            }
        }
        let positions = (onto.rounds.len()..).map(RoundIx);
        edits.extend(positions.zip(new_rounds).map(|(at, round)| Edit::AddRound { at, round }));
        places
    }

    /// The printed standings of both, ours in place of theirs where both have a line or a score.
    fn published(&self, onto: &Book, people: &HashMap<PersonId, PersonId>, rounds: &[RoundIx]) -> Vec<Published> {
        // A round of the standings that has no boards comes behind the rounds that have.
        let beyond = onto.rounds.len().max(rounds.iter().map(|round| round.0 + 1).max().unwrap_or_default());
        let place = |index: usize| rounds.get(index).map_or(beyond + index - rounds.len().min(index), |round| round.0);
        let mut lines = onto.published.clone();
        for ours in &self.book.published {
            let Some(&player) = people.get(&ours.player) else { continue };
            let at = lines.iter().position(|line| line.player == player).unwrap_or_else(|| {
                lines.push(Published { player, place: None, rounds: Vec::new(), total: None });
                lines.len() - 1
            });
            let line = &mut lines[at];
            line.place = ours.place.or(line.place);
            line.total = ours.total.or(line.total);
            for (index, score) in ours.rounds.iter().enumerate() {
                let index = place(index);
                if line.rounds.len() <= index {
                    line.rounds.resize(index + 1, None);
                }
                if score.is_some() {
                    line.rounds[index] = *score;
                }
            }
        }
        lines
    }
}

/// The board with its players' numbers in the other book.
fn renumbered(board: &Board, people: &HashMap<PersonId, PersonId>) -> Board {
    let mut board = board.clone();
    for (_, seat) in board.seats.iter_mut() {
        seat.player = seat.player.and_then(|id| people.get(&id).copied());
    }
    board
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use crate::book::{Book, Power};

    const ROUND_1: &str = "round,board,power,player,centres\n1,A,Italy,Loïs Martin,5\n1,A,Russia,Ben,4\n";

    fn book(text: &str) -> Book {
        let mut book = Book::default();
        book.apply(read(text.as_bytes(), "x.csv").unwrap().into_edit(&Book::default())).unwrap();
        book
    }

    #[test]
    fn into_an_empty_book_it_is_the_draft() {
        let import = read(ROUND_1.as_bytes(), "x.csv").unwrap();
        assert_eq!(book(ROUND_1), import.book);
    }

    #[test]
    fn people_are_matched_and_boards_go_to_their_round() {
        let mut book = book(ROUND_1);
        book.event.name = "Our own con".into();
        let before = book.clone();
        let more = "Another con\nround,board,power,player,centres\n1,B,Italy,Cem,6\n2,A,Turkey,LOIS MARTIN,7\n";
        let undo = book.apply(read(more.as_bytes(), "y.csv").unwrap().into_edit(&book)).unwrap();
        assert_eq!(book.event.name, "Our own con");
        assert_eq!(book.people.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["Loïs Martin", "Ben", "Cem"]);
        assert_eq!(book.rounds[0].boards.len(), 2);
        assert_eq!(book.rounds[1].boards[0].seats[Power::Turkey].player, Some(book.people[0].id));
        book.apply(undo).unwrap();
        assert_eq!(book, before);
    }

    #[test]
    fn the_same_file_twice_adds_nothing() {
        let mut book = book(ROUND_1);
        let before = book.clone();
        book.apply(read(ROUND_1.as_bytes(), "x.csv").unwrap().into_edit(&book)).unwrap();
        assert_eq!(book, before);
    }

    #[test]
    fn printed_standings_follow_their_rounds() {
        let mut book = book(ROUND_1);
        let more = "Player,R1,R2,Total\nBen,3,9,12\n";
        book.apply(read(more.as_bytes(), "y.csv").unwrap().into_edit(&book)).unwrap();
        assert_eq!(book.published[0].player, book.people[1].id);
        assert_eq!(book.published[0].total, Some(12.0));
        assert_eq!(book.published[0].rounds.iter().flatten().copied().collect::<Vec<_>>(), [3.0, 9.0]);
    }
}
