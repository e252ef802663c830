//! Above the ladder's pages: which page, which ladder, which year, and what is still open.

use eframe::egui::{self, Button, Frame, Margin, RichText, Ui};

use super::compiled_year::said;
use super::problems::ProblemsModel;
use super::{LadderState, LadderPage, CompiledYear};
use crate::app::command::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::book::results_year::ResultsYear;
use crate::ladder::LadderKind;

/// What was asked for above the page.
#[derive(Debug, Default)]
pub struct LadderToolbarResponse {
    pub page: Option<LadderPage>,
    pub command: Option<Command>,
}

/// The pages, and on the right what is compiled.
pub fn above(ui: &mut Ui, season: &ResultsYear, state: &LadderState, page: LadderPage) -> LadderToolbarResponse {
    let palette = Palette::current(ui.ctx());
    let mut asked = LadderToolbarResponse::default();
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 4));
    egui::Panel::top("ladder pages").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let count =
                |name: &str, count: usize| if count == 0 { name.to_owned() } else { format!("{name} ({count})") };
            let (pairs, problems) =
                state.worked().map_or((0, 0), |worked| (worked.pairs.len(), ProblemsModel::count(worked, state)));
            let pages = [
                (LadderPage::Table, "Table".to_owned()),
                (LadderPage::Events, count("Events", season.events.len())),
                (LadderPage::People, count("Who is who", pairs)),
                (LadderPage::Problems, count("Problems", problems)),
                (LadderPage::Year, "The year".to_owned()),
            ];
            for (to, name) in pages {
                if ui.selectable_label(page == to, name).clicked() {
                    asked.page = Some(to);
                }
            }
            if let LadderPage::List(at) = page
                && let Some(event) = season.events.get(at)
            {
                let _ = ui.selectable_label(true, event.name.as_str());
            }
            ui.add_space(size::SPACE);
            let ladder = super::compiled_year::ladder_of(season);
            let name = ladder.map_or("no ladder", |ladder| ladder.name());
            asked.command = asked.command.or(button(ui, name, Command::ChooseLadder)).or(button(
                ui,
                &year(season, ladder.is_some_and(|ladder| ladder.kind() == LadderKind::Games)),
                Command::LadderYear,
            ));
            if let Some(after) = after(state) {
                asked.command = asked.command.or(button(ui, &after, Command::LadderAfter));
            }
            asked.command = asked.command.or(button(ui, "Add lists…", Command::AddLists));
            asked.command = asked.command.or(button(ui, "Export…", Command::ExportLadder));
            if state.is_behind() {
                ui.weak("compiling …");
            }
        });
    });
    if let Some(worked) = state.worked().filter(|_| page == LadderPage::Table) {
        asked.command = asked.command.or(doubts(ui, worked, &palette));
    }
    asked
}

fn button(ui: &mut Ui, text: &str, command: Command) -> Option<Command> {
    let keys = command.keys(ui.ctx());
    let help =
        if keys.is_empty() { command.about().help.to_owned() } else { format!("{} ({keys})", command.about().help) };
    ui.add(Button::new(text)).on_hover_text(help).clicked().then_some(command)
}

/// “2001”, “on 15 December 2001”, “all years”.
fn year(season: &ResultsYear, games: bool) -> String {
    match (season.choices.date, season.choices.year) {
        (Some(day), _) => format!("on {}", said(day)),
        (None, Some(year)) => year.to_string(),
        (None, None) if games => "no day yet".to_owned(),
        (None, None) => "all years".to_owned(),
    }
}

/// “after 3 of 10 events”.
fn after(state: &LadderState) -> Option<String> {
    let events = state.worked()?.compiled().order.len();
    (events > 1).then(|| match state.after.filter(|after| *after < events) {
        Some(after) => format!("after {after} of {events}"),
        None => "after all".to_owned(),
    })
}

/// What keeps the table from being final.
fn doubts(ui: &mut Ui, worked: &CompiledYear, palette: &Palette) -> Option<Command> {
    let (pairs, errors) = (worked.pairs.len(), worked.errors());
    if pairs == 0 && errors == 0 {
        return None;
    }
    let mut asked = None;
    let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin::symmetric(12, 4));
    egui::Panel::top("ladder doubts").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let mut said = Vec::new();
            if pairs > 0 {
                let what =
                    if pairs == 1 { "1 pair of names is".to_owned() } else { format!("{pairs} pairs of names are") };
                said.push(format!("{what} not settled, and counted as two people each."));
            }
            if errors > 0 {
                let what = if errors == 1 { "1 thing is".to_owned() } else { format!("{errors} things are") };
                said.push(format!("{what} wrong in the lists; the rest is compiled."));
            }
            ui.label(RichText::new(said.join(" ")).font(bold_body()).color(palette.ink));
            if pairs > 0 && ui.button("Settle them").clicked() {
                asked = Some(Command::WhoIsWho);
            }
            if errors > 0 && ui.button("Look at them").clicked() {
                asked = Some(Command::LadderProblems);
            }
        });
    });
    asked
}
