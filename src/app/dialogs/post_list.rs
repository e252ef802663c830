//! The list of notices in the dialog to post: which are chosen, the paper and the size of each, and how many sheets they take.

use eframe::egui::{
    self, Align, Atoms, Button, Checkbox, Key, Layout, Modifiers, RichText, Role, Sense, Ui, WidgetInfo,
};

use super::post_sheets::{PrintedKey, SheetCounts};
use super::{letter_pressed, scroll_area};
use crate::app::session::{NoticeGroup, PostingChoices, PreparedNotice};
use crate::app::theme::{Palette, size};
use crate::book::RoundNumbers;
use crate::languages::WindowText;
use crate::languages::window_sentences::post_dialog as texts;
use crate::notices::{DueNotice, Notice, NoticeKind};
use crate::printable_text::printable_line;
use crate::publish::{PageSetup, Paper, TextSize};

/// The papers that the dialog offers, in the order in which P goes through them.
const PAPERS: [(Paper, WindowText); 4] = [
    (Paper::A4, || "A4"),
    (Paper::A3, || "A3"),
    (Paper::Letter, texts::paper_letter),
    (Paper::Tabloid, texts::paper_tabloid),
];

/// The sizes that the dialog offers.
const SIZES: [(TextSize, WindowText); 2] = [(TextSize::Poster, texts::size_poster), (TextSize::List, texts::size_list)];

/// The height of the choices below the list, in points.
const BELOW_LIST: f32 = 74.0;

/// A notice that can be posted.
#[derive(Debug)]
pub(super) struct Choice {
    pub wanted: DueNotice,
    /// The number of its round.
    pub round_number: usize,
    pub notices: Vec<Notice>,
    pub title: String,
    pub group: NoticeGroup,
    pub is_chosen: bool,
    pub paper: Paper,
    pub size: TextSize,
    /// As in [`PreparedNotice`].
    seats: Option<u32>,
}

impl Choice {
    pub(super) fn key(&self) -> PrintedKey {
        (self.wanted, self.paper, self.size)
    }

    pub(super) fn is_due(&self) -> bool {
        self.group == NoticeGroup::Due
    }
}

/// The notices with a cursor.
#[derive(Debug)]
pub(super) struct NoticeList {
    pub choices: Vec<Choice>,
    /// The position of the notice in view.
    pub cursor: usize,
    /// Whether the cursor was moved by a key, so that the list must scroll.
    moved: bool,
    sheets: SheetCounts,
}

impl NoticeList {
    /// The notices as they were chosen the last time. The cursor begins at the first of `in_view` that there is.
    pub(super) fn new(
        notices: Vec<PreparedNotice>,
        remembered: &PostingChoices,
        numbers: &RoundNumbers,
        in_view: &[DueNotice],
    ) -> NoticeList {
        let choices = notices.into_iter().map(|PreparedNotice { wanted, title, notices, group, seats }| {
            let (paper, size) = remembered.paper_and_size(wanted.kind);
            let round_number = numbers.number(wanted.round);
            let is_outdated = seats.is_some_and(|seats| remembered.has_other_seats(wanted.kind, round_number, seats));
            let is_chosen = is_outdated || remembered.is_chosen(wanted.kind, round_number, group == NoticeGroup::Due);
            let title = name_in_list(wanted.kind, title, notices.len());
            let title = if is_outdated { texts::posted_with_other_seats(&title) } else { title };
            Choice { wanted, round_number, notices, title, group, is_chosen, paper, size, seats }
        });
        let mut choices: Vec<Choice> = choices.collect();
        let shows = |wanted: &DueNotice| {
            let is_it = |choice: &Choice| {
                choice.wanted.kind == wanted.kind && (choice.wanted.round == wanted.round || !wanted.kind.is_of_round())
            };
            choices.iter().position(is_it)
        };
        let mut cursor = in_view.iter().find_map(shows);
        if let Some(at) = cursor.take_if(|at| !choices[*at].is_due()) {
            // What is due stays in view below it.
            let choice = choices.remove(at);
            choices.insert(0, Choice { group: NoticeGroup::InView, ..choice });
        }
        NoticeList { choices, cursor: cursor.unwrap_or_default(), moved: false, sheets: SheetCounts::default() }
    }

