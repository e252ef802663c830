//! The top board as a notice: its seats in the order of choosing with their results, and the claims to a seat.

use super::cell::{CellPart, NoticeCell};
use super::column_role::ColumnRole;
use super::held_back::held_back_rounds;
use super::marks::{LegendEntry, Mark, shared_places_legend};
use super::notice::{Notice, NoticeColumn, NoticeRow, NoticeSection};
use super::round::short_game;
use crate::book::typed_words::capitalize;
use crate::book::{BoardRef, GameStage, PersonId, Power, RoundIx};
use crate::engine::Engine;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices};
use crate::standings::{
    AdjustmentReason, DecidedPlaces, SeatReason, StandingsRow, StandingsScope, TopBoardCandidate, TopBoardChooser,
    TopBoardClaim, TopBoardQualification, TopBoardRules, TopBoardSeats,
};

/// So many players behind the seated ones are posted.
const RESERVES: usize = 5;

/// The decimals of a score whose system is not known.
const DEFAULT_DECIMALS: usize = 2;

/// Describes the top board; `None` where the rules know none. The first section is the seats, the second the claims.
/// [`NoticeRow::position`] is a position among the choosers, and among the candidates. Power, score and board of a seat
/// have a part for each game. Scores of rounds that are held back from the view are left out.
pub fn top_board_notice(
    engine: &Engine,
    qualification: &TopBoardQualification,
    seats: &TopBoardSeats,
    view: StandingsScope,
    language: Language,
) -> Option<Notice> {
    let rules = engine.rules().top_board.as_ref()?;
    let described = TopBoardDescription { engine, rules, qualification, seats, view, language };
    let mut notice = Notice {
        title: capitalize(&rules.name_in(language)),
        sections: vec![described.seats(), described.claims()],
        sentences: sentences_about(seats, false, language),
        languages: language.into(),
        ..Notice::default()
    };
    notice.legend = legend_of_claims(&notice, engine, language);
    Some(notice)
}

/// The meaning of the marks that the claims have.
fn legend_of_claims(notice: &Notice, engine: &Engine, language: Language) -> Vec<LegendEntry> {
    let gives_up = notice.parts().any(|part| part.has_mark(Mark::Dropped));
    let gives_up = gives_up.then(|| LegendEntry::struck(language, notices::legend_gives_up_seat(language)));
    gives_up.into_iter().chain(shared_places_legend(notice, engine, language)).collect()
}

/// What is missing of the seats. Powers that are missing may only be held back from the wall.
fn sentences_about(seats: &TopBoardSeats, are_powers_held_back: bool, language: Language) -> Vec<String> {
    let mut sentences = Vec::new();
    if !seats.is_complete() && !seats.choosers.is_empty() {
        let missing = if are_powers_held_back { notices::powers_not_posted } else { notices::powers_missing };
        sentences.push(missing(language));
    }
    let (entered, players) = (seats.entered_positions, seats.choosers.len());
    if (1..players).contains(&entered) {
        sentences.push(notices::order_partly_entered(language, &entered.to_string(), &players.to_string()));
    }
    sentences
}

/// The way to the top board, once its ranking is complete or the director decided something about it. `None` before that,
/// and while a round of the ranking is held back: nobody knows the ranking then.
pub fn posted_qualification(engine: &Engine, held_back: &[RoundIx]) -> Option<TopBoardQualification> {
    let book = engine.book();
    let rules = engine.rules().top_board.as_ref()?;
    let is_ranked = |number: usize| {
        if rules.follows_elimination() { number < rules.round } else { number <= rules.after_round }
    };
    let (top_boards, rounds) = (engine.top_boards(), engine.round_numbers());
    if held_back.iter().any(|at| is_ranked(rounds.number(*at))) {
        return None;
    }
    let found = engine.qualification().filter(|found| !found.candidates.is_empty())?;
    let begun = if rules.follows_elimination() {
        // Somebody has played all elimination games.
        let games = |row: &StandingsRow| row.games.iter().filter(|game| !game.at_top_board).count();
        engine.standings().rows.iter().any(|row| games(row) >= rules.elimination_games)
    } else {
        (1..=rules.after_round).all(|number| rounds.with_number(number).next().is_some())
    };
    let mut played = book.boards().filter(|(at, _)| {
        if rules.follows_elimination() {
            !top_boards.contains(*at)
        } else {
            rounds.number(at.round) <= rules.after_round
        }
    });
    let complete = begun && played.all(|(at, _)| engine.stage(at) == GameStage::Ended);
    let made = top_boards.has_boards() || !book.top_board.is_empty();
    (complete || made).then_some(found)
}

