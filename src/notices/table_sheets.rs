//! The sheets for the tables: a page for each board, with its players, boxes for the centres of each year, votes and
//! signatures.

use super::board_call::board_inside;
use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeLayout, NoticeRow, NoticeSection, SectionStyle};
use crate::book::{Board, BoardRef, Power, RoundIx, Year};
use crate::engine::Engine;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices, words};

/// The years of a sheet where the rules have no last year.
const USUAL_YEARS: u16 = 10;
/// The most years that fit across a page.
const MOST_YEARS: u16 = 14;
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
    Notice {
        title: words::board_of_round(language, &round, &board_inside(book, at, language)),
        sections: vec![
            centres(engine, board, language),
            votes(language),
            end_of_game(language),
            signatures(engine, board, language),
        ],
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

fn centres(engine: &Engine, board: &Board, language: Language) -> NoticeSection {
    let years = engine.rules().last_year.map_or(USUAL_YEARS, |last| last.0.saturating_sub(Year::FIRST.0) + 1);
    let years = (0..years.clamp(1, MOST_YEARS)).map(|year| Year(Year::FIRST.0 + year));
    let mut columns = seat_columns(language);
    columns.extend(years.map(|year| NoticeColumn::new(ColumnRole::Year(year), year.to_string())));
    let boxes = columns.len() - 2;
    let mut rows = seat_rows(engine, board, boxes, language);
    let mut sum = vec![NoticeCell::text(notices::sum_of_centres(language)), NoticeCell::text("34")];
    sum.extend(vec![NoticeCell::default(); boxes]);
    rows.push(NoticeRow { position: rows.len(), cells: sum, ..NoticeRow::default() });
    let title = notices::title_centres_after_autumn(language);
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
