//! A text in which a formula is typed: the wrong character underlined, the sentence below, words completed.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::text_edit::TextEditState;
use eframe::egui::{
    self, Area, EventFilter, FontSelection, Frame, Galley, Id, Key, Label, Margin, Modifiers, Order, Pos2, RichText,
    ScrollArea, Sense, Stroke, TextEdit, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::head;
use crate::app::theme::{Palette, bold_body, size};
use crate::formula::{FormulaError, Function, fold_identifier};
use crate::scoring::{SystemDraft, DraftPart, FactName};

/// The list of words that is open, if one is.
#[derive(Debug, Default)]
pub(super) struct CompletionState {
    field: Option<Id>,
    at: usize,
}

/// A word of the language.
#[derive(Clone, Debug)]
pub(super) struct CompletionWord {
    name: String,
    /// What is typed for it.
    insert: String,
    help: String,
}

/// Every word that the formula of this part may use.
pub(super) fn words(draft: &SystemDraft, part: DraftPart) -> Vec<CompletionWord> {
    let own = draft.names_before(part).map(|name| CompletionWord {
        name: fold_identifier(name),
        insert: fold_identifier(name),
        help: "of this system".to_owned(),
    });
    let facts = FactName::all().map(|name| CompletionWord {
        name: name.word().to_owned(),
        insert: name.word().to_owned(),
        help: name.help().to_owned(),
    });
    let functions = Function::all().map(|function| CompletionWord {
        name: function.name().to_owned(),
        insert: format!("{}(", function.name()),
        help: function.help().to_owned(),
    });
    own.chain(facts).chain(functions).collect()
}

/// How a text is shown and helped with.
pub(super) struct FormulaField<'a> {
    pub id: Id,
    pub label: &'a str,
    pub error: Option<&'a FormulaError>,
    /// Empty where nothing is completed: numbers and names.
    pub words: &'a [CompletionWord],
    /// Whether it is a formula, in as many lines as it needs.
    pub formula: bool,
    pub style: TextStyle,
    pub width: f32,
}

impl FormulaField<'_> {
    /// Shows the text; whether it was changed, and whether it just got the keyboard.
    pub(super) fn show(self, ui: &mut Ui, text: &mut String, completing: &mut CompletionState) -> (bool, bool) {
        let palette = Palette::current(ui.ctx());
        let focused = ui.memory(|memory| memory.has_focus(self.id));
        if !focused && completing.field == Some(self.id) {
            completing.field = None;
        }
        let mut changed = false;
        let open = completing.field == Some(self.id);
        let found = if open { self.matching(ui, text) } else { Vec::new() };
        if !found.is_empty() {
            changed |= self.keys(ui, text, completing, &found);
        }
        let edit = if self.formula { TextEdit::multiline(text) } else { TextEdit::singleline(text) }
            .id(self.id)
            .desired_rows(1)
            .font(FontSelection::Style(self.style.clone()))
            .desired_width(self.width - 12.0)
            .margin(Margin::symmetric(6, 3));
        let output = edit.show(ui);
        let response = output.response.response;
        let (label, current) = (self.label.to_owned(), text.clone());
        response.widget_info(|| {
            let mut info = WidgetInfo::text_edit(true, &current, &current, "");
            info.label = Some(label.clone());
            info
        });
        let typed = response.changed();
        if typed && !self.words.is_empty() {
            *completing = CompletionState { field: Some(self.id), at: 0 };
        }
        changed |= typed;
        if let Some(error) = self.error {
            underline(ui, &output.galley, output.galley_pos, text, error, &palette);
        }
        let found = if completing.field == Some(self.id) { self.matching(ui, text) } else { Vec::new() };
        if found.is_empty() {
            if completing.field == Some(self.id) && !typed {
                completing.field = None;
            }
        } else {
            // The keys that go through the list are not for moving between fields while it is open.
            let keys = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(self.id, keys));
            let corner = pos2(response.rect.left(), response.rect.bottom() + 2.0);
            if let Some(picked) = list(ui, self.id, corner, &found, completing.at) {
                self.accept(ui, text, &found[picked]);
                completing.field = None;
                response.request_focus();
                changed = true;
            }
        }
        (changed, response.gained_focus())
    }

    /// Where the word before the cursor begins and the cursor is, in characters.
    fn word(&self, ui: &Ui, text: &str) -> Option<(usize, usize)> {
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

    fn matching(&self, ui: &Ui, text: &str) -> Vec<CompletionWord> {
        const MOST: usize = 8;
        let Some((start, end)) = self.word(ui, text) else { return Vec::new() };
        let typed: String = text.chars().skip(start).take(end - start).collect::<String>().to_lowercase();
        let mut found: Vec<CompletionWord> =
            self.words.iter().filter(|word| word.name.to_lowercase().starts_with(&typed)).cloned().collect();
        if found.iter().any(|word| word.name.to_lowercase() == typed) {
            // A whole word needs no list.
            found.clear();
        }
        found.truncate(MOST);
        found
    }

    /// The keys of the open list; whether a word was taken.
    fn keys(&self, ui: &Ui, text: &mut String, completing: &mut CompletionState, found: &[CompletionWord]) -> bool {
        let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
        completing.at = (completing.at + down).saturating_sub(up).min(found.len() - 1);
        if pressed(Key::Escape) > 0 {
            completing.field = None;
            return false;
        }
        if pressed(Key::Tab) + pressed(Key::Enter) == 0 {
            return false;
        }
        self.accept(ui, text, &found[completing.at]);
        completing.field = None;
        true
    }

    fn accept(&self, ui: &Ui, text: &mut String, word: &CompletionWord) {
        let Some((start, end)) = self.word(ui, text) else { return };
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

/// The list of words below the text; which was clicked.
fn list(ui: &Ui, id: Id, corner: Pos2, found: &[CompletionWord], at: usize) -> Option<usize> {
    const LINE: f32 = 22.0;
    let palette = Palette::current(ui.ctx());
    let mut picked = None;
    let area = Area::new(id.with("words")).order(Order::Foreground).fixed_pos(corner).constrain(true);
    area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).inner_margin(Margin::same(3)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (n, word) in found.iter().enumerate() {
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
                crate::app::shell::side_panel::truncated(ui, pos2(left, y), &word.help, room, small, palette.faded);
                if response.is_pointer_button_down_on() || response.clicked() {
                    picked = Some(n);
                }
            }
        });
    });
    picked
}

