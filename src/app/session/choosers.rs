//! The lists of the commands and of the tabs, from which the user chooses by a few letters.

use eframe::egui;

use super::Session;
use crate::app::commands::Command;
use crate::app::dialogs::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};

/// The list of the commands that are available now.
pub fn command_chooser(session: &Session, ctx: &egui::Context) -> ListChooser {
    let items = Command::ALL
        .into_iter()
        .filter(|command| *command != Command::CommandPalette && session.availability(*command).is_ok())
        .map(|command| ListItem {
            name: session.command_label(command).into_owned(),
            detail: command.keys(ctx),
            keywords: format!("{} {}", command.row().menu.name(), command.row().help),
            action: Action::window(move |window, ctx| window.execute(ctx, command)),
        })
        .collect();
    ListChooser::new("All commands", "a few letters of a command", items)
}

/// The list of the tabs.
pub fn tab_chooser(session: &Session) -> ListChooser {
    let items = session.tabs().into_iter().map(|tab| ListItem {
        name: session.views.name(tab, session.engine()).into_owned(),
        detail: String::new(),
        keywords: String::new(),
        action: Action::session(move |session| session.open_tab(tab)),
    });
    ListChooser::new("Go to a tab", "name of the tab", items.collect())
}
