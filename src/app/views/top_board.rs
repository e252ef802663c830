//! The top board: above, the seven in the order of choosing, with their powers and what came of it; below, everybody with
//! a claim to a seat.

use super::round::complete_name;
use super::shared_cells;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::theme::Palette;
use crate::book::vocabulary::capitalize;
use crate::book::{BoardRef, Book, GameStage, PersonId, Power};
use crate::engine::Engine;
use crate::input::{CLAIM_ANSWERS, InputField, TopBoardColumn, claim_answer, claim_note};
use crate::notices::{ColumnRole, Notice, NoticeSection, top_board_notice};
use crate::standings::{
    PowerChoosing, StandingsView, TopBoardCandidate, TopBoardChooser, TopBoardClaim, TopBoardQualification,
    TopBoardSeats,
};

/// Seats of a board.
const SEATS: usize = 7;
/// The rows above the seats: a title and a head.
const FIRST_SEAT: usize = 2;
/// The title over the claims, after a line of air.
const CLAIMS: usize = FIRST_SEAT + SEATS + 1;
const FIRST_CLAIM: usize = CLAIMS + 2;

const WIDTHS: [f32; 9] = [64.0, 190.0, 104.0, 196.0, 112.0, 250.0, 84.0, 84.0, 300.0];
const ORDER: usize = 0;
const PLAYER: usize = 1;
const BEFORE: usize = 2;
/// The power of the first game; of a claim, what became of it.
const POWER: usize = 3;
/// The power of the second game; of a claim, the answer.
const SECOND: usize = 4;
/// What came of it; of a claim, the note.
const RESULT: usize = 5;
/// The score at the top board; of a claim, why it is before the next.
const SCORE: usize = 6;
const TOTAL: usize = 7;

/// The top board in view, kept until the book changes.
#[derive(Debug, Default)]
pub struct TopSheet {
    made_for: Option<u64>,
    table: TopBoardSeats,
    qualification: TopBoardQualification,
    notice: Notice,
    /// What is to be done next.
    advice: String,
}

