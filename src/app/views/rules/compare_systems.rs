//! The comparison of several scoring systems as a grid: on the event's standings, on its boards, or on typical results.

use eframe::egui::{Button, Frame, Margin, RichText, Ui};

use crate::app::commands::Command;
use crate::app::grid::{Align, CellStyle, CellTone, CellView, ColumnSpec, Grid, GridModel, GridState};
use crate::app::theme::{self, Palette, grid_palette, size};
use crate::app::views::request::Request;
use crate::app::views::shared_cells::{self, computed, computed_at_right, figure};
use crate::book::{BoardRef, Book, GameStage, PersonId, Power};
use crate::engine::{Engine, RescoredEvent};
use crate::languages::example_title_in_window;
use crate::languages::window_sentences::{fields, rules_tab as texts};
use crate::scoring::{FactName, typical_results};
use crate::standings::{RulesetLibrary, TieBreakScores};

/// The results on which the systems are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ComparisonBasis {
    /// The standings of the event.
    #[default]
    Standings,
    /// The boards of the event.
    Boards,
    /// About a dozen made-up boards with typical results.
    TypicalResults,
}

impl ComparisonBasis {
    const ALL: [ComparisonBasis; 3] =
        [ComparisonBasis::Standings, ComparisonBasis::Boards, ComparisonBasis::TypicalResults];

    pub(super) fn next(self) -> ComparisonBasis {
        match self {
            ComparisonBasis::Standings => ComparisonBasis::Boards,
            ComparisonBasis::Boards => ComparisonBasis::TypicalResults,
            ComparisonBasis::TypicalResults => ComparisonBasis::Standings,
        }
    }

    fn name(self) -> &'static str {
        match self {
            ComparisonBasis::Standings => texts::on_standings::name(),
            ComparisonBasis::Boards => texts::on_boards::name(),
            ComparisonBasis::TypicalResults => texts::on_typical_results::name(),
        }
    }

    fn help(self) -> &'static str {
        match self {
            ComparisonBasis::Standings => texts::on_standings::help(),
            ComparisonBasis::Boards => texts::on_boards::help(),
            ComparisonBasis::TypicalResults => texts::on_typical_results::help(),
        }
    }
}

/// The compared systems and their results.
#[derive(Debug)]
pub(super) struct SystemComparison {
    pub basis: ComparisonBasis,
    names: Vec<String>,
    cache_key: Option<(u64, ComparisonBasis, Vec<String>)>,
    rescored: Vec<RescoredEvent>,
    rows: Vec<ComparisonRow>,
    grid: GridState,
}

