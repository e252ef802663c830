//! Reads remarks about boards: “ended 1909”, “conceded to France”, “abandoned”, “system: C-Diplo 100”.

use super::heading_words::{Heading, heading_of_text, parse_year};
use crate::book::count_notation::{parse_year_cell, parse_year_entry};
use crate::book::language_words::{CellWord, is_cell_word, season_named};
use crate::book::marks_between_parts::{find_spaced_mark, is_mark};
use crate::book::typed_words::parse_ending;
use crate::book::{CellEntry, Ending, PerPower, Power, Year, fold_name, named_round};

/// A remark beside or above a board.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::import) enum BoardRemark<'a> {
    LastYear(CellEntry<Year>),
    Conceded(Power),
    Abandoned,
    /// These powers shared in a draw.
    Draw(PerPower<bool>),
    /// The game does not count.
    Void,
    System(&'a str),
    Note(&'a str),
}

/// The remarks in a text.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct BoardRemarks<'a> {
    pub remarks: Vec<BoardRemark<'a>>,
    /// The parts of the text that are no remark.
    pub rest: Vec<&'a str>,
}

fn is_end(word: &str) -> bool {
    is_cell_word(word, CellWord::Ended)
}

/// Whether a word says nothing of its own beside a remark: “in”, “autumn”.
fn is_filler(word: &str) -> bool {
    let is_season = word.chars().nth(2).is_some() && season_named(word).is_some();
    is_season || is_cell_word(word, CellWord::Filler)
}

fn words(text: &str) -> Vec<String> {
    let folded = fold_name(text);
    folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn year_of_word(word: &str) -> Option<Year> {
    (word.len() == 4).then(|| parse_year(word)).flatten()
}

/// The year in a season of a game: 1908 for “F08” and “s1908”.
fn year_of_season(word: &str) -> Option<Year> {
    let digits = word.trim_start_matches(char::is_alphabetic);
    (digits.len() < word.len() && matches!(digits.len(), 2 | 4)).then(|| parse_year_cell(word)).flatten()
}

/// The main remark in a text, whatever else the text says: “Round 1 - games end Winter 1909”, “conceded to France”,
/// “abandoned”, “system: C-Diplo 100”. How a game ended comes before its last year.
pub(in crate::import) fn parse_remark(text: &str) -> Option<BoardRemark<'_>> {
    labelled_remark(text).or_else(|| remarks_of_part(text.trim()).remarks.pop())
}

/// A remark with its label: “system: C-Diplo 100”.
fn labelled_remark(text: &str) -> Option<BoardRemark<'_>> {
    let (label, value) = text.trim().split_once(':')?;
    match fold_name(label).as_str() {
        "system" | "scoring" | "scoring system" => Some(BoardRemark::System(value.trim())),
        "note" => Some(BoardRemark::Note(value.trim())),
        _ if heading_of_text(label) == Some(Heading::LastYear) => {
            // “Ende: Herbst 1909”
            Some(BoardRemark::LastYear(parse_year_entry(value.trim())))
        }
        _ => None,
    }
}

/// Reads all remarks of a text: “ended 1907, conceded to France”. A year alone is the last year only if the text is the
/// rest of a title: “A (1909)”.
pub(in crate::import) fn parse_remarks(text: &str, is_in_title: bool) -> BoardRemarks<'_> {
    let mut found = BoardRemarks::default();
    if let Some(remark) = labelled_remark(text) {
        found.remarks.push(remark);
        return found;
    }
    for part in parts(text) {
        let year = if is_in_title { year_of_word(part).or_else(|| year_among_fillers(part)) } else { None };
        let is_round = named_round(part).is_some_and(|phrase| phrase.is_whole);
        let read = remarks_of_part(part);
        if let Some(year) = year {
            found.remarks.push(BoardRemark::LastYear(CellEntry::Value(year)));
        } else if read.is_whole {
            found.remarks.extend(read.remarks);
        } else if let Some(year) = Some(part).filter(|_| is_in_title).and_then(year_beside_words) {
            found.remarks.push(BoardRemark::LastYear(CellEntry::Value(year)));
        } else if !is_round {
            found.rest.push(part);
        }
    }
    found
}

