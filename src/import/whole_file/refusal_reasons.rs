//! Says why nothing was recognised on a sheet, with the nearest thing that would work.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::book::count_notation::parse_count_cell;
use crate::book::typed_words::capitalize;
use crate::book::{CENTRES_ON_MAP, PerPower, Power};
use crate::import::cells::raw_cells::RawCell;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::cells::sheet_address::{SheetAddress, row_number};
use crate::import::draft::draft_book::similar_power;
use crate::import::names::name_cells::is_name;
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words::{find_round, parse_game_title};
use crate::languages::list_in_window;
use crate::languages::window_sentences::{import_sheets as texts, import_words};
use crate::printable_text::printable_line;

/// Number of rows in which headings are looked for.
const ROWS_SEARCHED: usize = 20;

/// The fewest powers in a row that are its headings.
const FEWEST_POWERS: usize = 4;

/// Why nothing was recognised on a sheet: the heading that its best row of headings lacks, or that it has no such row.
pub(in crate::import) fn why_not_recognised(sheet: &RawSheet) -> String {
    let mut why = why_cells_are_not_recognised(sheet);
    // Fewer cells than powers: the results may be in a picture.
    let beside = sheet.remarks().filter(|_| sheet.cells.len() < Power::ALL.len());
    for told in sheet.unread_parts.iter().chain(beside) {
        why = format!("{why} {}.", capitalize(told));
    }
    why
}

fn why_cells_are_not_recognised(sheet: &RawSheet) -> String {
    if sheet.cells.is_empty() {
        return texts::blank().to_owned();
    }
    if let Some(why) =
        why_of_one_power(sheet).or_else(|| why_powers_are_no_boards(sheet)).or_else(|| why_cells_are_boards(sheet))
    {
        return why;
    }
    let headings_in = |cells: std::ops::Range<usize>| -> Vec<Heading> {
        sheet.cells.range(cells).filter_map(heading_words::heading_of_cell).collect()
    };
    let best: Option<(u32, Vec<Heading>)> = sheet
        .rows()
        .take(ROWS_SEARCHED)
        .map(|(row, cells)| (row, headings_in(cells)))
        .max_by_key(|(row, headings)| (headings.len(), std::cmp::Reverse(*row)));
    let Some((row, headings)) = best.filter(|(_, headings)| !headings.is_empty()) else {
        return texts::no_row_of_headings().to_owned();
    };
    let with_unknown = |why: &str| match describe_unknown_headings(sheet, row, &headings) {
        Some(unknown) => format!("{why} {unknown}"),
        None => why.to_owned(),
    };
    if headings.len() < 2 {
        return with_unknown(texts::no_row_of_headings());
    }
    if let Some(why) = why_powers_are_unknown(sheet, row) {
        return why;
    }
    let powers = headings.iter().filter(|heading| **heading == Heading::Power).count();
    if powers > 1 && headings.contains(&Heading::Player) {
        return texts::games_without_rounds(&row_number(row), powers);
    }
    if lists_players_alone(&headings) {
        return texts::list_of_players_alone().to_owned();
    }
    let lacks = |heading| !headings.contains(&heading);
    let say = if lacks(Heading::Power) {
        texts::no_heading_of_powers
    } else if lacks(Heading::Board) && lacks(Heading::Round) {
        texts::no_heading_of_boards
    } else {
        texts::no_heading_of_centres
    };
    with_unknown(&say(&row_number(row)))
}

/// Whether these headings are those of people, and none is of a game or of a table of standings.
fn lists_players_alone(headings: &[Heading]) -> bool {
    let is_of_people = |heading: &Heading| heading.is_name() || matches!(heading, Heading::Region | Heading::Note);
    headings.iter().any(|heading| heading.is_name()) && headings.iter().all(is_of_people)
}

/// A heading of powers above texts that are no powers: “Austria - red”.
fn why_powers_are_unknown(sheet: &RawSheet, row: u32) -> Option<String> {
    let is_of_powers = |cell: &RawCell<'_>| heading_words::heading_of_cell(*cell) == Some(Heading::Power);
    let heading = sheet.cells.range(sheet.row(row)).find(is_of_powers)?;
    let rows = sheet.rows_between(row + 1..u32::MAX).take(Power::ALL.len()).map(|(row, _)| row);
    let texts: Vec<String> = rows.map(|row| sheet.shown_text(row, heading.at.column).trim().to_owned()).collect();
    let unknown: Vec<&String> =
        texts.iter().filter(|text| !text.is_empty() && Power::parse_in_column(text).is_none()).collect();
    let known: BTreeSet<Power> = texts.iter().filter_map(|text| Power::parse_in_column(text)).collect();
    let example = *unknown.first().filter(|_| unknown.len() >= FEWEST_POWERS && known.len() < FEWEST_POWERS)?;
    let mut words = example.split(|c: char| !c.is_alphabetic()).filter(|word| word.chars().nth(1).is_some());
    let power = words.find_map(Power::parse);
    let example = printable_line(example);
    let (heading, row) = (heading.trimmed(), row_number(row));
    let heading = printable_line(&heading);
    Some(match power {
        Some(power) => texts::powers_are_unknown(&heading, &row, &example, power.name_in_window()),
        // Which power it is, nobody knows yet.
        None => texts::powers_are_unknown_words(&heading, &row, &example),
    })
}

