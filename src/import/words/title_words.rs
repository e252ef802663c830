//! The words of titles: the names of boards and rounds, and where a remark begins. Their cells are not known here.

use super::board_remarks::{parse_remark, parse_remarks, split_name_and_remark};
use super::dated_names::is_date_or_day;
use super::heading_words::{Heading, heading_of_text, is_round_word};
use crate::book::language_words::{CellWord, fold_word, heading_key, is_cell_word};
use crate::book::marks_between_parts::{SPACED_MARKS, find_spaced_mark, is_mark};
use crate::book::round_name_words::is_number_mark;
use crate::book::typed_words::name_after_board_word;
use crate::book::{fold_name, named_round};

/// A longer text is no title with a remark.
const MOST_BYTES: usize = 120;

/// The marks that end a name in a title, beside the spaced ones.
const NAME_ENDS: [&str; 4] = [", ", "; ", " (", ": "];

/// Splits “A - ended 1909” and “A (1909)” at the first mark that ends a name.
pub(in crate::import) fn split_name_and_rest(text: &str) -> (&str, &str) {
    // “1. Last year 1908”: after a number or a letter, a new sentence begins.
    let is_short = |name: &str| name.chars().count() == 1 || name.bytes().all(|byte| byte.is_ascii_digit());
    let sentence = text.find(". ").or_else(|| text.trim_end().strip_suffix('.').map(str::len));
    let sentence = sentence.filter(|at| is_short(&text[..*at]));
    let spaced = find_spaced_mark(text).map(|(at, _)| at);
    let ends = NAME_ENDS.iter().filter_map(|mark| text.find(mark)).chain(sentence).chain(spaced);
    let end = ends.min().unwrap_or(text.len());
    let rest = text[end..].trim_matches(is_mark);
    (text[..end].trim().trim_end_matches(':').trim_end(), rest)
}

/// The first word and the text after it.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// Whether a text is a sentence, and so no name: “The Diplomacy had just 7 players.”
pub(in crate::import) fn is_sentence(text: &str) -> bool {
    const FEWEST_WORDS: usize = 4;
    const MOST_WORDS_OF_NAME: usize = 8;
    let words = text.split_whitespace().count();
    // After an abbreviation, such as “St.”, a name goes on.
    let ends_inside = || {
        let ends = text.match_indices(". ").map(|(at, _)| &text[..at]);
        ends.into_iter().any(|before| before.rsplit(' ').next().is_some_and(|word| word.chars().count() > FEWEST_WORDS))
    };
    words > MOST_WORDS_OF_NAME || words >= FEWEST_WORDS && (text.trim_end().ends_with(['.', '!', '?']) || ends_inside())
}

/// The name and the remark in a board's title: “Board A - ended 1909” gives “A” and “ended 1909”.
pub(in crate::import) fn parse_board_title(text: &str) -> Option<(&str, &str)> {
    if let Some((name, rest)) = number_before_board_word(text) {
        return Some((name, rest));
    }
    let text = name_after_board_word(text)?;
    if is_sentence(text) {
        return parse_sentence_about_board(text);
    }
    let (name, rest) = split_name_and_rest(text);
    // “A END: 1906”: the mark stands inside the remark.
    let of_whole = split_name_and_remark(text);
    let is_inside = text[name.len()..].trim_start().starts_with(':') && of_whole.0.len() < name.len();
    let (name, remark) = if is_inside { of_whole } else { split_name_and_remark(name) };
    let rest = if remark.is_empty() { rest } else { text[name.len()..].trim() };
    // “Board B NEW” is board B. A longer name may have the word in it.
    let of_correction = name.rsplit_once(' ').filter(|(name, word)| {
        rest.is_empty() && name.chars().count() <= 2 && is_cell_word(word, CellWord::Correction)
    });
    let (name, rest) = of_correction.unwrap_or((name, rest));
    let of_table = name
        .split_once(' ')
        .filter(|(name, words)| rest.is_empty() && name.chars().count() <= 2 && names_kind_of_table(words));
    let name = of_table.map_or(name, |(name, _)| name);
    // “Board (round 1)” is a heading.
    let is_round =
        named_round(text.trim_matches(['(', ')', ' '])).is_some_and(|phrase| phrase.is_whole && !phrase.is_initial);
    (!name.is_empty() && !is_round && !tells_ending(text, name)).then_some((without_quotes(name.trim_end()), rest))
}

