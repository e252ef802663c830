//! Compares the names of events as whole names, without the year, the edition and the word “Diplomacy”.

use crate::book::fold_name;

/// Words that do not distinguish one event from another.
const COMMON_WORDS: [&str; 2] = ["the", "diplomacy"];

/// The words that distinguish an event. Two names with the same key mean the same event: “The 2001 Australian Diplomacy
/// Championships” and “Australian Championship”. A name with one more word, such as “Western”, is another event.
pub(super) fn event_key(name: &str) -> String {
    let folded = fold_name(name);
    let mut words: Vec<String> =
        folded.split(|c: char| !c.is_alphanumeric() && c != '.').flat_map(words_between_dots).collect();
    words.retain(|word| !COMMON_WORDS.contains(&word.as_str()) && !is_number(word));
    // The edition stands at one end: “Don Challenge Cup X”.
    for last in [true, false] {
        let end = if last { words.len().saturating_sub(1) } else { 0 };
        if words.len() > 1 && words.get(end).is_some_and(|word| is_roman_number(word)) {
            words.remove(end);
        }
    }
    for word in &mut words {
        if word == "championships" {
            word.pop();
        }
    }
    words.join(" ")
}

/// The words of a text with dots: “A.C.T.” is one word, and “vic.open” are two.
fn words_between_dots(text: &str) -> Vec<String> {
    let parts: Vec<&str> = text.split('.').filter(|part| !part.is_empty()).collect();
    if parts.len() > 1 && parts.iter().all(|part| part.chars().count() == 1) {
        vec![parts.concat()]
    } else {
        parts.into_iter().map(str::to_owned).collect()
    }
}

/// Whether a word is a number or an ordinal: “2001”, “5th”.
fn is_number(word: &str) -> bool {
    let ending = word.trim_start_matches(|c: char| c.is_ascii_digit());
    ending.len() < word.len() && matches!(ending, "" | "st" | "nd" | "rd" | "th")
}

/// Whether a word is a Roman number up to 39.
fn is_roman_number(word: &str) -> bool {
    let tens = word.chars().take_while(|c| *c == 'x').count().min(3);
    // Every x is one byte. The x of “ix” belongs to the ones.
    let ones = &word[tens..];
    !word.is_empty() && matches!(ones, "" | "i" | "ii" | "iii" | "iv" | "v" | "vi" | "vii" | "viii" | "ix")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_compared_as_a_whole() {
        for name in [
            "Australian Diplomacy Championships",
            "Australian Championship",
            "The Australian Diplomacy Championships 2001",
            "2001 AUSTRALIAN CHAMPIONSHIPS",
            "XVI Australian Diplomacy Championships",
            "16th Australian Diplomacy Championships, 2001",
        ] {
            assert_eq!(event_key(name), "australian championship", "{name}");
        }
        assert_eq!(event_key("A.C.T. Championships"), event_key("ACT Diplomacy Championships"));
        assert_eq!(event_key("The Don Challenge Cup X"), event_key("Don Challenge Cup"));
        for other in ["Western Australian Diplomacy Championships", "Australian Open", "South Australian Championships"]
        {
            assert_ne!(event_key(other), "australian championship", "{other}");
        }
        assert_eq!(event_key("2001"), "");
        assert_eq!(event_key("X"), "x", "the whole name is no edition");
    }
}
