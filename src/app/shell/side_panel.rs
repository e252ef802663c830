//! The side panel: what is wrong, each a click from its cell, and the table as it stands while a round is edited.

use eframe::egui::{
    self, Align2, Color32, CursorIcon, FontId, Frame, Margin, Pos2, Rect, Response, RichText, Role, ScrollArea, Sense,
    TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, pos2, vec2,
};

use eframe::egui::text::LayoutJob;

use egui_extras::{Column as TableColumn, TableBuilder};

use crate::app::command::Command;
use crate::app::theme::{Palette, bold_body};
use crate::app::window::TotalExplanation;
use crate::book::vocabulary::capitalize;
use crate::book::{CellAddress, SeatColumn, Severity};
use crate::engine::Engine;
use crate::figures::{format_rounded, format_short};
use crate::scoring::Explanation;
use crate::standings::BreakdownLineKind;

/// What the panel asks for.
#[derive(Debug, Default)]
pub(crate) struct SidePanelResponse {
    pub go_to: Option<CellAddress>,
    pub command: Option<Command>,
}

/// The height of an entry: a line for the place, two for what is said of it.
pub(crate) const ENTRY: f32 = 58.0;
const LINE: f32 = 20.0;

/// The list of problems.
pub(crate) fn problems(ui: &mut Ui, engine: &Engine, height: f32) -> SidePanelResponse {
    let mut asked = SidePanelResponse::default();
    let found = engine.problems();
    head(ui, &format!("Problems ({})", found.len()), Command::ToggleProblems, &mut asked);
    if found.is_empty() {
        note(ui, "Nothing is wrong with the counts, the names and the years.");
        return asked;
    }
    let palette = Palette::current(ui.ctx());
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("problems").max_height(height).auto_shrink([false, true]).show_rows(
        ui,
        ENTRY,
        found.len(),
        |ui, rows| {
            for problem in &found[rows] {
                let place = problem.location(engine.book());
                let what = capitalize(&problem.message);
                let mark = if problem.severity == Severity::Error { palette.problem } else { palette.remark };
                let response = entry(ui, &place, &what, mark);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{place}: {what}")));
                if response.on_hover_text(format!("{place}\n{what}.\n{}", problem.cure)).clicked() {
                    asked.go_to = Some(problem.address);
                }
            }
        },
    );
    asked
}

/// The table as it stands, place, name and total.
pub(crate) fn table(ui: &mut Ui, engine: &Engine) -> SidePanelResponse {
    let mut asked = SidePanelResponse::default();
    head(ui, "Standings", Command::ToggleTable, &mut asked);
    let rows = &engine.standings().rows;
    if rows.is_empty() {
        note(ui, "Nobody has a score yet.");
        return asked;
    }
    let palette = Palette::current(ui.ctx());
    let decimals = engine.rules().decimals;
    ui.spacing_mut().item_spacing.y = 0.0;
    // The columns' lines would run to the end of the panel.
    ui.scope(|ui| {
        TableBuilder::new(ui)
            .id_salt("table")
            .auto_shrink(false)
            .sense(Sense::click())
            .column(TableColumn::exact(36.0))
            .column(TableColumn::remainder().clip(true))
            .column(TableColumn::exact(60.0))
            .body(|body| {
                body.rows(LINE, rows.len(), |mut line| {
                    let Some(row) = rows.get(line.index()) else { return };
                    let name = engine.book().name_of(Some(row.person));
                    let total = format_rounded(row.total, decimals);
                    let cell = |ui: &mut Ui, align: Align2, text: &str, style: &TextStyle, ink: Color32| {
                        let rect = ui.max_rect().shrink2(vec2(2.0, 0.0));
                        let font = style.resolve(ui.style());
                        if align == Align2::LEFT_CENTER {
                            truncated(ui, rect.left_center(), text, rect.width(), font, ink);
                        } else {
                            ui.painter().text(rect.right_center() - vec2(8.0, 0.0), align, text, font, ink);
                        }
                    };
                    // The top board's places stand out of the order of the totals.
                    let mark = if row.reserved_place.is_some() { "T " } else { "" };
                    let shared = if row.shared { " =" } else { "" };
                    let place = format!("{mark}{}{shared}", row.place_text());
                    let unknown = row.games.iter().all(|game| game.score.is_none()) && row.result_count == 0;
                    let total = if unknown { "–".to_owned() } else { total };
                    line.col(|ui| cell(ui, Align2::RIGHT_CENTER, &place, &TextStyle::Small, palette.faded));
                    line.col(|ui| cell(ui, Align2::LEFT_CENTER, name, &TextStyle::Body, palette.ink));
                    line.col(|ui| cell(ui, Align2::RIGHT_CENTER, &total, &TextStyle::Body, palette.ink));
                    let response = line.response();
                    response
                        .widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{place}. {name}, {total}")));
                    if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
                        asked.go_to = Some(CellAddress::Person(row.person));
                    }
                });
            });
    });
    asked
}

