//! The director's notebook as a notice: the rulings with their time and board.

use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use crate::book::Book;
use crate::own_workbook::labels;

/// Describes the notebook. [`NoticeRow::position`] is a position in the notebook.
pub fn notebook_notice(book: &Book) -> Notice {
    let columns = vec![
        NoticeColumn::new(ColumnRole::Time, "time"),
        NoticeColumn::new(ColumnRole::Board, "board"),
        NoticeColumn::new(ColumnRole::Ruling, "ruling"),
    ];
    let rows = book.notebook.iter().enumerate().map(|(position, note)| NoticeRow {
        position,
        cells: [&note.time, &note.location, &note.text].map(|text| NoticeCell::text(text.as_str())).into(),
        ..NoticeRow::default()
    });
    let rows = rows.collect();
    let section = NoticeSection { columns, rows, ..NoticeSection::default() };
    Notice { title: labels::NOTEBOOK.to_owned(), sections: vec![section], ..Notice::default() }
}

/// The notebook on paper. `None` if nothing is in it.
pub(super) fn notebook_to_print(book: &Book) -> Option<Notice> {
    let notice = Notice { subtitle: "For the director. Not for posting".to_owned(), ..notebook_notice(book) };
    (!book.notebook.is_empty()).then_some(notice)
}
