//! Checks one board against the rules of the event.

use std::collections::HashMap;

use crate::book::{
    Board, BoardColumn, BoardRef, Book, CardKind, CellAddress, CellEntry, DrawProposal, DrawVoteError, Ending,
    GameStage, PenaltyAmount, PersonId, Power, Problem, ProblemWait, ProposalColumn, ProposalOutcome, Season, Seat,
    SeatColumn, SeatRef, last_year_cell,
};
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
        let ended = board.last_year().map(|year| format!(" in {year}")).unwrap_or_default();
        let what = format!(
            "the game ended{ended} without a solo and without a passed vote; under {} it is an agreed draw or abandoned",
            rules.name
        );
        // Rules with a last year know no other end date.
        let end_date = match rules.last_year {
            Some(_) => "",
            None => " A game that reached its end date is a draw of its survivors, too.",
        };
        let cure = format!(
            "Type “agreed draw” or “abandoned” as the ending of the board.{end_date} Until then it is scored as an agreed \
             draw, and its scores are provisional."
        );
        let question = Problem::remark(CellAddress::BoardCell(at, BoardColumn::Ending), what, cure);
        let kind = match rules.last_year {
            Some(_) => "games ended before the last year without a solo and without a passed vote",
            None => "games ended without a solo and without a passed vote",
        };
        problems.push(question.of_kind(kind, book.board_label(at)).waiting(ProblemWait::Round));
    }
    let asks_for_the_last_year = stage == GameStage::Ended && context.asks_for_the_last_year(board, at);
    if let Some(last) = rules.last_year.filter(|_| asks_for_the_last_year) {
        let what = format!(
            "the last year of the game is not entered, so nobody knows whether it was played to {last}; under {} an \
             earlier end needs a passed vote",
            rules.name
        );
        let cure = "Enter the last year. If it is earlier, enter how the game ended too. Until then the scores of the board \
                    are provisional.";
        let question = Problem::remark(CellAddress::BoardCell(at, BoardColumn::LastYear), what, cure);
        problems.push(question.of_kind("games have no last year", book.board_label(at)).waiting(ProblemWait::Round));
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
        let what = format!("the game was played to {last}; under {} the last year is {allowed}", rules.name);
        remark(last_year_cell(board, at), what, "Correct the year, or leave it if the director allowed it.");
    }
}

