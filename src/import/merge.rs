//! Adds an imported file to a book as one edit. The book may hold data already.
//!
//! How one board is merged into another, and the conflicts, are in `merge_board`.

use std::collections::{HashMap, HashSet};

use super::layouts::standings::places_of_rounds;
use super::merge_board;
use super::merge_board::{BoardConflict, ConflictWinner, edits_between, renumber, renumber_board};
use super::read_into_draft_book::ImportedFile;
use crate::book::fields::{FieldDescription, MergeRule};
use crate::book::{
    BoardRef, Book, Edit, EventField, PersonField, PersonId, PublishedStanding, Round, RoundIx, UnplacedCell, fold_name,
};
use crate::own_workbook::hidden_facts;
use crate::own_workbook::hidden_facts::HiddenFact;

/// Whether the value of a file fills a blank.
fn is_filled(field: &FieldDescription) -> bool {
    match field.merge {
        MergeRule::Keep => false,
        MergeRule::Fill | MergeRule::Conflict => true,
    }
}

/// The rounds and boards of a file in the book that it is added to.
#[derive(Clone, Debug, Default)]
pub struct PlacesInBook {
    rounds: Vec<RoundIx>,
    /// The boards of each round of the file.
    boards: Vec<Vec<BoardRef>>,
}

impl PlacesInBook {
    /// The round of the book in which a round of the file is after the import.
    pub fn round(&self, of_file: RoundIx) -> Option<RoundIx> {
        self.rounds.get(of_file.0).copied()
    }

    /// The board of the book that a board of the file is after the import.
    pub fn board(&self, of_file: BoardRef) -> Option<BoardRef> {
        self.boards.get(of_file.round.0)?.get(of_file.board.0).copied()
    }

    /// Each board of the file with its board in the book.
    pub fn boards(&self) -> impl Iterator<Item = (BoardRef, BoardRef)> {
        let rounds = self.boards.iter().enumerate();
        rounds.flat_map(|(round, boards)| {
            boards.iter().enumerate().map(move |(board, in_book)| (BoardRef::new(round, board), *in_book))
        })
    }
}

impl ImportedFile {
    /// The one edit that adds the imported data to `target`.
    ///
    /// - People are matched by name, without regard to case and accents. The others are added.
    /// - Boards go to the round with the same number, or of the same name. A round that `target` lacks is added at the
    ///   end.
    /// - A board whose name is in the round already fills the blanks of that board. A blank in the file removes nothing.
    /// - Where both have a value and the values differ, `winner` decides. If the book wins, the file's value becomes an
    ///   unplaced cell.
    /// - The event's fields are set where `target` has none. A book with boards keeps its rules, also if it names none: its
    ///   scores and what it holds back do not change through somebody else's file.
    ///
    /// For an empty `target` the result is exactly the draft.
    pub fn merge_edit(&self, target: &Book, winner: ConflictWinner) -> Edit {
        let mut edits = Vec::new();
        self.event_edits(target, &mut edits);
        let people = self.people_edits(target, &mut edits);
        let new = self.book.systems.iter().filter(|text| !target.systems.contains(text));
        let systems: Vec<_> = target.systems.iter().chain(new).cloned().collect();
        if systems.len() > target.systems.len() {
            edits.push(Edit::Systems(systems));
        }
        let new = self.book.rulesets.iter().filter(|text| !target.rulesets.contains(text));
        let rulesets: Vec<_> = target.rulesets.iter().chain(new).cloned().collect();
        if rulesets.len() > target.rulesets.len() {
            edits.push(Edit::Rulesets(rulesets));
        }
        let mut overruled = Vec::new();
        let rounds = self.round_edits(target, &people, winner, &mut edits, &mut overruled);
        self.decision_edits(target, &people, &mut edits);
        self.different_players_edits(target, &people, &mut edits);
        // An added round moves the printed scores of later rounds, so the printed standings are set again.
        let moved =
            rounds.iter().any(|round| target.published_standings.iter().any(|line| line.rounds.len() > round.0))
                && rounds.iter().any(|round| round.0 >= target.rounds.len());
        if !self.book.published_standings.is_empty() || moved {
            edits.push(Edit::PublishedStandings(self.merged_standings(target, &people, &rounds)));
        }
        let mut known: HashSet<&UnplacedCell> = target.unplaced_cells.iter().collect();
        let new: Vec<_> = self.book.unplaced_cells.iter().chain(&overruled).filter(|cell| known.insert(cell)).collect();
        if !new.is_empty() {
            edits.push(Edit::UnplacedCells(target.unplaced_cells.iter().chain(new).cloned().collect()));
        }
        Edit::Batch(edits)
    }

