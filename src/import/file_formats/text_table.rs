//! Reads tables saved as text, separated by commas, semicolons, tabs or bars or aligned with spaces, in UTF-8, UTF-16 or an
//! older encoding. Texts of markup, such as web pages, the text of a game's page and lines of boards are passed on.

use std::borrow::Cow;

use super::sheet_writer::{SheetHead, SheetWriter};
use super::{
    drawn_marks, fixed_width_text, forum_tags, game_page, html_tables, markdown_tables, markup, read_on_own_thread,
    wiki_text,
};
use crate::csv_cells::text_of_cell;
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::sheet_address::{SheetAddress, row_number};
use crate::import::prose;
use crate::import::report::import_report::ReadError;
use crate::import::text_encoding;
use crate::import::text_encoding::TextEncoding;
use crate::languages::list_in_window;
use crate::languages::window_sentences::{import_errors, import_files as texts};

/// Reads a text file as one sheet. The sheet's name is the file's name without its extension.
pub(super) fn read(bytes: &[u8], writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    let (text, encoding) = decode(bytes, file)?;
    let start = text.trim_start();
    if start.is_empty() {
        return Err(ReadError::Empty { file: file.to_owned() });
    }
    if start.starts_with('{') && start.contains("\"topboard\"") {
        return Err(ReadError::OwnBook { file: file.to_owned() });
    }
    if markup::is_markup(start) {
        return read_on_own_thread(file, || markup::read(bytes, &text, writer));
    }
    let name = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    // Excel's own line with the separator. Excel shows it as no cell, so it is not a cell here.
    let hint = text.strip_prefix("sep=").and_then(|rest| rest.chars().next()).filter(char::is_ascii).map(|c| c as u8);
    let body = if hint.is_some() { text.split_once('\n').map_or("", |(_, body)| body) } else { &text };
    let body = &*forum_tags::without_tags(body);
    if let Some(page) = wiki_text::as_page(body) {
        return read_on_own_thread(file, || html_tables::read_page(&page, name, writer));
    }
    let body = &*drawn_marks::with_plain_frames(body);
    let body = &*drawn_marks::without_leaders(body);
    writer.begin_sheet(SheetHead { name, hidden: false, is_text: true, encoding })?;
    let is_plain = hint.is_none();
    let guessed = guess_separator(body);
    if let Some(pages) = game_page::read(body).filter(|_| is_plain) {
        add_rows(&pages.rows, writer)?;
        for problem in &pages.problems {
            writer.add_problem(problem)?;
        }
    } else if let Some(lines) = lines_of_text(body, guessed).filter(|_| is_plain) {
        lines.add(writer)?;
    } else {
        let separator = hint.unwrap_or(guessed.separator);
        let table = WithoutOpenQuotes::new(body, separator);
        let rows = read_cells(&table, separator, u32::from(hint.is_some()), writer)?;
        if !rows.is_empty() {
            writer.add_problem(&describe_open_quotes(&rows))?;
        }
    }
    Ok(())
}

fn decode(bytes: &[u8], file: &str) -> Result<(String, Option<TextEncoding>), ReadError> {
    let not = || ReadError::NotAWorkbook { file: file.to_owned(), what: import_errors::is_unknown_format().into() };
    text_encoding::decode_text(bytes).ok_or_else(not)
}

/// The lines of a text without separators.
pub(super) enum TextLines<'t> {
    /// Rows whose cells begin in the first column.
    Told(Vec<Vec<String>>),
    Markdown(Vec<markdown_tables::Row>),
    Aligned(Vec<fixed_width_text::Line<'t>>),
}

/// The lines of a text that tells boards in sentences, or has a table without separators.
pub(super) fn lines_of_text(text: &str, guessed: GuessedSeparator) -> Option<TextLines<'_>> {
    let splits_a_table = guessed.splits_a_table;
    let aligned = || fixed_width_text::split(text).filter(|_| !splits_a_table);
    let told = prose::read(text, splits_a_table).map(TextLines::Told);
    told.or_else(|| markdown_tables::split(text).map(TextLines::Markdown)).or_else(|| aligned().map(TextLines::Aligned))
}

impl TextLines<'_> {
    pub(super) fn add(&self, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        match self {
            TextLines::Told(rows) => add_rows(rows, writer),
            TextLines::Markdown(lines) => add_lines(lines, writer),
            TextLines::Aligned(lines) => add_lines(lines, writer),
        }
    }
}

