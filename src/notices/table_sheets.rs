//! The sheets for the tables: a page for each board, with its players, boxes for the centres of each year, votes and
//! signatures.

use super::board_call::board_title;
use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeLayout, NoticeRow, NoticeSection, SectionStyle};
use crate::book::{Board, BoardRef, Power, RoundIx, Year};
use crate::engine::Engine;

/// The years of a sheet where the rules have no last year.
const USUAL_YEARS: u16 = 10;
/// The most years that fit across a page.
const MOST_YEARS: u16 = 14;
/// The number of boxes for votes.
const VOTES: usize = 4;

/// A page for each board of a round that has a player.
pub(super) fn table_sheets(engine: &Engine, at: RoundIx) -> Vec<Notice> {
    let Some(round) = engine.book().round(at) else { return Vec::new() };
    let boards = (0..).zip(&round.boards).map(|(number, board)| (BoardRef::new(at.0, number), board));
    let boards = boards.filter(|(_, board)| board.has_players());
    boards.map(|(at, board)| table_sheet(engine, at, board)).collect()
}

fn table_sheet(engine: &Engine, at: BoardRef, board: &Board) -> Notice {
    let book = engine.book();
    let round = book.round(at.round).map(crate::book::Round::title).unwrap_or_default();
    let mut sentences = vec!["The centres of a year add up to 34 once nobody has left one neutral.".to_owned()];
    sentences.extend(engine.system(at).map(|system| format!("This game is scored by {}.", system.name)));
    if let Some(last) = engine.rules().last_year {
        sentences.push(format!("The last year of the game is {last}."));
    }
    Notice {
        title: format!("{round}, {}", lower_board(&board_title(book, at))),
        sections: vec![centres(engine, board), votes(), end_of_game(), signatures(engine, board)],
        sentences,
        layout: NoticeLayout::Form,
        ..Notice::default()
    }
}

/// “board C” inside a title. A board with a name of its own keeps it.
pub(super) fn lower_board(title: &str) -> String {
    title.strip_prefix("Board ").map_or_else(|| title.to_owned(), |name| format!("board {name}"))
}

/// The powers with their players: the first two cells of seven rows of boxes.
fn seat_rows(engine: &Engine, board: &Board, boxes: usize) -> Vec<NoticeRow> {
    let row = |(position, power): (usize, Power)| {
        let player = board.seats[power].player;
        let mut cells = vec![NoticeCell::text(power.name()), NoticeCell::text(engine.book().name_of(player))];
        cells.extend(vec![NoticeCell::default(); boxes]);
        NoticeRow { person: player, position, cells, ..NoticeRow::default() }
    };
    Power::ALL.into_iter().enumerate().map(row).collect()
}

fn seat_columns() -> Vec<NoticeColumn> {
    vec![NoticeColumn::new(ColumnRole::Power, "power"), NoticeColumn::new(ColumnRole::Player, "player")]
}

fn centres(engine: &Engine, board: &Board) -> NoticeSection {
    let years = engine.rules().last_year.map_or(USUAL_YEARS, |last| last.0.saturating_sub(Year::FIRST.0) + 1);
    let years = (0..years.clamp(1, MOST_YEARS)).map(|year| Year(Year::FIRST.0 + year));
    let mut columns = seat_columns();
    columns.extend(years.map(|year| NoticeColumn::new(ColumnRole::Year(year), year.to_string())));
    let boxes = columns.len() - 2;
    let mut rows = seat_rows(engine, board, boxes);
    let mut sum = vec![NoticeCell::text("Sum"), NoticeCell::text("34")];
    sum.extend(vec![NoticeCell::default(); boxes]);
    rows.push(NoticeRow { position: rows.len(), cells: sum, ..NoticeRow::default() });
    let title = "Supply centres after each autumn".to_owned();
    NoticeSection { title, columns, rows, style: SectionStyle::Boxes, ..NoticeSection::default() }
}

/// Empty boxes below these headings.
pub(super) fn empty_boxes(title: &str, headings: &[&str], rows: usize) -> NoticeSection {
    let columns = headings.iter().enumerate();
    NoticeSection {
        title: title.to_owned(),
        columns: columns.map(|(at, heading)| NoticeColumn::new(ColumnRole::Entry(at), *heading)).collect(),
        rows: (0..rows)
            .map(|position| NoticeRow {
                position,
                cells: vec![NoticeCell::default(); headings.len()],
                ..NoticeRow::default()
            })
            .collect(),
        style: SectionStyle::Boxes,
        ..NoticeSection::default()
    }
}

fn votes() -> NoticeSection {
    let headings = ["season and year", "proposed by", "powers in the draw", "passed or failed"];
    empty_boxes("Votes on a draw", &headings, VOTES)
}

fn end_of_game() -> NoticeSection {
    empty_boxes(
        "End of the game",
        &["last year played", "solo, agreed draw or last year", "winner or powers in the draw"],
        1,
    )
}

fn signatures(engine: &Engine, board: &Board) -> NoticeSection {
    let mut columns = seat_columns();
    columns.push(NoticeColumn::new(ColumnRole::Entry(0), "signature"));
    NoticeSection {
        title: "Signatures".to_owned(),
        columns,
        rows: seat_rows(engine, board, 1),
        style: SectionStyle::Boxes,
        ..NoticeSection::default()
    }
}
