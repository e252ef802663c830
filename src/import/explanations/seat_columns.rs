//! The columns of a table in groups: each group is a seat of every line, and the other columns are about all seats of the line.

use super::heading_line::{HeadingLine, TableColumn};
use super::role::Role;
use super::role_search::RoleChoice;
use super::sheet_titles::Titles;
use crate::book::{Power, Year};
use crate::import::recipe::{FoundName, SeatValue};
use crate::import::words::heading_words::Heading;

/// A column of the table that is being read, with the group of columns that make one seat.
pub(super) struct UsedColumn {
    pub place: u32,
    pub role: Role,
    pub power: Option<Power>,
    pub round: Option<FoundName>,
    pub board: Option<FoundName>,
    /// `None` for a column that all seats of the line share.
    pub group: Option<usize>,
    pub year: Option<Year>,
    /// Whether it has the times of the answers to a form.
    pub is_time: bool,
    /// The place at which the titles above the column are looked for.
    pub place_of_titles: u32,
}

/// The table that is being read.
pub(super) struct Table {
    pub columns: Vec<UsedColumn>,
    /// The titles that the groups of columns depend on.
    pub version: usize,
    pub number: usize,
    /// Whether a line has several seats. Then the order of the lines says nothing about boards.
    pub has_groups: bool,
    /// The name above the headings: all lines are games of this player.
    pub player_above: Option<SeatValue>,
}

/// What tells groups of columns apart: the power, the round, the board, and how often the same columns came before.
type GroupKey = (Option<Power>, Option<String>, Option<String>, usize);

/// More groups than a line has.
const MOST_GROUPS: usize = 64;

/// Whether titles say different things of the columns of a table.
#[derive(Clone, Copy)]
struct DifferentTitles {
    rounds: bool,
    boards: bool,
}

impl DifferentTitles {
    fn of(places: impl Iterator<Item = u32> + Clone, titles: &Titles) -> Self {
        let name = |name: Option<&FoundName>| name.map(|name| name.name.clone());
        DifferentTitles {
            rounds: has_several(places.clone().map(|place| name(titles.round_above(place)))),
            boards: has_several(places.map(|place| name(titles.board_above(place)))),
        }
    }
}

/// The place at which the titles above a column are looked for. A title above the first heading of a table is also that of the powers
/// on its left, which need no heading.
fn place_of_titles(heading: &HeadingLine, titles: &Titles) -> impl Fn(u32) -> u32 {
    let first = heading.columns.iter().position(|column| column.heading.is_some()).unwrap_or_default();
    let places = heading.columns[first..].iter().map(|column| column.place);
    let differ = DifferentTitles::of(places.clone(), titles);
    let start = places.min().filter(|_| !differ.rounds && !differ.boards).unwrap_or_default();
    move |place| place.max(start)
}

/// Whether the year of a column is written by mistake: it comes again, and no chart begins with it.
fn is_year_again(seen: &[(Role, Option<Year>)], year: Option<Year>) -> bool {
    let mut years = seen.iter().filter(|(role, _)| *role == Role::Year).map(|(_, year)| *year);
    years.next().is_some_and(|first| first != year) && years.any(|known| known == year)
}

fn has_several(mut names: impl Iterator<Item = Option<String>>) -> bool {
    let first = names.next();
    names.any(|name| Some(name) != first)
}

/// Whether a column without a game of its own is about all seats of the line: others have games.
fn others_have_games(
    heading: &HeadingLine,
    titles: &Titles,
    differ: DifferentTitles,
    place_of: &impl Fn(u32) -> u32,
) -> bool {
    let has_title = |place: u32| {
        let place = place_of(place);
        differ.rounds && titles.round_above(place).is_some() || differ.boards && titles.board_above(place).is_some()
    };
    heading.columns.iter().any(|column: &TableColumn| !column.names.is_blank() || has_title(column.place))
}

/// Whether the cells of a column say nothing about a seat of their own. Several such columns may stand beside each other.
const fn has_no_value(role: Role) -> bool {
    matches!(role, Role::Kept | Role::NotNeeded | Role::Computed | Role::Is(Heading::Bookkeeping))
}

/// The number of the table to which a part belongs.
pub(super) const fn table_of_part(part: usize) -> usize {
    part / MOST_GROUPS
}

impl Table {
    /// The number by which boards without names of a part of this table are told apart.
    pub(super) const fn part(&self, part: usize) -> usize {
        self.number * MOST_GROUPS + part
    }