/// How a score came about, unfolded down to what was entered.
pub(crate) fn why(ui: &mut Ui, found: &Explanation, height: f32) -> Option<Command> {
    let mut asked = None;
    let value = found.value.map(|value| format_rounded(value, 2)).unwrap_or_default();
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 4, bottom: 6 }).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(format!("Why {value}?")).font(bold_body()));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let command = Command::CopyExplanation;
                let help = format!("{} ({})", command.about().help, command.keys(ui.ctx()));
                let button = ui.add(egui::Button::new("Copy").small().frame_when_inactive(false));
                if button.on_hover_text(help).clicked() {
                    asked = Some(command);
                }
            });
        });
        ScrollArea::vertical().id_salt("why").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            unfold(ui, found);
        });
    });
    asked
}

/// How a total, or what a round brought, came about: why the place, line by line, and the scores unfolded. `None` says
/// that nothing is under the cursor.
pub(crate) fn account(ui: &mut Ui, found: Option<&TotalExplanation>, height: f32) -> SidePanelResponse {
    let mut asked = SidePanelResponse::default();
    let title = found.map_or_else(
        || "How it came about".to_owned(),
        |why| {
            why.account.value.map_or_else(
                || "Why?".to_owned(),
                |value| format!("Why {}?", format_rounded(value, why.account.decimals)),
            )
        },
    );
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 4, bottom: 6 }).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(title).font(bold_body()));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let small = |ui: &mut Ui, name: &str, command: Command| {
                    let help = format!("{} ({})", command.about().help, command.keys(ui.ctx()));
                    let button = egui::Button::new(name).small().frame_when_inactive(false);
                    ui.add(button).on_hover_text(help).clicked().then_some(command)
                };
                asked.command = small(ui, "Hide", Command::ToggleTable);
                if found.is_some() {
                    asked.command = asked.command.or(small(ui, "Copy", Command::CopyExplanation));
                }
            });
        });
        let Some(found) = found else {
            ui.weak("Put the cursor on a total or a score.");
            return;
        };
        ScrollArea::vertical().id_salt("account").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            lines(ui, found, &mut asked);
        });
    });
    asked
}

/// The account itself.
fn lines(ui: &mut Ui, found: &TotalExplanation, asked: &mut SidePanelResponse) {
    let palette = Palette::current(ui.ctx());
    let small = |text: &str| RichText::new(text).weak().text_style(TextStyle::Small);
    let account = &found.account;
    ui.add(egui::Label::new(RichText::new(capitalize(&account.name)).color(palette.faded)).wrap());
    if !found.place.is_empty() {
        ui.add(egui::Label::new(capitalize(&found.place)).wrap());
        ui.add_space(4.0);
    }
    for line in &account.lines {
        let dropped = line.kind == BreakdownLineKind::Dropped;
        let amount = line.amount.map(|amount| format_rounded(amount, account.decimals)).unwrap_or_default();
        ui.horizontal(|ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(RichText::new(&amount).font(bold_body()));
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    let mut what = RichText::new(&line.label);
                    if dropped {
                        what = what.strikethrough().color(palette.faded);
                    }
                    match line.seat {
                        Some(seat) => {
                            let link = ui.add(egui::Label::new(what).truncate().sense(Sense::click()));
                            let link = link.on_hover_cursor(CursorIcon::PointingHand).on_hover_text("Open the board");
                            if link.clicked() {
                                asked.go_to = Some(CellAddress::Seat(seat, SeatColumn::Score));
                            }
                        }
                        None => {
                            ui.add(egui::Label::new(what).truncate());
                        }
                    }
                });
            });
        });
        let detail = line.detail(account.decimals);
        if !detail.is_empty() {
            ui.add(egui::Label::new(small(&detail)).wrap());
        }
    }
    for note in &account.notes {
        ui.add(egui::Label::new(small(note)).wrap());
    }
    for score in &found.scores {
        ui.add_space(4.0);
        unfold(ui, score);
    }
}

