//! The changes of an edit in words: the cell, its old content and its new content.
//!
//! The texts are made while the edit is applied, in English and in the language of the window. They contain the names of boards and
//! people at that time.

mod cell_name;
mod field_text;

use super::{Book, CellAddress, Edit, EditError, PersonId, Power, StepName};
use crate::languages::{Language, in_english, window_language};
use cell_name::ChangedCell;
use field_text::{CellContent, FieldContent};

/// One cell that an edit changed. Its own texts are in English, for files and for the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChange {
    /// The address of the cell at the time of the change.
    pub address: CellAddress,
    /// The location for users: “Round 2, board C, France”, “Ann Other”, “event”.
    pub location: String,
    /// The name of the field: “centres”.
    pub field: String,
    /// The board, “Round 2, board C”. It is empty if the cell belongs to no board.
    pub board: String,
    pub power: Option<Power>,
    /// The people concerned: the player of the seat before and after the change.
    pub people: Vec<PersonId>,
    /// The old content, as a user would type it. It is empty if the cell was empty.
    pub old: String,
    pub new: String,
    /// The texts in the language of the window, where it is another one.
    in_window: Option<Box<TextsInWindow>>,
}

/// The texts of a change in the language of the window.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct TextsInWindow {
    location: String,
    field: String,
    old: String,
    new: String,
}

impl FieldChange {
    /// A step that shows in no cell. Its name stands in the place of the cell.
    pub fn of_step(name: &StepName) -> Self {
        let texts = || TextsInWindow { location: name.in_window().into_owned(), ..TextsInWindow::default() };
        FieldChange {
            address: CellAddress::Event,
            location: name.english().into_owned(),
            field: String::new(),
            board: String::new(),
            power: None,
            people: Vec::new(),
            old: String::new(),
            new: String::new(),
            in_window: is_translated().then(|| Box::new(texts())),
        }
    }

    /// The location in the language of the window.
    pub fn location_in_window(&self) -> &str {
        self.in_window.as_ref().map_or(self.location.as_str(), |texts| &texts.location)
    }

    /// The name of the field in the language of the window.
    pub fn field_in_window(&self) -> &str {
        self.in_window.as_ref().map_or(self.field.as_str(), |texts| &texts.field)
    }

    /// The old content in the language of the window.
    pub fn old_in_window(&self) -> &str {
        self.in_window.as_ref().map_or(self.old.as_str(), |texts| &texts.old)
    }

    /// The new content in the language of the window.
    pub fn new_in_window(&self) -> &str {
        self.in_window.as_ref().map_or(self.new.as_str(), |texts| &texts.new)
    }

    /// Takes the new content of a later change of the same cell.
    pub fn take_new_content(&mut self, later: FieldChange) {
        if let Some(texts) = &mut self.in_window {
            later.new_in_window().clone_into(&mut texts.new);
        }
        self.new = later.new;
    }
}

/// Whether the window speaks another language than English.
fn is_translated() -> bool {
    window_language() != Language::English
}

