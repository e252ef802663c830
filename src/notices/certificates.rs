//! The certificates of the players: the place of each, and the awards. The same rows are a table from which a word processor
//! merges certificates of its own.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeLayout, NoticeRow, NoticeSection};
use crate::book::PersonId;
use crate::engine::Engine;
use crate::figures::format_rounded;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices, words};
use crate::standings::StandingsRow;

/// A certificate for each player with a place or an award, in the order of the standings. `None` if there is nobody.
pub(super) fn certificates_notice(engine: &Engine, language: Language) -> Option<Notice> {
    let table = engine.standings();
    let placed = table.rows.iter().filter(|row| row.place.is_some()).count();
    let prizes = engine.prizes();
    let awards = |person: PersonId| {
        let won = prizes.iter().filter(|award| award.winners().contains(&person));
        won.map(|award| award.name_in(language)).collect::<Vec<_>>()
    };
    let columns = vec![
        NoticeColumn::new(ColumnRole::Player, columns::column_player(language)),
        NoticeColumn::new(ColumnRole::Place, columns::column_place(language)),
        NoticeColumn::new(ColumnRole::Outcome, columns::column_place_in_words(language)),
        NoticeColumn::new(ColumnRole::Total, columns::column_total(language)),
        NoticeColumn::new(ColumnRole::Award, columns::column_awards(language)),
    ];
    let decimals = engine.rules().decimals;
    let rows = table.rows.iter().enumerate().filter_map(|(position, row)| {
        let won = awards(row.person);
        if row.place.is_none() && won.is_empty() {
            return None;
        }
        let total = CellPart {
            text: format_rounded(row.total, decimals),
            value: Some(row.total),
            decimals,
            ..CellPart::default()
        };
        let cells = vec![
            NoticeCell::text(engine.book().name_of(Some(row.person))),
            NoticeCell::optional(row.place.map(CellPart::count)),
            NoticeCell::text(place_in_words(row, placed, language)),
            // A total says nothing of a place that the top board decided: the second may have the larger one.
            NoticeCell::optional(row.place.filter(|_| row.reserved_place.is_none()).map(|_| total)),
            NoticeCell::text(won.join(", ")),
        ];
        Some(NoticeRow {
            person: Some(row.person),
            position,
            place: row.place,
            shared: row.shared,
            cells,
            ..NoticeRow::default()
        })
    });
    let rows: Vec<NoticeRow> = rows.collect();
    (!rows.is_empty()).then(|| Notice {
        title: notices::title_certificates(language),
        subtitle: engine.book().event.venue_and_dates(),
        sections: vec![NoticeSection { columns, rows, ..NoticeSection::default() }],
        layout: NoticeLayout::Certificates,
        languages: language.into(),
        ..Notice::default()
    })
}

/// “2nd place of 40 players”. Empty for a player without a place.
fn place_in_words(row: &StandingsRow, placed: usize, language: Language) -> String {
    row.place.map_or_else(String::new, |place| {
        let said = if row.shared { notices::certificate_shared_place } else { notices::certificate_place };
        said(language, placed, &words::numbered_place(language, place))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, CellEntry, Person, Power, Round, Year};

    #[test]
    fn each_player_with_a_place_has_a_certificate_with_the_place_and_the_awards() {
        let mut board = Board::new("A");
        for ((number, power), count) in (1..).zip(Power::ALL).zip([4, 10, 8, 4, 3, 3, 2]) {
            board.seats[power].player = Some(PersonId(number));
            board.seats[power].centres = CellEntry::Value(count);
        }
        board.end_year = CellEntry::Value(Year(1908));
        let people = (1..=8).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
        let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
        let mut book = Book { people, rounds: vec![round], ..Book::default() };
        book.event.rules = "EDC 2015".into();
        (book.event.venue, book.event.dates) = ("Chester".into(), "17 to 19 July 2015".into());
        let notice = certificates_notice(&Engine::new(book), Language::English).unwrap();
        assert_eq!(notice.subtitle, "Chester, 17 to 19 July 2015");
        let texts =
            |at: usize| -> Vec<String> { notice.sections[0].rows[at].cells.iter().map(NoticeCell::plain).collect() };
        assert_eq!(texts(0)[..3], ["P2", "1", "1st place of 7 players"]);
        assert!(texts(0)[4].contains("Best England"), "{:?}", texts(0));
        assert_eq!(texts(2)[2], "shared 3rd place of 7 players");
        assert_eq!(notice.sections[0].rows.len(), 7, "who has not played has none");
        assert_eq!(certificates_notice(&Engine::new(Book::default()), Language::English), None);
    }
}
