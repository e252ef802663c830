//! The layout of an adjustment (WDC 2006 §9.3): the verb and the unit as written.

use super::order_reader::{OrderReader, WrittenPlace};
use super::order_words::{self, AdjustmentVerb, Token};
use super::written_order::LayoutFault;

/// An adjustment as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrittenAdjustment {
    pub(super) verb: Option<AdjustmentVerb>,
    pub(super) unit: Option<WrittenPlace>,
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
    if reader.peek().is_none() {
        return match verb {
            Some(AdjustmentVerb::Waive) => Ok(WrittenAdjustment { verb, unit: None }),
            _ => Err(("No province is named.".to_owned(), "§9.3")),
        };
    }
    if verb == Some(AdjustmentVerb::Waive) {
        return Ok(WrittenAdjustment { verb, unit: None });
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
    let start = reader.at;
    while reader.peek().is_some() {
        if reader.name_length().is_some() {
            let rest = reader.words(start, reader.tokens.len());
            return Err((format!("“{rest}” after the order makes it ambiguous."), "§9"));
        }
        reader.at += 1;
    }
    Ok(WrittenAdjustment { verb: verb.or(after), unit: Some(unit) })
}
