//! The centre charts of a round: the counts of each power year by year, a table for each board.

use super::board_call::board_title;
use super::notice::{CellPart, ColumnRole, Notice, NoticeCell, NoticeColumn, NoticeRow, NoticeSection, SectionStyle};
use crate::book::{Board, BoardRef, CellEntry, Power, RoundIx, Year};
use crate::engine::Engine;
use crate::figures::join_with_and;

/// The charts of a round. `None` if no board has one.
pub(super) fn charts_notice(engine: &Engine, at: RoundIx) -> Option<Notice> {
    let book = engine.book();
    let round = book.round(at)?;
    let mut years: Vec<Year> = round.boards.iter().flat_map(|board| &board.charts).map(|chart| chart.year).collect();
    years.sort_unstable();
    years.dedup();
    let (mut sections, mut without) = (Vec::new(), Vec::new());
    for (number, board) in round.boards.iter().enumerate() {
        let title = board_title(book, BoardRef::new(at.0, number));
        if board.charts.is_empty() {
            without.push(title);
        } else {
            sections.push(chart_section(engine, title, board, &years));
        }
    }
    let sentence = (!without.is_empty()).then(|| format!("No chart is entered for {}.", join_with_and(&without)));
    (!sections.is_empty()).then(|| Notice {
        title: format!("{}: centres by year", round.title()),
        sections,
        sentences: sentence.into_iter().collect(),
        ..Notice::default()
    })
}

fn chart_section(engine: &Engine, title: String, board: &Board, years: &[Year]) -> NoticeSection {
    let mut columns =
        vec![NoticeColumn::new(ColumnRole::Power, "power"), NoticeColumn::new(ColumnRole::Player, "player")];
    columns.extend(years.iter().map(|year| NoticeColumn::new(ColumnRole::Year(*year), year.to_string())));
    columns.push(NoticeColumn::new(ColumnRole::Centres, "now"));
    let count = |entry: &CellEntry<u16>| match entry {
        CellEntry::Value(count) => NoticeCell::of_part(CellPart::count((*count).into())),
        other => NoticeCell::text(other.to_string()),
    };
    let cell = |power: Power, role: ColumnRole| match role {
        ColumnRole::Power => NoticeCell::text(power.name()),
        ColumnRole::Player => NoticeCell::text(engine.book().name_of(board.seats[power].player)),
        ColumnRole::Year(year) => {
            let chart = board.charts.iter().find(|chart| chart.year == year);
            chart.map_or_else(NoticeCell::default, |chart| count(&chart.centres[power]))
        }
        _ => {
            let now = board.current_count(power).map(|count| CellPart::count(count.into()));
            NoticeCell::optional(now)
        }
    };
    let rows = Power::ALL.into_iter().enumerate().map(|(position, power)| NoticeRow {
        person: board.seats[power].player,
        position,
        cells: columns.iter().map(|column| cell(power, column.role)).collect(),
        ..NoticeRow::default()
    });
    let rows = rows.collect();
    NoticeSection { title, columns, rows, style: SectionStyle::Plotted, ..NoticeSection::default() }
}
