//! The layout of an order (WDC 2006 §§9.1 to 9.3): the unit, the verb and the spaces as written. It does not know the
//! position; [`super::read_order`] finds out what the order means.

use super::board_map::{Coast, UnitKind};
use super::order_words::{self, AdjustmentVerb, Token, Verb};
use super::province_names::{NameReading, read_name};
use crate::book::Power;

/// A province as written in an order, with the words around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenPlace {
    /// The name as written.
    pub(super) name: String,
    pub(super) reading: NameReading,
    pub(super) kind: Option<UnitKind>,
    /// The coast; `Err` is a coast that no province has.
    pub(super) coast: Option<Result<Coast, ()>>,
    pub(super) nationality: Option<Power>,
}

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
    /// Words that say nothing that an order needs.
    pub(super) ignored: Vec<String>,
}

/// An adjustment as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenAdjustment {
    pub(super) verb: Option<AdjustmentVerb>,
    pub(super) unit: Option<WrittenPlace>,
}

/// Why a text has the layout of no order: a sentence and the paragraph.
pub(super) type LayoutFault = (String, &'static str);

/// Reads the tokens one after the other.
struct Reader {
    tokens: Vec<Token>,
    at: usize,
}

/// Reads an order of a movement or of a retreat.
pub(super) fn read_layout(text: &str) -> Result<WrittenOrder, LayoutFault> {
    let mut reader = Reader { tokens: order_words::tokens(text), at: 0 };
    let unit = if reader.peek() == Some(&Token::Arrow) { None } else { Some(reader.unit(text)?) };
    let mut order = WrittenOrder { unit, action: WrittenAction::Hold, is_mutual: false, ignored: Vec::new() };
    reader.action(&mut order)?;
    reader.rest(&mut order)?;
    Ok(order)
}

/// Reads a build, a removal or a waived build.
pub(super) fn read_adjustment(text: &str) -> Result<WrittenAdjustment, LayoutFault> {
    let mut reader = Reader { tokens: order_words::tokens(text), at: 0 };
    let verb = match reader.peek() {
        Some(Token::And) => Some(AdjustmentVerb::Build),
        Some(Token::Arrow) => Some(AdjustmentVerb::Remove),
        Some(Token::Word { folded, .. }) => order_words::adjustment_verb(folded),
        _ => None,
    };
    if verb.is_some() {
        reader.at += 1;
    }
    reader.skip_fillers();
    if reader.peek().is_none() {
        return match verb {
            Some(AdjustmentVerb::Waive) => Ok(WrittenAdjustment { verb, unit: None }),
            _ => Err(("No province is named.".to_owned(), "§9.3")),
        };
    }
    if verb == Some(AdjustmentVerb::Waive) {
        return Ok(WrittenAdjustment { verb, unit: None });
    }
    let unit = reader.place().ok_or_else(|| (format!("“{}” names no province of the board.", text.trim()), "§9.3"))?;
    // “A Vie build” and “A Vie disbands” are unambiguous too.
    let after = match reader.peek() {
        Some(Token::Word { folded, .. }) => order_words::adjustment_verb(folded),
        _ => None,
    };
    Ok(WrittenAdjustment { verb: verb.or(after), unit: Some(unit) })
}

impl Reader {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at)
    }

    /// The word at this position, in lower case.
    fn word_at(&self, at: usize) -> Option<&str> {
        match self.tokens.get(at) {
            Some(Token::Word { folded, .. }) => Some(folded),
            _ => None,
        }
    }

    fn verb(&self) -> Option<Verb> {
        self.word_at(self.at).and_then(order_words::verb)
    }

    fn skip_fillers(&mut self) {
        while self.word_at(self.at).is_some_and(order_words::is_filler) && self.name_length().is_none() {
            self.at += 1;
        }
    }

    fn unit(&mut self, text: &str) -> Result<WrittenPlace, LayoutFault> {
        self.place().ok_or_else(|| {
            let text = text.trim();
            (format!("“{text}” names no unit: an order contains the province of its unit."), "§9")
        })
    }

    /// The number of words from here that are one name of a province, and what it means.
    fn name_length(&self) -> Option<(usize, NameReading)> {
        let mut longest = 0;
        while longest < 4 && self.word_at(self.at + longest).is_some() {
            longest += 1;
        }
        (1..=longest).rev().find_map(|length| {
            let words: Vec<&str> = (self.at..self.at + length).filter_map(|at| self.word_at(at)).collect();
            if length == 1 && order_words::is_filler(words[0]) {
                return None;
            }
            let reading = read_name(&words.join(" "));
            (reading != NameReading::Unknown).then_some((length, reading))
        })
    }

    /// A province with its type, nationality and coast. The position stays where it is if there is none.
    fn place(&mut self) -> Option<WrittenPlace> {
        let start = self.at;
        let place = self.place_from_here();
        if place.is_none() {
            self.at = start;
        }
        place
    }

    fn place_from_here(&mut self) -> Option<WrittenPlace> {
        let mut kind = None;
        let mut nationality = None;
        loop {
            self.skip_fillers();
            if self.peek() == Some(&Token::Slash) {
                self.at += 1;
                continue;
            }
            let word = self.word_at(self.at)?;
            let names_power = order_words::nationality(word).filter(|_| self.name_length().is_none_or(|(n, _)| n < 2));
            // “Eng F Nth” is an English fleet, “Eng - Bel” the Channel.
            let is_eng =
                word == "eng" && self.word_at(self.at + 1).is_some_and(|next| order_words::unit_kind(next).is_some());
            let names_power = names_power.or(is_eng.then_some(Power::England));
            if let Some(power) = names_power.filter(|_| nationality.is_none()) {
                nationality = Some(power);
                self.at += 1;
            } else if let Some(named) = order_words::unit_kind(word).filter(|_| kind.is_none()) {
                kind = Some(named);
                self.at += 1;
                // “A-Vie - Bud”
                if self.peek() == Some(&Token::Arrow) && self.word_at(self.at + 1).is_some() {
                    self.at += 1;
                }
            } else {
                break;
            }
        }
        let (length, reading) = self.name_length()?;
        let name: Vec<&str> = self.tokens[self.at..self.at + length]
            .iter()
            .filter_map(|token| match token {
                Token::Word { written, .. } => Some(written.as_str()),
                _ => None,
            })
            .collect();
        let name = name.join(" ");
        self.at += length;
        let coast = self.coast();
        Some(WrittenPlace { name, reading, kind, coast, nationality })
    }

    /// The coast after a province: “/nc”, “(sc)”, “ ec”, “-nc”, “north coast”.
    fn coast(&mut self) -> Option<Result<Coast, ()>> {
        let after_mark = matches!(self.peek(), Some(Token::Slash | Token::Arrow));
        let at = self.at + usize::from(after_mark);
        let after_slash = self.peek() == Some(&Token::Slash);
        let word = self.word_at(at)?;
        let says_coast = self.word_at(at + 1).is_some_and(|next| matches!(next, "coast" | "cst"));
        let coast = order_words::coast(word, after_slash || says_coast)?;
        self.at = at + 1 + usize::from(says_coast);
        Some(coast)
    }

    /// The verb and what follows it.
    fn action(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        self.skip_fillers();
        if self.peek() == Some(&Token::And) || matches!(self.word_at(self.at), Some("and" | "und" | "et")) {
            return self.mutual_support(order);
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
                    return Err((format!("“{}” is no province of the board.", self.remaining()), "§9.1.2"));
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
        self.skip_fillers();
        if self.verb() == Some(Verb::Mutual) || self.verb() == Some(Verb::Convoy) {
            return Err(("The order does not say which unit is supported.".to_owned(), "§9.1.3"));
        }
        let Some(other) = self.place() else {
            return Err(("The order does not say which unit is supported.".to_owned(), "§9.1.3"));
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

    fn convoy(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        self.skip_fillers();
        let Some(other) = self.place() else {
            return Err(("The order does not say which army is convoyed.".to_owned(), "§9.1.5"));
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
                    return Err((format!("“{}” is no province of the board.", self.remaining()), rule));
                }
                None => return Ok(last),
            }
        }
    }

    /// “A Vie and A Bud support each other”: an order for the first unit only (§9.1.6).
    fn mutual_support(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        let fault = || ("An order is for one unit.".to_owned(), "§9");
        if self.verb() != Some(Verb::Mutual) {
            self.at += 1;
        }
        let other = self.place().ok_or_else(fault)?;
        let mut supports = false;
        while let Some(verb) = self.verb() {
            supports |= matches!(verb, Verb::Support | Verb::Mutual);
            self.at += 1;
        }
        if !supports {
            return Err(fault());
        }
        order.is_mutual = true;
        order.action = WrittenAction::Support(other, None);
        Ok(())
    }

    /// What is left after the order.
    fn rest(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
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

    /// The words from here, as written.
    fn remaining(&self) -> String {
        let words: Vec<&str> = self.tokens[self.at.min(self.tokens.len())..]
            .iter()
            .filter_map(|token| match token {
                Token::Word { written, .. } => Some(written.as_str()),
                _ => None,
            })
            .collect();
        words.join(" ")
    }
}