    /// The notice at the cursor. `None` if there is nothing to post.
    pub(super) fn in_view(&self) -> Option<&Choice> {
        self.choices.get(self.cursor)
    }

    /// What the page in view depends on.
    pub(super) fn key_in_view(&self) -> Option<PrintedKey> {
        self.in_view().map(Choice::key)
    }

    /// The notices of a kind have changed.
    pub(super) fn replace(&mut self, kind: NoticeKind, make: impl Fn(DueNotice) -> Vec<Notice>) {
        for choice in self.choices.iter_mut().filter(|choice| choice.wanted.kind == kind) {
            choice.notices = make(choice.wanted);
        }
        self.sheets.forget();
    }

    pub(super) fn chosen(&self) -> impl Iterator<Item = &Choice> {
        self.choices.iter().filter(|choice| choice.is_chosen)
    }

    /// Chooses the notice at the cursor and no other.
    pub(super) fn choose_only_this(&mut self) {
        for (at, choice) in self.choices.iter_mut().enumerate() {
            choice.is_chosen = at == self.cursor;
        }
    }

    /// Counts the sheets of the chosen notices, which the sum needs, in the background. The preview lays out the one at the cursor,
    /// and `laid_out` is what it has found; `None` before that.
    pub(super) fn count_sheets(
        &mut self,
        ctx: &egui::Context,
        laid_out: Option<usize>,
        setup: impl Fn(&PrintedKey) -> PageSetup,
    ) {
        if let (Some(choice), Some(count)) = (self.choices.get(self.cursor), laid_out) {
            self.sheets.know(choice.key(), count);
        }
        let is_counted = |(at, choice): &(usize, &Choice)| choice.is_chosen && *at != self.cursor;
        let counted = self.choices.iter().enumerate().filter(is_counted);
        self.sheets.update(ctx, counted.map(|(_, choice)| (choice.key(), &choice.notices[..])), |key| setup(&key));
    }

    /// “27 sheets in all”. Empty before all chosen notices are counted.
    fn sheets_in_all(&self) -> String {
        let counts: Option<Vec<usize>> = self.chosen().map(|choice| self.sheets.of(choice.key())).collect();
        match counts {
            Some(counts) if !counts.is_empty() => texts::sheets_in_all(counts.iter().sum::<usize>()),
            _ => String::new(),
        }
    }

