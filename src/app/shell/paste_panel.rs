//! The panel beside the sheet while a pasted block waits for the user: what changes, what is asked, and what has no place.

use eframe::egui::{self, Button, Frame, Label, Margin, RichText, Role, ScrollArea, TextStyle, Ui, WidgetInfo};

use crate::app::dialogs::show_buttons;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::views::request::PasteStep;
use crate::input::PastePreview;
use crate::languages::list_in_window;
use crate::languages::window_sentences::{shared_words, shell as texts, window_parts};
use crate::printable_text::printable_line;

/// The most lines of a list. The others are counted.
const MOST_SHOWN: usize = 200;

/// Shows a pasted block. Returns what the user does with it.
pub(crate) fn show_paste(ui: &mut Ui, paste: &PastePreview) -> Option<PasteStep> {
    let mut step = None;
    let margin = Margin { left: 12, right: 10, top: 6, bottom: 8 };
    egui::Panel::bottom("paste buttons").frame(Frame::new().inner_margin(margin)).show_separator_line(false).show(
        ui,
        |ui| {
            let choices = [(texts::paste(), PasteStep::Accept), (texts::leave_paste(), PasteStep::Leave)];
            step = show_buttons(ui, &choices);
        },
    );
    Frame::new().inner_margin(margin).show(ui, |ui| {
        ui.label(RichText::new(texts::pasted_block()).font(bold_body()));
        paragraph(ui, paste.summary());
        paragraph(ui, &texts::cells_change(paste.changes().len()));
        ScrollArea::vertical().id_salt("pasted block").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            step = step.or(show_questions(ui, paste)).or(show_new_boards(ui, paste));
            show_new_players(ui, paste);
            show_unplaced(ui, paste);
            for note in paste.notes() {
                paragraph(ui, note);
            }
            step = step.or(show_changes(ui, paste));
        });
    });
    step
}

fn paragraph(ui: &mut Ui, text: &str) {
    if !text.is_empty() {
        ui.add(Label::new(&*printable_line(text)).wrap());
    }
}

fn heading(ui: &mut Ui, text: &str) {
    ui.add_space(size::GAP);
    ui.label(RichText::new(text).font(bold_body()));
}

/// Shows the questions about names. Two letters answer the first open one.
fn show_questions(ui: &mut Ui, paste: &PastePreview) -> Option<PasteStep> {
    let questions = paste.questions();
    if questions.is_empty() {
        return None;
    }
    let mut step = None;
    heading(ui, &texts::names_to_decide(questions.len()));
    for (number, question) in questions.iter().enumerate() {
        let is_next = paste.open_question() == Some(number);
        paragraph(ui, &texts::is_same_player(&question.text, &question.known, &question.reason));
        ui.horizontal(|ui| {
            let names = if is_next {
                [texts::yes_with_key::name(), texts::no_with_key::name()]
            } else {
                [shared_words::yes(), shared_words::no()]
            };
            for (is_same, name) in [true, false].into_iter().zip(names) {
                let button = Button::new(name).selected(question.answer == Some(is_same));
                let button = ui.add(button);
                let label = texts::answer_about_player(&question.text, &question.known, name);
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.clone()));
                if button.clicked() {
                    step = Some(PasteStep::Answer { question: number, is_same });
                }
            }
            if question.answer.is_none() {
                ui.label(RichText::new(texts::else_new_player()).weak().text_style(TextStyle::Small));
            }
        });
    }
    step
}

/// Shows the boards that the round lacks, with the choice whether they are added.
fn show_new_boards(ui: &mut Ui, paste: &PastePreview) -> Option<PasteStep> {
    let boards = paste.new_boards();
    if boards.is_empty() {
        return None;
    }
    let mut adds = paste.adds_boards();
    let text = texts::add_boards::name(boards.len(), &list_in_window(boards));
    ui.checkbox(&mut adds, &*printable_line(&text))
        .on_hover_text(texts::add_boards_help())
        .changed()
        .then_some(PasteStep::ToggleBoards)
}

fn show_new_players(ui: &mut Ui, paste: &PastePreview) {
    let names = paste.new_players();
    if !names.is_empty() {
        paragraph(ui, &texts::new_players(names.len(), &names.join(", ")));
    }
}

/// Shows the texts without a place. Texts with the same reason are one entry.
fn show_unplaced(ui: &mut Ui, paste: &PastePreview) {
    let unplaced = paste.unplaced();
    if unplaced.is_empty() {
        return;
    }
    heading(ui, &texts::without_place(&unplaced.len().to_string()));
    let mut reasons: Vec<&str> = Vec::new();
    for one in unplaced {
        if !reasons.contains(&one.reason.as_str()) {
            reasons.push(&one.reason);
        }
    }
    let palette = Palette::current(ui.ctx());
    for reason in reasons.into_iter().take(MOST_SHOWN) {
        const NAMED: usize = 4;
        let of_reason: Vec<_> = unplaced.iter().filter(|one| one.reason == reason).collect();
        let mut texts: Vec<String> =
            of_reason.iter().take(NAMED).map(|one| texts::unplaced_text(&one.row.to_string(), &one.text)).collect();
        if of_reason.len() > NAMED {
            texts.push(texts::more_unplaced_texts(of_reason.len() - NAMED));
        }
        let text = texts.join("; ");
        ui.add(Label::new(RichText::new(&*printable_line(&text)).color(palette.remark)).wrap());
        paragraph(ui, reason);
    }
}

/// Shows the list of cells that change. A click on one goes there.
fn show_changes(ui: &mut Ui, paste: &PastePreview) -> Option<PasteStep> {
    let changes = paste.changes();
    if changes.is_empty() {
        return None;
    }
    let mut step = None;
    heading(ui, texts::changes());
    let palette = Palette::current(ui.ctx());
    for change in changes.iter().take(MOST_SHOWN) {
        let label = printable_line(&change.label).into_owned();
        let text = RichText::new(&label).color(palette.faded).text_style(TextStyle::Small);
        if change.is_new {
            ui.add(Label::new(text).wrap());
        } else if ui.link(text).on_hover_text(texts::go_to_cell()).clicked() {
            step = Some(PasteStep::GoTo(change.address));
        }
        let (before, after) = (printable_line(&change.before), printable_line(&change.after));
        ui.horizontal_wrapped(|ui| {
            if !before.is_empty() {
                ui.label(RichText::new(&*before).strikethrough().color(palette.faded));
            }
            let after = if after.is_empty() { window_parts::blank_cell() } else { &*after };
            ui.label(RichText::new(after).color(palette.accent));
        });
    }
    if changes.len() > MOST_SHOWN {
        paragraph(ui, &texts::more_changes(changes.len() - MOST_SHOWN));
    }
    step
}