/// Adds rows whose cells begin in the first column.
fn add_rows(rows: &[Vec<String>], writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    for (row, cells) in (0..).zip(rows) {
        for (column, text) in (0..).zip(cells) {
            writer.add_cell(SheetAddress::new(row, column), RawValue::Text(text), false)?;
        }
    }
    Ok(())
}

/// Adds rows with their numbers, whose cells have the numbers of their columns.
fn add_lines(lines: &[(u32, Vec<(u32, impl AsRef<str>)>)], writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    for (row, cells) in lines {
        for (column, text) in cells {
            writer.add_cell(SheetAddress::new(*row, *column), RawValue::Text(text.as_ref()), false)?;
        }
    }
    Ok(())
}

/// The separator of a text.
#[derive(Clone, Copy)]
pub(super) struct GuessedSeparator {
    separator: u8,
    /// Whether it splits most lines into the same number of fields, and into three or more.
    splits_a_table: bool,
}

/// The separator that splits the most lines into the same number of fields. Decimal commas split lines unevenly.
pub(super) fn guess_separator(text: &str) -> GuessedSeparator {
    const LINES_SEARCHED: usize = 50;
    let evenness = |separator: u8| {
        let table = WithoutOpenQuotes::new(text, separator);
        let (cut, whole): (Vec<_>, Vec<_>) = records(&table.text, separator)
            .take(LINES_SEARCHED)
            .filter(|record| record.len() > 1)
            .partition(|record| record.iter().any(opens_bracket));
        // “Ann Lee (Austria, 7 centres)” is one cell.
        if cut.len() > whole.len() {
            return (0, 0);
        }
        let mut counts: Vec<usize> = whole.iter().map(csv::StringRecord::len).collect();
        counts.sort_unstable();
        counts.chunk_by(|a, b| a == b).map(|same| (same.len(), same[0])).max().unwrap_or_default()
    };
    // The later separator wins if two split equally well.
    let mut best = (b',', evenness(b','));
    for separator in [b';', b'\t'] {
        let even = evenness(separator);
        if even > (0, 0) && even.0 >= best.1.0 {
            best = (separator, even);
        }
    }
    // A bar may also stand between two players of a cell.
    let even = evenness(b'|');
    if even.0 >= best.1.0 && even.1 > best.1.1 {
        best = (b'|', even);
    }
    // A text without a separator has one cell in each line.
    let (separator, (lines, fields)) = if best.1 == (0, 0) { (b'\t', best.1) } else { best };
    let all = records(text, separator).take(LINES_SEARCHED).count();
    GuessedSeparator { separator, splits_a_table: fields >= 3 && lines * 2 > all }
}

/// Whether a bracket is opened in a field and not closed there.
fn opens_bracket(field: &str) -> bool {
    field.rfind('(').is_some_and(|at| !field[at..].contains(')'))
}

/// A text without the quotation marks that begin a cell and are not closed. Such a mark would make one cell of all lines
/// below it.
struct WithoutOpenQuotes<'t> {
    text: Cow<'t, str>,
    /// The bytes of the text before which a mark was left out, in order.
    left_out: Vec<usize>,
}

impl<'t> WithoutOpenQuotes<'t> {
    fn new(text: &'t str, separator: u8) -> Self {
        let bytes = text.as_bytes();
        let mut open = Vec::new();
        let mut at = 0;
        for quote in memchr::memchr_iter(b'"', bytes) {
            // Inside a cell that was closed already.
            if quote < at {
                continue;
            }
            let begins_cell = quote == 0 || [separator, b'\n', b'\r'].contains(&bytes[quote - 1]);
            if !begins_cell {
                continue;
            }
            match end_of_quoted(bytes, quote, separator) {
                Some(end) => at = end,
                None => open.push(quote),
            }
        }
        if open.is_empty() {
            return WithoutOpenQuotes { text: Cow::Borrowed(text), left_out: open };
        }
        let mut without = String::with_capacity(text.len());
        let mut start = 0;
        let mut left_out = Vec::with_capacity(open.len());
        for quote in open {
            without.push_str(&text[start..quote]);
            left_out.push(without.len());
            start = quote + 1;
        }
        without.push_str(&text[start..]);
        WithoutOpenQuotes { text: Cow::Owned(without), left_out }
    }
}

