//! Two computers change different cells of a book: whatever they changed, both are in the book that is opened next, without a
//! question and without a second file.

use std::collections::BTreeMap;
use std::path::Path;

use topboard::book::{
    Board, BoardField, BoardRef, Book, CellEntry, Edit, EventField, NotebookEntry, Person, PersonField, PersonId,
    Power, Round, RoundIx, SeatField, Year,
};
use topboard::store;

use crate::common::random_numbers::RandomNumbers;
use crate::common::simulated_disk::SimulatedDisk;
use crate::common::simulated_disk::open_book::{BOOK, Window, two_windows};

const BOARDS: [&str; 4] = ["A", "B", "C", "D"];
const PEOPLE: u32 = 6;

fn start_book() -> Book {
    let rounds =
        ["1", "2"].map(|name| Round { name: name.into(), boards: BOARDS.map(Board::new).to_vec(), ..Round::default() });
    let people = (1..=PEOPLE).map(|id| Person::new(PersonId(id), format!("Player {id}"))).collect();
    Book { people, rounds: rounds.to_vec(), ..Book::default() }
}

/// The values that the book must have at the end, by cell.
type Expected = BTreeMap<String, String>;

/// One of the two computers.
struct Side {
    /// 0 or 1. Of every list of cells it changes those with an even or an odd number.
    number: usize,
    expected: Expected,
    /// What this side has removed.
    gone: Vec<String>,
    new_names: usize,
}

impl Side {
    fn new(number: usize) -> Self {
        Side { number, expected: Expected::new(), gone: Vec::new(), new_names: 0 }
    }

    /// A board of the first book, wherever it is now.
    fn board(book: &Book, round: usize, name: &str) -> BoardRef {
        let at = book.rounds[round].boards.iter().position(|board| board.name == name).unwrap();
        BoardRef::new(round, at)
    }

    fn new_name(&mut self) -> String {
        self.new_names += 1;
        format!("{} of {}", self.new_names, self.number)
    }

    fn is_own(&self, name: &str) -> bool {
        name.ends_with(&format!(" of {}", self.number))
    }

    /// Removes a board that this side added, or gives it another name.
    fn edit_to_new_board(&mut self, book: &Book, round: usize, numbers: &mut RandomNumbers) -> Edit {
        let boards = &book.rounds[round].boards;
        let Some(at) = boards.iter().rposition(|board| self.is_own(&board.name)) else {
            return self.edit(book, numbers);
        };
        let gone = format!("{round} {} board", boards[at].name);
        self.expected.remove(&gone);
        self.gone.push(gone);
        let at = BoardRef::new(round, at);
        if numbers.below(2) == 0 {
            // Both may remove a board from the same place in the same moment, so the edits must differ.
            let note = BoardField::Note(self.new_name());
            let id = book.board_id(at);
            return Edit::Batch(vec![Edit::Board(id, note), Edit::RemoveBoard(id)]);
        }
        let name = self.new_name();
        self.expected.insert(format!("{round} {name} board"), String::new());
        Edit::Board(book.board_id(at), BoardField::Name(name))
    }

    /// Removes a note that this side added, or changes it.
    fn edit_to_note(&mut self, book: &Book, numbers: &mut RandomNumbers) -> Edit {
        let at = book.notebook.iter().rposition(|note| self.is_own(&note.text));
        let Some(at) = at else { return self.edit(book, numbers) };
        let gone = format!("notebook {}", book.notebook[at].text);
        self.expected.remove(&gone);
        self.gone.push(gone);
        let text = self.new_name();
        let changed = Edit::Note(at, NotebookEntry { text: text.clone(), ..NotebookEntry::default() });
        if numbers.below(2) == 0 {
            return Edit::Batch(vec![changed, Edit::RemoveNote(at)]);
        }
        self.expected.insert(format!("notebook {text}"), String::new());
        changed
    }

    /// A random change of a cell of this side.
    fn edit(&mut self, book: &Book, numbers: &mut RandomNumbers) -> Edit {
        let (round, board) = (numbers.below(2), BOARDS[numbers.below(4)]);
        let at = Side::board(book, round, board);
        // The other side has the other powers of the board.
        let power = Power::ALL[numbers.below(3) * 2 + self.number];
        let cell = format!("{round} {board} {power:?}");
        // One computer knows an entry of the same moment with the same content as its own. People are never so quick as this test.
        let value = numbers.below(17) * 2 + self.number;
        match numbers.below(13) {
            0 | 1 => {
                self.expected.insert(format!("{cell} centres"), value.to_string());
                let centres = CellEntry::Value(u16::try_from(value).unwrap());
                Edit::Seat(book.seat_id(at.seat(power)), SeatField::Centres(centres))
            }
            2 => {
                // Players of the list, new players of this side, and new players of both.
                let name = match numbers.below(3) {
                    0 => format!("Player {}", numbers.below(usize::try_from(PEOPLE).unwrap()) + 1),
                    1 => format!("New {}", numbers.below(10)),
                    _ => format!("New {value} of {}", self.number),
                };
                self.expected.insert(format!("{cell} player"), name.clone());
                book.edit_to_seat(at.seat(power), &name)
            }
            3 => {
                let id = PersonId(u32::try_from(numbers.below(3) * 2 + self.number + 1).unwrap());
                self.expected.insert(format!("{id:?} town"), value.to_string());
                Edit::Person(id, PersonField::Town(value.to_string()))
            }
            4 => {
                let name = if self.number == 0 { "B" } else { "C" };
                self.expected.insert(format!("{round} {name} note"), value.to_string());
                let id = book.board_id(Side::board(book, round, name));
                Edit::Board(id, BoardField::Note(value.to_string()))
            }
            5 => {
                let name = self.new_name();
                self.expected.insert(format!("{round} {name} board"), String::new());
                let place = numbers.below(book.rounds[round].boards.len() + 1);
                Edit::AddBoard {
                    position: book.new_board_position(BoardRef::new(round, place)),
                    board: Box::new(Board::new(name)),
                }
            }
            6 => {
                self.expected.insert(format!("event {}", self.number), value.to_string());
                let text = value.to_string();
                Edit::Event(if self.number == 0 { EventField::Venue(text) } else { EventField::Town(text) })
            }
            7 => {
                self.expected.insert(format!("{cell} chart"), value.to_string());
                let centres = CellEntry::Value(u16::try_from(value).unwrap());
                book.edit_to_enter_count(at.seat(power), Year(1901), centres)
            }
            8 => {
                let text = self.new_name();
                self.expected.insert(format!("notebook {text}"), String::new());
                let note = NotebookEntry { text, ..NotebookEntry::default() };
                Edit::AddNote { position: book.notebook.len(), note }
            }
            9 | 10 => self.edit_to_new_board(book, round, numbers),
            11 => self.edit_to_note(book, numbers),
            _ => {
                let name = format!("R{}", self.new_name());
                self.expected.insert(format!("round {name}"), String::new());
                let round = Round { name, ..Round::default() };
                Edit::AddRound { position: RoundIx(book.rounds.len()), round }
            }
        }
    }
}