/// What a row holds.
#[derive(Clone, Copy, Debug)]
enum TopBoardRow<'a> {
    Seat(usize, Option<&'a TopBoardChooser>),
    /// By position among the candidates.
    Claim(usize, &'a TopBoardCandidate),
    Title(bool),
    Head(bool),
    Gap,
}

impl TopSheet {
    /// Looks again if the book has changed.
    pub fn refresh(&mut self, engine: &Engine) {
        if self.made_for == Some(engine.revision()) {
            return;
        }
        self.made_for = Some(engine.revision());
        self.qualification = engine.qualification().unwrap_or_default();
        self.table = engine.top_table().unwrap_or_default();
        let notice = top_board_notice(engine, &self.qualification, &self.table, StandingsView::default());
        self.notice = notice.unwrap_or_default();
        self.advice = self.advice(engine);
    }

    /// The seven.
    pub fn table(&self) -> &TopBoardSeats {
        &self.table
    }

    fn is_made(&self) -> bool {
        !self.table.boards.is_empty()
    }

    fn advice(&self, engine: &Engine) -> String {
        let book = engine.book();
        let name = |id: &PersonId| book.name_of(Some(*id)).to_owned();
        let ended = |at: &BoardRef| book.board(*at).is_some_and(|board| board.stage() == GameStage::Ended);
        if self.is_made() {
            return if self.table.boards.iter().all(ended) {
                "played".to_owned()
            } else {
                "being played; type another name over a player who is replaced".to_owned()
            };
        }
        let level: Vec<String> = self.qualification.undecided.iter().map(name).collect();
        if !level.is_empty() {
            return format!("level for the last seat: {}; type “put first” as the answer of one", level.join(", "));
        }
        if self.table.choosers.len() < SEATS {
            return "not enough players have a claim yet".to_owned();
        }
        if self.table.is_complete() {
            return "all have chosen; Prizes, Make the board puts it into its round".to_owned();
        }
        "type each one’s power, in this order".to_owned()
    }

    fn line(&self, row: usize) -> TopBoardRow<'_> {
        match row {
            0 => TopBoardRow::Title(true),
            1 => TopBoardRow::Head(true),
            _ if row < FIRST_SEAT + SEATS => TopBoardRow::Seat(row - FIRST_SEAT, self.table.choosers.get(row - FIRST_SEAT)),
            CLAIMS => TopBoardRow::Title(false),
            _ if row == CLAIMS + 1 => TopBoardRow::Head(false),
            _ if row >= FIRST_CLAIM => {
                let at = row - FIRST_CLAIM;
                self.qualification.candidates.get(at).map_or(TopBoardRow::Gap, |candidate| TopBoardRow::Claim(at, candidate))
            }
            _ => TopBoardRow::Gap,
        }
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<InputField> {
        let (person, cell) = match (self.line(row), column) {
            (TopBoardRow::Seat(_, Some(seat)), ORDER) => (seat.person, TopBoardColumn::ChoosingPosition),
            (TopBoardRow::Seat(_, Some(seat)), PLAYER) if self.is_made() => (seat.person, TopBoardColumn::Player),
            (TopBoardRow::Seat(_, Some(seat)), POWER) => (seat.person, TopBoardColumn::Power(0)),
            (TopBoardRow::Seat(_, Some(seat)), SECOND) if self.table.games > 1 => (seat.person, TopBoardColumn::Power(1)),
            (TopBoardRow::Claim(_, candidate), SECOND) => (candidate.person, TopBoardColumn::Answer),
            (TopBoardRow::Claim(_, candidate), RESULT) => (candidate.person, TopBoardColumn::Note),
            _ => return None,
        };
        Some(InputField::TopBoardClaim(person, cell))
    }

    /// Whose line this is.
    pub fn person(&self, row: usize) -> Option<PersonId> {
        match self.line(row) {
            TopBoardRow::Seat(_, seat) => seat.map(|seat| seat.person),
            TopBoardRow::Claim(_, candidate) => Some(candidate.person),
            _ => None,
        }
    }

    /// The row of somebody’s seat.
    pub fn seat_row(&self, person: PersonId) -> Option<usize> {
        self.table.choosers.iter().position(|chooser| chooser.person == person).map(|at| FIRST_SEAT + at)
    }

    /// The row of somebody’s claim.
    pub fn claim_row(&self, person: PersonId) -> Option<usize> {
        let claims = &self.qualification.candidates;
        claims.iter().position(|candidate| candidate.person == person).map(|at| FIRST_CLAIM + at)
    }

    /// Where the cursor starts: at the first power that is not chosen, else at the first claim.
    pub fn start(&self) -> (usize, usize) {
        let open = self.table.choosers.iter().position(|chooser| chooser.powers.first() == Some(&None));
        if self.qualification.undecided.is_empty()
            && let Some(at) = open
        {
            return (FIRST_SEAT + at, POWER);
        }
        let level = self.qualification.undecided.first().and_then(|person| self.claim_row(*person));
        level.map_or((FIRST_SEAT, PLAYER), |row| (row, SECOND))
    }
}

/// What the top board is called here: “Final table”.
pub fn called(engine: &Engine) -> String {
    engine.rules().top_board.as_ref().map_or_else(|| "Top board".to_owned(), |top| capitalize(&top.name))
}

/// The top board as a grid.
#[derive(Debug)]
pub struct TopBoardModel<'a> {
    engine: &'a Engine,
    sheet: &'a TopSheet,
    palette: Palette,
    columns: [ColumnSpec; 9],
}

impl<'a> TopBoardModel<'a> {
    pub fn new(engine: &'a Engine, sheet: &'a TopSheet, palette: Palette) -> Self {
        TopBoardModel { engine, sheet, palette, columns: WIDTHS.map(|width| ColumnSpec { width }) }
    }

