//! Checks one board against the rules of the event.

use std::collections::HashMap;

use crate::book::{
    Board, BoardColumn, BoardRef, Book, CardKind, CellAddress, CellEntry, DrawProposal, DrawVoteError, Ending,
    GameStage, ManyProblems, PenaltyAmount, PersonId, Power, Problem, ProblemWait, ProposalColumn, ProposalOutcome,
    Season, Seat, SeatColumn, SeatRef, last_year_cell,
};
use crate::languages::window_language;
use crate::languages::window_sentences::board_problems as texts;
use crate::standings::{AwardCriterion, Ruleset, StandingsContext};

/// The position of the team of each player who has one.
pub(super) type TeamByPlayer = HashMap<PersonId, usize>;

/// Checks one board against the rules.
pub(super) fn check_rules(
    context: &StandingsContext<'_>,
    at: BoardRef,
    stage: GameStage,
    team_of: &TeamByPlayer,
    problems: &mut Vec<Problem>,
) {
    let (book, rules) = (context.book, context.rules);
    let Some(board) = book.board(at) else { return };
    if stage == GameStage::Ended && rules.asks_for_the_end(board) {
        let what = match board.last_year() {
            Some(year) => texts::ended_without_vote_in(&year.to_string(), &rules.name),
            None => texts::ended_without_vote(&rules.name),
        };
        // Rules with a last year know no other end date.
        let (cure, kind) = match rules.last_year {
            Some(_) => (texts::type_the_ending(), ManyProblems::GamesEndedBeforeTheLastYear),
            None => (texts::type_the_ending_or_end_date(), ManyProblems::GamesEndedWithoutVote),
        };
        let question = Problem::remark(CellAddress::BoardCell(at, BoardColumn::Ending), what, cure);
        problems.push(question.of_kind(kind, book.board_label_in_window(at)).waiting(ProblemWait::Round));
    }
    let asks_for_the_last_year = stage == GameStage::Ended && context.asks_for_the_last_year(board, at);
    if let Some(last) = rules.last_year.filter(|_| asks_for_the_last_year) {
        let what = texts::last_year_missing(&rules.name, &last.to_string());
        let place = CellAddress::BoardCell(at, BoardColumn::LastYear);
        let question = Problem::remark(place, what, texts::enter_last_year_and_end());
        let question = question.of_kind(ManyProblems::GamesWithoutLastYear, book.board_label_in_window(at));
        problems.push(question.waiting(ProblemWait::Round));
    }
    let mut remark = |place: CellAddress, what: String, cure: &str| problems.push(Problem::remark(place, what, cure));
    check_last_year(board, at, rules, &mut remark);
    check_draw_votes(board, at, rules, &mut remark);
    check_passed_vote(book, at, stage, &mut remark);
    let number = context.structure.rounds.number(at.round);
    check_top_board_mark(book, board, (at, number), rules, &mut remark);
    check_team_mates(book, board, (at, number), rules, team_of, &mut remark);
    if stage != GameStage::Ended {
        check_separations(book, board, at, &mut remark);
    }
    check_grades(book, board, at, rules, &mut remark);
    check_seats(book, board, at, rules, &mut remark);
}

fn check_last_year(board: &Board, at: BoardRef, rules: &Ruleset, remark: &mut impl FnMut(CellAddress, String, &str)) {
    if let (Some(last), Some(allowed)) = (board.last_year(), rules.last_year)
        && last > allowed
    {
        let what = texts::played_too_long(&last.to_string(), &rules.name, &allowed.to_string());
        remark(last_year_cell(board, at), what, texts::correct_year_or_leave());
    }
}

