//! The votes: a block for each board, in which everybody rates the others in each skill. One letter is a whole cell, and
//! typing it goes on to the next.

use super::awards::mean_text;
use super::round::board_title;
use super::shared_cells;
use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, Direction, GridModel, CellTone};
use crate::app::theme::{Palette, size};
use crate::book::{BoardRef, CellEntry, Power, Round, SeatRef};
use crate::engine::Engine;
use crate::input::InputField;
use crate::standings::{AwardRules, seat_vote_tally};

/// Rows of a block: its title, its head, seven voters, the means of the game and of all games, and a line of air.
const BLOCK: usize = 12;
const TITLE: usize = 0;
const HEAD: usize = 1;
const FIRST: usize = 2;
const GAME: usize = 9;
const ALL: usize = 10;

/// The columns before the votes: power and player.
const LABELS: usize = 2;
/// The columns of a skill: seven powers, and a gap.
const SKILL: usize = 8;

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum VoteCell {
    Title(BoardRef, usize),
    Head(usize),
    Vote {
        of: SeatRef,
        by: Power,
        skill: usize,
    },
    Label(BoardRef, usize, usize),
    /// What a power received, in this game or in all games of its player.
    Mean {
        of: SeatRef,
        skill: usize,
        all: bool,
    },
    Gap,
}

/// Whether the votes for a skill begin in this column.
fn begins_skill(column: usize) -> bool {
    column.checked_sub(LABELS).is_some_and(|across| across.is_multiple_of(SKILL))
}

/// The votes as a grid.
#[derive(Debug)]
pub struct VotesModel<'a> {
    engine: &'a Engine,
    boards: Vec<BoardRef>,
    skills: Vec<&'a AwardRules>,
    columns: Vec<ColumnSpec>,
    palette: Palette,
}

impl<'a> VotesModel<'a> {
    pub fn new(engine: &'a Engine, palette: Palette) -> Self {
        let skills: Vec<&AwardRules> = engine.skills().collect();
        let mut columns = vec![ColumnSpec { width: 86.0 }, ColumnSpec { width: 168.0 }];
        for _ in &skills {
            columns.extend(std::iter::repeat_n(ColumnSpec { width: 42.0 }, 7));
            columns.push(ColumnSpec { width: size::SPACE * 1.5 });
        }
        let boards = engine.book().boards().map(|(at, _)| at).collect();
        VotesModel { engine, boards, skills, columns, palette }
    }

    fn spot(&self, row: usize, column: usize) -> VoteCell {
        let Some(at) = self.boards.get(row / BLOCK).copied() else { return VoteCell::Gap };
        let line = row % BLOCK;
        if line > ALL {
            return VoteCell::Gap;
        }
        if line == TITLE {
            return VoteCell::Title(at, column);
        }
        let Some(across) = column.checked_sub(LABELS) else {
            return if line == HEAD { VoteCell::Head(column) } else { VoteCell::Label(at, line, column) };
        };
        let (skill, power) = (across / SKILL, across % SKILL);
        let Some(of) = Power::ALL.get(power).map(|power| at.seat(*power)) else { return VoteCell::Gap };
        match line {
            HEAD => VoteCell::Head(column),
            GAME | ALL => VoteCell::Mean { of, skill, all: line == ALL },
            voter => VoteCell::Vote { of, by: Power::ALL[voter - FIRST], skill },
        }
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<InputField> {
        match self.spot(row, column) {
            VoteCell::Vote { of, by, skill } if of.power != by => Some(InputField::Vote { seat: of, voter: by, skill }),
            _ => None,
        }
    }

    /// The board at this row.
    pub fn board(&self, row: usize) -> Option<BoardRef> {
        self.boards.get(row / BLOCK).copied()
    }

    /// Where the votes of a board begin.
    pub fn find(&self, board: BoardRef) -> Option<(usize, usize)> {
        let at = self.boards.iter().position(|other| *other == board)?;
        Some((at * BLOCK + FIRST, LABELS + 1))
    }

    fn title(&self, at: BoardRef) -> String {
        let book = self.engine.book();
        let round = book.round(at.round).map(Round::title).unwrap_or_default();
        let board = book.board(at).map(board_title).unwrap_or_default();
        if round == board { round } else { format!("{round} {board}") }
    }

    fn vote(&self, of: SeatRef, by: Power, skill: usize) -> CellView<'a> {
        if of.power == by {
            let style = CellStyle { tone: CellTone::Heading, ..CellStyle::default() };
            return CellView { style, ..CellView::default() };
        }
        let board = self.engine.book().board(of.board);
        let votes = board.and_then(|board| board.votes.iter().find(|votes| votes.skill == self.skills[skill].name));
        let mut cell = match votes.map(|votes| &votes.grades[by][of.power]) {
            Some(CellEntry::Value(grade)) => shared_cells::input(grade.letter().to_string()),
            Some(CellEntry::Text(text)) => {
                let mut cell = shared_cells::input(text.as_str());
                cell.style.problem = true;
                cell
            }
            _ => shared_cells::input(""),
        };
        cell.style.align = Align::Centre;
        cell
    }

