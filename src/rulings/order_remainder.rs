//! What stands behind an order: the support of other units, the route of a convoy, words that change nothing, or
//! another order that makes it ambiguous (WDC 2006 §9).

use super::misspelt_names::is_misspelt_name;
use super::order_reader::OrderReader;
use super::order_tokens::Token;
use super::order_words::{self, Particle, Verb};
use super::written_order::{LayoutFault, WrittenAction, WrittenOrder};

impl OrderReader {
    /// The words about a support by other units: “with support from Ukraine”, “supported by A Ukr and A Rum”. The
    /// position stays where it is if there are none.
    fn support_of_others(&mut self) -> Option<String> {
        let start = self.at;
        self.at += usize::from(self.peek() == Some(&Token::Slash));
        let has_with = self.is_particle_at(self.at, Particle::With);
        self.at += usize::from(has_with);
        // “w/”
        self.at += usize::from(has_with && self.peek() == Some(&Token::Slash));
        let is_support = self.verb() == Some(Verb::Support);
        self.at += usize::from(is_support);
        let has_by = self.is_particle_at(self.at, Particle::By);
        let names_supporter = has_with || has_by || self.is_particle_at(self.at, Particle::From);
        self.at += usize::from(has_by);
        if !is_support || !names_supporter || self.place().is_none() {
            self.at = start;
            return None;
        }
        while self.is_at_and() {
            self.at += 1;
            if self.place().is_none() {
                self.at -= 1;
                break;
            }
        }
        Some(self.words(start, self.at))
    }

    /// The words about a convoy: “via convoy”, “by convoy through NTH”, “/vc”, “convoyed by F Nth and F Nwg”. The
    /// position stays where it is if there are none.
    fn route(&mut self) -> Option<String> {
        let start = self.at;
        self.at += usize::from(self.peek() == Some(&Token::Slash));
        let first_word = self.at;
        while matches!(self.verb(), Some(Verb::Via | Verb::Convoy)) {
            self.at += 1;
            self.skip_fillers();
        }
        if self.at == first_word {
            self.at = start;
            return None;
        }
        loop {
            let before = self.at;
            let Some(place) = self.place() else { break };
            let goes_on = self.is_at_and() || matches!(self.peek(), Some(Token::Arrow | Token::Slash));
            if place.kind.is_some() && !goes_on && self.peek().is_some() {
                // The next order begins with this unit.
                self.at = before;
                break;
            }
            self.at += usize::from(goes_on);
        }
        Some(self.words(start, self.at))
    }

    /// What is left after the order.
    pub(super) fn rest(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        order.support_of_others = self.support_of_others();
        if !matches!(order.action, WrittenAction::Hold | WrittenAction::Disband) {
            order.route = self.route();
        }
        while let Some(token) = self.peek().cloned() {
            let Token::Word { written, folded } = token else {
                self.at += 1;
                continue;
            };
            let repeats_hold = order.action == WrittenAction::Hold
                && order_words::verb(&folded) == Some(Verb::Hold)
                && folded.len() > 1;
            if repeats_hold {
                self.at += 1;
                continue;
            }
            if order_words::verb(&folded) == Some(Verb::Mutual) {
                order.is_mutual = true;
            } else if !order_words::is_and(&folded) && !order_words::is_filler(&folded) {
                let is_choice = order_words::is_particle(&folded, Particle::Or);
                let is_meant = is_choice || order_words::verb(&folded).is_some() || self.name_length().is_some();
                if is_meant || is_misspelt_name(&folded) {
                    let rest = self.remaining();
                    return Err((format!("“{rest}” after the order makes it ambiguous."), "§9"));
                }
                order.ignored.push(written);
            }
            self.at += 1;
        }
        Ok(())
    }
}
