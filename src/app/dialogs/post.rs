//! The dialog to post: what is due, the other notices, the paper and the size of each, and each page as it will look.

use std::path::{Path, PathBuf};

use eframe::egui::{self, Key, Modifiers, RichText, TextEdit, Ui};

use super::action::Action;
use super::body::show_filling_body;
use super::event_form::event_form;
use super::post_list::{Choice, NoticeList};
use super::post_opening::open_post_dialog;
use super::post_preview::PostPreview;
use super::post_sheets::PrintedKey;
use super::{Dialog, show_buttons, show_work_modal};
use crate::app::commands::Command;
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::open_document::OpenDocument;
use crate::app::path_text::typed_path;
use crate::app::session::{PostingChoices, PostingRequest, PreparedPosting};
use crate::app::theme::{Palette, size};
use crate::decimal_sign::DecimalSign;
use crate::engine::Engine;
use crate::languages::window_sentences::{post_dialog as texts, posting, shared_words};
use crate::languages::{recorded_moment, recorded_moment_in_window};
use crate::notices::{DueNotice, NoticeKind, PostedEvent, nothing_due_sentence};
use crate::posting::{ChosenNotice, PostingFormat, newer_posting};
use crate::printable_text::printable;
use crate::publish::{PageSetup, Paper, TextSize};

/// The width of the list of notices, in points.
const LIST_WIDTH: f32 = 480.0;

/// The least and the greatest height of the list, in points.
const LIST_HEIGHT: (f32, f32) = (190.0, 820.0);

/// What the dialog begins with.
#[derive(Debug)]
pub struct PostSetup {
    /// What was chosen in the last posting of this event.
    pub choices: PostingChoices,
    /// The folder that is suggested.
    pub folder: PathBuf,
    /// The time of the past state that is posted again. `None` for the present event.
    pub as_of: Option<String>,
    /// The notices that show what the tab in view shows, the best first. The cursor begins at the first of them that there is.
    pub in_view: Vec<DueNotice>,
    /// The folder into which nothing could be written just now, and why. It is shown to be corrected.
    pub refused: Option<(PathBuf, String)>,
}

/// The dialog to post notices.
#[derive(Debug)]
pub struct PostDialog {
    event: PostedEvent,
    /// The whole event.
    whole: Engine,
    list: NoticeList,
    folder: String,
    /// The folder of the event, which need not be remembered: it moves with the book.
    usual_folder: PathBuf,
    /// The folder into which nothing could be written.
    refused_folder: Option<PathBuf>,
    formats: Vec<PostingFormat>,
    /// The decimal sign of tables for Excel. `None` for that of this computer.
    decimal_sign: Option<DecimalSign>,
    /// What has changed since the last posting: “Places since the posting of 14:05: B. Smith 3rd to 2nd.”. Empty if nothing has.
    changes: String,
    /// The sentence about the errors in what is posted. Empty without errors.
    errors: String,
    /// The time of the past state that is posted again. `None` for the present event.
    as_of: Option<String>,
    /// The pages of the notice at the cursor.
    preview: PostPreview,
    /// The reason why nothing can be written.
    error: Option<String>,
    /// Whether the notes at seats and boards are printed with the boards.
    prints_notes: bool,
    /// The folder whose newer posting is replaced, as the user was told.
    replaces_newer: Option<PathBuf>,
}

/// The action of a button.
#[derive(Clone, Copy, PartialEq)]
enum PostAction {
    Write,
    Print,
    /// Prints the notice at the cursor, and nothing else.
    PrintThis,
    /// Asks for the name of the event, which the pages have at their top.
    NameEvent,
    Close,
}

impl PostDialog {
    /// The dialog for the notices of an event.
    pub fn new(prepared: PreparedPosting, setup: PostSetup) -> Self {
        let PreparedPosting { whole, event, notices, changes, errors } = prepared;
        let PostSetup { choices: remembered, folder, as_of, in_view, refused } = setup;
        let list = NoticeList::new(notices, &remembered, event.view().engine().round_numbers(), &in_view);
        let remembered_folder = remembered.folder.filter(|_| as_of.is_none());
        let (refused_folder, error) = refused.unzip();
        let shown_folder = refused_folder.as_ref().or(remembered_folder.as_ref()).unwrap_or(&folder);
        let mut dialog = PostDialog {
            event,
            whole,
            list,
            folder: shown_folder.display().to_string(),
            refused_folder,
            usual_folder: folder,
            formats: remembered.formats,
            decimal_sign: remembered.decimal_sign,
            changes,
            errors,
            as_of,
            preview: PostPreview::default(),
            error,
            prints_notes: false,
            replaces_newer: None,
        };
        if remembered.prints_notes {
            dialog.print_notes(true);
        }
        dialog
    }

