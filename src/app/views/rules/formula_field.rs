//! A text field for a formula. It underlines the error and completes words. The error message below it, and the list of
//! all functions and names for the side panel, are also here.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    self, Area, EventFilter, FontSelection, Frame, Galley, Id, Key, Label, Margin, Modifiers, Order, Pos2, RichText,
    ScrollArea, Sense, Stroke, TextEdit, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::page_parts::section_heading;
use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::widgets::name_text_field;
use crate::formula::{FormulaError, Function, fold_identifier};
use crate::languages::window_sentences::rules_tab as texts;
use crate::letter_case::{in_small_letters, small_letters};
use crate::scoring::{DraftPart, FactName, SystemDraft};

/// The open list of completions, if there is one.
#[derive(Debug, Default)]
pub(super) struct CompletionState {
    /// The text field with the open list.
    field: Option<Id>,
    /// The index of the picked word.
    picked: usize,
}

/// A function or a name that can be completed.
#[derive(Clone, Debug)]
pub(super) struct CompletionWord {
    name: String,
    /// The text that completion inserts.
    insert: String,
    help: String,
    /// Whether the system itself defines it.
    is_own: bool,
}

/// All functions and names that the formula of this part can use.
pub(super) fn completion_words(draft: &SystemDraft, part: DraftPart) -> Vec<CompletionWord> {
    let own = draft.names_usable_in(part).map(|name| CompletionWord {
        name: fold_identifier(name),
        insert: fold_identifier(name),
        help: texts::defined_by_system().to_owned(),
        is_own: true,
    });
    let facts = FactName::all().map(|name| CompletionWord {
        name: name.word().to_owned(),
        insert: name.word().to_owned(),
        help: name.help().to_owned(),
        is_own: false,
    });
    let functions = Function::all().map(|function| CompletionWord {
        name: function.name().to_owned(),
        insert: format!("{}(", function.name()),
        help: function.help().to_owned(),
        is_own: false,
    });
    own.chain(facts).chain(functions).collect()
}

/// The text of the field in which the user types, exactly as typed. It is forgotten when the field loses the keyboard focus.
pub(super) fn typed_text_of<F: PartialEq>(
    ui: &Ui,
    id: Id,
    typed_text: &mut Option<(F, String)>,
    field: &F,
) -> Option<String> {
    let (_, text) = typed_text.as_ref().filter(|(of, _)| of == field)?;
    if ui.memory(|memory| memory.has_focus(id)) {
        return Some(text.clone());
    }
    *typed_text = None;
    None
}

/// A text field with its error and its completions.
pub(super) struct FormulaField<'a> {
    pub id: Id,
    pub label: &'a str,
    pub error: Option<&'a FormulaError>,
    /// The words for completion. Empty for numbers and names.
    pub words: &'a [CompletionWord],
    /// Whether the text can have several lines.
    pub multiline: bool,
    pub style: TextStyle,
    pub width: f32,
}

