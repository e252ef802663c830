//! The choices of what the columns of a sheet hold, the cheapest first.

use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;

use super::SheetContext;
use super::column_content::{ColumnContent, contents_of_columns};
use super::column_patterns::PATTERNS;
use super::heading_line::TableColumn;
use super::heading_lines::HeadingLines;
use super::role::Role;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::costs::{Cost, heading, origin};
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

    pub(super) fn has(&self, wanted: Role) -> bool {
        self.roles.values().any(|role| *role == wanted)
    }

    /// Whether a column has the players.
    pub(super) fn has_players(&self) -> bool {
        self.roles.values().any(|role| single_parts(*role) & single_parts(Role::Is(Heading::Player)) != 0)
    }

    /// Whether the words above the columns say what is in them, and one of them has the powers.
    pub(super) fn is_by_words(&self) -> bool {
        self.cost - self.kept < heading::LETTER && self.has(Role::Is(Heading::Power))
    }

    pub(super) fn role(&self, words: &str) -> Role {
        self.roles.get(words).copied().unwrap_or(Role::Kept)
    }
}

/// The most choices of which the tables are read.
const MOST_READ: usize = 48;

/// The most steps of the search.
const MOST_STEPS: usize = 20_000;

/// The parts that a seat has once.
const SINGLE_PARTS: [Heading; 8] = [
    Heading::Round,
    Heading::Board,
    Heading::Power,
    Heading::Player,
    Heading::FirstName,
    Heading::NamePrefix,
    Heading::LastName,
    Heading::CENTRES,
];

/// Which of the parts that a seat has once are in a column of this role, a bit for each.
fn single_parts(role: Role) -> u8 {
    let bit = |heading: Heading| SINGLE_PARTS.iter().position(|single| *single == heading).map_or(0, |at| 1 << at);
    match role {
        Role::Is(heading) => bit(heading),
        Role::Parts(number) => PATTERNS[number].pattern.parts().fold(0, |bits, part| match part {
            Part::Field(heading) => bits | bit(heading),
            Part::Year => bits,
        }),
        Role::CountsByYear(_) => bit(Heading::CENTRES),
        Role::PlayerOrCount => bit(Heading::Player) | bit(Heading::CENTRES),
        Role::WholeBoard(..) => bit(Heading::Power) | bit(Heading::Player) | bit(Heading::CENTRES),
        Role::Field
        | Role::Year
        | Role::YearOfLine
        | Role::ValueOfField
        | Role::Corrected
        | Role::Computed
        | Role::NotNeeded
        | Role::Kept => 0,
    }
}

/// Whether a column says which power was played.
fn gives_power(role: Role) -> bool {
    match role {
        Role::Is(heading) => heading == Heading::Power,
        Role::Parts(number) => PATTERNS[number].has(Part::POWER),
        Role::WholeBoard(..) => true,
        Role::CountsByYear(_)
        | Role::PlayerOrCount
        | Role::YearOfLine
        | Role::Field
        | Role::Year
        | Role::ValueOfField
        | Role::Corrected
        | Role::Computed
        | Role::NotNeeded
        | Role::Kept => false,
    }
}

/// What a column can hold.
#[derive(Clone, Copy)]
struct PossibleRole {
    role: Role,
    cost: Cost,
    /// The part of the cost that is for a column which is kept.
    kept: Cost,
    single_parts: u8,
}

/// A role for each key, by its position among those that are possible. A search finds thousands of them, and few are read.
struct FoundChoice {
    positions: Box<[usize]>,
    cost: Cost,
    kept: Cost,
}

struct Search<'a> {
    keys: Vec<(&'a str, Vec<PossibleRole>)>,
    /// The keys before each key that stand in one line with it.
    beside: Vec<BTreeSet<usize>>,
    /// The keys that are kept only beside another one with this part.
    heeded: Vec<(usize, u8)>,
    /// Whether headings name powers. Otherwise a column must have them.
    names_powers: bool,
    /// The cost from which on choices are not needed.
    limit: Cost,
    steps: usize,
    found: Vec<FoundChoice>,
}

