//! The dialog to choose from a list that shrinks while the user types: commands, players, boards, tabs.

use std::cmp::Reverse;
use std::fmt;

use eframe::egui::{self, Event, Key, Modifiers, TextEdit, Ui};

use super::action::Action;
pub use super::list_item::ListItem;
use super::mark_by_typing::{KeyMeaning, NameMarking, TypedName};
use super::{Dialog, scroll_area, show_errors, show_modal, take_spaces};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::session::Session;
use crate::app::session::found_places::{FoundPlace, FoundPlaces};
use crate::app::theme::{Palette, size};
use crate::app::widgets::{name_text_field, select_text, select_text_from};
use crate::book::typed_words::capitalize_words;
use crate::book::{fold_name, part_words_of_names, words_begin};
use crate::languages::window_sentences::dialogs as texts;
use crate::printable_text::printable_line;

/// The list and the typed words.
#[derive(Debug)]
pub struct ListChooser {
    title: &'static str,
    hint: &'static str,
    items: Vec<ListItem>,
    folded: Vec<FoldedItem>,
    query: String,
    shown: Vec<usize>,
    selected: usize,
    has_opened: bool,
    /// A warning about data that is lost by choosing.
    warning: Option<String>,
    /// The places of the items, if the user goes to them one after the other. Otherwise empty.
    places: Vec<FoundPlace>,
    /// What a list has in which the user marks one after the other. `None` for every other list.
    marking: Option<NameMarking>,
    /// What was typed after a blank or Enter in the same frame. It is typed in the next one, because the blank may mark somebody.
    typed_later: Vec<Event>,
    /// Whether the user has gone to an item with the arrow keys.
    has_moved: bool,
    /// What a name that is in no item leads to.
    new_name: Option<NewName>,
    /// The number of items that can be chosen now. The items behind them are listed only where words find them, below the others.
    now: usize,
    /// In points.
    width: f32,
}

/// What is offered for a name that is not in the list.
pub struct NewName {
    /// What the name would be: “New player”.
    what: &'static str,
    action: Box<dyn Fn(String) -> Action>,
}

impl fmt::Debug for NewName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewName").field("what", &self.what).finish_non_exhaustive()
    }
}

/// What was chosen.
enum Choice {
    Item(usize),
    NewName,
    /// A name is marked. After a blank, which is not Enter, the text may go on.
    Mark {
        at: usize,
        is_enter: bool,
    },
    /// The text is the rest of the name that it has marked.
    SameName,
    /// The text that has marked this item goes on, and is the name of nobody.
    TakeMarkBack {
        at: usize,
        text: String,
    },
}

/// The words of an item as they are compared with what is typed.
#[derive(Debug)]
struct FoldedItem {
    name: String,
    /// The name, the keywords and the detail.
    all: String,
    /// What was written about the item. Empty for every item that is no place.
    text: String,
}

fn folded(item: &ListItem) -> FoldedItem {
    let name = fold_name(&item.name);
    let all = format!("{name} {} {}", fold_name(&item.keywords), fold_name(&item.detail));
    FoldedItem { name, all, text: String::new() }
}

/// Whether a text has this word as a whole word: “a” of “r1-a”, but not of “ann”. Both are folded with [`fold_name`].
fn has_whole_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let around = [text[..at].chars().next_back(), text[at + word.len()..].chars().next()];
        !around.into_iter().flatten().any(char::is_alphanumeric)
    })
}

fn is_blank(event: &Event) -> bool {
    matches!(event, Event::Text(text) if text == " ")
}

/// Whether an event ends what is typed into a list of names.
fn ends_name(event: &Event) -> bool {
    is_blank(event) || matches!(event, Event::Key { key: Key::Enter, pressed: true, .. })
}

