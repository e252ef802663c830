//! The explanations of a sheet: what its columns hold and which rules its rows follow. The cheapest is read.
//!
//! Cells are never changed. A rule looks at a line and its neighbours, and changes only what is known while the lines are read, so
//! rules need no order and habits of directors compose.

mod answered_again;
mod column_content;
mod column_patterns;
mod described_layouts;
mod heading_columns;
mod heading_line;
mod heading_lines;
mod labels;
mod line_content;
mod line_values;
mod names_again;
pub(super) mod numbered_players;
mod player_cards;
pub(super) mod player_tabs;
mod players_in_turn;
mod recipe_columns;
mod role;
mod role_search;
mod rounds_in_names;
mod runs_of_years;
mod seat_columns;
mod seat_facts;
mod seats;
mod second_best;
mod sheet_titles;
mod slips;
mod struck_out_boards;
mod table_reader;
mod tables_without_headings;
mod told_headings;
mod unexplained_cells;

use super::readings::Readings;
use super::recipe::{BoardsOfSheet, FoundBoard, Grid, Recipe, TableLayout, read_layouts, tables_of_sheet};
use crate::book::Power;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::costs::{Cost, MARGIN, cost_of_nothing};
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::{Heading, heading_of_text};
use crate::import::words::title_words::find_round;
use described_layouts::describe_layouts;
use heading_lines::HeadingLines;
use recipe_columns::RecipeTables;
use role::Role;
use role_search::{RoleChoice, role_choices};
use second_best::question_between;
use table_reader::read_tables;

/// The players of a file by their numbers, for sheets that have numbers in place of names.
pub(super) trait NamesByNumber {
    fn name_of(&self, number: u32) -> Option<&str>;

    /// Whether the results have such numbers below “No”, which may also count rows.
    fn are_in_results(&self) -> bool;
}

/// What the rest of the file says about a sheet.
#[derive(Clone, Copy, Default)]
pub(super) struct SheetContext<'a> {
    /// The players by their numbers.
    pub names: Option<&'a dyn NamesByNumber>,
    /// Whether the sheet has the list of these players.
    pub is_list: bool,
    /// The power whose games the sheet holds, where each power has a sheet.
    pub power: Option<Power>,
}

/// What the director is told about some cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CellRemark {
    pub cells: Vec<CellIndex>,
    pub effect: FindingEffect,
    pub message: String,
    /// Whether the cells are kept word for word.
    pub is_kept: bool,
}

/// The boards of a sheet as one explanation gives them, and what it costs.
#[derive(Clone, Debug, Default)]
pub(super) struct Explanation {
    pub boards: BoardsOfSheet,
    pub remarks: Vec<CellRemark>,
    /// Texts in the column of powers that are nearly a power. Their rows are not read.
    pub nearly_powers: Vec<CellIndex>,
    /// Whether the players are numbers of a list.
    pub has_numbers: bool,
    /// Whether rows below a player have no name.
    pub has_rows_without_name: bool,
    pub cost: Cost,
    /// The part of the cost that is for how headings are read and for rules.
    pub choices: Cost,
    /// Layouts that say the same. Blank where they cannot.
    pub layouts: Vec<TableLayout>,
    columns: RoleChoice,
    across: bool,
}

impl Explanation {
    /// Whether the words above the columns say what is in them.
    pub(super) fn is_by_words(&self) -> bool {
        self.columns.is_by_words()
    }

    /// Whether each board has its seven powers.
    fn is_whole(&self) -> bool {
        self.boards.boards.iter().all(|board| board.seats.values().all(Option::is_some))
    }

    /// The number of values of seats.
    fn values(&self) -> usize {
        self.boards.boards.iter().flat_map(FoundBoard::values).count()
    }

    /// Whether a board has players or counts.
    pub(super) fn is_filled(&self, sheet: &RawSheet) -> bool {
        self.boards.boards.iter().any(|board| board.is_filled(sheet))
    }
}