    /// Chooses whether the notes at seats and boards are printed, and makes the pages of the boards again.
    fn print_notes(&mut self, prints_notes: bool) {
        self.prints_notes = prints_notes;
        self.event.print_notes(prints_notes);
        self.list.replace(NoticeKind::Boards, |wanted| self.event.notices(wanted));
        self.preview.forget();
    }

    fn setup(&self, choice: &Choice) -> PageSetup {
        setup_of(&self.event, self.as_of.as_deref(), choice.paper, choice.size)
    }

    fn is_without_name(&self) -> bool {
        self.event.view().engine().book().event.name.trim().is_empty()
    }

    /// Counts the sheets of the chosen notices.
    fn count_sheets(&mut self, ctx: &egui::Context) {
        let setup = |(_, paper, size): &PrintedKey| setup_of(&self.event, self.as_of.as_deref(), *paper, *size);
        self.list.count_sheets(ctx, self.preview.count(), setup);
    }

    /// Takes the keys that work on the list and its pages, unless text is being typed.
    fn take_keys(&mut self, ui: &Ui) {
        // A widget with the focus takes Space and the letters itself.
        if ui.memory(egui::Memory::focused).is_some() {
            return;
        }
        self.change_list(|list| list.take_keys(ui));
        for (key, pages) in [(Key::PageDown, 1), (Key::PageUp, -1)] {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                self.preview.turn(pages);
            }
        }
    }

    /// Lets the list change. Another notice, paper or size in view has other pages.
    fn change_list(&mut self, change: impl FnOnce(&mut NoticeList)) {
        let before = self.list.key_in_view();
        change(&mut self.list);
        if self.list.key_in_view() != before {
            self.preview.forget();
        }
    }

    fn show_content(&mut self, ui: &mut Ui) -> Option<PostAction> {
        self.take_keys(ui);
        self.count_sheets(ui.ctx());
        if let Some(moment) = &self.as_of {
            let text = texts::posted_as_it_was(&recorded_moment_in_window(moment));
            ui.label(RichText::new(text).color(Palette::current(ui.ctx()).remark));
        }
        let names_event = self.is_without_name() && self.as_of.is_none() && show_missing_name(ui);
        if names_event {
            return Some(PostAction::NameEvent);
        }
        if self.list.choices.is_empty() {
            ui.label(nothing_due_sentence(self.event.due()));
            return show_buttons(ui, &[(shared_words::close(), PostAction::Close)]);
        }
        show_filling_body(ui, LIST_HEIGHT, |ui, height| {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(LIST_WIDTH.min(ui.available_width() * 0.5));
                    ui.set_height(height);
                    self.change_list(|list| list.show(ui, height));
                });
                ui.add_space(size::SPACE);
                ui.vertical(|ui| self.show_preview(ui, height));
            });
        });
        let palette = Palette::current(ui.ctx());
        let withheld = self.event.withheld();
        if !withheld.is_empty() {
            ui.colored_label(palette.remark, &*printable(&withheld.to_string()));
        }
        if !self.changes.is_empty() {
            ui.label(RichText::new(&*printable(&self.changes)).color(palette.faded));
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(texts::formats());
            for format in PostingFormat::ALL {
                let mut is_chosen = self.formats.contains(&format);
                if ui.checkbox(&mut is_chosen, format_name(format)).on_hover_text(format.help()).changed() {
                    self.error = None;
                    self.formats.retain(|other| *other != format);
                    if is_chosen {
                        self.formats.push(format);
                        self.formats.sort();
                    }
                }
            }
        });
        if self.formats.contains(&PostingFormat::CsvForExcel) {
            self.show_decimal_sign(ui);
        }
        self.show_print_notes(ui);
        let types_folder = ui.horizontal(|ui| {
            let label = ui.label(texts::folder());
            let field =
                TextEdit::singleline(&mut self.folder).desired_width(f32::INFINITY).margin(egui::vec2(8.0, 5.0));
            let field = ui.add(field).labelled_by(label.id);
            if field.changed() {
                self.error = None;
            }
            field.has_focus() || field.lost_focus()
        });
        if !self.errors.is_empty() {
            ui.colored_label(palette.problem, &*printable(&self.errors));
        }
        if let Some(error) = &self.error {
            ui.colored_label(palette.problem, error);
        }
        // Enter on a button presses that button.
        let no_button = types_folder.inner || ui.memory(egui::Memory::focused).is_none();
        let enter = no_button && super::enter_pressed(ui);
        let prints_this = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND | Modifiers::SHIFT, Key::P));
        let prints = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::P));
        let buttons = [
            (shared_words::save(), PostAction::Write),
            (shared_words::print(), PostAction::Print),
            (texts::print_what_is_in_view(), PostAction::PrintThis),
            (shared_words::cancel(), PostAction::Close),
        ];
        let pressed = show_buttons(ui, &buttons);
        match () {
            () if prints_this => Some(PostAction::PrintThis),
            () if prints => Some(PostAction::Print),
            () if enter => Some(PostAction::Write),
            () => pressed,
        }
    }

    /// The choice whether the notes at seats and boards are printed. An event without such notes needs no choice.
    fn show_print_notes(&mut self, ui: &mut Ui) {
        if !self.event.has_notes() {
            return;
        }
        let mut prints_notes = self.prints_notes;
        let choice = ui.checkbox(&mut prints_notes, texts::print_notes());
        if choice.on_hover_text(texts::print_notes_help()).changed() {
            self.print_notes(prints_notes);
        }
    }

    /// The choice of the decimal sign for Excel. Nothing is remembered until the user chooses.
    fn show_decimal_sign(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            ui.label(texts::decimal_sign());
            let now = self.decimal_sign.unwrap_or_else(DecimalSign::of_system);
            for (sign, text) in
                [(DecimalSign::Comma, texts::decimal_comma()), (DecimalSign::Point, texts::decimal_point())]
            {
                if ui.radio(now == sign, text).clicked() {
                    self.decimal_sign = Some(sign);
                }
            }
        });
    }

    fn show_preview(&mut self, ui: &mut Ui, height: f32) {
        let mut preview = std::mem::take(&mut self.preview);
        if let Some(choice) = self.list.in_view() {
            // What a screen reader says of a page is in the language of the page.
            let title = match &choice.notices[..] {
                [notice] => &notice.title,
                _ => &choice.title,
            };
            preview.show(ui, height, title, &|| (choice.notices.clone(), self.setup(choice)));
        }
        self.preview = preview;
    }

    /// Keeps the folder, the formats, the paper and what was chosen, and when it is posted what was not wanted.
    fn remember(&self, window: &mut dyn Window, is_posted: bool) {
        let choices = window.session().posting_choices.get_or_insert_default();
        let folder = Some(typed_path(&self.folder));
        if self.as_of.is_none() && (is_posted || folder != self.refused_folder) {
            choices.folder = folder.filter(|folder| *folder != self.usual_folder);
        }
        choices.formats.clone_from(&self.formats);
        choices.decimal_sign = self.decimal_sign;
        choices.prints_notes = self.prints_notes;
        self.list.remember(choices, is_posted);
        let text = choices.to_text();
        window.remember_choices(&text);
    }

    fn chosen(&self) -> Vec<ChosenNotice> {
        let chosen =
            |choice: &Choice| ChosenNotice::new(&self.event, choice.wanted, choice.notices.clone(), self.setup(choice));
        self.list.chosen().map(chosen).collect()
    }

    /// The question about a folder with a posting of which this book does not know, because it is an older copy. A second press posts.
    fn question_about_newer_posting(&mut self, folder: &Path, document: &OpenDocument) -> Option<String> {
        if self.as_of.is_some() || self.replaces_newer.as_deref() == Some(folder) {
            return None;
        }
        let sources: Vec<PathBuf> = document.sources().map(Path::to_owned).collect();
        let told = newer_posting(folder, self.whole.book(), &sources, document.earlier_paths())?;
        self.replaces_newer = Some(folder.to_owned());
        Some(texts::post_again_to_replace(&told))
    }

    /// Why nothing is written now: it cannot be, or there is a question first.
    fn objection(&mut self, folder: &Path, is_printed: bool, document: &OpenDocument) -> Option<String> {
        let refusal = self.refusal(folder, is_printed).map(str::to_owned);
        refusal.or_else(|| self.question_about_newer_posting(folder, document))
    }

    /// Why nothing can be written.
    fn refusal(&self, folder: &Path, is_printed: bool) -> Option<&'static str> {
        match () {
            () if folder.as_os_str().is_empty() => Some(texts::type_folder()),
            () if folder.is_file() => Some(texts::folder_is_file()),
            () if self.formats.is_empty() && !is_printed => Some(texts::choose_format()),
            () if self.list.chosen().next().is_none()
                && (is_printed || !self.formats.iter().any(|format| format.is_of_event())) =>
            {
                Some(texts::nothing_chosen())
            }
            () => None,
        }
    }
}