/// A name without the quotation marks around it.
fn without_quotes(name: &str) -> &str {
    const QUOTES: [[char; 2]; 5] = [['"', '"'], ['“', '”'], ['„', '“'], ['«', '»'], ['‘', '’']];
    let inner = |[open, close]: [char; 2]| name.strip_prefix(open)?.strip_suffix(close);
    QUOTES.into_iter().find_map(inner).map(str::trim).filter(|inner| !inner.is_empty()).unwrap_or(name)
}

/// Whether a text behind a word for a board tells how the game ended, and names no board: “ended in 1909.”
fn tells_ending(text: &str, name: &str) -> bool {
    let first = first_word(name).0.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    is_cell_word(first, CellWord::Ended) && (first.len() == name.len() || parse_remark(text).is_some())
}

/// The number of a board and the remark behind its word, where the number comes first: “1. asztal – vége: 1909”.
fn number_before_board_word(text: &str) -> Option<(&str, &str)> {
    let (number, after) = text.trim().split_once(". ")?;
    let (word, rest) = first_word(after);
    let word = word.trim_end_matches([':', ',', '.']);
    let is_number = (1..=2).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
    let is_title = is_number && heading_key(&fold_word(word)) == Some("board") && !is_sentence(rest);
    is_title.then(|| (number, rest.trim_matches(is_mark)))
}

/// Whether words after the name of a board say what its table holds: “SC Chart”, “results”.
fn names_kind_of_table(words: &str) -> bool {
    let is_kind =
        |word: &str| is_cell_word(word, CellWord::KindOfTable) || is_cell_word(word, CellWord::SheetOfResults);
    let mut words = words.split_whitespace();
    words.next_back().is_some_and(is_kind)
        && words.all(|word| is_kind(word) || heading_of_text(word) == Some(Heading::CENTRES))
}

/// The name and the rest of a sentence after a word for a board: “No. 227 ended by draw vote in the following counts”.
fn parse_sentence_about_board(text: &str) -> Option<(&str, &str)> {
    let (mark, after) = first_word(text);
    let text = if is_number_mark(mark.trim_end_matches('.')) { after.trim_start() } else { text };
    let (name, rest) = first_word(text);
    let name = name.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    let is_name = name.starts_with(|letter: char| letter.is_ascii_digit()) || name.chars().count() == 1;
    is_name.then_some((name, rest.trim()))
}

/// Whether the text after the name in a title says that the board is a correction: “(corrected)”, “NEW”.
pub(in crate::import) fn says_corrected(rest: &str) -> bool {
    is_cell_word(rest, CellWord::Correction)
}

/// The round and the board in a title or in the name of a game: “Round 2, Board A”, “R1 Board A”, “Board A - Round 1”.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::import) struct GameTitle<'a> {
    /// The text before the round: the name of the event.
    pub before: &'a str,
    pub round: Option<&'a str>,
    pub board: &'a str,
    /// The text after both.
    pub rest: &'a str,
}

/// Reads a title that names a board, with or without its round.
pub(in crate::import) fn parse_game_title(text: &str) -> Option<GameTitle<'_>> {
    let text = text.trim();
    if let Some((board, rest)) = parse_board_title(text) {
        return Some(match find_round_with_rest(rest) {
            Some(("", round, rest)) => GameTitle { before: "", round: Some(round), board, rest },
            _ => GameTitle { before: "", round: None, board, rest },
        });
    }
    let of_round = || {
        let (before, round, rest) = find_round_with_rest(text)?;
        let (board, rest) = parse_board_title(rest)
            .or_else(|| parse_part_of_round(rest))
            .or_else(|| Some((code_of_board(rest)?, "")))?;
        Some(GameTitle { before, round: Some(round), board, rest })
    };
    of_round().or_else(|| parse_game_of_day(text))
}

