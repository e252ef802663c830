//! The places of the leaders after each round of an event, and after each event of a year.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::marks::shared_places_legend;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection, SectionStyle};
use super::plot::Plot;
use crate::book::{PersonId, Round, RoundIx};
use crate::engine::Engine;
use crate::ladder::{CompiledLadder, LadderKind, LadderTable};
use crate::languages::Language;
use crate::languages::sentences::{columns, notices};
use crate::standings::{Standings, StandingsScope};

/// The last place in such a table. More lines cannot be told apart in a plot.
const LAST_PLACE: usize = 10;
/// The most players, where several share the last of these places. Players who share a place are all in the table, or all
/// left out.
const MOST_LEADERS: usize = 14;
/// The most events in such a table, so that it fits a page.
const MOST_EVENTS: usize = 12;

/// The places of the leaders after each round. `None` before the second round has results.
pub(super) fn places_notice(engine: &Engine, language: Language) -> Option<Notice> {
    let section = places_section(engine, language)?;
    let (shown, all) = (section.rows.len(), engine.standings().rows.iter().filter(|row| row.place.is_some()).count());
    let subtitle = if shown < all {
        notices::first_players(language, &shown.to_string(), &all.to_string())
    } else {
        String::new()
    };
    let title = notices::title_places(language);
    let mut notice =
        Notice { title, subtitle, sections: vec![section], languages: language.into(), ..Notice::default() };
    notice.legend = shared_places_legend(&notice, engine, language);
    Some(notice)
}

/// The plot of the places of the leaders after each round. `None` before the second round has results.
pub fn places_plot(engine: &Engine, language: Language) -> Option<Plot> {
    Plot::of(&places_section(engine, language)?, language)
}

/// Whether places can be plotted: two rounds have begun, and somebody has a place.
pub fn has_places_plot(engine: &Engine) -> bool {
    let begun = engine.round_numbers().in_order().iter().filter(|(_, at)| engine.has_begun(*at)).count();
    begun >= 2 && engine.standings().rows.iter().any(|row| row.place.is_some())
}

fn places_section(engine: &Engine, language: Language) -> Option<NoticeSection> {
    let book = engine.book();
    let numbers = engine.round_numbers().in_order();
    let played: Vec<(usize, RoundIx)> = numbers.iter().copied().filter(|(_, at)| engine.has_begun(*at)).collect();
    if played.len() < 2 {
        return None;
    }
    let tables: Vec<(RoundIx, Standings)> = played
        .into_iter()
        .map(|(number, at)| {
            let scope = StandingsScope { rounds: Some(number), ..StandingsScope::default() };
            (at, engine.standings_in_view(scope))
        })
        .collect();
    let mut columns = vec![NoticeColumn::new(ColumnRole::Player, columns::column_player(language))];
    columns.extend(tables.iter().map(|(at, _)| {
        let name = book.round(*at).map_or("", |round: &Round| round.name.as_str());
        NoticeColumn::of_round(ColumnRole::PlaceAfterRound(*at), name, language)
    }));
    let place = |table: &Standings, person: PersonId| {
        let row = table.rows.iter().find(|row| row.person == person)?;
        row.place.map(|place| CellPart::place(place, row.shared))
    };
    let (_, last) = tables.last()?;
    let rows = leaders(&last.rows, |row| row.place).iter().enumerate().map(|(position, row)| {
        let name = NoticeCell::text(book.name_of(Some(row.person)));
        let places = tables.iter().map(|(_, table)| NoticeCell::optional(place(table, row.person)));
        let cells = std::iter::once(name).chain(places).collect();
        NoticeRow { person: Some(row.person), position, cells, ..NoticeRow::default() }
    });
    let rows: Vec<NoticeRow> = rows.collect();
    (!rows.is_empty()).then(|| NoticeSection {
        columns,
        rows,
        style: SectionStyle::Plotted,
        ..NoticeSection::default()
    })
}

