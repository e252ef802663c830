//! The Roll call tab as a grid, and the search for a name by its first letters. The attendance is computed in
//! [`crate::engine::AttendanceTable`].

use super::shared_cells;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::view_cache::ViewCache;
use crate::book::{AttendanceStatus, PersonId, RoundIx, fold_name};
use crate::engine::draw::Headcount;
use crate::engine::{AttendanceTable, Engine};
use crate::input::{InputField, PersonColumn, attendance_of, field_text};
use crate::standings::SitOutPriority;

/// The longest pause between two letters of one search, in seconds.
const PAUSE: f64 = 1.2;

/// A column of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RollCallColumn {
    Name,
    Status,
    SitsOut,
    Played,
    SatOut,
    Person(PersonColumn),
    /// The power that is reserved before the draw.
    ReservedPower,
}

const COLUMNS: [(RollCallColumn, f32); 10] = [
    (RollCallColumn::Name, 190.0),
    (RollCallColumn::Status, 92.0),
    (RollCallColumn::SitsOut, 270.0),
    (RollCallColumn::Played, 56.0),
    (RollCallColumn::SatOut, 58.0),
    (RollCallColumn::Person(PersonColumn::SignedUp), 130.0),
    (RollCallColumn::Person(PersonColumn::Town), 110.0),
    (RollCallColumn::Person(PersonColumn::Region), 110.0),
    (RollCallColumn::Person(PersonColumn::PreferredPowers), 90.0),
    (RollCallColumn::ReservedPower, 112.0),
];

impl RollCallColumn {
    const fn title(self) -> &'static str {
        match self {
            RollCallColumn::Name => "name",
            RollCallColumn::Status => "status",
            RollCallColumn::SitsOut => "reason to sit out",
            RollCallColumn::Played => "played",
            RollCallColumn::SatOut => "sat out",
            RollCallColumn::ReservedPower => "reserved power",
            RollCallColumn::Person(column) => column.name(),
        }
    }

    const fn align(self) -> Align {
        match self {
            RollCallColumn::Played | RollCallColumn::SatOut => Align::Right,
            _ => Align::Left,
        }
    }
}

/// The state of the Roll call tab.
#[derive(Debug, Default)]
pub struct RollCallState {
    /// The round that the director chose, if any.
    chosen: Option<RoundIx>,
    round: RoundIx,
    built_for: Option<(u64, RoundIx)>,
    table: AttendanceTable,
    /// The names of the players who are certain to sit out.
    sitting_out: Vec<String>,
    /// The visible columns. A column about a player is visible only if the rules or the data use it.
    columns: Vec<(RollCallColumn, f32)>,
    /// The typed letters of a name, and the time of the last letter.
    typed: (String, f64),
    /// The name that these letters found.
    found: Option<SearchMatch>,
}

/// A name found by its first letters, among all names that begin with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchMatch {
    pub row: usize,
    /// The position among these names, from 1.
    pub position: usize,
    pub match_count: usize,
    /// Whether all these players are ticked already.
    pub ticked: bool,
}

impl RollCallState {
    /// Brings the table up to date with the book.
    pub fn refresh(&mut self, engine: &Engine, view_cache: &ViewCache) {
        let book = engine.book();
        let last = RoundIx(book.rounds.len());
        self.round = self.chosen.filter(|round| *round <= last).unwrap_or_else(|| engine.coming_round());
        if self.built_for == Some((engine.revision(), self.round)) {
            return;
        }
        self.built_for = Some((engine.revision(), self.round));
        let is_needed = |column: &RollCallColumn| match column {
            RollCallColumn::Person(PersonColumn::PreferredPowers) => true,
            RollCallColumn::Person(PersonColumn::Region) => {
                engine.rules().sit_outs.contains(&SitOutPriority::Nationals)
            }
            RollCallColumn::Person(column) => view_cache.needs_column(*column),
            _ => true,
        };
        self.columns = COLUMNS.into_iter().filter(|(column, _)| is_needed(column)).collect();
        self.table = engine.attendance(self.round);
        let names = self.table.sitting_out.iter().map(|id| book.name_of(Some(*id)).to_owned());
        self.sitting_out = names.collect();
    }

    /// The round of the table.
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

    /// Whether the attendance of any player is known.
    pub fn has_begun(&self) -> bool {
        self.table.has_begun
    }

    /// Chooses another round.
    pub fn choose_round(&mut self, round: RoundIx) {
        self.chosen = Some(round);
    }

    /// The person at this row.
    pub fn person(&self, row: usize) -> Option<PersonId> {
        self.table.rows.get(row.checked_sub(1)?).map(|line| line.person)
    }

