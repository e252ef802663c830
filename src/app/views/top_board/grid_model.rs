//! The Top board tab as a grid: at the top the seven seats in the order of choosing, with powers and results, and below
//! them every player with a claim to a seat. Seats and claims are computed in [`crate::standings`].

use crate::app::commands::Command;
use crate::app::grid::{Align, CellPos, CellView, ColumnSpec, GridModel};
use crate::app::theme::Palette;
use crate::app::views::round::complete_name;
use crate::app::views::shared_cells;
use crate::app::views::sheet_model::SheetModel;
use crate::book::typed_words::capitalize;
use crate::book::{BoardRef, Book, CellAddress, GameStage, PersonId, Power, TopBoardColumn};
use crate::engine::Engine;
use crate::input::{ClaimAnswer, claim_answer_text, claim_note};
use crate::languages::window_language;
use crate::languages::window_sentences::top_board_tab as texts;
use crate::notices::{ColumnRole, Notice, NoticeSection, top_board_notice};
use crate::standings::{
    PowerChoosing, StandingsScope, TopBoardCandidate, TopBoardChooser, TopBoardClaim, TopBoardQualification,
    TopBoardSeats,
};

/// Number of seats of a board.
const SEATS: usize = 7;
/// The row of the first seat, below a title and the headings.
const FIRST_SEAT_ROW: usize = 2;
/// The row of the title of the claims, after an empty row.
const CLAIMS_ROW: usize = FIRST_SEAT_ROW + SEATS + 1;
const FIRST_CLAIM_ROW: usize = CLAIMS_ROW + 2;

/// The widths of the columns. The answers have room in every language. Reasons reach over the last three.
const COLUMNS: [ColumnSpec; 9] = [
    ColumnSpec::between(44.0, 64.0),
    ColumnSpec::between(100.0, 190.0),
    ColumnSpec::between(60.0, 104.0),
    ColumnSpec::between(104.0, 190.0),
    ColumnSpec::between(56.0, 96.0),
    ColumnSpec::between(70.0, 390.0),
    ColumnSpec::between(60.0, 90.0),
    ColumnSpec::between(44.0, 84.0),
    ColumnSpec::between(14.0, 100.0).up_to(320.0),
];
const ORDER: usize = 0;
const PLAYER: usize = 1;
const TOTAL_BEFORE: usize = 2;
/// The power of the first game, or the result of a claim.
const POWER: usize = 3;
/// The power of the second game, or the answer of a player with a claim.
const SECOND_POWER: usize = 4;
/// The result at the top board, or the note to a claim.
const RESULT: usize = 5;
/// The score at the top board, or the reason why a claim is ahead of the next claim.
const SCORE: usize = 6;
const TOTAL: usize = 7;

/// The content of the Top board tab. It is computed again only when the book has changed.
#[derive(Debug, Default)]
pub struct TopBoardTabContent {
    revision: Option<u64>,
    seats: TopBoardSeats,
    qualification: TopBoardQualification,
    notice: Notice,
    /// The next thing that the director has to do.
    advice: String,
}

