//! A list with one row for each power of each board: Topboard's plain table, and the long lists of directors.
//!
//! The plain table has the most columns (`round,board,power,player,centres,out,draw,result,ended,1901,…`). A director's
//! list has some of them, in any order and under other headings.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Range;

use super::boards_of_list::{ParseGame, rounds_in_names_of_boards};
use super::endings::read_title_remark;
use super::table_columns::TableColumns;
use super::{event_title_rows, seat_row};
use crate::book::typed_words::{default_board_name, next_round_name};
use crate::book::{BoardRef, CENTRES_ON_MAP, CellAddress, PerPower, Power};
use crate::import::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::draft_book::{DraftBook, PlainTable};
use crate::import::heading_words;
use crate::import::heading_words::Heading;
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::recipe::{LayoutTables, TableLayout};
use crate::import::title_words;
use crate::import::{FindingEffect, SheetAddress};

/// Whether these are exactly the headings of the plain table that Topboard writes.
fn is_plain_table(sheet: &RawSheet, row: u32) -> bool {
    let texts: Vec<&str> = sheet.row(row).filter_map(|cell| sheet.cell(cell).trimmed_text()).collect();
    texts.starts_with(&["round", "board", "power", "player", "centres"])
}

/// Reads the tables of a list. Gives the sentence about the recognised data.
pub(in crate::import) fn read_list(
    draft: &mut DraftBook,
    tracker: &mut CellStatusSheet<'_>,
    list: &LayoutTables,
) -> String {
    let sheet = tracker.sheet;
    let first_row = list.tables.iter().filter_map(|table| table.heading_line).min().unwrap_or_default();
    let is_plain = is_plain_table(sheet, first_row);
    if is_plain {
        draft.plain_table = PlainTable::BeingRead;
    }
    event_title_rows::read_titles(draft, tracker, first_row, true);
    let tab = title_words::round_of_tab(&sheet.name);
    let of_sheet = list.in_name.round.clone().filter(|_| tab.is_none());
    let mut reader = RowReader {
        round_without_column: of_sheet.unwrap_or_else(|| round_without_column(draft, tracker, &list.layout, first_row)),
        round_in_tab: tab.is_some(),
        rounds_in_boards: rounds_in_names_of_boards(sheet, list),
        ..RowReader::default()
    };
    let is_power_tab = draft.boards_of_power_tabs.is_some();
    reader.listed = draft.boards_of_power_tabs.take().unwrap_or_default();
    for table in &list.tables {
        let columns = TableColumns::of_table(table, &list.layout);
        for cell in sheet.row_part(table.heading_line.unwrap_or_default(), &table.span) {
            let at = sheet.cell(cell).at;
            if columns.heading(at.column).is_some() || sheet.is_computed_below(at) {
                tracker.mark_not_needed(cell, NotNeededReason::Heading);
            }
        }
        for (row, cells) in sheet.rows_between(table.lines.clone()) {
            let cells = sheet.part_of_row(&cells, &table.span);
            if !cells.is_empty() {
                reader.read_row(draft, tracker, &columns, row, cells);
            }
        }
    }
    if let Some(cell) = reader.board_without_gap {
        let centres = u32::from(CENTRES_ON_MAP);
        let mut boards = reader.listed.keys().filter_map(|board| draft.book.board(*board));
        let is_proven = boards.all(|board| board.centre_sum() == centres);
        let effect = if is_proven { FindingEffect::None } else { FindingEffect::Asked };
        draft.warn_of_effect(tracker, &[cell], effect, NO_NAMES_OF_BOARDS);
    }
    reader.warn_of_repeated_rows(draft, tracker);
    let boards = reader.listed.len();
    if is_power_tab {
        // The other powers have sheets of their own.
        draft.boards_of_power_tabs = Some(reader.listed);
    } else {
        reader.warn_of_missing_rows(draft, tracker);
    }
    if is_plain {
        draft.plain_table = PlainTable::WasRead;
    }
    let boards = if boards == 1 { "1 board".to_owned() } else { format!("{boards} boards") };
    format!("{boards} in rows, one row for each power.")
}