/// The sentences about the texts of a row of headings that are no known headings and no powers.
fn describe_unknown_headings(sheet: &RawSheet, row: u32, headings: &[Heading]) -> Option<String> {
    const SHOWN: usize = 6;
    const MOST_BYTES: usize = 40;
    let is_unknown = |cell: &RawCell<'_>| {
        let text = cell.trimmed_text().filter(|text| text.len() <= MOST_BYTES);
        let is_word =
            text.is_some_and(|text| text.contains(char::is_alphabetic) && Power::parse_in_column(text).is_none());
        let is_title = || text.is_some_and(|text| parse_game_title(text).is_some() || find_round(text).is_some());
        is_word && heading_words::heading_of_cell(*cell).is_none() && !is_title()
    };
    let cells: Vec<RawCell<'_>> = sheet.cells.range(sheet.row(row)).filter(is_unknown).collect();
    if cells.is_empty() {
        return None;
    }
    let text = |cell: &RawCell<'_>| printable_line(&cell.trimmed()).into_owned();
    let names: Vec<String> = cells.iter().take(SHOWN).map(|cell| import_words::quoted(&text(cell))).collect();
    let list = list_in_window(&names);
    let listed = texts::words_not_understood(names.len(), &row_number(row), &list);
    let meanings = cells.iter().filter_map(|cell| Some((cell, meaning_of_cells_below(sheet, cell.at)?)));
    let mut meanings = meanings.filter(|(_, meaning)| !headings.contains(meaning));
    // The names of boards and of rounds can be any texts.
    let is_word = |cell: &&RawCell<'_>| !cell.trimmed().contains(|c: char| c.is_ascii_digit());
    let word = || cells.iter().find(is_word).or(cells.first());
    let missing = [Heading::Board, Heading::Round].into_iter().find(|of| !headings.contains(of));
    let example = meanings.next().or_else(|| word().zip(missing));
    let Some((cell, key)) = example.and_then(|(cell, heading)| Some((cell, heading_words::key_of_heading(heading)?)))
    else {
        return Some(listed);
    };
    Some(format!("{listed} {}", texts::say_what_word_means(&text(cell), key)))
}

/// The heading that the cells below a word say: they are powers, numbers of centres or names. `None` if they say none.
fn meaning_of_cells_below(sheet: &RawSheet, heading: SheetAddress) -> Option<Heading> {
    const ROWS_BELOW: usize = 14;
    let rows = sheet.rows_between(heading.row + 1..u32::MAX).take(ROWS_BELOW).map(|(row, _)| row);
    let texts: Vec<String> = rows.map(|row| sheet.shown_text(row, heading.column).into_owned()).collect();
    let filled = || texts.iter().filter(|text| !text.is_empty());
    let mostly = |is: fn(&str) -> bool| filled().filter(|text| is(text)).count() * 4 >= filled().count() * 3;
    let powers: BTreeSet<Power> = filled().filter_map(|text| Power::parse_in_column(text)).collect();
    if filled().count() < FEWEST_POWERS {
        None
    } else if powers.len() >= FEWEST_POWERS && mostly(|text| Power::parse_in_column(text).is_some()) {
        Some(Heading::Power)
    } else if mostly(|text| parse_count_cell(text).is_some()) {
        // The numbers of boards are no counts.
        let counts = filled().filter_map(|text| parse_count_cell(text)).map(|read| u32::from(read.count));
        let sum: u32 = counts.sum();
        (sum > 0 && sum.is_multiple_of(u32::from(CENTRES_ON_MAP))).then_some(Heading::CENTRES)
    } else {
        mostly(|text| text.contains(' ') && is_name(text)).then_some(Heading::Player)
    }
}

/// A sheet for each power.
fn why_of_one_power(sheet: &RawSheet) -> Option<String> {
    let power = Power::parse(sheet.name.trim()).filter(|_| sheet.name.trim().chars().count() > 1)?;
    let has_players = sheet.cells.iter().any(|cell| heading_words::heading_of_cell(cell) == Some(Heading::Player));
    has_players.then(|| texts::games_of_one_power(power.name_in_window()))
}

