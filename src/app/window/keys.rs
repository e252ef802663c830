//! Takes the keys of a frame that do not belong to the grid: those of the tab in view, of the commands, and Escape.

use eframe::egui;
use eframe::egui::{Key, Modifiers};

use super::Topboard;
use crate::app::commands::Command;
use crate::app::theme::Palette;
use crate::app::views::history::past_state::{leave_past_state, restore_key_pressed};

impl Topboard {
    /// Takes the keys of this frame that do not belong to the grid: those of the tab in view, of the commands, and
    /// Escape.
    pub(super) fn take_keys(&mut self, ctx: &egui::Context) {
        let typing = self.session.is_typing();
        if !typing {
            let front = self.session.front_view(Palette::of(false));
            let requests = front.view.take_keys(ctx, &front.context);
            // One request after the other, because the next one can depend on the command before it.
            for request in requests {
                for command in self.session.take_requests(ctx, vec![request]) {
                    self.execute(ctx, command);
                }
            }
        }
        for command in Command::pressed(ctx, typing) {
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
            self.session.set_status("cancelled");
        }
        if self.file_writer.can_cancel() && escape_is_free && take_escape() {
            self.cancel_job();
        }
        if self.session.pending_paste().is_some() && escape_is_free && take_escape() {
            self.session.leave_paste();
        }
        if self.session.messages.notification.is_some() && escape_is_free && take_escape() {
            self.session.messages.notification = None;
        }
        if restore_key_pressed(&self.session, ctx) {
            self.execute(ctx, Command::RestorePastState);
        }
        if escape_is_free && ctx.input(|input| input.key_pressed(Key::Escape)) && self.leave_innermost_view() {
            take_escape();
        }
    }

    /// Leaves the innermost part of the tab in view, such as a filter, or the past state. Returns false if there is
    /// nothing to leave.
    fn leave_innermost_view(&mut self) -> bool {
        let session = &mut self.session;
        let left = leave_past_state(session) || session.views.get_mut(session.tab).leave(&mut session.messages);
        if left {
            session.refresh();
        }
        left
    }
}
