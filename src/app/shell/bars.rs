//! The bars around the sheet: the menus, the formula line, the tabs and the status line. They show and ask; what is
//! asked for is done in [`crate::app::window`].

use std::borrow::Cow;

use eframe::egui::{
    self, Align, Align2, Button, Color32, Event, Frame, Id, Layout, Margin, MenuBar, Modifiers, Popup, RichText, Role,
    Sense, Stroke, TextFormat, TextStyle, Ui, WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::side_panel::truncated;
use crate::app::command::{Command, Menu};
use crate::app::theme::{Palette, bold_body, size};
use crate::app::views::Tab;
use crate::engine::Engine;

/// A menu's name with the letter underlined that opens it together with Alt.
fn with_access_letter(ui: &Ui, name: &str, letter: usize) -> LayoutJob {
    let font = TextStyle::Button.resolve(ui.style());
    let ink = ui.visuals().text_color();
    let mut job = LayoutJob::default();
    for (at, part) in [(0, &name[..letter]), (1, &name[letter..=letter]), (2, &name[letter + 1..])] {
        let underline = if at == 1 { Stroke::new(1.0, ink) } else { Stroke::NONE };
        job.append(part, 0.0, TextFormat { font_id: font.clone(), color: ink, underline, ..TextFormat::default() });
    }
    job
}

/// The menus. `can` says whether a command would do something, `word` what it is called now.
pub(crate) fn menus(
    ui: &mut Ui,
    can: impl Fn(Command) -> bool,
    word: impl Fn(Command) -> Cow<'static, str>,
) -> Option<Command> {
    let mut asked = None;
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(6, 2));
    egui::Panel::top("menus").frame(frame).show_separator_line(false).show(ui, |ui| {
        MenuBar::new().ui(ui, |ui| {
            ui.spacing_mut().button_padding = vec2(8.0, 3.0);
            for menu in Menu::ALL {
                let (key, letter) = menu.access();
                let by_key = ui.input_mut(|input| input.consume_key(Modifiers::ALT, key));
                // Opened by its key, a menu gives the keyboard to its first entry on the frame in which it is there.
                let waiting = Id::unique(("menu opened by key", menu.name()));
                let button = ui.menu_button(with_access_letter(ui, menu.name(), letter), |ui| {
                    let mut first = ui.data_mut(|data| data.remove_temp::<bool>(waiting)).is_some();
                    ui.spacing_mut().button_padding = vec2(10.0, 4.0);
                    for command in Command::ALL.into_iter().filter(|command| command.about().menu == menu) {
                        if begins_a_group(command) {
                            ui.separator();
                        }
                        let button = Button::new(word(command)).shortcut_text(command.keys(ui.ctx()));
                        let enabled = can(command);
                        let response = ui.add_enabled(enabled, button);
                        if enabled && std::mem::take(&mut first) {
                            response.request_focus();
                        }
                        if response.on_hover_text(command.about().help).clicked() {
                            asked = Some(command);
                            ui.close();
                        }
                    }
                });
                button.response.widget_info(|| WidgetInfo::labeled(Role::Button, true, menu.name()));
                if by_key {
                    // The letter comes as text, too.
                    ui.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Text(_))));
                    ui.data_mut(|data| data.insert_temp(waiting, true));
                    Popup::open_id(ui.ctx(), Popup::default_response_id(&button.response));
                }
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let keys = Command::Find.keys(ui.ctx());
                let find = Button::new(RichText::new("Find a player or a board").color(palette.faded))
                    .shortcut_text(RichText::new(keys).text_style(TextStyle::Small))
                    .min_size(vec2(240.0, 22.0))
                    .fill(palette.paper)
                    .stroke(Stroke::new(1.0, palette.line));
                if ui.available_width() > 260.0 && ui.add(find).on_hover_text(Command::Find.about().help).clicked() {
                    asked = Some(Command::Find);
                }
            });
        });
    });
    asked
}

const fn begins_a_group(command: Command) -> bool {
    matches!(
        command,
        Command::Import
            | Command::Quit
            | Command::Find
            | Command::SortByColumn
            | Command::AddPlayer
            | Command::AddRound
            | Command::WriteNote
            | Command::SetScore
            | Command::CopyExplanation
            | Command::UseSystem
            | Command::AddColumn
            | Command::FormulaWords
            | Command::CompareSystems
            | Command::WantsTeam
            | Command::RunnersUp
            | Command::ViewAfter
            | Command::WhatIf
            | Command::ReleaseRound
            | Command::NextProblem
            | Command::ToggleYears
            | Command::ZoomIn
            | Command::ToggleTheme
            | Command::About
    )
}

/// What the formula line says of the cursor's cell.
#[derive(Debug, Default)]
pub(crate) struct FormulaLine {
    /// “R2 · Board C · France · centres”.
    pub place: String,
    pub content: String,
    /// The formula that made it.
    pub formula: Option<String>,
    /// Why it is so, in words.
    pub why: Option<String>,
    /// What is wrong with it or to be known of it.
    pub remark: Option<(String, bool)>,
}

