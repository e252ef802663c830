//! How the value of a field is typed, and how it stands in a ruleset's file.

use toml_edit::{Array, InlineTable, Item, Value};

use crate::figures::show_short;
use crate::standings::rules::{AwardTieBreak, MemberTieBreak, TieBreak};

/// What a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any words.
    Words,
    /// Any words, in as many lines as they need.
    Lines,
    /// The name of a scoring system.
    System,
    /// A number without a fraction, at least this.
    Whole(i64),
    /// A year such as 1908.
    Year,
    Number,
    /// A part of a result: 1, ½, 1/3.
    Share,
    /// Parts of results, the best first: 1, 1, ½.
    Shares,
    /// From one round to another: 1 to 4.
    Rounds,
    Switch,
    /// One of these, each as it stands in the file and in words.
    OneOf(&'static [(&'static str, &'static str)]),
    /// What a sum is divided by.
    Divide,
    /// Names with a number each: A 3, B 1, C 0.
    Numbers,
    /// Steps of a chain of tie-breaks, between commas.
    Chain(Steps),
}

/// Which chain of tie-breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Steps {
    Players,
    Teams,
    Award,
}

/// What the sum of the results that count is divided by.
pub(super) const DIVIDED: &[(&str, &str)] =
    &[("no", "not divided"), ("counted", "by the results that count: a mean"), ("results", "by all results, and more")];

impl Kind {
    /// The value of a text as it was typed. One that cannot be read stands in the file as the text itself, so that
    /// nothing typed is lost; `None` for nothing typed.
    pub(super) fn value(self, typed: &str) -> Option<Value> {
        let text = typed.trim();
        if text.is_empty() {
            return match self {
                Kind::Chain(_) => Some(Array::new().into()),
                _ => None,
            };
        }
        let read = match self {
            Kind::Words | Kind::Lines | Kind::System | Kind::OneOf(_) => None,
            Kind::Whole(_) | Kind::Year => text.parse::<i64>().ok().map(Value::from),
            Kind::Number => number(text),
            Kind::Share => share(text),
            Kind::Shares => shares(text),
            Kind::Rounds => rounds(text),
            Kind::Switch => text.parse::<bool>().ok().map(Value::from),
            Kind::Divide => match text {
                "results" => Some(InlineTable::from_iter([("results", Value::from(0))]).into()),
                _ => None,
            },
            Kind::Numbers => numbers(text),
            Kind::Chain(_) => Some(steps(text).collect::<Array>().into()),
        };
        Some(read.unwrap_or_else(|| if matches!(self, Kind::Lines) { typed.into() } else { text.into() }))
    }

    /// The value as it would be typed.
    pub(super) fn typed(self, item: &Item) -> String {
        let Some(value) = item.as_value() else { return String::new() };
        let list = |array: &Array, between: &str| -> String {
            array.iter().map(|value| plain(value, matches!(self, Kind::Shares))).collect::<Vec<_>>().join(between)
        };
        match (self, value) {
            (Kind::Rounds, Value::Array(array)) => match (array.get(0), array.get(1)) {
                (Some(first), Some(last)) if array.len() == 2 => {
                    let (first, last) = (plain(first, false), plain(last, false));
                    if first == last { first } else { format!("{first} to {last}") }
                }
                _ => list(array, ", "),
            },
            (Kind::Divide, Value::InlineTable(_)) => "results".to_owned(),
            (_, Value::Array(array)) => list(array, ", "),
            (Kind::Numbers, Value::InlineTable(table)) => table
                .iter()
                .map(|(name, value)| format!("{name} {}", plain(value, false)))
                .collect::<Vec<_>>()
                .join(", "),
            (_, value) => plain(value, matches!(self, Kind::Share)),
        }
    }

