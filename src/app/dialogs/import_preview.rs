//! What a file holds and what it becomes, before anything of it is in the book.

use std::path::PathBuf;

use eframe::egui::{self, Key, Modifiers, RichText, ScrollArea, Ui};

use super::{Answer, buttons, entered, modal};
use crate::app::background::{Sheets, file_name};
use crate::app::shell::side_panel;
use crate::app::theme::{Palette, bold_body, size};
use crate::book::Book;
use crate::engine::{Difference, Engine, Figure, Likely};
use crate::figures::show;
use crate::import::{FindingKind, Import, Keep, kept_as_printed};

/// More lines than this are counted and not listed.
const MOST_SHOWN: usize = 200;

/// A file that was read and waits to be accepted.
#[derive(Debug)]
pub struct Preview {
    pub import: Import,
    pub path: PathBuf,
    /// Whether it opens as a book of its own rather than being added to the one in the window.
    pub anew: bool,
    counts: Vec<String>,
    rounds: Vec<String>,
    rules: String,
    /// Where a score, whose, what the file says and what it comes to.
    differences: Vec<(String, String)>,
    /// Which board, and what the book and the file say of it.
    conflicts: Vec<(String, String)>,
    /// Whether the file's holds where they contradict each other.
    take_files: bool,
    lines: Vec<Line>,
}

#[derive(Debug)]
struct Line {
    kind: FindingKind,
    place: String,
    what: String,
}

impl Preview {
    /// Looks at what was read and what it finds in the book that it goes into, if it goes into one.
    pub fn new(read: Sheets, path: PathBuf, into: Option<&Book>) -> Self {
        let anew = into.is_none();
        let Sheets { import, scored, rules } = read;
        let book = &import.book;
        let boards = book.boards().count();
        let some = |count: usize, one: &str, many: &str| format!("{count} {}", if count == 1 { one } else { many });
        let counts = vec![
            some(book.rounds.len(), "round", "rounds"),
            some(boards, "board", "boards"),
            some(book.people.len(), "player", "players"),
        ];
        let rounds = book
            .rounds
            .iter()
            .map(|round| {
                let seats = || round.boards.iter().flat_map(|board| board.seats.values());
                let players = seats().filter(|seat| seat.player.is_some()).count();
                let counts = seats().filter(|seat| !seat.centres.is_blank()).count();
                let boards = some(round.boards.len(), "board", "boards");
                format!("{}: {boards}, {} seated, {counts} counts", round.title(), some(players, "player", "players"))
            })
            .collect();
        let differences = scored.differences().iter().map(|found| say(&scored, &import, found)).collect();
        let mut lines: Vec<Line> = import
            .findings
            .iter()
            .map(|finding| Line { kind: finding.kind, place: finding.whereabouts(), what: finding.what.clone() })
            .collect();
        // What wants a look stands first; within a kind the order is that of the file.
        lines.sort_by_key(|line| match line.kind {
            FindingKind::Warning => 0,
            FindingKind::Unplaced => 1,
            FindingKind::Recognised => 2,
            FindingKind::Ignored => 3,
        });
        let name = &scored.rules().name;
        let rules = match rules {
            Some(Likely { why, .. }) => format!("Rules: {name}, {why}. You can change them on the Rules tab."),
            None => format!("Scored by the rules of the book, {name}."),
        };
        let conflicts = into.map_or_else(Vec::new, |onto| {
            let clashes = import.conflicts(onto).into_iter().map(|conflict| {
                let board = onto.say_board(conflict.board);
                conflict.clashes.into_iter().map(move |clash| (board.clone(), clash.to_string()))
            });
            clashes.flatten().collect()
        });
        let take_files = false;
        Preview { import, path, anew, counts, rounds, rules, differences, conflicts, take_files, lines }
    }

    /// Which holds where the book and the file contradict each other.
    pub fn keep(&self) -> Keep {
        if self.take_files { Keep::File } else { Keep::Book }
    }

