//! The sheet of results: every result of every event, with its points.

use std::collections::HashMap;

use rust_xlsxwriter::Worksheet;

use super::{EVENTS, FIRST_ROW, LadderExport, RESULTS};
use crate::book::typed_words::capitalize;
use crate::figures::letter_name;
use crate::ladder::{
    CompiledLadder, FigureKind, FormulaBlock, GamesPlayed, Ladder, LadderFormulas, NameLocation, ResultPoints,
    TiePoints,
};
use crate::notices::{CellPart, ColumnRole, Notice, NoticeCell, NoticeColumn, NoticeRow, NoticeSection};
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::ScoreCells;
use crate::publish::xlsx::cell_writer::{cell_reference, range};
use crate::publish::xlsx::notice_sheet::{FormulaCell, NumberLook, ShownColumn};
use crate::publish::xlsx::table_sheet::TableType;

/// The rows and columns of the sheets of results and events.
pub(super) struct LadderLayout {
    /// The row of a player, by event and line.
    rows: HashMap<(usize, usize), u32>,
    /// Each event that counts, its first row and its number of rows, in the order of the sheet of events.
    pub(super) blocks: Vec<(usize, u32, u32)>,
    pub(super) columns: ResultColumns,
    /// The figures on the sheet of events: the position of each among those of an event, and its name in formulas.
    pub(super) figures: Vec<(usize, String)>,
    /// Whether cells hold formulas.
    pub(super) engine: bool,
}

/// The columns of the sheet of results. Optional ones depend on the ladder.
pub(super) struct ResultColumns {
    pub(super) event: u16,
    pub(super) place: Option<u16>,
    pub(super) player: u16,
    pub(super) games: Option<u16>,
    pub(super) score: Option<u16>,
    /// The ladder's own columns for each player.
    pub(super) of_player: Vec<u16>,
    /// The place whose points count, where several players share a place.
    pub(super) counts_as: Option<u16>,
    pub(super) points: Vec<u16>,
    /// The mean of the points of the players who share a place.
    pub(super) shared: Option<u16>,
}

impl ResultColumns {
    fn new(compiled: &CompiledLadder<'_>, ties: TiePoints) -> ResultColumns {
        let ladder = compiled.ladder;
        let mut next = 0;
        let mut column = || {
            next += 1;
            next - 1
        };
        let tied = compiled.events.iter().flat_map(|event| &event.results).any(|result| result.tied > 1);
        let tied = tied && ladder.needs_place();
        ResultColumns {
            event: column(),
            place: ladder.needs_place().then(&mut column),
            player: column(),
            games: ladder.needs_games().then(&mut column),
            score: ladder.needs_score().then(&mut column),
            of_player: ladder.player_columns().iter().map(|_| column()).collect(),
            counts_as: (tied && ties != TiePoints::Better).then(&mut column),
            points: ladder.points_columns().iter().map(|_| column()).collect(),
            shared: (tied && ties == TiePoints::Mean).then(&mut column),
        }
    }

    /// The column of the points that enter the table.
    pub(super) fn points_column(&self) -> u16 {
        self.shared.or(self.points.last().copied()).unwrap_or_default()
    }

    fn count(&self) -> usize {
        usize::from(self.points_column()) + 1
    }

    /// The role of a column of figures.
    const fn figure(column: u16) -> ColumnRole {
        ColumnRole::EventFigure(column as usize)
    }

    /// The columns with their headings, from the left.
    fn shown(&self, ladder: &Ladder) -> Vec<ShownColumn> {
        let figure = |column: u16, heading: &str| {
            ShownColumn::titled(Self::figure(column), capitalize(heading)).least_width(8.0)
        };
        let whole = |column: Option<u16>, heading: &str| {
            column.map(|column| figure(column, heading).numbers(NumberLook::AsEntered))
        };
        let points = self.points.iter().zip(ladder.points_columns());
        let mut shown = vec![ShownColumn::titled(ColumnRole::Event, "Event")];
        shown.extend(whole(self.place, "Place"));
        shown.push(ShownColumn::titled(ColumnRole::Player, "Player"));
        shown.extend(whole(self.games, "Games"));
        shown.extend(self.score.map(|column| figure(column, "Score")));
        shown.extend(
            self.of_player
                .iter()
                .zip(ladder.player_columns())
                .filter_map(|(column, own)| whole(Some(*column), &own.name)),
        );
        shown.extend(whole(self.counts_as, "Counts as place"));
        shown.extend(points.map(|(column, own)| figure(*column, &own.name)));
        shown.extend(self.shared.map(|column| figure(column, "Mean of those who share it")));
        let last = shown.pop().map(ShownColumn::bold);
        shown.extend(last);
        shown
    }
}

