//! Finds the columns of a text table whose columns are aligned with spaces.

use std::ops::Range;

use crate::book::{Power, Year};

/// A line of a text: the number of its row, and its cells with their columns.
pub(super) type Line<'a> = (u32, Vec<(u32, &'a str)>);

/// The fewest lines of a table.
const FEWEST_LINES: usize = 3;

/// The fewest columns of a table.
const FEWEST_COLUMNS: usize = 3;

/// Number of lines that decide whether the text is such a table.
const LINES_SEARCHED: usize = 200;

/// The most bytes of a line. A page is never as wide.
const LONGEST_LINE: usize = 2_000;

/// The lines of the text, split into columns. `None` if the text is not such a table: most lines have no two places with two
/// spaces side by side, or a tab.
pub(super) fn split(text: &str) -> Option<Vec<Line<'_>>> {
    let filled = || text.lines().map(str::trim_end).filter(|line| !line.is_empty());
    // The first lines decide, so that a long text of another kind costs nothing.
    let aligned = filled().take(LINES_SEARCHED).filter(|line| is_aligned(line)).count();
    let is_table = aligned >= FEWEST_LINES && aligned * 2 > filled().take(LINES_SEARCHED).count();
    if !is_table || text.contains('\t') || filled().any(|line| line.len() > LONGEST_LINE) {
        return None;
    }
    let mut split = Vec::new();
    // The lines of one table: a line without columns, such as a title, ends it.
    let mut table: Vec<(u32, &str)> = Vec::new();
    for (row, line) in (0..).zip(text.lines().map(str::trim_end)) {
        // In a table, a long name may leave a line with two columns. Between ruled rows there may be a note.
        let is_ruled = || !line.is_empty() && table.iter().any(|(_, line)| starts_of_ruler(line).is_some());
        let is_of_table = || gaps(line).next().is_some() || is_rule(line) || is_ruled();
        if is_aligned(line) || !table.is_empty() && is_of_table() {
            table.push((row, line));
            continue;
        }
        split_table(&table, &mut split);
        table.clear();
        if !line.is_empty() {
            split.push((row, vec![(0, line.trim())]));
        }
    }
    split_table(&table, &mut split);
    Some(split)
}

/// Whether the line has several columns.
fn is_aligned(line: &str) -> bool {
    starts_of_ruler(line).is_some()
        || gaps(line).count() + 1 >= FEWEST_COLUMNS
        || starts_of_years(line).len() + 1 >= FEWEST_COLUMNS
}

const fn is_part_of_rule(letter: char) -> bool {
    matches!(letter, '-' | '=' | '_' | '─' | '═')
}

/// Whether a line is drawn below or above others: “-----------”.
fn is_rule(line: &str) -> bool {
    !line.is_empty() && line.chars().all(|letter| letter == ' ' || is_part_of_rule(letter))
}

/// The places, in characters, of the runs of a line that rules the columns: “--- ---- -------”. `None` for any other line.
fn starts_of_ruler(line: &str) -> Option<Vec<usize>> {
    if !is_rule(line) {
        return None;
    }
    let letters: Vec<char> = line.chars().collect();
    let begins = |at: &usize| is_part_of_rule(letters[*at]) && (*at == 0 || letters[*at - 1] == ' ');
    let starts: Vec<usize> = (0..letters.len()).filter(begins).collect();
    (starts.len() >= FEWEST_COLUMNS).then_some(starts)
}

/// The columns that the ruler of a table gives, if most lines have no word across two of them.
fn ruled_columns(table: &[(u32, &str)]) -> Option<Vec<usize>> {
    let starts = table.iter().find_map(|(_, line)| starts_of_ruler(line))?;
    let cut = table.iter().filter(|(_, line)| is_across(line, &starts)).count();
    (cut * 4 < table.len()).then_some(starts)
}

/// Whether a word of a line stands across two columns.
fn is_across(line: &str, starts: &[usize]) -> bool {
    let letters: Vec<char> = line.chars().collect();
    starts.iter().skip(1).any(|start| letters.get(start - 1).is_some_and(|letter| *letter != ' '))
}

/// The places, in characters, of years that follow each other in a line, and of the word behind them. Years need no two spaces
/// between them: “1901 1902 1903 Total”.
fn starts_of_years(line: &str) -> Vec<usize> {
    const FEWEST_YEARS: usize = 2;
    let mut starts = Vec::new();
    let mut years = 0;
    let mut at = 0;
    for word in line.split(' ') {
        if is_year(word) {
            starts.push(at);
            years += 1;
        } else if !word.is_empty() {
            if years >= FEWEST_YEARS {
                starts.push(at);
                break;
            }
            starts.clear();
            years = 0;
        }
        at += word.chars().count() + 1;
    }
    if years < FEWEST_YEARS { Vec::new() } else { starts }
}

