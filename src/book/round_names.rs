//! The number in the name of a round: 5 in “Round 5”, “5. Runde”, “R5 Sun”, “Day 3 Round 5” and “V”. Names of rounds,
//! headings and tabs of imported sheets, and the command line are all read here.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::calendar_words::{YEARS_OF_NAMES, weekday_words};
use super::fold_name;
use super::round_name_words::{RoundWord, WordMeanings, meanings_of_round_word};

/// The highest number that counts as the number of a round. A higher number in a name is a year or a date.
const HIGHEST_NUMBER: usize = 999;

/// The number of a round in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPhrase {
    pub number: usize,
    /// The number as it is written: “5”, “05”, “V”, “fifth”.
    pub written: String,
    /// The byte of the text at which the number, or the word for a round before it, begins.
    pub start: usize,
    /// Whether a word for a round stands beside the number.
    pub has_word: bool,
    /// Whether the word for a round is only the letter R.
    pub is_initial: bool,
    /// Whether the text has nothing beside them.
    pub is_whole: bool,
}

impl RoundPhrase {
    /// The number as the name of a round: digits and Roman numerals as they are written, and the number of any other word.
    pub fn name(&self) -> String {
        let is_number = |digits: &[u8]| self.written.bytes().all(|byte| digits.contains(&byte));
        if is_number(b"0123456789") || is_number(b"IVX") { self.written.clone() } else { self.number.to_string() }
    }
}

/// Reads the number of a round in a text. `None` if the text has none, or if it could be one of several.
pub fn round_phrase(text: &str) -> Option<RoundPhrase> {
    let mut tokens = tokenize(text);
    drop_dates(&mut tokens);
    drop_other_counts(&mut tokens);
    if has_round_word(&tokens) {
        let mut found = beside_round_words(&tokens)?.into_iter();
        if let Some(first) = found.next() {
            return found.all(|other| other.number == first.number).then_some(first);
        }
    }
    without_round_word(&tokens)
}

/// Reads the number beside a word for a round: 2 in “Round 2” and in “R2”. Most texts of a sheet have no such word. This is found out
/// before their numbers are read.
pub fn named_round(text: &str) -> Option<RoundPhrase> {
    let is_round_word = |word| {
        let means = meanings_of_round_word(word);
        means.is(RoundWord::Round) || means.is(RoundWord::Initial)
    };
    let has_word = fold_name(text).split(|letter: char| !letter.is_alphabetic()).any(is_round_word);
    has_word.then(|| round_phrase(text)).flatten().filter(|phrase| phrase.has_word)
}

/// The number of a round whose whole name is a number in a word: 2 in “Second” and “Two”. Days and months have no number.
pub(super) fn number_word(name: &str) -> Option<usize> {
    let word = fold_name(name.trim());
    let means = meanings_of_round_word(&word);
    // “Segunda” is short for “segunda-feira”, a day.
    let is_day = || weekday_words().any(|day| day.split(' ').next() == Some(word.as_str()));
    means.number.filter(|_| !means.is(RoundWord::Month) && !is_day())
}

/// Whether a name without a number says that its round is the last: “Final”, “Top board”.
pub fn names_last_round(name: &str) -> bool {
    tokenize(name).iter().any(|token| token.means.is(RoundWord::Last))
}

