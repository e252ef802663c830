//! The Votes tab as a grid: one block for each board, in which every player rates the other players in each skill.
//! One letter fills a cell, and the cursor then moves to the next cell.

use crate::app::grid::{Align, CellPos, CellStyle, CellTone, CellView, ColumnSpec, Direction, GridModel};
use crate::app::theme::{Palette, size};
use crate::app::views::round::board_title;
use crate::app::views::shared_cells;
use crate::app::views::sheet_model::SheetModel;
use crate::book::{BoardRef, CellAddress, CellEntry, Power, Round, SeatRef, SkillVotes};
use crate::engine::Engine;
use crate::languages::rounded_in_window;
use crate::languages::window_sentences::votes_tab as texts;
use crate::standings::{AwardRules, seat_vote_tally};

/// Number of rows of a block: the title, the headings, seven voters, the means of the game and of all games, and an
/// empty row.
const BLOCK_ROWS: usize = 12;
const TITLE_ROW: usize = 0;
const HEADING_ROW: usize = 1;
const FIRST_VOTER_ROW: usize = 2;
const GAME_MEAN_ROW: usize = 9;
const ALL_GAMES_MEAN_ROW: usize = 10;

/// Number of columns before the votes: power and player.
const LABEL_COLUMNS: usize = 2;
/// Number of columns of a skill: seven powers and a gap.
const SKILL_COLUMNS: usize = 8;

/// The first vote of the first board, for England. Austria does not vote for itself.
pub(super) const FIRST_VOTE: CellPos = CellPos { row: FIRST_VOTER_ROW, column: LABEL_COLUMNS + 1 };

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum VoteCell {
    Title(BoardRef, usize),
    Heading(usize),
    Vote {
        seat: SeatRef,
        voter: Power,
        skill: usize,
    },
    Label(BoardRef, usize, usize),
    /// The mean of the votes for a power in this game, or for its player in all games.
    Mean {
        seat: SeatRef,
        skill: usize,
        all: bool,
    },
    Gap,
}

