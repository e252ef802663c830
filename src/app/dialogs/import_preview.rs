//! The dialog between reading a file and importing it: the findings at the left, the resulting book at the right.

use std::path::PathBuf;

use eframe::egui::{self, Key, Modifiers, RichText, ScrollArea, Ui};

use super::{Dialog, enter_pressed, show_buttons, show_modal};
use crate::app::files::read_contents::{AcceptedImport, WorkbookSheets};
use crate::app::path_text::file_name;
use crate::app::session::{AnyDialog, Window};
use crate::app::theme::{Palette, bold_body, size};
use crate::app::widgets::{LIST_ENTRY_HEIGHT, list_entry};
use crate::book::Book;
use crate::engine::{DetectedRules, Engine, PrintedDifference, PrintedFigure};
use crate::import::{ConflictWinner, FindingKind, ImportedFile, explain_table_without_boards, group_findings};
use crate::printable_text::printable_line;

/// The most entries of a list that are shown. The others are counted.
const MOST_SHOWN: usize = 200;

/// A file that was read and that the user can accept or discard.
#[derive(Debug)]
pub struct ImportPreview {
    sheets: WorkbookSheets,
    path: PathBuf,
    /// Whether accepting opens a new book. Otherwise the data is added to the open book.
    opens_new_book: bool,
    counts: Vec<String>,
    rounds: Vec<String>,
    rules: String,
    /// Whether the printed figures did not decide the rules.
    asks_for_rules: bool,
    /// The place of each printed score that differs, and a sentence with both scores.
    differences: Vec<(String, String)>,
    /// The board of each conflict, and a sentence with both values.
    conflicts: Vec<(String, String)>,
    /// Whether the file's values win where the book and the file contradict each other.
    file_wins: bool,
    findings: Vec<FindingEntry>,
}

/// A finding of the import, as an entry of the left list.
#[derive(Debug)]
struct FindingEntry {
    kind: FindingKind,
    location: String,
    message: String,
}

impl Dialog<dyn Window> for ImportPreview {
    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (answer, close) = self.show_content(ctx);
        match answer {
            Some(true) => window.accept_import(ctx, self.into_accepted()),
            None if !close => return Some(self),
            _ => window.session().set_status("nothing was imported"),
        }
        None
    }
}

impl ImportPreview {
    /// The preview of a file that was read. `target` is the book it is added to. Without it, the file becomes a new
    /// book.
    pub fn new(sheets: WorkbookSheets, path: PathBuf, target: Option<&Book>) -> Self {
        let opens_new_book = target.is_none();
        let WorkbookSheets { import, scored, rules } = &sheets;
        let book = &import.book;
        let boards = book.boards().count();
        let counted = |count: usize, one: &str, many: &str| format!("{count} {}", if count == 1 { one } else { many });
        let counts = vec![
            counted(book.rounds.len(), "round", "rounds"),
            counted(boards, "board", "boards"),
            counted(book.people.len(), "player", "players"),
        ];
        let rounds = book
            .rounds
            .iter()
            .map(|round| {
                let seats = || round.boards.iter().flat_map(|board| board.seats.values());
                let players = seats().filter(|seat| seat.player.is_some()).count();
                let counts = seats().filter(|seat| !seat.centres.is_blank()).count();
                let boards = counted(round.boards.len(), "board", "boards");
                format!(
                    "{}: {boards}, {} seated, {}",
                    round.title(),
                    counted(players, "player", "players"),
                    counted(counts, "centre count", "centre counts")
                )
            })
            .collect();
        let differences = difference_entries(scored, import);
        let mut findings: Vec<FindingEntry> = group_findings(import.findings.iter())
            .iter()
            .map(|group| FindingEntry {
                kind: group.kind(),
                location: group.location(),
                message: group.message().into_owned(),
            })
            .collect();
        // Warnings come first, and of these the ones about results that are not used.
        findings.sort_by_key(|finding| match finding.kind {
            FindingKind::Warning => 0,
            FindingKind::Unplaced => 1,
            FindingKind::Recognised => 2,
            FindingKind::Ignored => 3,
        });
        let name = &scored.rules().name;
        let asks_for_rules = rules.as_ref().is_some_and(DetectedRules::is_question);
        let rules = match rules {
            Some(DetectedRules { reason: why, .. }) if asks_for_rules => {
                format!("Which rules? {name} is used, {why}. Choose here, or later on the Rules tab.")
            }
            Some(DetectedRules { reason: why, .. }) => {
                format!("Rules: {name}, {why}. You can change them on the Rules tab.")
            }
            None => format!("Scored by the rules of the book: {name}."),
        };
        let conflicts = target.map_or_else(Vec::new, |target| {
            let entries = import.conflicts(target).into_iter().map(|conflict| {
                let board = target.board_label(conflict.board);
                conflict.fields.into_iter().map(move |field| (board.clone(), field.to_string()))
            });
            entries.flatten().collect()
        });
        let file_wins = false;
        ImportPreview {
            sheets,
            path,
            opens_new_book,
            counts,
            rounds,
            rules,
            asks_for_rules,
            differences,
            conflicts,
            file_wins,
            findings,
        }
    }

