//! What happens at a board and around it, in a director's words: read from a cell, and written so that it reads back as
//! the same.
//!
//! Several things of one kind stand in one cell with a semicolon between them: “25 % joined late; 10 rude”.

use super::vocabulary::single_spaced;
use super::{Amount, BoardRef, Book, Card, CardKind, Outcome, Penalty, Power, Proposal, Season, Year, fold_name};

/// “R2 C”, short for a board; a round or a board of a longer name in full.
pub fn place(book: &Book, at: BoardRef) -> String {
    let round = book.round(at.round).map_or("", |round| round.name.as_str());
    let number = !round.is_empty() && round.chars().all(|c| c.is_ascii_digit());
    let board = book.board(at).map_or("", |board| board.name.as_str());
    if number { format!("R{round} {board}") } else { format!("{round} {board}") }
}

/// The parts of a cell that a semicolon separates, without empty ones.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty())
}

/// Puts parts into one cell. A semicolon inside one of them becomes a comma, or it would come back as two.
fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.map(|part| part.replace(';', ",")).collect::<Vec<_>>().join("; ")
}

/// “25 % joined late; 10 rude”.
pub fn penalties(list: &[Penalty]) -> String {
    joined(list.iter().map(|penalty| single_spaced(&format!("{} {}", amount(penalty.amount), penalty.reason))))
}

/// “25 %”, “10”.
pub fn amount(amount: Amount) -> String {
    match amount {
        Amount::Points(points) => points.to_string(),
        Amount::Percent(share) => format!("{share} %"),
    }
}

/// Reads penalties; the first part that is none comes back as the error.
///
/// # Errors
/// The part that does not begin with how much is taken.
pub fn read_penalties(text: &str) -> Result<Vec<Penalty>, &str> {
    parts(text).map(|part| read_penalty(part).ok_or(part)).collect()
}

fn read_penalty(part: &str) -> Option<Penalty> {
    // A penalty takes away with or without its sign.
    let unsigned = part.trim_start_matches(['-', '−', '–']).trim_start();
    let end = unsigned.find(|c: char| !(c.is_ascii_digit() || c == '.' || c == ',')).unwrap_or(unsigned.len());
    let digits = unsigned[..end].trim_end_matches([',', '.']);
    let number: f64 = digits.replace(',', ".").parse().ok().filter(|number: &f64| number.is_finite())?;
    let rest = unsigned[digits.len()..].trim_start();
    let (amount, reason) = match rest.strip_prefix('%') {
        Some(reason) => (Amount::Percent(number), reason),
        None => (Amount::Points(number), without_unit(rest)),
    };
    let reason = single_spaced(reason.trim_start_matches(|c: char| c.is_whitespace() || ",:-–".contains(c)));
    Some(Penalty { amount, reason })
}

/// The reason behind “points”, where that stands between.
fn without_unit(rest: &str) -> &str {
    let (word, reason) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    if matches!(word.to_lowercase().as_str(), "points" | "point" | "pts" | "p") { reason } else { rest }
}

/// “yellow Spring 1904 late orders; extension”.
pub fn cards(list: &[Card]) -> String {
    joined(list.iter().map(|card| single_spaced(&format!("{} {} {}", card.kind.name(), card.when, card.note))))
}

/// Reads cards; the first part that is none comes back as the error.
///
/// # Errors
/// The part that does not begin with the kind of card.
pub fn read_cards(text: &str) -> Result<Vec<Card>, &str> {
    parts(text).map(|part| read_card(part).ok_or(part)).collect()
}

fn read_card(part: &str) -> Option<Card> {
    let mut words = part.split_whitespace().peekable();
    let kind = CardKind::named(words.next()?.trim_end_matches([',', ':']))?;
    if words.peek().is_some_and(|word| fold_name(word) == "card") {
        words.next();
    }
    let words: Vec<&str> = words.collect();
    // “Spring 1904” is two words, “S04” one.
    let when = [2, 1].into_iter().find_map(|n| {
        let said = words.get(..n)?.join(" ");
        Some((moment(said.trim_end_matches([',', ':']))?, n))
    });
    let (when, taken) = when.unwrap_or_default();
    Some(Card { kind, when, note: words[taken..].join(" ") })
}

impl CardKind {
    /// Every kind.
    pub const ALL: [CardKind; 3] = [CardKind::Yellow, CardKind::Red, CardKind::Extension];

    /// “yellow”.
    pub const fn name(self) -> &'static str {
        match self {
            CardKind::Yellow => "yellow",
            CardKind::Red => "red",
            CardKind::Extension => "extension",
        }
    }

    /// The kind whose name begins like this.
    pub fn named(text: &str) -> Option<CardKind> {
        let folded = fold_name(text);
        let begins = |kind: &CardKind| !folded.is_empty() && kind.name().starts_with(&folded);
        CardKind::ALL.into_iter().find(begins)
    }
}

impl Season {
    /// “Spring”.
    pub const fn name(self) -> &'static str {
        match self {
            Season::Spring => "Spring",
            Season::Fall => "Fall",
        }
    }
}

/// “Fall 1905”.
pub fn season(season: Season, year: Year) -> String {
    format!("{} {year}", season.name())
}