/// Of a larger sheet, the first rows say what the columns hold.
const MOST_CELLS: usize = 20_000;

/// A larger sheet is read by the layouts that say the same, without the rules for rows and neighbours.
const MOST_CELLS_WITH_RULES: usize = 400_000;

/// A longer text is no title of a summary.
const MOST_BYTES_OF_TITLE: usize = 40;

/// The first rows of a sheet that is too large to be read in many ways. `None` if it is not.
fn first_rows(sheet: &RawSheet) -> Option<RawSheet> {
    let last = sheet.cells.range(0..sheet.cells.len()).nth(MOST_CELLS)?.at.row;
    Some(sheet.changed(|cell| (cell.at.row < last).then_some(cell)))
}

/// Whether these are exactly the headings of the plain table that Topboard writes.
pub(super) fn is_plain_table(sheet: &RawSheet, row: u32) -> bool {
    let texts: Vec<&str> = sheet.row(row).filter_map(|cell| sheet.cell(cell).trimmed_text()).collect();
    texts.starts_with(&["round", "board", "power", "player", "centres"])
}

/// The explanations of a sheet so far.
#[derive(Default)]
struct FoundExplanations {
    /// The cheapest, and those that cost about as much.
    near: Vec<Explanation>,
    /// Boards without players and counts.
    form: Option<Explanation>,
    /// The cheapest of the others that the words above the columns give.
    by_words: Option<Explanation>,
}

impl FoundExplanations {
    /// The cost from which on others are not needed.
    fn limit(&self) -> Cost {
        self.near.first().map_or(Cost::MAX, |best| best.cost.saturating_add(MARGIN))
    }

    /// Whether words explain the sheet and leave next to nothing.
    fn are_settled(&self) -> bool {
        self.near.first().is_some_and(|best| best.is_by_words() && best.cost <= MARGIN)
    }

    fn add(&mut self, sheet: &RawSheet, found: Explanation) {
        if found.boards.boards.is_empty() {
            return;
        }
        if !found.is_filled(sheet) {
            if found.is_by_words() && found.is_whole() {
                self.form.get_or_insert(found);
            }
            return;
        }
        self.near.insert(self.near.partition_point(|known| known.cost <= found.cost), found);
        let limit = self.limit();
        let dearer = self.near.split_off(self.near.partition_point(|known| known.cost < limit));
        let is_cheaper = |found: &Explanation| self.by_words.as_ref().is_none_or(|known| found.cost < known.cost);
        if let Some(found) = dearer.into_iter().find(Explanation::is_by_words).filter(is_cheaper) {
            self.by_words = Some(found);
        }
    }
}

