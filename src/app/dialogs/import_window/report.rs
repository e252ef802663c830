//! The report of an import: the rules, the conflicts with the book, the printed scores that differ, and the findings
//! about the cells of the file.

use eframe::egui::{self, Id, Rect, RichText, ScrollArea, Ui};

use super::key_table::KeyCommand;
use super::merge_questions::{Question, show_answers};
use crate::app::files::read_contents::WorkbookSheets;
use crate::app::theme::{Palette, bold_body, size};
use crate::app::widgets::{LIST_ENTRY_HEIGHT, list_entry};
use crate::book::{BoardRef, Book, CellAddress, Round, SeatColumn};
use crate::engine::{DetectedRules, Engine, PrintedDifference, PrintedFigure};
use crate::import::{
    ConflictKind, ConflictWinner, FindingKind, ImportedFile, SheetAddress, explain_table_without_boards, group_findings,
};
use crate::languages::window_sentences::import_window as texts;
use crate::printable_text::printable_line;

/// The most entries of a list that are shown. The others are counted.
const MOST_SHOWN: usize = 200;

/// The texts of the report.
#[derive(Debug, Default)]
pub(super) struct Report {
    /// “3 rounds, 14 boards, 38 players”.
    pub(super) counts: String,
    rules: String,
    /// Whether the printed figures did not decide the rules.
    asks_for_rules: bool,
    /// The place of each printed score that differs, and a sentence with both scores.
    differences: Vec<(String, String)>,
    conflicts: Vec<ConflictEntry>,
    findings: Vec<FindingEntry>,
}

/// A conflict between the book and the file, as an entry of the list.
#[derive(Debug)]
pub(super) struct ConflictEntry {
    /// The board in the book.
    pub(super) board: BoardRef,
    /// The name of the field in English, by which its answer is remembered.
    pub(super) field: String,
    /// The value of the file.
    pub(super) file: String,
    location: String,
    /// The name of the field as it is shown.
    shown_field: String,
    /// Both values.
    sentence: String,
    /// Whether the user can take one of the two values. If a game has two names, the book keeps its own name.
    is_question: bool,
    /// Whose value is taken, if the user has answered it by itself.
    answer: Option<ConflictWinner>,
}

/// A finding of the import, as an entry of the list below the file.
#[derive(Debug)]
struct FindingEntry {
    kind: FindingKind,
    location: String,
    message: String,
    sheet: String,
    /// The first cell that the finding is about.
    first: Option<SheetAddress>,
}

