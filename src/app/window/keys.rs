//! Takes the key of a pass, if it does not belong to the grid: a key of the tab in view or of a command, or Escape.

use eframe::egui;
use eframe::egui::{Event, ImeEvent, Key, KeyboardShortcut, Modifiers};

use super::Topboard;
use crate::app::commands::Command;
use crate::app::grid::{EditMode, GridInput, input_for_key};
use crate::app::session::correction_reason_bar_state::REASON_FIELD;
use crate::app::session::pending::NextStep;
use crate::app::theme::Palette;
use crate::app::views::history::past_state::{leave_past_state, restore_key_pressed};
use crate::app::views::standings::commands::leave_what_if;
use crate::app::views::view::paste_step;
use crate::languages::window_sentences::window as texts;

/// What the user works with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum UsedDevice {
    #[default]
    Mouse,
    /// The mouse rests.
    Keyboard,
}

/// What the user works with after the events of this frame.
pub(super) fn used_device(ctx: &egui::Context, before: UsedDevice) -> UsedDevice {
    ctx.input(|input| {
        input.events.iter().fold(before, |before, event| match event {
            Event::PointerMoved(_)
            | Event::PointerButton { .. }
            | Event::PointerGone
            | Event::MouseWheel { .. }
            | Event::Zoom(_)
            | Event::Touch { .. } => UsedDevice::Mouse,
            Event::Key { pressed: true, .. } | Event::Text(_) | Event::Paste(_) => UsedDevice::Keyboard,
            _ => before,
        })
    })
}

/// Removes the letters that are typed while Alt is held: Alt with a letter means a command or nothing, although on some systems
/// the letter also arrives as text. Ctrl with Alt types on some keyboards. On a Mac, Option types.
pub(super) fn remove_text_of_alt_keys(ctx: &egui::Context) {
    if cfg!(target_os = "macos") {
        return;
    }
    let is_alt_alone = |modifiers: Modifiers| modifiers.alt && !modifiers.ctrl;
    ctx.input_mut(|input| {
        // Alt may be held since an earlier frame. Some letters arrive without a key.
        let is_held = !input.events.iter().any(|event| matches!(event, Event::ModifiersChanged(_)));
        let mut alt = is_held && is_alt_alone(input.modifiers);
        input.events.retain(|event| {
            if let Event::ModifiersChanged(modifiers) | Event::Key { modifiers, pressed: true, .. } = event {
                alt = is_alt_alone(*modifiers);
            }
            !(alt && matches!(event, Event::Text(_)))
        });
    });
}

/// Takes the pasted texts out of the events. Returns whether there was one.
fn take_pasted_text(events: &mut Vec<Event>) -> bool {
    let before = events.len();
    events.retain(|event| !matches!(event, Event::Paste(_)));
    events.len() < before
}

impl Topboard {
    /// Takes the key of this pass, if it does not belong to the grid: a key of the tab in view or of a command, or Escape.
    /// The other keys wait in the [`super::InputQueue`].
    pub(super) fn take_keys(&mut self, ctx: &egui::Context) {
        self.settle_before_typing(ctx);
        let typing = self.session.is_typing();
        // An open menu takes all keys, and so does a text field outside the grid, such as the one for the reason of a change.
        if !typing && !self.has_menu(ctx) && !ctx.text_edit_focused() {
            let front = self.session.front_view(Palette::of(false));
            let requests = front.view.take_keys(ctx, &front.context);
            // One request after the other, because the next one can depend on the command before it.
            for request in requests {
                for command in self.session.take_requests(ctx, vec![request]) {
                    self.execute(ctx, command);
                }
            }
        }
        // Undo in the field for a reason takes back what is typed there.
        let is_reason = ctx.memory(|memory| memory.has_focus(egui::Id::unique(REASON_FIELD)));
        let is_of_field = |command: Command| is_reason && matches!(command, Command::Undo | Command::Redo);
        let is_key = |command: Command, keys| !is_of_field(command) && self.is_key_of(command, keys);
        for command in Command::pressed(ctx, typing, is_key) {
            self.execute(ctx, command);
        }
        let take_escape = || ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if self.file_reader.is_choosing() && !typing && take_escape() {
            self.cancel_job();
        }
        // Escape closes an open menu first.
        let escape_is_free = !typing && !egui::Popup::is_any_open(ctx);
        if self.file_reader.is_reading() && escape_is_free && take_escape() {
            self.cancel_job();
            self.session.set_status(texts::cancelled());
        }
        if self.file_writer.can_cancel() && escape_is_free && take_escape() {
            self.cancel_job();
        }
        if self.session.pending_paste().is_some() && escape_is_free && take_escape() {
            self.session.leave_paste();
        }
        if self.session.has_cut_cells() && escape_is_free && take_escape() {
            self.session.leave_cut();
        }
        if restore_key_pressed(&self.session, ctx) {
            self.execute(ctx, Command::RestorePastState);
        }
        // The button of a what-if, a past state or a filter names Escape, so it comes before what only tells something.
        if escape_is_free && ctx.input(|input| input.key_pressed(Key::Escape)) && self.leave_innermost_view() {
            take_escape();
        }
        if self.session.messages.notification.is_some() && escape_is_free && take_escape() {
            self.session.messages.notification = None;
        }
        if self.session.shows_problem_text() && escape_is_free && take_escape() {
            self.session.hide_problem_text();
        }
    }

    /// Takes a pasted block that waits into the book, before the user types or empties cells, and refuses another block until
    /// then. Enter, Escape and the letters that answer its questions are left to it.
    fn settle_before_typing(&mut self, ctx: &egui::Context) {
        let Some(paste) = self.session.pending_paste() else { return };
        if ctx.text_edit_focused() {
            return;
        }
        let is_typed = |event: &Event| match event {
            Event::Text(_) => paste_step(event, paste).is_none(),
            Event::Ime(ImeEvent::Commit(_)) => true,
            Event::Key { key, pressed: true, modifiers, .. } => {
                let input = input_for_key(*key, *modifiers, EditMode::Navigate, false);
                matches!(
                    input,
                    Some(
                        GridInput::Edit
                            | GridInput::Retype
                            | GridInput::Clear
                            | GridInput::FillDown
                            | GridInput::FillRight
                            | GridInput::OpenCompletions
                    )
                )
            }
            _ => false,
        };
        if ctx.input(|input| input.events.iter().any(is_typed)) {
            self.session.finish_pending(NextStep::Type);
        }
        if let Some(refusal) = self.session.paste_refusal()
            && ctx.input_mut(|input| take_pasted_text(&mut input.events))
        {
            self.session.messages.show_error(refusal);
        }
    }

    /// Whether these keys mean the command now. The keys of a command that is not available belong to the grid, if the grid
    /// has a use for them.
    fn is_key_of(&self, command: Command, keys: KeyboardShortcut) -> bool {
        self.can_execute(command)
            || input_for_key(keys.logical_key, keys.modifiers, EditMode::Navigate, false).is_none()
    }

    /// Leaves the innermost part of the tab in view, such as a filter, or the past state. Returns false if there is
    /// nothing to leave.
    fn leave_innermost_view(&mut self) -> bool {
        let session = &mut self.session;
        let left = session.show_all_rows()
            || leave_past_state(session)
            || leave_what_if(session)
            || session.views.get_mut(session.tab).leave(&mut session.messages);
        if left {
            session.refresh();
        }
        left
    }
}
