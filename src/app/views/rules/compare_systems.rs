//! The comparison of several scoring systems as a table: on the event's standings, on its boards, or on typical results.

use eframe::egui::{Button, Frame, Margin, RichText, Ui};

use crate::app::commands::Command;
use crate::app::grid::{CellView, ColumnSpec, GridState};
use crate::app::theme::{self, Palette, size};
use crate::app::views::request::Request;
use crate::app::views::shared_cells::{self, computed, computed_at_right, figure};
use crate::app::views::table::{Column, Table};
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

/// A row of the comparison.
#[derive(Clone, Copy, Debug)]
enum ComparisonRow {
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
        self.rows.clear();
        if self.basis == ComparisonBasis::Standings {
            let first = self.rescored.first().map(|rescored| &rescored.standings.rows);
            self.rows.extend(first.into_iter().flatten().map(|row| ComparisonRow::Player(row.person)));
        } else {
            for (at, _) in book.boards().filter(|(_, board)| board.stage() != GameStage::NotStarted) {
                if !self.rows.is_empty() {
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
    if comparison.rows.is_empty() {
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
    let model = table(engine, comparison, palette);
    theme::grid("comparison", &palette).name(texts::comparison()).zoom(zoom).show(ui, &mut grid, &model);
    drop(model);
    comparison.grid = grid;
    requests
}

/// The comparison as a table. The name of a system stands above its total and its place.
fn table<'a>(engine: &'a Engine, comparison: &'a SystemComparison, palette: Palette) -> Table<'a, ComparisonRow> {
    let (book, basis) = (comparison.book(engine), comparison.basis);
    let player = |spec| {
        let cell = move |row: &ComparisonRow| {
            let player = match *row {
                ComparisonRow::Player(person) => Some(person),
                ComparisonRow::Power(at, power) => book.seat(at.seat(power)).and_then(|seat| seat.player),
                ComparisonRow::Board(_) | ComparisonRow::Gap => None,
            };
            computed(book.name_of(player))
        };
        column(fields::player(), spec, cell)
    };
    let power = |spec| {
        of_power(fields::power(), spec, move |_, power| {
            let mut cell = computed(power.name_in_window());
            cell.style.swatch = Some(palette.power_swatch(power));
            cell
        })
    };
    let centres = || {
        let count = move |at: BoardRef, power| book.board(at).and_then(|board| board.current_count(power));
        let text = move |at, power| count(at, power).map_or_else(String::new, |count| count.to_string());
        let spec = ColumnSpec::between(36.0, 60.0);
        of_power(fields::centres::name(), spec, move |at, power| computed_at_right(text(at, power)))
            .with_heading_at_right()
    };
    let board_name = move |at: BoardRef| match (basis, book.board(at)) {
        (ComparisonBasis::TypicalResults, board) => {
            board.map(|board| example_title_in_window(&board.name).to_owned()).unwrap_or_default()
        }
        _ => book.board_label_in_window(at),
    };
    let mut columns = match basis {
        ComparisonBasis::Standings => vec![player(ColumnSpec::between(110.0, 190.0))],
        ComparisonBasis::Boards => {
            vec![power(ColumnSpec::between(84.0, 96.0)), player(ColumnSpec::between(90.0, 170.0)), centres()]
        }
        ComparisonBasis::TypicalResults => vec![power(ColumnSpec::between(110.0, 190.0)), centres()],
    };
    let first = columns.remove(0).with_cells(move |row, cell| {
        if let ComparisonRow::Board(at) = row {
            cell.text = board_name(*at).into();
        }
    });
    columns.insert(0, first);
    for rescored in &comparison.rescored {
        match basis {
            ComparisonBasis::Standings => columns.extend(standings_columns(engine, comparison, rescored)),
            ComparisonBasis::Boards | ComparisonBasis::TypicalResults => {
                let score = move |at, power| score(book, rescored, at, power);
                let column = of_power(&rescored.system.name, ColumnSpec::between(64.0, 132.0), score);
                columns.push(of_system(column, rescored).with_heading_at_right());
            }
        }
    }
    let width = columns.len();
    let label = move |row: &ComparisonRow, column: &str| match *row {
        ComparisonRow::Player(person) => texts::cell_of_player(book.name_of(Some(person)), column),
        ComparisonRow::Board(at) => texts::cell_of_board(&board_name(at)),
        ComparisonRow::Power(at, power) => texts::cell_of_power(&board_name(at), power.name_in_window(), column),
        ComparisonRow::Gap => String::new(),
    };
    let rows = &comparison.rows;
    Table::new((rows.len(), |line| rows.get(line).copied()), columns, texts::cell_heading, label)
        .frozen(1)
        .with_reachable_headings()
        .reachable_where(|row, _| matches!(row, ComparisonRow::Player(_) | ComparisonRow::Power(..)))
        .spanning(move |row, column| if matches!(row, ComparisonRow::Board(_)) && column == 0 { width } else { 1 })
}

/// A column with cells for players and powers.
fn column<'a>(
    heading: &'a str,
    spec: ColumnSpec,
    cell: impl Fn(&ComparisonRow) -> CellView<'a> + 'a,
) -> Column<'a, ComparisonRow> {
    Column::new(heading, heading, spec, move |row: &ComparisonRow| match row {
        ComparisonRow::Gap => shared_cells::gap(),
        ComparisonRow::Board(_) => shared_cells::title("", true),
        row => cell(row),
    })
}

/// A column with cells for the powers of boards.
fn of_power<'a>(
    heading: &'a str,
    spec: ColumnSpec,
    cell: impl Fn(BoardRef, Power) -> CellView<'a> + 'a,
) -> Column<'a, ComparisonRow> {
    column(heading, spec, move |row| match *row {
        ComparisonRow::Power(at, power) => cell(at, power),
        _ => computed(""),
    })
}