    /// All people in the table.
    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.table.rows.iter().map(|line| line.person)
    }

    /// The field that is edited at this position.
    pub fn target(&self, row: usize, column: usize) -> Option<InputField> {
        let person = self.person(row)?;
        match self.columns.get(column)?.0 {
            RollCallColumn::Status => Some(InputField::Attendance(self.round, person)),
            RollCallColumn::ReservedPower => Some(InputField::ReservedPower(self.round, person)),
            RollCallColumn::Person(column) => Some(InputField::Person(person, column)),
            _ => None,
        }
    }

    /// Whether letters typed in this column search for a name, and Space ticks a player.
    pub fn is_search_column(&self, column: usize) -> bool {
        !matches!(self.columns.get(column), Some((RollCallColumn::Person(_) | RollCallColumn::ReservedPower, _)) | None)
    }

    /// Whether no name begins with the typed letters. A space after them is then not meant for the player under the
    /// cursor.
    pub fn search_has_no_match(&self, engine: &Engine, now: f64) -> bool {
        let (typed, last) = &self.typed;
        let wanted = fold_name(typed);
        now - last <= PAUSE && !self.table.rows.iter().any(|line| begins(engine, line.person, &wanted))
    }

    /// Finds the next name, from this row on, that begins with the letters typed so far. First names and family names
    /// both count. A player who is ticked as present is found only if no other name begins with the letters.
    pub fn search(&mut self, engine: &Engine, text: &str, now: f64, from: usize) -> Option<SearchMatch> {
        let (typed, last) = &mut self.typed;
        if now - *last > PAUSE {
            typed.clear();
        }
        typed.push_str(text);
        *last = now;
        let wanted = fold_name(typed);
        // A further letter may find the name under the cursor again. The first letter starts at the next row.
        let start = from.saturating_sub(usize::from(typed.chars().count() > 1));
        let is_present = |at: &usize| {
            attendance_of(engine.book(), self.round, self.table.rows[*at].person)
                .is_some_and(AttendanceStatus::is_in_the_room)
        };
        let all = (0..self.table.rows.len()).filter(|at| begins(engine, self.table.rows[*at].person, &wanted));
        let (present, open): (Vec<usize>, Vec<usize>) = all.partition(is_present);
        let ticked = open.is_empty();
        let matches = if ticked { present } else { open };
        let at = matches.iter().position(|at| *at >= start).unwrap_or(0);
        self.found = matches.get(at).map(|row| SearchMatch {
            row: row + 1,
            position: at + 1,
            match_count: matches.len(),
            ticked,
        });
        self.found
    }

    /// Ends the search and returns the name it found. The next letter begins a new search.
    pub fn end_search(&mut self) -> Option<SearchMatch> {
        self.typed.0.clear();
        self.found.take()
    }
}

/// Whether the whole name or one of its words begins with these letters.
fn begins(engine: &Engine, person: PersonId, wanted: &str) -> bool {
    let name = fold_name(engine.book().name_of(Some(person)));
    name.starts_with(wanted) || name.split(' ').any(|word| word.starts_with(wanted))
}

/// The roll call as a grid.
#[derive(Debug)]
pub struct RollCallModel<'a> {
    engine: &'a Engine,
    state: &'a RollCallState,
    columns: Vec<ColumnSpec>,
}

impl<'a> RollCallModel<'a> {
    pub fn new(engine: &'a Engine, state: &'a RollCallState) -> Self {
        RollCallModel {
            engine,
            state,
            columns: state.columns.iter().map(|(_, width)| ColumnSpec { width: *width }).collect(),
        }
    }
}

impl GridModel for RollCallModel<'_> {
    fn rows(&self) -> usize {
        1 + self.state.table.rows.len()
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
        let Some((kind, _)) = self.state.columns.get(column) else { return CellView::default() };
        let Some(line) = row.checked_sub(1).and_then(|at| self.state.table.rows.get(at)) else {
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
            RollCallColumn::Name => {
                let mut cell = shared_cells::computed(book.name_of(Some(line.person)));
                let status = attendance_of(book, self.state.round, line.person);
                cell.style.bold = status.is_some_and(AttendanceStatus::is_in_the_room);
                cell
            }
            RollCallColumn::SitsOut => {
                let mut cell = shared_cells::computed(line.sit_out_reason.as_str());
                cell.style.remark = !line.sit_out_reason.is_empty() && !line.sit_out_reason.starts_with("perhaps");
                cell
            }
            RollCallColumn::Played => number(line.rounds_played),
            RollCallColumn::SatOut => number(line.sit_outs),
            RollCallColumn::Status | RollCallColumn::Person(_) | RollCallColumn::ReservedPower => {
                let mut cell = shared_cells::input("");
                if let Some(target) = self.state.target(row, column) {
                    cell.text = field_text(book, target);
                }
                if *kind == RollCallColumn::ReservedPower {
                    cell.hint =
                        Some("The power that is reserved before the draw, for example by auction or by choice".into());
                }
                if *kind == RollCallColumn::Status {
                    cell.hint =
                        Some("Space switches between present and absent. F2 sets late, standby, sits out, must play or two boards".into());
                }
                cell
            }
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = self.state.columns.get(column).map_or("", |(kind, _)| kind.title());
        match self.state.person(row) {
            Some(id) => format!("Roll {} {title}", self.engine.book().name_of(Some(id))),
            None => format!("Roll heading {title}"),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        if row == 0 || self.state.columns.get(column).is_none_or(|(kind, _)| *kind != RollCallColumn::Status) {
            return Vec::new();
        }
        let typed = typed.trim().to_lowercase();
        let names = AttendanceStatus::ALL.into_iter().map(AttendanceStatus::name);
        names.filter(|name| name.starts_with(&typed)).map(str::to_owned).collect()
    }
}