impl Book {
    /// Applies an edit as [`Book::apply`] does and reports each changed cell. Unchanged cells are not reported.
    ///
    /// # Errors
    /// As [`Book::apply`]. If an edit of a batch fails, the edits before it stay applied.
    pub fn apply_and_describe(&mut self, edit: Edit, report: &mut impl FnMut(FieldChange)) -> Result<(), EditError> {
        if let Edit::Batch(edits) = edit {
            return edits.into_iter().try_for_each(|edit| self.apply_and_describe(edit, report));
        }
        let (cell, before) = in_english(|| (ChangedCell::new(self, &edit), FieldContent::read(self, &edit)));
        let shown = is_translated().then(|| (ChangedCell::new(self, &edit), FieldContent::read(self, &edit).items));
        // What an edit adds or removes has no other content.
        let target = matches!(before.items, CellContent::Current(_)).then(|| edit.clone());
        self.apply(edit)?;
        let now = || target.as_ref().map(|target| FieldContent::read(self, target));
        let (mut people, mut new_items) = (before.people, None);
        if let Some(now) = in_english(now) {
            people.extend(now.people);
            new_items = Some(now.items);
        }
        let Some((old, new)) = before.items.changed_texts(new_items) else { return Ok(()) };
        // Two words that are one in the language of the window are shown in English.
        let in_window = shown.and_then(|(ChangedCell { location, field, .. }, before)| {
            let (old, new) = before.changed_texts(now().map(|now| now.items))?;
            Some(Box::new(TextsInWindow { location, field, old, new }))
        });
        people.sort_unstable();
        people.dedup();
        let ChangedCell { address, location, field, board, power } = cell;
        report(FieldChange { address, location, field, board, power, people, old, new, in_window });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{
        AttendanceEntry, AttendanceStatus, Board, BoardField, BoardRef, CellEntry, Chart, Ending, EventField, PerPower,
        Person, PersonField, Role, Round, RoundField, RoundIx, SeatField, Team, TopBoard, Year,
    };
    use crate::languages::in_language;

    fn changes_of(book: &mut Book, edit: Edit) -> Vec<(String, String, String, String)> {
        let mut changes = Vec::new();
        book.apply_and_describe(edit, &mut |change: FieldChange| {
            changes.push((change.location, change.field, change.old, change.new));
        })
        .unwrap();
        changes
    }

    fn change(location: &str, field: &str, old: &str, new: &str) -> (String, String, String, String) {
        (location.to_owned(), field.to_owned(), old.to_owned(), new.to_owned())
    }

    #[test]
    fn each_changed_cell_is_reported_with_its_old_content() {
        let mut book = Book::default();
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        assert_eq!(
            changes_of(&mut book, Edit::AddRound { position: RoundIx(0), round }),
            [change("Round 1", "round", "", "1 board")]
        );
        let france = BoardRef::new(0, 0).seat(Power::France);
        let seated = book.edit_to_seat(france, "Ann Other");
        assert_eq!(
            changes_of(&mut book, seated),
            [
                change("Ann Other", "player", "", "Ann Other"),
                change("Round 1, board A, France", "player", "", "Ann Other")
            ]
        );
        let count = |centres| Edit::Seat(france.first_id(), SeatField::Centres(CellEntry::Value(centres)));
        changes_of(&mut book, count(8));
        assert_eq!(changes_of(&mut book, count(9)), [change("Round 1, board A, France", "centres", "8", "9")]);
        assert_eq!(changes_of(&mut book, count(9)), []);
        let mut changes = Vec::new();
        book.apply_and_describe(Edit::RemoveBoard(BoardRef::new(0, 0).first_id()), &mut |change| changes.push(change))
            .unwrap();
        assert_eq!(changes[0].old, "France Ann Other 9");
        assert_eq!(changes[0].people, [book.people[0].id]);
        assert_eq!(changes[0].board, "Round 1, board A");
    }

    #[test]
    fn only_the_changed_items_of_a_list_are_reported() {
        let mut book = Book::default();
        for (id, name) in [(1, "Ann"), (2, "Ben"), (3, "Cy")] {
            let person = Person::new(PersonId(id), name);
            changes_of(&mut book, Edit::AddPerson { position: 9, person });
        }
        let team = |name: &str, members: &[u32]| Team {
            name: name.into(),
            members: members.iter().map(|id| PersonId(*id)).collect(),
            ..Team::default()
        };
        changes_of(&mut book, Edit::Teams(vec![team("Lions", &[1, 2]), team("Bears", &[3])]));
        assert_eq!(
            changes_of(&mut book, Edit::Teams(vec![team("Lions", &[1]), team("Bears", &[3])])),
            [change("event", "teams", "Lions: Ann, Ben", "Lions: Ann")]
        );
    }

    #[test]
    fn a_reader_gets_the_texts_in_the_own_language_and_files_in_english() {
        let mut board = Board::new("A");
        board.ending = Ending::Abandoned;
        let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
        let ann = Person::new(PersonId(1), "Ann");
        let mut book = Book { rounds: vec![round], people: vec![ann], ..Book::default() };
        let (round, board) = (RoundIx(0), BoardRef::new(0, 0));
        let late = AttendanceEntry::new(PersonId(1), AttendanceStatus::Late);
        let team = Team { name: "Lions".into(), members: vec![PersonId(1)], ..Team::default() };
        let top_board = TopBoard { choice_order: vec![PersonId(1)], ..TopBoard::default() };
        let mut chart = Chart { year: Year(1901), centres: PerPower::default() };
        chart.centres[Power::Austria] = CellEntry::Value(5);
        let drawn = Edit::Seat(board.seat(Power::France).first_id(), SeatField::InDraw(Some(true)));
        let step = Edit::Batch(vec![
            drawn,
            Edit::Board(board.first_id(), BoardField::Ending(Ending::Conceded(Power::Italy))),
            Edit::AddChart(board.first_id(), chart),
            Edit::Person(PersonId(1), PersonField::Role(Role::Reserve)),
            Edit::Person(PersonId(1), PersonField::Rounds("not 4".into())),
            Edit::Round(round.first_id(), RoundField::Attendance(vec![late])),
            Edit::Event(EventField::Dates("May".into())),
            Edit::Teams(vec![Team { captain: Some(PersonId(1)), ..team }]),
            Edit::TopBoard(top_board),
            Edit::AddRound { position: RoundIx(1), round: Round { name: "2".into(), ..Round::default() } },
        ]);
        let (mut english, mut german) = (Vec::new(), Vec::new());
        in_language(Language::German, || {
            book.apply_and_describe(step, &mut |change: FieldChange| {
                let shown = [change.location_in_window(), change.field_in_window(), change.old_in_window()];
                german.push(format!("{} | {}", shown.join(" | "), change.new_in_window()));
                english.push([change.location, change.field, change.old, change.new].join(" | "));
            })
            .unwrap();
        });
        assert_eq!(
            english,
            [
                "Round 1, board A, France | draw |  | yes",
                "Round 1, board A | ending | abandoned | conceded to Italy",
                "Round 1, board A | chart of 1901 |  | Austria 5",
                "Ann | role |  | reserve",
                "Ann | plays in rounds |  | not 4",
                "Round 1 | roll call |  | Ann late",
                "event | dates |  | May",
                "event | teams |  | Lions: Ann, captain Ann",
                "event | top board |  | Ann chooses 1",
                "Round 2 | round |  | 0 boards",
            ]
        );
        assert_eq!(
            german,
            [
                "Runde 1, Brett A, Frankreich | Draw |  | ja",
                "Runde 1, Brett A | Ausgang | abgebrochen | Sieg durch Aufgabe: Italien",
                "Runde 1, Brett A | Zentrentabelle 1901 |  | Österreich 5",
                "Ann | Rolle |  | Reserve",
                "Ann | spielt in Runden |  | nicht 4",
                "Runde 1 | Anwesenheit |  | Ann: verspätet",
                "Turnier | Termin |  | May",
                "Turnier | Teams |  | Lions: Ann, Kapitän Ann",
                "Turnier | Top-Board |  | Ann wählt als Nummer 1",
                "Runde 2 | Runde |  | 0 Bretter",
            ]
        );
    }

    #[test]
    fn a_described_edit_changes_the_book_like_a_plain_edit() {
        let mut plain = Book::default();
        let mut described = Book::default();
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        let step = Edit::Batch(vec![
            Edit::AddRound { position: RoundIx(0), round },
            Edit::Event(EventField::Name("Con".into())),
            Edit::RemoveRound(RoundIx(0).first_id()),
        ]);
        plain.apply(step.clone()).unwrap();
        assert_eq!(changes_of(&mut described, step).len(), 3);
        assert_eq!(plain, described);
    }

    #[test]
    fn an_added_or_removed_chart_is_described_by_its_counts() {
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        let mut book = Book { rounds: vec![round], ..Book::default() };
        let board = BoardRef::new(0, 0);
        let mut chart = Chart { year: Year(1901), centres: PerPower::default() };
        chart.centres[Power::Austria] = CellEntry::Value(5);
        chart.centres[Power::England] = CellEntry::Value(4);
        let (place, counts) = ("Round 1, board A", "Austria 5, England 4");
        assert_eq!(
            changes_of(&mut book, Edit::AddChart(board.first_id(), chart)),
            [change(place, "chart of 1901", "", counts)]
        );
        let empty = Chart { year: Year(1902), centres: PerPower::default() };
        let added = changes_of(&mut book, Edit::AddChart(board.first_id(), empty));
        assert_eq!(added, [change(place, "chart of 1902", "", "no counts yet")]);
        assert_eq!(
            changes_of(&mut book, Edit::RemoveChart(board.first_id(), Year(1901))),
            [change(place, "chart of 1901", counts, "")]
        );
    }
}
