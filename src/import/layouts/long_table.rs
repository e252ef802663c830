//! One row per power and board: the plain table of Topboard, and the long lists that directors keep.
//!
//! The plain table is the fullest such list (`round,board,power,player,centres,out,draw,result,ended,1901,…`); a director's
//! list has some of the columns, in any order, under words of its own.

use std::collections::HashMap;

use super::seat_row;
use super::seat_row::Columns;
use crate::book::vocabulary::{board_letters, next_round_name};
use crate::book::{BoardRef, Ending, Entry, PerPower, Place, Power, Year, fold_name};
use crate::import::CellAt;
use crate::import::draft_book::{Draft, Needless, Page};
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIx, RawSheet};

/// How far down the heading row is looked for.
const ROWS_SEARCHED: usize = 20;

/// A table of this layout: its columns, and the row of its headings.
#[derive(Debug)]
pub(crate) struct Table {
    row: u32,
    columns: Columns,
}

/// Looks for the heading row: board or round, power, and something about the seat.
pub(crate) fn find(sheet: &RawSheet) -> Option<Table> {
    sheet.rows().into_iter().take(ROWS_SEARCHED).find_map(|(row, cells)| {
        let columns =
            Columns::new(cells.map(|cell| (sheet.cells[cell].at.column, heading_words::heading(&sheet.cells[cell]))));
        let has = |heading| columns.has(heading);
        let seat = has(Heading::Centres)
            || has(Heading::Player)
            || has(Heading::LastName)
            || has(Heading::Score)
            || columns.has_chart();
        ((has(Heading::Board) || has(Heading::Round)) && has(Heading::Power) && seat).then_some(Table { row, columns })
    })
}

/// Reads the table. Gives the sentence on what was recognised.
pub(crate) fn read(draft: &mut Draft, page: &mut Page<'_>, table: &Table) -> String {
    let Table { row: heading_row, columns } = table;
    super::read_titles(draft, page, *heading_row, true);
    for cell in page.sheet.row(*heading_row) {
        let at = page.sheet.cells[cell].at;
        if columns.heading(at.column).is_some() || super::is_computed_below(page.sheet, at) {
            page.needless(cell, Needless::Heading);
        }
    }
    let mut reader = Rows { default_round: default_round(draft, page), ..Rows::default() };
    for (row, cells) in page.sheet.rows().into_iter().filter(|(row, _)| row > heading_row) {
        reader.read_row(draft, page, columns, row, cells);
    }
    reader.finish(draft, page);
    let boards = reader.listed.len();
    format!("{boards} boards in rows, one row for each power.")
}

/// The round of rows that name none: the sheet's, else the title's, else the next number.
fn default_round(draft: &Draft, page: &Page<'_>) -> String {
    let tab = &page.sheet.name;
    if let Some((name, _)) = heading_words::round_in(tab) {
        return name.to_owned();
    }
    if heading_words::round_name(tab) != tab.trim() || !(page.sheet.is_text || heading_words::is_generic_tab(tab)) {
        return heading_words::round_name(tab).to_owned();
    }
    next_round_name(&draft.book.rounds)
}

#[derive(Debug, Default)]
struct Rows {
    default_round: String,
    /// The round and board of the row above, for rows that leave theirs blank.
    above: (Option<String>, Option<String>),
    /// The boards of this table, with the powers that have a row and the first cell of each board.
    listed: HashMap<BoardRef, (CellIx, PerPower<bool>)>,
    newest: Option<BoardRef>,
}

