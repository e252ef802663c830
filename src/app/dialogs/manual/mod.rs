//! The manual inside the window: the list of its pages, and the page in view, which opens at the tab in view.

mod markdown;
mod page;
mod pictures;

use eframe::egui::{self, Key, Modifiers, RichText, ScrollArea, TextEdit, Ui};

use self::markdown::{Block, plain_text, read_blocks};
use self::page::{MarkedWords, heading_name, show_blocks};
use self::pictures::Pictures;
use super::{Dialog, enter_pressed, scroll_area, scroll_up, scrolled_by_keys, show_buttons, show_modal};
use crate::app::commands::Command;
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::key_text::key_text;
use crate::app::session::Session;
use crate::app::theme::{Palette, size};
use crate::app::views::Tab;
use crate::app::widgets::name_text_field;
use crate::languages::window_language;
use crate::languages::window_sentences::{manual_window as texts, shared_words};
use crate::manual::{ManualPage, PAGES, page_named};

/// The width of the list of pages in points.
const LIST_WIDTH: f32 = 230.0;

/// The manual, open at a page.
#[derive(Debug)]
pub struct Manual {
    page: &'static ManualPage,
    blocks: Vec<Block>,
    pictures: Pictures,
    /// A heading that comes into view in the next frame.
    go_to: Option<String>,
    /// The pages that were left by a link, the last one at the end.
    earlier: Vec<&'static ManualPage>,
    search: String,
    /// The places that have the words of `search`.
    found: Vec<FoundPlace>,
    opened: bool,
    /// Whether the page is to be shown from its beginning.
    from_top: bool,
}

/// A place where the text that the user looks for is.
#[derive(Clone, Debug)]
struct FoundPlace {
    page: &'static ManualPage,
    /// The heading above the place; none at the beginning of the page.
    heading: Option<String>,
}

/// The page with which one begins.
pub const FIRST_MINUTE: &str = "first-minute";

/// Opens the manual at the page about the tab in view, or where nothing has begun yet at the first minute.
pub fn open_manual(session: &mut Session) {
    let is_beginning = session.tab == Tab::Players && session.book().is_empty();
    open_page(session, if is_beginning { FIRST_MINUTE } else { page_of_tab(session.tab) });
}

/// Opens the manual at the page of this name.
pub fn open_page(session: &mut Session, name: &str) {
    let page = page_named(name).unwrap_or(&PAGES[0]);
    session.open_dialog(Manual::at(page));
}

/// The page of the manual that is about a tab.
const fn page_of_tab(tab: Tab) -> &'static str {
    match tab {
        Tab::Players => "importing",
        Tab::RollCall => "drawing",
        Tab::Round(_) => "rounds",
        Tab::Record(_) | Tab::Notebook => "rulings",
        Tab::Standings => "standings",
        Tab::TopBoard => "top-board",
        Tab::Teams => "teams",
        Tab::Awards | Tab::Votes => "awards",
        Tab::Rules => "rulesets",
        Tab::Ladder(_) => "ladder",
        Tab::History => "safety",
    }
}

impl Dialog<dyn Window> for Manual {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, _window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (done, close) = show_modal(ctx, "manual", Command::Manual.name(), 980.0, |ui| {
            let height = (ui.ctx().content_rect().height() - 170.0).clamp(160.0, 760.0);
            let size = egui::vec2(ui.available_width(), height);
            ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Min), |ui| {
                ui.allocate_ui(egui::vec2(LIST_WIDTH, height), |ui| {
                    ui.vertical(|ui| self.show_contents(ui, height));
                });
                ui.separator();
                ui.vertical(|ui| self.show_page(ui, height));
            });
            self.show_buttons(ui)
        });
        if done || close { None } else { Some(self) }
    }
}

impl Manual {
    fn at(page: &'static ManualPage) -> Self {
        Manual {
            page,
            blocks: read_blocks(page.text_in(window_language())),
            pictures: Pictures::default(),
            go_to: None,
            earlier: Vec::new(),
            search: String::new(),
            found: Vec::new(),
            opened: false,
            from_top: false,
        }
    }

    fn open(&mut self, page: &'static ManualPage) {
        self.page = page;
        self.blocks = read_blocks(page.text_in(window_language()));
        self.from_top = true;
    }

    /// Follows a link of the page in view.
    fn follow(&mut self, link: &str) {
        let (file, heading) = link.split_once('#').unwrap_or((link, ""));
        if let Some(page) = page_named(file) {
            self.earlier.push(self.page);
            self.open(page);
        }
        if !heading.is_empty() {
            self.go_to = Some(heading.to_owned());
        }
    }

    /// Shows the field to search, and below it the pages or the places that were found.
    fn show_contents(&mut self, ui: &mut Ui, height: f32) {
        ui.set_width(LIST_WIDTH);
        // Before the field, which would lose the keyboard focus.
        let enter = enter_pressed(ui);
        let field =
            ui.add(TextEdit::singleline(&mut self.search).hint_text(texts::find()).desired_width(f32::INFINITY));
        name_text_field(&field, &self.search, texts::find(), texts::find());
        if !self.opened {
            field.request_focus();
            self.opened = true;
        }
        if field.changed() {
            self.found = find_places(&self.search);
        }
        ui.add_space(size::GAP);
        let chosen = scroll_area(height - 40.0)
            .id_salt("pages")
            .show(ui, |ui| {
                ui.set_width(LIST_WIDTH - 12.0);
                if self.search.trim().is_empty() { self.show_pages(ui) } else { self.show_found(ui, enter) }
            })
            .inner;
        if let Some(place) = chosen {
            self.earlier.push(self.page);
            self.open(place.page);
            self.go_to = place.heading.map(|heading| heading_name(&heading));
        }
    }

