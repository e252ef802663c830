//! The season of a ruling and the part of it that is asked about.

use std::fmt;

use crate::book::notation::parse_season;
use crate::book::{Season, Year};

/// A turn of the game: “Spring 1902”, “Fall 1902 retreats”, “Winter 1902”.
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
        for word in folded.split_whitespace() {
            match word.trim_matches(|c: char| !c.is_alphanumeric()) {
                "retreat" | "retreats" | "summer" => part = TurnPart::Retreats,
                "build" | "builds" | "adjustment" | "adjustments" | "removals" => part = TurnPart::Adjustments,
                "moves" | "movement" | "orders" | "" => {}
                _ => rest.push(word),
            }
        }
        let rest = rest.join(" ");
        if let Some(year) = rest.strip_prefix("winter").or_else(|| rest.strip_prefix('w')) {
            let year = parse_season(&format!("f {}", year.trim())).map(|(_, year)| year);
            return (year.is_some() || rest == "winter").then_some(GameTurn {
                part: TurnPart::Adjustments,
                season: None,
                year,
            });
        }
        if let Some((season, year)) = parse_season(&rest) {
            return Some(GameTurn { part, season: Some(season), year: Some(year) });
        }
        let season = match rest.as_str() {
            "spring" => Some(Season::Spring),
            "fall" | "autumn" => Some(Season::Fall),
            _ => return None,
        };
        Some(GameTurn { part, season, year: None })
    }

    /// Whether the two are the same season of the same year, as far as both say it.
    pub fn agrees(self, other: GameTurn) -> bool {
        let years = self.year.is_none() || other.year.is_none() || self.year == other.year;
        years && self.season == other.season && self.is_winter() == other.is_winter()
    }

    const fn is_winter(self) -> bool {
        matches!(self.part, TurnPart::Adjustments) && self.season.is_none()
    }
}

impl fmt::Display for GameTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.season.map_or("Winter", Season::name))?;
        self.year.map_or(Ok(()), |year| write!(f, " {year}"))?;
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
        ] {
            assert_eq!(GameTurn::parse(text).map(|turn| turn.to_string()).as_deref(), Some(read), "{text}");
        }
        for text in ["", "A Vie - Bud", "War", "Wales", "1", "retreats"] {
            assert_eq!(GameTurn::parse(text), None, "{text}");
        }
    }
}