impl Rows {
    fn read_row(
        &mut self,
        draft: &mut Draft,
        page: &mut Page<'_>,
        columns: &Columns,
        row: u32,
        cells: std::ops::Range<CellIx>,
    ) {
        let sheet = page.sheet;
        let in_column = |heading| columns.column(heading).and_then(|column| sheet.find(CellAt::new(row, column)));
        let Some(power_cell) = in_column(Heading::Power) else {
            let total = cells.clone().any(|cell| sheet.cells[cell].words().is_some_and(heading_words::is_total));
            if total {
                cells.for_each(|cell| page.needless(cell, Needless::Total));
            }
            return;
        };
        let power_text = sheet.cells[power_cell].text();
        let Some(power) = Power::parse(&power_text) else {
            if heading_words::heading(&sheet.cells[power_cell]) == Some(Heading::Power) {
                cells.for_each(|cell| page.needless(cell, Needless::Heading));
            } else {
                draft.warn(page, power_cell, format!("“{power_text}” is no power; the row is kept, but not used."));
            }
            return;
        };
        let board = self.board_of(draft, page, columns, row, power);
        let (_, listed) = self.listed.entry(board).or_insert((cells.start, PerPower::default()));
        if listed[power] {
            let what =
                format!("{} has two rows for {power}; the second is kept, but not used.", draft.book.say_board(board));
            draft.warn(page, power_cell, what);
            return;
        }
        listed[power] = true;
        self.newest = Some(board);
        page.understood(power_cell);
        for heading in [Heading::Round, Heading::Board] {
            if let Some(cell) = in_column(heading) {
                page.understood(cell);
            }
        }
        let seat = board.seat(power);
        seat_row::fill(draft, page, seat, columns, cells);
        if let Some(cell) = in_column(Heading::Ended) {
            ended(draft, page, cell, board);
        }
        if let Some(cell) = in_column(Heading::Result) {
            result(draft, page, cell, board, power);
        }
    }

    /// The board of a row, added where it is new. A blank round or board is that of the row above.
    fn board_of(&mut self, draft: &mut Draft, page: &Page<'_>, columns: &Columns, row: u32, power: Power) -> BoardRef {
        let sheet = page.sheet;
        let shown = |heading| columns.column(heading).and_then(|column| sheet.find_shown(CellAt::new(row, column)));
        let text = |cell: CellIx| sheet.cells[cell].text();
        let round_cell = shown(Heading::Round);
        let round_name = match round_cell {
            Some(cell) => heading_words::round_name(&text(cell)).to_owned(),
            None => self.above.0.clone().unwrap_or_else(|| self.default_round.clone()),
        };
        let new_round = self.above.0.as_ref() != Some(&round_name);
        let round = draft.round(&round_name);
        let board_cell = shown(Heading::Board);
        let board_name = match board_cell {
            Some(cell) => heading_words::board_name(&text(cell)).to_owned(),
            None if columns.has(Heading::Board) && !new_round => {
                self.above.1.clone().unwrap_or_else(|| board_letters(0))
            }
            // Without a column for it a board is seven rows: the next begins where a power comes again.
            None => match self.newest.filter(|_| !new_round) {
                Some(newest) if !self.listed.get(&newest).is_some_and(|(_, listed)| listed[power]) => {
                    draft.book.board(newest).map(|board| board.name.clone()).unwrap_or_default()
                }
                _ => board_letters(draft.book.rounds[round.0].boards.len()),
            },
        };
        let known = draft.find_board(round, &board_name);
        let board = known.filter(|board| self.listed.contains_key(board)).unwrap_or_else(|| {
            if let Some(other) = known {
                let what = format!(
                    "{} stands on another sheet too; remove one of the two after the import.",
                    draft.book.say_board(other)
                );
                draft.warn(page, board_cell.unwrap_or(sheet.row(row).start), what);
            }
            draft.add_board(round, &board_name)
        });
        // What is wrong with a board as a whole is mostly its counts, so their first cell stands for it.
        let counts_cell = shown(Heading::Centres).or(board_cell);
        for (place, cell) in [(Place::Round(round), round_cell), (Place::Board(board), counts_cell)] {
            let cell = cell.unwrap_or(sheet.row(row).start);
            draft.origins.note(place, page.index, sheet.cells[cell].at);
        }
        self.above = (Some(round_name), Some(board_name));
        board
    }

