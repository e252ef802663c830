//! The text notation of penalties, cards, seasons, outcomes and members of a draw: parsing and printing. The printed
//! text parses back to the same value.
//!
//! A semicolon separates several items in one cell: “25 % joined late; 10 rude”.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use super::calendar_words::month_named;
use super::language_words::{CellWord, is_cell_word, season_named};
use super::typed_words::{is_text_of_window, single_spaced, values_by_window_name};
use super::{
    BoardRef, Book, Card, CardKind, DrawProposal, Penalty, PenaltyAmount, Power, ProposalOutcome, Season, Year,
    fold_name,
};
use crate::figures::read_number;
use crate::languages::sentences::words;
use crate::languages::window_sentences::values;
use crate::languages::{FixedSentence, Language, figure_in_window, in_english, window_language};

/// The short label of a board, “R2 C”. A round whose name is not a number is written in full.
pub fn short_board_label(book: &Book, at: BoardRef) -> String {
    let round = book.round(at.round).map_or("", |round| round.name.as_str());
    let number = !round.is_empty() && round.chars().all(|c| c.is_ascii_digit());
    let board = book.board(at).map_or("", |board| board.name.as_str());
    if number { format!("R{round} {board}") } else { format!("{round} {board}") }
}

/// The items of a cell, which are separated by semicolons or new lines. Empty items are left out.
pub fn split_parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty())
}

/// Joins items into the text of one cell. A semicolon inside an item becomes a comma, because it would split the item.
fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.map(|part| part.replace(';', ",")).collect::<Vec<_>>().join("; ")
}

/// “25 % joined late; 10 rude”.
pub fn penalties_text(list: &[Penalty]) -> String {
    in_english(|| penalties_text_in_window(list))
}

/// The same in the language of the window.
pub fn penalties_text_in_window(list: &[Penalty]) -> String {
    let describe =
        |penalty: &Penalty| single_spaced(&format!("{} {}", amount_text_in_window(penalty.amount), penalty.reason));
    joined(list.iter().map(describe))
}

/// “12.5 %”, “10”, in the language of the window.
pub fn amount_text_in_window(amount: PenaltyAmount) -> String {
    match amount {
        PenaltyAmount::Points(points) => figure_in_window(&points.to_string()),
        PenaltyAmount::Percent(share) => figure_in_window(&format!("{share} %")),
    }
}

/// Parses a list of penalties.
///
/// # Errors
/// The first item that does not begin with an amount.
pub fn parse_penalties(text: &str) -> Result<Vec<Penalty>, &str> {
    split_parts(text).map(|part| parse_penalty(part).ok_or(part)).collect()
}

fn parse_penalty(part: &str) -> Option<Penalty> {
    // The minus sign of a penalty is optional.
    let unsigned = part.trim_start_matches(['-', '−', '–']).trim_start();
    let end = unsigned.find(|c: char| !(c.is_ascii_digit() || c == '.' || c == ',')).unwrap_or(unsigned.len());
    let digits = unsigned[..end].trim_end_matches([',', '.']);
    let number = read_number(digits)?;
    let rest = unsigned[digits.len()..].trim_start();
    let (amount, reason) = match rest.strip_prefix('%') {
        Some(reason) => (PenaltyAmount::Percent(number), reason),
        None => (PenaltyAmount::Points(number), without_unit(rest)),
    };
    let reason = single_spaced(reason.trim_start_matches(|c: char| c.is_whitespace() || ",:-–".contains(c)));
    Some(Penalty { amount, reason })
}

/// Removes the word “points” before the reason.
fn without_unit(rest: &str) -> &str {
    let (word, reason) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    if matches!(word.to_lowercase().as_str(), "points" | "point" | "pts" | "p") { reason } else { rest }
}

/// “yellow Spring 1904 late orders; extension”.
pub fn cards_text(list: &[Card]) -> String {
    joined(list.iter().map(|card| single_spaced(&format!("{} {} {}", card.kind.name(), card.moment, card.note))))
}

/// The same in the language of the window.
pub fn cards_text_in_window(list: &[Card]) -> String {
    let describe = |card: &Card| {
        let (kind, moment) = (card.kind.name_in_window(), moment_in_window(&card.moment));
        single_spaced(&format!("{kind} {moment} {}", card.note))
    };
    joined(list.iter().map(describe))
}

