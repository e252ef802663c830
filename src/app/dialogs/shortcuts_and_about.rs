//! The dialogs “Keys”, “Licences” and “About”: the effect of every key, the licences, and the version.

use eframe::egui::{self, Grid, Label, RichText, ScrollArea, TextEdit};

use super::question::Question;
use super::{Dialog, scroll_area, scroll_up, scrolled_by_keys, show_close_button, show_modal};
use crate::app::commands::{Command, Menu};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::key_text::key_text;
use crate::app::projector::keys::projector_keys;
use crate::app::theme::size;
use crate::app::widgets::name_text_field;
use crate::book::fold_name;
use crate::languages::window_sentences::{shared_words, shortcuts as texts};
use crate::languages::{WindowText, in_english};
use crate::licences;

/// The keys of the grid that are not commands, with their effect.
const GRID_KEYS: [(WindowText, WindowText); 14] = [
    (texts::arrows::name, texts::arrows::effect),
    (texts::ctrl_arrow::name, texts::ctrl_arrow::effect),
    (texts::home_and_end::name, texts::home_and_end::effect),
    (texts::ctrl_home_and_end::name, texts::ctrl_home_and_end::effect),
    (texts::ctrl_click::name, texts::ctrl_click::effect),
    (texts::typing::name, texts::typing::effect),
    (texts::edit_cell::name, texts::edit_cell::effect),
    (texts::escape::name, texts::escape::effect),
    (texts::delete::name, texts::delete::effect),
    (texts::backspace::name, texts::backspace::effect),
    (texts::select_all::name, texts::select_all::effect),
    (texts::same_text::name, texts::same_text::effect),
    (texts::open_list::name, texts::open_list::effect),
    (texts::fill::name, texts::fill::effect),
];

/// The effect of every key, with a field to search in.
#[derive(Debug, Default)]
pub struct Shortcuts {
    search: String,
    has_opened: bool,
}

impl Dialog<dyn Window> for Shortcuts {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, _window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (done, close) = show_modal(ctx, "keys", Command::Shortcuts.name(), 640.0, |ui| self.show_content(ui));
        if done || close { None } else { Some(self) }
    }
}

impl Shortcuts {
    /// Shows every command with its keys. Returns whether the user closed the dialog.
    fn show_content(&mut self, ui: &mut egui::Ui) -> bool {
        let hint = texts::search_hint();
        let field = TextEdit::singleline(&mut self.search).hint_text(hint).desired_width(f32::INFINITY);
        let field = ui.add(field.margin(egui::vec2(8.0, 5.0)));
        name_text_field(&field, &self.search, hint, texts::search_keys());
        if !self.has_opened {
            field.request_focus();
            self.has_opened = true;
        }
        let height = (ui.ctx().content_rect().height() - 240.0).max(120.0);
        let scrolled = scrolled_by_keys(ui, height);
        scroll_area(height).auto_shrink([false, false]).show(ui, |ui| {
            scroll_up(ui, scrolled);
            let mut found = 0;
            for (title, lines) in key_sections(ui.ctx()) {
                let lines = lines.into_iter().filter(|line| line.has_words(title, &self.search));
                let lines = lines.map(|line| (line.keys_or_menu(title, !self.search.trim().is_empty()), line.effect));
                found += show_section(ui, title, lines);
            }
            if found == 0 {
                ui.weak(texts::no_key_matches());
            }
        });
        show_close_button(ui)
    }
}

/// Keys with their effect.
struct KeyLine {
    keys: String,
    effect: String,
    /// The name of the command in the menus. Empty for keys that are no command.
    name: &'static str,
    /// Other words by which people look for the command, and the keys in English.
    other_words: String,
}

impl KeyLine {
    fn new(keys: &str, effect: &str) -> KeyLine {
        KeyLine { keys: keys.to_owned(), effect: effect.to_owned(), name: "", other_words: String::new() }
    }

    /// The keys. A command without keys is found too: then its menu and its name are shown.
    fn keys_or_menu(&self, menu: &str, is_searched: bool) -> String {
        if self.keys.is_empty() && is_searched { texts::menu_and_command(menu, self.name) } else { self.keys.clone() }
    }