/// The content of a row.
#[derive(Clone, Copy, Debug)]
enum TopBoardRow<'a> {
    Seat(usize, Option<&'a TopBoardChooser>),
    /// A candidate, with the position among the candidates.
    Claim(usize, &'a TopBoardCandidate),
    Title(bool),
    Heading(bool),
    Gap,
}

impl TopBoardTabContent {
    /// Computes the content again if the book has changed.
    pub fn refresh(&mut self, engine: &Engine) {
        if self.revision == Some(engine.revision()) {
            return;
        }
        self.revision = Some(engine.revision());
        self.qualification = engine.qualification().unwrap_or_default();
        self.seats = engine.top_table().unwrap_or_default();
        let scope = StandingsScope::default();
        let notice = top_board_notice(engine, &self.qualification, &self.seats, scope, window_language());
        self.notice = notice.unwrap_or_default();
        self.notice.write_figures(window_language());
        self.advice = self.advice(engine);
    }

    /// The seats of the top board.
    pub fn seats(&self) -> &TopBoardSeats {
        &self.seats
    }

    fn has_boards(&self) -> bool {
        !self.seats.boards.is_empty()
    }

    fn advice(&self, engine: &Engine) -> String {
        let book = engine.book();
        let name = |id: &PersonId| book.name_of(Some(*id)).to_owned();
        let ended = |at: &BoardRef| engine.stage(*at) == GameStage::Ended;
        if self.has_boards() {
            return if self.seats.boards.iter().all(ended) {
                texts::played().to_owned()
            } else {
                texts::being_played().to_owned()
            };
        }
        if let Some(lost) = engine.claims_lost_by_playing() {
            return texts::claims_lost(&lost);
        }
        let tied: Vec<String> = self.qualification.undecided.iter().map(name).collect();
        if !tied.is_empty() {
            return texts::tied(&tied.join(", "), ClaimAnswer::PutFirst.name_in_window());
        }
        if self.seats.choosers.len() < SEATS {
            return texts::too_few_claims().to_owned();
        }
        if self.seats.is_complete() {
            let (menu, command) = (Command::MakeTopBoard.info().menu.name(), Command::MakeTopBoard.name());
            return texts::everybody_has_chosen(command, menu);
        }
        texts::type_powers().to_owned()
    }

    fn row_at(&self, row: usize) -> TopBoardRow<'_> {
        match row {
            0 => TopBoardRow::Title(true),
            1 => TopBoardRow::Heading(true),
            _ if row < FIRST_SEAT_ROW + SEATS => {
                TopBoardRow::Seat(row - FIRST_SEAT_ROW, self.seats.choosers.get(row - FIRST_SEAT_ROW))
            }
            CLAIMS_ROW => TopBoardRow::Title(false),
            _ if row == CLAIMS_ROW + 1 => TopBoardRow::Heading(false),
            _ if row >= FIRST_CLAIM_ROW => {
                let at = row - FIRST_CLAIM_ROW;
                self.qualification
                    .candidates
                    .get(at)
                    .map_or(TopBoardRow::Gap, |candidate| TopBoardRow::Claim(at, candidate))
            }
            _ => TopBoardRow::Gap,
        }
    }

    /// The field that is edited at this position.
    pub fn target(&self, row: usize, column: usize) -> Option<CellAddress> {
        let (person, cell) = match (self.row_at(row), column) {
            (TopBoardRow::Seat(_, Some(seat)), ORDER) => (seat.person, TopBoardColumn::ChoosingPosition),
            (TopBoardRow::Seat(_, Some(seat)), PLAYER) if self.has_boards() => (seat.person, TopBoardColumn::Player),
            (TopBoardRow::Seat(_, Some(seat)), POWER) => (seat.person, TopBoardColumn::Power(0)),
            (TopBoardRow::Seat(_, Some(seat)), SECOND_POWER) if self.seats.games > 1 => {
                (seat.person, TopBoardColumn::Power(1))
            }
            (TopBoardRow::Claim(_, candidate), SECOND_POWER) => (candidate.person, TopBoardColumn::Answer),
            (TopBoardRow::Claim(_, candidate), RESULT) => (candidate.person, TopBoardColumn::Note),
            _ => return None,
        };
        Some(CellAddress::TopBoardClaim(person, cell))
    }

    /// The player in this row.
    pub fn person(&self, row: usize) -> Option<PersonId> {
        match self.row_at(row) {
            TopBoardRow::Seat(_, seat) => seat.map(|seat| seat.person),
            TopBoardRow::Claim(_, candidate) => Some(candidate.person),
            _ => None,
        }
    }

    /// The row of a player’s seat.
    pub fn seat_row(&self, person: PersonId) -> Option<usize> {
        self.seats.choosers.iter().position(|chooser| chooser.person == person).map(|at| FIRST_SEAT_ROW + at)
    }

    /// The row of a player’s claim.
    pub fn claim_row(&self, person: PersonId) -> Option<usize> {
        let claims = &self.qualification.candidates;
        claims.iter().position(|candidate| candidate.person == person).map(|at| FIRST_CLAIM_ROW + at)
    }

    /// The first position of the cursor: the first tied claim, or else the first power that is not chosen yet.
    pub fn start_cell(&self) -> CellPos {
        let open = self.seats.choosers.iter().position(|chooser| chooser.powers.first() == Some(&None));
        if self.qualification.undecided.is_empty()
            && let Some(at) = open
        {
            return CellPos { row: FIRST_SEAT_ROW + at, column: POWER };
        }
        let tied = self.qualification.undecided.first().and_then(|person| self.claim_row(*person));
        let first_player = CellPos { row: FIRST_SEAT_ROW, column: PLAYER };
        tied.map_or(first_player, |row| CellPos { row, column: SECOND_POWER })
    }
}

/// The name of the top board in this event: “Final table”.
pub fn top_board_name(engine: &Engine) -> String {
    let top = engine.rules().top_board.as_ref();
    top.map_or_else(|| texts::title().to_owned(), |top| capitalize(&top.name_in(window_language())))
}

/// The top board as a grid.
#[derive(Debug)]
pub struct TopBoardModel<'a> {
    engine: &'a Engine,
    sheet: &'a TopBoardTabContent,
    palette: Palette,
    columns: Vec<ColumnSpec>,
}

