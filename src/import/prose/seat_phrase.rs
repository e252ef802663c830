//! Reads the part of a sentence that says who had a power, and with how many centres: “Austria: Ann Lee - 5”, “Ann Lee (Austria)
//! was eliminated 1904”.

use super::FEWEST_POWERS;
use crate::book::Power;
use crate::book::count_notation::parse_count_cell;
use crate::book::language_words::misspelt_power;
use crate::book::marks_between_parts::find_spaced_mark;
use crate::import::names::name_cells::sign_in_name;
use crate::import::words::counts_by_year::parse_counts_by_year;
use crate::import::words::heading_words::{Heading, heading_of_text};

/// The player and the count of a power, as the text writes them. The count may be blank.
pub(super) type SeatText = (String, String);

/// A power with its player and its count, as the text writes them. Player and count may be blank.
#[derive(Clone)]
pub(in crate::import) struct ToldSeat {
    pub power: Power,
    pub player: String,
    pub count: String,
}

/// Signs that stand between a power, a player and a count, or between two powers.
const MARKS: [char; 12] = [':', '-', '–', '—', '=', ',', ';', '.', '/', '|', '\t', ' '];

pub(super) fn trim_marks(text: &str) -> &str {
    text.trim_matches(MARKS)
}

/// The seat of a line that begins with its power, or has it in brackets or between marks: “Austria: Ann Lee”, “Austria Ann Lee 5”,
/// “Ann Lee (Austria) 5”, “Ann Lee - Austria - 5”.
pub(in crate::import) fn seat_of_line(line: &str) -> Option<ToldSeat> {
    let (power, (player, count), is_marked) = match power_at_start(line) {
        // “Austria, played by Ann Lee: 5”
        Some((end, power)) if words_for_player(&line[end..]).is_some() => {
            let rest = words_for_player(&line[end..]).unwrap_or_default();
            (power, player_and_count(rest), true)
        }
        // “Fransa'yı Ann Lee oynadı, 5”
        Some((end, power)) if after_case_ending(&line[end..]).is_some() => {
            let (player, count) = player_and_count(after_case_ending(&line[end..]).unwrap_or_default());
            (power, (without_verb(&player).to_owned(), count), true)
        }
        // “Austria,Ann Lee 5” is a row of a table.
        Some((end, _)) if line[end..].starts_with([',', ';', '\t', '|']) => return None,
        Some((end, power)) => {
            let rest = &line[end..];
            (power, player_and_count(rest), rest.trim_start().starts_with([':', '=', '-', '–', '—']))
        }
        None => {
            let in_bracket = seat_with_bracket(line).map(|(before, power, seat)| (power, seat, before.is_empty()));
            let before = in_bracket.or_else(|| seat_before_power(line).map(|(power, seat)| (power, seat, true)));
            before.or_else(|| seat_around_power(line).map(|(power, seat)| (power, seat, false)))?
        }
    };
    // “Austria 8” in a text that tells the players elsewhere.
    let is_only_count = player.is_empty() && !count.is_empty();
    (is_only_count || (is_marked || !count.is_empty()) && is_player(&player)).then_some(ToldSeat {
        power,
        player,
        count,
    })
}

/// What stands behind the words for a player after a comma: “Ann Lee: 5” of “, played by Ann Lee: 5”.
fn words_for_player(text: &str) -> Option<&str> {
    let text = text.strip_prefix(", ")?;
    let end = text.match_indices(' ').map(|(at, _)| at).nth(1)?;
    let is_small = text.starts_with(char::is_lowercase);
    (is_small && heading_of_text(&text[..end]) == Some(Heading::Player)).then(|| text[end..].trim_start())
}

/// What stands behind the ending that a language adds to a name: “ Ann Lee” of “'yı Ann Lee”.
fn after_case_ending(text: &str) -> Option<&str> {
    let ending = text.strip_prefix(['\'', '’'])?;
    let end = ending.find(' ')?;
    (end > 0 && ending[..end].chars().all(char::is_lowercase)).then(|| &ending[end..])
}

/// A name without the words in small letters behind it: “Ann Lee” of “Ann Lee played”.
fn without_verb(text: &str) -> &str {
    let ends = text.match_indices(' ').map(|(at, _)| at);
    let is_name_end = |at: &usize| text[at + 1..].split(' ').all(|word| word.starts_with(char::is_lowercase));
    ends.into_iter().find(is_name_end).map_or(text, |at| text[..at].trim_end())
}

