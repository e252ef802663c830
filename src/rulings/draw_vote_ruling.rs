//! Rules on votes about draws (WDC 2006 §16): whether the draw may be proposed, and what the vote decides.

use std::fmt;

use super::draw_vote_text::{DrawVoteLine, VoteRemark};
use super::game_turn::{GameTurn, TurnPart};
use super::order::RULEBOOK;
use super::order::Reason;
use super::position::CentreOwners;
use super::ruling_text::RulingText;
use super::sentence_parts::{list_with_commas, power_name, power_names};
use crate::book::{CENTRES_ON_MAP, PerPower, Power, SOLO_CENTRES, Season, Year};
use crate::languages::messages::rulings as texts;
use crate::languages::{Message, MessageValue};

/// The first chart after which a draw may be proposed.
const FIRST_CHART: Year = Year(1905);
/// The year with which every game ends (§17).
const LAST_YEAR: Year = Year(1909);

/// The centres of the board.
const ALL_CENTRES: usize = CENTRES_ON_MAP as usize;

/// What a vote on a draw decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VoteOutcome {
    Passes,
    Fails,
    /// A player vetoed it before the vote, so nobody voted.
    Vetoed,
    /// A player showed a vote, which counts as a veto. The vote was taken.
    Shown,
    /// The draw could not be proposed, so there is no vote on it.
    NotAllowed,
    /// The game was ended outside the procedure and has no result.
    Abandoned,
    /// Something that decides is not known.
    Open,
}

impl VoteOutcome {
    /// The word for JSON, for the command line and for what is stored as text.
    pub const fn word(self) -> &'static str {
        match self {
            VoteOutcome::Passes => "passes",
            VoteOutcome::Fails => "fails",
            VoteOutcome::Vetoed | VoteOutcome::Shown => "vetoed",
            VoteOutcome::NotAllowed => "not allowed",
            VoteOutcome::Abandoned => "abandoned",
            VoteOutcome::Open => "open",
        }
    }

    /// The word for readers.
    pub fn message(self) -> Message {
        match self {
            VoteOutcome::Passes => texts::vote_passes(),
            VoteOutcome::Fails => texts::vote_fails(),
            VoteOutcome::Vetoed | VoteOutcome::Shown => texts::vote_vetoed(),
            VoteOutcome::NotAllowed => texts::vote_not_allowed(),
            VoteOutcome::Abandoned => texts::vote_abandoned(),
            VoteOutcome::Open => texts::vote_open(),
        }
    }
}

/// The ruling on a vote. It has neither the figures nor the voters, because they are not revealed (§16).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawVoteRuling {
    /// The number of its line, from 1.
    pub line: usize,
    /// The season after which it was proposed.
    pub turn: Option<GameTurn>,
    pub proposer: Option<Power>,
    /// The powers in the draw. None means all survivors.
    pub members: Vec<Power>,
    /// The year of the chart that says who survives and has the final counts.
    pub chart_year: Option<Year>,
    /// The counts of that chart, if they are known.
    pub counts: Option<PerPower<usize>>,
    pub outcome: VoteOutcome,
    pub reason: Reason,
    /// What else is against the proposal, and what did not count.
    pub notes: Vec<Reason>,
}

impl DrawVoteRuling {
    /// The members of a draw on the chart of this vote. A draw of nobody is one of all survivors, who are named if the
    /// counts are known.
    pub fn named_members(&self, members: &[Power]) -> Vec<Power> {
        match &self.counts {
            Some(counts) if members.is_empty() => Power::ALL.into_iter().filter(|power| counts[*power] > 0).collect(),
            _ => members.to_vec(),
        }
    }

    /// “Draw of all survivors, Fall 1908, proposed by France”.
    pub fn proposal(&self) -> Message {
        let members: MessageValue = if self.members.is_empty() {
            texts::all_survivors().into()
        } else {
            list_with_commas(self.members.iter().map(|power| power_name(*power)))
        };
        match (self.turn, self.proposer.map(power_name)) {
            (None, None) => texts::draw(members),
            (Some(turn), None) => texts::draw_in_turn(members, turn),
            (None, Some(proposer)) => texts::draw_proposed_by(members, proposer),
            (Some(turn), Some(proposer)) => texts::draw_in_turn_proposed_by(members, turn, proposer),
        }
    }
}

impl fmt::Display for DrawVoteRuling {
    /// The proposal in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.proposal().english())
    }
}

/// Rules on the votes of a text, in their order. `centres` are the owners after all orders of the text.
pub(super) fn rule_draw_votes(text: &RulingText, centres: Option<&CentreOwners>) -> Vec<DrawVoteRuling> {
    let mut made: Vec<DrawVoteRuling> = Vec::new();
    for vote in &text.draw_votes {
        let ruling = VoteCase::new(text, centres, vote).rule(&made);
        made.push(ruling);
    }
    made
}

/// A vote with the chart that counts for it.
struct VoteCase<'a> {
    vote: &'a DrawVoteLine,
    turn: Option<GameTurn>,
    chart_year: Option<Year>,
    counts: Option<PerPower<usize>>,
    /// The sum of the written counts of this year.
    known_centres: usize,
}

