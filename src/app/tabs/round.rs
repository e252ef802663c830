//! A round: its boards as blocks of one grid, flowing in as many columns as the width holds.

use std::borrow::Cow;

use crate::app::digest::Digest;
use crate::app::edits::{self, Target};
use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, GridModel, Tone};
use crate::app::theme::{Palette, size};
use crate::book::{
    Board, BoardRef, CENTRES_ON_MAP, Column, Ending, Place, Power, RoundIx, SeatRef, Severity, Stage, Year, fold_name,
};
use crate::figures::show;
use crate::live::Live;
use crate::scoring::{BoardScores, System};

/// Rows of a block: its title, its head, seven powers, its total, and a line of air before the next.
const BLOCK_ROWS: usize = 11;
const TITLE: usize = 0;
const HEAD: usize = 1;
const FIRST_POWER: usize = 2;
const TOTAL: usize = 9;

/// What a column of a block holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BlockColumn {
    Power,
    Input(Column),
    /// A column of the scoring system before the score, by its position among them.
    Computed(usize),
    Score,
}

/// Where the blocks of a round stand.
#[derive(Debug, Default, PartialEq)]
pub struct Layout {
    round: RoundIx,
    boards: usize,
    across: usize,
    kinds: Vec<BlockColumn>,
    columns: Vec<ColumnSpec>,
}

/// What a cell of a round's grid is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The title row of a block.
    Title(BoardRef, usize),
    /// The head of a block's column.
    Head(BoardRef, usize),
    /// A power's row.
    Seat(SeatRef, usize),
    /// The last row of a block.
    Total(BoardRef, usize),
    /// Between or beyond the blocks.
    Gap,
}

impl Layout {
    /// Lays the boards of `round` out in `width` points at this zoom.
    pub fn new(live: &Live, round: RoundIx, years: bool, width: f32, zoom: f32) -> Layout {
        let boards: &[Board] = live.book().round(round).map_or(&[], |round| &round.boards);
        let mut kinds =
            vec![BlockColumn::Power, BlockColumn::Input(Column::Player), BlockColumn::Input(Column::Centres)];
        if years {
            // A chart after the last year cannot be, and must be seen.
            let charts = boards.iter().filter_map(|board| board.charts.last()).map(|chart| chart.year);
            let last = boards
                .iter()
                .filter_map(Board::last_year)
                .chain(charts)
                .max()
                .map_or(Year::FIRST.0 + 6, |year| year.0 + 1);
            kinds.extend(
                (Year::FIRST.0..=last.min(Year::LAST.0)).map(|year| BlockColumn::Input(Column::Chart(Year(year)))),
            );
        }
        kinds.push(BlockColumn::Input(Column::Out));
        kinds.push(BlockColumn::Input(Column::InDraw));
        let any = |has: fn(&crate::book::Seat) -> bool| boards.iter().flat_map(|board| board.seats.values()).any(has);
        if any(|seat| !seat.missed_moves.is_blank()) {
            kinds.push(BlockColumn::Input(Column::MissedMoves));
        }
        if any(|seat| !seat.missed_winters.is_blank()) {
            kinds.push(BlockColumn::Input(Column::MissedWinters));
        }
        let systems = || (0..boards.len()).filter_map(|board| live.system(BoardRef::new(round.0, board)));
        let computed = systems().map(|system| system.columns.len().saturating_sub(1)).max().unwrap_or_default();
        kinds.extend((0..computed).map(BlockColumn::Computed));
        kinds.push(BlockColumn::Score);

        let mut widths: Vec<f32> = kinds
            .iter()
            .map(|kind| match kind {
                BlockColumn::Power => 86.0,
                BlockColumn::Input(Column::Player) => 150.0,
                BlockColumn::Input(Column::Centres) => 36.0,
                BlockColumn::Input(Column::Chart(_)) => 34.0,
                BlockColumn::Input(Column::Out) => 46.0,
                BlockColumn::Input(_) => 42.0,
                BlockColumn::Computed(at) => {
                    let longest = systems().filter_map(|s| computed_column(s, *at)).map(str::len).max().unwrap_or(0);
                    #[expect(clippy::cast_precision_loss, reason = "a heading of a few letters")]
                    (longest as f32 * 7.0 + 14.0).clamp(56.0, 104.0)
                }
                BlockColumn::Score => 58.0,
            })
            .collect();
        let block: f32 = widths.iter().sum();
        let gap = size::SPACE * 1.5;
        let fit = ((width / zoom + gap) / (block + gap)).floor();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number, at least 1")]
        let across = (fit.max(1.0) as usize).clamp(1, boards.len().max(1));
        // What the window has to spare goes to the names, up to a long one's width.
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        let spare = (width / zoom + gap) / across as f32 - (block + gap);
        for (kind, width) in kinds.iter().zip(&mut widths) {
            if *kind == BlockColumn::Input(Column::Player) {
                *width += spare.clamp(0.0, 60.0).floor();
            }
        }
        let mut columns = Vec::with_capacity(across * (kinds.len() + 1));
        for block in 0..across {
            if block > 0 {
                columns.push(ColumnSpec { width: gap });
            }
            columns.extend(widths.iter().map(|&width| ColumnSpec { width }));
        }
        Layout { round, boards: boards.len(), across, kinds, columns }
    }

