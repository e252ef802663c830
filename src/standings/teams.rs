//! The standings of the teams: totals, places and tie-breaks between teams.

use super::context::StandingsContext;
use super::place_reason::SharedReason;
use super::row::StandingsRow;
use super::rules::{MemberScore, MemberTieBreak, TeamRules};
use super::table::Standings;
use super::tolerant_order::{nearly_equal, sort_by_levels};
use crate::book::{PersonId, Team};
use crate::figures::{distinguishing_decimals, format_rounded, sum_of};
use crate::languages::Language;
use crate::languages::sentences::{rules as rules_sentences, standings as sentences};

/// One row of the team standings.
#[derive(Clone, Debug, PartialEq)]
pub struct TeamStandingsRow {
    /// Position in the book's list of teams.
    pub team: usize,
    /// From 1. Teams that share a place have the same number.
    pub place: usize,
    pub shared: bool,
    /// Unrounded.
    pub total: f64,
    /// The members' scores for the team, in the order of the team's list.
    pub members: Vec<TeamMemberScore>,
    /// Why the team stands above the next one, where the totals are equal: “better third best member, 12.40 over 9.10”.
    pub ahead_reason: Option<TeamAheadReason>,
    /// Why the team shares its place: “tied on every tie-break, down to the best member”. `None` where it does not.
    pub shared_reason: Option<SharedReason>,
}

/// The tie-break that puts a team above another, with the figures of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamAheadReason {
    pub tie_break: MemberTieBreak,
    pub own: String,
    pub other: String,
}

impl TeamAheadReason {
    /// “better third best member, 12.40 over 9.10”.
    pub fn text(&self, language: Language) -> String {
        let MemberTieBreak(place) = self.tie_break;
        let ordinal = rules_sentences::ordinal_word(language, place);
        sentences::better_member(language, place, &self.own, &self.other, &ordinal)
    }
}

/// The score of one member for the team.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TeamMemberScore {
    pub person: PersonId,
    /// 0 for a member who did not play in those rounds.
    pub score: f64,
    /// Number of games in the score.
    pub games: usize,
    /// Whether the score counts for the team's total.
    pub counts: bool,
}

/// The teams, best first. `None` where the rules have no teams.
pub fn team_standings(context: &StandingsContext<'_>, standings: &Standings) -> Option<Vec<TeamStandingsRow>> {
    let rules = context.rules.teams.as_ref()?;
    let mut rows: Vec<TeamStandingsRow> =
        context.book.teams.iter().enumerate().map(|(at, team)| team_row(at, team, context, standings, rules)).collect();
    let key = |row: &TeamStandingsRow, step: usize| {
        rules.tie_breaks.get(step).map_or(0.0, |by| nth_best_member_score(row, by.0))
    };
    let deciding_step = |a: &TeamStandingsRow, b: &TeamStandingsRow| {
        (0..rules.tie_breaks.len()).find(|step| !nearly_equal(key(a, *step), key(b, *step)))
    };
    sort_by_levels(&mut rows, 1 + rules.tie_breaks.len(), |row, level| match level.checked_sub(1) {
        None => row.total,
        Some(step) => key(row, step),
    });
    for at in 0..rows.len() {
        let level = |a: &TeamStandingsRow, b: &TeamStandingsRow| {
            nearly_equal(a.total, b.total) && deciding_step(a, b).is_none()
        };
        let with_last = at > 0 && level(&rows[at - 1], &rows[at]);
        rows[at].place = if with_last { rows[at - 1].place } else { at + 1 };
        let (shared, ahead_reason) = match rows.get(at + 1).filter(|next| nearly_equal(rows[at].total, next.total)) {
            None => (false, None),
            Some(next) => {
                let reason = deciding_step(&rows[at], next).map(|step| {
                    let (own, other) = (key(&rows[at], step), key(next, step));
                    let decimals = distinguishing_decimals(own, other, context.rules.decimals);
                    let (own, other) = (format_rounded(own, decimals), format_rounded(other, decimals));
                    TeamAheadReason { tie_break: rules.tie_breaks[step], own, other }
                });
                (reason.is_none(), reason)
            }
        };
        rows[at].shared = with_last || shared;
        rows[at].shared_reason = (rows[at].shared && !rows[at].members.is_empty())
            .then(|| SharedReason::Teams(rules.tie_breaks.last().copied()));
        rows[at].ahead_reason = ahead_reason;
    }
    Some(rows)
}

