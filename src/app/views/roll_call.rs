//! The roll call of a round: everybody who plays with a word for the round, and who sits out if it is drawn so.

use super::shared_cells;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::view_cache::Digest;
use crate::book::{AttendanceStatus, PersonId, RoundIx, fold_name};
use crate::engine::draw::Headcount;
use crate::engine::{AttendanceTable, Engine};
use crate::input::{InputField, PersonColumn, attendance_of, field_text};
use crate::standings::SitOutPriority;

/// Between two letters of one name at most so many seconds.
const PAUSE: f64 = 1.2;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Name,
    Word,
    SitsOut,
    Played,
    SatOut,
    Person(PersonColumn),
    /// The power that is settled before the draw.
    Settled,
}

const COLUMNS: [(Column, f32); 10] = [
    (Column::Name, 190.0),
    (Column::Word, 92.0),
    (Column::SitsOut, 270.0),
    (Column::Played, 56.0),
    (Column::SatOut, 58.0),
    (Column::Person(PersonColumn::SignedUp), 130.0),
    (Column::Person(PersonColumn::Town), 110.0),
    (Column::Person(PersonColumn::Region), 110.0),
    (Column::Person(PersonColumn::PreferredPowers), 90.0),
    (Column::Settled, 90.0),
];

impl Column {
    const fn title(self) -> &'static str {
        match self {
            Column::Name => "name",
            Column::Word => "is",
            Column::SitsOut => "sits out, because",
            Column::Played => "played",
            Column::SatOut => "sat out",
            Column::Settled => "plays",
            Column::Person(column) => column.name(),
        }
    }

    const fn align(self) -> Align {
        match self {
            Column::Played | Column::SatOut => Align::Right,
            _ => Align::Left,
        }
    }
}

/// The roll call in view.
#[derive(Debug, Default)]
pub struct RollState {
    /// The round that is called, where the director chose one.
    chosen: Option<RoundIx>,
    round: RoundIx,
    made_for: Option<(u64, RoundIx)>,
    table: AttendanceTable,
    /// The names of the players who are certain to sit out.
    sitting_out: Vec<String>,
    /// The columns in view: of what is known of a player only what the rules or the data speak of.
    columns: Vec<(Column, f32)>,
    /// The first letters of a name, and when the last of them was typed.
    typed: (String, f64),
    /// What these letters led to.
    found: Option<Found>,
}

/// A name that letters led to, of all that begin so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    pub row: usize,
    /// Which of them it is, from 1.
    pub which: usize,
    pub of: usize,
    /// Whether all of them are ticked already.
    pub ticked: bool,
}

impl RollState {
    /// Brings the list up to the book.
    pub fn refresh(&mut self, engine: &Engine, digest: &Digest) {
        let book = engine.book();
        let last = RoundIx(book.rounds.len());
        self.round = self.chosen.filter(|round| *round <= last).unwrap_or_else(|| engine.coming_round());
        if self.made_for == Some((engine.revision(), self.round)) {
            return;
        }
        self.made_for = Some((engine.revision(), self.round));
        let asked = |column: &Column| match column {
            Column::Person(PersonColumn::PreferredPowers) => true,
            Column::Person(PersonColumn::Region) => engine.rules().sit_outs.contains(&SitOutPriority::Nationals),
            Column::Person(column) => digest.asks_for(*column),
            _ => true,
        };
        self.columns = COLUMNS.into_iter().filter(|(column, _)| asked(column)).collect();
        self.table = engine.attendance(self.round);
        let names = self.table.sitting_out.iter().map(|id| book.name_of(Some(*id)).to_owned());
        self.sitting_out = names.collect();
    }

    /// The round that is called.
    pub fn round(&self) -> RoundIx {
        self.round
    }

    /// Number of players present, and of boards for them.
    pub fn headcount(&self) -> &Headcount {
        &self.table.headcount
    }

    /// The names of the players who are certain to sit out if the round is drawn now.
    pub fn sitting_out(&self) -> &[String] {
        &self.sitting_out
    }

    /// Whether anybody was called yet.
    pub fn has_begun(&self) -> bool {
        self.table.has_begun
    }

    /// Calls another round.
    pub fn choose(&mut self, round: RoundIx) {
        self.chosen = Some(round);
    }

    /// The person at this row.
    pub fn person(&self, row: usize) -> Option<PersonId> {
        self.table.rows.get(row.checked_sub(1)?).map(|line| line.person)
    }

    /// Everybody in the list.
    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.table.rows.iter().map(|line| line.person)
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<InputField> {
        let person = self.person(row)?;
        match self.columns.get(column)?.0 {
            Column::Word => Some(InputField::Attendance(self.round, person)),
            Column::Settled => Some(InputField::ReservedPower(self.round, person)),
            Column::Person(column) => Some(InputField::Person(person, column)),
            _ => None,
        }
    }

    /// Whether letters typed in this column look for a name, and Space ticks.
    pub fn is_ticked_in(&self, column: usize) -> bool {
        !matches!(self.columns.get(column), Some((Column::Person(_) | Column::Settled, _)) | None)
    }