/// The seat of a sentence with the power between words in small letters: “Ann Lee held Austria with 7 centres”.
fn seat_around_power(line: &str) -> Option<(Power, SeatText)> {
    let [(start, end, power)] = PowerWords::Words.powers_in(line)[..] else { return None };
    let before = line[..start].trim_end();
    let player = without_verb(before);
    let count = count_behind_words(trim_marks(&line[end..]))?;
    (player.len() < before.len()).then(|| (power, (player.to_owned(), count.to_owned())))
}

/// The count behind the words of a sentence, which are in small letters: “5 centres” of “finished with 5 centres”.
fn count_behind_words(text: &str) -> Option<&str> {
    let starts = std::iter::once(0).chain(text.match_indices(' ').map(|(at, _)| at));
    let count = starts.map(|at| trim_marks(&text[at..])).find(|count| is_count(count))?;
    // A word with a capital may be a second player.
    let is_small = |word: &str| !word.starts_with(char::is_uppercase) && !word.contains(char::is_numeric);
    text.strip_suffix(count)?.split_whitespace().all(is_small).then_some(count)
}

/// The seat of a line that says the power between its player and its count: “Ann Lee - Austria - 5”.
fn seat_before_power(line: &str) -> Option<(Power, SeatText)> {
    let colon = line.find(": ").map(|at| (at, ": "));
    let (at, mark) = colon.into_iter().chain(find_spaced_mark(line)).min()?;
    let rest = &line[at + mark.len()..];
    let (end, power) = power_at_start(rest).filter(|_| !line[..at].contains(','))?;
    let count = trim_marks(&rest[end..]);
    let ends_in_count = count.is_empty() || is_count(count);
    ends_in_count.then(|| (power, (trim_marks(&line[..at]).to_owned(), count.to_owned())))
}

/// The misspelt name of a power with which a line begins, and its seat: “Germnay - Ann Lee - 5”. A sign and a count must follow.
pub(super) fn misspelt_seat(line: &str) -> Option<(&str, ToldSeat)> {
    let end = line.find(|letter: char| !letter.is_alphabetic())?;
    let (word, rest) = line.split_at(end);
    let power = misspelt_power(word)?;
    let (player, count) = player_and_count(rest);
    let is_marked = rest.trim_start().starts_with([':', '=', '-', '–', '—', '(']);
    let seat = ToldSeat { power, player, count };
    (is_marked && !seat.count.is_empty() && is_player(&seat.player)).then_some((word, seat))
}

/// The seat of a line that begins with the letter of its power: “A Ann Lee 5”.
pub(super) fn seat_of_letter(line: &str) -> Option<ToldSeat> {
    let (letter, rest) = line.split_once(' ')?;
    let is_letter = letter.chars().count() == 1 && letter.starts_with(char::is_uppercase);
    // “A 5 Ann” is a row of a list without headings.
    let power = Power::parse_in_column(letter).filter(|_| is_letter && rest.starts_with(char::is_alphabetic))?;
    let (player, count) = player_and_count(rest);
    is_player(&player).then_some(ToldSeat { power, player, count })
}

/// The seats of a line that tells who was eliminated: “Eliminated: Ann Lee (Austria), Ben Orr (Italy)”.
pub(super) fn eliminated_seats(line: &str) -> Vec<ToldSeat> {
    let Some((label, list)) = line.split_once(':') else { return Vec::new() };
    let is_label = label.contains(char::is_alphabetic)
        && parse_count_cell(label).is_some_and(|read| read.out.is_none() && read.count == 0);
    if !is_label {
        return Vec::new();
    }
    let seat = |piece: &str| {
        let (_, power, (player, count)) = seat_with_bracket(piece)?;
        // “Ann Lee (Austria, 1904)” says the year.
        let told = format!("{player} {count}");
        let is_year = |word: &str| word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit());
        let of_year = told.trim().rsplit_once(' ').filter(|(_, year)| is_year(year));
        let (player, count) = match of_year {
            Some((player, year)) => (player.trim().to_owned(), format!("0 ({year})")),
            None if count.is_empty() => (player, "0".to_owned()),
            None => (player, count),
        };
        is_player(&player).then_some(ToldSeat { power, player, count })
    };
    pieces_of_list(list).into_iter().map(seat).collect::<Option<_>>().unwrap_or_default()
}