/// A row of headings with most of the powers, and with one that is missing or with players below it.
fn why_powers_are_no_boards(sheet: &RawSheet) -> Option<String> {
    let is_power = |cell: CellIndex| {
        let text = sheet.cell(cell).trimmed_text().filter(|text| text.chars().count() > 1)?;
        Power::parse_in_column(text)
    };
    let different =
        |cells: Range<CellIndex>| -> usize { cells.filter_map(is_power).collect::<BTreeSet<Power>>().len() };
    let (row, cells) = sheet.rows().take(ROWS_SEARCHED).find(|(_, cells)| {
        different(cells.clone()) >= FEWEST_POWERS && !cells.clone().all(|cell| is_power(cell).is_some())
    })?;
    let mut listed = PerPower::<bool>::default();
    cells.clone().filter_map(is_power).for_each(|power| listed[power] = true);
    let missing: Vec<Power> = listed.iter().filter(|(_, listed)| !**listed).map(|(power, _)| power).collect();
    let has =
        |wanted: Heading| cells.clone().any(|cell| heading_words::heading_of_cell(sheet.cell(cell)) == Some(wanted));
    if !missing.is_empty() {
        let misspelt = |cell: CellIndex| {
            let text = sheet.cell(cell).trimmed_text().filter(|_| is_power(cell).is_none())?;
            let power = similar_power(text).filter(|power| missing.contains(power))?;
            Some((printable_line(text).into_owned(), power))
        };
        let names: Vec<&str> = missing.iter().map(|power| power.name_in_window()).collect();
        let (row, powers) = (row_number(row), list_in_window(&names));
        return Some(match cells.clone().find_map(misspelt) {
            Some((text, power)) => texts::powers_without_column_misspelt(&row, &powers, &text, power.name_in_window()),
            None => texts::powers_without_column(&row, &powers),
        });
    }
    let is_of_players = has(Heading::Player) && !has(Heading::Board) && !has(Heading::Round);
    is_of_players.then(|| texts::players_below_powers(&row_number(row)))
}

/// Cells that hold the players of a whole board: “Ann Lee, Ben Orr, …”.
fn why_cells_are_boards(sheet: &RawSheet) -> Option<String> {
    let is_whole_board = |range: &CellIndex| {
        let text = sheet.cell(*range).trimmed_text().unwrap_or_default();
        text.split([',', ';', '\n', '/']).filter(|part| part.contains(char::is_alphabetic)).count() == Power::ALL.len()
    };
    let all: Range<CellIndex> = 0..sheet.cells.len();
    let mut boards = all.filter(is_whole_board);
    let first = boards.next()?;
    boards.next().is_some().then(|| texts::cells_are_boards(&sheet.address_of(first).to_string()))
}

/// The most rows beyond the seven of a board that a mistake explains: a power that is written twice. Without counts, the rows
/// may also be players who sign up.
fn most_superfluous_rows(mut headings: impl Iterator<Item = Heading>) -> usize {
    let is_count = |heading: Heading| {
        let is_centres = matches!(heading, Heading::CENTRES | Heading::FinalCount | Heading::Chart(_));
        is_centres || matches!(heading, Heading::Score | Heading::Result)
    };
    if headings.any(is_count) { 3 } else { 1 }
}

/// The powers from this row on, as far as every row has one.
fn run_of_powers(sheet: &RawSheet, column: u32, first_row: u32) -> Vec<Power> {
    let power = |row: u32| {
        let cell = sheet.find(SheetAddress::new(row, column))?;
        Power::parse_in_column(sheet.cell(cell).trimmed_text()?)
    };
    (first_row..).map_while(power).collect()
}

/// Whether rows with these powers are one board, or boards one directly below the other. Otherwise they are a list that does
/// not say which board a row belongs to.
fn is_in_boards(powers: &[Power], most_superfluous: usize) -> bool {
    let is_whole = |board: &[Power]| Power::ALL.iter().all(|power| board.contains(power));
    powers.len() <= Power::ALL.len() + most_superfluous || powers.chunks(Power::ALL.len()).all(is_whole)
}

/// Why the rows below a row of headings are no boards: they are a list without the names of the boards.
pub(super) fn why_list_is_no_boards(sheet: &RawSheet) -> Option<String> {
    sheet.rows().find_map(|(row, cells)| {
        let headings = heading_words::headings_of_row(sheet.cells.range(cells));
        let has_board = headings.iter().any(|(_, heading)| *heading == Some(Heading::Board));
        let (column, _) = headings.iter().find(|(_, heading)| *heading == Some(Heading::Power))?;
        let run = run_of_powers(sheet, *column, row + 1);
        let most_superfluous = most_superfluous_rows(headings.iter().filter_map(|(_, heading)| *heading));
        (!has_board && headings.len() > 1 && !is_in_boards(&run, most_superfluous)).then(|| {
            let has_counts = most_superfluous > 1;
            let say = if has_counts { texts::list_without_boards } else { texts::list_without_boards_of_sign_ups };
            say(run.len(), &row_number(row))
        })
    })
}
