//! The top board: above, the seven in the order of choosing, with their powers and what came of it; below, everybody with
//! a claim to a seat.

use super::round::{capital, complete_name};
use super::shared_cells;
use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, GridModel, Tone};
use crate::app::theme::Palette;
use crate::book::{BoardRef, Book, PersonId, Power, Stage};
use crate::engine::Engine;
use crate::input::{ANSWERS, Target, TopCell, answer, note};
use crate::standings::{Candidate, Chooser, Choosing, Claim, Decides, Qualification, Row, TopTable, Why};

/// Seats of a board.
const SEATS: usize = 7;
/// The rows above the seats: a title and a head.
const FIRST_SEAT: usize = 2;
/// The title over the claims, after a line of air.
const CLAIMS: usize = FIRST_SEAT + SEATS + 1;
const FIRST_CLAIM: usize = CLAIMS + 2;

const WIDTHS: [f32; 9] = [64.0, 190.0, 92.0, 196.0, 112.0, 250.0, 84.0, 84.0, 300.0];
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
    table: TopTable,
    qualification: Qualification,
    /// What is to be done next.
    advice: String,
}

/// What a row holds.
#[derive(Clone, Copy, Debug)]
enum Line<'a> {
    Seat(usize, Option<&'a Chooser>),
    Claim(&'a Candidate),
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
        self.advice = self.advice(engine);
    }

    /// The seven.
    pub fn table(&self) -> &TopTable {
        &self.table
    }

    fn is_made(&self) -> bool {
        !self.table.boards.is_empty()
    }

    fn advice(&self, engine: &Engine) -> String {
        let book = engine.book();
        let name = |id: &PersonId| book.name_of(Some(*id)).to_owned();
        let ended = |at: &BoardRef| book.board(*at).is_some_and(|board| board.stage() == Stage::Ended);
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

    fn line(&self, row: usize) -> Line<'_> {
        match row {
            0 => Line::Title(true),
            1 => Line::Head(true),
            _ if row < FIRST_SEAT + SEATS => Line::Seat(row - FIRST_SEAT, self.table.choosers.get(row - FIRST_SEAT)),
            CLAIMS => Line::Title(false),
            _ if row == CLAIMS + 1 => Line::Head(false),
            _ if row >= FIRST_CLAIM => {
                self.qualification.candidates.get(row - FIRST_CLAIM).map_or(Line::Gap, Line::Claim)
            }
            _ => Line::Gap,
        }
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<Target> {
        let (person, cell) = match (self.line(row), column) {
            (Line::Seat(_, Some(seat)), ORDER) => (seat.person, TopCell::Chooses),
            (Line::Seat(_, Some(seat)), PLAYER) if self.is_made() => (seat.person, TopCell::Player),
            (Line::Seat(_, Some(seat)), POWER) => (seat.person, TopCell::Power(0)),
            (Line::Seat(_, Some(seat)), SECOND) if self.table.games > 1 => (seat.person, TopCell::Power(1)),
            (Line::Claim(candidate), SECOND) => (candidate.person, TopCell::Answer),
            (Line::Claim(candidate), RESULT) => (candidate.person, TopCell::Note),
            _ => return None,
        };
        Some(Target::Top(person, cell))
    }

    /// Whose line this is.
    pub fn person(&self, row: usize) -> Option<PersonId> {
        match self.line(row) {
            Line::Seat(_, seat) => seat.map(|seat| seat.person),
            Line::Claim(candidate) => Some(candidate.person),
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
    engine.rules().top_board.as_ref().map_or_else(|| "Top board".to_owned(), |top| capital(&top.name))
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

    fn decimals(&self) -> usize {
        self.engine.rules().decimals
    }

    fn name(&self, person: PersonId) -> &'a str {
        self.book().name_of(Some(person))
    }

    fn row_of(&self, person: PersonId) -> Option<(usize, &'a Row)> {
        let person = self.book().successor(person);
        self.engine.standings().rows.iter().enumerate().find(|(_, row)| row.person == person)
    }

    fn candidate(&self, person: PersonId) -> Option<&'a Candidate> {
        self.sheet.qualification.candidates.iter().find(|candidate| candidate.person == person)
    }

    fn title(&self, seats: bool) -> String {
        let called = called(self.engine);
        if !seats {
            let after = self.engine.rules().top_board.as_ref().map_or(0, |top| top.after);
            return format!("Claims, by the ranking after round {after}");
        }
        let round = self.engine.rules().top_board.as_ref().map_or(0, |top| top.round);
        format!("{called} in round {round}: {}", self.sheet.advice)
    }

    fn head(&self, seats: bool, column: usize) -> CellView<'a> {
        let after = self.engine.rules().top_board.as_ref().map_or(0, |top| top.after);
        let two = self.sheet.table.games > 1;
        let text: String = match (seats, column) {
            (true, ORDER) => "chooses".into(),
            (false, ORDER) => "place".into(),
            (_, PLAYER) => "player".into(),
            (_, BEFORE) => format!("after rd {after}"),
            (true, POWER) if two => "power in game 1".into(),
            (true, POWER) => "power".into(),
            (true, SECOND) if two => "power in game 2".into(),
            (true, SECOND | RESULT) if column == self.result_column() => "what came of it".into(),
            (true, SCORE) => "score there".into(),
            (true, TOTAL) => "total".into(),
            (false, POWER) => "claim".into(),
            (false, SECOND) => "answer".into(),
            (false, RESULT) => "note".into(),
            (false, SCORE) => "why before the next".into(),
            _ => String::new(),
        };
        let number = matches!((seats, column), (_, ORDER | BEFORE) | (true, SCORE | TOTAL));
        shared_cells::heading(text, if number { Align::Right } else { Align::Left })
    }

    fn seat_cell(&self, at: usize, seat: Option<&'a Chooser>, column: usize) -> CellView<'a> {
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
            PLAYER => shared_cells::computed(self.name(person)),
            BEFORE => self.candidate(person).map_or_else(
                || shared_cells::computed(""),
                |candidate| shared_cells::figure(candidate.total, self.decimals()),
            ),
            POWER => self.power_cell(seat, 0),
            SECOND if self.sheet.table.games > 1 => self.power_cell(seat, 1),
            SECOND | RESULT if column == self.result_column() => shared_cells::computed(self.result(person)),
            SCORE => {
                let score = self.score_there(person);
                score.map_or_else(|| shared_cells::computed(""), |score| shared_cells::figure(score, self.decimals()))
            }
            TOTAL if self.sheet.is_made() => self.total(person),
            _ => shared_cells::computed(""),
        }
    }

    /// Where it is told what came of it: where there is no second power, it has that room, too.
    fn result_column(&self) -> usize {
        if self.sheet.table.games > 1 { RESULT } else { SECOND }
    }

    fn order_hint(&self, at: usize) -> String {
        let turned =
            self.engine.rules().top_board.as_ref().is_some_and(|top| top.choosing == Choosing::RankingThenReverse);
        let second = if turned { format!(", and number {} in the second game", SEATS - at) } else { String::new() };
        format!("Chooses as number {}{second}; type another number, or move with Alt and an arrow", at + 1)
    }

    fn power_cell(&self, seat: &Chooser, game: usize) -> CellView<'a> {
        let power = seat.powers.get(game).copied().flatten();
        let mut cell = shared_cells::input(power.map_or("", Power::name));
        cell.style.swatch = power.map(|power| self.palette.power(power));
        cell
    }

    /// The score at the top board, of two games their sum.
    fn score_there(&self, person: PersonId) -> Option<f64> {
        let (_, row) = self.row_of(person)?;
        row.games.iter().filter(|game| game.top).filter_map(|game| game.score).reduce(|a, b| a + b)
    }

    fn total(&self, person: PersonId) -> CellView<'a> {
        let Some((_, row)) = self.row_of(person) else { return shared_cells::computed("") };
        let mut cell = shared_cells::figure(row.total, self.decimals());
        let bonus = row.adjustments.iter().find_map(|added| match added.why {
            Why::TopBoard { percent } => Some((percent, added.amount)),
            _ => None,
        });
        if let Some((percent, amount)) = bonus {
            let amount = crate::figures::show(amount, self.decimals());
            cell.hint = Some(format!("{percent} % for playing there, {amount}, is in it").into());
        }
        cell.style.bold = true;
        cell
    }

    /// “champion: won the top board”.
    fn result(&self, person: PersonId) -> String {
        let Some((at, row)) = self.row_of(person).filter(|(_, row)| row.top) else { return String::new() };
        let decides = self.engine.rules().top_board.as_ref().map_or(Decides::Nothing, |top| top.decides);
        let running = row.games.iter().any(|game| game.top && game.provisional);
        let title = match (row.place, decides) {
            (Some(1), _) => "champion",
            (Some(2), Decides::ChampionAndSecond) => "vice-champion",
            _ => "",
        };
        let place = row.place.map_or_else(String::new, |place| format!("place {place} of the event"));
        let said = if title.is_empty() { place } else { title.to_owned() };
        let why = row.reserved.and_then(|_| self.engine.standings().why(at, self.engine.rules()));
        let said = why.map_or(said.clone(), |why| format!("{said}: {why}"));
        if running { format!("so far {said}") } else { said }
    }

    fn claim_cell(&self, candidate: &'a Candidate, column: usize) -> CellView<'a> {
        let person = candidate.person;
        let mut cell = match column {
            ORDER => {
                let mut cell = shared_cells::computed(candidate.place.to_string());
                cell.style.align = Align::Right;
                cell
            }
            PLAYER => shared_cells::computed(self.name(person)),
            BEFORE => shared_cells::figure(candidate.total, self.decimals()),
            POWER => {
                let mut cell = shared_cells::computed(candidate.claim.words());
                cell.style.remark = candidate.claim == Claim::Undecided;
                cell
            }
            SECOND => return shared_cells::input(answer(self.book(), person)),
            RESULT => return shared_cells::input(note(self.book(), person)),
            SCORE => shared_cells::computed(candidate.ahead_by.as_deref().unwrap_or_default()),
            _ => {
                return CellView {
                    style: CellStyle { tone: Tone::Computed, ..CellStyle::default() },
                    ..CellView::default()
                };
            }
        };
        cell.style.struck = column == PLAYER && candidate.claim == Claim::Declined;
        cell.style.bold = column == PLAYER && matches!(candidate.claim, Claim::Seat(_));
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
            Line::Title(seats) if column == 0 => shared_cells::title(self.title(seats), true),
            Line::Title(_) => shared_cells::title("", false),
            Line::Head(seats) => self.head(seats, column),
            Line::Seat(at, seat) => self.seat_cell(at, seat, column),
            Line::Claim(candidate) => self.claim_cell(candidate, column),
            Line::Gap => shared_cells::gap(),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let head = |seats| self.head(seats, column).text.into_owned();
        match self.sheet.line(row) {
            Line::Seat(at, None) => format!("Seat {} {}", at + 1, head(true)),
            Line::Seat(_, Some(seat)) => format!("Seat {} {}", self.name(seat.person), head(true)),
            Line::Claim(candidate) => format!("Claim {} {}", self.name(candidate.person), head(false)),
            Line::Title(seats) => self.title(seats),
            Line::Head(_) | Line::Gap => format!("Top board row {row} {column}"),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.sheet.line(row) {
            Line::Title(_) if column == 0 => WIDTHS.len(),
            Line::Claim(_) | Line::Head(false) if column == SCORE => 3,
            Line::Seat(..) if column == SECOND && column == self.result_column() => 2,
            _ => 1,
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        matches!(self.sheet.line(row), Line::Seat(..) | Line::Claim(_))
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let typed = typed.to_lowercase();
        match self.sheet.target(row, column) {
            Some(Target::Top(_, TopCell::Answer)) => {
                ANSWERS.into_iter().filter(|said| said.starts_with(&typed)).map(str::to_owned).collect()
            }
            Some(Target::Top(_, TopCell::Power(game))) => {
                let free = |power: &Power| self.sheet.table.holder(game, *power).is_none();
                let begins = |power: &Power| power.name().to_lowercase().starts_with(&typed);
                Power::ALL.into_iter().filter(free).filter(begins).map(|power| power.name().to_owned()).collect()
            }
            Some(Target::Top(_, TopCell::Player)) => complete_name(self.book(), &typed, |_| false),
            _ => Vec::new(),
        }
    }
}
