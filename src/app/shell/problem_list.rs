//! The list of problems in the side panel, with the whole text of the problem at which the user is.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextFormat};
use eframe::egui::{Color32, Frame, Galley, Id, Margin, Rect, Role, ScrollArea, TextStyle, Ui, WidgetInfo, vec2};

use super::side_panel::{show_heading, show_note};
use crate::app::commands::Command;
use crate::app::theme::Palette;
use crate::app::views::request::Request;
use crate::app::widgets::{LIST_ENTRY_HEIGHT, list_entry_with_room, whole_entry_height};
use crate::book::typed_words::capitalize;
use crate::book::{Problem, ProblemGroup, Severity};
use crate::engine::Engine;
use crate::languages::window_sentences::shell as texts;
use crate::printable_text::printable;

/// Shows the list of problems, which is as high as its entries, up to this height. Below the list is the whole text of the problem that
/// the user went to last, which is given by its position while the cursor is there.
pub(crate) fn show_problems(
    ui: &mut Ui,
    engine: &Engine,
    groups: &[ProblemGroup],
    visited: Option<usize>,
    height: f32,
    requests: &mut Vec<Request>,
) {
    let shown: usize = groups.iter().map(|group| group.members.len()).sum();
    let heading = match groups.len() {
        lines if lines == shown => texts::problems(&shown.to_string()),
        lines => texts::problems_in_lines(lines, &shown.to_string()),
    };
    show_heading(ui, &heading, Command::ToggleProblems, requests);
    ui.spacing_mut().item_spacing.y = 0.0;
    let top = ui.cursor().top();
    if shown == 0 {
        show_note(ui, texts::no_problems_listed());
    } else {
        show_entries(ui, engine, groups, visited, height, requests);
    }
    let used = ui.cursor().top() - top;
    // The sentence has the room of an entry, so that the first problem that is typed moves nothing below.
    ui.add_space((LIST_ENTRY_HEIGHT - used).max(0.0));
}

/// Shows the entries of the list in a space of this height, and below them the whole text of the visited problem.
fn show_entries(
    ui: &mut Ui,
    engine: &Engine,
    groups: &[ProblemGroup],
    visited: Option<usize>,
    height: f32,
    requests: &mut Vec<Request>,
) {
    let problems = engine.problems();
    let palette = Palette::current(ui.ctx());
    let whole_text = visited.and_then(|at| problems.get(at)).map(|problem| whole_problem_text(ui, engine, problem));
    let list_height = whole_text.as_ref().map_or(height, |text| (height - text.size().y - 16.0).max(LIST_ENTRY_HEIGHT));
    let is_new_visit = ui.data_mut(|data| {
        let last: &mut Option<usize> = data.get_temp_mut_or_default(Id::unique("visited problem"));
        std::mem::replace(last, visited) != visited
    });
    let list = ProblemLines { engine, groups, visited, is_new_visit };
    let area = ScrollArea::vertical().id_salt("problems").max_height(list_height).auto_shrink([false, true]);
    let area = area.min_scrolled_height(LIST_ENTRY_HEIGHT);
    match list.whole_texts(ui) {
        Some(texts) => {
            area.show(ui, |ui| {
                for (line, (text, height)) in texts.into_iter().enumerate() {
                    list.show_line(ui, line, &text, height, requests);
                }
            });
        }
        None => {
            area.show_rows(ui, LIST_ENTRY_HEIGHT, groups.len(), |ui, rows| {
                for line in rows {
                    list.show_line(ui, line, &list.text(line), LIST_ENTRY_HEIGHT, requests);
                }
            });
        }
    }
    if let Some(text) = whole_text {
        let margin = Margin { left: 12, right: 12, top: 8, bottom: 8 };
        Frame::new().inner_margin(margin).fill(palette.remark_paper).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            ui.label(text);
        });
    }
}

