//! Shows the menu of the cell, the heading, the tab or the problem that was clicked with the right mouse button.

use eframe::egui::containers::menu::menu_style;
use eframe::egui::{Align, Context, Id, LayerId, Layout, Popup, PopupKind, SetOpenCommand};

use super::menu_bar::{entry_of_key, show_menu_entry, show_scrolled_entries};
use crate::app::commands::Command;
use crate::app::session::Session;
use crate::languages::window_sentences::shell as texts;

/// The room above and below the largest menu, with its frame.
const AROUND_MENU: f32 = 28.0;

/// Shows the open context menu. Returns the command that was chosen.
pub(crate) fn show_context_menu(ctx: &Context, session: &mut Session) -> Option<Command> {
    let menu = session.context_menu.as_mut()?;
    menu.frames += 1;
    let menu = *menu;
    let is_new = menu.frames == 1;
    let id = Id::unique("context menu");
    let mut chosen = None;
    let commands = session.commands_of(menu.place);
    let popup = Popup::new(id, ctx.clone(), menu.position, LayerId::background())
        .kind(PopupKind::Menu)
        .accessible_name(texts::menu())
        .layout(Layout::top_down_justified(Align::Min))
        .style(menu_style)
        .gap(2.0)
        .open_memory(is_new.then_some(SetOpenCommand::Bool(true)));
    popup.show(|ui| {
        // In its first frame a menu is only measured.
        let mut first = menu.by_key && menu.frames <= 2;
        let mut above: Option<Command> = None;
        let height = ui.ctx().content_rect().height() - AROUND_MENU;
        show_scrolled_entries(ui, height, |ui| {
            if commands.is_empty() {
                ui.weak(texts::nothing_can_be_done());
            }
            let wanted = entry_of_key(ui, session, &commands);
            for command in commands {
                if above.is_some_and(|above| above.info().menu != command.info().menu) {
                    ui.separator();
                }
                above = Some(command);
                let focused = std::mem::take(&mut first) || wanted == Some(command);
                chosen = show_menu_entry(ui, session, command, focused).or(chosen);
            }
        });
    });
    if chosen.is_some() {
        Popup::close_id(ctx, id);
    }
    if !Popup::is_id_open(ctx, id) {
        session.context_menu = None;
        if let Some(grid) = session.grids.get_mut(&session.tab) {
            grid.take_focus();
        }
        ctx.request_repaint();
    }
    chosen
}
