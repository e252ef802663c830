//! Several systems side by side, on the event or on typical results.

use eframe::egui::{Button, Frame, Margin, RichText, Ui};

use super::{RulesTabRequest, RulesState};
use crate::app::command::Command;
use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, Grid, GridModel, GridState, CellTone};
use crate::app::theme::{self, Palette, size};
use crate::app::window::grid_palette;
use crate::book::{BoardRef, Book, GameStage, PersonId, Power};
use crate::engine::{Engine, RescoredEvent};
use crate::figures::format_rounded as show_number;
use crate::scoring::typical_results;
use crate::standings::{RulesetLibrary, TieBreakScores};

/// What is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ComparisonBoards {
    /// The event's table.
    #[default]
    Standings,
    /// The event's boards.
    Boards,
    /// A dozen boards such as every event has.
    Typical,
}

impl ComparisonBoards {
    const ALL: [ComparisonBoards; 3] = [ComparisonBoards::Standings, ComparisonBoards::Boards, ComparisonBoards::Typical];

    pub(super) fn next(self) -> ComparisonBoards {
        match self {
            ComparisonBoards::Standings => ComparisonBoards::Boards,
            ComparisonBoards::Boards => ComparisonBoards::Typical,
            ComparisonBoards::Typical => ComparisonBoards::Standings,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            ComparisonBoards::Standings => "Standings",
            ComparisonBoards::Boards => "Boards",
            ComparisonBoards::Typical => "Typical results",
        }
    }
}

/// The systems compared and what came of it.
#[derive(Debug)]
pub(super) struct SystemComparison {
    pub on: ComparisonBoards,
    names: Vec<String>,
    made_for: Option<(u64, ComparisonBoards, Vec<String>)>,
    by: Vec<RescoredEvent>,
    lines: Vec<ComparisonRow>,
    grid: GridState,
}

/// A line of the comparison.
#[derive(Clone, Copy, Debug)]
enum ComparisonRow {
    Head,
    Player(PersonId),
    Board(BoardRef),
    Power(BoardRef, Power),
    Gap,
}

impl SystemComparison {
    /// The system in view beside the event's and what it was copied from; never one alone.
    pub(super) fn new(engine: &Engine, shown: Option<&str>) -> SystemComparison {
        let used = engine.event_system().map(|system| system.name.as_str());
        let base = shown.and_then(|name| engine.library().find(name)?.based_on.as_deref());
        let mut names: Vec<String> = Vec::new();
        let usual = engine.library().systems().iter().map(|system| system.name.as_str());
        let wanted = used.into_iter().chain(base).chain(shown);
        for name in wanted.chain(usual.take(3)) {
            if names.len() < 3 && !names.iter().any(|have| have == name) {
                names.push(name.to_owned());
            }
        }
        let on = if engine.standings().rows.is_empty() { ComparisonBoards::Typical } else { ComparisonBoards::Standings };
        let (by, lines) = (Vec::new(), Vec::new());
        let mut grid = GridState::default();
        grid.go_to(1, 0);
        SystemComparison { on, names, made_for: None, by, lines, grid }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.names.iter().any(|have| have == name)
    }

    /// Takes a system in, or out.
    pub(super) fn toggle(&mut self, name: &str) {
        match self.names.iter().position(|have| have == name) {
            Some(at) => drop(self.names.remove(at)),
            None => self.names.push(name.to_owned()),
        }
    }

    fn book<'a>(&self, engine: &'a Engine) -> &'a Book {
        if self.on == ComparisonBoards::Typical { typical_results() } else { engine.book() }
    }

    /// Scores again where the book, the systems or the boards have changed.
    pub(super) fn refresh(&mut self, engine: &Engine) {
        self.names.retain(|name| engine.library().find(name).is_some());
        let wanted = (engine.revision(), self.on, self.names.clone());
        if self.made_for.as_ref() == Some(&wanted) {
            return;
        }
        self.made_for = Some(wanted);
        let book = self.book(engine);
        let systems = self.names.iter().filter_map(|name| engine.library().find(name));
        // Typical results are by rules that know concessions, whatever the event's.
        let rules = match self.on {
            ComparisonBoards::Typical => RulesetLibrary::shipped().find(&book.event.rules).map_or(engine.rules(), |rules| rules),
            _ => engine.rules(),
        };
        let measures = TieBreakScores::new(book, engine.library(), rules);
        self.by = systems.map(|system| RescoredEvent::new(book, system, rules, &measures)).collect();
        self.lines = vec![ComparisonRow::Head];
        if self.on == ComparisonBoards::Standings {
            let first = self.by.first().map(|under| &under.standings.rows);
            self.lines.extend(first.into_iter().flatten().map(|row| ComparisonRow::Player(row.person)));
        } else {
            for (at, _) in book.boards().filter(|(_, board)| board.stage() != GameStage::NotStarted) {
                if self.lines.len() > 1 {
                    self.lines.push(ComparisonRow::Gap);
                }
                self.lines.push(ComparisonRow::Board(at));
                self.lines.extend(Power::ALL.map(|power| ComparisonRow::Power(at, power)));
            }
        }
    }
}

