//! The side panel: the standings beside a round, and the explanation of a score or a total. The list of problems is in
//! `problem_list`.

use eframe::egui::{
    self, Align2, Color32, CursorIcon, Frame, Margin, RichText, Role, ScrollArea, Sense, TextStyle, TextWrapMode, Ui,
    WidgetInfo, WidgetText, vec2,
};

use egui_extras::{Column as TableColumn, TableBuilder};

use crate::app::commands::Command;
use crate::app::theme::{Palette, bold_body};
use crate::app::views::request::Request;
use crate::app::widgets::{explanation_title, panel_title, truncated};
use crate::book::typed_words::capitalize;
use crate::book::{CellAddress, SeatColumn};
use crate::engine::Engine;
use crate::languages::rounded_in_window;
use crate::languages::window_sentences::{shared_words, shell as texts, standings_tab};
use crate::scoring::Explanation;
use crate::standings::StandingsRow;
use crate::standings::{BreakdownLineKind, TotalBreakdown};

/// How a figure of the standings came about.
#[derive(Debug)]
pub(crate) struct TotalExplanation {
    /// The reason for the place of the player. Empty for the score of a round.
    pub place_reason: String,
    pub breakdown: TotalBreakdown,
    /// The explained scores of the games; only for the score of a round.
    pub scores: Vec<Explanation>,
}

impl TotalExplanation {
    /// The whole explanation as text.
    pub(crate) fn text(&self) -> String {
        let mut text = self.breakdown.column_text();
        if !self.place_reason.is_empty() {
            text = format!("{}.\n{text}", capitalize(&self.place_reason));
        }
        for score in &self.scores {
            text.push('\n');
            text.push_str(&score.indented_text());
        }
        text
    }
}

/// The height of the title of a part of the panel with the line above it.
const HEADING_HEIGHT: f32 = 44.0;

/// The height of a line of the standings.
const LINE_HEIGHT: f32 = 20.0;

/// The height with which all lines of the standings are shown.
pub(crate) fn height_of_standings(engine: &Engine) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a number of lines")]
    let lines = engine.standings().rows.len().max(1) as f32;
    HEADING_HEIGHT + lines * LINE_HEIGHT
}

/// Shows the standings with place, name and total.
pub(crate) fn show_standings(ui: &mut Ui, engine: &Engine, requests: &mut Vec<Request>) {
    show_heading(ui, standings_tab::title(), Command::ToggleTable, requests);
    let rows = &engine.standings().rows;
    if rows.is_empty() {
        show_note(ui, texts::nobody_has_score());
        return;
    }
    let palette = Palette::current(ui.ctx());
    let decimals = engine.rules().decimals;
    ui.spacing_mut().item_spacing.y = 0.0;
    // A “T” marks the places of the top board, because they do not follow the order of the totals.
    let place_text = |row: &StandingsRow| {
        let mark = if row.reserved_place.is_some() { "T " } else { "" };
        let shared = if row.shared { " =" } else { "" };
        format!("{mark}{}{shared}", row.place_text())
    };
    let width = |text: String, style: TextStyle| {
        WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, style).size().x
    };
    let widest_place = rows.iter().map(|row| width(place_text(row), TextStyle::Small)).fold(24.0, f32::max);
    let total_width = |row: &StandingsRow| width(rounded_in_window(row.total, decimals), TextStyle::Body);
    let widest_total = rows.iter().map(total_width).fold(0.0, f32::max);
    // Without the scope, the lines between the columns would run to the end of the panel.
    ui.scope(|ui| {
        TableBuilder::new(ui)
            .id_salt("table")
            .auto_shrink(false)
            .sense(Sense::click())
            .column(TableColumn::exact(widest_place + 12.0))
            .column(TableColumn::remainder().clip(true))
            .column(TableColumn::exact(widest_total + 14.0))
            .body(|body| {
                body.rows(LINE_HEIGHT, rows.len(), |mut line| {
                    let Some(row) = rows.get(line.index()) else { return };
                    let name = engine.book().name_of(Some(row.person));
                    let total = rounded_in_window(row.total, decimals);
                    let cell = |ui: &mut Ui, align: Align2, text: RichText, style: &TextStyle, ink: Color32| {
                        let rect = ui.max_rect().shrink2(vec2(2.0, 0.0));
                        let font = style.resolve(ui.style());
                        if align == Align2::LEFT_CENTER {
                            truncated(ui, rect.left_center(), text.text(), rect.width(), font, ink);
                        } else {
                            let wrap = Some(TextWrapMode::Extend);
                            let galley = WidgetText::from(text.color(ink)).into_galley(ui, wrap, f32::INFINITY, font);
                            let corner = rect.right_center() - vec2(8.0 + galley.size().x, galley.size().y / 2.0);
                            ui.painter().galley(corner, galley, ink);
                        }
                    };
                    let place = place_text(row);
                    let unknown = row.games.iter().all(|game| game.score.is_none()) && row.result_count == 0;
                    let total = if unknown { "–".to_owned() } else { total };
                    let is_provisional = row.provisional_games().next().is_some();
                    let mut styled_total = RichText::new(&total);
                    if is_provisional {
                        styled_total = styled_total.italics();
                    }
                    line.col(|ui| cell(ui, Align2::RIGHT_CENTER, (&place).into(), &TextStyle::Small, palette.faded));
                    line.col(|ui| cell(ui, Align2::LEFT_CENTER, name.into(), &TextStyle::Body, palette.ink));
                    line.col(|ui| cell(ui, Align2::RIGHT_CENTER, styled_total, &TextStyle::Body, palette.ink));
                    let mut line_response = line.response();
                    line_response.widget_info(|| {
                        let text = if is_provisional {
                            texts::provisional_line_of_standings(&place, name, &total)
                        } else {
                            texts::line_of_standings(&place, name, &total)
                        };
                        WidgetInfo::labeled(Role::Button, true, text)
                    });
                    if is_provisional {
                        line_response = line_response.on_hover_text(texts::provisional_total());
                    }
                    if line_response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
                        requests.push(Request::GoTo(CellAddress::name_of(row.person)));
                    }
                });
            });
    });
}