impl FormulaField<'_> {
    /// Shows the field. Returns whether the text changed, and whether the field has just got the keyboard focus.
    pub(super) fn show(self, ui: &mut Ui, text: &mut String, completion: &mut CompletionState) -> (bool, bool) {
        let palette = Palette::current(ui.ctx());
        let focused = ui.memory(|memory| memory.has_focus(self.id));
        if !focused && completion.field == Some(self.id) {
            completion.field = None;
        }
        let mut changed = false;
        let open = completion.field == Some(self.id);
        let matches = if open { self.matching_words(ui, text) } else { Vec::new() };
        if !matches.is_empty() {
            changed |= self.handle_list_keys(ui, text, completion, &matches);
        }
        let edit = if self.multiline { TextEdit::multiline(text) } else { TextEdit::singleline(text) }
            .id(self.id)
            .desired_rows(1)
            .font(FontSelection::Style(self.style.clone()))
            .desired_width(self.width - 12.0)
            .margin(Margin::symmetric(6, 3));
        let output = edit.show(ui);
        let response = output.response.response;
        name_text_field(&response, text, "", self.label);
        let typed = response.changed();
        if typed && !self.words.is_empty() {
            *completion = CompletionState { field: Some(self.id), picked: 0 };
        }
        changed |= typed;
        if let Some(error) = self.error {
            underline_error(ui, &output.galley, output.galley_pos, text, error, &palette);
        }
        let matches = if completion.field == Some(self.id) { self.matching_words(ui, text) } else { Vec::new() };
        if matches.is_empty() {
            if completion.field == Some(self.id) && !typed {
                completion.field = None;
            }
        } else {
            // While the list is open, its keys do not move the focus to another field.
            let keys = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(self.id, keys));
            let corner = pos2(response.rect.left(), response.rect.bottom() + 2.0);
            if let Some(picked) = completion_list(ui, self.id, corner, &matches, completion.picked) {
                self.insert_word(ui, text, &matches[picked]);
                completion.field = None;
                response.request_focus();
                changed = true;
            }
        }
        (changed, response.gained_focus())
    }

    /// The start of the word before the cursor and the position of the cursor, in characters.
    fn word_before_cursor(&self, ui: &Ui, text: &str) -> Option<(usize, usize)> {
        let range = TextEditState::load(ui.ctx(), self.id)?.cursor.char_range()?;
        let cursor: usize = range.primary.index.into();
        if !range.is_empty() {
            return None;
        }
        let before: Vec<char> = text.chars().take(cursor).collect();
        let letters = before.iter().rev().take_while(|c| c.is_alphanumeric() || **c == '_').count();
        let next = text.chars().nth(cursor);
        let inside = next.is_some_and(|c| c.is_alphanumeric() || c == '_');
        (letters > 0 && !inside && !before[cursor - letters].is_ascii_digit()).then_some((cursor - letters, cursor))
    }

    fn matching_words(&self, ui: &Ui, text: &str) -> Vec<CompletionWord> {
        const MAX_WORDS: usize = 8;
        let Some((start, end)) = self.word_before_cursor(ui, text) else { return Vec::new() };
        let typed: String = text.chars().skip(start).take(end - start).flat_map(small_letters).collect();
        let mut matches: Vec<CompletionWord> =
            self.words.iter().filter(|word| in_small_letters(&word.name).starts_with(&typed)).cloned().collect();
        if matches.iter().any(|word| in_small_letters(&word.name) == typed) {
            // A complete word needs no list.
            matches.clear();
        }
        matches.truncate(MAX_WORDS);
        matches
    }

    /// Handles the keys of the open list. Returns whether a word was inserted.
    fn handle_list_keys(
        &self,
        ui: &Ui,
        text: &mut String,
        completion: &mut CompletionState,
        matches: &[CompletionWord],
    ) -> bool {
        let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
        completion.picked = (completion.picked + down).saturating_sub(up).min(matches.len() - 1);
        if pressed(Key::Escape) > 0 {
            completion.field = None;
            return false;
        }
        if pressed(Key::Tab) + pressed(Key::Enter) == 0 {
            return false;
        }
        self.insert_word(ui, text, &matches[completion.picked]);
        completion.field = None;
        true
    }

    fn insert_word(&self, ui: &Ui, text: &mut String, word: &CompletionWord) {
        let Some((start, end)) = self.word_before_cursor(ui, text) else { return };
        let insert = match (word.insert.strip_suffix('('), text.chars().nth(end)) {
            (Some(function), Some('(')) => function,
            _ => word.insert.as_str(),
        };
        let head: String = text.chars().take(start).collect();
        let tail: String = text.chars().skip(end).collect();
        *text = format!("{head}{insert}{tail}");
        if let Some(mut state) = TextEditState::load(ui.ctx(), self.id) {
            let cursor = CCursor::new(start + insert.chars().count());
            state.cursor.set_char_range(Some(CCursorRange::one(cursor)));
            state.store(ui.ctx(), self.id);
        }
    }
}

/// Shows the list of completions below the text. Returns the index of the word clicked.
fn completion_list(ui: &Ui, id: Id, corner: Pos2, matches: &[CompletionWord], at: usize) -> Option<usize> {
    const LINE: f32 = 22.0;
    let palette = Palette::current(ui.ctx());
    let mut picked = None;
    let area = Area::new(id.with("words")).order(Order::Foreground).fixed_pos(corner).constrain(true);
    area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(Margin::same(3)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (n, word) in matches.iter().enumerate() {
                let (rect, response) = ui.allocate_exact_size(vec2(440.0, LINE), Sense::click());
                response.widget_info(|| WidgetInfo::selected(egui::Role::ListBoxOption, true, n == at, &word.name));
                if n == at || response.hovered() {
                    let fill = if n == at { palette.selected } else { palette.hovered };
                    ui.painter().rect_filled(rect, 3.0, fill);
                }
                let y = rect.center().y;
                let name = ui.painter().text(
                    pos2(rect.left() + 8.0, y),
                    egui::Align2::LEFT_CENTER,
                    &word.name,
                    bold_body(),
                    palette.ink,
                );
                let left = (name.right() + size::SPACE).max(rect.left() + 120.0);
                let small = TextStyle::Small.resolve(ui.style());
                let room = rect.right() - left - 8.0;
                crate::app::widgets::truncated(ui, pos2(left, y), &word.help, room, small, palette.faded);
                if response.is_pointer_button_down_on() || response.clicked() {
                    picked = Some(n);
                }
            }
        });
    });
    picked
}