/// The formula line.
pub(crate) fn formula_line(ui: &mut Ui, line: &FormulaLine) {
    let palette = Palette::current(ui.ctx());
    let frame = Frame::new().fill(palette.paper);
    egui::Panel::top("formula line").exact_size(size::BAR).frame(frame).show_separator_line(true).show(ui, |ui| {
        let rect = ui.max_rect();
        let middle = rect.center().y;
        let place_width = (rect.width() * 0.27).clamp(170.0, 300.0);
        let place = egui::Rect::from_min_size(rect.min, vec2(place_width, rect.height()));
        ui.painter().rect_filled(place, 0.0, palette.heading);
        truncated(ui, pos2(rect.left() + 12.0, middle), &line.place, place_width - 20.0, bold_body(), palette.ink);
        let body = TextStyle::Body.resolve(ui.style());
        let left = place.right() + 12.0;
        let content_width = ui.painter().layout_no_wrap(line.content.clone(), body.clone(), palette.ink).size().x;
        let room = rect.right() - left - 12.0;
        truncated(ui, pos2(left, middle), &line.content, room, body.clone(), palette.ink);
        let left = left + content_width.min(room) + if line.content.is_empty() { 0.0 } else { size::SPACE };
        let room = rect.right() - left - 12.0;
        let (text, ink) = match (&line.remark, &line.formula) {
            (Some((remark, wrong)), _) => (remark.clone(), if *wrong { palette.problem } else { palette.remark }),
            (None, Some(formula)) => (format!("= {formula}"), palette.faded),
            (None, None) => (line.why.clone().unwrap_or_default(), palette.faded),
        };
        if room > 40.0 && !text.is_empty() {
            truncated(ui, pos2(left, middle), &text, room, body, ink);
        }
        let response = ui.interact(rect, ui.scope_id().with("formula"), Sense::hover());
        let whole = [line.place.as_str(), line.content.as_str(), text.as_str()];
        let whole = whole.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("   ");
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("Formula line: {whole}")));
        if !text.is_empty() {
            response.on_hover_text(text);
        }
    });
}

/// Over the whole window while a file is held over it.
pub(crate) fn drop_here(ctx: &egui::Context) {
    let palette = Palette::current(ctx);
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("drop here"));
    let painter = ctx.layer_painter(layer);
    let rect = ctx.content_rect().shrink(size::GAP);
    painter.rect_filled(rect, 6.0, palette.selected.gamma_multiply(0.92));
    painter.rect_stroke(rect, 6.0, Stroke::new(2.0, palette.accent), egui::StrokeKind::Inside);
    let font = egui::FontId::new(size::TITLE, crate::app::theme::bold());
    painter.text(rect.center(), Align2::CENTER_CENTER, "Drop the file to open or import it", font, palette.ink);
}

/// A sentence across the window: an error, or what was just done.
pub(crate) fn notice(ui: &mut Ui, text: &str, wrong: bool) -> bool {
    let palette = Palette::current(ui.ctx());
    let (fill, ink) = if wrong { (palette.problem_paper, palette.problem) } else { (palette.selected, palette.ink) };
    let frame = Frame::new().fill(fill).inner_margin(Margin::symmetric(12, 5));
    egui::Panel::top("notice")
        .frame(frame)
        .show(ui, |ui| {
            ui.horizontal_top(|ui| {
                // Room for the button, so that the sentence wraps before it.
                let room = ui.available_width() - 90.0;
                ui.scope(|ui| {
                    ui.set_width(room.max(120.0));
                    ui.add(egui::Label::new(RichText::new(text).color(ink)).wrap());
                });
                ui.add(Button::new("Dismiss").small()).clicked()
            })
            .inner
        })
        .inner
}

/// The tabs along the bottom.
pub(crate) fn tabs(ui: &mut Ui, engine: &Engine, current: Tab, moved: bool) -> (Option<Tab>, Option<Command>) {
    let palette = Palette::current(ui.ctx());
    let mut chosen = None;
    let mut asked = None;
    let frame = Frame::new().fill(palette.panel);
    egui::Panel::bottom("tabs").exact_size(size::BAR).frame(frame).show_separator_line(true).show(ui, |ui| {
        egui::ScrollArea::horizontal()
            .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden)
            .show(ui, |ui| {
                ui.horizontal_centered(|ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    ui.add_space(size::GAP);
                    for tab in Tab::all(engine, current) {
                        let response = one_tab(ui, &tab.name(engine), tab == current, &palette);
                        if response.clicked() {
                            chosen = Some(tab);
                        }
                        if tab == current && moved {
                            response.scroll_to_me(None);
                        }
                    }
                    ui.add_space(size::GAP);
                    let add = Button::new("Add a round").frame_when_inactive(false);
                    if ui.add(add).on_hover_text(Command::AddRound.about().help).clicked() {
                        asked = Some(Command::AddRound);
                    }
                });
            });
    });
    (chosen, asked)
}

