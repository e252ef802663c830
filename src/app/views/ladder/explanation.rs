//! The panel beside the ladder: the explanation of the figure under the cursor, and the question about a pair of names.
//! The steps of an explanation are computed in [`crate::ladder`].

use eframe::egui::{self, Frame, Label, Margin, RichText, ScrollArea, TextStyle, Ui};

use super::compiled_year::{CompiledYear, IdentityPair};
use super::table::LadderTable;
use super::table_order::TableOrder;
use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::widgets::explanation_title;
use crate::book::typed_words::capitalize;
use crate::ladder::{FigureExplanation, LadderRow};
use crate::languages::window_sentences::{ladder_tab as texts, shell};
use crate::languages::{rounded_in_window, short_in_window, window_language};
use crate::notices::ColumnRole;

/// The explanation that the panel shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LadderExplanation {
    /// “Why 12.27?”.
    pub title: String,
    /// The player, and the event or the rank.
    pub subject: String,
    pub steps: Vec<FigureExplanation>,
    /// Further sentences.
    pub notes: Vec<String>,
    /// How the cell came about, for the formula line. `None` for a cell that is not computed.
    pub formula_line: Option<String>,
}

impl LadderExplanation {
    /// The whole explanation as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.subject.clone()];
        lines.extend(self.steps.iter().map(|step| format!("  {step}")));
        lines.extend(self.notes.iter().cloned());
        lines.join("\n")
    }
}

/// A step in one line, for the formula line.
fn step_line(step: &FigureExplanation) -> Option<String> {
    let parts = [&step.by_names, &step.by_values];
    let shown: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).map(String::as_str).collect();
    Some(if shown.is_empty() { step.notes.join("; ") } else { shown.join(" = ") }).filter(|line| !line.is_empty())
}

/// The explanation of a figure in the table.
pub fn explain_table_cell(
    compiled_year: &CompiledYear,
    order: &TableOrder,
    row: usize,
    column: usize,
) -> Option<LadderExplanation> {
    let model = LadderTable::new(compiled_year, order);
    let (ladder_row, role) = (model.row(row)?, model.role(column)?);
    let name = compiled_year.roster.name(ladder_row.person);
    let compiled = compiled_year.compiled_ladder();
    if let ColumnRole::EventPlace(event) | ColumnRole::EventPoints(event) = role {
        let result = model.result(row, event)?;
        let event_name = compiled_year.results_year.events.get(event).map_or("", |event| event.name.as_str());
        let mut notes = Vec::new();
        if !result.counts {
            notes.push(texts::result_does_not_count().to_owned());
        }
        let line = compiled.events.get(event).and_then(|event| event.results.get(result.result));
        if let Some(line) = line {
            let event = &compiled_year.results_year.events[event];
            notes.push(texts::read_from(&event.source_location(Some(line.line))));
        }
        let steps = compiled.explain_points(event, result.result);
        return Some(LadderExplanation {
            title: shell::why_figure(&rounded_in_window(result.points, compiled_year.ladder.decimals())),
            subject: texts::player_at_event(name, event_name),
            formula_line: steps.last().and_then(step_line),
            steps,
            notes,
        });
    }
    Some(explain_row(compiled_year, ladder_row, model.position(row)?, role))
}

/// The explanation of the points in a line of a result list.
pub fn explain_list_line(compiled_year: &CompiledYear, event: usize, line: usize) -> Option<LadderExplanation> {
    let compiled = compiled_year.compiled_ladder();
    let result = compiled.events.get(event)?.results.iter().position(|result| result.line == line)?;
    let points = compiled.events.get(event)?.results.get(result)?;
    let steps = compiled.explain_points(event, result);
    Some(LadderExplanation {
        title: shell::why_figure(&rounded_in_window(points.points, compiled_year.ladder.decimals())),
        subject: compiled_year.roster.name(points.person).to_owned(),
        formula_line: steps.last().and_then(step_line),
        steps,
        notes: Vec::new(),
    })
}