impl Search<'_> {
    fn is_free(&self, chosen: &[PossibleRole], key: usize, possible: PossibleRole) -> bool {
        !self.beside[key].iter().any(|before| {
            let other = chosen[*before];
            other.single_parts & possible.single_parts != 0 || possible.role == Role::Field && other.role == Role::Field
        })
    }

    /// Whether a column is kept although its word says what it has, and no other column has this.
    fn leaves_word(&self, chosen: &[PossibleRole]) -> bool {
        self.heeded.iter().any(|&(key, part)| {
            let is_beside = |other: usize| self.beside[key].contains(&other) || self.beside[other].contains(&key);
            let has_part = |other: usize| chosen[other].single_parts & part != 0 && is_beside(other);
            chosen[key].role == Role::Kept && !(0..chosen.len()).any(has_part)
        })
    }

    fn choose(&mut self, chosen: &mut Vec<PossibleRole>, positions: &mut Vec<usize>, cost: Cost) {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return;
        }
        let key = chosen.len();
        let Some(count) = self.keys.get(key).map(|(_, roles)| roles.len()) else {
            if !self.names_powers && !chosen.iter().any(|chosen| gives_power(chosen.role)) {
                return;
            }
            if self.leaves_word(chosen) {
                return;
            }
            let kept = chosen.iter().map(|chosen| chosen.kept).sum();
            self.found.push(FoundChoice { positions: positions.as_slice().into(), cost, kept });
            return;
        };
        for at in 0..count {
            let possible = self.keys[key].1[at];
            // The roles are sorted by their costs.
            if self.limit <= cost + possible.cost {
                return;
            }
            if self.is_free(chosen, key, possible) {
                chosen.push(possible);
                positions.push(at);
                self.choose(chosen, positions, cost + possible.cost);
                chosen.pop();
                positions.pop();
            }
        }
    }

    /// The choices that were found, the cheapest first.
    fn choices(self) -> impl Iterator<Item = RoleChoice> {
        let Search { keys, mut found, .. } = self;
        found.sort_by_key(|found| found.cost);
        found.into_iter().map(move |FoundChoice { positions, cost, kept }| {
            let role =
                |((words, roles), at): (&(&str, Vec<PossibleRole>), &usize)| ((*words).to_owned(), roles[*at].role);
            let roles = keys.iter().zip(&positions).map(role).collect();
            RoleChoice { roles, games_are_rounds: false, fills_names: false, cost, kept }
        })
    }
}

/// The keys before each key that stand in one line with it. Many lines have the same keys.
fn keys_beside(keys: &[(&str, Vec<PossibleRole>)], lines: &HeadingLines) -> Vec<BTreeSet<usize>> {
    let positions: FxHashMap<&str, usize> = keys.iter().enumerate().map(|(at, (words, _))| (*words, at)).collect();
    let lines: BTreeSet<BTreeSet<usize>> = lines
        .iter()
        .map(|line| line.columns.iter().filter_map(|column| positions.get(column.words.as_str()).copied()).collect())
        .collect();
    let mut beside = vec![BTreeSet::new(); keys.len()];
    for of_line in &lines {
        for &key in of_line {
            beside[key].extend(of_line.range(..key));
        }
    }
    beside
}

/// What the words of a file say is heeded: such a column is kept only beside another one that has the same. Gives the columns for which
/// this is decided with the others, each with what its word says.
///
/// `is_undecided` says whether a column may be something else, as dates may.
fn heed_words(
    keys: &mut [(&str, Vec<PossibleRole>)],
    beside: &[BTreeSet<usize>],
    is_undecided: impl Fn(&str) -> bool,
) -> Vec<(usize, u8)> {
    let mut with_others = Vec::new();
    for word in [Heading::Round, Heading::Board, Heading::Power, Heading::Player, Heading::CENTRES] {
        let parts_of_names = [Heading::FirstName, Heading::LastName].map(|of| single_parts(Role::Is(of)));
        let others = if word == Heading::Player { parts_of_names[0] | parts_of_names[1] } else { 0 };
        let part = single_parts(Role::Is(word)) | others;
        let has = |(_, roles): &(&str, Vec<PossibleRole>)| roles.iter().any(|of| of.single_parts & part != 0);
        let with: BTreeSet<usize> = (0..keys.len()).filter(|key| has(&keys[*key])).collect();
        let has_other =
            |key: usize| with.iter().any(|other| beside[key].contains(other) || beside[*other].contains(&key));
        let is_word = |key: usize| {
            let (words, roles) = &keys[key];
            roles.iter().any(|of| of.role == Role::Is(word) && of.cost < heading::LETTER) && !is_undecided(words)
        };
        let (others, alone): (Vec<usize>, Vec<usize>) =
            with.iter().copied().filter(|key| is_word(*key)).partition(|key| has_other(*key));
        for key in alone {
            keys[key].1.retain(|of| of.role != Role::Kept);
        }
        with_others.extend(others.into_iter().map(|key| (key, part)));
    }
    with_others
}