    fn mean(&self, of: SeatRef, skill: usize, all: bool) -> CellView<'a> {
        let book = self.engine.book();
        let rules = self.skills[skill];
        let player = book.seat(of).and_then(crate::book::Seat::scorer);
        let mut games = None;
        let tally = match player {
            Some(player) if all => {
                let (tally, played) = self.engine.vote_tally(player, rules);
                games = Some(played);
                tally
            }
            _ if all => crate::standings::VoteTally::default(),
            _ => seat_vote_tally(book, of, rules),
        };
        let mut cell = shared_cells::computed(mean_text(tally.mean));
        cell.source = tally.mean.map(|mean| mean.to_string().into());
        cell.style.align = Align::Right;
        if tally.mean.is_some() {
            let mut hint = tally.text();
            if let (Some(played), Some(player)) = (games, player) {
                let name = book.name_of(Some(player));
                let enough = played >= rules.least_games;
                cell.style.bold = enough;
                cell.style.italic = !enough;
                let many = if played == 1 { "1 game".to_owned() } else { format!("{played} games") };
                let verdict = if enough {
                    format!("may have {}", rules.name)
                } else {
                    format!("{} are needed for {}", rules.least_games, rules.name)
                };
                hint = format!("{name}: {hint} in {many}; {verdict}");
            }
            cell.hint = Some(hint.into());
        }
        cell
    }

    fn label_cell(&self, at: BoardRef, line: usize, column: usize) -> CellView<'a> {
        let text = match (line, column) {
            (GAME, 1) => Some("received here"),
            (ALL, 1) => Some("received in all games"),
            (GAME | ALL, _) => Some(""),
            _ => None,
        };
        let mut cell = if let Some(text) = text {
            let mut cell = shared_cells::computed(text);
            cell.style.align = Align::Right;
            cell
        } else {
            let power = Power::ALL[line - FIRST];
            if column == 0 {
                let mut cell = shared_cells::computed(power.name());
                cell.style.swatch = Some(self.palette.power(power));
                cell
            } else {
                let seat = self.engine.book().seat(at.seat(power));
                shared_cells::computed(self.engine.book().name_of(seat.and_then(|seat| seat.player)))
            }
        };
        cell.style.tone = CellTone::Label;
        cell
    }

    fn head(&self, column: usize) -> CellView<'a> {
        match column.checked_sub(LABELS).map(|across| Power::ALL[across % SKILL]) {
            None => shared_cells::heading(["who votes", ""][column.min(1)], Align::Left),
            Some(power) => {
                let mut cell = shared_cells::heading(power.letter().to_string(), Align::Left);
                cell.style.swatch = Some(self.palette.power(power));
                cell.hint = Some(format!("What {power} received").into());
                cell
            }
        }
    }
}

impl GridModel for VotesModel<'_> {
    fn rows(&self) -> usize {
        self.boards.len() * BLOCK
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_columns(&self) -> usize {
        LABELS
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        match self.spot(row, column) {
            VoteCell::Title(at, 0) => shared_cells::title(self.title(at), true),
            VoteCell::Title(_, column) if begins_skill(column) => {
                let skill = self.skills[(column - LABELS) / SKILL];
                let grades = skill.grades.iter().map(|(letter, worth)| format!("{letter} {worth}"));
                shared_cells::title(format!("{}   ({})", skill.name, grades.collect::<Vec<_>>().join(", ")), true)
            }
            VoteCell::Title(..) => shared_cells::title("", false),
            VoteCell::Head(column) => self.head(column),
            VoteCell::Vote { of, by, skill } => self.vote(of, by, skill),
            VoteCell::Label(at, line, column) => self.label_cell(at, line, column),
            VoteCell::Mean { of, skill, all } => self.mean(of, skill, all),
            VoteCell::Gap => shared_cells::gap(),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let skill = |skill: usize| self.skills.get(skill).map_or("", |skill| skill.name.as_str());
        match self.spot(row, column) {
            VoteCell::Title(at, column) => format!("Votes {} title {column}", self.title(at)),
            VoteCell::Head(column) => format!("Votes heading {row} {column}"),
            VoteCell::Vote { of, by, skill: at } => {
                format!("{} {by} for {} {}", self.title(of.board), of.power, skill(at))
            }
            VoteCell::Label(at, line, column) => format!("Votes {} {} {column}", self.title(at), line - FIRST),
            VoteCell::Mean { of, skill: at, all } => {
                let which = if all { "all games" } else { "here" };
                format!("{} {} {} {which}", self.title(of.board), of.power, skill(at))
            }
            VoteCell::Gap => String::new(),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.spot(row, column) {
            VoteCell::Title(_, 0) => LABELS,
            VoteCell::Title(..) if begins_skill(column) => SKILL - 1,
            _ => 1,
        }
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        match self.spot(row, column) {
            VoteCell::Vote { of, by, .. } => of.power != by,
            VoteCell::Mean { .. } => true,
            _ => false,
        }
    }

    fn one_letter(&self, row: usize, column: usize) -> bool {
        matches!(self.spot(row, column), VoteCell::Vote { .. })
    }

    fn page(&self, row: usize, direction: Direction) -> Option<usize> {
        let board = row / BLOCK;
        let to = if direction == Direction::Up { board.saturating_sub(1) } else { board + 1 };
        Some(to.min(self.boards.len().saturating_sub(1)) * BLOCK + FIRST)
    }
}
