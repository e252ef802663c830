//! The problems of a book, kept by round and board. After an edit only the affected parts are checked again.

mod board;
mod event;
mod top_board;

use super::round_checksum::outdated_posting;
use crate::book::{
    Board, BoardColumn, BoardRef, Book, CellAddress, EditScope, Ending, GameStage, ManyProblems, Power, Problem,
    ProblemWait, RoundIx, SeatColumn, SimilarNames, Year, check_board, check_people, check_round, is_left_out,
};
use crate::languages::recorded_moment_in_window;
use crate::languages::window_sentences::{board_problems, event_problems, problems as problem_words, rules_errors};
use crate::scoring::{ConcessionRule, EventScores, FactName, SystemError};
use crate::standings::{RulesError, RulesFault, Standings, StandingsContext};
pub(super) use top_board::claims_lost_by_playing;

/// The problems of a book.
#[derive(Clone, Debug, Default)]
pub(super) struct ProblemList {
    event: Vec<Problem>,
    /// Problems of the entrants, the seats and the teams under the rules.
    entries: Vec<Problem>,
    /// The question which board of a finished round is the top board.
    unmarked_top_board: Vec<Problem>,
    /// Problems of the players at the top board under the rules.
    top_board: Vec<Problem>,
    people: Vec<Problem>,
    /// The names that look alike. They change only with the list of people.
    names: SimilarNames,
    rounds: Vec<RoundProblems>,
    all: Vec<Problem>,
}

/// The event's own systems and rulesets that cannot be used, with what is wrong with each.
#[derive(Debug)]
pub(super) struct UnusableRules {
    pub(super) systems: Vec<SystemError>,
    pub(super) rulesets: Vec<RulesError>,
    /// Scoring systems that a tie-break names and that do not exist.
    pub(super) tie_break_systems: Vec<RulesFault>,
}

#[derive(Clone, Debug, Default)]
struct RoundProblems {
    /// Problems of the seats and the names of the boards.
    seats: Vec<Problem>,
    /// The problem of a posted sheet that is out of date.
    posting: Vec<Problem>,
    boards: Vec<Vec<Problem>>,
}

impl ProblemList {
    /// Checks a whole book.
    pub(super) fn new(context: &StandingsContext<'_>, standings: &Standings, unusable: &UnusableRules) -> ProblemList {
        let (book, rules) = (context.book, context.rules);
        let mut problems = ProblemList::default();
        let named = book.event.rules.trim();
        if !named.is_empty() && rules.name.to_lowercase() != named.to_lowercase() {
            problems.event.push(Problem::error(
                CellAddress::Event,
                event_problems::ruleset_missing(named, &rules.name),
                event_problems::choose_on_rules_tab(),
            ));
        }
        problems.event.extend(unusable.systems.iter().map(|error| match error {
            SystemError::Unfinished { .. } => {
                Problem::remark(CellAddress::Event, error.to_string(), event_problems::finish_on_rules_tab())
            }
            _ => Problem::error(
                CellAddress::Event,
                event_problems::system_not_usable(&error.to_string()),
                event_problems::correct_on_rules_tab(),
            ),
        }));
        problems.event.extend(unusable.rulesets.iter().map(|error| match error {
            RulesError::Unfinished { .. } => Problem::remark(
                CellAddress::Event,
                event_problems::ruleset_unfinished(&error.to_string()),
                event_problems::finish_on_rules_tab(),
            ),
            _ => Problem::error(
                CellAddress::Event,
                event_problems::ruleset_not_usable(&error.to_string()),
                event_problems::correct_on_rules_tab(),
            ),
        }));
        problems.event.extend(unusable.tie_break_systems.iter().map(|fault| {
            let what = event_problems::tie_break_not_usable(&fault.message, &rules.name);
            Problem::error(CellAddress::Event, what, event_problems::choose_another_tie_break())
        }));
        problems.event.extend(unknown_systems(context).into_iter().map(|named| {
            let what = rules_errors::no_such_system::name(named);
            Problem::error(CellAddress::Event, what, event_problems::choose_on_rules_tab())
        }));
        let mut problems = ProblemList { event: problems.event, ..ProblemList::of_book(context) };
        event::check_entries(context, &mut problems.entries);
        top_board::check_unmarked_top_board(context, &mut problems.unmarked_top_board);
        top_board::check_top_board(context, standings, &mut problems.top_board);
        problems.list();
        problems
    }

