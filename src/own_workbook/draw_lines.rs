//! The line of a proposed draw below a board, in the languages of notices: “draw proposed Fall 1906 by France, failed”.

use std::sync::LazyLock;

use super::labels;
use crate::book::notation::season_text_in;
use crate::book::{DrawProposal, Power, ProposalOutcome, Season, Year};
use crate::languages::Language;
use crate::languages::sentences::notices;

/// The line of a proposed draw, without its note.
pub fn draw_line(proposal: &DrawProposal, language: Language) -> String {
    let members: Vec<String> = proposal.members.iter().map(|power| power.name_in(language)).collect();
    line_with_members(proposal, &members.join(BETWEEN_MEMBERS), language)
}

/// Whether one of the remarks below a board tells a proposed draw.
pub fn has_draw_lines(text: &str) -> bool {
    labels::remarks_in(text).any(|line| parse_draw_line(line).is_some())
}

/// The proposed draw that a line tells, whatever its language.
pub fn parse_draw_line(text: &str) -> Option<DrawProposal> {
    let with_note = || {
        let noted = text.strip_suffix(')')?;
        let mut parts = noted.match_indices(" (").map(|(at, mark)| (&noted[..at], &noted[at + mark.len()..]));
        parts.find_map(|(line, note)| Some(DrawProposal { note: note.to_owned(), ..parse_line(line)? }))
    };
    parse_line(text).or_else(with_note)
}

const BETWEEN_MEMBERS: &str = ", ";

/// The year and the members of the lines with which a line is compared.
const YEAR: Year = Year(1901);
const MEMBERS: &str = "\u{1}";

/// A line with another year, and with a mark in the place of the members.
struct KnownLine {
    before_members: String,
    after_members: String,
    language: Language,
    proposal: DrawProposal,
}

static KNOWN_LINES: LazyLock<Vec<KnownLine>> = LazyLock::new(|| {
    let outcomes = [ProposalOutcome::Open, ProposalOutcome::Passed, ProposalOutcome::Failed, ProposalOutcome::Vetoed];
    let mut lines = Vec::new();
    for language in Language::ALL {
        for season in [Season::Spring, Season::Fall] {
            for proposer in Power::ALL.into_iter().map(Some).chain([None]) {
                for outcome in outcomes {
                    let proposal = DrawProposal {
                        year: YEAR,
                        season,
                        proposer,
                        members: Vec::new(),
                        outcome,
                        note: String::new(),
                    };
                    for members in ["", MEMBERS] {
                        let line = line_with_members(&proposal, members, language);
                        let (before, after) = line.split_once(MEMBERS).unwrap_or((&line, ""));
                        lines.push(KnownLine {
                            before_members: before.to_owned(),
                            after_members: after.to_owned(),
                            language,
                            proposal: proposal.clone(),
                        });
                    }
                }
            }
        }
    }
    lines
});

fn line_with_members(proposal: &DrawProposal, members: &str, language: Language) -> String {
    let by = proposal.proposer.map(|power| power.name_in(language));
    let outcome = match proposal.outcome {
        ProposalOutcome::Open => notices::draw_open(language),
        ProposalOutcome::Passed => notices::draw_passed(language),
        ProposalOutcome::Failed => notices::draw_failed(language),
        ProposalOutcome::Vetoed => notices::draw_vetoed(language),
    };
    let when = season_text_in(language, proposal.season, proposal.year);
    match (members.is_empty(), by) {
        (true, None) => notices::draw_proposed(language, &when, &outcome),
        (true, Some(by)) => notices::draw_proposed_by(language, &when, &by, &outcome),
        (false, None) => notices::draw_of_proposed(language, members, &when, &outcome),
        (false, Some(by)) => notices::draw_of_proposed_by(language, members, &when, &by, &outcome),
    }
}

fn parse_line(text: &str) -> Option<DrawProposal> {
    let (year, line) = with_known_year(text)?;
    KNOWN_LINES.iter().find_map(|known| {
        let between = line.strip_prefix(known.before_members.as_str())?.strip_suffix(known.after_members.as_str())?;
        let named = || between.split(BETWEEN_MEMBERS).map(|name| power_named(name, known.language)).collect();
        let members = if between.is_empty() { Some(Vec::new()) } else { named() };
        Some(DrawProposal { year, members: members?, ..known.proposal.clone() })
    })
}

fn power_named(name: &str, language: Language) -> Option<Power> {
    Power::ALL.into_iter().find(|power| power.name_in(language) == name)
}

/// The first year of a text, and the text with the year of the known lines.
fn with_known_year(text: &str) -> Option<(Year, String)> {
    let mut words = text.split(|c: char| !c.is_ascii_digit());
    let digits = words.find(|digits| digits.len() == 4)?;
    let year: u16 = digits.parse().ok()?;
    Some((Year(year), text.replacen(digits, &YEAR.to_string(), 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_a_draw_is_read_back_in_every_language() {
        for language in Language::ALL {
            for (season, proposer, outcome, members) in [
                (Season::Fall, None, ProposalOutcome::Passed, vec![]),
                (Season::Spring, Some(Power::France), ProposalOutcome::Failed, vec![]),
                (Season::Fall, None, ProposalOutcome::Vetoed, vec![Power::Austria, Power::Turkey]),
                (Season::Fall, Some(Power::Italy), ProposalOutcome::Open, vec![Power::Italy, Power::Russia]),
            ] {
                let note = String::new();
                let proposal = DrawProposal { year: Year(1906), season, proposer, members, outcome, note };
                let line = draw_line(&proposal, language);
                assert_eq!(parse_draw_line(&line), Some(proposal.clone()), "{line}");
                let noted = DrawProposal { note: "two votes".into(), ..proposal };
                assert_eq!(parse_draw_line(&format!("{line} (two votes)")), Some(noted), "{line}");
            }
        }
        for other in ["draw proposed", "draw AFR 1907", "ended 1907", "Ann took over from Fall 1904", ""] {
            assert_eq!(parse_draw_line(other), None, "{other}");
        }
    }
}