/// The byte after the quoted cell that begins at this quotation mark. `None` if the cell goes beyond its line and is not
/// closed there, or is closed by a mark inside another cell.
fn end_of_quoted(bytes: &[u8], quote: usize, separator: u8) -> Option<usize> {
    let mut at = quote + 1;
    loop {
        let close = at + memchr::memchr(b'"', &bytes[at..])?;
        if bytes.get(close + 1) == Some(&b'"') {
            at = close + 2;
            continue;
        }
        let is_end = bytes.get(close + 1).is_none_or(|next| [separator, b'\n', b'\r'].contains(next));
        let is_one_line = !bytes[quote..close].contains(&b'\n') && !bytes[quote..close].contains(&b'\r');
        return (is_end || is_one_line).then_some(close + 1);
    }
}

/// The remark about the rows in which a quotation mark was left out.
fn describe_open_quotes(rows: &[u32]) -> String {
    const SHOWN: usize = 6;
    let mut names: Vec<String> = rows.iter().take(SHOWN).map(|row| row_number(*row)).collect();
    names.extend((rows.len() > SHOWN).then(|| texts::other_rows(rows.len() - SHOWN)));
    let names = list_in_window(&names);
    if rows.len() == 1 { texts::open_quote(&names) } else { texts::open_quotes(&names) }
}

/// Reads the cells. Gives the rows in which a quotation mark was left out.
fn read_cells(
    table: &WithoutOpenQuotes<'_>,
    separator: u8,
    first_row: u32,
    writer: &mut SheetWriter<'_>,
) -> Result<Vec<u32>, ReadError> {
    let text = &*table.text;
    let mut row = first_row;
    let mut rows_of_quotes = Vec::new();
    let mut left_out = table.left_out.iter().peekable();
    let mut reader = record_reader(text, separator);
    let mut record = csv::StringRecord::new();
    // The text is UTF-8 here and a line may have any number of fields, so no record can fail.
    while reader.read_record(&mut record).unwrap_or(false) {
        // Rows are counted as in a spreadsheet: a blank line counts, a line break inside quotes does not.
        row = row.saturating_add(blank_lines(text, record.position().map_or(0, csv::Position::byte)));
        for (column, field) in (0..).zip(&record) {
            writer.add_cell(SheetAddress::new(row, column), RawValue::Text(&text_of_cell(field)), false)?;
        }
        let end = usize::try_from(reader.position().byte()).unwrap_or(usize::MAX);
        let before = rows_of_quotes.len();
        while left_out.next_if(|at| **at < end).is_some() {
            rows_of_quotes.truncate(before);
            rows_of_quotes.push(row);
        }
        row = row.saturating_add(1);
    }
    Ok(rows_of_quotes)
}

/// Number of blank lines from this byte on. The reader skips them before a record.
fn blank_lines(text: &str, from: u64) -> u32 {
    let bytes = text.as_bytes();
    let mut at = usize::try_from(from).unwrap_or(usize::MAX).min(bytes.len());
    // The second byte of the line end before.
    if at > 0 && bytes[at - 1] == b'\r' && bytes.get(at) == Some(&b'\n') {
        at += 1;
    }
    let mut lines = 0;
    while let Some(b'\r' | b'\n') = bytes.get(at) {
        at += if bytes[at..].starts_with(b"\r\n") { 2 } else { 1 };
        lines += 1;
    }
    lines
}

fn records(text: &str, separator: u8) -> impl Iterator<Item = csv::StringRecord> {
    record_reader(text, separator).into_records().map_while(Result::ok)
}