    /// The boards of the same name that differ between the file and `target`, each with the fields that differ. A value
    /// that only one of them has is not a conflict.
    pub fn conflicts(&self, target: &Book) -> Vec<BoardConflict> {
        let people = self.people_edits(target, &mut Vec::new());
        let mut conflicts = Vec::new();
        for (from, to) in self.places_in(target).boards().filter(|(_, to)| target.board(*to).is_some()) {
            let (_, fields) = merge_board::merge_board(self, from, target, to, &people, ConflictWinner::Book);
            if !fields.is_empty() {
                conflicts.push(BoardConflict { board: to, fields });
            }
        }
        conflicts
    }

    /// Where the rounds and boards of the file are in `target` after the import.
    pub fn places_in(&self, target: &Book) -> PlacesInBook {
        let mut places = PlacesInBook::default();
        let mut end = target.rounds.len();
        let counterparts = match_rounds(&self.book.rounds, &target.rounds);
        for (round, counterpart) in self.book.rounds.iter().zip(counterparts) {
            let at = RoundIx(counterpart.unwrap_or(end));
            end += usize::from(counterpart.is_none());
            let known = target.round(at).map_or(&[][..], |round| &round.boards);
            let mut next = known.len();
            let boards = match_by_name(&round.boards, known, |board| &board.name).map(|counterpart| {
                let board = counterpart.unwrap_or(next);
                next += usize::from(counterpart.is_none());
                BoardRef::new(at.0, board)
            });
            places.boards.push(boards.collect());
            places.rounds.push(at);
        }
        places
    }

    /// The draft with the rules and the scoring systems that it will have in `target`.
    pub fn under_rules_of(&self, target: &Book) -> Book {
        let mut book = self.book.clone();
        let keeps_rules = keeps_its_rules(target);
        if keeps_rules || !target.event.rules.is_empty() {
            book.event.rules.clone_from(&target.event.rules);
        }
        if keeps_rules || target.event.system.is_some() {
            book.event.system.clone_from(&target.event.system);
        }
        book.systems.retain(|text| !target.systems.contains(text));
        book.systems.splice(0..0, target.systems.iter().cloned());
        for (round, in_book) in book.rounds.iter_mut().zip(match_rounds(&self.book.rounds, &target.rounds)) {
            let in_book = in_book.and_then(|at| target.round(RoundIx(at)));
            if let Some(system) = in_book.and_then(|in_book| in_book.system.as_ref()) {
                round.system = Some(system.clone());
            }
        }
        book
    }

    fn event_edits(&self, target: &Book, edits: &mut Vec<Edit>) {
        let blanks = target.event.blanks_to_fill(&self.book.event);
        let keeps_rules = keeps_its_rules(target);
        let is_kept = |field: &EventField| keeps_rules && matches!(field, EventField::Rules(_) | EventField::System(_));
        let filled = |field: &EventField| is_filled(field.key().description()) && !is_kept(field);
        edits.extend(blanks.into_iter().filter(filled).map(Edit::Event));
    }

