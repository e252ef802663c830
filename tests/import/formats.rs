//! Files of many programs and languages give the same board: what is read, what is told, and what nobody sees.

use std::fs;

use topboard::import::{FindingEffect, FindingKind, ImportedFile, read_results};

fn import(file: &str) -> ImportedFile {
    let bytes = fs::read(format!("tests/data/formats/{file}")).unwrap();
    read_results(&bytes, file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The boards as “1 A: Ada Brook 9, Ben Carver 7, …”.
fn boards(import: &ImportedFile) -> Vec<String> {
    let book = &import.book;
    let rounds = book.rounds.iter().flat_map(|round| round.boards.iter().map(move |board| (round, board)));
    let seats = |board: &topboard::book::Board| {
        let seats = board.seats.values().map(|seat| format!("{} {}", book.name_of(seat.player), seat.centres));
        seats.collect::<Vec<_>>().join(", ")
    };
    rounds.map(|(round, board)| format!("{} {}: {}", round.name, board.name, seats(board))).collect()
}

fn told(import: &ImportedFile) -> String {
    let told = import.findings.iter().filter(|finding| finding.kind == FindingKind::Warning);
    told.map(|finding| finding.message.clone()).collect::<Vec<_>>().join("\n")
}

const COUNTS: [u16; 7] = [9, 7, 6, 5, 4, 2, 1];

/// A board A of round 1 with these players.
fn board(players: [&str; 7]) -> [String; 1] {
    let seats: Vec<String> = players.iter().zip(COUNTS).map(|(player, count)| format!("{player} {count}")).collect();
    [format!("1 A: {}", seats.join(", "))]
}

const PLAYERS: [&str; 7] =
    ["Ada Brook", "Ben Carver", "Cleo Dörn", "Dirk Elster", "Eva Falk", "Finn Grove", "Gita Holm"];

#[test]
fn a_page_gives_what_a_browser_shows() {
    let import = import("edited-page.html");
    let players = ["Ada Brook", "Kira Lund", "Cleo Dörn", "Dirk Elster", "Eva Falk", "Finn Grove", "Gita Holm"];
    assert_eq!(boards(&import), board(players));
    let told = told(&import);
    for part in [
        "B6 “paid cash”",
        "2 cells have small raised marks: C6 “2”, B7 “1”",
        "rows and cells of the page's tables are hidden (1)",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    // The name that is struck out is kept, as in a workbook.
    assert!(import.book.unplaced_cells.iter().any(|cell| cell.text == "Ben Carver Kira Lund"));
}

#[test]
fn pages_in_one_file_texts_with_bars_and_headings_of_powers_are_tables() {
    for file in ["saved-page.mht", "bars.txt", "headings-of-powers.csv"] {
        assert_eq!(boards(&import(file)), board(PLAYERS), "{file}");
    }
}

#[test]
fn languages_and_their_old_encodings_are_read() {
    for (file, players, encoding) in [
        (
            "russian-windows-1251.csv",
            ["Иван Петров", "Олег Жуков", "Анна Щукина", "Борис Юдин", "Юлия Эрн", "Ефим Цой", "Глеб Шум"],
            "Windows-1251",
        ),
        (
            "ukrainian.csv",
            ["Ігор Бойко", "Ольга Їжак", "Анна Ґава", "Юрій Кіт", "Єва Мороз", "Тарас Шум", "Гліб Яр"],
            "",
        ),
        (
            "greek-windows-1253.csv",
            [
                "Μαρία Παπά",
                "Γιώργος Λάμπρου",
                "Νίκος Δήμου",
                "Ελένη Ρήγα",
                "Κώστας Βλάχος",
                "Άννα Ζώη",
                "Πέτρος Σάββας",
            ],
            "Windows-1253",
        ),
        (
            "turkish-windows-1254.csv",
            ["Ayşe Yılmaz", "Gökhan Şahin", "Doğan Çelik", "İpek Öz", "Çağla Güneş", "Işıl Aydın", "Ömer Koç"],
            "Windows-1254",
        ),
        (
            "czech-windows-1250.csv",
            ["Jiří Dvořák", "Růžena Černá", "Petr Šťastný", "Zdeněk Říha", "Věra Bílá", "Ota Žák", "Eva Malá"],
            "Windows-1250",
        ),
        (
            "hungarian.csv",
            ["Kovács Győző", "Szűcs Ödön", "Nagy Éva", "Tóth Pál", "Kis Ágnes", "Vörös Imre", "Bíró Lili"],
            "",
        ),
        (
            "finnish.csv",
            ["Väinö Mäki", "Aino Järvi", "Eero Koski", "Päivi Lehto", "Olli Niemi", "Sanna Ranta", "Timo Salo"],
            "",
        ),
        ("no-break-space-windows-1252.csv", PLAYERS, ""),
        (
            "spanish-numero-sign.csv",
            [
                "Íñigo Quiroga",
                "Tomás Núñez",
                "Begoña García",
                "Javier Peña",
                "Raquel Castaño",
                "Elías Álvarez",
                "Sofía Ibáñez",
            ],
            "",
        ),
    ] {
        let import = import(file);
        assert_eq!(boards(&import), board(players), "{file}");
        let told = told(&import);
        assert_eq!(told.contains("the letters are read as"), !encoding.is_empty(), "{file}: {told}");
        assert!(told.contains(encoding), "{file}: {told}");
    }
}

#[test]
fn workbooks_with_unusual_parts_are_read() {
    for file in ["backslashes.xlsx", "parts-at-the-root.xlsx"] {
        assert_eq!(boards(&import(file)).len(), 2, "{file}");
    }
    let missing = import("text-that-is-not-there.xlsx");
    assert_eq!(boards(&missing).len(), 2);
    let lost = missing.findings.iter().find(|finding| finding.effect == FindingEffect::Refused);
    assert!(lost.is_some_and(|finding| finding.message.contains("refers to a text that is not in the workbook")));
}

#[test]
fn what_nobody_sees_in_a_workbook_is_no_name_and_no_count() {
    let merged = import("under-merged-cell.ods");
    assert_eq!(boards(&merged).len(), 1);
    assert!(told(&merged).contains("6 cells are under merged cells"), "{}", told(&merged));
    let noted = import("raised-digits.xlsx");
    assert!(boards(&noted)[0].contains("Ben Carver 7") && boards(&noted)[0].contains("Dirk Elster 9"), "{noted:?}");
    assert!(boards(&noted)[1].contains("Hugo Irving 1,"), "{:?}", boards(&noted));
    assert_eq!(import("marks-without-width.xlsx").book.people.len(), 7);
}

#[test]
fn a_sentence_is_no_name_of_a_board() {
    assert!(boards(&import("weasels.txt"))[0].starts_with("1 227: Ada Brook 9, Ben Carver 8,"));
    assert_eq!(boards(&import("board-below-a-sentence.html"))[0][..4], *"1 A:");
}
