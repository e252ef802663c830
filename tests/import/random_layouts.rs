//! Random boards, written in random descriptions of layouts, come back exactly or are asked about. Nothing that is read is
//! wrong. The same cases are tried each time; `PROPTEST_CASES` gives more of them.

use std::cell::Cell;
use std::path::Path;

use crate::common::random_layouts::{Choices, Layout, Rows, SeatValue, ValueCell, WrittenBoard, boards, names};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use topboard::book::{Board, BoardRef, Book, Ending, Power, fold_name};
use topboard::import::{
    Finding, FindingKind, ImportedFile, Recipe, SheetAddress, SheetsOfFile, read_results, results_by_recipe,
    results_of_sheets,
};

/// The number of files that are written and read.
const CASES: u32 = 300;

/// The parts of the boards that came back.
#[derive(Debug, Default)]
struct Comparison {
    wrong: Vec<String>,
    missing: Vec<Missing>,
}

/// A value that is written and did not come back.
#[derive(Clone, Debug, PartialEq)]
struct Missing {
    round: usize,
    board: String,
    /// The label of the board of the book, if the board came back.
    label: Option<String>,
    power: Power,
    value: SeatValue,
}

impl Missing {
    /// Whether a finding names the cell of the value or its seat.
    fn is_told(&self, import: &ImportedFile, sheets: &[(String, Rows)]) -> bool {
        let is_workbook = Path::new(&import.file).extension().is_some_and(|ending| ending == "xlsx");
        let is_own = |cell: &&ValueCell| {
            cell.round == self.round
                && cell.board == self.board
                && cell.power == self.power.index()
                && cell.value == self.value
        };
        let address = |cell: &ValueCell| SheetAddress::new(number(cell.at.0), number(cell.at.1));
        let cells: Vec<(&str, SheetAddress)> = sheets
            .iter()
            .flat_map(|(sheet, rows)| rows.values.iter().filter(is_own).map(|cell| (sheet.as_str(), address(cell))))
            .collect();
        let names_cell = |finding: &Finding| {
            let is_in = |(sheet, at): &(&str, SheetAddress)| {
                (!is_workbook || finding.sheet == *sheet) && finding.cells.iter().any(|range| range.contains(*at))
            };
            cells.iter().any(is_in)
        };
        let names_seat = |finding: &Finding| {
            let message = &finding.message;
            let board = self.label.as_ref().is_some_and(|label| message.contains(label.as_str()));
            finding.kind == FindingKind::Warning && board && message.contains(self.power.name())
        };
        let is_question = |finding: &&Finding| matches!(finding.kind, FindingKind::Warning | FindingKind::Unplaced);
        import.findings.iter().filter(is_question).any(|finding| names_cell(finding) || names_seat(finding))
    }
}

fn number(place: usize) -> u32 {
    u32::try_from(place).unwrap()
}

/// Whether a name that was read is that of a player, as it is written or with the first name first.
fn is_name_of(read: &str, player: usize, layout: &Layout) -> bool {
    let (first, last) = names(player);
    let read = fold_name(read);
    [format!("{first} {last}"), layout.player_name(player)].iter().any(|name| fold_name(name) == read)
}

/// Whether the report says that the program named the board.
fn is_asked_for_name(import: &ImportedFile, board: &Board) -> bool {
    let named = format!("called “{}”", board.name);
    let mut warnings = import.findings.iter().filter(|finding| finding.kind == FindingKind::Warning);
    warnings.any(|finding| finding.message.contains(&named))
}

/// The number of powers that have the player, or without a name the count, that is written.
fn common_seats(book: &Book, board: &Board, written: &WrittenBoard, layout: &Layout) -> usize {
    let seats = board.seats.values().zip(&written.seats);
    let same = seats.filter(|(seat, wanted)| match (seat.player, wanted.player) {
        (Some(_), Some(player)) => is_name_of(book.name_of(seat.player), player, layout),
        (Some(_), None) => false,
        (None, _) => seat.centres.get().is_some() && seat.centres.get() == wanted.centres,
    });
    same.count()
}