/// Reports a passed vote that has not ended its game, and a game that does not end with the chart of its passed vote.
fn check_passed_vote(book: &Book, at: BoardRef, stage: GameStage, remark: &mut impl FnMut(CellAddress, String, &str)) {
    let Some(board) = book.board(at) else { return };
    if let Some((n, proposal)) = board.pending_draw_vote() {
        let (place, when) = (CellAddress::Proposal(at, n, ProposalColumn::Outcome), proposal.season_text_in_window());
        match book.draw_vote_result(at, proposal) {
            // Final counts may be entered without a chart.
            Err(DrawVoteError::NoChart { .. }) if stage == GameStage::Ended => {}
            Err(DrawVoteError::NoChart { year, .. }) => {
                remark(place, texts::passed_draw_waits(&when, &year.to_string()), texts::enter_chart());
            }
            Ok(_) if stage == GameStage::Ended && proposal.members.is_empty() => {}
            Ok(result) => remark(
                place,
                texts::passed_draw_has_not_ended(&when, &result.year.to_string()),
                texts::type_passed_again(),
            ),
            Err(why) => remark(place, why.to_string(), texts::correct_vote_or_chart()),
        }
    }
    let passed = board.proposals.iter().rev().find(|proposal| proposal.outcome == ProposalOutcome::Passed);
    let Some(proposal) = passed.filter(|_| board.ending == Ending::Played) else { return };
    let (year, when) = (proposal.chart_year(), proposal.season_text_in_window());
    // By its season the vote counts the chart of another year.
    let season = match proposal.season {
        Season::Spring => "spring",
        Season::Fall => "fall",
    };
    let of_year = year.to_string();
    for (power, seat) in board.seats.iter() {
        if let Some(out) = seat.eliminated.get().filter(|out| out.0 > year) {
            remark(
                CellAddress::Seat(at.seat(power), SeatColumn::Eliminated),
                texts::passed_draw_and_elimination(season, &when, &of_year, power.name_in_window(), &out.to_string()),
                texts::correct_elimination_or_season(),
            );
        }
    }
    // A vote that waits for its chart may be about a year after the newest one.
    let is_waiting = stage != GameStage::Ended && board.last_year().is_some_and(|last| last.0 < year);
    if let Some(last) = board.last_year().filter(|last| last.0 != year && !is_waiting) {
        remark(
            last_year_cell(board, at),
            texts::passed_draw_and_last_year(season, &when, &of_year, &last.to_string()),
            texts::correct_last_year_or_season(),
        );
        let chart = board.charts.iter().find(|chart| chart.year.0 == year);
        for power in Power::ALL {
            let charted = chart.and_then(|chart| chart.centres[power].get());
            if let (Some(charted), Some(count)) = (charted, board.seats[power].centres.get())
                && charted != count
            {
                let (charted, count) = (charted.to_string(), count.to_string());
                remark(
                    CellAddress::Seat(at.seat(power), SeatColumn::Centres),
                    texts::passed_draw_and_count(season, &when, &of_year, &charted, power.name_in_window(), &count),
                    texts::correct_count_or_season(),
                );
            }
        }
    }
}

fn check_draw_votes(board: &Board, at: BoardRef, rules: &Ruleset, remark: &mut impl FnMut(CellAddress, String, &str)) {
    let alive = |power: Power| board.current_count(power).is_some_and(|count| count > 0);
    if rules.draws.all_survivors && board.is_agreed_draw() {
        for power in Power::ALL {
            if alive(power) && board.seats[power].in_draw != Some(true) {
                let what = texts::survivor_not_in_draw(power.name_in_window(), &rules.name);
                let place = CellAddress::Seat(at.seat(power), SeatColumn::InDraw);
                remark(place, what, texts::include_or_correct_count());
            }
        }
    }
    for (n, proposal) in board.proposals.iter().enumerate() {
        let cell = |column| CellAddress::Proposal(at, n, column);
        let chart = proposal.chart_year();
        let when = proposal.season_text_in_window();
        if let Some(first) = rules.draws.first_year.filter(|first| chart < first.0) {
            let what = texts::proposed_too_early(&when, &rules.name, &first.to_string());
            remark(cell(ProposalColumn::When), what, texts::correct_year_or_delete());
        }
        let counts = board.charts.iter().find(|known| known.year.0 == chart).map(|chart| &chart.centres);
        let alive =
            |power: Power| counts.and_then(|counts| counts[power].get()).map_or(alive(power), |count| count > 0);
        if let Some(by) = proposal.proposer.filter(|by| counts.is_some() && !alive(*by)) {
            let what = texts::proposed_without_centre(&when, by.name_in_window());
            remark(cell(ProposalColumn::By), what, texts::correct_proposer_or_year());
        }
        let out = Power::ALL.into_iter().find(|power| alive(*power) && !proposal.members.contains(power));
        if let Some(power) = out.filter(|_| rules.draws.all_survivors && !proposal.members.is_empty()) {
            let what = texts::proposal_leaves_out(&when, power.name_in_window(), &rules.name);
            remark(cell(ProposalColumn::Members), what, texts::include_every_survivor());
        }
        // An empty list of members means all survivors.
        let members = |proposal: &DrawProposal| -> Vec<Power> {
            Power::ALL
                .into_iter()
                .filter(|power| proposal.members.contains(power) || (proposal.members.is_empty() && alive(*power)))
                .collect()
        };
        let is_same = |earlier: &&DrawProposal| {
            (earlier.year, earlier.season) == (proposal.year, proposal.season) && members(earlier) == members(proposal)
        };
        let is_later = |earlier: &&DrawProposal| {
            earlier.outcome == ProposalOutcome::Passed
                && (earlier.year, earlier.season) <= (proposal.year, proposal.season)
        };
        if let Some(passed) = board.proposals[..n].iter().find(is_later).filter(|_| rules.draws.by_vote) {
            let what = texts::proposed_after_end(&when, &passed.season_text_in_window());
            remark(cell(ProposalColumn::When), what, texts::correct_season_or_outcome());
        }
        // The final counts are the chart of the last year.
        let last_chart = board.last_chart().map(|chart| chart.year.max(board.last_year().unwrap_or(chart.year)).0);
        if last_chart.is_some_and(|last| last < chart) && rules.draws.by_vote {
            let what = texts::proposed_without_chart(&when, &chart.to_string(), &rules.name);
            remark(cell(ProposalColumn::When), what, texts::enter_chart_or_correct_season());
        }
        if rules.draws.one_vote_a_season && board.proposals[..n].iter().any(|earlier| is_same(&earlier)) {
            let what = texts::proposed_twice(&when, &rules.name);
            remark(cell(ProposalColumn::When), what, texts::correct_season_or_delete());
        }
    }
    if let (Some(last), Some(first)) = (board.last_year(), rules.draws.first_year)
        && board.is_agreed_draw()
        && last < first
        && board.proposals.is_empty()
    {
        let what = texts::drawn_too_early(&last.to_string(), &rules.name, &first.to_string());
        remark(last_year_cell(board, at), what, texts::correct_year_or_leave());
    }
}

