//! The texts of the formula bar and of the status bar for the cell at the cursor.

use std::borrow::Cow;

use super::{FrontView, Session};
use crate::app::grid::{CellRange, CellView, GridInput, GridModel, GridState};
use crate::app::shell::formula_bar::{CellRemark, FormulaBar, FormulaBarResponse};
use crate::app::shell::status_bar::StatusBar;
use crate::app::theme::Palette;
use crate::app::views::row_filter::ShownRows;
use crate::app::views::view::ProblemCount;
use crate::book::Severity;
use crate::book::typed_words::capitalize;
use crate::figures::read_number;
use crate::languages::short_in_window;
use crate::languages::window_sentences::session as texts;

impl Session {
    /// The texts of the formula bar for the cell at the cursor.
    pub(in crate::app) fn formula_bar_texts(&self) -> FormulaBar {
        let (view, context) = (self.view(), self.context());
        let mut texts =
            FormulaBar { location: view.name(self.tab, self.engine()).into_owned(), ..FormulaBar::default() };
        let (Some(model), Some(grid)) = (view.grid_model(&context), self.grids.get(&self.tab)) else { return texts };
        let at = grid.cursor();
        if !model.has_cell(at) {
            return texts;
        }
        let cell = model.cell(at.row, at.column);
        let text = if cell.editable { cell.source.unwrap_or(cell.text) } else { exact_text(cell.source, cell.text) };
        texts.content = grid.edited_text().map_or_else(|| text.into_owned(), str::to_owned);
        texts.location = model.location(at);
        (texts.formula, texts.explanation) = view.formula(&context);
        let problem = model.address(at).and_then(|address| self.view_cache.problem(address));
        // What the list of problems says in whole is said once.
        let told = self.shown_problem().filter(|_| self.shows_problem_text());
        texts.remark = problem.filter(|at| told != Some(*at)).map(|at| {
            let problem = &self.engine().problems()[at];
            CellRemark {
                message: format!("{}.", capitalize(&problem.message)),
                cure: problem.cure.clone(),
                is_error: problem.severity == Severity::Error,
            }
        });
        let of_view =
            || view.remark(&context).map(|(message, is_error)| CellRemark { message, cure: String::new(), is_error });
        texts.remark = texts.remark.or_else(of_view);
        texts
    }

    /// Puts the caret where the content in the formula bar was clicked.
    pub(in crate::app) fn take_formula_bar_clicks(&mut self, clicks: &FormulaBarResponse) {
        if !clicks.pressed {
            return;
        }
        let FrontView { view, grid, context, .. } = self.front_view(Palette::of(false));
        let Some(model) = view.grid_model(&context) else { return };
        let at = grid.cursor();
        if !model.has_cell(at) || !model.cell(at.row, at.column).editable {
            return;
        }
        // Otherwise the click would take the focus from the cell, and so end the typing.
        grid.take_focus();
        if let Some(letter) = clicks.caret {
            if !grid.is_editing() {
                grid.handle(GridInput::Edit, &*model);
            }
            grid.place_caret(letter);
        }
    }

    /// The texts of the status bar. `job` is the description of the background job that runs.
    pub(in crate::app) fn status_bar_texts(&mut self, job: Option<String>, can_cancel: bool) -> StatusBar {
        let selection = self.selection_sums();
        let mut texts = self.view().status(&self.context());
        if self.is_filtered() {
            let ShownRows { shown, all, .. } = self.tables.shown_rows;
            texts.sheet = texts::rows_filtered(&shown.to_string(), all);
        }
        let hidden = self.hidden_columns_in_view();
        if hidden > 0 {
            let separator = if texts.sheet.is_empty() { "" } else { " · " };
            texts.sheet = format!("{}{separator}{}", texts.sheet, texts::columns_hidden(hidden));
        }
        StatusBar {
            can_cancel,
            message: job.map_or_else(|| self.messages.status.clone(), |job| format!("{job} …")),
            sheet: texts.sheet,
            cursor: texts.cursor,
            selection,
            save_status: self.document.save_status(),
            changed: self.document.is_changed(),
            clock: String::new(),
            zoom: self.settings.zoom,
            problems: self.problem_count(),
        }
    }

    /// The number of problems of the tab in front: its own, or those of the book.
    pub fn problem_count(&self) -> ProblemCount {
        let of_book = || ProblemCount {
            all: self.view_cache.problem_count,
            errors: self.view_cache.errors,
            ..ProblemCount::default()
        };
        self.view().own_problems(&self.context()).unwrap_or_else(of_book)
    }

    /// The sums of the selected cells, such as “sum 19.5  avg 9.75  count 2”. Empty for one cell.
    fn selection_sums(&mut self) -> String {
        let Some(ranges) = self.grids.get(&self.tab).map(GridState::ranges) else { return String::new() };
        if matches!(&ranges[..], [range] if range.is_one_cell()) {
            return String::new();
        }
        let hidden = (self.tables.shown_rows.clone(), self.tables.columns(self.tab).clone());
        let key = (self.engine().revision(), self.tab, ranges, hidden);
        if let Some((have, text)) = &self.selection_sums
            && *have == key
        {
            return text.clone();
        }
        let text = self.shown_table().map(|model| selection_sums_text(&model, &key.2)).unwrap_or_default();
        self.selection_sums = Some((key, text.clone()));
        text
    }
}

/// The exact number of a rounded figure, or the text of any other cell.
fn exact_text<'a>(source: Option<Cow<'a, str>>, text: Cow<'a, str>) -> Cow<'a, str> {
    match source {
        Some(number) => number.parse::<f64>().map_or(number.clone(), |value| format_exact(value).into()),
        None => text,
    }
}

/// A score with all its decimals, at most nine.
fn format_exact(value: f64) -> String {
    short_in_window(value, 9)
}

/// The number of a cell that shows a number and nothing else, with all its decimals.
fn number_in(cell: &CellView<'_>) -> Option<f64> {
    let shown = read_number(&cell.text)?;
    Some(cell.source.as_ref().and_then(|exact| exact.parse().ok()).unwrap_or(shown))
}

fn selection_sums_text(model: &dyn GridModel, ranges: &[CellRange]) -> String {
    let mut filled = 0_u32;
    let mut numbers = 0_u32;
    let mut sum = 0.0;
    for (n, range) in ranges.iter().enumerate() {
        for at in range.cells() {
            // A cell of two ranges counts once.
            if !model.stops_at(at) || ranges[..n].iter().any(|before| before.contains(at)) {
                continue;
            }
            let cell = model.cell(at.row, at.column);
            filled += u32::from(!cell.text.is_empty());
            if let Some(number) = number_in(&cell) {
                numbers += 1;
                sum += number;
            }
        }
    }
    if numbers == 0 {
        texts::selection_count(&filled.to_string())
    } else {
        let average = format_exact((sum / f64::from(numbers) * 1e4).round() / 1e4);
        texts::selection_sums(&format_exact(sum), &average, &filled.to_string())
    }
}
