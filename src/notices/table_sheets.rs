//! The sheets for the tables: a page for each board, with its players, boxes for the centres of each year, votes and
//! signatures.

use super::board_call::board_inside;
use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeLayout, NoticeRow, NoticeSection, SectionStyle};
use crate::book::{Board, BoardRef, CENTRES_ON_MAP, Power, RoundIx, Year};
use crate::engine::Engine;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices, words};

/// The years of a sheet where the rules have no last year.
const USUAL_YEARS: u16 = 10;
/// The most years that fit across a page. More of them have another table below.
const MOST_YEARS: u16 = 15;
/// The number of boxes for votes.
const VOTES: usize = 4;

/// A page for each board of a round that has a player.
pub(super) fn table_sheets(engine: &Engine, at: RoundIx, language: Language) -> Vec<Notice> {
    let Some(round) = engine.book().round(at) else { return Vec::new() };
    let boards = (0..).zip(&round.boards).map(|(number, board)| (BoardRef::new(at.0, number), board));
    let boards = boards.filter(|(_, board)| board.has_players());
    boards.map(|(at, board)| table_sheet(engine, at, board, language)).collect()
}

fn table_sheet(engine: &Engine, at: BoardRef, board: &Board, language: Language) -> Notice {
    let book = engine.book();
    let round = book.round(at.round).map(|round| round.title_in(language)).unwrap_or_default();
    let mut sentences = vec![notices::centres_add_up(language)];
    sentences.extend(engine.system(at).map(|system| notices::scored_by(language, &system.name)));
    if let Some(last) = engine.rules().last_year {
        sentences.push(notices::last_year_is(language, &last.to_string()));
    }
    let mut sections = centres(engine, board, language);
    sections.extend([votes(language), end_of_game(language), signatures(engine, board, language)]);
    Notice {
        title: words::board_of_round(language, &round, &board_inside(book, at, language)),
        sections,
        sentences,
        layout: NoticeLayout::Form,
        languages: language.into(),
        ..Notice::default()
    }
}

/// The powers with their players: the first two cells of seven rows of boxes.
fn seat_rows(engine: &Engine, board: &Board, boxes: usize, language: Language) -> Vec<NoticeRow> {
    let row = |(position, power): (usize, Power)| {
        let player = board.seats[power].player;
        let mut cells = vec![NoticeCell::power(power, language), NoticeCell::text(engine.book().name_of(player))];
        cells.extend(vec![NoticeCell::default(); boxes]);
        NoticeRow { person: player, position, cells, ..NoticeRow::default() }
    };
    Power::ALL.into_iter().enumerate().map(row).collect()
}

fn seat_columns(language: Language) -> Vec<NoticeColumn> {
    vec![
        NoticeColumn::new(ColumnRole::Power, columns::column_power(language)),
        NoticeColumn::new(ColumnRole::Player, columns::column_player(language)),
    ]
}

/// The boxes for the centres of all years.
fn centres(engine: &Engine, board: &Board, language: Language) -> Vec<NoticeSection> {
    let tables = years_of_tables(engine.rules().last_year).into_iter().enumerate();
    tables.map(|(at, years)| centres_of_years(engine, board, (&years, at == 0), language)).collect()
}

/// All years up to the last one, at least the first, in as few tables as have room for them.
fn years_of_tables(last: Option<Year>) -> Vec<Vec<Year>> {
    let to_last = |last: Year| last.min(Year::LAST_PLAYED).0.saturating_sub(Year::FIRST.0) + 1;
    let all: Vec<Year> = (0..last.map_or(USUAL_YEARS, to_last)).map(|at| Year(Year::FIRST.0 + at)).collect();
    let tables = all.len().div_ceil(usize::from(MOST_YEARS));
    all.chunks(all.len().div_ceil(tables)).map(<[Year]>::to_vec).collect()
}

fn centres_of_years(
    engine: &Engine,
    board: &Board,
    (years, is_first): (&[Year], bool),
    language: Language,
) -> NoticeSection {
    let mut columns = seat_columns(language);
    columns.extend(years.iter().map(|year| NoticeColumn::new(ColumnRole::Year(*year), year.to_string())));
    let boxes = columns.len() - 2;
    let mut rows = seat_rows(engine, board, boxes, language);
    let sum_of_all = words::labelled(language, &notices::sum_of_centres(language), &CENTRES_ON_MAP.to_string());
    let mut sum = vec![NoticeCell::text(sum_of_all)];
    sum.extend(vec![NoticeCell::default(); boxes + 1]);
    rows.push(NoticeRow { position: rows.len(), cells: sum, ..NoticeRow::default() });
    let title = if is_first { notices::title_centres_after_autumn(language) } else { String::new() };
    NoticeSection { title, columns, rows, style: SectionStyle::Boxes, ..NoticeSection::default() }
}

/// Empty boxes below these headings.
pub(super) fn empty_boxes<const N: usize>(title: String, headings: [String; N], rows: usize) -> NoticeSection {
    let columns = headings.into_iter().enumerate();
    NoticeSection {
        title,
        columns: columns.map(|(at, heading)| NoticeColumn::new(ColumnRole::Entry(at), heading)).collect(),
        rows: (0..rows)
            .map(|position| NoticeRow { position, cells: vec![NoticeCell::default(); N], ..NoticeRow::default() })
            .collect(),
        style: SectionStyle::Boxes,
        ..NoticeSection::default()
    }
}

fn votes(language: Language) -> NoticeSection {
    let headings = [
        columns::box_season_and_year(language),
        columns::box_proposed_by(language),
        columns::box_powers_in_draw(language),
        columns::box_passed_or_failed(language),
    ];
    empty_boxes(notices::title_votes(language), headings, VOTES)
}

fn end_of_game(language: Language) -> NoticeSection {
    let headings =
        [columns::box_last_year(language), columns::box_how_it_ended(language), columns::box_winner(language)];
    empty_boxes(notices::title_end_of_game(language), headings, 1)
}

fn signatures(engine: &Engine, board: &Board, language: Language) -> NoticeSection {
    let mut columns = seat_columns(language);
    columns.push(NoticeColumn::new(ColumnRole::Entry(0), columns::column_signature(language)));
    NoticeSection {
        title: notices::title_signatures(language),
        columns,
        rows: seat_rows(engine, board, 1, language),
        style: SectionStyle::Boxes,
        ..NoticeSection::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, Person, PersonId, Round};

    #[test]
    fn a_sheet_has_a_box_for_each_year_up_to_the_last_one() {
        for (rules, last) in [("WDC 2006", 1909), ("Gunboat Cup", 1915), ("", 1910)] {
            let mut board = Board::new("A");
            board.seats[Power::Austria].player = Some(PersonId(1));
            let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
            let people = vec![Person::new(PersonId(1), "Ann Lee")];
            let mut book = Book { people, rounds: vec![round], ..Book::default() };
            book.event.rules = rules.into();
            let sheet = table_sheets(&Engine::new(book), RoundIx(0), Language::English).remove(0);
            let year = |column: &NoticeColumn| match column.role {
                ColumnRole::Year(year) => Some(year.0),
                _ => None,
            };
            let years: Vec<u16> = sheet.sections.iter().flat_map(|section| &section.columns).filter_map(year).collect();
            assert_eq!(years, (1901..=last).collect::<Vec<u16>>(), "{rules}");
        }
        let tables = |last: u16| years_of_tables(Some(Year(last))).iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!([tables(1915), tables(1916), tables(1935)], [vec![15], vec![8, 8], vec![12, 12, 11]]);
    }
}