/// `number` is the number of the round.
fn check_top_board_mark(
    book: &Book,
    board: &Board,
    (at, number): (BoardRef, usize),
    rules: &Ruleset,
    remark: &mut impl FnMut(CellAddress, String, &str),
) {
    if !board.is_top_board {
        return;
    }
    match &rules.top_board {
        None => {
            let what = texts::rules_without_top_board(&rules.name);
            remark(CellAddress::BoardCell(at, BoardColumn::TopBoard), what, texts::make_ordinary_or_choose_rules());
        }
        Some(top) if !top.follows_elimination() && top.round != number => {
            let place = CellAddress::BoardCell(at, BoardColumn::TopBoard);
            let (name, number, right) = (top.name_in(window_language()), number.to_string(), top.round.to_string());
            match book.round(at.round).filter(|round| round.named_number().is_none()) {
                None => {
                    let what = texts::top_board_in_wrong_round(&name, &number, &rules.name, &right);
                    remark(place, what, texts::make_ordinary_here());
                }
                Some(round) => {
                    let what = texts::top_board_in_named_round(&name, &round.name, &number, &rules.name, &right);
                    remark(place, what, &texts::rename_round_or_make_ordinary(&right));
                }
            }
        }
        Some(_) => {}
    }
}

/// `number` is the number of the round.
fn check_team_mates(
    book: &Book,
    board: &Board,
    (at, number): (BoardRef, usize),
    rules: &Ruleset,
    team_of: &TeamByPlayer,
    remark: &mut impl FnMut(CellAddress, String, &str),
) {
    let apart = rules.teams.as_ref().and_then(|teams| teams.apart_rounds);
    if team_of.is_empty() || !apart.is_some_and(|(first, last)| (first..=last).contains(&number)) {
        return;
    }
    let mut first: HashMap<usize, PersonId> = HashMap::new();
    for (power, seat) in board.seats.iter() {
        let Some(player) = seat.player else { continue };
        let Some(team) = team_of.get(&player) else { continue };
        if let Some(mate) = first.insert(*team, player).filter(|mate| *mate != player) {
            let (one, other) = (book.name_of(Some(mate)), book.name_of(Some(player)));
            let team = book.teams.get(*team).map_or("", |team| team.name.as_str());
            let what = texts::team_mates_meet(one, other, team);
            remark(CellAddress::Seat(at.seat(power), SeatColumn::Player), what, texts::swap_one());
        }
    }
}

