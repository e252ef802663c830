//! What stands above and below the table: how it is looked at and what has to be known of it, and the legend.

use eframe::egui::{self, Button, Frame, Margin, RichText, TextStyle, Ui};

use super::what_if::WhatIfState;
use crate::app::command::Command;
use crate::app::theme::{Palette, bold_body};
use crate::book::RoundIx;
use crate::engine::{Engine, WhatIf};
use crate::notices::{GroupSelection, Notice, StandingsOptions};
use crate::standings::StandingsView;

/// What was asked for above the table.
#[derive(Debug, Default)]
pub struct StandingsToolbarResponse {
    pub look: Option<StandingsOptions>,
    pub command: Option<Command>,
}

/// The views to choose from, the one in view in words, and what is held back; that can wait while something is supposed.
pub fn above(ui: &mut Ui, engine: &Engine, look: &StandingsOptions, notice: &Notice, supposing: bool) -> StandingsToolbarResponse {
    let palette = Palette::current(ui.ctx());
    let mut asked = StandingsToolbarResponse::default();
    let usual = *look == StandingsOptions::default();
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 4));
    egui::Panel::top("standings views").frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let view = look.view;
            let part = !(view.finished_only || view.posted_only);
            if choice(ui, part, Command::ViewAll.name(), Command::ViewAll.about().help) {
                asked.look = Some(with(look, StandingsView { finished_only: false, posted_only: false, ..view }));
            }
            if choice(ui, view.finished_only, Command::ViewFinished.name(), Command::ViewFinished.about().help) {
                asked.look = Some(with(look, StandingsView { finished_only: !view.finished_only, ..view }));
            }
            if choice(ui, view.posted_only, Command::ViewPosted.name(), Command::ViewPosted.about().help) {
                asked.look = Some(with(look, StandingsView { posted_only: !view.posted_only, ..view }));
            }
            let rounds = after_words(engine, view.rounds);
            ui.menu_button(rounds, |ui| {
                for rounds in std::iter::once(None).chain((1..=engine.book().rounds.len()).map(Some)) {
                    if ui.selectable_label(view.rounds == rounds, after_words(engine, rounds)).clicked() {
                        asked.look = Some(with(look, StandingsView { rounds, ..view }));
                        ui.close();
                    }
                }
            });
            let groups = groups(engine);
            if !groups.is_empty() {
                ui.menu_button(groups_in_words(&look.groups), |ui| {
                    let named = groups.into_iter().map(GroupSelection::One);
                    for groups in [GroupSelection::Together, GroupSelection::Each].into_iter().chain(named) {
                        if ui.selectable_label(look.groups == groups, groups_in_words(&groups)).clicked() {
                            asked.look = Some(StandingsOptions { groups, ..look.clone() });
                            ui.close();
                        }
                    }
                });
            }
        });
    });
    if !usual {
        band(ui, "standings view", &palette, |ui| {
            let sentence = RichText::new(in_view(look, notice)).font(bold_body()).color(palette.ink);
            ui.add(egui::Label::new(sentence).wrap());
            if ui.button("Back to everything (Esc)").clicked() {
                asked.look = Some(StandingsOptions::default());
            }
        });
    }
    for (at, sentence) in notice.cautions.iter().enumerate().filter(|_| !supposing) {
        band(ui, ("held back", at), &palette, |ui| {
            ui.add(egui::Label::new(RichText::new(sentence).color(palette.ink)).wrap());
            if ui.button("Release the scores").on_hover_text(Command::ReleaseRound.about().help).clicked() {
                asked.command = Some(Command::ReleaseRound);
            }
        });
    }
    asked
}

/// Around a what-if: words on a coloured ground, and the ways out. `grid` shows the board.
pub fn supposing(ui: &mut Ui, what_if: &WhatIf, grid: impl FnOnce(&mut Ui)) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    let mut asked = None;
    band(ui, "what if", &palette, |ui| {
        let board = what_if.engine().book().board_label(what_if.at());
        let sentence = format!("What if {board} ended so? Nothing typed here is in the book.");
        ui.add(egui::Label::new(RichText::new(sentence).font(bold_body()).color(palette.ink)).wrap());
        if ui.button("Leave (Esc)").on_hover_text(Command::LeaveWhatIf.about().help).clicked() {
            asked = Some(Command::LeaveWhatIf);
        }
        let keep = ui.add_enabled(what_if.has_changed(), Button::new("Keep it in the book"));
        if keep.on_hover_text(Command::KeepWhatIf.about().help).clicked() {
            asked = Some(Command::KeepWhatIf);
        }
    });
    let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin { left: 12, right: 12, top: 0, bottom: 8 });
    egui::Panel::top("what if board")
        .exact_size(WhatIfState::HEIGHT)
        .frame(frame)
        .show_separator_line(true)
        .show(ui, grid);
    asked
}