    /// Checks the people, the rounds and the boards.
    fn of_book(context: &StandingsContext<'_>) -> ProblemList {
        let (book, games_at_once) = (context.book, context.rules.games_at_once);
        let mut problems = ProblemList::default();
        let team_of = event::teams_by_player(book);
        problems.names = SimilarNames::new(book);
        check_people(book, &problems.names, &mut problems.people);
        for (round, held) in book.rounds.iter().enumerate() {
            let mut found = RoundProblems::default();
            check_round(book, RoundIx(round), games_at_once, &mut found.seats);
            found.posting.extend(posting_problem(book, context.scores, RoundIx(round)));
            found.boards = (0..held.boards.len())
                .map(|board| board_problems(context, &team_of, BoardRef::new(round, board)))
                .collect();
            problems.rounds.push(found);
        }
        problems
    }

    /// Checks the parts again that an edit affected. The list of all problems is rebuilt only if one of them changed.
    pub(super) fn update(
        &mut self,
        context: &StandingsContext<'_>,
        standings: &Standings,
        boards: &[BoardRef],
        touched: &EditScope,
    ) {
        let (book, scores, rules) = (context.book, context.scores, context.rules);
        let team_of = event::teams_by_player(book);
        let mut changed = false;
        let mut put = |place: &mut Vec<Problem>, found: Vec<Problem>| {
            changed |= *place != found;
            *place = found;
        };
        if touched.people || touched.seats {
            // This looks at every seat of the event, so it is left out after a typed count.
            let mut entries = Vec::new();
            event::check_entries(context, &mut entries);
            put(&mut self.entries, entries);
            // Two people who have seats in the same round are not one person.
            let mut people = Vec::new();
            check_people(book, &self.names, &mut people);
            put(&mut self.people, people);
        }
        let top_round = rules.top_board.as_ref().map(|top| top.round);
        if boards.iter().any(|at| Some(context.structure.rounds.number(at.round)) == top_round) {
            let mut unmarked = Vec::new();
            top_board::check_unmarked_top_board(context, &mut unmarked);
            put(&mut self.unmarked_top_board, unmarked);
        }
        if touched.people || !boards.is_empty() {
            let mut top_board = Vec::new();
            top_board::check_top_board(context, standings, &mut top_board);
            put(&mut self.top_board, top_board);
        }
        if touched.people {
            // All problems contain names.
            let (event, entries) = (std::mem::take(&mut self.event), std::mem::take(&mut self.entries));
            let (unmarked_top_board, top_board) =
                (std::mem::take(&mut self.unmarked_top_board), std::mem::take(&mut self.top_board));
            *self = ProblemList { event, entries, unmarked_top_board, top_board, ..ProblemList::of_book(context) };
            self.list();
            return;
        }
        let mut last = None;
        let mut replaced = None;
        for at in boards {
            let Some(found) = self.rounds.get_mut(at.round.0) else { continue };
            if last != Some(at.round) {
                // Double seats and equal board names do not depend on counts. Whether a substitute plays two games depends on
                // which games are over.
                if touched.seats || has_substitutes(book, at.round) {
                    let mut seats = Vec::new();
                    check_round(book, at.round, rules.games_at_once, &mut seats);
                    put(&mut found.seats, seats);
                }
                put(&mut found.posting, posting_problem(book, scores, at.round).into_iter().collect());
                last = Some(at.round);
            }
            let Some(board) = found.boards.get_mut(at.board.0) else { continue };
            let found = board_problems(context, &team_of, *at);
            if boards.len() > 1 {
                put(board, found);
            } else if *board != found {
                replaced = Some((*at, board.len()));
                *board = found;
            }
        }
        match replaced {
            _ if changed => self.list(),
            Some((at, old)) => self.list_board(at, old),
            None => {}
        }
    }

    /// Replaces the `old` problems of one board in the list by its present ones.
    fn list_board(&mut self, at: BoardRef, old: usize) {
        let of_round = |found: &RoundProblems| found.seats.len() + found.posting.len();
        let of_boards = |boards: &[Vec<Problem>]| boards.iter().map(Vec::len).sum::<usize>();
        let before: usize = self.lists_of_event().map(Vec::len).iter().sum();
        let rounds = &self.rounds[..at.round.0];
        let before = before + rounds.iter().map(|found| of_round(found) + of_boards(&found.boards)).sum::<usize>();
        let found = &self.rounds[at.round.0];
        let start = before + of_round(found) + of_boards(&found.boards[..at.board.0]);
        self.all.splice(start..start + old, found.boards[at.board.0].iter().cloned());
    }

    /// All problems, in the order of the book.
    pub(super) fn all(&self) -> &[Problem] {
        &self.all
    }

    /// The problems of the whole event, in the order of the list.
    fn lists_of_event(&self) -> [&Vec<Problem>; 5] {
        [&self.event, &self.people, &self.entries, &self.unmarked_top_board, &self.top_board]
    }

