//! The layout of an adjustment (WDC 2006 §9.3): the verb and the unit as written.

use super::order_reader::{OrderReader, WrittenPlace};
use super::order_tokens::Token;
use super::order_words::{self, AdjustmentVerb, Particle};
use super::written_order::LayoutFault;

/// An adjustment as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenAdjustment {
    pub(super) verb: Option<AdjustmentVerb>,
    pub(super) unit: Option<WrittenPlace>,
    /// Words that say nothing that an adjustment needs.
    pub(super) ignored: Vec<String>,
}

/// Reads a build, a removal or a waived build.
pub(super) fn read_adjustment(text: &str) -> Result<WrittenAdjustment, LayoutFault> {
    let mut reader = OrderReader::new(text);
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
    if verb == Some(AdjustmentVerb::Waive) {
        return Ok(WrittenAdjustment { verb, unit: None, ignored: ignored_words(&mut reader)? });
    }
    if reader.peek().is_none() {
        return Err(("No province is named.".to_owned(), "§9.3"));
    }
    let unit = reader.place().ok_or_else(|| {
        let nearest = reader.nearest_name();
        (format!("“{}” names no province of the board.{nearest}", text.trim()), "§9.3")
    })?;
    // “A Vie build” and “A Vie disbands” are unambiguous too.
    let after = match reader.peek() {
        Some(Token::Word { folded, .. }) => order_words::adjustment_verb(folded),
        _ => None,
    };
    reader.at += usize::from(after.is_some());
    let ignored = ignored_words(&mut reader)?;
    Ok(WrittenAdjustment { verb: verb.or(after), unit: Some(unit), ignored })
}

/// The words that are left. One that could be another adjustment, or a choice, makes the order ambiguous.
fn ignored_words(reader: &mut OrderReader) -> Result<Vec<String>, LayoutFault> {
    let start = reader.at;
    let mut ignored = Vec::new();
    while let Some(token) = reader.peek().cloned() {
        if let Token::Word { written, folded } = token {
            // A waived build may be called one: “no build”.
            let is_build = order_words::adjustment_verb(&folded) == Some(AdjustmentVerb::Build);
            let is_other = order_words::adjustment_verb(&folded).is_some() && !is_build;
            let is_choice = order_words::is_particle(&folded, Particle::Or);
            if reader.name_length().is_some() || is_choice || is_other {
                let rest = reader.words(start, reader.tokens.len());
                return Err((format!("“{rest}” after the order makes it ambiguous."), "§9"));
            }
            if !is_build && !order_words::is_filler(&folded) {
                ignored.push(written);
            }
        }
        reader.at += 1;
    }
    Ok(ignored)
}