/// What is told where boards follow each other in a list, and nothing says where one of them ends.
const NO_NAMES_OF_BOARDS: &str = "no column names the boards, and the rows of a round go on without a gap. The next board begins \
                                  where a power comes again, as here. Check the boards, or give the list a column “Board” and \
                                  import it again.";

/// The round of rows without a round: the sheet's, else the title's, else the next number.
fn round_without_column(
    draft: &DraftBook,
    tracker: &CellStatusSheet<'_>,
    layout: &TableLayout,
    heading_row: u32,
) -> String {
    let tab = &tracker.sheet.name;
    let cells = || tracker.sheet.cells.range(0..tracker.sheet.row(heading_row).start).rev();
    let title = cells().find_map(|cell| title_words::find_round(cell.trimmed_text()?));
    if let Some((name, _)) = title.filter(|_| tracker.sheet.is_text || title_words::is_generic_tab(tab)) {
        return name;
    }
    if let Some(name) = title_words::round_of_tab(tab) {
        return name;
    }
    if let Some(name) = cells().find_map(|cell| layout.round_in_title(cell.trimmed_text()?)) {
        return name;
    }
    if !(tracker.sheet.is_text || title_words::is_generic_tab(tab)) {
        return tab.trim().to_owned();
    }
    next_round_name(&draft.book.rounds)
}

#[derive(Debug, Default)]
struct RowReader {
    round_without_column: String,
    /// Whether the tab names the round of the whole sheet.
    round_in_tab: bool,
    /// How “1A” in the column of boards is board A of round 1.
    rounds_in_boards: Option<ParseGame>,
    /// The round and board of the row above, for rows in which they are blank.
    row_above: (Option<String>, Option<String>),
    /// The text of the last cell with a round, and the round's name.
    newest_round: (String, String),
    /// The boards of this table, each with its first cell and the powers that have a row.
    listed: HashMap<BoardRef, (CellIndex, PerPower<bool>)>,
    newest_board: Option<BoardRef>,
    /// The first row of the first board that follows another one of its round directly, in a list without names of boards.
    board_without_gap: Option<CellIndex>,
    /// The row that was read last.
    last_row: Option<u32>,
    /// The rows that are not used, because their power has a row at the board already.
    repeated: BTreeMap<BoardRef, Vec<(Power, CellIndex)>>,
}