/// The cheapest explanation of a sheet with boards. Boards without players and counts are an empty form, which is given if there is
/// nothing else. `by` is a recipe with tables, which it must not contradict. A sheet without a
/// table is explained only if the recipe says so.
pub(super) fn explain_sheet(
    sheet: &RawSheet,
    readings: &Readings<'_>,
    context: SheetContext<'_>,
    by: Option<&Recipe>,
) -> Option<Explanation> {
    let tables = by.and_then(|by| RecipeTables::find(sheet, by));
    if tables.is_none() && by.is_some_and(|by| !by.explains_other_sheets) {
        return None;
    }
    let first = first_rows(sheet);
    let searched = first.as_ref().unwrap_or(sheet);
    let mut found = FoundExplanations::default();
    let mut lines_of: Vec<(Grid<'_>, HeadingLines)> = Vec::new();
    for across in [false, true] {
        if found.are_settled() {
            break;
        }
        let grid = Grid::new(searched, across);
        let lines = HeadingLines::find(&grid, readings);
        lines_of.push((grid, lines));
        let (grid, lines) = &mut lines_of[usize::from(across)];
        if give_roles(grid, readings, lines, tables.as_ref()) {
            add_explanations(grid, readings, lines, context, &mut found);
        }
    }
    if tables.is_none() && first.is_none() && !found.are_settled() {
        let cards = lines_of.first().and_then(|(grid, _)| player_cards::explain_cards(grid, readings));
        if let Some(cards) = cards {
            found.add(sheet, cards);
        }
    }
    let FoundExplanations { mut near, form, by_words } = found;
    let nothing = cost_of_nothing(searched);
    // Words that explain more of the sheet say more than cells that would be read by chance.
    let position = near.iter().position(Explanation::is_by_words);
    let known = position.map(|position| &near[position]).or(by_words.as_ref());
    let says_more = near.first().zip(known).is_some_and(|(best, known)| {
        !best.is_by_words() && (best.cost > nothing / 2 || known.values() > best.values())
    });
    if says_more {
        let known = position.map(|position| near.remove(position)).or(by_words);
        near.splice(..0, known);
    }
    let mut near = near.into_iter();
    let is_good = |best: &Explanation| {
        let is_read = best.is_by_words() || best.cost < nothing && (!context.is_list || best.is_whole());
        is_read && !is_summary(sheet, &best.boards)
    };
    let Some(mut best) = near.next().filter(is_good) else { return form };
    // Of a column of corrections that is left, the director is asked anyway.
    let is_asked = |other: &Explanation| other.columns.has(Role::Corrected) && !best.columns.has(Role::Corrected);
    let question = near.filter(|other| !is_asked(other)).find_map(|other| question_between(searched, &best, &other));
    best.remarks.extend(question);
    if by.is_none() {
        let (grid, lines) = lines_of.swap_remove(usize::from(best.across));
        best.layouts = describe_layouts(&grid, readings, lines, &best.columns);
    }
    if first.is_some() {
        best = read_whole_sheet(sheet, readings, context, tables.as_ref(), best);
    }
    Some(best)
}

/// Reads a sheet of which the first rows were explained.
fn read_whole_sheet(
    sheet: &RawSheet,
    readings: &Readings<'_>,
    context: SheetContext<'_>,
    tables: Option<&RecipeTables>,
    first: Explanation,
) -> Explanation {
    if sheet.cells.len() > MOST_CELLS_WITH_RULES && !first.layouts.is_empty() {
        let of_layouts = tables_of_sheet(sheet, &Recipe::of_tables(first.layouts.clone()));
        return Explanation { boards: read_layouts(sheet, of_layouts.iter()), ..first };
    }
    let grid = Grid::new(sheet, first.across);
    let mut lines = HeadingLines::find(&grid, readings);
    give_roles(&grid, readings, &mut lines, tables);
    let Explanation { layouts, columns, remarks, .. } = first;
    let mut whole = read_tables(&grid, readings, &lines, &columns, context);
    let is_new = |remark: &CellRemark| !whole.remarks.iter().any(|known| known.message == remark.message);
    let others: Vec<CellRemark> = remarks.into_iter().filter(is_new).collect();
    whole.remarks.extend(others.into_iter().filter(|remark| remark.effect == FindingEffect::Asked));
    Explanation { layouts, ..whole }
}

/// Gives the columns the roles of the tables of a recipe. `false` if the recipe has other tables.
fn give_roles(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &mut HeadingLines,
    tables: Option<&RecipeTables>,
) -> bool {
    let Some(tables) = tables else { return true };
    let roles = tables.roles(grid, readings, lines);
    if let Some(roles) = &roles {
        lines.give_roles(roles);
    }
    roles.is_some()
}

/// Adds the explanations of the lines of a sheet in one direction.
fn add_explanations(
    grid: &Grid<'_>,
    readings: &Readings<'_>,
    lines: &HeadingLines,
    context: SheetContext<'_>,
    found: &mut FoundExplanations,
) {
    if lines.is_empty() {
        return;
    }
    for choice in role_choices(grid, readings, lines, context, found.limit()) {
        // What the roles alone cost is less than the whole.
        if found.limit() <= choice.cost {
            return;
        }
        let read = read_tables(grid, readings, lines, &choice, context);
        if read.has_rows_without_name {
            found.add(grid.sheet, read_tables(grid, readings, lines, &choice.with_names_filled_down(), context));
        }
        found.add(grid.sheet, read);
    }
}

/// Whether a sheet is a summary of many boards, such as the best result of each power: its name or a text above the table says so, and
/// nothing names its only board.
fn is_summary(sheet: &RawSheet, read: &BoardsOfSheet) -> bool {
    let [board] = &read.boards[..] else { return false };
    let first = board.values().map(|value| value.cell).min().unwrap_or_default();
    let above = sheet.cells.range(0..sheet.row(sheet.address_of(first).row).start);
    let words = |text: &str| -> Vec<String> { text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect() };
    // “Top board” is a board.
    let says_summary = |text: &str| {
        text.len() <= MOST_BYTES_OF_TITLE
            && words(text).iter().any(|word| is_cell_word(word, CellWord::Summary))
            && !words(text).iter().any(|word| heading_of_text(word) == Some(Heading::Board))
    };
    let mut texts = above.filter_map(|cell| cell.trimmed_text()).chain([sheet.name.as_str()]);
    board.round.is_none() && board.board.is_none() && find_round(&sheet.name).is_none() && texts.any(says_summary)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::cells::sheet_address::SheetAddress;
    use crate::import::reader_process::sheet_reader::SheetsOfFile;

    /// The text of a sheet whose rows are made for each board, power and name.
    fn rows(headings: &str, row: impl Fn(char, Power, &str, u16) -> String) -> String {
        let counts = [10, 8, 6, 4, 3, 2, 1];
        let mut text = format!("{headings}\n");
        for (board, family) in [('A', "Lee"), ('B', "Orr")] {
            for (power, count) in Power::ALL.into_iter().zip(counts) {
                let name = format!("{} {family}", ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"][power.index()]);
                text.push_str(&row(board, power, &name, count));
                text.push('\n');
            }
        }
        text
    }

    /// The names and counts of a board of an explanation, in the order of the powers.
    fn seats(sheet: &RawSheet, explanation: &Explanation) -> Vec<Vec<String>> {
        let boards = explanation.boards.boards.iter();
        boards.map(|board| board.values().map(|value| value.text(sheet).into_owned()).collect()).collect()
    }

    /// By how much the right explanation is cheaper than the cheapest with other boards, in quarter bits.
    fn margin(text: &str) -> Cost {
        let file = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
        let sheet = &file.sheets[0];
        let readings = Readings::new(None);
        let mut all = Vec::new();
        for across in [false, true] {
            let grid = Grid::new(sheet, across);
            let lines = HeadingLines::find(&grid, &readings);
            for choice in role_choices(&grid, &readings, &lines, SheetContext::default(), Cost::MAX) {
                let found = read_tables(&grid, &readings, &lines, &choice, SheetContext::default());
                if found.is_filled(sheet) {
                    all.push((found.cost, seats(sheet, &found)));
                }
            }
        }
        all.sort();
        let right = |name: &str, count: &str| -> bool {
            all[0]
                .1
                .iter()
                .any(|board| board.iter().any(|value| value == name) && board.iter().any(|value| value == count))
        };
        assert!(right("Ann Lee", "10") && right("Gus Orr", "1"), "{:?}", all[0]);
        let next = all.iter().find(|(_, boards)| *boards != all[0].1).map_or(Cost::MAX, |(cost, _)| *cost);
        next - all[0].0
    }

    #[test]
    fn the_right_explanation_is_the_cheapest_by_six_bits() {
        let samples = [
            ("a list", rows("Board,Power,Player,SC", |b, p, n, c| format!("{b},{p},{n},{c}"))),
            ("letters", rows("B,P,N,C", |b, p, n, c| format!("{b},{p},{n},{c}"))),
            ("letters in another order", rows("C,N,P,B", |b, p, n, c| format!("{c},{n},{p},{b}"))),
            (
                "a nationality",
                rows("Board,Player,Country,Power,SC", |b, p, n, c| {
                    let nation = ["Austria", "Italy", "Wales"][n.len() % 3];
                    format!("{b},{n},{nation},{p},{c}")
                }),
            ),
            ("an unknown word", rows("Board,Power,Player,Dots", |b, p, n, c| format!("{b},{p},{n},{c}"))),
            ("exchanged headings", rows("Board,Player,Power,SC", |b, p, n, c| format!("{b},{p},{n},{c}"))),
            (
                "counts with places",
                rows("Board,Power,Player,SC", |b, p, n, c| format!("{b},{p},{n},{c} ({})", p.index() + 1)),
            ),
            ("counts with the map", rows("Board,Power,Player,SC", |b, p, n, c| format!("{b},{p},{n},{c}/34"))),
            ("names with powers", rows("Board,Player,SC", |b, p, n, c| format!("{b},{n} ({p}),{c}"))),
            ("a column of notes", rows("Board,Power,Player,Hotel,SC", |b, p, n, c| format!("{b},{p},{n},Ibis,{c}"))),
        ];
        for (name, text) in samples {
            let margin = margin(&text);
            assert!(margin >= MARGIN, "{name}: the next explanation costs only {margin} quarter bits more\n{text}");
        }
    }

    /// The first explanation of a text.
    fn explained(text: &str) -> (RawSheet, Explanation) {
        let mut file = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
        let sheet = file.sheets.remove(0);
        let found = explain_sheet(&sheet, &Readings::new(None), SheetContext::default(), None).expect(text);
        (sheet, found)
    }

    #[test]
    fn habits_of_lists_are_read_whatever_their_headings_say() {
        let halves = |name: &str| name.replace(' ', ",");
        for text in [
            rows("Board,Power,Name,Name,SC", |b, p, n, c| format!("{b},{p},{},{c}", halves(n))),
            rows("Pod,Power,Player,SC", |b, p, n, c| format!("{b},{p},{n},{c}")),
            rows(",Power,Player,SC", |b, p, n, c| format!("{b},{p},{n},{c}")),
            rows("Pod,P,N,C", |b, p, n, c| format!("{b},{p},{n},{c}")),
            rows("Board,Power,Player,Result", |b, p, n, c| format!("{b},{p},{n},Survived ({c})")),
            rows("Board,Power,Player,End", |b, p, n, c| format!("{b},{p},{n},{c}")),
        ] {
            let (sheet, found) = explained(&text);
            let boards: Vec<Option<&str>> = found.boards.boards.iter().map(|board| Some(board.names()[1])).collect();
            assert_eq!(boards, [Some("A"), Some("B")], "{text}");
            for (board, family) in seats(&sheet, &found).iter().zip(["Lee", "Orr"]) {
                let all = board.join(" ");
                assert!(
                    all.contains(&format!("Ann {family}")) && all.contains(&format!("Gus {family}")),
                    "{all}\n{text}"
                );
                assert!(board.iter().any(|value| value.contains("10")), "{all}\n{text}");
            }
        }
    }

    #[test]
    fn a_title_that_comes_again_begins_its_board_again() {
        let rows =
            |counts: [u16; 7]| Power::ALL.map(|power| format!("{power},{power} Lee,{}\n", counts[power.index()]));
        let board = |title: &str, counts: [u16; 7]| format!("{title}\nPower,Player,SC\n{}", rows(counts).concat());
        let text = [board("Board A", [9, 9, 6, 4, 3, 2, 1]), board("Board A (corrected)", [10, 8, 6, 4, 3, 2, 1])];
        let (sheet, found) = explained(&text.join("\n"));
        let counts = seats(&sheet, &found).into_iter().map(|board| board.into_iter().filter(|of| of == "10").count());
        assert_eq!(counts.collect::<Vec<_>>(), [0, 1]);
    }

    #[test]
    fn boards_without_players_and_counts_are_an_empty_form() {
        let rows = Power::ALL.map(|power| format!("{power},,\n")).concat();
        let (sheet, found) = explained(&format!("Board A\nPower,Player,SC\n{rows}"));
        assert!(!found.is_filled(&sheet) && found.is_whole());
    }

    #[test]
    fn a_text_for_a_power_beside_a_seat_is_told() {
        let row =
            |power: Power| format!("{},{power} Lee,5\n", if power == Power::Italy { "Spain" } else { power.name() });
        let (_, found) = explained(&format!("Board A\nPower,Player,SC\n{}", Power::ALL.map(row).concat()));
        assert_eq!(found.nearly_powers.len(), 1);
    }

    #[test]
    fn a_name_holds_for_the_rows_below_it_where_nobody_plays_twice_in_a_round() {
        let mut lines = vec!["Round,Board,Power,Player,SC".to_owned()];
        for (place, power) in Power::ALL.into_iter().enumerate() {
            let next = Power::ALL[(place + 1) % 7];
            let count = |power: Power| [10, 8, 6, 4, 3, 2, 1][power.index()];
            let name = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"][place];
            let [first, second] = [power, next].map(count);
            lines.extend([format!("Friday,A,{power},{name} Lee,{first}"), format!("Sunday,A,{next},,{second}")]);
        }
        let file = SheetsOfFile::read(lines.join("\n").as_bytes(), "con.csv").unwrap();
        let found = explain_sheet(&file.sheets[0], &Readings::new(None), SheetContext::default(), None).unwrap();
        assert!(found.remarks.iter().any(|remark| remark.message.starts_with("7 rows of games have no name")));
        let of_board = |board: &Vec<String>| board.iter().filter(|value| value.ends_with(" Lee")).count();
        assert_eq!(seats(&file.sheets[0], &found).iter().map(of_board).collect::<Vec<_>>(), [7, 7]);
    }

    /// What the rows of Italy become between those of the other powers of a board, and what is told. A text that begins with “~” is
    /// struck out.
    fn italy(headings: &str, rows: &[&str]) -> (Vec<String>, Vec<String>) {
        let others = Power::ALL.into_iter().filter(|power| *power != Power::Italy);
        let other = |power: Power| match headings.split(',').count() {
            3 => format!("{power},{} Orr,{}", &power.name()[..3], 5 - power.index() / 6),
            _ => format!("{power},{} Orr,1901-1908,{}", &power.name()[..3], 5 - power.index() / 6),
        };
        let lines: Vec<String> = others.map(other).chain(rows.iter().map(|row| (*row).to_owned())).collect();
        let text = format!("Board A\n{headings}\n{}\n", lines.join("\n"));
        let mut file = SheetsOfFile::read(text.replace('~', "").as_bytes(), "con.csv").unwrap();
        for (row, line) in (0..).zip(text.lines()) {
            for (column, _) in (0..).zip(line.split(',')).filter(|(_, text)| text.starts_with('~')) {
                file.sheets[0].struck_out.insert(SheetAddress::new(row, column));
            }
        }
        let found = explain_sheet(&file.sheets[0], &Readings::new(None), SheetContext::default(), None).unwrap();
        let seat = found.boards.boards[0].seats[Power::Italy].as_ref().unwrap();
        let wanted = [Heading::Player, Heading::CENTRES].map(|heading| seat.value(heading));
        let values = wanted.into_iter().flatten().map(|value| value.text(&file.sheets[0]).into_owned()).collect();
        (values, found.remarks.into_iter().map(|remark| remark.message).collect())
    }

    #[test]
    fn the_replacement_below_is_read_in_place_of_the_struck_out_player() {
        for rows in [
            &["Italy,~Zoe Fox,~4", "Italy,Ann Lee,5"][..],
            &["~Italy,~Zoe Fox", "Italy,Ann Lee,5"],
            &["Italy,~Zoe Fox", ",Ann Lee,5"],
            &["~Italy,~Zoe Fox", ",Ann Lee,5"],
            &["Italy,~Zoe Fox,5", "Italy,Ann Lee"],
            &["Italy,~Zoe Fox", ",~Max Day", ",Ann Lee,5"],
        ] {
            let (seat, told) = italy("Power,Player,SC", rows);
            assert_eq!(seat, ["Ann Lee", "5"], "{rows:?}");
            let is_told = |told: &String| {
                told.starts_with("“Zoe Fox” is struck out, and ") && told.contains("“Ann Lee” for Italy")
            };
            assert!(told.iter().any(is_told), "{rows:?}: {told:?}");
        }
    }

    #[test]
    fn the_correction_beside_is_read_in_place_of_the_struck_out_cell() {
        let headings = "Power,Player,SC";
        for (row, wanted) in [
            ("Italy,~Zoe Fox,5,Ann Lee", ["Ann Lee", "5"]),
            ("Italy,Ann Lee,~4,5", ["Ann Lee", "5"]),
            ("Italy,~Zoe Fox,~4,Ann Lee,5", ["Ann Lee", "5"]),
            ("Italy,~Zoe Fox,5,~Max Nord,Ann Lee", ["Ann Lee", "5"]),
            // Which of the two numbers is the count?
            ("Italy,Ann Lee,~4,5,20", ["Ann Lee", "4"]),
            ("Italy,~Zoe Fox,5,left early", ["Zoe Fox", "5"]),
            ("Italy,~Zoe Fox,5,resigned", ["Zoe Fox", "5"]),
        ] {
            let (seat, told) = italy(headings, &[row]);
            assert_eq!(seat, wanted, "{row}");
            let is_corrected = told.iter().any(|told| told.contains(" is struck out, and "));
            assert_eq!(is_corrected, wanted == ["Ann Lee", "5"], "{row}: {told:?}");
        }
    }

    #[test]
    fn only_a_board_of_the_same_game_is_read_in_place_of_a_struck_out_one() {
        let board = |first: u16| {
            let counts = [first, 13 - first, 6, 6, 4, 3, 2];
            Power::ALL.map(|power| format!("{power},{power} Lee,{}\n", counts[power.index()])).concat()
        };
        let is_told = |title: &str, second: &str| {
            let text = format!("{title}\nPower,Player,SC\n{}\n{second}\nPower,Player,SC\n{}", board(5), board(8));
            let mut file = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
            for row in 2..9 {
                file.sheets[0].struck_out.extend((0..3).map(|column| SheetAddress::new(row, column)));
            }
            let found = explain_sheet(&file.sheets[0], &Readings::new(None), SheetContext::default(), None).unwrap();
            let told: Vec<String> = found.remarks.into_iter().map(|remark| remark.message).collect();
            let sentence = "A3:C9 are struck out, and the same board stands in A13:C19, which is read. They differ: C3 is “5”, \
                            C13 is “8”";
            (told.iter().any(|told| told.starts_with(sentence)), found.boards.boards.len())
        };
        assert_eq!(is_told("Round 1 Board A", "Round 1 Board A"), (true, 1));
        assert_eq!(is_told("Round 1 Board A", "Board A - Round 1"), (true, 1));
        assert_eq!(is_told("Round 1 Board A", "Round 2 Board A"), (false, 2));
        assert_eq!(is_told("Round 1 Board A", "Round 1 Board B"), (false, 2));
    }

    #[test]
    fn rows_of_one_power_with_following_years_are_one_seat() {
        let headings = "Power,Player,Years,SC";
        for rows in [
            &["Italy,Zoe Fox,1901-1903", "Italy,Ann Lee,1904-1908,5"][..],
            &["Italy,Zoe Fox,1901-1903,4", "Italy,Ann Lee,1904-,5"],
            &["Italy,Zoe Fox,to 1903", "Italy,Ann Lee,from 1904,5"],
        ] {
            let (seat, told) = italy(headings, rows);
            assert_eq!(seat, ["Zoe Fox → Ann Lee from 1904", "5"], "{rows:?}");
            assert!(told.iter().any(|told| told.starts_with("Italy has 2 rows")), "{told:?}");
        }
        let three = ["Italy,Zoe Fox,1901-1903", "Italy,Ann Lee,1904-1905,4", "Italy,Una Day,1906-1908,5"];
        let (seat, _) = italy(headings, &three);
        assert_eq!(seat, ["Zoe Fox → Ann Lee from 1904 → Una Day from 1906", "5"], "the last player has the count");
        // The first player is the one who replaces the struck-out player.
        for struck in ["Italy,~Zoe Fox,1901-1903", "Italy,~Zoe Fox,1901-1908", "Italy,~Zoe Fox"] {
            let (seat, told) = italy(headings, &[struck, "Italy,Ann Lee,1901-1903", "Italy,Una Day,1904-1908,5"]);
            assert_eq!(seat, ["Ann Lee → Una Day from 1904", "5"], "{struck}");
            assert!(told.iter().any(|told| told.starts_with("“Zoe Fox” is struck out, and ")), "{struck}: {told:?}");
            assert!(told.iter().any(|told| told.starts_with("Italy has 2 rows")), "{struck}: {told:?}");
        }
        // Years that overlap are not joined, nor are rows without years, or with a year in which a player has gone.
        for (headings, rows) in [
            (headings, ["Italy,Zoe Fox,1901-1908,4", "Italy,Ann Lee,1901-1907,5"]),
            (headings, ["Italy,Zoe Fox,,4", "Italy,Ann Lee,,5"]),
            ("Power,Player,Gone,SC", ["Italy,Zoe Fox,1904,0", "Italy,Ann Lee,1905,0"]),
        ] {
            let (seat, told) = italy(headings, &rows);
            assert_eq!(seat[0], "Zoe Fox", "{rows:?}");
            assert!(!told.iter().any(|told| told.contains("2 rows, with the years")), "{rows:?}: {told:?}");
        }
    }

    #[test]
    fn a_row_that_says_partly_the_same_as_the_next_row_is_no_heading() {
        // The struck-out player of Russia has no count, so all cells of his row but the name may be letters of headings.
        let with_struck = |b: char, p: Power, start: &str, end: String| {
            let struck = if (b, p) == ('B', Power::Russia) { format!("{start},Zoe Fox\n") } else { String::new() };
            format!("{struck}{start},{end}")
        };
        let letters = rows("Round,Board,Power,Player,SC", |b, p, n, c| {
            with_struck(b, p, &format!("2023-05-19,{b},{}", &p.name()[..1]), format!("{n},{c}"))
        });
        // “No” is a word for a place.
        let words = rows("Round,Board,Power,Player,Paid,SC", |b, p, n, c| {
            let paid = if p.index() % 3 == 1 { "no" } else { "yes" };
            with_struck(b, p, &format!("1,{b},{p}"), format!("{n},{paid},{c}"))
        });
        for text in [letters, words] {
            let mut file = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
            let sheet = &mut file.sheets[0];
            let struck = sheet.cells.iter().find(|cell| cell.trimmed() == "Zoe Fox").map(|cell| cell.at);
            sheet.struck_out.extend(struck);
            let sheet = &file.sheets[0];
            let found = explain_sheet(sheet, &Readings::new(None), SheetContext::default(), None).unwrap();
            let filled = found.boards.boards.iter().map(|board| board.seats.values().flatten().count());
            assert_eq!(filled.collect::<Vec<_>>(), [7, 7], "{text}");
            let russia = found.boards.boards[1].seats[Power::Russia].as_ref().unwrap();
            let player = russia.value(Heading::Player).unwrap().text(sheet).into_owned();
            assert_eq!(player, "Flo Orr", "{text}");
        }
    }
}