impl Comparison {
    fn new(import: &ImportedFile, boards: &[WrittenBoard], layout: &Layout) -> Comparison {
        let mut comparison = Comparison::default();
        let mut unused: Vec<&WrittenBoard> = boards.iter().collect();
        let mut unnamed = Vec::new();
        for (at, board) in import.book.boards() {
            let round = &import.book.round(at.round).unwrap().name;
            let same = |written: &&WrittenBoard| written.round.to_string() == *round && written.name == board.name;
            match unused.iter().position(same) {
                Some(position) if !is_asked_for_name(import, board) => {
                    comparison.compare(&import.book, at, unused.remove(position), layout);
                }
                _ => unnamed.push((round, at, board)),
            }
        }
        // A board whose title was not understood has a name of the program, which the report tells.
        for (round, at, board) in unnamed {
            let is_asked = is_asked_for_name(import, board);
            let same = |written: &&WrittenBoard| {
                written.round.to_string() == *round && common_seats(&import.book, board, written, layout) > 3
            };
            let labelled = |written: &&WrittenBoard| written.round.to_string() == *round && written.name == board.name;
            let found = unused.iter().position(same).or_else(|| unused.iter().position(labelled));
            match found.filter(|_| is_asked) {
                Some(position) => comparison.compare(&import.book, at, unused.remove(position), layout),
                None => comparison.wrong.push(format!("round {round} board {} comes from nowhere", board.name)),
            }
        }
        for board in unused {
            for (power, seat) in Power::ALL.into_iter().zip(&board.seats) {
                let is_written = seat.player.is_some() || layout.writes_empty_seats();
                let values = [
                    (SeatValue::Player, seat.player.is_some()),
                    (SeatValue::Centres, seat.centres.is_some() && is_written),
                ];
                for (value, _) in values.into_iter().filter(|(_, is_written)| *is_written) {
                    comparison.miss(None, board, power, value);
                }
            }
        }
        let mut people: Vec<String> = import.book.people.iter().map(|person| fold_name(&person.name)).collect();
        people.sort_unstable();
        people.dedup();
        if people.len() != import.book.people.len() {
            comparison.wrong.push("somebody is listed twice".to_owned());
        }
        comparison
    }

    fn miss(&mut self, label: Option<&str>, written: &WrittenBoard, power: Power, value: SeatValue) {
        let (round, board) = (written.round, written.name.clone());
        self.missing.push(Missing { round, board, label: label.map(str::to_owned), power, value });
    }

    fn compare(&mut self, book: &Book, at: BoardRef, written: &WrittenBoard, layout: &Layout) {
        let (board, in_book) = (book.board(at).unwrap(), book.board_label(at));
        if !board.charts.is_empty() || board.end_year.get().is_some() || board.ending != Ending::Played {
            self.wrong.push(format!("{} {:?} {:?}", written.name, board.end_year, board.charts));
        }
        for (power, wanted) in Power::ALL.into_iter().zip(&written.seats) {
            let seat = &board.seats[power];
            let label = format!("round {} board {} {power}", written.round, written.name);
            let name = book.name_of(seat.player);
            match (seat.player, wanted.player) {
                (None, None) => {}
                (None, Some(_)) => self.miss(Some(&in_book), written, power, SeatValue::Player),
                (Some(_), Some(player)) if is_name_of(name, player, layout) => {}
                (Some(_), _) => self.wrong.push(format!("{label}: {name:?}")),
            }
            if wanted.player.is_some() || layout.writes_empty_seats() {
                let read = seat.centres.get();
                self.compare_number(&format!("{label}: centres"), read, wanted.centres);
                if read.is_none() && wanted.centres.is_some() {
                    self.miss(Some(&in_book), written, power, SeatValue::Centres);
                }
            }
            let year = seat.eliminated.get().map(|year| year.0);
            match wanted.out.filter(|_| layout.writes_years_in_cells()) {
                None if year.is_none() => {}
                wanted => {
                    self.compare_number(&format!("{label}: out"), year, wanted);
                    if year.is_none() {
                        self.miss(Some(&in_book), written, power, SeatValue::Out);
                    }
                }
            }
            if seat.printed_score.is_some() || seat.in_draw.is_some() || seat.ruling.is_some() {
                self.wrong.push(format!("{label}: {:?} {:?}", seat.printed_score, seat.in_draw));
            }
        }
    }

