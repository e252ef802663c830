//! Cards of players: the games of each below the name, on one sheet or on a sheet for each player.

use crate::recipes::workbook;
use topboard::book::{Book, Power};
use topboard::import::{ImportedFile, results_of_sheets};

const NAMES: [&str; 7] = ["Ada Brook", "Ben Carver", "Cleo Dorn", "Dirk Elster", "Eva Falk", "Finn Grove", "Gita Holm"];
const COUNTS: [u16; 7] = [6, 0, 7, 8, 4, 5, 4];

/// Two games of the players, in the second of which each has the power of the next.
fn games(player: usize) -> [(Power, u16); 2] {
    [player, (player + 1) % 7].map(|seat| (Power::ALL[seat], COUNTS[seat]))
}

/// The seats of the boards, each “1 A Austria: Ada Brook 6”.
fn seats(book: &Book) -> Vec<String> {
    let of_board = |(at, board): (topboard::book::BoardRef, &topboard::book::Board)| {
        let seat = |power: Power| {
            let seat = &board.seats[power];
            let (round, player) = (&book.round(at.round).unwrap().name, book.name_of(seat.player));
            format!("{round} {} {power}: {player} {}", board.name, seat.centres)
        };
        Power::ALL.map(seat)
    };
    let mut seats: Vec<String> = book.boards().flat_map(of_board).collect();
    seats.sort();
    seats
}

fn wanted(board: &str) -> Vec<String> {
    let of_player = |player: usize| {
        let game = |(round, (power, count)): (usize, (Power, u16))| {
            format!("{} {board} {power}: {} {count}", round + 1, NAMES[player])
        };
        [0, 1].map(|round| game((round, games(player)[round])))
    };
    let mut seats: Vec<String> = (0..7).flat_map(of_player).collect();
    seats.sort();
    seats
}

fn says(import: &ImportedFile, text: &str) -> bool {
    import.findings.iter().any(|finding| finding.message.contains(text))
}

#[test]
fn a_card_has_a_line_for_each_game_below_its_name() {
    let czech = |round: usize, power: Power, count: u16| format!("{round}. kolo: stůl B; {power}; {count} center");
    let english = |round: usize, power: Power, count: u16| format!("Round {round} - Board B - {power} - {count}");
    let short = |round: usize, power: Power, count: u16| format!("R{round} | Table B | {count} | {power}");
    for line in [&czech as &dyn Fn(usize, Power, u16) -> String, &english, &short] {
        let lines = |player: usize| {
            let [(first, one), (second, other)] = games(player);
            [NAMES[player].to_owned(), line(1, first, one), line(2, second, other), "signed: ____".to_owned()]
        };
        // Below each other, and two beside each other.
        let alone: Vec<String> = (0..7).flat_map(|player| [&lines(player)[..], &[String::new()]].concat()).collect();
        let beside = |left: usize| {
            let right = if left < 6 { lines(left + 1) } else { [const { String::new() }; 4] };
            let rows = lines(left).into_iter().zip(right);
            rows.map(|(left, right)| format!("{left},,{right}")).chain([String::new()]).collect::<Vec<_>>()
        };
        let pairs: Vec<String> = [0, 2, 4, 6].into_iter().flat_map(beside).collect();
        for rows in [alone, pairs] {
            let text = format!("Spring Cup\n\n{}\n", rows.join("\n"));
            let import =
                results_of_sheets(&workbook(&[("Cards", &text)])).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(seats(&import.book), wanted("B"), "{text}");
            assert!(says(&import, "cards of 7 players: the lines below each name"), "{:#?}", import.findings);
            assert!(!says(&import, "names no power"), "{:#?}", import.findings);
        }
    }
}

#[test]
fn cards_that_do_not_make_whole_boards_are_not_read() {
    let card =
        |player: usize| format!("{}\nRound 1: Board B; {}; {}\n", NAMES[player], games(player)[0].0, COUNTS[player]);
    let text: String = (0..6).map(card).collect();
    assert!(results_of_sheets(&workbook(&[("Cards", &text)])).is_err());
}

/// What stands above the headings of a player.
type Above = fn(usize) -> String;

#[test]
fn each_player_has_a_sheet() {
    let sheet = |player: usize, above: String, headings: &str| {
        let rows: Vec<String> = games(player)
            .into_iter()
            .enumerate()
            .map(|(round, (power, count))| format!("{},Liffey,{power},{count},{}%", round + 1, count * 3))
            .collect();
        format!("{above}{headings}\n{}\nTotal,,,{}\n", rows.join("\n"), games(player)[0].1 + games(player)[1].1)
    };
    let headings = "Round,Table,Played,Centres,Share of 34";
    let above: [(Above, bool); 3] = [
        (|player| format!("Player,{}\n\n", NAMES[player]), false),
        (|player| format!("Player: {}\nClub: Kapiti\n\n", NAMES[player]), false),
        // The name is that of the tab.
        (|_| String::new(), true),
    ];
    for (above, is_named) in above {
        let tabs: Vec<(String, String)> = (0..7)
            .map(|player| {
                let name = if is_named { NAMES[player].to_owned() } else { format!("P{}", player + 1) };
                (name, sheet(player, above(player), headings))
            })
            .collect();
        let tabs: Vec<(&str, &str)> = tabs.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        let import = results_of_sheets(&workbook(&tabs)).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(seats(&import.book), wanted("Liffey"), "{tabs:?}");
        assert!(says(&import, "7 sheets have the games of one player each"), "{:#?}", import.findings);
        assert!(
            !import.book.unplaced_cells.iter().any(|cell| cell.text == "Total"),
            "{:?}",
            import.book.unplaced_cells
        );
        // One player less, and the boards are not whole.
        assert!(results_of_sheets(&workbook(&tabs[1..])).is_err());
    }
}
