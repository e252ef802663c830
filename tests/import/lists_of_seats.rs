//! Lists with a row for each seat: small lists, and what is told of their rows.

use topboard::book::{Book, CellEntry, Ending, Power, ScoreRuling, Year};
use topboard::import::{Finding, FindingKind, ImportedFile, read_results};

fn import(text: &str) -> ImportedFile {
    read_results(text.as_bytes(), "Round 4.csv").unwrap()
}

fn warnings(import: &ImportedFile) -> Vec<String> {
    import.findings.iter().filter(|f| f.kind == FindingKind::Warning).map(Finding::to_string).collect()
}

fn seat(book: &Book, board: usize, power: Power) -> &topboard::book::Seat {
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
    assert!(warnings(&import).iter().any(|w| w.contains("is taken to be Cyrille Sevin")), "{:?}", warnings(&import));
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
        ["Round 4!C2: Round 4, board A has no row for France, Germany, Italy, Russia, Turkey. The seats are \
             left empty; fill them in after the import."]
    );
}

#[test]
fn rows_with_an_unknown_or_repeated_power_are_kept_with_a_warning() {
    let import = import("board,power,player,centres\nA,Spain,Ann,5\nA,Italy,Ben,4\nA,I,Cem,3\n");
    let messages = warnings(&import);
    for told in ["Round 4!B2: “Spain” is not a power", "Round 4!B4: Round 4, board A has Italy twice"] {
        assert!(messages.iter().any(|message| message.starts_with(told)), "{messages:?}");
    }
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(kept, ["A", "Spain", "Ann", "5", "A", "I", "Cem", "3"]);
    assert_eq!(import.book.name_of(seat(&import.book, 0, Power::Italy).player), "Ben");
}

#[test]
fn results_draws_and_missed_orders_are_read() {
    let import = import(
        "board,power,centres,draw,result,ended,missed_moves,missed_winters,1901,1902\n\
         A,France,14,,conceded to,1909,1,2,5,6\n\
         A,Russia,9,,,1909,,,6,7\n\
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
    assert_eq!(import.book.unplaced_cells.len(), 1, "the ending year that differs: {:?}", import.book.unplaced_cells);
}

#[test]
fn letters_in_a_number_cell_stay_as_text() {
    let import = import("board,power,centres,out\nA,Austria,5,\nA,Italy,eight,soon\nA,Turkey,0,1904\n");
    let italy = seat(&import.book, 0, Power::Italy);
    assert_eq!(italy.centres, CellEntry::Text("eight".into()));
    assert_eq!(italy.eliminated, CellEntry::Text("soon".into()));
    assert!(warnings(&import)[0].starts_with("Round 4!C3: “eight” is not a number of centres"));
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

#[test]
fn a_row_for_each_power_and_year_is_a_chart() {
    let counts = |year: usize| [5 + year, 4, 6 - year, 5, 4, 6, 4];
    let row = |board: &str, year: usize, power: Power| {
        let count = counts(year)[power.index()];
        format!("{board},{},{power},{power} {board}son,{count},{}\n", 1901 + year, if year == 2 { "yes" } else { "no" })
    };
    let board =
        |name: &str| (0..3).map(|year| Power::ALL.map(|power| row(name, year, power)).concat()).collect::<String>();
    let import = import(&format!("board,year,power,player,supply_centers,final\n{}{}", board("Dice"), board("Long")));
    assert_eq!((import.book.rounds.len(), import.book.rounds[0].boards.len()), (1, 2));
    for board in &import.book.rounds[0].boards {
        assert_eq!(board.charts.len(), 3);
        for power in Power::ALL {
            assert_eq!(board.charts[2].centres[power].get().map(usize::from), Some(counts(2)[power.index()]));
        }
    }
}
