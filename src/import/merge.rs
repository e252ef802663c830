//! Adds an import to a book that may hold something already, as one edit.

use std::collections::{HashMap, HashSet};

use super::Import;
use super::conflicts;
use super::conflicts::{Conflict, Keep};
use crate::book::{
    Board, BoardIx, BoardRef, Book, Edit, EventField, PersonField, PersonId, Published, Role, RoundField, RoundIx,
    Unplaced, fold_name,
};
use crate::own_workbook::hidden_facts;
use crate::own_workbook::hidden_facts::Fact;

/// What is ours, what is theirs, and the field to set with ours where they have nothing.
type Field<'a, F> = (&'a String, &'a String, fn(String) -> F);

impl Import {
    /// The one edit that adds all of this to `onto`.
    ///
    /// People are those of `onto` where the name is the same but for case and accents. Boards go to the round of the same
    /// name, or with their round to the end. A board whose name is in the round already fills the blanks of that one; where
    /// both hold something and it differs, `keep` says which holds, and what the file has is kept among the unplaced cells
    /// where the book's holds. A blank never takes anything away. The event's fields are set where `onto` has none. Into an
    /// empty book this gives exactly the draft.
    pub fn into_edit(&self, onto: &Book, keep: Keep) -> Edit {
        let mut edits = Vec::new();
        self.event_edits(onto, &mut edits);
        let people = self.people_edits(onto, &mut edits);
        let new = self.book.systems.iter().filter(|text| !onto.systems.contains(text));
        let systems: Vec<_> = onto.systems.iter().chain(new).cloned().collect();
        if systems.len() > onto.systems.len() {
            edits.push(Edit::Systems(systems));
        }
        let new = self.book.rulesets.iter().filter(|text| !onto.rulesets.contains(text));
        let rulesets: Vec<_> = onto.rulesets.iter().chain(new).cloned().collect();
        if rulesets.len() > onto.rulesets.len() {
            edits.push(Edit::Rulesets(rulesets));
        }
        let mut set_aside = Vec::new();
        let rounds = self.round_edits(onto, &people, keep, &mut edits, &mut set_aside);
        self.decisions(onto, &people, &mut edits);
        // A round that is added moves the printed figures behind it, so they are put where they belong once more.
        let moved = rounds.iter().any(|round| onto.published.iter().any(|line| line.rounds.len() > round.0))
            && rounds.iter().any(|round| round.0 >= onto.rounds.len());
        if !self.book.published.is_empty() || moved {
            edits.push(Edit::Published(self.published(onto, &people, &rounds)));
        }
        let mut known: HashSet<&Unplaced> = onto.unplaced.iter().collect();
        let new: Vec<_> = self.book.unplaced.iter().chain(&set_aside).filter(|cell| known.insert(cell)).collect();
        if !new.is_empty() {
            edits.push(Edit::Unplaced(onto.unplaced.iter().chain(new).cloned().collect()));
        }
        Edit::Batch(edits)
    }

    /// The boards that `onto` has under the same name with other content, each with what differs. What only one of them
    /// holds is no conflict.
    pub fn conflicts(&self, onto: &Book) -> Vec<Conflict> {
        let people = self.people_edits(onto, &mut Vec::new());
        let mut conflicts = Vec::new();
        for (ours, theirs) in pairs(&self.book.rounds, &onto.rounds, |round| &round.name).enumerate() {
            let Some((theirs, known)) = theirs.and_then(|at| Some((at, onto.round(RoundIx(at))?))) else { continue };
            let boards = &self.book.rounds[ours].boards;
            for (at, twin) in pairs(boards, &known.boards, |board| &board.name).enumerate() {
                let Some(twin) = twin else { continue };
                let (from, to) = (BoardRef::new(ours, at), BoardRef::new(theirs, twin));
                let (_, clashes) = conflicts::merged(self, from, onto, to, &people, Keep::Book);
                if !clashes.is_empty() {
                    conflicts.push(Conflict { board: to, clashes });
                }
            }
        }
        conflicts
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
        for (round, theirs) in book.rounds.iter_mut().zip(pairs(&self.book.rounds, &onto.rounds, |round| &round.name)) {
            let theirs = theirs.and_then(|at| onto.round(RoundIx(at)));
            if let Some(system) = theirs.and_then(|theirs| theirs.system.as_ref()) {
                round.system = Some(system.clone());
            }
        }
        book
    }