/// The only year of a text that says nothing else: 1907 of “in 1907” and of “after Fall 1907”.
fn year_among_fillers(text: &str) -> Option<Year> {
    let words = words(text);
    let (years, others): (Vec<&String>, Vec<&String>) = words.iter().partition(|word| year_of_word(word).is_some());
    match years[..] {
        [year] if !others.is_empty() && others.iter().all(|word| is_filler(word)) => year_of_word(year),
        _ => None,
    }
}

/// The year before or behind the other words of a title, whatever they are: 1907 of “koniec jesienią 1907” and “1907-ben lett vége”. A text with a power, another
/// number or something that a player did says more than when the game ended.
fn year_beside_words(text: &str) -> Option<Year> {
    const MOST_WORDS: usize = 6;
    const OTHERS: [CellWord; 5] =
        [CellWord::Eliminated, CellWord::Remark, CellWord::Draw, CellWord::Solo, CellWord::Unfinished];
    let words = words(text);
    let (year, others) = words.split_last().filter(|(last, _)| year_of_word(last).is_some()).or(words.split_first())?;
    let year = year_of_word(year).filter(|year| *year <= Year::LAST_PLAYED && !text.ends_with(['?', '+']))?;
    let says_more = |word: &String| {
        word.contains(|c: char| c.is_ascii_digit())
            || OTHERS.iter().any(|other| is_cell_word(word, *other))
            || Power::parse_in_column(word).is_some()
    };
    let is_of_ending = matches!(parse_ending(text), Some(Ending::Abandoned | Ending::Conceded(_)));
    let others = others.iter().filter(|word| !is_filler(word));
    (!is_of_ending && others.clone().count() <= MOST_WORDS && !others.clone().any(says_more)).then_some(year)
}

/// The parts of a text: between commas, semicolons, brackets and dashes, and after a year.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let spaced = find_spaced_mark(rest).map(|(at, _)| at);
        let mark = rest.find([',', ';', '(', ')']).into_iter().chain(rest.find(": ")).chain(spaced);
        let end = mark.chain(end_after_year(rest)).min().unwrap_or(rest.len());
        parts.push(rest[..end].trim_matches(is_mark));
        rest = rest[end..].trim_start_matches(is_mark);
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// The end of the first year of a text that a word follows: in “ended 1909 abandoned”, the end of “1909”.
fn end_after_year(text: &str) -> Option<usize> {
    text.match_indices(' ').map(|(at, _)| at).find(|&at| {
        let before = text[..at].rsplit(' ').next().unwrap_or_default();
        year_of_word(before).is_some() && text[at..].trim_start().starts_with(char::is_alphabetic)
    })
}

/// The remarks of a part of a text.
struct PartRemarks<'a> {
    /// The last year, and then how the game ended.
    remarks: Vec<BoardRemark<'a>>,
    /// Whether the part says nothing else: “ended in 1909”, “abandoned 1906”, “was conceded to France”.
    is_whole: bool,
}