    /// Whether the line or its title has every one of these words. The plus signs of keys may be left out.
    fn has_words(&self, title: &str, words: &str) -> bool {
        let all = fold_name(&format!("{title} {} {} {} {}", self.keys, self.effect, self.name, self.other_words));
        let plain = all.replace('+', " ");
        fold_name(words).split(' ').all(|word| all.contains(word) || plain.contains(word))
    }
}

/// All keys with their effects, by titles.
fn key_sections(ctx: &egui::Context) -> Vec<(&'static str, Vec<KeyLine>)> {
    let of_grid = GRID_KEYS
        .into_iter()
        .map(|(keys, effect)| KeyLine { other_words: in_english(keys).to_owned(), ..KeyLine::new(keys(), effect()) });
    let mut sections = vec![(texts::in_the_grid(), of_grid.collect::<Vec<_>>())];
    for menu in Menu::ALL {
        let commands = Command::ALL.into_iter().filter(|command| command.info().menu == menu);
        let line = |command: Command| KeyLine {
            keys: command.keys(ctx),
            effect: command.help().trim_end_matches('.').to_owned(),
            name: command.name().trim_end_matches('…'),
            other_words: format!("{} {}", command.other_words(), in_english(|| command.keys(ctx))),
        };
        sections.push((menu.name(), commands.map(line).collect()));
    }
    let of_projector = projector_keys().into_iter().map(|(keys, effect)| KeyLine::new(keys, effect));
    sections.push((texts::in_the_projector(), of_projector.collect()));
    sections
}

/// Shows keys with their effects below a title, if there are any. Returns their number.
pub(super) fn show_section(ui: &mut egui::Ui, title: &str, lines: impl Iterator<Item = (String, String)>) -> usize {
    /// The width of the column with the keys, in points.
    const KEYS: f32 = 170.0;
    let lines: Vec<(String, String)> = lines.filter(|(keys, _)| !keys.is_empty()).collect();
    if lines.is_empty() {
        return 0;
    }
    ui.add_space(size::GAP);
    ui.label(RichText::new(title).font(crate::app::theme::bold_body()));
    // A long effect breaks into lines, so that the dialog fits into a small window.
    let most = (ui.available_width() - KEYS - size::SPACE).max(KEYS);
    let grid = Grid::new(("keys", title)).num_columns(2).min_col_width(KEYS).max_col_width(most);
    grid.spacing([size::SPACE, 3.0]).show(ui, |ui| {
        for (keys, what) in &lines {
            ui.add(Label::new(RichText::new(&*key_text(keys)).weak()).wrap());
            ui.add(Label::new(&*key_text(what)).wrap());
            ui.end_row();
        }
    });
    lines.len()
}

/// The licences of Topboard and of everything in it.
pub fn licences() -> Question {
    let show = |ui: &mut egui::Ui| {
        let height = (ui.ctx().content_rect().height() - 200.0).max(120.0);
        let lines: Vec<&str> = licences::PAGE.lines().collect();
        let line_height = ui.text_style_height(&egui::TextStyle::Small);
        // Only the lines in view are laid out: the page has thousands.
        let area = ScrollArea::both().max_height(height).auto_shrink([false, false]);
        let scrolled = scrolled_by_keys(ui, height);
        area.show_rows(ui, line_height, lines.len(), |ui, rows| {
            scroll_up(ui, scrolled);
            for line in lines.get(rows).unwrap_or_default() {
                ui.add(egui::Label::new(RichText::new(*line).small()).extend());
            }
        });
    };
    Question::showing(Command::Licences.name(), 720.0, show, vec![(shared_words::close(), None)])
}

/// The version and the licence.
pub fn about() -> Question {
    let show = |ui: &mut egui::Ui| {
        ui.label(texts::version(env!("CARGO_PKG_VERSION")));
        ui.label(texts::what_topboard_is());
        ui.weak(texts::fonts());
    };
    Question::showing("Topboard", 420.0, show, vec![(shared_words::close(), None)])
}