/// Draws a wavy line below the part of the text with the error.
pub(super) fn underline_error(
    ui: &Ui,
    galley: &Galley,
    origin: Pos2,
    text: &str,
    error: &FormulaError,
    palette: &Palette,
) {
    const STEP: f32 = 2.0;
    let char_at = |byte: usize| text.get(..byte).map_or_else(|| text.chars().count(), |before| before.chars().count());
    let (start, end) = (char_at(error.span.start), char_at(error.span.end.max(error.span.start)));
    let stroke = Stroke::new(1.2, palette.problem);
    for at in start..end.max(start + 1) {
        let (from, to) = (galley.pos_from_cursor(CCursor::new(at)), galley.pos_from_cursor(CCursor::new(at + 1)));
        let right =
            if (to.top() - from.top()).abs() < 1.0 && to.left() > from.left() { to.left() } else { from.left() + 7.0 };
        let y = origin.y + from.bottom();
        let (mut x, last) = (origin.x + from.left(), origin.x + right);
        while x < last {
            // The phase of the wave depends on the position on the screen. The wave is therefore continuous across
            // letters.
            let up = (x / STEP).floor().rem_euclid(2.0) < 0.5;
            let (a, b) = if up { (0.0, -STEP) } else { (-STEP, 0.0) };
            ui.painter().line_segment([pos2(x, y + a), pos2((x + STEP).min(last), y + b)], stroke);
            x += STEP;
        }
    }
}

/// Shows all functions and names, for the side panel.
pub(super) fn show_function_list(ui: &mut Ui, draft: Option<&SystemDraft>) {
    Frame::new().inner_margin(Margin { left: 12, right: 8, top: 6, bottom: 6 }).show(ui, |ui| {
        section_heading(ui, Command::FormulaHelp.name());
        ScrollArea::vertical().id_salt("words").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            let all =
                draft.map(|draft| completion_words(draft, DraftPart::Column(draft.columns.len()))).unwrap_or_default();
            let own = all.iter().filter(|word| word.is_own).map(|word| word.name.as_str());
            let own: Vec<&str> = own.collect();
            if !own.is_empty() {
                ui.weak(texts::names_of_system());
                ui.add(Label::new(own.join(", ")).wrap());
            }
            ui.weak(texts::values_of_board());
            for name in FactName::all() {
                function_entry(ui, name.word(), &texts::value_meaning(name.help()));
            }
            ui.weak(texts::functions());
            for function in Function::all() {
                let help = function.help();
                function_entry(ui, function.name(), help.strip_prefix(function.name()).unwrap_or(help));
            }
        });
    });
}

fn function_entry(ui: &mut Ui, name: &str, help: &str) {
    let palette = Palette::current(ui.ctx());
    let small = TextStyle::Small.resolve(ui.style());
    let mut job = egui::text::LayoutJob::default();
    let format = |font, color| egui::TextFormat { font_id: font, color, ..egui::TextFormat::default() };
    job.append(name, 0.0, format(bold_body(), palette.ink));
    job.append(help, 0.0, format(small, palette.faded));
    ui.add(Label::new(job).wrap());
}

/// Shows the error and its cure below a text field.
pub(super) fn show_error(ui: &mut Ui, error: &FormulaError, formula: bool) {
    let palette = Palette::current(ui.ctx());
    let text = if formula {
        texts::error_at_character(&error.character.to_string(), &error.message, &error.cure)
    } else {
        format!("{}. {}", crate::book::typed_words::capitalize(&error.message), error.cure)
    };
    ui.add(Label::new(RichText::new(text.trim()).color(palette.problem)).wrap());
}
