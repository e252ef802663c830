//! [`Table`], the grid of every tab that is a list: the headings of its columns, and a row for each item. A tab describes its
//! [`Column`]s and its rows. Sheets with blocks, such as a round, have a model of their own.

use std::borrow::Cow;

use super::sheet_model::SheetModel;
use crate::app::grid::{Align, CellPos, CellView, ColumnSpec, GridModel, SortArrow};
use crate::app::views::shared_cells;
use crate::book::{Book, CellAddress};
use crate::import::pasted_block::{ClipboardCells, PastedBlock};
use crate::input::{AnnotatedItem, field_text};

/// The row at a position below the headings.
type RowAt<'a, R> = Box<dyn Fn(usize) -> Option<R> + 'a>;
/// What a table knows of each row.
type OfRow<'a, R, T> = Box<dyn Fn(&R) -> T + 'a>;
/// What a table makes of a row and a text.
type OfText<'a, R, T> = Box<dyn Fn(&R, &str) -> T + 'a>;
/// What a table knows of a cell: of a row and the position of a column.
type OfCell<'a, R, T> = Box<dyn Fn(&R, usize) -> Option<T> + 'a>;
/// How many columns a cell covers, from a row and the position of a column.
type SpanOfCell<'a, R> = Box<dyn Fn(&R, usize) -> usize + 'a>;
/// Reads a pasted block. See [`SheetModel::read_block`].
type BlockReader<'a> = Box<dyn Fn(&ClipboardCells, CellPos) -> Option<PastedBlock> + 'a>;

/// A column of a table with rows `R`.
#[allow(missing_debug_implementations, reason = "functions have none")]
pub struct Column<'a, R> {
    key: Cow<'a, str>,
    heading: CellView<'a>,
    /// What the column is called in a sentence.
    name: Cow<'a, str>,
    /// What the column is called in the labels of its cells.
    spoken: Cow<'a, str>,
    spec: ColumnSpec,
    cell: OfRow<'a, R, CellView<'a>>,
    field: Option<OfRow<'a, R, Option<CellAddress>>>,
    completions: Option<OfText<'a, R, Vec<String>>>,
    takes_only_completion: bool,
    is_searched_by_letters: bool,
    /// The number of columns that the heading covers.
    heading_span: usize,
}