    /// How many blocks stand side by side.
    pub fn across(&self) -> usize {
        self.across
    }

    fn stride(&self) -> usize {
        self.kinds.len() + 1
    }

    fn rows(&self) -> usize {
        // No air below the last.
        (self.boards.div_ceil(self.across.max(1)) * BLOCK_ROWS).saturating_sub(1)
    }

    /// What stands at this position.
    pub fn spot(&self, row: usize, column: usize) -> Spot {
        let (block, kind) = (column / self.stride(), column % self.stride());
        let board = row / BLOCK_ROWS * self.across + block;
        if kind >= self.kinds.len() || block >= self.across || board >= self.boards {
            return Spot::Gap;
        }
        let at = BoardRef::new(self.round.0, board);
        match row % BLOCK_ROWS {
            TITLE => Spot::Title(at, kind),
            HEAD => Spot::Head(at, kind),
            TOTAL => Spot::Total(at, kind),
            line if line > TOTAL => Spot::Gap,
            line => Spot::Seat(at.seat(Power::ALL[line - FIRST_POWER]), kind),
        }
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<Target> {
        match self.spot(row, column) {
            Spot::Title(at, 0) => Some(Target::BoardName(at)),
            Spot::Title(at, kind) if self.kinds[kind] == BlockColumn::Input(Column::Out) => Some(Target::Ended(at)),
            Spot::Seat(seat, kind) => match self.kinds[kind] {
                BlockColumn::Input(column) => Some(Target::Seat(seat, column)),
                _ => None,
            },
            Spot::Total(at, kind) if self.kinds[kind] == BlockColumn::Input(Column::Player) => Some(Target::Ending(at)),
            _ => None,
        }
    }

    /// The cell of the book at this position, computed ones among them.
    pub fn place(&self, row: usize, column: usize) -> Option<Place> {
        match self.spot(row, column) {
            Spot::Title(at, _) | Spot::Head(at, _) | Spot::Total(at, _) => Some(Place::Board(at)),
            Spot::Seat(seat, kind) => Some(match self.kinds[kind] {
                BlockColumn::Input(column) => Place::Cell(seat, column),
                BlockColumn::Power => Place::Cell(seat, Column::Player),
                BlockColumn::Computed(_) | BlockColumn::Score => Place::Cell(seat, Column::Score),
            }),
            Spot::Gap => None,
        }
    }

    /// The position of a cell of the book. A column that is not shown is looked for in the final count.
    pub fn find(&self, place: Place) -> Option<(usize, usize)> {
        let (at, line, kind) = match place {
            Place::Board(at) => (at, FIRST_POWER, self.kind(BlockColumn::Input(Column::Centres))?),
            Place::Cell(seat, column) => {
                let kind = match column {
                    Column::Score | Column::Printed => self.kind(BlockColumn::Score),
                    column => self.kind(BlockColumn::Input(column)),
                };
                let kind = kind.or_else(|| self.kind(BlockColumn::Input(Column::Centres)))?;
                (seat.board, FIRST_POWER + seat.power.index(), kind)
            }
            _ => return None,
        };
        (at.round == self.round && at.board.0 < self.boards).then(|| {
            let (down, block) = (at.board.0 / self.across, at.board.0 % self.across);
            (down * BLOCK_ROWS + line, block * self.stride() + kind)
        })
    }

    /// Where what stands at `row`, `column` of `old` stands now, so that the cursor stays on its cell when the blocks
    /// flow anew.
    pub fn follow(&self, old: &Layout, row: usize, column: usize) -> Option<(usize, usize)> {
        let (at, kind) = match old.spot(row, column) {
            Spot::Title(at, kind) | Spot::Head(at, kind) | Spot::Total(at, kind) => (at, kind),
            Spot::Seat(seat, kind) => (seat.board, kind),
            Spot::Gap => return None,
        };
        let kind = self.kind(*old.kinds.get(kind)?).or_else(|| self.kind(BlockColumn::Input(Column::Centres)))?;
        (at.round == self.round && at.board.0 < self.boards).then(|| {
            let (down, block) = (at.board.0 / self.across, at.board.0 % self.across);
            (down * BLOCK_ROWS + row % BLOCK_ROWS, block * self.stride() + kind)
        })
    }

    fn kind(&self, kind: BlockColumn) -> Option<usize> {
        self.kinds.iter().position(|have| *have == kind)
    }

    /// The position where the cursor starts.
    pub fn start(&self) -> (usize, usize) {
        (FIRST_POWER, self.kind(BlockColumn::Input(Column::Centres)).unwrap_or_default())
    }

    /// The seat and the scoring column at this position, by its place in the system.
    pub fn scored(&self, live: &Live, row: usize, column: usize) -> Option<(SeatRef, usize)> {
        let Spot::Seat(seat, kind) = self.spot(row, column) else { return None };
        let last = live.system(seat.board)?.columns.len().checked_sub(1)?;
        match self.kinds[kind] {
            BlockColumn::Computed(at) => (at < last).then_some((seat, at)),
            BlockColumn::Score => Some((seat, last)),
            _ => None,
        }
    }
}

/// The name of the `at`-th column before the score.
fn computed_column(system: &System, at: usize) -> Option<&str> {
    (at + 1 < system.columns.len()).then(|| system.columns[at].name.as_str())
}

/// “Board A”; a longer name is shown as it is, “Top board” or that of an online game.
pub fn board_title(board: &Board) -> Cow<'_, str> {
    let name = board.name.as_str();
    if name.to_lowercase().contains("board") || has_long_name(board) {
        Cow::Borrowed(name)
    } else {
        format!("Board {name}").into()
    }
}

