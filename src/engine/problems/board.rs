//! What the rules of the event say to one board.

use std::collections::HashMap;

use crate::book::{
    Amount, Board, BoardRef, Book, CardKind, Column, Entry, PersonId, Place, Power, Problem, Season, Severity,
};
use crate::standings::{AwardBy, Ruleset};

/// The team of everybody who is in one, by its position.
pub(super) type TeamOf = HashMap<PersonId, usize>;

/// Checks one board against the rules.
pub(super) fn check(book: &Book, at: BoardRef, rules: &Ruleset, team_of: &TeamOf, problems: &mut Vec<Problem>) {
    let Some(board) = book.board(at) else { return };
    let mut remark = |place: Place, what: String, cure: &str| {
        problems.push(Problem { severity: Severity::Remark, place, what, cure: cure.to_owned() });
    };
    years(board, at, rules, &mut remark);
    draws(board, at, rules, &mut remark);
    top_board(board, at, rules, &mut remark);
    team_mates(book, board, at, rules, team_of, &mut remark);
    votes(book, board, at, rules, &mut remark);
    seats(book, board, at, rules, &mut remark);
}

fn years(board: &Board, at: BoardRef, rules: &Ruleset, remark: &mut impl FnMut(Place, String, &str)) {
    if let (Some(last), Some(allowed)) = (board.last_year(), rules.last_year)
        && last > allowed
    {
        let what = format!("played to {last}; by {} the last year is {allowed}", rules.name);
        remark(Place::Board(at), what, "Correct the year, or let it stand if the director allowed it.");
    }
}

fn draws(board: &Board, at: BoardRef, rules: &Ruleset, remark: &mut impl FnMut(Place, String, &str)) {
    let alive = |power: Power| board.count(power).is_some_and(|count| count > 0);
    if rules.draws.all_survivors && board.is_agreed_draw() {
        for power in Power::ALL {
            if alive(power) && board.seats[power].in_draw != Some(true) {
                let what = format!("{power} survives and is left out of the draw; by {} it includes all", rules.name);
                remark(Place::Cell(at.seat(power), Column::InDraw), what, "Take it in, or correct the count.");
            }
        }
    }
    for proposal in &board.proposals {
        // In spring the chart of the year before stands.
        let chart = proposal.year.0 - u16::from(proposal.season == Season::Spring);
        let when = proposal.when();
        if let Some(first) = rules.draws.first_year.filter(|first| chart < first.0) {
            let what = format!(
                "a draw was proposed in {when}; by {} that is possible after the chart of {first} at the earliest",
                rules.name
            );
            remark(Place::Board(at), what, "Correct the year, or strike the proposal.");
        }
        let counts = board.charts.iter().find(|known| known.year.0 == chart).map(|chart| &chart.centres);
        let alive =
            |power: Power| counts.and_then(|counts| counts[power].get()).map_or(alive(power), |count| count > 0);
        if let Some(by) = proposal.by.filter(|by| counts.is_some() && !alive(*by)) {
            let what = format!("the draw of {when} was proposed by {by}, which had no centre left");
            remark(Place::Board(at), what, "Correct who proposed it, or when.");
        }
        let out = Power::ALL.into_iter().find(|power| alive(*power) && !proposal.members.contains(power));
        if let Some(power) = out.filter(|_| rules.draws.all_survivors && !proposal.members.is_empty()) {
            let what = format!(
                "the draw proposed in {when} leaves {power} out; by {} a draw includes all survivors",
                rules.name
            );
            remark(Place::Board(at), what, "Take everybody in who still has a centre.");
        }
    }
    if let (Some(last), Some(first)) = (board.last_year(), rules.draws.first_year)
        && board.is_agreed_draw()
        && last < first
        && board.proposals.is_empty()
    {
        let what = format!("drawn in {last}; by {} no draw is possible before the chart of {first}", rules.name);
        remark(Place::Board(at), what, "Correct the year, or let it stand if the director allowed it.");
    }
}

