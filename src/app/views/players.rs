//! The players: one line each, and empty lines below to type or paste new ones.

use std::borrow::Cow;

use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, GridModel, CellTone};
use crate::app::view_cache::ViewCache;
use crate::book::{CellAddress, Person, PersonId, Role, Severity, fold_name};
use crate::engine::Engine;
use crate::input;
use crate::input::{InputField, PersonColumn};

use super::round::complete_name;
use crate::book::vocabulary::capitalize;

/// Empty lines below the last player, enough for a list of names from elsewhere.
const SPARE: usize = 300;

/// The columns in view: those of every event, and those that the rules or the data of this one need, or all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerColumns(Vec<PersonColumn>);

impl PlayerColumns {
    pub fn new(digest: &ViewCache, all: bool) -> PlayerColumns {
        let needed = |column: &PersonColumn| !PersonColumn::OPTIONAL.contains(column) || digest.asks_for(*column);
        PlayerColumns(PersonColumn::ALL.into_iter().filter(|column| all || needed(column)).collect())
    }

    /// What a position holds; `None` for the number of games.
    fn at(&self, column: usize) -> Option<PersonColumn> {
        self.0.get(column).copied()
    }

    /// What typing at this position changes.
    pub fn target(&self, engine: &Engine, row: usize, column: usize) -> Option<InputField> {
        let kind = self.at(column)?;
        let index = row.checked_sub(1)?;
        let known = &engine.book().people;
        Some(match known.get(index) {
            Some(found) => InputField::Person(found.id, kind),
            None => InputField::NewPerson(index - known.len(), kind),
        })
    }

    /// Whether a position of these is missing in `other`.
    pub fn loses(&self, column: usize, other: &PlayerColumns) -> bool {
        self.at(column).is_some_and(|kind| !other.0.contains(&kind))
    }

    /// Where a column of `old` stands now, so that the cursor stays on its cell.
    pub fn follow(&self, old: &PlayerColumns, column: usize) -> usize {
        let moved = old.at(column).map(|kind| self.0.iter().position(|have| *have == kind).unwrap_or_default());
        moved.unwrap_or(self.0.len())
    }
}

const fn width(column: PersonColumn) -> f32 {
    match column {
        PersonColumn::Name => 220.0,
        PersonColumn::FamilyName | PersonColumn::Successor => 150.0,
        PersonColumn::Region | PersonColumn::SignedUp | PersonColumn::Town => 130.0,
        PersonColumn::Role | PersonColumn::TeamPreference | PersonColumn::PreferredPowers => 96.0,
        PersonColumn::Group | PersonColumn::Handicap => 72.0,
        PersonColumn::Penalties => 200.0,
        PersonColumn::Note => 300.0,
    }
}

/// What a column takes, for whoever points at its heading.
const fn help(column: PersonColumn) -> Option<&'static str> {
    Some(match column {
        PersonColumn::Role => {
            "Empty for a player; unranked, removed and withdrawn take no place, a reserve waits to step in"
        }
        PersonColumn::Group => "The group of entrants",
        PersonColumn::Handicap => "Points given beforehand",
        PersonColumn::TeamPreference => "Yes for who waits for a team to be made",
        PersonColumn::Successor => "Who goes on in this player’s stead, with the scores so far",
        PersonColumn::Penalties => {
            "What is taken from the total, and why: “25 % anonymity”, “10 late”; several with a semicolon between"
        }
        PersonColumn::SignedUp => {
            "The moment, “2006-07-30 18:05”, or the number on the list; the order of entry if empty"
        }
        PersonColumn::PreferredPowers => "The powers wished for, the dearest first: “FGIRT”",
        _ => return None,
    })
}

/// The list of players as a grid.
#[derive(Debug)]
pub struct PlayersModel<'a> {
    pub engine: &'a Engine,
    pub digest: &'a ViewCache,
    shown: PlayerColumns,
    columns: Vec<ColumnSpec>,
}

/// The row of a player.
pub fn find(engine: &Engine, id: PersonId) -> Option<(usize, usize)> {
    engine.book().people.iter().position(|person| person.id == id).map(|line| (line + 1, 0))
}

/// The player at this row.
pub fn person(engine: &Engine, row: usize) -> Option<&Person> {
    engine.book().people.get(row.checked_sub(1)?)
}

/// The first empty line.
pub fn first_empty(engine: &Engine) -> (usize, usize) {
    (engine.book().people.len() + 1, 0)
}

impl<'a> PlayersModel<'a> {
    pub fn new(engine: &'a Engine, digest: &'a ViewCache, shown: PlayerColumns) -> Self {
        let mut columns: Vec<ColumnSpec> = shown.0.iter().map(|kind| ColumnSpec { width: width(*kind) }).collect();
        columns.push(ColumnSpec { width: 60.0 });
        PlayersModel { engine, digest, shown, columns }
    }
}

impl GridModel for PlayersModel<'_> {
    fn rows(&self) -> usize {
        1 + self.engine.book().people.len() + SPARE
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
        let kind = self.shown.at(column);
        let right = kind.is_none_or(|kind| kind == PersonColumn::Handicap);
        let align = if right { Align::Right } else { Align::Left };
        if row == 0 {
            let text = kind.map_or("games", PersonColumn::name);
            let style = CellStyle { tone: CellTone::Heading, align, ..CellStyle::default() };
            let hint = kind.and_then(help).map(Cow::Borrowed);
            return CellView { text: text.into(), style, hint, ..CellView::default() };
        }
        let person = person(self.engine, row);
        let (Some(kind), Some(target)) = (kind, self.shown.target(self.engine, row, column)) else {
            let games = person.map(|person| self.digest.games(person.id));
            return CellView {
                text: games.map_or("".into(), |games| games.to_string().into()),
                style: CellStyle { tone: CellTone::Computed, align, ..CellStyle::default() },
                ..CellView::default()
            };
        };
        let text = input::field_text(self.engine.book(), target);
        let style = CellStyle { align, ..CellStyle::default() };
        let mut cell = CellView { text, style, editable: true, ..CellView::default() };
        if kind == PersonColumn::Name
            && let Some(at) = person.and_then(|person| self.digest.problem(CellAddress::Person(person.id)))
        {
            let problem = &self.engine.problems()[at];
            cell.style.problem = problem.severity == Severity::Error;
            cell.style.remark = problem.severity == Severity::Remark;
            cell.hint = Some(format!("{}. {}", capitalize(&problem.message), problem.cure).into());
        }
        cell
    }

    fn label(&self, row: usize, column: usize) -> String {
        let name = self.shown.at(column).map_or("games", PersonColumn::name);
        match (row, person(self.engine, row)) {
            (0, _) => format!("Players heading {name}"),
            (_, Some(person)) => format!("Players {} {name}", person.name),
            (_, None) if row == first_empty(self.engine).0 => format!("New player {name}"),
            (_, None) => format!("Players line {row} {name}"),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let own = person(self.engine, row).map(|person| person.id);
        match self.shown.at(column) {
            Some(PersonColumn::Role) => {
                let typed = fold_name(typed);
                let names = Role::ALL.into_iter().map(Role::name).filter(|name| !name.is_empty());
                names.filter(|name| name.starts_with(&typed)).map(str::to_owned).collect()
            }
            // Who has not played yet comes first: a replacement enters.
            Some(PersonColumn::Successor) => {
                let mut names =
                    complete_name(self.engine.book(), typed, |id| Some(id) == own || self.digest.games(id) > 0);
                names.retain(|name| own.is_none_or(|own| self.engine.book().name_of(Some(own)) != name));
                names
            }
            _ => Vec::new(),
        }
    }
}