/// Whether the votes for a skill begin in this column.
fn begins_skill(column: usize) -> bool {
    column.checked_sub(LABEL_COLUMNS).is_some_and(|vote_column| vote_column.is_multiple_of(SKILL_COLUMNS))
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
        let of_powers = ColumnSpec::at_least(94.0 + shared_cells::more_for_powers());
        let mut columns = vec![of_powers, ColumnSpec::between(120.0, 168.0)];
        for _ in &skills {
            columns.extend(std::iter::repeat_n(ColumnSpec::between(30.0, 42.0), 7));
            columns.push(ColumnSpec::fixed(size::SPACE * 1.5));
        }
        let boards = engine.book().boards().map(|(at, _)| at).collect();
        VotesModel { engine, boards, skills, columns, palette }
    }

    fn cell_at(&self, row: usize, column: usize) -> VoteCell {
        let Some(at) = self.boards.get(row / BLOCK_ROWS).copied() else { return VoteCell::Gap };
        let line = row % BLOCK_ROWS;
        if line > ALL_GAMES_MEAN_ROW {
            return VoteCell::Gap;
        }
        if line == TITLE_ROW {
            return VoteCell::Title(at, column);
        }
        let Some(vote_column) = column.checked_sub(LABEL_COLUMNS) else {
            return if line == HEADING_ROW { VoteCell::Heading(column) } else { VoteCell::Label(at, line, column) };
        };
        let (skill, power) = (vote_column / SKILL_COLUMNS, vote_column % SKILL_COLUMNS);
        let Some(seat) = Power::ALL.get(power).map(|power| at.seat(*power)) else { return VoteCell::Gap };
        match line {
            HEADING_ROW => VoteCell::Heading(column),
            GAME_MEAN_ROW | ALL_GAMES_MEAN_ROW => VoteCell::Mean { seat, skill, all: line == ALL_GAMES_MEAN_ROW },
            line => VoteCell::Vote { seat, voter: Power::ALL[line - FIRST_VOTER_ROW], skill },
        }
    }

    /// Whether a player may have a grade here. A grade for oneself can only be deleted.
    fn is_open(&self, seat: SeatRef, voter: Power, skill: usize) -> bool {
        seat.power != voter || self.votes(seat.board, skill).is_some_and(|votes| !votes.grades[voter][voter].is_blank())
    }

    /// The votes of a board for a skill of the rules.
    fn votes(&self, at: BoardRef, skill: usize) -> Option<&'a SkillVotes> {
        let name = &self.skills.get(skill)?.name;
        self.engine.book().board(at)?.votes.iter().find(|votes| votes.skill == *name)
    }

    /// The board in this row.
    pub fn board(&self, row: usize) -> Option<BoardRef> {
        self.boards.get(row / BLOCK_ROWS).copied()
    }

    fn title(&self, at: BoardRef) -> String {
        let book = self.engine.book();
        let round = book.round(at.round).map(Round::title_in_window).unwrap_or_default();
        let board = book.board(at).map(board_title).unwrap_or_default();
        if round == board { round } else { format!("{round} {board}") }
    }

    fn vote(&self, seat: SeatRef, voter: Power, skill: usize) -> CellView<'a> {
        if !self.is_open(seat, voter, skill) {
            let style = CellStyle { tone: CellTone::Heading, ..CellStyle::default() };
            return CellView { style, ..CellView::default() };
        }
        let mut cell = match self.votes(seat.board, skill).map(|votes| &votes.grades[voter][seat.power]) {
            Some(CellEntry::Value(grade)) => shared_cells::input(grade.letter().to_string()),
            Some(CellEntry::Text(text)) => {
                let mut cell = shared_cells::input(text.as_str());
                cell.style.problem = true;
                cell
            }
            _ => shared_cells::input(""),
        };
        cell.style.align = Align::Centre;
        cell.style.remark |= seat.power == voter;
        cell
    }

    fn mean(&self, seat: SeatRef, skill: usize, all: bool) -> CellView<'a> {
        let book = self.engine.book();
        let rules = self.skills[skill];
        let player = book.seat(seat).and_then(crate::book::Seat::scorer);
        let mut games = None;
        let tally = match player {
            Some(player) if all => {
                let (tally, played) = self.engine.vote_tally(player, rules);
                games = Some(played);
                tally
            }
            _ if all => crate::standings::VoteTally::default(),
            _ => seat_vote_tally(book, seat, rules),
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
                hint = if enough {
                    texts::enough_games(played, name, &hint, &rules.name)
                } else {
                    texts::too_few_games(name, &hint, played, rules.least_games, &rules.name)
                };
            }
            cell.hint = Some(hint.into());
        }
        cell
    }

    fn label_cell(&self, at: BoardRef, line: usize, column: usize) -> CellView<'a> {
        let text = match (line, column) {
            (GAME_MEAN_ROW, 1) => Some(texts::received_here()),
            (ALL_GAMES_MEAN_ROW, 1) => Some(texts::received_in_all_games()),
            (GAME_MEAN_ROW | ALL_GAMES_MEAN_ROW, _) => Some(""),
            _ => None,
        };
        let mut cell = if let Some(text) = text {
            shared_cells::computed_at_right(text)
        } else {
            let power = Power::ALL[line - FIRST_VOTER_ROW];
            if column == 0 {
                shared_cells::power(power, &self.palette)
            } else {
                let seat = self.engine.book().seat(at.seat(power));
                shared_cells::computed(self.engine.book().name_of(seat.and_then(|seat| seat.player)))
            }
        };
        cell.style.tone = CellTone::Label;
        cell
    }

    fn heading_cell(&self, column: usize) -> CellView<'a> {
        match column.checked_sub(LABEL_COLUMNS).map(|vote_column| Power::ALL[vote_column % SKILL_COLUMNS]) {
            None => shared_cells::heading(if column == 0 { texts::voter() } else { "" }, Align::Left),
            Some(power) => {
                let mut cell = shared_cells::heading(power.letter().to_string(), Align::Left);
                cell.style.swatch = Some(self.palette.power_swatch(power));
                cell.hint = Some(texts::votes_for(power.name_in_window()).into());
                cell
            }
        }
    }
}

