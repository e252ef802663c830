//! The kinds of fields of a ruleset: how each is typed, validated and written in the file.

use toml_edit::{Array, InlineTable, Item, Value};

use crate::book::typed_words::capitalize;
use crate::figures::{format_short, read_number};
use crate::languages::window_sentences::shared_words::quoted;
use crate::languages::window_sentences::{rules_errors as texts, rules_fields as field_texts};
use crate::languages::{FigureField, WindowText};
use crate::standings::rules::{AwardTieBreak, MemberTieBreak, TieBreak};

/// The kind of value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesFieldKind {
    /// Any text.
    Text,
    /// Any text, in several lines.
    MultilineText,
    /// The name of a scoring system.
    ScoringSystem,
    /// A whole number, at least this.
    WholeNumber(i64),
    /// A year such as 1908.
    Year,
    Number,
    /// A share of a result: 1, ½, 1/3.
    Share,
    /// Shares of results, the best first: 1, 1, ½.
    Shares,
    /// A range of rounds: 1 to 4.
    Rounds,
    Switch,
    /// One of these: the word in the file and the text for users.
    Choice(&'static [(&'static str, WindowText)]),
    /// The number that divides a sum.
    Divisor,
    /// Names, each with a number: A 3, B 1, C 0.
    NamedNumbers,
    /// Tie-breaks, separated by commas.
    TieBreaks(TieBreakList),
}

/// Which list of tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreakList {
    Players,
    Teams,
    Award,
}

/// What stands between the first and the last round.
const RANGE: &str = " to ";

/// The choices for the number that divides the sum of the counting results.
const DIVISOR_CHOICES: &[(&str, WindowText)] = &[
    ("no", field_texts::total_divide::no),
    ("counted", field_texts::total_divide::counted),
    ("results", field_texts::total_divide::results),
];

