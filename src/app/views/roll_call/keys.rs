//! The keys that the roll call reads itself: the letters and the pasted texts in a search column.

use eframe::egui::{self, Event};

/// What was typed into a search column.
#[derive(Debug)]
pub enum SearchKey {
    Letter(char),
    Paste(String),
}

/// Takes the typed letters and the pasted texts of this frame, in their order. Where letters are typed into the cell, only
/// Space is taken, if no letter came before it.
pub(super) fn take_search_keys(ctx: &egui::Context, letters_search: bool) -> Vec<SearchKey> {
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
            _ => true,
        });
    });
    keys
}
