//! What the lines of a game's page say about the seat of a power: the player, the centres, the result, the points.

use std::ops::Range;

use super::tokens::{Token, is_one_of, is_season, tokens};
use crate::book::{CENTRES_ON_MAP, Power, SOLO_CENTRES};

/// The words after a number of centres.
const CENTRE_WORDS: [&str; 7] = ["center", "centers", "centre", "centres", "sc", "scs", "dots"];

/// The headings and links of the pages. They are no players.
const PAGE_HEADINGS: [&str; 12] = [
    "archive",
    "chat",
    "chat archive",
    "forum",
    "games",
    "history",
    "home",
    "maps",
    "messages",
    "orders",
    "players",
    "press",
];

/// What a page says about the seat of a power.
#[derive(Clone, Debug, Default)]
pub(super) struct PageSeat {
    pub(super) player: Option<String>,
    pub(super) centres: Option<u16>,
    /// Whether the page says what the number counts: “8 supply-centers”.
    pub(super) has_words: bool,
    pub(super) state: Option<SeatState>,
    pub(super) score: Option<String>,
    /// The points of the player on the site, and the bet: “112 D”, “Bet: 10 D”. They are not the score.
    pub(super) site_points: Vec<String>,
    /// The text beside the power that is nothing of this.
    pub(super) notes: Vec<String>,
}

/// The state of a seat, in the words of webDiplomacy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SeatState {
    Won,
    Drawn,
    Survived,
    Defeated,
    /// The player went away: “Left”, “Resigned”.
    Left,
    Playing,
}

impl SeatState {
    fn parse(word: &str) -> Option<Self> {
        // The site writes these words in English, and with a capital.
        Some(match word {
            "Won" => SeatState::Won,
            "Drawn" => SeatState::Drawn,
            "Survived" => SeatState::Survived,
            "Defeated" | "Eliminated" => SeatState::Defeated,
            "Left" | "Resigned" => SeatState::Left,
            "Playing" => SeatState::Playing,
            _ => return None,
        })
    }
}