/// What a column of the comparison has. The text is the name of a system.
#[derive(Clone, Copy, Debug)]
enum ComparisonColumn<'a> {
    Player,
    Power,
    Centres,
    /// The totals or the scores by a system.
    Points(&'a str),
    /// The places by a system, beside its totals.
    Places(&'a str),
}

/// A row of the comparison.
#[derive(Clone, Copy, Debug)]
enum ComparisonRow {
    Heading,
    Player(PersonId),
    Board(BoardRef),
    Power(BoardRef, Power),
    Gap,
}

impl SystemComparison {
    /// A comparison of the system in view with the event's system and with its original. It has at least two systems if
    /// the library does.
    pub(super) fn new(engine: &Engine, shown: Option<&str>) -> SystemComparison {
        let used = engine.event_system().map(|system| system.name.as_str());
        let base = shown.and_then(|name| engine.library().find(name)?.based_on.as_deref());
        let mut names: Vec<String> = Vec::new();
        let others = engine.library().systems().iter().map(|system| system.name.as_str());
        let candidates = used.into_iter().chain(base).chain(shown);
        for name in candidates.chain(others.take(3)) {
            if names.len() < 3 && !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
        let basis = if engine.standings().rows.is_empty() {
            ComparisonBasis::TypicalResults
        } else {
            ComparisonBasis::Standings
        };
        let (rescored, rows) = (Vec::new(), Vec::new());
        let mut grid = GridState::default();
        grid.go_to(1, 0);
        SystemComparison { basis, names, cache_key: None, rescored, rows, grid }
    }

    pub(super) fn contains(&self, name: &str) -> bool {
        self.names.iter().any(|known| known == name)
    }

    /// Adds a system, or removes it.
    pub(super) fn toggle(&mut self, name: &str) {
        match self.names.iter().position(|known| known == name) {
            Some(at) => drop(self.names.remove(at)),
            None => self.names.push(name.to_owned()),
        }
    }

    fn book<'a>(&self, engine: &'a Engine) -> &'a Book {
        if self.basis == ComparisonBasis::TypicalResults { typical_results() } else { engine.book() }
    }

    /// Scores again if the book, the systems or the results have changed.
    pub(super) fn refresh(&mut self, engine: &Engine) {
        self.names.retain(|name| engine.library().find(name).is_some());
        let cache_key = (engine.revision(), self.basis, self.names.clone());
        if self.cache_key.as_ref() == Some(&cache_key) {
            return;
        }
        self.cache_key = Some(cache_key);
        let book = self.book(engine);
        let systems = self.names.iter().filter_map(|name| engine.library().find(name));
        // Typical results use their own ruleset, which allows concessions, and not the event's.
        let rules = match self.basis {
            ComparisonBasis::TypicalResults => {
                RulesetLibrary::shipped().find(&book.event.rules).map_or(engine.rules(), |rules| rules)
            }
            _ => engine.rules(),
        };
        let measures = TieBreakScores::new(book, engine.library(), rules);
        self.rescored = systems.map(|system| RescoredEvent::new(book, system, rules, &measures)).collect();
        self.rows = vec![ComparisonRow::Heading];
        if self.basis == ComparisonBasis::Standings {
            let first = self.rescored.first().map(|rescored| &rescored.standings.rows);
            self.rows.extend(first.into_iter().flatten().map(|row| ComparisonRow::Player(row.person)));
        } else {
            for (at, _) in book.boards().filter(|(_, board)| board.stage() != GameStage::NotStarted) {
                if self.rows.len() > 1 {
                    self.rows.push(ComparisonRow::Gap);
                }
                self.rows.push(ComparisonRow::Board(at));
                self.rows.extend(Power::ALL.map(|power| ComparisonRow::Power(at, power)));
            }
        }
    }
}

/// Shows the choice of results and the comparison as a grid.
pub(super) fn show(ui: &mut Ui, engine: &Engine, comparison: &mut SystemComparison, zoom: f32) -> Vec<Request> {
    let mut requests = Vec::new();
    let palette = Palette::current(ui.ctx());
    Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 6)).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(texts::compare_on()).font(theme::bold_body()));
            for basis in ComparisonBasis::ALL {
                let button = ui.selectable_label(comparison.basis == basis, basis.name());
                if button.on_hover_text(basis.help()).clicked() {
                    comparison.basis = basis;
                }
            }
            ui.weak(texts::choose_on_left());
            let command = Command::CompareSystems;
            let help = texts::back_to_system(&command.keys(ui.ctx()));
            if ui.add(Button::new(texts::done())).on_hover_text(help).clicked() {
                requests.push(Request::Command(command));
            }
        });
    });
    comparison.refresh(engine);
    if comparison.rows.len() < 2 {
        ui.add_space(size::SPACE);
        ui.vertical_centered(|ui| {
            ui.label(if comparison.rescored.is_empty() {
                texts::choose_two_on_left()
            } else {
                texts::no_scores_to_compare()
            });
        });
        return requests;
    }
    let mut grid = std::mem::take(&mut comparison.grid);
    let model = ComparisonModel::new(engine, comparison, palette);
    Grid::new("comparison")
        .name(texts::comparison())
        .zoom(zoom)
        .font_size(size::BODY)
        .bold_family(theme::bold())
        .palette(grid_palette(&palette))
        .show(ui, &mut grid, &model);
    comparison.grid = grid;
    requests
}

