//! The players: one line each, and empty lines below to type or paste new ones.

use crate::app::digest::Digest;
use crate::app::edits::{self, PersonColumn, Target};
use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, GridModel, Tone};
use crate::book::{Person, PersonId, Place, Severity};
use crate::live::Live;

use super::round::capital;

/// Empty lines below the last player, enough for a list of names from elsewhere.
const SPARE: usize = 300;

const COLUMNS: [(PersonColumn, &str, f32); 4] = [
    (PersonColumn::Name, "name", 220.0),
    (PersonColumn::Family, "family name", 150.0),
    (PersonColumn::Region, "region", 130.0),
    (PersonColumn::Note, "note", 300.0),
];
const GAMES: usize = COLUMNS.len();

/// The list of players as a grid.
#[derive(Debug)]
pub struct PlayersModel<'a> {
    pub live: &'a Live,
    pub digest: &'a Digest,
    columns: Vec<ColumnSpec>,
}

/// What typing at this position changes.
pub fn target(live: &Live, row: usize, column: usize) -> Option<Target> {
    let (kind, ..) = *COLUMNS.get(column)?;
    let index = row.checked_sub(1)?;
    let known = &live.book().people;
    Some(match known.get(index) {
        Some(found) => Target::Person(found.id, kind),
        None => Target::NewPerson(index - known.len(), kind),
    })
}

/// The row of a player.
pub fn find(live: &Live, id: PersonId) -> Option<(usize, usize)> {
    live.book().people.iter().position(|person| person.id == id).map(|line| (line + 1, 0))
}

/// The player at this row.
pub fn person(live: &Live, row: usize) -> Option<&Person> {
    live.book().people.get(row.checked_sub(1)?)
}

/// The first empty line.
pub fn first_empty(live: &Live) -> (usize, usize) {
    (live.book().people.len() + 1, 0)
}

impl<'a> PlayersModel<'a> {
    pub fn new(live: &'a Live, digest: &'a Digest) -> Self {
        let mut columns: Vec<ColumnSpec> = COLUMNS.iter().map(|&(_, _, width)| ColumnSpec { width }).collect();
        columns.push(ColumnSpec { width: 60.0 });
        PlayersModel { live, digest, columns }
    }
}

impl GridModel for PlayersModel<'_> {
    fn rows(&self) -> usize {
        1 + self.live.book().people.len() + SPARE
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        if row == 0 {
            let (text, align) = match COLUMNS.get(column) {
                Some((_, name, _)) => (*name, Align::Left),
                None => ("games", Align::Right),
            };
            let style = CellStyle { tone: Tone::Heading, align, ..CellStyle::default() };
            return CellView { text: text.into(), style, ..CellView::default() };
        }
        let person = person(self.live, row);
        if column == GAMES {
            let games = person.map(|person| self.digest.games(person.id));
            return CellView {
                text: games.map_or("".into(), |games| games.to_string().into()),
                style: CellStyle { tone: Tone::Computed, align: Align::Right, ..CellStyle::default() },
                ..CellView::default()
            };
        }
        let Some(target) = target(self.live, row, column) else { return CellView::default() };
        let mut cell =
            CellView { text: edits::text_of(self.live.book(), target), editable: true, ..CellView::default() };
        if column == 0
            && let Some(at) = person.and_then(|person| self.digest.problem(Place::Person(person.id)))
        {
            let problem = &self.live.problems()[at];
            cell.style.problem = problem.severity == Severity::Error;
            cell.style.remark = problem.severity == Severity::Remark;
            cell.hint = Some(format!("{}. {}", capital(&problem.what), problem.cure).into());
        }
        cell
    }

    fn label(&self, row: usize, column: usize) -> String {
        let name = COLUMNS.get(column).map_or("games", |(_, name, _)| *name);
        match (row, person(self.live, row)) {
            (0, _) => format!("Players heading {name}"),
            (_, Some(person)) => format!("Players {} {name}", person.name),
            (_, None) if row == first_empty(self.live).0 => format!("New player {name}"),
            (_, None) => format!("Players line {row} {name}"),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }
}