    fn book(&self) -> &'a Book {
        self.engine.book()
    }

    fn name(&self, person: PersonId) -> &'a str {
        self.book().name_of(Some(person))
    }

    /// The section of the notice: the seats or the claims.
    fn section(&self, seats: bool) -> Option<&'a NoticeSection> {
        self.sheet.notice.sections.get(usize::from(!seats))
    }

    /// A cell of the notice.
    fn posted(&self, seats: bool, row: usize, role: ColumnRole) -> CellView<'a> {
        let section = self.section(seats);
        shared_cells::of_notice(section.and_then(|section| section.cell(section.rows.get(row)?, role)))
    }

    fn title(&self, seats: bool) -> String {
        let called = called(self.engine);
        if !seats {
            return self.section(seats).map(|section| section.title.clone()).unwrap_or_default();
        }
        let round = self.engine.rules().top_board.as_ref().map_or(0, |top| top.round);
        format!("{called} in round {round}: {}", self.sheet.advice)
    }

    /// The column of the notice that this column shows, where it shows one.
    fn role(&self, seats: bool, column: usize) -> Option<ColumnRole> {
        Some(match (seats, column) {
            (true, ORDER) => ColumnRole::ChoosingOrder,
            (false, ORDER) => ColumnRole::Place,
            (_, PLAYER) => ColumnRole::Player,
            (_, BEFORE) => ColumnRole::TotalBefore,
            (true, POWER) => ColumnRole::Power,
            (true, SECOND | RESULT) if column == self.result_column() => ColumnRole::Outcome,
            (true, SCORE) => ColumnRole::TopBoardScore,
            (true, TOTAL) => ColumnRole::Total,
            (false, POWER) => ColumnRole::Claim,
            (false, RESULT) => ColumnRole::Note,
            (false, SCORE) => ColumnRole::Reason,
            _ => return None,
        })
    }

    fn head(&self, seats: bool, column: usize) -> CellView<'a> {
        let two = self.sheet.table.games > 1;
        let titled = |role| self.section(seats).map_or("", |section| section.column_title(role));
        let text: String = match (seats, column) {
            (true, POWER) if two => format!("{} in game 1", titled(ColumnRole::Power)),
            (true, SECOND) if two => format!("{} in game 2", titled(ColumnRole::Power)),
            (false, SECOND) => "answer".into(),
            _ => self.role(seats, column).map_or("", titled).to_owned(),
        };
        let number = matches!((seats, column), (_, ORDER | BEFORE) | (true, SCORE | TOTAL));
        shared_cells::heading(text, if number { Align::Right } else { Align::Left })
    }

    fn seat_cell(&self, at: usize, seat: Option<&'a TopBoardChooser>, column: usize) -> CellView<'a> {
        let Some(seat) = seat else {
            return match column {
                ORDER => {
                    let mut cell = shared_cells::computed((at + 1).to_string());
                    cell.style.align = Align::Right;
                    cell
                }
                PLAYER => {
                    let mut cell = shared_cells::computed("open");
                    cell.style.italic = true;
                    cell
                }
                _ => shared_cells::computed(""),
            };
        };
        let person = seat.person;
        match column {
            ORDER => {
                let mut cell = shared_cells::input((at + 1).to_string());
                cell.style.align = Align::Right;
                cell.hint = Some(self.order_hint(at).into());
                cell
            }
            PLAYER if self.sheet.is_made() => shared_cells::input(self.name(person)),
            POWER => self.power_cell(seat, 0),
            SECOND if self.sheet.table.games > 1 => self.power_cell(seat, 1),
            _ => {
                let role = self.role(true, column);
                let mut cell = role.map_or_else(|| shared_cells::computed(""), |role| self.posted(true, at, role));
                cell.style.bold = column == TOTAL;
                cell
            }
        }
    }

    /// The column of the outcome. Without a second power it takes the room of both.
    fn result_column(&self) -> usize {
        if self.sheet.table.games > 1 { RESULT } else { SECOND }
    }

    fn order_hint(&self, at: usize) -> String {
        let turned = self
            .engine
            .rules()
            .top_board
            .as_ref()
            .is_some_and(|top| top.power_choosing == PowerChoosing::RankingThenReverse);
        let second = if turned { format!(", and number {} in the second game", SEATS - at) } else { String::new() };
        format!("Chooses as number {}{second}; type another number, or move with Alt and an arrow", at + 1)
    }

    fn power_cell(&self, seat: &TopBoardChooser, game: usize) -> CellView<'a> {
        let power = seat.powers.get(game).copied().flatten();
        let mut cell = shared_cells::input(power.map_or("", Power::name));
        cell.style.swatch = power.map(|power| self.palette.power(power));
        cell
    }

    fn claim_cell(&self, at: usize, candidate: &TopBoardCandidate, column: usize) -> CellView<'a> {
        let person = candidate.person;
        match column {
            SECOND => return shared_cells::input(claim_answer(self.book(), person)),
            RESULT => return shared_cells::input(claim_note(self.book(), person)),
            _ => {}
        }
        let Some(role) = self.role(false, column) else { return shared_cells::computed("") };
        let mut cell = self.posted(false, at, role);
        cell.style.remark = column == POWER && candidate.claim == TopBoardClaim::Undecided;
        cell.style.bold = column == PLAYER && matches!(candidate.claim, TopBoardClaim::Seat(_));
        cell
    }
}

