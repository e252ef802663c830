//! The choices of what the columns of a sheet hold, the cheapest first.

use std::collections::BTreeMap;

use super::column_patterns::PATTERNS;
use super::column_roles::{ColumnContent, contents_of_columns};
use super::heading_lines::{HeadingLines, TableColumn};
use super::role::Role;
use crate::import::costs::{Cost, origin};
use crate::import::readings::Readings;
use crate::import::recipe::{Grid, Part};
use crate::import::words::heading_words::Heading;

/// What the columns hold, by the words of their headings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RoleChoice {
    roles: BTreeMap<String, Role>,
    /// Whether the headings that name games name rounds: each player has one game in each.
    pub games_are_rounds: bool,
    /// Whether a row without a name is a game of the player above.
    pub fills_names: bool,
    pub cost: Cost,
    /// The part of the cost that is for columns which are kept.
    pub kept: Cost,
}

impl RoleChoice {
    /// The same columns, with names that hold for the rows below them.
    pub(super) fn with_names_filled_down(&self) -> Self {
        RoleChoice { fills_names: true, cost: self.cost + origin::FILLED_DOWN, ..self.clone() }
    }

    pub(super) fn role(&self, words: &str) -> Role {
        self.roles.get(words).copied().unwrap_or(Role::Kept)
    }
}

/// The most choices of which the tables are read.
const MOST_READ: usize = 24;

/// The most steps of the search.
const MOST_STEPS: usize = 20_000;

/// The parts that a seat has once.
fn single_parts(role: Role) -> Vec<Heading> {
    let is_single = |heading: &Heading| {
        matches!(
            heading,
            Heading::Round | Heading::Board | Heading::Power | Heading::Player | Heading::FirstName | Heading::LastName
        ) || *heading == Heading::CENTRES
    };
    match role {
        Role::Is(heading) => Some(heading).filter(is_single).into_iter().collect(),
        Role::Parts(number) => {
            let parts = PATTERNS[number].pattern.parts().filter_map(|part| match part {
                Part::Field(heading) => Some(heading),
                Part::Year => None,
            });
            parts.filter(is_single).collect()
        }
        Role::CountsByYear(_) => vec![Heading::CENTRES],
        Role::Field
        | Role::Year
        | Role::ValueOfField
        | Role::Corrected
        | Role::Computed
        | Role::NotNeeded
        | Role::Kept => Vec::new(),
    }
}

/// Whether a column says which power was played.
fn gives_power(role: Role) -> bool {
    match role {
        Role::Is(heading) => heading == Heading::Power,
        Role::Parts(number) => PATTERNS[number].has(Part::POWER),
        Role::CountsByYear(_)
        | Role::Field
        | Role::Year
        | Role::ValueOfField
        | Role::Corrected
        | Role::Computed
        | Role::NotNeeded
        | Role::Kept => false,
    }
}

struct Search<'a> {
    keys: Vec<(&'a str, Vec<(Role, Cost)>)>,
    /// The keys that stand in one line with each key.
    beside: Vec<Vec<usize>>,
    /// Whether headings name powers. Otherwise a column must have them.
    names_powers: bool,
    steps: usize,
    found: Vec<RoleChoice>,
}

impl Search<'_> {
    fn is_free(&self, chosen: &[Role], key: usize, role: Role) -> bool {
        let parts = single_parts(role);
        let is_taken = |other: &usize| {
            chosen.get(*other).is_some_and(|of| single_parts(*of).iter().any(|part| parts.contains(part)))
        };
        let has_field = |other: &usize| chosen.get(*other) == Some(&Role::Field);
        !self.beside[key].iter().any(|other| is_taken(other) || role == Role::Field && has_field(other))
    }

    fn choose(&mut self, chosen: &mut Vec<Role>, cost: Cost) {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return;
        }
        let key = chosen.len();
        let Some((_, roles)) = self.keys.get(key) else {
            if !self.names_powers && !chosen.iter().any(|role| gives_power(*role)) {
                return;
            }
            let chosen = || self.keys.iter().zip(chosen.iter());
            let kept = chosen().filter(|(_, role)| **role == Role::Kept).flat_map(|((_, roles), _)| roles);
            let kept = kept.filter(|(role, _)| *role == Role::Kept).map(|(_, cost)| cost).sum();
            let roles = chosen().map(|((words, _), role)| ((*words).to_owned(), *role)).collect();
            self.found.push(RoleChoice { roles, games_are_rounds: false, fills_names: false, cost, kept });
            return;
        };
        for (role, own) in roles.clone() {
            if self.is_free(chosen, key, role) {
                chosen.push(role);
                self.choose(chosen, cost + own);
                chosen.pop();
            }
        }
    }
}