/// The pieces of a list between commas that are in no bracket.
fn pieces_of_list(list: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut is_inside = false;
    for (at, letter) in list.char_indices() {
        match letter {
            '(' | ')' => is_inside = letter == '(',
            ',' | ';' if !is_inside => {
                pieces.push(&list[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    pieces.push(&list[start..]);
    pieces
}

/// The power with which a line begins, and where it ends. It is a word, or all before a mark: “Great Britain: ”, “A: ”.
fn power_at_start(line: &str) -> Option<(usize, Power)> {
    let of = |end: usize| Some((end, Power::parse_in_column(line[..end].trim())?));
    let marked = line.find([':', '=']).into_iter().chain(find_spaced_mark(line).map(|(at, _)| at)).min();
    let of_word = || {
        let end = |is_part: fn(char) -> bool| line.find(|letter| !is_part(letter)).unwrap_or(line.len());
        // “Austria-Hungary” before “Austria”.
        let ends = [end(|letter| letter.is_alphabetic() || letter == '-'), end(char::is_alphabetic)];
        // “A new player” begins with a letter.
        ends.into_iter().filter(|end| line[..*end].chars().nth(1).is_some()).find_map(of)
    };
    marked.and_then(of).or_else(of_word)
}

/// Whether a text can be a player. A longer one is a sentence, and one with numbers is a row of a table.
fn is_player(text: &str) -> bool {
    const MOST_WORDS: usize = 8;
    let is_number = |word: &str| word.contains(char::is_numeric) && !word.contains(char::is_alphabetic);
    // “Ann Lee (from 1904 Ben Orr)”
    let before_bracket = text.split_once(" (").filter(|_| text.ends_with(')')).map_or(text, |(before, _)| before);
    text.contains(char::is_alphabetic)
        && sign_in_name(before_bracket).is_none()
        && text.split_whitespace().count() <= MOST_WORDS
        && !before_bracket.split_whitespace().any(is_number)
}

/// What stands before the power of a piece, the power, and its seat: “Austria Ann 5”, “Ann (Austria) 5”.
pub(super) fn seat_of_piece(piece: &str, words: PowerWords) -> Option<(&str, Power, SeatText)> {
    seat_with_bracket(piece).or_else(|| {
        let [(start, end, power)] = words.powers_in(piece)[..] else { return None };
        Some((trim_marks(&piece[..start]), power, player_and_count(&piece[end..])))
    })
}

/// The same for a power in brackets: “Ann (Austria) 5”, “Ann (Austria, 5 centres)”.
fn seat_with_bracket(piece: &str) -> Option<(&str, Power, SeatText)> {
    let (open, close) = piece.find('(').zip(piece.find(')')).filter(|(open, close)| open < close)?;
    let inner = &piece[open + 1..close];
    let (power, count) = inner.split_once(',').unwrap_or((inner, ""));
    let power = Power::parse_in_column(power)?;
    let (title, player) = piece[..open].rsplit_once(':').unwrap_or(("", &piece[..open]));
    // “Ann Lee (Austria) held 5 centres”
    let behind = count_behind_words(trim_marks(&piece[close + 1..]))
        .filter(|_| count.is_empty() && !trim_marks(player).is_empty());
    let seat = match behind {
        Some(count) => (trim_marks(player).to_owned(), count.to_owned()),
        None => player_and_count(&format!("{player} {count} {}", &piece[close + 1..])),
    };
    Some((trim_marks(title), power, seat))
}

/// How a line writes its powers.
#[derive(Clone, Copy)]
pub(super) enum PowerWords {
    /// As words: “Austria”, “AUS”.
    Words,
    /// As letters before a colon or an equals sign: “A: Ann”.
    Letters,
}

impl PowerWords {
    /// The powers of a text, each with the bytes of its word.
    pub(super) fn powers_in(self, text: &str) -> Vec<(usize, usize, Power)> {
        let mut found = Vec::new();
        let mut from = 0;
        while let Some(start) = text[from..].find(char::is_alphabetic).map(|at| from + at) {
            let length = text[start..].find(|letter: char| !letter.is_alphabetic()).unwrap_or(text.len() - start);
            from = start + length;
            let word = &text[start..from];
            let has_one_letter = word.chars().count() == 1;
            // “Bram de Wit” is no German.
            let is_small = word.chars().count() == 2 && word.starts_with(char::is_lowercase);
            let fits = match self {
                PowerWords::Words => !has_one_letter && !is_small,
                PowerWords::Letters => has_one_letter && text[from..].trim_start().starts_with([':', '=']),
            };
            if let Some(power) = Power::parse_in_column(word).filter(|_| fits) {
                found.push((start, from, power));
            }
        }
        if names_most_powers_twice(&found) {
            return Vec::new();
        }
        // In “Board A: A: Ann”, the first letter is the name of the board.
        let next: Vec<usize> = found.iter().skip(1).map(|(start, _, _)| *start).collect();
        let mut next = next.into_iter();
        found.retain(|(_, end, _)| next.next().is_none_or(|next| !trim_marks(&text[*end..next]).is_empty()));
        found
    }
}

/// Whether a line names most powers twice, as headings do: “Austria, Austria SCs, England, England SCs, …”.
fn names_most_powers_twice(found: &[(usize, usize, Power)]) -> bool {
    let count = |power: Power| found.iter().filter(|(_, _, named)| *named == power).count();
    Power::ALL.into_iter().filter(|power| count(*power) > 1).count() >= FEWEST_POWERS
}

/// The player and the count of a seat: “Ann Lee (5)”, “Ann Lee - 0 (1904)”, “5 Ann Lee”.
pub(super) fn player_and_count(text: &str) -> SeatText {
    // “el.” has a point.
    let to_the_point = text.trim_start_matches(MARKS).trim_end();
    let text = trim_marks(text);
    if let Some(seat) = seat_with_words(text) {
        return seat;
    }
    let spaces = || text.char_indices().filter(|(_, letter)| letter.is_whitespace()).map(|(at, _)| at);
    let has_letters = |text: &str| text.contains(char::is_alphabetic);
    let after = spaces().map(|at| (trim_marks(&text[..at]), without_brackets(trim_marks(&text[at..]))));
    // “0 (1904) Dan” begins with more than a number.
    let before = spaces().rev().filter(|at| !has_letters(&text[..*at]));
    let before = before.map(|at| (trim_marks(&text[at..]), without_brackets(trim_marks(&text[..at]))));
    let is_seat = |(player, count): &(&str, &str)| has_letters(player) && is_count(count);
    let ends = to_the_point.rfind(' ').filter(|_| to_the_point.ends_with('.'));
    let abbreviated = ends.map(|at| (trim_marks(&to_the_point[..at]), &to_the_point[at + 1..]));
    let (player, count) = after.chain(before).chain(abbreviated).find(is_seat).unwrap_or((without_brackets(text), ""));
    (with_point(text, without_brackets(player)), count.to_owned())
}

/// The player in brackets and the count behind the words of a sentence: “(Ann Lee) finished with 5 centres”.
fn seat_with_words(text: &str) -> Option<SeatText> {
    let (player, rest) = text.strip_prefix('(')?.split_once(')')?;
    let is_name = player.contains(char::is_alphabetic) && parse_count_cell(player).is_none();
    let count = count_behind_words(trim_marks(rest)).filter(|_| is_name)?;
    Some((player.trim().to_owned(), count.to_owned()))
}

/// Whether a text is the count at the end, or the counts after each year: “5-7-8”. Numbers apart from each other are columns.
fn is_count(text: &str) -> bool {
    parse_count_cell(text).is_some() || !text.contains(' ') && parse_counts_by_year(text).is_some()
}

/// A name with the point behind its last initial: “Kevin J.”.
fn with_point(text: &str, name: &str) -> String {
    let is_initial = name.rsplit(' ').next().is_some_and(|word| word.chars().count() == 1);
    let named = format!("{name}.");
    if is_initial && text.contains(&named) { named } else { name.to_owned() }
}

/// A text without the brackets around the whole of it.
fn without_brackets(text: &str) -> &str {
    text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).filter(|rest| !rest.contains('(')).unwrap_or(text)
}