/// The explanation of a cell of a player's row. Cells that are not computed have that of the score, without a formula line.
fn explain_row(compiled_year: &CompiledYear, row: &LadderRow, at: usize, role: ColumnRole) -> LadderExplanation {
    let compiled = compiled_year.compiled_ladder();
    let decimals = compiled_year.ladder.decimals();
    let of_score = compiled.explain_score(row);
    let to_overtake = compiled.explain_points_to_overtake(&compiled_year.table, at);
    let ahead = compiled.explain_order(&compiled_year.table, at, window_language());
    let ahead = ahead.map(|why| texts::ahead_of_next(&why));
    let needed = compiled_year.points_to_overtake.get(at).copied().flatten().map(|points| {
        let leader = compiled_year.table.rows.first().map_or("", |first| compiled_year.roster.name(first.person));
        texts::points_needed(leader, &rounded_in_window(points, decimals))
    });
    // The total comes first, the score last, and the divisor between them.
    let between = 1..of_score.len().saturating_sub(1);
    let of_cell = match role {
        ColumnRole::PointsToOvertake => to_overtake.into_iter().collect(),
        ColumnRole::Total => of_score.first().cloned().into_iter().collect(),
        ColumnRole::Divisor => of_score.get(between).map(<[FigureExplanation]>::to_vec).unwrap_or_default(),
        ColumnRole::Score | ColumnRole::ExactScore => of_score.clone(),
        _ => Vec::new(),
    };
    let formula_line = match role {
        ColumnRole::Place => ahead.clone(),
        _ => of_cell.last().and_then(step_line),
    };
    let title = match (role, of_cell.last()) {
        (ColumnRole::PointsToOvertake | ColumnRole::Total, Some(step)) => rounded_in_window(step.value, decimals),
        (ColumnRole::Divisor, Some(step)) => short_in_window(step.value, 4),
        _ => row.score_text(),
    };
    let mut notes: Vec<String> = match role {
        ColumnRole::PointsToOvertake => needed.into_iter().collect(),
        _ => ahead.into_iter().chain(needed).collect(),
    };
    let person = compiled_year.roster.people().get(row.person.0);
    if let Some(person) = person.filter(|person| person.spellings.len() > 1) {
        notes.push(texts::spellings(&person.spellings.join(", ")));
    }
    let player_of_rank = if row.shared { texts::player_of_shared_rank } else { texts::player_of_rank };
    LadderExplanation {
        title: shell::why_figure(&title),
        subject: player_of_rank(compiled_year.roster.name(row.person), &row.rank.to_string()),
        steps: if of_cell.is_empty() { of_score } else { of_cell },
        notes,
        formula_line,
    }
}

/// Shows an explanation, with its buttons.
pub fn show_explanation(ui: &mut Ui, why: Option<&LadderExplanation>) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    let mut chosen = None;
    let frame = Frame::new().inner_margin(Margin { left: 12, right: 12, top: 6, bottom: 6 });
    frame.show(ui, |ui| {
        chosen = explanation_title(ui, why.map_or(shell::explanation(), |why| &why.title), why.is_some());
        let Some(why) = why else {
            ui.weak(texts::put_cursor_on_score());
            return;
        };
        ScrollArea::vertical().id_salt("ladder why").auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.add(Label::new(RichText::new(&why.subject).color(palette.faded)).wrap());
            ui.add_space(size::GAP);
            for step in &why.steps {
                show_step(ui, step, &palette);
            }
            for note in &why.notes {
                ui.add_space(2.0);
                ui.add(Label::new(RichText::new(note).color(palette.faded)).wrap());
            }
        });
    });
    chosen
}

/// Shows one figure: its name and value on one line, and its formula below.
fn show_step(ui: &mut Ui, step: &FigureExplanation, palette: &Palette) {
    let value = if step.value.is_nan() { "?".to_owned() } else { short_in_window(step.value, 4) };
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(RichText::new(&value).font(bold_body()));
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(Label::new(capitalize(&step.name)).truncate());
            });
        });
    });
    let small = |text: &str| RichText::new(text).text_style(TextStyle::Small).color(palette.faded);
    let mut last = value.as_str();
    for part in [&step.by_names, &step.by_values] {
        if !part.is_empty() && part != last {
            ui.add(Label::new(small(&format!("= {part}"))).wrap());
            last = part;
        }
    }
    if !step.notes.is_empty() {
        ui.add(Label::new(small(&step.notes.join("; "))).wrap());
    }
    ui.add_space(2.0);
}

/// Shows two names that may be one person, and asks the user.
pub fn show_pair(ui: &mut Ui, compiled_year: &CompiledYear, pair: &IdentityPair) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    let mut chosen = None;
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 6, bottom: 6 }).show(ui, |ui| {
        ui.label(RichText::new(texts::one_person()).font(bold_body()));
        ui.add_space(size::GAP);
        for (name, command) in [
            (texts::same_button(), Command::SamePerson),
            (texts::different_button(), Command::DifferentPeople),
            (texts::later_button(), Command::PostponePair),
        ] {
            let button = egui::Button::new(name).min_size(egui::vec2(150.0, 26.0));
            if ui.add(button).on_hover_text(command.help()).clicked() {
                chosen = Some(command);
            }
        }
        ui.add_space(size::GAP);
        ScrollArea::vertical().id_salt("pair").auto_shrink([false, true]).show(ui, |ui| {
            for (index, listed_name) in [&pair.one, &pair.other].into_iter().enumerate() {
                ui.add(Label::new(RichText::new(listed_name.to_string()).font(bold_body())).wrap());
                let region = compiled_year.roster.region(pair.people[index]);
                if !region.is_empty() && listed_name.region.is_none() {
                    ui.label(region);
                }
                for event in pair.events[index].split("; ") {
                    ui.add(Label::new(RichText::new(event).color(palette.faded)).wrap());
                }
                ui.add_space(size::GAP);
            }
            let chance = rounded_in_window(pair.chance * 100.0, 0);
            ui.add(Label::new(texts::chance_and_reason(&chance, &pair.reason)).wrap());
            ui.add_space(size::GAP);
            ui.add(Label::new(RichText::new(texts::until_you_decide()).color(palette.faded)).wrap());
        });
    });
    chosen
}