impl RulesFieldKind {
    /// The choices: the word in the file and the text for users. Empty where any text may be typed.
    pub(super) const fn choices(self) -> &'static [(&'static str, WindowText)] {
        match self {
            RulesFieldKind::Choice(choices) => choices,
            RulesFieldKind::Divisor => DIVISOR_CHOICES,
            _ => &[],
        }
    }

    /// The figures of a text of this kind. `None` where it has no decimals.
    const fn figures(self) -> Option<FigureField> {
        match self {
            RulesFieldKind::Number | RulesFieldKind::Share => Some(FigureField::One),
            RulesFieldKind::Shares | RulesFieldKind::NamedNumbers => Some(FigureField::List),
            RulesFieldKind::Text
            | RulesFieldKind::MultilineText
            | RulesFieldKind::ScoringSystem
            | RulesFieldKind::WholeNumber(_)
            | RulesFieldKind::Year
            | RulesFieldKind::Rounds
            | RulesFieldKind::Switch
            | RulesFieldKind::Choice(_)
            | RulesFieldKind::Divisor
            | RulesFieldKind::TieBreaks(_) => None,
        }
    }

    /// A text that [`RulesFieldKind::input_text`] gives, as the window shows it.
    pub(super) fn shown_text(self, text: &str) -> String {
        let is_number = |text: &str| text.parse::<i64>().is_ok();
        match (self.figures(), text.split_once(RANGE)) {
            (Some(figures), _) => figures.shown(text),
            (None, Some((first, last))) if self == RulesFieldKind::Rounds && is_number(first) && is_number(last) => {
                field_texts::range_of_rounds(first, last)
            }
            (None, _) => text.to_owned(),
        }
    }

    /// A text that was typed in the window, as [`RulesFieldKind::parse_value`] reads it.
    pub(super) fn stored_text(self, typed: &str) -> String {
        self.figures().map_or_else(|| typed.to_owned(), |figures| figures.stored(typed))
    }

    /// Reads a typed text. A text that cannot be read is written to the file as it is: nothing typed is lost. `None`
    /// for an empty text.
    pub(super) fn parse_value(self, typed: &str) -> Option<Value> {
        let text = typed.trim();
        if text.is_empty() {
            return match self {
                RulesFieldKind::TieBreaks(_) => Some(Array::new().into()),
                _ => None,
            };
        }
        let read = match self {
            RulesFieldKind::Text
            | RulesFieldKind::MultilineText
            | RulesFieldKind::ScoringSystem
            | RulesFieldKind::Choice(_) => None,
            RulesFieldKind::WholeNumber(_) | RulesFieldKind::Year => text.parse::<i64>().ok().map(Value::from),
            RulesFieldKind::Number => parse_number(text),
            RulesFieldKind::Share => parse_share(text),
            RulesFieldKind::Shares => parse_shares(text),
            RulesFieldKind::Rounds => parse_rounds(text),
            RulesFieldKind::Switch => text.parse::<bool>().ok().map(Value::from),
            RulesFieldKind::Divisor => match text {
                "results" => Some(InlineTable::from_iter([("results", Value::from(0))]).into()),
                _ => None,
            },
            RulesFieldKind::NamedNumbers => parse_named_numbers(text),
            RulesFieldKind::TieBreaks(_) => Some(split_list(text).collect::<Array>().into()),
        };
        Some(
            read.unwrap_or_else(
                || if matches!(self, RulesFieldKind::MultilineText) { typed.into() } else { text.into() },
            ),
        )
    }

    /// The value as a user would type it.
    pub(super) fn input_text(self, item: &Item) -> String {
        let Some(value) = item.as_value() else { return String::new() };
        let list = |array: &Array, between: &str| -> String {
            array
                .iter()
                .map(|value| value_text(value, matches!(self, RulesFieldKind::Shares)))
                .collect::<Vec<_>>()
                .join(between)
        };
        match (self, value) {
            (RulesFieldKind::Rounds, Value::Array(array)) => match (array.get(0), array.get(1)) {
                (Some(first), Some(last)) if array.len() == 2 => {
                    let (first, last) = (value_text(first, false), value_text(last, false));
                    if first == last { first } else { format!("{first}{RANGE}{last}") }
                }
                _ => list(array, ", "),
            },
            (RulesFieldKind::Divisor, Value::InlineTable(_)) => "results".to_owned(),
            (_, Value::Array(array)) => list(array, ", "),
            (RulesFieldKind::NamedNumbers, Value::InlineTable(table)) => table
                .iter()
                .map(|(name, value)| format!("{name} {}", value_text(value, false)))
                .collect::<Vec<_>>()
                .join(", "),
            (_, value) => value_text(value, matches!(self, RulesFieldKind::Share)),
        }
    }

    /// The fault of a value that is not valid for this kind, and the cure.
    pub(super) fn find_fault(self, item: &Item) -> Option<(String, String)> {
        let typed = self.shown_text(&self.input_text(item));
        let fault = |message: fn(&str) -> String, cure: &str| Some((message(&typed), cure.to_owned()));
        match self {
            RulesFieldKind::Text | RulesFieldKind::MultilineText | RulesFieldKind::ScoringSystem => None,
            RulesFieldKind::WholeNumber(least) => match item.as_integer() {
                Some(number) if number < least => {
                    let cure = texts::too_small::cure(&least.to_string());
                    Some((texts::too_small::name(&number.to_string()), cure))
                }
                Some(_) => None,
                None => fault(texts::no_whole_number::name, texts::no_whole_number::cure()),
            },
            RulesFieldKind::Year => match item.as_integer() {
                Some(year) if (1901..=1999).contains(&year) => None,
                _ => fault(texts::no_year::name, texts::no_year::cure()),
            },
            RulesFieldKind::Number if is_number(item) => None,
            RulesFieldKind::Number => fault(texts::no_number::name, texts::no_number::cure()),
            RulesFieldKind::Share if item.as_value().is_some_and(is_share) => None,
            RulesFieldKind::Share => fault(texts::no_share::name, texts::no_share::cure()),
            RulesFieldKind::Shares if item.as_array().is_some_and(|array| array.iter().all(is_share)) => None,
            RulesFieldKind::Shares => fault(texts::no_list_of_shares::name, texts::no_list_of_shares::cure()),
            RulesFieldKind::Rounds => {
                let whole = |array: &Array| {
                    let both: Vec<i64> = array.iter().filter_map(Value::as_integer).collect();
                    matches!(both[..], [first, last] if array.len() == 2 && first >= 1 && first <= last)
                };
                if item.as_array().is_some_and(whole) {
                    None
                } else {
                    fault(texts::no_range_of_rounds::name, texts::no_range_of_rounds::cure())
                }
            }
            RulesFieldKind::Switch if item.is_bool() => None,
            RulesFieldKind::Switch => fault(texts::no_switch::name, texts::no_switch::cure()),
            RulesFieldKind::Choice(known)
                if item.as_str().is_some_and(|text| known.iter().any(|(name, _)| *name == text)) =>
            {
                None
            }
            RulesFieldKind::Choice(known) => {
                let names: Vec<String> = known.iter().map(|(name, _)| quoted(name)).collect();
                fault(texts::no_choice::name, &texts::no_choice::cure(&names.join(", ")))
            }
            RulesFieldKind::Divisor => {
                let by = item.as_table_like().and_then(|table| table.get("results")).is_some_and(is_number);
                if by || matches!(item.as_str(), Some("no" | "counted")) {
                    None
                } else {
                    fault(texts::no_divisor::name, texts::no_divisor::cure())
                }
            }
            RulesFieldKind::NamedNumbers => {
                let named = item.as_table_like().is_some_and(|table| table.iter().all(|(_, item)| is_number(item)));
                if named { None } else { fault(texts::no_named_numbers::name, texts::no_named_numbers::cure()) }
            }
            RulesFieldKind::TieBreaks(of) => {
                let Some(array) = item.as_array() else {
                    return fault(texts::no_list_of_tie_breaks::name, texts::no_list_of_tie_breaks::cure());
                };
                array.iter().find_map(|step| of.find_fault(step.as_str().unwrap_or_default()))
            }
        }
    }
}

