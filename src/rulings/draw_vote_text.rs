//! A line about the vote on a draw, as a director types it: “draw vote: A/F/R, Fall 1908, proposed by France, against:
//! Austria”.

use super::game_turn::GameTurn;
use super::ruling_line::StripWord as _;
use super::sentence_parts::power_name;
use crate::book::Power;
use crate::book::notation::parse_members;
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// The vote on a proposed draw, as it is written. Who voted is never shown (WDC 2006 §16).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawVoteLine {
    /// The number of the line, from 1.
    pub line: usize,
    /// The powers in the draw. None means all survivors.
    pub members: Vec<Power>,
    /// The season after which it was proposed, if the line says it.
    pub turn: Option<GameTurn>,
    pub proposer: Option<Power>,
    /// The powers that voted for it or abstained.
    pub votes_for: Vec<Power>,
    pub votes_against: Vec<Power>,
    /// The powers that showed their votes.
    pub revealed: Vec<Power>,
    pub vetoed: Vec<Power>,
    /// What the line says without naming a power.
    pub remarks: Vec<VoteRemark>,
    /// Whether a part of the line is not understood or contradicts another one.
    pub has_problem: bool,
}

/// What a line says about a vote without naming a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoteRemark {
    /// There were votes against it.
    VotedAgainst,
    Vetoed,
    /// The next Diplomacy period had started.
    Late,
    /// The game was ended without a vote.
    WithoutVote,
}

impl DrawVoteLine {
    /// Whether the line says this.
    pub fn says(&self, remark: VoteRemark) -> bool {
        self.remarks.contains(&remark)
    }
}

/// The list that a part of the line belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PowerList {
    Members,
    For,
    Against,
    Revealed,
    Vetoed,
}

/// The words that begin a list of powers. A word stands after the longer ones that begin with it.
const LIST_WORDS: [(&str, PowerList); 17] = [
    ("voted against", PowerList::Against),
    ("votes against", PowerList::Against),
    ("vote against", PowerList::Against),
    ("against", PowerList::Against),
    ("voted for", PowerList::For),
    ("votes for", PowerList::For),
    ("vote for", PowerList::For),
    ("abstained", PowerList::For),
    ("abstentions", PowerList::For),
    ("abstention", PowerList::For),
    ("for", PowerList::For),
    ("revealed by", PowerList::Revealed),
    ("revealed", PowerList::Revealed),
    ("vetoed by", PowerList::Vetoed),
    ("vetoed", PowerList::Vetoed),
    ("veto by", PowerList::Vetoed),
    ("veto", PowerList::Vetoed),
];

/// Reads what follows “draw vote:”. The problems are parts of the line with a sentence each; the rest of the line is
/// read.
pub(super) fn read_draw_vote(line: usize, text: &str) -> (DrawVoteLine, Vec<(String, Message)>) {
    let mut made = DrawVoteLine { line, ..DrawVoteLine::default() };
    let mut problems = Vec::new();
    let mut list = PowerList::Members;
    let mut is_passed = false;
    for part in text.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        let folded = part.trim_end_matches('.').to_lowercase();
        match folded.as_str() {
            "late" | "too late" => made.remarks.push(VoteRemark::Late),
            "no vote" | "without a vote" | "without vote" => made.remarks.push(VoteRemark::WithoutVote),
            "failed" => made.remarks.push(VoteRemark::VotedAgainst),
            "veto" | "vetoed" => made.remarks.push(VoteRemark::Vetoed),
            // The votes decide whether it passes.
            "passed" => is_passed = true,
            _ => {
                if let Err(sentence) = read_part(&folded, part, &mut list, &mut made) {
                    problems.push((part.to_owned(), sentence));
                }
            }
        }
    }
    for power in made.votes_for.iter().filter(|power| made.votes_against.contains(power)) {
        problems.push((power.name().to_owned(), texts::voted_for_and_against(power_name(*power))));
    }
    let is_prevented = [&made.votes_against, &made.revealed, &made.vetoed].iter().any(|powers| !powers.is_empty())
        || made.says(VoteRemark::VotedAgainst)
        || made.says(VoteRemark::Vetoed);
    if is_passed && is_prevented {
        problems.push(("passed".to_owned(), texts::passed_though_prevented()));
    }
    made.has_problem = !problems.is_empty();
    (made, problems)
}

