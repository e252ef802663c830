//! The toolbar above the pages of the ladder: page, ladder, year, and the undecided names and errors.

use eframe::egui::{self, Button, RichText, Ui};

use super::LadderPage;
use super::LadderView;
use super::compiled_year::CompiledYear;
use super::compiled_year::format_day;
use super::problems::LadderProblemList;
use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::views::request::Request;
use crate::app::widgets::show_wrapped_bar;
use crate::book::results_year::ResultsYear;
use crate::ladder::LadderKind;
use crate::languages::window_sentences::ladder_tab as texts;

/// Shows the toolbar: the pages, and to their right the ladder and its year. Returns the page that the user chose.
pub fn show_toolbar(
    ui: &mut Ui,
    results_year: &ResultsYear,
    state: &LadderView,
    page: LadderPage,
    requests: &mut Vec<Request>,
) -> Option<LadderPage> {
    let palette = Palette::current(ui.ctx());
    let mut chosen = None;
    let panel = egui::Panel::top("ladder pages").show_separator_line(false);
    show_wrapped_bar(ui, panel, (palette.panel, 4), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let count = |name: &str, count: usize| match count {
            0 => name.to_owned(),
            count => texts::page_with_count(name, &count.to_string()),
        };
        let (pairs, problems) = state.compiled_year().map_or((0, 0), |compiled_year| {
            (compiled_year.pairs.len(), LadderProblemList::count(compiled_year, state))
        });
        let pages = [
            (LadderPage::Table, texts::page_table().to_owned()),
            (LadderPage::Events, count(texts::page_events(), results_year.events.len())),
            (LadderPage::Identities, count(texts::page_identities(), pairs)),
            (LadderPage::Problems, count(texts::page_problems(), problems)),
            (LadderPage::Year, texts::page_year().to_owned()),
        ];
        for (to, name) in pages {
            if ui.selectable_label(page == to, name).clicked() {
                chosen = Some(to);
            }
        }
        if let LadderPage::List(at) = page
            && let Some(event) = results_year.events.get(at)
        {
            let _ = ui.selectable_label(true, event.name.as_str());
        }
        ui.add_space(size::SPACE);
        let ladder = super::compiled_year::ladder_for(results_year);
        let name = ladder.map_or(texts::no_ladder(), |ladder| ladder.name());
        let is_of_games = ladder.is_some_and(|ladder| ladder.kind() == LadderKind::Games);
        let mut button = |text: &str, command: Command| {
            let help = command.help_with_keys(ui.ctx());
            if ui.add(Button::new(text)).on_hover_text(help).clicked() {
                requests.push(Request::Command(command));
            }
        };
        button(name, Command::ChooseLadder);
        button(&year_text(results_year, is_of_games), Command::LadderYear);
        if let Some(after) = after_text(state) {
            button(&after, Command::LadderAfter);
        }
        button(texts::add_lists(), Command::AddResultLists);
        button(texts::export(), Command::ExportLadder);
        if state.is_compiling() {
            ui.weak(texts::compiling());
        } else if state.has_failed() {
            ui.colored_label(palette.problem, texts::not_compiled());
        }
    });
    if let Some(compiled_year) = state.compiled_year().filter(|_| page == LadderPage::Table) {
        show_open_questions(ui, compiled_year, &palette, requests);
    }
    chosen
}

/// The year or the date of the ladder: “2001”, “on 15 December 2001”, “all years”.
fn year_text(results_year: &ResultsYear, games: bool) -> String {
    match (results_year.choices.date, results_year.choices.year) {
        (Some(day), _) => texts::on_day(&format_day(day)),
        (None, Some(year)) => year.to_string(),
        (None, None) if games => texts::no_date_yet().to_owned(),
        (None, None) => texts::all_years().to_owned(),
    }
}

/// The number of events in the table: “after 3 of 10”, “after all”.
fn after_text(state: &LadderView) -> Option<String> {
    let events = state.compiled_year()?.compiled_ladder().order.len();
    (events > 1).then(|| match state.after_events.filter(|after| *after < events) {
        Some(after) => texts::after_some(after, events),
        None => texts::after_all().to_owned(),
    })
}

/// Shows the undecided pairs of names and the errors, if there are any.
fn show_open_questions(ui: &mut Ui, compiled_year: &CompiledYear, palette: &Palette, requests: &mut Vec<Request>) {
    let (pairs, errors) = (compiled_year.pairs.len(), compiled_year.error_count());
    if pairs == 0 && errors == 0 {
        return;
    }
    let panel = egui::Panel::top("ladder doubts").show_separator_line(false);
    show_wrapped_bar(ui, panel, (palette.remark_paper, 4), |ui| {
        let mut sentences = Vec::new();
        if pairs > 0 {
            sentences.push(texts::pairs_are_undecided(pairs));
        }
        let to_answer = compiled_year.events_to_answer();
        if let Some(events) = to_answer {
            sentences.push(texts::events_wait_for_answer(events));
        } else if errors > 0 {
            let counts_nothing = compiled_year.compiled_ladder().order.is_empty();
            let sentence = if counts_nothing { texts::errors_no_event_counts } else { texts::errors_others_count };
            sentences.push(sentence(errors));
        }
        ui.label(RichText::new(sentences.join(" ")).font(bold_body()).color(palette.ink));
        if pairs > 0 && ui.button(texts::decide_on_them()).clicked() {
            requests.push(Request::Command(Command::Identities));
        }
        let show = if to_answer.is_some() { texts::answer() } else { texts::show_the_errors() };
        if errors > 0 && ui.button(show).clicked() {
            requests.push(Request::Command(Command::LadderProblems));
        }
    });
}
