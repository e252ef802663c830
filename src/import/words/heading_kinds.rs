//! [`Heading`], the kinds of headings of columns, with the keys by which `assets/words` and recipes name them. Which words
//! are a heading is found in `heading_words`.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use crate::book::language_words::{abbreviated_heading_key, heading_key};
use crate::book::round_name_words::is_word_for_round;
use crate::book::{SeatColumn, Year};

/// The content of a column, by its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::import) enum Heading {
    Round,
    Board,
    Power,
    Player,
    FirstName,
    /// Between the first and the last name, in a column of its own: “van den”.
    NamePrefix,
    LastName,
    /// The centres at the end. In a table without boards it is no heading: a final is also a round.
    FinalCount,
    /// The centres at the start, the same in every game.
    StartCount,
    /// A column that only tables of seats have.
    Seat(SeatColumn),
    Result,
    LastYear,
    /// The centres after this year.
    Chart(Year),
    Score,
    Total,
    /// The reason of a ruling.
    Reason,
    /// A place: in the standings, or on a board.
    Place,
    /// The score of one round in the standings, by the round's number.
    RoundScore(u16),
    Region,
    Note,
    /// The number of games that a player played.
    Games,
    /// The event of a row, in a list of many events.
    Event,
    Date,
    /// The people who ran the event.
    Director,
    /// The championship level of the event: national, state.
    EventKind,
    /// The number of boards a round.
    Boards,
    /// Whether a game was a variant.
    Variant,
    /// Understood and not needed: the column repeats or counts values of other columns.
    Bookkeeping,
}

impl Heading {
    /// Whether a column with this heading holds values that can be entered for a seat. The cells of other columns become
    /// unplaced.
    pub(in crate::import) fn is_of_seat(self) -> bool {
        match self {
            Heading::Seat(
                SeatColumn::Centres
                | SeatColumn::InDraw
                | SeatColumn::Score
                | SeatColumn::PrintedScore
                | SeatColumn::Substitutes
                | SeatColumn::Colour,
            )
            | Heading::Player
            | Heading::FirstName
            | Heading::NamePrefix
            | Heading::LastName
            | Heading::StartCount
            | Heading::Chart(_)
            | Heading::Result
            | Heading::LastYear
            | Heading::Score
            | Heading::Reason
            | Heading::Place
            | Heading::Note
            | Heading::Bookkeeping => true,
            Heading::Seat(column) => matches!(column.description().parse, crate::book::fields::SeatParse::Value { .. }),
            Heading::Round
            | Heading::Board
            | Heading::Power
            | Heading::FinalCount
            | Heading::Total
            | Heading::RoundScore(_)
            | Heading::Region
            | Heading::Games
            | Heading::Event
            | Heading::Date
            | Heading::Director
            | Heading::EventKind
            | Heading::Boards
            | Heading::Variant => false,
        }
    }

    pub(in crate::import) const CENTRES: Heading = Heading::Seat(SeatColumn::Centres);

    /// Whether the column holds the name of a player or a part of it.
    pub(in crate::import) const fn is_name(self) -> bool {
        matches!(self, Heading::Player | Heading::FirstName | Heading::NamePrefix | Heading::LastName)
    }
}

/// The key of the words that name a round with a number behind them.
const ROUND_KEY: &str = "round";

/// The keys of the headings in `assets/words`. Those of a column of a seat are its name.
const KEYS: [(&str, Heading); 26] = [
    (ROUND_KEY, Heading::Round),
    // A word that heads a column of rounds and names none: “Week 50” is not round 50.
    ("round column", Heading::Round),
    ("board", Heading::Board),
    ("power", Heading::Power),
    ("player", Heading::Player),
    ("first", Heading::FirstName),
    ("name prefix", Heading::NamePrefix),
    ("last", Heading::LastName),
    ("final", Heading::FinalCount),
    ("start_centres", Heading::StartCount),
    ("result", Heading::Result),
    ("ended", Heading::LastYear),
    ("score", Heading::Score),
    ("total", Heading::Total),
    ("reason", Heading::Reason),
    ("place", Heading::Place),
    ("region", Heading::Region),
    ("note", Heading::Note),
    ("games", Heading::Games),
    ("event", Heading::Event),
    ("date", Heading::Date),
    ("director", Heading::Director),
    ("event kind", Heading::EventKind),
    ("boards", Heading::Boards),
    ("variant", Heading::Variant),
    // Columns of the World Diplomacy Database that follow from its other columns.
    ("bookkeeping", Heading::Bookkeeping),
];

static HEADING_BY_KEY: LazyLock<FxHashMap<&'static str, Heading>> = LazyLock::new(|| {
    let of_seats = SeatColumn::ALL.map(|column| (column.description().field.name, Heading::Seat(column)));
    // The player, the note and the round have the same words in tables of other things.
    of_seats.into_iter().chain(KEYS).collect()
});

/// The heading of a key, and the key of a heading, as a recipe names them.
pub(in crate::import) fn heading_of_key(key: &str) -> Option<Heading> {
    HEADING_BY_KEY.get(key).copied()
}

/// The key of a heading.
pub(in crate::import) fn key_of_heading(heading: Heading) -> Option<&'static str> {
    let key = KEYS.into_iter().find(|(_, known)| *known == heading).map(|(key, _)| key);
    key.or(match heading {
        Heading::Seat(SeatColumn::Chart(_)) => None,
        Heading::Seat(column) => Some(column.description().field.name),
        _ => None,
    })
}

/// The heading of these folded words.
pub(in crate::import) fn heading_of_words(words: &str) -> Option<Heading> {
    if is_word_for_round(words) {
        return Some(Heading::Round);
    }
    let key = heading_key(words).or_else(|| heading_key(without_word_for_number(words)?))?;
    HEADING_BY_KEY.get(key).copied()
}

/// “Bord” for “Bordnr” and “Tisch” for “Tischnummer”.
fn without_word_for_number(words: &str) -> Option<&str> {
    ["nr", "nummer"].into_iter().find_map(|number| words.strip_suffix(number)).map(str::trim_end)
}

/// The heading of which these folded words are the beginning, with a stop behind them: “Tav.” for “Tavolo”.
pub(in crate::import) fn heading_of_beginning(words: &str) -> Option<Heading> {
    HEADING_BY_KEY.get(abbreviated_heading_key(words)?).copied()
}

/// Whether a folded word names a round with a number behind it: “round” in “Round 2”.
pub(in crate::import) fn is_round_word(word: &str) -> bool {
    is_word_for_round(word) || heading_key(word) == Some(ROUND_KEY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_the_words_is_a_heading() {
        for key in crate::book::language_words::heading_keys() {
            assert!(HEADING_BY_KEY.contains_key(key), "{key}");
        }
    }
}