impl GridModel for TopBoardModel<'_> {
    fn rows(&self) -> usize {
        FIRST_CLAIM + self.sheet.qualification.candidates.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        match self.sheet.line(row) {
            TopBoardRow::Title(seats) if column == 0 => shared_cells::title(self.title(seats), true),
            TopBoardRow::Title(_) => shared_cells::title("", false),
            TopBoardRow::Head(seats) => self.head(seats, column),
            TopBoardRow::Seat(at, seat) => self.seat_cell(at, seat, column),
            TopBoardRow::Claim(at, candidate) => self.claim_cell(at, candidate, column),
            TopBoardRow::Gap => shared_cells::gap(),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let head = |seats| self.head(seats, column).text.into_owned();
        match self.sheet.line(row) {
            TopBoardRow::Seat(at, None) => format!("Seat {} {}", at + 1, head(true)),
            TopBoardRow::Seat(_, Some(seat)) => format!("Seat {} {}", self.name(seat.person), head(true)),
            TopBoardRow::Claim(_, candidate) => format!("Claim {} {}", self.name(candidate.person), head(false)),
            TopBoardRow::Title(seats) => self.title(seats),
            TopBoardRow::Head(_) | TopBoardRow::Gap => format!("Top board row {row} {column}"),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.sheet.line(row) {
            TopBoardRow::Title(_) if column == 0 => WIDTHS.len(),
            TopBoardRow::Claim(..) | TopBoardRow::Head(false) if column == SCORE => 3,
            TopBoardRow::Seat(..) if column == SECOND && column == self.result_column() => 2,
            _ => 1,
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        matches!(self.sheet.line(row), TopBoardRow::Seat(..) | TopBoardRow::Claim(..))
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let typed = typed.to_lowercase();
        match self.sheet.target(row, column) {
            Some(InputField::TopBoardClaim(_, TopBoardColumn::Answer)) => {
                CLAIM_ANSWERS.into_iter().filter(|said| said.starts_with(&typed)).map(str::to_owned).collect()
            }
            Some(InputField::TopBoardClaim(_, TopBoardColumn::Power(game))) => {
                let free = |power: &Power| self.sheet.table.holder(game, *power).is_none();
                let begins = |power: &Power| power.name().to_lowercase().starts_with(&typed);
                Power::ALL.into_iter().filter(free).filter(begins).map(|power| power.name().to_owned()).collect()
            }
            Some(InputField::TopBoardClaim(_, TopBoardColumn::Player)) => complete_name(self.book(), &typed, |_| false),
            _ => Vec::new(),
        }
    }
}