impl<'a, R: 'a> Column<'a, R> {
    /// A column with these cells. Its width, its place and its filter are remembered under the key.
    pub fn new(
        key: impl Into<Cow<'a, str>>,
        heading: impl Into<Cow<'a, str>>,
        spec: ColumnSpec,
        cell: impl Fn(&R) -> CellView<'a> + 'a,
    ) -> Self {
        let (key, heading) = (key.into(), heading.into());
        Column {
            name: if heading.is_empty() { key.clone() } else { heading.clone() },
            key,
            spoken: heading.clone(),
            heading: shared_cells::heading(heading, Align::Left),
            spec,
            cell: Box::new(cell),
            field: None,
            completions: None,
            takes_only_completion: false,
            is_searched_by_letters: false,
            heading_span: 1,
        }
    }

    /// A column into which one types: each cell shows a field of the book.
    pub fn typed(
        book: &'a Book,
        key: impl Into<Cow<'a, str>>,
        heading: impl Into<Cow<'a, str>>,
        spec: ColumnSpec,
        field: impl Fn(&R) -> Option<CellAddress> + Copy + 'a,
    ) -> Self {
        let text = move |row: &R| field(row).map_or(Cow::Borrowed(""), |field| field_text(book, field));
        Column::new(key, heading, spec, move |row| shared_cells::input(text(row))).with_field(field)
    }

    /// The column with this field in each row that one types into.
    #[must_use]
    pub fn with_field(mut self, field: impl Fn(&R) -> Option<CellAddress> + 'a) -> Self {
        self.field = Some(Box::new(field));
        self
    }

    /// The column with cells that are adapted to their rows.
    #[must_use]
    pub fn with_cells(mut self, adapt: impl Fn(&R, &mut CellView<'a>) + 'a) -> Self {
        let cell = self.cell;
        self.cell = Box::new(move |row| {
            let mut view = cell(row);
            adapt(row, &mut view);
            view
        });
        self
    }

    /// The column with its heading and its cells at the right.
    #[must_use]
    pub fn at_right(mut self) -> Self {
        self.heading.style.align = Align::Right;
        self.with_cells(|_, cell| cell.style.align = Align::Right)
    }

    /// The column with its heading at the right.
    #[must_use]
    pub fn with_heading_at_right(mut self) -> Self {
        self.heading.style.align = Align::Right;
        self
    }

    /// The column with this heading.
    #[must_use]
    pub fn with_heading(mut self, heading: CellView<'a>) -> Self {
        self.heading = heading;
        self
    }

    /// The column with its heading in bold letters.
    #[must_use]
    pub fn with_bold_heading(mut self) -> Self {
        self.heading.style.bold = true;
        self
    }

    /// The column with a tooltip at its heading.
    #[must_use]
    pub fn with_hint(mut self, hint: Option<Cow<'a, str>>) -> Self {
        self.heading.hint = hint;
        self
    }

    /// The column with the arrow of a table that is sorted by it.
    #[must_use]
    pub fn with_arrow(mut self, arrow: Option<SortArrow>) -> Self {
        (self.heading.style.arrow, self.heading.style.bold) = (arrow, arrow.is_some());
        self
    }

    /// The column with a heading that covers this number of columns.
    #[must_use]
    pub fn with_heading_over(mut self, columns: usize) -> Self {
        self.heading_span = columns;
        self
    }

    /// The column with a name for sentences, where its heading says less.
    #[must_use]
    pub fn named(mut self, name: impl Into<Cow<'a, str>>) -> Self {
        self.name = name.into();
        self
    }

    /// The column with another name in the labels of its cells.
    #[must_use]
    pub fn spoken_as(mut self, name: impl Into<Cow<'a, str>>) -> Self {
        self.spoken = name.into();
        self
    }

    /// The column in whose cells letters search for a row, if this is so. See [`GridModel::takes_typing`].
    #[must_use]
    pub fn searched_by_letters(mut self, is_searched: bool) -> Self {
        self.is_searched_by_letters = is_searched;
        self
    }

    /// The column with completions of the text typed into a cell, best first.
    #[must_use]
    pub fn completed(mut self, completions: impl Fn(&R, &str) -> Vec<String> + 'a) -> Self {
        self.completions = Some(Box::new(completions));
        self
    }

    /// The column with completions that are all that a text can mean. See [`GridModel::takes_only_completion`].
    #[must_use]
    pub fn completed_only(mut self, completions: impl Fn(&R, &str) -> Vec<String> + 'a) -> Self {
        self.takes_only_completion = true;
        self.completed(completions)
    }
}

/// A row of headings that stays in view, and below it a row for each `R`.
#[allow(missing_debug_implementations, reason = "functions have none")]
pub struct Table<'a, R> {
    rows: usize,
    row_at: RowAt<'a, R>,
    columns: Vec<Column<'a, R>>,
    specs: Vec<ColumnSpec>,
    frozen_rows: usize,
    frozen_columns: usize,
    heading_label: fn(&str) -> String,
    label: OfText<'a, R, String>,
    location: Option<OfText<'a, R, Option<String>>>,
    address: Option<OfCell<'a, R, CellAddress>>,
    annotated_item: Option<OfCell<'a, R, AnnotatedItem>>,
    cell_of: Option<Box<dyn Fn(CellAddress) -> Option<CellPos> + 'a>>,
    is_reachable: Option<fn(&R, usize) -> bool>,
    has_reachable_headings: bool,
    span: Option<SpanOfCell<'a, R>>,
    read_block: Option<BlockReader<'a>>,
}