impl ListChooser {
    pub fn new(title: &'static str, hint: &'static str, items: Vec<ListItem>) -> Self {
        let now = items.len();
        let folded = items.iter().map(folded).collect();
        ListChooser {
            title,
            hint,
            items,
            folded,
            query: String::new(),
            shown: (0..now).collect(),
            selected: 0,
            has_opened: false,
            warning: None,
            places: Vec::new(),
            marking: None,
            typed_later: Vec::new(),
            has_moved: false,
            new_name: None,
            now,
            width: 520.0,
        }
    }

    /// Adds items that cannot be chosen now, so that words find them and their details say what is to be done first.
    #[must_use]
    pub fn with_items_for_later(mut self, items: Vec<ListItem>) -> Self {
        self.folded.extend(items.iter().map(folded));
        self.items.extend(items);
        // A name has room beside the sentence.
        self.width = 780.0;
        self
    }

    /// Adds a warning about data that is lost by choosing.
    #[must_use]
    pub fn with_warning(mut self, warning: Option<String>) -> Self {
        self.warning = warning;
        self
    }

    /// Makes the items places, through which the user goes with F3 after the choice. `texts` is what was written about each of
    /// them: its words find the place too, after all places that have the typed words in their names.
    #[must_use]
    pub fn with_places(mut self, places: Vec<FoundPlace>, texts: Vec<String>) -> Self {
        self.places = places;
        for (item, text) in self.folded.iter_mut().zip(texts) {
            item.text = fold_name(&text);
        }
        self
    }

    /// For a list of names that stays open, in which the user marks one after the other. `items_of` gives its items after each mark.
    #[must_use]
    pub fn marking_many(mut self, items_of: fn(&Session) -> Vec<ListItem>) -> Self {
        self.marking = Some(NameMarking::new(items_of));
        self
    }

    /// Offers the typed name as a new one, where no item has it.
    #[must_use]
    pub fn with_new_name(mut self, what: &'static str, action: impl Fn(String) -> Action + 'static) -> Self {
        self.new_name = Some(NewName { what, action: Box::new(action) });
        self
    }

    /// Opens the list with the words of the last time. Typing replaces them.
    #[must_use]
    pub fn with_words(mut self, words: String) -> Self {
        if !words.is_empty() {
            self.query = words;
            self.filter_items();
        }
        self
    }

    /// The places that the typed words have found, if the items are places. `chosen` is the chosen item.
    fn found_places(&self, chosen: usize) -> Option<FoundPlaces> {
        let places: Vec<FoundPlace> = self.shown.iter().filter_map(|at| self.places.get(*at).copied()).collect();
        let at = self.shown.iter().position(|at| *at == chosen)?;
        (!places.is_empty()).then(|| FoundPlaces { words: self.query.trim().to_owned(), places, at })
    }

    /// What Space or Enter chooses in a list of names.
    fn mark_by_key(&mut self, is_enter: bool) -> Option<Choice> {
        let selected = self.shown.get(self.selected).copied();
        let (query, items, shown, has_moved) = (&*self.query, &*self.items, &*self.shown, self.has_moved);
        let typed = TypedName { query, items, shown, selected, has_moved };
        match self.marking.as_mut()?.key(typed, is_enter) {
            KeyMeaning::Text => None,
            KeyMeaning::Mark(at) => Some(Choice::Mark { at, is_enter }),
            KeyMeaning::SameName => Some(Choice::SameName),
            KeyMeaning::TakeMarkBack { name, text } => {
                let at = self.items.iter().position(|item| item.name == name)?;
                Some(Choice::TakeMarkBack { at, text })
            }
        }
    }

    /// Leaves the events of this frame up to a blank or Enter, or one of these alone. In a list of names it is about the letters
    /// before it, and the list must have been filtered by them.
    fn take_turn(&mut self, ui: &Ui) {
        if self.marking.is_none() {
            return;
        }
        let is_left = ui.input_mut(|input| {
            let mut events = std::mem::take(&mut self.typed_later);
            events.append(&mut input.events);
            let ends = events.iter().position(ends_name).map_or(events.len(), |at| at.max(1));
            self.typed_later = events.split_off(ends);
            input.events = events;
            !self.typed_later.is_empty()
        });
        if is_left {
            ui.ctx().request_repaint();
        }
    }