    fn list(&mut self) {
        let mut all = std::mem::take(&mut self.all);
        all.clear();
        all.extend(self.lists_of_event().into_iter().flatten().cloned());
        for found in &self.rounds {
            all.extend(found.seats.iter().chain(&found.posting).chain(found.boards.iter().flatten()).cloned());
        }
        self.all = all;
    }
}

/// The names of the scoring systems of the event or of its rules that do not exist and that a board needs.
fn unknown_systems<'a>(context: &StandingsContext<'a>) -> Vec<&'a str> {
    let (book, rules) = (context.book, context.rules);
    let mut unknown: Vec<&str> = Vec::new();
    for (at, board) in book.boards() {
        let own = board.system.is_some() || book.round(at.round).is_some_and(|round| round.system.is_some());
        if own || context.scores.board(at).is_some() {
            continue;
        }
        let number = context.structure.rounds.number(at.round);
        // A round with its own scoring in the rules does not have the system of the event.
        let named = match rules.by_round.iter().find(|scored| scored.round == number) {
            Some(scored) => scored.system.as_ref().unwrap_or(&rules.system),
            None => book.event.system.as_ref().unwrap_or(&rules.system),
        };
        if !unknown.contains(&named.as_str()) {
            unknown.push(named);
        }
    }
    unknown
}

/// Whether somebody has carried on a game of a round.
fn has_substitutes(book: &Book, at: RoundIx) -> bool {
    let boards = book.round(at).into_iter().flat_map(|round| &round.boards);
    boards.flat_map(|board| board.seats.values()).any(|seat| !seat.substitutes.is_empty())
}

/// The problem that the posted sheet of a round is out of date.
fn posting_problem(book: &Book, scores: &EventScores, at: RoundIx) -> Option<Problem> {
    let posted = outdated_posting(book, scores, at)?;
    let what =
        event_problems::posted_and_changed(&book.round(at)?.title_in_window(), &recorded_moment_in_window(posted));
    Some(Problem::remark(CellAddress::Round(at), what, event_problems::post_again()))
}

/// The problems of one board and of its scores.
fn board_problems(context: &StandingsContext<'_>, team_of: &board::TeamByPlayer, at: BoardRef) -> Vec<Problem> {
    let (book, scores, rules) = (context.book, context.scores, context.rules);
    let mut problems = Vec::new();
    let (Some(board), Some(round)) = (book.board(at), book.round(at.round)) else { return problems };
    let stage = scores.stage(board, at);
    check_board(book, at, stage, &mut problems);
    board::check_rules(context, at, stage, team_of, &mut problems);
    let Some(scored) = scores.board(at) else {
        let (named, cure) = match (&board.system, &round.system) {
            (Some(own), _) => (own, board_problems::choose_system_of_board()),
            (None, Some(rounds)) => (rounds, board_problems::choose_system_of_round()),
            // This is one problem of the event, also where the rules name the system for the round.
            (None, None) => return problems,
        };
        let address = CellAddress::BoardCell(at, BoardColumn::System);
        problems.push(Problem::error(address, rules_errors::no_such_system::name(named), cure));
        return problems;
    };
    if let (Ending::Conceded(winner), ConcessionRule::Abandoned) = (board.ending, rules.concessions) {
        problems.push(Problem::remark(
            CellAddress::BoardCell(at, BoardColumn::Ending),
            board_problems::no_concession(&rules.name, winner.name_in_window()),
            board_problems::set_scores_by_hand(),
        ));
    }
    // Under some systems a game has scores before its end is declared.
    let scores_now = stage == GameStage::Ended || scored.system.open_ended;
    if board.ending == Ending::Abandoned || !scores_now {
        return problems;
    }
    // What rules that nobody chose would need is no error.
    let is_chosen =
        !book.event.rules.is_empty() || book.event.system.is_some() || round.system.is_some() || board.system.is_some();
    let missing_entry = |address, what: String, cure: &str, name: String| {
        if is_chosen {
            return Problem::error(address, what, cure).waiting(ProblemWait::Board);
        }
        Problem::remark(address, what, board_problems::choose_rules_first())
            .of_kind(ManyProblems::ScoresWithoutEntry, name)
    };
    for power in Power::ALL {
        let has_result = scored.score(power).is_some() || board.seats[power].ruling.is_some();
        if has_result || board.current_count(power).is_none() || is_left_out(book, at, power) {
            continue;
        }
        let missing = scored.system.missing_facts(board, power);
        let Some((fact, entry)) = missing.first().and_then(|fact| Some((*fact, fact.missing_entry()?))) else {
            continue;
        };
        let (address, system) = (missing_entry_cell(board, at, power, fact), &scored.system.name);
        if let CellAddress::BoardCell(..) = address {
            // One problem for the board, because the entry is missing for all powers.
            problems.push(missing_entry(
                address,
                if is_chosen {
                    board_problems::needs_entry(system, entry)
                } else {
                    board_problems::needs_entry_without_rules(system, entry)
                },
                board_problems::enter_last_year_played(),
                book.board_label_in_window(at),
            ));
            break;
        }
        problems.push(missing_entry(
            address,
            if is_chosen {
                board_problems::needs_entry_of_power(system, entry, power.name_in_window())
            } else {
                board_problems::needs_entry_of_power_without_rules(system, entry, power.name_in_window())
            },
            board_problems::enter_missing_entry(),
            problem_words::place_seat(&book.board_label_in_window(at), power.name_in_window()),
        ));
    }
    problems
}

