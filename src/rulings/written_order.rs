//! The layout of an order (WDC 2006 §§9.1 to 9.3): the unit, the verb and the spaces as written. It does not know the
//! position; [`super::read_order`] finds out what the order means.

use super::board_map::UnitKind;
use super::misspelt_names::{is_misspelt_name, unknown_name_sentence};
use super::order_reader::{OrderReader, WrittenPlace};
use super::order_tokens::Token;
use super::order_words::{self, Particle, Verb};
use super::province_names::NameReading;

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
    /// Whether the unit is all that is written.
    pub(super) is_unit_alone: bool,
    /// Whether it is written as a mutual support.
    pub(super) is_mutual: bool,
    /// The words about a support by other units: “with support from Ukraine”.
    pub(super) support_of_others: Option<String>,
    /// The words about a convoy behind a move, a support or a convoy: “via convoy”, “via NTH”.
    pub(super) route: Option<String>,
    /// Words that say nothing that an order needs.
    pub(super) ignored: Vec<String>,
}

impl WrittenOrder {
    /// The units and spaces that the order names.
    pub(super) fn places(&self) -> Vec<&WrittenPlace> {
        let mut places: Vec<&WrittenPlace> = self.unit.iter().collect();
        match &self.action {
            WrittenAction::Move(spaces) => places.extend(spaces),
            WrittenAction::Support(other, to) => {
                places.push(other);
                places.extend(to);
            }
            WrittenAction::Convoy(other, to) => places.extend([other, to]),
            WrittenAction::Hold | WrittenAction::Disband => {}
        }
        places
    }
}