/// A wave below the part that is wrong.
pub(super) fn underline(ui: &Ui, galley: &Galley, origin: Pos2, text: &str, error: &FormulaError, palette: &Palette) {
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
            // In step over the whole part, whichever letter begins where.
            let up = (x / STEP).floor().rem_euclid(2.0) < 0.5;
            let (a, b) = if up { (0.0, -STEP) } else { (-STEP, 0.0) };
            ui.painter().line_segment([pos2(x, y + a), pos2((x + STEP).min(last), y + b)], stroke);
            x += STEP;
        }
    }
}

/// Functions and names, for the panel at the side.
pub(super) fn list_of_words(ui: &mut Ui, draft: Option<&SystemDraft>) {
    Frame::new().inner_margin(Margin { left: 12, right: 8, top: 6, bottom: 6 }).show(ui, |ui| {
        head(ui, "Functions and names");
        ScrollArea::vertical().id_salt("words").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            let all = draft.map(|draft| words(draft, DraftPart::Column(draft.columns.len()))).unwrap_or_default();
            let own = all.iter().filter(|word| word.help == "of this system").map(|word| word.name.as_str());
            let own: Vec<&str> = own.collect();
            if !own.is_empty() {
                ui.weak("Of this system");
                ui.add(Label::new(own.join(", ")).wrap());
            }
            ui.weak("Of a board");
            for name in FactName::all() {
                entry(ui, name.word(), &format!(": {}", name.help()));
            }
            ui.weak("Functions");
            for function in Function::all() {
                let help = function.help();
                entry(ui, function.name(), help.strip_prefix(function.name()).unwrap_or(help));
            }
        });
    });
}

fn entry(ui: &mut Ui, name: &str, help: &str) {
    let palette = Palette::current(ui.ctx());
    let small = TextStyle::Small.resolve(ui.style());
    let mut job = egui::text::LayoutJob::default();
    let format = |font, color| egui::TextFormat { font_id: font, color, ..egui::TextFormat::default() };
    job.append(name, 0.0, format(bold_body(), palette.ink));
    job.append(help, 0.0, format(small, palette.faded));
    ui.add(Label::new(job).wrap());
}

/// What is wrong, and the cure, below a text.
pub(super) fn sentence(ui: &mut Ui, error: &FormulaError, formula: bool) {
    let palette = Palette::current(ui.ctx());
    let place = if formula { format!("Character {}: ", error.character) } else { String::new() };
    let what = if place.is_empty() { crate::book::vocabulary::capitalize(&error.what) } else { error.what.clone() };
    let text = format!("{place}{what}. {}", error.cure);
    ui.add(Label::new(RichText::new(text.trim()).color(palette.problem)).wrap());
}
