//! The bars above and below the standings: the choice of the view, held back scores, an open what-if, and the legend.

use eframe::egui::{self, Button, Frame, Margin, RichText, TextStyle, Ui};

use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body};
use crate::app::views::request::Request;
use crate::app::widgets::show_wrapped_bar;
use crate::engine::{Engine, WhatIf};
use crate::languages::window_language;
use crate::languages::window_sentences::standings_tab as texts;
use crate::notices::{GroupSelection, Notice, StandingsOptions, view_in_sentence};
use crate::standings::StandingsScope;

/// The height of the board of a what-if: seven rows and the space around them.
const WHAT_IF_BOARD_HEIGHT: f32 = 22.0 * 7.0 + 24.0;

/// Shows the views to choose from, the current view in words, and the rounds that are held back. During a what-if the
/// rounds held back are not shown. Returns the view that the user chose.
pub fn show_toolbar(
    ui: &mut Ui,
    engine: &Engine,
    options: &StandingsOptions,
    notice: &Notice,
    has_what_if: bool,
    requests: &mut Vec<Request>,
) -> Option<StandingsOptions> {
    let palette = Palette::current(ui.ctx());
    let mut chosen = None;
    let usual = *options == StandingsOptions::default();
    let panel = egui::Panel::top("standings views").show_separator_line(false);
    show_wrapped_bar(ui, panel, (palette.panel, 4), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let view = options.view;
        let part = !(view.finished_only || view.posted_only);
        if choice(ui, part, Command::ViewAll.name(), Command::ViewAll.help()) {
            chosen = Some(with_view(options, StandingsScope { finished_only: false, posted_only: false, ..view }));
        }
        if choice(ui, view.finished_only, Command::ViewFinished.name(), Command::ViewFinished.help()) {
            chosen = Some(with_view(options, StandingsScope { finished_only: !view.finished_only, ..view }));
        }
        let posted = ui.add_enabled_ui(!has_what_if, |ui| {
            choice(ui, view.posted_only, Command::ViewPosted.name(), Command::ViewPosted.help())
        });
        if posted.inner {
            chosen = Some(with_view(options, StandingsScope { posted_only: !view.posted_only, ..view }));
        }
        let rounds = rounds_text(engine, view.rounds);
        ui.menu_button(rounds, |ui| {
            for rounds in std::iter::once(None).chain(rounds_to_choose(engine, view.rounds).map(Some)) {
                if ui.selectable_label(view.rounds == rounds, rounds_text(engine, rounds)).clicked() {
                    chosen = Some(with_view(options, StandingsScope { rounds, ..view }));
                    ui.close();
                }
            }
        });
        if !group_names(engine).is_empty() {
            ui.menu_button(group_selection_text(&options.groups), |ui| {
                for groups in group_selections(engine) {
                    if ui.selectable_label(options.groups == groups, group_selection_text(&groups)).clicked() {
                        chosen = Some(StandingsOptions { groups, ..options.clone() });
                        ui.close();
                    }
                }
            });
        }
    });
    if !usual {
        show_band(ui, "standings view", &palette, |ui| {
            let sentence = RichText::new(view_sentence(engine, options, notice)).font(bold_body()).color(palette.ink);
            ui.add(egui::Label::new(sentence).wrap());
            if ui.button(texts::back_to_everything()).clicked() {
                chosen = Some(StandingsOptions::default());
            }
        });
    }
    for (at, sentence) in notice.cautions.iter().enumerate().filter(|_| !has_what_if) {
        show_band(ui, ("held back", at), &palette, |ui| {
            ui.add(egui::Label::new(RichText::new(sentence).color(palette.ink)).wrap());
            if ui.button(texts::release_scores()).on_hover_text(Command::ReleaseRound.help()).clicked() {
                requests.push(Request::Command(Command::ReleaseRound));
            }
        });
    }
    chosen
}

/// Shows the open what-if: a coloured band with the buttons to leave or keep it, and the board. `grid` shows the board.
pub fn show_what_if(ui: &mut Ui, what_if: &WhatIf, grid: impl FnOnce(&mut Ui)) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    let mut chosen = None;
    show_band(ui, "what if", &palette, |ui| {
        let board = what_if.engine().book().board_label_in_window(what_if.board());
        let sentence = texts::what_if_sentence(&board);
        ui.add(egui::Label::new(RichText::new(sentence).font(bold_body()).color(palette.ink)).wrap());
        if ui.button(texts::leave_what_if()).on_hover_text(Command::DropWhatIf.help()).clicked() {
            chosen = Some(Command::DropWhatIf);
        }
        let keep = ui.add_enabled(what_if.has_changed(), Button::new(texts::keep_what_if()));
        if keep.on_hover_text(Command::AcceptWhatIf.help()).clicked() {
            chosen = Some(Command::AcceptWhatIf);
        }
    });
    let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin { left: 12, right: 12, top: 0, bottom: 8 });
    egui::Panel::top("what if board")
        .exact_size(WHAT_IF_BOARD_HEIGHT)
        .frame(frame)
        .show_separator_line(true)
        .show(ui, grid);
    chosen
}

