//! Mails, chats, forum posts and notes that tell the results in sentences, and pages and texts with a fixed width.

use topboard::book::{Book, Power};
use topboard::import::{FindingEffect, ImportedFile, read_results};

fn import(text: &str, file: &str) -> ImportedFile {
    read_results(text.as_bytes(), file).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
const NAMES: [&str; 7] = ["Ada Brook", "Ben Carver", "Cleo Dorn", "Dirk Elster", "Eva Falk", "Finn Grove", "Gita Holm"];
const OTHERS: [&str; 7] = ["Hal Ivers", "Ida Jost", "Jan Krol", "Kit Lund", "Lea Mohn", "Max Noll", "Nan Orr"];
const COUNTS: [u16; 7] = [6, 0, 7, 8, 4, 5, 4];

/// A line for each seat.
fn seats(names: [&str; 7], line: impl Fn(&str, &str, u16) -> String) -> String {
    let lines = POWERS.iter().zip(names).zip(COUNTS).map(|((power, name), count)| line(power, name, count) + "\n");
    lines.collect()
}

/// “Round 1, board A (1908): Ada Brook 6, …”, for each board.
fn told(book: &Book) -> Vec<String> {
    let boards = book.boards().map(|(at, board)| {
        let seats = Power::ALL.map(|power| {
            let seat = &board.seats[power];
            format!(
                "{} {}",
                book.name_of(seat.player),
                seat.centres.get().map_or("-".to_owned(), |count| count.to_string())
            )
        });
        let year = board.end_year.get().map_or("-".to_owned(), |year| year.to_string());
        format!("{} {} {year}: {}", book.round(at.round).unwrap().name, board.name, seats.join(", "))
    });
    boards.collect()
}

fn wanted(title: &str, names: [&str; 7]) -> String {
    let seats: Vec<String> = names.iter().zip(COUNTS).map(|(name, count)| format!("{name} {count}")).collect();
    format!("{title}: {}", seats.join(", "))
}

#[test]
fn a_page_without_tables_is_read_like_a_mail() {
    let items =
        |names| seats(names, |power, name, count| format!("<li><em>{power}</em>: {name} &mdash; {count} centres</li>"));
    let page = format!(
        "<html><body><h1>Cup</h1><ul><li><strong>Board A</strong>, ended 1908<ul>{}</ul></li>\
         <li><strong>Board B</strong>, ended 1907<ul>{}</ul></li></ul><p>See you!</p></body></html>",
        items(NAMES),
        items(OTHERS)
    );
    assert_eq!(told(&import(&page, "cup.html").book), [wanted("1 A 1908", NAMES), wanted("1 B 1907", OTHERS)]);
    let error = read_results(b"<html><body><p>Austria won.</p></body></html>", "cup.html").unwrap_err().to_string();
    assert!(error.contains("without a table"), "{error}");
}

#[test]
fn the_posts_of_a_forum_are_no_rounds() {
    let lines = |names| seats(names, |power, name, count| format!("{power} ({name}) {count} centres<br>"));
    let page = format!(
        "<html><body><div>td</div><div>Sun May 19, 2024 9:12 am</div><div>Thanks for coming. Board A first, game ended 1908:<br>{}\
         I have no sheet of board B, can somebody post it please?</div><div>gwen</div><div>Mon May 20, 2024 11:03 am</div>\
         <div>I took a photo of it. Board B, ended 1907:<br>{}</div></body></html>",
        lines(NAMES),
        lines(OTHERS)
    );
    assert_eq!(told(&import(&page, "thread.html").book), [wanted("1 A 1908", NAMES), wanted("1 B 1907", OTHERS)]);
}

#[test]
fn a_text_of_a_fixed_width_in_a_page_keeps_its_columns() {
    let rows = seats(NAMES, |power, name, count| format!("{:<24}{:>5}{count:>5}", format!("{power} {name}"), 5));
    let page = format!("<html><body><pre>\nBoard A\n\n{:<24} 1901 1902\n{rows}</pre></body></html>", "");
    let import = import(&page, "chart.html");
    let board = import.book.boards().next().unwrap().1;
    assert_eq!((board.charts.len(), board.name.as_str()), (2, "A"));
    for (at, power) in Power::ALL.into_iter().enumerate() {
        assert_eq!(import.book.name_of(board.seats[power].player), NAMES[at]);
        assert_eq!(board.charts[1].centres[power].get(), Some(COUNTS[at]));
    }
}

#[test]
fn a_chart_of_a_fixed_width_is_a_table_and_no_sentence() {
    for between in [" ", "  "] {
        let rows = seats(NAMES, |power, name, count| {
            format!("{:<26}{:>6}{count:>6}{count:>6}", format!("{power:<7}{between}{name}"), 5)
        });
        let text = format!("BOARD A\n\n{:<26}  1901  1902  1903\n{rows}\nL.B., hon. sec.\n", "");
        let import = import(&text, "chart.txt");
        let board = import.book.boards().next().unwrap().1;
        assert_eq!(
            (board.charts.len(), import.book.name_of(board.seats[Power::Italy].player)),
            (3, "Eva Falk"),
            "{text}"
        );
    }
}

#[test]
fn an_accent_may_tell_two_powers_apart() {
    let words = ["ITÄ", "ENG", "RAN", "SAK", "ITA", "VEN", "TUR"];
    let lines: Vec<String> = (0..7).map(|at| format!("{} {} {}\n", words[at], NAMES[at], COUNTS[at])).collect();
    let text = format!("Kierros 1, pöytä 1\n{}", lines.concat());
    assert_eq!(told(&import(&text, "posti.txt").book), [wanted("1 1 -", NAMES)]);
}

#[test]
fn an_initial_keeps_its_point() {
    let text = format!("Board A\n{}", seats(NAMES, |power, name, count| format!("{power}: {name} J. - {count}")));
    let book = import(&text, "mail.txt").book;
    assert!(book.people.iter().all(|person| person.name.ends_with(" J.")), "{:?}", book.people);
}

#[test]
fn letters_and_lines_about_the_eliminated_are_seats() {
    let letters = seats(NAMES, |power, name, count| format!("{} {name} {count}", &power[..1]));
    let text = format!(
        "[12.10.24, 14:47:02] Jens: Runde 1 Tisch 1 fertig:\n{letters}[12.10.24, 14:47:40] Nina: A good game\n"
    );
    assert_eq!(told(&import(&text, "chat.txt").book), [wanted("1 1 -", NAMES)]);
    let notes = seats(NAMES, |power, name, count| format!("{} {name} {count}", power[..3].to_lowercase()));
    for line in ["eliminados: Ben Carver (eng)", "Out: Ben Carver (England)"] {
        let text = format!("ronda 1 mesa 1\n{}{line}\n", notes.replace("eng Ben Carver 0\n", ""));
        assert_eq!(told(&import(&text, "notes.txt").book), [wanted("1 1 -", NAMES)], "{line}");
    }
    // A letter at the beginning of one line is a word.
    let text = format!(
        "Board A\n{}A player of board B is missing 5\n",
        seats(NAMES, |power, name, count| format!("{power}: {name} {count}"))
    );
    assert_eq!(told(&import(&text, "mail.txt").book), [wanted("1 A -", NAMES)]);
}

#[test]
fn places_and_brackets_with_more_than_the_power_are_read() {
    for line in [
        |power: &str, name: &str, count: u16| format!("{}. {power} ({name}) - {count}", count % 9 + 1),
        |power: &str, name: &str, count: u16| format!("={}) {name} ({power}): {count}", count % 9 + 1),
        |power: &str, name: &str, count: u16| format!("{name} ({power}, {count} centres)"),
        |power: &str, name: &str, count: u16| format!("{name} – {power} – {count}"),
        |power: &str, name: &str, count: u16| format!("{name}: {power} {count}"),
    ] {
        let text = format!("Board 3\n{}", seats(NAMES, line));
        assert_eq!(told(&import(&text, "mail.txt").book), [wanted("1 3 -", NAMES)], "{text}");
    }
    let lines =
        seats(NAMES, |power, name, count| format!("{name} ({power}) {count}")).replace("Ben Carver (England) 0\n", "");
    let book = import(&format!("_Board 3_\n{lines}Out: Ben Carver (England, 1904)\n"), "mail.txt").book;
    assert_eq!(told(&book), [wanted("1 3 -", NAMES)]);
    let out = book.boards().next().unwrap().1.seats[Power::England].eliminated.get();
    assert_eq!(out.map(|year| year.0), Some(1904));
}

#[test]
fn dots_may_lead_from_a_player_to_the_count() {
    for line in [
        |power: &str, name: &str, count: u16| format!("{power}: {name}......{count}"),
        |power: &str, name: &str, count: u16| format!("{power} ..... {name} ..... {count} centres"),
        |power: &str, name: &str, count: u16| format!("{name} ({power}) ...... {count}"),
    ] {
        let text = format!("Board A\n{}", seats(NAMES, line));
        assert_eq!(told(&import(&text, "mail.txt").book), [wanted("1 A -", NAMES)], "{text}");
    }
}

#[test]
fn dots_lead_from_column_to_column_in_a_frame() {
    let rows = seats(NAMES, |power, name, count| format!("| {power:.<12} {name:.<26} {count:2}   |"));
    let rule = format!("+{}+", "-".repeat(47));
    let text = format!("{rule}\n| ROUND 1   BOARD A   END: 1906{}|\n{rule}\n{rows}{rule}\n", " ".repeat(17));
    assert_eq!(told(&import(&text, "slips.txt").book), [wanted("1 A 1906", NAMES)], "{text}");
}

#[test]
fn a_misspelt_power_is_told_and_keeps_its_seat() {
    let text = format!("Board A\n{}", seats(NAMES, |power, name, count| format!("{power} - {name}, {count} centers")));
    let import = import(&text.replace("Germany", "Germnay"), "mail.txt");
    assert_eq!(told(&import.book), [wanted("1 A -", NAMES)]);
    assert!(import.findings.iter().any(|finding| finding.message.contains("Germnay")), "the slip is told");
}

#[test]
fn the_year_behind_any_words_of_a_title_is_the_last_one() {
    for title in
        ["A, Schluss nach 1908:", "A (called after Fall 1908)", "A – koniec jesienią 1908", "A, terminó en 1908"]
    {
        let text = format!("Tisch {title}\n{}", seats(NAMES, |power, name, count| format!("{power}: {name} {count}")));
        assert_eq!(told(&import(&text, "mail.txt").book), [wanted("1 A 1908", NAMES)], "{title}");
    }
    let text = format!(
        "1. asztal – a játszma vége: 1908\n{}",
        seats(NAMES, |power, name, count| format!("{power}: {name} {count}"))
    );
    assert_eq!(told(&import(&text, "mail.txt").book), [wanted("1 1 1908", NAMES)]);
}

#[test]
fn a_year_below_the_title_of_a_board_is_of_that_board() {
    let table = |names| {
        let rows = seats(names, |power, name, count| format!("<tr><td>{power}<td>{name}<td>{count}"));
        format!("<table><tr><th>Pays<th>Joueur<th>Centres{rows}</table>")
    };
    let page = |years: [&str; 2]| {
        let [first, second] = years.map(|year| format!("<p>Partie arrêtée à l'automne {year}.</p>"));
        format!("<html><h2>Table A</h2>{first}{}<h2>Table B</h2>{second}{}</html>", table(NAMES), table(OTHERS))
    };
    let read = import(&page(["1908", "1910"]), "page.html");
    assert_eq!(told(&read.book), [wanted("1 A 1908", NAMES), wanted("1 B 1910", OTHERS)]);
}

#[test]
fn below_boards_side_by_side_each_has_its_year() {
    let cell = |names: [&str; 7], at: usize| format!("{} {}", names[at], COUNTS[at]);
    let row = |at: usize| format!("{};{};{}\n", POWERS[at], cell(NAMES, at), cell(OTHERS, at));
    let rows = [0, 1, 2, 3, 4, 5, 6].map(row).concat();
    let text = format!(";Board 1;Board 2\n{rows};ended 1909;ended 1908\n");
    assert_eq!(told(&import(&text, "phone.csv").book), [wanted("1 1 1909", NAMES), wanted("1 2 1908", OTHERS)]);
}

#[test]
fn a_word_of_a_chat_is_no_day() {
    let seats = |names| seats(names, |power, name, count| format!("{power} {name} {count}"));
    let text = format!(
        "[28.09.24, 21:44] Flo: Tisch 1, Schluss nach 1906:\n{}[28.09.24, 21:50] Lisa: So. Tisch 2, Schluss nach 1910:\n{}",
        seats(NAMES),
        seats(OTHERS)
    );
    assert_eq!(told(&import(&text, "chat.txt").book), [wanted("1 1 1906", NAMES), wanted("1 2 1910", OTHERS)]);
    let days = format!("Sat. Board 1\n{}Sun. Board 1\n{}", seats(NAMES), seats(OTHERS));
    assert_eq!(told(&import(&days, "chat.txt").book), [wanted("Sat 1 -", NAMES), wanted("Sun 1 -", OTHERS)]);
}

#[test]
fn a_later_mail_corrects_the_counts_of_the_quoted_one() {
    let line = |power: &str, name: &str, count: u16| format!("> {power} - {name} - {count}");
    let quoted = format!("> Board 1\n{}>\n> Board 2\n{}", seats(NAMES, line), seats(OTHERS, line));
    let mail = format!("Hi,\n\na correction to board 2: Germany had 7, not 8, and France 8.\n\nBob wrote:\n{quoted}");
    let read = import(&mail, "mail.txt");
    assert_eq!(told(&read.book)[0], wanted("1 1 -", NAMES));
    assert_eq!(told(&read.book)[1], wanted("1 2 -", OTHERS).replace("Krol 7", "Krol 8").replace("Lund 8", "Lund 7"));
    assert!(read.findings.iter().any(|finding| finding.message.contains('7')), "the correction is told");
    // What does not add up changes nothing, and is asked about.
    let wrong = mail.replace(", and France 8", "");
    let read = import(&wrong, "mail.txt");
    assert_eq!(told(&read.book)[1], wanted("1 2 -", OTHERS));
    assert!(read.findings.iter().any(|finding| finding.effect == FindingEffect::Asked), "{:#?}", read.findings);
}

#[test]
fn the_number_of_a_round_may_stand_before_its_word() {
    for [first, second] in [
        ["1. forduló, 2. asztal (1908-ben lett vége)", "2. forduló, 1. asztal (1908-ben lett vége)"],
        ["1. Runde, 2. Tisch: Ende 1908", "2. Runde, 1. Tisch: Ende 1908"],
        ["1. Runde, Tisch 2 (Herbst 1908 beendet)", "2. Runde, Tisch 1 (Herbst 1908 beendet)"],
    ] {
        let lines = |names| seats(names, |power, name, count| format!("{power}: {name} {count}"));
        let text = format!("{first}\n{}{second}\n{}", lines(NAMES), lines(OTHERS));
        assert_eq!(
            told(&import(&text, "chat.txt").book),
            [wanted("1 2 1908", NAMES), wanted("2 1 1908", OTHERS)],
            "{first}"
        );
    }
}

#[test]
fn a_sentence_may_stand_between_a_player_and_the_count() {
    let clause = |power: &str, name: &str, count: u16| match count {
        0 => format!("{power} ({name}) was eliminated, 0 centres"),
        4 => format!("{power} ({name}) was left with 4 centres"),
        _ => format!("{power} ({name}) finished with {count} centres"),
    };
    for mark in ["; ", ". "] {
        let lines = seats(NAMES, clause);
        let paragraph = lines.trim_end().replace('\n', mark);
        let text = format!("Board 1: {paragraph}. The game ended in 1908.\n\nThanks to all for coming!\n");
        assert_eq!(told(&import(&text, "report.txt").book), [wanted("1 1 1908", NAMES)], "{text}");
    }
}

#[test]
fn a_quotation_tells_the_same_board_once() {
    let lines = |names| seats(names, |power, name, count| format!("{power} {count} - {name}"));
    let first = format!("Board 1, ended 1907:\n{}", lines(NAMES));
    let quote: String = first.lines().flat_map(|line| ["> ", line, "\n"]).collect();
    let rest = format!("Well done. And here is board 2, ended 1908:\n{}", lines(OTHERS));
    let text = format!("{first}\nAnn wrote:\n{quote}\n{rest}");
    let boards = [wanted("1 1 1907", NAMES), wanted("1 2 1908", OTHERS)];
    assert_eq!(told(&import(&text, "mail.txt").book), boards);
    // Another count in the quotation is another board, so that somebody looks at it.
    let read = import(&text.replace("> Austria 6", "> Austria 5"), "mail.txt");
    assert_eq!(told(&read.book).len(), 3);
}

#[test]
fn a_page_may_tell_one_board_in_lines_and_one_in_a_table() {
    let lines = seats(NAMES, |power, name, count| format!("<br>{power} {count} - {name}"));
    let rows = seats(OTHERS, |power, name, count| format!("<tr><td>{power}<td>{name}<td>{count}"));
    let page = format!(
        "<html><p>Post your boards here.</p><p>Board 1, ended 1907:{lines}</p><blockquote>Board 1, ended 1907:{lines}</blockquote>\
         <p>Well done. And here is board 2, ended 1908:</p><table><tr><th>Power<th>Player<th>Centres{rows}</table><p>Thanks!</p></html>"
    );
    let boards = [wanted("1 1 1907", NAMES), wanted("1 2 1908", OTHERS)];
    assert_eq!(told(&import(&page, "thread.html").book), boards);
}

#[test]
fn a_chart_has_its_players_in_lines_of_their_own() {
    let chart = |letters: bool| {
        let headings: Vec<&str> = POWERS.iter().map(|power| if letters { &power[..1] } else { &power[..3] }).collect();
        let counts = COUNTS.map(|count| if count == 0 { "   -".to_owned() } else { format!("{count:>4}") }).concat();
        format!("Year  {}  sum\n1901    5   3   5   5   4   4   4   30\n1902 {counts}   34\n", headings.join("   "))
    };
    let named = |names| seats(names, |power, name, _| format!("{} = {name}", &power[..1]));
    let below = |names| chart(true) + "Players: " + &named(names);
    let above = |names| named(names) + "\n" + &chart(false);
    let beside = |names| format!("Players: {}\n{}", named(names).trim_end().replace('\n', ", "), chart(true));
    for told_board in [&below as &dyn Fn([&'static str; 7]) -> String, &above, &beside] {
        let text = format!("Round 1, Board 1\n{}\nRound 2, Board 1\n{}", told_board(NAMES), told_board(OTHERS));
        let book = import(&text, "charts.txt").book;
        let boards: Vec<_> = book.boards().map(|(_, board)| board).collect();
        assert_eq!(boards.len(), 2, "{text}");
        for (board, names) in boards.into_iter().zip([NAMES, OTHERS]) {
            for (at, power) in Power::ALL.into_iter().enumerate() {
                assert_eq!(book.name_of(board.seats[power].player), names[at], "{text}");
                assert_eq!(board.charts[1].centres[power].get(), Some(COUNTS[at]), "{text}");
            }
        }
    }
}

#[test]
fn boards_may_stand_beside_each_other_in_a_text() {
    let third = NAMES.map(|name| name.split(' ').next().unwrap_or(name));
    let cell = |names: [&str; 7], at: usize| {
        let count = if COUNTS[at] == 0 { "el.".to_owned() } else { COUNTS[at].to_string() };
        format!("{}  {:<22} {count:>3}", &POWERS[at][..1], names[at])
    };
    for boards in [&[NAMES, OTHERS][..], &[NAMES, OTHERS, third][..]] {
        let row = |cells: Vec<String>| {
            format!("{}\n", cells.iter().map(|cell| format!("{cell:<38}")).collect::<Vec<_>>().concat().trim_end())
        };
        let titles = row((1..=boards.len()).map(|number| format!("Board {number} (ended 190{number})")).collect());
        let rows: String = (0..7).map(|at| row(boards.iter().map(|names| cell(*names, at)).collect())).collect();
        let text = format!(
            "Cup\n\nRound 1\n\n{titles}{rows}Sat out: Zoe Quist\n\nA Austria, E England, F France, G Germany, I Italy, R Russia, T Turkey; el. = eliminated\n"
        );
        let expected: Vec<String> =
            boards.iter().zip(1..).map(|(names, number)| wanted(&format!("1 {number} 190{number}"), *names)).collect();
        assert_eq!(told(&import(&text, "sheet.txt").book), expected, "{text}");
    }
}

#[test]
fn a_chat_may_write_its_times_with_points() {
    let lines = |names| seats(names, |power, name, count| format!("{power} / {name} / {count}"));
    let text = format!(
        "12.3.2022 klo 9.14 - Pekka (TD): Huomenta!\n12.3.2022 klo 16.40 - Harri: Pöytä 1 valmis, loppui vuoteen 1908. Keskukset:\n{}\
         12.3.2022 klo 17.31 - Leena: Pöytä 2, viimeinen vuosi 1907\n{}12.3.2022 klo 17.33 - Pekka (TD): Kiitos!\n",
        lines(NAMES),
        lines(OTHERS)
    );
    assert_eq!(told(&import(&text, "chat.txt").book), [wanted("1 1 1908", NAMES), wanted("1 2 1907", OTHERS)]);
}

#[test]
fn the_counts_after_each_year_may_stand_in_a_line_for_each_power() {
    let lines = |names| seats(names, |power, name, count| format!("    {} ({name}) 5-4-{count}", power.to_uppercase()));
    let text = format!(
        "HOUSECON '88 - ONE ROUND, TWO BOARDS\n\n  BOARD \"ALBATROSS\"  (called after Autumn 1903)\n\n{}\n  BOARD \"BUZZARD\"  (called after \
         Autumn 1903)\n\n{}\n  Next issue: the Hall of Fame.\n",
        lines(NAMES),
        lines(OTHERS)
    );
    let book = import(&text, "zine.txt").book;
    for ((_, board), (name, names)) in book.boards().zip([("ALBATROSS", NAMES), ("BUZZARD", OTHERS)]) {
        assert_eq!((board.name.as_str(), board.charts.len()), (name, 3));
        for (power, (player, count)) in Power::ALL.into_iter().zip(names.into_iter().zip(COUNTS)) {
            assert_eq!(book.name_of(board.seats[power].player), player);
            assert_eq!(board.charts[2].centres[power].get(), Some(count));
        }
    }
}

#[test]
fn a_line_that_explains_the_letters_of_powers_is_no_board() {
    let rows = |names: [&str; 7]| {
        let rows = ["Ö", "E", "F", "D", "I", "R", "T"].iter().zip(names).zip(COUNTS);
        rows.map(|((power, name), count)| format!("{power};{name};{count}\n")).collect::<Vec<_>>().concat()
    };
    let text = format!(
        "Tisch 1;;Ende 1908\nMacht;Name;Zentren\n{}\nTisch 2;;Ende 1907\nMacht;Name;Zentren\n{}\n\
         Ö = Österreich, E = England, F = Frankreich, D = Deutschland, I = Italien, R = Russland, T = Türkei;;\n",
        rows(NAMES),
        rows(OTHERS)
    );
    assert_eq!(told(&import(&text, "bern.csv").book), [wanted("1 1 1908", NAMES), wanted("1 2 1907", OTHERS)]);
}

#[test]
fn a_sentence_about_the_end_of_a_game_names_no_board() {
    let rows =
        |names| seats(names, |power, name, count| format!("<tr><td>{power}</td><td>{name}</td><td>{count}</td></tr>"));
    let table = |title: &str, end: &str, names| {
        format!(
            "<h3>{title}</h3><p>{end}</p><table><tr><th>Power</th><th>Player</th><th>Centres</th></tr>{}</table>",
            rows(names)
        )
    };
    let page = format!(
        "<html><body><h2>Round 1</h2>{}{}</body></html>",
        table("Board 1", "Game ended in 1908.", NAMES),
        table("Board 2", "Game over after 1907", OTHERS)
    );
    assert_eq!(told(&import(&page, "cup.html").book), [wanted("1 1 1908", NAMES), wanted("1 2 1907", OTHERS)]);
}

#[test]
fn an_eliminated_player_in_other_words_keeps_the_board() {
    let lines = |names| {
        seats(names, |power, name, count| match count {
            0 => format!("  {power}: {name}, eliminated (0)"),
            _ => format!("  {power}: {name}, {count} centres"),
        })
    };
    let others = seats(OTHERS, |power, name, count| format!("  {power}: {name}, {count} centres"));
    let text = format!("Board Drake (finished 1908)\n{others}\nBoard Nelson (finished 1907)\n{}\nBye!\n", lines(NAMES));
    assert_eq!(told(&import(&text, "mail.txt").book), [wanted("1 Drake 1908", OTHERS), wanted("1 Nelson 1907", NAMES)]);
}

#[test]
fn a_mail_exchanges_the_counts_of_two_powers() {
    let line = |power: &str, name: &str, count: u16| format!("> {power}: {name}, {count}");
    let quoted = format!("> Board 1\n{}>\n> Board 2\n{}", seats(NAMES, line), seats(OTHERS, line));
    for sentence in [
        "On board 2 I exchanged two powers. The right counts are Germany 7 and France 8.",
        "Due potenze scambiate nel tavolo 2: i centri giusti sono Francia 8 e Germania 7.",
        "Two counts of board 2 got swapped. France (Jan Krol) finished with 8 and Germany (Kit Lund) with 7.",
    ] {
        let read = import(&format!("Hi,\n\n{sentence} The rest is right.\n\nBob wrote:\n{quoted}"), "mail.txt");
        assert_eq!(told(&read.book)[0], wanted("1 1 -", NAMES));
        let board = wanted("1 2 -", OTHERS).replace("Krol 7", "Krol 8").replace("Lund 8", "Lund 7");
        assert_eq!(told(&read.book)[1], board, "{sentence}");
        let is_told = |message: &str| message.contains("column of corrected counts");
        assert!(read.findings.iter().any(|finding| is_told(&finding.message)), "{:#?}", read.findings);
    }
    // Counts that do not add up are asked about, and those that the board has correct nothing.
    let wrong = format!("A correction for board 2: France 9 and Germany 7.\n\nBob wrote:\n{quoted}");
    let read = import(&wrong, "mail.txt");
    assert_eq!(told(&read.book)[1], wanted("1 2 -", OTHERS));
    assert!(read.findings.iter().any(|finding| finding.effect == FindingEffect::Asked), "{:#?}", read.findings);
    let same = format!("Yes, on board 2 France had 7 and Germany 8.\n\nBob wrote:\n{quoted}");
    let read = import(&same, "mail.txt");
    assert!(!read.findings.iter().any(|finding| finding.message.contains("corrected")), "{:#?}", read.findings);
}

#[test]
fn a_bot_tells_the_end_of_a_game_above_its_table() {
    let rows = |names| {
        seats(names, |power, name, count| format!("{:<9}{count:>3}  @{}", power.to_uppercase(), name.replace(' ', "_")))
    };
    for [first, second] in [
        [
            "🏁 GAME OVER: board 1 of Winter Cup (after Fall 1910)",
            "🏁 GAME OVER: board 2 of Winter Cup (after Fall 1909)",
        ],
        ["Game over! Board 1 (Fall 1910)", "Game over! Board 2 (Fall 1909)"],
        [
            "The game has ended: Board 1 of the Winter Cup 2021 (1910)",
            "The game has ended: Board 2 of the Winter Cup 2021 (1909)",
        ],
    ] {
        let table = |title: &str, names| {
            format!(
                "Herald BOT — Yesterday at 9:48 PM\n{title}\n```\nPOWER     SC  PLAYER\n{}```\nwell played\n\n",
                rows(names)
            )
        };
        let text = format!("{}{}", table(first, NAMES), table(second, OTHERS));
        let spaced = |told: Vec<String>| told.into_iter().map(|board| board.replace('_', " ")).collect::<Vec<_>>();
        let book = import(&text, "chat.txt").book;
        assert_eq!(spaced(told(&book)), [wanted("1 1 1910", NAMES), wanted("1 2 1909", OTHERS)], "{first}");
    }
}

#[test]
fn a_verb_stands_between_the_player_the_power_and_the_count() {
    let minutes = |power: &str, name: &str, count: u16| match count {
        0 => format!("   {name} ({power}) held no centres."),
        _ => format!("   {name} ({power}) held {count} centres."),
    };
    let chat = |power: &str, name: &str, count: u16| format!("{name} played {power} and finished with {count}");
    let held = |power: &str, name: &str, count: u16| format!("- {name} held {power} with {count} centres.");
    for text in [
        format!("Table 1. The game was ended by agreement after the autumn of 1908.\n{}", seats(NAMES, minutes)),
        format!("Table 1 (1908)\n{}", seats(NAMES, chat)),
        format!("Table 1 (1908)\n{}", seats(NAMES, held)),
    ] {
        assert_eq!(told(&import(&text, "minutes.txt").book), [wanted("1 1 1908", NAMES)], "{text}");
    }
    let words = ["Avusturya'yı", "İngiltere'yi", "Fransa’yı", "Almanya'yı", "İtalya'yı", "Rusya'yı", "Türkiye'yi"];
    let line = |at: usize| match COUNTS[at] {
        0 => format!("- {} {} oynadı, elendi.\n", words[at], NAMES[at]),
        count => format!("- {} {} oynadı, {count} merkez.\n", words[at], NAMES[at]),
    };
    let lines: String = (0..7).map(line).collect();
    assert_eq!(
        told(&import(&format!("1. masa (1908 yılında bitti):\n{lines}"), "e-posta.txt").book),
        [wanted("1 1 1908", NAMES)]
    );
    // “One round, two boards” says how many there were.
    let plain = seats(NAMES, |power, name, count| format!("{power}: {name}, {count}"));
    assert_eq!(
        told(&import(&format!("One round, two boards.\n\nBoard 1\n{plain}"), "mail.txt").book),
        [wanted("1 1 -", NAMES)]
    );
}

#[test]
fn a_frame_of_drawn_lines_and_flags_for_powers_are_read() {
    let rows = seats(NAMES, |power, name, count| format!("║ {power:<8} ║ {name:<12} ║ {count:2} ║"));
    let text = format!(
        "Round 1 · Board A\n╔══════════╦══════════════╦════╗\n║ Power    ║ Player       ║ SC ║\n╠══════════╬══════════════╬════╣\n{rows}╚══════════╩══════════════╩════╝\n"
    );
    assert_eq!(told(&import(&text, "bot.txt").book), [wanted("1 A -", NAMES)], "{text}");
    let flags = ["🇦🇹", "🇬🇧", "🇫🇷", "🇩🇪", "🇮🇹", "🇷🇺", "🇹🇷"];
    let cells = [0, 1, 2, 3, 4, 5, 6].map(|power| format!(",{} {}", NAMES[power], COUNTS[power])).concat();
    let list = format!("Round,Board,{}\n1,A{cells}\n", flags.join(","));
    assert_eq!(told(&import(&list, "con.csv").book), [wanted("1 A -", NAMES)], "{list}");
}

#[test]
fn a_power_with_a_hyphen_and_a_player_with_a_substitute_keep_their_lines() {
    let line = |power: &str, name: &str, count: u16| match power {
        "Austria" => format!("Østrig-Ungarn   {name}   {count}"),
        "Italy" => format!("Italy - Zoe Fox (from 1904 {name}*) - {count}"),
        _ => format!("{power} - {name} - {count}"),
    };
    let text = format!("Board A\n{}", seats(NAMES, line));
    assert_eq!(told(&import(&text, "mail.txt").book), [wanted("1 A -", NAMES)], "{text}");
}
