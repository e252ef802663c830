//! The keys that the roll call reads itself: the letters and the pasted texts in a search column.

use eframe::egui::{self, Event};

/// What was typed into a search column.
#[derive(Debug)]
pub enum SearchKey {
    Letter(char),
    Paste(String),
}

/// Takes the typed letters and the pasted texts of this frame, in their order.
pub(super) fn take_search_keys(ctx: &egui::Context) -> Vec<SearchKey> {
    let mut keys = Vec::new();
    ctx.input_mut(|input| {
        // A letter typed with Alt is not part of a name.
        let typing = !input.modifiers.alt;
        input.events.retain(|event| match event {
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
