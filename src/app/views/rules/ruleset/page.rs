//! The page of a ruleset for reading: description, the rules in words, and worked examples.

use eframe::egui::{Align, Frame, Grid, Label, Layout, Margin, RichText, TextStyle, Ui, vec2};

use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::views::request::Request;
use crate::app::views::rules::page_parts::{self, section_heading};
use crate::app::views::rules::state::SoughtField;
use crate::app::views::rules::system_page::{paragraph, right_aligned, source};
use crate::engine::Engine;
use crate::languages::window_sentences::{fields, rules_tab as texts};
use crate::languages::{
    example_title_in_window, rounded_in_window as show_number, short_in_window, source_in, window_language,
};
use crate::scoring::SystemLibrary;
use crate::standings::{ExampleRound, NoGameReason, RulesExample, RulesFieldInfo, Ruleset, WorkedExamplePlayer};

/// Shows the page of a ruleset that comes with the program, with a mark at the field to which the user has gone.
pub(in crate::app::views::rules) fn show(
    ui: &mut Ui,
    engine: &Engine,
    rules: &Ruleset,
    sought: Option<&mut SoughtField>,
) -> Vec<Request> {
    ui.heading(&rules.name);
    let requests = action_buttons(ui, engine, rules, &[(Command::CopySystem, Command::CopySystem.name())]);
    for part in rules.description_in(window_language()).split("\n\n") {
        paragraph(ui, part);
    }
    source(ui, source_in(window_language(), &rules.source));
    rules_in_words(ui, rules, sought);
    if !rules.examples.is_empty() {
        ui.add_space(size::SPACE);
        section_heading(ui, texts::worked_examples());
        for (at, example) in rules.examples.iter().enumerate() {
            worked_example(ui, engine.library(), rules, example, at);
        }
    }
    requests
}

/// Shows whether the event uses the ruleset, or a button to use it, and buttons for the other commands.
pub(super) fn action_buttons(
    ui: &mut Ui,
    engine: &Engine,
    rules: &Ruleset,
    others: &[(Command, &'static str)],
) -> Vec<Request> {
    let used = engine.uses_rules(&rules.name);
    let set_up = used && engine.round_setup().is_some();
    let button = (Command::UseSystem, texts::use_these_rules());
    let use_or_in_use = if used { Err(texts::event_uses_ruleset()) } else { Ok(button) };
    let rounds = set_up.then_some((Command::SetUpRounds, Command::SetUpRounds.name()));
    let requests = page_parts::action_buttons(ui, use_or_in_use, rounds.into_iter().chain(others.iter().copied()));
    let ranks = engine.rules().name == rules.name;
    if let Some(sentence) = engine.no_rules_sentence().filter(|_| ranks) {
        ui.add(Label::new(RichText::new(sentence).color(ui.visuals().warn_fg_color)).wrap());
    }
    ui.add_space(2.0);
    requests
}

/// Shows the description of the rules in words, by subject. The paragraph to which the sought field belongs is marked.
fn rules_in_words(ui: &mut Ui, rules: &Ruleset, mut sought: Option<&mut SoughtField>) {
    const HEADING_WIDTH: f32 = 110.0;
    ui.add_space(size::GAP);
    let text_width = (ui.available_width() - HEADING_WIDTH - size::SPACE).max(160.0);
    let language = window_language();
    let paragraphs = rules.describe(language);
    let heading = sought.as_ref().and_then(|sought| sought.field.heading(language));
    if !paragraphs.iter().any(|entry| Some(&entry.heading) == heading.as_ref())
        && let Some(sought) = &mut sought
    {
        show_note_of_field(ui, sought, texts::field_is_not_set);
    }
    Grid::new("rules in words").num_columns(2).spacing([size::SPACE, 6.0]).show(ui, |ui| {
        for entry in paragraphs {
            let sought = sought.as_mut().filter(|_| Some(&entry.heading) == heading.as_ref());
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.set_width(HEADING_WIDTH);
                ui.label(RichText::new(entry.heading).font(bold_body()));
            });
            ui.scope(|ui| {
                ui.set_max_width(text_width);
                ui.add(Label::new(entry.text).wrap().selectable(true));
            });
            ui.end_row();
            if let Some(sought) = sought {
                ui.label("");
                ui.scope(|ui| {
                    ui.set_max_width(text_width);
                    show_note_of_field(ui, sought, texts::field_is_in_paragraph);
                });
                ui.end_row();
            }
        }
    });
}

