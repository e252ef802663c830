//! The published tables of the Bismark Cup, cell by cell.

use super::{data, event, json, ladder, points};
use topboard::figures::format_rounded;
use topboard::ladder::{CompiledLadder, GamesPlayed, IdentityDecisions, LadderChoices, ResultsYear, Roster, YearEvent};

fn records(name: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_path(data(name)).unwrap();
    reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
}

#[test]
fn the_examples_of_2001_agree_except_for_one_misprint() {
    let table = records("bismark-2001-examples.csv");
    let mut cells = 0;
    let mut misprints = Vec::new();
    for (column, heading) in table[0].iter().enumerate().skip(1) {
        // “r14_p16” means a rating of 14 with 16 players.
        let (rating, players) = heading[1..].split_once("_p").unwrap();
        let (rating, players): (u32, u32) = (rating.parse().unwrap(), players.parse().unwrap());
        // A player with one of three games reduces the rating by two thirds, a player with two games by one third.
        let missing = 3 * (players - rating);
        let mut tested = event("Example", players, missing / 2);
        if missing % 2 == 1 {
            tested.lines[0].games = GamesPlayed::Played(2);
        }
        let results_year = ResultsYear::with_events(vec![tested.clone()]);
        let roster = Roster::new(&results_year, &IdentityDecisions::default());
        let compiled = CompiledLadder::new(ladder("bismark-2001"), &results_year, &roster, LadderChoices::default());
        assert!(compiled.figures(0).any(|figure| figure == ("rating", f64::from(rating))), "{heading}");
        let points = points(ladder("bismark-2001"), tested);
        for row in &table[1..] {
            let place: usize = row[0].parse().unwrap();
            let computed = points.get(place - 1).map_or_else(|| "n/a".to_owned(), |points| format_rounded(*points, 0));
            cells += 1;
            if row[column] != computed {
                misprints.push((place, heading.as_str(), row[column].clone(), format_rounded(points[place - 1], 2)));
            }
        }
    }
    assert_eq!(cells - 12, 84, "six columns of sixteen places, without the places that small events do not have");
    assert_eq!(misprints, [(20, "r21_p25", "13".to_owned(), "12.31".to_owned())]);
}

#[test]
fn the_table_of_2000_agrees_in_every_cell() {
    let table = records("bismark-2000-points-by-boards.csv");
    let mut cells = 0;
    for (column, heading) in table[0].iter().enumerate().skip(3) {
        let boards: f64 = heading[1..].parse().unwrap();
        let points = points(ladder("bismark-2000"), YearEvent { boards: Some(boards), ..event("Example", 70, 0) });
        for row in &table[1..] {
            // The last band is printed as 63+ but begins at 64, because place 63 is in the band before it.
            let first: usize = if row[2].is_empty() { 64 } else { row[1].parse().unwrap() };
            let last: usize = if row[2].is_empty() { 70 } else { row[2].parse().unwrap() };
            let printed = if row[column].is_empty() { 5.0 } else { row[column].parse().unwrap() };
            for place in first..=last {
                assert_eq!(points[place - 1], printed, "place {place} of {heading}");
            }
            cells += usize::from(!row[column].is_empty());
        }
    }
    assert_eq!(cells, 125);
    let of = |boards, place: usize| {
        points(ladder("bismark-2000"), YearEvent { boards: Some(boards), ..event("Example", 20, 0) })[place - 1]
    };
    assert_eq!((of(4.5, 1), of(4.49, 1), of(1.0, 1), of(14.0, 1)), (80.0, 70.0, 30.0, 130.0));
}

#[test]
fn the_victorian_of_2002_is_rated_13_from_its_footnotes() {
    for file in ["victorian-2002-final.xls", "victorian-2002-final.tsv", "victorian-2002-results.csv"] {
        let file = data(file);
        let read = json(&[file.to_str().unwrap(), "--rules", "bismark-2001", "--year", "2001", "--accredit", "all"]);
        let table = read["table"].as_array().unwrap();
        assert_eq!(table.len(), 15);
        assert_eq!(table[0]["player"], "Dugal Ure");
        assert_eq!((table[0]["total"].as_f64(), table[0]["divisor"].as_f64()), (Some(63.0), Some(8.0)));
        assert_eq!((table[0]["rank"].as_u64(), table[0]["score"].as_f64()), (Some(1), Some(7.875)));
        // 26 and 26** are two different places.
        let total = |row: usize| format_rounded(table[row]["total"].as_f64().unwrap(), 2);
        assert_eq!((total(3), total(4)), ("50.40".to_owned(), "47.25".to_owned()));
        assert_eq!(read["unsure"].as_array().map(Vec::len), Some(0));
    }
}
