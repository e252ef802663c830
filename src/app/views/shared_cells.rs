//! Cells that several tabs use: headings, computed texts and figures, cells of notices, typed texts and gaps.

use std::borrow::Cow;

use crate::app::grid::{Align, CellStyle, CellTone, CellView};
use crate::app::theme::Palette;
use crate::app::view_cache::ViewCache;
use crate::book::{Book, CellAddress, Person, PersonId, Power, Severity, fold_name};
use crate::engine::Engine;
use crate::languages::window_sentences::views as texts;
use crate::languages::{recorded_moment_in_window, rounded_in_window};
use crate::notices::{CellPart, Mark, NoticeCell};

/// How much wider than in English a column with the names of the powers is, in points.
pub(in crate::app) fn more_for_powers() -> f32 {
    const POINTS_OF_LETTER: f32 = 6.5;
    let longest = |name: fn(Power) -> &'static str| {
        Power::ALL.into_iter().map(|power| name(power).chars().count()).max().unwrap_or_default()
    };
    let more = longest(Power::name_in_window).saturating_sub(longest(Power::name));
    POINTS_OF_LETTER * f32::from(u8::try_from(more).unwrap_or_default())
}

/// The words that begin with the typed text.
pub(super) fn complete_word<'a>(typed: &str, words: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let typed = fold_name(typed);
    words.into_iter().filter(|word| fold_name(word).starts_with(&typed)).map(str::to_owned).collect()
}

/// A text of this tone.
pub(super) fn toned<'a>(text: impl Into<Cow<'a, str>>, tone: CellTone) -> CellView<'a> {
    CellView { text: text.into(), style: CellStyle { tone, ..CellStyle::default() }, ..CellView::default() }
}

/// The heading of a column.
pub(in crate::app) fn heading<'a>(text: impl Into<Cow<'a, str>>, align: Align) -> CellView<'a> {
    let style = CellStyle { tone: CellTone::Heading, align, ..CellStyle::default() };
    CellView { text: text.into(), style, ..CellView::default() }
}

/// The name of a power beside its colour.
pub(super) fn power<'a>(power: Power, palette: &Palette) -> CellView<'a> {
    let mut cell = toned(power.name_in_window(), CellTone::Label);
    cell.style.swatch = Some(palette.power_swatch(power));
    cell
}

/// A computed text.
pub(super) fn computed<'a>(text: impl Into<Cow<'a, str>>) -> CellView<'a> {
    toned(text, CellTone::Computed)
}

/// A computed text at the right, such as a figure that is rounded already.
pub(super) fn computed_at_right<'a>(text: impl Into<Cow<'a, str>>) -> CellView<'a> {
    let style = CellStyle { tone: CellTone::Computed, align: Align::Right, ..CellStyle::default() };
    CellView { text: text.into(), style, ..CellView::default() }
}

/// A computed figure, rounded in view. Its source text has all decimals.
pub(super) fn figure<'a>(value: f64, decimals: usize) -> CellView<'a> {
    CellView { source: Some(value.to_string().into()), ..computed_at_right(rounded_in_window(value, decimals)) }
}

/// The width of a column of moments in words, in points: “12 September 2026, 15:00”.
pub(super) const MOMENT_WIDTH: f32 = 172.0;

/// Shows the moment of a record in words, in the cell and in the bar above the sheet. It is typed as it is shown. Among several cells
/// it is copied as the record, which other programs read.
pub(super) fn say_moment(cell: &mut CellView<'_>) {
    let said = recorded_moment_in_window(&cell.text);
    if said != cell.text {
        cell.copied = Some(std::mem::replace(&mut cell.text, said.into()));
    }
}

/// A cell of a notice.
pub(super) fn from_notice<'a>(cell: Option<&NoticeCell>) -> CellView<'a> {
    let Some(cell) = cell else { return computed("") };
    let all = |mark: Mark| !cell.parts.is_empty() && cell.parts.iter().all(|part| part.has_mark(mark));
    let mut view = computed(cell.styled());
    let rounded = cell.parts.iter().any(|part| part.decimals > 0);
    view.source = cell.value().filter(|_| rounded).map(|value| value.to_string().into());
    view.style.align = if cell.value().is_some() { Align::Right } else { Align::Left };
    view.style.struck = all(Mark::Dropped);
    view.style.italic = !cell.parts.is_empty() && cell.parts.iter().all(CellPart::is_provisional);
    view.hint = cell.parts.iter().map(|part| &part.hint).find(|hint| !hint.is_empty()).map(|hint| hint.clone().into());
    view
}

/// Marks a cell that has a problem of this severity.
pub(in crate::app) fn mark(style: &mut CellStyle, severity: Severity) {
    match severity {
        Severity::Error => style.problem = true,
        Severity::Remark => style.remark = true,
    }
}

/// Marks a cell that has a problem, and shows the problem as the hint.
pub(super) fn mark_problem(
    cell: &mut CellView<'_>,
    address: Option<CellAddress>,
    engine: &Engine,
    view_cache: &ViewCache,
) {
    let found = address.and_then(|address| view_cache.problem(address));
    let Some(problem) = found.map(|at| &engine.problems()[at]) else { return };
    mark(&mut cell.style, problem.severity);
    cell.hint = Some(problem.sentences().into());
}

/// Adds the note of a seat, a board or a player to the hint of its cell, and a corner that tells of it.
pub(super) fn mark_note(cell: &mut CellView<'_>, note: &str) {
    if note.is_empty() {
        return;
    }
    cell.style.note = true;
    let note = texts::note(note);
    cell.hint = Some(cell.hint.take().map_or(note.clone(), |hint| format!("{hint}\n{note}")).into());
}

/// Fills the name of a player with the colour of the player.
pub(super) fn fill_name(cell: &mut CellView<'_>, person: Option<&Person>, palette: &Palette) {
    if let Some(colour) = person.and_then(|person| person.colour) {
        cell.style.fill = Some(palette.fill(colour));
    }
}

/// Shows the colour and the note of a player at the name.
pub(super) fn mark_player(cell: &mut CellView<'_>, book: &Book, player: Option<PersonId>, palette: &Palette) {
    let person = player.and_then(|player| book.person(player));
    fill_name(cell, person, palette);
    mark_note(cell, person.map_or("", |person| &person.note));
}

/// A text that the user can edit.
pub(super) fn input<'a>(text: impl Into<Cow<'a, str>>) -> CellView<'a> {
    CellView { text: text.into(), editable: true, ..CellView::default() }
}

/// An empty cell that the cursor skips.
pub(super) fn gap<'a>() -> CellView<'a> {
    toned("", CellTone::Gap)
}

/// A title above a block.
pub(in crate::app) fn title<'a>(text: impl Into<Cow<'a, str>>, bold: bool) -> CellView<'a> {
    let style = CellStyle { tone: CellTone::Title, bold, ..CellStyle::default() };
    CellView { text: text.into(), style, ..CellView::default() }
}