/// Says where the sought field is, and which command changes it. Scrolls there once.
fn show_note_of_field(ui: &mut Ui, sought: &mut SoughtField, sentence: fn(&str, &str) -> String) {
    let name = sought.field.info().map_or("", RulesFieldInfo::label);
    let text = sentence(name, Command::CopySystem.name());
    let remark_paper = Palette::current(ui.ctx()).remark_paper;
    let note = Frame::new().fill(remark_paper).inner_margin(Margin::symmetric(6, 2)).show(ui, |ui| {
        ui.add(Label::new(text).wrap());
    });
    // The places are not known in the frame that measures the grid.
    if sought.scrolls && !ui.is_sizing_pass() {
        note.response.scroll_to_me(Some(Align::Center));
        sought.scrolls = false;
    }
}

/// Shows a worked example: the expected totals and places, and the computed ones where they differ. Returns whether all
/// are as expected.
pub(super) fn worked_example(
    ui: &mut Ui,
    library: &SystemLibrary,
    rules: &Ruleset,
    example: &RulesExample,
    at: usize,
) -> bool {
    ui.add_space(size::GAP);
    let palette = Palette::current(ui.ctx());
    let results = rules.work_example(example, library);
    let as_expected = results.iter().zip(&example.players).all(|(result, player)| result.matches(player));
    let rounds = example.players.iter().map(|player| player.rounds.len()).max().unwrap_or_default();
    ui.label(example_title_in_window(&example.name));
    let paper = if as_expected { palette.computed } else { palette.problem_paper };
    #[expect(clippy::cast_precision_loss, reason = "a handful of rounds")]
    let width = ((ui.available_width() - 250.0) / rounds.max(1) as f32 - 8.0).clamp(34.0, 56.0);
    Frame::new().fill(paper).inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        Grid::new(("rules example", at)).num_columns(rounds + 3).spacing([8.0, 3.0]).show(ui, |ui| {
            ui.label("");
            for round in 1..=rounds {
                let heading = texts::round_short(&round.to_string());
                right_aligned(ui, width, RichText::new(heading).weak().text_style(TextStyle::Small));
            }
            right_aligned(ui, 64.0, RichText::new(texts::total()).weak().text_style(TextStyle::Small));
            right_aligned(ui, 40.0, RichText::new(fields::place()).weak().text_style(TextStyle::Small));
            ui.end_row();
            for (player, result) in example.players.iter().zip(&results) {
                let star = if example.top.contains(&player.name) { " *" } else { "" };
                ui.label(format!("{}{star}", player.name));
                for round in 0..rounds {
                    let text = player.rounds.get(round).map_or_else(String::new, round_text);
                    right_aligned(
                        ui,
                        width,
                        weighted_result(text, result.counted.get(round).copied().flatten(), &palette),
                    );
                }
                right_aligned(ui, 64.0, RichText::new(show_number(player.total, rules.decimals)));
                right_aligned(ui, 40.0, RichText::new(place_text(player.place)));
                ui.end_row();
                if !result.matches(player) {
                    current_result_row(ui, result, rounds, width, rules.decimals, &palette);
                }
            }
        });
        if !example.top.is_empty() {
            ui.label(
                RichText::new(format!("* {}", rules.top_board_location(window_language())))
                    .weak()
                    .text_style(TextStyle::Small),
            );
        }
    });
    if !as_expected {
        ui.colored_label(palette.problem, texts::example_fails());
    }
    as_expected
}

/// Shows the row of the total and the place that are computed now.
fn current_result_row(
    ui: &mut Ui,
    result: &WorkedExamplePlayer,
    rounds: usize,
    width: f32,
    decimals: usize,
    palette: &Palette,
) {
    ui.colored_label(palette.problem, texts::now());
    for _ in 0..rounds {
        ui.allocate_space(vec2(width, 1.0));
    }
    right_aligned(ui, 64.0, RichText::new(show_number(result.total, decimals)).color(palette.problem));
    right_aligned(ui, 40.0, RichText::new(place_text(result.place)).color(palette.problem));
    ui.end_row();
}

fn place_text(place: Option<usize>) -> String {
    place.map_or_else(|| "–".to_owned(), |place| place.to_string())
}

fn round_text(round: &ExampleRound) -> String {
    match round {
        ExampleRound::NoGame(NoGameReason::SatOut) => texts::sat_out().to_owned(),
        ExampleRound::NoGame(NoGameReason::Absent) => "–".to_owned(),
        played => {
            let scores = played.scores().iter().map(|score| short_in_window(*score, 2));
            scores.collect::<Vec<_>>().join(window_language().figure_separator())
        }
    }
}

/// A result. Struck through if it does not count, and weak if only a part of it counts.
fn weighted_result(text: String, weight: Option<f64>, palette: &Palette) -> RichText {
    let text = RichText::new(text);
    match weight {
        Some(0.0) => text.strikethrough().color(palette.faded),
        Some(weight) if weight < 1.0 => text.color(palette.faded),
        _ => text,
    }
}