/// Parses a list of cards.
///
/// # Errors
/// The first item that does not begin with a kind of card.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, &str> {
    split_parts(text).map(|part| parse_card(part).ok_or(part)).collect()
}

fn parse_card(part: &str) -> Option<Card> {
    let mut words = part.split_whitespace().peekable();
    let kind = CardKind::parse(words.next()?.trim_end_matches([',', ':']))?;
    if words.peek().is_some_and(|word| fold_name(word) == "card") {
        words.next();
    }
    let words: Vec<&str> = words.collect();
    // “Spring 1904” has two words, “S04” has one.
    let when = [2, 1].into_iter().find_map(|n| {
        let text = words.get(..n)?.join(" ");
        Some((parse_moment(text.trim_end_matches([',', ':']))?, n))
    });
    let (when, taken) = when.unwrap_or_default();
    Some(Card { kind, moment: when, note: words[taken..].join(" ") })
}

impl CardKind {
    /// All kinds.
    pub const ALL: [CardKind; 3] = [CardKind::Yellow, CardKind::Red, CardKind::Extension];

    /// “yellow”.
    pub const fn name(self) -> &'static str {
        match self {
            CardKind::Yellow => "yellow",
            CardKind::Red => "red",
            CardKind::Extension => "extension",
        }
    }

    /// The kind in a language: “yellow”.
    pub fn name_in(self, language: Language) -> String {
        match self {
            CardKind::Yellow => words::card_yellow(language),
            CardKind::Red => words::card_red(language),
            CardKind::Extension => words::card_extension(language),
        }
    }

    /// The kind in the language of the window: “yellow”.
    pub fn name_in_window(self) -> &'static str {
        static NAMES: [FixedSentence; CardKind::ALL.len()] = [const { FixedSentence::new() }; CardKind::ALL.len()];
        NAMES[self as usize].made_by(|language| self.name_in(language))
    }

    /// The kind whose name begins with this text, or is this text in another language of the window.
    pub fn parse(text: &str) -> Option<CardKind> {
        static IN_WINDOW: LazyLock<HashMap<String, CardKind>> =
            LazyLock::new(|| values_by_window_name(&CardKind::ALL, CardKind::name_in_window));
        let folded = fold_name(text);
        let begins = |kind: &CardKind| !folded.is_empty() && kind.name().starts_with(&folded);
        CardKind::ALL.into_iter().find(begins).or_else(|| IN_WINDOW.get(&folded).copied())
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
pub fn season_text(season: Season, year: Year) -> String {
    format!("{} {year}", season.name())
}

/// A season of a year in a language: “Fall 1905”.
pub fn season_text_in(language: Language, season: Season, year: Year) -> String {
    match season {
        Season::Spring => words::spring_of_year(language, &year.to_string()),
        Season::Fall => words::fall_of_year(language, &year.to_string()),
    }
}

/// The season of a card or of a substitute, “Fall 1905” or “Winter 1904”, in the language of the window. Another text stays as it
/// is.
pub fn moment_in_window(moment: &str) -> Cow<'_, str> {
    if let Some((season, year)) = parse_season(moment).filter(|(season, year)| season_text(*season, *year) == moment) {
        return season_text_in(window_language(), season, year).into();
    }
    match parse_winter(moment).filter(|year| winter_text(*year) == moment) {
        Some(year) => values::winter_of_year(&year.to_string()).into(),
        None => moment.into(),
    }
}

/// “Winter 1904”.
fn winter_text(year: Year) -> String {
    format!("Winter {year}")
}

/// Parses “Fall 1905”, “autumn 05”, “F05”. A year alone means its fall.
pub fn parse_season(text: &str) -> Option<(Season, Year)> {
    let (word, year) = parse_season_and_year(text)?;
    if word.is_empty() {
        return Some((Season::Fall, year));
    }
    match season_named(&word)? {
        CellWord::Fall => Some((Season::Fall, year)),
        CellWord::Spring => Some((Season::Spring, year)),
        _ => None,
    }
}

