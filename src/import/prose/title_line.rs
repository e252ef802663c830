//! Finds where the title of a board begins in a sentence: “board B” in “Hi, here is board B:”.

use crate::import::words::{board_remarks, dated_names, title_words};

/// The name of a board is a letter or a number. A longer word goes on with the sentence.
const LONGEST_NAME: usize = 2;

/// More words after the name go on with the sentence.
const MOST_WORDS_AFTER: usize = 1;

/// Whether the days before the titles of a text name rounds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::import) enum TitleDays {
    Rounds,
    /// Other titles have no day. So the “So.” of a German chat is no Sunday.
    Words,
}

impl TitleDays {
    pub(super) fn of<'t>(mut titles: impl Iterator<Item = &'t str>) -> Self {
        if titles.all(|title| day_before_title(title).is_some()) { TitleDays::Rounds } else { TitleDays::Words }
    }
}

/// The end of the day before the title of a board: “So.” in “So. Tisch 2”.
fn day_before_title(text: &str) -> Option<usize> {
    let title = title_words::parse_game_title(text)?;
    let day = title.round.filter(|round| title.before.is_empty() && dated_names::is_date_or_day(round))?;
    text.starts_with(day).then_some(day.len())
}

/// Where the title of a board begins at the end of a line. Any other line is whole.
pub(in crate::import) fn start_of_title(line: &str, days: TitleDays) -> usize {
    let text = line.trim_end_matches([':', '.', ' ']);
    let says_end = |rest: &str| {
        rest.split_whitespace().count() <= MOST_WORDS_AFTER
            || !board_remarks::parse_remarks(rest, true).remarks.is_empty()
    };
    let is_title = |at: &usize| {
        let (title, words) = split_title(&text[*at..]);
        title_words::parse_game_title(title).is_some_and(|title| {
            let rest = if words.is_empty() { title.rest } else { words };
            title.before.is_empty() && title.board.len() <= LONGEST_NAME && says_end(rest)
        })
    };
    let day = day_before_title(text).filter(|_| days == TitleDays::Words);
    if day.is_none() && title_words::parse_game_title(text).is_some() {
        return 0;
    }
    let from = day.unwrap_or(0);
    text[from..].match_indices(' ').map(|(at, _)| from + at + 1).find(is_title).unwrap_or(0)
}

/// The title of a board and the words behind it: “Board A” and “first, ended 1908”. Words behind a letter or a number are no part
/// of the name if they begin small.
pub(super) fn split_title(text: &str) -> (&str, &str) {
    let end = title_words::parse_game_title(text).and_then(|title| {
        let name = title.board.split(' ').next()?;
        let is_short = name.chars().count() == 1 || name.bytes().all(|byte| byte.is_ascii_digit());
        let goes_on = title.board[name.len()..].trim_start().starts_with(char::is_lowercase);
        Some(text.find(title.board)? + name.len()).filter(|_| is_short && goes_on)
    });
    let (title, rest) = text.split_at(end.unwrap_or(text.len()));
    (title, rest.trim_matches([':', '.', ',', ' ', '-', '–', '—']))
}

/// The words behind the name of a board, and the remark in the bracket that ends them: “of Winter Cup” and “ (after Fall 1908)”.
pub(super) fn split_remark_in_bracket(words: &str) -> (&str, &str) {
    let start = words.rfind(" (").filter(|_| words.ends_with(')'));
    let is_remark = |at: &usize| !board_remarks::parse_remarks(&words[*at..], true).remarks.is_empty();
    words.split_at(start.filter(is_remark).unwrap_or(words.len()))
}

#[cfg(test)]
mod tests {
    use super::{TitleDays, split_remark_in_bracket, split_title, start_of_title};

    #[test]
    fn a_title_may_stand_at_the_end_of_a_sentence() {
        for (line, title) in [
            ("Board A, ended 1908:", "Board A, ended 1908:"),
            ("Hi, here is board B:", "board B:"),
            ("Thanks for coming. Board A first, game ended 1908:", "Board A first, game ended 1908:"),
            ("So. Tisch 2, Schluss nach 1910:", "Tisch 2, Schluss nach 1910:"),
            ("Can somebody post board B? It was not here.", "Can somebody post board B? It was not here."),
        ] {
            assert_eq!(&line[start_of_title(line, TitleDays::Words)..], title);
        }
        assert_eq!(start_of_title("Sat. Board 2", TitleDays::Rounds), 0);
    }

    #[test]
    fn small_words_behind_a_letter_are_no_name() {
        assert_eq!(split_title("Board A first, ended 1908:"), ("Board A", "first, ended 1908"));
        assert_eq!(split_title("Runde 1 Tisch 2 fertig:"), ("Runde 1 Tisch 2", "fertig"));
        assert_eq!(split_title("Board Brave New"), ("Board Brave New", ""));
        assert_eq!(split_remark_in_bracket("of Winter Cup (after Fall 1908)"), ("of Winter Cup", " (after Fall 1908)"));
        assert_eq!(split_remark_in_bracket("of Winter Cup (online)"), ("of Winter Cup (online)", ""));
    }
}
