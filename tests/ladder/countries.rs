//! Result lists with a column of countries, which have the headings and some of the names of the powers of boards.

use std::fmt::Write as _;
use std::path::Path;

use topboard::book::results_year::YearEvent;
use topboard::import::year_results::{YearResultsError, read_year_results};
use topboard::import::{SheetReader, SheetsOfFile, result_lists};

/// The events that a file brings to a year's ladder.
fn read(text: &str) -> Result<Vec<YearEvent>, YearResultsError> {
    let reader = SheetReader::unprotected_in_this_process();
    read_year_results(text.as_bytes(), Path::new("open.csv"), None, &reader, &()).map(|read| read.events)
}

/// A list with these headings and a player for each country.
fn list(headings: &str, countries: &[&str]) -> String {
    let mut text = format!("{headings}\n");
    for (at, country) in countries.iter().enumerate() {
        let player = ["Ann Lee", "Ben Orr", "Cy Adams", "Di Holt", "Ed Vane", "Flo King", "Gus Moor"][at];
        writeln!(text, "{},{player},{country},{}", at + 1, 90 - 10 * at).unwrap();
    }
    text
}

#[test]
fn the_country_of_a_player_in_a_result_list_is_a_region() {
    let of_one_power = ["FRA", "FRA", "ITA", "FRA", "GER", "FRA", "ITA"];
    for (headings, countries) in [
        ("Place,Player,Country,Score", &["FRA", "ITA", "GER", "SWE"][..]),
        ("Place,Player,Country,Score", &["France", "Italy", "Sweden"][..]),
        ("Place,Player,Country,Score", &["NED", "SWE", "BEL"][..]),
        ("Place,Player,Country,Score", &["FRA", "ITA", "GER", "RUS", "TUR", "ENG", "SWE"][..]),
        ("Place,Player,Nation,Score", &of_one_power[..]),
        ("Place,Player,Country,Score", &["FRA", "ITA", "GER"][..]),
        ("Rang,Joueur,Pays,Points", &["France", "Italie", "Suède"][..]),
        ("Platz,Spieler,Land,Punkte", &["Deutschland", "Frankreich", "Schweden", "Deutschland"][..]),
    ] {
        let events = read(&list(headings, countries)).unwrap();
        assert_eq!(events.len(), 1, "{headings}");
        let regions: Vec<&str> = events[0].lines.iter().map(|line| line.region.as_str()).collect();
        assert_eq!(regions, countries, "{headings}");
        let first = &events[0].lines[0];
        assert_eq!((first.place, first.name.as_str(), first.score), (Some(1), "Ann Lee", Some(90.0)), "{headings}");
    }
}

#[test]
fn headings_that_are_repeated_in_a_list_of_countries_are_no_player() {
    let page = list("Place,Player,Country,Score", &["FRA", "ITA", "SWE"]);
    let events = read(&format!("{page}Place,Player,Country,Score\n4,Di Holt,GER,20\n")).unwrap();
    let names: Vec<&str> = events[0].lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Ann Lee", "Ben Orr", "Cy Adams", "Di Holt"]);
}

#[test]
fn a_table_with_each_power_once_for_every_seven_players_is_of_boards() {
    let board = list("Place,Player,Country,Score", &["FRA", "ITA", "GER", "RUS", "TUR", "ENG", "AUS"]);
    let six = list("Place,Player,Country,Score", &["FRA", "ITA", "GER", "RUS", "TUR", "ENG"]);
    let with_counts = "Place,Player,Country,SC\n1,Ann Lee,FRA,18\n2,Ben Orr,ITA,10\n3,Cy Adams,GER,6\n";
    for text in [board.as_str(), &six, with_counts] {
        let sheets = SheetsOfFile::read(text.as_bytes(), "board.csv").unwrap();
        assert!(result_lists(&sheets).unwrap().has_boards, "{text}");
    }
}

#[test]
fn a_file_without_a_line_of_a_list_is_an_error() {
    let boards = "Board,Power,Centres\nA,Austria,5\nA,England,5\nA,France,5\nA,Germany,5\nA,Italy,5\nA,Russia,5\n\
        A,Turkey,4\n";
    let error = read(boards).unwrap_err().to_string();
    assert!(error.starts_with("“open.csv” brings no results, so it was not added"), "{error}");
}