impl LadderLayout {
    pub(super) fn new(compiled: &CompiledLadder<'_>, scores: ScoreCells) -> LadderLayout {
        let mut rows = HashMap::new();
        let mut blocks = Vec::new();
        let mut row = FIRST_ROW;
        for &event in compiled.order.iter() {
            let first = row;
            for &line in &in_order(compiled, event) {
                rows.insert((event, line), row);
                row += 1;
            }
            blocks.push((event, first, row - first));
        }
        let ties = compiled.choices.ties.unwrap_or(compiled.ladder.ties());
        // Tied players get the mean of several rows, and these rows may have other games or scores.
        let own =
            ties == TiePoints::Mean && compiled.ladder.points_need_more_than_place() && compiled.ladder.needs_place();
        let figures = compiled.figures(compiled.order.first().copied().unwrap_or_default()).enumerate();
        let is_shown = |at: usize, name: &str| match compiled.ladder.figure_kind(at) {
            FigureKind::Fact => compiled.ladder.uses_formula_name(name),
            FigureKind::Players | FigureKind::Sum(_) | FigureKind::Own(_) => true,
        };
        let figures = figures.filter(|(at, (name, _))| is_shown(*at, name));
        LadderLayout {
            columns: ResultColumns::new(compiled, ties),
            figures: figures.map(|(at, (name, _))| (at, Ladder::identifier(name))).collect(),
            engine: scores == ScoreCells::Formulas && !own,
            rows,
            blocks,
        }
    }

    /// The cell of a result's points.
    pub(super) fn points(&self, event: usize, line: usize) -> Option<String> {
        self.rows
            .get(&(event, line))
            .map(|row| format!("{RESULTS}!{}", cell_reference(*row, self.columns.points_column())))
    }

    /// The column of an event's figure on the sheet of events, after name and date.
    pub(super) fn figure(&self, name: &str) -> Option<u16> {
        let at = self.figures.iter().position(|(_, figure)| figure == name)?;
        u16::try_from(at + 2).ok()
    }
}

/// The players of an event by their places, those without one last.
fn in_order(compiled: &CompiledLadder<'_>, event: usize) -> Vec<usize> {
    let result = &compiled.events[event];
    let mut placed: Vec<(u32, usize)> = result.results.iter().map(|result| (result.place, result.line)).collect();
    placed.sort_unstable();
    let mut lines: Vec<usize> = placed.into_iter().map(|(_, line)| line).collect();
    let rest = result.players.iter().filter(|line| !lines.contains(line)).copied().collect::<Vec<_>>();
    lines.extend(rest);
    lines
}

pub(super) fn write(cup: &LadderExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let columns = cup.layout.columns.shown(cup.compiled.ladder);
    let mut formulas = HashMap::new();
    let mut rows = Vec::new();
    for (nth, (event, first, count)) in cup.layout.blocks.iter().enumerate() {
        let on_events = FIRST_ROW + u32::try_from(nth).unwrap_or_default();
        let event = EventRows { cup, at: *event, first: *first, rows: *count, on_events };
        rows.extend(event.rows(&mut formulas));
    }
    let section = NoticeSection {
        columns: columns.iter().map(|column| NoticeColumn::new(column.role(), "")).collect(),
        rows,
        ..NoticeSection::default()
    };
    let notice = Notice { title: RESULTS.to_owned(), sections: vec![section], ..Notice::default() };
    let details = "Every result, by event. The points are computed from the figures on the sheet of events.";
    let mut formula = |cell: FormulaCell<'_>| cup.live(formulas.get(&(cell.first, cell.role)).cloned());
    cup.sheet(RESULTS, TableType::LIST, details).write(inner, &notice, &[columns], &mut formula)
}

/// The formulas of the cells of figures.
type ResultFormulas = HashMap<(u32, ColumnRole), String>;

/// A row of figures that is being filled.
struct ResultRow<'f> {
    row: u32,
    cells: Vec<NoticeCell>,
    formulas: &'f mut ResultFormulas,
}

impl ResultRow<'_> {
    fn put(&mut self, column: u16, value: f64, decimals: usize, formula: Option<String>) {
        self.cells[usize::from(column)] = CellPart::number(value, decimals).into();
        self.formulas.extend(formula.map(|formula| ((self.row, ResultColumns::figure(column)), formula)));
    }
}

/// The rows of one event.
struct EventRows<'a> {
    cup: &'a LadderExport<'a>,
    at: usize,
    first: u32,
    rows: u32,
    /// The event's row on the sheet of events.
    on_events: u32,
}