/// The top board for the wall: the seats and all claims, as the window shows them.
pub fn posted_top_board_notice(
    engine: &Engine,
    qualification: &TopBoardQualification,
    view: StandingsScope,
    language: Language,
) -> Option<Notice> {
    top_board_notice(engine, qualification, &engine.top_table()?, view, language)
}

/// The top board of an event as it may be posted. `held_back` are the rounds of which only the name is left.
pub(super) fn top_board_to_post(engine: &Engine, held_back: &[RoundIx], language: Language) -> Option<Notice> {
    let qualification = posted_qualification(engine, held_back)?;
    let view = StandingsScope { posted_only: true, ..StandingsScope::default() };
    let seats = engine.top_table()?;
    let mut notice = top_board_notice(engine, &qualification, &seats, view, language)?;
    if let [_, claims] = &mut notice.sections[..] {
        let seated = claims.rows.iter().rposition(|row| !row.is_secondary).map_or(0, |last| last + 1);
        claims.rows.truncate(seated + RESERVES);
    }
    notice.legend = legend_of_claims(&notice, engine, language);
    Some(Notice { sentences: sentences_about(&seats, !held_back.is_empty(), language), ..notice })
}

struct TopBoardDescription<'a> {
    engine: &'a Engine,
    rules: &'a TopBoardRules,
    qualification: &'a TopBoardQualification,
    seats: &'a TopBoardSeats,
    view: StandingsScope,
    language: Language,
}

