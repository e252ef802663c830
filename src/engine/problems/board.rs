//! Checks one board against the rules of the event.

use std::collections::HashMap;

use crate::book::{
    Board, BoardRef, Book, CardKind, CellAddress, CellEntry, PenaltyAmount, PersonId, Power, Problem, Season,
    SeatColumn, Severity,
};
use crate::standings::{AwardCriterion, Ruleset};

/// The position of the team of each player who has one.
pub(super) type TeamByPlayer = HashMap<PersonId, usize>;

/// Checks one board against the rules.
pub(super) fn check_rules(
    book: &Book,
    at: BoardRef,
    rules: &Ruleset,
    team_of: &TeamByPlayer,
    problems: &mut Vec<Problem>,
) {
    let Some(board) = book.board(at) else { return };
    let mut remark = |place: CellAddress, what: String, cure: &str| {
        problems.push(Problem { severity: Severity::Remark, address: place, message: what, cure: cure.to_owned() });
    };
    check_last_year(board, at, rules, &mut remark);
    check_draw_votes(board, at, rules, &mut remark);
    check_top_board_mark(book, board, at, rules, &mut remark);
    check_team_mates(book, board, at, rules, team_of, &mut remark);
    check_grades(book, board, at, rules, &mut remark);
    check_seats(book, board, at, rules, &mut remark);
}

fn check_last_year(board: &Board, at: BoardRef, rules: &Ruleset, remark: &mut impl FnMut(CellAddress, String, &str)) {
    if let (Some(last), Some(allowed)) = (board.last_year(), rules.last_year)
        && last > allowed
    {
        let what = format!("the game was played to {last}; under {} the last year is {allowed}", rules.name);
        remark(CellAddress::Board(at), what, "Correct the year, or leave it if the director allowed it.");
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
    for proposal in &board.proposals {
        // In spring the chart of the year before is the newest.
        let chart = proposal.year.0 - u16::from(proposal.season == Season::Spring);
        let when = proposal.season_text();
        if let Some(first) = rules.draws.first_year.filter(|first| chart < first.0) {
            let what = format!(
                "a draw was proposed in {when}; under {} no draw is possible before the chart of {first}",
                rules.name
            );
            remark(CellAddress::Board(at), what, "Correct the year, or delete the proposal.");
        }
        let counts = board.charts.iter().find(|known| known.year.0 == chart).map(|chart| &chart.centres);
        let alive =
            |power: Power| counts.and_then(|counts| counts[power].get()).map_or(alive(power), |count| count > 0);
        if let Some(by) = proposal.proposer.filter(|by| counts.is_some() && !alive(*by)) {
            let what = format!("the draw of {when} was proposed by {by}, which had no centre left");
            remark(CellAddress::Board(at), what, "Correct the power that proposed it, or the year.");
        }
        let out = Power::ALL.into_iter().find(|power| alive(*power) && !proposal.members.contains(power));
        if let Some(power) = out.filter(|_| rules.draws.all_survivors && !proposal.members.is_empty()) {
            let what = format!(
                "the draw proposed in {when} leaves {power} out; under {} a draw includes all survivors",
                rules.name
            );
            remark(CellAddress::Board(at), what, "Include every power that has a centre.");
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
        remark(CellAddress::Board(at), what, "Correct the year, or leave it if the director allowed it.");
    }
}

fn check_top_board_mark(
    book: &Book,
    board: &Board,
    at: BoardRef,
    rules: &Ruleset,
    remark: &mut impl FnMut(CellAddress, String, &str),
) {
    if !board.is_top_board {
        return;
    }
    let number = book.round_number(at.round);
    match &rules.top_board {
        None => {
            let what = format!("this board is marked as the top board, but {} has no top board", rules.name);
            remark(CellAddress::Board(at), what, "Make it an ordinary board, or choose rules with a top board.");
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
            remark(CellAddress::Board(at), what, &cure);
        }
        Some(_) => {}
    }
}

fn check_team_mates(
    book: &Book,
    board: &Board,
    at: BoardRef,
    rules: &Ruleset,
    team_of: &TeamByPlayer,
    remark: &mut impl FnMut(CellAddress, String, &str),
) {
    let apart = rules.teams.as_ref().and_then(|teams| teams.apart_rounds);
    if team_of.is_empty() || !apart.is_some_and(|(first, last)| (first..=last).contains(&book.round_number(at.round))) {
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

fn check_grades(
    book: &Book,
    board: &Board,
    at: BoardRef,
    rules: &Ruleset,
    remark: &mut impl FnMut(CellAddress, String, &str),
) {
    for votes in &board.votes {
        let award =
            rules.awards.iter().find(|award| award.criterion == AwardCriterion::Votes && award.name == votes.skill);
        for by in Power::ALL {
            let name = || match book.name_of(board.seats[by].player) {
                "" => by.name().to_owned(),
                name => name.to_owned(),
            };
            if !votes.grades[by][by].is_blank() {
                let what = format!("{0} grades {0} as {1}; players cannot grade themselves", name(), votes.skill);
                remark(CellAddress::Board(at), what, "Delete the grade; it does not count.");
            }
            let Some(award) = award else { continue };
            for of in Power::ALL {
                if let CellEntry::Value(grade) = votes.grades[by][of]
                    && !award.grades.contains_key(&grade.letter())
                {
                    let known: Vec<String> = award.grades.keys().map(char::to_string).collect();
                    let what = format!("{} gives the grade {} as {}", name(), grade.letter(), votes.skill);
                    remark(CellAddress::Board(at), what, &format!("The grades are {}.", known.join(", ")));
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
            remark(CellAddress::Seat(at.seat(power), SeatColumn::Player), what, "Leave it if the director allowed it.");
        }
        let percent = seat
            .penalties
            .iter()
            .filter(|penalty| matches!(penalty.amount, PenaltyAmount::Percent(part) if part > 100.0));
        if percent.count() > 0 {
            let what = format!("a penalty takes more than the whole score of {}", name());
            remark(CellAddress::Seat(at.seat(power), SeatColumn::Score), what, "Type a percentage up to 100.");
        }
    }
}