/// The day and the board in “Saturday 10:00 - Board A”. The day is the round.
fn parse_game_of_day(text: &str) -> Option<GameTitle<'_>> {
    const MOST_WORDS: usize = 6;
    let starts = text.match_indices(char::is_whitespace).map(|(at, _)| at + 1).take(MOST_WORDS);
    let title = |at: usize| {
        let (board, rest) = parse_board_title(text.get(at..)?)?;
        let day = text[..at].trim_end_matches(|c: char| !c.is_alphanumeric());
        is_date_or_day(day).then_some(GameTitle { before: "", round: Some(day), board, rest })
    };
    starts.into_iter().find_map(title)
}

/// The name and the remark of a board that is called a part of its round: “heat 2” after “Round 1” gives “2”.
fn parse_part_of_round(text: &str) -> Option<(&str, &str)> {
    let (word, name) = text.trim().split_once(char::is_whitespace)?;
    let (name, rest) = split_name_and_rest(name);
    (is_cell_word(word, CellWord::PartOfRound) && !name.is_empty()).then_some((name, rest))
}

/// The code of a board behind its round: “G1” of “Autumn League R1 G1”.
fn code_of_board(text: &str) -> Option<&str> {
    let code = text.trim();
    let digits = code.strip_prefix(|c: char| c.is_ascii_uppercase())?;
    ((1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(code)
}

/// The text after the initial of a round: “1” in “R1” and in “Rd1”.
fn after_round_initial(text: &str) -> Option<&str> {
    let end = text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (initial, rest) = text.split_at(end);
    ["r", "rd", "rnd", "round"].iter().any(|known| initial.eq_ignore_ascii_case(known)).then_some(rest)
}

/// The round and the board in the short name of a game: “R1A”, “R2-3”, “R1B2”.
pub(in crate::import) fn parse_game_number(text: &str) -> Option<(&str, &str)> {
    let rest = after_round_initial(text.trim())?;
    let end = rest.find(|c: char| !c.is_ascii_digit())?;
    let (round, board) = rest.split_at(end);
    let board = board.trim_start_matches([' ', '-', '_', '.', '/']);
    // A word for a board before its name, or the initial of one before its number.
    let after_word = ["board", "table", "game", "brd", "tbl", "bd", "gm"].iter().find_map(|word| {
        let (start, rest) = board.split_at_checked(word.len())?;
        let name = rest.trim_start_matches([' ', '-', '_', '.', '/']);
        // “R1BoardA” names a board, “R1 Boards” and “R1 Tableau” name none.
        let is_separate = name.len() < rest.len() || name.starts_with(|c: char| c.is_ascii_digit());
        let is_letter = name.len() == 1 && !name.eq_ignore_ascii_case("s");
        (start.eq_ignore_ascii_case(word) && !name.is_empty() && (is_separate || is_letter)).then_some(name)
    });
    let number = board.strip_prefix(['B', 'b', 'T', 't', 'G', 'g']);
    let number = number.filter(|number| number.starts_with(|c: char| c.is_ascii_digit()));
    let board = after_word.or(number).unwrap_or(board);
    let letters = (1..=2).contains(&board.len()) && board.bytes().all(|byte| byte.is_ascii_alphabetic());
    let digits = (1..=2).contains(&board.len()) && board.bytes().all(|byte| byte.is_ascii_digit());
    (!round.is_empty() && (letters || digits)).then_some((round, board))
}

/// The text before a round, the round, and the text after it: “Cup R1 Board A” gives “Cup”, “1” and “Board A”.
pub(in crate::import) fn find_round_with_rest(text: &str) -> Option<(&str, &str, &str)> {
    let mut start = 0;
    for word in text.split_whitespace() {
        let at = start + text[start..].find(word)?;
        start = at + word.len();
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        let number = if let Some((before, number)) = number_before_round_word(text, at, bare) {
            let rest = text[start..].trim_matches(is_mark);
            return Some((before.trim_end_matches(is_mark), number, rest));
        } else if is_round_word(&fold_name(bare)) {
            let name = first_word(&text[start..]).0;
            let name = &name[..name.find(|c: char| !c.is_alphanumeric()).unwrap_or(name.len())];
            let rest = start + text[start..].find(name)? + name.len();
            let is_name = name.starts_with(|c: char| c.is_ascii_digit()) || name.chars().count() == 1;
            is_name.then_some((name, rest))
        } else {
            let digits = after_round_initial(bare).filter(|digits| !digits.is_empty());
            digits.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit())).map(|digits| (digits, start))
        };
        if let Some((name, rest)) = number.filter(|(name, _)| !name.is_empty()) {
            return Some((text[..at].trim_end_matches(is_mark), name, text[rest..].trim_matches(is_mark)));
        }
    }
    None
}

