//! The season of a ruling and the part of it that is asked about.

use std::fmt;

use super::heading_words::{HeadingWord, heading_word};
use crate::book::language_words::{CellWord, season_named};
use crate::book::notation::{parse_season, parse_winter};
use crate::book::{Season, Year};
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// A turn of the game: “Spring 1902”, “Fall 1902 retreats”, “Winter 1902”. A year alone names no season: only a winter has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameTurn {
    pub part: TurnPart,
    pub season: Option<Season>,
    pub year: Option<Year>,
}

/// What the orders of a turn are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TurnPart {
    #[default]
    Movement,
    Retreats,
    Adjustments,
}

impl TurnPart {
    /// “movement”, “retreat” or “adjustment”.
    pub const fn name(self) -> &'static str {
        match self {
            TurnPart::Movement => "movement",
            TurnPart::Retreats => "retreat",
            TurnPart::Adjustments => "adjustment",
        }
    }
}

impl GameTurn {
    /// Parses a season with an optional year and an optional word for the part: “Spring 1902”, “S02”, “Fall 1902
    /// retreats”, “Winter 1902”, “builds 1902”.
    pub fn parse(text: &str) -> Option<GameTurn> {
        let folded = text.trim().trim_end_matches([':', '.']).to_lowercase();
        let mut part = TurnPart::Movement;
        let mut rest: Vec<&str> = Vec::new();
        let mut is_summer = false;
        for word in folded.split_whitespace() {
            let word = word.trim_end_matches(',');
            let (word, letter) = without_part_letter(word);
            part = letter.unwrap_or(part);
            let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
            match heading_word(bare) {
                Some(HeadingWord::Retreats | HeadingWord::RetreatPart) => part = TurnPart::Retreats,
                Some(HeadingWord::Adjustments | HeadingWord::AdjustmentPart) => part = TurnPart::Adjustments,
                Some(HeadingWord::Orders | HeadingWord::MovementPart) => {}
                None if bare.is_empty() => {}
                _ if season_named(bare) == Some(CellWord::Summer) => is_summer = true,
                _ => rest.push(word),
            }
        }
        if is_summer {
            // The summer is between the moves of the spring and those of the fall.
            part = TurnPart::Retreats;
            rest.splice(..0, (!rest.is_empty()).then_some("spring"));
        }
        let rest = rest.join(" ");
        if let Some((season, year)) = parse_season(&rest) {
            let has_word = rest.chars().any(char::is_alphabetic);
            return Some(GameTurn { part, season: has_word.then_some(season), year: Some(year) });
        }
        if let Some(year) = parse_winter(&rest) {
            return Some(GameTurn { part: TurnPart::Adjustments, season: None, year: Some(year) });
        }
        // A letter alone is no season.
        match season_named(&rest).filter(|_| rest.chars().count() > 2)? {
            CellWord::Winter => Some(GameTurn { part: TurnPart::Adjustments, season: None, year: None }),
            CellWord::Spring => Some(GameTurn { part, season: Some(Season::Spring), year: None }),
            CellWord::Fall => Some(GameTurn { part, season: Some(Season::Fall), year: None }),
            _ => None,
        }
    }

    /// Whether the two are the same season of the same year, as far as both say it.
    pub fn agrees(self, other: GameTurn) -> bool {
        let years = self.year.is_none() || other.year.is_none() || self.year == other.year;
        years && self.season == other.season && self.is_winter() == other.is_winter()
    }

    /// The turn inside a sentence, or as a title.
    pub fn message(self) -> Message {
        let season = match (self.season, self.year) {
            (_, Some(year)) if !self.names_season() => texts::year_alone(year.to_string()),
            (Some(Season::Spring), Some(year)) => texts::spring_of_year(year.to_string()),
            (Some(Season::Fall), Some(year)) => texts::fall_of_year(year.to_string()),
            (None, Some(year)) => texts::winter_of_year(year.to_string()),
            (Some(Season::Spring), None) => texts::spring(),
            (Some(Season::Fall), None) => texts::fall(),
            (None, None) => texts::winter(),
        };
        match self.part {
            TurnPart::Retreats => texts::retreats_of_turn(season),
            TurnPart::Adjustments if self.season.is_some() => texts::adjustments_of_turn(season),
            _ => season,
        }
    }

    /// Whether it is known which turn of its year it is. “1902” can be any.
    pub const fn names_season(self) -> bool {
        self.season.is_some() || self.is_winter()
    }

    const fn is_winter(self) -> bool {
        matches!(self.part, TurnPart::Adjustments) && self.season.is_none()
    }
}

/// Splits the letter of the part from a turn as adjudicators write it: “S1902M”, “F1902R”, “W1902A”.
fn without_part_letter(word: &str) -> (&str, Option<TurnPart>) {
    let part = match word.chars().next_back() {
        Some('m') => TurnPart::Movement,
        Some('r') => TurnPart::Retreats,
        Some('a' | 'b') => TurnPart::Adjustments,
        _ => return (word, None),
    };
    let turn = &word[..word.len() - 1];
    let year = turn.strip_prefix(['s', 'f', 'w']).unwrap_or_default();
    let is_turn = matches!(year.len(), 2 | 4) && year.bytes().all(|digit| digit.is_ascii_digit());
    if is_turn { (turn, Some(part)) } else { (word, None) }
}

impl fmt::Display for GameTurn {
    /// As it is written in a text, in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let season = self.season.map_or("Winter", Season::name);
        match self.year {
            Some(year) if !self.names_season() => write!(f, "{year}")?,
            Some(year) => write!(f, "{season} {year}")?,
            None => f.write_str(season)?,
        }
        match self.part {
            TurnPart::Retreats => f.write_str(" retreats"),
            TurnPart::Adjustments if self.season.is_some() => f.write_str(" adjustments"),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seasons_are_read_in_their_usual_spellings() {
        for (text, read) in [
            ("Spring 1902", "Spring 1902"),
            ("S02", "Spring 1902"),
            ("F1905:", "Fall 1905"),
            ("autumn 1901", "Fall 1901"),
            ("Fall 1902 retreats", "Fall 1902 retreats"),
            ("Winter 1902", "Winter 1902"),
            ("W04", "Winter 1904"),
            ("spring", "Spring"),
            ("Frühjahr 1902", "Spring 1902"),
            ("Automne 1902 retraites", "Fall 1902 retreats"),
            ("autunno", "Fall"),
            ("Hiver 1904", "Winter 1904"),
            ("builds Winter 1904", "Winter 1904"),
            ("Summer 1902", "Spring 1902 retreats"),
            ("Fall, 1902", "Fall 1902"),
            ("S1902M", "Spring 1902"),
            ("F1902R", "Fall 1902 retreats"),
            ("W1902A", "Winter 1902"),
            ("1902", "1902"),
            ("1902 retreats", "1902 retreats"),
            ("builds 1902", "Winter 1902"),
        ] {
            assert_eq!(GameTurn::parse(text).map(|turn| turn.to_string()).as_deref(), Some(read), "{text}");
            assert_eq!(GameTurn::parse(text).map(|turn| turn.message().english()).as_deref(), Some(read), "{text}");
        }
        for text in ["", "A Vie - Bud", "War", "Wales", "1", "retreats", "f", "Summer"] {
            assert_eq!(GameTurn::parse(text), None, "{text}");
        }
    }
}