/// The column with the heading of a system.
fn of_system<'a>(column: Column<'a, ComparisonRow>, rescored: &'a RescoredEvent) -> Column<'a, ComparisonRow> {
    column.with_bold_heading().with_hint(Some(rescored.system.name.as_str().into()))
}

/// The total and the place of each player by a system. A place is bold if it differs from the place by the first system.
fn standings_columns<'a>(
    engine: &'a Engine,
    comparison: &'a SystemComparison,
    rescored: &'a RescoredEvent,
) -> [Column<'a, ComparisonRow>; 2] {
    let row_of = |rescored: &'a RescoredEvent, row: &ComparisonRow| match row {
        ComparisonRow::Player(person) => rescored.standings.row(*person),
        _ => None,
    };
    let total = move |row: &ComparisonRow| {
        row_of(rescored, row).map_or_else(|| computed_at_right(""), |row| figure(row.total, engine.rules().decimals))
    };
    let place = move |line: &ComparisonRow| {
        let Some(row) = row_of(rescored, line) else { return computed_at_right("") };
        let first = comparison.rescored.first().and_then(|first| row_of(first, line));
        let mut cell = computed_at_right(row.place_text());
        cell.style.bold = first.is_some_and(|first| first.place != row.place);
        cell
    };
    let name = rescored.system.name.as_str();
    let total = column(name, ColumnSpec::between(52.0, 84.0), total).with_heading_over(2);
    let place = column("", ColumnSpec::between(32.0, 48.0), place).spoken_as(texts::column_place(name));
    [of_system(total, rescored), of_system(place, rescored)]
}

/// The score of a power by a system. Without a score, the tooltip says which input is missing.
fn score(book: &Book, rescored: &RescoredEvent, at: BoardRef, power: Power) -> CellView<'static> {
    let Some(score) = rescored.score(at.seat(power)) else {
        let mut cell = computed_at_right("?");
        let missing = book.board(at).map(|board| rescored.system.missing_facts(board, power));
        let input = missing.and_then(|facts| facts.into_iter().find_map(FactName::missing_entry));
        cell.hint = input.map(|input| texts::system_needs_input(input).into());
        return cell;
    };
    figure(score, rescored.system.decimals)
}
