//! The dialog “Cells without a place”: the cells of imported files that fit nowhere in the book, word for word.

use eframe::egui::{self, Label, RichText, TextEdit};

use super::{Dialog, scroll_area, show_buttons, show_modal};
use crate::app::commands::conditions::{Availability, require};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::grid::copied_text::tab_separated_text;
use crate::app::session::Session;
use crate::app::theme::size;
use crate::book::{UnplacedCell, fold_name};
use crate::languages::window_sentences::{event_dialogs as texts, shared_words};
use crate::printable_text::printable_line;

/// The width of the place of a cell, in points: “results.xlsx, Round 1!C14”.
const PLACE_WIDTH: f32 = 250.0;

/// The cells, and the words that are looked for among them.
#[derive(Debug)]
pub struct UnplacedCells {
    query: String,
    /// The positions of the cells with these words.
    shown: Vec<usize>,
    opened: bool,
}

#[derive(Clone, Copy)]
enum Choice {
    Close,
    Copy,
}

/// An import kept cells that fit nowhere.
pub fn has_unplaced_cells(session: &Session) -> Availability {
    let has_some = !session.book().unplaced_cells.is_empty();
    require(has_some, texts::no_unplaced_cells())
}

/// Opens the dialog.
pub fn show_unplaced_cells(session: &mut Session) {
    let shown = (0..session.book().unplaced_cells.len()).collect();
    session.open_dialog(UnplacedCells { query: String::new(), shown, opened: false });
}

fn place(cell: &UnplacedCell) -> String {
    format!("{}, {}!{}", cell.file, cell.sheet, cell.cell)
}

impl UnplacedCells {
    /// Finds the cells with the typed words.
    fn find(&mut self, cells: &[UnplacedCell]) {
        let words = fold_name(&self.query);
        let has_words = |cell: &UnplacedCell| {
            let folded = fold_name(&format!("{} {}", place(cell), cell.text));
            words.split(' ').all(|word| folded.contains(word))
        };
        self.shown = (0..cells.len()).filter(|at| has_words(&cells[*at])).collect();
    }
}

impl Dialog<dyn Window> for UnplacedCells {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let cells = &window.session().book().unplaced_cells;
        let (choice, close) = show_modal(ctx, "unplaced cells", texts::unplaced_cells(), 760.0, |ui| {
            ui.label(texts::unplaced_cells_explained());
            ui.add_space(size::GAP);
            let field = ui
                .add(TextEdit::singleline(&mut self.query).hint_text(texts::find_cell()).desired_width(f32::INFINITY));
            if !self.opened {
                field.request_focus();
                self.opened = true;
            }
            if field.changed() {
                self.find(cells);
            }
            ui.add_space(size::GAP);
            ui.weak(match self.shown.len() {
                found if found == cells.len() => shared_words::cells(found),
                found => texts::cells_found(cells.len(), &found.to_string()),
            });
            let height = (ui.ctx().content_rect().height() - 290.0).clamp(120.0, 420.0);
            let line = ui.text_style_height(&egui::TextStyle::Body);
            // Only the lines in view are laid out: a file may leave thousands of cells.
            scroll_area(height).auto_shrink([false, false]).show_rows(ui, line, self.shown.len(), |ui, rows| {
                for cell in self.shown.get(rows).unwrap_or_default().iter().filter_map(|at| cells.get(*at)) {
                    ui.horizontal(|ui| {
                        let place = printable_line(&place(cell)).into_owned();
                        let left = egui::Layout::left_to_right(egui::Align::Center);
                        ui.allocate_ui_with_layout(egui::vec2(PLACE_WIDTH, line), left, |ui| {
                            ui.set_min_width(PLACE_WIDTH);
                            let label = Label::new(RichText::new(&place).weak()).truncate();
                            ui.add(label).on_hover_text(&place);
                        });
                        let text = printable_line(&cell.text).into_owned();
                        ui.add(Label::new(&text).truncate()).on_hover_text(&text);
                    });
                }
            });
            show_buttons(ui, &[(shared_words::close(), Choice::Close), (shared_words::copy(), Choice::Copy)])
        });
        match choice {
            Some(Choice::Copy) => {
                let rows = self.shown.iter().filter_map(|at| cells.get(*at));
                ctx.copy_text(tab_separated_text(rows.map(|cell| [&cell.file, &cell.sheet, &cell.cell, &cell.text])));
                Some(self)
            }
            Some(Choice::Close) => None,
            None if close => None,
            None => Some(self),
        }
    }
}
