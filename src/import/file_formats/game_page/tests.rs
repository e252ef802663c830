//! Tests of the pages of games.

use super::*;

fn rows(text: &str) -> Vec<String> {
    read(text).unwrap().rows.into_iter().map(|row| row.join(" | ")).collect()
}

#[test]
fn a_line_for_each_power_becomes_a_row() {
    let text = "Game #7, played on Monday, ended in a draw in 1906.\n\
                Austria(Ann Lee)4 centers10.429 points\nEngland(Ben O'Neil)2 centers8.429 points\n\
                France(Cid)9 centers25.929 points\nGermany(Dan van Dam)9 centers25.929 points\n\
                Italy(Eve)1 centers7.429 points\nRussia(Flo)6 centers12.429 points\nTurkey(Gus)3 centers9.429 points\n\
                More words.\n";
    let found = rows(text);
    assert_eq!(
        found[..4],
        [
            "Game #7, played on Monday, ended in a draw in 1906.",
            "Power | Player | Centres | Score",
            "Austria | Ann Lee | 4 | 10.429",
            "England | Ben O'Neil | 2 | 8.429",
        ]
    );
    assert_eq!(found[9..], ["", "", "More words."]);
    let plain = "Austria (Ann Lee): 8 supply centers, 5 units";
    let seat = &seats_in(&[plain])[0].1;
    assert_eq!((seat.player.as_deref(), seat.centres, seat.has_words), (Some("Ann Lee"), Some(8), true));
}

#[test]
fn a_count_before_points_needs_no_word() {
    let text = "Game No. 227 ended by draw vote during the Spring 1907 turn in the following center counts:\n\
                Austria (Ada Brook): 9; 34.615 points.\nEngland (Ben Carver): 8; 27.350 points.\n\
                France (Cleo Dorn/Kira Lund): 4; 0.000 points.\nGermany (Dirk Elster): 6; 15.385 points.\n\
                Italy (Eva Falk): 6; 15.385 points.\nRussia (Finn Grove): 1; 0.427 points.\n\
                Turkey (Gita Holm): 0; 0.000 points.\nThe board top was Ada\u{2019}s first with the club.\n";
    let found = rows(text);
    assert_eq!(found[1], "Power | Player | Centres | Score", "{found:#?}");
    assert_eq!(found[2], "Austria | Ada Brook | 9 | 34.615");
    assert_eq!(found[8], "Turkey | Gita Holm | 0 | 0.000");
    // A score without a count is no count.
    let (_, seat, _) = seats_in(&["Austria (Ada Brook): 34.615 points."]).remove(0);
    assert_eq!((seat.centres, seat.score.as_deref()), (None, Some("34.615")));
}

#[test]
fn powers_players_and_counts_in_lines_of_their_own_are_boards() {
    let board = |title: &str, first: u16| {
        let seat = |(power, (player, count)): (Power, (&str, u16))| format!("{power}\n{player}\n{count}\n");
        let counts = [first, 4, 5, 5, 4, 6, 10 - first];
        let seats = ["Ann Lee", "Ben", "Cid", "Dan", "Eve", "Flo Petrov", "Gus"].into_iter().zip(counts);
        let seats: String = Power::ALL.into_iter().zip(seats).map(seat).collect();
        format!("{title}\nWinter 1909\n\n{seats}\nGame over: Draw\n\n")
    };
    let text = board("Tournament R1 Table 1", 7) + &board("Tournament R1 Table 2", 3);
    let found = rows(&text);
    assert_eq!(found[0], "Tournament R1 Table 1 | ended Winter 1909", "{found:#?}");
    assert_eq!(found[2], "Austria | Ann Lee | 7 | Drawn");
    assert!(found.contains(&"Turkey | Gus | 7 | Drawn".to_owned()), "{found:#?}");
    // A letter without an end of a game, and counts that are no centres.
    assert_eq!(read(&board("R1", 7).replace("Game over: Draw", "See you")), None);
    assert_eq!(read(&board("R1", 7).replace("\n6\n", "\n16\n")), None);
}