    fn show_pages(&self, ui: &mut Ui) -> Option<FoundPlace> {
        let mut chosen = None;
        for page in PAGES {
            let is_open = page.name == self.page.name;
            if list_line(ui, is_open, page.title_in(window_language())) {
                chosen = Some(FoundPlace { page, heading: None });
            }
        }
        // The page before and after the one in view, for somebody without a mouse.
        let at = PAGES.iter().position(|page| page.name == self.page.name).unwrap_or_default();
        let down = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
        let up = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowUp));
        let next = if down {
            at + 1
        } else if up {
            at.wrapping_sub(1)
        } else {
            return chosen;
        };
        chosen.or_else(|| PAGES.get(next).map(|page| FoundPlace { page, heading: None }))
    }

    fn show_found(&self, ui: &mut Ui, enter: bool) -> Option<FoundPlace> {
        if self.found.is_empty() {
            ui.weak(texts::nothing_found());
        }
        let mut chosen = None;
        for (at, place) in self.found.iter().enumerate() {
            let title = place.page.title_in(window_language());
            let text = match &place.heading {
                Some(heading) => format!("{title}: {heading}"),
                None => title.to_owned(),
            };
            if list_line(ui, false, &text) || (enter && at == 0) {
                chosen = Some(place.clone());
            }
        }
        chosen
    }

    fn show_page(&mut self, ui: &mut Ui, height: f32) {
        let mut area = ScrollArea::vertical()
            .id_salt(("page", self.page.name))
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, false]);
        if std::mem::take(&mut self.from_top) {
            area = area.vertical_scroll_offset(0.0);
        }
        let scrolled = scrolled_by_keys(ui, height);
        let go_to = self.go_to.take();
        let marked = MarkedWords::of_search(&self.search);
        let link = area
            .show(ui, |ui| {
                ui.set_width(ui.available_width() - size::SPACE);
                scroll_up(ui, scrolled);
                if !self.page.is_in(window_language()) {
                    ui.weak(texts::page_is_in_english());
                    ui.add_space(size::GAP);
                }
                show_blocks(ui, &self.blocks, &mut self.pictures, go_to.as_deref(), &marked)
            })
            .inner;
        if let Some(link) = link {
            self.follow(&link);
        }
    }

    /// Shows the buttons. Returns whether the dialog is closed.
    fn show_buttons(&mut self, ui: &mut Ui) -> bool {
        let back = ui.input_mut(|input| input.consume_key(Modifiers::ALT, Key::ArrowLeft));
        let mut choices = vec![(shared_words::close(), true)];
        if !self.earlier.is_empty() {
            choices.push((texts::back(), false));
        }
        let pressed = show_buttons(ui, &choices);
        if (back || pressed == Some(false))
            && let Some(page) = self.earlier.pop()
        {
            self.open(page);
        }
        pressed == Some(true)
    }
}

/// Shows a line of the list of pages. Returns whether it was clicked.
fn list_line(ui: &mut Ui, is_chosen: bool, text: &str) -> bool {
    let palette = Palette::current(ui.ctx());
    let text = RichText::new(key_text(text)).color(palette.ink);
    ui.add(egui::Button::selectable(is_chosen, text).wrap().min_size(egui::vec2(ui.available_width(), size::ROW)))
        .clicked()
}

/// The sections that have all words of `search`, in the order of the pages. Sections whose heading has them come first.
fn find_places(search: &str) -> Vec<FoundPlace> {
    let words: Vec<String> = search.split_whitespace().map(str::to_lowercase).collect();
    let has_words = |text: &str| words.iter().all(|word| text.to_lowercase().contains(word.as_str()));
    let (mut in_headings, mut in_texts) = (Vec::new(), Vec::new());
    for page in PAGES {
        for (heading, text) in sections(page) {
            let title = heading.clone().unwrap_or_else(|| page.title_in(window_language()).to_owned());
            let found = if has_words(&title) {
                &mut in_headings
            } else if has_words(&text) {
                &mut in_texts
            } else {
                continue;
            };
            found.push(FoundPlace { page, heading });
        }
    }
    in_headings.append(&mut in_texts);
    in_headings
}

/// The headings of a page with the text below each. The first one, without a heading, is what stands above them.
fn sections(page: &ManualPage) -> Vec<(Option<String>, String)> {
    let mut sections = vec![(None, String::new())];
    for block in read_blocks(page.text_in(window_language())) {
        let text = match block {
            Block::Heading { level: 1, .. } => continue,
            Block::Heading { text, .. } => {
                sections.push((Some(plain_text(&text)), String::new()));
                continue;
            }
            Block::Paragraph(text) | Block::Item { text, .. } => plain_text(&text),
            Block::Code(code) => code,
            Block::Picture { description, .. } => description,
            Block::Table { head, rows } => {
                let cells: Vec<String> =
                    head.iter().chain(rows.iter().flatten()).map(|cell| plain_text(cell)).collect();
                cells.join(" ")
            }
        };
        if let Some((_, section)) = sections.last_mut() {
            section.push_str(&text);
            section.push('\n');
        }
    }
    sections
}