    /// Shows both panes; Enter accepts, Escape discards.
    pub fn show(&mut self, ctx: &egui::Context) -> Answer<()> {
        let title = format!("{}: what was found", file_name(&self.path));
        let (answer, close) = modal(ctx, "preview", &title, 940.0, |ui| {
            let enter = entered(ui);
            if !self.conflicts.is_empty() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::T)) {
                self.take_files = !self.take_files;
            }
            let height = (ui.ctx().content_rect().height() - 230.0).clamp(160.0, 460.0);
            ui.columns_const(|[left, right]| {
                self.found(left, height);
                self.becomes(right, height);
            });
            ui.add_space(size::GAP);
            ui.weak(if self.anew {
                "Accepting opens this as a new book; the file itself stays as it is."
            } else {
                "Accepting adds this to the book as one step; Undo takes it back."
            });
            let pressed = buttons(ui, &[("Accept", true), ("Discard", false)]);
            if enter { Some(true) } else { pressed }
        });
        match answer {
            Some(true) => Answer::Given(()),
            Some(false) => Answer::Dismissed,
            None if close => Answer::Dismissed,
            None => Answer::Open,
        }
    }

    fn found(&self, ui: &mut Ui, height: f32) {
        ui.label(RichText::new("In the file").font(bold_body()));
        let palette = Palette::current(ui.ctx());
        ui.spacing_mut().item_spacing.y = 0.0;
        let area = ScrollArea::vertical().id_salt("found").max_height(height).min_scrolled_height(height);
        area.auto_shrink([false, false]).show_rows(ui, side_panel::ENTRY, self.lines.len(), |ui, rows| {
            for line in &self.lines[rows] {
                let (word, mark) = match line.kind {
                    FindingKind::Recognised => ("Recognised", palette.good),
                    FindingKind::Ignored => ("Not needed", palette.line),
                    FindingKind::Unplaced => ("Not understood, kept", palette.problem),
                    FindingKind::Warning => ("Look at this", palette.remark),
                };
                let place = format!("{word}: {}", line.place);
                let response = side_panel::entry(ui, &place, &line.what, mark);
                response.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{place}: {}", line.what))
                });
                response.on_hover_text(format!("{place}\n{}", line.what));
            }
        });
    }

    fn becomes(&mut self, ui: &mut Ui, height: f32) {
        ui.label(RichText::new("In the book").font(bold_body()));
        ui.label(self.counts.join(", "));
        ScrollArea::vertical().id_salt("becomes").max_height(height - 24.0).auto_shrink([false, false]).show(
            ui,
            |ui| {
                for round in &self.rounds {
                    ui.weak(round);
                }
                ui.weak(&self.rules);
                ui.add_space(size::SPACE);
                self.contradicts(ui);
                if let Some(why) = kept_as_printed(&self.import.book) {
                    ui.label(why);
                    return;
                }
                if self.differences.is_empty() {
                    ui.label("Every score printed in the file is the computed one, or the file prints none.");
                    return;
                }
                let differ = self.differences.len();
                ui.label(
                    RichText::new(format!("Scores that differ from the computed ones ({differ})")).font(bold_body()),
                );
                let palette = Palette::current(ui.ctx());
                ui.spacing_mut().item_spacing.y = 0.0;
                for (place, what) in self.differences.iter().take(MOST_SHOWN) {
                    side_panel::entry(ui, place, what, palette.remark).on_hover_text(format!("{place}\n{what}"));
                }
                if differ > MOST_SHOWN {
                    ui.weak(format!("and {} more, marked in the sheets", differ - MOST_SHOWN));
                }
            },
        );
    }
}

impl Preview {
    /// Lists where the book holds something else, and asks which is to hold.
    fn contradicts(&mut self, ui: &mut Ui) {
        if self.conflicts.is_empty() {
            return;
        }
        let title = format!("The book and the file contradict each other ({})", self.conflicts.len());
        ui.label(RichText::new(title).font(bold_body()));
        ui.checkbox(&mut self.take_files, "Take what the file has (T)");
        ui.weak(if self.take_files {
            "What the book has there is replaced; Undo brings it back."
        } else {
            "The book keeps what it has; what the file has is kept with its cell among what was not understood."
        });
        let palette = Palette::current(ui.ctx());
        for (board, what) in self.conflicts.iter().take(MOST_SHOWN) {
            let response = side_panel::entry(ui, board, what, palette.problem);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{board}: {what}")));
            response.on_hover_text(format!("{board}\n{what}"));
        }
        if self.conflicts.len() > MOST_SHOWN {
            ui.weak(format!("and {} more", self.conflicts.len() - MOST_SHOWN));
        }
        ui.add_space(size::SPACE);
    }
}

fn say(scored: &Engine, import: &Import, found: &Difference) -> (String, String) {
    let book = scored.book();
    let place = match found.figure {
        Figure::Game(seat) => {
            let cell = import.origins.say(crate::book::Place::Cell(seat, crate::book::Column::Printed));
            let seat_words = format!("{}, {}", book.say_board(seat.board), seat.power);
            cell.map_or(seat_words.clone(), |cell| format!("{cell}: {seat_words}"))
        }
        Figure::Round(person, round) => {
            let round = book.round(round).map(crate::book::Round::title).unwrap_or_default();
            format!("{round} of {}", book.name_of(Some(person)))
        }
        Figure::Total(person) => format!("Total of {}", book.name_of(Some(person))),
        Figure::Place(person) => format!("Place of {}", book.name_of(Some(person))),
    };
    // One decimal more than the file has, so that the difference is seen.
    let printed = found.printed.to_string();
    let decimals = printed.split_once('.').map_or(0, |(_, decimals)| decimals.len()) + 1;
    let decimals = if matches!(found.figure, Figure::Place(_)) { 0 } else { decimals.max(2) };
    let computed = found
        .computed
        .map_or_else(|| "nothing can be computed".to_owned(), |value| format!("computed {}", show(value, decimals)));
    (place, format!("the file says {printed}, {computed}"))
}