/// What is in a book, in the words of [`Side::edit`].
fn content(book: &Book) -> Expected {
    let mut content = Expected::new();
    let mut add = |what: String, value: String| drop(content.insert(what, value));
    for (number, round) in book.rounds.iter().enumerate() {
        add(format!("round {}", round.name), String::new());
        for board in &round.boards {
            add(format!("{number} {} board", board.name), String::new());
            add(format!("{number} {} note", board.name), board.note.clone());
            for (power, seat) in board.seats.iter() {
                let cell = format!("{number} {} {power:?}", board.name);
                add(format!("{cell} centres"), seat.centres.get().map(|value| value.to_string()).unwrap_or_default());
                add(format!("{cell} player"), book.name_of(seat.player).to_owned());
                let count = board.charts.iter().find_map(|chart| chart.centres[power].get());
                add(format!("{cell} chart"), count.map(|value| value.to_string()).unwrap_or_default());
            }
        }
    }
    for person in &book.people {
        add(format!("{:?} town", person.id), person.town.clone());
    }
    add("event 0".to_owned(), book.event.venue.clone());
    add("event 1".to_owned(), book.event.town.clone());
    for note in &book.notebook {
        add(format!("notebook {}", note.text), String::new());
    }
    content
}

fn start_disk() -> SimulatedDisk {
    let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home", "/home/ann", "/home/ben"]);
    disk.put(BOOK, &store::book_to_bytes(Path::new(BOOK), &start_book()).unwrap());
    disk
}

/// Checks that the book of the window has the changes of both sides, and that nobody is asked and nothing is beside it.
fn check(seed: u64, disk: &SimulatedDisk, window: &Window, sides: [Side; 2]) {
    let told = format!("run {seed}: {:?}\n{:?}", window.notices, window.alternatives.entries);
    assert!(window.alternatives.entries.is_empty(), "{told}");
    assert!(window.notices.iter().all(|notice| !notice.contains("fit to this book")), "{told}");
    assert!(disk.names().iter().all(|name| !name.contains("(not saved ")), "{told}");
    let content = content(window.engine.book());
    for Side { expected, gone, .. } in sides {
        for (what, value) in expected {
            assert_eq!(content.get(&what), Some(&value), "{what}, {told}");
        }
        for what in gone {
            assert!(!content.contains_key(&what), "{what}, {told}");
        }
    }
}

fn work(window: &mut Window, side: &mut Side, numbers: &mut RandomNumbers) {
    for _ in 0..=numbers.below(12) {
        let edit = side.edit(window.engine.book(), numbers);
        window.apply(edit);
    }
}

/// Both have the book open at the same time, and each has a journal.
fn combine_two_journals(seed: u64) {
    let mut numbers = RandomNumbers::new(seed);
    let disk = start_disk();
    let mut sides = [Side::new(0), Side::new(1)];
    let mut windows = two_windows(&disk);
    for _ in 0..2 {
        for (window, side) in windows.iter_mut().zip(&mut sides) {
            work(window, side, &mut numbers);
        }
    }
    drop(windows);
    check(seed, &disk, &Window::open(&disk), sides);
}

/// One has saved the book while the other has entries that are not saved.
fn combine_with_a_saved_file(seed: u64) {
    let mut numbers = RandomNumbers::new(seed);
    let disk = start_disk();
    let other = disk.after_a_kill();
    let [mut ann, mut ben] = [Side::new(0), Side::new(1)];
    let mut window = Window::open(&disk);
    work(&mut window, &mut ann, &mut numbers);
    drop(window);
    let mut window = Window::open_as(&other, "ben");
    work(&mut window, &mut ben, &mut numbers);
    window.save();
    disk.put(BOOK, &other.get(BOOK).unwrap());
    check(seed, &disk, &Window::open(&disk), [ann, ben]);
}

#[test]
fn changes_of_different_cells_in_two_journals_come_together() {
    (0..60).for_each(combine_two_journals);
}

#[test]
fn changes_of_different_cells_come_together_with_a_file_that_was_saved_elsewhere() {
    (0..60).for_each(combine_with_a_saved_file);
}

#[test]
#[ignore = "takes minutes"]
fn changes_of_different_cells_come_together_in_five_thousand_runs() {
    (1000..3500).for_each(combine_two_journals);
    (1000..3500).for_each(combine_with_a_saved_file);
}