pub(super) fn show(ui: &mut Ui, engine: &Engine, state: &mut RulesState, zoom: f32) -> Vec<RulesTabRequest> {
    let mut asked = Vec::new();
    let Some(compared) = &mut state.compared else { return asked };
    let palette = Palette::current(ui.ctx());
    Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 6)).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new("Compare on").font(theme::bold_body()));
            for on in ComparisonBoards::ALL {
                let button = ui.selectable_label(compared.on == on, on.name());
                if button.on_hover_text(format!("Compare the systems on: {}", on.name().to_lowercase())).clicked() {
                    compared.on = on;
                }
            }
            ui.weak("Choose systems on the left.");
            let command = Command::CompareSystems;
            let help = format!("Back to the system ({})", command.keys(ui.ctx()));
            if ui.add(Button::new("Done")).on_hover_text(help).clicked() {
                asked.push(RulesTabRequest::Command(command));
            }
        });
    });
    compared.refresh(engine);
    if compared.lines.len() < 2 {
        ui.add_space(size::SPACE);
        ui.vertical_centered(|ui| {
            ui.label(if compared.by.is_empty() {
                "Choose two systems or more on the left."
            } else {
                "Nobody has a score yet; compare on typical results."
            });
        });
        return asked;
    }
    let mut grid = std::mem::take(&mut compared.grid);
    let model = ComparisonModel::new(engine, compared, palette);
    Grid::new("comparison")
        .name("Comparison")
        .zoom(zoom)
        .font_size(size::BODY)
        .bold_family(theme::bold())
        .palette(grid_palette(&palette))
        .show(ui, &mut grid, &model);
    compared.grid = grid;
    asked
}

/// The comparison as a grid.
struct ComparisonModel<'a> {
    engine: &'a Engine,
    book: &'a Book,
    compared: &'a SystemComparison,
    palette: Palette,
    columns: Vec<ColumnSpec>,
    /// Columns before the systems'.
    fixed: usize,
}

impl<'a> ComparisonModel<'a> {
    fn new(engine: &'a Engine, compared: &'a SystemComparison, palette: Palette) -> Self {
        let fixed: &[f64] = match compared.on {
            ComparisonBoards::Standings => &[190.0],
            ComparisonBoards::Boards => &[96.0, 170.0, 60.0],
            ComparisonBoards::Typical => &[190.0, 60.0],
        };
        let each: &[f64] = if compared.on == ComparisonBoards::Standings { &[84.0, 48.0] } else { &[132.0] };
        let widths = fixed.iter().chain(compared.by.iter().flat_map(|_| each));
        #[expect(clippy::cast_possible_truncation, reason = "widths written above")]
        let columns = widths.map(|width| ColumnSpec { width: *width as f32 }).collect();
        ComparisonModel { engine, book: compared.book(engine), compared, palette, columns, fixed: fixed.len() }
    }

    /// Which system a column is of, and which of its columns it is.
    fn of(&self, column: usize) -> Option<(&'a RescoredEvent, usize)> {
        let each = if self.compared.on == ComparisonBoards::Standings { 2 } else { 1 };
        let at = column.checked_sub(self.fixed)?;
        Some((self.compared.by.get(at / each)?, at % each))
    }

    fn line(&self, row: usize) -> ComparisonRow {
        self.compared.lines.get(row).copied().unwrap_or(ComparisonRow::Gap)
    }

    fn heading(&self, column: usize) -> &'a str {
        match (self.of(column), self.compared.on, column) {
            (Some((under, 0)), ..) => &under.system.name,
            (Some(_), ..) => "place",
            (None, ComparisonBoards::Standings, _) | (None, ComparisonBoards::Boards, 1) => "player",
            (None, ComparisonBoards::Boards | ComparisonBoards::Typical, 0) => "power",
            _ => "centres",
        }
    }

    /// The score of a power under a system; where there is none, what it needs.
    fn score(&self, under: &RescoredEvent, at: BoardRef, power: Power) -> CellView<'static> {
        let Some(score) = under.score(at.seat(power)) else {
            let mut cell = right("?".to_owned());
            let missing = self.book.board(at).map(|board| under.system.missing(board, power));
            cell.hint = missing.and_then(|of| Some(format!("It needs {}.", of.first()?).into()));
            return cell;
        };
        let mut cell = right(show_number(score, under.system.decimals));
        cell.source = Some(score.to_string().into());
        cell
    }

    fn board_name(&self, at: BoardRef) -> String {
        match self.compared.on {
            ComparisonBoards::Typical => self.book.board(at).map(|board| board.name.clone()).unwrap_or_default(),
            _ => self.book.board_label(at),
        }
    }
}

