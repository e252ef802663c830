//! The table of the teams.

use super::context::Basis;
use super::rules::{MemberScore, TeamRules};
use super::table::{Row, Standings, close};
use super::tolerant_order::sort_by_levels;
use crate::book::{PersonId, Team};

/// One line of the teams' table.
#[derive(Clone, Debug, PartialEq)]
pub struct TeamRow {
    /// The position in the book's list of teams.
    pub team: usize,
    /// From 1; teams that share a place have the same.
    pub place: usize,
    pub shared: bool,
    /// Unrounded.
    pub total: f64,
    /// What each member scored for the team, in the order of the team's list.
    pub members: Vec<Member>,
    /// Why the team stands above the next, where their totals are level: “better third best member, 12.40 over 9.10”.
    pub above_by: Option<String>,
}

/// What one member scored for the team.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Member {
    pub person: PersonId,
    /// 0 for who did not play in those rounds.
    pub score: f64,
    /// How many games it is made of.
    pub games: usize,
    /// Whether it goes into the team's total.
    pub counts: bool,
}

/// The teams, best first; `None` where the rules know none.
pub fn team_table(basis: &Basis<'_>, standings: &Standings) -> Option<Vec<TeamRow>> {
    let rules = basis.rules.teams.as_ref()?;
    let mut rows: Vec<TeamRow> =
        basis.book.teams.iter().enumerate().map(|(at, team)| line(at, team, basis, standings, rules)).collect();
    let key = |row: &TeamRow, step: usize| rules.tie_breaks.get(step).map_or(0.0, |by| nth(row, by.0));
    let decides =
        |a: &TeamRow, b: &TeamRow| (0..rules.tie_breaks.len()).find(|step| !close(key(a, *step), key(b, *step)));
    sort_by_levels(&mut rows, 1 + rules.tie_breaks.len(), |row, level| match level.checked_sub(1) {
        None => row.total,
        Some(step) => key(row, step),
    });
    let shown = |figure| crate::figures::show(figure, basis.rules.decimals);
    for at in 0..rows.len() {
        let level = |a: &TeamRow, b: &TeamRow| close(a.total, b.total) && decides(a, b).is_none();
        let with_last = at > 0 && level(&rows[at - 1], &rows[at]);
        rows[at].place = if with_last { rows[at - 1].place } else { at + 1 };
        let (shared, above_by) = match rows.get(at + 1).filter(|next| close(rows[at].total, next.total)) {
            None => (false, None),
            Some(next) => {
                let said = decides(&rows[at], next).map(|step| {
                    let (own, other) = (shown(key(&rows[at], step)), shown(key(next, step)));
                    format!("better {}, {own} over {other}", rules.tie_breaks[step].name())
                });
                (said.is_none(), said)
            }
        };
        rows[at].shared = with_last || shared;
        rows[at].above_by = above_by;
    }
    Some(rows)
}

fn line(at: usize, team: &Team, basis: &Basis<'_>, standings: &Standings, rules: &TeamRules) -> TeamRow {
    let mut members: Vec<Member> = team
        .members
        .iter()
        .map(|person| {
            let row = standings.row(basis.book.successor(*person));
            let (score, games) = row.map_or((0.0, 0), |row| for_the_team(row, rules));
            Member { person: *person, score, games, counts: true }
        })
        .collect();
    if let Some(best) = rules.best_members {
        let mut order: Vec<usize> = (0..members.len()).collect();
        order.sort_by(|a, b| members[*b].score.total_cmp(&members[*a].score));
        order.into_iter().skip(best).for_each(|at| members[at].counts = false);
    }
    let total = members.iter().filter(|member| member.counts).map(|member| member.score).sum();
    TeamRow { team: at, place: 0, shared: false, total, members, above_by: None }
}

/// What a player scored in the rounds that count for teams, and in how many games.
fn for_the_team(row: &Row, rules: &TeamRules) -> (f64, usize) {
    let (first, last) = rules.rounds;
    let games = row.games.iter().filter(|game| (first..=last).contains(&(game.seat.board.round.0 + 1)));
    let scores: Vec<f64> = games.filter_map(|game| game.score).collect();
    let score = match rules.member_score {
        MemberScore::Sum => scores.iter().sum(),
        MemberScore::BestGame => scores.iter().copied().reduce(f64::max).unwrap_or(0.0),
    };
    (score, scores.len())
}

/// The score of the `n`th best member, from 1; 0 where there is none.
fn nth(row: &TeamRow, n: usize) -> f64 {
    let mut scores: Vec<f64> = row.members.iter().map(|member| member.score).collect();
    scores.sort_by(|a, b| b.total_cmp(a));
    n.checked_sub(1).and_then(|n| scores.get(n)).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, Entry, Override, Person, Power, Round};
    use crate::engine::Engine;

    #[test]
    fn level_teams_are_told_apart_by_their_third_best_member_and_an_absent_one_scores_nothing() {
        let mut book = Book::default();
        book.event.rules = "WDC 2006".into();
        book.people = (1..=9).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
        // Only round 3 counts for the teams. P8 and P9 are not there.
        for round in 1..=3 {
            let mut board = Board::named("A");
            for (power, score) in Power::ALL.into_iter().zip([30.0, 20.0, 10.0, 28.0, 21.0, 11.0, 60.0]) {
                let seat = &mut board.seats[power];
                seat.player = Some(PersonId(u32::try_from(power.index() + 1).unwrap()));
                seat.centres = Entry::Value(1);
                let score = if round == 3 { score } else { 99.0 };
                seat.ruling = Some(Override { score, reason: String::new() });
            }
            book.rounds.push(Round { name: round.to_string(), boards: vec![board], ..Round::default() });
        }
        let team = |name: &str, members: [u32; 3]| Team {
            name: name.into(),
            members: members.map(PersonId).to_vec(),
            ..Team::default()
        };
        book.teams = vec![team("Berlin", [1, 2, 3]), team("Paris", [4, 5, 6]), team("Rome", [7, 8, 9])];
        let rows = Engine::new(book).teams().unwrap();
        let places: Vec<(usize, usize, f64)> = rows.iter().map(|row| (row.team, row.place, row.total)).collect();
        assert_eq!(places, [(1, 1, 60.0), (0, 2, 60.0), (2, 3, 60.0)]);
        assert_eq!(rows[0].above_by.as_deref(), Some("better third best member, 11.00 over 10.00"));
        assert_eq!(rows[2].members[2], Member { person: PersonId(9), score: 0.0, games: 0, counts: true });
    }
}