impl PageSeat {
    /// Reads a part of a line. Gives the text before everything that is known. The text between and after becomes a note.
    fn read<'t>(&mut self, text: &'t str) -> &'t str {
        let text = text.trim().trim_start_matches([':', '-', '–', '.', ' ']);
        if let Some(count) = text.parse::<u16>().ok().filter(|count| *count <= CENTRES_ON_MAP) {
            self.centres = Some(count);
            return "";
        }
        let tokens = tokens(text);
        let mut facts: Vec<Range<usize>> = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            let length = self.read_fact(&tokens[at..]);
            if length > 0 {
                let fact = tokens[at].0.start..tokens[at + length - 1].0.end;
                if matches!(tokens[at].1, Token::Mark('(') | Token::Word("Bet" | "worth" | "won")) {
                    self.add_site_points(&text[fact.clone()]);
                }
                facts.push(fact);
            }
            at += length.max(1);
        }
        // “9; 34.615 points”: a count before the points.
        if let Some((count, length)) =
            count_before_points(&tokens).filter(|_| self.centres.is_none() && self.score.is_some())
        {
            self.centres = Some(count);
            self.has_words = true;
            facts.insert(0, 0..length);
        }
        let first_fact = facts.first().map_or(text.len(), |fact| fact.start);
        let next_starts = facts.iter().skip(1).map(|fact| fact.start).chain([text.len()]);
        for (end, next) in facts.iter().map(|fact| fact.end).zip(next_starts) {
            self.add_note(&text[end..next]);
        }
        let name = text[..first_fact].trim_end_matches([' ', ',', ':', ';', '-', '–', '(', '.']);
        // “Dan Lester Jr.”: the stop belongs to the name.
        let is_title = |word: &str| matches!(word, "Jr" | "Sr" | "jr" | "sr");
        let has_stop = text[name.len()..].starts_with('.') && name.rsplit(' ').next().is_some_and(is_title);
        &text[..name.len() + usize::from(has_stop)]
    }

    /// Reads the fact with which these tokens begin. Gives the number of its tokens, which is 0 without a fact.
    fn read_fact(&mut self, tokens: &[(Range<usize>, Token<'_>)]) -> usize {
        let token = |at: usize| tokens.get(at).map(|(_, token)| *token);
        match (token(0), token(1)) {
            (Some(Token::Number(number)), Some(Token::Word(unit))) if self.read_number(number, unit) => {
                // “8 supply-centers”
                let hyphen = usize::from(token(2) == Some(Token::Mark('-')));
                let is_centres = |token| matches!(token, Some(Token::Word(word)) if is_one_of(word, &CENTRE_WORDS));
                let has_second_word = unit.eq_ignore_ascii_case("supply") && is_centres(token(2 + hyphen));
                if has_second_word { 3 + hyphen } else { 2 }
            }
            // The points of the player on the site: “(137 D)”.
            (Some(Token::Mark('(')), Some(Token::Number(_))) => match (token(2), token(3)) {
                (Some(Token::Word("D")), Some(Token::Mark(')'))) => 4,
                _ => 1,
            },
            // The points of the site are not the score: “Bet: 10 D”.
            (Some(Token::Word("Bet" | "worth" | "won")), Some(Token::Mark(':'))) => match (token(2), token(3)) {
                (Some(Token::Number(_)), Some(Token::Word("D"))) => 4,
                (Some(Token::Number(_)), Some(Token::Mark(_)) | None) => 3,
                _ => 2,
            },
            (Some(Token::Word(word)), next) => {
                let stands_alone = matches!(next, None | Some(Token::Mark('.' | ',' | ')' | ';')));
                let state = SeatState::parse(word).filter(|_| stands_alone);
                self.state = state.or(self.state);
                usize::from(state.is_some())
            }
            _ => 0,
        }
    }

    /// Reads a number with the word after it. Gives whether it is known what the number counts.
    fn read_number(&mut self, number: &str, unit: &str) -> bool {
        if is_one_of(unit, &["supply"]) || is_one_of(unit, &CENTRE_WORDS) {
            self.centres = number.parse().ok().filter(|count| *count <= CENTRES_ON_MAP);
            self.has_words = self.centres.is_some();
            return true;
        }
        if is_one_of(unit, &["point", "points", "pts"]) {
            self.score = Some(number.to_owned());
            return true;
        }
        is_one_of(unit, &["unit", "units"])
    }

    /// Reads a part of a line. Gives the text before everything that is known, and the notes after it.
    fn read_apart<'t>(&mut self, text: &'t str) -> (&'t str, Vec<String>) {
        let known = self.notes.len();
        let before = self.read(text);
        (before, self.notes.split_off(known))
    }

    /// Reads the line that begins with the power.
    pub(super) fn read_first_line(&mut self, rest: &str) {
        for part in rest.split('\t').flat_map(|part| part.split("  ")).filter(|part| !part.trim().is_empty()) {
            let part = part.trim();
            // “(Jay Honnold)4 centers”
            let bracket = part.strip_prefix('(').and_then(|part| part.split_once(')'));
            let named = bracket.filter(|(inner, _)| inner.starts_with(char::is_alphabetic));
            if let Some((name, rest)) = named {
                self.name(name.trim());
                let (other, notes) = self.read_apart(rest);
                self.add_note(other);
                self.notes.extend(notes);
            } else {
                let (name, notes) = self.read_apart(part);
                self.name(name);
                self.notes.extend(notes);
            }
        }
    }

    /// Takes a text as the player, or as a note if it is no name or the player is known.
    fn name(&mut self, name: &str) {
        if self.player.is_none() && name.contains(char::is_alphabetic) {
            self.player = Some(name.to_owned());
        } else {
            self.add_note(name);
        }
    }

    /// Keeps the points of the site. An open bracket alone is not points.
    fn add_site_points(&mut self, text: &str) {
        let text = text.trim_matches(['(', ')', ' ', ',']);
        if !text.is_empty() {
            self.site_points.push(text.to_owned());
        }
    }

    fn add_note(&mut self, text: &str) {
        let text = text.trim_matches([' ', '\t', ',', ':', ';', '-', '–', '.']);
        let is_in_brackets = text.starts_with('(') && text.ends_with(')');
        let is_uneven = text.matches('(').count() != text.matches(')').count();
        let text = if is_in_brackets || is_uneven { text.trim_matches(['(', ')', ' ']) } else { text };
        if text.contains(char::is_alphanumeric) {
            self.notes.push(text.to_owned());
        }
    }

    /// Reads a line below the first. Gives whether it is about this seat.
    pub(super) fn read_next_line(&mut self, line: &str) -> bool {
        /// The name of a player is shorter.
        const LONGEST_NAME: usize = 60;
        let mut read = self.clone();
        let before = read.read(line);
        let says_something = before.len() < line.len();
        let can_be_name =
            before.contains(char::is_alphabetic) && !is_page(line) && !is_page_heading(before) && !is_season(line);
        let names_player = self.player.is_none() && self.centres.is_none() && can_be_name;
        if names_player && before.len() <= LONGEST_NAME && !before.contains([':', '?', '!', '|']) {
            read.name(before);
            *self = read;
            return true;
        }
        if before.is_empty() && says_something {
            *self = read;
            return true;
        }
        false
    }

    /// Whether the page says the player, and what the number beside the power counts.
    pub(super) fn is_complete(&self) -> bool {
        self.player.is_some() && (self.has_words || self.state == Some(SeatState::Defeated))
    }

    /// Whether the page says the player and a number.
    pub(super) const fn has_player_and_number(&self) -> bool {
        self.player.is_some() && self.centres.is_some()
    }

    pub(super) fn count(&self) -> Option<u16> {
        // webDiplomacy gives no count for a power that was defeated.
        self.centres.or((self.state == Some(SeatState::Defeated)).then_some(0))
    }

    /// What a sheet says in its notes.
    pub(super) fn note(&self) -> String {
        let left = (self.state == Some(SeatState::Left)).then_some("left the game");
        left.into_iter().chain(self.notes.iter().map(String::as_str)).collect::<Vec<_>>().join("; ")
    }

    /// The result as a sheet says it.
    pub(super) fn result(&self, power: Power) -> String {
        match self.state {
            Some(SeatState::Won) if self.count().is_some_and(|count| count < SOLO_CENTRES) => {
                format!("conceded to {power}")
            }
            Some(SeatState::Won) => "Won".to_owned(),
            Some(SeatState::Drawn) => "Drawn".to_owned(),
            Some(SeatState::Survived) => "Survived".to_owned(),
            Some(SeatState::Defeated) => "Eliminated".to_owned(),
            Some(SeatState::Left | SeatState::Playing) | None => String::new(),
        }
    }
}

/// The count with which the text begins, before its points, and the bytes that it takes.
fn count_before_points(tokens: &[(Range<usize>, Token<'_>)]) -> Option<(u16, usize)> {
    let [(place, Token::Number(number)), (_, Token::Mark(';' | ',')), (_, Token::Number(_)), ..] = tokens else {
        return None;
    };
    let count = number.parse().ok().filter(|count| *count <= CENTRES_ON_MAP)?;
    (place.start == 0).then_some((count, place.end))
}

/// Whether a line is of a page of Backstabbr.
pub(super) fn is_page(line: &str) -> bool {
    let line = line.to_lowercase();
    line.contains("backstabbr") || line.starts_with("gamemaster")
}

fn is_page_heading(text: &str) -> bool {
    is_one_of(text, &PAGE_HEADINGS)
}