/// A word or a number of a name.
#[derive(Debug)]
struct Token {
    /// The letters or digits as they are written.
    written: String,
    kind: TokenKind,
    /// The marks and blanks between the token before and this one.
    gap: String,
    /// The first byte in the text.
    start: usize,
    means: WordMeanings,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TokenKind {
    Word,
    Number {
        value: usize,
        /// With letters such as “th”, or with a point after it.
        ordinal: Ordinal,
    },
    /// Digits that are not the number of a round: a year, a day, the number of a board.
    OtherNumber,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ordinal {
    No,
    /// One letter that may also mean the half of a round: “5a”.
    OneLetter,
    Letters,
    Point,
}

impl Token {
    fn number(&self) -> Option<usize> {
        match self.kind {
            TokenKind::Number { value, .. } => Some(value),
            _ => None,
        }
    }

    fn is_ordinal(&self) -> bool {
        matches!(self.kind, TokenKind::Number { ordinal, .. } if ordinal != Ordinal::No)
    }

    fn is_digits(&self) -> bool {
        self.kind != TokenKind::Word
    }

    fn is_round_word(&self) -> bool {
        self.means.is(RoundWord::Round) || self.means.is(RoundWord::Initial)
    }

    /// The number of a token beside a word for a round, which may also be a roman numeral or a word.
    fn number_beside_word(&self) -> Option<usize> {
        let is_word = self.kind == TokenKind::Word;
        let of_word = || roman_numeral(&self.written).or(self.means.number);
        self.number().or_else(|| is_word.then(of_word).flatten())
    }
}

/// The value of a roman numeral up to 39. A single small letter is not one.
fn roman_numeral(text: &str) -> Option<usize> {
    const TENS: [&str; 4] = ["", "X", "XX", "XXX"];
    const ONES: [&str; 10] = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
    if text.is_empty() || text.len() > 7 {
        return None;
    }
    let upper = text.to_uppercase();
    if text != upper && (text.len() == 1 || text.chars().any(char::is_uppercase)) {
        return None;
    }
    (1..40).find(|value| format!("{}{}", TENS[value / 10], ONES[value % 10]) == upper)
}

/// Splits a text into words and numbers.
fn tokenize(text: &str) -> Vec<Token> {
    // Decomposed characters, each with the byte of the text that it comes from: “№” is “No”, and “５” is “5”.
    let chars: Vec<(usize, char)> = text
        .char_indices()
        .flat_map(|(at, c)| std::iter::once(c).nfkd().map(move |decomposed| (at, decomposed)))
        .collect();
    let is_letter = |c: char| c.is_alphabetic() || is_combining_mark(c);
    let run = |from: usize, belongs: &dyn Fn(char) -> bool| {
        from + chars[from..].iter().take_while(|(_, c)| belongs(*c)).count()
    };
    let written = |from: usize, to: usize| chars[from..to].iter().map(|(_, c)| *c).collect::<String>();
    let (mut tokens, mut at, mut gap) = (Vec::new(), 0, String::new());
    while let Some((start, c)) = chars.get(at).copied() {
        let from = at;
        if c.is_ascii_digit() {
            let end = run(at, &|c| c.is_ascii_digit());
            at = run(end, &is_letter);
            let after = |more: usize| chars.get(end + more).map_or(' ', |(_, c)| *c);
            let has_sign = chars.get(end).is_some_and(|(byte, _)| text[*byte..].starts_with(['ª', 'º']));
            let has_point = after(0) == '.' && !after(1).is_ascii_digit();
            let suffix = fold_name(&written(end, at));
            let ordinal = match suffix.as_str() {
                "" if has_point => Some(Ordinal::Point),
                "" => Some(Ordinal::No),
                _ if has_sign => Some(Ordinal::Letters),
                suffix if !meanings_of_round_word(suffix).is(RoundWord::OrdinalSuffix) => None,
                suffix if suffix.len() == 1 => Some(Ordinal::OneLetter),
                _ => Some(Ordinal::Letters),
            };
            let digits = written(from, end);
            let value = digits.parse().ok().filter(|value| *value <= HIGHEST_NUMBER);
            let kind = match (value, ordinal) {
                (Some(value), Some(ordinal)) => TokenKind::Number { value, ordinal },
                _ => TokenKind::OtherNumber,
            };
            let means = WordMeanings::default();
            tokens.push(Token { written: digits, kind, means, gap: std::mem::take(&mut gap), start });
        } else if is_letter(c) {
            at = run(at, &is_letter);
            let written = written(from, at);
            let means = meanings_of_round_word(&fold_name(&written));
            tokens.push(Token { written, kind: TokenKind::Word, means, gap: std::mem::take(&mut gap), start });
        } else {
            gap.push(c);
            at += 1;
        }
    }
    for at in 0..tokens.len() {
        let before_round_word = tokens.get(at + 1).is_some_and(|next: &Token| next.means.is(RoundWord::Round));
        if matches!(tokens[at].kind, TokenKind::Number { ordinal: Ordinal::OneLetter, .. }) && !before_round_word {
            tokens[at].kind = TokenKind::OtherNumber;
        }
    }
    tokens
}

/// Drops the numbers of dates, times, decimals, months and “of 6”.
fn drop_dates(tokens: &mut [Token]) {
    let glued = |tokens: &[Token], at: usize, mark: &str| {
        let digits = |at: usize| tokens.get(at).filter(|token| token.is_digits());
        digits(at).is_some() && digits(at + 1).is_some_and(|other| other.gap == mark)
    };
    for at in 0..tokens.len() {
        let date = ["-", ".", "/"].iter().any(|mark| glued(tokens, at, mark) && glued(tokens, at + 1, mark));
        if date {
            tokens[at..at + 3].iter_mut().for_each(|token| token.kind = TokenKind::OtherNumber);
        } else if is_month_of_year(tokens, at) || glued(tokens, at, ":") {
            tokens[at..at + 2].iter_mut().for_each(|token| token.kind = TokenKind::OtherNumber);
        } else if glued(tokens, at, ".") {
            // “5.0” is a number of a spreadsheet, and “2.1” is no number of a round.
            let is_whole = tokens[at + 1].written.bytes().all(|digit| digit == b'0');
            tokens[at + 1].kind = TokenKind::OtherNumber;
            if !is_whole {
                tokens[at].kind = TokenKind::OtherNumber;
            }
        }
        if tokens[at].means.is(RoundWord::Month) {
            drop_day_of_month(tokens, at);
        }
        if is_word_of_time(tokens, at) {
            drop_hour(tokens, at);
        }
        let is_of = tokens[at].means.is(RoundWord::Of) && at > 0 && tokens[at - 1].number().is_some();
        if is_of && let Some(all) = tokens.get_mut(at + 1).filter(|all| all.number().is_some()) {
            all.kind = TokenKind::OtherNumber;
        }
    }
}

/// Whether the number at this position and the next one are a month and its year: “12-2025”, “1/2026”. Directly after a word for
/// a round the first is the number of a round.
fn is_month_of_year(tokens: &[Token], month: usize) -> bool {
    let Some(year) = tokens.get(month + 1) else { return false };
    let is_month = tokens[month].number().is_some_and(|month| (1..=12).contains(&month));
    let is_year = year.kind == TokenKind::OtherNumber
        && year.written.len() == 4
        && year.written.parse().is_ok_and(|year: u16| YEARS_OF_NAMES.contains(&year));
    is_month && is_year && matches!(year.gap.as_str(), "-" | "/" | ".") && !is_only_number_of_round(tokens, month)
}

/// Whether the word at this position follows the hour of a time: “am”, “p.m.”, “Uhr”, “o’clock”.
fn is_word_of_time(tokens: &[Token], at: usize) -> bool {
    let is = |at: usize, word: &str| tokens.get(at).is_some_and(|token| fold_name(&token.written) == word);
    tokens[at].means.is(RoundWord::Time)
        || (is(at, "a") || is(at, "p")) && is(at + 1, "m")
        || is(at, "o") && is(at + 1, "clock")
}

/// Drops the hour before the word of a time at this position: “Round 3, 9 am”. A name that begins with the number has no
/// hour: “3 am Sonntag” is the third, on Sunday.
fn drop_hour(tokens: &mut [Token], word: usize) {
    let Some(hour) = word.checked_sub(1).filter(|hour| *hour > 0) else { return };
    if tokens[hour].number().is_some_and(|hour| hour <= 24) && !is_only_number_of_round(tokens, hour) {
        tokens[hour].kind = TokenKind::OtherNumber;
    }
}

/// Drops the day beside the month at this position: “May 5”, “5 May”, “5 de mayo”.
fn drop_day_of_month(tokens: &mut [Token], month: usize) {
    // In “7 March 19:00” the number after the month is an hour.
    let is_hour = tokens.get(month + 2).is_some_and(|next| next.gap == ":");
    let after = tokens.get_mut(month + 1).filter(|_| !is_hour);
    if let Some(after) = after.filter(|after| after.number().is_some_and(|day| day <= 31)) {
        after.kind = TokenKind::OtherNumber;
        return;
    }
    let Some(mut before) = month.checked_sub(1) else { return };
    if tokens[before].means.is(RoundWord::Of) && before > 0 {
        before -= 1;
    }
    if tokens[before].number().is_some_and(|day| day <= 31) && !is_only_number_of_round(tokens, before) {
        tokens[before].kind = TokenKind::OtherNumber;
    }
}

/// Whether the number at this position stands directly after a word for a round that has no number before it.
fn is_only_number_of_round(tokens: &[Token], at: usize) -> bool {
    let word = at.checked_sub(1).filter(|word| tokens[*word].is_round_word());
    word.is_some_and(|word| word == 0 || tokens[word - 1].number_beside_word().is_none())
}

/// Drops the numbers of days, boards, players and other things that are no rounds.
fn drop_other_counts(tokens: &mut [Token]) {
    for at in 0..tokens.len() {
        let is_count = tokens[at].means.is(RoundWord::OtherCount);
        if !is_count && !tokens[at].means.is(RoundWord::Weekday) {
            continue;
        }
        // “Day 3”, but not “Sunday 5th round”.
        let of_round = |tokens: &[Token], at: usize| tokens.get(at).is_some_and(Token::is_round_word);
        let joined = tokens.get(at + 1).is_some_and(|after| after.gap.chars().all(|c| " .#-".contains(c)));
        let spaced_dash = tokens.get(at + 1).is_some_and(|after| after.gap.contains(" - "));
        let is_number = tokens.get(at + 1).is_some_and(|after| after.number().is_some());
        let is_rounds = tokens.get(at + 1).is_some_and(Token::is_ordinal) && of_round(tokens, at + 2);
        if is_number && joined && !spaced_dash && !is_rounds {
            tokens[at + 1].kind = TokenKind::OtherNumber;
        } else if is_count && at > 0 && tokens[at - 1].number().is_some() && !is_only_number_of_round(tokens, at - 1) {
            tokens[at - 1].kind = TokenKind::OtherNumber;
        }
    }
}

fn has_round_word(tokens: &[Token]) -> bool {
    tokens.iter().any(Token::is_round_word)
}

/// The numbers beside the words for a round. `None` where a word has two numbers.
fn beside_round_words(tokens: &[Token]) -> Option<Vec<RoundPhrase>> {
    let mut found = Vec::new();
    for at in (0..tokens.len()).filter(|at| tokens[*at].is_round_word()) {
        let is_initial = tokens[at].means.is(RoundWord::Initial);
        if at > 0 && tokens[at - 1].means.is(RoundWord::Restarting) {
            continue;
        }
        let has_mark = tokens.get(at + 1).is_some_and(|mark| mark.means.is(RoundWord::NumberMark));
        let next = at + 1 + usize::from(has_mark);
        // “One round, two boards” has a number of boards.
        let is_apart = |token: &Token| !token.is_digits() && token.gap.contains(',');
        let after = tokens.get(next).filter(|token| !is_apart(token) && (!is_initial || token.number().is_some()));
        let after = after.and_then(Token::number_beside_word);
        let before = tokens[..at].last().filter(|_| !is_initial);
        let before_is_ordinal = before.is_some_and(Token::is_ordinal);
        let before = before.and_then(Token::number_beside_word);
        let (number, number_at, last) = match (after, before) {
            (Some(after), Some(before)) if before_is_ordinal && after != before => return None,
            (Some(number), _) => (number, next, next),
            (None, Some(number)) => (number, at - 1, at),
            (None, None) => continue,
        };
        if number_at == next && is_joined_to_another(tokens, next) {
            return None;
        }
        let first = at.min(number_at);
        let spare = tokens.len() - (last + 1 - first);
        let spare = spare - tokens.get(last + 1).map_or(0, |rest| usize::from(is_decimal_zero(rest)));
        found.push(RoundPhrase {
            number,
            written: tokens[number_at].written.clone(),
            start: tokens[first].start,
            has_word: true,
            is_initial,
            is_whole: spare == 0,
        });
    }
    Some(found)
}

/// Whether a token is the “.0” of “5.0”.
fn is_decimal_zero(token: &Token) -> bool {
    token.kind == TokenKind::OtherNumber && token.gap == "." && token.written.bytes().all(|digit| digit == b'0')
}

/// Whether the number at this position is the first of two: “1-2”, “1 and 2”, “1/2”.
fn is_joined_to_another(tokens: &[Token], at: usize) -> bool {
    let Some(next) = tokens.get(at + 1) else { return false };
    let and = next.means.is(RoundWord::And) && tokens.get(at + 2).is_some_and(|other| other.number().is_some());
    and || next.number().is_some() && matches!(next.gap.trim(), "-" | "–" | "—" | "/" | "+" | "&" | ",")
}

/// The number of a text without a word for a round: the whole text is one, or it begins with one.
fn without_round_word(tokens: &[Token]) -> Option<RoundPhrase> {
    let marks = tokens.iter().take_while(|token| token.means.is(RoundWord::NumberMark)).count();
    let (first, rest) = tokens[marks..].split_first()?;
    let rest = if rest.first().is_some_and(is_decimal_zero) { &rest[1..] } else { rest };
    let phrase = |number: usize| RoundPhrase {
        number,
        written: first.written.clone(),
        start: first.start,
        has_word: false,
        is_initial: false,
        is_whole: rest.is_empty(),
    };
    let TokenKind::Number { value, ordinal } = first.kind else {
        let whole = rest.is_empty() && first.kind == TokenKind::Word;
        return whole.then(|| roman_numeral(&first.written).map(phrase)).flatten();
    };
    // “5th – Final” is the fifth round, but “2nd final” is the second of the finals.
    let is_of_next_word = ordinal == Ordinal::Letters && rest.first().is_some_and(|next| next.gap.trim().is_empty());
    let is_only = rest.iter().all(|token| token.number().is_none());
    (is_only && !is_of_next_word).then(|| phrase(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(name: &str) -> Option<usize> {
        round_phrase(name).map(|phrase| phrase.number)
    }

    #[test]
    fn a_number_is_read_as_directors_write_it() {
        for name in "5|05|5.|#5|5th|(5)|No. 5|Nr 5|N° 5|№ 5|5.0|R5|r5|R 5|R-5|R.5|Rd 5|RD5|Round 5|ROUND 5|round5|\
             Round #5|Round no. 5|Round: 5|Round (5)|Rnd 5|5 round|5th round|5th (round)|5. Runde|5.Runde|\
             Runde 5.|Runde 5|Fünfte Runde|fuenfte Runde|Tour 5|5e tour|5ème tour|cinquième tour|Manche 5|\
             5ª manche|Quinta manche|Turno 5|5º turno|5° turno|Ronda 5|5ª ronda|Quinta ronda|Ronde 5|5e ronde|\
             vijfde ronde|Rodada 5|5ª rodada|Omgång 5|Femte omgången|Runde fem|Runda 5|5. runda|Kolo 5|\
             Fifth round|Round five|Round Five – Final|R5 Sun|R5 - Final|R5: Final|Final round 5|Sunday round 5|\
             Day 3 Round 5|Round 5 Day 3|Day 3, 5th round|3rd day 5th round|3. Tag 5. Runde|Sunday 5th round|V|\
             V.|Round V|V Runde|V. Runde|Tour V|5 final|5 – Final|5. Final|5: Final|5th – Final|5 Sunday|\
             Round 5 of 6|5 of 6|Runde 5 von 6|Round 5 2024-05-01|Round 5 (01.05.2024)|Round 5, 3 May|\
             Round 5, May 3|2024-05-01 Round 5|Round 5 10:30|10:30 Round 5|Round 5 (7 boards)|Round 5 - 7 boards|\
             Round 5 2006|2006 round 5|EDC 2015 Round 5|Round 5 (Round 5)|Board 2 Round 5|Round 5, board 2|\
             Round 5, 9 am|Round 5, 9am|Round 5 9 p.m.|Round 5, 9 p.m.|Round 5 – 9 o’clock|Runde 5, 9 Uhr|9 am Round 5|\
             5. Runde am Sonntag|Runde 5 am Sonntag|5 am Sonntag|Sunday 9 am, Round 5|Team round 5|Ⅴ|Round ５|Session 5|Тур 5|Jornada 5|Durchgang 5|Manche n° 5|№5|\
             5th round 5|Saturday - 5 round"
            .split('|')
        {
            assert_eq!(number(name), Some(5), "{name}");
        }
        assert_eq!(number("Round 12"), Some(12));
        assert_eq!(number("XII"), Some(12));
        assert_eq!(number("XXXVIII"), Some(38));
        assert_eq!(number("iv"), Some(4));
        assert_eq!(number("Round 2 2024-05-01"), Some(2));
        assert_eq!([number("Round 2-2026"), number("R2/2026"), number("2-1907")], [Some(2); 3]);
        assert_eq!(number("0"), Some(0));
    }

    #[test]
    fn a_name_without_one_certain_number_has_none() {
        for name in
            "Top board|Final|Sunday|Sunday, 9 am|Semi-final|2006|WDC 2006|2024-05-01|01.05.2024|5 May|May 5|5. Mai|5 de mayo|\
             10:30|Day 2|2nd day|2. Tag|Board 3|Table 3|Saturday 2|Semi-final 2|2nd semi-final|1. Halbfinale|\
             2nd final|Final 2|Team 3|7 players|Round 1-2|Round 1 and 2|Round 1/2|Round 1 + 2|1-2|1 & 2|\
             Round 2.1|2.1|R5b|5b|Round 5a|5a|round v|Round 5 Round 6|Round robin|Vienna|Medal round 1|v|x|Mix|\
             12-2025|01/2026|3.2026|2025-12|IIII|VX|Round 1000|Segunda|Quinta|DI|C|Xi Wang|V - Final|\
             5th round 6|Day 2 round"
                .split('|')
        {
            assert_eq!(number(name), None, "{name}");
        }
        assert_eq!([number(""), number(" ")], [None, None]);
    }

    #[test]
    fn a_word_that_is_no_day_can_be_the_number_of_a_round() {
        let numbers = ["First", "second", "Dritte", "Trois", "Final", "Segunda", "First round"].map(number_word);
        assert_eq!(numbers, [Some(1), Some(2), Some(3), Some(3), None, None, None]);
    }

    #[test]
    fn a_phrase_knows_its_place_and_whether_it_is_the_whole_text() {
        let phrase = |text| {
            round_phrase(text).map(|found| (found.written, found.start, found.has_word, found.is_whole)).unwrap()
        };
        assert_eq!(phrase("EDC 2015  Round 1"), ("1".into(), 10, true, false));
        assert_eq!(phrase("Größe 5. Runde"), ("5".into(), 8, true, false));
        assert_eq!(phrase("5. Runde"), ("5".into(), 0, true, true));
        assert_eq!(phrase("Runde V"), ("V".into(), 0, true, true));
        assert_eq!(phrase("R05"), ("05".into(), 0, true, true));
        assert_eq!(phrase("5.0"), ("5".into(), 0, false, true));
        assert_eq!(phrase("R2 5"), ("2".into(), 0, true, false));
    }
}