impl TopBoardDescription<'_> {
    /// The moment of the ranking in the table: until the last round that it needs has a result, after the last one that has.
    fn ranking_moment(&self) -> String {
        let engine = self.engine;
        let numbers = engine.round_numbers().in_order();
        let mut latest_first = numbers.iter().rev().filter(|(number, _)| *number <= self.rules.after_round);
        let played = latest_first.find(|(_, at)| engine.has_result(*at)).map(|(number, _)| *number);
        // Once its players are seated, the ranking is final.
        let so_far = played.filter(|_| self.seats.boards.is_empty());
        self.rules.ranking_moment_so_far(self.language, so_far)
    }

    fn seats(&self) -> NoticeSection {
        let language = self.language;
        let several = self.seats.games > 1;
        let columns = vec![
            NoticeColumn::new(ColumnRole::ChoosingOrder, columns::column_chooses(language)),
            NoticeColumn::new(ColumnRole::Player, columns::column_player(language)),
            NoticeColumn::new(ColumnRole::TotalBefore, self.ranking_moment()),
            NoticeColumn::new(ColumnRole::Power, columns::column_power(language)),
            NoticeColumn::new(ColumnRole::Score, columns::column_score(language)),
            NoticeColumn::new(ColumnRole::Board, if several { columns::column_board(language) } else { String::new() }),
            NoticeColumn::new(ColumnRole::Outcome, columns::column_result(language)),
            NoticeColumn::new(ColumnRole::TopBoardScore, columns::column_score_there(language)),
            NoticeColumn::new(ColumnRole::Total, columns::column_total(language)),
        ];
        let hidden = if self.view.posted_only { held_back_rounds(self.engine, self.view) } else { Vec::new() };
        let rows = self.seats.choosers.iter().enumerate().map(|(position, chooser)| NoticeRow {
            person: Some(chooser.person),
            position,
            cells: columns.iter().map(|column| self.seat_cell(column.role, position, chooser, &hidden)).collect(),
            ..NoticeRow::default()
        });
        let rows = rows.collect();
        let title = notices::title_top_board_seats(language, &self.rules.location(language));
        NoticeSection { title, columns, rows, ..NoticeSection::default() }
    }

    fn seat_cell(
        &self,
        role: ColumnRole,
        position: usize,
        chooser: &TopBoardChooser,
        hidden: &[crate::book::RoundIx],
    ) -> NoticeCell {
        let engine = self.engine;
        let decimals = engine.rules().decimals;
        let boards = &self.seats.boards;
        let board_of = |game: usize| boards.get(game).copied();
        let each_game = |separator: &'static str, part: &dyn Fn(usize, Option<Power>) -> CellPart| {
            let parts = chooser.powers.iter().enumerate().map(|(game, power)| part(game, *power));
            NoticeCell::several(parts.collect(), separator)
        };
        let between_figures = self.language.figure_separator();
        match role {
            ColumnRole::ChoosingOrder => NoticeCell::of_part(CellPart::count(position + 1)),
            ColumnRole::Player => NoticeCell::text(engine.book().name_of(Some(chooser.person))),
            ColumnRole::TotalBefore => {
                let candidate = self.qualification.candidates.iter().find(|one| one.person == chooser.person);
                NoticeCell::optional(candidate.map(|one| CellPart::number(one.total, decimals)))
            }
            ColumnRole::Power => each_game(", ", &|_, power| {
                power.map_or_else(|| CellPart::text("–"), |power| CellPart::power(power, self.language))
            }),
            ColumnRole::Score => each_game(between_figures, &|game, power| {
                let board = board_of(game).filter(|at| !hidden.contains(&at.round));
                let score = board.zip(power).and_then(|(at, power)| engine.score(at.seat(power)));
                let system = board.and_then(|at| engine.system(at));
                let decimals = system.map_or(DEFAULT_DECIMALS, |system| system.decimals);
                score.map_or_else(CellPart::default, |score| CellPart::number(score, decimals))
            }),
            ColumnRole::Board => each_game(between_figures, &|game, _| {
                let board: Option<BoardRef> = board_of(game).filter(|_| boards.len() > 1);
                let text = board.map_or_else(String::new, |at| engine.book().board_label_in(self.language, at));
                let narrow_text = board.map(|at| short_game(engine.book(), at, self.language));
                CellPart { narrow_text, ..CellPart::text(text) }
            }),
            ColumnRole::Outcome => NoticeCell::text(self.outcome(chooser.person)),
            ColumnRole::TopBoardScore => {
                let games = self.standings_row(chooser.person).map_or(&[][..], |(_, row)| &row.games);
                let score =
                    games.iter().filter(|game| game.at_top_board).filter_map(|game| game.score).reduce(|a, b| a + b);
                NoticeCell::optional(score.map(|score| CellPart::number(score, decimals)))
            }
            ColumnRole::Total if !boards.is_empty() => NoticeCell::optional(self.total(chooser.person)),
            _ => NoticeCell::default(),
        }
    }

    fn claims(&self) -> NoticeSection {
        let language = self.language;
        let columns = vec![
            NoticeColumn::new(ColumnRole::Place, columns::column_place(language)),
            NoticeColumn::new(ColumnRole::Player, columns::column_player(language)),
            NoticeColumn::new(ColumnRole::TotalBefore, columns::column_total(language)),
            NoticeColumn::new(ColumnRole::Claim, columns::column_claim(language)),
            NoticeColumn::new(ColumnRole::Note, columns::column_note(language)),
            NoticeColumn::new(ColumnRole::Reason, columns::column_tie_break(language)),
        ];
        let rows = self.qualification.candidates.iter().enumerate().map(|(position, candidate)| NoticeRow {
            person: Some(candidate.person),
            position,
            place: Some(candidate.place),
            shared: self.is_shared(candidate),
            is_secondary: match self.is_seated(candidate) {
                Some(is_seated) => !is_seated,
                None => !matches!(candidate.claim, TopBoardClaim::Seat(_)),
            },
            cells: columns.iter().map(|column| self.claim_cell(column.role, candidate)).collect(),
            ..NoticeRow::default()
        });
        let rows = rows.collect();
        let is_of_groups = self.rules.follows_elimination();
        let title = if is_of_groups { notices::title_claims_of_groups } else { notices::title_claims };
        let title = title(language, &self.ranking_moment());
        NoticeSection { title, columns, rows, ..NoticeSection::default() }
    }

    /// Whether a candidate sits at the top board. `None` before all its seats are filled: then the claims say who will.
    fn is_seated(&self, candidate: &TopBoardCandidate) -> Option<bool> {
        let choosers = &self.seats.choosers;
        let are_filled = choosers.len() >= Power::ALL.len()
            && choosers.iter().all(|chooser| chooser.powers.iter().all(Option::is_some));
        are_filled.then(|| choosers.iter().any(|chooser| chooser.person == candidate.person))
    }

    /// The claim in words. Where another sits in a seat than the ranking gives it to, it says so.
    fn claim(&self, candidate: &TopBoardCandidate) -> String {
        let language = self.language;
        match (candidate.claim, self.is_seated(candidate)) {
            (TopBoardClaim::Seat(_), Some(false)) => notices::mark_did_not_play(language),
            (TopBoardClaim::Next(_) | TopBoardClaim::Undecided, Some(true)) => {
                TopBoardClaim::Seat(SeatReason::Replacement).text(language)
            }
            (claim, _) => claim.text(language),
        }
    }

    fn is_shared(&self, candidate: &TopBoardCandidate) -> bool {
        self.qualification.candidates.iter().filter(|other| other.place == candidate.place).count() > 1
    }

    fn claim_cell(&self, role: ColumnRole, candidate: &TopBoardCandidate) -> NoticeCell {
        let book = self.engine.book();
        match role {
            ColumnRole::Place => NoticeCell::of_part(CellPart::place(candidate.place, self.is_shared(candidate))),
            ColumnRole::Player => {
                let given_up = candidate.claim.is_given_up();
                let marks = if given_up { vec![Mark::Dropped] } else { Vec::new() };
                NoticeCell::of_part(CellPart::text(book.name_of(Some(candidate.person))).with_marks(marks))
            }
            ColumnRole::TotalBefore => {
                NoticeCell::of_part(CellPart::number(candidate.total, self.engine.rules().decimals))
            }
            ColumnRole::Claim => NoticeCell::text(self.claim(candidate)),
            ColumnRole::Note => {
                let declined = book.top_board.declined.iter().find(|declined| declined.player == candidate.person);
                NoticeCell::text(declined.map_or("", |declined| declined.note.as_str()))
            }
            _ => NoticeCell::text(
                candidate.ahead_reason.as_ref().map(|reason| reason.text(self.language)).unwrap_or_default(),
            ),
        }
    }

    fn standings_row(&self, person: PersonId) -> Option<(usize, &StandingsRow)> {
        let person = self.engine.book().successor(person);
        self.engine.standings().rows.iter().enumerate().find(|(_, row)| row.person == person)
    }

    fn total(&self, person: PersonId) -> Option<CellPart> {
        let (_, row) = self.standings_row(person)?;
        let decimals = self.engine.rules().decimals;
        let mut part = CellPart::number(row.total, decimals);
        let bonus = row.adjustments.iter().find_map(|adjustment| match adjustment.reason {
            AdjustmentReason::TopBoard { percent } => Some((percent, adjustment.amount)),
            _ => None,
        });
        if let Some((percent, amount)) = bonus {
            let amount = crate::figures::format_rounded(amount, decimals);
            part.hint = notices::total_with_bonus(self.language, &percent.to_string(), &amount);
        }
        Some(part)
    }

    /// “champion: won the top board”.
    fn outcome(&self, person: PersonId) -> String {
        let Some((at, row)) = self.standings_row(person).filter(|(_, row)| row.at_top_board) else {
            return String::new();
        };
        let running = row.games.iter().any(|game| game.at_top_board && game.provisional);
        let language = self.language;
        let title = match (row.place, self.rules.decided_places) {
            (Some(1), _) => notices::champion(language),
            (Some(2), DecidedPlaces::ChampionAndSecond) => notices::vice_champion(language),
            (Some(place), _) => notices::place_of_event(language, &place.to_string()),
            (None, _) => String::new(),
        };
        let reason = row
            .reserved_place
            .and_then(|_| self.engine.standings().reason_above_next(language, at, self.engine.rules()));
        let outcome = reason.map_or(title.clone(), |reason| notices::outcome_reason(language, &title, &reason));
        if running { notices::outcome_so_far(language, &outcome) } else { outcome }
    }
}