    /// Whether what was typed last begins no name: a space behind it is not meant for the name under the cursor.
    pub fn is_lost(&self, engine: &Engine, now: f64) -> bool {
        let (typed, last) = &self.typed;
        let wanted = fold_name(typed);
        now - last <= PAUSE && !self.table.rows.iter().any(|line| begins(engine, line.person, &wanted))
    }

    /// The name that begins with what was typed so far, from this row on; first names and family names both count. Whoever
    /// is ticked present is found only where nobody else begins so.
    pub fn look_for(&mut self, engine: &Engine, text: &str, now: f64, from: usize) -> Option<Found> {
        let (typed, last) = &mut self.typed;
        if now - *last > PAUSE {
            typed.clear();
        }
        typed.push_str(text);
        *last = now;
        let wanted = fold_name(typed);
        // The next letter of a name may stay where the cursor is; a first one goes on.
        let start = from.saturating_sub(usize::from(typed.chars().count() > 1));
        let is_there = |at: &usize| {
            attendance_of(engine.book(), self.round, self.table.rows[*at].person)
                .is_some_and(AttendanceStatus::is_in_the_room)
        };
        let all = (0..self.table.rows.len()).filter(|at| begins(engine, self.table.rows[*at].person, &wanted));
        let (there, open): (Vec<usize>, Vec<usize>) = all.partition(is_there);
        let ticked = open.is_empty();
        let among = if ticked { there } else { open };
        let at = among.iter().position(|at| *at >= start).unwrap_or(0);
        self.found = among.get(at).map(|row| Found { row: row + 1, which: at + 1, of: among.len(), ticked });
        self.found
    }

    /// Ends the search, so that the next letter begins another; gives what it led to.
    pub fn end_search(&mut self) -> Option<Found> {
        self.typed.0.clear();
        self.found.take()
    }
}

/// Whether the first name or another begins so.
fn begins(engine: &Engine, person: PersonId, wanted: &str) -> bool {
    let name = fold_name(engine.book().name_of(Some(person)));
    name.starts_with(wanted) || name.split(' ').any(|word| word.starts_with(wanted))
}

/// The roll call as a grid.
#[derive(Debug)]
pub struct RollModel<'a> {
    engine: &'a Engine,
    roll: &'a RollState,
    columns: Vec<ColumnSpec>,
}

impl<'a> RollModel<'a> {
    pub fn new(engine: &'a Engine, roll: &'a RollState) -> Self {
        RollModel {
            engine,
            roll,
            columns: roll.columns.iter().map(|(_, width)| ColumnSpec { width: *width }).collect(),
        }
    }
}

impl GridModel for RollModel<'_> {
    fn rows(&self) -> usize {
        1 + self.roll.table.rows.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some((kind, _)) = self.roll.columns.get(column) else { return CellView::default() };
        let Some(line) = row.checked_sub(1).and_then(|at| self.roll.table.rows.get(at)) else {
            return shared_cells::heading(kind.title(), kind.align());
        };
        let book = self.engine.book();
        let number = |count: usize| {
            let text = if count == 0 { String::new() } else { count.to_string() };
            let mut cell = shared_cells::computed(text);
            cell.style.align = Align::Right;
            cell
        };
        match kind {
            Column::Name => {
                let mut cell = shared_cells::computed(book.name_of(Some(line.person)));
                let is = attendance_of(book, self.roll.round, line.person);
                cell.style.bold = is.is_some_and(AttendanceStatus::is_in_the_room);
                cell
            }
            Column::SitsOut => {
                let mut cell = shared_cells::computed(line.sit_out_reason.as_str());
                cell.style.remark = !line.sit_out_reason.is_empty() && !line.sit_out_reason.starts_with("perhaps");
                cell
            }
            Column::Played => number(line.rounds_played),
            Column::SatOut => number(line.sit_outs),
            Column::Word | Column::Person(_) | Column::Settled => {
                let mut cell = shared_cells::input("");
                if let Some(target) = self.roll.target(row, column) {
                    cell.text = field_text(book, target);
                }
                if *kind == Column::Settled {
                    cell.hint = Some("The power that is settled before the draw: by auction, or by choice".into());
                }
                if *kind == Column::Word {
                    cell.hint =
                        Some("Space: present or not; F2: late, standby, sits out, must play, two boards".into());
                }
                cell
            }
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = self.roll.columns.get(column).map_or("", |(kind, _)| kind.title());
        match self.roll.person(row) {
            Some(id) => format!("Roll {} {title}", self.engine.book().name_of(Some(id))),
            None => format!("Roll heading {title}"),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        if row == 0 || self.roll.columns.get(column).is_none_or(|(kind, _)| *kind != Column::Word) {
            return Vec::new();
        }
        let typed = typed.trim().to_lowercase();
        let names = AttendanceStatus::ALL.into_iter().map(AttendanceStatus::name);
        names.filter(|name| name.starts_with(&typed)).map(str::to_owned).collect()
    }
}
