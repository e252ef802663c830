//! Reads the text of a game's page on webDiplomacy or Backstabbr, as it is copied from a browser. The powers with their
//! players, centres and results become rows under headings. All other lines follow below the tables, so the rows are not
//! the lines of the text.

use std::collections::HashSet;
use std::ops::Range;

use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{CENTRES_ON_MAP, PerPower, Power, SOLO_CENTRES};
use crate::import::title_words::parse_game_title;

/// A page of a game is never as long.
const MOST_BYTES: usize = 1_000_000;

/// A seat takes at most so many lines.
const MOST_LINES_OF_SEAT: usize = 5;

/// The fewest seats of a board whose counts are words, such as “8 supply-centers”, or whose players are named.
const FEWEST_SEATS: usize = 5;

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

/// The rows of a text with such pages, each with its cells. `None` for any other text.
pub(super) fn read(text: &str) -> Option<Vec<Vec<String>>> {
    let has = |word: &str| memchr::memmem::find(text.as_bytes(), word.as_bytes()).is_some();
    if text.len() > MOST_BYTES || !["enter", "entre", "ackstabbr", "amemaster"].into_iter().any(has) {
        return None;
    }
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).flat_map(split_counts).collect();
    let boards = boards_with_words(&lines).or_else(|| board_of_two_lists(&lines).map(|board| vec![board]))?;
    let mut used: HashSet<usize> = boards.iter().flat_map(|board| board.lines.iter().copied()).collect();
    let mut rows = Vec::new();
    let mut from = 0;
    let first_line = |board: &PageBoard| board.lines.iter().min().copied();
    for (at, board) in boards.iter().enumerate() {
        let first = first_line(board).unwrap_or_default();
        let last = board.lines.iter().max().copied().unwrap_or_default();
        let end = boards.get(at + 1).and_then(first_line).unwrap_or(lines.len());
        let heading = PageHeading::find(&lines, from..first, from..end);
        used.extend(heading.title_line);
        rows.push([heading.title, heading.ended].into_iter().flatten().collect());
        rows.extend(board.rows());
        rows.extend([Vec::new(), Vec::new()]);
        from = last + 1;
    }
    let others = lines.iter().enumerate().filter(|(at, _)| !used.contains(at));
    rows.extend(others.map(|(_, line)| vec![(*line).to_owned()]));
    Some(rows)
}

/// What a page says about the seat of a power.
#[derive(Clone, Debug, Default)]
struct PageSeat {
    player: Option<String>,
    centres: Option<u16>,
    /// Whether the page says what the number counts: “8 supply-centers”.
    has_words: bool,
    state: Option<SeatState>,
    score: Option<String>,
    /// The text beside the power that is nothing of this.
    notes: Vec<String>,
}

