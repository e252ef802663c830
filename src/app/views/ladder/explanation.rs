//! How the figure under the cursor came about, for the panel beside the ladder.

use eframe::egui::{self, Frame, Label, Margin, RichText, ScrollArea, TextStyle, Ui};

use super::compiled_year::{IdentityPair, CompiledYear};
use super::table::LadderTableModel;
use crate::app::command::Command;
use crate::app::theme::{Palette, bold_body, size};
use crate::book::vocabulary::capitalize;
use crate::figures::{format_rounded, format_short};
use crate::ladder::{FigureExplanation, LadderRow};
use crate::notices::ColumnRole;

/// What is told beside the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LadderExplanation {
    /// “Why 12.27?”.
    pub title: String,
    /// Whose and of what.
    pub of: String,
    pub steps: Vec<FigureExplanation>,
    /// What else there is to say.
    pub notes: Vec<String>,
}

impl LadderExplanation {
    /// All of it as text.
    pub fn text(&self) -> String {
        let mut lines = vec![self.of.clone()];
        lines.extend(self.steps.iter().map(|step| format!("  {step}")));
        lines.extend(self.notes.iter().cloned());
        lines.join("\n")
    }

    /// The last step in one line, for the line above the sheet.
    pub fn line(&self) -> Option<String> {
        let last = self.steps.last()?;
        let parts = [&last.by_names, &last.by_values];
        let shown: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).map(String::as_str).collect();
        Some(if shown.is_empty() { last.notes.join("; ") } else { shown.join(" = ") }).filter(|line| !line.is_empty())
    }
}

/// How the figure in a cell of the table came about.
pub fn of_table(worked: &CompiledYear, row: usize, column: usize) -> Option<LadderExplanation> {
    let model = LadderTableModel::new(worked);
    let (held, kind) = (model.row(row)?, model.kind(column)?);
    let name = worked.roster.name(held.person);
    let compiled = worked.compiled();
    if let ColumnRole::EventPlace(event) | ColumnRole::EventPoints(event) = kind {
        let result = model.result(row, event)?;
        let called = worked.season.events.get(event).map_or("", |event| event.name.as_str());
        let mut notes = Vec::new();
        if !result.counts {
            notes.push("It does not count: others brought more.".to_owned());
        }
        let line = compiled.events.get(event).and_then(|event| event.results.get(result.result));
        if let Some(line) = line {
            let held = &worked.season.events[event];
            notes.push(format!("Read from {}.", held.source_location(Some(line.line))));
        }
        return Some(LadderExplanation {
            title: format!("Why {}?", format_rounded(result.points, worked.ladder.decimals())),
            of: format!("{name} at {called}"),
            steps: compiled.explain_points(event, result.result),
            notes,
        });
    }
    Some(of_row(worked, held, row - 1))
}

/// How the points of a line of a list came about.
pub fn of_line(worked: &CompiledYear, event: usize, line: usize) -> Option<LadderExplanation> {
    let compiled = worked.compiled();
    let result = compiled.events.get(event)?.results.iter().position(|result| result.line == line)?;
    let points = compiled.events.get(event)?.results.get(result)?;
    Some(LadderExplanation {
        title: format!("Why {}?", format_rounded(points.points, worked.ladder.decimals())),
        of: worked.roster.name(points.person).to_owned(),
        steps: compiled.explain_points(event, result),
        notes: Vec::new(),
    })
}

fn of_row(worked: &CompiledYear, row: &LadderRow, at: usize) -> LadderExplanation {
    let compiled = worked.compiled();
    let mut notes = Vec::new();
    if let Some(why) = compiled.explain_order(&worked.table, at) {
        notes.push(format!("Ahead of the next: {why}."));
    }
    if let Some(points) = worked.to_overtake.get(at).copied().flatten() {
        let needed = format_rounded(points, worked.ladder.decimals());
        let leader = worked.table.rows.first().map_or("", |first| worked.roster.name(first.person));
        notes.push(format!("More than {needed} points at one more event overtake {leader}, who stays at home."));
    }
    let person = worked.roster.people().get(row.person.0);
    if let Some(person) = person.filter(|person| person.spellings.len() > 1) {
        notes.push(format!("Spelt {}.", person.spellings.join(", ")));
    }
    LadderExplanation {
        title: format!("Why {}?", row.score_text()),
        of: format!(
            "{}, rank {}{}",
            worked.roster.name(row.person),
            row.rank,
            if row.shared { " (shared)" } else { "" }
        ),
        steps: compiled.explain_score(row),
        notes,
    }
}