/// Reports players to be kept apart who share a board. Once its game is over, nothing can be done about it.
fn check_separations(book: &Book, board: &Board, at: BoardRef, remark: &mut impl FnMut(CellAddress, String, &str)) {
    let seat_of = |id: PersonId| board.seats.iter().find(|(_, seat)| seat.player == Some(id)).map(|(power, _)| power);
    for [one, other] in &book.separations {
        let (Some(first), Some(second)) = (seat_of(*one), seat_of(*other)) else { continue };
        let names = [*one, *other].map(|id| book.name_of(Some(id)));
        remark(
            CellAddress::Seat(at.seat(first.max(second)), SeatColumn::Player),
            texts::separated_players_meet(names[0], names[1]),
            texts::swap_one_or_leave(),
        );
    }
}

fn check_grades(
    book: &Book,
    board: &Board,
    at: BoardRef,
    rules: &Ruleset,
    remark: &mut impl FnMut(CellAddress, String, &str),
) {
    for (skill, votes) in board.votes.iter().enumerate() {
        let cell = |voter: Power, of: Power| CellAddress::Vote { seat: at.seat(of), voter, skill };
        let award =
            rules.awards.iter().find(|award| award.criterion == AwardCriterion::Votes && award.name == votes.skill);
        for by in Power::ALL {
            let name = || match book.name_of(board.seats[by].player) {
                "" => by.name_in_window().to_owned(),
                name => name.to_owned(),
            };
            if !votes.grades[by][by].is_blank() {
                let what = texts::grades_own_play(&name(), &votes.skill);
                remark(cell(by, by), what, texts::delete_grade());
            }
            let Some(award) = award else { continue };
            for of in Power::ALL {
                if let CellEntry::Value(grade) = votes.grades[by][of]
                    && !award.grades.contains_key(&grade.letter())
                {
                    let known: Vec<String> = award.grades.keys().map(char::to_string).collect();
                    let what = texts::unknown_grade(&name(), &grade.letter().to_string(), &votes.skill);
                    remark(cell(by, of), what, &texts::known_grades(&known.join(", ")));
                }
            }
        }
    }
}

fn check_seats(
    book: &Book,
    board: &Board,
    at: BoardRef,
    rules: &Ruleset,
    remark: &mut impl FnMut(CellAddress, String, &str),
) {
    for (power, seat) in board.seats.iter() {
        let name = || book.name_of(seat.player);
        let extensions = seat.cards.iter().filter(|card| card.kind == CardKind::Extension).count();
        if let Some(most) = rules.most_extensions.filter(|most| extensions > *most) {
            let what = texts::too_many_extensions(name(), extensions, &rules.name, &most.to_string());
            remark(CellAddress::Seat(at.seat(power), SeatColumn::Cards), what, texts::leave_if_allowed());
        }
        check_cards(seat, name(), at.seat(power), rules, remark);
        let percent = seat
            .penalties
            .iter()
            .filter(|penalty| matches!(penalty.amount, PenaltyAmount::Percent(part) if part > 100.0));
        if percent.count() > 0 {
            let place = CellAddress::Seat(at.seat(power), SeatColumn::Penalties);
            remark(place, texts::penalty_over_score(name()), texts::type_percentage());
        }
    }
}

/// Reports yellow cards that have to be red: of a player who was late before in this game, or too late.
fn check_cards(
    seat: &Seat,
    name: &str,
    at: SeatRef,
    rules: &Ruleset,
    remark: &mut impl FnMut(CellAddress, String, &str),
) {
    let Some(most) = rules.yellow_card_seconds else { return };
    let place = CellAddress::Seat(at, SeatColumn::Cards);
    let mut had_card = false;
    for card in &seat.cards {
        let moment = Some(card.moment.as_str()).filter(|moment| !moment.is_empty());
        match card.kind {
            CardKind::Extension => continue,
            CardKind::Red => {}
            CardKind::Yellow if had_card => {
                let what = match moment {
                    Some(moment) => texts::yellow_after_card_in(name, moment, &rules.name),
                    None => texts::yellow_after_card(name, &rules.name),
                };
                remark(place, what, texts::make_red_or_delete());
            }
            CardKind::Yellow => {
                if let Some(seconds) = card.seconds_late().filter(|seconds| *seconds > most) {
                    let (seconds, most) = (seconds as usize, most as usize);
                    let what = match moment {
                        Some(moment) => texts::yellow_too_late_in(name, moment, seconds, &rules.name, most),
                        None => texts::yellow_too_late(name, seconds, &rules.name, most),
                    };
                    remark(place, what, texts::make_red_or_correct_note());
                }
            }
        }
        had_card = true;
    }
}
