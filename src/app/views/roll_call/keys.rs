//! The keys that the roll call reads itself: the letters and the pasted texts in a search column, and the keys that end a search.

use eframe::egui::{self, Event, Key, Modifiers};

/// What was typed into a search column.
#[derive(Debug)]
pub enum SearchKey {
    Letter(char),
    Paste(String),
    /// Enter after letters.
    Enter,
    /// The last letter is taken back.
    Backspace,
    /// The search is left.
    Escape,
}

/// Takes the typed letters and the pasted texts of this frame, in their order. Where letters are typed into the cell, only
/// Space is taken, if no letter came before it. While a search goes on, Enter, Backspace and Escape are about it.
pub(super) fn take_search_keys(ctx: &egui::Context, letters_search: bool, is_searching: bool) -> Vec<SearchKey> {
    let mut keys = Vec::new();
    let mut is_typed = false;
    ctx.input_mut(|input| {
        // A letter typed with Alt is not part of a name.
        let typing = !input.modifiers.alt;
        input.events.retain(|event| match event {
            Event::Text(text) if !letters_search && (is_typed || text != " ") => {
                is_typed = true;
                true
            }
            // Several letters in one event come from an input method or from fast typing.
            Event::Text(text) if typing => {
                keys.extend(text.chars().map(SearchKey::Letter));
                false
            }
            Event::Paste(text) => {
                keys.push(SearchKey::Paste(text.clone()));
                false
            }
            Event::Key { key, pressed: true, modifiers: Modifiers::NONE, .. }
                if letters_search && (is_searching || !keys.is_empty()) =>
            {
                keys.extend(match key {
                    Key::Enter => Some(SearchKey::Enter),
                    Key::Backspace => Some(SearchKey::Backspace),
                    Key::Escape => Some(SearchKey::Escape),
                    _ => return true,
                });
                false
            }
            _ => true,
        });
    });
    keys
}