/// Whether a board's name does not fit over the column of the powers.
fn has_long_name(board: &Board) -> bool {
    board.name.chars().count() > 3
}

/// Seven figures of a board as the grid shows them.
#[derive(Debug)]
pub struct RoundModel<'a> {
    pub live: &'a Live,
    pub digest: &'a Digest,
    pub layout: &'a Layout,
    pub palette: Palette,
}

impl RoundModel<'_> {
    fn board(&self, at: BoardRef) -> Option<&Board> {
        self.live.book().board(at)
    }

    fn title_cell<'b>(&'b self, at: BoardRef, board: &'b Board, kind: usize) -> CellView<'b> {
        let style = CellStyle { tone: Tone::Title, ..CellStyle::default() };
        match self.layout.kinds[kind] {
            BlockColumn::Power => CellView {
                text: board_title(board),
                source: Some(board.name.as_str().into()),
                style: CellStyle { bold: true, ..style },
                editable: true,
                hint: self.board_hint(at),
            },
            // The word stands before the year, which is typed; a long name needs its room.
            BlockColumn::Input(Column::Player) if !has_long_name(board) => CellView {
                text: "last year".into(),
                style: CellStyle { align: Align::Right, tone: Tone::Title, ..CellStyle::default() },
                ..CellView::default()
            },
            BlockColumn::Input(Column::Out) => {
                let derived = board.ended.is_blank().then(|| board.last_year()).flatten();
                let text = derived.map_or_else(|| board.ended.to_string(), |year| year.to_string());
                let style = CellStyle {
                    align: Align::Right,
                    problem: board.ended.unread().is_some(),
                    italic: derived.is_some(),
                    ..CellStyle::default()
                };
                CellView {
                    text: text.into(),
                    source: derived.map(|_| "".into()),
                    style,
                    editable: true,
                    hint: Some("The last year that was played".into()),
                }
            }
            BlockColumn::Input(Column::InDraw) => {
                let (words, worry) = count_in_words(board);
                let text = self.other_system(at).map_or(words.clone(), |system| format!("{words}, {system}").into());
                let problem = worry == Some(Severity::Error);
                let remark = worry == Some(Severity::Remark);
                CellView {
                    text,
                    style: CellStyle { problem, remark, bold: problem, ..style },
                    hint: self.board_hint(at),
                    ..CellView::default()
                }
            }
            _ => CellView { style, ..CellView::default() },
        }
    }

    /// The name of the board's scoring system, where it is not the event's.
    fn other_system(&self, at: BoardRef) -> Option<&str> {
        let own = self.board(at)?.system.is_some() || self.live.book().round(at.round)?.system.is_some();
        own.then(|| self.live.system(at).map(|system| system.name.as_str())).flatten()
    }

    fn board_hint(&self, at: BoardRef) -> Option<Cow<'_, str>> {
        let problem = &self.live.problems()[self.digest.problem(Place::Board(at))?];
        Some(format!("{}. {}", capital(&problem.what), problem.cure).into())
    }

    fn head_cell(&self, at: BoardRef, kind: usize) -> CellView<'_> {
        let (text, align): (Cow<'_, str>, Align) = match self.layout.kinds[kind] {
            BlockColumn::Power => ("power".into(), Align::Left),
            BlockColumn::Input(Column::Player) => ("player".into(), Align::Left),
            BlockColumn::Input(Column::Centres) => ("SC".into(), Align::Right),
            BlockColumn::Input(Column::Chart(year)) => (format!("’{:02}", year.0 % 100).into(), Align::Right),
            BlockColumn::Input(Column::Out) => ("out".into(), Align::Right),
            BlockColumn::Input(Column::InDraw) => ("draw".into(), Align::Left),
            BlockColumn::Input(Column::MissedMoves) => ("missed".into(), Align::Right),
            BlockColumn::Input(_) => ("m. win.".into(), Align::Right),
            BlockColumn::Computed(column) => (
                self.live.system(at).and_then(|system| computed_column(system, column)).unwrap_or_default().into(),
                Align::Right,
            ),
            BlockColumn::Score => ("score".into(), Align::Right),
        };
        CellView {
            text,
            style: CellStyle { tone: Tone::Heading, align, ..CellStyle::default() },
            ..CellView::default()
        }
    }

    fn seat_cell(&self, seat: SeatRef, board: &Board, kind: usize) -> CellView<'_> {
        match self.layout.kinds[kind] {
            BlockColumn::Power => CellView {
                text: seat.power.name().into(),
                style: CellStyle {
                    tone: Tone::Label,
                    swatch: Some(self.palette.power(seat.power)),
                    bold: board.soloist() == Some(seat.power),
                    ..CellStyle::default()
                },
                ..CellView::default()
            },
            BlockColumn::Input(column) => self.input_cell(seat, board, column),
            BlockColumn::Computed(column) => self.computed_cell(seat, board, Some(column)),
            BlockColumn::Score => self.computed_cell(seat, board, None),
        }
    }

    fn input_cell(&self, seat: SeatRef, board: &Board, column: Column) -> CellView<'_> {
        let mut style = CellStyle {
            align: if matches!(column, Column::Player | Column::InDraw) { Align::Left } else { Align::Right },
            ..CellStyle::default()
        };
        let mut hint = None;
        if let Some(at) = self.digest.problem(Place::Cell(seat, column)) {
            let problem = &self.live.problems()[at];
            style.problem = problem.severity == Severity::Error;
            style.remark = problem.severity == Severity::Remark;
            hint = Some(format!("{}. {}", capital(&problem.what), problem.cure).into());
        }
        let text = edits::text_of(self.live.book(), Target::Seat(seat, column));
        let derived = text.is_empty().then(|| derived(board, seat.power, column)).flatten();
        if let Some(year_or_count) = derived {
            // What follows from the yearly counts is shown where the final count is not entered yet, and typing
            // starts from an empty cell.
            style.italic = true;
            return CellView {
                text: year_or_count.into(),
                source: Some("".into()),
                style,
                editable: true,
                hint: hint.or(Some("From the yearly counts; type over it when the game has ended".into())),
            };
        }
        CellView { text, source: None, style, editable: true, hint }
    }

    fn computed_cell(&self, seat: SeatRef, board: &Board, column: Option<usize>) -> CellView<'_> {
        let scores = self.live.scores(seat.board);
        let decimals = match column {
            // A column of whole numbers is shown as such.
            Some(at) if !self.digest.has_fractions(seat.board.round, at) => 0,
            _ => scores.as_ref().map_or(2, |scores| scores.system.decimals),
        };
        let computed = scores.as_ref().and_then(|scores| match column {
            Some(at) if at + 1 < scores.system.columns.len() => scores.column(at, seat.power),
            Some(_) => None,
            None => scores.score(seat.power),
        });
        let blank_column = column.is_some_and(|at| scores.as_ref().is_some_and(|s| at + 1 >= s.system.columns.len()));
        let mut style = CellStyle { tone: Tone::Computed, align: Align::Right, ..CellStyle::default() };
        style.italic = matches!(board.stage(), Stage::Running(_));
        let mut hint = None;
        let mut value = computed;
        if column.is_none() {
            if let Some(ruling) = &board.seats[seat.power].ruling {
                value = Some(ruling.score);
                style.remark = true;
                style.bold = true;
                let was = computed.map_or_else(|| "not computed".to_owned(), |score| show(score, decimals));
                let why = if ruling.reason.is_empty() { String::new() } else { format!(": {}", ruling.reason) };
                hint = Some(format!("Set by hand{why}. Computed: {was}").into());
            } else if let Some(printed) = self.digest.difference(seat) {
                style.remark = true;
                let ours = computed.map_or_else(|| "nothing".to_owned(), |score| show(score, decimals));
                hint = Some(format!("The imported file says {printed}; computed: {ours}").into());
            }
        }
        let Some(value) = value else {
            let text = if blank_column { "" } else { "–" };
            let hint = hint.or_else(|| (!blank_column).then(|| missing(board, seat.power, scores.as_ref()).into()));
            return CellView { text: text.into(), style, hint, ..CellView::default() };
        };
        CellView {
            text: show(value, decimals).into(),
            source: Some(value.to_string().into()),
            style,
            editable: false,
            hint,
        }
    }

    fn total_cell(&self, at: BoardRef, board: &Board, kind: usize) -> CellView<'_> {
        let computed = CellStyle { tone: Tone::Computed, align: Align::Right, ..CellStyle::default() };
        match self.layout.kinds[kind] {
            BlockColumn::Power => CellView {
                text: "total".into(),
                style: CellStyle { tone: Tone::Label, ..CellStyle::default() },
                ..CellView::default()
            },
            BlockColumn::Input(Column::Player) => {
                let source = edits::text_of(self.live.book(), Target::Ending(at));
                CellView {
                    text: if source.is_empty() { ending_in_words(board) } else { source.clone() },
                    source: Some(source),
                    style: CellStyle { italic: board.ending == Ending::Played, ..CellStyle::default() },
                    editable: true,
                    hint: Some("How the game ended. Type “conceded to France” or “abandoned”; a solo, a draw and the last year are seen from the counts".into()),
                }
            }
            BlockColumn::Input(Column::Centres) => {
                let (_, worry) = count_in_words(board);
                let started = board.stage() != Stage::NotStarted;
                CellView {
                    text: if started { board.sum().to_string().into() } else { "".into() },
                    style: CellStyle {
                        problem: worry == Some(Severity::Error),
                        remark: worry == Some(Severity::Remark),
                        bold: true,
                        ..computed
                    },
                    hint: self.board_hint(at),
                    ..CellView::default()
                }
            }
            BlockColumn::Input(Column::Chart(year)) => {
                let chart = board.charts.iter().find(|chart| chart.year == year);
                let sum: u32 = chart
                    .map_or(0, |chart| chart.centres.values().filter_map(crate::book::Entry::get).map(u32::from).sum());
                CellView {
                    text: if sum == 0 { "".into() } else { sum.to_string().into() },
                    style: CellStyle { problem: sum > u32::from(CENTRES_ON_MAP), ..computed },
                    ..CellView::default()
                }
            }
            BlockColumn::Score => {
                let scores = Power::ALL.map(|power| self.live.score(at.seat(power)));
                let decimals = self.live.system(at).map_or(2, |system| system.decimals);
                let sum: Option<f64> = scores.into_iter().sum();
                CellView {
                    text: sum.map_or("".into(), |sum| show(sum, decimals).into()),
                    style: computed,
                    hint: sum.map(|_| "The seven scores together".into()),
                    ..CellView::default()
                }
            }
            _ => CellView { style: computed, ..CellView::default() },
        }
    }
}

