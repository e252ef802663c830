//! Detects the rules of an imported file that names none, from the figures that it printed.

use std::fmt;

use super::book_engine::Engine;
use crate::book::Book;
use crate::languages::list_in_window;
use crate::languages::window_sentences::event_setup as texts;
use crate::standings::RulesetLibrary;

/// The rules to use for a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DetectedRules {
    /// The name of the ruleset.
    pub rules: String,
    pub reason: DetectionReason,
}

/// Why these rules are used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DetectionReason {
    /// The book names them.
    Named,
    /// Most printed figures agree with these rules, and clearly fewer agree with any other rules.
    FiguresAgree { figures: usize, differing: usize },
    /// Most printed figures agree with these rules, but about as many agree with others. The director has to choose.
    Undecided { others: Vec<String> },
    /// The default rules: most printed figures differ under all rules. The director has to choose.
    NoneAgrees { figures: usize, agreeing: usize },
    /// The default rules: no figure is printed.
    Default,
}

impl DetectedRules {
    /// Whether most printed figures agree with the rules. Other detected rules rank the players until the director
    /// chooses, and change no board.
    pub fn agree_with_figures(&self) -> bool {
        matches!(self.reason, DetectionReason::FiguresAgree { .. } | DetectionReason::Undecided { .. })
    }

    /// Whether the director has to choose the rules.
    pub fn is_question(&self) -> bool {
        matches!(self.reason, DetectionReason::Undecided { .. } | DetectionReason::NoneAgrees { .. })
    }
}

impl fmt::Display for DetectionReason {
    /// The words after the name of the rules: “EDC 2015, …”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            DetectionReason::Named => texts::rules_are_named().to_owned(),
            DetectionReason::FiguresAgree { figures, differing: 0 } => texts::all_figures_come_out(*figures),
            DetectionReason::FiguresAgree { figures, differing } => {
                texts::fewest_figures_differ(&differing.to_string(), &figures.to_string())
            }
            DetectionReason::Undecided { others } => texts::others_agree_as_well(&some_names(others)),
            DetectionReason::NoneAgrees { figures, agreeing: 0 } => texts::no_ruleset_agrees(&figures.to_string()),
            DetectionReason::NoneAgrees { figures, agreeing } => {
                texts::no_ruleset_agrees_with_most(&agreeing.to_string(), &figures.to_string())
            }
            DetectionReason::Default => texts::no_printed_figure().to_owned(),
        })
    }
}

/// “EDC 2015, Best three games and 4 other rulesets”.
fn some_names(names: &[String]) -> String {
    /// The most names in the sentence.
    const MOST: usize = 3;
    match names {
        _ if names.len() <= MOST => list_in_window(names),
        _ => {
            let (first, more) = names.split_at(MOST - 1);
            texts::and_other_rulesets(&first.join(", "), more.len())
        }
    }
}

/// The rules that `book` names, else the rules with which the most printed figures agree if these are most of the
/// figures, else the default rules. A printed total that is a sum of rounded scores agrees.
///
/// Also gives the book computed under these rules, if it was computed to choose them.
pub fn detect_rules(book: &Book) -> (DetectedRules, Option<Engine>) {
    if !book.event.rules.trim().is_empty() {
        return (DetectedRules { rules: book.event.rules.clone(), reason: DetectionReason::Named }, None);
    }
    let shipped = RulesetLibrary::shipped();
    let default_rules = |reason| DetectedRules { rules: shipped.default_ruleset().name.clone(), reason };
    if printed_figure_count(book) == 0 {
        return (default_rules(DetectionReason::Default), None);
    }
    let (mut candidates, mut best) = (Vec::new(), None);
    for rules in shipped.all() {
        let mut book = book.clone();
        rules.name.clone_into(&mut book.event.rules);
        let engine = Engine::new(book);
        let compared = engine.printed_comparison();
        let candidate = RulesCandidate {
            name: &rules.name,
            figures: compared.figures,
            agreeing: compared.agreeing(),
            rounded: compared.rounded_totals.map_or(0, |rounded| rounded.totals.len()),
        };
        if best.as_ref().is_none_or(|(best, _)| candidate.is_better_than(best)) {
            best = Some((candidate, engine));
        }
        candidates.push(candidate);
    }
    let Some((best, engine)) = best else { return (default_rules(DetectionReason::Default), None) };
    let RulesCandidate { figures, agreeing, .. } = best;
    if agreeing * 2 <= figures {
        return (default_rules(DetectionReason::NoneAgrees { figures, agreeing }), None);
    }
    let is_other = |other: &&RulesCandidate<'_>| other.name != best.name && !best.is_clearly_better_than(other);
    let others: Vec<String> = candidates.iter().filter(is_other).map(|other| other.name.to_owned()).collect();
    let reason = if others.is_empty() {
        DetectionReason::FiguresAgree { figures, differing: figures - agreeing + best.rounded }
    } else {
        DetectionReason::Undecided { others }
    };
    (DetectedRules { rules: best.name.to_owned(), reason }, Some(engine))
}