/// Shows a derivation.
pub fn show_why(ui: &mut Ui, why: Option<&LadderExplanation>) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    let mut asked = None;
    let frame = Frame::new().inner_margin(Margin { left: 12, right: 12, top: 6, bottom: 6 });
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            let title = why.map_or("How it came about", |why| &why.title);
            ui.label(RichText::new(title).font(bold_body()));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let small = |ui: &mut Ui, name: &str, command: Command| {
                    let help = format!("{} ({})", command.about().help, command.keys(ui.ctx()));
                    let button = egui::Button::new(name).small().frame_when_inactive(false);
                    ui.add(button).on_hover_text(help).clicked().then_some(command)
                };
                asked = small(ui, "Hide", Command::ToggleTable);
                if why.is_some() {
                    asked = asked.or(small(ui, "Copy", Command::CopyExplanation));
                }
            });
        });
        let Some(why) = why else {
            ui.weak("Put the cursor on a score or on points.");
            return;
        };
        ScrollArea::vertical().id_salt("ladder why").auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.add(Label::new(RichText::new(&why.of).color(palette.faded)).wrap());
            ui.add_space(size::GAP);
            for step in &why.steps {
                crate::app::views::ladder::explanation::step(ui, step, &palette);
            }
            for note in &why.notes {
                ui.add_space(2.0);
                ui.add(Label::new(RichText::new(note).color(palette.faded)).wrap());
            }
        });
    });
    asked
}

/// One figure: its name and value on a line, how it is made below.
fn step(ui: &mut Ui, step: &FigureExplanation, palette: &Palette) {
    let value = if step.value.is_nan() { "?".to_owned() } else { format_short(step.value, 4) };
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

/// Shows two who may be one, and asks.
pub fn show_pair(ui: &mut Ui, worked: &CompiledYear, pair: &IdentityPair) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    let mut asked = None;
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 6, bottom: 6 }).show(ui, |ui| {
        ui.label(RichText::new("One person?").font(bold_body()));
        ui.add_space(size::GAP);
        for (name, command) in [
            ("Same  (S)", Command::SamePerson),
            ("Different  (D)", Command::DifferentPeople),
            ("Later  (L)", Command::AskLater),
        ] {
            let button = egui::Button::new(name).min_size(egui::vec2(150.0, 26.0));
            if ui.add(button).on_hover_text(command.about().help).clicked() {
                asked = Some(command);
            }
        }
        ui.add_space(size::GAP);
        ScrollArea::vertical().id_salt("pair").auto_shrink([false, true]).show(ui, |ui| {
            for (which, who) in [&pair.one, &pair.other].into_iter().enumerate() {
                ui.add(Label::new(RichText::new(who.to_string()).font(bold_body())).wrap());
                let region = worked.roster.region(pair.people[which]);
                if !region.is_empty() && who.region.is_none() {
                    ui.label(region);
                }
                for event in pair.events[which].split("; ") {
                    ui.add(Label::new(RichText::new(event).color(palette.faded)).wrap());
                }
                ui.add_space(size::GAP);
            }
            ui.add(Label::new(format!("{} %: {}.", format_rounded(pair.chance * 100.0, 0), pair.why)).wrap());
            ui.add_space(size::GAP);
            ui.add(
                Label::new(RichText::new("Until somebody decides, they are counted as two.").color(palette.faded))
                    .wrap(),
            );
        });
    });
    asked
}