/// What the yearly counts say of a cell that is not entered.
fn derived(board: &Board, power: Power, column: Column) -> Option<String> {
    match column {
        Column::Centres => board.count(power).map(|count| count.to_string()),
        Column::Out => board.out(power).map(|year| year.to_string()),
        _ => None,
    }
}

/// What a score waits for.
fn missing(board: &Board, power: Power, scores: Option<&BoardScores<'_>>) -> String {
    let Some(scores) = scores else {
        return "No score: the scoring system is not known. Choose one on the Rules tab".to_owned();
    };
    let blank: Vec<&str> =
        Power::ALL.into_iter().filter(|&power| board.count(power).is_none()).map(Power::name).collect();
    match blank.len() {
        0 => match scores.system.missing(board, power).first() {
            Some(input) => format!("No score yet: {} needs {input}", scores.system.name),
            None => "No score: the formula has no value here".to_owned(),
        },
        7 => "No score yet: no centres are entered".to_owned(),
        _ => format!("No score yet: the centres of {} are missing", blank.join(", ")),
    }
}

/// “34 centres”, “1 short”, “20 of 34”, and whether that is a worry.
fn count_in_words(board: &Board) -> (Cow<'static, str>, Option<Severity>) {
    let sum = board.sum();
    let whole = u32::from(CENTRES_ON_MAP);
    match board.stage() {
        _ if sum > whole => (format!("{} too many", sum - whole).into(), Some(Severity::Error)),
        Stage::NotStarted => ("not started".into(), None),
        Stage::Running(_) if sum < whole => (format!("{sum} of {whole}").into(), None),
        Stage::Ended if board.ending == Ending::Abandoned => ("no result".into(), None),
        Stage::Ended if sum < whole => (format!("{} short", whole - sum).into(), Some(Severity::Remark)),
        Stage::Running(_) | Stage::Ended => (format!("{whole} centres").into(), None),
    }
}