/// The year of a season that was typed without its season, so that it means the fall: 1905 in “1905” and in “Hal 1905”. Of several
/// substitutes, the first such year.
pub fn year_without_season(text: &str) -> Option<Year> {
    text.split(';').find_map(|part| {
        let (_, start) = split_substitute(part);
        let moment = if start.is_empty() { part } else { start };
        parse_season_and_year(moment).filter(|(season, _)| season.is_empty()).map(|(_, year)| year)
    })
}

/// Parses “Winter 1904” and “w04”.
pub fn parse_winter(text: &str) -> Option<Year> {
    let (word, year) = parse_season_and_year(text)?;
    (season_named(&word) == Some(CellWord::Winter)).then_some(year)
}

/// The start of a substitute as it is kept: “Fall 1903” for “f03”. A text that is no season stays as it is.
pub fn substitute_start(text: &str) -> String {
    parse_season(text).map_or_else(|| single_spaced(text), |(season, year)| season_text(season, year))
}

/// A moment as it is kept: “2026-11-22 16:30” for “22 November 2026, 16:30”, in any language, for “22.11.2026, 16:30”, and in a language
/// that writes the day first for “22/11/2026 16:30”. Without a time it is “2026-11-22”. A text that is no such moment stays as it is.
pub fn kept_moment(text: &str) -> String {
    let read = || {
        let text = text.trim().trim_end_matches([',', '.']);
        let (date, time) = match text.rsplit_once(char::is_whitespace) {
            Some((date, time)) if time.contains(':') => (date.trim_end().trim_end_matches([',', '.']), Some(time)),
            _ => (text, None),
        };
        let day = date_in_words(date).or_else(|| date_in_figures(date))?;
        let Some(time) = time else { return Some(day.to_string()) };
        let time = jiff::civil::Time::strptime("%H:%M", time).ok()?;
        Some(format!("{day} {}", time.strftime("%H:%M")))
    };
    read().unwrap_or_else(|| single_spaced(text))
}

/// “22 November 2026” and “22. November 2026”.
fn date_in_words(text: &str) -> Option<jiff::civil::Date> {
    let words: Vec<&str> = text.split_whitespace().map(|word| word.trim_end_matches([',', '.'])).collect();
    let [first, second, year] = words[..] else { return None };
    // “3 Nov 2026” and “Nov 3, 2026”.
    let (day, month) = if month_named(first).is_some() { (second, first) } else { (first, second) };
    date_of(day.parse().ok()?, month_named(month)? as i8 + 1, year)
}

/// “22.11.2026” and “22/11/2026”. In English the month may be first, so a date with strokes is read only if it is a date in one order.
fn date_in_figures(text: &str) -> Option<jiff::civil::Date> {
    let sign = ['.', '/', '-'].into_iter().find(|sign| text.contains(*sign))?;
    let figures: Vec<&str> = text.split(sign).map(str::trim).collect();
    let [first, second, year] = figures[..] else { return None };
    let (first, second) = (first.parse().ok()?, second.parse().ok()?);
    let (day_first, month_first) = (date_of(first, second, year), date_of(second, first, year));
    match (day_first, month_first) {
        (Some(day), Some(other)) if sign != '.' && window_language() == Language::English => {
            (day == other).then_some(day)
        }
        (Some(day), _) => Some(day),
        (None, other) => other.filter(|_| sign != '.'),
    }
}

fn date_of(day: i8, month: i8, year: &str) -> Option<jiff::civil::Date> {
    jiff::civil::Date::new(year.parse().ok().filter(|year| *year >= 1000)?, month, day).ok()
}

/// Whether a text looks like a date in figures and is read as none: the day of “3/11/2026” may be its month, and “26” may be a day.
pub fn is_doubtful_date(text: &str) -> bool {
    let figures: Vec<&str> = text.trim().split(['/', '-', '.']).collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_day_first = || figures[0].len() <= 2;
    figures.len() == 3 && figures.iter().all(is_number) && is_day_first() && kept_moment(text) == single_spaced(text)
}