impl<'a, R: 'a> Table<'a, R> {
    /// A table with this number of rows, whose cells have these names for screen readers, made from the name of the column. A row is
    /// asked for when it is needed, because a list can be long and a table is made several times in a frame.
    pub fn new(
        (rows, row_at): (usize, impl Fn(usize) -> Option<R> + 'a),
        columns: Vec<Column<'a, R>>,
        heading_label: fn(&str) -> String,
        label: impl Fn(&R, &str) -> String + 'a,
    ) -> Self {
        Table {
            rows,
            row_at: Box::new(row_at),
            specs: columns.iter().map(|column| column.spec).collect(),
            columns,
            frozen_rows: 1,
            frozen_columns: 0,
            heading_label,
            label: Box::new(label),
            location: None,
            address: None,
            annotated_item: None,
            cell_of: None,
            is_reachable: None,
            has_reachable_headings: false,
            span: None,
            read_block: None,
        }
    }

    /// The table with columns at the left that stay in view.
    #[must_use]
    pub fn frozen(mut self, columns: usize) -> Self {
        self.frozen_columns = columns;
        self
    }

    /// The table with headings by which nobody sorts, filters or moves columns. They scroll with the rows.
    #[must_use]
    pub fn with_scrolling_headings(mut self) -> Self {
        self.frozen_rows = 0;
        self
    }

    /// The table with locations for the formula bar that differ from the labels. They are made from the name of the column.
    #[must_use]
    pub fn located(mut self, location: impl Fn(&R, &str) -> Option<String> + 'a) -> Self {
        self.location = Some(Box::new(location));
        self
    }

    /// The table with addresses of cells, by row and position of the column, that differ from their fields.
    #[must_use]
    pub fn addressed(mut self, address: impl Fn(&R, usize) -> Option<CellAddress> + 'a) -> Self {
        self.address = Some(Box::new(address));
        self
    }

    /// The table with items, by row and position of the column, that are not those of the addresses.
    #[must_use]
    pub fn annotated(mut self, item: impl Fn(&R, usize) -> Option<AnnotatedItem> + 'a) -> Self {
        self.annotated_item = Some(Box::new(item));
        self
    }

    /// The table with the way to the cell of an address.
    #[must_use]
    pub fn found(mut self, cell_of: impl Fn(CellAddress) -> Option<CellPos> + 'a) -> Self {
        self.cell_of = Some(Box::new(cell_of));
        self
    }

    /// The table with cells, by row and position of the column, on which the cursor does not stop.
    #[must_use]
    pub fn reachable_where(mut self, is_reachable: fn(&R, usize) -> bool) -> Self {
        self.is_reachable = Some(is_reachable);
        self
    }

    /// The table with cells, by row and position of the column, that cover several columns.
    #[must_use]
    pub fn spanning(mut self, span: impl Fn(&R, usize) -> usize + 'a) -> Self {
        self.span = Some(Box::new(span));
        self
    }

    /// The table with headings on which the cursor stops.
    #[must_use]
    pub fn with_reachable_headings(mut self) -> Self {
        self.has_reachable_headings = true;
        self
    }

    /// The table with its own reading of a pasted block.
    #[must_use]
    pub fn reading_blocks(mut self, read_block: impl Fn(&ClipboardCells, CellPos) -> Option<PastedBlock> + 'a) -> Self {
        self.read_block = Some(Box::new(read_block));
        self
    }

    /// The item in a row of the grid. `None` for the headings.
    fn row(&self, row: usize) -> Option<R> {
        row.checked_sub(1).filter(|line| *line < self.rows).and_then(|line| (self.row_at)(line))
    }

    fn row_and_column(&self, row: usize, column: usize) -> Option<(R, &Column<'a, R>)> {
        Some((self.row(row)?, self.columns.get(column)?))
    }
}

impl<'a, R: 'a> GridModel for Table<'a, R> {
    fn rows(&self) -> usize {
        1 + self.rows
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.specs
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        self.columns.get(column).map_or("", |column| &column.key).into()
    }

    fn column_name(&self, column: usize) -> Cow<'_, str> {
        self.columns.get(column).map_or("", |column| &column.name).into()
    }

    fn frozen_rows(&self) -> usize {
        self.frozen_rows
    }

    fn frozen_columns(&self) -> usize {
        self.frozen_columns
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        match (self.row(row), self.columns.get(column)) {
            (Some(row), Some(column)) => (column.cell)(&row),
            (None, Some(column)) => column.heading.clone(),
            (_, None) => CellView::default(),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let name = self.columns.get(column).map_or("", |column| &column.spoken);
        self.row(row).map_or_else(|| (self.heading_label)(name), |row| (self.label)(&row, name))
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match (self.row(row), &self.span) {
            (Some(row), Some(span)) => span(&row, column),
            (Some(_), None) => 1,
            (None, _) => self.columns.get(column).map_or(1, |column| column.heading_span),
        }
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        let is_reachable = |row: R| self.is_reachable.is_none_or(|is_reachable| is_reachable(&row, column));
        self.row(row).map_or(row == 0 && self.has_reachable_headings, is_reachable)
    }

    fn takes_typing(&self, row: usize, column: usize) -> bool {
        let is_searched = self.row_and_column(row, column).is_some_and(|(_, column)| column.is_searched_by_letters);
        is_searched || self.cell(row, column).editable
    }

    fn reads_block(&self, text: &str) -> bool {
        self.read_block.is_some() && !ClipboardCells::parse(text).is_one_cell()
    }

    fn takes_only_completion(&self, _row: usize, column: usize) -> bool {
        self.columns.get(column).is_some_and(|column| column.takes_only_completion)
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let found = self.row_and_column(row, column);
        found.and_then(|(row, column)| Some(column.completions.as_ref()?(&row, typed))).unwrap_or_default()
    }
}