    fn event_edits(&self, onto: &Book, edits: &mut Vec<Edit>) {
        let (ours, theirs) = (&self.book.event, &onto.event);
        let fields: [Field<'_, EventField>; 7] = [
            (&ours.name, &theirs.name, EventField::Name),
            (&ours.country, &theirs.country, EventField::Country),
            (&ours.venue, &theirs.venue, EventField::Venue),
            (&ours.dates, &theirs.dates, EventField::Dates),
            (&ours.rules, &theirs.rules, EventField::Rules),
            (&ours.town, &theirs.town, EventField::Town),
            (&ours.sign_up_closed, &theirs.sign_up_closed, EventField::SignUpClosed),
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
                // Whoever carries on may come later in the list.
                person.replaced_by = None;
                new.push(person);
                next.0 += 1;
                continue;
            };
            let fields: [Field<'_, PersonField>; 6] = [
                (&person.family, &theirs.family, PersonField::Family),
                (&person.region, &theirs.region, PersonField::Region),
                (&person.note, &theirs.note, PersonField::Note),
                (&person.group, &theirs.group, PersonField::Group),
                (&person.signed_up, &theirs.signed_up, PersonField::SignedUp),
                (&person.town, &theirs.town, PersonField::Town),
            ];
            for (ours, theirs, field) in fields {
                if theirs.is_empty() && !ours.is_empty() {
                    edits.push(Edit::Person(id, field(ours.clone())));
                }
            }
            let mut set = |wanted: bool, field: PersonField| edits.extend(wanted.then_some(Edit::Person(id, field)));
            set(theirs.role == Role::Player && person.role != Role::Player, PersonField::Role(person.role));
            set(theirs.handicap.is_none() && person.handicap.is_some(), PersonField::Handicap(person.handicap));
            set(!theirs.wants_team && person.wants_team, PersonField::WantsTeam(true));
            let penalties = person.penalties.clone();
            set(theirs.penalties.is_empty() && !penalties.is_empty(), PersonField::Penalties(penalties));
            let prefers = person.prefers.clone();
            set(theirs.prefers.is_empty() && !prefers.is_empty(), PersonField::Prefers(prefers));
        }
        let positions = onto.people.len()..;
        edits.extend(positions.zip(new).map(|(at, person)| Edit::AddPerson { at, person }));
        numbers
    }

    /// Teams, the top board, prizes, who is kept apart and the notebook, where `onto` has nothing of the kind yet.
    fn decisions(&self, onto: &Book, people: &HashMap<PersonId, PersonId>, edits: &mut Vec<Edit>) {
        let ours = hidden_facts::of(&self.book).into_iter().map(|line| line.fact);
        let known = ours.filter_map(|fact| fact.renumbered(|id| people.get(&id).copied()));
        let (mut teams, mut awards, mut apart) = (Vec::new(), Vec::new(), Vec::new());
        let mut notes = onto.notebook.len();
        for fact in known {
            match fact {
                Fact::Team(team) => teams.push(team),
                Fact::Award(award) => awards.push(award),
                Fact::Apart(pair) => apart.push(pair),
                Fact::Neighbours(table) if onto.neighbours.is_strict() => edits.push(Edit::Neighbours(table)),
                Fact::TopBoard(top) if onto.top_board.is_empty() => edits.push(Edit::TopBoard(top)),
                Fact::Note(note) if !onto.notebook.contains(&note) => {
                    edits.push(Edit::AddNote { at: notes, note });
                    notes += 1;
                }
                Fact::Person(told) => {
                    let Some(by) = told.replaced_by else { continue };
                    let theirs = onto.person(told.id);
                    if theirs.is_none_or(|theirs| theirs.replaced_by.is_none()) {
                        edits.push(Edit::Person(told.id, PersonField::ReplacedBy(Some(by))));
                    }
                }
                _ => {}
            }
        }
        if onto.teams.is_empty() && !teams.is_empty() {
            edits.push(Edit::Teams(teams));
        }
        if onto.awards.is_empty() && !awards.is_empty() {
            edits.push(Edit::Awards(awards));
        }
        if onto.separations.is_empty() && !apart.is_empty() {
            edits.push(Edit::Separations(apart));
        }
    }

    /// Adds rounds and boards, and fills in those that are there. Gives where each of our rounds comes to stand; what the
    /// file has and the book does not take goes to `set_aside`.
    fn round_edits(
        &self,
        onto: &Book,
        people: &HashMap<PersonId, PersonId>,
        keep: Keep,
        edits: &mut Vec<Edit>,
        set_aside: &mut Vec<Unplaced>,
    ) -> Vec<RoundIx> {
        let mut places = Vec::with_capacity(self.book.rounds.len());
        let mut new_rounds = Vec::new();
        let twins = pairs(&self.book.rounds, &onto.rounds, |round| &round.name);
        for ((number, round), twin) in self.book.rounds.iter().enumerate().zip(twins) {
            let Some((at, theirs)) = twin.and_then(|at| Some((RoundIx(at), onto.round(RoundIx(at))?))) else {
                places.push(RoundIx(onto.rounds.len() + new_rounds.len()));
                let mut round = round.clone();
                hidden_facts::people_of_round(&mut round).for_each(|id| renumber(id, people));
                new_rounds.push(round);
                continue;
            };
            places.push(at);
            if theirs.system.is_none() && round.system.is_some() {
                edits.push(Edit::Round(at, RoundField::System(round.system.clone())));
            }
            if theirs.note.is_empty() && !round.note.is_empty() {
                edits.push(Edit::Round(at, RoundField::Note(round.note.clone())));
            }
            if theirs.sat_out.is_empty() && !round.sat_out.is_empty() {
                let sat_out = round.sat_out.iter().filter_map(|id| people.get(id).copied()).collect();
                edits.push(Edit::Round(at, RoundField::SatOut(sat_out)));
            }
            let mut ours = round.clone();
            hidden_facts::people_of_round(&mut ours).for_each(|id| renumber(id, people));
            if theirs.attendance.is_empty() && !ours.attendance.is_empty() {
                edits.push(Edit::Round(at, RoundField::Attendance(ours.attendance)));
            }
            if theirs.draws.is_empty() && !ours.draws.is_empty() {
                edits.push(Edit::Round(at, RoundField::Draws(ours.draws)));
            }
            if theirs.released.is_none() && round.released.is_some() {
                edits.push(Edit::Round(at, RoundField::Released(round.released)));
            }
            let mut new_boards = Vec::new();
            let twins = pairs(&round.boards, &theirs.boards, |board| &board.name);
            for ((position, board), twin) in round.boards.iter().enumerate().zip(twins) {
                let from = BoardRef::new(number, position);
                let Some(twin) = twin else {
                    new_boards.push(renumbered(board, people));
                    continue;
                };
                let to = BoardRef { round: at, board: BoardIx(twin) };
                let (merged, clashes) = conflicts::merged(self, from, onto, to, people, keep);
                if keep == Keep::Book {
                    set_aside.extend(clashes.into_iter().map(|clash| clash.set_aside));
                }
                if theirs.boards.get(twin) != Some(&merged) {
                    edits.push(Edit::RemoveBoard(to));
                    edits.push(Edit::AddBoard { at: to, board: Box::new(merged) });
                }
            }
            for (position, board) in (theirs.boards.len()..).zip(new_boards) {
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

/// Which of `theirs` each of ours is, by name but for case, accents and spaces: of several of one name the first is the
/// first, the second the second.
fn pairs<T>(ours: &[T], theirs: &[T], name: fn(&T) -> &str) -> impl Iterator<Item = Option<usize>> {
    let mut places: HashMap<String, Vec<usize>> = HashMap::with_capacity(theirs.len());
    for (at, item) in theirs.iter().enumerate().rev() {
        places.entry(fold_name(name(item))).or_default().push(at);
    }
    ours.iter().map(move |item| places.get_mut(&fold_name(name(item)))?.pop())
}

/// The board with its players' numbers in the other book.
fn renumbered(board: &Board, people: &HashMap<PersonId, PersonId>) -> Board {
    let mut board = board.clone();
    board.seats.0.iter_mut().flat_map(hidden_facts::people_of_seat).for_each(|id| renumber(id, people));
    board
}

/// Everybody has a number by the time boards are added.
fn renumber(id: &mut PersonId, people: &HashMap<PersonId, PersonId>) {
    if let Some(known) = people.get(id) {
        *id = *known;
    }
}

#[cfg(test)]
mod tests {
    use crate::book::{BoardField, BoardRef, Book, Edit, Entry, Power, RoundIx, SeatField};
    use crate::import::{Keep, read};

    const ROUND_1: &str = "round,board,power,player,centres\n1,A,Italy,Loïs Martin,5\n1,A,Russia,Ben,4\n";

    fn book(text: &str) -> Book {
        let mut book = Book::default();
        book.apply(read(text.as_bytes(), "x.csv").unwrap().into_edit(&Book::default(), Keep::Book)).unwrap();
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
        let undo = book.apply(read(more.as_bytes(), "y.csv").unwrap().into_edit(&book, Keep::Book)).unwrap();
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
        book.apply(read(ROUND_1.as_bytes(), "x.csv").unwrap().into_edit(&book, Keep::Book)).unwrap();
        assert_eq!(book, before);
    }

    #[test]
    fn printed_standings_follow_their_rounds() {
        let mut book = book(ROUND_1);
        let more = "Player,R1,R2,Total\nBen,3,9,12\n";
        book.apply(read(more.as_bytes(), "y.csv").unwrap().into_edit(&book, Keep::Book)).unwrap();
        assert_eq!(book.published[0].player, book.people[1].id);
        assert_eq!(book.published[0].total, Some(12.0));
        assert_eq!(book.published[0].rounds.iter().flatten().copied().collect::<Vec<_>>(), [3.0, 9.0]);
    }

    /// The book after round 1 was imported and the director corrected Italy's count, put Russia's name right, and noted
    /// the last year; and the workbook as it has grown since.
    fn corrected() -> (Book, crate::import::merge::Import) {
        let mut book = book(ROUND_1);
        let board = BoardRef::new(0, 0);
        let five = Edit::Seat(board.seat(Power::Italy), SeatField::Centres(Entry::Value(6)));
        book.apply(Edit::Batch(vec![
            five,
            book.seat_named(board.seat(Power::Russia), "Benjamin"),
            Edit::Board(board, BoardField::Ended(Entry::typed("1908"))),
        ]))
        .unwrap();
        let grown = "round,board,power,player,centres\n1,a,Italy,Loïs Martin,5\n1,a,Russia,Ben,4\n1,a,Turkey,Cem,9\n\
                     2,A,Italy,Ben,3\n";
        (book, read(grown.as_bytes(), "grown.csv").unwrap())
    }

    #[test]
    fn a_corrected_board_is_not_added_again_and_the_correction_holds() {
        let (mut book, grown) = corrected();
        let before = book.clone();
        let conflicts = grown.conflicts(&book);
        assert_eq!(conflicts.len(), 1);
        assert_eq!(conflicts[0].board, BoardRef::new(0, 0));
        let said: Vec<String> = conflicts[0].clashes.iter().map(ToString::to_string).collect();
        assert_eq!(
            said,
            [
                "centres of Italy: the book has 6, the file 5 (grown!E2)",
                "player of Russia: the book has Benjamin, the file Ben (grown!D3)",
            ]
        );
        let undo = book.apply(grown.into_edit(&book, Keep::Book)).unwrap();
        let boards: Vec<usize> = book.rounds.iter().map(|round| round.boards.len()).collect();
        assert_eq!(boards, [1, 1], "no board twice, and the new round is there");
        let board = &book.rounds[0].boards[0];
        assert_eq!(board.name, "A");
        assert_eq!(board.seats[Power::Italy].centres, Entry::Value(6), "the correction");
        assert_eq!(board.seats[Power::Turkey].centres, Entry::Value(9), "a blank is filled");
        assert_eq!(board.ended, before.rounds[0].boards[0].ended, "what the file does not have stays");
        let kept: Vec<_> = book.unplaced.iter().map(|u| (&*u.file, &*u.sheet, &*u.cell, &*u.text)).collect();
        assert_eq!(kept, [("grown.csv", "grown", "E2", "5"), ("grown.csv", "grown", "D3", "Ben")]);

        let once = book.clone();
        book.apply(grown.into_edit(&book, Keep::Book)).unwrap();
        assert_eq!(book, once, "a third time changes nothing more");
        let mut book = once;
        book.apply(undo).unwrap();
        assert_eq!(book, before);
    }

    #[test]
    fn the_file_may_be_preferred() {
        let (mut book, grown) = corrected();
        book.apply(grown.into_edit(&book, Keep::File)).unwrap();
        let board = &book.rounds[0].boards[0];
        assert_eq!(board.seats[Power::Italy].centres, Entry::Value(5));
        assert_eq!(book.name_of(board.seats[Power::Russia].player), "Ben");
        assert_eq!(board.ended, Entry::typed("1908"), "a blank takes nothing away");
        assert_eq!((book.unplaced.len(), book.rounds[0].boards.len()), (0, 1));
        assert_eq!(grown.conflicts(&book), []);
    }

    #[test]
    fn printed_standings_that_came_first_keep_their_rounds_when_the_boards_come() {
        let mut book = book("Player,R1,R2,Total\nBen,3,9,12\n");
        book.apply(read(ROUND_1.as_bytes(), "x.csv").unwrap().into_edit(&book, Keep::Book)).unwrap();
        assert_eq!(book.rounds.len(), 1);
        assert!(book.round(RoundIx(0)).is_some_and(|round| round.name == "1"));
        assert_eq!(book.published[0].rounds, [Some(3.0), Some(9.0)]);
    }
}
