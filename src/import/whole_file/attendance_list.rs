//! Reads an attendance list from a sheet or a pasted text: a column of names, and possibly a column of marks.

use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};

use crate::book::{AttendanceStatus, Book, NamedPerson, PersonId, RoundIx, fold_name, named_number, names_to_choose};
use crate::import::names::name_cells::split_bracket;
use crate::import::names::person_line::ListForm;
use crate::languages::window_sentences::import_words as texts;

/// The attendance of a round, read from a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttendanceList {
    /// The people in the list, with their attendance.
    pub entries: Vec<(PersonId, AttendanceStatus)>,
    /// The rows with an unknown name, or with a mark that is not an attendance.
    pub unread_rows: Vec<UnreadRow>,
}

/// A row of an attendance list that says nothing certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadRow {
    pub text: String,
    /// Whom the name may mean: “Ann Smith or Ben Smith”. Empty if nobody has a similar name, or if the mark is not known.
    pub may_be: String,
}

impl UnreadRow {
    fn of_mark(text: String) -> UnreadRow {
        UnreadRow { text, may_be: String::new() }
    }
}

impl Display for UnreadRow {
    /// “Kowalsky” (Jan Kowalski?)
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&if self.may_be.is_empty() {
            texts::quoted(&self.text)
        } else {
            texts::quoted_with_guess(&self.text, &self.may_be)
        })
    }
}

impl AttendanceList {
    /// Reads the rows of a list. The column with the most known names is the column of names. A heading row above the
    /// names may name the column of the round. Without a heading, the column with the most readable marks is used. An
    /// empty mark means absent if some players are ticked, and present if nobody is.
    pub fn read(book: &Book, round: RoundIx, rows: &[Vec<String>]) -> AttendanceList {
        let known = PeopleByName::of(book);
        let width = rows.iter().map(Vec::len).max().unwrap_or(0);
        let names_in = |column: usize| rows.iter().filter(|row| known.find(cell(row, column)).is_some()).count();
        let mut best = (0, 0);
        for column in 0..width {
            let names = names_in(column);
            if names > best.0 {
                best = (names, column);
            }
        }
        let (_, names) = best;
        let first = rows.iter().position(|row| known.find(cell(row, names)).is_some());
        // The heading row is above the first name.
        let heading = first.and_then(|first| rows[..first].iter().rposition(|row| is_heading(cell(row, names))));
        let headed = heading.and_then(|at| round_column(book, round, &rows[at], names));
        let below = &rows[heading.map_or(0, |at| at + 1)..];
        let marked =
            |column: usize| below.iter().filter(|row| AttendanceStatus::parse(cell(row, column)).is_some()).count();
        let marks = headed.or_else(|| {
            let columns = (0..width).filter(|column| *column != names && marked(*column) > 0);
            // The running numbers 1 and 2 look like marks.
            let plain = |column: &usize| {
                let mut cells: Vec<&str> =
                    below.iter().map(|row| cell(row, *column)).filter(|it| !it.is_empty()).collect();
                let (count, numbers) = (cells.len(), cells.iter().all(|text| is_number(text)));
                cells.sort_unstable();
                cells.dedup();
                !numbers || count == 1 || cells.len() < count
            };
            columns.filter(plain).max_by_key(|column| marked(*column))
        });
        let ticked = |row: &Vec<String>| {
            marks.and_then(|at| AttendanceStatus::parse(cell(row, at))) == Some(AttendanceStatus::Present)
        };
        let unmarked = if headed.is_some() || below.iter().any(ticked) {
            AttendanceStatus::Absent
        } else {
            AttendanceStatus::Present
        };
        let form = ListForm::of(below.iter().map(|row| cell(row, names)));
        let mut list = AttendanceList::default();
        for row in below {
            let name = cell(row, names);
            let mark = marks.map_or("", |at| cell(row, at));
            if name.is_empty() {
                continue;
            }
            let (id, beside) = match known.find_with_notes(name, form) {
                Ok(found) => found,
                Err(may_be) => {
                    list.unread_rows.push(UnreadRow { text: name.to_owned(), may_be });
                    continue;
                }
            };
            let said: Vec<&str> = [mark].into_iter().chain(beside.iter().map(String::as_str)).collect();
            match said.iter().filter(|text| !text.is_empty()).collect::<Vec<_>>()[..] {
                [] => list.entries.push((id, unmarked)),
                [only] if let Some(is) = AttendanceStatus::parse(only) => list.entries.push((id, is)),
                _ if mark.is_empty() => list.unread_rows.push(UnreadRow::of_mark(name.to_owned())),
                _ => list.unread_rows.push(UnreadRow::of_mark(format!("{name}: {mark}"))),
            }
        }
        list
    }
}

fn cell(row: &[String], column: usize) -> &str {
    row.get(column).map_or("", |text| text.trim())
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether the text is the heading of a column of names.
fn is_heading(text: &str) -> bool {
    matches!(fold_name(text).as_str(), "player" | "players" | "name" | "names" | "who")
}

/// The column of the round: headed by the name of the round, or by a word for attendance.
fn round_column(book: &Book, round: RoundIx, heading: &[String], names: usize) -> Option<usize> {
    let number = book.round_number(round);
    let is_round = |text: &str| {
        let found = book.find_rounds(text);
        found.contains(&round) || found.is_empty() && named_number(text) == Some(number)
    };
    let says = |text: &str| matches!(fold_name(text).as_str(), "is" | "present" | "there" | "roll call" | "attendance");
    let other = |column: &usize| *column != names;
    let find = |wanted: &dyn Fn(&str) -> bool| (0..heading.len()).filter(other).find(|at| wanted(cell(heading, *at)));
    find(&is_round).or_else(|| find(&says))
}

/// The people of the event by their names. Case, accents and the order of names do not matter.
struct PeopleByName<'b> {
    book: &'b Book,
    by_name: HashMap<String, PersonId>,
}