impl TieBreakList {
    /// The fault of a tie-break, and the cure.
    pub(super) fn find_fault(self, text: &str) -> Option<(String, String)> {
        let is_known = match self {
            TieBreakList::Players => TieBreak::try_from(text.to_owned()).is_ok(),
            TieBreakList::Teams => MemberTieBreak::try_from(text.to_owned()).is_ok(),
            TieBreakList::Award => AwardTieBreak::from_key(text).is_some(),
        };
        if is_known {
            return None;
        }
        let (what, cure) = match self {
            TieBreakList::Players => (texts::no_tie_break::name(text), texts::no_tie_break::cure()),
            TieBreakList::Teams => (texts::no_tie_break_of_teams::name(text), texts::no_tie_break_of_teams::cure()),
            TieBreakList::Award => (texts::no_tie_break_of_awards::name(text), texts::no_tie_break_of_awards::cure()),
        };
        Some((what, format!("{}.", capitalize(cure))))
    }
}

/// The entries of a list, separated by commas or semicolons.
fn split_list(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';']).map(str::trim).filter(|step| !step.is_empty())
}

fn is_number(item: &Item) -> bool {
    item.is_integer() || item.is_float()
}

fn is_share(value: &Value) -> bool {
    value.is_integer() || value.is_float() || value.as_str().is_some_and(|text| parse_fraction(text).is_some())
}

/// “3/8” as the two numbers.
fn parse_fraction(text: &str) -> Option<(f64, f64)> {
    let (above, below) = text.split_once('/')?;
    let (above, below) = (above.trim().parse::<f64>().ok()?, below.trim().parse::<f64>().ok()?);
    (above.is_finite() && below.is_finite() && below != 0.0).then_some((above, below))
}

/// The fractions with their own sign.
const FRACTION_SIGNS: &[(&str, &str, f64)] = &[
    ("½", "1/2", 1.0 / 2.0),
    ("⅓", "1/3", 1.0 / 3.0),
    ("⅔", "2/3", 2.0 / 3.0),
    ("¼", "1/4", 1.0 / 4.0),
    ("¾", "3/4", 3.0 / 4.0),
];

fn parse_number(text: &str) -> Option<Value> {
    if let Ok(whole) = text.parse::<i64>() {
        return Some(whole.into());
    }
    read_number(text).map(Value::from)
}

fn parse_share(text: &str) -> Option<Value> {
    if let Some((_, spelt, value)) = FRACTION_SIGNS.iter().find(|(letter, ..)| *letter == text) {
        // A half and a quarter are written as numbers. A third has no exact number.
        return Some(if value.fract() * 4.0 % 1.0 == 0.0 { (*value).into() } else { (*spelt).into() });
    }
    if let Some(percent) = text.strip_suffix('%') {
        return percent.trim().parse::<f64>().ok().filter(|part| part.is_finite()).map(|part| (part / 100.0).into());
    }
    parse_fraction(text).map(|_| text.into()).or_else(|| parse_number(text))
}

fn parse_shares(text: &str) -> Option<Value> {
    let between = if text.contains(';') { ';' } else { ',' };
    let parts: Option<Vec<Value>> =
        text.split(between).map(str::trim).filter(|part| !part.is_empty()).map(parse_share).collect();
    Some(Array::from_iter(parts?).into())
}