/// Reads “Fall 1905”, “autumn 05”, “F05”; a year alone is its fall.
pub fn read_season(text: &str) -> Option<(Season, Year)> {
    let (word, year) = season_and_year(text)?;
    match word.as_str() {
        "" | "f" | "fall" | "a" | "autumn" | "herbst" | "h" => Some((Season::Fall, year)),
        "s" | "spring" | "fruhjahr" => Some((Season::Spring, year)),
        _ => None,
    }
}

/// “Winter 1904” of “w04”: a moment of a game for a card, which can be a winter too.
fn moment(text: &str) -> Option<String> {
    let (word, year) = season_and_year(text)?;
    match word.as_str() {
        "w" | "winter" => Some(format!("Winter {year}")),
        "" => Some(year.to_string()),
        _ => read_season(text).map(|(of, year)| season(of, year)),
    }
}

/// The word before a year, folded, and the year.
fn season_and_year(text: &str) -> Option<(String, Year)> {
    use super::EntryValue;
    let text = text.trim();
    let start = text.find(|c: char| c.is_ascii_digit() || c == '\'' || c == '’')?;
    let year = Year::read(text[start..].trim())?;
    // A bare figure such as “3” is no year here, unless a season stands before it.
    let word = fold_name(text[..start].trim());
    (!word.is_empty() || text.len() >= 4).then_some((word, year))
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Outcome; 4] = [Outcome::Open, Outcome::Passed, Outcome::Failed, Outcome::Vetoed];

    /// “passed”.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Open => "open",
            Outcome::Passed => "passed",
            Outcome::Failed => "failed",
            Outcome::Vetoed => "vetoed",
        }
    }

    /// The outcome whose name begins like this; nothing is an open one.
    pub fn named(text: &str) -> Option<Outcome> {
        let folded = fold_name(text);
        Outcome::ALL.into_iter().find(|outcome| outcome.name().starts_with(&folded))
    }
}

/// What a draw for all survivors says in the place of its members.
pub const ALL_SURVIVORS: &str = "all survivors";

/// “Austria, France”; “all survivors” for nobody in particular.
pub fn members(list: &[Power]) -> String {
    if list.is_empty() {
        return ALL_SURVIVORS.to_owned();
    }
    list.iter().map(|power| power.name()).collect::<Vec<_>>().join(", ")
}

/// Reads the members of a draw: names, or their letters, “AFT”. Nothing, “all” and “DIAS” are all survivors.
pub fn read_members(text: &str) -> Option<Vec<Power>> {
    let folded = fold_name(text);
    if matches!(folded.as_str(), "" | "all" | "all survivors" | "survivors" | "dias") {
        return Some(Vec::new());
    }
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty() && *word != "and");
    let named: Option<Vec<Power>> = words.map(Power::parse).collect();
    let mut list = named.or_else(|| folded.chars().map(|letter| Power::parse(&letter.to_string())).collect())?;
    list.sort_unstable();
    list.dedup();
    Some(list)
}

impl Proposal {
    /// “Fall 1905”.
    pub fn when(&self) -> String {
        season(self.season, self.year)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn penalties_are_typed_in_words_and_read_back_as_they_are_shown() {
        for (typed, shown) in [
            ("25% anonymity", "25 % anonymity"),
            ("10 late;5 points rude", "10 late; 5 rude"),
            ("-50 joined late", "50 joined late"),
            ("12,5 %: twice", "12.5 % twice"),
            ("25 %", "25 %"),
            ("1, missed the start", "1 missed the start"),
            ("", ""),
        ] {
            let list = read_penalties(typed).unwrap();
            assert_eq!(penalties(&list), shown, "{typed}");
            assert_eq!(read_penalties(shown), Ok(list), "{shown}");
        }
        assert_eq!(read_penalties("10 late; very late"), Err("very late"));
    }

    #[test]
    fn cards_say_when_and_why() {
        for (typed, shown) in [
            ("y s04 late orders", "yellow Spring 1904 late orders"),
            ("red card Fall 1905; ext", "red Fall 1905; extension"),
            ("Yellow, W1904: builds late", "yellow Winter 1904 builds late"),
            ("extension asked for 2 days", "extension asked for 2 days"),
            ("yellow 1904 late", "yellow 1904 late"),
        ] {
            let list = read_cards(typed).unwrap();
            assert_eq!(cards(&list), shown, "{typed}");
            assert_eq!(read_cards(shown), Ok(list), "{shown}");
        }
        assert_eq!(read_cards("yellow; green"), Err("green"));
        assert_eq!(read_cards(", late"), Err(", late"));
    }

    #[test]
    fn seasons_outcomes_and_members_may_be_typed_short() {
        let fall = Some((Season::Fall, Year(1905)));
        for text in ["Fall 1905", "f05", "autumn '05", "1905"] {
            assert_eq!(read_season(text), fall, "{text}");
        }
        assert_eq!(read_season("s1906"), Some((Season::Spring, Year(1906))));
        assert_eq!([read_season("winter 1905"), read_season("5"), read_season("Fall")], [None; 3]);
        assert_eq!(Outcome::named("P"), Some(Outcome::Passed));
        assert_eq!([Outcome::named(""), Outcome::named("perhaps")], [Some(Outcome::Open), None]);
        let two = Some(vec![Power::Austria, Power::France]);
        for text in ["France, Austria", "fa", "A and F", "Austria; France"] {
            assert_eq!(read_members(text), two, "{text}");
        }
        assert_eq!(read_members("DIAS"), Some(Vec::new()));
        assert_eq!(read_members("me"), None);
    }
}