/// How the game ended, as the counts and the draw column say.
fn ending_in_words(board: &Board) -> Cow<'static, str> {
    match board.stage() {
        Stage::NotStarted => "".into(),
        Stage::Running(Some(year)) => format!("running, {year}").into(),
        Stage::Running(None) => "running".into(),
        Stage::Ended => match board.soloist() {
            Some(power) => format!("solo by {power}").into(),
            None if board.is_agreed_draw() => {
                let members = board.seats.values().filter(|seat| seat.in_draw == Some(true)).count();
                format!("draw of {members}").into()
            }
            None => "played to its end".into(),
        },
    }
}

/// The first letter in upper case.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl GridModel for RoundModel<'_> {
    fn rows(&self) -> usize {
        self.layout.rows()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.layout.columns
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let gap = || CellView { style: CellStyle { tone: Tone::Gap, ..CellStyle::default() }, ..CellView::default() };
        let spot = self.layout.spot(row, column);
        let at = match spot {
            Spot::Title(at, _) | Spot::Head(at, _) | Spot::Total(at, _) => at,
            Spot::Seat(seat, _) => seat.board,
            Spot::Gap => return gap(),
        };
        let Some(board) = self.board(at) else { return gap() };
        match spot {
            Spot::Title(_, kind) => self.title_cell(at, board, kind),
            Spot::Head(_, kind) => self.head_cell(at, kind),
            Spot::Seat(seat, kind) => self.seat_cell(seat, board, kind),
            Spot::Total(_, kind) => self.total_cell(at, board, kind),
            Spot::Gap => gap(),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let book = self.live.book();
        let round = book.round(self.layout.round).map(crate::book::Round::title).unwrap_or_default();
        let title = |at| self.board(at).map_or_else(String::new, |board| board_title(board).into_owned());
        let name = |at, kind: usize| -> Cow<'_, str> {
            match self.layout.kinds[kind] {
                BlockColumn::Power => "power".into(),
                BlockColumn::Input(column) => edits::column_name(column),
                BlockColumn::Computed(column) => {
                    self.live.system(at).and_then(|system| computed_column(system, column)).unwrap_or("blank").into()
                }
                BlockColumn::Score => "score".into(),
            }
        };
        match self.layout.spot(row, column) {
            Spot::Title(at, 0) => format!("{round} {} name", title(at)),
            Spot::Title(at, kind) => match self.layout.kinds[kind] {
                BlockColumn::Input(Column::Out) => format!("{round} {} ended", title(at)),
                BlockColumn::Input(Column::InDraw) => format!("{round} {} count", title(at)),
                _ => format!("{round} {} title {}", title(at), name(at, kind)),
            },
            Spot::Head(at, kind) => format!("{round} {} heading {}", title(at), name(at, kind)),
            Spot::Seat(seat, kind) => {
                format!("{round} {} {} {}", title(seat.board), seat.power, name(seat.board, kind))
            }
            Spot::Total(at, kind) => match self.layout.kinds[kind] {
                BlockColumn::Input(Column::Player) => format!("{round} {} ending", title(at)),
                _ => format!("{round} {} total {}", title(at), name(at, kind)),
            },
            Spot::Gap => String::new(),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.layout.spot(row, column) {
            // A name, and the word before the year, run on until the year; what follows it, to the end of the block.
            Spot::Title(at, kind) => {
                let year = self.layout.kind(BlockColumn::Input(Column::Out)).unwrap_or(kind + 1);
                match self.layout.kinds[kind] {
                    BlockColumn::Power if self.board(at).is_some_and(has_long_name) => year.max(1),
                    BlockColumn::Input(Column::Player) => year.saturating_sub(kind).max(1),
                    BlockColumn::Input(Column::InDraw) => self.layout.kinds.len() - kind,
                    _ => 1,
                }
            }
            _ => 1,
        }
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        match self.layout.spot(row, column) {
            Spot::Seat(_, kind) => self.layout.kinds[kind] != BlockColumn::Power,
            Spot::Title(..) | Spot::Total(..) => self.layout.target(row, column).is_some(),
            Spot::Head(..) | Spot::Gap => false,
        }
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let Some(Target::Seat(seat, Column::Player)) = self.layout.target(row, column) else {
            return match self.layout.target(row, column) {
                Some(Target::Ending(_)) => complete_ending(typed),
                _ => Vec::new(),
            };
        };
        let seated: std::collections::HashSet<_> = self
            .live
            .book()
            .round(seat.board.round)
            .into_iter()
            .flat_map(|round| &round.boards)
            .flat_map(|board| board.seats.values())
            .filter_map(|seat| seat.player)
            .collect();
        complete_name(self.live.book(), typed, |id| seated.contains(&id))
    }
}