/// Why a text has the layout of no order: a sentence and the paragraph.
pub(super) type LayoutFault = (String, &'static str);

/// Reads an order of a movement or of a retreat.
pub(super) fn read_layout(text: &str) -> Result<WrittenOrder, LayoutFault> {
    let mut reader = OrderReader::new(text);
    let mut order = WrittenOrder {
        unit: None,
        action: WrittenAction::Hold,
        is_unit_alone: false,
        is_mutual: false,
        support_of_others: None,
        route: None,
        ignored: Vec::new(),
    };
    let begins_with_verb = reader.begins_with_verb();
    if begins_with_verb && reader.verb_first(&mut order).is_ok() {
        reader.rest(&mut order)?;
        return Ok(order);
    }
    reader.at = 0;
    order.unit = None;
    // “- Ser”, “retreats to Ser”, “disband”: a retreat need not name the only unit (§9.2.1).
    let is_without_unit = begins_with_verb && matches!(reader.verb(), Some(Verb::Move | Verb::Disband));
    if reader.peek() == Some(&Token::Arrow) || is_without_unit {
        reader.action(&mut order)?;
    } else {
        order.unit = Some(reader.unit(text)?);
        reader.action(&mut order)?;
    }
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

    /// Whether the order begins with its verb: “Move A Vie to Gal”. A name can look like a verb.
    fn begins_with_verb(&self) -> bool {
        self.verb().is_some() && self.name_length().is_none()
    }

    /// An order with its verb before the unit: “Move A Vie to Gal”, “Hold A Vie”, “Support A Tun to Gre with F Ion”.
    fn verb_first(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        let no_unit = || ("An order contains the province of its unit.".to_owned(), "§9");
        let verb = self.verb();
        self.at += 1;
        match verb {
            Some(Verb::Move | Verb::Hold) => {
                order.unit = Some(self.place().ok_or_else(no_unit)?);
                let follows = self.peek() == Some(&Token::Arrow) || self.verb() == Some(Verb::Move);
                if verb == Some(Verb::Move) && !follows {
                    return Err(no_unit());
                }
                if verb == Some(Verb::Move) { self.movement(order) } else { Ok(()) }
            }
            Some(Verb::Support | Verb::Convoy) => {
                if verb == Some(Verb::Support) {
                    self.support(order)?;
                } else {
                    self.convoy(order)?;
                }
                let is_named =
                    self.is_particle_at(self.at, Particle::With) || self.is_particle_at(self.at, Particle::By);
                self.at += usize::from(is_named);
                order.unit = Some(self.place().filter(|_| is_named).ok_or_else(no_unit)?);
                Ok(())
            }
            _ => Err(no_unit()),
        }
    }

    /// The verb and what follows it.
    fn action(&mut self, order: &mut WrittenOrder) -> Result<(), LayoutFault> {
        self.skip_fillers();
        if self.peek().is_none() {
            order.is_unit_alone = true;
            return Ok(());
        }
        if self.is_at_and() {
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
        if self.verb() == Some(Verb::Support) && self.is_particle_at(self.at + 1, Particle::By) {
            // A hold. The rest says who supports it.
            return Ok(());
        }
        let has_arrow = self.peek() == Some(&Token::Arrow);
        if has_arrow {
            self.at += 1;
            self.skip_fillers();
        }
        let Some(verb) = self.verb() else {
            return match self.peek() {
                None => Err(("The order does not say where to.".to_owned(), "§9.1.2")),
                // Another unit, and no destination: what follows the order makes it ambiguous.
                Some(_) if !has_arrow && self.is_at_unit_kind() => Ok(()),
                Some(_) => self.movement(order),
            };
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
                if self.is_convoyed_army(order) { self.movement(order) } else { self.convoy(order) }
            }
            Verb::Mutual => self.mutual_support(order),
            Verb::Move | Verb::Via => self.movement(order),
        }
    }

    /// Whether it goes on as for an army that a convoy carries: “the army at Yorkshire convoy to Norway”.
    fn is_convoyed_army(&self, order: &WrittenOrder) -> bool {
        let Some(unit) = &order.unit else { return false };
        let is_army = match (unit.kind, &unit.reading) {
            (Some(kind), _) => kind == UnitKind::Army,
            (None, NameReading::Clear(province) | NameReading::Fixed(province)) => !province.is_sea(),
            _ => false,
        };
        is_army && self.verb() == Some(Verb::Move)
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
        // “- H”, “to hold”
        let is_at_move = self.peek() == Some(&Token::Arrow) || self.verb() == Some(Verb::Move);
        if is_at_move && self.word_at(self.at + 1).and_then(order_words::verb) == Some(Verb::Hold) {
            self.at += 2;
            order.action = WrittenAction::Support(other, None);
            return Ok(());
        }
        let to = self.last_space("§9.1.4")?;
        if to.is_none() && self.word_at(self.at).is_some_and(is_misspelt_name) {
            // A destination that is misspelt makes no support to hold.
            return Err((unknown_name_sentence(&self.remaining()), "§9.1.4"));
        }
        order.action = WrittenAction::Support(other, to);
        Ok(())
    }

    /// The unit and its destination in a sentence: “move to Burgundy from Paris”, “move from Paris to Burgundy”. The
    /// position stays where it is if there are none.
    fn described_move(&mut self) -> Option<(WrittenPlace, WrittenPlace)> {
        let start = self.at;
        let described = self.described_move_from_here();
        if described.is_none() {
            self.at = start;
        }
        described
    }

    fn described_move_from_here(&mut self) -> Option<(WrittenPlace, WrittenPlace)> {
        let mut follows_into = false;
        while let Some(word) = self.word_at(self.at)
            && (order_words::is_filler(word) || order_words::verb(word) == Some(Verb::Move))
        {
            follows_into = order_words::is_particle(word, Particle::Into);
            self.at += 1;
        }
        let first = self.place()?;
        if self.is_particle_at(self.at, Particle::From) {
            return Some((self.place()?, first));
        }
        let goes_on = self.peek() == Some(&Token::Arrow) || self.verb() == Some(Verb::Move);
        if follows_into || !goes_on {
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
            // A unit is no destination.
            let is_over = last.is_some() || self.is_at_unit_kind();
            if (is_over && !had_arrow) || self.is_at_and() || self.verb() == Some(Verb::Mutual) {
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

    /// Goes over the words of a mutual support, and says whether one of them is a support. “A Vie and A Bud hold” has
    /// none.
    fn skip_support_words(&mut self) -> bool {
        let mut supports = false;
        while matches!(self.verb(), Some(Verb::Support | Verb::Mutual | Verb::Hold))
            || self.is_particle_at(self.at, Particle::With)
        {
            supports |= matches!(self.verb(), Some(Verb::Support | Verb::Mutual));
            self.at += 1;
        }
        supports
    }
}