impl Dialog<dyn Window> for PostDialog {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (action, close) = show_work_modal(ctx, "post", texts::post(), 1120.0, |ui| self.show_content(ui));
        match action {
            Some(action @ (PostAction::Write | PostAction::Print | PostAction::PrintThis)) => {
                let is_printed = action != PostAction::Write;
                let is_this_alone = action == PostAction::PrintThis;
                let before: Vec<bool> = self.list.choices.iter().map(|choice| choice.is_chosen).collect();
                if is_this_alone {
                    self.remember(window, false);
                    self.list.choose_only_this();
                }
                let folder = typed_path(&self.folder);
                let objection = self.objection(&folder, is_printed, &window.session().document);
                if objection.is_some() {
                    self.error = objection;
                    // Only this one was chosen for what is not printed now.
                    for (choice, was_chosen) in self.list.choices.iter_mut().zip(before) {
                        choice.is_chosen = was_chosen;
                    }
                    return Some(self);
                }
                if !is_this_alone {
                    self.remember(window, true);
                }
                let withheld = self.event.withheld().to_string();
                let document = &window.session().document;
                let sources = document.sources().map(Path::to_owned).collect();
                let earlier_files = document.earlier_paths().to_vec();
                let chosen = self.chosen();
                let decimal_sign = self.decimal_sign.unwrap_or_else(DecimalSign::of_system);
                let PostDialog { event, whole, mut formats, .. } = *self;
                if is_this_alone {
                    formats.clear();
                }
                if is_printed && !formats.contains(&PostingFormat::Pdf) {
                    formats.insert(0, PostingFormat::Pdf);
                }
                window.write_posting(
                    ctx,
                    PostingRequest {
                        folder,
                        event,
                        whole,
                        chosen,
                        formats,
                        sources,
                        earlier_files,
                        decimal_sign,
                        posted_at: None,
                        is_printed,
                        withheld,
                    },
                );
                None
            }
            Some(PostAction::NameEvent) => {
                self.remember(window, false);
                let form = event_form(window.session());
                window.session().open_dialog(form.followed_by(Action::window(open_post_dialog)));
                None
            }
            None if !close => Some(self),
            _ => {
                self.remember(window, false);
                None
            }
        }
    }
}