/// The text before the number of a round, and the number, where a mark ends the round behind its word: “1. forduló, 1. asztal”. In
/// “Day 1. Round 2”, the number behind the word is the round.
fn number_before_round_word<'a>(text: &'a str, at: usize, word: &str) -> Option<(&'a str, &'a str)> {
    let is_end = |rest: &str| {
        let rest = rest.trim_end();
        rest.is_empty() || rest.starts_with([',', ';', ':', ')']) || find_spaced_mark(rest).is_some_and(|of| of.0 == 0)
    };
    let ends = text[at..].strip_prefix(word).is_some_and(is_end);
    let before = text[..at].trim_end().strip_suffix('.').filter(|_| ends && is_round_word(&fold_name(word)))?;
    let number = before.rsplit(' ').next()?;
    let is_number = (1..=2).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| (&before[..before.len() - number.len()], number))
}

/// The name of a board in a column for boards: “A” and “Board A” give “A”.
pub(in crate::import) fn board_name_in(text: &str) -> &str {
    parse_board_title(text).map_or(text.trim(), |(name, _)| name)
}

/// The name of the round in a text, and the text before it: “EDC 2015  Round 1” gives “1” and “EDC 2015”.
pub(in crate::import) fn find_round(text: &str) -> Option<(String, &str)> {
    let before = |end: usize| text[..end].trim_end_matches(|c: char| !c.is_alphanumeric() && c != ')').trim();
    // “R1” alone names a round only on a tab or in a column.
    if let Some(phrase) = named_round(text).filter(|phrase| !phrase.is_initial) {
        return Some((phrase.name(), before(phrase.start)));
    }
    // A round may have a letter or a name such as “1A”.
    let mut start = 0;
    for word in text.split_whitespace() {
        let at = start + text[start..].find(word)?;
        start = at + word.len();
        if is_round_word(&fold_name(word.trim_matches(|c: char| !c.is_alphanumeric()))) {
            let (name, _) = split_name_and_rest(text[start..].trim());
            let name = first_word(name).0;
            if name.starts_with(|c: char| c.is_ascii_digit()) || name.len() == 1 {
                return Some((name.trim_end_matches(|c: char| !c.is_alphanumeric()).to_owned(), before(at)));
            }
        }
    }
    None
}

/// The name of a round in a column or on a sheet's tab: “1”, “Round 1”, “1. Runde” and “R1” give “1”.
pub(in crate::import) fn round_name_in(text: &str) -> String {
    let text = text.trim();
    let whole = || named_round(text).filter(|phrase| phrase.is_whole).map(|phrase| phrase.name());
    match find_round(text) {
        Some((name, "")) => name,
        _ => whole().unwrap_or_else(|| text.strip_suffix(".0").unwrap_or(text).to_owned()),
    }
}