    /// The import that the user has accepted.
    fn into_accepted(self) -> AcceptedImport {
        let winner = if self.file_wins { ConflictWinner::File } else { ConflictWinner::Book };
        AcceptedImport { sheets: self.sheets, path: self.path, winner, opens_new_book: self.opens_new_book }
    }

    /// Shows the findings, the resulting book and the buttons. Enter accepts. The second value is whether the dialog
    /// must close.
    fn show_content(&mut self, ctx: &egui::Context) -> (Option<bool>, bool) {
        let title = format!("Import preview: {}", file_name(&self.path));
        show_modal(ctx, "preview", &title, 940.0, |ui| {
            let enter = enter_pressed(ui);
            if !self.conflicts.is_empty() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::T)) {
                self.file_wins = !self.file_wins;
            }
            let height = (ui.ctx().content_rect().height() - 230.0).clamp(160.0, 460.0);
            ui.columns_const(|[left, right]| {
                self.show_findings(left, height);
                self.show_result(right, height);
            });
            ui.add_space(size::GAP);
            ui.weak(if self.opens_new_book {
                "Accept opens this as a new book. The file itself does not change."
            } else {
                "Accept adds this to the book as one step. Undo takes it back."
            });
            let pressed = show_buttons(ui, &[("Accept", true), ("Discard", false)]);
            if enter { Some(true) } else { pressed }
        })
    }

    fn show_findings(&self, ui: &mut Ui, height: f32) {
        ui.label(RichText::new("In the file").font(bold_body()));
        let palette = Palette::current(ui.ctx());
        ui.spacing_mut().item_spacing.y = 0.0;
        let area = ScrollArea::vertical().id_salt("found").max_height(height).min_scrolled_height(height);
        area.auto_shrink([false, false]).show_rows(ui, LIST_ENTRY_HEIGHT, self.findings.len(), |ui, rows| {
            for finding in &self.findings[rows] {
                let (word, mark) = match finding.kind {
                    FindingKind::Recognised => ("Recognised", palette.good),
                    FindingKind::Ignored => ("Not needed", palette.line),
                    FindingKind::Unplaced => ("Not understood, kept as text", palette.problem),
                    FindingKind::Warning => ("Please check", palette.remark),
                };
                let place = format!("{word}: {}", finding.location);
                let response = list_entry(ui, &place, &finding.message, mark);
                response.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{place}: {}", finding.message))
                });
                response.on_hover_text(format!("{place}\n{}", finding.message));
            }
        });
    }

    fn show_result(&mut self, ui: &mut Ui, height: f32) {
        ui.label(RichText::new("In the book").font(bold_body()));
        ui.label(self.counts.join(", "));
        ScrollArea::vertical().id_salt("becomes").max_height(height - 24.0).auto_shrink([false, false]).show(
            ui,
            |ui| {
                for round in &self.rounds {
                    ui.weak(round);
                }
                ui.weak(&self.rules);
                self.show_rules_choice(ui);
                ui.add_space(size::SPACE);
                self.show_conflicts(ui);
                if let Some(explanation) = explain_table_without_boards(&self.sheets.import.book) {
                    ui.label(explanation);
                    return;
                }
                if self.differences.is_empty() {
                    ui.label("No printed score in the file differs from the computed one.");
                    return;
                }
                let differ = self.differences.len();
                ui.label(
                    RichText::new(format!("Printed scores that differ from the computed ones ({differ})"))
                        .font(bold_body()),
                );
                let palette = Palette::current(ui.ctx());
                ui.spacing_mut().item_spacing.y = 0.0;
                for (place, what) in self.differences.iter().take(MOST_SHOWN) {
                    let response = list_entry(ui, place, what, palette.remark);
                    response
                        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{place}: {what}")));
                    response.on_hover_text(format!("{place}\n{what}"));
                }
                if differ > MOST_SHOWN {
                    ui.weak(format!("and {} more, marked in the tables", differ - MOST_SHOWN));
                }
            },
        );
    }
}

