//! [`InputQueue`], the keys on their way to the window. Each pass gets one of them, and only when the keyboard focus has come to
//! rest, so every key goes to whoever has the focus at that key, however the system divides the keys into frames.

use std::collections::VecDeque;

use eframe::egui::{Context, Event, Id, Key, LayerId, Plugin, RawInput, ViewportId};

use crate::app::views::tab::Tab;

/// A focus that does not come to rest holds the keys back for no more passes than this.
const LONGEST_WAIT: u32 = 8;

/// Who has the keyboard at the end of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeyboardOwner {
    pub(super) tab: Tab,
    pub(super) has_dialog: bool,
    /// The widget with the keyboard focus.
    pub(super) focused: Option<Id>,
    pub(super) modal: Option<LayerId>,
    pub(super) has_popup: bool,
    /// Whether a widget takes the focus when it is shown next.
    pub(super) is_moving: bool,
}

impl KeyboardOwner {
    /// Whether the widgets in view are those that take the keys.
    fn is_settled(self) -> bool {
        // egui knows the modal layer of a dialog from the pass before.
        !self.is_moving && self.has_dialog == self.modal.is_some()
    }

    /// Whether the sheet has the keyboard, and not a dialog or a menu.
    fn is_sheet(self) -> bool {
        !self.has_dialog && !self.has_popup && self.modal.is_none()
    }
}

/// What an event is to the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EventKind {
    /// A key goes down. Its text comes after it.
    Press,
    /// A text, with or without a key.
    Text,
    /// An input method composes a text.
    Composition,
    Clipboard,
    MouseButton,
    /// The mouse moves, a key goes up, the window changes.
    Other,
}

fn kind(event: &Event) -> EventKind {
    match event {
        Event::Key { pressed: true, .. } => EventKind::Press,
        Event::Text(_) => EventKind::Text,
        Event::Ime(_) => EventKind::Composition,
        Event::Copy | Event::Cut | Event::Paste(_) => EventKind::Clipboard,
        Event::PointerButton { .. } | Event::Touch { .. } => EventKind::MouseButton,
        _ => EventKind::Other,
    }
}

/// The events that wait, in their order.
#[derive(Debug, Default)]
pub(super) struct InputQueue {
    waiting: VecDeque<Event>,
    owner: Option<KeyboardOwner>,
    /// Whether the owner of the keyboard was the same at the end of the last two passes.
    is_at_rest: bool,
    /// Whether the focus is in a text field. A run of letters is then one text.
    joins_letters: bool,
    /// The passes since the last key.
    waited: u32,
}

impl InputQueue {
    /// Notes who has the keyboard at the end of a pass.
    pub(super) fn note_owner(&mut self, owner: KeyboardOwner, is_in_text_field: bool) {
        self.is_at_rest = self.owner == Some(owner) && owner.is_settled();
        self.owner = Some(owner);
        self.joins_letters = is_in_text_field;
    }

    /// Whether the next key can go to the owner of the keyboard.
    fn is_open(&self) -> bool {
        // The widgets of a dialog can hand on the focus in the pass after a key.
        let is_quiet = self.waited > 0 || self.owner.is_none_or(KeyboardOwner::is_sheet);
        self.owner.is_none() || (self.is_at_rest && is_quiet) || self.waited >= LONGEST_WAIT
    }

    /// The number of events at the front that go to the next pass: a key with its text, or the events before the next key.
    fn length_of_next(&self) -> usize {
        let kinds: Vec<EventKind> = self.waiting.iter().map(kind).collect();
        let is_mouse = |kind: &EventKind| matches!(kind, EventKind::MouseButton | EventKind::Other);
        let before = kinds.iter().take_while(|kind| is_mouse(kind)).count();
        let has_button = kinds[..before].contains(&EventKind::MouseButton);
        if before == kinds.len() || has_button || !self.is_open() {
            // A click can move the focus before the key.
            return before;
        }
        let mut end = self.end_of_key(&kinds, before);
        while self.joins_letters && is_letter(&kinds, before..end) && end < kinds.len() {
            let next = self.end_of_key(&kinds, end);
            if next == end || !is_letter(&kinds, end..next) {
                break;
            }
            end = next;
        }
        end
    }

    /// The end of the key that begins here, with its text.
    fn end_of_key(&self, kinds: &[EventKind], start: usize) -> usize {
        let run = |from: usize, kind: EventKind| kinds[from..].iter().take_while(|at| **at == kind).count();
        let is_release = |at: &usize| matches!(self.waiting[*at], Event::Key { pressed: false, .. });
        let typed = match kinds.get(start) {
            Some(EventKind::Press) if self.has_no_text(start) => start + 1,
            Some(EventKind::Press) => start + 1 + run(start + 1, EventKind::Text).min(1),
            Some(EventKind::Composition) => start + run(start, EventKind::Composition),
            Some(EventKind::Text | EventKind::Clipboard) => start + 1,
            Some(EventKind::MouseButton | EventKind::Other) | None => start,
        };
        typed + (typed..kinds.len()).take_while(is_release).count()
    }