/// Whether a board has the same power in several lines, or, beside columns of powers, several lines at all.
fn boards_come_again(grid: &Grid<'_>, lines: &HeadingLines, choice: &RoleChoice) -> bool {
    lines.iter().any(|heading| {
        let place = |wanted: Heading| {
            let column = heading.columns.iter().find(|column| choice.role(&column.words) == Role::Is(wanted));
            column.map(|column| column.place)
        };
        let (Some(board), power) = (place(Heading::Board), place(Heading::Power)) else { return false };
        let text = |cells: &[CellIndex], place: u32| grid.find_in_line(cells, place).map(|cell| grid.text(cell));
        let mut seen: BTreeSet<(String, Option<String>)> = BTreeSet::new();
        let mut above = None;
        grid.lines_between(heading.lines()).any(|(_, cells)| {
            above = text(cells, board).or(above.take());
            let power = power.map(|place| text(cells, place));
            let (Some(board), false) = (&above, power == Some(None)) else { return false };
            !seen.insert((board.clone(), power.flatten()))
        })
    })
}

/// The choices of roles that cost less than a limit, the cheapest first.
pub(super) fn role_choices(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &HeadingLines,
    context: SheetContext<'_>,
    limit: Cost,
) -> Vec<RoleChoice> {
    let contents = contents_of_columns(grid, readings, lines, context.names);
    let possible_roles = |content: &ColumnContent| {
        let roles = content.roles().into_iter();
        let kept = |role: Role| if role == Role::Kept { content.kept() } else { 0 };
        let roles =
            roles.map(|(role, cost)| PossibleRole { role, cost, kept: kept(role), single_parts: single_parts(role) });
        let mut roles: Vec<PossibleRole> = roles.collect();
        roles.sort_by_key(|possible| possible.cost);
        roles
    };
    let mut keys: Vec<(&str, Vec<PossibleRole>)> =
        contents.iter().map(|(words, content)| (words.as_str(), possible_roles(content))).collect();
    keys.sort_by_key(|(_, roles)| roles.len());
    let beside = keys_beside(&keys, lines);
    let heeded = heed_words(&mut keys, &beside, |words| contents.get(words).is_some_and(ColumnContent::may_be_rounds));
    let names_powers = context.power.is_some()
        || lines.iter().flat_map(|line| &line.columns).any(|column| column.names.power.is_some());
    let of_direction = if grid.across { origin::ACROSS } else { 0 };
    let limit = limit.saturating_sub(of_direction);
    let mut search = Search { keys, beside, heeded, names_powers, limit, steps: 0, found: Vec::new() };
    search.choose(&mut Vec::new(), &mut Vec::new(), 0);
    // Beside first and last names, only a column that is called so has whole names.
    let has_half_names = |choice: &RoleChoice| {
        let is_half = |role: &Role| matches!(role, Role::Is(Heading::FirstName | Heading::LastName));
        choice.roles.values().any(is_half)
    };
    let is_guessed = |(words, role): (&String, &Role)| {
        *role == Role::Is(Heading::Player) && !contents.get(words).is_some_and(ColumnContent::is_headed_player)
    };
    let is_second_half = |(words, role): (&String, &Role)| {
        *role == Role::Is(Heading::LastName) && contents.get(words).is_some_and(ColumnContent::may_be_last_name)
    };
    // Beside the names of boards, the date of each is a round only where the boards come again.
    let may_be_rounds = |(words, role): (&String, &Role)| {
        *role == Role::Is(Heading::Round) && contents.get(words).is_some_and(ColumnContent::may_be_rounds)
    };
    let is_of_board = |column: &TableColumn| column.names.board.is_some() && column.names.round.is_none();
    let with_boards = || lines.iter().filter(|line| line.columns.iter().any(is_of_board));
    let has_boards = with_boards().next().is_some();
    // Beside columns of boards, a column that names boards belongs to another table.
    let names_boards = |choice: &RoleChoice| {
        let mut columns = with_boards().flat_map(|line| &line.columns);
        columns.any(|column| choice.role(&column.words) == Role::Is(Heading::Board))
    };
    let fits = |choice: &RoleChoice| {
        let has = |is_role: &dyn Fn((&String, &Role)) -> bool| choice.roles.iter().any(is_role);
        let breaks_names = has_half_names(choice) && has(&is_guessed)
            || has(&is_second_half) && !choice.has(Role::Is(Heading::FirstName));
        let are_dates = choice.has(Role::Is(Heading::Board)) && has(&may_be_rounds);
        let is_of_other_table = has_boards && names_boards(choice);
        !breaks_names && !is_of_other_table && (!are_dates || boards_come_again(grid, lines, choice))
    };
    let mut found: Vec<RoleChoice> = search.choices().filter(fits).take(MOST_READ).collect();
    if has_boards {
        let of_rounds = found.iter().map(|choice| RoleChoice {
            games_are_rounds: true,
            cost: choice.cost + origin::SECOND,
            ..choice.clone()
        });
        found.extend(of_rounds.collect::<Vec<_>>());
    }
    for choice in &mut found {
        choice.cost += of_direction;
    }
    found.sort_by_key(|choice| choice.cost);
    found.truncate(MOST_READ);
    found
}
