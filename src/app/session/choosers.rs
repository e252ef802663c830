//! The lists of the commands, of the tabs, of the books that were open and of the projector’s slides, from which the user chooses
//! by a few letters.

use std::path::Path;

use eframe::egui;

use super::Session;
use super::find::go_to_chooser;
use crate::app::commands::Command;
use crate::app::dialogs::action::Action;
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::dialogs::window::Window;
use crate::app::files::FilePurpose;
use crate::app::projector::ProjectorRequest;
use crate::app::projector::slides::SlideKind;
use crate::app::recent_books::RecentBook;
use crate::languages::Language;
use crate::languages::window_sentences::session as texts;

/// Lets the user choose from all commands. Those that are not available now are found by words too, and say what is to be done first.
pub fn choose_command(session: &mut Session, ctx: &egui::Context) {
    let item = |command: Command, detail: String| ListItem {
        name: session.command_label(command).into_owned(),
        detail,
        keywords: format!("{} {} {}", command.info().menu.name(), command.help(), command.other_words()),
        action: Action::window(move |window, ctx| window.execute(ctx, command)),
    };
    let (mut now, mut later) = (Vec::new(), Vec::new());
    for command in Command::ALL.into_iter().filter(|command| *command != Command::CommandPalette) {
        match session.availability(command) {
            Ok(()) => now.push(item(command, command.keys(ctx))),
            Err(cure) => later.push(item(command, cure.to_owned())),
        }
    }
    let list = ListChooser::new(texts::all_commands(), texts::all_commands_hint(), now);
    session.open_dialog(list.with_items_for_later(later));
}

/// Lets the user choose one of the books that were open last, to open it.
pub fn choose_recent_book(window: &mut dyn Window) {
    let books = window.recent_books();
    show_recent_books(window, texts::recent_books(), books, &FilePurpose::Open);
}

/// Lets the user choose one of the books that were open last, to add it to the ladder. The open one has a command of its own.
pub fn add_recent_book(window: &mut dyn Window) {
    let mut books = window.recent_books();
    let open = window.session().document.path().map(Path::to_owned);
    books.retain(|book| open.as_ref() != Some(&book.path));
    show_recent_books(window, texts::add_recent_book(), books, &FilePurpose::ResultLists);
}

fn show_recent_books(window: &mut dyn Window, title: &'static str, books: Vec<RecentBook>, purpose: &FilePurpose) {
    let items = books.into_iter().map(|book| {
        let purpose = purpose.clone();
        ListItem {
            name: book.title(),
            detail: book.state,
            keywords: book.path.display().to_string(),
            action: Action::window(move |window, ctx| window.use_file(ctx, purpose, book.path)),
        }
    });
    let list = ListChooser::new(title, texts::recent_books_hint(), items.collect());
    window.session().open_dialog(list);
}

/// Lets the user choose the language of the window. Its English name and its tag find it too.
pub fn choose_language(session: &mut Session) {
    let item = |name: &str, keywords: String, language: Option<Language>| {
        let action = Action::window(move |window, _| window.speak(language));
        ListItem { keywords, ..ListItem::new(name, "", action) }
    };
    let languages = Language::OF_WINDOW.into_iter().map(|language| {
        let keywords = format!("{} {}", language.english_name(), language.tag());
        item(language.own_name(), keywords, Some(language))
    });
    let items = languages.chain([item(texts::language_of_system(), String::new(), None)]).collect();
    session.open_dialog(ListChooser::new(texts::language_of_window(), texts::language_hint(), items));
}

/// Lets the user choose a tab, a board or a seat to go to.
pub fn choose_place(session: &mut Session) {
    let list = go_to_chooser(session);
    session.open_dialog(list);
}

/// Lets the user choose a kind of slide that the projector shows or leaves out.
pub fn choose_slides(window: &mut dyn Window) {
    let items = SlideKind::ALL.map(|kind| {
        let is_chosen = window.projector().is_chosen(kind);
        let state = if is_chosen { texts::slide_is_shown() } else { texts::slide_is_left_out() };
        let action = Action::window(move |window, _| window.ask_projector(ProjectorRequest::ToggleSlide(kind)));
        ListItem::new(kind.name(), state, action)
    });
    let list = ListChooser::new(texts::slides_of_projector(), texts::slides_of_projector_hint(), items.into());
    window.session().open_dialog(list);
}