fn team_row(
    at: usize,
    team: &Team,
    context: &StandingsContext<'_>,
    standings: &Standings,
    rules: &TeamRules,
) -> TeamStandingsRow {
    let mut members: Vec<TeamMemberScore> = team
        .members
        .iter()
        .map(|person| {
            let row = standings.row(context.book.successor(*person));
            let (score, games) = row.map_or((0.0, 0), |row| member_score(row, rules));
            TeamMemberScore { person: *person, score, games, counts: true }
        })
        .collect();
    if let Some(best) = rules.best_members {
        let mut order: Vec<usize> = (0..members.len()).collect();
        order.sort_by(|a, b| members[*b].score.total_cmp(&members[*a].score));
        order.into_iter().skip(best).for_each(|at| members[at].counts = false);
    }
    let total = sum_of(members.iter().filter(|member| member.counts).map(|member| member.score));
    TeamStandingsRow { team: at, place: 0, shared: false, total, members, ahead_reason: None, shared_reason: None }
}

/// A player's score in the rounds that count for teams, and the number of games.
fn member_score(row: &StandingsRow, rules: &TeamRules) -> (f64, usize) {
    let (first, last) = rules.rounds;
    let games = row.games.iter().filter(|game| (first..=last).contains(&game.round_number));
    let scores: Vec<f64> = games.filter_map(|game| game.score).collect();
    let score = match rules.member_score {
        MemberScore::Sum => sum_of(scores.iter().copied()),
        MemberScore::BestGame => scores.iter().copied().reduce(f64::max).unwrap_or(0.0),
    };
    (score, scores.len())
}

/// The score of the `n`th best member, from 1. 0 where there is none.
fn nth_best_member_score(row: &TeamStandingsRow, n: usize) -> f64 {
    let mut scores: Vec<f64> = row.members.iter().map(|member| member.score).collect();
    scores.sort_by(|a, b| b.total_cmp(a));
    n.checked_sub(1).and_then(|n| scores.get(n)).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Book, CellEntry, Person, Power, Round, ScoreRuling};
    use crate::engine::Engine;

    #[test]
    fn ties_between_teams_are_broken_by_the_third_best_member_and_an_absent_member_scores_0() {
        let mut book = Book::default();
        book.event.rules = "WDC 2006".into();
        book.people = (1..=9).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
        // Only round 3 counts for the teams. P8 and P9 do not play.
        for round in 1..=3 {
            let mut board = Board::new("A");
            for (power, score) in Power::ALL.into_iter().zip([30.0, 20.0, 10.0, 28.0, 21.0, 11.0, 60.0]) {
                let seat = &mut board.seats[power];
                seat.player = Some(PersonId(u32::try_from(power.index() + 1).unwrap()));
                seat.centres = CellEntry::Value(1);
                let score = if round == 3 { score } else { 99.0 };
                seat.ruling = Some(Box::new(ScoreRuling { score, reason: String::new() }));
            }
            book.rounds.push(Round { name: round.to_string(), boards: vec![board], ..Round::default() });
        }
        let team = |name: &str, members: [u32; 3]| Team {
            name: name.into(),
            members: members.map(PersonId).to_vec(),
            ..Team::default()
        };
        book.teams = vec![team("Berlin", [1, 2, 3]), team("Paris", [4, 5, 6]), team("Rome", [7, 8, 9])];
        let rows = Engine::new(book.clone()).teams().unwrap();
        let places: Vec<(usize, usize, f64)> = rows.iter().map(|row| (row.team, row.place, row.total)).collect();
        assert_eq!(places, [(1, 1, 60.0), (0, 2, 60.0), (2, 3, 60.0)]);
        assert_eq!(
            rows[0].ahead_reason.as_ref().map(|reason| reason.text(Language::English)).as_deref(),
            Some("better third best member, 11.00 over 10.00")
        );
        assert!(rows.iter().all(|row| row.shared_reason.is_none()));
        assert_eq!(rows[2].members[2], TeamMemberScore { person: PersonId(9), score: 0.0, games: 0, counts: true });
        // With equal members the place is shared, and the reason says so.
        for (power, score) in [(Power::Germany, 30.0), (Power::Italy, 20.0), (Power::Russia, 10.0)] {
            let seat = &mut book.rounds[2].boards[0].seats[power];
            seat.ruling = Some(Box::new(ScoreRuling { score, reason: String::new() }));
        }
        let rows = Engine::new(book).teams().unwrap();
        let tied = || Some("tied on every tie-break, down to the best member".to_owned());
        let reason = |row: &TeamStandingsRow| row.shared_reason.as_ref().map(|reason| reason.text(Language::English));
        let shared: Vec<(f64, Option<String>)> = rows.iter().map(|row| (row.total, reason(row))).collect();
        assert_eq!(shared, [(60.0, tied()), (60.0, tied()), (60.0, None)]);
    }
}