impl RowReader {
    fn read_row(
        &mut self,
        draft: &mut DraftBook,
        tracker: &mut CellStatusSheet<'_>,
        columns: &TableColumns,
        row: u32,
        cells: Range<CellIndex>,
    ) {
        let sheet = tracker.sheet;
        if cells.len() == 1 && !columns.has(Heading::Round) && self.read_round_title(draft, tracker, cells.start) {
            return;
        }
        let in_column = |heading| columns.column(heading).and_then(|column| sheet.find_in_row(&cells, column));
        let Some(power_cell) = in_column(Heading::Power) else {
            let total =
                cells.clone().any(|cell| sheet.cell(cell).trimmed_text().is_some_and(heading_words::is_total_label));
            if total {
                cells.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Total));
            }
            return;
        };
        let power_text = sheet.cell(power_cell).text();
        let Some(power) = Power::parse_in_column(&power_text) else {
            if heading_words::heading_of_cell(sheet.cell(power_cell)) == Some(Heading::Power) {
                cells.for_each(|cell| tracker.mark_not_needed(cell, NotNeededReason::Heading));
            } else {
                draft.warn_of_unknown_power(tracker, power_cell);
            }
            return;
        };
        let board = self.find_or_add_board(draft, tracker, columns, row, &cells, power);
        let (_, listed) = self.listed.entry(board).or_insert((cells.start, PerPower::default()));
        if listed[power] {
            self.repeated.entry(board).or_default().push((power, power_cell));
            return;
        }
        listed[power] = true;
        self.newest_board = Some(board);
        tracker.mark_understood(power_cell);
        for heading in [Heading::Round, Heading::Board] {
            if let Some(cell) = in_column(heading) {
                tracker.mark_understood(cell);
            }
        }
        let seat = board.seat(power);
        seat_row::fill_seat(draft, tracker, seat, columns, cells.clone());
    }

    /// Reads a row with nothing but the title of the round that follows. Gives whether the row is one.
    fn read_round_title(&mut self, draft: &mut DraftBook, tracker: &mut CellStatusSheet<'_>, cell: CellIndex) -> bool {
        let Some((name, "")) = tracker.sheet.cell(cell).trimmed_text().and_then(title_words::find_round) else {
            return false;
        };
        name.clone_into(&mut self.round_without_column);
        self.row_above = (None, None);
        self.newest_board = None;
        let round = draft.find_or_add_round(&name);
        draft.record_cell(tracker, cell, CellAddress::Round(round));
        true
    }

    /// The board of a row, added if it is new. A blank round or board is that of the row above.
    fn find_or_add_board(
        &mut self,
        draft: &mut DraftBook,
        tracker: &mut CellStatusSheet<'_>,
        columns: &TableColumns,
        row: u32,
        cells: &Range<CellIndex>,
        power: Power,
    ) -> BoardRef {
        let sheet = tracker.sheet;
        let shown = |heading| {
            let column = columns.column(heading)?;
            sheet.find_in_row(cells, column).or_else(|| sheet.find_shown(SheetAddress::new(row, column)))
        };
        let text = |cell: CellIndex| sheet.cell(cell).text();
        let round_cell = shown(Heading::Round);
        let board_cell = shown(Heading::Board);
        // “R1A” and “Round 1, Board A” in the column of boards name the round too.
        let board_text = board_cell.map(&text).unwrap_or_default().into_owned();
        let numbered = || self.rounds_in_boards.and_then(|parse| parse(&board_text));
        let game = title_words::game_in_board_name(&board_text)
            .or_else(numbered)
            .filter(|_| round_cell.is_none() && !columns.has(Heading::Round) && !self.round_in_tab);
        let round_text = round_cell.map(&text);
        // “Round 1, heat 2” in the column of rounds names the board, if no column does.
        let in_round = round_text.as_ref().filter(|_| !columns.has(Heading::Board)).map(|text| text.trim().to_owned());
        let in_round = in_round.as_deref().and_then(title_words::game_in_board_name);
        let is_same_text = round_text.as_ref().is_some_and(|text| *text == self.newest_round.0);
        let round_name = match (&round_text, game) {
            (Some(_), _) if is_same_text => self.newest_round.1.clone(),
            (Some(_), _) if in_round.is_some() => in_round.map_or_else(String::new, |(round, _)| round.to_owned()),
            (Some(text), _) => title_words::round_name_in_column(text),
            (None, Some((round, _))) => round.to_owned(),
            (None, None) => self.row_above.0.clone().unwrap_or_else(|| self.round_without_column.clone()),
        };
        let new_round = self.row_above.0.as_ref() != Some(&round_name);
        let round = draft.find_or_add_round(&round_name);
        if let (Some(cell), Some(text), false) = (round_cell, &round_text, is_same_text) {
            if in_round.is_none() {
                draft.warn_of_round_spelling(tracker, cell, round, text.trim());
            }
            self.newest_round = (text.clone().into_owned(), round_name.clone());
        }
        let board_name = match board_cell {
            Some(_) => game.map_or_else(|| title_words::board_name_in(&board_text), |(_, board)| board).to_owned(),
            None if columns.has(Heading::Board) && !new_round => {
                self.row_above.1.clone().unwrap_or_else(|| default_board_name(0))
            }
            None if in_round.is_some() => in_round.map_or_else(String::new, |(_, board)| board.to_owned()),
            // Without a column for boards, the next board begins where a power comes again.
            None => match self.newest_board.filter(|_| !new_round) {
                Some(newest_board) if !self.listed.get(&newest_board).is_some_and(|(_, listed)| listed[power]) => {
                    draft.book.board(newest_board).map(|board| board.name.clone()).unwrap_or_default()
                }
                _ => default_board_name(draft.book.rounds[round.0].boards.len()),
            },
        };
        let known = draft.find_board(round, &board_name).filter(|board| self.listed.contains_key(board));
        let board = known.unwrap_or_else(|| {
            let cell = board_cell.unwrap_or(cells.start);
            let board = draft.add_board_at(tracker, round, &board_name, cell, &HashSet::new());
            let rest = title_words::parse_board_title(&board_text).map_or("", |(_, rest)| rest);
            read_title_remark(draft, tracker, cell, board, if game.is_some() { "" } else { rest });
            if board_cell.is_none() && in_round.is_none() && !columns.has(Heading::Board) {
                draft.unnamed_boards.push(board);
                let goes_on = !new_round && row.checked_sub(1).is_some_and(|above| self.last_row == Some(above));
                if goes_on && self.board_without_gap.is_none() {
                    self.board_without_gap = Some(cells.start);
                }
            }
            board
        });
        self.last_row = Some(row);
        // A problem of a whole board is mostly about its counts, so it points to the first of them.
        let counts_cell = shown(Heading::CENTRES).or(board_cell);
        for (place, cell) in [(CellAddress::Round(round), round_cell), (CellAddress::Board(board), counts_cell)] {
            let cell = cell.unwrap_or(cells.start);
            draft.sources.record(place, tracker.index, sheet.cell(cell).at);
        }
        self.row_above = (Some(round_name), Some(board_name));
        board
    }

    /// Warns about rows of a power that has a row at the board already.
    fn warn_of_repeated_rows(&self, draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
        for (board, rows) in &self.repeated {
            let label = draft.book.board_label(*board);
            let powers: Vec<&str> = rows.iter().map(|(power, _)| power.name()).collect();
            let what = match powers[..] {
                [power] => format!(
                    "{label} has two rows for {power}. The second row is not used and is kept among the unplaced cells; \
                     remove one of the two in the file and import it again."
                ),
                _ => format!(
                    "{label} has two rows each for {}. The second rows are not used and are kept among the unplaced \
                     cells; if they are another board, give it another name in the file and import it again.",
                    powers.join(", ")
                ),
            };
            let cells: Vec<CellIndex> = rows.iter().map(|(_, cell)| *cell).collect();
            draft.warn_of_effect(tracker, &cells, FindingEffect::Refused, what);
        }
    }

    fn warn_of_missing_rows(&self, draft: &mut DraftBook, tracker: &CellStatusSheet<'_>) {
        let mut boards: Vec<_> = self.listed.iter().collect();
        boards.sort_by_key(|(board, _)| **board);
        for (&board, (cell, listed)) in boards {
            seat_row::warn_of_missing(draft, tracker, board, *cell, *listed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, CellEntry, Ending, ScoreRuling, Year};
    use crate::import::{Finding, FindingKind, ImportedFile, read_results};

    fn import(text: &str) -> ImportedFile {
        read_results(text.as_bytes(), "Round 4.csv").unwrap()
    }

    fn warnings(import: &ImportedFile) -> Vec<String> {
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
        assert_eq!(import.book.people.len(), 1, "both spellings are one person");
        let austria = seat(&import.book, 0, Power::Austria);
        assert_eq!((austria.printed_score, austria.centres.get()), (Some(45.53), Some(16)));
        let turkey = seat(&import.book, 1, Power::Turkey);
        assert_eq!((turkey.centres.get(), turkey.eliminated.get()), (Some(0), Some(Year(1904))));
        assert!(
            warnings(&import).iter().any(|w| w.contains("is taken to be Cyrille Sevin")),
            "{:?}",
            warnings(&import)
        );
    }

    #[test]
    fn remarks_about_a_board_above_a_list_or_beside_its_name_are_no_names() {
        let import = import(
            "Board C was abandoned;;\nboard;power;centres\nBoard A - ended 1907;Austria;5\nBoard B (late);Austria;5\n",
        );
        let boards = &import.book.rounds[0].boards;
        assert_eq!((boards[0].name.as_str(), boards[0].end_year.get()), ("A", Some(Year(1907))));
        assert_eq!((boards[1].name.as_str(), import.book.event.name.as_str()), ("B", ""));
        let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(kept, ["Board C was abandoned", "Board B (late)"]);
    }

    #[test]
    fn the_file_name_gives_the_round_if_no_column_does() {
        let import = import("board,power,centres\nA,Austria,5\nA,England,4\n");
        assert_eq!(import.book.rounds[0].name, "4");
        assert_eq!(
            warnings(&import),
            ["Round 4!A2: Round 4, board A has no row for France, Germany, Italy, Russia, Turkey. The seats are \
                 left empty; fill them in after the import."]
        );
    }

    #[test]
    fn rows_with_an_unknown_or_repeated_power_are_kept_with_a_warning() {
        let import = import("board,power,player,centres\nA,Spain,Ann,5\nA,Italy,Ben,4\nA,I,Cem,3\n");
        let messages = warnings(&import);
        assert!(messages[0].starts_with("Round 4!B2: “Spain” is not a power"), "{messages:?}");
        assert!(messages[1].starts_with("Round 4!B4: Round 4, board A has two rows for Italy"), "{messages:?}");
        let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
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
        assert_eq!(boards[0].end_year, CellEntry::Value(Year(1909)));
        assert_eq!(boards[0].charts.len(), 2);
        assert_eq!(boards[0].charts[0].centres[Power::Russia], CellEntry::Value(6));
        let france = seat(&import.book, 0, Power::France);
        assert_eq!((france.missed_moves.get(), france.missed_winters.get()), (Some(1), Some(2)));
        assert_eq!(seat(&import.book, 1, Power::Italy).in_draw, Some(true));
        assert_eq!(seat(&import.book, 1, Power::Turkey).in_draw, Some(false));
        assert_eq!(boards[2].ending, Ending::Abandoned);
        assert_eq!(
            import.book.unplaced_cells.len(),
            1,
            "the ending year that differs: {:?}",
            import.book.unplaced_cells
        );
    }

    #[test]
    fn letters_in_a_number_cell_stay_as_text() {
        let import = import("board,power,centres,out\nA,Italy,eight,soon\n");
        let italy = seat(&import.book, 0, Power::Italy);
        assert_eq!(italy.centres, CellEntry::Text("eight".into()));
        assert_eq!(italy.eliminated, CellEntry::Text("soon".into()));
        assert!(warnings(&import)[0].starts_with("Round 4!C2: “eight” is not a number of centres"));
        assert!(import.book.unplaced_cells.is_empty());
    }

    #[test]
    fn a_blank_board_is_that_of_the_row_above() {
        let import = import("round,board,power,centres\n1,A,Italy,5\n,,Russia,4\n2,,Italy,3\n");
        assert_eq!(import.book.rounds.len(), 2);
        assert_eq!(import.book.rounds[0].boards.len(), 1);
        assert_eq!(import.book.rounds[1].boards[0].name, "A");
    }

    #[test]
    fn rulings_keep_their_reason() {
        let import = import("board,power,centres,ruling,reason\nA,Italy,5,40,left early\n");
        let ruled = Some(ScoreRuling { score: 40.0, reason: "left early".into() });
        assert_eq!(seat(&import.book, 0, Power::Italy).ruling, ruled);
    }
}
