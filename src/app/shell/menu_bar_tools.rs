//! The tools at the right end of the menu bar: the five things that one does most.

use eframe::egui::{Button, RichText, Role, Stroke, TextStyle, Ui, WidgetInfo, vec2};

use crate::app::commands::Command;
use crate::app::session::Session;
use crate::app::shell::command_help::with_help;
use crate::app::theme::{Palette, size};
use crate::languages::WindowText;
use crate::languages::window_sentences::shell as texts;

/// The tools from right to left, with their texts.
const TOOLS: [(Command, WindowText); 4] = [
    (Command::Post, texts::tool_post),
    (Command::WhatIf, texts::tool_what_if),
    (Command::DrawRound, texts::tool_draw),
    (Command::Undo, texts::tool_undo),
];

/// The width of the field to find, and the least width of it.
const FIND_WIDTH: (f32, f32) = (240.0, 90.0);

/// Shows the tools from the right end of the bar on, as many as have room. Returns the command that was chosen.
pub(super) fn show_tools(ui: &mut Ui, session: &Session) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    let mut chosen = None;
    let tools_width = if session.settings.show_tools { tools_width(ui) } else { 0.0 };
    let room = ui.available_width() - tools_width - size::SPACE;
    if room >= FIND_WIDTH.1 {
        let words = if room < FIND_WIDTH.0 { texts::find() } else { texts::find_player_or_board() };
        let find = Button::new(RichText::new(words).color(palette.faded))
            .shortcut_text(RichText::new(Command::Find.keys(ui.ctx())).text_style(TextStyle::Small))
            .min_size(vec2(FIND_WIDTH.0.min(room), 22.0))
            .fill(palette.paper)
            .stroke(Stroke::new(1.0, palette.line));
        if ui.add(find).on_hover_text(Command::Find.help()).clicked() {
            chosen = Some(Command::Find);
        }
    }
    if session.settings.show_tools {
        ui.add_space(size::GAP);
        for (command, text) in TOOLS {
            if show_tool(ui, session, command, text()) {
                chosen = Some(command);
            }
        }
    }
    chosen
}

fn tools_width(ui: &Ui) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let spacing = ui.spacing();
    let width = |text: &str| {
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), ui.visuals().text_color());
        galley.size().x + spacing.button_padding.x * 2.0 + spacing.item_spacing.x
    };
    TOOLS.iter().map(|(_, text)| width(text())).sum::<f32>() + size::GAP
}

fn show_tool(ui: &mut Ui, session: &Session, command: Command, text: &str) -> bool {
    let available = session.availability(command);
    let palette = Palette::current(ui.ctx());
    let line = Stroke::new(1.0, palette.line);
    let button = Button::new(text).min_size(vec2(0.0, 22.0)).fill(palette.raised).stroke(line);
    let response = ui.add_enabled(available.is_ok(), button);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, available.is_ok(), texts::tool(text)));
    with_help(response, available, &command.help_with_keys(ui.ctx())).clicked()
}