fn top_board(board: &Board, at: BoardRef, rules: &Ruleset, remark: &mut impl FnMut(Place, String, &str)) {
    if !board.top {
        return;
    }
    match &rules.top_board {
        None => {
            let what = format!("this is marked as the top board, and {} knows none", rules.name);
            remark(Place::Board(at), what, "Make it an ordinary board, or choose rules with a top board.");
        }
        Some(top) if top.round != at.round.0 + 1 => {
            let what = format!(
                "the {} stands in round {}; by {} it is round {}",
                top.name,
                at.round.0 + 1,
                rules.name,
                top.round
            );
            remark(Place::Board(at), what, "Make it an ordinary board here.");
        }
        Some(_) => {}
    }
}

fn team_mates(
    book: &Book,
    board: &Board,
    at: BoardRef,
    rules: &Ruleset,
    team_of: &TeamOf,
    remark: &mut impl FnMut(Place, String, &str),
) {
    let apart = rules.teams.as_ref().and_then(|teams| teams.apart);
    if team_of.is_empty() || !apart.is_some_and(|(first, last)| (first..=last).contains(&(at.round.0 + 1))) {
        return;
    }
    let mut first: HashMap<usize, PersonId> = HashMap::new();
    for (power, seat) in board.seats.iter() {
        let Some(player) = seat.player else { continue };
        let Some(team) = team_of.get(&player) else { continue };
        if let Some(mate) = first.insert(*team, player).filter(|mate| *mate != player) {
            let (one, other) = (book.name_of(Some(mate)), book.name_of(Some(player)));
            let team = book.teams.get(*team).map_or("", |team| team.name.as_str());
            let what = format!("{one} and {other} of the team {team} share this board; in this round they must not");
            remark(Place::Cell(at.seat(power), Column::Player), what, "Exchange one of them with another board.");
        }
    }
}

fn votes(book: &Book, board: &Board, at: BoardRef, rules: &Ruleset, remark: &mut impl FnMut(Place, String, &str)) {
    for votes in &board.votes {
        let award = rules.awards.iter().find(|award| award.by == AwardBy::Votes && award.name == votes.skill);
        for by in Power::ALL {
            let name = || match book.name_of(board.seats[by].player) {
                "" => by.name().to_owned(),
                name => name.to_owned(),
            };
            if !votes.grades[by][by].is_blank() {
                let what = format!("{0} grades {0} as {1}; nobody grades their own play", name(), votes.skill);
                remark(Place::Board(at), what, "Leave the grade out; it does not count.");
            }
            let Some(award) = award else { continue };
            for of in Power::ALL {
                if let Entry::Value(grade) = votes.grades[by][of]
                    && !award.grades.contains_key(&grade.letter())
                {
                    let known: Vec<String> = award.grades.keys().map(char::to_string).collect();
                    let what = format!("{} gives the grade {} as {}", name(), grade.letter(), votes.skill);
                    remark(Place::Board(at), what, &format!("There are {}.", known.join(", ")));
                }
            }
        }
    }
}

fn seats(book: &Book, board: &Board, at: BoardRef, rules: &Ruleset, remark: &mut impl FnMut(Place, String, &str)) {
    for (power, seat) in board.seats.iter() {
        let name = || book.name_of(seat.player);
        let extensions = seat.cards.iter().filter(|card| card.kind == CardKind::Extension).count();
        if let Some(most) = rules.most_extensions.filter(|most| extensions > *most) {
            let what =
                format!("{} has {extensions} extensions in this game; by {} there are {most}", name(), rules.name);
            remark(Place::Cell(at.seat(power), Column::Player), what, "Let it stand if the director allowed it.");
        }
        let percent =
            seat.penalties.iter().filter(|penalty| matches!(penalty.amount, Amount::Percent(part) if part > 100.0));
        if percent.count() > 0 {
            let what = format!("a penalty takes more than the whole score of {}", name());
            remark(Place::Cell(at.seat(power), Column::Score), what, "Type a percentage up to 100.");
        }
    }
}