/// The rows of the leaders, from the first row of a table down: those up to the last place, with all who share it.
fn leaders<R>(rows: &[R], place: impl Fn(&R) -> Option<usize>) -> &[R] {
    let is_leader = |row: &R| place(row).is_some_and(|place| place <= LAST_PLACE);
    let count = rows.iter().take_while(|row| is_leader(row)).count();
    if count <= MOST_LEADERS {
        return &rows[..count];
    }
    let first_left_out = place(&rows[MOST_LEADERS]);
    let before = rows.iter().take_while(|row| place(row) != first_left_out).count();
    // Too many share the first place. Some of them are shown, because otherwise there would be nobody.
    &rows[..if before == 0 { MOST_LEADERS } else { before }]
}

/// The ranks of the leaders of a ladder after each of the last events that count. `None` with fewer than two such events,
/// and where the ladder counts games instead of events.
pub(super) fn ladder_places_section(
    compiled: &CompiledLadder<'_>,
    table: &LadderTable,
    language: Language,
) -> Option<NoticeSection> {
    let date_of = |event: usize| compiled.results_year.events[event].date;
    let is_later =
        |event: usize| compiled.choices.date.is_some_and(|day| date_of(event).is_some_and(|date| date > day));
    let counted = compiled.order.iter().take_while(|event| !is_later(**event)).count();
    if counted < 2 || compiled.ladder.kind() == LadderKind::Games || table.rows.is_empty() {
        return None;
    }
    let shown = counted.saturating_sub(MOST_EVENTS)..counted;
    let tables: Vec<LadderTable> = shown.clone().map(|at| compiled.table_after(at + 1)).collect();
    let mut columns = vec![NoticeColumn::new(ColumnRole::Player, columns::column_player(language))];
    let first_shown = shown.start + 1;
    columns.extend(compiled.order[shown].iter().zip(first_shown..).map(|(event, number)| {
        let name = compiled.results_year.events[*event].name.as_str();
        // The names of many events have no room beside each other.
        let narrow_title = Some(number.to_string());
        NoticeColumn { narrow_title, ..NoticeColumn::new(ColumnRole::PlaceAfterEvent(*event), name) }
    }));
    let rows = leaders(&table.rows, |row| Some(row.rank)).iter().enumerate().map(|(position, leader)| {
        let name = NoticeCell::text(compiled.roster.name(leader.person));
        let rank = |table: &LadderTable| {
            let row = table.rows.iter().find(|row| row.person == leader.person);
            NoticeCell::optional(row.map(|row| CellPart::place(row.rank, row.shared)))
        };
        let cells = std::iter::once(name).chain(tables.iter().map(rank)).collect();
        NoticeRow { position, cells, ..NoticeRow::default() }
    });
    let rows = rows.collect();
    let title = notices::title_leaders_by_event(language);
    let sentences = vec![events_by_number(&columns, language)];
    Some(NoticeSection { title, columns, rows, sentences, style: SectionStyle::Plotted, ..NoticeSection::default() })
}

/// The events that have a number where the room is narrow: “1 Spring Cup; 2 Canberra Open”. Empty where none has.
fn events_by_number(columns: &[NoticeColumn], language: Language) -> String {
    // The number stays on the line of the name.
    let named =
        columns.iter().filter_map(|column| Some(format!("{}\u{a0}{}", column.narrow_title.as_ref()?, column.title)));
    named.collect::<Vec<_>>().join(language.clause_separator())
}

