//! The sample event in the program: the workbook of EuroDipCon 2015, as its director might have written it.

use crate::book::Book;
use crate::import::{ReadError, SheetReader, results_of_sheets};

/// The bytes of the workbook.
pub const WORKBOOK: &[u8] = include_bytes!("../../../assets/samples/edc2015-boards.xlsx");
/// The name of the workbook's file.
pub const FILE_NAME: &str = "edc2015-boards.xlsx";
/// The name of the event.
pub const TITLE: &str = "EuroDipCon 2015";
/// The ruleset of the event.
pub const RULES: &str = "EDC 2015";

/// The sample as a book.
pub fn sample_book() -> Result<Book, ReadError> {
    let sheets = SheetReader::unprotected_in_this_process().read(WORKBOOK, FILE_NAME, &())?;
    let mut book = results_of_sheets(&sheets)?.book;
    RULES.clone_into(&mut book.event.rules);
    Ok(book)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_is_a_whole_event() {
        let book = sample_book().unwrap();
        assert_eq!((book.people.len(), book.boards().count(), book.event.rules.as_str()), (38, 14, RULES));
    }
}