fn record_reader(text: &str, separator: u8) -> csv::Reader<&[u8]> {
    csv::ReaderBuilder::new().delimiter(separator).has_headers(false).flexible(true).from_reader(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use crate::import::reader_process::sheet_reader::read_in_this_process;

    fn read(bytes: &[u8]) -> Vec<(String, String)> {
        let sheets = read_in_this_process(bytes, "Round 2.csv").unwrap();
        let [sheet] = &sheets[..] else { panic!("{} sheets", sheets.len()) };
        assert_eq!(sheet.name, "Round 2");
        sheet.cells.iter().map(|cell| (cell.at.to_string(), cell.text().into_owned())).collect()
    }

    fn cell(at: &str, text: &str) -> (String, String) {
        (at.to_owned(), text.to_owned())
    }

    #[test]
    fn the_separator_is_found_despite_decimal_commas() {
        assert_eq!(
            read(b"1;A;45,53\n1;B;4,5\n"),
            [("A1", "1"), ("B1", "A"), ("C1", "45,53"), ("A2", "1"), ("B2", "B"), ("C2", "4,5")]
                .map(|(a, t)| cell(a, t))
        );
        assert_eq!(read(b"a\tb, c\td\n")[1], cell("B1", "b, c"));
        assert_eq!(read(b"sep=;\na;b,c\n"), [cell("A2", "a"), cell("B2", "b,c")]);
        assert_eq!(read(b"1|A|Austria|Ann\n1|A|Italy|Ben, Cid\n")[7], cell("D2", "Ben, Cid"));
        assert_eq!(read(b"1,A,Austria,Ann|Zed\n1,A,Italy,Ben|Cid\n")[7], cell("D2", "Ben|Cid"));
    }

    #[test]
    fn commas_in_brackets_separate_nothing() {
        let text = "Round 1, board A\n1st: Ann Lee (Austria, 7 centres)\n2nd: Ben Orr (Italy, 5 centres)\n";
        assert_eq!(read(text.as_bytes())[1], cell("A2", "1st: Ann Lee (Austria, 7 centres)"));
        assert_eq!(read(b"A,Ann Lee (SWE),5\nA,Ben Orr (GBR),4\n")[1], cell("B1", "Ann Lee (SWE)"));
    }

    #[test]
    fn spaces_beside_separators_do_not_align_a_table() {
        let padded = b"Power,    Player,       SC\nAustria,  Ann Lee,      5\nItaly,    Ben,          7\n";
        assert_eq!(
            read(padded)[..4],
            [("A1", "Power"), ("B1", "    Player"), ("C1", "       SC"), ("A2", "Austria")].map(|(a, t)| cell(a, t))
        );
    }

    #[test]
    fn old_and_new_encodings_are_read() {
        assert_eq!(read("\u{feff}Loïs,7".as_bytes())[0], cell("A1", "Loïs"));
        assert_eq!(read(b"Lo\xEFs,7")[0], cell("A1", "Loïs"));
        let mut utf16 = vec![0xFF, 0xFE];
        utf16.extend("Loïs\t7".encode_utf16().flat_map(u16::to_le_bytes));
        assert_eq!(read(&utf16), [cell("A1", "Loïs"), cell("B1", "7")]);
    }

    #[test]
    fn quotes_and_blank_lines_keep_their_rows() {
        let rows = [("A1", "Hall, Vick"), ("B1", "7"), ("A3", "x"), ("B3", "8")].map(|(a, t)| cell(a, t));
        assert_eq!(read(b"\"Hall, Vick\",7\r\n\r\nx,8\r\n"), rows);
        assert_eq!(
            read(b"\"Hall, Vick\",7\n\nx,8\n"),
            [("A1", "Hall, Vick"), ("B1", "7"), ("A3", "x"), ("B3", "8")].map(|(a, t)| cell(a, t))
        );
    }

    #[test]
    fn a_quotation_mark_that_is_not_closed_joins_no_rows() {
        let problems = |text: &str| {
            let sheets = read_in_this_process(text.as_bytes(), "Round 2.csv").unwrap();
            (sheets[0].rows().count(), sheets[0].read_problems.join("\n"))
        };
        let (rows, told) = problems("A,Ann,5\n\nB,\"Ben,4\nC,\"Lee, Cid\",3\nD,Dan,2\n");
        assert_eq!(rows, 4);
        assert!(told.starts_with("row 3 has a quotation mark that is not closed. The mark is left out"), "{told}");
        assert_eq!(read(b"A,Ann,5\nB,\"Ben,4\n")[4], cell("B2", "Ben"));
        let (rows, told) = problems("A,\"Ann,5\nB,\"Ben,4\nC,Cid,3\n");
        assert_eq!((rows, told.starts_with("rows 1 and 2 have quotation marks")), (3, true), "{told}");
        // Line breaks in a cell that is closed, and marks inside a cell, are as the file means them.
        assert_eq!(problems("A,\"Ann\nLee\",5\nB,\"Ben \"\"the\nFox\"\"\",4\nC,6\" Cid,3\n"), (3, String::new()));
        assert_eq!(problems("A,\"Ann\" Lee,5\nB,\"Ben\",4\n").1, "");
    }

    #[test]
    fn bytes_that_are_not_a_text_table_are_refused() {
        let refused = |bytes: &[u8]| read_in_this_process(bytes, "x.csv").unwrap_err().to_string();
        assert!(refused(b"a\0b").contains("neither text nor a known format"));
        assert!(refused(b" \r\n ").contains("is empty"));
    }
}