impl<'a> VoteCase<'a> {
    fn new(text: &RulingText, centres: Option<&CentreOwners>, vote: &'a DrawVoteLine) -> Self {
        let year_of_text = text.turn.and_then(|turn| turn.year);
        let written = vote.turn.map(|turn| GameTurn { year: turn.year.or(year_of_text), ..turn });
        let turn = written.or(text.turn).filter(|turn| turn.year.is_some() && turn.names_season());
        let chart_year = turn.and_then(chart_year);
        let counts = chart_year.and_then(|year| counts_of(text, centres, year));
        let written = text.charts.iter().find(|chart| chart_year.is_some() && chart.year == chart_year);
        let known_centres = written.map_or(0, |chart| chart.counts.values().flatten().sum());
        VoteCase { vote, turn, chart_year, counts, known_centres }
    }

    fn rule(&self, earlier: &[DrawVoteRuling]) -> DrawVoteRuling {
        let (outcome, reason, notes) = self.judge(earlier);
        DrawVoteRuling {
            line: self.vote.line,
            turn: self.turn,
            proposer: self.vote.proposer,
            members: self.vote.members.clone(),
            chart_year: self.chart_year,
            counts: self.counts,
            outcome,
            reason,
            notes,
        }
    }

    /// The outcome, the reason that decides and the other ones.
    fn judge(&self, earlier: &[DrawVoteRuling]) -> (VoteOutcome, Reason, Vec<Reason>) {
        if self.vote.says(VoteRemark::WithoutVote) {
            return (VoteOutcome::Abandoned, Reason::new(texts::ended_without_vote(), "§16"), Vec::new());
        }
        if self.vote.has_problem {
            return (VoteOutcome::Open, Reason::new(texts::vote_is_not_judged(), "§16"), Vec::new());
        }
        let Some(turn) = self.turn else {
            return (VoteOutcome::Open, Reason::new(texts::season_is_not_known(), "§16"), Vec::new());
        };
        let mut objections = self.objections(turn, earlier);
        if !objections.is_empty() {
            return (VoteOutcome::NotAllowed, objections.remove(0), objections);
        }
        let mut notes = Vec::new();
        let mut counted = |powers: &[Power], does_not_count: fn(usize, MessageValue) -> Message| -> Vec<Power> {
            let (counted, out): (Vec<Power>, Vec<Power>) = powers.iter().partition(|power| self.may_vote(**power));
            if !out.is_empty() {
                notes.push(Reason::new(does_not_count(out.len(), power_names(&out)), "§16"));
            }
            counted
        };
        let vetoed = counted(&self.vote.vetoed, texts::veto_does_not_count);
        let revealed = counted(&self.vote.revealed, texts::shown_vote_does_not_count);
        let is_voted_against = !counted(&self.vote.votes_against, texts::vote_against_does_not_count).is_empty();
        let (outcome, sentence) = if !vetoed.is_empty() {
            (VoteOutcome::Vetoed, texts::is_vetoed_by(power_names(&vetoed)))
        } else if self.vote.says(VoteRemark::Vetoed) {
            (VoteOutcome::Vetoed, texts::is_vetoed())
        } else if !revealed.is_empty() {
            (VoteOutcome::Shown, texts::vote_was_shown(revealed.len(), power_names(&revealed)))
        } else if is_voted_against || self.vote.says(VoteRemark::VotedAgainst) {
            (VoteOutcome::Fails, texts::is_voted_against())
        } else {
            self.passed(turn)
        };
        (outcome, Reason::new(sentence, "§16"), notes)
    }

    /// Nobody is against it. It passes if the chart is known.
    fn passed(&self, turn: GameTurn) -> (VoteOutcome, Message) {
        let year = self.chart_year.unwrap_or(FIRST_CHART).to_string();
        if self.counts.is_none() && self.known_centres > 0 {
            let (sum, all) = (self.known_centres.to_string(), ALL_CENTRES.to_string());
            return (VoteOutcome::Open, texts::counts_are_incomplete(year, sum, all));
        }
        if self.counts.is_none() {
            return (VoteOutcome::Open, texts::chart_is_missing(year));
        }
        let sentence = if is_spring(turn) { texts::draw_passes_after_spring(year) } else { texts::draw_passes(year) };
        (VoteOutcome::Passes, sentence)
    }