/// Shows on the other tabs that a what-if is open, with buttons to go to it and to leave it.
pub fn show_what_if_reminder(ui: &mut Ui, what_if: &WhatIf) -> Option<Command> {
    let palette = Palette::current(ui.ctx());
    let mut chosen = None;
    show_band(ui, "what if elsewhere", &palette, |ui| {
        let board = what_if.engine().book().board_label_in_window(what_if.board());
        let sentence = texts::what_if_reminder(&board);
        ui.add(egui::Label::new(RichText::new(sentence).color(palette.ink)).wrap());
        if ui.button(texts::go_to_what_if()).clicked() {
            chosen = Some(Command::WhatIf);
        }
        if ui.button(Command::DropWhatIf.name()).clicked() {
            chosen = Some(Command::DropWhatIf);
        }
    });
    chosen
}

/// Shows the meaning of the marks, and the sentences about bonuses and penalties.
pub fn show_legend(ui: &mut Ui, notice: &Notice) {
    if notice.legend.is_empty() && notice.sentences.is_empty() {
        return;
    }
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 4));
    egui::Panel::bottom("standings legend").frame(frame).show_separator_line(true).show(ui, |ui| {
        ui.style_mut().override_text_style = Some(TextStyle::Small);
        // A long list of penalties scrolls, to leave room for the table.
        egui::ScrollArea::vertical().id_salt("legend").max_height(66.0).auto_shrink([false, true]).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = egui::vec2(3.0, 2.0);
                for key in &notice.legend {
                    let sign = if key.sign.is_empty() { key.style_name.as_str() } else { &key.sign };
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

/// Shows a coloured band across the window, with a bar at its left edge.
fn show_band(
    ui: &mut Ui,
    name: impl std::hash::Hash + std::fmt::Debug,
    palette: &Palette,
    content: impl FnOnce(&mut Ui),
) {
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

fn with_view(options: &StandingsOptions, view: StandingsScope) -> StandingsOptions {
    StandingsOptions { view, ..options.clone() }
}

/// The numbers of the rounds after which there are standings, and of the round `now` in view. Without a result, the standings
/// after a round are those of the round before.
pub(super) fn rounds_to_choose(engine: &Engine, now: Option<usize>) -> impl Iterator<Item = usize> {
    let numbers = engine.round_numbers().in_order().iter();
    let chosen = numbers.filter(move |(number, at)| engine.has_begun(*at) || now == Some(*number));
    chosen.map(|(number, _)| *number)
}

/// The last round in view, in words: “After Round 2”, “All rounds”.
pub(super) fn rounds_text(engine: &Engine, last: Option<usize>) -> String {
    let Some(last) = last else { return texts::all_rounds().to_owned() };
    texts::after_round(&engine.book().title_of_number_in(window_language(), last))
}

/// The names of the groups.
pub fn group_names(engine: &Engine) -> Vec<String> {
    if !engine.rules().groups {
        return Vec::new();
    }
    let mut names: Vec<String> = engine.book().people.iter().map(|person| person.group.clone()).collect();
    names.retain(|name| !name.is_empty());
    names.sort_by_key(|name| name.to_lowercase());
    names.dedup();
    names
}

/// The tables that can be chosen in an event with groups.
pub fn group_selections(engine: &Engine) -> Vec<GroupSelection> {
    let named = group_names(engine).into_iter().map(GroupSelection::One);
    [GroupSelection::Together, GroupSelection::Each].into_iter().chain(named).collect()
}

/// The chosen groups in words: “All groups, one below the other”.
pub fn group_selection_text(groups: &GroupSelection) -> String {
    match groups {
        GroupSelection::Together => texts::everybody().to_owned(),
        GroupSelection::Each => texts::all_groups().to_owned(),
        GroupSelection::One(name) => texts::one_group(name),
    }
}

fn view_sentence(engine: &Engine, options: &StandingsOptions, notice: &Notice) -> String {
    if options.groups == GroupSelection::Together {
        return format!("{}.", notice.subtitle);
    }
    let view = view_in_sentence(options.view(engine), engine, window_language());
    texts::groups_and_view(&group_selection_text(&options.groups), &view)
}
