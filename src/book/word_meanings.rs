//! What the words of days, months, times and names of rounds mean, as the files of the languages name it.

use serde::Deserialize;

/// A day of the week. A week begins with Monday.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

/// A month of the year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Month {
    January,
    February,
    March,
    April,
    May,
    June,
    July,
    August,
    September,
    October,
    November,
    December,
}

/// A time of a day, in the order of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TimeOfDay {
    Early,
    Morning,
    Noon,
    Day,
    Afternoon,
    Evening,
    Night,
    Late,
}

/// What a word in the name of a round says. A word may say several things: “di” is Tuesday and “of”.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RoundWord {
    /// Beside the number of a round: “Round 5”.
    Round,
    /// An abbreviation that is a word for a round only directly before a number: “R5”.
    Initial,
    /// Between a word for a round and its number: “Round no. 5”.
    #[serde(rename = "number mark")]
    NumberMark,
    /// Beside a number that is not that of a round: “Day 3”, “Board 2”, “2nd semi-final”.
    #[serde(rename = "other count")]
    OtherCount,
    /// Before a word for a round after which the numbers begin with 1 again: “Medal round 1”.
    Restarting,
    /// After the hour of a time: “9 am”, “9 Uhr”.
    #[serde(rename = "word of time")]
    Time,
    /// The round is the last of an event: “Final”.
    Last,
    /// Between a number and the number of all, or a month: “5 of 6”, “5 de mayo”.
    Of,
    /// Between two numbers that are both meant: “Round 1 and 2”.
    And,
    /// Directly after an ordinal number: “5th”. A single letter counts only before a word for a round, because “5a” may be half of
    /// a round.
    #[serde(rename = "ordinal suffix")]
    OrdinalSuffix,
    /// A day of the week. Its number is not that of a round: “Sunday 2”.
    #[serde(skip)]
    Weekday,
    /// A month. A number beside it is a day.
    #[serde(skip)]
    Month,
}

/// A number from 1 to 10, by its name in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum SmallNumber {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
}