/// On the other tabs: that a what-if is open, and the ways to it and out of it.
pub fn elsewhere(ui: &mut Ui, what_if: &WhatIf) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    let mut asked = None;
    band(ui, "what if elsewhere", &palette, |ui| {
        let board = what_if.engine().book().board_label(what_if.at());
        let sentence = format!("This is the book. On the Standings tab you suppose an end of {board}.");
        ui.add(egui::Label::new(RichText::new(sentence).color(palette.ink)).wrap());
        if ui.button("Go there").clicked() {
            asked = Some(Command::WhatIf);
        }
        if ui.button(Command::LeaveWhatIf.name()).clicked() {
            asked = Some(Command::LeaveWhatIf);
        }
    });
    asked
}

/// What the marks mean, and what was added to totals or taken from them.
pub fn below(ui: &mut Ui, notice: &Notice) {
    if notice.legend.is_empty() && notice.sentences.is_empty() {
        return;
    }
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 4));
    egui::Panel::bottom("standings legend").frame(frame).show_separator_line(true).show(ui, |ui| {
        ui.style_mut().override_text_style = Some(TextStyle::Small);
        // A long list of penalties leaves room for the table.
        egui::ScrollArea::vertical().id_salt("legend").max_height(66.0).auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::vec2(3.0, 2.0);
                for key in &notice.legend {
                    let sign = if key.sign.is_empty() { key.style } else { key.sign };
                    let mut sign = RichText::new(sign).color(palette.ink);
                    if key.is_struck() {
                        sign = sign.strikethrough();
                    } else if key.is_italic() {
                        sign = sign.italics();
                    }
                    ui.label(sign);
                    ui.label(RichText::new(format!("{}   ", key.meaning.trim_end_matches('.'))).color(palette.faded));
                }
            });
            for line in &notice.sentences {
                ui.label(RichText::new(line).color(palette.faded));
            }
        });
    });
}

/// A strip across the sheet that cannot be overlooked: a ground of its own, a bar at its left edge, and words.
fn band(ui: &mut Ui, name: impl std::hash::Hash + std::fmt::Debug, palette: &Palette, content: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin { left: 14, right: 12, top: 5, bottom: 5 });
    let shown = egui::Panel::top(egui::Id::unique(name)).frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            content(ui);
        });
    });
    let rect = shown.response.rect;
    let bar = egui::Rect::from_min_max(rect.min, egui::pos2(rect.left() + 4.0, rect.bottom()));
    ui.painter().rect_filled(bar, 0.0, palette.remark);
}

fn choice(ui: &mut Ui, chosen: bool, name: &str, help: &str) -> bool {
    ui.selectable_label(chosen, name).on_hover_text(help).clicked()
}

fn with(look: &StandingsOptions, view: StandingsView) -> StandingsOptions {
    StandingsOptions { view, groups: look.groups.clone() }
}

/// “After round 2”, “All rounds”.
fn after_words(engine: &Engine, rounds: Option<usize>) -> String {
    let Some(rounds) = rounds else { return "All rounds".to_owned() };
    let title = engine.book().round(RoundIx(rounds.saturating_sub(1))).map(crate::book::Round::title);
    format!("After {}", title.unwrap_or_else(|| format!("Round {rounds}")))
}

/// The names of the groups.
pub fn groups(engine: &Engine) -> Vec<String> {
    if !engine.rules().groups {
        return Vec::new();
    }
    let mut names: Vec<String> = engine.book().people.iter().map(|person| person.group.clone()).collect();
    names.retain(|name| !name.is_empty());
    names.sort_by_key(|name| name.to_lowercase());
    names.dedup();
    names
}

/// “All groups, one under the other”.
pub fn groups_in_words(groups: &GroupSelection) -> String {
    match groups {
        GroupSelection::Together => "Everybody".to_owned(),
        GroupSelection::Each => "All groups, one under the other".to_owned(),
        GroupSelection::One(name) => format!("Group {name}"),
    }
}

fn in_view(look: &StandingsOptions, notice: &Notice) -> String {
    match look.groups {
        GroupSelection::Together => format!("{}.", notice.subtitle),
        _ => format!("{}: {}.", groups_in_words(&look.groups), super::lower(&notice.subtitle)),
    }
}
