//! A figure of a table as it is set: the digits, and the signs that hang outside the column of digits.

use crate::notices::{CellPart, Mark};
use crate::publish::signs_of_type::with_signs_of_type;

/// A figure, its signs and how it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FigureText {
    /// The signs before it: “T”, “~”.
    pub before: String,
    /// The digits, with a real minus sign.
    pub digits: String,
    /// The sign after it: “=” for a shared place, and the part that counts, “×½”.
    pub after: String,
    /// It does not count: it is grey, in brackets that a copy shows too.
    pub is_dropped: bool,
}

impl FigureText {
    pub(super) fn of(part: &CellPart) -> FigureText {
        let (mut before, mut after) = part.signs_apart();
        if part.is_provisional() {
            before.insert(0, '~');
        }
        if part.has_mark(Mark::Shared) {
            after.push('=');
        }
        let digits = with_signs_of_type(&part.text).into_owned();
        FigureText { before, digits, after, is_dropped: part.has_mark(Mark::Dropped) }
    }

    /// The figure in a line of text: “T 31.80 ×½”, “(31.80)”.
    pub(super) fn in_line(&self) -> String {
        let texts = [self.before.as_str(), &self.digits, &self.after].into_iter().filter(|text| !text.is_empty());
        let text = texts.collect::<Vec<_>>().join(" ");
        if self.is_dropped { format!("({text})") } else { text }
    }

    /// What is before the decimal point, and the rest. The points of a column stand below each other.
    pub(super) fn at_point(&self) -> (&str, &str) {
        let point = self.digits.rfind(['.', ',']).unwrap_or(self.digits.len());
        self.digits.split_at(point)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::Language;

    #[test]
    fn signs_hang_outside_the_digits() {
        let part = |text: &str, marks: Vec<Mark>| CellPart {
            text: text.into(),
            value: Some(1.0),
            marks,
            ..CellPart::default()
        };
        let figure = FigureText::of(&part(
            "-31.80",
            vec![Mark::TopBoard, Mark::PartCounts(0.5, Language::English), Mark::Provisional],
        ));
        assert_eq!(
            (figure.before.as_str(), figure.digits.as_str(), figure.after.as_str()),
            ("~T", "\u{2212}31.80", "×½")
        );
        assert_eq!(figure.at_point(), ("\u{2212}31", ".80"));
        let figure = FigureText::of(&part("12", vec![Mark::Shared]));
        assert_eq!((figure.digits.as_str(), figure.after.as_str(), figure.at_point()), ("12", "=", ("12", "")));
        assert!(FigureText::of(&part("4.20", vec![Mark::Dropped])).is_dropped);
    }
}
