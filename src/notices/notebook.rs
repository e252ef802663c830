//! The director's notebook as a notice: the rulings with their time and board.

use super::cell::NoticeCell;
use super::column_role::ColumnRole;
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use crate::book::Book;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices};

/// Describes the notebook. [`NoticeRow::position`] is a position in the notebook.
pub fn notebook_notice(book: &Book, language: Language) -> Notice {
    let columns = vec![
        NoticeColumn::new(ColumnRole::Time, columns::column_time(language)),
        NoticeColumn::new(ColumnRole::Board, columns::column_board(language)),
        NoticeColumn::new(ColumnRole::Ruling, columns::column_ruling(language)),
    ];
    let rows = book.notebook.iter().enumerate().map(|(position, note)| NoticeRow {
        position,
        cells: [&note.time, &note.location, &note.text].map(|text| NoticeCell::text(text.as_str())).into(),
        ..NoticeRow::default()
    });
    let rows = rows.collect();
    let section = NoticeSection { columns, rows, ..NoticeSection::default() };
    Notice {
        title: notices::title_notebook(language),
        sections: vec![section],
        languages: language.into(),
        ..Notice::default()
    }
}

/// The notebook on paper. `None` if nothing is in it.
pub(super) fn notebook_to_print(book: &Book, language: Language) -> Option<Notice> {
    let notice = Notice { subtitle: notices::for_the_director(language), ..notebook_notice(book, language) };
    (!book.notebook.is_empty()).then_some(notice)
}