    /// The blank that was typed into a list of names, if it belongs to no text.
    fn mark_by_space(&mut self, ui: &Ui) -> Option<Choice> {
        if self.marking.is_none() || !ui.input(|input| input.events.iter().any(is_blank)) {
            return None;
        }
        let choice = self.mark_by_key(false)?;
        ui.input_mut(take_spaces);
        Some(choice)
    }

    /// Shows the items after a mark, and the text that stays in the field.
    fn go_on_marking(&mut self, session: &Session, text: String) {
        let Some(marking) = &mut self.marking else { return };
        marking.earlier.clear();
        self.items = (marking.items_of)(session);
        self.folded = self.items.iter().map(folded).collect();
        self.now = self.items.len();
        self.has_moved = false;
        self.query = text;
        self.filter_items();
    }

    /// Shows the field and the list. Returns what was chosen.
    fn show_content(&mut self, ui: &mut Ui) -> Option<Choice> {
        self.take_turn(ui);
        // These keys are read before the text field receives them.
        let is_find = !self.places.is_empty();
        let (up, down, page, enter) = ui.input_mut(|input| {
            // The keys of the next and the previous place go on in the list too.
            let back = if is_find { input.count_and_consume_key(Modifiers::SHIFT, Key::F3) } else { 0 };
            let mut presses = |key| input.count_and_consume_key(Modifiers::NONE, key);
            let on = if is_find { presses(Key::F3) } else { 0 };
            let page = (presses(Key::PageDown), presses(Key::PageUp));
            (presses(Key::ArrowUp) + back, presses(Key::ArrowDown) + on, page, presses(Key::Enter) > 0)
        });
        let by_space = self.mark_by_space(ui);
        let field = ui.add(
            TextEdit::singleline(&mut self.query)
                .hint_text(self.hint)
                .desired_width(f32::INFINITY)
                .margin(egui::vec2(8.0, 5.0)),
        );
        name_text_field(&field, &self.query, self.hint, self.title);
        if !self.has_opened {
            field.request_focus();
            select_text(ui, &field, &self.query);
            self.has_opened = true;
        }
        if field.changed() {
            if let Some(marking) = &mut self.marking {
                let folded = &self.folded;
                let begins_name = |words: &str| {
                    let words = fold_name(words);
                    folded.iter().any(|item| words_begin(&item.name, &words))
                };
                let length = self.query.len();
                part_words_of_names(&mut self.query, &mut marking.earlier, begins_name);
                if self.query.len() != length {
                    select_text_from(ui, &field, &self.query, self.query.chars().count());
                }
                marking.note_letters(ui.input(|input| input.time));
            }
            self.filter_items();
        }
        show_errors(ui, &self.warning);
        let last = self.shown.len().saturating_sub(1);
        let before = self.selected;
        self.selected = (self.selected + down + 10 * page.0).saturating_sub(up + 10 * page.1).min(last);
        if !self.places.is_empty() && !self.query.trim().is_empty() && !self.shown.is_empty() {
            ui.weak(texts::place_of_found(&(self.selected + 1).to_string(), &self.shown.len().to_string()));
        }
        ui.add_space(size::GAP);
        let has_moved = self.has_moved || before != self.selected;
        self.has_moved = has_moved && !field.changed();
        let name = self.query.trim();
        if let Some(new) = self.new_name.as_ref().filter(|_| self.shown.is_empty() && !name.is_empty()) {
            let text = texts::new_name(new.what, &printable_line(name));
            let clicked = ui.button(text).clicked();
            return (enter || clicked).then_some(Choice::NewName);
        }
        match &self.marking {
            _ if self.items.is_empty() => drop(ui.weak(texts::nothing_to_choose())),
            Some(marking) => drop(ui.weak(&marking.told)),
            None if self.shown.is_empty() => drop(ui.weak(texts::nothing_matches())),
            None => {}
        }
        let moved = before != self.selected || field.changed();
        let clicked = self.show_list(ui, moved);
        if self.marking.is_none() {
            return clicked.or_else(|| self.shown.get(self.selected).copied().filter(|_| enter)).map(Choice::Item);
        }
        let clicked = clicked.map(|at| Choice::Mark { at, is_enter: true });
        clicked.or(by_space).or_else(|| if enter { self.mark_by_key(true) } else { None })
    }

