//! Forms with the time of each answer: of two answers about the same game, the later one is read, and the differences are told.

use std::collections::BTreeMap;

use super::CellRemark;
use super::heading_line::{HeadingLine, TableColumn};
use super::role::Role;
use super::role_search::RoleChoice;
use crate::book::fold_name;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::cells::sheet_address::row_number;
use crate::import::draft::difference_list::describe_differences;
use crate::import::recipe::Grid;
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::Heading;
use crate::languages::window_sentences::import_tables as texts;
use crate::printable_text::printable_line;

/// The columns of a form, by their places.
struct Form<'a> {
    grid: &'a Grid<'a>,
    time: u32,
    /// The columns that say which game, or whose seat, an answer is about.
    keys: Vec<u32>,
    /// Whether an answer is about one seat, and not about a whole board.
    is_of_seat: bool,
    /// The columns of the answers.
    answers: Vec<u32>,
}

impl<'a> Form<'a> {
    fn find(grid: &'a Grid<'a>, heading: &HeadingLine, choice: &RoleChoice) -> Option<Self> {
        let is_time = |column: &&TableColumn| {
            let text = column.heading.and_then(|cell| grid.sheet.cell(cell).trimmed_text());
            text.is_some_and(|text| is_cell_word(text, CellWord::Timestamp))
        };
        let time = heading.columns.iter().find(is_time)?.place;
        let of = |column: &TableColumn| match choice.role(&column.words) {
            Role::Is(heading) => Some(heading),
            _ => None,
        };
        let has = |wanted: Heading| heading.columns.iter().any(|column| of(column) == Some(wanted));
        let is_of_seat = has(Heading::Power);
        let is_key = |heading: Heading| match heading {
            Heading::Round | Heading::Board | Heading::Power => true,
            heading => is_of_seat && heading.is_name(),
        };
        let (keys, answers): (Vec<_>, Vec<_>) =
            heading.columns.iter().partition(|column| of(column).is_some_and(is_key));
        let has_name = heading.columns.iter().filter_map(of).any(Heading::is_name);
        let names_game = if is_of_seat { has_name } else { has(Heading::Board) };
        let places =
            |columns: Vec<&TableColumn>| -> Vec<u32> { columns.into_iter().map(|column| column.place).collect() };
        let (keys, mut answers) = (places(keys), places(answers));
        answers.retain(|place| *place != time);
        names_game.then_some(Form { grid, time, keys, is_of_seat, answers })
    }

    fn text(&self, line: u32, place: u32) -> String {
        self.grid.find(line, place).map(|cell| self.grid.text(cell)).unwrap_or_default()
    }

    /// The texts that say what an answer is about. `None` if one of them is missing.
    fn key(&self, line: u32) -> Option<Vec<String>> {
        let texts = self.keys.iter().map(|place| fold_name(&self.text(line, *place)));
        texts.map(|text| Some(text).filter(|text| !text.is_empty())).collect()
    }

    /// Whether the answer in the second line is later. Without times that can be compared, it is: answers come in their order.
    fn is_later(&self, first: u32, second: u32) -> bool {
        let number = |line| self.grid.sheet.cell(self.grid.find(line, self.time)?).number();
        if let Some((first, second)) = number(first).zip(number(second)) {
            return second >= first;
        }
        let [first, second] = [first, second].map(|line| self.text(line, self.time));
        // “2024-05-04 14:09” can be compared as a text.
        let is_sortable = |text: &str| text.len() > 4 && text.bytes().take(4).all(|byte| byte.is_ascii_digit());
        !(is_sortable(&first) && is_sortable(&second)) || second >= first
    }

    /// Whether one answer may be the correction of the other: most of what both say about a board is the same.
    fn may_correct(&self, first: u32, second: u32) -> bool {
        let same = self.answers.iter().filter(|place| {
            let [first, second] = [first, second].map(|line| fold_name(&self.text(line, **place)));
            first == second
        });
        self.is_of_seat || same.count() * 2 >= self.answers.len()
    }

    fn differences(&self, left_out: u32, read: u32) -> String {
        let answers = |place: &u32| (*place, [left_out, read].map(|line| self.text(line, *place)));
        let differing: Vec<(u32, [String; 2])> =
            self.answers.iter().map(answers).filter(|(_, [old, new])| old != new).collect();
        let describe = |(place, [old, new]): (u32, [String; 2])| {
            let [old_at, new_at] = [left_out, read].map(|line| self.grid.address(line, place).to_string());
            match (old.as_str(), new.as_str()) {
                ("", new) => texts::first_cell_is_blank(&old_at, &new_at, &printable_line(new)),
                (old, "") => texts::second_cell_is_blank(&old_at, &printable_line(old), &new_at),
                (old, new) => texts::cells_differ(&old_at, &printable_line(old), &new_at, &printable_line(new)),
            }
        };
        describe_differences(differing.into_iter().map(describe), texts::answers_are_the_same, texts::they_differ)
    }
}

/// The answers of a table that were sent again, by their lines, each with what the director is told.
pub(super) fn answers_sent_again(
    grid: &Grid<'_>,
    heading: &HeadingLine,
    choice: &RoleChoice,
) -> BTreeMap<u32, CellRemark> {
    let Some(form) = Form::find(grid, heading, choice).filter(|_| !grid.across) else { return BTreeMap::new() };
    let mut last: BTreeMap<Vec<String>, u32> = BTreeMap::new();
    let mut replaced: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for (line, _) in grid.lines_between(heading.lines()) {
        let Some(key) = form.key(line) else { continue };
        let Some(known) = last.get(&key).copied() else {
            last.insert(key, line);
            continue;
        };
        if form.may_correct(known, line) {
            let (old, new) = if form.is_later(known, line) { (known, line) } else { (line, known) };
            last.insert(key.clone(), new);
            replaced.insert(old, key);
        }
    }
    let remark = |(old, key): (u32, Vec<String>)| {
        let new = *last.get(&key)?;
        let cells: Vec<CellIndex> = grid.lines_between(old..old + 1).flat_map(|(_, cells)| cells).copied().collect();
        let [old_row, new_row] = [old, new].map(row_number);
        let message = texts::answer_sent_again(&old_row, &new_row, &form.differences(old, new));
        Some((old, CellRemark { cells, effect: FindingEffect::None, message, is_kept: true }))
    };
    replaced.into_iter().filter_map(remark).collect()
}