/// The grid model of the comparison.
struct ComparisonModel<'a> {
    engine: &'a Engine,
    book: &'a Book,
    comparison: &'a SystemComparison,
    palette: Palette,
    columns: Vec<ColumnSpec>,
    /// The number of columns before those of the systems.
    fixed_columns: usize,
}

impl<'a> ComparisonModel<'a> {
    fn new(engine: &'a Engine, comparison: &'a SystemComparison, palette: Palette) -> Self {
        const CENTRES: ColumnSpec = ColumnSpec::between(36.0, 60.0);
        let fixed: &[ColumnSpec] = match comparison.basis {
            ComparisonBasis::Standings => &[ColumnSpec::between(110.0, 190.0)],
            ComparisonBasis::Boards => &[ColumnSpec::between(84.0, 96.0), ColumnSpec::between(90.0, 170.0), CENTRES],
            ComparisonBasis::TypicalResults => &[ColumnSpec::between(110.0, 190.0), CENTRES],
        };
        let each: &[ColumnSpec] = match comparison.basis {
            ComparisonBasis::Standings => &[ColumnSpec::between(52.0, 84.0), ColumnSpec::between(32.0, 48.0)],
            ComparisonBasis::Boards | ComparisonBasis::TypicalResults => &[ColumnSpec::between(64.0, 132.0)],
        };
        let of_systems = comparison.rescored.iter().flat_map(|_| each);
        let columns = fixed.iter().chain(of_systems).copied().collect();
        ComparisonModel {
            engine,
            book: comparison.book(engine),
            comparison,
            palette,
            columns,
            fixed_columns: fixed.len(),
        }
    }

    /// The system to which a column belongs, and the column's index among the columns of that system.
    fn system_column(&self, column: usize) -> Option<(&'a RescoredEvent, usize)> {
        let each = if self.comparison.basis == ComparisonBasis::Standings { 2 } else { 1 };
        let at = column.checked_sub(self.fixed_columns)?;
        Some((self.comparison.rescored.get(at / each)?, at % each))
    }

    fn row(&self, row: usize) -> ComparisonRow {
        self.comparison.rows.get(row).copied().unwrap_or(ComparisonRow::Gap)
    }

    fn column_kind(&self, column: usize) -> ComparisonColumn<'a> {
        match (self.system_column(column), self.comparison.basis, column) {
            (Some((rescored, 0)), ..) => ComparisonColumn::Points(&rescored.system.name),
            (Some((rescored, _)), ..) => ComparisonColumn::Places(&rescored.system.name),
            (None, ComparisonBasis::Standings, _) | (None, ComparisonBasis::Boards, 1) => ComparisonColumn::Player,
            (None, ComparisonBasis::Boards | ComparisonBasis::TypicalResults, 0) => ComparisonColumn::Power,
            _ => ComparisonColumn::Centres,
        }
    }

    /// The heading of a column. The name of a system stands above its total and its place.
    fn heading(&self, column: usize) -> &'a str {
        match self.column_kind(column) {
            ComparisonColumn::Player => fields::player(),
            ComparisonColumn::Power => fields::power(),
            ComparisonColumn::Centres => fields::centres::name(),
            ComparisonColumn::Points(system) => system,
            ComparisonColumn::Places(_) => "",
        }
    }

    /// The score of a power by a system. Without a score, the tooltip says which input is missing.
    fn score(&self, rescored: &RescoredEvent, at: BoardRef, power: Power) -> CellView<'static> {
        let Some(score) = rescored.score(at.seat(power)) else {
            let mut cell = computed_at_right("?");
            let missing = self.book.board(at).map(|board| rescored.system.missing_facts(board, power));
            let input = missing.and_then(|facts| facts.into_iter().find_map(FactName::missing_entry));
            cell.hint = input.map(|input| texts::system_needs_input(input).into());
            return cell;
        };
        figure(score, rescored.system.decimals)
    }

    fn board_name(&self, at: BoardRef) -> String {
        match self.comparison.basis {
            ComparisonBasis::TypicalResults => {
                self.book.board(at).map(|board| example_title_in_window(&board.name).to_owned()).unwrap_or_default()
            }
            _ => self.book.board_label_in_window(at),
        }
    }
}

