//! The toolbar above the pages of the ladder: page, ladder, year, and the undecided names and errors.

use eframe::egui::{self, Button, Frame, Margin, RichText, Ui};

use super::LadderView;
use super::compiled_year::CompiledYear;
use super::compiled_year::format_day;
use super::page::LadderPage;
use super::problems::ProblemsModel;
use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::book::results_year::ResultsYear;
use crate::ladder::LadderKind;

/// The page and the command that the user chose in the toolbar.
#[derive(Debug, Default)]
pub struct LadderToolbarResponse {
    pub page: Option<LadderPage>,
    pub command: Option<Command>,
}

/// Shows the toolbar: the pages, and to their right the ladder and its year.
pub fn show_toolbar(
    ui: &mut Ui,
    results_year: &ResultsYear,
    state: &LadderView,
    page: LadderPage,
) -> LadderToolbarResponse {
    let palette = Palette::current(ui.ctx());
    let mut chosen = LadderToolbarResponse::default();
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 4));
    egui::Panel::top("ladder pages").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let count =
                |name: &str, count: usize| if count == 0 { name.to_owned() } else { format!("{name} ({count})") };
            let (pairs, problems) = state.compiled_year().map_or((0, 0), |compiled_year| {
                (compiled_year.pairs.len(), ProblemsModel::count(compiled_year, state))
            });
            let pages = [
                (LadderPage::Table, "Table".to_owned()),
                (LadderPage::Events, count("Events", results_year.events.len())),
                (LadderPage::Identities, count("Identities", pairs)),
                (LadderPage::Problems, count("Problems", problems)),
                (LadderPage::Year, "The year".to_owned()),
            ];
            for (to, name) in pages {
                if ui.selectable_label(page == to, name).clicked() {
                    chosen.page = Some(to);
                }
            }
            if let LadderPage::List(at) = page
                && let Some(event) = results_year.events.get(at)
            {
                let _ = ui.selectable_label(true, event.name.as_str());
            }
            ui.add_space(size::SPACE);
            let ladder = super::compiled_year::ladder_for(results_year);
            let name = ladder.map_or("no ladder", |ladder| ladder.name());
            chosen.command = chosen.command.or(button(ui, name, Command::ChooseLadder)).or(button(
                ui,
                &year_text(results_year, ladder.is_some_and(|ladder| ladder.kind() == LadderKind::Games)),
                Command::LadderYear,
            ));
            if let Some(after) = after_text(state) {
                chosen.command = chosen.command.or(button(ui, &after, Command::LadderAfter));
            }
            chosen.command = chosen.command.or(button(ui, "Add lists…", Command::AddResultLists));
            chosen.command = chosen.command.or(button(ui, "Export…", Command::ExportLadder));
            if state.is_compiling() {
                ui.weak("Compiling …");
            } else if state.has_failed() {
                ui.colored_label(palette.problem, "Not compiled because of an error in Topboard");
            }
        });
    });
    if let Some(compiled_year) = state.compiled_year().filter(|_| page == LadderPage::Table) {
        chosen.command = chosen.command.or(show_open_questions(ui, compiled_year, &palette));
    }
    chosen
}

fn button(ui: &mut Ui, text: &str, command: Command) -> Option<Command> {
    let keys = command.keys(ui.ctx());
    let help =
        if keys.is_empty() { command.info().help.to_owned() } else { format!("{} ({keys})", command.info().help) };
    ui.add(Button::new(text)).on_hover_text(help).clicked().then_some(command)
}

/// The year or the date of the ladder: “2001”, “on 15 December 2001”, “all years”.
fn year_text(results_year: &ResultsYear, games: bool) -> String {
    match (results_year.choices.date, results_year.choices.year) {
        (Some(day), _) => format!("on {}", format_day(day)),
        (None, Some(year)) => year.to_string(),
        (None, None) if games => "no date yet".to_owned(),
        (None, None) => "all years".to_owned(),
    }
}

/// The number of events in the table: “after 3 of 10”, “after all”.
fn after_text(state: &LadderView) -> Option<String> {
    let events = state.compiled_year()?.compiled_ladder().order.len();
    (events > 1).then(|| match state.after_events.filter(|after| *after < events) {
        Some(after) => format!("after {after} of {events}"),
        None => "after all".to_owned(),
    })
}

/// Shows the undecided pairs of names and the errors, if there are any.
fn show_open_questions(ui: &mut Ui, compiled_year: &CompiledYear, palette: &Palette) -> Option<Command> {
    let (pairs, errors) = (compiled_year.pairs.len(), compiled_year.error_count());
    if pairs == 0 && errors == 0 {
        return None;
    }
    let mut chosen = None;
    let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin::symmetric(12, 4));
    egui::Panel::top("ladder doubts").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let mut sentences = Vec::new();
            if pairs > 0 {
                let what =
                    if pairs == 1 { "1 pair of names is".to_owned() } else { format!("{pairs} pairs of names are") };
                sentences.push(format!("{what} undecided. Each pair counts as two people."));
            }
            if errors > 0 {
                let count = if errors == 1 { "is 1 error".to_owned() } else { format!("are {errors} errors") };
                let counts_nothing = compiled_year.compiled_ladder().order.is_empty();
                let counted = if counts_nothing { "No event counts yet." } else { "The ladder counts what it can." };
                sentences.push(format!("There {count} in the lists. {counted}"));
            }
            ui.label(RichText::new(sentences.join(" ")).font(bold_body()).color(palette.ink));
            if pairs > 0 && ui.button("Decide on them").clicked() {
                chosen = Some(Command::Identities);
            }
            if errors > 0 && ui.button("Show the errors").clicked() {
                chosen = Some(Command::LadderProblems);
            }
        });
    });
    chosen
}