/// The name and the start of a substitute: “Hal” and “Fall 1903” for “Hal from Fall 1903”, “Hal” and “1906” for “Hal 1906” and
/// “Hal (since 1906)”. A year is no part of a name.
pub fn split_substitute(text: &str) -> (&str, &str) {
    let text = text.trim();
    // A name may contain the word “from”. The text after the last one is the season.
    if let Some(at) = text.rfind(" from ") {
        return (text[..at].trim_end(), text[at + " from ".len()..].trim());
    }
    let is_edge = |letter: char| !letter.is_alphanumeric() && letter != '\'' && letter != '’';
    let ends_in_year = |word: &str| {
        let year = parse_season_and_year(word.trim_matches(is_edge));
        year.is_some_and(|(word, _)| word.is_empty() || season_named(&word).is_some())
    };
    let is_beside_year = |word: &str| {
        let word = word.trim_matches(is_edge);
        season_named(word).is_some() || is_cell_word(word, CellWord::Filler)
    };
    let words: Vec<usize> =
        text.split_whitespace().map(|word| word.as_ptr() as usize - text.as_ptr() as usize).collect();
    let word = |at: usize| text[words[at]..].split_whitespace().next().unwrap_or_default();
    let Some(last) = words.len().checked_sub(1).filter(|last| *last > 0 && ends_in_year(word(*last))) else {
        return (text, "");
    };
    // A year has one season. A second one is a family name: “Ann Winter Winter 1904”.
    let is_word_of_season = |at: usize| season_named(word(at).trim_matches(is_edge)).is_some();
    let is_of_start =
        |at: &usize| is_beside_year(word(*at)) && !(is_word_of_season(*at) && (at + 1..last).any(is_word_of_season));
    let first = (1..last).rev().take_while(is_of_start).last().unwrap_or(last);
    let is_season = |at: &usize| *at == last || is_word_of_season(*at);
    let start = (first..=last).find(is_season).unwrap_or(last);
    let name = text[..words[first]].trim_end_matches([' ', ',', '(', '[', '-', '–', ':']);
    if !name.contains(char::is_alphabetic) {
        return (text, "");
    }
    (name, text[words[start]..].trim_matches(is_edge))
}

/// Parses the moment of a card, which can also be a winter: “Winter 1904” from “w04”.
fn parse_moment(text: &str) -> Option<String> {
    let (word, year) = parse_season_and_year(text)?;
    if word.is_empty() {
        return Some(year.to_string());
    }
    match parse_winter(text) {
        Some(year) => Some(winter_text(year)),
        None => parse_season(text).map(|(of, year)| season_text(of, year)),
    }
}

/// Splits a text into the folded word before the year and the year.
fn parse_season_and_year(text: &str) -> Option<(String, Year)> {
    use super::CellValue;
    let text = text.trim();
    let start = text.find(|c: char| c.is_ascii_digit() || c == '\'' || c == '’')?;
    let year = Year::parse(text[start..].trim())?;
    // A short number such as “3” is a year only after a season.
    let word = fold_name(text[..start].trim());
    (!word.is_empty() || text.len() >= 4).then_some((word, year))
}

impl ProposalOutcome {
    /// All outcomes.
    pub const ALL: [ProposalOutcome; 4] =
        [ProposalOutcome::Open, ProposalOutcome::Passed, ProposalOutcome::Failed, ProposalOutcome::Vetoed];

    /// “passed”.
    pub const fn name(self) -> &'static str {
        match self {
            ProposalOutcome::Open => "open",
            ProposalOutcome::Passed => "passed",
            ProposalOutcome::Failed => "failed",
            ProposalOutcome::Vetoed => "vetoed",
        }
    }

    /// “passed”, in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            ProposalOutcome::Open => values::vote_open(),
            ProposalOutcome::Passed => values::vote_passed(),
            ProposalOutcome::Failed => values::vote_failed(),
            ProposalOutcome::Vetoed => values::vote_vetoed(),
        }
    }

    /// The outcome whose name begins with this text, or is this text in another language of the window. An empty text is an open
    /// proposal.
    pub fn parse(text: &str) -> Option<ProposalOutcome> {
        static IN_WINDOW: LazyLock<HashMap<String, ProposalOutcome>> =
            LazyLock::new(|| values_by_window_name(&ProposalOutcome::ALL, ProposalOutcome::name_in_window));
        let folded = fold_name(text);
        let english = ProposalOutcome::ALL.into_iter().find(|outcome| outcome.name().starts_with(&folded));
        english.or_else(|| IN_WINDOW.get(&folded).copied())
    }
}