impl<'a> TopBoardModel<'a> {
    pub fn new(engine: &'a Engine, sheet: &'a TopBoardTabContent, palette: Palette) -> Self {
        let mut columns = COLUMNS;
        columns[POWER].least += shared_cells::more_for_powers();
        TopBoardModel { engine, sheet, palette, columns: columns.into() }
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
    fn notice_cell(&self, seats: bool, row: usize, role: ColumnRole) -> CellView<'a> {
        let section = self.section(seats);
        shared_cells::from_notice(section.and_then(|section| section.cell(section.rows.get(row)?, role)))
    }

    fn title(&self, seats: bool) -> String {
        let name = top_board_name(self.engine);
        if !seats {
            return self.section(seats).map(|section| section.title.clone()).unwrap_or_default();
        }
        let moment =
            self.engine.rules().top_board.as_ref().map(|top| top.moment(window_language())).unwrap_or_default();
        texts::title_of_seats(&name, &moment, &self.sheet.advice)
    }

    /// The column of the notice that this column shows, if any.
    fn role(&self, seats: bool, column: usize) -> Option<ColumnRole> {
        Some(match (seats, column) {
            (true, ORDER) => ColumnRole::ChoosingOrder,
            (false, ORDER) => ColumnRole::Place,
            (_, PLAYER) => ColumnRole::Player,
            (_, TOTAL_BEFORE) => ColumnRole::TotalBefore,
            (true, POWER) => ColumnRole::Power,
            (true, SECOND_POWER | RESULT) if column == self.result_column() => ColumnRole::Outcome,
            (true, SCORE) => ColumnRole::TopBoardScore,
            (true, TOTAL) => ColumnRole::Total,
            (false, POWER) => ColumnRole::Claim,
            (false, RESULT) => ColumnRole::Note,
            (false, SCORE) => ColumnRole::Reason,
            _ => return None,
        })
    }

    fn heading_cell(&self, seats: bool, column: usize) -> CellView<'a> {
        let two = self.sheet.seats.games > 1;
        let titled = |role| self.section(seats).map_or("", |section| section.column_title(role));
        let text: String = match (seats, column) {
            (true, POWER) if two => texts::power_in_game_1(titled(ColumnRole::Power)),
            (true, SECOND_POWER) if two => texts::power_in_game_2(titled(ColumnRole::Power)),
            (false, SECOND_POWER) => texts::answer().into(),
            _ => self.role(seats, column).map_or("", titled).to_owned(),
        };
        let number = matches!((seats, column), (_, ORDER | TOTAL_BEFORE) | (true, SCORE | TOTAL));
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
                    let mut cell = shared_cells::computed(texts::open_seat());
                    cell.style.italic = true;
                    cell
                }
                _ => shared_cells::computed(""),
            };
        };
        let person = seat.person;
        match column {
            ORDER => {
                let position = (at + 1).to_string();
                let mut cell = shared_cells::input(position.clone());
                cell.style.align = Align::Right;
                cell.hint = Some(self.order_hint(at).into());
                if at >= self.sheet.seats.entered_positions {
                    // The number is that of the ranking. Typing starts from an empty cell, so that the same number enters it.
                    (cell.source, cell.copied) = (Some("".into()), Some(position.into()));
                    cell.style.italic = true;
                }
                cell
            }
            PLAYER if self.sheet.has_boards() => shared_cells::input(self.name(person)),
            POWER => self.power_cell(seat, 0),
            SECOND_POWER if self.sheet.seats.games > 1 => self.power_cell(seat, 1),
            _ => {
                let role = self.role(true, column);
                let mut cell = role.map_or_else(|| shared_cells::computed(""), |role| self.notice_cell(true, at, role));
                cell.style.bold = column == TOTAL;
                cell
            }
        }
    }

    /// The column of the outcome. Without a second game it starts at the column of the second power.
    fn result_column(&self) -> usize {
        if self.sheet.seats.games > 1 { RESULT } else { SECOND_POWER }
    }

    fn order_hint(&self, at: usize) -> String {
        let reverses = self
            .engine
            .rules()
            .top_board
            .as_ref()
            .is_some_and(|top| top.power_choosing == PowerChoosing::RankingThenReverse);
        let is_entered = at < self.sheet.seats.entered_positions;
        let (number, second) = ((at + 1).to_string(), (SEATS - at).to_string());
        match (reverses, is_entered) {
            (false, true) => texts::chooses(&number),
            (true, true) => texts::chooses_twice(&number, &second),
            (false, false) => texts::chooses_by_ranking(&number),
            (true, false) => texts::chooses_twice_by_ranking(&number, &second),
        }
    }

    fn power_cell(&self, seat: &TopBoardChooser, game: usize) -> CellView<'a> {
        let power = seat.powers.get(game).copied().flatten();
        let mut cell = shared_cells::input(power.map_or("", Power::name_in_window));
        cell.style.swatch = power.map(|power| self.palette.power_swatch(power));
        cell
    }

    /// The cell with the colour and the note of the player, if it has the name of the player.
    fn with_mark(&self, mut cell: CellView<'a>, person: Option<PersonId>, column: usize) -> CellView<'a> {
        if column == PLAYER {
            shared_cells::mark_player(&mut cell, self.book(), person, &self.palette);
        }
        cell
    }

    fn claim_cell(&self, at: usize, candidate: &TopBoardCandidate, column: usize) -> CellView<'a> {
        let person = candidate.person;
        match column {
            SECOND_POWER => return shared_cells::input(claim_answer_text(self.book(), person)),
            RESULT => return shared_cells::input(claim_note(self.book(), person)),
            _ => {}
        }
        let Some(role) = self.role(false, column) else { return shared_cells::computed("") };
        let mut cell = self.notice_cell(false, at, role);
        cell.style.remark = column == POWER && candidate.claim == TopBoardClaim::Undecided;
        cell.style.bold = column == PLAYER && matches!(candidate.claim, TopBoardClaim::Seat(_));
        cell
    }
}