impl Report {
    /// The report of a file that was read. `target` is the book it is added to, and `winner` whose values are taken in a conflict.
    pub(super) fn new(sheets: &WorkbookSheets, target: Option<&Book>, winner: ConflictWinner) -> Self {
        let WorkbookSheets { import, scored, rules } = sheets;
        let mut findings: Vec<FindingEntry> = group_findings(import.findings.iter())
            .iter()
            .map(|group| {
                let first = group.findings.first();
                FindingEntry {
                    kind: group.kind(),
                    location: group.location(),
                    message: group.message().into_owned(),
                    sheet: first.map(|finding| finding.sheet.clone()).unwrap_or_default(),
                    first: first.and_then(|finding| finding.cells.first()).map(|range| range.first),
                }
            })
            .collect();
        let notes = target.map(|target| import.merge_notes(target, winner)).unwrap_or_default();
        findings.extend(notes.into_iter().map(|note| FindingEntry {
            kind: FindingKind::Warning,
            location: note.place,
            message: note.message,
            sheet: String::new(),
            first: None,
        }));
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
            Some(DetectedRules { reason: why, .. }) if asks_for_rules => texts::which_rules(name, &why.to_string()),
            Some(DetectedRules { reason: why, .. }) => texts::rules_are(name, &why.to_string()),
            None => texts::rules_of_book(name),
        };
        let conflicts = target.map_or_else(Vec::new, |target| {
            let entries = import.conflicts(target).into_iter().flat_map(|conflict| {
                let (board, location) = (conflict.board, target.board_label_in_window(conflict.board));
                conflict.fields.into_iter().map(move |field| ConflictEntry {
                    board,
                    location: location.clone(),
                    shown_field: field.shown_field.clone(),
                    sentence: field.to_string(),
                    is_question: field.kind != ConflictKind::BoardName,
                    answer: field.answer,
                    field: field.field,
                    file: field.file_cell.text,
                })
            });
            entries.collect()
        });
        let differences = difference_entries(scored, import);
        Report { counts: import.book.summary_in_window(), rules, asks_for_rules, differences, conflicts, findings }
    }

    /// Whether the book and the file contradict each other.
    pub(super) fn has_conflicts(&self) -> bool {
        !self.conflicts.is_empty()
    }

    /// The conflict at this position.
    pub(super) fn conflict(&self, at: usize) -> Option<&ConflictEntry> {
        self.conflicts.get(at)
    }

    /// The first conflict that can be answered by itself and is not.
    pub(super) fn open_conflict(&self) -> Option<usize> {
        self.conflicts.iter().take(MOST_SHOWN).position(|entry| entry.is_question && entry.answer.is_none())
    }

    /// Whether the user has to choose the rules.
    pub(super) fn asks_for_rules(&self) -> bool {
        self.asks_for_rules
    }

    /// Scores the draft under these rules, and names them in it.
    pub(super) fn choose_rules(&mut self, sheets: &mut WorkbookSheets, name: &str) {
        let mut draft = sheets.scored.book().clone();
        name.clone_into(&mut draft.event.rules);
        name.clone_into(&mut sheets.import.book.event.rules);
        sheets.scored = Engine::new(draft);
        self.rules = texts::rules_chosen_here(name);
        self.differences = difference_entries(&sheets.scored, &sheets.import);
    }

    /// Takes the next ruleset of the list.
    pub(super) fn choose_next_rules(&mut self, sheets: &mut WorkbookSheets) {
        let rulesets = sheets.scored.rulesets().all();
        let now = rulesets.iter().position(|rules| rules.name == sheets.scored.rules().name);
        let next = now.map_or(0, |now| (now + 1) % rulesets.len().max(1));
        if let Some(name) = rulesets.get(next).map(|rules| rules.name.clone()) {
            self.choose_rules(sheets, &name);
        }
    }

    /// The height of the list of findings beside a file of this height: enough for those that the user should look at, up
    /// to a half.
    pub(super) fn height_of_findings(&self, height: f32) -> f32 {
        let usual = (height * 0.3).clamp(80.0, 200.0);
        let asks = |finding: &&FindingEntry| matches!(finding.kind, FindingKind::Warning | FindingKind::Unplaced);
        let count = u16::try_from(self.findings.iter().filter(asks).count()).unwrap_or(u16::MAX);
        (f32::from(count) * LIST_ENTRY_HEIGHT + 30.0).clamp(usual, (height * 0.5).max(usual))
    }

    /// Shows the findings. Returns the sheet and the cell of the one that was clicked.
    pub(super) fn show_findings(&self, ui: &mut Ui, height: f32) -> Option<(&str, SheetAddress)> {
        ui.label(RichText::new(texts::in_file()).font(bold_body()));
        let palette = Palette::current(ui.ctx());
        ui.spacing_mut().item_spacing.y = 0.0;
        let area = ScrollArea::vertical().id_salt("found").max_height(height).min_scrolled_height(height);
        let mut clicked = None;
        area.auto_shrink([false, false]).show_rows(ui, LIST_ENTRY_HEIGHT, self.findings.len(), |ui, rows| {
            ui.set_max_width(ui.available_width().min(size::TEXT));
            for finding in &self.findings[rows] {
                let mark = match finding.kind {
                    FindingKind::Recognised => palette.good,
                    FindingKind::Ignored => palette.line,
                    FindingKind::Unplaced => palette.problem,
                    FindingKind::Warning => palette.remark,
                };
                let place = texts::subject_and_text(finding.kind.name(), &finding.location);
                let response = list_entry(ui, &place, &finding.message, mark);
                response.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{place}: {}", finding.message))
                });
                if response.clicked() {
                    clicked = finding.first.map(|first| (finding.sheet.as_str(), first));
                }
                response.on_hover_text(format!("{place}\n{}", finding.message));
            }
        });
        clicked
    }

    /// Shows the rules, the conflicts and the differences. `file_wins` says whose values are taken in a conflict, and `next` which
    /// question the keys answer. Returns the answer to a conflict.
    pub(super) fn show_result(
        &mut self,
        ui: &mut Ui,
        height: f32,
        sheets: &mut WorkbookSheets,
        (file_wins, next): (&mut bool, Option<Question>),
    ) -> Option<(Question, bool)> {
        let mut answered = None;
        ScrollArea::vertical().id_salt("becomes").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width().min(size::TEXT));
            ui.weak(&self.rules);
            self.show_rules_choice(ui, sheets);
            answered = self.show_conflicts(ui, file_wins, next);
            if let Some(explanation) = explain_table_without_boards(&sheets.import.book) {
                ui.label(explanation);
                return;
            }
            if self.differences.is_empty() {
                ui.label(texts::no_score_differs());
                return;
            }
            let differ = self.differences.len();
            ui.label(RichText::new(texts::scores_that_differ(differ)).font(bold_body()));
            let palette = Palette::current(ui.ctx());
            ui.spacing_mut().item_spacing.y = 0.0;
            for (place, what) in self.differences.iter().take(MOST_SHOWN) {
                let response = list_entry(ui, place, what, palette.remark);
                response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{place}: {what}")));
                response.on_hover_text(format!("{place}\n{what}"));
            }
            if differ > MOST_SHOWN {
                ui.weak(texts::and_more_in_tables(differ - MOST_SHOWN));
            }
        });
        answered
    }

    /// The list of rulesets, if the director has to choose one.
    fn show_rules_choice(&mut self, ui: &mut Ui, sheets: &mut WorkbookSheets) {
        if !self.asks_for_rules {
            return;
        }
        let engine = &sheets.scored;
        let names: Vec<&str> = engine.rulesets().all().iter().map(|rules| rules.name.as_str()).collect();
        let now = names.iter().position(|name| *name == engine.rules().name);
        let mut chosen = None;
        let shown = engine.rules().name.as_str();
        ui.horizontal(|ui| {
            let label = ui.label(texts::choose_rules(&KeyCommand::NextRules.key_name()));
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
            self.choose_rules(sheets, &name);
        }
    }

    /// Lists the conflicts between the book and the file, with a box to choose the winner, and the two answers to each. `next` is
    /// the question that the keys answer.
    fn show_conflicts(&self, ui: &mut Ui, file_wins: &mut bool, next: Option<Question>) -> Option<(Question, bool)> {
        if self.conflicts.is_empty() {
            return None;
        }
        ui.label(RichText::new(texts::contradictions(self.conflicts.len())).font(bold_body()));
        ui.checkbox(file_wins, texts::take_values_of_file(&KeyCommand::FileWins.key_name()));
        ui.weak(if *file_wins { texts::values_are_replaced() } else { texts::book_keeps_values() });
        let palette = Palette::current(ui.ctx());
        let mut answered = None;
        // The list scrolls in the frame after another question is asked, when everything has its place.
        let (is_new, is_known) = ui.data_mut(|data| {
            let seen: &mut (Option<Question>, bool) = data.get_temp_mut_or_default(Id::unique("question in view"));
            let last = std::mem::replace(seen, (next, seen.0 != next));
            (seen.1, last.1)
        });
        if is_new {
            ui.ctx().request_repaint();
        }
        for (at, entry) in self.conflicts.iter().enumerate().take(MOST_SHOWN) {
            let top = ui.cursor().min;
            let ConflictEntry { location, sentence, shown_field, .. } = entry;
            let response = list_entry(ui, location, sentence, palette.problem);
            let label = || egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{location}: {sentence}"));
            response.widget_info(label);
            response.on_hover_text(format!("{location}\n{sentence}"));
            if entry.is_question {
                let question = Question::Conflict(at);
                let answer = entry.answer.map_or(*file_wins, |winner| winner == ConflictWinner::File);
                let names = [texts::value_of_file(), texts::value_of_book()];
                let subject = format!("{location}, {shown_field}");
                let clicked = ui.horizontal(|ui| {
                    ui.add_space(size::GAP);
                    show_answers(ui, names, &subject, Some(answer), next == Some(question))
                });
                answered = clicked.inner.map(|takes_file| (question, takes_file)).or(answered);
                // The keys answer a question that is in view.
                if next == Some(question) && is_known && !is_new {
                    let entry = Rect::from_min_max(top, clicked.response.rect.max);
                    if !ui.clip_rect().y_range().contains(entry.top()) || entry.bottom() > ui.clip_rect().bottom() {
                        ui.scroll_to_rect(entry, None);
                    }
                }
            }
        }
        if self.conflicts.len() > MOST_SHOWN {
            ui.weak(texts::and_more(self.conflicts.len() - MOST_SHOWN));
        }
        ui.add_space(size::SPACE);
        answered
    }
}