/// The plot of the ranks of the leaders of a year after each event, and what its marks mean, which are numbers. `None` with fewer than two
/// events that count.
pub fn ladder_plot(compiled: &CompiledLadder<'_>, table: &LadderTable, language: Language) -> Option<(Plot, String)> {
    let section = ladder_places_section(compiled, table, language)?;
    Some((Plot::of(&section, language)?, section.sentences.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, CellEntry, Person, Power, Year};

    fn round(name: &str, counts: [u16; 7]) -> Round {
        let mut board = Board::new("A");
        for ((number, power), count) in (1..).zip(Power::ALL).zip(counts) {
            board.seats[power].player = Some(PersonId(number));
            board.seats[power].centres = CellEntry::Value(count);
        }
        board.end_year = CellEntry::Value(Year(1908));
        Round { name: name.into(), boards: vec![board], ..Round::default() }
    }

    fn engine(rounds: Vec<Round>) -> Engine {
        let people = (1..8).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
        Engine::new(Book { people, rounds, ..Book::default() })
    }

    #[test]
    fn the_places_after_each_round_begin_with_the_second_round() {
        let first = round("1", [4, 10, 8, 6, 3, 2, 1]);
        let second = round("2", [12, 8, 6, 4, 2, 1, 1]);
        let drawn = Round { name: "3".into(), boards: vec![Board::new("A")], ..Round::default() };
        assert_eq!(places_notice(&engine(vec![first.clone()]), Language::English), None);
        let section = places_section(&engine(vec![first, second, drawn]), Language::English).unwrap();
        let texts = |row: &NoticeRow| row.cells.iter().map(NoticeCell::plain).collect::<Vec<_>>();
        let headings: Vec<&str> = section.columns.iter().map(|column| column.title.as_str()).collect();
        assert_eq!(headings, ["player", "Round 1", "Round 2"], "nobody has played round 3");
        let ann = section.rows.iter().find(|row| row.person == Some(PersonId(1))).unwrap();
        let ben = section.rows.iter().find(|row| row.person == Some(PersonId(2))).unwrap();
        assert_eq!(texts(ben)[1], "1");
        assert_eq!(texts(ann)[1], "4");
        assert!(section.rows[0] == *ann || section.rows[0] == *ben, "the order is that of the last round");
        let plot = Plot::of(&section, Language::English).unwrap();
        assert_eq!(plot.marks, ["R1", "R2"]);
        assert_eq!(plot.title, "places of the leaders");
    }

    #[test]
    fn who_share_a_place_are_all_among_the_leaders_or_all_not() {
        let shown = |places: &[usize]| leaders(places, |place| Some(*place)).len();
        assert_eq!(shown(&[1, 2, 3]), 3);
        assert_eq!(shown(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 13]), 12);
        let many_at_seven: Vec<usize> = (1..=6).chain([7; 9]).collect();
        assert_eq!(shown(&many_at_seven), 6, "nine who share a place are too many for a plot");
        assert_eq!(shown(&[1; 30]), MOST_LEADERS);
    }

    #[test]
    fn the_first_ten_are_shown_with_all_who_share_the_tenth_place() {
        let counts = [10, 8, 6, 4, 3, 2, 1];
        let mut first = round("1", counts);
        // Three boards with the same counts: each place is shared by three.
        for (letter, before) in [("B", 7), ("C", 14)] {
            let mut board = first.boards[0].clone();
            letter.clone_into(&mut board.name);
            for (number, power) in (1..).zip(Power::ALL) {
                board.seats[power].player = Some(PersonId(number + before));
            }
            first.boards.push(board);
        }
        let second = Round { name: "2".into(), ..first.clone() };
        let people = (1..=21).map(|number| Person::new(PersonId(number), format!("P{number}"))).collect();
        let engine = Engine::new(Book { people, rounds: vec![first, second], ..Book::default() });
        let notice = places_notice(&engine, Language::English).unwrap();
        assert_eq!((notice.sections[0].rows.len(), notice.subtitle.as_str()), (12, "The first 12 of 21 players"));
        let all =
            places_notice(&self::engine(vec![round("1", counts), round("2", counts)]), Language::English).unwrap();
        assert_eq!((all.sections[0].rows.len(), all.subtitle.as_str()), (7, ""));
    }
}