    /// What is wrong with a value that such a field cannot have, and the cure.
    pub(super) fn fault(self, item: &Item) -> Option<(String, String)> {
        let typed = self.typed(item);
        let wrong = |wanted: &str, cure: &str| Some((format!("“{typed}” is not {wanted}"), cure.to_owned()));
        match self {
            Kind::Words | Kind::Lines | Kind::System => None,
            Kind::Whole(least) => match item.as_integer() {
                Some(number) if number < least => {
                    Some((format!("{number} is too few"), format!("Type {least} or more, or leave the field empty.")))
                }
                Some(_) => None,
                None => wrong("a whole number", "Type a number such as 4."),
            },
            Kind::Year => match item.as_integer() {
                Some(year) if (1901..=1999).contains(&year) => None,
                _ => wrong("a year of the game", "Type a year such as 1908."),
            },
            Kind::Number if is_number(item) => None,
            Kind::Number => wrong("a number", "Numbers are written like 38 or 0.5."),
            Kind::Share if item.as_value().is_some_and(is_share) => None,
            Kind::Share => wrong("a part of a result", "Parts are written like 1, ½, 0.8 or 1/3."),
            Kind::Shares if item.as_array().is_some_and(|array| array.iter().all(is_share)) => None,
            Kind::Shares => wrong("a list of parts", "Parts are written like 1, 1, ½, 1/3, the best result first."),
            Kind::Rounds => {
                let whole = |array: &Array| {
                    let both: Vec<i64> = array.iter().filter_map(Value::as_integer).collect();
                    matches!(both[..], [first, last] if array.len() == 2 && first >= 1 && first <= last)
                };
                if item.as_array().is_some_and(whole) {
                    None
                } else {
                    wrong("a stretch of rounds", "Type one round such as 3, or from one to another, such as 1 to 4.")
                }
            }
            Kind::Switch if item.is_bool() => None,
            Kind::Switch => wrong("yes or no", "Write true or false."),
            Kind::OneOf(known) if item.as_str().is_some_and(|text| known.iter().any(|(name, _)| *name == text)) => None,
            Kind::OneOf(known) => {
                let names: Vec<String> = known.iter().map(|(name, _)| format!("“{name}”")).collect();
                wrong("known here", &format!("There are {}.", names.join(", ")))
            }
            Kind::Divide => {
                let by = item.as_table_like().and_then(|table| table.get("results")).is_some_and(is_number);
                if by || matches!(item.as_str(), Some("no" | "counted")) {
                    None
                } else {
                    wrong("what a sum can be divided by", "There are “no”, “counted” and { results = 10 }.")
                }
            }
            Kind::Numbers => {
                let named = item.as_table_like().is_some_and(|table| table.iter().all(|(_, item)| is_number(item)));
                if named {
                    None
                } else {
                    wrong("a list of names and numbers", "Write a name and its number, and so on: A 3, B 1, C 0.")
                }
            }
            Kind::Chain(of) => {
                let Some(array) = item.as_array() else {
                    return wrong("a list of tie-breaks", "Write them between commas.");
                };
                array.iter().find_map(|step| of.fault(step.as_str().unwrap_or_default()))
            }
        }
    }
}

impl Steps {
    /// What is wrong with a step, if something is.
    pub(super) fn fault(self, text: &str) -> Option<(String, String)> {
        let error = match self {
            Steps::Players => TieBreak::try_from(text.to_owned()).err(),
            Steps::Teams => MemberTieBreak::try_from(text.to_owned()).err(),
            Steps::Award => AwardTieBreak::named(text).err(),
        }?;
        let (what, cure) = error.split_once("; ").unwrap_or((&error, ""));
        Some((
            what.to_owned(),
            format!("{}{}.", cure.get(..1).unwrap_or("").to_uppercase(), cure.get(1..).unwrap_or("")),
        ))
    }
}

/// Steps between commas; those of a prize may be typed with spaces.
fn steps(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';']).map(str::trim).filter(|step| !step.is_empty())
}

fn is_number(item: &Item) -> bool {
    item.is_integer() || item.is_float()
}

fn is_share(value: &Value) -> bool {
    value.is_integer() || value.is_float() || value.as_str().is_some_and(|text| fraction(text).is_some())
}

/// “3/8” as the two numbers.
fn fraction(text: &str) -> Option<(f64, f64)> {
    let (above, below) = text.split_once('/')?;
    let (above, below) = (above.trim().parse::<f64>().ok()?, below.trim().parse::<f64>().ok()?);
    (above.is_finite() && below.is_finite() && below != 0.0).then_some((above, below))
}

/// The fractions that have a letter of their own.
const LETTERS: &[(&str, &str, f64)] = &[
    ("½", "1/2", 1.0 / 2.0),
    ("⅓", "1/3", 1.0 / 3.0),
    ("⅔", "2/3", 2.0 / 3.0),
    ("¼", "1/4", 1.0 / 4.0),
    ("¾", "3/4", 3.0 / 4.0),
];

fn number(text: &str) -> Option<Value> {
    if let Ok(whole) = text.parse::<i64>() {
        return Some(whole.into());
    }
    text.replace(',', ".").parse::<f64>().ok().filter(|number| number.is_finite()).map(Value::from)
}

