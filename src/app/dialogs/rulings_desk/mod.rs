//! The rulings desk: the text of a dispute, below it each order with its outcome, reason and paragraph, and beside it the board.
//! The ruling follows every keystroke.

mod board_painter;

use eframe::egui::{self, RichText, TextEdit, Ui};

use self::board_painter::{board_size, show_board};
use super::{Dialog, scroll_area, show_buttons, show_modal};
use crate::app::session::{AnyDialog, Session, Window};
use crate::app::theme::{Palette, size};
use crate::book::{BoardRef, Edit, NotebookEntry, Power, Season, SeatColumn, Year, notation};
use crate::input::InputField;
use crate::rulings::{
    OrderRuling, Outcome, Province, Ruling, TurnPart, read_ruling_text, rule_text, turn_text, worked_disputes,
};

/// The text with which the desk opens.
const START: &str = "season: Spring 1901\nposition: start\norders\nAustria: ";

/// The desk with its text.
#[derive(Debug)]
pub struct RulingsDesk {
    text: String,
    ruling: Ruling,
    /// The board of the dispute.
    board: Option<BoardRef>,
    opened: bool,
}

/// The counts of a year for the chart of a board.
#[derive(Debug)]
struct NewCounts {
    board: BoardRef,
    year: Year,
    counts: Vec<(Power, usize)>,
}

/// What the user chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DeskChoice {
    Keep,
    EnterCounts,
    Close,
}

/// Opens the desk for the board at the cursor.
pub fn open_rulings_desk(session: &mut Session) {
    let board = session.board_at_cursor();
    session.open_dialog(RulingsDesk { text: START.to_owned(), ruling: rule_text(START), board, opened: false });
}

impl Dialog<dyn Window> for RulingsDesk {
    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let session = window.session();
        let board = self.board.map(|at| notation::short_board_label(session.book(), at)).unwrap_or_default();
        let title = if board.is_empty() { "Disputed orders".to_owned() } else { format!("Disputed orders, {board}") };
        let counts = self.new_counts();
        let (choice, close) = show_modal(ctx, "rulings desk", &title, 1180.0, |ui| {
            let height = (ui.ctx().content_rect().height() - 190.0).clamp(240.0, 760.0);
            let board_size = board_size(egui::vec2(ui.available_width() * 0.62, height));
            ui.horizontal_top(|ui| {
                let left = ui.available_width() - board_size.x - size::SPACE;
                ui.allocate_ui(egui::vec2(left, height), |ui| {
                    ui.vertical(|ui| {
                        self.show_text(ui, height * 0.45);
                        ui.add_space(size::GAP);
                        self.show_lines(ui, height * 0.55 - size::GAP * 2.0);
                    });
                });
                ui.add_space(size::GAP);
                show_board(ui, &self.ruling, board_size);
            });
            let enter = ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::Enter));
            let mut choices = vec![("Keep in the notebook", DeskChoice::Keep)];
            if counts.is_some() {
                choices.push(("Enter the counts in the chart", DeskChoice::EnterCounts));
            }
            choices.push(("Close", DeskChoice::Close));
            let pressed = show_buttons(ui, &choices);
            if enter { Some(DeskChoice::Keep) } else { pressed }
        });
        match choice {
            Some(DeskChoice::Keep) => {
                keep_in_notebook(session, &self.ruling, board);
                Some(self)
            }
            Some(DeskChoice::EnterCounts) => {
                if let Some(counts) = counts {
                    enter_counts(session, &counts);
                }
                Some(self)
            }
            Some(DeskChoice::Close) => None,
            None if close => None,
            None => Some(self),
        }
    }
}

impl RulingsDesk {
    fn show_text(&mut self, ui: &mut Ui, height: f32) {
        let label = ui.horizontal(|ui| {
            let label = ui.label("Position and orders as written");
            ui.menu_button("Worked disputes", |ui| {
                scroll_area(360.0).show(ui, |ui| {
                    for dispute in worked_disputes() {
                        if ui.button(dispute.title).clicked() {
                            dispute.text.clone_into(&mut self.text);
                            self.ruling = rule_text(&self.text);
                            ui.close();
                        }
                    }
                });
            });
            label
        });
        scroll_area(height - 30.0).id_salt("dispute").show(ui, |ui| {
            let edit = TextEdit::multiline(&mut self.text)
                .code_editor()
                .desired_rows(10)
                .desired_width(f32::INFINITY)
                .hint_text(START);
            let edit = ui.add(edit).labelled_by(label.inner.id);
            if !self.opened {
                edit.request_focus();
                self.opened = true;
            }
            if edit.changed() {
                self.ruling = rule_text(&self.text);
            }
        });
    }