impl<'a, R: 'a> SheetModel for Table<'a, R> {
    fn input_field(&self, at: CellPos) -> Option<CellAddress> {
        let (row, column) = self.row_and_column(at.row, at.column)?;
        column.field.as_ref()?(&row)
    }

    fn address(&self, at: CellPos) -> Option<CellAddress> {
        match &self.address {
            Some(address) => address(&self.row(at.row)?, at.column),
            None => self.input_field(at),
        }
    }

    fn annotated_item(&self, at: CellPos) -> Option<AnnotatedItem> {
        match &self.annotated_item {
            Some(item) => item(&self.row(at.row)?, at.column),
            None => self.address(at).and_then(AnnotatedItem::at),
        }
    }

    fn cell_of(&self, address: CellAddress) -> Option<CellPos> {
        self.cell_of.as_ref()?(address)
    }

    fn location(&self, at: CellPos) -> String {
        let location = self.location.as_ref().zip(self.row_and_column(at.row, at.column));
        let location = location.and_then(|(location, (row, column))| location(&row, &column.spoken));
        location.unwrap_or_else(|| self.label(at.row, at.column))
    }

    fn read_block(&self, cells: &ClipboardCells, at: CellPos) -> Option<PastedBlock> {
        self.read_block.as_ref()?(cells, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::NoteColumn;

    #[test]
    fn the_cursor_passes_the_headings_and_each_cell_knows_its_field_and_its_name() {
        let book = Book::default();
        let field = |line: &usize| (*line > 0).then_some(CellAddress::Note(*line, NoteColumn::Text));
        let text = Column::typed(&book, "text", "Text", ColumnSpec::fixed(100.0), field);
        let text = text.completed(|line, typed| vec![format!("{typed}{line}")]);
        let number = |line: &usize| shared_cells::computed(line.to_string());
        let number = Column::new("number", "", ColumnSpec::fixed(40.0), number).at_right();
        let heading_label = |column: &str| format!("heading {column}");
        let label = |line: &usize, column: &str| format!("{column} {line}");
        let table = Table::new((2, |line| Some(line * 7)), vec![text, number], heading_label, label)
            .reachable_where(|line, _| *line > 0)
            .located(|line, column| (*line > 0).then(|| format!("{column} in line {line}")));
        let reachable = (0..4).map(|row| table.reachable(row, 0)).collect::<Vec<_>>();
        assert_eq!(reachable, [false, false, true, false]);
        let fields = (0..4).map(|row| table.input_field(CellPos { row, column: 0 })).collect::<Vec<_>>();
        assert_eq!(fields, [None, None, Some(CellAddress::Note(7, NoteColumn::Text)), None]);
        assert_eq!(table.input_field(CellPos { row: 2, column: 1 }), None);
        assert_eq!((table.label(0, 0), table.label(2, 0)), ("heading Text".to_owned(), "Text 7".to_owned()));
        let location = |row| table.location(CellPos { row, column: 0 });
        assert_eq!((location(1), location(2)), ("Text 0".to_owned(), "Text in line 7".to_owned()));
        assert_eq!((table.completions(0, 0, "a"), table.completions(2, 0, "a")), (Vec::new(), vec!["a7".to_owned()]));
        assert_eq!((table.column_name(0), table.column_name(1)), ("Text".into(), "number".into()));
        assert!(table.cell(2, 0).editable && !table.cell(2, 1).editable);
        assert_eq!((table.cell(0, 1).style.align, table.cell(2, 1).style.align), (Align::Right, Align::Right));
    }
}