/// The cell of an entry that is missing for the score of a power.
fn missing_entry_cell(board: &Board, at: BoardRef, power: Power, fact: FactName) -> CellAddress {
    let alive = board.current_count(power).is_some_and(|count| count > 0);
    let column = match fact {
        FactName::SoloYear | FactName::LastYear => return CellAddress::BoardCell(at, BoardColumn::LastYear),
        FactName::Years if alive => return CellAddress::BoardCell(at, BoardColumn::LastYear),
        FactName::Out | FactName::Finish | FactName::Years => SeatColumn::Eliminated,
        FactName::CentreYears | FactName::History => SeatColumn::Chart(first_year_without_count(board, power)),
        FactName::MissedMoves => SeatColumn::MissedMoves,
        FactName::MissedWinters => SeatColumn::MissedWinters,
        // Everything else is computed from the counts.
        FactName::Centres
        | FactName::Place
        | FactName::Tied
        | FactName::Eliminated
        | FactName::Alive
        | FactName::Solo
        | FactName::Soloist
        | FactName::Survivors
        | FactName::AgreedDraw
        | FactName::InDraw
        | FactName::DrawSize
        | FactName::Ended
        | FactName::Top
        | FactName::Tops
        | FactName::Second => SeatColumn::Centres,
    };
    CellAddress::Seat(at.seat(power), column)
}

/// The first year whose chart has no count of a power.
fn first_year_without_count(board: &Board, power: Power) -> Year {
    let has_count = |year: u16| {
        let chart = board.charts.iter().find(|chart| chart.year.0 == year);
        chart.is_some_and(|chart| chart.centres[power].get().is_some())
    };
    let first = (Year::FIRST.0..Year::LAST.0).find(|year| !has_count(*year));
    first.map_or(Year::LAST, Year)
}

#[cfg(test)]
mod tests {
    use crate::book::{
        Board, BoardField, BoardRef, Book, CellEntry, Edit, Person, PersonId, Power, Round, SeatField, SeatRef,
        Substitute, Year,
    };
    use crate::engine::Engine;

    #[test]
    fn a_substitute_who_plays_two_games_is_no_problem_once_one_of_them_is_over() {
        let players = |board: &mut Board, first: u32| {
            for (number, power) in (first..).zip(Power::ALL) {
                board.seats[power].player = Some(PersonId(number));
            }
        };
        let (mut here, mut there) = (Board::new("A"), Board::new("B"));
        players(&mut here, 1);
        players(&mut there, 8);
        here.seats[Power::Austria].substitutes = vec![Substitute { player: PersonId(9), start: "1904".into() }];
        let people = (1..15).map(|number| Person::new(PersonId(number), format!("Player {number}"))).collect();
        let round = Round { name: "1".into(), boards: vec![here, there], ..Round::default() };
        let mut engine = Engine::new(Book { people, rounds: vec![round], ..Book::default() });
        let told =
            |engine: &Engine| engine.problems().iter().any(|problem| problem.message.contains("carries on here"));
        assert!(told(&engine));
        let at = BoardRef::new(0, 1);
        for (power, count) in Power::ALL.into_iter().zip([10, 8, 6, 4, 3, 2, 1]) {
            engine
                .apply(
                    "",
                    Edit::Seat(SeatRef { board: at, power }.first_id(), SeatField::Centres(CellEntry::Value(count))),
                )
                .unwrap();
        }
        engine.apply("", Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Value(Year(1907))))).unwrap();
        assert!(!told(&engine));
        engine.apply("", Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Blank))).unwrap();
        let again = told(&engine);
        assert_eq!(again, told(&Engine::new(engine.book().clone())), "as of a book that is opened");
    }
}