#[test]
fn tables_and_letters_are_no_pages() {
    for text in [
        "Power,Player,Centers\nAustria,Ann,5\nEngland,Ben,5\n",
        "Power\tPlayer\tCenters\nAustria\tAnn\t5\nEngland\tBen\t5\nFrance\tCid\t4\nGermany\tDan\t5\nItaly\tEve\t5\nRussia\tFlo\t5\nTurkey\tGus\t5\n",
        "Dear all,\nAustria has 5 centers and England 6 supply centers.\nAustria: well played.\n",
    ] {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn counts_in_one_line_are_split() {
    assert_eq!(split_counts("Austria 4 England 6  France 9"), ["Austria 4", "England 6", "France 9"]);
    assert_eq!(split_counts("Austria 4 centers"), ["Austria 4 centers"]);
}

/// A page of Backstabbr with these lines below “Players”.
fn page_of_two_lists(players: &str) -> String {
    format!(
        "Sandcastle | Backstabbr\nAustria 4 England 5 France 6 Germany 5 Italy 4 Russia 6 Turkey 4\nPlayers\n\
         Austria\nAnn Lee\nEngland\nBen Cole\nFrance\nCid Moreau\nGermany\nDan Vogt\nItaly\nEve Rossi\n{players}"
    )
}

#[test]
fn a_heading_of_the_page_is_not_a_player() {
    for heading in ["Gamemaster", "GameMaster Ken Sproat", "Press", "Players:", "Fall 1908"] {
        let found = rows(&page_of_two_lists(&format!("Russia\nFlo Petrov\nTurkey\n{heading}\nKen Sproat\n")));
        assert!(found.contains(&"Russia | Flo Petrov | 6".to_owned()), "{found:#?}");
        assert!(found.contains(&"Turkey |  | 4".to_owned()), "{found:#?}");
        // They are kept, each as a line.
        for line in ["Turkey", heading, "Ken Sproat"] {
            assert!(found.iter().any(|row| row == line), "{line}: {found:#?}");
        }
    }
}

#[test]
fn text_beside_a_power_is_a_note() {
    let note = |lines: &[&str]| {
        let (_, seat, of_seat) = seats_in(lines).remove(0);
        assert_eq!((seat.player.as_deref(), of_seat), (Some("Ann Lee"), 0..lines.len()), "{lines:?}");
        seat.note()
    };
    assert_eq!(note(&["Austria (Ann Lee) replaced Bob: 8 supply centers, 5 units"]), "replaced Bob");
    assert_eq!(note(&["Austria (Ann Lee): 8 supply centers (civil disorder), 5 units"]), "civil disorder");
    assert_eq!(note(&["Austria\tAnn Lee\treplaced Bob (1904 on)\t8 centers"]), "replaced Bob; 1904 on");
    assert_eq!(
        note(&["Austria", "Ann Lee (112 D)", "Left. Bet: 10 D, in civil disorder", "8 supply-centers"]),
        "left the game; in civil disorder"
    );
    assert_eq!(note(&["Austria", "Ann Lee (112 D)", "Drawn. Bet: 10 D, won: 23 D", "8 supply-centers, 8 units"]), "");
    let (_, seat, _) =
        seats_in(&["Austria", "Ann Lee (112 D)", "Drawn. Bet: 10 D, won: 23 D", "8 supply-centers"]).remove(0);
    assert_eq!(seat.site_points, ["112 D", "Bet: 10 D", "won: 23 D"]);
    // A number that is no count is not lost either.
    assert_eq!(note(&["Austria\tAnn Lee\t1904\t8 centers"]), "1904");
    // In two lists, the notes of both are kept.
    let found = rows(&page_of_two_lists("Russia\tFlo Petrov\treplaced Bob\nTurkey\tGus Nye\n"));
    assert!(found.contains(&"Russia | Flo Petrov | 6 | replaced Bob".to_owned()), "{found:#?}");
}

#[test]
fn a_number_below_a_power_that_is_no_count_is_not_of_the_seat() {
    let (_, seat, of_seat) = seats_in(&["Austria", "1908"]).remove(0);
    assert_eq!((seat.player, seat.centres, of_seat), (None, None, 0..1));
}

#[test]
fn the_centres_of_a_running_game_are_those_of_the_last_winter() {
    let season = |season: &str| {
        let page = page_of_two_lists("Russia\nFlo Petrov\nTurkey\nGus Nye\n").replacen(
            "Players",
            &format!("{season}\nPlayers"),
            1,
        );
        let pages = read(&page).unwrap();
        (pages.rows[1].join(" | "), pages.problems.len())
    };
    for shown in ["Spring 1904", "Fall 1904"] {
        assert_eq!(season(shown), ("Power | Player | 1903".to_owned(), 1), "{shown}");
    }
    assert_eq!(season("Winter 1904"), ("Power | Player | 1904".to_owned(), 1));
    assert_eq!(season("Spring 1901"), ("Power | Player | Start".to_owned(), 1));
    assert_eq!(season("Spring 1904\nPropose a draw"), ("Power | Player | 1903".to_owned(), 1));
    assert_eq!(season("Fall 1908\nGame over").0, "Power | Player | Centres");
}

#[test]
fn a_line_about_the_end_gives_the_results_of_the_seats() {
    let results = |line: &str| {
        let page = page_of_two_lists("Russia\nFlo Petrov\nTurkey\nGus Nye\n").replacen(
            "Players",
            &format!("Fall 1908\n{line}\nPlayers"),
            1,
        );
        let pages = read(&page).unwrap();
        let cells: Vec<String> = pages.rows[2..9].iter().map(|row| row.get(3).cloned().unwrap_or_default()).collect();
        (cells, pages.problems.len())
    };
    let texts = |cells: [&str; 7]| cells.map(str::to_owned).to_vec();
    assert_eq!(results("The game has ended in a draw."), (texts(["Drawn"; 7]), 1));
    let three = ["Drawn", "Survived", "Drawn", "Survived", "Survived", "Survived", "Drawn"];
    assert_eq!(results("The game has ended in a draw: Austria, France, Turkey."), (texts(three), 0));
    let one = ["Survived", "Survived", "Survived", "Survived", "Survived", "conceded to Russia", "Survived"];
    assert_eq!(results("The game was won by Flo Petrov."), (texts(one), 0));
    assert_eq!(results("Game over."), (texts([""; 7]), 0));
}