/// Reads a part with a season, a proposer or powers.
fn read_part(folded: &str, part: &str, list: &mut PowerList, made: &mut DrawVoteLine) -> Result<(), Message> {
    if matches!(folded.trim_end_matches(':'), "proposed by" | "by") {
        return Err(texts::write_proposer());
    }
    if let Some(proposer) = folded.strip_prefix_word("proposed by").or_else(|| folded.strip_prefix_word("by")) {
        made.proposer = Some(Power::parse(proposer).ok_or_else(texts::is_no_power)?);
        *list = PowerList::Members;
        return Ok(());
    }
    if let Some(turn) = GameTurn::parse(part) {
        made.turn = Some(turn);
        *list = PowerList::Members;
        return Ok(());
    }
    let named = LIST_WORDS
        .iter()
        .find_map(|(word, named)| Some((*named, folded.strip_prefix_word(word).filter(|rest| !rest.is_empty())?)));
    let powers = match named {
        Some((named, powers)) => {
            *list = named;
            powers
        }
        None => folded,
    };
    if *list == PowerList::Against && powers.parse().is_ok_and(|count: u8| count > 0) {
        made.remarks.push(VoteRemark::VotedAgainst);
        return Ok(());
    }
    let is_nobody = matches!(powers, "none" | "nobody" | "0" | "-" | "–");
    let powers = if is_nobody { Some(Vec::new()) } else { parse_members(powers) };
    let powers = powers.ok_or_else(texts::words_of_vote)?;
    // “abstained: Italy, A/R” may end with the draw.
    if named.is_none() && *list != PowerList::Members && made.members.is_empty() && powers.len() > 1 {
        return Err(texts::members_or_votes());
    }
    match list {
        PowerList::Members => {
            made.members.extend(powers);
            made.members.sort_unstable();
            made.members.dedup();
        }
        PowerList::For => made.votes_for.extend(powers),
        PowerList::Against => made.votes_against.extend(powers),
        PowerList::Revealed => made.revealed.extend(powers),
        PowerList::Vetoed => made.vetoed.extend(powers),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Season, Year};

    #[test]
    fn every_word_before_a_list_is_reached() {
        for (word, list) in LIST_WORDS {
            let (vote, problems) = read_draw_vote(1, &format!("all, Fall 1908, {word} Russia"));
            assert_eq!(problems, [], "{word}");
            let lists = [
                (PowerList::For, &vote.votes_for),
                (PowerList::Against, &vote.votes_against),
                (PowerList::Revealed, &vote.revealed),
                (PowerList::Vetoed, &vote.vetoed),
            ];
            for (other, powers) in lists {
                let expected: &[Power] = if other == list { &[Power::Russia] } else { &[] };
                assert_eq!(powers, expected, "{word}");
            }
        }
    }

    #[test]
    fn powers_after_the_votes_are_asked_about_and_a_contradiction_too() {
        let (vote, problems) = read_draw_vote(1, "Fall 1908, abstained: Italy, A/R");
        assert_eq!((problems.len(), problems[0].0.as_str(), vote.has_problem), (1, "A/R", true));
        let (vote, problems) = read_draw_vote(1, "all, Fall 1908, against: Austria, passed");
        assert_eq!((problems.len(), problems[0].0.as_str(), vote.has_problem), (1, "passed", true));
        let (vote, problems) = read_draw_vote(1, "abstained: Italy, Fall 1908, A/R");
        assert_eq!((problems.len(), vote.members), (0, vec![Power::Austria, Power::Russia]));
        let (_, problems) = read_draw_vote(1, "all, Fall 1908, proposed by ");
        assert_eq!(problems[0].0, "proposed by");
    }

    #[test]
    fn a_vote_is_read_in_any_order_of_its_parts() {
        let texts = [
            "A/F/R, Fall 1908, proposed by France, against: Austria, Russia",
            "F08; by France; Austria, France and Russia; voted against Austria, Russia",
            "proposed by: France, AFR, autumn 1908, against A R",
        ];
        for text in texts {
            let (vote, problems) = read_draw_vote(3, text);
            assert_eq!(problems, [], "{text}");
            let turn = vote.turn.unwrap();
            assert_eq!((turn.season, turn.year), (Some(Season::Fall), Some(Year(1908))), "{text}");
            assert_eq!(vote.members, [Power::Austria, Power::France, Power::Russia], "{text}");
            assert_eq!(vote.proposer, Some(Power::France), "{text}");
            assert_eq!(vote.votes_against, [Power::Austria, Power::Russia], "{text}");
        }
    }

    #[test]
    fn a_part_that_cannot_be_read_is_told_and_the_rest_is_read() {
        let (vote, problems) = read_draw_vote(1, "all survivors, Fall 1908, Ruritania agrees, veto: Italy");
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].0, "Ruritania agrees");
        assert_eq!((vote.members, vote.vetoed), (Vec::new(), vec![Power::Italy]));
        let (_, problems) = read_draw_vote(1, "all, for: Italy, against: Italy");
        assert_eq!(problems[0].1.english(), "Italy has voted for the draw and against it.");
    }

    #[test]
    fn votes_can_be_given_without_names() {
        for text in ["all, Fall 1908, against: 2", "all, Fall 1908, failed"] {
            assert!(read_draw_vote(1, text).0.says(VoteRemark::VotedAgainst), "{text}");
        }
        let (vote, problems) = read_draw_vote(1, "all, Fall 1908, against: none, vetoed");
        assert_eq!(problems, []);
        assert_eq!(vote.remarks, [VoteRemark::Vetoed]);
    }
}