    /// Matches people with those of `target`, or adds them. Gives each person's number in `target`.
    pub(super) fn people_edits(&self, target: &Book, edits: &mut Vec<Edit>) -> HashMap<PersonId, PersonId> {
        let exact: HashMap<&str, PersonId> = target.people.iter().map(|p| (p.name.as_str(), p.id)).collect();
        let mut folded: HashMap<String, PersonId> = HashMap::with_capacity(target.people.len());
        for person in target.people.iter().rev() {
            folded.insert(fold_name(&person.name), person.id);
        }
        // A person with exactly the same name is not matched with a similar name.
        let mut taken: HashSet<PersonId> =
            self.book.people.iter().filter_map(|person| exact.get(person.name.as_str()).copied()).collect();
        let mut numbers = HashMap::with_capacity(self.book.people.len());
        let mut next = target.next_person_id();
        let mut new = Vec::new();
        for person in &self.book.people {
            let known = exact
                .get(person.name.as_str())
                .copied()
                .or_else(|| folded.get(&fold_name(&person.name)).copied().filter(|id| taken.insert(*id)));
            let id = known.unwrap_or(next);
            numbers.insert(person.id, id);
            let Some(in_book) = known.and_then(|id| target.person(id)) else {
                let mut person = person.clone();
                person.id = id;
                // The other people may come later in the list, so they are set afterwards.
                person.replaced_by = None;
                person.different_from.clear();
                new.push(person);
                next.0 += 1;
                continue;
            };
            let mut blanks = in_book.blanks_to_fill(person);
            blanks.retain(|field| is_filled(&field.key().description().field));
            edits.extend(blanks.into_iter().map(|field| Edit::Person(id, field)));
        }
        let positions = target.people.len()..;
        edits.extend(positions.zip(new).map(|(at, person)| Edit::AddPerson { position: at, person }));
        numbers
    }

    /// Says of the players that the user calls different from players of `target` that they are.
    fn different_players_edits(&self, target: &Book, people: &HashMap<PersonId, PersonId>, edits: &mut Vec<Edit>) {
        for (person, other) in &self.different_players {
            let id = people.get(person).copied().filter(|id| id != other && target.person(*id).is_none());
            if let Some(id) = id.filter(|_| target.person(*other).is_some()) {
                edits.push(Edit::Person(id, PersonField::DifferentFrom(vec![*other])));
            }
        }
    }

    /// Adds teams, the top board, awards, separations, neighbours and notes, each where `target` has none yet.
    fn decision_edits(&self, target: &Book, people: &HashMap<PersonId, PersonId>, edits: &mut Vec<Edit>) {
        let from_file = hidden_facts::event_facts(&self.book);
        let known = from_file.into_iter().filter_map(|fact| fact.renumbered(|id| people.get(&id).copied()));
        let (mut teams, mut awards, mut apart) = (Vec::new(), Vec::new(), Vec::new());
        let mut notes = target.notebook.len();
        for fact in known {
            match fact {
                HiddenFact::Team(team) => teams.push(team),
                HiddenFact::Award(award) => awards.push(award),
                HiddenFact::Apart(pair) => apart.push(pair),
                HiddenFact::Neighbours(table) if target.neighbours.is_strict() => edits.push(Edit::Neighbours(table)),
                HiddenFact::TopBoard(top) if target.top_board.is_empty() => edits.push(Edit::TopBoard(top)),
                HiddenFact::Note(note) if !target.notebook.contains(&note) => {
                    edits.push(Edit::AddNote { position: notes, note });
                    notes += 1;
                }
                HiddenFact::Person(person) => {
                    let in_book = target.person(person.id);
                    if !person.different_from.is_empty()
                        && in_book.is_none_or(|in_book| in_book.different_from.is_empty())
                    {
                        let others = PersonField::DifferentFrom(person.different_from);
                        edits.push(Edit::Person(person.id, others));
                    }
                    let Some(by) = person.replaced_by else { continue };
                    if in_book.is_none_or(|in_book| in_book.replaced_by.is_none()) {
                        edits.push(Edit::Person(person.id, PersonField::ReplacedBy(Some(by))));
                    }
                }
                _ => {}
            }
        }
        if target.teams.is_empty() && !teams.is_empty() {
            edits.push(Edit::Teams(teams));
        }
        if target.awards.is_empty() && !awards.is_empty() {
            edits.push(Edit::Awards(awards));
        }
        if target.separations.is_empty() && !apart.is_empty() {
            edits.push(Edit::Separations(apart));
        }
    }

