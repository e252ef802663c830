//! A notice as comma-separated text: a row for each row of the notice. Numbers are unrounded, dates are those of ISO 8601,
//! and what a mark says about a number stands in a column beside it.

use crate::csv_cells::{name_cell, text_cell};
use crate::decimal_sign::DecimalSign;
use crate::figures::plain_number;
use crate::languages::Language;
use crate::notices::{CellPart, ColumnRole, Notice, NoticeCell, NoticeSection};
use crate::publish::export_error::ExportError;

/// The separators of a comma-separated file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CsvDialect {
    /// Commas, and points in numbers.
    #[default]
    Plain,
    /// For Excel where numbers have this decimal sign: a byte-order mark, and semicolons where the comma is in numbers.
    Excel(DecimalSign),
}

impl CsvDialect {
    fn has_comma(self) -> bool {
        self == CsvDialect::Excel(DecimalSign::Comma)
    }

    fn number(self, number: f64) -> String {
        let text = plain_number(number);
        if self.has_comma() { text.replace('.', ",") } else { text }
    }
}

/// A column of the file.
struct TableColumn {
    role: ColumnRole,
    title: String,
    /// Whether marks have a column of their own behind it.
    has_marks: bool,
}

/// Writes a notice. Several notices, which have a page each, are one table below the other.
pub fn write_notice_table(notices: &[Notice], dialect: CsvDialect) -> Result<Vec<u8>, ExportError> {
    let separator = if dialect.has_comma() { b';' } else { b',' };
    let bom = if dialect == CsvDialect::Plain { "" } else { "\u{feff}" };
    let mut table = csv::WriterBuilder::new().delimiter(separator).from_writer(bom.as_bytes().to_vec());
    let sections = || notices.iter().flat_map(|notice| &notice.sections);
    let language = notices.first().map(|notice| notice.languages.first).unwrap_or_default();
    let columns = columns(sections());
    let is_titled = sections().any(|section| !section.title.is_empty());
    let mut record: Vec<String> = Vec::new();
    record.extend(is_titled.then(|| "table".to_owned()));
    for column in &columns {
        record.push(text_cell(&column.title).into_owned());
        record.extend(column.has_marks.then(|| format!("{} marks", text_cell(&column.title))));
    }
    table.write_record(&record)?;
    for section in sections() {
        for row in &section.rows {
            record.clear();
            record.extend(is_titled.then(|| text_cell(&section.title).into_owned()));
            for column in &columns {
                let cell = section.cell(row, column.role);
                record.push(cell.map(|cell| text(cell, column.role, dialect)).unwrap_or_default());
                record.extend(column.has_marks.then(|| text_cell(&marks(cell, language)).into_owned()));
            }
            table.write_record(&record)?;
        }
    }
    table.flush().map_err(csv::Error::from)?;
    Ok(table.into_inner().map_err(|error| csv::Error::from(error.into_error()))?)
}

/// The columns of all sections, each once.
fn columns<'a>(sections: impl Iterator<Item = &'a NoticeSection>) -> Vec<TableColumn> {
    let mut columns: Vec<TableColumn> = Vec::new();
    for section in sections {
        for column in &section.columns {
            let has_marks =
                section.rows.iter().any(|row| !marks(section.cell(row, column.role), Language::default()).is_empty());
            match columns.iter_mut().find(|known| known.role == column.role) {
                Some(known) => known.has_marks |= has_marks,
                None => columns.push(TableColumn { role: column.role, title: column.title.clone(), has_marks }),
            }
        }
    }
    columns
}

fn text(cell: &NoticeCell, role: ColumnRole, dialect: CsvDialect) -> String {
    let part = |part: &CellPart| match (part.value, part.date) {
        (Some(value), _) => dialect.number(value),
        (None, Some(date)) => date.to_string(),
        (None, None) => part.text.clone(),
    };
    if let [CellPart { value: Some(value), .. }] = cell.parts[..] {
        return dialect.number(value);
    }
    let text = cell.join(&cell.parts.iter().map(part).collect::<Vec<_>>());
    if role == ColumnRole::Player { name_cell(&text).into_owned() } else { text_cell(&text).into_owned() }
}

/// What the marks of a cell say.
fn marks(cell: Option<&NoticeCell>, language: Language) -> String {
    let parts = cell.map_or(&[][..], |cell| &cell.parts);
    let told: Vec<String> =
        parts.iter().map(|part| part.marks_in_words(language)).filter(|words| !words.is_empty()).collect();
    told.join("; ")
}