fn remarks_of_part(part: &str) -> PartRemarks<'_> {
    let words = words(part);
    let year_of = |word: &String| year_of_word(word);
    let after_end = words.iter().position(|word| is_end(word)).map_or(&[][..], |end| &words[end + 1..]);
    let of_season = |word: &String| year_of(word).or_else(|| year_of_season(word));
    let mut years: Vec<Year> = after_end.iter().filter_map(of_season).collect();
    let is_season = |word: &str| after_end.iter().any(|end| end == word) && year_of_season(word).is_some();
    if years.is_empty() {
        years = words.iter().filter_map(year_of).collect();
    }
    let mut other: Vec<&str> = words.iter().map(String::as_str).collect();
    other.retain(|word| !is_filler(word) && year_of_word(word).is_none() && !is_season(word));
    let last_year = || match years[..] {
        // “1908?” and “1907 / 1908” are no year. They stay as text, and the check of the book reports them.
        [year] if !part.contains(['?', '/', '+']) => BoardRemark::LastYear(CellEntry::Value(year)),
        _ => {
            let start = part.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
            BoardRemark::LastYear(CellEntry::Text(part[start..].to_owned()))
        }
    };
    let with_year = |ending| if years.is_empty() { vec![ending] } else { vec![last_year(), ending] };
    let has_end = words.iter().any(|word| is_end(word));
    let without_years: Vec<String> = words.iter().filter(|word| year_of(word).is_none()).cloned().collect();
    if let Some(powers) = powers_in_draw(part, &without_years) {
        return PartRemarks { remarks: with_year(BoardRemark::Draw(powers)), is_whole: true };
    }
    if let [word] = other[..]
        && is_cell_word(word, CellWord::Void)
    {
        return PartRemarks { remarks: vec![BoardRemark::Void], is_whole: true };
    }
    match parse_ending(part) {
        Some(Ending::Abandoned) => {
            PartRemarks { remarks: with_year(BoardRemark::Abandoned), is_whole: other.len() == 1 }
        }
        // The word for a concession and the power, which may be a letter.
        Some(Ending::Conceded(winner)) => {
            PartRemarks { remarks: with_year(BoardRemark::Conceded(winner)), is_whole: other.len() <= 2 }
        }
        Some(Ending::Played) | None if has_end && !years.is_empty() => {
            PartRemarks { remarks: vec![last_year()], is_whole: other.len() == 1 }
        }
        // An impossible year stays as text, and the check of the book reports it.
        Some(Ending::Played) | None => {
            let text = part.strip_prefix("ended ").filter(|_| has_end);
            let remarks: Vec<_> = text.map(|text| BoardRemark::LastYear(CellEntry::parse(text))).into_iter().collect();
            PartRemarks { is_whole: !remarks.is_empty(), remarks }
        }
    }
}