    /// Adds rounds and boards, and fills in those that `target` has already. Gives the position in `target` of each
    /// round of the file. Values of the file that lose a conflict are added to `overruled`.
    fn round_edits(
        &self,
        target: &Book,
        people: &HashMap<PersonId, PersonId>,
        winner: ConflictWinner,
        edits: &mut Vec<Edit>,
        overruled: &mut Vec<UnplacedCell>,
    ) -> Vec<RoundIx> {
        let places = self.places_in(target);
        let mut new_rounds = Vec::new();
        for (number, round) in self.book.rounds.iter().enumerate() {
            let at = places.rounds[number];
            let Some(in_book) = target.round(at) else {
                let mut round = round.clone();
                renumber_round(&mut round, people);
                new_rounds.push((at, round));
                continue;
            };
            let mut from_file = round.clone();
            renumber_round(&mut from_file, people);
            let mut blanks = in_book.blanks_to_fill(&from_file);
            blanks.retain(|field| is_filled(field.key().description()));
            edits.extend(blanks.into_iter().map(|field| Edit::Round(at, field)));
            let mut new_boards = Vec::new();
            for (position, board) in from_file.boards.into_iter().enumerate() {
                let (from, to) = (BoardRef::new(number, position), places.boards[number][position]);
                let Some(known) = target.board(to) else {
                    new_boards.push((to, board));
                    continue;
                };
                let (merged, field_conflicts) = merge_board::merge_board(self, from, target, to, people, winner);
                if winner == ConflictWinner::Book {
                    overruled.extend(field_conflicts.into_iter().map(|conflict| conflict.file_cell));
                }
                edits.extend(edits_between(known, &merged, to));
            }
            let added = new_boards.into_iter();
            edits.extend(added.map(|(position, board)| Edit::AddBoard { position, board: Box::new(board) }));
        }
        edits.extend(new_rounds.into_iter().map(|(position, round)| Edit::AddRound { position, round }));
        places.rounds
    }

