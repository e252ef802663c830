//! A list with one row for each power of each board: Topboard's plain table, and the long lists of directors.
//!
//! The plain table has the most columns (`round,board,power,player,centres,out,draw,result,ended,1901,…`). A director's
//! list has some of them, in any order and under other headings.

use super::boards_of_list::rounds_in_names_of_boards;
use super::enter_boards::{is_plain_table, warn_of_boards_in_order};
use super::list_rows::RowReader;
use super::table_columns::TableColumns;
use crate::book::typed_words::next_round_name;
use crate::import::draft::draft_book::{DraftBook, PlainTable};
use crate::import::draft::event_title_rows;
use crate::import::recipe::{LayoutTables, TableLayout};
use crate::import::report::cell_status::{CellStatusSheet, NotNeededReason};
use crate::import::words::tab_names;
use crate::import::words::title_words;
use crate::languages::window_sentences::import_tables as texts;

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
    let tab = tab_names::round_of_tab(&sheet.name);
    let of_sheet = list.in_name.round.clone().filter(|_| tab.is_none());
    let round = of_sheet.unwrap_or_else(|| round_without_column(draft, tracker, &list.layout, first_row));
    let mut reader = RowReader::new(round, tab.is_some(), rounds_in_names_of_boards(sheet, list));
    let is_power_tab = draft.boards_of_power_tabs.is_some();
    reader.listed = draft.boards_of_power_tabs.take().unwrap_or_default();
    for table in &list.tables {
        let columns = TableColumns::of_table(table, &list.layout);
        reader.begin_table(sheet, &columns, table.heading_line.unwrap_or_default());
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
        warn_of_boards_in_order(draft, tracker, cell, reader.listed.keys().copied());
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
    texts::boards_in_rows(boards)
}

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
    if let Some((name, _)) = title.filter(|_| tracker.sheet.is_text || tab_names::is_generic_tab(tab)) {
        return name;
    }
    if let Some(name) = tab_names::round_of_tab(tab) {
        return name;
    }
    if let Some(name) = cells().find_map(|cell| layout.round_in_title(cell.trimmed_text()?)) {
        return name;
    }
    if !(tracker.sheet.is_text || tab_names::is_generic_tab(tab)) {
        return tab.trim().to_owned();
    }
    next_round_name(&draft.book.rounds)
}

#[cfg(test)]
mod tests {
    use crate::book::{Book, CellEntry, Ending, Power, ScoreRuling, Year};
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
        let ruled = ScoreRuling { score: 40.0, reason: "left early".into() };
        assert_eq!(seat(&import.book, 0, Power::Italy).ruling.as_deref(), Some(&ruled));
    }
}