    /// Whether the event is a key that writes nothing. A text that comes after it was written by another key.
    fn has_no_text(&self, at: usize) -> bool {
        matches!(
            self.waiting[at],
            Event::Key {
                key: Key::Enter
                    | Key::Tab
                    | Key::Escape
                    | Key::Backspace
                    | Key::Delete
                    | Key::ArrowUp
                    | Key::ArrowDown
                    | Key::ArrowLeft
                    | Key::ArrowRight,
                ..
            }
        )
    }
}

/// Whether these events are one typed letter.
fn is_letter(kinds: &[EventKind], events: std::ops::Range<usize>) -> bool {
    kinds[events].contains(&EventKind::Text)
}

impl Plugin for InputQueue {
    fn debug_name(&self) -> &'static str {
        "the keys on their way to the window"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        // The projector has no fields to type into.
        if input.viewport_id != ViewportId::ROOT {
            return;
        }
        self.waiting.extend(input.events.drain(..));
        let next = self.length_of_next();
        let has_key = self
            .waiting
            .iter()
            .take(next)
            .any(|event| !matches!(kind(event), EventKind::MouseButton | EventKind::Other));
        self.waited = if has_key { 0 } else { self.waited.saturating_add(1) };
        input.events.extend(self.waiting.drain(..next));
        if !self.waiting.is_empty() {
            ctx.request_repaint();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{Key, Modifiers};

    fn press(key: Key) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE }
    }

    fn owner(tab: Tab) -> KeyboardOwner {
        KeyboardOwner { tab, has_dialog: false, focused: None, modal: None, has_popup: false, is_moving: false }
    }

    /// What the passes get, one after the other, while the owner stays the same.
    fn passes(queue: &mut InputQueue, events: Vec<Event>) -> Vec<Vec<Event>> {
        let ctx = Context::default();
        let mut input = RawInput { events, ..RawInput::default() };
        let mut passes = Vec::new();
        loop {
            queue.input_hook(&ctx, &mut input);
            passes.push(std::mem::take(&mut input.events));
            if queue.waiting.is_empty() {
                return passes;
            }
        }
    }

    fn queue_at_rest() -> InputQueue {
        let mut queue = InputQueue::default();
        queue.note_owner(owner(Tab::Players), false);
        queue.note_owner(owner(Tab::Players), false);
        queue
    }

    #[test]
    fn every_pass_gets_one_key_with_its_text() {
        let nine = || vec![press(Key::Num9), Event::Text("9".into())];
        let mut events = nine();
        events.extend([press(Key::Enter), Event::Copy, Event::Cut]);
        events.extend(nine());
        let found = passes(&mut queue_at_rest(), events);
        assert_eq!(found, [nine(), vec![press(Key::Enter)], vec![Event::Copy], vec![Event::Cut], nine()]);
    }

    #[test]
    fn a_text_field_gets_a_run_of_letters_at_once() {
        let mut queue = queue_at_rest();
        queue.joins_letters = true;
        let letters: Vec<Event> = "ann".chars().map(|letter| Event::Text(letter.to_string())).collect();
        let mut events = letters.clone();
        events.push(press(Key::Tab));
        assert_eq!(passes(&mut queue, events), [letters, vec![press(Key::Tab)]]);
    }

    #[test]
    fn a_key_waits_until_the_focus_rests_but_not_for_ever() {
        let mut queue = queue_at_rest();
        queue.note_owner(owner(Tab::Awards), false);
        let found = passes(&mut queue, vec![press(Key::Enter)]);
        assert_eq!(found.len() - 1, usize::try_from(LONGEST_WAIT).unwrap(), "{found:?}");
        queue.note_owner(owner(Tab::Awards), false);
        assert_eq!(passes(&mut queue, vec![press(Key::Enter)]).len(), 1);
    }

    #[test]
    fn a_key_after_a_click_waits_for_the_click() {
        let click = Event::PointerButton {
            pos: eframe::egui::pos2(1.0, 1.0),
            button: eframe::egui::PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        };
        let events = vec![press(Key::Num1), click.clone(), press(Key::Num2)];
        assert_eq!(passes(&mut queue_at_rest(), events), [[press(Key::Num1)], [click], [press(Key::Num2)]]);
    }
}