    /// The printed standings of both. Where both have a value, the file's is taken.
    fn merged_standings(
        &self,
        target: &Book,
        people: &HashMap<PersonId, PersonId>,
        rounds: &[RoundIx],
    ) -> Vec<PublishedStanding> {
        // A round of the standings without boards comes after the rounds with boards.
        let beyond = target.rounds.len().max(rounds.iter().map(|round| round.0 + 1).max().unwrap_or_default());
        // In a file without boards the scores stand in the order of the numbers of their rounds.
        let width = self.book.published_standings.iter().map(|line| line.rounds.len()).max().unwrap_or(0);
        let numbers: Vec<usize> = (1..=width).collect();
        let by_number = if rounds.is_empty() { places_of_rounds(&numbers, &target.rounds) } else { Vec::new() };
        let place = |index: usize| {
            let known = by_number.get(index).copied().or_else(|| rounds.get(index).map(|round| round.0));
            known.unwrap_or_else(|| beyond + index - rounds.len().min(index))
        };
        let mut lines = target.published_standings.clone();
        for from_file in &self.book.published_standings {
            let Some(&player) = people.get(&from_file.player) else { continue };
            let at = lines.iter().position(|line| line.player == player).unwrap_or_else(|| {
                lines.push(PublishedStanding { player, place: None, rounds: Vec::new(), total: None });
                lines.len() - 1
            });
            let line = &mut lines[at];
            line.place = from_file.place.or(line.place);
            line.total = from_file.total.or(line.total);
            for (index, score) in from_file.rounds.iter().enumerate() {
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

/// The counterpart of each round of the file: the round with the same number, or of the same name where it has none.
fn match_rounds(from_file: &[Round], in_book: &[Round]) -> impl Iterator<Item = Option<usize>> {
    let key = |round: &Round| {
        round.named_number().map_or_else(|| fold_name(&round.name), |number| format!("round number {number}"))
    };
    let [from_file, in_book] = [from_file, in_book].map(|rounds| rounds.iter().map(key).collect::<Vec<String>>());
    match_by_name(&from_file, &in_book, String::as_str).collect::<Vec<_>>().into_iter()
}

/// For each item of the file the position of the item with the same name in the book. Case, accents and spaces do not
/// count. Of several items with one name, the first matches the first and the second the second.
fn match_by_name<T>(from_file: &[T], in_book: &[T], name: fn(&T) -> &str) -> impl Iterator<Item = Option<usize>> {
    let mut places: HashMap<String, Vec<usize>> = HashMap::with_capacity(in_book.len());
    for (at, item) in in_book.iter().enumerate().rev() {
        places.entry(fold_name(name(item))).or_default().push(at);
    }
    from_file.iter().map(move |item| places.get_mut(&fold_name(name(item)))?.pop())
}

/// Sets the numbers that the people of a round have in the target book.
fn renumber_round(round: &mut Round, people: &HashMap<PersonId, PersonId>) {
    round.people_mut().into_iter().for_each(|id| renumber(id, people));
    round.boards.iter_mut().for_each(|board| renumber_board(board, people));
}

/// Whether a book is scored by rules that a file does not change.
fn keeps_its_rules(target: &Book) -> bool {
    target.boards().next().is_some()
}

#[cfg(test)]
mod tests {
    use crate::book::{BoardField, BoardRef, Book, CellEntry, Edit, Ending, Power, RoundIx, SeatField};
    use crate::import::{ConflictWinner, read_results};

    const ROUND_1: &str = "round,board,power,player,centres\n1,A,Italy,Loïs Martin,5\n1,A,Russia,Ben,4\n";

    fn book(text: &str) -> Book {
        let mut book = Book::default();
        book.apply(read_results(text.as_bytes(), "x.csv").unwrap().merge_edit(&Book::default(), ConflictWinner::Book))
            .unwrap();
        book
    }

    #[test]
    fn importing_into_an_empty_book_gives_the_draft() {
        let import = read_results(ROUND_1.as_bytes(), "x.csv").unwrap();
        assert_eq!(book(ROUND_1), import.book);
    }

    #[test]
    fn people_are_matched_and_boards_go_to_their_round() {
        let mut book = book(ROUND_1);
        book.event.name = "Our own con".into();
        let before = book.clone();
        let more = "Another con\nround,board,power,player,centres\n1,B,Italy,Cem,6\n2,A,Turkey,LOIS MARTIN,7\n";
        let undo = book
            .apply(read_results(more.as_bytes(), "y.csv").unwrap().merge_edit(&book, ConflictWinner::Book))
            .unwrap();
        assert_eq!(book.event.name, "Our own con");
        assert_eq!(book.people.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["Loïs Martin", "Ben", "Cem"]);
        assert_eq!(book.rounds[0].boards.len(), 2);
        assert_eq!(book.rounds[1].boards[0].seats[Power::Turkey].player, Some(book.people[0].id));
        book.apply(undo).unwrap();
        assert_eq!(book, before);
    }

    #[test]
    fn a_book_with_boards_keeps_its_rules_also_if_it_names_none() {
        let mut theirs = read_results(ROUND_1.as_bytes(), "x.csv").unwrap();
        theirs.book.event.rules = "EDC 2015".into();
        let rules_after = |mut book: Book| {
            book.apply(theirs.merge_edit(&book, ConflictWinner::File)).unwrap();
            book.event.rules
        };
        assert_eq!(rules_after(Book::default()), "EDC 2015");
        assert_eq!(rules_after(book(ROUND_1)), "");
    }

    #[test]
    fn importing_the_same_file_again_adds_nothing() {
        let mut book = book(ROUND_1);
        let before = book.clone();
        book.apply(read_results(ROUND_1.as_bytes(), "x.csv").unwrap().merge_edit(&book, ConflictWinner::Book)).unwrap();
        assert_eq!(book, before);
    }

    #[test]
    fn another_ending_of_a_game_with_counts_is_a_conflict() {
        let mut book = book(ROUND_1);
        let abandoned =
            "round,board,power,player,centres,result\n1,A,Italy,Loïs Martin,5,abandoned\n1,A,Russia,Ben,4,\n";
        let import = read_results(abandoned.as_bytes(), "y.csv").unwrap();
        let conflicts = import.conflicts(&book);
        let field = &conflicts[0].fields[0];
        assert_eq!((field.field.as_str(), field.book.as_str()), ("ending", "played to its end"));
        book.apply(import.merge_edit(&book, ConflictWinner::Book)).unwrap();
        assert_eq!(book.rounds[0].boards[0].ending, Ending::Played);
    }

    #[test]
    fn printed_standings_keep_their_rounds() {
        let mut book = book(ROUND_1);
        let more = "Player,R1,R2,Total\nBen,3,9,12\n";
        book.apply(read_results(more.as_bytes(), "y.csv").unwrap().merge_edit(&book, ConflictWinner::Book)).unwrap();
        assert_eq!(book.published_standings[0].player, book.people[1].id);
        assert_eq!(book.published_standings[0].total, Some(12.0));
        assert_eq!(book.published_standings[0].rounds.iter().flatten().copied().collect::<Vec<_>>(), [3.0, 9.0]);
    }

    /// The book after round 1 was imported and the director corrected Italy's count, Russia's player and the last year.
    /// Also the workbook with the cells that were added since.
    fn corrected() -> (Book, crate::import::merge::ImportedFile) {
        let mut book = book(ROUND_1);
        let board = BoardRef::new(0, 0);
        let five = Edit::Seat(board.seat(Power::Italy), SeatField::Centres(CellEntry::Value(6)));
        book.apply(Edit::Batch(vec![
            five,
            book.edit_to_seat(board.seat(Power::Russia), "Benjamin"),
            Edit::Board(board, BoardField::EndYear(CellEntry::parse("1908"))),
        ]))
        .unwrap();
        let grown = "round,board,power,player,centres\n1,a,Italy,Loïs Martin,5\n1,a,Russia,Ben,4\n1,a,Turkey,Cem,9\n\
                     2,A,Italy,Ben,3\n";
        (book, read_results(grown.as_bytes(), "grown.csv").unwrap())
    }

    #[test]
    fn a_corrected_board_is_not_added_again_and_the_correction_stays() {
        let (mut book, grown) = corrected();
        let before = book.clone();
        let conflicts = grown.conflicts(&book);
        assert_eq!(conflicts.len(), 1);
        assert_eq!(conflicts[0].board, BoardRef::new(0, 0));
        let texts: Vec<String> = conflicts[0].fields.iter().map(ToString::to_string).collect();
        assert_eq!(
            texts,
            [
                "centres of Italy: the book has 6, the file has 5 (grown!E2)",
                "player of Russia: the book has Benjamin, the file has Ben (grown!D3)",
            ]
        );
        let undo = book.apply(grown.merge_edit(&book, ConflictWinner::Book)).unwrap();
        let boards: Vec<usize> = book.rounds.iter().map(|round| round.boards.len()).collect();
        assert_eq!(boards, [1, 1], "no board is added twice, and the new round is added");
        let board = &book.rounds[0].boards[0];
        assert_eq!(board.name, "A");
        assert_eq!(board.seats[Power::Italy].centres, CellEntry::Value(6), "the correction");
        assert_eq!(board.seats[Power::Turkey].centres, CellEntry::Value(9), "a blank is filled");
        assert_eq!(board.end_year, before.rounds[0].boards[0].end_year, "a value that the file lacks stays");
        let kept: Vec<_> = book.unplaced_cells.iter().map(|u| (&*u.file, &*u.sheet, &*u.cell, &*u.text)).collect();
        assert_eq!(kept, [("grown.csv", "grown", "E2", "5"), ("grown.csv", "grown", "D3", "Ben")]);

        let once = book.clone();
        book.apply(grown.merge_edit(&book, ConflictWinner::Book)).unwrap();
        assert_eq!(book, once, "a third time changes nothing more");
        let mut book = once;
        book.apply(undo).unwrap();
        assert_eq!(book, before);
    }

    #[test]
    fn the_values_of_the_file_can_be_preferred() {
        let (mut book, grown) = corrected();
        book.apply(grown.merge_edit(&book, ConflictWinner::File)).unwrap();
        let board = &book.rounds[0].boards[0];
        assert_eq!(board.seats[Power::Italy].centres, CellEntry::Value(5));
        assert_eq!(book.name_of(board.seats[Power::Russia].player), "Ben");
        assert_eq!(board.end_year, CellEntry::parse("1908"), "a blank removes nothing");
        assert_eq!((book.unplaced_cells.len(), book.rounds[0].boards.len()), (0, 1));
        assert_eq!(grown.conflicts(&book), []);
    }

    #[test]
    fn printed_standings_imported_first_keep_their_rounds_when_boards_are_imported() {
        let mut book = book("Player,R1,R2,Total\nBen,3,9,12\n");
        book.apply(read_results(ROUND_1.as_bytes(), "x.csv").unwrap().merge_edit(&book, ConflictWinner::Book)).unwrap();
        assert_eq!(book.rounds.len(), 1);
        assert!(book.round(RoundIx(0)).is_some_and(|round| round.name == "1"));
        assert_eq!(book.published_standings[0].rounds, [Some(3.0), Some(9.0)]);
    }
}