/// Reports a passed vote that has not ended its game, and a game that does not end with the chart of its passed vote.
fn check_passed_vote(book: &Book, at: BoardRef, stage: GameStage, remark: &mut impl FnMut(CellAddress, String, &str)) {
    let Some(board) = book.board(at) else { return };
    if let Some((n, proposal)) = board.pending_draw_vote() {
        let (place, when) = (CellAddress::Proposal(at, n, ProposalColumn::Outcome), proposal.season_text());
        match book.draw_vote_result(at, proposal) {
            // Final counts may be entered without a chart.
            Err(DrawVoteError::NoChart { .. }) if stage == GameStage::Ended => {}
            Err(DrawVoteError::NoChart { year, .. }) => remark(
                place,
                format!("the draw of {when} passed, and waits for the complete chart of {year}"),
                "Enter the chart. The game ends with it.",
            ),
            Ok(_) if stage == GameStage::Ended && proposal.members.is_empty() => {}
            Ok(result) => remark(
                place,
                format!("the draw of {when} passed, but it has not ended the game with the counts of {}", result.year),
                "Clear the outcome and type “passed” again to end the game, or correct the outcome.",
            ),
            Err(why) => remark(place, why.to_string(), "Correct the vote, or the chart."),
        }
    }
    let passed = board.proposals.iter().rev().find(|proposal| proposal.outcome == ProposalOutcome::Passed);
    let Some(proposal) = passed.filter(|_| board.ending == Ending::Played) else { return };
    let (year, when) = (proposal.chart_year(), proposal.season_text());
    let counted = match proposal.season {
        Season::Spring => format!("the draw passed in {when} counts the chart of the autumn before, {year}"),
        Season::Fall => format!("the draw passed in {when} counts the chart of {year}"),
    };
    for (power, seat) in board.seats.iter() {
        if let Some(out) = seat.eliminated.get().filter(|out| out.0 > year) {
            remark(
                CellAddress::Seat(at.seat(power), SeatColumn::Eliminated),
                format!("{counted}, but {power} is out in {out}"),
                "Correct the year of the elimination, or the season of the vote.",
            );
        }
    }
    // A vote that waits for its chart may be about a year after the newest one.
    let is_waiting = stage != GameStage::Ended && board.last_year().is_some_and(|last| last.0 < year);
    if let Some(last) = board.last_year().filter(|last| last.0 != year && !is_waiting) {
        remark(
            last_year_cell(board, at),
            format!("{counted}, but the last year of the game is {last}"),
            "Correct the last year, or the season of the vote.",
        );
        let chart = board.charts.iter().find(|chart| chart.year.0 == year);
        for power in Power::ALL {
            let charted = chart.and_then(|chart| chart.centres[power].get());
            if let (Some(charted), Some(count)) = (charted, board.seats[power].centres.get())
                && charted != count
            {
                remark(
                    CellAddress::Seat(at.seat(power), SeatColumn::Centres),
                    format!("{counted}, which has {charted} for {power}, but {power} ends on {count}"),
                    "Correct the count, or the season of the vote.",
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
                let what = format!(
                    "{power} survives but is not in the draw; under {} a draw includes all survivors",
                    rules.name
                );
                remark(
                    CellAddress::Seat(at.seat(power), SeatColumn::InDraw),
                    what,
                    "Include it, or correct the count.",
                );
            }
        }
    }
    for (n, proposal) in board.proposals.iter().enumerate() {
        let cell = |column| CellAddress::Proposal(at, n, column);
        let chart = proposal.chart_year();
        let when = proposal.season_text();
        if let Some(first) = rules.draws.first_year.filter(|first| chart < first.0) {
            let what = format!(
                "a draw was proposed in {when}; under {} no draw is possible before the chart of {first}",
                rules.name
            );
            remark(cell(ProposalColumn::When), what, "Correct the year, or delete the proposal.");
        }
        let counts = board.charts.iter().find(|known| known.year.0 == chart).map(|chart| &chart.centres);
        let alive =
            |power: Power| counts.and_then(|counts| counts[power].get()).map_or(alive(power), |count| count > 0);
        if let Some(by) = proposal.proposer.filter(|by| counts.is_some() && !alive(*by)) {
            let what = format!("the draw of {when} was proposed by {by}, which had no centre left");
            remark(cell(ProposalColumn::By), what, "Correct the power that proposed it, or the year.");
        }
        let out = Power::ALL.into_iter().find(|power| alive(*power) && !proposal.members.contains(power));
        if let Some(power) = out.filter(|_| rules.draws.all_survivors && !proposal.members.is_empty()) {
            let what = format!(
                "the draw proposed in {when} leaves {power} out; under {} a draw includes all survivors",
                rules.name
            );
            remark(cell(ProposalColumn::Members), what, "Include every power that has a centre.");
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
            let passed = passed.season_text();
            let what = format!("a draw was proposed in {when} after the draw of {passed} passed, which ended the game");
            remark(
                cell(ProposalColumn::When),
                what,
                "Correct the season or the earlier outcome, or delete the proposal.",
            );
        }
        // The final counts are the chart of the last year.
        let last_chart = board.last_chart().map(|chart| chart.year.max(board.last_year().unwrap_or(chart.year)).0);
        if last_chart.is_some_and(|last| last < chart) && rules.draws.by_vote {
            let what = format!(
                "the draw proposed in {when} is about the chart of {chart}, which is not entered; under {} the chart is entered \
                 before a draw is proposed",
                rules.name
            );
            remark(cell(ProposalColumn::When), what, "Enter the chart, or correct the season.");
        }
        if rules.draws.one_vote_a_season && board.proposals[..n].iter().any(|earlier| is_same(&earlier)) {
            let what = format!(
                "the same draw was proposed twice in {when}; under {} there is one vote on it in a season",
                rules.name
            );
            remark(cell(ProposalColumn::When), what, "Correct the season, or delete the second proposal.");
        }
    }
    if let (Some(last), Some(first)) = (board.last_year(), rules.draws.first_year)
        && board.is_agreed_draw()
        && last < first
        && board.proposals.is_empty()
    {
        let what = format!(
            "the game was drawn in {last}; under {} no draw is possible before the chart of {first}",
            rules.name
        );
        remark(last_year_cell(board, at), what, "Correct the year, or leave it if the director allowed it.");
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
            let what = format!("this board is marked as the top board, but {} has no top board", rules.name);
            let cure = "Make it an ordinary board, or choose rules with a top board.";
            remark(CellAddress::BoardCell(at, BoardColumn::TopBoard), what, cure);
        }
        Some(top) if !top.follows_elimination() && top.round != number => {
            let named = book.round(at.round).filter(|round| round.named_number().is_none());
            let (here, cure) = match named {
                None => (format!("round {number}"), "Make it an ordinary board here.".to_owned()),
                Some(round) => (
                    format!("“{}”, which counts as round {number}", round.name),
                    format!("Rename the round to {}, or make this an ordinary board.", top.round),
                ),
            };
            let what = format!("the {} is in {here}; under {} it belongs in round {}", top.name, rules.name, top.round);
            remark(CellAddress::BoardCell(at, BoardColumn::TopBoard), what, &cure);
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
            let what = format!(
                "{one} and {other} of the team {team} share this board, but team-mates must not meet in this round"
            );
            remark(
                CellAddress::Seat(at.seat(power), SeatColumn::Player),
                what,
                "Swap one of them with a player of another board.",
            );
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
            format!("{} and {} share this board, but they are to be kept apart", names[0], names[1]),
            "Swap one of them with a player of another board, or leave it if they agree.",
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
                "" => by.name().to_owned(),
                name => name.to_owned(),
            };
            if !votes.grades[by][by].is_blank() {
                let what = format!("{0} grades {0} as {1}; players cannot grade themselves", name(), votes.skill);
                remark(cell(by, by), what, "Delete the grade; it does not count.");
            }
            let Some(award) = award else { continue };
            for of in Power::ALL {
                if let CellEntry::Value(grade) = votes.grades[by][of]
                    && !award.grades.contains_key(&grade.letter())
                {
                    let known: Vec<String> = award.grades.keys().map(char::to_string).collect();
                    let what = format!("{} gives the grade {} as {}", name(), grade.letter(), votes.skill);
                    remark(cell(by, of), what, &format!("The grades are {}.", known.join(", ")));
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
            let what = format!(
                "{} has {extensions} extensions in this game; under {} the maximum is {most}",
                name(),
                rules.name
            );
            remark(CellAddress::Seat(at.seat(power), SeatColumn::Cards), what, "Leave it if the director allowed it.");
        }
        check_cards(seat, name(), at.seat(power), rules, remark);
        let percent = seat
            .penalties
            .iter()
            .filter(|penalty| matches!(penalty.amount, PenaltyAmount::Percent(part) if part > 100.0));
        if percent.count() > 0 {
            let what = format!("a penalty takes more than the whole score of {}", name());
            remark(CellAddress::Seat(at.seat(power), SeatColumn::Penalties), what, "Type a percentage up to 100.");
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
        let when = if card.moment.is_empty() { String::new() } else { format!(" in {}", card.moment) };
        match card.kind {
            CardKind::Extension => continue,
            CardKind::Red => {}
            CardKind::Yellow if had_card => {
                let what = format!(
                    "{name} has a yellow card{when} after an earlier card; under {} a player who is late again gets a red \
                     card",
                    rules.name
                );
                remark(place, what, "Make it a red card, or delete one of the two.");
            }
            CardKind::Yellow => {
                if let Some(seconds) = card.seconds_late().filter(|seconds| *seconds > most) {
                    let what = format!(
                        "{name} has a yellow card{when} for {seconds} seconds; under {} a player who is later than {most} \
                         seconds gets a red card",
                        rules.name
                    );
                    remark(place, what, "Make it a red card, or correct the note.");
                }
            }
        }
        had_card = true;
    }
}