    /// Takes the keys that work on the list.
    pub(super) fn take_keys(&mut self, ui: &Ui) {
        let Some(last) = self.choices.len().checked_sub(1) else { return };
        let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let cursor = match () {
            () if pressed(Key::ArrowDown) => (self.cursor + 1).min(last),
            () if pressed(Key::ArrowUp) => self.cursor.saturating_sub(1),
            () if pressed(Key::Home) => 0,
            () if pressed(Key::End) => last,
            () => self.cursor,
        };
        self.moved |= cursor != self.cursor;
        self.cursor = cursor;
        let choice = &mut self.choices[cursor];
        if letter_pressed(ui, Modifiers::NONE, Key::Space) {
            choice.is_chosen ^= true;
        }
        if letter_pressed(ui, Modifiers::NONE, Key::P) {
            choice.paper = next(&PAPERS, choice.paper);
        } else if letter_pressed(ui, Modifiers::NONE, Key::S) {
            choice.size = next(&SIZES, choice.size);
        }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, height: f32) {
        self.show_notices(ui, height - BELOW_LIST);
        ui.separator();
        let faded = Palette::current(ui.ctx()).faded;
        let in_all = self.sheets_in_all();
        let Some(choice) = self.choices.get_mut(self.cursor) else { return };
        ui.horizontal(|ui| {
            ui.label(texts::choose_paper());
            for (paper, text) in PAPERS {
                ui.selectable_value(&mut choice.paper, paper, text());
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(RichText::new(in_all).color(faded));
            });
        });
        ui.horizontal_wrapped(|ui| {
            ui.label(texts::choose_size());
            let words = [texts::poster_for_wall(), texts::list_for_clipboard()];
            for ((text_size, _), text) in SIZES.into_iter().zip(words) {
                ui.selectable_value(&mut choice.size, text_size, text);
            }
        });
    }

    /// The rows of the list, each with its sheets, its paper and its size.
    fn show_notices(&mut self, ui: &mut Ui, height: f32) {
        let faded = Palette::current(ui.ctx()).faded;
        let mut cursor = self.cursor;
        let moved = std::mem::take(&mut self.moved);
        scroll_area(height).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(ui.available_width() - size::SPACE);
            let mut heading = None;
            for (at, choice) in self.choices.iter_mut().enumerate() {
                let group = choice.group.heading();
                if heading != Some(group) {
                    ui.add_space(if heading.is_some() { size::GAP } else { 0.0 });
                    ui.label(RichText::new(group).color(faded));
                    heading = Some(group);
                }
                ui.horizontal(|ui| {
                    let title = printable_line(&choice.title);
                    let chosen = ui.add(Checkbox::without_text(&mut choice.is_chosen));
                    chosen.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, choice.is_chosen, &*title));
                    let small = |text: String| RichText::new(text).size(size::SMALL).color(faded);
                    let mut on_right = Atoms::default();
                    if let Some(sheets) = self.sheets.of(choice.key()) {
                        on_right.push_right(small(texts::sheets(sheets)));
                    }
                    on_right.push_right(small(texts::paper_and_size(
                        name(&PAPERS, choice.paper),
                        name(&SIZES, choice.size),
                    )));
                    // The name shows the notice, and only the box chooses it. The Tab key stops only at the boxes, because the
                    // arrows go through the names.
                    let row = Button::selectable(at == cursor, title.into_owned())
                        .right_text(on_right)
                        .min_size(egui::vec2(ui.available_width(), 0.0))
                        .wrap()
                        .sense(Sense::CLICK);
                    let row = ui.with_layout(Layout::top_down(Align::Min), |ui| ui.add(row)).inner;
                    if at == cursor && moved {
                        row.scroll_to_me(None);
                    }
                    if row.clicked() || chosen.clicked() {
                        cursor = at;
                    }
                });
            }
        });
        self.cursor = cursor;
    }

    /// Remembers which notices were chosen, on which paper and in which size, and when they are posted which were not wanted.
    pub(super) fn remember(&self, choices: &mut PostingChoices, is_posted: bool) {
        let chosen = self.chosen().filter(|choice| !choice.is_due());
        choices.not_posted = chosen.map(|choice| (choice.wanted.kind, choice.round_number)).collect();
        // Of several notices of one kind, the newest comes last and is kept.
        let (in_view, others): (Vec<&Choice>, Vec<&Choice>) =
            self.choices.iter().partition(|choice| choice.group == NoticeGroup::InView);
        let oldest_first = in_view.into_iter().chain(others.into_iter().rev());
        choices.pages.extend(oldest_first.map(|choice| (choice.wanted.kind, (choice.paper, choice.size))));
        for choice in self.choices.iter().filter(|_| is_posted) {
            if let Some(seats) = choice.seats.filter(|_| choice.is_chosen) {
                choices.posted_seats.insert((choice.wanted.kind, choice.round_number), seats);
            }
            if choice.is_due() && !choice.is_chosen {
                choices.not_wanted.insert((choice.wanted.kind, choice.round_number));
            } else {
                choices.not_wanted.remove(&(choice.wanted.kind, choice.round_number));
            }
        }
    }
}

/// The name of a notice in the list: its title, or what the pages are where there are several.
fn name_in_list(kind: NoticeKind, title: String, pages: usize) -> String {
    match (kind, pages) {
        (_, 1) => title,
        (NoticeKind::TableSheets, several) => texts::table_sheets(several),
        (NoticeKind::OrderSheets, several) => texts::order_sheets(several),
        (_, several) => texts::notice_of_pages(&title, several),
    }
}

fn name<T: PartialEq + Copy>(all: &[(T, WindowText)], wanted: T) -> &'static str {
    all.iter().find(|(value, _)| *value == wanted).map_or("", |(_, name)| name())
}

/// The value after this one, and the first one after the last.
fn next<T: PartialEq + Copy>(all: &[(T, WindowText)], now: T) -> T {
    let at = all.iter().position(|(value, _)| *value == now).map_or(0, |at| at + 1);
    all[at % all.len()].0
}
