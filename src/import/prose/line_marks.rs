//! Takes off a line what mails, chats and forums put around its words: “> ” of a quotation, “[14/02/2026, 17:58] Meg: ” of a
//! message, “* ” of a list, “**” and “~~” of its look.

use std::borrow::Cow;

/// A line of a text.
pub(super) struct PlainLine {
    /// What stands before the words and may matter to the director: the time and the writer of a message, and a struck-out text.
    pub aside: String,
    pub text: String,
    /// Whether the line is a quotation.
    pub is_quoted: bool,
}

/// A longer text before a colon is no writer.
const LONGEST_WRITER: usize = 40;

impl PlainLine {
    pub(super) fn of(line: &str) -> Self {
        let is_quoted = line.trim_start().starts_with('>');
        // The frame around a table.
        let line = line.trim().trim_matches(|c| matches!(c, '│' | '┃' | '║')).trim();
        let line = without_quote_marks(line);
        let (stamp, line) = split_message_head(line).unwrap_or(("", line));
        let (struck, text) = without_struck_out(without_item_mark(line));
        let aside = [stamp.to_owned(), struck].into_iter().filter(|part| part.contains(char::is_alphabetic));
        PlainLine { aside: aside.collect::<Vec<_>>().join(" "), text: without_look(&text), is_quoted }
    }
}

/// A line without the place of its player: “1. Austria (Ann Lee) 12”, “=5) Italy (Ben Orr)”.
pub(super) fn without_place(line: &str) -> &str {
    let rest = line.trim_start_matches('=');
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_place = (1..=2).contains(&(rest.len() - after.len()));
    let after = after.strip_prefix(['.', ')']).and_then(|after| after.strip_prefix(' '));
    after.filter(|_| is_place).map_or(line, str::trim_start)
}

/// A line with a dash in place of the dots that lead from a name to a number: “Ann Lee ...... 7”.
pub(super) fn without_leaders(line: &str) -> Cow<'_, str> {
    const LEADERS: [&str; 2] = ["...", " .. "];
    if !LEADERS.iter().any(|leader| line.contains(leader)) {
        return Cow::Borrowed(line);
    }
    let parts = line.split(LEADERS[0]).flat_map(|part| part.split(LEADERS[1]));
    let parts = parts.map(|part| part.trim_matches(['.', ' '])).filter(|part| !part.is_empty());
    Cow::Owned(parts.collect::<Vec<_>>().join(" - "))
}

/// A line without the marks of a quotation before it.
pub(in crate::import) fn without_quote_marks(line: &str) -> &str {
    line.trim_start_matches(['>', ' '])
}

/// A day, a month, a year, an hour and a minute.
const NUMBERS_OF_TIME: usize = 5;

/// The time and the writer of a message, and its words: “[14/02/2026, 17:58] Meg: ”, “14.02.26, 17:58 - Meg: ” or “12.3.2022 klo 9.15 -
/// Outi: ”.
fn split_message_head(line: &str) -> Option<(&str, &str)> {
    let time_end = match line.strip_prefix('[') {
        Some(inner) => inner.find(']')? + 2,
        None => line.find(" - ")? + 3,
    };
    let (time, rest) = line.split_at(time_end);
    let numbers = time.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).count();
    let is_time = (time.contains(':') || numbers >= NUMBERS_OF_TIME)
        && time.trim_start_matches('[').starts_with(|c: char| c.is_ascii_digit());
    let writer = rest.find(": ").filter(|at| is_time && *at > 0 && *at <= LONGEST_WRITER)?;
    Some((&line[..time_end + writer], rest[writer + 2..].trim()))
}

/// A line of a list without the mark of an item or the place before it: “- R 8 Yann”, “1st: Ann Lee (France) 9”.
pub(in crate::import) fn without_item_or_place(line: &str) -> &str {
    let line = without_item_mark(line);
    let Some((place, rest)) = line.split_once(' ') else { return line };
    let after = place.trim_start_matches(|c: char| c.is_ascii_digit());
    // “1st”, “2º”
    let ending = after.trim_end_matches(['.', ')', ':']);
    let rest_after_dash = rest.trim_start_matches(['-', '–', ' ']);
    let is_place = (1..=2).contains(&(place.len() - after.len()))
        && ending.chars().count() <= 2
        && ending.chars().all(char::is_alphabetic);
    let is_marked = ending.len() < after.len() || rest_after_dash.len() < rest.len();
    if is_place && is_marked { rest_after_dash } else { line }
}

/// A line without the mark of an item of a list.
fn without_item_mark(line: &str) -> &str {
    ["* ", "- ", "+ ", "• ", "· ", "– "].iter().find_map(|mark| line.strip_prefix(mark)).unwrap_or(line).trim_start()
}