/// The name of a round in a column of rounds. There “T1” is the first “tour” or “turno”, and “O2” the second “omgång”.
pub(in crate::import) fn round_name_in_column(text: &str) -> String {
    let digits = text.trim().strip_prefix(['T', 't', 'O', 'o', 'J', 'j']).map(|digits| digits.trim_start_matches('.'));
    let is_number = |digits: &&str| (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.filter(is_number).map_or_else(|| round_name_in(text), str::to_owned)
}

/// The round and the board in the name of a board: “R1A”, “Round 1, Board A”.
pub(in crate::import) fn game_in_board_name(text: &str) -> Option<(&str, &str)> {
    let title = parse_game_title(text).filter(|title| title.rest.is_empty());
    title.and_then(|title| Some((title.round?, title.board))).or_else(|| parse_game_number(text))
}

/// The title of a table, and the remark after its last mark: “Board A” and “ended 1909”.
pub(in crate::import) fn split_title_and_remark(text: &str) -> (&str, &str) {
    if text.len() > MOST_BYTES {
        return (text.trim(), "");
    }
    let marks = NAME_ENDS.iter().chain(&SPACED_MARKS);
    let parts = marks.flat_map(|mark| text.match_indices(mark)).map(|(at, mark)| {
        let rest = text[at + mark.len()..].trim().trim_end_matches(')');
        (text[..at].trim_end(), rest)
    });
    let remarks = parts.filter(|(title, rest)| !title.is_empty() && !parse_remarks(rest, true).remarks.is_empty());
    remarks.max_by_key(|(title, _)| title.len()).unwrap_or((text.trim(), ""))
}

/// Whether the first word of a title says that a table of standings follows.
pub(in crate::import) fn speaks_of_standings(title: &str) -> bool {
    let first = title.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    matches!(
        fold_name(first).as_str(),
        "standings"
            | "results"
            | "final"
            | "ranking"
            | "overall"
            | "classement"
            | "tabelle"
            | "rangliste"
            | "classifica"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_give_the_board_and_the_round() {
        assert_eq!(parse_board_title("Board A"), Some(("A", "")));
        assert_eq!(parse_board_title("Table 1 :"), Some(("1", "")));
        assert_eq!(parse_board_title("Board A - ended 1909"), Some(("A", "ended 1909")));
        assert_eq!(parse_board_title("Board A abandoned"), Some(("A", "abandoned")));
        assert_eq!(parse_board_title("Board A ended 1909 (draw)"), Some(("A", "ended 1909 (draw)")));
        assert_eq!(parse_board_title("Board A."), Some(("A", "")));
        assert_eq!(parse_board_title("BOARD \"ALBATROSS\""), Some(("ALBATROSS", "")));
        assert_eq!(parse_board_title("Board (round 1)"), None);
        assert_eq!(parse_board_title("Game ended in 1909."), None);
        assert_eq!(parse_board_title("Partie terminée en 1907"), None);
        assert_eq!(parse_board_title("Board 1. Last year - 1908"), Some(("1", "Last year - 1908")));
        assert_eq!(
            parse_game_title("Round 2. Board A").map(|title| (title.round, title.board)),
            Some((Some("2"), "A"))
        );
        assert_eq!(parse_board_title("Board B NEW"), Some(("B", "NEW")));
        assert_eq!(parse_board_title("Board Final"), Some(("Final", "")));
        assert_eq!(parse_board_title("Board Brave New"), Some(("Brave New", "")));
        assert_eq!(parse_board_title("Game A SC Chart"), Some(("A", "")));
        assert_eq!(parse_board_title("Table 3 results"), Some(("3", "")));
        assert_eq!(parse_board_title("Board Organ Chart"), Some(("Organ Chart", "")));
        assert_eq!(parse_board_title("1. asztal – a játszma vége: 1909"), Some(("1", "a játszma vége: 1909")));
        assert_eq!(parse_board_title("2. Tisch:"), Some(("2", "")));
        let title = parse_game_title("stůl 1 · 1. kolo").unwrap();
        assert_eq!((title.round, title.board), (Some("1"), "1"));
        assert_eq!(parse_board_title("MESA 1   FIM: 1906"), Some(("1", "FIM: 1906")));
        assert_eq!(
            parse_game_title("Runde 1, 2. Tisch").map(|title| (title.round, title.board)),
            Some((Some("1"), "2"))
        );
        assert_eq!(parse_board_title("2. Austria"), None);
        assert_eq!(parse_board_title("Milo-Minderbinder"), None);
        // A sentence is no name.
        assert_eq!(
            parse_board_title("Game No. 227 ended by draw vote during the Spring 1907 turn in these counts:"),
            Some(("227", "ended by draw vote during the Spring 1907 turn in these counts:"))
        );
        assert_eq!(
            parse_board_title("Board B was abandoned in 1903. It was played again.").map(|(name, _)| name),
            Some("B")
        );
        assert_eq!(parse_board_title("Game ended. Board top is 9 centres, for Dirk Elster (G)"), None);
        for (text, is) in [
            ("The Diplomacy had just 7 players playing one game.", true),
            ("There was a hope that the Saturday round could be 7 boards", true),
            ("St. Louis Open Final", false),
            ("Milo-Minderbinder", false),
            ("Who let the dogs out", false),
        ] {
            assert_eq!(is_sentence(text), is, "{text}");
        }
        assert_eq!(board_name_in("Board Milo-Minderbinder"), "Milo-Minderbinder");
        assert_eq!(find_round("Round 1 - games end Winter 1909"), Some(("1".to_owned(), "")));
        assert_eq!(find_round("EDC 2015  Round 1"), Some(("1".to_owned(), "EDC 2015")));
        assert_eq!(find_round("EDC 2015, 5. Runde"), Some(("5".to_owned(), "EDC 2015")));
        assert_eq!(find_round("Round A"), Some(("A".to_owned(), "")));
        assert_eq!(find_round("Round robin"), None);
        assert_eq!(round_name_in("R12"), "12");
        assert_eq!(round_name_in("Final"), "Final");
        assert_eq!(round_name_in("Ronde 3"), "3");
        for (text, name) in [
            ("5. Runde", "5"),
            ("Tour 5", "5"),
            ("Fifth round", "5"),
            ("Round V", "V"),
            ("R5", "5"),
            ("05", "05"),
            ("5.0", "5"),
            ("R5 Sun", "R5 Sun"),
            ("Sunday round 5", "Sunday round 5"),
            ("Round 5 - Final", "5"),
            ("V", "V"),
        ] {
            assert_eq!(round_name_in(text), name, "{text}");
        }
        assert_eq!(
            ["T1", "t.2", "O3", "Round 4", "Final", "Toulouse"].map(round_name_in_column),
            ["1", "2", "3", "4", "Final", "Toulouse"]
        );
    }

    #[test]
    fn titles_of_games_give_the_round_and_the_board() {
        for (text, round, board) in [
            ("Round 2, Board A", Some("2"), "A"),
            ("R1 Board A", Some("1"), "A"),
            ("Rd 1 Board A", Some("1"), "A"),
            ("Rd1, Table 3", Some("1"), "3"),
            ("Board A - Round 1", Some("1"), "A"),
            ("Board A (R2)", Some("2"), "A"),
            ("Ronde 1 bord B", Some("1"), "B"),
            ("Online Cup R1 Board A", Some("1"), "A"),
            ("Table 3", None, "3"),
            ("Saturday 10:00 - Board A", Some("Saturday 10:00"), "A"),
            ("Sat 9am, Table B", Some("Sat 9am"), "B"),
            ("Sunday board C", Some("Sunday"), "C"),
            ("Board Milo-Minderbinder", None, "Milo-Minderbinder"),
        ] {
            let title = parse_game_title(text).unwrap();
            assert_eq!((title.round, title.board), (round, board), "{text}");
        }
        assert_eq!(parse_game_title("Board A - ended 1909").unwrap().rest, "ended 1909");
        assert_eq!(parse_game_title("Round 1"), None);
        assert_eq!(parse_game_number("R1A"), Some(("1", "A")));
        assert_eq!(parse_game_number("R12"), None);
        assert_eq!(parse_game_number("Rome"), None);
        for plural in ["R1 Boards", "R1 Games", "R2 Tables", "R1 Tableau", "R1 GMS"] {
            assert_eq!(parse_game_number(plural), None, "{plural}");
        }
        assert_eq!(parse_game_number("R1BoardA"), Some(("1", "A")));
        assert_eq!(parse_game_number("R2Bd3"), Some(("2", "3")));
    }

    #[test]
    fn remarks_are_split_from_titles() {
        for (title, parts) in [
            ("Board A - ended 1909", ("Board A", "ended 1909")),
            ("Board A - Round 1 (1909)", ("Board A - Round 1", "1909")),
            ("Board A, ended 1909, abandoned", ("Board A, ended 1909", "abandoned")),
            ("Board A - Smith", ("Board A - Smith", "")),
        ] {
            assert_eq!(split_title_and_remark(title), parts);
        }
    }
}
