//! The Replace command: another text in every cell of the tab in view that has it, as one step.

use super::Session;
use crate::app::dialogs::text_form::{FormField, TextForm};
use crate::app::grid::{CellRange, GridModel as _, GridState};
use crate::app::views::view::shown_model;
use crate::book::CellAddress;
use crate::languages::window_sentences::session as texts;
use crate::letter_case::is_same_letter;

/// Asks for the two texts.
pub fn ask_to_replace(session: &mut Session) {
    let introduction = match session.ranges_to_replace() {
        Some(_) => texts::replace_in_selection(),
        None => texts::replace_in_tab(),
    };
    let field = |name| FormField { name, text: String::new() };
    let fields = vec![field(texts::replace_find()), field(texts::replace_with())];
    let form = TextForm::new(texts::replace(), fields, |session, texts| session.replace(texts.text(0), texts.text(1)));
    session.open_dialog(form.with_introduction(introduction));
}

impl Session {
    /// The selected ranges, if more than one cell is selected.
    fn ranges_to_replace(&self) -> Option<Vec<CellRange>> {
        let ranges = self.grids.get(&self.tab).map(GridState::ranges)?;
        (ranges.len() > 1 || ranges.iter().any(|range| !range.is_one_cell())).then_some(ranges)
    }

    /// Replaces a text in the cells that can be typed into.
    fn replace(&mut self, find: &str, with: &str) -> Result<(), String> {
        if find.is_empty() {
            return Err(texts::type_text_to_find().to_owned());
        }
        let ranges = self.ranges_to_replace();
        let mut cells: Vec<(CellAddress, String)> = Vec::new();
        let mut computed = 0;
        {
            let (view, context) = (self.view(), self.context());
            let (Some(model), Some(fields)) = (shown_model(view, &context), view.grid_model(&context)) else {
                return Ok(());
            };
            let (rows, columns) = (model.rows(), model.columns().len());
            if rows == 0 || columns == 0 {
                return Ok(());
            }
            let whole = CellRange { top: 0, left: 0, bottom: rows - 1, right: columns - 1 };
            for at in whole.cells() {
                let is_chosen = ranges.as_ref().is_none_or(|ranges| ranges.iter().any(|range| range.contains(at)));
                if !is_chosen || !model.reachable(at.row, at.column) {
                    continue;
                }
                let cell = model.cell(at.row, at.column);
                if !cell.editable {
                    computed += usize::from(replaced(&cell.text, find, with).is_some());
                    continue;
                }
                let new = replaced(cell.source.as_ref().unwrap_or(&cell.text), find, with);
                cells.extend(new.and_then(|text| Some((fields.input_field(at)?, text))));
            }
        }
        if cells.is_empty() {
            return Err(match computed {
                0 => texts::no_cell_has(find),
                many => texts::only_in_computed_cells(many, find),
            });
        }
        let texts: Vec<(CellAddress, &str)> = cells.iter().map(|(field, text)| (*field, text.as_str())).collect();
        if self.type_into_cells(&texts) {
            self.set_status(texts::replaced_in_cells(cells.len()));
        }
        Ok(())
    }
}

/// The text with every `find` replaced. `None` if it has none. Upper and lower case count as equal.
fn replaced(text: &str, find: &str, with: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let wanted: Vec<char> = find.chars().collect();
    let begins = |at: usize| {
        letters
            .get(at..at + wanted.len())
            .is_some_and(|part| part.iter().zip(&wanted).all(|(one, other)| is_same_letter(*one, *other)))
    };
    let mut result = String::with_capacity(text.len());
    let (mut at, mut found) = (0, false);
    while at < letters.len() {
        if begins(at) {
            result.push_str(with);
            at += wanted.len();
            found = true;
        } else {
            result.push(letters[at]);
            at += 1;
        }
    }
    found.then_some(result)
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn a_text_is_replaced_wherever_it_stands() {
        assert_eq!(replaced("Ann Annett", "ann", "Bea").as_deref(), Some("Bea Beaett"));
        assert_eq!(replaced("Ülo", "ü", "U").as_deref(), Some("Ulo"));
        assert_eq!(replaced("İpek Işıl", "ipek", "Eda").as_deref(), Some("Eda Işıl"));
        assert_eq!(replaced("IŞIL", "ışıl", "Işıl").as_deref(), Some("Işıl"));
        assert_eq!(replaced("Ben", "ann", "Bea"), None);
        assert_eq!(replaced("aa", "a", "").as_deref(), Some(""));
    }
}