/// The ways a game can end that begin like this.
fn complete_ending(typed: &str) -> Vec<String> {
    let typed = typed.trim().to_lowercase();
    if typed.is_empty() {
        return Vec::new();
    }
    let conceded = Power::ALL.map(|power| format!("conceded to {power}"));
    let all = conceded.into_iter().chain(["abandoned".to_owned()]);
    all.filter(|words| {
        words.to_lowercase().split(' ').any(|word| word.starts_with(&typed)) || words.to_lowercase().starts_with(&typed)
    })
    .collect()
}

/// Players some word of whose name begins like this: those still without a board in the round first, then those
/// whose name begins like this, then by the alphabet.
pub fn complete_name(
    book: &crate::book::Book,
    typed: &str,
    seated: impl Fn(crate::book::PersonId) -> bool,
) -> Vec<String> {
    const SHOWN: usize = 12;
    let typed = fold_name(typed);
    // Asked for everybody: who does not sit in this round yet comes first.
    let mut found: Vec<(bool, bool, String, &str)> = book
        .people
        .iter()
        .filter_map(|person| {
            let folded = fold_name(&person.name);
            let first = folded.starts_with(&typed);
            let inside = first || folded.match_indices(' ').any(|(at, _)| folded[at + 1..].starts_with(&typed));
            inside.then(|| (seated(person.id), !first, folded, person.name.as_str()))
        })
        .collect();
    found.sort();
    found.into_iter().take(SHOWN).map(|(_, _, _, name)| name.to_owned()).collect()
}