    fn show_lines(&self, ui: &mut Ui, height: f32) {
        scroll_area(height).id_salt("ruling").show(ui, |ui| {
            ui.set_width(ui.available_width());
            show_lines(ui, &self.ruling);
        });
    }

    /// The counts after a fall or a winter, if the text gives the owners of the centres, with their board and year.
    fn new_counts(&self) -> Option<NewCounts> {
        let board = self.board?;
        let turn = self.ruling.turn?;
        let ends_year = turn.season == Some(Season::Fall) || turn.part == TurnPart::Adjustments;
        let year = turn.year.filter(|_| ends_year)?;
        let before = read_ruling_text(&self.text).centres?.counts();
        let after = self.ruling.centres.as_ref()?.counts();
        // The text may leave out powers that the dispute is not about.
        let named = after.iter().filter(|(power, count)| **count > 0 || before[*power] > 0);
        Some(NewCounts { board, year, counts: named.map(|(power, count)| (power, *count)).collect() })
    }
}

fn show_lines(ui: &mut Ui, ruling: &Ruling) {
    let palette = Palette::current(ui.ctx());
    for problem in &ruling.problems {
        let place = if problem.line == 0 { String::new() } else { format!("Line {}: ", problem.line) };
        let text = if problem.text.is_empty() { String::new() } else { format!("{}: ", problem.text) };
        ui.colored_label(palette.problem, format!("{place}{text}{}", problem.sentence));
    }
    let mut power = None;
    for order in ruling.orders.iter().filter(|order| !is_plain_hold(order)) {
        if power != Some(order.power) {
            power = Some(order.power);
            ui.label(RichText::new(order.power.name()).strong());
        }
        let read = if order.read.is_empty() { &order.written } else { &order.read };
        let dislodged = if order.is_dislodged && order.part == TurnPart::Movement { ", dislodged" } else { "" };
        ui.label(format!("{read}: {}{dislodged}", order.outcome.word()));
        let mut reasons = vec![order.reason.to_string()];
        reasons.extend(order.notes.iter().map(ToString::to_string));
        ui.indent(("reason", order.line, order.province.map(Province::index)), |ui| {
            ui.label(RichText::new(reasons.join(" ")).small().color(palette.faded));
        });
    }
    for unused in &ruling.unused {
        ui.label(RichText::new(format!("{} does not count. {}", unused.written, unused.reason)).color(palette.remark));
    }
    for retreat in &ruling.retreats {
        let to: Vec<String> = retreat.to.iter().map(ToString::to_string).collect();
        let to = if to.is_empty() { "no space".to_owned() } else { to.join(", ") };
        ui.label(format!("{} of {} may retreat to {to}.", retreat.unit, retreat.unit.power));
    }
}

/// A unit without an order that holds. A position has many of them, and no dispute is about them.
fn is_plain_hold(order: &OrderRuling) -> bool {
    order.line.is_none() && order.outcome == Outcome::Holds && !order.is_dislodged
}

fn keep_in_notebook(session: &mut Session, ruling: &Ruling, location: String) {
    let time = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
    let note = NotebookEntry { time, location, text: note_text(ruling) };
    if note.text.is_empty() {
        session.set_status("There is no order to keep yet");
        return;
    }
    let position = session.book().notebook.len();
    if session.apply("ruling in the notebook", Edit::AddNote { position, note }) {
        session.set_status("The ruling is in the notebook");
    }
}

/// A ruling as a line of the notebook: each written order, what it was taken for, its outcome and the paragraph.
fn note_text(ruling: &Ruling) -> String {
    let written = ruling.orders.iter().filter(|order| order.line.is_some());
    let lines: Vec<String> = written
        .map(|order| {
            let dislodged = if order.is_dislodged && order.part == TurnPart::Movement { ", dislodged" } else { "" };
            let (power, written, outcome) = (order.power, &order.written, order.outcome.word());
            format!("{power} “{written}” {outcome}{dislodged} ({})", order.rule())
        })
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    format!("Ruling, {}: {}", turn_text(ruling.turn), lines.join("; "))
}

fn enter_counts(session: &mut Session, new: &NewCounts) {
    let texts: Vec<String> = new.counts.iter().map(|(_, count)| count.to_string()).collect();
    let cell = |power: Power| InputField::Seat(new.board.seat(power), SeatColumn::Chart(new.year));
    let cells: Vec<(InputField, &str)> =
        new.counts.iter().zip(&texts).map(|((power, _), text)| (cell(*power), text.as_str())).collect();
    if session.type_into_cells(&cells) {
        session.set_status(format!("The counts of {} are in the chart", new.year));
    }
}