    fn show_list(&self, ui: &mut Ui, moved: bool) -> Option<usize> {
        const LINE: f32 = 26.0;
        let palette = Palette::current(ui.ctx());
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut clicked = None;
        // At least three items fit into a low window.
        let height = (ui.ctx().content_rect().height() - 160.0).clamp(LINE * 3.0, LINE * 12.0);
        let mut area = scroll_area(height).auto_shrink([false, true]);
        if moved {
            // Keeps the selected item in the middle of the twelve visible items.
            #[expect(clippy::cast_precision_loss, reason = "a position in a list")]
            let offset = (self.selected as f32 - 5.0).max(0.0) * LINE;
            area = area.vertical_scroll_offset(offset);
        }
        area.show_rows(ui, LINE, self.shown.len(), |ui, rows| {
            for line in rows {
                let at = self.shown[line];
                let item = &self.items[at];
                let (rect, response) =
                    ui.allocate_exact_size(egui::vec2(ui.available_width(), LINE), egui::Sense::click());
                response.widget_info(|| {
                    let is_selected = line == self.selected;
                    let mut info = egui::WidgetInfo::selected(egui::Role::ListBoxOption, true, is_selected, &item.name);
                    info.current_text_value = Some(item.detail.clone());
                    info
                });
                let fill = if line == self.selected {
                    palette.selected
                } else if response.hovered() {
                    palette.hovered
                } else {
                    egui::Color32::TRANSPARENT
                };
                let painter = ui.painter();
                painter.rect_filled(rect, 3.0, fill);
                let inner = rect.shrink2(egui::vec2(8.0, 0.0));
                let small = egui::TextStyle::Small.resolve(ui.style());
                let body = egui::TextStyle::Body.resolve(ui.style());
                let cut = |text: egui::RichText, room: f32, font: egui::FontId| {
                    egui::WidgetText::from(text).into_galley(ui, Some(egui::TextWrapMode::Truncate), room, font)
                };
                // A long detail leaves half of the line to the name.
                let detail = egui::RichText::new(&item.detail).color(palette.faded);
                let detail = cut(detail, inner.width() * 0.55, small);
                let detail_left = inner.right() - detail.size().x;
                let place = egui::pos2(detail_left, rect.center().y - detail.size().y / 2.0);
                painter.galley(place, detail, palette.faded);
                let room = detail_left - inner.left() - size::SPACE;
                let name =
                    egui::RichText::new(&item.name).color(if at < self.now { palette.ink } else { palette.faded });
                let name = cut(name, room, body);
                let place = egui::pos2(inner.left(), rect.center().y - name.size().y / 2.0);
                ui.painter().galley(place, name, palette.ink);
                if response.clicked() {
                    clicked = Some(at);
                }
            }
        });
        clicked
    }