/// The struck-out texts of a line, and the line without them. A text that is struck out stays where nothing is in its place.
fn without_struck_out(line: &str) -> (String, String) {
    const MARK: &str = "~~";
    let parts: Vec<&str> = line.split(MARK).collect();
    let (struck, kept): (Vec<_>, Vec<_>) = parts.iter().enumerate().partition(|(at, _)| at % 2 == 1);
    let join = |parts: Vec<(usize, &&str)>| parts.into_iter().map(|(_, part)| *part).collect::<Vec<_>>().join(" ");
    let is_replaced = parts.len() > 2 && parts.len() % 2 == 1 && parts.last().is_some_and(|last| has_word(last));
    if is_replaced { (join(struck), join(kept)) } else { (String::new(), line.to_owned()) }
}

fn has_word(text: &str) -> bool {
    text.contains(char::is_alphanumeric)
}

/// A text without the marks of bold, underlined and slanted letters, of code, of little pictures, and of a name in a chat: “@ann”.
fn without_look(text: &str) -> String {
    let text = text.replace("**", "").replace("__", "").replace('`', "");
    let words = text.split(' ').filter_map(|word| {
        let slanted = word.strip_prefix('*').and_then(|word| word.strip_suffix('*'));
        let word = slanted.filter(|inner| has_word(inner)).unwrap_or(word);
        let word = word.strip_prefix('@').filter(|name| name.starts_with(char::is_alphanumeric)).unwrap_or(word);
        (!is_picture(word)).then_some(word)
    });
    let text = words.collect::<Vec<_>>().join(" ");
    // The whole line may be slanted: “_Board A_”.
    let inner = text.trim().strip_prefix('_').and_then(|text| text.strip_suffix('_'));
    inner.unwrap_or(text.trim()).to_owned()
}

/// Whether a word is a little picture or the name of one: “`:flag_a:`”.
fn is_picture(word: &str) -> bool {
    let name = word.strip_prefix(':').and_then(|word| word.strip_suffix(':')).unwrap_or_default();
    let is_name = name.len() > 1 && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    let is_drawn = |c: char| matches!(u32::from(c), 0x1F000..=0x1FAFF | 0xFE0F | 0x200D | 0xE0020..=0xE007F);
    is_name || !word.is_empty() && word.chars().all(is_drawn)
}

#[cfg(test)]
mod tests {
    use super::{PlainLine, without_leaders};

    #[test]
    fn the_words_of_a_line_are_left() {
        for (line, aside, text) in [
            ("> > Austria: Ann 5", "", "Austria: Ann 5"),
            ("[14/02/2026, 17:58] Meg TD: Board 1: Austria", "[14/02/2026, 17:58] Meg TD", "Board 1: Austria"),
            ("14.02.26, 17:58 - Meg: Austria Ann", "14.02.26, 17:58 - Meg", "Austria Ann"),
            ("12.3.2022 klo 9.15 - Outi: Pöytä 1", "12.3.2022 klo 9.15 - Outi", "Pöytä 1"),
            ("    * :flag_a: Austria: `@Hedgehog3` - 5 SC", "", "Austria: Hedgehog3 - 5 SC"),
            ("* **Board A** (ended 1909)", "", "Board A (ended 1909)"),
            ("Italy: mr_blobby - ~~0~~ eliminated F1903", "", "Italy: mr_blobby -   eliminated F1903"),
            ("Italy: ~~Ann Lee~~ Bob 4", "Ann Lee", "Italy:   Bob 4"),
            ("~~Italy: Ann Lee 4~~", "", "~~Italy: Ann Lee 4~~"),
            ("Russia 18 *solo*", "", "Russia 18 solo"),
            ("_Board A_", "", "Board A"),
            ("__Board A__ (called after 1906)", "", "Board A (called after 1906)"),
            ("🇷🇺 Russia: Ann 5*", "", "Russia: Ann 5*"),
            ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} England: Ann - 0", "", "England: Ann - 0"),
            ("Austria - Ann - 5", "", "Austria - Ann - 5"),
        ] {
            let read = PlainLine::of(line);
            assert_eq!((read.aside.as_str(), read.text.as_str()), (aside, text), "{line}");
        }
    }

    #[test]
    fn dots_may_lead_to_a_number() {
        for (line, without) in [
            ("Austria ..... Ann Lee..........5", "Austria - Ann Lee - 5"),
            ("A. Lee (Austria) ... 5", "A. Lee (Austria) - 5"),
            ("Austria: Ann Lee jr. 5", "Austria: Ann Lee jr. 5"),
        ] {
            assert_eq!(without_leaders(line), without);
        }
    }
}
