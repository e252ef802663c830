//! The layout of an order (WDC 2006 §§9.1 to 9.3): the unit, the verb and the spaces as written. It does not know the
//! position; [`super::read_order`] finds out what the order means.

use super::order_reader::{OrderReader, WrittenPlace};
use super::order_words::{self, Token, Verb};
use super::province_names::unknown_name_sentence;

/// What the unit is ordered to do, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WrittenAction {
    Hold,
    /// To the last of the spaces. The others are intermediate.
    Move(Vec<WrittenPlace>),
    Support(WrittenPlace, Option<WrittenPlace>),
    Convoy(WrittenPlace, WrittenPlace),
    Disband,
}

/// An order as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenOrder {
    /// Only a retreat can omit it.
    pub(super) unit: Option<WrittenPlace>,
    pub(super) action: WrittenAction,
    /// Whether it is written as a mutual support.
    pub(super) is_mutual: bool,
    /// The words about a support by other units: “with support from Ukraine”.
    pub(super) support_of_others: Option<String>,
    /// Words that say nothing that an order needs.
    pub(super) ignored: Vec<String>,
}

/// Why a text has the layout of no order: a sentence and the paragraph.
pub(super) type LayoutFault = (String, &'static str);

/// Reads an order of a movement or of a retreat.
pub(super) fn read_layout(text: &str) -> Result<WrittenOrder, LayoutFault> {
    let mut reader = OrderReader::new(text);
    let unit = if reader.peek() == Some(&Token::Arrow) { None } else { Some(reader.unit(text)?) };
    let mut order = WrittenOrder {
        unit,
        action: WrittenAction::Hold,
        is_mutual: false,
        support_of_others: None,
        ignored: Vec::new(),
    };
    reader.action(&mut order)?;
    reader.rest(&mut order)?;
    Ok(order)
}

impl OrderReader {
    fn unit(&mut self, text: &str) -> Result<WrittenPlace, LayoutFault> {
        self.place().ok_or_else(|| {
            let (text, nearest) = (text.trim(), self.nearest_name());
            (format!("“{text}” names no unit: an order contains the province of its unit.{nearest}"), "§9")
        })
    }

    /// The verb and what follows it.
    fn action(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        self.skip_fillers();
        if self.peek() == Some(&Token::And) || matches!(self.word_at(self.at), Some("and" | "und" | "et")) {
            return self.mutual_support(order);
        }
        if self.peek() == Some(&Token::Slash) {
            let start = self.at;
            if self.mutual_support(order).is_ok() {
                return Ok(());
            }
            self.at = start;
        }
        // “F Nth con A Yor - Nwy” is a convoy, “F Aeg Con” is a move.
        if self.word_at(self.at) == Some("con") {
            let start = self.at;
            self.at += 1;
            if self.convoy(order).is_ok() {
                return Ok(());
            }
            self.at = start;
        }
        if self.word_at(self.at) == Some("supported") && self.word_at(self.at + 1) == Some("by") {
            // A hold. The rest says who supports it.
            return Ok(());
        }
        let has_arrow = self.peek() == Some(&Token::Arrow);
        if has_arrow {
            self.at += 1;
            self.skip_fillers();
        }
        let Some(verb) = self.verb() else {
            if self.peek().is_none() {
                return if has_arrow {
                    Err(("The order does not say where to.".to_owned(), "§9.1.2"))
                } else {
                    Ok(())
                };
            }
            return self.movement(order);
        };
        match verb {
            Verb::Hold => {
                self.at += 1;
                Ok(())
            }
            Verb::Disband => {
                self.at += 1;
                order.action = WrittenAction::Disband;
                Ok(())
            }
            Verb::Support => {
                self.at += 1;
                self.support(order)
            }
            Verb::Convoy => {
                self.at += 1;
                self.convoy(order)
            }
            Verb::Mutual => self.mutual_support(order),
            Verb::Move | Verb::Via => self.movement(order),
        }
    }

    fn skip_move_words(&mut self) {
        loop {
            self.skip_fillers();
            let is_word = matches!(self.verb(), Some(Verb::Move | Verb::Via));
            if !is_word && self.peek() != Some(&Token::Arrow) {
                return;
            }
            self.at += 1;
        }
    }

    fn movement(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        let mut spaces = Vec::new();
        loop {
            self.skip_move_words();
            match self.place() {
                Some(place) => spaces.push(place),
                None if spaces.is_empty() => {
                    return Err((unknown_name_sentence(&self.remaining()), "§9.1.2"));
                }
                None => break,
            }
            let goes_on = self.peek() == Some(&Token::Arrow) || self.verb() == Some(Verb::Move);
            if !goes_on {
                break;
            }
        }
        order.action = WrittenAction::Move(spaces);
        Ok(())
    }

    fn support(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        let start = self.at;
        self.skip_fillers();
        if self.verb() == Some(Verb::Move)
            && let Some((other, to)) = self.described_move()
        {
            order.action = WrittenAction::Support(other, Some(to));
            return Ok(());
        }
        if self.verb() == Some(Verb::Mutual) {
            return self.mutual_support(order);
        }
        if self.verb() == Some(Verb::Hold) {
            // “support hold to Berlin”
            self.at += 1;
            self.skip_move_words();
        }
        let is_convoy = self.verb() == Some(Verb::Convoy);
        let Some(other) = self.place().filter(|_| !is_convoy) else {
            self.at = start;
            let sentence = format!("The order does not say which unit is supported.{}", self.nearest_name());
            return Err((sentence, "§9.1.3"));
        };
        self.skip_fillers();
        if self.verb() == Some(Verb::Hold) {
            self.at += 1;
            order.action = WrittenAction::Support(other, None);
            return Ok(());
        }
        if self.peek() == Some(&Token::Arrow)
            && self.word_at(self.at + 1).and_then(order_words::verb) == Some(Verb::Hold)
        {
            self.at += 2;
            order.action = WrittenAction::Support(other, None);
            return Ok(());
        }
        let to = self.last_space("§9.1.4")?;
        order.action = WrittenAction::Support(other, to);
        Ok(())
    }

    /// The unit and its destination in a sentence: “move to Burgundy from Paris”, “move from Paris to Burgundy”. The position stays
    /// where it is if there are none.
    fn described_move(&mut self) -> Option<(WrittenPlace, WrittenPlace)> {
        let start = self.at;
        let described = self.described_move_from_here();
        if described.is_none() {
            self.at = start;
        }
        described
    }

    fn described_move_from_here(&mut self) -> Option<(WrittenPlace, WrittenPlace)> {
        let mut last_word = String::new();
        while let Some(word) = self.word_at(self.at)
            && (order_words::is_filler(word) || order_words::verb(word) == Some(Verb::Move))
        {
            word.clone_into(&mut last_word);
            self.at += 1;
        }
        let first = self.place()?;
        if self.word_at(self.at) == Some("from") {
            return Some((self.place()?, first));
        }
        let goes_on = self.peek() == Some(&Token::Arrow) || self.verb() == Some(Verb::Move);
        if matches!(last_word.as_str(), "to" | "into") || !goes_on {
            return None;
        }
        self.skip_move_words();
        Some((first, self.place()?))
    }

    fn convoy(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        self.skip_fillers();
        if self.verb() == Some(Verb::Move)
            && let Some((other, to)) = self.described_move()
        {
            order.action = WrittenAction::Convoy(other, to);
            return Ok(());
        }
        let Some(other) = self.place() else {
            let sentence = format!("The order does not say which army is convoyed.{}", self.nearest_name());
            return Err((sentence, "§9.1.5"));
        };
        let Some(to) = self.last_space("§9.1.5")? else {
            return Err(("The order does not say where the army is convoyed to.".to_owned(), "§9.1.5"));
        };
        order.action = WrittenAction::Convoy(other, to);
        Ok(())
    }

    /// The destination after the other unit; of several spaces, the last.
    fn last_space(&mut self, rule: &'static str) -> Result<Option<WrittenPlace>, LayoutFault> {
        let mut last = None;
        loop {
            let had_arrow = self.peek() == Some(&Token::Arrow) || self.verb() == Some(Verb::Move);
            if last.is_some() && !had_arrow {
                return Ok(last);
            }
            if matches!(self.word_at(self.at), Some("and" | "und" | "et")) || self.verb() == Some(Verb::Mutual) {
                return Ok(last);
            }
            self.skip_move_words();
            match self.place() {
                Some(place) => last = Some(place),
                None if had_arrow && last.is_none() => {
                    return Err((unknown_name_sentence(&self.remaining()), rule));
                }
                None => return Ok(last),
            }
        }
    }

    /// “A Vie and A Bud support each other”, “A Vie MS A Bud”: an order for the first unit only (§9.1.6).
    fn mutual_support(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        let mut supports = self.skip_support_words();
        if !supports {
            // The word or the sign between the units.
            self.at += 1;
        }
        let Some(other) = self.place() else {
            return Err((format!("An order is for one unit, and names the other one.{}", self.nearest_name()), "§9"));
        };
        supports |= self.skip_support_words();
        if !supports {
            return Err(("An order is for one unit.".to_owned(), "§9"));
        }
        order.is_mutual = true;
        order.action = WrittenAction::Support(other, None);
        Ok(())
    }

    /// Goes over the words of a mutual support, and says whether one of them is a support. “A Vie and A Bud hold” has none.
    fn skip_support_words(&mut self) -> bool {
        let mut supports = false;
        while matches!(self.verb(), Some(Verb::Support | Verb::Mutual | Verb::Hold))
            || self.word_at(self.at) == Some("with")
        {
            supports |= matches!(self.verb(), Some(Verb::Support | Verb::Mutual));
            self.at += 1;
        }
        supports
    }

    /// The words about a support by other units: “with support from Ukraine”, “supported by A Ukr and A Rum”. The position stays where it
    /// is if there are none.
    fn support_of_others(&mut self) -> Option<String> {
        let start = self.at;
        self.at += usize::from(self.peek() == Some(&Token::Slash));
        let has_with = matches!(self.word_at(self.at), Some("with" | "w"));
        self.at += usize::from(has_with);
        let is_support = self.verb() == Some(Verb::Support);
        self.at += usize::from(is_support);
        let names_supporter = has_with || matches!(self.word_at(self.at), Some("by" | "from"));
        self.at += usize::from(self.word_at(self.at) == Some("by"));
        if !is_support || !names_supporter || self.place().is_none() {
            self.at = start;
            return None;
        }
        while matches!(self.word_at(self.at), Some("and" | "und" | "et")) || self.peek() == Some(&Token::And) {
            self.at += 1;
            if self.place().is_none() {
                self.at -= 1;
                break;
            }
        }
        Some(self.words(start, self.at))
    }

    /// What is left after the order.
    fn rest(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        order.support_of_others = self.support_of_others();
        let is_move = matches!(order.action, WrittenAction::Move(_));
        let has_destination = !matches!(order.action, WrittenAction::Hold | WrittenAction::Disband);
        let is_route = self.verb() == Some(Verb::Via) && has_destination;
        if is_route || (is_move && self.verb() == Some(Verb::Convoy)) {
            // The route of a convoy is ignored (§9.1.2).
            self.at = self.tokens.len();
        }
        if is_move
            && self.peek() == Some(&Token::Slash)
            && matches!(self.word_at(self.at + 1), Some("via" | "vc" | "convoy" | "by"))
        {
            self.at = self.tokens.len();
        }
        while let Some(token) = self.peek().cloned() {
            match token {
                Token::Word { folded, .. } if matches!(folded.as_str(), "and" | "und" | "et") => self.at += 1,
                Token::Word { folded, .. } if order_words::verb(&folded) == Some(Verb::Mutual) => {
                    order.is_mutual = true;
                    self.at += 1;
                }
                Token::Word { written, folded } if !order_words::is_filler(&folded) => {
                    if order_words::verb(&folded).is_some() || self.name_length().is_some() {
                        let rest = self.remaining();
                        return Err((format!("“{rest}” after the order makes it ambiguous."), "§9"));
                    }
                    order.ignored.push(written);
                    self.at += 1;
                }
                _ => self.at += 1,
            }
        }
        Ok(())
    }
}