impl GridModel for TopBoardModel<'_> {
    fn rows(&self) -> usize {
        FIRST_CLAIM_ROW + self.sheet.qualification.candidates.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        match self.sheet.row_at(row) {
            TopBoardRow::Title(seats) if column == 0 => shared_cells::title(self.title(seats), true),
            TopBoardRow::Title(_) => shared_cells::title("", false),
            TopBoardRow::Heading(seats) => self.heading_cell(seats, column),
            TopBoardRow::Seat(at, seat) => {
                self.with_mark(self.seat_cell(at, seat, column), seat.map(|seat| seat.person), column)
            }
            TopBoardRow::Claim(at, candidate) => {
                self.with_mark(self.claim_cell(at, candidate, column), Some(candidate.person), column)
            }
            TopBoardRow::Gap => shared_cells::gap(),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let head = |seats| self.heading_cell(seats, column).text.into_owned();
        match self.sheet.row_at(row) {
            TopBoardRow::Seat(at, None) => texts::cell_of_seat(&(at + 1).to_string(), &head(true)),
            TopBoardRow::Seat(_, Some(seat)) => texts::cell_of_seat(self.name(seat.person), &head(true)),
            TopBoardRow::Claim(_, candidate) => texts::cell_of_claim(self.name(candidate.person), &head(false)),
            TopBoardRow::Title(seats) => self.title(seats),
            TopBoardRow::Heading(_) | TopBoardRow::Gap => texts::other_cell(&row.to_string(), &column.to_string()),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match self.sheet.row_at(row) {
            TopBoardRow::Title(_) if column == 0 => COLUMNS.len(),
            TopBoardRow::Claim(..) | TopBoardRow::Heading(false) if column == SCORE => 3,
            TopBoardRow::Seat(..) if column == SECOND_POWER && column == self.result_column() => 2,
            _ => 1,
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        matches!(self.sheet.row_at(row), TopBoardRow::Seat(..) | TopBoardRow::Claim(..))
    }

    fn takes_only_completion(&self, row: usize, column: usize) -> bool {
        let target = self.sheet.target(row, column);
        matches!(target, Some(CellAddress::TopBoardClaim(_, TopBoardColumn::Player)))
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let typed = typed.to_lowercase();
        match self.sheet.target(row, column) {
            Some(CellAddress::TopBoardClaim(_, TopBoardColumn::Answer)) => {
                let answers = ClaimAnswer::ALL.into_iter().map(ClaimAnswer::name_in_window);
                answers.filter(|answer| answer.to_lowercase().starts_with(&typed)).map(str::to_owned).collect()
            }
            Some(CellAddress::TopBoardClaim(_, TopBoardColumn::Power(game))) => {
                let free = |power: &Power| self.sheet.seats.holder(game, *power).is_none();
                let names = Power::ALL.into_iter().filter(free).map(Power::name_in_window);
                names.filter(|name| name.to_lowercase().starts_with(&typed)).map(str::to_owned).collect()
            }
            Some(CellAddress::TopBoardClaim(_, TopBoardColumn::Player)) => {
                complete_name(self.book(), &typed, |_| false)
            }
            _ => Vec::new(),
        }
    }
}

impl SheetModel for TopBoardModel<'_> {
    fn input_field(&self, at: CellPos) -> Option<CellAddress> {
        self.sheet.target(at.row, at.column)
    }

    fn address(&self, at: CellPos) -> Option<CellAddress> {
        self.sheet.person(at.row).map(CellAddress::name_of)
    }

    /// The position of a player in the order of choosing.
    fn cell_of(&self, address: CellAddress) -> Option<CellPos> {
        let CellAddress::TopBoardClaim(person, TopBoardColumn::ChoosingPosition) = address else { return None };
        Some(CellPos { row: self.sheet.seat_row(person)?, column: ORDER })
    }
}