/// The choices of roles, the cheapest first.
pub(super) fn role_choices(grid: &Grid<'_>, readings: &Readings<'_>, lines: &HeadingLines) -> Vec<RoleChoice> {
    let contents = contents_of_columns(grid, readings, lines);
    let mut keys: Vec<(&str, Vec<(Role, Cost)>)> =
        contents.iter().map(|(words, content): (&String, &ColumnContent)| (words.as_str(), content.roles())).collect();
    for (_, roles) in &mut keys {
        roles.sort_by_key(|(_, cost)| *cost);
    }
    keys.sort_by_key(|(_, roles)| roles.len());
    let position = |words: &str| keys.iter().position(|(known, _)| *known == words);
    let mut beside = vec![Vec::new(); keys.len()];
    for line in lines.iter() {
        let of_line: Vec<usize> = line.columns.iter().filter_map(|column| position(&column.words)).collect();
        for &first in &of_line {
            for &second in &of_line {
                if first != second && !beside[first].contains(&second) {
                    beside[first].push(second);
                }
            }
        }
    }
    let names_powers = lines.iter().flat_map(|line| &line.columns).any(|column| column.names.power.is_some());
    let mut search = Search { keys, beside, names_powers, steps: 0, found: Vec::new() };
    search.choose(&mut Vec::new(), 0);
    let mut found = search.found;
    // Beside first and last names, only a column that is called so has whole names.
    let has_half_names = |choice: &RoleChoice| {
        let is_half = |role: &Role| matches!(role, Role::Is(Heading::FirstName | Heading::LastName));
        choice.roles.values().any(is_half)
    };
    let is_guessed = |(words, role): (&String, &Role)| {
        *role == Role::Is(Heading::Player) && !contents.get(words).is_some_and(ColumnContent::is_headed_player)
    };
    found.retain(|choice| !(has_half_names(choice) && choice.roles.iter().any(is_guessed)));
    // Beside the names of boards, the date of each is no round.
    let is_dated = |(words, role): (&String, &Role)| {
        *role == Role::Is(Heading::Round) && contents.get(words).is_some_and(ColumnContent::is_dated)
    };
    found.retain(|choice| {
        !(choice.roles.values().any(|role| *role == Role::Is(Heading::Board)) && choice.roles.iter().any(is_dated))
    });
    let is_of_board = |column: &TableColumn| column.names.board.is_some() && column.names.round.is_none();
    let with_boards = || lines.iter().filter(|line| line.columns.iter().any(is_of_board));
    if with_boards().next().is_some() {
        // Beside columns of boards, a column that names boards belongs to another table.
        let names_boards = |choice: &RoleChoice| {
            let mut columns = with_boards().flat_map(|line| &line.columns);
            columns.any(|column| choice.role(&column.words) == Role::Is(Heading::Board))
        };
        found.retain(|choice| !names_boards(choice));
        let of_rounds = found.iter().map(|choice| RoleChoice {
            games_are_rounds: true,
            cost: choice.cost + origin::SECOND,
            ..choice.clone()
        });
        found.extend(of_rounds.collect::<Vec<_>>());
    }
    found.sort_by_key(|choice| choice.cost);
    found.truncate(MOST_READ);
    found
}
