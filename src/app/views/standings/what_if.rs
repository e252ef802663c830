//! What if a board ended so: a copy of the book in which one board is typed, and the table that would follow.

use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, GridModel, GridState, Tone};
use crate::app::theme::Palette;
use crate::book::{Board, BoardField, BoardRef, CENTRES_ON_MAP, Column, Edit, Power, SeatField};
use crate::engine::Engine;
use crate::figures::show;
use crate::input;
use crate::input::Target;
use crate::notices::{self, Look, Notice};

/// A supposed end of a board.
#[derive(Debug)]
pub struct WhatIf {
    pub at: BoardRef,
    /// The board as it is in the book.
    board: Board,
    /// The book with what is supposed.
    engine: Engine,
    /// The book's revision that the copy was made from.
    base: u64,
    /// The table as it is, to tell who moves.
    before: Option<(u64, Look, Notice)>,
    pub grid: GridState,
}

const HEAD: usize = 0;
const PLAYER: usize = 1;
const CENTRES: usize = 2;
const OUT: usize = 3;
const DRAW: usize = 4;
const SCORE: usize = 5;
const NOW: usize = 6;
const ROWS: usize = 7;
/// The column of what holds for the whole game, after the seven powers.
const GAME: usize = 8;

impl WhatIf {
    /// The height of the board on the screen.
    pub const HEIGHT: f32 = 22.0 * 7.0 + 24.0;

    /// Begins to suppose. `None` where there is no such board.
    pub fn new(engine: &Engine, at: BoardRef) -> Option<WhatIf> {
        let board = engine.board(at)?.clone();
        let mut grid = GridState::default();
        grid.go_to(CENTRES, 1);
        grid.take_focus();
        let supposed = Engine::new(engine.book().clone());
        Some(WhatIf { at, board, engine: supposed, base: engine.revision(), before: None, grid })
    }

    /// The book with what is supposed, and all that would follow.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Which state of the book it was made from.
    pub fn base(&self) -> u64 {
        self.base
    }

    /// Takes over what has changed in the book meanwhile; false when the board is another one now, or gone.
    pub fn follow(&mut self, real: &Engine) -> bool {
        if real.revision() == self.base {
            return true;
        }
        let players = |board: &Board| board.seats.0.each_ref().map(|seat| seat.player);
        let Some(board) = real.board(self.at).filter(|board| players(board) == players(&self.board)) else {
            return false;
        };
        let board = board.clone();
        let edit = self.edit();
        self.engine = Engine::new(real.book().clone());
        (self.board, self.base) = (board, real.revision());
        edit.is_none_or(|edit| self.engine.apply("what is supposed", edit).is_ok())
    }

    /// The table as it is in the book, looked at so.
    pub fn refresh_before(&mut self, real: &Engine, look: &Look) {
        if self.before.as_ref().is_none_or(|(base, seen, _)| *base != self.base || seen != look) {
            self.before = Some((self.base, look.clone(), notices::standings(real, look, None)));
        }
    }

    /// The table as it is in the book.
    pub fn before(&self) -> Option<&Notice> {
        self.before.as_ref().map(|(_, _, notice)| notice)
    }

    /// Whether anything is supposed.
    pub fn has_changed(&self) -> bool {
        self.edit().is_some()
    }

    /// Types into the copy; says what it did not take.
    pub fn change(&mut self, cells: &[(Target, &str)]) -> Option<String> {
        // No line of the notebook is typed here, so no moment is needed.
        let changes = input::read(&self.engine, input::Moment { time: "", place: "" }, cells);
        let refused = input::say_refused(&self.engine, &changes.refused);
        let error = changes.edit.and_then(|edit| self.engine.apply(changes.what, edit).err());
        let error = error.map(|error| format!("{}.", crate::app::views::round::capital(&error.to_string())));
        error.or((!refused.is_empty()).then_some(refused))
    }

    /// Takes the last supposed step back.
    pub fn undo(&mut self) -> Option<String> {
        self.engine.undo()
    }

    /// Supposes the last step again that was taken back.
    pub fn redo(&mut self) -> Option<String> {
        self.engine.redo()
    }

    /// What the book would need to be as supposed, as one step; `None` where nothing is.
    pub fn edit(&self) -> Option<Edit> {
        let (old, new) = (&self.board, self.engine.board(self.at)?);
        let mut edits = Vec::new();
        for power in Power::ALL {
            let (seat, was, is) = (self.at.seat(power), &old.seats[power], &new.seats[power]);
            if was.centres != is.centres {
                edits.push(Edit::Seat(seat, SeatField::Centres(is.centres.clone())));
            }
            if was.out != is.out {
                edits.push(Edit::Seat(seat, SeatField::Out(is.out.clone())));
            }
            if was.in_draw != is.in_draw {
                edits.push(Edit::Seat(seat, SeatField::InDraw(is.in_draw)));
            }
        }
        if old.ended != new.ended {
            edits.push(Edit::Board(self.at, BoardField::Ended(new.ended.clone())));
        }
        if old.ending != new.ending {
            edits.push(Edit::Board(self.at, BoardField::Ending(new.ending)));
        }
        (!edits.is_empty()).then_some(Edit::Batch(edits))
    }