    fn finish(&self, draft: &mut Draft, page: &Page<'_>) {
        let mut boards: Vec<_> = self.listed.iter().collect();
        boards.sort_by_key(|(board, _)| **board);
        for (&board, (cell, listed)) in boards {
            seat_row::warn_of_missing(draft, page, board, *cell, *listed);
        }
    }
}

/// The last year played, which every row of a board repeats.
fn ended(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx, board: BoardRef) {
    let year: Entry<Year> = match heading_words::heading(&page.sheet.cells[cell]) {
        Some(Heading::Chart(year)) => Entry::Value(year),
        _ => Entry::typed(&page.sheet.cells[cell].text()),
    };
    let known = draft.book.board(board).map(|board| board.ended.clone()).unwrap_or_default();
    if known == year {
        page.understood(cell);
    } else if known.is_blank() {
        page.understood(cell);
        if let Some(text) = year.unread() {
            draft.warn(page, cell, format!("“{text}” is not a year such as 1908; it is kept as text."));
        }
        draft.board_mut(board).ended = year;
    } else {
        let what =
            format!("{} ended in {known} by another row, and in {year} by this one.", draft.book.say_board(board));
        draft.reject(page, cell, what);
    }
}

/// “conceded to” in the winner's row, or “abandoned” in any.
fn result(draft: &mut Draft, page: &mut Page<'_>, cell: CellIx, board: BoardRef, power: Power) {
    let text = page.sheet.cells[cell].text().into_owned();
    let ending = match heading_words::remark(&text) {
        Some(heading_words::Remark::Conceded(winner)) => Ending::Conceded(winner),
        Some(heading_words::Remark::Abandoned) => Ending::Abandoned,
        _ if fold_name(&text).starts_with("conce") => Ending::Conceded(power),
        _ => {
            draft.reject(
                page,
                cell,
                format!("“{text}” is no result; type “conceded to” in the winner's row, or “abandoned”."),
            );
            return;
        }
    };
    let known = draft.book.board(board).map_or(Ending::Played, |board| board.ending);
    if known == Ending::Played || known == ending {
        page.understood(cell);
        draft.board_mut(board).ending = ending;
    } else {
        let what = format!("{} has another result in another row.", draft.book.say_board(board));
        draft.reject(page, cell, what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, Override};
    use crate::import::{Finding, FindingKind, Import, read};

    fn import(text: &str) -> Import {
        read(text.as_bytes(), "Round 4.csv").unwrap()
    }

    fn warnings(import: &Import) -> Vec<String> {
        import.findings.iter().filter(|f| f.kind == FindingKind::Warning).map(Finding::to_string).collect()
    }

    fn seat(book: &Book, board: usize, power: Power) -> &crate::book::Seat {
        &book.rounds[0].boards[board].seats[power]
    }

    #[test]
    fn columns_come_in_any_order_and_language() {
        let import = import(
            "Ergebnisse der Hauskonferenz\n\
             Punkte;Land;Spieler;Zentren;Tisch;Runde\n\
             45,53;Österreich;Cyrille Sevin;16;1;2\n\
             0,4;Türkei;cyrille  SEVIN;0 (1904);2;2\n",
        );
        assert_eq!(import.book.event.name, "Ergebnisse der Hauskonferenz");
        assert_eq!(import.book.rounds[0].name, "2");
        assert_eq!(import.book.people.len(), 1, "one person however it is spelt");
        let austria = seat(&import.book, 0, Power::Austria);
        assert_eq!((austria.printed, austria.centres.get()), (Some(45.53), Some(16)));
        let turkey = seat(&import.book, 1, Power::Turkey);
        assert_eq!((turkey.centres.get(), turkey.out.get()), (Some(0), Some(Year(1904))));
        assert!(
            warnings(&import).iter().any(|w| w.contains("is taken to be Cyrille Sevin")),
            "{:?}",
            warnings(&import)
        );
    }

    #[test]
    fn the_file_s_name_gives_the_round_where_no_column_does() {
        let import = import("board,power,centres\nA,Austria,5\nA,England,4\n");
        assert_eq!(import.book.rounds[0].name, "4");
        assert_eq!(
            warnings(&import),
            [
                "Round 4!A2: Round 4, board A has no row for France, Germany, Italy, Russia, Turkey; the seat is left empty."
            ]
        );
    }

    #[test]
    fn what_is_no_power_or_stands_twice_is_kept_and_named() {
        let import = import("board,power,player,centres\nA,Spain,Ann,5\nA,Italy,Ben,4\nA,I,Cem,3\n");
        let said = warnings(&import);
        assert!(said[0].starts_with("Round 4!B2: “Spain” is no power"), "{said:?}");
        assert!(said[1].starts_with("Round 4!B4: Round 4, board A has two rows for Italy"), "{said:?}");
        let kept: Vec<&str> = import.book.unplaced.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(kept, ["A", "Spain", "Ann", "5", "A", "I", "Cem", "3"]);
        assert_eq!(import.book.name_of(seat(&import.book, 0, Power::Italy).player), "Ben");
    }

    #[test]
    fn results_draws_and_missed_orders_are_read() {
        let import = import(
            "board,power,centres,draw,result,ended,missed_moves,missed_winters,1901,1902\n\
             A,France,14,,conceded to,1909,1,2,5,6\n\
             A,Russia,9,,,1909,,,6,\n\
             B,Italy,12,yes,,1908,,,,\n\
             B,Turkey,0,no,,1907,,,,\n\
             C,Italy,,,abandoned,,,,,\n",
        );
        let boards = &import.book.rounds[0].boards;
        assert_eq!(boards[0].ending, Ending::Conceded(Power::France));
        assert_eq!(boards[0].ended, Entry::Value(Year(1909)));
        assert_eq!(boards[0].charts.len(), 2);
        assert_eq!(boards[0].charts[0].centres[Power::Russia], Entry::Value(6));
        let france = seat(&import.book, 0, Power::France);
        assert_eq!((france.missed_moves.get(), france.missed_winters.get()), (Some(1), Some(2)));
        assert_eq!(seat(&import.book, 1, Power::Italy).in_draw, Some(true));
        assert_eq!(seat(&import.book, 1, Power::Turkey).in_draw, Some(false));
        assert_eq!(boards[2].ending, Ending::Abandoned);
        assert_eq!(import.book.unplaced.len(), 1, "the ending year that differs: {:?}", import.book.unplaced);
    }

    #[test]
    fn letters_in_a_number_cell_stay() {
        let import = import("board,power,centres,out\nA,Italy,eight,soon\n");
        let italy = seat(&import.book, 0, Power::Italy);
        assert_eq!(italy.centres, Entry::Text("eight".into()));
        assert_eq!(italy.out, Entry::Text("soon".into()));
        assert!(warnings(&import)[0].starts_with("Round 4!C2: “eight” is not a number of centres"));
        assert!(import.book.unplaced.is_empty());
    }

    #[test]
    fn blank_boards_are_those_of_the_row_above() {
        let import = import("round,board,power,centres\n1,A,Italy,5\n,,Russia,4\n2,,Italy,3\n");
        assert_eq!(import.book.rounds.len(), 2);
        assert_eq!(import.book.rounds[0].boards.len(), 1);
        assert_eq!(import.book.rounds[1].boards[0].name, "A");
    }

    #[test]
    fn rulings_keep_their_reason() {
        let import = import("board,power,centres,ruling,reason\nA,Italy,5,40,left early\n");
        let ruled = Some(Override { score: 40.0, reason: "left early".into() });
        assert_eq!(seat(&import.book, 0, Power::Italy).ruling, ruled);
    }
}