impl ImportPreview {
    /// The list of rulesets, if the director has to choose one. R takes the next one.
    fn show_rules_choice(&mut self, ui: &mut Ui) {
        if !self.asks_for_rules {
            return;
        }
        let engine = &self.sheets.scored;
        let names: Vec<&str> = engine.rulesets().all().iter().map(|rules| rules.name.as_str()).collect();
        let now = names.iter().position(|name| *name == engine.rules().name);
        let mut chosen = None;
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::R)) {
            chosen = Some(now.map_or(0, |now| (now + 1) % names.len().max(1)));
        }
        let shown = engine.rules().name.as_str();
        ui.horizontal(|ui| {
            let label = ui.label("Rules (R)");
            let list = egui::ComboBox::from_id_salt("rules of the import").selected_text(shown);
            let response = list.show_ui(ui, |ui| {
                for (at, name) in names.iter().enumerate() {
                    if ui.selectable_label(Some(at) == now, &*printable_line(name)).clicked() {
                        chosen = Some(at);
                    }
                }
            });
            response.response.labelled_by(label.id);
        });
        if let Some(name) = chosen.and_then(|at| names.get(at)).map(|name| (*name).to_owned()) {
            self.choose_rules(&name);
        }
    }

    /// Scores the draft under these rules, and names them in it.
    fn choose_rules(&mut self, name: &str) {
        let mut draft = self.sheets.scored.book().clone();
        name.clone_into(&mut draft.event.rules);
        name.clone_into(&mut self.sheets.import.book.event.rules);
        self.sheets.scored = Engine::new(draft);
        self.rules = format!("Rules: {name}, chosen here. You can change them on the Rules tab.");
        self.differences = difference_entries(&self.sheets.scored, &self.sheets.import);
    }

    /// Lists the conflicts between the book and the file, with a box to choose the winner.
    fn show_conflicts(&mut self, ui: &mut Ui) {
        if self.conflicts.is_empty() {
            return;
        }
        let title = format!("The book and the file contradict each other ({})", self.conflicts.len());
        ui.label(RichText::new(title).font(bold_body()));
        ui.checkbox(&mut self.file_wins, "Take the values of the file (T)");
        ui.weak(if self.file_wins {
            "The book's values are replaced. Undo brings them back."
        } else {
            "The book keeps its values. The file's values are kept with their cells among the unplaced cells."
        });
        let palette = Palette::current(ui.ctx());
        for (board, what) in self.conflicts.iter().take(MOST_SHOWN) {
            let response = list_entry(ui, board, what, palette.problem);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{board}: {what}")));
            response.on_hover_text(format!("{board}\n{what}"));
        }
        if self.conflicts.len() > MOST_SHOWN {
            ui.weak(format!("and {} more", self.conflicts.len() - MOST_SHOWN));
        }
        ui.add_space(size::SPACE);
    }
}

/// An entry for each printed figure that differs, and one for all totals of rounded scores.
fn difference_entries(scored: &Engine, import: &ImportedFile) -> Vec<(String, String)> {
    let compared = scored.printed_comparison();
    let rounded = compared.rounded_totals.map(|rounded| ("Totals".to_owned(), format!("{rounded}.")));
    compared.differences.iter().map(|found| difference_entry(scored, import, found)).chain(rounded).collect()
}

/// The place of a printed score that differs, and a sentence with both scores.
fn difference_entry(scored: &Engine, import: &ImportedFile, difference: &PrintedDifference) -> (String, String) {
    let book = scored.book();
    let place = match difference.figure {
        PrintedFigure::Game(seat) => {
            let cell = import
                .cell_sources
                .location(crate::book::CellAddress::Seat(seat, crate::book::SeatColumn::PrintedScore));
            let seat_words = format!("{}, {}", book.board_label(seat.board), seat.power);
            cell.map_or(seat_words.clone(), |cell| format!("{cell}: {seat_words}"))
        }
        PrintedFigure::Round(person, round) => {
            let round = book.round(round).map(crate::book::Round::title).unwrap_or_default();
            format!("{round} of {}", book.name_of(Some(person)))
        }
        PrintedFigure::Total(person) => format!("Total of {}", book.name_of(Some(person))),
        PrintedFigure::Place(person) => format!("Place of {}", book.name_of(Some(person))),
    };
    let printed = difference.printed_text();
    let computed =
        difference.computed_text().map_or_else(|| "cannot compute it".to_owned(), |value| format!("computes {value}"));
    (place, format!("The file has {printed}, Topboard {computed}."))
}