fn share(text: &str) -> Option<Value> {
    if let Some((_, spelt, value)) = LETTERS.iter().find(|(letter, ..)| *letter == text) {
        // A half and a quarter are written as numbers, a third cannot be.
        return Some(if value.fract() * 4.0 % 1.0 == 0.0 { (*value).into() } else { (*spelt).into() });
    }
    if let Some(percent) = text.strip_suffix('%') {
        return percent.trim().parse::<f64>().ok().filter(|part| part.is_finite()).map(|part| (part / 100.0).into());
    }
    fraction(text).map(|_| text.into()).or_else(|| number(text))
}

fn shares(text: &str) -> Option<Value> {
    let between = if text.contains(';') { ';' } else { ',' };
    let parts: Option<Vec<Value>> =
        text.split(between).map(str::trim).filter(|part| !part.is_empty()).map(share).collect();
    Some(Array::from_iter(parts?).into())
}

fn rounds(text: &str) -> Option<Value> {
    let text = text.replace("to", "-").replace(['–', '—'], "-");
    let (first, last) = text.split_once('-').unwrap_or((&text, &text));
    let (first, last) = (first.trim().parse::<i64>().ok()?, last.trim().parse::<i64>().ok()?);
    Some(Array::from_iter([first, last]).into())
}

fn numbers(text: &str) -> Option<Value> {
    let mut table = InlineTable::new();
    for entry in steps(text) {
        let (name, value) = entry.rsplit_once([' ', '='])?;
        table.insert(name.trim_end_matches([' ', '=']), number(value.trim())?);
    }
    Some(table.into())
}

/// One value as it would be typed, a part of a result with its letter where it has one.
fn plain(value: &Value, share: bool) -> String {
    match value {
        Value::String(text) if share => LETTERS
            .iter()
            .find(|(_, spelt, _)| spelt == text.value())
            .map_or_else(|| text.value().clone(), |(letter, ..)| (*letter).to_owned()),
        Value::String(text) => text.value().clone(),
        Value::Integer(number) => number.value().to_string(),
        Value::Float(number) => LETTERS
            .iter()
            .find(|(.., value)| share && value == number.value())
            .map_or_else(|| show_short(*number.value(), 9), |(letter, ..)| (*letter).to_owned()),
        Value::Boolean(switch) => switch.value().to_string(),
        other => other.to_string().trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(kind: Kind, typed: &str) -> String {
        kind.value(typed).map_or_else(String::new, |value| value.to_string())
    }

    #[test]
    fn what_is_typed_stands_in_the_file_as_a_value_and_is_shown_as_it_was_typed() {
        for (kind, typed, file, shown) in [
            (Kind::Shares, "1, 1, ½", "[1, 1, 0.5]", "1, 1, ½"),
            (Kind::Shares, "1; 1/3; 80 %", "[1, \"1/3\", 0.8]", "1, ⅓, 0.8"),
            (Kind::Shares, "1, ⅓,", "[1, \"1/3\"]", "1, ⅓"),
            (Kind::Rounds, "1 to 4", "[1, 4]", "1 to 4"),
            (Kind::Rounds, "3", "[3, 3]", "3"),
            (Kind::Number, "0,5", "0.5", "0.5"),
            (Kind::Whole(1), "5", "5", "5"),
            (Kind::Divide, "results", "{ results = 0 }", "results"),
            (Kind::Numbers, "A 3, B 1, C 0", "{ A = 3, B = 1, C = 0 }", "A 3, B 1, C 0"),
            (Kind::Chain(Steps::Players), "best game, solos", "[\"best game\", \"solos\"]", "best game, solos"),
        ] {
            assert_eq!(written(kind, typed), file, "{typed}");
            let item = Item::Value(kind.value(typed).unwrap());
            assert_eq!(kind.typed(&item), shown, "{typed}");
            assert_eq!(kind.fault(&item), None, "{typed}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_kept_as_it_was_typed_and_told() {
        for (kind, typed) in [
            (Kind::Shares, "1, x"),
            (Kind::Rounds, "1 to"),
            (Kind::Rounds, "4 to 1"),
            (Kind::Number, "many"),
            (Kind::Whole(1), "0"),
            (Kind::Year, "08"),
            (Kind::Numbers, "A, B"),
            (Kind::Chain(Steps::Teams), "worst member"),
            (Kind::Chain(Steps::Award), "beauty"),
        ] {
            let item = Item::Value(kind.value(typed).unwrap());
            let (what, cure) = kind.fault(&item).unwrap_or_else(|| panic!("{typed} is taken"));
            assert!(!what.is_empty() && cure.ends_with('.'), "{what} {cure}");
            assert_eq!(kind.typed(&item).replace("08", "8"), typed.replace("08", "8"), "nothing typed is lost");
        }
    }
}