fn unfold(ui: &mut Ui, found: &Explanation) {
    let value = found.value.map_or_else(|| "–".to_owned(), |value| format_short(value, 4));
    ui.add(egui::Label::new(format!("{} {value} = {}", found.name, found.labelled)).wrap());
    for note in &found.notes {
        ui.add(egui::Label::new(RichText::new(note).weak().text_style(TextStyle::Small)).wrap());
    }
    for part in found.parts.iter().filter(|part| !part.labelled.is_empty()) {
        unfold(ui, part);
    }
}

/// The line between two parts of the panel.
pub(crate) fn rule(ui: &mut Ui) {
    ui.add_space(2.0);
    ui.separator();
}

fn head(ui: &mut Ui, title: &str, close: Command, asked: &mut SidePanelResponse) {
    Frame::new().inner_margin(Margin { left: 12, right: 6, top: 4, bottom: 2 }).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(title).font(bold_body()));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let button = ui.add(egui::Button::new("Hide").small().frame_when_inactive(false));
                let keys = close.keys(ui.ctx());
                if button.on_hover_text(format!("{} ({keys})", close.about().help)).clicked() {
                    asked.command = Some(close);
                }
            });
        });
    });
}

fn note(ui: &mut Ui, text: &str) {
    Frame::new().inner_margin(Margin { left: 12, right: 12, top: 0, bottom: 10 }).show(ui, |ui| ui.weak(text));
}

/// A mark, a line that says where, and up to two that say what.
pub(crate) fn entry(ui: &mut Ui, place: &str, what: &str, mark: Color32) -> Response {
    let palette = Palette::current(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ENTRY), Sense::click());
    hover(ui, rect, &response, &palette);
    let bar = Rect::from_min_size(rect.min + vec2(6.0, 5.0), vec2(3.0, ENTRY - 10.0));
    ui.painter().rect_filled(bar, 1.0, mark);
    let room = rect.width() - 28.0;
    let small = TextStyle::Small.resolve(ui.style());
    let body = TextStyle::Body.resolve(ui.style());
    truncated(ui, pos2(rect.left() + 16.0, rect.top() + 12.0), place, room, small, palette.faded);
    let mut words = LayoutJob::simple(what.to_owned(), body, palette.ink, room.max(10.0));
    words.wrap.max_rows = 2;
    let words = ui.painter().layout_job(words);
    ui.painter().galley(pos2(rect.left() + 16.0, rect.top() + 19.0), words, palette.ink);
    response
}

fn hover(ui: &Ui, rect: Rect, response: &Response, palette: &Palette) {
    if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, palette.hovered);
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 0.0, egui::Stroke::new(1.5, palette.accent), egui::StrokeKind::Inside);
    }
}

/// Text that ends in … where it does not fit, its middle at the height of `at`.
pub(crate) fn truncated(ui: &Ui, at: Pos2, text: &str, room: f32, font: FontId, ink: Color32) {
    let text = RichText::new(text).color(ink);
    let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), room.max(10.0), font);
    ui.painter().galley(pos2(at.x, at.y - galley.size().y / 2.0), galley, ink);
}