fn parse_rounds(text: &str) -> Option<Value> {
    let text = text.replace("to", "-").replace(['–', '—'], "-");
    let (first, last) = text.split_once('-').unwrap_or((&text, &text));
    let (first, last) = (first.trim().parse::<i64>().ok()?, last.trim().parse::<i64>().ok()?);
    Some(Array::from_iter([first, last]).into())
}

fn parse_named_numbers(text: &str) -> Option<Value> {
    let mut table = InlineTable::new();
    for entry in split_list(text) {
        let (name, value) = entry.rsplit_once([' ', '='])?;
        table.insert(name.trim_end_matches([' ', '=']), parse_number(value.trim())?);
    }
    Some(table.into())
}

/// One value as a user would type it. A share is shown with its sign where it has one.
fn value_text(value: &Value, share: bool) -> String {
    match value {
        Value::String(text) if share => FRACTION_SIGNS
            .iter()
            .find(|(_, spelt, _)| spelt == text.value())
            .map_or_else(|| text.value().clone(), |(letter, ..)| (*letter).to_owned()),
        Value::String(text) => text.value().clone(),
        Value::Integer(number) => number.value().to_string(),
        Value::Float(number) => FRACTION_SIGNS
            .iter()
            .find(|(.., value)| share && value == number.value())
            .map_or_else(|| format_short(*number.value(), 9), |(letter, ..)| (*letter).to_owned()),
        Value::Boolean(switch) => switch.value().to_string(),
        other => other.to_string().trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(kind: RulesFieldKind, typed: &str) -> String {
        kind.parse_value(typed).map_or_else(String::new, |value| value.to_string())
    }

    #[test]
    fn typed_text_is_written_as_a_value_and_shown_as_it_was_typed() {
        for (kind, typed, file, shown) in [
            (RulesFieldKind::Shares, "1, 1, ½", "[1, 1, 0.5]", "1, 1, ½"),
            (RulesFieldKind::Shares, "1; 1/3; 80 %", "[1, \"1/3\", 0.8]", "1, ⅓, 0.8"),
            (RulesFieldKind::Shares, "1, ⅓,", "[1, \"1/3\"]", "1, ⅓"),
            (RulesFieldKind::Rounds, "1 to 4", "[1, 4]", "1 to 4"),
            (RulesFieldKind::Rounds, "3", "[3, 3]", "3"),
            (RulesFieldKind::Number, "0,5", "0.5", "0.5"),
            (RulesFieldKind::WholeNumber(1), "5", "5", "5"),
            (RulesFieldKind::Divisor, "results", "{ results = 0 }", "results"),
            (RulesFieldKind::NamedNumbers, "A 3, B 1, C 0", "{ A = 3, B = 1, C = 0 }", "A 3, B 1, C 0"),
            (
                RulesFieldKind::TieBreaks(TieBreakList::Players),
                "best game, solos",
                "[\"best game\", \"solos\"]",
                "best game, solos",
            ),
            (
                RulesFieldKind::TieBreaks(TieBreakList::Award),
                "lead, score, centres, total, most_of_the_best_grade",
                "[\"lead\", \"score\", \"centres\", \"total\", \"most_of_the_best_grade\"]",
                "lead, score, centres, total, most_of_the_best_grade",
            ),
        ] {
            assert_eq!(written(kind, typed), file, "{typed}");
            let item = Item::Value(kind.parse_value(typed).unwrap());
            assert_eq!(kind.input_text(&item), shown, "{typed}");
            assert_eq!(kind.find_fault(&item), None, "{typed}");
        }
    }

    #[test]
    fn text_that_cannot_be_read_stays_as_typed_and_is_reported() {
        for (kind, typed) in [
            (RulesFieldKind::Shares, "1, x"),
            (RulesFieldKind::Rounds, "1 to"),
            (RulesFieldKind::Rounds, "4 to 1"),
            (RulesFieldKind::Number, "many"),
            (RulesFieldKind::WholeNumber(1), "0"),
            (RulesFieldKind::Year, "08"),
            (RulesFieldKind::NamedNumbers, "A, B"),
            (RulesFieldKind::TieBreaks(TieBreakList::Teams), "worst member"),
            (RulesFieldKind::TieBreaks(TieBreakList::Award), "beauty"),
        ] {
            let item = Item::Value(kind.parse_value(typed).unwrap());
            let (what, cure) = kind.find_fault(&item).unwrap_or_else(|| panic!("{typed} is accepted"));
            assert!(!what.is_empty() && cure.ends_with('.'), "{what} {cure}");
            assert_eq!(kind.input_text(&item).replace("08", "8"), typed.replace("08", "8"), "nothing typed is lost");
        }
    }
}