impl GridModel for VotesModel<'_> {
    fn rows(&self) -> usize {
        self.boards.len() * BLOCK_ROWS
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_columns(&self) -> usize {
        LABEL_COLUMNS
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        match self.cell_at(row, column) {
            VoteCell::Title(at, 0) => shared_cells::title(self.title(at), true),
            VoteCell::Title(_, column) if begins_skill(column) => {
                let skill = self.skills[(column - LABEL_COLUMNS) / SKILL_COLUMNS];
                let grades = skill.grades.iter().map(|(letter, value)| format!("{letter} {value}"));
                shared_cells::title(format!("{}   ({})", skill.name, grades.collect::<Vec<_>>().join(", ")), true)
            }
            VoteCell::Title(..) => shared_cells::title("", false),
            VoteCell::Heading(column) => self.heading_cell(column),
            VoteCell::Vote { seat, voter, skill } => self.vote(seat, voter, skill),
            VoteCell::Label(at, line, column) => self.label_cell(at, line, column),
            VoteCell::Mean { seat, skill, all } => self.mean(seat, skill, all),
            VoteCell::Gap => shared_cells::gap(),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let skill = |skill: usize| self.skills.get(skill).map_or("", |skill| skill.name.as_str());
        match self.cell_at(row, column) {
            VoteCell::Title(at, column) => texts::title_spoken(&self.title(at), &column.to_string()),
            VoteCell::Heading(column) => texts::heading_spoken(&row.to_string(), &column.to_string()),
            VoteCell::Vote { seat, voter, skill: at } => {
                let (voter, power) = (voter.name_in_window(), seat.power.name_in_window());
                texts::vote_spoken(&self.title(seat.board), voter, power, skill(at))
            }
            VoteCell::Label(at, line, column) => {
                let line = line - FIRST_VOTER_ROW;
                texts::row_spoken(&self.title(at), &line.to_string(), &column.to_string())
            }
            VoteCell::Mean { seat, skill: at, all: true } => {
                texts::mean_of_all_games_spoken(&self.title(seat.board), seat.power.name_in_window(), skill(at))
            }
            VoteCell::Mean { seat, skill: at, all: false } => {
                texts::mean_here_spoken(&self.title(seat.board), seat.power.name_in_window(), skill(at))
            }
            VoteCell::Gap => String::new(),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.cell_at(row, column) {
            VoteCell::Title(_, 0) => LABEL_COLUMNS,
            VoteCell::Title(..) if begins_skill(column) => SKILL_COLUMNS - 1,
            _ => 1,
        }
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        match self.cell_at(row, column) {
            VoteCell::Vote { seat, voter, skill } => self.is_open(seat, voter, skill),
            VoteCell::Mean { .. } => true,
            _ => false,
        }
    }

    fn takes_one_letter(&self, row: usize, column: usize) -> bool {
        matches!(self.cell_at(row, column), VoteCell::Vote { .. })
    }

    fn page_target(&self, row: usize, direction: Direction) -> Option<usize> {
        let board = row / BLOCK_ROWS;
        let to = if direction == Direction::Up { board.saturating_sub(1) } else { board + 1 };
        Some(to.min(self.boards.len().saturating_sub(1)) * BLOCK_ROWS + FIRST_VOTER_ROW)
    }
}

impl SheetModel for VotesModel<'_> {
    fn input_field(&self, at: CellPos) -> Option<CellAddress> {
        match self.cell_at(at.row, at.column) {
            VoteCell::Vote { seat, voter, skill } if self.is_open(seat, voter, skill) => {
                Some(CellAddress::Vote { seat, voter, skill })
            }
            _ => None,
        }
    }

    fn address(&self, at: CellPos) -> Option<CellAddress> {
        if let VoteCell::Vote { seat, voter, skill } = self.cell_at(at.row, at.column) {
            let name = &self.skills.get(skill)?.name;
            let votes = &self.engine.book().board(seat.board)?.votes;
            if let Some(skill) = votes.iter().position(|votes| votes.skill == *name) {
                return Some(CellAddress::Vote { seat, voter, skill });
            }
        }
        self.board(at.row).map(CellAddress::Board)
    }

    fn cell_of(&self, address: CellAddress) -> Option<CellPos> {
        let CellAddress::Vote { seat, voter, skill } = address else { return None };
        let name = &self.engine.book().board(seat.board)?.votes.get(skill)?.skill;
        let skill = self.skills.iter().position(|known| known.name == *name)?;
        let block = self.boards.iter().position(|at| *at == seat.board)?;
        let row = block * BLOCK_ROWS + FIRST_VOTER_ROW + voter.index();
        Some(CellPos { row, column: LABEL_COLUMNS + skill * SKILL_COLUMNS + seat.power.index() })
    }
}

/// The mean of votes with two decimals: “2.05”.
fn mean_text(mean: Option<f64>) -> String {
    mean.map_or_else(String::new, |mean| rounded_in_window(mean, 2))
}