    /// What a cell of the board means when it is typed into.
    pub fn target(&self, row: usize, column: usize) -> Option<Target> {
        if column == GAME {
            return match row {
                CENTRES => Some(Target::Ended(self.at)),
                DRAW => Some(Target::Ending(self.at)),
                _ => None,
            };
        }
        let power = Power::ALL.get(column.checked_sub(1)?)?;
        let of_seat = match row {
            CENTRES => Column::Centres,
            OUT => Column::Out,
            DRAW => Column::InDraw,
            _ => return None,
        };
        Some(Target::Seat(self.at.seat(*power), of_seat))
    }
}

/// The supposed board as a grid: a column for each power, one for the game.
#[derive(Debug)]
pub struct WhatIfModel<'a> {
    what_if: &'a WhatIf,
    real: &'a Engine,
    palette: Palette,
    columns: Vec<ColumnSpec>,
}

impl<'a> WhatIfModel<'a> {
    pub fn new(what_if: &'a WhatIf, real: &'a Engine, palette: Palette) -> Self {
        let widths = std::iter::once(84.0).chain([78.0; 7]).chain([92.0]);
        WhatIfModel { what_if, real, palette, columns: widths.map(|width| ColumnSpec { width }).collect() }
    }

    fn game(&self, row: usize) -> CellView<'a> {
        let label = CellStyle { tone: Tone::Label, ..CellStyle::default() };
        let sum =
            |engine: &Engine| engine.board(self.what_if.at).map(|board| format!("{}/{CENTRES_ON_MAP}", board.sum()));
        match row {
            HEAD => heading("game"),
            PLAYER => CellView { text: "last year".into(), style: label, ..CellView::default() },
            OUT => CellView { text: "ending".into(), style: label, ..CellView::default() },
            SCORE => computed(sum(self.what_if.engine()).unwrap_or_default()),
            NOW => computed(sum(self.real).unwrap_or_default()),
            _ => self.input(row, GAME),
        }
    }

    fn input(&self, row: usize, column: usize) -> CellView<'a> {
        let Some(target) = self.what_if.target(row, column) else { return CellView::default() };
        let text = input::text_of(self.what_if.engine.book(), target);
        let style = CellStyle { align: Align::Right, ..CellStyle::default() };
        if let (true, Target::Seat(seat, Column::Centres)) = (text.is_empty(), target)
            && let Some(count) = self.what_if.engine.board(seat.board).and_then(|board| board.count(seat.power))
        {
            // The chart's count stands until another is typed.
            return CellView {
                text: count.to_string().into(),
                source: Some("".into()),
                style: CellStyle { italic: true, ..style },
                editable: true,
                hint: Some("The count of the newest chart".into()),
            };
        }
        CellView { text, style, editable: true, ..CellView::default() }
    }
}

fn heading(text: &str) -> CellView<'static> {
    let style = CellStyle { tone: Tone::Heading, align: Align::Right, ..CellStyle::default() };
    CellView { text: text.to_owned().into(), style, ..CellView::default() }
}

fn computed(text: String) -> CellView<'static> {
    let style = CellStyle { tone: Tone::Computed, align: Align::Right, ..CellStyle::default() };
    CellView { text: text.into(), style, ..CellView::default() }
}

const LABELS: [&str; ROWS] = ["", "player", "centres", "out in", "in draw", "score then", "score now"];

impl GridModel for WhatIfModel<'_> {
    fn rows(&self) -> usize {
        ROWS
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_columns(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        if column == GAME {
            return self.game(row);
        }
        let Some(power) = column.checked_sub(1).and_then(|at| Power::ALL.get(at)) else {
            let style = CellStyle { tone: Tone::Label, ..CellStyle::default() };
            return CellView { text: LABELS[row.min(NOW)].into(), style, ..CellView::default() };
        };
        let seat = self.what_if.at.seat(*power);
        let score = |engine: &Engine| {
            let decimals = engine.system(seat.board).map_or(2, |system| system.decimals);
            computed(engine.score(seat).map_or_else(|| "–".to_owned(), |score| show(score, decimals)))
        };
        match row {
            HEAD => {
                let mut head = heading(power.name());
                head.style.swatch = Some(self.palette.power(*power));
                head.style.align = Align::Left;
                head
            }
            PLAYER => {
                let player = self.real.book().seat(seat).and_then(|seat| seat.player);
                let style = CellStyle { tone: Tone::Computed, ..CellStyle::default() };
                CellView { text: self.real.book().name_of(player).into(), style, ..CellView::default() }
            }
            SCORE => {
                let mut then = score(self.what_if.engine());
                then.style.bold = true;
                then
            }
            NOW => score(self.real),
            _ => self.input(row, column),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let of = match column.checked_sub(1).and_then(|at| Power::ALL.get(at)) {
            Some(power) => power.name(),
            None if column == GAME => "game",
            None => "label",
        };
        let what = match (column, row) {
            (GAME, CENTRES) => "last year",
            (GAME, DRAW) => "ending",
            (GAME, PLAYER | OUT) => "heading",
            _ => LABELS[row.min(NOW)],
        };
        format!("What if {of} {what}").trim_end().to_owned()
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        row != HEAD && column != 0 && !(column == GAME && matches!(row, PLAYER | OUT))
    }
}