/// Tells that no page says which event it belongs to. Returns whether the button is pressed.
fn show_missing_name(ui: &mut Ui) -> bool {
    let remark = Palette::current(ui.ctx()).remark;
    ui.horizontal(|ui| {
        ui.label(RichText::new(posting::missing_event_name()).color(remark));
        ui.button(Command::NameEvent.name()).clicked()
    })
    .inner
}

/// The name of a format in the window.
fn format_name(format: PostingFormat) -> &'static str {
    match format {
        PostingFormat::Pdf => "PDF",
        PostingFormat::Picture => texts::format_pictures(),
        PostingFormat::Workbook => texts::format_workbook(),
        PostingFormat::WebPage => texts::format_web_page(),
        PostingFormat::Markdown => "Markdown",
        PostingFormat::BbCode => "BBCode",
        PostingFormat::PlainText => texts::format_plain_text(),
        PostingFormat::Csv => "CSV",
        PostingFormat::CsvForExcel => texts::format_csv_for_excel(),
        PostingFormat::Json => "JSON",
        PostingFormat::Federation => texts::format_federation(),
    }
}

/// The pages of a notice. A past state that is posted again has its own time, `as_of`.
fn setup_of(event: &PostedEvent, as_of: Option<&str>, paper: Paper, size: TextSize) -> PageSetup {
    let (language, now) = (event.languages().first, jiff::Zoned::now());
    let setup = PageSetup::of_event(&event.view().engine().book().event, language, paper, size, &now);
    match as_of {
        Some(moment) => PageSetup { posted_at: recorded_moment(language, moment), ..setup },
        None => setup,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Book;
    use crate::engine::Engine;

    #[test]
    fn the_pages_of_a_past_state_say_its_moment_in_words() {
        let event = PostedEvent::new(&Engine::new(Book::default()));
        let setup = setup_of(&event, Some("2026-11-21 14:03:05"), Paper::A4, TextSize::Poster);
        assert_eq!(setup.posted_at, "21 November 2026, 14:03");
    }
}