    pub(super) fn has_role(&self, is_wanted: impl Fn(Role) -> bool) -> bool {
        self.columns.iter().any(|column| is_wanted(column.role))
    }

    /// The columns below a line of headings, with what they hold and the titles above them.
    pub(super) fn new(heading: &HeadingLine, number: usize, choice: &RoleChoice, titles: &Titles) -> Self {
        let mut columns: Vec<UsedColumn> = Vec::new();
        let mut groups: Vec<GroupKey> = Vec::new();
        let place_of = place_of_titles(heading, titles);
        let differ = DifferentTitles::of(heading.columns.iter().map(|column| place_of(column.place)), titles);
        let others_have_games = others_have_games(heading, titles, differ, &place_of);
        let has_boards = heading.columns.iter().any(|column| choice.role(&column.words) == Role::Is(Heading::Board));
        let mut repeats = 0;
        let times = |words: &str| heading.columns.iter().filter(|of| of.words == words).count();
        let is_power = |of: &&TableColumn| choice.role(&of.words) == Role::Is(Heading::Power);
        let has_several_seats = heading.columns.iter().find(is_power).is_some_and(|of| times(&of.words) > 1);
        let mut seen: Vec<(Role, Option<Year>)> = Vec::new();
        for column in &heading.columns {
            let named = |name: &Option<String>| name.clone().map(|name| FoundName::new(name, None));
            let own = &column.names;
            let place_of_titles = place_of(column.place);
            let round = named(&own.round).or_else(|| titles.round_above(place_of_titles).cloned());
            // A column of boards says more than a title.
            let of_title = || titles.board_above(place_of_titles).filter(|_| !has_boards).cloned();
            let board = named(&own.board).or_else(of_title);
            let (round, board) = if choice.games_are_rounds { (round.or(board), None) } else { (round, board) };
            let role = match choice.role(&column.words) {
                Role::Year if is_year_again(&seen, column.year) => Role::Kept,
                role => role,
            };
            let name_of = |name: &Option<FoundName>| name.as_ref().map(|name| name.name.clone());
            let of_round = differ.rounds || own.round.is_some() || choice.games_are_rounds;
            let of_board = !choice.games_are_rounds && (differ.boards || own.board.is_some());
            let mut key: GroupKey = (
                own.power,
                if of_round { name_of(&round) } else { None },
                if of_board { name_of(&board) } else { None },
                0,
            );
            let has_no_game = key == GroupKey::default();
            // “Board, Power, Board, Power”: each seat has its own.
            let is_once = times(&column.words) == 1;
            let names_line =
                has_no_game && is_once && matches!(role, Role::Is(Heading::Round | Heading::Board) | Role::Field);
            // Side by side, a power that comes again begins the next seat.
            if own.power.is_none() && !names_line && !has_no_value(role) {
                let is_same_game =
                    groups.last().is_some_and(|last| (last.0, &last.1, &last.2) == (key.0, &key.1, &key.2));
                if !is_same_game {
                    seen.clear();
                } else if seen.contains(&(role, column.year)) {
                    repeats += 1;
                    seen.clear();
                }
                seen.push((role, column.year));
                key.3 = repeats;
            }
            // “Player, Board, Power, Board, Power”: the name is that of all seats of the line.
            let is_of_all = has_no_game && is_once && has_several_seats && matches!(role, Role::Is(of) if of.is_name());
            let is_shared = names_line || is_of_all || has_no_game && key.3 == 0 && others_have_games;
            let group = (!is_shared).then(|| {
                groups.iter().position(|known| *known == key).unwrap_or_else(|| {
                    groups.push(key);
                    groups.len() - 1
                })
            });
            let (place, power, year) = (column.place, own.power, column.year);
            let is_time = column.given.is_none() && role == Role::NotNeeded;
            columns.push(UsedColumn { place, role, power, round, board, group, year, is_time, place_of_titles });
        }
        // Beside the counts at the end, a single year says too little of the others, unless its counts can be those of boards.
        let is_count = |column: &UsedColumn| matches!(column.role, Role::Is(Heading::CENTRES) | Role::Corrected);
        let years = columns.iter().filter(|column| column.role == Role::Year).count();
        if years == 1 && !heading.year_may_be_of_boards && columns.iter().any(is_count) {
            for column in columns.iter_mut().filter(|column| column.role == Role::Year) {
                column.role = Role::Kept;
            }
        }
        Table { columns, version: titles.version, number, has_groups: groups.len() > 1, player_above: None }
    }
}