/// The lines of the list of problems.
struct ProblemLines<'a> {
    engine: &'a Engine,
    groups: &'a [ProblemGroup],
    /// The position of the problem that the user went to last, while the cursor is there.
    visited: Option<usize>,
    /// Whether the user went to it just now, so that the list must scroll to it.
    is_new_visit: bool,
}

impl ProblemLines<'_> {
    /// The text of a line.
    fn text(&self, line: usize) -> String {
        let group = &self.groups[line];
        let first = group.members.first().and_then(|at| self.engine.problems().get(*at));
        let message = || first.map_or("", |problem| problem.message.as_str());
        capitalize(group.summary.as_deref().unwrap_or_else(message))
    }

    /// The texts of all lines, and the heights with which they are whole. `None` for a list that is too long to lay out all its lines in each
    /// frame; the texts of such a list have two lines.
    fn whole_texts(&self, ui: &Ui) -> Option<Vec<(String, f32)>> {
        const MANY: usize = 60;
        let width = ui.available_width();
        let with_height = |text: String| {
            let height = whole_entry_height(ui, &text, width);
            (text, height)
        };
        (self.groups.len() <= MANY).then(|| (0..self.groups.len()).map(|line| with_height(self.text(line))).collect())
    }

    fn show_line(&self, ui: &mut Ui, line: usize, text: &str, height: f32, requests: &mut Vec<Request>) {
        let (problems, palette) = (self.engine.problems(), Palette::current(ui.ctx()));
        let Some(at) = self.groups[line].members.first().copied() else { return };
        let problem = &problems[at];
        let mark = if problem.severity == Severity::Error { palette.problem } else { palette.remark };
        if self.groups[line].summary.is_some() {
            let font = TextStyle::Small.resolve(ui.style());
            let room = ui.available_width() - 28.0;
            let fits = |text: &str| {
                let text = printable(text).into_owned();
                ui.painter().layout_no_wrap(text, font.clone(), palette.faded).size().x <= room
            };
            let places = self.groups[line].locations(problems, self.engine.book(), fits);
            let row = list_entry_with_room(ui, &places, text, mark, height);
            row.widget_info(|| WidgetInfo::labeled(Role::Button, true, text));
            let help = texts::click_lists_problems();
            if row.on_hover_text(format!("{places}\n{text}.\n{}\n{help}", problem.cure)).clicked() {
                requests.push(Request::ListProblems(line));
            }
            return;
        }
        let location = problem.location(self.engine.book());
        if self.visited == Some(at) {
            let entry = vec2(ui.available_width(), height);
            ui.painter().rect_filled(Rect::from_min_size(ui.cursor().min, entry), 0.0, palette.selected);
        }
        let row = list_entry_with_room(ui, &location, text, mark, height);
        if self.is_new_visit && self.visited == Some(at) {
            row.scroll_to_me(None);
        }
        row.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{location}: {text}")));
        let row = row.on_hover_text(format!("{location}\n{text}.\n{}", problem.cure));
        if row.clicked() {
            requests.push(Request::GoToProblem(at));
        }
        if row.secondary_clicked() {
            requests.extend(row.interact_pointer_pos().map(|position| Request::OpenProblemMenu(at, position)));
        }
    }
}

/// The place, the message and the cure of a problem, as wide as the panel.
fn whole_problem_text(ui: &Ui, engine: &Engine, problem: &Problem) -> Arc<Galley> {
    let palette = Palette::current(ui.ctx());
    let mut job = LayoutJob::default();
    job.wrap.max_width = (ui.available_width() - 24.0).max(10.0);
    let mut add = |text: &str, style: &TextStyle, colour: Color32| {
        job.append(&printable(text), 0.0, TextFormat::simple(style.resolve(ui.style()), colour));
    };
    add(&format!("{}\n", problem.location(engine.book())), &TextStyle::Small, palette.faded);
    add(&problem.sentences(), &TextStyle::Body, palette.ink);
    ui.painter().layout_job(job)
}