    fn compare_number(&mut self, label: &str, read: Option<u16>, wanted: Option<u16>) {
        if let Some(read) = read.filter(|read| wanted != Some(*read)) {
            self.wrong.push(format!("{label} {read}, not {wanted:?}"));
        }
    }
}

/// How a file was read.
enum Outcome {
    Exact,
    /// The file was refused with a reason, or the report tells that something is missing.
    Asked,
    Fault(String),
}

fn outcome(boards: &[WrittenBoard], layout: &Layout) -> Outcome {
    let Ok(import) = read_results(&layout.write(boards), layout.file_name()) else { return Outcome::Asked };
    let Comparison { wrong, missing } = Comparison::new(&import, boards, layout);
    let sheets = layout.sheets(boards);
    let untold: Vec<&Missing> = missing.iter().filter(|missing| !missing.is_told(&import, &sheets)).collect();
    if !wrong.is_empty() {
        Outcome::Fault(format!("wrong: {wrong:?}\n{}", messages(&import)))
    } else if missing.is_empty() {
        Outcome::Exact
    } else if untold.is_empty() {
        Outcome::Asked
    } else {
        Outcome::Fault(format!("missing without a message: {untold:#?}\n{}", messages(&import)))
    }
}

fn messages(import: &ImportedFile) -> String {
    import.findings.iter().map(|finding| format!("{:?} {finding}", finding.kind)).collect::<Vec<_>>().join("\n")
}

/// The cells of a file, for the message of a failure.
fn shown(boards: &[WrittenBoard], layout: &Layout) -> String {
    let sheets = layout.sheets(boards).into_iter().map(|(name, rows)| {
        let rows: Vec<String> = rows.rows.iter().map(|row| row.join(" | ")).collect();
        format!("[{name}]\n{}\n", rows.join("\n"))
    });
    sheets.collect::<Vec<_>>().concat()
}

