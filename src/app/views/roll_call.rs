//! The roll call of a round: everybody who plays with a word for the round, and who sits out if it is drawn so.

use std::collections::HashMap;

use super::shared_cells;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::view_cache::Digest;
use crate::book::{PersonId, Presence, RoundIx, Stage, fold_name};
use crate::engine::Engine;
use crate::engine::draw::{Muster, Order, plays, roll};
use crate::input::{PersonColumn, Target, called, text_of};
use crate::standings::SitOut;

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
    (Column::Person(PersonColumn::Prefers), 90.0),
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

/// A line of the roll call.
#[derive(Clone, Debug)]
struct Line {
    person: PersonId,
    played: usize,
    sat_out: usize,
    sits_out: String,
}

/// The roll call in view.
#[derive(Debug, Default)]
pub struct RollState {
    /// The round that is called, where the director chose one.
    chosen: Option<RoundIx>,
    round: RoundIx,
    made_for: Option<(u64, RoundIx)>,
    lines: Vec<Line>,
    muster: Muster,
    /// Who sits out for certain, if it is drawn so.
    out: Vec<String>,
    /// The columns in view: of what is known of a player only what the rules or the data speak of.
    columns: Vec<(Column, f32)>,
    /// Whether anybody was called yet.
    taken: bool,
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
        self.round = self.chosen.filter(|round| *round <= last).unwrap_or_else(|| coming(engine));
        if self.made_for == Some((engine.revision(), self.round)) {
            return;
        }
        self.made_for = Some((engine.revision(), self.round));
        let asked = |column: &Column| match column {
            Column::Person(PersonColumn::Prefers) => true,
            Column::Person(PersonColumn::Region) => engine.rules().sit_outs.contains(&SitOut::Nationals),
            Column::Person(column) => digest.asks_for(*column),
            _ => true,
        };
        self.columns = COLUMNS.into_iter().filter(|(column, _)| asked(column)).collect();
        self.taken = book.round(self.round).is_some_and(|round| !round.attendance.is_empty());
        let roll = roll(book, self.round);
        self.muster = Muster::of(&roll);
        let before = &book.rounds[..self.round.0];
        let played = |id: PersonId| {
            let sits = |round: &&crate::book::Round| {
                round.boards.iter().any(|board| board.seats.values().any(|seat| seat.player == Some(id)))
            };
            before.iter().filter(sits).count()
        };
        let sat_out = |id: PersonId| before.iter().filter(|round| round.sat_out.contains(&id)).count();
        let order = Order::of(book, engine.rules(), &roll, &sat_out);
        let (certain, choice) = order.first(self.muster.out);
        self.out = certain.iter().map(|(id, _)| book.name_of(Some(*id)).to_owned()).collect();
        let mut why: HashMap<PersonId, String> = certain.into_iter().map(|(id, why)| (id, why.0.clone())).collect();
        if let Some((many, among)) = choice {
            // Of many the draw may take anybody, which the line above says once.
            for id in among.iter().filter(|_| among.len() <= 12) {
                why.insert(*id, format!("perhaps: the draw takes {many} of {}", among.len()));
            }
        }
        let shown = book.people.iter().filter(|person| plays(person) || called(book, self.round, person.id).is_some());
        self.lines = shown
            .map(|person| Line {
                person: person.id,
                played: played(person.id),
                sat_out: sat_out(person.id),
                sits_out: why.remove(&person.id).unwrap_or_default(),
            })
            .collect();
    }

    /// The round that is called.
    pub fn round(&self) -> RoundIx {
        self.round
    }

    /// How those who are there come out.
    pub fn muster(&self) -> &Muster {
        &self.muster
    }

    /// Who sits out for certain, if it is drawn so.
    pub fn out(&self) -> &[String] {
        &self.out
    }

    /// Whether anybody was called yet.
    pub fn is_taken(&self) -> bool {
        self.taken
    }

    /// Calls another round.
    pub fn choose(&mut self, round: RoundIx) {
        self.chosen = Some(round);
    }

    /// The person at this row.
    pub fn person(&self, row: usize) -> Option<PersonId> {
        self.lines.get(row.checked_sub(1)?).map(|line| line.person)
    }

    /// Everybody in the list.
    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.lines.iter().map(|line| line.person)
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<Target> {
        let person = self.person(row)?;
        match self.columns.get(column)?.0 {
            Column::Word => Some(Target::Called(self.round, person)),
            Column::Settled => Some(Target::Settled(self.round, person)),
            Column::Person(column) => Some(Target::Person(person, column)),
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
        now - last <= PAUSE && !self.lines.iter().any(|line| begins(engine, line.person, &wanted))
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
        let is_there =
            |at: &usize| called(engine.book(), self.round, self.lines[*at].person).is_some_and(Presence::is_there);
        let all = (0..self.lines.len()).filter(|at| begins(engine, self.lines[*at].person, &wanted));
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

/// The round to call: the first without a count on any of its boards, or the one after the last.
pub fn coming(engine: &Engine) -> RoundIx {
    let waits = |round: &crate::book::Round| round.boards.iter().all(|board| board.stage() == Stage::NotStarted);
    let rounds = &engine.book().rounds;
    RoundIx(rounds.iter().position(waits).unwrap_or(rounds.len()))
}

/// Whether all boards of a round have counts.
pub fn is_played(engine: &Engine, round: RoundIx) -> bool {
    let boards = engine.book().round(round).map_or(&[][..], |round| &round.boards);
    !boards.is_empty() && boards.iter().all(|board| board.stage() != Stage::NotStarted)
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
        1 + self.roll.lines.len()
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
        let Some(line) = row.checked_sub(1).and_then(|at| self.roll.lines.get(at)) else {
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
                let is = called(book, self.roll.round, line.person);
                cell.style.bold = is.is_some_and(Presence::is_there);
                cell
            }
            Column::SitsOut => {
                let mut cell = shared_cells::computed(line.sits_out.as_str());
                cell.style.remark = !line.sits_out.is_empty() && !line.sits_out.starts_with("perhaps");
                cell
            }
            Column::Played => number(line.played),
            Column::SatOut => number(line.sat_out),
            Column::Word | Column::Person(_) | Column::Settled => {
                let mut cell = shared_cells::input("");
                if let Some(target) = self.roll.target(row, column) {
                    cell.text = text_of(book, target);
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
        let names = Presence::ALL.into_iter().map(Presence::name);
        names.filter(|name| name.starts_with(&typed)).map(str::to_owned).collect()
    }
}