/// Shows the explanation of a score, down to the entered counts.
pub(crate) fn show_score_explanation(ui: &mut Ui, explanation: &Explanation, height: f32) -> Option<Command> {
    let mut chosen = None;
    let value = explanation.value.map(|value| rounded_in_window(value, 2)).unwrap_or_default();
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 4, bottom: 6 }).show(ui, |ui| {
        let buttons = [(shared_words::copy(), Command::CopyExplanation)];
        chosen = panel_title(ui, &texts::why_figure(&value), &buttons);
        ScrollArea::vertical().id_salt("why").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            show_parts(ui, explanation);
        });
    });
    chosen
}

/// Shows the explanation of a total or of the score of a round: the reason for the place, the lines of the breakdown
/// and the explained scores. `None` means that there is no figure at the cursor.
pub(crate) fn show_total_explanation(
    ui: &mut Ui,
    explanation: Option<&TotalExplanation>,
    height: f32,
    requests: &mut Vec<Request>,
) {
    let title = explanation.map_or_else(
        || texts::explanation().to_owned(),
        |total| {
            total.breakdown.value.map_or_else(
                || texts::why().to_owned(),
                |value| texts::why_figure(&rounded_in_window(value, total.breakdown.decimals)),
            )
        },
    );
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 4, bottom: 6 }).show(ui, |ui| {
        requests.extend(explanation_title(ui, &title, explanation.is_some()).map(Request::Command));
        let Some(explanation) = explanation else {
            ui.weak(texts::explanation_needs_figure());
            return;
        };
        ScrollArea::vertical().id_salt("account").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            show_breakdown(ui, explanation, requests);
        });
    });
}

/// Shows the lines of a breakdown.
fn show_breakdown(ui: &mut Ui, explanation: &TotalExplanation, requests: &mut Vec<Request>) {
    let palette = Palette::current(ui.ctx());
    let small = |text: &str| RichText::new(text).weak().text_style(TextStyle::Small);
    let breakdown = &explanation.breakdown;
    ui.add(egui::Label::new(RichText::new(capitalize(&breakdown.name)).color(palette.faded)).wrap());
    if !explanation.place_reason.is_empty() {
        ui.add(egui::Label::new(capitalize(&explanation.place_reason)).wrap());
        ui.add_space(4.0);
    }
    for line in &breakdown.lines {
        let dropped = line.kind == BreakdownLineKind::Dropped;
        let amount = line.amount.map(|amount| rounded_in_window(amount, breakdown.decimals)).unwrap_or_default();
        ui.horizontal(|ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(RichText::new(&amount).font(bold_body()));
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    let mut label = RichText::new(&line.label);
                    if dropped {
                        label = label.strikethrough().color(palette.faded);
                    }
                    match line.seat {
                        Some(seat) => {
                            let link = ui.add(egui::Label::new(label).truncate().sense(Sense::click()));
                            let link =
                                link.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(texts::open_board());
                            if link.clicked() {
                                requests.push(Request::GoTo(CellAddress::Seat(seat, SeatColumn::Score)));
                            }
                        }
                        None => {
                            ui.add(egui::Label::new(label).truncate());
                        }
                    }
                });
            });
        });
        let detail = line.detail(breakdown.language, breakdown.decimals);
        if !detail.is_empty() {
            ui.add(egui::Label::new(small(&detail)).wrap());
        }
    }
    for note in &breakdown.notes {
        ui.add(egui::Label::new(small(note)).wrap());
    }
    for score in &explanation.scores {
        ui.add_space(4.0);
        show_parts(ui, score);
    }
}

/// Shows an explanation, and below it the explanations of its parts.
fn show_parts(ui: &mut Ui, explanation: &Explanation) {
    ui.add(egui::Label::new(explanation.one_line()).wrap());
    for note in &explanation.notes {
        ui.add(egui::Label::new(RichText::new(note).weak().text_style(TextStyle::Small)).wrap());
    }
    for part in explanation.parts.iter().filter(|part| !part.labelled.is_empty()) {
        show_parts(ui, part);
    }
}

/// Shows a line between two parts of the panel.
pub(crate) fn show_separator(ui: &mut Ui) {
    ui.add_space(2.0);
    ui.separator();
}

/// Shows the title of a part of the panel, with the button that hides it.
pub(super) fn show_heading(ui: &mut Ui, title: &str, close: Command, requests: &mut Vec<Request>) {
    Frame::new().inner_margin(Margin { left: 12, right: 6, top: 4, bottom: 2 }).show(ui, |ui| {
        requests.extend(panel_title(ui, title, &[(shared_words::hide(), close)]).map(Request::Command));
    });
}

pub(super) fn show_note(ui: &mut Ui, text: &str) {
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 0, bottom: 10 }).show(ui, |ui| ui.weak(text));
}