/// The content of a round in words: “Round 1: 5 boards, 35 players seated, 35 centre counts”.
pub(super) fn round_summary(round: &Round) -> String {
    let seats = || round.boards.iter().flat_map(|board| board.seats.values());
    let players = seats().filter(|seat| seat.player.is_some()).count();
    let counts = seats().filter(|seat| !seat.centres.is_blank()).count();
    texts::round_summary(&round.title_in_window(), round.boards.len(), players, counts)
}

/// An entry for each printed figure that differs, and one for all totals of rounded scores.
fn difference_entries(scored: &Engine, import: &ImportedFile) -> Vec<(String, String)> {
    let compared = scored.printed_comparison();
    let rounded = compared.rounded_totals.map(|rounded| (texts::totals().to_owned(), format!("{rounded}.")));
    compared.differences.iter().map(|found| difference_entry(scored, import, found)).chain(rounded).collect()
}

/// The place of a printed score that differs, and a sentence with both scores.
fn difference_entry(scored: &Engine, import: &ImportedFile, difference: &PrintedDifference) -> (String, String) {
    let book = scored.book();
    let place = match difference.figure {
        PrintedFigure::Game(seat) => {
            let cell = import.cell_sources.location(CellAddress::Seat(seat, SeatColumn::PrintedScore));
            let board = book.board_label_in_window(seat.board);
            let seat_words = format!("{board}, {}", seat.power.name_in_window());
            cell.map_or(seat_words.clone(), |cell| format!("{cell}: {seat_words}"))
        }
        PrintedFigure::Round(person, round) => {
            let round = book.round(round).map(Round::title_in_window).unwrap_or_default();
            texts::score_of_round(&round, book.name_of(Some(person)))
        }
        PrintedFigure::Total(person) => texts::total_of(book.name_of(Some(person))),
        PrintedFigure::Place(person) => texts::place_of(book.name_of(Some(person))),
    };
    let printed = difference.printed_text();
    let sentence = match difference.computed_text() {
        Some(computed) => texts::topboard_computes(&printed, &computed),
        None => texts::topboard_cannot_compute(&printed),
    };
    (place, sentence)
}