impl<'b> PeopleByName<'b> {
    fn of(book: &'b Book) -> PeopleByName<'b> {
        let mut known = HashMap::with_capacity(book.people.len());
        for person in book.people.iter().rev() {
            known.insert(fold_name(&person.name), person.id);
        }
        PeopleByName { book, by_name: known }
    }

    /// The person whom a text names, alone or with what people write beside a name: “3. Lee, Ann (IRL) ann@lee.ie”.
    fn find(&self, text: &str) -> Option<PersonId> {
        self.find_with_notes(text, ListForm::default()).ok().map(|(id, _)| id)
    }

    /// The person whom a text names, and what is beside the name, such as “absent”. A country and an address say nothing about
    /// the attendance.
    ///
    /// # Errors
    /// The names of those whom the text may mean, if it does not name one person.
    fn find_with_notes(&self, text: &str, form: ListForm) -> Result<(PersonId, Vec<String>), String> {
        if let Some(id) = self.by_name.get(&fold_name(text)) {
            return Ok((*id, Vec::new()));
        }
        let mut line = form.read(text);
        line.notes.retain(|note| !note.contains('@'));
        // “Katrin Holm (late)”
        let in_bracket = split_bracket(&line.name).filter(|(_, inner)| AttendanceStatus::parse(inner).is_some());
        if let Some((name, status)) = in_bracket.map(|(name, status)| (name.to_owned(), status.to_owned())) {
            line.name = name;
            line.notes.push(status);
        }
        if let Some(id) = self.by_name.get(&fold_name(&line.name)) {
            return Ok((*id, line.notes));
        }
        // “Here” above a list is a mark and no beginning of a name.
        let is_mark = AttendanceStatus::parse(&line.name).is_some();
        match self.book.person_present(&line.name) {
            NamedPerson::One(person) if !is_mark => Ok((person.id, line.notes)),
            NamedPerson::OneOf(people) if !is_mark => Err(names_to_choose(&people)),
            _ => Err(String::new()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Edit, Person};

    fn read(text: &str) -> (Vec<(u32, AttendanceStatus)>, Vec<String>) {
        let mut book = Book::default();
        for (id, name) in (1..).zip(["Ann Lee", "Ben Orr", "Cy Adams"]) {
            book.apply(Edit::AddPerson { position: book.people.len(), person: Person::new(PersonId(id), name) })
                .unwrap();
        }
        let rows: Vec<Vec<String>> =
            text.lines().map(|line| line.split(';').map(|cell| cell.trim().to_owned()).collect()).collect();
        let list = AttendanceList::read(&book, RoundIx(0), &rows);
        let unread = list.unread_rows.into_iter().map(|row| row.text).collect();
        (list.entries.into_iter().map(|(id, is)| (id.0, is)).collect(), unread)
    }

    use AttendanceStatus::{Absent, Late, Present, Standby};

    #[test]
    fn a_list_without_marks_means_present() {
        assert_eq!(read("ann lee\nOrr, Ben\nNobody"), (vec![(1, Present), (2, Present)], vec!["Nobody".to_owned()]));
        assert_eq!(read("Ann Lee;late\nBen Orr").0, [(1, Late), (2, Present)]);
        let mail = "Here we are:\nLee, Ann (IRL) ann@lee.ie\n2. Ben Orr – Wales\n• adams, cy";
        assert_eq!(read(mail), (vec![(1, Present), (2, Present), (3, Present)], vec!["Here we are:".to_owned()]));
        // What stands beside a name is its mark, or is told.
        let marks = "Ann Lee – absent\nBen Orr - not coming\nCy Adams - late";
        assert_eq!(read(marks), (vec![(1, Absent), (3, Late)], vec!["Ben Orr - not coming".to_owned()]));
    }

    #[test]
    fn a_family_name_alone_is_the_one_player_who_has_it() {
        assert_eq!(read("lee\nOrr - late\nadams"), (vec![(1, Present), (2, Late), (3, Present)], Vec::new()));
    }

    #[test]
    fn a_first_name_or_the_beginning_of_one_is_the_one_player_who_has_it_behind_any_sign_of_a_list() {
        let list = "- Ann L.\n– ben\n— Cy";
        assert_eq!(read(list), (vec![(1, Present), (2, Present), (3, Present)], Vec::new()));
        assert_eq!(read("* Ben Orr (late)\n→ ann\n+ cy a").0, [(2, Late), (1, Present), (3, Present)]);
        assert_eq!(read("a\nZoe").1, ["a", "Zoe"], "one letter is no name");
    }

    #[test]
    fn if_some_players_are_ticked_the_others_are_absent() {
        assert_eq!(read("Ann Lee;x\nBen Orr;\nCy Adams;standby").0, [(1, Present), (2, Absent), (3, Standby)]);
    }

    #[test]
    fn the_column_of_the_round_is_found_by_its_heading_and_running_numbers_are_not_marks() {
        let text =
            "Roll call of Sunday\nno;player;club;Round 2;Round 1\n1;Ann Lee;x;x;\n2;Ben Orr;;-;x\n3;Cy Adams;;x;maybe";
        assert_eq!(read(text), (vec![(1, Absent), (2, Present)], vec!["Cy Adams: maybe".to_owned()]));
        assert_eq!(read("1;Ann Lee\n2;Ben Orr").0, [(1, Present), (2, Present)]);
    }
}