/// A ruleset, and the printed figures that agree with it.
#[derive(Clone, Copy, Debug)]
struct RulesCandidate<'a> {
    name: &'a str,
    figures: usize,
    /// Number of figures that agree, totals of rounded scores too.
    agreeing: usize,
    /// Number of totals of rounded scores.
    rounded: usize,
}

impl RulesCandidate<'_> {
    fn is_better_than(&self, other: &RulesCandidate<'_>) -> bool {
        (self.agreeing, other.rounded) > (other.agreeing, self.rounded)
    }

    /// Whether at least a tenth more of the figures agree, and at least two more. A single figure may be a slip.
    fn is_clearly_better_than(&self, other: &RulesCandidate<'_>) -> bool {
        let more = self.agreeing.saturating_sub(other.agreeing);
        more * 10 >= self.figures && (more >= 2 || other.agreeing == 0 && more > 0)
    }
}

/// Number of printed figures that can be compared with computed ones.
fn printed_figure_count(book: &Book) -> usize {
    if book.boards().next().is_none() {
        return 0;
    }
    let seats = book.boards().flat_map(|(_, board)| board.seats.values());
    let lines = book.published_standings.iter().map(|line| {
        let rounds = line.rounds.len();
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
                rounds: std::collections::BTreeMap::new(),
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
        let usual = |reason| DetectedRules { rules: RulesetLibrary::shipped().default_ruleset().name.clone(), reason };
        assert_eq!(detect_rules(&book).0, usual(DetectionReason::Default));
        // No rules give this score, so it decides nothing, and the director is asked.
        book.rounds[0].boards[0].seats[Power::Austria].printed_score = Some(-12345.0);
        let (detected, _) = detect_rules(&book);
        assert_eq!(detected, usual(DetectionReason::NoneAgrees { figures: 1, agreeing: 0 }));
        assert!(detected.is_question() && !detected.agree_with_figures());
    }

    #[test]
    fn rules_with_which_half_of_the_figures_agree_are_not_guessed() {
        let mut book = book();
        book.event.rules = "EuroDipCon 4".into();
        let engine = Engine::new(book.clone());
        book.event.rules.clear();
        let seats = Power::ALL.map(|power| BoardRef::new(0, 0).seat(power));
        for (n, seat) in seats.into_iter().enumerate() {
            let score = engine.score(seat);
            book.rounds[0].boards[0].seats[seat.power].printed_score = score.map(|score| score + 1000.0);
            // Four of the seven scores are those of EuroDipCon 4.
            if n < 4 {
                book.rounds[0].boards[0].seats[seat.power].printed_score = score;
            }
        }
        let (four, _) = detect_rules(&book);
        assert_eq!(four.rules, "EuroDipCon 4");
        assert_eq!(four.reason, DetectionReason::FiguresAgree { figures: 7, differing: 3 });
        book.rounds[0].boards[0].seats[Power::Germany].printed_score = Some(-12345.0);
        let (three, _) = detect_rules(&book);
        assert_eq!(three.rules, "WDC 2006");
        assert_eq!(three.reason, DetectionReason::NoneAgrees { figures: 7, agreeing: 3 });
    }

    #[test]
    fn rules_that_agree_equally_are_a_question() {
        let mut book = book();
        book.event.rules = "WDC 2006".into();
        let engine = Engine::new(book.clone());
        book.event.rules.clear();
        for power in Power::ALL {
            let score = engine.score(BoardRef::new(0, 0).seat(power));
            book.rounds[0].boards[0].seats[power].printed_score = score;
        }
        let (detected, _) = detect_rules(&book);
        assert_eq!(detected.rules, "WDC 2006");
        assert_eq!(detected.reason, DetectionReason::Undecided { others: vec!["EDC 2015".to_owned()] });
        assert!(detected.is_question() && detected.agree_with_figures());
        assert_eq!(detected.reason.to_string(), "but the printed figures agree about as well with EDC 2015");
    }

    #[test]
    fn one_figure_more_is_clearly_better_only_than_none() {
        let candidate = |agreeing| RulesCandidate { name: "", figures: 8, agreeing, rounded: 0 };
        let is_clear = |one, other| candidate(one).is_clearly_better_than(&candidate(other));
        assert!(is_clear(1, 0) && is_clear(2, 0) && is_clear(3, 1));
        // A single figure may be a slip.
        assert!(!is_clear(2, 1) && !is_clear(1, 1) && !is_clear(0, 0) && !is_clear(1, 2));
        // Two of 30 figures are less than a tenth of them.
        let of_thirty = |agreeing| RulesCandidate { figures: 30, ..candidate(agreeing) };
        assert!(!of_thirty(12).is_clearly_better_than(&of_thirty(10)));
        assert!(of_thirty(13).is_clearly_better_than(&of_thirty(10)));
    }

    #[test]
    fn names_in_a_sentence_are_few() {
        let names = |count: usize| some_names(&["A", "B", "C", "D"].map(str::to_owned)[..count]);
        assert_eq!(
            [names(1), names(2), names(3), names(4)],
            ["A", "A and B", "A, B and C", "A, B and 2 other rulesets"]
        );
    }
}