fn one_tab(ui: &mut Ui, name: &str, current: bool, palette: &Palette) -> egui::Response {
    let font = if current { bold_body() } else { TextStyle::Body.resolve(ui.style()) };
    let ink = if current { palette.accent } else { palette.ink };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink);
    // Room for the bold face, so that no tab moves when another is chosen.
    let bold = ui.painter().layout_no_wrap(name.to_owned(), bold_body(), ink);
    let (rect, response) = ui.allocate_exact_size(vec2(bold.size().x + 26.0, size::BAR), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, current, name));
    let fill = if current {
        palette.paper
    } else if response.hovered() {
        palette.hovered
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(rect, 0.0, fill);
    if current {
        // The chosen tab hangs from the sheet: open above, a line below.
        let line = egui::Rect::from_min_max(pos2(rect.left(), rect.bottom() - 2.5), rect.max);
        ui.painter().rect_filled(line, 0.0, palette.accent);
    }
    ui.painter().vline(rect.right(), rect.y_range(), Stroke::new(1.0, palette.hairline));
    if response.has_focus() {
        ui.painter().rect_stroke(rect.shrink(1.0), 0.0, Stroke::new(1.5, palette.accent), egui::StrokeKind::Inside);
    }
    let place = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min;
    ui.painter().galley(place, galley, ink);
    response
}

/// What the status line says.
#[derive(Debug, Default)]
pub(crate) struct StatusBar {
    /// What was just done, or what is under way.
    pub said: String,
    /// Whether work is under way that can be cancelled.
    pub waiting: bool,
    pub round: String,
    pub board: String,
    pub selection: String,
    pub saved: String,
    pub changed: bool,
    pub zoom: f32,
    pub problems: usize,
    pub errors: usize,
}

/// What a click on the status line asks for.
#[derive(Debug, Default)]
pub(crate) struct StatusBarResponse {
    pub command: Option<Command>,
    pub cancel: bool,
}

/// The status line.
pub(crate) fn status(ui: &mut Ui, status: &StatusBar) -> StatusBarResponse {
    let palette = Palette::current(ui.ctx());
    let mut asked = StatusBarResponse::default();
    let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 0));
    egui::Panel::bottom("status").exact_size(size::BAR - 3.0).frame(frame).show_separator_line(true).show(ui, |ui| {
        ui.style_mut().override_text_style = Some(TextStyle::Small);
        ui.spacing_mut().item_spacing.x = size::SPACE;
        ui.spacing_mut().button_padding = vec2(5.0, 1.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let quiet = |text: String| Button::new(text).frame_when_inactive(false);
            ui.spacing_mut().item_spacing.x = 4.0;
            let theme = if palette.dark { "Dark" } else { "Light" };
            if ui.add(quiet(theme.to_owned())).on_hover_text(help(ui, Command::ToggleTheme)).clicked() {
                asked.command = Some(Command::ToggleTheme);
            }
            let zoom = format!("{:.0} %", status.zoom * 100.0);
            if ui.add(quiet(zoom)).on_hover_text(help(ui, Command::ZoomReset)).clicked() {
                asked.command = Some(Command::ZoomReset);
            }
            let word = match (status.problems, status.errors) {
                (0, _) => "no problems".to_owned(),
                (1, _) => "1 problem".to_owned(),
                (all, _) => format!("{all} problems"),
            };
            let ink = match (status.problems, status.errors) {
                (0, _) => palette.faded,
                (_, 0) => palette.remark,
                _ => palette.problem,
            };
            let button = Button::new(RichText::new(word).color(ink)).frame_when_inactive(false);
            if ui.add(button).on_hover_text(help(ui, Command::ToggleProblems)).clicked() {
                asked.command = Some(Command::ToggleProblems);
            }
            let ink = if status.changed { palette.remark } else { palette.faded };
            let saved = Button::new(RichText::new(&status.saved).color(ink)).frame_when_inactive(false);
            if ui.add(saved).on_hover_text(help(ui, Command::Save)).clicked() {
                asked.command = Some(Command::Save);
            }
            if status.waiting && ui.add(Button::new("Cancel").small()).clicked() {
                asked.cancel = true;
            }
            ui.spacing_mut().item_spacing.x = size::SPACE;
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                for part in
                    [&status.round, &status.board, &status.selection].into_iter().filter(|part| !part.is_empty())
                {
                    ui.label(part);
                }
                ui.add(egui::Label::new(RichText::new(&status.said).weak()).truncate());
            });
        });
    });
    asked
}

fn help(ui: &Ui, command: Command) -> String {
    let keys = command.keys(ui.ctx());
    let help = command.about().help;
    if keys.is_empty() { help.to_owned() } else { format!("{help} ({keys})") }
}