fn right(text: String) -> CellView<'static> {
    let style = CellStyle { tone: CellTone::Computed, align: Align::Right, ..CellStyle::default() };
    CellView { text: text.into(), style, ..CellView::default() }
}

impl GridModel for ComparisonModel<'_> {
    fn rows(&self) -> usize {
        self.compared.lines.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let left = |text: &str| CellView {
            text: text.to_owned().into(),
            style: CellStyle { tone: CellTone::Computed, ..CellStyle::default() },
            ..CellView::default()
        };
        let mut cell = match (self.line(row), self.of(column)) {
            (ComparisonRow::Head, of) => {
                // The name of a system stands over its total and its place.
                let pair = self.compared.on == ComparisonBoards::Standings;
                let numbers = (of.is_some() && !pair) || self.heading(column) == "centres";
                let align = if numbers { Align::Right } else { Align::Left };
                let style = CellStyle { tone: CellTone::Heading, align, bold: of.is_some(), ..CellStyle::default() };
                let hint = of.map(|(under, _)| under.system.name.clone().into());
                let text = if matches!(of, Some((_, 1))) { "" } else { self.heading(column) };
                return CellView { text: text.into(), style, hint, ..CellView::default() };
            }
            (ComparisonRow::Gap, _) => {
                let style = CellStyle { tone: CellTone::Gap, ..CellStyle::default() };
                return CellView { style, ..CellView::default() };
            }
            (ComparisonRow::Board(at), _) => {
                let style = CellStyle { tone: CellTone::Title, bold: true, ..CellStyle::default() };
                let text = if column == 0 { self.board_name(at) } else { String::new() };
                return CellView { text: text.into(), style, ..CellView::default() };
            }
            (ComparisonRow::Player(person), None) => left(self.book.name_of(Some(person))),
            (ComparisonRow::Player(person), Some((under, part))) => {
                let Some(found) = under.standings.row(person) else { return right(String::new()) };
                if part == 0 {
                    let mut cell = right(show_number(found.total, self.engine.rules().decimals));
                    cell.source = Some(found.total.to_string().into());
                    cell
                } else {
                    let first = self.compared.by.first().and_then(|first| first.standings.row(person));
                    let mut cell = right(found.place_text());
                    // Where somebody stands elsewhere than under the first system is what the eye looks for.
                    cell.style.bold = first.is_some_and(|first| first.place != found.place);
                    cell
                }
            }
            (ComparisonRow::Power(at, power), Some((under, _))) => self.score(under, at, power),
            (ComparisonRow::Power(at, power), None) => match self.heading(column) {
                "power" => {
                    let mut cell = left(power.name());
                    cell.style.swatch = Some(self.palette.power(power));
                    cell
                }
                "player" => {
                    let player = self.book.seat(at.seat(power)).and_then(|seat| seat.player);
                    left(self.book.name_of(player))
                }
                _ => {
                    let count = self.book.board(at).and_then(|board| board.current_count(power));
                    right(count.map_or_else(String::new, |count| count.to_string()))
                }
            },
        };
        cell.editable = false;
        cell
    }

    fn label(&self, row: usize, column: usize) -> String {
        let system = self.of(column).map_or("", |(under, _)| under.system.name.as_str());
        let heading = self.heading(column);
        let what = if heading == "place" { format!("{system} place") } else { heading.to_owned() };
        match self.line(row) {
            ComparisonRow::Head => format!("Comparison heading {what}"),
            ComparisonRow::Player(person) => format!("Comparison {} {what}", self.book.name_of(Some(person))),
            ComparisonRow::Board(at) => format!("Comparison {}", self.board_name(at)),
            ComparisonRow::Power(at, power) => format!("Comparison {} {power} {what}", self.board_name(at)),
            ComparisonRow::Gap => String::new(),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.line(row) {
            ComparisonRow::Board(_) if column == 0 => self.columns.len(),
            ComparisonRow::Head if self.compared.on == ComparisonBoards::Standings && matches!(self.of(column), Some((_, 0))) => 2,
            _ => 1,
        }
    }
}