    /// Why the draw could not be proposed.
    fn objections(&self, turn: GameTurn, earlier: &[DrawVoteRuling]) -> Vec<Reason> {
        let mut objections = Vec::new();
        let mut object = |sentence: Message, rule: &str| objections.push(Reason::new(sentence, rule));
        if let Some(passed) = earlier.iter().find(|vote| vote.outcome == VoteOutcome::Passes) {
            object(passed.turn.map_or_else(texts::draw_passed_before, texts::draw_of_turn_passed_before), "§16");
        }
        if let Some(year) = self.chart_year.filter(|year| *year < FIRST_CHART) {
            object(texts::is_before_first_chart(FIRST_CHART.to_string(), year.to_string()), "§16");
        }
        if self.chart_year.is_some_and(|year| year > LAST_YEAR || (year == LAST_YEAR && is_spring(turn))) {
            object(texts::game_ends_with_year(LAST_YEAR.to_string()), "§17");
        }
        if let (Some(counts), Some(year)) = (&self.counts, self.chart_year) {
            if let Some(winner) = Power::ALL.into_iter().find(|power| counts[*power] >= usize::from(SOLO_CENTRES)) {
                object(texts::power_has_won(power_name(winner), counts[winner], year.to_string()), RULEBOOK);
            }
            if let Some(proposer) = self.vote.proposer.filter(|power| counts[*power] == 0) {
                object(texts::proposer_has_no_centre(power_name(proposer), year.to_string()), "§16");
            }
            objections.extend(self.wrong_members(counts, year));
        }
        // §16 limits the votes, and a veto comes before the vote.
        let is_same = |vote: &&DrawVoteRuling| {
            !matches!(vote.outcome, VoteOutcome::NotAllowed | VoteOutcome::Vetoed)
                && vote.chart_year == self.chart_year
                && vote.turn.is_some_and(|other| is_spring(other) == is_spring(turn))
                && vote.named_members(&vote.members) == vote.named_members(&self.vote.members)
        };
        if earlier.iter().any(|vote| is_same(&vote)) {
            objections.push(Reason::new(texts::was_voted_on_already(turn), "§16"));
        }
        if self.vote.says(VoteRemark::Late) {
            objections.push(Reason::new(texts::vote_is_late(), "§16"));
        }
        objections
    }

    /// A draw of other powers than the survivors.
    fn wrong_members(&self, counts: &PerPower<usize>, year: Year) -> Option<Reason> {
        let members = &self.vote.members;
        if members.is_empty() {
            return None;
        }
        let left_out: Vec<Power> =
            Power::ALL.into_iter().filter(|power| counts[*power] > 0 && !members.contains(power)).collect();
        let lost: Vec<Power> = members.iter().copied().filter(|power| counts[*power] == 0).collect();
        let year = year.to_string();
        let sentence = match (left_out.len(), lost.len()) {
            (0, 0) => return None,
            (count, 0) => texts::survivors_are_left_out(count, year, power_names(&left_out)),
            (0, count) => texts::members_have_no_centre(count, year, power_names(&lost)),
            (left_out_count, lost_count) => texts::members_are_not_survivors(
                year,
                left_out_count,
                power_names(&left_out),
                lost_count,
                power_names(&lost),
            ),
        };
        Some(Reason::new(sentence, "§16"))
    }

    fn may_vote(&self, power: Power) -> bool {
        self.counts.as_ref().is_none_or(|counts| counts[power] > 0)
    }
}

fn is_spring(turn: GameTurn) -> bool {
    turn.season == Some(Season::Spring) && turn.part != TurnPart::Adjustments
}

/// The year of the chart that counts for a draw proposed in this turn.
fn chart_year(turn: GameTurn) -> Option<Year> {
    let year = turn.year?;
    if is_spring(turn) { year.0.checked_sub(1).map(Year) } else { Some(year) }
}

/// The counts of a year, as far as the text says them for all powers.
fn counts_of(text: &RulingText, centres: Option<&CentreOwners>, year: Year) -> Option<PerPower<usize>> {
    let written = text.charts.iter().find(|chart| chart.year == Some(year));
    if let Some(chart) = written {
        return complete(&chart.counts);
    }
    // A text without a season is about the vote alone.
    let of_text = text.turn.filter(|turn| turn.names_season()).and_then(|turn| {
        let text_year = turn.year?;
        let ends_year = turn.season == Some(Season::Fall) || turn.part == TurnPart::Adjustments;
        let before = text_year.0.checked_sub(1).map(Year);
        let after = if ends_year { Some(text_year) } else { before };
        Some((after, if turn.part == TurnPart::Adjustments { Some(text_year) } else { before }))
    });
    let (of_centres, of_counts) = of_text.unwrap_or((Some(year), Some(year)));
    let owned = centres.filter(|_| of_centres == Some(year)).map(|owners| {
        let counts = owners.counts();
        PerPower::from_fn(|power: Power| (counts[power] > 0).then_some(counts[power]))
    });
    let unnamed = text.charts.iter().find(|chart| chart.year.is_none() && of_counts == Some(year));
    owned.and_then(|counts| complete(&counts)).or_else(|| complete(&unnamed?.counts))
}

/// The counts of all powers. Powers that are not named have none if the others have all centres.
fn complete(counts: &PerPower<Option<usize>>) -> Option<PerPower<usize>> {
    let known: usize = counts.values().flatten().sum();
    let is_complete = known == ALL_CENTRES || (known < ALL_CENTRES && counts.values().all(Option::is_some));
    is_complete.then(|| PerPower::from_fn(|power: Power| counts[power].unwrap_or_default()))
}