/// The powers of “Draw A/F”, “Draw AFR”, “3-way afr” and “draw Austria France”. `None` if anything else is in the text: “Fair draw”
/// names no powers. `words` are those of `text`, folded.
fn powers_in_draw(text: &str, words: &[String]) -> Option<PerPower<bool>> {
    let is_draw = |word: &String| is_cell_word(word, CellWord::Draw) || word == "way";
    let (draw, others): (Vec<&String>, Vec<&String>) = words.iter().partition(|word| is_draw(word));
    // “a” is a letter of a power only in capitals.
    let in_capitals = |word: &str| text.split(|c: char| !c.is_alphanumeric()).any(|part| part == word.to_uppercase());
    let is_filler = |word: &&String| is_cell_word(word, CellWord::Filler) && !in_capitals(word);
    let (numbers, names): (Vec<&String>, Vec<&String>) = others
        .into_iter()
        .filter(|word| !is_filler(word))
        .partition(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    let mut powers = PerPower::<bool>::default();
    for name in names {
        // “AFR”: the letters of the powers in their order and in capitals, or as many as a number says.
        let letters = || -> Option<Vec<Power>> {
            let powers: Option<Vec<Power>> =
                name.chars().map(|letter| Power::parse_in_column(letter.encode_utf8(&mut [0; 4]))).collect();
            let is_list = |powers: &Vec<Power>| {
                !numbers.is_empty() || (powers.is_sorted() && text.contains(&*name.to_uppercase()))
            };
            powers.filter(is_list)
        };
        let found = Power::parse_in_column(name).map(|power| vec![power]).or_else(letters)?;
        for power in found {
            if std::mem::replace(&mut powers[power], true) {
                return None;
            }
        }
    }
    let count = powers.values().filter(|held| **held).count();
    let is_count = |number: &&String| number.parse() == Ok(count);
    (!draw.is_empty() && count > 1 && numbers.len() <= 1 && numbers.iter().all(is_count)).then_some(powers)
}

/// Whether a text says how a game ended in words that are not all understood: “DIAS voted”, “Solo by France”.
pub(in crate::import) fn speaks_of_ending(text: &str) -> bool {
    const MOST_BYTES: usize = 60;
    let is_ending =
        |word: &String| [CellWord::Draw, CellWord::Solo].iter().any(|kind| word.len() > 2 && is_cell_word(word, *kind));
    text.len() <= MOST_BYTES && words(text).iter().any(is_ending)
}

/// Splits a remark from the end of a board's name: “A abandoned” gives “A” and “abandoned”.
pub(in crate::import) fn split_name_and_remark(name: &str) -> (&str, &str) {
    let is_remark = |rest: &str| {
        let found = parse_remarks(rest, false);
        let is_state = words(rest)
            .first()
            .is_some_and(|word| is_cell_word(word, CellWord::Unfinished) || is_cell_word(word, CellWord::Void));
        let is_director = words(rest).first().is_some_and(|word| heading_of_text(word) == Some(Heading::Director));
        let is_dated = !found.remarks.is_empty() && found.rest.is_empty() || year_among_fillers(rest).is_some();
        is_state || is_director || is_dated
    };
    let split = name.match_indices(' ').map(|(at, _)| (name[..at].trim_end(), name[at..].trim_start()));
    split.into_iter().find(|(first, rest)| !first.is_empty() && is_remark(rest)).unwrap_or((name, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_give_the_ending_of_games() {
        assert_eq!(
            parse_remark("Round 1 - games end Winter 1909"),
            Some(BoardRemark::LastYear(CellEntry::Value(Year(1909))))
        );
        assert_eq!(parse_remark("ended soon"), Some(BoardRemark::LastYear(CellEntry::Text("soon".into()))));
        assert_eq!(parse_remark("conceded to France"), Some(BoardRemark::Conceded(Power::France)));
        assert_eq!(parse_remark("abandoned"), Some(BoardRemark::Abandoned));
        assert_eq!(parse_remark("system: C-Diplo 100"), Some(BoardRemark::System("C-Diplo 100")));
        assert_eq!(parse_remark("Weekend of 1908"), None);
        assert_eq!(parse_remark("EuroDipCon XXIII at ManorCon 2015"), None);
    }

    #[test]
    fn every_part_of_a_remark_is_read_or_left() {
        let year = |year| BoardRemark::LastYear(CellEntry::Value(Year(year)));
        let text = |text: &str| BoardRemark::LastYear(CellEntry::Text(text.into()));
        let draw = |powers: &[Power]| PerPower::from_fn(|power| powers.contains(&power));
        for (remark, expected, left) in [
            ("ended 1909", vec![year(1909)], vec![]),
            ("Ended in 1909, draw", vec![year(1909)], vec!["draw"]),
            ("ended 1909 draw", vec![year(1909)], vec!["draw"]),
            ("Partie arrêtée à l'automne 1909.", vec![year(1909)], vec![]),
            ("Partida terminada en otoño de 1909", vec![year(1909)], vec![]),
            ("ended 1909 by vote", vec![year(1909)], vec!["by vote"]),
            (
                "ended 1909 (time limit), EGT draw",
                vec![year(1909), BoardRemark::Draw(draw(&[Power::England, Power::Germany, Power::Turkey]))],
                vec!["time limit"],
            ),
            ("ended 1907, conceded to France", vec![year(1907), BoardRemark::Conceded(Power::France)], vec![]),
            ("ended 1907 abandoned", vec![year(1907), BoardRemark::Abandoned], vec![]),
            ("abandoned 1906", vec![year(1906), BoardRemark::Abandoned], vec![]),
            ("abandoned in the autumn of 1906", vec![year(1906), BoardRemark::Abandoned], vec![]),
            ("Concession to F", vec![BoardRemark::Conceded(Power::France)], vec![]),
            ("Game over 1908", vec![year(1908)], vec![]),
            ("Final year: 1908", vec![year(1908)], vec![]),
            ("Game 5 ended 1908", vec![], vec!["Game 5 ended 1908"]),
            ("ended 1908?", vec![text("1908?")], vec![]),
            ("ended 1907 / 1908", vec![text("1907 / 1908")], vec![]),
            ("Round 1 - games end Winter 1909", vec![year(1909)], vec![]),
            ("VOID", vec![BoardRemark::Void], vec![]),
            ("Game annulled, played again", vec![BoardRemark::Void], vec!["played again"]),
            ("not void", vec![], vec!["not void"]),
            ("stopped after F08", vec![year(1908)], vec![]),
            ("GM Dave - stopped after F08", vec![year(1908)], vec!["GM Dave"]),
            ("Draw A/F", vec![BoardRemark::Draw(draw(&[Power::Austria, Power::France]))], vec![]),
            ("Draw AFR", vec![BoardRemark::Draw(draw(&[Power::Austria, Power::France, Power::Russia]))], vec![]),
            ("3-way afr", vec![BoardRemark::Draw(draw(&[Power::Austria, Power::France, Power::Russia]))], vec![]),
            ("draw FG 1907", vec![year(1907), BoardRemark::Draw(draw(&[Power::France, Power::Germany]))], vec![]),
            ("Fair draw", vec![], vec!["Fair draw"]),
            ("GREAT DRAW", vec![], vec!["GREAT DRAW"]),
            ("after draw", vec![], vec!["after draw"]),
            (
                "ended 1907 in a draw AEG",
                vec![year(1907), BoardRemark::Draw(draw(&[Power::Austria, Power::England, Power::Germany]))],
                vec![],
            ),
            (
                "draw between Austria and Germany",
                vec![BoardRemark::Draw(draw(&[Power::Austria, Power::Germany]))],
                vec![],
            ),
            ("draw between friends", vec![], vec!["draw between friends"]),
            ("2-way AF", vec![BoardRemark::Draw(draw(&[Power::Austria, Power::France]))], vec![]),
            ("3-way A/F", vec![], vec!["3-way A/F"]),
            ("DIAS", vec![], vec!["DIAS"]),
            ("Ann Lee", vec![], vec!["Ann Lee"]),
        ] {
            assert_eq!(parse_remarks(remark, false), BoardRemarks { remarks: expected, rest: left }, "{remark}");
        }
        assert_eq!(parse_remarks("1909", true).remarks, [year(1909)]);
        assert_eq!(parse_remarks("in 1909", true).remarks, [year(1909)]);
        assert_eq!(parse_remarks("after Fall 1909, again", true).remarks, [year(1909)]);
        for text in
            ["Schluss nach 1909", "called after Fall 1909", "koniec jesienią 1909", "terminó en el otoño de 1909"]
        {
            assert_eq!(parse_remarks(text, true).remarks, [year(1909)], "{text}");
        }
        for text in ["Austria out in 1904", "elim. 1904", "left 1904", "Game 5 of 1908", "before 1987", "1908?"] {
            assert_eq!(parse_remarks(text, true).remarks, [], "{text}");
        }
        assert_eq!(parse_remarks("1909", false).rest, ["1909"]);
    }

    #[test]
    fn a_remark_is_split_from_a_name() {
        for (name, parts) in [
            ("A abandoned", ("A", "abandoned")),
            ("A ended 1909", ("A", "ended 1909")),
            ("Milo Minderbinder not finished", ("Milo Minderbinder", "not finished")),
            ("A VOID", ("A", "VOID")),
            ("C in 1907", ("C", "in 1907")),
            ("C ended 1907 in a draw AEG", ("C", "ended 1907 in a draw AEG")),
            ("A GM Dave stopped after F08", ("A", "GM Dave stopped after F08")),
            ("Milo Minderbinder", ("Milo Minderbinder", "")),
            ("A", ("A", "")),
        ] {
            assert_eq!(split_name_and_remark(name), parts);
        }
    }
}