impl EventRows<'_> {
    fn rows(&self, formulas: &mut ResultFormulas) -> Vec<NoticeRow> {
        let compiled = self.cup.compiled;
        let columns = &self.cup.layout.columns;
        let season = &compiled.results_year.events[self.at];
        let results = &compiled.events[self.at].results;
        let of_player = self.formulas(LadderFormulas::Player, &columns.of_player);
        let of_points = self.formulas(LadderFormulas::Points, &columns.points);
        let counted = |place: u32| compiled.counted_place(self.at, place);
        let mut rows = Vec::new();
        for (at, &line) in in_order(compiled, self.at).iter().enumerate() {
            let held = &season.lines[line];
            let nth = results.iter().position(|result| result.line == line);
            let scored = nth.map(|nth| &results[nth]);
            let name = compiled.roster.person(self.at, line).map_or("", |person| compiled.roster.name(person));
            // A player without points has a row, too.
            let cells = vec![NoticeCell::default(); columns.count()];
            let mut row = ResultRow { row: self.first + u32::try_from(at).unwrap_or_default(), cells, formulas };
            row.cells[usize::from(columns.event)] = NoticeCell::text(&season.name);
            row.cells[usize::from(columns.player)] = NoticeCell::text(name);
            if let (Some(column), Some(scored)) = (columns.place, scored) {
                // Without a column for the place that counts, the formulas read this one.
                let place = if columns.counts_as.is_some() { scored.place } else { counted(scored.place) };
                row.put(column, f64::from(place), 0, None);
            }
            if let Some(column) = columns.games {
                let games = match held.games {
                    GamesPlayed::Played(games) => games,
                    GamesPlayed::Full | GamesPlayed::Unknown => compiled.ladder.full_time_games(),
                };
                row.put(column, f64::from(games), 0, None);
            }
            if let (Some(column), Some(score)) = (columns.score, held.score) {
                row.put(column, score, 2, None);
            }
            // Players who share a place may each count as another one.
            let ties = compiled.choices.ties.unwrap_or(compiled.ladder.ties());
            let place = scored.map_or(0, |scored| match ties {
                TiePoints::Better => scored.place,
                TiePoints::Mean | TiePoints::Listed => scored.place + scored.above,
            });
            let figures = nth.map(|nth| compiled.points_figures(self.at, nth, place)).unwrap_or_default();
            for (n, column) in columns.of_player.iter().enumerate() {
                let value = compiled.player_figure(self.at, line, n);
                row.put(*column, value, 2, of_player.as_ref().map(|formulas| formulas[n][at].clone()));
            }
            if let Some(scored) = scored {
                let above = scored.above;
                if let (Some(column), Some(place)) = (columns.counts_as, columns.place) {
                    let formula = format!("{}+{above}", cell_reference(row.row, place));
                    let counts = counted(scored.place + above);
                    row.put(column, f64::from(counts), 0, (counts == scored.place + above).then_some(formula));
                }
                self.points(&mut row, scored, &figures, of_points.as_ref().map(|f| (f, at)));
            }
            rows.push(NoticeRow { cells: row.cells, ..NoticeRow::default() });
        }
        rows
    }

    /// The points of a result, whose formulas have these figures.
    fn points(
        &self,
        row: &mut ResultRow<'_>,
        scored: &ResultPoints,
        figures: &[f64],
        formulas: Option<(&Vec<Vec<String>>, usize)>,
    ) {
        let (columns, decimals) = (&self.cup.layout.columns, self.cup.compiled.ladder.decimals());
        for (n, column) in columns.points.iter().enumerate() {
            let last = n + 1 == columns.points.len();
            let is_mean = columns.shared.is_some() && scored.tied > 1;
            let figure = figures.get(n).copied().unwrap_or(f64::NAN);
            let value = if last && !is_mean { scored.points } else { figure };
            row.put(*column, value, decimals, formulas.map(|(held, at)| held[n][at].clone()));
        }
        if let (Some(column), Some(points)) = (columns.shared, columns.points.last()) {
            let top = row.row - scored.above;
            let formula = if scored.tied > 1 {
                format!("AVERAGE({})", range((top, *points), (top + scored.tied - 1, *points)))
            } else {
                cell_reference(row.row, *points)
            };
            row.put(column, scored.points, decimals, Some(formula));
        }
    }

    /// The formulas of some columns over this event's rows.
    fn formulas(&self, which: LadderFormulas, columns: &[u16]) -> Option<Vec<Vec<String>>> {
        let layout = &self.cup.layout;
        let own = |column: Option<u16>| column.map(|column| NameLocation::Column(letter_name(usize::from(column))));
        let names = |name: &str| match name {
            "place" => {
                own(layout.columns.counts_as.filter(|_| which == LadderFormulas::Points).or(layout.columns.place))
            }
            "games" => own(layout.columns.games),
            "score" => own(layout.columns.score),
            figure => {
                let column = layout.figure(figure)?;
                let cell = format!("{EVENTS}!${}${}", letter_name(usize::from(column)), self.on_events + 1);
                Some(NameLocation::Cell(cell))
            }
        };
        let columns: Vec<String> = columns.iter().map(|column| letter_name(usize::from(*column))).collect();
        let rows = usize::try_from(self.rows).ok()?;
        let block = FormulaBlock { first_row: self.first + 1, rows, names: &names, columns: &columns };
        self.cup.compiled.ladder.excel_formulas(which, &block)
    }
}

/// The cells of an event's results in a column: “Results!F5:F19”.
pub(super) fn over_results(first: u32, rows: u32, column: u16) -> String {
    let last = first + rows.max(1) - 1;
    format!("{RESULTS}!{}", range((first, column), (last, column)))
}