#[test]
fn random_boards_in_random_layouts_come_back_or_are_asked_about() {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(CASES);
    let config = Config { cases, failure_persistence: None, max_shrink_iters: 400, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let bytes = |count: usize| prop::collection::vec(any::<u8>(), count);
    let exact = Cell::new(0);
    let tried = runner.run(&(bytes(70), bytes(110)), |(of_layout, of_boards)| {
        let layout = Layout::new(&mut Choices::new(&of_layout));
        let boards = boards(&mut Choices::new(&of_boards));
        match outcome(&boards, &layout) {
            Outcome::Exact => exact.set(exact.get() + 1),
            Outcome::Asked => {}
            Outcome::Fault(fault) => {
                let text = format!("{fault}\n{}\n{layout:#?}", shown(&boards, &layout));
                return Err(TestCaseError::fail(text));
            }
        }
        Ok(())
    });
    if let Err(error) = tried {
        panic!("{error}");
    }
    assert!(exact.get() * 5 > cases * 3, "only {} of {cases} files came back exactly", exact.get());
}

/// The boards of a text table as “1 A: Ann 9, Ben 8 …”.
fn boards_of(text: &str) -> Vec<String> {
    boards_in(&read_results(text.as_bytes(), "results.csv").unwrap().book)
}

/// The boards of a book as “1 A: Ann 9, …”.
fn boards_in(book: &Book) -> Vec<String> {
    let board = |(at, board): (BoardRef, &Board)| {
        let seats: Vec<String> =
            board.seats.values().map(|seat| format!("{} {}", book.name_of(seat.player), seat.centres)).collect();
        format!("{} {}: {}", book.round(at.round).unwrap().name, board.name, seats.join(", "))
    };
    book.boards().map(board).collect()
}

const THREE_BOARDS: [&str; 3] = [
    "1 A: Ann 9, Ben 8, Cid 7, Dan 5, Eve 3, Flo 2, Gus 0",
    "1 B: Hal 12, Ida 9, Joe 6, Kim 4, Leo 2, Meg 1, Ned 0",
    "1 C: Ole 5, Pia 5, Quo 5, Rob 5, Sue 5, Tom 5, Una 4",
];

/// A row of each of the three boards, with their place, power, player and count in this order.
fn side_by_side(headings: &str, order: [usize; 4]) -> String {
    let mut text = format!("Board A,,,,,Board B,,,,,Board C\n{headings},,{headings},,{headings}\n");
    for power in Power::ALL {
        let cells = THREE_BOARDS.map(|board| {
            let (_, seats) = board.split_once(": ").unwrap();
            let seat = seats.split(", ").nth(power.index()).unwrap();
            let (player, count) = seat.split_once(' ').unwrap();
            let place = (power.index() + 1).to_string();
            order.map(|part| [place.as_str(), power.name(), player, count][part].to_owned()).join(",")
        });
        text.push_str(&cells.join(",,"));
        text.push('\n');
    }
    text
}

#[test]
fn boards_side_by_side_may_begin_with_any_column() {
    for (headings, order) in [
        ("Power,Player,SC,Place", [1, 2, 3, 0]),
        ("Place,Power,Player,SC", [0, 1, 2, 3]),
        ("SC,Place,Power,Player", [3, 0, 1, 2]),
        ("SC,Player,Power,Place", [3, 2, 1, 0]),
        // A heading that is not known.
        ("Quux,Power,Player,SC", [0, 1, 2, 3]),
    ] {
        assert_eq!(boards_of(&side_by_side(headings, order)), THREE_BOARDS, "{headings}");
    }
}

#[test]
fn boards_that_share_the_column_of_powers_may_begin_with_their_counts() {
    let mut text = "Round 1,Board A,,Board B,,Board C,\nPower,SC,Player,SC,Player,SC,Player\n".to_owned();
    for line in side_by_side("Power,SC,Player,Place", [1, 3, 2, 0]).lines().skip(2) {
        let cells: Vec<&str> = line.split(',').collect();
        text.push_str(&[0, 1, 2, 6, 7, 11, 12].map(|at| cells[at]).join(","));
        text.push('\n');
    }
    assert_eq!(boards_of(&text), THREE_BOARDS);
}

#[test]
fn the_counts_of_powers_across_may_stand_above_the_players() {
    let boards: Vec<String> = THREE_BOARDS
        .iter()
        .map(|board| {
            let (title, seats) = board.split_once(": ").unwrap();
            let seats: Vec<(&str, &str)> = seats.split(", ").map(|seat| seat.split_once(' ').unwrap()).collect();
            let row = |label: &str, cells: Vec<&str>| format!("{label},{}\n", cells.join(","));
            let powers = row("", Power::ALL.map(Power::name).to_vec());
            let counts = row("SC", seats.iter().map(|(_, count)| *count).collect());
            let players = row("Player", seats.iter().map(|(player, _)| *player).collect());
            let name = title.rsplit(' ').next().unwrap();
            format!("\"Round 1, Board {name}\"\n{powers}{counts}{players}")
        })
        .collect();
    assert_eq!(boards_of(&boards.concat()), THREE_BOARDS);
}

#[test]
fn a_row_for_each_player_is_read_before_the_games_are_finished() {
    let text = "\
,Round 1,,,Round 2,,
Player,Board,Power,SC,Board,Power,SC
Ann,A,Austria,3,B,Austria,5
Ben,A,England,4,B,England,4
Cid,A,France,5,B,France,4
Dan,A,Germany,4,B,Germany,4
Eve,A,Italy,4,B,Italy,4
Flo,A,Russia,5,B,Russia,5
Gus,A,Turkey,4,B,Turkey,4
Hal,B,Austria,3,A,Austria,4
Ida,B,England,4,A,England,5
Joe,B,France,4,,,
Kim,B,Germany,4,A,Germany,4
Leo,B,Italy,4,A,Italy,4
Meg,B,Russia,4,A,Russia,5
Ned,B,Turkey,4,A,Turkey,4
";
    assert_eq!(
        boards_of(text),
        [
            "1 A: Ann 3, Ben 4, Cid 5, Dan 4, Eve 4, Flo 5, Gus 4",
            "1 B: Hal 3, Ida 4, Joe 4, Kim 4, Leo 4, Meg 4, Ned 4",
            "2 B: Ann 5, Ben 4, Cid 4, Dan 4, Eve 4, Flo 5, Gus 4",
            "2 A: Hal 4, Ida 5,  , Kim 4, Leo 4, Meg 5, Ned 4",
        ]
    );
}

/// A round, the name of a board, and the players of its powers with their counts.
type RoundBoardSeats = (&'static str, &'static str, Vec<(&'static str, &'static str)>);

/// The three boards by their parts.
fn three_boards() -> [RoundBoardSeats; 3] {
    THREE_BOARDS.map(|board| {
        let (title, seats) = board.split_once(": ").unwrap();
        let (round, name) = title.split_once(' ').unwrap();
        (round, name, seats.split(", ").map(|seat| seat.split_once(' ').unwrap()).collect())
    })
}

#[test]
fn a_board_may_have_a_row_of_players_and_a_row_of_counts() {
    for (counts_first, labels) in [(false, ["", ""]), (true, ["", ""]), (false, ["Player", "SC"])] {
        let mut text = format!("Round,Board,,{}\n", Power::ALL.map(Power::name).join(","));
        for (round, name, seats) in three_boards() {
            let mut rows = [
                seats.iter().map(|(player, _)| *player).collect::<Vec<_>>().join(","),
                seats.iter().map(|(_, count)| *count).collect::<Vec<_>>().join(","),
            ];
            if counts_first {
                rows.reverse();
            }
            let lines =
                [format!("{round},{name},{},{}\n", labels[0], rows[0]), format!(",,{},{}\n", labels[1], rows[1])];
            text.push_str(&lines.concat());
        }
        assert_eq!(boards_of(&text), THREE_BOARDS, "{text}");
        // The layout as a file reads them too.
        let sheets = SheetsOfFile::read(text.as_bytes(), "results.csv").unwrap();
        let recipe = results_of_sheets(&sheets).unwrap().recipe.to_string();
        let again = results_by_recipe(&sheets, &Recipe::parse(&recipe).unwrap()).unwrap();
        assert_eq!(boards_in(&again.book), THREE_BOARDS, "{recipe}");
    }
}

#[test]
fn a_board_may_be_one_line_of_text() {
    for [after_name, before_count, between] in [[": ", " ", ", "], [" - ", " (", "; "], [": ", " - ", " / "]] {
        let close = if before_count == " (" { ")" } else { "" };
        let line = |(_, name, seats): RoundBoardSeats| {
            let seats = Power::ALL.into_iter().zip(seats);
            let seats = seats.map(|(power, (player, count))| format!("{power} {player}{before_count}{count}{close}"));
            format!("Board {name}{after_name}{}\n", seats.collect::<Vec<_>>().join(between))
        };
        let text = format!("Round 1\n\n{}\nThank you for playing\n", three_boards().map(line).concat());
        assert_eq!(boards_of(&text), THREE_BOARDS, "{text}");
    }
}

#[test]
fn a_board_may_be_a_table_in_markdown() {
    let board = |(round, name, seats): RoundBoardSeats| {
        let seats = Power::ALL.into_iter().zip(seats);
        let rows = seats.map(|(power, (player, count))| format!("| {power} | **{player}** | {count} |\n"));
        let head = "| Power | Player | SCs |\n|:---|:---|---:|\n";
        format!("### Round {round}, Board {name}\n\n{head}{}\n", rows.collect::<String>())
    };
    assert_eq!(boards_of(&three_boards().map(board).concat()), THREE_BOARDS);
}

#[test]
fn a_column_of_one_round_keeps_its_round() {
    // Only the cells of round 3 have a board, a power and a count each.
    let cells = ["A-Austria-9", "A-England-8", "A-France-7", "A-Germany-5", "A-Italy-3", "A-Russia-2", "A-Turkey-0"];
    let players = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"];
    let rows = players.iter().zip(cells).map(|(player, cell)| format!("{player},A-?,{cell}\n"));
    let text = format!("Player,Round 2,Round 3\n{}", rows.collect::<String>());
    assert_eq!(boards_of(&text), [THREE_BOARDS[0].replacen('1', "3", 1)]);
}