/// The state of a seat, in the words of webDiplomacy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeatState {
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

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'t> {
    Word(&'t str),
    Number(&'t str),
    Mark(char),
}

/// The words, the numbers and the marks of a text, each with its place.
fn tokens(text: &str) -> Vec<(Range<usize>, Token<'_>)> {
    let mut found: Vec<(Range<usize>, Token<'_>)> = Vec::new();
    let mut letters = text.char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        let mut end = start + letter.len_utf8();
        let mut take_while = |accept: &dyn Fn(char) -> bool| {
            while let Some((at, next)) = letters.next_if(|(_, next)| accept(*next)) {
                end = at + next.len_utf8();
            }
            end
        };
        if letter.is_alphabetic() {
            let end = take_while(&|next| next.is_alphabetic());
            found.push((start..end, Token::Word(&text[start..end])));
        } else if letter.is_ascii_digit() {
            let end = take_while(&|next| next.is_ascii_digit() || next == '.');
            let number = text[start..end].trim_end_matches('.');
            found.push((start..start + number.len(), Token::Number(number)));
        } else if !letter.is_whitespace() {
            found.push((start..end, Token::Mark(letter)));
        }
    }
    found
}

impl PageSeat {
    /// Reads a part of a line. Gives the text before everything that is known. The text between and after becomes a note.
    fn read<'t>(&mut self, text: &'t str) -> &'t str {
        let text = text.trim().trim_start_matches([':', '-', '–', ' ']);
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
                facts.push(tokens[at].0.start..tokens[at + length - 1].0.end);
            }
            at += length.max(1);
        }
        let first_fact = facts.first().map_or(text.len(), |fact| fact.start);
        let next_starts = facts.iter().skip(1).map(|fact| fact.start).chain([text.len()]);
        for (end, next) in facts.iter().map(|fact| fact.end).zip(next_starts) {
            self.add_note(&text[end..next]);
        }
        text[..first_fact].trim_end_matches([' ', ',', ':', ';', '-', '–', '(', '.'])
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
    fn read_first_line(&mut self, rest: &str) {
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
    fn read_next_line(&mut self, line: &str) -> bool {
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

    fn is_complete(&self) -> bool {
        self.player.is_some() && (self.has_words || self.state == Some(SeatState::Defeated))
    }

    fn count(&self) -> Option<u16> {
        // webDiplomacy gives no count for a power that was defeated.
        self.centres.or((self.state == Some(SeatState::Defeated)).then_some(0))
    }

    /// What a sheet says in its notes.
    fn note(&self) -> String {
        let left = (self.state == Some(SeatState::Left)).then_some("left the game");
        left.into_iter().chain(self.notes.iter().map(String::as_str)).collect::<Vec<_>>().join("; ")
    }

    /// The result as a sheet says it.
    fn result(&self, power: Power) -> String {
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

/// The seats of a game, and the lines that say them.
#[derive(Debug, Default)]
struct PageBoard {
    seats: PerPower<Option<PageSeat>>,
    lines: HashSet<usize>,
}

impl PageBoard {
    fn seats(&self) -> impl Iterator<Item = (Power, &PageSeat)> {
        self.seats.iter().filter_map(|(power, seat)| Some((power, seat.as_ref()?)))
    }

    fn is_whole(&self) -> bool {
        self.seats().count() == Power::ALL.len()
    }

    /// The rows of the table: the headings, and a row for each power. A column without a value is left out.
    fn rows(&self) -> Vec<Vec<String>> {
        type Column = (&'static str, fn(Power, &PageSeat) -> String);
        let columns: [Column; 6] = [
            ("Power", |power, _| power.name().to_owned()),
            ("Player", |_, seat| seat.player.clone().unwrap_or_default()),
            ("Centres", |_, seat| seat.count().map(|count| count.to_string()).unwrap_or_default()),
            ("Result", |power, seat| seat.result(power)),
            ("Score", |_, seat| seat.score.clone().unwrap_or_default()),
            ("Note", |_, seat| seat.note()),
        ];
        let is_used = |(_, cell): &Column| self.seats().any(|(power, seat)| !cell(power, seat).is_empty());
        let columns: Vec<Column> = columns.into_iter().filter(is_used).collect();
        let headings = columns.iter().map(|(heading, _)| (*heading).to_owned()).collect();
        let row = |(power, seat): (Power, &PageSeat)| columns.iter().map(|(_, cell)| cell(power, seat)).collect();
        std::iter::once(headings).chain(self.seats().map(row)).collect()
    }
}

fn is_one_of(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.eq_ignore_ascii_case(word))
}

/// Whether a line is of a page of Backstabbr.
fn is_page(line: &str) -> bool {
    let line = line.to_lowercase();
    line.contains("backstabbr") || line.starts_with("gamemaster")
}

fn is_page_heading(text: &str) -> bool {
    is_one_of(text, &PAGE_HEADINGS)
}

/// The power with which a line begins, and the rest of the line.
fn power_at_start(line: &str) -> Option<(Power, &str)> {
    let end = line.find(|c: char| !c.is_alphabetic()).unwrap_or(line.len());
    let power = Power::ALL.into_iter().find(|power| power.name().eq_ignore_ascii_case(&line[..end]))?;
    let rest = &line[end..];
    rest.is_empty().then_some((power, rest)).or_else(|| {
        let is_apart = rest.starts_with([' ', '\t', '(', ':', '-', '–']);
        is_apart.then_some((power, rest))
    })
}

/// The seats of a text in their order, each with its lines.
fn seats_in(lines: &[&str]) -> Vec<(Power, PageSeat, Range<usize>)> {
    let mut seats = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let Some((power, rest)) = power_at_start(lines[at]) else {
            at += 1;
            continue;
        };
        let mut seat = PageSeat::default();
        seat.read_first_line(rest);
        let mut end = at + 1;
        while end < lines.len().min(at + MOST_LINES_OF_SEAT)
            && power_at_start(lines[end]).is_none()
            && seat.read_next_line(lines[end])
        {
            end += 1;
        }
        seats.push((power, seat, at..end));
        at = end;
    }
    seats
}

/// Boards whose seats say what their numbers count, one after the other: “Austria (Ann Lee): 8 supply centers, 5 units”.
fn boards_with_words(lines: &[&str]) -> Option<Vec<PageBoard>> {
    let mut boards = Vec::new();
    let mut open = PageBoard::default();
    for (power, seat, of_seat) in seats_in(lines).into_iter().filter(|(_, seat, _)| seat.is_complete()) {
        if open.seats[power].is_some() {
            open = PageBoard::default();
        }
        open.seats[power] = Some(seat);
        open.lines.extend(of_seat);
        if open.is_whole() {
            boards.push(std::mem::take(&mut open));
        }
    }
    let is_certain = |board: &PageBoard| {
        board.seats().filter(|(_, seat)| seat.has_words).count() * 2 > Power::ALL.len()
            || board.seats().any(|(_, seat)| seat.state == Some(SeatState::Won))
    };
    (!boards.is_empty() && boards.iter().all(is_certain)).then_some(boards)
}

/// The board of a Backstabbr page, which lists the powers twice: with their centres, and with their players.
fn board_of_two_lists(lines: &[&str]) -> Option<PageBoard> {
    if !lines.iter().any(|line| is_page(line)) {
        return None;
    }
    let mut board = PageBoard::default();
    let mut players: PerPower<Option<PageSeat>> = PerPower::default();
    for (power, seat, of_seat) in seats_in(lines) {
        let list = match (&seat.player, seat.centres) {
            (None, Some(_)) => &mut board.seats,
            (Some(_), None) => &mut players,
            _ => continue,
        };
        if list[power].is_none() {
            list[power] = Some(seat);
            board.lines.extend(of_seat);
        }
    }
    for (power, of_player) in players.iter() {
        if let (Some(seat), Some(of_player)) = (&mut board.seats[power], of_player) {
            seat.player.clone_from(&of_player.player);
            seat.state = seat.state.or(of_player.state);
            seat.score = seat.score.take().or_else(|| of_player.score.clone());
            seat.notes.extend(of_player.notes.iter().cloned());
        }
    }
    let sum: u16 = board.seats().filter_map(|(_, seat)| seat.centres).sum();
    let named = board.seats().filter(|(_, seat)| seat.player.is_some()).count();
    (board.is_whole() && named >= FEWEST_SEATS && sum <= CENTRES_ON_MAP).then_some(board)
}

/// Splits a line with the counts of several powers: “Austria 4 England 6 France 9”.
fn split_counts(line: &str) -> Vec<&str> {
    let found = tokens(line);
    let is_count = |pair: &[(Range<usize>, Token<'_>)]| match pair {
        [(_, Token::Word(word)), (_, Token::Number(_))] => power_at_start(word).is_some(),
        _ => false,
    };
    if found.len() < 4 || found.len() % 2 == 1 || !found.chunks(2).all(is_count) {
        return vec![line];
    }
    found.chunks(2).map(|pair| &line[pair[0].0.start..pair[1].0.end]).collect()
}

/// What a page says about the game as a whole.
#[derive(Debug, Default)]
struct PageHeading {
    title: Option<String>,
    title_line: Option<usize>,
    /// “ended Autumn 1907”.
    ended: Option<String>,
}

impl PageHeading {
    /// Finds the name of the game in the lines `before` its seats, and the end of the game in the lines of its page.
    fn find(lines: &[&str], before: Range<usize>, page: Range<usize>) -> Self {
        let next = |at: usize| lines.get(at + 1).copied().unwrap_or_default();
        let site_title = |at: &usize| {
            let (name, _) = lines[*at].split_once('|').filter(|(_, site)| site.contains("Backstabbr"))?;
            Some(name.trim().trim_start_matches("Game:").trim())
        };
        let is_name = |at: &usize| next(*at).contains("/phase") || is_season(next(*at));
        let is_title = |at: &usize| parse_game_title(lines[*at]).is_some();
        let site = before.clone().find_map(|at| Some((at, site_title(&at)?)));
        let named = || before.clone().find(is_name).map(|at| (at, lines[at]));
        let titled = || before.clone().rev().find(is_title).map(|at| (at, lines[at]));
        let title = site.or_else(named).or_else(titled);
        let is_over = |line: &str| {
            let line = line.to_lowercase();
            ["finished", "game over", "game ended", "has ended", "draw", "solo", "won by"]
                .iter()
                .any(|word| line.contains(word))
        };
        let ended_in = |line: &str| {
            let phase = line.rsplit(" - ").next().unwrap_or(line);
            let (season, year) = season_and_year(phase)?;
            Some(format!("ended {season} {year}"))
        };
        let finished = page.clone().find_map(|at| ended_in(lines[at]).filter(|_| lines[at].contains("Finished")));
        let of_season = || {
            let is_finished = page.clone().any(|at| is_over(lines[at]));
            let season = page.clone().find(|at| is_season(lines[*at])).filter(|_| is_finished)?;
            ended_in(lines[season])
        };
        PageHeading {
            title: title.map(|(_, name)| name.trim_start_matches("Private ").to_owned()),
            title_line: title.map(|(at, _)| at),
            ended: finished.or_else(of_season),
        }
    }
}

/// Whether a line is only a season with its year: “Fall 1908”.
fn is_season(line: &str) -> bool {
    tokens(line).len() <= 3 && season_and_year(line).is_some()
}

/// The season and the year with which a text begins: “Spring, 1907, Finished”.
fn season_and_year(text: &str) -> Option<(&str, &str)> {
    let mut found = tokens(text).into_iter().map(|(_, token)| token).filter(|token| !matches!(token, Token::Mark(_)));
    match (found.next(), found.next()) {
        (Some(Token::Word(season)), Some(Token::Number(year)))
            if season.len() > 1 && year.len() == 4 && is_cell_word(season, CellWord::Season) =>
        {
            Some((season, year))
        }
        _ => None,
    }
}

#[cfg(test)]
#[path = "game_page_tests.rs"]
mod tests;