/// The text for the members of a draw that includes all survivors.
pub const ALL_SURVIVORS: &str = "all survivors";

/// “Austria, France”, or “all survivors” for an empty list.
pub fn members_text(list: &[Power]) -> String {
    if list.is_empty() {
        return ALL_SURVIVORS.to_owned();
    }
    list.iter().map(|power| power.name()).collect::<Vec<_>>().join(", ")
}

/// “Austria, France” or “all survivors”, in the language of the window.
pub fn members_text_in_window(list: &[Power]) -> Cow<'static, str> {
    if list.is_empty() {
        return values::all_survivors().into();
    }
    list.iter().map(|power| power.name_in_window()).collect::<Vec<_>>().join(", ").into()
}

/// Parses the members of a draw: names, or letters, “AFT”. An empty text, “all” and “DIAS” mean all survivors.
pub fn parse_members(text: &str) -> Option<Vec<Power>> {
    let folded = fold_name(text);
    if matches!(folded.as_str(), "" | "all" | "all survivors" | "survivors" | "dias")
        || is_text_of_window(text, values::all_survivors)
    {
        return Some(Vec::new());
    }
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty() && *word != "and");
    let named: Option<Vec<Power>> = words.map(Power::parse).collect();
    let mut list = named.or_else(|| folded.chars().map(|letter| Power::parse(&letter.to_string())).collect())?;
    list.sort_unstable();
    list.dedup();
    Some(list)
}

impl Card {
    /// How many seconds late the note says, for “45 s late” or “1:15”. `None` if it does not say.
    pub fn seconds_late(&self) -> Option<u32> {
        let folded = fold_name(&self.note);
        let words: Vec<&str> = folded
            .split(|c: char| !(c.is_alphanumeric() || c == ':'))
            .flat_map(split_after_number)
            .filter(|word| !word.is_empty())
            .collect();
        let mut seconds = None;
        for (at, word) in words.iter().enumerate() {
            if let Some((minutes, rest)) = word.split_once(':') {
                let (minutes, rest): (u32, u32) = (minutes.parse().ok()?, rest.parse().ok()?);
                return minutes.checked_mul(60)?.checked_add(rest);
            }
            let Ok(number) = word.parse::<u32>() else { continue };
            let part = match words.get(at + 1).copied() {
                Some("s" | "sec" | "secs" | "second" | "seconds" | "sek" | "sekunden") => Some(number),
                Some("m" | "min" | "mins" | "minute" | "minutes" | "minuten") => number.checked_mul(60),
                _ => None,
            };
            seconds = part.map(|part| seconds.unwrap_or(0_u32).saturating_add(part)).or(seconds);
        }
        seconds
    }
}

/// “45s” as “45” and “s”.
fn split_after_number(word: &str) -> [&str; 2] {
    let end = word.find(|c: char| !(c.is_ascii_digit() || c == ':')).unwrap_or(word.len());
    let (number, rest) = word.split_at(end);
    [number, rest]
}

impl DrawProposal {
    /// The year of the chart that counts if the draw passes: in spring that of the year before (WDC 2006 §16).
    pub fn chart_year(&self) -> u16 {
        self.year.0 - u16::from(self.season == Season::Spring)
    }

    /// “Fall 1905”.
    pub fn season_text(&self) -> String {
        season_text(self.season, self.year)
    }

    /// “Fall 1905”, in the language of the window.
    pub fn season_text_in_window(&self) -> String {
        season_text_in(window_language(), self.season, self.year)
    }
}

/// A substitute whose season may be a family name: “Ann Winter 1904” is Ann from Winter 1904, or Ann Winter from 1904.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeasonOrFamilyName<'t> {
    /// “Ann”.
    pub given_name: &'t str,
    /// “Ann Winter”.
    pub whole_name: &'t str,
    /// “1904”.
    pub year: &'t str,
}

