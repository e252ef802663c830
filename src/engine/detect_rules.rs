//! Detects the rules of an imported file that names none, from the figures that it printed.

use std::fmt;

use super::computed_book::Engine;
use crate::book::Book;
use crate::standings::RulesetLibrary;

/// The rules to use for a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DetectedRules {
    /// The name of the ruleset.
    pub rules: String,
    pub reason: DetectionReason,
}

/// Why these rules were chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DetectionReason {
    /// The book names them.
    Named,
    /// Fewer printed figures differ than under the other rules. Of equal rules, the first in the list.
    FewestDifferences { figures: usize, differing: usize },
    /// The default rules: no figure is printed, or the same number of figures differ under all rules.
    Default,
}

impl fmt::Display for DetectionReason {
    /// The words after the name of the rules: “EDC 2015, …”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DetectionReason::Named => f.write_str("which the file names"),
            DetectionReason::FewestDifferences { figures: 1, differing: 0 } => {
                f.write_str("under which the printed figure comes out")
            }
            DetectionReason::FewestDifferences { figures, differing: 0 } => {
                write!(f, "under which all {figures} printed figures come out")
            }
            DetectionReason::FewestDifferences { figures, differing: differ } => {
                write!(f, "under which the fewest printed figures differ ({differ} of {figures})")
            }
            DetectionReason::Default => f.write_str("the default, because no printed figure decides"),
        }
    }
}

/// The rules that `book` names, else the rules under which the fewest printed figures differ, else the default rules.
///
/// Also gives the book computed under these rules, if it was computed to choose them.
pub fn detect_rules(book: &Book) -> (DetectedRules, Option<Engine>) {
    if !book.event.rules.trim().is_empty() {
        return (DetectedRules { rules: book.event.rules.clone(), reason: DetectionReason::Named }, None);
    }
    let shipped = RulesetLibrary::shipped();
    let usual = DetectedRules { rules: shipped.default_ruleset().name.clone(), reason: DetectionReason::Default };
    let figures = printed_figure_count(book);
    if figures == 0 {
        return (usual, None);
    }
    let compute = |name: &str| {
        let mut book = book.clone();
        name.clone_into(&mut book.event.rules);
        Engine::new(book)
    };
    let usual_engine = compute(&usual.rules);
    let usual_differ = usual_engine.differences().len();
    let (mut better, mut fewest, mut most) = (None, usual_differ, usual_differ);
    for rules in shipped.all().iter().filter(|rules| rules.name != usual.rules) {
        let engine = compute(&rules.name);
        let differ = engine.differences().len();
        most = most.max(differ);
        if differ < fewest {
            (better, fewest) = (Some((rules.name.clone(), engine)), differ);
        }
    }
    if fewest == most {
        return (usual, Some(usual_engine));
    }
    let (rules, engine) = better.unwrap_or((usual.rules, usual_engine));
    (DetectedRules { rules, reason: DetectionReason::FewestDifferences { figures, differing: fewest } }, Some(engine))
}

/// Number of printed figures that can be compared with computed ones.
fn printed_figure_count(book: &Book) -> usize {
    if book.boards().next().is_none() {
        return 0;
    }
    let seats = book.boards().flat_map(|(_, board)| board.seats.values());
    let lines = book.published_standings.iter().map(|line| {
        let rounds = line.rounds.iter().flatten().count();
        rounds + usize::from(line.total.is_some()) + usize::from(line.place.is_some())
    });
    seats.filter(|seat| seat.printed_score.is_some()).count() + lines.sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, CellEntry, Power, PublishedStanding, Round, Year};

    /// One finished board with a player in every seat.
    fn book() -> Book {
        let mut book = Book::default();
        let mut board = Board::new("A");
        for (power, centres) in Power::ALL.into_iter().zip([11, 8, 8, 4, 3, 0, 0]) {
            board.seats[power].centres = CellEntry::Value(centres);
            if centres == 0 {
                board.seats[power].eliminated = CellEntry::Value(Year(1904));
            }
        }
        book.rounds.push(Round { name: "1".into(), boards: vec![board], ..Round::default() });
        for power in Power::ALL {
            let seat = BoardRef::new(0, 0).seat(power);
            book.apply(book.edit_to_seat(seat, power.name())).unwrap();
        }
        book
    }

    #[test]
    fn printed_scores_decide_the_rules() {
        for rules in RulesetLibrary::shipped().all() {
            let mut book = book();
            book.event.rules.clone_from(&rules.name);
            let engine = Engine::new(book.clone());
            let seats = Power::ALL.map(|power| (power, engine.score(BoardRef::new(0, 0).seat(power))));
            let line = |row: &crate::standings::StandingsRow| PublishedStanding {
                player: row.person,
                place: row.place.and_then(|place| u32::try_from(place).ok()),
                rounds: Vec::new(),
                total: Some(row.total),
            };
            book.published_standings = engine.standings().rows.iter().map(line).collect();
            for (power, score) in seats {
                book.rounds[0].boards[0].seats[power].printed_score = score;
            }
            assert_eq!(detect_rules(&book).0.reason, DetectionReason::Named);
            book.event.rules.clear();
            let (likely, computed) = detect_rules(&book);
            book.event.rules.clone_from(&likely.rules);
            assert!(computed.is_none_or(|computed| *computed.book() == book), "{}", rules.name);
            assert_eq!(Engine::new(book).differences(), [], "{}", rules.name);
        }
    }

    #[test]
    fn rules_are_the_default_if_no_printed_figure_decides() {
        let mut book = book();
        let usual = DetectedRules {
            rules: RulesetLibrary::shipped().default_ruleset().name.clone(),
            reason: DetectionReason::Default,
        };
        assert_eq!(detect_rules(&book).0, usual);
        // No rules give this score, so it decides nothing.
        book.rounds[0].boards[0].seats[Power::Austria].printed_score = Some(-12345.0);
        assert_eq!(detect_rules(&book).0, usual);
    }
}
