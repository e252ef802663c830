//! The card for late orders (WDC 2006 §6): yellow for the first time and a short delay, else red.

use crate::book::{Card, CardKind, Power, Seat};
use crate::languages::window_sentences::round_tab as texts;
use crate::standings::Ruleset;

/// How long after the deadline orders get a yellow card where the rules do not say, in seconds (WDC 2006 §6).
const USUAL_GRACE: u32 = 30;

/// The card for the orders of a player that are late at this moment of the game. `seconds` is how late they are, if it is known.
/// A second card of a game is red, also for the same deadline: who had a yellow card and is still late has more than it allows.
pub fn late_orders_card(seat: &Seat, rules: &Ruleset, moment: String, seconds: Option<u32>) -> Card {
    let grace = rules.yellow_card_seconds.unwrap_or(USUAL_GRACE);
    let had_card = seat.cards.iter().any(|card| matches!(card.kind, CardKind::Yellow | CardKind::Red));
    let is_red = had_card || seconds.is_some_and(|seconds| seconds > grace);
    let kind = if is_red { CardKind::Red } else { CardKind::Yellow };
    let in_seconds = |seconds: u32| texts::note_seconds_late(&seconds.to_string());
    let note = seconds.map_or_else(|| texts::note_late_orders().to_owned(), in_seconds);
    Card { kind, moment, note }
}

/// What a card means for the power, in the language of the window.
pub fn card_consequence(kind: CardKind, power: Power) -> String {
    match kind {
        CardKind::Yellow => texts::yellow_card_means().to_owned(),
        CardKind::Red => texts::red_card_means(power.name_in_window()),
        CardKind::Extension => texts::extension_means().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::RulesetLibrary;

    /// The kinds of the cards for one delay after the other.
    fn kinds(delays: &[Option<u32>]) -> Vec<CardKind> {
        let library = RulesetLibrary::shipped();
        let rules = library.find("WDC 2006").unwrap();
        let mut seat = Seat::default();
        for seconds in delays {
            let card = late_orders_card(&seat, rules, "Spring 1902".to_owned(), *seconds);
            seat.cards.push(card);
        }
        seat.cards.iter().map(|card| card.kind).collect()
    }

    #[test]
    fn p6_late_for_the_first_time_and_not_more_than_30_seconds_is_a_yellow_card() {
        assert_eq!(kinds(&[Some(30)]), [CardKind::Yellow]);
        assert_eq!(kinds(&[None]), [CardKind::Yellow]);
        assert_eq!(card_consequence(CardKind::Yellow, Power::France), "a warning; the next one is red");
    }

    #[test]
    fn p6_late_for_more_than_30_seconds_or_again_is_a_red_card() {
        assert_eq!(kinds(&[Some(31)]), [CardKind::Red]);
        assert_eq!(kinds(&[Some(5), Some(1), None]), [CardKind::Yellow, CardKind::Red, CardKind::Red]);
        assert!(card_consequence(CardKind::Red, Power::France).starts_with("all units of France hold"));
    }

    #[test]
    fn an_extension_is_no_card_for_late_orders() {
        let library = RulesetLibrary::shipped();
        let rules = library.find("WDC 2006").unwrap();
        let extension = Card { kind: CardKind::Extension, moment: String::new(), note: String::new() };
        let seat = Seat { cards: vec![extension], ..Seat::default() };
        assert_eq!(late_orders_card(&seat, rules, String::new(), None).kind, CardKind::Yellow);
    }
}