/// The two readings of a substitute with one name before the word of a season and a year. `None` for a text that is clear:
/// “Ann Lee Winter 1904”, “Ann, Winter 1904”, “Ann W04”.
pub fn season_or_family_name(text: &str) -> Option<SeasonOrFamilyName<'_>> {
    const SHORTEST_FAMILY_NAME: usize = 4;
    let text = text.trim();
    let mut words = text.split_whitespace();
    let (given_name, season, year) = (words.next()?, words.next()?, words.next()?);
    let is_season = season.chars().count() >= SHORTEST_FAMILY_NAME
        && season.starts_with(char::is_uppercase)
        && season.chars().all(char::is_alphabetic)
        && season_named(season).is_some();
    let bare_year = year.trim_matches(['(', ')']);
    let is_year = parse_season_and_year(bare_year).is_some_and(|(word, _)| word.is_empty());
    let is_name = given_name.chars().all(|c| c.is_alphabetic() || c == '-' || c == '.');
    let end = season.as_ptr() as usize - text.as_ptr() as usize + season.len();
    (is_name && is_season && is_year && words.next().is_none()).then(|| SeasonOrFamilyName {
        given_name,
        whole_name: &text[..end],
        year: bare_year,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::in_language;

    #[test]
    fn a_season_after_one_name_may_be_a_family_name() {
        let both = |text| season_or_family_name(text).map(|found| (found.given_name, found.whole_name, found.year));
        assert_eq!(both("Ann Winter 1904"), Some(("Ann", "Ann Winter", "1904")));
        assert_eq!(both("Eva Herbst (1904)"), Some(("Eva", "Eva Herbst", "1904")));
        for text in [
            "Ann Lee Winter 1904",
            "Ann, Winter 1904",
            "Ann W04",
            "Ann W 1904",
            "Ann fall 1904",
            "Ann Lee 1904",
            "Ann from Winter 1904",
            "Winter 1904",
        ] {
            assert_eq!(both(text), None, "{text}");
        }
    }

    #[test]
    fn a_year_after_the_name_of_a_substitute_is_the_start() {
        for (text, name, start) in [
            ("Hal 1906", "Hal", "1906"),
            ("Hal Fox (1906)", "Hal Fox", "1906"),
            ("Hal Fox F06", "Hal Fox", "F06"),
            ("Hal Fox, Fall 1906", "Hal Fox", "Fall 1906"),
            ("Hal Fox (since 1906)", "Hal Fox", "1906"),
            ("Hal Fox ab Herbst 1906", "Hal Fox", "Herbst 1906"),
            ("Hal from the North from Fall 1903", "Hal from the North", "Fall 1903"),
            ("Hal", "Hal", ""),
            ("1906", "1906", ""),
            ("Guest 12", "Guest 12", ""),
            ("Hal 2nd", "Hal 2nd", ""),
        ] {
            assert_eq!(split_substitute(text), (name, start), "{text}");
        }
    }

    #[test]
    fn penalties_can_be_typed_in_several_ways_and_parse_back_as_shown() {
        for (typed, shown) in [
            ("25% anonymity", "25 % anonymity"),
            ("10 late;5 points rude", "10 late; 5 rude"),
            ("-50 joined late", "50 joined late"),
            ("12,5 %: twice", "12.5 % twice"),
            ("25 %", "25 %"),
            ("1, missed the start", "1 missed the start"),
            ("", ""),
        ] {
            let list = parse_penalties(typed).unwrap();
            assert_eq!(penalties_text(&list), shown, "{typed}");
            assert_eq!(parse_penalties(shown), Ok(list), "{shown}");
        }
        assert_eq!(parse_penalties("10 late; very late"), Err("very late"));
    }

    #[test]
    fn moments_in_words_are_kept_as_records() {
        let moments =
            ["22 November 2026, 16:30", "22.  November 2026, 16:30", "22 novembre 2026 16:30", "2026-11-22  16:30"];
        for moment in moments {
            assert_eq!(kept_moment(moment), "2026-11-22 16:30", "{moment}");
        }
        assert_eq!([kept_moment("7 March 2026"), kept_moment("7. März 2026,")], ["2026-03-07"; 2]);
        assert_eq!([kept_moment("Mar 7, 2026"), kept_moment("Mar. 7 2026")], ["2026-03-07"; 2]);
        let doubtful = ["3/11/2026", "3.11.26", "13/11/2026", "2026-11-03", "early"].map(is_doubtful_date);
        assert_eq!(doubtful, [true, true, false, false, false]);
        for other in [
            "",
            "17",
            "17:30",
            "Tuesday",
            "31 February 2026",
            "7 March 26",
            "7 March 2026, late",
            "7 March 2026, 25:00",
            "31.2.2026",
            "11.22.2026",
            "7.3.26",
            "7/3/2026",
        ] {
            assert_eq!(kept_moment(other), other);
        }
    }

    #[test]
    fn moments_in_figures_are_read_in_the_order_of_the_language() {
        for moment in ["22.11.2026, 16:30", "22. 11. 2026 16:30", "22/11/2026 16:30", "11/22/2026 16:30"] {
            assert_eq!(kept_moment(moment), "2026-11-22 16:30", "{moment}");
        }
        assert_eq!([kept_moment("7.3.2026"), kept_moment("3/3/2026")], ["2026-03-07", "2026-03-03"]);
        for language in [Language::German, Language::French, Language::Italian] {
            assert_eq!(in_language(language, || kept_moment("07/03/2026")), "2026-03-07", "{language:?}");
            assert_eq!(in_language(language, || kept_moment("2026-03-07 09:15")), "2026-03-07 09:15", "{language:?}");
        }
    }

    #[test]
    fn cards_have_a_kind_a_moment_and_a_note() {
        for (typed, shown) in [
            ("y s04 late orders", "yellow Spring 1904 late orders"),
            ("red card Fall 1905; ext", "red Fall 1905; extension"),
            ("Yellow, W1904: builds late", "yellow Winter 1904 builds late"),
            ("extension asked for 2 days", "extension asked for 2 days"),
            ("yellow 1904 late", "yellow 1904 late"),
        ] {
            let list = parse_cards(typed).unwrap();
            assert_eq!(cards_text(&list), shown, "{typed}");
            assert_eq!(parse_cards(shown), Ok(list), "{shown}");
        }
        assert_eq!(parse_cards("yellow; green"), Err("green"));
        assert_eq!(parse_cards(", late"), Err(", late"));
    }

    #[test]
    fn the_note_of_a_card_says_how_late_the_orders_were() {
        for (note, seconds) in [
            ("45 s late", Some(45)),
            ("late by 30 seconds", Some(30)),
            ("late, 31sec", Some(31)),
            ("1:15", Some(75)),
            ("1 minute 5 seconds", Some(65)),
            ("2 min", Some(120)),
            ("late orders", None),
            ("2 units too many", None),
            ("", None),
        ] {
            let card = Card { kind: CardKind::Yellow, moment: String::new(), note: note.into() };
            assert_eq!(card.seconds_late(), seconds, "{note}");
        }
    }

    #[test]
    fn seasons_outcomes_and_members_can_be_abbreviated() {
        let fall = Some((Season::Fall, Year(1905)));
        for text in ["Fall 1905", "f05", "autumn '05", "1905", "Herbst 1905", "automne 1905", "autunno 05"] {
            assert_eq!(parse_season(text), fall, "{text}");
        }
        assert_eq!(parse_season("s1906"), Some((Season::Spring, Year(1906))));
        assert_eq!([parse_season("winter 1905"), parse_season("5"), parse_season("Fall")], [None; 3]);
        for (text, year) in [
            ("1905", Some(Year(1905))),
            ("Hal 1905", Some(Year(1905))),
            ("Hal from f04; Ben (since 1906)", Some(Year(1906))),
            ("f05", None),
            ("Hal from Spring 1905", None),
            ("Hal", None),
            ("", None),
        ] {
            assert_eq!(year_without_season(text), year, "{text}");
        }
        assert_eq!(ProposalOutcome::parse("P"), Some(ProposalOutcome::Passed));
        assert_eq!(
            [ProposalOutcome::parse(""), ProposalOutcome::parse("perhaps")],
            [Some(ProposalOutcome::Open), None]
        );
        let two = Some(vec![Power::Austria, Power::France]);
        for text in ["France, Austria", "fa", "A and F", "Austria; France"] {
            assert_eq!(parse_members(text), two, "{text}");
        }
        assert_eq!(parse_members("DIAS"), Some(Vec::new()));
        assert_eq!(parse_members("me"), None);
    }
}