fn is_year(word: &str) -> bool {
    word.len() == 4 && word.parse().is_ok_and(|year| Year(year).may_be_played())
}

/// The places, in characters, with two spaces or more between words.
fn gaps(line: &str) -> impl Iterator<Item = Range<usize>> {
    let letters: Vec<char> = line.chars().collect();
    let indent = letters.iter().take_while(|letter| letter.is_whitespace()).count();
    let mut found = Vec::new();
    let mut start = None;
    for (at, letter) in letters.iter().enumerate().skip(indent) {
        match (letter.is_whitespace(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                if at - from > 1 {
                    found.push(from..at);
                }
                start = None;
            }
            _ => {}
        }
    }
    found.into_iter()
}

/// Splits the lines of one table where every line has two spaces, or one space before a heading.
fn split_table<'a>(table: &[(u32, &'a str)], split: &mut Vec<Line<'a>>) {
    let width = table.iter().map(|(_, line)| line.chars().count()).max().unwrap_or(0);
    let mut blank = vec![true; width];
    for (_, line) in table.iter().filter(|(_, line)| !is_rule(line)) {
        for (at, letter) in line.chars().enumerate() {
            blank[at] &= letter.is_whitespace();
        }
    }
    let first = table.first().map_or("", |(_, line)| line);
    let headings: Vec<usize> = gaps(first).map(|gap| gap.end).chain(starts_of_years(first)).collect();
    let is_start = |at: &usize| {
        let begins = !blank[*at] && blank[at - 1];
        begins && (*at > 1 && blank[at - 2] || headings.contains(at))
    };
    let ruled = ruled_columns(table);
    let is_ruled = ruled.is_some();
    let starts = ruled.unwrap_or_else(|| [0].into_iter().chain((1..width).filter(is_start)).collect());
    let first_row = split.len();
    for &(row, line) in table.iter().filter(|(_, line)| !is_rule(line)) {
        // A note below the rows: “(bye: Ann Lee)”.
        if is_ruled && is_across(line, &starts) {
            split.push((row, vec![(0, line.trim())]));
            continue;
        }
        let mut cells = Vec::new();
        for (column, &start) in (0_u32..).zip(&starts) {
            let end = starts.get(column as usize + 1).copied().unwrap_or(usize::MAX);
            let text = part(line, start..end).trim();
            if !text.is_empty() {
                cells.push((column, text));
            }
        }
        split.push((row, cells));
    }
    part_powers(&mut split[first_row..]);
}

/// Gives the powers a column of their own where one space stands between them and their players: “Austria Ann Lee”.
fn part_powers(lines: &mut [Line<'_>]) {
    const FEWEST_POWERS: usize = 5;
    fn power_and_rest(text: &str) -> Option<(Power, &str, &str)> {
        let (word, rest) = text.split_once(' ')?;
        Some((Power::parse_in_column(word)?, word, rest.trim_start()))
    }
    fn in_first_cell<'a>(line: &Line<'a>) -> Option<(Power, &'a str, &'a str)> {
        line.1.first().filter(|(column, _)| *column == 0).and_then(|(_, text)| power_and_rest(text))
    }
    let powers: Vec<Power> = lines.iter().filter_map(|line| Some(in_first_cell(line)?.0)).collect();
    if Power::ALL.iter().filter(|power| powers.contains(power)).count() < FEWEST_POWERS {
        return;
    }
    for line in lines {
        let split = in_first_cell(line);
        line.1.iter_mut().filter(|(column, _)| *column > 0).for_each(|(column, _)| *column += 1);
        if let Some((_, word, rest)) = split {
            line.1.splice(..1, [(0, word), (1, rest)]);
        }
    }
}