    /// Keeps the items that contain every typed word. Items that begin with the typed text come first, then items with
    /// these words in their name, then items with the most whole words. Places that only a text about them has found come after
    /// those, with the lines of the notebook and the rules. Items for later come after all others.
    fn filter_items(&mut self) {
        let query = fold_name(&self.query);
        let typed: Vec<&str> = query.split_whitespace().collect();
        let is_rule = |at: usize| matches!(self.places.get(at), Some(FoundPlace::Rule(_)));
        let is_note = |at: usize| is_rule(at) || matches!(self.places.get(at), Some(FoundPlace::Note(_)));
        let rank = |at: usize| {
            let FoldedItem { name, all, text: _ } = &self.folded[at];
            let is_by_text = is_note(at) || !typed.iter().all(|word| all.contains(*word));
            let words = || all.split(|c: char| !c.is_alphanumeric());
            let whole_words = query.split(' ').filter(|wanted| words().any(|word| word == *wanted)).count();
            let word_starts = query.split(' ').filter(|wanted| words().any(|word| word.starts_with(wanted))).count();
            // A match in the name ranks before a match in the details.
            let is_in_name = query.split(' ').all(|word| name.contains(word));
            (is_by_text, !name.starts_with(&query), !is_in_name, Reverse(whole_words), Reverse(word_starts))
        };
        let is_found = |at: &usize| {
            let FoldedItem { name, all, text } = &self.folded[*at];
            match self.marking {
                Some(_) => words_begin(name, query.trim()),
                // Names are sought more often than rules: “eve” is no part of “level”.
                None if is_rule(*at) => words_begin(all, query.trim()),
                None => typed.iter().all(|word| all.contains(*word) || text.contains(*word)),
            }
        };
        let last = if query.is_empty() { self.now } else { self.items.len() };
        let mut found: Vec<usize> = (0..last).filter(is_found).collect();
        if !self.places.is_empty() {
            // A number, or a letter beside other words, names a round or a board: “r1” is not round 10, and “a” is not in “Italy”.
            let has_digit = |word: &str| word.contains(|c: char| c.is_ascii_digit());
            let is_label = |word: &str| has_digit(word) || typed.len() > 1 && word.chars().count() == 1;
            for label in typed.iter().filter(|word| is_label(word)) {
                let is_labelled = |at: &usize| has_whole_word(&self.folded[*at].all, label);
                if found.iter().any(|at| !is_note(*at) && is_labelled(at)) {
                    // A letter can also begin a name: “ann b” is Anna Bell.
                    let can_begin = |at: &usize| !has_digit(label) && !is_note(*at);
                    let begins = |at: &usize| can_begin(at) && words_begin(&self.folded[*at].name, &query);
                    found.retain(|at| is_labelled(at) || begins(at));
                }
            }
        }
        found.sort_by_cached_key(|at| (*at >= self.now, rank(*at)));
        self.shown = found;
        self.selected = 0;
    }
}

impl Dialog<dyn Window> for ListChooser {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (chosen, close) = show_modal(ctx, "chooser", self.title, self.width, |ui| self.show_content(ui));
        match chosen {
            Some(Choice::NewName) => {
                let name = capitalize_words(&self.query);
                if let Some(new) = &self.new_name {
                    (new.action)(name).run(window, ctx);
                }
                None
            }
            Some(Choice::Mark { at, is_enter }) => {
                let item = self.items.swap_remove(at);
                let now = ctx.input(|input| input.time);
                if let Some(marking) = &mut self.marking {
                    marking.note_mark(&item.name, &self.query, is_enter, now);
                }
                item.action.run(window, ctx);
                let session = window.session();
                if let Some(marking) = &mut self.marking {
                    marking.told = format!("{}.", session.messages.status);
                }
                self.go_on_marking(session, String::new());
                Some(self)
            }
            Some(Choice::SameName) => {
                self.go_on_marking(window.session(), String::new());
                Some(self)
            }
            Some(Choice::TakeMarkBack { at, text }) => {
                self.items.swap_remove(at).action.run(window, ctx);
                self.go_on_marking(window.session(), text);
                Some(self)
            }
            Some(Choice::Item(at)) => {
                let found = self.found_places(at);
                self.items.swap_remove(at).action.run(window, ctx);
                if let Some(found) = found {
                    window.session().remember_found(found);
                }
                None
            }
            None if close => None,
            None => Some(self),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_letters_of_any_word_find_the_line() {
        let item = |name: &str| ListItem::new(name, "", Action::session(|_| {}));
        let mut list = ListChooser::new("", "", vec![item("Add a board"), item("Board B"), item("Quit")]);
        list.query = "boa".into();
        list.filter_items();
        let matches: Vec<&str> = list.shown.iter().map(|at| list.items[*at].name.as_str()).collect();
        assert_eq!(matches, ["Board B", "Add a board"]);
    }
}