impl GridModel for ComparisonModel<'_> {
    fn rows(&self) -> usize {
        self.comparison.rows.len()
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
        let mut cell = match (self.row(row), self.system_column(column)) {
            (ComparisonRow::Heading, system) => {
                let pair = self.comparison.basis == ComparisonBasis::Standings;
                let is_centres = matches!(self.column_kind(column), ComparisonColumn::Centres);
                let numbers = (system.is_some() && !pair) || is_centres;
                let align = if numbers { Align::Right } else { Align::Left };
                let style =
                    CellStyle { tone: CellTone::Heading, align, bold: system.is_some(), ..CellStyle::default() };
                let hint = system.map(|(rescored, _)| rescored.system.name.clone().into());
                return CellView { text: self.heading(column).into(), style, hint, ..CellView::default() };
            }
            (ComparisonRow::Gap, _) => return shared_cells::gap(),
            (ComparisonRow::Board(at), _) => {
                let text = if column == 0 { self.board_name(at) } else { String::new() };
                return shared_cells::title(text, true);
            }
            (ComparisonRow::Player(person), None) => computed(self.book.name_of(Some(person))),
            (ComparisonRow::Player(person), Some((rescored, part))) => {
                let Some(row) = rescored.standings.row(person) else { return computed_at_right("") };
                if part == 0 {
                    figure(row.total, self.engine.rules().decimals)
                } else {
                    let first = self.comparison.rescored.first().and_then(|first| first.standings.row(person));
                    let mut cell = computed_at_right(row.place_text());
                    // A place is bold if it differs from the place by the first system.
                    cell.style.bold = first.is_some_and(|first| first.place != row.place);
                    cell
                }
            }
            (ComparisonRow::Power(at, power), Some((rescored, _))) => self.score(rescored, at, power),
            (ComparisonRow::Power(at, power), None) => match self.column_kind(column) {
                ComparisonColumn::Power => {
                    let mut cell = computed(power.name_in_window());
                    cell.style.swatch = Some(self.palette.power_swatch(power));
                    cell
                }
                ComparisonColumn::Player => {
                    let player = self.book.seat(at.seat(power)).and_then(|seat| seat.player);
                    computed(self.book.name_of(player))
                }
                _ => {
                    let count = self.book.board(at).and_then(|board| board.current_count(power));
                    computed_at_right(count.map_or_else(String::new, |count| count.to_string()))
                }
            },
        };
        cell.editable = false;
        cell
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = match self.column_kind(column) {
            ComparisonColumn::Places(system) => texts::column_place(system),
            _ => self.heading(column).to_owned(),
        };
        match self.row(row) {
            ComparisonRow::Heading => texts::cell_heading(&title),
            ComparisonRow::Player(person) => texts::cell_of_player(self.book.name_of(Some(person)), &title),
            ComparisonRow::Board(at) => texts::cell_of_board(&self.board_name(at)),
            ComparisonRow::Power(at, power) => {
                texts::cell_of_power(&self.board_name(at), power.name_in_window(), &title)
            }
            ComparisonRow::Gap => String::new(),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.row(row) {
            ComparisonRow::Board(_) if column == 0 => self.columns.len(),
            ComparisonRow::Heading
                if self.comparison.basis == ComparisonBasis::Standings
                    && matches!(self.system_column(column), Some((_, 0))) =>
            {
                2
            }
            _ => 1,
        }
    }
}