/// The part of a line between these places, counted in characters.
fn part(line: &str, places: Range<usize>) -> &str {
    let byte = |place: usize| line.char_indices().nth(place).map_or(line.len(), |(byte, _)| byte);
    &line[byte(places.start)..byte(places.end)]
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "Round 1, Board A\n\
                         Power     Player            SC  Out\n\
                         Austria   Jürgen von Loh     5\n\
                         England   Ann               18\n\
                         France    Ben                0  1905\n\
                         Italy     Wilhelmina Mariah 11\n\
                         \n\
                         Round 1, Board B\n\
                         Power  Player    SC\n\
                         Italy  Zoë       34\n";

    #[test]
    fn columns_are_found_for_each_table_and_blank_cells_stay_blank() {
        let lines = split(TABLE).unwrap();
        let row = |row: usize| lines.iter().find(|(number, _)| *number as usize == row).unwrap().1.clone();
        assert_eq!(row(0), [(0, "Round 1, Board A")]);
        assert_eq!(row(1), [(0, "Power"), (1, "Player"), (2, "SC"), (3, "Out")]);
        assert_eq!(row(2), [(0, "Austria"), (1, "Jürgen von Loh"), (2, "5")]);
        assert_eq!(row(4), [(0, "France"), (1, "Ben"), (2, "0"), (3, "1905")]);
        assert_eq!(row(5), [(0, "Italy"), (1, "Wilhelmina Mariah"), (2, "11")]);
        assert_eq!(row(9), [(0, "Italy"), (1, "Zoë"), (2, "34")]);
    }

    #[test]
    fn a_line_of_dashes_gives_the_columns() {
        let lines = split(
            "Rda Mesa Potencia   Jugador     Centros\n\
             --- ---- ---------- ----------- -------\n\
             \x20 1    1 Austria    Ann Lee          11\n\
             \x20 1    1 Inglaterra Ben              10\n\
             \x20 1    1 Italia     Cid              13\n\
             \x20        (libre: Dan Orr)\n\
             \x20 2    1 Rusia      Eva               7\n",
        );
        let cells: Vec<Vec<(u32, &str)>> = lines.unwrap().into_iter().map(|(_, cells)| cells).collect();
        assert_eq!(cells[0], [(0, "Rda"), (1, "Mesa"), (2, "Potencia"), (3, "Jugador"), (4, "Centros")]);
        assert_eq!(cells[2], [(0, "1"), (1, "1"), (2, "Inglaterra"), (3, "Ben"), (4, "10")]);
        assert_eq!(cells[4], [(0, "(libre: Dan Orr)")]);
        assert_eq!(cells[5], [(0, "2"), (1, "1"), (2, "Rusia"), (3, "Eva"), (4, "7")]);
    }

    #[test]
    fn a_line_across_the_whole_table_gives_no_columns() {
        let lines = split(
            "                  1901  1902  1903\n\
             ------------------------------\n\
             Austria   Ann       4     4     5\n\
             Itaalia   Ben       5     3     5\n\
             ------------------------------\n\
             Kokku               9     7    10\n",
        );
        let cells: Vec<Vec<(u32, &str)>> = lines.unwrap().into_iter().map(|(_, cells)| cells).collect();
        assert_eq!(cells[0], [(2, "1901"), (3, "1902"), (4, "1903")]);
        assert_eq!(cells[1], [(0, "Austria"), (1, "Ann"), (2, "4"), (3, "4"), (4, "5")]);
        assert_eq!(cells[3], [(0, "Kokku"), (2, "9"), (3, "7"), (4, "10")]);
    }

    #[test]
    fn one_space_parts_years() {
        let lines = split(
            "            1901 1902 1903\n\
             Austria Ann   10    5    5\n\
             England Ben    5   10\n\
             France Cid     5          5\n",
        );
        let cells: Vec<Vec<(u32, &str)>> = lines.unwrap().into_iter().map(|(_, cells)| cells).collect();
        assert_eq!(cells[0], [(1, "1901"), (2, "1902"), (3, "1903")]);
        assert_eq!(cells[1], [(0, "Austria Ann"), (1, "10"), (2, "5"), (3, "5")]);
        assert_eq!(
            cells[2..],
            [vec![(0, "England Ben"), (1, "5"), (2, "10")], vec![(0, "France Cid"), (1, "5"), (3, "5")]]
        );
    }

    #[test]
    fn a_word_behind_the_years_is_a_heading() {
        assert_eq!(starts_of_years("Player  1901 1902 1903 Total points"), [8, 13, 18, 23]);
        assert!(starts_of_years("Ended in 1908, not in 1907").is_empty());
        assert!(starts_of_years("1908 was good").is_empty());
    }

    #[test]
    fn one_space_parts_powers_from_players() {
        let rows = ["Austria Ann", "England Ben", "France Cid Boa", "Germany Dan", "Italy Eve", "Russia Fay"];
        let text = rows.map(|row| format!("{row:<16}  4    5\n")).concat();
        let text = format!("                 1901 1902\n{text}");
        let lines = split(&text).unwrap();
        assert_eq!(lines[0].1, [(2, "1901"), (3, "1902")]);
        assert_eq!(lines[3].1, [(0, "France"), (1, "Cid Boa"), (2, "4"), (3, "5")]);
    }

    #[test]
    fn other_texts_are_no_tables_of_this_kind() {
        assert_eq!(split("a,b,c\nd,e,f\ng,h,i\n"), None);
        assert_eq!(split("Dear Ann,\n\nThe results  are  here.\n- R 8 Yann\n- G 7 Ben\n"), None);
        assert_eq!(split("a  b  c\td\na  b  c\td\na  b  c\td\n"), None);
    }
}
