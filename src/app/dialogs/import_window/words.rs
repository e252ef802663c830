//! The words of a sheet that Topboard does not know, and the bar in which the user says what one of them means.

use eframe::egui::{Button, Key, Modifiers, RichText, Ui};

use super::key_table::{KeyCommand, letter_of};
use super::layout_change::{LayoutChange, WordMeaning};
use super::{ImportWindow, Outcome, file_grid};
use crate::app::dialogs::letter_pressed;
use crate::app::dialogs::window::Window;
use crate::app::theme::{Palette, bold_body};
use crate::book::Power;
use crate::import::{CellRole, PartChoice, UnknownWord, teachable_word, unknown_words};
use crate::languages::window_sentences::import_window as texts;
use crate::printable_text::printable_line;

/// The most words that are shown in the bar.
const MOST_SHOWN: usize = 6;

impl WordMeaning {
    fn all() -> impl Iterator<Item = WordMeaning> {
        let headings = [
            PartChoice::Player,
            PartChoice::Centres,
            PartChoice::Out,
            PartChoice::Score,
            PartChoice::Board,
            PartChoice::Round,
        ];
        Power::ALL.into_iter().map(WordMeaning::Power).chain(headings.map(WordMeaning::Heading))
    }

    fn key(self) -> Key {
        match self {
            WordMeaning::Power(power) => match power {
                Power::Austria => Key::A,
                Power::England => Key::E,
                Power::France => Key::F,
                Power::Germany => Key::G,
                Power::Italy => Key::I,
                Power::Russia => Key::R,
                Power::Turkey => Key::T,
            },
            WordMeaning::Heading(part) => letter_of(part),
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            WordMeaning::Power(power) => power.name_in_window(),
            WordMeaning::Heading(part) => part.name(),
        }
    }

    /// The meaning as a recipe writes it.
    pub(super) const fn in_recipe(self) -> &'static str {
        match self {
            WordMeaning::Power(power) => power.name(),
            WordMeaning::Heading(part) => part.word_meaning(),
        }
    }
}

/// The unknown words of the sheet in view, and the word whose meaning is asked for.
#[derive(Debug, Default)]
pub(super) struct UnknownWords {
    /// The words of each sheet that was in view since the file was read.
    sheets: Vec<(usize, Vec<UnknownWord>)>,
    asked: Option<String>,
}

impl UnknownWords {
    /// Whether the meaning of a word is asked for.
    pub(super) fn is_asking(&self) -> bool {
        self.asked.is_some()
    }
}

impl ImportWindow {
    /// Forgets the unknown words of an earlier reading. A question that waits for its key stays, because the file may be read while one types.
    pub(super) fn forget_words(&mut self) {
        self.words.sheets.clear();
    }

    /// The unknown words of the sheet in view. A workbook of Topboard has none.
    fn words_of_sheet(&mut self) -> &[UnknownWord] {
        let sheet = self.sheet;
        let position = self.words.sheets.iter().position(|(number, _)| *number == sheet).unwrap_or_else(|| {
            let recipe = self.layout.recipe();
            let own = self.layout.is_own_workbook();
            let unneeded = own || recipe.is_sheet_unneeded(&self.layout.source, sheet);
            let words = if unneeded { Vec::new() } else { unknown_words(&self.layout.source, sheet, recipe) };
            self.words.sheets.push((sheet, words));
            self.words.sheets.len() - 1
        });
        &self.words.sheets[position].1
    }

    /// Asks for the meaning of the word at the cursor if Topboard does not know it, else of the first unknown word.
    pub(super) fn ask_for_word(&mut self) {
        let at_cursor = self.cursor().and_then(|at| {
            let text = self.layout.source.view(self.sheet)?.text(at)?;
            let is_open = match self.outcome {
                Outcome::Read(_) => {
                    let role = self.layout.roles.role(&self.layout.source, self.sheet, at);
                    matches!(role, Some(CellRole::NotUnderstood | CellRole::Part(PartChoice::Power)))
                }
                Outcome::Refused(_) => true,
            };
            teachable_word(&text).filter(|_| is_open)
        });
        let words = self.words_of_sheet();
        let listed = words.iter().find(|known| at_cursor.as_ref() == Some(&known.word)).or(words.first());
        let word = match (listed, at_cursor) {
            (Some(listed), Some(word)) if listed.word == word => Some(word),
            (Some(listed), None) => Some(listed.word.clone()),
            (_, at_cursor) => at_cursor,
        };
        if word.is_none() {
            self.message = Some(texts::word_needed().to_owned());
        }
        self.words.asked = word;
    }

    /// Takes the key that answers the question about a word. Other letters do nothing until it is answered.
    pub(super) fn take_word_keys(&mut self, ui: &Ui, window: &mut (dyn Window + 'static)) {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.words.asked = None;
            return;
        }
        let pressed = WordMeaning::all().find(|meaning| letter_pressed(ui, Modifiers::NONE, meaning.key()));
        if let Some(meaning) = pressed {
            self.teach(ui, window, meaning);
        }
    }

    fn teach(&mut self, ui: &Ui, window: &mut (dyn Window + 'static), meaning: WordMeaning) {
        let Some(word) = self.words.asked.take() else { return };
        self.change_layout(ui.ctx(), window, LayoutChange::Word(word, meaning));
    }

    /// The unknown words, or the question what one of them means.
    pub(super) fn show_words(&mut self, ui: &mut Ui, window: &mut (dyn Window + 'static)) {
        if let Some(word) = self.words.asked.clone() {
            let palette = Palette::current(ui.ctx());
            let mut answer = None;
            let shown = ui.horizontal_wrapped(|ui| {
                let question = texts::word_means(&printable_line(&word));
                ui.label(RichText::new(question).font(bold_body()));
                for meaning in WordMeaning::all() {
                    let mut button = Button::new(format!("{} {}", meaning.key().name(), meaning.name()));
                    let tint = match meaning {
                        WordMeaning::Power(_) => Some(palette.part_power),
                        WordMeaning::Heading(part) => file_grid::tint(CellRole::Part(part), &palette),
                    };
                    if let Some(tint) = tint {
                        button = button.fill(tint);
                    }
                    if ui.add(button).clicked() {
                        answer = Some(meaning);
                    }
                }
                ui.label(texts::escape_leaves_unknown());
            });
            // In a low window it is below the grids.
            shown.response.scroll_to_me(None);
            if let Some(meaning) = answer {
                self.teach(ui, window, meaning);
            }
            return;
        }
        let words: Vec<UnknownWord> = self.words_of_sheet().to_vec();
        if words.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let key = KeyCommand::Word.key_name();
            ui.label(texts::unknown_words(&key));
            for word in words.iter().take(MOST_SHOWN) {
                let text = texts::unknown_word(word.cells, &printable_line(&word.word), &word.first.to_string());
                if ui.button(text).clicked() {
                    self.words.asked = Some(word.word.clone());
                }
            }
            if words.len() > MOST_SHOWN {
                ui.weak(texts::and_more(words.len() - MOST_SHOWN));
            }
        });
    }
}
